/** Headlines that leave out "is": "Ferry captain dead at 61", "Ministers in talks over bridge", "Cases now at 840". */

import { once } from '../../text/memoize.ts'
import { isCommonWord } from '../headline/true-case.ts'
import { CARDINALS } from '../words/closed-classes.ts'
import { SUPERLATIVE } from '../words/superlative.ts'
import { isBaseVerb, isNoun, isParticiple, isPast, isPersonNoun, isThirdPerson } from '../words/vocabulary.ts'
import { bareState } from './bare.ts'
import { hasFinite } from './complement.ts'
import type { Statement } from './kind.ts'
import { STOPS_OBJECT } from './object.ts'
import { isNamedPerson, isSubject, type Text } from './subject.ts'

/** Words that stand behind a noun only where "is" has been left out. */
const ADJECTIVE =
  /^(?:dead|ineligible|eligible|unaware|aware|skeptical|sceptical|wary|mum|adrift|unaccounted|unable|unlikely|likely|underway|ablaze|aground|afloat|afraid|absent|ready|unhurt|unharmed|alive|unconscious|reluctant|hesitant|confident|optimistic|worried|unsure|uncertain|uninterested|unimpressed|unmoved|undecided|unhappy|angry|furious|critical|favorite|favourite)$/
/** With what makes it a state of somebody, and no place or part of a name. */
const PHRASE =
  /^(?:on (?:trial|track|hold|alert|high alert|(?:the )?(?:way|verge|brink|cusp|run|loose)|course)|in (?:custody|(?:protective|police) custody|serious condition|talks|limbo|hiding|intensive care|critical condition|stable condition|crisis|turmoil|doubt|(?:serious )?difficulty|dispute|disagreement|protest|jeopardy|isolation|quarantine|lockdown)|under (?:investigation|scrutiny|pressure|review|arrest|threat|siege|way|consideration|strain|suspicion)|at (?:odds|risk|large|a standstill|a loss)|up for (?:grabs|sale|auction|re-?election)|back (?:in(?! time)|at)|close to|still (?:missing|waiting)|missing (?:in|after|for|since|from)|due (?:in|at|on))\b/
const AS = /^(?:as|who|that|which|while|after|before|when)$/
const JOINS = /^(?:in|on|at|for|from|with|among|by|to|against|over)$/
const LOOKS = /^(?:looks?|seems?|remains?|appears?|feels?|stays?|sounds?|gets?|goes|comes?|turns?|is|are|was|were)$/
const HEDGE = /^(?:now|still|again|reportedly|allegedly|already|currently)$/

const COUNT = '(?:(?:about|nearly|almost|over|around|more than|at least|some) )?'
/** How a thing stands. A noun may have them behind it, too, where something else is told of it: "hotels open to guests". */
const STANDS = once(
  () =>
    new RegExp(
      `^(?:${[
        '(?:not )?(?:open to|available (?:for|to|in|on|at|from|during|online|now)|reliant on|dependent on|willing to|opposed to|keen (?:on|to)|eager to|immune to|exempt from|vulnerable to|proud (?:of|to)|(?:poised|primed) to|poised for|short of|guilty of|responsible for|worth [$£€]\\S+|good for|bad for|safe (?:for|to))',
        'en route (?:to|from)',
        'at (?:its|their) (?:\\p{Ll}{3,}est|worst|best|peak)(?= (?:in|since|for|level)|$)',
        'in sight(?= after| as| for| amid|$)',
        'under (?:attack|lockdown|quarantine|control|construction|strain)(?= (?:for|over|as|after|amid|following|until)|$)',
        'on (?:lockdown|strike|leave|bail|parole|standby)(?= (?:for|over|as|after|amid|following|until|at)|$)',
        `${COUNT}[$£€]\\S+(?: million| billion)? (?:over|under) budget`,
        `${COUNT}(?:\\d[\\d.,]*(?: ?%| per ?cent| times| points?| degrees) )?(?:higher|lower|worse|better|bigger|smaller|older|younger|weaker|stronger|faster|slower|safer|cheaper|colder|warmer|hotter) than`,
        `${COUNT}\\d[\\d,]* years old`,
        `among (?:those \\p{Ll}+|the (?:dead|missing|injured|wounded)|${COUNT}(?:\\d[\\d,]*|two|three|four|five|six|seven|eight|nine|ten|dozens|hundreds) (?:\\p{Ll}+ )?(?:killed|dead|injured|hurt|wounded|arrested|rescued|missing))`,
      ].join('|')})(?=[\\s,]|$)`,
      'u',
    ),
)
/** Said of what is counted or priced. */
const MOVED =
  /^(?:(?:sharply|slightly) )?(?:up|down)(?=$| (?:again|sharply|slightly|as|after|amid|following|in|by|for|on (?:week|month|year)|from|nearly|about|almost|more than|[$£€]?\d)\b)/
