/** The page around the key desk. */
import { type ComponentChild, h } from 'preact'
import { KeyDesk } from './key-desk.ts'

export function keysMain(): ComponentChild {
  return h(
    'div',
    { class: 'page tool-page' },
    h(
      'div',
      { class: 'page-intro' },
      h('h1', null, 'Request an API key'),
      h(
        'p',
        { class: 'lead' },
        'Reading needs no key. A debrief of your own headlines does: 200 a minute for each key. A person looks at every request.',
      ),
    ),
    h(
      'noscript',
      null,
      h(
        'div',
        { class: 'problem' },
        h(
          'p',
          null,
          'This form needs JavaScript. Without it: POST /api/keys/requests, as the ',
          h('a', { href: '/docs#requestKey' }, 'API reference'),
          ' shows.',
        ),
      ),
    ),
    h('div', { id: 'key-desk' }, h(KeyDesk, { ports: null })),
    h(
      'p',
      { class: 'note' },
      'Do you run this service? Then make a key at once, in a terminal with the settings that it runs with: ',
      h('code', null, 'npx debrief keys create --name "my key"'),
    ),
  )
}
