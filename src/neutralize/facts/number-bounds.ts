/** Whether a number is told exactly, as the least or the most there is, or about: by the words before and behind it. */
import { PLURAL } from '../clause/lexicon.ts'
import { BOUNDARY } from '../clause/reading.ts'
import { hasTrait } from '../clause/word-traits.ts'
import { AFTER_BREAK, isContent, JOINED, type Word } from '../clause/words.ts'
import { leadingDigits } from './amounts.ts'

export type Bound = 'exact' | 'least' | 'most' | 'about'

/** "10 or more", "5 per cent or so", "1,000-plus"; null where nothing behind the number tells. */
export function boundBehind(words: readonly Word[], to: number): Bound | null {
  const one = words[to]?.lexeme.key
  if (one === 'plus' && (words[to]!.marks & JOINED) !== 0) return 'least'
  const two = words[to + 1]?.lexeme.key
  if (one === 'or' && words[to + 2]?.lexeme.key !== 'than') {
    if (two === 'more' || two === 'higher' || two === 'over') return 'least'
    if (two === 'fewer' || two === 'less' || two === 'under') return 'most'
    if (two === 'so') return 'about'
  }
  return null
}

const LEAST = new Set(
  'over above exceeding topping beyond past exceeds exceed exceeded surpassing surpasses surpass surpassed tops topped'.split(
    ' ',
  ),
)
const MOST = new Set('under below nearly almost near nears nearing approaches approaching'.split(' '))
const ABOUT = new Set('about around approximately roughly some estimated circa'.split(' '))
const PASSING = new Set('pass passes passed passing cross crosses crossed top'.split(' '))
const OF_BOUND = new Set(['minimum', 'maximum', 'upwards', 'excess'])
const MOTIONS = new Set('edge rise climb go move inch tick creep push drive jump'.split(' '))
const DISPUTES = new Set(
  'suit lawsuit sue row dispute fight feud battle debate criticism criticise criticize anger concern question probe inquiry investigation trial case charge clash protest complaint arrest'.split(
    ' ',
  ),
)

/** "wins over five sets": how long it took. */
const STRETCHES = new Set(['sets', 'rounds', 'legs', 'holes', 'frames'])

/** "trial of banker begins over $40m loans": what it is about, some words further on. */
function isDisputed(words: readonly Word[], over: number): boolean {
  for (let i = over - 1; i >= 0 && i >= over - 6; i--) {
    if (DISPUTES.has(words[i]!.lexeme.lemma)) return true
    if ((words[i + 1]!.marks & AFTER_BREAK) !== 0 || hasTrait(words[i]!.lexeme, BOUNDARY)) return false
  }
  return false
}

/** "fined over double parking" */
const MULTIPLES = new Set(['double', 'triple', 'single'])

/** "hands over 200 prisoners" */
const HANDING = new Set(['hand', 'turn', 'take', 'sign'])

/** @param index of the first word of the number, its currency sign included */
export function boundBefore(words: readonly Word[], index: number): Bound {
  const one = words[index - 1]?.lexeme.key ?? ''
  if ((one === 'under' || one === 'over') && isYearOf(words, index)) return 'exact'
  const twoBefore = words[index - 2]
  const two = twoBefore?.lexeme.key ?? ''
  switch (one) {
    case 'than':
      return comparedBound(two, words[index - 3]?.lexeme.key ?? '')
    case 'least':
    case 'most':
      return two === 'at' ? one : 'exact'
    case 'to':
      if (two === 'up') return isEndOfMotion(words[index - 3]) ? 'exact' : 'most'
      return two === 'close' ? 'about' : 'exact'
    // "pull back to within ten kilometres"
    case 'within':
      return two === 'to' || two === 'come' || two === 'comes' ? 'most' : 'exact'
    // "a minimum of 12", "upwards of 300"
    case 'of':
      if (!OF_BOUND.has(two)) return 'exact'
      return two === 'maximum' ? 'most' : 'least'
    case 'as':
      return two === 'many' || two === 'much' ? 'most' : 'exact'
    case 'over':
      // "suit over $75m plan": what the dispute is about.
      if (MULTIPLES.has(words[index]!.lexeme.key) || HANDING.has(twoBefore?.lexeme.lemma ?? '')) return 'exact'
      return isDisputed(words, index - 1) || STRETCHES.has(words[index + 1]?.lexeme.key ?? '') ? 'exact' : 'least'
    case 'top':
      // "cases top one million", not "the top 10".
      if (twoBefore !== undefined && (twoBefore.lexeme.flags & PLURAL) !== 0) return 'least'
  }
  if (MOST.has(one)) return 'most'
  if (LEAST.has(one)) return 'least'
  // "deaths pass 20,000", not "passes 20 bills".
  if (PASSING.has(one) && (leadingDigits(words[index]!) ?? 0) >= 1_000) return 'least'
  return ABOUT.has(one) ? 'about' : 'exact'
}

/** "coverage under 2026 plans": a year has no bound. */
function isYearOf(words: readonly Word[], index: number): boolean {
  const next = words[index + 1]
  return /^(?:19|20)\d\d$/.test(words[index]!.lexeme.key) && next !== undefined && isContent(next)
}

/** "more than 12", "no fewer than 12". */
function comparedBound(comparative: string, before: string): Bound {
  const isDenied = before === 'no' || before === 'not'
  switch (comparative) {
    case 'more':
    case 'greater':
    case 'higher':
      return isDenied ? 'most' : 'least'
    case 'fewer':
    case 'less':
    case 'lower':
      return isDenied ? 'least' : 'most'
    default:
      return 'exact'
  }
}

/** "edges up to 373,000" tells where a rise ends. */
function isEndOfMotion(verb: Word | undefined): boolean {
  return verb !== undefined && verb.lexeme.verbForms !== 0 && MOTIONS.has(verb.lexeme.lemma)
}
