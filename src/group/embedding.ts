/** Optional evidence from sentence embeddings, where an embedding backend is configured. */

/** Cosine that says nothing either way, logits per unit of cosine above it, and the most that an embedding can say. */
const NEUTRAL_COSINE = 0.55
const LOGITS_PER_COSINE = 4
const MOST_LOGITS = 1.2

/** @returns the same direction at length 1; vectors are compared by their dot product from then on */
export function unitVector(vector: Float32Array): Float32Array {
  let squares = 0
  for (const value of vector) squares += value * value
  const length = Math.sqrt(squares)
  return length > 0 ? vector.map((value) => value / length) : vector
}

/** @returns logits to add; exactly 0 where either article has no embedding, or their lengths differ */
export function embeddingEvidence(a: Float32Array | null, b: Float32Array | null): number {
  if (a === null || b === null || a.length !== b.length) return 0
  const logits = (dotProduct(a, b) - NEUTRAL_COSINE) * LOGITS_PER_COSINE
  return Math.max(-MOST_LOGITS, Math.min(MOST_LOGITS, logits))
}

/**
 * Whether a link of two articles of one language is owed to their embeddings: they spoke for it, and the words alone come
 * to no more than the threshold. A weak link that a whole story carried is no embedding's doing where there was none.
 * @param logit of the link, the evidence of the embeddings within it
 */
export function isOwedToEmbeddings(logit: number, evidence: number, threshold: number): boolean {
  return evidence > 0 && logit - evidence <= threshold
}

/** Of two vectors of one length. */
export function dotProduct(a: Float32Array, b: Float32Array): number {
  let dot = 0
  for (let i = 0; i < a.length; i++) dot += a[i]! * b[i]!
  return dot
}
