/** The parts of a question: its subject, its predicate, and the clause or form in -ing that they make. */

import { STOPS_OBJECT } from '../statement/object.ts'
import {
  isBaseVerb,
  isCountedNoun,
  isGenericNoun,
  isGerund,
  isNoun,
  isParticiple,
  isPersonNoun,
  verbLemma,
} from '../words/vocabulary.ts'
import { plural, verbForms } from '../words/word-forms.ts'

const ADVERB =
  /^(?:ever|never|still|just|also|already|always|even|(?!(?:family|supply|assembly|reply|rally|ally|bully|belly|monopoly|anomaly|butterfly|elderly|only|july|italy|jelly)$)[a-z]{3,}ly)$/

/** Behind a form in -ing: nothing that it could describe. */
const ENDS_VERB = /^(?:|next|now|on|in|to|for|from|with|so|well|back|away|up|down|out|wrong|better|worse)$/

/** What offices do, and no reader: "how do you prosecute a president". */
export const DONE_BY_NOBODY =
  /^how (?:do|can|should|would) (?:you|people) ((?:prosecute|govern|indict|impeach|extradite|deport|regulate|invade|nationali[sz]e|privati[sz]e|overthrow|topple|demilitari[sz]e|evacuate|imprison|deter|occupy|partition|sanction|tax) (?!.*\byou)[^,;:“”"]+)$/i

interface Parts {
  subject: string
  predicate: string
}

/** Where the subject ends: before the verb, adjective or preposition that the auxiliary belongs to. */
export function splitAfterSubject(aux: string, rest: string): Parts | null {
  const parts = splitBeforeVerb(aux, rest)
  // "What were the crews that the harbor lost": what they are asked about ends elsewhere.
  if (parts !== null && /\b(?:that|who|which|whose)$/.test(parts.subject)) return null
  // "What is Norcom, the group targeted by Dorn": beside its name stands what it is, and no verb.
  if (parts !== null && /^(?:is|are|was|were)$/.test(aux) && /^[^,]*,(?: (?:the|an?) [^,]*)?$/.test(parts.subject))
    return null
  // "Will Norwell ever win": the adverb goes with the verb.
  const [, subject = '', adverb = ''] = /^(.+) (\p{Ll}+)$/u.exec(parts?.subject ?? '') ?? []
  // "the largest boat ever coming": of all that there were.
  const isOfAll = adverb === 'ever' && /\b(?:\p{L}{3,}est|most|least|best|worst|first)\b/iu.test(subject)
  return ADVERB.test(adverb) && !isOfAll ? { subject, predicate: `${adverb} ${parts!.predicate}` } : parts
}

function splitBeforeVerb(aux: string, rest: string): Parts | null {
  const words = rest.split(/\s+/)
  const isBe = /^(?:is|are|was|were)$/.test(aux)
  // "Can people in your town drive": the verb comes behind what tells which people.
  if (words[0]?.toLowerCase() === 'people' && words.length > 1 && !/^(?:in|of|with|from|at|near|who)$/.test(words[1]!))
    return { subject: 'people', predicate: words.slice(1).join(' ') }
  // "What is it like to travel": a pronoun is the whole subject.
  if ((isBe ? /^(?:it|this|that|he|she|they|there)$/i : /^(?:it|he|she|they)$/i).test(words[0]!) && words.length > 1)
    return { subject: words[0]!, predicate: words.slice(1).join(' ') }
  // "Is now the best time to sail": of now it is asked.
  if (isBe && /^now (?:the|an?) /.test(rest)) return { subject: 'now', predicate: words.slice(1).join(' ') }
  // "Is what's happening here theft": a clause of its own, and nobody knows where it ends.
  if (isBe && /^what['’]s\b/.test(rest)) return null
  const isHave = /^(?:has|have|had)$/.test(aux)
  // "Why is everyone in the office talking": the verb form further on is what "is" belongs to.
  const later = isBe
    ? words.findIndex(
        (word, i) =>
          i > 0 &&
          /^\p{Ll}/u.test(word) &&
          (isGerund(word) || mayBeDeed(word, words[i + 1])) &&
          !NO_DEED.test(word) &&
          !isOfSomebody(words[i + 1]) &&
          !/^(?:the|a|an|his|her|its|their|and|or|than|while)$/i.test(words[i - 1]!) &&
          !BEFORE_GERUND.test(words[i - 1]!),
      )
    : -1
  if (
    later > 0 &&
    // "Where is oil going next", and no "social dining rules".
    (later > 1 || mayBeSubject(words[0]!) || ENDS_VERB.test(words[later + 1] ?? '')) &&
    !words
      .slice(1, later)
      .some((word) => isParticiple(word.toLowerCase()) || /^(?:not|the|a|an|about|worth)$/i.test(word)) &&
    !isParticiple(words[later + 1] ?? '')
  )
    return { subject: words.slice(0, later).join(' '), predicate: words.slice(later).join(' ') }
  for (let i = 1; i < words.length; i++) {
    const word = words[i]!.toLowerCase().replace(/[,;:]$/, '')
    const before = words[i - 1]!.toLowerCase()
    if (
      // "Did anyone win last night": when.
      (word === 'last' && words[i + 1] !== undefined) ||
      /^\p{Lu}/u.test(words[i]!) ||
      /^(?:the|a|an|of|and|in|on|at|for|to|its|his|her|their|your|our|my|with|from|or|new|own|future|ideal|perfect|current|former|potential)$|[’']s?$/.test(
        before,
      ) ||
      // "a $20m-a-year harbor chief": what sort, and no noun.
      /^[$£€]?\d[\p{L}\d.,]*-(?!.*olds?$)\p{L}/u.test(before) ||
      // "Is reading a book better than …": what is done to it.
      (isBe && i === 1 && isGerund(words[0]!) && /^(?:the|an?)$/.test(word)) ||
      // "stocks high despite looming tariffs": what the small word is about, and no verb.
      (isGerund(word) && BEFORE_GERUND.test(before)) ||
      // "Will Ruiz’s Skerra visit and new law calm fears": the visit and the law.
      (!isBe &&
        words[i + 1] === 'and' &&
        !isBaseVerb(words[i + 2] ?? '') &&
        mayBeNoun(word) &&
        words.slice(0, i).some((other) => /[’']s$/.test(other))) ||
      // "the way they read": whoever does it inside the subject.
      (i > 1 && /^(?:you|they)$/.test(before))
    )
      continue
    const isStart = isBe
      ? // "harbor safe enough to swim": what stands before "enough" is the quality.
        (words[i + 1] === 'enough' && /^\p{Ll}/u.test(words[i]!) && !mayBeNoun(word)) ||
        // "What is the crew up to"
        (word === 'up' && words[i + 1] === 'to') ||
        // "ferry plane spotting revealed": what was done stands behind a noun in -ing.
        (isGerund(word) &&
          !NO_DEED.test(word) &&
          !isOfSomebody(words[i + 1]) &&
          !(isParticiple(words[i + 1] ?? '') && !/^(?:being|getting)$/.test(word))) ||
        (isParticiple(word) && !/^(?:have|has|had|that|who|which)$/.test(before)) ||
        isQuality(words, i) ||
        /^(?:the|a|an|not|still|already|really|so|too|off|ready|able|good|bad|safe|dead|right|wrong|worth|here|back|next|to|being|more|less|as|finally|guilty|enough|possible|responsible|unconstitutional|legal|illegal|toxic|dangerous|concerned|afraid|angry|upset|happy|unhappy|sad|proud|sorry|jealous|eager|keen|poised|due|likely|unlikely|bound|doomed|destined|headed)$/.test(
          word,
        ) ||
        // "fares on Skerra so high": where it stands is only part of who it is when something is said behind.
        (/^(?:in|on|at|under|over|about|during)$/.test(word) &&
          !words.slice(i + 1).some((later) => /^(?:so|too|not|still|getting|being|going)$/.test(later)) &&
          !(i + 2 < words.length && (isParticiple(words.at(-1)!) || QUALITY.test(words.at(-1)!))))
      : isHave
        ? isParticiple(word) || /^\p{Ll}{3,}ed$/u.test(words[i]!)
        : word !== 'like' &&
          // "a long harbor strike be better": the verb comes behind its noun.
          !words.slice(i + 1).some((later, k) => /^(?:be|have)$/.test(later) && words[i + k] !== 'to') &&
          !isNounBefore(word, words[i + 1], words[i + 2]) &&
          (isBaseVerb(word) ||
            word === 'look' ||
            word === 'sound' ||
            word === 'feel' ||
            word === 'be' ||
            word === 'have' ||
            word === 'seem' ||
            word === 'not')
    if (!isStart) continue
    // "Will a harbor rally set up a good year": of two that may be the verb nobody knows which.
    if (!isBe && !isHave && mayBeNoun(word) && hasVerbBehind(words.slice(i))) return null
    if (i > 1 || mayBeSubject(words[0]!) || (isBe ? isSaidOf(word) : mayBeNoun(words[0]!)))
      return { subject: words.slice(0, i).join(' '), predicate: words.slice(i).join(' ') }
    // "Will zest come back": what follows the verb is no verb of its own.
    if (!isBe) return null
  }
  // "Are polls accurate": an adjective at the end.
  if (
    isBe &&
    words.length > 1 &&
    /(?:ate|ous|ful|able|ible|ive|ent|ant|ical|ular|fair|safe|great|real|true|over|overrated|toxic|legal|illegal)$/i.test(
      words.at(-1)!,
    )
  )
    return { subject: words.slice(0, -1).join(' '), predicate: words.at(-1)! }
  if (words.length === 2 && isBe && !/^(?:the|an?|his|her|its|their|that|this)$|[’']s?$/i.test(words[0]!))
    return { subject: words[0]!, predicate: words[1]! }
  return null
}

/** "seaweed legal": a quality stands behind one word as well as behind many; "social dining rules" are three. */
const isSaidOf = (word: string): boolean =>
  !isGerund(word) && !isParticiple(word) && !/^(?:the|an?|in|on|at|under|over|about|during|to|next)$/.test(word)

/** "cheating on", "dreaming about": a verb that no list has, by the small word behind it. */
const mayBeDeed = (word: string, next = ''): boolean =>
  /^\p{Ll}{3,}ing$/u.test(word) &&
  /^(?:on|about|for|to|with|from|at)$/.test(next) &&
  !isNoun(word) &&
  !/(?:thing|morning|evening|ceiling|building|wedding|meeting|king|string|spring|sibling|clothing|housing|funding)$/.test(
    word,
  )

/** Behind it a form in -ing is what it is about. */
const BEFORE_GERUND =
  /^(?:of|by|for|in|on|with|without|from|to|about|after|before|despite|amid|over|against|since|through|between|under|like|as)$/i

/** In -ing, and what nobody does. */
const NO_DEED = /^(?:during|according|including|following|regarding|concerning)$/

const QUALITY =
  /^(?:open|closed|high|low|big|cheap|hot|cold|old|free|full|real|fair|likely|normal|empty|popular|important|different|bad|hard|easy|healthy|safe|good|ready|wrong|legal|illegal|toxic|true|[a-z]{2,}(?:ful|ous|ible|able|istic|less|ier|ual|mal))$/

/** "the pier open on Sunday", "sailors hopeful in May": an adjective between the subject and a small word. */
const isQuality = (words: readonly string[], at: number): boolean =>
  (words[at + 1] === 'than' && /(?:er|worse)$/.test(words[at]!)) ||
  (/^(?:in|on|at|for|to|than|about|with|from|when|if|after|before|again|enough|anymore|or)$/.test(
    words[at + 1] ?? '',
  ) &&
    QUALITY.test(words[at]!))

/** "his new ferry plan work", "the harbor strike affect fares": of two that may be verbs the second is it. */
function isNounBefore(word: string, next = '', behind = ''): boolean {
  if (!mayBeNoun(word) || /^(?:help|let|make|go|come|dare|need)$/.test(word)) return false
  // "your future partner stare at gulls": whoever does it.
  if (
    isPersonNoun(word) &&
    !isPersonNoun(next) &&
    /^[a-z]{3,}$/.test(next) &&
    !/(?:ed|ing|ly)$/.test(next) &&
    /^(?:at|to|with|for|from|about|in|on)$/.test(behind)
  )
    return true
  if (!isBaseVerb(next) || isPersonNoun(next)) return false
  // "Will Skerra stock rally": what is traded moves.
  if (TRADED.test(word) && MOVES.test(next)) return true
  return mayBeNoun(next)
    ? NEEDS_NOTHING.test(next) &&
        (behind === '' || STOPS_OBJECT.test(behind)) &&
        !/^(?:find|do|offer|stop|start|halt|seek|get|give|resume|end|lose|leave|share|trust)$/.test(word)
    : true
}

/** "the Norwell shooting suspect still at large": nobody shoots one person without an article. */
const isOfSomebody = (next = ''): boolean =>
  /^\p{Ll}/u.test(next) &&
  ((isPersonNoun(next) && !/s$|^(?:people|men|women|children|police|staff)$/.test(next)) ||
    /^(?:suspect|victim|case|scene|site|spree|death|plot|charge|trial|center|centre|ban|law|plan|school|permit)s?$/.test(
      next,
    ))

/** Whether behind what may be a noun there is a verb that no clause or object of its own has. */
function hasVerbBehind([first = '', ...words]: readonly string[]): boolean {
  if (/^(?:help|let|make|have|see|watch|hear|dare|need|go|come|try|mean|like)$/.test(first.toLowerCase())) return false
  const at = words.findIndex(
    (word, i) =>
      (i > 0 || /^\p{Ll}/u.test(word)) &&
      isBaseVerb(word) &&
      !isPersonNoun(word) &&
      !NO_NOUN_BEFORE.test(words[i - 1] ?? first) &&
      (/^(?:up|out|off|down|away|back|the|an?|his|her|its|their|these|those|this|that|certain|some)$/.test(
        words[i + 1] ?? '',
      ) ||
        (!/(?:ed|ing|ly)$/.test(word) && /^\p{Lu}/u.test(words[i + 1] ?? ''))),
  )
  return (
    at >= 0 &&
    !words
      .slice(0, at)
      .some((word) =>
        /,$|^(?:that|who|which|what|how|why|when|where|if|while|before|after|because|than|and|or|to|but|help|let|make)$/.test(
          word,
        ),
      )
  )
}

const NO_NOUN_BEFORE =
  /^(?:the|an?|to|of|and|or|in|on|at|for|with|from|by|as|into|over|about|its|his|her|their|your|our|my|this|that|these|those|not|you|they|we|more|new|\S+['’]s?)$/i

const mayBeNoun = (word: string): boolean =>
  [word, plural(word)].some((form) => isNoun(form) || isCountedNoun(form)) || isGenericNoun(word)

const TRADED = /^(?:stock|market|price|share|bond|bitcoin|gold|oil|dollar|euro|pound|yen)$/
const MOVES = /^(?:rally|rebound|crash|surge|jump|climb|fall|drop|rise|slide|split|bounce|sink|plunge|slump|recover)$/
const NEEDS_NOTHING = /^(?:work|last|matter|stand|hold|pass|fail|count)$/

/** One small word that is no noun ("social dining rules") is nobody who does something. */
const mayBeSubject = (word: string): boolean =>
  /^\p{Lu}|\d|s$|^(?:(?:every|any|some|no)(?:one|body|thing)|people|police|some|others|many|most|both|you|they|there)$/u.test(
    word,
  ) || isNoun(word)

export function clauseOf(aux: string, subject: string, predicate: string): string | null {
  const [first = '', ...told] = predicate.split(' ')
  // "people | and their crew sail": they are not all.
  if (first === 'and' || first === 'or') return null
  if (/^d(?:oes|id)$/.test(aux) && ADVERB.test(first)) {
    const clause = clauseOf(aux, '', told.join(' '))
    return clause === null ? null : `${subject} ${first}${clause}`
  }
  if (aux === 'do') return `${subject} ${predicate}`
  if (aux === 'does' || aux === 'did') {
    const [verb, ...rest] = predicate.split(' ') as [string, ...string[]]
    const base =
      verbLemma(verb) ??
      (/^(?:look|sound|feel)$/.test(verb) || verb === 'seem' || verb === 'have' || verb === 'be' ? verb : undefined)
    if (base === undefined || base !== verb) return null
    const forms = verbForms(base)
    return [subject, aux === 'does' ? forms.third : forms.past, ...rest].join(' ')
  }
  return `${subject} ${aux} ${predicate}`
}

export function gerundOf(aux: string, predicate: string): string | null {
  const [verb, ...rest] = predicate.split(' ') as [string, ...string[]]
  if (ADVERB.test(verb) && rest.length > 0) {
    const form = gerundOf(aux, rest.join(' '))
    return form === null ? null : `${verb} ${form}`
  }
  if (/^(?:is|are|was|were)$/.test(aux)) return isGerund(verb) ? predicate : `being ${predicate}`
  if (/^(?:has|have|had)$/.test(aux)) return `having ${predicate}`
  if (verb === 'be') return ['being', ...rest].join(' ')
  if (verb === 'not' || !isBaseVerb(verb)) return null
  return [verbForms(verb).gerund, ...rest].join(' ')
}
