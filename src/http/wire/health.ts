/** Health and probes on the wire. */
import T from 'typebox'
import { Timestamp } from './timestamp.ts'

export const HealthWire = T.Object({
  status: T.Literal('healthy'),
  db: T.Literal('connected'),
  timestamp: Timestamp,
  last_ingestion: T.Optional(T.String({ format: 'date-time', description: 'Absent before the first completed run' })),
  article_count: T.Integer(),
  story_group_count: T.Integer(),
})

export const UnhealthyWire = T.Object({
  status: T.Literal('unhealthy'),
  db: T.Literal('disconnected'),
  timestamp: Timestamp,
  detail: T.String(),
})

export const ProbeStateWire = T.Object({ status: T.String() })
