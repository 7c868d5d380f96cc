/**
 * Small word classes that the detector and the realiser share: verbs of headlines, nouns for people, places, the
 * nouns that lists count. Membership only; no meaning.
 */
import { memoize, once, WORDS_KEPT, wordSet } from '../../text/memoize.ts'
import { verbsOf } from '../lexicon/verbs.ts'
import { americanVerb, basesOf, plural, type VerbForms, verbForms } from './word-forms.ts'

const VERBS = once(() => verbsOf('detector'))
const bases = once(() => new Set(VERBS()))
/** The verbs of forms that several verbs share. */
const LEMMAS = new Map([
  ['is', 'be'],
  ['are', 'be'],
  ['was', 'be'],
  ['were', 'be'],
  ['has', 'have'],
  ['had', 'have'],
  ['does', 'do'],
  ['did', 'do'],
  ['found', 'find'],
  ['fell', 'fall'],
  ['saw', 'see'],
  ['left', 'leave'],
  ['felt', 'feel'],
])

// Verb forms that are far more often nouns in headlines: only with a subject before and an object after are they verbs.
const NOUN_FORMS =
  wordSet(`aids arms attacks backs bands banks bans bars bases battles bets bids bills boards bombs books boosts brands breaks briefs burns calls camps campaigns cards cares cases casts causes challenges changes charges charts
checks cheers claims clashes classes coaches colors comments companies concerns conditions contacts contests contracts controls costs covers cracks crashes credits crosses cuts dances dates deals debates debuts delays demands designs details
doubts drafts draws dreams dresses drinks drives drops echoes edges effects ends estimates events exchanges exits experts exports faces fears features feeds fights figures files films finals fines fires floods flows focuses forces forms
frames fuels functions funds gains gathers goods grabs grades grants guards guests guides halts hands heads hearts heats highlights hikes hints hits holds homes honors hopes hosts hotels hours houses hunts impacts imports increases interests interviews
investments issues jails jobs judges jumps keys kids kicks kills kisses labels lands laughs launches lawsuits leads leaks leaves lies lifts lights likes limits lines links lists lives loads loans locks looks losses lots loves marches marks markets masters matches matters measures meetings
members minds mines misses models mounts moves murders names nears needs notes numbers offers officers offices officials orders owners pages paints papers parks parts parties passes patients pays peaks pictures pilots places plans plants plays players plots points
polls ports positions posts powers presses prices prints prizes probes problems processes products profits projects promises protests purchases pushes queries questions quotes races raids rains rallies ranks rates reasons recalls records refunds regrets releases remains reports requests rescues reserves
rests results returns reviews rewards rides rings rises risks rivals roads rocks roles rolls rounds rules runs sales sanctions saves scales scams scares schedules schemes schools scores screens searches seats seconds secrets senses sentences services sets shakes shapes shares shells shelters shifts ships shocks shops
shots shows signals signs sites sizes skills slides sounds spaces sparks speaks spots spreads staffs stages stakes stands stars starts states stays steps sticks stocks stops stores stories storms strands streams streets strikes strips studies stuns styles subjects suits supplies supports surges surprises
suspects sweeps swings switches tables takes talks tanks targets taxes teams tests texts thanks things ties times titles tolls tops tours tracks trades trails trains transfers transports treats trends trials tributes tricks triggers trips troops trusts turns tweets types upgrades uses values vehicles views visits voices
votes walks wars warnings watches waters waves ways weighs welcomes wins wishes witnesses words workers works worlds worries wounds years yields zones
notches previews jokes shrugs brushes alerts leaps outrages plagues rebels shadows showcases spotlights stumbles defects roars partners spies comforts consoles damages experiences strains hammers punches wages mixes quizzes hacks resets vaults pans piles pins gears dials tweaks premieres lashes trolls`)

/** The classes that a word belongs to by its ending. */
interface Inflection {
  isBase: boolean
  isThird: boolean
  isPast: boolean
  isParticiple: boolean
  isGerund: boolean
  isPerson: boolean
  lemma: string | undefined
}

