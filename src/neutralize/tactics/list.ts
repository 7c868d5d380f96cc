/** List bait: a count of things as the subject of a headline. */

import type { Cue, Headline, Spelling, Word } from '../headline/words.ts'
import { CARDINALS } from '../words/closed-classes.ts'
import { SUPERLATIVE } from '../words/superlative.ts'
import {
  isBaseVerb,
  isCountedNoun,
  isGerund,
  isNoun,
  isParticiple,
  isPast,
  isThirdPerson,
  isVerbForm,
} from '../words/vocabulary.ts'
import { listSuperlative } from './extremes.ts'

const NUMBER_WORD = new RegExp(`^(?:${CARDINALS}|eleven|twelve|thirteen|fourteen|fifteen|twenty|thirty|forty|fifty)$`)
export const isCount = ({ key }: Spelling | Word): boolean => /^\d{1,3}$/.test(key) || NUMBER_WORD.test(key)
/** "Here are the only 15 …", "The 15 …". */
const LEADING = /^(?:here|here's|are|is|the|only|these|those|just|my|our|your|top|best|and|some|another)$/
const HARM =
  /^(?:killed|dead|injured|hurt|wounded|arrested|charged|missing|die|dies|shot|stabbed|rescued|hospitalized|sickened|accused|convicted|indicted|sentenced|years|people|percent|more|days|months|hours|weeks|men|women|children|others|americans|us|u\.s)$/

/** What a list holds, whatever comes after it: "21 photos taken in space". */
const LISTED =
  /^(?:things|ways|reasons|facts|tips|tricks|hacks|photos|pictures|pics|images|videos|gifs|memes|tweets|moments|signs|secrets|confessions|questions|quotes|gifts|ideas|mistakes|lessons|takeaways|products|finds|items|recipes|dishes|foods|places|songs|movies|books)$/

export function listicle(headline: Headline): Cue[] {
  const cues = countOfThings(headline)
  return cues.length > 0 ? cues : bestOf(headline)
}

/** "Nine of the oddest Easter traditions": of a list the best, whatever it holds. */
function bestOf({ words, text }: Headline): Cue[] {
  const of = words[1]
  if (!isCount(words[0]!) || of === undefined || words[0]!.quote >= 0) return []
  if (!/^of the (?:best|worst|most|\p{L}{3,}est)\b/iu.test(text.slice(of.start))) return []
  const noun = words.findIndex(
    ({ key, gap }, i) => i > 3 && gap === ' ' && (PEOPLE.test(key) || (/[^suai]s$/.test(key) && key.length > 3)),
  )
  if (noun < 0) return []
  return [
    { tactic: 'listicle', severity: 2, reason: 'a count of items is the subject', first: 0, last: noun },
    ...listSuperlative(words, 0, noun),
  ]
}

function countOfThings(headline: Headline): Cue[] {
  const { words } = headline
  const cues: Cue[] = []
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!
    if (!isCount(word) || word.quote >= 0) continue
    const isLead =
      i === 0 ||
      /[:.!]\s*$/.test(word.gap) ||
      (i === 1 && /^(?:the|these|here|top|and|our|my|your|just|only)$/.test(words[0]!.key)) ||
      (i === 2 && words[0]!.key === 'here') ||
      // "Skerra's 9 oldest piers".
      (i === 1 && words[0]!.key !== words[0]!.base && SUPERLATIVE.test(words[2]?.key ?? '')) ||
      (i <= 2 && words[i - 1]!.key === 'top') ||
      (i <= 5 && words.slice(0, i).every(({ key }) => LEADING.test(key))) ||
      (i > 0 && /^(?:are|here)$/.test(words[i - 1]!.key) && words[Math.max(0, i - 2)]!.key === 'here')
    const bare = isLead ? bareList(headline, i) : -1
    if (bare >= 0) {
      cues.push({ tactic: 'listicle', severity: 2, reason: 'a count of items is the subject', first: i, last: bare })
      cues.push(...listSuperlative(words, i, bare))
      break
    }
    const noun = countedNoun(headline, i)
    if (noun < 0) continue
    const isSharing =
      !isLead &&
      i > 0 &&
      /^(?:shares?|reveals?|offers?|gives?|lists?|names?)$/.test(words[i - 1]!.key) &&
      isCountedNoun(words[noun]!.base)
    if (!isLead && !isSharing) continue
    const counted = isCountedNoun(words[noun]!.base)
    const after = words[noun + 1]
    // "60 cats rescued", "Two students accused": a report of what happened to them.
    if (
      after !== undefined &&
      (isPast(after.key) ||
        isParticiple(after.key) ||
        isThirdPerson(after.key) ||
        (isReport(after.key) && words[i - 1]?.key !== 'these')) &&
      /^\s*$/.test(after.gap) &&
      !LISTED.test(words[noun]!.base)
    )
      continue
    const follows =
      after !== undefined &&
      /^(?:that|that'll|who|you|you'll|to|for|from|every|everyone|only|all|we|which|about|with|of|inspired|guaranteed|if|when|your|will|never)$/.test(
        after.key,
      )
    const evaluates = words
      .slice(i + 1, noun)
      .some((w) =>
        /^(?:best|worst|most|greatest|hottest|coolest|ways?|easy|simple|smart|essential|healthy|clever|genius|surprising|weird|delicious|must-have|little|perfect|hilarious|adorable|impossible|great|good|awesome|amazing|fun|brilliant|cool|quick|cheap|unusual|strange|simple)$/.test(
          w.key,
        ),
      )
    const isBait = counted
      ? follows || evaluates || after === undefined || headline.isTitleCase || i === 0
      : (follows && i === 0 && /^(?:that'll|you|you'll|you've|you're)$/.test(after!.key)) ||
        (follows &&
          headline.isTitleCase &&
          /^(?:that|that'll|who|you|you'll|every|everyone|only|inspired|guaranteed|will)$/.test(after!.key)) ||
        evaluates ||
        (words[i - 1]?.key === 'the' && i === 1 && /^(?:with|you|that|of)$/.test(after?.key ?? ''))
    if (!isBait) continue
    cues.push({ tactic: 'listicle', severity: 2, reason: 'a count of items is the subject', first: i, last: noun })
    cues.push(...listSuperlative(words, i, noun))
    break
  }
  return cues
}

