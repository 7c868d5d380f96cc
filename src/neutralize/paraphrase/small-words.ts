/**
 * Other small words for the same: prepositions, adverbs, quantities, contractions, and nouns with a second name for one
 * thing. Each entry keeps the meaning in every sentence in which its condition holds. Facts (names, deeds, most nouns)
 * have no entries: a wording must keep them as they are.
 */

import { SUPERLATIVE } from '../words/superlative.ts'
import { isBaseVerb, isGerund, isParticiple, isPast, isThirdPerson } from '../words/vocabulary.ts'
import { COUNTRY_WORDS } from './country-words.ts'
import { EVERYDAY_WORDS } from './everyday-words.ts'
import { LINK_WORDS } from './link-words.ts'
import { MEASURE_WORDS } from './measure-words.ts'
import { NEWSROOM_PHRASES } from './newsroom-phrases.ts'
import { OTHER_WORDS } from './other-words.ts'
import { PLACED_WORDS } from './placed-words.ts'
import {
  after,
  all,
  alone,
  amount,
  any,
  atEnd,
  before,
  type Condition,
  common,
  gerund,
  inside,
  lower,
  measured,
  near,
  not,
  noun,
  profession,
  some,
  superlative,
  verbless,
} from './small-word-conditions.ts'
import { inflected, VERB_PHRASES } from './verb-phrases.ts'

export interface SmallWord {
  phrase: readonly string[]
  holds: Condition
  /** What may stand instead. */
  puts: readonly string[]
}

/** "law firm", "search firms": partners, and no company. */
const ADVISING = /^(?:law|search|accounting|audit|consulting|consultancy|advisory|recruitment)$/

/** "Gov. Okafor", and no "gov. seat" nor "two reps". */
const titled: Condition = ({ words, at, end }) =>
  /^\p{Lu}\p{Ll}+\.?$/u.test(words[at]!) && /^\p{Lu}/u.test(words[end + 1] ?? '')

