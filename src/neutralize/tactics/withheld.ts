/** Names and facts that a headline keeps back: who it is about, or what is said to be said. */

import { wordSet } from '../../text/memoize.ts'
import { isCommonWord } from '../headline/true-case.ts'
import type { Cue, Headline, Spelling, Word } from '../headline/words.ts'
import { UNCOUNTED } from '../lexicon/count-nouns.ts'
import {
  isBaseVerb,
  isFamousNoun,
  isGenericNoun,
  isNoun,
  isPersonNoun,
  isPlace,
  isVerbForm,
} from '../words/vocabulary.ts'
import { TEASER } from './teasers.ts'

export const mayBeFamous = ({ base }: Spelling): boolean => isFamousNoun(base)

/** "Former NBA star …" without a name beside it. */
export function famous(headline: Headline): Cue[] {
  const cues: Cue[] = []
  headline.words.forEach((word, i) => {
    if (word.quote >= 0 || !isFamousNoun(word.base) || /^(?:star|stars)$/.test(headline.words[i + 1]?.base ?? ''))
      return
    // "Singer: Minaya returns" says who speaks, "star explosions" are far away, "veteran lobbyist" is an adjective.
    const next = headline.words[i + 1]
    if (/:/.test(next?.gap ?? '')) return
    if (
      /^(?:star|stars)$/.test(word.base) &&
      /^(?:wars|trek|tribune|explosions?|clusters?|systems?|formation|births?|witness|ratings?|maps?|charts?)$/.test(
        next?.base ?? '',
      )
    )
      return
    // Marks of quality and newspapers.
    if (
      /^stars?$/.test(word.base) &&
      /^(?:michelin|toronto|daily|kansas|lone|north|red|gold|(?:three|four|five))$/.test(
        headline.words[i - 1]?.key ?? '',
      )
    )
      return
    // "Giant squid filmed": how large it is.
    if (
      word.key === 'giant' &&
      next?.gap === ' ' &&
      /^\p{Ll}/u.test(next.text) &&
      !isVerbForm(next.key) &&
      !LINK.test(next.key)
    )
      return
    // "Black hole devours star": in the sky.
    if (/^stars?$/.test(word.base) && SKY.test(headline.text)) return
    // "Star striker Dorn": behind what he is, his name.
    const named = headline.words[i + 2]
    if (next?.gap === ' ' && named?.gap === ' ' && isPersonNoun(next.base) && looksLikeName(headline, named)) return
    if (/^(?:veteran|royal)$/.test(word.base) && next !== undefined && !isVerbForm(next.key)) return
    // The newspaper "Stars and Stripes" is nobody famous.
    if (hasName(headline, i) || headline.words[i + 2]?.key === 'stripes') return
    // "turned it into a trading giant", "Walk of Fame star": what something is, not who somebody is.
    if (
      headline.words
        .slice(Math.max(0, i - 4), i)
        .some((other) => /^(?:into|as|fame|become|becomes|became|make|makes|made|making|born)$/.test(other.key))
    )
      return
    let first = i
    while (
      first > 0 &&
      i - first < 4 &&
      /^\s*$/.test(headline.words[first]!.gap) &&
      !/^(?:of|in|as|after|to|for|and|by|with|from|at|on|is|are|has)$/.test(headline.words[first - 1]!.key) &&
      !isVerbForm(headline.words[first - 1]!.key)
    )
      first--
    cues.push({ tactic: 'withheld-subject', severity: 2, reason: 'keeps the name back', first, last: i })
  })
  return cues
}

const LINK = /^(?:of|in|on|for|to|at|and|or|with|from|by|as|after|over|is|has|will|who|that)$/
const SKY =
  /\b(?:astronom\w+|planets?|exoplanets?|galax(?:y|ies)|black holes?|telescopes?|supernova\w*|nebula\w*|comets?|asteroids?|orbit\w*|solar|cosmic|universe|neutron|dwarf|meteors?)\b/i

