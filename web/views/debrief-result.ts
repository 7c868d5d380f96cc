/** What came of a debrief: the headline taken apart and its neutral variations, or why there are none. */
import { type ComponentChild, h } from 'preact'
import { countOf } from '../coverage.ts'
import type { Tactic } from '../wire.ts'
import { CopyButton } from './copy-button.ts'
import type { DebriefAnswered, DebriefPorts, DebriefRefused, Phase } from './debrief-ports.ts'
import { markedHeadline } from './marked-headline.ts'

export function debriefResult(
  phase: Phase,
  wait: number,
  tactics: readonly Tactic[],
  ports: DebriefPorts | null,
): ComponentChild {
  switch (phase.kind) {
    case 'idle':
      return h(
        'div',
        { class: 'outcome-empty' },
        h('p', { class: 'nothing-title' }, 'A headline in, its facts out'),
        h(
          'p',
          null,
          'You get the words that push, what each of them does, and up to five ways of saying the same without them.',
        ),
      )
    case 'asking':
      return h('div', { class: 'outcome-empty' }, h('p', { class: 'loading' }, 'Reading the headline…'))
    case 'refused':
      return refusal(phase, wait)
    case 'answered':
      return answer(phase, tactics, ports)
  }
}

function refusal({ status, detail, waitSeconds }: DebriefRefused, wait: number): ComponentChild {
  return h(
    'div',
    { class: 'problem' },
    h('p', { class: 'problem-title' }, TITLES[status ?? 0] ?? 'That did not work'),
    h('p', null, detail),
    status === 401
      ? h('p', null, h('a', { href: '/keys' }, 'Request a key'), ', or have whoever runs this service make one.')
      : null,
    // Counted down in silence: whoever hears the page would hear of every second.
    waitSeconds !== null && wait > 0 ? h('p', { 'aria-live': 'off' }, `The next try can succeed in ${wait} s.`) : null,
  )
}

const TITLES: Readonly<Record<number, string>> = {
  0: 'The service cannot be reached',
  401: 'This needs a valid key',
  413: 'That is too much',
  422: 'That is no headline yet',
  429: 'Too many in a minute',
  // Of the engine or of the store: the detail says which.
  502: 'No debrief for now',
  504: 'That took too long',
}

function answer(answered: DebriefAnswered, tactics: readonly Tactic[], ports: DebriefPorts | null): ComponentChild {
  const { original, evidence, tacticsFound, variations } = answered
  return [
    h(
      'div',
      { class: 'outcome-part' },
      h('h2', null, 'As you sent it'),
      h('p', { class: 'outcome-headline marked', dir: 'auto' }, markedHeadline(original, evidence, tactics, 'debrief')),
      tacticsFound.length === 0
        ? h('p', { class: 'note' }, 'No manipulation tactic was found: this headline says what it says.')
        : h('ul', { class: 'tactics-found' }, tacticsFound.map(foundTactic)),
    ),
    h(
      'div',
      { class: 'outcome-part' },
      h('h2', null, variations.length === 1 ? 'In neutral words' : `In neutral words, ${variations.length} ways`),
      h(
        'ol',
        { class: 'variations' },
        variations.map((variation) =>
          h(
            'li',
            { key: variation },
            h('p', { dir: 'auto' }, variation),
            h(CopyButton, { text: variation, copy: ports?.copy ?? null }),
          ),
        ),
      ),
    ),
    h('p', { class: 'note' }, provenance(answered)),
  ]
}

/** `<label>: “<cue>” – <reason>`, with the label set apart. */
function foundTactic(line: string): ComponentChild {
  const [label = '', rest] = line.split(/: (.*)/s, 2)
  return h('li', null, rest === undefined ? line : [h('strong', null, label), ' ', rest])
}

function provenance({ backend, cache, isPromptIgnored, callsLeft }: DebriefAnswered): string {
  const who =
    backend === 'builtin'
      ? 'Answered by the built-in engine: rules of our own, no language model.'
      : `Answered by the language model ${backend}.`
  const remembered = cache === 'HIT' ? ' The answer was remembered from before.' : ''
  const ignored = isPromptIgnored ? ' It cannot follow a prompt of your own, and went by its rules.' : ''
  const left =
    callsLeft === null ? '' : ` ${countOf(callsLeft, 'more call')} ${callsLeft === 1 ? 'is' : 'are'} free this minute.`
  return who + ignored + remembered + left
}
