/**
 * What is told about two articles before the model judges whether they tell one event. Every figure is relative to
 * the live window (how rare, how exclusive, how near compared with others), so that one model serves dense streams
 * and sparse ones. The order of the names is part of the trained model.
 */
import { type LiveArticle, type LiveWindow, marksOf } from './live-window.ts'
import type { MarkedProfile } from './marked-profile.ts'
import {
  MARK_DATED,
  MARK_LIVE,
  MARK_NAMED_COLUMN,
  MARK_OPINION,
  MARK_PICTURES,
  MARK_QUESTION,
  MARK_ROUNDUP,
  MARK_SEVERAL,
} from './read-article.ts'
import { SUMMARY_WEIGHT } from './term-vectors.ts'
import type { Vocabulary } from './vocabulary.ts'

export const PAIR_FEATURES = [
  'cosine',
  'titleCosine',
  'titleInTextMax',
  'titleInTextMin',
  'coverageMax',
  'coverageMin',
  'titleCoverage',
  'summaryCosine',
  'cosineWithoutNames',
  'cosineWithoutTopTwo',
  'rarest',
  'secondRarest',
  'rarestAtLarge',
  'secondRarestAtLarge',
  'raritySum',
  'largeRaritySum',
  'nameRarity',
  'wordRarity',
  'rarestName',
  'rarestWord',
  'titleWordRarity',
  'sharedTitleWords',
  'nameShareMin',
  'wordShareMax',
  'nameAgreement',
  'missingNamesMin',
  'missingNamesMax',
  'missingTitleMin',
  'missingWordsMin',
  'leastCount',
  'countWithTopTwo',
  'cohesionSum',
  'cohesionMax',
  'cohesionOfRarest',
  'cohesionMin',
  'sharedWordPairs',
  'wordPairRarity',
  'rarestWordPair',
  'titleOrder',
  'leadCoverageMin',
  'leadCoverageMax',
  'missingRunMin',
  'missingRunMax',
  'sharedNumbers',
  'numberClash',
  'dateClash',
  'sameTemplate',
  'sameSource',
  'hoursApart',
  'rankMin',
  'rankMax',
  'relativeMin',
  'relativeMax',
  'nearestMax',
  'backgroundMax',
  'backgroundMin',
  'aboveBackground',
  'commonNeighbours',
  'jaccard',
  'titleLengthMin',
  'titleLengthMax',
  'summaryLengthMin',
  'summaryLengthMax',
  'marks',
  'live',
  'opinion',
  'pictures',
  'roundup',
  'several',
  'dated',
  'question',
  'namedColumn',
] as const

export type PairFeature = (typeof PAIR_FEATURES)[number]
export const PAIR_FEATURE_COUNT = PAIR_FEATURES.length

const INDEX = Object.fromEntries(PAIR_FEATURES.map((name, index) => [name, index])) as Record<PairFeature, number>

/** Above this share of capitals a word counts as a name; above the second, surely. */
const NAME = 0.5
const SURE_NAME = 0.6
/** What a shared word weighs that only one title has, or neither. */
const ONE_TITLE = 0.8
const NO_TITLE = 0.5
/** Words at least this rare count as evidence of their own; the weaker ones blur it. */
const TELLING = 2
/** Neighbours nearer than this can be common ones. */
const NEAR = 0.15
/** The ranks of neighbours whose mean nearness is an article's background. */
const BACKGROUND_FROM = 3
const BACKGROUND_TO = 15

/**
 * What one article brings to all its pairs. Computed once per article and moment.
 */
export interface Profile {
  live: LiveArticle
  titleLength: number
  titleRarity: number
  titleSquares: number
  summarySquares: number
  plainSquares: number
  titleNames: number
  titleWords: number
  nearest: number
  background: number
}

