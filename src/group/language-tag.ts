/**
 * The language of a publisher's text where it is certain, for whoever reads it out: a voice of the wrong language is
 * worse than the one of the page. Grouping guesses on less evidence, since it only keeps languages apart.
 */
import { tokenize } from '../text/analyze.ts'
import { dictionary } from '../text/dictionary.ts'
import { detectLanguage, smallWordsOf } from './language.ts'

/** Scripts of one language, as far as news goes. */
const LANGUAGE_OF_SCRIPT = dictionary<string>({ kana: 'ja', hang: 'ko', grek: 'el', hebr: 'he', thai: 'th' })

/** Scripts of several: letters that one alone has of them, and that it has no others than its own. */
const LETTERS: readonly { script: string; language: string; has: RegExp; only: RegExp }[] = [
  { script: 'cyrl', language: 'ru', has: /[ыэ]/i, only: /^[а-яё]*$/i },
  { script: 'cyrl', language: 'uk', has: /[іїєґ]/i, only: /^[а-щьюяіїєґ]*$/i },
  { script: 'cyrl', language: 'bg', has: /ъ[^еёюя]/i, only: /^[а-ъьюя]*$/i },
  { script: 'arab', language: 'ar', has: /ة/, only: /^[\u0621-\u063A\u0640-\u0652]*$/ },
  { script: 'arab', language: 'fa', has: /[پچژگ].*[کی]|[کی].*[پچژگ]/, only: /^[\u0621-\u063A\u0640-\u0652پچژگکی]*$/ },
]

/** Of small words that differ; two can be in a text of a neighbouring language by chance. */
const ENOUGH_WORDS = 3
const READ_CHARACTERS = 300

/** @returns ISO 639-1, or '' where it is not certain */
export function readLanguageTag(title: string, summary: string): string {
  const { script, language } = detectLanguage(title, summary, '')
  const text = `${title} ${summary.slice(0, READ_CHARACTERS)}`
  if (script === 'latn') return language !== '' && isCertain(language, title, text) ? language : ''
  // A Japanese headline of Han letters alone has a summary with kana.
  if (script === 'hani') return /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? 'ja' : 'zh'
  const letters = text.match(script === 'cyrl' ? /\p{Script=Cyrillic}/gu : /\p{Script=Arabic}/gu)?.join('') ?? ''
  const found = LETTERS.find((known) => known.script === script && known.has.test(letters) && known.only.test(letters))
  return found?.language ?? LANGUAGE_OF_SCRIPT[script] ?? ''
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
