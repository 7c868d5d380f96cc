/**
 * The words of a candidate: names, accusations and everything else that carries meaning must stand in the source, as
 * the same word, as one that may stand for it, or as a wider one. Small words change how far a statement reaches,
 * so scope, cause and comparison are judged here as well.
 */
import { wordSet } from '../../text/memoize.ts'
import {
  APPROXIMATION,
  AUXILIARY,
  CONJUNCTION,
  DETERMINER,
  EMPTY,
  isAccusing,
  KNOWN,
  type Lexeme,
  lexemeOf,
  MODAL,
  MONTH,
  NEGATOR,
  PLACE_NAME,
  PREPOSITION,
  PRONOUN,
  RELATIVE_DATE,
  TIME_UNIT,
  WEEKDAY,
  WH,
} from '../clause/lexicon.ts'
import { hasTrait, trait } from '../clause/word-traits.ts'
import {
  AFTER_COMMA,
  CAPITAL,
  IN_QUOTES,
  isContent,
  JOINED,
  NAMED,
  NUMERIC,
  SENTENCE_START,
  type Word,
} from '../clause/words.ts'
import type { SourceFacts } from '../facts/facts.ts'
import { isCommonWord } from '../headline/true-case.ts'
import {
  EVENT_WORDS,
  FACT_WORDS,
  FRAME_WORDS,
  LOADED_WORDS,
  MILD_WORDS,
  OFTEN_LOADED_WORDS,
} from '../lexicon/free-words.ts'
import { isPersonNoun } from '../words/vocabulary.ts'
import { accusesAt } from './accusations.ts'
import { isSpoken, isSupported } from './borne-out.ts'
import { isConverseTold } from './converses.ts'
import { isDisowned } from './denying.ts'
import { isLentVerb } from './light-verbs.ts'
import { type CandidateReading, type Finding, type GuardOptions, type GuardRule, wordFinding } from './rules.ts'
import { checkReach, WINNERS } from './scope.ts'

const FRAME = wordSet(FRAME_WORDS)

const MILD = wordSet(MILD_WORDS)

const OFTEN_LOADED = wordSet(OFTEN_LOADED_WORDS)

const EVENTS = wordSet(EVENT_WORDS)

const FACTS = wordSet(FACT_WORDS)

const LOADED = wordSet(LOADED_WORDS)

const MAY_BE_LOADED = trait(({ key }) => LOADED.has(key) || OFTEN_LOADED.has(key))

/** "24/7" holds no letter. */
const LETTERED = trait(({ key }) => /[a-z\u0080-\uffff]/.test(key))

/** Who is beaten loses: the other side of the same deed, whose roles are judged elsewhere. */
const LOSERS = new Set(['lose', 'trail', 'loss', 'fall'])

const COMPASS = /^(?:north|south|east|west)(?:east|west)?(?:ern)?$/

const SMALL =
  DETERMINER |
  PREPOSITION |
  CONJUNCTION |
  PRONOUN |
  AUXILIARY |
  MODAL |
  NEGATOR |
  WH |
  EMPTY |
  MONTH |
  WEEKDAY |
  RELATIVE_DATE |
  TIME_UNIT

/** A candidate may have three mild words of its own, or a mild one beside two thirds of a telling one. */
const MILD_COST = 0.33

const ALLOWANCE = 1

const KNOWN_COST = 0.67

const TOPIC_COST = 0.6

/** A rare word is more often a plain paraphrase than a new fact; two of them are not. */
const UNKNOWN_COST = 0.67

