/**
 * Signing by the Standard Webhooks specification: the id, the time and the body of a message, joined by dots, under
 * HMAC-SHA256. Receivers check it with any library of that specification.
 */
import { createHmac } from 'node:crypto'

const PREFIX = 'whsec_'
/** Between the 24 and 64 that the specification allows. */
export const SECRET_BYTES = 32

/** @param random SECRET_BYTES random bytes */
export function formSecret(random: Uint8Array): string {
  return PREFIX + Buffer.from(random).toString('base64')
}

/** @param timestamp of the attempt, whole seconds since 1970 */
export function signMessage(secret: string, id: string, timestamp: number, body: string): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
}
