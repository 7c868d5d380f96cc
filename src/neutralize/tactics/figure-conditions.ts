/**
 * What shows that a figure of speech is one, by the names that `lexicon/wordings-figures.ts` gives: of whom or what it is
 * said, what stands behind it, or that the headline speaks of nothing that would make it meant ("on thin ice" at a
 * pond). In doubt it is meant.
 */
import { wordSet } from '../../text/memoize.ts'
import { isCommonWord } from '../headline/true-case.ts'
import { type Headline, isCapital, type Word } from '../headline/words.ts'
import type { WordingFrame } from '../lexicon/wording.ts'
import { isBaseVerb, isPersonNoun, isPlace } from '../words/vocabulary.ts'
import { frameConditions } from './frame-conditions.ts'
import { PREPOSITIONS } from './standing.ts'

export interface Figure {
  headline: Headline
  first: number
  last: number
  /** The words that the phrase leaves open. */
  inside: readonly Word[]
  /** All words but those of the phrase itself. */
  others: readonly Word[]
}

/** Where a figure may be meant as it says. */
const SCENES: Record<string, Pick<ReadonlySet<string>, 'has'>> = {
  // Whom something makes look, and does not hinder.
  viewers: wordSet(
    'ad ads viewer viewers reader readers visitor visitors shopper shoppers fan fans passersby passers-by tourist tourists hiker hikers audience audiences crowd crowds dress outfit look photo photos view views art mural beauty song',
  ),
  ice: wordSet(
    'penguin penguins lake lakes pond ponds river skate skater skaters skating skates hockey fishing frozen icy snow winter rink dog dogs boy boys plunge anglers walkers bears bear polar arctic drink drinks beer champagne fish body bodies rescuers rescue rescued weather nhl puck curling',
  ),
  fire: wordSet(
    'circus fire fires blaze blazes burn burns burned burnt burning flames smoke wildfire wildfires bushfire bushfires firefighter firefighters crews arson arsonist house home homes cannabis marijuana cigar cigars tobacco barbecue bbq match matches petrol gasoline explosion blast candle candles fireworks chimney kids children boy warehouse factory barn car cars van truck forest brush grill chef bomb',
  ),
  water: wordSet(
    'swim swims swimmer swimmers swimming sea seas ocean river rivers lake lakes pool pools beach beaches flood floods flooding flooded boat boats ship ships vessel ferry yacht sail sailing sailor sailors surf surfer surfers surfing dive diver divers diving drown drowned drowning rescue rescued lifeguard lifeguards whale whales shark sharks dolphin dolphins orca orcas spa springs bath baths bathe hot-tub scald scalded boil boiling kettle tap heater heaters boiler boilers plumber plumbers shower showers fish fishing water waters dam pond harbour harbor coastguard coast guard canoe kayak kayakers paddle fjord creek canal titanic submarine hippo duck ducks heating outage radiator tide tides fishermen fisherman angler anglers lagoon reservoir shore coral reef raft rafts regatta overboard cargo',
  ),
  sea: wordSet(
    'ship ships boat boats vessel vessels ferry yacht navy naval sea ocean sailor sailors sail sailing captain crew crews pirate pirates coastguard warship warships submarine fleet tanker strait destroyer frigate carrier anchor coast harbour harbor island shark',
  ),
  sky: wordSet(
    'plane planes aircraft airliner flight flights pilot pilots jet jets balloon balloons helicopter drone drones sky skies moon lunar eclipse sun solar star asteroid asteroids comet meteor satellite satellites orbit orbits space spacecraft rocket rockets nasa rover mars earth planet planets airline airlines airport galaxy galaxies parachute skydiver skydivers kite glider astronaut astronauts telescope ball throw throws thrown ski skier skiers sunrise sunset bird birds wing pigeons',
  ),
  road: wordSet(
    'car cars driver drivers driving drive truck trucks lorry lorries bus buses van vans motorist motorists motorcycle motorbike bike bikes cyclist cyclists cycling road roads street motorway highway freeway tesla autopilot uber taxi taxis cab traffic crash crashes crashed collision vehicle vehicles tyre tyres tire tires wheel wheels dui drunk pedestrian pedestrians tunnel bridge brakes hgv rally race races racing nascar f1 formula prix lane lanes junction mph police trucker truckers parking roadworks pothole potholes snowplow snowplows plow ambulance ambulances convoy crossing crossings crews',
  ),
  rail: wordSet(
    'train trains rail railway railways tram trams metro subway station stations track tracks locomotive derailed derails derailment amtrak hs2 line lines passengers tube carriage',
  ),
  ring: wordSet(
    'boxing boxer boxers bout bouts ufc mma fight fights fighter fighters heavyweight heavyweights knockout knocked wrestler wrestlers wrestling wwe fury tyson canelo punch punched jab round rounds judo',
  ),
  game: wordSet(
    'nationals game games match matches cup league goal goals striker midfielder defender goalkeeper keeper referee ref umpire coach team teams club clubs player players season playoff playoffs playoff final finals quarterback nfl nba mlb nhl mls fifa uefa rugby football soccer baseball basketball hockey cricket tennis golf golfer open tournament championship champion champions title score scored scores scoring win wins beat beats inning innings pitcher batter batsman bowler wicket batting bat stadium fans derby olympics olympic sprint sprinter athletics relay marathon runner runners cyclist race races racing horse jockey fixture transfer rockets lakers yankees dodgers mets giants cubs sox hurler homer grandstand court ashes test',
  ),
  cards: wordSet(
    'poker casino casinos card cards tarot bet bets betting gambling gambler gamblers blackjack chess bridge vegas bookmaker bookmakers bookies lottery dice roulette pokemon credit gift greeting christmas birthday board',
  ),
  food: wordSet(
    'allergy allergies snack snacks nuts food foods cook cooks cooking chef chefs recipe recipes kitchen restaurant restaurants bake baked bakery baker dish dishes meal meals eat eats eating drink drinks dinner lunch breakfast cake cakes bread butter cheese meat beef chicken pork turkey fish vegetable vegetables fruit fruits soup sauce sausage sausages milk wine beer coffee tea salt sugar egg eggs oven grill menu diet taste tasty flavor flavour pub bar brewery butcher farmer farmers farm hens lid pan pans pot pots fridge choking',
  ),
  body: wordSet(
    'surgeon surgeons surgery doctor doctors hospital hospitals nurse nurses patient patients medical medicine medicines drug drugs cancer vaccine vaccines vaccination jab jabs virus covid coronavirus disease health injury injuries injured wound wounds wounded bullet stabbed stabbing shot shooting punch punched kick kicked slap slapped hit struck pain skin bone bones heart transplant blood dentist dentists teeth brain eye eyes ventilator coma icu baby babies womb tumour tumor treatment therapy nhs clinic clinics paramedics steroids insect insects parasite worm bites bitten neck head face chest stroke limp leg legs foot feet knee ankle pill pills organ donor donors teacher pupil child boy girl mother',
  ),
  beasts: wordSet(
    'animal animals dog dogs puppy cat cats kitten horse horses pony lion lions tiger tigers leopard bear bears wolf wolves fox foxes elephant elephants monkey monkeys chimp chimps ape gorilla zoo zoos bird birds chicken chickens hen hens rooster duck ducks goose geese swan swans eagle eagles owl owls parrot crow crows pigeon pigeons peacock fish shark sharks whale whales seal seals dolphin crocodile crocodiles alligator alligators snake snakes rat rats mouse mice rabbit rabbits bull bulls cow cows cattle calf sheep lamb lambs goat goats pig pigs farm farmer farmers vet vets rspca wildlife safari circus hunter hunters hunting bee bees wasp wasps hornet hornets insect insects bug bugs ant ants spider spiders mosquito mosquitoes deer moose elk bison hippo rhino kangaroo koala camel donkey otter beaver squirrel raccoon vampire conservationists species pet pets',
  ),
  arms: wordSet(
    'ambush ambushed hurt motorcade rally gun guns gunman gunmen gunfire shot shots shoot shoots shooter shooting shootings rifle rifles pistol sniper snipers armed army troop troops soldier soldiers military militant militants militia rebel rebels insurgent insurgents war wars warship warships warplane warplanes navy naval marine marines missile missiles rocket rockets drone drones bomb bombs bomber bombing bombs shell shells shelling mortar mortars artillery airstrike airstrikes strike strikes ceasefire truce frontline kill kills killed killing killings dead deadly dies died death deaths wounded injured hostage hostages peacekeeper peacekeepers convoy convoys embassy ambulance ambulances civilians village villages villagers police cop cops officer officers deputy deputies firefighters swat sheriff hunters hunting deer target targets sword swords knife knives stabbed stabbing execution executed guillotine rampage massacre massacres dead grave bereaved isis isil taliban hamas hezbollah idf gaza ukraine ukrainian kyiv kharkiv kherson donetsk russia russian syria syrian aleppo israel israeli iran iranian iraq houthi houthis lebanon beirut sudan darfur afghan afghanistan tanks battlefield helicopter jets aircraft base bases vessel vessels tanker tankers',
  ),
  weather: wordSet(
    'ice icy storm storms weather rain rains snow wind winds hurricane hurricanes typhoon cyclone tornado tornadoes heat heatwave heatwaves temperature temperatures degrees cold cool frost freeze freezing chill forecast forecasters forecaster sun sunshine summer winter cloud clouds skies sky thunder lightning flood floods hail drought monsoon blizzard smog smoke ash volcano fog air eclipse met climate el storm-hit homeless homeless heating boiler boilers radiator radiators baby dog quake earthquake earthquakes tsunami building tower towers tree trees',
  ),
  music: wordSet(
    'song songs album albums band bands singer singers orchestra orchestras concert concerts choir music musical musician musicians guitar guitarist piano violin opera conductor tour dj rapper festival radio grammy grammys pianist pianists hymn hit hits track',
  ),
  screen: wordSet(
    'film films movie movies series show shows season book books novel novels author album song play plays game games netflix hbo disney documentary drama sitcom comedy theatre theater musical cinema episode episodes actor actors actress actresses dancer dancers sequel remake trailer director cast premiere review oscar oscars poem poet exhibition gallery comic thriller',
  ),
  crime: wordSet(
    'line-up lineup police cop cops officer officers thief thieves robber robbers robbery burglar burglars burglary murder murders murdered murderer killer killers kill killed killing suspect suspects arrested jailed prison inmate inmates sheriff bank dead death body custody detectives gang escape escaped manslaughter stalking rape assault guilty convicted',
  ),
  science: wordSet(
    'scientist scientists researcher researchers bacteria virus viruses cells cell sperm fossil fossils specimen tissue lab labs laboratory study atoms crystals insects insect microscope biology chemical chemicals chemistry acid gas ph toxic poison microbes samples sample ball balls wall echo signal',
  ),
  power: wordSet(
    'power outage outages blackout blackouts electricity electric lights light energy grid storm night cave cinema miners mine candles',
  ),
  clothes: wordSet(
    'dress dresses gown shirt shirts trousers jeans coat coats jacket fashion wear wears wearing worn wardrobe suit suits skirt scissors rope ropes tie hat hats shoe shoes boots collar glove gloves runway designer belt belts seatbelt',
  ),
  oil: wordSet('oil gas pipeline pipelines crude fuel petrol diesel water sewage leak'),
  court: wordSet(
    'trial trials murder verdict judge judges courtroom deliberations deliberating deliberate juror jurors jury guilty court prosecutors',
  ),
  deathbed: wordSet(
    'wife husband star singer actor son daughter patient patients hospital hospitals icu coma ventilator baby mother woman man boy girl toddler infant teen family parents doctors crash organ victim covid coronavirus robot bath tv machine amplifier radio phone',
  ),
  window: wordSet('window windows balcony car cars plane train moving ball door doors teeth tooth bed'),
  goods: wordSet(
    'gas fuel petrol diesel food groceries homes home house houses housing rent ticket tickets egg eggs energy oil goods land art painting water electricity coffee beef gold phone phones drug drugs rice bread milk shares',
  ),
  dwelling: wordSet('box boxes coffin tomb jar bin pot car boot bonnet container drain chest toilet casket grave'),
  paint: wordSet(
    'graffiti mural murals vandal vandals prison cell toilet toilets cave ancient painted paint art archaeologists inscription inscriptions',
  ),
  plant: wordSet(
    'spade shovel garden gardens gardener gardeners farm farms farmer farmers plant plants crop crops tree trees flower flowers seed seeds orchard fruit wheat',
  ),
  site: wordSet(
    'builder builders build building buildings site sites stadium stadiums hospital mine miners mining construction ceremony campus plant factory warehouse school tower homes groundbreaking shovel shovels dig digs archaeologists developer developers',
  ),
  good: wordSet('freedom peace liberty success victory beauty fame love progress democracy glory independence justice'),
  ghost: wordSet('ghost ghosts haunted house castle spirit spirits film movie horror poltergeist'),
  film: wordSet(
    'film films movie movies series season netflix hbo novel book play musical album song bbc sitcom drama sequel review',
  ),
  climb: wordSet('climber climbers climbing hiker hikers cliff mountain canyon cave rescued rescue trapped'),
  art: wordSet('statue statues sculpture car cars gift gifts portrait parcel present mummy'),
  circus: wordSet('circus trapeze acrobat acrobats rope climber climbers cliff'),
  dance: wordSet('dance dancer dancers dancing contest carnival party disney'),
  broom: wordSet('dust dirt crumbs floor broom cleaner cleaners wind cat cash money drugs body'),
  air: wordSet(
    'pollution polluted smog city cities park parks forest forests ventilation asthma lungs mask masks window windows',
  ),
  ill: wordSet(
    'dementia alzheimer alzheimers illness brain tumour tumor disease patient patients psychosis psychiatric schizophrenia stroke memory diagnosis diagnosed sleep sleepwalker sleepwalking sleepwalkers bed bedroom window balcony night',
  ),
  toys: wordSet('toy toys game games child children kids pupils glass collector collection museum'),
  device: wordSet('phone phones battery batteries charger vape laptop firework fireworks cigarette lit laser acid'),
  hack: wordSet(
    'hacker hackers hack hacked hacking cyber cyberattack ransomware malware data files kidnapper kidnappers kidnapped kidnap hostage hostages captors pirates rebels militants',
  ),
  quake: wordSet(
    'quake quakes earthquake earthquakes tremor tremors aftershock magnitude blast explosion plane turbulence ghost poltergeist haunted',
  ),
  mutiny: wordSet(
    'soldier soldiers troop troops army navy police prisoners inmates province provinces region rebels militia barracks sailors crew',
  ),
  church: wordSet('church priest pope bishop bishops sermon catholic baptist baptists choir'),
}

