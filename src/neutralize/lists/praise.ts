/** Clauses and predicates that judge and tell nothing: "and it was adorable", "is just too much", "are pure gold". */

import { manipulationIn, plainWording } from '../plain/plain-wording.ts'
import { unquoted } from '../plain/reader-person.ts'
import { hasFiniteVerb } from '../statement/finite-verbs.ts'
import { isPraise } from './list-things.ts'

const MINDED =
  /^(?:everything|goals|fire|gold|perfection|magic|life|art|great|good|funny|fun|cute|sweet|much|fierce|real|intense|emotional|powerful|badass|wild|crazy|weird|hot|cool|nuts|bonkers|bananas|beautiful|awkward|terrifying|scary|ridiculous|absurd|stuff|dreams|nightmares|bae|savage|iconic|brilliant|delightful|satisfying|relatable|mesmerizing|moving|touching|heartwarming|zomg|omg|insane|unreal|legendary|stunning|unbelievable|impressive|flawless|adorable|glorious|genius|scary|furious|perfect|gorgeous|hilarious)$/i
const SMALL = () =>
  /^(?:so|too|just|all|pretty|very|quite|kind|sort|of|as|a|an|the|way|beyond|most|more|and|or|literally|definitely|pure|total|simply|nothing|short|but|thing|things|ever|af|creatures?|video|this|world|out|straight|almost|basically|both|at|same|time|year|week|day|internet|today|right|now|us|me|[\p{L}]+ly)$/iu

/** "is all of us", "is such a mood": who sees it is said to know it of himself. */
const SHARED =
  /^(?:(?:literally|basically|so|just|such|honestly) )*(?:all of us|every one of us|me|us|an? (?:whole )?mood)(?: right now)?$/i

/** "is the greatest sailor in the universe": so says who likes him. */
const CROWNED = () =>
  /^(?:(?:officially|literally|actually|definitely|probably|still|simply) )*(?:one of )?the (?:best|greatest|worst|coolest|cutest|funniest|weirdest|most (?:beautiful|amazing|iconic|adorable|incredible|perfect)) (?:\p{L}+ ){1,3}(?:in the (?:world|universe|galaxy)|ever|of all time|on (?:earth|the planet)|alive)$/iu

