/** Cues that lie in how a headline is set: capitals, repeated marks, dots, quotation marks. */

import { isCommonWord } from '../headline/true-case.ts'
import type { Cue, Headline, Word } from '../headline/words.ts'
import { isBaseVerb, isNoun, isPersonNoun, isThirdPerson, isVerbForm } from '../words/vocabulary.ts'

const CAPITAL_WORDS =
  /^(?:THIS|WILL|NOW|NEVER|EVERY|EVERYONE|ALL|NOT|ANOTHER|WAY|VERY|HATE|HATES|LOVE|LOVES|ONLY|REALLY|JUST|STOP|BEST|WORST|MOST|EVER|SO|TOO|YOU|YOUR|NEED|MUST|HUGE|BIG|HOW|WHY|WHAT|FINALLY|FREE|DON'T|CAN'T|WON'T|NO|YES|AND|BUT|DO|DID|SHOULD|ONE|THAT|THESE|HERE|ALWAYS|EVERYTHING|NOTHING|STILL|EVEN|AGAIN|BACK|OVER|OUT|TWO|THREE|BAD|GOOD|REAL|SAME|ZERO|GONE|LOST|DEAD|WANT|WANTS|MUCH|MANY|LESS|EACH|FIRST|SECOND|THIRD|FOURTH|LAST|NEXT|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN|HALF|WEEK|WEEKS|HOUR|MONTH|YEAR|PEOPLE|KIDS|MEN|WOMEN|MAJOR|MORE|WHOLE|FULL|EXACT|SECRET|TRUE|BEFORE|AFTER|DURING|WITHOUT|BOTH|NEITHER|NONE|NOBODY|ANY|ANYONE|ACTUALLY|LITERALLY|TOTALLY|EXACTLY|TWICE|DAYS|HOURS|MONTHS|YEARS|OLD|YOUNG|LONG|FAST|SLOW|HARD|EASY|RIGHT|WRONG|HIGH|LOW|HOT|COLD|SICK|EPIC|INSANE|CRAZY|AMAZING|KNOW|KNOWS|FEEL|FEELS|LOOK|LOOKS|NEEDS)$/
const KICKER =
  /^(?:BREAKING|EXCLUSIVE|WATCH|LIVE|VIDEO|PHOTOS|PICS|UPDATE|UPDATED|OPINION|ANALYSIS|REPORT|POLL|REVIEW|ALERT|URGENT|LISTEN|READ|SCOOP|NEW|DEVELOPING)$/

/** What a maker calls one of several. */
const LINE = /^(?:NOW|GO|ONE|PLUS|MAX|LIVE|NEXT|PRO|FREE|MORE|FIRST)$/

const DEVICE =
  /^(?:cameras?|chips?|chipsets?|cpus?|displays?|gpus?|laptops?|memory|monitors?|panels?|screens?|ssds?|tvs?)$/

/** The reason of capitals that are surely no name; a common word may still be somebody's acronym. */
export const EMPHASIS = 'capitals for emphasis'

export function capitals(headline: Headline, found: readonly Cue[]): Cue[] {
  const cues: Cue[] = []
  const add = (first: number, last: number, reason = EMPHASIS) =>
    cues.push({ tactic: 'shouting', severity: 2, reason, first, last })
  if (headline.isAllCapitals) {
    if (headline.words.length > 3) add(0, headline.words.length - 1)
    return cues
  }
  const label = labelEnd(headline)
  headline.words.forEach((word, i) => {
    if (
      i < label ||
      !word.spelling.isUpper ||
      word.text.length < 2 ||
      word.text !== word.text.toUpperCase() ||
      !/^\p{Lu}/u.test(word.text) ||
      word.quote >= 0
    )
      return
    // "StreamBox NOW": a product goes on.
    if (
      LINE.test(word.text) &&
      word.gap === ' ' &&
      /^(?!Mc|Mac|De|Le|La|Di|O)\p{L}*\p{Ll}\p{Lu}/u.test(headline.words[i - 1]?.text ?? '')
    )
      return
    if (KICKER.test(word.text) && (i === 0 || /[:(]/.test(headline.words[i + 1]?.gap ?? headline.tail))) return
    if (isBody(headline.words, i)) return
    // "a folding POLED display": of what kind.
    if (!CAPITAL_WORDS.test(word.text) && DEVICE.test(headline.words[i + 1]?.base ?? '')) return
    const isLoaded =
      word.text.length > 3 && found.some((cue) => cue.first <= i && cue.last >= i && cue.last - cue.first < 3)
    const isCommon =
      CAPITAL_WORDS.test(word.text.replace('’', "'")) ||
      // "NO IDEA", "LAST DAY": shouted together.
      /^(?:NO IDEA|(?:FIRST|LAST|ONE) DAY)$/.test(`${headline.words[i - 1]?.text} ${word.text}`) ||
      (word.text.length > 4 && (isVerbForm(word.key) || isPersonNoun(word.base)))
    if (isLoaded || isCommon) add(i, i)
    else if (word.text.length > 4 && isEmphasis(headline, i)) add(i, i, 'capitals of a common word')
  })
  return cues
}

/** "BEST to widen ferry routes", "FAST says it will": who does it, and no quality. */
function isBody(words: readonly Word[], at: number): boolean {
  const [word, next, verb] = [words[at]!, words[at + 1], words[at + 2]]
  const opens = at === 0 || /[:;.?!—–]\s$/.test(word.gap)
  if (!opens || next?.gap !== ' ' || !/^(?:BEST|FAST|EPIC|REAL|FULL|HARD|SAFE|WISE|HOT|COLD|HIGH)$/.test(word.text))
    return false
  if (next.key === 'to') return /^\p{Ll}/u.test(verb?.text ?? '') && isBaseVerb(verb!.key) && !ADVISED.test(verb!.key)
  return /^\p{Ll}/u.test(next.text) && isThirdPerson(next.key) && !isNoun(next.key)
}

/** "BEST to avoid": advice in either reading, and only advice in this one. */
const ADVISED = /^(?:avoid|be|wait|stay|keep|eat|drink|know|have|remember|use|get|see|watch|read|sleep)$/

/** Words of a label in capitals before a colon, "FULL TEXT: …". */
function labelEnd({ words, isTitleCase }: Headline): number {
  const colon = words.findIndex(({ gap }) => /^:\s/.test(gap))
  // "NEXT Weather: …": beside a name it is part of one.
  const isName =
    !isTitleCase && colon > 1 && colon <= 3 && words.slice(1, colon).every(({ text }) => /^\p{Lu}\p{Ll}/u.test(text))
  if (isName) return 1
  const isLabel = colon > 0 && colon <= 4 && words.slice(0, colon).every(({ text }) => text === text.toUpperCase())
  return isLabel ? colon : 0
}

const NUMBER = /^(?:ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN|HALF)$/
const WORD_ENDING = /(?:ly|ing|ed|ous|ful|less|able|ible|ive|est|ness|tion|ment|sand|sands|lions?|some|jor)$/

/** A common word in capitals among words that are not: no acronym, no act of parliament, no label before a colon. */
function isEmphasis({ words, tail }: Headline, i: number): boolean {
  const before = words[i - 1]
  const after = words[i + 1]
  // "FOUR MILLION": beside a number that is shouted.
  const isUpper = (text = '') => text.length > 1 && /^\p{Lu}+$/u.test(text) && !NUMBER.test(text)
  const { text, key } = words[i]!
  // The table of small words lets one acronym in twenty through: "LGBTQ", "OPEC"; an ending or a word class vouches.
  const isWord = isNoun(key) || isBaseVerb(key) || WORD_ENDING.test(key)
  if (!/^\p{Lu}+$/u.test(text) || !isWord || !isCommonWord(key)) return false
  if (
    isUpper(before?.text) ||
    isUpper(after?.text) ||
    /^(?:act|acts|bill|law|treaty|pact|system|program|programme|project|scheme|test|exam|award|awards|team)$/.test(
      after?.key ?? '',
    )
  )
    return false
  // "…: ANALYSIS" and "SPORT: …" are labels.
  return !/[:|(—–-]\s*$/.test(after === undefined ? words[i]!.gap : '') && !/^\s*[:|)]/.test(after?.gap ?? tail)
}

const REPEATED = /[!?]*(?:!!|!\?|\?!|\?\?)[!?]*|\(!+\)/g
// With what joins and colours it, so that a family or a flag is one cue; arrows and signs of text are none.
const EMOJI = () =>
  /(?:\p{Regional_Indicator}{2}|(?![©®™↔-↪])\p{Extended_Pictographic}[\u{FE0F}\u{20E3}\u{1F3FB}-\u{1F3FF}]*(?:\u{200D}\p{Extended_Pictographic}[\u{FE0F}\u{1F3FB}-\u{1F3FF}]*)*)+/gu
const TAG = /\((?:PHOTOS?|VIDEOS?|PICS|PICTURES|GIFS?|WATCH)\)/g

/** Emphasis that is no word: "!!!", emoji, "(VIDEO)". The cue stands where the marks stand. */
export function marks(headline: Headline): Cue[] {
  const cues: Cue[] = []
  const add = (pattern: RegExp, reason: string) => {
    for (const match of headline.text.matchAll(pattern)) {
      const word = headline.words.findLastIndex(({ end }) => end <= match.index)
      cues.push({ ...at(Math.max(0, word)), reason, marks: { start: match.index, end: match.index + match[0].length } })
    }
  }
  const at = (word: number) => ({ tactic: 'shouting', severity: 2, first: word, last: word }) as const
  if (/[!?]{2}|\(!/.test(headline.text)) add(REPEATED, 'repeated punctuation')
  if (/[\u203C\u2049\u2139-\u3299\u{1F000}-\u{1FAFF}]/u.test(headline.text)) add(EMOJI(), 'emoji')
  if (headline.text.includes('(')) add(TAG, 'a tag in capitals')
  return cues
}

/** "They opened a wall… and froze": held back for a moment before what follows. */
function heldUp({ words, text }: Headline): Cue[] {
  if (!/…|\.\.\./.test(text)) return []
  return words.flatMap(({ key, gap, quote, start }, i): Cue[] => {
    const dots = /(?:…|\.\.\.+)\s*$/.exec(gap)
    if (i < 3 || quote >= 0 || dots === null || words[i - 1]!.quote >= 0 || !HOLDS_UP.test(key)) return []
    const from = start - gap.length + dots.index
    const marks = { start: from, end: from + dots[0].trimEnd().length }
    return [{ tactic: 'cliffhanger', severity: 2, reason: 'pauses before the fact', first: i - 1, last: i - 1, marks }]
  })
}

const HOLDS_UP = /^(?:and|but|then|so|until|only|or)$/

export function dots(headline: Headline): Cue[] {
  const broken = /(?:…|\.\.\.+)\s*$/.exec(headline.tail)
  if (broken === null || /[”"’']\s*$/.test(headline.tail)) return heldUp(headline)
  const last = headline.words.length - 1
  const start = headline.text.length - headline.tail.length + broken.index
  const marks = { start, end: start + broken[0].trimEnd().length }
  const cue: Cue = {
    tactic: 'cliffhanger',
    severity: 2,
    reason: 'breaks off before the fact',
    first: last,
    last,
    marks,
  }
  // "The winner is…": what comes next is the very thing.
  const isWithheld = /^(?:is|are|was|were|said|says|be|called|named|revealed)$/.test(headline.words[last]?.key ?? '')
  return isWithheld ? [cue, { ...cue, tactic: 'curiosity-gap', reason: 'promises something and keeps it back' }] : [cue]
}

const SPEECH =
  /^(?:say|says|said|tell|tells|told|call|calls|called|claim|claims|claimed|claiming|calling|saying|warning|likens|likened|compares|compared|dismisses|dismissed|decries|decried|alleges|alleged|alleging|asks|asked|urges|thinks|believes|hails|hailed|warn|warns|warned|argue|argues|describe|describes|described|deny|denies|denied|admit|admits|vow|vows|brand|brands|branded|label|labels|labelled|labeled|dub|dubs|dubbed|insist|insists|report|reports|reported|according|accuse|accuses|accused|cite|cites|citing|declare|declares|declared|quote|quotes|charge|charged|charges|convicted|titled|named|song|film|movie|show|book|album|series|game|novel|word|term|slogan|trailer|cover|character|characters|fan|fans|theory|host|theme|remake|reboot|alum|alums|quiz|finale|premiere|scene|director|season|episode|star|creator|cast|rejects|reject|denounce|denounces|slams|blasts|rips|criticizes|condemns)$/

const AUXILIARY_OR_PREPOSITION =
  /^(?:can|could|will|would|must|may|might|should|has|have|had|are|were|on|in|at|under|over|out|off|by|with|for|from|to|as)$/

/** One to three words in quotation marks that nobody is said to have said. */
export function scareQuotes(headline: Headline, found: readonly Cue[]): Cue[] {
  const cues: Cue[] = []
  for (const quote of headline.quotes) {
    const length = quote.lastWord - quote.firstWord + 1
    if (length > 3 || quote.firstWord > quote.lastWord) continue
    const inside = headline.words.slice(quote.firstWord, quote.lastWord + 1)
    // Names and titles of works are cited, not doubted.
    const isLower = inside.every((word) => /^\p{Ll}/u.test(word.text))
    if (!isLower && !(headline.isTitleCase && inside.length === 1)) continue
    // “‘Lagoon’ and ‘Tide’ stars”: works in a row.
    const isInRow = headline.quotes.some(
      (other) =>
        other !== quote &&
        Math.min(Math.abs(other.firstWord - quote.lastWord), Math.abs(quote.firstWord - other.lastWord)) <= 2,
    )
    if (!isLower && isInRow) continue
    // A verb phrase or a figure in marks is somebody's statement, cut short.
    if (
      length > 2 ||
      inside.some(
        (word) =>
          /\d/.test(word.key) ||
          /^(?:was|is|be|not|very|more|most|faster|growing)$/.test(word.key) ||
          /ly$/.test(word.key),
      )
    )
      continue
    // "‘can continue’", "‘on hold’": a predicate or an adverbial that somebody said.
    if (AUXILIARY_OR_PREPOSITION.test(inside[0]!.key) || (inside.length > 1 && isBaseVerb(inside[0]!.key))) continue
    // "‘double-tap’ strike", "‘economic isolation’": a term or a claim; doubt needs a plain noun or a loaded word.
    const isLoaded = found.some(({ first, last }) => first >= quote.firstWord && last <= quote.lastWord)
    // "‘mega-step’": the prefix makes it large.
    const isSwollen = /^(?:mega|super|ultra|monster|non|anti)-/.test(inside[0]!.key)
    if (!isLoaded && !isSwollen && (length > 1 || /-|ing$/.test(inside[0]!.key))) continue
    // "Harbour club ‘appalled’ at delay": a predicate that the subject said of itself.
    const before = headline.words[quote.firstWord - 1]
    const after = headline.words[quote.lastWord + 1]
    if (
      length === 1 &&
      before !== undefined &&
      before.base === before.key &&
      !/^(?:the|a|an|its|his|her|their|our|new|this|that|no|be|been|being|get|gets|got)$/.test(before.key) &&
      /^(?:at|by|to|of|with|over|after|about|for|amid|from)$/.test(after?.key ?? '') &&
      (/(?:ed|ful|able|less|ware|ious|py)$/.test(inside[0]!.key) || after?.key === 'to')
    )
      continue
    const isEdge = quote.lastWord === headline.words.length - 1 || quote.firstWord === 0
    if (isEdge && /[:,]/.test(headline.words[quote.firstWord]!.gap + (headline.words[quote.lastWord + 1]?.gap ?? '')))
      continue
    // "convicted of ‘subversion’": the charge is named as it was brought; "‘barbaric’ new law" judges what stands behind.
    const isJudgement =
      isLoaded &&
      after !== undefined &&
      /^["”’'] $/.test(after.gap) &&
      !/^(?:and|or|but|after|about|of|amid|charges?|counts?)$/.test(after.key) &&
      !AUXILIARY_OR_PREPOSITION.test(after.key) &&
      !isVerbForm(after.key)
    if (!isJudgement && /^(?:over|on|of|for|as|in)$/.test(before?.key ?? '')) continue
    if (headline.words.some((word, i) => (i < quote.firstWord || i > quote.lastWord) && SPEECH.test(word.key))) continue
    cues.push({
      tactic: 'scare-quotes',
      severity: 1,
      reason: 'quotation marks without a speaker',
      first: quote.firstWord,
      last: quote.lastWord,
    })
  }
  return cues
}
