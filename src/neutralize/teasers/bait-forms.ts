/**
 * Fixed forms of bait, told as what the article holds: nothing of what they promise or reproach is repeated.
 *
 *     "You've been storing tomatoes wrong your whole life"   → how to store tomatoes
 *     "Stop buying eggs until you read this"                 → advice on buying eggs
 *     "The dark side of sailing nobody talks about"          → drawbacks of sailing
 */

import { capitalize, indefinite, small } from '../plain/grammar.ts'
import { withoutAll } from '../plain/of-all.ts'
import { manipulationIn, plainWording } from '../plain/plain-wording.ts'
import { addressesReader, unquoted } from '../plain/reader-person.ts'
import { hasFiniteVerb } from '../statement/finite-verbs.ts'
import { readStatement } from '../statement/statement.ts'
import { verbLemma } from '../words/vocabulary.ts'
import { verbForms } from '../words/word-forms.ts'
import { aboutThing, asNoun, type ReaderPromise, toldWhat } from './about-thing.ts'

/** Most headlines are none, and need no closer look. */
const MAY_BE_BAIT =
  /\b(?:wrong|hates?|this|these|it)\b|\b(?:miss|notic|overlook|spot)|^(?:only |you |it takes |almost |\d+% )|^(?:the |these are |exact |why |you |what |one |there['’]?s |there is |few |hardly |most people |don['’]?t |no(?:body|[- ]one) )| (?:has|have|had) the /iu

