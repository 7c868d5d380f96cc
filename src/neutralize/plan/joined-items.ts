/** The other parts of a headline behind its main one: what they tell, ask or explain, in as many words as there is room for. */
import { isCommonWord } from '../headline/true-case.ts'
import { capitalize, small } from '../plain/grammar.ts'
import { sayDemand } from '../realiser/opinion.ts'
import { hasFiniteVerb } from '../statement/finite-verbs.ts'
import { readStatement } from '../statement/statement.ts'
import { askTersely, sayQuestion } from '../teasers/question.ts'
import { mainThings } from '../topics/main-things.ts'
import { topicsOf } from '../topics/topic.ts'
import { isBaseVerb, isPersonNoun } from '../words/vocabulary.ts'
import { SPOKEN } from './attributed.ts'
import type { PlanItem } from './headline-items.ts'
import type { HeadlinePlan } from './headline-plan.ts'
import { isDemand } from './item-ways.ts'
import { tellersOf } from './joined-ways.ts'

/**
 * A second statement is joined when there is room, a question or explanation as what the article asks or gives.
 * @param turn the how manieth way it is: another asks or explains in each
 */
export function withOthers(way: string, others: readonly PlanItem[], plan: HeadlinePlan, turn = 0): string[] {
  if (others.length === 0) return [way]
  const teller = plan.isOpinion ? 'column' : 'article'
  const said = others.flatMap((item) => {
    if (item.kind === 'statement') return [small(item.text)]
    if (item.kind === 'question') return item.left.length > 0 ? [] : sayQuestion(item.text).slice(0, 1).map(small)
    if (item.kind === 'how') return [`${teller} explains ${small(item.text)}`]
    return item.kind === 'why' ? [`${teller} gives reasons that ${small(item.text)}`] : []
  })
  // In as few words as it can be said, and by others each time: a question is asked, in whatever way it was.
  const tersely = Array.from({ length: MOST_TELLERS }, (_, step) => (step + turn) % MOST_TELLERS).map((i) =>
    others
      .flatMap((item) => {
        if (item.kind === 'statement') return [small(item.text)]
        if (item.kind === 'loaded') return []
        const tells = tellersOf(item.kind, plan.isOpinion)[i]
        if (tells === undefined) return []
        if (item.kind === 'question')
          return [askTersely(item.text, tells) ?? (item.left.length > 0 ? '' : `${putBy(i)}${small(item.text)}?`)]
        return [`${tells} ${item.kind === 'why' ? 'why ' : ''}${small(item.text)}`]
      })
      .filter((text) => text !== ''),
  )
  const statements = others.filter((item) => item.kind === 'statement').map((item) => small(item.text))
  const topics = others
    // "Ferries to Skerra?", asked in front of the news: so it is asked, and nothing known of it.
    .filter(
      (item) =>
        item.kind !== 'statement' && !(item.kind === 'question' && item === plan.items[0] && item.left.length === 0),
    )
    .flatMap((item) =>
      mainThings(item.text, topicsOf(item.text)).map((topic) => (isSomebody(item, topic) ? `a ${topic}` : topic)),
    )
    .filter(
      (topic) =>
        /\p{Lu}|\d|^a /u.test(topic) &&
        !(/^\p{Lu}{4,}$/u.test(topic) && isCommonWord(topic.toLowerCase())) &&
        !way.toLowerCase().includes(topic.toLowerCase()),
    )
    .slice(0, 2)
  const abouts =
    topics.length === 0
      ? []
      : ABOUT.map(
          (tells) =>
            `${teller === 'column' ? tells.replace('article', teller) : tells} ${topics.map(small).join(' and ')}`,
        )
  // Two opinions of one author: "Column argues that …; it calls for …".
  const demands = others.flatMap((item) =>
    item.kind === 'loaded' && isDemand(item.text)
      ? sayDemand(item.text)
          .slice(0, 1)
          .map((text) => text.replace(/^Column /, ''))
      : [],
  )
  // "This is why I resigned": that it happened is told, too.
  const told = others
    .filter(({ kind, text }) => kind === 'why' && !/^it matters\b/i.test(text))
    .map((item) => small(item.text))
  const whole = [[...said, ...demands], [...said]]
  const texts = [
    ...(turn === 0 || demands.length > 0 || tersely[0]!.length < said.length ? whole : []),
    ...tersely,
    ...whole,
    [...statements, ...told],
    ...(abouts.length === 0
      ? [statements]
      : abouts.map((_, i) => [...statements, abouts[(i + turn) % abouts.length]!])),
    statements,
    [],
  ].map((more) => [way, ...more].join('; '))
  // The circumstance in front goes before what is asked does.
  const bare = way.replace(LEAD(), '')
  if (bare !== way && tersely[0]!.length > 0) texts.splice(2, 0, [capitalize(bare), ...tersely[0]!].join('; '))
  // "falls 25%, wiping out …": what goes along with it is no sentence of its own.
  // "… claims a victim: Skerra 15": which one.
  const named = others.find(({ kind, text }) => kind === 'statement' && isNamed(text, plan.text))
  const mark = named === undefined ? '' : `; ${small(named.text)}`
  const marked =
    mark === ''
      ? texts
      : texts.map((text) => text.replace(mark, (_, at: number) => (text[at - 1] === '?' ? mark : `:${mark.slice(1)}`)))
  const joined = marked.map((text) =>
    // "…, Ruiz says; calls for …": behind a comma it would be his whom he speaks of.
    text
      .replace(/\?; (\p{L})/gu, (_, letter: string) => `? ${letter.toUpperCase()}`)
      .replace(
        SPOKEN.test(text)
          ? /; (?=\p{Ll}+ing\b|as |while |this time )/gu
          : /; (?=\p{Ll}+ing\b|calls for |as |while |this time )/gu,
        // "; shipping data shows": a sentence of its own.
        (mark, at: number) => (isSentence(text.slice(at + mark.length)) ? mark : ', '),
      )
      // "…; though questions remain", "…; and crews pay": behind a comma, unless somebody is said to say what is in front.
      .replace(SPOKEN.test(text) ? /$^/ : /; (?=(?:though|although|and|but|or|yet|so) )/g, ', '),
  )
  return joined.filter((text, i) => joined.indexOf(text) === i)
}

