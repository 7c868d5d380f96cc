/** A headline in its own order, with its loaded words replaced and without the labels that tell nothing. */

import { tellOfAuthor } from '../plain/author-person.ts'
import { capitalize, small } from '../plain/grammar.ts'
import { plainWording } from '../plain/plain-wording.ts'
import { askTersely } from '../teasers/question.ts'
import { askedOfOwn, TELLS_HOW, tellsWhy } from './headline-items.ts'
import { DROPPED_LABEL, LISTS_TITLES, OPINION_LABEL, SECTION } from './headline-labels.ts'
import type { Segment } from './segments.ts'

/** Question and all; what is asked beside a statement first as what the article asks. */
export function ownWords(segments: readonly Segment[]): string[] {
  // A quotation beside a statement is colour; alone, it is the news.
  const isTold = segments.some(({ kind }) => kind === 'statement' || kind === 'question')
  const told = segments.filter(
    ({ kind, text }, i) =>
      text !== '' &&
      !(kind === 'quotation' && isTold) &&
      // A name behind a bar is the author's.
      !(kind === 'label' && i > 0) &&
      (segments.length === 1 || !(DROPPED_LABEL.test(text) || (i > 0 && SECTION().test(text)))),
  )
  const areTitles = told[0]?.kind === 'label' && LISTS_TITLES().test(told[0].text)
  const asTold = (doAsk: boolean): string => {
    // A question told indirectly has lost its mark, and what follows begins anew.
    const endOf = (segment: Segment, at: number): string =>
      segment.end === '?' && toldIndirectly(segment, at, doAsk) !== null ? '.' : segment.end
    return (
      told
        .map((segment, i) => {
          const next = told[i + 1]
          const mark = next === undefined ? '' : markBefore(next, endOf(segment, i), doAsk)
          const isBehind = i > 0 && markBefore(segment, endOf(told[i - 1]!, i - 1), doAsk) === ';'
          const isNew = i > 0 && endOf(told[i - 1]!, i - 1) === '?'
          const text = isBehind && !areTitles ? small(segment.text) : isNew ? capitalize(segment.text) : segment.text
          return `${toldIndirectly(segment, i, doAsk) ?? text + (segment.end === '?' ? '?' : '')}${mark}`
        })
        .join(' ')
        // Behind a question that keeps its mark a sentence begins.
        .replace(/\? article (?=asks|explains)/g, '? Article ')
    )
  }
  const asked = told.some(({ kind }, i) => kind === 'question' && i > 0)
    ? [asTold(true), asTold(false)]
    : [asTold(true)]
  const isLabelled = told[0]?.kind === 'label' && told.length > 1 && !OPINION_LABEL.test(told[0].text)
  return [...new Set(asked)].map((line) => plainWording(isLabelled ? line : tellOfAuthor(line)).text)
}

/** "article asks why …", "article explains how …"; null for what is told as it stands. */
function toldIndirectly({ kind, text }: Segment, at: number, doAsk: boolean): string | null {
  const teller = at === 0 ? 'Article' : 'article'
  if (kind === 'question') return doAsk ? askTersely(plainWording(askedOfOwn(text)).text, `${teller} asks`) : null
  const explained =
    kind === 'statement' && (at > 0 || /^here/i.test(text)) ? (TELLS_HOW.exec(text) ?? tellsWhy(text)) : null
  return explained === null
    ? null
    : `${teller} explains ${explained[1]?.toLowerCase() ?? 'why'} ${text.slice(explained[0].length)}`
}

function markBefore(next: Segment, end: string, doAsk: boolean): string {
  if (end === '?') return ''
  // "Let ferries sail – Marsh": whoever stands there, the dash stays.
  if (end === '—' && next.kind === 'statement' && /^\p{Lu}\S*(?: \p{Lu}\S*){0,2}$/u.test(next.text)) return ' –'
  if (end === ':') return ':'
  if (/^\p{Ll}|^(?:And|But|Yet|Though|Although) |^(?:Again|Really)\b|^\p{L}+ing\b/u.test(next.text)) return ','
  return next.kind === 'question' && toldIndirectly(next, 1, doAsk) === null ? '.' : ';'
}
