/**
 * Whether a statement was read surely enough to be turned round. A sentence said in its own order is true even when
 * its parts were told apart wrongly; a passive, a noun for the verb or a plan made of it is not. In doubt: no.
 */
import { memoize } from '../../text/memoize.ts'
import { isCommonWord } from '../headline/true-case.ts'
import { AUXILIARIES, WEEKDAYS } from '../words/closed-classes.ts'
import { SUPERLATIVE } from '../words/superlative.ts'
import {
  isBaseVerb,
  isGenericNoun,
  isNoun,
  isParticiple,
  isPast,
  isPersonNoun,
  isThirdPerson,
} from '../words/vocabulary.ts'
import { TAKES_INFINITIVE } from './object.ts'

export const AUXILIARY = new RegExp(`^(?:${AUXILIARIES}|isn't|aren't|wasn't|weren't|won't|can't)$`)
const QUESTION_WORD =
  /\b(?:how|why|what|when|where|whether|if|because|while|as|after|before|since|until|amid|despite|dead)\b/i

/** A word inside a phrase that can only be a finite verb there. */
export function hasFiniteVerb(text: string): boolean {
  const words = text.split(/\s+/)
  return words.some((word, i) => {
    const key = word.replace(/[,;:]$/, '')
    if (!/^\p{Ll}/u.test(key)) return false
    if (AUXILIARY.test(key)) return true
    if (i === 0) return false
    if (isThirdPerson(key) && /^(?:still|now|already|never|also|always)$/.test(words[i - 1]!)) return true
    return (isThirdPerson(key) && !isNoun(key)) || (isPast(key) && !isParticiple(key))
  })
}

/** The subject is one noun phrase: no clause, no infinitive and no second verb in it. */
export function isClearSubject(subject: string): boolean {
  if (QUESTION_WORD.test(subject)) return false
  const words = subject.split(/\s+/)
  if (isParticiple(words[0]!.toLowerCase()) && !/^\p{Lu}/u.test(words[1] ?? 'A') && words.length > 1) {
    // "Deprived of rallies …": a phrase that leans on the subject behind it.
    if (/^(?:of|by|from|in|to|with|for|at|on|after)$/.test(words[1]!)) return false
  }
  return !words.some((word, i) => {
    if (i === 0 || !/^\p{Ll}/u.test(word)) return false
    if (word === 'to' && isBaseVerb((words[i + 1] ?? '').toLowerCase())) return !TAKES_INFINITIVE.test(words[i - 1]!)
    if (AUXILIARY.test(word)) return true
    // "officers arrest one of": a base form behind a plural, with an object.
    const isAct =
      isBaseVerb(word) &&
      /s$|^(?:people|police|men|women)$/i.test(words[i - 1]!) &&
      /^(?:one|the|a|an|his|her|its|their|two|three|four|five|\d.*|\p{Lu}.*)$/u.test(words[i + 1] ?? '')
    if (isAct) return true
    // "conservative challenges party", "jet downs drone": a plural inside, with a noun behind it, is a verb as often.
    return (
      (isThirdPerson(word) || isUnknownInS(word, words[i - 1]!, words[i + 1])) &&
      i < words.length - 1 &&
      !/^(?:of|in|on|at|for|from|with|and|who|that)$/.test(words[i + 1]!)
    )
  })
}

