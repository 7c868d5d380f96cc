/** `debrief feeds …`: the feed sources listed, changed, and carried in and out as JSON or OPML. */
import type { Command } from 'commander'
import { DomainError } from '../domain/errors.ts'
import { BIAS_LABELS, type FeedSource, type FeedSourceStore } from '../domain/feed-source.ts'
import { readFeedSourceDraft } from '../domain/feed-source-draft.ts'
import { importFeedSources } from '../domain/source-import.ts'
import { withApp } from './app.ts'
import { readBytes } from './input.ts'
import { print, printJson, printLines, printTable, UsageError } from './terminal.ts'

/** As the reader of source lists has it. */
const LARGEST_LIST_BYTES = 10 * 1024 * 1024

interface Json {
  json?: boolean
}

interface AddOptions extends Json {
  name: string
  slug?: string
  biasLabel?: string
  biasBasis?: string
  category?: string
  inactive?: boolean
}

/** @returns the `feeds` command, for those of its commands that live elsewhere */
export function addFeedCommands(program: Command): Command {
  const feeds = program.command('feeds').description('The feed sources.')
  feeds
    .command('list')
    .description('All sources, inactive ones too.')
    .option('--json', 'print a JSON array')
    .action(listSources)
  feeds
    .command('add')
    .description('Add one source.')
    .argument('<url>', 'address of the feed')
    .requiredOption('--name <name>', 'name shown to readers')
    .option('--slug <slug>', 'short identifier; made from the name if left out')
    .option('--bias-label <label>', BIAS_LABELS.join(', '))
    .option('--bias-basis <text>', 'one line: what the label rests on')
    .option('--category <slug>', 'such as us_news')
    .option('--inactive', 'list it without fetching it')
    .option('--json', 'print the source as JSON')
    .action(addSource)
  for (const [name, isActive, description] of [
    ['disable', false, 'Stop fetching a source; its articles stay.'],
    ['enable', true, 'Fetch a source again.'],
  ] as const) {
    feeds
      .command(name)
      .description(description)
      .argument('<source>', 'slug or id of the source')
      .option('--json', 'print the source as JSON')
      .action((source: string, options: Json) => switchSource(source, isActive, options))
  }
  feeds
    .command('import')
    .description('Lay a source list into the store: new sources are added, known ones changed, none deleted.')
    .argument('<file>', 'JSON or OPML; - = stdin')
    .option('--json', 'print {added, changed}')
    .action(importSources)
  feeds
    .command('export')
    .description('Write the source list as OPML 2.0.')
    .option('--json', 'write it as JSON, as FEEDS_FILE takes it')
    .action(exportSources)
  return feeds
}

async function listSources({ json }: Json): Promise<void> {
  await withApp('once', 'spared', async ({ store }) => {
    const sources = await store.listFeedSources()
    if (json) return printJson(sources.map((await wire()).presentAdminFeed))
    await printTable(
      ['ID', 'SLUG', 'NAME', 'CATEGORY', 'BIAS LABEL', 'STATE', 'ADDRESS'],
      sources.map((source) => [
        String(source.id),
        source.slug,
        source.name,
        source.category,
        source.biasLabel,
        source.isActive ? 'active' : 'inactive',
        source.rssUrl,
      ]),
    )
  })
}

async function addSource(url: string, options: AddOptions): Promise<void> {
  const draft = readArguments(url, options)
  await withApp('once', 'made', async ({ store }) => {
    const source = await store.addFeedSource(draft).catch((error: unknown) => {
      const isSlugTaken = error instanceof DomainError && error.code === 'conflict' && error.field === 'slug'
      if (!isSlugTaken || options.slug !== undefined) throw error
      // The name gave it, so that nobody may know of it yet.
      throw new DomainError(
        'conflict',
        `another feed source has the slug "${draft.slug}"; --slug gives this one its own`,
      )
    })
    await showSource(source, options, 'added')
  })
}

function readArguments(url: string, options: AddOptions) {
  try {
    return readFeedSourceDraft({
      name: options.name,
      rss_url: url,
      slug: options.slug,
      bias_label: options.biasLabel,
      bias_basis: options.biasBasis,
      category: options.category,
      is_active: options.inactive !== true,
    })
  } catch (error) {
    if (error instanceof DomainError) throw new UsageError(`${error.field}: ${error.message}`)
    throw error
  }
}

async function switchSource(named: string, isActive: boolean, options: Json): Promise<void> {
  await withApp('once', 'made', async ({ store }) => {
    const { id } = await findSource(store, named)
    await showSource(await store.updateFeedSource(id, { isActive }), options, isActive ? 'enabled' : 'disabled')
  })
}

async function importSources(file: string, { json }: Json): Promise<void> {
  const { parseListedSources } = await import('../feeds/source-list.ts')
  const bytes = await readBytes(file, LARGEST_LIST_BYTES)
  if (bytes === null) throw new DomainError('invalid', 'the source list is larger than 10 MB')
  const list = parseListedSources(bytes)
  await withApp('once', 'made', async ({ store }) => {
    const { added, changed } = await importFeedSources(store, list)
    if (json) await printJson({ added, changed })
    else
      await printLines([
        `${list.length} ${list.length === 1 ? 'source' : 'sources'} read: ${added} added, ${changed} changed.`,
      ])
  })
}

async function exportSources({ json }: Json): Promise<void> {
  await withApp('once', 'spared', async ({ store, clock }) => {
    const sources = await store.listFeedSources()
    const { formatSourceList } = await import('../feeds/source-list.ts')
    const { formatOpml } = await import('../feeds/opml.ts')
    await print(json ? formatSourceList(sources) : formatOpml(sources, clock.now()))
  })
}

/** The presenters of the admin routes: a source looks the same through every door. Loaded late, as all of http/ is. */
function wire() {
  return import('../http/wire/feed.ts')
}

async function findSource(store: Pick<FeedSourceStore, 'listFeedSources'>, slugOrId: string): Promise<FeedSource> {
  const sources = await store.listFeedSources()
  const source =
    sources.find((candidate) => candidate.slug === slugOrId.trim().toLowerCase()) ??
    sources.find((candidate) => String(candidate.id) === slugOrId.trim())
  if (source === undefined) throw new DomainError('not_found', `there is no source "${slugOrId}"`)
  return source
}

async function showSource(source: FeedSource, { json }: Json, done: string): Promise<void> {
  if (json) await printJson((await wire()).presentAdminFeed(source))
  else await printLines([`${source.name} (${source.slug}) is ${done}.`])
}
