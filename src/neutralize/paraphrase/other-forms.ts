/** Other forms of a word that every entry of a list would have to spell out: numbers, amounts, ages, initials, "ex-". */

import { dictionary } from '../../text/dictionary.ts'
import { MONTHS } from '../words/closed-classes.ts'
import { isNoun, isPersonNoun, isThirdPerson } from '../words/vocabulary.ts'
import type { Place } from './small-word-conditions.ts'

const OFFICE =
  /^(?:president|vice|wife|husband|mayor|governor|senator|minister|boyfriend|girlfriend|employees?|cop|teacher|boss|chief|aides?|coach|officials?|officers?|lawmakers?|players?|advisers?|advisors?|partner|student|students|congressman|congresswoman|prosecutor|judge|soldier|soldiers|workers?|spy)$/
export const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const MONTH = new RegExp(
  `^(?:${MONTHS}|No|Game|Week|Day|Part|Chapter|Season|Article|Title|Top|Route|Highway|Interstate|Grade|Level|Phase|Volume|Episode|Section|Prop|Proposition|Measure|Amendment|Type|Stage|Category|Tier|Class|Version|Round|Formula)\\.?$`,
  'i',
)
const COUNTED = () =>
  /^(?!(?:has|was|does|gets|says)$)(?:people|men|women|children|more|new|other|former|of|\p{Ll}+[^s’']s)$/u

const INITIALS = dictionary<string>({
  US: 'U.S.',
  UK: 'U.K.',
  DC: 'D.C.',
  LA: 'L.A.',
  'U.S.': 'US',
  'U.K.': 'UK',
  'D.C.': 'DC',
  'L.A.': 'LA',
})

/** Whether a word can have another form at all, wherever it stands. */
export const mayTakeForm = (word: string, key: string): boolean =>
  /\d|^[Ee]x-|^(?:U\.S|U\.K|D\.C|L\.A)\.$|^(?:US|UK|DC|LA)$/.test(word) ||
  NUMBERS.indexOf(key) > 1 ||
  /^[a-z]+-(?:day|week|month|year|hour|minute|mile|point|game|story|member|term|time|part)$/.test(word)

/** "25%" → "25 percent", "$2.9B" → "$2.9 billion", "3 towns" → "three towns", "three towns" → "3 towns", "ex-" → "former". */
export function otherForm(place: Place): string | null {
  const { keys, words, at } = place
  const word = words[at]!
  const key = keys[at]!
  const initials = INITIALS[word]
  if (initials !== undefined) return isNamedSo(place) ? initials : null
  const ex = /^[Ee]x-(\p{L}[\p{L}-]+)$/u.exec(word)
  if (ex !== null && /^(?:cons?|convicts?|pats?|officio|gratia|factor|libris|ante|post)$/i.test(ex[1]!)) return null
  if (ex !== null) return `${word[0] === 'E' ? 'Former' : 'former'} ${ex[1]}`
  if (key === 'former' && word === 'former' && OFFICE.test(keys[at + 1] ?? '') && /^\p{Ll}/u.test(words[at + 1]!))
    return null
  const next = (words[at + 1] ?? '').replace(/[,;:]$/, '')
  const isCounted =
    COUNTED().test(next) &&
    !MONTH.test(words[at - 1] ?? '') &&
    // "5 to 10 towns", "Group of 20 leaders"
    !(/^(?:to|or|and)$/.test(keys[at - 1] ?? '') && /\d$/.test(keys[at - 2] ?? '')) &&
    !(keys[at - 1] === 'of' && keys[at - 2] === 'group') &&
    // "six flags seeks help": a firm.
    !(isThirdPerson(keys[at + 2] ?? '') && !isNoun(keys[at + 2]!)) &&
    (at === 0 || /^[^\p{Lu}]*$/u.test(words[at - 1]!) || isThirdPerson(keys[at - 1]!))
  // "four-day talks" → "4-day talks"
  const span = /^(\w+)-(day|week|month|year|hour|minute|mile|point|game|story|member|term|time|part)$/.exec(word)
  if (span !== null && span[1]!.length < 7) {
    const value = /^\d/.test(span[1]!) ? Number(span[1]) : NUMBERS.indexOf(span[1]!)
    if (value > 1 && value < 13) return `${/^\d/.test(span[1]!) ? NUMBERS[value] : value}-${span[2]}`
  }
  const spelled = NUMBERS.indexOf(key)
  // "3 killed, ten hurt": two numbers stay alike.
  const isAlone = !words.some((other, i) => i !== at && (/^\d{1,2}$/.test(other) || NUMBERS.indexOf(other) > 1))
  if (spelled > 1) return isCounted && isAlone && word === key ? String(spelled) : null
  if (!/\d/.test(word)) return null
  const percent = /^([\d.,]*\d)%$/.exec(word)
  if (percent !== null) return `${percent[1]} percent`
  const money = /^([$£€]\d[\d.,]*)(B|bn|M|m|mn)$/.exec(word)
  if (money !== null) return `${money[1]} ${/^[Bb]/.test(money[2]!) ? 'billion' : 'million'}`
  return /^\d{1,2}$/.test(word) && isCounted && isAlone && Number(word) > 1 ? (NUMBERS[Number(word)] ?? null) : null
}

/** "Harbor, LA" is Louisiana, "DC Comics" and who is not Marvel a firm, "LA LA" a song. */
const isNamedSo = ({ keys, words, at }: Place): boolean =>
  !(/^D\.?C\.?$/.test(words[at]!) && keys.some((key) => OF_COMICS.test(key))) &&
  !/^(?:[Cc]omics?|Universe|[Vv]illains?|Studios|Extended|Entertainment|Fandome|superhero|superheroes|Weekly)\b/.test(
    words[at + 1] ?? '',
  ) &&
  !(
    /^L\.?A\.?$/.test(words[at]!) &&
    (/^\p{Lu}.*,$|^L\.?A\.?$/u.test(words[at - 1] ?? '') || /^L\.?A\.?$/.test(words[at + 1] ?? ''))
  )

const OF_COMICS =
  /^(?:marvel|comics?|batman|superman|joker|superhero|superheroes|supervillains?|supergirl)(?:['’]s)?[:,]?$/

/** "dies at 94" → "dies at age 94", "dies at the age of 94". */
export function otherAtAge({ keys, words, at }: Place): string[] {
  const age = words[at]!
  if (keys[at - 1] !== 'at' || !/^\d{1,3},?$/.test(age) || !/^(?:dies?|died|dead)$/.test(keys[at - 2] ?? '')) return []
  const next = keys[at + 1]
  const isAge =
    next === undefined ||
    /,$/.test(age) ||
    /^(?:in|on|after|from|following|during|as|days|hours|weeks|months|just)$/.test(next)
  return isAge ? [`the age of ${age}`, `age ${age}`] : []
}

/** "51-year-old man in court" → "man aged 51 in court": two words for two. */
export function otherAge({ words, at }: Place): string | null {
  const age = /^(\d{1,3})-year-old$/.exec(words[at]!)
  const who = words[at + 1]
  if (age === null || who === undefined || !/^\p{Ll}+$/u.test(who) || !isPersonNoun(who)) return null
  const next = words[at + 2]
  return next === undefined ||
    /^(?:in|on|at|of|from|with|after|who|was|is|has|by|for|and|over|during|following)$/.test(next)
    ? `${who} aged ${age[1]}`
    : null
}
