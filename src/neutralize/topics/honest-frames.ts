/**
 * Variations for a headline whose facts cannot be said plainly: they speak about the article and its headline and
 * claim nothing of the world. 5 to 15 words each, different from one another.
 */
import { repairTypography } from '../headline/typography.ts'

const BARE = [
  'The article reports details that the headline leaves out',
  'Article explains what its headline is about',
  'Publisher reports on the subject of this headline',
  'Readers can find details on this subject in the article',
  'Details of this news are reported in the article',
  'Headline is about a subject that the article describes',
  'Report on the subject of this headline',
]

const MOST_CITED_WORDS = 8
/** Marks inside of others, as print has them. */
const SINGLE: Readonly<Record<string, string>> = { '"': "'", '“': '‘', '”': '’', '„': '‚' }

/** For a headline of which nothing can be said but that there is an article. */
export function honestVariations(): readonly string[] {
  return BARE
}

/** For a text in another language, or one that cannot be read: it is cited as it stands. */
export function citedVariations(headline: string): string[] {
  const text = repairTypography(headline)
  const inside = text.replace(/["“”„]/g, (mark) => SINGLE[mark]!)
  const words = text.split(/\s+/).filter((word) => word !== '')
  const isWhole = words.length >= 5 && words.length <= 15
  const cited =
    words.length > 0 && words.length <= MOST_CITED_WORDS && text.length <= 120 && /[\p{L}\p{N}]/u.test(text)
      ? [
          `Article published under the headline “${inside}”`,
          `Publisher gives the report this title: “${inside}”`,
          `News item in its original wording: “${inside}”`,
          `Title cited without any rewording: “${inside}”`,
        ]
      : []
  return [...(isWhole ? [text] : []), ...cited, ...BARE].filter((line) => {
    const count = line.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
    return count >= 5 && count <= 15 && line.split(/\s+/).length <= 15
  })
}

/**
 * Sentences about an article and the things its headline names. They say the same, but each in words of its own.
 * @param list "Iran, Oman and the U.N."
 */
export const sayAbout = (list: string, teller: 'article' | 'column'): string[] =>
  teller === 'article'
    ? [
        `Article is about ${list}`,
        ...sayPhrase(list),
        `What is reported about ${list}`,
        // One word is enough behind these.
        `Readers can find out more about ${list}`,
      ]
    : [
        `Column is about ${list}`,
        `Published column on ${list}`,
        `Columnist writes about ${list}`,
        `Column gives an opinion on ${list}`,
        `Author of column has views on ${list}`,
        `Readers can find an author’s views on ${list}`,
      ]

/** The same of a headline that is one phrase: what reads as more than a frame around it. */
export const sayPhrase = (phrase: string): string[] => [
  `Published article on ${phrase}`,
  `Report on ${phrase}`,
  `Article informs readers about ${phrase}`,
  `Publisher’s report deals with ${phrase}`,
  `A look at ${phrase}`,
  `Coverage centers on ${phrase}`,
]
