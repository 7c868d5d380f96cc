/** Sends the requests of the reference and shows their answers, streams as they come. */
import { readSetting } from './settings.ts'

/** A stream is watched this long unless it is stopped earlier. */
const LONGEST_MS = 60_000
const MOST_CHARACTERS = 50_000

for (const form of document.querySelectorAll<HTMLFormElement>('.try form')) {
  const key = form.querySelector<HTMLInputElement>('[data-header="X-API-Key"]')
  if (key !== null) key.value = readSetting('api-key') ?? ''
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void send(form)
  })
}

// A link to an operation from another page opens at it, past the masthead.
// Escapes in it are left as they are: no operation has any, and a broken one would be an error.
if (location.hash.length > 1) document.getElementById(location.hash.slice(1))?.scrollIntoView()

async function send(form: HTMLFormElement): Promise<void> {
  const place = form.querySelector<HTMLElement>('[data-answer]')
  const stop = form.querySelector<HTMLButtonElement>('[data-stop]')
  if (place === null || stop === null) return
  const aborted = new AbortController()
  const lateness = setTimeout(() => aborted.abort(), LONGEST_MS)
  stop.hidden = false
  stop.onclick = () => aborted.abort()
  const head = document.createElement('p')
  const code = document.createElement('code')
  const block = document.createElement('pre')
  block.tabIndex = 0
  block.append(code)
  head.textContent = 'Waiting for the answer…'
  place.replaceChildren(head, block)
  try {
    const started = performance.now()
    const answer = await fetch(addressOf(form), { ...requestOf(form), signal: aborted.signal })
    head.textContent = `${answer.status} ${answer.statusText} in ${Math.round(performance.now() - started)} ms`
    await showBody(answer, code)
  } catch (error) {
    if (!aborted.signal.aborted) head.textContent = `No answer: ${error instanceof Error ? error.message : 'unknown'}`
  } finally {
    clearTimeout(lateness)
    stop.hidden = true
  }
}

function addressOf(form: HTMLFormElement): string {
  let path = form.dataset.path ?? ''
  const query = new URLSearchParams()
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[data-parameter]')) {
    const name = field.dataset.parameter ?? ''
    if (field.dataset.in === 'path') path = path.replace(`{${name}}`, encodeURIComponent(field.value))
    else if (field.dataset.in === 'query' && field.value !== '') query.set(name, field.value)
  }
  const text = query.toString()
  return text === '' ? path : `${path}?${text}`
}

function requestOf(form: HTMLFormElement): RequestInit {
  const headers: Record<string, string> = {}
  const key = form.querySelector<HTMLInputElement>('[data-header]')
  if (key !== null && key.value !== '') {
    const name = key.dataset.header ?? ''
    headers[name] = name === 'Authorization' ? `Bearer ${key.value}` : key.value
  }
  for (const field of form.querySelectorAll<HTMLInputElement>('[data-parameter][data-in="header"]')) {
    if (field.value !== '') headers[field.dataset.parameter ?? ''] = field.value
  }
  const body = form.querySelector<HTMLTextAreaElement>('[data-body]')
  if (body !== null) headers['Content-Type'] = 'application/json'
  return { method: form.dataset.method ?? 'GET', headers, ...(body === null ? {} : { body: body.value }) }
}

async function showBody(answer: Response, code: HTMLElement): Promise<void> {
  let text = ''
  const decoder = new TextDecoder()
  const reader = answer.body?.getReader()
  for (;;) {
    const { value, done = true } = (await reader?.read()) ?? {}
    if (done) break
    text = (text + decoder.decode(value, { stream: true })).slice(0, MOST_CHARACTERS)
    code.textContent = text
  }
  try {
    code.textContent = JSON.stringify(JSON.parse(text), null, 2).slice(0, MOST_CHARACTERS)
  } catch {
    // No JSON: shown as it came.
  }
}
