/**
 * Deeds in the past that neither the rules nor the model of main verbs read, told of somebody by a verb that nothing else
 * can be: "A teen tiled her floor with pennies", "Dana Ruiz wrote back to a fan", also where no list has the verb. What
 * stands behind a participle shows that it is none: an object of its own.
 */

import { firstNames, personTitles } from '../headline/true-case-names.ts'
import {
  isBaseVerb,
  isGenericNoun,
  isGerund,
  isNoun,
  isParticiple,
  isPast,
  isPersonNoun,
  isThirdPerson,
  verbLemma,
} from '../words/vocabulary.ts'
import { britishForms, type VerbForms, verbForms } from '../words/word-forms.ts'
import { disagrees } from './doubt.ts'
import { isAdverb } from './joined.ts'
import type { Statement } from './kind.ts'
import { judgeVerbs } from './main-verb.ts'
import { TRIES_TO } from './misleading.ts'
import { looksPlural, splitObject } from './object.ts'
import { AUXILIARY, isSubject } from './subject.ts'
import { isClearSubject } from './sure.ts'
import { opensObject, TAKES_TWO } from './told-apart.ts'
import { DOES_ITSELF, DONE_TO } from './verbs.ts'

/** @returns null unless the verb is beyond doubt */
export function readDeed(text: string): Statement | null {
  if (NOT_PLAIN().test(text) || !isBalanced(text)) return null
  const words = text.split(' ')
  const known = endOfSubject(words)
  const { to, isSure } = known > 0 ? { to: known, isSure: false } : endByModel(words)
  if (to === 0) return null
  const at = isAdverb(words[to] ?? '') ? to + 1 : to
  const verb = words[at] ?? ''
  const behind = words.slice(at + 1)
  const subject = words.slice(0, to).join(' ')
  const isPlural = looksPlural(subject)
  if (behind.length === 0 || !isDeed(verb, behind, isPlural, isSure) || holdsClause(behind)) return null
  const particle = isParted(verb, behind) ? ` ${behind[0]}` : ''
  const forms = formsOf(verb)
  const rest = behind.join(' ')
  if (forms === null) return null
  const deed: Statement = {
    kind: 'past',
    prefix: '',
    subject,
    group: words.slice(to, at + 1).join(' '),
    rest,
    isPlural,
    forms,
    ...(particle === '' ? splitObject(rest) : { object: '', tail: rest }),
  }
  // "Marsh visits contested pier": the verb of somebody not known may stand before.
  return known === 0 && disagrees(deed) ? null : deed
}

