/** Times on the wire. */
import T from 'typebox'

export const Timestamp = T.String({ format: 'date-time', description: 'RFC 3339, UTC, whole seconds' })
