/**
 * Tells on a list that was left open that there is something new in it, and moves nothing of what is being read.
 * The stream of events says when a run of the sources has ended; what it brought this list, the list itself is asked.
 */
import { countOf } from '../coverage.ts'

/** Whoever leaves at once needs no stream. */
const LINGER_MS = 3_000
/** Out of sight for so long, a page hears of nothing more until it is looked at again. */
const AWAY_MS = 60_000
/** From the least to the greatest, doubled with every failure. */
const RETRY_MS = { least: 5_000, most: 300_000 }
/** Every page that is open hears of a run in the same moment; they do not all ask in the same. */
const SPREAD_MS = 5_000

export interface News {
  count: number
  /** There may be more than were counted. */
  isMore: boolean
}

/**
 * @param ask what is new in the list, as it is now
 * @param show loads the list anew
 * @returns what takes the notice away, since the list has been loaded anew
 */
export function startNews(list: HTMLElement, ask: () => Promise<News>, show: () => Promise<void>): () => void {
  const notice = createNotice(list)
  let asking: ReturnType<typeof setTimeout> | undefined
  let dismissed = 0
  const clear = () => {
    clearTimeout(asking)
    dismissed = 0
    notice.hide()
  }
  const find = async () => {
    try {
      const news = await ask()
      if (news.count > dismissed) notice.tell(news)
    } catch {
      // Not reachable for a moment: the next run tells of it as well.
    }
  }
  notice.showButton.addEventListener('click', () => void show())
  notice.laterButton.addEventListener('click', () => {
    dismissed = notice.count()
    notice.hide()
  })
  hearOfRuns(() => {
    clearTimeout(asking)
    asking = setTimeout(() => void find(), performance.now() % SPREAD_MS)
  })
  return clear
}

/** Calls back when a run brought something, and after a time in which one may have. */
function hearOfRuns(tell: () => void): void {
  let events: EventSource | null = null
  let timer = setTimeout(open, LINGER_MS)
  let retryMs = RETRY_MS.least
  let hasMissed = false

  function open(): void {
    clearTimeout(timer)
    if (document.hidden) hasMissed = true
    if (document.hidden || events !== null) return
    events = new EventSource('/api/events')
    events.addEventListener('open', () => {
      retryMs = RETRY_MS.least
      if (hasMissed) tell()
      hasMissed = false
    })
    events.addEventListener('ingestion.completed', ({ data }) => {
      if ((JSON.parse(data) as { new_articles: number }).new_articles > 0) tell()
    })
    events.addEventListener('resync', tell)
    // The browser would try again every few seconds for ever.
    events.addEventListener('error', () => {
      close()
      timer = setTimeout(open, retryMs)
      retryMs = Math.min(2 * retryMs, RETRY_MS.most)
    })
  }

  function close(): void {
    clearTimeout(timer)
    events?.close()
    events = null
    hasMissed = true
  }

  document.addEventListener('visibilitychange', () => {
    clearTimeout(timer)
    if (document.hidden) timer = setTimeout(close, AWAY_MS)
    else open()
  })
  // A page with an open stream is not kept for going back.
  addEventListener('pagehide', close)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) open()
  })
}

/** The text is there from the beginning, empty: only changes of it are read out. */
function createNotice(list: HTMLElement) {
  const place = document.createElement('div')
  place.className = 'news'
  const text = document.createElement('p')
  text.role = 'status'
  const showButton = createButton('Show them', 'button button-strong')
  const laterButton = createButton('Later', 'button')
  place.append(text, showButton, laterButton)
  list.before(place)
  let told = 0
  return {
    showButton,
    laterButton,
    count: () => told,
    tell({ count, isMore }: News): void {
      told = count
      const words = `${isMore ? 'At least ' : ''}${countOf(count, 'new story', 'new stories')}`
      if (text.textContent !== words) text.textContent = words
      place.dataset.shown = ''
      for (const button of [showButton, laterButton]) button.hidden = false
    },
    hide(): void {
      told = 0
      text.textContent = ''
      delete place.dataset.shown
      for (const button of [showButton, laterButton]) button.hidden = true
    },
  }
}

function createButton(name: string, className: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = className
  button.textContent = name
  button.hidden = true
  return button
}
