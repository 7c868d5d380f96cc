/** Whose something is, said by place ("Dana Whit's plan") or with "of" or "by" ("death of Dana Whit", "plan by Dana Whit"). */

import { isCommonWord } from '../headline/true-case.ts'
import { small } from '../plain/grammar.ts'
import { isNoun, isPast, isPersonNoun, isThirdPerson, isVerbForm } from '../words/vocabulary.ts'

/** A run of words and what may stand instead. */
export interface Change {
  at: number
  end: number
  /** With the capital and marks of the words replaced. */
  puts: readonly string[]
}

/** What belongs to somebody or some place by nature; "support of Ruiz" would be another thing than "Ruiz's support". */
const OWNED =
  /^(?:death|birth|wedding|funeral|arrest|resignation|career|home|house|daughter|son|wife|husband|brother|sister|mother|father|mother-in-law|family|lawyers?|widow|boyfriend|girlfriend|ex-husband|ex-wife|aides?|president|government|capital|coast|economy|leader|king|mayor|parliament|military|army|children|parents|birthday|administration|population|budget|airports?|streets|schools|hospitals?|museum|ministry|foreign minister|finance minister|prime minister|navy|police|border|borders|exports|inflation|history|future|legacy|neighbou?rs?|grandson|granddaughter|cousin|nephew|niece|uncle|aunt|body|remains|estate|presidency|tenure|term|reputation|popularity|residents|voters|constitution|currency|debt|football team|cricket team|supporters|allies|rivals|critics|opponents|colleagues|friends|citizens|farmers|teachers|nurses|doctors|workers|customers|employees|departure|arrival|retirement|absence|comeback|diagnosis|identity|whereabouts)$/
/** What somebody has said, made or decided. */
const AUTHORED =
  /^(?:plans?|proposals?|remarks?|comments?|statements?|speech|decision|announcement|claims?|book|novel|album|song|songs|film|essay|letter|policies|strategy|promise|pledge|visit|trip|tour|bid|efforts?|attempts?|refusal|offer|request|threats?|warnings?|lawsuit|complaint|appearance)$/
const BEFORE_OWNER =
  /^(?:of|from|by|after|before|with|to|for|and|describes|that|following|in|on|at|about|over|amid|as|against|into|says|despite|during|rejects?|backs?|opposes?|defends?|criticizes?|praises?|discusses|reveals?)$/i
const AFTER_OWNED =
  /^(?:in|at|after|before|as|from|to|and|over|on|for|during|who|with|amid|by|says?|said|is|are|was|were|has|have|had|will|would|could|may|might|can|following)$/
