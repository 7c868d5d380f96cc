/**
 * Finds the manipulation tactics of a headline, with the words that carry them. Only the publisher's own voice counts:
 * a cue inside an attributed quotation is reported with `inQuote` and is no tactic. Rules of one word class each live
 * in the lexicon (`wordings*.ts`), fixed phrases in `tactics/phrases.ts`, and whatever needs the shape of the whole
 * headline in `tactics/shape.ts`. Pure and deterministic.
 */
import type { TacticEvidence } from '../../domain/debrief.ts'
import { memoize } from '../../text/memoize.ts'
import { placesInSource, withoutReferences } from '../headline/references.ts'
import type { Cue } from '../headline/words.ts'
import { type Headline, readHeadline, type Word } from '../headline/words.ts'
import { tacticLabel } from '../lexicon/taxonomy.ts'
import type { WordingMatch } from '../lexicon/wording.ts'
import { isPlace, isThirdPerson } from '../words/vocabulary.ts'
import { isDomainTerm } from './domain-terms.ts'
import { isReportedJudgement } from './judged-words.ts'
import { isLiteralLure } from './literal-lures.ts'
import { isMeantAsSaid } from './literal-senses.ts'
import { isMeasured, isTimed } from './measured-claims.ts'
import { phraseMatches } from './phrase-matcher.ts'
import { isSaidToSomebody } from './said-to-somebody.ts'
import { shapeCues } from './shape.ts'
import { isTold } from './told-lures.ts'
import { isVouched } from './vouched.ts'
import { tellsWhich } from './which-kind.ts'
import { wordingAt } from './wordings.ts'

export interface TacticReading {
  headline: Headline
  cues: Cue[]
  /** The lexicon entries among the cues, for the realiser. */
  wordings: WordingMatch[]
}

/** All cues of a headline in order of position, quoted ones too. One headline asks for the same pieces many times. */
export const readTactics = memoize(readAfresh, 64)

function readAfresh(text: string): TacticReading {
  const headline = readHeadline(text)
  const cues: Cue[] = []
  const wordings: WordingMatch[] = []
  for (let at = 0; at < headline.words.length; at++) {
    const match = wordingAt(headline, at)
    if (match === null || isDomainTerm(headline, match.first, match.last)) continue
    if (isMeantAsSaid(headline, match.first, match.last, match.wording.kind === 'noun')) continue
    if (isReportedJudgement(headline, match.first, match.last, match.wording)) continue
    if (tellsWhich(headline, match.first, match.last)) continue
    wordings.push(match)
    const { tactic, severity, reason } = match.wording
    if (tactic !== null) cues.push({ tactic, severity, reason, first: match.first, last: match.last })
    at = match.last
  }
  for (const cue of phraseMatches(headline)) {
    if (isDomainTerm(headline, cue.first, cue.last) || isMeantAsSaid(headline, cue.first, cue.last, false)) continue
    // "Mayor must go, say tenants": a demand that is reported is not made.
    if (cue.tactic === 'moralizing' && isReported(headline, cue)) continue
    // "Ordinary people will pay, says Dorn": he sets them against others.
    if (cue.tactic === 'us-vs-them' && isSaidBySomebody(headline, cue)) continue
    if (cue.tactic === 'sensational-verb' && isWarOfStates(headline, cue)) continue
    if (isTold(headline, cue) || isLiteralLure(headline, cue) || isSaidToSomebody(headline, cue)) continue
    if (cue.tactic === 'hyperbole' && (isMeasured(headline, cue) || isVouched(headline, cue))) continue
    if (cue.tactic === 'numbers-bait' && isTimed(headline, cue)) continue
    cues.push(cue)
  }
  for (const cue of shapeCues(headline, cues)) {
    if (cue.tactic === 'moralizing' && isReported(headline, cue)) continue
    if (isLiteralLure(headline, cue) || isSaidToSomebody(headline, cue)) continue
    if (cue.tactic === 'hyperbole' && isVouched(headline, cue)) continue
    cues.push(cue)
  }
  // "Seven easy cleaning tricks": what a list counts is no verb.
  const list = cues.find(({ tactic }) => tactic === 'listicle')
  const isCounted = ({ tactic, first, last }: Cue) =>
    list !== undefined &&
    tactic === 'sensational-verb' &&
    // "17 ways to trick people": the list's own infinitive.
    ((first > list.first && last <= list.last) || (first === list.last + 2 && headline.words[first]!.key === 'trick'))
  return {
    headline,
    cues: cues.filter((cue) => !isCounted(cue)).sort((a, b) => a.first - b.first || a.last - b.last),
    wordings,
  }
}

