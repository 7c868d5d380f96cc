/** Reads a list headline: how many of what, and what the items are about. */

import { readHeadline } from '../headline/words.ts'
import { readTactics } from '../tactics/tactics.ts'
import { plainWording } from './plain-wording.ts'
import { isNounPhrase, namedIn } from './topic.ts'
import { small } from './words.ts'

export interface ListPlan {
  /** "18", "five". */
  count: string
  /** "confessions", "penguin products": what is counted, without loaded words. */
  things: string
  /** "from people with agoraphobia"; '' for none. */
  about: string
}

/** Relative clauses that say what a list does to its reader, and nothing about its items. */
const READER_CLAUSE =
  /\s+(?:(?:that|which|who)(?:['’]ll| will| would| can| might| may)\b[^,]*|(?:guaranteed|sure|certain) to [^,]*|(?:you|you['’]ll|you['’]ve|your)\b[^,]*|to (?:make|help|get|give|keep) you\b[^,]*|if you\b[^,]*|(?:that|which) (?:are|were|is|have|make|made|prove|show|deserve|need|perfectly|totally|absolutely|basically|actually|really|just|only|every|all|everyone|everybody|should|sum|define|capture|remind|understand)\b[^,]*|only [^,]*(?:will|understand)\b[^,]*|[\p{L}'’ -]*?\bswears? by\b[^,]*|(?:\p{L}+ ){0,2}(?:will never|won['’]t|wants?|won['’]t ever|never|secretly|actually) (?:tell|reveal|admit|say|you|want)\b[^,]*|everyone\b[^,]*|every \w+ (?:needs|should|will|has|knows)\b[^,]*|we (?:can't|all|need|want|love|should|must)\b[^,]*|because\b[^,]*|as told by\b[^,]*)$/iu

/** "… the U.S. wants you to forget": who wants what of the reader. */
const WANTING =
  / (?:that )?(?:the (?:\p{L}[\p{L}.'’-]* ){1,2}|they |(?:\p{L}[\p{L}.'’-]* )?)(?:wants?|doesn['’]t want|don['’]t want|won['’]t tell|won['’]t let) (?:you|people)\b[^,]*/iu

export function readList(text: string): ListPlan | null {
  const { cues } = readTactics(text)
  const cue = cues.find((other) => other.tactic === 'listicle')
  if (cue === undefined) return null
  const headline = readHeadline(text)
  const number = headline.words[cue.first]!
  const last = headline.words[cue.last]!
  const before = headline.words[cue.first - 1]
  // "Doctor shares 4 rules …" is a statement about a list, not a list.
  if (before !== undefined && !/^(?:the|here|are|top|these|best|[a-z]+)$/.test(before.key)) return null
  if (before !== undefined && cue.first > 2) return null
  const rawThings = text.slice(number.end, last.end).trim()
  const things = plainThings(rawThings)
  if (things === '') return null
  const after = text
    .slice(last.end)
    // "…, and #3 will make you …": which item it is tells nothing.
    .replace(/,? (?:and|but|plus) (?:#|number |no\.? )?\d+ (?:will|is|might|may)\b.*$/i, '')
    .split(/[;:—–]\s|\s[—–-]\s|(?<=\p{Ll}{2})[.?!]\s/u)[0]!
    .trim()
  // "300 chase jobs": nobody lists so many.
  if (/^\d{3,}$/.test(number.key) && Number(number.key) > 150 && number.key !== '365') return null
  // "Five of Lunt's aides could be called": a statement.
  if (/^(?:could|may|might|will|would|must|should|have|has|had|can|faces?)\b/i.test(after)) return null
  // A number in words has its capital from the start of the headline.
  return { count: number.text.toLowerCase(), things: withoutHead(things), about: aboutOf(after, text.slice(last.end)) }
}

function plainThings(raw: string): string {
  const superlative = raw.replace(
    /^(?:of the )?(?:all-time )?(?:very |absolute )?(?:(?:best|worst|greatest|most (?:\w+)|coolest|craziest|funniest|cutest|weirdest|hottest|biggest)(?: and (?:best|worst|most \w+))?)\s+/i,
    '',
  )
  const { text, left } = plainWording(superlative)
  const plain = text.replace(/^of the /i, '')
  const lower = small(plain)
  return left.length > 0 ? (superlative.split(' ').at(-1) ?? '') : lower
}

/** Counted nouns that only tease get a plain name: what they hold are items of an article. */
function withoutHead(things: string): string {
  return things
    .replace(/\bsecrets$/i, 'facts')
    .replace(/\bthings$/i, 'things')
    .replace(/\b(?:hacks|tricks)$/i, 'tips')
    .replace(/\bfinds$/i, 'items')
}

function aboutOf(after: string, tail: string): string {
  if (after === '') return ''
  const signs =
    /^(?:that )?(?:you are|you['’]re|your \w+ is) (?:totally |definitely |actually |really |basically |secretly |slightly )?(an? .+)$/i.exec(
      after,
    )
  if (signs !== null) return cleaned(`of ${signs[1]}`)
  // "that aren't unhealthy": what the items are not is what the list is about.
  const denied = /^that (?:\p{L}+ly )?((?:are|is|were|was|do|does)(?:n['’]t| not) .+)$/iu.exec(after)
  if (denied !== null) {
    const { text, left } = plainWording(denied[1]!)
    if (left.length === 0 && !/\bpeople\b/.test(text)) return `that ${text[0]!.toLowerCase()}${text.slice(1)}`
  }
  const nation = /(?:only|if) .*\b(?:from|in|at) (\p{Lu}[\p{L}'’ .-]*)/u.exec(after)
  const removed = after.replace(
    /^(?:you won['’]t believe|you['’]ll never believe|you didn['’]t know|you should know|you need to know) (?:are |were |is |about )?/i,
    (match) => (/about /i.test(match) ? 'about ' : ''),
  )
  const trimmed = ` ${removed}`.replace(WANTING, '').replace(READER_CLAUSE, '').trim()
  if (trimmed === '' && nation !== null) return `related to ${nation[1]!.trim()}`
  const toKnow = trimmed
    .replace(/^(?:to know|you need to know|we know|to remember|to understand)(?: about| from)?\b\s*/i, 'about ')
    .replace(/^about $/i, '')
  const reader = READER_CLAUSE.exec(` ${removed}`)?.[0] ?? ''
  const topics =
    toKnow === '' && nation === null && reader !== ''
      ? namedIn(reader)
          .map((topic) => topic.replace(/^(?:\p{L}+ing|to) /u, '').replace(/ without \p{L}+ing.*$/u, ''))
          .filter((topic) => !topic.includes(' ') || isNounPhrase(topic))
          .filter(
            (topic) =>
              !/^people\b|^(?:life|world|mind|day|heart|feel|feels|hard|old|it all|everything|wardrobe|friends?)$/i.test(
                topic,
              ),
          )
      : []
  if (topics.length > 0) return cleaned(`related to ${topics.slice(0, 2).join(' and ')}`)
  const any = /(?:for|to) any (\p{Lu}\p{L}+)$/u.exec(tail)
  if (toKnow === '' && any !== null) return `related to any ${any[1]}`
  const about = cleaned(toKnow)
  if (about !== '' || toKnow === '') return about
  const named = namedIn(toKnow)
  return named.length === 0 ? '' : `related to ${named.slice(0, 3).map(small).join(' and ')}`
}

function cleaned(text: string): string {
  if (text === '') return ''
  if (/^about (?:in|on|at|for|from|before|after|to)\b/i.test(text)) return cleaned(text.slice('about '.length))
  const { text: plain, left } = plainWording(text)
  return left.length > 0
    ? ''
    : plain.replace(/^(\p{Lu})(?=\p{Ll})/u, (letter) => (/^\p{Lu}/u.test(text) ? letter : letter.toLowerCase()))
}
