/** Reads a stream of server-sent events as a listener would, an event at a time. */
import assert from 'node:assert/strict'

export interface ReceivedEvent {
  id: string
  event: string
  data: unknown
}

export class EventReader {
  readonly response: Response
  readonly #parts: AsyncIterator<string>
  readonly #abort: AbortController
  #text = ''

  private constructor(response: Response, abort: AbortController) {
    this.response = response
    this.#abort = abort
    assert.ok(response.body)
    this.#parts = response.body.pipeThrough(new TextDecoderStream())[Symbol.asyncIterator]()
  }

  /** @param lastId as a browser sends it when it comes back */
  static async open(url: string, lastId?: string): Promise<EventReader> {
    const abort = new AbortController()
    const headers: Record<string, string> = lastId === undefined ? {} : { 'Last-Event-ID': lastId }
    return new EventReader(await fetch(`${url}/api/events`, { headers, signal: abort.signal }), abort)
  }

  /** The next block of lines; null at the end of the stream. */
  async nextBlock(): Promise<string | null> {
    while (!this.#text.includes('\n\n')) {
      const { value, done } = await this.#parts.next()
      if (done === true) return null
      this.#text += value
    }
    const end = this.#text.indexOf('\n\n')
    const block = this.#text.slice(0, end)
    this.#text = this.#text.slice(end + 2)
    return block
  }

  /** The next event that says something. */
  async next(): Promise<ReceivedEvent> {
    for (;;) {
      const block = await this.nextBlock()
      assert.ok(block !== null, 'the stream ended')
      const fields = new Map(block.split('\n').map((line) => line.split(/: ?(.*)/s, 2) as [string, string]))
      if (!fields.has('data')) continue
      return {
        id: fields.get('id') ?? '',
        event: fields.get('event') ?? '',
        data: JSON.parse(fields.get('data') ?? ''),
      }
    }
  }

  close(): void {
    this.#abort.abort()
  }
}