/** Worked out when first asked: all forms of all verbs would be four times the table. */
const inflectionOf = memoize((key): Inflection => {
  const candidates = basesOf(key)
  let form = key
  let verbs = verbsWith(key, candidates)
  const american = verbs.length > 0 || bases().has(key) ? null : americanVerb(key)
  if (american !== null) {
    form = american
    verbs = verbsWith(american, basesOf(american))
  }
  // Of several verbs the one that the list names first.
  if (verbs.length > 1) verbs.sort((a, b) => VERBS().indexOf(a.base) - VERBS().indexOf(b.base))
  return {
    isBase: bases().has(form),
    isThird: verbs.some((forms) => forms.third === form),
    isPast: verbs.some((forms) => forms.past === form),
    isParticiple: verbs.some((forms) => forms.participle === form),
    isGerund: verbs.some((forms) => forms.gerund === form),
    isPerson: people.has(key) || candidates.some((noun) => people.has(noun) && plural(noun) === key),
    lemma: LEMMAS.get(key) ?? (bases().has(form) ? form : verbs[0]?.base),
  }
}, WORDS_KEPT)

/** The verbs that have this form besides their base. */
const verbsWith = (form: string, candidates: readonly string[]): VerbForms[] =>
  candidates
    .filter((base) => bases().has(base))
    .map(verbForms)
    .filter(({ third, past, participle, gerund }) => [third, past, participle, gerund].includes(form))

export const isThirdPerson = (key: string): boolean => inflectionOf(key).isThird
export const isPast = (key: string): boolean => inflectionOf(key).isPast
export function isVerbForm(key: string): boolean {
  const { isThird, isPast } = inflectionOf(key)
  return isThird || isPast
}
export const isParticiple = (key: string): boolean => inflectionOf(key).isParticiple
export const isGerund = (key: string): boolean => inflectionOf(key).isGerund
export const isBaseVerb = (key: string): boolean => inflectionOf(key).isBase
export const verbLemma = (key: string): string | undefined => inflectionOf(key).lemma
/** A word that is a noun at least as often as a verb. */
export const isNoun = (key: string): boolean => NOUN_FORMS.has(key) || isPersonNoun(key)

const people = wordSet(`
academic accountant activist actor actress adviser advisor agent aide ally ambassador analyst anchor announcer archbishop architect artist artiste assassin assistant astronaut astronomer athlete attorney aunt author baby babysitter baker band banker banksman barista bartender batsman
billionaire biologist bishop blogger bodyguard boss bowler boxer boy boyfriend brother builder bully bus-driver businessman businesswoman buyer cabbie cameraman candidate captain cardinal caregiver carpenter cashier catcher celebrity ceo chair chairman champion chancellor chef chemist chief child
chiropractor cleric clerk coach cofounder collector colonel columnist comedian comic commander commentator commissioner commuter conductor congressman congresswoman conservative consultant contestant contractor cook cop coroner councillor councilman councilwoman counsel couple cousin coworker creator critic customer cyclist
dad dancer daughter dealer dean debater defender defendant delegate democrat dentist deputy designer detective developer dictator diplomat director doctor donor driver drummer economist editor educator ejector elector employee employer engineer entrepreneur envoy exec executive expert family fan farmer father
fighter filmmaker firefighter fisherman founder friend fugitive gambler gangster gardener general genius geologist girl girlfriend goalkeeper golfer governor grandfather grandma grandmother grandpa guard guest guitarist gunman gymnast hacker hairdresser heir heiress hero hiker historian hitter homeowner host hostage
hunter husband hygienist ico immigrant influencer inmate inspector insider instructor investigator investor janitor jeweler jockey journalist judge juror justice keeper kid killer king knight landlord lawmaker lawyer leader legend legislator liberal lifeguard lobbyist lord lover magician magistrate maid mailman
man manager marine mayor mechanic member mentor merchant midfielder migrant militant millionaire miner minister mobster model mogul mom monarch monk mother motorist mp mum murderer musician nanny neighbor neighbour nephew newlywed niece novelist nun nurse nutritionist officer official operative organizer organiser
owner painter parent partner passenger pastor patient pediatrician performer philanthropist photographer physician physicist pianist pilot pitcher player plumber poet politician pope premier presenter president priest prime-minister prince princess principal prisoner producer professor programmer prosecutor protester
psychiatrist psychologist publisher pupil quarterback queen rabbi rancher rapper realtor rebel receptionist recruit ref referee refugee regulator relative reporter republican representative rescuer researcher resident responder retiree rider rival roommate rookie ruler runner runner-up sailor salesman scholar scientist screenwriter
secretary senator sergeant settler sheriff shooter shopkeeper shopper shortstop singer sister skater skier skipper sniper socialist socialite soldier son songwriter spy spokesman spokesperson spokeswoman spouse star starlet statesman stepfather stepmother striker stripper student stylist superintendent superstar supporter surfer surgeon surrogate survivor suspect
swimmer teacher teammate technician teen teenager tenant terrorist therapist thief tourist toddler trader trainer translator traveler treasurer trooper trucker trustee twin tycoon uncle undertaker user veteran veterinarian victim villager violinist visitor voter waiter waitress warden whistleblower widow widower wife winner witness woman
women men people children kids grandparents worker wrestler writer youngster youth youtuber zookeeper celeb alum alumni duo trio icon ex-wife ex-husband ex-girlfriend ex-boyfriend mother-in-law father-in-law sister-in-law brother-in-law mother-of-two mother-of-three dem gop democrats republicans admiral wives congressmen gunmen businessmen spokesmen`)
export const isPersonNoun = (key: string): boolean => inflectionOf(key).isPerson

