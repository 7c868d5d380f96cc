/** The shape of every error on the wire. */
import T from 'typebox'

export const ErrorBody = T.Object(
  { detail: T.String({ description: 'What went wrong, starting with the field where there is one' }) },
  { $id: 'Error' },
)
