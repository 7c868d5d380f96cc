/** The same verb in another group: the perfect, another auxiliary, as what is reported. */

import { be, have, sentence } from '../plain/grammar.ts'
import { adverbOf, joinedAs } from '../statement/joined.ts'
import type { Statement } from '../statement/kind.ts'
import { isClearSubject } from '../statement/sure.ts'
import { HAPPENS_TO } from '../statement/verbs.ts'
import { isParticiple } from '../words/vocabulary.ts'
import { ARRANGED } from './plans.ts'
import { isDated, isEvent, isHeld, isLasting, isScheduled, isTimeless, ONGOING, STATES } from './verb-tense.ts'

/** "Only one firm is allowed": behind a frame it would be the only one reported. */
export const isRestricted = ({ subject }: Statement): boolean =>
  /^(?:only|just|even|not|few|hardly|barely)\b/i.test(subject)

/** Told as reported already, or not to be told so: two verbs, or what is to come. */
const isTold = (statement: Statement): boolean =>
  // What was done "in June" is not to come.
  (statement.kind !== 'past' && isScheduled(statement)) ||
  isRestricted(statement) ||
  /\b(?:report(?:s|ed|edly)?|allegedly|said|rumou?red)\b/.test(statement.group) ||
  // Read as how something is: "Norland ferry rumoured to cost millions".
  /^(?:now |again |still |also )?(?:rumou?red|reported|said|alleged) to\b/.test(statement.rest)

const hasHedge = ({ rest }: Statement): boolean => /^(?:reportedly|allegedly)\b/.test(rest)

/** "dies at 36": of a death it would be doubted whether it is so. */
const isObituary = ({ forms, rest }: Statement): boolean =>
  forms?.base === 'die' && /^(?:(?:at|aged?) (?:age )?\d|at the age of )/.test(rest)

/** "is reported to have closed": the publisher is the one who reports. */
export function asReported(statement: Statement): string | null {
  const { kind, forms, group, isPlural: isMany } = statement
  const opening = `${be(isMany, false)} reported to`
  const rest = group.split(' ').slice(1).join(' ')
  const adverb = adverbOf(group)
  const isDeed = /^(?:present|past|perfect)$/.test(kind) || /passive$/.test(kind)
  const behind = joinedAs(statement, isDeed ? 'participle' : 'gerund')
  if (kind === 'bare-copula')
    return hasHedge(statement) || isTold(statement) ? null : sentence(statement, `${opening} be`)
  if (kind === 'copula') return isTold(statement) ? null : copulaReported(statement, opening, behind)
  if (isTold(statement) || isObituary(statement) || forms === null || behind === null) return null
  const isState = isLasting(statement)
  if ((kind === 'present' && !isState && isEvent(statement)) || (kind === 'past' && group === adverb + forms.past))
    return sentence(statement, `${opening} have ${adverb}${forms.participle}`, behind)
  // What lasts is told as lasting: "is reported to face charges".
  if (
    kind === 'present' &&
    isState &&
    behind === statement.rest &&
    forms.base !== 'be' &&
    // "failures cost lives": then, as likely as now.
    !(isMany && forms.past === forms.base) &&
    isClearSubject(statement.subject)
  )
    return /^\S+$/.test(group) && !isParticiple(statement.rest.split(' ')[0]!)
      ? sentence(
          statement,
          ONGOING.test(forms.base) || (statement.isLive && !STATES.test(forms.base))
            ? `${opening} be ${forms.gerund}`
            : `${opening} ${forms.base}`,
        )
      : null
  if (kind === 'bare-passive')
    return sentence(statement, `${opening} ${LASTS.test(group) ? 'be' : 'have been'} ${group}`, behind)
  if (kind === 'passive' && /^(?:is|are|was|were) \S+$/.test(group))
    return sentence(
      statement,
      `${opening} ${LASTS.test(rest) && /^(?:is|are) /.test(group) ? 'be' : 'have been'} ${rest}`,
      behind,
    )
  if (kind === 'progressive' && PROGRESSIVE().test(group)) return sentence(statement, `${opening} be ${rest}`, behind)
  if (kind === 'bare-progressive' && GERUND_GROUP().test(group))
    return sentence(statement, `${opening} be ${group}`, behind)
  if (kind === 'perfect' && PERFECT().test(group)) return sentence(statement, `${opening} have ${rest}`, behind)
  return null
}

/** "is reported to be safe"; "Details explain why a passenger was …" has the verb of a clause inside. */
const copulaReported = (statement: Statement, opening: string, behind: string | null): string | null =>
  behind !== statement.rest || !isClearSubject(statement.subject) || !/^(?:is|are|was|were)$/.test(statement.group)
    ? null
    : sentence(
        statement,
        `${opening} ${/^w/.test(statement.group) || HAPPENS.test(statement.rest) ? 'have been' : 'be'}`,
      )

