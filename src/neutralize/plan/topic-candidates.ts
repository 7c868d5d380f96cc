/** Candidates of the last resort: what the headline is about. */

import { firstNames } from '../headline/true-case-names.ts'
import { tidy } from '../plain/plain-edits.ts'
import { manipulationIn } from '../plain/plain-wording.ts'
import { mainThings, saysTooLittle } from '../topics/main-things.ts'
import { mentionedIn, sayMentioned } from '../topics/mentioned.ts'
import { MOST_TOPICS, sayTopics, topicsOf } from '../topics/topic.ts'
import { isNounPhrase } from '../topics/topic-nouns.ts'
import { WEEKDAYS } from '../words/closed-classes.ts'
import { isPersonNoun } from '../words/vocabulary.ts'
import { isPerson, NO_SUBJECT } from './headline-labels.ts'
import type { HeadlinePlan } from './headline-plan.ts'
import { isCalled } from './label-speaker.ts'
import { mayBeAbout, tellsWhatBefell } from './labelled.ts'
import { isSpeaking } from './speaking-bodies.ts'

export function topicCandidates(plan: HeadlinePlan): string[] {
  const texts = plan.items.length > 0 ? plan.items.map((item) => item.text) : [plan.text]
  const label =
    plan.items.length > 0 && !isNoTheme(plan) ? plan.label.replace(/ (?:news )?live(?: updates?)?$/i, '') : ''
  const ofLabel = topicsIn(label)
  // "Norwell Day sales 2031: …"
  const theme = ofLabel.length === 0 && / (?:\d+|deals|sales)$/.test(label) && mayBeAbout(label) ? [label] : ofLabel
  const named = [...theme, ...texts.flatMap(topicsIn)]
  const topics = mainTopics(named.filter((topic, at) => named.indexOf(topic) === at))
  if (topics.length === 0 || saysTooLittle(topics, [label, ...texts].join(' ').trim())) return []
  // "tariffs" of "tariffs on two hundred tons of …": where the whole has no room.
  const heads = topics.map((topic) => topic.replace(/(?<=^\p{Ll}+s) (?:on|for|in|at|over|against|with) .*$/u, ''))
  return [topics, ...(heads.join() === topics.join() ? [] : [heads])]
    .flatMap((named) =>
      SIZES.flatMap((most) => (named.length >= most ? sayTopics(named.slice(0, most), plan.isOpinion) : [])),
    )
    .map((text) => tidy(text))
    .filter((text) => text.split(' ').length <= 15)
}

const topicsIn = (text: string): readonly string[] =>
  text === ''
    ? []
    : mainThings(
        text,
        topicsOf(text).filter((topic) => !isSomebodys(topic) && !isCharge(text, topic)),
      )

/** "Emil Dorn: Ruiz’s role …", "Norland to Ruiz: …": who says or writes it, and to whom. */
export function isNoTheme({ label, items }: HeadlinePlan): boolean {
  if (NO_SUBJECT.test(label) || NO_THEME.test(label) || tellsWhatBefell(label)) return true
  if (items.some(({ text }) => isCalled(text))) return false
  const words = label.split(' ')
  return (
    isPerson(label) ||
    isSpeaking(label) ||
    /^\S+(?: \S+)? to (?!be\b)\p{Lu}/u.test(label) ||
    (!/ (?:for|of|in|and) /.test(label) && isPersonNoun(words.at(-1)!.toLowerCase().replace(/s$/, ''))) ||
    /^(?:DR |SIR )?\p{Lu}{3,} \p{Lu}{3,}$/u.test(label) ||
    (words.length === 2 && words.every((word) => /^\p{Lu}/u.test(word)) && firstNames.has(words[0]!.toLowerCase()))
  )
}

/** What sort of piece it is, and when it was sent. */
const NO_THEME =
  /^(?:[\d./-]+|(?:extra |exclusive )?scoop|podcast|psa.*|box office|pause|the situation|news|sports?|readers’ letters)$/i

const SIZES = Array.from({ length: MOST_TOPICS }, (_, i) => MOST_TOPICS - i)

/** "husband" of "texts her husband": whose he is went. */
const isSomebodys = (topic: string): boolean =>
  /^\p{Ll}[^\s\d]*[^\s\ds](?: (?:in|on|at) .*)?$/u.test(topic) && (isPersonNoun(topic) || / /.test(topic))

/** "charged with theft": nobody says that there was one. */
const isCharge = (text: string, topic: string): boolean =>
  /\b(?:charged with|accused of|suspected of|cleared of|acquitted of|alleged|guilty of|(?:deny|denies|denied)) (?:an? |the )?$/i.test(
    text.slice(0, Math.max(0, text.indexOf(topic))),
  )

/** What the headline begins with, and the names and numbers behind it: more nouns beside them make a list of scraps. */
function mainTopics(topics: readonly string[]): readonly string[] {
  const apt = topics.filter((topic) => !VAGUE.test(topic))
  const main = apt.length > 0 ? apt : topics
  if (main.length <= 3) return main
  const named = main.filter((topic, i) => i === 0 || /(?<=\S )\p{Lu}|\d|^\p{Lu}|["“]/u.test(topic))
  return named.length > 1 ? named : main.slice(0, 2)
}

/** "any measure", "an end": half of what was spoken of. */
const VAGUE = new RegExp(
  `^(?:any|every|each|pretty|all|both|such|an? (?:end|way|sign|lot)|more|less)\\b|^(?:(?:${WEEKDAYS})|vs|versus|next level)$`,
  'i',
)

/** The first thing that is named at all: less than a topic, and more than that there is an article. */
export function lastCandidates(plan: HeadlinePlan): string[] {
  if (plan.asks.length > 0 || plan.list !== null) return []
  const text = plan.text.replace(/ \| \p{Lu}[^|]*$/u, '')
  const thing = [...mentionedIn(text), ...topicsOf(text)].find(
    (named) => /^\p{Lu}| |[^su]s$/u.test(named) && !/^(?:people\b|an? \S+$)/i.test(named) && !VAGUE.test(named),
  )
  const last = thing ?? measuredIn(text)
  return last === '' ? [] : sayTopics([last], plan.isOpinion)
}

/** "These could be the coolest boat names in 2031": what is measured there, where no phrase stands by itself. */
function measuredIn(text: string): string {
  const [, things = '', year = ''] =
    /\bthe (?:best|worst|top(?: \d+)?|\p{Ll}{2,}est) ((?:\p{L}+ ){0,2}\p{Ll}{3,}s)( in (?:19|20)\d\d)?(?: of all time\b.*)?$/u.exec(
      text,
    ) ?? []
  return things !== '' && !VAGUE.test(things) && isNounPhrase(things) && manipulationIn(things).length === 0
    ? `${things}${year}`
    : ''
}

/** What the headline mentions; one thing only where nothing else can be said. */
export function mentionCandidates(plan: HeadlinePlan, isAlone: boolean): string[] {
  const things = mentionedIn(plan.text)
  const [only = ''] = things
  return things.length > 1 || (isAlone && plan.list === null && / |^\p{Lu}/u.test(only)) ? sayMentioned(things) : []
}
