/** What a state says by a verb of its own: "at risk of closing" → "faces a risk of closing", "likely to" → "will probably". */
import { dictionary } from '../../text/dictionary.ts'
import { once } from '../../text/memoize.ts'
import { isThing } from '../paraphrase/small-word-conditions.ts'
import { be, capitalize, have, join, sentence, small } from '../plain/grammar.ts'
import type { Statement } from '../statement/kind.ts'
import { isClearSubject } from '../statement/sure.ts'
import { verbForms } from '../words/word-forms.ts'

/** What the state begins with, and verbs by their base that say the same. */
const STATES = once((): readonly (readonly [state: RegExp, puts: readonly string[]])[] => [
  [/^at risk of (?=\p{Ll})/u, ['face the risk of ']],
  [/^under pressure (?=to \p{Ll}|over |from )/u, ['face pressure ']],
  [/^under investigation(?= for | over | after | in |$)/, ['be being investigated', 'face an investigation']],
  [/^under scrutiny(?= for | over | after |$)/, ['face scrutiny']],
  [/^in talks (?=with |over |to |about )/, ['be holding talks ', 'be having talks ']],
  // "vaccine on trial": tested, and nobody accused.
  [/^on trial(?= for | over | in |$)/, ['be being tried', 'stand trial']],
  [/^in (police |protective )?custody(?= after| over| in | on |$)/, ['be held in $1custody']],
  [/^likely to (?=\p{Ll})/u, ['will likely ', 'will probably ']],
  [/^(?:ready|willing) to (?=\p{Ll})/u, ['be prepared to ']],
  [/^open to (?=\p{Ll}+ing\b)/u, ['be willing to consider ', 'would consider ']],
  [/^opposed to (?!\p{Ll}+ing\b)/u, ['oppose ', 'be against ']],
  [/^s[kc]eptical (?:of|over|about) /, ['have doubts about ']],
  [/^uninterested in /, ['have no interest in ']],
  [/^afraid of /, ['fear ']],
  [/^wary of /, ['be cautious about ']],
  [/^critical of /, ['criticize ']],
  [/^in dispute (?=with |over )/, ['be in disagreement ', 'disagree ']],
  [/^in protest (?=over |against )/, ['protest ', 'be protesting ']],
  [/^in (serious )?difficulty(?= over| with| after| as | amid|$)/, ['face $1 difficulties', 'have $1 difficulties']],
  [/^under strain(?= over| during| after| as | amid| from|$)/, ['face strain', 'be strained']],
  [/^at odds (?=with |over )/, ['disagree ', 'be in disagreement ']],
  [/^due in court\b/, ['be due to appear in court', 'be to appear in court']],
  [/^up for sale\b/, ['be on the market', 'have been put up for sale']],
  [/^on track to (?=\p{Ll})/u, ['be on course to ']],
  [/^(?:under ?way)\b/, ['be in progress', 'have begun']],
  [/^now at (?=.*\d)/, ['now stand at ', 'be currently at ', 'currently stand at ']],
  // "up for sale", and not "up for third month"
  [
    /^(sharply |slightly )?up(?! on| for (?!(?:an? |the )?(?:first|second|third|\S+th|\d))| \d+-)\b/,
    ['have risen $1', 'have gone up $1'],
  ],
  [/^(sharply |slightly )?down(?! on| \d+-|$)\b/, ['have fallen $1', 'have gone down $1']],
  [
    /^((?:about |nearly |almost |over |more than |at least )?\d[\d.,]* ?(?:%|per ?cent|points|degrees)) higher than /,
    ['be $1 above '],
  ],
  [
    /^((?:about |nearly |almost |over |more than |at least )?\d[\d.,]* ?(?:%|per ?cent|points|degrees)) lower than /,
    ['be $1 below '],
  ],
])

/** The same of "is" put in and of "is" that stands there. */
export function saidByVerb(statement: Statement): string[] {
  const { kind, group, rest, subject } = statement
  const isState = kind === 'bare-copula' || (kind === 'copula' && /^(?:is|are)$/.test(group))
  if (!isState || !isClearSubject(subject)) return []
  for (const [state, puts] of STATES()) {
    const match = state.exec(rest)
    if (match === null || (/^on trial(?! for| over)/.test(rest) && isThing(subject.split(' ').at(-1)!))) continue
    const behind = rest.slice(match[0].length)
    return puts.map((put) => {
      const told = put.replace('$1', (match[1] ?? '').trim()).replace(/(?<= ) +/g, '')
      return sentence(statement, '', `${inPresent(told, statement.isPlural)}${behind}`.replace(/ {2,}/g, ' '))
    })
  }
  return []
}

/** Feelings by their noun, and what a feeling may be about. */
const FEELINGS = dictionary<string>({
  angry: 'anger',
  furious: 'fury',
  worried: 'worry',
  concerned: 'concern',
  frustrated: 'frustration',
  skeptical: 'skepticism',
  sceptical: 'scepticism',
  optimistic: 'optimism',
  pessimistic: 'pessimism',
})

/** "Dockers are angry over toll" → "Anger among dockers over toll", "Okafor is angry at board" → "Okafor’s anger at board". */
export function asFeeling({ kind, group, rest, subject, prefix, isPlural }: Statement): string[] {
  const isState = kind === 'bare-copula' || (kind === 'copula' && /^(?:is|are)$/.test(group))
  const [, state = '', about = ''] = /^(\p{Ll}+) ((?:at|over|about|with) \S.*)$/u.exec(rest) ?? []
  const noun = FEELINGS[state]
  if (!isState || noun === undefined || prefix !== '' || !isClearSubject(subject)) return []
  if (
    /^(?:he|she|it|they|we|i|you|there|not|no|few|only|some|many|most)\b|,/i.test(subject) ||
    / and \p{Ll}+/u.test(about)
  )
    return []
  return isPlural
    ? [capitalize(join(noun, 'among', small(subject), about))]
    : /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*(?<!s)$/u.test(subject)
      ? [`${subject}’s ${noun} ${about}`]
      : []
}

function inPresent(told: string, isPlural: boolean): string {
  const [verb = '', ...more] = told.split(' ')
  const rest = more.length === 0 ? '' : ` ${more.join(' ')}`
  if (verb === 'be') return be(isPlural, false) + rest
  if (verb === 'have') return have(isPlural) + rest
  if (/^(?:will|would)$/.test(verb)) return told
  // "now stand at": the adverb before the verb.
  if (/^(?:now|currently)$/.test(verb))
    return `${verb} ${isPlural ? more[0]! : verbForms(more[0]!).third} ${more.slice(1).join(' ')}`
  return (isPlural ? verb : verbForms(verb).third) + rest
}
