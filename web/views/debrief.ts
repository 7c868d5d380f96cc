/** The page around the debrief tool. */
import { type ComponentChild, h } from 'preact'
import type { Tactic } from '../wire.ts'
import { DebriefTool } from './debrief-tool.ts'

export function debriefMain(props: { defaultPrompt: string; tactics: readonly Tactic[] }): ComponentChild {
  return h(
    'div',
    { class: 'page tool-page' },
    h(
      'div',
      { class: 'page-intro' },
      h('h1', null, 'Debrief a headline'),
      h('p', { class: 'lead' }, 'Which words are there to make you click, and how it reads without them.'),
    ),
    h(
      'noscript',
      null,
      h(
        'p',
        { class: 'problem' },
        'This form needs JavaScript. The same from a terminal, on the machine of the service: ',
        h('code', null, 'npx debrief headline "…"'),
      ),
    ),
    h('div', { id: 'debrief-tool', 'data-props': JSON.stringify(props) }, h(DebriefTool, { ...props, ports: null })),
    tacticList(props.tactics),
  )
}

function tacticList(tactics: readonly Tactic[]): ComponentChild {
  return h(
    'section',
    { class: 'block', 'aria-labelledby': 'tactics-title' },
    h('h2', { id: 'tactics-title' }, 'What is looked for'),
    h(
      'dl',
      { class: 'tactic-list' },
      tactics.map(({ label, definition }) => h('div', null, h('dt', null, label), h('dd', null, definition))),
    ),
  )
}
