import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { ConfigError, readConfig, SETTINGS } from './config.ts'

const folder = mkdtempSync(join(tmpdir(), 'debrief-config-'))
after(() => rmSync(folder, { recursive: true }))

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env)
  } catch (error) {
    assert.ok(error instanceof ConfigError)
    return error.problems
  }
  return []
}

test('runs with nothing set', () => {
  assert.deepEqual(readConfig({}), {
    host: '127.0.0.1',
    port: 8001,
    databaseUrl: null,
    dataDir: '.data',
    feedsFile: null,
    refreshMinutes: 15,
    retentionDays: 90,
    aiProvider: 'builtin',
    aiBaseUrl: null,
    aiModel: null,
    aiApiKey: null,
    aiTimeoutMs: 30_000,
    aiFallback: 'off',
    embeddingsBaseUrl: null,
    embeddingsModel: null,
    embeddingsApiKey: null,
    adminToken: null,
    trustedProxies: [],
    fetchAllowPrivate: false,
    contact: 'https://github.com/debrief-news/debrief',
    role: 'all',
    logLevel: 'info',
  })
})

test('counts an empty or blank value as unset', () => {
  const blank = Object.fromEntries(SETTINGS.map(({ name }, index) => [name, index % 2 === 0 ? '' : '  ']))
  assert.deepEqual(readConfig(blank), readConfig({}))
})

test('reads every setting', () => {
  const feedsFile = join(folder, 'feeds.json')
  writeFileSync(feedsFile, '[]')
  const config = readConfig({
    HOST: '::',
    PORT: '0',
    DATABASE_URL: 'postgresql://news@127.0.0.1/news',
    DATA_DIR: folder,
    FEEDS_FILE: feedsFile,
    REFRESH_MINUTES: '0',
    RETENTION_DAYS: '0',
    AI_PROVIDER: 'openai',
    AI_BASE_URL: 'http://127.0.0.1:11434/v1',
    AI_MODEL: 'some-model:7b',
    AI_API_KEY: 'sk-1',
    AI_TIMEOUT_SECONDS: '2.5',
    AI_FALLBACK: 'builtin',
    EMBEDDINGS_BASE_URL: 'http://127.0.0.1:11434',
    EMBEDDINGS_MODEL: 'some-encoder',
    EMBEDDINGS_API_KEY: 'sk-2',
    ADMIN_TOKEN: 'let-me-in',
    TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8  fd00::/8',
    FETCH_ALLOW_PRIVATE: '1',
    CONTACT: 'feeds+debrief@news.example',
    ROLE: 'worker',
    LOG_LEVEL: 'WARN',
  })
  assert.deepEqual(config, {
    host: '::',
    port: 0,
    databaseUrl: 'postgresql://news@127.0.0.1/news',
    dataDir: folder,
    feedsFile,
    refreshMinutes: 0,
    retentionDays: 0,
    aiProvider: 'openai',
    aiBaseUrl: 'http://127.0.0.1:11434/v1',
    aiModel: 'some-model:7b',
    aiApiKey: 'sk-1',
    aiTimeoutMs: 2500,
    aiFallback: 'builtin',
    embeddingsBaseUrl: 'http://127.0.0.1:11434',
    embeddingsModel: 'some-encoder',
    embeddingsApiKey: 'sk-2',
    adminToken: 'let-me-in',
    trustedProxies: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8'],
    fetchAllowPrivate: true,
    contact: 'feeds+debrief@news.example',
    role: 'worker',
    logLevel: 'warn',
  })
})

