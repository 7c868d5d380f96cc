/** A list of stories that is left open: it tells what is new in it, moves nothing, and holds no stream for nobody. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { axeFindings, openBrowser, visit, withoutBrowser } from './browser.ts'
import { type DemoSite, serveDemoSite } from './site.ts'

const LATEST = ['Eastvale lighthouse opens to visitors in June', 'Library in Northport lends out 500 garden tools']

const item = (title: string, index: number) =>
  `<item><title>${title}</title><link>https://ledger.example/${index}</link><guid>new-${index}</guid><pubDate>${new Date().toUTCString()}</pubDate></item>`

describe('a list left open', { skip: withoutBrowser }, () => {
  let browser: Browser
  let site: DemoSite

  before(async () => {
    ;[browser, site] = await Promise.all([openBrowser(), serveDemoSite()])
  })
  after(async () => {
    await browser?.close()
    await site?.close()
  })

  const textOf = (page: Page) => page.locator('.news [role="status"]')
  const open = async (page: Page, address: string) => {
    const stream = page.waitForResponse('**/api/events')
    await page.goto(address)
    await stream
  }

  test('tells after a run how many stories are new in it, and shows them when asked', async () => {
    await visit(
      browser,
      site.url,
      { name: 'news', viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' },
      async (page, context) => {
        const filtered = await context.newPage()
        await open(filtered, '/?sources=daily-comet')
        await open(page, '/')
        assert.equal(await textOf(page).innerText(), '')
        assert.ok(await page.getByRole('button', { name: 'Show them' }).isHidden())
        const headline = page.locator('.headline a').nth(3)
        await headline.focus()
        const place = await headline.boundingBox()
        const known = await page.locator('#story-list > li').count()

        site.edit = (path, body) =>
          path === '/northport-ledger.xml' ? body.replace('<item>', `${LATEST.map(item).join('')}<item>`) : body
        const asked = filtered.waitForResponse(`${site.url}/?sources=daily-comet`)
        asked.catch(() => undefined)
        await site.read('/api/feeds/refresh', { method: 'POST' })
        await textOf(page).getByText('2 new stories', { exact: true }).waitFor()
        assert.deepEqual(await headline.boundingBox(), place)
        assert.ok(await headline.evaluate((link) => link === document.activeElement))
        assert.equal(await page.locator('#story-list > li').count(), known)
        assert.deepEqual(await axeFindings(page), [])

        await page.getByRole('button', { name: 'Show them' }).press('Enter')
        const first = page.locator('.headline a').first()
        await first.getByText(LATEST[0]!).or(first.getByText(LATEST[1]!)).waitFor()
        assert.equal(await page.locator('#story-list > li').count(), known + 2)
        assert.ok(await first.evaluate((link) => link === document.activeElement && scrollY === 0))
        assert.equal(await textOf(page).innerText(), '')
        assert.ok(await page.getByRole('button', { name: 'Show them' }).isHidden())

        // A list that has nothing new in it tells nothing.
        await (await asked).finished()
        assert.equal(await textOf(filtered).innerText(), '')
      },
    )
  })

  test('has nothing of it without script', async () => {
    await visit(browser, site.url, { name: 'news-plain', javaScriptEnabled: false }, async (page) => {
      await page.goto('/')
      assert.equal(await page.locator('.news').count(), 0)
    })
  })

  test('can wait until there is more, and is told anew by a search', async () => {
    await visit(browser, site.url, { name: 'news-later' }, async (page) => {
      await withStreams(page)
      await page.goto('/')
      await page.clock.fastForward(3_000)
      const total = await page.locator('#story-list > li').count()
      const forget = (count: number) =>
        page.evaluate((most) => {
          for (const story of [...document.querySelectorAll('#story-list > li')].slice(0, most)) story.remove()
        }, count)
      const bring = async () => {
        const answer = page.waitForResponse(`${site.url}/`)
        await say(page, 'ingestion.completed', { new_articles: 1 })
        await page.clock.fastForward(5_000)
        await (await answer).finished()
      }
      await forget(1)
      await bring()
      await textOf(page).getByText('1 new story', { exact: true }).waitFor()
      await page.getByRole('button', { name: 'Later' }).click()
      assert.equal(await textOf(page).innerText(), '')
      await bring()
      await forget(2)
      await bring()
      await textOf(page).getByText('3 new stories', { exact: true }).waitFor()
      await page.fill('#search', 'tram')
      await page.clock.fastForward(1_000)
      await page.waitForURL(/search=tram/)
      await textOf(page).getByText('new', { exact: false }).waitFor({ state: 'detached' })
      assert.ok((await page.locator('#story-list > li').count()) < total)
    })
  })

  test('holds a stream while it is looked at, and tries again ever more seldom where there is none', async () => {
    await visit(browser, site.url, { name: 'news-stream' }, async (page) => {
      await withStreams(page)
      await page.goto('/')
      const states = () =>
        page.evaluate(() => (globalThis as unknown as Streams).streams.map(({ readyState }) => readyState))
      const look = (isHidden: boolean) =>
        page.evaluate((hidden) => {
          Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
          document.dispatchEvent(new Event('visibilitychange'))
        }, isHidden)
      assert.deepEqual(await states(), [])
      await page.clock.fastForward(3_000)
      assert.deepEqual(await states(), [1])
      await look(true)
      await page.clock.fastForward(59_000)
      assert.deepEqual(await states(), [1])
      await page.clock.fastForward(1_000)
      assert.deepEqual(await states(), [2])

      // What was missed is asked for as soon as there is a stream again.
      const asked = page.waitForResponse(`${site.url}/`)
      await look(false)
      assert.deepEqual(await states(), [2, 1])
      await say(page, 'open')
      await page.clock.fastForward(5_000)
      await asked

      let tried = 2
      for (const waitMs of [5_000, 10_000, 20_000, 40_000, 80_000, 160_000, 300_000, 300_000]) {
        await say(page, 'error')
        await page.clock.fastForward(waitMs - 1)
        assert.equal((await states()).length, tried, `${waitMs}`)
        await page.clock.fastForward(1)
        tried += 1
        assert.equal((await states()).length, tried, `${waitMs}`)
      }
      assert.equal((await states()).filter((state) => state === 1).length, 1)
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))
      assert.equal((await states()).filter((state) => state === 1).length, 0)
    })
  })
})

interface Streams {
  streams: (EventTarget & { readyState: number })[]
}

/** Streams in the hand of the test, and time, too. */
async function withStreams(page: Page): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  await page.addInitScript(() => {
    const streams: Streams['streams'] = []
    class FakeStream extends EventTarget {
      readyState = 1
      constructor() {
        super()
        streams.push(this)
      }
      close(): void {
        this.readyState = 2
      }
    }
    Object.assign(globalThis, { streams, EventSource: FakeStream })
  })
}

/** Something comes on the newest stream. */
async function say(page: Page, type: string, data: object = {}): Promise<void> {
  await page.evaluate(
    ([name, text]) =>
      (globalThis as unknown as Streams).streams.at(-1)?.dispatchEvent(new MessageEvent(name!, { data: text! })),
    [type, JSON.stringify(data)],
  )
}
