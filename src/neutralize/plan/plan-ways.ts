/** The ways of a whole plan, in groups by how well they read. */

import { wordsIn } from '../length/fewer-words.ts'
import { withoutArticles } from '../length/lean-wording.ts'
import { sayList } from '../lists/list.ts'
import { capitalize, small } from '../plain/grammar.ts'
import type { Way } from '../realiser/statement.ts'
import { sayQuestion } from '../teasers/question.ts'
import { isNounPhrase } from '../topics/topic-nouns.ts'
import { framed } from './frames.ts'
import type { PlanItem } from './headline-items.ts'
import type { HeadlinePlan } from './headline-plan.ts'
import { tellsSomething } from './introduced.ts'
import { isPhrase, isSayable, waysOf } from './item-ways.ts'
import { withOthers } from './joined-items.ts'
import { joinedWays } from './joined-ways.ts'
import { leans } from './leaning.ts'
import { readItem } from './read-item.ts'
import { topicCandidates } from './topic-candidates.ts'
import { underLabel } from './under-label.ts'

export interface PlanWays {
  /** As news is told. */
  plain: string[]
  /** "Article describes X doing Y": fit to print, but stiffer than a sentence. */
  covered: string[]
  /** What the article is about: nothing is claimed, and nothing may go. */
  described: string[]
  /** Whole sentences inside another ("It is reported that …"); made when asked. */
  framed: () => string[]
}

export function waysOfPlan(plan: HeadlinePlan): PlanWays {
  const ways: PlanWays = { plain: [], covered: [], described: [], framed: () => [] }
  if (plan.list !== null) return { ...ways, plain: sayList(plan.list) }
  const sayable = plan.items.filter(isSayable)
  const main = mainBehindQuestion(sayable, plan) ?? sayable[0] ?? plan.items[0]
  if (main === undefined) return ways
  const others = plan.items.filter((item) => item !== main)
  const own = waysOf(main, plan)
  const joined = own.map((way, turn) => ({
    way,
    texts: askedInFront(withOthers(way.text, others, plan, turn), main, plan),
  }))
  // Each way once, before any comes again with the others told otherwise.
  for (const { way, texts } of joined) ways[groupOf(way, main)].push(texts[0]!)
  for (const { way, texts } of joined) ways[groupOf(way, main)].push(...texts.slice(1))
  if (others.length === 1) ways.plain.push(...joinedWays(main, own, others[0]!, plan))
  // "Layoffs and a disaster: the fall of Skerra Rail": three things that the article is about.
  if (others.length > 0 && others.every(({ kind }) => kind === 'loaded') && isPhrase(main))
    ways.described.push(...topicCandidates(plan))
  // An explanation or question speaks of the article already.
  if (main.kind === 'statement' && plan.label === '')
    ways.framed = () =>
      framedWays(own)
        .flatMap((text) => withOthers(text, others, plan))
        // Half of a sentence that went on is told in no frame.
        .filter((text) => !text.includes('; and '))
  else if (main.kind === 'statement')
    ways.framed = () => underLabel(own, main, plan).flatMap((text) => withOthers(text, others, plan))
  return ways
}

/** "Ferries to Norwell? Islanders object": where the question cannot be told, what is told behind it is the news. */
function mainBehindQuestion(
  [first, second]: readonly PlanItem[],
  { items, label }: HeadlinePlan,
): PlanItem | undefined {
  if (items.length !== 2 || label !== '' || first?.kind !== 'question' || second?.kind !== 'statement') return undefined
  if (leans(second.text.split(' ').slice(0, 4).join(' ')) || readItem(second) === null) return undefined
  // "A new ferry for Norwell?": what is asked about it can be told.
  if (/^an? /i.test(first.text) && isNounPhrase(small(first.text))) return undefined
  return sayQuestion(first.text).length === 0 ? second : undefined
}

/** In its own words a question stands where the headline has it. */
function askedInFront(texts: readonly string[], main: PlanItem, { items: [first] }: HeadlinePlan): readonly string[] {
  if (first === undefined || first === main || first.kind !== 'question') return texts
  const end = `; ${small(first.text)}?`
  return texts.map((text) => {
    if (!text.endsWith(end)) return text
    const told = text.slice(0, -end.length)
    const whole = `${capitalize(first.text)}? ${told}`
    // "…? Report on islanders objecting": nobody opens a sentence so behind a question.
    if (COVERAGE.test(told)) return told
    // Cut to length, the news would be half of it.
    return wordsIn(withoutArticles(whole)) > 15 ? told : whole
  })
}

const COVERAGE = /^(?:[^:;“‘"]{2,40}: )?(?:article (?:describes|tells)|report on|plans for) /i

function groupOf({ text, kind }: Way, main: PlanItem): 'plain' | 'covered' | 'described' {
  if (main.kind !== 'statement') return 'plain'
  if (kind === 'described') return 'described'
  return COVERAGE.test(text) ? 'covered' : 'plain'
}

/** "…: Dana Ruiz", "…, her spokesman says": whose word it is, stands there; "Nearing Skerra, crews …" leans on what follows. */
const SAID_BY_OTHERS = () =>
  /: \p{Lu}[\p{L}’'.-]+(?: \p{Lu}[\p{L}’'.-]+){1,2}$|, (?:\p{Ll}+ )?[\p{L}’'-]+ (?:says?|said)$|^(?!Following|During|According|Facing|Citing)\p{Lu}\p{Ll}+ing [^,]{2,40}, /u

/** A whole sentence inside another: no fact lost, none added. */
function framedWays(own: readonly Way[]): string[] {
  return own
    .filter(
      (way) =>
        (way.kind === 'clause' || (own[0] === way && tellsSomething(way.text))) &&
        !SAID_BY_OTHERS().test(way.text) &&
        !/\breportedly\b|\b[Rr]eport (?:says|states|said|has said)\b|^Column |^Columnist |^Readers | (?:is|are) told that |^It is possible |^According to|, according to|, \S+ (?:says?|said)$|^[^,;]{2,40}: /.test(
          way.text,
        ),
    )
    .slice(0, 3)
    .flatMap(({ text, kind }) => framed(small(text), kind === 'clause'))
}
