import type { Example } from '../openapi.ts'
export const PROBE_EXAMPLES = {
  getHealth: {} as Record<string, Example>,
  getLiveness: {} as Record<string, Example>,
  getReadiness: {} as Record<string, Example>,
}
