/**
 * Operators: words that take away from what they govern, so that "considers a ban" tells of no ban and "fails to win"
 * of no win. Verbs and their nouns, qualifiers before a noun or beside a verb, and phrases.
 */
import { BASE } from '../clause/lexicon.ts'
import { isUpToAmount, type Word } from '../clause/words.ts'

export interface Operator {
  level: number
  denies: boolean
}

/** How much of a deed there is already: thought of or asked for, expected by somebody who may be wrong, to come, so. */
export const OPEN = 1
export const EXPECTED = 2
export const TO_COME = 3
export const SO = 4

const OPENING: Operator = { level: OPEN, denies: false }
const EXPECTING: Operator = { level: EXPECTED, denies: false }
const PUTTING_OFF: Operator = { level: TO_COME, denies: false }
const NOTHING: Operator = { level: SO, denies: false }
const DENIED: Operator = { level: SO, denies: true }
const UNLIKELY: Operator = { level: OPEN, denies: true }

const set = (words: string, operator: Operator): [string, Operator][] =>
  words.split(' ').map((word) => [word, operator])

/** By base form, as verb or noun. */
const VERBS = new Map<string, Operator>([
  ...set(
    'press pressure hint tease back support endorse champion advocate consider mull weigh contemplate ponder explore eye seek pursue aim hope want wish urge demand ask request beg lobby propose proposal offer suggest threaten threat try attempt bid fear accuse blame attribute appear seem worry suspect suspicion allege allegation claim float recommend advise invite encourage petition rumour rumor speculate warn warning favour favor moot tempt negotiate talk near approach effort risk possibility chance prospect doubt argument calls',
    OPENING,
  ),
  ...set('expect expectation forecast predict prediction anticipate anticipation bet', EXPECTING),
  ...set(
    'plan intend intention vow promise pledge swear agree schedule slate prepare preparation brace await order set due poised ready',
    PUTTING_OFF,
  ),
  ...set(
    'refuse refusal decline fail failure deny denial reject rejection avoid avert escape evade prevent block stop halt scrap abandon drop shelve cancel lack absence skip boycott withdraw withdrawal acquit dismiss foil thwart forgo omit neglect dodge veto spare axe ditch bin dump miss dispute',
    DENIED,
  ),
])

const QUALIFIERS = new Map<string, Operator>([
  ...set(
    'alleged allegedly apparent apparently possible possibly potential potentially perhaps maybe likely probable probably reportedly reported supposed supposedly purported purportedly suspected presumed seemingly rumored rumoured would-be prospective proposed feared',
    OPENING,
  ),
  ...set('expected anticipated', EXPECTING),
  ...set('planned upcoming scheduled future', PUTTING_OFF),
  ...set('unlikely improbable doubtful', UNLIKELY),
  ...set('insufficient inadequate', DENIED),
])

/** Longest first. The last word is followed by what they govern. */
const PHRASES = new Map<string, [words: string[], operator: Operator][]>()
for (const [text, operator] of [
  ...[
    'rule out',
    'stop short of',
    'unable to',
    'miss out on',
    'call off',
    'hold off',
    'back out of',
    'pull out of',
    'stave off',
    'fend off',
    'leave out',
    'decide against',
    'warn against',
    'advise against',
    'caution against',
    'recommend against',
    'vote against',
    'steer clear of',
    'give up',
    'turn down',
    'clear of',
    'vote down',
    'strike down',
    'shoot down',
    'do away with',
    'get rid of',
    'pull plug on',
    'put off',
    'put on hold',
    'back off',
    'back away from',
    'walk away from',
    'u turn on',
    'pull back from',
    'stay out of',
    'stay away from',
    'keep out of',
    'pass up',
    'shy away from',
    'far from',
    'impossible to',
  ].map((text): [string, Operator] => [text, DENIED]),
  ...[
    'weigh up',
    'case for',
    'case against',
    'hint at',
    'believed to be',
    'thought to be',
    'said to be',
    'understood to be',
    'believed to have',
    'thought to have',
    'said to have',
    'feared to be',
    'alleged to have',
    'accused of',
    'charge with',
    'charge over',
    'investigate over',
    'investigate for',
    'sue over',
    'nominate for',
    'shortlist for',
    'tip for',
    'vie for',
    'compete for',
    'contend for',
    'near to',
    'search for',
    'hunt for',
    'look for',
    'dig for',
    'wait for',
    'hope for',
    'pray for',
    'appeal for',
    'in search of',
    'call for',
    'call to',
    'push for',
    'press for',
    'bid for',
    'look at',
    'look to',
    'look into',
    'vote on',
    'referendum on',
    'in talk',
    'in talk to',
    'in talk over',
    'ask for',
    'push to',
    'press to',
    'press on with',
    'call on',
    'fight to',
    'battle to',
    'struggle to',
    'work to',
    'race to',
    'battle for',
    'campaign to',
    'think about',
    'keen on',
    'keen to',
    'eager to',
    'open to',
    'toy with',
    'apply for',
    'fight for',
    'campaign for',
    'in bid to',
    'in race to',
    'on verge of',
    'on brink of',
    'edge toward',
    'edge towards',
    'close to',
    'in line for',
    'need for',
    'chance to',
    'opportunity to',
    'frontrunner to',
    'frontrunner for',
    'front runner to',
    'front runner for',
    'favorite to',
    'favourite to',
    'in line to',
    'in running for',
    'in contention for',
    'dream of',
    'face loss of',
  ].map((text): [string, Operator] => [text, OPENING]),
  ...[
    'set to',
    'set for',
    'due to',
    'poised to',
    'poised for',
    'ready to',
    'bound to',
    'about to',
    'on course to',
    'on track to',
    'gear up',
    'set out to',
    'line up',
    'nod to',
    'approval to',
    'permission to',
    'clearance to',
    'go ahead to',
    'green light to',
    'authority to',
    'mandate to',
    'licence to',
    'license to',
    'invitation to',
  ].map((text): [string, Operator] => [text, PUTTING_OFF]),
  ...['estimated to', 'tipped to', 'on pace to'].map((text): [string, Operator] => [text, EXPECTING]),
  ['ask about', NOTHING] as [string, Operator],
]) {
  const words = text.split(' ')
  PHRASES.set(words[0]!, [...(PHRASES.get(words[0]!) ?? []), [words, operator]])
}
for (const phrases of PHRASES.values()) phrases.sort(([a], [b]) => b.length - a.length)

