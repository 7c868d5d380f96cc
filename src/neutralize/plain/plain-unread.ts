/**
 * Entries of the lexicon that may be used on titles which nobody reads before they are printed: each was read in its
 * places in tens of thousands of titles, and stays where nearly every one was right (docs/decisions/0239-plain-words-in-titles.md,
 * 0256-readers-of-two-thousand-titles.md).
 * All other loaded words stay as published.
 */
import { once } from '../../text/memoize.ts'
import type { Headline } from '../headline/words.ts'
import type { WordingKind, WordingMatch } from '../lexicon/wording.ts'

/**
 * By kind, a row for an entry: `cue=plain words` or, left out, `cue`, and which words beside it allow it: `not before …`,
 * `only before …`, `not after …`, `only after …`, and anywhere in the title `with …`, `without …`; `#` is a count, `%` a share.
 */
export const PLAIN_UNREAD: Readonly<Record<WordingKind, string>> = {
  verb: `
assail=criticize; not before by
backfire=have the opposite effect; with sanctions tariffs tariff push pressure tactics threat; not before on against in for when as and after badly spectacularly big hard dramatically massively horribly hilariously horrifically tariff tariffs sanctions policy policies threat threats push plan plans strategy pressure; not after spectacularly badly hilariously massively; without arrested car engine fireworks gun shots injured hurt chilling bomber bombers
balk at=object to; with republicans republican democrats democratic senators lawmakers council governors gop; not before endorsing voting backing supporting saying calling taking joining sending naming condemning criticizing approving signing funding paying raising giving making going letting cost costs price prices home nothing defying challenging confronting ousting crossing lending; without judge judges justices jury jurors buyers shoppers consumers investors lenders banks parents workers
barrel toward=move toward; without truck car driver suv crowd train bus vehicle
bash=criticize; not before in into with; not after annual gay big trump media america israel police; without birthday party hammer bat skull head death assault cricket
beg=ask; only before trump canadians france congress biden voters lawmakers fans customers tourists government ministers; with to; without kidnapped hostage hostages dying dead killed life murder rape prison torture mother mom father family asks ask asked homeless beggar beggars child children kid kids boy girl dad street streets food starving hungry refugees row execution detained survive
bemoan=complain about; without death deaths died killed killing killings dead tragedy
berate=criticize; without video caught viral employee employees worker workers customer passenger passengers woman man staff child children
bicker=argue; only after democrats lawmakers leaders of parties republicans stop; without argue argues argued arguing argument arguments
blast=criticize; not before off past through out into away open hole home a; without ko kos boxing boxer heavyweight title homer homers homerun runs rocket spacex missile bomb storm snow winter heat cold music solar radiation radio gun shotgun
blindside=surprise; not before hit block sack; without nfl quarterback crash car truck movie
brush off=dismiss; without snow dust dirt sand ice injury injuries win beat
bust=break up; only after feds police cops authorities fbi dea agents; only before one multimillion drug human fraud international smuggling trafficking burglary noida-based; with ring rings gang gangs scheme schemes racket network networks syndicate; without dealer dealers man woman kingpin boss leader leaders member members party mayor house lab suspect suspects smugglers trafficker traffickers mule mules factory tunnel hideout den shipment shipments deal sub submarine boat plane lorry truck van myth myths doctor doctors nurse nurses student students seller footballer player star fugitive fugitives wanted skull another more op
call out=criticize; not before sick to for of from in at on loud; without help troops guard coastguard rescue name names firefighters crews umpire racism antisemitism
chide=criticize
clap back at=respond to
claw back=recover; with stocks stock dow nasdaq losses; without fund funds funding aid money grants
crater=fall; only after stock stocks shares dow nasdaq bitcoin futures prices; not before lake moon image images photo photos picture pictures view views discovery selfie footage; without moon mars asteroid meteor volcano fall falls fell nasa astronomer
dazzle=impress; with debut debuts episode premiere; not before debut debuts; not after a an the her his their its more most; without gown dress diamond diamonds tiara laser lasers headlights lights drivers wit sun sunlight fireworks jewels jewel sequins gems driver pilot pilots comet aurora meteor
decry=criticize; without atrocity atrocities massacre massacres killing killings shooting shootings attack attacks terror terrorism violence genocide murder murders rape torture abuse abuses death deaths famine
diss=criticize; not before the tracks; not after a; without hell outta hilariously rap rapper track
ditch=abandon; only before bluetooth chrome climate dei esg net-zero physical plan plans pledge vr; not after a the last; without car truck plane road river found body
ditch=drop; not before me him her us school class; without plane jet car river boyfriend girlfriend wife husband
double down on=commit further to; only before ai coal electric ev evs investing law nuclear oil oregon's protections renewables sanctuary stocks; without claim claims comment comments remark remarks criticism warning warnings threat threats attack attacks commit commits bet bets
dupe=deceive; not after a the this perfect
embroiled in=involved in; without allegation allegations accusation accusations claims
eviscerate=criticize
excoriate=criticize
fire back at=respond to; without troops soldiers army rocket rockets missile missiles gunfire shooting shot shots police gunman border israel israeli hezbollah hamas iran pakistan officer officers
fire back=respond; not before at against in on up to under when into from; without police officer officers gunman suspect shooting gunfire shots troops soldiers army military rocket rockets missile missiles israel hamas hezbollah iran pakistan agents firefighters wildfire
flaunt=show; without rule rules law laws order orders norms ban court wealth
freak out about=react to; only before this these that; only after are is; with people everyone; without virus disease flu vaccine allergy drug covid coronavirus covid-19 earthquake war bomb market markets stocks why stop not hurricane storm tick spider asteroid recession bank missing no nobody none
fume over=criticize; only after beijing china democrats dems gop korea lawmakers republicans senators us; without loss loses lost losing defeat delay delays toxic gas smoke privately
fume=express anger; only after ranchers locals fans residents neighbors lawmakers customers passengers users; not before that
gear up for=prepare for
gear up to=prepare to
go off on=criticize; not before a an the his her their own trip tangent vacation leave; without bomb bombs explosion explosive alarm alarms siren gun grenade device fireworks blast phone
grill=question; not after a the on; without chicken burger cheese steak recipe recipes bbq barbecue meat fish food kitchen restaurant summer cook cooking charcoal coals vegetables corn mushrooms burgers
hit back at=respond to; without missile missiles strike strikes airstrike airstrikes rocket rockets bombing drones
hit back=respond; not before at against on to back over; without goal goals win wins beat draw missile missiles strikes airstrikes
hit out at=criticize
humiliate=embarrass; only before trump biden vance harris putin starmer macron netanyahu republicans democrats; without strip stripped naked sexually prisoners abuse abused embarrass embarrassed embarrassing
ignite=lead to; only before a backlash bitter controversy crime debate debates feud new saudi-u.a.e saudi-uae; with backlash controversy debate debates feud; not after is are was were be been being; without fire fires wildfire blaze flames explosion explosions lead leads led
implore=ask
infuriate=anger; without infuriating anger angers angered angry
irk=displease
jolt=affect; only after could to will may might; with markets market midterms; not before of; without awake into out back from higher lower up down alive earthquake quake magnitude housing revive bid effort tries seeks hopes share not unlikely won't fail fails failed little nothing tremor taser electric eel stun fish thief
lambast=criticize
lambaste=criticize
lash out at=criticize; without knife bear dog shark inmate missile missiles strike strikes drones vile
lash out=voice criticism; only before after as over; only after musk trump; without criticism criticize criticizes
lose it over=respond to; only after are; with people fans internet twitter users viewers
make waves=draw attention; only after is are who's; not before of for; without ocean sea pool surf surfing swimmer swimmers swimming boat water wave beach river gravitational hurricane storm tropical coast shore harbour harbor lake moon whale ship ships ferry yacht sailor rower ducks sub submarine sonar radio space-time hair sound light microwave
mock=make fun of; only before trump trump's trump’s donald biden biden's obama obamas barack newsom harris macron macron's vance musk netanyahu jeffries republicans democrats critics russia john; not after a an the in at during with of for is are was were be been being gets get got widely and; without trial trials debate debates draft drafts election exam exams rehearsal prep execution funeral justice killed killing victims aide
outrage=anger; only before at over by; not after an moral mock fake faux selective manufactured; without anger angry angers
pile pressure on=put pressure on
plagued by=affected by; only before claims russian lawsuits election delays technical problems glitches errors bugs allegations low foreign corruption injuries; without violence killings gang gangs rape dead killed attacks strikes missiles drones shelling bombing
plummet=fall; not before from off into down; without fall falls fell plane helicopter jet death deaths dies died die killed dead kills injured ground earth ocean sea crash crashed crashes man woman boy girl climber hiker skydiver elevator lift car bus truck drone balloon feet ft metres meters floor cliff bridge roof window satellite rocket her his their pilot teacher student worker tourist teen falcon falcons gannet gannets prey rollercoaster coaster ride
plunge=fall; not before into to from off; not after the a; without fall falls falling fell slide slides cliff ravine plane bus death deaths neckline
race to=hurry to; only after lawmakers crews businesses airlines officials doctors administration; not before victory lead finish gold silver title top bottom glory record beat become be win replace succeed unseat # the a first crash scene blaze hospital; without rescue rescuers pole rival rivals two rowing sailing yacht regatta
rage at=criticize; only after house dems democrats republicans gop trump; without fire fires blaze wildfire battle
rage=express anger; only before about over; only after musk newsom putin trump vance; without rage fire fires wildfire war
rail against=criticize; not after light speed high-speed commuter the
rake in=bring in
rattle=worry; only before families officials south mexican lawmakers businesses companies republicans democrats allies retailers small-town eu; without quake quakes earthquake earthquakes aftershock aftershocks tremor tremors magnitude gunfire explosion explosions blast storm storms tornado hurricane thunder saber sabre sabers sabres airstrikes strikes shooting shootings killing killings murder dead death deaths stabbing confidence worry worries temblor boom train trains bomb eruption volcano rocket shelling shook bowler bowlers spinners wickets innings cricket
reignite=renew; with concern concerns debate tensions fears push feud fight calls questions controversy speculation; without fire fires wildfire blaze flames obsession
rejoice=celebrate; not before at in over that; without celebrate celebrates celebrating celebration celebrations lord christ bible hymn christmas church mass death dead
rile=anger; not before up; without anger angers
rip into=criticize
rip through=move through; only before southern northern eastern western central parts texas oklahoma kansas arkansas missouri mississippi alabama tennessee kentucky florida illinois iowa nebraska twin; with tornado tornadoes twister storm storms thunderstorm thunderstorms hurricane typhoon cyclone; without explosion explosions blast fire fires school mall church home homes nrl warriors bulldogs tigers panthers eels defense defence golden state force melbourne; only after tornado tornadoes twister twisters storm storms thunderstorm thunderstorms hurricane typhoon cyclone they
rip=criticize; not before off through apart up out open into down away tide a from; not after let to; without tornado storm storms hurricane fire fires wind winds current currents shirt pants dress jeans roof wall cd dvd homer double single rbi died dies dead legend
roar back=come back; not after came come comes coming the a brisbane trump biden he she putin iran china; not before at; with market markets stocks stock shares dow nasdaq bitcoin crypto docket inflation economy tourism sales; without brisbane lion lions crowd
rock=hit; not before concert band music star climber slide slides and; not after of falling loose sends
scold=criticize; not after a the; without child children kids toddler son daughter dog puppy cat
scramble to=work to; only before defend respond announce avert contain fix pass secure finalize prevent restore save salvage counter justify comply assess clear build remove push shore repair rebuild replace adapt adjust rescue protect limit explain; not after the a an mad last-minute global in left leaving amid final desperate frantic new big diplomatic his her their our its inside vaccine; without jets jet warplanes aircraft fighter fighters helicopters sends sent send sending quarterback qb nfl touchdown goal goalkeeper keeper penalty scrambled raf tickets fans corner climber climbers hiker hikers summit ridge neuer
scramble=complicate; only before a america's democratic gop gun politics race second senate the; with debate map politics primary race; not after a an in mad the this; without egg eggs jet jets fighter fighters code aircraft complicate complicates
seize=take; only before control; without rebels rebel militants militant military army troops forces soldiers gunmen coup power junta taliban isis jihadists pirates hijackers inmates prisoners houthis hamas hezbollah cartel gang gangs m23 rsf rapid al-shabaab separatists fighters jihadist police ship tanker vessel town city airport israel israeli russia russian ukraine ukrainian gaza sudan syria congo man passenger cockpit bus plane jet wheel rioters mob insurgents guerrillas mutineers wagner loyalists
shake up=change; not after is are was were be been being left badly; not before by after in but
shatter=break; with record records; not before glass dreams into; without break breaks broke window windows
shrug off=dismiss; not after stocks stock markets market investors nasdaq dow qqq shares futures traders; without injury injuries win wins beat loss
sink=fall; not before boats tanker stocks shares market markets in into teeth the; without fall falls falling fell ship ships boat submarine
skewer=criticize; without chicken beef shrimp pork lamb grilled kebab kebabs recipe recipes snl comedy parody cartoon pentatonix
skyrocket=rise; with % percent record; without rise rises rising rose
skyrocket=rise sharply; only after bills costs premiums prices rents sales shares stock cases living deaths demand; not before bill bills cost costs debt demand electricity energy food gas health housing insurance premiums price prices rates rent rents to tuition; without rise rises rising rose sharp sharply % percent record
slam=criticize; not before into on with shut down dunk door doors brakes act coast doubles; not after grand body; without storm storms hurricane typhoon cyclone tornado snow stocks shares market markets wrestling wwe terror terrorist massacre atrocities atrocity killing killings murder murders genocide attack attacks
slap=impose; without with wrist face
slash=cut; not before losses through at with to open; without cut cuts cutting rate-cut knife knives machete razor throat tire tires tyres stab stabbed stabbing wound wounds wounded hockey nhl penalty guitarist painting man woman teen boy girl face faces neck subway passenger suspect prison prisoner inmate inmates guard guards robber robbery attacker attackers killer victim victims vandal vandals canvas portrait artwork aisle shopper cabbie barber blade bottle sail marchand bruins oilers; with price prices jobs tax taxes rate rates budget budgets cost costs spending fine fines judgment forecast forecasts target targets funding pay bonus dividend workforce staff output production tariffs tariff guidance outlook losses fees % million billion payout payouts flights benefits snap medicaid medicare deficit odds grants vaccines vaccinations regulations programs; not after for
smash=break; with record records; not before hit hits bros and burger burgers into mouth; not after a an the office super; without shop store door window windows car
soar=rise; without rise rises rising rose vault rocket spacecraft plane jet eagle eagles bird birds crash crashed crashes drone drones balloon balloons helicopter superman kite hawk hawks falcon falcons astronaut tower towers clouds sky skies box film movie dunk angels thunderbirds pilot pilots aircraft paraglider wingsuit starship artemis moon mountain mountains lakers celtics voice voices vocals singer soprano tenor album single song gymnast biles ski skier jumper; not before over past into; not after sends send sent sending; with % stock stocks shares dow nasdaq index bitcoin crypto futures profit profits price prices cost costs inflation rent rents bills premiums fortune wealth valuation sales revenue earnings yields demand debt exports imports results
sob=cry; not before mess uncontrollably; not after a the; without cry cries crying cried story stories
spar over=argue over
spar with=argue with; with reporter reporters judge senator senators lawmaker lawmakers host; without boxing boxer gym ufc ring champion
spark=lead to; only after remarks remark comments comment arrest arrests detention detentions shooting killing death deaths decision ruling proposal video photo photos raid raids speech cover scenes threat threats tweet tweets posts plan plans tariffs cuts redesign closure appointment; not before by joy fire fires blaze off up hope hopes interest love life memories change plug plugs fly flying
spook=worry; only before investors traders lawmakers allies fintechs markets wall market by; with investors traders lawmakers allies fintechs markets wall market carmakers automakers scientists executives banks lenders; without horse horses cattle cow cows dog dogs elephant elephants deer bird birds whale whales seal seals pony bull bulls geese seagulls sheep reindeer animal animals fish crowd christmas burglar haunted ghost ghosts halloween; not after cia ex-cia nsa mi6 mi5 gchq kgb russian british israeli american chinese iranian soviet former
squabble over=argue over
stoke=add to; only before tension tensions concern concerns fear fears worries anxiety demand speculation doubts uncertainty anxieties unease hostility palestinian resentment mistrust distrust; not before more; without uprising intifada revolt violence unity ashes england cricket test ben bazball injury wicket jailed charged guilty convicted accused
tank=fall; only after stock stocks sales; not before pool pools top tops and by the stock stocks sales market on from for; without fall falls fell falling rise rises tank-top livestock cattle ranch farm water propane fish army tub tubs garden gardens planter planters backyard diy swimming explodes storage oilfield nato military missiles shells ammo ammunition poland germany ukraine dress dresses suit suits reptiles export exports arms engine engines maker heater heaters winter freezing brewery breweries
tear into=criticize; not before a his her their flesh; without dog dogs shark bear lion wolf storm tornado hurricane fire gift gifts presents crowd car home
tease=hint at; only before 2028 imminent major possible potential presidential severe; not after is are was were been being gets
tout=highlight; not before by as for to in himself herself itself themselves; not after is was are were be being been much long widely; without drug drugs treatment cure vaccine doctors ticket tickets
trade barbs=argue
trash=criticize; only before trump trump's trump’s tuberville's tuberville’s biden biden's biden’s vance harris newsom musk obama media; not after white the a this no to; without vandals vandal golf course resort office offices headquarters hq sign signs statue hotel star home mural store building buildings mob rioters dump bin can bag bags warehouse court judge judges rule rules ruling order orders policy policies finding regulation regulations epa investors traders stock shares hat portrait flag
trick=deceive; with into; without prompt prompts hat treat magic dog cat kids shot play; not after a the dirty
tumble=fall; without fall falls falling fell; not before dryer dryers dry; not after could may might to
unload on=criticize; with trump vance carville democrats republicans gop dem dems senator sen rep biden newsom socialists; without gun gunman suspect shots officer officers deputies police truck cargo ship iran missiles strike strikes bombs shares stock stocks
upend=disrupt; only before travel flights holiday air shipping trade global lives life talks plans schedules supply commutes daily everyday midterm gas oil markets; without sentence sentences force policy rules law act status tax norms dead killed killing kills death deaths murder shooting deal deals agreement pact treaty judge ban bans lease leases stove term study theory theories discovery models warming container containers cancer accident crash stroke epa limits; not after court judge scotus
wrest=take
`,
  noun: `
about-face=reversal; not after an does do did doing; without reversal
blitz=campaign; only after marketing pr ad advertising media publicity lobbying; without campaign
blunder=mistake; only after a affordability ai another big biggest costly embarrassing hilarious his historic huge humiliating its major security strategic tactical the their this; without blunders mistake mistakes chess
breakthrough=advance; only after battery laser vaccine quantum medical technology scientific; not before infection infections case cases therapy device designation prize prizes award awards of in season year rates rate hospitalizations hospitalisations deaths death illness illnesses risk covid patients stocks stock starshot listen energy institute; without no not without or advance advances cancer's
bromance=friendship; not before comedy movie film drama
chaos=disruption; only after travel flight flights rail train airport airports commuter traffic airline customs; not before theory erupts; without disruption disruptions disrupt disrupts disrupted dead killed kills death deaths kabul stampede shooting gunman bomb attack riot riots crash brawl missile missiles injured injures injury war flee fleeing fled drunk passenger fight shots shot shooter panic stabbing knife monkey snake
craze=trend; only after protein anti-straw matcha keto fitness pickleball internet tiktok diet food toy
crusade=campaign; only before against to; not after children's first fourth holy last second third; without campaign campaigns christian christians graham indiana islam jerusalem medieval muslim muslims pope
feud=dispute; without start starts trade dispute disputes family blood kill kills killed killing dead deadly death gang gangs clan clans shot shooting
fiasco=failure; only after marketing rebrand rebranding; without fail fails failed failure failures
firestorm=controversy; only after political sparks sparked sparking spark ignites ignited media online national; without fire fires wildfire wildfires blaze dc controversy controversial
furor=controversy; without controversy controversial massacre killing killings rape
fury=anger; not after and no the; without tyson usyk joshua wilder tommy molly-mae paris boxing boxer heavyweight bout wbc nick marvel epic operation hearn makhmudov storm hurricane cyclone typhoon wildfire nature
giant=company; only after tech sportswear insurance pharma pharmaceutical e-commerce chip retail aviation telecom supermarket gaming beverage oil software coffee brewing toy crypto property; not before panda pandas larry bill saudi brazil vietnam colombia taiwan china japan india nigeria norway russia iran venezuela slayer killer leap step robot dinosaur squid teddy spider field fields find discovery elon howard jensen tim warren michael john alan mohamed sir lord inflatable hops steve jeff mark sam gabe philip jack firm firms companies; without every any each no become became becomes becoming create creates creating created into rise built build builds company form forms forming make making once now fallen emerging arabia guyana nigeria venezuela iraq kuwait angola libya algeria kazakhstan opec nation country superpower dies dead died obituary only which former minnow ethiopia uganda canada
giants=companies; only after auto automotive banking beverage chip e-commerce food fruit insurance media mining oil pharma pharmaceutical retail steel tech technology telecom tobacco; without fall falls market markets sanctions stocks company companies startup startups small smaller every any each no antitrust monopoly become became becoming build built created own next future rise turned into produce where cannot can't break breaking breakup minnows rivals rival upstarts shoulders fallen all only once
grilling=questioning
hacks=tips; only after life packing storage cooking travel cleaning kitchen beauty parenting organizing makeup hair productivity decorating baking laundry shopping
meddling=interference; only after alleged chinese election far-left foreign house iranian kremlin outside russian about ministerial political government western putin; not before kids monk priest priests mother mothers mother-in-law mothers-in-law parents neighbor neighbors neighbour neighbours officials politicians bureaucrats ministers judges judge bosses owners billionaires royals aunt; without interference interfere interfering interfered
meltdown=fall; only after price bitcoin crypto; with bitcoin oil gold silver gas; without fall falls reactor nuclear
nightmare=problem; only after bureaucratic logistical logistics pr privacy regulatory hiring student-debt debt; not before fuel scenario scenarios; without problem problems living live lives lived trapped caught stuck wakes woke waking dead killed kills dies died shooting attack suicide
obsession with=focus on; only before engineering gdp greenland growth nvidia tariffs; not after fatal strange no; without focus focused focuses
outrage=anger; not after an moral selective more another no; not before machine bait culture porn industry cycle economy
plot to=plan to; only before stall oust redraw retake thwart bypass; without charged arrested indicted convicted court trial jail jailed prison guilty coup sentenced pleads alleged allegedly fbi police terror terrorist murder bomb kill military soldiers army generals accused foiled foils foil conspiracy overturn mercenaries violent assassinate cartel maduro khan hackers smugglers prince rebels junta kabul sanctions villain novel film movie cemetery allotment farmer prince's prince’s villain's villain’s
regime=government; only after maduro assad communist iranian venezuelan syrian cuban castro military iran iran's fijian putin taliban; not before change changes shift of falls fall collapse collapses collapsed crumbles toppled ousted; without fitness diet workout exercise gym training skincare sleep weight ronaldo revealed inside
scheme=plan; only after greenland crackpot; without fraud court charged guilty convicted police probe bribe bribes investors ponzi
showdown=dispute; only after redistricting gerrymandering shutdown tariff budget spending funding; without dispute disputes
stunner=surprise; only after texas state election senate primary florida ohio virginia pennsylvania wisconsin jersey iowa michigan; with democrat democrats republican republicans gop election senate trump vote voters upsets; without beauty bikini model dress gown goal car photos surprise blonde brunette miss wore wears ncaa tournament football basketball baylor longhorns gators seed overtime girlfriend wife mare horse
tax hike=tax increase
u-turn=reversal; without driver drivers car truck highway road freeway traffic vehicle bus pilot lane police plane flight ship tanker motorist
uproar=controversy; only before over; not after in into an mass huge voice voices voicing express expresses; without murder murders murdered death deaths killing killings killed dead massacre slain rape raped shooting abuse assault torture execution drowned fatal victim victims attack sabha parliament lok rajya house assembly adjourned adjourns mps speaker lawmakers bombing strike strikes war lynching hanging hanged flogging beating beaten femicide genocide famine harassment brutality paedophile pedophile crime
war against=campaign against; only before malaria polio dei rampant sexual plastic obesity litter tobacco smoking; not after at to of wage waging wages waged civil world trade culture; without declare declares declared declaring campaign campaigns lose loses losing lost win wins winning won
war of words=dispute; only before between over with erupts escalates intensifies continues as after; not after just only mere trade civil cold; without just only mere merely than book podcast film play win wins winning lose loses losing real usyk boxing fight scrabble spelling crossword
war on=campaign against; only before fraud dei offshore wind woke coal plastic; not after to at; without declare declares declared declaring wage wages waged waging
`,
  adjective: `
adorable; not before home
aggressive; only before assertion campaign crackdown push pushback immigration; not after and as increasingly less more most no or so too very; without ban bans banned halt halts stop stops end ends ending limit limits curb curbs oppose opposes opposed block blocks blocked blocking pause pauses paused reject rejects rejected against bar bars barred scrap scraps suspend suspends soften softens abandon abandons retreat retreats illegal unlawful unconstitutional disapprove voters poll
alarming; only before jobs red report study interactions rise increase; not after most more less not as so very no is are and or tariffs cuts policies moves how too; without states
amazing; not before spider-man spider race grace fantasy stories world digital amy kreskin live job feat feats time value deal deals; not after an in do does did doing feel feels pretty
astonishing
audacious; not before bid goal goals
awesome; not before games mix con intelligence power responsibility sauce job; not after everything
badass; only before middle-earth christmas halloween women couple; not after most more less and or of for as so how totally
beautiful; not before af game mind boy day creatures people woman women girl man men life disaster shade shades color colors souls views place; not after a an the one big bigger my; without bill
beleaguered; only before british premier bank soap mayor minister governor ceo coach company carmaker airline retailer prime; not after most more less and or; without troops garrison soldiers forces army
beloved; not before by of in character characters figure figures; not after my dearly morrison's; without morrison
bizarre; not before behavior behaviour incident case world ritual adventure adventures foods events circumstances end ending accident story theory encounter episode saga situation love; not after in and
blistering; only before decision letter letters opening ruling dissent op-ed speech rebuke critique new statement; without chemical skin agent lap pace heat record chilli sauce sun
blockbuster; only before debut deal ipo merger spacex spending trade; not after and or; without no not without netflix dish video
bombastic; only before feud wiles football interview; without style styles
bombshell; not after blonde retirement the
bone-chilling
bonkers; not before over for; not after go goes going gone went drives drove driving stark
brave; only before woman widow little girl boy schoolgirl schoolboy teenager kangaroo; not after most more as how so be too not to and but a; without toaster state award awards takes take need needs or fool coward cowardly review book novel
brazen; not before it bid
breathtaking; not before view views pace speed scale beauty scenery
brilliant; only after #; not before minds people women men scientists
brutal; only before takedown abuse murder murders killing killings slaying beating beatings border war wars assault; not after most more less as so how and but or not too; without policy policies wall crossing crackdown patrol
chaotic; only before convention trade shooting hearing
chilling; only before video footage warning warnings photos details account story 911 true
controversial; not after and but cherished; not before topics topic holy site sites white issues issue
crazy; only after #; not before ex-girlfriend rich big good horse taxi people person times days years weeks hours
cute; not before aggression overload enough; not after meet get
delicious; not before in irony to from; not after taste tastes
delightful; not before mix surprise
deranged; not before behavior behaviour; not after mentally
dire; only before warning warnings
disastrous; only before logo poll images photos smart rebrand redesign; not after after from following amid over with by not as so more most less than and or is was of for facing face faces despite before since; without tax result results fear fears
disturbing; only after # a raise raised raises raising; only before photos portrait questions; without police child children abuse arrested charged court
dramatic; only before video videos footage images photos photo rescues explosion raid raids arrest arrests escape win defection sacking intervention about-face reversal; not after in most more less so too very and no best; without emmy oscar award awards nominated playwright
dream; only before year honeymoon trip holiday vacation wedding debut australian; not after american fever pipe to atlanta i we they you big the night’s night's atlanta's atlanta’s; without wnba fever sky lynx aces liberty mercury sparks mystics wings storm sun atlanta reese howard valkyries connecticut
eerie; only before photos photo pictures images video videos footage surveillance
embarrassing; only before defeat floor gmail leak loss old security smart u-turn; not after and how less more most no or so too; without avoid avoids avoided avoiding
embattled; not before in; not after and remains
emotional; only before tribute tributes monologue testimony letter farewell speech interview hearing message goodbye reunion post statement video update vigil commemoration ceremony memorial eulogy plea apology; not after and or most more less very so too as how promising raw; without study studies research researchers scientists ai recognition siri chatbot robot jury jurors struck unreliable games loss or
epic; only before antarctic birthday cake chili comfort fact-check flight gingerbread makeover photo road socal video voyage ways white culinary stunt meme rant; not after and more most v vs; without games fortnite unreal apple google game hospital hospitals doctor doctors nurse nurses patient patients health systems sweeney store court judge lawsuit nolan film movie
explosive; only before report claims claim interview memoir allegations testimony documentary book lawsuit hearing new ton; without drone drones weapon weapons device devices bomb missile missiles material materials ordnance eruption eruptions volcano volcanic blast bombs bombing grenade grenades mine mines compound ammunition warhead warheads chemical chemicals fuel shell shells torpedo police; not after most more less highly potentially no
extraordinary; only before drama outburst rebuke seizure; not after and in more most no; without review
eye-opening; not before experience stat stats
fabulous; only before reasons ways hacks gifts recipes; not after the absolutely and
fed up with=unhappy with; not after get gets got getting grew grow
fiery; only before debate hearing interview letter speech testimony exchange exchanges marathon senate congressional; not after and as more most or how; without crash blaze explosion fire killed burned rocket rockets missile missiles gunfire
foolproof; only before ways diys recipes tips; not after no any
frantic
funny; only after # this these; not before girl money bone people women men guy guys business lady ladies videos
genius; only after # this these; not before bar brands sports grant grants kid kids
glaring; only before problem problems security absence warning omission omissions error errors flaw flaws weakness hole holes mistake mistakes failure failures gap gaps
glorious; only after # this; not before revolution past days af
goddamn; not before it particle right; not after god
gorgeous; not before view views george ladies; not after dead
grim; only before evidence reminder task; not after and as more most or
grisly; only before charlotte photos photo video videos images online murder murders killing killings stabbing beheading crime details slaying slayings death deaths; not after most more less and or but too as so how not; without won't bar bars barred spare spares spared exclude excludes excluded
gushing
gut-wrenching; not before decision choice experience
harrowing; only before details ordeal escape account accounts rescue video footage tale
haunting; only before photos pictures images videos footage
heart-wrenching
heartbreaking; not before update work end ending truth decision choice loss start toll conditions
heartbreaking=sad; only after is are was were it's so truly really; not before loss defeat
heartwarming; not before gesture
heinous
hero; not after war super guitar national local action marvel sports my unlikely folk; without award awards movie game
heroic
high-stakes; only before meeting meetings talks summit election elections parliamentary presidential trade vote hearing confidence electoral visit negotiations runoff race races senate speech diplomacy oval nuclear texas moldovan gubernatorial; not after no not less more most and; without poker gambling casino systems decisions models hold'em hold’em card cards bet bets betting gambler gamblers trader traders low-stakes low-turnout
hilarious; not before saturday
hilarious=funny; not after most more absolutely completely totally utterly simply; without funny
historic; only before peace deal agreement accord pact joint housing presidential inauguration comeback birthday milestone legislation reforms us-brokered trade; not after in an no not and or most more as truly so; without calls call called agree agrees agreed palace bridge mansion home homes yacht library estate estates project projects district route routes church churches museum center centre building buildings site sites deficit shortage crisis or archive attic found marker recipe auction papers documents tokens stock demolish demolished developers union hall custody; with deal deals agreement accord pact treaty peace mission run bill legislation reforms comeback birthday inauguration milestone
horrific; not before injuries injury burns conditions condition abuse night ordeal truth treatment event events incident scale toll
horrifying; only after # the this these; not before conditions
horror; only before crash city melbourne sydney; with crash; not after shock and of like movie film
humiliating; only before defeat loss blunder setback retreat climbdown ai
hysterical; only after #; not before women people
iconic; not before design status look looks style museum landmark landmarks image images photo photos brand brands character characters role roles building buildings sound voice line lines outfit outfits place places site sites sign symbol film films movie movies song songs band actor actress singer star stars figure figures store stores restaurant restaurants name names hotel tower bridge stadium theater theatre statue; not after become becomes became truly paris
incredible; not before hulk value deal deals machine feat feats year run story job journey speed success pace power performance views rise; not after in pretty do does did doing
infamous; not before past for second first 2 case photo photos line quote incident day tweet call comments remark
ingenious; only after # this these
insane; only after # these; not before price prices person people man men women clown asylum
inspiring; only after # this these
jaw-dropping; only after # these
lame; only before excuse excuses; not after and khaby most
legendary; not before entertainment pictures creature creatures weapon weapons drop difficulty status marketing television comics edition item items skin skins beast beasts career figure figures raid raids run performance; without pokémon pokemon fortnite destiny
life-changing; only after #; not before injuries injury drug drugs surgery surgeries diagnosis diagnoses treatment treatments money sums
magical; only after #; not before creatures beasts spells girls powers places realism items
massive; only before 52-inch 55-inch 65-inch 75-inch 77-inch 83-inch 85-inch 98-inch 100-inch 6,000mah 6,500mah 7,000mah 7,500mah 8,000mah 9,000mah 10,000mah 12,000mah ai apple audience bet bets bipartisan camera christmas computing discounts effort expansion first-quarter fourth-quarter gamble glitch headache hyundai jackpot losses merger new openai parade powerball rear retail risk sale savings second-quarter snapback tax third-quarter turnout twitter unemployment upgrade woke; not after and as is less more most no not or so such why how; without strike strikes attack attacks operation offensive assault response buildup budget spending majority margin layoffs layoff earthquake quake magnitude fire wildfire storm barrage drone drones missile missiles wave outage bombing casualties breach hack fraud evasion theft star stars planet astronomers telescope hubble webb hole holes iceberg protest sinkhole outbreak species fossil dinosaur crater pie crop orchard orchards stroke cancer sensors
mega; only before free-trade funding ipo merger round trade wealth; not after and no or; without pokémon pokemon millions
messy
mind-blowing; not before experience deal deals speed scale size sum salary price
moronic; not before idea ideas decision
mouthwatering; not before tie clash prospect
mystery; only before drone drones; not after murder no of solve solved solves; without identified identify identifies identity revealed reveals named unmasked unidentified is was movie film novel series box death deaths dies died
nasty; only before dig feud jab nor'easter spat; not after and as more most no or
next-level; only after #; not before experience
notorious; only before cia gang wwii drug peterhead ridge; not after and as more most or the; without fentanyl
ominous; only before message trends warning warnings; not after and as less more most
outrageous; only before suggestion onstage lie lies attack
painful; only before cuts demo live shutdown reform reforms layoffs; not after and but less more most or how too; without avoid avoids avoiding no not without skin heal paper avert averts averted dodge dodges spare spares spared rule rules ruled fewer
perfect; only after #; only before gifts christmas holiday uses products mugs valentines; without film movie hallmark score scores test
polarizing; not before figure figures force filter filters lens lenses light issue issues topic topics effect player candidate politics
powerful; only before interview message pictures photos images portraits project tribute testimony essay letter statement plea reminder; not after most more less as and or but how so too very not just only merely; without management software tool tools app apps ai camera manager managers generator laser telescope panel agencies queue
priceless; only before antiquities art artifacts crown jewellery jewelry jewels painting paintings; not after and or so; without price value insure
radical; only before agenda design gov rep sen; not after against and less more most no of or reject rejects stop stops to
relentless; only before campaign advocate self-promotion march
remarkable; only before behind-the-scenes images journey longevity photos stories story; not after a and as more most no
ridiculous; only after #
sad; only before reality truth; only after the
scandal-plagued; only before sen rep gov
scary; only before video videos; not after and how most more no not or so too; without child children kids halloween
searing; only before critique dissent letter memoir op-ed rebuke speech testimony; not after and as more most
sensational; only before ways recipes
shock; only before defeat departure exit jobs move resignation; only after a after following her his in the; without electric shocked shocks
shocking; not before claim claims statistics truth behavior behaviour conduct incident crime ending end state conditions level levels rate pink
sick and tired of=tired of
spectacular; not before view views spider-man display scenery style form performance show day success catch goal; not after christmas holiday halloween fireworks musical winter ice
stark; only before reminder reminders warning warnings; not after and more most tony
startling; only before confessions revelations new boob
stunning; only after a an the this these his her their its trump's #; not before pace views view success scale visuals design look looks display detail rate form speed feat women men and or but yet judges doctors fans crowd world everyone % percent half two-thirds three-quarters one two three four five six seven eight nine part bit kind sort grenade grenades blow blows gun guns device devices requirement requirements exemption exemptions rule rules practice method methods spell spells victims
surprising; only after #
surreal; only before interview meeting newly; not after and but more most or
terrible=bad; only before for at; not after most more the
terrified=frightened
terrifying; only after # the this these a; not before movie film holiday ordeal experience prospect new time
terrifying=frightening
touching; only after a this; not before up on distance gesture point base
tragic; only before death deaths shooting shootings killing killings murder murders floods flooding drowning; without died dies die
unbelievable; only before deal deals pixel confessions photos
undeniable; only after #
unforgettable; only after #
unhinged; not before behavior behaviour complaint; without most
unstoppable; with stock stocks etf etfs; not before force forces momentum rally rise
viral; only before video clip post photo image picture meme hoax tiktok youtube reddit facebook instagram whatsapp tweet confrontation footage; not after most more less very so as first next no not any every each another and or anti post truly once now of; without make makes making create creating creates become becomes became becoming turn turns turned turning want wants need needs anatomy recipe secret secrets tips virus infection disease vaccine outbreak patients ban bans banned banning videos posts clips go goes going went marketing shoot science why buy quest seeking seek attempting attempt hunt chasing pursuit covid hepatitis hiv herpes microscope cell cells doctors scientists contest art career problem monkeypox mpox measles flu rash
whirlwind; only before asia diplomacy diplomatic europe tour trip visit knock century; not after and no or reap reaps reaped reaping the; without reap reaps reaped reaping sow sows sowed strike storm
wild; only before ai brawl chrome confessions conspiracy dance encounter mayoral pep photos strikeout fraud rumors rumours theories speculation; not after a and into more most the; without nhl minnesota hockey animal animals wildlife avalanche goalie blues kaprizov zoo park safari
wonderful; only after # these; not before world life
`,
  adverb: `
abruptly; only before announce announces announcing leaves left cancels pulls pulled departs retires retiring resigns quits escalates recalls exits ends ending; not after not so too as less more and or than stopping quitting ending; without patients opioid opioids deny denies denied denying gradually driver car truck lorry bus train plane jet boat motorcycle vehicle
absolutely; only before adorable amazing awesome beautiful crushed destroyed gorgeous grilled hilarious insane lost love loved loves nailed raging slayed stunning terrifying thrilled cant can't lose livid magical bonkers electrifying; not after aren't isn't not wasn't weren't don't doesn't didn't never wouldn't won't dont everyone
actually; not after love well; without wait once; not before use die
amazingly; not before enough few close low high
bravely; not before default second
brilliantly; not after play plays played perform performs performed done work works worked shines shone; not before named lit colored coloured
brutally; only before honest
completely; only before adorable awesome bizarre engrossing genius hilarious insane ridiculous underrated unhinged weird; not after almost aren't isn't never not
damn; only after every your my his her their pretty really # the; not before near well tour album yankees roads emails wall fence daniel the prime boris trump starmer minister ministers police government nhs pm; without kendrick lamar band album tour concert poll survey report reports inquiry inquiries voters files critics
definitely; only after will should you you'll you've; not before maybe not; without are do did does is can would could if whether maybe probably might may almost says said or police insists insist
deliciously; only before warming filling decadent cozy creamy fabulous insane awesome amazing
delightfully; only before bizarre spooky weird awkward silly
desperately; only before try tries tried trying search searches searching searched want wants wanted need needs; not after not and or how so doesn't doesn’t don't don’t didn't didn’t as more nobody who neither few; without gaza aid food water un sudan famine hostage hostages
dramatically; only before collapse collapses collapsed postponed rescued; not after not
extremely; only before awkward funny cute nostalgic stylish chill weird satisfying relatable
finally; not after until and then or; not before heard a an some someone there breathe rest sleep exhale relax see hear die say; without so
fucking; only after so every the i really too pretty how your my just a giant huge; not before with up around over off in on at each him her them me us it of strangers village; without austria austrian
heartbreakingly; not before close short
hella; not before mega good people money
hilariously; only before different describe describes sum sums capture captures bad awkward honest illustrating perfect weird stern trolled called done won lazy blunt; without so cult good reading film films movie movies not
horrifyingly; only before great good satisfying weird
impossibly; only before stylish cute gorgeous happy easy delicate beautiful adorable cool
incredibly; not before close rare
insanely; not before high low expensive rich wealthy small tiny large big long fast cheap in
literally; only before the can't cannot who anyone everyone everything every just nothing
oddly; only before compelling familiar satisfying work specific soothing relatable
outrageously; only before creative cozy cosy cute good delicious; not after and
perfectly; only before capture captures describe describes explain explains illustrate illustrates sum sums troll trolls clear legal suited; not after almost nearly than; without no not never nobody nothing only don't doesn't didn't can't cannot isn't aren't wasn't won't first fail fails failed glass
really; not after what they who cannot nobody no really when but oh; not before really real
ridiculously; not before high low expensive overpriced cheap rich wealthy small large long
sadly; not before ever no not enough at
sensationally
seriously; only before amazing awesome cool cute delicious impressed impressive intense need dull disappoint useful inspiring; not after can't cannot didn't doesn't don't isn't not take taken takes
shamefully
shockingly; not before low high few little many close common
simply; only before can't cannot must no; not after and if not or
somehow
stunningly; not before low high fast close bad few
super; only before awkward cute adorable weird easy excited fancy impressed stressed proud annoying spooky creepy; not after not isn't isn’t aren't aren’t wasn't wasn’t weren't weren’t never less don't don’t your my our their his her the make makes making get; without superannuation withdraw withdrawal withdrawals retirement labor balance fund funds access
surprisingly; not before few little many low high small large close enough fun
totally; only before understand understands understood nailed nails love loves forgot forget underrated under-rated bizarre amazing awesome adorable delicious nsfw different missed slayed slays delightful gorgeous hilarious unravels flips; not after not never isn't isn’t aren't aren’t wasn't wasn’t don't don’t doesn't doesn’t didn't didn’t won't won’t can't can’t nothing just to we almost nearly; without yet
truly; not after only; not before madly
unbelievably; not before high low small large few close
weirdly; not after act acts acting acted behave behaves behaving behaved; not before enough
wildly; only before adorable entertaining awkward cute funny cheap; not after not isn't aren't
wonderfully; only before cozy cosy geeky nerdy cute festive
`,
}

