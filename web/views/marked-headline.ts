/**
 * A headline as published, with the words that carry a tactic marked. What a mark means shows where it is pointed at
 * or focused; the same is said in the list below, for whoever can do neither.
 */
import { type ComponentChild, h } from 'preact'
import { countedEvidence, markEvidence } from '../evidence.ts'
import type { Evidence, Tactic } from '../wire.ts'
import { PAGE_LANGUAGE } from './language.ts'

/** @param key unique in the page */
export function markedHeadline(
  text: string,
  evidence: readonly Evidence[],
  tactics: readonly Tactic[],
  key: string,
): ComponentChild {
  return markEvidence(text, evidence).map(({ text: words, evidence: seen }, index) => {
    if (seen.length === 0) return words
    const id = `tip-${key}-${index}`
    const isQuoted = seen.every((piece) => piece.in_quote)
    return h(
      'span',
      { class: 'tactic-place' },
      h('mark', { class: isQuoted ? 'tactic is-quoted' : 'tactic', tabindex: 0, 'aria-describedby': id }, words),
      h(
        'span',
        { class: 'tip', role: 'tooltip', id, lang: PAGE_LANGUAGE },
        seen.map((piece) =>
          h(
            'span',
            { class: 'tip-entry' },
            h('strong', null, piece.label),
            ' ',
            definitionOf(piece, tactics),
            piece.in_quote ? ' It stands in a quotation, so it is not counted.' : '',
          ),
        ),
      ),
    )
  })
}

/** The findings as a line of words; says so when there are none. */
export function findings(evidence: readonly Evidence[]): ComponentChild {
  const counted = countedEvidence(evidence)
  if (counted.length === 0) return h('p', { class: 'findings findings-none' }, 'Nothing flagged')
  const byTactic = Map.groupBy(counted, (piece) => piece.label)
  return h(
    'ul',
    { class: 'findings' },
    [...byTactic].map(([label, pieces]) =>
      h('li', null, h('span', { class: 'finding' }, label), ' ', pieces.map((piece) => `“${piece.text}”`).join(', ')),
    ),
  )
}

function definitionOf(piece: Evidence, tactics: readonly Tactic[]): string {
  return tactics.find((tactic) => tactic.id === piece.tactic_id)?.definition ?? ''
}