/** "Promise by Ruiz; it then failed", "Ruiz has promised; it then failed": who "it" is, or when it did, would be lost. */
export function losesTurn(text: string): boolean {
  const [, first = '', next = ''] = /^([^;]+); ((?:it|he|she|they) .+)$/.exec(text) ?? []
  if (next === '') return false
  return (
    (/^(?:[^:]{3,30}: )?\p{L}\p{Ll}+ (?:by|from|of) /u.test(first) && !hasFiniteVerb(first)) ||
    // "Article describes pier closing; it then …": the article, or the pier.
    (/^it (?:then|later|soon)\b/.test(next) && /^(?:Article|Report|Story|Column|Piece|Publisher)\b/.test(first)) ||
    (/ (?:has|have) \p{Ll}+/u.test(first) && /^\S+ (?:then|later|soon) /.test(next))
  )
}

const MOST_TELLERS = 7

/** In front of a question in its own words. */
const putBy = (i: number): string => PUT_BY[i % PUT_BY.length]!
const PUT_BY = ['', 'article asks: ', 'publisher puts question: ']

/** What else it is about, by others each time. */
const ABOUT = ['article discusses', 'coverage looks at', 'story deals with']

/** Things without a verb, behind a colon. */
const isNamed = (text: string, whole: string): boolean =>
  whole.toLowerCase().includes(`: ${text.toLowerCase()}`) &&
  !isBaseVerb(text.split(' ')[0]!.toLowerCase()) &&
  !hasFiniteVerb(text) &&
  readStatement(text) === null

const isSentence = (text: string): boolean =>
  /^\p{Ll}+ing \p{Ll}/u.test(text) && readStatement(capitalize(text.split('; ')[0]!)) !== null

/** "Then he met the wrong woman": whom a loaded sentence is about besides, is told. */
const isSomebody = ({ kind }: PlanItem, topic: string): boolean =>
  kind === 'loaded' && isPersonNoun(topic) && !topic.endsWith('s')

/** "In cutting the drills, Ruiz has …": a circumstance, and no condition. */
const LEAD = () => /^(?:In|On|At|Amid|During|Following) (?!(?:no|not|fact|case)\b)[^,;:“‘"]{4,50}, (?=\p{Lu}|the |a )/u
