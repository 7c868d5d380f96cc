/** Reading a real day's news: long lists, stories that merged, and titles as publishers write them. */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, before, describe, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { openBrowser, visit, withoutBrowser } from './browser.ts'
import { type Site, serveReplayedSite, withoutStream } from './site.ts'

const A_PAGE = 30

describe('replayed stream', { skip: withoutBrowser || withoutStream }, () => {
  let browser: Browser
  let site: Site

  before(async () => {
    ;[browser, site] = await Promise.all([openBrowser(), serveReplayedSite()])
  })
  after(async () => {
    await browser?.close()
    await site?.close()
  })

  const idsOf = (page: Page) => page.locator('#story-list > li').evaluateAll((items) => items.map(({ id }) => id))
  const atLeast = (page: Page, count: number) =>
    page.waitForFunction((least) => document.querySelectorAll('#story-list > li').length >= least, count)

  test('scrolling brings further stories, none twice, in the order of the API', async () => {
    await visit(browser, site.url, { name: 'scroll' }, async (page) => {
      await page.goto('/')
      await atLeast(page, A_PAGE)
      for (const pages of [2, 3, 4]) {
        await page.locator('#pager').scrollIntoViewIfNeeded()
        await atLeast(page, pages * A_PAGE)
      }
      const shown = await idsOf(page)
      const { stories } = await site.read<{ stories: { id: number }[] }>('/api/stories?per_page=100')
      assert.deepEqual(
        shown.slice(0, 100),
        stories.map(({ id }) => `story-${id}`),
      )
      assert.equal(new Set(shown).size, shown.length)
    })
  })

  test('going back from a story far down shows the same place again', async () => {
    await visit(browser, site.url, { name: 'back' }, async (page) => {
      await page.goto('/')
      for (const pages of [2, 3]) {
        await page.locator('#pager').scrollIntoViewIfNeeded()
        await atLeast(page, pages * A_PAGE)
      }
      const far = page.locator('#story-list > li').nth(70)
      const id = (await far.getAttribute('id')) ?? ''
      await far.scrollIntoViewIfNeeded()
      const before = (await far.boundingBox())!.y
      await far.locator('h2 a').click()
      await page.waitForURL(/\/stories\/\d+/)
      await page.goBack()
      await page.waitForFunction(
        ([item, top]) => {
          const box = document.getElementById(item)?.getBoundingClientRect()
          return box !== undefined && Math.abs(box.top - top) < 60
        },
        [id, before] as const,
      )
    })
  })

  test('going back passes several lists, and each is where it was left', async () => {
    await visit(browser, site.url, { name: 'back-twice' }, async (page) => {
      const isAtPlace = (id: string) =>
        page.waitForFunction((item) => {
          const top = document.getElementById(item)?.getBoundingClientRect().top ?? -1
          return top > 0 && top < innerHeight
        }, id)
      const left: string[] = []
      for (const address of ['/', '/?sort=sources']) {
        await page.goto(address)
        await page.locator('#pager').scrollIntoViewIfNeeded()
        await atLeast(page, 2 * A_PAGE)
        const far = page.locator('#story-list > li').nth(45)
        left.push((await far.getAttribute('id')) ?? '')
        await far.scrollIntoViewIfNeeded()
        await isAtPlace(left.at(-1)!)
      }
      await page.goto('/debrief')
      for (const id of left.toReversed()) {
        await page.goBack()
        await isAtPlace(id)
      }
    })
  })

  test('a list that is loaded anew stays where it was', async () => {
    await visit(browser, site.url, { name: 'reload' }, async (page) => {
      await page.goto('/')
      for (const pages of [2, 3, 4]) {
        await page.locator('#pager').scrollIntoViewIfNeeded()
        await atLeast(page, pages * A_PAGE)
      }
      const far = page.locator('#story-list > li').nth(95)
      const id = (await far.getAttribute('id')) ?? ''
      await far.scrollIntoViewIfNeeded()
      await page.reload()
      await page.waitForFunction((item) => {
        const top = document.getElementById(item)?.getBoundingClientRect().top ?? -1
        return top > 0 && top < innerHeight
      }, id)
    })
  })

  test('the focus goes on to the first story of a page that was asked for', async () => {
    await visit(browser, site.url, { name: 'next-page', viewport: { width: 1440, height: 400 } }, async (page) => {
      await page.goto('/')
      await page.locator('#pager a[rel="next"]').focus()
      await page.keyboard.press('Enter')
      await atLeast(page, A_PAGE + 1)
      const index = await page.evaluate(() => {
        const items = [...document.querySelectorAll('#story-list > li')]
        return items.findIndex((item) => item.contains(document.activeElement))
      })
      assert.ok(index >= A_PAGE && index % A_PAGE === 0, `at ${index}`)
    })
  })

  test('without script a plain link leads through the pages, and back', async () => {
    await visit(browser, site.url, { name: 'pages', javaScriptEnabled: false }, async (page) => {
      await page.goto('/?min_sources=2')
      const first = await idsOf(page)
      assert.equal(first.length, A_PAGE)
      await page.getByRole('link', { name: 'Next page' }).click()
      await page.waitForURL(/min_sources=2.*page=2/)
      const second = await idsOf(page)
      const { stories } = await site.read<{ stories: { id: number }[] }>(
        `/api/stories?min_sources=2&page=2&per_page=${A_PAGE}`,
      )
      assert.deepEqual(
        second,
        stories.map(({ id }) => `story-${id}`),
      )
      await page.getByRole('link', { name: 'Previous page' }).click()
      await page.waitForURL((url) => !url.search.includes('page='))
      assert.deepEqual(await idsOf(page), first)
    })
  })

  test('the id of a story that merged leads to the one it is part of now', async () => {
    const database = new DatabaseSync(join(site.dataDir, 'debrief.db'), { readOnly: true })
    const moved = database.prepare('select from_id, into_id from story_redirects limit 1').get()
    database.close()
    const { from_id: from, into_id: into } = moved as { from_id: number; into_id: number }
    await visit(browser, site.url, { name: 'merged' }, async (page) => {
      const answer = await page.goto(`/stories/${from}?title_format=both`)
      assert.equal(answer?.status(), 200)
      assert.equal((await answer?.request().redirectedFrom()?.response())?.status(), 308)
      assert.equal(page.url(), `${site.url}/stories/${into}?title_format=both`)
    })
  })

  test('every story of the first page opens, with each of its articles', async () => {
    const { stories } = await site.read<{ stories: { id: number; article_count: number }[] }>(
      '/api/stories?sort=sources&per_page=8',
    )
    await visit(browser, site.url, { name: 'stories' }, async (page) => {
      for (const { id, article_count: count } of stories) {
        await page.goto(`/stories/${id}`)
        assert.equal(await page.locator('.wording').count(), count)
        const links = (await page.locator('.group-links').count()) > 0
        assert.equal(links, count > 1)
      }
    })
  })
})
