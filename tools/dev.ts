/**
 * `npm run dev`: the service with stories to look at, from a clone, with no key, no database server and no network.
 * Serves the demonstration feeds of data/demo on loopback, starts the service on them with a store that is thrown
 * away at the end, and prints where to look. Settings of the environment hold; PORT=8002 npm run dev, for instance.
 */
import { mkdtempSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '../src/compose.ts'
import { ConfigError } from '../src/config.ts'
import { describeError } from '../src/domain/errors.ts'
import { serveDemo } from './demo-site.ts'

async function main(): Promise<void> {
  const demo = await serveDemo(new Date())
  const clean = async () => {
    demo.server.close()
    demo.server.closeAllConnections()
    await rm(folder, { recursive: true, force: true })
  }
  // Until there is a service to stop, there is a folder to remove: heard before it is made, so that none is left behind.
  const leave = () => void clean().finally(() => process.exit(0))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, leave)
  const folder = mkdtempSync(join(tmpdir(), 'debrief-dev-'))
  const feedsFile = join(folder, 'feed-sources.json')
  try {
    await writeFile(feedsFile, demo.sourceList)
    // A store that has never been filled is filled at the start.
    const service = await serve({
      LOG_LEVEL: 'warn',
      ...process.env,
      DATABASE_URL: '',
      DATA_DIR: folder,
      FEEDS_FILE: feedsFile,
      FETCH_ALLOW_PRIVATE: 'true',
    })
    console.log(
      [
        '',
        `  Stories        ${service.url}/`,
        `  As data        ${service.url}/api/stories?sort=sources`,
        `  Feed sources   ${service.url}/api/feeds`,
        `  Health         ${service.url}/api/health`,
        `  Demo feeds     ${demo.url}/northport-ledger.xml and five more`,
        '',
        '  A headline:    npx debrief headline "You won\'t BELIEVE what the council just did"',
        `  A key:         DATA_DIR=${folder} npx debrief keys create --name newsroom`,
        '  Ctrl-C ends it; nothing is kept.',
        '',
      ].join('\n'),
    )
    const stop = () => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const)
        process.removeAllListeners(signal).on(signal, () => undefined)
      void service.close().then(clean)
    }
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop).off(signal, leave)
  } catch (error) {
    await clean()
    console.error(
      error instanceof ConfigError ? `bad settings:\n${error.message}` : `could not start: ${describeError(error)}`,
    )
    process.exitCode = error instanceof ConfigError ? 2 : 1
  }
}

await main()
