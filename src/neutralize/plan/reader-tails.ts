/**
 * What a headline adds for its reader behind what it tells: "…, so you don't have to", "… (that you can buy today)",
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
  const read = told === '' ? null : readStatement(told)
  // "Watch the race, see how it ends": an order itself. "Pupils enter port, learn how it works": they do.
  return read === null || !/^(?:is|has|was|\p{Ll}+s)\b/u.test(read.group) ? text : told
}
