/**
 * Quotations: words that the source only quotes are not said in our own voice.
 */
import type { Range } from '../clause/clause.ts'
import { ALLEGATION, KNOWN, lexemeOf, PLURAL } from '../clause/lexicon.ts'
import { SPEECH } from '../clause/verbs.ts'
import { CAPITAL, IN_QUOTES, isContent, JOINED, NAMED, POSSESSIVE, SENTENCE_START, type Word } from '../clause/words.ts'
import { isCopula, sameStem } from '../facts/clause-match.ts'
import { oncePerSource, type SourceFacts, type SourcePart } from '../facts/facts.ts'
import { headWord, isAnaphor } from '../facts/same-one.ts'
import { isPersonNoun } from '../words/vocabulary.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'
import { sentenceStart } from './said.ts'

/** The source quotes the word behind a verb of saying, so it is somebody's view and no term. */
function isSpokenQuote(facts: SourceFacts, word: Word): boolean {
  return facts.parts.some((part) =>
    part.words.some(
      (other, at) =>
        (other.marks & IN_QUOTES) !== 0 &&
        other.lexeme.stem === word.lexeme.stem &&
        part.clauses.some(
          (clause) =>
            clause.status !== 'noun' &&
            (SPEECH.has(clause.lemma) || clause.senses.some((sense) => lexemeOf('criticize').senses.includes(sense))) &&
            Math.abs(at - clause.verb) < 12,
        ),
    ),
  )
}

/** "'Harry Lime' actors": two capitals in a row inside quotation marks are a title. */
function isInTitle(words: readonly Word[], index: number): boolean {
  const isCapital = (at: number) =>
    words[at] !== undefined && (words[at].marks & (CAPITAL | IN_QUOTES)) === (CAPITAL | IN_QUOTES)
  if (!isCapital(index) || !(isCapital(index + 1) || isCapital(index - 1))) return false
  // A headline that writes every word large quotes a sentence so as well.
  let from = index
  let to = index + 1
  while (from > 0 && (words[from - 1]!.marks & IN_QUOTES) !== 0) from--
  while (to < words.length && (words[to]!.marks & IN_QUOTES) !== 0) to++
  return to - from <= LONGEST_TITLE
}

const LONGEST_TITLE = 5

const LONGEST_SCARE = 3

/** One to three words in quotation marks, in small letters: the writer keeps his distance. */
function isScareQuote(facts: SourceFacts, word: Word): boolean {
  return facts.parts.some((part) =>
    part.words.some((other, at) => {
      if ((other.marks & IN_QUOTES) === 0 || other.lexeme.stem !== word.lexeme.stem) return false
      let from = at
      let to = at + 1
      while (from > 0 && (part.words[from - 1]!.marks & IN_QUOTES) !== 0) from--
      while (to < part.words.length && (part.words[to]!.marks & IN_QUOTES) !== 0) to++
      return (
        to - from <= LONGEST_SCARE &&
        to - from > 1 &&
        part.words.slice(from, to).every((one) => (one.marks & CAPITAL) === 0 || (one.marks & JOINED) !== 0)
      )
    }),
  )
}

/** Stems that stand in the source inside quotation marks and nowhere else. */
const quotedOnly = oncePerSource((facts): ReadonlySet<string> => {
  const quoted = new Set<string>()
  const plain = new Set<string>()
  for (const part of facts.parts)
    for (const word of part.words)
      if (isContent(word)) ((word.marks & IN_QUOTES) !== 0 ? quoted : plain).add(word.lexeme.stem)
  for (const stem of plain) quoted.delete(stem)
  for (const part of facts.parts)
    for (let i = 0; i < part.words.length; i++) if (isInTitle(part.words, i)) quoted.delete(part.words[i]!.lexeme.stem)
  for (const part of facts.parts) for (const word of numbered(part)) quoted.delete(word.lexeme.stem)
  return quoted
})

/** "the 'first phase'": a few quoted words that count or number are a name for the thing. */
function numbered({ words, numbers }: SourcePart): Word[] {
  return numbers.flatMap(({ from }) => {
    if ((words[from]!.marks & IN_QUOTES) === 0) return []
    let start = from
    let end = from + 1
    while (start > 0 && (words[start - 1]!.marks & IN_QUOTES) !== 0) start--
    while (end < words.length && (words[end]!.marks & IN_QUOTES) !== 0) end++
    return end - start <= LONGEST_SCARE ? words.slice(start, end) : []
  })
}

/** Whose object is what is denied, and no words. */
const DOING = new Set(['deny'])

const QUOTING = new Set(
  'criticize criticise vow threaten urge demand call object protest oppose warn discuss describe dispute respond apologize apologise want seek pledge examine consider draw'.split(
    ' ',
  ),
)

/** Words that the source only quotes are not said by us without quotation marks and without a speaker. */
export function checkQuotes(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const quoted = quotedOnly(facts)
  if (quoted.size === 0) return
  if (
    reading.clauses.some(
      ({ lemma, marker, verb }) =>
        // A verb of the quoted words themselves tells not who says them.
        (SPEECH.has(lemma) && !DOING.has(lemma) && !quoted.has(reading.words[verb]!.lexeme.stem)) || marker === 'label',
    ) ||
    reading.words.some((word) => (word.lexeme.flags & ALLEGATION) !== 0)
  )
    return
  // "apologises for rabbit food joke": what stands behind the verb is what somebody quotes, what stands before is ours.
  const quoting = reading.clauses.find((clause) => QUOTING.has(clause.lemma))?.verb ?? reading.words.length
  for (let i = 0; i < quoting; i++) {
    const word = reading.words[i]!
    if (
      (word.marks & (IN_QUOTES | NAMED)) === 0 &&
      isContent(word) &&
      ((word.marks & CAPITAL) === 0 || (word.marks & SENTENCE_START) !== 0) &&
      ((word.lexeme.flags & KNOWN) !== 0 ||
        isSpokenQuote(facts, word) ||
        isScareQuote(facts, word) ||
        isQuotedPredicate(reading, i)) &&
      quoted.has(word.lexeme.stem)
    ) {
      findings.push(wordFinding('opinion', reading, i, i, 'says in our own voice what the source quotes'))
      return
    }
  }
}

