/** Ways of announcing a list without its promise. */
import type { ListPlan } from './list-plan.ts'
import { capitalize } from './words.ts'

export function sayList({ count, things, about }: ListPlan): string[] {
  const of = about === '' ? '' : ` ${about}`
  const core = `${count} ${things}${of}`
  const by = fromPeople(about)
  const ways = [
    `List of ${core}`,
    capitalize(`${core} are presented in an article`),
    `Article puts together ${core}`,
    capitalize(`${core}, gathered on one page`),
    `Selection made up of ${core}`,
    `Overview with ${core} described in turn`,
    `Guide made up of ${core}`,
    capitalize(`${core}: the list in full`),
    `Publisher compiles ${core}`,
  ]
  if (by !== null) ways.splice(1, 0, capitalize(`${by} share ${count} ${things}`))
  const swapped = about
    .replace(/^about /, 'concerning ')
    .replace(/^from (?!\d|\p{Lu})/u, 'by ')
    .replace(/^for /, 'intended for ')
  if (swapped !== about) ways.splice(2, 0, `Roundup presents ${count} ${things} ${swapped}`)
  return ways
}

/** "from people with agoraphobia": those who speak. */
function fromPeople(about: string): string | null {
  const match =
    /^from ((?:people|women|men|parents|teachers|doctors|nurses|students|workers|fans|readers|experts)\b.*)$/i.exec(
      about,
    )
  return match?.[1] ?? null
}
