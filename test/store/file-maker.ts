/** A process that makes the store in each folder it is sent, at the moment it is told to, and answers what went wrong. */
import process from 'node:process'
import { openStore } from '../../src/store/open.ts'
import { TestClock } from './backends.ts'

process.on('message', async ({ dataDir, at }: { dataDir: string; at: number }) => {
  // A timer would be late by more than the moment in which the file is half made.
  while (Date.now() < at);
  try {
    const store = await openStore({ databaseUrl: null, dataDir, clock: new TestClock() })
    await store.migrate()
    await store.close()
    process.send?.('made')
  } catch (error) {
    process.send?.(String((error as Error).cause ?? error))
  }
})
process.on('disconnect', () => process.exit())
process.send?.('ready')
