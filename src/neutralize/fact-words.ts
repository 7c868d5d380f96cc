/**
 * The words of a headline that carry its facts: names, numbers, and the ordinary words that are not loaded. A wording
 * is measured by the share of them that it keeps.
 */
import { foldText } from '../text/analyze.ts'
import { plainWording } from './plain-wording.ts'
import { isCommonWord, trueCase } from './true-case.ts'
import { repairEnglish } from './typography.ts'

export interface FactWords {
  /** Folded names and numbers: each counts four times. */
  strong: string[]
  /** Beginnings of other words. */
  weak: string[]
}

const SMALL =
  /^(?:the|and|for|with|from|that|this|these|those|are|was|were|has|have|had|will|would|can|could|may|might|must|should|does|did|not|its|his|her|their|our|your|you|they|who|what|when|where|why|how|which|about|into|over|after|before|during|amid|against|near|says|said|just|more|most|than|then|here|there|been|being|also|all|but|out|off|too|very|some|any|because|while|until|under|between|through|across|along|behind|i|we|he|she|it|us|them|him|me|my|to|of|in|on|at|by|as|an|a|is|or|up|so|no|be|do|if)$/

export function readFactWords(headline: string): FactWords {
  const text = trueCase(repairEnglish(headline))
  const plain = plainWording(text).text
  const strong = new Set<string>()
  const weak = new Set<string>()
  ;[...plain.matchAll(/[\p{L}\p{N}$£€][\p{L}\p{N}’'.,%-]*/gu)].forEach((match, i) => {
    const word = match[0].replace(/[.,’'-]+$/, '').replace(/[’']s$/, '')
    const key = foldText(word)
    if (SMALL.test(key) || key.length < 2) return
    if (/\d/.test(word)) strong.add(digits(key))
    else if (/^\p{Lu}/u.test(word) && (i > 0 || !isCommonWord(key))) strong.add(key)
    else weak.add(key.slice(0, Math.max(4, key.length - 3)))
  })
  return { strong: [...strong], weak: [...weak] }
}

const digits = (key: string): string => /\d[\d.,]*/.exec(key)![0].replace(/[.,]$/, '')

/** 0 to 1. */
export function keptShare({ strong, weak }: FactWords, candidate: string): number {
  const folded = foldText(candidate)
  const lost =
    strong.filter((key) => !folded.includes(key)).length * 4 + weak.filter((key) => !folded.includes(key)).length
  const all = strong.length * 4 + weak.length
  return all === 0 ? 1 : 1 - lost / all
}
