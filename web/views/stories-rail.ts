/** Beside the stories: which sources count, how many a story needs, and what the marks mean. */
import { type ComponentChild, h } from 'preact'
import { type StoriesQuery, storiesAddress } from '../address.ts'
import { categoryName, orderCategories } from '../category.ts'
import { LABEL_NAMES } from '../coverage.ts'
import type { FeedSource } from '../wire.ts'

const LEAST_SOURCES = [1, 2, 3, 5, 10] as const

/** Belongs to the form of the search, so that one button sends both. */
const FORM = { form: 'filters' }

export function sourcePicker({
  query,
  sources,
}: {
  query: StoriesQuery
  sources: readonly FeedSource[]
}): ComponentChild {
  const setCount = query.sources.length + (query.minSources > 1 ? 1 : 0)
  const isSet = setCount > 0
  return h(
    'details',
    // Closed even where it is set: the line above the list says what is, and on a phone the stories would be far below.
    { class: 'filter', id: 'source-filter' },
    h(
      'summary',
      null,
      'Filter by source',
      isSet ? h('span', { class: 'badge' }, setCount, h('span', { class: 'unseen' }, ' set')) : null,
    ),
    h(
      'div',
      { class: 'filter-body' },
      h(
        'label',
        { class: 'field-inline' },
        'Told by at least ',
        h(
          'select',
          { name: 'min_sources', ...FORM },
          leastOffered(query.minSources).map((least) =>
            h(
              'option',
              { value: least === 1 ? '' : least, selected: least === query.minSources },
              least === 1 ? '1 source' : `${least} sources`,
            ),
          ),
        ),
      ),
      orderCategories(sources.map(({ category }) => category)).map((category) =>
        sourceGroup(
          category,
          sources.filter((source) => source.category === category),
          query.sources,
        ),
      ),
      h(
        'div',
        { class: 'filter-buttons' },
        h('button', { class: 'button button-strong', type: 'submit', ...FORM }, 'Apply'),
        isSet
          ? h(
              'a',
              { class: 'button', id: 'clear-sources', href: storiesAddress(query, { sources: [], minSources: 1 }) },
              'Clear',
            )
          : null,
      ),
    ),
  )
}

function sourceGroup(category: string, sources: readonly FeedSource[], chosen: readonly string[]): ComponentChild {
  return h(
    'fieldset',
    { class: 'source-group' },
    h('legend', null, categoryName(category)),
    sources.map(({ slug, name, bias_label: label }) =>
      h(
        'label',
        { class: 'choice' },
        h('input', { type: 'checkbox', name: 'sources', value: slug, checked: chosen.includes(slug), ...FORM }),
        h('span', { class: 'choice-name', dir: 'auto' }, name),
        h('i', { class: `bias-${label}`, title: LABEL_NAMES[label], 'aria-hidden': 'true' }),
      ),
    ),
  )
}

/** The number of the address among them, whatever it is. */
function leastOffered(given: number): number[] {
  return [...new Set([...LEAST_SOURCES, given])].sort((a, b) => a - b)
}

export function howToRead(): ComponentChild {
  return h(
    'section',
    { class: 'how', 'aria-labelledby': 'how-title' },
    h('h2', { id: 'how-title' }, 'How to read this'),
    h(
      'p',
      null,
      'Every headline has a neutral wording beside the one it was published with. Switch between them, or show both: ',
      h('mark', { class: 'dropped' }, 'dropped'),
      ' and ',
      h('mark', { class: 'added' }, 'added'),
      ' words are marked.',
    ),
    h('p', null, 'Each block is one source that tells the story, placed where whoever runs this service places it:'),
    h(
      'ul',
      { class: 'legend' },
      (['left', 'lean_left', 'center', 'lean_right', 'right', 'mixed', 'unrated'] as const).map((label) =>
        h('li', null, h('i', { class: `bias-${label}`, 'aria-hidden': 'true' }), LABEL_NAMES[label]),
      ),
    ),
    h(
      'p',
      null,
      'Mixed and unrated sources stand apart and never count as center. ',
      h('a', { href: '/sources' }, 'See the labels and what they rest on.'),
    ),
  )
}
