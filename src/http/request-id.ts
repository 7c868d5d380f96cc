/** Every request has an id: the caller's where it is sane, else one of ours. It is echoed and in every log line. */
import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Letters that no log, shell or header can misread. */
const SANE_ID = /^[A-Za-z0-9._:-]{1,128}$/

/** @returns a function that gives each request its id; ids are unique over processes and restarts */
export function createRequestIds(): (request: Pick<IncomingMessage, 'headers'>) => string {
  const prefix = randomBytes(6).toString('hex')
  let count = 0
  return (request) => {
    const given = request.headers['x-request-id']
    if (typeof given === 'string' && SANE_ID.test(given)) return given
    count += 1
    return `${prefix}-${count.toString(36)}`
  }
}
