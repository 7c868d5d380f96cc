/**
 * The frame of every page: head, masthead, footer, and the help about keys. The document works as it is; scripts add
 * to it and replace nothing.
 */
import { type ComponentChild, h } from 'preact'
import type { TitleFormat } from '../wire.ts'
import { PAGE_LANGUAGE } from './language.ts'
import { symbol, wordmark } from './symbols.ts'

export interface Assets {
  /** The address of a file of ours, with the version of all of them in it. */
  url(file: string): string
  /** What a module and those that it imports are made of, so that they are fetched at once. */
  modules(entry: string): string[]
}

export interface Page {
  title: string
  description?: string
  /** Which entry of the masthead this is under. */
  section: 'stories' | 'debrief' | 'sources' | 'keys' | 'reference' | null
  /** As the address says; null leaves it to the reader's own setting. */
  titleFormat?: TitleFormat | null
  /** Entry module in web/browser, beside the one that every page has. */
  script?: string
  /** Links of the head, such as the feed of this page. */
  links?: ComponentChild
  main: ComponentChild
}

const SECTIONS = [
  ['stories', '/', 'Stories'],
  ['debrief', '/debrief', 'Debrief'],
  ['sources', '/sources', 'Sources'],
  ['reference', '/docs', 'API'],
] as const

const FONTS = ['fonts/newsreader-latin-wght-normal.woff2', 'fonts/public-sans-latin-wght-normal.woff2']

export function shell(page: Page, assets: Assets): ComponentChild {
  return h(
    'html',
    // Rules what is shown; where the address is silent, the reader's setting takes its place.
    { lang: PAGE_LANGUAGE, 'data-titles': page.titleFormat ?? 'neutral' },
    head(page, assets),
    h(
      'body',
      { class: `at-${page.section ?? 'nowhere'}` },
      h('a', { class: 'skip', href: '#main' }, 'Skip to the content'),
      masthead(page),
      h('main', { id: 'main', tabindex: -1 }, page.main),
      footer(),
      keyHelp(),
    ),
  )
}

function head({ title, description, script, links }: Page, assets: Assets): ComponentChild {
  const entries = ['browser/page.ts', ...(script === undefined ? [] : [script])]
  const modules = new Set(entries.flatMap((entry) => assets.modules(entry)))
  return h(
    'head',
    null,
    h('meta', { charset: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('title', null, title === 'Debrief' ? title : `${title} · Debrief`),
    h('meta', {
      name: 'description',
      content: description ?? 'News from many outlets, one entry per story, with headlines in neutral words.',
    }),
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('meta', { name: 'theme-color', content: '#fbfaf7', media: '(prefers-color-scheme: light)' }),
    h('meta', { name: 'theme-color', content: '#161614', media: '(prefers-color-scheme: dark)' }),
    h('link', { rel: 'icon', href: assets.url('icons/icon.svg'), type: 'image/svg+xml' }),
    h('link', { rel: 'apple-touch-icon', href: assets.url('icons/icon-192.png') }),
    h('link', { rel: 'manifest', href: '/manifest.webmanifest' }),
    FONTS.map((font) =>
      h('link', { rel: 'preload', href: assets.url(font), as: 'font', type: 'font/woff2', crossorigin: 'anonymous' }),
    ),
    h('link', { rel: 'stylesheet', href: assets.url('site.css') }),
    h('script', { src: assets.url('browser/early.ts') }),
    [...modules].map((file) => h('link', { rel: 'modulepreload', href: assets.url(file) })),
    entries.map((entry) => h('script', { type: 'module', src: assets.url(entry) })),
    links,
  )
}

function masthead({ section }: Page): ComponentChild {
  return h(
    'header',
    { class: 'masthead' },
    h(
      'div',
      { class: 'masthead-inner' },
      h('a', { class: 'wordmark', href: '/' }, wordmark(), h('span', null, 'Debrief')),
      h(
        'nav',
        { class: 'sections', 'aria-label': 'Sections' },
        SECTIONS.map(([id, href, name]) =>
          h('a', { href, ...(id === section ? { 'aria-current': 'page' } : {}) }, name),
        ),
      ),
      h(
        'div',
        { class: 'masthead-tools needs-script' },
        h(
          'button',
          { type: 'button', class: 'tool', id: 'key-help-button', 'aria-haspopup': 'dialog' },
          symbol('keyboard'),
          h('span', { class: 'unseen' }, 'Keyboard shortcuts'),
        ),
        h(
          'button',
          { type: 'button', class: 'tool', id: 'theme-button' },
          symbol('theme'),
          h(
            'span',
            { class: 'tool-name' },
            h('span', { class: 'unseen' }, 'Colours: '),
            h('span', { id: 'theme-name' }, 'system'),
          ),
        ),
      ),
    ),
  )
}

function footer(): ComponentChild {
  return h(
    'footer',
    { class: 'footer' },
    h(
      'div',
      { class: 'footer-inner' },
      h(
        'p',
        null,
        'Headlines, summaries and pictures belong to their publishers. The neutral wordings are made here, by rule or by a language model, and can be wrong: the original is always one key away.',
      ),
      h(
        'nav',
        { 'aria-label': 'More' },
        h('a', { href: '/keys' }, 'Request an API key'),
        h('a', { href: '/docs' }, 'API reference'),
        h('a', { href: '/offline' }, 'Read offline'),
      ),
    ),
  )
}

const KEYS = [
  ['j', 'Next entry of the list'],
  ['k', 'Previous entry of the list'],
  ['o', 'Open it: a story, or an article of a story where it was published'],
  ['t', 'Titles: neutral, original, both'],
  ['/', 'Search'],
  ['?', 'This help'],
] as const

function keyHelp(): ComponentChild {
  return h(
    'dialog',
    { class: 'dialog', id: 'key-help', 'aria-labelledby': 'key-help-title' },
    h('h2', { id: 'key-help-title' }, 'Keyboard shortcuts'),
    h(
      'dl',
      { class: 'keys' },
      KEYS.map(([key, what]) => h('div', null, h('dt', null, h('kbd', null, key)), h('dd', null, what))),
    ),
    h(
      'label',
      { class: 'choice' },
      h('input', { type: 'checkbox', id: 'key-switch', checked: true }),
      ' Single keys do something on these pages',
    ),
    h('form', { method: 'dialog' }, h('button', { class: 'button' }, 'Close')),
  )
}
