/**
 * Small words that say the same only in places of their own, each with what must hold there; behind the groups of
 * `paraphrase/small-words.ts` where both have one for a word.
 */
import { isBaseVerb, isGerund, isPast, isPersonNoun, isThirdPerson } from '../words/vocabulary.ts'
import { CIRCUMSTANCE } from './newsroom-phrases.ts'
import { CHARGED_IN } from './passives.ts'
import {
  after,
  all,
  amount,
  atEnd,
  before,
  type Condition,
  common,
  gerund,
  inside,
  inTime,
  LEAVES,
  lastingClause,
  lower,
  measured,
  near,
  not,
  noun,
  saidClause,
  some,
} from './small-word-conditions.ts'

/** "over" before what it is about: "Row over, crews return" ended, "over the phone" is by what. */
const ofWhat = all(
  ({ words, end }) => !/[,;:]$/.test(words[end]!),
  not(amount),
  not(inTime),
  not(after(/^(?:phone|radio|video|coffee|lunch|dinner|drinks|breakfast)$/)),
  noun,
)

const TALK =
  /^(?:comments?|commented|commenting|remarks?|questions?|concerns?|statements?|discussions?|debates?|warnings?|facts|details|information|criticism|complaints?|lied|lies|lying|rumou?rs?|worries|fears|claims?|research|data|report|reports|guidance|stances?|positions?|views)$/
const DISPUTE = /^(?:disputes?|concerns?|debate|anger|fears|worries|questions?|doubts?|talks)$/
const WHEN =
  /^(?:elections?|midterms?|vote|trial|game|match|season|hearing|meeting|summit|visit|deadline|cup|finals?|debate|launch|release|primary|primaries|olympics|wedding|holidays?|christmas|opener|playoffs|talks|speech|winter|summer|spring|storm|hurricane|\d{4})$/
/** What something can happen in the time of. */
const GOES_ON =
  /^(?:trials?|talks|negotiations|war|shutdown|visit|strikes?|investigation|inquiry|probe|campaign|storms?|heatwave|pandemic|outbreak|lockdown|protests|hearings?|blackout|drought|walkout|ceasefire|truce)$/
/** Whoever is ahead of others so. */
const LEADS =
  /^(?:mov(?:es?|ed|ing)|pull(?:s|ed|ing)?|stay(?:s|ed|ing)?|gets?|got|getting|finish(?:es|ed|ing)?|plac(?:es?|ed)|rank(?:s|ed)?|is|are|was|were|be|points?|seats?|goes|going|steps?|leaps?|well|way|far|just|out|com(?:es?|ing)|came|jump(?:s|ed)?|surg(?:es?|ed)|edg(?:es?|ed)|rac(?:es?|ed|ing)|keeps?|kept|remain(?:s|ed)?|narrowly|still|now|slightly)$/
const SPACE = () =>
  /^(?:land(?:s|ed|ing)|orbit\p{L}*|asteroids?|comets?|moon|mars|venus|jupiter|saturn|nasa|lunar|spacecraft|alien|planet)$/u
