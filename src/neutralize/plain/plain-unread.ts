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
barrel toward=move toward; without truck car driver suv crowd train bus vehicle
bash=criticize; not before in into with; not after annual gay big trump media america israel police; without birthday party hammer bat skull head death assault cricket
bemoan=complain about; without death deaths died killed killing killings dead tragedy
berate=criticize; without video caught viral employee employees worker workers customer passenger passengers woman man staff child children
bicker=argue; only after democrats lawmakers leaders of parties republicans stop; without argue argues argued arguing argument arguments
blast=criticize; not before off past through out into away open hole home a; without ko kos boxing boxer heavyweight title homer homers homerun runs rocket spacex missile bomb storm snow winter heat cold music solar radiation radio gun shotgun
blindside=surprise; not before hit block sack; without nfl quarterback crash car truck movie
brush off=dismiss; without snow dust dirt sand ice injury injuries win beat
call out=criticize; not before sick to for of from in at on loud; without help troops guard coastguard rescue name names firefighters crews umpire racism antisemitism
chide=criticize
clap back at=respond to
claw back=recover; with stocks stock dow nasdaq losses; without fund funds funding aid money grants
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
fume over=criticize; only after beijing china democrats dems gop korea lawmakers republicans senators us; without loss loses lost losing defeat delay delays toxic gas smoke privately
fume=express anger; only after ranchers locals fans residents neighbors lawmakers customers passengers users; not before that
gear up for=prepare for
gear up to=prepare to
go off on=criticize; not before a an the his her their own trip tangent vacation leave; without bomb bombs explosion explosive alarm alarms siren gun grenade device fireworks blast phone
grill=question; not after a the on; without chicken burger cheese steak recipe recipes bbq barbecue meat fish food kitchen restaurant summer cook cooking charcoal coals vegetables corn mushrooms burgers
hit back at=respond to; without missile missiles strike strikes airstrike airstrikes rocket rockets bombing drones
hit back=respond; not before at against on to back over; without goal goals win wins beat draw missile missiles strikes airstrikes
hit out at=criticize
ignite=lead to; only before a backlash bitter controversy crime debate debates feud new saudi-u.a.e saudi-uae; with backlash controversy debate debates feud; not after is are was were be been being; without fire fires wildfire blaze flames explosion explosions lead leads led
implore=ask
infuriate=anger; without infuriating anger angers angered angry
irk=displease
lambast=criticize
lambaste=criticize
lash out at=criticize; without knife bear dog shark inmate missile missiles strike strikes drones vile
lash out=voice criticism; only before after as over; only after musk trump; without criticism criticize criticizes
outrage=anger; only before at over by; not after an moral mock fake faux selective manufactured; without anger angry angers
pile pressure on=put pressure on
plummet=fall; not before from off to into down; without fall falls fell plane helicopter jet
plunge=fall; not before into to from off; not after the a; without fall falls falling fell slide slides cliff ravine plane bus death deaths neckline
rage at=criticize; only after house dems democrats republicans gop trump; without fire fires blaze wildfire battle
rage=express anger; only before about over; only after musk newsom putin trump vance; without rage fire fires wildfire war
rail against=criticize; not after light speed high-speed commuter the
rake in=bring in
reignite=renew; with concern concerns debate tensions fears push feud fight calls questions controversy speculation; without fire fires wildfire blaze flames obsession
rejoice=celebrate; not before at in over that; without celebrate celebrates celebrating celebration celebrations lord christ bible hymn christmas church mass death dead
rile=anger; not before up; without anger angers
rip into=criticize
rip=criticize; not before off through apart up out open into down away tide a from; not after let to; without tornado storm storms hurricane fire fires wind winds current currents shirt pants dress jeans roof wall cd dvd homer double single rbi died dies dead legend
rock=hit; not before concert band music star climber slide slides and; not after of falling loose sends
scold=criticize; not after a the; without child children kids toddler son daughter dog puppy cat
scramble to=work to; only before defend respond announce avert contain fix pass secure finalize prevent restore; not after the a an mad last-minute global in; without jets jet warplanes aircraft
scramble=complicate; only before a america's democratic gop gun politics race second senate the; with debate map politics primary race; not after a an in mad the this; without egg eggs jet jets fighter fighters code aircraft complicate complicates
shake up=change; not after is are was were be been being left badly; not before by after in but
shatter=break; with record records; not before glass dreams into; without break breaks broke window windows
shrug off=dismiss; not after stocks stock markets market investors nasdaq dow qqq shares futures traders; without injury injuries win wins beat loss
sink=fall; not before boats tanker stocks shares market markets in into teeth the; without fall falls falling fell ship ships boat submarine
skewer=criticize; without chicken beef shrimp pork lamb grilled kebab kebabs recipe recipes snl comedy parody cartoon pentatonix
skyrocket=rise; with % percent record; without rise rises rising rose
skyrocket=rise sharply; only after are bills costs is premiums prices rents sales shares stock; not before bill bills cost costs debt demand electricity energy food gas health housing insurance premiums price prices rates rent rents to tuition; without rise rises rising rose sharp sharply % percent record
slam=criticize; not before into on with shut down dunk door doors brakes act coast doubles; not after grand body; without storm storms hurricane typhoon cyclone tornado snow stocks shares market markets wrestling wwe terror terrorist massacre atrocities atrocity killing killings murder murders genocide attack attacks
slap=impose; without with wrist face
slash=cut; not before losses through at with to open; without cut cuts cutting rate-cut knife knives machete razor throat tire tires tyres stab stabbed stabbing wound wounds wounded hockey nhl penalty guitarist painting; with price prices jobs tax taxes rate rates budget budgets cost costs spending fine fines judgment forecast forecasts target targets funding pay bonus dividend workforce staff output production tariffs tariff guidance outlook losses fees % million billion
smash=break; with record records; not before hit hits bros and burger burgers into mouth; not after a an the office super; without shop store door window windows car
soar=rise; without rise rises rising rose vault rocket spacecraft plane jet eagle eagles bird birds crash crashed crashes; not before over above past into; not after sends send sent sending
sob=cry; not before mess uncontrollably; not after a the; without cry cries crying cried story stories
spar over=argue over
spar with=argue with; with reporter reporters judge senator senators lawmaker lawmakers host; without boxing boxer gym ufc ring champion
spark=lead to; only after remarks remark comments comment arrest arrests detention detentions shooting killing death deaths decision ruling proposal video photo photos raid raids speech; not before by joy fire fires blaze off up
spook=worry; only before investors traders lawmakers allies fintechs markets wall
squabble over=argue over
stoke=add to; only before tension tensions concern concerns fear fears worries anxiety demand speculation doubts uncertainty anxieties unease
tear into=criticize; not before a his her their flesh; without dog dogs shark bear lion wolf storm tornado hurricane fire gift gifts presents crowd car home
tease=hint at; only before 2028 imminent major possible potential presidential severe; not after is are was were been being gets
tout=highlight; not before by as for to in himself herself itself themselves; not after is was are were be being been much long widely; without drug drugs treatment cure vaccine doctors ticket tickets
trade barbs=argue
trick=deceive; with into; without prompt prompts hat treat magic dog cat kids shot play; not after a the dirty
tumble=fall; without fall falls falling fell; not before dryer dryers dry; not after could may might to
unload on=criticize; with trump vance carville democrats republicans gop dem dems senator sen rep biden newsom socialists; without gun gunman suspect shots officer officers deputies police truck cargo ship iran missiles strike strikes bombs shares stock stocks
wrest=take
`,
  noun: `
