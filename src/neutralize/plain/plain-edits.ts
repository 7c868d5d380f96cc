/** Puts edits into a headline and mends what they leave: spaces, articles, the first capital. */
import { isCommonWord } from '../headline/true-case.ts'
import { type Headline, isCapital } from '../headline/words.ts'
import { isBaseVerb, isGenericNoun, isNoun, isPast, isPersonNoun, isThirdPerson } from '../words/vocabulary.ts'
import { capitalize } from './grammar.ts'

export interface Edit {
  first: number
  last: number
  put: string
}

const OPENS_PHRASE = /(?:^| )(?:an?|as|at|by|for|from|in|of|on|the|to|with)$/i

export function applyEdits(headline: Headline, edits: readonly Edit[]): string {
  let text = ''
  let next = 0
  let isOpened = false
  for (let at = 0; at < headline.words.length; at++) {
    const word = headline.words[at]!
    const edit = edits[next]
    if (edit === undefined || at < edit.first) {
      // "in (defiant), calm speech": the mark parted it from the next.
      const isLeft =
        at > 0 && edits[next - 1]?.last === at - 1 && edits[next - 1]?.put === '' && OPENS_PHRASE.test(text)
      text += (isLeft ? word.gap.replace(/^, /, ' ') : word.gap) + (isOpened ? capitalize(word.text) : word.text)
      isOpened = false
      continue
    }
    // "Who is Okafor? Fiery socialist …": what opens a sentence has its capital.
    isOpened = edit.put === '' && /[?!.] $/.test(word.gap) && isCapital(word)
    const isQuote = /[“‘"']$/.test(word.gap) && edit.put === '' && headline.words[edit.last]!.quote >= 0
    const after = headline.words[edit.last + 1]
    // "Tales of horror emerge": with the noun goes what it hangs on.
    if (edit.put === '' && / of$/.test(text) && FEELING.test(headline.words[edit.last]!.key) && after?.gap === ' ')
      text = text.slice(0, -' of'.length)
    // "is, finally, a tale": both commas go.
    const isAside =
      edit.put === '' &&
      word.gap === ', ' &&
      after?.gap === ', ' &&
      /ly$/.test(word.key) &&
      BE.test(headline.words[edit.first - 1]?.key ?? '')
    text +=
      edit.put !== ''
        ? // "Norwell: Police officer …": so has what stands in the place of its first word.
          word.gap + (/[?!.:] $/.test(word.gap) && isCapital(word) ? capitalize(edit.put) : edit.put)
        : isQuote
          ? word.gap.slice(0, -1).trimEnd()
          : partsPhrases(headline, edit)
            ? word.gap.trimEnd()
            : word.gap.replace(/[\s,]+$/, '').replace(/^\s+/, ' ')
    at = edit.last
    next++
    if (isAside) {
      text += ` ${headline.words[at + 1]!.text}`
      at++
    } else if (isQuote && headline.words[at + 1] !== undefined) {
      // The closing mark stands in the gap of the word after.
      const after = headline.words[at + 1]!
      text += after.gap.replace(/^[”"’']/, '') + after.text
      at++
    }
  }
  return tidy(text + headline.tail, headline)
}

/** Nouns: nothing behind them is what they describe. */
const FEELING = /^(?:horror|terror|chaos|mayhem|madness|misery|agony|despair|heartbreak|joy|hell|doom|carnage|panic)$/

const BE = /^(?:is|are|was|were|has|have|had|will|would|can)$/

/** "Dana Okafor, fearless reporter who …", "go deaf, alarming study warns", and no "long, brutal war". */
function partsPhrases({ words, isTitleCase }: Headline, { first, last }: Edit): boolean {
  const [before, after] = [words[first - 1], words[last + 1]]
  if (before === undefined || after === undefined || words[first]!.gap !== ', ' || after.gap !== ' ') return false
  const isName = first > 1 && /^\p{Lu}/u.test(before.text) && (!isTitleCase || !isCommonWord(before.base))
  // "Okafor, disgraced ex-mayor, freed", "crowds flee, horrific fire spreads"
  const goesOn = words.slice(last + 2, last + 5).some((word) => word.gap === ', ')
  if ((goesOn && /^\p{Lu}/u.test(before.text)) || isThirdPerson(words[last + 2]?.key ?? '')) return true
  // "23 babies infected on ward, devastated parents demand answers", "sold boat, so shameless rivals bought it"
  const told = words[last + 2]?.key ?? ''
  if (/s$/.test(after.key) && isPersonNoun(after.base.replace(/s$/, '')) && (isBaseVerb(told) || isPast(told)))
    return true
  return (
    isName ||
    // "rejects plan, angry reaction from Ruiz", "In Norwell, big moment for …": what stands before is no adjective.
    (first > 2 && THING.test(before.key)) ||
    (first < 4 &&
      !/^(?:an?|the|his|her|its|their|our|my|this|that|\p{Ll}+(?:ive|ous|ful))$/u.test(before.key) &&
      /^(?:in|at|on|for|with|from|inside|behind|after|under|despite|without|amid|before|during|to)$/.test(
        words[0]!.key,
      )) ||
    // "a red lamp, glorious Skerra colors": behind a thing another one.
    (/^\p{Lu}/u.test(after.text) &&
      /^\p{Ll}/u.test(before.text) &&
      isNounHere(before.key) &&
      !/(?:ed|ing)$/.test(before.key)) ||
    // "Navy veteran, beloved grandfather among victims": two of them.
    (isPersonNoun(before.key) && isPersonNoun(after.key)) ||
    /[^su]s$/.test(before.key) ||
    SAYS.test(words[last + 2]?.key ?? '') ||
    SAYS.test(words[last + 3]?.key ?? '')
  )
}

/** "set" and "flop" are verbs, too. */
const isNounHere = (key: string): boolean =>
  isNoun(key) || isNoun(`${key}s`) || isGenericNoun(key) || /^(?:set|flop)$/.test(key)

const THING =
  /(?:tion|sion|ment|ship|ness|ity|ance|ence)$|^(?:ban|bid|bill|case|ceasefire|crash|deal|death|fire|game|job|law|lawsuit|loss|match|offer|plan|probe|race|report|role|ruling|season|storm|strike|talk|tariff|tax|trial|truce|vote|war|win)$/

const SAYS = /^(?:claims?|concludes?|confirms?|finds?|found|hints?|reveals?|says?|said|shows?|suggests?|warns?)$/

// Most texts are tidy: one look spares them the mending.
const LOOSE = /\s[\s,;:.?]|[:;],|[^\S ]|\(\)|\.[”"’'][,;]/
const LOOSE_END = /^[\s,;:–—-]/
const ARTICLES = /\b(?:an? |the (?:the|an?) |(?:the|an?|as), )/i

/** Spaces, articles and the first capital after words have gone. */
export function tidy(text: string, headline?: Headline): string {
  let joined = text
  if (LOOSE_END.test(joined) || LOOSE_END.test(joined.slice(-1)) || LOOSE.test(joined))
    joined = joined
      .replace(/\s+/g, ' ')
      .replace(/\s+([,;:.?])/g, '$1')
      // "Analysis: Stark, tough choices": the comma goes with its adjective.
      .replace(/([:;]),(?=\s)/g, '$1')
      .replace(/^[\s,;:–—-]+/, '')
      .replace(/[\s,;:–—-]+$/, '')
      // "‘open.’, Okafor says"
      .replace(/\.([”"’'])(?=[,;])/g, '$1')
      // "drops the ball (literally)"
      .replace(/ ?\(\)/g, '')
  if (ARTICLES.test(joined))
    joined = joined
      // "as (quiet), private man"
      .replace(/\b(the|a|an|as), (?=\p{L})/giu, '$1 ')
      .replace(/\b(the|a|an) (?:the|a|an) /gi, '$1 ')
      .replace(
        /(?<=^|[\s“‘"'(])(an?|An?(?<=^An?)) (?=[“‘"']?([\p{L}\d][\p{L}\d'-]*))/gu,
        (match, article: string, noun: string) => articleFor(noun, article) + match.slice(article.length),
      )
  // "21 strange, everyday things": with the adjective goes its comma.
  joined = joined.replace(/^(\d{1,3}|what|which), (?=\p{Ll})/iu, '$1 ')
  if (/^[A-Z]/.test(joined)) return joined
  const isCapital = headline === undefined || /^\P{L}*\p{Lu}/u.test(headline.text)
  return isCapital
    ? joined.replace(
        /^([“‘"']?)(\p{Ll})(?!\p{L}*\p{Lu})/u,
        (_, mark: string, letter: string) => mark + letter.toUpperCase(),
      )
    : joined
}

/** "an" before a vowel sound, also that of a letter read by its name: "an FBI agent", "an 11-year-old", "a US plan". */
export function articleFor(noun: string, article: string): string {
  // "a HEART": a word in capitals, and no initials.
  const shouted = /^[A-Z]{4,}(?![\p{L}\d])/u.exec(noun)?.[0].toLowerCase()
  if (shouted !== undefined && isCommonWord(shouted)) return articleFor(shouted, article)
  // "a NATO country": read as a word.
  if (
    /^(?:NATO|NASA|NAFTA|FIFA|FEMA|SARS|MERS|SWAT|SNAP|LEGO|RICO|SEALs?|SCOTUS|HIPAA|NORAD|MAGA|HUD|ROTC|SALT)\b/.test(
      noun,
    )
  )
    return article[0] === 'A' ? 'A' : 'a'
  const isSpelled = /^(?:m[A-Z]|[AEFHILMNORSX](?:[A-Z]|-|$)|8|11(?!\d)|18(?!\d))/.test(noun)
  const isVowel =
    /^(?:[aeio]|u(?!nanim|ni(?![dmn])|s[eau]|k(?:\b|r)|t[ai]|ga|ig|yg|r[aeiou])|hour|hon(?:est|or|our)|heir)/i.test(
      noun,
    ) && !/^(?:one\b|once\b|eu|ewe|US\b|UK\b|U\.|U$)/.test(noun.replace(/^Eu/, 'eu').replace(/^One\b/, 'one'))
  const put =
    /^[A-Z]{2,}/.test(noun) && !/^[A-Z]+[aeiou]/.test(noun)
      ? isSpelled
        ? 'an'
        : 'a'
      : isVowel || isSpelled
        ? 'an'
        : 'a'
  return article[0] === 'A' ? put.replace('a', 'A') : put
}
