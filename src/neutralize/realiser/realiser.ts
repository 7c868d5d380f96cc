/**
 * Candidates for the variations of a headline: the ways of its plan, with label and source put back, each also in
 * other small words. Plainest first; judging and choosing is not done here.
 */
import { isContent, NUMERIC, readWords } from '../clause/words.ts'
import { isCommonWord } from '../headline/true-case.ts'
import { firstNames } from '../headline/true-case-names.ts'
import { mayTell, readStatement } from '../statement/statement.ts'
import { readTactics } from '../tactics/tactics.ts'
import { isPast, isPersonNoun, isPlace, isThirdPerson } from '../words/vocabulary.ts'
import { briefer, clipped, wordsIn } from './fewer-words.ts'
import { hasFiniteVerb } from './finite-verbs.ts'
import { framed, LABELS, OPENINGS, withoutOpening } from './frames.ts'
import type { PlanItem } from './headline-items.ts'
import type { HeadlinePlan } from './headline-plan.ts'
import { sayPhrase } from './honest-frames.ts'
import { leanWording, withoutAnd, withoutArticles, withoutGivenNames } from './lean-wording.ts'
import { sayList } from './list.ts'
import { isLonePhrase, isPhraseWithArticle } from './noun-phrase.ts'
import { readNounWithClause } from './of-whom.ts'
import { sayDemand } from './opinion.ts'
import { tidy } from './plain-edits.ts'
import { askTersely, sayExplained, sayQuestion } from './question.ts'
import { isOwnSpeech, isQuotation, sayQuoted } from './quoted.ts'
import { sayWithQuotedVerb } from './quoted-verb.ts'
import { readItem } from './read-item.ts'
import { sayRemark } from './remark.ts'
import { inOtherWords } from './rephrase.ts'
import { shortened, shortenedProse } from './shorten.ts'
import { sayAttributed, sayStatement, type Way } from './statement.ts'
import { thereIs } from './there-is.ts'
import { sayTopics, topicsOf } from './topic.ts'
import { withVerdict } from './turns.ts'
import { capitalize, small } from './words.ts'

/** Most candidates that are ever looked at for one headline. */
export const MOST_CANDIDATES = 84
const MOST_BRIEFED = 40
const MOST_FORMS = 16

export interface Wording {
  text: string
  /** It was too long, and its last phrases went. */
  isCut: boolean
  /** All that went is a clause beside it: "… as the ferries sail". */
  isMain?: boolean
}

