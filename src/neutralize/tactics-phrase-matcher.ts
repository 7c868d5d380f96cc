/** Finds the cue phrases of `tactics-phrases.ts` in a headline, by way of a tree of words built once. */

import { phrases } from './tactics-phrases.ts'
import type { Cue, Headline } from './tactics-words.ts'

interface Node {
  next: Map<string, Node>
  cues: { block: (typeof phrases)[number]; atEnd: boolean }[]
}

const anywhere: Node = { next: new Map(), cues: [] }
const atStart: Node = { next: new Map(), cues: [] }

for (const block of phrases) {
  for (const cue of block.cues.split(',')) {
    const parts = cue
      .trim()
      .split(/\s+/)
      .filter((part) => part !== '')
    if (parts.length === 0) continue
    const startsAt = parts[0] === '^' ? atStart : anywhere
    const atEnd = parts.at(-1) === '$'
    const inner = parts.slice(parts[0] === '^' ? 1 : 0, atEnd ? -1 : undefined)
    addPhrase(startsAt, inner, { block, atEnd })
  }
}

function addPhrase(node: Node, parts: string[], cue: Node['cues'][number]): void {
  const [part, ...rest] = parts
  if (part === undefined) {
    node.cues.push(cue)
    return
  }
  for (const word of part.split('/')) {
    const child = node.next.get(word) ?? { next: new Map(), cues: [] }
    node.next.set(word, child)
    addPhrase(child, rest, cue)
  }
}

const NUMBER =
  /^[#$£€]?\d[\d,.]*(?:[km%]|bn|th)?$|^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)$/

/** Every phrase found, longest per starting word and tactic. */
export function phraseMatches(headline: Headline): Cue[] {
  const found: Cue[] = []
  headline.words.forEach((_, at) => {
    walk(headline, anywhere, at, at, found)
    if (at === 0 || startsSentence(headline, at)) walk(headline, atStart, at, at, found)
  })
  return found
}

function startsSentence(headline: Headline, at: number): boolean {
  return /[.!?:—–|]/.test(headline.words[at]!.gap)
}

function walk(headline: Headline, node: Node, from: number, at: number, found: Cue[]): void {
  for (const { block, atEnd } of node.cues) {
    if (atEnd && at !== headline.words.length) continue
    if (at > from)
      found.push({ tactic: block.tactic, severity: block.severity, reason: block.reason, first: from, last: at - 1 })
  }
  const word = headline.words[at]
  // A phrase never runs over the end of a sentence or a quotation mark.
  if (word === undefined || (at > from && /[.;:!?—|“”"]/.test(word.gap))) return
  const { key, base } = word
  follow(headline, node, key, from, at, found)
  if (base !== key) follow(headline, node, base, from, at, found)
  follow(headline, node, '_', from, at, found)
  if (NUMBER.test(key)) {
    follow(headline, node, '#', from, at, found)
    follow(headline, node, `#${key.slice(-1)}`, from, at, found)
  }
}

function follow(headline: Headline, node: Node, key: string, from: number, at: number, found: Cue[]): void {
  const child = node.next.get(key)
  if (child !== undefined) walk(headline, child, from, at + 1, found)
}