/** @param out an earlier profile that nobody reads any more, to be written over */
export function profileOf(window: LiveWindow, live: LiveArticle, out?: Profile): Profile {
  const { words } = window
  const profile = out ?? newProfile(live)
  profile.live = live
  profile.titleRarity = 0
  profile.titleSquares = 0
  profile.summarySquares = 0
  profile.plainSquares = 0
  profile.titleNames = 0
  profile.titleWords = 0
  profile.background = 0
  const { block, from, titleFrom } = live
  for (let i = from; i < titleFrom; i++) {
    const term = block[i]!
    const word = term >> 1
    const rarity = words.rarity(word)
    const isName = words.nameness(word) > NAME
    if (!isName) profile.plainSquares += rarity * rarity * ((term & 1) === 1 ? 1 : SUMMARY_WEIGHT * SUMMARY_WEIGHT)
    if ((term & 1) === 1) {
      profile.titleRarity += rarity
      profile.titleSquares += rarity * rarity
      if (isName) profile.titleNames += rarity
      else profile.titleWords += rarity
    } else profile.summarySquares += rarity * rarity
  }
  profile.titleLength = live.titleLength
  const count = window.neighbours(live)
  profile.nearest = count > 0 ? window.near.cosineAt(live.slot, 0) : 0
  const until = Math.min(BACKGROUND_TO, count)
  for (let i = BACKGROUND_FROM; i < until; i++) profile.background += window.near.cosineAt(live.slot, i)
  if (until > BACKGROUND_FROM) profile.background /= until - BACKGROUND_FROM
  return profile
}

function newProfile(live: LiveArticle): Profile {
  return {
    live,
    titleLength: 0,
    titleRarity: 0,
    titleSquares: 0,
    summarySquares: 0,
    plainSquares: 0,
    titleNames: 0,
    titleWords: 0,
    nearest: 0,
    background: 0,
  }
}

/**
 * Fills in the features of a pair; the same whichever comes first, and quickest where the first stays the same.
 * @param out PAIR_FEATURE_COUNT long
 */
