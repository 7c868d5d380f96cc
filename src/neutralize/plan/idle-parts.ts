/** A part of a headline that tells nothing beside the news behind it, and whether a part names what others do not. */
import { readStatement } from '../statement/statement.ts'
import { sayQuestion } from '../teasers/question.ts'
import { isPersonNoun } from '../words/vocabulary.ts'
import type { PlanItem } from './headline-items.ts'
import { leans } from './leaning.ts'

/**
 * "Chance or risk? Skerra plan divides Norwell", "Listen up: …": a question that nobody can tell, or an order to
 * readers, in front of the news, with no name, number or denial in it.
 */
export function withoutIdle(items: PlanItem[], label: string): PlanItem[] {
  const [first, second] = items
  if (first === undefined || second?.kind !== 'statement' || items.length !== 2 || label !== '') return items
  // "Chilly coast? It may rain"
  if (
    leans(second.text.split(' ').slice(0, 4).join(' ')) ||
    readStatement(second.text) === null ||
    hasFacts(first.text, second.text)
  )
    return items
  if (/["“‘]|\b(?:not|no|never|none|nobody|nothing|without)\b|n['’]t\b|(?<=\S )\p{Lu}/u.test(first.text)) return items
  const isIdle =
    first.kind === 'question'
      ? (/^\S+ or (?:\S+ )?\S+$/.test(first.text) && sayQuestion(first.text).length === 0) ||
        /^(?:remember|love it or hate it)\b/i.test(first.text)
      : first.kind === 'statement' && ORDERS().test(first.text)
  return isIdle ? [second] : items
}

/** As they stand once readers are out of them. */
const ORDERS = () =>
  /^(?:here['’]s one we \S+ earlier|(?:look|hold) up|listen with eyes|people had one job|who said it|take that|oh \p{L}+|by \p{L}+|(?:for )?god['’]?s sake(?:, do job)?)$/iu

/** Whether a text has a name or number that the others do not have. */
export function hasFacts(text: string, others: string): boolean {
  const known = new Set(others.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
  const facts = [...text.matchAll(/\d[\d.,]*|(?<=\S\s)\p{Lu}[\p{L}’'-]+/gu)].map((match) =>
    match[0].toLowerCase().replace(/[’']s$/, ''),
  )
  const people = [...text.toLowerCase().matchAll(/\p{L}+/gu)]
    .map((match) => match[0])
    .filter((word) => isPersonNoun(word) && !/^(?:fans?|people|viewers|readers|author|writers?|experts?)$/.test(word))
  return facts.some((fact) => !known.has(fact) && fact.length > 1) || people.some((word) => !known.has(word))
}
