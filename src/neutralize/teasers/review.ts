/**
 * A review with its verdict behind the title: "Salt & Tide review – a slow, sad triumph". The verdict is the critic's; that
 * the thing is reviewed is what can be told.
 */
import { repairEnglish } from '../headline/typography.ts'
import { isNoun, isPast, isThirdPerson } from '../words/vocabulary.ts'
import type { ReaderPromise } from './about-thing.ts'

/** @param published as it stands in the feed: a title shows by its capitals */
export function readReview(published: string): ReaderPromise | null {
  const text = repairEnglish(published)
  const [, title = '', verdict = ''] = REVIEW().exec(text) ?? UNMARKED().exec(text) ?? []
  if (title === '' || !isTitle(title) || !isVerdict(verdict)) return null
  const named = title.replace(/[,.:;]+$/, '')
  return {
    core: named,
    ways: [
      `Publisher reviews ${named}`,
      `${named} is reviewed in an article`,
      `Article gives a critic’s opinion of ${named}`,
      `Review of ${named} is published`,
      `What a critic makes of ${named}`,
      `Article judges the merits of ${named}`,
      `Publisher carries a review of ${named}`,
    ],
  }
}

/**
 * Small: "Spending Review – what we know" is no critic's. Without its mark "Skerra Ferries review …" is what they do.
 */
const REVIEW = () => /^(.{3,70}?) review(?: [–—-]|:) (?=\p{Ll})(\P{Lu}+)$/u

/** … unless what follows is what only a critic says: "Salt & Tide review cute comedy turns sour". */
const UNMARKED = () =>
  /^(.{3,70}?) review (?=(?:an? |the )?(?:absorbing|affecting|amusing|beautiful|bleak|blistering|breathtaking|brilliant|brutal|charming|chilling|clever|clumsy|compelling|cute|dazzling|delightful|devastating|disappointing|dreary|dull|electrifying|elegant|engaging|engrossing|enjoyable|enthralling|exhilarating|exquisite|extraordinary|fascinating|forgettable|fun|funny|gorgeous|gripping|harrowing|haunting|heartbreaking|heartfelt|hilarious|hypnotic|intimate|intriguing|joyful|joyous|likable|lively|luminous|lush|magnificent|masterful|mesmerising|mesmerizing|moving|muddled|overlong|playful|poetic|poignant|powerful|predictable|provocative|quirky|riveting|scary|sharp|shocking|silly|slick|smart|spellbinding|stirring|strange|stunning|stylish|subtle|superb|tender|tense|thrilling|touching|triumphant|underwhelming|unforgettable|uneven|uplifting|visceral|warm|weird|witty|wonderful)\b)(\P{Lu}+)$/u

/** Who reviews what it has done, and what is reviewed by law. */
const BODY =
  /\b(?:House|Office|Department|Ministry|Council|Court|Board|Commission|Government|Agency|Service|Police|Union|Army|Navy|Party|Bank|Reserve|Committee|Trust|Force|Association|Pentagon|Treasury|Senate|Congress|Parliament|F[AB]I?|NHS|BBC|EU|UN|Fifa|Uefa|Nasa|Spending|Defen[cs]e|Strategic|Tax|Judicial|Peer|Case|Budget|Safety|Policy|Var|VAR|Hospitals?|Attacks?|Tower|Schools?|University|College|Response|Bridge|Airport|Airways|Airlines?|Prisons?|Rail|Railway|Trains?|United|F\.?C|City|Rovers|Season|Crash|Disaster|Killings?|Murders?|Deaths?|Shootings?|Bombings?|Fire|Pandemic|Covid|Maternity|Church|Care|Security|Company|Group)$/

function isTitle(title: string): boolean {
  if (BODY.test(title) || /[?!]$|\b(?:gadgets?|products?|games|year|week)\b/.test(title)) return false
  const words = title.split(' ')
  return (
    /^[‘“"']?[\p{Lu}\d]/u.test(words.at(-1)!.replace(/^(?:album|etc|live|duo)$/, 'L')) &&
    words.every((word) => /^[‘“"'(]?[\p{Lu}\d&]/u.test(word) || SMALL.test(word))
  )
}

const SMALL =
  /^(?:a|an|the|of|in|on|at|to|for|from|with|by|and|or|but|not|is|it|as|de|la|le|van|von|der|etc|album|live|duo)$/

/** What an inquiry finds, and no critic. */
const INQUIRY =
  /\b(?:fail(?:ings?|ures?|ed|s)?|abuse[ds]?|neglect(?:ed)?|lack(?:s|ed|ing)?|harm(?:ed|s)?|died|deaths?|dead|killed|racis[mt]|sexism|misogyny|bullying|culture|found|finds|dozens|hundreds|thousands|patients|victims|warnings?|missed|recommend(?:s|ed|ations?)|should|must|urge[ds]?)\b/

/** "affected blues with some intriguing touches"; "review finds …", "review panel …" are no verdicts. */
function isVerdict(verdict: string): boolean {
  const [first = '', second = ''] = verdict.split(/[ ,]+/)
  return (
    second !== '' &&
    !/\d|[?“”"]/.test(verdict) &&
    !/^(?:of|into|after|in|on|for|by|as|at|over|to|from|under|amid|before|and|or|what|how|why|who|when|where|will|would|could|may|is|was|are|has|had|board|panel|body|team|process|period|group|committee|commission|system|meeting|hearing|officer|appointment|site|score|copy|bombing|conference|key|live|set|due|urged|ordered|likely)$/.test(
      first,
    ) &&
    !INQUIRY.test(verdict) &&
    !((isThirdPerson(first) || isPast(first)) && !isNoun(first))
  )
}
