/**
 * What a headline names where no phrase of it can stand by itself: its names, its quoted titles, the thing that its
 * last preposition is of. Said only before sentences that name nothing at all.
 */
import { isCommonWord } from '../headline/true-case.ts'
import { BEFORE_NAMES, capitalize, small } from '../plain/grammar.ts'
import { manipulationIn } from '../plain/plain-wording.ts'
import { THE } from '../realiser/turns.ts'
import { hasFiniteVerb } from '../statement/finite-verbs.ts'
import { readStatement } from '../statement/statement.ts'
import { mainThings, saysTooLittle } from '../topics/main-things.ts'
import { sayTopics, topicsOf } from '../topics/topic.ts'
import { isNounPhrase, isSound } from '../topics/topic-nouns.ts'
import { WEEKDAYS } from '../words/closed-classes.ts'
import { isGenericNoun, isNoun, isPast, isPersonNoun, isThirdPerson } from '../words/vocabulary.ts'
import type { HeadlinePlan } from './headline-plan.ts'
import { isNoTheme } from './topic-candidates.ts'

const MOST_NAMED = 3

export function namedCandidates(plan: HeadlinePlan): string[] {
  const texts =
    plan.items.length > 0 ? [isNoTheme(plan) ? '' : plan.label, ...plan.items.map(({ text }) => text)] : [plan.text]
  const own = [...new Set(texts.flatMap(wholeThingsIn))].filter(isPlain)
  const named =
    own.length > 0
      ? own
      : wholeThingsIn(plan.text).filter((thing) => isPlain(thing) && !(isNoTheme(plan) && plan.label.includes(thing)))
  if (saysTooLittle(named, texts.join(' '))) return []
  // "‘a mistake’": what somebody says of them.
  const names = named.some((thing) => !SAID().test(thing)) ? named.filter((thing) => !SAID().test(thing)) : named
  const sizes = Array.from({ length: Math.min(MOST_NAMED, names.length) }, (_, i) => i)
  return [
    ...sizes.toReversed().flatMap((last) => sayTopics(names.slice(0, last + 1), plan.isOpinion)),
    // A name that the guard takes for something else leaves the others.
    ...names
      .slice(1)
      .filter((thing) => !saysTooLittle([thing], texts.join(' ')))
      .flatMap((thing) => sayTopics([thing], plan.isOpinion)),
  ].filter((text) => text.split(' ').length <= 15)
}

/** What is not done to what stays loaded, said of who does not do it: none where nothing is denied. */
export const deniedCandidates = (plan: HeadlinePlan): string[] =>
  plan.items.length === 1 && plan.items[0]!.kind === 'loaded' && plan.label === '' && plan.attribution === null
    ? deniedIn(plan.items[0]!.text)
    : []

