/**
 * Other forms of a phrase that no list of words can hold: whose something is, how old somebody is, what a relative
 * clause or a participle tells of somebody. Each is a place of its own among those that `paraphrase/rephrase.ts` changes.
 */
import { once } from '../../text/memoize.ts'
import { MONTHS } from '../words/closed-classes.ts'
import {
  isBaseVerb,
  isGerund,
  isParticiple,
  isPast,
  isPersonNoun,
  isThirdPerson,
  verbLemma,
} from '../words/vocabulary.ts'
import { verbForms } from '../words/word-forms.ts'
import { monthSpelled, percentSign } from './figure-forms.ts'
import { killedIn, killsThem, leavesThem } from './harm-forms.ts'
import { OPENS_BODY, withArticle, withThe } from './left-out.ts'
import { tellsOfThing } from './link-words.ts'
import { dayOfMonth, forDoing, HELD_IN_PLACE, placeFirst, withoutItsArticle } from './noun-forms.ts'
import { type Change, MAY_COME_BEHIND, ownerFirst, ownerLast } from './owners.ts'
import { afterHaving, allegedTo, atTheAge, bothOf, GOES_ON, isDoing, onDay, orMore, placeOwner } from './told-forms.ts'

export type PhraseForm = (keys: readonly string[], words: readonly string[], at: number) => Change | null

const LINK =
  /^(?:of|for|with|to|by|from|on|at|in|as|and|after|about|against|over|the|his|her|their|says|say|kills|killed|finds|jails|charges|arrests)$/
