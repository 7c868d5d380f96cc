/** HTTP written by hand, for what no client would send. */
import { connect } from 'node:net'

export interface RawAnswer {
  status: number
  headers: Map<string, string>
  body: string
}

/** Sends the bytes as they are and reads until the server closes the connection. */
export function sendRaw(port: number, text: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: string[] = []
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.setTimeout(20_000, () => socket.destroy(new Error('the server neither answered nor closed')))
    socket.on('data', (chunk: Buffer) => chunks.push(chunk.toString('latin1')))
    socket.on('error', reject)
    socket.on('close', () => resolve(parseAnswer(chunks.join(''))))
  })
}

function parseAnswer(text: string): RawAnswer {
  const [head = '', body = ''] = text.split(/\r\n\r\n(.*)/s, 2)
  const [statusLine = '', ...lines] = head.split('\r\n')
  const headers = new Map(lines.map((line) => [line.split(':', 1)[0]!.toLowerCase(), line.replace(/^[^:]*: */, '')]))
  return { status: Number(statusLine.split(' ')[1]), headers, body }
}
