/** What the commands write: answers to stdout, all else to stderr, a progress bar only where a person looks. */
import { once } from 'node:events'
import process from 'node:process'
import { SingleBar } from 'cli-progress'

const BLOCK_LENGTH = 65_536

/** The command line itself is wrong: exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** One line of JSON on stdout; resolves when the reader has room for more. */
export async function printJson(value: unknown): Promise<void> {
  await print(`${JSON.stringify(value)}\n`)
}

/** Lines for people. Texts of publishers cannot steer the terminal: control characters are dropped. */
export async function printLines(lines: readonly string[]): Promise<void> {
  if (lines.length > 0) await print(`${lines.map(plain).join('\n')}\n`)
}

/** A table for people; a column is as wide as its longest cell. */
export async function printTable(header: readonly string[], rows: readonly (readonly string[])[]): Promise<void> {
  const cells = [header, ...rows].map((row) => row.map(plain))
  const widths = header.map((_, column) => Math.max(...cells.map((row) => [...(row[column] ?? '')].length)))
  await printLines(
    cells.map((row) =>
      row
        .map((cell, column) => pad(cell, widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    ),
  )
}

/** Text as it stands, on stdout. */
export async function print(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain')
}

/**
 * Writes many answers in blocks, since a system call a line would cost more than the work; an answer still leaves at
 * once when nothing follows it, so that a caller who waits for it before asking again is served.
 * @returns the writer of one answer; resolves when there is room for more
 */
export function createLineWriter(): (value: unknown) => Promise<void> {
  let block = ''
  const flush = async () => {
    const text = block
    block = ''
    if (text !== '') await print(text)
  }
  return async (value) => {
    // Runs when the event loop has no more input at hand.
    if (block === '') setImmediate(flush)
    block += `${JSON.stringify(value)}\n`
    if (block.length >= BLOCK_LENGTH) await flush()
  }
}

/** A remark for people, on stderr. */
export function note(text: string): void {
  process.stderr.write(`${text.split('\n').map(plain).join('\n')}\n`)
}

export interface Progress {
  /** @param total when it has become known */
  step(steps: number, total?: number): void
  /** A remark above the bar. */
  say(text: string): void
  stop(): void
}

const NO_PROGRESS: Progress = { step: () => undefined, say: () => undefined, stop: () => undefined }

/** A bar on stderr while work lasts; nothing at all where stderr is no terminal. */
export function showProgress(label: string, total: number, unit: string): Progress {
  if (!process.stderr.isTTY) return NO_PROGRESS
  const bar = new SingleBar({
    format: `${label} {bar} {value}/{total} ${unit}`,
    stream: process.stderr,
    barsize: 30,
    hideCursor: true,
    clearOnComplete: true,
  })
  bar.start(total, 0)
  return {
    step(steps, newTotal) {
      if (newTotal !== undefined) bar.setTotal(newTotal)
      bar.increment(steps)
    },
    say(text) {
      // The bar draws itself again below.
      process.stderr.clearLine(0)
      process.stderr.cursorTo(0)
      note(text)
    },
    stop: () => bar.stop(),
  }
}

/** For work whose answers stream to stdout: on a terminal they are progress enough. */
export function showStreamProgress(label: string, total: number, unit: string): Progress {
  return process.stdout.isTTY ? NO_PROGRESS : showProgress(label, total, unit)
}

/** Without control characters, and without those that turn the direction of what follows. */
function plain(text: string): string {
  return text.replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, ' ')
}

function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - [...text].length))
}
