/** What somebody did before, told by a participle: "Dorn resigns after drawing criticism" → "Dorn resigns, having drawn criticism". */
import { isGerund, isNoun, isParticiple, isThirdPerson, verbLemma } from '../words/vocabulary.ts'
import { verbForms } from '../words/word-forms.ts'
import type { Change } from './owners.ts'

/** Others may have done it before: whom something is done to, and of whom a clause of its own tells. */
const OF_ANOTHER =
  /^(?:arrest|jail|fine|ban|bar|fire|sack|suspend|dismiss|sue|charge|sentence|convict|expel|deport|detain|drop|remove|oust|evict|kill|shoot|rescue|free|release|accuse|blame|block|stop|punish|condemn|strip|find|see|show|help|let|make|force|leave|dump|bench|cut)(?:e?s|e?d|ing)?$|^(?:that|which|who|whose|when|while|as|if|says?|said|claims?|claimed|saying|tells?|told|worr(?:y|ies|ied)|fears?|hopes?|thinks?|believes?|expects?|warns?|wants?|how|why|what|where|because|and|but|or|not|no|never|fired|sued|left|made|found|saw|shot|let|is|are|was|were|be|been|readers|here)$/
/** "months after", "soon after": how long after, which the participle does not tell. */
const HOW_LONG =
  /^(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|decades?|moments?|soon|shortly|just|right|immediately|long|even|only|day|named|called|look(?:s|ed|ing)?|looking|run(?:s|ning)?|goes|going|went|tak(?:es|ing)|took)$/
/** Verbs whose gerund describes no noun: "after drawing criticism", not "after crushing defeats". */
const TAKES_OBJECT =
  /^(?:draw|spark|cause|suggest|claim|make|take|receive|get|use|admit|refuse|fail|give|find|buy|sell|post|exchange|reach|sign|view|announce|accuse|share|publish|send|win|lose|deny|say|hear|read|see|unload|exercise|face)$/
const OPENS_CLAUSE = /^(?:that|which|who|as|while|when|how|why|what|where|if|told|because|he|she|it|they)(?:['’]s)?$/
const OPENS_OBJECT =
  /^(?:an?|the|his|her|its|their|this|that|these|those|to|for|with|at|on|in|about|up|out|down|off|more|over|all|some|no|him|them|it|\d.*|[$£€].*|two|three|four|five|six|seven|eight|nine|ten)$/

const NO_SENTENCE =
  /^(?:during|after|before|amid|following|despite|in|on|at|with|as|while|when|since|for|what|how|why)$/

const hasVerbBehind = (keys: readonly string[]): boolean => {
  const end = keys.findIndex((key) => OPENS_CLAUSE.test(key))
  return keys.slice(0, end < 0 ? undefined : end).some((key) => isThirdPerson(key) && !isNoun(key))
}

export function havingDone(keys: readonly string[], words: readonly string[], at: number): Change | null {
  // What must be cut to length keeps its preposition.
  if (words.length > 15) return null
  if (at < 2 || words[at] !== 'after' || /[,;:?]$/.test(words[at - 1]!) || HOW_LONG.test(keys[at - 1]!)) return null
  const doing = keys[at + 1] ?? ''
  const next = words[at + 2]
  if (words[at + 1] !== doing || !isGerund(doing) || next === undefined || words.at(-1)!.endsWith('?')) return null
  if (keys.slice(0, at).some((key) => OF_ANOTHER.test(key)) || words.slice(0, at).some((word) => /[,;:]$/.test(word)))
    return null
  // "Praise for dockers from Ruiz after a visit": whoever did it stands in no sentence.
  if (NO_SENTENCE.test(keys[0]!) || /^(?:of|for|to|by|from|in)$/.test(keys[1]!)) return null
  // "after finding a flaw and closing": the second would need its form, too.
  if (
    keys.slice(at + 2).some((key, i, behind) => /^(?:and|or|then|but)$/.test(key) && /ing$/.test(behind[i + 1] ?? ''))
  )
    return null
  // "sailor suing after being hit by a ferry testifies": the verb of the sentence stands behind.
  if (doing === 'being' && hasVerbBehind(keys.slice(at + 2))) return null
  if (doing === 'being') return isParticiple(keys[at + 2]!) ? { at, end: at + 1, puts: [', having been'] } : null
  const base = verbLemma(doing)
  if (base === undefined || /^(?:be|have|follow|include|accord)$/.test(base)) return null
  if (!TAKES_OBJECT.test(base) && !OPENS_OBJECT.test(keys[at + 2]!) && !/^\p{Lu}/u.test(next)) return null
  // "after missing person case": what is missing.
  if (/^\p{Lu}/u.test(next) && /^(?:miss|lead|win|lose|grow|rise)$/.test(base) && next === words.at(-1)) return null
  return { at, end: at + 1, puts: [`, having ${verbForms(base).participle}`] }
}
