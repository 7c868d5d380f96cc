/** Names of works and bands that are made of ordinary words, told by who stands behind them: their stars and makers. */
import { isGerund, isNoun, isParticiple, isPersonNoun, isThirdPerson } from '../words/vocabulary.ts'
import { describes } from './describing.ts'
import { FUNCTION_WORD, isCommonWord } from './true-case.ts'
import { type Headline, isCapital, isJoined, type Word } from './words.ts'

/** Whether the word belongs to the name of a work or a band. */
export const isInNameOfWork = (headline: Headline, at: number): boolean =>
  isWorkOfStar(headline, at) || [0, 1, 2, 3].some((back) => at >= back && lengthOfWork(headline, at - back) > back)

/** "Pilots star Dorn", "The Pilots creator": who plays or makes it has a capital of its name before him. */
function isWorkOfStar({ words }: Headline, at: number): boolean {
  const [work, role, next] = [words[at]!, words[at + 1], words[at + 2]]
  // "Bachelor star Dorn", "Survivor host Dorn"
  const isOfOne =
    isPersonNoun(work.key) &&
    !/^(?:actor|actress|adult|baby|boy|celebrity|child|comedian|co-host|coach|dad|daughter|driver|father|friend|girl|guest|hero|judge|killer|mother|mum|player|singer|son|student|teen|teenager|twin|villain|wife|woman|youngster)$/.test(
      work.key,
    ) &&
    /^(?:alum|contestant|finale|finalist|host|reboot|showrunner|spin-?off|star)$/.test(role?.key ?? '') &&
    isNamedBehind(next, true)
  // "The Harbor star Dorn": one who is named has no article of his own.
  const isSingleWork =
    at === 1 &&
    words[0]!.key === 'the' &&
    isCommonWord(work.key) &&
    !KIND.test(work.key) &&
    !describes(work.key) &&
    !isPersonNoun(work.key) &&
    /^(?:actor|actress|star)$/.test(role?.key ?? '') &&
    isNamedBehind(next, true)
  // "The Harbor star reacts to the finale": where an episode is told of, it is the show.
  const isShow =
    at === 1 &&
    words[0]!.key === 'the' &&
    isCommonWord(work.key) &&
    !/^(?:rock|porn|film|movie|sports?|pop|tv|television|reality|football|baseball|soccer|child|guest|lead)$/.test(
      work.key,
    ) &&
    !isPersonNoun(work.key) &&
    /^(?:star|cast|creator|showrunner)$/.test(role?.key ?? '') &&
    isThirdPerson(next?.key ?? '') &&
    words.some(({ base }) => /^(?:premiere|finale|episode|season|showrunner)$/.test(base))
  if ((isOfOne || isSingleWork || isShow) && isJoined(role)) return true
  return (
    isSeveral(work.key) &&
    isJoined(role) &&
    /^(?:actor|actress|co-star|contestant|creator|finale|prequel|reboot|sequel|showrunner|spin-?off|star)$/.test(
      role.key,
    ) &&
    // "Twins star in play": a deed of them.
    !(role.key === 'star' && (next === undefined || FUNCTION_WORD.test(next.key)))
  )
}

