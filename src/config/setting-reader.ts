/**
 * Reads settings of an environment by their table and collects everything that is wrong with them, so that it can be
 * reported in one go. The value of a secret or of an address never enters a message.
 */
import { accessSync, constants, statSync } from 'node:fs'
import { isIP } from 'node:net'
import { dirname, resolve } from 'node:path'

export interface Setting {
  name: string
  type: 'text' | 'integer' | 'number' | 'boolean' | 'choice' | 'url' | 'path' | 'networks' | 'secret'
  /** Of a number; '' where there is none. */
  unit: string
  /** As it would be written in the environment; '' = unset. */
  default: string
  meaning: string
  /** Inclusive bounds of a number. */
  range?: readonly [least: number, most: number]
  choices?: readonly string[]
}

/** A check of one setting that needs more than this file may know; throws a sentence when the value is bad. */
export type Checks<Name extends string> = Partial<Record<Name, (value: string) => void>>

/** Of an address: a password with a # or / in it, as a rule, or a port that is none. */
const NOT_READABLE =
  'is no complete address (in a user name or password, # / ? @ and % are written %23 %2F %3F %40 and %25)'

/** Reads one setting after the other and collects what is wrong; a bad one reads as its default. */
export class SettingReader<Name extends string> {
  readonly #settings: ReadonlyMap<string, Setting>
  readonly #env: Record<string, string | undefined>
  readonly #checks: Checks<Name>
  /** `NAME: what is wrong`, in the order of reading. */
  readonly problems: string[] = []

  constructor(settings: readonly Setting[], env: Record<string, string | undefined>, checks: Checks<Name>) {
    this.#settings = new Map(settings.map((setting) => [setting.name, setting]))
    this.#env = env
    this.#checks = checks
  }

  text(name: Name, pattern: RegExp, rule: string, isSound: (value: string) => boolean = () => true): string | null {
    return this.#read(name, (value) => {
      if (!pattern.test(value) || !isSound(value)) throw new Error(rule)
      return value
    })
  }

  number(name: Name): number {
    const setting = this.#settingOf(name)
    const [least, most] = setting.range ?? [0, Number.MAX_SAFE_INTEGER]
    const isInteger = setting.type === 'integer'
    const pattern = isInteger ? /^-?\d+$/ : /^-?\d+(\.\d+)?$/
    const unit = setting.unit === '' ? '' : ` (${setting.unit})`
    const read = this.#read(name, (value) => {
      const number = pattern.test(value) ? Number(value) : Number.NaN
      if (number >= least && number <= most) return number
      throw new Error(`must be ${isInteger ? 'a whole number' : 'a number'} from ${least} to ${most}${unit}`)
    })
    return read ?? Number(setting.default)
  }

  boolean(name: Name): boolean {
    const read = this.#read(name, (value) => {
      const lower = value.toLowerCase()
      if (lower === 'true' || lower === '1') return true
      if (lower === 'false' || lower === '0') return false
      throw new Error('must be true or false (or 1 or 0)')
    })
    return read ?? this.#settingOf(name).default === 'true'
  }

  choice<Choice extends string>(name: Name, choices: readonly Choice[]): Choice {
    const read = this.#read(name, (value) => {
      const choice = choices.find((candidate) => candidate === value.toLowerCase())
      if (choice === undefined) throw new Error(`must be one of ${choices.join(', ')}`)
      return choice
    })
    return read ?? (this.#settingOf(name).default as Choice)
  }

  url(name: Name, protocols: readonly string[]): string | null {
    const rule = `must be an address starting with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`
    return this.#read(name, (value) => {
      const isOfProtocol = protocols.some((protocol) => value.toLowerCase().startsWith(`${protocol}//`))
      if (!isOfProtocol) throw new Error(rule)
      if (!URL.canParse(value)) throw new Error(NOT_READABLE)
      return value
    })
  }

  /** An existing, readable file. */
  file(name: Name): string | null {
    return this.#read(name, (path) => {
      try {
        if (!statSync(path).isFile()) throw new Error('not a file')
        accessSync(path, constants.R_OK)
      } catch (error) {
        throw new Error('must be a readable file', { cause: error })
      }
      return path
    })
  }

  /** A folder, which may be still to make. */
  folder(name: Name): string {
    const read = this.#read(name, (path) => {
      if (!statSync(existingPart(path)).isDirectory()) throw new Error('must be a folder')
      return path
    })
    return read ?? this.#settingOf(name).default
  }

  /** Addresses and CIDR ranges, separated by commas or blanks. Ranges that hold everything, or as good as, are refused. */
  networks(name: Name): string[] {
    const read = this.#read(name, (value) => {
      const networks = value.split(/[\s,]+/).filter((network) => network !== '')
      if (networks.some((network) => !isNetwork(network))) {
        throw new Error('must be IP addresses or CIDR ranges, separated by commas')
      }
      if (!networks.some(isWide)) return networks
      throw new Error(`must not hold a range wider than /${WIDEST}, which would trust nearly anybody`)
    })
    return read ?? []
  }

  /** Whether it has a value, if only a bad one. */
  isSet(name: Name): boolean {
    return (this.#env[name]?.trim() ?? '') !== ''
  }

  #settingOf(name: Name): Setting {
    const setting = this.#settings.get(name)
    if (setting === undefined) throw new Error(`no setting is called ${name}`)
    return setting
  }

  #read<Value>(name: Name, convert: (value: string) => Value): Value | null {
    const setting = this.#settingOf(name)
    const set = this.#env[name]?.trim() ?? ''
    const text = set === '' ? setting.default : set
    if (text === '') return null
    // An address may carry a password, so it is not shown either.
    const isShown = setting.type !== 'secret' && setting.type !== 'url'
    try {
      const value = convert(text)
      try {
        this.#checks[name]?.(text)
      } catch (error) {
        this.problems.push(`${name}: ${messageOf(error)}`)
      }
      return value
    } catch (error) {
      this.problems.push(`${name}: ${messageOf(error)}${isShown ? `, not ${JSON.stringify(shorten(text))}` : ''}`)
      return null
    }
  }
}

/** The longest part of a path that exists: what is missing would have to be made in it. */
export function existingPart(path: string): string {
  const whole = resolve(path)
  // A file on the way is no missing folder, though asking for what lies under it finds nothing either.
  return statSync(whole, { throwIfNoEntry: false }) === undefined ? existingPart(dirname(whole)) : whole
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  if (most === 0 || rest.length > 0 || address.includes('%')) return false
  return prefix === undefined || (/^(?:0|[1-9]\d{0,2})$/.test(prefix) && Number(prefix) <= most)
}

/** Of the private ranges the widest is fc00::/7. A few that are wider hold every address between them. */
const WIDEST = 7
/** In the address of IPv6 that an address of IPv4 is, too. */
const BITS_BEFORE_IPV4 = 96

function isWide(network: string): boolean {
  const [address = '', prefix = '128'] = network.split('/')
  const holdsIpv4 = isIP(address) === 6 && /^[0:]+(?:ffff:|$)/i.test(address)
  return Number(prefix) < (holdsIpv4 ? BITS_BEFORE_IPV4 + WIDEST : WIDEST)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function shorten(text: string): string {
  return text.length <= 80 ? text : `${text.slice(0, 80)}…`
}