/** Adds a finding for every word that says more than the source. */
export function checkWords(
  facts: SourceFacts,
  reading: CandidateReading,
  findings: Finding[],
  options: GuardOptions,
): void {
  const { words } = reading
  const isTitleCase = looksTitleCase(words)
  const isNumber = new Uint8Array(words.length)
  for (const number of reading.numbers) isNumber.fill(1, number.from, number.to)
  let cost = 0
  const costly: Finding[] = []
  checkSingle(facts, reading, findings)
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!
    checkReach(facts, reading, i, findings)
    if (isNumber[i] === 1 || (word.marks & NUMERIC) !== 0 || !hasTrait(word.lexeme, LETTERED)) continue
    const isName = (word.marks & CAPITAL) !== 0 && (word.marks & SENTENCE_START) === 0 && !isTitleCase
    if (!isName && (word.lexeme.flags & SMALL) !== 0) continue
    if (!isName && (word.lexeme.flags & APPROXIMATION) !== 0 && word.lexeme.verbForms === 0) continue
    const next = words[i + 1]
    if (
      hasTrait(word.lexeme, MAY_BE_LOADED) &&
      ((LOADED.has(word.lexeme.key) && !isLiteral(facts, word)) ||
        (OFTEN_LOADED.has(word.lexeme.key) && !facts.stems.has(word.lexeme.stem))) &&
      !isName &&
      (word.marks & IN_QUOTES) === 0 &&
      (next === undefined || (next.marks & JOINED) === 0) &&
      !((word.marks & JOINED) !== 0 && isCompoundOf(facts, words, i))
    ) {
      findings.push(wordFinding('loaded', reading, i, i, 'is loaded'))
      continue
    }
    if (
      isSupported(facts, words, i) ||
      isLentVerb(facts, reading, i) ||
      reading.clauses.some((clause) => clause.verb === i && isConverseTold(facts, words, clause)) ||
      ((facts.allFlags & NEGATOR) !== 0 &&
        (NOT_DOING.has(word.lexeme.lemma) || (word.lexeme.lemma === 'deny' && isSpoken(facts)))) ||
      (REBUFFING.has(word.lexeme.lemma) && isSpoken(facts) && isDisowned(facts.headline.words)) ||
      (LOSERS.has(word.lexeme.lemma) && WINNERS.some((winner) => facts.keys.has(winner)))
    )
      continue
    const rule = ruleOf(words, i, isName)
    const finding = wordFinding(rule, reading, i, i, messageOf(rule))
    if (rule !== 'new-fact') findings.push(finding)
    else {
      const isSibling = word.lexeme.narrower.some((sense) => facts.narrower.has(sense))
      const price =
        isSibling ||
        isSecondHand(facts, reading, i) ||
        GRAVE.has(word.lexeme.lemma) ||
        isSpared(words, i) ||
        joinsWhomHeLeft(facts, words, i)
          ? ALLOWANCE
          : isWonThing(words, i)
            ? MILD_COST
            : (EVENTS.has(word.lexeme.lemma) || EVENTS.has(word.lexeme.key)) &&
                !FRAME.has(word.lexeme.key) &&
                reading.clauses.some((clause) => clause.verb === i)
              ? ALLOWANCE
              : isDoneBySomebody(reading, i)
                ? ALLOWANCE
                : isSaidOfArticle(words, i)
                  ? 0
                  : priceOf(facts, word, options)
      if (price > 0) {
        cost += price
        costly.push(finding)
      }
    }
  }
  if (cost >= ALLOWANCE) findings.push(...costly)
}

const SINGLE = new Set(['one', 'single', 'sole', 'lone'])

const SEVERAL = new Set('multiple several many numerous dozens scores'.split(' '))

/** "one missile" where the source has several. */
function checkSingle(facts: SourceFacts, { words, ...rest }: CandidateReading, findings: Finding[]): void {
  const at = words.findIndex(({ lexeme }) => SINGLE.has(lexeme.key))
  const noun = words[at + 1]
  if (at < 0 || noun === undefined || !isContent(noun)) return
  let isMany = false
  for (const part of facts.parts)
    for (const [i, { lexeme }] of part.words.entries()) {
      if (lexeme.stem !== noun.lexeme.stem) continue
      if (lexeme.singular === null) return
      isMany ||= part.words.slice(Math.max(0, i - 2), i).some((word) => SEVERAL.has(word.lexeme.key))
    }
  if (isMany)
    findings.push(wordFinding('number', { words, ...rest }, at, at + 1, 'is one where the source has several'))
}

/** "used glove": somebody had it before; the source says so, or it is new. */
const isSecondHand = (facts: SourceFacts, { clauses }: CandidateReading, index: number): boolean =>
  clauses.some(({ verb, lemma, marker }) => verb === index && lemma === 'use' && marker === 'attribute') &&
  !['secondhand', 'second-hand', 'worn'].some((key) => facts.keys.has(key))

const AUTHORING = new Set('start begin make create build write design found lead run own produce'.split(' '))

/** "fires started by Kordex": who is behind a thing is a fact, however mild the verb. */
function isDoneBySomebody({ words, clauses }: CandidateReading, index: number): boolean {
  return (
    AUTHORING.has(words[index]!.lexeme.lemma) &&
    clauses.some(
      ({ verb, isPassive, agent }) =>
        verb === index &&
        isPassive &&
        agent !== null &&
        words.slice(agent.from, agent.to).some((word) => (word.marks & NAMED) !== 0),
    )
  )
}

