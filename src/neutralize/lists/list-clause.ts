/** Conditions and relative clauses behind the things of a list, without what they promise. */

import { plainWording } from '../plain/plain-wording.ts'
import { isNounPhrase } from '../topics/topic-nouns.ts'
import { isParticiple } from '../words/vocabulary.ts'
import { promiseOf } from './list-promise.ts'
import { addresses, audienceOf, toAuthor, toPeople } from './list-reader.ts'
import { verbAt } from './list-verb.ts'
import { FORBIDDEN, withoutFillers } from './list-words.ts'

/** "if you're from Leeds" → "for people from Leeds", "if you've ever sailed" → "for people who have ever sailed". */
export function sayIf(text: string): string {
  const clause = text.replace(/^(?:only )?(?:for )?(?:if|when|whenever) /i, '').replace(/,.*$/, '')
  if (FORBIDDEN.test(clause)) return ''
  const owned = /^your (.+)$/i.exec(clause)
  if (owned !== null) return `for people whose ${toPeople(owned[1]!, true)}`
  const match = /^you(?:['’](re|ve|ll|d))? (?:all )?(.+)$/i.exec(clause)
  if (match === null || /^(?:and|or)\b/i.test(match[2]!)) return ''
  const rest = withoutFillers(match[2]!)
  const short = match[1]?.toLowerCase()
  const state = short === 're' ? rest : /^are (.+)$/i.exec(rest)?.[1]
  if (state !== undefined) {
    const said = toPeople(withoutFillers(state), true)
    if (/^(?:from|in|at|with|on|over|under)\b/i.test(said)) return `for people ${said}`
    if (/^an? .*\bwho /i.test(said)) return `for ${said}`
    return /^(?:an?|the) /i.test(said) ? `for someone who is ${said}` : `for people who are ${said}`
  }
  const auxiliary = short === 've' ? 'have ' : short === 'd' ? 'would ' : short === 'll' ? 'will ' : ''
  return `for people who ${auxiliary}${toPeople(rest, true)}`
}

/** Verbs by which a list acts on its reader. */
const ACTS =
  /\b(?:make|makes|made|give|gives|gave|leave|get|gets|keep|take|bring|put|have|turn|drive|convince|inspire|speak|speaks|hit|hits|haunt|change|blow|restore|remind|tell|let|want|wants|cheer|save|awaken|awakened|ruin|ruined|help) (?:(?:to|for|with|at|about|through) )?(?:you|your|us|our|me|my)\b/i

/** "who just know", "who can't even": nothing is told by it. */
const SAYS_NOTHING =
  /^(?:(?:just|totally|really|clearly|obviously) )*(?:knows?|gets? it|understands?|can(?:['’]t|not) even|could ?n['’]t even|(?:do|did|does) it (?:better|best|right)|(?:are|were) (?:so )?over it|(?:have|had) had enough|tried|failed|won|lost)$/i

/** Judgements that a relative clause makes. */
const JUDGES = () =>
  /^(?:are|is|were|was|look|looks|looked|feel|get|got|sound|seem|hit|taste|go|went|have|has|had) (?:(?:just|so|too|way|almost|basically|beyond|all|even|more|far|pretty|very|as|the|a bit|a little|kind of|sort of|simply|better|already|about as|still|still so|pure|total|straight|almost as|nothing short of|nothing but|out of)\b,? ?)*(?:too|so|beyond|pure|way|better|worse|everything|fire|goals|(?:\p{L}+(?:er|iest) than)|funny|funnier|hilarious|perfect|adorable|cute|cuter|amazing|awesome|beautiful|gorgeous|hot|hotter|sexy|delicious|relatable|real|genius|brilliant|insane|crazy|weird|weirder|creepy|terrifying|scary|spooky|awkward|impossible|ridiculous|cool|cooler|great|good|bad|nice|magical|iconic|epic|stunning|impressive|inspiring|unforgettable|dreamy|fun|important|fascinating|sad|sadder|heartbreaking|mesmerizing|satisfying|wrong|right|true|accurate|clever|smart|flawless|control|this world|worth|literally|wonderful|legit|interesting|badass|lit|best|worst|most \p{L}+|greatest|cutest|funniest|coolest|absolute(?:ly)?|no chill|no sense)\b(.*)$/iu

/** "prove cats are liquid": of what they prove it. */
const PROVES =
  /^(?:(?:will|would|can) )?(?:prove|proves|proved|show|confirm|confirmed|demonstrate|reveal|explain why|suggest) (?:once and for all )?(?:that )?(?!(?:just )?(?:how|what|why|where|who)\b)(?:the )?(.+)$/i
const SUMS_UP =
  /^(?:(?:just|so|pretty much|almost|kind of|sort of) )*(?:capture|captures|captured|sum up|sums up|summed up|prove|proves|describe|describes|described|define|defined|explain|explains|illustrate|illustrates|nail|represent|represents|express|embody|show|showcase|highlight) (?!that\b)(?:just |exactly )?(.+)$/i

const IN_LOVE =
  /\b(?:obsessed with|in love with|crush(?:ing)? on|nostalgic for|appreciate|miss|(?:visit|move to|go to|travel to|hate|love|watch|read|play|eat|question|rethink|reconsider)|(?:feel|think|think twice|think differently|laugh|cry|excited|nervous|happy|sad|glad) about|afraid of|scared of|proud of|grateful for|hungry for|thankful for|believe in|faith in|pumped for|excited for|ready for) ((?!your?\b|us\b|it\b|them\b|life\b|love\b|humanity\b).+)$/i

/** @param text from the pronoun on */
export function sayRelative(text: string, things: string): string {
  // "that aren't bad for you": what the items are not is what the list is about.
  const denied = /^that ((?:are|is|were|was|do|does|did)(?:n['’]t| not) .+)$/iu.exec(text)
  if (denied !== null) {
    const { text: plain, left } = plainWording(denied[1]!)
    if (left.length === 0 && !/\bpeople\b/.test(plain)) return `that ${plain[0]!.toLowerCase()}${plain.slice(1)}`
  }
  const match = /^(that|which|who|whose)(?:['’](ll|re|ve|s|d))?\s+(.*)$/i.exec(text)!
  const pronoun = match[1]!.toLowerCase()
  const short = match[2]?.toLowerCase()
  const auxiliary = short === undefined ? '' : { ll: 'will ', re: 'are ', ve: 'have ', s: 'is ', d: 'would ' }[short]!
  const clause = withoutFillers(auxiliary + match[3]!)
  if (/^(?:you|every|all|only|anyone|everyone|any|we|most|people who|those who)\b/i.test(clause) && pronoun !== 'who')
    return FORBIDDEN.test(clause) || /^we\b/i.test(clause) ? '' : toAuthor(toPeople(`${pronoun} ${clause}`))
  // "that are older than the pier": measured.
  const compared = MEASURED_THAN.test(clause) && !addresses(clause) && !FORBIDDEN.test(clause)
  if (compared) return `${pronoun} ${toAuthor(clause)}`
  const judged = JUDGES().exec(clause)
  if (judged !== null) return SUITS().exec(clause)?.[1] ?? (whomOf(judged[1]!) || whenceOf(judged[1]!))
  if (/\bthan (?:you|your|yours)\b/i.test(clause)) return ''
  const isEffect =
    /^(?:just )?(?:will|would|could|might|may|are (?:guaranteed|sure|going|bound|certain|about) to|can)\b(?!['’]t)/i.test(
      clause,
    ) &&
    !FACTUAL().test(clause) &&
    !isProspect(clause)
  if (isEffect || ACTS.test(clause)) return effectOf(clause, things)
  const proved = PROVES.exec(clause)
  if (proved !== null)
    return (
      (TELL.test(things) ? provedOf(proved[1]!, 'about') : '') ||
      meantToShow(clause.replace(SHOWS(), '')) ||
      provedOf(proved[1]!, 'related to')
    )
  const summed = SUMS_UP.exec(clause)
  if (summed !== null) {
    const what = summed[1]!
    // "catches that defined 2031": no catch is about a year.
    if (/^defined? /i.test(clause) && !TELL.test(things)) return FORBIDDEN.test(what) ? '' : `${pronoun} ${clause}`
    const judgedOne = HOW_IT_IS().exec(what)
    if (judgedOne !== null)
      return FORBIDDEN.test(judgedOne[0])
        ? ''
        : `${TELL.test(things) ? 'about' : 'related to'} ${toPeople(judgedOne[1] ?? judgedOne[2]!)}`
    if (/\bthe (?:struggle|feels?)\b|\byou(?:['’]|$| )|^(?:us|everything|it)\b/i.test(what)) return ''
    return FORBIDDEN.test(what) ? '' : `about ${toAuthor(toPeople(what))}`
  }
  if (FORBIDDEN.test(clause) || SAYS_NOTHING.test(clause) || /\b(?:us|we|our|me|my)\b/.test(clause)) return ''
  const who = pronoun === 'that' && /\b(?:people|women|men)$/i.test(things) ? 'who' : pronoun
  return `${who} ${toAuthor(toPeople(clause, /\bpeople$/i.test(things)))}`
}

/** "how strange | Norland | is", "how hard it is | keeping bees": about what, and not how it is. */
const HOW_IT_IS = () =>
  /^(?:just |exactly )?how (?:\p{L}+ly )*(?:strange|weird|ridiculous|absurd|awful|terrible|horrible|amazing|awesome|incredible|great|wonderful|beautiful|hard|tough|difficult|fragile|crazy|insane|messed up|screwed up|awkward|magical|cool|funny|hilarious|cute|adorable|perfect|dumb|stupid|boring|annoying|exhausting|stressful)(?: (?!it\b)((?:[\p{L}’'-]+ ){0,3}?[\p{L}’'-]+?)(?: (?:truly|really|actually|always))? (?:is|are|was|were|can be)| it is (?:to )?(\p{Ll}+ing .+))$/iu

/** Things that are about something. */
const TELL =
  /\b(?:photos?|photographs|pictures|images|shots|videos|clips|gifs|vines|tweets|posts|tumblr posts|memes|comics|cartoons|illustrations|drawings|charts|maps|graphs|facts|truths|things|reasons|stories|quotes|jokes|books|movies|films|songs|articles|texts|messages|confessions|questions|thoughts|instagrams|snapchats|reviews|comments|signs|scenes|essays|poems|statistics|lessons)$/i

const FACTUAL = () =>
  /^(?:will|would|can|could|may|might) (?:(?:be|not|also) )?(?:\d+ (?:years?|months?|days?)\b|(?:\p{L}+ed|released|shown|held|built|made|worn|eaten)\b(?! to (?:make|be)\b)|open|close|air|return|premiere|come|arrive|run|launch|expire|turn|celebrate|compete|play|star|appear|join|leave|end|begin|(?:decide|determine)(?= (?:the|who|which|control|whether|if) (?!you)))\b(?! (?:you|your|into))/iu

/** "could benefit from the fare cut", "may not survive 2041": what may befall them, and nothing that they do to a reader. */
const isProspect = (clause: string): boolean =>
  /^(?:could|may|might|would|will) (?:not |also |still |soon |finally )*(?:be (?:\p{L}+ )?(?:hit|hurt|affected|banned|sold|closed|cut|lost|left|next|forced|at risk|in line|eligible|\p{L}{3,}ed) (?:by|from|in|for|to|on|after|under|with|at|when|if|this|next|\d)|benefit|survive|lose|gain|face|suffer|rise|fall|close|shut|disappear|vanish|struggle|merge|profit|qualify|pay|need|move|grow|fail|cost|happen|succeed|win|replace|vote|flip|lead|follow) ?/iu.test(
    clause,
  ) &&
  !addresses(clause) &&
  !/\b(?:everything|everyone|every|any|anyone|hearts?|minds?|soul|life|lives|forever|internet|world)\b/i.test(clause)

const MEASURED_THAN =
  /^(?:are|is|were|was) (?:(?:actually|even|much|far|way) )*(?:older|younger|bigger|smaller|larger|cheaper|taller|heavier|lighter|faster|slower|longer|shorter) than \S/i
/** "are perfect | for spring": what they are for. */
const SUITS = () =>
  /^(?:are|is) (?:(?:just|so|completely|totally|absolutely|simply|actually|pretty|almost|too) )*(?:perfect|great|ideal|good|right|wonderful) (for (?:(?:the |a )?(?:\p{L}+ ){0,2}(?:spring|summer|autumn|fall|winter|christmas|halloween|thanksgiving|easter|beginners|travel(?:l?ers)?|camping|small spaces|apartments|parties|weddings|kids|children|babies|toddlers|cats|dogs|pets|breakfast|lunch|dinner|dessert|brunch|picnics|weekends?|holidays?|gifts?|school|work|offices?|summers?)))$/iu

/** "are too real | for anyone with a twin": for whom. */
function whomOf(rest: string): string {
  const whom =
    /\bfor ((?!you\b|your\b|words?\b|real\b|this\b|tv\b|the\b)(?:anyone|everyone|every|any|all|people|those|(?:\p{L}+ ){0,2}\p{L}+s\b).*)$/iu.exec(
      rest,
    )?.[1]
  if (whom === undefined || FORBIDDEN.test(whom) || addresses(whom)) return ''
  if (/^(?:everyone|anyone|all)$/i.test(whom)) return ''
  return `for ${audienceOf(whom)}`
}

/** "are too real | if you keep bees", "hit home | during the regatta": for whom, or at what time. */
function whenceOf(rest: string): string {
  const reader = / ((?:if|when|for when) (?:you|your)\b.*)$/i.exec(rest)?.[1]
  if (reader !== undefined) return sayIf(reader.replace(/^for /i, ''))
  const time = / during (?:the |your )?([^,]+)$/i.exec(rest)?.[1] ?? ''
  return time !== '' && !addresses(time) && !FORBIDDEN.test(time) && (!time.includes(' ') || isNounPhrase(time))
    ? `related to ${time}`
    : ''
}

/** "will make | every nurse | laugh", "will thrill | any cocktail lover": whom they are for. */
const AMUSED = () =>
  /^(?:will |would |can |could |might |may |are (?:guaranteed|sure|bound|certain) to )?(?:make|help|let|have|delight|thrill|excite|charm|amuse|please|impress|tickle|satisfy) ((?:(?:every|any|all|each|most) )?(?:[“"][^”"]+[”"] |(?!every|any|all|each|most)[\p{L}’'-]+ ){0,3}?(?:fans?|lovers?|addicts?|enthusiasts?|buffs?|nerds?|geeks?|nurses?|teachers?|parents?|moms?|mums?|dads?|bakers?|runners?|gamers?|readers?|cooks?|students?|introverts?|gardeners?|hikers?|travel+ers?|twins?|siblings?|sisters?|brothers?))(?= (?:laugh|drool|cry|smile|happy|swoon|scream|jealous|cringe|giggle|very|say|feel|lose|go|want|squeal|weep|gasp|chuckle|out)\b|$)/iu

/** "will make you obsessed with Iceland": about what. */
function effectOf(clause: string, things: string): string {
  const helped = /^(?:will |can |could |might |may )?help you (?:(?:to )?)(.+)$/i.exec(clause)?.[1]
  if (
    helped !== undefined &&
    !/\b(?:your (?:life|day|year|game|week|best|mind)|adult|through|be)\b/i.test(helped) &&
    !FORBIDDEN.test(helped)
  )
    // What they only may do is not what they are for.
    return `${/^(?:can|could|might|may) /i.exec(clause)?.[0].replace(/^/, 'that ') ?? 'to '}help people ${toPeople(helped, true)}`
  const amused = AMUSED().exec(clause)?.[1]
  if (amused !== undefined && !addresses(amused) && !FORBIDDEN.test(amused)) return `for ${audienceOf(amused)}`
  if (/\b(?:not|never|no|again|all over)\b|n['’]t\b/i.test(clause)) return ''
  const what = IN_LOVE.exec(clause)?.[1]
  if (what === undefined || !TELL.test(things)) return promised(clause, things)
  const phrase = what.replace(/ (?:even more|more|forever|again|today|so much|this instant)$/i, '')
  return !addresses(phrase) && isNounPhrase(phrase) ? `about ${phrase}` : promised(clause, things)
}

/** Foods and symptoms do what they do: only what somebody made is meant to. */
function promised(clause: string, things: string): string {
  const said = promiseOf(clause)
  return /^meant to (?:make people|remind) /.test(said) && !MADE.test(things) ? '' : said
}

const MADE =
  /\b(?:ads?|albums?|anthems?|apps?|artworks?|ballads?|books?|cards?|cartoons?|clips?|comics?|commercials?|costumes?|covers?|decorations?|designs?|documentar(?:y|ies)|drawings?|episodes?|films?|games?|gifs?|gifts?|hacks|images?|jokes?|lists?|memes?|movies?|mugs?|novels?|paintings?|photos?|photographs?|pics?|pictures?|playlists?|poems?|portraits?|posters?|posts?|prints?|products?|puns?|puzzles?|quotes?|scenes?|shirts?|shows?|songs?|stories|tips|toys?|tracks?|trailers?|tricks|tweets?|videos?|vines?)\b/i

const SHOWS = () => /^(?:(?:will|would|can) )?(?:explain why|\p{L}+) (?:once and for all )?(?:that )?/iu

/** "that prove gulls are better than dogs": what they are to show, which is no fact by it. */
function meantToShow(clause: string): string {
  const told = withoutFillers(clause).replace(/\bour\b/gi, 'the')
  if (FORBIDDEN.test(told) || /\b(?:you|your|we|us|it|i|my|me)\b|n['’]t\b/i.test(told)) return ''
  return told.split(' ').length < 9 && plainWording(told).left.length === 0 ? `meant to show ${toAuthor(told)}` : ''
}

/** The subject of what is proved, where it is plain which words it has. */
function provedOf(clause: string, link: string): string {
  const end = verbAt(clause.replace(/ (?:really|just|truly|actually) /gi, ' '))
  const subject = end < 0 ? '' : toPeople(clause.slice(0, end - 1))
  if (subject === '' || addresses(subject) || subject.split(' ').length > 5) return ''
  if (!isNounPhrase(subject) && !/^\p{L}{3,}$/u.test(subject)) return ''
  if (
    /^(?:it|he|she|they|there|this|that|people|life|everything|nothing|anything|something|everyone|everybody|anyone|anybody|someone|nobody|love)$/i.test(
      subject,
    ) ||
    isParticiple(subject)
  )
    return ''
  return `${link} ${/^(?:internet|world|office|struggle|future|south|north|universe|country)$/i.test(subject) ? `the ${subject}` : subject}`
}
