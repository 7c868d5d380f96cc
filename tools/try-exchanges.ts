/**
 * Shows what an exchange of words does in real titles, and whether the guard lets it through:
 *
 *     node tools/try-exchanges.ts raid 'court ruling'   every place where a phrase with one of these changes
 *     node tools/try-exchanges.ts --most 20 raid        no more than twenty of each (default 40)
 *     node tools/try-exchanges.ts --kept raid           the places where it stays
 *     node tools/try-exchanges.ts --share               in how many places a title can be said in other words
 *
 * A line is the exchange, the guard's findings where it has any, and the whole title.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { trueCase } from '../src/neutralize/headline/sentence-case.ts'
import { repairEnglish } from '../src/neutralize/headline/typography.ts'
import { changesOf, splitAtSpaces } from '../src/neutralize/paraphrase/rephrase.ts'
import { variationJudge } from '../src/neutralize/variation-guard.ts'
import { hasDebriefData, readAgencyTitles, readNewsTitles, readText } from './debrief/data.ts'

const GROUPING = fileURLToPath(new URL('../../shared/grouping/', import.meta.url))

function main(): void {
  if (!hasDebriefData()) {
    console.error('the development data is not beside the repository')
    process.exitCode = 1
    return
  }
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { most: { type: 'string', default: '40' }, kept: { type: 'boolean' }, share: { type: 'boolean' } },
  })
  if (values.share) printShare()
  for (const phrase of positionals) printPlaces(phrase.toLowerCase(), Number(values.most), values.kept === true)
}

function printPlaces(phrase: string, most: number, isKept: boolean): void {
  let printed = 0
  let found = 0
  for (const title of readTitles()) {
    if (!title.toLowerCase().includes(phrase)) continue
    const text = sentenceOf(title)
    const words = splitAtSpaces(text)
    const changes = changesOf(text, words).filter(({ at, end }) =>
      ` ${words
        .slice(at, end + 1)
        .join(' ')
        .toLowerCase()} `
        .replace(/[,.;:’'”"]/g, '')
        .includes(` ${phrase} `),
    )
    const isThere = new RegExp(`(?<![\\p{L}-])${phrase}(?![\\p{L}-])`, 'u').test(text)
    if (isKept ? changes.length > 0 || !isThere : changes.length === 0) continue
    found++
    if (printed++ >= most) continue
    if (isKept) console.log(`  ${text}`)
    for (const { at, end, puts } of changes)
      for (const put of puts) {
        const said = [...words.slice(0, at), put, ...words.slice(end + 1)].join(' ')
        const findings = problemsOf(title, text, said)
        console.log(`${words.slice(at, end + 1).join(' ')} → ${put}${findings}\n    ${said}`)
      }
  }
  console.log(`${phrase}: ${found} places`)
}

/** What the guard holds against the exchange, beside what it holds against the title itself. */
function problemsOf(title: string, text: string, said: string): string {
  const judge = variationJudge(title)
  const own = new Set(judge(text).map(({ rule }) => rule))
  const findings = judge(said).filter(({ rule }) => !own.has(rule))
  return findings.map((finding) => `   REFUSED ${finding.rule}: ${finding.text}`).join('')
}

/** Titles by the number of places that can change. */
function printShare(): void {
  const counts: number[] = []
  const titles = readTitles().filter((_, i) => i % 8 === 0)
  for (const title of titles) {
    const text = sentenceOf(title)
    const places = Math.min(changesOf(text, splitAtSpaces(text)).length, 6)
    counts[places] = (counts[places] ?? 0) + 1
  }
  for (const [places, count = 0] of counts.entries())
    console.log(`${places} places: ${((100 * count) / titles.length).toFixed(1)} % of ${titles.length}`)
}

const sentenceOf = (title: string): string => trueCase(repairEnglish(title))

function readTitles(): string[] {
  const hourly = gunzipSync(readFileSync(`${GROUPING}gnews-hourly.dev.articles.jsonl.gz`)).toString()
  return [
    ...new Set([
      ...readNewsTitles().map(({ title }) => title),
      ...readAgencyTitles().map(({ title }) => title),
      ...(hourly.match(/^\{.+$/gm) ?? []).map((line) => (JSON.parse(line) as { title: string }).title),
      ...readText('chakraborty_train.tsv')
        .split('\n')
        .map((line) => line.split('\t')[1] ?? ''),
    ]),
  ].filter((title) => title.length > 20)
}

main()
