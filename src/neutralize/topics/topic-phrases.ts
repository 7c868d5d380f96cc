/** A headline cut into the phrases between its verbs, marks and loaded words. */
import { lexemeOf, NOUN_TOO, PARTICIPLE, PAST, PLURAL, THIRD } from '../clause/lexicon.ts'
import { isCommonWord } from '../headline/true-case.ts'
import { type Cue, type Headline, isCapital, readHeadline, type Word } from '../headline/words.ts'
import { plainWording } from '../plain/plain-wording.ts'
import { judgeVerbs } from '../statement/main-verb.ts'
import { AUXILIARY } from '../statement/sure.ts'
import { readTactics } from '../tactics/tactics.ts'
import { AUXILIARIES, WEEKDAYS } from '../words/closed-classes.ts'
import {
  isBaseVerb,
  isGenericNoun,
  isGerund,
  isNoun,
  isParticiple,
  isPast,
  isPersonNoun,
  isPlace,
  isThirdPerson,
} from '../words/vocabulary.ts'

export interface Phrase {
  phrase: string
  /** It was cut inside what it names: "winners" of "winners and losers", "troops slog" of "troops slog on". */
  isTorn: boolean
}

/** As `topicsOf`, with phrases that may hold a verb yet or are torn. */
export const namedIn = (text: string): string[] => phrasesIn(text).map(({ phrase }) => phrase)

