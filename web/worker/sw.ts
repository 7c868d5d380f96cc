/**
 * Reading without a connection. Pages come from the network as long as there is one; the story pages opened last are
 * kept and stand in when there is none, and where even that is missing, the offline page says what there is. Files
 * under /assets/ never change under one address, so a kept one is as good as a fresh one. The API is left alone.
 *
 * The server puts `VERSION` and `SHELL` before this text: another version is another script, and so an update.
 */
declare const VERSION: string
/** What the offline page needs, itself included. */
declare const SHELL: readonly string[]

declare const self: ServiceWorkerGlobalScope

const FILES = `files-${VERSION}`
/** Kept pages name the files of their version, so they leave with them. */
const PAGES = `pages-${VERSION}`
/** As many as the page script lists. */
const MOST_PAGES = 30
/** A network that has not begun to answer by then counts as none, where there is a kept page. */
const PATIENCE_MS = 5_000

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const files = await caches.open(FILES)
      await files.addAll([...SHELL])
      await self.skipWaiting()
    })(),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== FILES && name !== PAGES) await caches.delete(name)
      await self.clients.claim()
      await keepOpenPages()
    })(),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(answerPage(request, url, event))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(answerFile(request, event))
  else if (url.pathname.startsWith('/pictures/')) event.respondWith(answerPicture(request))
})

async function answerPage(request: Request, url: URL, event: FetchEvent): Promise<Response> {
  const kept = isKept(url) ? await caches.match(url.pathname) : undefined
  const aborted = new AbortController()
  const patience = kept === undefined ? undefined : setTimeout(() => aborted.abort(), PATIENCE_MS)
  request.signal.addEventListener('abort', () => aborted.abort())
  try {
    const answer = await fetch(request, { signal: aborted.signal })
    // A page that has begun to come is let come, however slowly: aborted now, it would end in the middle.
    clearTimeout(patience)
    if (answer.ok && !answer.redirected && isKept(url)) event.waitUntil(keepPage(url.pathname, answer.clone()))
    return answer
  } catch {
    return kept ?? (await caches.match('/offline')) ?? Response.error()
  }
}

/** The page that brought this worker here came before it. */
async function keepOpenPages(): Promise<void> {
  for (const { url } of await self.clients.matchAll({ type: 'window' })) {
    if (!isKept(new URL(url))) continue
    const answer = await fetch(url).catch(() => Response.error())
    if (answer.ok && !answer.redirected) await keepPage(new URL(url).pathname, answer)
  }
}

/** Single stories, and the list as it opens: what people come back to. */
function isKept({ pathname, search }: URL): boolean {
  return /^\/stories\/\d+$/.test(pathname) || (pathname === '/' && search === '')
}

/**
 * The one kept longest ago leaves first: a cache lists its entries in the order they were put. A page that ends in the
 * middle, since the connection was lost, takes no other one's place.
 */
async function keepPage(path: string, answer: Response): Promise<void> {
  const whole = new Response(await answer.blob(), answer)
  const pages = await caches.open(PAGES)
  await pages.delete(path)
  await pages.put(path, whole)
  const entries = await pages.keys()
  for (const entry of entries.slice(0, Math.max(0, entries.length - MOST_PAGES - 1))) await pages.delete(entry)
}

async function answerFile(request: Request, event: FetchEvent): Promise<Response> {
  const kept = await caches.match(request)
  if (kept !== undefined) return kept
  const answer = await fetch(request)
  if (answer.ok) {
    const copy = answer.clone()
    event.waitUntil(caches.open(FILES).then((files) => files.put(request, copy)))
  }
  return answer
}

/** Without a connection there is no picture, as for a picture that a publisher took away. */
async function answerPicture(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    return new Response(null, { status: 204 })
  }
}
