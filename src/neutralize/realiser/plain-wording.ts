/**
 * A piece of a headline without its loaded words: evaluative adjectives and adverbs left out, loaded nouns, verbs and
 * phrases replaced where a wording is known. What cannot be said plainly is reported, never guessed.
 */
import { memoize } from '../../text/memoize.ts'
import type { Headline, Word } from '../headline/words.ts'
import type { WordingMatch } from '../lexicon/wording.ts'
import { isDomainTerm } from '../tactics/domain-terms.ts'
import { isSaidHere } from '../tactics/speech-acts.ts'
import { detectTactics, readTactics, type TacticReading } from '../tactics/tactics.ts'
import { isNameHere } from '../tactics/wordings-frames.ts'
import { isBaseVerb, isFamousNoun, isParticiple, isPast, isPersonNoun, isVerbForm } from '../words/vocabulary.ts'
import { verbForms } from '../words/word-forms.ts'
import { applyEdits, type Edit, tidy } from './plain-edits.ts'
import { phraseEditAt } from './plain-phrases.ts'
import { tellOfReaders } from './reader-person.ts'

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
  return detectTactics(text).filter((piece) => !STRUCTURAL.has(piece.tacticId))
}

export const plainWording = memoize(wordAfresh, 64)

function wordAfresh(text: string): PlainWording {
  // Twice: a word that went can bring two words of a phrase together.
  const edited = reworded(reworded(text))
  // "To understand A, you need to know B" lost who needs it.
  const plain = withoutReader(asMessage(asAdvice(edited))).replace(/^(To [^,]+), to (?=\p{Ll})/u, '$1, people need to ')
  const left = manipulationIn(plain)
    .filter((piece) => piece.inQuote !== true)
    .map((piece) => piece.text)
  return { text: plain, left, isChanged: plain !== text }
}

function reworded(text: string): string {
  const reading = readTactics(text)
  const edits = editsOf(reading)
  return edits.length === 0 ? text : applyEdits(reading.headline, edits)
}

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

const FORM_OF_SEND: Record<string, 'base' | 'third' | 'past' | 'gerund'> = {
  send: 'base',
  sends: 'third',
  sent: 'past',
  sending: 'gerund',
}

