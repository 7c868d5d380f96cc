/**
 * Judges the variations of labelled headlines by machine, as strictly as a stranger would: length, facts, banned
 * words, new numbers and names, negation, tactics left in, and whether two variations are the same in other frames.
 */
import { coreWords, similarity, TOO_SIMILAR } from '../../src/neutralize/distinct.ts'
import type { Engine } from '../../src/neutralize/engine.ts'
import { manipulationIn } from '../../src/neutralize/plain/plain-wording.ts'
import type { LabelledExample } from './data.ts'

export interface VariationScore {
  variations: number
  shapely: number
  factsKept: number
  banned: number
  newNumbers: number
  newNames: number
  lostNegations: number
  tacticsLeft: number
  pairs: number
  distinctPairs: number
  headlines: number
  passed: number
  failures: { id: string; headline: string; problems: string[]; variations: string[] }[]
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/['’]/g, "['’]")
/** `text` as words: not inside a longer word at an edge that is a letter or digit; "n't" ends one. */
const asWords = (text: string, isPrefix: boolean): RegExp =>
  new RegExp(
    `${/^[\p{L}\p{N}]/u.test(text) && text !== "n't" ? '(?<![\\p{L}\\p{N}])' : ''}${escaped(text)}${isPrefix || !/[\p{L}\p{N}]$/u.test(text) ? '' : '(?![\\p{L}\\p{N}])'}`,
    'iu',
  )
const NEGATION =
  /\b(?:not|no|never|none|nothing|without|cannot|neither|nor|avoid\w*|refus\w*|den(?:y|ies|ied)|fail\w*|reject\w*|disapprov\w*)\b|n['’]t\b/i

export function scoreVariations(examples: readonly LabelledExample[], engine: Engine): VariationScore {
  const score: VariationScore = {
    variations: 0,
    shapely: 0,
    factsKept: 0,
    banned: 0,
    newNumbers: 0,
    newNames: 0,
    lostNegations: 0,
    tacticsLeft: 0,
    pairs: 0,
    distinctPairs: 0,
    headlines: examples.length,
    passed: 0,
    failures: [],
  }
  for (const example of examples) judge(example, engine.debriefHeadline(example.headline, 5).variations, score)
  return score
}

function judge(example: LabelledExample, variations: string[], score: VariationScore): void {
  const problems: string[] = []
  const count = (
    key: 'banned' | 'newNumbers' | 'newNames' | 'lostNegations' | 'tacticsLeft',
    found: string[],
    at: number,
  ) => {
    if (found.length === 0) return
    score[key]++
    problems.push(`${at + 1} ${key}: ${found.join(', ')}`)
  }
  variations.forEach((text, at) => {
    score.variations++
    const length = text.split(/\s+/).length
    if (length >= 5 && length <= 15) score.shapely++
    else problems.push(`${at + 1} length ${length}`)
    const lost = example.must_keep.filter(
      (alternatives) => !alternatives.some((fact) => asWords(fact, true).test(text)),
    )
    if (lost.length === 0) score.factsKept++
    else problems.push(`${at + 1} lost: ${lost.map((fact) => fact[0]).join(', ')}`)
    const ban = example.must_not_survive.filter((word) => asWords(word, false).test(text))
    const shout = (example.case_sensitive_ban ?? []).filter((word) => new RegExp(`\\b${escaped(word)}\\b`).test(text))
    count('banned', [...ban, ...shout], at)
    count('newNumbers', newNumbers(example.headline, text), at)
    count('newNames', newNames(example.headline, text), at)
    count('lostNegations', example.has_negation && !NEGATION.test(text) ? ['not'] : [], at)
    count(
      'tacticsLeft',
      manipulationIn(text)
        .filter((piece) => piece.inQuote !== true)
        .map((piece) => piece.text),
      at,
    )
  })
  const cores = variations.map(coreWords)
  for (let i = 0; i < cores.length; i++) {
    for (let j = 0; j < i; j++) {
      score.pairs++
      if (similarity(cores[i]!, cores[j]!) < TOO_SIMILAR) score.distinctPairs++
      else problems.push(`${j + 1}~${i + 1}`)
    }
  }
  if (variations.length !== 5) problems.push(`${variations.length} variations`)
  if (problems.length === 0) score.passed++
  else score.failures.push({ id: example.id, headline: example.headline, problems, variations })
}

const NUMBER_WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

function newNumbers(source: string, text: string): string[] {
  const words = source.toLowerCase()
  return (text.match(/\d[\d,.]*/g) ?? []).filter((number) => {
    const plain = number.replace(/[.,]+$/, '')
    return !source.includes(plain) && !words.includes(NUMBER_WORDS[Number(plain)] ?? '\n')
  })
}

/** A title spelled out, "Gov. Okafor" as "Governor Okafor", is no new name. */
const TITLES: Readonly<Record<string, string>> = { gov: 'governor', sen: 'senator', rep: 'representative' }

/** Capitalised words inside the text that the source does not have, whatever their casing there. */
function newNames(source: string, text: string): string[] {
  const known = new Set(
    (
      source
        .toLowerCase()
        .replace(/(?<=\b\p{L})\./gu, '')
        .match(/[\p{L}\p{N}]+/gu) ?? []
    ).flatMap((word) => [word, word.replace(/s$/, ''), TITLES[word] ?? word]),
  )
  const handles = source.toLowerCase().match(/[@#]\w+/g) ?? []
  return (text.match(/(?<=\S\s["“‘']?)\p{Lu}[\p{L}\p{N}.]*/gu) ?? []).filter((word) => {
    const key = word.toLowerCase().replace(/\./g, '')
    // A handle spelled out, "@DanaWhitfield" as "Dana Whitfield", is no new name.
    const isInHandle = key.length > 2 && handles.some((handle) => handle.includes(key))
    return !known.has(key) && !known.has(key.replace(/s$/, '')) && key !== 'i' && !isInHandle
  })
}