const ENDS_NAME = /[’']s$/

const isOwner = (word = ''): boolean => word.endsWith('s') && ENDS_NAME.test(word)

/** The run of capitals that ends at a word. */
function startOfName(words: readonly string[], end: number): number {
  let from = end
  while (
    from > 0 &&
    from > end - 2 &&
    /^\p{Lu}[\p{L}.’'-]*$/u.test(words[from - 1]!) &&
    !ENDS_NAME.test(words[from - 1]!)
  )
    from--
  return from
}

/** "after Dana Whit's death" → "after death of Dana Whit". */
export function ownerLast(keys: readonly string[], words: readonly string[], at: number): Change | null {
  if (!isOwner(words[at]) && !isOwner(words[at + 1]) && !isOwner(words[at + 2])) return null
  let owner = at
  while (owner < at + 2 && /^\p{Lu}[\p{L}.’'-]*$/u.test(words[owner]!) && !ENDS_NAME.test(words[owner]!)) owner++
  if (!/^\p{Lu}[\p{L}.-]*[’']s$/u.test(words[owner] ?? '') || startOfName(words, owner) !== at) return null
  if (at > 0 && (!BEFORE_OWNER.test(keys[at - 1]!) || /[,;:]$/.test(words[at - 1]!))) return null
  // "Watch Dana Whit's speech": a word that opens the sentence and is no name.
  if (at === 0 && owner > 0 && isCommonWord(keys[0]!)) return null
  let thing = owner + 1
  // "Whit's new ferry plan": what describes the thing stays before it.
  while (thing < owner + 3 && isModifier(words[thing]) && !isHead(words[thing]!)) thing++
  const word = words[thing]?.replace(/[,;]$/, '') ?? ''
  const isAuthored = AUTHORED.test(word)
  if (!isAuthored && !OWNED.test(word)) return null
  // "Whit's party plans to leave": with a noun in between, what somebody's party does.
  if (
    isThirdPerson(word) &&
    !words.slice(owner + 1, thing).every((between) => /^(?:new|latest|first|recent|past)$/.test(between))
  )
    return null
  // "Alzheimer's drug", "Macy's store": no owner.
  if (NO_OWNER.test(words[owner]!)) return null
  const after = keys[thing + 1]
  // "Whit's son Will": a name that goes on.
  if (word === words[thing] && /^\p{Lu}/u.test(words[thing + 1] ?? '')) return null
  // "Whit's husband and son": both are.
  if (/^(?:and|or|&)$/.test(after ?? '') && word === words[thing]) return null
  // "Whit's aide, 35, …": the age would go with the owner.
  if (/^\d/.test(after ?? '')) return null
  if (after !== undefined && word === words[thing] && !AFTER_OWNED.test(after) && !isVerbOnly(after)) return null
  // "Whit and Okafor's plan": two own it.
  if (/^(?:and|or|&)$/.test(keys[at - 1] ?? '')) return null
  const name = words
    .slice(at, owner + 1)
    .join(' ')
    .replace(ENDS_NAME, '')
    // "Rider’s parents": at the start its capital says nothing.
    .replace(/^.+$/, (whose) => (at === 0 && isPersonNoun(whose.toLowerCase()) ? small(whose) : whose))
  const what = words
    .slice(owner + 1, thing)
    .concat(word)
    .join(' ')
  const marks = words[thing]!.slice(word.length)
  const put = (preposition: string): string => {
    const text = `${what} ${preposition} ${name}${marks}`
    return at === 0 ? text[0]!.toUpperCase() + text.slice(1) : text
  }
  return { at, end: thing, puts: isAuthored ? [put('by'), put('from')] : [put('of')] }
}

/** Drugs, makers and days by their names. */
const NO_OWNER =
  /^(?:Here|There|That|What|Who|How|Where|It|He|She|Let|Alzheimer|Parkinson|Crohn|Hodgkin|Down|McDonald|Wendy|Macy|Levi|Lowe|Kohl|Moody|Sotheby|Christie|Domino|Arby|Denny|Sainsbury|Lloyd|Nando|Joe|Dick|Chili|Kellogg|Victoria|Valentine|Mother|Father|Women|Men|Children|People|King|Queen|Patrick|John|Year|World|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Today|Yesterday|Tomorrow|Achilles|Halley|Murphy|Schrodinger|Jerry|Reader|Harper|Fisherman|Barclay|Ladbroke|Sbarro|Wimpy|Hershey|Campbell|Ben)[’']s$/

const isHead = (word: string): boolean =>
  AUTHORED.test(word.replace(/[,;]$/, '')) || OWNED.test(word.replace(/[,;]$/, ''))
const isModifier = (word: string | undefined): boolean =>
  word !== undefined &&
  /^[\p{Ll}-]+$/u.test(word) &&
  (!isVerbForm(word) || isNoun(word)) &&
  !AFTER_OWNED.test(word) &&
  word !== 'own'
const isVerbOnly = (key: string): boolean => (isThirdPerson(key) && !isNoun(key)) || isPast(key)

const NAME = () => /^\p{Lu}[\p{L}.’'-]*\p{Ll}$/u
/** What stands before "of" and may stand behind its owner, its article aside. */
export const MAY_COME_BEHIND =
  /^(?:the|death|birth|wedding|funeral|arrest|resignation|daughter|son|wife|husband|brother|sister|mother|father|widow|president|capital|coast|economy|mayor|parliament|population|lawyers?|family|boyfriend|girlfriend)$/

/** "the death of Dana Whit" → "Dana Whit's death". */
export function ownerFirst(keys: readonly string[], words: readonly string[], at: number): Change | null {
  const thing = words[at] === 'the' ? at + 1 : at
  if (
    keys[thing + 1] !== 'of' ||
    words[thing] === 'the' ||
    !MAY_COME_BEHIND.test(words[thing] ?? '') ||
    (at > 0 && !BEFORE_OWNER.test(keys[at - 1]!)) ||
    /[,;:]$/.test(words[at - 1] ?? '')
  )
    return null
  let end = thing + 2
  while (end < thing + 4 && NAME().test(words[end + 1] ?? '')) end++
  const run = words.slice(thing + 2, end + 1)
  // "Okafor meets mayor of ...": a cut-off title ends there.
  if (run.length === 0) return null
  const last = run.at(-1)!.replace(/[,;]$/, '')
  if (!run.every((word) => NAME().test(word.replace(/[,;]$/, ''))) || /s$/.test(last)) return null
  const next = keys[end + 1]
  if (next !== undefined && words[end] === last && (next === 'and' || !AFTER_OWNED.test(next))) return null
  const marks = words[end]!.slice(last.length)
  return { at, end, puts: [`${[...run.slice(0, -1), last].join(' ')}’s ${small(words[thing]!)}${marks}`] }
}
