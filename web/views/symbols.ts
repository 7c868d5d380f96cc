/** The few symbols of the pages, drawn here. All of them are decoration: what they mean is said in words beside them. */
import { type ComponentChild, h } from 'preact'

/** A struck line over a plain one: what the service does to a headline. */
export function wordmark(): ComponentChild {
  return h(
    'svg',
    { class: 'wordmark-sign', viewBox: '0 0 32 32', width: 28, height: 28, 'aria-hidden': 'true' },
    h('rect', { class: 'sign-ground', width: 32, height: 32, rx: 7 }),
    h('rect', { class: 'sign-old', x: 7, y: 9, width: 18, height: 4, rx: 1 }),
    h('rect', { class: 'sign-strike', x: 5, y: 10.25, width: 22, height: 1.5 }),
    h('rect', { class: 'sign-new', x: 7, y: 18.5, width: 18, height: 4.5, rx: 1 }),
  )
}

const PATHS = {
  search:
    'M10.5 4a6.5 6.5 0 1 0 4.1 11.5l4.4 4.4 1-1-4.4-4.4A6.5 6.5 0 0 0 10.5 4Zm0 1.5a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z',
  theme: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 1.5v14a7 7 0 0 1 0-14Z',
  keyboard:
    'M4 6.5h16c.8 0 1.5.7 1.5 1.5v8c0 .8-.7 1.5-1.5 1.5H4c-.8 0-1.5-.7-1.5-1.5V8c0-.8.7-1.5 1.5-1.5ZM4 8v8h16V8H4Zm2 1.5h1.5V11H6V9.5Zm3.5 0H11V11H9.5V9.5Zm3.5 0h1.5V11H13V9.5Zm3.5 0H18V11h-1.5V9.5ZM8 13h8v1.5H8V13Z',
  leave: 'M8 5.5h10.5V16H17V8.1L7.1 18 6 16.9 15.900 7H8V5.5Z',
  copy: 'M8.5 4H18c.8 0 1.5.7 1.5 1.5V16H18V5.5H8.5V4ZM6 7.5h8.5c.8 0 1.5.7 1.5 1.5v9.5c0 .8-.7 1.5-1.5 1.5H6c-.8 0-1.5-.7-1.5-1.5V9c0-.8.7-1.5 1.5-1.5ZM6 9v9.5h8.5V9H6Z',
  next: 'M9.6 5.5 16.1 12l-6.5 6.5-1.1-1.1 5.400-5.400-5.400-5.400 1.1-1.1Z',
} as const

export function symbol(name: keyof typeof PATHS): ComponentChild {
  return h(
    'svg',
    { class: 'symbol', viewBox: '0 0 24 24', width: 20, height: 20, 'aria-hidden': 'true' },
    h('path', { d: PATHS[name], fill: 'currentColor' }),
  )
}
