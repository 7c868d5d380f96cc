/** One story: remembered as read for the offline page, and what its marks say. */
import { rememberStory } from './read-stories.ts'
import { startTips } from './tips.ts'

const story = document.getElementById('story')
if (story !== null) {
  const { story: id, title = '', language = '' } = story.dataset
  rememberStory({ id: Number(id), title, language })
}

startTips()
