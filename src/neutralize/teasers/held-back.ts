/**
 * Statements that only point at what they tell, and calls that name nothing but a thing: told as what the article tells
 * of, and nothing of what they promise.
 *
 *     "Half of sailors believe this about the harbor" → what half of sailors believe about the harbor
 *     "Ruiz did something huge for two boys"          → what Ruiz did for two boys
 *     "Remember when Dorn was a waiter?"              → that Dorn was a waiter, recalled
 *     "You'll never look at seaweed the same way"     → seaweed
 *     "Try not to laugh at these gulls"               → gulls
 */

import { isPraise } from '../lists/list-things.ts'
import { capitalize, small } from '../plain/grammar.ts'
import { manipulationIn, plainWording } from '../plain/plain-wording.ts'
import { addressesReader, tellOfReaders, unquoted } from '../plain/reader-person.ts'
import { hasFiniteVerb } from '../statement/finite-verbs.ts'
import { readStatement } from '../statement/statement.ts'
import { isBaseVerb, isThirdPerson } from '../words/vocabulary.ts'
import { verbForms } from '../words/word-forms.ts'
import { aboutThing, type ReaderPromise, toldWhat } from './about-thing.ts'
import {
  filmed,
  gotten,
  greeted,
  isOfAuthor,
  listedHere,
  neededByAll,
  nounOf,
  plainly,
  pointedThing,
  resisted,
  seen,
  soleThing,
  sorted,
} from './called-thing.ts'
import { readOrder } from './orders.ts'

/** Most headlines are none, and need no closer look. */
const MAY_HOLD_BACK =
  /^(?:the|one|your) |\b(?:shows?|reveals?|finds?) (?:what|who|how|which|where|when)\b|\bthis\b|\bsomething\b|\breasons?\b|\bone (?:thing|mistake|habit|question|word|rule)\b|\b(?:need|needs|want|deserve)s?\b|^(?:remember|you|try|say|get|behold|brace|prepare|here|we|if|the|what|dear|think|thinking|considering|planning|inside|last)\b|explained$|\b(?:all|volumes)$/i

