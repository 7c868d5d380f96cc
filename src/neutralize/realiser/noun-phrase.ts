/** Headlines that are a noun phrase with its article: "The grove that fed a town", "A scramble for masks". */
import { hasFiniteVerb } from '../statement/sure.ts'
import { isBaseVerb, isGerund, isNoun, isParticiple, isPast, isThirdPerson } from '../words/vocabulary.ts'

const ARTICLE = /^(?:the|an?)$/i
const RELATIVE = /^(?:that|who|which|whose|where)$/
const LEADS_ON =
  /^(?:of|in|on|at|for|from|with|by|to|and|or|over|after|before|during|amid|near|under|against|about|between|behind|across|through|into|without|as|that|who|which|whose|where)$/

/** Whether a text begins with an article and holds no verb but those of its relative clause. */
export function isPhraseWithArticle(text: string): boolean {
  if (/[,;:?!“”"‘]|\s['’]|['’]\s/.test(text.replace(/s['’] /g, 's '))) return false
  const words = text.split(' ')
  if (words.length < 4 || !ARTICLE.test(words[0]!) || /[’']s$/.test(words[1]!) || /ed$/.test(words.at(-1)!))
    return false
  const relative = words.findIndex((word, i) => i > 1 && RELATIVE.test(word))
  const main = relative < 0 ? words : words.slice(0, relative)
  if (hasFiniteVerb(main.join(' ')) || main.some((word, i) => mayBeVerb(word, main[i - 1] ?? '', main[i + 1], i)))
    return false
  return relative < 0 || hasOneVerb(words.slice(relative + 1))
}

/** A word that the sentence could have for its verb, by what stands beside it. */
function mayBeVerb(word: string, before: string, next: string | undefined, at: number): boolean {
  if (at < 2 || !/^\p{Ll}+$/u.test(word) || before === 'to') return false
  const isLed = next === undefined || LEADS_ON.test(next)
  if (ARTICLE.test(before) || (LEADS_ON.test(before) && before !== 'as')) return false
  // "the city plans a park", "the storm killed six"
  if (isThirdPerson(word) || isPast(word) || /[^s]s$/.test(word)) return !isLed
  // "the mayors oppose …"
  return isBaseVerb(word) && /[^s]s$|^(?:people|men|women|children|police)$/.test(before) && (!isNoun(word) || !isLed)
}

const AUXILIARY =
  /^(?:is|are|was|were|be|been|has|have|had|will|would|could|may|might|can|must|should|do|does|did|n['’]t)$|n['’]t$/

/** Whether a clause begins with its verb, or one word behind its beginning, and has no other. */
function hasOneVerb(words: readonly string[]): boolean {
  let count = 0
  let isInside = false
  words.forEach((word, i) => {
    const isVerb =
      AUXILIARY.test(word) ||
      (/^\p{Ll}+$/u.test(word) &&
        (isThirdPerson(word) ||
          isPast(word) ||
          (i === 0 && isBaseVerb(word)) ||
          (isInside && (isBaseVerb(word) || isParticiple(word) || isGerund(word)))))
    if (isVerb && !isInside) count += i > 1 && count === 0 ? 2 : 1
    isInside = isVerb || (isInside && /^(?:not|never|also|\p{L}+ly)$/u.test(word))
  })
  return count === 1
}
