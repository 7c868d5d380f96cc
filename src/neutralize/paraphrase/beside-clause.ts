/**
 * What goes on beside the news, said without a clause: "…, as officials seek bids" → "…, with officials seeking bids".
 * Only of what lasts a while: a blow that falls then is no circumstance.
 */
import { joinedAs } from '../statement/joined.ts'
import { readStatement } from '../statement/statement.ts'
import { TELLS } from '../statement/subject.ts'
import { hasFiniteVerb } from '../statement/sure.ts'
import { isPersonNoun, verbLemma } from '../words/vocabulary.ts'
import type { Change } from './owners.ts'

/** Behind these "as" tells what something is or how, and no time. */
const NO_TIME =
  /^(?:such|same|so|as|well|known|described|seen|named|classed|classified|labell?ed|branded|listed|billed|dubbed|regarded|treated|viewed|hailed|used|serves?|act|just|far|long|soon|much|many|even|row|moment|time|especially|particularly|exactly|only|and|or|but|not|than|like|what|how|why|next|do|end|watch|here|what['’]s|with|to|of|these|those|this|that|it|them|him|her|itself|himself|herself|themselves)$/
/** It befalls somebody: when it did so is a moment. */
const BEFALLS =
  /\b(?:dies?|dead|died|dying|death|killed|kills?|killing|hurt|injured|wounded|shot|drowns?|drowned|stabbed|hit|struck|crash(?:es|ed)?|explodes?|exploded|erupts?|collapsed?|born|watch|ends?|ended|wins?|won|born|cr(?:y|ies|ied))\b/i
/** Deeds and blows of a moment, and what nobody says to go on. */
const OF_A_MOMENT =
  /^(?:be|do|have|hit|crash|die|kill|strike|shoot|explode|erupt|collapse|sink|drive|step|walk|drop|slam|smash|jump|turn|know|want|like|seem|own|mean|need|believe|think|find|say|tell|ask|lose|arrive|enter|emerge|sign|give|get|form|arrest|name|leave|die|quit|resign|score|born|marry|wed|meet|win|beat|post|publish|release|unveil|reveal|announce|launch|confirm|admit)$/
const UNCLEAR =
  /\b(?:he|she|they|it|we|you|I|who|that|which|what|there|this|these|those|nobody|everyone|people)\b|[“”"‘:;?!()]/i

const MOST_WORDS = 15

/** "costs fall as talks go on" → "costs fall, with talks going on". In front it would be the reason. */
export function withDoing(keys: readonly string[], words: readonly string[], at: number): Change | null {
  // What is cut to length would lose this before what was done "after" in it.
  if (words.length > MOST_WORDS) return null
  if (at < 3 || NO_TIME.test(keys[at - 1]!) || /[:;?!]$/.test(words[at - 1]!)) return null
  if (keys.indexOf('as') !== at || keys.includes('as', at + 1)) return null
  const marked = words.findIndex((word, i) => i > at && /[,;:]$/.test(word))
  const last = marked < 0 ? words.length - 1 : marked
  if (marked >= 0 && !SAYS_WHO.test(words.slice(marked + 1).join(' '))) return null
  if (last - at > 12 || last - at < 2) return null
  const news = words.slice(0, at).join(' ')
  if (BEFALLS.test(news) || ASKS.test(keys[0]!) || words.at(-1)!.endsWith('?')) return null
  const clause = words
    .slice(at + 1, last + 1)
    .join(' ')
    .replace(/[,;:]$/, '')
  const read = readStatement(clause)
  if (read === null || read.prefix !== '' || UNCLEAR.test(`${read.subject} ${read.group}`)) return null
  // "Dana Ruiz doubts the story as Emil Holm spreads it": with both named, she would seem to do so with him.
  if (/ (?:it|him|her|them)\b/.test(` ${read.rest}`)) return null
  const { subject, group, rest, forms, kind } = read
  if (
    forms === null ||
    / \p{L}+ing$/u.test(` ${rest.split(' ')[0]!}`) ||
    OF_A_MOMENT.test(forms.base.split(' ')[0]!) ||
    / /.test(forms.base)
  )
    return null
  // "Crews angry as Okafor raises tolls": that is why.
  if (FEELS.test(keys[at - 1]!)) return null
  // "The only map, as the row grows": no news beside which anything goes on.
  if (!hasFiniteVerb(news) && readStatement(news) === null) return null
  // "treats Holm as Ruiz treats Dorn": how, and no time. "says crews sail as Dorn objects": part of what is said, or not.
  const told = keys.slice(0, at).map((key) => verbLemma(key) ?? key)
  if (told.some((key) => key === forms.base || TELLS.test(key))) return null
  // "investors upset at fees", "as talks set to begin": a state, and no deed.
  if (group === forms.participle || /^(?:set|due|expected|likely|ready|poised|under|meant|scheduled)\b/.test(rest))
    return null
  // "picks Marsh as attorney general": what he is picked for.
  const [first = ''] = subject.split(' ')
  if (isPersonNoun(first) && !/s$/.test(first)) return null
  const before = subject.split(' ').length
  if (words.slice(at + 1, at + 1 + before).join(' ') !== subject) return null
  const isNow = kind === 'present' && group.split(' ').length === 1
  if (!isNow && !(kind === 'progressive' && group === `${read.isPlural ? 'are' : 'is'} ${forms.gerund}`)) return null
  // A second deed would need its form, too; a second clause has a verb of its own.
  if (joinedAs(read, 'gerund') !== rest || / (?:and|but|while|when|if|because) /.test(` ${rest} `)) return null
  const end = at + before + group.split(' ').length
  return {
    at,
    end,
    puts: [`, with ${subject} ${forms.gerund}${/[,;:]$/.exec(words[end]!)?.[0] ?? ''}`],
  }
}

const FEELS =
  /^(?:angry|upset|worried|unhappy|happy|concerned|divided|anxious|afraid|fearful|surprised|disappointed|confused|frustrated|alarmed|uneasy|nervous|relieved|pleased|critical|anger|worry|concern|fear|fears|worries|concerns|criticism)$/

const SAYS_WHO = /^(?:\S+ ){1,4}(?:says?|said)$/
const ASKS = /^(?:what|how|why|where|when|who|which|watch|here|here['’]s|see|readers|is|are|can|could|will|does|do)$/
