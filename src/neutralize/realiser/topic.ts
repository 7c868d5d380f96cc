/**
 * What can be said honestly of a headline whose words cannot be said plainly: what it is about. The things it names,
 * without its verbs and loaded words, in a sentence about the article.
 */

import { lexemeOf, NOUN_TOO, PARTICIPLE, PAST, PLURAL, THIRD } from '../clause/lexicon.ts'
import { isCommonWord } from '../headline/true-case.ts'
import { readHeadline, type Word } from '../headline/words.ts'
import { judgeVerbs } from '../statement/main-verb.ts'
import { readTactics } from '../tactics/tactics.ts'
import {
  isBaseVerb,
  isCountedNoun,
  isFamousNoun,
  isGenericNoun,
  isGerund,
  isNoun,
  isParticiple,
  isPast,
  isPersonNoun,
  isThirdPerson,
  isVerbForm,
} from '../words/vocabulary.ts'
import { sayAbout } from './honest-frames.ts'
import { plainWording } from './plain-wording.ts'
import { small, unbalanced } from './words.ts'

/**
 * The things a text names, in order, loaded words left out; each a whole phrase or name of the text that can stand
 * after "about".
 */
export const topicsOf = (text: string): string[] =>
  phrasesIn(text)
    .filter(({ isTorn }) => !isTorn)
    .map(({ phrase }) =>
      phrase
        // "top Marsh | goon": what described the word that went.
        .replace(/^(?:[Tt]op|[Ff]ormer|[Ss]enior|[Nn]ew|[Mm]ajor|[Ll]atest|[Bb]iggest) (?=\p{Lu}\S*(?:[’']s)?$)/u, '')
        .replace(/^(?:\p{Ll}+ing) (?:in|at|on|with|for|about) /u, '')
        .replace(/^(?:see|watch|comment) (?=\S)/i, '')
        .replace(/(?<= data) shows?$| to (?:an?|the) .*$| as .*$/i, '')
        .replace(/ (?:despite|amid|because|unless|if) .*$/, '')
        .replace(NAME_AND_PLACE, (whole, name: string) =>
          whole === text || isCommonWord(name.split(' ').at(-1)!.toLowerCase()) ? whole : name,
        )
        .replace(/^(?:photos?|pictures|images?|videos?|footage|maps?|charts?|data) shows? /i, '')
        // "ready for the games": what a predicate says of somebody is no topic, what it is about is one.
        .replace(
          /^(?:ready|uneasy|afraid|concerned|worried|happy|angry|sure|safe|good|bad|famous|responsible|able) (?:for|about|with|of|on|to) (?=\S)/u,
          '',
        )
        .replace(/^(\p{Ll}+ing) (?=the |a |an |his |her |its |their |\p{Lu})/u, '')
        .replace(/(?<=\p{Ll}s) (\p{Ll}+)$/u, (tail, word: string) =>
          isBaseVerb(word) && !word.endsWith('s') && !isCountedNoun(`${word}s`) && !isGenericNoun(word) ? '' : tail,
        ),
    )
    .filter(
      (phrase) =>
        isNounPhrase(phrase) &&
        (phrase === text || !isScrap(phrase, text)) &&
        !/^(?:(?:the )?(?:author|writers|readers)|\p{L}+ing|\p{L}+est|own .*|.*\b(?:later|ago|earlier)|.* \d+ years|I['’]m)$/iu.test(
          phrase,
        ) &&
        !unbalanced(phrase) &&
        !/^(?:the )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten)$|^(?:whole|people|thing|things|everything|own|both|half|part|lot|bit)$/i.test(
          phrase,
        ),
    )

/** As `topicsOf`, with phrases that may hold a verb yet or are torn. */
export const namedIn = (text: string): string[] => phrasesIn(text).map(({ phrase }) => phrase)

/** "Skerra in the new trailer": what stands behind a name tells where or how something is done. */
const NAME_AND_PLACE =
  /^((?:\p{Lu}[\p{L}\p{N}.’'-]*)(?: \p{Lu}[\p{L}\p{N}.’'-]*)*) (?:in|on|at|for|with|after|before|during|over|by|from|to|against) .*$/u

interface Phrase {
  phrase: string
  /** It was cut inside what it names: "winners" of "winners and losers", "troops slog" of "troops slog on". */
  isTorn: boolean
}

function phrasesIn(text: string): Phrase[] {
  const plain = plainWording(text).text
  const { cues } = readTactics(plain)
  const headline = readHeadline(plain)
  const loaded = new Set<number>()
  for (const cue of cues) {
    if (headline.words[cue.first]?.quote !== -1) continue
    for (let i = cue.first; i <= cue.last; i++)
      if (isLoadedWord(headline.words[i]!.key, cue.last - cue.first, headline.words[i]!.text)) loaded.add(i)
  }
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
      const phrase = trimmed(withMarks(plain, headline.words[from]!, last))
      const isTorn =
        // "a feminist | extravaganza", "winners and | losers": what describes a word is not what is spoken of.
        (next !== undefined &&
          loaded.has(to + 1) &&
          !MARK.test(next.gap) &&
          !/^(?:[\p{Lu}\d$£€].*|.*[^s]s|.*[’']s|of|in|on|at|to|for|from|by|with|over|about|than)$/u.test(last.text)) ||
        // "futures steady after a loss": where the verb may stand, nobody knows where a phrase ends.
        headline.words.some((_, i) => i >= from && i <= to && doubtful.has(i)) ||
        // "the urge to dive": what urge it is went.
        (last.key === 'to' && to - from <= 2 && isBaseVerb(next?.key ?? '')) ||
        // "as resistance mounts": so ends a clause.
        (to > from &&
          /^(?:as|while|when|because|if|that|where|until|since)$/.test(headline.words[from - 1]?.key ?? '') &&
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
      !(/^\.\s$/.test(word.gap) && headline.words[i - 1]!.text.length <= 3)
    // "siege of homes an ‘outrage’": an article behind a noun begins another thing.
    const isNext =
      i > 0 &&
      word.quote < 0 &&
      /^(?:a|an|the)$/.test(word.key) &&
      !/^(?:of|in|on|at|to|for|from|by|with|as|and|or|over|after|before|into|about|that|than|near|under|against)$/.test(
        headline.words[i - 1]!.key,
      )
    // "delusions after Marsh says …": a clause of its own.
    const isClause =
      from >= 0 &&
      /^(?:after|before|as|while|when)$/.test(word.key) &&
      headline.words.slice(i + 2, i + 4).some(({ key }) => isThirdPerson(key) || (isPast(key) && !isParticiple(key)))
    if (isGap || isNext || isClause) close()
    // "…, claims Marsh lost": a verb behind a comma.
    if (
      isGap &&
      /,/.test(word.gap) &&
      /^(?:claims|says|calls|vows|warns|demands|urges|accuses|wants|plans|backs)$/.test(word.key)
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
      isCut(word.key, word.text, i, headline.words[i + 1], headline.words[i - 1]?.key ?? '')
    ) {
      close()
      return
    }
    if (from < 0) {
      if (/^(?:of|in|on|at|to|for|from|by|with|as|and|or|over|after|before|into|about|that|than)$/.test(word.key))
        return
      from = i
    }
    to = i
  })
  close()
  return phrases
}

const MARK = /[.;:?!—–|,]/
const LEADS_AWAY = /^(?:of|in|on|at|to|for|from|by|with|over|into|about|above|below|away|along|around|past|through)$/

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

function likelyVerbs(text: string, words: readonly Word[]): Likelihood {
  const tokens = [...text.matchAll(/\S+/g)]
  const likelihoods = tokens.map(() => 0)
  for (const { at, likelihood } of judgeVerbs(tokens.map(([token]) => token.replace(/[:;?!.…]+$/, ''))))
    likelihoods[at]! += likelihood
  const found = (isFound: (likelihood: number) => boolean): Set<number> => {
    const starts = tokens.filter((_, at) => isFound(likelihoods[at]!))
    const holds = ({ start, quote }: Word): boolean =>
      quote < 0 && starts.some(({ index, 0: token }) => index <= start && start < index + token.length)
    return new Set(words.flatMap((word, i) => (holds(word) ? [i] : [])))
  }
  return {
    verbs: found((likelihood) => likelihood > SURE_VERB),
    doubtful: found((l) => l > LIKELY_VERB && l <= SURE_VERB),
  }
}

const SURE_VERB = 0.5

/** The text of a run of words; a quotation at its edge keeps its marks. */
function withMarks(text: string, from: Word, to: Word): string {
  const start = from.quote >= 0 && /[“‘"']/.test(text[from.start - 1] ?? '') ? from.start - 1 : from.start
  const end = to.quote >= 0 && /[”’"']/.test(text[to.end] ?? '') ? to.end + 1 : to.end
  return text.slice(start, end)
}

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

const CUT =
  /^(?:is|are|was|were|be|been|being|am|has|have|had|do|does|did|will|would|can|could|may|might|must|should|won't|can't|isn't|aren't|wasn't|weren't|don't|doesn't|didn't|it|he|she|they|we|i|you|him|them|us|me|it's|he's|she's|they're|we're|this|these|those|that|here|there|here's|there's|that's|what|why|how|when|where|who|which|whose|if|because|until|unless|although|though|so|just|now|then|but|while|never|ever|also|too|very|even|still|yet|not|his|her|their|its|our|my|your|yes|ok|please|let|let's|get|gets|got|make|makes|made|goes|go|come|comes|thing|things|everything|nothing|something|anything|no|nor|none|about|up|out|off|down|look|looks|like)$/

const GOVERNS_BASE =
  /^(?:could|may|might|will|would|can|should|must|to|not|won't|can't|cannot|don't|doesn't|didn't|do|does|did|let|make|makes|help|helps)$/

// After a past form these show that it is a verb and no adjective.
const VERBAL =
  /^(?:the|a|an|his|her|its|their|to|by|with|for|in|on|at|from|over|after|off|out|up|down|into|that|how|why|what|as|against|about|\d.*)$/

function isCut(key: string, text: string, at: number, next: Word | undefined, before: string): boolean {
  const after = next?.key ?? ''
  // "called Marsh", "called BS": whom or what.
  const isNamed = /^\p{Lu}/u.test(next?.text ?? '')
  if (GOVERNS_BASE.test(before) && isBaseVerb(key)) return true
  if (CUT.test(key) || /n['’]t$/.test(key)) return true
  if (isPersonNoun(before) && isThirdPerson(key) && !isPersonNoun(key)) return true
  if (/^\p{Lu}/u.test(text) && at > 0) return false
  const { verbForms, flags } = lexemeOf(key)
  if ((verbForms & (THIRD | PAST)) !== 0 && (verbForms & PARTICIPLE) === 0 && (flags & (NOUN_TOO | PLURAL)) === 0)
    return true
  return (
    (isThirdPerson(key) && !isNoun(key) && !isPersonNoun(key) && !isGenericNoun(key)) ||
    (isPast(key) && (!/ed$/.test(key) || VERBAL.test(after) || isNamed))
  )
}

function trimmed(phrase: string): string {
  return (
    phrase
      .replace(
        /\s+(?:of|in|on|at|to|for|from|by|with|as|and|or|the|a|an|over|after|before|into|about|under|near|that|than|most|more|some|all|every|any)$/gi,
        '',
      )
      .replace(/\s+(?:of|in|on|at|to|for|from|by|with|as|and|or|the|a|an|about|some|all)$/gi, '')
      // What is left of "scale back", "opens up".
      .replace(/^(?:(?:back|up|out|off|down|away|over|on|in|against|into|for|from|with|at|by|to) )+(?=\p{L})/iu, '')
      .replace(/(?<=\p{L}{2})[’']s$/u, '')
      .trim()
  )
}

/** @param topics at least one */
export function sayTopics(topics: readonly string[], isOpinion: boolean): string[] {
  const said = topics.slice(0, 4)
  // "the row with Ruiz and the ferry": what stands behind a preposition would have what follows for its own.
  const [first] = said.filter((topic) => JOINS.test(topic))
  const simple = said.filter((topic) => !JOINS.test(topic))
  const list = listed(
    (first === undefined ? simple : [...simple, first])
      .flatMap((topic) =>
        topic.split(' and ').length === 2 && !JOINS.test(topic.replace(' and ', ' ')) ? topic.split(' and ') : [topic],
      )
      .map(small),
  )
  return sayAbout(list, isOpinion ? 'column' : 'article')
}

const JOINS = / (?:of|in|on|at|for|from|with|by|to|and|or|against|over|about|between|during|after|before|who|that) /

/** Whether what is left of a clause names nothing by itself. */
function isScrap(phrase: string, text: string): boolean {
  const words = phrase.split(' ')
  const last = words.at(-1)!
  const key = last.toLowerCase()
  // "fire" of "on fire", "Pick | a number": nothing shows that a single word was a noun there. Many or a person are.
  const isBare = words.length === 1 && (/^\p{Ll}[^\d]*$/u.test(last) || (text.startsWith(last) && isCommonWord(key)))
  if (isBare && !isPersonNoun(key) && (!/[^s]s$/.test(key) || isThirdPerson(key))) return true
  if (/^(?:LIVE|VIDEOS?|BREAKING|WATCH|UPDATES?|PHOTOS?)$/i.test(phrase)) return true
  if (LOOSE.test(words[0]!) && !/^(?:\p{Lu}|new|young|old|big|small|free|open|high|low|next|last|\d)/u.test(words[0]!))
    return true
  if (DESCRIBES.test(last) && !isNoun(last)) return true
  if (/^(?:more|less|fewer|plus|anyone|everyone|someone|anybody|nobody|else|another)\b/i.test(phrase)) return true
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
const DESCRIBES =
  /^(?:federal|personal|political|social|national|international|local|global|public|private|medical|legal|illegal|sexual|racial|royal|digital|economic|domestic|foreign|military|nuclear|short-term|long-term|feminist|racist|sexist|religious|financial|potential|possible|recent|alleged|\p{L}+-\p{L}+ed)$/u

/** From this likelihood on a word is in doubt of being a verb. */
const LIKELY_VERB = 0.1

// Adjectives that end a phrase only where the clause they belong to was cut.
const LOOSE =
  /^(?:afraid|accurate|great|fun|fair|safe|legal|illegal|worth|uneasy|enough|hard|harder|white|black|smart|good|bad|ready|last|next|high|low|higher|lower|new|own|dead|alive|widespread|again|briefly|together|alone|away|back|long|longer|big|bigger|small|old|young|true|false|right|wrong|sure|likely|able|angry|sorry|happy|free|open|close|closer|far|late|early|soon|online|flat|steady|worldwide|rather|else|like|above|below|today|tomorrow|tonight|yesterday|onstage|apart|\d+(?:\.\d+)?)$/i

/** Whether a phrase is made of nouns and what stands before them: no verb, no loose end. */
export function isNounPhrase(phrase: string): boolean {
  // "a bargain with the tide’": half a quotation.
  if (!phrase.includes('‘') && /[^s\s]’(?!\p{L})/u.test(phrase)) return false
  const words = phrase.split(' ')
  const last = words.at(-1)!
  // Out of its sentence only a sure verb shows.
  if (words.length > 1 && judgeVerbs(words).reduce((sum, { likelihood }) => sum + likelihood, 0) > 0.8) return false
  // "futures tick lower following a loss"
  if (/ (?:lower|higher|further|steady) (?:following|after|as|on|in|amid|ahead|before|for)\b/.test(phrase)) return false
  // "Ruiz on the ferry vote": who speaks, and no thing.
  if (/^(?:\S+ ){0,4}\p{Lu}\p{Ll}+ on /u.test(phrase)) return false
  if (words.length > 1 && isThirdPerson(last) && /^\p{Lu}/u.test(words.at(-2)!)) return false
  if (LOOSE.test(last) || (/(?:ly|ful|ous|less|able|(?<!s)ed)$/.test(last) && !/^\p{Lu}/u.test(last))) return false
  if (
    words.length === 1 &&
    /^\p{Ll}/u.test(last) &&
    !/s$/.test(last) &&
    !isNoun(last) &&
    !isNoun(`${last}s`) &&
    !isPersonNoun(last) &&
    !isGenericNoun(last)
  )
    return false
  const isCut = words.some(
    (word, i) =>
      i > 0 &&
      /^(?:the|a|an|his|her|its|their)$/.test(word) &&
      !/^(?:of|and|in|for|on|with|to|from|at|by|or)$/.test(words[i - 1]!),
  )
  if (isCut) return false
  // "market blunts Marsh’s plan": an unknown word in -s before a name may be a verb.
  const hasVerb = words.some(
    (word, i) => i > 0 && /^\p{Ll}+[^s’']s$/u.test(word) && !isNoun(word) && /^\p{Lu}/u.test(words[i + 1] ?? ''),
  )
  if (hasVerb) return false
  // "group storms city hall", "ferry rams into pier": with an object or a way behind it, a form in -s is a verb.
  const isClause = words.some((word, i) => {
    const next = words[i + 1]
    return (
      i > 0 &&
      next !== undefined &&
      /^\p{Ll}/u.test(word) &&
      isThirdPerson(word) &&
      !/^(?:of|and|in|for|on|with|to|from|at|by|or)$/.test(next)
    )
  })
  if (isClause) return false
  // "minister caves on tax", "Wells hits back at rival": it may be a verb, and what is said of a topic would be nonsense.
  const mayBeClause = hasInside(
    words,
    (word, before, next) =>
      isThirdPerson(word) &&
      !isPersonNoun(word) &&
      isPersonNoun(before) &&
      /^(?:on|to|in|at|for|with|from|by|over|into)$/.test(next),
  )
  if (mayBeClause || /^police \p{Ll}+ \p{Ll}+ed \p{Ll}/iu.test(phrase)) return false
  // "village of Qusra fear Israeli settlers": between names a base form is a verb.
  if (
    hasInside(
      words,
      (word, before, next) =>
        isBaseVerb(word) &&
        !isGenericNoun(word) &&
        !isPersonNoun(word) &&
        !isFamousNoun(word) &&
        /^\p{Lu}\p{Ll}+$/u.test(before) &&
        /^\p{Lu}/u.test(next),
    )
  )
    return false
  // "markets show signs", "family distance themselves"
  if (
    / (?:shows?|distance) | (?:themselves|himself|herself|itself)\b/.test(phrase) &&
    !/^(?:the|a|an) \S+ show /i.test(phrase)
  )
    return false
  // "mayors debated lifting rules": a past before a form in -ing.
  if (hasInside(words, (word, _, next) => isPast(word) && isGerund(next))) return false
  // "an utter": what described the word that went.
  if (
    words.length === 2 &&
    /^(?:an?|the)$/i.test(words[0]!) &&
    /^\p{Ll}/u.test(last) &&
    /^(?:utter|total|complete|sheer|real|true|very|major|huge|new|latest|final|only)$/.test(last)
  )
    return false
  // "crash killed four officers": so is a participle with an object.
  if (hasInside(words, (word, _, next) => isParticiple(word) && OBJECT_AHEAD.test(next))) return false
  // "Unitree surge 600%", "Hughes comments on it": what follows a name and may be a verb is one.
  const isVerbOfName = hasInside(
    words,
    (word, before, next) =>
      isVerbForm(word) && !isPersonNoun(word) && /^\p{Lu}\p{Ll}+$/u.test(before) && !/^(?:of|and)$/.test(next),
  )
  if (isVerbOfName) return false
  // "Europeans debate castration": a plural and a base form make a sentence.
  const isVerbOfPlural = hasInside(
    words,
    (word, before) => isBaseVerb(word) && !isGenericNoun(word) && /^(?!.*(?:ss|us|is|[’']s)$).*s$/.test(before),
  )
  if (isVerbOfPlural) return false
  return words.every((word, i) => {
    if (!/^\p{Ll}/u.test(word) || /^(?:of|the|a|an|and|in|for|on|with|to|from|at|by)$/.test(word)) return true
    const key = word.replace(/[’']s?$/, '')
    const { verbForms, flags } = lexemeOf(key)
    // "the collapse of the pier": behind an article stands a noun.
    if (i > 0 && isBaseVerb(key) && /^(?:the|an?)$|[’']s?$/i.test(words[i - 1]!)) return true
    if (verbForms === 0 || (flags & NOUN_TOO) !== 0 || isNoun(key) || isNoun(`${key}s`)) return true
    // "detained migrants", "rising costs": a form that describes what follows.
    return (
      i < words.length - 1 &&
      (isParticiple(key) || (isGerund(key) && i > 0)) &&
      !/^(?:to|in|on|at|for|with|by|from)$/.test(words[i + 1]!)
    )
  })
}

const OBJECT_AHEAD =
  /^(?:the|an?|his|her|its|their|one|two|three|four|five|six|seven|eight|nine|ten|dozens|hundreds|several|many|\d.*)$/

function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? ''
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

/** Some word in small letters, with another on either side, holds. */
function hasInside(words: readonly string[], holds: (word: string, before: string, next: string) => boolean): boolean {
  return words.some(
    (word, i) => i > 0 && i < words.length - 1 && /^\p{Ll}/u.test(word) && holds(word, words[i - 1]!, words[i + 1]!),
  )
}
