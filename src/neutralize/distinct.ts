/**
 * How different two wordings of one headline are. Frames that any wording can wear ("Article says that …",
 * "…, according to the report") are taken off first: two wordings that differ by a frame alone are the same.
 */
import { foldText } from '../text/analyze.ts'

/** Two variations at or above this share of common words count as one. */
export const TOO_SIMILAR = 0.8

/** Words of a label such as "News item:", "In the news:", "As reported by publisher:"; a place or a speaker is none. */
const LABEL_WORD =
  '(?:in|on|the|a|an|of|from|as|by|about|and|to|news|item|headline|report|reports|reported|published|publication|plain|words|wording|subject|topic|publisher|article|story|column|analysis|opinion|video|brief|short|summary|list|guide|overview|text|title|account|coverage|piece|today|new|latest|update|information|details|author|writer|question|asked|put)'
const FRAMES_BEFORE: readonly RegExp[] = [
  new RegExp(`^(?:${LABEL_WORD} ){0,5}${LABEL_WORD}(?::| [–-]) `),
  /^(?:published )?(?:news|item|news item|report|story|article) (?:about|of) /,
  /^it is (?:reported|said|stated|noted|written) that /,
  /^(?:the )?(?:article|report|story|piece|column|headline|item|publisher|author|coverage|news item|text|guide|list|overview|account)(?:'s (?:subject|topic))? (?:says|writes|reports|states|argues|claims|notes|discusses|examines|covers|presents|lists|asks|explains|looks at|considers|concerns|contains|is about|deals with|about|of)(?: (?:that|whether|how|why))?:? /,
  /^(?:according to|as) (?:the |a |an )?(?:article|report|headline|story|piece|author|column|publisher)(?: says| reports)?,? /,
]
const FRAMES_BEHIND: readonly RegExp[] = [
  /,? (?:the |an? )?(?:article|report|headline|story|piece|column|author|publisher) (?:says|writes|reports|states|argues|claims|notes)$/,
  /,? according to (?:the |an? )?(?:article|report|headline|story|piece|column|publisher)$/,
  /,? as (?:published|reported)$/,
]

/** The words that those begin with and end in. */
const FRAME_START = new RegExp(`^(?:it|according|${LABEL_WORD.slice(3, -1)})$`)
const FRAME_END = new Set(
  'says writes reports states argues claims notes article report headline story piece column publisher published reported'.split(
    ' ',
  ),
)

const ARTICLES = new Set(['the', 'a', 'an'])

/** The different words of a wording, frames taken off. */
export function coreWords(text: string): string[] {
  return wordsOfCore(foldText(text)).filter((word, at, words) => words.indexOf(word) === at)
}

/** What a wording says and in which order, frames, articles and marks taken off. */
export function wordsInOrder(text: string): string {
  return wordsOfCore(foldText(text))
    .filter((word) => !ARTICLES.has(word))
    .join(' ')
}

/** The same of a folded wording, each as often as it stands there. */
export function wordsOfCore(folded: string): readonly string[] {
  let core = folded.replace(/[“”"«»‘]/g, '').trim()
  if (FRAME_START.test(core.slice(0, core.search(/[ :]|$/)).replace(/'s$/, '')))
    for (const frame of FRAMES_BEFORE) core = core.replace(frame, '')
  if (FRAME_END.has(core.slice(core.lastIndexOf(' ') + 1)))
    for (const frame of FRAMES_BEHIND) core = core.replace(frame, '')
  return core.match(/[\p{L}\p{N}$£€%][\p{L}\p{N}\p{M}'’.,%-]*(?<![.,'’])/gu) ?? []
}

/** Jaccard similarity of two lists of different words, 0 to 1. A headline is too short for sets to pay. */
export function similarity(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 && b.length === 0) return 1
  let common = 0
  for (const word of a) if (b.includes(word)) common++
  return common / (a.length + b.length - common)
}
