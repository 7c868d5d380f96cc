/**
 * Which article a noun phrase lacks: "a" for one of many told of for the first time, "the" for the only one, none for a
 * name, a plural and what is not counted. In doubt the answer is null.
 */
import { wordSet } from '../../text/memoize.ts'
import { nameHeads } from '../headline/true-case-names.ts'
import { COUNTED, UNCOUNTED, UNIQUE } from '../lexicon/count-nouns.ts'
import { indefinite } from '../plain/grammar.ts'
import { SUPERLATIVE } from '../words/superlative.ts'
import { isParticiple, isPast, isPersonNoun, isPlace } from '../words/vocabulary.ts'
import { singularOf } from '../words/word-spellings.ts'
import { isFixedPhrase } from './fixed-phrases.ts'
import type { NounPhrase } from './noun-phrases.ts'
import { THE } from './turns.ts'

type Article = 'a' | 'an' | 'the'

const counted = wordSet(COUNTED)
const uncounted = wordSet(UNCOUNTED)
const unique = wordSet(UNIQUE)

/** Whose or which one, an article would leave open: kin, and heads of something. */
const RELATED =
  /^(?:wife|husband|mother|father|mom|mum|dad|son|daughter|brother|sister|uncle|aunt|niece|nephew|cousin|twin|spouse|family|parent|grand(?:ma|pa|father|mother)|ex-.*|.*-in-law|widow|widower|boyfriend|girlfriend|partner|boss|leader|captain|owner|coach|chief|ceo|chair|chairman|president|mayor|governor|king|queen|pope|premier|prime-minister|chancellor|treasurer|secretary|founder|head|principal|sheriff|warden|winner|host|star|manager|director|commissioner|ambassador|admiral|general|icon|member|heir|champion|superintendent|minister|speaker|prince|princess|creator|author|runner-up|counsel|justice|dean|deputy|landlord|band|gop|dem|mp|elector|conservative|liberal|lord|lover|rival|opponent|teammate|neighbou?r|roommate|relative|killer|murderer|shooter|publisher|editor|anchor|marine|duo|trio|mother-of-.*|ico|exec|prime|child|baby|victim|suspect|defendant|party)$/
const MANY =
  /^(?:people|police|men|women|children|kids|troops|staff|cattle|data|media|crew|republicans|democrats|grandparents|wives|aircraft|sheep|fish|deer|species|series|means|crossroads|headquarters|barracks)$/
const NUMBERED = /^(?:[$£€]?\d|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$)/
const COUNTS = /^(?:million|billion|trillion|percent|dead|injured|hurt|missing|cents)$/
const TIME =
  /^(?:week|weekend|month|year|season|summer|winter|spring|autumn|fall|night|quarter|decade|century|time|day)$/
const COPULA = /^(?:is|are|was|were|be|been|being|becomes?|became|remains?|remained)$/
const CALLS = /^(?:named|elected|appointed|crowned|called|considered|declared|made)$/
/** The whole phrase is one thing's name, or its number or rank says which. */
const DOUBTFUL_START =
  /^(?:first|last|next|only|best|worst|top|most|own|other|half|due|set|less|lower|high|open|rival|dozens|hundreds|free|late|early|more|first-ever|double|home|birth|lead|title|fellow|so-called|joint|inner|outer|sole|opposite|public|(?:second|third|(?:four|fif|six|seven|eigh|nin|ten)th))$/
const FIRST_IN_NAME = /^first (?:lady|aid|class|family|nations|grade)$/
const UNCOUNTED_PAIR =
  /^(?:cardiac arrest|house arrest|(?:mortgage|consumer|oil|gas|energy|power|electricity|housing|global|domestic|travel|air|chip|steel|food|water) demand|climate change|gun control|(?:fried|roast|grilled|baked|smoked|popcorn|pulled) (?:chicken|turkey|duck|lamb|fish|salmon|pork))$/
/** "a new kind of heat wave" */
const KIND =
  /^(?:type|kind|sort|form|lack|category|categorie|number|amount|level|dose|year|decade|month|week|end|start|beginning|middle)s?$/

/** "the death of Ruiz": whose it is says which. */
const THE_OF =
  /^(?:death|birth|founder|owner|director|author|creator|mayor|governor|president|son|daughter|wife|husband|brother|sister|widow|killing|murder|arrest|end|start|beginning|rest|future|fate|cost|price|size|site|scene|cent(?:re|er)|heart|edge|bottom|middle|coast|capital|city|state|town|village|county|island|role|collapse|fall|rise|rape|torture|sale|release|launch|closure|construction|destruction|removal|return|arrival|departure|assassination|kidnapping|disappearance|conviction|execution|name|identity|body|home|house|life|cause|outcome|aftermath|anniversary|value|importance|meaning|quality|length|idea|prospect|possibility|absence|presence|existence|leader|head|chairman|chairwoman|impact|legacy|loss|safety|security|memory|history|announcement|election|resignation|appointment|suspension|spread|bombing|invasion|occupation|protection|reopening|introduction|expansion|extension|sinking|brink|verge|wake|height)$/
