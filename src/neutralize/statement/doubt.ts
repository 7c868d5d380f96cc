/** Readings of a statement that look like one and are none: the word taken for the verb is not that of this subject. */
import { isCommonWord } from '../headline/true-case.ts'
import { firstNames, personTitles } from '../headline/true-case-names.ts'
import {
  isBaseVerb,
  isGerund,
  isNoun,
  isParticiple,
  isPast,
  isPersonNoun,
  isThirdPerson,
  verbLemma,
} from '../words/vocabulary.ts'
import { plural } from '../words/word-forms.ts'
import { isAdverb } from './joined.ts'
import type { Statement, StatementKind } from './kind.ts'
import { looksPlural, STOPS_OBJECT, TAKES_INFINITIVE } from './object.ts'
import { NAMED_ING, TELLS } from './subject.ts'
import { hasMainVerbBehind } from './sure.ts'
import { ACTS_ITSELF, DOES_ITSELF, INTRANSITIVE } from './verbs.ts'

/** "Rep. Marsh on ferry plan upsets …": a name with "on" heads what somebody says of something. */
const isSpoken = (subject: string): boolean => {
  const name = /^((?:\p{Lu}\S* ){1,4})on \p{L}/u.exec(subject)?.[1]
  const words = name?.trim().toLowerCase().split(' ') ?? []
  return words.some((word) => firstNames.has(word) || personTitles.has(word.replace(/\.$/, '')))
}

const WHITHER = /^(?:for|from|of|with|over|against|as|after|into)$/

const NO_OBJECT =
  /^(?:yet again|again|twice|three times|once more|overnight|early|late|indefinitely|online|abroad|today|yesterday|tonight|for good)\b/

/** "by a dealer", and not "by 5 %", "by voting". */
const DONE_BY =
  / by (?!\d|[$£€]|half\b|nearly\b|about\b|almost\b|over\b|up to\b|more\b|less\b|an? (?:third|quarter|fifth|half|margin|vote)\b|\p{L}+ing\b|then\b|now\b|next\b|the (?:end|time|year)|\p{Lu}\p{Ll}+day\b|(?:spring|summer|autumn|fall|winter|year|month|week)\b)/u

