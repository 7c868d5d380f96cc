/** Nouns that have no article behind a preposition, whatever they are elsewhere: "in court", "on strike", "by car". */
import type { NounPhrase } from './noun-phrases.ts'

const INSTITUTION =
  /^(?:court|prison|jail|custody|bed|sea|class|college|town|detention|office|orbit|captivity|exile|parliament|congress)$/
const TO_INSTITUTION = /^(?:in|to|from|at|out|into|of|behind)$/
const OF_INSTITUTION = /^(?:federal|state|high|police|criminal|immigration|military|maximum-security|solitary)$/
const FIXED =
  /^(?:into (?:law|effect|force|service|place|power)|at (?:risk|issue|stake|work|home|night|war|odds|length|sea|gunpoint|knifepoint|noon|midnight|dawn|dusk|least|fault|auction)|in (?:place|time|effect|danger|detail|charge|question|view|store|case|power|line|force|action|session|season|debt|doubt|hand|mind|part|principle|practice|private|public|secret|silence|style|tears|theory|touch|turn|vain|favou?r|response|return|exchange|addition|control|crisis|order|fact|space|limbo|person|flight|reverse|future)|on (?:trial|time|strike|sale|stage|track|record|duty|leave|board|fire|foot|hold|offer|order|display|camera|film|tape|video|target|air|paper|bail|parole|probation|top|tour|suspicion|appeal|alert|standby|show|land|average|purpose|loan|holiday|vacation|route|course|screen|television|tv|radio|behalf|line)|under (?:fire|attack|way|pressure|control|arrest|threat|siege|review|investigation|scrutiny|guard|oath|construction|law|lockdown)|by (?:car|train|bus|plane|boat|ferry|sea|air|land|road|rail|bike|phone|hand|law|mail|mistake|chance|surprise|name|night|day|accident|force|default|email|text|post)|for (?:sale|example|instance|life|dinner|lunch|breakfast|good|cash|work|hire|rent|fun|safety|comment|office)|off (?:course|duty|road|limits|guard)|over time|to (?:work|date|war|death|life|power|market|term|scale|sleep|land|earth|task|safety|home|victory)|with (?:ease|intent|pride|respect)|as (?:part|evidence|proof|expected|cover|collateral)|without (?:charge|trial|permission|evidence|warning|explanation|notice|delay|consent|power|water)|from (?:home|work|power|scratch|memory|space)|of (?:emergency|state|law|course|age|order))$/

/** "to death", and no "death of Ruiz". */
export function isFixedPhrase(
  { before, next, keys }: Pick<NounPhrase, 'before' | 'next' | 'keys'>,
  head: string,
): boolean {
  if (before === 'to' && next === 'of') return false
  if (before === 'per') return true
  if (INSTITUTION.test(head) && TO_INSTITUTION.test(before)) return keys.length === 1 || OF_INSTITUTION.test(keys[0]!)
  return keys.length === 1 && FIXED.test(`${before} ${head}`)
}
