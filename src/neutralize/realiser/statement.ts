/**
 * Says one statement in several ways: as it stands, passive, with an adjunct in front, by a noun, in the past, as
 * coverage of what happens. Each way keeps every word that carries a fact; none adds one. Ways that would need a
 * guess about the sentence are left out.
 */

import { AMOUNTS } from '../paraphrase/verb-objects.ts'
import {
  be,
  capitalize,
  hasSecondVerb,
  have,
  inQuotes,
  join,
  sentence,
  small,
  splitAtAdjunct,
  startsAdjunct,
  startsClause,
  unbalanced,
} from '../plain/grammar.ts'
import { adverbOf, joinedAs } from '../statement/joined.ts'
import type { Statement } from '../statement/kind.ts'
import { looksPlural } from '../statement/object.ts'
import { isOverWhat } from '../statement/passive.ts'
import { readStatement } from '../statement/statement.ts'
import { canTurn, hasFiniteVerb, isClearSubject } from '../statement/sure.ts'
import { SUPERLATIVE } from '../words/superlative.ts'
import { isNoun, isParticiple, isPast, isPersonNoun, isThirdPerson, verbLemma } from '../words/vocabulary.ts'
import { verbForms } from '../words/word-forms.ts'
import { asAccount } from './account.ts'
import type { Attribution } from './attribution.ts'
import { inOneTense, inPast } from './clause-tense.ts'
import { isPlanned } from './plans.ts'
import {
  asDescribed,
  asTold,
  retoldDenial,
  retoldFuture,
  retoldModal,
  retoldPerfect,
  retoldProgressive,
} from './retold.ts'
import { asFeeling, saidByVerb } from './states.ts'
import { belongsToPlace, leavesPurpose, NAMED_PLACE, turnedRound, withNounPhrases } from './turned-round.ts'
import {
  asAfter,
  asDuty,
  asExpected,
  asLeftDead,
  asPossible,
  asShown,
  isSaidToBe,
  withItsArticle,
  withSpeakerApart,
  withVerdict,
} from './turns.ts'
import { asUndergoneNoun } from './undergone-noun.ts'
import { otherVerbs, wordingsOf } from './verb.ts'
import { asGoingOn, asReported, asReportedly, isRestricted, otherGroups } from './verb-group.ts'
import { goesOnInPresent, isEvent, isHabit, needsFiniteVerb, STATES } from './verb-tense.ts'

export interface Way {
  text: string
  /** `clause`: with a finite verb, can stand after "that"; `bare`: headline style, its auxiliary left out; `phrase`: no sentence; `reported`: says already that it is reported; `described`: the same, and stiff. */
  kind: 'clause' | 'bare' | 'phrase' | 'reported' | 'described'
}

