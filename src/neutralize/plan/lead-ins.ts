/**
 * What stands before, behind or beside the news only to lure, and tells nothing: it goes before the headline is read.
 *
 *     "Holy cow, gull steals pie"                → Gull steals pie
 *     "It's here and it's huge: pier plan …"     → Pier plan …
 *     "Tired of queues? Skerra opens a line"     → For readers tired of queues: Skerra opens a line
 *     "Skerra sells ice. (Hint: it's not good.)" → Skerra sells ice
 *     "makes not one but TWO announcements"      → makes two announcements
 */

import { capitalize, small } from '../plain/grammar.ts'
import { readStatement } from '../statement/statement.ts'
import { isBaseVerb, isThirdPerson } from '../words/vocabulary.ts'

/** Cries, and calls to hear what comes. */
const CRY =
  /^(?:(?:holy (?:shit|cow|moly|hell|crap|smokes?|guacamole|mackerel)|(?:well,? )?(?:damn|dang|whoa|wow|wtf|omg|omfg|zomg|yikes|uh[- ]?oh)|oh (?:no|my god|my gosh|boy|dear)|my god|good grief|hear me out|plot twist|guess what|spoiler(?: alert)?|fun fact|news ?flash|after all (?:that|this)|it has come to our attention that|breaking news|fyi|psa|btw|icymi|tbh|(?:ok(?:ay)?,? )?(?:everyone|everybody)(?: can)?(?: just| please| now)? (?:calm down|relax|stop what you['’]re doing)(?=[,:!.—–-]| because))(?: because |[,:!.—–-]+ | (?<=that ))|guess what[?:!] |(?:i['’]m )?sorry,? but )(?=(?:\S+ ){2}\S)/i

/** "It's here and it's huge: …". */
const ITS_HERE = () =>
  /^it['’]s (?:finally |now |really |actually )?(?:official|here|happening|in|big|huge|on|live)(?:[ ,]+(?:and|but) it['’]s (?:\p{L}+ly )?\p{L}+)?[:!—–]+ (?=(?:\S+ ){2}\S)/iu

/** "Hungry? …", "Coincidence? …": nothing is named in them. */
const BARE_QUESTION =
  /^(?:hungry|thirsty|bored|confused|curious|ready|interested|excited|jealous|surprised|feeling (?:lucky|hungry|peckish|brave)|sound familiar|guess (?:what|who)|say what|wait,? what|what gives|who knew|seriously|surprise)\? (?=(?:\S+ ){3}\S)/i

/** "Red, white and who? …": a play on a phrase. */
const PUN = () => /^[\p{L}’'-]+(?:,? [\p{L}’'-]+){0,3},? (?:and|or) (?:who|what|why|huh)\? (?=(?:\S+ ){3}\S)/iu

/** "What harbor order? Crews fish on", "Where's a mop when you need one?! Ruiz …": no question that anybody answers. */
const CRIED_QUESTION = () =>
  /^(?:what (?!(?:is|are|was|were|do|does|did|has|have|had|will|would|can|could|should|if|about|next|else|kind|type|color|colour|time|year)\b)(?:[\p{L}-]+ )?[\p{L}-]+\?|(?:where|why|how)\b[^.?!:]{3,60}\?!|thought (?:your?|it|that|this|these)\b[^.?!:]{6,60}\?) (?=(?:\S+ ){3}\S)/iu

/** "… — here's everything that's new", "… - share your story": what else there is to do or read. */
const OFFERED_BEHIND =
  /(?<=(?:\S+ ){2}\S*)(?: ?[—–] ?| - |[.:] )(?:and )?(?:here['’]s everything (?:that['’]s (?:new|changed|different)|you need\b|we know\b|to know\b)[^.?!:]*|share your (?:story|stories|photos|pictures|views|memories)\b[^.?!:,]*|(?:see|watch) (?:the )?(?:video|photos|pictures|pics))$/i

/** "(Dana, you were right)": said to somebody, and of no reader. */
const CALLED_ASIDE = () => / \(\p{Lu}\p{L}+, (?:you|your|thank)\b[^()]*\)/gu

