/** Whole sentences for what a headline asks of its readers: of the article and its readers, never to them. */

import { manipulationIn } from './plain-wording.ts'
import { type ReaderQuestion, readReaderQuestion } from './reader-question.ts'
import { capitalize } from './words.ts'

/** What the headline says in plain words, to judge other wordings by; none where a loaded word is what is asked for. */
export function plainQuestions(text: string): string[] {
  const question = readReaderQuestion(text)
  if (question === null) return []
  return sayReaderQuestion(question)
    .slice(0, 3)
    .filter((line) => manipulationIn(line).every((piece) => piece.inQuote === true))
}

/** Whole sentences for it, the plainest first. */
export function sayReaderQuestion(question: ReaderQuestion): string[] {
  const ways = sayWhole(question)
  // What it is based on goes before the question does.
  const short = { ...question, they: question.they.replace(BASIS, ''), named: question.named.replace(BASIS, '') }
  return short.they === question.they || question.they.split(' ').length < 9 ? ways : [...ways, ...sayWhole(short)]
}

const ENDS_LOOSE = / (?:is|are|was|were|in|on|to|with|from|about|for|of|at|up)$/

const BASIS = /,? (?:based on|according to) .*$/

function sayWhole(question: ReaderQuestion): string[] {
  const { kind, they, isQuiz, deed } = question
  const named = question.named.replace(/\breaders are (an?) /, 'a reader is $1 ')
  if (kind === 'asked')
    return [
      ...(isQuiz ? [`Quiz on ${named}`] : []),
      `Readers are asked ${they}`,
      `Article asks ${named}`,
      `Question for readers: ${they}`,
      ...(isQuiz ? [`Readers are asked in a quiz ${they}`] : []),
      `Publisher puts question to readers: ${they}`,
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
    ]
  if (kind === 'told') {
    const object = they.replace(/^\S+ /, '').replace(/^about /, '')
    return [
      `Readers are asked to ${they}`,
      `Publisher invites readers to ${they}`,
      `Article collects from readers answers on ${object}`,
      `Call to readers: ${they}`,
      `${capitalize(named.replace(/^\S+ /, '').replace(/^about /, ''))} is what an article asks for`,
      `Article asks its readers to ${they}`,
    ]
  }
  if (kind === 'guessed') {
    // "guess what", "guess which" would be lures of their own.
    const guess = /^(?:what|which|who|where|when|why|how)\b/.test(named) ? 'work out' : 'guess'
    return [
      `Quiz tries to ${guess} ${named}`,
      `Publisher asks whether it can ${guess} ${named}`,
      `Quiz on ${named}`,
      `Article asks if ${/^\S+ing\b|^(?:whether|what|which|who|where|when|why|how)\b/.test(named) ? `it is possible to ${guess} ${named}` : `${named} can be guessed`}`,
      `Quiz for readers tries to tell ${they}`,
    ]
  }
  if (kind === 'about')
    return [
      `Readers are asked about ${they}`,
      `Question for readers concerns ${they}`,
      `Article asks about ${named}`,
      `Publisher wants answers from readers on ${they}`,
      `Article asks its readers to tell of ${they}`,
    ]
  if (kind === 'known')
    return [
      `Article claims to know ${named}`,
      `Article says it can tell readers ${they}`,
      `Readers are to be told ${they}`,
      `Article promises to tell ${named}`,
      // "what their talent is is known"
      ...(ENDS_LOOSE.test(named) ? [] : [`${capitalize(named)} is known, article claims`]),
    ]
  const [verb, ...rest] = they.split(' ')
  const what = rest.join(' ')
  const isGuess = verb !== 'tell' && verb !== 'show' && verb !== 'give'
  return isGuess
    ? [
        `Publisher offers to ${verb} ${named.replace(/^\S+ /, '')} if they ${deed}`,
        `Readers who ${deed} are offered a guess: ${what}`,
        ...(/^(?:how|what|which|who|whose|where|when|whether)\b/.test(what)
          ? [`Readers are asked to ${deed} for a guess: ${what}`]
          : [`Readers are asked to ${deed} to have ${what} guessed`]),
      ]
    : [
        `Publisher offers to tell readers ${what} if they ${deed}`,
        `Readers who ${deed} are to be told ${what}`,
        `Readers are asked to ${deed} to learn ${what}`,
        `Article is to tell readers ${what} once they ${deed}`,
      ]
}
