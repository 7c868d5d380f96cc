/**
 * The browser of the page tests: a Chromium of the system, driven by playwright-core. Every page is opened under
 * guard: whatever it writes to the console as an error, and whatever it asks of another origin, fails the test.
 */
import assert from 'node:assert/strict'
import { existsSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'

const KNOWN_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const executablePath = process.env.CHROMIUM_PATH ?? KNOWN_PATHS.find((path) => existsSync(path))

/** For `test`: a machine without a browser skips, CI does not. */
export const withoutBrowser =
  executablePath !== undefined || process.env.CI ? false : 'no Chromium here; CHROMIUM_PATH says where one is'

/** Generous: it ends a test that hangs, and says nothing about speed. */
const LONGEST_WAIT_MS = 90_000

/** Pictures of the pages go here, and of a page whose test failed. Not in the repository. */
const ARTEFACTS = fileURLToPath(new URL('../../artefacts/', import.meta.url))

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    // Chromium has no sandbox for root, which is who runs tests in most containers.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    timeout: LONGEST_WAIT_MS,
  })
}

export interface Visit extends BrowserContextOptions {
  /** Names the pictures of a failure. */
  name: string
  /** Console errors that are the very point of the test, such as that of an answer 404. */
  expected?: RegExp
}

/** Opens a page in a fresh profile, runs `steps`, and fails on whatever the guard saw. */
export async function visit(
  browser: Browser,
  origin: string,
  { name, expected, ...options }: Visit,
  steps: (page: Page, context: BrowserContext) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 }, ...options })
  context.setDefaultTimeout(LONGEST_WAIT_MS)
  const problems: string[] = []
  context.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) problems.push(`asked another origin: ${request.url()}`)
  })
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      if (expected?.test(message.text()) !== true) problems.push(`console: ${message.text()}`)
    }
  })
  context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`))
  const page = await context.newPage()
  try {
    await steps(page, context)
    assert.deepEqual(problems, [])
  } catch (error) {
    await takePicture(page, `failed-${name}`).catch(() => undefined)
    if (problems.length > 0) console.error(problems.join('\n'))
    throw error
  } finally {
    await context.close()
  }
}

export async function takePicture(page: Page, name: string, fullPage = true): Promise<void> {
  mkdirSync(ARTEFACTS, { recursive: true })
  await page.screenshot({ path: `${ARTEFACTS}${name}.png`, fullPage, animations: 'disabled' })
}

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

interface AxeFinding {
  id: string
  help: string
  nodes: { html: string; failureSummary?: string }[]
}

/** What axe finds wrong with a page, by all of its rules, WCAG 2.2 AA among them. */
export async function axeFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await axeSource())
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(): Promise<{ violations: AxeFinding[] }> } }
    return (await axe.run()).violations
  })
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 3).map((node) => `${id} (${help}): ${node.html} ${node.failureSummary ?? ''}`),
  )
}

let source: Promise<string> | undefined

function axeSource(): Promise<string> {
  source ??= import('node:fs/promises').then(({ readFile }) => readFile(AXE, 'utf8'))
  return source
}
