/**
 * The files of deploy/ and the container, as far as they can be held to the truth without an engine: what they name
 * is there, what they set is a setting, and what they promise is what the service does.
 */
import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { after, before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { SETTINGS } from '../src/config.ts'
import { startService, type TestService } from './api/service.ts'

const ROOT = new URL('../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8')
const settings = new Set<string>(SETTINGS.map(({ name }) => name))

interface ComposeService {
  image: string
  restart: string
  environment: Record<string, string>
  ports?: string[]
  volumes: string[]
  read_only?: boolean
  cap_drop?: string[]
  healthcheck?: { test: string[] }
  depends_on?: Record<string, { condition: string }>
}

/** By the YAML parser that knip brings along: a development dependency of a development dependency will do here. */
function readCompose(): { services: Record<'debrief' | 'database', ComposeService>; volumes: Record<string, null> } {
  const ofKnip = createRequire(createRequire(import.meta.url).resolve('knip'))
  const { parse } = ofKnip('yaml') as { parse(text: string): ReturnType<typeof readCompose> }
  return parse(read('compose.yaml'))
}

/** Instructions of the Dockerfile, continued lines joined. */
function readDockerfile(): { instruction: string; rest: string }[] {
  const lines = read('Dockerfile')
    .replace(/\\\n\s*/g, '')
    .split('\n')
  return lines
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, instruction = '', rest = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? []
      assert.notEqual(instruction, '', `no instruction: ${line}`)
      return { instruction, rest }
    })
}

/** What .dockerignore lets through: everything is out but what it names. */
function isSent(path: string): boolean {
  const [first, ...rules] = read('.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  assert.equal(first, '*')
  return rules.some((rule) => rule.startsWith('!') && (path === rule.slice(1) || path.startsWith(`${rule.slice(1)}/`)))
}

describe('the image', () => {
  const steps = readDockerfile()
  const finalStage = steps.slice(steps.findLastIndex(({ instruction }) => instruction === 'FROM'))
  const copies = (of: typeof steps) =>
    of
      .filter(({ instruction, rest }) => instruction === 'COPY' && !rest.startsWith('--from'))
      .flatMap(({ rest }) => rest.split(' ').slice(0, -1))
      .map((path) => path.replace(/\/$/, ''))

  test('copies what is there and what is sent to the builder', () => {
    assert.ok(copies(steps).length > 5)
    for (const path of copies(steps)) {
      assert.ok(existsSync(new URL(path, ROOT)), `${path} is not there`)
      assert.ok(isSent(path), `.dockerignore holds ${path} back`)
    }
  })

  test('holds every file of ours that the service or the command can import or read', () => {
    const copied = copies(finalStage)
    const isCopied = (path: string) => copied.some((folder) => path === folder || path.startsWith(`${folder}/`))
    const named = new Set<string>()
    for (const file of [...globSync('{src,web}/**/*.ts', { cwd: ROOT }), 'tools/runtime/debrief.mjs']) {
      if (file.endsWith('.test.ts')) continue
      for (const [, path = ''] of read(file).matchAll(/(?:from|import|URL\()\s*\(?'(\.{1,2}\/[^']+)'/g)) {
        named.add(fileURLToPath(new URL(path, new URL(file, ROOT))).slice(fileURLToPath(ROOT).length))
      }
    }
    const missing = [...named].filter((path) => !isCopied(path) && !path.startsWith('node_modules'))
    assert.deepEqual(missing, [])
    assert.ok(named.has('data/feed-sources.json'))
  })

  test('runs as a user without rights, on the Node.js of the other machines, with nothing that installs', () => {
    const { optionalDependencies: brought } = JSON.parse(read('tools/runtime/package.json')) as {
      optionalDependencies: Record<string, string>
    }
    const version = /NODE_VERSION=(\S+)/.exec(read('Dockerfile'))?.[1]
    assert.deepEqual([...new Set(Object.values(brought))], [version])
    assert.ok(finalStage.some(({ instruction, rest }) => instruction === 'USER' && rest === 'node'))
    assert.ok(
      finalStage.some(({ instruction, rest }) => instruction === 'RUN' && /rm -rf .*node_modules.*npm/.test(rest)),
    )
    assert.doesNotMatch(finalStage.map(({ rest }) => rest).join('\n'), /npm (ci|install)|apt-get|curl/)
  })

  test('starts what npm start starts, with settings that there are', () => {
    const command = JSON.parse(finalStage.find(({ instruction }) => instruction === 'CMD')?.rest ?? '[]') as string[]
    const { scripts } = JSON.parse(read('package.json')) as { scripts: { start: string } }
    assert.equal(`exec env MALLOC_ARENA_MAX=2 ${command.join(' ')}`, scripts.start)
    const environment = finalStage.find(({ instruction }) => instruction === 'ENV')?.rest ?? ''
    const names = [...environment.matchAll(/([A-Z_]+)=/g)].map(([, name = '']) => name)
    for (const name of names)
      assert.ok(settings.has(name) || ['PATH', 'NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX'].includes(name), name)
    assert.match(environment, /MALLOC_ARENA_MAX=2$/)
    const check = finalStage.find(({ instruction }) => instruction === 'HEALTHCHECK')?.rest ?? ''
    assert.match(check, /CMD \["node", "deploy\/healthcheck\.mjs"\]$/)
  })
})

describe('npm start where the shell has no commands of its own for it', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: { start: string } }
  const stand = fileURLToPath(new URL('tools/runtime/exec.mjs', ROOT))

  function run(...words: string[]): { status: number | null; stdout: string } {
    const env = { ...process.env, MALLOC_ARENA_MAX: '7', KEPT: 'yes' }
    return spawnSync(process.execPath, [stand, ...words], { env, encoding: 'utf8' })
  }

  test('is started with the same settings, and ends with its code', () => {
    const words = scripts.start.split(' ')
    const before = words.slice(1, words.indexOf('node') + 1)
    assert.deepEqual(before, ['env', 'MALLOC_ARENA_MAX=2', 'node'])
    const print = 'console.log(process.env.MALLOC_ARENA_MAX, process.env.KEPT, process.execPath); process.exitCode = 3'
    const { status, stdout } = run(...before, '-e', print)
    assert.equal(stdout, `2 yes ${process.execPath}\n`)
    assert.equal(status, 3)
    assert.match(run('node', '-e', print).stdout, /^7 yes /)
  })
})

