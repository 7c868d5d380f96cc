import type { Example } from '../openapi.ts'
export const DEBRIEF_EXAMPLES = {
  debriefHeadline: {} as Record<string, Example>,
  getDefaultPrompt: {} as Record<string, Example>,
  listTactics: {} as Record<string, Example>,
}
