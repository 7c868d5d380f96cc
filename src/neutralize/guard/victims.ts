/**
 * To whom a wrong was done is not told as who did it: “arrest over murder of Professor Holm” as “Professor Holm arrested over
 * murder”, “jailed for threats to Senator Ruiz” as “Senator Ruiz made threats”.
 */
import type { Clause } from '../clause/clause.ts'
import { PREPOSITION } from '../clause/lexicon.ts'
import { keyTrait, lemmaTrait, occurs } from '../clause/word-traits.ts'
import { AFTER_BREAK, AFTER_COMMA, isContent, NAMED, POSSESSIVE, type Word } from '../clause/words.ts'
import { sameStem } from '../facts/clause-match.ts'
import { oncePerSource, type SourceFacts } from '../facts/facts.ts'
import { headWord } from '../facts/same-one.ts'
import { isPersonNoun } from '../words/vocabulary.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

const HARMS = new Set(
  'attack assault abuse murder killing slaying stabbing shooting beating rape poisoning kidnapping abduction robbery assassination manslaughter harassment blackmail threat ambush mugging bullying trafficking torture molestation'.split(
    ' ',
  ),
)
/** As verbs, in any form: “for stabbing Ruiz”. */
const HARMING = new Set(
  'attack assault abuse murder kill slay stab shoot beat rape poison kidnap abduct rob assassinate harass blackmail threaten ambush mug bully torture molest'.split(
    ' ',
  ),
)
const SUFFERED = new Set(['of', 'on', 'against', 'to'])

const PROSECUTED = new Set(
  'arrest charge accuse convict jail imprison sentence indict detain hold suspect investigate prosecute try question acquit fine plead'.split(
    ' ',
  ),
)
/** With what for: a girl who was kidnapped is sought as well. */
const SOUGHT = new Set(['seek', 'want', 'hunt'])
const DONE_BY = new Set(['make', 'commit', 'launch', 'issue', 'send', 'carry', 'admit', 'confess', 'deny'])
const UNDER = new Set(['investigation', 'arrest', 'suspicion', 'indictment', 'prosecution'])
const ON = new Set(['trial'])

/** Behind the victim whom a headline without a verb begins with. */
const IN_COURT =
  /^(?:on trial|under (?:investigation|arrest|suspicion|indictment)|(?:face|faces|faced) (?:trial|arrest|jail|prison|charges?))\b/

const HARM = keyTrait(new Set([...HARMS].flatMap((noun) => [noun, `${noun}s`])))
const HARMED = lemmaTrait(HARMING)

const CULPRIT = 'makes the culprit of whom it was done to'

/** Adds a finding for a victim of the headline who is told as accused, or as who does the wrong. */
export function checkVictims(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  if (![HARM, HARMED, ACCUSED].some((trait) => occurs(facts.headline.traits, trait))) return
  const victims = victimsOf(facts)
  if (victims.length === 0) return
  const isVictim = (word: Word) => victims.some((victim) => sameStem(victim.lexeme, word.lexeme))
  const first = lastOfPhrase(reading.words, 0)
  const behind = first === null ? 0 : reading.words.indexOf(first) + 1
  const next = reading.words.slice(behind, behind + 2).map(({ lexeme }) => lexeme.key)
  if (first !== null && isVictim(first) && IN_COURT.test(next.join(' '))) {
    findings.push(wordFinding('accusation', reading, behind, behind + 1, CULPRIT))
    return
  }
  for (const clause of reading.clauses) {
    if (clause.subject === null || clause.isNegated || !isTold(reading, clause)) continue
    const head = reading.words[headWord(reading.words, clause.subject)]
    if (head === undefined || (head.marks & POSSESSIVE) !== 0) continue
    if (!isVictim(head)) continue
    findings.push(wordFinding('accusation', reading, clause.verb, clause.verb, CULPRIT))
    return
  }
}

/** The subject is accused of something, or does it. */
function isTold({ words }: CandidateReading, { lemma, isPassive, object, adjuncts, group }: Clause): boolean {
  if (lemma === 'plead' || (isPassive && PROSECUTED.has(lemma))) return true
  if (isPassive && SOUGHT.has(lemma) && adjuncts.some(({ preposition }) => /^(?:over|for)$/.test(preposition)))
    return true
  if (!isPassive && HARMING.has(lemma)) return true
  const isHarm = (word: Word | undefined) => word !== undefined && HARMS.has(word.lexeme.singular ?? word.lexeme.key)
  if (!isPassive && DONE_BY.has(lemma) && object !== null && isHarm(words[object.to - 1])) return true
  return (
    (lemma === 'is' || lemma === 'be' || group.to - group.from === 1) &&
    adjuncts.some(
      ({ preposition, range }) =>
        (preposition === 'under' && UNDER.has(words[range.to - 1]!.lexeme.key)) ||
        (preposition === 'on' && ON.has(words[range.to - 1]!.lexeme.key)),
    )
  )
}

