/** Whether an English word is an ordinary one: known to a lexicon, or derived from a known word by an ending. */
import { KNOWN, lexemeOf, PLACE_NAME } from '../clause/lexicon.ts'
import { isCountedNoun, isGenericNoun, isNoun, isPersonNoun, verbLemma } from '../words/vocabulary.ts'
import { isNameOnly } from './true-case-names.ts'

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/ied$/, 'y'],
  [/iest$/, 'y'],
  [/ier$/, 'y'],
  [/ily$/, 'y'],
  [/iness$/, 'y'],
  [/s$/, ''],
  [/es$/, ''],
  [/ed$/, ''],
  [/ed$/, 'e'],
  [/ings?$/, ''],
  [/ings?$/, 'e'],
  [/(.)\1(?:ed|ing|er|est)$/, '$1'],
  [/ly$/, ''],
  [/ers?$/, ''],
  [/ers?$/, 'e'],
  [/est$/, ''],
  [/(?:ness|ments?|ful|less|able|al|like|ships?|hoods?|wide)$/, ''],
  [/able$/, 'e'],
  [/ions?$/, ''],
  [/ions?$/, 'e'],
  [/ations?$/, 'e'],
  [/^(?:un|re|dis|mis|over|out|pre|non|under)/, ''],
]

// Longer endings and beginnings, for which what is left must be long: "Cody" is no kind of cod.
const LONG_ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=.{3})ably$/, 'able'],
  [/(?<=.{3})ibly$/, 'ible'],
  [/(?<=.{4})it(?:y|ies)$/, ''],
  [/(?<=.{3})it(?:y|ies)$/, 'e'],
  [/(?<=.{3})bilit(?:y|ies)$/, 'ble'],
  [/(?<=.{6})is[mt]s?$/, ''],
  [/(?<=.{5})ish$/, ''],
  [/(?<=.{3})cession(?=s?$)/, 'cede'],
]
const BEGINNING =
  /^(?:un|re|dis|mis|over|out|pre|non|under|in|im|anti|fore|bio|de|super|sub|inter|micro|macro|mega|auto|photo|multi|hyper|immuno|cyber|tele|post|mid|semi|ultra)(?=.{5})/
/** "swoonworthy": a thing and what is so or does so to it. Names are made of other parts. */
const COMPOUND =
  /^(.{4,})(?:worthy|making|makers?|scoring|blowing|breaking|wear|shaming|proof|sharing|goers?|holders?)$/

/** @param isListed the words of the casing table */
export function isWritable(key: string, isListed: (key: string) => boolean): boolean {
  const isWord = (word: string) => isKnownWord(word, isListed)
  if (isWord(key)) return true
  if (isNameOnly(key)) return false
  const bare = key.replace(BEGINNING, '')
  const first = COMPOUND.exec(key)?.[1]
  const american = americanSpelling(key)
  return (
    (bare !== key && isWord(bare)) ||
    (first !== undefined && (isListed(first) || isInLexicon(first))) ||
    (american !== key && isWord(american))
  )
}

/** By the lexicons or a list, or derived from what they know. */
export function isKnownWord(key: string, isListed: (key: string) => boolean): boolean {
  const isKnown = (base: string) => isListed(base) || isInLexicon(base)
  return isKnown(key) || isDerived(key, isKnown, ENDINGS) || isDerived(key, isKnown, LONG_ENDINGS)
}

/** "armoured", "fibres", "organised" as the dictionary has them. */
const americanSpelling = (key: string): string =>
  key
    .replace(/our(?=s$|ed$|ing$|ites?$|ful$|able$|$)/, 'or')
    .replace(/(?<=[bct])re(?=s?$)/, 'er')
    .replace(/(?<=.{3}[^aeiou])is(?=e(?:[ds]|rs?)?$|ing$|ations?$)/, 'iz')
    .replace(/(?<=^|p|gyn)[ao]e(?=.{4})/, 'e')
    .replace(/(?<=^jewel)lery$/, 'ry')
    .replace(/(?<=^(?:off|pret))ence(?=s?$)/, 'ense')

/** Whether a word is a known one with an ending or a prefix. */
function isDerived(key: string, isKnown: (base: string) => boolean, endings: typeof ENDINGS): boolean {
  return endings.some(([ending, put]) => {
    if (!ending.test(key)) return false
    const base = key.replace(ending, put)
    return base.length > 2 && isKnown(base)
  })
}

