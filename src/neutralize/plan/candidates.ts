/**
 * Candidates for the variations of a headline: the ways of its plan, with label and source put back, each also in
 * other small words. Plainest first; judging and choosing is not done here.
 *
 *     plan-ways.ts   item-ways.ts: one part of the headline told; joined-items.ts: the others behind it;
 *                    labelled.ts, attributed.ts: label and source put back
 *     stages         as they are, in fewer words, by the main clause alone (main-clause.ts), in a frame, introduced
 *     rephrase.ts    each in other small words
 *     to-length.ts   each in fifteen words at most
 */

import { wordsIn } from '../length/fewer-words.ts'
import { keepsTurn, tellsTurns } from '../length/kept-turn.ts'
import { leanWording, withoutArticles } from '../length/lean-wording.ts'
import { withoutLesserWords } from '../length/lesser-words.ts'
import { mostWords, type Wording, wordingOf } from '../length/to-length.ts'
import { sayList } from '../lists/list.ts'
import { inOtherWords, MOST_FORMS } from '../paraphrase/rephrase.ts'
import { small } from '../plain/grammar.ts'
import { fullSentence } from '../realiser/full-sentence.ts'
import { namesSpeaker } from './attributed.ts'
import type { HeadlinePlan } from './headline-plan.ts'
import { introduced, tellsSomething } from './introduced.ts'
import { waysOf } from './item-ways.ts'
import { losesTurn } from './joined-items.ts'
import { mainClauses } from './main-clause.ts'
import { mediumOf, toldBy } from './medium.ts'
import { waysOfPlan } from './plan-ways.ts'

/** Most candidates that are ever looked at for one headline. */
export const MOST_CANDIDATES = 84
const MOST_BRIEFED = 40
/**
 * Words that are read to be cut to fifteen, of all forms of one headline together: titles as publishers write them need
 * 9,300 at most, prose 10,400, and what somebody puts together to that end would take any number.
 */
const MOST_CUT_WORDS = 12_000

export function* candidatesOf(plan: HeadlinePlan): Generator<Wording> {
  let made = 0
  let cutWords = 0
  // Few enough to compare: hashing a line of eighty characters costs more.
  const seen: string[] = []
  const isNew = (text: string): boolean => !seen.includes(text) && seen.push(text) > 0
  // Half of what turns or limits itself stands where no whole does: it says more than what the headline is about.
  const halves: Wording[] = []
  const medium = mediumOf(plan)
  const tell = (texts: readonly string[]): readonly string[] =>
    medium === null ? texts : texts.map((text) => toldBy(medium, text)).filter((text) => text !== '')
  for (const { texts, mayShorten, isMain = false, isBrief = false } of stagesOf(plan))
    for (const form of formsInTurn(tell(texts()), isBrief)) {
      const count = wordsIn(form)
      if (count > mostWords(mayShorten) || !isNew(form)) continue
      if (count > 15) cutWords += count
      if (count > 15 && cutWords > MOST_CUT_WORDS) continue
      const wording = wordingOf(form, mayShorten, count)
      if (!mayStand(wording, plan)) continue
      if (wording.text !== form && !isNew(wording.text)) continue
      if (!tellsTurns(wording.text, plan.text)) {
        halves.push(wording)
        continue
      }
      yield isMain ? { ...wording, isCut: true, isMain } : wording
      if (++made >= MOST_CANDIDATES) return
    }
  if (made === 0) yield* halves.slice(0, MOST_CANDIDATES)
}

/** Texts that are made when those before them did not do. */
interface Stage {
  texts: () => readonly string[]
  mayShorten: boolean
  isMain?: boolean
  /** Its articles are left out: which ones stood there, nobody can tell any more. */
  isBrief?: boolean
}

