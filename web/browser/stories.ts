/**
 * The list of stories, made quicker: search while typing, further pages while scrolling, and the very same place
 * again after going back. All of it by fetching the same pages that a reader without script gets.
 */
import { readStoriesQuery, storiesAddress } from '../address.ts'
import { type News, startNews } from './news.ts'
import { localizeTimes } from './times.ts'
import { startTitleSwitch } from './title-switch.ts'

/** Pause in typing after which is searched. */
const TYPING_MS = 220
/** Further pages come by themselves so often; then a button asks, so that the end of the page can be reached. */
const PAGES_BY_SCROLLING = 6
/** How far ahead of the end of the list the next page is fetched. */
const AHEAD = '1200px'
const FIRST_RUN_POLL_MS = 2_000

/** Ends watching the list that was shown before. */
let stopScrolling = () => {}
/** What was told of news is so of the list that was shown before. */
let clearNews = () => {}

async function fetchPage(address: string, signal?: AbortSignal): Promise<Document> {
  const answer = await fetch(address, { headers: { Accept: 'text/html' }, ...(signal === undefined ? {} : { signal }) })
  if (!answer.ok) throw new Error(`the page answered ${answer.status}`)
  return new DOMParser().parseFromString(await answer.text(), 'text/html')
}

/** Search as you type: the newest question wins, and the address always tells what is shown. */
function startSearch(list: HTMLElement): void {
  const form = document.getElementById('filters') as HTMLFormElement | null
  const field = document.getElementById('search') as HTMLInputElement | null
  if (form === null || field === null) return
  let typing: ReturnType<typeof setTimeout> | undefined
  let asking: AbortController | undefined
  let shown = field.value.trim()

  const askedBy = (address: string) => readStoriesQuery(new URL(address).searchParams)
  const search = async (wanted: string, address: string) => {
    clearTimeout(typing)
    asking?.abort()
    if (wanted === shown) return list.removeAttribute('aria-busy')
    asking = new AbortController()
    list.setAttribute('aria-busy', 'true')
    try {
      const page = await fetchPage(address, asking.signal)
      shown = wanted
      show(list, page, address)
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
      location.assign(address) // The page itself says what is wrong.
      return
    }
    list.removeAttribute('aria-busy')
  }
  const searchTyped = () => {
    const wanted = field.value.trim()
    return search(wanted, storiesAddress({ ...askedBy(location.href), search: wanted }))
  }
  field.addEventListener('input', () => {
    clearTimeout(typing)
    typing = setTimeout(() => void searchTyped(), TYPING_MS)
  })
  form.addEventListener('submit', (event) => {
    if (event.submitter instanceof HTMLElement && event.submitter.closest('#source-filter') !== null) return
    event.preventDefault()
    void searchTyped()
  })
  addEventListener('popstate', () => {
    // A step to a place on the page is none of the search.
    if (askedBy(location.href).search === shown) return
    field.value = askedBy(location.href).search
    void search(field.value, hereAddress())
  })
}

const hereAddress = () => location.pathname + location.search

/** A search is one step back, in however many letters it was typed: the first of them makes the step. */
function enter(address: string): void {
  if (address === hereAddress()) return
  if ((history.state as { isTyped?: boolean } | null)?.isTyped === true)
    history.replaceState(history.state, '', address)
  else history.pushState({ isTyped: true }, '', address)
}

/** Takes over what depends on the search: the results, the heading, the links that carry the search on. */
function show(list: HTMLElement, page: Document, address: string): void {
  for (const selector of [
    '#heading',
    '.status',
    '.tabs:not(.tabs-sort)',
    '.tabs-sort',
    '#title-switch',
    '#subscription',
    '#clear-sources',
  ]) {
    const fresh = page.querySelector(selector)
    if (fresh !== null) document.querySelector(selector)?.replaceWith(document.adoptNode(fresh))
  }
  const fresh = page.getElementById('results')
  if (fresh !== null) {
    // The status element stays, so that its change is announced.
    const count = document.getElementById('result-count')
    const freshCount = fresh.querySelector('#result-count')
    count?.replaceChildren(...(freshCount === null ? [] : freshCount.childNodes))
    freshCount?.remove()
    while (list.lastElementChild !== null && list.lastElementChild !== count) list.lastElementChild.remove()
    list.append(...fresh.children)
  }
  for (const link of document.querySelectorAll('link[rel="alternate"]')) link.remove()
  document.head.append(...page.querySelectorAll('link[rel="alternate"]'))
  document.title = page.title
  enter(address)
  startTitleSwitch()
  localizeTimes(document)
  startScrolling(list, null)
  clearNews()
}

