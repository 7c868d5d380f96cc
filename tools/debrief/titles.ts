/** Unlabelled real titles through the whole engine: what throws, what the guard refuses, what changes at ingestion. */

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { coreWords, similarity, TOO_SIMILAR } from '../../src/neutralize/distinct.ts'
import { createEngine } from '../../src/neutralize/engine.ts'
import { checkAgainst, readSource } from '../../src/neutralize/guard/guard.ts'
import { manipulationIn } from '../../src/neutralize/plain/plain-wording.ts'
import { hasFrame, withoutFrames } from '../../src/neutralize/plan/frames.ts'
import { planHeadline } from '../../src/neutralize/plan/headline-plan.ts'
import { ownWordings, sourceOf, variationProblems } from '../../src/neutralize/variation-guard.ts'
import { count, type LabelledExample, type NewsTitle, newShare, type Share } from './data.ts'
import { hashOf } from './hashed-titles.ts'
import { scoreVariations, type VariationScore } from './variations.ts'

export interface TitleFigures {
  exceptions: number
  /** Variations that the guard passes, the lexicon's wordings of the headline granted. */
  clean: Share
  /** … and against the headline alone. */
  strictlyClean: Share
  /** Headlines with exactly as many variations as asked for, no two equal, each 5 to 15 words. */
  counted: Share
  /** Titles with a tactic of whose five variations no two are alike, and no two without every frame of ours. */
  different: Share
  differentBare: Share
  misses: string[]
}

/** Outlets that write as agencies do. */
const PLAIN_OUTLETS = new Set(['bbc', 'npr', 'abcnews', 'cbsnews', 'aljazeera'])
const GUARD = { minWords: 5, maxWords: 15, detectTactics: manipulationIn }

/** Titles of outlets that write as agencies do. */
export const plainTitles = (titles: readonly NewsTitle[]): NewsTitle[] =>
  titles.filter(({ outlet, kind }) => PLAIN_OUTLETS.has(outlet) && kind === 'news')

/**
 * Titles that come back from ingestion as they are: of all, and of those that a reader who knew nothing of the engine
 * did not call hyped (docs/reading/agency-titles.tsv: all that the detector flagged, and 250 others). A title that
 * promises "here's why" is not asked for: the taxonomy names these words a tactic.
 */
export function countUnchanged(
  titles: readonly { title: string; summary?: string }[],
): Record<'all' | 'neutral', Share> {
  const engine = createEngine()
  const hyped = readHypedAgencyTitles()
  const shares = { all: newShare(), neutral: newShare() }
  for (const { title, summary } of titles) {
    if (HERES_WHY.test(title)) continue
    const { neutralTitle } = engine.neutralizeTitle({ title, summary: summary ?? '', siblingTitles: [] })
    count(shares.all, neutralTitle === title)
    if (!hyped.has(hashOf(title))) count(shares.neutral, neutralTitle === title)
  }
  return shares
}

const HERES_WHY = /\bhere['’]s (?:why|what|how)\b/i
const JUDGED = fileURLToPath(new URL('../../docs/reading/agency-titles.tsv', import.meta.url))
const readHypedAgencyTitles = (): Set<string> =>
  new Set(
    readFileSync(JUDGED, 'utf8')
      .split('\n')
      .filter((line) => line.endsWith('\thyped'))
      .map((line) => line.split('\t')[0]!),
  )

/** Labelled headlines as they are stored at ingestion, judged as single variations are. */
export const scoreStored = (examples: readonly LabelledExample[]): VariationScore => {
  const engine = createEngine()
  return scoreVariations(examples, {
    ...engine,
    debriefHeadline: (title) => ({
      variations: [engine.neutralizeTitle({ title, summary: '', siblingTitles: [] }).neutralTitle],
      tacticsFound: [],
      evidence: [],
    }),
  })
}

export function measureTitles(titles: readonly NewsTitle[]): TitleFigures {
  const engine = createEngine()
  const figures: TitleFigures = {
    exceptions: 0,
    clean: newShare(),
    strictlyClean: newShare(),
    counted: newShare(),
    different: newShare(),
    differentBare: newShare(),
    misses: [],
  }
  titles.forEach(({ title, summary }, i) => {
    const wanted = 1 + (i % 5)
    try {
      engine.neutralizeTitle({ title, summary: summary ?? '', siblingTitles: [] })
      const { variations, tacticsFound } = engine.debriefHeadline(title, 5)
      judge(title, variations, 5, figures)
      if (tacticsFound.length > 0) {
        count(figures.different, areDifferent(variations))
        count(
          figures.differentBare,
          areDifferent(variations.map((text) => (hasFrame(text) ? withoutFrames(text) : text))),
        )
      }
      const fewer = engine.debriefHeadline(title, wanted).variations
      if (fewer.length !== wanted) figures.misses.push(`${fewer.length} of ${wanted} variations OF ${title}`)
    } catch (error) {
      figures.exceptions++
      figures.misses.push(`threw ${error} OF ${title}`)
    }
  })
  return figures
}

function areDifferent(variations: readonly string[]): boolean {
  const cores = variations.map(coreWords)
  return cores.every((core, i) => cores.slice(0, i).every((other) => similarity(core, other) < TOO_SIMILAR))
}

function judge(headline: string, variations: string[], wanted: number, figures: TitleFigures): void {
  const alone = readSource({ headline })
  const source = sourceOf(headline)
  const own = ownWordings(source, planHeadline(headline))
  const facts = readSource(source)
  for (const text of variations) {
    const violations = variationProblems(facts, text, () => own)
    count(figures.clean, violations.length === 0)
    count(figures.strictlyClean, checkAgainst(alone, text, GUARD).length === 0)
    if (violations.length > 0)
      figures.misses.push(
        `unclean: ${text} [${violations.map(({ rule, text: what }) => `${rule}: ${what}`).join('; ')}] OF ${headline}`,
      )
  }
  const areShapely = variations.every((text) => {
    const words = text.split(/\s+/).length
    return words >= 5 && words <= 15
  })
  count(figures.counted, variations.length === wanted && new Set(variations).size === wanted && areShapely)
}
