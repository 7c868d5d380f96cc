/** The article that headlines leave out, put back before what there is one of. */
import { isNoun } from '../words/vocabulary.ts'
import type { Change } from './owners.ts'

/** There is one of each, and full English gives it an article. */
const BODIES =
  /^(?:White House|Supreme Court|Justice Department|State Department|Pentagon|Kremlin|Senate|FBI|CIA|FDA|CDC|EPA|NHS|BBC|UN|EU|Middle East|West Bank|Big Apple|Philippines|Netherlands|United States|United Kingdom)$/
/** The first words of those. */
export const OPENS_BODY = new RegExp(`^(?:${BODIES.source.slice(4, -2).replace(/ \w+/g, '')})[,;]?$`)
const BEHIND_BODY =
  /^(?:in|at|after|before|as|from|to|over|on|for|during|with|says?|said|is|was|has|have|following|amid|by|will|could|while|and|if|until)$/
const AHEAD_OF_BODY =
  /^(?:in|at|from|to|by|with|against|of|for|over|on|into|between|and|asks?|tells|told|sues|urges|leaves|across|outside|inside|near)$/

/** "by White House" → "by the White House". */
export function withArticle(keys: readonly string[], words: readonly string[], at: number): Change | null {
  if (at === 0 || !AHEAD_OF_BODY.test(keys[at - 1]!)) return null
  for (const end of [at, at + 1]) {
    const body = words.slice(at, end + 1).join(' ')
    if (!BODIES.test(body.replace(/[,;]$/, ''))) continue
    const next = keys[end + 1]
    if (next !== undefined && !/[,;]$/.test(body) && !BEHIND_BODY.test(next)) return null
    return { at, end, puts: [`the ${body}`] }
  }
  return null
}

/** "becomes first to restore" → "becomes the first to restore", "at end of May" → "at the end of May". */
export function withThe(keys: readonly string[], words: readonly string[], at: number): Change | null {
  const before = keys[at - 1]
  if (before === undefined || words[at] !== keys[at]) return null
  const isFirst =
    /^(?:first|second|last|only)$/.test(keys[at]!) &&
    /^(?:becomes?|became|is|are|was|were|be|as|among|named)$/.test(before) &&
    (keys[at + 1] === 'to' || (isNoun(keys[at + 1] ?? '') && !/s$/.test(keys[at + 1]!))) &&
    // "second to none", "is first class"
    !(keys[at + 1] === 'to' && keys[at + 2] === 'none') &&
    !/^(?:class|hand|home|grade|degree|rate|nature|string|choice|base|aid|minute|ditch|generation|down|up)$/.test(
      keys[at + 1] ?? '',
    )
  const isEnd =
    /^(?:end|start|beginning|middle|wake|midst|cost|height|hands|heart)$/.test(keys[at]!) &&
    keys[at + 1] === 'of' &&
    /^(?:at|by|in|until|since|before|after|from)$/.test(before)
  return isFirst || isEnd ? { at, end: at, puts: [`the ${words[at]!}`] } : null
}
