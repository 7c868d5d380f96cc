/**
 * Strangers: somebody says, thinks or wants in the candidate what nobody of his kind says in the source. "business
 * groups affirm support", where the source has no groups; a writer, an official, an expert may be whoever says it there.
 */
import type { Clause, Range } from '../clause/clause.ts'
import { SPEECH } from '../clause/verbs.ts'
import { hasTrait, keyTrait, lemmaTrait, occurs, trait } from '../clause/word-traits.ts'
import { AFTER_BREAK, AFTER_COMMA, CAPITAL, type Word } from '../clause/words.ts'
import { AGENT, headOf, lastContent, sameWord } from '../facts/clause-match.ts'
import type { SourceFacts } from '../facts/facts.ts'
import { isPersonNoun } from '../words/vocabulary.ts'
import { isSupported } from './borne-out.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

const set = (words: string) => new Set(words.split(' '))

/** Whoever writes it, knows it or is told of may be called so. */
const ANYBODY = set(
  'writer author publisher editor columnist commentator analyst reporter journalist expert researcher scientist official spokesman spokeswoman spokesperson source insider witness observer viewer person people man woman couple customer user fan rider paper newspaper broadcaster lawyer attorney company agency adviser advisor critic reviewer member',
)

/** Who finds something by office; others find by luck. */
const AUTHORITIES = set(
  'inquiry court jury investigation probe audit tribunal watchdog regulator commission inspector police judge prosecutor',
)

const FINDING = set('find rule conclude confirm')

const GROUPS: ReadonlySet<string> = new Set([
  ...set('group media firm family staff crew union team board panel ministry leader'),
  ...AUTHORITIES,
])

const GENERAL = trait(({ key, singular }) => ANYBODY.has(singular ?? key))

const HOLDER = trait(({ key, singular }) => GROUPS.has(singular ?? key) || isPersonNoun(singular ?? key))

/** What somebody thinks or wants is his as well as what he says. */
const VIEWING = lemmaTrait(
  set(
    'say think believe urge affirm support back oppose reject dismiss defend praise criticize criticise condemn decry downplay want demand choose doubt fear worry hope cite propose call ask name tell dispute contest question warn',
  ),
)

/** "I bought a hotel" is told of its owner. */
const FIRST_PERSON = keyTrait(set('i my me we our us'))

export function checkStranger(
  facts: SourceFacts,
  reading: CandidateReading,
  { subject, verb, lemma, isPassive, status, marker, object }: Clause,
  findings: Finding[],
): void {
  const { words } = reading
  if (subject === null || isPassive || status === 'noun') return
  // "describe themselves": nobody else is told of.
  if (object !== null && /sel(?:f|ves)$/.test(words[object.to - 1]!.lexeme.key)) return
  const at = lastContent(words, ofWhom(words, subject))
  const { lexeme, marks } = words[at]!
  const isFinding = FINDING.has(lemma) && AUTHORITIES.has(lexeme.singular ?? lexeme.key)
  if (marker !== 'label' && !SPEECH.has(lemma) && !hasTrait(words[verb]!.lexeme, VIEWING) && !isFinding) return
  if (isAnswered(facts, words[at]!))
    findings.push(wordFinding('attribution', reading, at, at, 'is nobody who speaks in the source'))
  const isName = (marks & CAPITAL) !== 0 && at > 0
  if (isName || hasTrait(lexeme, GENERAL) || !(hasTrait(lexeme, HOLDER) || hasTrait(lexeme, AGENT))) return
  if (occurs(facts.headline.traits, FIRST_PERSON)) return
  if (isUntold(facts, words[verb]!)) return
  if (!isSupported(facts, words, at) || (status !== 'planned' && isOnlyTold(facts, words[at]!)))
    findings.push(wordFinding('attribution', reading, at, at, 'is nobody who speaks in the source'))
}

/** "group of rowers": the rowers. */
function ofWhom(words: readonly Word[], subject: Range): Range {
  const head = headOf(words, subject) ?? subject
  const isMany = words[head.to - 1]!.lexeme.key === 'group' && words[head.to]?.lexeme.key === 'of'
  const many = { from: head.to + 1, to: subject.to }
  return isMany && many.to > many.from ? (headOf(words, many) ?? many) : head
}

/** "Witness tells inquiry": the inquiry says nothing. */
function isOnlyTold({ parts }: SourceFacts, { lexeme }: Word): boolean {
  const places = parts.flatMap(({ words }) =>
    words.flatMap((word, at) =>
      word.lexeme.stem === lexeme.stem ? [TELLING.has(words[at - 1]?.lexeme.lemma ?? '')] : [],
    ),
  )
  return places.length > 0 && places.every(Boolean)
}

/** "No, Holm, …": Holm is spoken to. */
const isAnswered = ({ headline: { words } }: SourceFacts, { lexeme }: Word): boolean =>
  /^(?:no|yes)$/i.test(words[0]?.raw ?? '') &&
  words[1]?.lexeme.key === lexeme.key &&
  [1, 2].every((i) => ((words[i]?.marks ?? 0) & BESIDE) !== 0)

const BESIDE = AFTER_COMMA | AFTER_BREAK

const TELLING = set('tell inform assure')

/** "asked to explain": the source does not tell who asks. */
function isUntold({ parts }: SourceFacts, { lexeme }: Word): boolean {
  return parts.some(({ words, clauses }) =>
    clauses.some((clause) => clause.isPassive && clause.agent === null && sameWord(words[clause.verb]!.lexeme, lexeme)),
  )
}
