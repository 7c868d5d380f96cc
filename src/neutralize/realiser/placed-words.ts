/**
 * Small words that say the same only in places of their own, each with what must hold there; behind the groups of
 * `realiser/small-words.ts` where both have one for a word.
 */
import { isBaseVerb, isGerund, isPast, isThirdPerson } from '../words/vocabulary.ts'
import {
  after,
  amount,
  atEnd,
  before,
  type Condition,
  clause,
  clauseOfDeed,
  common,
  gerund,
  inside,
  joinsNames,
  lower,
  measured,
  near,
  not,
  noun,
  saidClause,
} from './small-word-conditions.ts'

const TALK =
  /^(?:comments?|commented|commenting|remarks?|questions?|concerns?|statements?|discussions?|debates?|warnings?|facts|details|information|criticism|complaints?|lied|lies|lying|rumou?rs?|worries|fears|claims?|research|data|report|reports|guidance|stances?|positions?|views)$/
const DISPUTE =
  /^(?:dispute|disputes|criticism|concerns?|questions?|comments?|remarks|lawsuits?|talks|fight|battle|debate|criticizes?|criticized|criticizing|sues?|sued|protests?|row|clash|anger|fears|tensions|investigation|probe|argue|argues|feud|charges)$/
const PEOPLE_AHEAD =
  /^(?:people|men|women|children|others|dead|killed|injured|wounded|civilians|soldiers|students|passengers|workers)$/
const WHEN =
  /^(?:elections?|midterms?|vote|trial|game|match|season|hearing|meeting|summit|visit|deadline|cup|finals?|debate|launch|release|primary|primaries|olympics|wedding|holidays?|christmas|opener|playoffs|talks|speech|winter|summer|spring|storm|hurricane|\d{4})$/
const SPACE =
  /^(?:land(?:s|ed|ing)|orbit\p{L}*|asteroids?|comets?|moon|mars|venus|jupiter|saturn|nasa|lunar|spacecraft|alien|planet)$/u
