/**
 * Who covers a story, drawn: one block a source, from left to right; mixed and unrated ones stand apart behind a gap.
 * Blocks and not shares, because three sources are three sources and no "33 %".
 */
import { type ComponentChild, h } from 'preact'
import { APART_LABELS, type Coverage, countOf, describeCoverage, LABEL_NAMES, RATED_LABELS } from '../coverage.ts'
import type { BiasLabel } from '../wire.ts'

/** More blocks than fit beside each other with their gaps stand without. */
const DENSE_FROM = 48

/** The drawing alone, with its text for whoever cannot see it. */
export function coverageBar(coverage: Coverage): ComponentChild {
  const { counts, sourceCount } = coverage
  return h(
    'span',
    {
      class: sourceCount < DENSE_FROM ? 'coverage' : 'coverage coverage-dense',
      role: 'img',
      'aria-label': describeCoverage(coverage),
    },
    blockGroup(RATED_LABELS, counts),
    blockGroup(APART_LABELS, counts, 'coverage-apart'),
  )
}

function blockGroup(labels: readonly BiasLabel[], counts: Coverage['counts'], name = ''): ComponentChild {
  if (labels.every((label) => counts[label] === 0)) return null
  return h(
    'span',
    { class: `coverage-group ${name}`.trim() },
    labels.flatMap((label) => Array.from({ length: counts[label] }, () => h('i', { class: `bias-${label}` }))),
  )
}

/** The bar with its words beside it, as a line of a story. */
export function coverageLine(coverage: Coverage): ComponentChild {
  return h(
    'p',
    { class: 'coverage-line' },
    coverageBar(coverage),
    h('span', { class: 'coverage-count' }, countOf(coverage.sourceCount, 'source')),
    h('span', { class: 'coverage-words', 'aria-hidden': 'true' }, shortWords(coverage)),
  )
}

/** Lean left and left in one figure, as in a glance; where a side only leans, that is what it is called. */
function shortWords({ counts, sourceCount }: Coverage): string {
  if (counts.unrated === sourceCount) return sourceCount === 1 ? 'unrated' : 'none rated'
  const parts: [number, string][] = [
    [counts.left + counts.lean_left, counts.left === 0 ? 'lean left' : 'left'],
    [counts.center, 'center'],
    [counts.right + counts.lean_right, counts.right === 0 ? 'lean right' : 'right'],
    [counts.mixed, 'mixed'],
    [counts.unrated, 'unrated'],
  ]
  return parts
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}`)
    .join(' · ')
}

/** The bar taken apart, as a list: how many sources carry which label. */
export function coverageTable({ counts }: Coverage): ComponentChild {
  return h(
    'dl',
    { class: 'coverage-table' },
    [...RATED_LABELS, ...APART_LABELS].map((label) =>
      h(
        'div',
        { class: counts[label] === 0 ? 'is-none' : '' },
        h('dt', null, h('i', { class: `bias-${label}`, 'aria-hidden': 'true' }), ` ${LABEL_NAMES[label]}`),
        h('dd', null, counts[label]),
      ),
    ),
  )
}

export function biasTag(label: BiasLabel): ComponentChild {
  return h('span', { class: 'bias-tag' }, h('i', { class: `bias-${label}`, 'aria-hidden': 'true' }), LABEL_NAMES[label])
}