about-face=reversal; not after an does do did doing; without reversal
blitz=campaign; only after marketing pr ad advertising media publicity lobbying; without campaign
blunder=mistake; only after a affordability ai another big biggest costly embarrassing hilarious his historic huge humiliating its major security strategic tactical the their this; without blunders mistake mistakes chess
bromance=friendship; not before comedy movie film drama
chaos=disruption; only after travel flight rail train airport commuter
crusade=campaign; only before against to; not after children's first fourth holy last second third; without campaign campaigns christian christians graham indiana islam jerusalem medieval muslim muslims pope
feud=dispute; without start starts trade dispute disputes family blood kill kills killed killing dead deadly death gang gangs clan clans shot shooting
fiasco=failure; only after marketing rebrand rebranding; without fail fails failed failure failures
firestorm=controversy; only after political sparks sparked sparking spark ignites ignited media online national; without fire fires wildfire wildfires blaze dc controversy controversial
furor=controversy; without controversy controversial massacre killing killings rape
fury=anger; not after and no the; without tyson usyk joshua wilder tommy molly-mae paris boxing boxer heavyweight bout wbc nick marvel epic operation hearn makhmudov storm hurricane cyclone typhoon wildfire nature
giant=company; only after tech sportswear insurance pharma pharmaceutical e-commerce chip retail aviation telecom supermarket; without every any each no become became becomes becoming create creates creating created into rise built build builds company
giants=companies; only after chip e-commerce food insurance media oil pharma pharmaceutical retail tech telecom; without fall falls market markets sanctions stocks company companies startup startups small smaller every any each no antitrust monopoly become became becoming build built created
grilling=questioning
hacks=tips; only after life packing storage cooking travel cleaning kitchen beauty parenting organizing makeup hair productivity decorating baking laundry shopping
meddling=interference; only after alleged chinese election far-left foreign house iranian kremlin of outside russian; not before kids monk priest priests; without interference interfere interfering interfered
nightmare=problem; only after bureaucratic logistical logistics pr privacy regulatory; not before fuel scenario scenarios; without problem problems
obsession with=focus on; only before engineering gdp greenland growth nvidia tariffs; not after fatal strange no; without focus focused focuses
outrage=anger; not after an moral selective more another no; not before machine bait culture porn industry cycle economy
regime=government; only after maduro assad communist iranian venezuelan syrian cuban castro military; not before change falls fall collapse collapses collapsed
showdown=dispute; only after redistricting gerrymandering shutdown tariff budget spending funding; without dispute disputes
tax hike=tax increase
u-turn=reversal; without driver drivers car truck highway road freeway traffic vehicle bus pilot lane police plane flight ship tanker motorist
war on=campaign against; only before fraud dei offshore wind woke coal plastic; not after to at; without declare declares declared declaring wage wages waged waging
`,
  adjective: `
