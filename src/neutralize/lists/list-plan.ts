/** Reads a list headline: how many of what, and what the items are about. */

import { isCommonWord } from '../headline/true-case.ts'
import { firstNames } from '../headline/true-case-names.ts'
import { indefinite, small } from '../plain/grammar.ts'
import { plainWording } from '../plain/plain-wording.ts'
import { topicsOf } from '../topics/topic.ts'
import { isNounPhrase } from '../topics/topic-nouns.ts'
import { namedIn } from '../topics/topic-phrases.ts'
import { isPersonNoun } from '../words/vocabulary.ts'
import { addresses, audienceOf, toAuthor, toPeople } from './list-reader.ts'
import { remnantOf } from './list-remnant.ts'
import { listStart } from './list-start.ts'
import { tailOf } from './list-tail.ts'
import { themesOf } from './list-theme.ts'
import { plainThings, withoutTease } from './list-things.ts'
import { verbAt } from './list-verb.ts'
import { FORBIDDEN, withoutFillers } from './list-words.ts'

export interface ListPlan {
  /** "18", "five". */
  count: string
  /** "confessions", "penguin products": what is counted, without loaded words. */
  things: string
  /** "from people with agoraphobia"; '' for none. */
  about: string
  /** What else can be said of them, where that cannot stand: "in connection with Skerra". */
  themes: readonly string[]
}

/**
 * @param text in sentence case
 * @param published as it stands in the feed: its capitals show more lists
 */
