/**
 * Edits of words that no list of loaded words holds: stars told by their trade, "your", "this", moods and sizes.
 * Each looks at one word and gives null where it has nothing to say.
 */
import type { Headline, Word } from '../headline/words.ts'
import { isDomainTerm } from '../tactics/domain-terms.ts'
import { isNameHere } from '../tactics/standing.ts'
import { isBaseVerb, isGerund, isNoun, isPersonNoun, isThirdPerson, isVerbForm } from '../words/vocabulary.ts'
import { plural } from '../words/word-forms.ts'
import { adjectiveEdit } from './adjective-edit.ts'
import { degreeAt, headOf } from './degrees.ts'
import { indefinite } from './grammar.ts'
import type { Edit } from './plain-edits.ts'
import { isSaidToOne } from './reader-person.ts'
import { NO_NOUN } from './which-of-many.ts'
import { ownerEnding } from './wording-edit.ts'

const SPORT =
  /\b(?:nba|nfl|nhl|mlb|wnba|ufc|wwe|fifa|league|football|soccer|baseball|basketball|hockey|tennis|golf|rugby|cricket|olympic|world cup|premier(?!e)|champion|match|game|goal|team|club|coach|yankees|dodgers|lakers|cowboys|chiefs|f1|nascar|boxing|swim|athlet)/i
const ATHLETICS =
  /\b(?:olympic|swim|athlet|boxing|ufc|wwe|f1|nascar|track (?:and field |& field )?(?:star|icon|legend)|sprint|marathon|runner|hurdl|gymnast|cyclist|cycling|skier|skiing)/i
const MUSIC = /\b(?:pop|rock|rap|country|music|grammy|album|song|tour|concert|k-pop)\b/i
const SCREEN =
  /\b(?:movie|film|hollywood|bollywood|netflix|soap|sitcom|hbo|disney|series|emmys?|oscars?|trek|potter)\b/i
/** Who is famous by these may act, present or only appear. */
const BROADCAST = /\b(?:tv|television|bravo|show)\b/i
/** On a stage stands no television personality, whatever the show is. */
const STAGE =
  /\b(?:understud\w*|steals? (?:the )?show|stage|theatre|theater|broadway|west end|musical|circus|opera|ballet|dog show|horse show|flower show|air ?show|fashion show)\b/i

const FAMOUS = /^(?:star|stars|superstar|legend|legends|icon|icons|celeb|celebs|heartthrob|idol)$/

/** "Football star" → "football player": what the star is famous for, when the headline says it. */
export function famousEdit(headline: Headline, at: number): Edit | null {
  const word = headline.words[at]!
  if (!FAMOUS.test(word.base)) return null
  const before = headline.words[at - 1]?.key ?? ''
  // "Walk of Fame star", "gold star": a thing.
  if (/^(?:fame|gold|five|four|three|rising|north|red|a-?list)$/.test(before)) return null
  // "appears, and briefly stars, at his games": a deed.
  if (/^(?:briefly|also|then|now|still|again|who|he|she|to|will|and)$|ly$/.test(before) && /s$/.test(word.key))
    return null
  // "is to star in film", "Okafor stars in film": a deed, too.
  if (isBehindInfinitive(before) || isStarring(headline, at)) return null
  if (isDomainTerm(headline, at, at) || (/^\p{Lu}/u.test(word.text) && at > 0)) return null
  // "star athlete": what he is stands behind, and "athlete athlete" is nobody.
  const after = headline.words[at + 1]
  // "star cops ban", "star hosts show": what one does; "star's lawyer": whose he is.
  if (
    after !== undefined &&
    word.key === word.base &&
    after.gap.trim() === '' &&
    isPersonNoun(after.base) &&
    !(/s$/.test(after.key) && DOES_TOO.test(after.base) && !/s$/.test(word.key))
  )
    return tradeIn(before, '') === null ? adjectiveEdit(headline, { first: at, last: at }, () => false) : null
  // "Legends of Norwell Rowing": an honour; "World Series icon" may have coached or cheered.
  if (
    /^(?:legend|icon)s?$/.test(word.base) &&
    (/^(?:of|awards?|status)$/.test(after?.key ?? '') ||
      /^(?:series|cups?|games|awards?|events?|shows?|world)$/.test(before))
  )
    return null
  const trade = tradeIn(headline.text, before)
  if (trade === null) return null
  const put = /s$/.test(word.base) ? trade.replace(/y$/, 'ie').concat('s') : trade
  return { first: at, last: at, put: put + ownerEnding(word) }
}

