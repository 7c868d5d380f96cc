/** Whether an English word is an ordinary one: known to a lexicon, or derived from a known word by an ending. */
import { KNOWN, lexemeOf, PLACE_NAME } from '../clause/lexicon.ts'
import { isCountedNoun, isGenericNoun, isNoun, isPersonNoun, verbLemma } from '../words/vocabulary.ts'
import { isNameOnly } from './true-case-names.ts'

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/ied$/, 'y'],
  [/iest$/, 'y'],
  [/ier$/, 'y'],
  [/ily$/, 'y'],
  [/iness$/, 'y'],
  [/s$/, ''],
  [/es$/, ''],
  [/ed$/, ''],
  [/ed$/, 'e'],
  [/ings?$/, ''],
  [/ings?$/, 'e'],
  [/(.)\1(?:ed|ing|er|est)$/, '$1'],
  [/ly$/, ''],
  [/ers?$/, ''],
  [/ers?$/, 'e'],
  [/est$/, ''],
  [/(?:ness|ments?|ful|less|able|al|like|ships?|hoods?|wide)$/, ''],
  [/able$/, 'e'],
  [/ions?$/, ''],
  [/ions?$/, 'e'],
  [/ations?$/, 'e'],
  [/^(?:un|re|dis|mis|over|out|pre|non|under)/, ''],
]

/** @param isListed the words of the casing table */
export function isWritable(key: string, isListed: (key: string) => boolean): boolean {
  const isKnown = (base: string) => isListed(base) || isInLexicon(base)
  return isKnown(key) || isDerived(key, isKnown)
}

/** Whether a word is a known one with an ending or a prefix. */
export function isDerived(key: string, isKnown: (base: string) => boolean): boolean {
  return ENDINGS.some(([ending, put]) => {
    if (!ending.test(key)) return false
    const base = key.replace(ending, put)
    return base.length > 2 && isKnown(base)
  })
}

// Words younger than the dictionary.
const YOUNG = new Set(
  `app apps infielder outfielder linebacker quarterback cornerback shortstop backstop goaltender goalkeeper midfielder pitcher catcher rookie ai-generated antisemitism backchannel beatdown bromance byelection by-election chatbot chatbots clankers covid crypto cryptocurrency cybersecurity datacenter deepfake deepfakes dipshit drone drones emoji eyeshadow fentanyl frat gaslighting hashtag inoperable influencers livestream
livestreams mashup matchup matchups meme memes momager multistate newsletter podcast podcasts playlist reboot selfie selfies seatback smartphone smartphones snackable startup startups strikeout strikeouts suplex suplexes superintelligence superfan tiktoker unfollow vape vapes vlog vlogger website websites wildfire wildfires youtuber
au pair pairs bff bffs diy hacks cosplay cosplayer binge-watch spoiler spoilers mocktail vegan vegans gluten-free keto millennials millennial boomers boomer`.split(
    /\s+/,
  ),
)

function isInLexicon(key: string): boolean {
  if (isNameOnly(key)) return false
  if (YOUNG.has(key)) return true
  if (verbLemma(key) !== undefined || isPersonNoun(key) || isCountedNoun(key) || isGenericNoun(key) || isNoun(key))
    return true
  const { flags } = lexemeOf(key)
  return (flags & KNOWN) !== 0 && (flags & PLACE_NAME) === 0
}
