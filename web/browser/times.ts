/** Times of the page in the reader's own zone, kept true while the page stays open. */
import { fullTime, longDate, relativeTime, timeAhead } from '../time.ts'

const EVERY_MS = 30_000

export function startTimes(): void {
  const update = () => localizeTimes(document)
  update()
  setInterval(update, EVERY_MS)
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) update()
  })
}

export function localizeTimes(root: ParentNode): void {
  const now = new Date()
  for (const element of root.querySelectorAll('time')) {
    const time = new Date(element.dateTime)
    if (Number.isNaN(time.getTime())) continue
    if ('today' in element.dataset) {
      element.textContent = longDate(now)
      continue
    }
    const text = 'ahead' in element.dataset ? timeAhead(time, now) : relativeTime(time, now)
    if (element.textContent !== text) element.textContent = text
    const full = fullTime(time)
    if (element.title !== full) element.title = full
  }
}
