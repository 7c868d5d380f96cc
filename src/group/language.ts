/**
 * Guesses the language of a title: by its script, and within the Latin script by its commonest small words.
 * A guess is only used to keep articles of different languages apart, so "unknown" is a good answer:
 * an unknown Latin text may meet any Latin one, never a Cyrillic one.
 */
import { tokenize } from '../text/analyze.ts'
import { dictionary } from '../text/dictionary.ts'

/** Words that are common in one language and rare or absent in the others listed. */
const SMALL_WORDS = dictionary<string>({
  en: 'the and of to for with from after says as at by is are was has have his her their over who will not but this that what how why it its be been more new amid into out about',
  de: 'der das und ist nicht ein eine einer eines dem den im auf fur mit sich auch nach bei wird werden uber aus zum zur wie sind hat haben wurde gegen vor oder aber mehr',
  fr: 'le les des du et est dans une pour sur au aux avec par qui ses cette sont plus pas ce apres leur ont ete entre chez mais il elle',
  es: 'el los las y en del una por con para su al sus como mas pero este esta tras fue han sobre entre muy ya lo sin desde hasta',
  it: 'il gli della delle dei nel nella di che per con sono alla anche dal piu ma dopo non degli agli sulla ha ed contro tra',
  pt: 'os do da dos das em no na nos nas um uma ao pelo pela mais apos nao com sao e seu sua foi entre ate contra',
  nl: 'het een van en voor op zijn met niet aan er ook naar bij wordt door maar dan uit nog over tegen om werd heeft',
})

const LATIN_LANGUAGES = Object.keys(SMALL_WORDS)
/** Small word -> the languages that have it, a bit each in the order of LATIN_LANGUAGES. */
const LANGUAGES_OF_WORD = new Map<string, number>()
LATIN_LANGUAGES.forEach((language, index) => {
  for (const word of SMALL_WORDS[language]!.split(' ')) {
    LANGUAGES_OF_WORD.set(word, (LANGUAGES_OF_WORD.get(word) ?? 0) | (1 << index))
  }
})
/** The same by the word's letters as a number, five bits each: no small word has more than six. */
const LONGEST_SMALL_WORD = 6
const LANGUAGES_OF_CODE = new Map([...LANGUAGES_OF_WORD].map(([word, languages]) => [codeOf(word), languages]))