/** Who is accused may do these without having done it. */
const OPEN_TO_ACCUSED = new Set(
  'face appear plead deny await stand remain stay live become get receive go leave return die say tell claim insist admit confess testify speak apologize apologise resign quit work run be is are was were have has had meet hold'.split(
    ' ',
  ),
)
const ACCUSED_BY = new Set(['in', 'over', 'for', 'of', 'with', 'after'])

/** "Teen charged in fire that destroyed chapel" told as "Teen set fire that destroyed chapel". */
export function checkAccused({ headline }: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  if (!occurs(headline.traits, ACCUSED)) return
  const theirs = headline.words
  const charged = headline.clauses.find(
    ({ lemma, isPassive, subject, adjuncts, isNegated }) =>
      isPassive &&
      !isNegated &&
      subject !== null &&
      ACCUSING.has(lemma) &&
      adjuncts.some(({ preposition }) => ACCUSED_BY.has(preposition)),
  )
  if (charged === undefined) return
  const name = theirs[headWord(theirs, charged.subject!)]
  if (name === undefined) return
  const isHis = (words: readonly Word[], range: Clause['subject']) => {
    const head = range === null ? undefined : words[headWord(words, range)]
    return head !== undefined && (head.marks & POSSESSIVE) === 0 && sameStem(head.lexeme, name.lexeme)
  }
  const { words } = reading
  if (words.some(({ lexeme }) => ACCUSING.has(lexeme.lemma) || ALLEGING.has(lexeme.key))) return
  for (const clause of reading.clauses) {
    const { lemma, isPassive, subject, object, status, verb, isNegated, speaker } = clause
    if (isPassive || isNegated || status !== 'done' || object === null || speaker !== null || !isHis(words, subject))
      continue
    if (OPEN_TO_ACCUSED.has(lemma)) continue
    const isToldOfHim = headline.clauses.some(
      (other) =>
        other !== charged && isHis(theirs, other.subject) && sameStem(theirs[other.verb]!.lexeme, words[verb]!.lexeme),
    )
    if (isToldOfHim) continue
    findings.push(wordFinding('accusation', reading, verb, verb, 'tells as done what somebody is only accused of'))
    return
  }
}

const ACCUSING = new Set(
  'charge accuse arrest suspect indict detain hold try investigate question prosecute'.split(' '),
)
const ALLEGING = new Set(
  'alleged allegedly suspected suspect accused charges charge claims police prosecutors trial court authorities investigators accusation accusations indictment custody held'.split(
    ' ',
  ),
)
const ACCUSED = lemmaTrait(ACCUSING)

/** The last words of those to whom the headline tells that a wrong was done; none of whom it accuses as well. */
const victimsOf = oncePerSource(({ headline: { words, clauses } }): Word[] => {
  const victims: Word[] = []
  for (let i = 0; i + 1 < words.length; i++) {
    const { lexeme } = words[i]!
    const isNoun = HARMS.has(lexeme.singular ?? lexeme.key) && SUFFERED.has(words[i + 1]!.lexeme.key)
    const isVerb = HARMING.has(lexeme.lemma) && lexeme.key.endsWith('ing')
    if (!isNoun && !isVerb) continue
    const victim = lastOfPhrase(words, i + (isNoun ? 2 : 1))
    if (victim !== null) victims.push(victim)
  }
  // "Man charged with threatening judge in Holm trial"
  for (let i = 0; i + 1 < words.length; i++)
    if (clauses.some(isOfUnnamed(words)) && (words[i]!.marks & NAMED) !== 0 && CASES.has(words[i + 1]!.lexeme.key))
      victims.push(words[i]!)
  const doers = clauses.flatMap(({ subject }) => (subject === null ? [] : (words[headWord(words, subject)] ?? [])))
  return victims.filter((victim) => !doers.some((doer) => sameStem(doer.lexeme, victim.lexeme)))
})

const CASES = new Set(['trial', 'case', 'hearing', 'appeal', 'inquiry'])

const isOfUnnamed =
  (words: readonly Word[]) =>
  ({ lemma, isPassive, subject }: Clause): boolean =>
    isPassive && PROSECUTED.has(lemma) && subject !== null && (words[subject.to - 1]!.marks & NAMED) === 0

/** A person or a name, with what stands in front: “the former Senator Dana Ruiz”. */
export function lastOfPhrase(words: readonly Word[], from: number): Word | null {
  let last: Word | null = null
  for (let i = from; i < words.length && i < from + 6; i++) {
    const word = words[i]!
    if (i > from && (word.marks & (AFTER_BREAK | AFTER_COMMA)) !== 0) break
    if ((word.lexeme.flags & PREPOSITION) !== 0) break
    if (!isContent(word)) {
      if (last !== null) break
      continue
    }
    if (last !== null && (last.marks & NAMED) !== 0 && (word.marks & NAMED) === 0) break
    if ((word.marks & NAMED) !== 0 || isPersonNoun(word.lexeme.singular ?? word.lexeme.key)) last = word
    else if (last !== null) break
  }
  return last === null || (last.marks & POSSESSIVE) !== 0 ? null : last
}
