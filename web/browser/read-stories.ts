/** The stories last read in this browser: what the offline page can offer. */
import { keepSetting, readSetting } from './settings.ts'

export interface ReadStory {
  id: number
  title: string
  /** Of the title, where it is known. */
  language?: string
}

/** As many as the service worker keeps pages of. */
const MOST = 30

export function readStories(): ReadStory[] {
  try {
    const list = JSON.parse(readSetting('read-stories') ?? '[]') as unknown
    return Array.isArray(list) ? list.filter(isReadStory) : []
  } catch {
    return []
  }
}

export function rememberStory(story: ReadStory): void {
  const others = readStories().filter(({ id }) => id !== story.id)
  keepSetting('read-stories', JSON.stringify([story, ...others].slice(0, MOST)))
}

function isReadStory(value: unknown): value is ReadStory {
  const { id, title, language = '' } = (value ?? {}) as Partial<ReadStory>
  return Number.isSafeInteger(id) && typeof title === 'string' && typeof language === 'string'
}
