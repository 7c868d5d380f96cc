/**
 * The key desk: a request, its claim token, its state, and the key, shown once. The request is remembered in this
 * browser, so that its state is here on the next visit.
 */
import { type ComponentChild, h } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { CopyButton } from './copy-button.ts'
import type { KeptRequest, KeyApplication, KeyDeskPorts, RequestState } from './key-ports.ts'
import { requestForm } from './key-request-form.ts'

/** An application before anything is filled in. */
const EMPTY: KeyApplication = { name: '', email: '', intended_use: '', website: '' }

export function KeyDesk({ ports }: { ports: KeyDeskPorts | null }): ComponentChild {
  const [application, setApplication] = useState(EMPTY)
  const [request, setRequest] = useState<KeptRequest | null>(null)
  const [state, setState] = useState<RequestState | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const check = async (of: KeptRequest) => {
    if (ports === null) return
    setBusy(true)
    const answer = await ports.check(of)
    setBusy(false)
    if ('refused' in answer) return setProblem(answer.refused)
    setProblem(null)
    setState(answer)
    if (answer.apiKey !== null) ports.keepKey(answer.apiKey)
  }
  useEffect(() => {
    const kept = ports?.readRequest() ?? null
    setRequest(kept)
    if (kept !== null) void check(kept)
  }, [ports])

  const send = async () => {
    if (ports === null || isBusy) return
    setBusy(true)
    const answer = await ports.request(application)
    setBusy(false)
    if ('refused' in answer) return setProblem(answer.refused)
    setProblem(null)
    ports.keepRequest(answer)
    setRequest(answer)
    setState({ status: 'pending', message: 'The request is waiting for review', apiKey: null })
  }
  const startOver = () => {
    ports?.keepRequest(null)
    setRequest(null)
    setState(null)
    setProblem(null)
  }

  return h(
    'div',
    { class: 'key-desk' },
    problem === null ? null : h('div', { class: 'problem', role: 'alert' }, h('p', null, problem)),
    request === null
      ? requestForm({ application, setApplication, isBusy: isBusy || ports === null, send: () => void send() })
      : requestState({ request, state, isBusy, ports, check: () => void check(request), startOver }),
  )
}

interface StateProps {
  request: KeptRequest
  state: RequestState | null
  isBusy: boolean
  ports: KeyDeskPorts | null
  check(): void
  startOver(): void
}

function requestState({ request, state, isBusy, ports, check, startOver }: StateProps): ComponentChild {
  const copy = ports?.copy ?? null
  return h(
    'div',
    { class: 'key-state' },
    h(
      'p',
      { class: `state state-${state?.status ?? 'pending'}`, role: 'status' },
      state?.message ?? (isBusy ? 'Looking up the request…' : 'What became of the request is not known.'),
    ),
    state?.apiKey == null
      ? null
      : h(
          'div',
          { class: 'secret' },
          h('p', { class: 'field-name' }, 'Your API key'),
          h('code', null, state.apiKey),
          h(CopyButton, { text: state.apiKey, copy, name: 'Copy the key' }),
          h(
            'p',
            { class: 'field-hint' },
            'This is the only time it is shown. This browser has it already: the ',
            h('a', { href: '/debrief' }, 'debrief page'),
            ' will use it.',
          ),
        ),
    state?.status === 'approved'
      ? null
      : h(
          'div',
          { class: 'secret' },
          h('p', { class: 'field-name' }, 'Claim token'),
          h('code', null, request.claimToken),
          h(CopyButton, { text: request.claimToken, copy, name: 'Copy the token' }),
          h(
            'p',
            { class: 'field-hint' },
            `It collects the key of request ${request.requestId}, and is not shown anywhere else. This browser remembers it.`,
          ),
        ),
    h(
      'div',
      { class: 'form-foot' },
      state?.status === 'pending' || state === null
        ? h(
            'button',
            { type: 'button', class: 'button button-strong', disabled: isBusy, onClick: check },
            isBusy ? 'Looking…' : 'Look again',
          )
        : null,
      h(
        'button',
        { type: 'button', class: 'button', onClick: startOver },
        state?.status === 'pending' ? 'Forget this request' : 'Make another request',
      ),
    ),
  )
}