/** "Mac attack! Fans eat 300 burgers": a cry of several words, and a sentence behind it. */
const EXCLAIMED = () => /^(?:[\p{L}’'-]+ ){1,4}[\p{L}’'-]+! (?=\p{Lu}\S* (?:\S+ ){2}\S)/u

/** "Tired of queues? …": whom it is for. */
const FOR_WHOM =
  /^((?:tired|sick|fed up|bored|worried|confused|curious|nervous|dreaming|craving|struggling|looking|searching|thinking|planning|trying|interested|ready|suffering|living|stuck|afraid|hoping|having trouble|in need|in the mood|on the fence)\b(?: (?:of|with|about|by|for|to|from|in|at|on))?|single|pregnant|unemployed|anxious|lonely|exhausted|stressed out)( [^?.!:]{2,45})?\? (?=(?:\S+ ){3}\S)(?!(?:(?:so|then|well)[,:]? )?(?:you|your|here|read|try|this|these|it|there|don['’]t|take|click|why|how|what|no|yes|we|just)\b)/i
const WANTS =
  /^(?:do you )?(want|need|wanna|think you(?:['’]re| are| can| know)?|hoping|looking|planning) ((?:to|an?|the|more|some|better|your|cheaper|about|for)\b [^?.!:]{2,45}|[^?.!:]{2,30})\? (?=\S)/i

/** "Remember Dana Ruiz? Here's what she looks like now". */
const REMEMBER = () =>
  /^remember ((?:\p{Lu}[\p{L}’'.-]+ ?){1,4})\? (here['’]s (?:what|how|where)) (?:he|she|they|it)(?=['’ ])/iu

/** "(Hint: it's not good)", "(yes, really)": of a hedge or a fact nothing goes. */
const ASIDE =
  /\s*[([](?:(?:hint|spoiler(?: alert)?|psst|trust (?:us|me)|sorry)\b[^)\]]*|(?:no|yes|yep|yup|nope),? (?:really|seriously|again|that['’]s right|you read that right|i['’]m serious)|(?:poll|quiz|infographic|gallery|slideshow|listen)|(?:really|seriously|for real|obviously|of course|naturally|duh|lol|omg|wow|yikes|gasp|sigh|gulp|ouch|phew|at last|finally|i promise|we promise|(?:we['’]re )?not kidding|no kidding|no joke|you['’]re welcome|thank us later|icymi|don['’]t worry|(?:and|but) (?:we|i)(?:['’](?:re|m))? (?:love it|here for it|so here for it|obsessed|can['’]t even|not sorry)|sorry not sorry))[.!]*[)\]]/giu

/** "…interested?", "Coincidence?": asked of the reader behind the news. */
const ASKED_BEHIND =
  /(?<=(?:\S+ ){2}\S*)(?:\s?(?:\.{2,}|…)|[.!:]|,? [–—-]) ?(?:interested|coincidence|any takers|jealous|surprised|sound familiar|say what|who knew|what gives|need we say more|(?:and )?what could (?:possibly )?go wrong|get the picture|ready|(?:your )?thoughts|wait,? what|who['’]s in|you in|make sense)\s*\?+$/i
/** "Ruiz has changed his mind, OK?": told, and not asked. */
const STRESSED_BEHIND =
  /(?<=^(?!(?:is|are|was|were|do|does|did|has|have|can|could|will|would|should)\b).{15,}), (?:ok|okay|alright|all right|got it|people|folks)\?+$/i
const SAID_BEHIND =
  /(?<=(?:\S+ ){2}\S*[.!?…]) (?:sorry not sorry|you['’]re welcome|enough said|['’]?nuff said|just say(?:ing|in['’])|no big deal|good luck|have fun|uh[- ]?oh|oops|yikes|ouch|sigh|awkward|it['’]s complicated|don['’]t worry|trust (?:us|me)|that is all|let that sink in|wow|whoa|deal with it|go figure|make of that what you will|well played|it ain['’]t (?:good|pretty)|it['’]s not (?:good|pretty))[.!…]*$/i

/** "… and you'll never guess why", "… but not for the reason you think". */
const KEPT_BEHIND =
  /(?<=(?:\S+ ){2}\S*?)(?:,|\s?(?:\.{2,}|…)|\.(?= ))? (?:and |but |so )?(?:you(?:['’]?ll| will|['’]d| would)? (?:probably )?(?:never|not|wo ?n['’]?t|ca ?n['’]?t)(?: ever)? (?:guess|believe) (?:why|who|what|how|where|which|it)\b[^.?!:]*|it['’]?s (?:probably )?not (?:what|who|why|where|how) you(?:['’]d| might)? (?:think|expect)|(?:and |but )?not for the reasons? you(?:['’]d| might)? (?:think|expect)|(?:here['’]s )?what happen(?:ed|s) next (?:will|is|was|may)\b[^.?!:]*)[.!…]*$/i

/** "not one but TWO", "not one, not two, but three": how many there are is the last of them. */
const NOT_ONE =
  /\bnot (?:just )?(?:one|two|three|1|2|3)(?:,? not (?:just )?(?:two|three|four|2|3|4))*,? but (two|three|four|five|six|seven|[2-7])\b/gi

const THEIR = (text: string): string => text.replace(/\byour\b/gi, 'their').replace(/\byourself\b/gi, 'themselves')

/** @param text as published */
export function withoutLeadIn(text: string): string {
  if (!MAY_LURE.test(text)) return text
  const bare = text
    .replace(NOT_ONE, (_, count: string) => count.toLowerCase())
    .replace(ASIDE, '')
    .replace(CALLED_ASIDE(), '')
    .replace(OFFERED_BEHIND, '')
    .replace(ASKED_BEHIND, '')
    .replace(STRESSED_BEHIND, '')
    .replace(SAID_BEHIND, '')
    .replace(KEPT_BEHIND, '')
    .replace(VERDICT_BEHIND(), '')
    .replace(UNTALKED, (match, _at: number, whole: string) =>
      / (?:is|are|was|were) /.test(whole.slice(0, -match.length)) ? match : '',
    )
    .replace(WHY_BEHIND, '. Why it matters')
    .trim()
  const opened = bare
    // "And the winner is... Norwell"
    .replace(
      /^(?:and |so )?(the [\p{L}’' -]{3,60}? (?:is|are|was|goes to|go to))\s?(?:\.{2,}|…)\s?(?=[^.\s…])/iu,
      '$1 ',
    )
    .replace(CRY, '')
    .replace(CALLED_BECAUSE(), '')
    .replace(ASKED_LOUD, 'What ')
    .replace(SAID_BEFORE(), '')
    // "And then there were three: …": how many are left, and not how many there were.
    .replace(
      /^and then there (?:were|was) (?:\d+|none|one|two|three|four|five|six|seven|eight|nine|ten)[:!.…–—-]+ (?=(?:\S+ ){2}\S)/i,
      '',
    )
    .replace(CALLED(), (_, whom: string, _at: number, whole: string) => {
      const title = isTitle(whole)
      return `For ${title ? whom : small(whom)}: `
    })
    .replace(ITS_HERE(), '')
    .replace(BARE_QUESTION, '')
    .replace(PUN(), '')
    .replace(CRIED_QUESTION(), (match) =>
      // "What Norwell wants? …": it is told.
      /^what \S+ /i.test(match) && isThirdPerson(match.slice(0, -2).split(' ').at(-1)!.toLowerCase()) ? match : '',
    )
    .replace(EXCLAIMED(), (match, at: number, whole: string) =>
      readStatement(whole.slice(at + match.length)) === null ||
      (readStatement(match.slice(0, -2)) !== null && !/^(?:you|we|I|that|what) /iu.test(match))
        ? match
        : '',
    )
    .replace(REMEMBER(), (_, who: string, opening: string) => `${opening} ${who.trim()}`)
    .replace(WANTS, whatFor)
    .replace(FOR_WHOM, (match, start: string, rest: string | undefined, at: number, whole: string) =>
      /\byou(?:['’]|\b(?!r))/i.test(rest ?? '') || isOrder(whole.slice(at + match.length))
        ? match
        : forReaders(`${rest === undefined ? 'who are ' : ''}${small(THEIR(start + (rest ?? '')))}`, whole),
    )
  return opened === bare ? bare : capitalize(opened)
}

/** What is said of the news behind it, and tells none: "…, and it's not pretty", "…, and nobody is talking about it", "…, period". */
const VERDICT_BEHIND = () =>
  new RegExp(
    String.raw`(?<=(?:\S+ ){2}\S*?)(?:,|\s?(?:\.{2,}|…)|[.!](?= )|\s?[–—-](?= ))? (?:${[
      // "and" is what joins it.
      `(?:and|because) (?:${[
        `(?:nobody|no[- ]one|hardly anyone|almost no one|barely anyone)(?:['’]s| is) (?:really )?talking about (?:it|that|this|them)`,
        `(?:it|this)(?:['’]s| is| was| isn['’]t| wasn['’]t) (?:(?:not|so|very|really|absolutely|just|pretty|kind of|pure|too) )*(?:pretty|good|great|bad|glorious|awesome|wild|ugly|bonkers|insane|magical|delightful|awkward|messy|savage|epic|genius|spectacular|weird|scary|shocking|incredible|wonderful|stunning|gross|fantastic|fabulous|gorgeous|breathtaking|terrifying|heart-?breaking|brutal|hard to watch|about (?:damn )?time|complicated|as (?:good|bad|weird|awful|wild|amazing|great) as (?:it sounds|you['’]d think))`,
        `that(?:['’]s| is) (?:(?:a|the) (?:whole |huge |big |real |major |good |bad )?(?:problem|point|thing)|(?:perfectly |totally |just |absolutely )?(?:ok|okay|fine|alright|great|amazing|wonderful|terrifying|scary)|not (?:a good thing|a bad thing|good|ok|okay))`,
        `(?:it|this|that)(?:['’]s| is) (?:just|only) (?:the (?:beginning|start)|getting started)`,
        `(?:we|i|i['’]m|we['’]re)(?: am| are)? (?:(?:have|need) (?:so (?:many|much) |some |many )?(?:questions|thoughts|answers|feelings)|(?:so )?here for it|not ok(?:ay)?|obsessed|ca?n['’]t (?:even|cope|deal|handle it)|living for it)`,
        `(?:the internet|twitter|tiktok|everyone|fans?|people) (?:is|are|was|were) (?:not ok(?:ay)?|living for it|(?:so )?here for it|swooning|obsessed)`,
        `the internet (?:can['’]t (?:cope|deal|handle it)|has (?:thoughts|questions|feelings|opinions))`,
      ].join('|')})`,
      `(?:and )?for (?:all the (?:right|wrong) reasons|(?:very )?good reason)|(?:and )?with good reason`,
      String.raw`but at what (?:cost|price)\?`,
      `(?<=[,.!–—-] )(?:no,? (?:really|seriously)|yes,? (?:really|seriously|that['’]s right)|no joke|no kidding|not kidding|for real|believe it or not|like it or not|whether you like it or not|(?:yes,? )?you read that right|i kid you not|full stop|period|end of story|case closed)`,
      String.raw`(?<=[.?!–—-] )(?:so )?(?:what now|now what|then what|what next|what['’]s next)\?+`,
    ].join('|')})[.!…]*$`,
    'iu',
  )

/** "The crisis nobody is talking about". */
const UNTALKED = /(?<=^\S+ \S.*) (?:that )?(?:nobody|no[- ]one) (?:is talking|talks|wants to talk) about$/i

/** "…, and here's why it matters": a sentence of its own. */
const WHY_BEHIND = /(?:(?:,|\s?[–—-]) (?:and |but )?| (?:and|but) )here['’]s why (?:it|that|this) matters[.!]*$/i

/** "Drop everything, gull lovers, because …": to whom the news is called. */
const CALLED_BECAUSE = () =>
  /^(?:drop everything|stop (?:everything|what you['’]re doing)),? (?:[\p{L} ’'-]{3,40}, )?because (?=(?:\S+ ){2}\S)/iu

/** "WTF is Skerra about": a question all the same. */
const ASKED_LOUD = /^(?:wait,? )?wtf (?=(?:is|are|was|were|did|does|do|happened|just)\b)/i

/** Words of the author to the reader in front of the news. */
const SAID_BEFORE = () =>
  /^(?:believe it or not|like it or not|love (?:it|him|her|them) or hate (?:it|him|her|them)|make no mistake(?: about it)?|let['’]s (?:be (?:real|clear|frank)|face it)|(?:no,? )?this is not a (?:drill|joke)|no joke|(?:i )?kid you not|long story short|trust (?:us|me)|surprise,? surprise|heads[- ]up|buckle up|hold (?:on )?to your hats|brace (?:yourself|yourselves)|listen up|drum ?roll,? please|stop the presses|you heard it here first|mark your calendars?|(?:good|great|big|bad|sad|exciting) news(?:, [\p{L} '’-]{3,40})?(?=[:!])|the wait is (?:finally )?over|here we go again|(?:oh )?not again|game on|shocker|shocking|in case you missed it|icymi|(?:the )?(?:truth|fact) is|you guessed it|real talk|finally|(?:but |so )(?:seriously|really|honestly)(?=[,:])|here(?:['’]s| is) (?:an?|the|one) (?:[\p{L}-]+ ){0,2}(?:question|puzzle|riddle|thought)(?=:))[,:!.…–—-]+ (?=(?:\S+ ){2}\S)/iu

/** "Calling all gull lovers: …": whom it is for. */
const CALLED = () =>
  /^(?:calling all|attention,?(?: all)?(?! (?:deficit|span|econom|seek|grab))) ([\p{L}][\p{L} '’-]{2,38}?s)[:!–—]+ (?=(?:\S+ ){2}\S)/iu

/** Most headlines have none of it. */
const MAY_LURE =
  /[?!([]|\.\.|…|\bnot (?:just )?(?:one|two|1|2)\b|^(?:but (?:seriously|really|honestly)|so (?:seriously|really|honestly)|drop everything|wait|holy|well|damn|dang|who?a|wow|wtf|omg|omfg|zomg|yikes|uh|oh|my god|good grief|hear|plot|guess|spoiler|fun|news|after all|it['’]s|it has|breaking|sorry|i['’]m sorry|fyi|psa|btw|icymi|tbh|ok|okay|everyone|everybody)\b|\byou\b|\b(?:and|but|because|that|this)\b.{1,24}(?:\b(?:is|are|was|were|has|have|need|can|it)\b|['’]s\b)|['’]s why|\breasons?[.!]*$|\b(?:not|period|stop|story|closed|about|next|now|joke|kidding|real|right|really|seriously)[.!]*$|^(?:believe|like|love|make|let|no|this|kid|long|trust|surprise|heads|buckle|hold|brace|listen|drum|stop|mark|good|great|big|bad|sad|exciting|the|here|not|game|shock|in case|icymi|truth|fact|reality|real|finally|calling|attention)\b|['’]re welcome|here['’]s everything |share your |(?:video|photos|pictures|pics)$|\b(?:said|luck|fun|oops|ouch|sigh|awkward|complicated|worry|all|in|oh|wow|it|figure|will|played|good|pretty)[.!]*$/i

/** "For readers tired of queues: ", with the capitals of a title where the headline is one. */
const forReaders = (what: string, whole: string): string =>
  isTitle(whole)
    ? `For Readers ${what.replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase())}: `
    : `For readers ${what}: `

const isTitle = (text: string): boolean => {
  const words = text.match(/\p{L}[\p{L}’']{3,}/gu) ?? []
  return words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length * 0.7
}

/** "Ask the crew", "Just do it": an order, of which nothing is told. */
const isOrder = (text: string): boolean =>
  /^(?:just|here|don['’]?t|now|then|so|it|this|these|there)\b/i.test(text) ||
  (isBaseVerb(text.split(' ')[0]!.toLowerCase()) && readStatement(text) === null)

/** "Want to buy a boat? Here's how" → "How to buy a boat"; "Need a boat? Skerra sells one" → "For readers who need a boat: …". */
function whatFor(match: string, verb: string, what: string, at: number, whole: string): string {
  const behind = whole.slice(at + match.length)
  const wish = verb.toLowerCase()
  const deed = /^to (.+)$/i.exec(what)?.[1]
  if (deed !== undefined && /^here['’]s (?:exactly )?how\b[^,]{0,12}$/i.test(behind)) return `How to ${deed}. `
  if (/^think you$/i.test(wish) || /^(?:read this|here['’]s|try|take|do|this|these|you|there|it|we)\b/i.test(behind))
    return match
  if (behind.split(' ').length < 4 || /\byou\b/i.test(what) || isOrder(behind)) return match
  if (wish === 'think you know') return forReaders(`who think they know ${THEIR(what)}`, whole)
  if (/^think/.test(wish)) return match
  if (/^(?:want|wanna|need)$/.test(wish) && /^(?:to|an?|the|more|some|better|your|cheaper)\b/i.test(what))
    return forReaders(`who ${wish === 'wanna' ? 'want to' : wish} ${small(THEIR(what))}`, whole)
  return match
}

/** "Reminder: …", "First Thing: …", "Start your engines: …": what a series is called, or a cry to the reader. */
export const withoutStanding = (text: string): string => text.replace(STANDING, '')
const STANDING =
  /^(?:reminder|first thing|first draft|digested week|picture this|behind the curtain|lab notes|diet diary|decoded|it['’]?s not just (?:you|your phone)|its official|start your engines|save your breath|hold your horses|mind your language|count your blessings): (?=(?:\S+ ){2}\S)/i
