/**
 * The same sentence in other small words: prepositions, number forms, abbreviations, contractions. Each change keeps
 * the meaning in every sentence in which it applies; where that depends on the neighbours, they are looked at.
 * Words inside quotations stay.
 */
import { memoize, WORDS_KEPT } from '../text/memoize.ts'
import { isBaseVerb, isNoun, isPast, isThirdPerson } from './vocabulary.ts'

/** @returns the words put instead of the one at `at`, or null; may look at all words, in lower case and without marks */
type Change = (keys: readonly string[], at: number, words: readonly string[]) => string | null

/** A text, then the text in the first, the second and both sets of other small words, and these with the third; equal ones left out. */
export function inOtherWords(text: string): string[] {
  const words = text.split(' ')
  const entries = words.map(entryOf)
  const keys = entries.map((entry) => entry.key)
  const quoted = /["“”‘’']/.test(text) ? quotedWords(words) : null
  // The changed words of each set, where it has any.
  const sets: string[][] = [[], [], []]
  for (let at = 0; at < words.length; at++) {
    const { mayChange, changes, numberForms } = entries[at]!
    if (!mayChange || quoted?.[at]) continue
    const isNumbered = MONTH.test(words[at - 1] ?? '')
    for (const [set, changed] of sets.entries()) {
      const put = changes[set]?.(keys, at, words) ?? (isNumbered ? null : (numberForms[set] ?? null))
      if (put !== null) changed[at] = matchCase(words[at]!, put)
    }
  }
  const [first, second, third] = sets as [string[], string[], string[]]
  if (sets.every((set) => set.length === 0)) return [text]
  const say = (...used: string[][]) => {
    if (used.every((set) => set.length === 0)) return text
    return words.map((word, at) => used.find((set) => set[at] !== undefined)?.[at] ?? word).join(' ')
  }
  const forms = [text, say(first), ownedByPlace(say(second)), ownedByPlace(say(first, second))]
  if (third.length > 0)
    forms.push(say(third), say(first, third), ownedByPlace(say(second, third)), ownedByPlace(say(first, second, third)))
  return forms.filter((form, i) => forms.indexOf(form) === i)
}

const MONTH =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|No\.|Game|Week|Day|Part|Chapter|Season|Article|Title)$/i

interface WordEntry {
  /** In lower case and without marks. */
  key: string
  mayChange: boolean
  /** What may be put in each set. */
  changes: readonly (Change | undefined)[]
  numberForms: readonly (string | null)[]
}

const entryOf = memoize((word): WordEntry => {
  const key = keyOf(word)
  const changes = CHANGES.get(key) ?? []
  const numberForms = [numberForm(word, 0), numberForm(word, 1)] as const
  return { key, mayChange: changes.length > 0 || numberForms.some((form) => form !== null), changes, numberForms }
}, WORDS_KEPT)

