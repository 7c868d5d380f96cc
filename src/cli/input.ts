/** Reads what commands are given: numbers as arguments; a file or stdin (`-`), whole or one JSON value a line. */
import { createReadStream } from 'node:fs'
import process from 'node:process'
import { InvalidArgumentError } from 'commander'
import { DomainError } from '../domain/errors.ts'

export interface Line {
  text: string
  /** From 1, blank lines counted too. */
  number: number
}

/** Of an argument that names a key or a webhook. @throws InvalidArgumentError when it can be none */
export function parseId(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new InvalidArgumentError('It must be a whole number from 1.')
  return Number(text)
}

/** Longer than any real record; a file without line ends is refused before it fills the memory. */
const LONGEST_LINE = 32 * 1024 * 1024

/**
 * The lines of a file as they arrive, blank ones left out. Splits at \n and \r\n only: JSON strings may hold the
 * other line ends of Unicode.
 * @param file a path, or '-' for stdin
 * @throws DomainError 'invalid' when the file cannot be read or a line does not end
 */
export async function* readLines(file: string): AsyncGenerator<Line> {
  let rest = ''
  let number = 0
  for await (const chunk of readChunks(file)) {
    const parts = (rest + chunk).split('\n')
    rest = parts.pop() ?? ''
    for (const part of parts) {
      number++
      if (part.trim() !== '') yield { text: trimEnd(part, number), number }
    }
    if (rest.length > LONGEST_LINE) throw new DomainError('invalid', `line ${number + 1}: is longer than 32 MB`)
  }
  if (rest.trim() !== '') yield { text: trimEnd(rest, number + 1), number: number + 1 }
}

/**
 * Parses one line as a JSON object.
 * @throws DomainError 'invalid' naming the line
 */
export function parseLine(line: Line): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(line.text)
  } catch (cause) {
    throw new DomainError('invalid', `line ${line.number}: is not JSON`, { cause })
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new DomainError('invalid', `line ${line.number}: must be a JSON object`)
  }
  return value as Record<string, unknown>
}

/**
 * The id of a line. Ids are answered as they came, which a number beyond 2^53 would not be: JSON.parse has rounded it
 * already.
 * @throws DomainError 'invalid' naming the line
 */
export function readId(line: Line, { id }: Record<string, unknown>): string | number {
  if ((typeof id !== 'string' || id === '') && typeof id !== 'number')
    throw refuse(line, 'id', 'must be a string or a number')
  const isExact = typeof id === 'string' || Number.isSafeInteger(id) || (Number.isFinite(id) && !Number.isInteger(id))
  if (!isExact) throw refuse(line, 'id', 'is too large a number to be kept exactly; make it a string')
  return id
}

/**
 * A field of a line that may be absent or null, which is ''.
 * @throws DomainError 'invalid' naming the line and the field
 */
export function readText(line: Line, fields: Record<string, unknown>, name: string): string {
  return requireText(line, { [name]: fields[name] ?? '' }, name)
}

/** The same for a field that has to be there. */
export function requireText(line: Line, fields: Record<string, unknown>, name: string): string {
  const value = fields[name]
  if (typeof value !== 'string') throw refuse(line, name, 'must be a string')
  return value
}

/**
 * All of a file or of stdin. A device may never end, so what is too long is not read to its end.
 * @returns null when it holds more than `mostBytes`
 * @throws DomainError 'invalid' when it cannot be read
 */
export async function readBytes(file: string, mostBytes: number): Promise<Uint8Array | null> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of open(file)) {
    length += chunk.length
    if (length > mostBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function* readChunks(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  for await (const chunk of open(file)) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}

async function* open(file: string): AsyncGenerator<Buffer> {
  try {
    yield* file === '-' ? process.stdin : createReadStream(file)
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code
    if (code === undefined) throw cause
    throw new DomainError('invalid', `cannot read ${file === '-' ? 'stdin' : file} (${code})`, { cause })
  }
}

function trimEnd(text: string, number: number): string {
  const line = text.endsWith('\r') ? text.slice(0, -1) : text
  return number === 1 && line.startsWith('\ufeff') ? line.slice(1) : line
}

function refuse(line: Line, field: string, rule: string): DomainError {
  return new DomainError('invalid', `line ${line.number}: ${field}: ${rule}`)
}
