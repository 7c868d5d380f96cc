/**
 * A headline that asks its readers: read as what they are asked, said of them as an indirect question.
 *
 *     "Which Harbor Bird Are You"      → which harbor bird they are
 *     "What's Your Favorite Moment …"  → what their favorite moment … is
 *     "Can We Guess Your Age …"        → guess: their age …
 */

import { memoize } from '../../text/memoize.ts'
import { isCommonWord } from '../headline/true-case.ts'
import { small } from '../plain/grammar.ts'
import { manipulationIn, plainWording } from '../plain/plain-wording.ts'
import { addressesReader, type Told, tellOfReaders, unquoted } from '../plain/reader-person.ts'
import { AUXILIARIES } from '../words/closed-classes.ts'
import { isBaseVerb, isGerund, isNoun, isParticiple, isPersonNoun } from '../words/vocabulary.ts'
import { verbForms } from '../words/word-forms.ts'
import { clauseOf, DONE_BY_NOBODY, splitAfterSubject } from './question-parts.ts'

export interface ReaderQuestion extends Told {
  /**
   * `asked`: an indirect question; `named`: a thing that readers are to name; `told`: what they are to tell or show, an
   * infinitive; `guessed`, `known`: what the publisher would guess or says it knows; `offered`: what readers get for doing `deed`.
   */
  kind: 'asked' | 'named' | 'told' | 'guessed' | 'known' | 'offered'
  /** The headline shows that it is a quiz. */
  isQuiz: boolean
  /** What is to be done for it: "answer one question"; '' for nothing. */
  deed: string
  /** For `named`: the verb in front of the thing. */
  be?: string
}

const WH = 'what|which|who|whom|whose|where|when|why|how'
const YOU_ASKED = new RegExp(
  `^(?:(${AUXILIARIES}) you|(((?:${WH})(?:['’]s)?\\b.*?) (${AUXILIARIES}) you))(?:,? (.+))?$`,
  'i',
)
/** "Which crew would", "How much should": bare "why", "when" and "where" have the verb right behind them. */
const OPEN = new RegExp(
  `^((?:what|which|whose)(?: .+?)?|who|whom|where|when|why|how(?: (?:many|much)\\b.*?| \\S+(?: of \\S+)?)?) (${AUXILIARIES}) (.+)$`,
  'i',
)
const MATCHES =
  /^(?:which|what|who)\b.*? (?:(?:always|best|perfectly|actually|really|most) )?(?:matches|describes|suits|represents|fits|makes|inspires|gets|helps|defines|speaks|sums up) (?:.* )?(?:you|your)\b/i
const YES_NO = new RegExp(`^(${AUXILIARIES}) (.+)$`, 'i')
const ENDS_LOOSE = / (?:from|with|about|for|to|in|on|like|of)$/i
const OPENS =
  /^(?:(?:so|and|but|ok|okay|now|hey|wait|honestly|seriously|serious question|question|poll|open thread|readers)[,:]? )+(?=\S)/i