const listed = (set: Pick<ReadonlySet<string>, 'has'>, { key, base }: Word): boolean => set.has(key) || set.has(base)

/** What is planned, agreed, hoped for or run: it can fail without falling. */
const PLANNED =
  wordSet(`talk talks negotiation negotiations plan plans bid bids deal deals effort efforts push campaign campaigns reform reforms bill bills
  proposal proposals project projects merger mergers takeover takeovers hope hopes dream dreams ambition ambitions truce ceasefire peace career careers
  future relationship marriage romance alliance partnership coalition agreement agreements pact treaty reputation recovery season economy strategy policy
  policies agenda nomination candidacy presidency trial case probe investigation inquiry lawsuit legislation job jobs funding rollout launch tour event
  election elections vote referendum independence democracy credibility majority comeback return transfer scheme schemes budget budgets programme programmes program programs
  legacy friendship engagement wedding summit tournament sale purchase acquisition amendment measure measures initiative pledge promise ipo housing
  contract contracts pension pensions savings fortune investment investments prosecution leadership premiership government regime company business firm
  recovery growth union pipeline vision movement accord deal's`)

/** What is planned and can burn. */
const BURNS = wordSet(
  'company business firm housing pipeline savings fortune investment investments project projects tour sale purchase',
)

/** What is counted, or weighed as if it were. */
const MEASURED =
  wordSet(`share shares stock stocks sale sales profit profits price prices rating ratings poll polls polling demand viewership audience audiences bill bills rent
  rents cost costs rate rates inflation bitcoin crypto cryptocurrency cryptocurrencies sterling pound dollar euro yen yuan ruble rouble rupee peso currency currencies value values
  booking bookings attendance approval popularity turnout export exports import imports revenue revenues earnings number numbers figure figures debt debts spending fees fares
  wages output premiums tourism donations support confidence sentiment trust reputation image credibility economy economies market markets growth industry industries sector
  sectors business businesses budget budgets finances productivity employment hiring jobs claims production trade investment investments mortgage mortgages yield yields bond bonds
  futures index indexes ftse nasdaq dow wages oil gas crude lending borrowing consumption retail`)

