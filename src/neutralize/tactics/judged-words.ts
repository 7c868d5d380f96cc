/**
 * Judgements that are reported and not passed: what somebody is charged with, or what a court, an inquiry or a speaker has
 * found. "Accused of recklessly driving" is no charge of driving, so they are no tactic and are never left out.
 */
import type { Headline } from '../headline/words.ts'

const JUDGEMENT =
  /^(?:reckless|unfair|unjust|corrupt|dishonest|deceitful|predatory|aggressive|abusive|negligent|lewd|disorderly)(?:ly)?$|^(?:cruelly|needlessly|brazenly)$|^(?:brainwash|terrori[sz]|swindl|fleec|dup|rigg|dump|plott|meddl)ing$/
const CHARGES =
  /^(?:accus(?:ed?|es|ing)|guilty|convict(?:ed|s)|charged|fine[ds]|jailed|sentenced|sue[sd]?|suing|suspected|acquit(?:s|ted)|clear(?:s|ed)|indict(?:s|ed)|arrested|admit(?:s|ted)|den(?:y|ies|ied)|allegedly)$/
const FINDS =
  /^(?:rul(?:e|es|ed|ing)|finds?|found|decide[sd]?|says?|said|verdict|inquiry|tribunal|court|judges?|jury|lawsuit|appeals?)$/
const DONE =
  /^(?:dismissed|sacked|fired|imprisoned|jailed|convicted|detained|treated|denied|removed|targeted|punished|suspended|evicted)$/

export function isReportedJudgement({ words }: Headline, first: number, last: number): boolean {
  const { key } = words[first]!
  if (!JUDGEMENT.test(key)) return false
  const before = words.slice(0, first)
  if (key.endsWith('ly') && DONE.test(words[last + 1]?.key ?? '') && before.some((word) => FINDS.test(word.key)))
    return true
  return before.slice(-4).some((word) => CHARGES.test(word.key))
}
