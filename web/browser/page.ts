/** What every page has: colours, the title switch, times in the reader's zone, keys, and reading offline. */
import { startKeys } from './keys.ts'
import { keepSetting, readSetting } from './settings.ts'
import { startTimes } from './times.ts'
import { startTitleSwitch } from './title-switch.ts'

const THEMES = ['system', 'light', 'dark'] as const

function startThemeButton(): void {
  const button = document.getElementById('theme-button')
  const name = document.getElementById('theme-name')
  if (button === null || name === null) return
  const stored = readSetting('theme')
  let current = THEMES.find((theme) => theme === stored) ?? 'system'
  const show = () => {
    name.textContent = current
    if (current === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = current
  }
  button.addEventListener('click', () => {
    current = THEMES[(THEMES.indexOf(current) + 1) % THEMES.length] ?? 'system'
    keepSetting('theme', current === 'system' ? null : current)
    show()
  })
  show()
}

async function startOfflineReading(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/sw.js')
  } catch {
    // No secure context, or forbidden: reading online is not affected.
  }
}

startThemeButton()
startTitleSwitch()
startTimes()
startKeys()
void startOfflineReading()
