/** When a number of one text may stand for a number of another. */
import { MONEY } from './number-units.ts'
import type { NumberMention } from './numbers.ts'

/** True when the mention may stand where the source mention stands: same value, no other unit. Bounds are judged apart. */
export function sameNumber(candidate: NumberMention, source: NumberMention): boolean {
  // "man, 51" for "51-year-old man": the unit goes without saying.
  if (
    candidate.unit === '' &&
    (source.unit === 'day' || source.unit === 'month') &&
    candidate.written === source.written &&
    !source.isImplied
  )
    return true
  if (!sameValue(candidate, source)) return false
  if (candidate.unit === source.unit) return true
  if (candidate.unit === 'vague' || source.unit === 'vague' || candidate.unit === '%' || source.unit === '%')
    return isShareInPercent(candidate, source)
  if (source.isImplied) return false
  if (candidate.unit === '') return !isNeverBare(source.unit)
  if (source.unit === '') return !isNeverBare(candidate.unit)
  return isFoldAndPart(candidate, source)
}

/** "three" is neither "$3" nor "threefold". */
const isNeverBare = (unit: string): boolean => unit === 'fold' || MONEY.has(unit)

/** "half" and "50 percent". */
function isShareInPercent(a: NumberMention, b: NumberMention): boolean {
  return (a.unit === '%' && b.unit === 'part') || (a.unit === 'part' && b.unit === '%')
}

function sameValue(a: NumberMention, b: NumberMention): boolean {
  const left = a.unit === '%' && b.unit === 'part' ? a.value / 100 : a.value
  const right = b.unit === '%' && a.unit === 'part' ? b.value / 100 : b.value
  if (Math.abs(left - right) <= 1e-6 * Math.max(1, Math.abs(right))) return true
  // "the '90s" are the 1990s.
  if (a.unit === 'era' && b.unit === 'era' && (left < 100 || right < 100)) return left % 100 === right % 100
  // Twice as much one way is half as much the other way.
  return a.isAsMuch && b.isAsMuch && isFoldAndPart(a, b) && Math.abs(a.value * b.value - 1) < 1e-6
}

function isFoldAndPart(a: NumberMention, b: NumberMention): boolean {
  return (a.unit === 'fold' && b.unit === 'part') || (a.unit === 'part' && b.unit === 'fold')
}
