/**
 * Two parts of a headline joined by more than a mark: "…; article also says that …", "Article on X reports that …". Each
 * brings words that the others have not; what is told, asked or explained stays what it was.
 */

import { wordsIn } from '../length/fewer-words.ts'
import { withoutArticles } from '../length/lean-wording.ts'
import { capitalize, small } from '../plain/grammar.ts'
import { sayStatement, type Way } from '../realiser/statement.ts'
import { readStatement } from '../statement/statement.ts'
import { askTersely } from '../teasers/question.ts'
import { isNounPhrase } from '../topics/topic-nouns.ts'
import { isThirdPerson } from '../words/vocabulary.ts'
import type { PlanItem } from './headline-items.ts'
import type { HeadlinePlan } from './headline-plan.ts'
import { isPhrase } from './item-ways.ts'
import { leans, speaksHimself } from './leaning.ts'
import { readItem } from './read-item.ts'

/** What asks or explains, no two with a word in common. */
const ASKS = [
  'article asks',
  'publisher looks into',
  'coverage examines',
  'story considers',
  'piece discusses',
  'text explores',
]
const EXPLAINS = [
  'article explains',
  'publisher sets out',
  'coverage describes',
  'story lays out',
  'piece discusses',
  'text covers',
  'readers learn',
]
const ASKS_AS_AUTHOR = ['column asks', 'author looks into', 'opinion piece examines', 'writer considers']
const EXPLAINS_AS_AUTHOR = ['column explains', 'author sets out', 'opinion piece describes', 'writer discusses']

/** The ones to use beside a statement. */
export const tellersOf = (kind: 'question' | 'how' | 'why', isOpinion: boolean): readonly string[] => {
  if (kind === 'question') return isOpinion ? ASKS_AS_AUTHOR : ASKS
  return isOpinion ? EXPLAINS_AS_AUTHOR : EXPLAINS
}

/** @param own the ways of the main part, which stands first */
export function joinedWays(main: PlanItem, own: readonly Way[], other: PlanItem, plan: HeadlinePlan): string[] {
  if (plan.label !== '' || plan.attribution !== null || plan.asks.length > 0) return []
  if (plan.isOpinion && !/^(?:how|why|question)$/.test(main.kind)) return []
  // "Ruiz warns crews: storm is near": what follows is said by her, and by no article.
  if (main.kind === 'statement' && SAYS().test(main.text)) return []
  // Cut to length, the second part would be half of one.
  return closelyJoined(main, own, other).filter((way) => wordsIn(withoutArticles(way)) <= 15)
}

const SAYS = () =>
  /(?<=\S )(?:says?|said|warn(?:s|ed)?|tells?|told|claims?|claimed|insist(?:s|ed)?|den(?:y|ies|ied)|vow(?:s|ed)?|urge(?:s|d)?|asks?|asked|announce[sd]?|admit(?:s|ted)?|argue[sd]?|predict(?:s|ed)?|call(?:s|ed)?|react(?:s|ed)?|respond(?:s|ed)?|writes?|wrote|speaks?|spoke|slam(?:s|med)?|questions?|questioned|blast(?:s|ed)?|criticize[sd]?|to \p{Ll}+s?$|on \p{L}+$)\b/iu

function closelyJoined(main: PlanItem, own: readonly Way[], other: PlanItem): string[] {
  const said = clausesOf(other)
  const first = own.filter(({ kind }) => kind === 'clause').map(({ text }) => text)
  const base = first.length > 0 ? first : main.kind === 'question' ? [`${main.text}?`] : [capitalize(main.text)]
  // The second in other words behind the first in its own, too.
  const varied =
    main.kind === 'statement' || own.length === 0
      ? said.slice(1, 6).map((text, i) => joinedBy(base[i % base.length]!, text))
      : []
  if (speaksHimself(main.text) || speaksHimself(other.text)) return varied
  const asked = embedded(main)
  if (asked !== null) {
    const behind = other.kind === 'statement' ? asked.fronts.map((front) => `${front}; ${small(other.text)}`) : []
    return said.length === 0 ? behind : [...askedAndSaid(asked, said[0]!), ...behind, ...varied]
  }
  if (main.kind !== 'statement' || other.kind !== 'statement') return varied
  if (first.length > 0 && said.length > 0) return [...varied, ...bothSaid(first, said)]
  if (isPhrase(main) && said.length > 0 && !leans(said[0]!)) return [...varied, ...saidAbout(small(main.text), said)]
  if (isPhrase(main) && isPhrase(other)) return aboutBoth(small(main.text), small(other.text))
  return isPhrase(other) ? [...varied, ...alsoAbout(base[0]!, small(other.text))] : varied
}

