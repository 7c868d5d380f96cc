/** The thread in which feeds are parsed, so that one that takes too long can be ended. */
import { parentPort } from 'node:worker_threads'
import type { ParseRequest } from '../domain/feed.ts'
import { parseFeed } from './parse.ts'

parentPort?.on('message', (request: ParseRequest) => parentPort?.postMessage(parseFeed(request)))
