/** The events of an answer that came as a stream, though none was asked for: some gateways know no other way. */
import { isRecord } from './dialect.ts'

/** @returns what each event says, in order; nothing where the text is no such stream */
export function readEvents(text: string): Record<string, unknown>[] {
  return text.split(/\r\n?|\n/).flatMap((line) => {
    if (!line.startsWith('data:')) return []
    try {
      const event: unknown = JSON.parse(line.slice('data:'.length))
      return isRecord(event) ? [event] : []
    } catch {
      // Where the stream ends, chat completions say "[DONE]".
      return []
    }
  })
}