const SCRIPTS: [script: string, pattern: RegExp][] = [
  ['kana', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['hang', /\p{Script=Hangul}/u],
  ['hani', /\p{Script=Han}/u],
  ['cyrl', /\p{Script=Cyrillic}/u],
  ['arab', /\p{Script=Arabic}/u],
  ['grek', /\p{Script=Greek}/u],
  ['hebr', /\p{Script=Hebrew}/u],
  ['deva', /\p{Script=Devanagari}/u],
  ['thai', /\p{Script=Thai}/u],
]

/** What a declared language is written in, where that is not the Latin script. */
const SCRIPT_OF_LANGUAGE = dictionary<string>({
  ja: 'kana',
  ko: 'hang',
  zh: 'hani',
  ru: 'cyrl',
  uk: 'cyrl',
  bg: 'cyrl',
  be: 'cyrl',
  mk: 'cyrl',
  ar: 'arab',
  fa: 'arab',
  ur: 'arab',
  el: 'grek',
  he: 'hebr',
  hi: 'deva',
  mr: 'deva',
  th: 'thai',
})

/** `language` is '' where nothing but the script can be told. */
export interface Language {
  script: string
  language: string
}

/** One object per language there is, so that two articles' languages are mostly told alike at a glance. */
const LANGUAGES = new Map<string, Language>()

function languageOf(script: string, language: string): Language {
  const key = `${script} ${language}`
  let known = LANGUAGES.get(key)
  if (known === undefined) {
    known = { script, language }
    // Only made-up languages could fill it.
    if (LANGUAGES.size < 1000) LANGUAGES.set(key, known)
  }
  return known
}

/**
 * @param declared ISO 639-1, any case and region suffix, or '' to detect
 */
export function detectLanguage(title: string, summary: string, declared: string): Language {
  const code = declared.toLowerCase().split(/[-_]/)[0]!
  if (code !== '') return languageOf(SCRIPT_OF_LANGUAGE[code] ?? 'latn', code)
  const text = `${title} ${summary.slice(0, 300)}`
  const isPlain = /^[\x00-\x7f]*$/.test(text)
  if (!isPlain && !/^[\x00-\x7f]*$/.test(title)) {
    const letters = title.match(/\p{L}/gu)?.length ?? 0
    for (const [script, pattern] of SCRIPTS) {
      const matches = title.match(new RegExp(pattern, 'gu'))?.length ?? 0
      // Japanese mixes kana with Han letters: a few kana tell.
      if (matches > 0 && matches >= letters * (script === 'kana' ? 0.1 : 0.4)) return languageOf(script, '')
    }
  }
  return languageOf('latn', commonestLanguage(text, isPlain))
}

/** Whether two articles may tell one story as far as their languages go. */
export function isSameLanguage(a: Language, b: Language): boolean {
  return a.script === b.script && (a.language === b.language || a.language === '' || b.language === '')
}

/** The languages that have a small word. @param token folded, as `tokenize` gives it */
export function smallWordsOf(token: string): string[] {
  const languages = LANGUAGES_OF_WORD.get(token) ?? 0
  return LATIN_LANGUAGES.filter((_, index) => (languages >> index) & 1)
}

/** Exported for the test that holds the quick way of counting against this one. */
export function countSmallWords(text: string, counts: Int32Array): void {
  for (const token of tokenize(text)) addLanguages(LANGUAGES_OF_WORD.get(token) ?? 0, counts)
}

/** The same for plain ASCII, letter by letter: every article that comes is read so. */
export function countPlainSmallWords(text: string, counts: Int32Array): void {
  let code = 0
  let length = 0
  /** The word up to its last apostrophe, which an s alone may follow. */
  let codeBefore = 0
  let lengthBefore = 0
  let sinceApostrophe = 0
  let hasLetters = false
  for (let i = 0; i <= text.length; i++) {
    const unit = i < text.length ? text.charCodeAt(i) : 32
    const letter = unit | 32
    if (letter >= 97 && letter <= 122) {
      code = length < LONGEST_SMALL_WORD ? (code << 5) | (letter - 96) : 0
      length++
      sinceApostrophe++
      hasLetters = true
    } else if (unit >= 48 && unit <= 57) {
      // A word with digits in it is none of the small ones.
      length = Number.POSITIVE_INFINITY
      sinceApostrophe++
    } else if ((unit === APOSTROPHE || unit === AMPERSAND) && hasLetters && isAlphanumeric(text.charCodeAt(i + 1))) {
      if (unit === AMPERSAND) continue
      codeBefore = code
      lengthBefore = length
      sinceApostrophe = 0
    } else if (length > 0) {
      const isPossessive = lengthBefore > 0 && sinceApostrophe === 1 && (text.charCodeAt(i - 1) | 32) === 115
      const [word, letters] = isPossessive ? [codeBefore, lengthBefore] : [code, length]
      if (letters <= LONGEST_SMALL_WORD) addLanguages(LANGUAGES_OF_CODE.get(word) ?? 0, counts)
      code = 0
      length = 0
      lengthBefore = 0
      hasLetters = false
    }
  }
}

function addLanguages(languages: number, counts: Int32Array): void {
  for (let index = 0; languages >> index !== 0; index++) counts[index]! += (languages >> index) & 1
}

const APOSTROPHE = 39
const AMPERSAND = 38

function isAlphanumeric(unit: number): boolean {
  const letter = unit | 32
  return (letter >= 97 && letter <= 122) || (unit >= 48 && unit <= 57)
}

function codeOf(word: string): number {
  let code = 0
  for (let i = 0; i < word.length; i++) code = (code << 5) | (word.charCodeAt(i) - 96)
  return code
}

const counts = new Int32Array(LATIN_LANGUAGES.length)

function commonestLanguage(text: string, isPlain: boolean): string {
  counts.fill(0)
  if (isPlain) countPlainSmallWords(text, counts)
  else countSmallWords(text, counts)
  let best = 0
  let second = -1
  for (let index = 1; index < counts.length; index++) {
    if (counts[index]! > counts[best]!) {
      second = best
      best = index
    } else if (second < 0 || counts[index]! > counts[second]!) second = index
  }
  return counts[best]! < 2 || counts[best]! < counts[second]! * 1.5 ? '' : LATIN_LANGUAGES[best]!
}
