/** Copies a text, and says that it did. */
import { type ComponentChild, h } from 'preact'
import { useState } from 'preact/hooks'
import { symbol } from './symbols.ts'

const SAID_MS = 2_000

/** @param copy null while the page is only drawn */
export function CopyButton({
  text,
  copy,
  name = 'Copy',
}: {
  text: string
  copy: ((text: string) => Promise<boolean>) | null
  name?: string
}): ComponentChild {
  const [said, setSaid] = useState<string | null>(null)
  const onClick = async () => {
    setSaid((await copy?.(text)) === true ? 'Copied' : 'Copying is not allowed here')
    setTimeout(() => setSaid(null), SAID_MS)
  }
  return h(
    'button',
    { type: 'button', class: 'button copy', disabled: copy === null, onClick: () => void onClick() },
    symbol('copy'),
    // Live, but no role of its own: a role would take the words out of the button's name.
    h('span', { 'aria-live': 'polite' }, said ?? name),
    h('span', { class: 'unseen' }, `: ${text}`),
  )
}
