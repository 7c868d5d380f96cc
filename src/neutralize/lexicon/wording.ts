/** The entry of the lexicon of loaded words, as written and as looked up. */
import type { TacticId } from './taxonomy.ts'

/** In which sense the cue must stand for its wording to hold; each is a test in `tactics/frame-conditions.ts`. */
export type WordingFrame =
  | 'object'
  | 'name'
  | 'score'
  | 'share'
  | 'record'
  | 'amount'
  | 'end'
  | 'thing'
  | 'plan'
  | 'cause'
  | 'abstract'
  | 'family'
  | 'anger'
  | 'conflict'
  | 'place'
  | 'state'
  | 'people'
  | 'figurative'
  | 'policy'
  | 'sport'
  | 'shout'
  | 'remark'
  | 'real'
  | 'nature'
  | 'land'
  | 'coming'
  | 'business'
  | 'program'
  | 'asked'
  | 'judged'
  | 'match'
  | 'weapon'
  | 'outbreak'
  | 'market'
  | 'party'
  | 'moves'
  | 'blast'
  | 'ring'
  | 'dread'
  | 'arrival'
  | 'messages'
  | 'crowd'
  | 'budget'
  | 'seat'
  | 'quality'
  | 'span'
  | 'attribute'
  | 'levy'
  | 'alone'
  | 'affairs'
  | 'judgedas'
  | 'rights'
  | 'order'
  | 'sensed'
  | 'trendy'
  | 'view'
  | 'fee'
  | 'cuttable'
  | 'cancelled'
  | 'insulted'
  | 'judgement'
  | 'peaceful'
  | 'unfought'
  | 'waking'
  | 'money'
  | 'doing'
  | 'bare'
  | 'talk'
  | 'partner'
  | 'poll'
  | 'feeling'
  | 'mourner'
  | 'convicted'
  | 'unproven'
  | 'policed'
  | 'somebody'
  | 'figures'
  | 'priced'
  | 'closed'
  | 'worn'
  | 'label'
  | 'jailed'
  | 'penalty'
  | 'online'
  | 'told'
  | 'scorned'
  | 'verdict'
  | 'predicate'
  | 'opening'
  | 'adjacent'
  | 'speaker'

export type WordingKind = 'adjective' | 'adverb' | 'noun' | 'verb'
export type VerbForm = 'base' | 'third' | 'past' | 'participle' | 'gerund'

export interface WordingBlock {
  /** null: no manipulation, but reworded where a headline is reworded anyway. */
  tactic: TacticId | null
  kind: WordingKind
  severity: 1 | 2 | 3
  reason: string
  /** The cues judge before these nouns only (adverbs: beside these words), space-separated. */
  before?: string
  /** `cue`, `cue=neutral`, `cue(frame)=neutral`, comma-separated. */
  cues: string
}

export interface Wording {
  tactic: TacticId | null
  kind: WordingKind
  severity: 1 | 2 | 3
  reason: string
  words: string[]
  /** The cue as the lexicon has it: verbs in base form. */
  base: string
  /** '' leaves the word out; null: no neutral wording is known. Inflected like the cue. */
  neutral: string | null
  /** For verbs: in which form the cue stands, and the neutral verb in base form. */
  form: VerbForm | null
  neutralBase: string | null
  frame: WordingFrame | null
  /** As in the block; none: before any. */
  nouns?: ReadonlySet<string> | undefined
}

export interface WordingMatch {
  wording: Wording
  /** Words first to last, inclusive. */
  first: number
  last: number
}
