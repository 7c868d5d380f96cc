/** Finds the cue phrases of `tactics/phrases.ts` in a headline, by way of a tree of words. */

import type { Cue, Headline, Spelling } from '../headline/words.ts'
import { CARDINALS } from '../words/closed-classes.ts'
import { phrases } from './phrases.ts'

interface CuePhrase {
  block: (typeof phrases)[number]
  /** What is still to be read of it. */
  parts: string[]
  atEnd: boolean
}

/** A place in the tree: the phrases that go on from here by their next word, and those that end here. */
interface Node {
  next: Map<string, CuePhrase[] | Node>
  ends: CuePhrase[]
}

const anywhere = newNode()
const atStart = newNode()
let isPlanted = false

/** Done for the first headline: a process that debriefs none need not wait for it. */
function plant(): void {
  isPlanted = true
  for (const block of phrases) {
    for (const cue of block.cues.split(',')) {
      const parts = cue.trim().split(/\s+/)
      if (parts[0] === '') continue
      const startsAt = parts[0] === '^' ? atStart : anywhere
      const atEnd = parts.at(-1) === '$'
      addPhrase(startsAt, { block, parts: parts.slice(parts[0] === '^' ? 1 : 0, atEnd ? -1 : undefined), atEnd })
    }
  }
}

function newNode(): Node {
  return { next: new Map(), ends: [] }
}

function addPhrase(node: Node, phrase: CuePhrase): void {
  const first = phrase.parts[0]
  if (first === undefined) {
    node.ends.push(phrase)
    return
  }
  const rest = { ...phrase, parts: phrase.parts.slice(1) }
  for (const word of first.split('/')) {
    const waiting = node.next.get(word) as CuePhrase[] | undefined
    if (waiting === undefined) node.next.set(word, [rest])
    else waiting.push(rest)
  }
}

/** The tree grows where a headline walks: most of its branches are never asked for. */
function childOf(node: Node, word: string): Node | undefined {
  const child = node.next.get(word)
  if (!Array.isArray(child)) return child
  const grown = newNode()
  for (const phrase of child) addPhrase(grown, phrase)
  node.next.set(word, grown)
  return grown
}

const NUMBER = new RegExp(`^[#$£€]?\\d[\\d,.]*(?:[km%]|bn|th)?$|^(?:one|${CARDINALS}|eleven|twelve|fifteen|twenty)$`)

/** Every phrase found, longest per starting word and tactic. */
export function phraseMatches(headline: Headline): Cue[] {
  if (!isPlanted) plant()
  const found: Cue[] = []
  for (let at = 0; at < headline.words.length; at++) {
    const { spelling } = headline.words[at]!
    spelling.opensPhrase ??= opensPhrase(spelling)
    if (spelling.opensPhrase) walk(headline, anywhere, at, at, found)
    if (at === 0 || startsSentence(headline, at)) walk(headline, atStart, at, at, found)
  }
  return found
}

/** Most words open none. */
const opensPhrase = ({ key, base }: Spelling): boolean =>
  NUMBER.test(key) || anywhere.next.has(key) || anywhere.next.has(base) || anywhere.next.has('_')

function startsSentence(headline: Headline, at: number): boolean {
  const { gap } = headline.words[at]!
  // The colon of "javascript:alert(1)" ends nothing.
  return gap !== ' ' && /[.!?:]\s|[—–|]|[.!?:]["“‘„«]/.test(gap)
}

function walk(headline: Headline, node: Node, from: number, at: number, found: Cue[]): void {
  for (const { block, atEnd } of node.ends) {
    if (atEnd && at !== headline.words.length) continue
    // "should be ‘ashamed’", "the ‘only port’ that": the words that count are somebody else's.
    if (
      at > from &&
      headline.words[at - 1]!.quote === headline.words[from]!.quote &&
      headline.words.slice(from, at).filter(({ quote }) => quote !== headline.words[from]!.quote).length < 2
    )
      found.push({ tactic: block.tactic, severity: block.severity, reason: block.reason, first: from, last: at - 1 })
  }
  const word = headline.words[at]
  // A phrase never runs over the end of a sentence or a quotation mark.
  if (word === undefined || (at > from && /[.;:!?—|“”"]/.test(word.gap))) return
  const { key, base } = word
  // "Biden ends US mission": a country, and not us.
  const isCountry = word.text === 'US' && !headline.isAllCapitals
  if (!isCountry) follow(headline, node, key, from, at, found)
  if (base !== key) follow(headline, node, base, from, at, found)
  follow(headline, node, '_', from, at, found)
  if (NUMBER.test(key)) {
    follow(headline, node, '#', from, at, found)
    if (key.endsWith('%')) follow(headline, node, '#%', from, at, found)
    if (key.startsWith('#')) follow(headline, node, '#n', from, at, found)
  }
}

function follow(headline: Headline, node: Node, key: string, from: number, at: number, found: Cue[]): void {
  const child = childOf(node, key)
  if (child !== undefined) walk(headline, child, from, at + 1, found)
}
