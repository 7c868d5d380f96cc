/**
 * A deed told of what it is done to: "School is closed by mayor", "Law is allowed by court to take effect". Only where
 * the statement was read surely enough, with all that belongs to the object.
 */

import { be, capitalize, hasSecondVerb, have, join, lead, small } from '../plain/grammar.ts'
import { adverbOf } from '../statement/joined.ts'
import type { Statement } from '../statement/kind.ts'
import { looksPlural, STOPS_OBJECT, splitObject, TAKES_INFINITIVE } from '../statement/object.ts'
import { canPassivize } from '../statement/passive.ts'
import { hasFiniteVerb, isClearSubject } from '../statement/sure.ts'
import { SUPERLATIVE } from '../words/superlative.ts'
import { isBaseVerb, isNoun, isPersonNoun } from '../words/vocabulary.ts'
import { verbForms } from '../words/word-forms.ts'
import { isEvent } from './verb-tense.ts'

/** "School is closed by mayor", and where it tells an event: "School has been closed by mayor". */
export function turnedRound(statement: Statement): string[] {
  const whole = withParticle(statement)
  if (whole.forms === null) return []
  return [...passives(whole), ...withInfinitive(whole), ...withComplement(whole)]
}

function passives(statement: Statement): string[] {
  if (statement.object === '') return []
  const { object, tail } = withNounPhrases(statement)
  if (!canPassivize({ ...statement, object, tail }) || leavesPurpose(statement, tail)) return []
  // "People can now watch films": whoever wants to.
  const isAnybody = statement.kind === 'modal' && /^people$/i.test(statement.subject)
  const who = isAnybody ? '' : `by ${small(statement.subject)}`
  // "raises risk for 9 kinds of fever": of what is the risk.
  if (/^(?:for|on) [$£€]?\d/.test(tail) && ASKS_FOR_MORE.test(object.split(' ').at(-1)!)) return []
  // "hosts Dorn after months of rowing with the mayor": who rowed with her.
  if (hasOwnDeed(tail)) return []
  // "creeps closer": where to, and nothing that is crept.
  if (WHERE_TO.test(object)) return []
  // "strongest revenue in six years": since when it is the strongest.
  if (SPAN.test(tail) && object.split(' ').some((word) => SUPERLATIVE.test(word))) return []
  // "hails discovery from Skerra": where it comes from, or where it is hailed.
  if (/^from (?!\p{Ll}+ing\b)/u.test(tail)) return []
  // "Okafor heads Skerra through": a goal by his head.
  if (statement.forms?.base === 'head' && HEADED.test(statement.rest)) return []
  // "to attend summit on ending war": what the summit is on.
  if (/^(?:on|about) \p{Ll}+ing\b/u.test(tail) && MEETS.test(object)) return []
  // "trial exposes tension over tolls": behind the trial it would be a trial over tolls.
  if (/^over\b/.test(tail) && HELD_OVER.test(statement.subject)) return []
  // "scandal will hurt Dorn in harbor race": behind the scandal it would be a scandal in the race.
  if (/^in /.test(tail) && WORK.test(tail) && HELD_OVER.test(statement.subject)) return []
  // "report finds below the ice": the finds are there, and not who reports them.
  if (
    /^(?:below|above|under|underneath|beneath|within|towards?|between|among|along|around|beyond|behind|beside)\b/.test(
      tail,
    )
  )
    return []
  // "backs hub in Norwell after vote": behind the doer the place would be his, behind the vote so would he.
  // "presses Ruiz on Skerra subsidies": what somebody is asked about is no place.
  const last = object.split(' ').at(-1)!
  const isAbout = /^on /.test(tail) && (/^\p{Lu}/u.test(last) || isPersonNoun(last.replace(/s$/, '')))
  const named = isAbout ? '' : (NAMED_PLACE().exec(tail)?.[0] ?? '')
  const place = WORK.test(named) ? '' : named
  const behind = tail.slice(place.length).trim()
  // "defeats Ruiz in Democratic primary for mayor": what stands there belongs to the place.
  if (place !== '' && belongsToPlace(behind)) return []
  return said(statement, join(object, place), [who, behind])
}

