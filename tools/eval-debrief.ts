/**
 * Measures debriefs and neutral titles on the development data: every figure with its target beside it.
 *
 *     npm run eval:debrief               the whole table
 *     npm run eval:debrief -- --misses   also what went wrong, a line each
 *     npm run eval:debrief -- --read 7   the debriefs of 100 headlines drawn with the seed 7, for reading
 *     npm run eval:debrief -- --titles   the titles that change at ingestion, for reading
 *
 * What only a person can judge, whether a wording is false or fit to print, is in docs/reading.
 */
import { createEngine } from '../src/neutralize/engine.ts'
import {
  baitPath,
  hasDebriefData,
  newShare,
  readAgencyTitles,
  readControls,
  readExamples,
  readHyped,
  readNewsTitles,
  readRealControls,
  readRealExamples,
  type Share,
} from './debrief/data.ts'
import { printChangedTitles, printForReading } from './debrief/reading.ts'
import { readRealHeadlines } from './debrief/real-headlines.ts'
import { measureScore } from './debrief/score.ts'
import { measureSpeed } from './debrief/speed.ts'
import { readTacticLabels } from './debrief/tactic-labels.ts'
import { scoreTactics } from './debrief/tactics.ts'
import { countUnchanged, measureTitles, plainTitles, scoreStored } from './debrief/titles.ts'
import { scoreVariations } from './debrief/variations.ts'
import { evaluateGuard } from './eval-guard.ts'
import { readLabelled } from './train-clickbait.ts'

if (!hasDebriefData()) {
  console.error('the development data is not beside the repository')
  process.exit(1)
}

const engine = createEngine()
const news = readNewsTitles()
const seed = process.argv.indexOf('--read')
if (seed > 0) {
  printForReading(engine, readRealExamples(), news, { size: 100, seed: Number(process.argv[seed + 1]) })
  process.exit(0)
}
if (process.argv.includes('--titles')) {
  printChangedTitles(engine, news)
  process.exit(0)
}

const percent = ({ ok, of }: Share): string => `${((100 * ok) / Math.max(1, of)).toFixed(2)} % (${ok} of ${of})`
const print = (what: string, target: string, figure: string): void =>
  console.log(`${what.padEnd(58)} ${target.padEnd(10)} ${figure}`)
const heading = (text: string): void => console.log(`\n${text}`)
const misses: string[] = []

for (const [name, examples, least] of [
  ['examples', readExamples(), '90 %'],
  ['real_examples', readRealExamples(), '80 %'],
  ['an outside author (read)', readHyped('read'), '80 %'],
  ['an outside author (unread)', readHyped('unread'), '80 %'],
  ['other publishers (read)', readRealHeadlines('read'), '80 %'],
  ['other publishers (unread)', readRealHeadlines('unread'), '80 %'],
  ['four authors (read)', readHyped('later read'), '80 %'],
  ['four authors (unread)', readHyped('later unread'), '80 %'],
  ['an aggregator and others (read)', readRealHeadlines('later read'), '80 %'],
  ['an aggregator and others (unread)', readRealHeadlines('later unread'), '80 %'],
] as const) {
  const score = scoreVariations(examples, engine)
  const share = (ok: number): string => percent({ ok, of: score.variations })
  heading(`Variations of ${name}`)
  print('5 to 15 words', '100 %', share(score.shapely))
  print('facts kept', '>= 99 %', share(score.factsKept))
  print('new numbers', '0', String(score.newNumbers))
  print('new names', '0', String(score.newNames))
  print('negation lost', '0', String(score.lostNegations))
  print('banned word survives', '<= 1 %', share(score.banned))
  print('tactic left in', '0', String(score.tacticsLeft))
  print('pairs distinct without frames', '>= 95 %', percent({ ok: score.distinctPairs, of: score.pairs }))
  print('headline passes everything', `>= ${least}`, percent({ ok: score.passed, of: score.headlines }))
  const stored = scoreStored(examples)
  const ofStored = (ok: number): string => percent({ ok, of: stored.variations })
  print('as stored at ingestion: facts kept', '', ofStored(stored.factsKept))
  print('  negation lost, new numbers', '0', `${stored.lostNegations}, ${stored.newNumbers}`)
  print('  banned word survives', '', ofStored(stored.banned))
  for (const { id, headline, problems, variations } of score.failures)
    if (!name.includes('unread'))
      misses.push(`${id} ${headline}\n    ${problems.join(' | ')}\n    ${variations.join('\n    ')}`)
}