adorable; not before home
aggressive; only before assertion campaign crackdown push; not after and as increasingly less more most no or so too very
amazing; not before spider-man spider race grace fantasy stories world digital amy kreskin live job feat feats time value deal deals; not after an in do does did doing feel feels pretty
astonishing
audacious; not before bid goal goals
awesome; not before games mix con intelligence power responsibility sauce job; not after everything
beautiful; not before af game mind boy day creatures people woman women girl man men life disaster shade shades color colors souls views place; not after a an the one big bigger my; without bill
beloved; not before by of in character characters figure figures; not after my dearly morrison's; without morrison
bizarre; not before behavior behaviour incident case world ritual adventure adventures foods events circumstances end ending accident story theory encounter episode saga situation love; not after in and
blistering; only before decision letter letters opening ruling dissent op-ed speech rebuke critique
blockbuster; only before debut deal ipo merger spacex spending trade; not after and or; without no not without netflix dish video
bombshell; not after blonde retirement the
bone-chilling
bonkers; not before over for; not after go goes going gone went drives drove driving stark
brazen; not before it bid
breathtaking; not before view views pace speed scale beauty scenery
brilliant; only after #; not before minds people women men scientists
chaotic; only before convention trade shooting hearing
chilling; only before video footage warning warnings photos details account story 911 true
controversial; not after and but cherished; not before topics topic holy site sites white issues issue
crazy; only after #; not before ex-girlfriend rich big good horse taxi people person times days years weeks hours
cute; not before aggression overload enough; not after meet get
delicious; not before in irony to from; not after taste tastes
delightful; not before mix surprise
deranged; not before behavior behaviour; not after mentally
dire; only before warning warnings
disturbing; only after # a raise raised raises raising; only before photos portrait questions; without police child children abuse arrested charged court
dramatic; only before video videos footage images photos photo
eerie; only before photos photo pictures images video videos footage surveillance
embarrassing; only before defeat floor gmail leak loss old security smart u-turn; not after and how less more most no or so too; without avoid avoids avoided avoiding
embattled; not before in; not after and remains
emotional; only before tribute tributes monologue testimony letter farewell speech interview hearing message goodbye reunion post statement video
epic; only before antarctic birthday cake chili comfort fact-check fails flight gingerbread makeover photo road slaps socal video voyage ways white; not after and more most v vs; without games fortnite unreal apple google
explosive; only before report claims claim interview memoir allegations testimony documentary book lawsuit hearing
extraordinary; only before drama outburst rebuke seizure; not after and in more most no; without review
eye-opening; not before experience stat stats
fabulous; only before reasons ways hacks gifts recipes; not after the absolutely and
fed up with=unhappy with; not after get gets got getting grew grow
fiery; only before debate hearing interview letter speech testimony; not after and as more most or; without crash blaze explosion
foolproof; only before ways diys recipes tips; not after no any
frantic
funny; only after # this these; not before girl money bone people women men guy guys business lady ladies videos
genius; only after # this these; not before bar brands sports grant grants kid kids
glaring; only before problem problems security absence warning omission omissions error errors flaw flaws weakness hole holes mistake mistakes failure failures gap gaps
glorious; only after # this; not before revolution past days af
goddamn; not before it particle right; not after god
gorgeous; not before view views george ladies; not after dead
grim; only before evidence reminder task; not after and as more most or
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
high-stakes; only before meeting meetings talks summit election elections parliamentary presidential trade vote hearing confidence electoral visit negotiations runoff primary
hilarious; not before saturday
hilarious=funny; not after most more absolutely completely totally utterly simply; without funny
horrific; not before injuries injury burns conditions condition abuse night ordeal truth treatment event events incident scale toll
horrifying; only after # the this these; not before conditions
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
massive; only before 65-inch 75-inch 77-inch 83-inch 85-inch 98-inch 100-inch ai bipartisan change discounts hyundai jackpot leap merger military parade powerball savings upgrade; not after and as less more most no not or so such; without strike strikes attack attacks operation offensive assault response buildup budget spending majority margin layoffs
mega; only before free-trade funding ipo merger round trade wealth; not after and no or; without pokémon pokemon millions
messy
mind-blowing; not before experience deal deals speed scale size sum salary price
moronic; not before idea ideas decision
mouthwatering; not before tie clash prospect
mystery; only before drone drones; not after murder no of solve solved solves; without identified identify identifies identity revealed reveals named unmasked unidentified is was movie film novel series box death deaths dies died
nasty; only before dig feud jab nor'easter spat; not after and as more most no or
next-level; only after #; not before experience
notorious; only before cia gang wwii; not after and as more most or the
ominous; only before message trends warning warnings; not after and as less more most
outrageous; only before suggestion onstage lie lies attack
painful; only before cuts demo live; not after and but less more most or; without avoid avoids avoiding no not without skin heal paper
polarizing; not before figure figures force filter filters lens lenses light issue issues topic topics effect player candidate politics
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
stunning; only after a an the this these his her their its; not before pace views view success scale visuals design look looks display detail rate form speed feat
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
whirlwind; only before asia diplomacy diplomatic europe tour trip visit; not after and no or
wild; only before ai brawl chrome confessions conspiracy dance encounter mayoral pep photos; not after a and into more most the; without nhl minnesota hockey animal animals wildlife avalanche goalie
wonderful; only after # these; not before world life
`,
  adverb: `