// Words younger than the dictionary, and foods, sports and fashions that it has no room for.
const YOUNG = new Set(
  `app apps infielder outfielder linebacker quarterback cornerback shortstop backstop goaltender goalkeeper midfielder pitcher catcher rookie ai-generated antisemitism backchannel beatdown bromance byelection by-election chatbot chatbots clankers covid crypto cryptocurrency cybersecurity datacenter deepfake deepfakes dipshit drone drones emoji eyeshadow fentanyl frat gaslighting hashtag inoperable influencers livestream
livestreams mashup matchup matchups meme memes momager multistate newsletter podcast podcasts playlist reboot selfie selfies seatback smartphone smartphones snackable startup startups strikeout strikeouts suplex suplexes superintelligence superfan tiktoker unfollow vape vapes vlog vlogger website websites wildfire wildfires youtuber
au pair pairs bff bffs diy hacks cosplay cosplayer binge-watch spoiler spoilers mocktail vegan vegans gluten-free keto millennials millennial boomers boomer
polenta tahini halloumi falafel lasagne penne ramen pho udon miso tempeh kimchi bibimbap sashimi panko matcha chai macchiato focaccia donut donuts churro churros cannoli gelato macaron macarons ganache pancetta chorizo parmesan gouda burrata mascarpone jalapeño habanero aioli masala tikka biryani dal ceviche empanada empanadas pozole queso mojito mojitos prosecco mezcal whisky kombucha frittata bruschetta crostini carbonara bolognese acai lychee yuzu shawarma crockpot
walkoff wideout slapshot pickleball futsal peloton wingback offseason esports motorsport jiu jitsu
contouring retinol updo updos ombre balayage onesie onesies jeggings athleisure bralette jorts hangry mansplaining ambivert twentysomething twentysomethings thirtysomething thirtysomethings fangirl fangirls fanfic fanfiction romcom telenovela spinoff docuseries showrunner showrunners frontman frontmen frontwoman bandmate bandmates screencap screencaps wifi infographic listicle sext sexts wifey momma aunty vax vaxxed
addictive anaemic arse aluminium audiobook audiobooks backcountry bodycam bodycams buildout catalogue catalogues changelog chargesheet cheque cheques chipset chipsets chokepoint civilisational civilizational codename conscience consciences context contexts counsellor counsellors crore dayslong decriminalise defund delulu deindustrialisation disruptor disruptors doomscrolling doozy draught draughts drawdown
escalatory facelift facelifts favela favelas flashpoint flashpoints foldable foldables forth freefall gangrape grandkid grandkids grey greys hellscape homebuilder homebuilders homebuyer homebuyers hotfix hotfixes hotspot hotspots housebuilding hydropower hypercar hypercars immersive immunocompromised incentivize infowar innovative intake intraday intraparty jobseeker jobseekers ketamine knifepoint lakh lakhs lawfare lovefest
matchday meatpacker meatpackers medevac medtech megabill megadeal megahit meltwater merch metaverse meth monthlong monthslong moustache moustaches multiday nailbiter neoliberal neurodegenerative notetaker offence offences organoid organoids parasocial passcode passcodes paycheque paycheques peatland pharma plushie plushies primetime proactively propane provocation provocations pyjama pyjamas reclusive robovac roundtable rulebook rulebooks
semaglutide sexualised sexualized shrinkflation sideloading smartglasses snapback snuck sociopathic speedrun speedruns storey storeys subpoenaed supercar supercars sweeten synth synths teardown teardowns tradwife tradwives trainwreck twitterati unanswered underpowered upcharge upcharges utopian videographer webpage webpages weeklong wilful wilfully wipeout wishlist wishlists worshipper worshippers yearslong yoghurt yoghurts ziplining
adorbs awk besties bestie cringey convo convos deets obvi perf ridic sitch vacay
frontline frontliner frontliners telecom telecoms fintech stablecoin stablecoins trillionaire trillionaires prez petrostate supercell derecho ebike ebikes rideshare robotaxi robotaxis influx crosshairs pushback blowback clapback storyline storylines slugfest frontend backend math maths proverb proverbs badass punny hella freakin sweary batshit dev devs vid vids netizen netizens ute facemask facemasks cosy cosier doggo doggos meerkat meerkats capybara capybaras kerb`.split(
    /\s+/,
  ),
)

/** Whether the lexicons know it as it is, so that what is derived from it is known, too. */
export function isInLexicon(key: string): boolean {
  if (isNameOnly(key)) return false
  if (YOUNG.has(key)) return true
  if (verbLemma(key) !== undefined || isPersonNoun(key) || isCountedNoun(key) || isGenericNoun(key) || isNoun(key))
    return true
  const { flags } = lexemeOf(key)
  return (flags & KNOWN) !== 0 && (flags & PLACE_NAME) === 0
}
