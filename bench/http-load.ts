/**
 * Load for `http.bench.ts`: wrk where it is installed, else a small generator of our own, which costs more per
 * request and therefore shows smaller differences.
 */
import { execFile, spawnSync } from 'node:child_process'
import { connect } from 'node:net'
import { promisify } from 'node:util'

export interface Load {
  port: number
  path: string
  headers: Record<string, string>
  connections: number
  seconds: number
}

export const hasWrk = spawnSync('wrk', ['--version']).error === undefined

/** @returns answers per second */
export function measure(load: Load): Promise<number> {
  return hasWrk ? measureWithWrk(load) : measureHere(load)
}

async function measureWithWrk({ port, path, headers, connections, seconds }: Load): Promise<number> {
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, ...sent, `http://127.0.0.1:${port}${path}`]
  const { stdout } = await promisify(execFile)('wrk', options)
  const faults = /Socket errors|Non-2xx or 3xx/.exec(stdout)
  if (faults !== null) throw new Error(stdout)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
}

/** One request in flight per connection; an answer is over when its announced length has come. */
async function measureHere({ port, path, headers, connections, seconds }: Load): Promise<number> {
  const lines = Object.entries({ Host: '127.0.0.1', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const request = `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`
  let answers = 0
  const sockets = Array.from({ length: connections }, () => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    let missing = 0
    socket.on('data', (chunk) => {
      if (missing === 0) {
        const end = chunk.indexOf('\r\n\r\n') + 4
        const length = /content-length: (\d+)/i.exec(chunk.toString('latin1', 0, end))?.[1] ?? '0'
        missing = Number(length) + end
      }
      missing -= chunk.length
      if (missing > 0) return
      answers += 1
      socket.write(request)
    })
    return socket
  })
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  for (const socket of sockets) socket.destroy()
  return answers / seconds
}