/** "joins Hartwell" where somebody comes from Hartwell. */
function joinsWhomHeLeft(facts: SourceFacts, words: readonly Word[], index: number): boolean {
  if (words[index]!.lexeme.lemma !== 'join') return false
  const joined = words.slice(index + 1, index + 4).find(({ marks }) => (marks & CAPITAL) !== 0)
  if (joined === undefined) return false
  return facts.parts.some((part) =>
    part.words.some(({ lexeme }, at) => lexeme === joined.lexeme && FROM.has(part.words[at - 1]?.lexeme.lemma ?? '')),
  )
}

/** "Column outlines", "analysis assesses": what a piece does with what it tells; to link things is to say something. */
function isSaidOfArticle(words: readonly Word[], index: number): boolean {
  const { lemma } = words[index]!.lexeme
  return (
    MILD.has(lemma) &&
    !LINKING.has(lemma) &&
    words.slice(Math.max(0, index - 2), index).some(({ lexeme }) => PIECES.has(lexeme.key))
  )
}

const LINKING = new Set(
  'link tie connect associate attribute cause prompt trigger criticize praise reject propose recommend approve declare request require persuade expect urge'.split(
    ' ',
  ),
)

const PIECES = new Set(
  'article author writer column columnist commentary analysis editorial essay piece podcast newsletter explainer profile'.split(
    ' ',
  ),
)

const FROM = new Set(['from', 'leave', 'quit', 'exit'])

/** "avoids prison": the punishment is not given. */
function isSpared(words: readonly Word[], index: number): boolean {
  const next = words[index + 1]
  return words[index]!.lexeme.lemma === 'avoid' && next !== undefined && next.lexeme.senses.some(isAccusing)
}

/** "body-slammed": a compound of the source says what was done. */
function isCompoundOf(facts: SourceFacts, words: readonly Word[], index: number): boolean {
  const first = words[index - 1]!.lexeme
  return facts.headline.words.some(
    ({ lexeme, marks }, at) =>
      (marks & JOINED) !== 0 &&
      lexeme.stem === words[index]!.lexeme.stem &&
      facts.headline.words[at - 1]?.lexeme.stem === first.stem,
  )
}

/** Fires and floods destroy what they destroy; people only in pictures. */
function isLiteral(facts: SourceFacts, { lexeme }: Word): boolean {
  return (
    (lexeme.lemma === 'destroy' || lexeme.key === 'devastating') &&
    facts.stems.has(lexeme.stem) &&
    DESTROYERS.some((word) => facts.keys.has(word) || facts.keys.has(`${word}s`))
  )
}

const DESTROYERS =
  'fire blaze arson wildfire flood storm hurricane tornado cyclone typhoon earthquake quake tsunami landslide mudslide explosion bomb missile drone strike airstrike eruption lava avalanche'.split(
    ' ',
  )

/** They say "not" of what follows. */
const NOT_DOING = new Set(['avoid', 'refrain', 'fail'])

/** They say of something that it is false. */
const REBUFFING = new Set(['deny', 'dismiss', 'reject', 'refute', 'dispute'])

const WON_THINGS = new Set('approval permission right rights support praise release time contract backing'.split(' '))

/** "wins FDA approval" is to be approved. */
function isWonThing(words: readonly Word[], index: number): boolean {
  if (words[index]!.lexeme.lemma !== 'win') return false
  for (let i = index + 1; i < Math.min(words.length, index + 4); i++)
    if (WON_THINGS.has(words[i]!.lexeme.key)) return true
  return false
}

/** What may not be said of anybody without a source, however the sentence runs. */
const GRAVE = new Set(
  'suicide neglect overdose infection cancer illness disease disability addiction torture massacre genocide hostage ransom bribe theft treason blackmail stroke coma miscarriage abortion pregnancy divorce affair bankruptcy coup riot explosion bomb gun knife weapon poison drug drunk racism hate victim terrorist gang mafia mob cartel'.split(
    ' ',
  ),
)

/** They count, though they are no numbers. */
const STRICT = new Set(['single', 'double', 'triple', 'twin', 'digit'])
/** "Steelmakers": several who do something, a compound of two words, and no name; "Southport" is one. */
function isOfKnownParts(key: string): boolean {
  if (!/(?:er|or)s$/.test(key)) return false
  for (let i = 4; i <= key.length - 4; i++)
    if ((lexemeOf(key.slice(0, i)).flags & KNOWN) !== 0 && (lexemeOf(key.slice(i)).flags & KNOWN) !== 0) return true
  return false
}

/** "Governor Kilroy": the office of somebody, written as part of the name. */
function isTitleOfName(words: readonly Word[], index: number): boolean {
  const next = words[index + 1]
  return next !== undefined && (next.marks & (NAMED | AFTER_COMMA)) === NAMED && isRole(words[index]!.lexeme)
}