/** Bodies: what they do is done in words and by votes. */
const BODIES =
  wordSet(`government governments minister ministers ministry council councils councillors mayor mayors governor governors senator senators senate congress congressman
  congresswoman president premier chancellor parliament mp mps lawmaker lawmakers republicans republican democrats democrat democratic gop dems tories tory labour conservatives lib liberals
  greens snp ukip reform party parties white-house cabinet opposition administration commission commissioner fed eu nato un imf who fda cdc epa irs fbi doj ice nhs bbc cnn nbc abc cbs
  fox msnbc court courts regulator regulators watchdog union unions ceo boss bosses chief chiefs chair chairman chairwoman company companies firm firms bank banks retailer retailers airline
  airlines university universities college school schools board club clubs league fifa uefa nfl nba committee agency agencies trust charity charities watchdogs authority authorities
  executive executives director directors secretary speaker candidate candidates nominee judge judges prosecutor prosecutors attorney trump biden harris obama clinton pence
  vance newsom desantis mccarthy mcconnell pelosi schumer starmer sunak johnson farage merkel macron modi erdogan netanyahu putin trudeau carney zuckerberg musk bezos facebook meta google amazon apple
  microsoft twitter tiktok youtube netflix disney boeing tesla uber pentagon kremlin brussels downing`)

