/** The ingestion thread of a serving process: told to look for work or to close; tells what happened to stories. */
import { parentPort, workerData } from 'node:worker_threads'
import type { Config } from '../config.ts'
import { composeIngestionThread } from './ingestion.ts'

const port = parentPort
if (port === null) throw new Error('ingestion.worker.ts runs as a thread only')

const { config } = workerData as { config: Config }
const ingestion = await composeIngestionThread(config)
ingestion.subscribe((event) => port.postMessage(event))
port.on('message', (message: 'nudge' | 'close') => {
  if (message === 'nudge') return ingestion.start()
  void ingestion.close().finally(() => port.close())
})
ingestion.start()