const isUnknownInS = (word: string, before: string, next = ''): boolean =>
  /^\p{Ll}{3,}[^su’']s$/u.test(word) && !isNoun(word) && /^\p{Ll}+[^s]$/u.test(before) && /^\p{Ll}/u.test(next)

/** Whether "X to do Y" tells what X will do, and not what sort of thing X is. */
export function isPlanOf(subject: string, rest: string): boolean {
  const words = subject.split(/\s+/)
  if (!isClearSubject(subject) || TAKES_INFINITIVE.test(words.at(-1)!)) return false
  // "Ruiz homers twice to lift team": what happened twice was a deed.
  if (/^(?:twice|thrice|again|once|times|back|together)$/.test(words.at(-1)!) && words.length > 2) return false
  // "41 museums to visit", "a show to watch": for somebody else to do.
  const isListed =
    /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|(?:the )?(?:top|least)|more|a few|some)\b|(?:places|ways|things|reasons|books|films|movies|shows|songs|games|gifts|recipes|tips|hotels|restaurants|stocks|apps)$/iu.test(
      subject,
    ) || SUPERLATIVE.test((/^the$/i.test(words[0]!) ? (words[1] ?? '') : words[0]!).toLowerCase())
  if (isListed && !isPersonNoun(words.at(-1)!.toLowerCase())) return false
  if (/^(?:not|never)\b/.test(rest)) return false
  // "team dominate rivals to win": a verb came before.
  const hasVerb = words.some(
    (word, i) =>
      i > 0 && /^\p{Ll}/u.test(word) && isBaseVerb(word) && !isNoun(word) && !isNoun(`${word}s`) && !isPersonNoun(word),
  )
  if (hasVerb) return false
  return !rest
    .split(/\s(?:as|after|before|while|who|that|which|when|if|because|since|amid|following|where)\s/i)[0]!
    .split(/\s+/)
    .some((word, i, all) => {
      if (i === 0 || !/^\p{Ll}/u.test(word) || !isThirdPerson(word)) return false
      const before = all[i - 1]!
      return (
        /^\p{Lu}/u.test(before) ||
        (isNoun(before) && !/s$/.test(before) && /^(?:off|up|out|to|the|a|an|in|on|\d)/.test(all[i + 1] ?? ''))
      )
    })
}

const MEASURE = /\b(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|games?|points?|miles?)$/i

const WHEN = new RegExp(
  `\\s(?:(?:next|last|this|each|every) (?:week|weekend|month|year|spring|summer|autumn|fall|winter|season|morning|night|quarter)|(?:on )?(?:${WEEKDAYS}))$`,
  'i',
)

const HAPPENING =
  /\b(?:events?|sieges?|vandalism|violence|abuse|raids?|strikes?|war|protests?|riots?|arrests?|crackdowns?|bombings?|floods?|flooding|moments?|scenes?|incidents?|crash|crashes|conditions|days|hours|minutes|life|lives|experiences?|attacks?|shootings?|killings?|deaths?|fires?|accidents?|fights?|brawl|meetings?|encounters?|footage|video|photos?|images?|atmosphere|talks|operations?)(?: of .+)?$/i

/** The parts of a statement that change places; see `Statement`. */
interface Parts {
  forms: { base: string } | null
  subject: string
  object: string
  tail: string
  rest: string
}

const ROLE_OF =
  /\b(?:appointment|nomination|election|selection|choice|role|record|stint|time|debut|return|tenure|status|career|future|hiring|removal|resignation|confirmation|bid|work|job|replacement|term|start|days|years|use|recognition|treatment)\b/i
const QUALITY =
  /\b(?:rich|poor|free|full|low|high|short|ready|safe|absent|present|active|popular|common|responsible|famous|similar|close|available|dependent|based|interested|involved|living|trapped|stuck)$/i

/** What is told by them is not yet, or not at all. */
const TELLS_AHEAD =
  /^(?:rule out|ban|delay|deny|dismiss|expect|fear|forecast|oppose|plan|postpone|predict|promise|propose|reject|seek|suggest|threaten|urge|vow|want)$/

const MOVES_INTO =
  /^(?:convert|transform|force|push|bring|move|pull|put|drive|load|pour|throw|drop|split|cut|merge|absorb|integrate|inject|pump)$/

