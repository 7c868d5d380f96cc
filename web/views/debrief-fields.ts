/** The fields of the debrief form. */
import { type ComponentChild, h } from 'preact'

export const LONGEST_HEADLINE = 500
export const LONGEST_PROMPT = 5000

/** Invented, like all that we show as examples. */
const EXAMPLES = [
  'Mayor SLAMS rivals in explosive row over harbour tram',
  'You won’t BELIEVE what the council just did to the old library',
  'Scientists left speechless by shocking discovery under the ice',
]

export interface FieldStates {
  headline: string
  setHeadline(text: string): void
  count: number
  setCount(count: number): void
  prompt: string
  setPrompt(text: string): void
  defaultPrompt: string
  apiKey: string
  setApiKey(key: string): void
}

export function debriefFields(states: FieldStates): ComponentChild {
  return [headlineField(states), countField(states), keyField(states), promptDrawer(states)]
}

function headlineField({ headline, setHeadline }: FieldStates): ComponentChild {
  const length = [...headline].length
  return h(
    'div',
    { class: 'field' },
    h('label', { for: 'headline' }, 'Headline'),
    h('textarea', {
      id: 'headline',
      class: 'headline-field',
      rows: 3,
      value: headline,
      placeholder: 'Paste a headline',
      dir: 'auto',
      'aria-describedby': 'headline-hint',
      onInput: (event: Event) => setHeadline((event.currentTarget as unknown as { value: string }).value),
    }),
    h(
      'div',
      { class: 'field-foot' },
      h(
        'span',
        { class: 'examples' },
        'Try ',
        EXAMPLES.map((example, index) =>
          h(
            'button',
            { type: 'button', class: 'link-button', onClick: () => setHeadline(example), title: example },
            `example ${index + 1}`,
          ),
        ),
      ),
      h(
        'span',
        { class: length > LONGEST_HEADLINE ? 'field-hint is-wrong' : 'field-hint', id: 'headline-hint' },
        `${length} of 5 to ${LONGEST_HEADLINE} characters`,
      ),
    ),
  )
}

function countField({ count, setCount }: FieldStates): ComponentChild {
  return h(
    'fieldset',
    { class: 'field' },
    h('legend', { class: 'field-name' }, 'Variations'),
    h(
      'div',
      { class: 'count-choice' },
      [1, 2, 3, 4, 5].map((value) =>
        h(
          'label',
          null,
          h('input', {
            type: 'radio',
            name: 'count',
            value,
            checked: value === count,
            onChange: () => setCount(value),
          }),
          h('span', null, value),
        ),
      ),
    ),
  )
}

function keyField({ apiKey, setApiKey }: FieldStates): ComponentChild {
  return h(
    'div',
    { class: 'field' },
    h('label', { for: 'api-key' }, 'API key'),
    h('input', {
      id: 'api-key',
      type: 'password',
      value: apiKey,
      autocomplete: 'off',
      spellcheck: false,
      placeholder: 'hd_…',
      'aria-describedby': 'api-key-hint',
      onInput: (event: Event) => setApiKey((event.currentTarget as unknown as { value: string }).value),
    }),
    h(
      'span',
      { class: 'field-hint', id: 'api-key-hint' },
      'Kept in this browser only, and sent with nothing but a debrief. ',
      h('a', { href: '/keys' }, 'Request a key'),
    ),
  )
}

function promptDrawer({ prompt, setPrompt, defaultPrompt }: FieldStates): ComponentChild {
  const isOwn = prompt !== defaultPrompt
  return h(
    'details',
    { class: 'drawer' },
    h('summary', null, 'System prompt', h('span', { class: 'field-hint' }, isOwn ? ' your own' : ' default')),
    h(
      'div',
      { class: 'field' },
      h('label', { for: 'prompt', class: 'unseen' }, 'System prompt'),
      h('textarea', {
        id: 'prompt',
        rows: 12,
        value: prompt,
        spellcheck: false,
        'aria-describedby': 'prompt-hint',
        onInput: (event: Event) => setPrompt((event.currentTarget as unknown as { value: string }).value),
      }),
      h(
        'div',
        { class: 'field-foot' },
        h(
          'button',
          { type: 'button', class: 'link-button', disabled: !isOwn, onClick: () => setPrompt(defaultPrompt) },
          'Back to the default',
        ),
        h(
          'span',
          { class: [...prompt].length > LONGEST_PROMPT ? 'field-hint is-wrong' : 'field-hint', id: 'prompt-hint' },
          `${[...prompt].length} of at most ${LONGEST_PROMPT} characters. A prompt of your own bypasses the cache; the built-in engine cannot follow one.`,
        ),
      ),
    ),
  )
}
