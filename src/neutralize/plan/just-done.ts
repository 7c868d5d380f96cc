/**
 * "Norwell bank just reopened": what stands behind "just" is what its subject did, where the verb without it might be one
 * of several things. "just" itself tells nothing and goes; whose verb it was is kept.
 */

import { plainWording } from '../plain/plain-wording.ts'
import { STATES } from '../realiser/verb-tense.ts'
import type { Statement } from '../statement/kind.ts'
import { looksPlural, splitObject } from '../statement/object.ts'
import { TELLS } from '../statement/subject.ts'
import { hasFiniteVerb, isClearSubject } from '../statement/sure.ts'
import { DOES_ITSELF } from '../statement/verbs.ts'
import { isBaseVerb, isParticiple, isPast, verbLemma } from '../words/vocabulary.ts'
import { verbForms } from '../words/word-forms.ts'

const JUST = () => /^([\p{L}\p{N}][^,:;?!()“”"‘]*?) just (\p{Ll}+)(?: (.+))?$/u
const AUXILIARY_LAST =
  /(?:^| )(?:is|are|was|were|be|been|has|have|had|not|and|or|but|to|who|that|which|it|they|he|she|we|you|i|people)$|['’](?:s|re|ve|d|t)$/i
/** Behind them a participle may tell which one: "man just freed from jail". */
const NO_OBJECT = /^(?:from|by|for|of|with|on|at|in|to|over|after|as)\b/
const GIVES = /^(?:awarded|granted|offered|handed|denied|refused|called|elected|found|sentenced|ordered)$/

/**
 * @param text as it was said
 * @param plain the same in plain words
 * @returns the plain words before the verb; '' where it is not sure that they did it
 */
export function whoJustDid(text: string, plain: string): string {
  const [, who = '', verb = '', rest = ''] = JUST().exec(text) ?? []
  if (who === '' || AUXILIARY_LAST.test(who) || !isPast(verb) || GIVES.test(verb) || !isClearSubject(who)) return ''
  // "the shops just cut prices": then, or always.
  if (isBaseVerb(verb) && looksPlural(who)) return ''
  // "Okafor just wanted peace": nothing else.
  if (STATES.test(verbLemma(verb) ?? verb)) return ''
  if (isParticiple(verb) && NO_OBJECT.test(rest) && !DOES_ITSELF.test(verb)) return ''
  // "…, pilot says": it is he who says it.
  if (/, (?:\S+ ){1,5}(?:says?|said|claims?|warns?|finds?|shows?)\b/.test(rest)) return ''
  const [main = ''] = rest.split(/[,;]| (?:who|that|which|as|after|before|while|when|how|why|what|where|if|and|but) /)
  if (!TELLS.test(verbLemma(verb) ?? verb) && hasFiniteVerb(`it ${main}`)) return ''
  const { text: subject, left } = plainWording(who)
  return left.length === 0 && plain.startsWith(`${subject} `) && didSo(plain, subject) !== null ? subject : ''
}

/** What the subject did, told in the past. */
export function didSo(plain: string, subject: string): Statement | null {
  const [verb = '', ...behind] = plain.slice(subject.length + 1).split(' ')
  const lemma = verbLemma(verb)
  if (!plain.startsWith(`${subject} `) || lemma === undefined || verbForms(lemma).past !== verb) return null
  const rest = behind.join(' ')
  return {
    kind: 'past',
    prefix: '',
    subject,
    group: verb,
    rest,
    isPlural: looksPlural(subject),
    forms: verbForms(lemma),
    ...splitObject(rest),
  }
}
