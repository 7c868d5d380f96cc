/** A time in a page: readable as it is, exact in its title, and put into the reader's own zone by script. */
import { type ComponentChild, h } from 'preact'
import { fullTime, relativeTime } from '../time.ts'

export function moment(timestamp: string, now: Date): ComponentChild {
  const time = new Date(timestamp)
  return h('time', { datetime: timestamp, title: fullTime(time, 'UTC') }, relativeTime(time, now, 'UTC'))
}
