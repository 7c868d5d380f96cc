/** `debrief export` and `debrief import`: everything published as lines of JSON, for backup and research. */
import { createWriteStream, realpathSync, renameSync, rmSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import process from 'node:process'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Command } from 'commander'
import { DomainError } from '../domain/errors.ts'
import type { ImportLine } from '../domain/store.ts'
import { withApp } from './app.ts'
import { parseLine, readLines } from './input.ts'
import { note, printJson, printLines, showProgress, showStreamProgress } from './terminal.ts'

export function addArchiveCommands(program: Command): void {
  program
    .command('export')
    .description('Write feed sources, story groups and articles as NDJSON.')
    .argument('[file]', 'where to; - = stdout', '-')
    .option('--json', 'NDJSON is what this command writes in any case')
    .action(exportArchive)
  program
    .command('import')
    .description('Read an export into an empty store, all of it or nothing.')
    .argument('[file]', 'an export; - = stdin', '-')
    .option('--json', 'print the counts as JSON')
    .action(importArchive)
}

async function exportArchive(file: string): Promise<void> {
  await withApp('never', 'needed', async ({ store }) => {
    const progress = (file === '-' ? showStreamProgress : showProgress)('exporting', 0, 'records')
    let records = 0
    async function* lines() {
      for await (const record of store.exportRecords()) {
        progress.step(1, ++records)
        yield `${JSON.stringify(record)}\n`
      }
      // The header alone: a store without an article, perhaps the wrong one.
      if (records <= 1 && file !== '-' && (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0)
        throw new DomainError('conflict', `the store holds no article, and ${file} is not replaced by an empty archive`)
    }
    try {
      if (file === '-') await pipeline(Readable.from(lines()), process.stdout, { end: false })
      else await writeTo(file, lines())
    } finally {
      progress.stop()
    }
    if (file !== '-') note(`${records} records written to ${file}`)
  })
}

/**
 * The file is there whole or as it was before: a full disk does not cost the last good backup.
 * @throws DomainError 'invalid' naming the file when it cannot be made or written
 */
export async function writeTo(file: string, lines: AsyncIterable<string>): Promise<void> {
  try {
    const old = statSync(file, { throwIfNoEntry: false })
    // A pipe or a device takes the lines as they come.
    if (old !== undefined && !old.isFile()) return await pipeline(lines, createWriteStream(file))
    const target = old === undefined ? file : realpathSync(file)
    const draft = `${target}.${process.pid}.part`
    const handle = await open(draft, 'w', old?.mode)
    try {
      await pipeline(lines, handle.createWriteStream({ flush: true }))
      renameSync(draft, target)
    } finally {
      rmSync(draft, { force: true })
    }
  } catch (cause) {
    const { code, syscall } = cause as NodeJS.ErrnoException
    if (syscall === undefined) throw cause
    throw new DomainError('invalid', `cannot write ${file} (${code})`, { cause })
  }
}

async function importArchive(file: string, options: { json?: boolean }): Promise<void> {
  await withApp('never', 'made', async ({ store }) => {
    const progress = showProgress('importing', 0, 'records')
    let records = 0
    async function* parsed(): AsyncGenerator<ImportLine> {
      for await (const line of readLines(file)) {
        progress.step(1, ++records)
        yield { record: parseLine(line), number: line.number }
      }
    }
    try {
      const { feedSources, storyGroups, articles } = await store.importRecords(parsed())
      if (options.json) await printJson({ feed_sources: feedSources, story_groups: storyGroups, articles })
      else
        await printLines([`Imported ${feedSources} feed sources, ${storyGroups} story groups, ${articles} articles.`])
    } finally {
      progress.stop()
    }
  })
}
