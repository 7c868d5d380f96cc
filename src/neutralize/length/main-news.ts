/**
 * The main news of a sentence that is too long, by cuts of whole clauses and circumstances that leave it true: each kind
 * of cut has what it looks like and what forbids it. Nothing is cut that limits, doubts, denies or takes back what stays.
 *
 *     Three mayors send boats | as part of a show of strength        a circumstance at the end
 *     Ruiz calls Dorn a ‘fool’ | and announces an end to the ferry   a second deed of the same one
 *     Pilot | who rowed alone | is sentenced to 60 days              what only describes
 */
import { once } from '../../text/memoize.ts'
import { lexemeOf } from '../clause/lexicon.ts'
import { FACTIVE, SPEECH } from '../clause/verbs.ts'
import { hasFiniteVerb } from '../statement/finite-verbs.ts'
import type { Statement } from '../statement/kind.ts'
import { readStatement } from '../statement/statement.ts'
import { isBaseVerb, isGerund, isNoun, isPast, isPersonNoun, isThirdPerson } from '../words/vocabulary.ts'
import { wordsIn } from './fewer-words.ts'
import {
  CONDITION,
  CONTENT,
  LIMITED,
  SEEKS,
  SPEAKER,
  TAKES_BACK,
  TELLS,
  UNDOES,
  UNREAL,
  VAGUE,
} from './kept-phrases.ts'
import { wordingOf } from './to-length.ts'

/** A cut of a cut of a cut is seldom still the news; nor are more lines needed. */
const MOST_CUTS = 3

/**
 * @param text a statement in sentence case
 * @returns its main news in at most fifteen words, what says most first; none where nothing can go
 */
export function mainNewsOf(text: string): string[] {
  // "named after a captain": whom it is called by is no time.
  // "Police shot dead a man": whoever did it is not who was shot.
  if (endsInSpeaker(text) || /\bnamed after\b|\bshot dead (?!by\b|in\b|on\b|at\b|after\b|near\b|outside\b)/.test(text))
    return []
  const lines: string[] = []
  let longer = [text]
  for (let turn = 0; turn < MOST_CUTS && longer.length > 0 && lines.length === 0; turn++) {
    const cut = [...new Set(longer.flatMap(cutsOf))]
    lines.push(...cut.filter(fits))
    longer = cut.filter((line) => !fits(line)).slice(0, MOST_CUTS)
  }
  return lines.sort((a, b) => wordsIn(b) - wordsIn(a)).slice(0, MOST_CUTS)
}

/** "…, a sailor who saw it told the radio": all before it is his word, whatever is cut. */
function endsInSpeaker(text: string): boolean {
  const at = text.lastIndexOf(', ')
  return at > 0 && tellsWhose(text.slice(at))
}

/** A sentence of three words is told in more: "Fares have reportedly risen". */
const fits = (line: string): boolean => wordsIn(line) >= 3 && wordingOf(line, false).text !== ''

/** Takes one piece out, or none. */
type Cut = (text: string) => string

