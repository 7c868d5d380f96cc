/** Prefixes that deny: what is unpaid is not told as paid, nor the unexpected as expected. */
import { hasTrait, occurs, trait } from '../clause/word-traits.ts'
import type { Word } from '../clause/words.ts'
import { oncePerSource, type SourceFacts } from '../facts/facts.ts'
import { isDenied } from './denying.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

/** "eligible" for "ineligible", "unlikely" for "likely". */
export function checkPrefixes(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const turned = prefixedOf(facts)
  if (turned.size === 0 && !occurs(reading.traits, PREFIXED)) return
  for (let i = 0; i < reading.words.length; i++) {
    const { lexeme } = reading.words[i]!
    const { key } = lexeme
    if (key.length < 5) continue
    const bare = hasTrait(lexeme, PREFIXED) ? key.replace(PREFIX, '') : ''
    if (key === 'expected' && turned.has('expectedly') && !isExceeded(reading.words, i)) {
      findings.push(wordFinding('negation', reading, i, i, 'turns a denial around'))
      continue
    }
    if (!turned.has(key) && (bare.length < 4 || !facts.keys.has(bare))) continue
    if (isDenied(reading.words, i) || stands(facts, key, false)) continue
    if (turned.has(key) || !stands(facts, bare, true))
      findings.push(wordFinding('negation', reading, i, i, 'turns a denial around'))
  }
}

/** "more than expected", "had not expected", "expected to fall" */
function isExceeded(words: readonly Word[], index: number): boolean {
  return (
    words[index + 1]?.lexeme.key === 'to' ||
    isDenied(words, index) ||
    words.slice(Math.max(0, index - 3), index).some(({ lexeme }) => lexeme.key === 'than')
  )
}

/** "feels unsafe" for "does not feel safe": the prefix denies what the small word denies. */
export function deniesByPrefix(facts: SourceFacts, reading: CandidateReading): boolean {
  return (
    occurs(reading.traits, PREFIXED) &&
    reading.words.some(
      ({ lexeme }) =>
        hasTrait(lexeme, PREFIXED) &&
        !facts.keys.has(lexeme.key) &&
        stands(facts, lexeme.key.replace(PREFIX, ''), true),
    )
  )
}

/** "unconvinced" for "not convinced" */
export const isUndoneThere = (facts: SourceFacts, { lexeme }: Word): boolean =>
  hasTrait(lexeme, PREFIXED) && stands(facts, lexeme.key.replace(PREFIX, ''), true)

/** The word stands somewhere in the source, denied or not as asked. */
function stands(facts: SourceFacts, key: string, denied: boolean): boolean {
  return facts.parts.some((part) =>
    part.words.some((word, at) => word.lexeme.key === key && isDenied(part.words, at) === denied),
  )
}

/** Not what only begins alike: disclosure, imprison, inform. */
const PREFIX =
  /^(?!disclos|discover|discount|displa|diseas|distan|discharg|dispos|dispatch|disorder|disturb|dissent|disput|distribut|imprison|import|impress|impart|impound|impos|improv|implant|implement|inform|inside|income|increas|intent|intend|intak|input|indoor|inland|inmate|instat|install|insur|invest|invent|involv|interest|union|under|unless|until|unite|unit)(?:in|un|im|ir|il|non|dis)(?=\w{4})/

const PREFIXED = trait(({ key }) => PREFIX.test(key))

/** The words of the source that begin with a denying prefix, without it. */
const prefixedOf = oncePerSource(
  ({ keys }): ReadonlySet<string> =>
    new Set([...keys].filter((key) => PREFIX.test(key)).map((key) => key.replace(PREFIX, ''))),
)

/** A word that denies by its prefix: ineligible, unable. */
export const hasDenyingPrefix = oncePerSource((facts) => {
  for (const key of facts.keys)
    if (
      /^(?:in|un|im|ir)(?:able|eligible|willing|likely|aware|safe|fair|known|legal|possible|complete|changed|clear|harmed|paid|fit|stable|certain|convinced|successful|available|accurate|valid|dependent|moved|hurt|injured|guilty)/.test(
        key,
      )
    )
      return true
  return false
})
