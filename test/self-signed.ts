/**
 * Makes a self-signed TLS certificate for tests, so that none lies in the repository and none ever expires.
 * Just enough DER (X.690) for an X.509 version 3 certificate (RFC 5280) on a P-256 key.
 */
import { generateKeyPairSync, sign } from 'node:crypto'

export interface SelfSigned {
  key: string
  cert: string
}

const ECDSA_WITH_SHA256 = sequence(oid('2a8648ce3d040302'))
const COMMON_NAME = oid('550403')
const SUBJECT_ALT_NAME = oid('551d11')
const DAY_MS = 86_400_000

/** @param names DNS names the certificate is for; @param validDays from now; negative for an expired one */
export function selfSign(names: string[], validDays = 30): SelfSigned {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(names[0]!)))))
  const from = new Date(Date.now() - 90 * DAY_MS)
  const until = new Date(Date.now() + validDays * DAY_MS)
  const altNames = sequence(...names.map((text) => der(0x82, Buffer.from(text))))
  const unsigned = sequence(
    der(0xa0, integer(2)),
    integer(1),
    ECDSA_WITH_SHA256,
    name,
    sequence(utcTime(from), utcTime(until)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(SUBJECT_ALT_NAME, der(0x04, altNames)))),
  )
  const signature = sign('sha256', unsigned, privateKey)
  const certificate = sequence(unsigned, ECDSA_WITH_SHA256, der(0x03, Buffer.from([0]), signature))
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: pem(certificate),
  }
}

function pem(certificate: Buffer): string {
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? []
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n')
}

function der(tag: number, ...contents: Uint8Array[]): Buffer {
  const content = Buffer.concat(contents)
  const size = content.byteLength
  const length = size < 0x80 ? [size] : size < 0x100 ? [0x81, size] : [0x82, size >> 8, size & 0xff]
  return Buffer.concat([Buffer.from([tag, ...length]), content])
}

function sequence(...contents: Uint8Array[]): Buffer {
  return der(0x30, ...contents)
}

function integer(value: number): Buffer {
  return der(0x02, Buffer.from([value]))
}

function oid(hex: string): Buffer {
  return der(0x06, Buffer.from(hex, 'hex'))
}

function utcTime(time: Date): Buffer {
  return der(0x17, Buffer.from(`${time.toISOString().slice(2, 19).replace(/[-:T]/g, '')}Z`))
}
