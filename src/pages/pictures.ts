/**
 * /pictures/:story/:article: a publisher's picture, from us. Only addresses that stand in an article are fetched, so
 * nobody can have this service fetch what they like.
 */
import { followableLink } from '../../web/address.ts'
import { setDocumentHeaders } from './answer.ts'
import type { PageContext, PageNeeds } from './needs.ts'

const A_DAY = 'public, max-age=86400'

export function addPictureRoute({ app, needs }: PageContext): void {
  app.route({
    method: 'GET',
    url: '/pictures/:story/:article',
    schema: { hide: true },
    async handler(request, reply) {
      const { story, article } = request.params as { story: string; article: string }
      const url = await findAddress(readId(story), readId(article), needs)
      const picture = url === null ? null : await needs.pictures.getPicture(url)
      setDocumentHeaders(reply)
      // No picture is no fault of the reader's: the page keeps its place free, and the console stays quiet. What was only
      // turned away for the others' sake may be there a moment later.
      if (picture === null) {
        const isTurnedAway = url !== null && !needs.pictures.isMissing(url)
        return reply
          .code(204)
          .header('Cache-Control', isTurnedAway ? 'no-store' : 'public, max-age=300')
          .send()
      }
      return reply.header('Cache-Control', A_DAY).type(picture.type).send(Buffer.from(picture.bytes))
    },
  })
}

async function findAddress(storyId: number, articleId: number, needs: PageNeeds): Promise<string | null> {
  let found = storyId > 0 ? await needs.stories.getStory(storyId) : null
  if (found?.kind === 'moved') found = await needs.stories.getStory(found.id)
  if (found?.kind !== 'found') return null
  const url = found.story.articles.find((article) => article.id === articleId)?.imageUrl ?? null
  return url === null || followableLink(url) === null ? null : url
}

function readId(text: string): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : 0
}
