/** Reading: the list of stories and a story, with and without script, on the demonstration feeds. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import type { VNode } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { coverageOf } from '../../web/coverage.ts'
import { coverageBar } from '../../web/views/coverage-bar.ts'
import { openBrowser, visit, withoutBrowser } from './browser.ts'
import { type DemoSite, serveDemoSite } from './site.ts'

interface WireStory {
  id: number
  canonical_title: string
  articles: { id: number; original_title: string; neutral_title: string; source: { slug: string; name: string } }[]
}

describe('reading', { skip: withoutBrowser }, () => {
  let browser: Browser
  let site: DemoSite
  /** A story of several sources, its title reworded. */
  let reworded: { id: number; neutral: string; original: string }
  let storyCount: number

  before(async () => {
    ;[browser, site] = await Promise.all([openBrowser(), serveDemoSite()])
    const { stories, total } = await site.read<{ stories: WireStory[]; total: number }>('/api/stories?per_page=100')
    storyCount = total
    for (const { id, canonical_title: neutral, articles } of stories) {
      const origin = articles.find((article) => article.neutral_title === neutral)
      if (origin !== undefined && origin.original_title !== neutral) {
        reworded = { id, neutral, original: origin.original_title }
      }
    }
    assert.ok(reworded !== undefined, 'the demonstration has no reworded story')
  })
  after(async () => {
    await browser?.close()
    await site?.close()
  })

  const storiesOf = (page: Page) => page.locator('#story-list > li').count()
  const shownTitle = (page: Page) => page.locator(`#story-${reworded.id} h2`)
  const addressOf = (page: Page) => page.url().slice(site.url.length)

  describe('without script', () => {
    const noScript = { javaScriptEnabled: false }

    test('lists the stories in neutral words, with sources, time, coverage in words, and a picture', async () => {
      await visit(browser, site.url, { name: 'plain-list', ...noScript }, async (page) => {
        await page.goto('/')
        assert.equal(await storiesOf(page), storyCount)
        assert.equal((await shownTitle(page).locator('.title-neutral').innerText()).trim(), reworded.neutral)
        assert.ok(await shownTitle(page).locator('.title-original').isHidden())
        const top = page.locator('.story-wide').first()
        assert.match(await top.locator('.coverage-count').innerText(), /^\d+ sources$/)
        assert.match((await top.locator('.coverage').getAttribute('aria-label')) ?? '', /^\d+ sources: .*(left|center)/)
        assert.ok(await top.locator('time[datetime]').isVisible())
        const picture = page.locator('.story-picture img').first()
        assert.equal(await picture.getAttribute('referrerpolicy'), 'no-referrer')
        assert.ok(Number(await picture.getAttribute('width')) > 0 && Number(await picture.getAttribute('height')) > 0)
        assert.equal(await page.locator('.story-picture img').last().getAttribute('loading'), 'lazy')
      })
    })

    test('searches, filters, sorts, switches titles and opens a story by links and forms', async () => {
      await visit(browser, site.url, { name: 'plain-search', ...noScript }, async (page) => {
        await page.goto('/')
        await page.fill('#search', 'harbour tram')
        await page.keyboard.press('Enter')
        await page.waitForURL(/search=harbour(\+|%20)tram/)
        assert.equal(await storiesOf(page), 1)
        assert.match(await page.locator('h1').innerText(), /harbour tram/)
        await page.getByRole('link', { name: 'Both', exact: true }).click()
        await page.waitForURL(/title_format=both/)
        assert.match(addressOf(page), /search=harbour/)
        await page.getByRole('link', { name: 'Most covered' }).click()
        await page.waitForURL(/sort=sources/)
        await page.getByRole('link', { name: 'Clear the filters' }).click()
        await page.waitForURL((url) => !url.search.includes('search'))
        assert.ok(await shownTitle(page).locator('.title-original').isVisible())
        await page.locator('#source-filter summary').click()
        await page.selectOption('select[name="min_sources"]', '3')
        await page.getByLabel('The Daily Comet').check()
        await page.getByRole('button', { name: 'Apply' }).click()
        await page.waitForURL(/min_sources=3/)
        const { total } = await site.read<{ total: number }>('/api/stories?sources=daily-comet&min_sources=3')
        assert.equal(await storiesOf(page), total)
        assert.ok(total > 0 && total < storyCount)
        await page.locator('.headline a').first().click()
        await page.waitForURL(/\/stories\/\d+/)
        assert.ok(await page.locator('.wording').first().isVisible())
      })
    })
  })

  test('pictures come from the service, and only when they come near', async () => {
    await visit(browser, site.url, { name: 'pictures', viewport: { width: 1440, height: 500 } }, async (page) => {
      await page.goto('/')
      await page.waitForFunction(() => document.querySelector<HTMLImageElement>('.story-picture img')?.naturalWidth)
      const sources = await page
        .locator('.story-picture img')
        .evaluateAll((images) => images.map((image) => image.getAttribute('src')))
      for (const source of sources) assert.match(source ?? '', /^\/pictures\/\d+\/\d+$/)
      for (const picture of await page.locator('.story-picture img').all()) {
        await picture.scrollIntoViewIfNeeded()
        const image = await picture.elementHandle()
        await page.waitForFunction((each) => (each as HTMLImageElement).naturalWidth > 0, image)
      }
    })
  })

  test('a picture that is missing leaves its place as it was, and no sign of a broken one', async () => {
    // What a service worker asks for would pass the route below.
    const noWorker = { serviceWorkers: 'block', expected: /blocked by Playwright/ } as const
    await visit(browser, site.url, { name: 'picture-missing', ...noWorker }, async (page) => {
      await page.route('**/pictures/**', (route) => route.fulfill({ status: 204 }))
      for (const [path, place] of [
        ['/', '.story-picture'],
        [null, '.story-head-picture'],
      ] as const) {
        if (path !== null) await page.goto(path)
        else await page.locator('.story:has(img) .headline a').first().click()
        const picture = page.locator(`${place} img`).first()
        await picture.waitFor({ state: 'hidden' })
        const box = await page.locator(place).first().boundingBox()
        assert.ok(box !== null && box.height > 50, 'nothing moves up')
      }
    })
  })

  test('words longer than the screen make no page wider', async () => {
    const long = 'a'.repeat(500)
    const phone = { width: 390, height: 844 }
    await visit(browser, site.url, { name: 'long-words', viewport: phone }, async (page) => {
      for (const path of ['/', `/?search=${long}`, `/stories/${reworded.id}`, '/sources']) {
        await page.goto(path)
        const width = await page.evaluate((word) => {
          for (const details of document.querySelectorAll('details')) details.open = true
          const texts =
            'h1, h2, h3, .headline a, .summary, .lead, .story-sources, .source-name, .wording-text, .choice-name, .term, .findings li, .group-link-title, figcaption, tbody th, tbody td'
          for (const element of document.querySelectorAll(`main :is(${texts})`)) {
            if (element.querySelector('input') === null) element.append(word)
          }
          return document.documentElement.scrollWidth
        }, long)
        assert.equal(width, phone.width, path)
      }
    })
  })

  test('letters half as large again make no page wider', async () => {
    const phone = { width: 360, height: 740 }
    await visit(browser, site.url, { name: 'large-letters', viewport: phone }, async (page) => {
      for (const path of ['/', `/stories/${reworded.id}`, '/sources', '/debrief', '/keys']) {
        await page.goto(path)
        const width = await page.evaluate(() => {
          document.documentElement.style.fontSize = '150%'
          return document.documentElement.scrollWidth
        })
        assert.equal(width, phone.width, path)
      }
    })
  })

  test('on the narrowest screens the filter stands clear of the order, set or not', async () => {
    for (const width of [240, 320, 351, 352, 383, 384]) {
      const viewport = { width, height: 740 }
      await visit(browser, site.url, { name: `narrow-${width}`, viewport }, async (page) => {
        for (const path of ['/', '/?sources=northport-ledger,daily-comet']) {
          await page.goto(path)
          const isClear = await page.evaluate(() => {
            // The letters of the system are wider, and what a slow first visit shows.
            document.documentElement.style.setProperty('--sans', 'sans-serif')
            const opener = document.querySelector('.filter summary')!.getBoundingClientRect()
            const order = document.querySelector('.tabs-sort a:last-child')!.getBoundingClientRect()
            return opener.left >= order.right || opener.top >= order.bottom
          })
          assert.ok(isClear, `${path} on ${width} pixels`)
        }
      })
    }
  })

  test('the blocks of a story that very many sources tell stay beside its words', async () => {
    const articles = Array.from({ length: 140 }, (_, index) => ({
      source: { name: '', slug: `outlet-${index}`, bias_label: index % 2 === 0 ? 'center' : 'unrated' } as const,
    }))
    const bar = renderToString(coverageBar(coverageOf(articles)) as VNode)
    await visit(browser, site.url, { name: 'many-sources', viewport: { width: 360, height: 740 } }, async (page) => {
      await page.goto('/')
      const excess = await page.evaluate((html) => {
        const old = document.querySelector('.story-wide .coverage')
        const place = document.createElement('div')
        place.innerHTML = html
        const drawn = place.firstElementChild!
        old?.replaceWith(drawn)
        return drawn.scrollWidth - drawn.clientWidth
      }, bar)
      assert.equal(excess, 0)
    })
  })

  test('on paper it is dark on light, and there is nothing to press', async () => {
    await visit(browser, site.url, { name: 'paper' }, async (page) => {
      await page.addInitScript(() => localStorage.setItem('debrief.theme', 'dark'))
      await page.emulateMedia({ media: 'print' })
      for (const path of ['/', `/stories/${reworded.id}`, '/sources']) {
        await page.goto(path)
        for (const pressed of await page.getByRole('button').or(page.getByRole('searchbox')).all()) {
          assert.ok(!(await pressed.isVisible()), `${path}: ${await pressed.innerText()}`)
        }
        assert.ok(!(await page.locator('#title-switch').isVisible()), path)
        const [ink] = await page
          .locator('h1')
          .evaluate((heading) => getComputedStyle(heading).color.match(/\d+/g) ?? [])
        assert.ok(Number(ink) < 100, `${path}: letters of ${ink}`)
      }
      await page.goto(`/stories/${reworded.id}`)
      const printed = (place: string) =>
        page
          .locator(place)
          .first()
          .evaluate((element) => [getComputedStyle(element).fontSize, getComputedStyle(element, '::after').content])
      const link = await page.locator('.leave').first().getAttribute('href')
      assert.deepEqual(await printed('.leave'), ['0px', JSON.stringify(link)], 'where to read it')
      const [size, when] = await printed('.wording-when time')
      assert.equal(size, '0px')
      assert.match(when ?? '', /\d{4}/, 'a time that stays true')
    })
  })

  test('the switch shows neutral, original, both; the address keeps it, and so does the next page', async () => {
    await visit(browser, site.url, { name: 'switch' }, async (page) => {
      await page.goto('/')
      const neutral = shownTitle(page).locator('.title-neutral')
      const original = shownTitle(page).locator('.title-original')
      const showing = async () => [await neutral.isVisible(), await original.isVisible()]
      assert.deepEqual(await showing(), [true, false])
      await page.locator('#title-switch').getByText('Original', { exact: true }).click()
      await original.waitFor({ state: 'visible' })
      assert.deepEqual(await showing(), [false, true])
      assert.match(addressOf(page), /title_format=original/)
      await page.locator('#title-switch').getByText('Both', { exact: true }).click()
      await neutral.waitFor({ state: 'visible' })
      assert.deepEqual(await showing(), [true, true])
      assert.ok((await neutral.locator('mark').count()) + (await original.locator('mark').count()) > 0)
      const isSmaller = await shownTitle(page).evaluate((title) => {
        const size = (name: string) => Number.parseFloat(getComputedStyle(title.querySelector(name)!).fontSize)
        return size('.title-original') < size('.title-neutral')
      })
      assert.ok(isSmaller, 'the original is small under the neutral title')
      const struck = original.locator('.title-struck')
      const line = await struck.evaluate((element) => {
        const marks = [...element.querySelectorAll('mark')]
        return [element, ...marks].map((each) => getComputedStyle(each).textDecorationLine).join()
      })
      assert.match(line, /line-through/)
      // Another page, whose address does not say, remembers.
      await page.goto('/debrief')
      await page.goto('/')
      await original.waitFor({ state: 'visible' })
      assert.deepEqual(await showing(), [true, true])
    })
    await visit(browser, site.url, { name: 'switch-link' }, async (page) => {
      await page.goto('/?title_format=original')
      assert.equal((await shownTitle(page).locator('.title-struck').innerText()).trim(), reworded.original)
      assert.ok(await shownTitle(page).locator('.title-neutral').isHidden())
    })
  })

  test('searches while typing, and the address restores what is shown', async () => {
    await visit(browser, site.url, { name: 'search' }, async (page) => {
      await page.goto('/')
      await page.keyboard.press('/')
      assert.equal(await page.evaluate(() => document.activeElement?.id), 'search')
      await page.keyboard.type('ferries batteries')
      await page.waitForURL(/search=ferries(\+|%20)batteries/)
      assert.equal(await storiesOf(page), 1)
      assert.match(await page.locator('#result-count').innerText(), /^1 story/)
      assert.match(await page.title(), /ferries batteries/)
      await page.reload()
      assert.equal(await page.inputValue('#search'), 'ferries batteries')
      assert.equal(await storiesOf(page), 1)
      await page.fill('#search', 'nothing is called so')
      await page.locator('.nothing-title').waitFor()
      await page.fill('#search', '')
      await page.waitForURL((url) => !url.search.includes('search='))
      assert.equal(await storiesOf(page), storyCount)
    })
  })

  test('a search is one step back, in however many letters it was typed, and the list before it comes back', async () => {
    await visit(browser, site.url, { name: 'search-back' }, async (page) => {
      await page.goto('/?sort=sources')
      const listed = await storiesOf(page)
      for (const text of ['tram', 'tram harbour', 'nothing is called so']) {
        await page.fill('#search', text)
        await page.waitForURL((url) => url.searchParams.get('search') === text)
      }
      await page.locator('.nothing-title').waitFor()
      await page.goBack()
      await page
        .locator('#story-list > li')
        .nth(listed - 1)
        .waitFor()
      assert.equal(addressOf(page), '/?sort=sources')
      assert.equal(await page.inputValue('#search'), '')
      assert.equal(await storiesOf(page), listed)
      await page.goForward()
      await page.getByText('Nothing about “nothing is called so”').waitFor()
      assert.equal(await page.inputValue('#search'), 'nothing is called so')
      await page.goto('/debrief')
      await page.goBack()
      await page.getByText('Nothing about “nothing is called so”').waitFor()
      await page.goBack()
      await page
        .locator('#story-list > li')
        .nth(listed - 1)
        .waitFor()
      assert.equal(addressOf(page), '/?sort=sources')
    })
  })

  test('what was typed away before its answer came is not shown', async () => {
    await visit(browser, site.url, { name: 'search-undone' }, async (page) => {
      await page.goto('/')
      const asked = Promise.withResolvers<void>()
      const answers = Promise.withResolvers<void>()
      await page.route('**/?search=ferries', async (route) => {
        asked.resolve()
        await answers.promise
        await route.continue().catch(() => undefined)
      })
      const over = page.waitForEvent('requestfailed', (request) => request.url().endsWith('search=ferries'))
      await page.fill('#search', 'ferries')
      await asked.promise
      await page.fill('#search', '')
      await over
      answers.resolve()
      assert.equal(addressOf(page), '/')
      assert.equal(await storiesOf(page), storyCount)
      assert.equal(await page.locator('#results').getAttribute('aria-busy'), null)
    })
  })

  test('tabs, order, sources and the least number of them are all in the address', async () => {
    await visit(browser, site.url, { name: 'filters' }, async (page) => {
      await page.goto('/')
      await page.getByRole('navigation', { name: 'Categories' }).getByText('Business').click()
      await page.waitForURL(/category=business/)
      const business = await site.read<{ total: number }>('/api/stories?category=business')
      assert.equal(await storiesOf(page), business.total)
      assert.equal(await page.locator('.tabs [aria-current]').first().innerText(), 'Business')
      await page.getByRole('navigation', { name: 'Order' }).getByText('Most covered').click()
      await page.waitForURL(/category=business.*sort=sources/)
      const { stories } = await site.read<{ stories: WireStory[] }>('/api/stories?category=business&sort=sources')
      assert.equal(await page.locator('#story-list > li').first().getAttribute('id'), `story-${stories[0]?.id}`)
      await page.locator('#source-filter summary').click()
      await page.selectOption('select[name="min_sources"]', '2')
      await page.waitForURL(/min_sources=2/)
      const address = addressOf(page)
      assert.match(address, /category=business/)
      assert.match(address, /sort=sources/)
      const shown = await page.locator('#story-list > li').evaluateAll((items) => items.map(({ id }) => id))
      // The same address, opened by somebody else.
      await visit(browser, site.url, { name: 'filters-again' }, async (other) => {
        await other.goto(address)
        assert.deepEqual(
          await other.locator('#story-list > li').evaluateAll((items) => items.map(({ id }) => id)),
          shown,
        )
        assert.equal(await other.inputValue('select[name="min_sources"]'), '2')
      })
    })
  })

  test('going back from a filtered list brings the filters of the list before', async () => {
    await visit(browser, site.url, { name: 'filters-back' }, async (page) => {
      await page.goto('/')
      await page.locator('#source-filter summary').click()
      await page.locator('input[name="sources"]').first().check()
      await page.selectOption('select[name="min_sources"]', '2')
      await page.waitForURL(/sources=.*min_sources=2/)
      await page.goBack()
      await page.waitForURL(`${site.url}/`)
      assert.equal(await storiesOf(page), storyCount)
      assert.equal(await page.inputValue('select[name="min_sources"]'), '')
      assert.equal(await page.locator('input[name="sources"]:checked').count(), 0)
    })
  })

  test('the day is that of the reader', async () => {
    await visit(browser, site.url, { name: 'today', timezoneId: 'Pacific/Kiritimati' }, async (page) => {
      await page.clock.setFixedTime('2031-05-05T22:30:00Z')
      await page.goto('/')
      await page.locator('.status').getByText('Tuesday 6 May', { exact: true }).waitFor()
    })
  })

  test('feed readers find the list as it is filtered, the source it is limited to, and every source', async () => {
    await visit(browser, site.url, { name: 'subscribe' }, async (page) => {
      const offered = () =>
        page.locator('link[rel="alternate"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      await page.goto('/?sources=daily-comet&min_sources=2&title_format=both&sort=sources')
      const query = '?sources=daily-comet&min_sources=2&sort=sources'
      const formats = ['rss', 'atom', 'json']
      assert.deepEqual(await offered(), [
        ...formats.map((format) => `/feeds/stories.${format}${query}`),
        ...formats.map((format) => `/feeds/daily-comet.${format}`),
      ])
      for (const address of await offered()) {
        const answer = await fetch(site.url + address)
        assert.equal(answer.status, 200, `${address}`)
        assert.match(answer.headers.get('content-type') ?? '', /(rss|atom)\+xml|feed\+json/)
      }
      await page.goto('/')
      await page.fill('#search', 'harbour tram')
      await page.waitForURL(/search=/)
      assert.equal((await offered())[0], '/feeds/stories.rss?search=harbour+tram')
      assert.equal(await page.locator('#subscription a').first().getAttribute('href'), (await offered())[0])
      await page.goto('/?sources=daily-comet&min_sources=4')
      assert.equal(await page.inputValue('select[name="min_sources"]'), '4', 'a number that no link here has')
      await page.fill('#search', 'tram')
      await page.waitForURL(/search=/)
      assert.deepEqual(await offered(), [
        ...formats.map((format) => `/feeds/stories.${format}?search=tram&sources=daily-comet&min_sources=4`),
        ...formats.map((format) => `/feeds/daily-comet.${format}`),
      ])
      assert.equal(await page.locator('#clear-sources').getAttribute('href'), '/?search=tram')
      await page.goto('/sources')
      const { feeds } = await site.read<{ feeds: object[] }>('/api/feeds')
      assert.equal(await page.locator('a[href^="/feeds/"][href$=".rss"]').count(), feeds.length)
      assert.equal(await page.getByRole('link', { name: 'This list as OPML' }).getAttribute('href'), '/opml')
    })
  })

  test('single keys walk, open, switch and explain, rest while somebody types, and can be turned off', async () => {
    await visit(browser, site.url, { name: 'keys' }, async (page) => {
      await page.goto('/')
      const focused = () => page.evaluate(() => document.activeElement?.closest('[data-item]')?.id ?? '')
      const ids = await page.locator('[data-item]').evaluateAll((items) => items.map(({ id }) => id))
      await page.keyboard.press('j')
      assert.equal(await focused(), ids[0])
      await page.keyboard.press('j')
      assert.equal(await focused(), ids[1])
      await page.keyboard.press('k')
      assert.equal(await focused(), ids[0])
      await page.keyboard.press('t')
      await page.waitForURL(/title_format=original/)
      await page.keyboard.press('t')
      await page.waitForURL(/title_format=both/)
      await page.keyboard.press('?')
      await page.getByRole('dialog').waitFor({ state: 'visible' })
      await page.keyboard.press('t')
      assert.match(addressOf(page), /title_format=both/, 'keys rest behind the help')
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      await page.keyboard.press('/')
      await page.keyboard.type('t?')
      assert.equal(await page.inputValue('#search'), 't?')
      assert.ok(await page.getByRole('dialog').isHidden())
      await page.goto('/')
      await page.keyboard.press('j')
      await page.keyboard.press('o')
      await page.waitForURL(/\/stories\/\d+/)
      assert.equal(`story-${/\d+$/.exec(new URL(page.url()).pathname)?.[0]}`, ids[0])
      await page.keyboard.press('?')
      await page.getByLabel(/Single keys/).uncheck()
      await page.keyboard.press('Escape')
      await page.goto('/')
      await page.keyboard.press('?')
      await page.keyboard.press('j')
      assert.equal(await focused(), '')
      assert.ok(await page.getByRole('dialog').isHidden())
    })
  })

  test('a story shows every wording side by side, tactics marked and explained, and says where nothing is', async () => {
    const { stories } = await site.read<{ stories: WireStory[] }>('/api/stories?search=harbour+tram')
    const story = stories[0]!
    await visit(browser, site.url, { name: 'story' }, async (page) => {
      await page.goto(`/stories/${story.id}`)
      assert.equal(await page.locator('.wording').count(), story.articles.length)
      const [original, neutral] = await Promise.all([
        page.locator('.wording-original').first().boundingBox(),
        page.locator('.wording-neutral').first().boundingBox(),
      ])
      assert.ok(original!.x + original!.width <= neutral!.x, 'the wordings stand beside each other')
      for (const { id, original_title: title } of story.articles) {
        const words = await page.locator(`#article-${id} .wording-original .wording-text`).evaluate((element) => {
          const copy = element.cloneNode(true) as Element
          for (const tip of copy.querySelectorAll('.tip')) tip.remove()
          return copy.textContent
        })
        assert.equal(words, title, 'marks change no letter')
      }
      assert.ok((await page.getByText('Nothing flagged').count()) > 0)
      assert.ok((await page.locator('.findings li').count()) > 0)
      const mark = page.locator('mark.tactic').first()
      const tip = page.locator(`#${await mark.getAttribute('aria-describedby')}`)
      assert.ok(await tip.isHidden())
      await mark.hover()
      await tip.waitFor({ state: 'visible' })
      assert.match(await tip.innerText(), /\w+ .{20,}/, 'which tactic, and why')
      await page.keyboard.press('Escape')
      await tip.waitFor({ state: 'hidden' })
      await page.mouse.move(0, 0)
      await mark.focus()
      await tip.waitFor({ state: 'visible' })
      const box = (await tip.boundingBox())!
      assert.ok(box.x >= 0 && box.x + box.width <= 1440)
      assert.match(await page.locator('#grouping-title + .note').innerText(), /brought each one in/)
      assert.ok((await page.locator('.group-links .term').count()) > 2)
      assert.equal(await page.locator('.coverage-table dd').count(), 7)
      const leave = page.locator('a.leave').first()
      assert.match((await leave.getAttribute('rel')) ?? '', /noopener noreferrer/)
    })
  })

  test('a story tells the titles that a publisher changed, with their times', async () => {
    const { stories } = await site.read<{ stories: WireStory[] }>('/api/stories?search=coast+road')
    const story = stories[0]!
    const article = story.articles.find(({ source }) => source.slug === 'northport-ledger')!
    const changed = `${article.original_title}, one lane to reopen`
    site.edit = (_path, body) => body.replace(article.original_title, changed)
    await visit(browser, site.url, { name: 'changed-title' }, async (page) => {
      await page.goto(`/stories/${story.id}`)
      await page.getByText('No outlet has changed its title').waitFor()
      await page.goto('/sources')
      await page.getByRole('button', { name: 'Refresh now' }).click()
      await page.getByText(/^6 sources read/).waitFor()
      await page.goto(`/stories/${story.id}`)
      const history = page.locator('.history')
      assert.equal(await history.locator('h3').innerText(), article.source.name)
      assert.deepEqual(await history.locator('li p').allInnerTexts(), [article.original_title, changed])
      assert.equal(await history.locator('time[datetime]').count(), 2)
      assert.match(await history.locator('mark').innerText(), /one lane to reopen/)
    })
  })

  test('a page of a phone has the same, one under the other', async () => {
    await visit(
      browser,
      site.url,
      { name: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true },
      async (page) => {
        await page.goto(`/stories/${reworded.id}`)
        const [original, neutral] = await Promise.all([
          page.locator('.wording-original').first().boundingBox(),
          page.locator('.wording-neutral').first().boundingBox(),
        ])
        assert.ok(original!.y + original!.height <= neutral!.y)
        for (const mark of await page.locator('mark.tactic').all()) {
          await mark.focus()
          const tip = page.locator(`[id="${await mark.getAttribute('aria-describedby')}"]`)
          await tip.waitFor({ state: 'visible' })
          const box = (await tip.boundingBox())!
          assert.ok(box.x >= 0 && box.x + box.width <= 390, 'an explanation fits on the screen')
        }
        const small = await page
          .locator('header a:visible, header button:visible, main button:visible')
          .evaluateAll((all) =>
            all
              .filter((each) => {
                const { width, height } = each.getBoundingClientRect()
                return width < 24 || height < 24
              })
              .map((each) => each.outerHTML),
          )
        assert.deepEqual(small, [], 'targets of at least 24 px')
      },
    )
  })
})
