/** `debrief feeds check`: what our parser sees in feeds given as files or addresses. Needs no store. */
import process from 'node:process'
import { type Command, InvalidArgumentError } from 'commander'
import { readConfig } from '../config.ts'
import { systemClock } from '../domain/clock.ts'
import { DomainError } from '../domain/errors.ts'
import type { FeedFetcher, FeedParser, FetchOutcome } from '../domain/feed.ts'
import type { FeedReport } from '../feeds/check.ts'
import { parseLine, readBytes, readLines } from './input.ts'
import { createLineWriter, note, printLines, showStreamProgress, UsageError } from './terminal.ts'

/** One feed to look at: a file with what is known of its origin, or an address. */
interface Request {
  source: string
  baseUrl: string
  headers: Record<string, string>
}

/** A report, and whether there was a feed at all. */
interface Finding {
  report: FeedReport
  isFeed: boolean
}

interface CheckOptions {
  json?: boolean
  baseUrl?: string
  contentType?: string
}

/** Feeds looked at in one go; the fetcher and the parser have bounds of their own. */
const AT_ONCE = 8
/** The fetcher takes no more from the network, so a larger file tells nothing about the service. */
const LARGEST_FILE_BYTES = 10 * 1024 * 1024
const ITEMS_SHOWN = 10

export function addCheckCommand(feeds: Command): void {
  feeds
    .command('check')
    .description(
      'Show what the parser sees in feeds. Fails (1) if one of them cannot be read or is no feed; with - each answer says so.',
    )
    .argument('<sources...>', 'addresses or files; - = requests as JSON lines {source, base_url?, headers?} on stdin')
    .option('--base-url <url>', 'where the files were fetched from, for relative links', parseBaseUrl)
    .option('--content-type <type>', 'the Content-Type header the files came with')
    .option('--json', 'print one JSON line per feed, as is always done for -')
    .action(checkSources)
}

async function checkSources(sources: string[], options: CheckOptions): Promise<void> {
  if (sources.includes('-')) {
    if (sources.length > 1) throw new UsageError('- takes the place of all other sources')
    return withExaminer(answerRequests)
  }
  await withExaminer((examine) => checkArguments(sources, options, examine))
}

type Examine = (request: Request) => Promise<Finding>

async function checkArguments(sources: string[], options: CheckOptions, examine: Examine): Promise<void> {
  const headers: Record<string, string> =
    options.contentType === undefined ? {} : { 'content-type': options.contentType }
  const requests = sources.map((source) => ({ source, baseUrl: options.baseUrl ?? '', headers }))
  const progress = showStreamProgress('checking', sources.length, 'feeds')
  const write = createLineWriter()
  try {
    await answerInOrder(requests, async (request) => {
      const { report, isFeed } = await examine(request)
      return async () => {
        progress.step(1)
        if (!isFeed) process.exitCode = 1
        await (options.json ? write(report) : printReport(report))
      }
    })
  } finally {
    progress.stop()
  }
}

/** Every request is answered, in order; only a line that is no request makes the command fail in the end. */
async function answerRequests(examine: Examine): Promise<void> {
  const write = createLineWriter()
  await answerInOrder(readLines('-'), async (line) => {
    let source = ''
    try {
      const given = parseLine(line)
      if (typeof given.source === 'string') source = given.source
      const { report } = await examine(readRequest(given, line.number))
      return () => write(report)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      return async () => {
        process.exitCode = 1
        note(`debrief: ${error.message}`)
        await write(emptyReport(source, error.message))
      }
    }
  })
}

/**
 * Works several inputs at once and delivers their answers in the order of the inputs, each as soon as it can be:
 * a caller may wait for an answer before giving the next input.
 */
async function answerInOrder<Input>(
  inputs: Iterable<Input> | AsyncIterable<Input>,
  work: (input: Input) => Promise<() => Promise<void>>,
): Promise<void> {
  const open: Promise<void>[] = []
  let last = Promise.resolve()
  for await (const input of inputs) {
    const answer = work(input)
    // Looked at in its turn; until then a failure is nobody's unhandled rejection.
    answer.catch(() => undefined)
    last = last.then(async () => (await answer)())
    last.catch(() => undefined)
    open.push(last)
    if (open.length >= AT_ONCE) await open.shift()
  }
  await last
}

