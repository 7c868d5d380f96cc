/**
 * Fixed forms of bait, told as what the article holds: nothing of what they promise or reproach is repeated.
 *
 *     "You've been storing tomatoes wrong your whole life"   → how to store tomatoes
 *     "Stop buying eggs until you read this"                 → advice on buying eggs
 *     "The dark side of sailing nobody talks about"          → drawbacks of sailing
 */

import { capitalize, indefinite, small } from '../plain/grammar.ts'
import { manipulationIn, plainWording } from '../plain/plain-wording.ts'
import { addressesReader, unquoted } from '../plain/reader-person.ts'
import { verbLemma } from '../words/vocabulary.ts'
import { verbForms } from '../words/word-forms.ts'
import { aboutThing, type ReaderPromise, toldWhat } from './about-thing.ts'

/** Most headlines are none, and need no closer look. */
const MAY_BE_BAIT = /\b(?:wrong|hates?|this|it)\b|^(?:the |these are |what |no(?:body| one) )/iu

/** @param text in sentence case, without its end mark */
export function readBait(text: string): ReaderPromise | null {
  if (!MAY_BE_BAIT.test(text) || /(?<!\bNo)[.?!;:] |\s[–—-]\s/.test(unquoted(text))) return null
  return (
    wrongWay(text) ??
    untilRead(text) ??
    darkSide(text) ??
    ranked(text) ??
    hated(text) ??
    movingDeed(text) ??
    fad(text) ??
    usedTrick(text)
  )
}

