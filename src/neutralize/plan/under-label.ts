/**
 * What stands behind the name of a subject, in a sentence about the article: "Harbor crisis: pilots strike" → "Article on
 * harbor crisis says that pilots strike". Nothing is added but that an article on it says so.
 */
import { isCommonWord } from '../headline/true-case.ts'
import { capitalize, small } from '../plain/grammar.ts'
import type { Way } from '../realiser/statement.ts'
import { looksPlural } from '../statement/object.ts'
import { readStatement } from '../statement/statement.ts'
import { isSoundWhole } from '../topics/topic-nouns.ts'
import { isBaseVerb, isNoun, isPersonNoun, isPlace, isThirdPerson } from '../words/vocabulary.ts'
import type { PlanItem } from './headline-items.ts'
import type { HeadlinePlan } from './headline-plan.ts'
import { isPhrase } from './item-ways.ts'
import { EVENT, HANGS_ON } from './label-topic.ts'
import { isDateline, mayBeAbout, mayBeSmall, SELF_REFERENCE } from './labelled.ts'
import { speaksHimself } from './leaning.ts'
import { isSpeaking } from './speaking-bodies.ts'

/** Most wordings of one statement that are told so. */
const MOST = 3

/** @param own the ways of the item, each behind the label */
export function underLabel(own: readonly Way[], item: PlanItem, { label, attribution }: HeadlinePlan): string[] {
  // "Behind the harbor unrest": it is what is told of.
  const named = label.replace(/^behind (?:the )?(?=\S+ \S)/i, '')
  if (attribution !== null || !mayBeAbout(named) || !namesSubject(named) || speaksHimself(item.text)) return []
  const subject = mayBeSmall(named) ? small(named) : named
  const front = `${label}: `
  const inner = (kind: Way['kind']): string[] =>
    own
      .filter((way) => way.kind === kind && way.text.startsWith(front))
      .map(({ text }) => text.slice(front.length))
      .filter((text) => !SELF_REFERENCE.test(capitalize(text)) && !HAS_FRONT.test(text))
      .slice(0, MOST)
  const statement = readStatement(item.text)
  // "Skiing: shop around to hit the slopes": an advice, read as a plan.
  if (statement !== null)
    return NO_CLAUSE.test(`${statement.kind} ${statement.subject}`)
      ? []
      : [
          ...inTurn(inner('clause').map((clause) => sayClause(clause, subject))),
          ...inner('bare')
            .filter((clause) => !clause.includes(','))
            .flatMap((clause) => sayBare(clause, subject)),
        ]
  return isThings(item.text, isPhrase(item)) ? inner('bare').flatMap((things) => sayThings(things, subject)) : []
}

/**
 * Several things, a place, an event: "Weddings", "Norwell vote", "Harbor crisis". Of other labels nobody knows whether they
 * name anything ("Star turn", "Agreement"), or whether they are who says it ("Norland", "Human Rights Watch", "IMF").
 */
