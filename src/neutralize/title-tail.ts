/**
 * What only asks to read on, taken off a title at ingestion: "Ferry fares rise. Here's what to know" and "Here's why
 * ferry fares rise again". Nothing of what the title says is worded otherwise, and what goes says nothing: a tail that names
 * somebody, counts something, denies or doubts what stands before it stays.
 */

import { analyze } from '../text/analyze.ts'
import { once } from '../text/memoize.ts'
import { trueCase } from './headline/sentence-case.ts'
import { hasFacts } from './plan/idle-parts.ts'
import { hasFiniteVerb } from './statement/finite-verbs.ts'
import { isBaseVerb } from './words/vocabulary.ts'

/** What the tail is about, when it says so: "here's what it means for you", "what to know about the storm". */
const ABOUT = String.raw`(?: (?:about|for|in|on|if|as|when|before|from|of|at)(?: \p{L}[\p{L}’'-]*){1,6})?`
const NOW = '(?: (?:so far|now|right now|today|next|at this point))?'
const KNOW = `(?:know|expect|watch(?: for)?|look for)`
const SUBJECT = '(?:it|that|this|they|he|she|we|you)'

/** What may follow "here's", and nothing else: "here's why he is wrong" turns what stands before it. */
const HERE = [
  `(?:exactly )?(?:why|how)(?: ${SUBJECT} (?:happened|works?|matters?|did (?:it|that|so)))?`,
  `what to ${KNOW}${NOW}${ABOUT}`,
  `what (?:you|we|readers|travell?ers|investors) (?:(?:need|have|ought|should) (?:to )?)?(?:know|expect)${NOW}${ABOUT}`,
  `what (?:it|that|this) (?:means|could mean|would mean|might mean|may mean|will mean)${ABOUT}`,
  `what (?:happens|comes|changed|changes)${NOW}`,
  `what(?:['’]s| is) (?:next|new|changing|going on|happening|at stake|behind it|inside)${NOW}`,
  `(?:everything|all)(?: (?:that )?(?:you|we|there is)(?: need)?)? (?:to )?know${NOW}${ABOUT}`,
  `(?:how|where|when)(?:,? (?:and|or) (?:how|where|when))? to (?:watch|see|buy|get|tune in|stream|follow)${ABOUT}`,
  `(?:the )?(?:full |complete |whole )?(?:list|details|schedule|reasons?|forecast|latest)(?: why)?`,
].join('|')

const READ_ON = [
  `what to (?:know|expect)${NOW}${ABOUT}`,
  `what (?:you|we) (?:(?:need|have) to )?know${NOW}${ABOUT}`,
  `what(?:['’]s| is) (?:next|known)${NOW}`,
  `what (?:it|that|this) means${ABOUT}`,
  `(?:everything|all) (?:you|we) (?:need to )?know${NOW}${ABOUT}`,
  `(?:see|check|read|know|find)(?: out)? (?:the )?(?:full )?(?:list|details|why|how|more|inside)(?: (?:here|inside|below))?`,
  `(?:full |more )?(?:list|details) (?:here|inside|below)`,
].join('|')

/** Behind a sentence, a colon, a semicolon or a dash; "Why?" behind a sentence, "here's why" behind a comma or none, too. */
const TAIL = once(
  () =>
    new RegExp(
      String.raw`^(.*?\S)(?:(?<=[.!?]["”’']?) |: | ?[—–;] ?| - )(?:and )?(?:here['’]?s (?:${HERE})|here are (?:the )?(?:full )?details|${READ_ON})[.!:]?$|^(.*?\S[.!]) Why\?$|^(.*?\S),? (?:and )?here['’]s (?:exactly )?(?:why|how)[.!]?$`,
      'iu',
    ),
)

