/**
 * The built-in engine: tactics, a neutral title and neutral variations by rules alone, without key, network or
 * download. Deterministic, never throws on any text, and keeps the publisher's words when in doubt.
 */
import type { TacticEvidence } from '../domain/debrief.ts'
import type { NeutralTitle, TitleContext } from '../domain/neutral-title.ts'
import { chooseVariations } from './choose.ts'
import { editTitle } from './edit-title.ts'
import type { SourceFacts } from './facts/facts.ts'
import { checkAgainst, readSource, type Violation } from './guard/guard.ts'
import { isEnglish } from './headline/english.ts'
import { withoutReferences } from './headline/references.ts'
import { repairTypography } from './headline/typography.ts'
import { clickbaitScore } from './score/score.ts'
import { detectTactics, evidenceIn, tacticIds } from './tactics/tactics.ts'

/** Raise whenever the same headline would get other words: stored debriefs of an older version are not served. */
export const ENGINE_VERSION = 40

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
  debriefHeadline(headline: string, count: number): EngineDebrief
}

export function createEngine(): Engine {
  return { neutralizeTitle, debriefHeadline }
}

const TITLE_GUARD = { minWords: 2, maxWords: 60 }

/**
 * In characters. A longer title is none, and is kept unread: what reading takes grows with the square of it, and a feed
 * may give a hundred of 65,000 quotation marks.
 */
const LONGEST_TITLE = 4_000
/** A longer one is a text: of variations no word of it is read either. */
const LONGEST_EDITED = 400

function neutralizeTitle({ title: given, summary, siblingTitles }: TitleContext): NeutralTitle {
  if (given.length > LONGEST_TITLE) return { neutralTitle: given, tactics: [], clickbaitScore: 0 }
  const tactics = detectTactics(given)
  const read = withoutReferences(given)
  // A title is handed on: marks of a tag and what nobody sees stay as they were given.
  const title = /[<>\p{C}]/u.test(read) ? given : read
  const score = clickbaitScore(title)
  const ids = tacticIds(tactics)
  const keep = { neutralTitle: title, tactics, clickbaitScore: score }
  if (ids.length === 0 || title.length > LONGEST_EDITED) return keep
  if (!isEnglish(title)) return { ...keep, neutralTitle: repairTypography(title) || title }
  const facts = readSource({ headline: title, summary, siblingTitles })
  const edited = editTitle(title)
  return edited !== title && isTrueOf(facts, edited) ? { ...keep, neutralTitle: edited } : keep
}

/** What the smallest edit leaves loaded, too long or said to the reader is the publisher's: less of it is no falsehood. */
function isTrueOf(facts: SourceFacts, edited: string): boolean {
  const { headline } = facts.source
  const violations = checkAgainst(facts, edited, TITLE_GUARD)
  if (!violations.every((violation) => isPublishers(violation, headline, edited))) return false
  if (!violations.some(({ rule }) => rule === 'second-person')) return true
  // What is found of its form leaves rules unasked: the same of others, and nothing else may be found.
  const told = readSource({ ...facts.source, headline: ofOthers(headline) })
  return checkAgainst(told, ofOthers(edited), TITLE_GUARD).every((violation) =>
    isPublishers(violation, told.source.headline, ofOthers(edited)),
  )
}

const isPublishers = ({ rule, text }: Violation, headline: string, edited: string): boolean =>
  rule === 'length'
    ? edited.length < headline.length
    : /^(?:loaded|second-person)$/.test(rule) && headline.toLowerCase().includes(text.toLowerCase())

const ofOthers = (text: string): string =>
  text.replace(/\byou(r)?(s)?\b/gi, (_, ofThem?: string, theirs?: string) =>
    ofThem === undefined ? 'they' : theirs === undefined ? 'their' : 'theirs',
  )

function debriefHeadline(headline: string, count: number): EngineDebrief {
  const found = evidenceIn(headline)
  const variations = chooseVariations(headline, Math.max(1, Math.min(5, count)))
  return { variations, tacticsFound: describeTactics(found), evidence: found.map(({ piece }) => piece) }
}

/** `<label>: “<cue>” – <reason>`, one for each tactic, strongest first. */
function describeTactics(found: ReturnType<typeof evidenceIn>): string[] {
  const own = found.filter(({ piece }) => !piece.inQuote)
  return tacticIds(own.map(({ piece }) => piece)).map((id) => {
    const { piece, reason } = own.find((other) => other.piece.tacticId === id)!
    return `${piece.label}: “${piece.text}” – ${reason}`
  })
}
