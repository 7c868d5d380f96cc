/** Whose words they are: each way with its source, and whether a wording still names it. */

import { sayAttributed, type Way } from '../realiser/statement.ts'
import type { HeadlinePlan } from './headline-plan.ts'

export const SPOKEN = /\b(?:says?|said|[Aa]ccording to)\b/

/** Each way with its source, said now in front and now behind. */
export function attributed(ways: readonly Way[], { attribution }: HeadlinePlan): Way[] {
  const result: Way[] = []
  let turn = 0
  ways.forEach((way, i) => {
    if (way.kind !== 'clause' && way.kind !== 'bare') return
    const forms = sayAttributed(way.text, attribution!, way.kind === 'clause')
    const order = i === 0 ? forms : [0, 1, 2].map((step) => forms[(turn + step) % forms.length]!)
    turn++
    for (const text of order) result.push({ text, kind: way.kind })
  })
  return result
}

/** Cut to length, a claim may not become a fact. */
export const namesSpeaker = (text: string, { attribution, isOpinion, items }: HeadlinePlan): boolean =>
  attribution === null
    ? !isOpinion ||
      !items.some(({ kind }) => kind === 'statement' || kind === 'loaded' || kind === 'why') ||
      WRITTEN.test(text)
    : text.toLowerCase().includes(attribution.who.split(' ').at(-1)!.toLowerCase())

/** What an opinion piece holds is held by it, and reported by nobody. */
const WRITTEN = /\b(?:column|columnist|opinion|editorial|author|writer|article)\b/i
