/**
 * The language of a publisher's text where it is certain, for whoever reads it out: a voice of the wrong language is
 * worse than the one of the page. Grouping guesses on less evidence, since it only keeps languages apart.
 */
import { tokenize } from '../text/analyze.ts'
import { dictionary } from '../text/dictionary.ts'
import { detectLanguage, smallWordsOf } from './language.ts'

/** Scripts of one language, as far as news goes. */
const LANGUAGE_OF_SCRIPT = dictionary<string>({ hang: 'ko', grek: 'el', hebr: 'he', thai: 'th' })

/**
 * Scripts of several: letters that one alone has of them, that it has no others than its own, and small words where
 * neighbours can do without their own letters: Mongolian, Kyrgyz and Belarusian in a short title, Urdu. Words of the
 * first list tell alone, of the second, which neighbours have in some phrase or name, two are needed.
 */
const LETTERS: readonly { script: string; language: string; has: RegExp; only: RegExp; words?: [string, string] }[] = [
  {
    script: 'cyrl',
    language: 'ru',
    has: /[ыэ]/i,
    only: /^[а-яё]*$/i,
    words: [
      'и что в из от как это или чтобы через после его их об при со во ко перед между был была было были будет если',
      'не на по для за до но под над о с к у без уже',
    ],
  },
  { script: 'cyrl', language: 'uk', has: /[іїєґ]/i, only: /^[а-щьюяіїєґ]*$/i },
  { script: 'cyrl', language: 'bg', has: /ъ[^еёюя]/i, only: /^[а-ъьюя]*$/i },
  { script: 'arab', language: 'ar', has: /ة/, only: /^[\u0621-\u063A\u0640-\u0652]*$/ },
  {
    script: 'arab',
    language: 'fa',
    has: /[پچژگ].*[کی]|[کی].*[پچژگ]/,
    only: /^[\u0621-\u063A\u0640-\u0652پچژگکی]*$/,
    words: ['که است برای شد شده های می', 'از را در این با کرد'],
  },
]
const NEEDED_OF_SHARED = 2

/** Characters that Chinese is written with and Japanese is not, … */
const CHINESE_ONLY =
  /[们們这這吗嗎呢你您她说說让讓对對从從为车长东门开马问书见贝时动现进还过关业产电报议论员务场战发经实应总统级选举灣總變黨]/u
/** … the small words of Chinese that Japanese has inside of words, … */
const CHINESE_SMALL = /[的了在是和为為不被把]/gu
/** … and characters of Japanese alone. */
const JAPANESE_ONLY = /[々〆駅円気対県働込峠畑売読広変発経済図団応実関総権沢竜験覧毎弁]/u
/** Without one of Chinese alone. */
const NEEDED_OF_CHINESE_SMALL = 3
const ENOUGH_HAN = 6
const ENOUGH_KANA = 2

/** Of small words that differ; two can be in a text of a neighbouring language by chance. */
const ENOUGH_WORDS = 3
const READ_CHARACTERS = 300

/** @returns ISO 639-1, or '' where it is not certain */
export function readLanguageTag(title: string, summary: string): string {
  const { script, language } = detectLanguage(title, summary, '')
  const text = `${title} ${summary.slice(0, READ_CHARACTERS)}`
  if (script === 'latn') return language !== '' && isCertain(language, title, text) ? language : ''
  if (script === 'hani' || script === 'kana') return languageOfHan(text)
  const letters = text.match(script === 'cyrl' ? /\p{Script=Cyrillic}/gu : /\p{Script=Arabic}/gu)?.join('') ?? ''
  const found = LETTERS.find(
    (known) =>
      known.script === script &&
      known.has.test(letters) &&
      known.only.test(letters) &&
      (known.words === undefined || hasSmallWords(text, known.words)),
  )
  return found?.language ?? LANGUAGE_OF_SCRIPT[script] ?? ''
}

function hasSmallWords(text: string, [sure, shared]: readonly [string, string]): boolean {
  const words = new Set(text.toLowerCase().match(/[\p{L}\p{M}]+/gu))
  const countOf = (list: string): number => list.split(' ').filter((word) => words.has(word)).length
  return countOf(sure) > 0 || countOf(shared) >= NEEDED_OF_SHARED
}

/**
 * A Japanese headline of Han letters alone may have a summary with kana; without one it is hardly told from Chinese,
 * whose shops have a single one of them in their names.
 */
function languageOfHan(text: string): string {
  const kana = text.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  if (kana > 0) return kana >= ENOUGH_KANA ? 'ja' : ''
  if (JAPANESE_ONLY.test(text) || /\p{Script=Hangul}/u.test(text)) return ''
  if ((text.match(/\p{Script=Han}/gu)?.length ?? 0) < ENOUGH_HAN) return ''
  const small = new Set(text.match(CHINESE_SMALL))
  return small.size >= NEEDED_OF_CHINESE_SMALL || (small.size > 0 && CHINESE_ONLY.test(text)) ? 'zh' : ''
}

/** The title alone must not be of another language than title and summary are together. */
function isCertain(language: string, title: string, text: string): boolean {
  const alone = detectLanguage(title, '', '').language
  if (alone !== '' && alone !== language) return false
  const words = new Map<string, Set<string>>()
  for (const token of tokenize(text)) {
    for (const name of smallWordsOf(token)) words.set(name, (words.get(name) ?? new Set()).add(token))
  }
  const found = words.get(language)?.size ?? 0
  const most = Math.max(0, ...[...words].filter(([name]) => name !== language).map(([, { size }]) => size))
  return found >= ENOUGH_WORDS && found >= 2 * most
}