/** @returns what the list that is shown would begin with now and does not hold yet */
async function readNews(): Promise<News> {
  const none = { count: 0, isMore: false }
  // News come on the first page.
  if (readStoriesQuery(new URL(location.href).searchParams).page > 1) return none
  const address = hereAddress()
  const page = await fetchPage(address)
  // Meanwhile another list may be shown.
  if (address !== hereAddress()) return none
  const stories = [...page.querySelectorAll('#story-list > li')]
  const isShown = ({ id }: Element) => document.getElementById(id) !== null
  const lastShown = stories.findLastIndex(isShown)
  // What comes after the last one has only moved up, since others have become one.
  const ahead = lastShown === -1 ? stories : stories.slice(0, lastShown)
  return {
    count: ahead.filter((story) => !isShown(story)).length,
    isMore: lastShown === -1 && page.querySelector('#pager [rel="next"]') !== null,
  }
}

/** Shows the list as it is now, from its beginning. */
async function showNews(list: HTMLElement): Promise<void> {
  const address = hereAddress()
  list.setAttribute('aria-busy', 'true')
  try {
    show(list, await fetchPage(address), address)
  } catch {
    location.assign(address) // The page itself says what is wrong.
    return
  }
  list.removeAttribute('aria-busy')
  scrollTo({ top: 0, behavior: 'instant' })
  // The button that was pressed is gone.
  list.querySelector<HTMLElement>('[data-open]')?.focus({ preventScroll: true })
}

/** What is needed to build this view again: how many pages it had, and which story was on top of the screen. */
interface Place {
  pages: number
  storyId: string | null
  offset: number
}

function startScrolling(list: HTMLElement, place: Place | null): void {
  stopScrolling()
  const watched = new AbortController()
  let pages = 1
  let loading = false

  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting) && pages <= PAGES_BY_SCROLLING) void addPage()
    },
    { rootMargin: AHEAD },
  )
  const nextLink = () => list.querySelector<HTMLAnchorElement>('#pager a[rel="next"]')
  const watch = () => {
    observer.disconnect()
    const link = nextLink()
    if (link !== null) observer.observe(link)
  }

  async function addPage(): Promise<boolean> {
    const link = nextLink()
    if (link === null || loading) return false
    loading = true
    list.setAttribute('aria-busy', 'true')
    const name = link.textContent
    link.textContent = 'Loading more stories…'
    try {
      append(list, await fetchPage(link.href, watched.signal))
      pages += 1
      watch()
      return true
    } catch {
      // Not watched any more: still in sight, it would be asked for again at once, and without end.
      observer.disconnect()
      link.textContent = name
      return false
    } finally {
      loading = false
      list.removeAttribute('aria-busy')
    }
  }

  /** Where the page does not come, its own address says what is wrong. */
  async function followNext(address: string): Promise<void> {
    if (!(await addPage()) && !watched.signal.aborted) location.assign(address)
  }

  list.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest('a')
      if (link === null || link.rel !== 'next' || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      if (!loading) void followNext(link.href)
    },
    { signal: watched.signal },
  )
  addEventListener('pagehide', () => keepPlace({ pages, ...topStory() }), { signal: watched.signal })
  stopScrolling = () => {
    watched.abort()
    observer.disconnect()
  }

  if (place === null) watch()
  else void restore(place)

  async function restore({ pages: wanted, storyId, offset }: Place): Promise<void> {
    history.scrollRestoration = 'manual'
    while (pages < wanted && (await addPage()));
    const story = storyId === null ? null : document.getElementById(storyId)
    if (story !== null) scrollTo({ top: story.getBoundingClientRect().top + scrollY - offset, behavior: 'instant' })
    history.scrollRestoration = 'auto'
    watch()
  }
}

