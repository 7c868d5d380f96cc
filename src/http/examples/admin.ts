import type { Example } from '../openapi.ts'
export const ADMIN_KEY_EXAMPLES = {
  listKeyRequests: {} as Record<string, Example>,
  approveKeyRequest: {} as Record<string, Example>,
  rejectKeyRequest: {} as Record<string, Example>,
  listKeys: {} as Record<string, Example>,
  createKey: {} as Record<string, Example>,
  revokeKey: {} as Record<string, Example>,
  rotateKey: {} as Record<string, Example>,
}
export const ADMIN_FEED_EXAMPLES = {
  addFeed: {} as Record<string, Example>,
  changeFeed: {} as Record<string, Example>,
  disableFeed: {} as Record<string, Example>,
  probeFeed: {} as Record<string, Example>,
}