function keyOf(word: string): string {
  const key = word.toLowerCase()
  return /^[“‘"'(]|[”’"'),.;:]$/.test(key) ? key.replace(/^[“‘"'(]+|[”’"'),.;:]+$/g, '') : key
}

/** Keeps the capital and the closing marks of the word replaced. */
function matchCase(word: string, put: string): string {
  // "kids'" → "children's": a plural without an s.
  if (/s[’']$/.test(word) && !/s$/.test(put)) return `${put}${word.at(-1)}s`
  if (/^(?:\p{Lu}\.)+$/u.test(word)) return put
  const tail = /[”’"'),.;:]+$/.exec(word)?.[0] ?? ''
  const first = /^\p{Lu}/u.test(word) && /^\p{Ll}/u.test(put) ? put[0]!.toUpperCase() + put.slice(1) : put
  return first + (put.endsWith(tail) ? '' : tail)
}

function quotedWords(words: readonly string[]): boolean[] {
  let isOpen = false
  return words.map((word) => {
    const opens = /^[“‘"'(]*[“‘"']/.test(word)
    const closes = /[”’"'][,.;:)]*$/.test(word) && (isOpen || opens)
    const isQuoted = isOpen || opens
    if (opens) isOpen = true
    if (closes) isOpen = false
    return isQuoted
  })
}

const FINITE = /^(?:is|are|was|were|has|have|had|will|would|could|may|might|can|must|should|did|does)$/

/** Whether a noun phrase follows, and no clause: "after the vote", not "after he voted", "after voting". */
function isNounAhead(keys: readonly string[], at: number, words: readonly string[]): boolean {
  const first = keys[at + 1]
  if (first === undefined || /ing$|^(?:he|she|they|it|i|we|that|all|being|\d.*)$/.test(first)) return false
  for (let i = at + 1; i < words.length && i < at + 9; i++) {
    const key = keys[i]!
    if (
      i > at + 1 &&
      (FINITE.test(key) || (/^\p{Ll}/u.test(words[i]!) && ((isThirdPerson(key) && !isNoun(key)) || isPast(key))))
    )
      return false
    // "after school bans cakes", "after documents vanish": with an object, or a base form behind a plural, it is a verb.
    const next = keys[i + 1]
    // An unknown word in -s behind a singular noun: "train derails near town".
    if (i > at + 1 && /^\p{Ll}+[^s’']s$/u.test(words[i]!) && !isNoun(key) && !/s$/.test(keys[i - 1]!)) return false
    if (
      i > at + 1 &&
      isThirdPerson(key) &&
      next !== undefined &&
      !/[,;:]$/.test(words[i]!) &&
      !/^(?:of|in|on|at|for|from|with|and|or|by|to|against|between|that|which|who)$/.test(next)
    )
      return false
    if (
      i > at &&
      isBaseVerb(key) &&
      /s$|^(?:people|men|women|children|police|they|we)$/.test(keys[i - 1]!) &&
      (!isNoun(`${key}s`) || next === undefined)
    )
      return false
    if (/[,;:]$/.test(words[i]!)) break
  }
  return true
}

/** Whether a clause follows with a verb of its own: "as costs rise". */
function isClauseAhead(keys: readonly string[], at: number): boolean {
  return keys
    .slice(at + 2, at + 8)
    .some((key) => FINITE.test(key) || isPast(key) || (isThirdPerson(key) && !isNoun(key)))
}

const noun =
  (put: string): Change =>
  (keys, at, words) =>
    isNounAhead(keys, at, words) ? put : null
const always =
  (put: string): Change =>
  () =>
    put
/** A capital inside the sentence makes a name of it: "Angel Dad". */
const common =
  (put: string): Change =>
  (_keys, at, words) =>
    at === 0 || /^\p{Ll}/u.test(words[at]!) ? put : null
const isAmount = (key: string | undefined): boolean => /^[$£€]?\d/.test(key ?? '')
const near = (keys: readonly string[], at: number, reach: number, pattern: RegExp): boolean =>
  keys.slice(Math.max(0, at - reach), at).some((key) => pattern.test(key))

const TALK =
  /^(?:comments?|remarks?|questions?|concerns?|statement|discussion|debate|warning|facts|details|information|criticism)$/
const DISPUTE =
  /^(?:dispute|criticism|concerns?|questions?|comments?|remarks|lawsuit|talks|fight|battle|debate|criticizes?|criticized|sues?|sued|protests?|row|clash|anger|fears|tensions|investigation|probe|argue|argues|feud)$/

const FIRST: readonly (readonly [string, Change])[] = [
  ['after', noun('following')],
  ['before', noun('ahead of')],
  ['over', (keys, at) => (!isAmount(keys[at + 1]) && near(keys, at, 5, DISPUTE) ? 'concerning' : null)],
  ['nearly', always('almost')],
]

/** "Harry and Meghan", "fees and fines": two nouns joined, no clause. */
const joinsNouns: Change = (keys, at, words) => {
  const before = words[at - 1] ?? ''
  const after = words[at + 1] ?? ''
  if (
    at === 0 ||
    /[,;:]$/.test(before) ||
    keys.slice(0, at).some((key, i) => /^(?:between|both)$/.test(key) || /,$/.test(words[i]!)) ||
    /[’']s?$/.test(after) ||
    /^(?:more|then|not|so|other|others|half|the|a|an|his|her|its|their)$/.test(keys[at + 1] ?? '')
  )
    return null
  const isName = (word: string) => /^\p{Lu}[\p{L}’'.-]+$/u.test(word)
  // A capital at the start of a headline tells nothing.
  return at > 1 && isName(before) && isName(after) && !/^(?:and|or)$/.test(keys[at + 3] ?? '') ? 'as well as' : null
}

const SECOND: readonly (readonly [string, Change])[] = [
  ['about', (keys, at) => (!isAmount(keys[at + 1]) && near(keys, at, 4, TALK) ? 'regarding' : null)],
  [
    'on',
    (keys, at, words) =>
      near(keys, at, 3, /^(?:comments?|commented|remarks?|statement|talks)$/) &&
      !/^(?:\p{L}+day)$/u.test(words[at + 1] ?? '')
        ? 'regarding'
        : null,
  ],
  ['despite', noun('in spite of')],
  [
    'as',
    (keys, at) =>
      at > 0 &&
      !/^(?:such|same|so|as|well|known|described|seen|named|act)$/.test(keys[at - 1]!) &&
      !/^(?:a|an)$/.test(keys[at + 1] ?? '') &&
      isClauseAhead(keys, at)
        ? 'while'
        : null,
  ],
  ['while', (keys, at) => (/ing$/.test(keys[at + 1] ?? '') ? 'when' : null)],
  [
    'but',
    (keys, at) =>
      at > 0 && keys[at + 1] !== 'not' && !/^(?:nothing|anything|all)$/.test(keys[at - 1]!) ? 'though' : null,
  ],
  ['and', joinsNouns],
  ['near', noun('close to')],
  ['including', (_keys, at, words) => (/^\p{Lu}/u.test(words[at + 1] ?? '') ? 'among them' : null)],
  ['vows', (keys, at) => (keys[at + 1] === 'to' ? 'promises' : null)],
  ['ex-husband', always('former husband')],
  ['ex-wife', always('former wife')],
  ['ex-boyfriend', always('former boyfriend')],
  ['ex-girlfriend', always('former girlfriend')],
  ['cops', always('police officers')],
  ['cop', always('police officer')],
  ['mum', common('mother')],
  ['dems', always('Democrats')],
  ['mom', common('mother')],
  ['dad', common('father')],
  ['kids', common('children')],
  ['says', (keys, at) => (/^(?:who|what|to|so)$/.test(keys[at + 1] ?? '') ? null : 'states')],
  ["can't", always('cannot')],
  ["won't", always('will not')],
  ["doesn't", always('does not')],
  ["didn't", always('did not')],
  ["isn't", always('is not')],
  ["wasn't", always('was not')],
  ["don't", always('do not')],
  ["aren't", always('are not')],
  ["weren't", always('were not')],
  ["hasn't", always('has not')],
  ["haven't", always('have not')],
]

/** Not "attorney general", "district attorney": an office is no profession. */
const unlessTitle =
  (put: string, office: RegExp): Change =>
  (keys, at, words) =>
    /^\p{Ll}/u.test(words[at]!) && !office.test(keys[at - 1] ?? '') && !office.test(keys[at + 1] ?? '') ? put : null

/** Ordinary nouns and adverbs with a name of their own for the same thing. */
const THIRD: readonly (readonly [string, Change])[] = [
  ['lawmakers', common('legislators')],
  ['lawmaker', common('legislator')],
  ['legislators', common('lawmakers')],
  ['attorney', unlessTitle('lawyer', /^(?:general|district|state|city|county|states|u\.s|us|generals)$/)],
  ['attorneys', unlessTitle('lawyers', /^(?:general|district|state|city|county|states|u\.s|us|fees)$/)],
  ['lawyer', common('attorney')],
  ['lawyers', common('attorneys')],
  ['film', common('movie')],
  ['films', common('movies')],
  ['movie', common('film')],
  ['movies', common('films')],
  ['tv', (_keys, at, words) => (words[at] === 'TV' ? 'television' : null)],
  ['teen', common('teenager')],
  ['teens', common('teenagers')],
  ['photos', common('pictures')],
  ['ads', common('advertisements')],
  ['ad', common('advertisement')],
  ['lab', common('laboratory')],
  ['quake', common('earthquake')],
  ['reporters', common('journalists')],
  ['reporter', common('journalist')],
  ['doctors', common('physicians')],
  ['locals', common('residents')],
  ['firm', common('company')],
  ['firms', common('companies')],
  ['companies', common('firms')],
  ['blaze', common('fire')],
  ['pupils', common('students')],
  ['almost', common('nearly')],
  ['amid', noun('at a time of')],
  ['during', noun('in the course of')],
  ['because', (keys, at) => (keys[at + 1] === 'of' ? null : 'as')],
  [
    'due',
    (keys, at) =>
      keys[at + 1] === 'to' && /^(?:closed|canceled|cancelled|delayed|postponed)$/.test(keys[at - 1] ?? '')
        ? 'owing'
        : null,
  ],
  [
    'said',
    (keys, at) =>
      /^(?:who|what|to|so|by|is|are|be)$/.test(keys[at + 1] ?? '') ||
      /^(?:is|are|was|were|be|been|being|what|he|she)$/.test(keys[at - 1] ?? '')
        ? null
        : 'stated',
  ],
]

/** The changes of a word in each set. */
const CHANGES = new Map<string, (Change | undefined)[]>()
;[FIRST, SECOND, THIRD].forEach((list, set) => {
  for (const [key, change] of list)
    for (const spelling of [key, key.replace("'", '’')]) {
      const changes = CHANGES.get(spelling) ?? []
      changes[set] = change
      CHANGES.set(spelling, changes)
    }
})

const DIGITS = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** "25%" → "25 percent", "$2.9B" → "$2.9 billion", "U.S." → "US"; in the second set "3" → "three". */
function numberForm(word: string, set: 0 | 1): string | null {
  const code = word.charCodeAt(0)
  if (set === 0) {
    if (word === 'U.S.') return 'US'
    if (!/\d/.test(word)) return null
    const percent = /^([\d.,]*\d)%$/.exec(word)
    if (percent !== null) return `${percent[1]} percent`
    const money = /^([$£€]\d[\d.,]*)(B|bn|M|m|mn)$/.exec(word)
    return money === null ? null : `${money[1]} ${/^[Bb]/.test(money[2]!) ? 'billion' : 'million'}`
  }
  if (word === 'US') return 'U.S.'
  if (word === 'UK') return 'U.K.'
  return code >= 50 && code <= 57 && /^(?:[2-9])$/.test(word) ? DIGITS[Number(word)]! : null
}

// What belongs to a person by nature or office; "support of Trump" would be another thing than "Trump's support".
const OWNED =
  /^(?:death|birth|wedding|funeral|arrest|resignation|career|home|house|daughter|son|wife|husband|brother|sister|mother|father|mother-in-law|family|lawyer|lawyers|widow|boyfriend|girlfriend|ex-husband|ex-wife|aide|president|government|capital|coast|economy|leader|king|mayor|parliament|military|army|children|parents|birthday)$/
const BEFORE_OWNER = /^(?:of|from|by|after|before|with|to|for|and|describes|that|following)$/i
const AFTER_OWNED = /^(?:in|at|after|before|as|from|to|and|over|on|for|during|who|with|says?|is|was|has|following)$/

/** "after Hayden Smith's death" → "after death of Hayden Smith". */
function ownedByPlace(text: string): string {
  if (!text.includes("'s ") && !text.includes('’s ')) return text
  const words = text.split(' ')
  for (let at = 1; at < words.length; at++) {
    const owner = words[at - 1]!
    const thing = words[at]!.replace(/[,;]$/, '')
    if (!/^\p{Lu}[\p{L}.-]*[’']s$/u.test(owner) || !OWNED.test(thing)) continue
    const after = words[at + 1]
    if (after !== undefined && thing === words[at] && !AFTER_OWNED.test(after)) continue
    let from = at - 1
    while (from > 1 && /^\p{Lu}[\p{L}.-]*$/u.test(words[from - 1]!)) from--
    if (from === 0 || (from > 0 && !BEFORE_OWNER.test(words[from - 1]!))) continue
    const name = words
      .slice(from, at)
      .join(' ')
      .replace(/[’']s$/, '')
    words.splice(from, at - from + 1, thing, 'of', name + words[at]!.slice(thing.length))
  }
  return words.join(' ')
}
