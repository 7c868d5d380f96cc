/** What there is to read without a connection: the stories last opened in this browser. */
import { type ComponentChild, h } from 'preact'

export function offlineMain(): ComponentChild {
  return h(
    'div',
    { class: 'page tool-page' },
    h(
      'div',
      { class: 'page-intro' },
      h('h1', null, 'Read offline'),
      h(
        'p',
        { class: 'lead', id: 'offline-lead' },
        'The stories you opened last are kept in this browser, as they were then.',
      ),
    ),
    h(
      'div',
      { id: 'read-stories' },
      h('p', { class: 'note' }, 'They are listed here by script, since nobody else knows them.'),
    ),
  )
}
