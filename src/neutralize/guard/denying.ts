/** Words that deny: whether one stands within reach of another word, and which words do it by themselves. */
import { NEGATOR } from '../clause/lexicon.ts'
import { hasTrait, wordTrait } from '../clause/word-traits.ts'
import { AFTER_BREAK, AFTER_COMMA, isContent, type Word } from '../clause/words.ts'

/** Verbs and nouns that deny what follows them. */
export const DENIALS = new Set(
  'refuse decline fail deny avoid lack lose loss miss without absence stop prevent reject block ban bar halt end cancel cut no not never none nobody neither nor hardly barely nothing unlikely unable short ex forbid out missing failure refusal zero few little narrowly prohibit false doubt absent skip boycott shun snub empty vacant exclude omit withhold reluctant against oppose ignore neglect strip deprive unavailable inaccessible'.split(
    ' ',
  ),
)

/** What they tell can be told with "not" and another verb: absent, does not attend. */
export const DENYING_WORDS = new Set(
  'absent absence skip boycott missing lack fail failure refuse refusal decline deny denial reject rejection unable unlikely ineligible without withhold miss snub shun spurn sidestep dodge duck bypass evade defy flout disobey disregard ignore neglect insufficient'.split(
    ' ',
  ),
)

/** A word that denies by itself. */
export function isDenyingWord({ lexeme }: Word): boolean {
  return hasTrait(lexeme, DENYING)
}

export const DENYING = wordTrait(DENIALS)

const ENDS = new Set(['end', 'stop', 'halt'])

/** A negator or a denying verb stands within reach before (or right behind) the word. */
export function isDenied(words: readonly Word[], index: number): boolean {
  let seen = 0
  for (let i = index - 1; i >= 0 && seen < 5; i--) {
    const word = words[i]!
    // "ends with a deal": what it ends with is there.
    if (word.lexeme.key === 'with' && ENDS.has(words[i - 1]?.lexeme.lemma ?? '')) break
    if ((word.lexeme.flags & NEGATOR) !== 0 || hasTrait(word.lexeme, DENYING)) return true
    if (word.lexeme.key === 'from' && words[i - 1]?.lexeme.key === 'far') return true
    if ((words[i + 1]!.marks & (AFTER_BREAK | AFTER_COMMA)) !== 0 || word.lexeme.key === 'but') break
    if (isContent(word)) seen++
  }
  for (let i = index + 1; i < Math.min(words.length, index + 4); i++) {
    // "ruins sleep without realizing it": what follows is denied, not what comes before.
    if ((words[i]!.marks & AFTER_BREAK) !== 0 || words[i]!.lexeme.key === 'without') return false
    // "trace of missing climber": a word before its noun denies nothing before itself.
    const next = words[i + 1]
    const isAttribute = BEFORE_NOUNS.has(words[i]!.lexeme.key) && next !== undefined && isContent(next)
    if ((words[i]!.lexeme.flags & NEGATOR) !== 0 || (DENIALS.has(words[i]!.lexeme.lemma) && !isAttribute)) return true
  }
  return false
}

const BEFORE_NOUNS = new Set('missing absent empty vacant false ex former lost failed'.split(' '))
