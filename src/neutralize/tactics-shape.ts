/** Cues that lie in the shape of the whole headline: its question mark, its first word, its count, its capitals. */
import type { Cue } from './tactics-cue.ts'
import type { Headline, Word } from './tactics-words.ts'
import { isCommonWord } from './true-case.ts'
import {
  isCountedNoun,
  isFamousNoun,
  isGenericNoun,
  isNoun,
  isParticiple,
  isPast,
  isPersonNoun,
  isPlace,
  isThirdPerson,
  isVerbForm,
} from './vocabulary.ts'

type Reader = (headline: Headline, found: readonly Cue[]) => Cue[]

const readers: Reader[] = [
  question,
  opener,
  demonstrative,
  listicle,
  famous,
  generic,
  capitals,
  marks,
  dots,
  scareQuotes,
]

/** @param found the cues read from words so far: some shapes only count beside others */
export function shapeCues(headline: Headline, found: readonly Cue[]): Cue[] {
  if (headline.words.length === 0) return marks(headline)
  return readers.flatMap((read) => read(headline, found))
}

const AUXILIARY =
  /^(?:is|are|was|were|do|does|did|can|could|will|would|should|has|have|had|may|might|am|isn't|aren't|don't|doesn't|won't|can't)$/

function question(headline: Headline): Cue[] {
  const cues: Cue[] = []
  const { words, text } = headline
  const add = (first: number, last: number) =>
    cues.push({ tactic: 'rhetorical-question', severity: 2, reason: 'asks and leaves the answer open', first, last })
  let from = 0
  for (let i = 0; i < words.length; i++) {
    const after = i + 1 < words.length ? words[i + 1]!.gap : headline.tail
    if (/[.!:;—–]\s|["”]\s/.test(after)) from = i + 1
    if (!after.includes('?')) continue
    if (words[i]!.quote < 0 || words[from]!.quote < 0) add(from, i)
    from = i + 1
  }
  const [first, second, third] = words
  // "How creepy was …", "How do you …" without a question mark.
  if (
    cues.length === 0 &&
    first?.key === 'how' &&
    (isAuxiliary(second) || (isAuxiliary(third) && !/^to$/.test(second?.key ?? '')))
  ) {
    add(0, words.length - 1)
  }
  if (
    cues.length === 0 &&
    /^(?:is|are|do|does|did|can|should|will|which|who)$/.test(first?.key ?? '') &&
    headline.isTitleCase &&
    /\b(?:you|your|or)\b/i.test(text)
  ) {
    add(0, words.length - 1)
  }
  return cues
}

function isAuxiliary(word: Word | undefined): boolean {
  return word !== undefined && AUXILIARY.test(word.key)
}

/** "Why …", "How …", "What …" as the opener of a statement. */
function opener(headline: Headline): Cue[] {
  const cues: Cue[] = []
  headline.words.forEach((word, i) => {
    if (word.quote >= 0 || !(i === 0 || /[.:—–|]\s*$/.test(word.gap))) return
    const second = headline.words[i + 1]
    if (second === undefined || !/^(?:why|how|what|when|where|who)$/.test(word.key)) return
    const isAsked = headline.text.indexOf('?', word.start) >= 0
    if (isAsked || (word.key === 'who' && (word.text === 'WHO' || /:/.test(second.gap)))) return
    if (/^(?:when|where|who)$/.test(word.key) && i > 0) return
    if (/:/.test(second.gap)) return
    cues.push({
      tactic: 'forward-reference',
      severity: 2,
      reason: 'opens with a question word that only the article answers',
      first: i,
      last: i,
    })
  })
  return cues
}

const TIME_NOUN =
  /^(?:year|years|week|weeks|weekend|month|months|season|seasons|time|times|morning|evening|afternoon|night|day|days|summer|winter|fall|autumn|spring|quarter|decade|century|term|monday|tuesday|wednesday|thursday|friday|saturday|sunday|century|election|cycle|world|is|was|and|past|next|coming|one|nation|country|area|state|case|agreement|point|past)$/

/** "This company …", "these products …" before the thing is named. */
function demonstrative(headline: Headline): Cue[] {
  const cues: Cue[] = []
  headline.words.forEach((word, i) => {
    if (!/^(?:this|these)$/.test(word.key) || word.quote >= 0) return
    const noun = headline.words[i + 1]
    if (noun === undefined) {
      cues.push({
        tactic: 'forward-reference',
        severity: 2,
        reason: 'points at what only the article names',
        first: i,
        last: i,
      })
      return
    }
    if (TIME_NOUN.test(noun.base) && !/^(?:is|was|one|case|world)$/.test(noun.key)) return
    if (/^[\d]/.test(noun.key) && /year|month|day|week/.test(headline.words[i + 2]?.key ?? '')) return
    const isNamed =
      i > 0 &&
      !headline.isTitleCase &&
      /^(?:in|on|at|by|for|from|of|to|says?|said|ends?|during|until|since)$/.test(headline.words[i - 1]!.key) &&
      !isGenericNoun(noun.base)
    if (isNamed) return
    cues.push({
      tactic: 'forward-reference',
      severity: 2,
      reason: 'points at what only the article names',
      first: i,
      last: i + 1,
    })
    for (let j = i + 1; j <= i + 4 && j < headline.words.length; j++) {
      if (isGenericNoun(headline.words[j]!.base) || isFamousNoun(headline.words[j]!.base)) {
        cues.push({ tactic: 'withheld-subject', severity: 2, reason: 'keeps the name back', first: i, last: j })
        break
      }
      if (/^(?:to|of|in|for|is|was|has|on|at)$/.test(headline.words[j]!.key)) break
    }
  })
  return cues
}

const NUMBER_WORD =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty|thirty|forty|fifty)$/
const isCount = (word: Word) => /^\d{1,3}$/.test(word.key) || NUMBER_WORD.test(word.key)
const HARM =
  /^(?:killed|dead|injured|hurt|wounded|arrested|charged|missing|die|dies|shot|stabbed|rescued|hospitalized|sickened|accused|convicted|indicted|sentenced|years|people|percent|more|days|months|hours|weeks|men|women|children|others|americans|us|u\.s|hours)$/

/** What a list holds, whatever comes after it: "21 photos taken in space". */
const LISTED =
  /^(?:things|ways|reasons|facts|tips|tricks|hacks|photos|pictures|pics|images|videos|gifs|memes|tweets|moments|signs|secrets|confessions|questions|quotes|gifts|ideas|mistakes|lessons|takeaways|products|finds|items|recipes|dishes|foods|places|songs|movies|books)$/

function listicle(headline: Headline): Cue[] {
  const { words } = headline
  const cues: Cue[] = []
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!
    if (!isCount(word) || word.quote >= 0) continue
    const isLead =
      i === 0 ||
      /[:.!]\s*$/.test(word.gap) ||
      (i === 1 && /^(?:the|these|here|top)$/.test(words[0]!.key)) ||
      (i === 2 && words[0]!.key === 'here') ||
      (i <= 2 && words[i - 1]!.key === 'top') ||
      (i > 0 && /^(?:are|here)$/.test(words[i - 1]!.key) && words[Math.max(0, i - 2)]!.key === 'here')
    const noun = countedNoun(headline, i)
    if (noun < 0) continue
    const isSharing =
      !isLead &&
      i > 0 &&
      /^(?:shares?|reveals?|offers?|gives?|lists?|names?)$/.test(words[i - 1]!.key) &&
      isCountedNoun(words[noun]!.base)
    if (!isLead && !isSharing) continue
    const counted = isCountedNoun(words[noun]!.base)
    const after = words[noun + 1]
    // "60 cats rescued", "Two students accused": a report of what happened to them.
    if (
      after !== undefined &&
      (isPast(after.key) || isParticiple(after.key) || isThirdPerson(after.key)) &&
      /^\s*$/.test(after.gap) &&
      !LISTED.test(words[noun]!.base)
    )
      continue
    const follows =
      after !== undefined &&
      /^(?:that|that'll|who|you|you'll|to|for|from|every|everyone|only|all|we|which|about|with|of|inspired|guaranteed|if|when|of|your|will|never)$/.test(
        after.key,
      )
    const evaluates = words
      .slice(i + 1, noun)
      .some((w) => /^(?:best|worst|most|greatest|hottest|coolest|ways?)$/.test(w.key))
    const isBait = counted
      ? follows || evaluates || after === undefined || headline.isTitleCase || i === 0
      : (follows &&
          headline.isTitleCase &&
          /^(?:that|that'll|who|you|you'll|every|everyone|only|inspired|guaranteed|will)$/.test(after!.key)) ||
        evaluates ||
        (words[i - 1]?.key === 'the' && i === 1 && /^(?:with|you|that|of)$/.test(after?.key ?? ''))
    if (isBait)
      cues.push({ tactic: 'listicle', severity: 2, reason: 'a count of items is the subject', first: i, last: noun })
    if (isBait) break
  }
  return cues
}