export function* candidatesOf(plan: HeadlinePlan): Generator<Wording> {
  const ways: string[] = []
  let framed: () => string[] = () => []
  const covered: string[] = []
  const described: string[] = []
  if (plan.list !== null) ways.push(...sayList(plan.list))
  const items = plan.list === null ? plan.items : []
  const main = items.find(isSayable) ?? items[0]
  if (main !== undefined) {
    const others = items.filter((item) => item !== main)
    const own = waysOf(main, plan)
    for (const way of own) {
      const list =
        main.kind !== 'statement'
          ? ways
          : way.kind === 'described'
            ? described
            : COVERAGE.test(way.text)
              ? covered
              : ways
      list.push(...withOthers(way.text, others, plan))
    }
    // "Layoffs and a disaster: the fall of Skerra Rail": three things that the article is about.
    if (others.length > 0 && others.every(({ kind }) => kind === 'loaded') && isPhrase(main))
      described.push(...topicCandidates(plan))
    // An explanation or question speaks of the article already.
    if (main.kind === 'statement' && plan.label === '')
      framed = () =>
        own
          .filter(
            (way) =>
              (way.kind === 'clause' || (own[0] === way && tellsSomething(way.text))) &&
              !/^Column |^According to|, according to|, \S+ (?:says?|said)$|^[^,;]{2,40}: /.test(way.text),
          )
          .slice(0, 3)
          .flatMap(framesOf)
          .flatMap((way) => withOthers(way, others, plan))
  }
  let made = 0
  // Few enough to compare: hashing a line of eighty characters costs more.
  const seen: string[] = []
  const isNew = (text: string): boolean => !seen.includes(text) && seen.push(text) > 0
  // As brief as it gets only when fuller words did not do.
  const lists: readonly (readonly [texts: () => readonly string[], mayShorten: boolean, isMain?: boolean])[] = [
    [() => ways, true],
    [() => covered, true],
    [() => described, false],
    [() => briefed([...ways, ...covered], withoutArticles), true],
    [() => briefed([...ways, ...covered], leanWording), true],
    [() => (items.length === 1 && main !== undefined ? mainClauses(main, plan) : []), false, true],
    [framed, false],
    // A sentence about readers is about the article already.
    [() => (plan.asks.length > 0 ? [] : introduced(ways, plan.label)), false],
    // Where nothing can be said of the things, how many there are of them can.
    [() => (plan.list === null || plan.list.about === '' ? [] : sayList({ ...plan.list, about: '' })), false],
  ]
  for (const [texts, mayShorten, isMain = false] of lists) {
    let worded = texts().map(inOtherWords)
    for (let round = 0; round < MOST_FORMS && worded.length > 0; round++) {
      const more: typeof worded = []
      for (const forms of worded) {
        const form = forms.next().value
        if (form === undefined) continue
        more.push(forms)
        const count = wordsIn(form)
        if (count > mostWords(mayShorten) || !isNew(form)) continue
        const wording = wordingOf(form, mayShorten, count)
        if (!namesSpeaker(wording.text, plan)) continue
        if (wording.isCut && plan.asks.length > 0 && !OPENS_ASKING.test(wording.text)) continue
        if (wording.text === '' || (wording.text !== form && !isNew(wording.text))) continue
        yield isMain ? { ...wording, isCut: true, isMain } : wording
        if (++made >= MOST_CANDIDATES) return
      }
      worded = more
    }
  }
}

const BESIDE = () => /^(.{20,}),? (?:as|while) (?!\p{L}+ing\b|(?:if|though|well|much|many|far|long|soon)\b)[^;]+$/u

/** A sentence too long for most of its forms, without what goes on beside it: "… as Ruiz prepares to sail". */
function mainClauses({ kind, text }: PlanItem, { label, attribution, isOpinion }: HeadlinePlan): string[] {
  const clause =
    kind === 'statement' && wordsIn(text) > LONG
      ? (BESIDE().exec(text)?.[1] ?? '').replace(/,? (?:even|just|only|especially|particularly)$/, '')
      : ''
  if (clause === '' || label !== '' || attribution !== null || isOpinion || SPOKEN.test(text)) return []
  const beside = text.slice(clause.length).split(' ').slice(3, 8)
  if (
    wordsIn(clause) < 5 ||
    !beside.some((word) => isPast(word) || isThirdPerson(word) || /^(?:is|are|was|were|has|have|had|will)$/.test(word))
  )
    return []
  const statement = readStatement(clause)
  return statement === null || statement.prefix !== '' || /\p{Ll}ly$/u.test(statement.subject)
    ? []
    : sayStatement(statement).map((way) => way.text)
}

const LONG = 12

/** Cut to length, a claim may not become a fact. */
const namesSpeaker = (text: string, { attribution, isOpinion, items }: HeadlinePlan): boolean =>
  attribution === null
    ? !isOpinion || !items.some(({ kind }) => kind === 'statement') || WRITTEN.test(text)
    : text.toLowerCase().includes(attribution.who.split(' ').at(-1)!.toLowerCase())

/** "Report on Ruiz: …": nobody would say it, she would be what it is about. "Too late to sail" is about nothing. */
const mayBeAbout = (label: string): boolean =>
  label !== '' &&
  !maySpeak(label) &&
  // "Palace to pilots: …", "In the Herald: …": who speaks to whom, where it stands or when it was.
  !/,|^(?:new|would|too|it|how|why|what|on|in|at|by|for|with|behind|inside|from|today|tonight|yesterday|this|opinion)\b|^\S+(?: \S+)? to (?!be\b)\S/i.test(
    label,
  ) &&
  readStatement(label) === null

/** A single word or what is numbered is as often a name. */
const afterAbout = (text: string, label: string): string => (/ /.test(label) && !/\d/.test(label) ? small(text) : text)

