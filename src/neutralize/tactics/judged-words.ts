/**
 * Judgements that are reported and not passed: what somebody is charged with, or what a court, an inquiry or a speaker has
 * found. "Accused of recklessly driving" is no charge of driving, so they are no tactic and are never left out.
 */
import type { Headline } from '../headline/words.ts'
import type { Wording } from '../lexicon/wording.ts'
import { tellsOfViews } from './views-told.ts'

const JUDGEMENT =
  /^(?:reckless|unfair|unjust|corrupt|dishonest|deceitful|predatory|aggressive|abusive|negligent|lewd|disorderly)(?:ly)?$|^(?:cruelly|needlessly|brazenly)$|^(?:brainwash|terrori[sz]|swindl|fleec|dup|rigg|dump|plott|meddl|sabotag)ing$|^sabotaged$/
const CHARGES =
  /^(?:accus(?:ed?|es|ing)|guilty|convict(?:ed|s)|charged|fine[ds]|jailed|sentenced|sue[sd]?|suing|suspected|acquit(?:s|ted)|clear(?:s|ed)|indict(?:s|ed)|arrested|admit(?:s|ted)|den(?:y|ies|ied)|allegedly|investigat(?:es?|ed|ing))$/
const FINDS =
  /^(?:rul(?:e|es|ed|ing)|finds?|found|decide[sd]?|says?|said|verdict|inquiry|tribunal|court|judges?|jury|lawsuit|appeals?)$/
const DONE =
  /^(?:dismissed|sacked|fired|imprisoned|jailed|convicted|detained|treated|denied|removed|targeted|punished|suspended|evicted)$/

/** "attacks Dorn as a liar", "calls Holm a thug": the headline says who calls whom so. */
const NAMES = /^(?:clown|coward|crook|fascist|hypocrite|liar|racist|thug|traitor|villain)s?$/
const CALLS =
  /^(?:(?:attack|blast|brand|condemn|label)(?:s|ed|ing)|critici[sz](?:es?|ed|ing)|slam(?:s|med|ming)|(?:denounc|describ)(?:es|ed|ing)|dismiss(?:es|ed|ing)|call(?:s|ed|ing)|(?:cast|paint|portray)(?:s|ed|ing)?)$/

const isNamedByOther = (words: Headline['words'], first: number): boolean =>
  first > 2 &&
  NAMES.test(words[first]!.key) &&
  (/^(?:an?|as)$/.test(words[first - 1]!.key) ||
    /^as (?:an?|the)$/.test(`${words[first - 2]!.key} ${words[first - 1]!.key}`)) &&
  words.slice(Math.max(0, first - 8), first - 1).some(({ key }) => CALLS.test(key)) &&
  // "describes meeting with a thug": nobody is called so.
  !words.slice(Math.max(0, first - 5), first).some(({ key }) => /^(?:with|how|in|when|after|meeting)$/.test(key))

export function isReportedJudgement(headline: Headline, first: number, last: number, wording: Wording): boolean {
  const { words } = headline
  const { key } = words[first]!
  if (isNamedByOther(words, first)) return true
  // "says he was blasted", "say they are furious": a deed and a mood are no view.
  const isVerdict =
    /^(?:adjective|noun)$/.test(wording.kind) && /^(?:loaded-label|hyperbole)$/.test(wording.tactic ?? '')
  if (isVerdict && tellsOfViews(headline, first, last)) return true
  if (!JUDGEMENT.test(key)) return false
  const before = words.slice(0, first)
  if (key.endsWith('ly') && DONE.test(words[last + 1]?.key ?? '') && before.some((word) => FINDS.test(word.key)))
    return true
  return before.slice(-4).some((word) => CHARGES.test(word.key))
}