/** Whether subject, verb and object may change places. */
export function canTurn({ forms, subject, object, tail, rest }: Parts): boolean {
  if (!isClearSubject(subject) || hasFiniteVerb(object) || /^\S+ing\b/.test(object)) return false
  // "kills two and himself": he would be killed by somebody else.
  if (/\b(?:him|her|it|them|my|our)sel(?:f|ves)\b/.test(object)) return false
  // "declares citizen in Norwell wrongly held", "declares bridge unsafe": what it is held to be.
  const last = (tail === '' ? object : tail).split(' ').at(-1)!
  if (
    /^(?:consider|declare|deem|find|judge|pronounce|rule)$/.test(forms?.base ?? '') &&
    /^\p{Ll}+$/u.test(last) &&
    (!isNoun(last) || isParticiple(last))
  )
    return false
  // "cuts the party a path": two objects.
  if (
    /^(?!.* (?:of|and|in|on|for|to|from|with|at|by|over) (?:a|an|the|his|her|its|their) )\S.* (?:a|an|the|his|her|its|their) /.test(
      `${object} `,
    )
  )
    return false
  // "drops case against electors accused of fraud", "blocks access to the port": the phrase belongs to the object.
  if (/^(?:of|against|about|between|to|with)\b/i.test(tail)) return false
  // "kicks dockers out of the harbor": where to, and the end of the verb.
  if (/^out of\b/.test(tail)) return false
  // "donates plasma rich in iron": what the quality is in.
  if (/^(?:in|on|at|for|from|with)\b/i.test(tail) && QUALITY.test(object)) return false
  // "convicts leader of war crimes": of what he is convicted.
  if (
    /^(?:convict|accuse|acquit|clear|suspect|strip|rob|deprive|cure|rid|remind|warn|inform|notify|assure|absolve|relieve)$/.test(
      forms?.base ?? '',
    ) &&
    /^of\b| of /.test(`${tail} ${object}`)
  )
    return false
  // "considers ban on sale of vapes near schools": where they are sold.
  if (
    / (?:on|of|for|to|against) /.test(object) &&
    /^(?:near|beside|behind|outside|inside|on|next to) \p{Ll}/u.test(tail)
  )
    return false
  // "bans dogs but not owners": it is not the owners who do not ban.
  if (/^but not\b/.test(tail)) return false
  // "rules out return before spring": when he would return.
  if (/^(?:before|until|by|after|during)\b/.test(tail) && TELLS_AHEAD.test(forms?.base ?? '')) return false
  // "signals retirement at end of season": when he would retire.
  if (
    /^(?:at|in|on|next|later|this) \p{Ll}/u.test(tail) &&
    /^(?:signal|announce|confirm|reveal)$/.test(forms?.base ?? '')
  )
    return false
  // "opposes appointment of Marsh as chairman": what he is appointed.
  if (/^as\b/.test(tail) && ROLE_OF.test(object)) return false
  // "charges a visitor in a clip", "names man in mask as Dorn": who is in it.
  if (
    /^in (?:\S+ ){0,4}(?:clip|video|footage|photos?|pictures?|film|movie|show|book|masks?|hats?|caps?|helmets?|shirts?|t-shirts?|hoodies?|jackets?|coats?|dress|costumes?|uniforms?|wheelchairs?|coma|cars?|vans?|suvs?|trucks?|vehicles?)(?=$| (?:as|after|before|at|on|near|outside|for|from|with)\b)/i.test(
      tail,
    )
  )
    return false
  // "admits intrusions into privacy": unless something is moved there.
  if (/^into\b/i.test(tail) && !MOVES_INTO.test(forms?.base ?? '')) return false
  // "threatens Norwell, ferry talks in deadlock": behind the comma begins another clause, as often as not.
  if (/, .*(?<=[ ,])\p{Ll}/u.test(object) && !/ (?:and|or|&) /.test(object)) return false
  // "rejects care for all, union agenda": in headlines a comma stands for "and".
  if (/, (?!\S+ing\b|(?:as|while|after|when|amid|despite|but|with|following)\b)/.test(tail)) return false
  // "reports a fall in crime in 2025": the year may be that of the fall.
  if (/^(?:in|since|during|for) (?:19|20)\d\d\b/.test(tail) || / in (?:19|20)\d\d$/.test(tail)) return false
  // "visits the port next week": when, and no part of what is visited.
  if (WHEN.test(object)) return false
  if (
    /^on\b/i.test(tail) &&
    !/^(?:\p{Lu}|.*(?:er|or|ist|man|woman|people|minister|mayor|president|governor)s?$)/u.test(object)
  )
    return false
  // An amount is no thing that something is done to: "surges 22%", "humiliated 5-0".
  if (
    /^(?:[$£€]?\d|(?:\S+ times|half|twice|double|triple) |(?:almost|nearly|about|over|more|less|up|at) )/i.test(object)
  )
    return false
  // "six days before": the measure belongs to what follows.
  // "describes events inside the hall": the place may be that of the events, and who describes them elsewhere.
  if (HAPPENING.test(object) && /^(?:inside|in|at|on|near|before|after|during|behind|outside)\b/i.test(tail))
    return false
  if (MEASURE.test(object) && /^(?:before|after|into|from|in|ahead|early|later)\b/i.test(tail)) return false
  if (
    /\b(?:better|worse|faster|slower|longer|again|today|tonight|tomorrow|yesterday|now|once|twice|more|anymore|too|instead|together|free|off|up|out|down|away|back|home|ashore|apart|aside|alive|dead)$/i.test(
      object,
    )
  )
    return false
  // What describes the object would describe the agent; so would the end of "skipper in crash that injured six".
  return !/\b(?:that|which|who|whose|where)\b/i.test(tail) && !/^[,;:]/.test(rest)
}

