/**
 * Every setting of the service in one table, and the reading of them from an environment.
 * Reads no environment of its own: `readConfig` takes any object, so a test passes `{}`. Nothing set = it runs.
 * All bad settings are collected and reported together; the value of a secret never enters a message.
 */
import { accessSync, constants, statSync } from 'node:fs'

export interface Setting {
  name: string
  type: 'text' | 'integer' | 'number' | 'boolean' | 'choice' | 'url' | 'path' | 'secret'
  /** Of a number; '' where there is none. */
  unit: string
  /** As it would be written in the environment; '' = unset. */
  default: string
  meaning: string
  /** Inclusive bounds of a number. */
  range?: readonly [least: number, most: number]
  choices?: readonly string[]
}

const PROVIDERS = ['builtin', 'openai', 'anthropic'] as const
const FALLBACKS = ['off', 'builtin'] as const
const ROLES = ['all', 'api', 'worker'] as const
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

/** The one table. A test holds docs/configuration.md to it. */
export const SETTINGS = [
  { name: 'HOST', type: 'text', unit: '', default: '127.0.0.1', meaning: 'Address to listen on; 0.0.0.0 for all' },
  {
    name: 'PORT',
    type: 'integer',
    unit: '',
    default: '8001',
    range: [0, 65_535],
    meaning: 'Port to listen on; 0 takes any free one',
  },
  {
    name: 'DATABASE_URL',
    type: 'secret',
    unit: '',
    default: '',
    meaning: 'PostgreSQL, as postgres://…; unset = embedded SQLite in DATA_DIR',
  },
  { name: 'DATA_DIR', type: 'path', unit: '', default: '.data', meaning: 'Folder of the embedded database' },
  {
    name: 'FEEDS_FILE',
    type: 'path',
    unit: '',
    default: '',
    meaning: 'Source list, JSON or OPML; unset = the bundled data/feed-sources.json',
  },
  {
    name: 'REFRESH_MINUTES',
    type: 'integer',
    unit: 'minutes',
    default: '15',
    range: [0, 10_080],
    meaning: 'Between scheduled ingestion runs; 0 = only on request',
  },
  {
    name: 'RETENTION_DAYS',
    type: 'integer',
    unit: 'days',
    default: '90',
    range: [0, 36_500],
    meaning: 'Articles first seen longer ago are removed; 0 = never',
  },
  {
    name: 'AI_PROVIDER',
    type: 'choice',
    unit: '',
    default: 'builtin',
    choices: PROVIDERS,
    meaning: 'What answers a debrief: the built-in engine, an OpenAI-compatible endpoint, or Anthropic',
  },
  {
    name: 'AI_BASE_URL',
    type: 'url',
    unit: '',
    default: '',
    meaning: 'Address of the AI backend; unset = the own one of the provider',
  },
  {
    name: 'AI_MODEL',
    type: 'text',
    unit: '',
    default: '',
    meaning: 'Model to ask; required unless AI_PROVIDER is builtin',
  },
  {
    name: 'AI_API_KEY',
    type: 'secret',
    unit: '',
    default: '',
    meaning: 'Key for the AI backend; optional, local servers need none',
  },
  {
    name: 'AI_TIMEOUT_SECONDS',
    type: 'number',
    unit: 'seconds',
    default: '30',
    range: [0.1, 600],
    meaning: 'Whole budget of one debrief, retry included',
  },
  {
    name: 'AI_FALLBACK',
    type: 'choice',
    unit: '',
    default: 'off',
    choices: FALLBACKS,
    meaning: 'builtin lets the built-in engine answer a debrief when the AI backend fails',
  },
  {
    name: 'ADMIN_TOKEN',
    type: 'secret',
    unit: '',
    default: '',
    meaning: 'Turns the admin routes on and is what they ask for; unset = they do not exist',
  },
  {
    name: 'FETCH_ALLOW_PRIVATE',
    type: 'boolean',
    unit: '',
    default: 'false',
    meaning: 'true lets feeds live on loopback and private addresses',
  },
  {
    name: 'ROLE',
    type: 'choice',
    unit: '',
    default: 'all',
    choices: ROLES,
    meaning: 'all, api (serves only) or worker (ingests only), for several processes on one PostgreSQL',
  },
  {
    name: 'LOG_LEVEL',
    type: 'choice',
    unit: '',
    default: 'info',
    choices: LOG_LEVELS,
    meaning: 'Least level that is logged',
  },
] as const satisfies readonly Setting[]

export type SettingName = (typeof SETTINGS)[number]['name']

export interface Config {
  host: string
  port: number
  /** null = embedded SQLite in `dataDir`. */
  databaseUrl: string | null
  dataDir: string
  /** null = the bundled list. */
  feedsFile: string | null
  /** 0 = only on request. */
  refreshMinutes: number
  /** 0 = kept for ever. */
  retentionDays: number
  aiProvider: (typeof PROVIDERS)[number]
  /** null = the provider's own address. */
  aiBaseUrl: string | null
  /** null only where the provider is `builtin`. */
  aiModel: string | null
  aiApiKey: string | null
  aiTimeoutMs: number
  aiFallback: (typeof FALLBACKS)[number]
  /** null = no admin routes. */
  adminToken: string | null
  fetchAllowPrivate: boolean
  role: (typeof ROLES)[number]
  logLevel: (typeof LOG_LEVELS)[number]
}

