/**
 * Typographic repair, the one kind of change that is safe in every language: control characters and emoji go,
 * repeated marks, photo tags and outlet tails too. Words stay.
 */

import { memoize, once } from '../../text/memoize.ts'
import { withEnglishQuotes } from '../words/quotation-marks.ts'
import { isBaseVerb } from '../words/vocabulary.ts'
import { LOOSE_JOINER } from './joiners.ts'
import { withoutReferences } from './references.ts'

/** Letters, digits and marks of print in most headlines: no control, emoji or half of one is among them. */
const PLAIN = /^[ -~‘’“”–—…£€é]*$/

const withoutSigns = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/(?![\u200C\u200D])[\p{Cf}\p{Co}\p{Cs}\uFFFD]/gu, '')
    .replace(/[\p{Extended_Pictographic}\u{1F1E6}-\u{1F1FF}\u{1F3FB}-\u{1F3FF}\uFE0F\u20E3]+(?<![©®™])/gu, ' ')
    .replace(LOOSE_JOINER, '')

const REPAIRS: readonly (readonly [RegExp, string])[] = [
  [/\s*[([](?:PHOTOS?|VIDEOS?|PICS|PICTURES|GIFS?|WATCH|LISTEN|UPDATED?|POLL|NSFW|EXCLUSIVE|!+|\?+)[)\]]/g, ''],
  [/\s+(?:via|from)\s+@\w+\s*$/i, ''],
  [/[!?]*\?[!?]+|[!]+\?/g, '?'],
  [/!+/g, '!'],
  [/\s--+\s/g, ' — '],
  // "the ‘70s": a mark turned the wrong way opens no quotation.
  [/[‘'](?=\d0s\b)/g, '’'],
  [/\.{4,}|\.(?: \.){2,}/g, '...'],
  [/\s+([,;:?!.](?:\s|$))/g, '$1'],
  [/\s{2,}|[^\S ]/g, ' '],
]

/** Never longer than the text; may be '' when nothing but marks was there. */
export function repairTypography(text: string): string {
  const composed = text.normalize('NFC')
  let repaired = PLAIN.test(composed) ? composed : withoutSigns(composed)
  for (const [pattern, put] of REPAIRS) repaired = repaired.replace(pattern, put)
  return repaired.trim()
}

/** For English texts: also tags, handles and the marks that end a teaser. */
export const repairEnglish = memoize(repairAfresh, 64)

function repairAfresh(text: string): string {
  return (
    withEnglishQuotes(repairTypography(text))
      .replace(/(?<=“)\s+|\s+(?=”)/g, '')
      // Contractions that feeds deliver without their apostrophe and that are no other word.
      .replace(/\b(do|does|did|is|are|was|were|would|could|should|have|has|had)nt\b/gi, "$1n't")
      // "Crews cant stop it", and no "as is his wont": in front of a verb they deny it.
      .replace(UNMARKED_DENIAL(), (word, start: string, verb: string) =>
        isBaseVerb(verb.toLowerCase()) || /^(?:be|even|ever|just|really)$/i.test(verb) ? `${start}n't` : word,
      )
      .replace(/\b(that|what|here|there|who)(s|ll|d)\b(?<!hered|whatd)/gi, "$1'$2")
      .replace(/\b([Ss]he|[Hh]e)s(?= (?:a|an|the|not|been|going|so|in|\p{Ll}+ing)\b)/gu, "$1's")
      .replace(/\b(you|they)(ll|re|ve|d)\b/gi, "$1'$2")
      .replace(/^Were (?=(?:not|going to|about to|giving|still|just) )(?!.*\?)/i, "We're ")
      .replace(/\bI(d|m|ve) (?=(?:[Nn]ever|[Nn]ot|[Bb]e(?:en)?|[Hh]ave|[Aa]n?|[Ss]o|[Gg]oing)\b)/g, "I'$1 ")
      .replace(/(?<=^|[:;.!?“"] )I(m|ve) (?=\d)/g, "I'$1 ")
      .replace(/\s*\(@\w{2,30}\)/g, '')
      .replace(
        /(^|[\s"“‘'(])[#@]([\p{L}\p{N}]+)/gu,
        (_, before: string, name: string) => before + name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '),
      )
      .replace(
        /\b(to|for|from|by) an? (?:familiar|unlikely|surprising|unexpected) (?:face|name|figure|place|source|ally|foe|suspect|winner|candidate|endorser|target|culprit): /gi,
        '$1 ',
      )
      // "Hey, Otto: Why …" speaks to somebody, "No, … Yes, …" weighs two things.
      .replace(
        /^(?:Yes|No|Wait|Well|Oh|Hey|OK|Look|Sorry|Surprise|Finally|Psst|Wow|Whoa|Ugh|Yikes)[,:!.]+ (?=\S)(?<!^Hey, (?=\S+: ))(?<!^No, (?=.*[.?!] Yes, ))/i,
        '',
      )
      .replace(/\s*(?:\.\.\.|…)\s*$/, '')
      .replace(/[\s:;,–—-]+$/, '')
      // "ends ‘Harbor Live!’ boycott": part of a name, and no end.
      .replace(/!(?=["”’'] \p{L})/gu, '')
      .replace(/!(?=\s|$|["”’'])/g, '.')
      .replace(/\s+/g, ' ')
      .replace(/\.$/, (dot, _at: number, all: string) => (/\b(?:\p{Lu}\.)+$/u.test(all) ? dot : ''))
      .trim()
  )
}

/** "cant" and "wont" are words as well: behind these they are nouns. */
const UNMARKED_DENIAL = once(
  () => /(?<!\b(?:an?|the|his|her|their|its|my|our|of|no|and|or|is|was) )\b(ca|wo)nt(?= (\p{L}+)\b)/giu,
)

/** Without references, tags and addresses of the web, which are no words of a headline; the brackets of a broken tag go, too. */
export function withoutMarkup(text: string): string {
  return (
    withoutReferences(text)
      .replace(/<\/?[a-z!][^<>]*>/gi, ' ')
      .replace(/<(?=[/a-z!])/gi, ' ')
      .replace(/\b(?:https?|ftp):\/\/\S+/gi, ' ')
      // Escaped for typesetting: "below \$49".
      .replace(/\\(?=[$&%#_])/g, '')
  )
}