/** "Russia declares war on Finland": one state on another, and no theatre. */
function isWarOfStates({ words }: Headline, { first, last }: Cue): boolean {
  const isState = (at: number) => isPlace(words[at]?.base ?? '') || ARMED.test(words[at]?.base ?? '')
  const to = words[last + 1]?.key === 'the' ? last + 2 : last + 1
  return words.slice(first, last + 1).some(({ key }) => key === 'war') && isState(first - 1) && isState(to)
}
const ARMED = /^(?:hamas|hezbollah|houthis?|isis|taliban|rsf)$/

const SAYING =
  /^(?:says|said|tells?|told|argues?|argued|urges?|urged|warns?|warned|insists?|insisted|demands?|demanded|claims?|claimed|rules?|ruled|suggests?|suggested|thinks?|believes?|vows?|vowed|calls?|called|poll|survey)$/

/** Labels of a paper's own opinion; any other label before a colon is somebody who speaks. */
const OWN_VOICE =
  /^(?:opinion|editorial|column|columnist|comment|commentary|analysis|essay|letters?|op-ed|oped|views?)$/

function isReported({ words }: Headline, cue: Cue): boolean {
  const colon = words.findIndex(({ gap, quote }, i) => i > 0 && i <= cue.first && quote < 0 && /^:\s/.test(gap))
  // A column signs in front: "ROSA MARSH: Why the pier must go"; "Ex-NORWP chief: …" is somebody with a post.
  const isSignature = colon > 0 && /^\p{Lu}{3,}$/u.test(words[colon - 1]!.text)
  const isOwn = ({ key, text }: Word) => OWN_VOICE.test(key) || (isSignature && /^\p{Lu}{5,}$/u.test(text))
  if (colon > 0 && colon <= 5 && !words.slice(0, colon).some(isOwn)) return true
  // "…: union chief", "… - Marsh" name at the end who says it; a bar names who writes it.
  const last = words.findLastIndex(({ gap }) => /:\s|\s[-–—]\s/.test(gap))
  if (last > cue.last && words.length - last <= 4 && !words.slice(last).some(({ key }) => isThirdPerson(key)))
    return true
  if (isToldBefore(words, cue) || isOrdered(words, cue)) return true
  return words.some(({ key, quote }, i) => {
    if (quote >= 0 || (i >= cue.first && i <= cue.last)) return false
    // "should never say" reports nobody.
    return (
      SAYING.test(key) ||
      (key === 'say' && !/^(?:should|must|never|always|to|can|can't|don't)$/.test(words[i - 1]?.key ?? ''))
    )
  })
}

/** "sorry for saying crews should resign", "Dorn makes the case that crews must go", "Ana Ruiz on why we should ban kites". */
function isToldBefore(words: readonly Word[], { first }: Cue): boolean {
  const before = words.slice(0, first)
  return before.some(
    ({ key, quote }, i) =>
      quote < 0 &&
      i > 0 &&
      (key === 'saying' ||
        (/^declare[sd]?$/.test(key) && words.slice(i + 1, first + 1).every(({ gap }) => gap === ' ')) ||
        (key === 'on' && /^(?:why|how)$/.test(words[i + 1]?.key ?? '') && i + 2 >= first - 1) ||
        (key === 'case' && /^ma(?:kes?|de)$/.test(before[i - 2]?.key ?? '') && before[i + 1]?.key === 'that')),
  )
}