/** "Unreliable for policy, tests …": an ordinary word stands first, and no name goes on behind it; "Pesticides kill" is new. */
function isCommonStart(words: readonly Word[], index: number): boolean {
  const { key, singular } = words[index]!.lexeme
  const next = words[index + 1]
  return (
    next !== undefined &&
    (next.marks & CAPITAL) === 0 &&
    (singular === null || (next.lexeme.flags & PREPOSITION) !== 0) &&
    isCommonWord(key)
  )
}

/** Names that the topics know, and that are names at the beginning of a sentence as well. */
const BRANDS = new Set(
  'netflix hulu disney twitter facebook instagram tiktok youtube google tesla spotify boeing bitcoin'.split(' '),
)

function ruleOf(words: readonly Word[], index: number, isName: boolean): GuardRule {
  const word = words[index]!
  if (accusesAt(words, index)) return 'accusation'
  if (BRANDS.has(word.lexeme.key) && (word.marks & CAPITAL) !== 0) return 'name'
  if (COMPASS.test(word.lexeme.key)) return 'place'
  if (isTitleOfName(words, index)) return 'new-fact'
  if (isName || ((word.marks & CAPITAL) !== 0 && (word.lexeme.flags & PLACE_NAME) !== 0)) return 'name'
  if (
    (word.marks & CAPITAL) !== 0 &&
    (word.lexeme.flags & KNOWN) === 0 &&
    !FRAME.has(word.lexeme.key) &&
    !MILD.has(word.lexeme.key) &&
    !MILD.has(word.lexeme.lemma) &&
    !((word.marks & SENTENCE_START) !== 0 && (isOfKnownParts(word.lexeme.key) || isCommonStart(words, index)))
  )
    return 'name'
  return 'new-fact'
}

function messageOf(rule: GuardRule): string {
  if (rule === 'accusation') return 'accuses somebody of what the source does not'
  if (rule === 'name' || rule === 'place') return 'is a name the source does not have'
  return 'is not in the source'
}

function priceOf(facts: SourceFacts, word: Word, options: GuardOptions): number {
  const { key, lemma, singular } = word.lexeme
  if (options.language !== undefined && options.language !== 'en') return ALLOWANCE
  if (FRAME.has(key) || FRAME.has(lemma)) return 0
  if (MILD.has(key) || MILD.has(lemma) || isRole(word.lexeme)) return MILD_COST
  if ((word.lexeme.topics & facts.topics) !== 0 || (word.lexeme.moreTopics & facts.moreTopics) !== 0) return TOPIC_COST
  if ((word.lexeme.topics | word.lexeme.moreTopics) !== 0) return ALLOWANCE
  if (STRICT.has(key) || FACTS.has(lemma) || FACTS.has(singular ?? key)) return ALLOWANCE
  if (word.lexeme.senses.length > 0 || word.lexeme.topics !== 0) return KNOWN_COST
  return UNKNOWN_COST
}

/** "officer", "investor", "passengers": the office of somebody the source tells of; families and culprits are facts. */
function isRole({ key, singular, lemma }: Lexeme): boolean {
  return isPersonNoun(singular ?? key) && !TELLING_ROLES.has(lemma) && !TELLING_ROLES.has(singular ?? key)
}

const TELLING_ROLES = new Set(
  'assassin bride bridegroom celebrity ceo champion congressman congresswoman convict dictator fiance fiancee fugitive gangster gunman hacker heir heiress hero hostage husband killer mistress mobster murderer pope premier president prime-minister prince princess prisoner queen king rapist rebel robber senator shooter sniper star stripper superstar terrorist thief traitor tycoon victim widow widower wife winner loser migrant refugee immigrant veteran soldier tourist pensioner socialist republican democrat liberal conservative twin son daughter mother father brother sister mom dad mum parent baby toddler child children kid boy girl teen teenager grandmother grandfather uncle aunt nephew niece cousin inmate lawyer attorney doctor nurse surgeon judge teacher professor student pupil priest pastor bishop actor actress singer rapper musician author journalist reporter editor farmer pilot driver engineer coach referee banker landlord tenant firefighter paramedic chef'.split(
    ' ',
  ),
)

function looksTitleCase(words: readonly Word[]): boolean {
  let capitals = 0
  let lower = 0
  for (const word of words) {
    if (word.lexeme.key.length < 4 || (word.marks & NUMERIC) !== 0) continue
    if ((word.marks & CAPITAL) !== 0) capitals++
    else lower++
  }
  return lower === 0 ? capitals > 3 : capitals / (capitals + lower) > 0.75
}
