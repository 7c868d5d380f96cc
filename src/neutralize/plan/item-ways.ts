/** The ways in which one part of a headline can be told: a statement, a question, an explanation, a demand, a phrase. */

import { firstNames } from '../headline/true-case-names.ts'
import { withoutArticles } from '../length/lean-wording.ts'
import { capitalize, small } from '../plain/grammar.ts'
import { manipulationIn } from '../plain/plain-wording.ts'
import { columnViews } from '../realiser/column-view.ts'
import { readNounWithClause } from '../realiser/of-whom.ts'
import { sayAdviceAgainst, sayDemand } from '../realiser/opinion.ts'
import { sayWithQuotedVerb } from '../realiser/quoted-verb.ts'
import { sayRemark } from '../realiser/remark.ts'
import { sayStatement, type Way } from '../realiser/statement.ts'
import { doManySo, thereIs } from '../realiser/there-is.ts'
import { withVerdict } from '../realiser/turns.ts'
import { hasFiniteVerb } from '../statement/finite-verbs.ts'
import { mayTell, readStatement } from '../statement/statement.ts'
import { readTactics } from '../tactics/tactics.ts'
import { sayExplained, sayQuestion } from '../teasers/question.ts'
import { sayPhrase } from '../topics/honest-frames.ts'
import { comparedIn, loneThing } from '../topics/lone-thing.ts'
import { isLonePhrase, isPhraseWithArticle } from '../topics/noun-phrase.ts'
import { topicsOf } from '../topics/topic.ts'
import { MOVES_BY } from '../topics/topic-nouns.ts'
import { isPersonNoun } from '../words/vocabulary.ts'
import { attributed } from './attributed.ts'
import type { PlanItem } from './headline-items.ts'
import type { HeadlinePlan } from './headline-plan.ts'
import { isSubject, labelled, maySpeak, SELF_REFERENCE, TOLD_BEHIND } from './labelled.ts'
import { sayWhatPeopleCan } from './people-can.ts'
import { isOwnSpeech, isQuotation, sayQuoted } from './quoted.ts'
import { readItem } from './read-item.ts'

export function waysOf(item: PlanItem, plan: HeadlinePlan): Way[] {
  const said = (texts: readonly string[]): Way[] => texts.map((text) => ({ text, kind: 'phrase' as const }))
  if (plan.asks.length > 0) return said(plan.asks)
  if (plan.label !== '' && plan.attribution === null && (isQuotation(item.text) || isOwnSpeech(plan.label, item.text)))
    return said(sayQuoted(plan.label, item.text))
  const mayReport = isSubject(plan.label) && !maySpeak(plan.label)
  if (item.kind === 'question') return labelled(said(sayQuestion(item.text)), plan, mayReport || 'asks')
  if (item.kind === 'why' || item.kind === 'how') {
    const explained = sayExplained(item.kind, item.text)
    // "Why ferries never sink, according to study": it is what the study found.
    const source =
      plan.attribution !== null && plan.items.length === 1
        ? `, according to ${small(plan.attribution.who.replace(/^an? /i, ''))}`
        : ''
    const told =
      source === ''
        ? explained
        : explained
            .filter((text) => !TOLD_BEHIND.test(text) && !/; article gives reasons$/.test(text))
            .map((text) => text + source)
    const own = source === '' ? toldBySpeaker(plan.label, told) : []
    return own.length > 0 ? said(own) : labelled(said(told), plan, mayReport || 'asks')
  }
  const demand =
    plan.attribution === null &&
    (plan.label === '' || isWriter(plan.label) || isColumn(plan.label)) &&
    isDemand(item.text)
      ? said(sayDemand(item.text, isColumn(plan.label) ? '' : plan.label))
      : []
  if (demand.length > 0) return demand
  const advice =
    plan.attribution === null || plan.label !== ''
      ? []
      : sayAdviceAgainst(item.text, plan.attribution.who, plan.attribution.verb)
  if (advice.length > 0) return said(advice)
  if (item.kind === 'loaded') return plan.items.length === 1 && plan.label === '' ? plainAfterAll(item, plan) : []
  const statement = readItem(item)
  const isForeseen =
    FORESEES.test(plan.attribution?.verb ?? '') || FINDS_OUT.test(plan.attribution?.who.split(' ').at(-1) ?? '')
  const ways: Way[] =
    statement === null
      ? sayUnread(item.text, plan.label === '' && plan.items.length === 1, item.isThing)
      : sayStatement({ ...statement, isForeseen, isLive: plan.isLive, isNamed: NAMES_SOMEBODY().test(plan.label) })
  const { attribution } = plan
  // "… harm crews: Holm": who says it is behind, and no article describes it.
  if (HAS_TAG().test(item.text) || HAS_SPEAKER.test(item.text))
    return labelled(
      ways.filter(({ kind, text }) => !/^(?:reported|described)$/.test(kind) && !SELF_REFERENCE.test(text)),
      plan,
    )
  // "This is Gull for Home, and it starts today": shown, and not reported to be so.
  if (/^This is \p{Lu}/u.test(item.text))
    return labelled(
      ways.filter(({ text }) => /^This is (?!reported)/.test(text)),
      plan,
    )
  for (const text of sayWhatPeopleCan(item.text)) ways.push({ text, kind: 'clause' })
  if (statement !== null && attribution === null && plan.isOpinion && plan.label === '')
    return [
      ...attributed(ways, { ...plan, attribution: { who: 'column', verb: 'says' } }),
      ...columnViews(statement, ways),
    ]
  // "Norwell Rail: fares are a scandal | Dana Okafor": what is held of it.
  if (
    statement !== null &&
    attribution === null &&
    plan.isOpinion &&
    !firstNames.has(plan.label.split(' ')[0]!.toLowerCase())
  )
    return labelled(attributed(ways, { ...plan, attribution: { who: 'column', verb: 'says' } }), plan)
  const verdicts = attribution === null ? [] : said(withVerdict(attribution.who, attribution.verb, item.text))
  if (verdicts.length > 0) return labelled([...verdicts, ...attributed(ways, plan)], plan)
  return labelled(plan.attribution === null ? ways : attributed(ways, plan), plan, statement !== null && mayReport)
}

