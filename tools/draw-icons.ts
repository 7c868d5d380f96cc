/**
 * Draws the PNG icons of the pages from web/icons/icon.svg with a Chromium of the system; run after changing it:
 * `node tools/draw-icons.ts`. The results are committed, since an installation has no Chromium.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { chromium } from 'playwright-core'

const FOLDER = new URL('../web/icons/', import.meta.url)
const GROUND = '#1c1b18'

/** A maskable icon fills its square, with what matters inside the middle four fifths. */
const ICONS = [
  { file: 'icon-192.png', size: 192, scale: 1, ground: 'transparent' },
  { file: 'icon-512.png', size: 512, scale: 1, ground: 'transparent' },
  { file: 'icon-maskable-512.png', size: 512, scale: 0.76, ground: GROUND },
]

const svg = await readFile(new URL('icon.svg', FOLDER), 'utf8')
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
try {
  for (const { file, size, scale, ground } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } })
    const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
    await page.setContent(
      `<style>body{margin:0;background:${ground};display:grid;place-items:center;height:100vh}img{width:${scale * 100}%}</style><img src="${source}">`,
    )
    await writeFile(new URL(file, FOLDER), await page.screenshot({ omitBackground: true }))
    await page.close()
  }
} finally {
  await browser.close()
}
