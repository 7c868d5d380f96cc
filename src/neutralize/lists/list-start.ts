/** Where the count of a list stands, and the last word of the things it counts. */
import { type Headline, readHeadline, type Word } from '../headline/words.ts'
import { readStatement } from '../statement/statement.ts'
import { readTactics } from '../tactics/tactics.ts'
import { isBaseVerb, isPast, isPersonNoun } from '../words/vocabulary.ts'
import { isPraise } from './list-things.ts'

export interface ListStart {
  count: Word
  /** Of the things counted. */
  last: Word
}

/**
 * @param text in sentence case
 * @param published as it stands in the feed: its capitals show more lists
 * @returns null where the headline is no list
 */
export function listStart(text: string, published: string): ListStart | null {
  const headline = readHeadline(text)
  const { words } = headline
  const found = cueOf(text) ?? sameWords(headline, published) ?? praised(headline, published) ?? aroundTitle(headline)
  if (found === null) return null
  // "The definitive ranking of ferry songs" counts nothing.
  if (words[found.first]!.key === 'definitive') return null
  const before = words[found.first - 1]
  // "Doctor shares 4 rules …" is a statement about a list, not a list.
  if (before !== undefined && !/^(?:here's|[a-z]+)$/.test(before.key)) return null
  if (before !== undefined && found.first > (words[0]!.key === 'here' ? 4 : 2)) return null
  // "Harbor fire: six things we know": without its label nobody would know of what.
  if (found.first > 0 && /:/.test(words[found.first]!.gap)) return null
  // "Two kids among five dead": of whom they are.
  if (/ among (?:\d+|two|three|four|five|six|seven|eight|nine|ten|dozens|hundreds)\b/.test(text)) return null
  const last = behindQuotation(headline, found.last)
  if (last === undefined) return null
  const start = { count: words[found.first]!, last }
  // "Nine of the largest mills ink deals": what they do.
  const deed = /^ of the (?:[\p{L}-]+ ){1,4}?\p{Ll}+[^s\P{L}]s (\p{Ll}+) (?:[\p{Ll}-]+ )?\p{Ll}+s\b/u.exec(
    text.slice(start.count.end),
  )
  if (isBaseVerb(deed?.[1] ?? '') || deed?.[1] === 'ink') return null
  if (isDeed(text.slice(last.end))) return null
  if (isWhatManyDo(text, published)) return null
  // "Nine bakers share what they ate": people and what they tell.
  return TELLING().test(text.slice(start.count.end)) ? null : start
}

/** "Three Skerra Democrats cross party lines to stop the vote": a sentence of them, where its verb is written small. */
function isWhatManyDo(text: string, published: string): boolean {
  const statement = readStatement(text)
  if (statement === null || statement.kind !== 'present' || !statement.isPlural) return false
  const { prefix, subject, group, rest } = statement
  const last = subject.split(' ').at(-1)!
  return (
    prefix === '' &&
    rest !== '' &&
    published.includes(` ${group} ${rest.split(' ')[0]!}`) &&
    /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:\S+ ){0,3}\S+$/i.test(subject) &&
    !/\b(?:who|that|all|every|only|most|things|times|ways|reasons)\b/i.test(subject) &&
    (/^(?:Americans|Britons|Conservatives|Democrats|Liberals|Republicans|Tories)$/.test(last) ||
      isPersonNoun(last) ||
      isPersonNoun(last.replace(/s$/, '')))
  )
}

/** "14 “Harbor Games” questions": the things stand behind the title. */
function behindQuotation({ words, quotes }: Headline, last: number): Word | undefined {
  const quote = quotes[words[last]!.quote]
  if (quote === undefined) return words[last]
  const things = words[quote.lastWord + 1]
  return things !== undefined && /^["”’']\s$/.test(things.gap) && /[^s]s$/.test(things.key) ? things : undefined
}

/** "Seven tips | led police to Skerra", "Six signs | stolen from the pier": what they did, and what was done to them. */
function isDeed(tail: string): boolean {
  const [, verb = '', next = ''] = /^ (\p{Ll}+) ([\p{L}’'-]+)/u.exec(tail) ?? []
  return (
    LOST.test(`${verb} ${next}`) ||
    (isPast(verb) &&
      !/^(?:called|named|voted|ranked|rated|considered|made|given|set|left|put|told|sold|sent|inspired|that)$/.test(
        verb,
      ) &&
      (/^(?:the|an?|his|her|its|their|police|people|officers)$/.test(next) || isPersonNoun(next)))
  )
}

const LOST =
  /^(?:banned|stolen|seized|burned|burnt|removed|pulled|recalled|destroyed|vandalized|vandalised|smashed|torn|looted|auctioned|confiscated|censored) (?:by|from|in|at|after|over|as|for|on|amid)$/

const TELLING = () =>
  /^ (?:(?!who|that|times|moments)[\p{L}’'-]+ ){1,3}(?:share|confess|reveal|explain|describe|admit|tell|told|discuss|recall|review|remember|talk|open|speak|respond|answer) (?!to\b|if\b)\S/iu

interface Place {
  first: number
  last: number
}

const cueOf = (text: string): Place | null => readTactics(text).cues.find((cue) => cue.tactic === 'listicle') ?? null

/** The list of the published headline, where both have the same words. */
function sameWords(headline: Headline, published: string): Place | null {
  const other = readHeadline(published)
  const isSame =
    other.words.length === headline.words.length && other.words.every(({ key }, i) => key === headline.words[i]!.key)
  return isSame ? cueOf(published) : null
}

/** "19 gorgeous colors worth every penny", "16 of the coziest cat forts": a title of nothing but praised things. */
function praised({ words }: Headline, published: string): Place | null {
  // A short title has few words that show it.
  if (/ \p{Ll}[\p{Ll}’']{3,}/u.test(published)) return null
  const first = words.findIndex(({ key }) => /^\d{1,3}$/.test(key))
  if (first < 0 || first > 1 || (first === 1 && words[0]!.key !== 'the')) return null
  const keys = words.slice(first + 1).map(({ key }) => key)
  const opened = keys.findIndex((key) => !/^(?:of|the|most|our|very)$/.test(key))
  const isPraised = opened >= 0 && (isPraise(keys[opened]!) || keys.slice(0, opened).includes('most'))
  for (let i = opened; i >= 0 && i < Math.min(keys.length, opened + 7); i++) {
    const word = words[first + 1 + i]!
    const next = words[first + 2 + i]
    if (/[.;:?!,—–]/.test(word.gap) && i > opened && !isPraised) return null
    const isThings =
      word.quote < 0 &&
      (/[^su’']s$/.test(word.key) || /^(?:people|men|women)$/.test(word.key)) &&
      !/[’']s$/.test(word.text)
    if (!isThings) {
      if (i > opened && ENDS().test(word.key)) return null
      continue
    }
    if (next === undefined) return isPraised ? { first, last: first + 1 + i } : null
    const isBait =
      BAIT().test(next.key) ||
      (/^(?:that|who)/.test(next.key) &&
        /^(?:perfectly|totally|will|you|prove|really|actually|just)$/.test(words[first + 3 + i]?.key ?? ''))
    if (isBait || (isPraised && ENDS().test(next.key))) return { first, last: first + 1 + i }
  }
  return null
}

/** "21 “Tidelands” secrets": things of a titled work, its title before them. */
function aroundTitle({ words, quotes }: Headline): Place | null {
  const quote = quotes.find(({ firstWord }) => firstWord > 0 && firstWord < 5)
  if (quote === undefined || !/^\d{1,3}$/.test(words[0]!.key)) return null
  const last = words.findIndex(({ key }, i) => i > quote.lastWord && i < quote.lastWord + 3 && OF_WORKS.test(key))
  return last < 0 ? null : { first: 0, last }
}

const OF_WORKS =
  /^(?:questions|secrets|items|facts|moments|things|quotes|jokes|references|memes|products|gifts|tweets|photos|pictures|scenes|lessons|details|reasons|lines|theories|trivia|recipes|costumes|posters|posts|lyrics|gifs)$/

const BAIT = () => /^(?:too|i|i'\p{L}+|we|we\p{L}*'\p{L}+|you|you'\p{L}+|every|everyone|only|guaranteed|worth|if)$/u
const ENDS = () =>
  /^(?:that|that'\p{L}+|who|who'\p{L}+|to|for|from|of|in|on|with|about|at|by|when|ever|your|as|inspired|made|featuring|wearing)$/u