/** `[phrase, puts, …conditions]`. */
export const PLACED_WORDS: readonly (readonly [phrase: string, puts: string, ...holds: Condition[]])[] = [
  [
    'following',
    'after',
    noun,
    inside,
    not(before(/^(?:is|are|was|were|be|been|by|the|a|of|and|has|have|his|her|their|its|\p{L}+s)$/u)),
  ],
  ['before', 'prior to', gerund, not(measured)],
  ['ahead of', 'before/prior to', noun, ({ keys, end }) => keys.slice(end + 1, end + 5).some((key) => WHEN.test(key))],
  ['over', 'concerning/regarding', not(amount), near(5, DISPUTE), noun],
  ['about', 'over', not(amount), before(/^concerns?$/), noun],
  ['over', 'about', not(amount), before(/^(?:questions|doubts|uncertainty|confusion|worries)$/), noun],
  ['in', 'under', lower, inside, after(/^lockdown$/), not(before(/^(?:is|are|was|were|be|been)$/))],
  [
    'about',
    'regarding/concerning',
    not(amount),
    near(4, TALK),
    not(before(/^concerns?$/)),
    not(after(/^(?:to|it|him|her|them|how|why|what|half)$/)),
  ],
  [
    'on',
    'regarding/concerning',
    near(
      3,
      /^(?:comments?|commented|remarks?|statement|talks|guidance|details|information|debate|stance|data|research)$/,
    ),
    not(after(/^(?:\p{L}+day|\d.*)$/u)),
    noun,
  ],
  [
    'as',
    'while/at a time when',
    inside,
    not(
      before(
        /^(?:such|same|so|as|well|known|described|seen|named|classed|classified|labell?ed|branded|listed|billed|dubbed|regarded|treated|viewed|hailed|used|serves?|act|just|far|long|soon|much|many|even)$/,
      ),
    ),
    not(after(/^(?:a|an|it|of|if|though|to|well|much|many|long|soon)$/)),
    // "Article describes plan as ready": what it is called.
    not(({ keys }) => keys[1] === 'describes'),
    // "as strong as engineers held": a measure, and no time.
    not(near(5, /^as$/)),
    ({ keys, end }) => !keys.slice(end + 1, end + 9).includes('as'),
    // "there is such a thing as …"
    not(near(4, /^such$/)),
    clause,
  ],
  [
    'as',
    'while',
    inside,
    not(
      before(
        /^(?:such|same|so|as|well|known|described|seen|named|classed|classified|labell?ed|branded|listed|billed|dubbed|regarded|treated|viewed|hailed|used|serves?|act|just|far|long|soon|much|many|even|row|moment)$/,
      ),
    ),
    not(near(5, /^(?:as|such|moment|time|dead|killed|describes)$/)),
    clauseOfDeed,
  ],
  ['while', 'when', gerund],
  [
    'but',
    'though/yet',
    inside,
    not(after(/^(?:not|also|for)$/)),
    // "draft plan but defer vote": "though" wants somebody who does.
    ({ keys, end }) => ![isThirdPerson, isPast, isBaseVerb, isGerund].some((isVerb) => isVerb(keys[end + 1] ?? '')),
    not(before(/^(?:nothing|anything|all|not|last|none|any)$/)),
  ],
  ['and', 'as well as', joinsNames, not(after(/^(?:more|then|not|so|other|others|half|the|a|an|his|her|its|their)$/))],
  ['near', 'close to', noun, not(before(/^(?:and|or|the|a|in|to)$/))],
  ['including', 'among them', ({ words, end }) => /^\p{Lu}/u.test(words[end + 1] ?? '')],
  ['because', 'as/since', not(after(/^of$/))],
  [
    'due to',
    'because of/owing to',
    before(/^(?:closed|canceled|cancelled|delayed|postponed|suspended|halted|grounded|evacuated)$/),
    noun,
  ],
  [
    'up to',
    'as many as',
    after(/^\d.*$/),
    inside,
    ({ keys, end }) =>
      /s$|^(?:people|men|women|children)$/.test(keys[end + 2] ?? '') &&
      !/^(?:seconds|minutes|hours|days|weeks|months|years|percent|miles|feet|pounds|dollars|points|inches|degrees)$/.test(
        keys[end + 2]!,
      ),
  ],
  [
    'around',
    'about/approximately',
    amount,
    before(/^(?:costs?|paid|spent|is|are|was|were|of|for|to|at|kills?|killed|affects?|lost|has|have|had)$/),
  ],
  ['so far', 'to date/up to now', not(after(/^(?:as|that|from|away|right|left|ahead|behind|out|off|in|into)$/))],
  ['to date', 'so far/up to now', atEnd],
  [
    'every',
    'each',
    lower,
    not(before(/^(?:almost|nearly|for|of|not)$/)),
    not(after(/^(?:other|time|one|single|day|few|two|three|four|\d.*)$/)),
  ],
  ['only', 'just', lower, amount],
  ['again', 'once more/once again', atEnd, inside, not(before(/^(?:once|over|never|and|yet|time)$/))],
  ['now', 'currently/at present', before(/^(?:is|are)$/), not(after(/^(?:or|and|that)$/))],
  ['concerning', 'regarding/about', inside, noun, not(before(/^(?:is|are|was|very|more|deeply)$/))],
  ['upon', 'on', lower, inside, not(before(/^(?:once|depends?|based)$/))],
  ['inside', 'within', lower, inside, noun, not(before(/^(?:the|an?|from|on)$/))],
  [
    'another',
    'a further',
    lower,
    not(before(/^(?:one|yet)$/)),
    not(after(/^(?:\d.*|one|two|three|four|five|six|way|day)$/)),
    // "from one crisis to another"
    not(atEnd),
    not(near(4, /^one$/)),
  ],
  ['whole', 'entire', lower, before(/^(?:the|his|her|their|its|a)$/), not(after(/^(?:foods?|milk|grain|grains|lot)$/))],
  [
    'deadly',
    'fatal',
    lower,
    after(
      /^(?:crash|shooting|attack|fire|collision|accident|explosion|stabbing|fall|wreck|strike|strikes|shootings|crashes|attacks)$/,
    ),
  ],
  [
    'top',
    'senior/high-ranking',
    lower,
    after(/^(?:officials?|aides?|advisers?|advisors?|generals?|executives?|prosecutors?|diplomats?|commanders?)$/),
  ],
  ['own', '', lower, before(/^(?:his|her|its|their)$/), inside],
  [
    'a year',
    'per year/annually',
    before(/^(?:million|billion|\d.*|times)$/),
    ({ words, at }) => !/[,;]$/.test(words[at - 1]!),
    not(after(/^(?:after|before|ago|later|earlier|of|in|from|and|to)$/)),
  ],
  [
    'a month',
    'per month/each month',
    before(/^(?:million|billion|\d.*|times)$/),
    not(after(/^(?:after|before|ago|later|earlier|of|in|from|and|to)$/)),
  ],
  [
    'attempt to',
    'effort to/bid to',
    lower,
    before(/^(?:an?|the|his|her|their|its|in|new|failed|latest|\p{L}+['’]s)$/u),
  ],
  ['using', 'making use of', lower, noun],
  ['percent', 'per cent', lower, before(/^[\d.,]*\d$/)],
  [
    'due to',
    'because of/owing to',
    inside,
    not(before(/^(?:is|are|was|were|be|being|been)$/)),
    noun,
    ({ keys, words, end }) => !isBaseVerb(keys[end + 1]!) || /^\p{Lu}/u.test(words[end + 1]!),
  ],
  ['thanks to', 'because of', inside, noun, lower],
  [
    'over',
    'in connection with',
    before(/^(?:arrested|charged|detained|held|indicted|questioned|jailed|sentenced)$/),
    noun,
    not(amount),
  ],
  ['at least', 'no fewer than', lower, amount, ({ keys, end }) => PEOPLE_AHEAD.test(keys[end + 2] ?? '')],
  ['says', 'says that/states that', saidClause, not(before(/^who$/))],
  ['say', 'say that/state that', saidClause, before(/s$|^(?:police|people|women|men)$/)],
  ['says', 'states', not(after(/^(?:who|what|to|so)$/)), not(before(/^who$/))],
  [
    'said',
    'stated',
    not(after(/^(?:who|what|to|so|by|is|are|be)$/)),
    not(before(/^(?:is|are|was|were|be|been|being|what|he|she)$/)),
  ],
  ['kid', 'child', common, not(after(/^(?:rock|cudi)$/)), before(/^(?:an?|the|his|her|their|\S+-old|young)$/)],
  ['films', 'movies', common, inside, not(before(/^\p{L}+[^s]$/u))],
  ['tv', 'television', ({ words, at }) => words[at] === 'TV'],
  [
    'firm',
    'company',
    common,
    // "no firm timetable", "stands firm": it does not yield.
    not(before(/^(?:no|any|very|more|as|stands?|stood|holds?|held|remains?|stays?)$/)),
    not(
      after(
        /^(?:on|up|about|against|(?:timetable|stance|line|date|commitment|plan|grip|belief|promise|offer|answer|hand|order|evidence|support|favou?rite|ground|footing|believer|action|response|guarantee)s?)$/,
      ),
    ),
  ],
  [
    'probe',
    'investigation/inquiry',
    common,
    // "asks unit to probe death": a verb.
    not(before(/^to$/)),
    // "probe lands on comet": the machine.
    ({ keys }) => !keys.some((key) => SPACE.test(key)),
  ],
]