/** Ways of saying a statement, the plainest first. Sentence case, no full stop. */
export function sayStatement(statement: Statement): Way[] {
  const ways: Way[] = []
  const add = (text: string | null, way: Way['kind']) => {
    const told = text === null ? null : inOneTense(text, statement)
    if (told !== null) ways.push({ text: told, kind: way })
  }
  const own = /^(?:bare-|future)/.test(statement.kind) ? 'bare' : 'clause'
  add(asItStands(statement), own)
  // What somebody tells of himself is in his words, or in none.
  if (isReadTwoWays(statement) || statement.subject === 'I') return ways.map((way) => ({ ...way, kind: 'bare' }))
  add(withAnd(statement), own)
  for (const text of withSpeakerApart(statement)) add(text, 'phrase')
  for (const text of asShown(statement)) add(text, 'clause')
  if (statement.prefix === '')
    for (const text of withVerdict(statement.subject, statement.group, statement.rest)) add(text, 'phrase')
  for (const text of [
    ...asPossible(statement),
    ...asExpected(statement),
    ...asDuty(statement),
    ...asLeftDead(statement),
  ])
    add(text, 'clause')
  // "Pier to be closed by Skerra" cannot stand after "that".
  for (const text of turnedRound(statement)) add(text, own === 'bare' && / to be /.test(text) ? 'bare' : 'clause')
  for (const text of asAfter(statement))
    add(text, / report/.test(text) ? 'reported' : / left /.test(text) ? 'clause' : 'bare')
  for (const text of saidByVerb(statement)) add(text, 'clause')
  for (const noun of [...asNoun(statement), ...asAccount(statement), ...asFeeling(statement)]) add(noun, 'phrase')
  add(withAdjunctFirst(statement, asItStands(statement)), statement.kind === 'bare-copula' ? 'clause' : own)
  for (const verb of otherVerbs(statement)) add(verb, own)
  add(inPast(statement), 'clause')
  // Without its auxiliary it cannot stand after "that".
  const isCut = (text: string) => !HAS_AUXILIARY.test(text.slice(statement.subject.length))
  // "ferry getting deck that its rivals have had": cut, and what stands there is the verb of another clause.
  const isTorn = (text: string) =>
    statement.prefix === '' &&
    HAS_AUXILIARY.test(statement.rest) &&
    !HAS_AUXILIARY.test(text.slice(statement.subject.length).split(' ').slice(0, 5).join(' '))
  const canCut = statement.kind === 'passive' || statement.kind === 'progressive'
  // "police were warned about gunman", "we were told": without "were" they would do it.
  const isDeedThen =
    PRONOUN.test(statement.subject) ||
    (MAY_BE_DONE_BY.test(statement.group.split(' ').at(-1)!) && !/^(?:by|to|that)\b/.test(statement.rest))
  // In the fuller forms the subject has its article, too: "A teacher has been charged".
  const full = withItsArticle(statement)
  for (const text of [...otherGroups(statement), ...(full === null ? [] : otherGroups(full))])
    if (canCut && isTorn(text)) continue
    else if (!(canCut && isCut(text))) add(text, 'clause')
    else if (!isDeedThen) add(text, 'bare')
  for (const text of [...retoldProgressive(statement), ...retoldPerfect(statement)]) add(text, 'clause')
  for (const text of [...retoldModal(statement), ...retoldFuture(statement), ...retoldDenial(statement)])
    add(text, 'reported')
  for (const noun of asUndergoneNoun(statement)) add(noun, 'phrase')
  if (full !== null) add(asReported(full), 'reported')
  add(asReported(statement), 'reported')
  add(asCoverage(statement, 'Article describes'), 'phrase')
  add(asCoverage(statement, 'Report on'), 'phrase')
  add(asReportedly(statement), 'reported')
  add(asGoingOn(statement), 'clause')
  for (const text of asTold(statement)) add(text, 'described')
  if (full !== null) for (const text of asDescribed(full)) add(text, 'described')
  for (const text of asDescribed(statement)) add(text, 'described')
  if (isDeed(statement)) add(asCoverage(statement, 'Story recounts'), 'described')
  // "It is reported that tired of tolls, Norwell …": what leans on the subject cannot stand behind "that".
  if (LEANS_AHEAD().test(statement.prefix)) for (const way of ways) if (way.kind === 'clause') way.kind = 'bare'
  if (isSaidToBe(statement))
    return ways.filter(({ text }) => !/ (?:saying|(?:has|have) (?:reportedly )?said) /.test(text))
  // "Renting my boat required patience": whoever says "my" reports nothing.
  return FIRST_PERSON.test(withoutQuoted(`${statement.subject} ${statement.rest}`))
    ? ways.filter(({ kind }) => kind !== 'reported')
    : ways
}

const LEANS_AHEAD = () =>
  /^(?:To \p{Ll}|(?!Following|During|According|Facing|Citing)\p{Lu}\p{Ll}+(?:ed|ing) |(?:Tired|Weary|Wary|Fearful|Afraid|Angry|Eager|Desperate|Unable|Unhappy|Furious|Proud|Keen) )/u

const isAboutPerson = (subject: string): boolean =>
  / (?:about|regarding|against) \S/.test(subject) && isPersonNoun(subject.split(' ').at(-1)!.toLowerCase())