interface Condition {
  place: 'before' | 'after' | 'anywhere'
  isWanted: boolean
  words: ReadonlySet<string>
}

const table = once(
  () =>
    new Map(
      Object.entries(PLAIN_UNREAD).flatMap(([kind, rows]) =>
        rows
          .split('\n')
          .filter((row) => row.trim() !== '')
          .map((row) => {
            const [entry, ...conditions] = row.split(';').map((part) => part.trim())
            return [`${kind} ${entry}`, conditions.map(readCondition)] as const
          }),
      ),
    ),
)

function readCondition(text: string): Condition {
  const [, sign, place, words] = /^(?:(not|only) (before|after)|with(?:out)?) (.+)$/.exec(text) ?? []
  if (words === undefined) throw new Error(`no condition of an entry: ${text}`)
  return {
    place: place === undefined ? 'anywhere' : (place as 'before' | 'after'),
    isWanted: sign === undefined ? !text.startsWith('without') : sign === 'only',
    words: new Set(words.split(' ')),
  }
}

const COUNT = /^(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/

/** Whether the entry may be used where it stands though nobody reads the title. */
export function isPlainUnread({ words }: Headline, { wording, first, last }: WordingMatch): boolean {
  const { kind, base, words: cue, neutral, neutralBase } = wording
  const [said, plain] = kind === 'verb' ? [base, neutralBase] : [cue.join(' '), neutral]
  const conditions = table().get(`${kind} ${said}${plain === '' ? '' : `=${plain}`}`)
  return (
    conditions?.every(({ place, isWanted, words: named }) => {
      const isThere = (at: number) => {
        const key = words[at]?.key.replace('’', "'") ?? ''
        return named.has(key) || (named.has('#') && COUNT.test(key)) || (named.has('%') && key.includes('%'))
      }
      const isMet =
        place === 'before'
          ? isThere(last + 1)
          : place === 'after'
            ? isThere(first - 1)
            : words.some((_, at) => isThere(at))
      return isMet === isWanted
    }) === true
  )
}