const SAID = () => /^["“‘'](?=\p{Ll}\S* )/u

const wholeThingsIn = (text: string): string[] => mainThings(text, thingsIn(text))

const isPlain = (thing: string): boolean => manipulationIn(`Article is about ${thing}`).length === 0

function thingsIn(text: string): string[] {
  const quoted = [...text.matchAll(/[“"]([^“”"]+)[”"]|(?<![\p{L}\d])[‘']\S+ [^‘’']+[’'](?!\p{L})/gu)].map(
    ([whole]) => whole,
  )
  const things = [...quoted, ...runsOf(quoted.reduce((rest, quote) => rest.replace(quote, '|'), text))]
  return things.length > 0 ? things : [...topicsOf(text), ...lastThing(text)]
}

/** Capitals side by side: "Dana Ruiz", "White House", "Norland ferries"; words that name things as often are none. */
function runsOf(text: string): string[] {
  return [...text.matchAll(RUN())].flatMap(({ 0: run, index, groups }) => {
    // "Okafor’s Norwell trip": it is the trip that is his.
    if (/[’']s $/.test(text.slice(0, index))) return []
    const words = run.replace(/(?<=\p{Ll}{2})\.$/u, '').split(' ')
    const isPlainStart = index === 0 && (isCommonWord(words[0]!.toLowerCase()) || /-\p{Ll}/u.test(words[0]!))
    // "Harsh Labs": a capital on an ordinary word shows that both are a name.
    const isBareStart = isPlainStart && !(words.length === 2 && opensName(words[0]!, words[1]!))
    const own = isBareStart ? words.slice(1) : words
    const name = own.join(' ')
    if (name === '' || NO_NAME.test(name)) return []
    // "Skerran ferries", "Norwell bank": the name tells which.
    const noun = groups?.noun ?? ''
    if (noun !== '' && isNamedAfter(noun)) return [`${name} ${noun}`]
    const isName = own.length > 1 || !(isCommonWord(name.toLowerCase()) || /(?:an|ish|ese|ic)$/.test(name))
    return isName || /^\p{Lu}+$/u.test(name) ? [THE.test(name) ? `the ${name}` : name] : []
  })
}

const opensName = (first: string, second: string): boolean =>
  !BEFORE_NAMES.test(first) && /[^s]s$/.test(second) && isCommonWord(second.toLowerCase())

const isNamedAfter = (noun: string): boolean =>
  (isNoun(noun) || isGenericNoun(noun)) && !isThirdPerson(noun) && !isPast(noun)

const RUN = () =>
  /(?<![\p{L}\p{N}’'-])\p{Lu}[\p{L}\p{N}.&-]*(?:[’'](?!s\b)\p{L}+)?(?: \p{Lu}[\p{L}\p{N}.&-]*)*(?= ?(?<noun>\p{Ll}+)?)/gu

const NO_NAME = new RegExp(
  `^(?:I|A|The|This|It|You|We|AF|OMG|WTF|LOL|S\\.O\\.?|TV|UPDATED?|VIDEO|WATCH|Letters|Q&A|(?:${WEEKDAYS}))$`,
  'i',
)

/** "Stop and look at this old harbor map": what is at the end. */
function lastThing(text: string): string[] {
  const thing =
    /(?:^| )(?:with|about|of|on|to|from|at|for|in) (?:this |these |that |those |(?:your|our|my) )?((?:(?:the|an?) )?(?:[\p{Ll}\d][\p{L}\d-]* ){0,3}\p{Ll}[\p{L}-]+)$/u.exec(
      text,
    )?.[1]
  // "give up bread for a week": how long.
  if (/^(?:(?:the|an?) )?(?:second|minute|hour|day|night|week|weekend|month|year|decade|while)s?$/.test(thing ?? ''))
    return []
  return thing !== undefined && !hasFiniteVerb(thing) && isNounPhrase(thing) && isSound(thing) ? [thing] : []
}

/** "Norwell council will not fund ludicrous pier" → "what Norwell council will not fund": the denial stays with who denies. */
function deniedIn(text: string): string[] {
  const read = readStatement(text)
  if (
    read === null ||
    read.prefix !== '' ||
    !/\b(?:not|never|cannot)$|\b(?:not|never|cannot) |n['’]t\b/.test(read.group)
  )
    return []
  const denied = `what ${small(read.subject)} ${read.group}`
  if (
    !TAKES_OBJECT().test(read.rest) ||
    !isPlain(denied) ||
    /\b(?:I|we|you|my|our|your|who|what|that)\b/i.test(read.subject)
  )
    return []
  const object = OBJECT_END.exec(read.rest)?.[1] ?? read.rest
  // "what mayor never met": of somebody it would be untold who.
  if (namesSomebody(object)) return []
  if (isPlain(object)) return object === read.rest ? [] : toldOf(`${small(read.subject)} ${read.group} ${object}`)
  return [
    `Article is about ${denied}`,
    `${capitalize(denied)} is told in an article`,
    `Readers can learn ${denied}`,
    `Publisher has news of ${denied}`,
    `Text sets out ${denied}`,
    `Coverage is given to ${denied}`,
  ]
}

/** What follows from it stands behind it: without it the denial is the same. */
const OBJECT_END = /^([^,;]+),? (?:so|but) /i

/** What is plain is said, and not only that it is told. */
const toldOf = (sentence: string): string[] => [
  capitalize(sentence),
  `It is reported that ${sentence}`,
  `Publisher reports that ${sentence}`,
  `According to the article, ${sentence}`,
  `Readers are told that ${sentence}`,
]

const namesSomebody = (text: string): boolean =>
  text
    .split(' ')
    .some(
      (word) =>
        /^\p{Lu}/u.test(word) || isPersonNoun(word.toLowerCase()) || isPersonNoun(word.toLowerCase().replace(/s$/, '')),
    )

/** What is not done is done to something. */
const TAKES_OBJECT = () =>
  /^(?!any|every|only|much|many)(?:(?:the|an?|its|his|her|their|this|these|another) |\p{Lu}|\p{Ll}+(?:al|ous|ful|ive|less|ing|ed|ish|y) \p{L})/u
