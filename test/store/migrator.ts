/** Opens a store, brings its schema up to date and lays a list into it. Argument: the place as JSON. */
import { systemClock } from '../../src/domain/clock.ts'
import { openStore } from '../../src/store/open.ts'
import { sourceDraft } from './publisher.ts'

const place = JSON.parse(process.argv[2] ?? '') as { databaseUrl: string | null; dataDir: string }
const store = await openStore({ ...place, clock: systemClock })
await store.migrate()
await store.saveFeedSources([sourceDraft('common'), sourceDraft(`own-${process.pid}`)])
await store.close()