/** "…, her spokesman says" */
const HAS_SPEAKER = /, (?:his|her|its|their) [a-z]+ (?:says?|said)$/

/** "…: Dorn", "…: Norcom tells Skerra Council". */
const HAS_TAG = () =>
  /: \p{Lu}[\p{L}’'.-]+(?: \p{Lu}[\p{L}’'.-]+){0,2}(?: tells? \p{Lu}[\p{L}’'.-]+(?: \p{Lu}[\p{L}’'.-]+){0,2})?$/u

/** "Surgeon: how to sleep better": who knows such things explains it; pilots may be those it is about. */
function toldBySpeaker(label: string, texts: readonly string[]): string[] {
  if (!EXPERT.test(label) || texts.some((text) => /\bauthor\b/.test(text))) return []
  const ending = /s$/i.test(label) ? '' : 's'
  return texts.flatMap((text) => {
    const [, verb, what] =
      /^(?:Article|Publisher) (explain|set|tell)s (?!out reasons (?:not )?to )(.+)$/.exec(text) ?? []
    if (verb !== undefined) return [`${label} ${verb}${ending} ${what}`]
    // "Advice on sleeping better", "Ways to sleep better": a thing behind the colon.
    return /^(?:Advice|Guide|Ways) /.test(text) ? [`${label}: ${small(text)}`] : []
  })
}
const EXPERT =
  /^(?:doctor|surgeon|expert|scientist|psychologist|psychiatrist|dentist|dermatologist|nutritionist|dietitian|cardiologist|economist|analyst|vet|pharmacist|physicist|historian|gp)s?$/i

/** "Okafor gave the reply that every sailor hoped for": plain once its articles are gone, and told like any other. */
function plainAfterAll({ text }: PlanItem, plan: HeadlinePlan): Way[] {
  const lean = withoutArticles(text)
  if (/^this\b|\b(?:we|us|our|you|your|I|my|me)\b/i.test(lean)) return []
  if (manipulationIn(lean).some(({ inQuote }) => inQuote !== true)) return []
  const statement = readStatement(lean)
  if (statement === null) return []
  const ways = sayStatement(statement)
  if (plan.attribution === null && plan.isOpinion)
    return attributed(ways, { ...plan, attribution: { who: 'column', verb: 'says' } })
  return plan.attribution === null ? ways : attributed(ways, plan)
}

const FORESEES =
  /^(?:announce|warn|predict|forecast|promise|vow|plan|propose|pledge|threaten|expect|fear|project|foresee)/

/** "Swanson: the crew needs to …": one name by itself, which no place has. */
const isWriter = (label: string): boolean =>
  /^\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}’'-]+)?$/u.test(label) &&
  !isPersonNoun(label.split(' ').at(-1)!.toLowerCase()) &&
  maySpeak(label)

/** "HARBOR NOTES: the board should …": what a column is called. */
const isColumn = (label: string): boolean => /^\p{Lu}{5,}(?: \p{Lu}+)+$/u.test(label)

/** "Dana Ruiz appeal live: poisoner …": it is she. */
const NAMES_SOMEBODY = () => /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u

/** What a study finds is so, and did not happen once. */
const FINDS_OUT = /^(?:study|studies|research|researchers|scientists|review|survey|poll|trial)$/i

export const isSayable = (item: PlanItem): boolean =>
  (item.kind !== 'loaded' || (isDemand(item.text) && sayDemand(item.text).length > 0)) &&
  !(item.kind === 'question' && item.left.length > 0)

export const isDemand = (text: string): boolean => readTactics(text).cues.some((cue) => cue.tactic === 'moralizing')

export const isPhrase = ({ kind, text }: PlanItem): boolean =>
  kind === 'statement' && isTopic(text) && readStatement(text) === null