/** Stories that moved down a page meanwhile are there already. */
function append(list: HTMLElement, page: Document): void {
  const target = list.querySelector('#story-list')
  const added = [...page.querySelectorAll('#story-list > li')].filter(({ id }) => document.getElementById(id) === null)
  target?.append(...added)
  const pager = page.getElementById('pager')
  pager?.querySelector('[rel="prev"]')?.remove()
  const old = list.querySelector('#pager')
  // The focus would leave with the link that was followed: reading goes on where the new page begins.
  if (old?.contains(document.activeElement)) {
    added[0]?.querySelector<HTMLElement>('[data-open]')?.focus({ preventScroll: true })
  }
  if (pager !== null) old?.replaceWith(document.adoptNode(pager))
  if (target !== null) localizeTimes(target)
}

function topStory(): { storyId: string | null; offset: number } {
  const story = [...document.querySelectorAll('#story-list > li')].find(
    (item) => item.getBoundingClientRect().bottom > 0,
  )
  return story === undefined
    ? { storyId: null, offset: 0 }
    : { storyId: story.id, offset: story.getBoundingClientRect().top }
}

/** By address, since going back can pass several lists. */
const placeName = () => `debrief.place ${location.href}`

function keepPlace(place: Place): void {
  try {
    if (scrollY > 0) sessionStorage.setItem(placeName(), JSON.stringify(place))
    else sessionStorage.removeItem(placeName())
  } catch {
    // Without storage the browser's own memory of the place has to do.
  }
}

/** The place that was left here, when the reader came back by the browser's own buttons, or asked for it anew. */
function placeLeft(): Place | null {
  try {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (navigation?.type !== 'back_forward' && navigation?.type !== 'reload') return null
    return JSON.parse(sessionStorage.getItem(placeName()) ?? 'null') as Place | null
  } catch {
    return null
  }
}

/** A list of sources applies as soon as it changes where it was opened by hand; on phones the button is nearer. */
function startFilters(): void {
  const least = document.querySelector<HTMLSelectElement>('select[name="min_sources"]')
  least?.addEventListener('change', () =>
    least.form?.requestSubmit(document.querySelector<HTMLElement>('#source-filter button')),
  )
  // Empty fields and single checkboxes make long addresses: written as the links of this page are.
  const form = document.getElementById('filters') as HTMLFormElement | null
  form?.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return
    event.preventDefault()
    const parameters = new URLSearchParams()
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') parameters.append(name, value)
    // A browser that goes back brings the fields as they were left, and this list is not the one that they ask for.
    addEventListener('pagehide', resetFilters, { once: true })
    location.assign(storiesAddress(readStoriesQuery(parameters)))
  })
}

/** To what the list shows, as the page came with it. */
function resetFilters(): void {
  for (const box of document.querySelectorAll<HTMLInputElement>('#source-filter input'))
    box.checked = box.defaultChecked
  for (const option of document.querySelectorAll<HTMLOptionElement>('#source-filter option')) {
    option.selected = option.defaultSelected
  }
}

/** A service that has just been started fills while one looks, or finds that there is nothing to fill it with. */
function waitForFirstStories(): void {
  const waiting = document.getElementById('first-run')
  if (waiting === null) return
  const poll = setInterval(async () => {
    try {
      const answer = await fetch('/api/health')
      const { story_group_count: count = 0, last_ingestion: lastIngestion = '' } = (await answer.json()) as {
        story_group_count?: number
        last_ingestion?: string
      }
      if (!answer.ok || (count === 0 && lastIngestion === waiting.dataset.lastIngestion)) return
      clearInterval(poll)
      location.reload()
    } catch {
      // Not reachable for a moment; the next look may tell more.
    }
  }, FIRST_RUN_POLL_MS)
}

const results = document.getElementById('results')
if (results !== null) {
  startSearch(results)
  startScrolling(results, placeLeft())
  startFilters()
  waitForFirstStories()
  clearNews = startNews(results, readNews, () => showNews(results))
}
