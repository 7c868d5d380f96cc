/** Where a source speaks of a deed that a candidate tells, and with what modality. */
import type { Clause } from '../clause/clause.ts'
import { BASE, NOUN_TOO, THIRD } from '../clause/lexicon.ts'
import { hasTrait, trait } from '../clause/word-traits.ts'
import type { Word } from '../clause/words.ts'
import { sameStem } from '../facts/clause-match.ts'
import type { SourceFacts, SourcePart } from '../facts/facts.ts'
import { modalityOf } from '../facts/modality.ts'

export interface Mention {
  level: number
  isDenied: boolean
  /** The verb of a clause, or what a clause tells of: not a mere topic. */
  isTold: boolean
  /** When or where it was that something was done: "hit in attack". */
  isOccasion: boolean
  /** Under way, which may as well be to come: "is leaving". */
  isOngoing: boolean
  isTelling: boolean
  /** A question asks it. */
  isAsked: boolean
  isVerb: boolean
  /** Of several mentions one of the likest. */
  isNear: boolean
  isGoverned: boolean
  /** Somebody says it: whoever leaves him out may doubt it instead. */
  isSaid: boolean
}

/** Verbs that tell nothing of what becomes of their object. */
export const HOLDING = new Set(
  'vow plan propose seek hunt threaten consider weigh mull promise pledge demand want eye ask request call urge say announce repeat outline describe discuss face push warn await brace prepare expect include list offer set aim press give present unveil draw back support oppose criticize criticise debate review study examine explain question join lead follow see know report mention cite show tell hear like favor favour need reveal defend attack fear spark raise welcome praise condemn prompt trigger limit shape influence affect mean concern involve be get divide split dominate feature cover overshadow slow complicate'.split(
    ' ',
  ),
)

/** A noun that tells a deed: ban, strike, decision, approval. */
export function isDeedNoun({ lexeme }: Word): boolean {
  return hasTrait(lexeme, DEED_NOUN)
}

const DEED_NOUN = trait(
  ({ key, verbForms }) =>
    (verbForms & BASE) !== 0 || verbForms === THIRD || /(?:[tsc]ion|ment|al|ance|ence|ure|ing)s?$/.test(key),
)

/** Where the source speaks of the same thing, by its stem or root. */
export function mentionsOf(facts: SourceFacts, { lexeme }: Word): Mention[] {
  if (!facts.stems.has(lexeme.stem) && !facts.roots.has(lexeme.root) && !facts.keys.has(lexeme.lemma)) return []
  const mentions: Mention[] = []
  for (const part of facts.parts)
    for (let i = 0; i < part.words.length; i++)
      if (sameStem(part.words[i]!.lexeme, lexeme)) mentions.push(mentionAt(part, i, isTheme(part, i)))
  return mentions
}

/** Nouns that an operator governs and that may stand for the verb: "weighs exit" where we have "leaves". */
export function openMentionsOf(facts: SourceFacts, { lexeme }: Word): Mention[] {
  const mentions: Mention[] = []
  // Whoever asks for a pardon urges somebody: the request itself is made.
  if (REQUESTS.has(lexeme.lemma) && facts.headline.clauses.some(({ lemma }) => REQUESTS.has(lemma))) return mentions
  for (const part of facts.parts) {
    const { governed } = modalityOf(part)
    for (let i = 0; i < part.words.length; i++) {
      if (governed[i] === 0) continue
      const { senses, flags } = part.words[i]!.lexeme
      if ((flags & NOUN_TOO) !== 0 && lexeme.senses.some((sense) => senses.includes(sense)))
        mentions.push(mentionAt(part, i, false))
    }
  }
  return mentions
}

const REQUESTS = new Set('ask urge request press call demand seek appeal petition beg plead'.split(' '))

export function mentionAt(part: SourcePart, at: number, isTold: boolean): Mention {
  const modality = modalityOf(part)
  const clause = part.clauses.find((other) => other.verb === at)
  return {
    level: modality.levels[at]!,
    isDenied: modality.denied[at] === 1,
    isTelling: modality.told[at] === 1,
    isOngoing: clause?.status === 'ongoing',
    isAsked: clause?.isQuestion === true,
    isVerb: clause !== undefined,
    isNear: true,
    isGoverned: modality.governed[at] === 1,
    isSaid: clause !== undefined && clause.speaker !== null,
    isTold,
    isOccasion: part.clauses.some(
      (other) => other.status === 'done' && other.adjuncts.some((adjunct) => isOccasion(other, adjunct, at)),
    ),
  }
}

/** Some clause does something to it. */
function isTheme(part: SourcePart, at: number): boolean {
  return part.clauses.some((clause) => {
    const theme = clause.isPassive ? clause.subject : clause.object
    return theme !== null && at >= theme.from && at < theme.to && !HOLDING.has(clause.lemma)
  })
}

function isOccasion({ isPassive }: Clause, { preposition, range }: Clause['adjuncts'][number], at: number): boolean {
  if (at !== range.to - 1) return false
  return preposition === 'after' || preposition === 'following' || (isPassive && preposition === 'in')
}