/** Operators that are spelled like something else in most headlines. */
const NEVER = new Set(['set', 'sets', 'setting', 'ordered', 'due', 'dropped', 'offering', 'claims', 'fighting'])

/** The operator that the word is, as a verb or as a noun. */
export function verbOperatorOf({ lexeme }: Pick<Word, 'lexeme'>): Operator | null {
  if (NEVER.has(lexeme.key) && lexeme.key.length < 5) return null
  return VERBS.get(lexeme.lemma) ?? (lexeme.singular === null ? null : (VERBS.get(lexeme.singular) ?? null))
}

export function qualifierOf({ lexeme }: Pick<Word, 'lexeme'>): Operator | null {
  return QUALIFIERS.get(lexeme.key) ?? null
}

const TELLING = new Set(
  'reportedly allegedly alleged reported purportedly purported supposedly rumored rumoured'.split(' '),
)

const ACCUSING = new Set(['accuse', 'charge', 'allege', 'suspect', 'claim', 'blame', 'investigate', 'sue', 'warn'])

/** It says no more than that somebody else says so. */
export function isTelling({ lexeme }: Word): boolean {
  return TELLING.has(lexeme.key) || ACCUSING.has(lexeme.lemma)
}

const NOUNS = new Set(
  'talk plan threat bid hope fear proposal offer call push request demand claim warning risk allegation suspicion prospect pledge promise vow attempt effort refusal failure denial rejection lack absence withdrawal possibility chance doubt rumour rumor argument bet expectation intention preparation speculation aim'.split(
    ' ',
  ),
)

/** It may stand behind what it governs: "merger talks". */
export function isNounOperator({ lexeme }: Word): boolean {
  return NOUNS.has(lexeme.singular ?? lexeme.key)
}

/** A phrase may begin with the word. */
export function opensOperator({ lemma, key }: Word['lexeme']): boolean {
  return PHRASES.has(lemma) || PHRASES.has(key) || key === 'too'
}

/** A phrase that denies may begin with the word. */
export function opensDenial({ lemma, key }: Word['lexeme']): boolean {
  return (PHRASES.get(lemma) ?? PHRASES.get(key) ?? []).some(([, { denies }]) => denies)
}

export function phraseOperatorAt(words: readonly Word[], index: number): (Operator & { to: number }) | null {
  if (words[index]!.lexeme.key === 'too') return tooAt(words, index)
  const phrases = PHRASES.get(words[index]!.lexeme.lemma) ?? PHRASES.get(words[index]!.lexeme.key)
  if (phrases === undefined) return null
  for (const [phrase, operator] of phrases) {
    let k = 1
    while (k < phrase.length) {
      const lexeme = words[index + k]?.lexeme
      if (lexeme === undefined || (lexeme.key !== phrase[k] && lexeme.lemma !== phrase[k])) break
      k++
    }
    // "wins in five sets to reach final"
    const isOther = (phrase[0] === 'due' && isCause(words[index + k])) || words[index]!.lexeme.key === 'sets'
    if (k === phrase.length && !isOther && !isUpToAmount(words, index + k - 1)) return { ...operator, to: index + k }
  }
  return null
}

/** "too damaged to reopen" denies the reopening. */
function tooAt(words: readonly Word[], index: number): (Operator & { to: number }) | null {
  const to = words.findIndex(({ lexeme }, i) => i > index + 1 && i < index + 4 && lexeme.key === 'to')
  const verb = words[to + 1]
  return to < 0 || verb === undefined || (verb.lexeme.verbForms & BASE) === 0 ? null : { ...DENIED, to: to + 1 }
}

/** "due to rain", not "due to sail". */
function isCause(next: Word | undefined): boolean {
  return next !== undefined && next.lexeme.key !== 'be' && (next.lexeme.verbForms & BASE) === 0
}
