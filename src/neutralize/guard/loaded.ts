/**
 * What the detector finds in a candidate: a manipulation that was left in, unless the source tells it as a fact, names
 * somebody so, or says itself what ought to be.
 */
import { analyze } from '../../text/analyze.ts'
import { isAccusing, lexemeOf } from '../clause/lexicon.ts'
import { SPEECH } from '../clause/verbs.ts'
import type { SourceFacts } from '../facts/facts.ts'
import type { CandidateReading, GuardOptions } from './rules.ts'

export interface TacticLeft {
  rule: 'loaded'
  side: 'candidate'
  text: string
  start: number
  end: number
  message: string
}

/** Shapes that a neutral wording may have: a count of items, an unnamed person, words quoted as the source quotes them. */
const TOLERATED = new Set(['withheld-subject', 'listicle', 'scare-quotes', 'forward-reference'])

const TELLERS =
  'article|author|writer|columnist|column|story|piece|report|commentary|analysis|explainer|guide|essay|editorial|podcast|newsletter|video|publication|publisher|list'
const TELLER = new RegExp(`^(?:${TELLERS}|opinion)s?$`)

/** The tactics of a candidate that are no fact of its source, offsets in code points. */
export function tacticsLeft(facts: SourceFacts, reading: CandidateReading, options: GuardOptions): TacticLeft[] {
  if (options.detectTactics === undefined) return []
  return options
    .detectTactics(reading.text)
    .filter(
      (tactic) =>
        tactic.inQuote !== true &&
        !TOLERATED.has(tactic.tacticId ?? '') &&
        !isPlainInSource(facts, tactic) &&
        !isOfName(facts, reading.text, tactic.text) &&
        !(tactic.tacticId === 'moralizing' && isDutyTold(facts, reading)) &&
        !(tactic.tacticId === 'curiosity-gap' && isAsked(reading.text, tactic.text)) &&
        !(tactic.tacticId === 'hyperbole' && isRankingTold(facts, reading, tactic.text)) &&
        !(tactic.tacticId === 'sensational-verb' && isCrimeOf(facts, tactic.text)),
    )
    .map(({ text, start, end }) => ({
      rule: 'loaded',
      side: 'candidate',
      text,
      start,
      end,
      message: 'leaves a manipulation in',
    }))
}

/**
 * The summary tells it in the same words, so the word is a fact here and no lure. Other titles, our own plain wording
 * among them, show only that a loaded word has no plainer one.
 */
function isPlainInSource(facts: SourceFacts, { text, tacticId = '' }: { text: string; tacticId?: string }): boolean {
  const stems = analyze(text)
  const parts = LURES.has(tacticId) ? facts.parts.slice(1, facts.source.summary ? 2 : 1) : facts.parts.slice(1)
  return (
    stems.length > 0 &&
    stems.every((stem) => parts.some((part) => part.words.some((word) => word.lexeme.stem === stem)))
  )
}

const LURES = new Set(['curiosity-gap', 'second-person', 'false-urgency', 'fear-appeal', 'numbers-bait', 'cliffhanger'])

/** "Hotel Magnifico": the word is part of a name of the source. */
function isOfName(facts: SourceFacts, candidate: string, cue: string): boolean {
  if (!/^\p{Lu}\S*$/u.test(cue)) return false
  const before = /\p{Lu}\S* $/u.exec(candidate.slice(0, candidate.indexOf(cue)))
  if (before !== null && facts.source.headline.includes(before[0] + cue)) return true
  // "Make It Nice looks at crates": the series is named so.
  const name = /^\p{Lu}\S*(?: \p{Lu}\S*)+/u.exec(candidate.slice(candidate.indexOf(cue)))
  return name !== null && facts.source.headline.startsWith(`${name[0]}:`)
}

const TOLD_OF = '(?:ask|examin|explain|explor|consider|discuss|review|address|analy[sz]|describ|outlin|assess)'
/** An article that asks or explains what is kept back promises nothing. */
const ASKING = new RegExp(
  `\\b(?:asks|asked|looks? (?:at|into)|(?:${TELLERS}) (?:[a-z]+ ){0,2}(?:${TOLD_OF}[a-z]*|on|about|of))(?: just)? $`,
  'i',
)
const IS_ASKED = new RegExp(`\\b(?:is|are) ${TOLD_OF}[a-z]*ed\\b`, 'i')

/** "Article examines what went wrong", "what happens next is explained": the question is told of, and lures nobody. */
function isAsked(candidate: string, cue: string): boolean {
  if (!/^(?:what|why|how|who|where|when)\b/i.test(cue)) return false
  const at = candidate.indexOf(cue)
  return ASKING.test(candidate.slice(0, at)) || IS_ASKED.test(candidate.slice(at + cue.length))
}

/** "Most important, expert says": somebody ranks it so, in the source as here; it is not the publisher who heightens. */
function isRankingTold(facts: SourceFacts, { clauses, words, text }: CandidateReading, cue: string): boolean {
  const isTold = (all: CandidateReading['clauses'], of: CandidateReading['words']) =>
    all.some(
      ({ marker, lemma, subject }) =>
        (marker === 'label' || SPEECH.has(lemma)) &&
        subject !== null &&
        !of.slice(subject.from, subject.to).some(({ lexeme }) => TELLER.test(lexeme.key)),
    )
  return (
    /\b(?:most|least|best|worst|\p{L}+est)\b/iu.test(cue) &&
    analyze(cue).every((stem) => facts.stems.has(stem)) &&
    ((isTold(facts.headline.clauses, facts.headline.words) && isTold(clauses, words)) ||
      (!isTold(facts.headline.clauses, facts.headline.words) &&
        !facts.headline.clauses.some(({ lemma }) => RANKING.has(lemma)) &&
        isAmong(facts.headline.text, cue) &&
        isAmong(text, cue) &&
        RANKED_BY_ARTICLE.test(text)))
  )
}

/** "Among his greatest": the publisher ranks it so, and the candidate tells that he does. */
const RANKED_BY_ARTICLE = new RegExp(
  `\\b(?:${TELLERS}) (?:ranks|calls|counts|describes|lists|names|places|says|rates)\\b|\\b(?:ranked|counted|described|listed|rated)\\b[^,;:]* (?:by|in) (?:the |an? )?(?:${TELLERS})\\b|\\b(?:is|are|was|were) (?:ranked|counted|described|listed|rated)\\b`,
  'i',
)

/** Who ranks so in the headline is no article: "…, survey finds". */
const RANKING = new Set(['find', 'show', 'rank', 'rate', 'name', 'vote', 'list', 'reveal'])

const isAmong = (text: string, cue: string): boolean =>
  new RegExp(`\\b(?:among|one of)\\b[^,;:.]{0,40}\\b${cue.replace(/\W+/g, '\\W+')}`, 'i').test(text)

const DUTIES = ['should', 'must', 'need', 'needs', 'needed', 'ought']

/** What ought to be is said by somebody, or by the source itself. */
function isDutyTold(facts: SourceFacts, { clauses }: CandidateReading): boolean {
  return (
    DUTIES.some((word) => facts.keys.has(word)) ||
    clauses.some(({ marker, lemma }) => marker === 'label' || SPEECH.has(lemma))
  )
}

/** "robs bank": the deed itself, and the source's own word. */
function isCrimeOf(facts: SourceFacts, cue: string): boolean {
  const { senses, stem } = lexemeOf(cue.toLowerCase())
  return facts.stems.has(stem) && senses.some(isAccusing)
}
