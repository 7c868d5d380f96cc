/** Behind a story: the titles that publishers changed after the fact, and why its articles are one group. */
import { type ComponentChild, h } from 'preact'
import { duration } from '../time.ts'
import type { Article, Explanation, Story, TitleRevision } from '../wire.ts'
import { compareWordings } from '../wording.ts'
import { inLanguage, type ReadLanguage } from './language.ts'
import { moment } from './moment.ts'
import { wordRuns } from './titles.ts'

export interface Background {
  story: Story
  explanation: Explanation
  /** By article id; oldest first, the current wording last. */
  revisions: ReadonlyMap<number, readonly TitleRevision[]>
  readLanguage: ReadLanguage
  now: Date
}

export function titleChanges(background: Background): ComponentChild {
  const { story, revisions } = background
  const changed = story.articles.filter(({ id }) => (revisions.get(id)?.length ?? 0) > 1)
  return h(
    'section',
    { class: 'block', 'aria-labelledby': 'changes-title' },
    h('h2', { id: 'changes-title' }, 'Titles changed after publication'),
    changed.length === 0
      ? h('p', { class: 'note' }, 'No outlet has changed its title since we first saw it.')
      : changed.map((article) => titleHistory(article, background)),
  )
}

function titleHistory(article: Article, { revisions, readLanguage, now }: Background): ComponentChild {
  const titles = revisions.get(article.id) ?? []
  return h(
    'div',
    { class: 'history' },
    h('h3', { dir: 'auto' }, article.source.name),
    h(
      'ol',
      null,
      titles.map(({ original_title: title, seen_at: seenAt }, index) => {
        const before = titles[index - 1]?.original_title
        return h(
          'li',
          null,
          moment(seenAt, now),
          h(
            'p',
            { dir: 'auto', ...inLanguage(readLanguage(title, article.original_summary)) },
            before === undefined ? title : wordRuns(compareWordings(before, title).neutral, 'added'),
          ),
        )
      }),
    ),
  )
}

/** This many links are shown at once; the rest opens on demand. */
const LINKS_SHOWN = 5

export function grouping({ story, explanation, readLanguage }: Background): ComponentChild {
  const articles = new Map(story.articles.map((article) => [article.id, article]))
  const canonical = articles.get(explanation.canonical_article_id)
  const links = explanation.articles
    .filter((link) => articles.has(link.article_id))
    .map((link) => groupLink(link, articles, readLanguage))
  return h(
    'section',
    { class: 'block', 'aria-labelledby': 'grouping-title' },
    h('h2', { id: 'grouping-title' }, 'Why this is one story'),
    links.length === 1
      ? h(
          'p',
          { class: 'note' },
          'It is a story of one article so far: none of another outlet was alike enough to join it.',
        )
      : h(
          'p',
          { class: 'note' },
          'In order of arrival, with the article that brought each one in and the words they share.',
        ),
    links.length > 1 ? h('ol', { class: 'group-links' }, links.slice(0, LINKS_SHOWN)) : null,
    links.length > LINKS_SHOWN
      ? h(
          'details',
          { class: 'more' },
          h('summary', null, `The other ${links.length - LINKS_SHOWN}`),
          h('ol', { class: 'group-links', start: LINKS_SHOWN + 1 }, links.slice(LINKS_SHOWN)),
        )
      : null,
    canonical === undefined || links.length === 1
      ? null
      : h(
          'p',
          { class: 'note' },
          `The title on top is that of ${canonical.source.name}. ${explanation.canonical_reason}`,
        ),
  )
}

function groupLink(
  link: Explanation['articles'][number],
  articles: ReadonlyMap<number, Article>,
  readLanguage: ReadLanguage,
): ComponentChild {
  const article = articles.get(link.article_id)!
  const linked = link.linked_article_id === null ? undefined : articles.get(link.linked_article_id)
  return h(
    'li',
    null,
    h(
      'p',
      { class: 'group-link-title' },
      h('strong', { dir: 'auto' }, article.source.name),
      ' ',
      h('bdi', inLanguage(readLanguage(article.original_title, article.original_summary)), article.original_title),
    ),
    h(
      'p',
      { class: 'group-link-why' },
      linked === undefined
        ? 'The story began with this one.'
        : `${likeness(link)} to ${linked.source.name}’s, ${duration(link.time_gap_seconds)} ${link.time_gap_seconds < 0 ? 'earlier' : 'later'}${link.shared_terms.length > 0 ? ': ' : '.'}`,
      link.shared_terms.map((term) => h('span', { class: 'term' }, term)),
    ),
  )
}

function likeness({ basis, similarity }: Explanation['articles'][number]): string {
  return basis === 'embeddings'
    ? 'Alike in meaning, as their embeddings say,'
    : `${Math.round(similarity * 100)} % alike`
}
