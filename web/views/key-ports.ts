/** What the key desk and the browser say to each other. */

export interface KeyApplication {
  name: string
  email: string
  intended_use: string
  website: string
}

export interface KeptRequest {
  requestId: string
  claimToken: string
}

export interface RequestState {
  status: 'pending' | 'approved' | 'rejected'
  message: string
  /** There once, in the first answer after approval. */
  apiKey: string | null
}

/** A refusal in the words of the API. */
export interface Refusal {
  refused: string
}

/** What the desk asks of the browser; null while it is only drawn. */
export interface KeyDeskPorts {
  request(application: KeyApplication): Promise<KeptRequest | Refusal>
  check(request: KeptRequest): Promise<RequestState | Refusal>
  readRequest(): KeptRequest | null
  keepRequest(request: KeptRequest | null): void
  keepKey(key: string): void
  copy(text: string): Promise<boolean>
}
