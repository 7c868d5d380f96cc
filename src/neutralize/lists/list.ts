/** Ways of announcing a list without its promise. */

import { capitalize } from '../plain/grammar.ts'
import type { ListPlan } from './list-plan.ts'

export function sayList({ count, things, about }: Omit<ListPlan, 'themes'>): string[] {
  // What they are meant for can lose no end.
  if (about !== '' && ENDS_WHOLE.test(about) && isTooLong(shortened(`${count} ${things} ${about}`)))
    return sayList({ count, things, about: '' })
  const core = shortened(`${count} ${things}${about === '' ? '' : ` ${about}`}`)
  const by = fromPeople(about)
  const ways = [
    `List of ${core}`,
    capitalize(`${core} are presented in an article`),
    `Publisher compiles ${core}`,
    `Article brings together ${core}`,
    `Publisher has a list of ${core}`,
    capitalize(`${core}: the list in full`),
    // For lists that leave no room for more.
    `Article lists ${core}`,
    `Overview of ${core}`,
    `Collection of ${core}`,
    capitalize(`${core}, in a list`),
    // Of thirteen words: two in front, and no two of these have one in common.
    `Article gathers ${core}`,
    `Roundup features ${core}`,
    capitalize(`${core} are listed`),
  ]
  if (by !== null) ways.splice(1, 0, capitalize(`${by} share ${count} ${things}`))
  if (/^about (?=\p{Lu}|the )/u.test(about))
    ways.splice(2, 0, `Roundup presents ${count} ${things} ${about.replace(/^about /, 'concerning ')}`)
  return ways
}

/** Two words stand in front at least. */
const MOST_WORDS = 13

const isTooLong = (core: string): boolean => core.split(' ').length > MOST_WORDS

const ENDS_WHOLE = /^(?:meant to|for people|when people) /

/** "ways for people to sail when their crews are ill": where it is too long, "ways to sail when crews are ill". */
function shortened(core: string): string {
  if (!isTooLong(core)) return core
  const brief = core.replace(/\bthey are\b/g, 'they’re')
  if (!isTooLong(brief)) return brief
  const bare = core.replace(/ for people (?=to )/, ' ').replace(/\btheir (?=\p{L}+s\b)/gu, '')
  return /\b(?:they|their|them|themselves)\b/.test(bare) ? core : bare
}

/** "from people with agoraphobia": those who speak. */
function fromPeople(about: string): string | null {
  const match =
    /^from ((?:people|women|men|parents|teachers|doctors|nurses|students|workers|fans|readers|experts)\b.*)$/i.exec(
      about,
    )
  return match?.[1] ?? null
}
