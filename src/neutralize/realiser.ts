/**
 * Candidates for the variations of a headline: the ways of its plan, with label and source put back, each also in
 * other small words. Plainest first; judging and choosing is not done here.
 */
import type { HeadlinePlan, PlanItem } from './headline-plan.ts'
import { tidy } from './plain-wording.ts'
import { sayList } from './realiser-list.ts'
import { sayExplained, sayQuestion } from './realiser-question.ts'
import { capitalize, sayAttributed, sayStatement, small } from './realiser-statement.ts'
import { sayTopics, topicsOf } from './realiser-topic.ts'
import { inOtherWords } from './rephrase.ts'
import { readStatement } from './statement.ts'

/** Most candidates that are ever looked at for one headline. */
const MOST = 60

export function* candidatesOf(plan: HeadlinePlan): Generator<string> {
  const ways: string[] = []
  if (plan.list !== null) ways.push(...sayList(plan.list))
  const items = plan.list === null ? plan.items : []
  const main =
    items.find((item) => item.kind !== 'loaded' && !(item.kind === 'question' && item.left.length > 0)) ?? items[0]
  if (main !== undefined) {
    const others = items.filter((item) => item !== main)
    const own = waysOf(main, plan)
    ways.push(...own.flatMap((way) => withOthers(way, others, plan)))
  }
  let count = 0
  const seen = new Set<string>()
  for (const round of [0, 1, 2, 3]) {
    for (const way of ways) {
      const text = finished(inOtherWords(way)[round] ?? '')
      if (text === '' || seen.has(text)) continue
      seen.add(text)
      yield text
      if (++count >= MOST) return
    }
  }
}

/** Candidates of the last resort: what the headline is about. */
export function topicCandidates(plan: HeadlinePlan): string[] {
  const topics = topicsOf(
    plan.items.length > 0
      ? [plan.label, ...plan.items.map((item) => item.text)].filter((part) => part !== '').join('; ')
      : plan.text,
  )
  if (topics.length === 0) return []
  return [4, 3, 2, 1]
    .flatMap((most) => (topics.length >= most || most === 4 ? sayTopics(topics.slice(0, most), plan.isOpinion) : []))
    .map(finished)
}

function waysOf(item: PlanItem, plan: HeadlinePlan): string[] {
  if (item.kind === 'question') return labelled(sayQuestion(item.text), plan)
  if (item.kind === 'why' || item.kind === 'how') return labelled(sayExplained(item.kind, item.text), plan)
  if (item.kind === 'loaded') return []
  const statement = readStatement(item.text)
  const ways = statement === null ? sayPhrase(item.text) : sayStatement(statement)
  return labelled(
    plan.attribution === null
      ? ways
      : ways.flatMap((way, i) => sayAttributed(way, plan.attribution!).slice(0, i === 0 ? 5 : 2)),
    plan,
  )
}

/** What has no verb that could be found is left in its order. */
function sayPhrase(text: string): string[] {
  return [
    capitalize(text),
    `Article covers ${small(text)}`,
    `Report: ${text}`,
    `${capitalize(text)}, according to article`,
    `News item concerns ${small(text)}`,
    `Details are given on ${small(text)}`,
  ]
}

function labelled(ways: readonly string[], { label }: HeadlinePlan): string[] {
  return label === '' ? [...ways] : ways.map((way) => `${label}: ${way}`)
}

/** A second statement is joined when there is room; a question is named by its topics. */
function withOthers(way: string, others: readonly PlanItem[], plan: HeadlinePlan): string[] {
  const ways: string[] = []
  const statements = others.filter((item) => item.kind === 'statement')
  if (statements.length > 0) ways.push([way, ...statements.map((item) => small(item.text))].join('; '))
  const rest = others.filter((item) => item.kind !== 'statement')
  const topics = rest
    .flatMap((item) => topicsOf(item.text))
    .filter((topic) => !way.toLowerCase().includes(topic.toLowerCase()))
  if (topics.length > 0)
    ways.unshift(
      `${[way, ...statements.map((item) => small(item.text))].join('; ')}; ${plan.isOpinion ? 'column' : 'article'} discusses ${topics.slice(0, 2).map(small).join(' and ')}`,
    )
  ways.push(way)
  return ways
}

/** One sentence case line of at most fifteen words: small words go before facts do. */
function finished(text: string): string {
  let line = tidy(text)
  const length = () => line.split(' ').length
  if (length() > 15) line = line.replace(/(?<=\s)(?:the|a|an) (?!\p{Lu})(?=\p{L})/gu, '')
  return length() > 15 ? shortened(line) : line
}

/** Leaves out the last adjunct clauses until fifteen words remain; '' when that is not enough. */
function shortened(text: string): string {
  let line = text
  for (let i = 0; i < 3 && line.split(' ').length > 15; i++) {
    const cut = Math.max(
      ...[
        ', ',
        ' as ',
        ' while ',
        ' after ',
        ' before ',
        ' amid ',
        ' despite ',
        ' during ',
        ' when ',
        ' following ',
        ' where ',
        ' which ',
      ].map((mark) => line.lastIndexOf(mark)),
    )
    if (cut < 20) return ''
    line = line.slice(0, cut)
  }
  return line.split(' ').length > 15 || /[“‘][^”’]*$/.test(line) ? '' : line
}
