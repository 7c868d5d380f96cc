/**
 * Guesses the language of a title: by its script, and within the Latin script by its commonest small words.
 * A guess is only used to keep articles of different languages apart, so "unknown" is a good answer:
 * an unknown Latin text may meet any Latin one, never a Cyrillic one.
 */
import { tokenize } from '../text/analyze.ts'

/** Words that are common in one language and rare or absent in the others listed. */
const SMALL_WORDS: Record<string, string> = {
  en: 'the and of to for with from after says as at by is are was has have his her their over who will not but this that what how why it its be been more new amid into out about',
  de: 'der das und ist nicht ein eine einer eines dem den im auf fur mit sich auch nach bei wird werden uber aus zum zur wie sind hat haben wurde gegen vor oder aber mehr',
  fr: 'le les des du et est dans une pour sur au aux avec par qui ses cette sont plus pas ce apres leur ont ete entre chez mais il elle',
  es: 'el los las y en del una por con para su al sus como mas pero este esta tras fue han sobre entre muy ya lo sin desde hasta',
  it: 'il gli della delle dei nel nella di che per con sono alla anche dal piu ma dopo non degli agli sulla ha ed contro tra',
  pt: 'os do da dos das em no na nos nas um uma ao pelo pela mais apos nao com sao e seu sua foi entre ate contra',
  nl: 'het een van en voor op zijn met niet aan er ook naar bij wordt door maar dan uit nog over tegen om werd heeft',
}

const LANGUAGES_BY_WORD = new Map<string, string[]>()
for (const [language, words] of Object.entries(SMALL_WORDS)) {
  for (const word of words.split(' ')) LANGUAGES_BY_WORD.set(word, [...(LANGUAGES_BY_WORD.get(word) ?? []), language])
}

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
const SCRIPT_OF_LANGUAGE: Record<string, string> = {
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
}

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
  if (!/^[\x00-\x7f]*$/.test(title)) {
    const letters = title.match(/\p{L}/gu)?.length ?? 0
    for (const [script, pattern] of SCRIPTS) {
      const matches = title.match(new RegExp(pattern, 'gu'))?.length ?? 0
      // Japanese mixes kana with Han letters: a few kana tell.
      if (matches > 0 && matches >= letters * (script === 'kana' ? 0.1 : 0.4)) return languageOf(script, '')
    }
  }
  return languageOf('latn', commonestLanguage(tokenize(text)))
}

/** Whether two articles may tell one story as far as their languages go. */
export function isSameLanguage(a: Language, b: Language): boolean {
  return a.script === b.script && (a.language === b.language || a.language === '' || b.language === '')
}

function commonestLanguage(tokens: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const token of tokens) {
    for (const language of LANGUAGES_BY_WORD.get(token) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1)
  }
  const [best, second] = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  if (best === undefined || best[1] < 2 || (second !== undefined && best[1] < second[1] * 1.5)) return ''
  return best[0]
}