/** In their order; a phrase may hold a verb yet. */
export function phrasesIn(text: string): Phrase[] {
  const plain = plainWording(text).text
  const { cues } = readTactics(plain)
  const headline = readHeadline(plain)
  const loaded = loadedIn(headline, cues)
  const { verbs, doubtful } = likelyVerbs(plain, headline.words)
  const phrases: Phrase[] = []
  let from = -1
  let to = -1
  const close = () => {
    // "38 sailors share | what helped": what may be the verb is left out.
    if (from >= 0 && to > from && doubtful.has(to)) to--
    if (from >= 0) {
      const last = headline.words[to]!
      const next = headline.words[to + 1]
      const isAhead = next !== undefined && !MARK.test(next.gap)
      const whole = withMarks(plain, headline.words[from]!, last)
      const isNounLost = isAhead && loaded.has(to + 1) && !mayBeVerb(next.key)
      const phrase = trimmed(
        // "visas from Skerra after Ruiz | tantrum": what was after that is not named.
        isNounLost
          ? whole.replace(/ (?:after|amid|over|before|during|following|despite|with|without|for|by)(?: \S+)+$/, '')
          : isAhead && (last.key === 'to' ? isBaseVerb(next.key) : mayBeVerb(next.key))
            ? withoutClause(whole)
            : whole,
      ).replace(TIME_LEFT(), '')
      const isTorn =
        // "Okafor’s Norwell | bashing", "the forgotten Norwell | genius", "this Ana Ruiz | thing"
        (isNounLost && /(?:[’']s?|^(?:the|an?|this|that)(?: \p{Ll}+)*)(?: \p{Lu}\S*)+$/u.test(phrase)) ||
        // "Ruiz Napoleonic | thug"
        (isNounLost && /(?:ian|esque|ish|ic|ous)$/.test(last.key) && isAtEnd(phrase, last)) ||
        // "a feminist | extravaganza", "winners and | losers": what describes a word is not what is spoken of.
        (next !== undefined &&
          loaded.has(to + 1) &&
          !MARK.test(next.gap) &&
          !/^(?:[\p{Lu}\d$£€].*|.*[^s]s|.*[’']s|men|women|people|children|police|of|in|on|at|to|for|from|by|with|over|about|than)$/u.test(
            last.text,
          )) ||
        // "futures steady after a loss": where the verb may stand, nobody knows where a phrase ends.
        headline.words.some((_, i) => i >= from && i <= to && doubtful.has(i)) ||
        // "when ice holding | his rope broke"
        (to > from &&
          !/^(?:of|in|on|at|to|for|from|by|with|after|before|over)$/.test(headline.words[to - 1]!.key) &&
          /^(?:his|her|their|its|the|an?|him|them)$/.test(next?.key ?? '') &&
          !MARK.test(next!.gap) &&
          isGerund(last.key)) ||
        // "where to preorder | all of it": what one does.
        (headline.words[from]!.key === 'to' &&
          to > from &&
          /^\p{Ll}/u.test(headline.words[from + 1]!.text) &&
          isBaseVerb(headline.words[from + 1]!.key)) ||
        // "sales of Skerra’s | advanced boats": whose they are, and not what is sold.
        (isAhead && / (?:of|in|on|for|from|to|with|by|over|against) \S+(?: \S+)*[’']s?$/u.test(whole)) ||
        isHalfOfWhole(headline.words, from, loaded) ||
        // "new era of | terror"
        (isAhead &&
          last.key === 'of' &&
          loaded.has(to + 1) &&
          /^(?:.*\b)?(?:age|climate|era|spell|state|time|wave)$/i.test(phrase)) ||
        // "12 hours inside | a clinic"
        /^(?:inside|outside)$/.test(last.key) ||
        // "the urge to dive": what urge it is went.
        (last.key === 'to' && to - from <= 2 && isBaseVerb(next?.key ?? '')) ||
        // "as resistance mounts": so ends a clause.
        (to > from &&
          /^(?:as|while|when|because|if|that|where|until|since|before)$/.test(headline.words[from - 1]?.key ?? '') &&
          isThirdPerson(last.key) &&
          !isPersonNoun(last.key) &&
          (next === undefined || MARK.test(next.gap))) ||
        // "troops slog on.": no noun stands before a small word that leads nowhere.
        (LEADS_AWAY.test(last.key) && to > from && (next === undefined || MARK.test(next.gap))) ||
        isApposed(phrases.at(-1)?.phrase ?? '', phrase, headline.words[from]!.gap)
      if (phrase !== '' && !/^(?:a|an|the|some|any|one)$/i.test(phrase)) phrases.push({ phrase, isTorn })
    }
    from = -1
  }
  headline.words.forEach((word, i) => {
    const isGap =
      i > 0 &&
      word.quote < 0 &&
      MARK.test(word.gap) &&
      // "Dana Holm Jr.’s plan"
      !/^\.[’']$/.test(word.gap) &&
      !(
        /^\.\s$/.test(word.gap) &&
        (headline.words[i - 1]!.text.length <= 3 ||
          /^(?:dept|prof|prop|sept|ex-\p{L}{1,4})$/iu.test(headline.words[i - 1]!.text))
      )
    // "siege of homes an ‘outrage’": an article behind a noun begins another thing.
    const isNext =
      i > 0 &&
      word.quote < 0 &&
      /^(?:a|an|the)$/.test(word.key) &&
      !isInsideName(headline.words, i) &&
      // "Dana A Okafor"
      !(word.text === 'A' && isCapital(headline.words[i + 1])) &&
      // "100,000 tests a day"
      !/^(?:minute|hour|day|week|month|year)$/.test(headline.words[i + 1]?.key ?? '') &&
      !/^(?:of|in|on|at|to|for|from|by|with|as|and|or|over|after|before|into|about|that|than|near|under|against|behind|beyond|between|without|during|through|amid|around|among|across|beside|within)$/.test(
        headline.words[i - 1]!.key,
      )
    // "delusions after Marsh says …": a clause of its own.
    const isClause =
      from >= 0 &&
      /^(?:after|before|as|while|when)$/.test(word.key) &&
      headline.words.slice(i + 2, i + 4).some(({ key }) => isThirdPerson(key) || (isPast(key) && !isParticiple(key)))
    if (isGap || isNext || isClause) close()
    // "…, claims Marsh lost", "…; hopes court rules": a verb behind a comma.
    if (
      isGap &&
      /[,;]/.test(word.gap) &&
      /^(?:claims|says|calls|vows|warns|demands|urges|accuses|wants|plans|backs|hopes|fears|expects|seeks)$/.test(
        word.key,
      )
    )
      return
    if (word.quote >= 0) {
      if (from < 0) from = i
      to = i
      return
    }
    if (
      loaded.has(i) ||
      verbs.has(i) ||
      isLetDo(headline.words, i) ||
      (!isPrize(headline.words, i) &&
        isCut(word.key, word.text, i, headline.words[i + 1], headline.words[i - 1]?.key ?? ''))
    ) {
      close()
      return
    }
    if (from < 0) {
      if (/^(?:of|in|on|at|to|for|from|by|with|as|and|or|over|after|before|into|about|that|than)$/.test(word.key))
        return
      if (word.key === 'across' && isCapital(headline.words[i + 1])) return
      from = i
    }
    to = i
  })
  close()
  return phrases
}

/** The words of a headline that carry its cues, outside of quotations. */
export function loadedIn({ words }: Headline, cues: readonly Cue[]): ReadonlySet<number> {
  const loaded = new Set<number>()
  for (const { first, last } of cues) {
    if (words[first]?.quote !== -1) continue
    for (let i = first; i <= last; i++)
      if (!isRealEstate(words, i) && isLoadedWord(words[i]!.key, last - first, words[i]!.text)) loaded.add(i)
  }
  return loaded
}

/** "of Winnie the Pooh": between two capitals, and no second object as in "tells Ruiz the Senate will vote". */
export function isInsideName(words: readonly Word[], at: number): boolean {
  const [first, before, word, next] = [words[at - 2], words[at - 1], words[at]!, words[at + 1]]
  return (
    word.text === 'the' &&
    word.gap === ' ' &&
    next?.gap === ' ' &&
    /^\p{Lu}\p{Ll}/u.test(before?.text ?? '') &&
    /^\p{Lu}\p{Ll}/u.test(next.text) &&
    !isPlace(before!.key) &&
    !isThirdPerson(before!.key) &&
    !DAY.test(before!.key) &&
    (first === undefined ? !isBaseVerb(before!.key) : !HAS_TWO_OBJECTS.test(first.key))
  )
}
const DAY = new RegExp(`^(?:${WEEKDAYS}|today|yesterday|tonight|tomorrow)$`, 'i')
/** What is given to somebody, and where or when something is. */
const HAS_TWO_OBJECTS =
  /^(?:in|on|at|after|before|give[sn]?|gave|giving|tells?|told|telling|sends?|sent|offer(?:s|ed)?|sells?|sold|shows?|showed|buys?|bought|hands?|handed|costs?|den(?:y|ies|ied)|grant(?:s|ed)?|wins?|won|earn(?:s|ed)?|teach(?:es)?|taught|pays?|paid|promise[sd]?|owe[sd]?|lends?|lent|name[sd]?|call(?:s|ed)?|asks?|asked|makes?|made|awards?|awarded|leaves?|left|cost)$/

/** "Let it Shine": what it is to do, and no thing. */
export const isLetDo = (words: readonly Word[], at: number): boolean =>
  words[at - 2]?.key === 'let' && /^(?:it|him|her|them|me|us)$/.test(words[at - 1]!.key)

/** "a message | of peace", "an age of dread | and harbor strikes": it was named with what went. */
function isHalfOfWhole(words: readonly Word[], at: number, loaded: ReadonlySet<number>): boolean {
  const [lost, link] = [words[at - 2], words[at - 1]]
  if (lost === undefined || !loaded.has(at - 2) || words[at]!.gap !== ' ' || link!.gap !== ' ') return false
  if (link!.key === 'of') return UNREAL_OF.test(lost.key)
  return /^(?:and|or)$/.test(link!.key) && words[at - 3]?.key === 'of' && lost.gap === ' '
}

/** What may be of a thing without there being any. */
export const UNREAL_OF = /^(?:messages?|promises?|hopes?|fears?|dreams?|threats?|lack|risks?|prospects?)$/

const mayBeVerb = (key: string): boolean => AUXILIARY.test(key) || isThirdPerson(key) || isPast(key) || isBaseVerb(key)

const isAtEnd = (phrase: string, { text }: Word): boolean => phrase.endsWith(text)

/** "drills with Skerra over refusal | to help", "prison probe after inmate | is found": the last clause has its verb behind. */
const withoutClause = (phrase: string): string =>
  / to$/.test(phrase)
    ? phrase.replace(/ (?:in|on|at|for|from|with|over|after|amid|about|despite|against) \S+(?: \S+)? to$/, '')
    : phrase.replace(/ (?:after|before|as|while|when|until|since|because|that|if) .*$/, '')

/** "Ruiz’s boyfriend days | after": how long after. */
const TIME_LEFT = () => /(?<=\p{L}) (?:minutes|hours|days|weeks|months|years)$/u

const MARK = /[.;:?!—–|,]/
const LEADS_AWAY =
  /^(?:of|in|on|at|to|for|from|by|with|over|into|about|above|below|away|along|around|past|through|inside|outside)$/

/** "Dana Whit, harbor pilot": one person, said twice. */
function isApposed(before: string, phrase: string, gap: string): boolean {
  const isOne = (text: string): boolean => {
    const head = text
      .replace(/ (?:of|in|at|for|from|who|that) .*$/, '')
      .split(' ')
      .at(-1)!
      .toLowerCase()
    return isPersonNoun(head.replace(/^co-/, '')) && !/s$/.test(head)
  }
  return /,/.test(gap) && before !== '' && (isOne(phrase) || isOne(before))
}

interface Likelihood {
  /** Words that are a verb of the text as likely as not. */
  verbs: ReadonlySet<number>
  /** Words of which nobody knows. */
  doubtful: ReadonlySet<number>
}

export function likelyVerbs(text: string, words: readonly Word[]): Likelihood {
  const tokens = [...text.matchAll(/\S+/g)]
  const likelihoods = tokens.map(() => 0)
  for (const { at, likelihood } of judgeVerbs(tokens.map(([token]) => token.replace(/[:;?!.…]+$/, ''))))
    likelihoods[at]! += likelihood
  const found = (isFound: (likelihood: number) => boolean): Set<number> => {
    const starts = tokens.filter((_, at) => isFound(likelihoods[at]!))
    const holds = ({ start, quote }: Word): boolean =>
      quote < 0 && starts.some(({ index, 0: token }) => index <= start && start < index + token.length)
    return new Set(words.flatMap((word, i) => (holds(word) && !isPrize(words, i) ? [i] : [])))
  }
  return {
    verbs: found((likelihood) => likelihood > SURE_VERB),
    doubtful: found((l) => l > LIKELY_VERB && l <= SURE_VERB),
  }
}

const SURE_VERB = 0.5

/** "Women of the Year Awards": what is given, and nobody awards. */
export const isPrize = (words: readonly Word[], at: number): boolean =>
  /^awards?$/.test(words[at]!.key) && words[at - 1]?.key === 'year' && words[at - 3]?.key === 'of'

/** The text of a run of words; a quotation at its edge keeps its marks. */
function withMarks(text: string, from: Word, to: Word): string {
  const start = from.quote >= 0 && /[“‘"']/.test(text[from.start - 1] ?? '') ? from.start - 1 : from.start
  const end = to.quote >= 0 && /[”’"']/.test(text[to.end] ?? '') ? to.end + 1 : to.end
  return text.slice(start, end)
}

/** "this real estate board": the trade. */
const isRealEstate = (words: readonly Word[], at: number): boolean =>
  words[at]!.key === 'real' && words[at + 1]?.key === 'estate'

/** In a cue phrase only the words that carry it are loaded; the names, numbers and nouns in it are facts. */
function isLoadedWord(key: string, length: number, text: string): boolean {
  if (length === 0) return true
  if (/\d/.test(key) || (/^\p{Lu}/u.test(text) && !isCommonWord(key))) return false
  return BAIT.test(key) || CUT.test(key) || !isNounLike(key)
}

const BAIT =
  /^(?:secrets?|tricks?|truth|reasons?|hacks?|real|hate|hates|mind|minds|best|worst|most|ever|way|ways|one|weird|simple|biggest|mistakes?|never|guess|believe|wait|until|look|meet|stop|right|now|time|all|perfect|epic|game|life|world|internet|viral|message|update|announcement|change|changes|reveal|reveals|revealed|history|everyone|everybody|nobody|thing|kill|killer|silent|danger|shock|shocking|stunned|baffled|furious|cry|laugh|tears|heart|hearts|back|first|last|chance|final|words|far-left|left|elite|elites|sign|signs|warning|new|wrong|swear|swears|wants?|loves?)$/

function isNounLike(key: string): boolean {
  return !isPast(key) && !(isThirdPerson(key) && !isNoun(key)) && !/ly$/.test(key)
}

export const CUT = new RegExp(
  `^(?:${AUXILIARIES}|be|been|being|am|won't|can't|isn't|aren't|wasn't|weren't|don't|doesn't|didn't|it|he|she|they|we|i|you|him|them|us|me|it's|he's|she's|they're|we're|this|these|those|that|here|there|here's|there's|that's|what|why|how|when|where|who|which|whose|if|because|until|unless|although|though|so|just|now|then|but|while|never|ever|also|too|very|even|still|yet|not|his|her|their|its|our|my|your|yes|ok|please|let|let's|get|gets|got|make|makes|made|goes|go|come|comes|thing|things|everything|nothing|something|anything|no|nor|none|about|up|out|off|down|look|looks|like)$`,
)

const GOVERNS_BASE =
  /^(?:could|may|might|will|would|can|should|must|to|not|won't|can't|cannot|don't|doesn't|didn't|do|does|did|let|make|makes|help|helps)$/

// After a past form these show that it is a verb and no adjective.
const VERBAL =
  /^(?:the|a|an|his|her|its|their|to|by|with|for|in|on|at|from|over|after|off|out|up|down|into|that|how|why|what|as|against|about|\d.*)$/

function isCut(key: string, text: string, at: number, next: Word | undefined, before: string): boolean {
  const after = next?.key ?? ''
  // "called Marsh", "called BS": whom or what.
  const isNamed = /^\p{Lu}/u.test(next?.text ?? '')
  // "should we | trust police officers"
  if ((GOVERNS_BASE.test(before) || /^(?:i|we|you|they)$/.test(before)) && isBaseVerb(key)) return true
  // "a joke about tolls", "the Made by Skerra event": a topic of its own, a word of a name.
  if (key === 'about' && ABOUT_IT.test(before) && after !== '') return false
  if (key === 'who' && text === 'Who' && before === 'doctor') return false
  if (key === 'made' && text === 'Made' && at > 0 && after === 'by') return false
  if ((CUT.test(key) && text !== 'US') || /n['’]t$/.test(key)) return true
  if (isPersonNoun(before) && isThirdPerson(key) && !isPersonNoun(key)) return true
  // "harbor study doubts | the plan": what a paper does with it.
  if (FINDS.test(before) && isThirdPerson(key) && /^(?:the|an?|its|his|her|their|that|how|why|if)$/.test(after))
    return true
  if (/^\p{Lu}/u.test(text) && at > 0) return false
  const { verbForms, flags } = lexemeOf(key)
  if ((verbForms & (THIRD | PAST)) !== 0 && (verbForms & PARTICIPLE) === 0 && (flags & (NOUN_TOO | PLURAL)) === 0)
    return true
  return (
    (isThirdPerson(key) && !isNoun(key) && !isPersonNoun(key) && !isGenericNoun(key)) ||
    // "tons of ground beef": a noun's own word.
    (isPast(key) &&
      ((!/ed$/.test(key) && !/^(?:of|the|an?|in|on|for|with|from|by|its|his|her|their)$/.test(before)) ||
        VERBAL.test(after) ||
        isNamed))
  )
}

const FINDS = /^(?:study|report|survey|poll|audit|analysis|research|inquiry|review)$/

/** What is about something. */
const ABOUT_IT =
  /^(?:jokes?|claims?|questions?|remarks?|comments?|concerns?|fears?|books?|films?|movies?|documentary|story|stories|song|lies?|rumou?rs?|debate|details|warnings?|worries|doubts|advice|truth|theory|theories|myths?|facts|documents|allegations?|statements?|research|study)$/

function trimmed(phrase: string): string {
  return (
    phrase
      .replace(
        /\s+(?:of|in|on|at|to|for|from|by|with|as|and|or|the|a|an|over|after|before|behind|into|about|under|near|that|than|most|more|some|all|every|any)$/gi,
        '',
      )
      .replace(
        /\s+(?:of|in|on|at|to|for|from|by|with|as|and|or|the|a|an|about|some|all|after|before|against|around|during|amid|without|within|between|until|since|despite)$/gi,
        '',
      )
      // What is left of "scale back", "opens up".
      .replace(
        /^(?:(?:back|up|out|off|down|away|over|on|in|against|into|for|from|with|at|by|to) )+(?=[\p{L}“‘"'])/iu,
        '',
      )
      .replace(/(?<=\p{L}{2})[’']s$/u, '')
      .trim()
  )
}

/** From this likelihood on a word is in doubt of being a verb. */
const LIKELY_VERB = 0.1
