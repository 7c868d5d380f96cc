/** Whole sentences for what a headline asks of its readers: of the article and its readers, never to them. */

import { capitalize, small } from '../plain/grammar.ts'
import { manipulationIn } from '../plain/plain-wording.ts'
import { endsLoose } from '../realiser/inner-clause.ts'
import { looksPlural } from '../statement/object.ts'
import { type ReaderQuestion, readReaderQuestion } from './reader-question.ts'

/**
 * What the headline says in plain words, to judge other wordings by; none where a loaded word is what is asked for. The
 * strangest or funniest thing is asked for by its measure: without it anything would be.
 */
export function plainQuestions(text: string): string[] {
  const question = readReaderQuestion(text)
  if (question === null) return []
  const isAnswered = question.kind === 'named' || /^what (?:their|readers['’])/.test(question.they)
  return sayReaderQuestion(question)
    .slice(0, 3)
    .filter((line) =>
      manipulationIn(line).every((piece) => piece.inQuote === true || (isAnswered && isMeasure(piece.text, line))),
    )
}

/** "strangest", "most embarrassing", "embarrassing" behind "most". */
const isMeasure = (text: string, line: string): boolean =>
  /(?:^|\b(?:the|their) )(?:(?:most|least) \p{L}+|\p{L}{3,}est)\b/iu.test(text) || line.includes(` most ${text}`)

/**
 * "Harbor kids, what do you really want" → "Harbor kids are asked what they want": they are asked, and no other readers.
 * @returns whole sentences; none where nobody is called
 */
export function sayAskedOfCalled(text: string): string[] {
  const [, whom = '', asked = ''] = CALLED().exec(text) ?? []
  const question = asked === '' ? null : readReaderQuestion(asked)
  if (question === null || question.kind !== 'asked' || /, (?:says?|asks?) \S/i.test(text)) return []
  const called = small(whom)
  return sayReaderQuestion(question)
    .filter((way) => !/\b(?:quiz|its readers)\b/i.test(way))
    .map((way) => capitalize(way.replace(/\breaders\b/i, called)))
}

const CALLED = () =>
  /^((?:\p{L}+ ){0,2}(?:kids|students|parents|moms|mums|dads|teachers|nurses|doctors|women|men|ladies|guys|teens|seniors|fans)(?: (?:of|in) (?:the )?\p{Lu}\S*(?: \p{Lu}\S*)?)?), (?=(?:what|which|who|where|when|why|how|do|are|have|would|can)\b.*\byou\b)(.*)$/iu

/**
 * "which boat they take": the boat that they take is what they name; which they should take, or are, a quiz tells.
 * "which of them", "what time" are none.
 */
function asNamed(they: string): string[] {
  const deed = QUIZZED().exec(they)?.[1] ?? ''
  if (deed !== '') return [`Readers are asked to ${deed}`, `Publisher invites readers to ${deed}`]
  const [, thing = '', clause = ''] =
    /^(?:which|what) ((?!(?:of|kind|type|sort|time|if)\b)[^,]+?) (they (?!are\b|were\b|(?:and \S+ \S+ )?(?:are|should)\b).+)$/.exec(
      they,
    ) ?? []
  return thing === '' || / (?:that|who|do|does|did|is|are|was|were|will|would|should|can|could) /.test(` ${thing} `)
    ? []
    : [`Readers are asked to name the ${thing} ${clause}`]
}

/** What is asked for, to measure wordings by: "tell us", "show us" only ask for it. */
export const askedFor = ({ kind, they }: ReaderQuestion): string =>
  kind === 'told' ? they.replace(/^(?:tell|show|send|give) /, '') : (QUIZZED().exec(they)?.[1] ?? they)

/** "whether they can guess the song": a quiz, and nobody doubts it. */
const QUIZZED = () =>
  /^whether they can ((?:guess|name|identify|spot|match|recogni[sz]e|figure out|work out|solve) (?!(?:it|them|this|that)\b).+)$/

/** Whole sentences for it, the plainest first. */
export function sayReaderQuestion(question: ReaderQuestion): string[] {
  const ways = sayWhole(question)
  // What it is based on goes before the question does.
  const short = { ...question, they: question.they.replace(BASIS, ''), named: question.named.replace(BASIS, '') }
  return short.they === question.they || question.they.split(' ').length < 9 ? ways : [...ways, ...sayWhole(short)]
}

const BASIS = /,? (?:based on|according to) .*$/

function sayWhole(question: ReaderQuestion): string[] {
  const { kind, they, isQuiz, deed } = question
  const named = question.named.replace(/\breaders are (an?) /, 'a reader is $1 ')
  if (kind === 'asked')
    return [
      ...(isQuiz ? [`Quiz on ${named}`] : []),
      `Readers are asked ${they}`,
      `Article asks ${named}`,
      ...asNamed(they),
      `Question for readers: ${they}`,
      ...(isQuiz ? [`Readers are asked in a quiz ${they}`] : []),
      `Publisher puts question to readers: ${they}`,
      `Readers are invited to consider ${they}`,
      ...(endsLoose(named) ? [] : [`${capitalize(named)} is asked in an article`]),
      `Article asks its readers ${they}`,
    ]
  const be = question.be ?? 'is'
  if (kind === 'named')
    return [
      `Readers are asked for ${they}`,
      `Question for readers: what ${be} ${they}`,
      `Question discussed in article: what ${be} ${named}`,
      `Publisher wants answers from readers: ${they}`,
      `${capitalize(named)} ${/^(?:are|were)$/.test(be) ? 'are' : 'is'} asked for in an article`,
      `Article asks its readers for ${they}`,
    ]
  if (kind === 'told' && !/^(?:tell|show|send|give)\b/.test(they))
    return [
      `Readers are asked to ${they}`,
      `Publisher invites readers to ${they}`,
      `Call to readers: ${they}`,
      `Article suggests that readers ${they}`,
      `Article asks its readers to ${they}`,
      `Suggestion for readers: ${they}`,
      `Publisher calls on readers to ${they}`,
    ]
  if (kind === 'told') {
    const object = they.replace(/^\S+ /, '').replace(/^about /, '')
    const sense = WANTED[they.split(' ')[0]!]!
    // "send a tip and win a boat": who sends it wins, and not who gets it.
    const isDealt = / and (?:win|get|earn|receive|be|have|see|enter) /.test(they)
    if (isDealt)
      return [
        `Readers are asked to ${they}`,
        `Publisher invites readers to ${they}`,
        `Call to readers: ${they}`,
        `Publisher calls on readers to ${they}`,
        `Article asks its readers to ${they}`,
      ]
    // "tell the oldest boat they sailed": of things one tells about.
    const about = sense === 'hear' && !/^(?:tell )?(?:about|how|what|which|who|where|when|why|whether) /.test(named)
    return [
      `Readers are asked to ${they}`,
      `Publisher asks to ${sense} ${about ? 'about ' : ''}${named.replace(/^\S+ /, '')}`,
      `Publisher invites readers to ${they}`,
      ...(about ? [`Readers are asked to share ${object}`] : []),
      `Call to readers: ${they}`,
      `Publisher calls on readers to ${they}`,
      `${capitalize(named.replace(/^\S+ /, '').replace(/^about /, ''))} is what an article asks for`,
      `Article asks its readers to ${they}`,
    ]
  }
  if (kind === 'guessed') {
    // "guess what", "guess which" would be lures of their own.
    const guess = /^(?:what|which|who|where|when|why|how)\b/.test(named) ? 'work out' : 'guess'
    if (!isQuiz)
      return [
        `Article claims to be able to ${guess} ${named}`,
        `Publisher says that it can ${guess} ${named}`,
        `Article says it is possible to ${guess} ${named}`,
        `Readers are told that the publisher can ${guess} ${they}`,
        `Publisher offers to ${guess} ${named}`,
      ]
    return [
      `Quiz tries to ${guess} ${named}`,
      `Publisher asks whether it can ${guess} ${named}`,
      `Quiz on ${named}`,
      `Article asks if ${/^\S+ing\b|^(?:whether|what|which|who|where|when|why|how)\b/.test(named) ? `it is possible to ${guess} ${named}` : `${named} can be guessed`}`,
      `Quiz for readers tries to tell ${they}`,
      `Publisher offers readers a quiz to ${guess} ${they}`,
    ]
  }
  if (kind === 'known')
    return [
      `Article claims to know ${named}`,
      `Article says it can tell readers ${they}`,
      `Article promises to tell ${named}`,
      `Publisher says that it knows ${named}`,
      `Readers are promised an answer: ${they}`,
      // "what their talent is is known"
      ...(endsLoose(named)
        ? []
        : [
            `${capitalize(named)} ${looksPlural(named.split(/ (?:based|by|from|just|using) /)[0]!) ? 'are' : 'is'} known, article claims`,
          ]),
    ]
  const [verb = '', ...rest] = they.split(' ')
  const what = rest.join(' ')
  const isClause = /^(?:how|what|which|who|whose|where|when|why|whether)\b/.test(what)
  if (!(verb in GIVEN)) {
    const guessed = named.replace(/^\S+ /, '')
    return [
      `Publisher offers to ${verb} ${guessed} if they ${deed}`,
      `Readers who ${deed} are offered a guess: ${what}`,
      isClause
        ? `Readers are asked to ${deed} for a guess: ${what}`
        : `Readers are asked to ${deed} to have ${what} guessed`,
      ...(verb === 'guess' && !endsLoose(guessed)
        ? [`${capitalize(guessed)} ${looksPlural(guessed) && !isClause ? 'are' : 'is'} to be guessed if they ${deed}`]
        : []),
      `Once readers ${deed}, publisher offers to ${verb} ${what}`,
    ]
  }
  const [give, given, get] = isClause ? GIVEN.tell! : GIVEN[verb]!
  return [
    `Publisher offers to ${give} readers ${what} if they ${deed}`,
    `Readers who ${deed} are to be ${given} ${what}`,
    `Readers are asked to ${deed} to ${get} ${what}`,
    `Article is to ${give} readers ${what} once they ${deed}`,
    `If readers ${deed}, publisher offers to ${give} them ${what}`,
  ]
}

/** What readers are offered: given, had by them, and got. */
const GIVEN: Readonly<Record<string, readonly [give: string, given: string, get: string]>> = {
  tell: ['tell', 'told', 'learn'],
  show: ['show', 'shown', 'see'],
  give: ['give', 'given', 'get'],
}
const WANTED: Readonly<Record<string, string>> = { tell: 'hear', show: 'see', send: 'get', give: 'get' }