/** The plural noun that the count at `at` counts, within a few words; -1 when a report follows ("2 killed"). */
function countedNoun(headline: Headline, at: number): number {
  for (let i = at + 1; i <= at + 6 && i < headline.words.length; i++) {
    const word = headline.words[i]!
    if (/[.;:?!,]/.test(word.gap) && !isCountedNoun(word.base)) return -1
    if (HARM.test(word.key)) return -1
    if (isCountedNoun(word.base)) return i
    if (/^(?:that|who|you|to|from|in|as|after|at|on)$/.test(word.key))
      return i - 1 > at && headline.words[i - 1]!.base.endsWith('s') ? i - 1 : -1
    if (word.base.endsWith('s') && word.base.length > 3 && !/ss$|ous$/.test(word.base) && !isVerbForm(word.base)) {
      const after = headline.words[i + 1]
      if (
        after === undefined ||
        /^(?:that|that'll|who|you|to|for|from|every|with|of|will|inspired|only|guaranteed)$/.test(after.key)
      )
        return i
    }
  }
  return -1
}

/** "Former NBA star …" without a name beside it. */
function famous(headline: Headline): Cue[] {
  const cues: Cue[] = []
  headline.words.forEach((word, i) => {
    if (word.quote >= 0 || !isFamousNoun(word.base) || /^(?:star|stars)$/.test(headline.words[i + 1]?.base ?? ''))
      return
    if (hasName(headline, i)) return
    // "turned it into a trading giant", "Walk of Fame star": what something is, not who somebody is.
    if (
      headline.words
        .slice(Math.max(0, i - 4), i)
        .some((other) => /^(?:into|as|fame|become|becomes|became)$/.test(other.key))
    )
      return
    let first = i
    while (
      first > 0 &&
      i - first < 4 &&
      /^\s*$/.test(headline.words[first]!.gap) &&
      !/^(?:of|in|as|after|to|for|and|by|with|from|at|on|is|are|has)$/.test(headline.words[first - 1]!.key) &&
      !isVerbForm(headline.words[first - 1]!.key)
    )
      first--
    cues.push({ tactic: 'withheld-subject', severity: 2, reason: 'keeps the name back', first, last: i })
  })
  return cues
}

/** A capitalised name right before or after, in a headline whose capitals tell. */
function hasName(headline: Headline, at: number): boolean {
  const after = headline.words[at + 1]
  if (after !== undefined && /^[\s“‘"']*$/.test(after.gap) && looksLikeName(headline, after)) return true
  if (after !== undefined && /^,\s*$/.test(after.gap) && looksLikeName(headline, after)) return true
  const before = headline.words[at - 1]
  if (before !== undefined && /,\s*$/.test(headline.words[at]!.gap) && looksLikeName(headline, before)) return true
  // "Yankees star Giancarlo Stanton", "Disney alum Christy Carlson Romano"; also "Stanton, the Yankees star".
  for (let i = at - 1; i >= Math.max(0, at - 4); i--) {
    if (/,/.test(headline.words[i + 1]!.gap)) return i >= 0 && looksLikeName(headline, headline.words[i]!)
  }
  // A name earlier in the headline: the star may be known already.
  return headline.words
    .slice(0, at)
    .some(
      (word, i) =>
        i < at - 1 &&
        looksLikeName(headline, word) &&
        (word.base !== word.key || (!headline.isTitleCase && !isCommonWord(word.base))),
    )
}

function looksLikeName(headline: Headline, word: Word): boolean {
  if (!/^\p{Lu}/u.test(word.text) || isPlace(word.base)) return false
  if (!headline.isTitleCase) return true
  return (
    !isVerbForm(word.key) &&
    !isNoun(word.base) &&
    !isPersonNoun(word.base) &&
    !isFamousNoun(word.base) &&
    !/^(?:of|in|on|to|at|for|and|the|a|an|is|are|has|who|with|over|after|from|by|reacts?|just|will|won't)$/.test(
      word.key,
    )
  )
}

/** A headline that begins with "a company", "one of …", "someone": the actor has a name and does not get it. */
function generic(headline: Headline, found: readonly Cue[]): Cue[] {
  const { words } = headline
  const add = (first: number, last: number): Cue[] => [
    { tactic: 'withheld-subject', severity: 2, reason: 'keeps the name back', first, last },
  ]
  const first = words[0]!
  if (/^(?:someone|somebody)$/.test(first.key)) return add(0, 0)
  if (/^(?:he|she|they)$/.test(first.key) && first.quote < 0 && words.length > 2) return add(0, 0)
  if (first.key === 'one' && words[1]?.key === 'of' && !/\d/.test(headline.text))
    return add(0, Math.min(3, words.length - 1))
  if (/^(?:a|an|another)$/.test(first.key)) {
    for (let i = 1; i <= 4 && i < words.length; i++) {
      if (isGenericNoun(words[i]!.base) || isFamousNoun(words[i]!.base)) {
        return looksLikeName(headline, words[i + 1] ?? words[i]!) && words[i + 1] !== undefined ? [] : add(0, i)
      }
      if (isVerbForm(words[i]!.key) || /^(?:of|in|for|to|at|on)$/.test(words[i]!.key)) break
    }
  }
  // A first noun that the lexicon already found loaded: "Hypocrite senator who …".
  if (
    found.some((cue) => cue.tactic === 'loaded-label' && cue.first === 0) &&
    isPersonNoun(words[1]?.base ?? '') &&
    /^(?:who|from|that)$/.test(words[2]?.key ?? '')
  ) {
    return add(0, 1)
  }
  return []
}

const CAPITAL_WORDS =
  /^(?:THIS|WILL|NOW|NEVER|EVERY|EVERYONE|ALL|NOT|ANOTHER|WAY|VERY|HATE|HATES|LOVE|LOVES|ONLY|REALLY|JUST|STOP|BEST|WORST|MOST|EVER|SO|TOO|YOU|YOUR|NEED|MUST|HUGE|BIG|HOW|WHY|WHAT|FINALLY|FREE|DON'T|CAN'T|WON'T|NO|YES|AND|BUT|DO|DID|SHOULD|ONE|THAT|THESE|HERE|ALWAYS|EVERYTHING|NOTHING|STILL|EVEN|AGAIN|BACK|OVER|OUT)$/
const KICKER =
  /^(?:BREAKING|EXCLUSIVE|WATCH|LIVE|VIDEO|PHOTOS|PICS|UPDATE|UPDATED|OPINION|ANALYSIS|REPORT|POLL|REVIEW|ALERT|URGENT|LISTEN|READ|SCOOP|NEW|DEVELOPING)$/

function capitals(headline: Headline, found: readonly Cue[]): Cue[] {
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

function marks(headline: Headline): Cue[] {
  const last = Math.max(0, headline.words.length - 1)
  const cue = (reason: string): Cue => ({ tactic: 'shouting', severity: 2, reason, first: last, last })
  if (/!{2,}|\?!|!\?|\?{2,}|\(!\)/.test(headline.text)) return [cue('repeated punctuation')]
  if (/\p{Extended_Pictographic}/u.test(headline.text.replace(/[©®™]/g, ''))) return [cue('emoji')]
  if (/\((?:PHOTOS?|VIDEOS?|PICS|PICTURES|GIFS?|WATCH)\)/.test(headline.text)) return [cue('a tag in capitals')]
  return []
}

function dots(headline: Headline): Cue[] {
  const isQuoteEnd = /[”"’']\s*$/.test(headline.tail)
  if (!/(?:…|\.\.\.)\s*$/.test(headline.tail) || isQuoteEnd) return []
  const last = headline.words.length - 1
  return [{ tactic: 'cliffhanger', severity: 2, reason: 'breaks off before the fact', first: last, last }]
}

const SPEECH =
  /^(?:say|says|said|tell|tells|told|call|calls|called|claim|claims|claimed|warn|warns|warned|argue|argues|describe|describes|described|deny|denies|denied|admit|admits|vow|vows|brand|brands|branded|label|labels|labelled|labeled|dub|dubs|dubbed|insist|insists|report|reports|reported|according|accuse|accuses|accused|cite|cites|citing|declare|declares|declared|quote|quotes|charge|charged|charges|convicted|over|on|of|for|titled|named|song|film|movie|show|book|album|series|game|novel|word|term|slogan|trailer|season|episode|star|creator|cast|rejects|reject|denounce|denounces|slams|blasts|rips|criticizes|condemns)$/

/** One to three words in quotation marks that nobody is said to have said. */
function scareQuotes(headline: Headline): Cue[] {
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