/** "'promising' - expert" told as "is promising": a single word that only the quotation has, said of something as so. */
function isQuotedPredicate(reading: CandidateReading, index: number): boolean {
  return reading.clauses.some(
    (clause) => isCopula(clause) && !clause.isQuestion && clause.object !== null && clause.object.from === index,
  )
}

/** What a candidate puts in quotation marks, two words or more, stands in the source word for word. */
export function checkQuotedText(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const { words } = reading
  const isQuoted = (at: number) => at < words.length && (words[at]!.marks & IN_QUOTES) !== 0
  for (let from = 0; from < words.length; from++) {
    if (!isQuoted(from)) continue
    let to = from + 1
    while (isQuoted(to)) to++
    if (to - from > 1 && !facts.parts.some((part) => holdsRun(part.words, words.slice(from, to))))
      findings.push(wordFinding('quote', reading, from, to - 1, 'changes the words of a quotation'))
    from = to
  }
}

/**
 * "Holm's rival tells critics 'grow up'" told as "Holm calls critics 'grown up'": whoever is not seen in the sentence of
 * the quoted words has not said them.
 */
export function checkQuotedBy(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const { words } = reading
  let at = words.findIndex((word) => (word.marks & IN_QUOTES) !== 0 && isContent(word))
  // "calls him a hero", where the source has the word in quotation marks alone.
  if (at < 0 && reading.clauses.some(({ lemma }) => CALLING.has(lemma)))
    at = words.findIndex(({ lexeme, marks }) => quotedOnly(facts).has(lexeme.stem) && (marks & CAPITAL) === 0)
  const quoted = words[at]
  // A film or a song is not what somebody says.
  if (quoted === undefined || (quoted.marks & NAMED) !== 0 || isInTitle(words, at)) return
  for (const { subject, lemma, verb, isPassive } of reading.clauses) {
    if (subject === null || isPassive || !(SPEECH.has(lemma) || NAMING.has(lemma))) continue
    const speaker = words[headWord(words, subject)]
    if (speaker === undefined || !facts.stems.has(speaker.lexeme.stem)) continue
    const owners = facts.parts.flatMap((part) => ownersOf(part, quoted, speaker))
    if (owners.length === 0 || owners.includes(true)) continue
    findings.push(wordFinding('attribution', reading, subject.from, verb, 'says what the source quotes from another'))
    return
  }
}

const CALLING = new Set(['call', 'describe', 'label', 'brand', 'dub', 'refer'])

const NAMING = new Set('label brand criticize criticise slam blast dismiss'.split(' '))

/** For each place of the quoted word: whether the speaker may stand in its sentence, by name or as "he". */
function ownersOf({ words, clauses }: SourcePart, quoted: Word, speaker: Word): boolean[] {
  return words.flatMap((word, at) => {
    if (!isContent(word) || !sameStem(word.lexeme, quoted.lexeme)) return []
    const from = sentenceStart(words, at)
    const sayer = clauses.findLast(
      ({ subject, lemma, verb, isPassive }) =>
        subject !== null &&
        !isPassive &&
        verb >= from &&
        verb < at &&
        (CALLING.has(lemma) || (NAMING.has(lemma) && words[at - 1]?.lexeme.key === 'as')),
    )?.subject
    // "Holm referred to Ruiz as 'a shadow'": the words are Holm's.
    if (sayer && !isAnaphor(words, sayer))
      return [
        mayBe(speaker, words, sayer) ||
          words.slice(sayer.from, sayer.to).some((one) => sameStem(one.lexeme, speaker.lexeme)),
      ]
    let to = at + 1
    while (to < words.length && (words[to]!.marks & SENTENCE_START) === 0) to++
    const isSeen = words
      .slice(from, to)
      .some((other) => isContent(other) && sameStem(other.lexeme, speaker.lexeme) && (other.marks & POSSESSIVE) === 0)
    const doers = clauses.flatMap(({ subject, verb }) =>
      subject !== null && verb >= from && verb < to ? [subject] : [],
    )
    const isOpen = doers.every((doer) => isAnaphor(words, doer)) || doers.some((doer) => mayBe(speaker, words, doer))
    return [isSeen || isOpen]
  })
}

/** "Film star says": one person without a name may be the one who is named, but "Holm's rival" is not Holm. */
function mayBe(speaker: Word, words: readonly Word[], doer: Range): boolean {
  const head = words[headWord(words, doer)]
  return (
    head !== undefined &&
    (speaker.marks & NAMED) !== 0 &&
    (head.marks & NAMED) === 0 &&
    (head.lexeme.flags & PLURAL) === 0 &&
    isPersonNoun(head.lexeme.key) &&
    !words.slice(doer.from, doer.to).some(({ lexeme }) => sameStem(lexeme, speaker.lexeme))
  )
}

function holdsRun(words: readonly Word[], run: readonly Word[]): boolean {
  return words.some((_, start) => run.every((word, i) => words[start + i]?.lexeme.key === word.lexeme.key))
}
