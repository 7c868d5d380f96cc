/** /assets/<version>/…: kept by browsers for ever, since other content has another address. */
import { DomainError } from '../domain/errors.ts'
import { chooseEncoding, setDocumentHeaders } from './answer.ts'
import type { PageContext } from './needs.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'

export function addAssetRoutes({ app, assets }: PageContext): void {
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
