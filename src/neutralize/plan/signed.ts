/** Whose name stands behind the bar of a headline: papers sign so what somebody thinks. */
import { isCommonWord } from '../headline/true-case.ts'
import { firstNames } from '../headline/true-case-names.ts'
import { isPlace } from '../words/vocabulary.ts'

/** "… | Dana Okafor": papers sign what somebody thinks. */
export function isSigned(headline: string): boolean {
  // "| Ana-Lena Holm", "| Dana P Okafor"
  const name =
    / \| (\p{Lu}\p{Ll}+|\p{Lu}{2})(?:-\p{Lu}\p{Ll}+)?(?: \p{Lu}\.?| \p{Lu}[\p{Ll}’'-]+)? (\p{Lu}[\p{L}’'-]+)$/u.exec(
      headline,
    )
  return (
    name !== null &&
    // "| Local Weather", "| Fox Skerra" are sections, "| Madison Journal" a paper; behind a first name most words are surnames.
    ((firstNames.has(name[1]!.toLowerCase()) && !PAPERS.test(name[2]!)) ||
      (!isCommonWord(name[2]!.toLowerCase()) && !isPlace(name[2]!.toLowerCase()) && !SECTIONS.test(name[1]!))) &&
    // "Dorn meets Ruiz | Emil Dorn": whom it is about.
    !new RegExp(`(?<!\\p{L})${name[2]!}(?!\\p{L})`, 'u').test(headline.slice(0, name.index))
  )
}

const SECTIONS = /^(?:The|Classic|Daily|Fox|Inside|Live|Local|Meet|New|Sky|Star|Super|Team|Watch|World)$/
const PAPERS =
  /^(?:Air|Beach|Business|Chronicle|City|County|Courier|Garden|Gazette|Globe|Herald|Jar|Journal|Ledger|Life|Mail|Match|Mercury|Monitor|Morning|News|Observer|Online|Paper|Post|Press|Record|Review|Standard|Star|Stocks|Sun|Telegraph|Times|Today|Tribune|Valley|Voice|Weekly|World)$/
