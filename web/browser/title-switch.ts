/**
 * Neutral, original, both: switched in place, since a page holds both wordings. The choice goes into the address, so
 * that a link restores the view, and is remembered for pages whose address does not say.
 */
import { keepSetting } from './settings.ts'

const FORMATS = ['neutral', 'original', 'both'] as const
type Format = (typeof FORMATS)[number]

export function startTitleSwitch(): void {
  const control = document.getElementById('title-switch')
  if (control === null) return
  control.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    const format = FORMATS.find((name) => name === link?.dataset.format)
    if (format === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setFormat(format)
  })
  showFormat(currentFormat())
}

/** @returns whether this page has titles to switch */
export function nextFormat(): boolean {
  if (document.getElementById('title-switch') === null) return false
  setFormat(FORMATS[(FORMATS.indexOf(currentFormat()) + 1) % FORMATS.length] ?? 'neutral')
  return true
}

function currentFormat(): Format {
  return FORMATS.find((name) => name === document.documentElement.dataset.titles) ?? 'neutral'
}

function setFormat(format: Format): void {
  document.documentElement.dataset.titles = format
  keepSetting('titles', format)
  const address = new URL(location.href)
  address.searchParams.set('title_format', format)
  history.replaceState(history.state, '', address)
  showFormat(format)
}

/** The switch, and every link that carries the choice on. */
function showFormat(format: Format): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#title-switch a')) {
    if (link.dataset.format === format) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
  const isInAddress = new URL(location.href).searchParams.has('title_format')
  if (!isInAddress) return
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/?"], a[href="/"], a[href^="/stories/"]')) {
    if (link.closest('#title-switch') !== null || link.closest('.masthead') !== null) continue
    const address = new URL(link.href)
    address.searchParams.set('title_format', format)
    link.href = address.pathname + address.search
  }
  const field = document.querySelector<HTMLInputElement>('#filters input[name="title_format"]')
  if (field !== null) field.value = format
}