const AMOUNT =
  /^(?:prices?|rates?|costs?|sales|profits?|revenues?|earnings|deaths|cases|infections|numbers?|shares|stocks|exports|imports|wages|rents|fares|temperatures|unemployment|inflation|turnout|crime|traffic|production|output|yields?|bookings|orders|spending|attendance|enrol?lments?|admissions|arrests|visits|visitors|toll|ftse|asx|nasdaq|dow|bitcoin|rouble|yen|index)$/
/** With a word that a noun has behind it only where "is" has been left out. */
const AT_PRESENT = () =>
  /^(?:now|still|no longer|currently) (?:(?:available|free|online|offline|open|closed|legal|illegal|complete|closed|missing|divided|down|worth|without|home to|part of|at risk|at large|out for|in (?:effect|force|place|jail|prison|hospital|limbo|doubt|talks|charge|full swing|international waters)|on (?:sale|hold|track|trial|the (?:rise|run|loose|table))|under (?:way|threat|pressure|review|investigation|construction|\p{Ll}+ control))(?= |,|$)|(?:an?|the) \p{L}|\p{Ll}{3,}est (?:in|on|of)\b)|^no longer (?:\p{Ll}+(?<!s|ed|ing) |\p{Lu}\p{L}+[’']s )(?!\p{Ll}+s )/u
/** The words before a figure that say it is one of now: "in cases at 12 schools" has none. */
const FIGURE = /^(?:now|currently|still|already) at (?:an? |nearly |about |almost |over |more than )?[$£€]?\d/
/** "death toll now 19" */
const COUNTED_NOW =
  /^(?:now|currently|still) (?:nearly |about |almost |over |more than )?[$£€]?\d\S*(?=$| (?:after|as|in|amid|following|from)\b)/
/** Where somebody is; "life in jail", "deaths in hospital" are things. */
const WHEREABOUTS =
  /^(?:(?:back )?in (?:jail|prison|hospital|court|surgery|a coma|coma|(?:fair|good) condition|self-isolation)|out (?:of|for|until)|home from|back (?:on|from))(?= |$)/
/** "Five dead after storm" */
const COUNT_ALONE = new RegExp(`^(?:one|${CARDINALS}|eleven|twelve|dozens|scores|hundreds|\\d[\\d,]*)$`, 'i')
/** What a noun phrase has and a headline's subject has not. */
const PICKED = /^(?:first|last|only|every|each|all|any|no|next|top)$/

/**
 * @param isVerbless whether the model finds no verb from a word on
 * @returns null unless a state follows what can only be its subject, and no verb does
 */
export function readState(text: string, isVerbless: (from: number) => boolean): Statement | null {
  if (/[:;?!()–—|]|\.\.|…/.test(text) || /^[“‘"']/.test(text)) return null
  const words = text.split(/\s+/)
  if (words.length < 3 || words.length > 18) return null
  const keys = words.map((word) => word.replace(/’/g, "'").replace(/[,”"']+$/, ''))
  for (let at = 1; at < words.length; at++) {
    const statement = readSure({ words, keys }, at, isVerbless)
    if (statement !== undefined) return statement ?? null
    if (stands({ words, keys }, at) && isVerbless(at + 1)) return stateAt(words, at)
    if (isOne({ words, keys }, at) && isVerbless(0)) return stateAt(words, at)
    if (isFelt({ words, keys }, at) && isVerbless(at + 2)) return stateAt(words, at)
  }
  return null
}

/** @returns undefined where no state begins that a noun has only without "is"; null where one does and is none */
function readSure(
  { words, keys }: Text,
  at: number,
  isVerbless: (from: number) => boolean,
): Statement | null | undefined {
  const phrase = PHRASE.exec(keys.slice(at, at + 4).join(' '))?.[0]
  // "in custody dispute": the beginning of a longer name for a thing.
  const length = phrase === undefined ? 1 : phrase.split(' ').length
  const next = phrase === undefined ? undefined : keys[at + length]
  const isWhole = next === undefined || STOPS_OBJECT.test(next) || /,$/.test(words[at + length - 1]!)
  const isState = ADJECTIVE.test(keys[at]!) || (phrase !== undefined && isWhole)
  if (!isState || !/^\p{Ll}/u.test(words[at]!)) return undefined
  let to = at
  while (to > 1 && HEDGE.test(words[to - 1]!)) to--
  const last = keys[to - 1]!
  // "drinkers less likely to": than others.
  if (
    /^(?:more|most|less|least|as|so|too|very|equally|half|twice|times|newly|recently|increasingly|once|still|now)$/.test(
      last,
    )
  )
    return null
  // "squid filmed alive": how it was when that was done.
  if (to > 1 && (isParticiple(last) || /\p{Ll}{3}ed$/u.test(last)) && !isNoun(last) && !isPersonNoun(last)) return null
  // "under pressure to quit over …": what is to be done is no verb of its own.
  const isPressed = phrase === 'under pressure' && keys[at + 2] === 'to' && isBaseVerb(keys[at + 3] ?? '')
  const hasNoVerb =
    (isPressed && !hasFinite({ words, keys }, at + 4) && !joinsVerb(keys, at + 3)) ||
    (!hasFinite({ words, keys }, at + length) && !joinsVerb(keys, at + length - 1)) ||
    (!/^(?:the|an?)$/i.test(keys[0]!) && isVerbless(0))
  const isCount = to === 1 && keys[at] === 'dead' && COUNT_ALONE.test(keys[0]!)
  if (!hasNoVerb || !(isCount || isSubject({ words, keys }, to)) || LOOKS.test(keys[to - 1]!)) return null
  // "images from a nation in lockdown", "silence for NHS dead": the state of the last noun, or a noun itself.
  const front = keys.slice(0, to)
  const mayBeInside = phrase !== undefined || keys[at] === 'dead'
  if (front.some((key) => AS.test(key)) || (mayBeInside && to === at && front.some((key) => JOINS.test(key))))
    return null
  if (front.some((key, i) => key === 'to' && isBaseVerb(front[i + 1] ?? ''))) return null
  return stateAt(words, to)
}

/** Whether a state may begin at a word that other words could have behind them as well. */
function stands(text: Text, at: number): boolean {
  const { words, keys } = text
  if (!/^[\p{Ll}\d$£€]/u.test(words[at]!)) return false
  const behind = keys.slice(at, at + 9).join(' ')
  const last = keys[at - 1]!
  // "no longer open to", "half open to"
  if (/,$/.test(words[at - 1]!) || LOOKS.test(last) || /^(?:more|most|less|so|very|too|longer|half|back)$/.test(last))
    return false
  const isMoved = MOVED.test(behind) && AMOUNT.test(last.toLowerCase())
  const isCounted = COUNTED_NOW.test(behind) && /^(?:toll|count|total|tally|record|price|rate)$/.test(last)
  const isPlaced = WHEREABOUTS.test(behind) && isNamedPerson(text, at)
  if (
    ![isMoved, isCounted, isPlaced].includes(true) &&
    ![FIGURE, STANDS(), AT_PRESENT()].some((state) => state.test(behind))
  )
    return false
  const front = keys.slice(0, at)
  return (
    isSubject(text, at) &&
    !/^(?:the|an?|this|these|those|some|many|how|\d.*|two|three|four|five|six|seven|eight|nine|ten)$/i.test(
      /^among /.test(behind) ? '' : front[0]!,
    ) &&
    !front.some((word) => PICKED.test(word.toLowerCase()) || SUPERLATIVE.test(word.toLowerCase())) &&
    !front.some((key) => AS.test(key) || key === 'to')
  )
}

const ONE_AMONG = new RegExp(
  `^(.+?),? among (?:(?:about|nearly|almost|over|around|more than|at least|some|other) )*(?:\\d[\\d,]*|${CARDINALS}|eleven|twelve|dozens|scores|hundreds|thousands|several|many|others)\\b`,
)

/**
 * "Five Danes among nine people killed": the participle tells which nine, and all of them were.
 * @returns the statement itself where nobody is one of many; null where what stands there may be none of them
 */
export function asOneAmong(statement: Statement): Statement | null {
  const { kind, prefix, subject, group, rest } = statement
  const one = kind === 'bare-passive' || kind === 'past' ? ONE_AMONG.exec(subject)?.[1] : undefined
  if (one === undefined) return statement
  const words = one.split(' ')
  const last = words.findLast((word) => /^\p{L}/u.test(word)) ?? ''
  const key = last.replace(/,$/, '').toLowerCase()
  const isName = /^\p{Lu}/u.test(last) && (last !== words[0] || !isCommonWord(key))
  if (prefix !== '' || !(isName || isPersonNoun(key) || /-year-olds?$/.test(key))) return null
  return stateAt([subject, group, rest].join(' ').trim().split(' '), words.length)
}

/** What somebody says of himself, or others of him, in marks of its own. */
const FELT = () =>
  /^[“‘"'](?:(?:\p{Ll}+ly|very|so|not|still|too|quite) )?(?:disappointed|concerned|worried|devastated|distressed|determined|surprised|shocked|stunned|horrified|appalled|outraged|disgusted|saddened|heartbroken|relieved|delighted|thrilled|excited|alarmed|terrified|scared|baffled|confused|frustrated|embarrassed|ashamed|obsessed|opposed|committed|divided|afraid|unaware|aware|angry|furious|happy|sorry|sad|proud|confident|optimistic|hopeful|uneasy|ready|likely|unlikely|open|guilty|responsible|wrong|upset|uncomfortable|wary|sceptical|skeptical|reluctant|innocent|grateful)[”’"'](?= (?:of|by|about|over|at|with|as|after|to|in|that|for|on|amid|if|when|before|following)\b|$)/iu

/** "Norwell chief ‘deeply disappointed’ as ferry stops". */
const isFelt = (text: Text, at: number): boolean =>
  FELT().test(text.words.slice(at, at + 4).join(' ')) &&
  !/[“‘"”]/.test(text.words.slice(0, at).join(' ')) &&
  !LOOKS.test(text.keys[at - 1]!) &&
  isSubject(text, at)

/** "Flood a setback for growers": what something is. */
function isOne(text: Text, at: number): boolean {
  const { words, keys } = text
  if (!/^an?$/.test(words[at]!) || at > 5 || /,$/.test(words[at - 1]!)) return false
  const front = keys.slice(0, at)
  const last = front.at(-1)!
  return (
    !/^(?:the|an?|this|what|such|quite|half|many|once|twice|all|not|just|only|still|never|as|for|of|in|on|at|by|with|from|to|and|or|but|than|like|plus|times?|days?|nights?)$/i.test(
      last,
    ) &&
    (isNoun(last) || (/^\p{Lu}/u.test(last) && !isBaseVerb(last.toLowerCase()))) &&
    !isBaseVerb(front[0]!.toLowerCase()) &&
    !/^(?:day|night|week|month|year|time|bit|little|lot|few|while|half|third|quarter|long|mere|minute|second|go|piece|pop|head|litre|liter|gallon|barrel|share|ounce)$/.test(
      keys[at + 1] ?? '',
    ) &&
    isSubject(text, at) &&
    !/^(?:the|an?|\d.*|[$£€].*)$/i.test(front[0]!) &&
    !front.some((key) => AS.test(key) || JOINS.test(key) || /ing$|^and$/.test(key))
  )
}

function stateAt(words: readonly string[], at: number): Statement | null {
  const subject = words.slice(0, at).join(' ')
  // "cleaner than in 1990 but worse than last year": the second of two states.
  if (/ (?:but|yet|though|than|nor|not)$| (?:but|yet|though) /.test(subject)) return null
  // "bars no longer serve cocktails": what they do not do, and no state.
  const [, verb = '', whom = ''] = /^no longer (\p{Ll}+) (\S+)/u.exec(words.slice(at).join(' ')) ?? []
  if (isBaseVerb(verb) && whom !== '' && !STOPS_OBJECT.test(whom)) return null
  return bareState(subject, words.slice(at).join(' '))
}

/** "dead, police arrest three": a second clause would be told of the first subject. */
function joinsVerb(keys: readonly string[], from: number): boolean {
  const behind = keys.slice(from + 1)
  const end = behind.findIndex((key) => /^(?:as|after|when|while|before|amid|following|during)$/.test(key))
  // "missing for 5 days found alive": the verb is behind the state. "order to split", "1,000 monitors": no verb of anybody's.
  return behind
    .slice(0, end < 0 ? undefined : end)
    .some(
      (key, i, all) =>
        (isThirdPerson(key) || isPast(key)) && all[i - 1] !== 'to' && !(i > 0 && i === all.length - 1 && isNoun(key)),
    )
}
