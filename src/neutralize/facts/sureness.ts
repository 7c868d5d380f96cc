/**
 * How sure a clause is of what it tells: sure, planned, hedged or asked; and whether anybody vouches for a wording.
 */

import type { Clause } from '../clause/clause.ts'
import { ALLEGATION, CONJUNCTION, PLANNING, POSSIBILITY, WH } from '../clause/lexicon.ts'
import { PHASE_VERBS, SPEECH } from '../clause/verbs.ts'
import { hasTrait, keyTrait, occurs, trait } from '../clause/word-traits.ts'
import { AFTER_BREAK, isContent, NUMERIC, type Word } from '../clause/words.ts'
import type { CandidateReading } from './text.ts'

export const HEDGES = POSSIBILITY | ALLEGATION

/** "accused of firing", "suspected of theft", "deny killing". */
const DOUBTED = new Set('accuse suspect allege blame charge deny investigate appear seem'.split(' '))

/** "want the ban lifted". */
const WANTING = new Set(['want', 'seek', 'need', 'demand', 'like', 'prefer'])

type Sureness = 'sure' | 'planned' | 'hedged' | 'asked'

export function surenessOf(words: readonly Word[], clause: Clause): Sureness {
  if (clause.isQuestion && isOpenQuestion(words, clause)) return 'asked'
  if (clause.isHedged || clause.isConditional) return 'hedged'
  for (let up = clause.governor, depth = 0; up !== null && depth < 6; up = up.governor, depth++)
    if (up.isHedged && up.speaker !== clause) return 'hedged'
  if (clause.status === 'planned' || clause.marker === 'until' || clause.marker === 'till') return 'planned'
  if (clause.isPassive && clause.group.from === clause.verb)
    for (let up = clause.governor, depth = 0; up !== null && depth < 4; up = up.governor, depth++)
      if (WANTING.has(up.lemma)) return 'planned'
  for (let up = clause.governor, depth = 0; up !== null && depth < 6; up = up.governor, depth++) {
    if (up.isConditional || up.isHedged || DOUBTED.has(up.lemma)) return 'hedged'
    if (up.status === 'planned' && !SPEECH.has(up.lemma)) return 'planned'
    const { flags } = words[up.verb]!.lexeme
    if ((flags & PLANNING) !== 0 && !SPEECH.has(up.lemma) && !PHASE_VERBS.has(up.lemma) && clause.status !== 'done')
      return 'planned'
  }
  return 'sure'
}

const PRESUPPOSING = new Set(['why', 'how', 'when', 'where', 'what'])

const OPENING = new Set('much will would could should might may if many'.split(' '))

/** "Why did X do it?" takes for granted that X did it; "Will X do it?" does not. */
export function isOpenQuestion(words: readonly Word[], clause: Clause): boolean {
  let start = clause.verb
  while (start > 0 && (words[start]!.marks & AFTER_BREAK) === 0) start--
  for (let i = start; i <= clause.verb; i++)
    if (PRESUPPOSING.has(words[i]!.lexeme.key)) return i + 1 < words.length && OPENING.has(words[i + 1]!.lexeme.key)
  return true
}

export const MAY = new Set(['may', 'might', 'could'])

export function hasMay(words: readonly Word[], clause: Clause): boolean {
  for (let i = clause.group.from; i < clause.verb; i++) if (MAY.has(words[i]!.lexeme.key)) return true
  return false
}

export const FRAMES = new Set(
  'whether question questions consider considers ask asks examine examines explore explores discuss discusses debate weigh weighs how why what if who doubt doubts uncertain unclear considering looks potential possible hypothetical examined considered discussed debated explored assessed reviewed compares meant'.split(
    ' ',
  ),
)

export const FRAMED = keyTrait(FRAMES)

export function isFramed(reading: CandidateReading, clause: Clause): boolean {
  if (!occurs(reading.traits, FRAMED)) return false
  return reading.words.some(
    (word, index) =>
      index < clause.group.from + 12 &&
      FRAMES.has(word.lexeme.key) &&
      !isRelative(reading, index) &&
      // "9 songs meant to make people smile"; "may close pier meant for crews" is in doubt all the same.
      (word.lexeme.key !== 'meant' ||
        (index < clause.group.from && reading.words[index + 1]?.lexeme.key === 'to' && isListed(reading.words))) &&
      (index < clause.group.from ||
        ((word.lexeme.flags & (CONJUNCTION | WH)) === 0 &&
          // "frees him after lawyer asks": the asking came before.
          !reading.clauses.some(({ verb, marker }) => verb === index && EARLIER.has(marker)))),
  )
}

