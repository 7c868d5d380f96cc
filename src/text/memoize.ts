/**
 * Remembers what a pure function answered for a text: a headline and its rewordings ask for the same words and pieces
 * dozens of times. Bounded: full, it forgets everything and begins anew.
 * @param most answers kept at a time
 */
export function memoize<T extends NonNullable<unknown>>(read: (text: string) => T, most: number): (text: string) => T {
  const known = new Map<string, T>()
  // Often one text is asked for several times in a row: whether a word is this, that or a third thing.
  let lastText: string | null = null
  let last!: T
  return (text) => {
    if (text === lastText) return last
    let answer = known.get(text)
    if (answer === undefined) {
      answer = read(text)
      if (known.size >= most) known.clear()
      known.set(text, answer)
    }
    lastText = text
    last = answer
    return answer
  }
}

/** Room for the words of a few thousand headlines. */
export const WORDS_KEPT = 50_000

/**
 * What is made when it is first asked for, and kept. Tables and patterns that few headlines ask for are made so: no
 * start waits for them.
 */
export function once<T extends NonNullable<unknown>>(make: () => T): () => T {
  let made: T | null = null
  return () => (made ??= make())
}

/** A set of the words of a list, made when the first one is looked up. */
export function wordSet(list: string): Pick<ReadonlySet<string>, 'has'> {
  const words = once(() => new Set(list.trim().split(/\s+/)))
  return { has: (word) => words().has(word) }
}
