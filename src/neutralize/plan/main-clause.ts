/** A sentence that is too long for most of its forms, told by its main clause. */

import { wordsIn } from '../length/fewer-words.ts'
import { sayStatement } from '../realiser/statement.ts'
import { readStatement } from '../statement/statement.ts'
import { isPast, isThirdPerson } from '../words/vocabulary.ts'
import { SPOKEN } from './attributed.ts'
import type { PlanItem } from './headline-items.ts'
import type { HeadlinePlan } from './headline-plan.ts'

const LONG = 12
const COMPARES =
  /\b(?:just|twice|half|nearly|almost|is|are|was|were|prove[sd]?|be|looks?|seems?|rising|growing) as [a-z]+(?: (?:at|in|for|with|to|of|on)\b[^,;]*)?$/
/** "identifies son as one of the crew", "is seen as a rival", "is removed as fast as it came": as whom, and how. */
const TAKEN_AS =
  /\b(?:identif(?:y|ies|ied)|describ(?:es?|ed)|portray(?:s|ed)|names?|named|sees?|seen|views?|viewed|regards?|regarded|hails?|hailed|recogni[sz]es?|recogni[sz]ed) [^,;]*$| as [a-z]+$/
const BESIDE = () =>
  /^(.{20,}),? (?:as|while) (?!\p{L}+ing\b|(?:if|though|well|much|many|far|long|soon|part of)\b)[^;]+$/u

/** A sentence too long for most of its forms, without what goes on beside it: "… as Ruiz prepares to sail". */
export function mainClauses({ kind, text }: PlanItem, { label, attribution, isOpinion }: HeadlinePlan): string[] {
  const clause =
    kind === 'statement' && wordsIn(text) > LONG
      ? (BESIDE().exec(text)?.[1] ?? '').replace(/,? (?:even|just|only|especially|particularly)$/, '')
      : ''
  if (clause === '' || label !== '' || attribution !== null || isOpinion || SPOKEN.test(text)) return []
  // "as good at rowing as Ruiz is": half a comparison.
  if (COMPARES.test(clause) || (TAKEN_AS.test(clause) && !/^ while /.test(text.slice(clause.length)))) return []
  // "as the contest for Ruiz’s seat heats up", and not "as adviser to a firm that sues".
  const beside = text
    .slice(clause.length)
    .split(/ (?:who|that|which) /)[0]!
    .split(' ')
    .slice(3, 11)
  if (
    wordsIn(clause) < 5 ||
    !beside.some(
      (word) =>
        isPast(word) ||
        (isThirdPerson(word) && /^\p{Ll}/u.test(word)) ||
        /^(?:is|are|was|were|has|have|had|will)$/.test(word),
    )
  )
    return []
  const statement = readStatement(clause)
  return statement === null || statement.prefix !== '' || /\p{Ll}ly$/u.test(statement.subject)
    ? []
    : sayStatement(statement).map((way) => way.text)
}
