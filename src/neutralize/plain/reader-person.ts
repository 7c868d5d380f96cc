/** What is said to the reader, told of readers: "you" → "they", "your" → "their", the first of them named. */

import { isBaseVerb, isParticiple, isPast, isPersonNoun, isVerbForm } from '../words/vocabulary.ts'
import { singularOf } from '../words/word-spellings.ts'
import { capitalize, small } from './grammar.ts'

/** One clause in two ways. */
export interface Told {
  /** Behind a sentence that names the readers: "what they like". */
  they: string
  /** By itself: "what readers like". */
  named: string
}

/** A text about its reader, quotations left as they are; null where somebody else speaks in it. "YOU" is a subject. */
export function tellOfReaders(text: string, who: 'readers' | 'people' = 'readers'): Told | null {
  // "Can you help me": whoever asks is the author.
  // "Can you pass our exam": the publisher's.
  const bare = unquoted(text).replace(who === 'readers' ? ASKERS : /\b(?:me|my)\b(?! (?:god|goodness|gosh)\b)/gi, '')
  if (/\b(?:I|me|my|mine|we|us|our|ours|let['’]s)\b/i.test(bare)) return null
  const isNamed = { yet: false }
  return { they: converted(text, null, isNamed), named: converted(text, who, isNamed) }
}

/** "Thank you, Dorn" thanks him. */
export const addressesReader = (text: string): boolean =>
  /\b(?<!\bthank )y(?:ou|our|ours|ourself|a['’]ll)\b/i.test(unquoted(text))

/** "adds controls to limit ‘spam’ in your feed": what is quoted speaks to nobody, and its marks come in pairs. */
export const quotesReader = (text: string): boolean => {
  // "You ‘will be fined’" behind "Dorn warns sailors:", and "Signs you have ‘pier fever’", which nobody gives.
  if (OPENS_SINGLE().test(text) && /^(?:you|signs|['‘])|^[^:?]{2,40}: you\b/i.test(text)) return true
  const marked = text.match(SINGLE_QUOTED()) ?? []
  return (
    OPENS_SINGLE().test(text.replace(SINGLE_QUOTED(), '')) ||
    marked.some((quote) => /\byou|\b(?:I|we|us)\b/i.test(quote))
  )
}

const SINGLE_QUOTED = () => /‘[^‘’]*’(?!\p{L})|(?<!\p{L})'(?=\p{L})[^']*(?<=\S)'(?!\p{L})/gu
const OPENS_SINGLE = () => /‘|(?<!\p{L})'(?=\p{L})/u

const ASKERS = /\b(?:me|my|our)\b(?! (?:god|goodness|gosh)\b)/gi

/** A text with what it quotes taken out. */
export const unquoted = (text: string): string => text.replace(QUOTED(), '“”')

const QUOTED = () => /"[^"]*"|“[^”]*”|‘[^’]*’(?!\p{L})/gu

function converted(text: string, name: string | null, isNamed: { yet: boolean }): string {
  const call = (pronoun: string, named: string): string => {
    if (name === null || isNamed.yet) return pronoun
    isNamed.yet = true
    return named
  }
  const tell = (piece: string): string =>
    piece
      .replace(/\bmy\b/gi, "the author's")
      .replace(/\bour\b/gi, "the publisher's")
      .replace(/\bme\b/gi, 'the author')
      .replace(
        /(\S+ +)?\b(?<!\bthank |-)(you['’](?:re|ve|ll|d)|yourself|yourselves|yours|your|you)(?![\p{L}’'-])(?: +(\S+))?/giu,
        (match, before: string | undefined, word: string, after: string | undefined) => {
          const key = word.toLowerCase().replace('’', "'")
          const next = after ?? ''
          const put = /^your(?:self|selves)$/.test(key)
            ? 'themselves'
            : key === 'yours'
              ? call('theirs', `${name}'`)
              : key === 'your'
                ? call('their', name === 'people' ? "people's" : "readers'")
                : key === 'you'
                  ? call(word !== 'YOU' && isObject(before?.trim() ?? '', next) ? 'them' : 'they', name ?? '')
                  : `${call('they', name ?? '')} ${contracted(key, next)}`
          const start = before ?? ''
          return `${start}${put}${after === undefined ? '' : match.slice(start.length + word.length)}`
        },
      )
  let told = ''
  let from = 0
  for (const quote of text.matchAll(QUOTED())) {
    told += tell(text.slice(from, quote.index)) + quote[0]
    from = quote.index + quote[0].length
  }
  return told + tell(text.slice(from))
}

/** "you'd seen", "you'd see". */
function contracted(key: string, next: string): string {
  if (key.endsWith("'re")) return 'are'
  if (key.endsWith("'ve")) return 'have'
  if (key.endsWith("'ll")) return 'will'
  return isParticiple(next.toLowerCase()) && !isBaseVerb(next.toLowerCase()) ? 'had' : 'would'
}

const BEFORE_OBJECT =
  /^(?:of|to|for|with|about|at|on|from|in|by|like|than|into|around|behind|near|without|between|among|against|makes?|made|making|lets?|helps?|helped|gets?|getting|gives?|gave|tells?|told|telling|shows?|showed|teach(?:es)?|brings?|keeps?|sends?|wants?|needs?|suits?|describes?|fits?|matches|calls?|loves?|hates?|likes|know|drives?|leaves?|turns?|puts?|asks?|asking|sees?|scares?|bothers?|annoys?|text|texts|meets?|marry|marries|cost|costs|allow|allows)$/i

/** Whether "you" is what something is done to: "made you cry", "says about you". */
function isObject(before: string, next: string): boolean {
  const word = next.toLowerCase().replace(/[^\p{L}'’]/gu, '')
  if (before === '' || /[,:;]$/.test(before)) return false
  if (
    word === '' ||
    /^(?:on|in|at|to|for|from|with|by|about|up|out|off|down|away|back|again|based|the|an?)$/.test(word)
  )
    return true
  const isVerbNext =
    /^(?:are|were|have|had|can|could|will|would|should|must|may|might|do|did|need|want|never|always|actually|really|ever|just|should've|could've|can['’]t|won['’]t|don['’]t|didn['’]t|haven['’]t|aren['’]t)$/.test(
      word,
    )
  if (isVerbNext) return /^(?:makes?|made|lets?|helps?)$/i.test(before) && isBaseVerb(word)
  if (!BEFORE_OBJECT.test(before)) return !isVerbForm(word) && isVerbForm(before.toLowerCase()) && !isPast(word)
  // "the people you like you met": behind a preposition that ends a clause a verb may follow.
  return !(
    /^(?:of|to|for|with|about|at|on|from|in|by|like|than|know|loves?|hates?|likes)$/i.test(before) &&
    isPast(word) &&
    !isParticiple(word)
  )
}

/**
 * "Women, Ruiz has an offer for you" → "Ruiz has an offer for women": it is them that she speaks to, and not people.
 * @returns the text itself where more is said to them, null where nobody is called
 */
export function saidOfCalled(text: string): string | null {
  const [, whom = '', head = '', told = ''] = CALLED().exec(text) ?? []
  if (head === '' || !isPersonNoun(singularOf(head.toLowerCase()) ?? head.toLowerCase())) return null
  const isOnlyLast = /^(?!.*\byou.*\byou).* you[.!]?$/iu.test(told) && !/^(?:are|do|can|have|will)\b/i.test(told)
  return isOnlyLast ? capitalize(told.replace(/you(?=[.!]?$)/i, small(whom))) : text
}

const CALLED = () =>
  /^((?:(?!(?:in|on|at|for|like|unlike|as|with|among|by|to|from|so|no)\b)\p{L}+ ){0,2}(\p{L}+s|(?:wo)?men|people)), (.*\byou.*)$/iu

/** "Ruiz to Dorn: You can stop this", "You cannot fish here, Norland tells Ruiz": said to somebody, and not of people. */
export const isSaidToOne = (text: string): boolean =>
  isAddressed(text) || TOLD_BEHIND().test(text) || isOrderToOne(text) || ASKED_OF_READER.test(text)

/** "Holm asked Dorn: Are you the captain?" → "Holm asked Dorn a question": what is asked of one is not asked of people. */
export const withQuestionToOne = (text: string): string => text.replace(ASKED_OF_ONE(), '$1 a question')

const ASKED_OF_ONE = () =>
  /^([^:;?“"]{2,50}?(?<!\b(?:is|are|was|were|be|been|being)(?: \p{L}+ly)?) ask(?:s|ed) (?:\p{Lu}[\p{L}’'.-]+(?: \p{Lu}[\p{L}’'.-]+){0,2}|(?:(?:an?|the|his|her) )?\p{Ll}+)): (?:[Aa]re|[Ww]ere|[Dd]o|[Dd]id|[Hh]ave|[Ww]ill|[Ww]ould|[Cc]an|[Cc]ould|[Ss]hould) [Yy]ou\b[^?]*\?$/u

/** "Norland warns Skerra: if you …", the words behind the colon and in front of it. */
export function isAddressed(text: string): boolean {
  const [, verb = '', whom = ''] =
    /^[^:“"]{3,60}? (to|asks?|asked|tells?|told|warns?|warned|urges?|urged|begs?|begged|reminds?|reminded) ([^:“" ]+)[^:“"]{0,40}: .*\byou/i.exec(
      text,
    ) ?? []
  // "Three ways to save: a plan for you"
  return verb !== '' && !(verb.toLowerCase() === 'to' && isBaseVerb(whom.toLowerCase()))
}

const TOLD_BEHIND = () =>
  /\b[Yy]ou.*, (?!as )[^,:]+ (?:tells?|told|warns?|warned|urges?|urged|reminds?|reminded) (?!By )\p{Lu}/u

const isOrderToOne = (text: string): boolean =>
  /\b(?:mak(?:e|ing)|be) sure (?:that )?you/i.test(text) ||
  /(?:^|[:;.!?–—] )(?:please )?(?:don['’]t|do not|never|stop|stand|keep|be) [^.!?;]* (?:if|when|unless|until|before|while) you/i.test(
    text,
  )

/** "What do you know about …?", "have you seen …?", "are they watching you?", "more money than you": of people another thing is asked. */
const ASKED_OF_READER =
  /\b(?:do|did) you know\b|^have you\b|\bthan you(?=$|[.!?,])|^(?:are|is|do|does|can|will|could|should) .*\byou\?$|^no, you|\byou['’]re not (?:alone|crazy|imagining)\b/i
