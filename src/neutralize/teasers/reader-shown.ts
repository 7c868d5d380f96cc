/**
 * Calls to look, to listen or to meet somebody: told as what readers are shown.
 *
 *     "Watch This Crew Repaint A Ferry"             → readers can watch it
 *     "Get A First Look At The Harbor Film"         → a first look at it
 *     "Get A Free Hat When You Buy A Boat"           → an offer to readers
 *     "Meet The Pilot Who Saved A Gull"             → the pilot, introduced
 */

import { capitalize, small } from '../plain/grammar.ts'
import { manipulationIn, plainWording } from '../plain/plain-wording.ts'
import { addressesReader, tellOfReaders, unquoted } from '../plain/reader-person.ts'
import { asNoun, type ReaderPromise } from './about-thing.ts'

/** "Stop what you're doing and …", "Grab your hats, you need to …": what only hurries. */
const HASTE = () =>
  /^(?:just |please )?(?:(?:stop (?:what(?:ever)?|everything)(?: (?:else )?you(?:['’]re| are) (?:doing|up to))?(?: right now)?|drop (?:everything|what you(?:['’]re| are) doing)|(?:grab|get) your [\p{L}-]+|everyone stop(?: everything)?),? (?:and |because )?)(?:you (?:need|have) to )?/iu
const CALL = () =>
  /^(?:[Jj]ust |[Pp]lease )?([Ww]atch|[Ss]ee|[Ll]ook at|[Cc]heck out|[Ll]isten to|[Hh]ear) (?![Oo]ut\b)(?=(?:as|how|this|these|the|an?|one|two|\d+|people|young|old|new)\b|[\p{Lu}"“‘])/u
const GLIMPSE =
  /^(?:get|take|have|here['’]s|here is) (?:(?:an?|your|the|our) )(?:(first|sneak|exclusive|closer|close|inside|new) (?:look|peek|peak|glimpse)|glimpse) (at|inside|of|into) (.+)$/i
/** What a shop offers, at a price. */
const OFFER = /^(?:get|snag|score|grab) ((?:the|an?|this) (?=.*(?:[$£€]\d|\d%|\bfree\b|\bprice\b)).+)$/i
const MEET = () => /^Meet ((?:the |an? |[\p{Lu}"“‘]).+)$/u

/** @param text in sentence case, without its end mark */
export function readShown(text: string): ReaderPromise | null {
  if (
    !/^(?:watch|see|look|check|listen|hear|stop|just|please|drop|grab|get|snag|score|take|have|here|everyone|meet)\b/i.test(
      text,
    )
  )
    return null
  const bare = text.replace(HASTE(), '')
  const asked = capitalize(bare)
  if (/[.?!;] |[^“"]: |\s[–—-]\s/.test(unquoted(bare))) return null
  return glimpse(asked) ?? offered(asked) ?? met(asked) ?? called(asked)
}

function called(text: string): ReaderPromise | null {
  const call = CALL().exec(text)
  if (call === null || / (?:closely|live|out)$/i.test(text)) return null
  const verb = call[1]!.toLowerCase()
  const what = plainly(text.slice(call[0].length))
  if (what === '' || what.split(' ').length < 2) return null
  return told(what, [
    `Readers can ${verb} ${what}`,
    `Article lets readers ${verb} ${what}`,
    `Article offers readers a chance to ${verb} ${what}`,
    `Publisher invites readers to ${verb} ${what}`,
    `Readers are invited to ${verb} ${what}`,
    `Readers get to ${verb} ${what}`,
    ...(/^(?:watch|see)$/.test(verb) && !/^(?:as|how) /.test(what) ? [`Publisher shows ${what}`] : []),
    ...(/^(?:as|how) /.test(what) ? [] : [`Offered to readers of the article: to ${verb} ${what}`]),
  ])
}

function glimpse(text: string): ReaderPromise | null {
  const found = GLIMPSE.exec(text)
  const what = found === null ? '' : plainly(found[3]!)
  if (what === '') return null
  const kind = found![1] ?? ''
  const first = /^(?:first|closer|close|new)$/i.test(kind) ? `${kind.toLowerCase()} ` : ''
  const look = `${first}look ${found![2]!.toLowerCase()} ${what}`
  return told(look, [
    `Article offers a ${look}`,
    `Readers can get a ${look}`,
    capitalize(look),
    `Publisher offers readers a ${look}`,
    `A ${look} is published`,
    ...(/^(?:at|of)$/i.test(found![2]!) ? [`Readers are shown ${what}`] : []),
  ])
}

/** "Get a free hat when you buy a boat". */
function offered(text: string): ReaderPromise | null {
  const found = OFFER.exec(text)
  const what = found === null ? '' : plainly(found[1]!.replace(/ (when|if) you (?=\p{Ll})/u, ' $1 they '))
  if (what === '') return null
  return told(what, [
    `Readers can get ${what}`,
    `Article tells readers where to get ${what}`,
    `Publisher points readers to an offer: ${what}`,
    `Offer presented to readers: ${what}`,
    `An offer to readers: ${what}`,
  ])
}

function met(text: string): ReaderPromise | null {
  const found = MEET().exec(text)
  if (found === null) return null
  // "Meet Dana Whit, whose songs you have been singing": who she is to the reader tells nothing of her.
  const named = found[1]!.replace(/, (?:whose|who|the) .*$/i, (tail) => (addressesReader(tail) ? '' : tail))
  const whole = plainly(named)
  // One word too many: of many people the article can be spared.
  const who =
    whole.split(' ').length > MOST_INTRODUCED ? whole.replace(/^the (?=\p{L}+s (?:who|in|from|with|of) )/iu, '') : whole
  // "Meet me", "Meet the deadline rule change": one who can be met stands there.
  if (who === '' || who.split(' ').length > MOST_INTRODUCED || / (?:at|in) the (?:bar|office|middle)\b/.test(who))
    return null
  return told(who, [
    `Article introduces ${who}`,
    `Publisher introduces ${who}`,
    `Article presents ${who} to readers`,
    `Introduction to ${who}`,
    `Article informs readers about ${who}`,
    `Readers are introduced to ${who}`,
    // Where there is room for two words.
    `Publisher presents ${who}`,
    ...(IS_SOMEBODY().test(who) ? [`Profile of ${who}`, `Publisher portrays ${who}`, `Readers meet ${who}`] : []),
  ])
}

const IS_SOMEBODY = () => /^(?:(?!who\b|that\b)\S+ ){1,7}(?:who|whose) /u

/** Behind "Article introduces", fifteen words are left for no more. */
const MOST_INTRODUCED = 13

/** What is shown, as plain as it can be said; '' where loaded words stay or the reader is in it. */
function plainly(text: string): string {
  const { text: plain, left } = plainWording(text)
  const people = left.length > 0 ? null : addressesReader(plain) ? tellOfReaders(plain, 'people') : { named: plain }
  return people === null ? '' : asNoun(people.named)
}

const told = (core: string, ways: string[]): ReaderPromise | null =>
  manipulationIn(ways[0]!).some((piece) => piece.inQuote !== true) || /\b(?:I|we|us|our|my)\b/.test(unquoted(core))
    ? null
    : { core: small(core), ways }
