/** The form of a key request. */
import { type ComponentChild, h } from 'preact'
import type { KeyApplication } from './key-ports.ts'

const FIELDS: readonly {
  name: keyof KeyApplication
  label: string
  type: string
  autocomplete: string
  hint: string
  isRequired: boolean
}[] = [
  {
    name: 'name',
    label: 'Name',
    type: 'text',
    autocomplete: 'name',
    hint: 'You, or what the key is for',
    isRequired: true,
  },
  {
    name: 'email',
    label: 'E-mail',
    type: 'email',
    autocomplete: 'email',
    hint: 'For whoever reviews the request; nothing is sent to it',
    isRequired: true,
  },
  { name: 'website', label: 'Website', type: 'url', autocomplete: 'url', hint: 'Optional', isRequired: false },
]

export interface FormProps {
  application: KeyApplication
  setApplication(application: KeyApplication): void
  isBusy: boolean
  send(): void
}

export function requestForm({ application, setApplication, isBusy, send }: FormProps): ComponentChild {
  const onInput = (name: keyof KeyApplication) => (event: Event) =>
    setApplication({ ...application, [name]: (event.currentTarget as unknown as { value: string }).value })
  return h(
    'form',
    {
      class: 'key-form',
      onSubmit: (event: Event) => {
        event.preventDefault()
        send()
      },
    },
    FIELDS.map(({ name, label, type, autocomplete, hint, isRequired }) =>
      h(
        'div',
        { class: 'field' },
        h('label', { for: `key-${name}` }, label),
        h('input', {
          id: `key-${name}`,
          name,
          type,
          autocomplete,
          required: isRequired,
          value: application[name],
          'aria-describedby': `key-${name}-hint`,
          onInput: onInput(name),
        }),
        h('span', { class: 'field-hint', id: `key-${name}-hint` }, hint),
      ),
    ),
    h(
      'div',
      { class: 'field field-wide' },
      h('label', { for: 'key-use' }, 'Intended use'),
      h('textarea', {
        id: 'key-use',
        name: 'intended_use',
        rows: 4,
        required: true,
        maxlength: 2000,
        value: application.intended_use,
        onInput: onInput('intended_use'),
      }),
    ),
    h(
      'div',
      { class: 'form-foot' },
      h('button', { class: 'button button-strong', type: 'submit', disabled: isBusy }, 'Request a key'),
    ),
  )
}
