/** What a list counts, without praise: "of the most insanely adorable otter videos" → "otter videos". */
import { once } from '../../text/memoize.ts'
import { isCommonWord } from '../headline/true-case.ts'
import { small } from '../plain/grammar.ts'
import { plainWording } from '../plain/plain-wording.ts'
import { singularOf } from '../words/word-spellings.ts'

const PRAISE =
  'af|wtf|omg|lol|excellent|compelling|powerful|lucky|iconic|delicious|weird|crazy|insane|adorable|cute|hilarious|genius|clever|awesome|amazing|incredible|perfect|magical|mouthwatering|mouth-watering|gorgeous|stunning|beautiful|brilliant|badass|epic|ridiculous|burning|game-changing|life-changing|heartbreaking|ultimate|unforgettable|must-have|must-see|must-read|must-try|must-watch|silly|dreamy|fun|funny|cool|sexy|hot(?! (?:chocolate|cocoa|dogs?|sauces?|tubs?|pots?|toddy|toddies|wings|pockets?|springs?))|creepy|terrifying|unbelievable|mind-blowing|mindblowing|mind-bending|jaw-dropping|fascinating|surprising|shocking|scandalous|embarrassing|cringeworthy|cringe-worthy|awkward|inspiring|inspirational|empowering|uplifting|wonderful|fabulous|fantastic|glorious|majestic|savage|profound|disturbing|poignant|striking|breathtaking|unreal|lit|legit|dope|precious|lovely|charming|delightful|decadent|heavenly|yummy|tasty|scrumptious|irresistible|tempting|great|best|important|essential|honest|real|genuine|nostalgic|whimsical|priceless|thoughtful|swoonworthy|swoony|drool-worthy|swoon-worthy|truly|horrifying|horrific|gross|disgusting|shitty|fucking|freaking|damn|eerie|spooky|spine-tingling|hair-raising|chilling|haunting|wild|bizarre|strange|odd|outrageous|absurd|insanely|extremely|super(?! bowl)|super-(?:interesting|cute|cool|fun|useful|helpful|delicious|awesome|adorable|funny)|totally|absolutely|seriously|ridiculously|incredibly|profoundly|deeply|borderline|brutally|painfully|genuinely|really|very|utterly|stunningly|hilariously|impossibly|unbelievably|amazingly|wonderfully|deliciously|completely|surprisingly|shockingly|wildly|beyond|majorly|hella|actual|actually|literal|kick-ass|kickass|bomb|flawless|gloriously|heartwarming|heart-warming|tear-jerking|sad|relatable|memorable|legendary|remarkable|extraordinary|spectacular|magnificent|exquisite|elegant|fancy|fierce|sassy|lovable|snarky|witty|smart|nifty|handy|rad|stellar|dazzling|enchanting|exciting|thrilling|intriguing|mesmerizing|satisfying|soothing|terrible|horrible|awful|perfectly|dreadful|tragic|underrated|overrated|goddamn|sinfully|drop-dead|crucial|invaluable|marvelous|marvellous|cray|oddly|annoying|downright|fab|infuriating|interesting|frustrating|magically|naturally|undeniably|definitively|definitive|jolly|festive-af'

const STRENGTHENED = once(
  () =>
    new RegExp(
      `^(?:(?:most |more |\\p{L}+ly )?(?:${PRAISE})(?:[- ](?:looking|sounding|smelling|tasting))?(?:,? and |, | & | but | yet | )(?=\\S))+`,
      'iu',
    ),
)
const INSIDE = once(
  () =>
    new RegExp(`(?: (?:and|&|but))? (?:${PRAISE})(?:[- ](?:looking|sounding|smelling|tasting))? (?=\\p{Ll})`, 'giu'),
)

const PRAISED = once(() => new RegExp(`^(?:${PRAISE})$`, 'iu'))

/** Whether a word praises what it stands before; one that measures does not. */
export const isPraise = (word: string): boolean =>
  PRAISED().test(word) ||
  (/(?:est|worst|best)$/i.test(word) &&
    (!MEASURED.test(word) || /^(?:tall|old|young|large|small|big|rich|long|short)est$/i.test(word)))

/** Superlatives that tell a size, an age or a number. */
const MEASURED =
  /^(?:largest|biggest|smallest|oldest|youngest|newest|tallest|shortest|longest|highest|lowest|richest|poorest|fastest|slowest|deepest|heaviest|lightest|cheapest|latest|safest|earliest|honest|west|forest|guest|interest|harvest|request|test|rest|nest|chest|quest|protest|conquest|contest|midwest|southwest|northwest|modest|pest|vest|budapest|everest|breast|east|feast|toast|most|almost|cost|host|coast|ghost)$/i
const MEASURED_MOST =
  /^(?:common|expensive|popular|wishlisted|downloaded|mentioned|cited|quoted|borrowed|ordered|requested|challenged|banned|photographed|instagrammed|reviewed|spoken|stolen|visited|viewed|watched|read|shared|populous|dangerous|frequent|searched|googled|liked|streamed|wanted|recent|played|used|retweeted|followed|affordable|polluted|valuable)$/i