/** "Nearing Skerra, ferry …", "Six weeks late, crews …": what stands before who it is leans on it. */
const OPENS_AHEAD = () =>
  /^(?:\p{Lu}\p{Ll}{2,}(?:ing|ed|ly)|(?:\p{L}+|\d+) (?:seconds|minutes|hours|days|weeks|months|years|decades)|(?:Even|Once|Long|Deep|Far|Still|Just)) [^,]*, (?!.* and \p{Lu}\S*$)[^,]+$/u

const HAS_AUXILIARY = /\b(?:is|are|was|were|has|have|had|will|would|could|may|might)\b/i

/** What may be another sentence than it was read as stays as it stands. */
const isReadTwoWays = ({ kind, group, subject, rest, prefix }: Statement): boolean =>
  // "Even in old age Holm could still sail": what she was able to.
  (kind === 'modal' && /^could\b/.test(group) && ONCE_ABLE.test(`${prefix} ${subject} ${rest}`)) ||
  // "Three sailors dropped by a bar": they came to see it.
  (kind === 'bare-passive' &&
    /^(?:dropped|stopped|swung|passed)$/.test(group) &&
    /^by (?:an?|the) (?!.*\b(?:firm|company|club|team|party|label|agency|sponsor|court|network|insurer|judge|jury|board|publisher|studio|league|bank)\b)/.test(
      rest,
    )) ||
  // "Okafor, Holm in new film to win voters": what the film is for.
  (kind === 'future' &&
    /^(?:\p{Lu}\S* )+in (?:(?:an?|the) )?(?:new )?\S+$/u.test(subject) &&
    group.startsWith('to ') &&
    /\bin (?:an?|the|new) /.test(subject)) ||
  // "$4m in tolls paid with bonds": done, or only proposed.
  (kind === 'bare-passive' &&
    /^(?:paid|funded|financed|covered)$/.test(group) &&
    /^(?:up to )?[$£€]\d/.test(subject)) ||
  // "Bones are weakened by one common drink": as a rule, and no event.
  (kind === 'passive' &&
    /^(?:is|are) \S+$/.test(group) &&
    /^by (?:\S+ ){0,2}?(?:common|popular|everyday|daily|(?:\S+ )?(?:foods?|drinks?|habits?|ingredients?|vitamins?|diets?|exercises?|spices?|fruits?|vegetables?))\b/.test(
      rest,
    )) ||
  // "Shop rare price drops on boats": readers are to.
  /^(?:Shop|Snag|Score) .*\b(?:price|deal)$/.test(subject)

/** When somebody was able to do it. */
const ONCE_ABLE =
  /\b(?:in (?:(?:his|her|their) )?(?:old age|youth|childhood|prime|heyday|(?:later|final|last|early|younger) (?:years|days))|(?:back )?in those days|back then|as a (?:young \S+|boy|girl|child|kid|teenager)|at (?:age|the age of) \d+|(?<!as )in the (?:1[5-9]|20)?\d0s|(?:years|decades|centuries) ago|when (?:he|she|they) (?:was|were)|in 1\d{3})\b/i

/** What somebody did, once: what is so, and what a thing does, is nothing that a story could recount. */
function isDeed(statement: Statement): boolean {
  const { kind, subject, forms } = statement
  const last = subject.split(' ').at(-1)!
  const isSomebody =
    /^\p{Lu}\p{L}+$/u.test(last) ||
    isPersonNoun(last.toLowerCase()) ||
    isPersonNoun(last.toLowerCase().replace(/s$/, ''))
  return (
    isSomebody &&
    !/\d|^\p{L}+ing\b|, /u.test(subject) &&
    !/^(?:say|tell|think|state|claim)$/.test(forms?.base ?? '') &&
    ((kind === 'past' && forms !== null && !STATES.test(forms.base)) || isEvent(statement))
  )
}

function asItStands(statement: Statement): string {
  return sentence(statement, statement.group)
}