/** "guard who lost pension": whoever stands before it, and nothing is asked. */
function isRelative({ words, clauses }: CandidateReading, index: number): boolean {
  const before = words[index - 1]
  // "List of knots for people who sail": whoever does.
  if (before?.lexeme.key === 'people' && words[index - 2]?.lexeme.key === 'for' && isListed(words)) return false
  return (
    words[index]!.lexeme.key === 'who' &&
    before !== undefined &&
    isContent(before) &&
    (words[index]!.marks & AFTER_BREAK) === 0 &&
    !clauses.some(({ verb }) => verb === index - 1)
  )
}

/** What announces a list: "9 knots …", "List of 9 knots …". */
export const isListed = (words: readonly Word[]): boolean =>
  ((words[0]?.marks ?? 0) & NUMERIC) !== 0 || LISTING.has(words[0]?.lexeme.key ?? '')

const LISTING = new Set('list overview collection roundup publisher article'.split(' '))

const EARLIER = new Set(['after', 'since', 'because'])

export function isPerfect(reading: CandidateReading, clause: Clause): boolean {
  for (let i = clause.group.from; i < clause.verb; i++)
    if (/^(?:has|have|had)$/.test(reading.words[i]!.lexeme.key)) return true
  return false
}

/** Somebody vouches for the candidate: a speaker, a report, an allegation. */
export function isVouched(reading: CandidateReading): boolean {
  return (
    isAccount(reading) ||
    reading.clauses.some((clause) => SPEECH.has(clause.lemma) || clause.marker === 'label') ||
    occurs(reading.traits, VOUCHING)
  )
}

/** "rights group's account that guards beat inmates", "denial from police that" */
export function isAccount({ words, traits }: CandidateReading): boolean {
  return (
    occurs(traits, ACCOUNT) &&
    words.some(
      ({ lexeme }, i) =>
        hasTrait(lexeme, ACCOUNT) && words.slice(i + 1, i + 4).some((word) => word.lexeme.key === 'that'),
    )
  )
}

const ACCOUNT = keyTrait(new Set(['account', 'accounts', 'version', 'denial', 'denials', 'testimony']))

/** The same, but for what the clause itself is done to: "hides report". */
export function isVouchedBeside(reading: CandidateReading, { object }: Clause): boolean {
  if (reading.clauses.some((clause) => SPEECH.has(clause.lemma) || clause.marker === 'label')) return true
  return (
    occurs(reading.traits, VOUCHING) &&
    reading.words.some((word, i) => isVouching(word) && !(object !== null && i >= object.from && i < object.to))
  )
}

/** "according", "alleged", "study": a word that says whose words these are. */
export function isVouching({ lexeme }: Word): boolean {
  return hasTrait(lexeme, VOUCHING)
}

export const VOUCHING = trait(
  ({ flags, lemma, key }) => (flags & ALLEGATION) !== 0 || VOUCHERS.has(lemma) || VOUCHERS.has(key),
)

const VOUCHERS = new Set(
  'report according claim announcement announce statement show data survey poll study forecast expect argue allege comment remark opinion vow promise threaten plan pledge warning warn accuse criticize criticise view call order urge demand declare indictment filing find put estimate cite describe'.split(
    ' ',
  ),
)

export const SAYING = new Set(
  'liken compare testify say claim argue announce allege insist state warn tell note add suggest call describe accuse cite'.split(
    ' ',
  ),
)

/** "state case" is a noun, and nothing is said by it; who describes himself speaks of nobody else. */
export function isSaying(words: readonly Word[], { lemma, verb, object }: Clause): boolean {
  return (
    SAYING.has(lemma) &&
    words[verb]!.lexeme.key !== 'state' &&
    !(object !== null && /sel(?:f|ves)$/.test(words[object.to - 1]!.lexeme.key))
  )
}
