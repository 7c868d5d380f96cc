/** Compares two wordings of one title word by word, so that readers see what was changed. */

export interface WordRun {
  text: string
  isChanged: boolean
}

export interface ComparedWordings {
  original: WordRun[]
  neutral: WordRun[]
  isSame: boolean
}

/** A longer title is shown without marks: nobody reads marks in a paragraph, and comparing costs the square. */
const MOST_WORDS = 120

/**
 * Marks the words that only one of two wordings has, in order. A change of capitals alone counts only where a word
 * was shouted: otherwise every title in Title Case would be marked from end to end.
 */
export function compareWordings(original: string, neutral: string): ComparedWordings {
  const before = split(original)
  const after = split(neutral)
  if (original === neutral || before.length > MOST_WORDS || after.length > MOST_WORDS) {
    return { original: [plain(original)], neutral: [plain(neutral)], isSame: original === neutral }
  }
  const { keptBefore, keptAfter } = commonWords(before, after)
  return { original: runs(before, keptBefore), neutral: runs(after, keptAfter), isSame: false }
}

function plain(text: string): WordRun {
  return { text, isChanged: false }
}

function split(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}

/** The longest common subsequence, as flags beside the words of either side. */
function commonWords(before: string[], after: string[]): { keptBefore: boolean[]; keptAfter: boolean[] } {
  const lengths = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0))
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      lengths[i]![j] = isSameWord(before[i]!, after[j]!)
        ? lengths[i + 1]![j + 1]! + 1
        : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!)
    }
  }
  const keptBefore = before.map(() => false)
  const keptAfter = after.map(() => false)
  for (let i = 0, j = 0; i < before.length && j < after.length; ) {
    if (isSameWord(before[i]!, after[j]!)) {
      keptBefore[i++] = true
      keptAfter[j++] = true
    } else if (lengths[i + 1]![j]! >= lengths[i]![j + 1]!) i++
    else j++
  }
  return { keptBefore, keptAfter }
}

function isSameWord(before: string, after: string): boolean {
  if (before === after) return true
  return bare(before) === bare(after) && isShouted(before) === isShouted(after)
}

/** Without case and the punctuation around it. */
function bare(word: string): string {
  return word.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') || word
}

function isShouted(word: string): boolean {
  return /\p{Lu}.*\p{Lu}/u.test(word) && word === word.toUpperCase()
}

/** Neighbours of one kind are one run. A blank at a border is on the plain side: a mark ends where its word ends. */
function runs(words: string[], kept: boolean[]): WordRun[] {
  const found: WordRun[] = []
  for (const [index, word] of words.entries()) {
    const isChanged = !kept[index]
    const last = found.at(-1)
    if (last === undefined) found.push({ text: word, isChanged })
    else if (last.isChanged === isChanged) last.text += ` ${word}`
    else if (isChanged) {
      last.text += ' '
      found.push({ text: word, isChanged })
    } else found.push({ text: ` ${word}`, isChanged })
  }
  return found
}
