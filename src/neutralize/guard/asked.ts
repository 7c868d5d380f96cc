/** A headline that asks whether something is so does not tell that it is. */
import { AUXILIARY, MODAL, NEGATOR, POSSIBILITY } from '../clause/lexicon.ts'
import { lemmaTrait, occurs } from '../clause/word-traits.ts'
import { IN_QUESTION, isContent, type Word } from '../clause/words.ts'
import { oncePerSource, type SourceFacts } from '../facts/facts.ts'
import { FRAMED, FRAMES } from '../facts/sureness.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

/** "Should Norwell sell its ferry?" told as "Norwell should sell its ferry". */
export function checkAsked(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const asked = askedBy(facts)
  if (asked.length < LEAST) return
  const { words, flags, traits } = reading
  if ((flags & NEGATOR) !== 0 || occurs(traits, LEFT_OPEN)) return
  // "how" in "teach pupils how to invest" asks nothing.
  if (occurs(traits, FRAMED) && words.some(({ lexeme }) => FRAMES.has(lexeme.key) && !facts.keys.has(lexeme.key)))
    return
  if (words.some(({ marks }) => (marks & IN_QUESTION) !== 0)) return
  // "Could pill help? Researchers hope so" told as "hope pill could help"
  if ((flags & POSSIBILITY) !== 0 && facts.headline.words.some(({ marks }) => (marks & IN_QUESTION) === 0)) return
  const shared = asked.filter(({ lexeme }) => words.some((word) => word.lexeme.stem === lexeme.stem))
  if (shared.length < LEAST || shared.length * 2 < asked.length) return
  const at = words.findIndex(({ lexeme }) => lexeme.stem === shared[0]!.lexeme.stem)
  findings.push(wordFinding('question', reading, at, at, 'tells as so what the source asks'))
}

const LEFT_OPEN = lemmaTrait(
  new Set('possible possibility prospect potential chance likelihood likely uncertainty uncertain'.split(' ')),
)

/** Fewer words in common may be told of anything. */
const LEAST = 2

/** "Is it safe? Tests say so": there is an answer. */
const ANSWERING = new Set('say find show confirm prove conclude rule reveal suggest think believe yes tell'.split(' '))

/** The content words of a headline that is a question, or begins with one, to be answered by yes or no, and told nowhere else. */
const askedBy = oncePerSource(({ headline, isAlone }): readonly Word[] => {
  const { words } = headline
  const [first] = words
  const asked = words.filter(({ marks }) => (marks & IN_QUESTION) !== 0)
  const isAsked = first !== undefined && first === asked[0] && (first.lexeme.flags & (AUXILIARY | MODAL)) !== 0
  if (!isAsked || !isAlone || words.slice(asked.length).some(({ lexeme }) => ANSWERING.has(lexeme.lemma))) return []
  return asked.filter(isContent)
})
