/**
 * A title in both of its wordings. Which one shows is ruled by `data-titles` of the document, so that the switch
 * needs no new page: neutral, original, or both with the changed words marked.
 */
import { type ComponentChild, h } from 'preact'
import type { TitleFormat } from '../wire.ts'
import { compareWordings, type WordRun } from '../wording.ts'

export interface Wordings {
  neutral: string
  original: string
}

export function titlePair({ neutral, original }: Wordings): ComponentChild {
  const compared = compareWordings(original, neutral)
  if (compared.isSame) return neutral
  return [
    h('span', { class: 'title-neutral' }, wordRuns(compared.neutral, 'added')),
    ' ',
    h(
      'span',
      { class: 'title-original' },
      h('span', { class: 'title-label unseen' }, 'Published as: '),
      h('span', { class: 'title-struck', dir: 'auto' }, wordRuns(compared.original, 'dropped')),
    ),
  ]
}

/** Changed words as marks; the class says which side they are of. */
export function wordRuns(runs: readonly WordRun[], mark: 'added' | 'dropped'): ComponentChild {
  return runs.map(({ text, isChanged }) => (isChanged ? h('mark', { class: mark }, text) : text))
}

const NAMES: readonly [TitleFormat, string][] = [
  ['neutral', 'Neutral'],
  ['original', 'Original'],
  ['both', 'Both'],
]

/** @param addressOf this page with its titles so */
export function titleSwitch(current: TitleFormat | null, addressOf: (format: TitleFormat) => string): ComponentChild {
  return h(
    'div',
    { class: 'switch', role: 'group', 'aria-label': 'Titles', id: 'title-switch' },
    NAMES.map(([format, name]) =>
      h(
        'a',
        {
          href: addressOf(format),
          'data-format': format,
          rel: 'nofollow',
          ...(format === (current ?? 'neutral') ? { 'aria-current': 'true' } : {}),
        },
        name,
      ),
    ),
  )
}
