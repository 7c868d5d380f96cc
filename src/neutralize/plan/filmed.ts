/**
 * "Footage of ferry sinking off Norwell": it is the ferry that sinks, and nothing that the footage does. What it does
 * itself ("video of gull going viral") is told of it.
 */
import { hasFiniteVerb } from '../statement/finite-verbs.ts'
import { judgeVerbs } from '../statement/main-verb.ts'
import { isBaseVerb, isThirdPerson } from '../words/vocabulary.ts'

const FILMED = () =>
  /^((?:[\p{L}-]+ ){0,2}(footage|videos?|photos?|photographs?|pictures?|images?|clips?) of (?:[\p{L}\p{N}’'-]+ ){1,5})(?!(?:going|emerging|circulating|surfacing|appearing|showing|spreading|sparking|prompting|causing|raising|drawing|being|fueling|fuelling|triggering|making|doing|including)\b)\p{Ll}{2,}ing( [^,:;?!()“”"‘]+)?$/iu

/** Whether what a film or picture shows does something: no reading may tell that of the film. */
export const isFilmed = (text: string): boolean => {
  const match = FILMED().exec(text)
  return match !== null && !doesMore(match[3] ?? '')
}

/** "video of Holm surrendering fools Norland": what the film does. */
const doesMore = (behind: string): boolean =>
  behind
    .split(' ')
    .some((word, i, words) => isThirdPerson(word) && /^(?:\p{Lu}|the|an?|\p{Ll}+s$)/u.test(words[i + 1] ?? ''))

/** … and nothing else is told: "photos of Holm leaving court cause row" has a verb. */
export function isFilmedAlone(text: string): boolean {
  const [, front = '', kind = '', behind = ''] = FILMED().exec(text) ?? []
  if (doesMore(behind)) return false
  // "photos of Holm shopping calm fears": what follows may be the verb.
  if (
    /s$/.test(kind) &&
    !/^(?:$| (?:in|on|at|off|near|with|from|to|into|over|under|the|an?|his|her|its|their|\p{Lu}\S*)(?: |$))/u.test(
      behind,
    )
  )
    return false
  if (kind === '' || hasFiniteVerb(front.trim()) || hasFiniteVerb(`it${behind}`)) return false
  const words = text.split(' ')
  const doing = front.trim().split(' ').length
  const mayDo = words.some(
    (word, i) =>
      i > doing &&
      /s$/.test(kind) &&
      isBaseVerb(word) &&
      !/^(?:to|the|an?|of|in|on|at|for|with|from|by|his|her|their|its)$/.test(words[i - 1]!),
  )
  return !mayDo && judgeVerbs(words).every(({ at, likelihood }) => at === doing || likelihood < LIKELY)
}

const LIKELY = 0.2