heading('Tactics')
for (const [name, examples, micro, macro] of [
  ['examples', readExamples(), '>= 0.90', '>= 0.85'],
  ['real_examples', readRealExamples(), '>= 0.80', '>= 0.70'],
  ['an outside author (read)', readHyped('read'), '>= 0.80', '>= 0.70'],
  ['an outside author (unread)', readHyped('unread'), '>= 0.80', '>= 0.70'],
  ['other publishers (read)', readRealHeadlines('read'), '>= 0.80', '>= 0.70'],
  ['other publishers (unread)', readRealHeadlines('unread'), '>= 0.80', '>= 0.70'],
  ['four authors (read)', readHyped('later read'), '>= 0.80', '>= 0.70'],
  ['four authors (unread)', readHyped('later unread'), '>= 0.80', '>= 0.70'],
  ['an aggregator and others (read)', readRealHeadlines('later read'), '>= 0.80', '>= 0.70'],
  ['an aggregator and others (unread)', readRealHeadlines('later unread'), '>= 0.80', '>= 0.70'],
] as const) {
  const score = scoreTactics(examples)
  print(`micro-F1 on ${name}`, micro, score.micro.toFixed(3))
  print(`macro-F1 on ${name}`, macro, score.macro.toFixed(3))
  for (const { id, headline, extra, missed } of name.includes('unread') ? [] : score.mistakes)
    misses.push(`${id} tactics: extra ${extra.join(' ') || '-'}, missed ${missed.join(' ') || '-'}: ${headline}`)
}
for (const [set, titles] of readTacticLabels()) {
  const score = scoreTactics(titles)
  print(
    `micro-F1, macro-F1 on ${titles.length} titles (${set})`,
    '',
    `${score.micro.toFixed(3)}, ${score.macro.toFixed(3)}`,
  )
}
for (const [name, controls, most] of [
  ['controls', readControls(), '0'],
  ['real_controls', readRealControls(), '<= 2'],
] as const) {
  const touched = controls.filter(({ headline }) => {
    const { neutralTitle, tactics } = engine.neutralizeTitle({ title: headline, summary: '', siblingTitles: [] })
    return neutralTitle !== headline || tactics.some((piece) => !piece.inQuote)
  })
  print(`${name} flagged or changed`, most, `${touched.length} of ${controls.length}`)
  for (const { id, headline } of touched) misses.push(`${id} touched: ${headline}`)
}

heading('Real titles of 2026')
const titles = measureTitles(news)
print('exceptions', '0', String(titles.exceptions))
print('five distinct variations of 5 to 15 words', '100 %', percent(titles.counted))
print('no two of the five alike, titles with a tactic', '', percent(titles.different))
print('  without the frames that plan/frames.ts knows', '', percent(titles.differentBare))
print('variations that the guard passes', '100 %', percent(titles.clean))
print('  on the headline alone, without our lexicon', '', percent(titles.strictlyClean))
for (const [name, wire] of [
  ['broadcasters', plainTitles(news)],
  ['agencies, 2004', readAgencyTitles()],
] as const) {
  const { all, neutral } = countUnchanged(wire)
  print(`titles of ${name} unchanged that nobody called hyped`, '>= 99 %', percent(neutral))
  print('  those called hyped included', '', percent(all))
}
misses.push(...titles.misses)

heading('Clickbait model')
const bait = measureScore(readLabelled(baitPath))
print('accuracy', '>= 0.975', (bait.accuracy.ok / bait.accuracy.of).toFixed(4))
print('AUC', '>= 0.997', bait.auc.toFixed(4))
print('decisions moved by casing', '<= 0.5 %', percent(bait.casingMoves))

heading('Guard')
const guard = evaluateGuard()
const HARD =
  /agent and patient|plan told|cause|scope|direction|attribution|comparison|question|opinion|metaphor|events merged/
const mutants = [...guard.mutants]
const sum = (parts: [string, Share][]): Share =>
  parts.reduce((all, [, part]) => ({ ok: all.ok + part.ok, of: all.of + part.of }), newShare())
print('human references accepted', '>= 99 %', percent(guard.references))
print('true rewordings accepted', '>= 97 %', percent(guard.accepted))
print('generated mutants caught', '>= 99.5 %', percent(sum(mutants)))
print('  of these negation and hedge', '>= 98 %', percent(sum(mutants.filter(([kind]) => /negat|hedge/.test(kind)))))
for (const [kind, share] of guard.caught)
  print(`  caught: ${kind}`, HARD.test(kind) ? '>= 85 %' : '>= 98 %', percent(share))

heading('Size and speed (processor time of all threads; best of several rounds)')
const speed = measureSpeed(news.map(({ title }) => title))
print('model, lexicon and casing table', '<= 500 KB', `${speed.kilobytes.toFixed(0)} KB`)
print(
  'load, from a warm compile cache',
  '<= 50 ms',
  `${speed.load.bestMs.toFixed(0)} ms (median ${speed.load.medianMs.toFixed(0)})`,
)
print('  and the first debrief after it', '', `${speed.firstDebriefMs.toFixed(0)} ms`)
print('scores per second', '>= 40000', speed.scoresPerSecond.toFixed(0))
print(
  'debriefs per second',
  '>= 1500',
  `${speed.debriefsPerSecond.best.toFixed(0)} (first round ${speed.debriefsPerSecond.first.toFixed(0)})`,
)
print('slowest headline of 500 characters', '<= 5 ms', `${speed.longestMs.toFixed(1)} ms`)

if (process.argv.includes('--misses')) console.log(`\n${misses.join('\n')}`)