/** Most headlines speak to nobody, and need no closer look. */
const MAY_ASK = () =>
  /\byou|\b(?:tell|show|send|give) us\b|\bwe\b|^who \p{L}+(?: \p{L}+)?(?: first)?: |^(?:is|are) (?:this|these|it|they)\b|^(?:what|which|who)(?:['’]s| is| are| was| were) (?:(?:actually|really|truly) )?the\b|^\p{L}+ (?:this|these)\b|^check out\b|^(?:what|which) \p{L}+(?: \p{L}+)? (?:is|are|was|were) (?:this|these)\b/iu

/** @param text in sentence case */
export const readReaderQuestion = (text: string): ReaderQuestion | null => readOnce(text).question

const readOnce = memoize((text: string) => ({ question: readAfresh(text) }), 16)

function readAfresh(text: string): ReaderQuestion | null {
  // "What happened to the dog will break your heart": told of what happened.
  if (
    !MAY_ASK().test(text) ||
    /^what .* will (?:\w+ )?(?:amaze|anger|astound|blow|break|delight|disgust|haunt|horrify|leave|make|melt|scare|shock|stun|surprise|terrify) (?:you|us)/i.test(
      text,
    )
  )
    return null
  if (DONE_BY_NOBODY.test(text.replace(/\?$/, ''))) return null
  const isQuiz = /^quiz: /i.test(text)
  const asked = text
    .trim()
    .replace(/^quiz: /i, '')
    .replace(OPENS, '')
    .replace(/\?+$/, '')
    .trim()
    // "Are you the cook or are you the mate"
    .replace(/^((are|do|did|would|will|have|can|could) you\b.*? or) \2 you (?=\S)/i, '$1 ')
    // "Based on your mood, we know …": on what it is based stands behind as well.
    .replace(/^(based on [^,]+), (.+)$/i, (_, basis: string, rest: string) => `${rest} ${basis.toLowerCase()}`)
  const either = contest(asked)
  if (either !== null) return either
  if (/[.?!;] |[^“"]: |\s[–—-]\s/.test(unquoted(asked).replace(/\b(?:vs|dr|mr|mrs|ms|st|[a-z])\. /gi, ''))) return null
  const read = guessed(asked) ?? offered(asked) ?? told(asked) ?? named(asked) ?? indirect(asked)
  if (read === null || (!isQuiz && isOfTheWorld(read))) return null
  return { ...read, isQuiz: isQuiz || read.isQuiz }
}

/** "Is it safe to take your kids to sea", "What time will ferries reach your town": readers cannot know, the article tells. */
const isOfTheWorld = ({ kind, they, isQuiz }: ReaderQuestion): boolean =>
  kind === 'asked' &&
  !isQuiz &&
  !/\bthey\b|\bbased on\b|\bthem an? |\bfor them$/.test(they) &&
  (/^whether it is \S+ to [^?]*\btheir (?:kids|children|pets|\p{Ll}+[^s]s)\b(?!.*\btheir\b)/u.test(they) ||
    /^what time (?!.*\btheir (?!(?:area|time|town)\b))/.test(they) ||
    (!/\btheir\b/.test(they) &&
      /^whether (?!(?:readers|certain|something|somebody|this|that|these|a|an)\b)/.test(they)))

/** A question to nobody in particular, set without a mark: "Who should lead the crew". */
export function readOpenQuestion(text: string): ReaderQuestion | null {
  const asked = text.trim().replace(/\?$/, '')
  if (/[.?!;:] |\s[–—-]\s/.test(unquoted(asked)) || /\b(?:it|this|that|they|he|she)\b/i.test(unquoted(asked)))
    return null
  // "How the town is thanking", "What It's Like": told, and not asked.
  if (/^how (?!(?:many|much|long|often|far|old|big) )\S+ (?:is|are|was|were|has|have|had) /i.test(asked)) return null
  return indirect(asked, false)
}

type Read = ReaderQuestion | null

function made(kind: ReaderQuestion['kind'], clause: string, isQuiz = false, deed = ''): Read {
  const told = tellOfReaders(clause)
  if (told === null) return null
  return { kind, they: asPlain(told.they), named: asPlain(told.named), isQuiz, deed }
}

/**
 * What is asked stays what it is: "favorite" and "worst" are no hype where they are the question. Only what points
 * and what stresses goes, as long as nothing loaded is left by that.
 */
export function asPlain(text: string): string {
  const bare = text
    .replace(/ (?:actually|really|seriously|literally|honestly|totally)(?= |$)/gi, '')
    .replace(/(?<=\b(?:best|worst|most|\p{L}{3,}est|favou?rite) .*) ever(?= \p{L})/giu, '')
    .replace(/\bright now\b/gi, 'now')
    .replace(/(?<=\b(?:best|worst|most|\p{L}{3,}est|favou?rite)\b.*) of all time\b/giu, '')
    .replace(
      /\bof these (?=(?:do|does|did|have|has|are|were|can|could|would|will|should|YOU|they|readers|people)\b)/gi,
      'of certain things ',
    )
    .replace(/\bof these (?=\p{L})/giu, 'of certain ')
    .replace(/\bthese (?!(?:are|were|is|was)\b)(?=\p{L}|["“\d’'])/giu, '')
    .replace(/\b(?:this|a) single (?=\p{L})/giu, 'one ')
    .replace(/\bthis (?=one\b)/gi, '')
    .replace(/\bthis (?!(?:is|about|after|all|and|are|as|at|if|in|of|on|or|out|up)\b|evening)(?=[aeiou])/gi, 'an ')
    .replace(
      /\bthis (?!(?:is|was|will|would|can|could|should|does|did|has|may|might|must|about|after|all|and|are|as|at|before|because|but|by|for|from|if|in|of|on|or|out|to|up|when|while|with)\b|year|week|month|summer|winter|spring|fall|season|christmas|holiday|thanksgiving|halloween|easter|ramadan|hanukkah|weekend|morning|evening|time)(?=\p{L}|["“])/giu,
      'a ',
    )
  if (manipulationIn(bare).every((piece) => piece.inQuote === true)) return bare
  const plain = small(plainWording(bare).text)
  const measures = (line: string): number => (line.match(MEASURE()) ?? []).length
  const last = (line: string): string => line.split(' ').at(-1)!
  const choices = (line: string): number => line.split(/ or /i).length
  return measures(plain) === measures(bare) && last(plain) === last(bare) && choices(plain) === choices(bare)
    ? plain
    : bare
}

const MEASURE = () => /\b(?:\p{L}{3,}est|best|worst|most|least|favou?rite)\b/giu

/** "Who said it: Ruiz or Okafor". */
function contest(text: string): Read {
  const either = /^who (said|sang|wrote|tweeted|did|wore)(?: it)?(?: first)?: ([^:]+ or [^:]+)$/i.exec(text)
  // "Is this a knot or a boat"
  const kind = /^(is|are) (?:this|these|it|they) ((?:an? |from ).+ or .+)$/i.exec(text)
  if (kind !== null && !addressesReader(text))
    return made(
      'asked',
      /^is$/i.test(kind[1]!) ? `whether something is ${kind[2]}` : `whether certain things are ${kind[2]}`,
    )
  // "Is this the oldest ferry": what it is, is not told.
  const most =
    /^is this (?:really |actually |officially )?(the (?:[\p{L}’'-]+ ){0,2}(?:\p{L}{3,}est|most|best|worst) [^,]+)$/iu.exec(
      text,
    )
  if (most !== null && !addressesReader(text))
    return made('asked', `whether ${isPersonNoun(headOf(most[1]!)) ? 'somebody' : 'something'} is ${most[1]}`)
  // "What year is this headline from"
  const origin =
    /^((?:what|which) \p{L}+(?: \p{L}+)?) (is|are|was|were) ((?:this|these) [^,]+) (from|about|in)$/iu.exec(text)
  if (origin !== null && !addressesReader(text))
    return made('asked', `${origin[4]} ${lowered(origin[1]!)} ${origin[3]} ${origin[2]}`)
  // "Did this headline happen or not"
  const done = /^did ((?:this|these) .+)$/i.exec(text)
  const parts = done === null || addressesReader(text) ? null : splitAfterSubject('did', done[1]!)
  const told = parts === null ? null : clauseOf('did', parts.subject, parts.predicate)
  if (told !== null) return made('asked', `whether ${told}`)
  // "Is this crew from Skerra or Norwell", "Are these boats old or new"; "are these Skerra knots or loops" is about knots
  const thing = /^(is|are) (?:this|these) (\p{L}+) ((?:from |an? |\p{L}+ or ).*)$/iu.exec(text)
  if (
    thing !== null &&
    / or /.test(thing[3]!) &&
    (/^is$/i.test(thing[1]!) || /s$/.test(thing[2]!)) &&
    !addressesReader(text)
  ) {
    const noun = lowered(thing[2]!)
    return made('asked', `whether ${/^is$/i.test(thing[1]!) ? `this ${noun} is` : `certain ${noun} are`} ${thing[3]}`)
  }
  return either === null
    ? null
    : made(
        'asked',
        `whether ${either[2]!.replace(/^(?:An?|The) /, (article) => article.toLowerCase())} ${either[1]!.toLowerCase()} it`,
      )
}

/** "Can we guess …", "We know …". */
function guessed(text: string): Read {
  const guess =
    /^(?:can|could) we (?:actually |really |correctly |accurately )?(?:guess|tell|predict|figure out|determine|work out) (.+)$/i.exec(
      text,
    )
  if (guess !== null) return made('guessed', embedded(guess[1]!), true)
  const known =
    /^we (?:already |actually |totally )?(?:know|can (?:tell|(guess|predict))) (?:exactly |precisely )?((?:what|which|who|whose|where|when|why|how|if|whether|your)\b.+)$/i.exec(
      text,
    )
  if (known === null) return null
  // "We can guess what you sail": a guess is no knowledge.
  return made(known[1] === undefined ? 'known' : 'guessed', embedded(known[2]!))
}

/** "if you cheat" → "whether you cheat". */
const embedded = (text: string): string => lowered(text).replace(/^if /, 'whether ')

/** "Pick a boat and we'll tell you …". */
function offered(text: string): Read {
  const deal =
    /^(.+?),? and (?:we(?:['’]ll| will| can)|this quiz will|it will|we['’]re going to) (?:(tell|show|give|reveal to) you|(guess|reveal|predict|determine)) (.+)$/i.exec(
      text,
    )
  if (deal === null) return null
  const [verb = ''] = lowered(deal[1]!).split(' ')
  if (!isBaseVerb(verb) && !/^(?:take|pick|choose|answer|tell)$/.test(verb)) return null
  const deed = tellOfReaders(lowered(deal[1]!))
  if (deed === null) return null
  return made(
    'offered',
    `${(deal[2] ?? deal[3]!).toLowerCase()} ${embedded(deal[4]!)}`,
    false,
    plainWording(deed.they).text,
  )
}

/** "Tell us how you …", "Show us your …". */
function told(text: string): Read {
  // "Try these knots", "Test your memory".
  const seen = /^(?:let['’]s |come )?(?:see|find out|discover) ((?:how|if|whether|which|what|who) .*)$/i.exec(text)
  if (seen !== null && /\byou\b/i.test(seen[1]!)) return made('told', `check ${embedded(seen[1]!)}`)
  if (
    /^(?:test|try|choose|pick|rate|rank|vote for|vote on|guess|share|name|submit|solve|check out|plan|take|find|draw|order|build|design) (?:your|these|this) /i.test(
      text,
    )
  )
    return made('told', lowered(text))
  const call = /^(tell|show|send|give) us (.+)$/i.exec(text)
  if (call === null) return null
  const verb = call[1]!.toLowerCase()
  return made('told', `${verb} ${lowered(call[2]!)}`)
}

/** "What's the best book you've ever read", "What are your best tips for …". */
function named(text: string): Read {
  const thing =
    /^(?:what|which|who)(?:['’]s| is| are| was| were) (?:(?:actually|really|truly) )?((?:the|your|one|some)\b.+)$/i.exec(
      text,
    )
  if (thing === null || !(addressesReader(text) || MOST().test(thing[1]!))) return null
  const [phrase, tail] = splitTail(lowered(thing[1]!))
  const be = /^\S+?(?:['’]s| (is|are|was|were)) /i.exec(text)?.[1]?.toLowerCase() ?? 'is'
  // "the best song to sail to": a verb behind its last word would stumble.
  const isNamed =
    / (?:you|you['’]\p{L}+) /u.test(`${phrase} `) || (ENDS_LOOSE.test(phrase) && / to \p{Ll}/u.test(phrase))
  if (isNamed) {
    const asked = made('named', phrase + tail)
    return asked === null ? null : { ...asked, be }
  }
  const wh = text.split(/['’ ]/)[0]!.toLowerCase().replace('which', 'what')
  // "What's your neighbour doing"
  const doing = /^(your \S+(?: \S+)?) (\p{L}+ing\b.*)$/iu.exec(phrase)
  if (
    doing !== null &&
    isGerund(doing[2]!.split(' ')[0]!) &&
    !/ (?:for|of|about|in|on|to|with|by|from|at|favou?rite|best|worst|most|least)$/i.test(doing[1]!)
  )
    return made('asked', `${wh} ${doing[1]} ${be} ${doing[2]}${tail}`)
  // "What is your crew obsessed with"
  const state = /^(your \S+) (\p{L}+ (?:with|by|of|about))$/iu.exec(phrase)
  if (state !== null && isParticiple(state[2]!.split(' ')[0]!))
    return made('asked', `${wh} ${state[1]} ${be} ${state[2]}${tail}`)
  // "Who is your boyfriend like": it ends on what the question word belongs to.
  const last = /^(.+) (like|from|about|for|doing|in|made of|worth|called|based on)$/i.exec(phrase)
  if (last !== null) return made('asked', `${wh} ${last[1]} ${be} ${last[2]}${tail}`)
  return made('asked', `${wh} ${phrase} ${be}${tail}`)
}

const MOST = () =>
  /^the (?:all-time )?(?:best|worst|greatest|most|least|(?!latest|rest|west|guest|quest|interest|request|forest)\p{L}{3,}est)\b/iu

/** "eyesight score | based on three questions". */
function splitTail(text: string): [string, string] {
  const at =
    unquoted(text) === text ? text.search(/,? (?:based on|according to|when|if|right now|this year|in \d{4}) /i) : -1
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)]
}

/** @param isOfReader only what speaks to the reader is one of his questions */
function indirect(text: string, isOfReader = true): Read {
  const you = YOU_ASKED.exec(text)
  if (you !== null && !/^(?:who|what)['’]s /i.test(text)) {
    const aux = (you[1] ?? you[4]!).toLowerCase()
    const wh = you[1] === undefined ? lowered(you[3]!) : 'whether'
    const clause = afterYou(aux, you[5] ?? '')
    const isQuiz =
      /^(?:which|what)$/.test(wh.split(' ')[0]!) &&
      /^are$/.test(aux) &&
      wh.includes(' ') &&
      !/^what (?:kind|type|sort)? ?(?:of )?$/.test(wh)
    return clause === null ? null : made('asked', `${wh} YOU ${clause}`, isQuiz)
  }
  if (isOfReader && !addressesReader(text)) return null
  const open = OPEN.exec(text)
  // "Which knot matches your mood"
  const matched = MATCHES.exec(text)
  if (matched !== null) return made('asked', lowered(text))
  const yesNo = open === null ? YES_NO.exec(text) : null
  if (open === null && yesNo === null) return null
  const aux = (open?.[2] ?? yesNo![1]!).toLowerCase()
  // "Do yourself a favor"
  if (aux === 'do' && /^(?:do|have) (?:your|not\b|it\b|this\b)/i.test(text)) return null
  const rest = lowered((open?.[3] ?? yesNo![2]!).replace(/^(?:actually|really|secretly|truly|literally) /i, ''))
  const wh = open === null ? 'whether' : lowered(open[1]!)
  if (addressesReader(wh) || / (?:who|that|which|if|when)\b/.test(wh)) return null
  // "How AI could stop fraud": who does it stands there, and no measure.
  if (/^how (?:\p{Lu}|\p{Ll}+s$)/u.test(wh) || (/^how \S+$/.test(wh) && isNoun(wh.slice(4)))) return null
  const [next = ''] = rest.split(' ')
  // "Which boat would be your match", "Which crew is your family": the question word is the subject.
  const isSubject =
    /^(?:which|what|who|whose|how many)\b/.test(wh) &&
    (/^(?:ca|co|wi|wo|sh|ma|mi|mu)/.test(aux)
      ? isBaseVerb(next) || next === 'be' || next === 'have'
      : /^(?:is|are|was|were)$/.test(aux) &&
        wh.includes(' ') &&
        (/^your\b/.test(rest) ||
          isParticiple(next) ||
          next === 'born' ||
          /^(?:the (?:best|worst|most|\p{L}+est)|better|worse|in|on|at|from)\b/u.test(rest)) &&
        !ENDS_LOOSE.test(rest))
  if (isSubject) return made('asked', `${wh} ${aux} ${rest}`)
  const be = /^(?:is|are|was|were)$/.test(aux)
  // "How good is your memory": nothing stands behind the subject.
  const [phrase, tail] = splitTail(rest)
  if (open !== null && be && (/^how \S+(?: of \S+)?$/.test(wh) || (wh === 'how' && tail !== ''))) {
    const joined = /^(.+?)((?<= \S+) being(?: .+)?| (?:with|for|to) you)$/i.exec(phrase)
    return made('asked', `${wh} ${joined?.[1] ?? phrase} ${aux}${joined?.[2] ?? ''}${tail}`)
  }
  // "Where is the best soup you've ever had": what is said of it belongs to it.
  if (
    open !== null &&
    be &&
    /^(?:where|who|when)$/.test(wh) &&
    /^the [^,]*? you(?:['’]ve| have|['’]d)? (?!are\b)/i.test(rest)
  )
    return made('asked', `${wh} ${rest} ${aux}`)
  // "Is Ruiz your captain"
  const owned = be ? /^(.+[^ ]) (your .+)$/i.exec(rest) : null
  if (
    open === null &&
    owned !== null &&
    !/ (?:of|in|on|at|for|to|from|with|by|about|and|or|is|are|to \S+)$/i.test(` ${owned[1]}`)
  )
    return made('asked', `${wh} ${owned[1]} ${aux} ${owned[2]}`)
  // "Is your fear of heights normal"
  if (
    open === null &&
    be &&
    /^your\b.* (?:normal|weird|basic|good|bad|real|fake|right|wrong|healthy|evil|cursed|toxic|legit|average|okay|ok|enough)$/i.test(
      rest,
    )
  )
    return made('asked', `${wh} ${rest.replace(/ \S+$/, '')} ${aux} ${rest.split(' ').at(-1)}`)
  const parts = splitAfterSubject(aux, rest.replace(/^your\b/, 'their'))
  const subject = parts === null ? '' : parts.subject.replace(/^their\b/, rest.startsWith('your') ? 'your' : 'their')
  const clause = parts === null ? null : clauseOf(aux, subject, parts.predicate)
  return clause === null ? null : made('asked', `${wh} ${clause}`)
}

/** What stands behind "you" in an indirect question: "do … need" → "need", "did … ruin" → "ruined", "are" → "are". */
function afterYou(aux: string, rest: string): string | null {
  const predicate = rest === '' ? '' : lowered(rest)
  if (/^not\b/i.test(predicate)) return null
  // "Which crew are you and your mate": both are; "should you and your crew sail" has its verb further on.
  if (/^(?:are|were)$/.test(aux) && /^and your (?:[\p{L}’'.-]+ ?){1,3}$/u.test(predicate)) return `${predicate} ${aux}`
  if (aux !== 'do' && /^(?:and|or)\b/i.test(predicate)) return null
  if (aux === 'do') return predicate === '' ? null : predicate
  if (aux !== 'did') return predicate === '' ? aux : `${aux} ${predicate}`
  const [, adverb = '', verb = '', more = ''] =
    /^((?:(?:actually|really|ever|just|also|always|even|already|know|secretly) )?)(\S+)(.*)$/.exec(predicate) ?? []
  return isBaseVerb(verb) && !isOnlyParticiple(verb) ? `${adverb}${verbForms(verb).past}${more}` : null
}

const isOnlyParticiple = (verb: string): boolean => isParticiple(verb) && !isBaseVerb(verb)

/** The first word small, unless it names. */
const lowered = (text: string): string => {
  const [first = ''] = text.split(' ')
  return /^\p{Lu}[\p{Ll}'’]*$/u.test(first) && isCommonWord(first.toLowerCase().replace(/['’].*$/, ''))
    ? first.toLowerCase() + text.slice(first.length)
    : text
}

/** "the most hated man in Norwell" → "man" */
const headOf = (phrase: string): string =>
  phrase
    .split(/ (?:in|of|on|at|from|who|to|for|with|ever)\b/, 1)[0]!
    .split(' ')
    .at(-1)!
    .toLowerCase()
