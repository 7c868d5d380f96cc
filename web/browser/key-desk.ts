/** Brings the key desk to life. */
import { h, render } from 'preact'
import { KeyDesk } from '../views/key-desk.ts'
import type { KeptRequest, KeyApplication, KeyDeskPorts, Refusal, RequestState } from '../views/key-ports.ts'
import { copyText } from './copy.ts'
import { keepSetting, readSetting } from './settings.ts'

const UNREACHABLE: Refusal = {
  refused: 'No answer came. Look whether the service runs and you are online, then try again.',
}

async function ask(address: string, init: RequestInit): Promise<{ body: Record<string, string> } | Refusal> {
  try {
    const answer = await fetch(address, init)
    if (answer.ok) return { body: (await answer.json()) as Record<string, string> }
    // What stands before the service, such as nginx, refuses in HTML.
    const { detail } = (await answer.json().catch(() => ({}))) as { detail?: string }
    return { refused: detail ?? `The service answered ${answer.status}.` }
  } catch {
    return UNREACHABLE
  }
}

async function request(application: KeyApplication): Promise<KeptRequest | Refusal> {
  const { website, ...required } = application
  const answer = await ask('/api/keys/requests', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(website.trim() === '' ? required : application),
  })
  if ('refused' in answer) return answer
  return { requestId: answer.body.request_id ?? '', claimToken: answer.body.claim_token ?? '' }
}

async function check({ requestId, claimToken }: KeptRequest): Promise<RequestState | Refusal> {
  const answer = await ask(`/api/keys/requests/${encodeURIComponent(requestId)}`, {
    headers: { Authorization: `Bearer ${claimToken}` },
  })
  if ('refused' in answer) return answer
  const { status, message = '', api_key: apiKey = null } = answer.body
  return { status: status as RequestState['status'], message, apiKey }
}

function readRequest(): KeptRequest | null {
  try {
    const kept = JSON.parse(readSetting('key-request') ?? 'null') as Partial<KeptRequest> | null
    const { requestId, claimToken } = kept ?? {}
    return typeof requestId === 'string' && typeof claimToken === 'string' ? { requestId, claimToken } : null
  } catch {
    return null
  }
}

const ports: KeyDeskPorts = {
  request,
  check,
  readRequest,
  keepRequest: (kept) => keepSetting('key-request', kept === null ? null : JSON.stringify(kept)),
  keepKey: (key) => keepSetting('api-key', key),
  copy: copyText,
}

const place = document.getElementById('key-desk')
if (place !== null) render(h(KeyDesk, { ports }), place)