const PLACES =
  wordSet(`afghanistan africa alabama alaska albania alberta algeria america amsterdam angola antarctica arabia argentina arizona arkansas armenia asia athens atlanta atlantic auckland austin australia austria azerbaijan baghdad bahamas bahrain baltimore bangkok bangladesh barcelona beijing
beirut belarus belfast belgium belize bengaluru berlin birmingham bolivia bosnia boston botswana brazil brisbane bristol britain brooklyn brussels bucharest budapest buffalo bulgaria burma burundi cairo california cambodia cameroon canada canberra cape-town cardiff caribbean chad charlotte chicago chile china cincinnati
cleveland colombia colorado congo connecticut copenhagen crimea croatia cuba cyprus czechia dakar dallas damascus darfur delaware delhi denmark denver detroit dhaka djibouti dubai dublin ecuador edinburgh egypt england eritrea estonia ethiopia eu europe fiji finland florida france gabon gaza geneva georgia germany ghana glasgow greece
greenland guam guatemala guinea guyana haiti hamburg hanoi harlem havana hawaii helsinki hiroshima holland hollywood honduras houston hungary iceland idaho illinois india indiana indianapolis indonesia iowa iran iraq ireland islamabad israel istanbul italy jakarta jamaica japan jerusalem johannesburg jordan kabul kansas karachi kashmir
kazakhstan kent kentucky kenya khartoum kiev korea kosovo kuwait kyiv kyrgyzstan lagos laos latvia lebanon leeds lesotho liberia libya lima lisbon lithuania liverpool london louisiana luxembourg madagascar madrid maine malawi malaysia maldives mali malta manchester manhattan manila maryland massachusetts mauritania mauritius melbourne memphis mexico miami michigan milan
milwaukee minneapolis minnesota mississippi missouri moldova monaco mongolia montana montenegro montreal morocco moscow mozambique mumbai munich myanmar nairobi namibia naples nashville nebraska nepal netherlands nevada newfoundland nicaragua niger nigeria norfolk norway oakland ohio oklahoma oman omaha ontario oregon orlando oslo ottawa oxford pakistan
palestine panama paraguay paris pennsylvania perth peru philadelphia philippines phoenix pittsburgh poland portland portugal prague puerto-rico qatar quebec queensland riyadh romania rome russia rwanda sacramento sahara samoa santiago saudi scotland seattle senegal seoul serbia shanghai siberia sicily singapore slovakia slovenia somalia spain stockholm sudan suriname
sweden switzerland sydney syria taipei taiwan tajikistan tampa tanzania tasmania tehran tennessee texas thailand tibet tokyo toronto tripoli tunisia turkey turkmenistan tuscany u.k. u.s. uae uganda uk ukraine uruguay us usa utah uzbekistan vancouver vatican venezuela venice vermont vienna vietnam virginia wales warsaw washington wellington
wisconsin wyoming yemen zambia zimbabwe zurich city town village county state country nation world region island coast border`)
export const isPlace = (key: string): boolean => PLACES.has(key)

