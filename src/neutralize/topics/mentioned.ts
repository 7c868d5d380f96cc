/**
 * What a headline mentions, for one whose sentence cannot be said plainly: its names, its numbers with what they count,
 * its noun phrases, cut at verbs, prepositions and loaded words. To mention a thing claims nothing of it, so more can
 * be named than an article can be said to be about (`topic.ts`). Of a doubtful word nothing is mentioned.
 */
import { BASE, lexemeOf, NOUN_TOO, PAST, THIRD } from '../clause/lexicon.ts'
import { isCommonWord } from '../headline/true-case.ts'
import { readHeadline, type Word } from '../headline/words.ts'
import { small } from '../plain/grammar.ts'
import { plainWording } from '../plain/plain-wording.ts'
import { AUXILIARY, endsInNoun } from '../statement/sure.ts'
import { readTactics } from '../tactics/tactics.ts'
import { wordingsOf } from '../tactics/wordings.ts'
import {
  isBaseVerb,
  isGenericNoun,
  isGerund,
  isNoun,
  isParticiple,
  isPast,
  isPersonNoun,
  isPlace,
  isThirdPerson,
} from '../words/vocabulary.ts'
import { hasCapital, type Run, thingsOf } from './mentioned-thing.ts'
import { CUT, isInsideName, isLetDo, isPrize, likelyVerbs, loadedIn } from './topic-phrases.ts'

/** In the order of the text, none twice. */
export function mentionedIn(text: string): string[] {
  if (IS_REVIEW().test(text)) return []
  const plain = plainWording(text.replace(BYLINE(), '')).text
  const things = runsIn(plain).flatMap((run) => thingsOf(run, plain))
  return things.filter(
    (thing, at) =>
      // "you" may be "people" by now.
      !(/\bpeople\b/i.test(thing) && !/\bpeople\b/i.test(text)) &&
      !things.slice(0, at).some((other) => includesWords(other, thing)) &&
      !things.slice(at + 1).some((other) => other.length > thing.length && includesWords(other, thing)),
  )
}

/** "The Low Tide review a joyful film": where the title ends, no mark shows. */
const IS_REVIEW = () => /\p{L} review \p{Ll}/u

/** "… | Dana Okafor", "… | Letters" is who writes it. */
const BYLINE = () => / \| (?:\p{Lu}\S*(?: \p{Lu}\S*){1,2}|(?:Brief )?[Ll]etters?)$/u

const includesWords = (whole: string, part: string): boolean =>
  ` ${whole.toLowerCase().replace(/[’']s\b/g, '')} `.includes(` ${part.toLowerCase()} `)

function runsIn(plain: string): Run[] {
  const headline = readHeadline(plain)
  const { words } = headline
  const { cues } = readTactics(plain)
  const loaded = loadedIn(headline, cues)
  // "mayors | revolt", "owners | livid": no noun went with it.
  const isNounLost = (at: number): boolean =>
    (loaded.has(at) || (isJudging(words[at]!) && !isInside(words, at))) &&
    !verbs.has(at) &&
    !cues.some(({ tactic, first, last }) => tactic === 'sensational-verb' && first <= at && at <= last) &&
    endsInNoun(words[at]!.key)
  const { verbs, doubtful } = likelyVerbs(plain, words)
  const isEnd = (at: number): boolean =>
    words[at]!.quote >= 0 ||
    loaded.has(at) ||
    (isJudging(words[at]!) && !isInside(words, at)) ||
    verbs.has(at) ||
    (doubtful.has(at) && !isNoun(words[at]!.key) && !isCompounded(words, at)) ||
    isBetween(words, at) ||
    isDescribedByQuote(words, at) ||
    isLetDo(words, at) ||
    isFirmOn(words, at) ||
    (isDeed(words, at) && !isPrize(words, at))
  const runs: Run[] = []
  for (let from = 0; from < words.length; from++) {
    if (isEnd(from)) continue
    let to = from
    while (to + 1 < words.length && isJoined(words, to + 1) && !isEnd(to + 1) && !opensAnother(words, to + 1)) {
      if (endsMany(words, to) || describesNext(words, to) || opensName(words, to)) break
      to++
    }
    const next = to + 1 < words.length && isJoined(words, to + 1) ? words[to + 1]! : null
    runs.push({
      words: words.slice(from, to + 1),
      before: from > 0 && isJoined(words, from) ? words[from - 1]!.key : '',
      beforeThat: from > 1 && isJoined(words, from) && isJoined(words, from - 1) ? words[from - 2]!.key : '',
      after: next?.key ?? '',
      isHeadLost: next !== null && isNounLost(to + 1),
      isDoubtful:
        next !== null &&
        !verbs.has(to + 1) &&
        !isKnownDeed(words, to + 1) &&
        (doubtful.has(to + 1) || isDeed(words, to + 1)),
      isOpening: from === 0 || /[.?!:;—–]\s/.test(words[from]!.gap),
    })
    from = to
  }
  return runs
}