/** What is said to the reader is said of people: "if you're from Leeds" → "if people are from Leeds". */
function withoutReader(text: string): string {
  // "you brought me to my senses": one person speaks to another.
  // "could be yours for $9": whose it is cannot be said of people.
  if (
    !/\byou/i.test(text) ||
    /^so you\b/i.test(text) ||
    /\b(?:me|my|I|[Yy]ours)\b/.test(text) ||
    /[‘]|(?<!\p{L})'(?=\p{L})/u.test(text)
  )
    return text
  const told = tellOfReaders(
    text
      .replace(/ (?:near|close to|around) you\b/gi, ' nearby')
      .replace(/\byou['’]re (an?|the) /gi, 'someone is $1 ')
      .replace(/\byourself\b/gi, 'oneself'),
    'people',
  )
  return told === null ? text : tidy(told.named)
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
    const phrase = phraseEditAt(headline, at)
    const match = byFirst.get(at)
    const edit =
      phrase ??
      justEdit(headline, at) ??
      (match === undefined ? famousEdit(headline, at) : wordingEdit(headline, match, isDropped)) ??
      ownerEdit(headline, at) ??
      moodEdit(headline, at) ??
      pointerEdit(headline, at)
    if (edit === null || isNeeded(headline, edit)) continue
    edits.push(edit)
    at = edit.last
  }
  return edits
}

/** "leaves mum in tears", "nurses left in tears": the verb tells another thing without it. */
function isNeeded({ words }: Headline, { first, put }: Edit): boolean {
  const { key } = words[first]!
  return (
    /^(?:in|to|at|out|with)$/.test(key) &&
    // "put in the hot seat" → "put under scrutiny": a state for a state.
    !/^(?:in|under|at|on|without) /.test(put) &&
    words.slice(Math.max(0, first - 4), first).some(({ key }) => NEEDS_STATE.test(key))
  )
}

const NEEDS_STATE =
  /^(?:leav(?:es?|ing)|left|reduc(?:es?|ed|ing)|mov(?:es?|ed|ing)|brings?|brought|bringing|driv(?:es?|en|ing)|drove|puts?|putting|keeps?|kept|keeping|holds?|held|throws?|threw|thrown|sends?|sent|sending|plung(?:es?|ed|ing)|bursts?|bursting|breaks?|broke|broken|ends?|ended|ending|is|are|was|were|be|been|being)$/

/** ‘Toxic’ director → director: a quoted evaluation before a noun goes whole, marks and all. */
function quotedEdit(headline: Headline, at: number, byFirst: ReadonlyMap<number, WordingMatch>): Edit | null {
  const quote = headline.quotes[headline.words[at]!.quote]
  if (quote === undefined || quote.firstWord !== at || quote.lastWord - quote.firstWord > 3) return null
  let isLoaded = false
  for (let i = quote.firstWord; i <= quote.lastWord; i++)
    if (byFirst.get(i)?.wording.kind === 'adjective') isLoaded = true
  const after = headline.words[quote.lastWord + 1]
  const before = headline.words[at - 1]
  if (!isLoaded || after === undefined || NO_NOUN.test(after.key) || isVerbForm(after.key)) return null
  if (before !== undefined && PREDICATIVE.test(before.key)) return null
  return /^[”"’']\s$/.test(after.gap) ? { first: at, last: quote.lastWord, put: '' } : null
}

/** Puts the plain words of an entry where its cue stands, or leaves the cue out; null where the place does not allow it. */
export function wordingEdit(
  headline: Headline,
  { wording, first, last }: WordingMatch,
  isDropped: (at: number) => boolean,
): Edit | null {
  if (wording.neutral === null) return null
  if (wording.kind === 'verb' && !isSaidHere(headline, first, last, wording)) return null
  // "thrash out a deal", "blasts off": with a particle it is another verb.
  const isBare = wording.kind === 'verb' && first === last
  if (isBare && /^(?:out|off|up|down|away|apart|together)$/.test(headline.words[last + 1]?.key ?? '')) return null
  const owner = /['’]s?$/.exec(headline.words[last]!.text)?.[0] ?? ''
  if (wording.neutral !== '') {
    const isOwner = headline.words[last]!.key !== headline.words[last]!.base
    return { first, last, put: wording.neutral + (isOwner ? owner : '') }
  }
  if (wording.kind === 'adverb')
    return isNegated(headline, first) && last === headline.words.length - 1 ? null : { first, last, put: '' }
  if (isGerundHere(headline, first, last)) {
    const put = GERUNDS[headline.words[first]!.key]
    return put === undefined ? null : { first, last, put }
  }
  // "first woman to chair a major panel": not the first to chair any.
  if (
    wording.tactic === null &&
    headline.words
      .slice(Math.max(0, first - 7), first)
      .some(({ key }) => /^(?:first|only|youngest|oldest|last|1st)$/.test(key))
  )
    return null
  return canDropAdjective(headline, first, last, isDropped)
}

/** What is done to somebody by words that describe things elsewhere. */
const GERUNDS: Record<string, string | undefined> = {
  terrifying: 'scaring',
  frightening: 'scaring',
  horrifying: 'upsetting',
  disgusting: 'upsetting',
  shocking: 'surprising',
  stunning: 'surprising',
  infuriating: 'angering',
  enraging: 'angering',
  inspiring: 'encouraging',
}

/** No noun begins with it. */
export const NO_NOUN =
  /^(?:of|in|on|at|to|for|from|by|with|as|is|are|was|were|has|have|had|and|or|but|nor|than|that|who|which|when|while|after|before|over|about|because|if|will|would|can|could|may|might|not|so|enough|amid|against|into|during|due|following|despite|until|since|near|under)$/
const INTENSIFIER =
  /^(?:most|more|very|so|too|really|truly|extremely|super|totally|absolutely|incredibly|utterly|pretty|quite)$/
const PREDICATIVE =
  /^(?:is|are|was|were|be|been|being|looks?|seems?|feels?|sounds?|gets?|getting|got|becomes?|became|so|very|too|how|as|more|most|less|not|isn't|aren't|wasn't|it's|that's|he's|she's|who's|what's|there's|they're|turns?|goes|remains?)$/

/** Before a noun an evaluation can go: "a brutal war", "messy and costly divorce". Elsewhere the sentence needs it. */
function canDropAdjective(
  headline: Headline,
  first: number,
  last: number,
  isDropped: (at: number) => boolean,
): Edit | null {
  const { words } = headline
  // An intensifier goes with what it strengthens: "most scandal-plagued", "very sad".
  const isStrengthened =
    first > 0 &&
    INTENSIFIER.test(words[first - 1]!.key) &&
    /^\s*$/.test(words[first]!.gap) &&
    !PREDICATIVE.test(words[first - 2]?.key ?? 'is')
  // "spared from the most dramatic cuts": of the cuts only these; without the word it would be all of them.
  const strengthener = words[first - 1]
  const selector = words[/^(?:the|its|his|her|their)$/.test(words[first - 2]?.key ?? '') ? first - 3 : first - 2]
  if (
    strengthener?.key === 'most' &&
    /^(?:from|of|except|among|but|without|avoid|avoids|some|is|are|was|were|be|been|this|that|it's|become|becomes|became|named|called)$/.test(
      selector?.key ?? '',
    )
  )
    return null
  const from = isStrengthened ? first - 1 : first
  const before = words[from - 1]
  // "tries to quiet his critics", "to brave storm": a verb.
  if (before?.key === 'to' && (words[first]!.key === 'quiet' || isBaseVerb(words[first]!.key))) return null
  // "Princess Awesome vs. the state": behind its noun it is part of a name.
  if (/^(?:vs|v|versus)$/.test(words[last + 1]?.key ?? '')) return null
  // "as terrified as ever" compares; "as terrified passengers flee" opens a clause.
  // "least stressful jobs": the comparison is what the sentence says.
  if (before !== undefined && /^(?:least|less)$/.test(before.key)) return null
  // "no major damage", "first major test": left out, it would be no damage and the first test.
  if (narrows(headline, from)) return null
  // "the town's favourite baker": without it he would be the only one.
  if (/^favou?rite$/.test(words[last]!.key) && /[’']s?$/.test(before?.text ?? '')) return null
  // "lands in historic first": the number stands for a noun and cannot stand alone.
  if (/^(?:first|second|third|double|treble)$/.test(words[last + 1]?.key ?? '') && before?.key === 'in') return null
  // "the dumbest thing yet": without its measure it says nothing.
  if (/est$/.test(words[last]!.key) && words[from - 1]?.key === 'the' && /^things?$/.test(words[last + 1]?.key ?? ''))
    return null
  // "the most brutal game in island history": of all of them, this one.
  if (strengthener?.key === 'most' && /^(?:in|of|since|on)$/.test(words[last + 2]?.key ?? '')) return null
  const isPredicative =
    before !== undefined && PREDICATIVE.test(before.key) && (before.key !== 'as' || words[last + 1]?.key === 'as')
  if (isPredicative && /^\s*$/.test(words[from]!.gap)) return null
  // "who is overrated, underrated and snubbed": all of them are said of somebody.
  if (/^,\s/.test(words[from]!.gap) && from > 1 && PREDICATIVE.test(words[from - 2]!.key)) return null
  let at = last + 1
  const after = words[at]
  if (after === undefined || !/^(?:\s*|,\s*)$/.test(after.gap)) return null
  if (/^(?:and|or)$/.test(after.key)) {
    // "messy and costly divorce": the next adjective or noun takes over.
    const next = words[at + 1]
    if (next === undefined || NO_NOUN.test(next.key)) return null
    return { first: from, last: at, put: '' }
  }
  while (at < words.length && isDropped(at)) at++
  const noun = words[at]
  if (
    noun === undefined ||
    NO_NOUN.test(noun.key) ||
    // No adjective stands before an article or "all 50".
    /^(?:the|an?|his|her|its|their|our|my|your|this|that|these|those|all|both|every|each|some|any|no)$/.test(
      noun.key,
    ) ||
    (isVerbForm(noun.key) && !/s$/.test(noun.key) && !/ed$/.test(noun.key) && !opensNoun(before))
  )
    return null
  if (!/^[\s“‘"',]*$/.test(noun.gap)) return null
  if (/^\d+(?:\.\d+)?$/.test(noun.key)) return null
  // "one of the sport's craziest careers": without its superlative it says nothing.
  if (
    /est$/.test(words[last]!.key) &&
    words[from - 1]?.key === 'the' &&
    /^(?:is|are|was|were|be|been|'s)$/.test(words[from - 2]?.key ?? '')
  )
    return null
  if (
    /est$/.test(words[last]!.key) &&
    headline.words
      .slice(Math.max(0, from - 4), from)
      .some((word, i, near) => word.key === 'of' && near[i - 1]?.key === 'one')
  )
    return null
  return { first: from, last, put: '' }
}

/** "in desperate bid", "her shock split": behind these no verb stands, whatever the noun may be elsewhere. */
function opensNoun(before: Word | undefined): boolean {
  return before !== undefined && (before.key !== before.base || BEFORE_NOUN.test(before.key))
}

const BEFORE_NOUN =
  /^(?:an?|the|his|her|its|their|in|on|at|of|for|with|over|after|from|by|amid|against|about|into|following|despite|during)$/

/** Whether a word before it picks out or denies what the adjective is part of. */
function narrows({ words }: Headline, at: number): boolean {
  return [words[at - 1], words[at - 2]].some(
    (word, i) =>
      word !== undefined &&
      /^(?:no|not|one|without|any|never|only|lacks?|lacking|zero|nothing|first|second|third|fourth|fifth|1st|2nd|3rd|\d+th|largest|biggest|highest|smallest|oldest|youngest|fewest|fewer|few)$|n't$/.test(
        word.key,
      ) &&
      // A word between them may be of another phrase.
      (i === 0 || /^(?:a|an|the|any|such)$/.test(words[at - 1]!.key)),
  )
}

const BEFORE_GERUND =
  /^(?:by|after|before|without|while|keeps?|kept|stops?|stopped|starts?|started|denies|denied|admits?|admitted|risks?|avoids?|begins?|began|caught|filmed|seen)$/
const ACCUSED = /^(?:accused|suspected|convicted|guilty|acquitted|cleared|charges?|capable|way|instead|history)$/

/** "accused of terrifying women": what somebody does, not what the women are. */
function isGerundHere({ words }: Headline, first: number, last: number): boolean {
  const [before, after] = [words[first - 1]?.key ?? '', words[last + 1]]
  if (first !== last || !/ing$/.test(words[first]!.key) || after === undefined) return false
  if (/^(?:the|a|an|his|her|its|their|him|them|us)$/.test(after.key)) return true
  const isLed =
    BEFORE_GERUND.test(before) ||
    (before === 'of' && ACCUSED.test(words[first - 2]?.key ?? '')) ||
    (before === 'for' && isParticiple(words[first - 2]?.key ?? ''))
  // "terrifying harbor children": a person is what is done something to, further on too.
  const behind = words.slice(last + 1, last + 4).filter((word, i) => i === 0 || /^\s*$/.test(word.gap))
  return (
    isLed &&
    (/^\p{Lu}/u.test(after.text) ||
      behind.some(({ key, base }) => isPersonNoun(base) || /^(?:people|women|men|children)$/.test(key)))
  )
}

function isNegated(headline: Headline, at: number): boolean {
  return /^(?:not|never|no)$|n't$/.test(headline.words[at - 1]?.key ?? '')
}

const SPORT =
  /\b(?:nba|nfl|nhl|mlb|wnba|ufc|wwe|fifa|league|football|soccer|baseball|basketball|hockey|tennis|golf|rugby|cricket|olympic|world cup|premier|champion|match|game|goal|team|club|coach|yankees|dodgers|lakers|cowboys|chiefs|f1|nascar|boxing|swim|athlet)/i
const ATHLETICS = /\b(?:olympic|swim|athlet|boxing|ufc|wwe|f1|nascar)/i
const MUSIC = /\b(?:pop|rock|rap|country|music|grammy|album|song|tour|concert|k-pop)\b/i
const SCREEN =
  /\b(?:movie|film|hollywood|bollywood|netflix|soap|sitcom|hbo|disney|series|emmys?|oscars?|trek|potter)\b/i
/** Who is famous by these may act, present or only appear. */
const BROADCAST = /\b(?:reality|tv|television|bravo|show)\b/i
/** On a stage stands no television personality, whatever the show is. */
const STAGE =
  /\b(?:understud\w*|steals? (?:the )?show|stage|theatre|theater|broadway|west end|musical|circus|opera|ballet|dog show|horse show|flower show|air ?show|fashion show)\b/i

/** "Football star" → "football player": what the star is famous for, when the headline says it. */
function famousEdit(headline: Headline, at: number): Edit | null {
  const word = headline.words[at]!
  if (
    !/^(?:star|stars|superstar|superstars|legend|legends|icon|icons|alum|alums|celeb|celebs|heartthrob|idol)$/.test(
      word.base,
    )
  )
    return null
  // "Walk of Fame star", "gold star": a thing.
  if (/^(?:fame|gold|five|four|three|rising|north|red|a-?list)$/.test(headline.words[at - 1]?.key ?? '')) return null
  // "appears, and briefly stars, at his games": a deed.
  if (
    /^(?:briefly|also|then|now|still|again|who|he|she|to|will|and)$|ly$/.test(headline.words[at - 1]?.key ?? '') &&
    /s$/.test(word.key)
  )
    return null
  if (!isFamousNoun(word.base) || isDomainTerm(headline, at, at) || (/^\p{Lu}/u.test(word.text) && at > 0)) return null
  const many = /s$/.test(word.base) ? 's' : ''
  const owner = word.key !== word.base ? (/['’]s?$/.exec(word.text)?.[0] ?? '') : ''
  const personality = /^(?:tv|television)$/.test(headline.words[at - 1]?.key ?? '')
    ? 'personality'
    : 'television personality'
  const kind = SPORT.test(headline.text)
    ? // Whoever swims or runs plays nothing.
      ATHLETICS.test(headline.text)
      ? 'athlete'
      : 'player'
    : /\breality\b/i.test(headline.text)
      ? personality
      : MUSIC.test(headline.text)
        ? 'musician'
        : SCREEN.test(headline.text)
          ? 'actor'
          : BROADCAST.test(headline.text) && !STAGE.test(headline.text)
            ? personality
            : null
  if (kind === null) return null
  const put = kind === personality && many ? kind.replace(/y$/, 'ies') : kind + many
  return { first: at, last: at, put: put + owner }
}

/** "just lost": the report is of the past anyway. "just 3 %" and "just cause" stay. */
function justEdit(headline: Headline, at: number): Edit | null {
  const after = headline.words[at + 1]
  if (headline.words[at]!.key !== 'just' || after === undefined) return null
  return isPast(after.key) || isParticiple(after.key) ? { first: at, last: at, put: '' } : null
}

const MASS =
  /^(?:news|advice|weather|food|stuff|footage|information|music|research|evidence|clothing|furniture|money|is|was|are|were|have|has|can|could|may|might|should|would|do|did|and|will|year|week|month|season|time|morning|summer|winter|fall|spring|weekend|day|night|century|decade|afternoon|evening|quarter|january|february|march|april|june|july|august|september|october|november|december|christmas|thanksgiving|halloween|easter|holiday|holidays|semester)$/

/** "this company" → "a company", "these products" → "products": nothing before it has named them. */
function pointerEdit(headline: Headline, at: number): Edit | null {
  const word = headline.words[at]!
  const after = headline.words[at + 1]
  if (!/^(?:this|these)$/.test(word.key) || after === undefined || MASS.test(after.base) || !/^\s*$/.test(after.gap))
    return null
  // "this coming week" is the next one.
  if (/^(?:the|a|an|coming|past|last|next|very|same|much|many|far|time|together|alone|again|too)$/.test(after.key))
    return null
  // "than this government": the one that there is.
  if (
    /^(?:government|country|nation|city|town|council|parliament|administration|generation|planet|pandemic|crisis|war)$/.test(
      after.base,
    )
  )
    return { first: at, last: at, put: 'the' }
  if (word.key === 'these') return { first: at, last: at, put: '' }
  return /s$/.test(after.key) && !/(?:ss|us)$/.test(after.key) && at > 0 ? null : { first: at, last: at, put: 'a' }
}

/** Sizes and moods that no list of facts needs; no tactic by themselves, so only a headline in need loses them. */
const MOOD =
  /^(?:tiny|huge|enormous|gigantic|immense|hefty|sudden|stark|sheer|sleepy|quiet|beloved|fancy|jaw-dropping|favorite|favourite|popular)$/

function moodEdit(headline: Headline, at: number): Edit | null {
  const word = headline.words[at]!
  if (!MOOD.test(word.key) || isNameHere(headline, at)) return null
  return isDomainTerm(headline, at, at) ? null : canDropAdjective(headline, at, at, () => false)
}

/** "your car" → "their car" behind "you", "car" elsewhere: the reader owns nothing in a report. */
function ownerEdit(headline: Headline, at: number): Edit | null {
  const word = headline.words[at]!
  const owned = headline.words[at + 1]
  if (word.key !== 'your' || owned === undefined) return null
  // A right of one's own is more than what is right.
  if (/^(?:rights?|own|choice|turn|fault)$/.test(owned.key))
    return { first: at, last: at, put: /^rights?$/.test(owned.key) ? "people's" : 'the' }
  const isNamed = headline.words.slice(0, at).some(({ key }) => /^you(?:['’]\p{L}+)?$/u.test(key))
  return { first: at, last: at, put: isNamed ? 'their' : '' }
}