/** "imposes tariffs, orders review" → "imposes tariffs and orders review". */
function withAnd(statement: Statement): string | null {
  const { kind, isPlural } = statement
  if (kind !== 'present' && kind !== 'past') return null
  const behind = joinedAs(statement, kind === 'past' ? 'past' : isPlural ? 'base' : 'third')
  return behind === null || behind === statement.rest ? null : sentence(statement, statement.group, behind)
}

/** "Criticism of the plan by the mayor over costs". */
function asNoun(statement: Statement): string[] {
  const { kind, forms, subject, rest, prefix } = statement
  const { object, tail } = forms === null || statement.object === '' ? statement : withNounPhrases(statement)
  if (
    forms === null ||
    prefix !== '' ||
    (kind !== 'present' && kind !== 'past') ||
    hasSecondVerb(tail) ||
    !isClearSubject(subject) ||
    // "resignation of mayor suspected of fraud in letter": where he resigned, or what he is suspected of.
    (rest !== '' &&
      subject.split(' ').some((word, i) => i > 0 && /^\p{Ll}/u.test(word) && isParticiple(word) && !isNoun(word))) ||
    (object !== '' &&
      (!canTurn(statement) || !canTurn({ ...statement, object, tail }) || leavesPurpose(statement, tail))) ||
    // "raids offices and detains eleven": the second deed has no noun.
    joinedAs(statement, 'gerund') !== rest ||
    /^\S+ (?:not|never)\b/.test(statement.group) ||
    // "appears to be weak": it is no appearance.
    (forms.base === 'appear' && /^to\b/.test(rest))
  )
    return []
  return wordingsOf(statement).flatMap(({ nouns, particle }) =>
    nouns.flatMap((noun) => {
      const after = particle === '' ? object : rest.slice(particle.length).trim()
      const needsObject = noun.includes('{o}')
      // A series is cut, but there is no cut in a series.
      if (/^(?:cut|increase|reduction) in /.test(noun) && !AMOUNTS.test(object.split(' ').at(-1)!)) return []
      // Prices fall, and there is a fall in prices; a singer falls, and there is none in a singer.
      if (/^(?:fall|rise|drop|growth|decline) (?:in|of) \{s\}/.test(noun) && !AMOUNTS.test(subject.split(' ').at(-1)!))
        return []
      if (needsObject && (particle === '' ? object === '' : after === '')) return []
      const who = small(subject)
      if (/\b(?:he|she|they|it|who)\b/i.test(subject)) return []
      const { core, extra } = particle === '' ? { core: object, extra: tail } : splitAtAdjunct(after)
      if (!needsObject)
        return rest === '' ||
          (startsAdjunct(rest) && !/^(?:(?:about|around|over|nearly|almost|more|less) .*)?\d/i.test(rest))
          ? [capitalize(join(noun.replace('{s}', who), rest))]
          : []
      // "criticism of plan to close the library by mayor": it is not the mayor who closes it.
      // "trial of new boat people need by crews", "faces hard road ahead": a clause in it, and where it is.
      if (OF_THEIRS().test(core) || /^ahead(?! of\b)/.test(extra)) return []
      // "admits he sails": a clause, and nothing that could be admitted of.
      if (/^(?:he|she|it|they|we|i|you|there)\b/i.test(core)) return []
      if (noun.includes('{o} by') && / to \p{Ll}/u.test(core)) return []
      // "explanation of his plan by Dorn": whose it is, nobody knows yet.
      if (noun.includes('{o} by') && /\b(?:his|her|its|their)\b/.test(core)) return []
      // "prevention of rust by paint from returning", "rescue of boats by crew from Norwell": what from, and who.
      if (noun.includes('{o} by') && /^from\b/.test(extra)) return []
      // "arrest of captain in accident that killed two by Skerra": by whom they were killed.
      if (noun.includes('{o} by') && / (?:that|which|who) /.test(` ${core} ${extra} `)) return []
      // "investigation of claim Dorn copied speech by Gazette": who claims it, and who copied it.
      if (/^(?:claims?|reports?|allegations?|rumou?rs?|fears?|hopes?|theor(?:y|ies)|suspicions?) \p{Lu}/u.test(core))
        return []
      // "power extends far beyond the pier": how far, and no thing.
      if (/^(?:far|further|farther|well|deep|deeper|beyond|way)$/.test(core)) return []
      if (core === '' || startsClause(core) || / \p{Ll}+ing\b/u.test(core) || hasFiniteVerb(core)) return []
      // "visit by a minister": two by whom.
      if (/ by \{s\}$/.test(noun) && /\bby\b/.test(`${core} ${extra}`)) return []
      const isBy = / by \{s\}$/.test(noun)
      const place = isBy ? (isOverWhat(core, extra) ? extra : (NAMED_PLACE().exec(extra)?.[0] ?? '')) : ''
      const behind = extra.slice(place.length).trim()
      if (place !== '' && belongsToPlace(behind)) return []
      const told = noun.replace('{o}', join('{o}', place))
      return [capitalize(join(told.replace('{s}', who).replace('{o}', small(core)), behind))]
    }),
  )
}

