import type { Example } from '../openapi.ts'
export const KEY_EXAMPLES = {
  requestKey: {} as Record<string, Example>,
  getKeyRequest: {} as Record<string, Example>,
}