const isBehindInfinitive = (before: string): boolean =>
  /^(?:to|will|would|could|may|might|can|must|should|not)$/.test(before)

/** "Okafor stars in film", "actress stars as": one name or person in front, and no noun that would tell of many. */
function isStarring({ words }: Headline, at: number): boolean {
  const ahead = words[at - 1]
  // "Okafor and Holm star in film"
  if (words[at]!.key === 'star')
    return (
      /^(?:in|as|alongside|opposite)$/.test(words[at + 1]?.key ?? '') &&
      /^\p{Lu}\p{Ll}/u.test(ahead?.text ?? '') &&
      (/,/.test(ahead!.gap) || words[at - 2]?.key === 'and' || words[at - 3]?.key === 'and')
    )
  if (ahead === undefined || words[at]!.key !== 'stars') return false
  if (!/^(?:in|as|alongside|opposite|with)$/.test(words[at + 1]?.key ?? '')) return false
  return (
    (/^\p{Lu}\p{Ll}/u.test(ahead.text) && !isNoun(ahead.key) && !SCREEN.test(ahead.text)) ||
    (isPersonNoun(ahead.key) && ahead.key === ahead.base)
  )
}

/** People by a word that is a verb as well. */
const DOES_TOO = /^(?:cop|host|coach|judge|guard|pilot|father|mother|model|partner)s?$/

/** What somebody famous does, by the words of the headline; null where they do not say. */
function tradeIn(text: string, before: string): string | null {
  const personality = /^(?:tv|television)$/.test(before) ? 'personality' : 'television personality'
  // Whoever swims or runs plays nothing.
  if (SPORT.test(text)) return ATHLETICS.test(text) ? 'athlete' : 'player'
  if (/\breality\b/i.test(text)) return personality
  if (MUSIC.test(text)) return 'musician'
  if (SCREEN.test(text)) return 'actor'
  return BROADCAST.test(text) && !STAGE.test(text) ? personality : null
}

/** Sizes and moods that no list of facts needs; no tactic by themselves, so only a headline in need loses them. */
const MOOD =
  /^(?:tiny|huge|enormous|gigantic|immense|hefty|stark|sheer|sleepy|beloved|fancy|jaw-dropping|favorite|favourite|popular)$/