const NAME = () => /^\p{Lu}[\p{L}.’'-]*\p{Ll}$/u

/** Asked of every capital: most have no age near them. */
const isFigure = (word: string | undefined): boolean => word !== undefined && word[0]! >= '0' && word[0]! <= '9'

/** "girl, 18, who died" → "18-year-old girl who died"; "Dana Whit, 24, to" → "24-year-old Dana Whit to". */
const ageFirst: PhraseForm = (keys, words, at) => {
  if (!isFigure(words[at + 1]) && !isFigure(words[at + 2]) && !isFigure(words[at + 3])) return null
  if (at > 0 && !LINK.test(keys[at - 1]!)) return null
  let end = at
  if (NAME().test(words[at]!) && at > 0) while (end < at + 2 && NAME().test(words[end]!)) end++
  const who = words[end]!
  const age = /^(\d{1,3})(,?)$/.exec(words[end + 1] ?? '')
  if (age === null || !who.endsWith(',') || (age[2] === '' && end + 2 < words.length)) return null
  const name = who.slice(0, -1)
  const isPerson =
    at === end ? isPersonNoun(name.toLowerCase()) && (at === 0 || /^\p{Ll}/u.test(name)) : NAME().test(name)
  if (!isPerson || /s$/.test(name) || Number(age[1]) > 110 || /^(?:and|\d.*)$/.test(keys[end + 2] ?? '')) return null
  const old = `${age[1]}-year-old`
  const first = at === 0 ? name.toLowerCase() : name
  return {
    at,
    end: end + 1,
    puts: [at === end ? `${old} ${first}` : `${old} ${words.slice(at, end).join(' ')} ${name}`],
  }
}

const isSomebody = (word: string): boolean =>
  /^\p{Ll}+$/u.test(word) &&
  (isPersonNoun(word) ||
    /^(?:those|thousands|millions|families|residents|workers)$/.test(word) ||
    isPersonNoun(word.replace(/s$/, '')))
const isMany = (word: string): boolean => /s$|^(?:people|men|women|children|police)$/.test(word)

/** "man who was arrested in" → "man arrested in", "people who live in" → "people living in". */
const withoutWho: PhraseForm = (keys, words, at) => {
  if (words[at] !== 'who' || at === 0 || !isSomebody(words[at - 1]!)) return null
  const next = keys[at + 1] ?? ''
  const behind = keys[at + 2] ?? ''
  if (/^(?:is|are|was|were)$/.test(next) && (isParticiple(behind) || isGerund(behind)) && words[at + 2] === behind)
    return { at, end: at + 1, puts: [''] }
  const lemma = isMany(words[at - 1]!) ? next : (verbLemma(next) ?? '')
  if (!LASTING.test(lemma) || isPast(next) || !(isMany(words[at - 1]!) ? isBaseVerb(next) : isThirdPerson(next)))
    return null
  return { at, end: at + 1, puts: [verbForms(lemma).gerund] }
}

/** "crash that killed four" → "crash which killed four", "apps that report raids" → "apps reporting raids". */
const ofThing: PhraseForm = (keys, words, at) => {
  // "It is possible that": not of a thing.
  if (words[at] !== 'that' || keys[at - 1] === 'possible' || !tellsOfThing({ keys, words, at, end: at })) return null
  const next = words[at + 1]!
  const lemma = isThirdPerson(next) ? verbLemma(next) : isBaseVerb(next) && !isPast(next) ? next : undefined
  const puts = [`which ${next}`]
  // "the hand that feeds": without more behind it, the participle would describe nothing.
  if (lemma !== undefined && keys[at + 2] !== undefined && !/^(?:be|have|do|can|may)$/.test(lemma))
    puts.push(verbForms(lemma).gerund)
  return { at, end: at + 1, puts }
}

/** What somebody does for long: at any time it is so. */
const LASTING = /^(?:live|work|own|suffer|travel|study|attend|depend|rely|serve|wait)$/

/** "people living in" → "people who live in", "police seek man accused of" → "police seek man who is accused of". */
const withWho: PhraseForm = (keys, words, at) => {
  const who = words[at - 1] ?? ''
  const key = keys[at]!
  if (at < 2 || !isSomebody(who) || words[at] !== key) return null
  if (/^(?:living|working)$/.test(key) && /^(?:in|at|with|for|near|on|under|from)$/.test(keys[at + 1] ?? '')) {
    if (/^(?:is|are|was|were|found)$/.test(keys[at - 2] ?? '')) return null
    // "Article describes sailor working for Ruiz": when it was, our form does not tell.
    if (/\b(?:article describes|report on|story recounts) /i.test(`${keys.slice(0, at).join(' ')} `)) return null
    return {
      at,
      end: at,
      puts: [
        `who ${isMany(who) ? key.replace('living', 'live').replace('working', 'work') : key.replace('living', 'lives').replace('working', 'works')}`,
      ],
    }
  }
  const asked = key === 'accused' || key === 'suspected' ? 'of' : key === 'charged' ? 'with' : ''
  if (asked === '' || keys[at + 1] !== asked) return null
  // Only of somebody to whom something is done: "man accused of theft" alone says that he is.
  const isTold = keys
    .slice(1, at - 1)
    .some((word, i) => (isThirdPerson(word) || (isPast(word) && !isParticiple(word))) && words[i + 1] === word)
  return isTold ? { at, end: at, puts: [`who ${isMany(who) ? 'are' : 'is'} ${key}`] } : null
}

/** "ferries stop; article asks …" → "ferries stop, and article asks …". */
const joined: PhraseForm = (_, words, at) =>
  words[at]!.endsWith(';') && /^(?:article|column|author|publisher)$/.test(words[at + 1] ?? '')
    ? { at, end: at, puts: [`${words[at]!.slice(0, -1)}, and`] }
    : null

/** Each with the words that its phrases begin with. */
const FORMS = once((): readonly (readonly [first: RegExp, form: PhraseForm])[] => [
  [/^\p{Lu}|,$/u, ageFirst],
  [/^The$/, withoutItsArticle],
  [new RegExp(`^(?:${MONTHS})$`), dayOfMonth],
  [/^\d[\d.,]*$/, percentSign],
  [/^\p{Lu}\p{Ll}{2,3}\.$/u, monthSpelled],
  [/^to$/, forDoing],
  [HELD_IN_PLACE, placeFirst],
  [MAY_COME_BEHIND, ownerFirst],
  [/^\p{Lu}/u, ownerLast],
  [/^who$/, withoutWho],
  [/^that$/, ofThing],
  [/^(?:living|working|accused|suspected|charged)$/, withWho],
  [/^accused$/, allegedTo],
  [/^[a-z]+s$/, afterHaving],
  [/^lea(?:ve|ves|ving)$|^left$/, killsThem],
  [/^[Aa]t$/, orMore],
  [/^dead$/, killedIn],
  [/^aged$/, atTheAge],
  [/^kills$/, leavesThem],
  [GOES_ON, isDoing],
  [/^\p{Lu}.*,$/u, bothOf],
  [/[’']s$/, placeOwner],
  [/day[,;]?$/, onDay],
  [OPENS_BODY, withArticle],
  [/^(?:first|second|last|only|end|start|beginning|middle|wake|midst|cost|height|hands|heart)$/, withThe],
  [/;$/, joined],
])

/** The forms of phrases that may begin with a word. */
export const phraseForms = (word: string): readonly PhraseForm[] =>
  FORMS()
    .filter(([first]) => first.test(word))
    .map(([, form]) => form)