/** "Victim | firm on her stand": how she is, and no company. */
const isFirmOn = (words: readonly Word[], at: number): boolean =>
  words[at]!.key === 'firm' &&
  isPersonNoun(words[at - 1]?.base ?? '') &&
  words[at]!.gap === ' ' &&
  /^(?:on|in|about|over|against)$/.test(words[at + 1]?.key ?? '')

/** "‘lightning’ | visits": what a word in quotation marks describes is half of a thing. */
const isDescribedByQuote = (words: readonly Word[], at: number): boolean =>
  at > 0 &&
  words[at - 1]!.quote >= 0 &&
  words[at - 2]?.quote !== words[at - 1]!.quote &&
  /^["”’'] $/.test(words[at]!.gap) &&
  /^\p{Ll}/u.test(words[at - 1]!.text) &&
  /^\p{Ll}+s$/u.test(words[at]!.text)

/** Whether only a space, or the comma before an age, parts a word from the one before it. */
function isJoined(words: readonly Word[], at: number): boolean {
  const [before, { gap, key, text }] = [words[at - 1]!, words[at]!]
  return (
    /^\s?$/.test(gap.replace(/[“”"‘’']/g, '')) ||
    // "12/26/31": a date
    (gap === '/' && /^\d+$/.test(key) && /^\d+$/.test(before.key)) ||
    // "Jan. 6", "Harbor Bros. Norwell", "U.S. ferries"
    (/^\.\s$/.test(gap) && /^\d/.test(key) && /^(?:jan|feb|mar|apr|aug|sept?|oct|nov|dec|no|prop)$/.test(before.key)) ||
    (/^\.\s$/.test(gap) &&
      (before.text.length <= 2 || /^(?:gov|sen|rep|bros|st|mt|dr|mr|mrs|ms|jr|inc)$/.test(before.key))) ||
    // "Skerra County, IL"
    (gap === ', ' && STATE.test(text) && hasCapital(before)) ||
    (gap === ', ' && isAge(key) && (isPersonNoun(before.base) || hasCapital(before)))
  )
}

const STATE =
  /^(?:A[KLRZ]|C[AOT]|DE|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])$/

const isAge = (key: string): boolean => /^(?:[2-9]|[1-9]\d|10\d)$/.test(key)

/** What no thing is made of: small words, and forms that are verbs. */
function isBetween(words: readonly Word[], at: number): boolean {
  const { key, text } = words[at]!
  if (isInName(words, at)) return false
  // "1 in 8 boats"
  if (key === 'in' && isNumber(words[at - 1]) && isNumber(words[at + 1])) return false
  if (BETWEEN.test(key) || AUXILIARY.test(key) || (CUT.test(key) && text !== 'US') || CONTRACTION.test(key)) return true
  if (/\d/.test(key)) return false
  if (/ly$/.test(key) && !isNoun(key) && lexemeOf(key).verbForms === 0 && isCommonWord(key)) return true
  if (/^\p{Lu}/u.test(text) && at > 0) return false
  const isNounToo = isNoun(key) || isGenericNoun(key) || isPersonNoun(key)
  return (isThirdPerson(key) && !isNounToo) || (isPast(key) && !isParticiple(key) && !isNounToo)
}

/** "Harbor on the Hill", "Air Force One": what stands between two capitals, or is one beside another. */
function isInName(words: readonly Word[], at: number): boolean {
  const { text, gap, key } = words[at]!
  // "One UI", "One Norwell": capitals make a name of a number at the start.
  if (at === 0 && key === 'one' && /^\p{Lu}\S*$/u.test(words[1]?.text ?? '') && !isCommonWord(words[1]!.key))
    return true
  if (at === 0 || /[.?!:,]/.test(gap)) return false
  if (/^\p{Lu}/u.test(text)) return hasCapital(words[at - 1]) || hasCapital(words[at + 1])
  if (!/^(?:of|the|on)$/.test(key) || (key === 'on' && words[at + 1]?.key !== 'the')) return false
  const ahead = words[at + 1]?.key === 'the' ? words[at + 2] : words[at + 1]
  const behind = key === 'the' && /^(?:of|on)$/.test(words[at - 1]!.key) ? words[at - 2] : words[at - 1]
  return key === 'the' && behind === words[at - 1] ? false : hasCapital(behind) && hasCapital(ahead)
}

/** "Norwell terror | attack": it describes what stands behind it. */
const isInside = (words: readonly Word[], at: number): boolean =>
  at > 0 &&
  words[at + 1]?.gap === ' ' &&
  (isNoun(words[at + 1]!.key) || isPersonNoun(words[at + 1]!.base)) &&
  !isThirdPerson(words[at + 1]!.key)

/** A word that judges in some sense, whether or not in this one: it can be spared. */
const isJudging = ({ text, quote, spelling }: Word): boolean =>
  quote < 0 &&
  /^\p{Ll}/u.test(text) &&
  wordingsOf(spelling).some(
    ({ tactic, kind, words }) => tactic !== null && words.length === 1 && (kind === 'noun' || kind === 'adjective'),
  )

const isNumber = (word: Word | undefined): boolean => /^\d+$/.test(word?.key ?? '')

/** "he’d", "I’ve", "what’s", "isn’t" */
const CONTRACTION = /n['’]t$|['’](?:d|ve|ll|re|m)$|^(?:what|who|that|there|here|where|how|it|he|she|let|one)['’]s$/

const BETWEEN =
  /^(?:and|or|but|nor|in|on|at|to|for|from|with|by|over|into|about|against|after|before|amid|among|around|as|than|behind|beyond|below|above|across|through|throughout|toward|towards|between|near|like|via|vs|versus|during|despite|without|within|under|until|since|per|off|out|up|down|away|back|upon|past|onto|that|this|these|those|his|her|its|their|my|our|your|it|he|she|they|we|you|i|him|them|us|me|mine|yours|ours|theirs|itself|himself|herself|themselves|oneself|yourself|ourselves|myself|who|whom|whose|which|what|why|how|when|where|whether|if|because|while|so|then|now|here|there|again|too|also|just|only|even|still|yet|already|ever|never|always|once|twice|not|no|none|nothing|nobody|nowhere|everyone|everybody|everything|everywhere|someone|somebody|something|anyone|anything|all|both|each|every|some|any|many|much|more|most|less|least|few|several|such|own|same|other|others|another|one|ones|thing|things|way|ways|let|let's|yes|yeah|yep|nope|oh|uh|ok|please|ago|later|soon|sooner|today|tomorrow|tonight|yesterday|alone|together|instead|else|rather|very|really|quite|pretty|almost|nearly|inside|outside|next|latest|certain|live|watch|breaking|exclusive|official|editorial|omg|omfg|lol|wtf|well|weird|absolute|worth|ahead|times|lukewarm|popular|important|blunt|easier|harder|denial|hes|shes|looked|indoors|outdoors|theyre|youre|dont|cant|wont|isnt|thats|whats|im|ive)$/

/** "Finland | stores its grain", "cardiologists | gush", "update | bricks 5,200 cars", "Packers | ANNIHILATE Bears" */
function isDeed(words: readonly Word[], at: number): boolean {
  const { key, text, gap } = words[at]!
  if (/^\p{Lu}{4,}$/u.test(text) && isCommonWord(key) && (isBaseVerb(key) || isThirdPerson(key))) return true
  const before = words[at - 1]
  if (before === undefined || !/^\s$/.test(gap) || !/^\p{Ll}/u.test(text)) return false
  if (isKnownDeed(words, at)) return true
  // "I’ll | judge Dorn"
  if (/['’]ll$/.test(before.key) && isBaseVerb(key)) return true
  const { verbForms, flags } = lexemeOf(key)
  const next = words[at + 1]
  const isAhead =
    next?.gap === ' ' &&
    (/\d|^(?:the|an?|his|her|its|their|him|it|them|us|up|down|out|off|one|two|three|four|five|six|seven|eight|nine|ten|dozens|hundreds|thousands)$/.test(
      next.key,
    ) ||
      hasCapital(next))
  const isName = hasCapital(before) || (/^[\d.,]+$/.test(before.key) && hasCapital(words[at - 2]))
  const isMany =
    /[^su’']s$|^(?:people|men|women|children|police|majority|firm|group|team|board|staff|crew)$/.test(before.key) &&
    (!isName || isNoun(before.key))
  const isSomebody =
    isPersonNoun(before.base) ||
    isGenericNoun(before.key) ||
    /^(?:data|study|report|survey|poll|video|footage)$/.test(before.key)
  const isLast = next === undefined || next.gap !== ' ' || BETWEEN.test(next.key) || CONTRACTION.test(next.key)
  // "Norwellers | present a plan"
  if (isName && /[^s]s$/.test(before.key) && isBaseVerb(key) && /^(?:an?|the|his|her|its|their)$/.test(next?.key ?? ''))
    return true
  if ((verbForms & THIRD) !== 0 && !isPersonNoun(key) && (isNameOfVerb(words, at, isName) || isAhead || isSomebody))
    return true
  if (
    /ed$/.test(key)
      ? !isNoun(key)
      : (verbForms & PAST) !== 0 && !(isNoun(key) && !isMany) && (isPast(key) || isParticiple(key))
  )
    return isName || isMany || isAhead || isSomebody || (isLast && endsInNoun(before.key)) || isNoun(before.key)
  if (/ing$/.test(key) && (isGerund(key) || verbForms !== 0) && !isNoun(key) && !IS_NOUN_IN_ING.test(key))
    return isMany || isName || isSomebody || (!isLast && isNoun(before.key))
  if (!isBaseVerb(key) && (verbForms & BASE) === 0) return false
  // "what does Skerra | want"
  if (
    words
      .slice(Math.max(0, at - 5), at)
      .some(({ key }) => /^(?:do|does|did|will|would|can|could|should|may|might|must)$/.test(key))
  )
    return true
  // "Dorn and Ruiz | want"
  if (isName && words[at - 2]?.key === 'and') return true
  if (isMany) return (!isGenericNoun(key) || isLast) && !isPersonNoun(key)
  return isName && (flags & NOUN_TOO) === 0 && !isNoun(key) && !isGenericNoun(key)
}

/** Verbs that are nouns as well, by the word before them and the word behind. */
const DOES_SO = new Map([
  ['star', / (?:as|in|for|with)$/],
  [
    'works',
    /^(?!(?:public|road|art|water|gas|iron|steel|engineering|repair|collected|early|new) ).* (?:for|only|best|better)$/,
  ],
  ['point', /^(?:clues|signs|polls|data|studies|reports|records|documents|results) (?:to|towards?)$/],
])

/** "Okafor, Holm | star as …", "harbor advice | works for few", "Clues | point to a leak": what they do stands there. */
function isKnownDeed(words: readonly Word[], at: number): boolean {
  const [before, { key }, next] = [words[at - 1], words[at]!, words[at + 1]]
  const around = `${before?.key ?? ''} ${next?.key ?? ''}`
  if (before === undefined || DOES_SO.get(key)?.test(around) !== true) return false
  // "Norwell pop star in court": one, and what she is.
  return key !== 'star' || (hasCapital(before) && /[,&]|^ and$/.test(`${before.gap}${words[at - 2]?.key ?? ''}`))
}

const IS_NOUN_IN_ING =
  /^(?:meeting|building|hearing|shooting|wedding|briefing|ruling|funding|housing|training|warning|trading|offering|listing|filing|painting|recording|spending|lending|drilling|mining|fishing|hunting|shipping|banking|gathering|opening|closing|setting|ending|finding|killing|bombing|stabbing|rating|meaning|engineering|manufacturing|marketing|parking|swimming|boxing|racing|cycling|running|cooking|clothing|lighting|crossing|landing|screening|printing)s?$/

/** "Ruiz | talks", and no "the Oslo talks": behind an article a place describes what follows. */
const isNameOfVerb = (words: readonly Word[], at: number, isName: boolean): boolean =>
  isName &&
  !(
    isPlace(words[at - 1]!.key) && words.slice(Math.max(0, at - 3), at - 1).some(({ key }) => /^(?:the|an?)$/.test(key))
  ) &&
  !/^(?:that|which|who)$/.test(words[at + 1]?.key ?? '')

/** "heat | dome", "private villas: …": what may be the verb has a plain noun behind it, or ends a clause as a plural. */
function isCompounded(words: readonly Word[], at: number): boolean {
  const next = words[at + 1]
  if (/[^s]s$/.test(words[at]!.key) && (next === undefined || /^[:;.!?—–]/.test(next.gap)))
    return !hasCapital(words[at - 1]) && at > 0
  return (
    next?.gap === ' ' &&
    /^\p{Ll}/u.test(next.text) &&
    !BETWEEN.test(next.key) &&
    !/^(?:the|an?|of)$/.test(next.key) &&
    !hasCapital(words[at - 1])
  )
}

/** "the four words | western leaders": inside of a noun phrase hardly any noun stands for many. */
const endsMany = (words: readonly Word[], at: number): boolean =>
  /^\p{Ll}+[^su]s$/u.test(words[at]!.text) &&
  words[at + 1]!.key !== 'of' &&
  isNoun(words[at]!.key) &&
  !/^(?:sports|arms|sales|goods|savings|rights|games|operations|communications|systems|drugs|politics|news|studies|affairs|services|sciences|schools|awards|parks|pensions|jobs|series|points)$/.test(
    words[at]!.key,
  )

/** "a number | frequent travellers": what describes stands in front. */
const describesNext = (words: readonly Word[], at: number): boolean =>
  isNoun(words[at]!.key) &&
  /^\p{Ll}/u.test(words[at]!.text) &&
  /^\p{Ll}+(?:ous|ful|ern|ent|ive|ible)$/u.test(words[at + 1]!.text) &&
  !isNoun(words[at + 1]!.key)

/** "the moment | Dana Ruiz", and not "pop singer Dana Ruiz", "new Ruiz plan". */
const opensName = (words: readonly Word[], at: number): boolean =>
  /^\p{Ll}/u.test(words[at]!.text) &&
  hasCapital(words[at + 1]) &&
  (isNoun(words[at]!.key) || isGenericNoun(words[at]!.key) || (lexemeOf(words[at]!.key).flags & NOUN_TOO) !== 0) &&
  !isPersonNoun(words[at]!.base) &&
  !/^(?:new|old|top|ex|late|former|rival|fellow|giant|maker|company|firm|group|club|band|team|city|town|village|state|brand|chain|app|film|movie|show|series|song|album|game|book|magazine|newspaper|network|channel|startup|bank|airline|retailer|university|hospital|county|region|island|river|mount|lake|hurricane|storm|typhoon|president|minister)$/.test(
    words[at]!.key,
  )

/** An article behind a noun begins another thing. */
function opensAnother(words: readonly Word[], at: number): boolean {
  const { key, text } = words[at]!
  if (!/^(?:a|an|the)$/.test(key) || isInName(words, at) || isInsideName(words, at)) return false
  return words[at - 1]!.key !== 'of' && !(text === 'A' && (hasCapital(words[at + 1]) || hasCapital(words[at - 1])))
}

const MOST_WORDS = 15
const MOST_THINGS = 6

/** Sentences that name them; each in words of its own. @param things at least one */
export function sayMentioned(things: readonly string[]): string[] {
  for (let count = Math.min(MOST_THINGS, things.length); count > 0; count--) {
    const named = things.slice(0, count).map(small)
    const said = FRAMES.map((frame) => frame(named)).filter((text) => {
      const length = text.split(' ').length
      return length >= 5 && length <= MOST_WORDS
    })
    if (said.length >= 5 || count === 1) return said
  }
  return []
}

const listed = (things: readonly string[]): string =>
  things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} and ${things.at(-1)}`

const turned = (things: readonly string[], by: number): string[] => [...things.slice(by), ...things.slice(0, by)]

const FRAMES: readonly ((things: readonly string[]) => string)[] = [
  (things) => `Article mentions ${listed(things)}`,
  (things) => `Report refers to ${listed(turned(things, 1))}`,
  (things) => `Headline names ${listed([...things].reverse())}`,
  (things) => `Publisher’s report mentions ${listed(turned(things, things.length - 1))}`,
  (things) => `Coverage refers to ${listed([...things].reverse())}`,
  (things) => `Text of the article names ${listed(things)}`,
  (things) => `Text names ${listed(turned(things, 1))}`,
]
