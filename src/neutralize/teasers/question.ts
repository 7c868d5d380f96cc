/** Ways of saying what a headline only asks, without answering it. */

import { be, capitalize, join, small } from '../plain/grammar.ts'
import { deedOfHowTo, doingInside, endsLoose, passiveInside } from '../realiser/inner-clause.ts'
import { readStatement } from '../statement/statement.ts'
import { FEELS_SO, isNounPhrase } from '../topics/topic-nouns.ts'
import { AUXILIARIES, isModal, OPENS_QUESTION } from '../words/closed-classes.ts'
import { isBaseVerb, isGerund, isNoun, isParticiple, isPast, isPersonNoun, isThirdPerson } from '../words/vocabulary.ts'
import { takenForGranted } from './granted.ts'
import { clauseOf, gerundOf, splitAfterSubject } from './question-parts.ts'

const YES_NO = new RegExp(`^(?:so |and |but |now |wait, )*(${AUXILIARIES})(n['’]t)? (.+)$`, 'i')
/** "How much money did …": what is counted or measured belongs to the question word. */
const HOW_MUCH = `how (?:(?:much|many)(?: (?!(?:${AUXILIARIES})\\b)\\p{L}+){0,4}?|long|often|far|big|bad|good|old|soon|fast|safe|common|likely|serious|dangerous|strong|real|close|important|accurate|effective|popular|deadly|strict|secure)(?= (?:${AUXILIARIES}) )`
const WH = new RegExp(
  `^(?:so |and |but |now )*(why|${HOW_MUCH}|how|when|where|what|who|which)(['’]s)? (?:(${AUXILIARIES}) )?(.+)$`,
  'iu',
)

const ASKS_BEHIND = new RegExp(`, (?:${AUXILIARIES}|why|how|when|where|what|who|which)\\b`, 'i')

/** @param text the question without its mark; in its own order when its parts cannot be told apart, [] when it asks the reader */
export function sayQuestion(given: string): string[] {
  const asks = withItsVerb(given)
  const known = KNOWN_ASKED.exec(asks)?.[1]
  if (known !== undefined)
    return [...sayExplained('how', `what is known about ${known}`), `Article asks what is known about ${known}`]
  // "Who knows where time goes": nobody, and it is not asked.
  if (/^who (?:knows|cares)\b/i.test(asks)) return []
  // "Norwell hubs, or are they cages": put as it is.
  if (ASKS_AGAIN.test(asks)) return asked(asks)
  const behind = askedBehind(asks)
  if (behind.length > 0) return behind
  const text = ofPeople(withoutStress(asks))
  const ways = inOtherOrder(sayIndirectly(text))
  if (!isPlainQuestion(text)) return ways
  // A measure that is asked for leaves few ways to tell it.
  return ways.length === 0 || /^how (?:far|much|many|long) /i.test(text) ? [...ways, ...asked(text)] : ways
}

/** "What next for Norwell": what is next for it. */
const withItsVerb = (text: string): string =>
  text.replace(/^((?:so |and )?what) next (?=(?:for|in|after|with) \S)/i, '$1 is next ')
const ASKS_AGAIN = / or (?:is|are|was|were|do|does|did|has|have|can|will) (?:he|she|it|they|this|that|there)\b/

/** "What do we know of the flood": whoever knows it. */
const KNOWN_ASKED = /^what do we (?:actually |really )?know(?: so far)? about ([^?]+?)(?: so far)?$/i

/** "Five years after the flood, does Norwell have a harbor": when it is asked for stands behind. */
function askedBehind(asks: string): string[] {
  const [, when = '', asked = ''] = WHEN_ASKED().exec(asks) ?? []
  if (asked === '' || /\b(?:it|he|she|they|this|that)\b/i.test(when)) return []
  return inOtherOrder(sayIndirectly(withoutStress(asked)))
    .filter((way) => !/ in an? article$/.test(way))
    .map((way) => `${way} ${small(when)}`)
}

const WHEN_ASKED = () =>
  /^((?:(?:(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\d+) \p{L}+ )?(?:after|before|since)|amid|as|now that) (?!usual\b)[^,:;?]{8,70}), ((?:is|are|was|were|has|have|had|does|do|did|will|would|can|could|should|who|what|how|why|where) (?!you\b)[^,:;?]+)$/iu