export function readList(text: string, published: string): ListPlan | null {
  const start = listStart(text, published)
  if (start === null) return null
  const { count, last } = start
  const tail = text.slice(last.end)
  const counted = inSmallWords(text.slice(count.end, last.end).trim())
  // Of a title before them nothing may go.
  const things = withoutTease(plainThings(counted.includes('"') ? withoutTease(counted) : counted))
  if (things === '') return null
  const after = inSmallWords(tail)
    // "…, and #3 will make you …": which item it is tells nothing.
    .replace(/,? (?:and|but|plus) (?:#|number |no\.? )?\d+ (?:will|is|might|may)\b.*$/i, '')
    .split(
      /(?:[;:—–]\s|\s[|—–-]\s|(?<=\p{Ll}{2})(?<!\b(?:vs|mt|st|dr|mr|mrs|ms|[Gg]ov|[Ss]en|[Rr]ep|[Gg]en|[Ss]gt|jr|sr|ft|(?:[Jj]an|[Ff]eb|[Mm]ar|[Aa]pr|[Aa]ug|[Ss]ept?|[Oo]ct|[Nn]ov|[Dd]ec|[Nn]o)(?=\. \d))(?=\.))[.?!]\s)(?=(?:[^"“”]*["“][^"“”]*["”])*[^"“”]*$)/u,
    )[0]!
    .replace(/[.!…]+$/, '')
    // "that are | so cute you'll weep": the bait behind it went before.
    .replace(/ (?:that|which|who) (?:are|is|were|was)$/i, '')
    .trim()
  // "300 chase jobs": nobody lists so many.
  if (/^\d{3,}$/.test(count.key) && Number(count.key) > 150 && count.key !== '365') return null
  // "10 worst airlines for delays, according to data": told by those data.
  if (
    /\b(?:according to|based on|, (?:data|figures|study|survey|poll) )/.test(after) &&
    /(?:est|worst|best)\b|\bmost /.test(counted)
  )
    return null
  // "Five of Lunt's aides could be called": a statement.
  if (/^(?:could|may|might|will|would|must|should|have|has|had|can|faces?)\b/i.test(after)) return null
  // A number in words has its capital from the start of the headline.
  // "the best gull photos ever": without the measure they are only gull photos.
  const isMeasured = MEASURED().test(things)
  const bare = /^ever$/i.test(after) && !isMeasured ? '' : after
  const rest = isMeasured ? bare : withoutEver(bare)
  const told = said(rest === bare ? things : `${gradeOf(counted)}${things}`, rest)
  // "the 10 best boats of 2031": ranked, and not any ten of that year.
  const isRanked =
    /^of (?:\d{4}$|the \p{L}+ \p{L})/u.test(told.about) &&
    (/^best \S+$/i.test(counted) || /\btop $/i.test(text.slice(0, count.start)))
  const themes = themesOf(rest)
  return {
    count: (isRanked && /^\d+$/.test(count.text) ? 'top ' : '') + count.text.toLowerCase(),
    ...told,
    about: told.about || remnantOf(told.things, rest) || (themes[0] ?? ''),
    themes,
  }
}

/** "the worst things | people have ever smelled": of any others that is not told. */
const withoutEver = (after: string): string =>
  after.replace(
    /^((?:that |which )?(?:people|men|women|fans|they|he|she|\p{L}+s)(?: have| has| had)?) ever (?=\p{L})/iu,
    '$1 ',
  )

/** How bad or good they are at the least, where "ever" went with the measure. */
const gradeOf = (counted: string): string =>
  /\b(?:worst|grossest|nastiest)\b/i.test(counted) ? 'bad ' : /\b(?:best|greatest)\b/i.test(counted) ? 'good ' : ''

/** Short headlines keep the capitals of their title. */
export const inSmallWords = (text: string): string =>
  text.replace(/["“][^"”]*["”]|[^"“]+/g, (part) => (/^["“]/.test(part) ? part : lowered(part)))

const lowered = (text: string): string =>
  / (?:To|Of|In|On|For|The|A|With|From|That|You|Your|If|Who) /.test(` ${text} `)
    ? text.replace(/(?<=^|\s)\p{Lu}[\p{Ll}’']+(?=$|[\s,.])/gu, (word) =>
        isCommonWord(word.toLowerCase()) ? word.toLowerCase() : word,
      )
    : text

/** "ways the ferry plan is terrible for sailors": what is judged. */
function strategyOf(after: string): string {
  const [, subject = ''] =
    /^(?!(?:to|you|your|we|i|in|for|of|that|which|people)\b)([^,]+?) (?:is|are|was|were|will be|has been) (?:\p{L}+ly )?(?:terrible|horrible|bad|awful|wrong|broken|great|good|better|worse|unfair|ruining|destroying|failing|hurting|harming)\b/iu.exec(
      after,
    ) ?? []
  return subject !== '' && isTopicPhrase(subject) && !addresses(subject) ? subject : ''
}

/** "ways to survive | you'd never think of": that the reader did not know it tells nothing of them. */
const withoutUnknown = (after: string): string =>
  after.replace(
    /(?<=^(?:to|for|in|of|about|from|with) \S+(?: \S+)*)(?<!\b(?:as|like|than|if|when|before|because|that|someone|somebody|anyone|people|person|man|woman|thing|things|something|places?|those)),? (?:that )?you(?:['’]?d| would|['’]?ve| have| had| probably)? ?(?:have )?(?:never|not|probably|(?:did|have|had|would|could)n['’]?t)(?: (?:ever|even|have|probably))? (?:think|thought|figured?|know|knew|known|guessed?|heard?|come up with|imagined?|considered?|tried|seen?|noticed?|reali[sz]ed?|find|found|expect)\b.*$/iu,
    '',
  )

function said(things: string, following: string): { things: string; about: string } {
  const after = withoutUnknown(following).replace(
    /^(?:that )?you (?:probably )?(?:never|did ?n['’]?t) (?:knew|know|realized|realised|realize|realise) it (?:is|was) (?=\p{L}+ to )/iu,
    'it is ',
  )
  if (/\btimes$/i.test(things)) return times(things, after)
  if (/\breasons$/i.test(things)) return reasons(things, after)
  const ways = /\bways$/i.test(things) ? strategyOf(after) : ''
  if (ways !== '') return { things: things.replace(/ways$/i, 'arguments'), about: plain(`about ${ways}`) }
  const about =
    EVER().test(after) && !MEASURED().test(things)
      ? ''
      : // "that your friends will like": nobody was named whose they are.
        plain(tailOf(after, things)).replace(/^for their (?=(?:\p{Ll}+ )?\p{Ll}+s$)/u, 'for ')
  // "9 people people meet" would stumble.
  if (/\bpeople$/i.test(things) && /^people\b/.test(about)) return { things, about: '' }
  if (about !== '' || !EMPTY.test(things)) return { things, about }
  const known = /^we (?:already )?know(?: so far)?(?: (about \S.*?))?(?: so far)?$/i.exec(after)
  if (known !== null) return { things, about: plain(`known so far ${known[1] ?? ''}`.trim()) }
  // "24 things" alone is no headline: then what is said of them is told as it stands.
  const whole = withoutFillers(after).replace(/^that(?=['’]ll\b)/i, 'that')
  // "things every sailor finds thrilling": for whom they are can be told.
  const each =
    /^(?:that |which )?((?:every|each) (?:\p{L}+ )?\p{L}+) (?:finds?|thinks?|considers?|loves?|hates?|is|has|will|can|knows?)\b/iu.exec(
      after,
    )?.[1]
  if (each !== undefined && plain(toAuthor(toPeople(whole))) === '')
    return { things, about: plain(`for ${audienceOf(each)}`) }
  const isWhole = !FORBIDDEN.test(whole) && !/^(?:that|who|which)['’]/i.test(whole) && !/\b(?:we|us|our)\b/i.test(whole)
  return { things, about: isWhole ? plain(toAuthor(toPeople(whole))) : '' }
}

/** "the worst soups | you'll ever eat": without the measure it is only that they are eaten. */
const EVER = () => /^(?:that )?you(?:['’](?:ll|ve)| will| have)? ever \p{L}+(?: \p{L}+)?$/iu
const MEASURED = () => /\b(?:\p{L}{3,}est|best|worst|most|least|first|only)\b/iu

const EMPTY = /^(?:little |simple |easy )?things$/i

/** The tail in plain words, or '' where some have none. */
function plain(about: string): string {
  const said = plainly(about)
  if (said !== '') return said
  // "everyone who sails", "everything you cook": of any, and of no more; "all black everything": all black.
  const loose = about
    .replace(/\bevery(one|body|thing)\b(?= (?:who|with|that|they|in|on|at|from)\b)/gi, 'any$1')
    .replace(/ in the worst ways?$| of all time$|(?<= all \p{L}+) everything$/iu, '')
  return loose === about ? '' : plainly(loose)
}

function plainly(about: string): string {
  const { text, left } = plainWording(
    about.replace(/\bruin(ing|ed|s)?\b/g, (_, end: string | undefined) => `affect${end ?? ''}`),
  )
  if (left.length > 0 && about.startsWith('about ')) {
    // "about the harbor bombshell": about the harbor, where that is all it names.
    const topics = topicsOf(about.slice('about '.length))
    return topics.length === 1 && /\p{Lu}/u.test(topics[0]!) ? `about ${small(topics[0]!)}` : ''
  }
  return left.length > 0 || (DANGLING.test(text) && !/^about how \p{L}+ \p{L}/u.test(text)) || losesNoun(about, text)
    ? ''
    : text.replace(/^(\p{Lu})(?=\p{Ll})/u, (letter) => (/^\p{Lu}/u.test(about) ? letter : letter.toLowerCase()))
}

/** "socially awkward people" may not become "socially people", nor "sad people" people. */
const losesNoun = (before: string, after: string): boolean =>
  [...after.matchAll(/(?<=^| )(\p{L}+ly|for|from|of|the|an?|with)(?= (\p{L}+))/gu)].some(
    ([, first, second]) =>
      !before.replace(/\bbasically\b/g, 'essentially').includes(`${first} ${second}`) &&
      (first!.endsWith('ly') || isPersonNoun(second!) || /^(?:lovers|adults)$/.test(second!)),
  )

const DANGLING = /\b(?:when|if|the|an?|and|or|that|who|which|because|is|are|was|were|be|very|too|so|than)$/i

/** "19 times Ruiz fell": as it was; "19 times Ruiz was everything": moments with him. */
function times(things: string, after: string): { things: string; about: string } {
  const adored =
    /^we (?:were |are |all |just |totally |completely |really |couldn['’]t |didn['’]t )*(?:obsess\p{L}*|in love|fell in love|fangirled|freaked out|crushing|crushed|loved|talk\p{L}*|stop\p{L}* \p{L}+ing)(?: (?:with|over|about|for|on))? (.+)$/iu.exec(
      after,
    )
  if (adored !== null && isNounPhrase(adored[1]!))
    return { things: things.replace(/times$/i, 'moments'), about: plain(`involving ${adored[1]!}`) }
  if (after === '' || /^(?:to|when|you|your|that|in|at|we|i)\b/i.test(after))
    return { things, about: plain(tailOf(after, things)) }
  const clause = withoutFillers(after)
  const known = verbAt(clause)
  // "Dana Holm | spat": behind somebody's name a word that no list knows is a verb.
  const verb = known < 0 ? (BEHIND_NAME().exec(clause)?.[0].length ?? -1) : known
  const subject = named(verb < 0 ? clause : clause.slice(0, verb - 1)).replace(
    / (?:pretty much|kind of|sort of|almost|totally|literally)$/i,
    '',
  )
  // "perfectly summed up boats": praise, and what was summed up.
  const deed = (verb < 0 ? '' : clause.slice(verb)).replace(
    /^(?:(?:perfectly|hilariously|accurately|brilliantly|beautifully) )?(?=(?:summed up|described|captured) \S+ing\b)/i,
    '',
  )
  const sumsUp = /^(?:summed up|described|captured) (?:\S+ing ["“\p{L}]|(?:how|what) \S)/u.test(deed)
  const isPlain =
    deed !== '' &&
    !FORBIDDEN.test(clause) &&
    (!addresses(deed) || (sumsUp && !/\b(?:we|us|our)\b/i.test(deed))) &&
    (sumsUp || !GUSHES().test(deed)) &&
    !/\b(?:me|my|too)\b/i.test(deed)
  if (isPlain) {
    const about = plain(`${subject} ${toAuthor(sumsUp ? toPeople(deed) : deed)}`)
    if (about !== '')
      return {
        things,
        about: about.replace(/^\p{Ll}/u, (letter) => (/^\p{Lu}/u.test(subject) ? letter.toUpperCase() : letter)),
      }
  }
  const moments = things.replace(/times$/i, 'moments')
  if (verb < 0 || subject === '' || addresses(subject) || FORBIDDEN.test(subject)) return { things: moments, about: '' }
  // What is judged there goes, the work and the year stay.
  const where = / (?:as|than) /i.test(clause) ? '' : (WHERE().exec(clause)?.[0] ?? '').replace(/^ of /i, ' on ')
  return { things: moments, about: plain(`involving ${subject}${subject.includes(where.trim()) ? '' : where}`) }
}

const BEHIND_NAME = () => /^\p{Lu}[\p{L}’'-]+ \p{Lu}[\p{L}’'-]+ (?=\p{Ll}{3,}\b)/u

/** "on “Tidelands”", "of Twitter", "on Twitter in 2031": the work, the place and the year. */
const WHERE = () =>
  /(?: (?:on|of|in|during) (?:social media|Twitter|Instagram|Facebook|TikTok|Tumblr|Snapchat|YouTube|Reddit|Vine|Bluesky|Threads))?(?: (?:on|in|during) (?:the )?(?:["“][^"”]+["”]|(?:19|20)\d\d))?$/iu

/** A bare given name in small letters is somebody all the same. */
const named = (subject: string): string =>
  firstNames.has(subject) ||
  (/^\p{Lu}[\p{L}’'-]* \p{Ll}+(?<!s| people| men| women)$/u.test(subject) &&
    !isCommonWord(subject.split(' ')[0]!.toLowerCase()))
    ? subject.replace(/(?<=^| )\p{Ll}/gu, (letter) => letter.toUpperCase())
    : subject

const GUSHES = () =>
  /^(?:(?:was|were|is|are) (?:\p{Ll}+ly |just |so |too |way |all |pretty |the |a |an |our |my |your |everyone['’]s )*(?:funny|hilarious|perfect|adorable|cute|hot|sexy|right|real|honest|relatable|awesome|amazing|best|worst|everything|goals|us|me|all of us|on point|savage|cool\p{L}*|great\p{L}*|fabulous|gorgeous|beautiful|out of control|genius|boss|queen|king|hero|dad|mom|friend|human|person|couple|icon|legend|weird\p{L}*|crazy|spirit animal|cut\p{L}+|funni\p{L}+|sweet\p{L}*|most|man|woman|guy|girl|bae|literally|accurate)\b|nailed|slayed|killed|won|rocked|broke|blew up|stole|schooled|destroyed|owned|crushed|melted|ruled|conquered|prov(?:ed|es)|gave|(?:spoke|told|preached|dropped) (?:the |some |\p{L}+ )?(?:truths?|facts|wisdom|bars)|had no|had zero|went (?:way |too |far)+|got (?:way|too|real)|spoke to|made|restored|summed up|dominated|redefined|brought|knew|understood|reminded|looked (?:so|like|too|better|flawless)|dragged|scored a hat trick on|perfectly)\b/iu

/** Reasons for a judgement are arguments about what is judged. */
function reasons(things: string, after: string): { things: string; about: string } {
  const clause = withoutFillers(after.replace(/^(?:for )?why /i, '').replace(/^that /i, ''))
  if (clause === '') return { things, about: '' }
  const should = /^you (?:should|need to|must|have to|ought to)((?: not| never)?) (.+)$/i.exec(clause)
  if (should !== null) return { things, about: plain(tailOf(`${should[1]!.trim()} to ${should[2]}`.trim(), things)) }
  // "reasons you need kelp in your life": reasons to have it.
  const needed =
    /^you (?:really |absolutely |definitely |all )?(?:need|want|deserve|(?:need|have|want) to (?:have|own|get)) ((?:an? |the |some |more )?(?!to\b)[^,]+?)(?: in your (?:life|home|kitchen|closet|wardrobe|house))?(?: right now| asap| immediately)?$/i.exec(
      clause,
    )?.[1]
  if (needed !== undefined && isTopicPhrase(needed) && !addresses(needed))
    return { things, about: plain(`to have ${named(needed)}`) }
  if (/^(?:to|not to|never to|for|behind|in|from|against|of)\b/i.test(clause))
    return { things, about: plain(tailOf(clause, things)) }
  // "reasons everyone needs to fish".
  const duty =
    /^(?:everyone|everybody|we all|all of us|people)(?: all)? (?:needs? to|should|must|ha(?:s|ve) to|ought to) (.+)$/i.exec(
      clause,
    )?.[1]
  if (duty !== undefined && !FORBIDDEN.test(duty) && !addresses(duty))
    return { things, about: plain(`for people to ${duty.replace(/\b(?:his|her) (?:or her )?/gi, 'their ')}`) }
  const verb = verbAt(clause)
  const subject = verb < 0 ? '' : clause.slice(0, verb - 1)
  const isPlain = verb >= 0 && !FORBIDDEN.test(clause) && !JUDGED().test(clause) && !/\b(?:we|us|our)\b/i.test(clause)
  const about = isPlain ? plain(toAuthor(toPeople(clause))) : ''
  if (about !== '') return { things, about }
  const isTopic =
    subject !== '' &&
    // "reasons no town should …": of none at all nothing is argued.
    !/\b(?:you|we|us|our)\b|^(?:your|no)\b/i.test(subject) &&
    !/\b(?:best|worst|most)\b/i.test(subject) &&
    (isTopicPhrase(subject) || /^\p{Ll}+ing (?!.*\b(?:that|who|which)\b)/u.test(subject))
  // "reasons Ruiz is the best captain": they speak for her.
  const link = PRAISED().test(clause.slice(verb)) ? 'for' : 'about'
  const argued = things.replace(/reasons$/i, link === 'for' ? 'arguments' : 'points')
  if (isTopic)
    return { things: argued, about: plain(`${link} ${named(toPeople(subject))}${roleIn(clause.slice(verb))}`) }
  const names = namedIn(clause).filter((name) => /^(?:the )?["“\p{Lu}]/u.test(name) && !/^People$/.test(name))
  const ofNames = names.length > 0 ? plain(`about ${listed(names.slice(0, 3))}`) : ''
  return { things: ofNames === '' ? things : argued, about: ofNames }
}

/** "is the funniest “Gull Bay” cast member", "should be your harbor icon in 2031": what somebody is said to be the best of. */
function roleIn(predicate: string): string {
  const [, role = '', year = ''] =
    /^(?:is|are|was|were|should be|will be|deserves to be) (?:(?:actually|clearly|simply|totally|truly|probably|still|literally) )*(?:(?:the|our) (?:most (?!of\b)\p{L}+|\p{L}{3,}est|best|worst|greatest|ultimate|only|real|true)|your(?: new| next| ultimate)?) ((?:["“][^"”]+["”] )?(?:\p{L}+ ){0,2}\p{L}+?)(?: (?:around|ever|yet|alive|out there|of all time|(in (?:19|20)\d\d)))?$/iu.exec(
      predicate,
    ) ?? []
  const noun = role.split(' ').at(-1)!.toLowerCase()
  if (
    role === '' ||
    !(
      isPersonNoun(noun) ||
      /^(?:member|icon|slayer|villain|character|hero|idol|crush|duo|role model|host|judge|contestant|sidekick)$/.test(
        noun,
      )
    )
  )
    return ''
  return ` as ${indefinite(role.replace(/^["“]/, ''))} ${role}${year === '' ? '' : ` ${year}`}`
}

const PRAISED = () =>
  /^(?:is|are|was|were) (?:(?:actually|clearly|simply|totally|truly|the|an?|our) )*(?:best|greatest|perfect|great|amazing|awesome|wonderful)\b/i

const isTopicPhrase = (text: string): boolean =>
  /^["“]/.test(text) ||
  isNounPhrase(text) ||
  (/^\p{L}+$/u.test(text) && !/^(?:it|he|she|they|this|that|there)$/i.test(text))

const JUDGED = () =>
  /\b(?:best|worst|greatest|\p{L}+iest|cutest|coolest|most \p{L}+|perfect|goals|everything|terrible|horrible|awful|great|awesome|amazing|underrated|overrated|superior|better|worse|queen|king|bae|cool|hot|cute|adorable|wonderful|magical|rule|rules|sucks?|legendary|genius|hell)\b/iu

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
