/**
 * Phrases that keep something back at one place and nothing at another: "Inside the toll talks" opens a door, "protests
 * inside the town hall" says where; "see what we found" calls the reader, "sails to Skerra to see what Dorn plans" tells why
 * somebody sails.
 */
import { dictionary } from '../../text/dictionary.ts'
import type { Cue, Headline, Word } from '../headline/words.ts'
import { isNoun, isPersonNoun, isPlace } from '../words/vocabulary.ts'

type IsLiteral = (headline: Headline, first: number, last: number) => boolean

const keyAt = (words: readonly Word[], at: number): string => words[at]?.key ?? ''
/** The words before, nearest last, as one text. */
const before = (words: readonly Word[], first: number, count: number): string =>
  words
    .slice(Math.max(0, first - count), first)
    .map(({ key }) => key)
    .join(' ')
const behind = (words: readonly Word[], last: number, count: number): string =>
  words
    .slice(last + 1, last + 1 + count)
    .map(({ key }) => key)
    .join(' ')

/** Whether a part of the headline begins here: at its start, or behind a colon, a dash or a stop. */
const opensPart = (words: readonly Word[], at: number): boolean =>
  at <= 0 || /[.:;!?|–—…,]\s*["“‘']?$|\s-\s|^\s*["“‘(]/.test(words[at]!.gap)

const callsReader = (words: readonly Word[]): boolean =>
  words.some(
    ({ key, text }) => /^(?:you\S*|here's|here|click|look|read|tap|watch|we|us|i|my|our)$/.test(key) && text !== 'US',
  ) || /^(?:see|find|learn|discover|take|try|play|answer|vote|swipe|scroll)$/.test(keyAt(words, 0))

/** "They voted on what's next", "fear what comes next": somebody's thought or talk, and no promise. */
const THOUGHT =
  /(?:(?<!\b(?:should|must|to|i|we|you) )fear(?:s|ed|ing)?|wonder(?:s|ed|ing)?|await(?:s|ed|ing)?|(?:decid|debat)(?:es?|ed|ing)|discuss(?:es|ed|ing)?|weigh(?:s|ed|ing)?|agree[sd]? on|(?:no|few|avoids|without|lacks?) (?:answers?|clarity|details?) on|(?:questions?|doubts?|worr(?:y|ies|ied)|anxious|uncertain(?:ty)?|unsure|unclear) (?:about|over|on)|unsure|unclear)$/

/** What somebody stands by or takes back is known already: "meant what he said", "regrets what it did". */
const OWN_WORDS =
  /(?:mean(?:s|t)?|regret(?:s|ted)?|den(?:y|ies|ied)|(?:st(?:and|ands|ood)|stuck) by|opposite of|retract(?:s|ed)?|withdr(?:aw|aws|ew)|repeat(?:s|ed)?|apologi[sz](?:es?|ed) for)$/

const THING_OF_NET =
  /^(?:address(?:es)?|backbone|boom|broken|browsers?|cables?|carbon|core|dawn|dot-com|early|earliest|energy|founders?|founding|future|gatekeepers?|governance|infrastructure|inventors?|links?|naming|origins?|pioneers?|plumbing|power|pipes|reach|root|routing|rules|servers?|spread|starting|traffic|underlying|universal)$/

const NEWS_NOUN =
  /^(?:an?|the|his|her|their|its|big|huge|major|surprise|shock|new|this|move|news|post|decision|reveal|announcement|confession|claim|gift|twist)$/

const TOLD_LATER =
  /^(?:announcement|baby|clue|confession|decision|gift|look|makeover|message|move|news|post|reveal|secret|selfie|snap|transformation|twist|update)s?$/

/** By the first word of the phrase. */
const LITERAL: Record<string, IsLiteral> = dictionary<IsLiteral>({
  // "opposition inside the White House", "life inside a quarantine hotel"; "Inside the …", "a look inside the …" open.
  inside: ({ words }, first) =>
    !opensPart(words, first) &&
    !/(?:looks?|look at|peeks?|peek|glimpses?|go|goes|going|went|take|takes|taken|step|steps|tour|stor(?:y|ies)|exclusive|video|photos?|pictures?|it's like|it is like|was like|happen\S*|walk|journey|access|video|secrets?|from|scenes|war|drama|chaos|horrors?)$/.test(
      before(words, first, 3),
    ) &&
    !(keyAt(words, first - 1) === 'life' && opensPart(words, first - 1)),
  // "to see if the deal holds": why somebody does something.
  to: ({ words }, first) => isWhy(words, first),
  // "nerves that let gulls see what is not there".
  see: ({ words }, first) =>
    isWhy(words, first - 1) ||
    /\b(?:lets?|helps?|makes?|made) (?:us|them|him|her|people|patients|\S+s)$/.test(before(words, first, 2)),
  what: ({ words }, first, last) => {
    const gap = before(words, first, 4)
    if (first === 0 || /[.:;!?|–—]\s*$/.test(words[first]!.gap)) return false
    if (/ next$/.test(`${keyAt(words, first)} ${keyAt(words, last)}`)) return THOUGHT.test(gap)
    // "do for buses what he did for trains".
    if (
      /\b(?:do|does|doing|did) for \S+$|\b(?:do|does|doing|did) for \S+ \S+$/.test(gap) &&
      keyAt(words, last + 1) === 'for'
    )
      return true
    return OWN_WORDS.test(gap) && !/\bhere's\b/.test(gap)
  },
  "what's": ({ words }, first, last) =>
    keyAt(words, last) === 'next' &&
    first > 0 &&
    !/[.:;!?|–—]\s*$/.test(words[first]!.gap) &&
    THOUGHT.test(before(words, first, 4)),
  // "The game is coming soon with ads": it is said what comes.
  coming: ({ words }, first, last) =>
    keyAt(words, last) === 'soon' &&
    /^(?:is|are)$/.test(keyAt(words, first - 1)) &&
    first > 2 &&
    !/^(?:that|this|it|he|she|they|more|something|surprise|surprises|news|announcement|answers?|update|updates)$/.test(
      keyAt(words, first - 2),
    ),
  // "a little-known captain": not known to many.
  'little-known': ({ words }, _, last) =>
    words.slice(last + 1, last + 4).some(({ base, gap }) => gap === ' ' && isPersonNoun(base)),
  // "tells all 40 captains": to whom.
  tells: ({ words }, _, last) => tellsSoMany(words, last),
  told: ({ words }, _, last) => tellsSoMany(words, last),
  // "the internet's boom and bust", and not "the internet's favorite gull".
  the: ({ words }, first, last) =>
    keyAt(words, last) === "internet's" &&
    last === first + 1 &&
    words.slice(last + 1, last + 3).some(({ key }) => THING_OF_NET.test(key)),
  // "gives islanders last chance to leave": an offer of somebody's, made to others.
  last: ({ words }, first, last) =>
    keyAt(words, last) === 'chance' &&
    !callsReader(words) &&
    /\b(?:gives?|gave|given|giving|offers?|offered|gets?|got) (?:\S+ ){1,3}$/.test(`${before(words, first, 4)} `),
  // "sends message of peace": which.
  sends: ({ words }, _, last) => keyAt(words, last) === 'message' && keyAt(words, last + 1) === 'of',
  sent: ({ words }, _, last) => keyAt(words, last) === 'message' && keyAt(words, last + 1) === 'of',
  // "Islanders have a message for Dorn: end the tolls": said behind the colon.
  has: (headline, first, last) => isTold(headline, first, last),
  have: (headline, first, last) => isTold(headline, first, last),
  // "must find out why the dam broke": that somebody asks.
  find: ({ words }, first, last) =>
    keyAt(words, first + 1) === 'out' &&
    first > 1 &&
    /^(?:to|must|can't|cannot|couldn't|could)$/.test(keyAt(words, first - 1)) &&
    !/^to$/.test(keyAt(words, first - 2)) &&
    last < words.length - 1 &&
    !callsReader(words.filter(({ key }) => key !== 'we')),
  // "lets sailors share what they hear": what they do.
  share: ({ words }, first, last) =>
    keyAt(words, last) === 'what' &&
    /\b(?:lets?|letting|helps?|allows?|allow) \S+(?: to)?$|\b(?:can|could|will|may) (?:now |soon |also )?$/.test(
      `${before(words, first, 3)}${/^(?:can|could|will|may|now|soon|also)$/.test(keyAt(words, first - 1)) ? ' ' : ''}`,
    ),
  // "People are losing jobs over posts", and not "people are losing it".
  people: ({ words }, _, last) =>
    keyAt(words, last) === 'losing' &&
    /^(?:their )?(?:jobs?|homes?|coverage|benefits|weight|trust|faith|money|lives|access|hope|work|savings|power|health)\b/.test(
      behind(words, last, 2),
    ) &&
    !/\b(?:minds?|shit|marbles)\b/.test(behind(words, last, 3)),
  // "turned out to vote": they came.
  turned: ({ words }, _, last) =>
    keyAt(words, last - 1) === 'out' &&
    keyAt(words, last) === 'to' &&
    /^(?:vote|protest|march|see|watch|support|cheer|greet|mourn|celebrate|help|hear|welcome|oppose|demonstrate)$/.test(
      keyAt(words, last + 1),
    ),
  // "is not what islanders want": a plain no.
  is: ({ words }, first, last) => isRefused(words, first, last),
  are: ({ words }, first, last) => isRefused(words, first, last),
  "isn't": ({ words }, first, last) => isRefused(words, first, last),
  "aren't": ({ words }, first, last) => isRefused(words, first, last),
  // "surprises fans with acoustic set": with what is said.
  surprises: ({ words }, _, last) => tellsWith(words, last),
  surprised: ({ words }, _, last) => tellsWith(words, last),
})

const isWhy = (words: readonly Word[], at: number): boolean =>
  at > 2 && keyAt(words, at) === 'to' && keyAt(words, at + 1) === 'see' && !callsReader(words)

/** What is offered stands behind the colon, in a clause and not as a question or a call to the reader. */
function isTold({ words, text }: Headline, first: number, last: number): boolean {
  // "has 840MB day one update", "have tense text message exchange": a thing, and no announcement.
  if (/^\d/.test(keyAt(words, first + 1)) || /^(?:apps?|boards?|exchanges?|threads?)$/.test(keyAt(words, last + 1)))
    return true
  const from = words.findIndex(({ gap }, at) => at > last && /^:\s/.test(gap))
  if (from < 0 || from - last > 8 || words.length - from < 3 || /\?/.test(text)) return false
  return (
    keyAt(words, last + 1) === 'for' &&
    /^(?:message|warning|advice|offer|answer|response|plan)$/.test(keyAt(words, last)) &&
    !words.some(({ key, quote }) => quote < 0 && /^you/.test(key)) &&
    first > 0
  )
}

const isRefused = (words: readonly Word[], first: number, last: number): boolean =>
  first > 0 &&
  keyAt(words, last) === 'what' &&
  /^(?:not|isn't|aren't)$/.test(keyAt(words, last - 1)) &&
  (isNoun(words[last + 1]?.base ?? '') ||
    isPlace(words[last + 1]?.base ?? '') ||
    /^[a-z]+(?:ans|ers|ians)$/.test(keyAt(words, last + 1))) &&
  /^(?:want|wants|wanted|need|needs|needed|asked|voted|ordered)$/.test(keyAt(words, last + 2))

/** "tells all 40 captains", and not "tells all 20 years on". */
const tellsSoMany = (words: readonly Word[], last: number): boolean =>
  keyAt(words, last) === 'all' &&
  /^\d/.test(keyAt(words, last + 1)) &&
  !/^(?:days|weeks|months|years|hours)$/.test(keyAt(words, last + 2))

const tellsWith = (words: readonly Word[], last: number): boolean =>
  keyAt(words, last + 1) === 'with' &&
  words[last + 2] !== undefined &&
  !NEWS_NOUN.test(
    words.slice(last + 2).find(({ key }) => !/^(?:an?|the|his|her|their|its)$/.test(key))?.key ?? 'news',
  ) &&
  !words.slice(last + 2).some(({ key }) => TOLD_LATER.test(key))

/** Whether the phrase keeps nothing back where it stands. */
export const isLiteralLure = (headline: Headline, { tactic, first, last }: Cue): boolean =>
  /^(?:curiosity-gap|false-urgency)$/.test(tactic) &&
  (LITERAL[headline.words[first]!.key]?.(headline, first, last) ?? false)
