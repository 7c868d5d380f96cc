/** Words that deny: whether one stands within reach of another word, and which words do it by themselves. */
import { AUXILIARY, MODAL, NEGATOR } from '../clause/lexicon.ts'
import { hasTrait, wordTrait } from '../clause/word-traits.ts'
import { AFTER_BREAK, AFTER_COMMA, isContent, type Word } from '../clause/words.ts'
import type { SourceFacts } from '../facts/facts.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Verbs and nouns that deny what follows them. */
export const DENIALS = new Set(
  'refuse decline fail deny avoid lack lose loss miss without absence stop prevent reject block ban bar halt end cancel cut no not never none nobody neither nor hardly barely nothing unlikely unable unaware short ex forbid out missing failure refusal zero few little narrowly prohibit false doubt absent skip boycott shun snub empty vacant exclude omit withhold reluctant against oppose ignore neglect strip deprive unavailable inaccessible'.split(
    ' ',
  ),
)

/** What they tell can be told with "not" and another verb: absent, does not attend. */
export const DENYING_WORDS = new Set(
  'absent absence skip boycott missing lack fail failure refuse refusal decline deny denial reject rejection unable unlikely ineligible without withhold miss snub shun spurn sidestep dodge duck bypass evade defy flout disobey disregard ignore neglect insufficient'.split(
    ' ',
  ),
)

/** What was going on goes on no more: for a time, and for good. */
const PAUSING = set('suspend pause halt stop freeze postpone delay defer shelve put_off put_on')
const ENDING = set(
  'end stop cease quit scrap abolish repeal revoke rescind terminate cancel withdraw lift drop abandon axe ditch remove undo reverse do_away call_off',
)

/** "stopped meeting": they meet no longer. */
export const isEnding = ({ lexeme }: Word): boolean => ENDING.has(lexeme.lemma)

/** "suspends" and "halts", "abolishes" and "does away with": what the candidate ends about a word, the source ends, too. */
export const endsAlike = (facts: SourceFacts, words: readonly Word[], at: number): boolean =>
  isEndedIn(facts, words.slice(Math.max(0, at - REACH), at + REACH))

/** The same of a verb: "has ended strikes" for "stops strikes". */
export const endsAt = (facts: SourceFacts, words: readonly Word[], verb: number): boolean =>
  isEndedIn(facts, words.slice(verb, verb + REACH), 1)

const REACH = 5

/** @param reach how many of the words may begin it */
function isEndedIn({ parts }: SourceFacts, words: readonly Word[], reach = words.length): boolean {
  return [PAUSING, ENDING].some(
    (ending) =>
      ends(words, ending, reach) &&
      parts.some(
        (part) =>
          ends(part.words, ending, part.words.length) &&
          // "blocks the ending of aid"
          !part.words.some(
            (word) => isDenyingWord(word) && !PAUSING.has(word.lexeme.lemma) && !ENDING.has(word.lexeme.lemma),
          ),
      ),
  )
}

const ends = (words: readonly Word[], ending: ReadonlySet<string>, reach: number): boolean =>
  words
    .slice(0, reach)
    .some(
      ({ lexeme }, i) =>
        ending.has(lexeme.lemma) ||
        [1, 2, 3].some((step) => ending.has(`${lexeme.lemma}_${words[i + step]?.lexeme.key ?? ''}`)),
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
    // "ex-wife says he did": what stands before a noun denies that noun alone.
    const isAttribute = seen > 0 && ATTRIBUTES.has(word.lexeme.key)
    if ((word.lexeme.flags & NEGATOR) !== 0 || word.lexeme.key === 'unless') return true
    if (hasTrait(word.lexeme, DENYING) && !isAttribute) return true
    // "rejects offer and will strike": another deed.
    if (word.lexeme.key === 'and' && (words[i + 1]!.lexeme.flags & (MODAL | AUXILIARY)) !== 0) break
    if (word.lexeme.key === 'from' && words[i - 1]?.lexeme.key === 'far') return true
    if (word.lexeme.key === 'than' && words[i - 1]?.lexeme.key === 'rather') return true
    if ((words[i + 1]!.marks & (AFTER_BREAK | AFTER_COMMA)) !== 0 || word.lexeme.key === 'but') break
    if (isContent(word)) seen++
  }
  for (let i = index + 1; i < Math.min(words.length, index + 4); i++) {
    // "ruins sleep without realizing it": what follows is denied, not what comes before.
    if ((words[i]!.marks & AFTER_BREAK) !== 0 || ASIDE.has(words[i]!.lexeme.key)) return false
    // "trace of missing climber": a word before its noun denies nothing before itself.
    const next = words[i + 1]
    const isAttribute = BEFORE_NOUNS.has(words[i]!.lexeme.key) && next !== undefined && isContent(next)
    // "emission cuts", "firm cuts jobs": what stands before is there.
    const isCut = words[i]!.lexeme.key === 'cuts'
    if ((words[i]!.lexeme.flags & NEGATOR) !== 0) return true
    if (DENIALS.has(words[i]!.lexeme.lemma) && !isAttribute && !isCut) return true
  }
  return false
}

/** What stands behind them denies nothing of what stands before: "heating despite power cuts". */
const ASIDE = new Set('without despite amid after before during following'.split(' '))

/** Of those who were something, and are it no more. */
const ATTRIBUTES = new Set(['ex', 'former', 'missing', 'absent', 'vacant'])

const BEFORE_NOUNS = new Set('missing absent empty vacant false ex former lost failed'.split(' '))

const DISOWNING = new Set('false untrue unfounded baseless groundless hoax fake fabricated'.split(' '))

/** "rumours are unfounded": what they tell is not so. */
export const isDisowned = (words: readonly Word[]): boolean => words.some(({ lexeme }) => DISOWNING.has(lexeme.key))
