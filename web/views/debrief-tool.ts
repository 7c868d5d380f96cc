/**
 * The debrief of one headline: a form, and what came of it. The key stays in this browser; every answer says who
 * gave it; every refusal is shown in the words of the API.
 */
import { type ComponentChild, h } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Tactic } from '../wire.ts'
import { debriefFields } from './debrief-fields.ts'
import type { DebriefPorts, Phase } from './debrief-ports.ts'
import { debriefResult } from './debrief-result.ts'

export interface DebriefToolProps {
  defaultPrompt: string
  tactics: readonly Tactic[]
  ports: DebriefPorts | null
}

export function DebriefTool({ defaultPrompt, tactics, ports }: DebriefToolProps): ComponentChild {
  const [headline, setHeadline] = useState('')
  const [count, setCount] = useState(5)
  const [prompt, setPrompt] = useState(defaultPrompt)
  const [apiKey, setApiKey] = useState('')
  const [phase, setPhase] = useState<Phase>({ kind: 'idle' })
  const wait = useCountdown(phase.kind === 'refused' ? phase.waitSeconds : null)
  const outcome = useRef<HTMLElement>(null)

  useEffect(() => {
    if (ports !== null) setApiKey(ports.readKey())
  }, [ports])
  useEffect(() => {
    if (phase.kind === 'answered' || phase.kind === 'refused') outcome.current?.focus()
  }, [phase])

  const ask = async () => {
    if (ports === null || phase.kind === 'asking') return
    setPhase({ kind: 'asking' })
    const isOwnPrompt = prompt.trim() !== '' && prompt !== defaultPrompt
    ports.keepKey(apiKey.trim())
    setPhase(await ports.debrief({ headline, systemPrompt: isOwnPrompt ? prompt : null, count, apiKey: apiKey.trim() }))
  }

  return h(
    'div',
    { class: 'debrief-tool' },
    h(
      'form',
      {
        class: 'debrief-form',
        noValidate: true,
        onSubmit: (event: Event) => {
          event.preventDefault()
          void ask()
        },
      },
      debriefFields({ headline, setHeadline, count, setCount, prompt, setPrompt, defaultPrompt, apiKey, setApiKey }),
      h(
        'div',
        { class: 'form-foot' },
        h(
          'button',
          {
            class: 'button button-strong',
            type: 'submit',
            disabled: ports === null || phase.kind === 'asking' || wait > 0,
          },
          phase.kind === 'asking' ? 'Debriefing…' : wait > 0 ? `Wait ${wait} s` : 'Debrief it',
        ),
        h('span', { class: 'field-hint' }, 'The built-in engine answers in milliseconds, a language model in seconds.'),
      ),
    ),
    h(
      'section',
      {
        class: 'debrief-outcome',
        'aria-live': 'polite',
        'aria-busy': phase.kind === 'asking',
        tabindex: -1,
        ref: outcome,
        'aria-label': 'Outcome',
      },
      debriefResult(phase, wait, tactics, ports),
    ),
  )
}

/** Whole seconds left, down to 0. */
function useCountdown(seconds: number | null): number {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    setLeft(seconds ?? 0)
    if (seconds === null || seconds <= 0) return undefined
    const timer = setInterval(() => setLeft((value) => Math.max(0, value - 1)), 1000)
    return () => clearInterval(timer)
  }, [seconds])
  return left
}
