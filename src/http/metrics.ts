/**
 * What the interface counts and times, as Prometheus text under /metrics.
 * Answers from prepared bytes are counted by two plain numbers, which cost nothing, and are not timed.
 */
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Ingestion } from '../domain/ingestion-run.ts'

export interface Metrics {
  readonly registry: Registry
  /** Answered before the router, by status. Raised in place. */
  readonly prepared: { 200: number; 304: number }
  countRequest(labels: { method: string; route: string; status: number }, seconds: number): void
  countDebrief(labels: { backend: string; cache: string }): void
  close(): void
}

/** @param measuresProcess also memory, event loop and garbage collection; once per process is enough */
export function createMetrics(ingestion: Ingestion, measuresProcess: boolean): Metrics {
  const registry = new Registry()
  const registers = [registry]
  if (measuresProcess) collectDefaultMetrics({ register: registry })
  const prepared = { 200: 0, 304: 0 }

  const requests = new Counter({
    name: 'debrief_http_requests_total',
    help: 'Answers, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'debrief_http_request_seconds',
    help: 'Time to answer, by method and route; answers from prepared bytes are not in it',
    labelNames: ['method', 'route'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 30],
    registers,
  })
  new Counter({
    name: 'debrief_http_prepared_answers_total',
    help: 'Answers that went out from prepared bytes before the router, by status',
    labelNames: ['status'],
    registers,
    collect() {
      this.reset()
      this.inc({ status: '200' }, prepared[200])
      this.inc({ status: '304' }, prepared[304])
    },
  })
  const debriefs = new Counter({
    name: 'debrief_headlines_total',
    help: 'Debriefs given, by backend and cache outcome',
    labelNames: ['backend', 'cache'],
    registers,
  })
  const stopCountingIngestion = countIngestion(ingestion, registers)

  return {
    registry,
    prepared,
    countRequest({ method, route, status }, elapsed) {
      requests.inc({ method, route, status: String(status) })
      seconds.observe({ method, route }, elapsed)
    },
    countDebrief: (labels) => debriefs.inc(labels),
    close() {
      stopCountingIngestion()
      registry.clear()
    },
  }
}

/** Follows the events of this deployment's ingestion as far as this process hears of them. */
function countIngestion(ingestion: Ingestion, registers: Registry[]): () => void {
  const articles = new Counter({
    name: 'debrief_ingested_articles_total',
    help: 'Articles that ingestion runs have added',
    registers,
  })
  const sources = new Counter({
    name: 'debrief_source_fetches_total',
    help: 'Feed sources that ingestion runs have gone through, by outcome',
    labelNames: ['outcome'],
    registers,
  })
  return ingestion.subscribe((event) => {
    if (event.type === 'ingestion.completed') articles.inc(event.newArticles)
    if (event.type === 'source.finished') sources.inc({ outcome: event.result.outcome })
  })
}
