/**
 * The root that a word shares with its relatives: reliable and reliability, organise and organizers, criticism and
 * criticise. Coarser than a stem; used only to ask whether a word of the source stands behind a word of a rewording.
 */
const SUFFIXES = [
  'izations',
  'ization',
  'isation',
  'ability',
  'ibility',
  'ations',
  'ation',
  'ments',
  'ment',
  'ities',
  'ity',
  'ances',
  'ance',
  'ences',
  'ence',
  'ency',
  'ancy',
  'izers',
  'izer',
  'ists',
  'isms',
  'ism',
  'ist',
  'ions',
  'ion',
  'izing',
  'ized',
  'izes',
  'ize',
  'ers',
  'ors',
  'er',
  'or',
  'ings',
  'ing',
  'ies',
  'ied',
  'ed',
  'es',
  'als',
  'ally',
  'al',
  'ics',
  'ical',
  'ic',
  'ives',
  'ive',
  'ously',
  'ous',
  'ables',
  'able',
  'ible',
  'ness',
  'ship',
  'fully',
  'ful',
  'less',
  'ly',
  's',
  'y',
  'e',
]
const LEAST_ROOT = 4
const cache = new Map<string, string>()
const CACHE_SIZE = 50_000

/** The root of a folded word; the word itself where nothing can be taken off. */
export function rootOf(key: string): string {
  let root = cache.get(key)
  if (root === undefined) {
    root = cutRoot(key)
    if (cache.size >= CACHE_SIZE) cache.clear()
    cache.set(key, root)
  }
  return root
}

function cutRoot(key: string): string {
  if (key.length <= LEAST_ROOT) return key
  let word = key.replace(/is(?=e|ed|es|ing|er|ers|ation|ations$)/, 'iz').replace(/our/g, 'or')
  for (const suffix of SUFFIXES) {
    if (word.endsWith(suffix) && word.length - suffix.length >= LEAST_ROOT) {
      word = word.slice(0, -suffix.length)
      break
    }
  }
  return word.replace(/(.)\1$/, '$1').replace(/[iy]$/, '')
}