// Where a label comes first: "News about Ohio: plant closes".
const ABOUT = ['News about', 'Story on', 'Article on', 'News on', 'Report on']

/** What an opinion piece holds is held by it, and reported by nobody. */
const WRITTEN = /\b(?:column|opinion|author|writer|article)\b/i

/** With a few words in front, for statements that leave no room for more: alike, but whole. */
function introduced(ways: readonly string[], label: string): string[] {
  if (label !== '' && !mayBeAbout(label)) return []
  if (label !== '')
    return ABOUT.flatMap((opening) =>
      [
        ...new Set(
          ways
            .filter((way) => way.startsWith(label))
            .slice(0, 4)
            .flatMap((way) => [way, leanWording(way)]),
        ),
      ].map((way) => `${opening} ${afterAbout(way, label)}`),
    )
  const own = ways
    .values()
    .filter((way) => !SELF_REFERENCE.test(way) && !/^[^,;“‘"]{2,40}: /.test(way) && tellsSomething(way))
    .take(3)
  const texts = [...new Set(own.flatMap((way) => [way, leanWording(way)]))]
  return OPENINGS.slice(4).flatMap((opening) => texts.map((text) => `${opening}: ${small(text)}`))
}

/** One word is no statement: what is left of "You will never guess" names nothing that an opening could open. */
function tellsSomething(way: string, least = 1): boolean {
  return readWords(way).filter((word) => isContent(word) || (word.marks & NUMERIC) !== 0).length > least
}

/** What may lose its end: a clause in front would be left alone. */
const OPENS_ASKING = /^(?:Readers|Article|Quiz|Question|Publisher|Put|Headline|Author|Bet) /

/** "Article describes X doing Y": fit to print, but stiffer than a sentence. */
const COVERAGE = /^(?:[^:;“‘"]{2,40}: )?(?:article (?:describes|tells)|report on|plans for) /i

function briefed(texts: readonly string[], brief: (text: string) => string): string[] {
  return texts.slice(0, MOST_BRIEFED).flatMap((text) => {
    const lean = brief(text)
    return lean === text ? [] : [lean]
  })
}

const isSayable = (item: PlanItem): boolean =>
  (item.kind !== 'loaded' || (isDemand(item.text) && sayDemand(item.text).length > 0)) &&
  !(item.kind === 'question' && item.left.length > 0)

const isDemand = (text: string): boolean => readTactics(text).cues.some((cue) => cue.tactic === 'moralizing')

/** The headline's own plain words, whole: what every other wording is measured by. */
export function ownWholes({ own }: HeadlinePlan): string[] {
  const wholes = own.flatMap((text) => [finished(text, true), finished(leanWording(text), true)])
  return [...new Set(wholes)].filter((text) => text !== '' && tellsSomething(text, 2))
}

/** Wordings that keep everything, in other small words and under labels. */
export function labelledCandidates(wholes: Iterator<string>, plan: HeadlinePlan): string[] {
  const bare = Iterator.from(wholes)
    .filter((text) => !SELF_REFERENCE.test(text) && withoutOpening(text) === text && tellsSomething(text, 2))
    .take(6)
    .toArray()
  const labelled = bare.flatMap((text) =>
    // "In the news: Kelly: …" is two labels, and yet nobody is reported on who speaks.
    /^[^,;“‘"]{2,40}: /.test(text)
      ? mayBeAbout(plan.label)
        ? ABOUT.map((opening) => finished(`${opening} ${afterAbout(text, plan.label)}`, true))
        : LABELS.map((label) => finished(`${label}: ${text}`, true))
      : LABELS.map((label) => finished(`${label}: ${small(text)}`, true)),
  )
  const reworded = bare
    .slice(0, 4)
    .flatMap((text) => [...inOtherWords(text).take(MOST_FORMS)].map((form) => finished(form, false)))
  return [...new Set([...reworded, ...labelled])].filter((text) => text !== '' && namesSpeaker(text, plan))
}

/** Candidates of the last resort: what the headline is about. */
export function topicCandidates(plan: HeadlinePlan): string[] {
  const texts =
    plan.items.length > 0
      ? [plan.label, ...plan.items.map((item) => item.text)].filter((part) => part !== '')
      : [plan.text]
  // "husband" of "texts her husband": whose he is went.
  const topics = mainTopics(
    texts.flatMap(topicsOf).filter((topic) => !/^\p{Ll}[^\s\d]*[^\s\ds](?: (?:in|on|at) .*)?$/u.test(topic)),
  )
  if (topics.length === 0 || plan.asks.length > 0) return []
  return [5, 4, 3, 2, 1]
    .flatMap((most) => (topics.length >= most ? sayTopics(topics.slice(0, most), plan.isOpinion) : []))
    .map((text) => tidy(text))
    .filter((text) => text.split(' ').length <= 15)
}

/** What the headline begins with, and the names and numbers behind it: more nouns beside them make a list of scraps. */
function mainTopics(topics: readonly string[]): readonly string[] {
  const apt = topics.filter((topic) => !VAGUE.test(topic))
  const main = apt.length > 0 ? apt : topics
  if (main.length <= 3) return main
  const named = main.filter((topic, i) => i === 0 || /(?<=\S )\p{Lu}|\d|^\p{Lu}|["“]/u.test(topic))
  return named.length > 1 ? named : main.slice(0, 2)
}

/** "any measure", "an end": half of what was spoken of. */
const VAGUE =
  /^(?:any|every|each|pretty|all|both|such|an? (?:end|way|sign|lot)|more|less)\b|^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|vs|versus|next level)$/i

function waysOf(item: PlanItem, plan: HeadlinePlan): Way[] {
  const said = (texts: readonly string[]): Way[] => texts.map((text) => ({ text, kind: 'phrase' as const }))
  if (plan.asks.length > 0) return said(plan.asks)
  if (plan.label !== '' && plan.attribution === null && (isQuotation(item.text) || isOwnSpeech(plan.label, item.text)))
    return said(sayQuoted(plan.label, item.text))
  const mayReport = isSubject(plan.label) && !maySpeak(plan.label)
  if (item.kind === 'question') return labelled(said(sayQuestion(item.text)), plan, mayReport)
  if (item.kind === 'why' || item.kind === 'how')
    return labelled(said(sayExplained(item.kind, item.text)), plan, mayReport)
  const demand = plan.attribution === null && plan.label === '' && isDemand(item.text) ? said(sayDemand(item.text)) : []
  if (item.kind === 'loaded' || demand.length > 0) return demand
  const statement = readItem(item)
  const isForeseen = FORESEES.test(plan.attribution?.verb ?? '')
  const ways: Way[] =
    statement === null
      ? sayUnread(item.text, plan.label === '' && plan.items.length === 1)
      : sayStatement({ ...statement, isForeseen })
  const { attribution } = plan
  if (statement !== null && attribution === null && plan.isOpinion && plan.label === '')
    return attributed(ways, { ...plan, attribution: { who: 'column', verb: 'says' } })
  const verdicts = attribution === null ? [] : said(withVerdict(attribution.who, attribution.verb, item.text))
  if (verdicts.length > 0) return labelled([...verdicts, ...attributed(ways, plan)], plan)
  return labelled(plan.attribution === null ? ways : attributed(ways, plan), plan, statement !== null && mayReport)
}

const FORESEES =
  /^(?:announce|warn|predict|forecast|promise|vow|plan|propose|pledge|threaten|expect|fear|project|foresee)/

/**
 * A noun phrase is what an article is about; anything else is left in its order.
 * @param isAll nothing else stands in the headline
 */
function sayUnread(text: string, isAll: boolean): Way[] {
  const base: Way[] = [
    { text: capitalize(text), kind: 'bare' },
    // Behind a label they may be somebody's own words.
    ...(isAll ? sayWithQuotedVerb(text) : []),
    ...thereIs(text).map((line) => ({
      text: line,
      kind: / reported to (?:be|have been) /.test(line) ? ('reported' as const) : ('clause' as const),
    })),
  ]
  const remarks = isAll ? sayRemark(text) : []
  if (remarks.length > 0) return [...base, ...remarks.map((line) => ({ text: line, kind: 'phrase' as const }))]
  const clause = isAll ? readNounWithClause(text) : null
  if (clause !== null) return [...base, ...sayStatement(clause)]
  return isAll && isTopic(text)
    ? [...base, ...sayPhrase(small(text)).map((line) => ({ text: line, kind: 'described' as const }))]
    : base
}

const isPhrase = ({ kind, text }: PlanItem): boolean =>
  kind === 'statement' && isTopic(text) && readStatement(text) === null

function isTopic(text: string): boolean {
  if (PREDICATE.test(text)) return false
  if (isPhraseWithArticle(text)) return true
  // "Police ID man as Hughes": a word read as a name can be the verb.
  // "Otavia stakes hopes on vote": neither was what nobody could read.
  if (hasFiniteVerb(text) || / as /.test(text) || mayTell(text)) return false
  return topicsOf(text).includes(text) || isLonePhrase(text)
}

/** "Five people dead in a fire", "minister back in jail": a sentence without its verb. */
const PREDICATE =
  /[^ ] (?:dead|injured|hurt|missing|wounded|ill|back|out|set|due|ready|safe|alive|free|down|up|off|away|on trial|on track|on leave|in custody|in jail|in court|likely|unlikely|able|unable) (?:in|on|at|after|before|to|from|as|amid|for|with|by|over|following)\b/i

/** Each way with its source, said now in front and now behind. */
function attributed(ways: readonly Way[], { attribution }: HeadlinePlan): Way[] {
  const result: Way[] = []
  let turn = 0
  ways.forEach((way, i) => {
    if (way.kind !== 'clause' && way.kind !== 'bare') return
    // "states that" wants a whole clause behind it.
    const all = sayAttributed(way.text, attribution!)
    const forms =
      way.kind === 'bare'
        ? all.filter((form) => !/^.{2,60} (?:states?|tells?|told|ha(?:s|ve) \p{Ll}+) that /u.test(form))
        : all
    const order = i === 0 ? forms : [0, 1, 2].map((step) => forms[(turn + step) % forms.length]!)
    turn++
    for (const text of order) result.push({ text, kind: way.kind })
  })
  return result
}

/** A whole sentence inside another: no fact lost, none added. */
function framesOf({ text, kind }: Way): string[] {
  return framed(small(text), kind === 'clause')
}

const SELF_REFERENCE =
  /^(?:Article|Report|Headline|Column|Columnist|Subject|Profile|Background|Explanation|Published|Publisher|Readers|Account|Details) /

/** "Ferries: article explains how …", "Ferries: report on …". */
const BEHIND_LABEL =
  /^(?:Article (?:asks|describes|examines|explains|takes up|tells)|Publisher (?:looks into|sets out)|Report on|Discussion of|Explanation of|Plans for) /

/** "Harbor fire", "Ferries UK": what it is about, and nobody who says it. */
function isSubject(label: string): boolean {
  const words = label.replace(/[’']s\b/g, '').split(' ')
  const last = words.findLast((word) => !/^\p{Lu}{2,}$|\d/u.test(word))?.toLowerCase() ?? ''
  return isCommonWord(last) && !(words.length === 2 && firstNames.has(words[0]!.toLowerCase()))
}

/** "Ruiz", "UN’s Okafor", "Prosecutors": who says what follows, as often as not. */
function maySpeak(label: string): boolean {
  const last = label.split(' ').at(-1)!.toLowerCase()
  return (
    isPersonNoun(last) || (/^\p{Lu}\p{Ll}+$/u.test(label.split(' ').at(-1)!) && !isSubject(label) && !isPlace(last))
  )
}

/** @param mayReport whether a sentence about the article says the same behind the label */
function labelled(ways: readonly Way[], { label }: HeadlinePlan, mayReport = false): Way[] {
  // Some sentences about the article have their own beginning: behind a label they would read as its words.
  // What somebody says is no report of his.
  const isSaid = maySpeak(label)
  const own = ways.filter(
    ({ text, kind }) =>
      (!SELF_REFERENCE.test(text) || (mayReport && BEHIND_LABEL.test(text))) &&
      !(isSaid && (kind === 'reported' || kind === 'described')),
  )
  return label === '' ? [...ways] : own.map((way) => ({ ...way, text: `${label}: ${small(way.text)}` }))
}

/** A second statement is joined when there is room, a question or explanation as what the article asks or gives. */
function withOthers(way: string, others: readonly PlanItem[], plan: HeadlinePlan): string[] {
  if (others.length === 0) return [way]
  const teller = plan.isOpinion ? 'column' : 'article'
  const said = others.flatMap((item) => {
    if (item.kind === 'statement') return [small(item.text)]
    if (item.kind === 'question') return item.left.length > 0 ? [] : sayQuestion(item.text).slice(0, 1).map(small)
    if (item.kind === 'how') return [`${teller} explains ${small(item.text)}`]
    return item.kind === 'why' ? [`${teller} gives reasons that ${small(item.text)}`] : []
  })
  // In as few words as it can be said: a question is asked, in whatever way it was.
  const tersely = ['asks', 'examines', 'considers', 'discusses', 'explores'].map((verb) =>
    others
      .flatMap((item) => {
        if (item.kind === 'statement') return [small(item.text)]
        if (item.kind === 'question')
          return [askTersely(item.text, `${teller} ${verb}`) ?? (item.left.length > 0 ? '' : `${small(item.text)}?`)]
        if (item.kind === 'how') return [`${teller} ${verb === 'asks' ? 'describes' : verb} ${small(item.text)}`]
        return item.kind === 'why' ? [`${teller} ${verb === 'asks' ? 'explains' : verb} why ${small(item.text)}`] : []
      })
      .filter((text) => text !== ''),
  )
  const statements = others.filter((item) => item.kind === 'statement').map((item) => small(item.text))
  const topics = others
    .filter((item) => item.kind !== 'statement')
    .flatMap((item) => topicsOf(item.text).map((topic) => (isSomebody(item, topic) ? `a ${topic}` : topic)))
    .filter((topic) => /\p{Lu}|\d|^a /u.test(topic) && !way.toLowerCase().includes(topic.toLowerCase()))
    .slice(0, 2)
  const about = topics.length === 0 ? [] : [`${teller} discusses ${topics.map(small).join(' and ')}`]
  // Two opinions of one author: "Column argues that …; it calls for …".
  const demands = others.flatMap((item) =>
    item.kind === 'loaded' && isDemand(item.text)
      ? sayDemand(item.text)
          .slice(0, 1)
          .map((text) => text.replace(/^Column /, ''))
      : [],
  )
  // "This is why I resigned": that it happened is told, too.
  const told = others.filter((item) => item.kind === 'why').map((item) => small(item.text))
  const texts = [
    [...said, ...demands],
    [...said],
    ...tersely,
    [...statements, ...told],
    [...statements, ...about],
    statements,
    [],
  ].map((more) => [way, ...more].join('; '))
  // The circumstance in front goes before what is asked does.
  const bare = way.replace(LEAD(), '')
  if (bare !== way && tersely[0]!.length > 0) texts.splice(2, 0, [capitalize(bare), ...tersely[0]!].join('; '))
  // "falls 25%, wiping out …": what goes along with it is no sentence of its own.
  const joined = texts.map((text) =>
    // "…, Ruiz says; calls for …": behind a comma it would be his whom he speaks of.
    text
      .replace(/\?; (\p{L})/gu, (_, letter: string) => `? ${letter.toUpperCase()}`)
      .replace(SPOKEN.test(text) ? /; (?=\p{Ll}+ing\b)/gu : /; (?=\p{Ll}+ing\b|calls for )/gu, ', '),
  )
  return joined.filter((text, i) => joined.indexOf(text) === i)
}

const SPOKEN = /\b(?:says?|said|[Aa]ccording to)\b/

/** "Then he met the wrong woman": whom a loaded sentence is about besides, is told. */
const isSomebody = ({ kind }: PlanItem, topic: string): boolean =>
  kind === 'loaded' && isPersonNoun(topic) && !topic.endsWith('s')

/** "In cutting the drills, Ruiz has …": a circumstance, and no condition. */
const LEAD = () => /^(?:In|On|At|Amid|During|Following) (?!(?:no|not|fact|case)\b)[^,;:“‘"]{4,50}, (?=\p{Lu}|the |a )/u

/** One sentence case line of at most fifteen words, or ''. */
const finished = (text: string, mayShorten: boolean): string => wordingOf(text, mayShorten).text

/** The same, and whether it had to be cut: small words go before facts do. */
function wordingOf(text: string, mayShorten: boolean, count = wordsIn(text)): Wording {
  if (count > mostWords(mayShorten)) return { text: '', isCut: true }
  if (count <= 15) return { text: wellMarked(tidy(text)), isCut: false }
  const line = terse(text)
  if (wordsIn(line) <= 15) return { text: wellMarked(line), isCut: count > MOST_WHOLE }
  if (!mayShorten) return { text: '', isCut: true }
  const full = tidy(text)
  const cut = cutShort(full, line)
  const isMain = cut !== '' && [full, line].some((whole) => whole.startsWith(cut) && goesAlong(whole.slice(cut.length)))
  // "harbor’s future now", "linked to Ruiz’s": what it is now, or what of hers, was cut; so was what is "to be removed".
  const isHalf = ENDS_SHORT.test(cut) || (IS_TO_BE().test(full) && !IS_TO_BE().test(cut) && !hasFiniteVerb(cut))
  return { text: isHalf ? '' : wellMarked(cut), isCut: true, isMain }
}

const IS_TO_BE = () => / (?:to|will|may|might|could|must|should)(?: \p{Ll}+)? be \p{Ll}/u
const ENDS_SHORT = /(?: now| still| yet| already|[’']s)$/

/** "as Ruiz prepares to sail", to the end of the sentence. */
const goesAlong = (tail: string): boolean =>
  /^,? (?:as|while) (?!\p{L}+ing\b)[^;]+$/u.test(tail) &&
  hasFiniteVerb(tail) &&
  !/, (?:\S+ ){1,4}(?:says?|said)$/.test(tail)

/** What loses its last phrases keeps its articles, unless without them another phrase would fit. */
function cutShort(full: string, lean: string): string {
  const whole = shortened(full)
  const bare = shortened(lean)
  const cut = wordsIn(withoutArticles(whole)) < wordsIn(withoutArticles(bare)) ? bare : whole
  return cut === '' ? shortenedProse(full) || shortenedProse(lean) : cut
}

/** Small words can save a few, not more. */
const MOST_WHOLE = 21
const mostWords = (mayShorten: boolean): number => (mayShorten ? 40 : MOST_WHOLE)

const BRIEF = [withoutArticles, briefer, withoutGivenNames, withoutAnd, clipped]

function terse(text: string): string {
  let line = tidy(text)
  let isLong = wordsIn(line) > 15
  for (const brief of BRIEF) {
    if (!isLong) break
    const briefer = brief(line)
    if (briefer === line) continue
    line = briefer
    isLong = wordsIn(line) > 15
  }
  return line
}

/** "Readers are asked which crew they belong to": the question word belongs there. */
const ENDS_ASKING =
  /^(?:Readers are |Article (?:asks|claims|promises)|Question for|Publisher puts|Quiz on|Put to).*\b(?:which|what|who|where)\b.*\b(?:they|readers)\b.* (?:on|of|to|from|with)$/

/** "how long Ruiz can hold on": the end of the verb. */
const ENDS_VERB =
  /\b(?:hold|hang|move|carry|press|soldier|drag|live|pass|cling|catch|moving|holding|lives) on$|\b(?:heard|hear|dreamed|dreamt|thought|proud|made|fond|tired|afraid) of$/

/** Two marks in a row are left where a piece between them went, a small word at the end where the headline broke off. */
const wellMarked = (line: string): string =>
  /[,;:]\s*[,;:]|, and,|\b(?:is|are|was|were);/.test(line) ||
  (/\b(?:on|of|to|the|a|an|and|from|with|described)$/.test(line.slice(line.lastIndexOf(' ') + 1)) &&
    !ENDS_ASKING.test(line) &&
    !ENDS_VERB.test(line))
    ? ''
    : line
