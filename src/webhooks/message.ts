/** A message as its receiver gets it: what happened, and an id to know a second delivery by. */
import { toTimestamp } from '../domain/clock.ts'
import type { Happening, LoggedEvent } from '../domain/event-log.ts'
import type { Message } from './post.ts'

/** What an event says beside its type and time, in the words of the wire. Made by `http/`. */
export type PresentHappening = (happening: Happening) => Record<string, unknown>

/** The id holds the time too: numbers start again with a new database, and receivers may remember the old ones. */
export function writeMessage({ id, happenedAt, happening }: LoggedEvent, present: PresentHappening): Message {
  return formMessage(`evt_${happenedAt.getTime().toString(36)}_${id}`, happening.type, happenedAt, present(happening))
}

export function writeTestMessage(id: string, now: Date): Message {
  return formMessage(`test_${id}`, 'webhook.test', now, {})
}

function formMessage(id: string, type: string, at: Date, data: Record<string, unknown>): Message {
  return { id, body: JSON.stringify({ type, timestamp: toTimestamp(at), data }) }
}