/** Whether a subject ends in something that can be one: a name, a noun, a pronoun, a number; not in "angry". */
export const endsInNoun = memoize(headIsNoun, 256)

function headIsNoun(subject: string): boolean {
  const head = subject
    .split(
      /\s(?:of|in|on|at|to|for|from|by|with|who|that|which|over|about|against|near|behind|under|after|before)\s|,/i,
    )[0]!
    .split(/\s+/)
    .at(-1)!
    .replace(/[’'”"]+$/, '')
  const key = head.toLowerCase()
  if (
    /^(?:who|that|it|he|she|they|we|you|i|this|these|those|all|some|many|most|both|others?|several|few|more|none|one|half)$/.test(
      key,
    )
  )
    return true
  if (/\d|s$|[’']/.test(key) || !isCommonWord(key)) return true
  if (/^\p{Lu}/u.test(head) && subject.includes(' ')) return true
  return (
    isNoun(key) ||
    isNoun(`${key}s`) ||
    isPersonNoun(key) ||
    isGenericNoun(key) ||
    NOUN_BY_USE.test(key) ||
    !ADJECTIVE.test(key)
  )
}

/** Nouns that end as adjectives do. */
const NOUN_BY_USE =
  /^(?:primary|admiral|military|library|anniversary|judiciary|commentary|documentary|salary|boundary|summary|hospital|capital|festival|proposal|approval|arrival|removal|survival|revival|scandal|medal|metal|animal|journal|terminal|portal|canal|tribunal|withdrawal|refusal|denial|dismissal|renewal|referral|funeral|burial|serial|material|memorial|tutorial|editorial|coal|goal|pandemic|epidemic|clinic|traffic|music|republic|public|topic|panic|fabric|logic|magic|critic|mechanic|initiative|archive|drive|dive|incentive|alternative|perspective|collective|narrative|motive|offensive|directive|representative|executive|table|cable|vegetable|variable|fish|dish|crash|rubbish|handful|principal|individual|criminal|general|marshal|cardinal|official|rival|ally)$/
const ADJECTIVE =
  /(?:ous|ful|less|able|ible|ic|ical|ive|al|ish|ary)$|^(?:angry|happy|sad|new|old|big|small|huge|rare|free|hot|cold|warm|dry|wet|early|late|fresh|deadly|dead|mass|violent|silent|recent|major|minor|top|bitter|brief|calm|safe|poor|rich|young|elderly|sick|ill|armed|injured|wounded|stranded|missing|growing|rising|falling|surging)$/

/** "accused of theft faces lawsuit": behind a participle, another verb is the main one. */
export function hasMainVerbBehind(rest: string): boolean {
  const words = rest
    .split(/\s(?:as|after|before|while|who|that|which|when|if|because|since|amid|following|where|and|but)\s|[,;]/i)[0]!
    .split(/\s+/)
  return words.some((word, i) => {
    const before = words[i - 1] ?? ''
    const after = words[i + 1] ?? ''
    if (i < 2 || !/^\p{Ll}/u.test(word) || !isThirdPerson(word)) return false
    if (
      /^(?:of|in|on|at|for|from|with|to|by|over|about|against|between|into|under|near|per|during|through|across|without|around|the|a|an|his|her|its|their|new|more|and|or|\d.*)$|[’']s?$/.test(
        before,
      ) ||
      isPersonNoun(word) ||
      // "150,000 fare complaints per day"
      /^\d/.test(words[i - 2] ?? '')
    )
      return false
    // "sold to Rovers scores against old club"
    if (/^\p{Lu}/u.test(before) && after === 'against') return true
    return after !== '' && !/^(?:of|in|on|at|for|from|with|to|by|over|near|against|per|and|or)$/.test(after)
  })
}
