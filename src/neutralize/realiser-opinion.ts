/** Ways of reporting what a headline demands, as the demand of its author. */
import { small } from './realiser-words.ts'
import { isBaseVerb, isNoun, isThirdPerson } from './vocabulary.ts'
import { verbForms } from './word-forms.ts'

const DEMAND = /^(.{2,80}?) (?:must|should|needs? to|has to|have to|ought to) (not |never )?(.+)$/i

/** @returns [] when the text demands nothing of anybody named */
export function sayDemand(text: string): string[] {
  const match = DEMAND.exec(text)
  if (match === null) return []
  const [, whom, negation, what] = match as unknown as [string, string, string | undefined, string]
  if (
    /\b(?:we|you|i|it|there|this|that|everyone|everybody|nobody|who|what|how|why|if|when)\b/i.test(whom) ||
    /[“‘"]|(?<!\p{L})'/u.test(text) ||
    // "Families say the mayor should …": the demand is theirs, not the author's.
    whom
      .split(' ')
      .some(
        (word) =>
          /^(?:say|says|said|think|thinks|believe|believes|argue|argues|warn|warns|insist|insists|tell|tells|told)$/i.test(
            word,
          ) ||
          (/^\p{Ll}/u.test(word) && isThirdPerson(word) && !isNoun(word)),
      )
  )
    return []
  const who = small(whom)
  const not = negation === undefined ? '' : 'not '
  const first = what.split(' ')[0]!.toLowerCase()
  const ways = [
    `Column calls for ${who} ${not}to ${what}`,
    `Author argues in favor of ${who} ${not}${gerundOf(what)}`,
    `Opinion piece asks ${who} ${not}to ${what}`,
    `Writer makes the case for ${who} ${not}${gerundOf(what)}`,
    `In the author's view, it is right for ${who} ${not}to ${what}`,
  ]
  return first === 'be' || isBaseVerb(first) ? ways : []
}

function gerundOf(what: string): string {
  const [verb, ...rest] = what.split(' ') as [string, ...string[]]
  return [verb === 'be' ? 'being' : verbForms(verb.toLowerCase()).gerund, ...rest].join(' ')
}