/** What somebody in it has or does: "the boat people need". */
const OF_THEIRS = () => / (?:people|you|we|they|everyone|everybody|fans|readers|users) (?:\p{Ll}+ ){0,2}\p{Ll}+$/u

const SECOND_CLAUSE = () => /, \p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)? (\p{Ll}+s) (?!says?\b)\S/u

/** "Article describes mayor closing school": an event as what an article is about. */
function asCoverage(statement: Statement, opening: string): string | null {
  const { kind, forms, group, subject, rest, prefix } = statement
  if (/\b(?:where|as|while|how|why)\b/i.test(subject) || PRONOUN.test(subject) || isRestricted(statement)) return null
  // "Encouraged, Dorn …", "describes rain hitting Skerra, Norwell tops a record": two clauses.
  if (/^\p{L}+ed, /u.test(subject) || isThirdPerson(SECOND_CLAUSE().exec(rest)?.[1] ?? '')) return null
  if (isHabit(prefix + subject, '') || OPENS_AHEAD().test(subject) || /^\p{Lu}\p{Ll}+ly in\b/u.test(subject))
    return null
  // "warning more cuts ahead", "OPEC seeing $90", "shoving Dorn so she left": a clause has its verb.
  if (forms !== null && (needsFiniteVerb(forms.base, rest) || goesOnInPresent(rest))) return null
  // "Report on post about drowned pilot shocking her crew": as if she did.
  if (/\b(?:his|her|their)\b/.test(rest) && isAboutPerson(subject)) return null
  // "As Ruiz honors Holm, Dorn mocks him": in front of his name, "him" would be nobody.
  if (/^(?:As|While|When|After|Before|Since) /.test(prefix) && /\b(?:him|her|it|them|his|its|their)\b/.test(rest))
    return null
  // "Sanctioned by Norland, Dorn …": behind the deed it would be the donkey that was.
  if (isParticiple(prefix.split(' ')[0]!.toLowerCase()) || (LEANS_AHEAD().test(prefix) && !/^To /.test(prefix)))
    return null
  // What somebody does may show a name: "Ford posts".
  const shown = small(`${subject} ${group}`).slice(0, subject.length)
  const who = shown === subject ? shown : small(subject)
  const after = prefix === '' ? '' : `${small(prefix)}`
  const adverb = adverbOf(group)
  const joined = joinedAs(statement, 'gerund')
  const frame = (inner: string, behind = rest) => join(opening, who, inner, behind) + (after === '' ? '' : `, ${after}`)
  if (
    (kind === 'present' || kind === 'past') &&
    forms !== null &&
    group.slice(adverb.length).split(' ').length === forms.third.split(' ').length &&
    joined !== null &&
    !(forms.base === 'describe' && /^(?:how|what|why)\b/.test(joined)) &&
    !/\b(?:not|never)\b|n['’]t/.test(group)
  )
    return frame(adverb + forms.gerund, joined)
  if (kind === 'progressive' && /^(?:is|are|was|were) (?!not\b|never\b)(?:\S+ )?\S+ing(?: \p{Ll}+)?$/u.test(group))
    return frame(group.split(' ').slice(1).join(' '))
  if (kind === 'bare-progressive') return frame(group)
  if (kind === 'bare-passive') return frame(`being ${group}`)
  // An article that "describes" somebody as dead would sound as if he might not be.
  if (kind === 'bare-copula') return opening === 'Report on' ? frame('being') : null
  if (kind === 'passive' && /^(?:is|are|was|were) /.test(group))
    return frame(
      group
        .split(' ')
        .slice(1)
        .join(' ')
        .replace(/^((?:not|never) )?(?:being )?/, '$1being '),
    )
  if (kind === 'perfect' && /^(?:has|have) (?!not|never|been\b)/.test(group) && !/n['’]t/.test(group))
    return frame(`having ${group.split(' ').slice(1).join(' ')}`)
  // "are back and their boats are ready": the second sentence has its verb.
  if (kind === 'copula' && / and (?:tells? (?:how|what|why)|.* (?:is|are|was|were|has|have|will|can))\b/.test(rest))
    return null
  if (
    kind === 'copula' &&
    /^(?:is|are)$/.test(group) &&
    !/^there$/i.test(subject) &&
    !/^(?:\S+ing\b|\S+ed\b|out|in|on|at|about|here|there|not|now|back)\b/.test(rest) &&
    opening === 'Article describes'
  )
    return join(opening, who, 'as', rest)
  if (kind === 'copula' && /^(?:is|are)$/.test(group) && opening === 'Report on' && !/^\S+ing\b/.test(rest))
    return frame('being')
  if (kind === 'future' && /^to /.test(group)) {
    if (!isPlanned(statement)) return null
    return `${opening === 'Report on' ? 'Plans for' : 'Article tells of plans for'} ${join(who, group, rest)}`
  }
  // "may have failed": "could have failed" says that it did not.
  if (
    kind === 'modal' &&
    /^(?:could|may|might) (?!not\b|never\b|have\b)/i.test(group) &&
    opening === 'Article describes' &&
    // "People could buy a ferry": how they might, nobody tells.
    !/^people$/i.test(who)
  ) {
    const other = /^could/i.test(group) ? group.replace(/^could/i, 'may') : group.replace(/^(?:may|might)/i, 'could')
    return `Article tells how ${join(who, other, rest)}`
  }
  return null
}

/** Participles that are as often a past without an object. */
const MAY_BE_DONE_BY =
  /^(?:answered|attacked|called|changed|fired|followed|fought|honou?red|led|moved|opened|paid|pressed|pushed|reported|returned|searched|started|stopped|taught|told|turned|upset|voted|warned|watched)$/
const PRONOUN = /^(?:I|we|you|he|she|they)$/i

const ADJUNCT = /\b(after|before|amid|during|despite|following|as|while|when|since|ahead of)\b/gi

/** "After the fire, plant closes": the last adjunct moved to the front. */
function withAdjunctFirst(statement: Statement, text: string): string | null {
  // "does not rule out rise before vote": what is denied may be the rise then.
  if (statement.prefix !== '' || statement.kind === 'fixed' || !isClearSubject(statement.subject)) return null
  const { rest } = statement
  // What is moved may belong to the object and not to the verb.
  if (statement.object !== '' && statement.forms !== null && !canTurn(statement)) return null
  const cut = lastAdjunct(rest)
  if (cut <= 0) return null
  const core = rest.slice(0, cut).trim().replace(/,$/, '')
  const adjunct = rest.slice(cut).trim()
  if (core === '' && statement.object !== '') return null
  // "says homes could be sold before others": when they are sold, not when it is said.
  if (hasFiniteVerb(core) || DEED_INSIDE().test(core) || core.split(' ').slice(1).some(isDoneTo)) return null
  if (
    adjunct.split(' ').length > 9 ||
    /\b(?:he|she|they|his|her|their|its|it)\b/i.test(adjunct) ||
    unbalanced(adjunct) ||
    unbalanced(core)
  )
    return null
  // "dry after rains and more to come": the second may be told of the whole.
  // So may what follows "under pressure to sell boats".
  if (statement.kind === 'bare-copula' && (/ and /.test(adjunct) || / to \p{Ll}|ing\b/u.test(core))) return null
  // "second-wettest town after Norwell": its place in a row.
  if (/^after \p{Lu}/u.test(adjunct) && core.split(' ').some((word) => SUPERLATIVE.test(word) || NEXT.test(word)))
    return null
  // "first strike since 2020": from when it is the first.
  if (/^since /i.test(adjunct) && core.split(' ').some((word) => SUPERLATIVE.test(word) || FIRST.test(word)))
    return null
  // "testimony before a committee": to whom, and no time.
  if (
    /^before .*\b(?:committee|panel|court|judge|jury|board|council|parliament|congress|senate|tribunal|commission|inquiry|lawmakers|house)$/i.test(
      adjunct,
    )
  )
    return null
  // "names the ship after a poem": no time.
  if (text === '' || /,/.test(adjunct) || statement.forms?.base === 'name') return null
  // "Amid storm, ferry is in port": behind a phrase a state has its verb.
  const group = statement.kind === 'bare-copula' ? be(statement.isPlural, false) : statement.group
  return capitalize(join(`${adjunct},`, small(statement.subject), group, core))
}

const FIRST = /^(?:first|only|last|record|most|fewest|new)$/
const NEXT = /^(?:(?:second|third)(?:-[a-z]+)?|next)$/

/** "jailed for keeping dogs despite a ban": the circumstance may be that of a deed inside. */
const DEED_INSIDE = () =>
  /\b(?:for|of|by|from|about|with|without|over|while) (?:having |being )?\p{Ll}+ing (?!in\b|on\b|at\b)\S/u
/** "names two divers killed in a storm": the participle has it, and not the verb. */
const isDoneTo = (marked: string): boolean => {
  const word = marked.replace(/,$/, '')
  return /^\p{Ll}+$/u.test(word) && isParticiple(word) && !isNoun(word) && !isNoun(`${word}s`)
}

function lastAdjunct(rest: string): number {
  let cut = -1
  for (const match of rest.matchAll(ADJUNCT)) {
    if (
      inQuotes(rest, match.index) ||
      // "more money than before"
      /\bthan $/.test(rest.slice(0, match.index)) ||
      match.index + match[0].length === rest.length ||
      /(?:seconds?|days?|nights?|weeks?|months?|years?|hours?|minutes?|moments?|shortly|soon|just|long|right|immediately) $/i.test(
        rest.slice(0, match.index),
      )
    )
      continue
    if (/^as$/i.test(match[0]) && !isClauseAhead(rest.slice(match.index + 3))) continue
    cut = match.index
    break
  }
  return cut
}

/** Whether "as" opens a clause ("as costs rise") and no comparison or role ("as adviser"). */
function isClauseAhead(text: string): boolean {
  return text
    .split(/\s+/)
    .slice(1, 7)
    .some(
      (word) => isThirdPerson(word) || isPast(word) || /^(?:is|are|was|were|has|have|will|could|may|might)$/.test(word),
    )
}

/** "Hope to sail in May, says Ruiz", "Will work for peace: Dorn": the one who says it, without a pronoun. */
const HOPES =
  /^(?:Hope|Hoping|Wish|Glad|Sorry|Happy|Proud|Want|Feel|Think|Believe|Expect|Will|Would|Am|Have|Don[’']t|Can[’']t|Won[’']t) (?!of\b)\S+ \S/
const FIRST_PERSON = /\b(?:I|[Mm]y|[Ww]e|[Oo]ur|us|me|myself|ourselves|I['’](?:m|ve|ll|d)|[Ww]e['’](?:re|ve|ll|d))\b/

const withoutQuoted = (text: string): string => text.replace(/[“"][^”"]*[”"]|(?<!\p{L})[‘'].*?[’'](?!\p{L})/gu, '')

/**
 * A statement with the one who vouches for it, in several ways.
 * @param isClause with a finite verb: "police say six dead in crash" wants one, as does "police state that …"
 */
export function sayAttributed(core: string, attribution: Attribution, isClause = true): string[] {
  const verb = attribution.verb
  // "the Information": a name with its article.
  const who = attribution.who.replace(/^the (?!\p{Lu})/iu, '')
  const isSpoken = !/^(?:show|find|found|reveal|suggest|indicate|hear|understand)/i.test(verb)
  const speaker = attribution.isName === true ? who : small(who)
  const trailing = attribution.isName === true ? who : small(attribution.who)
  // What a court hears or an inquiry is told is not what it says.
  if (/^(?:hears?|heard|told)$/i.test(verb))
    return [
      `${core}, ${speaker} ${verb}`,
      ...(isClause
        ? [
            `${capitalize(who)} ${verb === 'told' ? (looksPlural(who) ? 'are told' : 'is told') : verb} that ${small(core)}`,
          ]
        : []),
      // "tribunal hears": it is told so.
      ...(isClause && /^hears?$/i.test(verb) && COURT.test(who)
        ? [`${capitalize(who)} is told that ${small(core)}`]
        : []),
    ]
  // "…, he says": no source has his name.
  if (PRONOUN.test(who)) return [`${core}, ${who.toLowerCase()} ${verb}`]
  // "My job is …, Ruiz says": said of oneself, it is nobody's but in one's own words.
  if (FIRST_PERSON.test(withoutQuoted(core)) || HOPES.test(core))
    return [`${core}, ${trailing} ${verb}`, `${capitalize(who)}: ${small(core)}`]
  return [
    `${core}, ${trailing} ${verb}`,
    `According to ${withArticle(speaker)}, ${small(core)}`,
    ...(isClause ? [`${capitalize(who)} ${verb} ${small(core)}`] : []),
    `${core}, according to ${withArticle(speaker)}`,
    `${capitalize(who)}: ${small(core)}`,
    ...(isClause ? hasSaid(capitalize(withArticle(who)), verb, core) : []),
    ...(isClause && isSpoken ? [`${capitalize(withArticle(who))} ${stating(verb)} that ${small(core)}`] : []),
  ]
}

const COURT = /\b(?:court|tribunal|inquest|inquiry|jury|hearing)$/i
/** In the tense and number of the verb that stands there. */
function stating(verb: string): string {
  if (/s$/.test(verb)) return 'states'
  return isPast(verb.toLowerCase()) ? 'stated' : 'state'
}

/** "Study shows", "officials say" → "Study has shown that", "Officials have said that". */
function hasSaid(who: string, verb: string, core: string): string[] {
  const lemma = verbLemma(verb) ?? verb
  const isNow = isThirdPerson(verb) || (verb === lemma && looksPlural(who))
  // What somebody understands is so now.
  return isNow && lemma !== 'understand' && !(SAYS.test(lemma) && isToldInPresent(core))
    ? [`${who} ${have(!isThirdPerson(verb))} ${verbForms(lemma).participle} that ${small(core)}`]
    : []
}

/** What is announced or confirmed may be to come. */
const SAYS = /^(?:say|state|report|claim|allege)$/
const COMES =
  /^(?:get|receive|come|launch|release|add|join|open|start|begin|end|return|bring|introduce|feature|use|go|move|replace|expand|offer|take|make|become|increase|raise|cut|lower)(?: |$)/
/** "Rescuers have said that eight die": in no tense, and in the past what is foreseen or goes on would be over. */
function isToldInPresent(core: string): boolean {
  const statement = readStatement(core)
  return statement?.kind === 'present' && isEvent(statement) && !COMES.test(statement.forms!.base)
}

function withArticle(who: string): string {
  return /^(?:study|report|analysis|lawsuit|survey|poll|court|investigation|filing|document)$/i.test(who)
    ? `a ${who.toLowerCase()}`.replace(/^a (?=[aei])/, 'an ')
    : who
}
