/** The debrief of a headline on the wire. */
import T, { type Static } from 'typebox'
import type { Debrief, DebriefRequest, Tactic } from '../../domain/debrief.ts'

const NO_NUL = { pattern: '^[^\\u0000]*$', 'x-rule': 'must not hold a NUL character' }

export const DebriefBody = T.Object({
  headline: T.String({
    minLength: 5,
    maxLength: 500,
    'x-trimmed-minimum': true,
    ...NO_NUL,
    description: 'Lengths count code points; the least one without the blanks around the text',
  }),
  system_prompt: T.Optional(
    T.String({
      maxLength: 5000,
      ...NO_NUL,
      description: 'Replaces the default prompt; such a request bypasses the cache',
    }),
  ),
  num_variations: T.Optional(T.Integer({ minimum: 1, maximum: 5, default: 5 })),
  api_key: T.Optional(T.String({ description: 'Alternative to the X-API-Key header, which goes first' })),
})

export const DebriefParameters = T.Object({
  include: T.Optional(
    T.Enum(['evidence'], {
      type: 'string',
      description: 'evidence: adds analysis.evidence, where each tactic was seen',
    }),
  ),
})

export const EvidenceWire = T.Object({
  tactic_id: T.String(),
  label: T.String(),
  severity: T.Integer({ minimum: 1, maximum: 3, description: '1 mild, 2 clear, 3 strong' }),
  start: T.Integer({ description: 'Code points of the headline' }),
  end: T.Integer(),
  text: T.String(),
  in_quote: T.Boolean({ description: 'Inside an attributed quotation: shown, never counted as a tactic' }),
})

export const DebriefWire = T.Object({
  original: T.String({ description: 'The headline exactly as it was sent' }),
  variations: T.Array(T.String()),
  analysis: T.Object({
    clickbait_tactics_found: T.Array(T.String()),
    evidence: T.Optional(T.Array(EvidenceWire, { description: 'Only with include=evidence' })),
  }),
})

export const PromptWire = T.Object({ system_prompt: T.String() })

export const TacticListWire = T.Object({
  tactics: T.Array(T.Object({ id: T.String(), label: T.String(), definition: T.String(), example: T.String() })),
})

/** A blank prompt is none. */
export function readDebriefRequest(body: Static<typeof DebriefBody>): DebriefRequest {
  const { headline, system_prompt: prompt = '', num_variations: variationCount = 5 } = body
  return { headline, systemPrompt: prompt.trim() === '' ? null : prompt, variationCount }
}

export function presentDebrief(headline: string, debrief: Debrief, showsEvidence: boolean): Static<typeof DebriefWire> {
  const evidence = debrief.evidence.map(({ tacticId, inQuote, ...rest }) => ({
    tactic_id: tacticId,
    label: rest.label,
    severity: rest.severity,
    start: rest.start,
    end: rest.end,
    text: rest.text,
    in_quote: inQuote,
  }))
  return {
    original: headline,
    variations: debrief.variations,
    analysis: { clickbait_tactics_found: debrief.tacticsFound, ...(showsEvidence ? { evidence } : {}) },
  }
}

export function presentTactics(tactics: readonly Tactic[]): Static<typeof TacticListWire> {
  return { tactics: tactics.map(({ id, label, definition, example }) => ({ id, label, definition, example })) }
}