absolutely; only before adorable amazing awesome beautiful crushed destroyed gorgeous grilled hilarious insane lost love loved loves nailed raging slayed stunning terrifying thrilled; not after aren't isn't not wasn't weren't
actually; not after love well; without wait once; not before use die
amazingly; not before enough few close low high
bravely; not before default second
brilliantly; not after play plays played perform performs performed done work works worked shines shone; not before named lit colored coloured
brutally; only before honest
completely; only before adorable awesome bizarre engrossing genius hilarious insane ridiculous underrated unhinged weird; not after almost aren't isn't never not
damn; only after every your my his her their pretty really; not before near
deliciously; only before warming filling decadent cozy creamy fabulous insane awesome amazing
delightfully; only before bizarre spooky weird awkward silly
desperately; only before try tries tried trying
dramatically; only before collapse collapses collapsed postponed rescued; not after not
extremely; only before awkward funny cute nostalgic stylish chill weird satisfying relatable
finally; not after can until and then or; not before heard a an some someone there; without so
fucking; only after so every the i really too pretty how your my just; not before with up around over off
heartbreakingly; not before close short
hella; not before mega good people money
hilariously; only before different describe describes sum sums capture captures bad awkward honest illustrating perfect weird
horrifyingly; only before great good satisfying weird
impossibly; only before stylish cute gorgeous happy easy delicate beautiful adorable cool
incredibly; not before close rare
insanely; not before high low expensive rich wealthy small tiny large big long fast cheap in
literally; only before the can't cannot who anyone everyone everything every just nothing
oddly; only before compelling familiar satisfying work specific soothing relatable
outrageously; only before creative cozy cosy cute good delicious; not after and
perfectly; only before capture captures describe describes explain explains illustrate illustrates sum sums troll trolls; not after almost nearly; without no not never nobody nothing only don't doesn't didn't can't cannot
really; not after what they who cannot nobody no really when but oh; not before really real
ridiculously; not before high low expensive overpriced cheap rich wealthy small large long
sadly; not before ever no not enough at
sensationally
seriously; only before amazing awesome cool cute delicious impressed impressive intense need; not after can't cannot didn't doesn't don't isn't not take taken takes
shamefully
shockingly; not before low high few little many close common
simply; only before can't cannot must no; not after and if not or
somehow
stunningly; not before low high fast close bad few
super; only before awkward cute adorable weird easy excited
surprisingly; not before few little many low high small large close enough fun
truly; not after only; not before madly
unbelievably; not before high low small large few close
weirdly; not after act acts acting acted behave behaves behaving behaved; not before enough
wildly; only before adorable entertaining awkward cute funny
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