export function describePair(window: LiveWindow, a: Profile, b: Profile, out: Float32Array): void {
  const { words, marked } = window
  marked.mark(a, words, SURE_NAME)
  const y = b.live.block
  const start = b.live.from
  const end = b.live.titleFrom
  const wordsOfA = marked.words
  const titleOfA = marked.titleWords
  const wordsOfBoth = marked.shared
  let shared = 0
  let missingNamesB = 0
  let dot = 0
  let titleDot = 0
  let titleShared = 0
  let sharedTitleWords = 0
  let coveredA = 0
  let coveredB = 0
  let inTextA = 0
  let inTextB = 0
  let summaryDot = 0
  let plainDot = 0
  let topDot = 0
  let secondDot = 0
  let rarest = 0
  let secondRarest = 0
  let rarestLarge = 0
  let secondLarge = 0
  let sum = 0
  let largeSum = 0
  let nameSum = 0
  let wordSum = 0
  let rarestName = 0
  let rarestWord = 0
  let titleWordSum = 0
  let nameA = 0
  let nameB = 0
  let wordA = 0
  let wordB = 0
  let leastCount = 0
  let topWord = -1
  let secondWord = -1
  let topRarity = 0
  let secondRarity = 0
  let cohesionSum = 0
  let cohesionMax = 0
  let cohesionOfRarest = 0
  let cohesionMin = 1
  let sharedNumbers = 0
  let isTitleNumberShared = false
  for (let j = start; j < end; j++) {
    const term = y[j]!
    const word = term >> 1
    const titleB = (term & 1) === 1
    if (((wordsOfA[word >> 5]! >>> word) & 1) === 0) {
      if (titleB && words.nameness(word) > SURE_NAME) missingNamesB += words.rarity(word)
      continue
    }
    shared++
    wordsOfBoth[word >> 5]! |= 1 << word
    const titleA = ((titleOfA[word >> 5]! >>> word) & 1) === 1
    const rarity = words.rarity(word)
    const squared = rarity * rarity
    const product = squared * (titleA ? 1 : SUMMARY_WEIGHT) * (titleB ? 1 : SUMMARY_WEIGHT)
    const place = titleA && titleB ? 1 : titleA || titleB ? ONE_TITLE : NO_TITLE
    const weight = rarity * place
    const isName = words.nameness(word) > NAME
    dot += product
    if (product > topDot) {
      secondDot = topDot
      topDot = product
    } else if (product > secondDot) secondDot = product
    if (titleA && titleB) {
      titleDot += squared
      titleShared += rarity
      sharedTitleWords++
      if (!isName) titleWordSum += rarity
    }
    if (titleA) {
      coveredA += rarity
      inTextA += squared
      if (isName) nameA += rarity
      else wordA += rarity
    }
    if (titleB) {
      coveredB += rarity
      inTextB += squared
      if (isName) nameB += rarity
      else wordB += rarity
    }
    if (!titleA && !titleB) summaryDot += squared
    sum += weight
    if (weight > rarest) {
      secondRarest = rarest
      rarest = weight
    } else if (weight > secondRarest) secondRarest = weight
    const large = words.priorRarity(word) * place
    if (large > rarestLarge) {
      secondLarge = rarestLarge
      rarestLarge = large
    } else if (large > secondLarge) secondLarge = large
    if (large > 3) largeSum += large - 3
    if (isName) {
      nameSum += weight
      if (weight > rarestName) rarestName = weight
    } else {
      plainDot += product
      wordSum += weight
      if (weight > rarestWord) rarestWord = weight
    }
    const count = words.counts[word]!
    if (leastCount === 0 || count < leastCount) leastCount = count
    const cohesion = rarity > 1 ? window.company.cohesion(word) : 0
    cohesionSum += weight * cohesion
    if (weight * cohesion > cohesionMax) cohesionMax = weight * cohesion
    if (rarity > TELLING && cohesion < cohesionMin) cohesionMin = cohesion
    if (rarity > topRarity) {
      secondRarity = topRarity
      secondWord = topWord
      topRarity = rarity
      topWord = word
      cohesionOfRarest = cohesion
    } else if (rarity > secondRarity) {
      secondRarity = rarity
      secondWord = word
    }
    if (words.isNumber(word)) {
      if (words.isLongNumber(word)) sharedNumbers++
      if (titleA || titleB) isTitleNumberShared = true
    }
  }

  const missingNamesA = missingNames(marked)
  const normA = a.live.norm
  const normB = b.live.norm
  const cosine = dot / (normA * normB)
  const titleNormA = Math.sqrt(a.titleSquares) || 1
  const titleNormB = Math.sqrt(b.titleSquares) || 1
  const inText1 = inTextA / (titleNormA * normB)
  const inText2 = inTextB / (titleNormB * normA)
  const coverage1 = coveredA / (a.titleRarity || 1)
  const coverage2 = coveredB / (b.titleRarity || 1)
  const rankA = window.near.rankOf(a.live.slot, b.live.slot)
  const rankB = window.near.rankOf(b.live.slot, a.live.slot)
  const relative1 = cosine / (a.nearest || 1)
  const relative2 = cosine / (b.nearest || 1)
  const marks = marksOf(a.live)
  const otherMarks = marksOf(b.live)

  out[INDEX.cosine] = cosine
  out[INDEX.titleCosine] = titleDot / (titleNormA * titleNormB)
  out[INDEX.titleInTextMax] = Math.max(inText1, inText2)
  out[INDEX.titleInTextMin] = Math.min(inText1, inText2)
  out[INDEX.coverageMax] = Math.max(coverage1, coverage2)
  out[INDEX.coverageMin] = Math.min(coverage1, coverage2)
  out[INDEX.titleCoverage] = titleShared / (Math.min(a.titleRarity, b.titleRarity) || 1)
  out[INDEX.summaryCosine] = summaryDot / (Math.sqrt(a.summarySquares * b.summarySquares) || 1)
  out[INDEX.cosineWithoutNames] = plainDot / (Math.sqrt(a.plainSquares * b.plainSquares) || 1)
  out[INDEX.cosineWithoutTopTwo] = (dot - topDot - secondDot) / (normA * normB)
  out[INDEX.rarest] = rarest
  out[INDEX.secondRarest] = secondRarest
  out[INDEX.rarestAtLarge] = rarestLarge
  out[INDEX.secondRarestAtLarge] = secondLarge
  out[INDEX.raritySum] = sum
  out[INDEX.largeRaritySum] = largeSum
  out[INDEX.nameRarity] = nameSum
  out[INDEX.wordRarity] = wordSum
  out[INDEX.rarestName] = rarestName
  out[INDEX.rarestWord] = rarestWord
  out[INDEX.titleWordRarity] = titleWordSum
  out[INDEX.sharedTitleWords] = sharedTitleWords
  out[INDEX.nameShareMin] = Math.min(nameA / (a.titleNames + 1), nameB / (b.titleNames + 1))
  out[INDEX.wordShareMax] = Math.max(wordA / (a.titleWords + 1), wordB / (b.titleWords + 1))
  out[INDEX.nameAgreement] = nameSum / (nameSum + missingNamesA + missingNamesB + 1)
  out[INDEX.missingNamesMin] = Math.min(missingNamesA, missingNamesB)
  out[INDEX.missingNamesMax] = Math.max(missingNamesA, missingNamesB)
  out[INDEX.missingTitleMin] = Math.min(a.titleRarity - coveredA, b.titleRarity - coveredB)
  out[INDEX.missingWordsMin] = Math.min(a.titleWords - wordA, b.titleWords - wordB)
  out[INDEX.leastCount] = leastCount
  out[INDEX.countWithTopTwo] =
    topWord < 0 ? 0 : secondWord < 0 ? words.counts[topWord]! : window.company.countWithBoth(topWord, secondWord)
  out[INDEX.cohesionSum] = cohesionSum
  out[INDEX.cohesionMax] = cohesionMax
  out[INDEX.cohesionOfRarest] = cohesionOfRarest
  out[INDEX.cohesionMin] = cohesionMin
  describeWordPairs(window, b.live, out)
  out[INDEX.titleOrder] = sharedTitleWords < 2 ? 0 : sameOrder(a.live, b.live, wordsOfBoth)
  const lead1 = leadCoverage(words, a.live, wordsOfBoth)
  const missingRun1 = longestMissingRun[0]!
  const lead2 = leadCoverage(words, b.live, wordsOfA)
  const missingRun2 = longestMissingRun[0]!
  for (let j = start; j < end; j++) wordsOfBoth[y[j]! >> 6] = 0
  out[INDEX.leadCoverageMin] = Math.min(lead1, lead2)
  out[INDEX.leadCoverageMax] = Math.max(lead1, lead2)
  out[INDEX.missingRunMin] = Math.min(missingRun1, missingRun2)
  out[INDEX.missingRunMax] = Math.max(missingRun1, missingRun2)
  out[INDEX.sharedNumbers] = sharedNumbers
  out[INDEX.numberClash] = !isTitleNumberShared && marked.hasTitleNumber && hasTitleNumber(window, b.live) ? 1 : 0
  out[INDEX.dateClash] =
    a.live.dates.length > 0 && b.live.dates.length > 0 && !a.live.dates.some((date) => b.live.dates.includes(date))
      ? 1
      : 0
  out[INDEX.sameTemplate] = a.live.maskHash !== b.live.maskHash ? 0 : a.live.exactHash === b.live.exactHash ? 2 : 1
  out[INDEX.sameSource] = isSameSource(a.live, b.live) ? 1 : 0
  out[INDEX.hoursApart] = Math.abs(a.live.hours - b.live.hours)
  out[INDEX.rankMin] = Math.min(rankA, rankB)
  out[INDEX.rankMax] = Math.max(rankA, rankB)
  out[INDEX.relativeMin] = Math.min(relative1, relative2)
  out[INDEX.relativeMax] = Math.max(relative1, relative2)
  out[INDEX.nearestMax] = Math.max(a.nearest, b.nearest)
  out[INDEX.backgroundMax] = Math.max(a.background, b.background)
  out[INDEX.backgroundMin] = Math.min(a.background, b.background)
  out[INDEX.aboveBackground] = cosine - (a.background + b.background) / 2
  out[INDEX.commonNeighbours] = window.near.commonNearness(a.live.slot, b.live.slot, NEAR)
  out[INDEX.jaccard] = shared / (a.live.titleFrom - a.live.from + (end - start) - shared || 1)
  out[INDEX.titleLengthMin] = Math.min(a.titleLength, b.titleLength)
  out[INDEX.titleLengthMax] = Math.max(a.titleLength, b.titleLength)
  out[INDEX.summaryLengthMin] = Math.min(a.live.summaryLength, b.live.summaryLength)
  out[INDEX.summaryLengthMax] = Math.max(a.live.summaryLength, b.live.summaryLength)
  out[INDEX.marks] = (marks === 0 ? 0 : 1) + (otherMarks === 0 ? 0 : 1)
  out[INDEX.live] = countMarked(marks, otherMarks, MARK_LIVE)
  out[INDEX.opinion] = countMarked(marks, otherMarks, MARK_OPINION)
  out[INDEX.pictures] = countMarked(marks, otherMarks, MARK_PICTURES)
  out[INDEX.roundup] = countMarked(marks, otherMarks, MARK_ROUNDUP)
  out[INDEX.several] = countMarked(marks, otherMarks, MARK_SEVERAL)
  out[INDEX.dated] = countMarked(marks, otherMarks, MARK_DATED)
  out[INDEX.question] = countMarked(marks, otherMarks, MARK_QUESTION)
  out[INDEX.namedColumn] = countMarked(marks, otherMarks, MARK_NAMED_COLUMN)
}

