/**
 * What stands behind the things of a list, told of the things: whole or not at all, and without what the list does to
 * its reader. "you need to read this summer" → "to read this summer", "only twins will understand" → "for twins".
 */
import { dictionary } from '../../text/dictionary.ts'
import { plainWording } from '../plain/plain-wording.ts'
import { isBaseVerb, isGerund, isParticiple, isPast, isThirdPerson, verbLemma } from '../words/vocabulary.ts'
import { sayIf, sayRelative } from './list-clause.ts'
import { addresses, audienceOf, toAuthor, toPeople } from './list-reader.ts'
import { ADVERBS, FORBIDDEN, isPhrase, PROMISE, withoutFillers } from './list-words.ts'

const MANY = dictionary<string>({ has: 'have', is: 'are', does: 'do', was: 'were' })

/** @returns '' where nothing can be kept, null where the words are no tail that is known: they stand as they are */
type Reading = (text: string, things: string) => string | null

/** @param text what follows the things, in sentence case */
export function tailOf(text: string, things: string): string {
  const plain = withoutFillers(
    text
      .replace(/\b(?:AND|OR)\b/g, (word) => word.toLowerCase())
      .replace(
        /\bgive (?:an?|one|two|any|zero) (?:single |flying )?(?:shit|damn|crap|toss|hoot|fuck)s?(?= about\b|$)/i,
        'care',
      )
      // "you can do that will help when you ache": what helps is what one does.
      .replace(
        /^you can do (?:that|which)(?: will| can| might| could|['’]ll)? (?:actually |really )?helps? (?:you )?(?=when|if)/i,
        'you can do ',
      )
      // Oaths that have a plain name.
      .replace(/\b(feel(?:s|ing)?) like (?:total |absolute |complete )?(?:shit|crap|hell|garbage|trash)\b/i, '$1 bad')
      .replace(/\b(?:an? )?(?:shit|fuck|crap|ass|butt)[- ]?(?:ton|load)s? of\b/i, 'a lot of')
      .replace(/\b(your|their|my) shit\b(?: together$)?/i, (shit, whose: string) =>
        / together$/.test(shit) ? `${whose} life in order` : `${whose} things`,
      )
      .replace(/\bwtf(?= (?:you|they|it|is|to)\b)/i, 'what')
      .replace(
        /^((?:that )?you) (?:probably|maybe|definitely|honestly|actually|really|just|all) (?=should|need|must|have to|ought)/i,
        '$1 ',
      ),
  )
  if (plain === '' || TOLD_OF_READER.test(`${things} ${plain}`)) return ''
  for (const read of READINGS) {
    const said = read(plain, things)
    if (said !== null) return said
  }
  return FORBIDDEN.test(plain) ? '' : toAuthor(toPeople(plain))
}

/** "of parents who hate the way you dress": of their child, and not of people. */
const TOLD_OF_READER =
  /\b(?:parents?|moms?|mums?|dads?|mother|father|boss|bosses|friends?|husband|wife|partners?|boyfriend|girlfriend|families|family|roommates?|siblings?|brothers?|sisters?|teachers?|coworkers?|exe?s?) (?:who|that) (?!.*\bwhen\b).*\byou/i

/** "guaranteed to make you drool", "worth the wait", "so good you'll cry". */
const praise: Reading = (text, things) =>
  /^(?:too|so|way) .* for /i.test(text)
    ? sayRelative(`that are ${text}`, things)
    : /^(?:(?:that are |which are )?(?:guaranteed|sure|certain|bound|destined) to|worth|worthy of|so|too|way|as good|better than|because|or else|and counting|and why)\b/i.test(
          text,
        ) || /^(?:perfect(?:ly)?|great|ideal) /i.test(text)
      ? (/^(?:perfect|great|ideal) (for .+)$/i.exec(text)?.[1] ?? amusedBy(text, things))
      : null

/** "guaranteed to thrill any sailor": for sailors. */
const amusedBy = (text: string, things: string): string => {
  const effect = /^(?:(?:that|which) are )?(?:guaranteed|sure|certain|bound|destined) to (.+)$/i.exec(text)?.[1]
  return effect === undefined ? '' : sayRelative(`that will ${effect}`, things)
}

/** "you are a caffeine mom", "your phone is your best friend" behind "signs". */
const sign: Reading = (text, things) => {
  if (!/\b(?:signs|flags|clues)$/i.test(things)) return null
  const clause = text
    .replace(
      /^that (?:(?:scream|show|mean|suggest|prove|say|indicate|reveal|tell you|could mean|may mean|might mean) (?:that )?(?=your?\b))?/i,
      '',
    )
    .replace(/\b(is|are) doomed\b/i, '$1 in difficulty')
  const what = /^you(?:['’]re| are) (an? .+)$/i.exec(clause)
  if (what !== null) return FORBIDDEN.test(clause) ? '' : `of ${toPeople(what[1]!)}`
  const state = /^you(?:['’]re| are) (.+)$/i.exec(clause)
  if (state !== null) return `that someone is ${toPeople(state[1]!, true)}`
  return /^(?:you|your)\b/i.test(clause) ? `that ${toPeople(clause)}` : null
}

/** "all twins will understand", "every gardener needs", "only those who sail get". */
const promised: Reading = (text, things) => {
  const match = PROMISE.exec(text)
  if (match === null) return null
  const { who = '', how = '', rest = '' } = match.groups!
  if (/\b(?:never|not)\b|n['’]t\b/i.test(how) || /^(?:you|we|i|it|they)\b/i.test(who)) return null
  if (FORBIDDEN.test(who)) return ''
  if (/\b(?:needs?|ha(?:s|ve)|wants?|ought|going|able)(?: you| people| us)? to$/i.test(who)) return null
  const isQuantified = /^(?:only|all|every|any|anyone|everyone|everybody|those|most|true|people who)\b/i.test(who)
  const isPromise = isQuantified || /\b(?:will|would|can|could|should|may|might)\b/i.test(how) || /true|well/.test(rest)
  if (!isPromise || (!isQuantified && !/s$|s who |\b(?:people|women|men|children)\b/.test(who))) return null
  const about = /^ (about .+)$/i.exec(rest)
  // "every cook should know about his knives": whose they are is told below.
  if (about !== null && /\b(?:his|her|their|they)\b/i.test(rest)) return null
  if (/^(?:everyone|everybody|anyone|all of us|we all|any|all)$/i.test(who)) return about?.[1] ?? ''
  // "your friends will love": whose friends they are nobody told.
  const whom = /^your\b/i.test(who)
    ? plainWording(toPeople(who)).text.replace(/^the /, '')
    : toAuthor(toPeople(audienceOf(who), true))
  if (about !== null) return `${toPeople(about[1]!)} for ${whom}`
  // "known to work friends": as if they were known to work.
  return `${isKnown(text, things) ? (isBaseVerb(whom.split(' ')[0]!) ? 'known by' : 'known to') : 'for'} ${whom}`
}

/** "things only bakers will understand", "… all bakers remember": bare, "for bakers" might be wares. */
const isKnown = (text: string, things: string): boolean =>
  /\b(?:facts|feelings|moments|problems|situations|struggles|things|thoughts|truths)$/i.test(things) &&
  /\b(?:understand|remember|relate|recogni[sz]e|get|know|identify|empathi[sz]e|sympathi[sz]e)s?(?: (?:to|with))?(?: (?:if|when)\b.*|(?: (?:all|only))? too well| to be (?:\d+ ?% )?true)?$/i.test(
    text,
  )

const MUST = '(?:should|needs? to|has to|have to|must|ought to|can|could)'

/** "every cook should own": "for cooks to own"; "you should eat in May": "to eat in May". */
const advised: Reading = (text, things) => {
  const match = new RegExp(
    `^(?:that )?(.+?)(?:['’](?:ll|d))? (?:${ADVERBS})*?((?:(?:might|may|will|['’]ll|would)?,? ?)(?:want to|${MUST})|['’]?ve got to|shouldn['’]t) ((?:also |all |at least |${ADVERBS})*)((?:never(?:,? ever)?|not) )?([\\p{L}-]+)( .*)?$`,
    'iu',
  ).exec(text)
  if (match === null) return null
  const [, who, how, , not = '', verb, rest = ''] = match
  // "sailors don't want to hear": as it stands.
  if (/n['’]t$/i.test(who!)) return FORBIDDEN.test(text) ? '' : toAuthor(toPeople(text))
  if (
    !isBaseVerb(verb!.toLowerCase()) &&
    !/^(?:be|have|do|own|try|know|never|hang|stream|binge|binge-watch|snack|diy)$/i.test(verb!)
  )
    return null
  const denied = /n['’]t$/.test(how!) ? 'not ' : not === '' ? '' : `${not.trim().replace(/,.*$/, '').toLowerCase()} `
  if (
    /\b(?:that|who|which|when|if|wish|know|knew|you|probably|maybe)\b/i.test(
      who!.replace(/^(?:you\b|(?:people|those|any\S*|every\S*(?: \S+)?) (?:who|that)\b)/i, ''),
    )
  )
    return null
  const isReader = /^(?:you|we|we all|everyone|everybody|anyone|people|all of us)$/i.test(who!)
  // Whether people can is what the things are about; what a third can or has to do is a claim.
  if (!isReader && /^(?:can|could|ha(?:s|ve) to)$/i.test(how!)) return null
  if (isReader)
    return denied !== ''
      ? `${denied}to ${verb} ${toPeople(rest.trim())}`.trim()
      : infinitive(`to ${verb}${rest}`, things)
  const isOwn = /\b(?:his|her|their|he|she|him|they|them)\b/i.test(rest)
  const whom =
    isOwn && /^(?:every|any) /i.test(who!) ? who!.replace(/^(?:every|any)(?: single)? /i, 'a ') : audienceOf(who!)
  const bare = toPeople(toAuthor(whom))
  if (
    /^(?:know|see|have|try|own|need|read|watch|hear|play|visit|eat)$/i.test(verb!) &&
    (rest === '' || /^ (?:on|in|at) (?:his|her|their) /i.test(rest)) &&
    denied === ''
  )
    return `for ${bare}`
  const whole = `for ${bare} ${denied}to ${verb}${toPeople(rest)}`
  if (isOwn) return whole
  return whole
    .replace(/ to know about (?!.* (?:before|when|if) )/i, ' about ')
    .replace(/^for (.+?) (about .+)$/i, '$2 for $1')
}

/** "you didn't know about otters", "you won't believe are Canadian". */
const unknown: Reading = (text) => {
  const match =
    /^(?:that |which )?you (?:probably |maybe |definitely |just |may |might |most likely )*(?:(?:didn['’]t|don['’]t|never|not|won['’]t|wouldn['’]t|had no idea|have no idea|have never|haven['’]t|['’]ve never|will never|completely|totally|forgot|should(?:n['’]t)?|need to|must|want to)(?: even| ever| probably| actually)* ?)+(?:know|knew|known|have known|notice|noticed|reali[sz]e|reali[sz]ed|hear|heard|seen|believe|guess|thought of|forget|forgot|remember(?:ed)?)?(?: (about|of|from|in|during|on))?\b(.*)$/i.exec(
      text,
    )
  if (match === null || !/(?:kn[eo]w|notice|reali|hear|seen|believe|guess|thought|forg|remember|idea)/i.test(match[0]))
    return null
  const [, link = '', behind = ''] = match
  const rest = behind.trim()
  const could = /^you could (?:actually )?(.+)$/i.exec(rest)
  if (could !== null) return infinitive(`to ${could[1]}`, '')
  const state = /^(?:were|are|was|is) (?:actually |all |really )?(.+)$/i.exec(rest)
  if (link === '' && state !== null)
    return isGerund(state[1]!.split(' ')[0]!) ? state[1]! : `that are ${toPeople(state[1]!)}`
  if (rest === '' || link === '' || /^(?:you|exist|that|until|which|before you|how)/i.test(rest)) return ''
  // "you need to know about | for the holidays"
  if (/^(?:for|this(?! \S+ in )|before)\b/i.test(rest)) return addresses(rest) ? '' : rest
  return addresses(rest) ? '' : `about ${rest}`
}

/** "you'll recognise if you fish", "you will love". */
const readerPromise: Reading = (text, things) => {
  const match =
    /^(?:that |which )?(?:only )?you(?:['’](?:ll|d|re|ve))?(?: (?:will|would|can|could|might|may|just|only|probably|definitely|totally|instantly|immediately|never|always|all|really|truly|fully|most likely|secretly|not|have|are|going to|be able to|want to|need to|won['’]t|can['’]t|don['’]t|couldn['’]t|desperately))* (?:understand|get|relate(?: to)?|recogni[sz]e|remember|appreciate|love|adore|need|want|regret|miss|crave|obsess(?:ed)?(?: over)?|find (?:relatable|funny|hilarious)|identify with|sympathi[sz]e with|empathi[sz]e with|know|feel|cringe at|live without|resist|unsee|stop (?:laughing|thinking)|wait (?:for|to)|afford to miss|handle|help but|never forget|forget|wish you(?:['’]d| had)? (?:owned|had|knew|known|were|bought|tried|found|discovered|started|heard of|learned|learnt)(?: about)?(?: (?:sooner|earlier|before|years ago|this))?|be obsessed with|believe|drool over|thank us for)((?: (?:all |only )?too well| instantly| immediately| right away| this (?:week|month|season)| to be true| in your life| so badly| only| right now)*)(?:,? ((?:if|when|for|because|after|before|about|this|from|as)\b.*))?$/i.exec(
      text,
    )
  if (match === null) return null
  const rest = match[2] ?? ''
  if (/^if\b/i.test(rest)) {
    const whom = sayIf(rest)
    return isKnown(text, things) ? whom.replace(/^for /, 'known to ') : whom
  }
  if (/^about\b/i.test(rest) && !addresses(rest)) return rest
  return /^for (?!you\b)/i.test(rest) && !addresses(rest) ? rest : ''
}

/** "of Dana being the best", "that mess with your sense of time", "no one tells women about": whom or what they are about. */
const named: Reading = (text) => {
  const who =
    /^of ((?:["“][^"”]+["”]|[\p{Lu}][\p{L}’'.-]*)(?: (?:and |& )?[\p{Lu}][\p{L}’'.-]*){0,3}) (?:being|looking|acting) /u.exec(
      text,
    )?.[1]
  if (who !== undefined) return `involving ${who}`
  const what =
    /^(?:that|which)(?: will|['’]ll| might| may| could)? (?:\p{L}+ly )?(?:fuck|mess|screw|play|toy|tamper) with (?:your|the) ((?:perception|sense|idea|view|understanding|concept|notion|memory|memories) of [^,]+)$/iu.exec(
      text,
    )?.[1]
  if (what !== undefined) return FORBIDDEN.test(what) || addresses(what) ? '' : `about ${what}`
  const [, whom = '', matter = ''] =
    /^(?:that )?(?:no one|nobody|no-one|few people) (?:ever |really )?(?:tells?|told|warns?|warned|teaches|taught) (you|women|men|girls|boys|kids|parents|people|mothers|moms|dads|fathers|students|teens|millennials|brides|them) about ([^,]+)$/iu.exec(
      text,
    ) ?? []
  if (matter !== '')
    return FORBIDDEN.test(matter) || addresses(matter)
      ? ''
      : `about ${matter}${/^(?:you|people|them)$/i.test(whom) ? '' : ` for ${whom}`}`
  const room =
    /^(?:that|which|to)(?: will|['’]ll| can| could)? (?:\p{L}+ly )?(?:complete|transform|upgrade|improve|spice up|liven up|freshen up|brighten up|revamp|elevate|level up|organi[sz]e|change|update|refresh) your ((?:living |bed|bath|dining |laundry |dorm )?(?:room|home|house|kitchen|garden|wardrobe|closet|office|desk|car|backyard|patio|porch|garage|apartment|workspace|makeup bag|handbag|bookshelf))$/iu.exec(
      text,
    )?.[1]
  if (room !== undefined) return `for the ${room.toLowerCase()}`
  const harmed =
    /^(?:that|which)(?: (?:are|may be|could be|might be))? (?:\p{L}+ly )?(?:wrecking|ruining|damaging|destroying|hurting|harming|badly damaging|sabotaging|wreck|ruin|damage|destroy|hurt|harm|badly damage) your ((?:[\p{L}-]+ )?[\p{L}-]+)$/iu.exec(
      text,
    )?.[1]
  return harmed === undefined || /\b(?:day|life|week|mood|childhood|year|weekend|vibe)s?$/i.test(harmed)
    ? null
    : `and their effect on ${harmed.toLowerCase()}`
}

const condition: Reading = (text, things) =>
  /^(?:only )?(?:for )?(?:if|when|whenever) (?:you|your)\b/i.test(text)
    ? /^(?:moments|times|things)$/.test(things) && /^when/i.test(text)
      ? toPeople(text)
      : sayIf(text)
    : null

/** "proving gulls can sing": as "that prove". */
const proving: Reading = (text, things) =>
  /^(?:proving|showing) (?:that )?\S/i.test(text) && !/^\S+ off\b/i.test(text)
    ? sayRelative(text.replace(/^(\p{L}+)ing/iu, 'that $1e').replace(/^that showe/i, 'that show'), things)
    : null

const relative: Reading = (text, things) =>
  /^(?:that|which|who|whose)(?:['’](?:ll|re|ve|s|d))?\s/i.test(text) ? sayRelative(text, things) : null

/** "to brighten your day" is for nobody, "to wear with your boots" for people with theirs. */
function infinitive(text: string, things: string): string {
  const isHow = /\b(?:ways|tips|tricks|hacks|ideas|things|steps|rules|reasons|questions)$/i.test(things)
  if (
    EFFECT_INFINITIVE.test(text) ||
    /^to (?:make|get|keep|help|bring|put|take|tell) you\b/i.test(text) ||
    (!isHow && /^to (?:make|get|give|keep|help|bring|put|take) you(?:r\b|\b)/i.test(text))
  )
    return ''
  if (FORBIDDEN.test(text)) return ''
  const known = /^to know (?:about|from) (.+)$/i.exec(text)
  if (known !== null) return addresses(known[1]!) ? '' : `about ${known[1]}`
  const bare =
    /^to (?:know|see|try|own|have|hear|need|check out|get|make|be|live by|believe|love|remember|understand)(?: (?:in|with)(?: your)? (?:life|lives))?$/i
  if (bare.test(text) && !/^things$/i.test(things)) return ''
  const clause = / (?=(?:that|which|who)(?:['’]\w+)? .*\byou|if you|because |guaranteed to |so you )/i.exec(text)
  if (clause !== null && !/^ if/.test(text.slice(clause.index))) return infinitive(text.slice(0, clause.index), things)
  if ((text.match(/\byou\b/gi) ?? []).length > 2) return ''
  // "boats to inspire your sails": the boats do it.
  if (/^to inspire your /i.test(text)) return toPeople(text, true).replace(/\btheir\b/i, "people's")
  return addresses(text) ? `for people ${toPeople(text, true)}` : text
}

const EFFECT_INFINITIVE =
  /^to (?:brighten|warm|melt|change|blow|cure|soothe|restore|kickstart|kick-start|spice up|satisfy|fuel|feed|inspire|save|rock|transform|break|lift|boost|make|get|improve|start|feast|cleanse|haunt|ruin|complete) (?:(?:up|off) )?(?:your|you)(?:r)? ?(?:inner|whole|entire|next)? ?(?:day|life|world|mind|heart|soul|week|mood|year|sanity|weekend|faith|dreams|spirits?|eyes|\w+ cravings?|craving|cravings|hungry|drool|smile|laugh|cry|through|in the|excited|pumped|feel|happy|swoon|believe|want|holiday spirit|morning)\b/i

/** "to" and what is done with the things. */
const purpose: Reading = (text, things) => (/^(?:not |never )?to \p{L}/iu.test(text) ? infinitive(text, things) : null)

/** Where a phrase ends and a clause begins. */
const OPENER = () =>
  /,? (?=(?:the )?(?:\p{L}[\p{L}.'’-]* ){1,2}(?:wants?|doesn['’]t want|don['’]t want|won['’]t let) (?:you|people) |(?:that|which|who|whose)(?:['’]\w+)?\s|you(?:['’]\w+)? |your? \w+ (?:will|should|needs)|guaranteed to |sure to |worth |only (?!the\b)[^ ]+ .*(?:will|understand|get|could|can)|all (?:\w+ ){1,2}(?:will|understand|know|relate|recogni[sz]e|get|remember|secretly)\b|every \w+ (?:should|will|needs|has)|everyone (?:should|will|needs|has|can)|if you|when you|because |we (?:all|can|love|loved|need|needed|want|wanted|should|must|wish|fell|saw|lost|miss|missed|couldn['’]t|never)\b|so \w+ (?:you|they)|to (?:make|get|give|keep|help|inspire|brighten|put|warm) (?:you|your)|all \w+ will|(?:\w+ )?(?:women|men|people|kids|fans|girls|guys) (?:will|should|can) )/iu

/** "about otters that will make you smile": the phrase, and the clause read by itself. */
const phrase: Reading = (text, things) => {
  const first = text.split(' ')[0]!.toLowerCase()
  if (!isPhrase(first) && !isGerund(first) && !isParticiple(first)) return null
  const at = OPENER().exec(text)
  const yours = /^for you (to \S.*)$/i.exec(text)?.[1]
  if (yours !== undefined) return infinitive(yours.replace(/^to not /i, 'not to '), things)
  if (/^for you\b/i.test(text)) return ''
  if (at === null) return FORBIDDEN.test(text) ? '' : toAuthor(toPeople(text))
  const lead = text.slice(0, at.index)
  const [clause = '', ...behind] = text
    .slice(at.index)
    .replace(/^,? /, '')
    .split(/(?=, )/)
  // Who wants what of the reader is told of no phrase, and what stands behind a comma goes with the phrase.
  const said = WANTING().test(clause) ? behind.join('') : tailOf(clause + behind.join(''), things)
  if (FORBIDDEN.test(lead)) return said
  // "for people | who can't swim": who they are.
  if (
    said === '' &&
    /\bpeople$/i.test(lead) &&
    /^who (?:can|could|do|did|are|were|have|has|had)n?['’]t \S/i.test(clause) &&
    !FORBIDDEN.test(clause)
  )
    return toAuthor(toPeople(`${lead} ${clause}`, true))
  // "for people | who will love it": with the clause goes who they are.
  const isBare =
    /\b(?:people|anyone|everyone|those|someone|anybody|everybody|women|men|girls|guys|kids|friends?)$/i.test(lead)
  if (said === '') return isBare && /^(?:for|from|of|by|to|with)\b/i.test(lead) ? '' : toAuthor(toPeople(lead))
  // Two audiences would be one too many.
  if (/^for /.test(said) && /^for /i.test(lead)) return toAuthor(toPeople(lead))
  return `${toAuthor(toPeople(lead))} ${said}`.replace(' ,', ',')
}

const WANTING = () =>
  /^(?:the )?(?:[\p{L}.'’-]+ ){1,2}(?:wants?|doesn['’]t want|don['’]t want|won['’]t let) (?:you|people) /iu

/** "everyone meets at school", "we all had while sailing": people do. */
const ofAll: Reading = (text) => {
  const [, who = '', verb = '', rest = ''] =
    /^(?:that |which )?(everyone|everybody|we all|all of us)(?: (?:secretly|actually|always|still|probably|definitely|totally))? (\p{Ll}+)(.*)$/iu.exec(
      text,
    ) ?? []
  // "everyone obsessed with gulls": who they are.
  if (who === '' || FORBIDDEN.test(text) || /^ (?:with|by)\b/.test(rest)) return null
  // "everyone will know during the regatta": of that time they are.
  const time = /^ \p{Ll}+ during (?:the )?([^,]+)$/u.exec(rest)?.[1]
  if (time !== undefined && /^(?:will|would|can|could)$/.test(verb)) return addresses(time) ? '' : `related to ${time}`
  // What all love or know tells nothing of the things.
  const isPromise =
    /^(?:love|adore|need|want|know|understand|get|relate|appreciate|crave|will|would|can|could|should|must|might|may|ha|have|had|is|are|be|been)(?:s|es|ed|d)?$/i
  if (isPromise.test(verb) && !/^ (?:while|during|in|at|on|when|before|after) \S/i.test(rest)) return null
  const isOne = /^every/i.test(who)
  const said = isOne ? (MANY[verb] ?? (isThirdPerson(verb) ? verbLemma(verb) : isPast(verb) ? verb : undefined)) : verb
  if (said === undefined || (!isOne && !isBaseVerb(said) && !isPast(said))) return null
  const others = rest
    .replace(/\bwe\b/gi, 'they')
    .replace(/\bour\b/gi, 'their')
    .replace(/\bus\b/gi, 'them')
  return `people ${said}${toPeople(others, true)}`
}

/** "every twin on the island has": "twins on the island have". */
const ofEach: Reading = (text) => {
  const match =
    /^(?:that |which )?((?:every|each|any)(?:one|body)?(?: .+?)?) (?:has|is|does|goes|gets|[\p{L}]+s)\b/iu.exec(text)
  if (match === null) return null
  // "every sailor with a beard never wants to hear": what they do not want.
  const [, who = match[1]!, adverb = ''] = /^(.+) (never|always|still|often|secretly)$/i.exec(match[1]!) ?? []
  const told = match[1]!
  const verb = text
    .slice(text.indexOf(told) + told.length + 1)
    .split(' ')[0]!
    .toLowerCase()
  const base = MANY[verb] ?? (isThirdPerson(verb) ? verbLemma(verb) : undefined)
  if (base === undefined || /\b(?:who|that|whose)\b/i.test(who)) return null
  const rest = text.slice(text.indexOf(told) + told.length + 1 + verb.length)
  if (/^(?:needs?|wants?)$/.test(verb) && adverb === '') return `for ${audienceOf(who)}`
  if (FORBIDDEN.test(text) || /\b(?:his|her|he|she)\b/i.test(rest)) return FORBIDDEN.test(text) ? '' : null
  return `${/(?:one|body)$/i.test(who) ? 'people' : audienceOf(who.replace(/^(?:every|each|any)(?:one|body) (?=with )/i, 'people '))} ${adverb === '' ? '' : `${adverb.toLowerCase()} `}${base}${toPeople(rest)}`
}

/** "bakers will never reveal": known to them. */
const hidden: Reading = (text, things) => {
  const match =
    /^(?:that )?(.+?)(?:['’]ll| will| won['’]t| would| wouldn['’]t| don['’]t| doesn['’]t| can['’]t)(?: never| ever| not)*(?: want (?:you|people) to know| tell (?:you|anyone|people|us)| reveal| admit| share| say out loud)$/i.exec(
      text,
    )
  if (
    match === null ||
    !/never|not|n['’]t/i.test(text.slice(match[1]!.length)) ||
    /^(?:you|we|i|they|it)$/i.test(match[1]!)
  )
    return null
  const who = toPeople(audienceOf(match[1]!))
  if (/\b(?:confessions|stories)$/i.test(things)) return `of ${who}`
  return /\b(?:facts|things|truths|tips)$/i.test(things) ? `known to ${who}` : null
}

/** "professional bakers swear by". */
const endorsed: Reading = (text) => {
  const who = /^(?:that )?((?:[\p{L}'’-]+ ){1,4})swears? by$/iu.exec(text)?.[1]
  return who === undefined || addresses(who) ? null : `recommended by ${who.trim()}`
}

/** "we couldn't get enough of in 1999": the writers of the list speak of themselves and of all. */
const ours: Reading = (text) => {
  if (!/^(?:that |which )?(?:we(?:['’]\w+)?|our|us)\b/i.test(text)) return null
  // "we watched this summer": that they did.
  const deed =
    /^we (watched|read|ate|bought|tried|tested|saw|made|learned|learnt|found|noticed|cooked|wore|visited|heard|did|played)\b(.*)$/i.exec(
      text,
    )
  if (deed !== null && !/\b(?:us|our)\b/i.test(deed[2]!)) return `the writers ${deed[1]!.toLowerCase()}${deed[2]}`
  const year = /\b(?:couldn['’]t|loved|\w+ed|had|got|saw|were|didn['’]t)\b.* (?:in|of|from) (\d{4})$/i.exec(text)?.[1]
  return year === undefined ? '' : `from ${year}`
}

const READINGS: readonly Reading[] = [
  praise,
  sign,
  named,
  condition,
  unknown,
  readerPromise,
  endorsed,
  hidden,
  ofAll,
  promised,
  advised,
  ofEach,
  ours,
  proving,
  relative,
  purpose,
  phrase,
]
