/**
 * A piece of a headline without its loaded words: evaluative adjectives and adverbs left out, loaded nouns, verbs and
 * phrases replaced where a wording is known. What cannot be said plainly is reported, never guessed.
 */
import { memoize } from '../../text/memoize.ts'
import type { Headline } from '../headline/words.ts'
import { MASS_NOUNS } from '../lexicon/count-nouns.ts'
import type { WordingMatch } from '../lexicon/wording.ts'
import { evidenceWithReasons, readTactics, type TacticReading } from '../tactics/tactics.ts'
import { UNWORDED } from '../tactics/teasers.ts'
import { isBaseVerb, isPersonNoun, isThirdPerson, isVerbForm } from '../words/vocabulary.ts'
import { type VerbForms, verbForms } from '../words/word-forms.ts'
import { absoluteEdit } from './absolute-edits.ts'
import { type IsDropped, PREDICATIVE } from './adjective-edit.ts'
import { asideEdit, justEdit, timeEdit } from './adverb-edits.ts'
import { bestOfEdit } from './best-of.ts'
import { headOf } from './degrees.ts'
import { withoutAll } from './of-all.ts'
import { applyEdits, type Edit, tidy } from './plain-edits.ts'
import { phraseEditAt } from './plain-phrases.ts'
import { isSaidToOne, quotesReader, saidOfCalled, tellOfReaders } from './reader-person.ts'
import { splitVerbEdit } from './split-verbs.ts'
import { famousEdit, moodEdit, ownerEdit, pointerEdit } from './unlisted-edits.ts'
import { NO_NOUN } from './which-of-many.ts'
import { wordingEdit } from './wording-edit.ts'

export interface PlainWording {
  text: string
  /** Words that stay loaded: no wording is known for them here. */
  left: string[]
  isChanged: boolean
}

/** Tactics that lie in what a headline keeps back, not in its words: no rewording of one piece can remove them. */
const STRUCTURAL = new Set(['withheld-subject', 'listicle', 'rhetorical-question', 'forward-reference', 'scare-quotes'])

/** What is still manipulative in a wording of ours. */
export function manipulationIn(text: string): { start: number; end: number; text: string; inQuote?: boolean }[] {
  return evidenceWithReasons(readTactics(text)).flatMap(({ piece, reason }) =>
    STRUCTURAL.has(piece.tacticId) || UNWORDED.has(reason) ? [] : [piece],
  )
}

export const plainWording = memoize(wordAfresh, 64)

function wordAfresh(text: string): PlainWording {
  // Twice: a word that went can bring two words of a phrase together.
  const edited = asComment(text, withoutEver(text, reworded(reworded(withoutAll(asComing(asExperience(text)))))))
  // "To understand A, you need to know B" lost who needs it.
  const plain = withoutReader(asMessage(asAdvice(asExpected(edited)))).replace(
    /^(To [^,]+), to (?=\p{Ll})/u,
    '$1, people need to ',
  )
  const left = manipulationIn(plain)
    .filter((piece) => piece.inQuote !== true)
    .map((piece) => piece.text)
  return { text: plain, left, isChanged: plain !== text }
}

