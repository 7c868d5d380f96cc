/**
 * Calls that name nothing but a thing, to be seen, shown, needed, tried or resisted: told as what the article is about.
 *
 *     "You will never look at seaweed the same way" → seaweed
 *     "Try not to laugh at these gulls"             → gulls
 */

import { isPraise, plainThings } from '../lists/list-things.ts'
import { capitalize, indefinite, small } from '../plain/grammar.ts'
import { manipulationIn, plainWording } from '../plain/plain-wording.ts'
import { addressesReader, tellOfReaders, unquoted } from '../plain/reader-person.ts'
import { hasFiniteVerb } from '../statement/finite-verbs.ts'
import { readStatement } from '../statement/statement.ts'
import { aboutThing, asNoun, type ReaderPromise, toldWhat } from './about-thing.ts'
import { readShown } from './reader-shown.ts'

const SEE_IT =
  /^(?:you(?:['’]ve| have)? (?:(?:really|just|absolutely|seriously|all|definitely|literally|simply) )*(?:got to |gotta |(?:need|have|want|['’]ve got|have got|are going|['’]re going) to (?:want to )?|must |should |gotta |gonna want to )|you['’]?(?:ll| will) (?:want|need|have) to |you(?:['’]re| are) (?:gonna|going to) (?:want to |have to |need to ))(see|watch|hear|look at|check out|witness) (.+?)(?: (?:right now|immediately|asap|now|today|to believe it))?$/i

const NEVER_AGAIN =
  /^you(?:['’]?ll| will) never (?:look at|see|think (?:of|about)|view|eat|drink|use|hear|watch|listen to|read) (.+?) (?:the same(?: way)?(?: again| ever again)?|again)$/i

const NOT_READY =
  /^you(?:['’]re| are) (?:so |totally |really |just )?(?:not|n['’]t) (?:ready|prepared) for (.+)$|^you aren['’]t (?:ready|prepared) for (.+)$|^you have(?: not|n['’]t) (?:really |truly )?lived (?:until|till) you(?:['’]ve| have) (?:tried|tasted|seen|eaten|heard|visited|been to|read|watched) (.+)$|^you (?:won['’]?t|will not) (?:sleep|be able to (?:handle|unsee|look away from|get over|stop (?:watching|looking at|laughing at|staring at|listening to)|put down|forget|resist)|recogni[sz]e|want to miss|get over|forget|be the same)(?: (?:again|tonight))?(?: (?:after|once you|when you) (?:seeing|watching|reading|hearing|see|watch|read|hear))? (.+)$/i

/** "You have to see this dance", "You'll never look at seaweed the same way": it is what it is about. */
export function seen(text: string): ReaderPromise | null {
  const found = SEE_IT.exec(text) ?? NEVER_AGAIN.exec(text) ?? NOT_READY.exec(text)
  // "You should see a doctor": that is said.
  if (
    /\b(?:doctors?|dentist|gp|vet|specialist|lawyer)$|\balone\b|\b(?:see|watch) (?:an? |your )(?:doctor|dentist|gp|vet|specialist|lawyer|therapist|cholesterol|weight|diet|step|back)\b/i.test(
      text,
    )
  )
    return null
  if (found !== null) {
    const thing = found.slice(1).findLast((group) => group !== undefined) ?? ''
    // "You must watch this crew repaint a ferry": readers can.
    const call = /^(?:see|watch|hear|look at|check out)$/i.test(found[1] ?? '')
    const shown = call ? readShown(`${capitalize(found[1]!.toLowerCase())} ${thing}`) : null
    if (shown !== null) return shown
    return addressesReader(thing) || /^(?:it|this|that|them|him|her|these|how|if|what|why|who)$/i.test(thing)
      ? null
      : shownThing(thing)
  }
  // "You will go nuts trying to find the gull": so readers are asked to.
  const task = /^you(?:['’]?ll| will) (?:go (?:nuts|crazy|insane|mad|bananas)|lose your mind) trying to (.+)$/i.exec(
    text,
  )?.[1]
  const told = task === undefined ? null : tellOfReaders(task)
  if (told === null) return null
  const deed = asNoun(plainWording(told.they).text)
  return {
    core: deed,
    ways: [
      `Readers are asked to ${deed}`,
      `Publisher invites readers to ${deed}`,
      `Article has a task for readers: to ${deed}`,
      `Task set to readers: to ${deed}`,
      `Article lets readers try to ${deed}`,
    ],
  }
}

/** Told as a thing to be looked at; what somebody does is told as a clause of the article. */
function shownThing(thing: string): ReaderPromise | null {
  if (/^(?:how|what|why|who) /i.test(thing)) {
    const plain = plainly(thing)
    return plain === '' ? null : toldWhat(small(plain))
  }
  return hasFiniteVerb(unquoted(thing)) && !/ (?:who|that|which|whose) /.test(thing) ? null : aboutThing(thing)
}

/** "Say hello to Skerra's new ferry", "Get ready for …", "Brace yourself for …". */
export function greeted(text: string): ReaderPromise | null {
  const hello = /^say (?:hello|hi) to (.+)$/i.exec(text)?.[1]
  if (hello !== undefined) {
    const thing = nounOf(hello)
    return thing === ''
      ? null
      : {
          core: thing,
          ways: [
            `Article introduces ${thing}`,
            `Publisher presents ${thing} to readers`,
            `Article informs readers about ${thing}`,
            `Readers are introduced to ${thing}`,
            `Introduction to ${thing}`,
          ],
        }
  }
  const found =
    /^(?:say (?:goodbye|good-bye|farewell|bye(?:-bye)?) to|(?:get|be) ready for|(?:brace|prepare|ready) (?:yourself|yourselves) for|behold,?) (.+)$/i.exec(
      text,
    )?.[1]
  // "the most terrifying mascot to ever exist"
  const thing = found?.replace(/,? (?:to ever (?:exist|live)|ever(?: made| seen| created)?|of all time)$/i, '')
  return thing === undefined || nounOf(thing) === '' ? null : aboutThing(thing)
}

/** "Get yourself a cup of tea right now": what the article recommends. */
export function gotten(text: string): ReaderPromise | null {
  const found =
    /^(?:go )?(get|buy|make|grab|treat|do|pour|give|bake|cook) yourself (?:to )?((?:an?|the|some|this|these|one) .+?)(?: (?:immediately|right now|asap|now|this instant|today|right away|at once))?$/i.exec(
      text,
    )
  if (found === null || /\bfavou?r$/i.test(found[2]!)) return null
  const thing = nounOf(found[2]!)
  if (thing === '') return null
  return {
    core: thing,
    ways: [
      `Article recommends ${thing} to readers`,
      `Readers are advised to get ${thing}`,
      `Publisher advises readers to get themselves ${thing}`,
      `Advice to readers: to get ${thing}`,
      `Article recommends that readers get ${thing}`,
    ],
  }
}

/** "Try not to cry watching this dog meet its owner". */
export function resisted(text: string): ReaderPromise | null {
  const found =
    /^try (?:really hard )?not to (?:laugh|cry|die|smile|cringe|drool|scream|swoon|gag|faint|melt|squirm|blush|sob|smirk|gasp|dance|sing along|lose it|get (?:angry|hungry|emotional|mad|jealous|goosebumps|chills)|feel \p{Ll}+)(?: (?:too hard|out loud|too much))?(?:,? (?:at|over|about)|,? (?:while|when|as) (?:you(?:['’]re)? )?(?:watch(?:ing)?|see(?:ing)?|look(?:ing)? at|read(?:ing)?|hear(?:ing)?|listen(?:ing)? to)|,? (?:watching|seeing|looking at|reading|hearing)) (.+)$/iu.exec(
      text,
    )
  if (found === null || addressesReader(found[1]!)) return null
  const what = plainly(found[1]!)
  if (what === '') return null
  const thing = asNoun(what)
  return {
    core: thing,
    ways: [
      `Article shows ${thing}`,
      `Readers are shown ${thing}`,
      `Publisher lets its readers see ${thing}`,
      `Readers can see ${thing} in an article`,
      `To be seen in the article: ${thing}`,
      `Article offers readers a look at ${thing}`,
    ],
  }
}

/** "Here's the moment Ruiz met Dorn": what is seen of it is told as what happened. */
export function filmed(text: string): ReaderPromise | null {
  const clause =
    /^(?:here['’]s|here is|this is) the (?:exact |very )?moment (?:when |that )?(.+)$/i.exec(text)?.[1] ?? ''
  if (clause === '' || readStatement(capitalize(clause)) === null || addressesReader(clause)) return null
  const plain = small(plainly(clause))
  if (plain === '' || isOfAuthor(plain)) return null
  return {
    core: plain,
    ways: [
      `Article shows the moment when ${plain}`,
      `The moment when ${plain} is shown in an article`,
      `Readers can see the moment when ${plain}`,
      `Publisher presents the moment when ${plain}`,
      `Account of the moment when ${plain}`,
    ],
  }
}

/** "Here are some of the marches", "Here's an honest look at the best knots", "Here are the gulls you should follow". */
export function listedHere(text: string): ReaderPromise | null {
  const look =
    /^here['’]s (?:an? |the |your )?(?:\p{L}+(?:-\p{L}+)* ){0,2}(look|glimpse|peek|guide|roundup|summary|breakdown|reminder|timeline|explanation|explainer|overview|rundown|list|collection|history) ((?:at|into|inside|of|to|for|on) .+)$/iu.exec(
      text,
    )
  if (look !== null) {
    const what = plainly(look[2]!)
    const noun = look[1]!.toLowerCase()
    if (what === '' || addressesReader(what) || isOfAuthor(what)) return null
    return {
      core: `${noun} ${what}`,
      ways: [
        `Article offers ${indefinite(noun)} ${noun} ${small(what)}`,
        `${capitalize(indefinite(noun))} ${noun} ${small(what)} is published`,
        `Publisher gives readers ${indefinite(noun)} ${noun} ${small(what)}`,
        `Readers can find ${indefinite(noun)} ${noun} ${small(what)} in article`,
        `Article is ${indefinite(noun)} ${noun} ${small(what)}`,
      ],
    }
  }
  const listed = withoutJudgement(
    /^(?:here are|these are) ((?:some of |all (?:of )?)?(?:the )?[^,]+)$/i.exec(text)?.[1],
  )
  if (listed === undefined || /^(?:the )?(?:why|how|what|who|where|when|reasons?|\d+ reasons)\b/i.test(listed))
    return null
  const followed =
    /^((?:some of )?(?:the )?[^,]+?) (?:that |who |which )?you should(?: be| all be)? (\p{L}+)(.*)$/iu.exec(listed)
  const thing =
    followed === null ? listed : `${followed[1]} readers are advised to ${baseOf(followed[2]!)}${followed[3]}`
  const plain = nounOf(thing, followed !== null || / (?:that|who|which|whose|happening|where) /.test(thing))
  const [head = ''] = unquoted(plain).split(
    / (?:of|in|on|at|for|from|with|by|about|that|who|which|where|to|\p{L}+ed|\p{L}+ing)(?= |$)/u,
  )
  // "Here are Dorn and Ruiz at sea": they are shown, and not listed.
  if (plain !== '' && !/[^s’']s$|\b(?:people|women|men|children|many|some|all)$/.test(head)) return aboutThing(thing)
  if (
    plain === '' ||
    manipulationIn(`Readers look at ${plain}`).length > 0 ||
    manipulationIn(`Article lists ${plain}`).some((piece) => piece.inQuote !== true)
  )
    return null
  return {
    core: plain,
    ways: [
      `Article lists ${plain}`,
      `Publisher has an overview of ${plain}`,
      `${capitalize(plain)} are listed in the article`,
      `Readers are shown ${plain}`,
      `List of ${plain} is published`,
      `Article informs readers about ${plain}`,
    ],
  }
}

/** "the blushes that look amazing on sailors": how they look is judged. */
const withoutJudgement = (things: string | undefined): string | undefined => {
  const [, bare = '', quality = ''] =
    /^(.+?) (?:that|which|who) (?:\p{L}+ly |all |just )?(?:looks?|is|are|feels?|tastes?|seem|sound) (?:(?:so|really|very|\p{L}+ly) )*(\p{L}+)\b/iu.exec(
      things ?? '',
    ) ?? []
  return bare !== '' && isPraise(quality.toLowerCase()) ? bare : things
}

const baseOf = (verb: string): string => {
  const key = verb.toLowerCase()
  return /ing$/.test(key) ? (key.endsWith('ying') ? key.slice(0, -3) : (BASES[key] ?? key.replace(/ing$/, ''))) : key
}

const BASES: Record<string, string> = {
  making: 'make',
  using: 'use',
  taking: 'take',
  baking: 'bake',
  getting: 'get',
  putting: 'put',
  giving: 'give',
}

/** "This gull is the hero we all need", "This soup is what we need right now": it is what it is about. */
export function neededByAll(text: string): ReaderPromise | null {
  const found =
    /^([^,]+?) (?:is|are) (?:\p{L}+ly |just |exactly )?(?:the|an?|what|everything|all|exactly what)\b[^,]*?\b(?:we all|we|everyone|everybody|the world|you|us all|people|america|the internet) (?:all |really |desperately |truly |totally )?(?:needs?|needed|deserves?|deserved|want|wanted|have been waiting for|['’]ve been waiting for)(?: (?:right now|now|today|in (?:our|your|their) (?:life|lives)|most|to see|this (?:year|week|season|summer|winter)|after .+|at the moment))?$/iu.exec(
      text,
    )
  const thing = found?.[1] ?? ''
  if (thing === '' || NOBODY_THING.test(thing) || hasFiniteVerb(unquoted(thing)) || / (?:is|are) /.test(thing))
    return null
  return aboutThing(thing)
}

const NOBODY_THING =
  /^(?:i|we|you|he|she|it|they|that|there|here|what|which|who|how|why|where|when|love|money|this|these|now)(?: |$)(?<!^(?:this|these|that) )/i

/** "This is the only soup recipe you need in your life": a soup recipe. */
export function soleThing(text: string): ReaderPromise | null {
  const found =
    /^(?:this is|here['’]s|these are) the (?:only|(?:single )?(?:best|greatest|easiest|perfect|cutest|\p{L}{3,}iest|most \p{L}+)) ([^,]+?) (?:that )?you(?:['’]?ll| will|['’]ve|['’]d)?(?: ever| really| actually)? (?:need|want|see|have|try|taste|read|own|make|eat|wear)(?: to (?:see|read|try|know|watch|make|own|have|eat|buy))?(?: (?:in your (?:life|home|kitchen)|ever|today|right now|this (?:year|season|summer|winter|week|fall|holiday season)|all (?:day|week|year)|for .+))?$/iu.exec(
      text,
    )
  if (
    found === null ||
    /\b(?:way|reason|thing|one|time|person|place)s?$/i.test(found[1]!) ||
    addressesReader(found[1]!)
  )
    return null
  const bare = plainThings(found[1]!)
  return bare === '' || / and \S+$/.test(bare)
    ? null
    : aboutThing(/^these/i.test(text) ? bare : `${indefinite(bare)} ${small(bare)}`)
}

/** "We'll sort you into a crew based on your soup": what the publisher offers. */
export function sorted(text: string): ReaderPromise | null {
  const found =
    /^we(?:['’]?ll| will| can) (sort|match|assign|place|pair) (you [^,]+)$/i.exec(text) ??
    /^we(?:['’]?ll| will| can) (put|give) (you [^,]+ based on [^,]+)$/i.exec(text)
  const told = found === null ? null : tellOfReaders(found[2]!.replace(/^you\b/i, 'readers'))
  if (told === null) return null
  const verb = found![1]!.toLowerCase()
  const deed = `${verb} ${asNoun(plainWording(told.they).text)}`
  if (manipulationIn(deed).some((piece) => piece.inQuote !== true)) return null
  return {
    core: deed,
    ways: [
      `Publisher offers to ${deed}`,
      `Quiz is meant to ${deed}`,
      `Article promises to ${deed}`,
      `Article is a quiz to ${deed}`,
      `Aim of the article: to ${deed}`,
    ],
  }
}

const POINTED = () =>
  /^(?:here['’]s )?((?:the|one) (?:[\p{L}-]+ ){0,3}?(?:way|thing|trick|method|habit|mistake|question|rule|word|sign|food|ingredient|item|job|skill|detail|moment|lesson|trait|phrase|gift|tool|place|step|exercise|drink|vitamin|setting|button|feature|number)s?) ((?:that |which )?[^,]+)$/iu

/** "The surprising way gulls find food", "The one mistake every sailor makes": nothing is told of it. */
export function pointedThing(text: string): ReaderPromise | null {
  const found = POINTED().exec(text)
  if (found === null || addressesReader(text) || / (?:is|are|was|were) /.test(found[2]!)) return null
  // "The one thing Ruiz never takes": of one it is said that it is pointed at.
  if (!/^(?:here['’]s )?(?:the )?(?:one|only) /i.test(text) && readStatement(text) !== null) return null
  const clause = found[2]!.replace(/^(?:that|which) /i, '')
  const tells = /^(?:that|which) /i.test(found[2]!)
    ? hasFiniteVerb(`it ${clause}`)
    : readStatement(capitalize(clause)) !== null
  if (!tells || /^(?:is|are|was|were|to|of|in|for|on|at|has|have|will|can)\b/i.test(found[2]!)) return null
  const plain = plainly(text.replace(/^here['’]s /i, ''))
  if (plain === '' || isOfAuthor(plain)) return null
  const thing = small(plain)
  return {
    core: thing,
    ways: [
      `Article describes ${thing}`,
      `Publisher tells readers of ${thing}`,
      `Readers can learn from the article of ${thing}`,
      `Description of ${thing} is published`,
      `Article informs readers about ${thing}`,
    ],
  }
}

/** The author or the newsroom speaks of itself; not "US". */
export const isOfAuthor = (text: string): boolean => /\b(?:I|we|us|our|my)\b/.test(unquoted(text))

/** A thing in plain words; '' where words stay loaded, where somebody speaks in it, or where it is a sentence. */
export function nounOf(text: string, mayTell = false): string {
  if (addressesReader(text) || (!mayTell && hasFiniteVerb(unquoted(text)))) return ''
  const plain = plainly(text)
  return plain === '' || isOfAuthor(plain) ? '' : asNoun(plain)
}

export function plainly(text: string): string {
  const { text: plain, left } = plainWording(text)
  return left.length > 0 ? '' : plain
}
