/**
 * A table that is asked for words of a text. It has no prototype: in a plain object the word "constructor" finds
 * Object's own.
 */
export function dictionary<T>(entries: Record<string, T>): Record<string, T> {
  return Object.assign(Object.create(null) as Record<string, T>, entries)
}