/** Bad settings, all of them: the process ends with exit code 2. */
export class ConfigError extends Error {
  /** One a line: `NAME: what is wrong`. */
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.name = 'ConfigError'
    this.problems = problems
  }
}

/** A check of one setting that needs more than this file may know; throws a sentence when the value is bad. */
export type SettingChecks = Partial<Record<SettingName, (value: string) => void>>

/**
 * Reads all settings. An empty or blank value counts as unset.
 * @param env name to value, as `process.env`
 * @param checks run on set values, their sentences reported with the rest
 * @throws ConfigError naming every bad setting
 */
export function readConfig(env: Record<string, string | undefined>, checks: SettingChecks = {}): Config {
  const problems: string[] = []
  const read = new SettingReader(env, checks, problems)
  const config: Config = {
    host: read.text('HOST', /^[\w.:%-]+$/, 'must be a host name or an IP address') ?? '',
    port: read.number('PORT'),
    databaseUrl: read.url('DATABASE_URL', ['postgres:', 'postgresql:']),
    dataDir: read.folder('DATA_DIR'),
    feedsFile: read.file('FEEDS_FILE'),
    refreshMinutes: read.number('REFRESH_MINUTES'),
    retentionDays: read.number('RETENTION_DAYS'),
    aiProvider: read.choice('AI_PROVIDER', PROVIDERS),
    aiBaseUrl: read.url('AI_BASE_URL', ['http:', 'https:']),
    aiModel: read.text('AI_MODEL', /^\P{Cc}+$/u, 'must be one line of text'),
    aiApiKey: read.text('AI_API_KEY', HEADER_TEXT, HEADER_TEXT_RULE),
    aiTimeoutMs: Math.round(read.number('AI_TIMEOUT_SECONDS') * 1000),
    aiFallback: read.choice('AI_FALLBACK', FALLBACKS),
    adminToken: read.text('ADMIN_TOKEN', HEADER_TEXT, HEADER_TEXT_RULE),
    fetchAllowPrivate: read.boolean('FETCH_ALLOW_PRIVATE'),
    role: read.choice('ROLE', ROLES),
    logLevel: read.choice('LOG_LEVEL', LOG_LEVELS),
  }
  if (config.aiProvider !== 'builtin' && config.aiModel === null) {
    problems.push(`AI_MODEL: is required when AI_PROVIDER is ${config.aiProvider}`)
  }
  if (problems.length > 0) throw new ConfigError(problems)
  return config
}

/** Both travel in a request header, where other characters cannot. */
const HEADER_TEXT = /^[\x21-\x7e]+$/
const HEADER_TEXT_RULE = 'must be visible ASCII characters without spaces'

/** Reads one setting after the other and collects what is wrong; a bad one reads as its default. */
class SettingReader {
  readonly #env: Record<string, string | undefined>
  readonly #checks: SettingChecks
  readonly #problems: string[]

  constructor(env: Record<string, string | undefined>, checks: SettingChecks, problems: string[]) {
    this.#env = env
    this.#checks = checks
    this.#problems = problems
  }

  text(name: SettingName, pattern: RegExp, rule: string): string | null {
    return this.#read(name, (value) => {
      if (!pattern.test(value)) throw new Error(rule)
      return value
    })
  }

  number(name: SettingName): number {
    const setting = settingOf(name)
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

  boolean(name: SettingName): boolean {
    const read = this.#read(name, (value) => {
      const lower = value.toLowerCase()
      if (lower === 'true' || lower === '1') return true
      if (lower === 'false' || lower === '0') return false
      throw new Error('must be true or false (or 1 or 0)')
    })
    return read ?? settingOf(name).default === 'true'
  }

  choice<Choice extends string>(name: SettingName, choices: readonly Choice[]): Choice {
    const read = this.#read(name, (value) => {
      const choice = choices.find((candidate) => candidate === value.toLowerCase())
      if (choice === undefined) throw new Error(`must be one of ${choices.join(', ')}`)
      return choice
    })
    return read ?? (settingOf(name).default as Choice)
  }

  url(name: SettingName, protocols: readonly string[]): string | null {
    const rule = `must be an address starting with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`
    return this.#read(name, (value) => {
      const isOfProtocol = protocols.some((protocol) => value.toLowerCase().startsWith(`${protocol}//`))
      if (!isOfProtocol || !URL.canParse(value)) throw new Error(rule)
      return value
    })
  }

  /** An existing, readable file. */
  file(name: SettingName): string | null {
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
  folder(name: SettingName): string {
    const read = this.#read(name, (path) => {
      const found = statSync(path, { throwIfNoEntry: false })
      if (found !== undefined && !found.isDirectory()) throw new Error('must be a folder')
      return path
    })
    return read ?? settingOf(name).default
  }

  #read<Value>(name: SettingName, convert: (value: string) => Value): Value | null {
    const setting = settingOf(name)
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
        this.#problems.push(`${name}: ${messageOf(error)}`)
      }
      return value
    } catch (error) {
      this.#problems.push(`${name}: ${messageOf(error)}${isShown ? `, not ${JSON.stringify(shorten(text))}` : ''}`)
      return null
    }
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function settingOf(name: SettingName): Setting {
  const setting = SETTINGS.find((candidate) => candidate.name === name)
  if (setting === undefined) throw new Error(`no setting is called ${name}`)
  return setting
}

function shorten(text: string): string {
  return text.length <= 80 ? text : `${text.slice(0, 80)}…`
}
