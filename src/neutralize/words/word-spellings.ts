/** Forms of a word told by their spelling alone: the base under an ending, the singular, the other side of the Atlantic. */
import { dictionary } from '../../text/dictionary.ts'

/** hop+p → hop; tri → try; hop → hope. */
export function unsuffixed(trunk: string): string[] {
  const bases = [trunk, `${trunk}e`]
  if (/([bdfglmnprt])\1$/.test(trunk)) bases.push(trunk.slice(0, -1))
  if (trunk.endsWith('i')) bases.push(`${trunk.slice(0, -1)}y`)
  if (trunk.endsWith('y')) bases.push(`${trunk.slice(0, -1)}ie`)
  if (trunk.endsWith('ck')) bases.push(trunk.slice(0, -1))
  return bases
}

const SPELLINGS: readonly [RegExp, string][] = [
  [/(?<=\w{3})is(?=e$|ed$|es$|er$|ing$|ation$)/, 'iz'],
  [/(?<=\w{3})iz(?=e$|ed$|es$|er$|ing$|ation$)/, 'is'],
  [/(?<=\w{2}[^aeiou])our$/, 'or'],
  [/(?<=lab|harb|col|hum|rum|vap|vig|neighb|fav|hon)or$/, 'our'],
  [/(?<=cent|theat|met|lit|fib)re$/, 'er'],
  [/(?<=def|off)ence$/, 'ense'],
  [/(?<=def|off)ense$/, 'ence'],
]

/** criticise ↔ criticize, labour ↔ labor: the British and the American spelling of one word, where one is known. */
export function otherSpelling(word: string): string | null {
  for (const [pattern, replacement] of SPELLINGS) if (pattern.test(word)) return word.replace(pattern, replacement)
  return null
}

/** wider → wide, bigger → big, happiest → happy. */
export function positivesOf(key: string): string[] {
  const trunk = /^(\w{3,})(?:er|est)$/.exec(key)?.[1]
  if (trunk === undefined) return []
  return [trunk, `${trunk}e`, trunk.replace(/(.)\1$/, '$1'), trunk.replace(/i$/, 'y')]
}

const SINGULARS = dictionary<string>({
  men: 'man',
  women: 'woman',
  children: 'child',
  people: 'person',
  lives: 'life',
  wives: 'wife',
  knives: 'knife',
  feet: 'foot',
  policemen: 'policeman',
  crises: 'crisis',
  thieves: 'thief',
  leaves: 'leave',
  halves: 'half',
  wolves: 'wolf',
  media: 'medium',
})

/** The singular of a plural noun by its form, or null. */
/** Places in -s, of which there is one. */
const TOWNS = new Set(
  'brussels wales texas kansas arkansas illinois dallas athens naples marseilles laos honduras barbados vegas angeles orleans lourdes bruges'.split(
    ' ',
  ),
)

export function singularOf(key: string): string | null {
  const irregular = SINGULARS[key]
  if (irregular !== undefined) return irregular
  if (key.length > 5 && key.endsWith('men') && !key.endsWith('specimen')) return `${key.slice(0, -2)}an`
  if (key.length < 4 || !key.endsWith('s') || /(?:ss|us|is)$/.test(key) || TOWNS.has(key)) return null
  if (key.endsWith('ies') && key.length > 4) return `${key.slice(0, -3)}y`
  if (/(?:ch|sh|ss|x|z)es$/.test(key)) return key.slice(0, -2)
  return key.slice(0, -1)
}
