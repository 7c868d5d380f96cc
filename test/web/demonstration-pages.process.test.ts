import { withoutBrowser } from './browser.ts'
import { testEveryPage } from './every-page.ts'
import { serveDemoSite } from './site.ts'

testEveryPage({ name: 'demonstration', serveSite: serveDemoSite, isWhole: true, skip: withoutBrowser })
