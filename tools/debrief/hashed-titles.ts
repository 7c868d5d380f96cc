/**
 * Titles of publishers by the first 16 hex digits of their SHA-256: they are not ours to print, so labels stand beside the
 * hash and the titles come from the development data.
 */
import { createHash } from 'node:crypto'
import { readAgencyTitles, readFrontPages, readLines, readText } from './data.ts'

export const titlesByHash = () => new Map(readTitles().map((title) => [hashOf(title), title]))

export function titleOf(id: string, titles: ReadonlyMap<string, string>): string {
  const headline = titles.get(id)
  if (headline === undefined) throw new Error(`no title of the development data has the hash ${id}`)
  return headline
}

export const hashOf = (title: string): string => createHash('sha256').update(title).digest('hex').slice(0, 16)

function readTitles(): string[] {
  const outlets = readLines<{ news: Record<string, { title?: string } | null> }>('allsides_roundup_dev.jsonl')
  return [
    ...readLines<{ title: string }>('headlines2026_dev.jsonl').map(({ title }) => title),
    ...readAgencyTitles().map(({ title }) => title),
    ...readLines<{ post: string }>('webis_spoiling_dev.jsonl').map(({ post }) => post),
    ...readLines<{ text: string }>('babe_dev.jsonl').map(({ text }) => text),
    ...outlets.flatMap(({ news }) => Object.values(news).flatMap((piece) => piece?.title ?? [])),
    ...readFrontPages(),
    ...['outlet2017_noisy.tsv', 'chakraborty_train.tsv', 'chakraborty_dev.tsv'].flatMap((file) =>
      readText(file)
        .split('\n')
        .map((line) => line.split('\t')[1] ?? ''),
    ),
  ]
}
