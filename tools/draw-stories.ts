/**
 * Takes the picture of the README with a Chromium of the system: `node tools/draw-stories.ts`. The pages of the real
 * service on the demonstration feeds, so that no publisher's text is in it.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { compose, serve } from '../src/compose.ts'
import { serveDemo } from './demo-site.ts'

const PICTURE = new URL('../docs/images/stories.png', import.meta.url)

const folder = await mkdtemp(join(tmpdir(), 'debrief-picture-'))
const demo = await serveDemo(new Date())
const feedsFile = join(folder, 'feed-sources.json')
await writeFile(feedsFile, demo.sourceList)
const env = {
  DATA_DIR: folder,
  FEEDS_FILE: feedsFile,
  FETCH_ALLOW_PRIVATE: 'true',
  REFRESH_MINUTES: '0',
  PORT: '0',
  LOG_LEVEL: 'warn',
}
const filled = await compose(env)
await filled.ingestion.refresh()
await filled.ingestion.settled()
await filled.close()

const service = await serve(env)
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 960 }, colorScheme: 'light' })
  await page.goto(`${service.url}/?title_format=both`, { waitUntil: 'networkidle' })
  await page.screenshot({ path: PICTURE.pathname, animations: 'disabled' })
} finally {
  await browser.close()
  await service.close()
  demo.server.close()
  demo.server.closeAllConnections()
  await rm(folder, { recursive: true, force: true })
}
