/**
 * Headlines that hold one fact back: told as what the article tells, and nothing of what it is.
 *
 *     "And The Safest Harbor In The World Is..."          → the article names it
 *     "You Won't Believe Who Owns This Harbor"            → who owns it
 */

import { capitalize, small } from '../plain/grammar.ts'
import { unquoted } from '../plain/reader-person.ts'
import { hasFiniteVerb } from '../statement/finite-verbs.ts'
import { readStatement } from '../statement/statement.ts'
import { isBaseVerb, isGerund, isPersonNoun, isThirdPerson, verbLemma } from '../words/vocabulary.ts'
import { verbForms } from '../words/word-forms.ts'
import type { ReaderPromise } from './about-thing.ts'
import { asPlain } from './reader-question.ts'

/** What stands before "who owns it" only to be clicked on. */
const LURE =
  /^(?:(?:and|so|oh|hey|well|ok(?:ay)?|whoa),? )?(?:you(?:['’]ll|['’]d| will| would)? (?:probably |really |simply |just )?(?:never|not|won['’]?t|can['’]?t|couldn['’]?t|wouldn['’]?t)(?: ever| even)? (?:guess|believe|imagine)|(?:just |can you )?guess|(?:click |read on )?to find out|find out|look|see|wait (?:till|until) you (?:see|hear|find out)|learn|discover|here(?:['’]s| is)|this is) (?:just |exactly )?(?=(?:who|which|whose|what|where|how (?:much|many|long|old|far|big|often))(?:['’]s)?(?! to\b| happen(?:s|ed)\b|['’])\b \S+ \S)/i

/** What calls the reader before anything is told: "Drop everything, …", "Dear Norwell, …". */
const CALL = () =>
  /^(?:drop everything|stop everything|everyone stop|hold (?:everything|the phone|up)|guys|listen up|ok(?:ay)?|um+|heads up|dear \p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)?(?=, (?:we (?:need|have) to talk|can we)))[,:!] (?=\S+ \S+ \S)/iu

/** A cry in front, an afterthought behind: "Boo! Norwell …", "… the boats Skerra needs though". */
const CRY = () =>
  /^(?:boo|yay|hooray|hurray|huzzah|oops|whoops|ugh|phew|gasp|ouch|yum|woo(?:hoo)?|eek|aww?|meh|congrats|congratulations|rejoice|behold|surprise|good news|bad news|big news)(?:[!.]+ |, (?=\p{Lu}))(?=\S+ \S+ \S)/iu
const AFTERTHOUGHT = /,? (?:though|tho|tbh|lol|btw|amirite|y['’]all|(?:and|so) (?:omg|wow|wtf|whoa|lol|yikes))[.!]?$/i

/** What is to be read on for, behind what is told: "… and here's what happened", "…, here's what's new". */
const READ_ON =
  /,? (?:and|but|so) (?:here['’]s|this is|that['’]s) (?:what (?:happened|it was like|went down|followed)|how (?:it (?:went|turned out)|that went))(?: next)?$|(?<=\S \S+ \S+ \S+), here['’]s (?:why|how|what(?:['’]s| is) new|what to (?:know|expect)|what (?:it|that) means|what (?:we|you) (?:know|need to know)|everything)[^,;:]*$/i

/** "…, here's why", "… and here's how": the article tells it, and what stands before is told. */
const TOLD_WHY =
  /^(?!(?:if|when|before|after) )(\S+ \S+ \S.*?)(?:,? (?:and |but |so )?|—)here['’]?s (?:exactly )?(?:why|how)$/i

/** What is to be looked at: "… – read the memo", "…, here are the prices". */
const LOOK_AT = () =>
  /(?: [–—-] |—)(?:read|see|watch|hear|check out) (?:the|his|her|their|its) (?:full |entire |whole |complete )?(?:memo|letter|email|statement|list|transcript|text|messages?|report|documents?|ruling|post|interview|speech|details|prices|results|map|trailer|video|photos|pictures)(?: here)?$|(?: [–—-]|—|,) ?here (?:are|is) (?:the|their|its|his|her) (?:\p{Ll}+ ){0,2}\p{Ll}+$/iu

/** What it did to whoever saw it, behind what is told: "…, and the results shocked me", "…, gets the shock of his life". */
const EFFECT_BEHIND = () =>
  /,? (?:and|but) (?:the|his|her|their|its|my) (?:results?|outcomes?|ending|reactions?|responses?) (?:\p{L}+ly )?(?:will |may |might )?(?:shock|surprise|stun|amaze|astonish|delight|horrif)\w*(?: (?:me|us|you|them|him|her|everyone|everybody))?$|(?<=\S \S+)(?:,| and) (?:gets?|got) (?:the|a) (?:shock|surprise|fright|scare) of (?:his|her|their|its|a|my) (?:life|lives|lifetime)$|(?<=\S \S+), (?:and )?then (?:does|did|do) (?:the unthinkable|something (?:unbelievable|incredible|amazing|shocking|unexpected))$|(?<=\S \S+ \S+) for the (?:best|sweetest|weirdest|cutest|funniest|most \p{L}+) (?:possible )?reason$/iu

/** "Forget toast: …", "Move over, toast: …": what it is put above is no news. */
const FORGET = () =>
  /^(?:forget (?:about )?[^:,.!?]{2,40}[:.!—]|move over, [^:,.!?]{2,40}[:.!—]) ?(?=\S+ \S+ \S)(?!(?:\S+ ){0,4}(?:says?|tells?|told|urges?|warns?)\b)/i

/** "Here's the real reason fares are so high": reasons are announced. */
const REASON = () =>
  /^(?:here(?:['’]s| is| are)|this is|these are) (?:the )?(?:(?:real|true|surprising|main|simple|shocking|sad|hidden|actual) )?reasons? (?:why |that |behind why )?(?=(?!(?:for|of|is|was|to|behind|not|given|he|she|they|it)\b)\S+ (?:\S+ )*?(?:is|are|was|were|has|have|can|could|will|would|do|does|did|keeps?|won['’]t|can['’]t|isn['’]t|aren['’]t|don['’]t|doesn['’]t)\b)/i

const MANY: Record<string, string> = { is: 'are', was: 'were', has: 'have' }

/** The lure in front as "here's", which announces what follows and nothing more; what else only calls and promises goes. */
export const withoutLure = (asked: string): string => {
  const text = asked
    // "What's at stake in Skerra's vote": what depends on it.
    .replace(/\bwhat(?:['’]s| is) at stake in (?=the\b|an?\b|this\b|next\b|\d|\p{Lu})/iu, (match) =>
      /^W/.test(match) ? 'What depends on ' : 'what depends on ',
    )
    .replace(/^what depends on (?!.*\?)/i, "Here's what depends on ")
  return text.includes('?')
    ? text
    : text
        .replace(CALL(), '')
        .replace(FORGET(), '')
        .replace(EFFECT_BEHIND(), '')
        .replace(REASON(), 'Why ')
        .replace(CRY(), '')
        // "…, it turns out sailors swim": they do.
        .replace(/(^|, )it turns out (?:that )?(?=\S+ \S)/i, '$1')
        .replace(/^turns out,? (?:that )?(?=\S+ \S+ \S)/i, '')
        // "…: here's what you need to know" behind the thing itself.
        .replace(
          /^((?:\S+ ){0,7}\S+): (?:here['’]s )?(?:what|everything) (?:you|we|to) (?:(?:need|have|ought) to |should )?know(?: about it)?(?: so far| now| right now)?$/i,
          aboutLabel,
        )
        .replace(
          /^here(?:['’]s| is) an? (?!(?:first|sneak|exclusive|closer?|inside|new|early|rare) )[\p{L}-]+ (?=look (?:at|inside|into|back) )/iu,
          "Here's a ",
        )
        .replace(
          /\bsome of the (?:best|worst|greatest|most [\p{L}-]+|(?!lat|larg|old|earli|rich|poor|small|bigg|tall|long|short|high|low)\p{L}{3,}est) (?=\p{L}+s\b|[\p{L}’'-]+ \p{L}+s\b)/giu,
          'some ',
        )
        .replace(
          /^so,? (?=(?:what|who|why|how|where|when)(?:['’]s| (?:is|are|was|were|does|do|did|can|could|will|would|should))\b)/i,
          '',
        )
        .replace(/,? (?:anyway|anyways|exactly)(?=\?$)/i, '')
        .replace(AFTERTHOUGHT, '')
        .replace(LOOK_AT(), '')
        .replace(TOLD_WHY, (whole, told: string) => (/[.:–—-]$/.test(told) ? whole : told))
        .replace(/^You (?=favou?rite\b)/, 'Your ')
        .replace(READ_ON, (tail, at: number) =>
          at > 0 && /^(?:I|We)\b/.test(text) && !/ like$/.test(tail) ? tail : '',
        )
        .replace(LURE, "Here's ")
        .replace(/(?<=^Here's .*\S):$/, '')
        .replace(/(?<=^Here's (?:who|what|where))['’]s /i, ' is ')
        .replace(/^what it['’]s (?:really |actually )?like (to )?(\p{L}+) (?=\S)/iu, asExperience)
        .replace(/^(?:the )?things (?:that )?(?=I\b)/i, 'What ')
        .replace(
          /^(what|how|why) everyone (is|was|has)\b/iu,
          (_, word: string, verb: string) => `${word} people ${MANY[verb]}`,
        )
        .replace(/^(what|how|why) everyone (\p{Ll}+s)\b/iu, (match, word: string, verb: string) =>
          isThirdPerson(verb) ? `${word} people ${verbLemma(verb) ?? verb}` : match,
        )
        .replace(/^\p{Ll}(?!\p{L}*\p{Lu})/u, (letter) => letter.toUpperCase())
}

/** "Storm Holm: here's what you need to know" → "What to know about storm Holm"; a sentence stands by itself. */
const aboutLabel = (match: string, label: string): string =>
  hasFiniteVerb(unquoted(label)) || readStatement(label) !== null ? match : `What to know about ${small(label)}`

/** "What it's like being a pilot" → "The experience of being a pilot". */
const asExperience = (match: string, to: string | undefined, verb: string): string => {
  if (to === undefined) return isGerund(verb) ? `The experience of ${verb} ` : match
  return isBaseVerb(verb) || verb === 'be' ? `The experience of ${verbForms(verb).gerund} ` : match
}

/**
 * "And the safest harbor in the world is...".
 * @param text in sentence case
 * @param published as it stands in the feed, its dots with it
 */
export function cliffhanger(text: string, published: string): ReaderPromise | null {
  if (!/ (?:is|are|was|were) ?(?:\.{2,}|…)\s*$/i.test(published)) return null
  const found =
    /^(?:(?:and|so|but|ok(?:ay)?),? )?((?:the|an?|(?:\S+ ){0,3}\S+[’']s?) .+) (is|are|was|were)[ .…]*$/i.exec(text)
  if (found === null) return null
  const named = found[1]!
  const be = found[2]!.toLowerCase()
  if (/ (?:is|are|was|were|says?|said) |[.?!:;] |\b(?:you|your|we|our|us|I|my)\b/.test(unquoted(named))) return null
  // "the best harbor": which one is the best is what is told.
  const what = small(asPlain(named)).replace(/^the best (?=\p{Ll})/u, 'the top ')
  const noun =
    /^(?:the|an?|(?:\S+ ){0,3}?\S+[’']s?) (.*?)(?= (?:of|in|on|at|for|from|with|by|to|who|that|which|when|where|according)\b|$)/i
      .exec(what)?.[1]
      ?.split(' ')
      .at(-1)
  const who = isPersonNoun((noun ?? '').toLowerCase()) ? 'who' : 'what'
  return sayNamed(what, be, who)
}

/** Of a thing that the article tells: that it does. @param what "the safest harbor in the world" */
export function sayNamed(what: string, be: string, who: 'who' | 'what'): ReaderPromise {
  return {
    core: what,
    ways: [
      `Article names ${what}`,
      `Article tells readers ${who} ${what} ${be}`,
      `${capitalize(what)} ${/re$/.test(be) ? 'are' : 'is'} named in the article`,
      `Publisher reports ${who} ${what} ${be}`,
      `Readers can learn from article ${who} ${what} ${be}`,
      `Publisher identifies ${what}`,
    ],
  }
}
