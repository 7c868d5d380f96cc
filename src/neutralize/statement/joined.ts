/**
 * Verbs joined to the first one: "kills 12 and injures 30", "imposes tariffs, orders review". They take the tense of
 * the first, or nothing is said in another tense.
 */

import {
  ADVERB as ADVERB_CLASS,
  AUXILIARY,
  CONJUNCTION,
  lexemeOf,
  MODAL,
  NEGATOR,
  PREPOSITION,
  PRONOUN,
  WH,
} from '../clause/lexicon.ts'
import { isAuxiliary } from '../words/closed-classes.ts'
import { isBaseVerb, isNoun, isParticiple, isPast, isThirdPerson, verbLemma } from '../words/vocabulary.ts'
import { plural, type VerbForms, verbForms } from '../words/word-forms.ts'
import type { Statement } from './kind.ts'
import { TELLS } from './subject.ts'

const JOINT = () =>
  /(?:(,)[’'”"]? (?!(?:and|but|then) )|\b(and|but|then) )(?:also |then |later |(?!(?:family|early|daily|weekly|likely|elderly|supply|rally|only) )\p{Ll}{3,}ly )?([\p{L}’'-]+)/gu
/** Behind these a clause of its own begins: what is joined there may belong to it. */
const CLAUSE = /\b(?:as|after|before|while|who|that|which|when|if|because|since|where|how|why|what|whether)\b/i
const STARTS_OBJECT = () =>
  /^ (?:the|a|an|his|her|its|their|to|it|him|them|up|off|out|down|back|that|no|some|more|\d|\p{Lu}|[“‘"'$£€])/u
const SENTENCE_BEHIND = () =>
  /,? and (?:(?:it|he|she|they|there|nobody|everybody|people)|(?:the|his|her|its|their|\p{Lu}\S*) (?:\S+ )??) ?(?:(?:still|also|now|just) )?(?:is|are|was|were|has|have|had|will|can|could|did|does|works?)\b/u
/** Forms in -s that are seldom a noun with another word right behind it. */
export const MOSTLY_VERB =
  /^(?:takes|makes|gives|gets|faces|turns|speaks|calls|seeks|wins|loses|leaves|sees|keeps|sets|hits|says|shows|needs|wants|works|moves|plans|heads|kills)$/
const SPEECH =
  /^(?:says?|said|claims?|warns?|tells?|told|argues?|insists?|reveals?|finds?|shows?|suggests?|admits?|confirms?|reports?|predicts?)$/

/**
 * What follows the verb, its joined verbs in another form.
 * @returns null when some word may be such a verb and nobody can tell
 */
export function joinedAs({ kind, rest, group, isPlural, forms }: Statement, form: keyof VerbForms): string | null {
  if (!/,|\b(?:and|but|then)\b/.test(rest)) return rest
  // "returns to piers and queues form": who forms.
  if (form !== 'base' && form !== 'third' && !TELLS.test(forms?.base ?? '') && manyDoSo(rest)) return null
  // "crime halving but attacks double": behind "but" somebody else does something.
  if (form === 'gerund' && hasOwnSubject(rest)) return null
  const cut = CLAUSE.exec(rest)?.index ?? rest.length
  const swaps: { at: number; end: number; put: string; comma: number }[] = []
  for (const match of rest.matchAll(JOINT())) {
    const word = match[3]!
    if (!/^\p{Ll}/u.test(word)) continue
    const end = match.index + match[0].length
    const at = end - word.length
    const place = {
      word,
      before: rest.slice(0, match.index),
      after: rest.slice(end),
      isBehindComma: match[1] !== undefined,
    }
    const status = isInside(place, rest.slice(cut, match.index), forms)
      ? 'none'
      : callsFor(place, forms, isPlural) && kind === 'present' && at < cut
        ? 'joined'
        : statusOf(place, kind, isPlural)
    if (status === 'none') continue
    // "describes how she sailed and sank": no present goes on in the past.
    if (kind === 'present' && isPast(word) && !isThirdPerson(word) && !(isPlural && isBaseVerb(word))) continue
    if (status === 'doubtful' || at > cut || isInQuotes(rest, at)) return null
    if (status === 'as it is') continue
    swaps.push({
      at,
      end,
      put: verbForms(verbLemma(word) ?? word)[form],
      comma: match[1] === undefined ? -1 : match.index,
    })
  }
  if (swaps.length === 0) return rest
  // "will" and "to" govern the joined verb already.
  if (/^(?:will|to|could|may|might|can)\b/.test(group)) return null
  let told = ''
  let from = 0
  swaps.forEach(({ at, end, put, comma }, i) => {
    // The last comma before a joined verb becomes "and": "has imposed tariffs and ordered review".
    // Marks behind it stay: "called it a ‘cult’ and left".
    const next = rest.indexOf(' ', comma) + 1
    if (comma >= 0 && i === swaps.length - 1)
      told += `${rest.slice(from, comma)}${rest.slice(comma + 1, next - 1)} and ${rest.slice(next, at)}${put}`
    else told += rest.slice(from, at) + put
    from = end
  })
  return told + rest.slice(from)
}

/**
 * "says Dorn, harbor chief, is leaving", "as Okafor, sailors debate case", "after anger, reports of abuse": the verb of a
 * clause inside, one more of whom such a clause tells, and a thing that something has.
 * @param clause what stands since that clause was opened, '' where none was
 */
const isInside = ({ word, before, after, isBehindComma }: Place, clause: string, forms: VerbForms | null): boolean =>
  isBehindComma &&
  ((OF_CLAUSE.test(word) && /, /.test(before) && TELLS.test(forms?.base ?? '')) ||
    (/^(?:as|while|when) \p{Lu}\S*$/u.test(clause) && !MOSTLY_VERB.test(word) && isBaseVerb(nextOf(after))) ||
    (/^(?:after|before) \S+(?: \S+)?$/.test(clause) && isNoun(word) && nextOf(after) === 'of'))
const nextOf = (after: string): string => after.trim().split(' ', 1)[0]!
const OF_CLAUSE = /^(?:is|are|was|were|has|have|had|will|would|could|may|might|can)$/

function hasOwnSubject(rest: string): boolean {
  // "closing pier and it still leaks": no gerund goes on in a sentence.
  if (SENTENCE_BEHIND().test(rest)) return true
  const words = (
    /\b(?:but|yet|though) (?!(?:to|not|only|also|still|with|in|on|for|at|by|from|no)\b)(.+)/u.exec(rest)?.[1] ?? ''
  ).split(' ')
  return words
    .slice(0, 6)
    .some(
      (word, i) =>
        i > 0 &&
        /^\p{Ll}/u.test(word) &&
        (/^(?:is|are|was|were|has|have|had|will|would)$/.test(word) ||
          (isThirdPerson(word) && !isNoun(word) && !isThirdPerson(words[0]!)) ||
          (isBaseVerb(word) &&
            /^\p{Ll}+[^su’']s$/u.test(words[i - 1]!) &&
            (!isThirdPerson(words[i - 1]!) || isNoun(words[i - 1]!)))),
    )
}

function manyDoSo(rest: string): boolean {
  const [, many = '', deed = ''] =
    / and (?:\p{Ll}+ )?(\p{Ll}+[^su’']s) (\p{Ll}+)(?:$| (?:in|on|at|as|after|for|to|from|the|an?|its|his|her|their)\b)/u.exec(
      rest,
    ) ?? []
  // "roads and sports grounds": a plural has no noun behind it but where it is such a one.
  return (
    isBaseVerb(deed) &&
    !/^(?:do|have|be)$/.test(deed) &&
    (!isThirdPerson(many) || isNoun(many)) &&
    !PLURAL_IN_FRONT.test(many)
  )
}

interface Place {
  word: string
  before: string
  after: string
  isBehindComma: boolean
}

/** What a word behind a comma or "and" is to the verb. */
function statusOf(
  { word, before, after, isBehindComma }: Place,
  kind: Statement['kind'],
  isPlural: boolean,
): 'none' | 'joined' | 'as it is' | 'doubtful' {
  const hasObject = STARTS_OBJECT().test(after)
  if (/passive$/.test(kind) && isParticiple(word)) return 'as it is'
  // "kills nine, police arrest two": who does the next thing.
  if (word === 'police') return 'doubtful'
  // "…, as Dorn courts", "leaves six dead, thousands stranded"
  if (NO_VERB.test(word)) return 'none'
  // "cuts stays but does not stop spread": it has its own group.
  if (isAuxiliary(word))
    return kind === 'present' && /^(?:does|do)$/.test(word) && !/^ not\b/.test(after) ? 'joined' : 'doubtful'
  // "gets wet, spoofs 'Gulls'": a verb that no list has.
  const isUnknown = /[^su’']s$/.test(word) && !isThirdPerson(word) && !isNoun(word)
  if (isUnknown && kind === 'present' && !isPlural && isBehindComma && /^ \S/.test(after) && !OPENS_PHRASE.test(after))
    return 'doubtful'
  // "misses Skerra but pounds Norwell"
  if (isUnknown && /^ (?:(?:the|an?|his|her|its|their) |\p{Lu})/u.test(after)) return 'doubtful'
  // "oversight of crypto and exchanges": at the end, two nouns behind their preposition.
  if (after === '' && isNoun(word) && / (?:of|for|between|with|on) \p{Ll}+$/u.test(before.trimEnd())) return 'none'
  // "list falls but waits grow": of two the second is the verb.
  if (isThirdPerson(word) && isBaseVerb(after.trim().split(' ')[0]!) && !isNoun(plural(after.trim().split(' ')[0]!)))
    return 'doubtful'
  if (isThirdPerson(word)) {
    if (
      SPEECH.test(word) &&
      !/^ (?:to|of|for)\b/.test(after) &&
      !CLAUSE.test(after) &&
      !hasVerb(after) &&
      !/[“‘"']/.test(after)
    )
      return 'doubtful'
    if (kind !== 'present' || isPlural) return 'doubtful'
    return !isNoun(word) ||
      hasObject ||
      (isBehindComma && !PLURAL_IN_FRONT.test(word) && takesThing(after)) ||
      (MOSTLY_VERB.test(word) && /^ \p{Ll}+(?<! (?:of|in|on|at|for|from|with|by|and|or|as))\b/u.test(after))
      ? 'joined'
      : 'doubtful'
  }
  // "commit to piers and dial back on boats": a verb that no list has.
  if (
    !isBehindComma &&
    kind === 'present' &&
    isPlural &&
    /^\p{Ll}+[^s\P{L}]$/u.test(word) &&
    !isBaseVerb(word) &&
    /^ (?:back|up|down|off|out|away) (?:on|in|to|from|for|the|an?|its|his|her|their)\b/.test(after)
  )
    return 'doubtful'
  if (isPast(word)) return kind === 'past' && !isNoun(word) ? 'joined' : 'doubtful'
  // "vow to fight and win", "say storms could hit and flood": the infinitive goes on.
  if (isBaseVerb(word) && kind === 'present' && isPlural && !GOVERNS().test(before)) {
    const isNounToo = isNoun(plural(word)) || isNoun(word)
    // "launch ferry, vow to sail": it may be what they do.
    if (isNounToo && isBehindComma && /^ to \p{Ll}/u.test(after) && MAY_AIM.test(word)) return 'doubtful'
    if (isNounToo && hasObject && !/^ (?:to|that)\b/.test(after)) return 'joined'
    // "kill eight, strand thousands" may go on; "tariffs and support for farmers" is a list.
    if (isNounToo) return /^ \p{Ll}+\b(?<! (?:of|in|on|at|for|from|with|by|to|and))/u.test(after) ? 'doubtful' : 'none'
    // "share confusion and anger over fares": both are shared.
    if (!isBehindComma && /^ (?:about|at|over|towards?)\b/.test(after)) return 'doubtful'
    // "recount grief, neglect during hearing": with nothing that they neglect it may be a noun.
    if (isBehindComma && NEEDS_OBJECT.test(word) && OPENS_PHRASE.test(after)) return 'doubtful'
    return hasObject || /^ \p{Ll}/u.test(after) ? 'joined' : 'doubtful'
  }
  return 'none'
}

/** "opens line, cuts fares": a plural has no noun behind it but these, where no list goes on. */
export const PLURAL_IN_FRONT =
  /^(?:arms|sports|sales|goods|jobs|parts|games|rights|drugs|news|savings|futures|communications|operations|systems|services|parents|honours|honors|means|mains|boards|gas)$/

const CLOSED = ADVERB_CLASS | AUXILIARY | CONJUNCTION | MODAL | NEGATOR | PREPOSITION | PRONOUN | WH

function takesThing(after: string): boolean {
  const [, first = '', behind = ''] = /^ (\p{Ll}+)(.*)$/u.exec(after) ?? []
  const next = behind.trim().split(' ')[0]!
  return (
    first.length > 2 &&
    (lexemeOf(first).flags & CLOSED) === 0 &&
    !isAdverb(first) &&
    !isBaseVerb(first) &&
    !(isThirdPerson(first) && !isNoun(first)) &&
    !isPast(first) &&
    !/^(?: \p{Ll}+)?,? (?:and|or) /u.test(behind) &&
    // "bans ferries, boats drivers own", "ships crews built"
    !(/s$/.test(first) && isBaseVerb(next) && !isNoun(next)) &&
    !isPast(next) &&
    !isAuxiliary(next)
  )
}

const NO_VERB =
  /^(?:as|his|its|this|thus|perhaps|across|towards|besides|always|sometimes|us|others|tens|dozens|scores|hundreds|thousands|millions|billions)$/

/** "endorses Okafor, calls for votes": a verb of the same; "faces anger, calls for votes" has two nouns. */
const callsFor = ({ word, after, isBehindComma }: Place, forms: VerbForms | null, isPlural: boolean): boolean =>
  isBehindComma &&
  (isPlural ? /^(?:search|look|hope|call|push|ask|wait)$/ : /^(?:searches|looks|hopes|calls|pushes|asks|waits)$/).test(
    word,
  ) &&
  after.startsWith(' for ') &&
  !MEETS.test(forms?.base ?? '')
const MEETS =
  /^(?:answer|attract|bring|cause|defy|dismiss|draw|face|fuel|get|hear|ignore|invite|meet|prompt|provoke|raise|receive|reject|renew|resist|see|spark|trigger)\b/

/** Nouns and verbs of what somebody means to do. */
const MAY_AIM =
  /^(?:call|vow|plan|pledge|offer|promise|bid|threat|demand|try|attempt|ask|hope|move|push|claim|fight|race)$/

const NEEDS_OBJECT =
  /^(?:neglect|abuse|ridicule|praise|scorn|regret|disregard|mistreat|shame|surprise|disgust|distrust)$/

const OPENS_PHRASE = /^ (?:of|and|or|in|on|at|for|from|with|to|by|as|after|before|amid|during|over|than|ahead|worth)\b/

/** "to ferries" governs no verb. */
const GOVERNS = () => /\b(?:to (?!\p{Ll}+[^su\P{L}]s,? ?$)\p{Ll}|(?:could|can|will|would|may|might|must|should)\b)/u

const hasVerb = (text: string): boolean =>
  text.split(' ').some((word) => isAuxiliary(word) || isThirdPerson(word) || isPast(word))

const isInQuotes = (text: string, at: number): boolean => ((text.slice(0, at).match(/["“”]/g) ?? []).length & 1) === 1

const ADVERB = () =>
  /^(?!(?:family|assembly|rally|ally|supply|monopoly|tally|bully|reply|fly|anomaly|homily|butterfly|belly)$)(?:\p{Ll}+ly|again|also|still|now|once|already)$/u
export const isAdverb = (word: string): boolean => ADVERB().test(word)

/** The adverbs in front of the verb: "temporarily " of "temporarily waives". */
export function adverbOf(group: string): string {
  const words = group.split(' ')
  const first = words.findIndex((word) => !isAdverb(word))
  return first > 0 ? `${words.slice(0, first).join(' ')} ` : ''
}