/** "is freed": what happens to somebody is over when it is reported, how things stand is not. */
const HAPPENS = new RegExp(
  `^(?:${HAPPENS_TO}|released|moved|transferred|saved|fired|named|chosen|elected|removed|dropped|dismissed|demolished|recalled)\\b(?!-)`,
)

/** "is reportedly safe", "is reportedly still safe". */
function copulaReportedly(statement: Statement): string | null {
  const [first, ...adverbs] = statement.group.split(' ')
  if (
    !isClearSubject(statement.subject) ||
    !/^(?:is|are|was|were)(?: (?:now|still|again|once|also|already|\p{Ll}+ly))*$/u.test(statement.group)
  )
    return null
  if (/^(?:is|are)$/.test(statement.group) && HAPPENS.test(statement.rest))
    return sentence(statement, `${have(statement.isPlural)} reportedly been`)
  return sentence(statement, [first, 'reportedly', ...adverbs].join(' '))
}

/** "has reportedly closed", "is reportedly closing". */
export function asReportedly(statement: Statement): string | null {
  const { kind, forms, group, isPlural: isMany } = statement
  const behind = joinedAs(statement, /progressive$/.test(kind) ? 'gerund' : 'participle')
  const adverb = adverbOf(group)
  if (isTold(statement) || isObituary(statement) || behind === null) return null
  if (kind === 'copula') return copulaReportedly(statement)
  if (forms === null) return null
  const rest = group.split(' ').slice(1).join(' ')
  if (kind === 'present' && !isLasting(statement) && isEvent(statement) && !isDated(statement))
    return sentence(statement, `${have(isMany)} reportedly ${adverb}${forms.participle}`, behind)
  if (kind === 'past' && group === adverb + forms.past && isTimeless(statement))
    return sentence(statement, `${have(isMany)} reportedly ${adverb}${forms.participle}`, behind)
  if (kind === 'bare-passive')
    return sentence(
      statement,
      LASTS.test(group) ? `${be(isMany, false)} reportedly ${group}` : `${have(isMany)} reportedly been ${group}`,
      behind,
    )
  if (kind === 'bare-progressive' && GERUND_GROUP().test(group))
    return sentence(statement, `${be(isMany, false)} reportedly ${group}`, behind)
  if (kind === 'passive' && /^(?:is|are) /.test(group) && PASSIVE().test(group) && !LASTS.test(rest))
    return sentence(statement, `${have(isMany)} reportedly been ${rest}`, behind)
  if (
    kind === 'passive'
      ? PASSIVE().test(group)
      : kind === 'progressive'
        ? PROGRESSIVE().test(group)
        : kind === 'perfect' && PERFECT().test(group)
  )
    return sentence(statement, `${group.split(' ')[0]} reportedly ${rest}`, behind)
  return null
}

/** "has sold", "have been sold". */
const PERFECT = () => /^(?:has|have) (?!not\b|never\b|been \S+ing\b)(?:been )?(?:\p{Ll}+ly )?\S+$/u
const PASSIVE = () => /^(?:is|are|was|were) (?!not\b|never\b|being\b)(?:\p{Ll}+ly )?\S+$/u
/** "is selling", "are quietly selling", "is calling for". */
const PROGRESSIVE = () =>
  /^(?:is|are) (?:(?:\p{Ll}+ly|now|still|also|again) )?\S+ing(?: (?:for|on|off|up|out|down|back|over|away|to|well|poorly|badly))?$/u
const GERUND_GROUP = () =>
  /^(?:(?:\p{Ll}+ly|now|still|also|again) )?\S+ing(?: (?:for|on|off|up|out|down|back|over|away|to))?$/u

/** Participles that tell how things stand: "is expected" is no "has been expected". */
export const LASTS =
  /^(?:expected|believed|thought|said|set|poised|slated|scheduled|supposed|known|required|needed|feared|wanted|missing|estimated|projected|bound|prepared|meant|intended|located|based|loved|hated|married|rumou?red|tipped|poised|muted|deadlocked|still \S+)$/

/** "is urging": true of stances and efforts, which may be over when they are told of. */
export function asGoingOn(statement: Statement): string | null {
  const { kind, group, forms, isPlural } = statement
  return kind === 'present' &&
    forms !== null &&
    isHeld(statement) &&
    group === (isPlural ? forms.base : forms.third) &&
    joinedAs(statement, 'participle') === statement.rest &&
    isClearSubject(statement.subject) &&
    !isScheduled(statement)
    ? sentence(statement, `${be(isPlural, false)} ${forms.gerund}`)
    : null
}

