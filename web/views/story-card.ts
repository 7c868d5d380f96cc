/** A story in a list. What many sources tell takes more room than what one does. */
import { type ComponentChild, h } from 'preact'
import { storyAddress } from '../address.ts'
import { categoryName } from '../category.ts'
import { coverageOf } from '../coverage.ts'
import type { Article, Story, TitleFormat } from '../wire.ts'
import { compareWordings, type WordRun } from '../wording.ts'
import { coverageLine } from './coverage-bar.ts'
import { inLanguage, type ReadLanguage } from './language.ts'
import { moment } from './moment.ts'
import { titlePair, type Wordings, wordRuns } from './titles.ts'

export interface StoryEntry {
  story: Story
  /** Of the source that gave the canonical title; '' when unknown. */
  category: string
  /** Whose picture is shown; null for none. */
  pictureOf: Article | null
  readLanguage: ReadLanguage
}

/** From this many sources on a story is shown with its summary, and then larger. */
const WIDE_FROM = 3
const TOP_FROM = 7
const SOURCES_NAMED = 3
/** What is on the screen at first is asked for at once; the rest when it comes near. */
const EAGER_PICTURES = 2

export function storyCard(
  entry: StoryEntry,
  index: number,
  titleFormat: TitleFormat | null,
  now: Date,
): ComponentChild {
  const { story, category, pictureOf, readLanguage } = entry
  const coverage = coverageOf(story.articles)
  const isWide = coverage.sourceCount >= WIDE_FROM
  const wordings = wordingsOf(entry)
  const href = storyAddress(story.id, titleFormat)
  return h(
    'li',
    { class: `story ${sizeClass(coverage.sourceCount)}`, id: `story-${story.id}`, 'data-item': '' },
    h(
      'article',
      { 'aria-labelledby': `story-${story.id}-title` },
      h(
        'div',
        { class: 'story-text' },
        h(
          'p',
          { class: 'kicker' },
          category === '' ? null : [h('span', { class: 'kicker-category' }, categoryName(category)), ' '],
          moment(story.latest_published_at, now),
        ),
        h(
          'h2',
          { class: 'headline', dir: 'auto', id: `story-${story.id}-title` },
          h('a', { href, 'data-open': '' }, titlePair(wordings)),
        ),
        wordings.neutral === wordings.original ? elsewhere(entry) : null,
        isWide && story.canonical_summary !== ''
          ? h(
              'p',
              { class: 'summary', dir: 'auto', ...inLanguage(readLanguage(story.canonical_summary, '')) },
              story.canonical_summary,
            )
          : null,
        isWide
          ? [coverageLine(coverage), h('p', { class: 'story-sources' }, nameSources(story.articles))]
          : h(
              'div',
              { class: 'brief-line' },
              h('span', { class: 'story-sources' }, nameSources(story.articles)),
              coverageLine(coverage),
            ),
      ),
      pictureOf === null ? null : picture(story, pictureOf, index),
    ),
  )
}

function sizeClass(sourceCount: number): string {
  if (sourceCount < WIDE_FROM) return 'story-brief'
  return sourceCount < TOP_FROM ? 'story-wide' : 'story-wide story-top'
}

/** Reworded headlines that are compared in search of the one that lost most. */
const MOST_COMPARED = 8

/** Where the title on top needed no other words: the headline of another outlet that lost most of its own. */
function elsewhere({ story, readLanguage }: StoryEntry): ComponentChild {
  const reworded = story.articles
    .filter((article) => article.neutral_title !== article.original_title)
    .slice(0, MOST_COMPARED)
    .map((article) => ({ article, runs: compareWordings(article.original_title, article.neutral_title).original }))
    .sort((a, b) => lettersDropped(b.runs) - lettersDropped(a.runs))[0]
  if (reworded === undefined) return null
  const { source, original_title: title, original_summary: summary } = reworded.article
  return h(
    'p',
    { class: 'elsewhere' },
    h('bdi', null, source.name),
    ': ',
    h(
      'span',
      { class: 'title-struck', dir: 'auto', ...inLanguage(readLanguage(title, summary)) },
      wordRuns(reworded.runs, 'dropped'),
    ),
  )
}

function lettersDropped(runs: readonly WordRun[]): number {
  return runs.reduce((sum, run) => sum + (run.isChanged ? run.text.length : 0), 0)
}

/** The neutral title of a story, and the title as published that it is the wording of. */
export function wordingsOf({ story, readLanguage }: Pick<StoryEntry, 'story' | 'readLanguage'>): Wordings {
  const origin = story.articles.find((article) => article.neutral_title === story.canonical_title)
  const original = origin?.original_title ?? story.canonical_title
  return {
    neutral: story.canonical_title,
    original,
    language: readLanguage(original, origin?.original_summary ?? ''),
  }
}

/** Served by us, so that no publisher learns who reads; the box has its size before the picture is there. */
function picture(story: Story, article: Article, index: number): ComponentChild {
  return h(
    'div',
    { class: 'story-picture' },
    h('img', {
      src: `/pictures/${story.id}/${article.id}`,
      alt: '',
      width: 320,
      height: 213,
      decoding: 'async',
      referrerpolicy: 'no-referrer',
      ...(index < EAGER_PICTURES ? {} : { loading: 'lazy' }),
    }),
  )
}

/** Who tells it, and how much of it had to be put in other words. */
function nameSources(articles: readonly Article[]): ComponentChild {
  const reworded = articles.filter((article) => article.neutral_title !== article.original_title).length
  const names = [...new Map(articles.map(({ source }) => [source.slug, source.name])).values()]
  const named = names.slice(0, SOURCES_NAMED).map((name, index) => [index > 0 ? ', ' : '', h('bdi', null, name)])
  const rest = names.length - SOURCES_NAMED
  const told = [named, rest > 0 ? ` and ${rest} more` : '']
  if (reworded === 0) return told
  return [told, articles.length === 1 ? ' · reworded' : ` · ${reworded} of ${articles.length} headlines reworded`]
}
