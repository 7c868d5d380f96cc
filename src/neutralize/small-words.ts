/**
 * Other small words for the same: prepositions, adverbs, quantities, contractions, and nouns with a second name for one
 * thing. Each entry keeps the meaning in every sentence in which its condition holds. Facts (names, deeds, most nouns)
 * have no entries: a wording must keep them as they are.
 */
import { isBaseVerb, isGerund, isNoun, isParticiple, isPast, isPersonNoun, isThirdPerson } from './vocabulary.ts'

/** A sentence cut into words; `keys` in lower case and without marks. */
export interface Place {
  keys: readonly string[]
  words: readonly string[]
  /** First and last word of the phrase found. */
  at: number
  end: number
}

type Condition = (place: Place) => boolean

export interface SmallWord {
  phrase: readonly string[]
  holds: Condition
  /** What may stand instead. */
  puts: readonly string[]
}

const FINITE = /^(?:is|are|was|were|has|have|had|will|would|could|may|might|can|must|should|did|does)$/

/** Behind these a word in -s is a noun. */
const ASKS_FOR_NOUN =
  /^(?:of|in|on|at|for|from|with|by|against|between|the|a|an|his|her|their|its|no|some|more|new|\d.*)$/

/** Whether a noun phrase follows, and no clause: "after the vote", not "after he voted", "after voting". */
const noun: Condition = ({ keys, words, end }) => {
  const first = keys[end + 1]
  if (first === undefined || /ing$|^(?:he|she|they|it|i|we|that|all|being|\d.*)$/.test(first)) return false
  for (let i = end + 1; i < words.length && i < end + 9; i++) {
    const key = keys[i]!
    if (
      i > end + 1 &&
      (FINITE.test(key) ||
        (/^\p{Ll}/u.test(words[i]!) &&
          ((isThirdPerson(key) && !isNoun(key) && !ASKS_FOR_NOUN.test(keys[i - 1]!)) || isPast(key))))
    )
      return false
    // "after school bans cakes", "after documents vanish": with an object, or a base form behind a plural, it is a verb.
    const next = keys[i + 1]
    // An unknown word in -s behind a singular noun: "train derails near town".
    if (
      i > end + 1 &&
      /^\p{Ll}+[^s’']s$/u.test(words[i]!) &&
      !isNoun(key) &&
      !/s$/.test(keys[i - 1]!) &&
      !ASKS_FOR_NOUN.test(keys[i - 1]!)
    )
      return false
    if (
      i > end + 1 &&
      isThirdPerson(key) &&
      !ASKS_FOR_NOUN.test(keys[i - 1]!) &&
      next !== undefined &&
      !/[,;:]$/.test(words[i]!) &&
      !/^(?:of|in|on|at|for|from|with|and|or|by|to|against|between|that|which|who)$/.test(next)
    )
      return false
    if (
      i > end &&
      isBaseVerb(key) &&
      /s$|^(?:people|men|women|children|police|they|we)$/.test(keys[i - 1]!) &&
      (!isNoun(`${key}s`) || next === undefined)
    )
      return false
    if (/[,;:]$/.test(words[i]!)) break
  }
  return true
}

const LEADS_ON = /^(?:by|for|in|on|at|of|from|with|to|over|after|before|as|during|amid|near)$/

/**
 * Whether a clause follows with a verb of its own: "as costs rise". A past form that may be a participle is one only
 * with something behind it that it could have for an object: not in "named as man arrested for theft".
 */
const clause: Condition = ({ keys, end }) =>
  keys.slice(end + 2, end + 8).some((key, i) => {
    if (FINITE.test(key) || (isThirdPerson(key) && !isNoun(key))) return true
    if (!isPast(key)) return false
    const next = keys[end + 2 + i + 1]
    return !isParticiple(key) || (next !== undefined && !LEADS_ON.test(next))
  })

const any: Condition = () => true
/** A capital inside the sentence makes a name of it: "Angel Dad". */
const common: Condition = ({ words, at }) => at === 0 || /^\p{Ll}/u.test(words[at]!)
const lower: Condition = ({ words, at }) => /^\p{Ll}/u.test(words[at]!)
const before =
  (pattern: RegExp): Condition =>
  ({ keys, at }) =>
    pattern.test(keys[at - 1] ?? '')
const after =
  (pattern: RegExp): Condition =>
  ({ keys, end }) =>
    pattern.test(keys[end + 1] ?? '')
/** Somewhere in the few words in front. */
const near =
  (reach: number, pattern: RegExp): Condition =>
  ({ keys, at }) =>
    keys.slice(Math.max(0, at - reach), at).some((key) => pattern.test(key))
const not =
  (condition: Condition): Condition =>
  (place) =>
    !condition(place)
const all =
  (...conditions: Condition[]): Condition =>
  (place) =>
    conditions.every((condition) => condition(place))
const some =
  (...conditions: Condition[]): Condition =>
  (place) =>
    conditions.some((condition) => condition(place))

const amount = after(
  /^(?:[$£€]?\d.*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|half|a (?:dozen|hundred|thousand|million)|dozens?|hundreds?|thousands?)$/,
)
/** "two weeks after the vote": how long after is told. */
const measured = before(
  /^(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|decades?|moments?|shortly|soon|just|long|right|immediately)$/,
)
const gerund: Condition = ({ keys, end }) => isGerund(keys[end + 1] ?? '')
const atEnd: Condition = ({ words, end }) => end === words.length - 1 || /[,;]$/.test(words[end]!)
const inside: Condition = ({ at }) => at > 0

const TALK =
  /^(?:comments?|commented|commenting|remarks?|questions?|concerns?|statements?|discussions?|debates?|warnings?|facts|details|information|criticism|complaints?|lied|lies|lying|rumou?rs?|worries|fears|claims?|research|data|report|reports|guidance|stances?|positions?|views)$/
const DISPUTE =
  /^(?:dispute|disputes|criticism|concerns?|questions?|comments?|remarks|lawsuits?|talks|fight|battle|debate|criticizes?|criticized|criticizing|sues?|sued|protests?|row|clash|anger|fears|tensions|investigation|probe|argue|argues|feud|charges|arrested|fired|charged|resigns?|resigned)$/

/** Names on both sides: "Harry and Meghan", and no clause. */
const joinsNames: Condition = ({ keys, words, at, end }) => {
  const left = words[at - 1] ?? ''
  const right = words[end + 1] ?? ''
  if (
    at === 0 ||
    /[,;:]$/.test(left) ||
    keys.slice(0, at).some((key, i) => /^(?:between|both)$/.test(key) || /,$/.test(words[i]!)) ||
    /[’']s?$/.test(right)
  )
    return false
  const isName = (word: string) => /^\p{Lu}[\p{L}’'.-]+$/u.test(word)
  // "Ruiz and Okafor talks": the names belong to what follows.
  if (/^\p{Ll}/u.test(words[end + 2] ?? '') && !/[,;:]$/.test(right) && isNoun(keys[end + 2]!)) return false
  // A capital at the start of a headline tells nothing.
  return at > 1 && isName(left) && isName(right) && !/^(?:and|or)$/.test(keys[end + 3] ?? '')
}

/** "the attorney general", "district attorney": an office is no profession. */
const profession = all(
  lower,
  not(before(/^(?:general|district|state|city|county|states|u\.s|us|generals)$/)),
  not(after(/^(?:general|district|state|city|county|states|u\.s|us|generals|fees)$/)),
)

const OFFICE =
  /^(?:president|vice|wife|husband|mayor|governor|senator|minister|boyfriend|girlfriend|employees?|cop|teacher|boss|chief|aides?|coach|officials?|officers?|lawmakers?|players?|advisers?|advisors?|partner|student|students|congressman|congresswoman|prosecutor|judge|soldier|soldiers|workers?|spy)$/

const PEOPLE_AHEAD =
  /^(?:people|men|women|children|others|dead|killed|injured|wounded|civilians|soldiers|students|passengers|workers)$/

const WHEN =
  /^(?:elections?|midterms?|vote|trial|game|match|season|hearing|meeting|summit|visit|deadline|cup|finals?|debate|launch|release|primary|primaries|olympics|wedding|holidays?|christmas|opener|playoffs|talks|speech|winter|summer|spring|storm|hurricane|\d{4})$/

/** A clause that can stand behind "that": "says it will", "says rates are high"; no quotation, no bare phrase. */
const saidClause: Condition = (place) =>
  place.at > 0 &&
  place.keys
    .slice(place.end + 2, place.end + 9)
    .some((key) => FINITE.test(key) || (isThirdPerson(key) && !isNoun(key)) || (isPast(key) && !isParticiple(key))) &&
  /^[\p{L}\d$£€]/u.test(place.words[place.end + 1] ?? '') &&
  !/[,;:]$/.test(place.words[place.end]!) &&
  !/^(?:that|who|what|to|so|how|why|when|where|if|no|yes|whether|of|in|on|at|for|by|with|the)$/.test(
    place.keys[place.end + 1]!,
  )

const OWNER =
  /^(?:the|a|an|his|her|its|their|our|my|your|some|no|any|one|two|three|second|third|next|\d.*|at|all|.*['’]s?)$/
/** "hit highest level", "for first time": a superlative has its article in full English. */
const superlative = all(lower, inside, not(before(OWNER)), before(/\p{Ll}/u))

type Entry = readonly [phrase: string, holds: Condition, puts: string]

const ENTRIES: readonly Entry[] = [
  ['after', all(noun, not(measured)), 'following'],
  [
    'following',
    all(noun, inside, not(before(/^(?:is|are|was|were|be|been|by|the|a|of|and|has|have|his|her|their|its|\p{L}+s)$/u))),
    'after',
  ],
  ['before', all(noun, not(measured)), 'ahead of/prior to'],
  ['before', all(gerund, not(measured)), 'prior to'],
  [
    'ahead of',
    all(noun, ({ keys, end }) => keys.slice(end + 1, end + 5).some((key) => WHEN.test(key))),
    'before/prior to',
  ],
  ['in the wake of', noun, 'after/following'],
  ['over', all(not(amount), near(5, DISPUTE), noun), 'concerning/regarding'],
  ['nearly', any, 'almost'],
  ['almost', any, 'nearly'],
  ['about', all(not(amount), before(/^concerns?$/), noun), 'over'],
  [
    'about',
    all(
      not(amount),
      near(4, TALK),
      not(before(/^concerns?$/)),
      not(after(/^(?:to|it|him|her|them|how|why|what|half)$/)),
    ),
    'regarding/concerning',
  ],
  [
    'on',
    all(
      near(
        3,
        /^(?:comments?|commented|remarks?|statement|talks|guidance|details|information|debate|stance|data|research)$/,
      ),
      not(after(/^(?:\p{L}+day|\d.*)$/u)),
      noun,
    ),
    'regarding/concerning',
  ],
  ['despite', noun, 'in spite of'],
  ['in spite of', noun, 'despite'],
  [
    'as',
    all(
      inside,
      not(before(/^(?:such|same|so|as|well|known|described|seen|named|act|just|far|long|soon|much|many|even)$/)),
      not(after(/^(?:a|an|it|of|if|though|to|well|much|many|long|soon)$/)),
      // "Article describes plan as ready": what it is called.
      not(({ keys }) => keys[1] === 'describes'),
      // "as strong as engineers held": a measure, and no time.
      not(near(5, /^as$/)),
      ({ keys, end }) => !keys.slice(end + 1, end + 5).includes('as'),
      // "there is such a thing as …"
      not(near(4, /^such$/)),
      clause,
    ),
    'while/at a time when',
  ],
  ['while', gerund, 'when'],
  [
    'but',
    all(inside, not(after(/^(?:not|also|for)$/)), not(before(/^(?:nothing|anything|all|not|last|none|any)$/))),
    'though/yet',
  ],
  [
    'and',
    all(joinsNames, not(after(/^(?:more|then|not|so|other|others|half|the|a|an|his|her|its|their)$/))),
    'as well as',
  ],
  ['as well as', all(inside, lower), 'along with'],
  ['near', all(noun, not(before(/^(?:and|or|the|a|in|to)$/))), 'close to'],
  ['including', ({ words, end }) => /^\p{Lu}/u.test(words[end + 1] ?? ''), 'among them'],
  ['amid', noun, 'at a time of/in the midst of'],
  ['during', noun, 'in the course of/over the course of'],
  ['because of', noun, 'due to/owing to'],
  ['because', not(after(/^of$/)), 'as/since'],
  [
    'due to',
    all(before(/^(?:closed|canceled|cancelled|delayed|postponed|suspended|halted|grounded|evacuated)$/), noun),
    'because of/owing to',
  ],
  ['more than', amount, 'over/upwards of'],
  ['less than', amount, 'under'],
  [
    'up to',
    all(
      after(/^\d.*$/),
      inside,
      ({ keys, end }) =>
        /s$|^(?:people|men|women|children)$/.test(keys[end + 2] ?? '') &&
        !/^(?:seconds|minutes|hours|days|weeks|months|years|percent|miles|feet|pounds|dollars|points|inches|degrees)$/.test(
          keys[end + 2]!,
        ),
    ),
    'as many as',
  ],
  ['roughly', amount, 'about/approximately'],
  ['approximately', amount, 'about/roughly'],
  [
    'around',
    all(
      amount,
      before(/^(?:costs?|paid|spent|is|are|was|were|of|for|to|at|kills?|killed|affects?|lost|has|have|had)$/),
    ),
    'about/approximately',
  ],
  ['so far', not(after(/^(?:as|that|from|away|right|left|ahead|behind|out|off|in|into)$/)), 'to date/up to now'],
  ['to date', atEnd, 'so far/up to now'],
  ['in order to', any, 'to'],
  ['several', common, 'a number of'],
  ['a number of', any, 'several'],
  [
    'every',
    all(
      lower,
      not(before(/^(?:almost|nearly|for|of|not)$/)),
      not(after(/^(?:other|time|one|single|day|few|two|three|four|\d.*)$/)),
    ),
    'each',
  ],
  ['only', all(lower, amount), 'just'],
  ['again', all(atEnd, inside, not(before(/^(?:once|over|never|and|yet|time)$/))), 'once more/once again'],
  ['once again', any, 'again/once more'],
  ['now', all(before(/^(?:is|are)$/), not(after(/^(?:or|and|that)$/))), 'currently/at present'],
  ['currently', lower, 'at present/now'],
  ['nationwide', lower, 'across the country/throughout the country'],
  ['worldwide', lower, 'around the world/across the world'],
  ['statewide', all(lower, atEnd), 'across the state'],
  ['across the country', any, 'nationwide/around the country'],
  ['around the world', any, 'worldwide/across the world'],
  ['annually', any, 'each year/per year'],
  ['via', lower, 'through/by way of'],
  ['without a', lower, 'with no'],
  ['without any', lower, 'with no'],
  ['instead of', all(inside, some(noun, gerund)), 'rather than'],
  ['rather than', all(inside, some(noun, gerund)), 'instead of'],
  ['along with', all(inside, noun), 'as well as/together with'],
  ['alongside', all(inside, noun), 'together with/along with'],
  ['together with', inside, 'along with/as well as'],
  ['regarding', inside, 'about/concerning'],
  ['concerning', all(inside, noun, not(before(/^(?:is|are|was|very|more|deeply)$/))), 'regarding/about'],
  ['upon', all(lower, inside, not(before(/^(?:once|depends?|based)$/))), 'on'],
  ['inside', all(lower, inside, noun, not(before(/^(?:the|an?|from|on)$/))), 'within'],
  ['toward', lower, 'towards'],
  ['towards', lower, 'toward'],
  ['vs', all(lower, inside), 'against/versus'],
  ['each other', any, 'one another'],
  ['one another', any, 'each other'],
  ['no one', lower, 'nobody'],
  ['nobody', lower, 'no one'],
  ['everyone', lower, 'everybody'],
  ['anyone', lower, 'anybody'],
  ['someone', lower, 'somebody'],
  [
    'another',
    all(lower, not(before(/^(?:one|yet)$/)), not(after(/^(?:\d.*|one|two|three|four|five|six|way|day)$/))),
    'a further',
  ],
  ['quickly', lower, 'rapidly'],
  ['rapidly', lower, 'quickly'],
  ['largely', lower, 'mostly/for the most part'],
  ['mostly', lower, 'largely/for the most part'],
  ['often', lower, 'frequently'],
  ['frequently', lower, 'often'],
  ['possibly', lower, 'perhaps'],
  ['perhaps', lower, 'possibly'],
  ['partially', lower, 'partly/in part'],
  ['partly', lower, 'in part/partially'],
  ['publicly', all(lower, atEnd), 'in public'],
  ['privately', all(lower, atEnd), 'in private'],
  ['secretly', all(lower, atEnd), 'in secret'],
  ['temporarily', all(lower, atEnd), 'for a time/for the time being'],
  ['permanently', all(lower, atEnd), 'for good'],
  ['eventually', lower, 'in the end'],
  ['initially', lower, 'at first'],
  ['abroad', lower, 'overseas'],
  ['overseas', all(lower, atEnd), 'abroad'],
  ['online', all(lower, atEnd), 'on the internet'],
  ['entire', lower, 'whole'],
  [
    'whole',
    all(lower, before(/^(?:the|his|her|their|its|a)$/), not(after(/^(?:foods?|milk|grain|grains|lot)$/))),
    'entire',
  ],
  ['wealthy', lower, 'rich'],
  [
    'deadly',
    all(
      lower,
      after(
        /^(?:crash|shooting|attack|fire|collision|accident|explosion|stabbing|fall|wreck|strike|strikes|shootings|crashes|attacks)$/,
      ),
    ),
    'fatal',
  ],
  [
    'top',
    all(
      lower,
      after(/^(?:officials?|aides?|advisers?|advisors?|generals?|executives?|prosecutors?|diplomats?|commanders?)$/),
    ),
    'senior/high-ranking',
  ],
  ['first-ever', lower, 'first'],
  ['own', all(lower, before(/^(?:his|her|its|their)$/), inside), ''],
  [
    'a year',
    all(
      before(/^(?:million|billion|\d.*|times)$/),
      ({ words, at }) => !/[,;]$/.test(words[at - 1]!),
      not(after(/^(?:after|before|ago|later|earlier|of|in|from|and|to)$/)),
    ),
    'per year/annually',
  ],
  [
    'a month',
    all(
      before(/^(?:million|billion|\d.*|times)$/),
      not(after(/^(?:after|before|ago|later|earlier|of|in|from|and|to)$/)),
    ),
    'per month/each month',
  ],
  ['trying to', lower, 'attempting to/seeking to'],
  ['tries to', lower, 'attempts to/seeks to'],
  ['tried to', lower, 'attempted to/sought to'],
  ['seeks to', lower, 'aims to/tries to'],
  ['seeking to', lower, 'aiming to/trying to'],
  ['wants to', lower, 'would like to'],
  ['wanted to', lower, 'wished to'],
  ['begins to', lower, 'starts to'],
  ['starts to', lower, 'begins to'],
  ['began to', lower, 'started to'],
  ['started to', lower, 'began to'],
  ['bid to', lower, 'attempt to/effort to'],
  ['effort to', lower, 'attempt to'],
  [
    'attempt to',
    all(lower, before(/^(?:an?|the|his|her|their|its|in|new|failed|latest|\p{L}+['’]s)$/u)),
    'effort to/bid to',
  ],
  ['using', all(lower, noun), 'making use of/with the use of'],
  ...'highest lowest biggest largest smallest worst best deadliest longest shortest oldest youngest latest greatest strongest fastest tallest hottest coldest wettest driest busiest richest poorest'
    .split(' ')
    .map((word): Entry => [word, superlative, `the ${word}`]),
  ['for first time', any, 'for the first time'],
  ['for the first time', any, 'for first time'],
  ['percent', all(lower, before(/^[\d.,]*\d$/)), 'per cent'],
  [
    'due to',
    all(
      inside,
      not(before(/^(?:is|are|was|were|be|being|been)$/)),
      noun,
      ({ keys, words, end }) => !isBaseVerb(keys[end + 1]!) || /^\p{Lu}/u.test(words[end + 1]!),
    ),
    'because of/owing to',
  ],
  ['thanks to', all(inside, noun, lower), 'because of'],
  ['linked to', all(lower, inside), 'connected to/connected with'],
  [
    'over',
    all(before(/^(?:arrested|charged|detained|held|indicted|questioned|jailed|sentenced)$/), noun, not(amount)),
    'in connection with',
  ],
  ['aboard', all(lower, inside, noun), 'on board'],
  ['on board', all(lower, inside, noun), 'aboard'],
  ['in addition to', inside, 'as well as/along with'],
  ['as part of', all(inside, lower), 'as a part of'],
  ['at least', all(lower, amount, ({ keys, end }) => PEOPLE_AHEAD.test(keys[end + 2] ?? '')), 'no fewer than'],
  ['throughout', all(lower, inside, noun), 'all through'],
  ['vows', after(/^to$/), 'promises/pledges'],
  ['vowed', after(/^to$/), 'promised/pledged'],
  ['says', saidClause, 'says that/states that'],
  ['say', all(saidClause, before(/s$|^(?:police|people|women|men)$/)), 'say that/state that'],
  ['says', not(after(/^(?:who|what|to|so)$/)), 'states'],
  [
    'said',
    all(
      not(after(/^(?:who|what|to|so|by|is|are|be)$/)),
      not(before(/^(?:is|are|was|were|be|been|being|what|he|she)$/)),
    ),
    'stated',
  ],
  ['cops', any, 'police officers'],
  ['cop', any, 'police officer'],
  ['mum', common, 'mother'],
  ['mom', common, 'mother'],
  ['moms', common, 'mothers'],
  ['dad', common, 'father'],
  ['dads', common, 'fathers'],
  ['grandma', common, 'grandmother'],
  ['grandpa', common, 'grandfather'],
  ['kids', common, 'children'],
  ['kid', all(common, not(after(/^(?:rock|cudi)$/)), before(/^(?:an?|the|his|her|their|\S+-old|young)$/)), 'child'],
  ['dems', any, 'Democrats'],
  ["can't", any, 'cannot'],
  ['cannot', any, "can't"],
  ["won't", any, 'will not'],
  ["doesn't", any, 'does not'],
  ["didn't", any, 'did not'],
  ["isn't", any, 'is not'],
  ["wasn't", any, 'was not'],
  ["don't", any, 'do not'],
  ["aren't", any, 'are not'],
  ["weren't", any, 'were not'],
  ["hasn't", any, 'has not'],
  ["haven't", any, 'have not'],
  ["couldn't", any, 'could not'],
  ["wouldn't", any, 'would not'],
  ['will not', lower, "won't"],
  ['is not', lower, "isn't"],
  ['are not', lower, "aren't"],
  ['does not', lower, "doesn't"],
  ['do not', lower, "don't"],
  ['did not', lower, "didn't"],
  ["they're", lower, 'they are'],
  ["they've", lower, 'they have'],
  ["they'll", lower, 'they will'],
  ['lawmakers', common, 'legislators'],
  ['lawmaker', common, 'legislator'],
  ['legislators', common, 'lawmakers'],
  ['attorney', profession, 'lawyer'],
  ['attorneys', profession, 'lawyers'],
  ['lawyer', common, 'attorney'],
  ['lawyers', common, 'attorneys'],
  ['film', common, 'movie'],
  ['films', all(common, inside, not(before(/^\p{L}+[^s]$/u))), 'movies'],
  ['movie', common, 'film'],
  ['movies', common, 'films'],
  ['tv', ({ words, at }) => words[at] === 'TV', 'television'],
  ['teen', common, 'teenager'],
  ['teens', common, 'teenagers'],
  ['photos', common, 'pictures/photographs'],
  ['pics', common, 'pictures'],
  ['ads', common, 'advertisements'],
  ['ad', common, 'advertisement'],
  ['lab', common, 'laboratory'],
  ['quake', common, 'earthquake'],
  ['reporters', common, 'journalists'],
  ['reporter', common, 'journalist'],
  ['doctors', common, 'physicians'],
  ['locals', common, 'residents'],
  ['firm', all(common, not(after(/^(?:on|up|about|against)$/))), 'company'],
  ['firms', common, 'companies'],
  ['companies', common, 'firms'],
  ['blaze', common, 'fire'],
  ['pupils', common, 'students'],
  ['midterms', common, 'midterm elections'],
  ['healthcare', common, 'health care'],
  ['childcare', common, 'child care'],
  [
    'probe',
    all(common, not(before(/^(?:to|will|could|may|space|police|officials|agents|\p{L}+s)$/u))),
    'investigation/inquiry',
  ],
  ['website', common, 'site'],
  ['cellphone', common, 'mobile phone'],
  ['cellphones', common, 'mobile phones'],
]

const byFirst = new Map<string, SmallWord[]>()
for (const [phrase, holds, puts] of ENTRIES)
  for (const spelling of phrase.includes("'") ? [phrase, phrase.replace("'", '’')] : [phrase]) {
    const words = spelling.split(' ')
    const entry = { phrase: words, holds, puts: puts.split('/') }
    const entries = byFirst.get(words[0]!)
    if (entries === undefined) byFirst.set(words[0]!, [entry])
    else entries.push(entry)
  }
// The longest phrase first.
for (const entries of byFirst.values()) entries.sort((a, b) => b.phrase.length - a.phrase.length)

const NONE: readonly SmallWord[] = []

/** The entries whose phrase begins with a word, the longest first. */
export const smallWordsFrom = (key: string): readonly SmallWord[] => byFirst.get(key) ?? NONE

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const MONTH =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|No|Game|Week|Day|Part|Chapter|Season|Article|Title|Top|Route|Highway|Interstate|Grade|Level|Phase|Volume|Episode|Section|Prop|Proposition|Measure|Amendment)\.?$/i
const COUNTED = /^(?:people|men|women|children|more|new|other|former|of|\p{Ll}+[^s’']s)$/u

/** Whether a word can have another form at all, wherever it stands. */
export const mayTakeForm = (word: string, key: string): boolean =>
  /\d|^[Ee]x-|^U\.S\.$|^U[SK]$/.test(word) || NUMBERS.indexOf(key) > 1

/** "25%" → "25 percent", "$2.9B" → "$2.9 billion", "3 towns" → "three towns", "three towns" → "3 towns", "ex-" → "former". */
export function otherForm({ keys, words, at }: Place): string | null {
  const word = words[at]!
  const key = keys[at]!
  if (word === 'U.S.') return 'US'
  if (word === 'US') return 'U.S.'
  if (word === 'UK') return 'U.K.'
  const ex = /^[Ee]x-(\p{L}[\p{L}-]+)$/u.exec(word)
  if (ex !== null) return `${word[0] === 'E' ? 'Former' : 'former'} ${ex[1]}`
  if (key === 'former' && word === 'former' && OFFICE.test(keys[at + 1] ?? '') && /^\p{Ll}/u.test(words[at + 1]!))
    return null
  const next = words[at + 1] ?? ''
  const isCounted =
    COUNTED.test(next) &&
    !MONTH.test(words[at - 1] ?? '') &&
    (at === 0 || /^\p{Ll}/u.test(words[at - 1]!) || isThirdPerson(keys[at - 1]!))
  const spelled = NUMBERS.indexOf(key)
  if (spelled > 1) return isCounted && word === key ? String(spelled) : null
  if (!/\d/.test(word)) return null
  const percent = /^([\d.,]*\d)%$/.exec(word)
  if (percent !== null) return `${percent[1]} percent`
  const money = /^([$£€]\d[\d.,]*)(B|bn|M|m|mn)$/.exec(word)
  if (money !== null) return `${money[1]} ${/^[Bb]/.test(money[2]!) ? 'billion' : 'million'}`
  return /^\d{1,2}$/.test(word) && isCounted && Number(word) > 1 ? (NUMBERS[Number(word)] ?? null) : null
}

/** "dies at 94" → "dies at age 94", "dies at the age of 94". */
export function otherAtAge({ keys, words, at }: Place): string[] {
  const age = words[at]!
  if (keys[at - 1] !== 'at' || !/^\d{1,3},?$/.test(age) || !/^(?:dies?|died|dead)$/.test(keys[at - 2] ?? '')) return []
  const next = keys[at + 1]
  const isAge =
    next === undefined ||
    /,$/.test(age) ||
    /^(?:in|on|after|from|following|during|as|days|hours|weeks|months|just)$/.test(next)
  return isAge ? [`the age of ${age}`, `age ${age}`] : []
}

/** "51-year-old man in court" → "man aged 51 in court": two words for two. */
export function otherAge({ words, at }: Place): string | null {
  const age = /^(\d{1,3})-year-old$/.exec(words[at]!)
  const who = words[at + 1]
  if (age === null || who === undefined || !/^\p{Ll}+$/u.test(who) || !isPersonNoun(who)) return null
  const next = words[at + 2]
  return next === undefined ||
    /^(?:in|on|at|of|from|with|after|who|was|is|has|by|for|and|over|during|following)$/.test(next)
    ? `${who} aged ${age[1]}`
    : null
}
