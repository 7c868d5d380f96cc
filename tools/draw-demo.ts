/**
 * Draws the pictures of the demonstration feeds with a Chromium of the system: `node tools/draw-demo.ts`. Flat scenes
 * of invented places, described here as SVG and committed as JPEG, since feeds carry no SVG that readers would show.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { chromium } from 'playwright-core'

const FOLDER = new URL('../data/demo/pictures/', import.meta.url)
const WIDTH = 720
const HEIGHT = 480
const JPEG_QUALITY = 82

const SKY = (top: string, bottom: string) =>
  `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs><rect width="720" height="480" fill="url(#sky)"/>`
const windows = (x: number, y: number, columns: number, rows: number, fill: string) =>
  Array.from({ length: columns * rows }, (_, index) => {
    const column = index % columns
    const row = Math.floor(index / columns)
    return `<rect x="${x + column * 24}" y="${y + row * 30}" width="11" height="16" fill="${fill}"/>`
  }).join('')
const waves = (y: number, fill: string, shift = 0) =>
  `<path d="M${-80 + shift} ${y} ${'q 30 -18 60 0 t 60 0 '.repeat(8)} V480 H-80 Z" fill="${fill}"/>`

const SCENES: Record<string, string> = {
  'harbour-tram': `${SKY('#f3c98b', '#f8e9cf')}
    <circle cx="560" cy="150" r="54" fill="#fff4dc"/>
    <path d="M0 250 h60 v-70 h70 v40 h50 v-90 h60 v60 h80 v-30 h60 v110 h90 v-60 h70 v40 h60 v-60 h120 v200 H0Z" fill="#d9a06a"/>
    ${windows(76, 196, 2, 2, '#f4d6a4')}${windows(192, 146, 2, 4, '#f4d6a4')}${windows(500, 206, 2, 2, '#f4d6a4')}
    <rect y="330" width="720" height="150" fill="#3b4a4c"/><rect y="412" width="720" height="4" fill="#8b979a"/><rect y="438" width="720" height="4" fill="#8b979a"/>
    <path d="M0 205 H720" stroke="#3b4a4c" stroke-width="3"/><path d="M330 205 l30 45 l30 -45" fill="none" stroke="#3b4a4c" stroke-width="4"/>
    <g><rect x="120" y="250" width="480" height="158" rx="26" fill="#0d5b57"/><rect x="120" y="352" width="480" height="20" fill="#f8e9cf"/>
    ${[146, 236, 326, 416, 506].map((x) => `<rect x="${x}" y="276" width="68" height="58" rx="7" fill="#cfe6e2"/>`).join('')}
    <circle cx="200" cy="410" r="17" fill="#1c1b18"/><circle cx="260" cy="410" r="17" fill="#1c1b18"/><circle cx="460" cy="410" r="17" fill="#1c1b18"/><circle cx="520" cy="410" r="17" fill="#1c1b18"/></g>`,
  'coast-road': `${SKY('#5f7480', '#b4bfc0')}
    <path d="M0 90 q120 -50 240 0 t260 -10 t260 10 V0 H0Z" fill="#4c5f6a"/>
    <path d="M720 110 L560 150 L450 270 L300 330 L210 480 H720Z" fill="#6d6a58"/>
    <path d="M720 190 Q590 200 540 270 Q480 350 380 372 Q300 392 262 480 H452 Q470 430 540 404 Q640 366 660 300 Q674 250 720 244Z" fill="#3a3d3f"/>
    <path d="M720 216 Q628 224 602 284 Q570 356 462 386 Q384 410 356 480" fill="none" stroke="#e8e3d4" stroke-width="6" stroke-dasharray="28 22"/>
    ${waves(392, '#51717d')}${waves(424, '#6f8f98', 30)}${waves(454, '#8faab0', 10)}
    <path d="M150 400 q20 -120 130 -96 q-74 16 -52 96 q34 -58 84 -36 q-46 14 -36 60Z" fill="#dfe8e8"/>
    <path d="M470 322 L610 232" stroke="#4a3a2a" stroke-width="18" stroke-linecap="round"/><path d="M548 278 q64 -96 150 -52 q-30 78 -150 52Z" fill="#46583b"/>`,
  'electric-ferry': `${SKY('#8fc3cf', '#dff0ee')}
    <path d="M0 250 q90 -70 180 -40 t190 -10 t200 30 t200 -10 V320 H0Z" fill="#7ea79a"/>
    ${waves(318, '#2f7d8c')}
    <g><path d="M110 300 H610 L560 372 H160Z" fill="#f7f4ec"/><path d="M133 332 H588 L576 350 H146Z" fill="#0d5b57"/>
    <rect x="190" y="240" width="340" height="60" fill="#fffdf7"/><rect x="250" y="190" width="200" height="50" fill="#f7f4ec"/>
    ${[206, 262, 318, 374, 430, 486].map((x) => `<rect x="${x}" y="256" width="34" height="26" rx="4" fill="#2f5b66"/>`).join('')}
    ${[268, 322, 376].map((x) => `<rect x="${x}" y="204" width="36" height="22" rx="4" fill="#2f5b66"/>`).join('')}
    <path d="M344 190 v-50 h12 v50Z" fill="#3b4a4c"/><path d="M372 128 l-22 30 h16 l-10 26 l30 -36 h-18Z" fill="#f2c53d"/></g>
    ${waves(378, '#3c909d', 24)}${waves(422, '#56a6af', 4)}`,
  'cod-quota': `${SKY('#f0d9c4', '#f7ebe0')}
    ${waves(150, '#6fa3ad')}${waves(205, '#4d8794', 24)}${waves(270, '#336d7c', 8)}${waves(340, '#235766', 30)}
    <g fill="#e7efe9"><path d="M150 300 q90 -70 190 0 q-100 70 -190 0Z"/><path d="M338 300 l62 -38 v76Z"/><circle cx="196" cy="290" r="7" fill="#163943"/></g>
    <g fill="#bcd3d1"><path d="M410 400 q70 -54 148 0 q-78 54 -148 0Z"/><path d="M556 400 l48 -30 v60Z"/><circle cx="446" cy="392" r="5" fill="#163943"/></g>
    <g><path d="M420 150 H620 L590 196 H450Z" fill="#8a3b2a"/><rect x="520" y="100" width="54" height="50" fill="#f7f1e4"/><path d="M480 150 V40 L400 140Z" fill="none" stroke="#3b4a4c" stroke-width="4"/></g>`,
  'library-maps': `<rect width="720" height="480" fill="#d9c7a3"/>
    <rect x="60" y="50" width="600" height="380" fill="#f3e8cf"/><path d="M60 250 q80 -90 170 -60 q60 20 90 -60 q30 -70 130 -80 H60Z" fill="#c7d2b0"/>
    <path d="M230 190 q60 20 90 -60 q30 -70 130 -80 h210 v200 q-90 -20 -120 60 q-40 90 -160 60 q-90 -20 -150 60 q-60 60 -170 40 v-220 q80 -90 170 -60Z" fill="#a9c7c6"/><rect x="0" y="430" width="720" height="50" fill="#d9c7a3"/>
    ${[90, 150, 210, 270, 330, 390].map((y) => `<path d="M60 ${y} H660" stroke="#b49a6a" stroke-width="1"/>`).join('')}
    ${[120, 220, 320, 420, 520, 620].map((x) => `<path d="M${x} 50 V430" stroke="#b49a6a" stroke-width="1"/>`).join('')}
    <g transform="translate(548 330)" fill="none" stroke="#6e2012" stroke-width="3"><circle r="52"/><path d="M0 -66 L12 0 L0 66 L-12 0Z" fill="#6e2012"/><path d="M-66 0 L0 12 L66 0 L0 -12Z"/></g>
    <path d="M110 380 q90 -110 200 -90 t190 -120" fill="none" stroke="#6e2012" stroke-width="4" stroke-dasharray="4 12" stroke-linecap="round"/>`,
  'telescope-planet': `${SKY('#101a2c', '#2c4058')}
    ${Array.from({ length: 70 }, (_, index) => `<circle cx="${(index * 137) % 720}" cy="${(index * 89) % 330}" r="${index % 7 === 0 ? 2.2 : 1.1}" fill="#dfe7ee"/>`).join('')}
    <circle cx="520" cy="140" r="72" fill="#c98b5e"/><path d="M450 122 q70 22 140 0 M452 158 q70 22 136 0" fill="none" stroke="#e6b98d" stroke-width="9"/><ellipse cx="520" cy="140" rx="118" ry="22" fill="none" stroke="#d8c6a8" stroke-width="6" transform="rotate(-16 520 140)"/>
    <path d="M0 480 V400 q180 -80 360 -30 t360 0 V480Z" fill="#16202b"/>
    <g fill="#e9e4d8"><path d="M130 380 v-70 a86 86 0 0 1 172 0 v70Z"/><path d="M206 224 h26 v110 h-26Z" fill="#2c3a4a"/><rect x="120" y="372" width="192" height="26" fill="#cfc8b8"/></g>`,
}

await mkdir(FOLDER, { recursive: true })
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
try {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
  for (const [name, scene] of Object.entries(SCENES)) {
    await page.setContent(
      `<style>body{margin:0}</style><svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${scene}</svg>`,
    )
    await writeFile(new URL(`${name}.jpg`, FOLDER), await page.screenshot({ type: 'jpeg', quality: JPEG_QUALITY }))
  }
} finally {
  await browser.close()
}
