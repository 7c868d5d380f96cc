/**
 * Headlines that papers print in sentence case, so that their capitals tell names, and the same in title case. Some may
 * teach a shipped model, those of the feeds and the grouping sets only test. Read where they lie, never copied.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { parseFeed } from '../../src/feeds/parse.ts'
import { isCapital, readHeadline, type Word } from '../../src/neutralize/headline/words.ts'
import { type LabelledHeadline, readLabelled } from '../train-clickbait.ts'
import { readLines } from './data.ts'

const SHARED = resolve(import.meta.dirname, '../../../shared')
const BAITS = `${SHARED}/debrief/chakraborty_train.tsv`

const front = (): string[] =>
  titlesOf(gunzipSync(readFileSync(`${SHARED}/grouping/gnews-hourly.dev.articles.jsonl.gz`)).toString())
const aggregated = (): string[] => titlesOf(readFileSync(`${SHARED}/grouping/uci.dev.articles.jsonl`, 'utf8'))
const published = (): LabelledHeadline[] => readLabelled(BAITS)

/**
 * Titles of the hourly front page, of the UCI News Aggregator and of the news among the headlines under the MIT licence:
 * a shipped model may learn from them.
 */
export const titlesToLearnFrom = (): string[] =>
  sentenceCased([
    ...front(),
    ...aggregated(),
    ...published()
      .filter(({ isBait }) => !isBait)
      .map(({ text }) => clean(text)),
  ])

export interface TestTitle {
  /** The folder or file of the title. */
  origin: string
  title: string
  /** Counted only, never printed. */
  isUnread: boolean
}

/** Titles of the feeds and the grouping sets; none of those that teach. */
export function titlesToTestWith(): TestTitle[] {
  const taught = new Set([...front(), ...aggregated(), ...published().map(({ text }) => text)].map(folded))
  const origins: [string, string[]][] = [
    ...readdirSync(`${SHARED}/feeds`)
      .filter((name) => /^[a-z]-/.test(name))
      .map((name): [string, string[]] => [name, titlesOfFeeds(`${SHARED}/feeds/${name}`)]),
    ...readdirSync(`${SHARED}/grouping`)
      .filter((name) => /^(?!uci).*\.articles\.jsonl$/.test(name))
      .map((name): [string, string[]] => [
        name.split('.')[0]!,
        titlesOf(readFileSync(`${SHARED}/grouping/${name}`, 'utf8')),
      ]),
    ['headlines2026', readLines<{ title: string }>('headlines2026_dev.jsonl').map(({ title }) => clean(title))],
  ]
  return origins.flatMap(([origin, titles]) =>
    sentenceCased(titles)
      .filter((title) => !taught.has(folded(title)) && taught.add(folded(title)))
      .map((title) => ({ origin, title, isUnread: hashOf(title) % 2 === 1 })),
  )
}

function titlesOf(lines: string): string[] {
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => clean((JSON.parse(line) as { title: string }).title))
}

function titlesOfFeeds(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.xml'))
    .sort()
    .flatMap((name) => {
      const body = readFileSync(`${folder}/${name}`)
      return parseFeed({ body, contentType: '', baseUrl: 'https://news.example/feed' }).items.map(({ title }) =>
        clean(title),
      )
    })
}

const clean = (title: string): string => title.replace(/\s+/g, ' ').trim()
const folded = (title: string): string => title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
const hashOf = (title: string): number => createHash('sha256').update(folded(title)).digest()[0]!

/** Those in which capitals tell names: words of content are small, and no function word inside a sentence is capital. */
function sentenceCased(titles: readonly string[]): string[] {
  return [...new Set(titles)].filter((title) => {
    const { words, isTitleCase, isAllCapitals } = readHeadline(title)
    const long = words.filter(({ spelling }) => spelling.isLong)
    const small = long.filter(({ spelling }) => spelling.isLower)
    return (
      !isTitleCase &&
      !isAllCapitals &&
      words.length > 4 &&
      !TAGALOG.test(title) &&
      small.length > 1 &&
      small.length / long.length >= 0.4 &&
      !words.some(
        (word, i) => i > 0 && word.gap === ' ' && word.text !== 'I' && isCapital(word) && SMALL_INSIDE.test(word.key),
      )
    )
  })
}

/** Papers of Manila put it between English words. */
const TAGALOG = /\b(?:ang|mga|ng|sa)\b/i

/** Of the function words those that begin no name: not "The Hague", "Will Ruiz", "US". */
const SMALL_INSIDE =
  /^(?:is|are|was|were|be|been|has|have|had|would|could|must|should|do|does|did|not|no|it|its|he|his|she|her|they|their|them|we|our|you|your|my|that|these|those|who|whose|which|what|when|where|why|how|if|than|then|of|at|to|from|by|with|into|about|amid|because|since|after|before|a|an)$/

export type TitleStyle = 'ap' | 'every' | 'capitals'

const SMALL_IN_AP = /^(?:a|an|the|and|but|or|nor|for|so|yet|at|by|in|of|on|to|up|as|off|out|per|via|vs|v)$/

/** The headline in the title case of the Associated Press, with every word capital, or in capitals. */
export function inTitleCase(title: string, style: TitleStyle): string {
  if (style === 'capitals') return title.toUpperCase()
  const { words, tail } = readHeadline(title)
  const cased = words.map((word, i) => {
    const isSmall =
      style === 'ap' &&
      i > 0 &&
      i < words.length - 1 &&
      word.gap === ' ' &&
      SMALL_IN_AP.test(word.key) &&
      !isCapital(word)
    return word.gap + (isSmall || /\p{Ll}\p{Lu}/u.test(word.text) ? word.text : word.text.replace(FIRST_LETTERS, upper))
  })
  return cased.join('') + tail
}

const FIRST_LETTERS = /(?<=^|-)\p{Ll}/gu
const upper = (letter: string): string => letter.toUpperCase()

/**
 * Whether the capital of a word in a headline in sentence case tells if it is a name: not where a sentence begins, and
 * not where title case tells nothing either.
 */
export function isTelling(words: readonly Word[], at: number): boolean {
  const { gap, text, quote, key } = words[at]!
  if (at === 0 || !/\p{L}/u.test(text) || /\p{Ll}\p{Lu}/u.test(text) || key === 'i') return false
  if (/[.!?:;|–—•/]|\s-+\s/.test(gap)) return false
  // The first of several quoted words has a capital for a sentence.
  const beginsQuote = quote >= 0 && /["“‘']$/.test(gap) && words[at + 1]?.quote === quote
  return !(beginsQuote && isCapital(words[at]))
}
