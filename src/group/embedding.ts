/** Optional evidence from sentence embeddings, where an embedding backend is configured. */

/** Cosine that says nothing either way, logits per unit of cosine above it, and the most that an embedding can say. */
const NEUTRAL_COSINE = 0.55
const LOGITS_PER_COSINE = 4
const MOST_LOGITS = 1.2

/** @returns logits to add; exactly 0 where either article has no embedding, or their lengths differ */
export function embeddingEvidence(a: Float32Array | null, b: Float32Array | null): number {
  if (a === null || b === null || a.length !== b.length) return 0
  let dot = 0
  let squaresA = 0
  let squaresB = 0
  for (let i = 0; i < a.length; i++) {
    dot += a[i]! * b[i]!
    squaresA += a[i]! * a[i]!
    squaresB += b[i]! * b[i]!
  }
  const lengths = Math.sqrt(squaresA * squaresB)
  if (!(lengths > 0)) return 0
  const logits = (dot / lengths - NEUTRAL_COSINE) * LOGITS_PER_COSINE
  return Math.max(-MOST_LOGITS, Math.min(MOST_LOGITS, logits))
}
