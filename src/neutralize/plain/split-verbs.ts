/**
 * Phrasal verbs with their object in the middle: "kicks agents out of shooting range" → "removes agents from shooting
 * range". What stands between goes on as it is.
 */
import { memoize, once, WORDS_KEPT } from '../../text/memoize.ts'
import type { Headline } from '../headline/words.ts'
import { splitVerbs } from '../lexicon/wordings-verbs.ts'
import { PREPOSITIONS } from '../tactics/standing.ts'
import { isBaseVerb, isThirdPerson } from '../words/vocabulary.ts'
import { basesOf, verbForms } from '../words/word-forms.ts'
import type { Edit } from './plain-edits.ts'

interface Split {
  verb: string
  /** What the object must end in, or must not; null: anything. */
  ends: ReadonlySet<string> | null
  isDenied: boolean
  /** The words that complete the verb, and what may stand behind them. */
  completion: string[]
  behind: ReadonlySet<string> | null
  neutral: string
  rest: string
}

const splits = once(() => {
  const byVerb = new Map<string, Split[]>()
  for (const line of splitVerbs.trim().split('\n')) {
    const [left, right] = line.split(' = ') as [string, string]
    const [verb, object, follows] = left.split(' / ') as [string, string, string]
    const [neutral, rest = ''] = right.split(/ \/ ?/) as [string, string?]
    const [, completion, behind] = /^([^(]+?)(?: \((.+)\))?$/.exec(follows)!
    const isDenied = object.startsWith('!')
    const entry: Split = {
      verb,
      ends: object === '-' ? null : new Set(object.replace('!', '').split(' ')),
      isDenied,
      completion: completion!.split(' '),
      behind: behind === undefined ? null : new Set(behind.split(' ')),
      neutral,
      rest,
    }
    byVerb.set(verb, [...(byVerb.get(verb) ?? []), entry])
  }
  return byVerb
})

const splitsOf = memoize(
  (word): readonly { split: Split; form: 'third' | 'base' | 'past' | 'participle' | 'gerund' }[] =>
    basesOf(word).flatMap((base) =>
      (splits().get(base) ?? []).flatMap((split) =>
        (['third', 'base', 'past', 'participle', 'gerund'] as const)
          .filter((form) => verbForms(split.verb)[form] === word)
          .slice(0, 1)
          .map((form) => ({ split, form })),
      ),
    ),
  WORDS_KEPT,
)

const LONGEST_OBJECT = 4

/** The phrasal verb that begins at this word, with its object, in plain words; or null. */
export function splitVerbEdit(headline: Headline, at: number): Edit | null {
  const { words } = headline
  for (const { split, form } of splitsOf(words[at]!.key)) {
    const last = endOf(headline, at, split)
    if (last < 0) continue
    const object = words.slice(at + 1, last - split.completion.length + 1)
    const told = formOf(headline, at, split, form)
    if (told === null) continue
    const middle = object.map(({ text, gap }, i) => (i === 0 ? text : gap + text)).join('')
    const verb = verbForms(split.neutral)[told]
    return { first: at, last, put: `${verb} ${middle}${split.rest === '' ? '' : ` ${split.rest}`}` }
  }
  return null
}

/** "cops kick", "to kick", "who hit": base forms that sound like nouns stand behind several or an auxiliary. */
function formOf({ words }: Headline, at: number, { verb }: Split, form: keyof ReturnType<typeof verbForms>) {
  if (form !== 'base') return form
  const before = words[at - 1]?.key ?? ''
  const isPresent =
    /^(?:to|will|would|could|may|might|can|should|must|not|police|people|they|we|you|who)$|n['’]t$/.test(before) ||
    /[^s'’]s$/.test(before)
  if (isPresent) return form
  return verbForms(verb).past === verb && before !== '' && !PREPOSITIONS.has(before) ? 'past' : null
}

/** Where the phrase ends, or -1. */
function endOf({ words }: Headline, at: number, split: Split): number {
  for (let from = at + 2; from <= at + 1 + LONGEST_OBJECT && from < words.length; from++) {
    const before = words[from - 1]!
    // No quotation, no other phrase and no other verb lies between.
    if (!/^\s*$/.test(before.gap) || before.quote >= 0 || PREPOSITIONS.has(before.key)) return -1
    if (from > at + 2 && isThirdPerson(before.key) && !isBaseVerb(before.key.replace(/s$/, ''))) return -1
    const isHere = split.completion.every((part, i) => {
      const word = words[from + i]
      return word !== undefined && word.key === part && /^\s*$/.test(word.gap) && word.quote < 0
    })
    if (!isHere) continue
    const fits = split.ends === null || split.ends.has(before.key) !== split.isDenied
    const last = from + split.completion.length - 1
    const isBehind =
      split.behind === null ||
      words.slice(last + 1, last + 5).some(({ key, gap }) => split.behind!.has(key) && !/[,;:]/.test(gap))
    return fits && isBehind ? last : -1
  }
  return -1
}
