import type { Example } from '../openapi.ts'
export const STORY_EXAMPLES = {
  listStories: {} as Record<string, Example>,
  getStory: {} as Record<string, Example>,
  getCoverage: {} as Record<string, Example>,
  getTitleHistory: {} as Record<string, Example>,
}
