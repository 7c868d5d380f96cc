/** Brings the debrief tool to life. */
import { h, render } from 'preact'
import type { DebriefAnswered, DebriefAsked, DebriefPorts, DebriefRefused } from '../views/debrief-ports.ts'
import { DebriefTool } from '../views/debrief-tool.ts'
import type { Evidence, Tactic } from '../wire.ts'
import { copyText } from './copy.ts'
import { keepSetting, readSetting } from './settings.ts'
import { startTips } from './tips.ts'

/** Behind the service's own deadlines, in case no answer comes at all. */
const LONGEST_WAIT_MS = 630_000

async function debrief(asked: DebriefAsked): Promise<DebriefAnswered | DebriefRefused> {
  try {
    const answer = await fetch('/api/debrief?include=evidence', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        // Not in a header, which a browser refuses to send with letters that no key has: the service says what is wrong.
        api_key: asked.apiKey,
        headline: asked.headline,
        num_variations: asked.count,
        ...(asked.systemPrompt === null ? {} : { system_prompt: asked.systemPrompt }),
      }),
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    })
    if (answer.ok) return readAnswer(answer, (await answer.json()) as DebriefBody)
    // What stands before the service, such as nginx, refuses in HTML.
    const refusal = (await answer.json().catch(() => ({}))) as { detail?: string }
    return readRefusal(answer, refusal)
  } catch {
    const detail = 'No answer came. Look whether the service runs and you are online, then try again.'
    return { kind: 'refused', status: null, detail, waitSeconds: null }
  }
}

interface DebriefBody {
  original: string
  variations: string[]
  analysis: { clickbait_tactics_found: string[]; evidence?: Evidence[] }
}

function readAnswer({ headers }: Response, { original, variations, analysis }: DebriefBody): DebriefAnswered {
  const left = headers.get('X-RateLimit-Remaining')
  return {
    kind: 'answered',
    original,
    variations,
    tacticsFound: analysis.clickbait_tactics_found,
    evidence: analysis.evidence ?? [],
    backend: decodeURIComponent(headers.get('X-Debrief-Backend') ?? 'unknown'),
    cache: headers.get('X-Cache') ?? '',
    isPromptIgnored: headers.get('X-Debrief-Prompt') === 'ignored',
    callsLeft: left === null ? null : Number(left),
  }
}

function readRefusal({ status, headers }: Response, { detail }: { detail?: string }): DebriefRefused {
  const wait = Number(headers.get('Retry-After') ?? Number.NaN)
  return {
    kind: 'refused',
    status,
    detail: detail ?? 'The service gave no reason.',
    waitSeconds: status === 429 && Number.isFinite(wait) ? Math.ceil(wait) : null,
  }
}

const ports: DebriefPorts = {
  debrief,
  readKey: () => readSetting('api-key') ?? '',
  keepKey: (key) => keepSetting('api-key', key === '' ? null : key),
  copy: copyText,
}

const place = document.getElementById('debrief-tool')
if (place !== null) {
  const props = JSON.parse(place.dataset.props ?? '{}') as { defaultPrompt: string; tactics: Tactic[] }
  // Not hydrated: what is drawn without its ports is switched off, and hydrating would leave it so.
  render(h(DebriefTool, { ...props, ports }), place)
  startTips()
}
