import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { pino } from 'pino'
import { compose } from '../../src/compose.ts'

test('publishers are told whom to turn to, as the operator names it', async (t) => {
  const told: (string | undefined)[] = []
  const publisher = createServer((request, response) => {
    told.push(request.headers['user-agent'])
    response.writeHead(200, { 'content-type': 'application/rss+xml' })
    response.end('<rss version="2.0"><channel><title>Harbour Wire</title></channel></rss>')
  })
  publisher.listen(0, '127.0.0.1')
  await once(publisher, 'listening')
  const folder = await mkdtemp(join(tmpdir(), 'debrief-contact-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  t.after(() => publisher.close())
  const list = join(folder, 'feed-sources.json')
  const rssUrl = `http://127.0.0.1:${(publisher.address() as AddressInfo).port}/rss`
  await writeFile(list, JSON.stringify([{ name: 'Harbour Wire', rss_url: rssUrl }]))
  const settings = { DATA_DIR: folder, FEEDS_FILE: list, FETCH_ALLOW_PRIVATE: 'true' }
  for (const contact of ['', 'feeds@news.example']) {
    const app = await compose({ ...settings, CONTACT: contact }, { logger: pino({ level: 'silent' }) })
    await app.ingestion.refresh({ force: true })
    await app.ingestion.settled()
    await app.close()
  }
  assert.equal(told.length, 2)
  assert.match(told[0]!, /^Debrief\/\d\S* \(\+https:\/\/github\.com\/debrief-news\/debrief\)$/)
  assert.match(told[1]!, /^Debrief\/\d\S* \(\+feeds@news\.example\)$/)
})
