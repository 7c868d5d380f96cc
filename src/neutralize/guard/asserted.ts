/** What a source denies told as somebody's view, what it backs told as declined, and what is more told as much. */
import type { Clause } from '../clause/clause.ts'
import { CONJUNCTION, NEGATOR, PREPOSITION } from '../clause/lexicon.ts'
import { SPEECH } from '../clause/verbs.ts'
import { hasTrait, lemmaTrait, occurs, trait } from '../clause/word-traits.ts'
import { AFTER_BREAK, AFTER_COMMA, isContent, JOINED, type Word } from '../clause/words.ts'
import { sameHead, sameLast, sameStem, sameWord } from '../facts/clause-match.ts'
import { oncePerSource, type SourceFacts } from '../facts/facts.ts'
import { modalityOf } from '../facts/modality.ts'
import { DENYING, isDenied, isDenyingWord } from './denying.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

const set = (words: string) => new Set(words.split(' '))

export function checkAsserted(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  if (occurs(facts.traits, CONTESTING)) checkContested(facts, reading, findings)
  if (occurs(reading.traits, REFUSING)) checkRefused(facts, reading, findings)
  checkPositive(facts, reading, findings)
}

const CONTESTED = set('deny dispute reject refute rebut contest')
const CONTESTING = lemmaTrait(CONTESTED)

/** Who does it holds the thing to be so. */
const HOLDING = set('attribute link tie connect credit ascribe blame fault cite find acknowledge show')

/** They leave it open, or take it away by their meaning. */
const UNTRUE = trait(({ key, lemma }) => UNTRUE_WORDS.has(key) || UNTRUE_WORDS.has(lemma))
const UNTRUE_WORDS = set(
  'claim allegation accusation charge rumor rumour suspicion report innocent innocence untrue wrong incorrect baseless unfounded lie fake hoax myth criticism critic accuse allege alleged allegedly reject dispute refute rebut contest denial dismiss',
)

interface Contested {
  who: Clause
  /** What is denied. */
  words: readonly Word[]
}

const contestedOf = oncePerSource(({ headline: { words, clauses } }): readonly Contested[] =>
  clauses.flatMap((who) => {
    if (!CONTESTED.has(who.lemma) || who.subject === null || who.isPassive || who.isNegated) return []
    let to = who.group.to
    while (to < words.length && (to === who.group.to || !endsDenial(words[to]!))) to++
    const denied = words.slice(who.group.to, to).filter(isContent)
    return denied.length > 1 ? [{ who, words: denied }] : []
  }),
)

const endsDenial = ({ lexeme, marks }: Word): boolean =>
  (marks & (AFTER_BREAK | AFTER_COMMA)) !== 0 || /^(?:as|but|while|after|amid)$/.test(lexeme.key)

/** "denies that dam caused floods" told as "attributes floods to dam", "denies rates will rise" as "expects". */
function checkContested(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const { words, clauses, flags, traits } = reading
  if ((flags & NEGATOR) !== 0 || occurs(traits, DENYING) || occurs(traits, UNTRUE)) return
  for (const contested of contestedOf(facts))
    for (const clause of clauses) {
      if (!SPEECH.has(clause.lemma) && !HOLDING.has(clause.lemma)) continue
      if (!sameHead(words, clause.subject, facts.headline.words, contested.who.subject)) continue
      if (facts.parts.some((part) => part.clauses.some(({ lemma }) => lemma === clause.lemma))) continue
      const shared = words.filter((word) => isContent(word) && contested.words.some((one) => isLike(one, word)))
      if (shared.length < Math.min(2, contested.words.length)) continue
      const { from, to } = clause.group
      findings.push(wordFinding('negation', reading, from, to - 1, 'holds what the source denies'))
      return
    }
}

const isLike = (a: Word, b: Word): boolean => sameStem(a.lexeme, b.lexeme)

const REFUSING = lemmaTrait(set('decline refuse fail neglect'))

/** "backs tax cut, doesn't support levy" told as "declines to back tax cut". */
function checkRefused({ headline }: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const { words } = reading
  const at = words.findIndex(({ lexeme }, i) => hasTrait(lexeme, REFUSING) && words[i + 1]?.lexeme.key === 'to')
  const verb = words[at + 2]
  if (at < 0 || verb === undefined || isDenied(words, at)) return
  const object = { from: at + 3, to: at + 3 }
  while (object.to < words.length && !endsObject(words[object.to]!)) object.to++
  if (!words.slice(object.from, object.to).some(isContent)) return
  const isTold = headline.clauses.some(
    (other) =>
      !other.isNegated &&
      !other.isConditional &&
      !other.isQuestion &&
      other.object !== null &&
      modalityOf(headline).denied[other.verb] === 0 &&
      sameWord(verb.lexeme, headline.words[other.verb]!.lexeme) &&
      sameLast(words, object, headline.words, other.object) &&
      !headline.words.slice(0, other.verb).some(isDenyingWord),
  )
  if (isTold) findings.push(wordFinding('negation', reading, at, at + 2, 'denies what the source tells'))
}

const endsObject = ({ lexeme, marks }: Word): boolean =>
  (marks & (AFTER_BREAK | AFTER_COMMA)) !== 0 || (lexeme.flags & (PREPOSITION | CONJUNCTION)) !== 0

/** By their plain word, which tells something else: what is lower than expected may be high. */
const COMPARATIVES = new Map([
  ...'low high few small weak slow fast cheap old young long short deep warm cold rich mild strong'
    .split(' ')
    .map((word): [string, string] => [word, `${word.replace(/e$/, '')}er`]),
  ['large', 'larger'],
  ['big', 'bigger'],
  ['hot', 'hotter'],
  ['wet', 'wetter'],
  ['dry', 'drier'],
  ['heavy', 'heavier'],
  ['good', 'better'],
  ['bad', 'worse'],
  ['poor', 'worse'],
  ['little', 'less'],
  ['many', 'more'],
  ['much', 'more'],
])

const PLAIN = trait(({ key }) => COMPARATIVES.has(key))

/** "lower than expected" told as "low", "fewer than last year" as "few". */
function checkPositive(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  if (!facts.keys.has('than') || !occurs(reading.traits, PLAIN)) return
  const { words } = reading
  const at = words.findIndex(
    ({ lexeme }, i) =>
      hasTrait(lexeme, PLAIN) &&
      facts.keys.has(COMPARATIVES.get(lexeme.key)!) &&
      !facts.keys.has(lexeme.key) &&
      !BEYOND.has(words[i - 1]?.lexeme.key ?? '') &&
      ((words[i + 1]?.marks ?? 0) & JOINED) === 0,
  )
  if (at >= 0) findings.push(wordFinding('comparison', reading, at, at, 'tells as much what is only more'))
}

/** "unexpectedly low"; "as low as", "too many" are judged elsewhere. */
const BEYOND = set('unexpectedly surprisingly unusually as too so how')
