/** What the debrief tool and the browser say to each other. */
import type { Evidence } from '../wire.ts'

export interface DebriefAsked {
  headline: string
  /** null: the default. */
  systemPrompt: string | null
  count: number
  apiKey: string
}

export interface DebriefAnswered {
  kind: 'answered'
  original: string
  variations: string[]
  tacticsFound: string[]
  evidence: Evidence[]
  /** `builtin`, or provider and model. */
  backend: string
  cache: string
  isPromptIgnored: boolean
  /** Of the window; null where the answer did not say. */
  callsLeft: number | null
}

export interface DebriefRefused {
  kind: 'refused'
  /** null: no answer came at all. */
  status: number | null
  detail: string
  /** Before another try makes sense; null where any time is as good. */
  waitSeconds: number | null
}

/** What the tool asks of the browser; null while it is only drawn. */
export interface DebriefPorts {
  debrief(asked: DebriefAsked): Promise<DebriefAnswered | DebriefRefused>
  readKey(): string
  keepKey(key: string): void
  copy(text: string): Promise<boolean>
}

export type Phase = { kind: 'idle' } | { kind: 'asking' } | DebriefAnswered | DebriefRefused
