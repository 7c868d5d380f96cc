/**
 * Variations that hold for any headline, when no wording of its facts is safe: they speak about the headline and say
 * nothing that could be false. 5 to 15 words each, different from one another.
 */
import { repairTypography } from './typography.ts'

const BARE = [
  'Headline gives too few plain facts for a neutral rewording',
  'No shorter neutral wording keeps every fact of this title',
  'Details of the subject are left to the article itself',
  'Reported facts stand in the text and not in its title',
  'Neutral summary would need information beyond the published headline',
  'Facts behind this item can be read in full text',
  'Publisher states the matter in the body of the article',
]

const MOST_CITED_WORDS = 8

/** For a text in another language, or one that cannot be read: it is cited, or spoken about. */
/** @param isCited whether the headline's own words may be shown: never loaded English ones */
export function honestVariations(headline: string, isCited: boolean): string[] {
  const text = repairTypography(headline).replace(/["“”«»]/g, '')
  const words = text.split(/\s+/).filter((word) => word !== '')
  if (!isCited) return [...BARE]
  const isWhole = words.length >= 5 && words.length <= 15
  const cited =
    text !== '' && words.length <= MOST_CITED_WORDS && text.length <= 120 && /[\p{L}\p{N}]/u.test(text)
      ? [
          `Article published under the headline “${text}”`,
          `Publisher gives the report this title: “${text}”`,
          `News item in its original wording: “${text}”`,
          `Title cited without any rewording: “${text}”`,
        ]
      : []
  return [...(isWhole ? [text] : []), ...cited, ...BARE].filter((line) => {
    const count = line.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
    return count >= 5 && count <= 15 && line.split(/\s+/).length <= 15
  })
}
