/**
 * How different two wordings of one headline are. Frames that any wording can wear ("Article says that …",
 * "…, according to the report") are taken off first: two wordings that differ by a frame alone are the same.
 */
import { foldText } from '../text/analyze.ts'

/** Two variations at or above this share of common words count as one. */
export const TOO_SIMILAR = 0.8

const FRAMES_BEFORE: readonly RegExp[] = [
  /^(?:the )?(?:article|report|story|piece|column|headline|item|publisher|author|coverage|news item|text|guide|list|overview|account)(?:'s (?:subject|topic))? (?:says|reports|states|argues|claims|notes|discusses|examines|covers|presents|lists|asks|explains|looks at|considers|concerns|contains|is about|deals with|about|of)(?: (?:that|whether|how|why))?:? /,
  /^(?:article|report|list|story|news|column|analysis|opinion|video|headline|guide|overview)(?: in brief)?: /,
  /^(?:according to|as) (?:the |a |an )?(?:article|report|headline|story|piece|author|column|publisher)(?: says| reports)?,? /,
]
const FRAMES_BEHIND: readonly RegExp[] = [
  /,? (?:the |an? )?(?:article|report|headline|story|piece|column|author|publisher) (?:says|reports|states|argues|claims|notes)$/,
  /,? according to (?:the |an? )?(?:article|report|headline|story|piece|column|publisher)$/,
]

/** The words that those end in. */
const FRAME_END = new Set(
  'says reports states argues claims notes article report headline story piece column publisher'.split(' '),
)

/** The different words of a wording, frames taken off. */
export function coreWords(text: string): string[] {
  let core = foldText(text)
    .replace(/[“”"«»‘]/g, '')
    .trim()
  for (const frame of FRAMES_BEFORE) core = core.replace(frame, '')
  if (FRAME_END.has(core.slice(core.lastIndexOf(' ') + 1)))
    for (const frame of FRAMES_BEHIND) core = core.replace(frame, '')
  const words: string[] = core.match(/[\p{L}\p{N}$£€%][\p{L}\p{N}'’.,%-]*(?<![.,'’])/gu) ?? []
  return words.filter((word, at) => words.indexOf(word) === at)
}

/** Jaccard similarity of two lists of different words, 0 to 1. A headline is too short for sets to pay. */
export function similarity(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 && b.length === 0) return 1
  let common = 0
  for (const word of a) if (b.includes(word)) common++
  return common / (a.length + b.length - common)
}
