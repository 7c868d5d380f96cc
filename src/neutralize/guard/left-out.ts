/** What no wording may leave out: how a trial ended well for the accused, and a denial in the words that are all the news. */
import { isContent } from '../clause/words.ts'
import { oncePerSource, type SourceFacts } from '../facts/facts.ts'
import { isDenyingWord } from './denying.ts'
import type { CandidateReading, Finding } from './rules.ts'

/** What must be told, and the words that tell it. */
interface Needed {
  start: number
  end: number
  isTold: (reading: CandidateReading) => boolean
}

const ACQUITS =
  /\b(?:acquit(?:s|ted|tal)?|exonerate[sd]?)\b|\b(?:found|finds?|ruled|rules|declare[sd]?|verdict:?)(?: \w+){0,3} not guilty\b|\bnot[- ]guilty verdicts?\b/i
const ACQUITTED = /\bnot[- ]guilty\b|\bacquit|\bexonerat|\bclear(?:s|ed|ing)?\b|\binnocen|\bfreed?\b/i
/** "Ruiz on ferry strike: ‘It will not end soon’": what is denied there is all that is told. */
const SAID_ALONE = /^[^:“‘"]{3,90}\bon [^:“‘"]{3,90}: ([“‘"'].*[”’"'][.,]?)$/
const DENIES = /\b(?:not|never|no|none|nobody|nothing|cannot|neither)\b|n['’]t\b/i

const neededOf = oncePerSource((facts): readonly Needed[] => {
  const { headline } = facts.source
  const acquittal = ACQUITS.exec(headline)
  if (acquittal !== null)
    return [
      {
        start: acquittal.index,
        end: acquittal.index + acquittal[0].length,
        isTold: ({ text }) => ACQUITTED.test(text),
      },
    ]
  const words = SAID_ALONE.exec(headline)?.[1] ?? ''
  const from = headline.length - words.length
  const { words: all, clauses } = facts.headline
  // "Ruiz criticizes Dorn on ferries: …": something else is told in front.
  const isBeside = clauses.some(({ verb }) => all[verb]!.start < headline.indexOf(' on '))
  return DENIES.test(words) && !DENIES.test(headline.slice(0, from)) && !isBeside
    ? [
        {
          start: from,
          end: headline.length,
          isTold: ({ text, words }) => DENIES.test(text) || words.some(isDenyingWord),
        },
      ]
    : []
})

/** "Man strangled brother; he is found not guilty" told without its end. */
export function checkLeftOut(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  // "Article explains what its headline is about" tells nothing, and leaves nothing of it out.
  if (!reading.words.some((word) => isContent(word) && facts.stems.has(word.lexeme.stem))) return
  for (const { start, end, isTold } of neededOf(facts))
    if (!isTold(reading))
      findings.push({ rule: 'negation', side: 'source', start, end, message: 'leaves out what is denied' })
}