/** "deadlock forces furloughs …", "money migrants send home": what looks like the verb is not that of this subject. */
export function disagrees({ kind, group, subject, rest, isPlural }: Statement): boolean {
  const [before = '', last = ''] = subject.toLowerCase().split(/\s+/).slice(-2)
  if (isSpoken(subject)) return true
  // "Nurse, 41, with malaria tells …", "Norwell's own tracking app": no noun to tell it of.
  if (/^(?:with|from|of|for|by|against) |(?:^|[’']s |\b(?:his|her|its|their) )own$/.test(subject)) return true
  // "Firm faces anger as …": the verb stands before what looks like one.
  if (kind === 'present' && STIRS.test(subject) && !/^(?:(?:the|an?|his|her|its|their)\b|\d|\p{Lu})/u.test(rest))
    return true
  // "Five have died in the US Labor Secretary Ann Poe reveals": who tells it, and nobody knows where he begins.
  if (SAYS_LAST.test(rest)) return true
  if (kind === 'bare-progressive' && isNoDoer(subject)) return true
  // "owner defying orders speaks out": the verb comes at the end.
  if (/^bare-(?:progressive|passive)$/.test(kind) && isVerbEnd(rest)) return true
  // "designs to fight a virus": what things are for.
  if (kind === 'future' && /^\p{Lu}\p{Ll}+s$/u.test(subject) && !isPersonNoun(last) && SERVES.test(group)) return true
  // "graphs show lockdown may last": the verb of a clause inside.
  if (
    kind === 'modal' &&
    / (?:shows?|suggests?|says?|finds?|reveals?|indicates?|means?|thinks?|believes?) /.test(subject)
  )
    return true
  // "belongings of a sailor killed at sea found": which of the two it was done to.
  if (
    kind === 'bare-passive' &&
    HURT.test(group) &&
    / of /.test(subject) &&
    isPersonNoun(last) &&
    !COUNTED.test(subject)
  )
    return true
  // "Boy found dead in lake named": he is named, and not the lake.
  if (kind === 'bare-passive' && group === 'found' && / (?:named|identified|confirmed) as /.test(rest)) return true
  // "Girl saved by dog in fire honoured by mayor": the first participle only tells which girl.
  if (
    kind === 'bare-passive' &&
    [...rest.split(/,|(?:^| )(?:after|before|as|when|while|who|that|which|and|of) /)[0]!.matchAll(ENDS_DONE)].some(
      ([, word = '']) => isParticiple(word.replace('our', 'or')) && !isNoun(word),
    )
  )
    return true
  if (isTwoClauses(subject)) return true
  // "Locally made engines tested": how, and nobody.
  if (/^\S+ly$/.test(subject) && isCommonWord(subject.toLowerCase()) && isAdverb(subject.toLowerCase())) return true
  // "Whale beaches itself, locals form chain": a clause before the subject.
  if (/(?:self|selves), /.test(subject)) return true
  // "face masks feels": a plural before the verb; "mandates riders wear": a verb before whom it bids.
  const [afterVerb = ''] = rest.split(' ')
  if (kind === 'present' && isThirdPerson(group) && isThirdPerson(afterVerb) && !isNoun(afterVerb)) return true
  if (kind === 'present' && BIDS.test(subject)) return true
  if (kind === 'present' && / (?:wears?|wearing|making|using) face$/i.test(subject)) return true
  // "sales ban at match lifted": a noun, and what was done to it.
  if (kind === 'present' && !isThirdPerson(group) && isNoun(plural(group)) && isDoneLater(rest)) return true
  // "levels in river double limit": a plural, and the verb behind its place.
  if (
    kind === 'present' &&
    isThirdPerson(group) &&
    /^in \p{Ll}+(?: \p{Ll}+)? (?:double|triple|exceed|reach|fall|remain|vary|become) \p{Ll}/u.test(rest)
  )
    return true
  // "Marry at zoo, couples urged": what they are urged to do.
  if (
    kind === 'bare-passive' &&
    /, /.test(subject) &&
    isBaseVerb(subject.split(' ')[0]!.toLowerCase()) &&
    !/^\p{Lu}\S* \p{Lu}/u.test(subject)
  )
    return true
  // "Singer among those hit by outage": the participle tells which.
  if (/ (?:those|these)$/.test(subject)) return true
  // "on path to more rate hikes": one of many is no doer.
  if (
    kind === 'present' &&
    isThirdPerson(group) &&
    / (?:more|fewer|many|several|few|these|those|such) \p{Ll}+$/u.test(subject)
  )
    return true
  // "Minister resigned to losing seat": how he feels.
  if (
    kind === 'past' &&
    /^resigned(?: to)?$/.test(group) &&
    /^(?:to )?(?:\p{Ll}+ing|his|her|its|the|a) /u.test(rest) &&
    /\bto\b/.test(`${group} ${rest}`)
  )
    return true
  // "Runaway pig bites officer trying to catch it": the deed stands before whom it meets.
  if (kind === 'bare-progressive' && meetsSomebody(subject)) return true
  // "Trial volunteers fall ill": a plural and its verb.
  if (
    kind === 'present' &&
    isThirdPerson(group) &&
    /^(?:fall (?:ill|sick|short|silent|victim|apart|behind|asleep)|(?:get|go|come|find|seek|lose|die|become|ask|tell|flee|refuse) \S)/.test(
      rest,
    )
  )
    return true
  // "Nurses back strike": of two that may be verbs the first has the object.
  if (!isThirdPerson(group) && /^(?:present|past)$/.test(kind) && isActOfMany(subject) && isNoun(plural(group)))
    return true
  // "six people dead and one wounded"
  if (kind === 'bare-passive' && / dead (?:and|or|as) /.test(subject)) return true
  // "Leader promised to mend roads": by him.
  if (kind === 'bare-passive' && PROMISES.test(group) && /^(?:not )?to \p{L}/u.test(rest)) return true
  // "Deaths spiked as …": of themselves.
  if (kind === 'bare-passive' && SPIKES.test(group) && !/^by (?!\d)/.test(rest)) return true
  // "officers reportedly shot, suspect flees": done to them.
  if (kind === 'past' && DONE_UNLESS.test(group) && /^(?:,|$)/.test(rest)) return true
  // "Pollies cop pay freeze": the verb comes before what looks like one.
  if (/s cop$/i.test(subject)) return true
  // "Guard cleared of theft walks free", "caught after leaving prints loses appeal": the main verb comes at the end.
  if (kind === 'bare-passive' && tellsLater(rest, isPlural || isMass(subject))) return true
  if (kind === 'future' && ADJECTIVE_END.test(subject)) return true
  // "head to head", "plan to close pier agreed": neither tells what will be.
  if (kind === 'future' && (group === `to ${last}` || (TAKES_INFINITIVE.test(last) && isDoneAtEnd(rest)))) return true
  // "reward for finding exploits": the object of the form in -ing.
  if (/^(?:for|by|of|from|after|before|without)$/.test(before) && isGerund(last)) return true
  // "A newsletter to help parents": what it is for.
  // "Islanders gather in boats to honor pilots": what they do stands before what for.
  if (kind === 'future' && [...subject.matchAll(DOES_FIRST)].some(([, verb = '']) => isBaseVerb(verb))) return true
  // "Officers responding to crash fatally shoot man": the verb comes behind its manner.
  if (kind === 'bare-progressive' && isBaseVerb(/ \p{Ll}+ly (\p{Ll}+) /u.exec(`${rest} `)?.[1] ?? '')) return true
  // "Tourist spots to be shut": a noun, unless the verb takes an infinitive.
  if (
    kind === 'present' &&
    isNoun(group) &&
    /^to be \p{Ll}/u.test(rest) &&
    !TAKES_TO_BE.test(verbLemma(group) ?? group)
  )
    return true
  // "Pilot mocked after being bitten by a dog wins £90,000": the verb stands behind the circumstance.
  if (/passive$/.test(kind) && isThirdPerson(WINS_LAST.exec(rest)?.[1] ?? '')) return true
  // "signs pilot to record-setting deal": half of a word.
  if (/^-/.test(rest)) return true
  // "Demands to release report": the infinitive has the object.
  if (/ to \p{Ll}+$/u.test(subject) && isBaseVerb(last)) return true
  // "Okafor responded to lack of ferries": nobody is responded.
  if (/passive$/.test(kind) && DOES_ITSELF.test(group.split(' ').at(-1)!)) return true
  // "Champion Okafor stacking shelves": the form in -ing has the noun behind it.
  if (
    kind === 'present' &&
    isNoun(group) &&
    /\p{Lu}\S+ \p{Ll}+ing$/u.test(subject) &&
    isGerund(last) &&
    /^(?:in|at|on|for)\b/.test(rest) &&
    !NAMED_ING.test(last)
  )
    return true
  if (/^thin/.test(group) && /^on the ground\b/.test(rest)) return true
  if (
    kind === 'future' &&
    /(?:^| )(?:blitz|mission|quest|scramble|rush|guides?|tips|recipes?|advice|demands?|calls?|requests?|refusal|failure|threats?|inability|willingness|reluctance|pressure)$/i.test(
      subject,
    )
  )
    return true
  if (kind === 'future' && /^an? /i.test(subject) && FOR_SOMEBODY.test(group) && !isPersonNoun(last)) return true
  const isOneWord = !group.includes(' ')
  // "Police hunt masked gang", "hunter bags record stag": the word before may be the verb, and this one a description.
  if (isOneWord && mayEndInVerb(subject, kind, group)) return true
  // "Dockers claim new crane could …": who claims it is no part of the crane.
  if (/s (?:claim|fear|hope|say|think|believe|warn|report|predict|suspect) \p{L}/u.test(subject)) return true
  // "Ruiz and Okafor engaged": how they are.
  if (kind === 'bare-passive' && /^(?:engaged|married|divorced|separated|retired)$/.test(group) && !/^by\b/.test(rest))
    return true
  // "Man accused of theft arrested in Spain": the first describes as well.
  if (kind === 'bare-passive' && SUSPECTED.test(group) && HANDLED.test(rest)) return true
  if (kind === 'past') {
    // "Children turned away from school": by those inside, as often as of themselves.
    if (
      /^turned(?: |$)/.test(group) &&
      /^(?:away|back|down|over|in)\b(?! (?:the|an?|his|her|its|their|\d)\b)/.test(sideOf(group, rest))
    )
      return true
    // "Man quoted £900 for kitchen does it himself": the participle only tells which man.
    if (
      isParticiple(group) &&
      !TELLS.test(verbLemma(group) ?? group) &&
      (DOES_IT.test(rest) || hasMainVerbBehind(rest))
    )
      return true
    // "One suspected smuggler killed": what he is counted as.
    if (
      COUNT_ALONE.test(subject) &&
      isParticiple(group) &&
      /^\p{L}/u.test(rest) &&
      !STOPS_OBJECT.test(rest.split(' ')[0]!)
    )
      return true
    // "Firefighter hailed a hero": by others, as often as not.
    if (NAMING.test(group) && isTitle(rest)) return true
    // "Recordings played in court", "razor recalled": of what is no person it is told that others did it, or that it did.
    if (isParticiple(group) && isDoneToThings(subject, group, rest)) return true
    // "Coach sacked minutes after triumph": when, not whom.
    if (isParticiple(group) && !INTRANSITIVE.test(group) && WHEN_AFTER.test(rest)) return true
    // "pilot blamed for landing", "mayor barred from office": done to them, unless the verb says what one does oneself.
    const [verbed = '', towards = ''] = group.split(' ')
    if (WHITHER.test(towards) && isParticiple(verbed) && !ACTS_ITSELF.test(verbed)) return true
    // "Purchase delayed due to storm", "records revealed": by nobody who is named.
    if (
      PUT_OFF.test(group) &&
      (rest === '' || /^(?:due to|because|over|amid|until|as|after|following|for)\b/.test(rest))
    )
      return true
    // "trial delayed again": how often or when, and no object.
    if (isParticiple(group) && NO_OBJECT.test(rest) && !ACTS_ITSELF.test(group) && !isPersonNoun(last)) return true
    // "man sold fake car by dealer": who did it stands behind.
    if (isParticiple(group) && DONE_BY.test(rest)) return true
    // "ship lost at sea found after 90 years": the second participle tells.
    if (isParticiple(verbed) && /(?:^| )found (?:after|in|at|on|by|dead|alive|safe|guilty|\p{Ll}+ing)\b/u.test(rest))
      return true
    // "Marsh visits disputed islands": what stands before the participle is the verb.
    const [name = '', verb = ''] = subject.split(/\s+/).slice(-2)
    if (/^\p{Lu}/u.test(name) && /^\p{Ll}/u.test(verb) && isThirdPerson(verb) && isParticiple(group)) return true
    // "Crew crushes 300 seized boats": a number between a verb and what it counts.
    const [deed = '', count = ''] = subject.toLowerCase().split(/\s+/).slice(-2)
    if (COUNT.test(count) && /^\p{Ll}+s$/u.test(deed) && !isNoun(deed) && isParticiple(group)) return true
    // "groom stopped from riding": kept from it, unless the verb says that one keeps oneself.
    if (
      /^from \p{Ll}+ing\b/u.test(rest) &&
      isParticiple(group) &&
      !ACTS_ITSELF.test(group) &&
      !/^(?:refrained|abstained|recoiled|desisted)$/.test(group)
    )
      return true
    // "sailor feared lost": what others think of him.
    if (/^(?:feared|believed|presumed|thought|found|reported|declared|left)$/.test(group) && STATE_OF.test(rest))
      return true
    // "survivors promised payouts", "staff told jobs at risk": of a thing, done to them as often as by them.
    if (GIVEN.test(group) && !isSomebody(rest)) return true
  }
  // "deadline day for a pledge": with nothing behind it, a noun.
  if (
    kind === 'present' &&
    rest === '' &&
    /^(?:pledge|bid|plea|vow|probe|row|clash|crackdown|boost|snub|blow|plan|deal|ban|call)$/.test(group) &&
    / (?:of|for|in|on|over|after) /.test(subject)
  )
    return true
  // "the world's highest paid": a participle behind its degree.
  if (/^(?:\p{Ll}+est|most|least|best|worst|well|newly|highly|better|poorly)$/u.test(last) && isParticiple(group))
    return true
  if (kind !== 'present' || / /.test(group)) return false
  // "Dorn conferred naval honors": what he was given.
  if (isNoun(group) && BESTOWED.test(subject)) return true
  const [next = '', behind = ''] = rest.split(' ')
  // "Rovers prop ruled out": who it was, and what was done to him.
  if (
    isBaseVerb(group) &&
    (isParticiple(next) || /ed$/.test(next)) &&
    /^\p{Ll}/u.test(next) &&
    /^(?:out|off|up|in|for|by|over|after|from|at|on|to|as)$/.test(behind)
  )
    return true
  // "Rovers benches clear after foul": a plural, and the verb behind it.
  if (
    isThirdPerson(group) &&
    !/^(?:keeps|stays|goes|comes|falls|gets|turns|makes|lets|helps|runs|stands|holds|breaks|sees|hears|steers|leaves)$/.test(
      group,
    ) &&
    /^(?:clear|meet|agree|disagree|differ|vary|begin|remain|arrive|emerge|erupt|persist|reopen|resume|soar|suffer|survive|vanish|die)$/.test(
      next,
    ) &&
    (behind === '' || STOPS_OBJECT.test(behind))
  )
    return true
  // "Norwell Schools hosts open interviews": what could be a verb stands before what could be an adjective.
  const [name = '', verb = ''] = subject.split(/\s+/).slice(-2)
  if (/^\p{Lu}/u.test(name) && /^\p{Ll}/u.test(verb) && isThirdPerson(verb) && DESCRIBES.test(group)) return true
  // "Norwell to provide more food benefits": the infinitive was the verb.
  const infinitive = /(\S+) to (\p{Ll}+)(?: |$)/u.exec(subject)
  if (
    infinitive !== null &&
    isBaseVerb(infinitive[2]!) &&
    !TAKES_INFINITIVE.test(infinitive[1]!) &&
    !isParticiple(infinitive[1]!) &&
    !/ (?:that|who|which) /.test(subject)
  )
    return true
  // "People regret buying smart displays": the verb stands before the form in -ing.
  if (TAKES_GERUND.test(` ${subject} `) && !/ (?:to|who|that|which) /.test(subject)) return true
  // "climate rules help towns": of two verbs the second has the object.
  if (
    isNoun(group) &&
    /^\p{Ll}+ (?:\p{Lu}|the |a |an |his |her |its |their )/u.test(rest) &&
    isBaseVerb(rest.split(' ')[0]!)
  )
    return true
  const words = subject.split(/\s+/)
  if (isThirdPerson(group))
    return looksPlural(subject) && words.length > 1 && /^\p{Ll}+s$/u.test(words.at(-1)!) && !isPersonNoun(words.at(-1)!)
  return (
    isPlural &&
    words.some(
      (word, i) =>
        i > 0 && i < words.length - 2 && /^\p{Ll}+ing$/u.test(word) && isGerund(word) && !NAMED_ING.test(word),
    )
  )
}

const TAKES_TO_BE =
  /^(?:plan|hope|want|need|claim|agree|seem|appear|ask|expect|deserve|refuse|vow|aim|seek|try|continue|start|begin|like|love|prepare|choose|decline|fail|fight|prove|turn|promise|pledge|threaten|offer|wait|look|bid|campaign|happen|have|pretend|demand|wish|learn|manage|tend|struggle)$/
const WINS_LAST =
  /\b(?:after|before|while) \p{Ll}+ing [^,]* (?!was\b|is\b|has\b)(\p{Ll}+s) (?:[$£€\d]|the |an? |his |her |its |their )/u
const DOES_FIRST = /\p{L}[^s’']s (\p{Ll}+) (?:in|at|on|for|from|with|outside|across|behind) /gu
const STIRS = /\p{L} (?:faces|sparks|draws|meets|provokes|triggers|voices|expresses|vents|stirs)$/u
const PUT_OFF =
  /^(?:delayed|postponed|cancell?ed|halted|suspended|scrapped|paused|revealed|announced|unveiled|exposed|explained|confirmed|approved|blocked|banned)$/
const SAYS_LAST =
  /^(?!.*(?:[,:;]|\b(?:as|than|what|how|who|that|which|he|she|it|they) )).* (?:says|reveals|warns|admits|announces|confirms|insists|said|revealed|announced|confirmed)$/

/** The particle of a verb, in its group or behind it, and what follows. */
const sideOf = (group: string, rest: string): string => `${group.split(' ').slice(1).join(' ')} ${rest}`.trim()

const DOES_IT = / (?:does|do|did) (?:it|so|this|that|the|all|everything)\b/
const COUNT_ALONE = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|dozens|hundreds|several|\d+)$/i
const STATE_OF =
  /^(?:dead|lost|missing|drowned|trapped|killed|injured|alive|safe|stranded|stolen|drunk|hurt|kidnapped)\b/

/** Behind who did it: a participle with what it was done by, for or in. */
const ENDS_DONE = / (\p{Ll}+)(?: (?:by|for|over|with|without|after|in|at|on|to|from|as|near) |$| (?=[‘'"“]))/gu

/** "Nurse quits post, letter blames chief": a clause with its own verb before the comma, and no apposition. */
const isTwoClauses = (subject: string): boolean => {
  const parts = subject.split(', ')
  const words = parts[0]!.split(' ')
  return (
    parts.length === 2 &&
    words.some(
      (word, i) => i > 0 && /^\p{Ll}/u.test(word) && isThirdPerson(word) && isPersonNoun(words[i - 1]!.toLowerCase()),
    )
  )
}

const BESTOWED = /\p{L} (?:conferred|awarded|granted|accorded|given|handed|denied|promised|offered) \p{Ll}+$/u

const BIDS =
  /\p{L} (?:mandates|demands|asks|orders|requires|insists|proposes|recommends|suggests|lets|helps|makes|wants) \p{Ll}+s$/u

/** "… agreed", "… axed by council": the participle at the end tells. */
const isDoneAtEnd = (rest: string): boolean => {
  const [end = ''] = /(?<= )\p{Ll}+(?=$| (?:by|in|at|on|after|over|as|amid) )/gu.exec(rest) ?? []
  return isParticiple(end) && !isNoun(end)
}

/** A participle behind the first phrase, with nothing before it that has a verb of its own. */
function isDoneLater(rest: string): boolean {
  if (!/^(?:at|in|on|for|of|over|after|near) /.test(rest)) return false
  const words = rest.split(/ (?:as|after|before|while|who|that|which|when|if|because|since|by) |[,;]/)[0]!.split(' ')
  return words.some(
    (word, i) => i > 1 && isParticiple(word) && isPast(word) && !isNoun(word) && !NO_CLAUSE_YET.test(words[i - 1]!),
  )
}

/** A word that may be a verb between a noun and a single person at the end. */
function meetsSomebody(subject: string): boolean {
  const words = subject.split(' ')
  const [verb = '', whom = ''] = words.slice(-2)
  return (
    words.length > 2 &&
    /^\p{Ll}+[^s’']s$/u.test(verb) &&
    !/^(?:sports|arts|sales|news|crimes|drugs|operations|communications|parks|records|works|veterans|.*ics)$/.test(
      verb,
    ) &&
    isPersonNoun(whom) &&
    !/s$/.test(whom)
  )
}

/** "nurses back", "villagers fear": people in the plural and what they may do. */
function isActOfMany(subject: string): boolean {
  const [who = '', verb = ''] = subject.toLowerCase().split(' ').slice(-2)
  return /s$/.test(who) && isPersonNoun(who.replace(/s$/, '')) && isBaseVerb(verb)
}

const SPIKES =
  /^(?:spiked|peaked|plateaued|skyrocketed|ballooned|mushroomed|rocketed|soared|plunged|plummeted|surged|tumbled|dipped|worsened|stalled)$/
const PROMISES = /^(?:promised|pledged|vowed|agreed|threatened|refused|declined|opted|volunteered|pretended|managed)$/
const DONE_UNLESS = /(?:^|ly )(?:shot|killed|stabbed|wounded|injured|arrested|kidnapped|detained|poisoned|robbed)$/

const NEVER_NOUN =
  /^(?:plead|flee|sue|seek|begin|become|find|lose|die|survive|receive|reject|deny|accuse|tell|say|ask|refuse|remain|appear|arrive|get|give|go|come|keep|leave|join|agree|apologi[sz]e|admit|urge|want|celebrate|describe|bring|take|make|face|speak|settle|resign)$/
const LEADS_BASE =
  /^(?:not|help|helps|helped|let|lets|make|makes|made|see|sees|saw|could|may|might|will|would|can|must|should|please)$/
const isMass = (subject: string): boolean => looksPlural(subject) || /^(?:family|police|couple|crew)\b/i.test(subject)

const OWN_CLAUSE = /^(?:as|when|who|that|which|because|since|if|where|how|why|what|whether|and|but|until|than)$/
const NO_CLAUSE_YET = /^(?:of|in|on|at|for|from|with|to|by|over|the|a|an|his|her|its|their|and|or|\d.*)$|[’']s?$/
const OPENS_COMPLEMENT = /^(?:the|an?|his|her|its|their|him|them|free|out|back|up|off|down|guilty|\d.*|[$£€].*)$/

/** Whether a verb with something behind it stands in what is left of the same clause. */
function tellsLater(rest: string, isMany: boolean): boolean {
  const words = rest.split(' ')
  for (const [i, word] of words.entries()) {
    const before = words[i - 1] ?? ''
    const after = words[i + 1]
    if (OWN_CLAUSE.test(word) || (/^(?:after|before|while)$/.test(word) && !isGerund(after ?? ''))) return false
    const mayTell = i >= 2 && /^\p{Ll}+$/u.test(word) && !NO_CLAUSE_YET.test(before)
    if (mayTell && after !== undefined && isThirdPerson(word))
      if (isNoun(word) ? OPENS_COMPLEMENT.test(after) : !/^(?:of|by)$/.test(after)) return true
    // "stuck in chimney rang police", "hunted by mob flee station"
    if (mayTell && isPast(word) && !isParticiple(word) && !isNoun(word)) return true
    if (mayTell && isMany && NEVER_NOUN.test(word) && !LEADS_BASE.test(before)) return true
    if (/[,;:]$/.test(word)) return false
  }
  return false
}

const COUNT = /^(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|dozens|hundreds|thousands|several|many)$/
/** Verbs with a form in -ing for their object: the first verb of the sentence is theirs. */
const TAKES_GERUND =
  / (?:regrets?|stops?|starts?|keeps?|begins?|enjoys?|avoids?|considers?|denies|deny|finish(?:es)?|quits?|risks?|admits?) \p{Ll}+ing /u

const DESCRIBES =
  /^(?:open|clean|clear|dry|empty|free|secure|separate|slow|complete|perfect|direct|live|own|present|welcome|double|triple|narrow|lower|better|cool|warm|calm|close|mature|average|total|rival|fake)$/

const HURT =
  /^(?:killed|shot|stabbed|injured|wounded|slain|murdered|arrested|jailed|charged|accused|convicted|found|lost|injured|rescued|kidnapped|executed)$/
const COUNTED =
  /^(?:an? |the )?(?:\d|hundreds|dozens|thousands|scores|tens|half|most|all|some|many|several|group|pair|couple|number|one|two|three|four|five|six|seven|eight|nine|ten|family(?! of (?:an? |the )?\p{Ll}+[^s\d]$)|crew|team|members?)/iu

const SERVES =
  /^to (?:fight|help|save|protect|improve|prevent|beat|keep|make|stop|avoid|tackle|treat|cure|solve|ease|celebrate|brighten)$/
const FOR_SOMEBODY = /^to (?:help|save|make|get|keep|let|find|beat|avoid|stop|watch|read|try|buy|see)$/

/** "Ruiz pictured jumping a light", "24 hours inside a unit battling": who was seen, and how long. */
const isNoDoer = (subject: string): boolean => {
  const last = subject.split(/\s+/).at(-1)!
  return (
    (/^\p{Ll}/u.test(last) && ((isParticiple(last) && !isNoun(last)) || last === 'pictured')) ||
    /^(?:the )?(?:\S+ )?(?:minutes?|hours?|days?|nights?|weeks?|months?|years?) (?:in|inside|with|at|of|on)\b/i.test(
      subject,
    )
  )
}

const isVerbEnd = (rest: string): boolean => {
  const last = rest
    .replace(/ (?:out|up|off|back|down|away)$/, '')
    .split(' ')
    .at(-1)!
  return /^\p{Ll}/u.test(last) && isThirdPerson(last) && (!isNoun(last) || DOES.test(last))
}

const DOES =
  /^(?:speaks|says|dies|wins|returns|resigns|quits|responds|reacts|apologi[sz]es|retires|fails|leaves|survives)$/

/** "outbreak on track to become", "crews ready to": how things stand, and no plan. */
const ADJECTIVE_END =
  /\b(?:on (?:track|course|pace|verge)|ready|poised|likely|unlikely|able|unable|free|bound|certain|sure|keen|eager|willing|unwilling|set|due|about|forced|afraid|reluctant|determined|desperate|raring)$/i

const GIVEN = /^(?:promised|offered|awarded|granted|handed|paid|refused|allowed|denied|taught|sent|fined|told|asked)$/

/** Whom something is given or told. */
const isSomebody = (rest: string): boolean => {
  const [first = '', second = ''] = rest.split(/\s+/)
  return (
    /^(?:\p{Lu}|him\b|her\b|them\b|us\b|me\b|it\b|the |a |an |his |their |its |\d)/u.test(rest) ||
    isPersonNoun(first.toLowerCase().replace(/,$/, '')) ||
    isPersonNoun(second.toLowerCase().replace(/,$/, ''))
  )
}

const SUSPECTED = /^(?:accused|suspected|convicted|charged|wanted|cleared|acquitted)$/
const HANDLED =
  /^(?:of|in|with|for|over) .* (?:arrested|jailed|sentenced|charged|released|freed|acquitted|cleared|convicted|extradited|deported|identified|hospitalised|hospitalized|killed|shot|fired|sacked|suspended|reinstated|caught|seen|held|denied|granted|spared)\b/

const WHEN_AFTER =
  /^(?:(?:just|only|a few|two|three|four|five|six|\d+) )?(?:seconds|minutes|hours|days|weeks|months|years|moments|a day|an hour|a week|a month|a year) (?:after|before|later|into|from)\b/

/** What somebody is called or made: "a hero", "ambassador". */
const isTitle = (rest: string): boolean =>
  /^(?:an?|as|the|new|best|worst|first|top|most|unfit|unsafe|safe|guilty|innocent|dead|head|accident|accidental|suicide|homicide|murder|manslaughter|misadventure|illegal|unlawful|lawful|unconstitutional|invalid|void|offside|ineligible|eligible)\b/i.test(
    rest,
  ) || isPersonNoun(rest.split(' ')[0]!)

const NAMING =
  /^(?:hailed|dubbed|named|called|declared|crowned|branded|labell?ed|deemed|elected|appointed|voted|ruled|considered|judged|proclaimed|rated|ranked|selected|chosen|picked|nominated|tipped|installed|sworn)$/

/** "police hunt masked gang", "fans cheer beaten team"; "hunter bags record stag", "shop offers cut price". */
function mayEndInVerb(subject: string, kind: StatementKind, mainVerb: string): boolean {
  const [before = '', last = ''] = subject.split(/\s+/).slice(-2)
  if (before === '' || !/^\p{Ll}/u.test(last)) return false
  if (kind === 'past')
    return (
      isPast(mainVerb) &&
      isParticiple(mainVerb) &&
      (/^police$/i.test(before) ? !isPersonNoun(last) : isBaseVerb(last) && /^\p{L}+[^s’']s$/u.test(before))
    )
  return (
    kind === 'present' &&
    /^(?:record|cut|double|key|close|top|lead)$/.test(mainVerb) &&
    /[^s]s$/.test(last) &&
    !/s$/.test(before)
  )
}

function isDoneToThings(subject: string, mainVerb: string, rest: string): boolean {
  const head = subject.split(/\s+/).at(-1)!
  if (isPersonNoun(head.toLowerCase()) || /^\p{Lu}/u.test(head)) return false
  if (/^(?:played|read|shown|aired|screened)$/.test(mainVerb)) return /^(?:in|at|to|on|before|during|as)\b/.test(rest)
  return (
    rest === '' &&
    /^(?:recalled|seized|found|sold|stolen|removed|approved|banned|axed|cut|cancelled|canceled)$/.test(mainVerb)
  )
}
