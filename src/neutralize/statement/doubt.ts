/** Readings of a statement that look like one and are none: the word taken for the verb is not that of this subject. */
import { isCommonWord } from '../headline/true-case.ts'
import { firstNames, personTitles } from '../headline/true-case-names.ts'
import { MONTHS, WEEKDAYS } from '../words/closed-classes.ts'
import { SUPERLATIVE } from '../words/superlative.ts'
import { isBaseVerb, isGerund, isNoun, isParticiple, isPast, isPersonNoun, isThirdPerson } from '../words/vocabulary.ts'
import { plural } from '../words/word-forms.ts'
import { BARE_PASSIVE_DOUBTS, BARE_PROGRESSIVE_DOUBTS, PASSIVE_DOUBTS } from './doubt-passive.ts'
import { PAST_DOUBTS } from './doubt-past.ts'
import { PLAN_DOUBTS } from './doubt-plan.ts'
import { PRESENT_DOUBTS } from './doubt-present.ts'
import { type Doubt, lastTwo } from './doubtful.ts'
import { isAdverb } from './joined.ts'
import type { Statement, StatementKind } from './kind.ts'
import { STOPS_OBJECT } from './object.ts'
import { NATIONALITY } from './subject.ts'
import { AUXILIARY, endsInNoun } from './sure.ts'

/** Whether a rule doubts the statement; it holds until one does. */
export function disagrees(statement: Statement): boolean {
  const [before, last] = lastTwo(statement.subject.toLowerCase())
  const doubtful = { ...statement, before, last }
  const holds = (doubt: Doubt) => doubt(doubtful)
  return ANY_DOUBTS.some(holds) || (DOUBTS[statement.kind]?.some(holds) ?? false)
}

/** And the word behind the particle. */
const PARTED = () =>
  /^(?:\p{Ll}+ )?(?:cut off|called off|put off|laid off|locked (?:out|up|down)|knocked out|wiped out|shut out|left out|held up)(?:$|,? (\S*))/u

/** When or whose, and no subject. */
export const NOBODY = /^(?:first|then|next|now|again|out|off|up|down|our|my|your|his|her|its|their)$/i

const FINDINGS =
  /^(?:report|study|audit|review|inquiry|survey|poll|watchdog|panel) (?:backs|blames|blasts|cites|clears|criticizes|criticises|details|faults|finds|names|questions|shows|slams|urges) /i

/** "sends", and no "plans". */
const isVerbAlone = (word: string): boolean => isThirdPerson(word) && !isNoun(word)

const WHEN_LAST = new RegExp(
  `^(?:year|month|week|night|weekend|spring|summer|autumn|fall|winter|season|${MONTHS}|${WEEKDAYS})\\b`,
  'i',
)

/** Of things right before who has, says or does them. */
const IN_CONTACT = () =>
  /^(?:(?:[Tt]he|[Tt]hese|[Tt]hose|[Ss]ome|\d+) )?(?:\p{L}+ ){0,2}(?:[Tt]hings|[Qq]uestions|[Ll]etters|[Ww]ords|[Tt]houghts|[Ll]ies|[Mm]istakes|[Ss]ecrets|[Mm]oments|[Rr]easons|[Ww]ays|[Gg]ifts|[Ii]tems|(?<=\d )times) (?:\p{Ll}+ )?(?:\p{Ll}+s|people|women|men|we(?: all)?|\p{Lu}\p{Ll}\S*(?: \p{Lu}\S*)?)$/u