function namesSubject(label: string): boolean {
  const words = label.split(' ')
  const first = words[0]!.toLowerCase()
  const last = words.at(-1)!.toLowerCase()
  const head = label.replace(HANGS_ON, '').split(' ').at(-1)!.toLowerCase()
  if (
    /\bviews? on\b/i.test(label) ||
    STANDING.test(last) ||
    BODY.test(head) ||
    isSpeaking(head) ||
    isPersonNoun(head.replace(/s$/, ''))
  )
    return false
  if (!EVENT.test(last) && isBaseVerb(first) && !isNoun(first) && !isNoun(`${first}s`)) return false
  // News comes from a place as often as it is about it.
  if (words.some((word) => isPlace(word.toLowerCase()) || isDateline(word.toLowerCase())) && !EVENT.test(last))
    return false
  const isName = /^\p{Lu}/u.test(words.at(-1)!) && !(words.length === 1 && isCommonWord(last))
  if (isName) return / (?:vs|v|versus) /.test(label)
  if (words.some((word, i) => /^\p{Lu}/u.test(word) && (i > 0 || !isCommonWord(first)))) return true
  return (
    words.length < 5 &&
    (EVENT.test(last) || (/[^su’']s$/.test(last) && (isNoun(last) || (isCommonWord(last) && !isThirdPerson(last)))))
  )
}

/** Words that columns and series are called by. */
const STANDING =
  /^(?:diary|notes|notebook|swap|thoughts|views?|turns?|draft|things?|digest|letters?|files|shift|open|this|that|it|tips|news|live|recap|review)$/
/** What these say is no report on them. */
const BODY =
  /^(?:council|ministry|government|union|army|navy|board|commission|committee|department|office|house|party|company|firm|agency|bank|university|study|report|poll|survey|research|data|club|team|group|association|service|hospital|school|church|campaign|tweets?|posts?|statements?|letters?|memos?|interviews?|testimony|speech|remarks?|source|documents?|emails?|leaks?|watch|cross|fund|institute|foundation|network|coalition|alliance|federation|league|society|organi[sz]ation|panel|bureau|cent(?:er|re)|exchange|airlines?|times|magazine)$/

const NO_CLAUSE = /^(?:future|fixed)|^\S+ (?:this|that|these|those|here|there|it|he|she|they)\b/i
/** Two of them in one sentence are one too many. */
const HAS_FRONT = /^[^,]{2,40}: |^(?:according to|as|in|on|at|after|before|amid|despite) [^,]*, |[;?!]/i

/** The first of each, then the second of each, … */
const inTurn = (rows: readonly (readonly string[])[]): string[] =>
  (rows[0] ?? []).flatMap((_, at) => rows.map((row) => row[at]!))

/** No two have more than one of their own words in common. */
const sayClause = (clause: string, subject: string): string[] => [
  `Article on ${subject} says that ${clause}`,
  `According to a report about ${subject}, ${clause}`,
  `In coverage of ${subject}, publisher writes that ${clause}`,
  `${capitalize(clause)}, story on ${subject} says`,
]

/** Without its auxiliary it cannot stand behind "that". */
const sayBare = (clause: string, subject: string): string[] => [`According to a report about ${subject}, ${clause}`]

function sayThings(given: string, subject: string): string[] {
  // "guide to where to make their voice heard": whose, is told nowhere else.
  const things = given.replace(/\bwhere to (?=[a-z]+ their\b)/, 'where people can ')
  const offers = OFFERED().test(things)
  return [
    `Article on ${subject} ${offers ? 'offers' : 'covers'} ${things}`,
    `${capitalize(things)}, in a report about ${subject}`,
    // "‘Tide’ and ‘ebb’: the words that …": they are those.
    ...(/^the /i.test(things) ? [] : [`Publisher covers ${subject}, with ${things}`]),
  ]
}

/**
 * Several things, or what an article can hold. One thing by itself may be what the subject is called: "Online courses:
 * passport to a new career".
 */
function isThings(text: string, isKnownPhrase: boolean): boolean {
  if (NO_THINGS.test(text) || /["“”‘:;?!()]|(?:^|\s)'/.test(text)) return false
  if (OFFERED().test(text)) return isKnownPhrase || isSoundWhole(text)
  const parts = text.split(/, (?:and )?| and /)
  if (parts.some(isDeed)) return false
  if (parts.length > 2) return parts.every((part) => isSoundWhole(part) && part.split(' ').length < 6)
  if (text.includes(',')) return false
  const [head = ''] = text.split(
    / (?=(?:of|in|on|at|for|from|to|with|by|about|over|between|behind|that|who|which|and)\b)/,
  )
  return (isKnownPhrase || isSoundWhole(text)) && head.includes(' ') === / /.test(text) && looksPlural(head)
}

/** "council votes", "crews strike": as well who does what. */
function isDeed(text: string): boolean {
  const words = text.toLowerCase().split(' ')
  const at = words.findIndex(
    (word, i) => i > 0 && (isThirdPerson(word) || (isBaseVerb(word) && looksPlural(words[i - 1]!))),
  )
  return at > 0
}

const NO_THINGS =
  /^(?:in|on|at|from|to|for|with|by|of|inside|after|before|how|why|what|when|where|who|if|as|more|not|no|here|there|this|that|these|those|it|he|she|they|yep|share|read|see|watch|meet|tell|send|give)\b/i

/** "guide to the vote", "12 recipes", "key quotes from the inquiry" */
const OFFERED = () =>
  /^(?:(?:an?|the|some|key|more|top|\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) )?(?:\p{Ll}+ )?(?:guide|list|look|tour|overview|interview|tips|ideas|pictures|photos|images|quotes|tales|stories|recipes|podcasts|books|articles|ways|reasons|facts|charts|maps|lessons|reviews)\b/iu