/** A form in -ing of whoever does it all, with more behind it. */
const hasOwnDeed = (tail: string): boolean =>
  [
    ...tail.matchAll(
      /\b(?:after|before|while|when|despite|without|of) (\p{Ll}+ing) (?!(?:in|at|on|as|and|by)\b)[\p{L}\d]/gu,
    ),
  ].some(([, deed = '']) => !isNoun(deed))

const WHERE_TO =
  /^(?:closer|nearer|farther|further|higher|lower|deeper|faster|slower|longer|louder|harder|together|apart|ashore|aboard|abroad|offshore|onshore|inland|northward|southward|eastward|westward)$/
const SPAN =
  /^(?:in (?:(?:over|more than|nearly|almost|about|at least|around) )?(?:an? (?:year|month|week|decade|century|generation)|the past|the last|\d+ |(?:two|three|four|five|six|seven|eight|nine|ten) |years|months|weeks|decades|history|memory|living memory|its|their|his|her)|since\b|ever\b|on record)/

const MEETS = /\b(?:summit|talks|meeting|conference|forum|vote|hearing|debate|deal|report|study|bill|plan|law)$/i

const HELD_OVER =
  /\b(?:trial|hearing|lawsuit|suit|case|dispute|row|vote|debate|talks|meeting|summit|inquiry|investigation|probe|report|study|protests?|strike|war|fight|battle|controversy|scandal)s?$/i

const HEADED = /\b(?:through|home|in front|ahead|level|wide|clear|over|past|into the|equali[sz]er|winner|goal)\b/

/** "in Norwell", "near the Tara river"; in what is no place somebody does something ("in remarks", "in a film"). */
export const NAMED_PLACE = () =>
  /^(?:in|at|on|near|inside|outside|across) (?:the |an? )?(?:\p{L}+ )?\p{Lu}[^\s,;]*(?: (?!(?:after|before|as|amid|while|when|despite|following|over|for|on|in|at|to|by|with|during|because|since|until)\b)[^\s,;]+){0,3}/u

/** What stands behind a place and tells which one it is: "in Democratic primary for mayor"; not "to save money". */
export const belongsToPlace = (behind: string): boolean =>
  behind !== '' &&
  !/^(?:[,;]|(?:after|ahead|amid|as|at|because|before|by|despite|during|following|from|in|on (?=\p{Lu}\p{Ll}+day|\d)|over|since|under|until|when|while)\b)/u.test(
    behind,
  ) &&
  !(behind.startsWith('to ') && isBaseVerb(behind.split(' ')[1]!))

/** "in Ruiz's remarks", "in a Skerra podcast": where somebody is heard is no place of what he speaks of. */
const WORK =
  / (?:remarks?|roast|interview|speech|posts?|video|rant|statement|memoir|book|tweets?|ads?|song|essay|op-ed|message|debate|letter|episode|clip|podcast|column|monologue|sketch|town hall|rally|final|finals|semi-?finals?|semi|quarter-?finals?|derby|match|game|race|open|cup|league|playoffs?|series|bout|fight|election|by-election|primary|runoff|run-off|vote|poll|contest|round)$/i

/** Verbs of which somebody gets somebody to do something. */
const MAKES_DO =
  /^(?:allow|permit|order|urge|ask|tell|force|require|invite|encourage|instruct|direct|authorize|authorise|forbid|warn|persuade|convince|compel|request|press)$/
const PRONOUN = /\b(?:he|she|they|it|his|her|their|its|him|them|who|themselves|himself|herself|itself)\b/i

/** What a plan or a law does itself; what else stands behind one is what it is for. */
const GOES_ON = () =>
  /^to (?:(?:finally )?(?:take|go into) effect|stand|proceed|continue|resume|remain|expire|lapse|go ahead|move forward|move ahead|be \p{Ll}+)\b/u

