/**
 * What can be said honestly of a headline whose words cannot be said plainly: what it is about. The things it names,
 * without its verbs and loaded words, in a sentence about the article.
 */

import { once } from '../../text/memoize.ts'
import { lexemeOf } from '../clause/lexicon.ts'
import { isCommonWord } from '../headline/true-case.ts'
import { indefinite, small, unbalanced } from '../plain/grammar.ts'
import { ONE_ONLY } from '../realiser/turns.ts'
import { looksPlural } from '../statement/object.ts'
import { WEEKDAYS } from '../words/closed-classes.ts'
import { isBaseVerb, isCountedNoun, isGenericNoun, isNoun, isPersonNoun, isThirdPerson } from '../words/vocabulary.ts'
import { sayAbout } from './honest-frames.ts'
import { isNounPhrase, isSound, isSoundWhole, LOOSE, NAMES_ABSTRACT } from './topic-nouns.ts'
import { phrasesIn } from './topic-phrases.ts'
import { thingOf } from './topic-scraps.ts'

/**
 * The things a text names, in order, loaded words left out; each a whole phrase or name of the text that can stand
 * after "about".
 */
/** "McDonald's say": the ending belongs to the name. */
const isHalfOwner = (phrase: string, text: string): boolean =>
  /^\p{Lu}\S*$/u.test(phrase) && /^['’]s (?:says?|said|is|are|was|were|to|will)\b/.test(text.split(phrase)[1] ?? '')

export const topicsOf = (text: string): string[] =>
  phrasesIn(text)
    .filter(({ isTorn, phrase }) => !isTorn && !isHalfOwner(phrase, text))
    .map(({ phrase }) =>
      phrase
        // "top Marsh | goon": what described the word that went.
        .replace(/^(?:[Tt]op|[Ff]ormer|[Ss]enior|new|[Mm]ajor|[Ll]atest|[Bb]iggest) (?=\p{Lu}\S*(?:[’']s)?$)/u, '')
        // "this Ana Ruiz | thing"
        .replace(/^(?:[Tt]his|[Tt]hat|[Aa]n?) (?=\p{Lu}\S* \p{Lu}\S*$)/u, '')
        .replace(/^(?:\p{Ll}+ing) (?:in|at|on|with|for|about) /u, '')
        .replace(/^(?:see|watch|comment|ask|blame(?! (?:game|over|for)\b)|thank) (?=\S)/i, '')
        .replace(/(?<=s) thanks$| live(?: updates)?$/i, '')
        // "a ‘Harbor Machine’ for | months"
        .replace(/(?<=[”"’']) (?:for|in|at|on|of|to|with|from)$/, '')
        // "lift tolls for 90 days on boats": how long they are lifted.
        .replace(
          / for (?:\d+|two|three|four|five|six|seven|eight|nine|ten|several) (?:seconds|minutes|hours|days|weeks|months|years|decades)(?= (?:on|in|at|to|from)\b|$)/,
          '',
        )
        // "the country for at least ten": of what there are so many went.
        .replace(
          / (?:for|after|in|within|by) (?:at least|more than|up to|nearly|almost|about|over) (?:\d+|two|three|four|five|six|seven|eight|nine|ten)$/,
          '',
        )
        // "beds by Friday": when something is done with them.
        .replace(TO_A_DAY, '')
        // "Harbor Storm Warning Friday | for …": when it was.
        .replace(NAME_AND_DAY(), '')
        .replace(/^(?:amid|despite|during|without|since|until) (?=\S)/iu, '')
        .replace(/(?<= data) shows?$| to (?:an?|the) .*$| as .*$/i, '')
        .replace(/ (?:despite|amid|because|unless|if)(?: .*)?$/, '')
        // "your captain more Holm | or Ruiz": which of the two.
        .replace(/^\p{L}[^\s]* more (?=\p{Lu})/u, '')
        // "a sailor among three | charged": what is told of the three went.
        .replace(/ among (?:\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|dozens|hundreds|those|others)$/, '')
        .replace(NAME_AND_PLACE(), (whole, name: string) =>
          whole === text || isCommonWord(name.split(' ').at(-1)!.toLowerCase()) ? whole : name,
        )
        .replace(/^(?:photos?|pictures|images?|videos?|footage|maps?|charts?|data) shows? /i, '')
        // "ready for the games": what a predicate says of somebody is no topic, what it is about is one.
        .replace(
          /^(?:ready|uneasy|afraid|jealous|envious|proud|tired|ashamed|concerned|worried|happy|angry|sure|safe|good|bad|famous|responsible|able) (?:for|about|with|of|on|to) (?=\S)/u,
          '',
        )
        // "…; hopes court rules": who hopes stands before.
        .replace(/^(?:hopes|fears|expects|says|claims|vows|warns|wants) (?=\p{Lu}|the |an? )/iu, '')
        .replace(/^(\p{Ll}+ing) (?=the |a |an |his |her |its |their |\p{Lu})/u, '')
        .replace(/(?<=\p{Ll}s) (\p{Ll}+)$/u, (tail, word: string) =>
          isBaseVerb(word) && !word.endsWith('s') && !isCountedNoun(`${word}s`) && !isGenericNoun(word) ? '' : tail,
        ),
    )
    .flatMap((phrase) => ofFirstNamed(phrase, text))
    .map((phrase) => thingOf(phrase, text))
    .filter((phrase) => phrase !== '')
    .map((phrase) => ((phrase === text ? isSoundWhole(phrase) : isSound(phrase)) ? phrase : soundPart(phrase)))
    .filter(
      (phrase) =>
        phrase !== '' &&
        !phrase.startsWith('behind ') &&
        isNounPhrase(phrase) &&
        ((phrase === text && phrase.includes(' ')) || !isScrap(phrase, text)) &&
        !/^(?:(?:the )?(?:author|writers|readers)|an? (?:little|lot|bit|few|while)|(?:worst|best|biggest|busiest) (?:day|week|month|quarter|year)|[A-Z]{2}(?<=\b(?:IL|NY|TX|FL|NJ|MA|MD|MI|MN|VA|GA|NC|SC|TN|KY|AZ|CO|CT|WI|MO|NV|UT))|\p{L}+ing|\p{L}+est|own .*|the opposite effect|.*\b(?:each other|one another)\b.*|.* (?:each|every|both|all|upside)|.*\b(?:later|ago|earlier)|.* \d+ years|I['’]m)$/iu.test(
          phrase,
        ) &&
        !unbalanced(phrase) &&
        !isSaidOf(phrase, text) &&
        // "themselves to space", "week from Norwell", "72M customer", "every crew": what it was said of, or how many, went.
        !/\b(?:themselves|himself|herself|itself|myself|yourself|ourselves|oneself)\b|^(?:wtf|omg|lol|smh|fyi|except .*|(?:an? )?sighs? of relief)$|^(?:day|week|weekend|month|year|morning|night|season) (?:from|in|at|on|for|of|with|to) |^\d[\d,.]*[MK]? (?!people$|men$|women$|children$|million$|billion$|percent$)\p{Ll}+[^s\P{L}]$|^(?:every|each) \p{Ll}+$|^(\p{L}+) and \1$/iu.test(
          phrase,
        ) &&
        // "could cost | you under a deal", "might | steal people's money": of no people, and a deed.
        !/^people (?:under|in|on|at|with|for|from|to|by) |^(?:steal|cost|save|take|make|lose|hurt|cut|raise|ruin|drain|keep|get|give|show|tell|help) (?:people|readers)['’]s? /u.test(
          phrase,
        ) &&
        // "killed three": what was done to so many.
        !/^\p{Ll}+ed (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|dozens|hundreds)$/u.test(phrase) &&
        // "No 5 jersey": which one, and not how many.
        !(/^\d+ /.test(phrase) && new RegExp(`\\bNo\\.? ${phrase.split(' ')[0]!}\\b`).test(text)) &&
        // "From | ‘joy’ to ‘tears’": what it went from.
        !/^[‘“"'][^’”"']+[’”"'] to /.test(phrase) &&
        !/^(?:the )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|dozens|hundreds|thousands|millions)$|^(?:whole|people|thing|things|everything|(?:an? |one )?(?:second|minute|hour|day|night|week|month|year|decade)|seconds|minutes|hours|days|nights|weeks|months|years|decades|ages|time|night|own|both|half|part|lot|bit|others)$/i.test(
          phrase,
        ),
    )

/** "harbor hours for Norwell | , Skerra and Holm": of all of them, and not of the first alone. */
function ofFirstNamed(phrase: string, text: string): string[] {
  const [, thing = '', name = ''] =
    /^((?:\p{L}[\p{L}-]* )*\p{Ll}+s) (?:for|at|from|of|in|to) (\p{Lu}[\p{L}\d’'.-]*(?: \p{Lu}\S*)*)$/u.exec(phrase) ??
    []
  return name !== '' && LISTED_ON().test(text.split(phrase, 2)[1] ?? '') ? [thing, name] : [phrase]
}

const LISTED_ON = () => /^, \p{Lu}[\p{L}\d’'.-]*(?: \p{Lu}\S*)*(?:, (?:\p{Lu}|and |or )|,? (?:and|&|or) )/u

/** "Ruiz, | the old sailor, | vows …", "it's | a big move", "be | a hindrance": what is said of somebody or something named. */
function isSaidOf(phrase: string, text: string): boolean {
  // Its noun may be a plainer one by now.
  const at = Math.max(text.indexOf(phrase), text.indexOf(`${phrase.split(' ').slice(0, -1).join(' ')} `))
  if (at < 0) return false
  const before = text.slice(0, at)
  if (/^(?:the|an?) /i.test(phrase) && /(?:^|[^,])\p{Lu}[\p{L}’'-]*, $/u.test(before))
    return /^, (?!and\b|or\b|the\b|an?\b|\p{Lu})/u.test(text.slice(at + phrase.length))
  // "fails to win | new fans": there are none.
  if (/\b(?:fail(?:s|ed|ing)?|unable|refus(?:e|es|ed)) to \S+ $/.test(before)) return true
  // "seeks | federal inquiry": there is none yet. "give up | bread for a week", "try and | win over crews": what is done went.
  if (
    /\b(?:seek(?:s|ing)?|demand(?:s|ed|ing)?|request(?:s|ed|ing)?|call(?:s|ed|ing)? for|urg(?:e|es|ed|ing)) (?:an? |the )?$/i.test(
      before,
    ) &&
    HELD_ON_DEMAND.test(phrase.split(/ (?:of|into|in|on|for|over|against|by) /)[0]!)
  )
    return true
  if (/\b(?:giv(?:e|es|ing|en)|gave) up (?:the |an? )?$|\b(?:try|tries|tried|trying) and $/i.test(before)) return true
  return /^an? /i.test(phrase) && /\b(?:it[’']s|that[’']s|is|are|was|were|be|becomes?|became) $/i.test(before)
}

const HELD_ON_DEMAND =
  /\b(?:probe|inquiry|investigation|trial|retrial|hearing|vote|recount|referendum|review|ban|boycott|audit|recall|arrest|resignation|impeachment|removal|divorce|damages|compensation|ceasefire|truce)$/i

const NAME_AND_DAY = once(
  () =>
    new RegExp(
      `(?<=^\\p{Lu}\\S* \\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?) (?<!\\b(?:Black|Good|Cyber|Giving) )(?:${WEEKDAYS})$`,
      'u',
    ),
)

const TO_A_DAY = new RegExp(` (?:by|until|since|before|from) (?:${WEEKDAYS})$`, 'i')

/** "Skerra in the new trailer": what stands behind a name tells where or how something is done. */
const NAME_AND_PLACE = () =>
  /^((?:\p{Lu}[\p{L}\p{N}.’'-]*)(?: \p{Lu}[\p{L}\p{N}.’'-]*)*) (?:in|on|at|for|with|after|before|during|over|by|from|to|against) .*$/u

/** Of a doubtful phrase the name that it begins with, or what a name behind its last preposition begins. */
function soundPart(phrase: string): string {
  const behind =
    /^.* (?:in|at|on|of|with|from|for|over|after|against) (?=\p{Lu})(?!.* (?:in|at|on|of|with|from|for|over|after|against) )(.*)$/u.exec(
      phrase,
    )?.[1]
  return leadingName(phrase) || (behind?.includes(' ') && isSound(behind) ? behind : '')
}

function leadingName(phrase: string): string {
  const name =
    /^\p{Lu}[\p{L}\p{N}.’'-]*(?: \p{Lu}[\p{L}\p{N}.’'-]*)*(?= |$)/u.exec(phrase)?.[0].replace(/[’']s?$/, '') ?? ''
  // "Republican stock trading": a single word in -an may be an adjective.
  return /^\S+(?:an|ish|ese|ic)$/.test(name) || name.split(' ').some((word) => isCommonWord(word.toLowerCase()))
    ? ''
    : name
}

/** "speculation", "childbirth": no verb, nobody's own, and more than a measure or a figure of speech. */
const isOnlyNoun = (word: string, text: string): boolean =>
  (isNoun(word) || NAMES_ABSTRACT.test(word)) &&
  lexemeOf(word).verbForms === 0 &&
  !SAYS_LITTLE.test(word) &&
  !new RegExp(`(?:his|her|their|its|my|our|your|[’']s?) ${word}`, 'i').test(text)

const SAYS_LITTLE =
  /^(?:way|kind|sort|type|fact|matter|case|chance|idea|point|moment|reason|truth|secret|evening|morning|afternoon|edge|sense|course|example|item|list|level|amount|degree|rate|size|bit|lack|majority|minority|middle|center|centre|heart|eye|hand|head|face|mind|brain|body|foot|leg|arm|finger|bottom|top|front|side|corner|extent|advantage|pretty|hell|heaven|god|goodness|shit|crap|fun|luck|joy|mystery|magic|genius|nightmare|disaster|chaos|shame|absolute|madness|humanity|sexuality|existence|nonsense|tragedy|horror|terror|greed|evil|hero|legend)s?$/

/** Whether what is left of a clause names nothing by itself. */
function isScrap(phrase: string, text: string): boolean {
  const words = phrase.split(' ')
  const last = words.at(-1)!
  const key = last.toLowerCase()
  // "fire" of "on fire", "Pick | a number": nothing shows that a single word was a noun there. Many or a person are.
  const isBare = words.length === 1 && (/^\p{Ll}[^\d]*$/u.test(last) || (text.startsWith(last) && isCommonWord(key)))
  if (isBare && SAYS_LITTLE.test(key)) return true
  if (isBare && !isPersonNoun(key) && !isOnlyNoun(phrase, text) && (!/[^s]s$/.test(key) || isThirdPerson(key)))
    return true
  if (/^(?:LIVE|VIDEOS?|BREAKING|WATCH|UPDATES?|PHOTOS?)$/i.test(phrase)) return true
  if (
    LOOSE.test(words[0]!) &&
    !/^(?:\p{Lu}|\d|(?:new|young|old|big|small|free|open|high|low|next|last|first)\b)/u.test(words[0]!)
  )
    return true
  if (DESCRIBES().test(last) && !isNoun(last)) return true
  // "councillor who | called rival": what he called somebody.
  if (/^(?:called|named|dubbed|branded|labelled)\b/.test(phrase)) return true
  // "robbed at | knifepoint": how.
  if (/^(?:knife|gun|sword)point\b/.test(phrase)) return true
  // "13 in connection with the fire": of what there are so many is not told.
  if (
    /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:of|in|on|at|to|for|from|by|with|after|hours|days|weeks|months|years|minutes)(?: |$)/i.test(
      phrase,
    )
  )
    return true
  if (/^(?:more|less|fewer|plus|anyone|everyone|someone|anybody|nobody|else|another)\b/i.test(phrase)) return true
  // "boat more Gull (or Whale)": one half of a choice.
  if (
    /(?<! (?:for|of|with|to|on|by|and|in|from|against|over|no|any|some|many|much|few|than|\d+)) (?:more|less) \p{Lu}\S*$/u.test(
      phrase,
    )
  )
    return true
  // "possible for Norwell": what was possible went.
  if (/^(?:(?:im)?possible (?:for|in|to|at|with|on)|live (?:from|on|in)|next (?:in|for|on|at|to))\b/i.test(phrase))
    return true
  if (/^(?:he|she|they|it|we|you|i)['’]/i.test(phrase)) return true
  // A piece of what somebody says.
  if (/^[^“”"]*$/.test(phrase) ? false : !/[“"](?=\S)[^“”"]*[”"]/.test(phrase)) return true
  // "Skerra “set fire”": what it is said to have done.
  if (
    /(?<!\b(?:of|from|to|in|on|for|and|the|an?|film|movie|song|show|book|album|series|game|play|novel|['’]s)) ["“‘'](?=\S+ \S)[^"“”]+["”’']$/iu.test(
      phrase,
    )
  )
    return true
  // "the ferry for giving Ruiz": what it was done for.
  if (/ (?:for|by|without|after|before) \p{Ll}+ing\b/u.test(phrase)) return true
  // "Skerra Posts Loss For 2031": capitals hide what its words are.
  if (/ (?:In|For|Of|On|At|With|To|And|From|By) (?=\p{Lu})/u.test(phrase.replace(/["“‘'].*["”’']/u, ''))) return true
  return words.length > 1 && /^\p{L}$|-(?:to|of|in|on|and|a|the|up)$/u.test(last)
}

/** "other federal | benefits", "a feminist | revolt": adjectives by their looks; a noun among them is not missed much. */
const DESCRIBES = () =>
  /^(?:federal|personal|political|social|national|international|local|global|public|private|medical|legal|illegal|sexual|racial|royal|digital|economic|domestic|foreign|military|nuclear|short-term|long-term|solar|lunar|feminist|racist|sexist|religious|financial|potential|possible|recent|alleged|\p{L}+-\p{L}+ed)$/u

/** More of them make a list without a subject. */
export const MOST_TOPICS = 6

/** @param topics at least one */
export function sayTopics(topics: readonly string[], isOpinion: boolean): string[] {
  // "Dana Ruiz, Ruiz", "Dana Ruiz, the actor Ruiz": one person.
  const isNamedBefore = (topic: string, at: number): boolean =>
    /^(?:the \p{Ll}+ )?\p{Lu}[\p{L}-]+$/u.test(topic) &&
    topics
      .slice(0, at)
      .some((other) => new RegExp(`^\\p{Lu}\\S* ${topic.split(' ').at(-1)!}(?:$|[’'])`, 'u').test(other))
  const said = topics.filter((topic, at) => !isNamedBefore(topic, at)).slice(0, MOST_TOPICS)
  // "the row with Ruiz and the ferry": what stands behind a preposition would have what follows for its own.
  const [first] = said.filter((topic) => JOINS.test(topic))
  const simple = said.filter((topic) => !JOINS.test(topic))
  const list = withArticles(
    (first === undefined ? simple : [...simple, first])
      .flatMap((topic) =>
        topic.split(' and ').length === 2 &&
        // "French and British troops"
        !/^(?:(?:many|some) )?(?:\p{Lu}\S*(?:ish|ese|an|ch|ic)|\p{Ll}+(?:ic|al|ous|ive)|black|white|old|young|rich|poor) and /u.test(
          topic,
        ) &&
        !/["“‘]/.test(topic) &&
        !JOINS.test(topic.replace(' and ', ' '))
          ? topic.split(' and ')
          : [topic],
      )
      .map(small),
  )
  return sayAbout(listed(list), isOpinion ? 'column' : 'article')
}

/** "boy": one of them, where there may be others; all have an article, or none has. */
function withArticles(topics: readonly string[]): string[] {
  const full = topics.map(withArticleOf)
  return full.some((topic) => /^\p{Ll}/u.test(topic) && isBareOne(topic)) ? [...topics] : full
}

/** "boss", "ferry plan": one of them, without an article. */
const isBareOne = (topic: string): boolean => {
  const [head = ''] = topic.split(JOINS)
  return (
    !/^(?:the|an?|this|that|his|her|its|their|my|our|your|one|every|each) |[’']s /.test(topic) && !looksPlural(head)
  )
}

const withArticleOf = (topic: string): string =>
  /^\p{Ll}+$/u.test(topic) &&
  isPersonNoun(topic) &&
  !/(?:s|people|police|men|women|children|staff|folk|youth|public|media|crew|justice)$/.test(topic) &&
  !ONE_ONLY.test(topic)
    ? `${indefinite(topic)} ${topic}`
    : topic

const JOINS = / (?:of|in|on|at|for|from|with|by|to|and|or|against|over|about|between|during|after|before|who|that) /

function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? ''
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}