/** A capitalised name right before or after, in a headline whose capitals tell. */
function hasName(headline: Headline, at: number): boolean {
  let after = headline.words[at + 1]
  // "singer and actor Al Reyes".
  if (
    after?.key === 'and' &&
    (isFamousNoun(headline.words[at + 2]?.base ?? '') || isPersonNoun(headline.words[at + 2]?.base ?? ''))
  )
    after = headline.words[at + 3]
  // "Star’s Confession": what an owner has is no name of the owner.
  const isOwner = headline.words[at]!.key !== headline.words[at]!.base
  if (!isOwner && after !== undefined && /^[\s“‘"']*$/.test(after.gap) && looksLikeName(headline, after)) return true
  if (after !== undefined && /^,\s*$/.test(after.gap) && looksLikeName(headline, after)) return true
  const before = headline.words[at - 1]
  if (before !== undefined && /,\s*$/.test(headline.words[at]!.gap) && looksLikeName(headline, before)) return true
  // "Yankees star Giancarlo Stanton", "Disney alum Christy Carlson Romano"; also "Stanton, the Yankees star".
  for (let i = at - 1; i >= Math.max(0, at - 4); i--) {
    if (/,/.test(headline.words[i + 1]!.gap)) return i >= 0 && looksLikeName(headline, headline.words[i]!)
  }
  // "Rosa Marsh Is Dead: Star of …", "Rosa Marsh, ‘Tide Pool’ star".
  const isIntroduced = headline.words.some(
    (word, i) =>
      i >= 2 &&
      i <= at &&
      /^[,:]|^\s*[,:]/.test(word.gap) &&
      headline.words.slice(0, i - 1).some((first, j) => isFullName(headline, first, headline.words[j + 1]!)),
  )
  if (isIntroduced) return true
  // A name earlier in the headline: the star may be known already.
  return headline.words
    .slice(0, at)
    .some(
      (word, i) =>
        i < at - 1 &&
        word.quote < 0 &&
        looksLikeName(headline, word) &&
        (word.base !== word.key || (!headline.isTitleCase && !isCommonWord(word.base))),
    )
}

const isFullName = (headline: Headline, first: Word, second: Word): boolean =>
  first.quote < 0 &&
  second.quote < 0 &&
  second.gap === ' ' &&
  looksLikeName(headline, first) &&
  looksLikeName(headline, second) &&
  !(isCommonWord(first.base) && isCommonWord(second.base))

export function looksLikeName(headline: Headline, word: Word): boolean {
  if (!/^\p{Lu}/u.test(word.text) || isPlace(word.base)) return false
  if (!headline.isTitleCase) return true
  return (
    !isVerbForm(word.key) &&
    !isNoun(word.base) &&
    !isPersonNoun(word.base) &&
    !isFamousNoun(word.base) &&
    !/^(?:of|in|on|to|at|for|and|the|a|an|is|are|has|who|with|over|after|from|by|reacts?|just|will|won't)$/.test(
      word.key,
    )
  )
}

/** A headline that begins with "a company", "one of …", "someone": the actor has a name and does not get it. */
export function generic(headline: Headline, found: readonly Cue[]): Cue[] {
  const { words } = headline
  const add = (first: number, last: number): Cue[] => [
    { tactic: 'withheld-subject', severity: 2, reason: 'keeps the name back', first, last },
  ]
  // "Wait, a museum is …": behind a call the headline begins.
  const from =
    /^(?:wait|yes|so|well|no|wow|oops|finally)$/.test(words[0]!.key) && /^,/.test(words[1]?.gap ?? '') ? 1 : 0
  const first = words[from]!
  if (/^(?:someone|somebody)$/.test(first.key)) return add(0, 0)
  // "WOW someone found …".
  if (/^(?:someone|somebody)$/.test(words[1]?.key ?? '') && /^(?:wow|whoa|omg|oops|yikes|when|so)$/.test(first.key))
    return add(1, 1)
  if (from === 0 && /^(?:he|she|they)$/.test(first.key) && first.quote < 0 && words.length > 2) return add(0, 0)
  if (first.key === 'one' && words[1]?.key === 'of' && !/\d/.test(headline.text))
    return add(0, Math.min(3, words.length - 1))
  // "One ferry chain had …": of people a count.
  const isOne = first.key === 'one' && !isPersonNoun(words[from + 1]?.base ?? '')
  if (isOne || /^(?:a|an|another)$/.test(first.key)) {
    for (let i = from + 1; i <= from + 4 && i < words.length; i++) {
      // “‘An insult’: Marsh’s family answers”.
      if (!/^ ?["“‘]?$/.test(words[i]!.gap.slice(0, 2)) || first.quote >= 0) break
      if (isGenericNoun(words[i]!.base) || isFamousNoun(words[i]!.base)) {
        // "A City's Battle": what an owner has is no name of the owner.
        const isOwner = words[i]!.key !== words[i]!.base
        return !isOwner && words[i + 1] !== undefined && looksLikeName(headline, words[i + 1]!) ? [] : add(from, i)
      }
      if (isVerbForm(words[i]!.key) || /^(?:of|in|for|to|at|on)$/.test(words[i]!.key)) break
    }
  }
  // A first noun that the lexicon already found loaded: "Hypocrite senator who …".
  if (
    found.some((cue) => cue.tactic === 'loaded-label' && cue.first === 0) &&
    isPersonNoun(words[1]?.base ?? '') &&
    /^(?:who|from|that)$/.test(words[2]?.key ?? '')
  ) {
    return add(0, 1)
  }
  return []
}

/** Bodies and offices that have a name which the public knows; "man", "woman" and "driver" have none to give. */
const PUBLIC =
  /^(?:actor|actress|airline|all-star|anchor|automaker|backstop|billionaire|brand|broadcaster|catcher|ceo|chain|champion|coach|comedian|comic|company|congressman|congresswoman|contestant|cornerback|country|democrat|director|dj|finalist|footballer|forward|frontman|goalkeeper|golfer|governor|host|infielder|insider|lawmaker|linebacker|magazine|mayor|medalist|midfielder|minister|model|mogul|musician|network|novelist|olympian|operative|outfielder|pitcher|player|politician|quarterback|rapper|rep|republican|retailer|senator|shortstop|singer|slugger|songwriter|sportscaster|staffer|startup|state|strategist|striker|supermodel|tycoon|university|wrestler)$/
/** "Former goalkeeper", "major retailer": that there is a name is said by the adjective. */
export const HINT =
  /^(?:former|ex|major|top|popular|beloved|famous|leading|key|prominent|legendary|iconic|another|original|big|huge|retired|well-known|embattled|disgraced|star)$/

export const mayBePublic = ({ key, base }: Spelling): boolean =>
  PUBLIC.test(base) || (key.startsWith('ex-') && PUBLIC.test(key.slice(3)))

/** A headline that begins with an office or a house instead of its name: "Former goalkeeper opens …". */
export function publicFigure(headline: Headline): Cue[] {
  const { words, isTitleCase } = headline
  if (headline.isAllCapitals) return []
  // "UPDATE: Former goalkeeper …"
  const start = /^:\s/.test(words[1]?.gap ?? '') ? 1 : 0
  // "Norwell former striker retires": the club stands in front.
  const former = words.findIndex(({ key, gap }, i) => i > start && i <= start + 2 && key === 'former' && gap === ' ')
  const from = former < 0 ? start : former
  const isHinted = HINT.test(words[from]!.key) || /^[Ee]x-(?!\p{Lu}\p{Ll})/u.test(words[from]!.text)
  const cueTo = (last: number): Cue[] => [
    { tactic: 'withheld-subject', severity: 2, reason: 'keeps the name back', first: from, last },
  ]
  for (let i = from; i <= from + 4 && i < words.length; i++) {
    const word = words[i]!
    if (word.quote >= 0 || (i > from && word.gap !== ' ')) return []
    const noun = word.key.replace(/^ex-/, '')
    const relative = words[i + 1]
    // "Mayor's husband arrested".
    if (
      i < from + 2 &&
      word.base !== word.key &&
      PUBLIC.test(word.base) &&
      relative?.gap === ' ' &&
      FAMILY.test(relative.key) &&
      !isName(words[i + 2])
    )
      return cueTo(i + 1)
    if (isTitleCase && !isHinted) return []
    if (PUBLIC.test(noun) && word.base === word.key && (isTitleCase || !isName(words[i + 1]))) {
      const verb = words[i + 1]
      const isSubject =
        verb !== undefined &&
        verb.gap === ' ' &&
        (isVerbForm(verb.key) ||
          /^(?:who|is|has|will|that|to|reportedly|quietly|finally|suddenly|just)$/.test(verb.key))
      if (!isSubject) continue
      // "Indian airline", "Yale president": a place or a house beside it says which one.
      const isNamed = words
        .slice(from, i)
        .some((other, j) => /^\p{Lu}/u.test(other.text) && ((j > 0 && !isTitleCase) || !isCommonWord(other.base)))
      if (isNamed && !isHinted) return []
      return isHinted || verb.key === 'who' || /ly$/.test(verb.key) ? cueTo(i) : []
    }
    if (isVerbForm(word.key) && !isNoun(word.base) && i > from) return []
    if (/^(?:of|in|for|to|at|on|and|the|a|an)$/.test(word.key)) return []
  }
  return []
}

const FAMILY =
  /^(?:husband|wife|ex-wife|ex-husband|partner|girlfriend|boyfriend|son|daughter|brother|sister|mother|father|mom|dad|stepson|nephew|niece|aide)$/

function isName(word: Word | undefined): boolean {
  return word !== undefined && /^\p{Lu}/u.test(word.text)
}

const TELLING = new Set(
  'reveal reveals revealed revealing share shares shared sharing confess confesses confessed spill spills spilled drop drops dropped tease teases teased has have had give gives gave offer offers offered uncover uncovers uncovered discover discovers discovered deliver delivers delivered issue issues issued announce announces announced'.split(
    ' ',
  ),
)
const uncounted = wordSet(UNCOUNTED)
const isThing = (word: string): boolean => isNoun(word) || uncounted.has(word)
/** Nouns that hold a content which has to be said: a secret of what, an answer to what effect. */
const SHELL =
  /^(?:secrets?|truth|reasons?|answers?|response|reply|message|theory|theories|advice|regrets?|confessions?|surprise|twist|tricks?|habits?|favou?rites?|request|tips?|idea|ideas|solution|warning|question|announcements?|plans|side|trait|update|verdict|fact)$/
/** "Reveals character names": which ones, the article says. */
const REVEALED = /^(?:names|dates|titles|picks|choices|line-?up|messages|facts)$/
/** What may be issued and announced as news: "issues warning for the coast" tells its content. */
const OFFICIAL =
  /^(?:issue|issues|issued|announce|announces|announced|give|gives|gave|offer|offers|offered|deliver|delivers|delivered|drop|drops|dropped)$/

export const mayAnnounce = ({ key }: Spelling): boolean => TELLING.has(key)

/** "Has an answer for critics", "reveals a painful secret": says that something is said, and not what. */
export function announced({ words, tail }: Headline): Cue[] {
  const cues: Cue[] = []
  words.forEach((word, i) => {
    if (i === 0 || word.quote >= 0 || !TELLING.has(word.key)) return
    for (let j = i + 1; j <= i + 6 && j < words.length; j++) {
      const noun = words[j]!
      // “gives a ‘Tide Pool’ update”: the title of a work stands between.
      if (noun.quote >= 0 && /^\p{Lu}/u.test(noun.text) && !/[,:]/.test(noun.gap)) continue
      if (
        !/^["”’']? ?["“‘']?$/.test(noun.gap) ||
        noun.quote >= 0 ||
        /^(?:to|of|in|that|for|on|by|at|with|from|after|over|no)$/.test(noun.key)
      )
        return
      const isFar = j > i + 4 || words.slice(i + 1, j).some((between) => between.quote >= 0)
      const isList = REVEALED.test(noun.key) && /^reveal/.test(word.key)
      if (!SHELL.test(noun.base) && !isList) continue
      // "reveals a secret motivation": which says more.
      if (noun.key === 'secret' && words[j + 1]?.gap === ' ' && isThing(words[j + 1]!.base)) continue
      const isUpdate = noun.key === 'update' && /^(?:give|gave|offer)/.test(word.key)
      const after = words[j + 1]
      const gap = after === undefined ? tail : after.gap
      // A colon, a dash or an infinitive brings the content.
      if (/[:—–“‘"']/.test(gap) || (after !== undefined && /^(?:that|of|not|by|from|is|are|was|were)$/.test(after.key)))
        return
      if (after?.key === 'to' && isBaseVerb(words[j + 2]?.key ?? '')) return
      if (
        OFFICIAL.test(word.key) &&
        !isUpdate &&
        !/^(?:big|huge|major|surprising|shocking|strange|simple|cryptic|emotional|painful|stunning|unexpected|clear|strong|blunt|two|chilling|stark|dire)$/.test(
          words[j - 1]!.key,
        )
      )
        return
      // "has plans", "has reason": a verb of having announces only what an article or an adjective points at; what is
      // counted or denied is no announcement.
      const isCounted = words.slice(i + 1, j).some(({ key }) => /^(?:\d+|not|never)$/.test(key))
      if (/^ha[sdv]/.test(word.key) && (j === i + 1 || isCounted)) return
      // "reveals plans for a tunnel" is the content.
      if (noun.base === 'plans' && !/^(?:big|huge|major|surprising|secret)$/.test(words[j - 1]!.key)) return
      cues.push({
        tactic: 'curiosity-gap',
        severity: 2,
        reason: isFar || isUpdate || isList ? TEASER : 'announces a fact and keeps it back',
        first: i,
        last: j,
      })
      return
    }
  })
  return cues
}
