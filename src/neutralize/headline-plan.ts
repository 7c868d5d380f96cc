/**
 * What a headline states, laid out for rewording: its plain statements, what stays loaded, its questions, its list,
 * and the frame around them (a place or speaker in front, a source at the end).
 */

import { type Attribution, splitAttribution } from './attribution.ts'
import { type ListPlan, readList } from './list-plan.ts'
import { isSingleName } from './opening-names.ts'
import { manipulationIn, plainWording } from './plain-wording.ts'
import { askTersely } from './realiser-question.ts'
import { joinPauses, readSegments, type Segment } from './segments.ts'
import { readStatement } from './statement.ts'
import { AUXILIARY } from './statement-sure.ts'
import { readTactics } from './tactics.ts'
import { isCommonWord, trueCase } from './true-case.ts'
import { firstNames, personTitles } from './true-case-names.ts'
import { repairEnglish } from './typography.ts'
import { isPast, isPersonNoun, isThirdPerson } from './vocabulary.ts'

export interface PlanItem {
  /** `why`: a clause whose reasons the article gives; `how`: … whose way or course it tells; `loaded`: words stay that no wording is known for. */
  kind: 'statement' | 'why' | 'how' | 'question' | 'loaded'
  /** Sentence case, no end mark. For `why` and `how` without the question word; for `loaded` as published. */
  text: string
  /** For `loaded`: what stayed. */
  left: string[]
}

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
  isOpinion: boolean
}

const DROPPED_LABEL =
  /^(?:breaking|breaking news|just in|developing|urgent|alert|news alert|attention|watch|watch live|live|live updates?|video|photos?|pics|pictures|listen|read|read more|exclusive|scoop|update|updated|new|must[- ]read|must[- ]see|must[- ]watch|act (?:fast|now)|hurry|last chance|stop scrolling|don't miss(?: this)?|finally|surprise|revealed|exposed|shocking|wow|omg|yikes|psst|warning|fact check|factcheck|explainer|explained|q&a|live q&a|the memo|in photos|in pictures|first look|review|preview|recap|spoiler alert|spoilers|trending|viral|caught on (?:camera|video|tape)|report[: ]?no-show|no-show|mystery|heartbreaking|tragic|bombshell|the latest|key takeaways|what to know|what we know(?: so far)?|what you need to know|here['’]s what to know|as it happened|live blog|liveblog|follow live|in brief|at a glance|full list|the list|list|full results|in full|map|tracker|gallery|interactive|morning briefing|podcast|newsletter)$/i
/** The name of a running report, behind the headline: "… – UK politics live". */
const SECTION = /^(?:\p{L}+ ){0,3}(?:live|live updates?|live blog|news quiz|briefing)$/iu
const OPINION_LABEL =
  /^(?:opinion|op-ed|column|editorial|commentary|analysis|contributor|letters?(?: to the editor)?|nolte|essay|view|voices|guest essay|perspective)$/i
const REPORT_LABEL = /^(?:reports?|study|poll|survey|analysis|sources|.{2,20} poll)$/i

/** @param headline English */
export function planHeadline(headline: string): HeadlinePlan {
  const text = withSpeaker(joinPauses(trueCase(lowerShouting(repairEnglish(headline)))))
  const segments = readSegments(text)
  let own: string[] | null = null
  const plan: HeadlinePlan = {
    text,
    get own() {
      own ??= ownWords(segments)
      return own
    },
    label: '',
    names: namesIn(text),
    items: [],
    attribution: null,
    list: readList(text),
    isOpinion: false,
  }
  for (const [i, segment] of segments.entries()) addSegment(plan, segment, i, segments.length)
  dropTeasers(plan)
  // Nothing but what somebody says: then that is the news.
  if (plan.items.length === 0 && plan.list === null)
    for (const { kind, text: words } of segments)
      if (kind === 'quotation' && plan.items.length === 0) plan.items.push({ kind: 'statement', text: words, left: [] })
  return plan
}

