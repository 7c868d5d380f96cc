/** Wordings with a few words in front ("News about …", "In brief: …"): alike, but whole. */
import { isContent, NUMERIC, readWords } from '../clause/words.ts'
import { namesSpeaker } from './attributed.ts'
import { labelsFor, openingsFor, withoutOpening } from './frames.ts'
import type { HeadlinePlan } from './headline-plan.ts'
import { mayBeAbout, SELF_REFERENCE } from './labelled.ts'
import { leanWording } from './lean-wording.ts'
import { inOtherWords, MOST_FORMS } from './rephrase.ts'
import { finished } from './to-length.ts'
import { small } from './words.ts'

// Where a label comes first: "News about Ohio: plant closes".
const ABOUT = ['News about', 'Story on', 'Article on', 'News on', 'Report on']

/** For statements that leave no room for more. */
export function introduced(ways: readonly string[], label: string): string[] {
  if (label !== '' && !mayBeAbout(label)) return []
  if (label !== '')
    return ABOUT.flatMap((opening) =>
      [
        ...new Set(
          ways
            .filter((way) => way.startsWith(label))
            .slice(0, 4)
            .flatMap((way) => [way, leanWording(way)]),
        ),
      ].map((way) => `${opening} ${afterAbout(way, label)}`),
    )
  const own = ways
    .values()
    .filter((way) => !SELF_REFERENCE.test(way) && !/^[^,;“‘"]{2,40}: /.test(way) && tellsSomething(way))
    .take(3)
  const texts = [...new Set(own.flatMap((way) => [way, leanWording(way)]))]
  const most = Math.max(0, ...texts.map((text) => openingsFor(text).length - 4))
  return Array.from({ length: most }, (_, i) => i + 4).flatMap((at) =>
    texts.flatMap((text) => {
      const opening = openingsFor(text)[at]
      return opening === undefined ? [] : [`${opening}: ${small(text)}`]
    }),
  )
}

/** Wordings that keep everything, in other small words and under labels. */
export function labelledCandidates(wholes: Iterator<string>, plan: HeadlinePlan): string[] {
  const bare = Iterator.from(wholes)
    .filter(
      (text) =>
        !SELF_REFERENCE.test(text) &&
        !text.startsWith('Report: ') &&
        withoutOpening(text) === text &&
        tellsSomething(text, 2),
    )
    .take(6)
    .toArray()
  const labelled = bare.flatMap((text) =>
    // "In the news: Kelly: …" is two labels, and yet nobody is reported on who speaks.
    /^[^,;“‘"]{2,40}: /.test(text)
      ? mayBeAbout(plan.label)
        ? ABOUT.map((opening) => finished(`${opening} ${afterAbout(text, plan.label)}`, true))
        : labelsFor(text).map((label) => finished(`${label}: ${text}`, true))
      : labelsFor(text).map((label) => finished(`${label}: ${small(text)}`, true)),
  )
  const reworded = bare
    .slice(0, 4)
    .flatMap((text) => [...inOtherWords(text).take(MOST_FORMS)].map((form) => finished(form, false)))
  return [...new Set([...reworded, ...labelled])].filter((text) => text !== '' && namesSpeaker(text, plan))
}

const REPEATED = ['In brief', 'In the article', 'As published', 'Summary']

/** What was taken already, in fewer small words and behind a few words: where nothing else can be said. */
export const repeated = (taken: readonly string[]): string[] =>
  REPEATED.flatMap((label) => taken.map((text) => `${label}: ${small(text)}`)).flatMap((text) =>
    [finished(text, false)].filter((line) => line !== ''),
  )

/** A single word or what is numbered is as often a name. */
const afterAbout = (text: string, label: string): string => (/ /.test(label) && !/\d/.test(label) ? small(text) : text)

/** One word is no statement: what is left of "You will never guess" names nothing that an opening could open. */
export function tellsSomething(way: string, least = 1): boolean {
  return readWords(way).filter((word) => isContent(word) || (word.marks & NUMERIC) !== 0).length > least
}
