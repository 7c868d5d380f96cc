/**
 * Single keys: j and k walk through the items of a page, o opens one, t switches titles, / searches, ? explains.
 * They rest while somebody types, and can be turned off (WCAG 2.1.4), since speech input types single letters.
 */
import { keepSetting, readSetting } from './settings.ts'
import { nextFormat } from './title-switch.ts'

export function startKeys(): void {
  const help = document.getElementById('key-help') as HTMLDialogElement | null
  const choice = document.getElementById('key-switch') as HTMLInputElement | null
  if (help === null || choice === null) return
  choice.checked = readSetting('single-keys') !== 'off'
  choice.addEventListener('change', () => keepSetting('single-keys', choice.checked ? null : 'off'))
  document.getElementById('key-help-button')?.addEventListener('click', () => help.showModal())

  const actions: Record<string, () => boolean> = {
    j: () => walk(1),
    k: () => walk(-1),
    o: openItem,
    t: nextFormat,
    '/': focusSearch,
    '?': () => {
      help.showModal()
      return true
    },
  }
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (!choice.checked || help.open || isTyping(event.target)) return
    if (actions[event.key]?.() === true) event.preventDefault()
  })
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
}

function itemOf(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>('[data-item]') ?? null
}

/** From the item that has the focus, or from the first one in sight. */
function walk(step: 1 | -1): boolean {
  const items = [...document.querySelectorAll<HTMLElement>('[data-item]')]
  const current = itemOf(document.activeElement)
  const index = current === null ? firstInSight(items) - (step === 1 ? 1 : 0) : items.indexOf(current)
  const next = items[index + step]
  if (next === undefined) return items.length > 0
  next.querySelector<HTMLElement>('[data-open]')?.focus({ preventScroll: true })
  next.scrollIntoView({ block: 'nearest' })
  return true
}

function firstInSight(items: readonly HTMLElement[]): number {
  const index = items.findIndex((item) => item.getBoundingClientRect().bottom > 80)
  return index === -1 ? items.length : index
}

function openItem(): boolean {
  const link = itemOf(document.activeElement)?.querySelector<HTMLElement>('[data-open]') ?? null
  link?.click()
  return link !== null
}

function focusSearch(): boolean {
  const field = document.getElementById('search') as HTMLInputElement | null
  if (field === null) return false
  field.focus()
  field.select()
  return true
}
