/**
 * Headlines that are no sentence and say what kind of article follows: told as one.
 *
 *     "The Best Ferry Songs Of 2031"                → a selection of them
 *     "In Defense Of Seaweed"                       → a defense of it
 *     "For Everyone Who Believes In Gulls"          → those it is meant for
 *     "The One Thing Nobody Tells You About Soup"   → what it is about
 */

import { inSmallWords } from '../lists/list-plan.ts'
import { isPraise } from '../lists/list-things.ts'
import { capitalize, indefinite, small } from '../plain/grammar.ts'
import { manipulationIn, plainWording } from '../plain/plain-wording.ts'
import { addressesReader, tellOfReaders, unquoted } from '../plain/reader-person.ts'
import { hasFiniteVerb } from '../statement/finite-verbs.ts'
import { looksPlural } from '../statement/object.ts'
import { readStatement } from '../statement/statement.ts'
import { isBaseVerb, isNoun, isThirdPerson, verbLemma } from '../words/vocabulary.ts'
import { aboutThing, type ReaderPromise } from './about-thing.ts'
import { sayNamed } from './withheld-fact.ts'

/** @param text in sentence case, without its end mark */
export function readKind(text: string): ReaderPromise | null {
  if (
    !/^(?:the|all|in|for|this|things|what|here['’]s|signs|reasons|times|moments|struggles|thoughts|problems|lessons|(?:\p{L}+ )?proof) /iu.test(
      text,
    ) ||
    /[.?!:;] | [–—-] /.test(unquoted(text))
  )
    return null
  // A title of a few words keeps its capitals.
  const plain = / \p{Ll}{4,}/u.test(unquoted(text)) ? text : inSmallWords(text)
  return (
    proof(plain) ??
    shown(plain) ??
    selection(plain) ??
    defense(plain) ??
    audience(plain) ??
    things(plain) ??
    teaser(plain) ??
    readers(plain)
  )
}

/** "Here's an easy way to make soup". */
function shown(text: string): ReaderPromise | null {
  const found =
    /^here['’]s ((?:an?|the) (?!(?:thing|deal|kicker|catch|latest|story|moment)\b|(?:\p{L}+ )?(?:reason|truth|secret)\b)[^,]+)$/iu.exec(
      text,
    )
  const people = found === null ? null : tellOfReaders(found[1]!, 'people')
  const thing = people === null ? '' : small(plainWording(people.named).text)
  if (thing === '' || / and (?:it|he|she|they|we)\b/.test(thing)) return null
  return told(thing, [
    `Article presents ${thing}`,
    `Article informs readers about ${thing}`,
    `Publisher’s report deals with ${thing}`,
    `${capitalize(thing)} ${looksPlural(thing) ? 'are' : 'is'} shown in an article`,
    `Readers are shown ${thing}`,
    `Article is about ${thing}`,
  ])
}

/** "Proof that Ruiz loves gulls": so it is argued. */
function proof(text: string): ReaderPromise | null {
  const found = /^(?:the |more |further |undeniable |definitive |living )?proof (?:that )?(\S+ \S+ .+)$/i.exec(text)
  const clause = found === null ? '' : plainly(found[1]!)
  if (clause === '' || readStatement(found![1]!) === null || addressesReader(clause)) return null
  return told(clause, [
    `Article argues that ${clause}`,
    `Publisher argues that ${clause}`,
    `Article claims to prove that ${clause}`,
    `Author of article holds that ${clause}`,
    `Article offers arguments that ${clause}`,
  ])
}

/** "All the best deals of the week": which are the best is the publisher's choice, and what one is best is told. */
function selection(text: string): ReaderPromise | null {
  const found =
    /^(?:all (?:of )?)?(the (?:absolute(?:ly)? |very |all-time )?(?:best|greatest|(?:cutest|funniest|coolest|sweetest|prettiest)|most (\p{L}+))) (.+)$/iu.exec(
      text.replace(/ (?:ever|of all time)$/i, ''),
    )
  if (found === null) {
    const judged = /^the (?:worst|(?:weird|wild|craz|strang|odd|sill)i?est) (.+)$/i.exec(text)?.[1] ?? ''
    if (judged === '' || hasFiniteVerb(unquoted(judged)) || readStatement(text) !== null) return null
    return aboutThing(/[^sui’']s\b/.test(judged) ? judged : withArticle(judged))
  }
  const most = found[2]
  if (most !== undefined && !isPraise(most)) return null
  const things = plainly(found[3]!)
  const bare = unquoted(things)
  const head = bare.split(/ (?:of|in|on|at|for|from|with|by|about|this|that|to|around|ranked)\b/)[0]!
  const last = bare.split(' ').at(-1)!
  if (
    things === '' ||
    hasFiniteVerb(bare) ||
    (isBaseVerb(last) && !isNoun(last) && !/ to /.test(bare)) ||
    /,|\b(?:that|who|which|you)\b/.test(bare)
  )
    return null
  if (!/[^sui’']s$/.test(head))
    return /^(?:city|place|way|time|day|town|country|state|spot|moment|month|season|age|method|part|boat|restaurant|hotel|app|gift|song|film|movie|book|line|scene)$/.test(
      head.split(' ').at(-1)!,
    )
      ? sayNamed(`${small(found[1]!)} ${things}`, 'is', 'what')
      : null
  return told(things, [
    `Publisher’s selection of ${things}`,
    `Article presents a selection of ${things}`,
    `Publisher picks out ${things}`,
    `Selection of ${things} is published`,
    `Article contains a choice of ${things}`,
    `Article selects ${things}`,
  ])
}

/** "Signs you grew up at sea", "Things every sailor says": a list without its number. */
function things(text: string): ReaderPromise | null {
  const found =
    /^(signs|reasons|things|times|moments|struggles|thoughts|problems|lessons) ((?:that )?(?:you|your|people|every|all|only|everyone)\b[^,]+)$/i.exec(
      text,
    )
  if (found === null || readStatement(found[2]!.replace(/^(?:that|only) /i, '')) === null) return null
  const [, noun = '', clause = ''] = found
  const that = /^(?:that|only) /i.test(clause) || !/^(?:signs|reasons)$/i.test(noun) ? '' : 'that '
  const people = tellOfReaders(clause, 'people')
  const thing = people === null ? '' : plainly(`${noun} ${that}${people.named}`)
  if (thing === '') return null
  return told(thing, [
    `Article lists ${thing}`,
    `List of ${thing}`,
    `Publisher compiles ${thing}`,
    `Article is about ${thing}`,
    `Article names ${thing}`,
  ])
}

/** "In defense of seaweed". */
function defense(text: string): ReaderPromise | null {
  const found = /^in (defen[cs]e|praise) of (.+)$/i.exec(text)
  const thing = found === null ? '' : plainly(found[2]!)
  if (thing === '' || hasFiniteVerb(unquoted(thing))) return null
  const isPraised = /^praise$/i.test(found![1]!)
  const verb = isPraised ? 'praises' : 'defends'
  const noun = isPraised ? 'praise' : 'defense'
  return told(thing, [
    `Article ${verb} ${thing}`,
    `Author of article ${verb} ${thing}`,
    `Article contains ${isPraised ? '' : 'a '}${noun} of ${thing}`,
    `Publisher runs ${isPraised ? '' : 'a '}${noun} of ${thing}`,
    `Text published in an article ${verb} ${thing}`,
  ])
}

/** "For anyone who misses the ferry". */
function audience(text: string): ReaderPromise | null {
  const found = /^for ((?:everyone|everybody|anyone|anybody|all|those|people) (?:who|that|\p{L}+ing)\b [^,]+)$/iu.exec(
    text,
  )
  const whom = found === null ? '' : plainly(ofMany(found[1]!))
  if (whom === '' || addressesReader(whom)) return null
  return told(whom, [
    `Article is meant for ${whom}`,
    `Publisher addresses ${whom}`,
    `Article is addressed to ${whom}`,
    `Article is published for ${whom}`,
    `Readers the article has in mind: ${whom}`,
  ])
}

/** "everyone who believes" → "people who believe". */
const ofMany = (text: string): string =>
  text.replace(/^(?:every|any)(?:one|body) (who|that) (\p{L}+)/iu, (match, pronoun: string, verb: string) => {
    const base = verb === 'is' ? 'are' : verb === 'has' ? 'have' : isThirdPerson(verb) ? verbLemma(verb) : undefined
    return base === undefined ? match : `people ${pronoun} ${base}`
  })

/** "The most terrifying thing about the tide", "What no one tells you about soup", "This sums up the year". */
function teaser(text: string): ReaderPromise | null {
  const found =
    /^(?:(?:(?:this is|here['’]s) )?(?:the (?:one |only |first |real )?(?:(?:best|worst|hardest|(?:most|least) \p{L}+|\p{L}{3,}est) )?things?|things|what|everything)(?: (?:that )?(?:no one|nobody)(?: ever)? (?:tells|told) (?:you|me|us)| (?:that )?(?:you|we) (?:probably |definitely )?(?:never|didn['’]t) (?:knew|know|noticed?|reali[sz]ed?))? (?:about|in)|this (?:\p{L}+ly |pretty much )?(?:sums up|captures|describes|is)(?= (?:the|what it)\b)) (.+)$/iu.exec(
      text,
    )
  const isSum = /^this /i.test(text) && !/^this is (?:the|what) /i.test(text)
  if (found === null || (/^this is /i.test(text) && !/ (?:about|in) /.test(text))) return null
  if (!isSum && !/\b(?:no one|nobody|never|didn['’]t|thing)\b/i.test(text)) return null
  if (hasFiniteVerb(unquoted(found[1]!)) || addressesReader(found[1]!)) return null
  return aboutThing(found[1]!)
}

/** "The biggest mistake you're making at sea". */
function readers(text: string): ReaderPromise | null {
  const found =
    /^the ((?:[\p{L}’'-]+ ){0,5}[\p{L}’'-]+) ((?:that )?you(?:['’]\p{L}+)? [^,]+|(?:that|which) (?:may|might|could|can|will|is|are) [^,]*\byou\b[^,]*)$/iu.exec(
      text,
    )
  if (found === null || hasFiniteVerb(found[1]!)) return null
  if (!STRANDED().test(text) && readStatement(text) !== null) return null
  const [, named = '', clause = ''] = found
  if (/\b(?:quiz|test|exam|people|only)\b/i.test(named) || clause.split(' ').some(tellsMore)) return null
  const judged =
    /^(?:one|surprising|weird|strange|unexpected|simple|terrifying|\p{L}{3,}est|best|worst|most \p{L}+) (.+)$/iu.exec(
      named,
    )?.[1]
  // The biggest mistake is a mistake.
  const thing = judged === undefined ? `the ${named}` : withArticle(judged)
  const people = tellOfReaders(`${thing} ${clause}`, 'people')
  if (people === null) return null
  // "…, you've never heard of": where that cannot be said plainly, the thing alone can.
  return aboutThing(people.named) ?? (judged !== undefined && thing.split(' ').length > 2 ? aboutThing(thing) : null)
}

/** Ends on what belongs to the thing: no verb can follow. */
const STRANDED = () => / (?:of|about|from|with|for|in|at|on|to|without|(?:about|of|by|from|for) \p{L}+ing)$/iu

/** "the anytime snack you love beats coffee": a sentence. */
const tellsMore = (word: string): boolean => isThirdPerson(word) && !isNoun(word) && !/^(?:is|has|does|was)$/.test(word)

const withArticle = (thing: string): string => `${indefinite(thing)} ${thing}`

/** The words as plain as they can be said; '' where some stay loaded. */
function plainly(text: string): string {
  const { text: plain, left } = plainWording(text)
  return left.length > 0 ? '' : small(plain)
}

const told = (core: string, ways: string[]): ReaderPromise | null =>
  manipulationIn(ways[0]!).some((piece) => piece.inQuote !== true) || /\b(?:I|we|us|our|my)\b/.test(unquoted(core))
    ? null
    : { core, ways }
