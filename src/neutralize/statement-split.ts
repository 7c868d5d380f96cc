/**
 * Finds the main verb of a plain statement by trying every place: a word is it only if what stands before can be a
 * subject, what stands behind its complement, and no other place passes as well. Two places or none: not read.
 *
 *     Israeli | strikes | on southern Lebanon kill 11      "Israeli" is no subject, a verb follows
 *     Israeli strikes on southern Lebanon | kill | 11      a plural, and an amount
 */
import { readClauses } from './clause.ts'
import { isAdverb } from './statement-joined.ts'
import { classify, type Statement } from './statement-kind.ts'
import { looksPlural, STOPS_OBJECT, TAKES_INFINITIVE } from './statement-object.ts'
import { endsInNoun, isPlanOf } from './statement-sure.ts'
import { isCommonWord } from './true-case.ts'
import { firstNames, personTitles } from './true-case-names.ts'
import {
  isBaseVerb,
  isGerund,
  isNoun,
  isParticiple,
  isPast,
  isPersonNoun,
  isPlace,
  isThirdPerson,
  verbLemma,
} from './vocabulary.ts'
import { plural } from './word-forms.ts'

/** Behind these a clause or phrase of its own begins: the main verb stands before. */
const BOUNDARY =
  /^(?:as|after|before|while|that|who|which|when|if|because|since|until|though|although|whether|how|why|what|where|but|amid|despite|following|whose)$|^(?:who|that|which)'/
const OPENING =
  /^((?:In|On|At|After|Before|With|For|Amid|Despite|During|Under|From|Since|Following|Without|As|While|When|Facing|Citing) [^,]{2,70}), (.+)$/u
/** Their complement is what is said, found or thought: a clause of its own. */
const TELLS =
  /^(?:say|warn|claim|rule|show|find|believe|think|know|fear|hope|insist|argue|suggest|reveal|confirm|announce|report|admit|deny|declare|predict|conclude|decide|learn|vow|promise|see|tell|note|state|expect|explain|acknowledge|allege|signal|worry|want|concede|estimate|indicate|understand)$/
