/** A statement without an object: how somebody is, or what was done to him. */
import type { Statement } from './kind.ts'
import { looksPlural } from './object.ts'

export const bareState = (subject: string, rest: string): Statement =>
  withoutObject('bare-copula', subject, '', rest, null)

export const barePassive = (subject: string, group: string, forms: Statement['forms'], rest: string): Statement =>
  withoutObject('bare-passive', subject, group, rest, forms)

const withoutObject = (
  kind: Statement['kind'],
  subject: string,
  group: string,
  rest: string,
  forms: Statement['forms'],
): Statement => ({
  kind,
  prefix: '',
  subject,
  group,
  rest,
  isPlural: looksPlural(subject),
  forms,
  object: '',
  tail: rest,
})