/** "Court allows law to take effect" → "Law is allowed by court to take effect". */
function withInfinitive(statement: Statement): string[] {
  const { forms, subject, rest, prefix } = statement
  if (!MAKES_DO.test(forms!.base) || prefix !== '') return []
  const [, object = '', tail = ''] = /^(.+?) ((?:not )?to \p{Ll}.*)$/u.exec(rest) ?? []
  const words = object.split(' ')
  const verb = tail.replace(/^not /, '').split(' ')[1] ?? ''
  if (
    object === '' ||
    words.some((word) => STOPS_OBJECT.test(word)) ||
    (!isBaseVerb(verb) && !/^(?:be|finally)$/.test(verb))
  )
    return []
  // "orders plan to close school": what is planned.
  if (TAKES_INFINITIVE.test(words.at(-1)!) && !GOES_ON().test(tail)) return []
  if (!isClearSubject(subject) || !isClearSubject(object) || hasFiniteVerb(object) || hasSecondVerb(tail)) return []
  // Whose it is, and by whom, would be open.
  if (PRONOUN.test(`${subject} ${object} ${tail}`) || / by /.test(` ${tail} `) || /[,:;“”‘"]/.test(`${object} ${tail}`))
    return []
  return said({ ...statement, object }, object, [`by ${small(subject)}`, tail])
}

/** What some verbs have behind their object: whom it is given to, what somebody is charged with. */
const COMPLEMENTS: readonly (readonly [preposition: string, verbs: RegExp])[] = [
  [
    'to',
    /^(?:give|hand|offer|award|grant|send|lend|donate|deliver|present|sell|extend|expand|transfer|ship|supply|provide|deport|extradite|return|restore|add|move|link|compare|connect|liken|sentence|cut|raise|lower|reduce|increase|limit|roll out|hand over|hand out|bring back|give back|send back|hand back|turn over|take back|lend out)$/,
  ],
  ['with', /^(?:charge|replace|provide|supply|threaten|equip|reward)$/],
  ['of', /^(?:accuse|convict|acquit|clear|strip)$/],
]
/** Of two things behind them the first is whom it is given. */
const TWO_OBJECTS = /^(?:give|hand|offer|award|grant|lend)$/

/** "Schools give rebates to parents" → "Rebates are given by schools to parents". */
function withComplement(statement: Statement): string[] {
  const { forms, subject, prefix } = statement
  const preposition = COMPLEMENTS.find(([, verbs]) => verbs.test(forms!.base))?.[0]
  if (preposition === undefined || statement.object === '' || prefix !== '' || statement.isForeseen === true) return []
  const [object = '', tail = '', more] =
    preposition === 'of' && statement.tail === ''
      ? statement.object.split(/ (?=of )/)
      : [statement.object, statement.tail]
  // "A bill to close the pier gives …": behind "to close the pier", "to" would be another's.
  if (new RegExp(` ${preposition} `).test(` ${subject} `)) return []
  // "offers early access to posts": to what the access is.
  if (preposition === 'to' && ASKS_FOR_TO.test(object.split(' ').at(-1)!)) return []
  // "sends costs to highest level": how far, and nobody they are sent to.
  if (/^to (?:an? |the |its |their )?(?:new |all-time )?(?:record|highs?|lows?|\p{Ll}+est)\b/u.test(tail)) return []
  if (more !== undefined || !tail.startsWith(`${preposition} `) || / by /.test(` ${tail} `)) return []
  if (preposition === 'to' && isBaseVerb(tail.split(' ')[1]!)) return []
  const words = object.split(' ')
  // "clears takeover of Norwell Gas": of what it is one; somebody is cleared of a crime.
  if (preposition === 'of' && !/^\p{Lu}/u.test(words.at(-1)!) && !isPersonNoun(words.at(-1)!.toLowerCase())) return []
  const isWhom = (word: string) => /^\p{Lu}/u.test(word) || isPersonNoun(word.toLowerCase().replace(/s$/, ''))
  if (words.length > 5 || (TWO_OBJECTS.test(forms!.base) && words.some(isWhom))) return []
  if (!isClearSubject(subject) || hasFiniteVerb(object) || hasSecondVerb(tail) || / \p{Ll}+ing\b/u.test(object))
    return []
  if (PRONOUN.test(`${subject} ${object} ${tail}`) || /[,:;“”‘"]/.test(`${object} ${tail}`)) return []
  return said({ ...statement, object }, object, [`by ${small(subject)}`, tail])
}

/** The same with every group that a passive of it can have. */
function said(statement: Statement, object: string, behind: readonly string[]): string[] {
  // "making the strait a | US territory": half of a phrase.
  if (/ (?:an?|the|his|her|its|their|of|and|or|even|only|also|just|still|again|too)$/.test(object)) return []
  // "Pilot strikes rival before leaving the pier": turned round, the rival would leave it.
  if (/(?:^| )(?:before|after|while|when|without|by|in) (?:\p{Ll}+ly )?\p{Ll}+ing\b/u.test(behind.slice(1).join(' ')))
    return []
  const isMany = looksPlural(statement.object)
  return groupsOf(statement, isMany).map((group) => capitalize(join(lead(statement), object, group, ...behind)))
}

function groupsOf(statement: Statement, isMany: boolean): string[] {
  const { kind, group } = statement
  const adverb = adverbOf(group)
  const participle = adverb + statement.forms!.participle
  const verb = group.slice(adverb.length)
  if (kind === 'present' || kind === 'past') {
    if (verb.includes(' ')) return []
    const plain = `${be(isMany, kind === 'past')} ${participle}`
    return kind === 'present' && isEvent(statement) ? [plain, `${have(isMany)} been ${participle}`] : [plain]
  }
  const now = /^can now (?=\S+$)/.exec(group)
  if (kind === 'modal' && now !== null) return [`can now be ${statement.forms!.participle}`]
  const [first = '', second, third] = group.split(' ')
  if (kind === 'bare-progressive') return second === undefined ? [`${be(isMany, false)} being ${participle}`] : []
  if (second === undefined || third !== undefined) return []
  if (kind === 'modal') return /^(?:could|may|might|will|can)$/i.test(first) ? [`${first} be ${participle}`] : []
  if (kind === 'future') return first === 'to' ? [`to be ${participle}`, `will be ${participle}`] : []
  if (kind === 'progressive') return [`${be(isMany, /^w/.test(first))} being ${participle}`]
  if (kind === 'perfect') return first === 'had' ? [`had been ${participle}`] : [`${have(isMany)} been ${participle}`]
  return []
}

/** Verbs whose particle stays with them when they are turned. */
const WITH_PARTICLE =
  /^(?:(?:roll|carry|lay|phase|rule|spell|single|hand|send|throw|wipe|buy|call|knock|work|sort|seek|bail) out|(?:set|break|build|buy|clean|give|open|shake|shore|snap|speed|step|sum|take|tear|draw|blow|bring|hold|beef|prop|clear) up|(?:close|shut|call|put|turn|take|tear|strike|shoot|vote|wind|bring|track|cut|break|knock|back|water|pin|gun) down|(?:call|put|cut|lay|kick|seal|sell|shut|write|pay|drop|hive|block|cordon|fend|ward|head|fight|show|set|spin|break|hold|take) off|(?:scale|push|cut|roll|bring|take|hand|send|hold|pay|win|give|dial|claw|turn) back|(?:take|hand|turn|sign) over|(?:throw|take|give|sign|lock|put|send|strip|wash) away|(?:set|put|lay|push|cast|brush) aside|(?:bring|hand|turn|phase|usher|call|reel|rein) in)$/

const isSomebody = (subject: string): boolean =>
  isPersonNoun(subject.split(' ').at(-1)!.toLowerCase().replace(/s$/, '')) ||
  / \p{Lu}\S*$/u.test(` ${subject}`.slice(1))

/** "is rolling out ferries", "rolls out ferries": the particle is the verb's, whatever it was taken for. */
function withParticle(statement: Statement): Statement {
  const { forms, group, rest } = statement
  if (forms === null || rest === '') return statement
  const [base = '', inside] = forms.base.split(' ')
  const particle = inside ?? /^(?:out|up|down|off|back|over|away|aside|in)(?= )/.exec(rest)?.[0]
  if (particle === undefined || !WITH_PARTICLE.test(`${base} ${particle}`)) return statement
  const isInside = inside !== undefined
  if (isInside && !group.endsWith(` ${particle}`)) return statement
  // "Tides turn in deal": where, and nothing that they hand in; somebody hands something in.
  if (particle === 'in' && !isInside && !isSomebody(statement.subject)) return statement
  const behind = isInside ? rest : rest.slice(particle.length).trim()
  return {
    ...statement,
    forms: verbForms(`${base} ${particle}`),
    group: isInside ? group.slice(0, -particle.length - 1) : group,
    rest: behind,
    ...splitObject(behind),
  }
}

// What follows their object says why, where or how it is judged and belongs to the verb.
const JUDGING =
  /^(?:criticize|flay|rap|rebuke|chide|praise|blame|question|sue|accuse|arrest|fine|thank|attack|honor|mock|ridicule|reward|punish|defend|condemn|charge|convict|sentence|fire|dismiss|detain|jail|evict|kill|injure|rescue|defeat|beat|confront|target|strike|hit|frighten|tease|correct|pressure|pursue|deport|indict|scold|commend|suspend|remove|expel|ban|bar|probe|investigate|discipline|censure|oust|reprimand)$/

/** "rejects Medicare for all": what the object is for stays with it; only a judgement has its grounds behind "for". */
export const leavesPurpose = ({ forms, object }: Statement, tail: string): boolean =>
  /^for (?![$£€\d])/i.test(tail) &&
  forms !== null &&
  !/^(?:pick|choose|select|nominate)$/.test(forms.base) &&
  (!JUDGING.test(forms.base.split(' ')[0]!) || EXCUSE.test(object))

/** "criticizes excuse for missing the vote": it may be the excuse's. */
const EXCUSE =
  /\b(?:excuses?|reasons?|bids?|calls?|plans?|demands?|support|praise|apolog(?:y|ies)|justification|preference|proposals?|offers?|search|push|appeals?|pleas?)$/i

/** Nouns that have a phrase of their own behind them: "ban on phones", "relief for ground beef". */
const ASKS_FOR_MORE =
  /^(?:bans?|curbs?|risks?|tax|taxes|tariffs?|limits?|restrictions?|sanctions|attacks?|strikes?|bills?|laws?|reports?|rulings?|votes?|deals?|agreements?|talks|lawsuits?|suits?|cases?|charges|claims?|plans?|support|relief|funding|funds|aid|rules?|probes?|investigations?|inquiry|disputes?|concerns?|questions?|theories|research|study|studies|data|details|information|cuts?|access|demands?|bids?|offers?|search|calls?|requests?|push|petitions?|campaigns?|penalty|penalties|fines?|measures?|policy|policies|evidence|proposals?|appeals?|challenges?|comments?|remarks?|statements?|criticism|rates?|prices?|rights?|protections?|war|fight|ties|relations|contacts?|meetings?|opposition|efforts?|book|film|movie|documentary|series|song|documents?|files|emails|records)$/i

/** What somebody sends or says: "offer from Otavia". */
const COMES_FROM =
  /^(?:offers?|support|aid|help|calls?|requests?|letters?|messages?|gifts?|pressure|criticism|donations?|money|demands?|threats?|bids?|proposals?|complaints?|questions?|pleas?|loans?|reports?|challenges?|appeals?|advice|warnings?|endorsements?|backing|invitations?|concessions?|pledges?)$/i

const INQUIRY = /^(?:inquir(?:y|ies)|enquir(?:y|ies)|investigations?|probes?|research|reviews?|insights?)$/i

const CHANGES_IN =
  /^(?:pullbacks?|sell-?offs?|slowdowns?|weakness|volatility|bubbles?|drops?|falls?|rises?|increases?|decreases?|declines?|reductions?|cuts?|growth|surge|spike|jump|dip|slump|rebound|changes?|shifts?|improvements?|interest|stakes?|shares?|investments?|confidence|trust|faith|role|part|involvement)$/i

const DEALING = /(?:^| |-)(?:deals?|agreements?|swaps?|bids?|moves?|efforts?|attempts?|push|takeover|auction|sale)$/i

/** A case is against somebody; nobody is dismissed against anybody. */
const CASE = /\b(?:lawsuits?|suits?|cases?|charges|complaints?|claims?|appeals?|allegations?|motions?|petitions?)$/i

const ASKS_FOR_TO =
  /^(?:threats?|response|answers?|end|attacks?|challenges?|alternatives?|visits?|access|opposition|support|changes|links?|ties|guide|key|solutions?|damage|amendments?|exceptions?|approach|objections?|aid|gifts?|limits?|cuts?|increases?|relief|transition|return|trip|letter|message|withdrawal|exports?|imports?)$/i

/** The object with the phrases that belong to it: "tariff relief for ground beef", "ban on phones". */
export function withNounPhrases({ forms, object, tail }: Statement): { object: string; tail: string } {
  // "over" and "for" tell what somebody is criticized for; "on" and "of" belong to the thing criticized.
  const isJudged = JUDGING.test(forms!.base.split(' ')[0]!)
  let whole = object
  let rest = tail
  for (;;) {
    // "drop in crime": what changes belongs to the change.
    const isChange = /^in /i.test(rest) && CHANGES_IN.test(whole.split(' ').at(-1)!)
    const phrase =
      /^(?:of|for|to|with|on|about|over|against|between|from|into|in) .+?(?=$| (?:of|for|to|with|on|about|over|against|between|from|into|in|at|after|before|amid|during|as|while|despite|by|when|because|since|following|near|under|until)(?![\w-])|[,;])/i.exec(
        rest,
      )
    if (phrase === null || (/^in /i.test(rest) && !isChange)) break
    // "checks funds for possible gaps": what for they are checked.
    if (/^for /i.test(rest) && /^(?:check|screen|search|test|scan|inspect|examine)$/.test(forms!.base)) break
    // "nominates Dana Price for secretary": a price is for something, she is not.
    if (/^for /i.test(rest) && /(?:^| )\p{Lu}\S* \p{Lu}\S*$/u.test(whole)) break
    // "buys stake in three-way deal": how it is bought.
    if (isChange && DEALING.test(phrase[0])) break
    if (/^to /i.test(rest) && isBaseVerb(phrase[0].split(' ')[1]?.toLowerCase() ?? '')) break
    if (isJudged && !CASE.test(whole) && !/^(?:of|in|with|between|from) |^on \p{Ll}/u.test(phrase[0])) break
    // "charges chief with fraud": what the noun does not ask for belongs to the verb.
    if (
      !/^(?:of|in) /i.test(phrase[0]) &&
      !ASKS_FOR_MORE.test(whole.split(' ').at(-1)!) &&
      !(/^from /i.test(rest) && COMES_FROM.test(whole.split(' ').at(-1)!)) &&
      !ASKS_FOR_TO.test(whole.split(' ').at(-1)!)
    )
      break
    // "shifts races to …", "takes gold from …": where to and where from belong to the verb, unless the noun asks for it.
    const last = whole.split(' ').at(-1)!
    const isInquiry = /^into /i.test(phrase[0]) && INQUIRY.test(last)
    const isSent = /^from /i.test(phrase[0]) && COMES_FROM.test(last)
    if (/^(?:to|from|into) /i.test(phrase[0]) && !ASKS_FOR_TO.test(last) && !isInquiry && !isSent) break
    if (/^(?:for|on) [$£€\d]|^(?!in )\S+ \S+ing\b/.test(phrase[0])) break
    whole = `${whole} ${phrase[0]}`
    rest = rest.slice(phrase[0].length).trim()
  }
  return { object: whole, tail: rest }
}
