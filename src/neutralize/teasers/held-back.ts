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

import { isPraise, plainThings } from '../lists/list-things.ts'
import { capitalize, indefinite, small } from '../plain/grammar.ts'
import { manipulationIn, plainWording } from '../plain/plain-wording.ts'
import { addressesReader, tellOfReaders, unquoted } from '../plain/reader-person.ts'
import { hasFiniteVerb } from '../statement/finite-verbs.ts'
import { readStatement } from '../statement/statement.ts'
import { isBaseVerb, isThirdPerson } from '../words/vocabulary.ts'
import { verbForms } from '../words/word-forms.ts'
import { aboutThing, asNoun, type ReaderPromise, toldWhat } from './about-thing.ts'
import { readOrder } from './orders.ts'
import { readShown } from './reader-shown.ts'

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
  return deedOf(who, verb, rest)
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

const SEE_IT =
  /^(?:you (?:(?:really|just|absolutely|seriously|all|definitely|literally) )*(?:(?:need|have|want|['’]ve got|have got|are going|['’]re going) to (?:want to )?|must |should |gotta |gonna want to )|you['’]?(?:ll| will) (?:want|need|have) to |you(?:['’]re| are) (?:gonna|going to) (?:want to |have to |need to ))(see|watch|hear|look at|check out|witness) (.+?)(?: (?:right now|immediately|asap|now|today|to believe it))?$/i
const NEVER_AGAIN =
  /^you(?:['’]?ll| will) never (?:look at|see|think (?:of|about)|view|eat|drink|use|hear|watch|listen to|read) (.+?) (?:the same(?: way)?(?: again| ever again)?|again)$/i
const NOT_READY =
  /^you(?:['’]re| are) (?:so |totally |really |just )?(?:not|n['’]t) (?:ready|prepared) for (.+)$|^you aren['’]t (?:ready|prepared) for (.+)$|^you have(?: not|n['’]t) (?:really |truly )?lived (?:until|till) you(?:['’]ve| have) (?:tried|tasted|seen|eaten|heard|visited|been to|read|watched) (.+)$|^you (?:won['’]?t|will not) (?:sleep|be able to (?:handle|unsee|look away from|get over|stop (?:watching|looking at|laughing at|staring at|listening to)|put down|forget|resist)|recogni[sz]e|want to miss|get over|forget|be the same)(?: (?:again|tonight))?(?: (?:after|once you|when you) (?:seeing|watching|reading|hearing|see|watch|read|hear))? (.+)$/i

/** "You have to see this dance", "You'll never look at seaweed the same way": it is what it is about. */
function seen(text: string): ReaderPromise | null {
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
function greeted(text: string): ReaderPromise | null {
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
function gotten(text: string): ReaderPromise | null {
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
function resisted(text: string): ReaderPromise | null {
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
function filmed(text: string): ReaderPromise | null {
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
function listedHere(text: string): ReaderPromise | null {
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
function neededByAll(text: string): ReaderPromise | null {
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
function soleThing(text: string): ReaderPromise | null {
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
function sorted(text: string): ReaderPromise | null {
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

const POINTED = () =>
  /^(?:here['’]s )?((?:the|one) (?:[\p{L}-]+ ){0,3}?(?:way|thing|trick|method|habit|mistake|question|rule|word|sign|food|ingredient|item|job|skill|detail|moment|lesson|trait|phrase|gift|tool|place|step|exercise|drink|vitamin|setting|button|feature|number)s?) ((?:that |which )?[^,]+)$/iu

/** "The surprising way gulls find food", "The one mistake every sailor makes": nothing is told of it. */
function pointedThing(text: string): ReaderPromise | null {
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
    /^(?:inside )?the (?:(?:\p{L}+,? ){0,3}?(?:story|stories|truth|secrets?|mystery|drama|tale|reality|lies?) behind|(?:(?:untold|real|true|inside|full|strange|bizarre|incredible|amazing|remarkable|shocking|tragic|wild|curious|unlikely|hidden|secret|fascinating|crazy|heart-?breaking|surprising|forgotten) )+(?:story|stories|truth|mystery|tale|saga|life|lives) (?:of|behind|about)) ([^,]+)$/iu.exec(
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

/** The author or the newsroom speaks of itself; not "US". */
const isOfAuthor = (text: string): boolean => /\b(?:I|we|us|our|my)\b/.test(unquoted(text))

/** A thing in plain words; '' where words stay loaded, where somebody speaks in it, or where it is a sentence. */
function nounOf(text: string, mayTell = false): string {
  if (addressesReader(text) || (!mayTell && hasFiniteVerb(unquoted(text)))) return ''
  const plain = plainly(text)
  return plain === '' || isOfAuthor(plain) ? '' : asNoun(plain)
}

function plainly(text: string): string {
  const { text: plain, left } = plainWording(text)
  return left.length > 0 ? '' : plain
}
