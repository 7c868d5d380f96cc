/**
 * The built-in engine: tactics, a neutral title and neutral variations by rules alone, without key, network or
 * download. Deterministic, never throws on any text, and keeps the publisher's words when in doubt.
 */
import type { TacticEvidence } from '../domain/debrief.ts'
import type { NeutralTitle, TitleContext } from '../domain/neutral-title.ts'
import { coreWords, similarity, TOO_SIMILAR } from './distinct.ts'
import { checkAgainst, readSource } from './guard.ts'
import { honestVariations } from './honest-frames.ts'
import { plainWording } from './plain-wording.ts'
import { clickbaitScore } from './score.ts'
import { detectTactics, evidenceOf, readTactics, tacticIds } from './tactics.ts'

/** Raise whenever the same headline would get other words: stored debriefs of an older version are not served. */
export const ENGINE_VERSION = 1

export interface EngineDebrief {
  /** Exactly as many as asked for, distinct, 5 to 15 words each. */
  variations: string[]
  tacticsFound: string[]
  evidence: TacticEvidence[]
}

export interface Engine {
  /** At ingestion. Never '' unless the title is. */
  neutralizeTitle(context: TitleContext): NeutralTitle
  /** @param count 1 to 5 */
  debriefHeadline(headline: string, count: number, context?: Omit<TitleContext, 'title'>): EngineDebrief
}

export function createEngine(): Engine {
  return { neutralizeTitle, debriefHeadline }
}

function neutralizeTitle({ title, summary, siblingTitles }: TitleContext): NeutralTitle {
  const reading = readTactics(title)
  const tactics = evidenceOf(reading)
  const score = clickbaitScore(title)
  if (tacticIds(tactics).length === 0) return { neutralTitle: title, tactics, clickbaitScore: score }
  const plain = plainWording(reading)
  const facts = readSource({ headline: title, summary, siblingTitles })
  const isSafe = plain !== null && checkAgainst(facts, plain, { minWords: 3, maxWords: 25, detectTactics }).length === 0
  return { neutralTitle: isSafe ? plain : title, tactics, clickbaitScore: score }
}

function debriefHeadline(headline: string, count: number): EngineDebrief {
  const reading = readTactics(headline)
  const evidence = evidenceOf(reading)
  const facts = readSource({ headline })
  const variations: string[] = []
  const plain = plainWording(reading)
  if (plain !== null && checkAgainst(facts, plain, { minWords: 5, maxWords: 15, detectTactics }).length === 0)
    variations.push(plain)
  for (const candidate of honestVariations(headline)) {
    if (variations.length >= count) break
    const words = coreWords(candidate)
    if (variations.every((other) => similarity(words, coreWords(other)) < TOO_SIMILAR)) variations.push(candidate)
  }
  return { variations: variations.slice(0, count), tacticsFound: describeTactics(reading, evidence), evidence }
}

/** `<label>: “<cue>” – <reason>`, one for each tactic, strongest first. */
function describeTactics(reading: ReturnType<typeof readTactics>, evidence: readonly TacticEvidence[]): string[] {
  return tacticIds(evidence).map((id) => {
    const piece = evidence.find((other) => other.tacticId === id && !other.inQuote)!
    const cue = reading.cues.find((other) => other.tactic === id)
    return `${piece.label}: “${piece.text}” – ${cue?.reason ?? 'found in the headline'}`
  })
}