/** `[phrase, puts, …conditions]`. */
export const PLACED_WORDS = (): readonly (readonly [phrase: string, puts: string, ...holds: Condition[]])[] => [
  [
    'following',
    'after',
    noun,
    inside,
    // "warned about following orders": what somebody does.
    not(
      before(
        /^(?:is|are|was|were|be|been|by|the|a|of|and|has|have|his|her|their|its|about|against|for|from|in|with|without|on|at|to|despite|not|when|while|if|over|than|as|after|before|\p{L}+s)$/u,
      ),
    ),
  ],
  [
    'ahead of',
    'before/prior to',
    noun,
    // "moves ahead of Ruiz in 2031": who is in front.
    not(before(LEADS)),
    ({ keys, end }) => {
      const when = keys.slice(end + 1, end + 5).findIndex((key) => WHEN.test(key))
      return when >= 0 && !keys.slice(end + 1, end + 1 + when).some((key) => /^(?:in|at|on|for|by|with)$/.test(key))
    },
  ],
  ['over', 'about', ofWhat, before(DISPUTE), not(near(3, LEAVES))],
  [
    'amid',
    'during/in the midst of',
    noun,
    ({ keys, end }) => keys.slice(end + 1, end + 5).some((key) => GOES_ON.test(key)),
  ],
  ['amid', 'in the midst of', noun],
  ['soon', 'shortly', lower, before(/^will$/)],
  [
    'before',
    'ahead of',
    noun,
    inside,
    not(measured),
    // "felt easier than before, in 2025"
    not(before(/^than$/)),
    // "asked to testify before the Norwell hearing": in front of it.
    not(near(4, /^(?:testif(?:y|ies|ied|ying)|testimony|appear(?:s|ed|ing)?|speaks?|spoke|argue[sd]?|goes|come[s]?)$/)),
    ({ keys, end }) => keys.slice(end + 1, end + 5).some((key) => WHEN.test(key)),
  ],
  ['about', 'over', not(amount), before(/^concerns?$/), noun],
  ['over', 'about', ofWhat, before(/^(?:questions|doubts|uncertainty|confusion|worries)$/)],
  ['in', 'under', lower, inside, after(/^lockdown$/), not(before(/^(?:is|are|was|were|be|been)$/))],
  [
    'about',
    'regarding',
    not(amount),
    near(4, TALK),
    not(before(/^concerns?$/)),
    not(after(/^(?:to|it|him|her|them|how|why|what|half)$/)),
  ],
  [
    'on',
    'about',
    before(/^(?:comments?|commented|remarks?|statement|testimony|talks|details|information|debate|data)$/),
    // "debate on Wall Street": held there.
    not(after(/^(?:\p{L}+day|\d.*|wall|capitol|main|madison|fleet|downing)$/u)),
    noun,
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
    // "designates her as wrongly held": what she is taken for.
    not(after(/ly$/)),
    // "picks Marsh as attorney general as courts wait": what he is picked for.
    ({ keys, end }) => !isPersonNoun(keys[end + 1] ?? '') || /s$/.test(keys[end + 1]!),
    // "to resign as party leader after …": from what.
    ({ keys, end }) =>
      !(
        isPersonNoun(keys[end + 2] ?? '') &&
        /[^s]$/.test(keys[end + 2]!) &&
        /^(?:after|before|at|of|in|amid|over)$/.test(keys[end + 3] ?? '')
      ),
    lastingClause,
  ],
  [
    'but',
    'though/yet',
    inside,
    not(after(/^(?:not|also|for|is|are|was|were|has|have|will|would|can|could|may|might|must|should|does|do|did)$/)),
    // "not just a pier but a port": it takes nothing back.
    // "no patrol but …": what has not happened yet.
    not(near(9, /^(?:no|not|never|none|nobody|nothing|without)$|n['’]t$/)),
    // "draft plan but defer vote": "though" wants somebody who does.
    ({ keys, end }) => ![isThirdPerson, isPast, isBaseVerb, isGerund].some((isVerb) => isVerb(keys[end + 1] ?? '')),
    not(before(/^(?:no|any|every)(?:one|body|thing)$|^(?:all|not|last|none|any|no-one)$/)),
    // "No tram but Okafor sails": "yet" would put it off.
    ({ keys, at }) => !keys.slice(Math.max(0, at - 3), at).includes('no'),
  ],
  // "near miss", "near future"
  [
    'near',
    'close to',
    noun,
    // "is set to near the coast": what it does; "draws near".
    not(
      before(
        /^(?:and|or|the|an?|in|to|draws?|drew|from|of|his|her|their|its|will|would|may|might|can|could|should|must|not|[a-z]+ly)$/,
      ),
    ),
    not(gerund),
    // "agreement near for ferries"
    not(after(CIRCUMSTANCE)),
    not(after(/^(?:miss|misses|future|term|east|side|end|ends|perfect|total|death|collisions?|certainty)$/)),
  ],
  [
    'due to',
    'because of',
    before(/^(?:closed|canceled|cancelled|delayed|postponed|suspended|halted|grounded|evacuated)$/),
    noun,
  ],
  [
    'up to',
    'as many as',
    after(/^\d.*$/),
    inside,
    // "toll up to 40 sailors": it has risen to that.
    not(
      before(
        /^(?:toll|cases|deaths|count|number|numbers|figures?|total|is|are|was|were|now|lead|crowds?|up|moves?|moved)$/,
      ),
    ),
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
  ['so far', 'to date', not(after(/^(?:as|that|from|away|right|left|ahead|behind|out|off|in|into)$/))],
  ['to date', 'so far', atEnd],
  // "the only one": there is no other.
  ['only', 'just', lower, amount, not(before(/^the$/))],
  // "won't run again": never more.
  [
    'again',
    'once again',
    atEnd,
    inside,
    not(near(9, /^(?:once|over|never|and|yet|time|not|no|nobody|cannot|without|unable|refuses?|refused)$|n['’]t$/)),
  ],
  ['now', 'currently', before(/^(?:is|are)$/), not(after(/^(?:or|and|that|dead|gone|over|history|extinct|an?|the)$/))],
  [
    'concerning',
    'about',
    inside,
    noun,
    not(before(/^(?:is|are|was|be|more|it|finds?|found|(?:any|some|no|every)thing|\p{L}+ly|very|so|too)$/u)),
  ],
  ['upon', 'on', lower, inside, not(before(/^(?:once|depends?|based)$/)), not(after(/^(?:us|them|him|her|it)$/))],
  [
    'inside',
    'within',
    lower,
    inside,
    noun,
    not(before(/^(?:the|an?|from|on)$/)),
    not(after(/^(?:jobs?|trad(?:ers?|ing)|information|sources?)$/)),
  ],
  ['whole', 'entire', lower, before(/^(?:the|his|her|their|its)$/), not(after(/^(?:foods?|milk|grain|grains|lot)$/))],
  [
    'deadly',
    'fatal',
    lower,
    after(/^(?:crash|shooting|fire|collision|accident|explosion|stabbing|fall|wreck|shootings|crashes)$/),
  ],
  [
    'top',
    'senior/high-ranking',
    lower,
    after(/^(?:officials?|aides?|advisers?|advisors?|generals?|executives?|prosecutors?|diplomats?|commanders?)$/),
  ],
  // "left on his own", "scores own goal"
  [
    'own',
    '',
    lower,
    before(/^(?:his|her|its|their)$/),
    inside,
    ({ words, end }) => /^\p{L}{2,}/u.test(words[end + 1] ?? '') && !/[,;:]$/.test(words[end]!),
    not(
      after(
        /^(?:goals?|way|and|but|with|after|before|from|over|amid|during|while|when|goods?|sake|ones?|in|on|at|to|by|for|as|of|or|if)$/,
      ),
    ),
  ],
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
  [
    'due to',
    'because of',
    inside,
    not(before(/^(?:is|are|was|were|be|being|been)$/)),
    noun,
    // "rent due to landlord": what is owed.
    not(
      before(
        /^(?:rents?|payments?|money|debts?|tax|taxes|fees?|baby|credit|amounts?|sums?|wages|compensation|refunds?|dues|bills?)$/,
      ),
    ),
    ({ keys, words, end }) => !isBaseVerb(keys[end + 1]!) || /^\p{Lu}/u.test(words[end + 1]!),
  ],
  // "says thanks to crews"
  [
    'thanks to',
    'because of',
    inside,
    noun,
    lower,
    not(
      before(
        /^(?:sa(?:y|ys|id|ying)|giv(?:e|es|ing|en)|gave|sen[dt]s?|sending|ow(?:e|es|ed)|express(?:es|ed)?|offers?|offered|special|many|of|with|his|her|their|our|my|its|huge|big|public|no)$/,
      ),
    ),
  ],
  [
    'over',
    'in connection with',
    before(/^(?:arrested|charged|detained|held|indicted|questioned|jailed|sentenced)$/),
    noun,
    not(amount),
    not(inTime),
    // "fans charged over the odds"
    ({ keys, at }) => keys[at - 1] !== 'charged' || CHARGED_IN().test(keys.slice(at).join(' ')),
  ],
  ['says', 'says that', saidClause, not(before(/^who$/))],
  ['say', 'say that', saidClause, before(/s$|^(?:police|people|women|men)$/)],
  ['kid', 'child', common, not(after(/^(?:rock|cudi)$/)), before(/^(?:an?|the|his|her|their|\S+-old|young)$/)],
  ['films', 'movies', common, inside, not(before(/^\p{L}+[^s]$/u))],
  [
    'tv',
    'television',
    // "Otavia TV", "TV Monday": between capitals it is part of a name.
    ({ words, at }) =>
      words[at] === 'TV' && !/^\p{Lu}/u.test(words[at - 1] ?? 'A') && !/^\p{Lu}/u.test(words[at + 1] ?? ''),
  ],
  [
    'firm',
    'company',
    common,
    // "no firm timetable", "stands firm": it does not yield.
    not(
      before(
        /^(?:no|any|very|more|as|stands?|stood|holds?|held|remains?|stays?|law|search|accounting|audit|consulting|advisory)$/,
      ),
    ),
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
    // "asks unit to probe death", "experts probe outbreak": a verb.
    not(before(/^to$/)),
    some(atEnd, after(/^(?:into|of|over|after|as|in|on|amid|by|and|for|from|at|with|to|is|was|has|finds?|begins?)$/)),
    // "probe lands on comet": the machine.
    ({ keys }) => !keys.some((key) => SPACE().test(key)),
  ],
]
