/** The events of an answer that came as a stream, though none was asked for: some gateways know no other way. */
import { type EventStream, isRecord } from './dialect.ts'

export function readEventStream(text: string): EventStream {
  const said = text
    .split(/\r\n?|\n/)
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).trim())
  return { events: said.flatMap(readEvent), isDone: said.includes('[DONE]') }
}

function readEvent(said: string): Record<string, unknown>[] {
  try {
    const event: unknown = JSON.parse(said)
    return isRecord(event) ? [event] : []
  } catch {
    return []
  }
}
