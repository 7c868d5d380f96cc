/** Whether a phrase that was cut from a headline is made of nouns. */
import { lexemeOf, NOUN_TOO } from '../clause/lexicon.ts'
import { judgeVerbs } from '../statement/main-verb.ts'
import { endsInNoun } from '../statement/sure.ts'
import { CARDINALS, isDeterminer } from '../words/closed-classes.ts'
import {
  isBaseVerb,
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

// Adjectives that end a phrase only where the clause they belong to was cut.
export const LOOSE =
  /^(?:afraid|accurate|first|once|ever|also|great|fun|fair|safe|legal|illegal|worth|uneasy|enough|hard|harder|white|black|smart|good|bad|ready|last|next|high|low|higher|lower|new|own|dead|alive|widespread|again|already|now|still|even|just|only|yet|sometimes|always|often|briefly|together|alone|away|back|long|longer|big|bigger|small|old|young|true|false|right|wrong|sure|likely|able|angry|sorry|happy|free|open|close|closer|far|late|early|soon|online|flat|steady|worldwide|rather|else|like|above|below|today|tomorrow|tonight|yesterday|onstage|inside|outside|apart|overboard|ashore|aboard|abroad|cheap|cheaper|faster|slower|ahead|nearly|\d+(?:\.\d+)?)$/i

/** "shares rocket 40%": before how much a word that joins nothing is the verb. */
export const MOVES_BY = () =>
  /\S (?!(?:of|by|at|to|the|than|over|nearly|up|about|around|some|under|above|with|for|and|from|or)\b)\p{Ll}{3,} \d[\d.]*(?:%| per ?cent)/u

/** "Holm sorry for joke", "Ruiz proud of crew": how somebody is, its verb left out. */
export const FEELS_SO =
  /(?<!\b(?:the|an?|of|so|very|too|more|most|least|plead(?:s|ed|ing)?|pled|found|is|are|was|were|be|been|being|feels?|felt)) (?:sorry|guilty|proud|glad|afraid|ashamed|keen|sick|fond|wary) (?:for|of|about|to|on|with|over|after|at|that|as)\b/

/** Whether a phrase is made of nouns and what stands before them: no verb, no loose end. */
export function isNounPhrase(phrase: string): boolean {
  // "a bargain with the tide’": half a quotation.
  if (!phrase.includes('‘') && /[^s\s]’(?!\p{L})/u.test(phrase)) return false
  const words = phrase.split(' ')
  const last = words.at(-1)!
  if (FEELS_SO.test(phrase)) return false
  // Out of its sentence only a sure verb shows.
  if (words.length > 1 && judgeVerbs(words).reduce((sum, { likelihood }) => sum + likelihood, 0) > 0.8) return false
  // "Skerra to tax homes", "Norwell no longer safest town", "crews say fares": what will be done, how it is, who says it.
  if (/^(?:\p{Lu}\S* )+to \p{Ll}/u.test(phrase) || / (?:no longer|not|say) /.test(phrase)) return false
  // "seats another", "after blast": half of one.
  if (/ (?:another|each|every)$|^(?:after|before|during|despite|amid) /.test(phrase)) return false
  // "futures tick lower following a loss"
  if (/ (?:lower|higher|further|steady) (?:following|after|as|on|in|amid|ahead|before|for)\b/.test(phrase)) return false
  // "Ruiz on the ferry vote": who speaks, and no thing.
  if (/^(?:\S+ ){0,4}\p{Lu}\p{Ll}+ on /u.test(phrase)) return false
  // "Four questions" are that many.
  const isCount = words.length === 2 && new RegExp(`^(?:${CARDINALS})$`, 'i').test(words[0]!)
  if (words.length > 1 && !isCount && isThirdPerson(last) && /^\p{Lu}/u.test(words.at(-2)!)) return false
  if (
    LOOSE.test(last) ||
    /^(?:cannot|through|until|without|towards?)$/.test(last) ||
    (/(?:ly|ful|ous|less|able|(?<!s)ed)$/.test(last) && !/^\p{Lu}/u.test(last))
  )
    return false
  if (
    words.length === 1 &&
    /^\p{Ll}/u.test(last) &&
    !/s$/.test(last) &&
    !isNoun(last) &&
    !isNoun(`${last}s`) &&
    !isPersonNoun(last) &&
    !isGenericNoun(last) &&
    !NAMES_ABSTRACT.test(last)
  )
    return false
  const isCut = words.some(
    (word, i) => i > 0 && (isDeterminer(word) || SOMEBODY.test(word)) && !LINKS.test(words[i - 1]!),
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
  if (MOVES_BY().test(phrase)) return false
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

const SOMEBODY = /^(?:someone|somebody|anyone|anybody|everyone|everybody|each|nobody)$/

/** Ends of words that are nouns and nothing else. */
export const NAMES_ABSTRACT = /.(?:[ts]ion|ment|ness|ity|ism|ship|hood|ology|nomy|cracy|birth|ware|ball)$/

/** What an article may follow inside a phrase. */
const LINKS =
  /^(?:of|and|in|for|on|with|to|from|at|by|or|over|under|against|inside|outside|behind|between|during|through|around|near|among|across|about|into)$/

const OBJECT_AHEAD = new RegExp(`^(?:the|an?|his|her|its|their|one|${CARDINALS}|dozens|hundreds|several|many|\\d.*)$`)
/** Some word in small letters, with another on either side, holds. */
function hasInside(words: readonly string[], holds: (word: string, before: string, next: string) => boolean): boolean {
  return words.some(
    (word, i) => i > 0 && i < words.length - 1 && /^\p{Ll}/u.test(word) && holds(word, words[i - 1]!, words[i + 1]!),
  )
}

/** Whether a phrase that was cut out of a clause names something by itself, and no verb or adjective was caught with it. */
export function isSound(phrase: string): boolean {
  const words = phrase.split(' ')
  const [first = '', second = ''] = words
  const last = words.at(-1)!
  // "backs harbor bill", "evaded guards", "denuclearize Skerra": what somebody does.
  if (
    /^\p{Ll}/u.test(first) &&
    second !== '' &&
    (mayDo(first, second) || /^(?:much|hardly|critical|given)$/.test(first))
  )
    return false
  // "important for the port": how it is.
  if (
    /^(?:important|crucial|essential|necessary|relevant|similar|different|available|popular|key|close|good|bad) (?:for|to|in|with)\b/.test(
      phrase,
    )
  )
    return false
  // "harsh and dangerous in Norwell": how it is there.
  if (
    /^\p{Ll}+ (?:and|but|or|yet) \p{Ll}+(?:ous|ful|less|(?<!t|c)able|ible) (?:in|at|on|for|to|from|with|after|under)\b/u.test(
      phrase,
    )
  )
    return false
  // "week over whether", "unrecognisable after a vote", "records involving boats": a piece of what is said.
  if (STRAY().test(phrase) || hasInside(words, leadsOn)) return false
  // "allegedly breaking a memorial"
  if (/^\p{Ll}+(?:ed|ing|ous|al|ive|ful|[ae]nt|ate)ly /u.test(phrase)) return false
  // "in favor of": half of what belongs together.
  if (/^(?:favou?r|spite|terms|light|charge|front|need|course|wake|midst) of\b/.test(phrase)) return false
  // "Ruiz 'furious'", "‘blow it up’": what somebody says.
  if (SAYS_AT_END().test(phrase)) return false
  // "dance prematurely in": how something is done.
  if (words.some((word, i) => i > 0 && /^\p{Ll}+ly$/u.test(word) && LINKS.test(words[i + 1] ?? ''))) return false
  if (phrase.split('(').length !== phrase.split(')').length || /^\d[\d,.]* (?:points|per ?cent)\b/.test(phrase))
    return false
  return !/^\p{Ll}/u.test(last) || second === '' || (endsInNoun(last) && !ENDS_DESCRIBING.test(last))
}

/** Words that are of a sentence and of no name: how, than whom, whether. */
const STRAY = () =>
  /^(?:(?!constable|vegetable)\p{Ll}{4,}[ai]ble(?= (?:in|on|for|to|after|with|by)\b)|better|worse|more|less) |(?:^| )(?:whether|than|due to|alive|aware|such)(?: |$)| (?:so|too|as) \p{Ll}/u

/** "history involving boats", "guard from killing more": what a form in -ing does stands behind it. */
const leadsOn = (word: string, before: string, next: string): boolean =>
  isGerund(word) &&
  (/^(?:from|by|for|after|before|without|while|to)$/.test(before) ||
    (!isNoun(word) && /^(?:the|an?|his|her|its|their|more|\d.*)$/.test(next)))

const mayDo = (word: string, next: string): boolean =>
  isGerund(word) ||
  isPast(word) ||
  /(?:ize|ise|ify)$/.test(word) ||
  (isThirdPerson(word) && !LINKS.test(next)) ||
  (isBaseVerb(word) &&
    /^(?:\p{Lu}|the$|an?$)/u.test(next) &&
    !isNoun(word) &&
    !isNoun(`${word}s`) &&
    !isGenericNoun(word) &&
    !isPersonNoun(word))

const SAYS_AT_END = () =>
  /(?:^|(?<!\b(?:of|in|on|over|for|with|from|to|and|the|an?)) )["“‘'](?=\p{Ll}|I[’' ])[^"“”‘]*["”’']$/u
const ENDS_DESCRIBING =
  /(?:iest|ggest|eatest|most|least|best|worst)$|^(?:due|extreme|massive|major|huge|severe|serious|fierce)$/

/** Whether a text of several words is one phrase as a whole: nothing in it may be its verb, or what is said of it. */
export function isSoundWhole(text: string): boolean {
  const words = text.split(' ')
  if (words.length < 4) return true
  const first = words[0]!.toLowerCase()
  const last = words.at(-1)!
  return (
    judgeVerbs(words).reduce((sum, { likelihood }) => sum + likelihood, 0) < SURELY_NONE &&
    // "Free Skerra from Norwell"
    (!isBaseVerb(first) || isNoun(first) || isNoun(`${first}s`)) &&
    // "Dana Whit best-paid pilot of the year", "Harbor return possible": what she is, and how it is.
    !/^(?:\p{Lu}\p{Ll}+ )+(?:\p{Ll}+est|best|most)(?:-\p{Ll}+)? /u.test(text) &&
    (!/^\p{Ll}/u.test(last) || endsInNoun(last))
  )
}

/** The likelihood that some word is a verb, up to which none is. */
const SURELY_NONE = 0.065