/** "a group of sailors" */
const A_OF =
  /^(?:group|pair|list|wave|string|photo|picture|video|image|survivor|fan|piece|lack|set|mixture|variety|bunch|handful|dozen|total|fleet|chain|spate|row|burst|cache|symbol|type|kind|version|review|veteran|supporter|critic|citizen|resident|team|crowd|chance|charge|violation|study|survey|breach|pack|bag|box|bottle|cup|glass|member|flood|flurry|trove|sign|portrait|statue|copy|swarm|convoy|campaign|network|host|stream|barrage|couple|pile|bit)$/
/** There is one in each place, party or firm. */
const ONE_IN_PLACE =
  /^(?:president|government|parliament|economy|capital|army|military|navy|council|river|desert|canal|waterfront|mayor|governor|coast|border|embassy|primary|runoff|election|recount|race|legislature|assembly|king|queen|leader|boss|chief|captain|ceo|chairman|chairwoman|chair|regime|senate|police|board|administration|premier|chancellor|admin|constitution|stock-market|currency|skyline|ambassador|commissioner|sheriff)$/
/** … and of whoever is named with both names. */
const ONE_OF_PERSON =
  /^(?:administration|admin|campaign|reelection|death|family|trial|presidency|era|verdict|estate|regime|government|cabinet|killing|murder|assassination|impeachment|inauguration|campaign|case|team|files|indictment|investigation)$/
const KNOWN_CASE = /^(?:death|trial|verdict|killing|murder|assassination)$/
const ONE_OF_SURNAME = /^(?:administration|admin|presidency|era|regime)$/
const GIVES =
  /^(?:g[ia]v(?:e|es|ing|en)|sen[dt]s?|sending|offer(?:s|ed|ing)?|tells?|told|telling|show(?:s|ed|n|ing)?|award(?:s|ed)?|hand(?:s|ed|ing)?|grant(?:s|ed)?|costs?|den(?:y|ies|ied)|teach(?:es)?|taught|pa(?:y|ys|id)|sells?|sold|br(?:ing|ings|ought)|buys?|bought|promis(?:e|es|ed)|owe[sd]?|nam(?:e|es|ed)|call(?:s|ed)?|ma(?:ke|kes|de|king)|elect(?:s|ed)?|appoint(?:s|ed)?|declar(?:e|es|ed)|finds?|found|consider(?:s|ed)?|wish(?:es|ed)?|ask(?:s|ed)?|earn(?:s|ed)?|wins?|won|cast|hires?|hired|picks?|picked|taps?|tapped|lends?|lent|leaves?|left|throws?|threw|gets?|got|charg(?:e|es|ed)|spar(?:e|es|ed)|fin(?:e|es|ed)|feeds?|fed|reads?|sav(?:e|es|ed))$/

const LIGHT =
  /^(?:t(?:ake|akes|aking|ook|aken)|ma(?:ke|kes|king|de)|chang(?:e|es|ing|ed)|clear(?:s|ing|ed)?|ke(?:ep|eps|eping|pt)|plead(?:s|ing|ed)?|hold(?:s|ing)?|held|pa(?:y|ys|ying|id)|sets?|setting|los(?:e|es|ing|t)|s(?:end|ends|ent))$/

const NAMED_ING =
  /^(?:spending|housing|trading|training|funding|banking|parking|voting|shipping|gaming|mining|fishing|farming|lending|nursing|heating|drinking|hearing|meeting)$/

/** Whether some word may want an article: a look before a sentence is read for it. */
export const mayLackArticle = (keys: readonly string[]): boolean =>
  keys.some((key, i) => (counted.has(key) || isPersonNoun(key)) && !HAS_ITS_OWN.test(keys[i - 1] ?? ''))