/** Of whatever kind. */
const ANY_DOUBTS: readonly Doubt[] = [
  // "The Grey Tide review Okafor brings joy": where the title ends, no mark shows.
  ({ subject }) => / review (?:\p{Lu}|an? |the )/u.test(subject) && !/ (?:says|who|that) /.test(subject),
  ({ subject }) => isSpoken(subject),
  // "Harbor Awards 2025", "Anna Sacks under fire", "Gulls Champions League": part of a name.
  ({ kind, group, rest }) =>
    /^(?:present|past|bare-passive)$/.test(kind) &&
    /^\p{Lu}\p{Ll}/u.test(group) &&
    !(isThirdPerson(group.toLowerCase()) && /^(?:in|at)\b/.test(rest)) &&
    !/^to \p{Ll}/u.test(rest) &&
    (rest === '' ||
      STOPS_OBJECT.test(rest.split(' ')[0]!) ||
      /^(?:\p{Ll}+ )?(?:\d|\p{Lu}(?=\p{Ll}+(?: |$)))/u.test(rest)),
  // "Guards put on leave": by others; who puts something somewhere names it.
  ({ kind, group, rest }) =>
    group === 'put' &&
    !/passive$/.test(kind) &&
    /^(?:on (?:leave|trial|hold|probation|alert|notice|display|sale|watch|parole)|in (?:charge|custody|jail|prison|place)|under|behind|to (?:death|work|sleep|rest))\b/.test(
      rest,
    ),
  // "Islands still cut off as storm grows": who cuts something off names it.
  ({ kind, group, rest }) => {
    const parted = PARTED().exec(`${group} ${rest}`)
    return !/passive$/.test(kind) && parted !== null && ((parted[1] ?? '') === '' || STOPS_OBJECT.test(parted[1]!))
  },
  // "pier damaged by pilot last year", "islanders: the last best hope": when, and which.
  ({ group, rest }) => group === 'last' && (WHEN_LAST.test(rest) || SUPERLATIVE.test(rest.split(' ')[0]!)),
  // "Ana May to sail": a name.
  ({ group }) => /^May(?: |$)/.test(group),
  // "Ferry talks progressing", "Rate cut this week follows another": things.
  ({ group, rest, last }) =>
    (group === 'talks' && /^(?:\p{Ll}+ing|(?:un)?likely)\b/u.test(rest)) ||
    (group === 'cut' && /^(?:rate|tax|pay|price|job|budget|spending|power|fare|benefit)$/.test(last)),
  // "More islanders support than oppose": two verbs.
  ({ rest }) => /^than /.test(rest),
  // "Report faults care of pilots held at sea": what the report does stands before.
  ({ kind, subject }) => /^bare-/.test(kind) && FINDINGS.test(subject),
  // "Norwegian volunteers keep watch": who they are.
  ({ subject, group, rest }) =>
    NATIONALITY().test(subject) &&
    isThirdPerson(group) &&
    isBaseVerb(rest.split(' ')[0]!) &&
    `${group} ${rest.split(' ')[0]!}` !== 'breaks ground',
  // "First a storm, now a strike", "Our favorite boats": nobody.
  ({ subject }) => NOBODY.test(subject),
  // "Late shot sends Rovers up": the verb stands behind.
  ({ kind, rest }) =>
    /^(?:past|present)$/.test(kind) &&
    isVerbAlone(rest.split(' ')[0]!) &&
    /^\p{Ll}+ (?:\p{Lu}|(?:the|an?|his|her|its|their) )/u.test(rest),
  // "It's June and Ruiz is still at sea", "In case you missed the ferry here is …": no single statement.
  ({ subject }) => /^(?:it['’]s .* and|in case) /i.test(subject),
  // "In Norwell Packed With Boats, …": where it is, and nobody.
  ({ subject }) => /^(?:In|On|Amid|During|Despite|To|Into|Without) [^,]*$/.test(subject),
  // "Nurse, 41, with malaria tells …", "Norwell's own tracking app": no noun to tell it of.
  ({ subject }) => /^(?:with|from|of|for|by|against) |(?:^|[’']s |\b(?:his|her|its|their) )own$/.test(subject),
  // "Ruiz told me to lie, aide tells inquiry": who tells it stands last.
  ({ rest }) => /\b(?:me|my|us|our|I|we)\b.*, (?:\S+ ){1,4}(?:tells|told) \p{L}/u.test(rest),
  // "Five have died in the US Labor Secretary Ann Poe reveals": who tells it, and nobody knows where he begins.
  ({ rest }) => SAYS_LAST.test(rest),
  ({ subject }) => isTwoClauses(subject),
  // "Okafor dreams he wins": who wins is told in a clause inside.
  ({ subject }) => /[^\s,;:] (?:he|she|they|we|I)$/.test(subject) && !/ (?:and|or|n?either|both) \S+$/.test(subject),
  // "Skerra won’t pay and 4 more things to know": the first of several.
  ({ rest }) => /(?:^| )and (?:\d+|more|other) (?:\S+ )*(?:things|stories|takeaways|questions|headlines)\b/.test(rest),
  // "Sailors don’t think Norwell helps": what they think it does.
  ({ subject }) => /\p{L}n['’]t \p{Ll}+ \p{L}/u.test(subject) && !/ (?:who|that|which) /.test(subject),
  // "Made dizzy by fares, Dorn walks", "Deep in debt, Dorn sails": how he is stands before him.
  ({ subject }) => isFronted(subject),
  // "screen probably not leaked", "a case so complicated", "One dead, nine injured", "mayor, sheriff say rally cancelled".
  ({ kind, subject }) =>
    / (?:not|so|too|very|as)$|\bdead, |^(?:including|such as) |^[^,]*,$/.test(subject) ||
    (kind === 'bare-passive' && / (?:says?|said|claims?) /.test(subject)),
  // "Town in strife over publicly funded pier", "Profit down but beats forecast": somebody else, or nobody, does it.
  ({ subject }) => / (?:over|about|into|in|on|at|for|with|from|despite|amid|but|yet|though|of|than)$/.test(subject),
  // "Bank 'deeply regrets' closing account": half of what is quoted.
  ({ rest }) => /^[’”'"](?:\s|$)/.test(rest),
  // "Dozens hurt as stand collapses": nobody is hurt by them.
  ({ kind, group, rest }) =>
    !/passive$/.test(kind) && group === 'hurt' && /^(?:$|(?:as|in|after|when|at|on|during|by)\b)/.test(rest),
  // "Ruiz said sailing to Norwell was hard": what was hard, and who said it.
  ({ subject }) => / (?:said|says|found|finds) \p{Ll}+ing\b/u.test(subject) && !/ (?:who|that|which) /.test(subject),
  // "Scans show brain shrinks": who shows it, and who shrinks.
  ({ subject }) =>
    / (?:shows?(?! (?:hosts?|stars?|guests?|judges?|creators?|producers?|writers?|presenters?)\b)|suggests?|reveals?|told|tells|says|(?:said|insists|insisted|argues|argued|admits|believes)(?! to\b)) \p{L}/u.test(
      subject,
    ) && !/ (?:who|that|which) /.test(subject),
  ({ subject }) => isClauseWithoutVerb(subject),
  // "All the boats Dana Holm's Skerra gets": which boats.
  ({ subject }) =>
    /^(?:All|Everything) the (?:\p{L}+ ){1,2}\p{Lu}\p{Ll}/u.test(subject) && !/ (?:of|in|at|and) /.test(subject),
  // "Every tram Ana Ruiz has built": of which the verb only tells more.
  ({ subject }) =>
    /^(?:every|each) (?:\p{Ll}+ )+\p{Lu}|\breasons? (?!for\b|to\b|of\b|behind\b|in\b)\p{L}/iu.test(subject) &&
    !/ (?:why|that) .* /.test(subject),
  // "Ferry crew in fatal clashes": what describes the word behind it.
  ({ subject }) =>
    / (?:in|of|on|for|after|over|with) \p{Ll}+$/u.test(subject) && !endsInNoun(subject.split(' ').at(-1)!),
  // "Ruiz yet to sign contract Norwell offered": by whom it was offered.
  ({ subject }) => / yet to \p{Ll}/u.test(subject),
  // "Police name man shot dead", "Robot sniffs out leaks": the verb stands before.
  ({ subject }) =>
    /^(?:Police|Cops|Officers|Detectives|Gardai) (?:name|hunt|seek|quiz|charge|free|tail|track|trace|rescue|arrest|find) \p{Ll}/u.test(
      subject,
    ) || /\p{L} \p{Ll}+[^s’']s (?:out|up|off|down|away)$/u.test(subject),
  // "Firms back away from straits threatened": what many do stands before.
  ({ subject }) =>
    [...subject.matchAll(/[^s]s (\p{Ll}+) (?:away|off|out|down|back|up) (?:from|of|on|to|in|over)\b/gu)].some(
      ([, verb = '']) => isBaseVerb(verb),
    ),
  // "Locally made engines tested": how, and nobody.
  ({ subject }) => /^\S+ly$/.test(subject) && isCommonWord(subject.toLowerCase()) && isAdverb(subject.toLowerCase()),
  // "Other heists like the Norwell theft": of things, what they resemble.
  ({ subject, group, last }) =>
    group === 'like' && / \p{Ll}+$/u.test(subject) && !isPersonNoun(last.replace(/s$/, '')) && last !== 'people',
  // "Skerracorp, Norwellsoft, applied materials": one of several names.
  ({ subject }) => /^\p{Lu}[\p{L}\d]*, \p{Lu}[\p{L}\d]*,$/u.test(subject),
  // "was ‘upset’ by": a verb cut out of its quotation.
  ({ rest }) => /^[’'”"](?=[\s,]|$)/.test(rest),
  // "is said to be freed": it is told as hearsay already.
  ({ group, rest }) => /(?:^| )(?:is|are|was|were) (?:said|reported|rumou?red) to\b/.test(` ${group} ${rest}`),
  // "Whale beaches itself, locals form chain": a clause before the subject.
  ({ subject }) => /(?:self|selves), /.test(subject),
  // "Singer among those hit by outage": the participle tells which.
  ({ subject }) => / (?:those|these)$/.test(subject),
  // "Pollies cop pay freeze", "Tradie cops fine for drink driving": the verb comes before what looks like one.
  ({ subject, rest }) => /s cop$/i.test(subject) || (/ cops$/i.test(subject) && STOPS_OBJECT.test(rest.split(' ')[0]!)),
  // "reward for finding exploits": the object of the form in -ing.
  ({ before, last }) => /^(?:for|by|of|from|after|before|without)$/.test(before) && isGerund(last),
  // "signs pilot to record-setting deal": half of a word.
  ({ rest }) => /^-/.test(rest),
  // "Demands to release report": the infinitive has the object.
  ({ subject, last }) =>
    / to \p{Ll}+$/u.test(subject) &&
    isBaseVerb(last) &&
    !/ with (?:nothing|little|much|everything) to \p{Ll}+$/u.test(subject),
  // "Night ferries thin on the ground": few.
  ({ group, rest }) => /^thin/.test(group) && /^on the ground\b/.test(rest),
  // "Dockers claim new crane could …": who claims it is no part of the crane.
  ({ subject }) =>
    /s (?:\p{Ll}+ly )?(?:claim|fear|hope|say|think|believe|warn|report|predict|suspect) \p{L}/u.test(subject),
  // "the world's highest paid": a participle behind its degree.
  ({ group, last }) =>
    (SUPERLATIVE.test(last) || /^(?:least|first|well|newly|highly|better|poorly)$/.test(last)) &&
    isParticiple(group.split(' ').at(-1)!),
  // "Questions crews have for Ruiz", "Things pilots told their crews": what they have, and no sentence.
  ({ subject }) => IN_CONTACT().test(subject),
  // "Best attempts at a record", "Harbor cup best bets": which of many, and nobody.
  ({ subject }) => /(?:^| )(?:best|worst|latest|biggest|most)$/i.test(subject),
]

/** "Nurses back strike": of two that may be verbs the first has the object. */
const isTakenByFirst: Doubt = ({ group, before, last }) =>
  !isThirdPerson(group) &&
  isNoun(plural(group)) &&
  /s$/.test(before) &&
  isPersonNoun(before.replace(/s$/, '')) &&
  isBaseVerb(last)

/** "graphs show lockdown may last": the verb of a clause inside. */
const isInside: Doubt = ({ subject }) =>
  / (?:shows?|suggests?|says?|finds?|reveals?|indicates?|means?|thinks?|believes?) /.test(subject)

/** Of one kind only. */
const DOUBTS: Partial<Record<StatementKind, readonly Doubt[]>> = {
  present: [isTakenByFirst, ...PRESENT_DOUBTS],
  past: [isTakenByFirst, ...PAST_DOUBTS],
  passive: PASSIVE_DOUBTS,
  'bare-passive': [...PASSIVE_DOUBTS, ...BARE_PASSIVE_DOUBTS],
  'bare-progressive': BARE_PROGRESSIVE_DOUBTS,
  modal: [isInside],
  future: PLAN_DOUBTS,
}

/** "Rep. Marsh on ferry plan upsets …": a name with "on" heads what somebody says of something. */
function isSpoken(subject: string): boolean {
  const name = /^((?:\p{Lu}\S* ){1,4})on \p{L}/u.exec(subject)?.[1]
  const words = name?.trim().toLowerCase().split(' ') ?? []
  return words.some((word) => firstNames.has(word) || personTitles.has(word.replace(/\.$/, '')))
}

/**
 * "Tributes after pilot dies", "pier that Norwell owns": the verb belongs to the clause that opens inside the subject and
 * has none before it.
 */
function isClauseWithoutVerb(subject: string): boolean {
  const words = subject.split(' ')
  const opens = words.findLastIndex((word, i) => (i === 0 ? OPENS_SENTENCE : OPENS_CLAUSE).test(word))
  if (opens < 0) return false
  const isRelative = /^(?:that|which|whose|who)$/.test(words[opens]!)
  return !words.slice(opens + 1).some((word, i) => /,$/.test(word) || isVerbLike(word, isRelative && i === 0))
}

const OPENS_SENTENCE = /^(?:until|because|unless|although|though|please|should)$/i
const OPENS_CLAUSE =
  /^(?:after|while|whether|if|how|why|what|because|until|unless|though|although|where|that|which|whose|who)$/

const isVerbLike = (word: string, isBehindWho: boolean): boolean =>
  /^\p{Ll}/u.test(word) &&
  (AUXILIARY.test(word) ||
    isPast(word) ||
    isThirdPerson(word) ||
    (isBehindWho && !isNoun(word) && !isGerund(word) && !isPersonNoun(word)))

function isFronted(subject: string): boolean {
  const [, first = ''] =
    /^(\p{L}+)(?: \p{Ll}+)? (?:in|by|of|at|with|from|on|to|about|over) [^,]+, [^,]+$/u.exec(subject) ?? []
  const key = first.toLowerCase()
  return DESCRIBES_FRONTED.test(key) || (isParticiple(key) && !isNoun(key))
}

const DESCRIBES_FRONTED =
  /^(?:deep|fresh|angry|tired|afraid|desperate|hungry|proud|stuck|eager|unable|ready|due|weary|wary|short|low|high)$/

const SAYS_LAST =
  /^(?!.*(?:[,:;]|\b(?:as|than|what|how|who|that|which|he|she|it|they) )).*(?<! be| being) (?:says|reveals|warns|admits|announces|confirms|insists|said|revealed|announced|confirmed)$/

/** "Nurse quits post, letter blames chief": a clause with its own verb before the comma, and no apposition. */
function isTwoClauses(subject: string): boolean {
  const parts = subject.split(', ')
  const words = parts[0]!.split(' ')
  return (
    parts.length === 2 &&
    words.some(
      (word, i) =>
        i > 0 &&
        /^\p{Ll}/u.test(word) &&
        ((isThirdPerson(word) && isPersonNoun(words[i - 1]!.toLowerCase())) ||
          // "Crews in Norwell defy ban, council sells pier": what many do.
          (isBaseVerb(word) && i < words.length - 1 && !isNoun(plural(word)) && MANY_FIRST().test(parts[0]!))),
    )
  )
}

const MANY_FIRST = () => /^(?:\p{L}[\p{L}-]* ){0,3}?\p{L}{3,}[^su’']s (?:(?:in|at|of|from|on) \p{Lu}\S* )?\p{Ll}+ /u