/** @param text in sentence case, without its end mark */
export function readBait(text: string): ReaderPromise | null {
  if (!MAY_BE_BAIT.test(text) || /(?<!\bNo)[.?!;:] |\s[–—-]\s/.test(unquoted(text))) return null
  return (
    wrongWay(text) ??
    untilRead(text) ??
    readFirst(text) ??
    unnoticed(text) ??
    oneThing(text) ??
    unsaid(text) ??
    fooled(text) ??
    missed(text) ??
    searched(text) ??
    exactTime(text) ??
    untalked(text) ??
    bestOf(text) ??
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
  const [, said = '', who = ''] =
    /^([^,]+ wrong(?:ly)?\b[^,]*), (?:(?:says?|warns?|reveals?|claims?|explains?|insists?|according to) )((?:[\p{L}’'-]+ ){0,4}[\p{L}’'-]+)$/iu.exec(
      text,
    ) ?? []
  const told = said === '' ? null : wrongWay(said)
  if (told !== null) return advisedBy(told.core, who)
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

/** "You've been boiling eggs wrong, says this chef": whose advice it is. */
function advisedBy(deed: string, who: string): ReaderPromise | null {
  const speaker = small(
    plainWording(who.replace(/^this (\p{L}+)/iu, (_, noun: string) => `${indefinite(noun)} ${noun}`)).text,
  )
  if (isUnfit(speaker)) return null
  return {
    core: `${speaker} ${deed}`,
    ways: [
      `Article passes on advice by ${speaker} on ${deed}`,
      `Advice by ${speaker} on ${deed} is published`,
      `${capitalize(speaker)} gives advice on ${deed}`,
      `Readers are told what ${speaker} says about ${deed}`,
      `Information by ${speaker} about ${deed} is given in article`,
    ],
  }
}

/** "Before you fill up tonight, read this about ferry fuel", "Don't buy a boat until you see these 3 warning signs". */
function readFirst(text: string): ReaderPromise | null {
  const about =
    /^(?:before you [^,]+|if you [^,]+), (?:you (?:need|have) to |you should |please )?(?:know|read|see|watch|hear) this about ([^,]+)$/iu.exec(
      text,
    )?.[1]
  if (about !== undefined) return aboutThing(about)
  const [, stop = '', deed = '', things = ''] =
    /^(?:please )?(stop|don['’]t|do not|never) ([^,]+?) (?:until|before|unless|without) (?:you(?:['’]ve)? )?(?:read|reading|see|seen|seeing|watch|watching|know|check|checking|learn) (?:about )?(?:these|the) ([^,]+)$/iu.exec(
      text,
    ) ?? []
  if (things === '' || !/[^s]s$/.test(things)) return null
  const [verb = '', ...rest] = deed.split(' ')
  const doing = stop.toLowerCase() === 'stop' ? verb.toLowerCase() : verbForms(verb.toLowerCase()).gerund
  const act = small(plainWording(`${doing} ${rest.join(' ')}`.trim()).text)
  const what = small(plainWording(things).text)
  if (!doing.endsWith('ing') || isUnfit(act) || isUnfit(what)) return null
  return {
    core: `${what} ${act}`,
    ways: [
      `Article lists ${what} to know of before ${act}`,
      `Readers are advised to know of ${what} before ${act}`,
      `${capitalize(what)} to know of before ${act} are listed`,
      `Publisher advises readers to check ${what} before ${act}`,
      `Advice on ${what} for readers before ${act}`,
    ],
  }
}

/** "Nobody noticed the detail in this wedding photo until now": that it went unseen is only claimed. */
function unnoticed(text: string): ReaderPromise | null {
  const what =
    /^(?:nobody|no[- ]one|hardly anyone|almost nobody|few(?: people| fans| viewers)?|most people never)(?: ever| even)? (?:noticed|notices|spotted|spots|realised|realized|saw|caught|picked up on) ((?:the|this|that|these|one|an?) [^,]+?)(?: until (?:now|today)| before(?: now)?)?$/iu.exec(
      text,
    )?.[1]
  if (what === undefined || !/\b(?:this|these|details?|clues?|mistakes?|errors?|meanings?)\b/i.test(what)) return null
  return aboutThing(
    what.replace(
      /^(?:the|this|that|one) (?:(?:tiny|one|little|small|hidden|secret|subtle|strange|weird|eerie|chilling|creepy|odd|curious) )*(\p{L}+)/iu,
      (_, noun: string) => `${indefinite(noun)} ${noun}`,
    ),
  )
}

const HELD =
  '(?:things?|words?|questions?|foods?|drinks?|habits?|mistakes?|errors?|rules?|items?|ingredients?|phrases?|signs?|tricks?|hacks?|tips?|exercises?|secrets?|details?|reasons?|photos?|emails?|messages?|tests?|apps?|settings?|charts?|numbers?|places?|colou?rs?|jobs?|skills?)'

/** "The surprising thing that keeps you tired", "One word that no pilot uses", "There's one question nurses hope you won't ask". */
function oneThing(text: string): ReaderPromise | null {
  const [, noun = '', clause = ''] =
    new RegExp(
      `^(?:there(?:['’]s| is) (?:only |just )?one|(?:the|this)(?: only| one| single)?|one) (?:[\\p{L}-]+,? ){0,2}?(${HELD}) (?:that |which )?([^,]+)$`,
      'iu',
    ).exec(text) ?? []
  const first = clause.split(' ')[0]?.toLowerCase() ?? ''
  if (noun === '' || clause.split(' ').length < 3) return null
  const isOpen =
    /^(?:may|might|could|can|will|would|should|no|every|most|you|your|we|they|he|she|experts?|doctors?|scientists?|nobody|everyone)$/.test(
      first,
    ) ||
    / (?:hopes?|hoped|prays?|prayed|wants?|wishes?|fears?|refuses?|won['’]t|can['’]t|doesn['’]t|never) /i.test(
      ` ${clause} `,
    )
  const isOne =
    /^one /i.test(text) &&
    !/ (?:is|are|was|were|has|have|had|will|can|does|did) /.test(` ${clause.split(' ').slice(1).join(' ')} `) &&
    /^(?:tricks?|tips?|hacks?|habits?|rules?|foods?|drinks?|exercises?|ingredients?|apps?|settings?|words?|phrases?)$/i.test(
      noun,
    )
  if ((!isOpen && !isOne) || (readStatement(capitalize(text)) !== null && !/^(?:there|one)\b/i.test(text))) return null
  const said = withoutAll(clause)
  if (/^things?$/i.test(noun)) {
    const what = small(plainWording(`What ${said}`).text)
    return isUnfit(what) ? null : toldWhat(what)
  }
  const thing = plainWording(
    /s$/i.test(noun)
      ? `${noun} ${link(text, noun)}${said}`
      : `${indefinite(noun)} ${noun.toLowerCase()} ${link(text, noun)}${said}`,
  ).text
  return isUnfit(thing) ? null : aboutThing(thing)
}

const link = (text: string, noun: string): string =>
  / (that|which) $/i
    .exec(
      text
        .slice(0, text.toLowerCase().indexOf(noun.toLowerCase()) + noun.length + 6)
        .replace(/^.*?(?= (?:that|which) )/i, ''),
    )?.[0]
    .trimStart() ?? ''

/** "What the ministry isn't telling you about the deal": that it hides something is a reproach. */
function unsaid(text: string): ReaderPromise | null {
  const [, who = '', what = ''] =
    /^what ((?:the |your )?(?:[\p{L}\p{N}’'.&-]+ ){0,4}[\p{L}\p{N}’'.&-]+) (?:is|are|was|were)(?:n['’]t| not) (?:telling|saying to|revealing to|showing) (?:you|us|people|voters|anyone|the public|customers|fans|patients)? ?about ([^,]+)$/iu.exec(
      text,
    ) ?? []
  if (who === '' || /^(?:they|we|you|it|he|she|no one|nobody)$/i.test(who)) return null
  return aboutThing(`${what} and ${small(who)}`)
}

/** "Tiny detail you probably missed in Ruiz's portrait": the detail is what it is about. */
function missed(text: string): ReaderPromise | null {
  const [, noun = '', place = ''] =
    /^(?:the |a |one |this )?(?:[\p{L}-]+,? ){0,2}?(details?|clues?|jokes?|references?|nods?|cameos?|messages?|meanings?|mistakes?|blunders?|easter eggs?|moments?|signs?|features?|thing) (?:that )?(?:you|everyone|everybody|most people|we all|fans|viewers|eagle-eyed fans) (?:probably |may have |might have |definitely |almost certainly |totally |all |just |never |didn['’]t )*(?:missed|notice|noticed|overlooked|spot|spotted|saw|see) ((?:in|on|at|during|from|about) [^,]+)$/iu.exec(
      text,
    ) ?? []
  if (noun === '') return null
  const one = /s$/i.test(noun) ? noun.toLowerCase() : `${indefinite(noun)} ${noun.toLowerCase()}`
  return aboutThing(`${one} ${place}`)
}

/** "Only a genius can find the gull in 10 seconds": what readers are asked to do. */
function searched(text: string): ReaderPromise | null {
  const [, verb = '', what = ''] =
    /^(?:only (?:an? |the |true |real |people with |those with )?(?:[\p{L}\p{N}%-]+ ){1,5}?(?:can|could|will|would|are able to) |(?:you (?:need|must have|have to have)|it takes) (?:[\p{L}’'-]+ ){1,6}to |(?:almost )?(?:nobody|no one|hardly anyone|few people) can |\d+% of people (?:can['’]?t|cannot|fail to) )(find|spot|see|solve|guess|identify|name|pass|ace|get|crack|answer|work out|beat) ([^,]+)$/iu.exec(
      text,
    ) ?? []
  const isPuzzle =
    /\b(?:seconds?|minutes?|quiz|puzzle|test|riddle|hidden|picture|photo|image|illusion|brain ?teaser|out of \d+)\b/i.test(
      what,
    ) || /\b(?:genius(?:es)?|iq|hawks?|eagle|sharp eyes?|eyes like|\d+% of people)\b/i.test(text)
  if (what === '' || !isPuzzle) return null
  const thing = small(
    plainWording(what.replace(/\bthis (\p{L}+)/iu, (_, noun: string) => `${indefinite(noun)} ${noun}`)).text,
  )
  if (isUnfit(thing)) return null
  const deed = `${verb.toLowerCase()} ${thing}`
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

/** "Exact date the plume will reach Norland": when it does is what it tells. */
function exactTime(text: string): ReaderPromise | null {
  const [, noun = '', clause = ''] =
    /^(?:the |here['’]s the |this is the )?exact (date|day|time|moment|hour|minute|month|week|place|spot|location|amount|age) (?:when |that |where )?([^,]+)$/iu.exec(
      text,
    ) ?? []
  if (noun === '' || !hasFiniteVerb(unquoted(clause))) return null
  const kind = noun.toLowerCase()
  if (/^(?:amount|age)$/.test(kind)) return null
  const said = small(plainWording(`${/^(?:place|spot|location)$/.test(kind) ? 'Where' : 'When'} ${clause}`).text)
  return isUnfit(said) ? null : toldWhat(said)
}

/** "Why is nobody talking about the mayor's kitchen?", "You have to feel for Ruiz after that miss". */
function untalked(text: string): ReaderPromise | null {
  const what =
    /^why (?:is|are)(?:n['’]t)? (?:nobody|no one|anyone|anybody|more people|everyone|we|people|not more people)(?: not)? talking (?:more )?about ([^,?]+)\??$/iu.exec(
      text,
    )?.[1] ??
    /^you (?:(?:just |really )?(?:have|['’]ve got|gotta|got) to|(?:can['’]t|can['’]t help) but) (?:feel (?:for|sorry for|bad for)|hand it to|pity|spare a thought for|admire|respect) ([^,]+)$/iu.exec(
      text,
    )?.[1]
  return what === undefined || /^(?:it|this|that|him|her|them)$/i.test(what) ? null : aboutThing(what)
}

/** "Don't be fooled by the fare cut": what it warns of is what it is about. */
function fooled(text: string): ReaderPromise | null {
  const what = /^don['’]?t (?:be|get) (?:fooled|taken in|tricked|duped|deceived|misled|conned) by ([^,]+)$/iu.exec(
    text,
  )?.[1]
  return what === undefined || /^(?:it|this|that|him|her|them)$/i.test(what) ? null : aboutThing(what)
}

/** "Dana Whit has the best sailing blog ever": whose it is is told, and no prize given. */
function bestOf(text: string): ReaderPromise | null {
  const [, who = '', what = ''] =
    /^((?:[\p{Lu}][\p{L}’'.-]+ ){1,3})(?:(?:just |really |totally )?(?:has|have|had)) the (?:(?:absolute|very) )?(?:best|greatest|cutest|funniest|coolest|sweetest|weirdest|most \p{L}+) ([\p{L}\p{N}’' -]+?)(?: (?:ever|of all time|on the (?:internet|planet)|in the world|we['’]ve (?:ever )?seen))?$/u.exec(
      text,
    ) ?? []
  if (what === '' || / (?:when|after|as|because|while|for|to|than|of|in) /.test(` ${what} `)) return null
  return aboutThing(`${who.trim()}’s ${what}`)
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
  if (what !== undefined) return addressesReader(what) ? null : aboutThing(what)
  const [, who = '', about = '', thing = ''] =
    /^((?:the |your )?(?:[\p{L}’'-]+ ){0,3}[\p{L}’'-]+) (?:(?:won['’]t|will not|is(?:n['’]t| not) going to|are(?:n['’]t| not) going to) (?:like|love|be happy about|want you to (?:know(?: about)?|see|find(?: out about)?))|(?:do|does)(?:n['’]t| not) want (?:you|us|the public|people|anyone|customers|voters|patients|readers|shoppers|buyers|owners|fans) to (?:know(?: about)?|see|find out(?: about)?|learn(?: about)?|hear(?: about)?|read)|(?:fears?|hates?|dreads?)) (?:this about ([^,]+)|((?:this|these) [^,]+))$/iu.exec(
      text,
    ) ?? []
  const told = thing || about
  // "Council hates this plan": so it does.
  if (
    / (?:fears?|hates?|dreads?) /.test(text.slice(who.length, who.length + 9)) &&
    !/\b(?:tricks?|habits?|hacks?|methods?|secrets?|tips?|gadgets?|remed(?:y|ies)|products?|devices?|apps?|sites?|websites?|loopholes?|foods?|drinks?|spices?|plants?)\b/i.test(
      told,
    )
  )
    return null
  if (told === '' || hasFiniteVerb(unquoted(who)) || /^(?:it|he|she|we|you|i|nobody|no one|who)$/i.test(who))
    return null
  // What a trick does is only claimed.
  if (
    / (?:tricks?|habits?|hacks?|methods?|secrets?|tips?|gadgets?|remed(?:y|ies)|products?|devices?) (?:that|which) /i.test(
      told,
    )
  )
    return null
  const noun = thing === '' ? about : asNoun(thing)
  return aboutThing(/^(?:they|your \p{L}+)$/iu.test(who) ? noun : `${noun} and ${small(who)}`)
}

/** "What this boy did for his sister will melt your heart". */
function movingDeed(text: string): ReaderPromise | null {
  const deed =
    (/^(what (?!is\b|are\b|was\b|were\b)[^,]+?) (?:will|is going to|['’]ll|may|might|is (?:sure|bound|guaranteed) to) (?:just |absolutely |truly |surely )?(?:melt|break|warm|touch|restore|shock|stun|surprise|amaze|blow|make|leave|bring|change|fill|give|astound|horrify|anger|infuriate|haunt) (?:your?|you|us|our|every|any|all|everyone|anyone|people|(?:the )?\p{L}* ?(?:fans|viewers|readers|parents|women|men|lovers|shoppers|followers|owners|hearts?|faith|internet|world))\b.*$/iu.exec(
      text,
    ) ??
      /^(what (?!is\b|are\b|was\b|were\b)[^,]+?) (?:is|was) (?:straight out of .+|beyond (?:belief|words)|nothing short of .+|(?:pure|absolutely|simply|truly|just|so|really|utterly) \p{L}+|unbelievable|incredible|jaw-dropping|mind-blowing|heart-?breaking|heart-?warming|terrifying|horrifying|shocking|stunning|amazing|chilling|astonishing|extraordinary|everything|priceless|genius|the stuff of .+)$/iu.exec(
        text,
      ))?.[1]?.replace(/\b(did|does|do|said|says|saw|found) next\b/iu, '$1')
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
