/** Which words accuse somebody where they stand: a seat that is held does not, nor a storm that hits a town. */
import { CONJUNCTION, isAccusing, MODAL, PREPOSITION } from '../clause/lexicon.ts'
import { hasTrait, trait } from '../clause/word-traits.ts'
import { AFTER_COMMA, isContent, JOINED, NAMED, type Word } from '../clause/words.ts'
import { AGENT } from '../facts/clause-match.ts'
import { isPersonNoun } from '../words/vocabulary.ts'

/** The word accuses somebody; a seat or a meeting that is held does not. */
export function accusesAt(words: readonly Word[], index: number): boolean {
  const { key, lemma } = words[index]!.lexeme
  if (!hasTrait(words[index]!.lexeme, ACCUSES)) return false
  // Measures target a trade, parents seek custody.
  if (lemma === 'target') return false
  if (key === 'custody') return words[index - 1]?.lexeme.key === 'in' || words[index - 1]?.lexeme.key === 'into'
  if (key === 'held') return HELD_ON.has(words[index + 1]?.lexeme.key ?? '')
  // "hit hard by drought", "worst hit".
  if (
    lemma === 'hit' &&
    (HARDLY.test(words[index + 1]?.lexeme.key ?? '') || HARDLY.test(words[index - 1]?.lexeme.key ?? ''))
  )
    return false
  if (STRIKING.has(lemma)) {
    if ((words[index]!.marks & JOINED) !== 0 || isNear(words, index, 5, FORCES)) return false
    if (words.slice(index + 1, index + 4).some((word) => MARKS.has(word.lexeme.key))) return false
  }
  // "fires missiles": at whom is another question.
  if (
    lemma === 'fire' &&
    words.slice(index + 1, index + 5).some((word) => WEAPONS.has(word.lexeme.singular ?? word.lexeme.key))
  )
    return false
  if ((lemma === 'dismiss' || lemma === 'remove') && !isDoneToPerson(words, index)) return false
  // "to suit preferences", "what lies behind".
  if (key === 'suit' && ((words[index - 1]?.lexeme.flags ?? 0) & MODAL || words[index - 1]?.lexeme.key === 'to'))
    return false
  if (lemma === 'lie' && LYING_AT.has(words[index + 1]?.lexeme.key ?? '')) return false
  return !MANY_MEANINGS.has(lemma) || isOfSomebody(words, index)
}

const WEAPONS = new Set('missile rocket torpedo projectile artillery'.split(' '))

const ACCUSES = trait(({ senses }) => senses.some(isAccusing))

const HELD_ON = new Set('in on over without after for at as pending'.split(' '))

export const STRIKING = new Set(['hit', 'strike'])

const HARDLY = /^(?:hard|worst|bad)/

/** What strikes a place, and no culprit. */
export const FORCES = new Set(
  'earthquake quake tremor temblor aftershock storm hurricane cyclone typhoon tornado tsunami flood floods drought lightning landslide avalanche heatwave blizzard virus coronavirus covid pandemic epidemic outbreak disease recession inflation crisis'.split(
    ' ',
  ),
)

/** What figures reach: "exports hit record". */
const MARKS = new Set('record high low peak milestone target mark bottom level goal'.split(' '))

export const isNear = (words: readonly Word[], index: number, reach: number, wanted: ReadonlySet<string>) =>
  words.slice(Math.max(0, index - reach), index + reach).some(({ lexeme }) => wanted.has(lexeme.key))

/** The last word of what a verb is done to, up to the next small word. */
function isDoneToPerson(words: readonly Word[], index: number): boolean {
  let head: Word | undefined
  // "charges are dismissed by judge"
  if (/^(?:is|are|was|were)$/.test(words[index - 1]?.lexeme.key ?? '')) {
    const from = Math.max(0, index - 7)
    const tie = words.findIndex(({ lexeme }, i) => i > from && i < index && TIES.has(lexeme.key))
    const subject = words[tie < 0 ? index - 2 : tie - 1]
    if (subject !== undefined && isContent(subject))
      return (subject.marks & NAMED) !== 0 || isPersonNoun(subject.lexeme.singular ?? subject.lexeme.key)
  }
  for (let i = index + 1; i < words.length && i < index + 6; i++) {
    const word = words[i]!
    if ((word.marks & AFTER_COMMA) !== 0 || (word.lexeme.flags & (PREPOSITION | CONJUNCTION)) !== 0) break
    if (isContent(word)) head = word
  }
  return head === undefined || (head.marks & NAMED) !== 0 || isPersonNoun(head.lexeme.singular ?? head.lexeme.key)
}

const TIES = new Set(['against', 'over', 'for', 'in', 'by', 'from'])

const LYING_AT = new Set('behind ahead in within beneath under between beyond with at dormant'.split(' '))

/** They accuse or harm only where a person stands beside them: "hit a house", "vaccine shots", "dismiss a case". */
const MANY_MEANINGS = new Set(
  'hit shot dismiss remove terminate fire charge strike trick body discipline break fine storm shell'.split(' '),
)

function isOfSomebody(words: readonly Word[], index: number): boolean {
  for (let i = Math.max(0, index - 3); i < Math.min(words.length, index + 4); i++)
    if (i !== index && ((words[i]!.marks & NAMED) !== 0 || hasTrait(words[i]!.lexeme, AGENT))) return true
  return false
}
