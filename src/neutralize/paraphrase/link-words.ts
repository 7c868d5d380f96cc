/**
 * Other words for prepositions, conjunctions and what opens a clause inside a sentence, as `paraphrase/small-words.ts` has
 * them: `phrase=put/put`, by what must hold of the place. Those of several words make two wordings differ by more.
 */

import { isAuxiliary } from '../words/closed-classes.ts'
import { isBaseVerb, isPast, isThirdPerson } from '../words/vocabulary.ts'
import {
  after,
  all,
  before,
  type Condition,
  gerund,
  inside,
  isThing,
  lower,
  measured,
  near,
  not,
  noun,
} from './small-word-conditions.ts'

/** What is written, told or laid down about something. */
const writings = before(
  /^(?:reports?|books?|documentary|documentaries|news|advice|podcasts?|laws?|rules?|rulings?|decisions?|stor(?:y|ies)|messages?|guidance|bills?|hearings?|series|films?|movies?|articles?|columns?|essays?|interviews?|lectures?|speech|speeches|debates?|proposals?|opinions?)$/,
)
const strikes = before(/^(?:strikes?|sanctions|airstrikes?|embargo)$/)
const disaster = all(noun, ({ keys, end }) =>
  keys
    .slice(end + 1, end + 5)
    .some((key) =>
      /^(?:attacks?|crash|shootings?|earthquakes?|quake|storm|hurricane|explosion|blast|fire|wildfires?|floods?|flooding|landslide|tornado|typhoon|cyclone|collapse|bombing|massacre|war|disaster)$/.test(
        key,
      ),
    ),
)

/** "crash that killed four": of a thing, with its verb behind. */
export const tellsOfThing: Condition = ({ keys, words, at, end }) => {
  const thing = keys[at - 1] ?? ''
  const next = keys[end + 1] ?? ''
  return (
    at > 1 &&
    /^\p{Ll}+$/u.test(words[at - 1]!) &&
    isThing(thing) &&
    !/^(?:says?|shows?|finds?|claims?|reports?|states?|warns?|fears?|hopes?|rules?|plans?|signs?|those|people|suggestions?|thing|things|everything|all|evidence|news|fact|idea|belief|view|concerns?|order|orders|reasons?|theory|theories|myth|arguments?|allegations?|rumou?rs?|guarantees?|proof|agreement|decision|statements?|demands?|admission|possibility|risk|risks|chance|conclusion|impression|notion|requirement|messages?|days?|weeks?|months?|years?|time|way|so|much|revelations?|discovery|assumption|proposal|note|word|bet|fate)$/.test(
      thing,
    ) &&
    (isAuxiliary(next) ||
      (isPast(next) && !/^(?:of|in)$/.test(keys[end + 2] ?? '')) ||
      (/[^s]s$/.test(thing) ? isBaseVerb(next) && !isThirdPerson(next) : isThirdPerson(next)))
  )
}

const named: Condition = ({ words, end }) => /^\p{Lu}\p{L}+/u.test(words[end + 1] ?? '')

