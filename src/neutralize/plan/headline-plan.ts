/**
 * What a headline states, laid out for rewording: its plain statements, what stays loaded, its questions, its list,
 * and the frame around them (a place or speaker in front, a source at the end).
 */

import { isNameByDeed } from '../headline/names-by-deed.ts'
import { isClub } from '../headline/names-of-bodies.ts'
import { isCommonWord } from '../headline/true-case.ts'
import { readHeadline } from '../headline/words.ts'
import { isCutOff, withoutCutEnd } from '../length/cut-off.ts'
import { type ListPlan, readList } from '../lists/list-plan.ts'
import { withoutPraiseTail } from '../lists/praise.ts'
import { isInFirstPerson, tellOfAuthor } from '../plain/author-person.ts'
import { capitalize, small } from '../plain/grammar.ts'
import { isChamber, isSingleName } from '../plain/opening-names.ts'
import { manipulationIn, plainWording } from '../plain/plain-wording.ts'
import { addressesReader, isAddressed } from '../plain/reader-person.ts'
import { type Attribution, splitAttribution } from '../realiser/attribution.ts'
import { sayRemark } from '../realiser/remark.ts'
import { readStatement } from '../statement/statement.ts'
import { sayAnswered } from '../teasers/answered.ts'
import { tellOrder } from '../teasers/orders.ts'
import { askTersely } from '../teasers/question.ts'
import { readReaderPromise } from '../teasers/reader-promise.ts'
import { readOpenQuestion, readReaderQuestion } from '../teasers/reader-question.ts'
import { askedFor, sayAskedOfCalled, sayReaderQuestion } from '../teasers/reader-ways.ts'
import { readReview } from '../teasers/review.ts'
import { cliffhanger, withoutLure } from '../teasers/withheld-fact.ts'
import { comparedIn } from '../topics/lone-thing.ts'
import { OPENS_QUESTION } from '../words/closed-classes.ts'
import { isPersonNoun } from '../words/vocabulary.ts'
import { itemOf, type PlanItem, statementItem } from './headline-items.ts'
import {
  DROPPED_LABEL,
  isPerson,
  LETTERS_TAG,
  OPINION_LABEL,
  OPINION_TAG,
  PAPER_SECTION,
  REPORT_LABEL,
  SECTION,
  withoutBest,
} from './headline-labels.ts'
import { ownWords } from './headline-own-words.ts'
import { hasFacts, withoutIdle } from './idle-parts.ts'
import { isCalled, speakerOf } from './label-speaker.ts'
import { isUnmarked, putQuestion, putUnread } from './put-question.ts'
import { barePart, readied, withoutVerdict, withPlainLabel } from './readied.ts'
import { readSegments, type Segment } from './segments.ts'
import { isSigned } from './signed.ts'
import { isSpeakingAgency } from './speaking-bodies.ts'

export interface HeadlinePlan {
  /** The headline in sentence case with repaired typography. */
  text: string
  /**
   * All of it without the labels and sections that tell nothing, in the publisher's order, loaded words replaced.
   * Read when it is asked for.
   */
  readonly own: readonly string[]
  /** "North Carolina", "Raskin": stands before the statement with a colon; '' for none. */
  label: string
  /** Ordinary words that are names here: what is said of one, or a capital inside the sentence, shows it. */
  names: string[]
  items: PlanItem[]
  attribution: Attribution | null
  list: ListPlan | null
  /** Whole sentences for a headline that only asks its readers something or promises it; none for any other. */
  asks: readonly string[]
  isOpinion: boolean
  /** What is told goes on before the reader's eyes: "Watch live: …". */
  isLive: boolean
}

