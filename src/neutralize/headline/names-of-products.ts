/** Names of products, flights and roads that are made of ordinary words, told by their numbers and by what they belong to. */

import { isOddlyCased } from './true-case.ts'
import { type Headline, isCapital, isJoined, type Word } from './words.ts'

/** A number behind it names one of them: "Pixel 10", "Galaxy S26", "Chapter 11". */
const NUMBERED =
  /^(?:pixel|galaxy|fold|flip|quest|switch|echo|kindle|surface|model|snapdragon|gemini|copilot|grok|artemis|apollo|falcon|chapter|flight|route|highway)$/
/** Behind a product or its number they tell which: "AirPods Pro", "Galaxy S26 Ultra". */
const LINE = /^(?:pro|max|ultra|plus|air|mini|lite|fold|flip|edge|tab|tablet|buds|watch|fe|xl)$/
const MODEL = /^[a-z]{0,2}\d+[a-z]{0,2}$/

/** Marks the words of such names. */
export function markProducts({ words }: Headline, keep: boolean[]): void {
  let isInName = false
  words.forEach((word, at) => {
    const isNext = at > 0 && isJoined(word)
    const next = words[at + 1]
    const isNumbered = NUMBERED.test(word.key) && isCapital(word) && isModel(next)
    isInName =
      isNumbered ||
      (isNext && isInName && (MODEL.test(word.key) || (LINE.test(word.key) && isCapital(word)))) ||
      (isOddlyCased(word.text) && (isModel(next) || LINE.test(next?.key ?? '')))
    if (isInName && !MODEL.test(word.key)) keep[at] = true
  })
}

const isModel = (word: Word | undefined): boolean => word !== undefined && isJoined(word) && MODEL.test(word.key)
