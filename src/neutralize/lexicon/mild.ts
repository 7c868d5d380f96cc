import type { WordingBlock } from './wording.ts'

const ofOneLine = (words: string): string => words.replace(/\s+/g, ' ')

/**
 * Entries without a tactic, asked after all others.
 * @param unless words that show that they are meant as they say
 * @param before the nouns that alone they may meet
 */
export const mildOf =
  (kind: WordingBlock['kind']) =>
  (cues: string, unless?: string, before?: string): WordingBlock => ({
    tactic: null,
    kind,
    severity: 1,
    reason: '',
    isLast: true,
    ...(unless ? { unless: ofOneLine(unless) } : {}),
    ...(before ? { before: ofOneLine(before) } : {}),
    cues,
  })