/** @param text in sentence case, without its end mark */
export function readHeldBack(text: string): ReaderPromise | null {
  const order = readOrder(text)
  if (order !== null) return order
  if (!MAY_HOLD_BACK.test(text)) return null
  const thought = thoughtTwice(text)
  if (thought !== null) return thought
  const said = text.replace(/\?$/, '')
  if (/[.?!;] |[^“"]: |\s[–—-]\s/.test(unquoted(said))) return null
  return (
    outcome(said) ??
    prospect(said) ??
    findings(said) ??
    pointedAt(said) ??
    greatDeed(said) ??
    reason(said) ??
    recalled(said) ??
    seen(said) ??
    greeted(said) ??
    gotten(said) ??
    resisted(said) ??
    filmed(said) ??
    listedHere(said) ??
    neededByAll(said) ??
    soleThing(said) ??
    sorted(said) ??
    letter(said) ??
    toldBehind(said) ??
    explained(said) ??
    untold(said) ??
    lastChance(said) ??
    (said === text ? (decided(said) ?? pointedThing(said)) : null)
  )
}

const NOBODY =
  /^(?:i|we|you|he|she|it|they|this|that|these|those|who|what|how|why|if|when|where|there|here|nobody|no one|everyone|everybody|and|but|so|do|don['’]t|let['’]s|just|please)\b/i

/** What somebody may believe, say or do of which only "this" is given. */
const POINTING =
  /^(.+?) (?:just |now |also |really |actually )?(believes?|thinks?|says?|said|do|does|did|feels?|felt|found|learned|discovered|noticed|have done|has done|had done|is doing|are doing|was doing) this(?: (?:one|simple|surprising|weird|strange) thing)?(?: ((?:about|for|to(?! be\b)|in|at|on|with|after|before|during|when|while|instead|every|each|because)\b.+))?$/i

/** "Half of sailors believe this about the harbor". */
function pointedAt(text: string): ReaderPromise | null {
  const found = POINTING.exec(text)
  if (found === null) return null
  const [, who = '', verb = '', rest = ''] = found
  // "Gardeners urged to do this": they are.
  return deedOf(
    who.replace(/^(\p{L}[^,]*s) (urged|told|warned|advised|asked|ordered) to$/iu, '$1 are $2 to'),
    verb,
    rest,
  )
}

/** "Ruiz did something huge for two boys". */
function greatDeed(text: string): ReaderPromise | null {
  const found =
    /^(.+?) (?:just |now |also )?(did|does|has done|said|says) something (?:so |really |truly |very |absolutely |pretty |quite )?(\p{L}+(?:[ -](?:warming|breaking|blowing))?)(?: ((?:for|to|with|about|in|at|on|after|when|during|before|while)\b.+))?$/iu.exec(
      text,
    )
  if (found === null) return null
  const [, who = '', verb = '', quality = '', rest = ''] = found
  return GREAT.test(quality) || isPraise(quality.toLowerCase()) ? deedOf(who, verb, rest) : null
}

const GREAT =
  /^(?:huge|major|big|massive|special|unexpected|unusual|unthinkable|unprecedented|crazy|drastic|radical|wild|sweet|kind|nice|cool|bold|brave|heroic|historic|selfless|touching|moving|heart-?warming|heart-?breaking|mind-?blowing|generous|interesting|rare|terrible|horrible|unbelievable|funny|strange|dramatic)$/i

function deedOf(who: string, verb: string, rest: string): ReaderPromise | null {
  if (NOBODY.test(who) || hasFiniteVerb(unquoted(who)) || /[“”"'‘’,]/.test(who.replace(/\p{L}[’']\p{L}/gu, '')))
    return null
  const subject = plainly(who)
  const tail = rest === '' ? '' : plainly(rest)
  if (subject === '' || (rest !== '' && tail === '') || addressesReader(`${subject} ${tail}`)) return null
  return toldWhat(`what ${small(subject)} ${verb.toLowerCase()}${tail === '' ? '' : ` ${small(tail)}`}`)
}

/** "What happens when a ferry runs out of fuel". */
function outcome(text: string): ReaderPromise | null {
  const [, link = '', clause = ''] =
    /^what (?:really |actually )?happens (when|if|after|before) (.+)$/i.exec(text) ?? []
  if (clause === '') return null
  // "when you give up bread": of whoever does.
  const told = addressesReader(clause) ? tellOfReaders(clause, 'people')?.named : clause
  if (told === undefined) return null
  const plain = plainly(told)
  if (plain === '' || isOfAuthor(plain)) return null
  const said = `${link.toLowerCase()} ${small(plain)}`
  return {
    core: said,
    ways: [
      `Article describes what follows ${said}`,
      `Report on the consequences ${said}`,
      `Article discusses what results ${said}`,
      `Publisher looks at the outcome ${said}`,
      `Readers can learn from the article what follows ${said}`,
    ],
  }
}

/** "What comes next for Ruiz after the ruling", "What's next for Skerra's ferries". */
function prospect(text: string): ReaderPromise | null {
  const thing = /^what(?:['’]s| is| comes| happens) next for (.+)$/i.exec(text)?.[1] ?? ''
  if (thing === '' || addressesReader(thing) || isOfAuthor(thing)) return null
  const plain = plainly(thing)
  if (plain === '') return null
  const whom = small(plain)
  return {
    core: whom,
    ways: [
      `Article discusses what is ahead for ${whom}`,
      `Publisher looks at the outlook for ${whom}`,
      `Report on the prospects for ${whom}`,
      `What may be ahead for ${whom} is discussed in article`,
      `Article considers the coming steps for ${whom}`,
    ],
  }
}

/** What is looked into and counted, or filmed; told as what it is on. */
const SOURCES =
  /^((?:(?:an?|the|new|latest|recent|national|leaked|secret|cctv|police|security) )*(?:polls?|surveys?|study|studies|research|data|figures|statistics|reports?|analysis|maps?|charts?|graphs?|census|documents?|emails|videos?|footage|photos?|dashcam|bodycam|recordings?|audio)(?: (?:video|footage|data|poll|survey))?) (?:shows?|reveals?|finds?|found|showed|revealed) (?=(?:just |exactly )?(?:what|who(?:['’]s)?|how|which|where|when|why)\b)(?:just |exactly )?(.+)$/i

/** "Poll shows what islanders think of the mayor": what the poll is on, and not what it shows. */
function findings(text: string): ReaderPromise | null {
  const [, source = '', clause = ''] = SOURCES.exec(text) ?? []
  if (clause === '' || addressesReader(clause) || /[“”"‘,]/.test(text)) return null
  if (/\b(?:I|we|us|our|my|it|they|he|she|this|that)\b/i.test(clause)) return null
  const plain = small(plainWording(clause).text)
  const of = (/CCTV/.test(source) ? source : source.toLowerCase()).replace(/(?:dash|body)cam$/, '$& footage')
  const isSeveral = /(?:ies|[^u]s)$/i.test(of) && !/(?:analys|cens)[iu]s$/i.test(of)
  return {
    core: `${of} ${plain}`,
    ways: [
      `Article covers ${of} on ${plain}`,
      `Report on ${of} about ${plain}`,
      `Publisher’s report deals with ${of} on ${plain}`,
      `${capitalize(of)} on ${plain} ${isSeveral ? 'are' : 'is'} the subject of the article`,
      `Article informs readers about ${of} on ${plain}`,
    ],
  }
}

/** Reasons that are announced or praised, and not given. */
const REASON = () =>
  /^(?:(?:here['’]s|here is|this is) )?(?:the )?((?:(?:real|true|surprising|sad|simple|heart-?breaking|shocking|unexpected|weird|strange|hilarious|actual|hidden|secret|sweet|touching|bizarre|crazy|unusual|one|main) )*)reasons? (?:why |that )?(.+?)( (?:will|may|might) (?:\p{L}+ly )?(?:surprise|shock|amaze|astound|break|make|melt|leave|blow|warm|stun|haunt|infuriate|anger|delight) (?:you|your|us)\b.*| (?:is|are) (?:\p{L}+ly |so |too |just |pretty )*\p{L}+)?$/iu

function reason(text: string): ReaderPromise | null {
  const found = REASON().exec(text)
  if (found === null || !/\breason/i.test(text.slice(0, 60))) return null
  const [, praise = '', clause = '', tail = ''] = found
  const word = tail.split(' ').at(-1) ?? ''
  const isEffect = / (?:will|may|might) /.test(tail)
  if (tail !== '' && !isEffect && !isPraise(word.toLowerCase())) return null
  const isAnnounced = praise !== '' || tail !== '' || /^(?:here|this)/i.test(text)
  if (!isAnnounced || /^(?:for|of|is|are|was|were|to|behind|not|given|he|she|they|it|you|we|i)\b/i.test(clause))
    return null
  const statement = readStatement(capitalize(clause))
  // "The real reason Ruiz left is debt": that is told.
  if (statement === null || / (?:is|are|was|were) .* (?:is|are|was|were) /.test(` ${clause} `)) return null
  if (
    !/^(?:is|are|was|were|has|have|had|will|would|can|could)\b/.test(statement.group) &&
    / (?:is|are|was|were) /.test(clause)
  )
    return null
  const plain = plainly(clause)
  return plain === '' || addressesReader(plain) ? null : toldWhat(`why ${small(plain)}`)
}

/** "Remember when Dorn was a waiter?". */
function recalled(text: string): ReaderPromise | null {
  const clause = /^remember (?:that time |the time )?when (.+)$/i.exec(text)?.[1] ?? ''
  if (clause === '' || addressesReader(clause) || readStatement(capitalize(clause)) === null) return null
  const plain = plainly(clause)
  if (plain === '' || isOfAuthor(plain)) return null
  const said = small(plain)
  return {
    core: said,
    ways: [
      `Article recalls that ${said}`,
      `Article looks back on the time when ${said}`,
      `Publisher reminds readers that ${said}`,
      `The time when ${said} is recalled in an article`,
      `Readers are reminded that ${said}`,
    ],
  }
}

/** "What really happened at the harbor", "Here's what depends on the vote". */
function decided(text: string): ReaderPromise | null {
  const found =
    /^(?:here['’]s |here is )?(what (?:really |actually |truly )?(?:depends on|happened|went wrong|went on|goes on|caused|comes next|came next)\b(?: .+)?)$/i.exec(
      text,
    )
  if (found !== null) {
    const plain = plainly(found[1]!)
    return plain === '' ||
      addressesReader(plain) ||
      / (?:is|was|will|has|can|could) /.test(plain) ||
      plain.split(' ').length < 4
      ? null
      : toldWhat(small(plain))
  }
  const known =
    /^(?:here['’]s )?(?:everything|what|all) (?:you|we|to) (?:need to |have to |should )?know (to|before|when|if|ahead of|for) ([^,]+)$/i.exec(
      text,
    )
  if (known !== null) {
    const clause = plainly(`What to know ${known[1]!.toLowerCase()} ${known[2]!.replace(/\byour\b/gi, 'their')}`)
    return clause === '' || addressesReader(clause) ? null : toldWhat(small(clause))
  }
  const untold =
    /^what (?:they|no one|nobody|few people|most people|doctors|experts|schools?|teachers|employers|agents|your \p{L}+) (?:don['’]?t|doesn['’]?t|won['’]?t|never|rarely|hardly ever)(?: really| ever)? (?:tells?|says?|mentions?|warns?|teach(?:es)?)(?: you| us| people)? about (.+)$/iu.exec(
      text,
    )
  return untold === null || nounOf(untold[1]!) === '' ? null : aboutThing(untold[1]!)
}

/** "Dear Norwell, please stop feeding the gulls", "Dear people who don't sail". */
function letter(text: string): ReaderPromise | null {
  const asked = /^dear ([^,:]+)[,:] (?:please |can you please |could you please )(?:just )?(.+)$/i.exec(text)
  if (asked !== null) {
    const whom = nounOf(asked[1]!, true)
    const what = small(
      plainly(
        `${/^(?:don['’]t|do not) /i.test(asked[2]!) ? 'not to' : 'to'} ${small(asked[2]!.replace(/^(?:don['’]t|do not) /i, ''))}`,
      ),
    )
    if (whom === '' || what === '' || addressesReader(what)) return null
    return {
      core: `${whom} ${what}`,
      ways: [
        `Author asks ${whom} ${what}`,
        `Article asks ${whom} ${what}`,
        `Request made to ${whom} in article: ${what}`,
        `Writer of article wants ${whom} ${what}`,
        `${capitalize(whom)} asked by author ${what}`,
      ],
    }
  }
  const whom = /^dear ([^,:]+?)(?:: why)?$/i.exec(text)?.[1] ?? ''
  const thing = whom === '' ? '' : nounOf(whom, / who /.test(whom))
  if (thing === '') return null
  return {
    core: thing,
    ways: [
      `Article is addressed to ${thing}`,
      `Author of article writes to ${thing}`,
      `Publisher runs a letter to ${thing}`,
      `Letter to ${thing} is published`,
      `Article speaks to ${thing}`,
    ],
  }
}

/** "Think twice before you book a cruise", "Thinking of booking a cruise? Think again": what the article warns of. */
function thoughtTwice(text: string): ReaderPromise | null {
  const [, about = '', before = ''] =
    /^think (?:twice|again|carefully|hard) (?:about (\p{L}+ing [^,.?!]+)|before (?:you )?([^,.?!]+))$/iu.exec(text) ??
    []
  const asked =
    /^(?:thinking (?:of|about)|considering|planning on) (\p{L}+ing [^,.?!]+)\? (?:think (?:twice|again|carefully)|not so fast|you (?:may|might) want to (?:think again|wait))$/iu.exec(
      text,
    )?.[1]
  const [verb = '', ...rest] = before.split(' ')
  const doing =
    asked ??
    (about !== ''
      ? about
      : verb === '' || /ing$/i.test(verb)
        ? before
        : `${verbForms(verb.toLowerCase()).gerund} ${rest.join(' ')}`)
  if (doing === '' || !/^\p{L}+ing /iu.test(doing)) return null
  const deed = small(plainly(doing.replace(/\byour\b/gi, 'their')))
  if (deed === '' || addressesReader(deed) || isOfAuthor(deed)) return null
  return {
    core: deed,
    ways: [
      `Article advises caution about ${deed}`,
      `Readers are advised to consider ${deed} carefully`,
      `Publisher advises readers to be careful about ${deed}`,
      `Caution about ${deed} is advised in article`,
      `Article gives readers reasons for caution about ${deed}`,
    ],
  }
}

const background = (thing: string): ReaderPromise => ({
  core: thing,
  ways: [
    `Article gives background on ${thing}`,
    `Background on ${thing}`,
    `Publisher reports on the background of ${thing}`,
    `Readers are given background on ${thing}`,
    `Article informs readers about ${thing}`,
    `Background of ${thing} is described in article`,
  ],
})

/** "The truth behind the crisis", "The untold story of the ferry", "The secret life of gulls". */
function toldBehind(text: string): ReaderPromise | null {
  const thing =
    /^(?:inside )?the (?:(?:[\p{L}-]+,? ){0,3}?(?:story|stories|truth|secrets?|mystery|drama|tale|reality|lies?) behind|(?:(?:untold|real|true|inside|full|strange|bizarre|incredible|amazing|remarkable|shocking|tragic|wild|curious|unlikely|hidden|secret|fascinating|crazy|heart-?breaking|surprising|forgotten) )+(?:story|stories|truth|mystery|tale|saga|life|lives) (?:of|behind|about)) ([^,]+)$/iu.exec(
      text,
    )?.[1]
  if (thing === undefined || /^(?:how|why|what|it|this|that|him|her|them)\b/i.test(thing)) return null
  // "The truth behind the fire shocks sailors": something is told.
  const words = thing.split(' ')
  if (words.some((word, at) => at > 1 && at < words.length - 1 && isThirdPerson(word))) return null
  if (hasFiniteVerb(unquoted(thing)) || readStatement(capitalize(thing)) !== null) return null
  const plain = nounOf(thing)
  return plain === '' ? null : background(plain)
}

/** "The ferry strike, explained". */
function explained(text: string): ReaderPromise | null {
  const thing = /^([^,]+), explained$/i.exec(text)?.[1] ?? ''
  if (thing === '' || / (?:is|are|was|were|has|have|can|will) /i.test(thing)) return null
  const clause = /^(?:how|why|what) /i.test(thing) ? plainly(thing) : nounOf(thing)
  if (clause === '' || addressesReader(clause)) return null
  const what = small(clause)
  return {
    core: what,
    ways: [
      `Article explains ${what}`,
      `Explanation of ${what}`,
      `Publisher explains ${what} to readers`,
      `${capitalize(what)} explained in article`,
      `Readers are given an explanation of ${what}`,
    ],
  }
}

/** "What they're not telling you about the ferry", "Ruiz's silence speaks volumes": nothing is told of it. */
function untold(text: string): ReaderPromise | null {
  const thing =
    /^what (?:they|no one|nobody|your \p{L}+|\p{L}+s)(?:['’]re| are| is|['’]s| aren['’]t| isn['’]t)(?: not)? telling (?:you|us|people) about ([^,]+)$/iu.exec(
      text,
    )?.[1] ??
    /^((?:the |this )?[^,]*?\b(?:silence|reaction|response|reply|face|expression|look|answer|body language|photo|picture|absence|smile)\b[^,]*?) (?:says it all|speaks volumes|tells you (?:all|everything) you need to know)$/iu.exec(
      text,
    )?.[1]
  return thing === undefined || hasFiniteVerb(unquoted(thing)) ? null : aboutThing(thing)
}

/** "Last chance to see the gulls". */
function lastChance(text: string): ReaderPromise | null {
  const deed = /^(?:this is (?:your |the )?|your |the )?last chance to (\p{L}+ [^,]+)$/iu.exec(text)?.[1] ?? ''
  if (
    deed === '' ||
    !isBaseVerb(deed.split(' ')[0]!.toLowerCase()) ||
    hasFiniteVerb(deed.replace(/^\p{L}+ /u, 'them ').replace(/ (?:before|while|until) .*$/, ''))
  )
    return null
  const told = tellOfReaders(deed)
  const what = small(plainWording(told?.they ?? deed).text)
  if (addressesReader(what) || isOfAuthor(what) || manipulationIn(what).some((piece) => piece.inQuote !== true))
    return null
  return {
    core: what,
    ways: [
      `Article reminds readers that time to ${what} is limited`,
      `Readers can ${what} for a limited time`,
      `Publisher reminds readers that little time remains to ${what}`,
      `Little time remains to ${what}`,
      `Reminder that time to ${what} is limited`,
    ],
  }
}