/** `phrase=put/put`, by what must hold of the place. */
const GROUPS = (): readonly (readonly [holds: Condition, lines: string])[] => [
  [
    any,
    `nearly=almost, almost=nearly, in order to=to, a number of=several, once again=again,
across the country=nationwide/around the country, around the world=across the world,
annually=each year/per year, each other=one another, one another=each other, for first time=for the first time,
for the first time=for first time, dems=Democrats`,
  ],
  // "why won't he": the short form goes in front of him, the long one does not.
  [
    all(inside, not(before(/^(?:why|how|when|where|what|who)$/))),
    `can't=cannot, cannot=can't, won't=will not, doesn't=does not, didn't=did not, isn't=is not, wasn't=was not,
don't=do not, aren't=are not, weren't=were not, hasn't=has not, haven't=have not, couldn't=could not,
wouldn't=would not`,
  ],
  [
    common,
    `moms=mothers, dads=fathers, grandma=grandmother,
grandpa=grandfather, lawmakers=legislators, lawmaker=legislator, legislators=lawmakers, lawyer=attorney,
lawyers=attorneys, movies=films, photos=pictures, pics=pictures, locals=residents, companies=firms,
healthcare=health care, childcare=child care, website=site,
cellphone=mobile phone, cellphones=mobile phones`,
  ],
  // "staying mum on", "dad jokes", "mom-and-pop"
  [
    all(common, not(after(/^(?:jokes?|bods?|jeans|rock)$/)), ({ keys, end }) => keys[end + 2] !== 'pop'),
    'mom=mother, dad=father',
  ],
  [
    all(common, not(before(/^(?:keep|stay|remain)(?:s|ed|ing)?$|^kept$/)), not(after(/^(?:on|about|over)$/))),
    'mum=mother',
  ],
  // "lows in the teens", "in their teens": numbers.
  [
    all(
      common,
      not(before(/^(?:his|her|their|my|your|our|early|late|mid|low|lower|high|upper)$/)),
      not(all(before(/^the$/), near(5, /^(?:temperatures?|lows?|highs?|winds?|degrees|shares?|prices?)$/))),
    ),
    'teens=teenagers',
  ],
  [
    all(titled, not(before(/^lt$/)), not(after(/^(?:candidates?|nominees?|hopefuls?)$/))),
    'gov=Governor, sen=Senator, rep=Representative',
  ],
  [
    after(/^(?:senators?|lawmakers?|governors?|candidates?|nominees?|leaders?|mayors?|strategists?|voters)$/),
    'dem=Democratic',
  ],
  // Anybody else's is who administers.
  [all(inside, before(/^(?:trump|biden|obama|bush|clinton|reagan)$/)), 'admin=administration'],
  // "chocolate lab": a dog.
  [
    all(
      common,
      not(before(/^(?:black|yellow|chocolate|golden|pet|rescue)$/)),
      not(after(/^(?:pupp(?:y|ies)|pups?|mix|dogs?)$/)),
    ),
    'lab=laboratory',
  ],
  // "markets quake", "wildfires blaze": verbs. "A blaze of glory".
  [
    all(common, not(before(/^(?:markets|investors|stocks|hands|legs|knees|buildings|voices|leaders)$/))),
    'quake=earthquake',
  ],
  [
    all(common, not(before(/^(?:wildfires|fires|sales|guns|lights|eyes)$/)), not(after(/^(?:of|trails?)$/))),
    'blaze=fire',
  ],
  [
    all(
      common,
      not(
        after(
          /^(?:photos?|videos?|images?|footage|records?|documents?|evidence|tapes?|data|reports?|books|results?|ball)$/,
        ),
      ),
    ),
    'doctors=physicians',
  ],
  // Of an eye.
  [all(common, not(near(4, /^(?:eyes?|dilat\p{L}*|constrict\p{L}*|shrunken)$/u))), 'pupils=students'],
  [
    ({ keys }) =>
      !keys.some((key) => /^(?:students?|exams?|college|professors?|class|classes|campus|university)$/.test(key)),
    'midterms=midterm elections',
  ],
  // A court reporter writes down what is said there.
  [all(common, not(before(/^court$/))), 'reporters=journalists, reporter=journalist'],
  // "as dollar firms": it rises.
  [
    all(
      common,
      not(before(ADVISING)),
      not(after(/^up$/)),
      not(before(/^(?:dollar|pound|euro|yen|rouble|ruble|rupee|sterling|currency|gold|oil|crude|copper|market)$/)),
    ),
    'firms=companies',
  ],
  // "over the next several weeks": no article behind another. "Several killed": nothing is counted.
  [
    all(
      common,
      not(before(/^(?:next|last|past|first|the|these|those|his|her|its|their)$/)),
      ({ keys, words, end }) =>
        keys[end + 1] !== undefined &&
        /[\p{L}\d]$/u.test(words[end]!) &&
        !isParticiple(keys[end + 1]!) &&
        !isBaseVerb(keys[end + 1]!) &&
        !/ing$|^(?:of|in|on|at|are|were|have|had|more|others|dead|hurt|missing|homeless|still|also|say|will|could|may)$/.test(
          keys[end + 1]!,
        ),
    ),
    'several=a number of',
  ],
  // "teen driver": before another noun only the short word.
  [all(common, alone), `teen=teenager, kids=children, movie=film`],
  // "caught on film", "crews film in Norwell", "thin film"
  [
    all(
      common,
      alone,
      not(
        before(
          /^(?:on|to|will|would|could|may|might|can|must|should|not|they|we|who|i|plastic|thin|cling|protective|photographic|instant|camera|colou?r|police)$|[a-z]{2}[^su’']s$/,
        ),
      ),
    ),
    `film=movie`,
  ],
  [
    lower,
    `currently=now, via=through, without any=with no,
toward=towards, towards=toward, no one=nobody, nobody=no one,
quickly=rapidly, rapidly=quickly, largely=mostly, mostly=largely, often=frequently,
frequently=often, perhaps=possibly, partially=partly, partly=partially,
eventually=in the end, initially=at first, abroad=overseas, wealthy=rich, first-ever=first,
trying to=attempting to/seeking to, tries to=attempts to/seeks to, tried to=attempted to/sought to,
seeks to=aims to/tries to, seeking to=aiming to/trying to,
begins to=starts to, starts to=begins to, began to=started to, will not=won't, is not=isn't, are not=aren't, does not=doesn't, do not=don't, did not=didn't,
they're=they are, they've=they have, they'll=they will`,
  ],
  // "highest bid to date"
  // "bid to buy a rival": an offer.
  [
    all(lower, not(after(/^(?:date|buy|acquire|take|purchase|merge)$/))),
    'bid to=attempt to/effort to, effort to=attempt to',
  ],
  // "can't possibly", "an entire"
  [all(lower, not(near(3, /n['’]t$|^(?:cannot|can|not)$/))), 'possibly=perhaps'],
  [all(lower, not(before(/^an$/))), 'entire=whole'],
  // "a nationwide drop" has its noun behind it.
  [
    all(
      lower,
      inside,
      some(atEnd, after(/^(?:in|on|at|as|after|for|by|with|to|from|over|amid|during|is|are|was|were|has|have|will)$/)),
    ),
    `nationwide=across the country/throughout the country, worldwide=around the world/across the world`,
  ],
  [noun, `in the wake of=after/following, in spite of=despite, because of=due to`],
  [amount, `more than=over/upwards of, less than=under, roughly=about/approximately, approximately=about/roughly`],
  [
    all(lower, atEnd),
    `statewide=across the state, publicly=in public, privately=in private, secretly=in secret,
temporarily=for a time/for the time being, permanently=for good, overseas=abroad`,
  ],
  [all(lower, inside, noun), `aboard=on board`],
  // "sits on board of", "is on board with": no ship.
  [
    all(
      lower,
      inside,
      noun,
      not(after(/^(?:of|with|for|as|in|at|to|yet|after|before|over|amid|and|but|by|from)$/)),
      not(before(/^(?:seats?|places?|sits?|serves?|position|role)$/)),
    ),
    `on board=aboard`,
  ],
  [inside, `regarding=about, in addition to=as well as/along with`],
  [all(inside, lower), `as part of=as a part of`],
  // "gets together with", "goes along with", "sings along with", "runs alongside the river": with its verb another thing.
  [
    all(
      inside,
      noun,
      ({ keys, at }) =>
        [isBaseVerb, isThirdPerson, isGerund, isPast, isParticiple].every((isVerb) => !isVerb(keys[at - 1]!)),
      not(before(/^(?:back|not)$/)),
    ),
    `together with=along with/as well as, along with=as well as/together with`,
  ],
  [
    all(
      inside,
      noun,
      not(
        near(4, /^(?:run|runs|ran|running|path|tracks?|road|built|parked|docked|moored|stands?|lies|homes?|houses?)$/),
      ),
    ),
    `alongside=together with/along with`,
  ],
  [
    all(
      noun,
      verbless,
      not(measured),
      not(
        before(
          /^(?:named|look|looks|looked|looking|takes?|took|sought|inquired|go|goes|went|gone|going|come|comes|came|coming|chas\p{L}*|runs?|ran|running|ask|asks|asked|asking|lust\p{L}*|hanker\p{L}*|thirst\p{L}*|clean|cleans)$/u,
        ),
      ),
      // "after school clubs"
      not(after(/^(?:school|hours|work|dark|tax|taxes|life|effects|care|all|that|this)$/)),
      // "names the ship after a poem"
      not(near(8, /^(?:re)?nam(?:es?|ed|ing)$|^(?:called|christen\p{L}*)$/u)),
      not(amount),
      // "second-wettest town after Norwell": its place in a row.
      not(near(5, SUPERLATIVE)),
      not(near(5, /(?:^|-)(?:least|second|third|next)$/)),
      // "after released by a judge": of a clause.
      ({ keys, end }) => !isParticiple(keys[end + 1] ?? '') || keys[end + 2] !== 'by',
      not(after(/^(?:less|more|just|only|nearly|almost|over|under|\p{L}+(?<!i)ly)$/u)),
    ),
    `after=following`,
  ],
  [all(inside, some(noun, gerund)), `instead of=rather than, rather than=instead of`],
  [all(lower, inside), `vs=versus, linked to=connected to`],
  // "cops to theft", "cops a fine", "cop flak": what is done to one.
  [
    all(
      not(
        after(
          /^(?:to|out|an?|another|more|the|it|\d.*|[$£€].*|flak|backlash|criticism|abuse|fines?|blame|heat|bans?|suspension|\p{L}+-(?:match|game|week|month|year))$/u,
        ),
      ),
      // "pollies cop pay freeze": behind a plural it is the verb.
      not(before(/[^su’']s$/)),
    ),
    `cops=police officers, cop=police officer`,
  ],
  [profession, `attorney=lawyer, attorneys=lawyers`],
  [all(lower, not(before(/^(?:has|have|had|been|get|gets|got)$/))), `started to=began to`],
  // "renews vows to wife"
  [
    all(after(/^to$/), ({ keys, end }) => isBaseVerb(keys[end + 2] ?? '')),
    `vows=promises/pledges, vowed=promised/pledged`,
  ],
]

const SUPERLATIVES =
  'highest lowest biggest largest smallest worst best deadliest longest shortest oldest youngest latest greatest strongest fastest tallest hottest coldest wettest driest busiest richest poorest'

/** The entries by their first word, the longest phrase first; read for the first headline. */
function readEntries(): Map<string, SmallWord[]> {
  const byFirst = new Map<string, SmallWord[]>()
  const add = (phrase: string, holds: Condition, puts: string): void => {
    const words = phrase.split(' ')
    const entry = { phrase: words, holds, puts: puts.split('/') }
    const entries = byFirst.get(words[0]!)
    if (entries === undefined) byFirst.set(words[0]!, [entry])
    else entries.push(entry)
  }
  const addSpelled = (phrase: string, holds: Condition, puts: string): void => {
    add(phrase, holds, puts)
    if (phrase.includes("'")) add(phrase.replace("'", '’'), holds, puts)
  }
  for (const [holds, lines] of [
    ...LINK_WORDS(),
    ...MEASURE_WORDS(),
    ...GROUPS(),
    ...OTHER_WORDS(),
    ...NEWSROOM_PHRASES(),
    ...COUNTRY_WORDS(),
    ...EVERYDAY_WORDS(),
  ])
    for (const line of lines.split(/,\s/)) {
      const [phrase, puts] = line.split('=') as [string, string]
      addSpelled(phrase, holds, puts)
    }
  for (const [holds, lines] of VERB_PHRASES) for (const [phrase, puts] of inflected(lines)) add(phrase, holds, puts)
  for (const word of SUPERLATIVES.split(' ')) add(word, superlative, `the ${word}`)
  for (const [phrase, puts, ...holds] of PLACED_WORDS()) addSpelled(phrase, all(...holds), puts)
  for (const entries of byFirst.values()) entries.sort((a, b) => b.phrase.length - a.phrase.length)
  return byFirst
}

const NONE: readonly SmallWord[] = []
let byFirst: Map<string, SmallWord[]> | null = null

/** The entries whose phrase begins with a word, the longest first. */
export function smallWordsFrom(key: string): readonly SmallWord[] {
  byFirst ??= readEntries()
  return byFirst.get(key) ?? NONE
}

/** What may stand instead of a word or of a phrase that it belongs to, somewhere; of most nouns a reader would miss the very word. */
export function otherWordsFor(key: string): readonly string[] {
  byFirst ??= readEntries()
  if (byWord === null) {
    byWord = new Map()
    for (const { phrase, holds, puts } of [...byFirst.values()].flat()) {
      if (holds === common) continue
      for (const word of phrase) byWord.set(word, [...(byWord.get(word) ?? []), ...puts.filter((put) => put !== '')])
    }
  }
  return byWord.get(key) ?? []
}

let byWord: Map<string, string[]> | null = null