test('reports all bad settings together, each by its name', () => {
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  const bad = {
    HOST: 'a b',
    PORT: '65536',
    DATABASE_URL: 'mysql://127.0.0.1/news',
    DATA_DIR: file,
    FEEDS_FILE: join(folder, 'absent.json'),
    REFRESH_MINUTES: '-1',
    RETENTION_DAYS: '1.5',
    AI_PROVIDER: 'oracle',
    AI_BASE_URL: 'ftp://127.0.0.1',
    AI_MODEL: 'two\nlines',
    AI_API_KEY: 'with space',
    AI_TIMEOUT_SECONDS: '0',
    AI_FALLBACK: 'on',
    EMBEDDINGS_BASE_URL: 'ftp://127.0.0.1',
    EMBEDDINGS_MODEL: 'two\nlines',
    EMBEDDINGS_API_KEY: 'with space',
    ADMIN_TOKEN: 'naïve',
    TRUSTED_PROXIES: 'proxy.example',
    FETCH_ALLOW_PRIVATE: 'yes',
    CONTACT: 'the newsroom',
    ROLE: 'king',
    LOG_LEVEL: 'loud',
  }
  const named = problemsOf(bad).map((problem) => problem.split(':')[0])
  assert.deepEqual(
    named,
    SETTINGS.map(({ name }) => name),
  )
})

test('says what is wrong, with the value and its bounds', () => {
  assert.deepEqual(problemsOf({ PORT: 'abc', REFRESH_MINUTES: '99999', ROLE: 'king' }), [
    'PORT: must be a whole number from 0 to 65535, not "abc"',
    'REFRESH_MINUTES: must be a whole number from 0 to 10080 (minutes), not "99999"',
    'ROLE: must be one of all, api, worker, not "king"',
  ])
})

test('asks for the address and the model of embeddings together', () => {
  assert.deepEqual(problemsOf({ EMBEDDINGS_BASE_URL: 'http://127.0.0.1:11434' }), [
    'EMBEDDINGS_MODEL: is required when EMBEDDINGS_BASE_URL is set',
  ])
  assert.deepEqual(problemsOf({ EMBEDDINGS_MODEL: 'some-encoder' }), [
    'EMBEDDINGS_BASE_URL: is required when EMBEDDINGS_MODEL is set',
  ])
})

test('does not ask for what is set and bad', () => {
  for (const [bad, name] of [
    [{ AI_PROVIDER: 'openai', AI_MODEL: 'two\nlines' }, 'AI_MODEL'],
    [{ EMBEDDINGS_BASE_URL: 'http://127.0.0.1:11434', EMBEDDINGS_MODEL: 'two\nlines' }, 'EMBEDDINGS_MODEL'],
    [{ EMBEDDINGS_BASE_URL: 'ftp://127.0.0.1', EMBEDDINGS_MODEL: 'some-encoder' }, 'EMBEDDINGS_BASE_URL'],
  ] as const) {
    const problems = problemsOf(bad)
    assert.deepEqual([problems.length, problems[0]?.split(':')[0]], [1, name], problems.join('\n'))
  }
})

test('takes as a trusted proxy an address or a range, and never everybody', () => {
  for (const value of ['10.0.0.0/0', '::/0', '10.0.0.1/33', '10.0.0/8', 'true', '*', '10.0.0.1/08', 'fe80::1%eth0']) {
    assert.equal(problemsOf({ TRUSTED_PROXIES: value }).length, 1, value)
  }
  // The last two hold all of IPv4.
  for (const value of ['::/0', '0.0.0.0/1, 128.0.0.0/1', '::/1,8000::/1', '::ffff:0.0.0.0/96', '0:0::/64']) {
    assert.match(
      problemsOf({ TRUSTED_PROXIES: `127.0.0.1, ${value}` })[0] ?? '',
      /must not hold a range wider than \/7/,
    )
  }
  const narrow = '::1, 192.0.2.7/32,2001:db8::/128 10.0.0.0/8 fc00::/7 ::ffff:10.0.0.0/104 ::1/128'
  assert.deepEqual(problemsOf({ TRUSTED_PROXIES: narrow }), [])
})

