import { withoutBrowser } from './browser.ts'
import { testEveryPage } from './every-page.ts'
import { serveReplayedSite, withoutStream } from './site.ts'

testEveryPage({ name: 'replayed', serveSite: serveReplayedSite, isWhole: false, skip: withoutBrowser || withoutStream })