/** "You've been storing tomatoes wrong", "You're probably peeling eggs wrong". */
function wrongWay(text: string): ReaderPromise | null {
  const [, doing = '', what = ''] =
    /^(?:it )?(?:turns out,? (?:that )?)?(?:you|we|people|everyone|most people)(?:['’]ve| have|['’]re| are|['’]s| is| has) (?:all )?(?:probably |likely |almost certainly )?(?:been )?(?:probably )?(\p{L}+ing) (?:your )?([^,]+?) (?:all )?wrong(?:ly)?(?:,? (?:your (?:whole|entire) life|all along|all this time|this whole time|for years|the whole time))?$/iu.exec(
      text,
    ) ?? []
  return what === '' ||
    /^(?:getting|proving|doing|going)$/i.test(doing) ||
    /^(?:it|this|that|him|her|them)$/i.test(what)
    ? null
    : adviceOn(doing.toLowerCase(), what, true)
}

/** "Stop buying eggs until you read this", "Before you book that cruise, know this", "Don't sell your boat before reading this". */
function untilRead(text: string): ReaderPromise | null {
  const [, stop = '', deed = ''] =
    /^(?:please )?(stop|don['’]t|do not|never) ([^,]+?) (?:until|before|unless|without) (?:you(?:['’]ve)? )?(?:read|reading|see|seen|seeing|watch|watching) (?:about )?this(?: first| now| one thing| \p{L}+)?$/iu.exec(
      text,
    ) ?? []
  const before =
    /^(?:before|if) you(?:['’]re (?:planning|about|going) to)? ([^,]+), (?:you (?:need|have) to |you should |please |make sure you )?(?:know|read|do|see|watch|consider|remember|check|hear|try) this(?: first| now| right now)?$/iu.exec(
      text,
    )?.[1]
  const told = before ?? deed
  if (told === '') return null
  const [verb = '', ...rest] = told.split(' ')
  const key = verb.toLowerCase()
  const doing = stop.toLowerCase() === 'stop' ? key : verbForms(key).gerund
  const what = rest
    .join(' ')
    .replace(/^(?:that|this) (?=\p{L}+$)/iu, (_, at: number) => (at === 0 ? `${indefinite(rest[1] ?? '')} ` : ''))
  if (/^if\b/i.test(text)) return forThose(`${key} ${what}`)
  if (!doing.endsWith('ing')) return null
  const thing = what.replace(/^your /i, '')
  return stop === '' || stop.toLowerCase() === 'stop' ? adviceOn(doing, thing) : adviceAgainst(key, thing)
}

/**
 * @param doing in -ing
 * @param what its object
 * @param isHow how it is done is what the article tells: "Stop buying eggs until you read this" may be about whether to
 */
function adviceOn(doing: string, what: string, isHow = false): ReaderPromise | null {
  const thing = small(plainWording(what).text)
  const base = verbLemma(doing) ?? doing.replace(/ing$/, '')
  if (isUnfit(thing)) return null
  const deed = `${doing} ${thing}`.trim()
  return {
    core: deed,
    ways: [
      `Article gives advice on ${deed}`,
      ...(isHow ? [`Readers are told how to ${base} ${thing}`.trim()] : []),
      `Advice on ${deed} is published`,
      `Publisher informs those who ${base} ${thing}`.trim(),
      `Article is for readers who ${base} ${thing}`.trim(),
      `Information about ${deed} is given in article`,
    ],
  }
}

/** "If you own a diesel car, read this": whom it is for stays a condition. */
function forThose(told: string): ReaderPromise | null {
  const deed = small(plainWording(told).text)
  if (isUnfit(deed)) return null
  return {
    core: deed,
    ways: [
      `Article has information for readers if they ${deed}`,
      `If readers ${deed}, article addresses them`,
      `Publisher addresses readers if they ${deed}`,
      `Readers are given information if they ${deed}`,
      `Article is meant for readers if they ${deed}`,
    ],
  }
}

/** "Never sign a lease before you read this": what it advises is told as it is, with its "not". */
function adviceAgainst(base: string, what: string): ReaderPromise | null {
  const thing = small(plainWording(what).text)
  if (isUnfit(thing)) return null
  const deed = `${base} ${thing}`.trim()
  return {
    core: deed,
    ways: [
      `Article advises readers not to ${deed} before reading it`,
      `Readers are advised not to ${deed} before they read article`,
      `Publisher’s advice: not to ${deed} without reading its article`,
      `Advice to readers is not to ${deed} before reading the article`,
      `Publisher recommends that readers not ${deed} until they have read it`,
    ],
  }
}

/** "The dark side of working from home nobody talks about". */
function darkSide(text: string): ReaderPromise | null {
  const [, lead = '', what = '', tail = ''] =
    /^((?:nobody|no one) (?:ever )?tells you (?:about )?)?the (?:dark|darker|ugly|hidden|grim|bitter) (?:sides?|downsides?) of ([^,]+?)( (?:that )?(?:nobody|no one|no-one|few people|few|hardly anyone|they|most people|people) (?:never |rarely |don['’]t |won['’]t |ever )?(?:talks?|tells?|mentions?|sees?|discuss(?:es)?)\b.*)?$/iu.exec(
      text,
    ) ?? []
  // "The dark side of the moon", "… of child abuse": there is no other side.
  const isPraised = lead !== '' || tail !== '' || /^\p{L}+ing /u.test(what)
  if (what === '' || !isPraised || HARM.test(what) || / (?:is|are|was|were) /.test(what)) return null
  const thing = small(plainWording(what).text)
  if (isUnfit(thing)) return null
  return {
    core: `drawbacks of ${thing}`,
    ways: [
      `Article describes drawbacks of ${thing}`,
      `Drawbacks of ${thing} are described in article`,
      `Publisher reports on disadvantages of ${thing}`,
      `Readers are told of disadvantages of ${thing}`,
      `What speaks against ${thing} is described in article`,
      `Article deals with problems of ${thing}`,
    ],
  }
}

/** "These are the safest cities in Norland, and No. 1 may surprise you". */
function ranked(text: string): ReaderPromise | null {
  const what =
    /^these are (the [^,]+?),? (?:and|but) (?:no\. ?1|number one|the (?:first|last|winner|top one|results?)|#1|one of them)\b.*$/iu.exec(
      text,
    )?.[1]
  if (what === undefined) return null
  const plain = small(plainWording(what).text)
  // "the worst airports": what they are the worst of is ranked.
  const things = isLoaded(plain) ? plain.replace(/^the (?:\p{L}+est|most \p{L}+|worst|best) /iu, '') : plain
  if (isUnfit(things)) return null
  return {
    core: things,
    ways: [
      `Article lists ${things}`,
      `${capitalize(things)} are listed in article`,
      `Publisher ranks ${things}`,
      `Ranking of ${things} is published`,
      `Readers are shown which are ${things}`,
      `List names ${things}`,
    ],
  }
}

/** "Doctors hate this simple habit that melts fat": what it does is only claimed. */
function hated(text: string): ReaderPromise | null {
  const what =
    /^(?:doctors?|dentists?|experts?|banks?|insurers?|dermatologists?|trainers?|nutritionists?|lawyers?|landlords?|airlines?|mechanics?|electricians?|your (?:doctor|bank|boss)|\p{L}+ companies) (?:hates?|don['’]t want you to (?:know(?: about)?|see)|doesn['’]t want you to (?:know(?: about)?|see)) ((?:this|these) (?:[\p{L}-]+ ){0,3}(?:tricks?|habits?|hacks?|methods?|secrets?|tips?|gadgets?|remed(?:y|ies)))(?: (?:that|which|for) .+)?$/iu.exec(
      text,
    )?.[1]
  return what === undefined || addressesReader(what) ? null : aboutThing(what)
}

/** "What this boy did for his sister will melt your heart". */
function movingDeed(text: string): ReaderPromise | null {
  const deed =
    /^(what (?!is\b|are\b|was\b|were\b)[^,]+?) (?:will|is going to|['’]ll|may|might) (?:just |absolutely |truly )?(?:melt|break|warm|touch|restore|shock|stun|surprise|amaze|blow|make|leave|bring|change) (?:your?|you)\b.*$/iu.exec(
      text,
    )?.[1]
  if (deed === undefined) return null
  const clause = small(plainWording(deed).text).replace(
    /^what (?:this|that) (\p{L}+)/iu,
    (_, noun: string) => `what ${indefinite(noun)} ${noun}`,
  )
  if (isUnfit(clause)) return null
  return toldWhat(clause)
}

/** "This is the new breakfast everyone's obsessed with": the breakfast is what it is about. */
function fad(text: string): ReaderPromise | null {
  const what =
    /^(?:this is )?(the [^,]+?) (?:that )?(?:everyone|everybody|the (?:whole )?(?:internet|world)|tiktok|instagram|the whole world)(?:['’]s| is) (?:suddenly |now |currently )?(?:obsess\w+ (?:with|over)|talking about|loving|buying|freaking out (?:about|over)|going (?:crazy|wild|nuts) (?:for|over|about))(?: right now| this \p{L}+)?$/iu.exec(
      text,
    )?.[1]
  return what === undefined || / (?:is|are|was|were) /.test(what) ? null : aboutThing(what)
}

/** "The secret trick pilots use to beat jet lag": a trick is what it is about. */
function usedTrick(text: string): ReaderPromise | null {
  const [, noun = '', users = ''] =
    /^the (?:(?:one|secret|simple|weird|surprising|genius|clever|little-known|\p{L}+est) )*(trick|hack|method|tip|technique|habit|strategy) ((?:that )?(?:\p{L}+ ){1,3}(?:use|uses|swears? by) (?:to|for) [^,]+)$/iu.exec(
      text,
    ) ?? []
  return users === '' ? null : aboutThing(`a ${noun} ${users}`)
}

const HARM =
  /\b(?:abuse|crimes?|genocide|killings?|murders?|poverty|rape|slavery|terror\w*|torture|trafficking|violence|wars?)\b/i

/** It still speaks to the reader, of the author, or loudly. */
const isUnfit = (text: string): boolean =>
  addressesReader(text) || /\b(?:I|we|us|our|my)\b/.test(text) || isLoaded(text)

const isLoaded = (text: string): boolean => manipulationIn(text).some((piece) => piece.inQuote !== true)