describe('the health check', () => {
  let service: TestService
  before(async () => {
    service = await startService()
  })
  after(() => service.close())

  async function exitCode(env: Record<string, string>): Promise<number> {
    const script = fileURLToPath(new URL('deploy/healthcheck.mjs', ROOT))
    const child = spawn(process.execPath, [script], { env, stdio: 'ignore' })
    const [code] = (await once(child, 'close')) as [number]
    return code
  }

  test('passes where the service is ready and fails where nothing answers; a worker is well while it runs', async () => {
    assert.equal(await exitCode({ PORT: String(service.port) }), 0)
    assert.equal(await exitCode({ PORT: '9' }), 1)
    assert.equal(await exitCode({ PORT: '9', ROLE: 'worker' }), 0)
    assert.equal(await exitCode({ PORT: ` ${service.port} ` }), 0)
    assert.equal(await exitCode({ PORT: '9', ROLE: 'Worker ' }), 0)
  })
})

describe('compose.yaml', () => {
  const { services, volumes } = readCompose()

  test('has no password in it, and does not start without one', () => {
    const addresses = [services.debrief.environment.DATABASE_URL, services.database.environment.POSTGRES_PASSWORD]
    for (const value of addresses) assert.match(value ?? '', /\$\{POSTGRES_PASSWORD:\?[^}]+\}/)
    const secrets = SETTINGS.filter(({ name, type }) => type === 'secret' && name !== 'DATABASE_URL')
    assert.ok(secrets.length > 1)
    for (const { name } of secrets) assert.equal(services.debrief.environment[name], `\${${name}:-}`)
  })

  test('passes on settings that there are, and all but those of the container', () => {
    const passed = Object.keys(services.debrief.environment)
    assert.deepEqual(
      passed.filter((name) => !settings.has(name)),
      [],
    )
    const ofContainer = ['HOST', 'PORT', 'DATA_DIR', 'ROLE', 'FETCH_ALLOW_PRIVATE']
    assert.deepEqual(passed.concat(ofContainer).sort(), [...settings].sort())
  })

  test('waits for a healthy database, starts again, keeps its data, and may do little', () => {
    const { debrief, database } = services
    assert.equal(debrief.depends_on?.database?.condition, 'service_healthy')
    assert.match(database.healthcheck?.test.join(' ') ?? '', /pg_isready .*debrief/)
    for (const service of [debrief, database]) {
      assert.equal(service.restart, 'unless-stopped')
      const [volume = ''] = service.volumes[0]?.split(':') ?? []
      assert.ok(volume in volumes, volume)
    }
    assert.deepEqual([debrief.read_only, debrief.cap_drop], [true, ['ALL']])
    for (const port of debrief.ports ?? []) assert.match(port, /^127\.0\.0\.1:/)
    assert.equal(database.ports, undefined)
  })
})

describe('deploy/', () => {
  test('the unit starts what npm start starts, with little allowed, and not again on bad settings', () => {
    const unit = read('deploy/debrief.service')
    const { scripts } = JSON.parse(read('package.json')) as { scripts: { start: string } }
    const command = /^ExecStart=\S+\/node (.+)$/m.exec(unit)?.[1]
    assert.equal(`exec env MALLOC_ARENA_MAX=2 node ${command}`, scripts.start)
    assert.match(unit, /^Environment=.* MALLOC_ARENA_MAX=2$/m)
    for (const line of ['ProtectSystem=strict', 'NoNewPrivileges=yes', 'CapabilityBoundingSet=', 'PrivateTmp=yes']) {
      assert.ok(unit.includes(`\n${line}\n`), line)
    }
    assert.match(unit, /^RestartPreventExitStatus=2$/m)
    for (const line of unit.split('\n')) assert.match(line, /^(?:|#.*|\[\w+\]|[A-Za-z]+=.*)$/)
  })

  test('the proxies replace what callers claim, hold no events back, and name the request', () => {
    const nginx = read('deploy/nginx.conf')
    assert.match(nginx, /proxy_set_header X-Forwarded-For \$remote_addr;/)
    assert.doesNotMatch(nginx, /\$proxy_add_x_forwarded_for/)
    assert.match(nginx, /location = \/api\/events \{[^}]*proxy_buffering off;[^}]*proxy_read_timeout 1h;/)
    assert.match(nginx, /proxy_set_header X-Request-Id \$request_id;/)
    assert.equal(nginx.split('{').length, nginx.split('}').length)
    for (const line of nginx.split('\n')) assert.match(line.trim(), /^(?:|#.*|.*[;{}])$/)
    const caddy = read('deploy/Caddyfile')
    assert.match(caddy, /reverse_proxy 127\.0\.0\.1:8001 \{\n.*flush_interval -1/s)
    assert.equal(caddy.split('{').length, caddy.split('}').length)
  })

  test('every file that the notes link to is there', () => {
    for (const [, path = ''] of read('deploy/README.md').matchAll(/\]\((?!http)([^)#]+)/g)) {
      assert.ok(existsSync(new URL(path, new URL('deploy/', ROOT))), path)
    }
  })
})
