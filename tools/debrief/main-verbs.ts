/**
 * Headlines whose main verbs were marked by hand. The repository holds ids and places only (docs/reading/main-verbs);
 * the titles are read again from what lies beside it.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { parseFeed } from '../../src/feeds/parse.ts'
import { trueCase } from '../../src/neutralize/headline/sentence-case.ts'
import { repairEnglish } from '../../src/neutralize/headline/typography.ts'
import type { VerbPlace, VerbReading } from '../../src/neutralize/statement/main-verb-features.ts'
import { readLines } from './data.ts'

const SHARED = resolve(import.meta.dirname, '../../../shared')
const LABELS = resolve(import.meta.dirname, '../../docs/reading/main-verbs')

/** One statement of a headline, in sentence case, without the mark at its end. */
export interface MarkedStatement {
  /** Where the title is from: `wk`, `uc`, `ch0`, `ch1`, `feed`, `h26`. */
  origin: string
  words: string[]
  /** Null for what tells nothing; also for a verb that is left out ("Captain dead at 61"). */
  verb: (VerbPlace & { end: number }) | null
  /** The reader hesitated. */
  isDoubtful: boolean
}

interface Mark {
  from: number
  end: number
  letter: string
  isDoubtful: boolean
}

const READINGS: Record<string, VerbReading> = {
  P: 'present',
  T: 'past',
  A: 'auxiliary',
  V: 'passive',
  G: 'progressive',
  F: 'future',
}

/** @param part `unseen`: counted only; nothing was chosen with them in view */
export function readMarkedStatements(part: 'train' | 'test' | 'unseen'): MarkedStatement[] {
  const titles = part === 'train' ? titlesToLearnFrom() : titlesToTestWith()
  return readFileSync(`${LABELS}/${part}.tsv`, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [id = '', marks = '', feed] = line.split('\t')
      const title = feed === undefined ? titles.get(id) : titleInFeed(feed, id)
      if (title === undefined) throw new Error(`no title has the id ${id}`)
      return statementsOf(title, id.split('-')[0]!, marks)
    })
}

function statementsOf(title: string, origin: string, marks: string): MarkedStatement[] {
  const words = trueCase(repairEnglish(title)).split(/\s+/)
  // Marks count the words of the title as published.
  if (words.length !== title.split(' ').length) return []
  const marked = marks === 'N' ? [] : marks.split(' ; ').map(readMark)
  return partsOf(words).flatMap(([from, to]) => {
    const part = words.slice(from, to)
    part[part.length - 1] = part.at(-1)!.replace(/[:;?!.…]+$/, '')
    if (part.length < 3) return []
    const inside = marked.filter((mark) => mark.from >= from && mark.from < to)
    const first = inside[0]
    const reading = first && READINGS[first.letter]
    const verb = reading ? { at: first.from - from, end: first.end - from, reading } : null
    return [{ origin, words: part, verb, isDoubtful: inside.some((mark) => mark.isDoubtful) }]
  })
}

/** "0-1 2-3 P?": the subject, the verb group, how it tells. */
function readMark(text: string): Mark {
  const match = /^\d+-\d+ (\d+)-(\d+) ([PTVGFAC])(\??)$/.exec(text)
  if (match === null) throw new Error(`not a mark: ${text}`)
  return { from: Number(match[1]), end: Number(match[2]), letter: match[3]!, isDoubtful: match[4] === '?' }
}

const DASH = /^[-–—|]+$/
const ABBREVIATED = /^(?:Mr|Mrs|Ms|Dr|St|Sen|Rep|Gov|Gen|Lt|Col|Sgt|Rev|Prof|Jr|Sr|vs|v|No|U\.S|U\.K|[A-Z])\.$/

/** From and to of what colons, dashes, bars and full stops part. */
function partsOf(words: readonly string[]): [number, number][] {
  const parts: [number, number][] = []
  let from = 0
  words.forEach((word, i) => {
    const next = words[i + 1]
    const isEnd =
      next === undefined ||
      DASH.test(word) ||
      /[:;?!…]['"’”]?$/.test(word) ||
      (/\.['"’”]?$/.test(word) && /^[“"'‘]?\p{Lu}/u.test(next) && !ABBREVIATED.test(word) && !/\.\p{L}\.$/u.test(word))
    if (!isEnd) return
    let to = i + 1
    while (from < to && DASH.test(words[from]!)) from++
    while (to > from && DASH.test(words[to - 1]!)) to--
    if (to > from) parts.push([from, to])
    from = i + 1
  })
  return parts
}

const clean = (title: string): string => title.replace(/\s+/g, ' ').trim()

/** The titles of two sets that may teach a shipped model, and the headlines under the MIT licence. */
function titlesToLearnFrom(): Map<string, string> {
  return new Map([
    ...titlesOf(gunzipSync(readFileSync(`${SHARED}/grouping/gnews-hourly.dev.articles.jsonl.gz`)).toString()),
    ...titlesOf(readFileSync(`${SHARED}/grouping/uci.dev.articles.jsonl`, 'utf8')),
    ...baitTitles(),
  ])
}

function titlesOf(lines: string): [string, string][] {
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { id: string; title: string })
    .map(({ id, title }) => [id, clean(title)])
}

function baitTitles(): [string, string][] {
  return readFileSync(`${SHARED}/debrief/chakraborty_train.tsv`, 'utf8')
    .split('\n')
    .flatMap((line, n): [string, string][] => {
      const [label, title] = line.split('\t')
      return label === '0' || label === '1' ? [[`ch${label}-${n}`, clean(title!)]] : []
    })
}

const hashOf = (title: string): string => createHash('sha256').update(title).digest('hex').slice(0, 12)

/** Titles that may test but not teach have ids made of the title. */
function titlesToTestWith(): Map<string, string> {
  const news = readLines<{ title: string }>('headlines2026_dev.jsonl')
  return new Map([...titlesToLearnFrom(), ...news.map(({ title }) => [`h26-${hashOf(title)}`, clean(title)] as const)])
}

/** The title of a recorded feed that has this id. */
function titleInFeed(path: string, id: string): string | undefined {
  const body = readFileSync(`${SHARED}/feeds/${path}`)
  const { items } = parseFeed({ body, contentType: '', baseUrl: 'https://news.example/feed' })
  return items.map(({ title }) => clean(title)).find((title) => `feed-${hashOf(title)}` === id)
}