/** @param headline English */
export function planHeadline(headline: string): HeadlinePlan {
  const bare = barePart(headline)
  const cased = readied(bare)
  const withheld = cliffhanger(cased, bare)
  const text = withoutVerdict(
    withPlainLabel(isCutOff(bare) && withheld === null ? withoutCutEnd(cased) : withoutLure(withoutPraiseTail(cased))),
  )
  const segments = readSegments(tellOrder(text)).filter(({ text: told }, i) => i === 0 || !ANNOUNCES().test(told))
  const list = readList(text, bare)
  let own: string[] | null = null
  const plan: HeadlinePlan = {
    text,
    get own() {
      own ??= ownWords(segments)
      return own
    },
    label: '',
    names: namesIn(text, readHeadline(bare).isTitleCase),
    items: [],
    attribution: null,
    list: list !== null && SAYS.test(list.about) ? null : list,
    asks: [],
    isOpinion: isSigned(headline),
    isLive: LIVE.test(text),
  }
  const called = plan.list === null ? sayAskedOfCalled(text) : []
  if (called.length > 0) {
    own = []
    plan.asks = called
    plan.items = [{ kind: 'question', text, left: [] }]
    return plan
  }
  const question =
    plan.list === null
      ? (readReaderQuestion(text) ?? (isUnmarked(text, headline) ? readOpenQuestion(text) : null))
      : null
  if (question !== null) {
    own = []
    plan.asks = [
      ...sayReaderQuestion(question),
      // Speaking of readers' things, a clause reads better.
      ...(addressesReader(text) || !question.they.startsWith('whether ') ? [] : putQuestion(text, true)),
    ]
    plan.items = [{ kind: 'question', text: askedFor(question), left: [] }]
    return plan
  }
  const promise = withheld ?? (plan.list === null ? (readReview(bare) ?? readReaderPromise(text)) : null)
  if (promise !== null) {
    own = []
    plan.asks = promise.ways
    plan.items = [{ kind: 'question', text: promise.core, left: [] }]
    return plan
  }
  const put =
    plan.list !== null
      ? []
      : segments.length === 1
        ? putUnread(text, headline)
        : [...sayAnswered(text), ...sayWhere(segments)]
  if (put.length > 0) {
    own = []
    plan.asks = put
    plan.items = [{ kind: 'question', text, left: [] }]
    return plan
  }
  // "Norland warns Skerra: if you want war, we leave you": told of people it would be false.
  const isToOne = isAddressed(text) && !/[“”"‘]|(?<!\p{L})'/u.test(text)
  // "Senator Ruiz to captain: You have no say": the label says nothing without it.
  if (
    isToOne &&
    segments.length > 1 &&
    segments[0]!.kind !== 'label' &&
    / to [^:]+: /.test(text) &&
    readStatement(segments[0]!.text) === null
  ) {
    plan.items = [{ kind: 'loaded', text, left: ['you'] }]
    return plan
  }
  for (const [i, segment] of segments.entries())
    if (isToOne && i > 0 && addressesReader(segment.text))
      plan.items.push({ kind: 'loaded', text: segment.text, left: ['you'] })
    else addSegment(plan, segment, i, segments)
  tellOnOfAuthor(plan)
  dropTeasers(plan)
  plan.items = withoutIdle(plan.items, plan.label)
  // "… will be great, but one boat may not sail": what it stands against stays loaded.
  const told = plan.items.find(({ kind }) => kind === 'statement')
  if (told !== undefined && told !== plan.items[0] && plan.items[0]!.kind === 'loaded' && /^but /i.test(told.text))
    told.text = capitalize(told.text.slice('but '.length))
  // "Skerra 7 vs. Skerra 8: how they stack up": the comparison itself.
  const [first, second] = plan.items
  if (plan.items.length === 2 && COMPARES.test(second!.text) && comparedIn(first!.text) !== null) plan.items = [first!]
  tellLabel(plan)
  // Nothing but what somebody says: then that is the news.
  if (plan.items.length === 0 && plan.list === null)
    for (const { kind, text: words } of segments)
      if (kind === 'quotation' && plan.items.length === 0) plan.items.push({ kind: 'statement', text: words, left: [] })
  return plan
}

/** "Here are some key fires", "Guess who gets the money": what the article holds, and nothing told of it. */
const ANNOUNCES = () => /^(?:here are some (?:key |more |other )?[\p{Ll}-]+$|guess (?:who|what|where|when)\b)/iu

/** "Where will boats go? To towns on the coast": what is asked is told behind it, and is no sentence by itself. */
function sayWhere([asked, told, more]: readonly Segment[]): string[] {
  if (asked?.kind !== 'question' || told?.kind !== 'statement' || more !== undefined) return []
  if (!/^(?:where|when|how)\b/i.test(asked.text) || !/^(?:in|at|by|from|to|with|on|near)\b/i.test(told.text)) return []
  const answer = plainWording(told.text)
  const clause = askTersely(plainWording(asked.text).text, '')?.trim()
  if (clause === undefined || answer.left.length > 0 || /[,;:“‘"]/.test(told.text) || readStatement(told.text) !== null)
    return []
  return ['Article tells', 'Publisher reports', 'Readers learn', 'Coverage explains', 'Story sets out'].map(
    (teller) => `${teller} ${clause}: ${small(answer.text)}`,
  )
}

/** "Author quit; it changed how I see money": the same one, as far as he is; of "we" nobody knows who they are. */
function tellOnOfAuthor(plan: HeadlinePlan): void {
  const [first, ...others] = plan.items
  if (first === undefined || !/^Author\b/.test(first.text)) return
  const told = others.map((item) => ({ ...item, text: tellOfAuthor(item.text, true) }))
  plan.items = [first, ...told.filter(({ kind, text }) => kind !== 'statement' || !isInFirstPerson(text))]
}

const COMPARES = /^(?:how|which|what)\b.*\b(?:stacks? up|compares?|differs?|better|best|differences?)$/i

/** A film that runs: its label tells nothing but that it goes on. */
const LIVE = /^(?:watch(?: it)? live|live|follow live|live ?stream|live now|happening now)(?::| [—–|-])/i

/** "These two boats are the oldest": something is said of them, nothing listed. */
const SAYS = /^(?:is|are|was|were) /

/**
 * "Bridges says …", "… used by Flock": in sentence case, or where a single one does what a plural could not.
 * @param isCased whether we set it in sentence case: no word has its capital from a semicolon before it
 */
function namesIn(text: string, isCased: boolean): string[] {
  const inside = [
    ...text.matchAll(
      isCased
        ? /(?<=\p{Ll}['’]?s?[,;]? )\p{Lu}\p{Ll}+(?=$|[ ,;'’])/gu
        : /(?<=\p{Ll}['’]?s?,? )\p{Lu}\p{Ll}+(?=$|[ ,;'’])/gu,
    ),
  ].map(([word]) => word)
  const opening = text.split(/[:;] /, 3).flatMap((clause) => {
    const [first = '', second = '', third = ''] = clause.split(/\s+/, 3)
    return isSingleName(first.toLowerCase(), second) || isChamber(first, second, third) ? [first] : []
  })
  const headline = readHeadline(text)
  const clubs = headline.words.filter((_, at) => isClub(headline, at)).map((word) => word.text)
  const doers = headline.words.filter((_, at) => isNameByDeed(headline, at)).map((word) => word.base)
  return [...opening, ...clubs, ...doers.map(capitalize), ...inside].filter((word, i, all) => {
    const key = word.toLowerCase()
    return (
      isCommonWord(key) &&
      // "Will your captain sail like Will Holm": what asks in front is no name.
      !(
        /^(?:will|may|can)$/.test(key) &&
        new RegExp(`^${word} (?:you|your|the|an?|his|her|its|their|this|we)\\b`, 'i').test(text)
      ) &&
      // "Dancing With The Stars": what stands in every sentence names nothing.
      !/^(?:the|an?|of|in|on|and|or|for|with|to|at|by|from|is|it|one|that|this|all|what)$/.test(key) &&
      // "Harbor Report Card": our own labels have these words.
      !/^(?:article|headline|news|publisher|report|story|subject|summary)$/.test(key) &&
      all.indexOf(word) === i &&
      !(text.includes(key) && new RegExp(`\\b${key}\\b`, 'u').test(text))
    )
  })
}

function addSegment(plan: HeadlinePlan, { kind, text }: Segment, at: number, segments: readonly Segment[]): void {
  if (text === '') return
  const count = segments.length
  // "Norwell needs a tram | Opinion": what it is called behind holds of it as well.
  if (at > 0 && at === count - 1 && OPINION_TAG.test(text)) {
    plan.isOpinion = true
    return
  }
  // "Pier plan is a mistake | Letters": so readers hold, and no reporter.
  if (at > 0 && at === count - 1 && LETTERS_TAG.test(text)) {
    if (readStatement(plan.items[0]?.text ?? '') !== null) plan.attribution = { who: 'readers’ letters', verb: 'say' }
    else if (plan.label === '') plan.label = 'Readers’ letters'
    return
  }
  // "tells pupils: no need to move": told is what stands behind the colon.
  const telling = plan.items.at(-1)
  // "… a heavy toll: Dorn": who says it, or where it is, stays where it stands.
  const isTag =
    segments.slice(at + 1).every((segment) => segment.kind === 'label') &&
    /[:—]/.test(segments[at - 1]?.end ?? '') &&
    /^(?:\p{Lu}[\p{L}’'.-]+ ?){1,3}(?:(?<= )tells? (?:\p{Lu}[\p{L}’'.-]+ ?){1,3})?$/u.test(text) &&
    !DROPPED_LABEL.test(text) &&
    !SECTION().test(text) &&
    !OPINION_LABEL.test(text)
  const isTold = telling?.kind === 'statement' && TELLS().test(telling.text)
  // "Ferry thefts fall for third year: Pentagon"
  if (
    isTag &&
    plan.attribution === null &&
    telling?.kind === 'statement' &&
    isSpeakingAgency(text) &&
    readStatement(telling.text) !== null
  ) {
    plan.attribution = { who: text.replace(/^(?=Pentagon|White House|Kremlin)/, 'the '), verb: 'says' }
    return
  }
  if (
    telling !== undefined &&
    telling.kind !== 'question' &&
    (isTag || isTold) &&
    /^(?:quotation|statement)$/.test(kind)
  ) {
    telling.text += `: ${text}`
    return
  }
  if (kind === 'quotation') return
  // "Ruiz insists she stays: I've still got the boat": her own words, and no author's.
  if (
    kind === 'statement' &&
    segments[at - 1]?.end === ':' &&
    telling?.kind === 'statement' &&
    SPEAKS_HIMSELF().test(text) &&
    readStatement(telling.text) !== null
  ) {
    // "… kills man: I wasn't there": what he denies stays with it.
    if (/\b(?:not|never|no)\b|n['’]?t\b/i.test(text)) telling.text += `: ${text}`
    return
  }
  if (kind === 'label') {
    // "Review: the film is a triumph", "Letter: the park is ours": who holds it.
    const isHolder = /^(?:review|letter)$/i.test(text) && readStatement(segments[at + 1]?.text ?? '') !== null
    if (isHolder && at === 0 && segments.length === 2) {
      plan.attribution = { who: text.toLowerCase(), verb: 'says' }
      return
    }
    if (DROPPED_LABEL.test(text) || (at > 0 && count > 1)) return
    if (PAPER_SECTION().test(text) && segments.some(tellsMore)) return
    const speaker = at === 0 ? speakerOf(text, segments[1]?.text ?? '') : null
    if (speaker !== null) plan.attribution = speaker
    else if (REPORT_LABEL.test(text))
      plan.attribution = {
        who: / /.test(text) ? text : text.toLowerCase(),
        // "Sources: …": more than one.
        verb: /^(?:sources|reports)$/i.test(text) ? 'say' : 'says',
      }
    else if (isPerson(text) && !isCalled(segments[at + 1]?.text ?? ''))
      plan.attribution = {
        who: text.replace(/(?<=\p{Lu})\p{Lu}+(?=\s|$)/gu, (rest) => rest.toLowerCase()),
        verb: 'says',
      }
    else if (OPINION_LABEL.test(text)) plan.isOpinion = true
    else {
      const { text: label, left } = plainWording(withoutBest(text))
      // "Dramatic video: …"
      if (left.length === 0) plan.label = DROPPED_LABEL.test(label) ? '' : label
      else plan.items.push({ kind: 'loaded', text, left })
    }
    return
  }
  if (kind === 'attribution') {
    plan.attribution = {
      // "…: ANALYSIS", "…: Lawmaker"
      who:
        isPersonNoun(text.toLowerCase()) || (/^\p{Lu}{5,}$/u.test(text) && isCommonWord(text.toLowerCase()))
          ? text.toLowerCase()
          : text,
      verb:
        /(?:s|police|people|women|men)$/i.test(text) &&
        !/^(?:us|cbs|bbs|news|reuters|axios|forbes|.*times|.*sis)$/i.test(text)
          ? 'say'
          : 'says',
    }
    return
  }
  if (kind === 'question') {
    // "Tickets sell out early, but is that good?": a statement, and a question about it.
    const tagged =
      /^(.{20,}?),? (?:but|and|so|yet) ((?:is|are|was|were|will|can|could|should|would|does|do|did|what|why|how|who|(?:at|for|to|by|from|with|of|on|against|about|in) (?:whom|what|which|whose))\b.*)$/i.exec(
        text,
      )
    if (tagged !== null && !OPENS_QUESTION.test(tagged[1]!)) {
      plan.items.push(statementItem(tagged[1]!, plan.items.length === 0))
      if (!/\b(?:it|that|this|they|he|she|you|we)\b/i.test(tagged[2]!)) plan.items.push(itemOf('question', tagged[2]!))
      return
    }
    // "…: how did you first sail it?": what readers are asked of themselves is not asked of people.
    if (
      plan.items.some((item) => item.kind === 'statement') &&
      /^(?:how|when|where|what|which) (?:did|do|have|are|would) you\b/i.test(text)
    )
      return
    // "Did you solve it? The harbor puzzle": asked of readers about what stands behind it.
    if (
      plan.items.length === 0 &&
      segments[at + 1]?.kind === 'statement' &&
      /^(?:did|do|have|can|could|will|would) you (?:\p{L}+ ){0,2}(?:it|this|that|them|these)$/iu.test(text)
    )
      return
    // "Dana Holm: What if I fail?": whoever is named, and no author.
    const isSpeakers = plan.label !== '' && isName(plan.label) && isInFirstPerson(text)
    plan.items.push(itemOf('question', text, isSpeakers))
    return
  }
  // "Pier burned; no one hurt, crews say": who says the second tells nothing of the first.
  const isOwn = /[.;]/.test(segments[at - 1]?.end ?? '') && plan.items.at(-1)?.kind === 'statement'
  const split =
    (at === count - 1 || plan.attribution === null) && !isOwn ? splitAttribution(text) : { text, attribution: null }
  if (split.attribution !== null) plan.attribution = split.attribution
  const shown =
    /^(?:(?:an?|the) )?((?:new |leaked |internal )?(?:report|study|video|analysis|poll|survey|data|documents?|memo|lawsuit|book|footage|emails)) (shows|says|finds|reveals|show|say|reveal)(?: (?:how|why|what|when) (?:it|he|she|they|that|this)\b.*)?$/i.exec(
      split.text,
    )
  if (shown !== null && plan.attribution === null && plan.items.length > 0) {
    plan.attribution = { who: shown[1]!.toLowerCase(), verb: shown[2]!.toLowerCase().replace(/^reveals?$/, 'shows') }
    return
  }
  if (
    count > 1 &&
    (DROPPED_LABEL.test(split.text) ||
      (at > 0 && PAPER_SECTION().test(split.text)) ||
      (at > 0 && SECTION().test(split.text)))
  )
    return
  // Behind a label it is not the author who says “we”.
  const isSaid =
    (plan.label !== '' && !(/^(?:what|how|why) I\b/i.test(text) && namesNobody(plan.label))) ||
    plan.attribution !== null ||
    isNamedBehind(at, segments)
  // "Lunt's agent: He will stay": somebody is named before him.
  plan.items.push(statementItem(split.text, plan.items.length === 0 && !isSaid, isSaid))
}

const isName = (label: string): boolean => /^(?:\p{Lu}[\p{L}’'.-]+ ){1,2}\p{Lu}[\p{L}’'.-]+$/u.test(label)

const SPEAKS_HIMSELF = () =>
  /^(?!(?:what|how|why|here|where|when|who)\b)(?:[^“”"]*(?<![\p{L}\d]))?(?:I|My|me|my)(?:['’]\p{L}+)?(?![\p{L}.])/u

/** "Fog, fire and costly boats: what I saw": nobody in front whose words these could be. */
const namesNobody = (label: string): boolean =>
  / and |, /.test(label) &&
  !/\p{Lu}/u.test(label.slice(1)) &&
  !label.split(/[ ,]+/).some((word) => isPersonNoun(word.toLowerCase()))

/** Something that no label is, and more than a date. */
const tellsMore = ({ kind, text }: Segment): boolean =>
  kind !== 'label' && !DROPPED_LABEL.test(text) && /^\S+ (?!\d)\S+ \S/.test(text)

/** "…: Bianca Marsh": who says it stands behind a colon. */
function isNamedBehind(at: number, segments: readonly Segment[]): boolean {
  const last = segments.at(-1)!
  return (
    at < segments.length - 1 &&
    segments.at(-2)!.end === ':' &&
    /^(?:\p{Lu}[\p{L}’'.-]+ ?){1,4}$/u.test(last.text) &&
    !OPINION_LABEL.test(last.text)
  )
}

const TELLS = () =>
  /\b(?:tells|told|reminds|reminded|assures|assured)(?! of\b)(?: (?!that\b|to\b|how\b|about\b)[\p{L}\d’'.-]+){1,14}$|\b(?:make|makes|made) it official$/u

/** A piece without facts of its own goes when another piece has them. */
function dropTeasers(plan: HeadlinePlan): void {
  // "Norland bans ferries: the facts"
  const isToldInFront = plan.label.includes(' ') && readStatement(plan.label) !== null
  // "One chain was best – and value": an afterthought cannot stand alone.
  plan.items = plan.items.filter(
    (item, i) =>
      item.text.trim() !== '' &&
      !/^(?:why|how|what|when|where|who)$/i.test(item.text) &&
      // "The pier closed. Here’s what happened."
      !((i > 0 || isToldInFront) && /^what (?:happened|happens|is next|comes next)$/i.test(item.text)) &&
      // "Is it legal? Illegal? A currency?": half a question behind a whole one.
      !(i > 0 && item.kind === 'question' && !/ \S+ /.test(item.text) && !OPENS_QUESTION.test(item.text)) &&
      // "…. On Friday, they sailed in it": a sentence.
      !(i > 0 && /^(?:about|on|for|of) /i.test(item.text) && readStatement(item.text) === null) &&
      // "You've got options": what comforts, and tells nothing.
      !/^(?:you|people)(?:['’]ve| have) (?:got )?(?:options|choices)$/i.test(item.text) &&
      // "You're not alone"
      !(i > 0 && /^(?:you|people)(?:['’]re| are) not (?:alone|the only ones?)$/i.test(item.text)) &&
      // "Analysis and vote": what else there is to click on.
      !(
        (i > 0 || isToldInFront) &&
        (item.isStump ||
          /^(?:(?:an? |the )?(?:analysis|vote|poll|quiz|verdict|results|video|pictures|photos|map|timeline|takeaways|facts|context|details|background|numbers|answers|reaction|guide|and|latest|more|plus)\b ?)+$/i.test(
            item.text,
          ))
      ) &&
      !(i > 0 && /^(?:don['’]t|do not|never) \p{Ll}+/iu.test(item.text)) &&
      // "…: what you need to know about the forecast"
      !(i > 0 && item.kind === 'statement' && /^the \p{Ll}+$|^(?:\S+ ){0,3}takeaways$/iu.test(item.text)) &&
      !(i > 0 && /^(?:and|or|but|to)\b/i.test(item.text) && readStatement(item.text) === null),
  )
  // "… was hard won. It would be good", "Holm says that’s bad", "Dorn is next": of what cannot be told, nothing can be said behind it.
  plan.items = plan.items.map((item, i, all) =>
    item.kind === 'statement' && all[i - 1]?.kind === 'loaded' && OF_LOADED.test(item.text)
      ? { ...item, kind: 'loaded' }
      : item,
  )
  const solid = plan.items.filter(
    (item, i) =>
      item.kind !== 'loaded' &&
      !(item.kind === 'question' && item.left.length > 0) &&
      // "Ruiz is a liar. Does anyone believe her?": of whom, only what cannot be told shows.
      !(i > 0 && isOfBefore(item.text) && plan.items.slice(0, i).every(({ kind }) => kind === 'loaded')),
  )
  if (solid.length === 0 && plan.list === null) return
  plan.items = plan.items.filter((item, i) => {
    if (item.kind !== 'loaded' && !isPointer(item.text, i) && !(item.kind === 'question' && item.left.length > 0))
      return true
    if (solid.length === 0 || (solid.length === 1 && solid[0] === item)) return true
    if (item.kind === 'question' && item.left.length > 0 && i > 0 && canAsk(item.text)) return true
    return (
      (item.kind === 'question' && item.left.length === 0 && i === 0) ||
      hasFacts(
        item.text,
        plan.items
          .filter((other) => other !== item)
          .map((other) => other.text)
          .join(' '),
      )
    )
  })
}

/** "It would be good", "She’s not alone", "Crews say that’s a risk": of what stands before it. */
const OF_LOADED =
  /^(?:it|this|that|they|these|those|(?:much|most|some|all|many|none|half|part|neither|both|one|two) of (?:it|them|this|that|these|those)|(?:s?he)(?:['’]s| is| was) not (?:alone|the only one))\b|^(?:\S+ ){1,3}(?:is|are) next$|^(?:\S+ ){1,3}(?:says?|said|warns?|warned|thinks?|believes?|calls?|called|argues?|fears?) (?:it\b|this\b|that(?:['’]s| is)\b|they\b|these\b)/i

/** "and it could get worse", "does anyone believe her": of somebody or something told before. */
const isOfBefore = (text: string): boolean =>
  /^(?:and|but|so) (?:it|he|she|they|this|that)\b/i.test(text) ||
  (/\b(?:him|her|them|it)$/i.test(text) && !/\p{Lu}/u.test(text.slice(1)))

/** Whether a loaded question is plain when it is told as one: "what happens to it" → "what is ahead for it". */
function canAsk(text: string): boolean {
  const asked = askTersely(text, 'article asks')
  return asked !== null && manipulationIn(asked).length === 0
}

/** "Ruiz questions the ferry plan: ‘…’", "…: incredible Dorn": with nothing plain behind it the sentence in front is what is told. */
function tellLabel(plan: HeadlinePlan): void {
  const { text, label, items, list } = plan
  if (list !== null || items.some(({ kind, isStump }) => kind !== 'loaded' && isStump !== true)) return
  if (label.split(' ').length < 4) return
  // "Dana Ruiz on the ferry vote: ‘…’": whose words are not told; that they are hers is.
  const isRemark = sayRemark(label).length > 0 && !DENIED.test(text)
  if (readStatement(label) === null && !isRemark) return
  plan.label = ''
  plan.items = [statementItem(label, true)]
}

const DENIED = /\b(?:not|never|no|none|cannot)\b|n['’]t\b/i

/** "You need to see it", "here are more": a sentence that only leads the reader on. */
function isPointer(text: string, at: number): boolean {
  return at > 0 && /^(?:and |but |so |then |now )*(?:this|these|we|you|i|here)\b/i.test(text)
}