const NOT_PLAIN = () =>
  /[:;?!()–—|&]|\.\.|…|(?<!\p{Lu}\.)\b(?:I(?!-\d)|me|my|myself|our|ours|we|us|you|your)\b(?!\.\p{Lu})|^[“‘"']|n['’]t\b/u

const isBalanced = (text: string): boolean =>
  (text.match(/["“”]/g) ?? []).length % 2 === 0 && !/(?:^|\s)['‘]|\p{Ll}\p{Lu}/u.test(text)

const OPENS = /^(?:A|An|Another|One|Some|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|\d{1,2})$/
/** Beside people and what stands for them: who else does something. */
const ANIMAL =
  /^(?:dogs?|cats?|puppy|puppies|kittens?|pandas?|bears?|goats?|sheep|horses?|cows?|pigs?|monkeys?|elephants?|foxes|fox|birds?|parrots?|octopus|seals?|whales?|santas?|robots?|moms?|dads?|millennials?|couples?|brides?|grooms?|grandmas?|grandpas?|vets?|aunts?|uncles?|bro|bros|dudes?|lad|lads|ladies|lady|gentlem[ae]n|freshm[ae]n|sophomores?|classmates?|preschoolers?|kindergart[en]+ers?)$/

const isSomebody = (word: string): boolean => isPersonNoun(word) || ANIMAL.test(word)

const isVerbLike = (word: string): boolean => /^\p{Ll}+$/u.test(word) && (isPast(word) || isPastByLooks(word))

/** How many words at the start are somebody, 0 where that is doubtful. */
function endOfSubject(words: readonly string[]): number {
  const first = words[0]!
  // "Author trialled five ferries"
  if (first === 'Author' || (isPersonNoun(first.toLowerCase()) && looksPlural(first.toLowerCase()))) return 1
  if (OPENS.test(first)) {
    // "A Norwell hospital nurse": names stand in front of nouns, and the last noun is somebody.
    let at = 1
    while (at < 4 && /^\p{Lu}[\p{L}’'-]*$/u.test(words[at] ?? '')) at++
    // "A Santa", "A Norwell YouTuber"
    if (at > 1 && isSomebody(words[at - 1]!.toLowerCase()) && isVerbLike(words[at] ?? '')) return at
    const from = at
    let end = 0
    for (; at < from + 4 && /^\p{Ll}[\p{L}-]*(?:[’']s)?$/u.test(words[at] ?? ''); at++) {
      const word = words[at]!
      if (isSomebody(word) || (isGenericNoun(word) && /^(?:An?|Another|One)$/.test(first))) end = at + 1
      else if (end > 0) break
      // "A man accused", "a boat sunk": what describes somebody stands before the noun, and is no verb.
      if (end === 0 && (isPast(word) || isThirdPerson(word)) && !isNoun(word)) return 0
    }
    return end
  }
  // "Dana Ruiz", "Sen. Ruiz"
  const isTitled = personTitles.has(first.toLowerCase().replace(/\.$/, ''))
  if (!/^\p{Lu}/u.test(first) || (!firstNames.has(first.toLowerCase()) && !isTitled)) return 0
  const end = words.findIndex((word, i) => i > 0 && !/^\p{Lu}[\p{L}.’'-]*$/u.test(word))
  return end > 1 && end < 5 && !/[’']s?$/.test(words[end - 1]!) ? end : 0
}

/** The same where the model of main verbs finds its end. */
function endByModel(words: readonly string[]): { to: number; isSure: boolean } {
  const place = judgeVerbs(words).find(({ likelihood, reading }) => reading === 'past' && likelihood >= LEAST)
  if (place === undefined) return { to: 0, isSure: false }
  const to = isAdverb(words[place.at - 1] ?? '') ? place.at - 1 : place.at
  const keys = words.map((word) => word.replace(/’/g, "'").replace(/[,”"']+$/, ''))
  const isSomeone =
    to > 0 &&
    !/^(?:just|once|later|never|then|even)$/.test(words[to - 1]!) &&
    isSubject({ words, keys }, to) &&
    isClearSubject(words.slice(0, to).join(' '))
  return { to: isSomeone ? to : 0, isSure: place.likelihood >= SURE }
}

/** What the object shows needs less. */
const LEAST = 0.5
const SURE = 0.85

/** Behind these an object may be what somebody was given, or what others called him. */
const GIVES =
  /^(?:assured|awarded|bought|brought|charged|cost|dealt|denied|fed|fined|given|granted|guaranteed|handed|left|lent|loaned|offered|owed|paid|promised|read|refused|robbed|sent|served|shown|showed|sold|spared|stripped|taught|thrown|told|tossed)$/
/** Of things that somebody is or has: no deed is told by them. */
const DESCRIBES =
  /^(?:accused|aged|armed|based|born|called|dressed|dubbed|entitled|named|known|married|shaped|titled|used|unfiltered|worth|set|left|lost|suspected|wanted|hailed|beloved|needed|supposed|related|resigned|un[a-z]+ed)$/
/** Nobody is done these: a way or an infinitive behind them leaves no doubt. */
const OF_ITSELF =
  /^(?:pretended|proposed|stayed|went|came|got|became|spoke|fell|began|ran|flew|swam|drove|rode|sang|gave|took|wrote|ate|drank|grew|saw|knew|forgot|tore|threw|wore|stole|broke|chose|did|refused|tried|decided|managed|attempted|agreed|failed|vowed|pledged|threatened)$/

function isDeed(verb: string, behind: readonly string[], isPlural: boolean, isLikely: boolean): boolean {
  const [next = '', second = ''] = behind
  if (!/^\p{Ll}+(?:-\p{Ll}+)?$/u.test(verb) || DESCRIBES.test(verb)) return false
  const isKnown = isPast(verb)
  // "quit", "put": of one and in the present it would end in -s.
  if (isKnown && isBaseVerb(verb) && isPlural) return false
  if (!isKnown && !isPastByLooks(verb)) return false
  if (/^(?:himself|herself|themselves)$/.test(next)) return !TAKES_TWO.test(verb)
  if (TRIES_TO.test(`${verb} ${next}`) && isBaseVerb(second)) return true
  if (verb === 'pretended' && /^to (?:be|\p{Ll}+)$/u.test(`${next} ${second}`)) return true
  if (KNOWS_HOW.test(`${verb} ${next} ${second}`)) return true
  // No participle: whatever stands behind.
  if (isKnown && !isParticiple(verb)) return OPENS_WELL().test(next) && !AUXILIARY.test(next)
  if (isParted(verb, behind)) return opensThing(behind.slice(1))
  if (/^(?:starved|bled|choked) to death$/.test(`${verb} ${next} ${second}`)) return true
  if (DOES_ITSELF.test(verb) || (OF_ITSELF.test(verb) && isKnown))
    return /^(?:to|with|at|by|in|on|into|from|for|over|like)$/.test(next) && second !== ''
  if (DONE_TO.test(verb) && !/^(?:his|her|their)$/.test(next)) return false
  if (GIVES.test(verb))
    return (
      /^(?:his|her|their)$/.test(next) &&
      behind.slice(1, 4).some(isSomebody) &&
      !/^(?:denied|refused|robbed|spared|stripped|fined|charged|left|cost)$/.test(verb)
    )
  if (TAKES_TWO.test(verb)) return /^(?:his|her|their)$/.test(next) && opensThing(behind)
  // "ibuprofen-triggered asthma"
  return opensThing(behind) || (isLikely && !verb.includes('-') && opensObject(behind, true))
}

const opensThing = (behind: readonly string[]): boolean =>
  /^(?:his|her|their|its|an?|another|the|every|this|that|these|those|\p{Lu}\p{Ll}.*|[$£€]?\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|hundreds|thousands|dozens)$/u.test(
    behind[0] ?? '',
  ) &&
  (opensObject(behind, true) || isCounted(behind))

/** "100 notes", and no time or measure. */
function isCounted([first = '', second = '', third = '']: readonly string[]): boolean {
  const noun = /^\p{Ll}+s$/u.test(second) ? second : third
  return (
    /^(?:\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|hundreds|thousands|dozens)$/.test(first) &&
    /^\p{Ll}+[^s]s$/u.test(noun) &&
    !/^(?:seconds|minutes|hours|days|nights|weeks|months|years|decades|times|miles|metres|meters|feet|games|points|places|weekends)$/.test(
      noun,
    )
  )
}

/** "handed out a hundred notes", "turned in her boat". */
const isParted = (verb: string, behind: readonly string[]): boolean =>
  /^(?:out|in|up|off|over|back|down|away)$/.test(behind[0] ?? '') &&
  /^(?:his|her|their|an?|the|\d.*)$/.test(behind[1] ?? '') &&
  !(behind[0] === 'in' && !/^(?:turned|handed)$/.test(verb)) &&
  !DESCRIBES.test(verb)

const KNOWS_HOW =
  /^(?:figured out|found out|discovered|realized|realised|learned|revealed|explained|showed|proved|demonstrated) (?:how|why|what|that|(?:his|her|their) \S+|(?:exactly )?how|how to)(?: |$)|^(?:figured|found) out (?:how|why|what|that|a|the)(?: |$)/

const OPENS_WELL = () =>
  /^(?:his|her|their|its|an?|another|the|every|this|that|these|those|\p{Lu}.*|\d.*|two|three|four|five|six|seven|eight|nine|ten|hundreds|thousands|dozens|to|into|on|in|at|for|from|with|over|through|around|across|back|up|down|out|off|away|about|like|home|as|past|under|all|some|so|how)$/u

/** "head-butted", "trialled": no list has it. */
function isPastByLooks(verb: string): boolean {
  const main = verb.split('-').at(-1)!
  return (
    /^\p{Ll}{2,}[^e]ed$/u.test(main) &&
    /[aeiouy].*ed$/.test(main) &&
    !isNoun(verb) &&
    !isPersonNoun(verb) &&
    // "self-described", "sweet-toothed"
    !/^(?:self|well|ill|un|non|half|so|newly|long|short|high|low)-|-(?:toothed|eyed|haired|legged|handed|minded|hearted|faced|skinned|footed|sized|shaped|aged|based|related|themed|inspired|obsessed|packed|filled|named|titled)$/.test(
      verb,
    )
  )
}

/** The forms of a verb, by its looks where no list has it. */
function formsOf(verb: string): VerbForms | null {
  const lemma = verbLemma(verb)
  if (lemma !== undefined) {
    const forms = verbForms(lemma)
    if (forms.past === verb) return forms
    const british = britishForms(forms)
    return british.past === verb ? british : null
  }
  if (!isPastByLooks(verb)) return null
  const trunk = verb.slice(0, -2)
  // What it ends in is never said: "tile", "head-butt".
  const base = verb.endsWith('ied') ? `${verb.slice(0, -3)}y` : trunk
  return { base, third: `${base}s`, past: verb, participle: verb, gerund: `${base}ing` }
}

/** A second clause that has its own subject, behind the first: nothing could be told of both. */
function holdsClause(behind: readonly string[]): boolean {
  return behind.some(
    (word, i) =>
      i > 0 &&
      (/^(?:and|but|so|or|yet|then)$/.test(word) || /,$/.test(word)) &&
      // "and found a key": what the same one did.
      !isPast(behind[i + 1] ?? '') &&
      isClause(behind.slice(i + 1)),
  )
}

function isClause(words: readonly string[]): boolean {
  const end = words.findIndex((word) =>
    /^(?:who|that|which|when|as|after|before|because|while|if|to|how|why|what|where|and|but)$/.test(word),
  )
  const clause = words.slice(0, end < 0 ? undefined : end)
  return clause.some(
    (word, i) =>
      i > 0 &&
      (AUXILIARY.test(word) ||
        (isPast(word) && !isGerund(word)) ||
        (isThirdPerson(word) && !isNoun(word)) ||
        (isBaseVerb(word) && !isNoun(word) && /^(?:people|they|we|fans|\p{Ll}+[^s]s)$/u.test(clause[i - 1]!))),
  )
}
