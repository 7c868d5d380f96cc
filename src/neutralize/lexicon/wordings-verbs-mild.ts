/**
 * Loaded and chatty verbs that a plain one can stand for wherever they stand, but for the scenes and before the nouns named beside them. No tactic.
 */
import type { WordingBlock } from './wording.ts'

const mild = (cues: string, unless?: string, before?: string): WordingBlock => ({
  tactic: null,
  kind: 'verb',
  severity: 1,
  reason: '',
  isLast: true,
  ...(unless ? { unless: unless.replace(/\s+/g, ' ') } : {}),
  ...(before ? { before: before.replace(/\s+/g, ' ') } : {}),
  cues,
})

export const mildVerbs: WordingBlock[] = [
  mild(
    `vanish=disappear,glug=drink,slurp=drink,munch on=eat,scarf down=eat,doze=sleep,doze off=fall asleep,
    nod off=fall asleep,trudge=walk,traipse=walk,saunter=walk,amble=walk,hightail it=leave,skedaddle=leave,
    scarper=leave,gape at=look at,leer at=look at,goggle at=look at,smirk=smile,scowl=frown,chortle=laugh,
    guffaw=laugh,snigger=laugh,snicker=laugh,whinge about=complain about,whinge=complain,gripe=complain,
    bleat about=complain about,bleat on about=complain about,bellyache about=complain about,
    harp on about=keep talking about,harp on=keep talking about,bang on about=keep talking about,
    drone on about=keep talking about,natter about=talk about,blab about=talk about,blab=talk,astound=surprise,
    astonish=surprise,dumbfound=surprise,mystify=puzzle,perplex=puzzle,nonplus=puzzle,flummox=puzzle,bemuse=puzzle,
    adore(finite)=like,loathe(finite)=dislike,detest(finite)=dislike,abhor(finite)=dislike,lust after=want,
    squander on=spend on,shell out=pay,fork out=pay,fork over=pay,splash the cash=spend money,fork out for=pay for,
    shell out for=pay for,bristle over=object to,grovel=apologize,plump for=choose,stump for=campaign for,
    slink back to(finite)=return to,slink back(finite)=return,slink off=leave,crawl back to(finite)=return to,
    crawl back(finite)=return,exact revenge=take revenge,shaft(pastDeed)=disadvantage,dither=delay,
    dither over=delay over,sleepwalk into=drift into,swan around=go around,swan off=leave,swan off to=go to,
    cosy up=move closer,cozy up=move closer,blab to=talk to,squeal on=inform on,rat out=inform on,grass up=inform on,
    dob in=report,gazump=outbid,obsess about=think about,swoon at=like,blow up over=become angry over,
    slag off=criticize,lambaste over=criticize over,mouth off=speak,witter on about=talk about,
    prattle on about=talk about,clobber=hit,puke=vomit,belch out=emit,scream past=pass,jet into=fly to,zip past=pass,
    whizz past=pass,chow down=eat,belt out=sing,croon=sing,strum=play,smooch with=kiss,lock lips with=kiss,
    thwack=hit,biff=hit,slug it out=compete,duke it out=compete,tussle over=dispute,bicker about=argue about,
    carp at=criticize,slate over=criticize over,lambast over=criticize over,razz=tease,rile up=anger,
    slurp up=take in,rue=regret,flunk=fail,muddle through=manage`,
  ),
  mild(`fling=throw`, `rhetoric slurs slur remarks words accusation taunts racist abuse insult insults accusations`),
  mild(
    `hurl=throw`,
    `rhetoric slurs slur remarks words accusation taunts racist abuse insult insults accusations hurlers hurler gaa
      kilkenny limerick cork tipperary clare ball pitch pitcher innings vomit`,
  ),
  mild(
    `devour=eat`,
    `coin coins crypto stocks shares company companies podcast podcasts news series show cancer debt inflation
      profits savings fire flames blaze wildfire wildfires book books novel read reading sea ocean galaxy star black
      hole content fans time resources energy budget`,
  ),
  mild(
    `gobble up=eat`,
    `coin coins crypto stocks shares`,
    `pie pies burger burgers pizza cake cakes food bread fish insects plants crumbs lunch dinner breakfast snacks
      chips biscuits cookies sandwich sweets chocolate`,
  ),
  mild(`gobble=eat`, `coin coins crypto stocks shares turkey market company land energy memory`),
  mild(
    `guzzle=drink`,
    `electric ai centers centres datacenters gas fuel petrol energy power water electricity car cars data`,
  ),
  mild(`munch=eat`, `edvard scream painting`),
  mild(`nibble on=eat`, `computing`),
  mild(`snooze=sleep`, `button stocks alarm loses lose you lawn`),
  mild(`jet out=leave`, `gas water plume flames`),
  mild(`glare at=look at`, `sun light headlights`),
  mild(`cackle=laugh`, `hyena hyenas hen hens`),
  mild(`wail=cry`, `siren sirens guitar wind alarm alarms baby`),
  mild(`dish on=talk about`, `restaurant chef menu roof plates served serve tv satellite recipe cook`),
  mild(`dish about=talk about`, `restaurant chef menu`),
  mild(
    `spill on=talk about`,
    `oil coffee chemical chemicals fuel milk tanker beans tea wine drink water lorry road motorway highway street
      floor beach beer blood shirt dress train`,
  ),
  mild(
    `plead=ask`,
    `guilty not court case cases ignorance trial judge charge charges murder insanity fifth hearing jury prosecutor
      prosecutors contest manslaughter fraud assault deal plea bargain`,
  ),
  mild(
    `confess=admit`,
    `police murder murders kill killed killing killer crime crimes court detective detectives priest priests church
      sin sins murderer arrested rape terrorist terrorists suspect suspects guilty cop cops tortured torture`,
  ),
  mild(`fool=deceive`, `april gold horses idiot rush suffer nobody no old around ship yourself`),
  mild(`con(pastDeed)=deceive`, `artist chef dinh air edison ed vietnamese`),
  mild(`covet(finite)=want`, `neighbour neighbor wife commandment`),
  mild(`lavish on=spend on`, `praise attention love`),
  mild(`pony up=pay`, `sale horse horses race racing`),
  mild(`stump up=pay`, `tree trees`),
  mild(`cough up=pay`, `blood phlegm hairball mucus lung`),
  mild(
    `hoard=keep`,
    `accused books police found collector gold coins coin roman viking dragon saxon unearthed detectorist squirrel
      squirrels treasure weapons dead cats animals house rubbish rats disorder hospital toilet cocaine guns bodies
      body`,
  ),
  mild(`stash=keep`, `police cocaine drugs drug guns body bodies heroin cannabis weapons`),
  mild(
    `pounce on=react to`,
    `troops soldiers army navy rebels militants drone drones raiders cat cats lion tiger leopard police shark dog
      bear thieves thief goal header rebound wolf robbers robber attacker attackers hawk owl burglar suspect man woman
      girl boy victim mistake error keeper striker chance chances fox bargain bargains deal deals opportunity`,
  ),
  mild(
    `pounce=act`,
    `troops soldiers army navy rebels militants drone drones raiders cat cats lion tiger leopard police shark dog
      bear thieves thief goal header rebound wolf robbers robber attacker attackers hawk owl burglar suspect man woman
      girl boy victim mistake error keeper striker fox prey killer attack attacked spider predator`,
  ),
  mild(`bask in=enjoy`, `seal seals lizard lizards crocodile shark sharks cat cats turtle turtles snake iguana`),
  mild(`zoom past=pass`, `car cars police driver camera train motorcycle bike asteroid comet`),
  mild(
    `school=correct`,
    ``,
    `senator senators reporter reporters critic critics troll trolls pundit pundits congressman congresswoman hater
      haters`,
  ),
  mild(
    `gasp(objectless)=react`,
    `breath breathe air oxygen lungs lung covid dying drown drowning patient patients last`,
  ),
  mild(
    `cheer=welcome`,
    `fans crowd crowds supporters beer pub tv sitcom toast spectators students`,
    `ruling decision report plan verdict data cut cuts results earnings bill law deal`,
  ),
  mild(
    `banish=remove`,
    `exile exiled`,
    `limescale stain stains mould mold damp wrinkle wrinkles odour odours odor odors smell smells grease bloating
      cellulite weeds acne spots dandruff blackheads rust`,
  ),
  mild(`zap=remove`, ``, `limescale stain stains mould mold wrinkle wrinkles smells grease cellulite weeds acne spots`),
  mild(
    `crush=reduce`,
    `patent claim drug drugs market rival sales`,
    `inflammation cholesterol stress anxiety bloating cravings`,
  ),
  mild(`smash=reduce`, `patent claim drug drugs market rival sales`, `cholesterol stress anxiety bloating cravings`),
  mild(`blast=reduce`, `patent claim drug drugs market rival sales`, `fat cholesterol bloating cellulite`),
  mild(`melt=reduce`, `butter cheese chocolate recipe ice`, `fat bloating cellulite`),
  mild(`torch=reduce`, `fire lighter match candle`, `fat calories`),
  mild(
    `brick=disable`,
    `wall walls house`,
    `car cars phone phones iphone iphones consoles devices laptops pcs tvs computers routers tablets watches`,
  ),
  mild(
    `crash=turn up at`,
    `car cars plane truck drone driver bus helicopter van lorry jet stock stocks market`,
    `meeting party wedding rollout conference rally gala briefing premiere`,
  ),
  mild(
    `gut=cut`,
    `fish fire building blaze house home homes renovation renovated flames`,
    `pay overtime protections wages benefits pensions newsroom workforce agency rules`,
  ),
  mild(`trouser=receive`, `pants`, `bonus bonuses payout payouts fee fees pay salary dividend dividends`),
  mild(
    `boot=remove`,
    `car computer wheel clamp clamped ski parking football`,
    `chair ceo boss coach manager minister chairman chairwoman director leader`,
  ),
  mild(`snarl=slow`, `dog wolf tiger`, `traffic roads commute trains`),
  mild(
    `crush by=burden by`,
    `car truck tree rock wall machine boulder elephant crowd train bus stampede concrete rubble`,
    `rent rents debt debts bills costs taxes mortgage inflation fees loans interest grief`,
  ),
  mild(
    `wade into=get involved in`,
    `water waters river sea lake surf pool flood floodwater floodwaters crowd ocean creek pond stream canal mud`,
  ),
  mild(`bag=get`, `police bin rubbish body plastic paper`, `bargain bargains freebie freebies`),
  mild(`besmirch=damage`, ``, `reputation name`),
  mild(`sully=damage`, ``, `reputation name image legacy brand`),
  mild(`trash=damage`, ``, `reputation legacy economy brand`),
  mild(
    `shoot down=reject`,
    `plane planes jet jets drone drones missile missiles aircraft helicopter balloon balloons russian ukraine
      ukrainian military pilot ufo satellite man suspect police`,
    `claim claims rumour rumours rumor rumors idea proposal proposals plan plans request suggestion suggestions bill
      theory`,
  ),
  mild(
    `swat away=dismiss`,
    `fly flies ball shot shots`,
    `claim claims criticism question questions rumours rumors concerns`,
  ),
  mild(`bat away=dismiss`, `ball`, `claim claims criticism question questions rumours rumors concerns`),
  mild(
    `rubbish=dismiss`,
    `bin bins waste collection`,
    `claim claims report reports rumours rumors suggestion suggestions idea`,
  ),
  mild(`plonk=put`, `wine`),
  mild(`whip up=make`, `cream wind winds storm eggs crowd`, `recipe meal dinner cake dish snack`),
  mild(`conjure up=produce`, `magician magic spirits`),
  mild(`cook up=devise`, `chef recipe kitchen meal meth`, `scheme plot plan plans excuse story`),
  mild(`hatch=devise`, `egg eggs chick chicks bird birds turtle turtles`, `scheme plot plan plans`),
  mild(`slope off=leave`, `slope slopes ski`),
  mild(`pluck from=rescue from`, `string chicken obscurity eyebrow feathers crowd`),
  mild(`flog=sell`, `prison court lashes lash whip whipped sharia iran singapore saudi dead horse`),
  mild(`stumble upon=find`, `step toe`),
  mild(
    `stumble on=find`,
    `nut nuts ice stone stones uneven loose step toe stage stairs words speech line lines pavement field`,
  ),
  mild(`stumble across=find`, `step toe finish line`),
  mild(`swipe=steal`, `card cards screen phone phones tinder right left dating app apps at way bear paw cat`),
  mild(`snare=catch`, `trap traps trapped animal animals rabbit bird birds drum poacher poachers deer fox dog cat`),
  mild(
    `ignite(governed)=prompt`,
    `powder keg fire fires fuel gas oil petrol candle carpet wildfire wildfires blaze engine rocket match barbecue
      flames forest gunpowder`,
  ),
  mild(
    `strangle=restrict`,
    `woman man girl wife victim murder killed police dead death dog cat throat neck`,
    `firms firm business businesses economy growth trade industry enterprise innovation recovery`,
  ),
  mild(
    `hijack=take over`,
    `plane planes ship ships bus pirates truck trucks tanker jet car cars hijacker hijackers flight vessel police`,
    `curriculum school schools agenda party movement event trend hashtag`,
  ),
  mild(
    `beg=ask`,
    `question differ belief mercy life lives street streets beggar beggars food money die dying save death change`,
  ),
  mild(`pocket=take`, `snooker ball`, `bribe bribes kickback kickbacks cash fee fees bonus bonuses`),
  mild(
    `rot in=remain in`,
    `teeth fruit food body bodies corpse wood meat fields field`,
    `jail prison cell cells camp custody`,
  ),
  mild(
    `nab=get`,
    `police thief thieves suspect cops cop arrested burglar robber fugitive fbi officers agents detectives smuggler
      gang`,
  ),
  mild(`scramble to=hurry to`, `jet jets fighter safety top summit exits shore fighters raf`),
  mild(
    `milk=exploit`,
    `cow cows dairy goat goats farm farmer baby almond oat`,
    `system benefits taxpayer taxpayers loophole loopholes customers fans`,
  ),
  mild(`mow down=hit`, `gunman gunmen shooter shot gun guns rifle bullets lawn grass machine`),
  mild(`crash out of=go out of`, `car lorry bed`),
  mild(
    `rob of=deprive of`,
    `gunpoint thief thieves bank`,
    `win victory goal title point points chance penalty medal glory crown`,
  ),
  mild(`pile into=join`, `car cars van bus truck lorry vehicle crash crashed taxi wall room`),
  mild(`weigh in on=comment on`, `boxer boxing ufc fight`),
  mild(`stiff=fail to pay`, ``, `workers contractors staff suppliers creditors`),
  mild(`diddle=cheat`, `hey fiddle`),
  mild(`rook=cheat`, `chess bird nest`),
  mild(`rail over=complain about`, `train trains`),
  mild(`stew over=worry about`, `beef recipe`),
  mild(`melt over=like`, `ice snow cheese butter recipe`),
  mild(`flip over=react to`, `car boat pancake truck vehicle kayak`),
  mild(`kick off over=complain about`, `match game`),
  mild(`tee off=complain`, `golf golfer masters course hole`),
  mild(
    `spew=express`,
    `lava volcano smoke sewage oil vomit ash exhaust gas plant chimney waste`,
    `hate hateful garbage venom bile vitriol hatred anger nonsense abuse`,
  ),
  mild(`spout=say`, `water whale volcano`),
  mild(`waffle=speak at length`, `waffles maple syrup breakfast house iron`),
  mild(`ramble=speak at length`, `walk walkers hikers countryside`),
  mild(
    `hamstring(governed)=limit`,
    `injury injuries injured muscle strain tear surgery player striker season weeks out tendon`,
  ),
  mild(`muzzle=silence`, `dog dogs rifle gun rottweiler`),
  mild(`carve up=divide`, `turkey roast meat beef ham pumpkin`),
  mild(`yank=remove`, `hair tooth rope string strings yankee yankees arm chain ear england`),
  mild(`crater(figures)=fall`, `moon mars lunar asteroid meteorite volcano`),
  mild(`drag for=criticize for`, `river lake water body police car canal pond`),
  mild(
    `swoop on=raid`,
    `eagle eagles bird birds owl hawk gull gulls seagull seagulls player transfer club striker midfielder signing
      target chips bargain`,
  ),
  mild(`belch=emit`, `cow cows`),
  mild(`crack=solve`, `egg eggs nut nuts skull ribs whip`, `riddle mystery puzzle enigma cipher`),
  mild(
    `gift=give`,
    `christmas present presents ideas shop card cards bag`,
    `win victory goal glory lead title penalty point points equaliser`,
  ),
  mild(
    `shrug off=dismiss`,
    `injury injuries cold`,
    `criticism claims concerns warnings critics rumours rumors fears questions`,
  ),
  mild(`sniff at=dismiss`, `dog`),
  mild(`gorge on=eat`, `tv netflix content series shows news cash money podcasts debt`),
  mild(`wolf=eat`, `pack packs`, `burger burgers pizza pie pies sandwich`),
  mild(`neck(finite)=drink`, ``, `pints pint beers shots`),
  mild(`warble=sing`, `bird birds`),
  mild(`pen=write`, `pig pigs sheep bull`, `letter letters book memoir song songs essay op-ed tribute note poem`),
  mild(`whack=hit`, `mob mafia mole moles`),
  mild(`wrangle=argue`, `horse horses cattle cowboy jeans`),
  mild(`roast over=criticize over`, `fire coals campfire`),
  mild(
    `wind up=provoke`,
    `clock toy business company case operation war investigation with in at on as`,
    `rival rivals fans critics neighbours`,
  ),
  mild(`hoover up=take in`, `carpet dust vacuum`),
  mild(`vacuum up=take in`, `carpet dust`),
  mild(
    `pinch=steal`,
    `woman girl nose arm bottom bum groin`,
    `chips phone phones bike bikes purse wallet sandwich sandwiches lunch laptop necklace`,
  ),
  mild(`bolt=leave`, `lightning usain door`, `statehouse capitol party chamber`),
  mild(`dwarf(governed)=exceed`, `planet planets galaxy star snow white conifer rabbit hamster tree trees hippo`),
  mild(
    `gouge=overcharge`,
    `eye eyes wood`,
    `diabetics patients customers drivers consumers shoppers renters tenants fans travellers travelers`,
  ),
  mild(`snap=take`, ``, `photo photos picture pictures selfie selfies`),
]
