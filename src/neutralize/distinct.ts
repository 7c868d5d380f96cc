/**
 * How different two wordings of one headline are. Frames that any wording can wear ("Article says that …",
 * "…, according to the report") are taken off first: two wordings that differ by a frame alone are the same.
 */
import { foldText } from '../text/analyze.ts'

/** Two variations at or above this share of common words count as one. */
export const TOO_SIMILAR = 0.8

/** No frame does without one of these; most wordings hold none. */
const FRAME_WORD =
  /article|report|story|piece|column|headline|item|publisher|author|coverage|text|guide|list|overview|account|news|analysis|opinion|video/

const FRAMES: readonly RegExp[] = [
  /^(?:the )?(?:article|report|story|piece|column|headline|item|publisher|author|coverage|news item|text|guide|list|overview|account)(?:'s (?:subject|topic))? (?:says|reports|states|argues|claims|notes|discusses|examines|covers|presents|lists|asks|explains|looks at|considers|concerns|contains|is about|deals with|about|of)(?: (?:that|whether|how|why))?:? /,
  /^(?:article|report|list|story|news|column|analysis|opinion|video|headline|guide|overview)(?: in brief)?: /,
  /^(?:according to|as) (?:the |a |an )?(?:article|report|headline|story|piece|author|column|publisher)(?: says| reports)?,? /,
  /,? (?:the |an? )?(?:article|report|headline|story|piece|column|author|publisher) (?:says|reports|states|argues|claims|notes)$/,
  /,? according to (?:the |an? )?(?:article|report|headline|story|piece|column|publisher)$/,
]

/** The different words of a wording, frames taken off. */
export function coreWords(text: string): Set<string> {
  let core = foldText(text)
    .replace(/[“”"«»‘]/g, '')
    .trim()
  if (FRAME_WORD.test(core)) for (const frame of FRAMES) core = core.replace(frame, '')
  return new Set(core.match(/[\p{L}\p{N}$£€%][\p{L}\p{N}'’.,%-]*(?<![.,'’])/gu) ?? [])
}

/** Jaccard similarity of two word sets, 0 to 1. */
export function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 && b.size === 0) return 1
  let common = 0
  for (const word of a) if (b.has(word)) common++
  return common / (a.size + b.size - common)
}
