/** What turns a headline round or limits it: a sentence behind "But", a clause behind "because" or "while fighting it". */
import { memoize, once } from '../../text/memoize.ts'

/** "The crew had to stay. Then it was sent home", "Fares often fall in May. Don’t count on it": not the first alone. */
export const keepsTurn = (text: string, whole: string): boolean =>
  (!TURNS.test(whole) || /\b(?:then|later|count(?:ing)? on|bet(?:ting)? on|second-guess\w*|regret\w*)\b/i.test(text)) &&
  !(COMPARED.test(whole) && MORE.test(text) && !/\bthan\b/i.test(text)) &&
  turnsOf(whole).every((turn) => !turn.isSentence || isTold(turn, text))

/** "has more money in boats than ever": without what it is measured by, or what it lies in, more is said. */
const COMPARED = /^(?:(?!\b(?:more|fewer|less)\b).)*\b(?:more|fewer|less)\b[^.;:?!]*\bthan\b/i
const MORE = /\b(?:more|fewer|less)\b/i

/** "Norwell backs the bridge, but not its tolls": both, where there is room for both. */
export const tellsTurns = (text: string, whole: string): boolean => turnsOf(whole).every((turn) => isTold(turn, text))

function isTold({ joint, words }: Turn, text: string): boolean {
  const said = text.toLowerCase()
  return joint.test(said) || words.length === 0 || words.some((word) => said.includes(word))
}

const TURNS =
  /\w[.!] (?:Then (?:\S+ ){1,4}(?:him|them|her(?=[.!]?$| (?:to|in|on|at|from|home|away|back|out|off)\b))\b|Don[’']t (?:count|bet|bank) on (?:it|that)\b)|^(?:I|My) .*\bbut .*\b(?:second-guess|regret)/

interface Turn {
  /** Not a clause of the same sentence. */
  isSentence: boolean
  /** What may join it in other words. */
  joint: RegExp
  /** The beginnings of what it says, in small letters. */
  words: readonly string[]
}

/** "…, but at whom?" asks, and turns nothing. */
const TURN = once(
  () =>
    /[.;] (?:But|Then|Yet|However,) ([^.?!;|]+)|(?<!\b(?:nothing|anything|all|none|not only [^,]{1,60})),? (but|although|though|unless|because(?: of)?|while(?= \p{L}+ing\b)|even as|despite) (?!(?:(?:at|for|by|with|to|from|on) )?(?:whom?|whose|what|why|how|when|where|which)\b)([^.?!;|:]+)/giu,
)
const JOINT = /\b(?:but|yet|however|though|although|then|later)\b/
const NONE = /$^/

/** Outside quotations: half of what somebody is quoted with may go. */
const turnsOf = memoize(
  (whole: string): readonly Turn[] =>
    [...whole.replace(/“[^”]*”|"[^"]*"|‘[^’]*’(?!\p{L})/gu, '“”').matchAll(TURN())].map(([, next, joint, clause]) => ({
      isSentence: next !== undefined,
      joint: next !== undefined || /^(?:but|although|though)$/i.test(joint!) ? JOINT : NONE,
      words: beginningsIn((next ?? clause)!),
    })),
  16,
)

const beginningsIn = (clause: string): string[] =>
  (clause.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? [])
    .filter(
      (word) =>
        !/^(?:that|this|they|them|their|have|been|were|will|would|could|with|from|what|when|there|your)$/.test(word),
    )
    .map((word) => word.slice(0, 5))
