/**
 * The full sentence that a headline leaves its articles out of: "Man opens ferry after vote" → "A man opens a ferry
 * after a vote". All or none: where one noun phrase is doubtful (who is meant, whether it is counted, where it ends) there
 * is no full sentence. Nothing but articles is added; a name, a plural and what is not counted stay bare.
 */
import { memoize } from '../../text/memoize.ts'
import { capitalize, small } from '../plain/grammar.ts'
import { readStatement } from '../statement/statement.ts'
import { isGerund } from '../words/vocabulary.ts'
import { singularOf } from '../words/word-spellings.ts'
import { mayBeBrand, mayBeSurname } from './name-or-noun.ts'
import { type NounPhrase, nounPhrases } from './noun-phrases.ts'
import { mayLackArticle, phraseArticle } from './phrase-article.ts'

interface FullSentence {
  /** '' where no article is missing, one of them is doubtful, or fifteen words do not hold them all. */
  text: string
  /** By its noun phrases it is none: nor, mostly, is what says the same in another tense. */
  isHopeless: boolean
}

export const fullSentence = memoize((text): FullSentence => {
  const made = withArticles(text)
  return { text: made ?? '', isHopeless: made === null }
}, 128)

const MOST_WORDS = 15
/** What is said of the article is no headline. */
const FRAMED =
  /^(?:Article|Report on|Reported|Report|News|In the news|Published|Publisher|Summary|Headline|Column|Columnist|In a columnist|Story|Writer|Author|Readers|According to|It is reported|It has been reported|What is reported|Profile|Background|List|Quiz|Question|Discussion)\b/

/** Somebody or something told of in one word that may be a name, too. */
const isAmbiguous = ({ from, keys }: NounPhrase): boolean =>
  keys.length === 1 && singularOf(keys[0]!) === null && (mayBeSurname(keys[0]!) || (from === 0 && mayBeBrand(keys[0]!)))

/** @returns null where the noun phrases speak against it, '' where anything else does */
function withArticles(text: string): string | null {
  const words = text.split(' ')
  if (words.length >= MOST_WORDS || FRAMED.test(text) || /[:;?!()]|--|[–—]/.test(text)) return ''
  if (!mayLackArticle(words.map((word) => word.toLowerCase().replace(/[,.”’"']+$/, '')))) return ''
  const statement = readStatement(text)
  // "Norwell to close pier": a plan has no verb there.
  if (statement === null || statement.kind.startsWith('bare') || /^to /.test(statement.group)) return ''
  const { prefix, subject, group, rest } = statement
  // "Worsening outbreak kills six": nobody is worsening an outbreak.
  if (prefix === '' && isGerund(words[0]!.toLowerCase())) return ''
  const front = prefix === '' ? 0 : prefix.split(' ').length
  const verb = front + subject.split(' ').length
  const isWhole =
    [prefix === '' ? '' : `${prefix},`, subject, group, rest].filter((part) => part !== '').join(' ') === text
  if (!isWhole || group === '') return ''
  // At the start its capital tells nothing.
  const lower = small(text).split(' ')
  const phrases = nounPhrases(lower, verb, verb + group.split(' ').length)
  if (phrases === null || phrases.some(isAmbiguous)) return null
  const articles = new Map<number, string>()
  for (const phrase of phrases) {
    const article = phraseArticle(phrase)
    if (article === null) return null
    if (article !== '') articles.set(phrase.from, article)
  }
  if (articles.size === 0) return null
  if (words.length + articles.size > MOST_WORDS) return ''
  return capitalize(
    lower
      .map((word, i) => {
        const article = articles.get(i)
        return article === undefined ? word : `${article} ${word}`
      })
      .join(' '),
  )
}