function cutsOf(text: string): string[] {
  return CUTS.flatMap((cut) => {
    // “… is ‘here to stay,’”: the comma inside goes too.
    const line = cut(text)
      .replace(/[\s,;:–—-]+$/, '')
      .replace(/,([’”'"])$/, '$1')
    return line !== '' && line.length < text.length && isNews(line) ? [line] : []
  })
}

/** "after the ferry | left": what stays must itself tell something, of somebody, and end where its marks do. */
function isNews(line: string): boolean {
  const read = readStatement(line)
  return (
    read !== null &&
    read.prefix === '' &&
    areMarksClosed(line) &&
    !ENDS_OPEN.test(line) &&
    // "A man who fled |": told of him is nothing yet.
    !(/ (?:who|which|that|whose) /.test(read.subject) && read.rest === '') &&
    // "Plan to close pier": a plan, and nothing told of it.
    !(read.kind === 'future' && TAKES_TO.test(read.subject))
  )
}

const ENDS_OPEN =
  /\b(?:of|to|and|or|the|an?|in|on|at|for|with|by|from|into|over|about|against|than|that|who|which|while|as|after|before|amid|when|where|why|how|what|if|is|are|was|were|be|has|have|had|will|would|could|may|might|can|should|must|its|his|her|their|says?|said|tells?|told|asks?|warns?|claims?|finds?|shows?|not|more|less|one|ones|such|so|even|just|only)$/i
const TAKES_TO =
  /\b(?:plans?|bids?|efforts?|attempts?|plot|scheme|bill|law|order|move|deal|vote|proposal|push|decision|way|fight|battle)$/i

/** Quotations opened in it are closed in it. */
const areMarksClosed = (text: string): boolean =>
  (text.match(/["“”]/g) ?? []).length % 2 === 0 &&
  !/(?:^|\s)[‘'](?=[^\s])(?!.*[’'](?![\p{L}\d]))/u.test(text) &&
  (text.match(/[()]/g) ?? []).length % 2 === 0

/** What is denied, or true of these alone, is so only with all that stands behind it. */
const DENIED =
  /\b(?:not|never|no|none|nobody|nothing|cannot|neither|nor|without|hardly|rarely|seldom|barely|only|denie[sd]|deny|denying|lacks?|unless|if|whether|until|either|both|between|instead|rather|too|enough|so|any|every|each|all)\b|n[’']t\b/i
/** Of which it is the first, how much it is the most: a measure has its bounds behind it. */
const MEASURED =
  /\b(?:first|last|record|most|least|more|less|fewer|same|such|half|average|typical|usual|[a-z]{2,}est|[a-z]+er than|than|\d[\d.,]*(?:%| per ?cent)|one in|\d+ of)\b/i
/** Still to come, or only wished: when and on what condition is part of it. */
const AHEAD =
  /\b(?:will|would|could|may|might|can|should|must|shall|to|plans?|planned|vows?|vowed|hopes?|wants?|agrees?|agreed|expects?|expected|promises?|promised|threatens?|threatened|likely|set|due|poised)\b/i
/** What is hindered or refused is so only as far as it is said. */
const HINDERS =
  /\b(?:bans?|banned|bars?|barred|blocks?|blocked|stops?|stopped|prevents?|prevented|forbids?|forbade|prohibits?|prohibited|limits?|limited|restricts?|restricted|allows?|allowed|permits?|permitted|lets?|exempts?|exempted|fails?|failed|refuses?|refused|declines?|declined|avoids?|avoided|rejects?|rejected|opposes?|opposed|requires?|required|forces?|forced|needs?|needed|forgets?|forgot|ends?|ended|drops?|dropped|cancels?|cancelled|canceled|halts?|halted|pauses?|paused|delays?|delayed)\b/i
/** Without these more is said, or what is said is taken back. */
const LIMITS =
  /\b(?:if|unless|until|except|excluding|barring|assuming|pending|provided|only|not|never|no|none|nor|without|but|yet|although|though|despite|instead|rather|whether|or|depending|subject to)\b|n[’']t\b/i
/** How it came out, well or with half a verdict: without it, what stays sounds like more than it was. */
const EASES =
  /\b(?:guilty|innocent|clear(?:s|ed)?|acquit(?:s|ted)?|convict(?:s|ed)?|rescued?|safe|safely|unhurt|unharmed|uninjured|alive|survive[sd]?|recovers?|recovered|freed|released|apologi[sz]e[sd]?|resumes?|resumed|reopens?|reopened|corrects?|corrected|found (?:alive|well))\b/i
/** At the end of a piece, who says what stands before it, or that it is doubted. */
const VOUCHES =
  /\b(?:according to|reportedly|allegedly|apparently|supposedly|possibly|perhaps|maybe|per|sources?|report|poll|study|survey|analysis)\b/i

/** Whether a piece may go: it limits nothing that stays, and says of nothing whose word it is. */
const mayGo = (piece: string): boolean =>
  !LIMITS.test(piece) &&
  !CONDITION.test(piece) &&
  !LIMITED.test(piece) &&
  !UNREAL.test(piece) &&
  !TAKES_BACK.test(piece) &&
  !SPEAKER.test(piece) &&
  !VOUCHES.test(piece) &&
  !EASES.test(piece) &&
  !UNDOES.test(piece) &&
  !tellsWhose(piece)

/** ", rebels claim", ", the captain told a court": somebody says what stands before. */
const tellsWhose = (piece: string): boolean => {
  if (!piece.startsWith(',')) return false
  const words = piece.slice(2).split(/[^\p{L}’'-]+/u)
  // "…, using a trick last seen in May": what is done so, and nobody's word but where it ends so.
  return isGerund(words[0]!) ? isTelling(words.at(-1)!) : words.some(isTelling)
}
/** "alleged thief" tells of him, and is nobody's word. */
const isTelling = (word: string): boolean => word !== 'alleged' && TELLING.has(lexemeOf(word.toLowerCase()).lemma)
const TELLING = new Set([...SPEECH, ...FACTIVE, 'accord', 'tweet', 'post', 'cite', 'quote'])

/** "after crews did not return": what is denied there is denied of that clause alone. */
const withoutDenial = (clause: string): string => clause.replace(/\b(?:not|never|no|without)\b|n[’']t\b/gi, '')

/** The text as far as the last match, where both sides allow it. */
function before(
  text: string,
  mark: RegExp,
  isAllowed: (head: string, tail: string) => boolean,
  limitsOf: (tail: string) => string = (tail) => tail,
): string {
  for (const { index } of [...text.matchAll(mark)].reverse()) {
    const head = text.slice(0, index)
    const tail = text.slice(index)
    if (areMarksClosed(head) && mayGo(limitsOf(tail)) && isAllowed(head, tail)) return head
  }
  return ''
}

/** "as part of a show of strength", "over Holm’s objections", "amid a row": what it belongs to, and what goes on around. */
const withoutSetting: Cut = (text) =>
  before(
    text,
    / as part of (?!an(?:y|other)\b|every\b)(?=\S)| over (?=(?:[\p{L}’'.-]+ ){1,4}objections?\b)|,? amid (?=\S)| in (?:another|a|the latest|his latest|her latest|its latest) (?=(?:[\p{L}-]+ ){0,2}(?:win|victory|blow|setback|boost|shift|rebuke|reversal)\b)/giu,
    (head, tail) => !DENIED.test(head) && !HINDERS.test(head) && !STAGED.test(tail),
  )
/** What is done in it is done for show. */
const STAGED =
  /\b(?:sting|undercover|operation|stunt|performance|role|act|games?|ritual|tour|campaign|demonstration|reenactment|tests?|test(?:ing|ed)|trials?|pilot|training|rehearsal|show(?! of))\b/i

/** "as Ruiz prepares to sail": what goes on beside it, with a verb of its own. */
const withoutBeside: Cut = (text) =>
  before(
    text,
    /,? as (?=(?:\p{L}[\p{L}’'.&-]*,? ){1,9}\p{L})/giu,
    (head, tail) =>
      !DENIED.test(head) &&
      !COMPARES(head) &&
      !TAKEN.test(head) &&
      !/^,? as (?:if|though|well|much|many|far|long|soon|of|to|part|an?|the|one|\p{L}+ing)\b/iu.test(
        tail.replace(/^(,? as) (?:the|an?) (?=(?:\S+ ){1,6}(?:is|are|was|were|has|have|had|will)\b)/, '$1 '),
      ) &&
      hasVerbOfOwn(tail.replace(/^,? as /, '')),
    withoutDenial,
  )

/** Half a comparison, or what somebody is taken for. */
const COMPARES = (head: string): boolean => {
  const [, how] = / as (\p{Ll}+)(?: (?:at|in|for|with|to|of|on)\b[^,;]*)?$/u.exec(head) ?? []
  // "as good at rowing | as at home"; "sworn in as president | as boats leave": an office is no measure.
  return (
    /\b(?:as|so|such|same|just|twice|half|nearly|almost|is|are|was|were|be|looks?|seems?)$/i.test(head) ||
    (how !== undefined && !isPersonNoun(how))
  )
}
const TAKEN =
  /\b(?:identif(?:y|ies|ied)|describ(?:es?|ed)|portray(?:s|ed)|names?|named|sees?|seen|views?|viewed|regards?|regarded|hails?|hailed|recogni[sz]es?|recogni[sz]ed|remembers?|remembered|treats?|treated|uses?|used|serves?|served|works?|worked|labels?|labell?ed|dismiss(?:es|ed)|poses?|posed|cites?|cited)\b[^,;]*$/i

/** A clause: its verb stands behind its subject. */
const hasVerbOfOwn = (clause: string): boolean => {
  const [own = ''] = clause.split(/ (?:who|that|which|whose) |[,;]/)
  const read = readStatement(own.charAt(0).toUpperCase() + own.slice(1))
  return (
    hasFiniteVerb(own) ||
    (read !== null && /^(?:present|past|passive|progressive|perfect|modal|copula)$/.test(read.kind))
  )
}

/** "after telling the judge he was sorry", "a week after being spotted": what came before a deed that is done. */
const withoutAfter: Cut = (text) =>
  before(
    text,
    /(?:,? (?:(?:just|nearly|almost|about|over|more than) )?(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|several|\d+)? ?(?:minutes?|hours?|days?|weeks?|months?|years?|decades?))?,? after (?=\S)/giu,
    (head) =>
      !DENIED.test(head) && !MEASURED.test(head) && !AHEAD.test(head) && !HINDERS.test(head) && !NEAR.test(head),
    withoutDenial,
  )

/** "soon | after" */
const NEAR = /\b(?:soon|shortly|long|just|right|immediately|look\w*|tak\w+|took|ask\w*)$/i

/** "to mark the flood": what for, where it is a memorial and nothing that is still to be reached. */
const withoutOccasion: Cut = (text) =>
  before(
    text,
    / to (?=(?:mark|commemorate|celebrate|honou?r) )/giu,
    (head) => !DENIED.test(head) && !AHEAD.test(head) && !HINDERS.test(head) && endsInThing(head),
  )

const endsInThing = (head: string): boolean => {
  const last = head.slice(head.lastIndexOf(' ') + 1)
  return (
    /^\p{Lu}|\d|^(?:years|decades|time|months)$/u.test(last) || (isNoun(last.toLowerCase()) && !TAKES_TO.test(last))
  )
}

/** "and announces an end to the ferry", ", and may stay": what the same one does besides. */
const withoutSecondDeed: Cut = (text) =>
  before(text, /,? and (?=\p{Ll})/gu, (head, tail) => {
    const [, adverb, verb = '', next = ''] = /^,? and (?:(also|then|now|later) )?(\p{Ll}+) (\S+)/u.exec(tail) ?? []
    if (
      verb === '' ||
      DENIED.test(head) ||
      // "and sells it", "and loses the title": no more of what was done first.
      /\b(?:appeals?|court|judge|penalty|it|them|loses?|lost)\b/.test(tail) ||
      / (?:who|which|that|whose) /.test(head) ||
      adverb === 'then' ||
      adverb === 'later'
    )
      return false
    const read = readStatement(head)
    if (read === null || /^(?:future|bare-[cp]r?o)/.test(read.kind)) return false
    const isAuxiliary = /^(?:may|might|could|will|would|is|are|was|were|has|have)$/.test(verb)
    // "Storm expected to grow | and could hit Norwell"
    if (read.kind === 'bare-passive') return isAuxiliary
    // "may close piers and sell boats": both may be.
    if (read.kind === 'modal')
      return (isBaseVerb(verb) && !isNoun(verb)) || /^(?:help|may|might|could|will|would)$/.test(verb)
    // "asks crews to lend boats and repair nets": both.
    if (isBaseVerb(verb) && !isNoun(verb) && !isPast(verb)) return / to \p{Ll}{2,} \S/u.test(head)
    return (
      // "wins and is stripped of it": what was done to it undoes the rest.
      (isAuxiliary && !(/^(?:is|are|was|were)$/.test(verb) && isPast(next))) ||
      (isThirdPerson(verb) && (!isNoun(verb) || /^(?:the|an?|his|her|its|their|it|him|them)$/.test(next))) ||
      (read.kind === 'past' && isPast(verb) && !isNoun(verb) && isPast(read.group.split(' ').at(-1)!))
    )
  })

/** "and the firm uses it", ", four rowers also arrested": a sentence behind a sentence. */
const withoutSecondClause: Cut = (text) =>
  before(text, /,? and (?=\S)|, (?=\S)/g, (head, tail) => {
    if (DENIED.test(head) || / (?:who|which|whose) |,/.test(head) || wordsIn(head) < 5) return false
    const first = readStatement(head)
    if (first === null || /^(?:future|bare-)/.test(first.kind) || !hasFiniteClause(first)) return false
    const told = tail.replace(/^,? (?:and )?/, '')
    // "and their boats sank": whose, the first sentence says; "it all began": it leans on the first.
    // "and a court cut it to 5 days": it is taken back.
    if (/ it\b|\b(?:appeals?|court|judge|penalty)\b/.test(told)) return false
    if (/^(?:it|this|that|these|those|there|here|which|who|what|how|why|when|where)\b/i.test(told)) return false
    const second = readStatement(told.charAt(0).toUpperCase() + told.slice(1))
    if (second === null || second.prefix !== '' || second.kind === 'future') return false
    return hasFiniteClause(second) || (/^, \d/.test(tail) && second.kind === 'bare-passive')
  })

const hasFiniteClause = ({ kind, subject, group }: Statement): boolean =>
  /^(?:present|past|passive|progressive|perfect|modal|copula)$/.test(kind) &&
  !/ and$/.test(subject) &&
  // "pilots force crews and boats sail": a bare verb behind "and" may be a noun.
  (kind !== 'present' || !isNoun(group) || isThirdPerson(group))

/** ", bringing down two towers", ", showing shots fired": what it brings about or shows. */
const withoutResult: Cut = (text) =>
  before(
    text,
    /, (?=\p{Ll}+ing )/gu,
    (head, tail) =>
      isGerund(/\p{Ll}+/u.exec(tail)![0]) &&
      !/^, (?:saying|according|following|including|regarding|concerning|leaving open)\b/.test(tail) &&
      !DENIED.test(head) &&
      !/,/.test(tail.slice(1)),
  )

/** ", wanted in the killing of two", ", known for her boats": who it is, to the end. */
const withoutNote: Cut = (text) =>
  before(
    text,
    /, (?=(?:wanted|known|remembered|best known) (?:in|for|as|by) )/g,
    (head, tail) => !/,/.test(tail.slice(1)) && !DENIED.test(head),
  )

/** "Dana Ruiz, the mayor who beat Dorn, …", "…, who was lost at sea, …": between commas, only what describes. */
const withoutAside: Cut = (text) => {
  const found = /^([^,;:“‘"]{3,90}), ((?:the|an?|who|whose|which) [^,;:“‘"]{4,90}), (\p{Ll}[^;]*)$/u.exec(text)
  if (found === null) return ''
  const [, front = '', aside = '', rest = ''] = found
  if (!mayGo(` ${aside}`) || ACCUSED.test(aside) || UNLIKE.test(aside) || /^(?:and|or|but)\b/.test(rest)) return ''
  const line = `${front} ${rest}`
  const read = readStatement(line)
  if (read === null) return ''
  const isSubject = read.subject === front
  // "finds daughter, who was lost, by her phone": behind an object something of the same deed follows.
  const isObject =
    /^who|^which|^whose/.test(aside) &&
    front.startsWith(`${read.subject} ${read.group}`) &&
    /^(?:by|with|in|on|at|after|from|near) /.test(rest)
  // Behind an object, whoever "her" is stands before it.
  return isObject ? line : isSubject ? leaningOnNone(line, aside) : ''
}

/** An allegation is told as one, and told at all. */
const ACCUSED =
  /\b(?:accus|alleg|suspect|charg|convict|acquit|clear|fake\b|posing|posed|claim|so-called|late|dead|fictional|former|once|missing)/i
const UNLIKE = /\b(?:like|unlike|same|than)\b/i

/** "Pilot who rowed alone is sentenced": somebody of whom nothing else is known; "Drivers who speed are fined" speaks of those alone. */
const withoutWho: Cut = (text) => {
  const found = WHO().exec(text)
  if (found === null) return ''
  const [, who = '', told = ''] = found
  // "Father of nurse who died says she 'ran out of steam'": how is not known without it.
  if (!isSomebody(who) || /\b(?:death|died|suicide|killed|murdered)\b/.test(told)) return ''
  // "Nurse who lied is jailed after working in Norwell": why is not what follows.
  if (/\b(?:jailed|sentenced|suspended|fined|sacked|fired|banned|struck off|dismissed)\b.* (?:after|for)\b/.test(told))
    return ''
  const read = readStatement(text)
  const clause = read?.subject.slice(who.length) ?? ''
  if (read !== null && read.prefix === '' && read.subject.startsWith(`${who} who`) && /\S+ \S+/.test(clause))
    return mayGo(clause) && !ACCUSED.test(clause) && isOneClause(clause)
      ? leaningOnNone(`${who} ${read.group} ${read.rest}`, clause)
      : ''
  // Read by its tenses: in the clause a past, behind it one present.
  const words = told.split(' ')
  if (!isPast(words[0]!) || isBaseVerb(words[0]!)) return ''
  const presents = words.flatMap((word, i) => (i > 1 && isPresent(word, words, i) ? [i] : []))
  const [at] = presents
  if (at === undefined || presents.length > 1) return ''
  // "who left Norwell returns to a club his uncle owns": an earlier word may be the verb.
  if (words.slice(1, at).some((word) => /^\p{Ll}/u.test(word) && isThirdPerson(word))) return ''
  const inner = words.slice(0, at).join(' ')
  if (!mayGo(` ${inner}`) || ACCUSED.test(inner)) return ''
  const line = `${who} ${words.slice(at).join(' ')}`
  return readStatement(line)?.subject === who ? leaningOnNone(line, inner) : ''
}

/** "sailors who left the ferry sue its owner", "nurse who lived with Dorn tells of a plot to kill his aunt": whose? */
const leaningOnNone = (line: string, piece: string): string =>
  LEANS_BACK.test(line) || (/\p{Lu}/u.test(piece) && /\b(?:he|she|him|her|his|hers)\b/i.test(line)) ? '' : line
const LEANS_BACK =
  /\b(?:its?|them|they|their|theirs|ones?|others?|there|later|then|that|those|these|this|such|too|also|again)\b/i
/** "Pair who rowed to Skerra | have their boat |": behind the past of the clause no other verb may be the main one. */
const isOneClause = (clause: string): boolean => {
  const words = clause.trim().split(' ').slice(2)
  return !words.some(
    (word, i) =>
      !/^(?:and|he|she|it|they|that|which|who|where|when)$/.test(words[i - 1] ?? '') &&
      (/^(?:have|has|is|are|was|were|will|would|can|could|may|might|must|does|did|do|get|gets|got)$/.test(word)
        ? i > 0
        : /^\p{Ll}/u.test(word) && isThirdPerson(word) && !isNoun(word)),
  )
}

const WHO = once(() => /^((?:[\p{L}\d’'.-]+ ){0,6}[\p{L}\d’'.-]+) who (\p{Ll}+ .+)$/u)
const isPresent = (word: string, words: readonly string[], i: number): boolean =>
  !/^(?:he|she|it|who|that|which|they)$/.test(words[i - 1]!) &&
  (/^(?:is|are|has|says|pleads|faces)$/.test(word) || (/^\p{Ll}/u.test(word) && isThirdPerson(word) && !isNoun(word)))

/** "Pilot", "A pilot", "Two pilots", "Friend of Ruiz": one that there is. */
function isSomebody(who: string): boolean {
  const [front = ''] = who.split(/ (?:of|from|in|at) /)
  const last = front.split(' ').at(-1)!.toLowerCase()
  if (
    DENIED.test(who) ||
    MEASURED.test(who) ||
    /^(?:the|this|that|these|those|many|some|several|most|few)\b/i.test(who)
  )
    return false
  if (/^(?:two|three|four|five|six|seven|eight|nine|ten|\d+) /i.test(who))
    return /s$|^(?:men|women|people|children)$/.test(last)
  // "kayaker who": whom no list knows, the pronoun shows.
  return (
    (isPersonNoun(last) || /^(?:pair|teen)$|(?:er|or|ist|ian|ant|man)$/.test(last)) &&
    !/^(?:men|women|people|children|police|parents|kids)$|[^s]s$/.test(last)
  )
}

/** "Ruiz to dismiss pilot | who sued the port", "a lock | that’s thinner": of one thing or somebody, at the end. */
const withoutWhich: Cut = (text) =>
  before(text, / (?=(?:who|that)(?:[’']s)? \p{L})/gu, (head, tail) => {
    if (DENIED.test(head) || MEASURED.test(head) || SEEKS.test(head) || /,/.test(tail) || ACCUSED.test(tail))
      return false
    const last = head.slice(head.lastIndexOf(' ') + 1)
    const noun = /^\p{Lu}/u.test(last) ? (BARE_NOUN().exec(head)?.[1] ?? last) : last
    const key = noun.toLowerCase()
    if (VAGUE.test(key) || CONTENT.test(key) || /^\p{Lu}/u.test(noun)) return false
    const [, which, next = ''] = /^ (who|that) (\p{Ll}+)/u.exec(tail) ?? []
    // "tells a court | that he called": what is told.
    if (which === 'that' && TELLS.test(head) && !isPast(next)) return false
    const isOne = !/[^s]s$|^(?:men|women|people|children|police)$/.test(key) && (isNoun(key) || isPersonNoun(key))
    const isShown =
      / an? (?:[\p{L}-]+ ){0,5}[\p{L}-]+$/u.test(` ${head.slice(-60)}`) ||
      (isPast(next) && !isBaseVerb(next)) ||
      /^(?:has|had)$/.test(next)
    return isOne && isShown && !HINDERS.test(head)
  })

/** "operation in Norland": the thing before where it is. */
const BARE_NOUN = once(
  () => /.*\b(\p{L}+) (?:of|in|at|on|near|from|off) (?:the )?\p{Lu}[\p{L}’'.-]*(?: \p{Lu}[\p{L}’'.-]*)*$/u,
)

/** "Crews, including Holm’s, …": some of them, named or not. */
const withoutExamples: Cut = (text) => {
  const read = readStatement(text)
  const [, who, named = ''] = /^([^,]+?),? including (.+?),?$/.exec(read?.subject ?? '') ?? []
  if (read === null || who === undefined || read.prefix !== '' || DENIED.test(who) || MEASURED.test(who)) return ''
  return mayGo(` ${named}`) ? `${who} ${read.group} ${read.rest}` : ''
}

/** "refuses to sign the bill | in a move that crews call unwise": what others make of it. */
const withoutMove: Cut = (text) =>
  before(
    text,
    / in (?:an? )?(?:[\p{L}-]+ )?(?:move|step) (?=(?:that|which|seen|\p{L}+ (?:say|claim|call|describe)) )/gu,
    (head) => !DENIED.test(head),
  )

/** "arrested | on Tuesday": the day of what is done; what is planned "on Tuesday" may be for that day alone. */
const withoutDay: Cut = (text) =>
  before(
    text,
    / (?:on (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|on New Year[’']s (?:Eve|Day)|on Christmas(?: Eve| Day)?|this (?:week|month|weekend|spring|summer|autumn|fall|winter))$/g,
    (head) => {
      const read = readStatement(head)
      return (
        !DENIED.test(head) &&
        !MEASURED.test(head) &&
        !HINDERS.test(head) &&
        !/\b(?:will|would|could|may|might|can|should|must|plans?|planned|vows?|wants?|hopes?|agrees?|set|due|to (?:open|close|start|stop|begin|end))\b/.test(
          head,
        ) &&
        read !== null &&
        /^(?:present|past|passive|bare-passive|perfect)$/.test(read.kind)
      )
    },
  )

/** "A pilot accused of stealing boats | in Norwell Park | pleads …": where he is said to have done it. */
const withoutScene: Cut = (text) => {
  const read = readStatement(text)
  if (read === null || read.prefix !== '') return ''
  const scene = SCENE().exec(read.subject)
  return scene === null ? '' : `${scene[1]} ${read.group} ${read.rest}`
}

const SCENE = once(
  () =>
    /^(.+ (?:accused of|charged with|suspected of|convicted of) .+) (?:in|at|near|on) (?:the )?\p{Lu}[\p{L}’'.-]*(?: \p{Lu}[\p{L}’'.-]*)*$/u,
)

/** "found guilty of trying to rob Dorn | at a Norwell club": how a trial ended is told without where it had begun. */
const withoutCourtScene: Cut = (text) =>
  before(
    text,
    / (?:in|at|near|outside) (?=(?:(?:an?|the) )?\p{Lu}[\p{L}’'.-]*(?: [\p{L}’'.-]+){0,3}$)/gu,
    (head) =>
      /\b(?:found guilty|pleads guilty|pleaded guilty|convicted|sentenced|jailed|arrested|charged)\b/.test(head) &&
      !DENIED.test(head) &&
      !MEASURED.test(head) &&
      readStatement(head)?.isPlural === false,
  )

const CUTS: readonly Cut[] = [
  withoutSetting,
  withoutMove,
  withoutOccasion,
  withoutDay,
  withoutExamples,
  withoutResult,
  withoutNote,
  withoutScene,
  withoutAside,
  withoutBeside,
  withoutAfter,
  withoutSecondDeed,
  withoutSecondClause,
  withoutWho,
  withoutWhich,
  withoutCourtScene,
]
