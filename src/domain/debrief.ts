/** The analysis of one headline, and the port behind which a language model or the built-in engine answers. */

export interface Tactic {
  id: string
  label: string
  definition: string
  example: string
}

/** One manipulation found in a headline. Offsets count code points of the headline. */
export interface TacticEvidence {
  tacticId: string
  label: string
  /** 1 mild, 2 clear, 3 strong. */
  severity: 1 | 2 | 3
  start: number
  end: number
  text: string
  /** Words inside an attributed quotation are shown but never counted as a tactic. */
  inQuote: boolean
}

export interface Debrief {
  /** Exactly as many as asked for, distinct, 5 to 15 words each. */
  variations: string[]
  /** `<label>: “<cue>” – <reason>`, strongest first. */
  tacticsFound: string[]
  evidence: TacticEvidence[]
  /** `builtin` or `<provider>/<model>`. */
  backend: string
  /** True where the built-in engine answered a custom prompt that it cannot follow. */
  isPromptIgnored: boolean
}

export interface DebriefRequest {
  headline: string
  /** null = the default prompt. */
  systemPrompt: string | null
  variationCount: number
  /** Fires when nobody waits for the answer any more: what would be kept for nobody else is then given up. */
  signal?: AbortSignal
}

/** What is stored: up to five variations, from which a request's count is cut. */
export type CachedDebrief = Omit<Debrief, 'isPromptIgnored'>

export interface DebriefCache {
  getDebrief(key: string, now: Date): Promise<CachedDebrief | null>
  /** Bounded: the oldest entries leave when it is full. */
  putDebrief(key: string, debrief: CachedDebrief, expiresAt: Date): Promise<void>
}

/** A chat completion: one system prompt, one user message, one answer. */
export interface AiBackend {
  /** `<provider>/<model>` */
  readonly name: string
  /**
   * @returns the reply text, the tokens counted by the backend (0 where it does not say), and whether the text ends
   *   before its end
   * @throws DomainError 'ai_unavailable', 'ai_refused' or 'timeout'
   */
  complete(request: AiRequest): Promise<{ text: string; tokens: number; isCut?: boolean }>
}

export interface AiRequest {
  system: string
  user: string
  /** A JSON Schema the reply should follow: a hint to the backend, never trusted. */
  schema: object
  /** 'debrief' is never made to wait behind 'ingestion'. */
  lane: 'debrief' | 'ingestion'
  signal: AbortSignal
}

export interface DebriefAnswer {
  debrief: Debrief
  /** 'BYPASS': a custom prompt neither reads nor writes the cache. */
  cache: 'HIT' | 'MISS' | 'BYPASS'
}

/** The debrief of one headline, whole: cache, single flight, backend, guard, fallback. Made by `neutralize/`. */
export interface Debriefer {
  /** The default system prompt, as GET /api/debrief/prompt shows it. */
  readonly systemPrompt: string
  readonly tactics: readonly Tactic[]
  /**
   * @throws DomainError 'ai_unavailable' or 'ai_refused' when no usable answer came, 'timeout' when the deadline passed
   */
  debrief(request: DebriefRequest): Promise<DebriefAnswer>
}