/** "… --Okafor", "… -HMC": a name that a dash without a space ties to the end says it. */
const withSpeaker = (text: string): string =>
  text.replace(/(?<=[\p{L}\d’'”")])[,.]? (?:--?|—)(\p{Lu}[\p{L}.]+)$/u, ', $1 says')

/** "Bridges says …", "… used by Flock": in sentence case, or where a single one does what a plural could not. */
function namesIn(text: string): string[] {
  const inside = [...text.matchAll(/(?<=\p{Ll}['’]?s?,? )\p{Lu}\p{Ll}+(?=$|[ ,;'’])/gu)].map(([word]) => word)
  const [first = '', second = ''] = text.split(/\s+/, 2)
  const opening = isSingleName(first.toLowerCase(), second) ? [first] : []
  return [...opening, ...inside].filter((word, i, all) => {
    const key = word.toLowerCase()
    return isCommonWord(key) && all.indexOf(word) === i && !new RegExp(`\\b${key}\\b`, 'u').test(text)
  })
}

/** Question and all; what is asked beside a statement first as what the article asks. */
function ownWords(segments: readonly Segment[]): string[] {
  // A quotation beside a statement is colour; alone, it is the news.
  const isTold = segments.some(({ kind }) => kind === 'statement' || kind === 'question')
  const told = segments.filter(
    ({ kind, text }, i) =>
      text !== '' &&
      !(kind === 'quotation' && isTold) &&
      // A name behind a bar is the author's.
      !(kind === 'label' && i > 0) &&
      (segments.length === 1 || !(DROPPED_LABEL.test(text) || (i > 0 && SECTION.test(text)))),
  )
  const asTold = (doAsk: boolean): string =>
    told
      .map((segment, i) => {
        const next = told[i + 1]
        const mark = next === undefined ? '' : markBefore(next, segment.end, doAsk)
        return `${toldIndirectly(segment, i, doAsk) ?? segment.text + (segment.end === '?' ? '?' : '')}${mark}`
      })
      .join(' ')
  const asked = told.some(({ kind }, i) => kind === 'question' && i > 0)
    ? [asTold(true), asTold(false)]
    : [asTold(true)]
  const isLabelled = told[0]?.kind === 'label' && told.length > 1 && !OPINION_LABEL.test(told[0].text)
  return [...new Set(asked)].map((line) => plainWording(isLabelled ? line : withoutFirstPerson(line)).text)
}

/** "article asks why …", "article explains how …"; null for what is told as it stands. */
function toldIndirectly({ kind, text }: Segment, at: number, doAsk: boolean): string | null {
  const teller = at === 0 ? 'Article' : 'article'
  if (kind === 'question') return doAsk ? askTersely(plainWording(text).text, `${teller} asks`) : null
  const explained = at > 0 && kind === 'statement' ? (HOW.exec(text) ?? WHY.exec(text)) : null
  return explained === null
    ? null
    : `${teller} explains ${explained[1]?.toLowerCase() ?? 'why'} ${text.slice(explained[0].length)}`
}

function markBefore(next: Segment, end: string, doAsk: boolean): string {
  if (end === '?') return ''
  // "Let ferries sail – Marsh": whoever stands there, the dash stays.
  if (end === '—' && next.kind === 'statement' && /^\p{Lu}\S*(?: \p{Lu}\S*){0,2}$/u.test(next.text)) return ' –'
  if (end === ':') return ':'
  if (/^\p{Ll}|^(?:Again|Really)\b|^\p{L}+ing\b/u.test(next.text)) return ','
  return next.kind === 'question' && toldIndirectly(next, 1, doAsk) === null ? '.' : ';'
}

/** "Senator Ruiz: Rates must fall", "DANA WHITFIELD: …" as columnists are set. A bare name may be the subject. */
function isPerson(label: string): boolean {
  const [first = '', second = '', ...more] = label.split(' ')
  if (
    /^\p{Lu}{2,}$/u.test(first) &&
    /^\p{Lu}{3,}$/u.test(second) &&
    more.length === 0 &&
    firstNames.has(first.toLowerCase())
  )
    return true
  if (!/^\p{Lu}/u.test(second) || more.length > 2) return false
  return personTitles.has(first.toLowerCase().replace(/\.$/, ''))
}

/** Words in capitals for emphasis, as the detector finds them, in small letters. */
function lowerShouting(text: string): string {
  const { headline, cues } = readTactics(text)
  if (headline.isAllCapitals) return text
  let lowered = text
  // From the end, so that offsets hold.
  for (const cue of cues.toReversed()) {
    if (cue.tactic !== 'shouting' || cue.first !== cue.last || !cue.reason.startsWith('capitals')) continue
    const word = headline.words[cue.first]!
    if (word.key === 'another') {
      lowered = `${lowered.slice(0, word.start)}${cue.first === 0 ? 'A' : 'a'}${lowered.slice(word.end)}`
      continue
    }
    const small =
      headline.isTitleCase || cue.first === 0
        ? word.text[0] + word.text.slice(1).toLowerCase()
        : word.text.toLowerCase()
    lowered = lowered.slice(0, word.start) + small + lowered.slice(word.end)
  }
  return lowered
}

function addSegment(plan: HeadlinePlan, { kind, text }: Segment, at: number, count: number): void {
  if (text === '' || kind === 'quotation') return
  if (kind === 'label') {
    if (DROPPED_LABEL.test(text) || (at > 0 && count > 1)) return
    if (REPORT_LABEL.test(text))
      plan.attribution = { who: / /.test(text) ? text : text.toLowerCase().replace(/s$/, ''), verb: 'says' }
    else if (isPerson(text))
      plan.attribution = {
        who: text.replace(/(?<=\p{Lu})\p{Lu}+(?=\s|$)/gu, (rest) => rest.toLowerCase()),
        verb: 'says',
      }
    else if (OPINION_LABEL.test(text)) plan.isOpinion = true
    else {
      const { text: label, left } = plainWording(text)
      if (left.length === 0) plan.label = label
      else plan.items.push({ kind: 'loaded', text, left })
    }
    return
  }
  if (kind === 'attribution') {
    plan.attribution = { who: text, verb: /s$/i.test(text) && !/^(?:us|cbs|bbs|news)$/i.test(text) ? 'say' : 'says' }
    return
  }
  if (kind === 'question') {
    // "Tickets sell out early, but is that good?": a statement, and a question about it.
    const tagged =
      /^(.{20,}?),? (?:but|and|so|yet) ((?:is|are|was|were|will|can|could|should|would|does|do|did|what|why|how|who)\b.*)$/i.exec(
        text,
      )
    if (tagged !== null && !ASKS.test(tagged[1]!)) {
      plan.items.push(statementItem(tagged[1]!, plan.items.length === 0))
      if (!/\b(?:it|that|this|they|he|she|you|we)\b/i.test(tagged[2]!)) plan.items.push(itemOf('question', tagged[2]!))
      return
    }
    plan.items.push(itemOf('question', text))
    return
  }
  const split = at === count - 1 || plan.attribution === null ? splitAttribution(text) : { text, attribution: null }
  if (split.attribution !== null) plan.attribution = split.attribution
  const shown =
    /^(?:(?:an?|the) )?((?:new |leaked |internal )?(?:report|study|video|analysis|poll|survey|data|documents?|memo|lawsuit|book|footage|emails)) (shows|says|finds|reveals|show|say|reveal)(?: (?:how|why|what|when) (?:it|he|she|they|that|this)\b.*)?$/i.exec(
      split.text,
    )
  if (shown !== null && plan.attribution === null && plan.items.length > 0) {
    plan.attribution = { who: shown[1]!.toLowerCase(), verb: shown[2]!.toLowerCase().replace(/^reveals?$/, 'shows') }
    return
  }
  if (count > 1 && (DROPPED_LABEL.test(split.text) || (at > 0 && SECTION.test(split.text)))) return
  // Behind a label it is not the author who says “we”.
  const isSaid = plan.label !== '' || plan.attribution !== null
  plan.items.push(statementItem(split.text, plan.items.length === 0, isSaid))
}

const ASKS =
  /^(?:is|are|was|were|will|can|could|should|would|does|do|did|has|have|had|may|might|must|what|why|how|who|when|where|which)\b/i
/** "When the mayor spoke, she …": when it was, and no question. */
const TIMED = /^when\b[^,]*, \S/i
const WHY = /^(?:(?:this|that|here)(?: is|['’]s) )?(?:the (?:real |surprising )?reasons? )?why /i
const HOW = /^(?:(?:this|that|here)(?: is|['’]s) )?(?:exactly )?(how|what|when|where|who) /i

function statementItem(text: string, isFirst: boolean, isSaid = false): PlanItem {
  const open = /^(?:so |and |but )?why (?:is|are|was|were|do|does|did|has|have|will|would|can|could|should) /i.test(
    text,
  )
  if (open) return itemOf('question', text)
  const invited = /^(?:Read|Watch|See|Hear) (?=(?:the|a|an)\b)/.exec(text)
  if (invited !== null)
    return statementItem(text[invited[0].length]!.toUpperCase() + text.slice(invited[0].length + 1), isFirst)
  if (/^(?:are|is|can|could|will|would|should|do|does|did|have|has) (?:you|people|the|a|an) /i.test(text))
    return itemOf('question', text)
  const why = WHY.exec(text)
  if (why !== null) return itemOf('why', text.slice(why[0].length))
  const how = HOW.exec(text)
  if (
    how !== null &&
    !TIMED.test(text) &&
    (!/^(?:what|who)$/i.test(how[1]!) || /^what (?:to|is known|is at stake)\b/i.test(text))
  )
    return itemOf('how', `${how[1]!.toLowerCase()} ${text.slice(how[0].length)}`)
  return itemOf('statement', isFirst ? withoutOpeningPronoun(text) : text, isSaid)
}

/** "He bought …" with nobody named before it. */
function withoutOpeningPronoun(text: string): string {
  if (/["“”‘]/.test(text)) return text
  return text.replace(/^He\b(?! (?:said|says)\b)/, 'A man').replace(/^She\b(?! (?:said|says)\b)/, 'A woman')
}

function itemOf(kind: PlanItem['kind'], said: string, isSaid = false): PlanItem {
  const text = isSaid ? said : withoutFirstPerson(said)
  const { text: plain, left } = plainWording(text)
  if (left.length > 0)
    return {
      kind: kind === 'question' ? 'question' : 'loaded',
      text: kind === 'question' ? plain : text,
      left,
    }
  return kind === 'statement' ? explained(plain) : { kind, text: plain, left }
}

/** A clause behind a question word is what the article explains, whatever stood before it: "what a teacher found". */
function explained(text: string): PlanItem {
  const why = /^why (?!(?:is|are|was|were|do|does|did|has|have|will|would|can|could|should|not)\b)/i.exec(text)
  if (why !== null) return { kind: 'why', text: text.slice(why[0].length), left: [] }
  const isClause =
    !TIMED.test(text) &&
    /^(?:how|what|who|where|when) (?!(?:a|an) \S+$)/i.test(text) &&
    text.split(' ').some((word, i) => i > 1 && (isPast(word) || isThirdPerson(word) || AUXILIARY.test(word))) &&
    !/^(?:what|who) (?:is|are|was|were|do|does|did|has|have|will|would|can|could|should) /i.test(text)
  return isClause
    ? { kind: 'how', text: text[0]!.toLowerCase() + text.slice(1), left: [] }
    : { kind: 'statement', text, left: [] }
}

/** A piece without facts of its own goes when another piece has them. */
function dropTeasers(plan: HeadlinePlan): void {
  // "One chain was best – and value": an afterthought cannot stand alone.
  plan.items = plan.items.filter(
    (item, i) =>
      item.text.trim() !== '' &&
      !/^(?:why|how|what|when|where|who)$/i.test(item.text) &&
      !(i > 0 && /^(?:about|on|for|of) /i.test(item.text)) &&
      // "Analysis and vote": what else there is to click on.
      !(
        i > 0 &&
        /^(?:(?:analysis|vote|poll|quiz|verdict|results|video|pictures|photos|map|and|latest|more)\b ?)+$/i.test(
          item.text,
        )
      ) &&
      !(i > 0 && /^(?:don['’]t|do not|never) \p{Ll}+/iu.test(item.text)) &&
      !(i > 0 && /^(?:and|or|but|to)\b/i.test(item.text) && readStatement(item.text) === null),
  )
  const solid = plan.items.filter(
    (item) => item.kind !== 'loaded' && !(item.kind === 'question' && item.left.length > 0),
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

/** Whether a loaded question is plain when it is told as one: "what happens to it" → "what is ahead for it". */
function canAsk(text: string): boolean {
  const asked = askTersely(text, 'article asks')
  return asked !== null && manipulationIn(asked).length === 0
}

/** "You need to see it", "here are more": a sentence that only leads the reader on. */
function isPointer(text: string, at: number): boolean {
  return at > 0 && /^(?:and |but |so |then |now )*(?:this|these|we|you|i|here)\b/i.test(text)
}

/** Whether a text has a name or number that the others do not have. */
function hasFacts(text: string, others: string): boolean {
  const known = new Set(others.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
  const facts = [...text.matchAll(/\d[\d.,]*|(?<=\S\s)\p{Lu}[\p{L}’'-]+/gu)].map((match) =>
    match[0].toLowerCase().replace(/[’']s$/, ''),
  )
  const people = [...text.toLowerCase().matchAll(/\p{L}+/gu)]
    .map((match) => match[0])
    .filter((word) => isPersonNoun(word) && !/^(?:fans?|people|viewers|readers|author|writers?|experts?)$/.test(word))
  return facts.some((fact) => !known.has(fact) && fact.length > 1) || people.some((word) => !known.has(word))
}

/** Outside quotations: "I paid" → "Author paid", "he bought" in front → "Man bought". */
export function withoutFirstPerson(text: string): string {
  if (/["“”‘]/.test(text)) return text
  let plain = text
    .replace(/\bI['’]m\b/g, 'the author is')
    .replace(/\bI['’]ve\b/g, 'the author has')
    .replace(/\bI['’]d\b/g, 'the author would')
    .replace(/\bI['’]ll\b/g, 'the author will')
    .replace(/\bI was\b/g, 'the author was')
    .replace(/\bI am\b/g, 'the author is')
    .replace(/\bI have\b/g, 'the author has')
    .replace(/\bI\b(?!\.|-)(?= (\p{Ll}+))/gu, (i: string, verb: string) =>
      isPast(verb) || /^(?:also|never|just|finally|once|could|would|can|will|might|may|should|had|did)$/.test(verb)
        ? 'the author'
        : i,
    )
    .replace(/\b(?:We|we)['’]re\b/g, 'the writers are')
    .replace(
      /^(?:We|we)\b(?= (?:had|tried|asked|made|went|tested|ate|visited|spent|watched|bought|found|got|took|did|put|gave|let|sent|wore|ranked|rated|compared|interviewed|drank|cooked|built|hired|talked|spoke|met))/u,
      'the writers',
    )
  // Where somebody still says “I”, what is his stays his.
  if (!/\bI\b(?!\.|-)/.test(plain)) plain = plain.replace(/\bmy\b/gi, 'their')
  if (/\bthe writers\b/.test(plain)) plain = plain.replace(/\bour\b/g, 'their').replace(/\bus\b/g, 'them')
  return plain.replace(/^the (author|writers)\b/, (_, who: string) => who[0]!.toUpperCase() + who.slice(1))
}