/** "has given", "is being", "will", "could": the same certainty by other auxiliaries. */
export function otherGroups(statement: Statement): string[] {
  const { kind, group, forms } = statement
  const many = statement.isPlural
  const rest = group.split(' ').slice(1).join(' ')
  const adverb = adverbOf(group)
  const joined = joinedAs(statement, 'participle')
  const ways: string[] = []
  const add = (other: string, behind = statement.rest) => ways.push(sentence(statement, other, behind))
  if (
    kind === 'present' &&
    !isScheduled(statement) &&
    !isDated(statement) &&
    forms !== null &&
    !isLasting(statement) &&
    joined !== null &&
    group.slice(adverb.length).split(' ').length === forms.third.split(' ').length
  )
    add(`${have(many)} ${adverb}${forms.participle}`, joined)
  if (
    kind === 'past' &&
    forms !== null &&
    group === adverb + forms.past &&
    // "only Ruiz knew": a state of then.
    !STATES.test(forms.base) &&
    isTimeless(statement) &&
    joined !== null
  )
    add(`${have(many)} ${adverb}${forms.participle}`, joined)
  if (kind === 'bare-passive') {
    // "sold since launch": from then till now.
    if (!/\bsince\b/.test(statement.rest)) add(`${be(many, false)} ${group}`)
    if (!LASTS.test(group)) add(`${have(many)} been ${group}`)
  }
  if (kind === 'passive' && /^(?:is|are) /.test(group) && !/\bbeing\b/.test(rest)) {
    add(rest)
    const denied = /^(?:not|never) (.+)$/.exec(rest)
    // "is wanted": how things stand.
    if (!LASTS.test(denied?.[1] ?? rest))
      add(denied === null ? `${have(many)} been ${rest}` : `${have(many)} ${rest.split(' ')[0]} been ${denied[1]}`)
  }
  if (kind === 'passive' && /^(?:was|were) /.test(group)) add(rest)
  const done = /^(?:is|are) (being \p{Ll}+)$/u.exec(group)?.[1]
  if (kind === 'passive' && done !== undefined) add(`${be(many, false)} reportedly ${done}`)
  if (kind === 'bare-progressive') add(`${be(many, false)} ${group}`)
  if (kind === 'bare-copula') {
    add(be(many, false))
    // "dead at 61" → "has died at 61".
    const dead = /^dead\b(?!,| (?:heat|end|set|against|serious|wrong|broke|silent|center))/.exec(statement.rest)
    if (dead !== null) {
      add(`${have(many)} died`, statement.rest.slice(4).trim())
      add(many ? 'die' : 'dies', statement.rest.slice(4).trim())
    }
  }
  if (kind === 'progressive' && PROGRESSIVE().test(group)) add(rest)
  if (kind === 'future' && /^to /.test(group)) {
    add(`will ${rest}`)
    add(`${be(many, false)} set to ${rest}`)
    add(`${be(many, false)} due to ${rest}`)
  }
  if (kind === 'modal') {
    const first = group.split(' ')[0]!.toLowerCase()
    if (first === 'could' || first === 'may' || first === 'might')
      // "may not" leaves open what "could not" rules out, and "may have failed" what "could have failed" does.
      for (const other of /\b(?:not|never)\b|^have\b/.test(rest) ? ['may', 'might'] : ['could', 'may', 'might'])
        if (other !== first && (first !== 'could' || !/\b(?:not|never)\b|^have\b/.test(rest))) add(`${other} ${rest}`)
    if (
      /^(?:could|may|might)$/.test(first) &&
      !/\b(?:not|never|be|have|also|potentially|possibly|perhaps)\b/.test(rest)
    )
      add(`${first} possibly ${rest}`)
    // "islanders cut off by floods fear crews will leave": another verb came before.
    // "will be self-defeating", "people will survive" foresee, and plan nothing.
    const isForeseen =
      /^(?:be|have|become|survive|struggle|suffer|fail|lose|hurt|kill|know|see|feel|love|like|hate|need|want|miss|never|not|soon|always|still|regret|remember|mean|matter|last|live|thrive)\b/.test(
        rest,
      ) || /^people$/i.test(statement.subject)
    if (
      first === 'will' &&
      !/\b(?:not|never)\b/.test(rest) &&
      isClearSubject(statement.subject) &&
      !/ (?:in|by|at|on|near) /.test(statement.subject)
    ) {
      if (!isForeseen || ARRANGED.test(group)) {
        // "her work is to send" tells what the work consists in.
        if (!/\b(?:work|job|aim|goal|plan|task|role|mission|purpose|idea|duty)$/i.test(statement.subject))
          add(`${be(many, false)} to ${rest}`)
        add(`${be(many, false)} set to ${rest}`)
      }
      add(`${be(many, false)} going to ${rest}`)
    }
  }
  return ways
}
