/** What a reader sees when there is nothing yet, nothing any more, or no service at all. */
import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, before, describe, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { openBrowser, visit, withoutBrowser } from './browser.ts'
import { serveDemoSite, serveEmptySite } from './site.ts'

describe('states', { skip: withoutBrowser }, () => {
  let browser: Browser

  before(async () => {
    browser = await openBrowser()
  })
  after(() => browser?.close())

  test('a service without sources says how to add one', async (t) => {
    const site = await serveEmptySite()
    t.after(() => site.close())
    await visit(browser, site.url, { name: 'no-sources' }, async (page) => {
      await page.goto('/')
      await page.getByText('No sources yet').waitFor()
      assert.match(await page.locator('.nothing').innerText(), /npx debrief feeds add/)
      await page.goto('/sources')
      await page.getByText('No sources yet').waitFor()
    })
  })

  test('a first run under way says so, and the stories appear by themselves', async (t) => {
    const waiting: (() => void)[] = []
    const item = '<item><title>Harbour board elects a chair</title><link>http://news.example/1</link></item>'
    const body = `<rss version="2.0"><channel><title>Harbour</title>${item}</channel></rss>`
    const publisher = createServer((_request, response) => {
      waiting.push(() => response.writeHead(200, { 'content-type': 'application/rss+xml' }).end(body))
    })
    await new Promise<void>((done) => publisher.listen(0, '127.0.0.1', done))
    const address = `http://127.0.0.1:${(publisher.address() as AddressInfo).port}/feed`
    const site = await serveEmptySite([{ name: 'Harbour News', rss_url: address }], { REFRESH_MINUTES: '60' })
    t.after(async () => {
      publisher.close()
      publisher.closeAllConnections()
      await site.close()
    })
    await visit(browser, site.url, { name: 'first-run' }, async (page) => {
      await page.goto('/')
      await page.getByText('The first stories are on their way').waitFor()
      await page.waitForResponse((answer) => answer.url().endsWith('/api/health'))
      while (waiting.length === 0) await page.waitForResponse((answer) => answer.url().endsWith('/api/health'))
      for (const answer of waiting) answer()
      await page.getByRole('heading', { name: 'Harbour board elects a chair' }).waitFor()
    })
  })

  test('a first run in which no source can be read says so by itself, and is not told as one without news', async (t) => {
    const waiting: (() => void)[] = []
    const publisher = createServer((_request, response) => {
      waiting.push(() => response.writeHead(503).end())
    })
    await new Promise<void>((done) => publisher.listen(0, '127.0.0.1', done))
    const address = `http://127.0.0.1:${(publisher.address() as AddressInfo).port}/feed`
    const off = { name: 'Holm Tribune', rss_url: 'http://127.0.0.1:9/feed', is_active: false }
    const site = await serveEmptySite([{ name: 'Norwell Post', rss_url: address }, off], { REFRESH_MINUTES: '60' })
    t.after(async () => {
      publisher.close()
      publisher.closeAllConnections()
      await site.close()
    })
    await visit(browser, site.url, { name: 'first-run-failed' }, async (page) => {
      await page.goto('/')
      await page.getByText('The first stories are on their way').waitFor()
      while (waiting.length === 0) await page.waitForResponse((answer) => answer.url().endsWith('/api/health'))
      for (const answer of waiting) answer()
      await page.getByText('No source could be read').waitFor()
    })
  })

  test('where nothing is read by itself, the page does not say that it is', async (t) => {
    const off = { name: 'Harbour News', rss_url: 'http://127.0.0.1:9/feed', is_active: false }
    for (const [list, said] of [
      [[off], 'No source is switched on'],
      [[{ ...off, is_active: true }], 'No source has been read yet'],
    ] as const) {
      const site = await serveEmptySite([...list])
      t.after(() => site.close())
      await visit(browser, site.url, { name: 'not-read' }, async (page) => {
        await page.goto('/')
        await page.locator('.nothing').getByText(said).waitFor()
        await page.locator('.nothing').getByRole('link').click()
        await page.waitForURL('**/sources')
      })
    }
  })

  test('nothing found, past the end, an unknown story: each says so and leads on', async (t) => {
    const site = await serveDemoSite()
    t.after(() => site.close())
    await visit(browser, site.url, { name: 'nothing', expected: /status of 404/ }, async (page) => {
      await page.goto('/?search=zyxwvut')
      await page.getByText('Nothing about “zyxwvut”').waitFor()
      await page.getByRole('link', { name: 'Clear the search' }).click()
      await page.waitForURL(`${site.url}/`)
      await page.goto('/?page=40')
      await page.getByText('That was all of it').waitFor()
      await page.getByRole('link', { name: 'Back to the first page' }).click()
      await page.waitForURL(`${site.url}/`)
      const answer = await page.goto('/stories/999999')
      assert.equal(answer?.status(), 404)
      await page.getByRole('heading', { name: 'There is nothing here' }).waitFor()
      await page.getByRole('link', { name: 'To the stories' }).click()
      await page.waitForURL(`${site.url}/`)
    })
  })

  test('a broken database is a page, too: it tells what happened and nothing of our insides', async (t) => {
    const site = await serveDemoSite()
    t.after(() => site.close())
    const database = new DatabaseSync(join(site.dataDir, 'debrief.db'))
    t.after(() => database.close())
    database.exec(
      'alter table story_groups rename to story_groups_gone; update store_state set revision = revision + 1',
    )
    await visit(browser, site.url, { name: 'broken', expected: /status of 50\d/ }, async (page) => {
      for (const path of ['/', '/stories/1']) {
        const answer = await page.goto(path)
        if (path === '/') continue
        assert.ok([500, 502].includes(answer?.status() ?? 0), `${path} answered ${answer?.status()}`)
        assert.ok(await page.getByRole('link', { name: 'To the stories' }).isVisible())
        assert.doesNotMatch(await page.locator('body').innerText(), /story_groups|sqlite|\.ts\b|select/i)
      }
    })
  })

  test('a further page that does not come is asked for once; its link leads to what is wrong', async (t) => {
    const publisher = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/rss+xml' }).end(feedOf(unlikeTitles(40)))
    })
    await new Promise<void>((done) => publisher.listen(0, '127.0.0.1', done))
    const address = `http://127.0.0.1:${(publisher.address() as AddressInfo).port}/feed`
    const site = await serveEmptySite([{ name: 'Norwell Post', rss_url: address }], { REFRESH_MINUTES: '60' })
    t.after(async () => {
      publisher.close()
      await site.close()
    })
    await visit(browser, site.url, { name: 'no-further-page', expected: /ERR_FAILED/ }, async (page) => {
      let asked = 0
      await page.route('**/?page=2', (route) => {
        asked += 1
        return route.request().isNavigationRequest() ? route.continue() : route.abort()
      })
      await page.goto('/sources')
      await page.waitForFunction(async () => 'last_ingestion' in (await (await fetch('/api/health')).json()))
      await page.goto('/')
      const next = page.getByRole('link', { name: 'Next page' })
      const failed = page.waitForEvent('requestfailed')
      await next.scrollIntoViewIfNeeded()
      await failed
      // Were it still watched, the next frames would ask again.
      for (let frame = 0; frame < 10; frame++) await page.evaluate(() => new Promise(requestAnimationFrame))
      assert.equal(asked, 1)
      await next.click()
      await page.waitForURL('**/?page=2')
    })
  })

  test('without a connection: stories read before open as they were, the rest leads to what is kept', async (t) => {
    const site = await serveDemoSite()
    t.after(() => site.close())
    const { stories } = await site.read<{ stories: { id: number; canonical_title: string }[] }>(
      '/api/stories?per_page=4',
    )
    const [first, second, unread] = stories
    await visit(browser, site.url, { name: 'offline', expected: /ERR_CONNECTION_REFUSED|ERR_FAILED/ }, async (page) => {
      // The first one comes before the worker.
      for (const [story, query] of [
        [first, '?title_format=original'],
        [second, ''],
      ] as const) {
        await page.goto(`/stories/${story?.id}${query}`)
        await isKept(page, `/stories/${story?.id}`)
      }
      await site.stop()
      try {
        await page.goto(`/stories/${first?.id}`)
        await page.getByRole('heading', { level: 1, name: first?.canonical_title ?? '' }).waitFor()
        const titles = () => page.evaluate(() => document.documentElement.dataset.titles)
        assert.equal(await titles(), 'neutral', 'a page that was kept is in the wording that its address asks for')
        await page.goto(`/stories/${first?.id}?title_format=both`)
        assert.equal(await titles(), 'both')
        await page.goto(`/stories/${unread?.id}`)
        await page.getByRole('heading', { level: 1, name: 'Read offline' }).waitFor()
        await page.getByText('The service cannot be reached right now.').waitFor()
        const kept = page.locator('.read-list a')
        await kept.first().waitFor()
        assert.deepEqual(await kept.allInnerTexts(), [first?.canonical_title, second?.canonical_title])
        await kept.last().click()
        await page.getByRole('heading', { level: 1, name: second?.canonical_title ?? '' }).waitFor()
        assert.ok(await page.evaluate(() => document.fonts.check('16px "Public Sans Variable"')))
        await page.evaluate(
          (ids) => {
            const [long, turned] = ids.map((id, index) => ({ id, title: ['x'.repeat(1_000), 'رئيس الوزراء'][index] }))
            localStorage.setItem('debrief.read-stories', JSON.stringify([long, turned]))
          },
          [first?.id, second?.id],
        )
        await page.goto('/offline')
        await kept.first().waitFor()
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        assert.ok(excess <= 0, `a long word makes the page ${excess} px too wide`)
        const direction = await kept.last().evaluate((link) => getComputedStyle(link).direction)
        assert.equal(direction, 'rtl')
      } finally {
        await site.start()
      }
      await page.goto(`/stories/${unread?.id}`)
      await page.getByRole('heading', { level: 1, name: unread?.canonical_title ?? '' }).waitFor()
    })
  })

  test('a page that comes slowly comes whole, and one that ends in the middle takes the place of none', async (t) => {
    const site = await serveDemoSite()
    t.after(() => site.close())
    let hold: (sendRest: () => void) => void = (sendRest) => sendRest()
    const line = createServer((request, response) => {
      fetch(site.url + request.url).then(async (answer) => {
        const type = answer.headers.get('content-type') ?? ''
        const body = Buffer.from(await answer.arrayBuffer())
        const middle = body.length >> 1
        response.writeHead(answer.status, { 'content-type': type, 'content-length': body.length })
        if (!type.startsWith('text/html')) return response.end(body)
        response.write(body.subarray(0, middle))
        hold(() => response.end(body.subarray(middle)))
      })
    })
    await new Promise<void>((done) => line.listen(0, '127.0.0.1', done))
    t.after(() => {
      line.close()
      line.closeAllConnections()
    })
    const origin = `http://127.0.0.1:${(line.address() as AddressInfo).port}`
    const visited = { name: 'slow', expected: /ERR_|service-worker-allowed/ }
    await visit(browser, origin, visited, async (page) => {
      await page.goto('/')
      await isKept(page, '/')
      const footer = page.getByRole('contentinfo')
      // Longer than the worker waits for an answer to begin.
      hold = (sendRest) => setTimeout(sendRest, 6_000)
      await page.goto('/')
      await footer.waitFor()
      hold = () => undefined
      await page.goto('/', { waitUntil: 'commit' })
      line.close()
      line.closeAllConnections()
      await page.goto('/')
      await page.getByRole('heading', { level: 1, name: 'Stories' }).waitFor()
      await footer.waitFor()
    })
  })

  test('it can be installed: a manifest with icons that are there, and a worker for the whole site', async (t) => {
    const site = await serveDemoSite()
    t.after(() => site.close())
    await visit(browser, site.url, { name: 'install' }, async (page) => {
      await page.goto('/')
      const address = (await page.locator('link[rel="manifest"]').getAttribute('href')) ?? ''
      const manifest = await site.read<{
        name: string
        start_url: string
        display: string
        icons: { src: string; sizes: string; purpose?: string }[]
      }>(address)
      assert.deepEqual([manifest.name, manifest.start_url, manifest.display], ['Debrief', '/', 'standalone'])
      assert.ok(manifest.icons.some(({ purpose }) => purpose === 'maskable'))
      for (const { src, sizes } of manifest.icons) {
        const size = await page.evaluate(async (url) => {
          const image = new Image()
          image.src = url
          await image.decode()
          return `${image.naturalWidth}x${image.naturalHeight}`
        }, src)
        if (sizes !== 'any') assert.equal(size, sizes, src)
      }
      const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
      assert.equal(scope, `${site.url}/`)
    })
  })

  test('colours follow the system, and the switch of the reader, from the first paint', async (t) => {
    const site = await serveDemoSite()
    t.after(() => site.close())
    await visit(browser, site.url, { name: 'scheme', colorScheme: 'dark' }, async (page) => {
      const becomes = (scheme: 'dark' | 'light') =>
        page.waitForFunction((wanted) => {
          const canvas = document.createElement('canvas').getContext('2d')!
          canvas.fillStyle = getComputedStyle(document.documentElement).backgroundColor
          canvas.fillRect(0, 0, 1, 1)
          const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
          return wanted === 'dark' ? red + green + blue < 200 : red + green + blue > 600
        }, scheme)
      await page.goto('/')
      await becomes('dark')
      const button = page.getByRole('button', { name: /Colours/ })
      await button.click()
      await becomes('light')
      await page.reload()
      await becomes('light')
      await button.click()
      await button.click()
      await page.getByText('system', { exact: true }).waitFor()
      await becomes('dark')
    })
  })

  test('in the colours of a high-contrast scheme, what is chosen looks chosen, and nothing else does', async (t) => {
    const site = await serveDemoSite()
    t.after(() => site.close())
    await visit(browser, site.url, { name: 'forced', forcedColors: 'active' }, async (page) => {
      const looksOf = (selector: string) =>
        page.evaluate((wanted) => {
          return [...document.querySelectorAll(wanted)].map((element) => {
            const { backgroundColor, borderTopColor, borderBottomColor } = getComputedStyle(element)
            return [backgroundColor, borderTopColor, borderBottomColor].join()
          })
        }, selector)
      for (const [path, chosen, others] of [
        ['/', '.sections a[aria-current]', '.sections a:not([aria-current])'],
        ['/', '.tabs a[aria-current]', '.tabs a:not([aria-current])'],
        ['/', '.switch a[aria-current]', '.switch a:not([aria-current])'],
        ['/debrief', '.count-choice input:checked + span', '.count-choice input:not(:checked) + span'],
      ] as const) {
        await page.goto(path)
        const [own, rest] = [new Set(await looksOf(chosen)), new Set(await looksOf(others))]
        assert.equal(own.size, 1, chosen)
        assert.ok(rest.size > 0 && own.isDisjointFrom(rest), chosen)
      }
    })
  })

  test('nothing moves for whoever asks for stillness', async (t) => {
    const site = await serveDemoSite()
    t.after(() => site.close())
    await visit(browser, site.url, { name: 'still', reducedMotion: 'reduce' }, async (page) => {
      for (const path of ['/', '/debrief', '/sources']) {
        await page.goto(path)
        const moving = await page.evaluate(() => {
          const seconds = (text: string) => Math.max(...text.split(',').map((each) => Number.parseFloat(each) || 0))
          return [...document.querySelectorAll('*')]
            .filter((element) => {
              const { animationName, animationDuration, transitionDuration, scrollBehavior } = getComputedStyle(element)
              const isAnimated = animationName !== 'none' && seconds(animationDuration) > 0.01
              return isAnimated || seconds(transitionDuration) > 0.01 || scrollBehavior === 'smooth'
            })
            .map((element) => element.outerHTML.slice(0, 120))
        })
        assert.deepEqual(moving, [], path)
      }
    })
  })
})

function feedOf(titles: readonly string[]): string {
  const items = titles.map(
    (title, index) => `<item><title>${title}</title><link>http://news.example/${index}</link></item>`,
  )
  return `<rss version="2.0"><channel><title>News</title>${items.join('')}</channel></rss>`
}

/** Of words that none of the others has, so that each is a story of its own. */
function unlikeTitles(count: number): string[] {
  const word = (number: number) =>
    [...number.toString(4).padStart(4, '0')].map((digit) => ['ba', 'ke', 'li', 'mo'][Number(digit)]).join('')
  return Array.from({ length: count }, (_, index) => `${word(3 * index)} ${word(3 * index + 1)} ${word(3 * index + 2)}`)
}

/** Resolves when the worker rules over the page and has kept a path. What `waitForFunction` is given may not wait. */
function isKept(page: Page, path: string): Promise<void> {
  return page.evaluate(async (kept) => {
    while (navigator.serviceWorker.controller === null || (await caches.match(kept)) === undefined) {
      await new Promise(requestAnimationFrame)
    }
  }, path)
}
