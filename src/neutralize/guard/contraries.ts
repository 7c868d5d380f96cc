/**
 * Small words and their contraries: "vote against" is not "vote for", "record low" not "record high", and who votes to
 * end a strike does not vote for one.
 */

import { lemmaTrait, occurs, trait } from '../clause/word-traits.ts'
import { isContent, type Word } from '../clause/words.ts'
import { sameLast } from '../facts/clause-match.ts'
import type { SourceFacts } from '../facts/facts.ts'
import { isCompared } from './comparison.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

export function checkContraries(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  if (occurs(reading.traits, WAY) && occurs(facts.traits, TURNING)) checkTurnedWay(facts, reading, findings)
  if (occurs(reading.traits, CONTRARY) && occurs(facts.traits, CONTRARY)) checkContraryWords(facts, reading, findings)
  if (occurs(reading.traits, FAVOUR)) checkEndedNoun(facts, reading, findings)
}

const TURNED = new Map([
  ['for', 'against'],
  ['against', 'for'],
  ['above', 'below'],
  ['below', 'above'],
  ['up', 'down'],
  ['down', 'up'],
  ['ahead', 'behind'],
  ['behind', 'ahead'],
])

/** Contraries that stand before what they are said of, or behind it: "less likely", "record high". */
const CONTRARIES = new Map(
  [
    ['more', 'less fewer'],
    ['less', 'more'],
    ['fewer', 'more'],
    ['few', 'many most'],
    ['many', 'few'],
    ['high', 'low'],
    ['low', 'high'],
    ['highest', 'lowest'],
    ['lowest', 'highest'],
    ['best', 'worst'],
    ['worst', 'best'],
    ['better', 'worse'],
    ['worse', 'better'],
    ['first', 'last'],
    ['last', 'first'],
    ['early', 'late'],
    ['late', 'early'],
    ['largest', 'smallest'],
    ['smallest', 'largest'],
    ['oldest', 'youngest'],
    ['youngest', 'oldest'],
  ].map(([word, others]) => [word!, new Set(others!.split(' '))]),
)

/** Whatever is the contrary of one of them is one of them, "most" aside. */
const CONTRARY = trait(({ key }) => CONTRARIES.has(key) || key === 'most')

/** "record high" where the source has "record low", "more likely" where it has "less likely". */
function checkContraryWords(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const { words } = reading
  for (let i = 0; i < words.length; i++) {
    const contraries = CONTRARIES.get(words[i]!.lexeme.key)
    if (contraries === undefined || isCompared(facts, words, i)) continue
    for (const step of [1, -1]) {
      const beside = words[i + step]
      if (beside === undefined || !isContent(beside)) continue
      let isSame = false
      let isContrary = false
      for (const part of facts.parts)
        for (let k = 0; k < part.words.length; k++) {
          const { key } = part.words[k]!.lexeme
          const theirs = part.words[k + step]
          if (theirs === undefined || theirs.lexeme.stem !== beside.lexeme.stem) continue
          if (key === words[i]!.lexeme.key) isSame = true
          else if (contraries.has(key)) isContrary = true
        }
      if (!isContrary || isSame) continue
      findings.push(
        wordFinding(
          'direction',
          reading,
          Math.min(i, i + step),
          Math.max(i, i + step),
          'says the opposite of the source',
        ),
      )
      return
    }
  }
}

const WAY = trait(({ key, lemma }) => TURNED.has(key) || VOTING.has(lemma))
const TURNING = trait(({ key }) => TURNED.has(key))

/** "vote for" where the source has "vote against". */
function checkTurnedWay(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const { words } = reading
  for (let i = 1; i < words.length; i++) {
    if (isVotedDown(facts, words, i)) {
      findings.push(wordFinding('direction', reading, i - 1, i + 1, 'says the opposite of the source'))
      return
    }
    const turned = TURNED.get(words[i]!.lexeme.key)
    const before = words[i - 1]!
    if (turned === undefined || !isContent(before)) continue
    // "cited for" and "cited against" are no contraries.
    if (SIDES.has(turned) && !TAKING_SIDES.has(before.lexeme.singular ?? before.lexeme.lemma)) continue
    let isSame = false
    let isTurned = false
    for (const part of facts.parts)
      for (let k = 1; k < part.words.length; k++) {
        const { key } = part.words[k]!.lexeme
        if ((key !== turned && key !== words[i]!.lexeme.key) || part.words[k - 1]!.lexeme.stem !== before.lexeme.stem)
          continue
        if (key === turned) isTurned = true
        else isSame = true
      }
    if (isTurned && !isSame)
      findings.push(wordFinding('direction', reading, i - 1, i, 'says the opposite of the source'))
  }
}

const SIDES = new Set(['for', 'against'])

/** Behind them "for" and "against" tell two sides. */
const TAKING_SIDES = new Set(
  'vote decide rule argue advise campaign speak lobby rally push march protest demonstrate testify petition stand fight bet lean plead evidence case argument ruling verdict decision judgment judgement decree order law bill measure motion resolution referendum recommendation statement witness support backing majority side opinion'.split(
    ' ',
  ),
)

const VOTING = new Set(['vote', 'decide', 'rule', 'argue', 'advise'])

/** "votes to lower" where the source has "votes against lowering". */
function isVotedDown(facts: SourceFacts, words: readonly Word[], index: number): boolean {
  const deed = words[index + 1]?.lexeme
  const { lemma } = words[index - 1]!.lexeme
  if (words[index]!.lexeme.key !== 'to' || deed === undefined || !VOTING.has(lemma)) return false
  return facts.parts.some((part) =>
    part.words.some(
      ({ lexeme }, at) =>
        lexeme.key === 'against' &&
        part.words[at - 1]?.lexeme.lemma === lemma &&
        part.words[at + 1]?.lexeme.lemma === deed.lemma,
    ),
  )
}

const ENDS = new Set(['end', 'lift', 'scrap', 'halt', 'stop', 'repeal', 'abolish', 'suspend'])

const FAVOURING = new Set(['vote', 'call', 'push', 'campaign', 'opt'])

const FAVOUR = lemmaTrait(FAVOURING)

/** "votes to end strike" told as "votes for strike". */
function checkEndedNoun({ headline }: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const { words, clauses } = reading
  for (const { lemma, adjuncts, verb } of clauses) {
    if (!FAVOURING.has(lemma)) continue
    const aim = adjuncts.find(({ preposition }) => preposition === 'for')
    if (aim === undefined) continue
    const isEnded = headline.clauses.some(
      (other) => ENDS.has(other.lemma) && sameLast(words, aim.range, headline.words, other.object),
    )
    if (!isEnded) continue
    findings.push(wordFinding('direction', reading, verb, aim.range.to - 1, 'favours what the source ends'))
    return
  }
}
