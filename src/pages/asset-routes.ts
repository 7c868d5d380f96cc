/**
 * The files behind the pages: /assets/<version>/…, kept by browsers for ever, since other content has another address;
 * and the three that browsers look for by themselves: the manifest, the service worker, the icon.
 */
import { DomainError } from '../domain/errors.ts'
import { chooseEncoding, setDocumentHeaders } from './answer.ts'
import type { PageContext } from './needs.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'

export function addAssetRoutes(context: PageContext): void {
  addFileRoute(context)
  addManifestRoute(context)
  addWorkerRoute(context)
}

function addFileRoute({ app, assets }: PageContext): void {
  app.route({
    method: 'GET',
    url: '/assets/:version/*',
    schema: { hide: true },
    async handler(request, reply) {
      const { version, '*': file = '' } = request.params as { version: string; '*': string }
      const asset = version === assets.version ? assets.find(file) : undefined
      if (asset === undefined) throw new DomainError('not_found', 'There is nothing at this address')
      const encoding = asset.isText ? chooseEncoding(request.headers['accept-encoding']) : 'identity'
      reply.headers({ 'Cache-Control': FOR_EVER, Vary: 'Accept-Encoding' }).type(asset.type)
      if (encoding !== 'identity') reply.header('Content-Encoding', encoding)
      return setDocumentHeaders(reply).send(await asset.bytes(encoding))
    },
  })
}

/** What makes the pages installable. */
function addManifestRoute({ app, assets }: PageContext): void {
  const manifest = {
    name: 'Debrief',
    short_name: 'Debrief',
    description: 'News from many outlets, one entry per story, with headlines in neutral words.',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fbfaf7',
    theme_color: '#fbfaf7',
    icons: [
      { src: assets.url('icons/icon.svg'), sizes: 'any', type: 'image/svg+xml' },
      { src: assets.url('icons/icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: assets.url('icons/icon-512.png'), sizes: '512x512', type: 'image/png' },
      { src: assets.url('icons/icon-maskable-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  app.get('/manifest.webmanifest', { schema: { hide: true } }, async (_request, reply) =>
    setDocumentHeaders(reply)
      .header('Cache-Control', 'no-cache')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifest)),
  )
  app.get('/favicon.ico', { schema: { hide: true } }, async (_request, reply) =>
    reply.code(302).header('Location', assets.url('icons/icon-192.png')).send(),
  )
}

/** At the root, since a worker rules over what lies beneath its own address. */
function addWorkerRoute({ app, assets }: PageContext): void {
  const page = ['browser/page.ts', 'browser/offline.ts', 'browser/story.ts', 'browser/stories.ts']
  const files = new Set([
    'site.css',
    'browser/early.ts',
    'fonts/newsreader-latin-wght-normal.woff2',
    'fonts/public-sans-latin-wght-normal.woff2',
    'icons/icon.svg',
    ...page.flatMap((entry) => assets.modules(entry)),
  ])
  const shell = ['/offline', ...[...files].map((file) => assets.url(file))]
  // Made when first asked for: stripping types takes 25 MB that a service without browsers never needs.
  let worker: string | undefined
  app.get('/sw.js', { schema: { hide: true } }, async (_request, reply) => {
    worker ??= assets.worker(shell)
    return setDocumentHeaders(reply)
      .header('Cache-Control', 'no-cache')
      .type('text/javascript; charset=utf-8')
      .send(worker)
  })
}
