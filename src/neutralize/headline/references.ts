/**
 * Character references of HTML that a headline was given with, once or twice escaped: "Dorn&#039;s pier",
 * "Ruiz &amp;quot;sails&amp;quot;". They are read as what they stand for; places are told in the headline as it was given.
 */
import type * as Decoder from 'entities/decode'
import { once } from '../../text/memoize.ts'

/** Escaped again and again, its ampersand is one yet. A number at the end may have lost its semicolon. */
const REFERENCE = /&(?:amp;)*(#(?:\d{1,7}|x[\da-f]{1,6})(?:;|$)|[a-z][a-z\d]{1,30};)/gi

/** Few headlines hold one: no start waits for the table of names. */
const decoder = once(
  () => process.getBuiltinModule('node:module').createRequire(import.meta.url)('entities/decode') as typeof Decoder,
)

const decode = (reference: string): string => decoder().decodeHTMLStrict(`&${reference.replace(/;?$/, ';')}`)

/** @returns the text with the characters that its references stand for; what stands for none stays */
export const withoutReferences = (text: string): string =>
  text.includes('&') ? text.replace(REFERENCE, (_, reference: string) => decode(reference)) : text

/** @returns where in the text as it was given a place of the text without its references is; both in UTF-16 units */
export function placesInSource(text: string): (place: number) => number {
  const shifts: { from: number; by: number }[] = []
  let by = 0
  for (const match of text.matchAll(REFERENCE)) {
    const put = decode(match[1]!).length
    // Behind the first unit of what is put the reference has ended.
    shifts.push({ from: match.index - by + 1, by: by + match[0].length - put })
    by += match[0].length - put
  }
  return (place) => place + (shifts.findLast(({ from }) => from <= place)?.by ?? 0)
}