/** What is held, claimed or disputed. */
const VIEWS =
  wordSet(`accusation accusations allegation allegations claim claims comment comments remark remarks concern concerns criticism rumor rumors rumour rumours speculation talk theory theories
  suggestion suggestions idea ideas question questions fear fears threat threats report reports promise promises pledge pledges vow vows statement statements proposal proposals call calls demand demands
  bill bills plan plans compromise offer offers request requests argument arguments notion bid bids decision decisions policy policies rule rules ruling tweet post speech admission mistake mistakes gaffe error errors
  statistics order orders mandate mandates law ban figures data scandal findings revelations evidence verdict vote news row`)

const PROSPECTS =
  wordSet(`talks deal deals run return bid negotiations compromise lawsuit lawsuits claims change changes challenge challenges trade cuts sanctions action
  peace dialogue diplomacy cooperation more future further new legal second third move transfer reunion comeback candidacy coalition referendum independence election hike hikes rate rates increase increases expansion
  reform reforms appeal appeals extension investment reopening strikes tariffs ban`)

const ANGERS =
  wordSet(`debate row dispute feud fears fear anger tensions tension speculation claims rumors rumours controversy calls criticism concerns concern hatred division divisions unrest resentment
  crisis inflation war protests protest doubts racism conspiracy antisemitism violence extremism xenophobia`)

