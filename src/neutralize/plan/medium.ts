/**
 * What the label of a headline says that its text is, where that is no article by a reporter: a podcast, an editorial, a
 * column. A sentence about the article then names that, and nothing that a column gives reasons for is told as so.
 */
import type { HeadlinePlan } from './headline-plan.ts'

type Medium = 'podcast' | 'editorial' | 'column'

const LABELLED =
  /^(podcast|editorial|opinion|op-ed|column|comment|commentary|viewpoint)s?(?: ?[:|]| [—–-]) |(?: ?\|| [—–-]) (podcast|editorial|opinion|op-ed|column|comment|commentary|viewpoint)$/i

export function mediumOf({
  text,
  items,
  isOpinion,
}: Pick<HeadlinePlan, 'text' | 'items' | 'isOpinion'>): Medium | null {
  const found = LABELLED.exec(text)
  const label = (found?.[1] ?? found?.[2])?.toLowerCase()
  if (label === 'podcast' || label === 'editorial') return label
  // What a column asks or states is told so elsewhere.
  return (label !== undefined || isOpinion) &&
    items.length > 0 &&
    items.every(({ kind }) => kind === 'why' || kind === 'how' || kind === 'question')
    ? 'column'
    : null
}

/** @returns '' for what cannot be said of it */
export function toldBy(medium: Medium | null, text: string): string {
  if (medium === null) return text
  // "Norwell needs a tram; article gives reasons": the first half would be a fact.
  if (GRANTED.test(text) || REPORTED.test(text)) return ''
  return text.replace(TELLERS, (teller) => {
    const isOne = /^(?:an?|an \S+|a \S+) /i.test(teller) ? `${medium === 'editorial' ? 'an' : 'a'} ` : ''
    const name = isOne + medium
    return /^\p{Lu}/u.test(teller) ? name.charAt(0).toUpperCase() + name.slice(1) : name
  })
}

const GRANTED = /; (?:article|publisher|story|piece|text|coverage|report) /
/** A publisher reports no view, and no talk. */
const REPORTED =
  /^(?:Publisher|Report(?:ed)?|Reports|Readers (?:are told|learn|can learn)|News|Coverage|Headline|Story|Account|Explanation|What is reported|In a columnist)\b|\b(?:Report on|[Dd]iscussion of)\b/
const TELLERS = /\b(?:[Aa]n? (?:article|columnist|column)|[Aa]rticle|[Cc]olumnist|[Cc]olumn)\b/g