const STARTS_NOUN =
  /^(?:the|a|an|his|her|its|their|this|these|those|no|some|all|both|every|each|any|one|two|three|four|five|six|seven|eight|nine|ten|dozens|hundreds|thousands|millions|several|many|more|most|nearly|almost|first|new|[$£€]?\d.*|[“‘"'].*|\p{Lu}.*)$/u
const PARTICLE = /^(?:off|up|out|down|back|away|over|through|ahead|along|around|apart|aside|together|forward)$/
const AUXILIARY =
  /^(?:is|are|was|were|has|have|had|will|would|could|may|might|can|should|must|does|do|did|(?:is|are|was|were|has|have|had|wo|would|could|ca|should|does|do|did)n't|cannot)$/
/** Adverbs that stand in front of a verb; `isAdverb` knows those that move with it. */
const OTHER_ADVERB = /^(?:just|never|always|often|soon|twice|then|long|even|ever)$/
/** Nouns in -ing; any other such word at the end of a subject is a verb. */
const NAMED_ING =
  /^(?:building|meeting|hearing|shooting|wedding|killing|bombing|ruling|filing|training|funding|spending|housing|painting|recording|offering|warning|finding|opening|stabbing|gathering|briefing|crossing|landing|trading|mining|fighting|rating|parking|clothing|king|spring|thing|ring|wing|string|morning|evening|ceiling|feeling|setting|drilling|fracking|farming|fishing|banking|lending|flooding|marketing|publishing|being|drinking|smoking|voting|boeing|beijing)$/i
/** Rises and falls: verbs also before a preposition, unless another word can be the verb. */
const MOVES =
  /^(?:rises|falls|drops|jumps|slides|slips|gains|grows|climbs|returns|moves|runs|leads|wins|loses|crashes|strikes|protests|votes|heads|turns|looks|pushes|rallies|surges|plunges|soars|mounts)$/
/** Plural verbs that are seldom nouns behind a phrase: "victims of attacks face battle". */
const SELDOM_NOUN = /^(?:pay|face|hold|take|make|get|win|lose|show|hit|want|view)$/
/** "plans to close", where "stores to close" is no verb. */
const MEANS_TO = /^(?:plans|hopes|moves|aims|looks|votes|wants)$/
/** Verbs that may end a headline. */
const ENDS =
  /^(?:begins?|ends?|resigns?|dies|die|expires?|surrenders?|collapses?|ensues?|resumes?|retires?|testif(?:y|ies)|intensif(?:y|ies)|continues?|erupts?|dissolves?|deepens?|widens?|worsens?|improves?|persists?|lingers?|looms?|arrives?|vanish(?:es)?|disappears?|explodes?|capsizes?|derails?|sinks?|emerges?|weakens?|escalates?|spreads?)$/
/** "Ruiz elected mayor", "man denied bail": before a noun, done to them as often as by them. */
const EITHER =
  /^(?:re-?elected|elected|named|appointed|crowned|declared|dubbed|called|voted|sworn|left|held|caught|given|awarded|offered|told|asked|denied|paid|sent|granted|handed|shown|taught|allowed|refused|fined|jailed|booked|issued|set)$/
const STATE =
  /^(?:short|dead|guilty|alive|safe|unconscious|stranded|public|available|unharmed|injured|homeless|nationwide|worldwide|statewide|online|abroad|overseas|today|tonight)$/

/** Plurals that the shared list counts as verbs. */
const PLURAL_TOO =
  /^(?:picks|updates|plots|tumbles|slumps|spikes|snubs|slips|throws|tips|traps|touches|trims|stalls|splits|squeezes|strains|stretches|struggles|surveys|swaps|tags|taps|scans|samples|retreats|replies|pitches|knocks|hacks|grips|flips|dips|bounces|blows|counts|guesses|pauses|grounds|airs|stages|harbors|clubs|brackets|odds|bites)$/
const isNounForm = (key: string): boolean => isNoun(key) || PLURAL_TOO.test(key)

interface Split {
  /** The verb, and the end of the subject: adverbs may stand between. */
  at: number
  to: number
  /** `either`: nobody can tell whether it is done by them or to them. */
  kind: 'finite' | 'base' | 'participle' | 'gerund' | 'future' | 'either'
}

/** @returns null unless exactly one word can be the main verb */
export function readBySplit(text: string): Statement | null {
  if (/[:;?!()–—|]|\.\.|…|\b(?:I|me|my|myself|our|you|your)\b/.test(text) || /^[“‘"']/.test(text)) return null
  const opening = OPENING.exec(text)
  const prefix = opening?.[1] ?? ''
  const main = opening?.[2] ?? text
  if (prefix.split(' ').length > 9) return null
  const words = main.split(/\s+/)
  if (words.length < 3 || words.length > 20) return null
  const keys = words.map((word) => word.replace(/’/g, "'").replace(/[,”"']+$/, ''))
  const splits = splitsOf({ words, keys })
  const sure = splits.filter(({ kind }) => kind !== 'participle' && kind !== 'gerund' && kind !== 'future')
  const only = sure.length > 0 ? sure : splits
  if (only.length !== 1 || only[0]!.kind === 'either') return null
  // "minister intervened in grants programme": a noun after all, where a participle in front may be the verb.
  const key = keys[only[0]!.at]!
  if (sure.length > 0 && splits.length > 1 && (isNounForm(key) || isNounForm(plural(key)))) return null
  return statementOf(main, words, only[0]!, prefix)
}

/** Things that come to something of themselves: "prices to rise". */
const COMES =
  /^(?:rise|fall|drop|increase|double|triple|end|begin|start|resume|close|open|reopen|continue|return|expire|stay|remain|go|feature|include|cost|face)$/

export interface Text {
  words: readonly string[]
  /** Without marks at the end and with straight apostrophes. */
  keys: readonly string[]
}

function splitsOf(text: Text): Split[] {
  const { words, keys } = text
  const splits: Split[] = []
  for (let at = 1; at < words.length; at++) {
    const key = keys[at]!
    if (BOUNDARY.test(key)) break
    if (!/^\p{Ll}/u.test(words[at]!) || /[,”"]$/.test(words[at]!)) continue
    let to = at
    while (to > 1 && (isAdverb(words[to - 1]!) || OTHER_ADVERB.test(words[to - 1]!))) to--
    if (key === 'to') {
      if (isFuture(text, at, to)) splits.push({ at, to, kind: 'future' })
      continue
    }
    const kind = kindAt(text, at, to)
    if (kind !== null && isSubject(text, to) && isComplement(text, at, to, kind)) splits.push({ at, to, kind })
  }
  return splits
}

/** "Donalds, Jolly to face off": what they will do, and not what sort of thing they are. */
function isFuture(text: Text, at: number, to: number): boolean {
  const { words, keys } = text
  const verb = keys[at + 1] ?? ''
  const subject = words.slice(0, to).join(' ')
  if (!isBaseVerb(verb) || !isSubject(text, to) || hasFinite(text, at + 2)) return false
  // A verb may hide in what stands before: "calls for league to block", "courted banker to invest".
  const isPlain = words
    .slice(0, to)
    .every(
      (word, i) => /^\p{Lu}/u.test(word) || i === to - 1 || !/(?:ed|ing|s|[’']s?)$/.test(word) || /^(?:of)$/.test(word),
    )
  if (
    !isPlain ||
    (to === 1 && isCommonWord(keys[0]!.toLowerCase()) && !isPersonNoun(keys[0]!.toLowerCase()) && !/s$/.test(keys[0]!))
  )
    return false
  if (
    /^(?:and|now|welcome|so|but)\b/i.test(subject) ||
    (/,$/.test(words[0]!) && to > 1 && isCommonWord(keys[0]!.toLowerCase()))
  )
    return false
  if (TAKES_INFINITIVE.test(keys[to - 1]!) || !isPlanOf(subject, words.slice(at + 2).join(' '))) return false
  if (/^(?:the )?(?:first|last|only|next|youngest|oldest|latest|best)\b/i.test(subject)) return false
  // "10 foods to avoid", "tips to save": for somebody else to do.
  return isNamedPerson(text, to) || /^\p{Lu}/u.test(words[to - 1]!) || COMES.test(verb)
}

function kindAt({ words, keys }: Text, at: number, to: number): Split['kind'] | null {
  const key = keys[at]!
  const subject = words.slice(0, to).join(' ')
  const isMany = looksPlural(subject)
  if (AUXILIARY.test(key)) return 'finite'
  // A team is printed with either number.
  if (isThirdPerson(key))
    return isMany && !(to > 1 && words.slice(0, to).every((word) => /^\p{Lu}/u.test(word))) ? null : 'finite'
  // "three men set for trial": one form for all tenses, nothing done by them.
  const isOneForm = isBaseVerb(key) && isPast(key) && isParticiple(key)
  if (isOneForm && (keys[at + 1] === undefined || STOPS_OBJECT.test(keys[at + 1]!) || STATE.test(keys[at + 1]!)))
    return 'participle'
  if (isBaseVerb(key) && (isMany || !isPast(key)))
    return isMany && !isPersonNoun(key) && key !== 'police' ? 'base' : null
  if (isParticiple(key) && isPast(key)) {
    const next = keys[at + 1]
    // "arrested at airport", "found dead": done to them; "arrested three": done by them.
    if (next === undefined || STOPS_OBJECT.test(next) || isAdverb(next) || STATE.test(next)) return 'participle'
    return EITHER.test(key) ? 'either' : 'finite'
  }
  if (isPast(key)) return 'finite'
  return isGerund(key) ? 'gerund' : null
}

/** Whether the words before `to` are one noun phrase. */
export function isSubject({ words, keys }: Text, to: number): boolean {
  const subject = words.slice(0, to).join(' ')
  const last = keys[to - 1]!
  if (/[,;”"]$|[’']s?$/.test(subject) || !endsInNoun(subject) || /est$|^best$/.test(last)) return false
  if (/^\p{Ll}/u.test(last) && !endsInNoun(last)) return false
  // A quotation begun before the verb.
  if (/(?:^|\s)[“‘"'](?!.*[”’"'](?:[\s,]|$))/.test(subject) || (/,/.test(subject) && /(?:^|\s)[“‘"']/.test(subject)))
    return false
  // "Map shows impacted area": what shows is the verb.
  if (isThirdPerson(last) && TELLS.test(verbLemma(last) ?? '')) return false
  if (/ing$/i.test(last) && !NAMED_ING.test(last)) return false
  if (
    /,/.test(subject) &&
    (/, (?!\p{Lu})|['‘"“](?=\p{Ll})/u.test(subject) ||
      words.slice(0, to).some((word) => STOPS_OBJECT.test(word) && word !== 'and'))
  )
    return false
  if (/\b(?:he|she|they|it|we|having|being)\b/.test(subject) || NATIONALITY.test(subject)) return false
  if (
    /^(?:why|how|what|when|where|who|if|there|here|this|that|to|not|in|on|at|from|for|with|latest|details|yes|no)\b(?! \d)/i.test(
      subject,
    )
  )
    return false
  if (
    /^(?:of|in|on|at|to|for|from|by|with|and|or|the|a|an|as|over|about|into|than|not|new|more|during|amid|after|before|against|between|since|until|without|within|through|via|per|under)$/i.test(
      last,
    )
  )
    return false
  return !words.slice(1, to).some((word, i) => /^\p{Ll}/u.test(word) && tells(keys, words, i + 1, to))
}

const NATIONALITY = /^(?:the )?\p{Lu}\p{Ll}+(?:ian|ean|ese|ish|eli|aqi|ani|ench|utch|wiss)$/u
const HOLDS_NOUN = /^(?:of|in|on|at|for|from|with|against|over|about|to|by|and|between|near|among)$/

/** Whether a word inside what may be a subject is a verb of its own. */
function tells(keys: readonly string[], words: readonly string[], i: number, to: number): boolean {
  const key = keys[i]!
  const next = i + 1 < to ? keys[i + 1]! : null
  if (AUXILIARY.test(key) || (isPast(key) && !isParticiple(key))) return true
  if (key === 'to' && isBaseVerb(next ?? '')) return !TAKES_INFINITIVE.test(keys[i - 1]!)
  // A plural inside is followed by what belongs to it; right behind a name it is a verb as often.
  if (isThirdPerson(key)) {
    const isBehindName = /^\p{Lu}/u.test(words[i - 1]!) && !NATIONALITY.test(words[i - 1]!)
    return !isNoun(key) || (next !== null && (!HOLDS_NOUN.test(next) || (isBehindName && next !== 'of')))
  }
  // "man arrested over bombing", "the proposed ban": with a phrase of its own, or before its noun.
  if (isParticiple(key) && isPast(key))
    return (
      next === null ||
      (!/^(?:by|in|on|at|for|from|over|with|to|after|during|under|near)$/.test(next) && STARTS_NOUN.test(words[i + 1]!))
    )
  // "Rogers pushing for …": what the one named does.
  if (isGerund(key) && /^\p{Lu}/u.test(words[i - 1]!) && (i > 1 || !isCommonWord(keys[0]!.toLowerCase()))) return true
  if (!isBaseVerb(key) || !looksPlural(words.slice(0, i).join(' '))) return false
  // "strikes on the harbor": the last noun of a phrase.
  const isInPhrase = words.slice(0, i).some((word) => HOLDS_NOUN.test(word)) && !/s$/.test(keys[i - 1]!)
  return !(next === null && isNounForm(plural(key)) && (isInPhrase || !/s$/.test(keys[i - 1]!)))
}

/** Whether the words behind a verb can be its complement: no other finite verb before the next boundary. */
function isComplement(text: Text, at: number, to: number, kind: Split['kind']): boolean {
  const { words, keys } = text
  const key = keys[at]!
  const lemma = verbLemma(key) ?? key
  const first = words[at + 1]
  if (AUXILIARY.test(key)) return first !== undefined && !hasFinite(text, at + 2)
  const isNounToo = isNounForm(key) || isNounForm(plural(key))
  if (TELLS.test(lemma) && (kind === 'finite' || kind === 'base') && first !== undefined)
    return !isNounToo || STARTS_NOUN.test(first) || /^(?:that|how|why|what|whether)$/.test(first)
  if (
    hasFinite(text, at + 1) ||
    (/^(?:near|back|down|over|out|up|off)$/.test(key) && STOPS_OBJECT.test(keys[at + 1] ?? ''))
  )
    return false
  if (kind === 'either') return true
  if (kind === 'gerund')
    return (
      first !== undefined &&
      !words.slice(at + 1).some((word) => isThirdPerson(word)) &&
      isMoving(text, to) &&
      !isCompound(text, at, to)
    )
  if (kind === 'participle') return first !== undefined
  // "economy needs expanded insurance": the participle describes.
  if (isPast(key) && isParticiple(key) && isThirdPerson(keys[to - 1]!)) return false
  if (first === undefined) return ENDS.test(key)
  // "Hayes murder inquiry launched after …": a noun, where a participle behind it may be the verb.
  if (kind === 'base' && isNounToo && /^\p{Ll}/u.test(first)) {
    const isTold = (word: string, i: number) =>
      isPast(word) && isParticiple(word) && (keys[at + 3 + i] === undefined || BOUNDARY.test(keys[at + 3 + i]!))
    if (keys.slice(at + 2).some(isTold)) return false
  }
  // "strikes kill 6" of "Russian strikes"; in "debt hits record $40" the first of the two is the verb.
  const isBehindVerb = kind === 'base' && isThirdPerson(keys[to - 1]!)
  if (
    isBehindVerb &&
    !(
      to === 2 &&
      (NATIONALITY.test(words[0]!) || /^(?:leadership|tax|air|drone|missile|rate|job|price|market)$/i.test(keys[0]!))
    )
  )
    return false
  if (!isNounToo) return true
  // "images in photography contest #City": behind a phrase of the subject only an article or number shows an object.
  if (kind === 'base' && words.slice(0, to).some((word) => HOLDS_NOUN.test(word) && word !== 'and'))
    return (
      /^(?:the|a|an|his|her|its|their|[$£€]?\d.*)$/.test(first) ||
      (SELDOM_NOUN.test(key) && !HOLDS_NOUN.test(keys[at + 1]!) && !isPast(keys[at + 1]!)) ||
      (first === 'at' && keys[at + 2] === 'least')
    )
  const next = keys[at + 1]!
  if (/^\d+$/.test(words.slice(0, to).join(' '))) return false
  const startsNoun =
    STARTS_NOUN.test(first) ||
    (/^(?:at|over|about|up|more|less|as)$/.test(next) && /^(?:to|least|most|than|[$£€]?\d.*)$/.test(keys[at + 2] ?? ''))
  if (PARTICLE.test(next) || (MOVES.test(key) && (STOPS_OBJECT.test(next) || next === 'to'))) return true
  if (kind === 'base') {
    // "presenter chokes back tears": an unknown word in -s behind a person is the verb.
    const isUnknown = /^\p{Ll}+s$/u.test(words[to - 1]!) && !isNoun(keys[to - 1]!)
    if (isUnknown && (key === 'back' || isPersonNoun(keys[to - 2] ?? ''))) return false
    // "inspectors visit sites": right behind the plural; "statements in Ruiz murder trial" is all one name.
    const isPerson = isPersonNoun(keys[to - 1]!.toLowerCase())
    if (startsNoun || (next === 'to' && isBaseVerb(keys[at + 2] ?? ''))) return true
    if (HOLDS_NOUN.test(next)) return isPerson && next !== 'of' && next !== 'and'
    // "Hayes murder inquiry": a name in -s is no plural.
    if (to === 1 && !isCommonWord(keys[0]!.toLowerCase())) return false
    const isPluralHead = /[^s’']s$/.test(keys[to - 1]!) || isPerson || /, | and /.test(words.slice(0, to).join(' '))
    return isPluralHead && (!isVerbLike(next) || isNoun(next))
  }
  if (startsNoun) return true
  // "Maria Ruiz comments on …": of a person a deed is told; "strikes on" of anything else are a thing.
  if (next === 'to') return isBaseVerb(keys[at + 2] ?? '') && MEANS_TO.test(key)
  if (STOPS_OBJECT.test(next)) return isNamedPerson(text, to)
  return !isVerbLike(next) || (isNamedPerson(text, to) && isNounForm(plural(next)))
}

const isVerbLike = (key: string): boolean => isPast(key) || isThirdPerson(key) || isBaseVerb(key) || isGerund(key)

const LETS = /^(?:lets?|makes?|made|helps?|helped|has|have|sees?|saw|watch(?:es)?|hears?|heard)$/

/** A word from `from` on that can only be a finite verb, up to the next boundary. */
export function hasFinite({ words, keys }: Text, from: number): boolean {
  for (let i = from; i < words.length; i++) {
    const key = keys[i]!
    if (BOUNDARY.test(key)) return false
    if (!/^\p{Ll}/u.test(words[i]!)) continue
    const before = keys[i - 1]!
    if (AUXILIARY.test(key)) return true
    if (/^(?:and|then|to|not|or)$/.test(before) || /,$/.test(words[i - 1]!)) continue
    if ((isThirdPerson(key) && !isNoun(key)) || (isPast(key) && !isParticiple(key))) return true
    if (MOVES.test(key) && i > from && /^(?:to|by|above|below)$/.test(keys[i + 1] ?? '')) return true
    // "Ruiz takes on": a name or a singular in front and a particle or object behind make a verb of the plural.
    const next = keys[i + 1] ?? ''
    const hasObject = PARTICLE.test(next) || /^(?:the|a|an|his|her|its|their|\d.*)$/.test(next)
    if (
      isThirdPerson(key) &&
      i > from &&
      hasObject &&
      !HOLDS_NOUN.test(before) &&
      !/^(?:the|a|an|his|her|its|their)$/.test(before)
    )
      return true
    // "results in Florida give the party …": without "to" in front a base form is finite, but behind "lets", "helps".
    if (
      isBaseVerb(key) &&
      !isNoun(`${key}s`) &&
      !LETS.test(keys[from - 1]!) &&
      /^(?:the|a|an|his|her|its|their|\p{Lu}.*|\d.*)$/u.test(words[i + 1] ?? '') &&
      !/^(?:open|close|clean|live|near|free|present|direct|secure|separate|complete|slow|own|welcome|leave|express|mean|say)$/.test(
        key,
      ) &&
      i > from
    )
      return true
  }
  return false
}

const isCompound = (text: Text, at: number, to: number): boolean =>
  /^\p{Ll}/u.test(text.words[at + 1]!) &&
  !STOPS_OBJECT.test(text.keys[at + 1]!) &&
  !PARTICLE.test(text.keys[at + 1]!) &&
  !STARTS_NOUN.test(text.words[at + 1]!) &&
  !isNamedPerson(text, to)

/** A name or a person: behind them a form in -ing tells; behind a thing it as often describes. */
const isMoving = (text: Text, to: number): boolean =>
  text.words.slice(0, to).every((word) => /^\p{Lu}/u.test(word) || word === 'and') || isNamedPerson(text, to)

function isNamedPerson({ words }: Text, to: number): boolean {
  const subject = words.slice(0, to)
  // A single name that is no place: "Ruiz campaigns for …".
  const only = to === 1 ? words[0]!.toLowerCase() : ''
  if (only !== '' && !isCommonWord(only) && !isPlace(only) && /^\p{Lu}\p{Ll}+$/u.test(words[0]!)) return true
  if (subject.some((word) => HOLDS_NOUN.test(word) && word !== 'and')) return false
  return (
    isPersonNoun(subject.at(-1)!.toLowerCase()) ||
    subject.some(
      (word, i) =>
        i < to - 1 && (firstNames.has(word.toLowerCase()) || personTitles.has(word.toLowerCase().replace(/\.$/, ''))),
    )
  )
}

function statementOf(
  text: string,
  words: readonly string[],
  { at, to, kind }: Split,
  prefix: string,
): Statement | null {
  const subject = words.slice(0, to).join(' ')
  let end = kind === 'future' ? at + 2 : at + 1
  let verb = words[end - 1]!
  const opening = verb.replace(/’/g, "'")
  if (AUXILIARY.test(opening)) {
    while (
      (end < words.length && /^(?:not|being|been|be|have|to)$/.test(words[end]!)) ||
      isAdverb(words[end] ?? '') ||
      OTHER_ADVERB.test(words[end] ?? '')
    )
      end++
    const next = words[end] ?? ''
    const isVerb = /^(?:is|are|was|were)/.test(opening)
      ? isParticiple(next) || isGerund(next)
      : /^(?:has|have|had)/.test(opening)
        ? isParticiple(next)
        : /^\p{Ll}+$/u.test(next)
    if (isVerb && !isPersonNoun(next)) {
      verb = next
      end++
    } else if (/^(?:is|are|was|were|has|have|had)$/.test(opening)) {
      end = at + 1
      verb = opening
    } else return null
  }
  const group = words.slice(to, end).join(' ')
  const rest = words.slice(end).join(' ')
  const isGroup = end - at > 1
  const isPassive =
    kind === 'participle' || (isGroup && isParticiple(verb) && /\b(?:is|are|was|were|be|been|being)\b/.test(group))
  if (kind === 'participle') {
    const start = words.slice(0, at).join(' ').length + 1
    const clause = readClauses(text).find((other) => other.verb.start === start)
    // "stopped by the harbor": dropped in.
    const hasAgent = /^by\b/.test(rest) && !/^(?:stopped|dropped|passed|stood|swung|abided)$/.test(verb)
    if (!hasAgent && clause?.isPassive !== true) return null
  }
  const statement = classify(prefix, subject, group.toLowerCase().replace(/’/g, "'").split(' '), group, rest, {
    lemma: verbLemma(verb) ?? verb,
    isPassive,
    isOngoing: kind === 'gerund',
    isSure: true,
  })
  return statement !== null && (kind === 'participle') !== (statement.kind === 'bare-passive') ? null : statement
}
