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

/**
 * Endings under which a verb, its noun and its adjective part ways, each with what they share: divide and division,
 * submit and submission, describe and description, classify and classification, violent and violence.
 */
const KIN_ENDINGS: readonly (readonly [ending: RegExp, shared: string])[] = [
  [/(?<=..[aeiou])(?:de[sd]?|ding|sions?)$/, 's'],
  [/(?<!com)(?:mit(?:s|ted|ting)?|missions?)$/, 'mis'],
  [/scri(?:be[sd]?|bing|ptions?)$/, 'script'],
  [/duc(?:e[sd]?|ing|tions?)$/, 'duct'],
  [/(?:ceive[sd]?|ceiving|ceptions?)$/, 'cept'],
  [/sum(?:e[sd]?|ing|ptions?)$/, 'sum'],
  [/ol(?:ve[sd]?|ving|utions?)$/, 'olv'],
  [/(?:pel(?:s|led|ling)?|pulsions?)$/, 'pel'],
  [/([nr])ven(?:e[sd]?|ing|tions?)$/, '$1ven'],
  [/if(?:y|ie[sd]|ying|ications?)$/, 'if'],
  [/(?<=..)cla(?:im(?:s|ed|ing)?|mations?)$/, 'claim'],
  [/(?<=...)([ae])(?:nts?|nc(?:es?|y|ies))$/, '$1nt'],
  [/(?:ble|bilit(?:y|ies))$/, 'bl'],
  [/(?<=..)(?<!cr)a(?:te|cy|cies)$/, 'at'],
]

/** What a folded word shares with those of its family that have another ending, or null. Finer than a root. */
export function familyOf(key: string): string | null {
  for (const [ending, shared] of KIN_ENDINGS) if (ending.test(key)) return key.replace(ending, shared)
  return null
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
