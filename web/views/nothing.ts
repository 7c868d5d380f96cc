/** What stands where a list or a page would: a plain sentence and one way on. */
import { type ComponentChild, h } from 'preact'

export function nothing(title: string, text: ComponentChild, [href, name]: readonly [string, string]): ComponentChild {
  return h(
    'div',
    { class: 'nothing' },
    h('p', { class: 'nothing-title' }, title),
    h('p', null, text),
    h('p', null, h('a', { class: 'button', href }, name)),
  )
}

/** A page that could not be made. */
export function failureMain(status: number, title: string, text: string): ComponentChild {
  return h(
    'div',
    { class: 'page failure' },
    h('p', { class: 'failure-status' }, String(status)),
    h('h1', null, title),
    h('p', { class: 'lead' }, text),
    h('p', null, h('a', { class: 'button', href: '/' }, 'To the stories')),
  )
}