/** @param raw from behind the count to the last word of the things */
export function plainThings(raw: string): string {
  if (/^just \p{L}/iu.test(raw)) return plainThings(raw.replace(/^just /i, ''))
  const year = /^of (\d{4})['’]s (.+)$/i.exec(raw)
  if (year !== null) return `${plainThings(year[2]!)} of ${year[1]}`
  // "of the mayor's worst jokes": without "of" they would be all that there are.
  const owned = /^of ((?:the )?(?:\p{L}[\p{L}.-]* ){0,2}\p{L}+[’']s?) (?=\S)/iu.exec(raw)
  if (owned !== null && !/^of (?:the )?(?:world|internet|year|season)[’']s/i.test(raw))
    return `of ${owned[1]} ${plainThings(raw.slice(owned[0].length))}`
  const isSome = /^of the /i.test(raw)
  const bare = withoutSuperlative(raw.replace(/^(?:of|from among) (?:the |these |our |your )?/i, ''))
  const plain = withoutPraise(bare)
  const { text, left } = plainWording(plain)
  const alone = /^\p{L}+ly \p{L}+/u.exec(text)?.[0]
  // "frightfully spooky ideas": what strengthened goes with what it strengthened.
  const kept = alone === undefined || plain.includes(alone) ? text : text.replace(/^\S+ /, '')
  const said = withoutPraise(kept.replace(/^of the /i, ''))
  return left.length > 0
    ? // "small lies": how big they are.
      (/^(?:small|white) \S+$/.exec(plain)?.[0] ?? plain.split(' ').at(-1) ?? '')
    : `${isSome && MEASURES().test(said) ? 'of the ' : ''}${withPlainNoun(small(withPlainMost(said)))}`
}

const MEASURES = () =>
  /^(?:most \p{L}|(?:larg|bigg|small|old|young|new|tall|short|long|high|low|rich|poor|fast|slow|deep|heavi|cheap|safe)e?st\b)/iu

/** "most Wishlisted games": what is done to them is no name. */
const withPlainMost = (things: string): string =>
  things.replace(/^(most|least) \p{Lu}\p{Ll}+ed\b/iu, (most) => most.toLowerCase())

/** The counted noun is no name: "health Resources". */
const withPlainNoun = (things: string): string =>
  things.replace(/(?<=^|\s)\p{Lu}\p{Ll}+s$/u, (noun) => {
    const one = singularOf(noun.toLowerCase())
    return (one !== null && isCommonWord(one)) || /^(?:instagrams|vines)$/i.test(noun) ? noun.toLowerCase() : noun
  })

/** "the ten most stressful jobs": any other ten are other jobs; what praises or is loaded tells nothing of the kind. */
const tellsWhich = (superlative: string, word: string): boolean =>
  MEASURED_MOST.test(word) ||
  (/^\p{Ll}/u.test(word) &&
    !isPraise(word) &&
    plainWording(`the ${superlative.trim()}`).left.length === 0 &&
    !plainWording(`${superlative.trim()} things`).isChanged)

function withoutSuperlative(text: string): string {
  let rest = text.replace(/^(?:all[- ]time |very |absolute(?:ly)? |single |the |top )+/i, '')
  for (let round = 0; round < 3; round++) {
    const most = /^(?:most|least) ((?:[\p{L}-]+ly )?)([\p{L}’'-]+)(?:,? and |, | & | )(?=\S)/iu.exec(rest)
    const single = /^([\p{L}-]+(?:est|worst|best)|worst|best)(?:,? and |, | & | )(?=\S)/iu.exec(rest)
    if (most !== null && !tellsWhich(most[0], most[2]!)) rest = rest.slice(most[0].length)
    else if (single !== null && !MEASURED.test(single[1]!)) rest = rest.slice(single[0].length)
    else break
  }
  return rest
}

function withoutPraise(text: string): string {
  const opened = text.replace(STRENGTHENED(), '')
  return (opened.includes(' ') || opened !== '' ? opened : text).replace(INSIDE(), ' ').replace(/^and /i, '')
}

/** Counted nouns that only tease get a plain name: what they hold are items of an article. */
export const withoutTease = (things: string): string =>
  things
    .replace(/\b(?:dirty little |little )?secrets$/i, 'facts')
    .replace(/\blittle things$/i, 'things')
    .replace(/\b(?:life )?hacks$|(?<!\b(?:magic|card|party|dog|coin|conjuring|circus) )\btricks$/i, 'tips')
    .replace(/\btips (?:&|and) (?:tips|tricks)$/i, 'tips')
    .replace(/\bfinds$/i, 'items')
    .replace(/\bpics$/i, 'pictures')
    .replace(/\b(?:truths|struggles) bombs$/i, 'facts')