const HAS_ITS_OWN = /^(?:an?|the|his|her|its|their|this|that|one|no|every|each)$|['’]s?$/

/** @returns '' where none is lacking, null in doubt */
export function phraseArticle(phrase: NounPhrase): Article | '' | null {
  const { keys, words, isDetermined } = phrase
  const head = keys.at(-1)!
  const first = keys[0]!
  const isPlural = MANY.test(head) || singularOf(head) !== null
  // "Senate's vote": the owner has an article of its own.
  const owner = words
    .slice(0, words.findIndex((word) => /[’']s?$/.test(word)) + 1)
    .join(' ')
    .replace(/[’']s?$/, '')
  if (owner !== '' && THE.test(owner)) return null
  // "over Norwell’s 15-day ban": whose it is tells which.
  if (/[’']s?$/.test(phrase.before)) return null
  // "sends spending | deal": half of a phrase.
  if (NAMED_ING.test(phrase.before)) return null
  // "the pilot who slapped sailor": its first word is the verb.
  if (/^(?:who|which|that)$/.test(phrase.before) && (phrase.before !== 'that' || isPast(first) || isParticiple(first)))
    return null
  if (isDetermined && !/^\d+-/.test(first)) return isDeterminedWell(keys, isPlural) ? '' : null
  const last = words.at(-1)!.replace(/[,.;]$/, '')
  if (/^[“‘"'(]*[\p{Lu}\d]/u.test(last)) return nameArticle(phrase)
  if (FIRST_IN_NAME.test(`${first} ${keys[1]}`)) return null
  if (UNCOUNTED_PAIR.test(keys.slice(-2).join(' '))) return ''
  const isSuperlative = SUPERLATIVE.test(first) && first !== 'most'
  if (isPlural)
    return isSuperlative || (/^(?:same|first|last|next|only)$/.test(first) && words[0] === first) ? 'the' : ''
  if (isFixedPhrase(phrase, head) || (/^(?:last|next|this)$/.test(first) && TIME.test(head))) return ''
  if (
    head === 'time' &&
    keys.length === 2 &&
    (first === 'first' || (/^(?:second|third)$/.test(first) && phrase.before === 'for'))
  )
    return 'the'
  return isDoubtful(phrase, head, first) ? null : articleOfOne(phrase, head, isSuperlative && first !== 'best')
}

/** "$10 million fine", "2024 election", "two-time champion": how many of them, or which one, is not told apart. */
function isDeterminedWell(keys: readonly string[], isPlural: boolean): boolean {
  const head = keys.at(-1)!
  if (keys.length === 1 || isPlural) return true
  if (NUMBERED.test(keys[0]!)) return COUNTS.test(head)
  return !/^(?:more|most|less|fewer|several|many|few|all|enough|both)$/.test(keys[0]!) || uncounted.has(head)
}

/** A role, what somebody is called or becomes, a name in quotation marks, a rank. */
function isDoubtful({ words, before, isDoer, ofWhat, keys }: NounPhrase, head: string, first: string): boolean {
  if (/^[“‘"']\p{Lu}/u.test(words[0]!) || (before === 'as' && !isDoer) || CALLS.test(before)) return true
  if (COPULA.test(before)) return keys.length > 1 || !isAdjective(head)
  if (KIND.test(ofWhat) || DOUBTFUL_START.test(first)) return true
  return keys.slice(1, -1).some((key) => /^(?:first|last|next|only|own|top)$/.test(key))
}

const isAdjective = (key: string): boolean =>
  /(?:ous|ful|ive|able|ible|less|ed|[^aeiou]ic)$/.test(key) && !counted.has(key) && !isPersonNoun(key)

function articleOfOne(phrase: NounPhrase, head: string, isSuperlative: boolean): Article | '' | null {
  const { keys, words, before, next } = phrase
  const first = keys[0]!
  if (COPULA.test(before)) return ''
  const isCounted = counted.has(head) || isPersonNoun(head)
  // "threat to energy sector": every trade has one.
  if (/^(?:sector|industry)$/.test(head) && next !== 'of') return 'the'
  if (unique.has(head))
    return keys.length > 1 && /^\p{Ll}/u.test(words[0]!) && head !== 'toll'
      ? null
      : next === 'of' && !/^(?:rest|future|past|aftermath)$/.test(head)
        ? null
        : 'the'
  if (isSuperlative || /^(?:same|main|final|entire|whole|latest)$/.test(first)) return isCounted ? 'the' : null
  if (uncounted.has(head)) return next === 'of' ? null : ''
  const names = words.slice(0, -1).filter((word) => /^\p{Lu}/u.test(word))
  if (next === 'of') {
    if (keys.length > 2) return null
    if (A_OF.test(head)) return articleBefore(words[0]!)
    return THE_OF.test(head) && names.length === 0 ? 'the' : null
  }
  if (names.length > 0) {
    // "a race for Norland governor": the office, and nobody who holds it.
    if (ONE_IN_PLACE.test(head)) return before === 'for' && isPersonNoun(head) ? null : 'the'
    if (ONE_OF_PERSON.test(head))
      return (names.length > 1 && KNOWN_CASE.test(head)) || ONE_OF_SURNAME.test(head) ? 'the' : null
    // "years of Norland rule"
    if (head === 'rule') return null
  }
  if (head === 'executive' && keys.at(-2) === 'chief') return names.length > 0 ? 'the' : null
  if (!isCounted || (RELATED.test(head) && !(keys.length > 1 && /^(?:child|suspect)$/.test(head)))) return null
  // "takes form", "makes case": what the two say together.
  if (phrase.isObject && keys.length === 1 && LIGHT.test(before)) return null
  // "gives boy bike": two things.
  const isGiven = phrase.isObject && keys.length > 1 && GIVES.test(before)
  return isGiven && (isPersonNoun(first) || /^\p{Lu}/u.test(words[0]!)) ? null : articleBefore(words[0]!)
}

/** Initials that are read as a word. */
const READ_AS_WORD = /^(?:NASA|NATO|NAFTA|FEMA|HUD|FIFA|LEGO|RICO|MAGA|NASCAR|SWAT|ROTC|LIV|SEAL|SNAP|SIM|MOMA|SAG)/

function articleBefore(word: string): 'a' | 'an' {
  const bare = word.replace(/^[“‘"'(]+/, '')
  if (!/^\p{Lu}(?:\p{Lu}|\.|-)/u.test(bare) || READ_AS_WORD.test(bare)) return indefinite(bare)
  return /^[AEFHILMNORSX]/.test(bare) ? 'an' : 'a'
}

/** Names that need an article are known, or they are doubtful. */
function nameArticle({ words, keys, before }: NounPhrase): 'the' | '' | null {
  const name = words.join(' ').replace(/[,;]$/, '')
  const head = keys.at(-1)!
  if (THE.test(name) || THE_PLACE.test(name)) return 'the'
  // "candidate for governor Dana Whit": she is the candidate.
  if (before === 'for' && /^\p{Ll}/u.test(words[0]!)) return null
  // "a Democrat", "an American"
  if (ONE_OF_PEOPLE().test(name)) return null
  if (words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word)) && THE_HEAD.test(head)) return 'the'
  if (DOUBTFUL_NAME.test(head) || TITLE.test(head) || (/s$/.test(head) && nameHeads.has(head))) return null
  // "sailor Dana Whit" needs none, "rival Whit" may.
  const title = keys[words.findIndex((word) => /^\p{Lu}/u.test(word)) - 1]
  return /^\p{Lu}/u.test(words[0]!) || isPersonNoun(title ?? '') || isPlace(keys[0]!) ? '' : null
}

/** An office by itself, and nobody's name. */
const TITLE =
  /^(?:ceo|pm|vp|mp|cfo|secretary|president|minister|governor|senator|mayor|chairman|speaker|pope|king|queen)$/
const ONE_OF_PEOPLE = () => /^(?:\S+-)?(?:Democrat|Republican|\p{Lu}\p{Ll}+(?:ian|can|ese|ish|man|woman))$/u
const THE_PLACE =
  /^(?:West Bank|Middle East|Philippines|Netherlands|Bahamas|Maldives|Gaza Strip|Caribbean|Balkans|South|North|Mediterranean|Pacific|Atlantic|Federal Reserve|Fed|(?:Dominican|Czech|Central African) Republic|Justice Dept\.|Capitol|Alps|(?:UN|U\.N\.) Security Council|House|Marines|World Cup|Super Bowl|Champions League|Premier League)$/
/** Behind a name of their own. */
const THE_HEAD =
  /^(?:department|ministry|bureau|river|sea|ocean|commission|committee|association|federation|act|treaty|awards|olympics|museum|navy|army|administration|party|institute|desert|canal)$/
const DOUBTFUL_NAME =
  /^(?:museum|department|dept|ministry|office|agency|bureau|commission|committee|council|court|senate|assembly|party|association|foundation|society|federation|union|league|cup|awards?|games|gallery|hotel|times|post|journal|river|sea|ocean|bridge|tower|house|institute|institution|club|team|group|desert|coast|county|canal|act|bill|treaty|olympics|bowl|open|championships?|festival|prize|strait|gulf|gop|army|navy|guard|force|service|corps|administration|government|board|authority|cent(?:er|re)|theat(?:re|er)|stadium|arena|gardens?|zoo|press|forces?|mets|yankees|dodgers|giants|lions|bears|eagles|hawks|cubs|reds|ravens|bulls|jets|saints|cowboys|chiefs|raiders|patriots|rams|vikings|packers|bengals|steelers|browns|lakers|celtics|knicks|warriors|spurs|rockets|titans|broncos|seahawks|panthers|braves|phillies|astros|padres|rangers)$/