/** Hands over an examiner with its parser and, once an address comes up, its fetcher; closes both afterwards. */
async function withExaminer(use: (examine: Examine) => Promise<void>): Promise<void> {
  const config = readConfig(process.env)
  const { createFeedParser } = await import('../feeds/parser.ts')
  const parser = createFeedParser()
  let fetcher = null as Promise<FeedFetcher> | null
  const getFetcher = () => {
    fetcher ??= import('../compose/ingestion.ts').then(({ createFetcher }) => createFetcher(config, systemClock))
    return fetcher
  }
  try {
    await use((request) => examineSource(request, parser, getFetcher))
  } finally {
    await parser.close()
    await (await fetcher)?.close()
  }
}

async function examineSource(
  request: Request,
  parser: FeedParser,
  getFetcher: () => Promise<FeedFetcher>,
): Promise<Finding> {
  const { checkFeed } = await import('../feeds/check.ts')
  const isAddress = /^https?:\/\//i.test(request.source)
  const body = isAddress ? await fetchBody(request.source, await getFetcher()) : await readBody(request)
  if ('problem' in body) return { report: emptyReport(request.source, body.problem), isFeed: false }
  let isFeed = true
  const watched: FeedParser = {
    parse: (parseRequest) =>
      parser.parse(parseRequest).catch((error: unknown) => {
        isFeed = false
        throw error
      }),
    close: () => parser.close(),
  }
  const report = await checkFeed(watched, { source: request.source, ...body })
  return { report, isFeed }
}

type Body = { body: Uint8Array; baseUrl: string; headers: Record<string, string> } | { problem: string }

/** `scheme://…`, which no file is meant by. */
const OTHER_ADDRESS = /^[a-z][a-z0-9+.-]*:\/\//i

async function readBody({ source, baseUrl, headers }: Request): Promise<Body> {
  if (OTHER_ADDRESS.test(source)) return { problem: 'An address must begin with http:// or https://.' }
  try {
    // A request names files only: '-' would be the stdin that the requests come from.
    const body = await readBytes(source === '-' ? './-' : source, LARGEST_FILE_BYTES)
    if (body === null) return { problem: 'The file is larger than 10 MB, the most a feed may have.' }
    return { body, baseUrl, headers }
  } catch (error) {
    const { code } = (error as DomainError).cause as NodeJS.ErrnoException
    return { problem: `The file cannot be read (${code ?? 'unknown reason'}).` }
  }
}

async function fetchBody(address: string, fetcher: FeedFetcher): Promise<Body> {
  const outcome = await fetcher.fetch(address, { etag: null, lastModified: null })
  if (outcome.kind !== 'fetched') return { problem: describeOutcome(outcome) }
  return { body: outcome.body, baseUrl: outcome.finalUrl, headers: { 'content-type': outcome.contentType } }
}

function describeOutcome(outcome: Exclude<FetchOutcome, { kind: 'fetched' }>): string {
  if (outcome.kind === 'failed' || outcome.kind === 'paused') return outcome.reason
  return outcome.kind === 'gone'
    ? 'The publisher says that the feed is gone for good (410).'
    : 'Nothing was sent (304).'
}

function readRequest(given: Record<string, unknown>, lineNumber: number): Request {
  const { source, base_url: baseUrl, headers } = given
  const bad = (field: string, rule: string) => new DomainError('invalid', `line ${lineNumber}: ${field}: ${rule}`)
  if (typeof source !== 'string' || source === '') throw bad('source', 'must be a file or an address')
  if (typeof (baseUrl ?? '') !== 'string') throw bad('base_url', 'must be a string')
  if (typeof (headers ?? {}) !== 'object' || Array.isArray(headers)) throw bad('headers', 'must be an object')
  return {
    source,
    baseUrl: (baseUrl ?? '') as string,
    headers: Object.fromEntries(Object.entries(headers ?? {}).map(([name, value]) => [name, String(value)])),
  }
}

function emptyReport(source: string, problem: string): FeedReport {
  return { source, title: null, link: null, items: [], problems: [problem] }
}

async function printReport(report: FeedReport): Promise<void> {
  const lines = [report.source, `  ${report.title ?? '(no title)'}${report.link === null ? '' : ` <${report.link}>`}`]
  lines.push(`  ${report.items.length} items`)
  for (const item of report.items.slice(0, ITEMS_SHOWN)) {
    lines.push(`    ${item.published_at ?? '(no date)           '}  ${item.title}`)
  }
  if (report.items.length > ITEMS_SHOWN) lines.push(`    and ${report.items.length - ITEMS_SHOWN} more`)
  lines.push(...report.problems.map((problem) => `  ! ${problem}`))
  await printLines(lines)
}

function parseBaseUrl(text: string): string {
  if (!URL.canParse(text)) throw new InvalidArgumentError('It must be an absolute address.')
  return text
}