/** Nouns that a list headline counts ("17 ways", "9 photos"). */
const COUNTED =
  wordSet(`things ways reasons facts tips tricks hacks photos pictures pics images videos gifs memes tweets posts moments signs secrets confessions questions times words lessons habits mistakes myths ideas gifts recipes dishes foods snacks desserts drinks cocktails cookies
movies films shows episodes songs hits albums books quotes characters celebrities celebs stars people products items finds deals outfits dresses looks hairstyles tattoos places destinations cities towns beaches hotels restaurants bars steps rules strategies theories predictions takeaways thoughts stages types kinds
jokes texts messages comments responses reactions problems struggles similarities differences examples stories tales inventions gadgets apps games toys websites costumes crafts projects diys jobs careers exercises workouts stretches remedies symptoms benefits uses life-hacks alternatives essentials must-haves winners losers
commandments truths lies details easter-eggs references cameos scenes lines lyrics impressions tributes portraits illustrations drawings maps charts graphs puns pranks fails wins pets puppies dogs cats kittens animals babies dads moms parents couples women men guys girls boys kids teens students teachers siblings friends bffs podcasts newsletters accounts tumblr
instagrams vines snapchats trends headlines issues storylines players teams prospects picks goals plays trades matchups duos villains heroes superheroes princesses actors actresses singers rappers bands artists writers authors politicians presidents brands companies startups cars phones shoes bags jackets sweaters coats accessories skills`)
export const isCountedNoun = (key: string): boolean => COUNTED.has(key)

/** Nouns for the famous: without a name beside them they keep one back. */
const FAMOUS =
  wordSet(`star stars superstar legend legends icon icons actor actress singer rapper celebrity celeb celebs celebrities pop-star rockstar heartthrob influencer influencers youtuber tiktoker billionaire tycoon mogul alum alums heavyweight heavyweights contender favourite starlet supermodel socialite royal royals frontman hitmaker
castoff fan-favorite veteran ex-star a-lister idol superfan powerhouse giant titan`)
export const isFamousNoun = (key: string): boolean => FAMOUS.has(key)

/** Ordinary nouns that stand for an unnamed actor after "this" or "a". */
const GENERIC =
  wordSet(`actor actress adult airline app artist athlete author baby band bank billionaire blogger book bot boy brand bride business cafe café car celebrity ceo chain chef child city club coach college comedian comic company couple country county cop cosplayer dad dancer daughter designer director doctor dog drink driver engineer expert family fan father film firm food
founder gadget game girl governor grandma grandmother grandpa grad groom group guy habit hotel husband ingredient island kid lawmaker lawyer library man mansion mayor mcdonald's mom model mother movie mum musician neighborhood network nurse owner parent park passenger personality pet phone photographer place plant player politician priest product program puppy restaurant republican democrat
retailer school scientist secret senator show singer sister site snack software son song spot start-up startup state store student study supplement teacher team tech teen teenager town toy trailer trick university user vet video vitamin voter waitress website wife winner woman worker elector candidate reboot member anchor congressman congresswoman magazine newspaper journalist writer streamer podcaster professor surgeon barista landlord roommate neighbor neighbour factory festival hospital museum village farm bakery church charity nonprofit tribe`)
export const isGenericNoun = (key: string): boolean => GENERIC.has(key)
