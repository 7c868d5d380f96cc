/** The main news alone, for a headline of which nothing whole fits: its longest true cuts, told in every way. */
import { keepsTurn, tellsTurns } from '../length/kept-turn.ts'
import { mainNewsOf } from '../length/main-news.ts'
import { wordingOf } from '../length/to-length.ts'
import { capitalize } from '../plain/grammar.ts'
import { readStatement } from '../statement/statement.ts'
import { isPersonNoun } from '../words/vocabulary.ts'
import { namesSpeaker } from './attributed.ts'
import type { PlanItem } from './headline-items.ts'
import type { HeadlinePlan } from './headline-plan.ts'
import { waysOf } from './item-ways.ts'
import { readItem } from './read-item.ts'

/** @returns wordings of 5 to 15 words, plainest first */
export function mainNews(plan: HeadlinePlan): string[] {
  if (plan.list !== null || plan.asks.length > 0 || plan.isOpinion) return []
  const told: HeadlinePlan = mayDropLabel(plan) ? { ...plan, label: '' } : plan
  for (const [at, item] of plan.items.entries()) {
    // "‘Gull’ review: a film that moves us": what is held of it, and by whom, stands in front.
    if (at > 0 && HELD.test(`${plan.label} ${plan.items[0]!.text}`)) return []
    const texts = newsOf(item, told !== plan || plan.items.length > 1)
    const ways = texts.flatMap((text) => waysOf({ ...item, text }, { ...told, items: [{ ...item, text }] }))
    const lines = ways
      .filter(({ kind }) => kind !== 'described')
      .map(({ text }) => wordingOf(text, false).text)
      .filter(
        (text, i, all) =>
          text !== '' &&
          !IN_PERSON.test(text) &&
          all.indexOf(text) === i &&
          namesSpeaker(text, plan) &&
          keepsTurn(text, plan.text) &&
          tellsTurns(text, plan.text),
      )
    if (lines.length > 0) return lines
    // "Who is Holm; new captain …", "Ferries sink. Nobody is hurt": what follows leans on what cannot be told.
    if (item.kind !== 'statement' || readItem(item) !== null) return []
  }
  return []
}

/** What one part of the headline says, as it stands where more than it made the headline long, and cut. */
function newsOf({ kind, text }: PlanItem, isShort: boolean): string[] {
  if (kind !== 'statement') return []
  const updates = UPDATES.exec(text)?.[1]
  const told = updates === undefined ? text : capitalize(updates)
  if (LEANS.test(told)) return []
  const whole =
    (isShort || told !== text) && wordingOf(told, false).text !== '' && readStatement(told) !== null ? [told] : []
  return [...whole, ...mainNewsOf(told)]
}

/** "Storm live updates as ferries stop": what is told is the clause. */
const UPDATES = /^(?:\S+ ){0,6}(?:live updates|live blog|latest news|updates live) as (.+)$/i
const HELD = /\b(?:reviews?|opinion|analysis|column|commentary|essay|letters?|recap|interview|verdict|editorial)\b/i
const IN_PERSON = /\b(?:we|us|our|ours|i|my|me|you|your)\b/
/** It leans on what stands before it, or takes it back. */
const LEANS =
  /^(?:but|yet|and|or|so|then|later|however|now|it|he|she|they|this|that|these|those|there|his|her|their|its|we|i|you|not|no)\b/i

/** "Harbor fire live: …", "Dana Ruiz: Norwell pilot …": the same is told behind it, of somebody who is named or described. */
function mayDropLabel({ label, items: [item] }: HeadlinePlan): boolean {
  if (label === '' || item?.kind !== 'statement') return false
  // "Storm expert: …", "Updates from Norland: …", "Shooting suspect's brother: …": somebody who speaks.
  if (EVENT.test(label) && !/['’]s?\b|\b(?:from|by)\b/.test(label)) return true
  const subject = readItem(item)?.subject ?? ''
  const who = subject
    .split(/ (?:of|from|in|missing|who) /)[0]!
    .split(' ')
    .at(-1)!
    .toLowerCase()
  return NAME().test(label) && isPersonNoun(who)
}

const EVENT =
  /^(?:[\w’'-]+ ){0,4}(?:live|updates?|elections?|weather|shooting|storm|earthquake|tsunami|hurricane|wildfires?|crash|full transcript|exclusive|deals)$/i
const NAME = () => /^\p{Lu}[\p{L}’'.-]+(?: \p{Lu}[\p{L}’'.-]+){1,2}$/u