/** Whether a predicate only praises: at least one word does, and none tells more. */
function isPraiseOnly(predicate: string): boolean {
  if (SHARED.test(predicate) || CROWNED().test(predicate)) return true
  const words = predicate
    .replace(/ (?:that )?it hurts$/i, '')
    .split(/[\s/]+/)
    .map((word) => word.replace(/[,.!]+$/, ''))
  const praises = (word: string): boolean => MINDED.test(word) || isPraise(word)
  return (
    words.length <= 8 &&
    !/\b(?:not|never|no|freaking out)\b|n['’]t\b/i.test(predicate) &&
    words.some((word) => praises(word)) &&
    words.every((word) => praises(word) || SMALL().test(word))
  )
}

const TAIL =
  /(?:,| –| -| —|\.{3}|…)? ?(?<=[\s.…])(?:and|but|because)(?: now| yes| boy| honestly)?,? (?:(it|its|it['’]s|this|that|that['’]s|they|they['’]re|these|we|we['’]re|(?:he|she)['’]s|everyone|everyone['’]s|everybody|people|fans|the (?:internet|results?|answers?|reasons?|endings?|stor(?:y|ies)|details|photos?|pictures?|pics|videos?|outcome|reactions?|album|song|clip|dress|look)|everything about (?:it|them|him|her|this)|twitter)(?: (is|was|are|were|looks?|looked|did))?) ([^,.:;]+)$/i
const MOVED =
  /^(?:totally |completely |absolutely |all |so |seriously |really )*(?:obsessed|freaking out|freaked out|losing it|losing their minds|loving it|love it|loved it|shook|swooning|stoked|here for it|can['’]t even|can['’]t handle it)(?: (?:with|over|about|for|at) (?:it|them|him|her|this))?$/i
/** What is loaded and may yet be so of somebody: only of all it is nothing but praise. */
const MOVED_ALL = /^(?:dying|screaming|crying|sobbing|living|in love|furious|outraged|livid|angry|divided)$/i
/** "can't cope", "have thoughts": so much of them is told with nothing loaded in it. */
const AT_A_LOSS =
  /^(?:(?:just |simply |literally |absolutely |seriously )*(?:can['’]?t|cannot|could ?n['’]?t) (?:cope|even|deal|handle (?:it|this|how \S+.*)|stop (?:laughing|talking(?: about it)?|watching|listening|staring|crying|screaming)|get (?:enough(?: of (?:it|them|him|her))?|over (?:it|this)))|have (?:so many |all the |some |very strong |a lot of )?(?:thoughts|feelings|feels|opinions)|lost (?:it|our minds|their minds|our collective minds|their collective minds)|(?:are|['’]re) (?:not ok(?:ay)?|n['’]t ok(?:ay)?|living for it)|need (?:a moment|to talk about it))(?: right now)?$/i
const SLANG = /\b(?:zomg|omg|af|badass|stoked|shook|here for it|nuts|bonkers|bananas|bae)\b/i
const STRESSED = () =>
  /(?:^| )(?:too|so|just|totally|literally|absolutely|pure|everything|af|ever|goals|\p{L}{3,}est|best|worst)(?: |$)/iu

/** "and I've never wanted an apology more": what the author feels at it. */
const MINE =
  /,? and (?:I|I['’](?:m|ve)|we['’](?:re|ve)|we|my (?:heart|life|eyes?|jaw)) (?!(?:did|was|went|tried|made|found|asked)\b)[^.?!:]+$/u

/** "… and nothing will ever be the same": so much for it. */
const OVERSTATED =
  /,? and (?:nothing will ever be the same(?: again)?|(?:the world|we|i) (?:will never|can never|may never) be the same(?: again)?|(?:we|i)['’]ll never be the same(?: again)?)$/i

const FEELS =
  /\b(?:never|can['’]t|want|need|love|obsessed|so|too|dying|crying|screaming|melt\w*|here for it|heart|get it|not (?:ok(?:ay)?|sorry|mad)|sobbing|drooling|swooning|weeping|howling|cackling|shaking|sprinting|sold|hooked|speechless|shook|jealous|approve)\b/i

/** "Ruiz dyed her hair blue and it's gorgeous": what she did is the news. */
export function withoutPraiseTail(text: string): string {
  const mine = MINE.exec(text)
  if (mine !== null && !/\b(?:I|my|me|we|our)\b/i.test(text.slice(0, mine.index)) && FEELS.test(mine[0]))
    return text.slice(0, mine.index)
  const bare = text.replace(OVERSTATED, '')
  if (bare !== text && bare.split(' ').length > 2) return bare
  const found = TAIL.exec(text)
  if (found === null) return text
  const [, who = '', be, said = ''] = found
  const before = text.slice(0, found.index)
  if (before.split(' ').length < 3 || (before.match(/["“”]/g) ?? []).length % 2 === 1) return text
  // "and it was surprisingly good" is what came of it; what no wording is known for is told of nothing.
  const isLoaded =
    STRESSED().test(said) || SLANG.test(said) || plainWording(`${who} ${be ?? ''} ${said}`).left.length > 0
  const isJudged =
    isLoaded && (be !== undefined || /^its$|['’](?:s|re)$/i.test(who)) && be !== 'did' && isPraiseOnly(said)
  const isMoved =
    (/^(?:people|fans|twitter|we|everyone|everybody|the internet)$/i.test(who) &&
      AT_A_LOSS.test(`${be === undefined ? '' : `${be} `}${said}`)) ||
    (isLoaded && /^(?:people|fans|twitter)$/i.test(who) && MOVED.test(said)) ||
    (/^(?:we|every|the internet)/i.test(who) && (MOVED.test(said) || MOVED_ALL.test(said)))
  return isJudged || isMoved ? before : text
}

const ADORED = () =>
  /^(?:everyone|everybody|the (?:entire |whole )?internet|twitter)(?:['’]s| is)? (?:(?:totally |completely |just |absolutely |already |so |all |really )*)(?:obsessed with|in love with|freaking out (?:about|over|at)|losing (?:it|their minds?) (?:over|about|at)|crying (?:over|about|at)|screaming (?:about|over|at)|dying over|talking about|swooning over|can['’]t (?:stop talking about|get enough of|get over|handle)) ((?:this|these|the|an?|how|\p{Lu}).+)$/iu

/** Of people it may be so, but not of what "this" points at. */
const MOVED_BY =
  /^people are (?:(?:totally|absolutely|literally) )?(?:dying|screaming|crying|losing (?:it|their minds)) (?:over|about|at) ((?:this|these) .+)$/i

/** "Everyone is obsessed with this gull": what all are said to love. */
export const adoredThing = (text: string): string | null => (ADORED().exec(text) ?? MOVED_BY.exec(text))?.[1] ?? null

/** "This gull finding out the fish has gone": a verb further on belongs to what is found out. */
const CAUGHT = () => /^this (?:\p{L}+ ){1,2}(?:finding out|realizing|realising|learning|discovering) /iu

/** "A gull stealing chips" of "A gull stealing chips is pure gold": what is judged, or null where something is told of it. */
export function judgedThing(text: string): string | null {
  for (const { index, 0: be } of text.matchAll(/ (?:is|are|was|were|look|looks|looked) /g)) {
    const thing = text.slice(0, index)
    const said = text.slice(index + be.length)
    // "The weather is hot": a fact as it stands.
    if (
      isPraiseOnly(said) &&
      (STRESSED().test(said) ||
        SHARED.test(said) ||
        CROWNED().test(said) ||
        manipulationIn(text).some((piece) => piece.start > index)) &&
      (!hasFiniteVerb(unquoted(thing)) || CAUGHT().test(thing)) &&
      !/ (?:that|if|how|why) |[,;:.?!]/.test(unquoted(thing)) &&
      !/^(?:you|your|i|we|it|there|here|what|which|who|why|how|when|where|they|he|she|that|this|these|if|nobody|nothing|everything|everyone|life)(?: (?:is|are)|$)|^(?:what|which|who|why|how|when|where|if|is|are|not|no|here['’]s|here) | (?:it|this|that|they|these|why|which|who)$/i.test(
        thing,
      )
    )
      return thing
  }
  return null
}
