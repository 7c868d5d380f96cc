/**
 * What is told of somebody between two commas: "Dana Whit, founder of the Skerra ferry club, dies at 94". The aside
 * stays where it is; the statement is read around it.
 */
import { isPersonNoun, isThirdPerson } from '../words/vocabulary.ts'
import type { Statement } from './kind.ts'
import { hasFiniteVerb, isClearSubject } from './sure.ts'

/** A name, or somebody by what he is; an age may stand behind either. A comma may close a quotation: "star of ‘Tide,’ dies". */
const WITH_ASIDE = () => /^((?:\S+ ){0,4}\S+), ((?:[^,;:?!]|,(?=[”’"']))+)(,[”’"']?) (?=\p{Ll})(.+)$/u
/** What begins another clause, a circumstance, or goes on with a list. */
const NO_ASIDE =
  /^(?:and|or|but|as|after|when|while|if|because|since|so|then|plus|including|says?|said|according|in|on|at|for|with|from|to|by|his|her|their|its|it|he|she|they|we|you|i)\b/i
const NAMES = () => /^\p{Lu}[\p{L}.’'-]*(?: \p{Lu}[\p{L}.’'-]*)*$/u

/** @param readPlain reads a text without an aside */
export function readAroundAside(text: string, readPlain: (text: string) => Statement | null): Statement | null {
  const match = WITH_ASIDE().exec(text)
  // Of a longer one what is told at its end would be cut before the aside is.
  if (match === null || text.split(' ').length > 15) return null
  const [, who = '', aside = '', close = ',', told = ''] = match
  if (BESIDE.test(aside) && !holdsVerb(aside.replace(/^\S+/, ''))) return readBeside(who, aside, told, readPlain)
  if (
    !isSomebody(who) ||
    NO_ASIDE.test(aside) ||
    NAMES().test(aside) ||
    aside.split(' ').length < 2 ||
    holdsVerb(aside)
  )
    return null
  const read = readPlain(`${who} ${told}`)
  // Two of whom something is told are many, whatever stands between.
  if (read === null || read.subject !== who || read.prefix !== '' || read.isPlural) return null
  return { ...read, subject: `${who}, ${aside}${close}` }
}

/** How many stand or who else does: of it nothing else is told. */
const BESIDE = /^(?:facing|citing|fearing|like|(?:backed|led|joined|hit|owned|battered|stung|angered) by) [^,]+$/

/** "Norwell Post and Skerra News, facing suits, withdraw claims" */
function readBeside(
  who: string,
  aside: string,
  told: string,
  readPlain: (text: string) => Statement | null,
): Statement | null {
  if (!isClearSubject(who) || who.split(' ').length > 5 || /,/.test(told)) return null
  const read = readPlain(`${who} ${told}`)
  return read === null || read.subject !== who || read.prefix !== '' || /^bare-/.test(read.kind)
    ? null
    : { ...read, subject: `${who}, ${aside},` }
}

const isSomebody = (who: string): boolean => {
  const words = who.split(' ')
  return (
    words.every((word) => /^\p{Lu}[\p{L}.’'-]+$/u.test(word) && !/[’']s?$/.test(word)) ||
    (words.length <= 4 &&
      isPersonNoun(words.at(-1)!.toLowerCase()) &&
      words.slice(1).every((word) => /^\p{L}+$/u.test(word)))
  )
}

/** "who led the port for years" tells of him; any other verb may be that of a clause of its own, "Norwell to merge" is one. */
const holdsVerb = (aside: string): boolean =>
  !/^(?:who|whose|which)\b/.test(aside) &&
  (hasFiniteVerb(`it ${aside}`) || / to \p{Ll}+$/u.test(aside) || hasDeed(aside.split(' ')))

/** "storm hits coast": a form in -s with something behind it. */
const hasDeed = (words: readonly string[]): boolean =>
  words.some(
    (word, i) =>
      i > 0 &&
      i < words.length - 1 &&
      /^\p{Ll}/u.test(word) &&
      isThirdPerson(word) &&
      !isPersonNoun(word) &&
      !/^(?:of|in|on|at|to|for|from|by|with|and|or)$/.test(words[i + 1]!),
  )
