/** Wordings with a few words in front ("News about …", "In brief: …"): alike, but whole. */
import { isContent, NUMERIC, readWords } from '../clause/words.ts'
import { leanWording } from '../length/lean-wording.ts'
import { finished } from '../length/to-length.ts'
import { inOtherWords, MOST_FORMS } from '../paraphrase/rephrase.ts'
import { small } from '../plain/grammar.ts'
import { isPlace } from '../words/vocabulary.ts'
import { namesSpeaker } from './attributed.ts'
import { labelsFor, openingsFor, withoutOpening } from './frames.ts'
import type { HeadlinePlan } from './headline-plan.ts'
import { isPhrase } from './item-ways.ts'
import { inside, isDateline, mayBeAbout, SELF_REFERENCE, TOLD_BEHIND } from './labelled.ts'

// Where a label comes first: "News about Ohio: plant closes".
const ABOUT = ['News about', 'Story on', 'Article on', 'News on', 'Report on']
/** Of what the label names and nothing is told of: "A look at weddings: dances and gifts". */
const ABOUT_THING = ['A look at', 'Published article on', 'Publisher’s story on', ...ABOUT]
// … and of what is asked: a question is no news.
const ASKED_ABOUT = [
  'Article on',
  'Question raised about',
  'Asked in an article on',
  'Publisher puts question about',
  'Report on',
]

/** … and of what is asked under any other label: by whom, it does not tell. */
const ASKED = [
  ...['Question in the article', 'Asked in the article', 'Asked in article', 'In the article', 'Question'],
  ...['Published', 'Summary', 'In brief'],
]

function aboutOf(text: string, label: string, items: HeadlinePlan['items']): readonly string[] {
  if (text.endsWith('?')) return ASKED_ABOUT
  return isThing(label, items) ? ABOUT_THING : ABOUT
}

/** For statements that leave no room for more. */
export function introduced(ways: readonly string[], { label, items }: Pick<HeadlinePlan, 'label' | 'items'>): string[] {
  if (label !== '' && !mayBeAbout(label)) return []
  if (label !== '')
    return aboutOf(ways[0] ?? '', label, items).flatMap((opening) =>
      [
        ...new Set(
          ways
            // Behind two openings there is no room for a third.
            .filter((way) => way.startsWith(label) && way.split(': ').length < 3)
            .slice(0, 4)
            .flatMap((way) => [way, leanWording(way)]),
        ),
      ].map((way) => `${opening} ${inside(way, label)}`),
    )
  const own = ways
    .values()
    .filter((way) => !isOfArticle(way) && !/^[^,;“‘"]{2,40}: /.test(way) && tellsSomething(way))
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

/** Things, and nothing that is told to have happened somewhere: "A look at Norwell: fire at pier" would be of Norwell. */
const isThing = (label: string, items: HeadlinePlan['items']): boolean =>
  !label
    .toLowerCase()
    .split(/[ ,]+/)
    .some((word) => isPlace(word) || isDateline(word)) &&
  items.every((item) => isPhrase(item) && !/^(?:my|our|your)\b/i.test(item.text))

/** Wordings that keep everything, in other small words and under labels. */
export function labelledCandidates(wholes: Iterator<string>, plan: HeadlinePlan): string[] {
  const bare = Iterator.from(wholes)
    .filter(
      (text) =>
        !isOfArticle(text) && !text.startsWith('Report: ') && withoutOpening(text) === text && tellsSomething(text, 2),
    )
    .take(6)
    .toArray()
  const labelled = bare.flatMap((text) =>
    // "In the news – Kelly: …": two labels, and nobody is reported on who speaks; two colons would part what belongs together.
    /^[^,;“‘"]{2,40}: /.test(text)
      ? mayBeAbout(plan.label)
        ? aboutOf(text, plan.label, plan.items).map((opening) =>
            finished(`${opening} ${inside(text, plan.label)}`, true),
          )
        : (text.endsWith('?') ? ASKED : labelsFor(text))
            .map((label) => finished(`${label} – ${text}`, true))
            .filter((line) => line.includes(' – '))
      : labelsFor(text).map((label) => finished(`${label}: ${small(text)}`, true)),
  )
  const reworded = bare
    .slice(0, 4)
    .flatMap((text) => [...inOtherWords(text).take(MOST_FORMS)].map((form) => finished(form, false)))
  return [...new Set([...reworded, ...labelled])].filter((text) => text !== '' && namesSpeaker(text, plan))
}

const isOfArticle = (text: string): boolean => SELF_REFERENCE.test(text) || TOLD_BEHIND.test(text)
const REPEATED = ['In brief', 'In the article', 'Summary']

/** What tells only what an article is about, in the words of `sayAbout` and of what is denied. */
const ABOUT_ARTICLE =
  /^(?:Publisher['’]s|Coverage|Opinion piece|Advice given|A look at|Text sets|What is reported|Author of|News (?:on|about)|Story|In brief|In the article|Summary)\b/

/** What was taken already, in fewer small words and behind a few words: where nothing else can be said. */
export const repeated = (taken: readonly string[]): string[] =>
  REPEATED.flatMap((label) =>
    taken
      .filter(
        (text) => !isOfArticle(text) && !ABOUT_ARTICLE.test(text) && !text.endsWith('?') && tellsSomething(text, 3),
      )
      // One label in front is enough.
      .map((text) => `${label}: ${small(withoutOpening(text))}`),
  )
    .map((text) => finished(text, false))
    .filter((line) => line !== '')

/** One word is no statement: what is left of "You will never guess" names nothing that an opening could open. */
export function tellsSomething(way: string, least = 1): boolean {
  return readWords(way).filter((word) => isContent(word) || (word.marks & NUMERIC) !== 0).length > least
}
