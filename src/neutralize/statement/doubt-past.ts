/** What looks like a past and may be none: a participle that tells what was done to its subject, or only describes. */

import { CARDINALS } from '../words/closed-classes.ts'
import {
  isBaseVerb,
  isNoun,
  isParticiple,
  isPast,
  isPersonNoun,
  isThirdPerson,
  verbLemma,
} from '../words/vocabulary.ts'
import { plural } from '../words/word-forms.ts'
import { type Doubt, lastTwo } from './doubtful.ts'
import { HOW_OFTEN, STOPS_OBJECT } from './object.ts'
import { TELLS } from './subject.ts'
import { hasMainVerbBehind } from './sure.ts'
import { TAKES_TWO } from './told-apart.ts'
import { ACTS_ITSELF, DONE_TO, HEARS, INTRANSITIVE } from './verbs.ts'

const PAPER =
  /^(?:agreement|accord|act|bill|contract|deal|decree|law|lease|letter|memo|memorandum|order|pact|petition|settlement|treaty|truce|ceasefire)s?$/

const HELD_TO_BE = /^(?:considered|deemed|called|label?led|branded|dubbed|declared|judged|ruled|found)$/
const QUOTED_QUALITY = () =>
  /^(?:[‘'](?!(?:for|on|to|off|out|every|all)\b)\p{Ll}[^’']*[’']|[“"](?!(?:for|on|to|off|out|every|all)\b)\p{Ll}[^”"]*[”"])(?:$|[,;]| (?:by|in|on|at|for|to|as|after|before|amid|over|despite|during|from|when|while)\b)/u

/** Who gets things: what is told of them without an auxiliary may be what they were given. */
const GETS =
  /^(?:guests|diners|customers|patients|pupils|students|children|kids|toddlers|babies|prisoners|inmates|detainees|passengers|travell?ers|tourists|visitors|shoppers|buyers|consumers|clients|users|subscribers|viewers|fans|residents|tenants|pensioners|migrants|refugees|survivors|villagers|investors|savers|nurses|workers|staff|trainees|recruits|cows|dogs|cats|pets)$/i
const SERVED = /^(?:served|sold|fed|lent)$/

export const PAST_DOUBTS: readonly Doubt[] = [
  // "Guests served raw fish": to them.
  ({ group, rest, before, last }) =>
    SERVED.test(group) &&
    GETS.test(last || before) &&
    /^\p{Ll}/u.test(rest) &&
    !/^(?:his|her|its|their|in|on|at|as|to|for|with|by|out|off|up|over|back|tribute)\b/.test(rest),
  // "Dorn made first harbor saint": what he becomes.
  ({ group, rest }) =>
    group === 'made' &&
    /^(?:first|second|youngest|oldest|honorary|interim|acting|permanent|captain|saint)\b/.test(rest),
  // "fortune hits estimated $9bn": the verb stands before.
  ({ group, last }) =>
    /^(?:estimated|reported|projected|planned|expected|proposed)$/.test(group) &&
    /^(?:hits|tops|passes|exceeds|reaches|nears|loses|earns|costs|faces)$/.test(last),
  // "Plan deemed ‘too slow’ for town": what others hold it to be.
  ({ group, rest }) => HELD_TO_BE.test(group) && QUOTED_QUALITY().test(rest),
  // "Minister resigned to losing seat": how he feels.
  ({ group, rest }) =>
    /^resigned(?: to)?$/.test(group) &&
    /^(?:to )?(?:\p{Ll}+ing|his|her|its|the|a) /u.test(rest) &&
    /\bto\b/.test(`${group} ${rest}`),
  // "Dockers pushed to sign new terms", "thief spared prison": by others, as often as not.
  ({ group, rest }) =>
    (/^(?:pushed|pressed|cleared|tapped|prompted)$/.test(group) && /^to \p{Ll}/u.test(rest)) ||
    (group === 'spared' && !/^(?:no|his|her|its|their|the|an?)\b/.test(rest)),
  // "Okafor voted pilot of the year": by others; who votes, votes for somebody.
  ({ group, rest }) =>
    group === 'voted' &&
    rest !== '' &&
    !/^(?:for|to|in|on|against|down|out|yes|no|not|with|by|at|after|before|across|along|as|early|twice|again|last|this|over|\d|\S+ly\b)/.test(
      rest,
    ),
  // "Ruiz voted in as chair": by others.
  ({ group, rest }) => /^voted(?: |$)/.test(group) && /^(?:in|out|off)\b(?: as\b| by\b|$)/.test(sideOf(group, rest)),
  // "Fare deal signed in Norwell": a paper signs nothing.
  ({ group, last }) => /^(?:signed|sealed|inked)$/.test(group) && PAPER.test(last),
  // "officers reportedly shot, suspect flees": done to them.
  ({ group, rest }) => DONE_UNLESS.test(group) && /^(?:(?:down|dead)?(?:,|$))/.test(rest),
  // "Police hunt masked gang", "fans cheer beaten team": the word before is the verb, and this one a description.
  ({ subject, group }) => {
    const [before, last] = lastTwo(subject)
    return (
      /^\p{Ll}/u.test(last) &&
      isPast(group) &&
      isParticiple(group) &&
      (/^police$/i.test(before) ? !isPersonNoun(last) : isBaseVerb(last) && /^\p{L}+[^s’']s$/u.test(before))
    )
  },
  // "Norwell rue missed chances": of a side the verb is in the plural.
  ({ subject, group, rest }) => {
    const [before, last] = lastTwo(subject)
    return (
      /^\p{Lu}/u.test(before) &&
      /^\p{Ll}/u.test(last) &&
      isParticiple(group) &&
      (last === 'face'
        ? /^\p{Ll}/u.test(rest)
        : isBaseVerb(last) && !isNoun(plural(last)) && !isPersonNoun(last) && /^\p{Ll}+[^s]s(?: |$)/u.test(rest))
    )
  },
  // "Children turned away from school": by those inside, as often as of themselves.
  ({ group, rest }) =>
    /^turned(?: |$)/.test(group) &&
    /^(?:away|back|down|over|in)\b(?! (?:the|an?|his|her|its|their|\d)\b)/.test(sideOf(group, rest)),
  // "Man quoted £900 for kitchen does it himself": the participle only tells which man.
  ({ group, rest }) =>
    isParticiple(group) && !TELLS.test(verbLemma(group) ?? group) && (DOES_IT.test(rest) || hasMainVerbBehind(rest)),
  // "One suspected smuggler killed": what he is counted as.
  ({ subject, group, rest }) =>
    COUNT_ALONE.test(subject) && isParticiple(group) && /^\p{L}/u.test(rest) && !STOPS_OBJECT.test(rest.split(' ')[0]!),
  // "Baker found not guilty of theft": by a court.
  ({ group, rest }) => /(?:^| )found$/.test(group) && /^(?:not )?(?:guilty|liable|responsible|fit|unfit)\b/.test(rest),
  // "Firefighter hailed a hero": by others, as often as not.
  ({ group, rest }) => NAMING.test(group) && isTitle(rest),
  // "Recordings played in court", "razor recalled": of what is no person it is told that others did it, or that it did.
  ({ subject, group, rest }) => isParticiple(group) && isDoneToThings(subject, group, rest),
  // "Coach sacked minutes after triumph": when, not whom.
  ({ group, rest }) => isParticiple(group) && !INTRANSITIVE.test(group) && WHEN_AFTER.test(rest),
  // "pilot blamed for landing", "mayor barred from office": done to them, unless the verb says what one does oneself.
  ({ group }) => {
    const [verb = '', towards = ''] = group.split(' ')
    return WHITHER.test(towards) && isParticiple(verb) && !ACTS_ITSELF.test(verb)
  },
  // "Purchase delayed due to storm", "records revealed": by nobody who is named.
  ({ group, rest }) =>
    PUT_OFF.test(group) && (rest === '' || /^(?:due to|because|over|amid|until|as|after|following|for)\b/.test(rest)),
  // "man stabbed multiple times": by somebody.
  ({ group, rest }) => DONE_TO.test(group) && HOW_OFTEN.test(rest),
  // "trial delayed again": how often or when, and no object.
  ({ group, rest, last }) =>
    isParticiple(group) && NO_OBJECT.test(rest) && !ACTS_ITSELF.test(group) && !isPersonNoun(last),
  // "man sold fake car by dealer": who did it stands behind.
  ({ group, rest }) => isParticiple(group.split(' ')[0]!) && DONE_BY().test(rest) && !isDoneInside(group, rest),
  // "ship lost at sea found after 90 years": the second participle tells.
  ({ group, rest }) => isParticiple(group.split(' ')[0]!) && FOUND_BEHIND().test(rest),
  // "Marsh visits disputed islands": what stands before the participle is the verb.
  ({ subject, group }) => {
    const [name, verb] = lastTwo(subject)
    return /^\p{Lu}/u.test(name) && /^\p{Ll}/u.test(verb) && isThirdPerson(verb) && isParticiple(group)
  },
  // "Crew crushes 300 seized boats": a number between a verb and what it counts.
  ({ group, before, last }) => COUNT.test(last) && /^\p{Ll}+s$/u.test(before) && !isNoun(before) && isParticiple(group),
  // "groom stopped from riding": kept from it, unless the verb says that one keeps oneself.
  ({ group, rest }) =>
    /^from \p{Ll}+ing\b/u.test(rest) &&
    isParticiple(group) &&
    !ACTS_ITSELF.test(group) &&
    !/^(?:refrained|abstained|recoiled|desisted)$/.test(group),
  // "sailor feared lost": what others think of him.
  ({ group, rest }) =>
    /^(?:feared|believed|presumed|thought|found|reported|declared|left)$/.test(group) && STATE_OF.test(rest),
  // "Court told mayor asked for cash": it is told.
  ({ group, last, before }) => group === 'told' && HEARS.test(last || before),
  // "survivors promised payouts", "staff told jobs at risk": of a thing, done to them as often as by them.
  // Who promises to do something is nobody's but his own doer.
  ({ group, rest }) =>
    GIVEN.test(group) && !isSomebody(rest) && !(group === 'promised' && /^(?:not )?to \p{Ll}/u.test(rest)),
]

const DONE_UNLESS = /(?:^|ly )(?:shot|killed|stabbed|wounded|injured|arrested|kidnapped|detained|poisoned|robbed)$/

/** The particle of a verb, in its group or behind it, and what follows. */
const sideOf = (group: string, rest: string): string => `${group.split(' ').slice(1).join(' ')} ${rest}`.trim()

const DOES_IT = / (?:does|do|did) (?:it|so|this|that|the|all|everything)\b/
const COUNT_ALONE = new RegExp(`^(?:one|${CARDINALS}|dozens|hundreds|several|\\d+)$`, 'i')

const NAMING =
  /^(?:hailed|dubbed|named|called|declared|crowned|branded|labell?ed|deemed|elected|appointed|voted|ruled|considered|judged|proclaimed|rated|ranked|selected|chosen|picked|nominated|tipped|installed|sworn)$/

/** What somebody is called or made: "a hero", "ambassador". */
const isTitle = (rest: string): boolean =>
  /^(?:an?|as|the|new|best|worst|first|top|most|unfit|unsafe|safe|guilty|innocent|dead|head|accident|accidental|suicide|homicide|murder|manslaughter|misadventure|illegal|unlawful|lawful|unconstitutional|invalid|void|offside|ineligible|eligible)\b/i.test(
    rest,
  ) || isPersonNoun(rest.split(' ')[0]!)

function isDoneToThings(subject: string, mainVerb: string, rest: string): boolean {
  const head = subject.split(/\s+/).at(-1)!
  if (isPersonNoun(head.toLowerCase()) || /^\p{Lu}/u.test(head)) return false
  if (/^(?:played|read|shown|aired|screened)$/.test(mainVerb)) return /^(?:in|at|to|on|before|during|as)\b/.test(rest)
  return (
    rest === '' &&
    /^(?:recalled|seized|found|sold|stolen|removed|approved|banned|axed|cut|cancelled|canceled)$/.test(mainVerb)
  )
}

const WHEN_AFTER =
  /^(?:(?:just|only|a few|two|three|four|five|six|\d+) )?(?:seconds|minutes|hours|days|weeks|months|years|moments|a day|an hour|a week|a month|a year) (?:after|before|later|into|from)\b/

const WHITHER = /^(?:for|from|of|with|over|against|as|after|into)$/

const PUT_OFF =
  /^(?:delayed|postponed|cancell?ed|halted|suspended|scrapped|paused|revealed|announced|unveiled|exposed|explained|confirmed|approved|blocked|banned)$/

const NO_OBJECT =
  /^(?:yet again|again|twice|three times|once more|overnight|early|late|indefinitely|online|abroad|today|yesterday|tonight|for good)\b/

/**
 * "urged Norwell to accept tolls or be hit by storms", "told crews their jobs are cut by Dorn", "found a boat used by Ruiz":
 * what is done by somebody is something behind the object.
 */
function isDoneInside(group: string, rest: string): boolean {
  const before = rest.slice(0, DONE_BY().exec(rest)?.index)
  const last = before
    .split(' ')
    .at(-1)!
    .replace(/^[‘“"']|[’”"']$/g, '')
  if (DONE_BY().test(rest.slice(before.length + 3)) || !isParticiple(last) || isNoun(last)) return false
  if (/^(?:urged|told|asked|warned)$/.test(group))
    return /^(?!(?:to|not|by|of|that) )\S+ .*\b(?:be|is|are|was|were|being|been) [‘“"']?\S+$/.test(before)
  return /^(?:an?|the|\d+) /.test(rest) && !TAKES_TWO.test(group)
}

/** "by a dealer", and not "by 5 %", "by voting". */
const DONE_BY = () =>
  / by (?!\d[\d,.]*(?![\d,.]| (?:men|women|people|police|officers|soldiers|guards|gunmen|workers|crew|members|states|countries|nations)\b)|[$£€]|suicide\b|mistake\b|accident\b|half\b|nearly\b|about\b|almost\b|over\b|up to\b|more\b|less\b|an? (?:third|quarter|fifth|half|margin|vote)\b|\p{L}+ing\b|then\b|now\b|next\b|the (?:end|time|year)|\p{Lu}\p{Ll}+day\b|(?:spring|summer|autumn|fall|winter|year|month|week)\b)/u

const FOUND_BEHIND = () => /(?:^| )found (?:after|in|at|on|by|dead|alive|safe|guilty|\p{Ll}+ing)\b/u

const COUNT = new RegExp(`^(?:\\d[\\d,.]*|${CARDINALS}|dozens|hundreds|thousands|several|many)$`)

const STATE_OF =
  /^(?:dead|lost|missing|drowned|trapped|killed|injured|alive|safe|stranded|stolen|drunk|hurt|kidnapped)\b/

const GIVEN = /^(?:promised|offered|awarded|granted|handed|paid|refused|allowed|denied|taught|sent|fined|told|asked)$/

/** Whom something is given or told. */
function isSomebody(rest: string): boolean {
  const [first = '', second = ''] = rest.split(/\s+/)
  return (
    /^(?:\p{Lu}|him\b|her\b|them\b|us\b|me\b|it\b|the |a |an |his |their |its |\d)/u.test(rest) ||
    isPersonNoun(first.toLowerCase().replace(/,$/, '')) ||
    isPersonNoun(second.toLowerCase().replace(/,$/, ''))
  )
}
