/**
 * The lexicon of loaded words, looked up in a headline: which word is loaded here, by which tactic, and how the same
 * fact is said without it. A wording applies only where its frame holds; without a frame that holds the word is
 * left alone. Pure data and look-ups; `plan/candidates.ts` builds sentences from the answers.
 */
import { memoize, WORDS_KEPT } from '../../text/memoize.ts'
import type { Headline, Spelling, Word } from '../headline/words.ts'
import { MASS_NOUNS } from '../lexicon/count-nouns.ts'
import type { Wording, WordingBlock, WordingFrame, WordingMatch } from '../lexicon/wording.ts'
import { adjectives } from '../lexicon/wordings-adjectives.ts'
import { mildAdjectives } from '../lexicon/wordings-adjectives-mild.ts'
import { placedAdjectives } from '../lexicon/wordings-adjectives-placed.ts'
import { nouns } from '../lexicon/wordings-nouns.ts'
import { mildNouns } from '../lexicon/wordings-nouns-mild.ts'
import { verbs } from '../lexicon/wordings-verbs.ts'
import { mildVerbs } from '../lexicon/wordings-verbs-mild.ts'
import { basesOf, plural, verbForms } from '../words/word-forms.ts'
import { adverbWordings, compoundWordings, superlativeWordings } from './word-families.ts'
import { frameHolds } from './wordings-frames.ts'

interface Cue {
  block: WordingBlock
  /** `cue`, `cue=neutral` or `cue(frame)=neutral`. */
  text: string
  /** Its place in the lexicon. */
  order: number
}

/** The cues as written, by their first word in base form; sorted for the first word that asks. */
const cuesByWord = new Map<string, Cue[]>()

