/**
 * Whether a headline is English: only then are its words reworded. By script and by the small words that no text of a
 * language can do without; a text too short to tell counts as English when its words are English ones.
 */

import { isBaseVerb, isVerbForm } from '../words/vocabulary.ts'
import { isCommonWord } from './true-case.ts'

const FOREIGN = new Set(
  `le la les des du une est dans pour avec sur par qui que pas plus aux ses mais ou où ce cette son sa sont été au en et el los las del una por para con como más pero sin sobre entre hasta desde también ya muy fue ser tras según contra der die das und ist nicht mit den dem ein eine für auf im zu sich des von wird werden nach bei auch wie über gegen wegen il lo gli di da che non per più nel della delle dei con sono dopo alla
al o os as um uma não em no na nos nas dos das pelo pela com até foi são het een van de niet op met voor zijn aan ook maar door naar bij uit och att det som en på är av för med till inte om har den men i ikke og til af er på det w z na się nie do jest że po za od oraz dla ve bir bu için ile daha olarak da yang dan di untuk dengan dari ini itu tidak pada akan ng ang sa mga ay kay dahil hindi`.split(
    /\s+/,
  ),
)
const ENGLISH = new Set(
  `the of and to in is for on with as at by from that it be are was were has have had not this but they his her will after over who new more says said its about their than can what how why when you your i an he she we our`.split(
    /\s+/,
  ),
)

/** At least four of five letters. */
function isLatin(text: string): boolean {
  if (/^[\x00-\x7f]*$/.test(text)) return /[a-z]/i.test(text)
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  return letters > 0 && latin >= letters * 0.8
}

export function isEnglish(text: string): boolean {
  if (!isLatin(text)) return false
  const words = text.toLowerCase().match(/\p{L}[\p{L}’']*/gu) ?? []
  let foreign = 0
  let english = 0
  for (const word of words) {
    if (ENGLISH.has(word)) english++
    if (FOREIGN.has(word) && !ENGLISH.has(word)) foreign++
  }
  if (foreign > english && foreign >= 2) return false
  if (english >= 1 && foreign <= english) return true
  const long = words.filter((word) => word.length > 2)
  const ordinary = long.filter((word) => isCommonWord(word.replace(/[’']s?$/, ''))).length
  // Team names fill short reports of a match; the verb between them tells the language.
  return (
    long.length > 0 &&
    foreign <= 1 &&
    (ordinary / long.length >= 0.4 ||
      (foreign === 0 && ordinary > 0 && words.some((word) => isVerbForm(word) || isBaseVerb(word))))
  )
}
