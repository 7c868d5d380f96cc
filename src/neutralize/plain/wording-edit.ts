/**
 * One loaded word put plainly where it stands: the plain words of its entry, or nothing where the sentence can do without
 * it. An evaluation can go before its noun only, and only where it does not pick out which of many is meant.
 */

import { isCommonWord } from '../headline/true-case.ts'
import type { Headline, Word } from '../headline/words.ts'
import type { Wording, WordingMatch } from '../lexicon/wording.ts'
import { isSaidHere } from '../tactics/speech-acts.ts'
import { PREPOSITIONS } from '../tactics/standing.ts'
import { TO_NOBODY } from '../tactics/wordings-frames.ts'
import { isBaseVerb, isNoun, isParticiple, isPersonNoun, isThirdPerson } from '../words/vocabulary.ts'
import { verbForms } from '../words/word-forms.ts'
import { adjectiveEdit, type IsDropped, PREDICATIVE } from './adjective-edit.ts'
import { degreeAt } from './degrees.ts'
import { isNeeded } from './needed-words.ts'
import type { Edit } from './plain-edits.ts'

const HAVE = /^(?:has|have|had|having|is|are|was|were|be|been|being)$|^(?:it|he|she|they|who|that|there)['’](?:s|ve|d)$/

/** The word in front that is no adverb. */
function nearestBefore({ words }: Headline, at: number): string {
  const before = words[at - 1]?.key ?? ''
  return /ly$|^(?:not|now|also|just|never|already|since)$/.test(before) ? (words[at - 2]?.key ?? '') : before
}

/** Puts the plain words of an entry where its cue stands, or leaves the cue out; null where the place does not allow it. */
export function wordingEdit(
  headline: Headline,
  { wording, first, last }: WordingMatch,
  isDropped: IsDropped,
): Edit | null {
  if (wording.neutral === null) return null
  if (wording.kind === 'verb' && !isSaidHere(headline, first, last, wording)) return null
  // "closes pier, alarming sailors": what it does to them.
  if (
    wording.kind === 'adjective' &&
    /ing$/.test(headline.words[last]!.key) &&
    /^, $/.test(headline.words[first]!.gap) &&
    /[^s]s$/.test(headline.words[last + 2]?.key ?? headline.words[last + 1]?.key ?? '')
  )
    return null
  // "thrash out a deal", "blasts off": with a particle it is another verb.
  const isBare = wording.kind === 'verb' && first === last
  // … "plunges up to 8%": how far.
  const isUpTo = /^up to [$£€]?\d/.test(
    headline.words
      .slice(last + 1, last + 4)
      .map(({ key }) => key)
      .join(' '),
  )
  if (isBare && !isUpTo && /^(?:out|off|up|down|away|apart|together)$/.test(headline.words[last + 1]?.key ?? ''))
    return null
  // "Holm's boots off": what somebody has.
  if (wording.kind === 'verb' && wording.form === 'third' && /\p{L}['’]s$/u.test(headline.words[first - 1]?.text ?? ''))
    return null
  // "has ballooned": of two forms that look alike the participle.
  const isBehindHave =
    wording.form === 'past' && wording.neutralBase !== null && HAVE.test(nearestBefore(headline, first))
  if (isBehindHave) return { first, last, put: verbForms(wording.neutralBase!).participle }
  // "woman whisked to hospital", "letter penned by": nobody stands behind it whom it could meet.
  if (
    wording.form === 'past' &&
    UNDERGONE.test(wording.neutralBase ?? '') &&
    isUndergone(headline.words[wording.words.length > 1 ? last : last + 1]?.key ?? 'by')
  )
    return { first, last, put: verbForms(wording.neutralBase!).participle }
  // "critics slam ferries": whoever is called by it has done so.
  if (
    wording.neutralBase === 'criticize' &&
    wording.form !== null &&
    /^critics?$/.test(headline.words[first - 1]?.key ?? '') &&
    headline.words[last + 1]?.key !== 'by'
  )
    return { first, last, put: verbForms('object to')[wording.form] }
  const told = invariantForm(headline, first, last, wording)
  if (told !== null) return { first, last, put: told }
  const agreed = wording.kind === 'noun' ? agreedVerb(headline, last, wording) : ''
  if (agreed !== '') return { first, last: last + 1, put: `${wording.neutral} ${agreed}` }
  if (wording.kind === 'noun' && (disagrees(headline, last, wording) || isStacked(headline, first, wording)))
    return null
  if (wording.neutral !== '') return { first, last, put: wording.neutral + ownerEnding(headline.words[last]!) }
  const degree = wording.kind === 'adjective' ? degreeAt(headline, first, last) : undefined
  if (degree === null || isNeeded(headline, first, last) || isInName(headline, first, last)) return null
  if (degree !== undefined && !PREDICATIVE.test(headline.words[first - 1]?.key ?? ''))
    return { first, last, put: degree }
  if (wording.kind === 'adverb') return isWhatIsSaid(headline, first, last) ? null : { first, last, put: '' }
  if (isGerundHere(headline, first, last)) {
    const put = GERUNDS[headline.words[first]!.key]
    return put === undefined ? null : { first, last, put }
  }
  // "first woman to chair a major panel": not the first to chair any.
  if (
    wording.tactic === null &&
    headline.words
      .slice(Math.max(0, first - 7), first)
      .some(({ key }) => /^(?:first|only|youngest|oldest|last|1st)$/.test(key))
  )
    return null
  return adjectiveEdit(headline, { first, last }, isDropped)
}

/** "Iconic Brands files": capitals inside a sentence, and one of what could be many. */
function isInName({ words, isTitleCase }: Headline, first: number, last: number): boolean {
  const [noun, verb] = [words[last + 1], words[last + 2]]
  return (
    first === 0 &&
    !isTitleCase &&
    noun !== undefined &&
    /^\p{Lu}\p{Ll}/u.test(noun.text) &&
    isCommonWord(noun.base) &&
    (verb?.key === 'to' || isThirdPerson(verb?.text ?? ''))
  )
}

/** Of several, told by the form of what heads the phrase. */
function isSeveral(phrase: readonly string[]): boolean {
  const end = phrase.findIndex((word) => PREPOSITIONS.has(word))
  return /[^su]s$/.test(phrase.at(end > 0 ? end - 1 : -1)!) && !/(?:is|series|news|chaos)$/.test(phrase.at(-1)!)
}

/** "outpouring of grief follows": "expressions of grief" would not do it in that form. */
function disagrees({ words }: Headline, last: number, { words: cue, neutral }: Wording): boolean {
  const several = isSeveral(neutral!.split(' '))
  if (neutral === '' || several === isSeveral(cue)) return false
  for (let at = last + 1; at < words.length && at < last + 6; at++) {
    const { key, gap } = words[at]!
    if (!/^\s*$/.test(gap) || /^(?:as|while|when|after|before|if|because|and|but|who|that)$/.test(key)) return false
    if (PREPOSITIONS.has(key) || PREPOSITIONS.has(words[at - 1]!.key)) continue
    // "turmoil | losses": of many nothing is made.
    if (several && at === last + 1 && isNoun(key) && !isThirdPerson(key)) return true
    if (several ? /^(?:is|was|has)$/.test(key) || isThirdPerson(key) : /^(?:are|were|have)$/.test(key)) return true
    if (!several && at === last + 1 && isBaseVerb(key)) return true
  }
  return false
}

/** "corruption | angry reaction": a noun that describes stands next to what it describes. */
const isStacked = ({ words }: Headline, first: number, { neutral }: Wording): boolean =>
  /^(?!(?:press|news|court) )\p{Ll}+(?:ry|ng|ed|al|ic|us|ve|ent|ant|ful) \p{Ll}+$/u.test(neutral ?? '') &&
  /^\s$/.test(words[first]!.gap) &&
  /^\p{Ll}/u.test(words[first - 1]?.text ?? '') &&
  !isThirdPerson(words[first - 1]!.key) &&
  (isNoun(words[first - 1]!.key) || /(?:[ts]ion|ment|ness|ity|ism)$/.test(words[first - 1]!.key))

/** "turmoil is eclipsing" → "difficulties are eclipsing"; '' where no form behind it has to change. */
function agreedVerb({ words }: Headline, last: number, { words: cue, neutral }: Wording): string {
  const after = words[last + 1]
  if (after?.gap !== ' ' || !isSeveral(neutral!.split(' ')) || isSeveral(cue)) return ''
  return /^(?:is|was|has)$/.test(after.text) ? { is: 'are', was: 'were', has: 'have' }[after.text]! : ''
}

/** Of these the headline tells by its form who does it and who undergoes it. */
const UNDERGONE = /^(?:take|give|write|choose|break|wear|throw|eat|drink|steal)\b(?! (?:out|effect|in|up|way|ground)\b)/

/** "flung from deck", "flung 30ft" */
const isUndergone = (after: string): boolean => PREPOSITIONS.has(after) || /^\d/.test(after)

/** "Okafor shut down rumours", "controversy set off by": of verbs that sound the same in all times the one that is meant. */
function invariantForm(headline: Headline, first: number, last: number, wording: Wording): string | null {
  if (wording.form !== 'base' || wording.neutralBase === null || verbForms(wording.base).past !== wording.base)
    return null
  const before = headline.words[first - 1]
  if (before === undefined || / by$/.test(wording.base)) return null
  const forms = verbForms(wording.neutralBase)
  if (HAVE.test(nearestBefore(headline, first)) || headline.words[last + 1]?.key === 'by') return forms.participle
  const isPresent =
    /^(?:to|will|would|could|may|might|can|should|must|not|and|or|people|police|they|we|you|who|let|lets|help|helps)$/.test(
      before.key,
    ) || /n['’]t$|[^s'’]s$/.test(before.key)
  return isPresent ? null : forms.past
}

/** "not really", "not that super and no classic": an adverb of measure, and nothing behind it that it measures. */
function isWhatIsSaid({ words }: Headline, first: number, last: number): boolean {
  const after = words[last + 1]
  const isAlone = after === undefined || /[^\s]/.test(after.gap) || /^(?:and|or|but)$/.test(after.key)
  return isAlone && /^(?:not|never|no|that|so|too|as|how|very)$|n't$/.test(words[first - 1]?.key ?? '')
}

/** The "'s" of "the hero's": what is put in its place owns, too. */
export function ownerEnding({ key, base, text }: Word): string {
  return key === base ? '' : (/['’]s?$/.exec(text)?.[0] ?? '')
}

/** What is done to somebody by words that describe things elsewhere. */
const GERUNDS: Record<string, string | undefined> = {
  terrifying: 'scaring',
  frightening: 'scaring',
  horrifying: 'upsetting',
  disgusting: 'upsetting',
  shocking: 'surprising',
  stunning: 'surprising',
  infuriating: 'angering',
  enraging: 'angering',
  inspiring: 'encouraging',
}

const BEFORE_GERUND =
  /^(?:by|after|before|without|while|keeps?|kept|stops?|stopped|starts?|started|denies|denied|admits?|admitted|risks?|avoids?|begins?|began|caught|filmed|seen)$/

const ACCUSED = /^(?:accused|suspected|convicted|guilty|acquitted|cleared|charges?|capable|way|instead|history)$/

const ADMITS = /^(?:guilty|admit(?:s|ted)?|confess(?:es|ed)?|plead(?:s|ed)?|objects?|objected|due|owns? up|owned up)$/

/** "accused of terrifying women": what somebody does, not what the women are. */
function isGerundHere({ words }: Headline, first: number, last: number): boolean {
  const [before, after] = [words[first - 1]?.key ?? '', words[last + 1]]
  if (first !== last || !/ing$/.test(words[first]!.key) || after === undefined) return false
  if (TO_NOBODY.test(words[first]!.key)) return false
  if (/^(?:the|a|an|his|her|its|their|him|them|us)$/.test(after.key)) return true
  // "are hoarding houses and crushing buyers": the second of two deeds.
  const isSecond =
    before === 'and' &&
    words
      .slice(Math.max(0, first - 5), first - 1)
      .some(({ key }, i, all) => /^(?:is|are|was|were|keeps?|kept)$/.test(key) && /ing$/.test(all[i + 1]?.key ?? ''))
  const isLed =
    isSecond ||
    BEFORE_GERUND.test(before) ||
    (before === 'of' && ACCUSED.test(words[first - 2]?.key ?? '')) ||
    // "pleads not guilty to body-shaming woman"
    (before === 'to' && ADMITS.test(words[first - 2]?.key ?? '')) ||
    (before === 'for' && isParticiple(words[first - 2]?.key ?? ''))
  // "terrifying harbor children": a person is what is done something to, further on too.
  const behind = words.slice(last + 1, last + 4).filter((word, i) => i === 0 || /^\s*$/.test(word.gap))
  return (
    isLed &&
    (/^\p{Lu}/u.test(after.text) ||
      behind.some(({ key, base }) => isPersonNoun(base) || /^(?:people|women|men|children)$/.test(key)))
  )
}
