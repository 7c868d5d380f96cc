/** What an operation answers: each status with what it means, and real examples. */
import { type ComponentChild, h } from 'preact'
import type { Example, Operation } from '../openapi.ts'

/** Longer answers are cut: an example is read, not parsed. */
const MOST_CHARACTERS = 4_000

export function answers(responses: Operation['responses']): ComponentChild {
  return h(
    'div',
    { class: 'answers' },
    h('h4', null, 'Answers'),
    Object.entries(responses).map(([status, { description = '', content = {} }]) => {
      const examples = Object.values(content).flatMap((media) => Object.values(media.examples ?? {}))
      const head = [h('span', { class: `code code-${status.charAt(0)}` }, status), ' ', withCode(description)]
      if (examples.length === 0) return h('p', { class: 'answer' }, head)
      return h('details', { class: 'answer' }, h('summary', null, head), examples.map(exampleBlock))
    }),
  )
}

function exampleBlock({ summary = '', value, 'x-request': request, 'x-given': given }: Example): ComponentChild {
  return h(
    'div',
    { class: 'example' },
    h('p', { class: 'note' }, summary, given === undefined ? '' : `, given that ${given}`),
    request === undefined ? null : h('pre', { tabindex: 0 }, h('code', null, requestText(request))),
    h('pre', { tabindex: 0 }, h('code', null, cut(typeof value === 'string' ? value : JSON.stringify(value, null, 2)))),
  )
}

function requestText({ method = 'GET', path, headers = {}, body }: NonNullable<Example['x-request']>): string {
  const lines = [`${method} ${path}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)]
  if (body === undefined) return lines.join('\n')
  return `${lines.join('\n')}\n\n${typeof body === 'string' ? body : JSON.stringify(body, null, 2)}`
}

function cut(text: string): string {
  return text.length <= MOST_CHARACTERS ? text : `${text.slice(0, MOST_CHARACTERS)}\n…`
}

/** `text` in backticks is code. */
export function withCode(text: string): ComponentChild {
  return text.split('`').map((part, index) => (index % 2 === 1 ? h('code', null, part) : part))
}