/** "adopts the (cutest) dog ever" → "adopts a dog": with the measure goes what it is measured by. */
const withoutEver = (before: string, after: string): string =>
  /\bever\b/i.test(after) && before !== after
    ? tidy(
        after.replace(
          /\b([Tt])he ((?:[\p{L}’'-]+ ){0,3}?)([\p{L}’'-]+) ever(?=$|[.,;:!?]| (?:and|in|on|at|with|for|to|after|from)\b)/gu,
          (match, the: string, words: string, noun: string) =>
            /\b(?:first|last|only|biggest|largest|oldest|youngest|best|worst|most|least|\p{L}{3,}est)\b/iu.test(
              words + noun,
            ) || !new RegExp(`(?:est|most \\S+|best|worst) (?:\\S+ ){0,3}?${noun} ever\\b`, 'i').test(before)
              ? match
              : /[^s]s$/.test(noun)
                ? `${words}${noun}`
                : `${the === 'T' ? 'A' : 'a'} ${words}${noun}`,
        ),
      )
    : after

/** "calls crews (disgusting) people": what was left of the verdict would be none, and an insult of its own. */
const asComment = (before: string, after: string): string =>
  before === after || !/\b(?:call|label|brand)/.test(after)
    ? after
    : after.replace(CALLED_SOMEBODY(), (match, _: string, ending: string | undefined, whom: string) =>
        before.includes(match) ? match : `comment${(ending ?? '').replace(/^l/, '')} on ${whom}`,
      )

const CALLED_SOMEBODY = () =>
  /\b(call|label|brand)(s|l?ed|l?ing)? ((?:[\p{L}\p{N}’'.-]+ ){0,4}?(?!(?:an?|the) )[\p{L}\p{N}’'.-]+) (?:an? |the )?(?:most )?(?:human beings?|people|persons?|men|man|women|woman|individuals?|humans?)(?=$|[,;.!?]| (?:in|over|at|after|during|as|for|who)\b)/gu

function reworded(text: string): string {
  const reading = readTactics(text)
  const edits = editsOf(reading)
  return edits.length === 0 ? text : applyEdits(reading.headline, edits)
}

/** "Sailors tell what it's really like to lose a boat" → "tell the experience of losing a boat". */
const asExperience = (text: string): string =>
  /\bwhat it/i.test(text)
    ? text.replace(
        /(?<!\b(?:ask(?:s|ed|ing)?|wonder(?:s|ed|ing)?|know(?:s|n)?|knew|find out|guess|imagine|learn(?:s|ed)?|sees?) )\b(w)hat it(?:['’]s| is| was)(?: actually| really)? like to (\p{Ll}+)(?= \S)/giu,
        (match, opening: string, verb: string) =>
          isBaseVerb(verb) || verb === 'be'
            ? `${opening === 'W' ? 'T' : 't'}he experience of ${verbForms(verb).gerund}`
            : match,
      )
    : text

/** "Don't expect the new ferry to sail in May" → "The new ferry is not expected to sail in May". */
const asExpected = (text: string): string =>
  /^don['’]t expect /i.test(text)
    ? text.replace(
        /^Don['’]t expect ((?:(?!(?:it|them|this|that|these|those|him|her|me|us|much|any|too|you)\b)[\p{L}\p{N}’'.-]+ ){1,6}?)to (\p{Ll}+)(?= |$)/iu,
        (match, what: string, verb: string) =>
          isBaseVerb(verb) || verb === 'be'
            ? `${what.charAt(0).toUpperCase()}${what.slice(1)}${/[^su]s $| and /.test(what) ? 'are' : 'is'} not expected to ${verb}`
            : match,
      )
    : text

/** "predicts what's next for Ruiz": spoken of, and no lure by itself. */
const asComing = (text: string): string =>
  text.replace(/(?<=\p{L} )(?<!\breveal(?:s|ed|ing)? )what['’]s next(?= (?:for|in|with)\b|$)/gu, 'what is next')

/** "Experts say delete it now" → "experts advise deleting it". */
function asAdvice(text: string): string {
  if (!/ (?:say|warn)s?:? /i.test(text)) return text
  return text.replace(
    /\b((?:experts?|doctors?|officials?|police|scientists?|regulators?|dentists?|vets?|dermatologists?|nutritionists?|lawyers?|researchers?)) (?:say|says|warn|warns):? (\p{Ll}+) ((?:it|them|this|the|a|an|your|all|these|using|eating|drinking)\b.*?)(?:,? (?:right now|now|immediately|asap|today|at once))?$/iu,
    (match, who: string, verb: string, rest: string) =>
      isBaseVerb(verb)
        ? `${who} ${/s$/.test(who) || /^police$/i.test(who) ? 'advise' : 'advises'} ${verbForms(verb).gerund} ${rest}`
        : match,
  )
}

/** "sends rival contract message" → "addresses rival contract"; an opponent made of somebody is no nemesis. */
function asMessage(text: string): string {
  return text
    .replace(
      /\b(sends?|sent|sending) ((?:\p{Lu}[\p{L}’'.-]* ){1,3}(?:\p{Ll}+ )?)(?:a )?message\b(?! (?:that|saying|to)\b)/gu,
      (_, verb: string, whom: string) => `${verbForms('address')[FORM_OF_SEND[verb]!]} ${whom.trim()}`,
    )
    .replace(/-turned-(?:nemesis|foe|enemy|arch-?enemy)\b/g, '-turned-opponent')
}

const FORM_OF_SEND: Record<string, keyof VerbForms> = {
  send: 'base',
  sends: 'third',
  sent: 'past',
  sending: 'gerund',
}

/** What is said to the reader is said of people: "if you're from Leeds" → "if people are from Leeds". */
function withoutReader(text: string): string {
  if (!/\byou/i.test(text) || /^so you\b/i.test(text)) return text
  // "you brought me to my senses": one person speaks to another. "yours for $9": whose it is cannot be said of people.
  if (/\b(?:me|my|I|[Yy]ours)\b/.test(text)) return text
  if (quotesReader(text) || isSaidToOne(text)) return text
  // "an app that sails without you": without its user, and not without people.
  if (/\bwithout you(?!\p{L}|['’])/iu.test(text)) return text
  const called = saidOfCalled(text)
  if (called !== null) return called
  // "a row in Your Party": a name.
  if (/(?:^| )[\p{Ll}\d£$€]\S* Your \p{Lu}/u.test(text)) return text
  const self = /\byou\b.*\byourself\b/i.test(text) ? 'themselves' : 'oneself'
  const told = tellOfReaders(
    text
      .replace(QUOTED_OR(/ (?:near|close to|around) you\b/), (found) => (isQuotation(found) ? found : ' nearby'))
      // "A paper just for you": for one, and not for all people; what somebody says to somebody is for that one.
      .replace(QUOTED_OR(/\bjust for you\b/), (found) =>
        isQuotation(found) || /\b(?:says?|said|tells?|told)\b|: /i.test(text) ? found : 'just for its reader',
      )
      .replace(QUOTED_OR(/\byou['’]re (an?|the) /), (found, article: string) =>
        isQuotation(found) ? found : `someone is ${article} `,
      )
      .replace(QUOTED_OR(/\byourself\b/), (found) => (isQuotation(found) ? found : self)),
    'people',
  )
  return told === null
    ? text
    : tidy(told.named.replace(/(?<=^What people's .* about) people$/i, ' them').replace(/ {2,}/g, ' '))
}

/** A quotation as a whole, or what is looked for outside: “Love Yourself” is called so. */
const QUOTED_OR = (pattern: RegExp): RegExp => new RegExp(`“[^”]*”|"[^"]*"|${pattern.source}`, 'gi')
const isQuotation = (found: string): boolean => /^[“"]/.test(found)

/** Single entries of the lexicon where they stand, those of a kind that may be used. */
export function entryEdits({ headline, wordings }: TacticReading, mayUse: (match: WordingMatch) => boolean): Edit[] {
  const edits: Edit[] = []
  const used = wordings.filter((match) => headline.words[match.first]!.quote < 0 && mayUse(match))
  const isDropped = (at: number) => used.some((match) => match.first === at && match.wording.neutral === '')
  for (const match of used) {
    const edit = wordingEdit(headline, match, isDropped)
    if (edit !== null && !isNeeded(headline, edit) && !closesQuote(headline, edit))
      addEdit(edits, edit, headline, match.wording.kind === 'noun')
  }
  return edits
}

function editsOf({ headline, wordings }: TacticReading): Edit[] {
  const edits: Edit[] = []
  const byFirst = new Map(wordings.map((match) => [match.first, match]))
  const isDropped = (at: number) => byFirst.get(at)?.wording.neutral === ''
  for (let at = 0; at < headline.words.length; at++) {
    const quoted = quotedEdit(headline, at, byFirst)
    if (quoted !== null) {
      edits.push(quoted)
      at = quoted.last
      continue
    }
    if (headline.words[at]!.quote >= 0) continue
    const match = byFirst.get(at)
    const edit =
      phraseEditAt(headline, at) ??
      splitVerbEdit(headline, at) ??
      coveringEdit(headline, at, byFirst, isDropped) ??
      justEdit(headline, at) ??
      asideEdit(headline, at) ??
      timeEdit(headline, at) ??
      absoluteEdit(headline, at) ??
      bestOfEdit(headline, at) ??
      (match === undefined ? famousEdit(headline, at) : wordingEdit(headline, match, isDropped)) ??
      ownerEdit(headline, at) ??
      moodEdit(headline, at) ??
      pointerEdit(headline, at)
    if (edit === null || isNeeded(headline, edit) || closesQuote(headline, edit)) continue
    if (addEdit(edits, edit, headline, match?.wording.kind === 'noun')) at = edit.last
  }
  return edits
}

/** In the order of their places; @returns false where an earlier one reaches into it */
function addEdit(edits: Edit[], edit: Edit, headline: Headline, isNoun: boolean): boolean {
  // "lazy but (totally) tasty": what reaches back takes with it what it covers.
  while (edits.length > 0 && edits.at(-1)!.first >= edit.first) edits.pop()
  if ((edits.at(-1)?.last ?? -1) >= edit.first) return false
  const article = isNoun ? articleEdit(headline, edit) : null
  if (article !== null && (edits.at(-1)?.last ?? -1) < article.first) edits.push(article)
  else if (article !== null && edits.every(({ first, last }) => article.first < first || article.first > last)) {
    edits.splice(
      edits.findIndex(({ first }) => first > article.first),
      0,
      article,
    )
  }
  edits.push(edit)
  return true
}

/** What has no article: a mass, and what is told as one here. */
const MASS = new RegExp(
  `(?:^| )(?:${MASS_NOUNS}|blame|action|activity|damage|criticism|disagreement|disorder|growth|worry)(?: (?:against|at|for|from|in|of|on|over|to|with))?$`,
)

/** "faces a fierce backlash" → "faces fierce criticism", "an exodus of" → "departures of"; "another" is "more". */
function articleEdit({ words }: Headline, { first, last, put }: Edit): Edit | null {
  const isSeveral = /[^su]s$/.test(put) && !/series$/.test(put) && !/[^su]s$/.test(words[last]!.key)
  if (!MASS.test(put) && !isSeveral) return null
  // "an underage booze party": the article is that of the party.
  const after = words[last + 1]
  const isHead =
    / (?:against|at|for|from|in|of|on|over|to|with)$/.test(put) ||
    after === undefined ||
    !/^\s+$/.test(after.gap) ||
    NO_NOUN.test(after.key) ||
    /^(?:this|last|next|the|its|his|her|their|\d.*)$/.test(after.key) ||
    isThirdPerson(after.key)
  if (!isHead) return null
  for (let at = first - 1; at >= Math.max(0, first - 3) && /^\s+$/.test(words[at + 1]!.gap); at--) {
    const { key } = words[at]!
    if (/^an?$/.test(key)) return { first: at, last: at, put: '' }
    if (key === 'another') return { first: at, last: at, put: 'more' }
    if (NO_NOUN.test(key) || /^(?:the|this|that|his|her|its|their)$/.test(key) || isThirdPerson(key)) return null
  }
  return null
}

/** "the most totally awkward calls": what strengthens goes with what it strengthens. */
function coveringEdit(
  headline: Headline,
  at: number,
  byFirst: ReadonlyMap<number, WordingMatch>,
  isDropped: IsDropped,
): Edit | null {
  if (!/^(?:most|very|so|really|quite)$|ly$/.test(headline.words[at]!.key)) return null
  for (const ahead of [at + 2, at + 1]) {
    const match = byFirst.get(ahead)
    if (match === undefined || match.wording.kind !== 'adjective' || match.wording.neutral !== '') continue
    if (headline.words[ahead]!.quote >= 0) continue
    const edit = wordingEdit(headline, match, isDropped)
    if (edit !== null && edit.first === at && edit.put === '') return edit
  }
  return null
}

/** "is'a powder keg' after": a mark behind it that no mark opens is still somebody's word. */
const closesQuote = ({ words }: Headline, { first, last, put }: Edit): boolean =>
  put !== '' &&
  /^['’”]\s/.test(words[last + 1]?.gap ?? '') &&
  !/s$/.test(words[last]!.key) &&
  words[last]!.quote < 0 &&
  words
    .slice(Math.max(0, first - 4), first + 1)
    .some(({ gap, text }) => /['‘“’]$/.test(gap) || /['‘’“]\p{L}+$/u.test(text))

/** "leaves mum in tears", "nurses left in tears": the verb tells another thing without it. */
function isNeeded({ words }: Headline, { first, put }: Edit): boolean {
  const { key } = words[first]!
  return (
    /^(?:in|to|at|out|with)$/.test(key) &&
    // "put in the hot seat" → "put under scrutiny": a state for a state.
    !/^(?:in|under|at|on|without|facing) |^fast$/.test(put) &&
    words.slice(Math.max(0, first - 4), first).some(({ key }) => NEEDS_STATE.test(key))
  )
}

const NEEDS_STATE =
  /^(?:leav(?:es?|ing)|left|reduc(?:es?|ed|ing)|mov(?:es?|ed|ing)|brings?|brought|bringing|driv(?:es?|en|ing)|drove|puts?|putting|keeps?|kept|keeping|holds?|held|throws?|threw|thrown|sends?|sent|sending|plung(?:es?|ed|ing)|bursts?|bursting|breaks?|broke|broken|ends?|ended|ending|is|are|was|were|be|been|being)$/

/** "attacks ‘predatory’ trade", "“horrible” job growth", "‘mega’ embassy": no trade is attacked, and no growth is meant. */
function isQuotedKind({ words }: Headline, { firstWord, lastWord }: { firstWord: number; lastWord: number }): boolean {
  const head = headOf(words, lastWord) ?? words[lastWord + 1]!
  if (firstWord === lastWord && /^(?:catastrophic|historic|major|massive|mega|woke)$/.test(words[firstWord]!.key))
    return true
  if (
    words
      .slice(lastWord + 1, lastWord + 3)
      .some(({ key }) => /^(?:data|earnings|economy|figures|growth|numbers|results?|sales)$/.test(key))
  )
    return true
  const before = words.slice(Math.max(0, firstWord - 3), firstWord).map(({ key }) => key)
  const isAttacked =
    /^(?:on|against)$/.test(before.at(-1) ?? '') && before.some((key) => /^(?:attacks?|fight|war|campaign)$/.test(key))
  return isAttacked && !isPersonNoun(head.base)
}

/** ‘Toxic’ director → director: a quoted evaluation before a noun goes whole, marks and all. */
function quotedEdit(headline: Headline, at: number, byFirst: ReadonlyMap<number, WordingMatch>): Edit | null {
  const quote = headline.quotes[headline.words[at]!.quote]
  if (quote === undefined || quote.firstWord !== at || quote.lastWord - quote.firstWord > 3) return null
  // "'cruel jokes'": what they are goes with no adjective.
  const last = byFirst.get(quote.lastWord)?.wording
  const isLoaded = last?.kind === 'adjective' && !last.isLast
  const after = headline.words[quote.lastWord + 1]
  const before = headline.words[at - 1]
  // "who practice ‘fawning’ aren't": what they practice.
  if (!isLoaded || after === undefined || /n['’]t$/.test(after.key) || NO_NOUN.test(after.key) || isVerbForm(after.key))
    return null
  if (before !== undefined && PREDICATIVE.test(before.key)) return null
  // "how to ‘corrupt’ young minds": a deed.
  if (
    before?.key === 'to' &&
    (isBaseVerb(headline.words[at]!.key) ||
      /^(?:how|ways?|tr(?:y|ies|ied|ying)|wants?|plans?|seeks?|able)$/.test(headline.words[at - 2]?.key ?? ''))
  )
    return null
  if (isQuotedKind(headline, quote)) return null
  return /^[”"’']\s$/.test(after.gap) ? { first: at, last: quote.lastWord, put: '' } : null
}