const wordBefore = ({ headline: { words }, first }: Figure, reach: number): readonly Word[] =>
  words.slice(Math.max(0, first - reach), first)
const wordsBehind = ({ headline: { words }, last }: Figure, reach: number): readonly Word[] =>
  words.slice(last + 1, last + 1 + reach)

/** "talks hit a wall", "talks with Norland have hit a wall", and no "wedding dress falls apart", "oil worker takes a tumble". */
function isOf({ headline: { words }, first }: Figure, things: Pick<ReadonlySet<string>, 'has'>): boolean {
  const before = words.slice(Math.max(0, first - 7), first)
  while (before.length > 0 && BETWEEN.test(before.at(-1)!.key)) before.pop()
  const head = before.at(-1)
  if (head === undefined) return false
  return (
    listed(things, head) ||
    before.some(
      ({ key }, i) => i > 0 && /^(?:of|for|with|on|over|between|at|in|to)$/.test(key) && listed(things, before[i - 1]!),
    )
  )
}

const BETWEEN =
  /^(?:is|are|was|were|be|been|being|has|have|had|will|would|could|may|might|can|to|not|still|now|again|also|already|all|left|looks?|looking|appears?|seems?|remains?|remain|about|set)$|ly$|n't$/

const LIVING = wordSet(
  'life lives job jobs career careers reputation reputations world worlds livelihood livelihoods home',
)

