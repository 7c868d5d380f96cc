/** The sources: what is read, under which label and why, and how reading it goes. */
import { type ComponentChild, h } from 'preact'
import { categoryName, orderCategories } from '../category.ts'
import { countOf } from '../coverage.ts'
import { fullTime, timeAhead } from '../time.ts'
import type { FeedHealth, FeedSource, IngestionRun } from '../wire.ts'
import { biasTag } from './coverage-bar.ts'
import { feedLinks, sourceFeed } from './feed-links.ts'
import { moment } from './moment.ts'
import { nothing } from './nothing.ts'

export interface SourceEntry {
  source: FeedSource
  health: FeedHealth
}

export interface SourcesView {
  entries: readonly SourceEntry[]
  lastIngestion: string | null
  /** The run that a reader without script has just started. */
  run: IngestionRun | null
  now: Date
}

export function sourcesMain(view: SourcesView): ComponentChild {
  const { entries } = view
  return h(
    'div',
    { class: 'page sources' },
    h(
      'div',
      { class: 'page-intro sources-intro' },
      h(
        'div',
        null,
        h('h1', null, 'Sources'),
        h(
          'p',
          { class: 'lead' },
          'What is read here. Labels and categories are set by whoever runs this service, and can be changed.',
        ),
      ),
      refreshForm(view),
    ),
    h(
      'div',
      { id: 'source-list' },
      summary(view),
      entries.length === 0
        ? nothing(
            'No sources yet',
            ['Add a feed from a terminal: ', h('code', null, 'npx debrief feeds add --help')],
            ['/docs#addFeed', 'Or by the API'],
          )
        : sourceTable(entries, view.now),
    ),
  )
}

function refreshForm({ run, entries }: SourcesView): ComponentChild {
  return h(
    'form',
    {
      class: 'refresh',
      id: 'refresh',
      method: 'post',
      action: '/sources/refresh',
      'data-sources': entries.filter(({ source }) => source.is_active).length,
    },
    h('button', { class: 'button button-strong', type: 'submit' }, 'Refresh now'),
    h('div', { class: 'refresh-state', id: 'refresh-state', role: 'status' }, run === null ? null : runText(run)),
    h('progress', { id: 'refresh-progress', hidden: true, 'aria-label': 'Sources read' }),
  )
}

function runText(run: IngestionRun): string {
  if (run.outcome === 'queued' || run.outcome === 'running') {
    return `The sources are being read: ${countOf(run.sources.length, 'source')} so far. Load this page again to see more.`
  }
  return `${countOf(run.sources.length, 'source')} read, ${countOf(run.new_articles, 'new article')}.`
}

function summary({ entries, lastIngestion, now }: SourcesView): ComponentChild {
  const active = entries.filter(({ source }) => source.is_active)
  const failing = active.filter(({ health }) => health.failures_in_a_row > 0)
  return h(
    'p',
    { class: 'status sources-status' },
    h('span', null, countOf(active.length, 'active source')),
    active.length < entries.length ? h('span', null, `${entries.length - active.length} switched off`) : null,
    failing.length > 0
      ? h('span', { class: 'is-failing' }, `${failing.length} failing`)
      : h('span', null, 'none failing'),
    lastIngestion === null
      ? h('span', null, 'never read yet')
      : h('span', null, 'last read ', moment(lastIngestion, now)),
    h('a', { href: '/opml', download: 'debrief-sources.opml' }, 'This list as OPML'),
  )
}

const COLUMNS = ['Source', 'Label', 'Last read', 'Failures', 'Next'] as const

/** One table, so that its columns are named once; a group of rows for each category. */
function sourceTable(entries: readonly SourceEntry[], now: Date): ComponentChild {
  return h(
    'table',
    { class: 'source-table' },
    h(
      'thead',
      null,
      h(
        'tr',
        null,
        COLUMNS.map((name) => h('th', { scope: 'col' }, name)),
      ),
    ),
    orderCategories(entries.map(({ source }) => source.category)).map((category) =>
      h(
        'tbody',
        null,
        h(
          'tr',
          { class: 'source-category' },
          h('th', { scope: 'rowgroup', colspan: COLUMNS.length }, h('h2', null, categoryName(category))),
        ),
        entries.filter(({ source }) => source.category === category).map((entry) => sourceRow(entry, now)),
      ),
    ),
  )
}

function sourceRow({ source, health }: SourceEntry, now: Date): ComponentChild {
  const isFailing = source.is_active && health.failures_in_a_row > 0
  return h(
    'tr',
    {
      class: `${isFailing ? 'is-failing' : ''}${source.is_active ? '' : 'is-off'}`,
      'data-item': '',
      'data-feed': source.id,
    },
    h(
      'th',
      { scope: 'row' },
      h(
        'a',
        { class: 'source-name', dir: 'auto', href: `/?sources=${encodeURIComponent(source.slug)}`, 'data-open': '' },
        source.name,
      ),
      h('span', { class: 'source-url' }, addressText(source.rss_url)),
      h('span', { class: 'source-feeds' }, 'in neutral words: ', feedLinks(sourceFeed(source))),
      h('span', { class: 'source-outcome', 'data-outcome': '' }),
    ),
    h(
      'td',
      { 'data-label': 'Label' },
      biasTag(source.bias_label),
      h('span', { class: 'basis' }, source.bias_basis === '' ? 'No basis given' : source.bias_basis),
    ),
    h('td', { 'data-label': 'Last read' }, health.last_success === null ? 'never' : moment(health.last_success, now)),
    h(
      'td',
      { 'data-label': 'Failures' },
      health.failures_in_a_row === 0
        ? 'none'
        : [
            h('strong', null, `${health.failures_in_a_row} in a row`),
            health.last_error === null ? null : h('span', { class: 'basis' }, sentence(health.last_error)),
          ],
    ),
    h('td', { 'data-label': 'Next' }, nextFetch(source, health, now)),
  )
}

function nextFetch(source: FeedSource, health: FeedHealth, now: Date): ComponentChild {
  if (!source.is_active) return 'switched off'
  if (health.next_fetch === null) return 'next run'
  const time = new Date(health.next_fetch)
  return h(
    'time',
    { datetime: health.next_fetch, title: fullTime(time, 'UTC'), 'data-ahead': '' },
    timeAhead(time, now),
  )
}

/** Host and path, without what a reader does not need; never with a password. */
function addressText(url: string): string {
  try {
    const { host, pathname } = new URL(url)
    return `${host}${pathname === '/' ? '' : pathname}`
  } catch {
    return ''
  }
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
