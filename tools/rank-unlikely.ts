/**
 * Ranks the engine's own wordings by how unlikely their words stand beside each other where the headline does not have
 * them so: a misread verb, half of a phrase, a name in small letters. Of the first 300 it ever found a third was broken or false,
 * of wordings at random one in twelve (decision 0225). `node tools/rank-unlikely.ts [count] [part] [of]` prints
 * the worst `count` (300) of every `of`-th title (4) from `part` (0) on, one for each headline.
 */
import { createEngine } from '../src/neutralize/engine.ts'
import { hasDebriefData, readAgencyTitles, readLines, readNewsTitles, readText } from './debrief/data.ts'
import { Neighbours, wordsOf } from './debrief/neighbours.ts'

/** A wording of ours counts half: what the engine often says is no accident, and is read once. */
const OWN = 0.5

interface Place {
  headline: string
  wording: string
  words: string
  likelihood: number
}

function main([count = '300', part = '0', of = '4']: string[]): void {
  if (!hasDebriefData()) {
    console.error('the development data is not beside the repository')
    process.exitCode = 1
    return
  }
  const titles = [...new Set(readTitles())]
  const headlines = titles.filter((_, i) => i % Number(of) === Number(part))
  for (const { headline, wording, words, likelihood } of rank(headlines, readProse(titles)).slice(0, Number(count)))
    console.log(`${likelihood.toFixed(1)} [${words}]\n   ${headline}\n   ${wording}`)
}

function rank(headlines: readonly string[], prose: readonly string[][]): Place[] {
  const engine = createEngine()
  const neighbours = new Neighbours(prose)
  for (const words of prose) neighbours.learn(words, 1)
  const debriefs = headlines.map((headline) => ({
    headline,
    variations: engine.debriefHeadline(headline, 5).variations,
  }))
  for (const { variations } of debriefs) for (const text of variations) neighbours.learn(wordsOf(text), OWN)
  const worst = debriefs.map(({ headline, variations }) => {
    // No wording vouches for another one of the same headline.
    for (const text of variations) neighbours.learn(wordsOf(text), -OWN)
    const places = variations.map((wording) => worstOf(headline, wording, neighbours))
    for (const text of variations) neighbours.learn(wordsOf(text), OWN)
    return places.reduce((least, place) => (place.likelihood < least.likelihood ? place : least))
  })
  return worst.sort((a, b) => a.likelihood - b.likelihood)
}

/** Where two words meet that do not meet in the headline, with the two that follow. */
function worstOf(headline: string, wording: string, neighbours: Neighbours): Place {
  const given = wordsOf(headline.toLowerCase())
  const met = new Set(given.map((word, i) => `${given[i - 1] ?? ''} ${word}`))
  const words = wordsOf(wording)
  const likelihoods = neighbours.likelihoods(words)
  let worst: Place = { headline, wording, words: '', likelihood: 0 }
  words.forEach((word, i) => {
    if (met.has(`${words[i - 1]?.toLowerCase() ?? ''} ${word.toLowerCase()}`)) return
    const likelihood = likelihoods[i]! + (likelihoods[i + 1] ?? 0) + (likelihoods[i + 2] ?? 0) / 2
    if (likelihood < worst.likelihood)
      worst = { headline, wording, words: words.slice(Math.max(0, i - 2), i + 2).join(' '), likelihood }
  })
  return worst
}

function readTitles(): string[] {
  const labelled = readText('chakraborty_train.tsv').split('\n')
  return [
    ...readNewsTitles().map(({ title }) => title),
    ...readAgencyTitles().map(({ title }) => title),
    ...labelled.map((line) => line.split('\t')[1] ?? ''),
  ].filter((title) => title.length > 8)
}

/** Summaries and the texts of articles; and the titles that are written like sentences. */
function readProse(titles: readonly string[]): string[][] {
  const texts = [
    ...readNewsTitles().map(({ summary = '' }) => summary),
    ...readLines<{ description: string }>('agnews_title_desc_dev.jsonl').map(({ description }) => description),
    ...readLines<{ text: string }>('babe_dev.jsonl').map(({ text }) => text),
    ...readLines<{ paragraphs?: string[] }>('webis_spoiling_dev.jsonl').flatMap(({ paragraphs = [] }) => paragraphs),
    ...titles.filter((title) => (title.match(/ \p{Ll}{4,}/gu)?.length ?? 0) > title.split(' ').length / 2),
  ]
  return texts.flatMap((text) => text.split(/(?<=[.!?]) (?=\p{Lu})/u)).map(wordsOf)
}

main(process.argv.slice(2))
