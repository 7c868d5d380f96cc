/** Headlines that are a noun phrase with its article: "The grove that fed a town", "A scramble for masks". */
import { judgeVerbs } from '../statement/main-verb.ts'
import { hasFiniteVerb } from '../statement/sure.ts'
import { AUXILIARIES } from '../words/closed-classes.ts'
import { isBaseVerb, isGerund, isNoun, isParticiple, isPast, isThirdPerson } from '../words/vocabulary.ts'
import { FEELS_SO } from './topic-nouns.ts'

const ARTICLE = /^(?:the|an?)$/i
const RELATIVE = /^(?:that|who|which|whose|where|when)$|^(?:that|who)['’]s$/
const LEADS_ON =
  /^(?:of|in|on|at|for|from|with|by|to|and|or|over|after|before|during|amid|near|under|against|about|between|behind|across|through|into|without|as|that|who|which|whose|where)$/

/** "All the", "16 posts": without an article, but counted. */
const COUNTED = /^(?:all|\d{1,3}|two|three|four|five|six|seven|eight|nine|ten)$/i
const MANY = /^(?:people|men|women|children)$|^[a-zé-]+(?<!s|u|i)s$/

/** Whether a text begins with an article or a number and holds no verb but those of its relative clause. */
export function isPhraseWithArticle(text: string): boolean {
  if (/[,;:?!“”"‘]|\s['’]|['’]\s/.test(text.replace(/s['’] /g, 's '))) return false
  const words = text.split(' ')
  if (words.length < 4 || /[’']s$/.test(words[1]!) || /ed$/.test(words.at(-1)!)) return false
  if (!ARTICLE.test(words[0]!) && !isCounted(words)) return false
  const relative = words.findIndex((word, i) => i > 1 && RELATIVE.test(word))
  const main = relative < 0 ? words : words.slice(0, relative)
  if (hasFiniteVerb(main.join(' ')) || main.some((word, i) => mayBeVerb(word, main[i - 1] ?? '', main[i + 1], i)))
    return false
  return relative < 0 || hasOneVerb(words.slice(relative + 1), words[relative]!)
}

/** "41 boats to see": for readers to do. */
const FOR_READERS = /^(?:visit|see|watch|read|know|try|buy|avoid|eat|make|cook|wear|use|do|give|get)$/

/** "Six crews to use the pier" have a plan: readers are told to use nothing but what is counted. */
const isForReaders = (head: string, verb: string, behind: string | undefined): boolean =>
  FOR_READERS.test(verb) &&
  (behind === undefined ||
    HAS_INFINITIVE.test(head) ||
    /^(?:before|after|during|this|next|in|on|at|for|with|from|when|if|while|about|your?|now|today|tonight)$/.test(
      behind,
    ))

/** "16 posts about ferries", and not "Two held over fire" or "Six pilots strike". */
function isCounted(words: readonly string[]): boolean {
  if (!COUNTED.test(words[0]!)) return false
  const end = words.findIndex((word) => LEADS_ON.test(word))
  const head = words[end - 1] ?? ''
  return (
    end > 1 &&
    end < 6 &&
    MANY.test(head) &&
    !isParticiple(head) &&
    (words[end] !== 'to' || isForReaders(head, words[end + 1] ?? '', words[end + 2])) &&
    words[end] !== 'as' &&
    !words.slice(end).some((word, i, rest) => isParticiple(word) && !isNoun(word) && LINKS.test(rest[i + 1] ?? ''))
  )
}

/** What no noun phrase begins with. */
const NO_PHRASE_START =
  /^(?:in|on|at|from|to|for|with|by|of|into|inside|after|before|amid|under|over|not|no|never|still|now|here|there|this|that|these|those|it|he|she|they|we|you|i|how|why|what|when|where|who|whose|if|as|more|most|less|only|just|even|so|and|but|or|me|my|hurrah|good|bad|opposed|live|watch|see|read|meet|let|don't|here's|it's|he's|she's|they're|we're)$/
const LINKS = /^(?:of|for|from|on|in|with|behind|against|between|over|at|by|about|without|near|during)$/
/** What something is for, or what somebody means to do: "a plan to"; "islanders to" is what they will do. */
const HAS_INFINITIVE =
  /^(?:plans?|designs?|ways?|attempts?|bids?|efforts?|fight|battle|struggle|race|chance|decision|measures|tips|tools?|guide|need|right|wait|search|push|scramble|rush|call|calls|proposals?|things|places|movies|films|books)$/

/** The likelihood that no word of the phrase is a verb. */
const SURELY_NONE = 0.95

/**
 * Whether a text that no statement was read in is a noun phrase as a whole: "Takeaways from the island vote", "Riding
 * the wave of ferry tours". Only phrases whose parts a preposition joins: a verb that nobody knows would stand there.
 */
export function isLonePhrase(text: string): boolean {
  if (
    /[:;?!()“”"‘–—]|(?:^|\s)['’]|['’](?:\s|$)|\b(?:is|are|was|were|has|have|had|will|can|could|may|might)\b/.test(
      text.replace(/s['’] /g, 's '),
    )
  )
    return false
  if (FEELS_SO.test(text)) return false
  // A comma stands in a date and between places, and otherwise before something of its own.
  if (
    /,(?! \d| (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)|(?<=in (?:\p{Lu}[\p{L} ]+, )*\p{Lu}[\p{L} ]+,) \p{Lu})/u.test(
      text,
    )
  )
    return false
  const words = text.split(' ')
  const keys = words.map((word) => word.toLowerCase().replace(/[,;]$/, ''))
  const [first = '', second = ''] = keys
  if (words.length < 4 || words.length > 11 || NO_PHRASE_START.test(first) || !keys.some((key) => LINKS.test(key)))
    return false
  if ((isBaseVerb(first) && !isNoun(first)) || (isParticiple(first) && LINKS.test(second)) || LINKS.test(keys.at(-1)!))
    return false
  // "islanders download an app", "ruling a setback": what may be a verb, or the place where one was left out.
  const mayTell = keys.some(
    (key, i) =>
      i > 0 &&
      (/^(?:up|down|out|off|back|under|as|why|how|what|when)$/.test(key) ||
        (isGerund(key) && /['’]s$/.test(keys[i - 1]!)) ||
        // "Dana Whit best-paid pilot of the year": what she is.
        (/^(?:\p{Ll}+est|best|most)(?:-\p{Ll}+)?$/u.test(words[i]!) && /^\p{Lu}\p{Ll}+$/u.test(words[i - 1]!)) ||
        // "calls growing for an inquiry", "fans against reuniting with Okafor"
        (isGerund(key) && (/^(?:against|for)$/.test(keys[i + 1] ?? '') || keys[i - 1] === 'against')) ||
        // "millions of Northporters download FerryApp"
        (/^\p{Ll}+$/u.test(words[i]!) &&
          /^\p{Lu}\p{Ll}+s$/u.test(words[i - 1]!) &&
          /^\p{Lu}/u.test(words[i + 1] ?? '') &&
          !LINKS.test(key)) ||
        (/^(?:an?|the)$/.test(key) &&
          !LINKS.test(keys[i - 1]!) &&
          !isGerund(keys[i - 1]!) &&
          !/^(?:to|and|around|than)$/.test(keys[i - 1]!))),
  )
  if (mayTell || !/^[\p{Lu}\d]/u.test(text) || /n['’]t /.test(text)) return false
  const last = keys.at(-1)!
  if (/(?:ing|ed|ly|est|er)$/.test(last) && !isNoun(last) && !/^\p{Lu}/u.test(words.at(-1)!)) return false
  // "Ruiz on the ferry vote": who speaks, and no thing.
  if (/^(?:\S+ ){0,4}\p{Lu}\p{Ll}+ on /u.test(text)) return false
  if (
    keys.some(
      (key, i) =>
        key === 'to' &&
        !(isBaseVerb(keys[i + 1] ?? '')
          ? HAS_INFINITIVE.test(keys[i - 1] ?? '')
          : /^(?:guide|return|visit|trip|threat|end|response|key|answer|back|due|close|access|farewell|tribute)s?$/.test(
              keys[i - 1] ?? '',
            )),
    )
  )
    return false
  return judgeVerbs(words).reduce((sum, { likelihood }) => sum + likelihood, 0) < 1 - SURELY_NONE
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

const AUXILIARY = new RegExp(`^(?:${AUXILIARIES}|be|been|n['’]t)$|n['’]t$`)

const FINITE = /^(?:is|are|was|were|has|have|had|will|would|can|could|may|might)$/

/** Behind these a word is a noun, whatever form it has. */
const AHEAD_OF_NOUN =
  /^(?:of|in|on|at|for|from|with|by|behind|into|over|after|before|during|under|against|about|without|the|an?|his|her|its|their|every)$/

/**
 * Whether a clause begins with its verb, or one word behind its beginning, and has no other.
 * @param opening "that", "that's", "when"
 */
function hasOneVerb(words: readonly string[], opening: string): boolean {
  let count = /['’]s$/.test(opening) ? 1 : 0
  let isInside = count > 0
  // "when every ferry sails": whose deed it is stands in front.
  const last = /^wh(?:en|ere)$/.test(opening) ? 3 : 1
  words.forEach((word, i) => {
    const isVerb =
      AUXILIARY.test(word) ||
      (/^\p{Ll}+$/u.test(word) &&
        !AHEAD_OF_NOUN.test(words[i - 1] ?? '') &&
        (isThirdPerson(word) ||
          isPast(word) ||
          (i === 0 && isBaseVerb(word)) ||
          (i < last && count === 0 && isBaseVerb(word) && /[^s]s$/.test(words[i - 1] ?? '')) ||
          (isInside && (isBaseVerb(word) || isParticiple(word) || isGerund(word)))))
    // "where Ruiz slept is a ruin": the other one is of the main sentence.
    const isOther =
      isInside && !AUXILIARY.test(words[i - 1] ?? '') && (FINITE.test(word) || (isThirdPerson(word) && !isNoun(word)))
    if (isVerb && (!isInside || isOther)) count += i > last && count === 0 ? 2 : 1
    isInside = isVerb || (isInside && /^(?:not|never|also|\p{L}+ly)$/u.test(word))
  })
  return count === 1
}
