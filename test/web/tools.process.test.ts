/** The pages that do something: debrief, key desk, reference, refresh. Against the real service, nothing replaced. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Browser, Page, Request } from 'playwright-core'
import { openBrowser, visit, withoutBrowser } from './browser.ts'
import { type DemoSite, serveDemoSite } from './site.ts'

const HEADLINE = 'Mayor SLAMS rivals in explosive row over harbour tram'
/** Of one key in a minute. */
const CALLS_A_MINUTE = 200

describe('tools', { skip: withoutBrowser }, () => {
  let browser: Browser
  let site: DemoSite

  before(async () => {
    ;[browser, site] = await Promise.all([openBrowser(), serveDemoSite()])
  })
  after(async () => {
    await browser?.close()
    await site?.close()
  })

  const outcome = (page: Page) => page.getByRole('region', { name: 'Outcome' })
  const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

  test('sources tell their label, its basis and their health; a refresh shows its progress live', async () => {
    site.edit = (path, body) =>
      path.includes('daily-comet') ? body.replaceAll('crane', 'lighthouse').replace('88201', '88301') : body
    await visit(browser, site.url, { name: 'refresh' }, async (page) => {
      await page.goto('/sources')
      const { feeds } = await site.read<{ feeds: { id: number; slug: string; name: string }[] }>('/api/feeds')
      const rowOf = (id?: number) => page.locator(`[data-feed="${id}"]`)
      for (const { id, name } of feeds) {
        const text = await rowOf(id).innerText()
        assert.ok(text.includes(name), text)
        assert.match(text, /Invented for the demonstration|No basis given/)
        assert.match(text, /1 h ago/)
      }
      const streams: string[] = []
      page.on('request', (request) => {
        if (request.resourceType() === 'eventsource') streams.push(new URL(request.url()).pathname)
      })
      // Whatever the bar said while it was there.
      await page.evaluate(() => {
        const said = new Set<string>()
        Object.assign(globalThis, { said })
        const state = document.getElementById('refresh-state')!
        new MutationObserver(() => said.add(state.textContent)).observe(state, { childList: true, subtree: true })
      })
      await page.getByRole('button', { name: 'Refresh now' }).click()
      await page.getByText('6 sources read, 1 new article.').waitFor()
      assert.deepEqual(streams, ['/api/events'])
      const said = await page.evaluate(() => [...(globalThis as unknown as { said: Set<string> }).said])
      assert.ok(said.includes('1 of 6 sources read'), said.join('; '))
      assert.equal(
        await rowOf(feeds.find(({ slug }) => slug === 'daily-comet')?.id)
          .locator('[data-outcome]')
          .innerText(),
        '1 new',
      )
      assert.match(await rowOf(feeds[0]?.id).innerText(), /just now/)
      await page.getByRole('button', { name: 'Refresh now' }).click()
      await page.getByText('less than a minute ago').waitFor()
      assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Refresh now', 'the focus stays')
    })
  })

  test('a refresh without script leads back to the sources and says how far it is', async () => {
    await visit(browser, site.url, { name: 'refresh-plain', javaScriptEnabled: false }, async (page) => {
      await page.goto('/sources')
      await page.getByRole('button', { name: 'Refresh now' }).click()
      await page.waitForURL(/\/sources\?run=\d+/)
      assert.match(await page.locator('#refresh-state').innerText(), /read/)
    })
  })

  test('on a tablet, Refresh stands in the line of the introduction; a notice reads as one sentence', async () => {
    const tablet = { viewport: { width: 820, height: 1000 }, javaScriptEnabled: false }
    await visit(browser, site.url, { name: 'tablet-plain', ...tablet }, async (page) => {
      await page.goto('/sources')
      const lead = await page.locator('.sources-intro .lead').boundingBox()
      const button = await page.getByRole('button', { name: 'Refresh now' }).boundingBox()
      assert.ok(lead && button && button.y < lead.y + lead.height, JSON.stringify({ lead, button }))
      await page.goto('/keys')
      const notice = await page.locator('noscript .problem').boundingBox()
      const link = await page.locator('noscript .problem a').boundingBox()
      const name = await page.getByText('Name', { exact: true }).boundingBox()
      assert.ok(notice && link && name)
      assert.ok(link.x > notice.x + notice.width / 2, 'the link stands where its sentence does')
      assert.ok(name.y > notice.y + notice.height + 10, 'the form keeps its distance')
    })
  })

  test('a debrief shows tactics with their cues marked, variations to copy, and who answered', async () => {
    const key = await site.createKey()
    await visit(
      browser,
      site.url,
      { name: 'debrief', permissions: ['clipboard-read', 'clipboard-write'] },
      async (page) => {
        const asked: Request[] = []
        page.on('request', (request) => asked.push(request))
        await page.goto('/debrief')
        assert.equal(
          await page.locator('#prompt').inputValue(),
          (await site.read<{ system_prompt: string }>('/api/debrief/prompt')).system_prompt,
        )
        await page.fill('#headline', HEADLINE)
        await page.getByRole('radio', { name: '3' }).check()
        await page.fill('#api-key', key)
        await page.getByRole('button', { name: 'Debrief it' }).click()
        await outcome(page).getByText('In neutral words, 3 ways').waitFor()
        const marks = await outcome(page).locator('mark.tactic').allInnerTexts()
        assert.ok(
          marks.some((text) => /SLAMS/.test(text)),
          marks.join(),
        )
        assert.ok((await outcome(page).locator('.tactics-found li').count()) > 0)
        assert.match(await outcome(page).innerText(), /built-in engine: rules of our own, no language model/)
        const first = outcome(page).locator('.variations li').first()
        await first.getByRole('button').click()
        await first.getByText('Copied').waitFor()
        assert.equal(await clipboard(page), await first.locator('p').innerText())
        // The key lies in this browser, and travels with a debrief and nothing else.
        assert.equal(await page.evaluate(() => localStorage.getItem('debrief.api-key')), key)
        assert.deepEqual(await page.context().cookies(), [])
        await page.goto('/')
        await page.goto('/debrief')
        assert.equal(await page.inputValue('#api-key'), key)
        for (const request of asked) {
          const told = `${request.url()} ${JSON.stringify(await request.allHeaders())} ${request.postData() ?? ''}`
          const isDebrief = request.method() === 'POST' && request.url().includes('/api/debrief')
          assert.equal(told.includes(key), isDebrief, request.url())
        }
      },
    )
  })

  test('a headline runs in the direction of its script, and Escape closes what a mark says', async () => {
    const key = await site.createKey()
    await visit(browser, site.url, { name: 'debrief-direction' }, async (page) => {
      await page.goto('/debrief')
      await page.fill('#headline', 'رئيس البلدية SLAMS خصومه في الميناء')
      await page.fill('#api-key', key)
      await page.getByRole('button', { name: 'Debrief it' }).click()
      await outcome(page).getByText('In neutral words').waitFor()
      for (const place of ['#headline', '.outcome-headline']) {
        assert.equal(await page.locator(place).evaluate((element) => getComputedStyle(element).direction), 'rtl', place)
      }
      await outcome(page).locator('mark.tactic').first().focus()
      const tip = outcome(page).getByRole('tooltip').first()
      await tip.waitFor()
      await page.keyboard.press('Escape')
      await tip.waitFor({ state: 'hidden' })
    })
  })

  test('a prompt of the reader goes along, and the built-in engine says that it cannot follow it', async () => {
    const key = await site.createKey()
    await visit(browser, site.url, { name: 'debrief-prompt' }, async (page) => {
      await page.goto('/debrief')
      await page.fill('#headline', HEADLINE)
      await page.fill('#api-key', key)
      await page.getByText('System prompt').first().click()
      await page.fill('#prompt', 'Rewrite it as a haiku.')
      const [request] = await Promise.all([
        page.waitForRequest((each) => each.method() === 'POST'),
        page.getByRole('button', { name: 'Debrief it' }).click(),
      ])
      assert.equal(request.postDataJSON().system_prompt, 'Rewrite it as a haiku.')
      await outcome(page).getByText('cannot follow a prompt of your own').waitFor()
      await page.getByRole('button', { name: 'Back to the default' }).click()
      assert.match(await page.inputValue('#prompt'), /.{100,}/s)
    })
  })

  test('refusals are shown in the words of the API: no key, a wrong key, a headline too short', async () => {
    const key = await site.createKey()
    await visit(browser, site.url, { name: 'debrief-refused', expected: /status of 4\d\d/ }, async (page) => {
      await page.goto('/debrief')
      await page.fill('#headline', HEADLINE)
      const refused = async (apiKey: string, headline: string): Promise<string> => {
        await page.fill('#headline', headline)
        await page.fill('#api-key', apiKey)
        const [answer] = await Promise.all([
          page.waitForResponse((each) => each.url().includes('/api/debrief')),
          page.getByRole('button', { name: 'Debrief it' }).click(),
        ])
        const { detail } = (await answer.json()) as { detail: string }
        await outcome(page).getByText(detail).waitFor()
        return `${answer.status()} ${detail}`
      }
      assert.match(await refused('', HEADLINE), /^401 .*key/i)
      assert.match(await refused('hd_wrong', HEADLINE), /^401 .*key/i)
      // As the documentation writes it, with a letter that no header may hold.
      assert.match(await refused('hd_…', HEADLINE), /^401 .*key/i)
      assert.match(await refused(key, 'Oh'), /^422 headline/)
    })
  })

  test('a used-up minute shows the wait, counts it down, and asks again when it is over', async () => {
    const key = await site.createKey()
    const call = () =>
      fetch(`${site.url}/api/debrief`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-API-Key': key },
        body: JSON.stringify({ headline: HEADLINE, num_variations: 1 }),
      })
    for (let calls = 0; calls < CALLS_A_MINUTE; calls += 20) await Promise.all(Array.from({ length: 20 }, call))
    await visit(browser, site.url, { name: 'debrief-429', expected: /status of 429/ }, async (page) => {
      await page.clock.install()
      await page.goto('/debrief')
      await page.fill('#headline', HEADLINE)
      await page.fill('#api-key', key)
      const [answer] = await Promise.all([
        page.waitForResponse((each) => each.url().includes('/api/debrief')),
        page.getByRole('button', { name: 'Debrief it' }).click(),
      ])
      assert.equal(answer.status(), 429)
      const wait = Number(answer.headers()['retry-after'])
      const button = page.locator('.debrief-form button[type="submit"]')
      await page.getByText(/Wait \d+ s/).waitFor()
      assert.ok(await button.isDisabled())
      assert.match(await outcome(page).innerText(), /200 requests per minute/i)
      // What counts every second is not read out every second.
      const counting = outcome(page).getByText(/can succeed in/)
      const live = '[aria-live], [role="alert"], [role="status"]'
      assert.equal(await counting.evaluate((text, of) => text.closest(of)?.getAttribute('aria-live'), live), 'off')
      await page.clock.runFor((wait + 1) * 1000)
      await page.getByRole('button', { name: 'Debrief it' }).waitFor()
      assert.ok(await button.isEnabled())
    })
  })

  test('no answer at all is said to be so', async () => {
    await visit(
      browser,
      site.url,
      { name: 'debrief-unreachable', expected: /ERR_FAILED|status of 50[24]/ },
      async (page) => {
        await page.goto('/debrief')
        await page.route('**/api/debrief*', (route) => route.abort())
        await page.fill('#headline', HEADLINE)
        await page.getByRole('button', { name: 'Debrief it' }).click()
        await outcome(page).getByText('No answer came').waitFor()
        const detail = 'The database does not answer'
        await page.route('**/api/debrief*', (route) => route.fulfill({ status: 502, json: { detail } }))
        await page.getByRole('button', { name: 'Debrief it' }).click()
        await outcome(page).getByText(detail).waitFor()
        assert.doesNotMatch(await outcome(page).innerText(), /language model/, 'the fault may be elsewhere')
        await page.route('**/api/debrief*', (route) =>
          route.fulfill({ status: 504, body: '<h1>Gateway Time-out</h1>' }),
        )
        await page.getByRole('button', { name: 'Debrief it' }).click()
        await outcome(page).getByText('That took too long').waitFor()
      },
    )
  })

  test('a key is requested, approved, shown once with its button, and used on the debrief page', async () => {
    await visit(
      browser,
      site.url,
      { name: 'key-desk', permissions: ['clipboard-read', 'clipboard-write'] },
      async (page) => {
        await page.goto('/keys')
        await page.getByRole('button', { name: 'Request a key' }).click()
        assert.ok(await page.locator('#key-name:invalid').count(), 'what is required is asked for')
        await page.getByLabel('Name').fill('Reading circle')
        await page.getByLabel('E-mail').fill('circle@example.org')
        await page.getByLabel('Intended use').fill('Headlines of our town')
        await page.getByRole('button', { name: 'Request a key' }).click()
        await page.getByText('waiting for review').waitFor()
        const token = await page.locator('.secret code').innerText()
        await page.getByRole('button', { name: /Copy the token/ }).click()
        await page.getByText('Copied').waitFor()
        assert.equal(await clipboard(page), token)
        // The next visit knows of it.
        await page.reload()
        await page.getByText('Claim token').waitFor()
        const id = /request (\w+)/.exec(await page.locator('.secret .field-hint').innerText())?.[1]
        await site.admin(`/keys/requests/${id}/approve`, {})
        await page.getByRole('button', { name: 'Look again' }).click()
        await page.getByText('Your API key').waitFor()
        const key = await page.locator('.secret code').innerText()
        assert.match(key, /^hd_\w{40,}$/)
        await page.getByRole('button', { name: /Copy the key/ }).click()
        await page.getByText('Copied').waitFor()
        assert.equal(await clipboard(page), key)
        await page.reload()
        await page.getByRole('button', { name: 'Make another request' }).waitFor()
        assert.equal(await page.getByText(key).count(), 0, 'it is shown once')
        await page.goto('/debrief')
        await page.fill('#headline', HEADLINE)
        await page.getByRole('button', { name: 'Debrief it' }).click()
        await outcome(page).getByText('In neutral words').waitFor()
      },
    )
  })

  test('a key request that is turned down says so, and one that is refused keeps what was filled in', async () => {
    await visit(browser, site.url, { name: 'key-rejected', expected: /status of 4\d\d/ }, async (page) => {
      await page.goto('/keys')
      await page.getByLabel('Name').fill('Reading circle')
      await page.getByLabel('E-mail').fill('circle@localhost')
      await page.getByLabel('Intended use').fill('Headlines of our town')
      const [answer] = await Promise.all([
        page.waitForResponse((each) => each.url().includes('/api/keys/requests')),
        page.getByRole('button', { name: 'Request a key' }).click(),
      ])
      if (!answer.ok()) {
        await page.getByRole('alert').waitFor()
        assert.equal(await page.getByLabel('Name').inputValue(), 'Reading circle')
        await page.getByLabel('E-mail').fill('circle@example.org')
        await page.getByRole('button', { name: 'Request a key' }).click()
      }
      await page.getByText('Claim token').waitFor()
      const id = /request (\w+)/.exec(await page.locator('.secret .field-hint').innerText())?.[1]
      await site.admin(`/keys/requests/${id}/reject`, {})
      await page.getByRole('button', { name: 'Look again' }).click()
      await page.locator('.state-rejected').waitFor()
      await page.getByRole('button', { name: 'Make another request' }).click()
      await page.getByLabel('Name').waitFor()
    })
  })

  test('a key request that the service does not know is not looked up without end', async () => {
    await visit(browser, site.url, { name: 'key-unknown', expected: /status of 404/ }, async (page) => {
      // Of a store that is gone, such as that of an earlier `npm run dev`.
      await page.addInitScript(() =>
        localStorage.setItem('debrief.key-request', JSON.stringify({ requestId: 'kr_gone', claimToken: 'ct_gone' })),
      )
      await page.goto('/keys')
      await page.getByRole('alert').getByText('no such key request').waitFor()
      assert.doesNotMatch(await page.locator('.state').innerText(), /Looking/)
      await page.getByRole('button', { name: 'Make another request' }).click()
      await page.getByLabel('Name').waitFor()
    })
  })

  test('an address into the reference that is no address of anything is none of the reader’s trouble', async () => {
    await visit(browser, site.url, { name: 'reference-hash' }, async (page) => {
      await page.goto('/docs#%E0%A4%A')
      const list = page.locator('#listStories')
      await list.getByText('Try it').click()
      await list.getByRole('button', { name: 'Send' }).click()
      await list.getByText(/^200 OK in \d+ ms$/).waitFor()
    })
  })

  test('the reference sends a request from the page and shows the answer, an event stream too', async () => {
    await visit(browser, site.url, { name: 'reference' }, async (page) => {
      await page.goto('/docs')
      const { paths } = await site.read<{ paths: Record<string, object> }>('/api/openapi.json')
      const operations = Object.values(paths).flatMap((path) => Object.values(path) as { operationId: string }[])
      for (const { operationId } of operations) {
        assert.equal(await page.locator(`[id="${operationId}"]`).count(), 1, operationId)
      }
      const list = page.locator('#listStories')
      await list.getByText('Try it').click()
      await list.getByLabel('search', { exact: true }).fill('harbour tram')
      await list.getByLabel('per_page').fill('1')
      await list.getByRole('button', { name: 'Send' }).click()
      await list.getByText(/^200 OK in \d+ ms$/).waitFor()
      const shown = JSON.parse(await list.locator('[data-answer] code').innerText()) as { stories: object[] }
      assert.equal(shown.stories.length, 1)
      const events = page.locator('article', {
        has: page.getByRole('heading', { name: 'GET /api/events', exact: false }),
      })
      await events.getByText('Try it').click()
      await events.getByRole('button', { name: 'Send' }).click()
      await events.getByText(/^200 OK/).waitFor()
      await site.read('/api/feeds/refresh', { method: 'POST' })
      await events.locator('[data-answer] code', { hasText: 'event: ingestion.completed' }).waitFor()
      await events.getByRole('button', { name: 'Stop' }).click()
      await events.getByRole('button', { name: 'Stop' }).waitFor({ state: 'hidden' })
    })
  })
})