const joinedBy = (first: string, second: string): string =>
  first.endsWith('?') ? `${first} ${capitalize(second)}` : `${first}; ${small(second)}`

/** "Ferry sinks", "Crews leave": the second told as what the article says besides. */
function bothSaid(first: readonly string[], said: readonly string[]): string[] {
  const [one = '', two = one] = first
  const [another = '', other = another] = said
  return [
    `${one}; article also says that ${small(another)}`,
    `${two}; publisher reports that ${small(other)}`,
    `Two things are reported: ${small(one)}, and ${small(another)}`,
    `${two}; coverage tells readers that ${small(other)}`,
  ]
}

/** "Harbor race picks; Okafor leads field": the article about the first tells the second. */
const saidAbout = (about: string, [one = '', two = one]: readonly string[]): string[] => [
  `Article on ${about} reports that ${small(one)}`,
  `${two}, publisher writes in coverage of ${about}`,
  `${one}, according to article on ${about}`,
  `Story about ${about} tells readers that ${small(two)}`,
]

const aboutBoth = (one: string, other: string): string[] => [
  `Article informs readers about ${one} and ${other}`,
  `Publisher reports on ${one}; ${other}`,
  `Report deals with ${one} and with ${other}`,
  `Coverage of ${one}, ${other}`,
]

const alsoAbout = (said: string, about: string): string[] => [
  `${said}; article is about ${about}`,
  `${said}; publisher reports on ${about}`,
  `${said}; coverage deals with ${about}`,
  `${said}; story presents ${about}`,
]

function askedAndSaid({ text, fronts, behind }: Embedded, said: string): string[] {
  const ways = fronts.map((front, i) =>
    i % 2 === 0 ? `${front} and reports that ${small(said)}` : `${front}; it also writes that ${small(said)}`,
  )
  return leans(said) ? ways.slice(0, 2) : [...ways.slice(0, 2), ...behind.map((teller) => `${said}; ${teller} ${text}`)]
}

interface Embedded {
  /** "whether the pier will close", "how crews work", "a new pier". */
  text: string
  /** With who asks or explains it in front. */
  fronts: string[]
  /** What it may stand behind. */
  behind: readonly string[]
}

/** What is asked or explained, as it stands behind its verb; null where that cannot be told. */
function embedded({ kind, text, left }: PlanItem): Embedded | null {
  if (kind === 'how' || kind === 'why') {
    const clause = kind === 'how' ? small(text) : `why ${small(text)}`
    return {
      text: clause,
      fronts: [`Article explains ${clause}`, `Publisher sets out ${clause}`, `Readers are told in coverage ${clause}`],
      behind: EXPLAINS,
    }
  }
  if (kind !== 'question' || left.length > 0) return null
  const asked = askTersely(text, '')?.trim()
  if (asked !== undefined)
    return {
      text: asked,
      fronts: [`Article asks ${asked}`, `Publisher looks into ${asked}`, `Coverage deals with the question ${asked}`],
      behind: ASKS,
    }
  // "Who is Dana Ruiz?": told, as far as it is known.
  const who = /^who is (\p{Lu}\S*(?: \p{Lu}\S*)*)$/iu.exec(text)?.[1]
  if (who !== undefined)
    return {
      text: `who ${who} is`,
      fronts: [`Article explains who ${who} is`, `Publisher sets out who ${who} is`],
      behind: EXPLAINS,
    }
  // "A new pier for Norwell?": whatever is asked about it.
  const what = small(text)
  return /^an? (?:\S+ )*\S+$/i.test(text) && isNounPhrase(what)
    ? {
        text: what,
        fronts: [`Article asks about ${what}`, `Publisher raises question of ${what}`],
        // "A 'quiet' town?": asked about, and not taken for one.
        behind: ['article asks about', 'publisher raises question of', 'coverage deals with question of'],
      }
    : null
}

/** Sentences that can stand behind "that". */
function clausesOf(item: PlanItem): string[] {
  if (item.kind !== 'statement') return []
  const statement = readItem(item)
  if (statement === null || readStatement(capitalize(item.text)) === null) return []
  // "launches a new map": who does stands before the mark.
  if (isThirdPerson(item.text.split(' ')[0]!.toLowerCase()) && statement.kind === 'bare-copula') return []
  return sayStatement(statement)
    .filter(({ kind }) => kind === 'clause')
    .map(({ text }) => text)
}