/** "Can a cold shower really cure it", "What is really going on": stress, and no part of what is asked. */
const withoutStress = (text: string): string =>
  /["“”‘]/.test(text) || !/^(?:is|are|was|were|do|does|did|can|could|will|would|has|have|what|who|how)\b/i.test(text)
    ? text
    : text.replace(
        /(?<!\b(?:not|how|n['’]t|what|who)) (?:really|actually|truly)(?= \p{Ll}+)(?!.*\b(?:really|actually)\b)/u,
        '',
      )

/** "What can we learn from it": whoever reads. Of anything else of "ours" nobody knows whose it is. */
const ofPeople = (text: string): string =>
  text.replace(
    /^((?:(?:what|how|where|why|who|when) )?(?:can|could|should)) we (?=\p{Ll})(?!.*\b(?:we|us|our|ours|I|my|you|your)\b)/iu,
    '$1 people ',
  )

/** What a question word has a whole clause behind it, and no measure: "how Ruiz sold it", not "how much". */
const WITH_CLAUSE =
  /^(whether|how(?! (?:much|many|long|often|far|big|bad|good|old|soon|fast|safe|common|likely)\b)|when|where|the reasons that) (.+)$/

/** The same question told of what is done, and in front of who asks it. */
function inOtherOrder(ways: readonly string[]): string[] {
  const [first = '', ...others] = ways
  if (!first.startsWith(EXAMINES)) return [...ways]
  const clause = first.slice(EXAMINES.length)
  const [, word = '', inner = ''] = WITH_CLAUSE.exec(clause) ?? []
  const turned = (inner === '' ? [] : passiveInside(inner)).map((passive) => `${word} ${passive}`)
  if (/^possible\b/.test(clause)) return [...ways]
  const be = word.endsWith('that') ? 'are' : 'is'
  return [
    first,
    ...turned.map((way) => `Publisher looks into ${way}`),
    ...others,
    ...turned.map((way) => `Article takes up the question of ${way}`),
    ...(endsLoose(clause) ? [] : [`${capitalize(clause)} ${be} discussed in an article`]),
    `Article goes into ${clause}`,
    `Article explores ${clause}`,
    `Coverage addresses ${clause}`,
    `Report on ${clause}`,
    `Discussion of ${clause}`,
    ...(be === 'is' ? [`Question raised in article: ${clause}`] : []),
  ]
}

const EXAMINES = 'Article examines '

/** "why …" behind "article asks", for a question beside a statement; null when its parts cannot be told apart. */
export function askTersely(text: string, asks: string): string | null {
  const ahead = /^(?:so |and |now )?what (?:happens|will happen) (?:next )?(?:to|with|for) (.+)$/i.exec(text)
  if (ahead !== null) return `${asks} what is ahead for ${small(ahead[1]!)}`
  // "What does that mean for crews": of what stands beside it.
  const [, would = '', that = '', whom = ''] = MEANS_FOR.exec(text) ?? []
  if (that !== '') return `${asks} what ${that.toLowerCase()} ${would === 'does' ? 'means' : `${would} mean`}${whom}`
  if (ASKS_AGAIN.test(text)) return null
  const asked = sayIndirectly(withoutStress(withItsVerb(text))).find((way) => way.startsWith('Article asks '))
  if (asked === undefined || (/^(?:so |and |but )?why should\b/i.test(text) && !asks.endsWith('asks'))) return null
  return asked.replace(/^Article asks for what reasons /, `${asks} why `).replace(/^Article asks /, `${asks} `)
}

const MEANS_FOR =
  /^(?:so |and |but )?what (does|could|would|will|might) (this|that|it) (?:really |actually )?mean((?: (?:for|to) [^,]+)?)$/i

/** A question as it is asked, without its answer: nothing is turned that was not read. */
const asked = (text: string): string[] => putsOf(text).map((opening) => `${opening}: ${small(text)}?`)

/** What stands in front of a question that is put as it is. */
export const PUTS = [
  'Article asks',
  'Question discussed in article',
  'Publisher puts a question',
  'Readers are asked',
  'Article raises question',
  'Discussed in article',
]
/** For a long question, in as few words as there may be room for. */
export const BRIEF_PUTS = ['Publisher asks', 'Question']
export const POSES = 'Article poses question'

/** "When will the pier open", "How much rain will fall": readers are told, and not asked. */
export const putsOf = (question: string): string[] =>
  /^(?:how (?:much|many|long|far)|when|where|who will|what time|what(?:['’]s| is) on)\b/i.test(question)
    ? PUTS.map((put) => (put === 'Readers are asked' ? POSES : put))
    : PUTS

const isPlainQuestion = (text: string): boolean =>
  OPENS_QUESTION.test(text) &&
  !OF_SPEAKERS.test(withoutCountry(text)) &&
  !/\b(?:this|these|it|they|he|she)\b/i.test(text)

const OF_SPEAKERS = /\b(?:you|your|we|our|us|i|my)\b/i
/** In capitals it is a country, and none of us. */
const withoutCountry = (text: string): string => text.replace(/\bUS\b/g, '')

function sayIndirectly(text: string): string[] {
  if (
    OF_SPEAKERS.test(withoutCountry(text)) ||
    / and (?:why|how|what|who|where|when|is|are|will)\b/i.test(text) ||
    / and (?:can|could|should|would|does|do|did|has|have|was|were) (?:it|he|she|they|the|an?|its|his|her|their|\p{Lu}\S*) /u.test(
      text,
    )
  )
    return []
  const yesNo = YES_NO.exec(text)
  if (yesNo !== null) return sayYesNo(yesNo[1]!.toLowerCase(), yesNo[3]!, yesNo[2] !== undefined)
  const wh = WH.exec(text)
  if (wh === null) {
    // "Struggling to pay fares?" asks the reader.
    const [first = '', second = ''] = text.split(' ')
    // "Confused by the timetable?"
    if (isParticiple(first.toLowerCase()) && /^(?:by|with|about|of|to|from|your|you|that)$/.test(second)) return []
    if (isGerund(first.toLowerCase()) && /^(?:to|for|with|about|of|from|your|a|the)$/.test(second)) return []
    if (/^(?:want|ready|need|looking|think|worried|remember|got|tired)\b/i.test(text)) return []
    // "A network is suing the state?": a statement with a question mark; "With leaders in doubt, can …" asks behind a comma.
    const statement = readStatement(text)
    // "Mayor to sign?", "Strike coming up?": what is to come, or goes on, has its verb in a whole sentence.
    const clause =
      statement?.group.startsWith('to ') || /^bare-(?:copula|progressive)$/.test(statement?.kind ?? '')
        ? join(small(statement!.subject), be(statement!.isPlural, false), statement!.group, statement!.rest)
        : small(text)
    // "Whose boat sank the ferry": told as it is asked, where no auxiliary stands in front of who does it.
    if (/^whose\b/i.test(text))
      return statement === null || ASKS_BEHIND.test(text) || new RegExp(` (?:${AUXILIARIES}) `).test(text)
        ? []
        : OPEN.map((opening) => `${opening} ${small(text)}`)
    return statement === null || ASKS_BEHIND.test(text)
      ? []
      : [
          `Article examines whether ${clause}`,
          `Publisher looks into whether ${clause}`,
          `Article takes up the question of whether ${clause}`,
          `Article asks whether ${clause}`,
          `Discussion of whether ${clause}`,
        ]
  }
  return sayOpen(wh[1]!.toLowerCase(), wh[2] === undefined ? (wh[3]?.toLowerCase() ?? '') : 'is', wh[4]!)
}

function sayYesNo(aux: string, rest: string, isNegated: boolean): string[] {
  const parts = splitAfterSubject(aux, rest) ?? splitBeforeManner(aux, rest)
  if (parts === null || isNegated) return []
  // "Was Dorn | obligated to sail": what he was.
  const [, one = parts.subject, state = ''] = /^(.+) (\p{Ll}+ed)$/u.exec(parts.subject) ?? []
  const isState = state !== '' && /^(?:is|are|was|were)$/.test(aux) && parts.predicate.startsWith('to ')
  const subject = isState ? one : parts.subject
  const predicate = isState ? `${state} ${parts.predicate}` : parts.predicate
  // "Is the harbor strong heading into spring": what it is said to be, and no part of its name.
  if (
    /^(?:is|are|was|were)$/.test(aux) &&
    / (?:strong|weak|safe|ready|healthy|dead|over|good|bad|better|worse|big|hot|cold|cheap|expensive|likely|too \p{Ll}+)$/u.test(
      subject,
    )
  )
    return []
  const who = small(subject)
  const clause = clauseOf(aux, who, predicate)
  if (clause === null) return []
  const ways = [
    `Article examines whether ${clause}`,
    `Publisher looks into whether ${clause}`,
    `Article takes up the question of whether ${clause}`,
    `Discussion of whether ${clause}`,
  ]
  // "reshape trade and hurt Norland": two deeds.
  const second = / and (\p{Ll}+) /u.exec(predicate)?.[1] ?? ''
  const forms = isBaseVerb(second) && !isNoun(second) ? null : gerundOf(aux, predicate)
  // "of they being treated" is no English; what was or is has no prospect.
  if (forms !== null && !/^(?:he|she|they|it|we|I)$/i.test(who)) {
    if (aux === 'will' || aux === 'would' || aux === 'could')
      ways.push(`Article considers possibility of ${who} ${forms}`)
    if (aux === 'should') ways.push(`Article weighs case for ${who} ${forms}`)
    else if (isModal(aux)) ways.push(`Publisher discusses the prospect of ${who} ${forms}`)
  }
  ways.push(`Article asks whether ${clause}`, `Question raised in article: whether ${clause}`)
  return ways
}

/** "can Norland legally close the harbor": how it would do so stands between. */
function splitBeforeManner(aux: string, rest: string): ReturnType<typeof splitAfterSubject> {
  const [, front = '', manner = '', deed = ''] =
    /^([^,]+?) (legally|realistically|safely|credibly|successfully|truly) (\p{Ll}.+)$/u.exec(rest) ?? []
  const parts = deed === '' ? null : splitAfterSubject(aux, `${front} ${deed}`)
  return parts?.subject === front ? { ...parts, predicate: `${manner} ${parts.predicate}` } : null
}

/** "the oldest boat steered by a gull": by whom it is steered belongs to it. */
const RANKED = () =>
  /^the (?:(?:most|least) \p{L}+|\p{L}{3,}est|best|worst) (?!.* (?:is|are|was|were|that|if|when|who) )[^,]+ \p{L}+ed (?:by|in|for|at|on) /iu

/** "the value of the pier"; "the council doing on Skerra" does something. */
const isAskedFor = (text: string): boolean =>
  /^the (?!(?:real )?secret\b)(?:[\p{L}’'-]+ ){0,3}[\p{L}’'-]+ (?:of|to|behind|between|for) .+$/iu.test(text) &&
  !text.split(' ').some((part) => isGerund(part.toLowerCase())) &&
  isNounPhrase(text.replace(/^the /i, ''))

const OF_THING = () =>
  /^((?:\p{Ll}[\p{L}’'-]* ){0,2}\p{Ll}[\p{L}’'-]+) (do|does|did|should|can|could|will|would) (.+)$/u

/** In front of what nobody may know yet … */
const OPEN = [
  'Article examines',
  'Publisher looks into',
  'Article takes up the question of',
  'Discussion of',
  'Report on',
  'Article asks',
  'Article considers',
]
/** … and of what can be told. */
const KNOWN = [
  'Article examines',
  'Publisher looks into',
  'Article takes up the question of',
  'Report on',
  'Article explains',
  'Article considers',
]

/** The most of a kind in somebody's eyes, and no more than that. */
const JUDGED = () =>
  /^(?:(?:really|actually|truly) )?the (?:all-time )?(?:best|worst|greatest|coolest|funniest|smartest|hottest|prettiest|strongest|weakest|favou?rite|(?:most|least) \p{L}+)(?: ["“‘'\p{L}][^\s,]*)*$/iu

/** "Holm suing", "the mayor running against": whom it is that he sues. */
function whomAsked(aux: string, rest: string): string {
  const [, who = '', last = '', deed = '', link = ''] =
    /^((?:[\p{L}’'.-]+ ){0,4}?([\p{L}’'.-]+)) (\p{Ll}+ing)( (?:with|for|against|to|at|from|on|about))?$/u.exec(rest) ??
    []
  const isSomebody = /^\p{Lu}/u.test(last) || isPersonNoun(last)
  return isSomebody && isGerund(deed) ? `who ${small(who)} ${aux} ${deed}${link}` : ''
}

const LINKS = /^(?:with|for|against|to|at|from|on|about|in|by|behind|after|over|into|under|and|as|not|set|still|now)$/

/** Somebody is named and nothing is told of him: what he does stands behind him in "Holm at war with", "the mayor suing". */
function isProfiled(rest: string): boolean {
  const words = rest.split(',', 1)[0]!.split(' ')
  const last = words.at(-1)!
  if (/^(?:with|for|against|to|at|from|on|about|by)$/.test(last)) return false
  if (/^\p{Lu}/u.test(rest) && !/[’']s? /.test(rest))
    return (
      (/^\p{Lu}/u.test(last) || isPersonNoun(last)) &&
      !words.some((word) => /^\p{Ll}/u.test(word) && (LINKS.test(word) || isGerund(word) || isParticiple(word)))
    )
  const doing = words.findIndex((word, i) => {
    const before = words[i - 1] ?? ''
    return isGerund(word) && (isPersonNoun(before) || /^\p{Lu}/u.test(before))
  })
  const isClause = words.slice(0, doing).some((word) => /^(?:who|that)$/.test(word))
  return (
    doing < 0 ||
    isClause ||
    // "the man suing Norwell": whoever does it.
    (/^(?:man|woman|men|women|people|person|boy|girl|teenager|couple)$/.test(words[doing - 1]!) &&
      /^(?:an?|the|his|her|its|their|\p{Lu}.*|\d.*)$/u.test(words[doing + 1] ?? ''))
  )
}

function sayOpen(word: string, aux: string, rest: string): string[] {
  if (aux === '') {
    // "Who says it can’t be done?": it can.
    if (word === 'who' && /^says\b/i.test(rest)) return []
    if (word === 'who')
      return [
        `Article examines who ${rest}`,
        `Publisher looks into who ${rest}`,
        `Article takes up the question of who ${rest}`,
        `Article is about who ${rest}`,
      ]
    // "Which pier should everyone visit", "What boat did Ruiz sell": the noun is asked for, its clause stands behind.
    const [, thing = '', verb = '', told = ''] = OF_THING().exec(rest) ?? []
    // "What should everyone visit" is a lure where it is told, and none where it is asked.
    const isOpen = /^(?:what|which)$/.test(word) && told !== '' && !/^every(?:one|body)\b/i.test(told)
    const parts = isOpen ? splitAfterSubject(verb, told) : null
    const asked = parts === null ? null : clauseOf(verb, small(parts.subject), parts.predicate)
    if (asked !== null) return OPEN.map((opening) => `${opening} ${word} ${thing} ${asked}`)
    const first = rest.split(' ')[0]!.toLowerCase()
    // "How many boats sank": the question word is the subject.
    if (
      word === 'how' &&
      /^(?:many|much) \p{L}/iu.test(rest) &&
      !/ (?:will|would|can|could|should|does|do|did) /.test(rest)
    )
      return OPEN.map((opening) => `${opening} how ${small(rest)}`)
    // "Which crew is the better one": the question word and its noun are the subject.
    if (word === 'which' && /^(?:[\p{L}’'-]+ ){1,4}?(?:is|are|was|were|will|would|has|have) (?!\S+$)/u.test(rest))
      return OPEN.map((opening) => `${opening} which ${rest}`)
    if (word === 'what' && /^the (?:difficulties|problems) were\b/.test(rest))
      return OPEN.map((opening) => `${opening} what ${rest}`)
    if (/^(?:what|which)$/.test(word) && (isThirdPerson(first) || isPast(first)))
      return [
        `Article examines ${word} ${rest}`,
        `Publisher looks into ${word} ${rest}`,
        `Article asks ${word} ${rest}`,
        `Article takes up the question of ${word} ${rest}`,
        `Report on ${word} ${rest}`,
      ]
    return []
  }
  // "Who is overrated": a quality is asked for, and no person.
  // "Who's really running the port": the adverb stands before the deed.
  const first = rest
    .replace(/^(?:really|actually|truly|also|still|now|even) /i, '')
    .split(' ')[0]!
    .toLowerCase()
  if (
    word === 'who' &&
    /^(?:is|was|are|were)$/.test(aux) &&
    /^\p{Ll}/u.test(rest) &&
    isParticiple(first.replace(/,$/, ''))
  )
    return ['Article examines who', 'Publisher looks into who', 'Report on who', 'Article asks who'].map(
      (opening) => `${opening} ${aux} ${rest}`,
    )
  // "Who's to blame for the delays": what they did is asked, and no profile.
  if (word === 'who' && /^(?:is|was)$/.test(aux) && /^(?:to blame|responsible)(?: for \S|$)/i.test(rest))
    return OPEN.map((opening) => `${opening} who ${aux} ${small(rest).replace(/^to blame/, 'responsible')}`)
  // "Who's feeling the pain": a deed is told, and no name.
  // "Who is she": whoever stands before it, a profile needs a name.
  if (word === 'who' && /^(?:it|he|she|they|this|that|these|those)$/i.test(rest)) return []
  if (word === 'who' && /^(?:is|was|are|were)$/.test(aux) && !isGerund(first)) {
    const who = small(rest)
    // "Who is the best pilot on Skerra": whoever thinks one is, and nobody who is.
    if (JUDGED().test(rest)) return OPEN.map((opening) => `${opening} who ${who} ${aux}`)
    const whom = whomAsked(aux, rest)
    if (whom !== '') return OPEN.map((opening) => `${opening} ${whom}`)
    if (!isProfiled(rest)) return []
    return [
      `Article gives a profile of ${who}`,
      `Profile of ${who}`,
      `Background on ${who}`,
      `Article introduces ${who}`,
      `Article informs readers about ${who}`,
      `Publisher profiles ${who}`,
    ]
  }
  // "Who will be the next mayor": the question word is the subject.
  const possible = word === 'who' && /^(?:could|might|may)$/.test(aux) ? candidates(first, rest) : null
  if (possible !== null)
    return [
      `Article examines possible ${possible}`,
      `Possible ${possible} are discussed in an article`,
      `Publisher looks into possible ${possible}`,
      `Report on possible ${possible}`,
      `Article informs readers about possible ${possible}`,
      `Discussion of possible ${possible}`,
    ]
  if (
    /^(?:who|what)$/.test(word) &&
    /^(?:will|would|can|could|may|might|should)$/.test(aux) &&
    (first === 'be' || (isBaseVerb(first) && word === 'who'))
  )
    return OPEN.map((opening) => `${opening} ${word} ${aux} ${rest}`)
  // "What is a tide gate": what it is can be told.
  if (word === 'what' && aux === 'is' && /^an? (?:[\p{L}’'-]+ ){0,2}[\p{L}’'-]+$/u.test(rest))
    return KNOWN.map((opening) => `${opening} what ${rest} is`)
  // "What is happening at the border": the question word is the subject.
  if (/^(?:what|who)$/.test(word) && /^(?:is|are|was|were)$/.test(aux) && isGerund(rest.split(' ')[0]!.toLowerCase()))
    return KNOWN.map((opening) => `${opening} ${word} ${aux} ${small(rest)}`)
  if (
    word === 'what' &&
    aux === 'is' &&
    /^(?:(?:really|actually|truly) )?(?:(?:next|behind|in|at|on|wrong|new|different|to \p{Ll}+)\b|(?:open|closed|available|free|included|missing|legal|left|allowed) (?:and|or|on|in|at|for|this|today|now|over|during|tomorrow)\b)/iu.test(
      rest,
    )
  )
    return KNOWN.map((opening) => `${opening} what is ${small(rest)}`)
  // "What are social distancing rules": things are asked for, and nothing that they do.
  if (
    word === 'what' &&
    aux === 'are' &&
    /^\p{Ll}[\p{L} -]+[^s]s$/u.test(rest) &&
    !/ (?:of|in|on|for|to|with|at|by|from) /.test(rest)
  )
    return KNOWN.map((opening) => `${opening} what ${rest} are`)
  // "What is the value of the pier", "What is the oldest boat steered by a gull": it is asked for, nothing is said of it.
  if (/^(?:what|which)$/.test(word) && /^(?:is|are|was|were)$/.test(aux) && (isAskedFor(rest) || RANKED().test(rest))) {
    const thing = small(rest)
    return [
      `Article examines ${word} ${thing} ${aux}`,
      `Publisher looks into ${word} ${thing} ${aux}`,
      `Article informs readers about ${thing}`,
      `Report on ${thing}`,
      `Article takes up the question of ${word} ${thing} ${aux}`,
      `Article asks ${word} ${thing} ${aux}`,
    ]
  }
  // "Where is the ferry", "Where is Dana Ruiz": nothing stands behind the subject.
  if (
    word === 'where' &&
    /^(?:is|are|was|were)$/.test(aux) &&
    /^(?:(?:the|a|an|his|her|its|their|The|A|An|His|Her|Its|Their) \S+|\p{Lu}\S*(?: \p{Lu}\S*)+)$/u.test(rest)
  )
    return ['Article asks', 'Article examines', 'Publisher looks into', 'Article considers'].map(
      (opening) => `${opening} where ${small(rest)} ${aux}`,
    )
  // "Who will be the next mayor": the question word is the subject.
  if (
    /^(?:who|what|which)$/.test(word) &&
    /^(?:wi|wou|c|sh|m)/.test(aux) &&
    (rest.startsWith('be ') || isBaseVerb(rest.split(' ')[0]!))
  )
    return OPEN.map((opening) => `${opening} ${word} ${aux} ${rest}`)
  // "What's the harbor persona": of two words no second one is known to be said of the first.
  if (/^(?:what|which)$/.test(word) && /^(?:is|are|was|were)$/.test(aux) && rest.split(' ').length === 2) return []
  // "What are her options if the fare is raised": what they are is asked of one case.
  const [, phrase = '', supposed = ''] = /^(.+?)( (?:if|when|once|now that) .+)$/.exec(rest) ?? []
  if (phrase !== '' && /^(?:what|who)$/.test(word) && /^(?:is|are|was|were)$/.test(aux) && isNounPhrase(phrase))
    return OPEN.map((opening) => `${opening} ${word} ${small(phrase)} ${aux}${supposed}`)
  const meaning = word === 'what' ? meant(aux, rest) : []
  if (meaning.length > 0) return meaning
  const parts = splitAfterSubject(aux, rest)
  if (parts === null) return []
  // "What are the lottery winning numbers": which ones, and nothing that the lottery wins.
  const [, doing = '', done = ''] = /^(\p{Ll}+) (\p{Ll}+)/u.exec(parts.predicate) ?? []
  if (/^(?:what|which)$/.test(word) && /^(?:is|are|was|were)$/.test(aux) && isGerund(doing) && isThing(done)) return []
  const who = small(parts.subject)
  // "What are the plans for ferries on Skerra": what they are is asked, and not where.
  const isWhole =
    (word === 'when' && /^the (?:last|first|next) time /.test(rest)) ||
    (/^(?:what|which)$/.test(word) &&
      /^(?:is|are|was|were)$/.test(aux) &&
      // "What is the poison allegedly used against Ruiz": it is asked for, and by that it is told which.
      (/^(?:in|on|at|under|over|allegedly|reportedly) /.test(parts.predicate) ||
        // "What are Norwell's stages to reopen": what they are, and nothing that they are to do.
        (/^to \p{Ll}/u.test(parts.predicate) &&
          /[’']s (?:\p{Ll}+ )*\p{Ll}+s$/u.test(parts.subject) &&
          !isPersonNoun(parts.subject.split(' ').at(-1)!.replace(/s$/, '')))))
  const clause = isWhole ? `${small(rest)} ${aux}` : clauseOf(aux, who, parts.predicate)
  if (clause === null) return []
  // "Why should it matter to you": it may be meant that it should not.
  if (word === 'why' && aux === 'should') return [`Article asks why ${clause}`, ...asked(`why should ${rest}`)]
  if (word === 'why') {
    const forms = gerundOf(aux, parts.predicate)
    const ways = [
      `Article examines the reasons that ${clause}`,
      `Publisher looks into the reasons that ${clause}`,
      `Discussion of the reasons ${clause}`,
      `Report on the reasons that ${clause}`,
      `Article asks for what reasons ${clause}`,
    ]
    if (forms !== null) ways.splice(2, 0, `Article looks at background to ${who} ${forms}`)
    return isLong(clause) ? [...ways, ...ASKED_WHY.map((opening) => `${opening} why ${clause}`)] : ways
  }
  return [
    `Article examines ${word} ${clause}`,
    `Publisher looks into ${word} ${clause}`,
    `Article asks ${word} ${clause}`,
    `Report on ${word} ${clause}`,
    `Article takes up the question of ${word} ${clause}`,
  ]
}

const isThing = (word: string): boolean =>
  /[^su]s$/.test(word) && isNoun(word) && !/^(?:always|towards|across|perhaps|sometimes|afterwards|this)$/.test(word)

/** "do sanctions mean for the harbor": what they mean for it, which is their significance. */
function meant(aux: string, rest: string): string[] {
  const [, thing = '', whom = ''] = /^(.+?) mean for ([^,]+)$/i.exec(rest) ?? []
  if (
    whom === '' ||
    /^(?:it|this|that|they|these|those)\b/i.test(thing) ||
    !/^(?:do|does|did|could|would|will|might)$/.test(aux)
  )
    return []
  const subject = small(thing)
  const verb = aux === 'do' ? 'mean' : aux === 'does' ? 'means' : aux === 'did' ? 'meant' : `${aux} mean`
  const clause = `what ${subject} ${verb} for ${whom}`
  return [
    `Article examines ${clause}`,
    // Of what it meant, it may have none now.
    ...(/^(?:do|does)$/.test(aux) ? significance(subject, whom) : []),
    `Publisher looks into ${clause}`,
    `Article asks ${clause}`,
    `Discussion of ${clause}`,
    `Report on ${clause}`,
  ]
}

const significance = (thing: string, whom: string): string[] => [
  `Report on the significance of ${thing} for ${whom}`,
  `Article discusses the significance of ${thing} for ${whom}`,
  `The significance of ${thing} for ${whom} is discussed in an article`,
]

/** "could replace Ruiz": replacements for her. Behind the object only a time, a place or an office may stand. */
function candidates(verb: string, rest: string): string | null {
  const noun = CANDIDATES[verb]
  const [, whom = ''] = /^\p{L}+ ((?:[\p{L}\d’'.-]+ ?)+)$/u.exec(rest) ?? []
  return noun === undefined ||
    whom === '' ||
    / (?:if|when|while|but|and|after|before) |^(?:it|him|her|them)\b/i.test(whom)
    ? null
    : `${noun} ${whom}`
}
const CANDIDATES: Record<string, string> = {
  replace: 'replacements for',
  succeed: 'successors to',
  win: 'winners of',
  lead: 'leaders of',
  challenge: 'challengers to',
  host: 'hosts of',
  buy: 'buyers of',
}

/** What a newsroom does with its news it tells of itself as "we"; any other "we" may be anybody's. */
const tellOfNewsroom = (clause: string): string =>
  /:|\b(?:by|says?|said)\b/.test(clause)
    ? clause
    : clause.replace(
        /^how we (?=(?:investigated|reported|tested|rated|ranked|analy[sz]ed|surveyed|verified|fact-checked|uncovered|mapped|tracked) )/u,
        'how publisher ',
      )

const OF_OWN_FAMILY =
  /^(?:how |why )?we (?!all\b).*\bour (?:(?!own\b)[a-z-]+ ){0,2}(?:dads?|mums?|moms?|fathers?|mothers?|parents|sons?|daughters?|babies|baby|twins|kids?|children|child|brothers?|sisters?|grand[a-z]+|marriage|wedding|honeymoon|dogs?|cats?|pets?|pupp(?:y|ies)|house|flat|apartment|garden|kitchen|family|families)\b/i

/** Ways of saying that an article gives the reasons for, or the course of, what a clause says. */
export function sayExplained(kind: 'why' | 'how', text: string): string[] {
  const clause = tellOfNewsroom(small(text))
  // "how we fixed our sick dad": whoever they are, they are no publisher's.
  if (OF_OWN_FAMILY.test(clause)) return []
  // "why you should buy shares", its reader left out: an infinitive is no clause.
  if (kind === 'why' && /^(?:(?:not|never|always) )?to \p{L}/u.test(clause))
    return ['Article gives', 'Publisher sets out', 'Article examines', 'Explanation of', 'Account of'].map(
      (opening) => `${opening} reasons ${clause}`,
    )
  if (kind === 'why') {
    const doing = doingInside(clause)
    const passives = passiveInside(clause)
    return [
      `Article explains the reasons that ${clause}`,
      ...passives.map((passive) => `Publisher sets out the reasons that ${passive}`),
      `Publisher sets out the reasons that ${clause}`,
      ...(doing === '' ? [] : [`Report on what is behind ${doing}`]),
      `Report on the reasons that ${clause}`,
      `Article is about the reasons ${clause}`,
      `Explanation of the reasons ${clause}`,
      capitalize(`${clause}; article gives reasons`),
      ...passives.map((passive) => capitalize(`${passive}; article gives reasons`)),
      `The reasons that ${clause} are explained in an article`,
      `Readers are told the reasons that ${clause}`,
      ...(doing === '' ? [] : [`What is behind ${doing} is explained in an article`]),
      ...(isLong(clause) ? inShort('why', clause) : []),
      ...takenForGranted('why', clause),
    ]
  }
  // "Holm sorry for joke": how somebody is, and no thing.
  if (FEELS_SO.test(clause)) return []
  // "What to know about the owner": a person or thing is not explained, facts about it are told.
  if (!/^(?:how|what|who|where|when|which|why|whether)\b/i.test(clause))
    return [
      `Article gives information about ${clause}`,
      `Background on ${clause}`,
      `Report on ${clause}`,
      `Facts about ${clause} are presented in article`,
      `Article tells what to know about ${clause}`,
      `Article is about ${clause}`,
      `Publisher offers an overview of ${clause}`,
    ]
  // "What is known about the flood": facts, and how much of them there is.
  const known = /^what is known about (.+)$/.exec(clause)?.[1]
  if (known !== undefined)
    return [
      `Publisher sets out what is known about ${known}`,
      `Known facts about ${known}`,
      `Report on what is known about ${known}`,
      `Facts known about ${known} are presented in article`,
      `Article gives an overview of what is known about ${known}`,
    ]
  // "Who owns the harbor": one fact is told, and no explanation.
  if (/^(?:who|which|whose|how (?:much|many|long|old|far|big|often))\b/i.test(clause))
    return [
      `Article tells ${clause}`,
      `Publisher reports ${clause}`,
      `Report on ${clause}`,
      `Readers are told ${clause}`,
      `Article is about ${clause}`,
      `Article tells readers ${clause}`,
      `Readers can learn from the article ${clause}`,
      ...(endsLoose(clause) ? [] : [`${capitalize(clause)} is told in an article`]),
    ]
  const [, thing = '', whom = ''] =
    /^what (?!(?:it|this|that|they|these|those|all)\b)([^,]+?)(?<! (?:has|have|had|could|would|will|may|might|can)) means? for ([^,]+)$/.exec(
      clause,
    ) ?? []
  const [, word = '', inner = ''] = WITH_CLAUSE.exec(clause) ?? []
  const howTo = deedOfHowTo(clause)
  const passives = (inner === '' || howTo !== null ? [] : passiveInside(inner)).map((passive) => `${word} ${passive}`)
  return [
    `Article explains ${clause}`,
    ...(whom === '' ? [] : significance(thing, whom)),
    ...passives.map((passive) => `Publisher sets out ${passive}`),
    ...(howTo === null || howTo.doing === '' ? [] : [`Advice on ${howTo.doing}`, `Guide to ${howTo.doing}`]),
    `Publisher sets out ${clause}`,
    ...(howTo === null ? [] : [`Article describes ways to ${howTo.deed}`, `Ways to ${howTo.deed}`]),
    `Report on ${clause}`,
    `Explanation of ${clause}`,
    `Readers are told ${clause}`,
    `Article tells ${clause}`,
    `Publisher goes into detail on ${clause}`,
    `Readers can learn from the article ${clause}`,
    ...(endsLoose(clause) ? [] : [`${capitalize(clause)} is explained in an article`]),
    ...passives.map((passive) => `Report on ${passive}`),
    ...(/\b(?:I|we|my|our)\b/.test(clause) ? [] : [`Readers learn ${clause}`]),
    // Cut to length, nothing would be left behind it.
    ...(/^\S+ (?:to|not) | means? /.test(clause) || clause.includes(',') || clause.split(' ').length > 13
      ? []
      : [`Details about ${clause}`]),
    ...(word === 'how' && howTo === null ? takenForGranted('how', inner) : []),
  ].filter((way) => !/^Publisher .* publisher /.test(way))
}

const ASKED_WHY = ['Article asks', 'Publisher looks into', 'Discussion of', 'Article examines']

/** Behind "the reasons that" it would have to lose its end. */
const isLong = (clause: string): boolean => clause.split(' ').length > 9 && !/^it matters\b/i.test(clause)

const inShort = (word: string, clause: string): string[] =>
  ['Article explains', 'Report on', 'Readers learn'].map((opening) => `${opening} ${word} ${clause}`)