function sortCues(): void {
  let order = 0
  for (const block of [
    ...adjectives,
    ...placedAdjectives,
    ...mildAdjectives,
    ...nouns,
    ...verbs,
    ...mildVerbs,
    ...mildNouns,
  ]) {
    for (const entry of block.cues.split(',')) {
      const text = entry.trim()
      if (text === '') continue
      const first = text.slice(0, text.search(/[ (=]|$/))
      const cue = { block, text, order: order++ }
      const cues = cuesByWord.get(first)
      if (cues === undefined) cuesByWord.set(first, [cue])
      else cues.push(cue)
    }
  }
}

/** The wordings whose cue begins with the word as it stands; worked out when first asked. */
const wordingsFrom = memoize((word): readonly Wording[] => {
  if (cuesByWord.size === 0) sortCues()
  return (
    basesOf(word)
      .flatMap((base) => cuesByWord.get(base) ?? [])
      .sort((a, b) => a.order - b.order)
      .flatMap(formsOf)
      .filter((wording) => wording.words[0] === word)
      // The longest cue first; framed before unframed, those of some nouns only last.
      .sort((a, b) => b.words.length - a.words.length || rank(a) - rank(b))
  )
}, WORDS_KEPT)

const rank = ({ frame, nouns, isLast }: Wording): number =>
  isLast ? 3 : nouns !== undefined ? 2 : frame !== null ? 0 : 1

/** A cue in all its forms. */
function formsOf({ block, text: entry }: Cue): Wording[] {
  const match = /^([^=(]+?)(?:\(([\w+]+)\))?(?:=(.*))?$/.exec(entry)
  if (match === null) throw new Error(`bad wording: ${entry}`)
  const [, text, frame, neutral] = match as unknown as [string, string, string | undefined, string | undefined]
  const [first = null, ...also] = (frame?.split('+') ?? []) as WordingFrame[]
  const common = { ...block, frame: first, also, nouns: listOf(block, 'before'), literal: listOf(block, 'unless') }
  if (block.kind === 'verb') {
    const from = verbForms(text)
    const to = neutral ? verbForms(neutral) : null
    // "stunning" before a noun is an adjective, with an entry of its own.
    const isAdjective = (word: string) =>
      cuesByWord
        .get(word)
        ?.some(({ block, text }) => block.kind === 'adjective' && block.before === undefined && text === word) ?? false
    const forms = (['third', 'base', 'past', 'participle', 'gerund'] as const).filter(
      (form, i, all) =>
        all.findIndex((other) => from[other] === from[form]) === i && !(form === 'gerund' && isAdjective(from[form])),
    )
    return forms.map((form) => ({
      ...common,
      base: text,
      words: from[form].split(' '),
      neutral: to?.[form] ?? null,
      neutralBase: neutral || null,
      form,
    }))
  }
  const unknown = neutral === '' || (neutral === undefined && block.kind === 'noun')
  const single = { ...common, base: text, neutralBase: null, form: null }
  const wordings: Wording[] = [{ ...single, words: text.split(' '), neutral: unknown ? null : (neutral ?? '') }]
  if (block.kind === 'noun' && !/s$| of$| to$/.test(text)) {
    const pluralNeutral = neutral ? pluralPhrase(neutral) : null
    wordings.push({ ...single, words: pluralPhrase(text).split(' '), neutral: unknown ? null : pluralNeutral })
  }
  return wordings
}

const MASS = new RegExp(`\\b(?:${MASS_NOUNS})$`)

const listsByBlock = {
  before: new Map<WordingBlock, ReadonlySet<string>>(),
  unless: new Map<WordingBlock, ReadonlySet<string>>(),
}

function listOf(block: WordingBlock, list: 'before' | 'unless'): ReadonlySet<string> | undefined {
  const listed = block[list]
  if (listed === undefined) return undefined
  const known = listsByBlock[list].get(block)
  if (known !== undefined) return known
  const words = new Set(listed.split(' '))
  listsByBlock[list].set(block, words)
  return words
}

/** "rant" is told as "remarks", and so are rants. */
function pluralPhrase(text: string): string {
  if (MASS.test(text)) return text
  return text.replace(/\S+$/, (last) => (/[^s]s$/.test(last) ? last : plural(last)))
}

/** All entries whose cue begins with the word, whatever their frames. */
export function wordingsOf({ key, base }: Pick<Spelling, 'key' | 'base'>): readonly Wording[] {
  const own = wordingsFrom(key)
  if (own.some(isOfAny)) return own
  const ofBase = base === key ? own : wordingsFrom(base)
  if (ofBase.some(isOfAny)) return ofBase
  return [
    compoundWordings(key, isJudgement),
    adverbWordings(key, isJudgement),
    superlativeWordings(key, isJudgement),
    own.length > 0 ? own : ofBase,
  ].flat()
}

/** No word beside it is asked for, and no other entry goes before it. */
const isOfAny = ({ nouns, isLast }: Wording): boolean => nouns === undefined && !isLast

/** An adjective that always passes judgement. */
const isJudgement = (word: string): boolean =>
  cuesByWord
    .get(word)
    ?.some(({ text, block }) => text === word && block.kind === 'adjective' && block.tactic !== null) ?? false

/** The loaded word or phrase that begins at this word, or null. */
export function wordingAt(headline: Headline, at: number): WordingMatch | null {
  const { spelling } = headline.words[at]!
  spelling.wordings ??= wordingsOf(spelling)
  for (const wording of spelling.wordings) {
    const last = at + wording.words.length - 1
    if (last >= headline.words.length) continue
    if (!wording.words.every((text, i) => i === 0 || matches(headline.words[at + i]!, text))) continue
    if (!frameHolds(headline, at, last, wording)) continue
    // "heartbreakingly sad", "truly iconic": of one evaluation the adjective is what is counted.
    const isMeasure =
      wording.tactic === 'editorial-adverb' &&
      !ASSERTS.test(wording.base) &&
      isLoadedAdjective(headline.words[last + 1])
    // "storm closes pier, upending talks": what follows from the fact is said plainly, and is no manipulation.
    const isAside = wording.kind === 'verb' && wording.form === 'gerund' && /^, $/.test(headline.words[at]!.gap)
    return { wording: isMeasure || isAside ? { ...wording, tactic: null } : wording, first: at, last }
  }
  return null
}

/** "is actually sad": that it is so, and not how much. */
const ASSERTS = /^(?:actually|basically|clearly|definitely|finally|literally|obviously|suddenly)$/

const isLoadedAdjective = (word: Word | undefined): boolean =>
  word !== undefined && /^\s*$/.test(word.gap) && isJudgement(word.key)

function matches(word: Word, text: string): boolean {
  return (word.key === text || word.base === text) && /^\s*$/.test(word.gap)
}