const CONTESTS = wordSet(
  'future control majority nomination title crown leadership election race vote presidency senate house seats points place spot promotion states',
)

/** Who reacts together. */
const CROWDS =
  wordSet(`fans viewers people everyone everybody internet web twitter tiktok users followers investors markets traders voters critics readers shoppers locals residents neighbours neighbors
  parents republicans democrats tories mps lawmakers senators supporters audience audiences crowd crowds listeners drivers commuters tourists shareholders allies rivals colleagues experts scientists officials
  staff workers employees students players pundits reporters journalists motorists homeowners savers consumers travellers travelers store stores supermarkets retailers insurers bosses ministers gamers nation world tourists swifties defenders opponents neighbours neighbors netizens insiders families pensioners households renters tenants farmers mums moms taxpayers millions thousands america britain washington hollywood`)

/** What is worn and shown in pictures. */
const WORN =
  wordSet(`bikini swimsuit lingerie minidress mini-dress swimwear thong trunks catsuit leggings bodysuit corset tuxedo ensemble outfit frock top mini crop kaftan saree sari lehenga
  jumpsuit co-ord heels denim latex leather lace sequins negligee bralette shorts lbd robe stilettos`)

const CONDITIONS: Record<string, (figure: Figure) => boolean> = {
  // "has fans fuming".
  'turn-crowd': ({ inside }) => {
    const last = inside.at(-1)!
    return listed(CROWDS, last) || CROWDS.has(last.key.replace(/['’]s?$/, ''))
  },
  // "throws toys out of the pram", said of grown-ups.
  'turn-grown': ({ others }) =>
    !others.some(({ base }) =>
      /^(?:bab(?:y|ies)|toddler|infant|child|children|kid|nursery|twin|pram|buggy|dog|puppy)$/.test(base),
    ),
  // "fans go nuts", and no "engine goes bananas".
  'turn-people': (figure) => wordBefore(figure, 3).some((word) => listed(CROWDS, word) || isPersonNoun(word.base)),
  // "Ruiz and Dorn call it quits after five years": who were together.
  couple: ({ others }) =>
    others.some(({ base }) =>
      /^(?:couple|marriage|romance|relationship|wife|husband|fianc[ée]e?|girlfriend|boyfriend|dating|engagement|wedding|engaged|married|split|divorce|spouse)$/.test(
        base,
      ),
    ),
  // "flies off the shelves", and no "off the shelves of the cliff".
  unspecified: ({ headline, last }) => headline.words[last + 1]?.key !== 'of',
  // "ditch the ferry for good", and no "a force for good".
  'ended-before': (figure) =>
    wordBefore(figure, 9).some(({ base }) =>
      /^(?:close|shut|quit|leave|ditch|end|stop|change|ban|retire|delete|axe|scrap|abandon|disappear|depart|return|move|break|drop|switch|split|lose|kill|remove|banish|silence|lock|vanish|cut|fix|solve|settle|over|gone|kick|give|go)$/.test(
        base,
      ),
    ) &&
    !/^(?:force|power|power|used?|works?|tech|ai|champion|agent|fight|acting|money|business)$/.test(
      wordBefore(figure, 1)[0]?.key ?? '',
    ),
  // "the hardest-working of them all".
  'judged-before': (figure) =>
    wordBefore(figure, 5).some(({ key }) => /est$|-est\b|^(?:best|worst|most|greatest)$|est-/.test(key)),
  // "sizzles in red dress": who appears in it.
  dressed: (figure) => {
    const who = wordBefore(figure, 1)[0]
    const isSomebody =
      who !== undefined &&
      (isPersonNoun(who.base) ||
        who.key === 'who' ||
        (isCapital(who) === true && ((figure.first > 1 && !figure.headline.isTitleCase) || !isCommonWord(who.base))))
    return isSomebody && figure.others.some((word) => listed(SCENES.clothes!, word) || listed(WORN, word))
  },
  // In the sky.
  skyward: ({ others }) => others.some((word) => listed(SCENES.sky!, word)),
  // In a game.
  game: ({ others }) => others.some((word) => listed(SCENES.game!, word)),
  // "Ruiz's world falls apart".
  'owned-before': (figure) => /(?:'s|s')$|^(?:his|her|their)$/.test(wordBefore(figure, 1)[0]?.key ?? ''),
  // "wouldn't own in a million years", and no "coldest day in a million years".
  'denied-before': (figure) => wordBefore(figure, 6).some(({ key }) => /n['’]t$|^(?:never|not|nobody)$/.test(key)),
  // "declares war on plastic", and no place, people or name.
  'common-behind': ({ headline, last }) => {
    const after = headline.words[last + 1]
    return (
      after !== undefined &&
      !isPlace(after.base) &&
      !isPersonNoun(after.base) &&
      !(headline.isTitleCase ? !isCommonWord(after.base) : isCapital(after))
    )
  },
  // "leaves experts puzzled", and no "will leave you speechless": that is bait, and is left out.
  'turn-others': ({ inside }) => !/^(?:you|people|us|me|it|them)$/.test(inside.at(-1)!.key),
  // "owns up to error", and no "owns up to 20 cats".
  'turn-uncounted': ({ headline, last }) =>
    !/^(?:[$£€]?\d.*|half|one|two|three|four|five|six|seven|eight|nine|ten|dozens|hundreds|thousands|several)$/.test(
      headline.words[last + 1]?.key ?? '',
    ),
  // "gambles on youth", "fans gamble on", "to gamble on", and no "Okafor's risky gamble on".
  'turn-verb': ({ headline: { words }, first }) => {
    const [word, before] = [words[first]!, words[first - 1]]
    if (before === undefined || /['’]s?$/.test(before.text)) return false
    // "got dunked on": done to somebody.
    if (/ed$/.test(word.key) && /^(?:gets?|got|getting|is|are|was|were|be|been|being)$/.test(before.key)) return false
    return (
      /(?:s|ed|ing)$/.test(word.key) ||
      /^(?:to|will|would|could|can|may|might|must|should|not|and|who|they|we|people|police)$|n['’]t$|[^s]s$/.test(
        before.key,
      )
    )
  },
  'living-inside': ({ inside }) => listed(LIVING, inside.at(-1)!),
  'named-inside': ({ inside }) => !/^(?:us|me|you|them|him|her|it)$/.test(inside[0]!.key),
  contest: (figure) => wordBefore(figure, 5).some((word) => listed(CONTESTS, word)),
  // "the end of ferries as we know them", and no "life as we know it".
  'scene-ended': (figure) =>
    !/^(?:life|world|universe|earth)$/.test(wordBefore(figure, 1)[0]?.key ?? 'life') &&
    wordBefore(figure, 8).some(({ base }) =>
      /^(?:end|ends|change|changed|future|death|destroy|kill|ruin|reshape|transform|threaten)$/.test(base),
    ),
  // "forces Okafor's hand", and no "forced to hand over".
  owned: ({ inside }) => /(?:'s|s')$|^(?:his|her|their|its|our)$/.test(inside[0]!.key),
  'named-owner': ({ inside }) => /(?:'s|s')$/.test(inside[0]!.key),
  // "clears way for deportations", and no "paved the way for Okafor".
  unnamed: (figure) => !CONDITIONS.whom!(figure),
  // "to end protections", and no "to aid".
  deed: ({ headline: { words }, last }) =>
    isBaseVerb(words[last + 1]?.key ?? '') && words[last + 2] !== undefined && /^\s*$/.test(words[last + 2]!.gap),
  // Nothing that it describes stands right behind: "on thin ice", and no "on notice board".
  ends: ({ headline, last }) => {
    const after = headline.words[last + 1]
    return (
      after === undefined ||
      !/^\s*$/.test(after.gap) ||
      PREPOSITIONS.has(after.key) ||
      /^(?:is|are|was|were|has|have|had|will|would|says?|said|could|may|might|can|because|again|too|yet|now|today|this|because|since|until|once|ahead|amid|following|despite|because|without|says|warns|thanks|due)$/.test(
        after.key,
      )
    )
  },
  planned: (figure) => isOf(figure, PLANNED),
  'planned-inside': ({ inside }) => listed(PLANNED, inside.at(-1)!),
  'planned-behind': (figure) => wordsBehind(figure, 4).some((word) => listed(PLANNED, word)),
  // "company goes up in smoke": it may have burned.
  unburned: (figure) => !isOf(figure, BURNS),
  // "walks back claim", and no "walks back to report".
  direct: ({ headline: { words }, last }) => {
    const after = words[last + 1]
    return (
      after !== undefined &&
      /^\s*[“‘"']?$/.test(after.gap) &&
      !PREPOSITIONS.has(after.key) &&
      !/^(?:home|alone|into|inside|up|down|out|towards?|together|across|safely)$/.test(after.key)
    )
  },
  measured: (figure) => isOf(figure, MEASURED),
  'measured-inside': ({ inside }) => listed(MEASURED, inside.at(-1)!),
  'measured-behind': (figure) => wordsBehind(figure, 4).some((word) => listed(MEASURED, word)),
  view: (figure) => wordsBehind(figure, 5).some((word) => listed(VIEWS, word)),
  'view-inside': ({ inside }) => listed(VIEWS, inside.at(-1)!),
  // A case that a court throws out.
  bench: (figure) =>
    figure.headline.words[figure.last + 1]?.key !== 'of' &&
    figure.others.some(({ base }) =>
      /^(?:judges?|courts?|justices?|tribunal|magistrates?|panel|supreme|appeals|circuit|scotus|prosecutors?|jury)$/.test(
        base,
      ),
    ),
  prospect: (figure) => wordsBehind(figure, 3).some((word) => listed(PROSPECTS, word)),
  anger: (figure) => wordsBehind(figure, 3).some((word) => listed(ANGERS, word)),
  'goes-on': ({ headline: { words }, last }) => /^\s*$/.test(words[last + 1]?.gap ?? '.'),
  // In a game or for votes; over a toll they only disagree.
  pitted: (figure) =>
    !wordsBehind(figure, 8).some(({ key }) => key === 'over') &&
    (figure.others.some((word) => listed(SCENES.game!, word)) ||
      frameConditions.poll(figure.headline, figure.first, figure.last) ||
      figure.others.some(({ key }) =>
        /^(?:primar(?:y|ies)|elections?|governors?|gubernatorial|senate|mayoral|presidential|candidates?|debates?|voters|seat|nomination|runoff)$/.test(
          key,
        ),
      )),
  // Of a body or of somebody who speaks for one.
  body: (figure) => wordBefore(figure, 4).some((word) => listed(BODIES, word)),
  'body-behind': (figure) => wordsBehind(figure, 3).some((word) => listed(BODIES, word)),
  // The headline speaks of politics, trade or law.
  polity: ({ others }) => others.some((word) => listed(BODIES, word)),
  // A person or a name stands behind, and no place.
  whom: ({ headline, last }) => {
    const behind = headline.words.slice(last + 1, last + 4)
    return (
      behind.length > 0 &&
      !isPlace(behind[0]!.base) &&
      (behind.some(({ base }) => isPersonNoun(base)) ||
        listed(BODIES, behind[0]!) ||
        /^(?:him|her|them|us|me)$/.test(behind[0]!.key) ||
        (!headline.isTitleCase && isCapital(behind[0])))
    )
  },
  // A body, a country or a name is blamed, and nobody at whom one could point.
  blamed: ({ headline, last }) => {
    const after = headline.words[last + 1]
    return (
      after !== undefined &&
      (isPlace(after.base) || listed(BODIES, after) || (!headline.isTitleCase && isCapital(after)))
    )
  },
  // "under fire for editing call", "over its plans", and no "for two hours"; no soldiers are.
  reproached: (figure) =>
    wordsBehind(figure, 1).some(({ key }) => /ing$|^(?:his|her|its|their)$/.test(key) || VIEWS.has(key)) &&
    !wordBefore(figure, 4).some((word) => listed(SCENES.arms!, word)),
}

/** Whether the condition named holds: one of ours, "no-" and a scene, or a frame of the other wordings. */
export function isFigure(name: string, figure: Figure): boolean {
  if (name.startsWith('no-')) return !figure.others.some((word) => listed(SCENES[name.slice(3)]!, word))
  return CONDITIONS[name]?.(figure) ?? frameConditions[name as WordingFrame](figure.headline, figure.first, figure.last)
}
