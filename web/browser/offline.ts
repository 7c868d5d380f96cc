/** Lists the stories that this browser can show without a connection. */
import { type ReadStory, readStories } from './read-stories.ts'

async function keptStories(): Promise<ReadStory[]> {
  if (!('caches' in globalThis)) return []
  const kept: ReadStory[] = []
  for (const story of readStories()) {
    if ((await caches.match(`/stories/${story.id}`, { ignoreSearch: true })) !== undefined) kept.push(story)
  }
  return kept
}

async function show(place: HTMLElement): Promise<void> {
  const stories = await keptStories()
  if (stories.length === 0) {
    const note = document.createElement('p')
    note.className = 'note'
    note.textContent = 'None so far. Open a story while you are online, and it will be here.'
    return place.replaceChildren(note)
  }
  const list = document.createElement('ol')
  list.className = 'read-list'
  for (const { id, title, language = '' } of stories) {
    const item = document.createElement('li')
    item.dataset.item = ''
    const link = document.createElement('a')
    link.href = `/stories/${id}`
    link.dataset.open = ''
    link.dir = 'auto'
    if (language !== '') link.lang = language
    link.textContent = title
    item.append(link)
    list.append(item)
  }
  place.replaceChildren(list)
}

const place = document.getElementById('read-stories')
if (place !== null) await show(place)
const lead = document.getElementById('offline-lead')
// At another address it stands in for the page that was asked for.
if (lead !== null && (!navigator.onLine || location.pathname !== '/offline')) {
  const reason = navigator.onLine ? 'The service cannot be reached right now.' : 'You are offline.'
  lead.textContent = `${reason} These are the stories you opened last, as they were then.`
}
