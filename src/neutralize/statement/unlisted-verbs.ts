/**
 * Verbs that the word lists do not have, because they are nouns or adjectives as often, and what must stand behind some of
 * them. They are read only where the model of main verbs has found one in its place: "Driver rams car", "firm banks on
 * phone". The lists themselves stay as they are: the models learn from them.
 */
import { dictionary } from '../../text/dictionary.ts'
import { once } from '../../text/memoize.ts'
import { type VerbForms, verbForms } from '../words/word-forms.ts'
import type { VerbReading } from './main-verb-features.ts'

const ALONE =
  'airlift blunt buckle bump cling coordinate discount harness hurry memorialize memorialise morph needle nickname ram rape sway sync trumpet'

/** What stands behind it when it is a verb. */
const BEHIND = dictionary<RegExp>({
  bank: /^on /,
  bill: /^(?:\S+ )+as /,
  blast: /^(?:an?|the|his|her|its|their|\p{Lu})/u,
  center: /^(?:on|around) /,
  count: /^on /,
  deadlock: /^(?:over|on|after|as|amid) /,
  douse: /^(?:in|with) /,
  field: /^(?:questions|calls|offers|complaints|congratulations|criticism|bids|requests|interest|an?|the|his|her) ?/,
  hole: /^up /,
  line: /^up /,
  mute: /^(?:in|as|amid|after|by|on) /,
  party: /^with /,
  poise: /^(?:to|for) /,
  pop: /^(?:up|as|after|in|on|\d) ?/,
  rumor: /^to /,
  rumour: /^to /,
  tip: /^(?!(?:and|for|on|to|from|in|about|off) )\S/,
})

const FORM: Partial<Record<VerbReading, readonly (keyof VerbForms)[]>> = {
  present: ['third'],
  past: ['past'],
  passive: ['participle'],
  progressive: ['gerund'],
}

const byForm = once((): Map<string, VerbForms> => {
  const forms = [...ALONE.split(' '), ...Object.keys(BEHIND)].map((base) => verbForms(base))
  return new Map(forms.flatMap((all) => [all.third, all.past, all.participle, all.gerund].map((form) => [form, all])))
})

/** The forms of such a verb; null where the word is none, or is none here. */
export function unlistedVerb(word: string, rest: string, reading: VerbReading): VerbForms | null {
  const forms = byForm().get(word)
  if (forms === undefined || !FORM[reading]?.some((form) => forms[form] === word)) return null
  return BEHIND[forms.base]?.test(rest) === false ? null : forms
}

/** Whether it is the form of one person or thing. */
export const isUnlistedThird = (word: string): boolean => byForm().get(word)?.third === word
