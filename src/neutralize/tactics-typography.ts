/** Cues that lie in how a headline is set: capitals, repeated marks, dots, quotation marks. */
import type { Cue, Headline } from './tactics-words.ts'
import { isPersonNoun, isVerbForm } from './vocabulary.ts'

const CAPITAL_WORDS =
  /^(?:THIS|WILL|NOW|NEVER|EVERY|EVERYONE|ALL|NOT|ANOTHER|WAY|VERY|HATE|HATES|LOVE|LOVES|ONLY|REALLY|JUST|STOP|BEST|WORST|MOST|EVER|SO|TOO|YOU|YOUR|NEED|MUST|HUGE|BIG|HOW|WHY|WHAT|FINALLY|FREE|DON'T|CAN'T|WON'T|NO|YES|AND|BUT|DO|DID|SHOULD|ONE|THAT|THESE|HERE|ALWAYS|EVERYTHING|NOTHING|STILL|EVEN|AGAIN|BACK|OVER|OUT)$/
const KICKER =
  /^(?:BREAKING|EXCLUSIVE|WATCH|LIVE|VIDEO|PHOTOS|PICS|UPDATE|UPDATED|OPINION|ANALYSIS|REPORT|POLL|REVIEW|ALERT|URGENT|LISTEN|READ|SCOOP|NEW|DEVELOPING)$/

export function capitals(headline: Headline, found: readonly Cue[]): Cue[] {
  const cues: Cue[] = []
  const add = (first: number, last: number) =>
    cues.push({ tactic: 'shouting', severity: 2, reason: 'capitals for emphasis', first, last })
  if (headline.isAllCapitals) {
    if (headline.words.length > 3) add(0, headline.words.length - 1)
    return cues
  }
  headline.words.forEach((word, i) => {
    if (word.text.length < 2 || word.text !== word.text.toUpperCase() || !/^\p{Lu}/u.test(word.text) || word.quote >= 0)
      return
    if (KICKER.test(word.text) && (i === 0 || /[:(]/.test(headline.words[i + 1]?.gap ?? headline.tail))) return
    const isLoaded =
      word.text.length > 3 && found.some((cue) => cue.first <= i && cue.last >= i && cue.last - cue.first < 3)
    const isCommon =
      CAPITAL_WORDS.test(word.text.replace('’', "'")) ||
      (word.text.length > 4 && (isVerbForm(word.key) || isPersonNoun(word.base)))
    if (isLoaded || isCommon) add(i, i)
  })
  return cues
}

export function marks(headline: Headline): Cue[] {
  const last = Math.max(0, headline.words.length - 1)
  const cue = (reason: string): Cue => ({ tactic: 'shouting', severity: 2, reason, first: last, last })
  if (/!{2,}|\?!|!\?|\?{2,}|\(!\)/.test(headline.text)) return [cue('repeated punctuation')]
  if (/(?![©®™])\p{Extended_Pictographic}/u.test(headline.text)) return [cue('emoji')]
  if (/\((?:PHOTOS?|VIDEOS?|PICS|PICTURES|GIFS?|WATCH)\)/.test(headline.text)) return [cue('a tag in capitals')]
  return []
}

export function dots(headline: Headline): Cue[] {
  const isQuoteEnd = /[”"’']\s*$/.test(headline.tail)
  if (!/(?:…|\.\.\.)\s*$/.test(headline.tail) || isQuoteEnd) return []
  const last = headline.words.length - 1
  return [{ tactic: 'cliffhanger', severity: 2, reason: 'breaks off before the fact', first: last, last }]
}

const SPEECH =
  /^(?:say|says|said|tell|tells|told|call|calls|called|claim|claims|claimed|warn|warns|warned|argue|argues|describe|describes|described|deny|denies|denied|admit|admits|vow|vows|brand|brands|branded|label|labels|labelled|labeled|dub|dubs|dubbed|insist|insists|report|reports|reported|according|accuse|accuses|accused|cite|cites|citing|declare|declares|declared|quote|quotes|charge|charged|charges|convicted|titled|named|song|film|movie|show|book|album|series|game|novel|word|term|slogan|trailer|season|episode|star|creator|cast|rejects|reject|denounce|denounces|slams|blasts|rips|criticizes|condemns)$/

/** One to three words in quotation marks that nobody is said to have said. */
export function scareQuotes(headline: Headline): Cue[] {
  const cues: Cue[] = []
  for (const quote of headline.quotes) {
    const length = quote.lastWord - quote.firstWord + 1
    if (length > 3 || quote.firstWord > quote.lastWord) continue
    const inside = headline.words.slice(quote.firstWord, quote.lastWord + 1)
    // Names and titles of works are cited, not doubted.
    const isLower = inside.every((word) => /^\p{Ll}/u.test(word.text))
    if (!isLower && !(headline.isTitleCase && inside.length === 1)) continue
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
    const isEdge = quote.lastWord === headline.words.length - 1 || quote.firstWord === 0
    if (isEdge && /[:,]/.test(headline.words[quote.firstWord]!.gap + (headline.words[quote.lastWord + 1]?.gap ?? '')))
      continue
    // "convicted of ‘subversion’": the charge is named as it was brought.
    if (/^(?:over|on|of|for|as|in)$/.test(headline.words[quote.firstWord - 1]?.key ?? '')) continue
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
