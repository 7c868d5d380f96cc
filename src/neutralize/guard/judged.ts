/**
 * Deeds told by what is said or done in them: doctors who call a plan "cruel" criticise it, critics who call a film
 * "superb" praise it, and who pulls a boy from a fire rescues him. Only whoever does so in the source may be said to.
 */
import type { Range } from '../clause/clause.ts'
import { SPEECH } from '../clause/verbs.ts'
import { occurs, trait } from '../clause/word-traits.ts'
import { IN_QUOTES, type Word } from '../clause/words.ts'
import { overlaps } from '../facts/clause-match.ts'
import type { SourceFacts } from '../facts/facts.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

const set = (words: string) => new Set(words.split(' '))

const BLAME = set('criticise criticize criticism critic condemn condemnation object objection')
const PRAISE = set('praise welcome commend')

const BAD = set(
  'cruel absurd disgrace disgraceful shameful shocking outrageous unfair unjust wrong dangerous reckless insulting insult disaster disastrous terrible awful appalling betrayal chaotic shambles unacceptable inhumane insane madness nonsense ridiculous stupid heartless callous brutal hypocrisy hypocritical pathetic failure cowardly immoral irresponsible incompetent misguided unworkable unsafe unlawful undemocratic racist sexist offensive disgusting vile horrific joke farce scandal scandalous mistake shortsighted short-sighted devastating toxic nightmare barbaric draconian flawed useless hopeless embarrassing embarrassment',
)
const GOOD = set(
  'superb brilliant excellent wonderful fantastic remarkable outstanding masterpiece magnificent triumph heroic hero inspiring inspirational historic vital welcome fair great perfect beautiful',
)
const CALLING = set('call brand label dub describe deem denounce slam blast hail')

/** The headline passes such a judgement in quotation marks, and the word tells that it was passed. */
export function isJudgement(facts: SourceFacts, word: Word): boolean {
  const { lemma } = word.lexeme
  if (BLAME.has(lemma)) return hasQuoted(facts, BAD)
  return PRAISE.has(lemma) && hasQuoted(facts, GOOD)
}

function hasQuoted(facts: SourceFacts, judgements: ReadonlySet<string>): boolean {
  return (
    speakersOf(facts).length > 0 &&
    facts.headline.words.some((word) => (word.marks & IN_QUOTES) !== 0 && judgements.has(word.lexeme.key))
  )
}

function speakersOf(facts: SourceFacts): Range[] {
  return doersOf(facts, (lemma) => SPEECH.has(lemma) || CALLING.has(lemma))
}

function doersOf(facts: SourceFacts, isDeed: (lemma: string) => boolean): Range[] {
  return facts.headline.clauses.flatMap(({ lemma, subject, agent, isPassive }) => {
    const doer = isPassive ? agent : subject
    return doer !== null && isDeed(lemma) ? [doer] : []
  })
}

const APPROVING = set('welcome praise support applaud hail endorse defend thank commend cheer celebrate accept')
const DISAPPROVING = set(
  'warn criticise criticize condemn oppose reject denounce blame protest lament deplore attack object dismiss rebuke appeal contest challenge',
)

const JUDGING = trait(({ lemma }) => APPROVING.has(lemma) || DISAPPROVING.has(lemma))

/** "warns of" told as "welcomes": the same one, and the contrary attitude. */
export function checkAttitude(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  if (!occurs(reading.traits, JUDGING) || !occurs(facts.headline.traits, JUDGING)) return
  for (const { verb, lemma, subject, isPassive, isNegated } of reading.clauses) {
    const contraries = APPROVING.has(lemma) ? DISAPPROVING : DISAPPROVING.has(lemma) ? APPROVING : null
    if (contraries === null || subject === null || isPassive || isNegated) continue
    const { stem, senses } = reading.words[verb]!.lexeme
    if (facts.stems.has(stem) || senses.some((sense) => facts.senses.has(sense))) continue
    const isContrary = facts.headline.clauses.some(
      (other) =>
        contraries.has(other.lemma) &&
        !other.isNegated &&
        !other.isPassive &&
        overlaps(reading.words, subject, facts.headline.words, other.subject),
    )
    if (!isContrary) continue
    findings.push(wordFinding('direction', reading, verb, verb, 'turns approval and disapproval around'))
    return
  }
}

const PULLING = set('pull pluck lift drag winch carry haul free')
const DANGERS = set(
  'fire flat blaze dinghy boat water sea river lake wreck wreckage rubble car flood floodwater snow avalanche debris well cliff cave mine canal ice mud surf burning sinking',
)

/** "pulls boy from burning flat": to rescue, where what somebody is pulled from is a danger. */
export function isRescue(facts: SourceFacts, word: Word): boolean {
  if (!RESCUING.has(word.lexeme.lemma)) return false
  const { words, clauses } = facts.headline
  return clauses.some(
    ({ lemma, verb, isNegated }) =>
      PULLING.has(lemma) &&
      !isNegated &&
      words
        .slice(verb + 1)
        .some(
          ({ lexeme }, i, rest) =>
            lexeme.key === 'from' &&
            rest.slice(i + 1, i + 4).some((next) => DANGERS.has(next.lexeme.singular ?? next.lexeme.key)),
        ),
  )
}

const RESCUING = set('rescue save')

const PASSED = trait(({ lemma }) => BLAME.has(lemma) || PRAISE.has(lemma) || RESCUING.has(lemma))

/** "Governor criticises doctors" where the doctors call his plan cruel; "boy rescues firefighters" who pull him out. */
export function checkJudged(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  if (!occurs(reading.traits, PASSED)) return
  for (const { verb, lemma, subject, agent, isPassive } of reading.clauses) {
    const word = reading.words[verb]!
    if (facts.keys.has(lemma) || facts.stems.has(word.lexeme.stem)) continue
    const isPassed = isJudgement(facts, word)
    if (!isPassed && !isRescue(facts, word)) continue
    const phrase = isPassive ? agent : subject
    if (phrase === null) continue
    // "by Arkansas doctors": the noun may have been read as a verb.
    const doer = { from: phrase.from, to: Math.min(phrase.to + 1, reading.words.length) }
    const doers = isPassed ? speakersOf(facts) : doersOf(facts, (deed) => PULLING.has(deed))
    if (doers.some((other) => overlaps(reading.words, doer, facts.headline.words, other))) continue
    findings.push(
      isPassed
        ? wordFinding('attribution', reading, verb, verb, 'lets somebody else pass the judgement')
        : wordFinding('roles', reading, verb, verb, 'gives the deed to somebody else'),
    )
    return
  }
}