/** The plural noun that the count at `at` counts, within a few words; -1 when a report follows ("2 killed"). */
function countedNoun(headline: Headline, at: number): number {
  for (let i = at + 1; i <= at + 6 && i < headline.words.length; i++) {
    const word = headline.words[i]!
    if (/[.;:?!,]/.test(word.gap) && !isCountedNoun(word.base)) return -1
    if (HARM.test(word.key)) return -1
    // "Three Skerra Democrats cross party lines to": what they do.
    if (
      i > at + 1 &&
      !headline.isTitleCase &&
      /^\p{Ll}/u.test(word.text) &&
      isBaseVerb(word.key) &&
      /^(?:Americans|Britons|Conservatives|Democrats|Liberals|Republicans|Tories)$/.test(headline.words[i - 1]!.text)
    )
      return -1
    if (isCountedNoun(word.base)) return i
    if (/^(?:that|who|you|to|from|in|as|after|at|on)$/.test(word.key))
      return i - 1 > at && headline.words[i - 1]!.base.endsWith('s') ? i - 1 : -1
    if (word.base.endsWith('s') && word.base.length > 3 && !/ss$|ous$/.test(word.base) && !isVerbForm(word.base)) {
      const after = headline.words[i + 1]
      if (
        after === undefined ||
        /^(?:that|that'll|who|you|to|for|from|every|with|of|will|inspired|only|guaranteed)$/.test(after.key)
      )
        return i
    }
  }
  return -1
}

/** "8 teams threaten to leave": a plural subject and its verb. */
const isReport = (key: string): boolean => isBaseVerb(key) && !isNoun(key)

/** What news counts; a list holds other things. */
const NEWS_COUNT =
  /^(?:years|months|weeks|days|hours|minutes|jobs|homes|flights|schools|deaths|cases|arrests|charges|votes|points|seats|troops|soldiers|migrants|hostages|prisoners|bodies|victims|workers|countries|nations|states|counties|firefighters|officers|victories|games|miles|acres|shots|bombs|missiles|drones|dollars|pounds|euros|suspects|passengers|patients|residents|lawmakers|senators|judges|nominees|nominations|awards)$/
const PEOPLE = /^(?:people|women|men|kids|celebrities|celebs|parents|students|teens|girls|guys)$/
const ITEM_END =
  /^(?:that|that'll|who|who've|who're|you|you'd|you've|you're|you'll|to|for|every|everyone|anyone|only|with|of|about|on|from|inspired|if|when|which|your|we|all|as|according|guaranteed)$/
const CONFIDING = /^(?:share|confess|reveal|explain|describe|admit|tell|discuss|remember|recall|review|rank|react)$/

/**
 * The last word of the things counted where a headline in title case is nothing but a count and its things: "16 Felt
 * Pumpkins", "10 Excuses to Use at School". -1 where a verb of report follows or the things are those of the news.
 */
function bareList(headline: Headline, at: number): number {
  const { words, isTitleCase, tail } = headline
  if (!isTitleCase || !/^\d{1,2}$/.test(words[at]!.key) || Number(words[at]!.key) < 3) return -1
  if (words.slice(at).some((word) => HARM_DONE.test(word.key))) return -1
  let from = at + 1
  // 12 "Tide Pool" songs: the title of a work is no thing counted.
  while (words[from] !== undefined && words[from]!.quote >= 0) from++
  let reach = from + 4
  for (let i = from; i <= reach && i < words.length; i++) {
    const { key, base, gap, text, quote } = words[i]!
    if (quote >= 0) {
      reach++
      continue
    }
    if (/[.;:?!—–]/.test(gap)) return -1
    const isPlural =
      PEOPLE.test(key) || (key === base && /[^su]s$/.test(key) && key.length > 3 && /^\p{L}+$/u.test(text))
    if (!isPlural) {
      // "Pros and Cons": two kinds of things.
      if (key === 'and' && /[^su]s$/.test(words[i - 1]!.key)) continue
      // "Sticky and Sweet Treats": two qualities.
      if (key === 'and' && /y$/.test(words[i - 1]!.key)) continue
      if (/^(?:of|in|at|on|to|and|or|after|as)$/.test(key) && i > at + 1) return -1
      continue
    }
    if (NEWS_COUNT.test(key)) return -1
    const after = words[i + 1]
    if (after === undefined) return /[.…?]/.test(tail) ? -1 : i
    if (!/^\s*["“‘']?$/.test(after.gap)) return -1
    if (PEOPLE.test(key) && CONFIDING.test(after.key)) return i
    // "9 Resolutions Introverts Can Make": a relative clause without its pronoun.
    const isContact =
      /^(?:can|will|would|should|could|won't|can't|never|always|actually|only|need|know|love|want|have|do)$/.test(
        words[i + 2]?.key ?? '',
      ) && /[^s]s$/.test(after.key)
    if (isContact || RETOLD.test(after.key)) return i
    if (!ITEM_END.test(after.key) && !isGerund(after.key) && !/ly$/.test(after.key)) continue
    // "14 Dogs Wearing Hats": people and beasts as they are seen, and nothing that happened to them.
    if (isGerund(after.key) && !words.slice(i + 2).some((word) => isThirdPerson(word.key) || isAuxiliary(word.key)))
      return i
    const rest = words.slice(i + 1)
    const isRelative =
      /^(?:that|that'll|who|who've|who're|you|you'd|you've|you're|you'll|every|everyone|anyone|guaranteed|only|which|if|when|we|all|your)$/.test(
        after.key,
      )
    return isRelative || !rest.some((word) => isVerbForm(word.key) && !isNoun(word.base)) ? i : -1
  }
  return -1
}

const isAuxiliary = (key: string): boolean => /^(?:is|are|was|were|has|have|had|be|been|will)$/.test(key)

const RETOLD =
  /^(?:rewritten|reimagined|explained|ranked|summed|told|described|photographed|illustrated|rated|compared)$/

const HARM_DONE =
  /^(?:killed|dead|dies|died|injured|hurt|wounded|arrested|charged|missing|shot|stabbed|rescued|hospitalized|accused|convicted|indicted|sentenced|killing|killings|shooting|crash|bombing|attack|attacks)$/