/**
 * A noun phrase is what an article is about; anything else is left in its order.
 * @param isAll nothing else stands in the headline
 */
function sayUnread(text: string, isAll: boolean, isThing = false): Way[] {
  const base: Way[] = [
    { text: capitalize(text), kind: 'bare' },
    // Behind a label they may be somebody's own words.
    ...(isAll ? sayWithQuotedVerb(text) : []),
    ...thereIs(text).map((line) => ({
      text: line,
      kind: / reported to (?:be|have been) /.test(line) ? ('reported' as const) : ('clause' as const),
    })),
  ]
  const remarks = isAll ? sayRemark(text) : []
  if (remarks.length > 0) return [...base, ...remarks.map((line) => ({ text: line, kind: 'phrase' as const }))]
  const clause = isAll ? readNounWithClause(text) : null
  if (clause !== null) return [...base, ...sayStatement(clause)]
  if (!isAll) return base
  const thing = isThing || isTopic(text) ? text : loneThing(text)
  if (thing === '') return base
  const compared = comparedIn(thing)
  const lines = compared === null ? sayPhrase(small(thing)) : sayCompared(compared)
  return [...base, ...lines.map((line) => ({ text: line, kind: 'described' as const }))]
}

const sayCompared = ({ one: named, other }: { one: string; other: string }): string[] => {
  const one = small(named)
  return [
    `Comparison of ${one} with ${other}`,
    `${capitalize(one)} and ${other} compared`,
    `Article compares ${one} to ${other}`,
    `How ${one} ${/\p{Ll}{2}s$/u.test(one) ? 'differ' : 'differs'} from ${other}`,
    `Differences between ${one} and ${other}`,
  ]
}

function isTopic(text: string): boolean {
  if (PREDICATE.test(text) || MOVES_BY().test(text) || DEMANDED().test(text)) return false
  if (isFelt(text)) return true
  if (isPhraseWithArticle(text)) return true
  // "Police ID man as Hughes": a word read as a name can be the verb.
  // "Otavia stakes hopes on vote": neither was what nobody could read.
  if (hasFiniteVerb(text) || / as /.test(text) || mayTell(text)) return false
  return topicsOf(text).includes(text) || isLonePhrase(text)
}

/** "Angry protests in Norwell over fares", "Worry on the islands as costs rise": what is felt, and no verb before what it is about. */
const isFelt = (text: string): boolean => {
  const owned = OWNED().exec(text)
  if (owned !== null) return !hasFiniteVerb(`them ${owned[1] ?? ''}`)
  const [, felt = ''] = FELT().exec(text) ?? []
  return felt !== '' && !doManySo(felt) && !hasFiniteVerb(`it ${felt}`) && !mayTell(felt.replace(/ to \p{Ll}.*$/u, ''))
}

const FELT = () =>
  /^((?:(?:New|Fresh|More|Angry|Growing|Renewed|Public|Local|Mass|Violent|Peaceful) )?(?:[Cc]oncerns?|[Aa]nger|[Aa]larm|[Ff]ears?|[Ww]orry|[Ww]orries|[Pp]rotests?|[Oo]utrage|[Cc]riticism|[Cc]onfusion|[Rr]elief|[Cc]elebrations?|[Tt]ensions?|[Dd]isruption|[Ss]urprise|[Cc]onflict|[Dd]ispute|[Uu]nrest) (?:in|on|at|among|across|over|about) [^,:;?!“”"‘]+?)(?: (?:as|after|when) [^,:;?!“”"‘]+)?$/u

/** "Crews’ anger as council cuts ferries", "Holm's relief after verdict". */
const OWNED = () =>
  /^(?:[\p{L}\p{N}’'.&-]+ ){0,3}[\p{L}\p{N}’'.-]+(?:[’']s|s[’']) (?:\p{Ll}+ )?(?:anger|problems?|relief|delight|disappointment|distress|surprise|hardship|grief|concerns?|worry|worries|embarrassment|frustration|reaction|setback|difficult(?:y|ies)|pleas?|appeal|joy|pain|success|defeat|loss|hopes?|regrets?|disbelief|sorrow|sadness)( (?:over|at|about|for|in|on|with|to) [^,:;?!“”"‘]+?)?(?: (?:as|after|when) [^,:;?!“”"‘]+)?$/u

/** "Turn attic into a library": what to do, its "your" gone. */
const DEMANDED = () => /^(?:Turn|Make|Change|Improve|Clean|Boost|Protect|Organi[sz]e|Decorate|Upgrade) \p{Ll}+ into /u

/** "Five people dead in a fire", "minister back in jail": a sentence without its verb. */
const PREDICATE =
  /[^ ] (?:dead|injured|hurt|missing|wounded|ill|back|out|set|due|ready|safe|alive|free|down|up|off|away|on trial|on track|on leave|in custody|in jail|in court|likely|unlikely|able|unable) (?:in|on|at|after|before|to|from|as|amid|for|with|by|over|following)\b/i
