/**
 * Every setting of the service in one table, and the reading of them from an environment.
 * Reads no environment of its own: `readConfig` takes any object, so a test passes `{}`. Nothing set = it runs.
 * All bad settings are reported together.
 */
import { type Checks, type Setting, SettingReader } from './config/setting-reader.ts'

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
    name: 'EMBEDDINGS_BASE_URL',
    type: 'url',
    unit: '',
    default: '',
    meaning:
      'Address of an OpenAI-compatible endpoint for embeddings, one more piece of evidence in grouping; unset = none',
  },
  {
    name: 'EMBEDDINGS_MODEL',
    type: 'text',
    unit: '',
    default: '',
    meaning: 'Model that embeds; required with EMBEDDINGS_BASE_URL',
  },
  {
    name: 'EMBEDDINGS_API_KEY',
    type: 'secret',
    unit: '',
    default: '',
    meaning: 'Key for the embeddings endpoint; optional, local servers need none',
  },
  {
    name: 'ADMIN_TOKEN',
    type: 'secret',
    unit: '',
    default: '',
    meaning: 'Turns the admin routes on and is what they ask for; unset = they do not exist',
  },
  {
    name: 'TRUSTED_PROXIES',
    type: 'networks',
    unit: '',
    default: '',
    meaning: 'Addresses or CIDR ranges of reverse proxies whose X-Forwarded-* headers are believed; unset = nobody',
  },
  {
    name: 'FETCH_ALLOW_PRIVATE',
    type: 'boolean',
    unit: '',
    default: 'false',
    meaning: 'true lets feeds and webhooks live on loopback and private addresses',
  },
  {
    name: 'CONTACT',
    type: 'url',
    unit: '',
    default: 'https://github.com/debrief-news/debrief',
    meaning: 'Web or mail address that publishers find in the User-Agent of every request',
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
  /** null = grouping goes by words alone. */
  embeddingsBaseUrl: string | null
  /** null only without an address. */
  embeddingsModel: string | null
  embeddingsApiKey: string | null
  /** null = no admin routes. */
  adminToken: string | null
  /** Empty = X-Forwarded-* headers are believed from nobody. */
  trustedProxies: string[]
  fetchAllowPrivate: boolean
  /** Where publishers turn to. */
  contact: string
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

/**
 * Reads all settings. An empty or blank value counts as unset.
 * @param env name to value, as `process.env`
 * @param checks run on set values, their sentences reported with the rest
 * @throws ConfigError naming every bad setting
 */
export function readConfig(env: Record<string, string | undefined>, checks: Checks<SettingName> = {}): Config {
  const read = new SettingReader<SettingName>(SETTINGS, env, checks)
  const config: Config = {
    // Digits and dots alone are an address, and one of four numbers up to 255.
    host: read.text('HOST', HOST_TEXT, 'must be a host name or an IP address') ?? '',
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
    embeddingsBaseUrl: read.url('EMBEDDINGS_BASE_URL', ['http:', 'https:']),
    embeddingsModel: read.text('EMBEDDINGS_MODEL', /^\P{Cc}+$/u, 'must be one line of text'),
    embeddingsApiKey: read.text('EMBEDDINGS_API_KEY', HEADER_TEXT, HEADER_TEXT_RULE),
    adminToken: read.text('ADMIN_TOKEN', HEADER_TEXT, HEADER_TEXT_RULE),
    trustedProxies: read.networks('TRUSTED_PROXIES'),
    fetchAllowPrivate: read.boolean('FETCH_ALLOW_PRIVATE'),
    contact: (read.text('CONTACT', CONTACT_TEXT, CONTACT_RULE, isMailOrHasHost) ?? '').replace(MAILTO, ''),
    role: read.choice('ROLE', ROLES),
    logLevel: read.choice('LOG_LEVEL', LOG_LEVELS),
  }
  if (config.aiProvider !== 'builtin' && !read.isSet('AI_MODEL')) {
    read.problems.push(`AI_MODEL: is required when AI_PROVIDER is ${config.aiProvider}`)
  }
  if (config.embeddingsBaseUrl !== null && !read.isSet('EMBEDDINGS_MODEL')) {
    read.problems.push('EMBEDDINGS_MODEL: is required when EMBEDDINGS_BASE_URL is set')
  }
  if (config.embeddingsModel !== null && !read.isSet('EMBEDDINGS_BASE_URL')) {
    read.problems.push('EMBEDDINGS_BASE_URL: is required when EMBEDDINGS_MODEL is set')
  }
  if (read.problems.length > 0) throw new ConfigError(read.problems)
  return config
}

const HOST_TEXT = /^(?:(?![\d.]+$)[\w.:%-]+|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4})$/

/** Both travel in a request header, where other characters cannot. */
const HEADER_TEXT = /^[\x21-\x7e]+$/
const HEADER_TEXT_RULE = 'must be visible ASCII characters without spaces'

/** Stands in parentheses in a request header, for everybody to read: no password goes in. */
const CONTACT_TEXT =
  /^(?=[\x21-\x7e]{1,200}$)(?:https?:\/\/[\w.:[\]-]+(?:[/?#][^()\\]*)?|(?:mailto:)?[^@()\\"<>:]+@[a-z\d-]+(?:\.[a-z\d-]+)+)$/i
const CONTACT_RULE = 'must be an http(s) address without password or parentheses, or a mail address'
/** As links to a mail address begin; publishers are shown the bare address. */
const MAILTO = /^mailto:/i

/** "http://:" and "https://..." look like web addresses, and lead nowhere. */
const isMailOrHasHost = (value: string): boolean =>
  !/^https?:/i.test(value) || /[a-z\d]/i.test(URL.parse(value)?.hostname ?? '')
