/** One story: remembered as read for the offline page, and its tooltips closed by Escape (WCAG 1.4.13). */
import { rememberStory } from './read-stories.ts'

const story = document.getElementById('story')
if (story !== null) rememberStory({ id: Number(story.dataset.story), title: story.dataset.title ?? '' })

document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return
  for (const place of document.querySelectorAll('.tactic-place:is(:hover, :focus-within)')) {
    place.classList.add('is-dismissed')
  }
})
for (const kind of ['pointerleave', 'focusout'] as const) {
  document.addEventListener(
    kind,
    (event) => {
      if (event.target instanceof Element) event.target.closest('.tactic-place')?.classList.remove('is-dismissed')
    },
    true,
  )
}