export function moodEdit(headline: Headline, at: number): Edit | null {
  const word = headline.words[at]!
  if (!MOOD.test(word.key) || isNameHere(headline, at)) return null
  // "the most popular ferries": by how many like them.
  if (headline.words[at - 1]?.key === 'most') return null
  // "what your favorite hat says about you": which of them.
  if (headline.words[0]!.key === 'what' && /^(?:your|people's)$/.test(headline.words[at - 1]?.key ?? '')) return null
  // "a tiny amount": how much.
  const degree = degreeAt(headline, at, at)
  if (degree !== undefined) return degree === null ? null : { first: at, last: at, put: degree }
  return isDomainTerm(headline, at, at) ? null : adjectiveEdit(headline, { first: at, last: at }, () => false)
}

/** "a row in Your Party": in sentence case its capital has no other reason. */
const isNameOf = ({ words, isTitleCase }: Headline, at: number): boolean =>
  !isTitleCase &&
  at > 0 &&
  words[at]!.text === 'Your' &&
  /^[\s]+$/.test(words[at]!.gap) &&
  /^\p{Lu}/u.test(words[at + 1]?.text ?? '')

/** "your car" → "their car" behind "you", "car" elsewhere: the reader owns nothing in a report. */
export function ownerEdit(headline: Headline, at: number): Edit | null {
  const word = headline.words[at]!
  const owned = headline.words[at + 1]
  if (word.key !== 'your' || owned === undefined) return null
  // "Ruiz to Dorn: Your plan fails": his; "I was your captain"; "Your Party", a name.
  if (isSaidToOne(headline.text) || /\b(?:I|[Mm]e|[Mm]y)\b/.test(headline.text) || isNameOf(headline, at)) return null
  // A right of one's own is more than what is right.
  // "lets you add your own lines": theirs.
  if (owned.key === 'own')
    return {
      first: at,
      last: at,
      put: headline.words.slice(0, at).some(({ key }) => /^you(?:['’]\p{L}+)?$/u.test(key)) ? 'their' : "one's",
    }
  if (/^(?:rights?|choice|turn|fault)$/.test(owned.key))
    return { first: at, last: at, put: /^rights?$/.test(owned.key) ? "people's" : 'the' }
  // "isolating with your ex": one of theirs.
  if (owned.key === 'ex') return { first: at, last: at + 1, put: 'an ex' }
  // "what it means for your wallet": without an owner it would be one wallet.
  if (
    /^(?:wallet|pocket|purse|pocketbook|paycheck|mortgage|pension)$/.test(owned.key) &&
    /^(?:for|to|on|in|from|into|of)$/.test(headline.words[at - 1]?.key ?? '')
  )
    return { first: at, last: at + 1, put: `people's ${owned.key}s` }
  // "cases in your area": not in any one.
  if (
    /^(?:area|neighbou?rhood|street|postcode|town|city|state|region)$/.test(owned.key) &&
    /^(?:for|to|on|in|from|into|of|near|across|around)$/.test(headline.words[at - 1]?.key ?? '')
  )
    return { first: at, last: at, put: "readers'" }
  // "is knocking at your door": everybody's, and not some door.
  if (owned.key === 'door' && /^(?:to|at|on)$/.test(headline.words[at - 1]?.key ?? ''))
    return { first: at, last: at + 1, put: "people's doors" }
  // "whatever your heart says": without an owner it would be any at all.
  if (/^(?:what|which|who)ever$/.test(headline.words[at - 1]?.key ?? ''))
    return { first: at, last: at, put: "people's" }
  // "will your town flood": not any one.
  if (
    /^(?:area|city|neighbou?rhood|region|state|town)$/.test(owned.key) &&
    /^(?:will|can|could|would|should|might)$/.test(headline.words[at - 1]?.key ?? '')
  )
    return { first: at, last: at + 1, put: `readers' ${owned.key.replace(/y$/, 'ie')}s` }
  // "why your water bill rises": that of anybody.
  if (
    /^(?:electric|electricity|energy|gas|heating|phone|power|tax|utility|water)$/.test(owned.key) &&
    headline.words[at + 2]?.key === 'bill' &&
    (at === 0 || /^(?:why|how|will|could|is)$/.test(headline.words[at - 1]!.key))
  )
    return { first: at, last: at, put: "readers'" }
  // "what your taxes pay for", "plans for your money": without an owner those of anybody.
  if (
    OF_SOMEBODY.test(owned.key) &&
    headline.words[at - 1]?.key !== 'all' &&
    !headline.words.slice(0, at).some(({ key }) => /^you/.test(key))
  )
    return { first: at, last: at, put: "people's" }
  // "how to cook all your favourite stews": of all stews it would be said too much.
  if (/^favou?rites?$/.test(owned.key) && headline.words[at - 1]?.key === 'all')
    return { first: at - 1, last: at, put: '' }
  const isNamed = headline.words.slice(0, at).some(({ key }) => /^you(?:['’]\p{L}+)?$/u.test(key))
  // "from pier to your phone": "to phone" would be a call.
  if (
    owned.key === 'phone' &&
    headline.words[at - 1]?.key === 'to' &&
    !isNamed &&
    /^(?:$|\P{L}|(?:by|via|with|in|for|and|or|from|at|on)$)/u.test(headline.words[at + 2]?.key ?? '')
  )
    return { first: at, last: at + 1, put: "people's phones" }
  // "what your lipstick says about you": whose it is, and of whom it is said.
  const isToldOf =
    /^what$/.test(headline.words[0]!.key) &&
    headline.words.at(-1)!.key === 'you' &&
    headline.words.at(-2)!.key === 'about'
  if (isNamed || isToldOf) return { first: at, last: at, put: isNamed ? 'their' : "people's" }
  return oneThing(headline, at) ?? { first: at, last: at, put: '' }
}

/**
 * "on your phone", "good for your brain": bare, it would lack a word. Everybody has a brain; of all else one is meant as
 * an example of many.
 */
function oneThing({ words, isTitleCase }: Headline, at: number): Edit | null {
  const before = words[at - 1]
  const opens = before === undefined || /[^\s'’]/.test(words[at]!.gap)
  // "Check your oven": nobody's in particular, and an order says it bare.
  const isOrdered = !opens && (at === 1 || /[^\s'’]/.test(before.gap)) && isBaseVerb(before.key)
  // "your phone and car", "your dog without hurting it", "your phone into a camera": more stands beside it that would not fit.
  const hasCompany = words.some(
    ({ key }, i) => (i !== at && key === 'your') || (i > at && /^(?:its?|and|or|into|as)$/.test(key)),
  )
  if (isOrdered || hasCompany || /^(?:an?|the|all|both|half|this|that|every|each|no)$/.test(before?.key ?? ''))
    return null
  const head = words.findIndex(({ key }, i) => i > at && i < at + 4 && THING.test(key) && !mayGoOn(words[i + 1]))
  const between = words.slice(at + 1, head + 1)
  if (head < 0 || between.some(({ gap, key }) => gap !== ' ' || /['’]/.test(key)) || WHICH.test(between[0]!.key))
    return null
  // "on your Lock Screen": what the maker calls it.
  if (!isTitleCase && between.some(({ text }) => /^\p{Lu}/u.test(text))) return null
  const { key } = words[head]!
  if (PART_OF_ALL.test(key)) return { first: at, last: at, put: 'the' }
  // "if your dog is ill": of more than one the verb would be another.
  if (isVerbForm(words[head + 1]?.key ?? '')) return { first: at, last: at, put: indefinite(between[0]!.text) }
  return { first: at, last: head, put: plural(between.map((word) => word.text).join(' ')) }
}

/** "your phone bill", "your dog walker": the thing is what comes behind. */
const mayGoOn = (next: Word | undefined): boolean =>
  next?.gap === ' ' &&
  !/^(?:and|or|but|to|for|with|on|in|at|by|from|of|as|if|when|while|is|was|are|can|could|will|would|may|might|should|has|had|than|into|after|before|this|that|now|today|every|via|using|without)$/.test(
    next.key,
  )

const WHICH = /^(?:next|first|last|only|own|best|worst|favou?rite|old|other)$/
const PART_OF_ALL = /^(?:body|brain|gut|liver|spine|stomach)$/
const THING =
  /^(?:(?:phone|smartphone|laptop|computer|desktop|device|browser|router|printer|screen|smartwatch|fridge|oven|kettle|car|bike|boat|dog|cat|pet|puppy|kitten|pillow|mattress|passport|suitcase)|house|kitchen|garden|lawn|backyard|yard|bedroom|bathroom|room|garage|roof|basement|inbox|body|brain|gut|liver|spine|stomach)$/

/** What is somebody's, whoever it is. */
const OF_SOMEBODY =
  /^(?:conversations?|chats|messages|data|emails?|money|savings|taxes|vote|votes|photos|searches|payslips?|period)$/

const MASS =
  /^(?:what|how|why|where|who|when|offseason|preseason|postseason|semester|news|advice|weather|food|stuff|footage|information|music|research|evidence|clothing|furniture|money|is|was|are|were|have|has|can|could|may|might|should|would|do|did|and|will|year|week|month|season|time|morning|summer|winter|fall|spring|weekend|day|night|century|decade|afternoon|evening|quarter|january|february|march|april|june|july|august|september|october|november|december|christmas|thanksgiving|halloween|easter|holiday|holidays|semester)$/

const TIMES =
  /^(?:day|night|week|weekend|month|season|year|term|monday|tuesday|wednesday|thursday|friday|saturday|sunday|christmas|summer|winter|autumn)$/

const AMONG = /^(?:among|for|of|in|from|to|by|with|at)$/

const DENIES = /^(?:not|never|no|nobody|stop|avoid|avoids|avoiding|without|ban|bans|banned|cannot|nothing)$|n['’]t$/

/**
 * Whether a plural without its "these" still means some of them: it opens its sentence, is counted or said which, or
 * readers are asked about it.
 */
const isAnyOf = ({ words }: Headline, at: number): boolean =>
  !isCertain({ words }, at) &&
  (at < 3 ||
    !mayBeVerb(words[at - 1]!.key) ||
    /[:.!?;–—|]\s/.test(words[at]!.gap) ||
    /^(?:can|do|does|did|are|is|how|which|what|who|where|why|tell|see|if|we|to|could|would|will|should|have|has|answer|pick|choose|rate|take|make)$/.test(
      words[0]!.key,
    ) ||
    /^(?:\d.*|two|three|four|five|six|seven|eight|nine|ten|few|\p{L}+est|best|worst|new|latest)$/u.test(
      words[at + 1]!.key,
    ) ||
    words.slice(at + 1, at + 5).some(({ key }) => /^(?:who|that|which|from|with|of|for)$/.test(key)))

/** "would shut down these pills", "found inside these films", "but these shares slide", "can it lift these shares?". */
const isCertain = ({ words }: Pick<Headline, 'words'>, at: number): boolean => {
  const before = words[at - 1]?.key ?? ''
  return (
    at > 1 &&
    !/^(?:\d.*|new|latest)$/.test(words[at + 1]!.key) &&
    /^\s*$/.test(words[at]!.gap) &&
    (/^(?:but|inside|down|up|out|off)$/.test(before) ||
      (/^(?:can|could|will|would)$/.test(words[0]!.key) &&
        !/^(?:we|you|i|they)$/.test(words[1]!.key) &&
        mayBeVerb(before) &&
        at + 2 === words.length))
  )
}

/** "These ferries sank", "Norland: These ports close": bare, it would be told of all. */
const isSome = ({ words }: Headline, at: number): boolean =>
  (at === 0 || /[:.!?;–—|]\s/.test(words[at]!.gap)) &&
  !/^(?:\d.*|two|three|four|five|six|seven|eight|nine|ten|dozen|few|\p{L}+est|best|worst|most|more|new|latest|are|were|have)$/u.test(
    words[at + 1]!.key,
  ) &&
  !words.slice(at + 1, at + 5).some(({ key }) => /^(?:who|that|which|from|with|of|for|about)$|\p{L}{3}ing$/u.test(key))

const ASKS = /^(?:can|could|did|does|has|is|may|might|should|was|will|would)$/

const mayBeVerb = (key: string): boolean => isGerund(key) || isThirdPerson(key) || isVerbForm(key) || isBaseVerb(key)

/** A base form with an object's first word behind it, or with no other verb there. */
function isDeedHere({ words }: Headline, from: number): boolean {
  const at = /ly$/.test(words[from]!.key) ? from + 1 : from
  const key = words[at]?.key ?? ''
  return (
    isBaseVerb(key) &&
    (!isNoun(key) ||
      /^(?:the|an?|his|her|its|their|our|my|your|any|all)$|['’]s$/.test(words[at + 1]?.key ?? '') ||
      !words.slice(at + 1).some((word) => isBaseVerb(word.key)))
  )
}

/** "this company" → "a company", "these products" → "products": nothing before it has named them. */
export function pointerEdit(headline: Headline, at: number): Edit | null {
  const word = headline.words[at]!
  const after = headline.words[at + 1]
  if (
    !/^(?:this|these)$/.test(word.key) ||
    after === undefined ||
    MASS.test(after.base) ||
    TIMES.test(after.base) ||
    /n['’]t$/.test(after.key) ||
    !/^\s*$/.test(after.gap)
  )
    return null
  // "if they let this stand": what it does.
  if (/^(?:let|lets|letting|made?|makes)$/.test(headline.words[at - 1]?.key ?? '') && isBaseVerb(after.key)) return null
  // "signals this to Ruiz", "this fiscal year": nothing that a noun could be, a span of time.
  if (NO_NOUN.test(after.key) || TIMES.test(headline.words[at + 2]?.base ?? '')) return null
  // "Could this be the end?", "Will this fix the pier?": what it does.
  if (
    /^(?:can|could|did|does|may|might|should|will|would)$/.test(headline.words[at - 1]?.key ?? '') &&
    isDeedHere(headline, at + 1)
  )
    return null
  // "this coming week" is the next one.
  if (/^(?:the|a|an|coming|past|last|next|very|same|much|many|far|time|together|alone|again|too)$/.test(after.key))
    return null
  // "this one tweet" is one of many, "this one might hurt" is all there is.
  if (after.key === 'one') {
    const noun = headline.words[at + 2]
    const isOwn = noun === undefined || NO_NOUN.test(noun.key) || isThirdPerson(noun.key)
    return isOwn || word.key !== 'this' ? null : { first: at, last: at, put: '' }
  }
  // "Dorn: Norland is watching this show", "why this article matters": the speaker's or the publisher's own.
  if (
    /^(?:article|column|newsletter|newspaper|podcast|post|program|programme|show|site|website)$/.test(after.base) &&
    (/^matters?$/.test(headline.words[at + 2]?.key ?? '') ||
      headline.words[at - 1]?.key === 'on' ||
      headline.words.slice(1, at).some(({ gap }) => /^:/.test(gap)))
  )
    return null
  // "She sang. Now this pilot is famous": it is she.
  if (word.key === 'this' && headline.words.slice(0, at).some(({ key }) => /^(?:he|she)$/.test(key))) return null
  // "Can this man win Norwell?": a certain one.
  if (word.key === 'this' && at === 1 && isPersonNoun(after.base) && ASKS.test(headline.words[0]!.key)) return null
  // "In this country, …": which one, the article shows, and it need not be the reader's.
  if (
    at === 1 &&
    headline.words[0]!.key === 'in' &&
    /^,/.test(headline.words[3]?.gap ?? '') &&
    /^(?:country|nation|city|town|state)$/.test(after.base)
  )
    return null
  // "than this government", "this Skerra primary": the one that there is.
  if (
    /^(?:(?:bull |bear )?market|economy|election|primary|race|trip)$/.test(
      headOf(headline.words, at)?.key ?? after.base,
    ) ||
    /^(?:government|country|nation|city|town|council|parliament|administration|generation|planet|pandemic|crisis|war)$/.test(
      after.base,
    )
  )
    return { first: at, last: at, put: 'the' }
  // "this sums up the year": what stands behind it is done by it.
  if (
    isThirdPerson(after.key) &&
    /^(?:up|out|the|an?|how|what|why|that|it|you|us)$/.test(headline.words[at + 2]?.key ?? '')
  )
    return null
  // "do not eat this ice cream": not none at all.
  if (headline.words.slice(0, at).some(({ key }) => DENIES.test(key)))
    return { first: at, last: at, put: word.key === 'this' ? 'a certain' : /^\d/.test(after.key) ? '' : 'certain' }
  // "on the rise among these women": not among all of them.
  if (word.key === 'these' && at > 2 && headline.words[at + 2] === undefined && AMONG.test(headline.words[at - 1]!.key))
    return { first: at, last: at, put: 'certain' }
  // "If tolls fall these crews could win": not any.
  if (
    word.key === 'these' &&
    at > 2 &&
    headline.words[0]!.key === 'if' &&
    /^(?:can|could|may|might|should|will|would)$/.test(headline.words[at + 2]?.key ?? '')
  )
    return { first: at, last: at, put: 'certain' }
  // "angry that the shop sells these hats": not at hats as such.
  if (word.key === 'these')
    return { first: at, last: at, put: !isAnyOf(headline, at) ? 'certain' : isSome(headline, at) ? 'certain' : '' }
  // "but this harbor industry grew": a trade by itself would be the whole of it.
  if (
    /^(?:industry|sector|market|economy|field|trade|business|science)$/.test(
      headOf(headline.words, at)?.key ?? after.base,
    )
  )
    return { first: at, last: at, put: 'a certain' }
  return /s$/.test(after.key) && !/(?:ss|us)$/.test(after.key) && at > 0 ? null : { first: at, last: at, put: 'a' }
}
