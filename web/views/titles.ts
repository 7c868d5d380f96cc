/**
 * A title in both of its wordings. Which one shows is ruled by `data-titles` of the document, so that the switch
 * needs no new page: neutral, original, or both with the changed words marked.
 */
import { type ComponentChild, h } from 'preact'
import type { TitleFormat } from '../wire.ts'
import { compareWordings, type WordRun } from '../wording.ts'
import { inLanguage } from './language.ts'

export interface Wordings {
  neutral: string
  original: string
  /** Of both: what the neutral one says, it says in the words of the other. '' where it is not known. */
  language: string
}

export function titlePair({ neutral, original, language }: Wordings): ComponentChild {
  const compared = compareWordings(original, neutral)
  const attribute = inLanguage(language)
  if (compared.isSame) return attribute.lang === undefined ? neutral : h('span', attribute, neutral)
  return [
    h('span', { class: 'title-neutral', ...attribute }, wordRuns(compared.neutral, 'added')),
    ' ',
    h(
      'span',
      { class: 'title-original' },
      h('span', { class: 'title-label unseen' }, 'Published as: '),
      h('span', { class: 'title-struck', dir: 'auto', ...attribute }, wordRuns(compared.original, 'dropped')),
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
