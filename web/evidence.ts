/** Lays evidence over its headline: the text in pieces, each with what was seen in it. */
import type { Evidence } from './wire.ts'

export interface MarkedPiece {
  text: string
  /** What was seen here, strongest first; empty for plain text. */
  evidence: Evidence[]
}

/** Pieces of the whole text in order. Overlapping evidence splits the text where either begins or ends. */
export function markEvidence(text: string, evidence: readonly Evidence[]): MarkedPiece[] {
  const points = [...text]
  const usable = evidence.filter(({ start, end }) => start >= 0 && start < end && end <= points.length)
  const borders = [...new Set([0, points.length, ...usable.flatMap(({ start, end }) => [start, end])])].sort(
    (a, b) => a - b,
  )
  const pieces: MarkedPiece[] = []
  for (const [index, from] of borders.entries()) {
    const to = borders[index + 1]
    if (to === undefined) break
    const covering = usable
      .filter(({ start, end }) => start <= from && to <= end)
      .sort((a, b) => b.severity - a.severity || a.start - b.start)
    pieces.push({ text: points.slice(from, to).join(''), evidence: covering })
  }
  return pieces
}

/** What counts against the publisher; a quotation is somebody else's voice. */
export function countedEvidence(evidence: readonly Evidence[]): Evidence[] {
  return evidence.filter((piece) => !piece.in_quote)
}
