/** /debrief, /keys, /docs and /offline: pages around a form, and the reference. */
import type { OpenApi } from '../../web/openapi.ts'
import { debriefMain } from '../../web/views/debrief.ts'
import { keysMain } from '../../web/views/keys.ts'
import { offlineMain } from '../../web/views/offline.ts'
import { referenceMain } from '../../web/views/reference.ts'
import type { PageContext } from './needs.ts'
import { addPage } from './page.ts'

export function addToolPages(context: PageContext): void {
  const { app, needs } = context
  addPage(context, '/debrief', () => ({
    page: {
      title: 'Debrief a headline',
      description: 'The manipulation in a headline, and the same news in neutral words.',
      section: 'debrief',
      script: 'browser/debrief.ts',
      main: debriefMain({
        defaultPrompt: needs.debriefer.systemPrompt,
        tactics: needs.debriefer.tactics.map(({ id, label, definition }) => ({ id, label, definition })),
      }),
    },
  }))
  addPage(context, '/keys', () => ({
    page: { title: 'Request an API key', section: 'keys', script: 'browser/key-desk.ts', main: keysMain() },
  }))
  addPage(context, '/docs', () => ({
    page: {
      title: 'API',
      section: 'reference',
      script: 'browser/reference.ts',
      main: referenceMain(app.swagger() as unknown as OpenApi),
    },
  }))
  addPage(context, '/offline', () => ({
    page: { title: 'Read offline', section: null, script: 'browser/offline.ts', main: offlineMain() },
  }))
}