/** Sources without a name are not taken for one. Most differ in their hash; to compare their names takes longer. */
export function isSameSource(a: LiveArticle, b: LiveArticle): boolean {
  return a.sourceHash === b.sourceHash && a.source !== '' && a.source === b.source
}

/** How many of two articles have a mark. */
function countMarked(marks: number, otherMarks: number, mark: number): number {
  return ((marks & mark) !== 0 ? 1 : 0) + ((otherMarks & mark) !== 0 ? 1 : 0)
}

/** Rarity of the names in the first title that the other article does not mention at all. */
function missingNames({ names, nameRarities, nameCount, shared }: MarkedProfile): number {
  let missing = 0
  for (let i = 0; i < nameCount; i++) {
    const word = names[i]!
    if (((shared[word >> 5]! >>> word) & 1) === 0) missing += nameRarities[i]!
  }
  return missing
}

function hasTitleNumber({ words }: LiveWindow, { block, titleFrom, pairsFrom }: LiveArticle): boolean {
  for (let i = titleFrom; i < pairsFrom; i++) if (words.isNumber(block[i]!)) return true
  return false
}

/** Neighbouring words that both have, by number and rarity. */
function describeWordPairs(
  { marked, words }: LiveWindow,
  { block, pairsFrom, to }: LiveArticle,
  out: Float32Array,
): void {
  let count = 0
  let sum = 0
  let rarest = 0
  for (let i = pairsFrom; i < to; i++) {
    const pair = block[i]!
    if (!marked.hasWordPair(pair)) continue
    const rarity = words.pairRarity(pair)
    count++
    sum += rarity
    if (rarity > rarest) rarest = rarity
  }
  out[INDEX.sharedWordPairs] = count
  out[INDEX.wordPairRarity] = sum
  out[INDEX.rarestWordPair] = rarest
}