function stagesOf(plan: HeadlinePlan): Stage[] {
  const { plain, covered, described, framed } = waysOfPlan(plan)
  const { list, items, asks } = plan
  return [
    { texts: () => plain, mayShorten: true },
    { texts: () => covered, mayShorten: true },
    { texts: () => described, mayShorten: false },
    // As brief as it gets only when fuller words did not do.
    { texts: () => briefed([...plain, ...covered], withoutArticles), mayShorten: true, isBrief: true },
    { texts: () => briefed([...plain, ...covered], leanWording), mayShorten: true, isBrief: true },
    {
      texts: () => (list === null && items.length === 1 ? mainClauses(items[0]!, plan) : []),
      mayShorten: false,
      isMain: true,
    },
    { texts: () => lesserWays(plan), mayShorten: false },
    { texts: framed, mayShorten: false },
    // A sentence about readers is about the article already.
    { texts: () => (asks.length > 0 ? [] : introduced(plain, plan)), mayShorten: false },
    {
      texts: () => (list?.themes ?? []).flatMap((about) => (about === list!.about ? [] : sayList({ ...list!, about }))),
      mayShorten: false,
    },
    // Where nothing can be said of the things, how many there are of them can.
    { texts: () => (list === null || list.about === '' ? [] : sayList({ ...list, about: '' })), mayShorten: false },
  ]
}

/** Without what the sentence can do without, where anything is left out. */
function lesserWays(plan: HeadlinePlan): readonly string[] {
  const [item, more] = plan.items
  if (item === undefined || more !== undefined || plan.list !== null || item.kind !== 'statement') return []
  const text = withoutLesserWords(item.text)
  return text === item.text ? [] : waysOf({ ...item, text }, plan).map((way) => way.text)
}

/** The first form of every text, then the second of every text, … */
function* formsInTurn(texts: readonly string[], isBrief: boolean): Generator<string> {
  // Reading a sentence is dear: what speaks against articles in the first of a stage does so in all, as a rule. Who says it,
  // behind a comma there, stands in front in others.
  const [first = ''] = texts
  const isHopeless = isBrief || (!first.includes(', ') && fullSentence(first).isHopeless)
  let worded = texts.map((text, i) => wordings(text, i === 0, isHopeless))
  for (let round = 0; round < MOST_FORMS && worded.length > 0; round++) {
    const more: typeof worded = []
    for (const forms of worded) {
      const form = forms.next().value
      if (form === undefined) continue
      more.push(forms)
      yield form
    }
    worded = more
  }
}

/** A text in other small words, in full sentences where these are sure; the first as headlines are written, too. */
function* wordings(text: string, isFirst: boolean, isHopeless: boolean): Generator<string, undefined> {
  // Other small words hardly ever settle what is doubtful, either.
  const mayBeFull = !isHopeless && fullSentence(text).text !== ''
  for (const form of inOtherWords(text)) {
    const full = mayBeFull ? fullSentence(form).text : ''
    if (full === '') yield form
    else {
      if (isFirst && form === text) yield form
      yield full
    }
  }
}

/** What may lose its end: a clause in front would be left alone. */
const OPENS_ASKING = /^(?:Readers|Article|Quiz|Question|Publisher|Put|Headline|Author|Bet) /

const mayStand = ({ text, isCut }: Wording, plan: HeadlinePlan): boolean =>
  text !== '' &&
  namesSpeaker(text, plan) &&
  keepsTurn(text, plan.text) &&
  !losesTurn(text) &&
  !(isCut && plan.asks.length > 0 && !OPENS_ASKING.test(text))

function briefed(texts: readonly string[], brief: (text: string) => string): string[] {
  return texts.slice(0, MOST_BRIEFED).flatMap((text) => {
    const lean = brief(text)
    return lean === text ? [] : [lean]
  })
}

/** The headline's own plain words, whole where they fit: what every other wording is measured by. */
export function ownWholes(plan: HeadlinePlan): Wording[] {
  const { own, text: whole, isOpinion } = plan
  // Who holds it stood behind a bar, and went.
  const told = isOpinion ? own.flatMap((text) => (namesSpeaker(text, plan) ? text : asColumn(text))) : own
  const wholes = told.flatMap((text) => [wordingOf(text, true), wordingOf(leanWording(text), true)])
  return wholes.filter(
    ({ text }, i) =>
      text !== '' &&
      tellsSomething(text, 2) &&
      keepsTurn(text, whole) &&
      tellsTurns(text, whole) &&
      (!isOpinion || namesSpeaker(text, plan)) &&
      wholes.findIndex((other) => other.text === text) === i,
  )
}

/** A second colon in a line would part it wrongly. */
const asColumn = (text: string): string[] =>
  COLUMNS.map((label) => (text.includes(':') ? `${label} – ${text}` : `${label}: ${small(text)}`))
const COLUMNS = ['Column', 'Opinion column', 'Published column', 'From a column', 'In a column']