/** "Here's why …": what follows says it alone; "Here is where …" and "This Is How …" are names of works too often. */
const OPENING =
  /^(?:here['’]?s|here is) (?=(?:exactly )?(?:why|how|what|where|when|who)\b(?! you actually\b)[^:?!]*$)(?!here is (?:where|when|who)\b)(?!.* and (?:it|that|this|they|he|she|we|I)\b)(?:exactly )?/i
/** Words of a sentence that stands by itself; a bare label has one more. */
const LEAST_LEFT = 4

/** Not a sentence of its own: what would be left asks for what was taken. */
const HANGS =
  /^(?:if|when|before|after|as|while|since|until|once|though|although|even|whether|not|looking|moving|everyone|here|why|how|what|where|who|yes|no|spoiler|hint|and|but|so|or)\b|\b(?:and|but|or|of|to|for|in|on|with|the|an?)$|[,:;]$/i
/** "Tired of rain? Here's how …": a call. A question of fact begins with its verb. */
const ASKS_NO_READER = /^(?:is|are|was|were|will|would|can|could|does|do|did|has|have|should)\b(?!.*\byou)/i
/** "For sailors in need of sleep, here's how": what stands before the comma only leads to it. */
const LEADS_ON = /^(?:for|in|with|from|at|on|to|by|under|despite|amid|instead|unlike|like)\b/i
/** "Okafor tells fans: here's what to expect", "Okafor to fans: …": somebody's words. */
const SPEAKS =
  /\b(?:(?:says?|said|writes|wrote|adds|added|explains?|explained|tells?|told|asks?|asked|warns?|warned|shares?|shared|reveals?|revealed|words)\b|to ([a-z]+))[^:]*$/i

/** What is checked or only shown is not told by itself: "Fact check: … Here's what we know". */
const DOUBTED =
  /^(?:fact.?check|rumou?rs?|polls?|(?:a |the )?(?:viral |old |new )?(?:videos?|photos?|posts?|images?|clips?|claims?)\b)|\b(?:claims?|claimed|viral|rumou?r(?:s|ed)?|hoax|fake|alleged(?:ly)?)\b/i
/** "The mayor is a thief: here's why", "Norwell must act. Here's how": argued, and no news without its reasons. */
const ARGUES =
  /\b(?:is|are|was|were) (?:an?|the|now|still|wrong|right)\b|\b(?:should|must|ought|needs? to|deserves?|better|worse|best|worst)\b/i
const REASONS = /\b(?:why|how)\W*$/i

/** "Norwell, Norland Inc." keeps its dot, as does "the U.S." */
const ABBREVIATED = /(?:\b[A-Z]|\b(?:Inc|Jr|Sr|St|Co|Corp|Ltd|Bros|Ave|Blvd|Calif|Mass|Conn|Fla|Pa|Va|a\.m|p\.m))\.$/i
const SENTENCE_END = /(?<!\b[A-Z])[.!?]["”’']? ["“‘]?[A-Z]/

/** @returns the title without its tail and its "here's", or the title itself */
export function withoutTail(title: string): string {
  const told = beforeTail(title)
  const opening = OPENING.exec(told)?.[0] ?? ''
  const rest = told.slice(opening.length)
  if (opening === '' || wordCount(rest) < LEAST_LEFT + 1) return told
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

function beforeTail(title: string): string {
  const [, sentence, asked, clause] = TAIL().exec(title) ?? []
  const told = sentence ?? asked ?? clause
  if (told === undefined || !standsAlone(told, title.slice(told.length), clause !== undefined)) return title
  const cased = trueCase(title)
  // Where casing does not keep the length, names cannot be told.
  const tail = cased.slice(told.length)
  if (cased.length !== title.length || hasFacts(tail, cased.slice(0, told.length)) || namesMore(tail, told))
    return title
  if (/\.["”’']$/.test(told)) return told.slice(0, -2) + told.slice(-1)
  if (told.endsWith('..')) return told.replace(/\.+$/, '')
  return told.endsWith('.') && !ABBREVIATED.test(told) && !SENTENCE_END.test(told) ? told.slice(0, -1) : told
}

/** "Here's what it means for fares": fares are what the article is about, unless the title has them. */
function namesMore(tail: string, told: string): boolean {
  const known = new Set(analyze(told))
  const words = tail.toLowerCase().match(/\p{L}[\p{L}’'-]*/gu) ?? []
  return words.some(
    (word) => !OF_TAILS.has(word.replace(/['’].*/, '')) && analyze(word).some((stem) => !known.has(stem)),
  )
}

const OF_TAILS = new Set(
  'about all an and are at been before behind below buy can change changed changes changing check comes complete could did do everything exactly expect far find follow for forecast from full get going had happen happened happening happens have he here his how if in inside investors is it its know known latest list look matter matters may mean means might more need new next now of on or ought out point read readers reason reasons right schedule see she should so stake story stream that the their them there these they this to today travelers travellers tune us watch we what when where whole why will works would you your yourself details'.split(
    ' ',
  ),
)

function standsAlone(told: string, tail: string, isClause: boolean): boolean {
  const least = tail.startsWith(':') && !hasFiniteVerb(told) ? LEAST_LEFT + 1 : LEAST_LEFT
  if (wordCount(told) < least || HANGS.test(told) || !hasWholeQuotes(told)) return false
  if (DOUBTED.test(told) || (REASONS.test(tail) && ARGUES.test(told))) return false
  if (/\?["”’']?$/.test(told) && !ASKS_NO_READER.test(told)) return false
  if (isClause) return !LEADS_ON.test(told) && !SPEAKS.test(told)
  const spoken = tail.startsWith(':') ? SPEAKS.exec(told) : null
  // "Norwell to close schools: what to know": a plan, and no words.
  return spoken === null || (spoken[1] !== undefined && isBaseVerb(spoken[1].toLowerCase()))
}

const wordCount = (text: string): number => text.split(/\s+/).length

const hasWholeQuotes = (text: string): boolean =>
  (text.match(/"/g)?.length ?? 0) % 2 === 0 &&
  (text.match(/“/g)?.length ?? 0) === (text.match(/”/g)?.length ?? 0) &&
  (text.match(/‘/g)?.length ?? 0) <= (text.match(/’/g)?.length ?? 0)
