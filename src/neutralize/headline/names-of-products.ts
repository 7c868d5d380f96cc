/** Names of products, flights and roads that are made of ordinary words, told by their numbers and by what they belong to. */

import { isThirdPerson } from '../words/vocabulary.ts'
import { isOddlyCased } from './true-case.ts'
import { type Headline, isCapital, isJoined, type Word } from './words.ts'

/** A number behind it names one of them: "Pixel 10", "Galaxy S26", "Chapter 11". */
export const NUMBERED =
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

/** "10", "S26" */
export const isModelNumber = (text: string): boolean => MODEL.test(text.toLowerCase())

const isModel = (word: Word | undefined): boolean => word !== undefined && isJoined(word) && MODEL.test(word.key)

/** What stands before a number and counts nothing: "Skerra Legion Go 2", but not "Skerra Phones Win 2 Awards". */
const COUNTS_NEXT =
  /^(?:awards?|million|billion|times|years?|months|weeks|days|hours|minutes|people|of|to|in|more|new|percent|points?|-)$|[^s]s$/

/** Whether the word belongs to a model of a brand: at most two words between its name and a number. */
export function isModelOfBrand({ words }: Headline, at: number, keep: readonly boolean[]): boolean {
  const isPart = (word: Word | undefined): boolean =>
    isCapital(word) && isJoined(word) && /^\p{Lu}\p{Ll}+$/u.test(word.text) && word.quote < 0
  if (!isPart(words[at])) return false
  return [0, 1].some((back) => {
    const from = at - back
    const brand = words[from - 1]
    if (!isPart(words[from]) || brand === undefined || !keep[from - 1] || !BRAND.test(brand.key)) return false
    const end = isPart(words[from + 1]) ? from + 2 : from + 1
    const [number, next] = [words[end], words[end + 1]]
    return (
      at < end &&
      number !== undefined &&
      isJoined(number) &&
      /^\d{1,2}$/.test(number.text) &&
      !COUNTS_NEXT.test(next?.key ?? '') &&
      !words.slice(from, end).some(({ key }) => isThirdPerson(key))
    )
  })
}

/** Makers whose models have names of ordinary words and a number. */
const BRAND =
  /^(?:acer|asus|canon|fitbit|fujifilm|garmin|google|gopro|honor|huawei|hyundai|kia|lenovo|lg|meta|microsoft|motorola|nikon|nintendo|nothing|oneplus|oppo|razer|realme|samsung|sony|tesla|valve|vivo|xiaomi)$/
