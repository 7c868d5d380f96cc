/**
 * What a headline adds for its reader behind what it tells: "…, so you don't have to", "… (that you can buy right now)",
 * "…, see what it brings". The news stands before it.
 */
import { readStatement } from '../statement/statement.ts'

/** @param text in sentence case */
export const withoutReaderTail = (text: string): string =>
  /\b(?:you|see|find|learn|discover)\b/i.test(text) ? withoutCalledTail(withoutSpared(text)) : text

const withoutSpared = (text: string): string =>
  text
    .replace(
      /(?<=^[^.:;?!]{15,}?)(?:,? and (?:we|I) (?:tried|tested|ate|bought|read|watched) [^.:;?!,]{2,25})?,? so (?:that )?you (?:don[’']t|do not) (?:have|need) to(?: do it)?[.!]?$/i,
      '',
    )
    .replace(/(?<=^[^.:;?!()]{15,}) \((?:that |which |and )?you (?:can|should|could|may)\b[^()\d]*\)[.!]?$/i, '')

const withoutCalledTail = (text: string): string => {
  const [, told = ''] =
    /^([^.:;?!]{15,}?)(?:,| [—–-]) (?:see|find out|learn|discover) (?:what|how|why|when|where) [^.:;?!,“”"]+[.!]?$/i.exec(
      text,
    ) ?? []
  // "Watch the race, see how it ends": an order itself.
  return told === '' || readStatement(told) === null ? text : told
}
