/**
 * What holds for every page: nothing for axe to find in either scheme, no scrolling sideways at any width, a quiet
 * console, no request to anybody else, a policy that forbids what is inline, and little to load.
 */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { axeFindings, openBrowser, takePicture, visit } from './browser.ts'
import type { Site } from './site.ts'

const WIDTHS = [390, 820, 1440]
const SCHEMES = ['light', 'dark'] as const
/** Of all that a first visit loads, compressed as it comes over the line. */
const MOST_SCRIPT_BYTES = 60 * 1024
const MOST_STYLE_BYTES = 20 * 1024

/** Pages that show news differ with the news; */
const READING = {
  stories: '/',
  'stories-both': '/?title_format=both&min_sources=2&sort=sources',
  sources: '/sources',
}
/** these are the same whatever is read. */
const OTHERS = {
  'stories-nothing': '/?search=zyxwvut',
  debrief: '/debrief',
  keys: '/keys',
  docs: '/docs',
  offline: '/offline',
  'not-found': '/stories/999999',
}

export interface World {
  name: string
  serveSite: () => Promise<Site>
  /** With the pages that are the same whatever is read. */
  isWhole: boolean
  skip: false | string
}

/** To be called by one file a world: each has a browser, and a limit of time, of its own. */
export function testEveryPage({ name: world, serveSite, isWhole, skip }: World): void {
  describe(`every page, ${world} feeds`, { skip }, () => {
    let browser: Browser
    let site: Site
    let pages: Record<string, string>

    before(async () => {
      ;[browser, site] = await Promise.all([openBrowser(), serveSite()])
      const { stories } = await site.read<{ stories: { id: number }[] }>('/api/stories?sort=sources&per_page=1')
      assert.ok(stories.length > 0, 'there is something to read')
      pages = { ...READING, story: `/stories/${stories[0]?.id}`, ...(isWhole ? OTHERS : {}) }
    })
    after(async () => {
      await browser?.close()
      await site?.close()
    })

    /** Opens every page in turn, settled: its scripts have run, its typefaces are there. */
    async function eachPage(
      options: { name: string; colorScheme?: 'light' | 'dark'; width?: number },
      look: (page: Page, name: string) => Promise<void>,
    ): Promise<void> {
      const { width = 1440, ...rest } = options
      const expected = /status of 404/
      const viewport = { width, height: 900 }
      await visit(browser, site.url, { ...rest, expected, viewport, reducedMotion: 'reduce' }, async (page) => {
        for (const [name, address] of Object.entries(pages)) {
          await page.goto(address, { waitUntil: 'load' })
          await page.evaluate(() => document.fonts.ready)
          await look(page, name)
        }
      })
    }

    for (const width of WIDTHS) {
      for (const colorScheme of SCHEMES) {
        // axe reads the document and its colours: once a scheme, and once more where the layout is another.
        const isRead = width === 1440 || (width === 390 && colorScheme === 'light')
        const promise = isRead ? 'fits, and gives axe nothing to find' : 'fits'
        test(`${promise}, at ${width} px, ${colorScheme}`, async () => {
          await eachPage({ name: `${world}-${width}-${colorScheme}`, colorScheme, width }, async (page, name) => {
            const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
            assert.ok(excess <= 0, `${name} is ${excess} px wider than ${width}`)
            // The whole reference would be a picture of 34,000 pixels.
            await takePicture(page, `${world}-${name}-${width}-${colorScheme}`, name !== 'docs')
            if (isRead) assert.deepEqual(await axeFindings(page), [], name)
          })
        })
      }
    }

    test('has one heading of the first order, a title, landmarks, and a link past the masthead', async () => {
      const titles = new Set<string>()
      await eachPage({ name: `frame-${world}` }, async (page, name) => {
        assert.equal(await page.locator('h1').count(), 1, name)
        assert.equal(await page.locator('main').count(), 1, name)
        assert.ok((await page.locator('nav[aria-label]').count()) > 0, name)
        assert.match(await page.title(), / · Debrief$/)
        titles.add(await page.title())
        await page.keyboard.press('Tab')
        assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('href')), '#main', name)
        assert.ok(await page.locator('.skip').isVisible(), name)
      })
      // Two of the addresses are the same list, differently shown.
      assert.equal(titles.size, Object.keys(pages).length - 1, [...titles].join())
    })

    test('shows where the focus is, at whatever takes it', async () => {
      await eachPage({ name: `focus-${world}` }, async (page, name) => {
        for (let step = 0; step < 25; step++) {
          await page.keyboard.press('Tab')
          const unseen = await page.evaluate(() => {
            const at = document.activeElement
            if (at === null || at === document.body) return null
            // A radio that is drawn by its label shows the focus there.
            const drawn = [at, at.nextElementSibling, at.parentElement].filter((element) => element !== null)
            const isMarked = drawn.some((element) => {
              const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
              return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
            })
            return isMarked ? null : at.outerHTML.slice(0, 200)
          })
          assert.equal(unseen, null, name)
        }
      })
    })

    test('is sent under a policy that allows nothing inline and nothing foreign', async () => {
      await eachPage({ name: `policy-${world}` }, async (page, name) => {
        const { policy, html } = await page.evaluate(async () => {
          const answer = await fetch(location.href)
          return { policy: answer.headers.get('Content-Security-Policy') ?? '', html: await answer.text() }
        })
        assert.match(policy, /default-src 'none'/, name)
        assert.doesNotMatch(policy, /unsafe|\*|https?:/, name)
        assert.doesNotMatch(html, /<style|\sstyle="|\son\w+="|<script(?![^>]*\ssrc=)/, name)
      })
    })

    test('loads little, and moves nothing while it does', async (t) => {
      for (const [name, address] of Object.entries(pages)) {
        const weight = { script: 0, stylesheet: 0 }
        const options = {
          name: `weight-${world}`,
          expected: /status of 404|registration blocked/,
          serviceWorkers: 'block',
        } as const
        await visit(browser, site.url, options, async (page) => {
          const sizes: Promise<void>[] = []
          page.on('requestfinished', (request) => {
            const kind = request.resourceType()
            if (kind !== 'script' && kind !== 'stylesheet') return
            const add = ({ responseBodySize }: { responseBodySize: number }) => {
              weight[kind] += responseBodySize
            }
            sizes.push(request.sizes().then(add))
          })
          await page.goto(address, { waitUntil: 'networkidle' })
          await Promise.all(sizes)
          const { shift, paintMs } = await page.evaluate(measurePaint)
          const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1)
          t.diagnostic(
            `${name}: ${kilobytes(weight.script)} KB of script, ${kilobytes(weight.stylesheet)} KB of CSS, largest paint after ${Math.round(paintMs)} ms, shift ${shift.toFixed(4)}`,
          )
          assert.ok(
            weight.script > 0 && weight.script <= MOST_SCRIPT_BYTES,
            `${name}: ${weight.script} bytes of script`,
          )
          assert.ok(weight.stylesheet > 0 && weight.stylesheet <= MOST_STYLE_BYTES, `${name}: ${weight.stylesheet}`)
          assert.ok(shift < 0.05, `${name} shifts by ${shift}`)
        })
      }
    })
  })
}

/** Runs in the page. @returns the sum of layout shifts so far, and when the largest piece was painted */
async function measurePaint(): Promise<{ shift: number; paintMs: number }> {
  const entriesOf = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()))
      observer.observe({ type, buffered: true })
      // Without any entry the observer never calls.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(observer.takeRecords())))
    })
  const shifts = (await entriesOf('layout-shift')) as (PerformanceEntry & { value: number })[]
  const paints = await entriesOf('largest-contentful-paint')
  return {
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    paintMs: paints.at(-1)?.startTime ?? Number.NaN,
  }
}
