/** Sentence embeddings of articles, where the operator has configured a backend for them. */
export interface Embedder {
  /**
   * Never throws, and ends within its deadline: what cannot be embedded in time is grouped by its words alone.
   * @returns a vector for each text, all of one length; all null when the backend did not answer as it should
   */
  embed(texts: readonly string[]): Promise<(Float32Array | null)[]>
  close(): Promise<void>
}
