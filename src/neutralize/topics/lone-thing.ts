/**
 * Headlines that name a thing and tell nothing of it, beyond those that `noun-phrase.ts` knows.
 *
 *     The lab where ferries are tested and tuned        a clause of its own, and no verb behind it
 *     Every speech Dana Ruiz has made this term         the same without "that"
 *     Ferry recall in Norwell due to a loose screw      a reason behind it
 *     Skerra 7 release date, price and rumors           what is written of a product
 *     End of an era as Norwell subway takes cards       what goes on beside it stands behind
 */

import { isCommonWord } from '../headline/true-case.ts'
import { firstNames } from '../headline/true-case-names.ts'
import { judgeVerbs } from '../statement/main-verb.ts'
import { readStatement } from '../statement/statement.ts'
import { endsInNoun, hasFiniteVerb } from '../statement/sure.ts'
import { AUXILIARIES } from '../words/closed-classes.ts'
import {
  isBaseVerb,
  isGenericNoun,
  isGerund,
  isNoun,
  isParticiple,
  isPast,
  isPersonNoun,
  isPlace,
  isThirdPerson,
} from '../words/vocabulary.ts'
import { FEELS_SO, MOVES_BY } from './topic-nouns.ts'

/** @returns the phrase as it can stand behind "article on", '' for none */
export function loneThing(text: string): string {
  // A ticker in brackets names nobody else.
  const ticker = / \((?:NASDAQ:|NYSE:)?\p{Lu}{1,5}\)/u.exec(text)?.[0] ?? ''
  if (ticker !== '') return loneThing(text.replace(ticker, '')) === '' ? '' : text
  if (/[:;?!()—–|…]|\.\.|^(?!.* (?:who|that) ).*n['’]t\b|\b(?:I|[Ww]e|us|[Oo]ur|[Mm]y|[Yy]ou|[Yy]our)\b/.test(text))
    return ''
  // Marks around a word change nothing of what stands where.
  const bare = text.replace(/(?:^|(?<= ))[‘“"'](?=\S)|(?<=\S)[’”"'](?=[ ,]|$)/g, (mark, at: number) =>
    mark === '’' && text[at - 1] === 's' && !/[‘']/.test(text.slice(0, at)) ? mark : '',
  )
  const joined = beside(text)
  if (joined !== '') return joined
  if (NO_START.test(bare) || !/ \p{Ll}/u.test(bare) || ENDS_OPEN.test(bare) || isOfSomebody(bare) || doMany(bare))
    return ''
  return isBare(bare) || holdsClause(bare) || isOfWriters(bare) || isToWatch(bare) || isCompared(bare) ? text : ''
}

/**
 * Whether what stands behind "Inside" or "Here’s" is a thing: "Norland’s race to sell its ferries", "the pier where crews
 * slept". A word that may be its verb would make a sentence of it: "Inside Skerra crews sleep".
 */
export function isToldThing(text: string): boolean {
  if (holdsClause(text)) return true
  const words = text.split(' ')
  const last = words.at(-1)!
  return (
    words.length > 2 &&
    !ENDS_OPEN.test(text) &&
    !STATE.test(text) &&
    !FEELS().test(text) &&
    !hasFiniteVerb(text) &&
    !doMany(text) &&
    !words.some(
      (word, i) =>
        i > 0 &&
        ((OPENS_CLAUSE.test(word) && !/^(?:before|after)$/.test(word)) ||
          AUXILIARY.test(word) ||
          (word === 'to' &&
            isBaseVerb(words[i + 1] ?? '') &&
            !LEADS_TO.test(words[i - 1]!) &&
            !SEEKS.test(words[i - 1]!))),
    ) &&
    (!/^\p{Ll}/u.test(last) || endsInNoun(last) || isNoun(last)) &&
    VERBS(words.filter((_, i) => words[i - 1] !== 'to')) < MAY_BE_ONE
  )
}

/** Nouns that an infinitive belongs to. */
const SEEKS =
  /^(?:race|struggle|battle|search|scramble|rush|quest|mission|campaign|operation|scheme|plot|project|bid|deal|decision|proposal|chance|wait|battles|efforts|desire|refusal|failure|promise|vow|attempt|hunt|war)$/i
/** Less than this of a verb is in what a word in front already shows to be a thing. */
const MAY_BE_ONE = 0.25

const NO_START =
  /^(?:in|on|at|from|to|for|with|by|of|into|inside|after|before|amid|under|over|not|no|never|still|now|here|here['’]s|there|there['’]s|this|that|these|those|it|he|she|they|how|why|what|when|where|who|whose|if|as|more|most|less|only|just|even|so|and|but|or|me|hurrah|good|bad|opposed|live(?! (?:updates|coverage|results|blog)\b)|watch|see|read|meet|let|shop|hide|help|get|stop|welcome|jumpstart|kickstart|try|use|enjoy|embrace|explore|discover|celebrate|upgrade)\b/i

const ENDS_OPEN =
  / (?:and|or|of|the|an?|in|on|at|for|from|with|by|to|as|but|that|who|which|(?:that|who|it|he|she)[’']s)$/i

/** "Dana Ruiz and Emil Holm cuddle in Norwell": what stands behind somebody's name may be what he does. */
const isOfSomebody = (text: string): boolean => {
  const [head = ''] = text.split(/ (?:of|in|on|at|for|from|with|by|to|after|before|about) /, 1)
  // "Ruiz and Dorn brawl over it": no list has it.
  if (/^\p{Lu}[\p{L}-]* and \p{Lu}[\p{L}-]* (?!(?:of|on|in|at|for|with|from|to|by|and)\b)\p{Ll}/u.test(text))
    return true
  return firstNames.has(text.split(' ', 1)[0]!.toLowerCase()) && !/[’']s?(?: |$)/.test(head)
}

/** "Officials blast deal", "Ruiz and Dorn brawl over it": a base form behind many is what they do. */
const doMany = (text: string): boolean => {
  const words = text.split(' ')
  return words.some((word, i) => {
    const before = words[i - 1] ?? ''
    const isMany =
      /[^su’']s$|^(?:people|men|women|children|police)$/i.test(before) ||
      (i > 2 && words[i - 2] === 'and' && /^\p{Lu}/u.test(before))
    return i > 0 && isMany && isBaseVerb(word.toLowerCase()) && !/^(?:like|near|past|price|set|update|to)$/.test(word)
  })
}

/** "Norland anxious over the quay", "family in disbelief after the fire". */
const FEELS = () =>
  / (?:\p{Ll}+ous|\p{Ll}+ful|un\p{Ll}+|\p{Ll}{3,}ed|upset|nervy|jittery|happy|angry|sad) (?:over|about|after|at|as|by|amid)(?: |$)| in (?:\p{Ll}+ )?(?:disbelief|shock|tears|mourning|doubt|limbo|focus|turmoil|danger|trouble|crisis|spotlight) (?:over|after|as|amid|at|about)(?: |$)/u

/** Less than this a word of a phrase may be a verb, all together. */
const SURELY_NONE = 0.06
/** Behind "the", "of" and "Ruiz’s" stands a noun. */
const VERBS = (words: readonly string[]): number =>
  judgeVerbs(words).reduce((sum, { at, likelihood }) => {
    const before = words[at - 1] ?? ''
    return /^(?:of|the|an?|his|her|its|their|in|at|for|with)$|[’']s$/.test(before) ? sum : sum + likelihood
  }, 0)

/** How somebody or something is: no part of a phrase. */
const STATE =
  /[^ ] (?:now|still|again|dead|missing|injured|hurt|out|set|due(?! to)|ready|likely|unlikely|able|unable|back|legit|worth|up|down|off|away|safe|free|alone|alive|right|wrong|bullish|bearish|not|no longer|in focus|in \S+ loss|in defeat|on track|on trial|under way|underway|tomorrow|today)\b/i

/** Nothing in it is likely a verb. */
function isBare(text: string): boolean {
  const words = text.split(' ')
  const last = words.at(-1)!
  const first = words[0]!.toLowerCase()
  const [thing = '', ...tail] = text.split(/ (?:due to|because of|thanks to|via) /)
  if (tail.length > 1 || hasFiniteVerb(`it ${tail[0] ?? ''}`)) return false
  // "Images of ferries, from Norwell to Skerra", "answers for Feb. 27, 2031"
  const within = thing.replace(/, (?=from \p{Lu}\S* to )|(?<= \d\d?), (?=\d{4}$)/gu, ' ')
  return (
    words.length > 3 &&
    !/,/.test(within) &&
    !STATE.test(text) &&
    !FEELS_SO.test(text) &&
    !FEELS().test(text) &&
    !MOVES_BY().test(text) &&
    !/ (?:as|when|while|if|than|says?|said|will|would|can|could|may|might) /.test(text) &&
    !(isBaseVerb(first) && ((!isNoun(first) && !isNoun(`${first}s`)) || /^(?:the|an?|your|with)$/.test(words[1]!))) &&
    !(isParticiple(first) || isGerund(first)) &&
    !hasFiniteVerb(text.replace(/ (?:that|who|which|how|where) .*$/, '')) &&
    // "Dana Ruiz on the ferry vote": who speaks.
    !/^(?:\S+ ){0,4}\p{Lu}\p{Ll}+ on /u.test(text) &&
    !/^(?:\S+ ){0,3}[’']s (?:an?|the)\b/u.test(text) &&
    (/ (?:of|for|from|on|in|with|behind|against|between|over|at|by|about|near|during|to) /.test(text) ||
      /[’']s /.test(text)) &&
    (!/^\p{Ll}/u.test(last) || (endsInNoun(last) && !/(?:ing|ed|ly|est|er)$/.test(last)) || isNoun(last)) &&
    isMadeOfNouns(thing.split(' ')) &&
    VERBS(words) < SURELY_NONE
  )
}

/** "Norland defiant in", "board closer to". */
const DESCRIBES = () =>
  /^(?:\p{Ll}+(?:ous|ful|able|ible|less|ish)|defiant|reluctant|hesitant|confident|silent|absent|closer|nearer|cooler|higher|lower|keen|eager|skeptical|sceptical|critical|optimistic|pessimistic)$/u

const isNounLike = (word: string): boolean =>
  [word, word.replace(/s$/, '')].some((form) => isNoun(form) || isGenericNoun(form) || isPersonNoun(form)) ||
  /(?:[ts]ion|ment|ness|ity|ism|ance|ence)s?$/.test(word)

const LINK =
  /^(?:of|for|from|on|in|with|behind|against|between|over|at|by|about|without|near|during|to|after|before|and|or|across|around|under|through|into|amid|toward|towards|among)$/
/** Behind these "to" leads on to what belongs to them. */
const LEADS_TO =
  /^(?:access|answers?|attempts?|bids?|closure|commitment|debt|drive|efforts?|end|farewell|fight|guide|introduction|key|letters?|message|move|offer|path|plans?|push|reactions?|remarks|resistance|responses?|returns?|rights?|road|route|steps?|stocks?|stock|things|threats?|tributes?|trips?|visits?|way|ways|pushback|objections?|approach|alternatives?|link|links)$/i

/** In front of a preposition stands a noun, behind many no word that they may do. */
function isMadeOfNouns(words: readonly string[]): boolean {
  // "Pound at new low": how it stands.
  if (/^at$/.test(words[1]!)) return false
  // "Japan’s coalition fractures"
  if (!words.some((word, i) => i > 0 && LINK.test(word)) && /[^s]s$/.test(words.at(-1)!)) return false
  const end = words.findIndex((word, i) => i > 0 && LINK.test(word))
  return words.every((word, i) => {
    const before = words[i - 1] ?? ''
    if (word === 'to') return LEADS_TO.test(before) || (/^from$/.test(words[i - 2] ?? '') && /^\p{Lu}/u.test(before))
    if (LINK.test(word) && i > 0 && DESCRIBES().test(before) && !isNounLike(before)) return false
    // "A duke abdicates in Skerra": no list has it.
    if (i > 1 && /^\p{Ll}+(?:ates|izes|ises|ifies|utes)$/u.test(word) && !isNounLike(word)) return false
    // "Norland deals with cyclones"
    if (
      /^\p{Ll}/u.test(word) &&
      /s$/.test(word) &&
      isBaseVerb(word.slice(0, -1)) &&
      /^\p{Lu}[\p{L}-]*$/u.test(before) &&
      i < 3
    )
      return false
    // "Tensions flare", "Democrats flame Ruiz"
    return !(i > 0 && (end < 0 || i < end) && /^\p{Ll}/u.test(word) && /^(?!.*[’']s$).*[^su]s$/.test(before))
  })
}

const AUXILIARY = new RegExp(
  `^(?:${AUXILIARIES}|(?:is|are|was|were|has|have|had|ca|wo|do|does|did|could|would)n['’]t|cannot)$`,
)
const RELATIVE = /^(?:that|who|which|whose|where)$|^(?:that|who)['’]s$/
const OPENS_CLAUSE = /^(?:as|after|before|when|while|because|if|until|that|who|which|where|how|what|why|whether|than)$/
const AHEAD_OF_NOUN =
  /^(?:of|in|on|at|for|from|with|by|behind|into|over|after|before|during|under|against|about|without|between|the|an?|his|her|its|their|every|to|new|more|two|three|four|five|six|many|several|some|all|other)$|[’']s?$/

/** "The lab where ferries are tested", "The nurse living on a boat", "Every speech Ruiz has made". */
function holdsClause(text: string): boolean {
  const words = text.split(' ')
  if (words.length < 5) return false
  const at = words.findIndex((word, i) => i > 1 && RELATIVE.test(word))
  const isOpened = /^(?:the|an?|one|every|all|\p{Lu}[\p{L}.-]*[’']s)$/iu.test(words[0]!)
  // "Ferry deals on boats that are still open": many, of which nothing but the clause tells.
  if (
    !isOpened &&
    !(at > 0 && /^that (?:are|were)$/.test(`${words[at]} ${words[at + 1]}`) && VERBS(words.slice(0, at)) < SURELY_NONE)
  )
    return false
  if (at > 0) return isHead(words.slice(0, at)) && holdsVerbsOfClause(words.slice(at + 1), /['’]s$/.test(words[at]!))
  const doing = words.findIndex((word, i) => i > 1 && i < 5 && isGerund(word) && !isNoun(word))
  // "The grandmother living in a boat": so she does, whatever else may be meant.
  if (doing > 0 && isPersonNoun(words[doing - 1]!.replace(/s$/, '')))
    return (
      isHead(words.slice(0, doing)) &&
      !hasFiniteVerb(`it ${words.slice(doing + 1).join(' ')}`) &&
      VERBS(words.slice(doing + 1)) < 0.3
    )
  const made =
    /^(?:[Ee]very|[Aa]ll (?:of )?the|The (?=\p{Ll}+s )) ?(?:\p{Ll}+ ){0,2}(\p{Ll}+) (?:\p{Lu}[\p{L}’'-]* ){1,3}(?:has|have|had) (\p{Ll}+)(?: (.*))?$/u.exec(
      text,
    )
  return made !== null && isNounLike(made[1]!) && isParticiple(made[2]!) && !hasFiniteVerb(`it ${made[3] ?? ''}`)
}

const isHead = (words: readonly string[]): boolean =>
  words.length > 1 &&
  words.length < 9 &&
  !words.some((word) => /,$/.test(word) || OPENS_CLAUSE.test(word) || AUXILIARY.test(word)) &&
  !hasFiniteVerb(words.join(' ')) &&
  VERBS(words) < 0.35 &&
  !words.some((word, i) => i > 1 && /^\p{Ll}/u.test(word) && isPast(word) && !isNoun(word) && i < words.length - 1)

/** One verb, what "and" joins to it, and one in each clause inside: a verb more would tell something of the thing. */
function holdsVerbsOfClause(words: readonly string[], hasOne: boolean): boolean {
  // "where crews wait is a ruin"
  const [who = '', deed = '', next = ''] = words
  if (/^\p{Ll}+[^su]s$/u.test(who) && isBaseVerb(deed) && AUXILIARY.test(next)) return false
  let room = hasOne ? 0 : 1
  let isInside = hasOne
  let count = hasOne ? 1 : 0
  for (const [i, word] of words.entries()) {
    const before = words[i - 1] ?? ''
    const key = word.replace(/,$/, '')
    if (OPENS_CLAUSE.test(key) && i > 0) room = 1
    // "tested and tuned", "has left and is sailing": with the same subject.
    if (/^(?:and|but|or)$/.test(before) && isVerbAt(words, i)) room = 1
    const isVerb = (isVerbAt(words, i) && before !== 'to') || isBehindVictims(words, i)
    // "where Ruiz slept is a ruin", "that sank stuns crews": behind a whole verb another one is of the main sentence.
    if (
      isVerb &&
      isInside &&
      i > 0 &&
      !AUXILIARY.test(before) &&
      (AUXILIARY.test(key) || isThirdPerson(key)) &&
      isVerbAt(words, i - 1)
    )
      return false
    // "who says he saw": a verb of its own behind a pronoun.
    if (isVerb && /^(?:he|she|it|they)$/.test(before) && count > 0) room = 1
    if (isVerb && !isInside) {
      if (room === 0) return false
      room--
      count++
    }
    // "can’t get hired", "has been sold"
    isInside =
      isVerb ||
      (isInside &&
        (/^(?:not|never|also|\p{L}+ly)$/u.test(key) || isBaseVerb(key) || isParticiple(key) || isGerund(key)))
  }
  return count > 0
}

/** "that killed three shocks Norland": a number by itself is people. */
const isBehindVictims = (words: readonly string[], at: number): boolean =>
  isThirdPerson(words[at]!) &&
  /^(?:killed|injured|wounded|hurt|kills|injures|wounds)$/.test(words[at - 2] ?? '') &&
  /^(?:two|three|four|five|six|seven|eight|nine|ten|dozens|hundreds|\d[\d,]*)$/.test(words[at - 1]!) &&
  at + 1 < words.length &&
  !LINK.test(words[at + 1]!)

function isVerbAt(words: readonly string[], at: number): boolean {
  const word = words[at]!.replace(/,$/, '')
  if (AUXILIARY.test(word)) return true
  if (!/^\p{Ll}+$/u.test(word) || AHEAD_OF_NOUN.test(words[at - 1] ?? '')) return false
  const next = words[at + 1] ?? ''
  if (isThirdPerson(word) || isPast(word))
    // "boats sunk by", "ferry lines of": what only describes, or a noun.
    return (
      !(at > 0 && isParticiple(word) && !isThirdPerson(word) && /^(?:by|in|at|on|for|to|from|with)$/.test(next)) ||
      at === 0
    )
  return at === 0 && isBaseVerb(word)
}

/** What is written of a product or a show. */
const WRITTEN =
  '(?:specs?|specifications|rumou?rs|news|update|updates|spoilers|price|prices|pricing|features|release date|release dates|trailer|trailers|plot|cast|leaks?|details|photos|pictures|images|download links?|answers|edition|review|guide|recap|highlights|season finale|cheats|tips|sales|comparison|launch|dance routine|price levels|stocks|deals)'

/** "Skerra 7 release date, price and rumors": the last noun of the first part, and only such nouns behind. */
function isOfWriters(text: string): boolean {
  const match = new RegExp(
    `^(?:(?:[\\p{Lu}\\d][\\p{L}\\d.’'&-]*|i(?:OS|Phone|Pad)|of|season|tablet|phone|stock|bundle|direct|battery|game|film|tour|and|&) )+?${WRITTEN}(?:,? (?:& |and )?${WRITTEN})*(?: \\d{1,2})?(?: (?:for|in|at|from|on|to watch|to expect|with|by) .+)?$`,
    'u',
  ).exec(text)
  if (match === null || /,$/.test(text)) return false
  const [thing = ''] = text.split(/ (?:for|in|at|from|on|to|with|by) /, 1)
  // "Norwell and Skerra launch": they do.
  return !/ and \S+ launch$/.test(thing) && !STATE.test(text) && !hasFiniteVerb(`it ${text.slice(thing.length)}`)
}

/** "Pier vote, Norland Rail, and more stocks to watch". */
const isToWatch = (text: string): boolean =>
  /^(?:[\p{Lu}\d][\p{L}\d.&’'-]*(?: \p{Ll}+| \p{Lu}[\p{L}.&-]*){0,2}, )+and (?:more|other) (?:stocks|shows|games|films|movies|books) to (?:watch|see|read|play)(?: (?:this|next) (?:week|weekend|month))?$/u.test(
    text,
  )

const isCompared = (text: string): boolean => comparedIn(text) !== null

/** What is bought and compared, as both sides name it, … */
const PRODUCT =
  /\b(phone|smartphone|iphone|ipad|watch|smartwatch|laptop|notebook|macbook|tablet|console|camera|headphone|earbud|credit card|loan|(?:oled|qled|led|lcd|4k|smart) tv|electric car|browser|printer|router|e-reader)(?:e?s)?\b/gi
/** … and by which it is known that a number is a model's. */
const BRAND = /\b(?:iPhone|iPad|Galaxy|Pixel|Xbox|PlayStation|Android|iOS|Kindle|MacBook|Windows|GPU|CPU)\b/
const MODEL = () =>
  /^(?:.* )?(?:\p{L}{0,3}-?(?!(?:19|20)\d\d$)\d{1,4}\p{L}{0,2})(?: (?:Pro|Max|Plus|Ultra|Mini|Air|Lite|SE|XL|Fold|Flip))*$/u
/** Sides of a match, of a lawsuit and of a crash, parts of a law, and what bears a number and is no product. */
const NO_PRODUCT =
  /\b(?:and|or|under|over|u-?\d+|\d+s|\d+-year|courts?|laws?|cases?|rulings?|bills?|acts?|articles?|titles?|rules?|rights|sections?|propositions?|prop|measures?|amendments?|clauses?|lawsuits?|suits?|appeals?|trials?|bans?|tax|groups?|makers?|unions?|inc|co|corp|ltd|llc|company|firms?|matches|match|fights?|games?|weeks?|finals?|scores?|seasons?|rounds?|teams?|leagues?|cups?|clubs?|fc|seeds?|no|county|state|states|city|town|district|ward|school|high|class|grade|room|route|highway|flight|channel|chapter|part|episode|day|days|years?|months?|men|women|boys|girls|users?|owners?|workers?|fans?|police|government|officials?|crash|thief|thieves|robbers?|attack|war|neighborhood|human|night|death|storm|weather|crime|traffic|security|speed|hidden)\b|[’'$%]/i

/**
 * "Skerra Phone 7 vs. Norland Phone 8", "Skerra laptops vs. Norland laptops": both sides end in the number of a model or
 * name the same product. Anything else may be a match or a lawsuit.
 */
export function comparedIn(text: string): { one: string; other: string } | null {
  const [, one = '', other = ''] = /^([^,:;?!]{2,40}) (?:vs\.?|versus) ([^,:;?!]{2,40})$/u.exec(text) ?? []
  if (
    one === '' ||
    / (?:vs\.?|versus) /.test(`${one} ${other}`) ||
    NO_PRODUCT.test(`${one} ${other}`) ||
    hasFiniteVerb(`it ${other}`)
  )
    return null
  const products = [one, other].map((side) => [...side.matchAll(PRODUCT)].map(([, product]) => product!.toLowerCase()))
  const isShared = products[0]!.some((product) => products[1]!.includes(product))
  const isOfModels =
    MODEL().test(one) &&
    MODEL().test(other) &&
    (isShared || [one, other].every((side, i) => BRAND.test(side) || products[i]!.length > 0) || isSameLine(one, other))
  return isOfModels || (isShared && [one, other].every(endsInProduct)) ? { one, other } : null
}

/** Whatever stands behind the product may be what is done with it: "phone ruling". */
const endsInProduct = (side: string): boolean => new RegExp(`${PRODUCT.source}$`, 'i').test(side)

/** "Skerra 7 vs. Skerra 8": two of one name that is no word. */
function isSameLine(one: string, other: string): boolean {
  const [name, again] = [one, other].map((side) => /^(\p{Lu}[\p{L}-]+) \S+$/u.exec(side)?.[1])
  return name !== undefined && name === again && !isCommonWord(name.toLowerCase()) && !isPlace(name.toLowerCase())
}

const BESIDE = () =>
  /^((?:the )?end of an era|(?:\d+|two|three|four|five|six|seven|several|many) (?:hours|days|weeks|months|years) of \p{Ll}+|(?:(?:travel|traffic|political|public|fresh|new|growing|widespread|major|diplomatic) )?(?:disruption|confusion|dispute|anger|outrage|criticism|concern|alarm|relief|celebrations?|protests?|uncertainty|unrest|delays|surprise|conflict|fears|worry|panic|tension|tensions|mourning|scuffles)) as (\S+ \S+ .+)$/iu

/** "Dispute as crews strike", with the article that it lacks; what goes on beside it is a whole sentence. */
function beside(text: string): string {
  const [, felt = '', clause = ''] = BESIDE().exec(text) ?? []
  if (felt === '') return ''
  const first = clause[0]!.toUpperCase() + clause.slice(1)
  if (readStatement(first) === null && !hasFiniteVerb(clause)) return ''
  return text
    .replace(/^end of an era/i, 'the end of an era')
    .replace(/^((?:\p{L}+ )?(?:dispute|conflict)) as /iu, (whole) => `a ${whole[0]!.toLowerCase()}${whole.slice(1)}`)
}
