/**
 * Frames around a whole wording ("It is reported that …", "Report on …"). A frame changes no fact, so two wordings
 * that differ by one alone are the same wording: it is taken off before they are compared.
 */
import { coreWords } from './distinct.ts'

const FRAMES: readonly RegExp[] = [
  /^(?:it is reported that|publisher (?:writes|reports)(?: that| on)?|(?:news )?in brief:|headline in plain words:|as reported by publisher:|subject of (?:the )?report:|from (?:the )?published report:|according to (?:the |an? )?(?:article|publisher|report),) /i,
  /^(?:the )?(?:article|report|story|column|headline|news report|coverage|account|explanation) (?:describes|discusses|examines|explains|considers|concerns|mentions|is about|tells of|on|of|about) (?:reasons that |whether |how )?/i,
  /,? (?:the )?(?:publisher|article|report) (?:writes|says|reports)$|, as published$/i,
  /(?: (?:is|are)(?: the)? subjects? of (?:an )?(?:article|column)| (?:is|are) (?:discussed|described|examined)(?: in (?:an |the )?article)?|; details are in the article)$/i,
]

export function hasFrame(text: string): boolean {
  return FRAMES.some((frame) => frame.test(text))
}

/** The different words of a wording without its frames. */
export function coreOf(text: string): readonly string[] {
  let core = text
  for (const frame of FRAMES) core = core.replace(frame, '')
  return coreWords(core)
}

/** Ways to say a whole sentence inside another. @param inner its beginning in small letters, unless a name */
export function framed(inner: string, isClause: boolean): string[] {
  const colon = [
    `Headline in plain words: ${inner}`,
    `As reported by publisher: ${inner}`,
    `Subject of the report: ${inner}`,
    `From the published report: ${inner}`,
  ]
  return isClause ? [`It is reported that ${inner}`, `Publisher writes that ${inner}`, ...colon] : colon
}
