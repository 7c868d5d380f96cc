/**
 * Refreshing the sources with their progress shown live: events tell of each source as it is done, and the run itself
 * is asked now and then, in case another process does the work and its events come late.
 */
import { countOf } from '../coverage.ts'
import type { IngestionRun } from '../wire.ts'
import { localizeTimes } from './times.ts'

const POLL_MS = 1_500
/** A run that takes longer goes on without being watched. */
const LONGEST_MS = 10 * 60_000

const OUTCOMES: Record<string, string> = {
  new_items: 'new articles',
  no_new_items: 'nothing new',
  unchanged: 'unchanged',
  skipped: 'read a moment ago',
  paused: 'asked for a pause',
  failed: 'failed',
  gone: 'gone',
}

const form = document.getElementById('refresh') as HTMLFormElement | null
const state = document.getElementById('refresh-state')
const progress = document.getElementById('refresh-progress') as HTMLProgressElement | null
if (form !== null && state !== null && progress !== null) {
  const shown = { form, state, progress }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void refresh(shown)
  })
}

interface Shown {
  form: HTMLFormElement
  state: HTMLElement
  progress: HTMLProgressElement
}

async function refresh({ form, state, progress }: Shown): Promise<void> {
  // Not `disabled`, which would take the focus away.
  const button = form.querySelector('button')
  if (button?.ariaDisabled === 'true') return
  if (button !== null) button.ariaDisabled = 'true'
  state.textContent = 'Asking for a run…'
  progress.max = Math.max(1, Number(form.dataset.sources))
  progress.removeAttribute('value')
  progress.hidden = false
  // Listened to before the run is asked for: a quick source may be done before the answer is here.
  const events = new EventSource('/api/events')
  const done = new Map<number, string>()
  const told: SourceFinished[] = []
  let runId: number | null = null
  const take = (event: SourceFinished) => {
    if (runId === null) told.push(event)
    else if (event.run_id === runId) showSource(event)
  }
  const showSource = ({ feed_id: id, outcome, new_articles: count }: SourceFinished) => {
    done.set(id, outcome)
    const row = document.querySelector<HTMLElement>(`[data-feed="${id}"]`)
    const cell = row?.querySelector<HTMLElement>('[data-outcome]')
    if (row !== null && cell != null) {
      cell.textContent = outcome === 'new_items' ? `${count} new` : (OUTCOMES[outcome] ?? outcome)
      row.classList.add('is-done')
    }
    progress.value = done.size
    state.textContent = `${done.size} of ${progress.max} sources read`
  }
  events.addEventListener('source.finished', (event) => take(JSON.parse(event.data) as SourceFinished))
  try {
    const address = await startRun()
    runId = Number(address.split('/').at(-1))
    state.textContent = 'The sources are being read'
    for (const event of told) take(event)
    const run = await untilOver(address, events)
    await showList()
    state.textContent = summaryOf(run)
  } catch (error) {
    state.textContent = error instanceof Refusal ? error.message : 'The service cannot be reached right now.'
  } finally {
    events.close()
    progress.hidden = true
    if (button !== null) button.ariaDisabled = null
  }
}

interface SourceFinished {
  run_id: number
  feed_id: number
  outcome: string
  new_articles: number
}

/** In the words of the API. */
class Refusal extends Error {}

async function startRun(): Promise<string> {
  const answer = await fetch('/api/feeds/refresh', { method: 'POST' })
  const { detail = 'The service refused.' } = (await answer.json()) as { detail?: string }
  const address = answer.headers.get('Location')
  if (!answer.ok || address === null) throw new Refusal(detail)
  return address
}

/** Resolves when the run is over: told by an event, or found out by asking. */
async function untilOver(address: string, events: EventSource): Promise<IngestionRun> {
  const nudge = { now: () => {} }
  events.addEventListener('ingestion.completed', () => nudge.now())
  const started = performance.now()
  while (performance.now() - started < LONGEST_MS) {
    const answer = await fetch(address, { cache: 'no-store' })
    const run = (await answer.json()) as IngestionRun
    if (run.outcome !== 'queued' && run.outcome !== 'running') return run
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, POLL_MS)
      nudge.now = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
  throw new Refusal('The run takes long and goes on in the background.')
}

/** The list as it is now, with what the run said of each source kept beside its name. */
async function showList(): Promise<void> {
  const answer = await fetch('/sources', { headers: { Accept: 'text/html' } })
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById('source-list')
  const old = document.getElementById('source-list')
  if (fresh === null || old === null) return
  for (const cell of old.querySelectorAll<HTMLElement>('[data-outcome]')) {
    const id = cell.closest<HTMLElement>('[data-feed]')?.dataset.feed
    const target = fresh.querySelector(`[data-feed="${id}"] [data-outcome]`)
    if (target !== null) target.textContent = cell.textContent
  }
  old.replaceWith(document.adoptNode(fresh))
  localizeTimes(fresh)
}

function summaryOf(run: IngestionRun): string {
  const failed = run.sources.filter((source) => source.outcome === 'failed').length
  const read = run.sources.filter((source) => source.outcome !== 'skipped').length
  if (run.outcome === 'interrupted') return 'The run was interrupted; the next one takes over.'
  if (run.outcome === 'skipped' || read === 0) return 'All sources were read less than a minute ago.'
  return `${countOf(read, 'source')} read, ${countOf(run.new_articles, 'new article')}${failed > 0 ? `, ${failed} failed` : ''}.`
}