test('takes as a contact a web or mail address that a header can hold, and shows none that is refused', () => {
  for (const value of [
    'https://news.example',
    'http://[::1]:8001/about?a=b#c',
    'https://social.example/@newsroom',
    "o'brien@mail.news.example",
  ]) {
    assert.deepEqual(problemsOf({ CONTACT: value }), [], value)
  }
  for (const value of [
    'https://',
    'http://:',
    'http://[',
    'https://...',
    'https://-',
    'https://news.example:99999',
    'mailto:',
    'mailto:newsroom',
    'mailto:mailto:newsroom@news.example',
    'mailto:newsroom@news.example?cc=a@news.example',
    'ftp://news.example',
    'news.example',
    'https://user:hunter2@news.example/',
    'https://news.example/(about)',
    'https://news.example/\\)',
    'https://news.example/a b',
    'https://näws.example/',
    'a@b@news.example',
    'newsroom@localhost',
    'a@news.example\nX-Other: 1',
    `https://news.example/${'a'.repeat(200)}`,
  ]) {
    assert.deepEqual(problemsOf({ CONTACT: value }), [
      'CONTACT: must be an http(s) address without password or parentheses, or a mail address',
    ])
  }
})

test('takes the mail address out of a link to it', () => {
  for (const scheme of ['mailto:', 'MailTo:', ''])
    assert.equal(readConfig({ CONTACT: `${scheme}feeds@news.example` }).contact, 'feeds@news.example')
})

test('tells an address that starts well and cannot be read from one of another kind', () => {
  const problems = problemsOf({
    DATABASE_URL: 'postgres://u:hunter#2@127.0.0.1/news',
    AI_BASE_URL: 'http://127.0.0.1:114340',
    EMBEDDINGS_BASE_URL: '127.0.0.1:11434',
    EMBEDDINGS_MODEL: 'some-encoder',
  })
  assert.deepEqual(
    problems.map((problem) => problem.slice(0, problem.indexOf('address'))),
    ['DATABASE_URL: is no complete ', 'AI_BASE_URL: is no complete ', 'EMBEDDINGS_BASE_URL: must be an '],
  )
  assert.match(problems[0]!, /# .* %23/)
})

test('never shows the value of a secret or of an address', () => {
  const problems = problemsOf({
    DATABASE_URL: 'hunter2://u:hunter2@127.0.0.1',
    AI_BASE_URL: 'hunter2',
    AI_API_KEY: 'hunter2 hunter2',
    ADMIN_TOKEN: 'hunter2 hunter2',
  })
  assert.equal(problems.length, 4)
  assert.doesNotMatch(problems.join('\n'), /hunter2/)
})

test('asks for a model unless the built-in engine answers', () => {
  assert.deepEqual(problemsOf({ AI_PROVIDER: 'anthropic' }), ['AI_MODEL: is required when AI_PROVIDER is anthropic'])
  assert.deepEqual(problemsOf({ AI_PROVIDER: 'builtin' }), [])
})

test('takes no number in another spelling', () => {
  for (const value of ['0x10', '1e3', '８０', '+1', '1_000', 'NaN', 'Infinity']) {
    assert.equal(problemsOf({ PORT: value }).length, 1, value)
  }
})

test('reports what a further check finds together with the rest', () => {
  const feedsFile = join(folder, 'checked.json')
  writeFileSync(feedsFile, '[]')
  const check = () => {
    throw new Error('entry 1: rss_url is missing')
  }
  assert.throws(() => readConfig({ FEEDS_FILE: feedsFile, PORT: 'x' }, { FEEDS_FILE: check }), {
    problems: ['PORT: must be a whole number from 0 to 65535, not "x"', 'FEEDS_FILE: entry 1: rss_url is missing'],
  })
})

test('docs/configuration.md names every setting with its default, and no other', () => {
  const text = readFileSync(new URL('../docs/configuration.md', import.meta.url), 'utf8')
  const rows = [...text.matchAll(/^\| `([A-Z_]+)` \| .* \| (?:`([^`]*)`|unset) \| .+ \|$/gm)]
  const documented = rows.map(([, name, value]) => ({ name, default: value ?? '' }))
  assert.deepEqual(
    documented,
    SETTINGS.map((setting) => ({ name: setting.name, default: setting.default })),
  )
})