/** Marks the name of what is reviewed, and of a column in front of the headline. */
export function markReviewed({ words }: Headline, keep: boolean[]): void {
  const isReview = words[0]?.key === 'review' && /^:\s$/.test(words[1]?.gap ?? '')
  // "Review: Harbor Riders (Barge 2) - Slow, but Fair": up to a mark that no sentence has so early; "Harbor News Roundup: …".
  const end = isReview
    ? words.findIndex(({ gap }, i) => i > 1 && /^\s(?:[(|]|[—–-]\s)/.test(gap))
    : words.findIndex(({ gap }) => /^:\s/.test(gap))
  const name = words.slice(isReview ? 1 : 0, Math.max(0, end))
  if (name.length > 6 || !isWholeName(name)) return
  if (!isReview && (name.length < 3 || !COLUMN.test(name.at(-1)!.key))) return
  name.forEach((word, i) => {
    keep[i + (isReview ? 1 : 0)] ||= isCapital(word) && !(i > 0 && FUNCTION_WORD.test(word.key))
  })
}

const isWholeName = (words: readonly Word[]): boolean =>
  words.some(isCapital) &&
  words.every(
    ({ text, key, gap, quote }, i) =>
      quote < 0 &&
      (i === 0 || /^\s$/.test(gap)) &&
      (/^\p{Lu}/u.test(text) || FUNCTION_WORD.test(key)) &&
      !/^(?:is|are|was|were|has|have|will|can|do|does|did|how|why|what|when|who)$/.test(key) &&
      (isNoun(key) || !isThirdPerson(key)),
  )

const COLUMN = /^(?:roundup|newsletter|mailbag|digest)$/
const MUSICIAN = /^(?:bassist|drummer|frontman|frontwoman|guitarist|keyboardist|rapper|singer|vocalist)$/
const MAKER = /^(?:author|creator|prequel|reboot|sequel|showrunner|spin-?off)$/
/** What kind of singer, author or star somebody is. */
const KIND =
  /^(?:animated|art|backing|backup|band|beauty|best-selling|bestselling|blog|blues|book|boy|breakfast|celebrity|chat|child|children|choir|church|club|college|comedy|comic|cookbook|cooking|country|crime|dance|diet|drama|fantasy|fashion|fiction|film|folk|food|football|game|gaming|girl|gospel|history|horror|indie|jazz|kids|lead|lounge|metal|movie|musical|music|mystery|news|night|nightclub|opera|paper|pop|porn|power|punk|quiz|radio|rap|reality|reggae|report|rock|romance|rugby|school|session|show|sitcom|soap|solo|soul|spy|stage|star|street|study|superhero|talk|teen|television|tennis|theatre|thriller|travel|tv|video|war|wedding|wellness|western|world|youtube)$/
/** Endings of what describes. */
const DESCRIBES = /(?:[ai]ble|al|ant|ar|ary|ed|en|ent|ern|ful|ian|ic|ing|ish|ist|ive|less|ous|(?<!e)y)$/

/** How many words the name has that opens the headline here: "Twisted Barge singer", "Plank drummer"; 0 where none does. */
function lengthOfWork({ words }: Headline, from: number): number {
  const first = words[from]!
  if (from > 0 && !/[:;|.?!—–]["”’]?\s$/.test(first.gap)) return 0
  const length = [1, 2, 3].find((more) => standsBehindName(words, from + more)) ?? 0
  const end = from + length
  if (length === 0 || !isJoined(words[end])) return 0
  const name = words.slice(from, end)
  if (!name.every((word, i) => isCapital(word) && word.key === word.base && (i === 0 || isJoined(word)))) return 0
  if (name.some(({ key }) => KIND.test(key) || (FUNCTION_WORD.test(key) && key !== 'the'))) return 0
  if (isRenewed(words, end)) return length
  // "Furious Okafor sequel": what is known as a name stands for itself.
  if (!name.every(({ base }) => isCommonWord(base))) return 0
  if (length === 1) return MUSICIAN.test(words[end]!.key) && isThing(first) ? 1 : 0
  return describes(first.key) && !name.slice(1).some(({ key }) => describes(key)) ? length : 0
}

/** Who stands behind a work, or what becomes of it. */
const standsBehindName = (words: readonly Word[], at: number): boolean =>
  words[at] !== undefined &&
  (MUSICIAN.test(words[at].key) || MAKER.test(words[at].key) || isPodcast(words, at) || isRenewed(words, at))

const isPodcast = (words: readonly Word[], at: number): boolean =>
  words[at]!.key === 'podcast' && /^hosts?$/.test(words[at + 1]?.key ?? '')

/** "Wild Ferries renewed for Season 4" */
const isRenewed = (words: readonly Word[], at: number): boolean =>
  /^(?:axed|cancell?ed|renewed)$/.test(words[at]!.key) &&
  /^(?:after|for)$/.test(words[at + 1]?.key ?? '') &&
  words.slice(at + 2, at + 5).some(({ key }) => /^seasons?$/.test(key))

/** "Watchdog presenter": a programme, and no kind of people that present. */
export const mayBeShow = (key: string): boolean =>
  isThing({ key }) &&
  !FUNCTION_WORD.test(key) &&
  !KIND.test(key) &&
  !/^(?:character|morning|movie|oscar|rising|screen|sports?|traffic|travel|voice|weather|wildlife)$/.test(key)

const isThing = ({ key }: Pick<Word, 'key'>): boolean =>
  !describes(key) &&
  !DESCRIBES.test(key) &&
  !isPersonNoun(key) &&
  !isGerund(key) &&
  !isParticiple(key) &&
  !/^(?:acting|blind|dead|deaf|ex|former|late|long|new|old|one|top|young)$/.test(key)

/** Of several, by its form. */
export const isSeveral = (key: string): boolean =>
  /[^sui'’]s$/.test(key) &&
  !FUNCTION_WORD.test(key) &&
  !/ics$|^(?:arts|cartoons|darts|games|news|sales|series|species|sports|toys|works|means|headquarters|was|has|does)$/.test(
    key,
  )

/** "Fury blasts Dorn" */
export const isNamedBehind = (word: Word | undefined, isTitleCase: boolean): boolean =>
  isJoined(word) && isCapital(word) && !/\d/.test(word.text) && (!isTitleCase || !isCommonWord(word.base))
