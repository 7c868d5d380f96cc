/**
 * How likely words stand beside each other: sequences of up to four words, common words as they are and the others by
 * their class, with backing off ("stupid backoff", Brants et al., 2007). Small enough to learn from what lies beside the
 * repository; used to find wordings worth reading, and never shipped.
 */
import {
  isBaseVerb,
  isGerund,
  isNoun,
  isParticiple,
  isPast,
  isPersonNoun,
  isThirdPerson,
} from '../../src/neutralize/words/vocabulary.ts'

/** Words seen as often stand for themselves. */
const COMMON = 400
const LONGEST = 4
/** Natural logarithm of the backing-off factor 0.4. */
const BACK_OFF = Math.log(0.4)
const START = ['<', '<', '<']

/** Words and marks in their order. */
export const wordsOf = (text: string): string[] =>
  text.match(/[\p{L}\p{N}$£€%][\p{L}\p{N}'’.,%-]*(?<![.,'’])|[,;:?!—–“”"()]/gu) ?? []

export class Neighbours {
  private readonly frequency = new Map<string, number>()
  private readonly sequences = new Map<string, number>()
  private total = 0

  /** @param prose what says which words are common; it is not learned yet */
  constructor(prose: readonly string[][]) {
    for (const words of prose)
      for (const word of words)
        this.frequency.set(word.toLowerCase(), (this.frequency.get(word.toLowerCase()) ?? 0) + 1)
  }

  /** @param weight below 0 to forget again */
  learn(words: readonly string[], weight: number): void {
    const classes = this.classesOf(words)
    for (let at = START.length; at < classes.length; at++) {
      this.total += weight
      for (let length = 1; length <= LONGEST; length++) {
        const key = classes.slice(at - length + 1, at + 1).join(' ')
        this.sequences.set(key, (this.sequences.get(key) ?? 0) + weight)
      }
    }
  }

  /**
   * How much less likely a word is behind those before it than anywhere, for each word and for the end.
   * @returns natural logarithms; far below 0 is unlikely
   */
  likelihoods(words: readonly string[]): number[] {
    const classes = this.classesOf(words)
    return classes.slice(START.length).map((last, i) => {
      const at = i + START.length
      const anywhere = Math.log(Math.max(this.count([last]), 1) / this.total)
      for (let length = LONGEST; length > 1; length--) {
        const count = this.count(classes.slice(at - length + 1, at + 1))
        // Half a count is one wording of ours.
        if (count <= 0.6) continue
        const before = this.count(classes.slice(at - length + 1, at))
        return Math.log(count / Math.max(before, count)) + (LONGEST - length) * BACK_OFF - anywhere
      }
      return (LONGEST - 1) * BACK_OFF
    })
  }

  private count(classes: readonly string[]): number {
    return this.sequences.get(classes.join(' ')) ?? 0
  }

  private classesOf(words: readonly string[]): string[] {
    return [...START, ...words.map((word, i) => this.classOf(word, i === 0)), '>']
  }

  private classOf(word: string, isFirst: boolean): string {
    const key = word.toLowerCase().replace(/’/g, "'")
    const isName = /^\p{Lu}/u.test(word) && !isFirst
    if (!isName && (this.frequency.get(word.toLowerCase()) ?? 0) >= COMMON) return key
    if (/^[$£€]/.test(key)) return '<money>'
    if (/^\d/.test(key)) return '<number>'
    if (isName) return /'s$|s'$/.test(key) ? '<owner>' : '<name>'
    if (!/\p{L}/u.test(key)) return key
    const marks = [isBaseVerb, isThirdPerson, isPast, isParticiple, isGerund, isPersonNoun, isNoun]
    const ending = /(?:ly|ing|ed|tion|ment|ness|ity|ance|ence|ous|ful|less|ive|able|ible|[^su]s)$/.exec(key)?.[0] ?? ''
    return `<${marks.map((holds) => (holds(key) ? 1 : 0)).join('')} ${ending}>`
  }
}