/** Rarity of the longest run of title words that the other article lacks; set by leadCoverage. */
const longestMissingRun = new Float64Array(1)

/**
 * Share of a title that the other article has, its first words counting most: what a title is about stands in front.
 * @param others the words of the other article, a bit each
 */
function leadCoverage(words: Vocabulary, { block, titleFrom, pairsFrom }: LiveArticle, others: Int32Array): number {
  let all = 0
  let covered = 0
  let run = 0
  let longestRun = 0
  for (let i = titleFrom; i < pairsFrom; i++) {
    const word = block[i]!
    const rarity = words.rarity(word)
    const weight = rarity / (i - titleFrom + 3)
    all += weight
    if (((others[word >> 5]! >>> word) & 1) === 1) {
      covered += weight
      run = 0
    } else {
      run += rarity
      if (run > longestRun) longestRun = run
    }
  }
  longestMissingRun[0] = longestRun
  return all > 0 ? covered / all : 0
}

/**
 * How many words of one title follow each other in the same order in the other.
 * @param shared the words that both articles have, a bit each
 */
function sameOrder(a: LiveArticle, b: LiveArticle, shared: Int32Array): number {
  let count = 0
  let last = -1
  for (let i = a.titleFrom; i < a.pairsFrom; i++) {
    const word = a.block[i]!
    if (((shared[word >> 5]! >>> word) & 1) === 0) continue
    let place = b.titleFrom
    while (place < b.pairsFrom && b.block[place] !== word) place++
    if (place === b.pairsFrom) continue
    if (last >= 0 && place > last) count++
    last = place
  }
  return count
}
