/** What this browser remembers for its reader. Nothing of it leaves the browser, and nothing breaks without it. */

type Setting = 'theme' | 'titles' | 'single-keys' | 'api-key' | 'key-request' | 'read-stories'

export function readSetting(name: Setting): string | null {
  try {
    return localStorage.getItem(`debrief.${name}`)
  } catch {
    return null
  }
}

/** @param value null forgets it */
export function keepSetting(name: Setting, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`debrief.${name}`)
    else localStorage.setItem(`debrief.${name}`, value)
  } catch {
    // Storage is full or forbidden: the setting lasts as long as the page.
  }
}