export const LINK_WORDS = (): readonly (readonly [holds: Condition, lines: string])[] => [
  // "the plus sign", "a plus": a mark, and an advantage.
  // "Otavia 4 plus case": without its comma it may be a name's.
  [({ words, at }) => /[,;]$/.test(words[at - 1] ?? '') && !/,$/.test(words[at]!), `plus=and`],
  [
    all(
      before(/^(?:explains?|examines?|discuss(?:es)?|explores?|considers?)$/),
      after(/^\p{L}/u),
      ({ words, end }) => !/[,;:]$/.test(words[end]!),
      not(after(/^(?:to|not|is|are|do|does|did|it)$/)),
    ),
    `why=the reasons that`,
  ],
  [all(before(/^asks?$/), not(after(/^(?:to|or)$/))), `whether=if`],
  [
    all(
      lower,
      after(/^(?:who|with|without|in|living|aged|affected)$/),
      // "kills several people in": one of many, and no class.
      ({ keys, at }) =>
        at === 0 || /^(?:for|from|to|among|on|about|than|against|by|like|helps?|includes?)$/.test(keys[at - 1]!),
    ),
    `people=those`,
  ],
  [
    all(lower, gerund, before(/^\p{L}+$/u), ({ keys, end }) =>
      /^(?:the|a|an|his|her|its|their|two|three|more|some|all|up|out)$/.test(keys[end + 2] ?? ''),
    ),
    `by=through`,
  ],
  [
    // "without Ruiz's approval" has its owner for an article.
    all(
      lower,
      not(gerund),
      not(after(/^(?:a|an|any|the|his|her|its|their|him|them|it|us|me|you|being|.*[’']s?)$/)),
      noun,
    ),
    `without=with no`,
  ],
  [
    all(
      writings,
      // "Report on …" in front is ours.
      ({ at }) => at > 1,
      // "speech on Long Island", "series on Otavia TV", "film on demand": where, and not what about.
      ({ words, end }) => /^\p{Ll}/u.test(words[end + 1] ?? ''),
      ({ keys, end }) =>
        !/^(?:demand|sale|offer|display|loan|hold|record|air|paper|camera|screen|tape|stage|course|track|time|fire|strike|top|ice|edge|television|radio|social|campus|board|site|streaming|stream|appeal|behalf|line|video|purpose|average|principle|schedule)$/.test(
          keys[keys[end + 1] === 'the' ? end + 2 : end + 1] ?? '',
        ),
      ({ keys, end }) =>
        !keys
          .slice(end + 1, end + 4)
          .some((key) =>
            /day$|^\d|^(?:tv|board|trial|books?|podcasts?|shows?|programm?es?|grounds?|basis|merits|hill|floor|way|internet|web|bench|eve|anniversary|channel|page|january|february|march|april|may|june|july|august|september|october|november|december)$/.test(
              key,
            ),
          ),
    ),
    `on=about`,
  ],
  // "nurses strike on Long Island": they stop work there.
  [
    all(
      strikes,
      named,
      not(
        after(
          /^(?:\p{L}+day|\d.*|board|trial|mount|mt|lake|long|january|february|march|april|may|june|july|august|september|october|november|december)$/u,
        ),
      ),
      not(near(3, /^lightning$/)),
      ({ keys }) =>
        !keys.some((key) =>
          /^(?:workers?|unions?|teachers|nurses|doctors|drivers|pilots|pay|wages?|staff|dockers|labou?r|hunger|walkouts?|pickets?)$/.test(
            key,
          ),
        ),
    ),
    `on=against`,
  ],
  [all(before(/^sanctions$/)), `against=on`],
  [all(inside, lower, disaster, not(measured), not(before(/^(?:look|looks|looked|taken|named)$/))), `after=following`],
  // "bridge across Norwell Sound": to its other side.
  [
    all(
      lower,
      named,
      ({ keys, at }) => isThing(keys[at - 1] ?? '') && !isBaseVerb(keys[at - 1]!),
      not(
        before(
          /^(?:bridges?|flights?|trips?|rides?|journeys?|treks?|tunnels?|races?|borders?|roads?|crossings?|ferry|ferries|voyages?|paths?|routes?|lines?|ropes?|pipelines?|cables?|swims?|walks?)$/,
        ),
      ),
    ),
    `across=throughout`,
  ],
  [
    all(
      lower,
      after(/^(?:[$£€]\d.*|millions|billions)$/),
      not(before(/\d|^(?:is|are|was|were|be|it|not|n['’]t|really|isn['’]t)$/)),
      ({ keys, end }) => !keys.slice(end + 2, end + 4).includes('of'),
    ),
    `worth=valued at`,
  ],
  [all(lower, not(before(/^(?:best|better|well|also|widely|long|formerly|once|now)$/))), `known as=called`],
  [
    lower,
    `in exchange for=in return for, in return for=in exchange for, with regard to=regarding,
in relation to=regarding, apart from=aside from, at the beginning of=at the start of, at the start of=at the beginning of,
at risk of=in danger of, in danger of=at risk of, by the end of=before the end of, prior to=before,
thought to=believed to, believed to=thought to, as a result of=because of,
on account of=because of/due to, on the grounds that=because, at the same time=simultaneously,
simultaneously=at the same time, by accident=accidentally, even though=although,
although=though/even though, such as=like,
by phone=over the phone`,
  ],
]