/** "Files must be released, judge orders", "Tolls should be scrapped, port chiefs to recommend": who says it stands last. */
const isOrdered = (words: readonly Word[], { last }: Cue): boolean =>
  /^(?:orders?|ordered|recommends?|recommended|proposes?|proposed)$/.test(words.at(-1)!.key) &&
  words.slice(Math.max(last + 1, words.length - 5)).some(({ gap }) => /^[’”"']?,[’”"']? /.test(gap))

const CLAIMS = /^(?:says?|said|insist(?:s|ed)|claim(?:s|ed)|suggest(?:s|ed)|argue[sd]|believe[sd]|warn(?:s|ed))$/

/** "Dorn insists count was rigged against him", "Enemies of the port behind fire, says Holm"; no label before a colon. */
function isSaidBySomebody({ words }: Headline, cue: Cue): boolean {
  return words.some(({ key, gap, quote }, i) => {
    // "says about the media": no speech.
    if (quote >= 0 || !CLAIMS.test(key) || words[i + 1]?.key === 'about') return false
    if (i > cue.last) return /, $/.test(gap) && words.length - i <= 5
    return (
      i > 0 &&
      i < cue.first &&
      cue.first - i <= 14 &&
      words
        .slice(i + 1, cue.first + 1)
        .every((word) => /^[^.,;:—–]*$/.test(word.gap) && !/^(?:as|while|after|before|but|because)$/.test(word.key))
    )
  })
}

/**
 * The evidence of a headline: at most one piece per tactic and place, offsets in code points, strongest first.
 * Pieces with `inQuote` are words that somebody else said; they are no tactic of the publisher.
 */
export function detectTactics(text: string): TacticEvidence[] {
  return evidenceIn(text).map(({ piece }) => piece)
}

interface Finding {
  piece: TacticEvidence
  reason: string
}

/** As `detectTactics`, each piece with why it counts. "&#039;" is read as the mark that it stands for. */
export function evidenceIn(text: string): Finding[] {
  const read = withoutReferences(text)
  const found = evidenceWithReasons(readTactics(read))
  if (read === text) return found
  const inSource = placesInSource(text)
  const placeOf = (place: number): number => inSource([...read].slice(0, place).join('').length)
  return found.map(({ piece, reason }) => {
    const [start, end] = [placeOf(piece.start), placeOf(piece.end)]
    return {
      piece: { ...piece, start: codePoints(text, start), end: codePoints(text, end), text: text.slice(start, end) },
      reason,
    }
  })
}

/** Each piece of evidence with why it counts. */
export function evidenceWithReasons({ headline, cues }: TacticReading): Finding[] {
  const found: Finding[] = []
  const places = cues.map((cue) => ({ ...placeOf(headline, cue), tactic: cue.tactic }))
  cues.forEach((cue, i) => {
    const place = places[i]!
    // Of two overlapping cues of one tactic the longer says more; of two alike the first.
    if (places.some((other, j) => covers(other, place, j < i))) return
    const { start, end } = place
    const piece = {
      tacticId: cue.tactic,
      label: tacticLabel(cue.tactic),
      severity: cue.severity,
      start: codePoints(headline.text, start),
      end: codePoints(headline.text, end),
      text: headline.text.slice(start, end),
      inQuote: cue.tactic !== 'scare-quotes' && isQuoted(headline, place),
    }
    found.push({ piece, reason: cue.reason })
  })
  return found.sort(
    ({ piece: a }, { piece: b }) => b.severity - a.severity || a.start - b.start || (a.tacticId < b.tacticId ? -1 : 1),
  )
}

interface Place {
  start: number
  end: number
}

function placeOf(headline: Headline, cue: Cue): Place {
  return (
    cue.marks ?? {
      start: headline.words[cue.first]?.start ?? 0,
      end: headline.words[cue.last]?.end ?? headline.text.length,
    }
  )
}

function covers(other: Place & { tactic: string }, place: Place & { tactic: string }, isEarlier: boolean): boolean {
  if (other.tactic !== place.tactic || other.end <= place.start || other.start >= place.end) return false
  const longer = other.end - other.start - (place.end - place.start)
  return longer > 0 || (longer === 0 && isEarlier)
}

/** Whether the publisher lets somebody else say it. */
function isQuoted({ quotes }: Headline, { start, end }: Place): boolean {
  return quotes.some((quote) => quote.start <= start && end <= quote.end)
}

function codePoints(text: string, end: number): number {
  let count = 0
  for (let at = 0; at < end; count++) at += text.codePointAt(at)! > 0xffff ? 2 : 1
  return count
}

/** The ids of the tactics that count, strongest first, each once. */
export function tacticIds(evidence: readonly TacticEvidence[]): string[] {
  return [...new Set(evidence.filter((piece) => !piece.inQuote).map((piece) => piece.tacticId))]
}
