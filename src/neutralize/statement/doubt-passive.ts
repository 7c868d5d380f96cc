/** What looks done to its subject, or going on, and is not: the participle or the form in -ing only describes. */

import { isCommonWord } from '../headline/true-case.ts'
import { CARDINALS } from '../words/closed-classes.ts'
import {
  isBaseVerb,
  isGenericNoun,
  isGerund,
  isNoun,
  isParticiple,
  isPast,
  isPersonNoun,
  isThirdPerson,
  verbLemma,
} from '../words/vocabulary.ts'
import { TAKES_TO_BE } from './doubt-present.ts'
import { type Doubt, NO_CLAUSE_YET } from './doubtful.ts'
import { MOVED, SUFFERED, TOLD_ABOUT } from './kind.ts'
import { looksPlural, STOPS_OBJECT } from './object.ts'
import { DOES_ITSELF, DONE_TO_DEAD, HEARS } from './verbs.ts'

/** Of passives, with their auxiliary or without. */
export const PASSIVE_DOUBTS: readonly Doubt[] = [
  // "Pilot mocked after being bitten by a dog wins £90,000": the verb stands behind the circumstance.
  ({ rest }) => isThirdPerson(WINS_LAST().exec(rest)?.[1] ?? ''),
  // "Okafor responded to lack of ferries": nobody is responded.
  ({ group }) => DOES_ITSELF.test(group.split(' ').at(-1)!),
]

/** Of passives without their auxiliary, besides. */
const GIVES = /^(?:handed|given|offered|shown|sent|fed|lent|sold|served|passed|paid|taught)$/
const TO_SOMEBODY =
  /^(?:the )?(?:police|officers|officials|detectives|investigators|reporters|doctors|nurses|lawyers|prosecutors|jurors|lawmakers|senators|voters|fans|crews?|staff|students|teachers|parents|women|men|friends|neighbou?rs|him|her|them) (?!(?:in|on|at|to|for|by|after|before|with|from|over|as|and|or)\b)\w/
const PICTURED = /^(?:reports?|dispatch|videos?|footage|photos?|pictures?|images?|scenes?) (?:from|of) /i
const DID = () =>
  /^(?:of|for|over|with|in|as|after) .* (?:asked|bought|left|lied|posted|searched|sent|told|took|tried|used|went|wrote) (?:\p{Lu}|(?:a|an|the|his|her|to|about|for)\b)/u

/** "by gunman were friends", but not "by those who were", "after she was". */
const WERE_LAST = () =>
  /^(?:by|in|at|on)(?: (?!(?:who|whom|that|which|what|where|when|while|after|before|as|and|or|but|if|because|since|until|it|he|she|they|there|how|why)\b)[\p{L}\d’'.-]+){1,5} (?:were|was) \S/u

export const BARE_PASSIVE_DOUBTS: readonly Doubt[] = [
  // "Two pilots killed by gunman were friends": the verb stands behind what was done to them.
  ({ rest }) => WERE_LAST().test(rest),
  // "Comments made by ‘The Pier’ shock islanders": the verb stands behind who made them.
  ({ rest, isPlural }) => isPlural && isBaseVerb(/^by [‘“"'][^’”"]+[’”"'] (\p{Ll}+) \S/u.exec(rest)?.[1] ?? ''),
  // "Police named three men", "Court found dead letters": whom they named, and what they found.
  ({ group, rest, isPlural }) =>
    (NAMES.test(group) && COUNTS_SOME().test(rest) && (isPlural || !/^one\b/.test(rest))) ||
    (/^(?:found|discovered)$/.test(group) && foundSomething(rest)),
  // "Police shot at man", "Crew asked for help", "Shop charged 40 dollars", "Fans denied blocking road", "Team elected to stay": as likely what they did.
  ({ group, rest }) => DID_RATHER[group]?.().test(rest) ?? false,
  // "Mayor accused of theft to sue paper": what she will do stands behind.
  ({ group, rest }) => SUSPECTED.test(group.split(' ').at(-1)!) && TO_DO().test(rest),
  // "Crowds gathered for vigil": of themselves.
  ({ group, rest, before, last }) =>
    /^(?:gathered|assembled|massed|flocked|queued)$/.test(group) &&
    !/\bby\b/.test(rest) &&
    (GATHER.test(last || before) || isPersonNoun((last || before).replace(/s$/, ''))),
  // "Police shot at man", and no "at party".
  ({ group, rest }) => {
    const [, whom = ''] = (group === 'shot' ? /^at (?:(?:an?|the|two|three|\d+) )?(\p{Ll}+)/u.exec(rest) : null) ?? []
    return (
      isPersonNoun(whom.replace(/s$/, '')) ||
      /^(?:car|cars|bus|crowd|men|women|people|police|officers|soldiers)$/.test(whom)
    )
  },
  // "Pilots told of threat": heard by them, or told by them.
  ({ group, rest, before, last }) =>
    group === 'told' && /^of\b/.test(rest) && !/ by /.test(rest) && !HEARS.test(last || before),
  // "Men dressed as guards rob bank", "Crews led by Ruiz stop race": the verb stands behind whom they look like or who led them.
  ({ group, rest, isPlural }) => {
    const isPhrase =
      isPlural && (/^by\b/.test(rest) || /^(?:clad|clothed|disguised|dressed|masked|posing)$/.test(group))
    const [, verb = '', next = ''] = (isPhrase ? BEHIND_PHRASE().exec(rest) : null) ?? []
    return (
      isBaseVerb(verb) &&
      (isOnlyVerb(verb) ||
        (/^\p{Lu}/u.test(next) && !PLACES.test(verb)) ||
        /^(?:the|an?|his|her|its|their|\d+)$|^(?!(?:as|in|on|at|for|to|of|and|or|by|after|before|during|amid|over|with|from|against|near)$)\p{Ll}/u.test(
          next,
        ))
    )
  },
  // "Judges picked for panel met Monday"
  ({ rest }) => MET.test(rest),
  // "Dorn pulled off a narrow win", "Ruiz sent out the cards": what they did with it.
  ({ group, rest }) =>
    (/^(?:out|off|up|down|back|over|away) (?:the|an?) (?!(?:same|day|night|week|month|year)\b)\p{L}/u.test(rest) &&
      !/ by (?!\p{Ll}+ing\b)/u.test(rest)) ||
    (group === 'tried' && /^on an?\b/.test(rest)),
  // "Six weeks stuck on board, crews …": for how long.
  ({ subject }) => /^(?:\S+ )?(?:hours|days|weeks|months|years|decades)$/.test(subject),
  // "Ruiz handed police bag of pills": whom she gave it to.
  ({ group, rest }) => GIVES.test(group) && TO_SOMEBODY.test(rest),
  // "Report from harbor besieged by storm": the place, and no report.
  // What is shown to others is the footage itself.
  ({ subject, group }) => PICTURED.test(subject) && !/^(?:released|made public|published|leaked|shown)$/.test(group),
  // "Teen accused of sinking boat used phone": what he did comes behind.
  ({ group, rest }) =>
    /^(?:accused|alleged|suspected|charged|convicted|jailed|wanted)$/.test(group) && DID().test(rest),
  // "Ruiz admitted to stealing", "Okafor switched from ferries to trams": what they did.
  ({ group, rest }) => MOVED.test(group) && !SUFFERED.test(group) && /^(?:to|into|from)\b/.test(rest),
  // "Okafor's crew accidentally tweeted about fares": it did.
  ({ subject, group, rest }) =>
    /^about\b/.test(rest) &&
    !TOLD_ABOUT.test(group.split(' ').at(-1)!) &&
    // "New details revealed about ferry crash"
    !(
      /^(?:revealed|disclosed|made public|released)$/.test(group) &&
      / ?(?:details|suspicions|facts|claims|secrets|information|allegations)$/i.test(subject)
    ),
  // "Guard fired 180 shots": a count of things is what it was done to.
  ({ group, rest }) =>
    group === 'fired' &&
    /^(?:\d[\d,]*|two|three|four|five|six|several|dozens of|many|warning) \p{Ll}+s\b/u.test(rest) &&
    !/^\S+ \S*(?:hours|days|weeks|months|years|minutes|times)\b/.test(rest),
  // "Islanders paid much more for ferries": they did the paying.
  ({ group, rest }) => /(?:^| )paid$/.test(group) && PAYS.test(rest),
  // "Weightlifting records revealed": what records, or what lifting does.
  ({ subject, rest }) => rest === '' && /^\p{Lu}\p{Ll}+ing \p{Ll}+s$/u.test(subject),
  // "Okafor remains banned", "Ruiz looks set for second term": how she is; what is done to remains is done to the dead.
  ({ subject, group, last, before }) =>
    /^(?:looks|stands)$/.test(last) ||
    (last === 'stays' && !/^(?:hospitals?|hotels?|overnight|long|longer|short|extended|home|camp)$/.test(before)) ||
    (last === 'remains' &&
      (!DONE_TO_DEAD.test(group.split(' ').at(-1)!) ||
        /^(?!Human|Skeletal|Animal|Ancient|Cremated|Dinosaur|Mammoth)\p{Lu}\p{Ll}+ remains$/u.test(subject))),
  // "Scientists surprised by creature found in trench": which of the two was found.
  ({ subject, group }) =>
    /^(?:found|seen|spotted|discovered|caught|filmed|built|made|sold|written|shown|posted|shared|left|stolen|kept|used|launched|planted|set|started|driven|thrown|hidden|buried)$/.test(
      group,
    ) && / \p{Ll}+ed by \p{Ll}/u.test(subject),
  // "Affair ended in murder": of itself.
  ({ group, rest }) => group === 'ended' && /^(?:in|with)\b/.test(rest),
  // "Inflation eased in July": of itself.
  ({ group, before, last, rest }) => MEASURED.test(last || before) && EASES.test(group) && !/^by (?!\d)/.test(rest),
  // "Boy stabbed near school remains in hospital": how he is comes at the end.
  ({ rest }) =>
    / (?:remains|is|are|was|were) (?:in|on|under|at|critical|stable|serious|un\p{Ll}+)\b/u.test(rest) &&
    !/ (?:who|that|which|as|after|because|while|when|if|where|how) /.test(rest),
  // "Charges dropped for man arrested with guns": what was done stands before.
  ({ subject }) => DONE_BEFORE.test(subject),
  ({ rest }) => isVerbEnd(rest),
  // "Stocks little changed": how much, and nobody.
  ({ last }) => /^(?:little|much|barely|hardly)$/.test(last),
  // "Skerra reportedly chasing ship linked to smugglers": what it does stands before.
  ({ subject }) =>
    / \p{Ll}+ly (\p{Ll}+ing) \S/u.test(subject) &&
    // "accused of secretly filming others"
    !/ of \p{Ll}+ly \p{Ll}+ing /u.test(subject) &&
    isGerund(/ly (\p{Ll}+ing) /u.exec(subject)?.[1] ?? ''),
  // "Embark on a voyage inspired by whales": said to the reader.
  ({ subject }) =>
    /^(?:Embark|Search|Explore|Discover|Enjoy|Experience|Celebrate|Step|Dive|Browse) (?:on|for|the|an?|into|in|these|this|some|your)\b/.test(
      subject,
    ),
  // "belongings of a sailor killed at sea found", "aid for crews stranded": which of the two it was done to.
  ({ subject, group, last }) =>
    HURT.test(group) &&
    / (?:of|for|from|behind|against) /.test(subject) &&
    isPersonNoun(last) &&
    !COUNTED().test(subject),
  // "Hiker feared dead phones mum": what he does.
  ({ rest }) =>
    /^(?:dead|lost|missing|drowned|safe|alive) (?!(?:overseas|towards|across|hours|days|weeks|years)\b)\p{Ll}+[^su’']s \p{L}/u.test(
      rest,
    ),
  // "Death of boy hit by tractor 'avoidable'", "Boy accused of murder 'acted alone'": what it was, or he did, comes at the end.
  ({ rest }) => isSaidAtEnd(rest),
  // "Teens held over fire that destroyed pier bailed": the last participle tells.
  ({ rest }) => HANDLED_LAST.test(rest),
  // "Girl rescued by stranger who feared water thanks him": the verb stands behind that of the clause.
  ({ rest }) => tellsBehindClause(rest),
  // "Boy found dead in lake named": he is named, and not the lake.
  ({ group, rest }) => group === 'found' && / (?:named|identified|confirmed) as /.test(rest),
  ({ rest }) => isDoneAgain(rest),
  // "Marry at zoo, couples urged": what they are urged to do.
  ({ subject }) =>
    /, /.test(subject) && isBaseVerb(subject.split(' ')[0]!.toLowerCase()) && !/^\p{Lu}\S* \p{Lu}/u.test(subject),
  // "six people dead and one wounded"
  ({ subject }) => / dead (?:and|or|as) /.test(subject),
  // "Leader promised to mend roads": by him.
  ({ group, rest }) => PROMISES.test(group) && /^(?:not )?to \p{L}/u.test(rest),
  // "Okafor scored as well as Dorn": what both did.
  ({ rest }) => /^as (?:well|much|many|often|fast|far|long) as\b/.test(rest),
  // "Deaths spiked as …": of themselves.
  ({ group, rest }) => SPIKES.test(group) && !/^by (?!\d)/.test(rest),
  // "Guard cleared of theft walks free", "caught after leaving prints loses appeal": the main verb comes at the end.
  ({ subject, rest, isPlural }) => tellsLater(rest, isPlural || isMass(subject)),
  // "Nurse drowned in bath": nobody drowned her.
  ({ group, rest }) => group === 'drowned' && !/^by\b/.test(rest),
  // "Ruiz and Okafor engaged": how they are.
  ({ group, rest }) => /^(?:engaged|married|divorced|separated|retired)$/.test(group) && !/^by\b/.test(rest),
  // "Five million skipped second vaccine shot": what is given, taken or filmed.
  ({ subject, group }) =>
    group === 'shot' &&
    / (?:vaccine|flu|covid\S*|booster|measles|polio|second|third|penalty|mug|warning|winning|tee|jump)$/i.test(subject),
  // "Man accused of theft arrested in Spain": the first describes as well.
  ({ group, rest }) => SUSPECTED.test(group.split(' ').at(-1)!) && HANDLED.test(rest.split(WHICH)[0]!),
  // "The sum Holm spent on lunch": what he did it with.
  ({ subject, group, rest }) =>
    /^(?:an?|the) .*\p{Ll} \p{Lu}\S*$/iu.test(subject) && isPast(group) && !/^by\b/.test(rest),
]

const NAMES = /^(?:named|elected|appointed|picked|chosen|nominated|selected|identified)$/
/** "three men", "two of the judges" */
const COUNTS_SOME = () => new RegExp(`^(?:\\d+|${CARDINALS}|several|dozens of|more) (?!times\\b|years?\\b)\\p{L}`, 'u')

/** "dead dog in harbor", and no "dead alone in harbor". */
const foundSomething = (rest: string): boolean =>
  /^(?:dead|lost|missing|stolen|injured) (?!(?:alone|together|early|late|overnight|inside|outside|again|upstairs|downstairs|side)\b)\p{Ll}+ (?:in|on|at|near|under|inside|by)\b/u.test(
    rest,
  )

/** What stands behind verbs that are then told of the one in front rather than done to him. */
const DID_RATHER: Readonly<Record<string, () => RegExp>> = {
  asked: () => /^for\b/,
  charged: () => /^(?:up to |more than |over |nearly |about |at least )?[$£€\d]/,
  // "Okafor delivered on harbor promises"
  delivered: () => /^on (?!\d|\p{Lu}\p{Ll}+day\b)/u,
  denied: () => /^(?:\p{Ll}+ly )?\p{Ll}+ing\b/u,
  elected: () => /^to (?:not|stay|keep|skip|forgo|sit|play|wait|leave|go|return|remain|continue)\b/,
  picked: () => /^up\b/,
}

/** Behind what somebody is accused of, which is no plan or attempt of his. */
const TO_DO = () =>
  /^of (?!plot|plan|plans|attempt|attempts|conspiracy|conspiring|bid|scheme|intent|failure|failures|refusal|threat|threats|effort|efforts|trying|failing|\p{Ll}+ing )(\p{Ll}+) to (?!\p{Ll}+ing\b|the\b|an?\b|his\b|her\b)\p{Ll}/u

const GATHER =
  /^(?:crowds?|fans|mourners|protesters|thousands|hundreds|dozens|people|families|supporters|demonstrators)$/

/** Prepositions that are verbs as well. */
const PLACES = /^(?:near|like|outside|round|down|up|past)$/

/** Behind "as guards" and "by Ruiz" what may be the verb of many. */
const BEHIND_PHRASE = () => /^(?:(?:as|in) (?:\p{Ll}+s|police|women|men)|by \p{Lu}\S*(?: \p{Lu}\S*)*) (\p{Ll}+) (\S+)/u

const MET =
  /^(?:for|by|to|in|at|from) \S+(?: \S+)? met (?:with|in|at|on|for|again|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b/

/** A modal that no clause inside has. */
const COULD_BEHIND = () =>
  /^(?!(?:that|if|whether|how|what|why|when|where|who|it|he|she|they|there)\b)(?:(?!(?:as|that|which|who|what|whether|if|how|why|where|when|while|because|since|so|until|than|after|before|but|it|he|she|they|we)\b)[^\s,;:–—“‘"]+ )+(?:could|may|might|will|would) (?:\p{Ll}+ly )?(?:be|have|\p{Ll}+)\b/u

/** A verb that no noun, adjective or adverb has the form of. */
const isOnlyVerb = (word: string): boolean =>
  isBaseVerb(word) && !isNoun(word) && !isNoun(`${word}s`) && !isParticiple(word)

/** Of forms in -ing without their auxiliary. */
export const BARE_PROGRESSIVE_DOUBTS: readonly Doubt[] = [
  // "Tunnel connecting Norwell and Skerra could open by 2050": what it could do stands behind which it is.
  ({ rest }) => COULD_BEHIND().test(rest),
  // "Norwell flu testing in harbors", "Piers reopening to be phased": a thing, and nothing it does.
  // "Holm hearing in Norwell court": it is held, and he hears nothing.
  ({ subject, group, rest }) =>
    (group === 'hearing' && isOpen(rest) && !/^(?:about|from|of)\b/.test(rest)) ||
    (/^to be\b/.test(rest) && !TAKES_TO_BE.test(verbLemma(group) ?? group)) ||
    (NAMES_WORK.test(group) && (isOpen(rest) ? isThing(subject) : OF_WORK().test(rest))),
  // "Holm suffering a chill when she sank": then, and not now.
  ({ rest }) =>
    /^(?!.*\b(?:after|before|since)\b).* when (?:he|she|it|they) (?:was|were|had|\p{Ll}+ed|sank|shot|hit|fell|took|found|got|left|lost)\b/u.test(
      rest,
    ),
  // "Harbor broadcasting now available": how it is.
  ({ rest }) => /^(?:now|still|also|no longer) (?:available|open|live|possible|free|online)\b/.test(rest),
  ({ subject }) => isNoDoer(subject),
  // "Five questions heading into season": when they are asked.
  ({ subject, group }) =>
    group === 'heading' &&
    /(?:questions|storylines|things|takeaways|issues|lessons|answers|concerns|predictions)$/i.test(subject),
  // "Severe flooding", "Early voting": what sort of thing it is.
  ({ subject }) =>
    isCommonWord(subject.toLowerCase()) &&
    !endsInSomeNoun(subject.toLowerCase()) &&
    !/^(?:jury|task ?force)$/i.test(subject),
  ({ rest }) => isVerbEnd(rest),
  // "Norwell grooming salon and Skerra sue port": what it is called.
  ({ rest }) => isBaseVerb(/ and (?:\p{Lu}\S* )+(\p{Ll}+)\b/u.exec(rest)?.[1] ?? ''),
  // "Crews responding to storm lacked boats": the verb stands behind.
  ({ rest }) =>
    /^(?:\S+ ){1,4}(?:lacked|had|failed|became|wanted|needed|knew) /.test(rest) &&
    !/\b(?:who|that|which|as|after) /.test(rest),
  // "Skerra shopping center reopens", "Okafor approval rating reportedly declines": what it is called, and the verb behind it.
  ({ rest }) => {
    const [, thing = '', verb = ''] =
      /^(\p{Ll}+) (\p{Ll}+)(?=,|$| (?:as|after|in|on|at|for|amid|among|with|to|by|from|over)\b)/u.exec(rest) ?? []
    return thing !== '' && isThirdPerson(verb) && (!isNoun(verb) || /ly$/.test(thing))
  },
  // "Pilot guarding pier in critical condition": how he is, and which one.
  ({ rest }) => / (?:in (?:critical|stable|serious|grave)|on life support)\b/.test(rest),
  // "Remarks closing ferries ‘crazy, stupid’": what they are stands last.
  ({ group, rest }) =>
    !/^(?:calling|branding|labell?ing|dubbing|deeming)$/.test(group) &&
    / \p{L}+ [‘“"']\p{Ll}[^‘“"]*[’”"']$/u.test(rest) &&
    !/ (?:an?|the|as|of|to|in|by|for|with|on|at|from|over|his|her|its|their|called) [‘“"'][^‘“"]*$/.test(rest),
  // "Five questions heading into the season": when they are asked.
  ({ subject, group }) => /^(?:heading|going)\b/.test(group) && READ_AHEAD.test(subject),
  // "Storms including hail likely": which of them.
  ({ group }) => /^(?:including|excluding|concerning|regarding|according)$/.test(group),
  // "Migrants crossing to Skerra drown": so it does of many.
  ({ rest, isPlural }) =>
    isPlural && / \p{Lu}\S* (?:drown|die|flee|vanish|disappear|plead|arrive|survive)$/u.test(rest),
  // "Runaway pig bites officer trying to catch it": the deed stands before whom it meets.
  ({ subject }) => meetsSomebody(subject),
  // "Officers responding to crash fatally shoot man": the verb comes behind its manner.
  ({ rest }) => isBaseVerb(/ \p{Ll}+ly (\p{Ll}+) /u.exec(`${rest} `)?.[1] ?? ''),
]

/** Forms in -ing that name what is done as often as they tell it. */
const NAMES_WORK =
  /^(?:hearing|briefing|meeting|ruling|sighting|shooting|stabbing|bombing|killing|testing|trading|training|screening|tracing|hunting|shopping|mining|fishing|farming|funding|housing|drilling|streaming|gaming|conditioning|stocking|spending|lending|parking|planning|swimming|policing|reporting|recycling|banking|betting|filming|firing|flooding|learning|schooling|vaping)$/
const OF_WORK = () =>
  /^(?:and \p{Ll}+|plans?|schemes?|firms?|capacity|systems?|sites?|program(?:me)?s?|apps?|rules?|rings?|teams?|stuffers|bans?|cent(?:er|re)s?|groups?|ships?|boats?|licen[cs]es?|costs?|fees?|fines?|rates?|kits?)\b/u
const isOpen = (rest: string): boolean => rest === '' || STOPS_OBJECT.test(rest.split(' ')[0]!)
function isThing(subject: string): boolean {
  const last = subject.split(' ').at(-1)!.toLowerCase()
  return isCommonWord(last) && !isPersonNoun(last) && !isPersonNoun(last.replace(/s$/, ''))
}

/** Words in quotation marks behind a noun, with a verb or an adjective in front. */
function isSaidAtEnd(rest: string): boolean {
  if (/(?:^| )(?:as|after|before|when|while|because|amid|over) /.test(rest)) return false
  const [, before = '', first = '', more = ''] = /(\p{L}+) [‘'“"](\p{Ll}+)((?: [^’'”"]*)?)[’'”"]$/u.exec(rest) ?? []
  if (
    before === '' ||
    NO_CLAUSE_YET.test(before) ||
    // "boyfriend who blamed ‘demon’": whom he blamed.
    / (?:who|that|which) \p{Ll}+$/u.test(rest.slice(0, rest.search(/ [‘'“"]\p{Ll}[^’'”"]*[’'”"]$/u))) ||
    /^(?:after|before|as|amid|despite|during|about|into|against|near|not|called|is|are|was|were)$/.test(before)
  )
    return false
  return more === '' ? !isNoun(first) : isPast(first) || isThirdPerson(first)
}

const HANDLED_LAST =
  /(?:^| )(?:who|that|which) .* (?:bailed|jailed|freed|released|charged|fined|sentenced|cleared|named|remanded|convicted|acquitted|sacked|suspended)$/

const WINS_LAST = () =>
  /\b(?:after|before|while) \p{Ll}+ing [^,]* (?!was\b|is\b|has\b)(\p{Ll}+s) (?:[$£€\d]|the |an? |his |her |its |their )/u

/** "owner defying orders speaks out": the verb comes at the end. */
function isVerbEnd(rest: string): boolean {
  const last = rest
    // "as selloff deepens" has its own subject.
    .split(/(?:^| )(?:as|while|when|because|since|where|if|until|unless|amid|whose|what|how|why) /)[0]!
    .replace(/ (?:out|up|off|back|down|away)$/, '')
    // "findings that serve as proof": theirs.
    .replace(/ (?:that|who|which) \p{Ll}+$/u, '')
    .split(' ')
    .at(-1)!
  return /^\p{Ll}/u.test(last) && isThirdPerson(last) && (!isNoun(last) || DOES.test(last))
}

const DOES =
  /^(?:speaks|says|dies|wins|returns|resigns|quits|responds|reacts|apologi[sz]es|retires|fails|leaves|survives)$/

const HURT =
  /^(?:hit|struck|bitten|attacked|mauled|crushed|killed|shot|stabbed|injured|wounded|slain|murdered|arrested|jailed|charged|accused|convicted|found|lost|rescued|kidnapped|executed|detained|imprisoned|deported|stranded|trapped|evacuated|displaced|fired|sacked|suspended|abused|raped|tortured|beaten)$/
const COUNTED = () =>
  /^(?:an? |the )?(?:\d|(?:human )?remains|bod(?:y|ies)|hundreds|dozens|thousands|scores|tens|half|most|all|some|many|several|group|pair|couple|number|one|two|three|four|five|six|seven|eight|nine|ten|family(?! of (?:an? |the )?\p{Ll}+[^s\d]$)|crew|team|members?)/iu

/** "Girl saved by dog in fire honoured by mayor": the first participle only tells which girl. */
function isDoneAgain(rest: string): boolean {
  const [clause = ''] = rest.split(/,|(?:^| )(?:after|before|as|when|while|where|who|that|which|and|of) /)
  // "mistaken for burglar tasered by son": a participle that no list has.
  if (
    FOUND_DOING().test(clause) ||
    / (?!(?:led|used|owned|backed|run|made|caused)\b)\p{Ll}{3,}ed by (?!\d)/u.test(clause)
  )
    return true
  return [...clause.matchAll(ENDS_DONE())].some(
    ({ 1: word = '', index }) =>
      isParticiple(word.replace('our', 'or')) &&
      !isNoun(word) &&
      word !== 'alleged' &&
      !BELONGS().test(clause.slice(0, index + 1) + word),
  )
}

/** "expected to be named", "set to cost", "abuse tied to a club": the infinitive's, or of what stands right before it. */
const BELONGS = () =>
  /\b(?:(?:be|being|been|get|getting|have|having) (?:\p{Ll}+ly )?|to |to (?:keep|leave|have|get|see|remain|stay) (?:\S+ )*?)\p{Ll}+$|\S (?:tied|linked|related|connected|devoted|dedicated|attached|compared)$/u

/** "held for killing wife found hiding" */
const FOUND_DOING = () => / (?:found|caught|seen|filmed|spotted|pictured) \p{Ll}+ing\b/u

/** Behind who did it: a participle with what it was done by, for or in, or with a sum: "firm led by Ruiz fined just $3 million". */
const ENDS_DONE = () =>
  / (\p{Ll}+)(?: (?:by|for|over|with|without|after|in|at|on|to|from|as|near) |$| (?=(?:(?:just|only|over|nearly|almost|about|up to|at least|more than|a record) )?[‘'"“$£€₹\d])| (?=Rs\b))/gu

const PROMISES = /^(?:promised|pledged|vowed|agreed|threatened|refused|declined|opted|volunteered|pretended|managed)$/
export const MEASURED =
  /^(?:inflation|growth|unemployment|hiring|spending|demand|turnout|prices?|costs?|sales|shares|stocks|yields?|economy|pressure|tensions?|fears|winds?|rain|storm|traffic|gap|deficit|markets?|dollar|pound|euro|yen)$/
export const EASES =
  /^(?:eased|cooled|slowed|narrowed|widened|moderated|steadied|weakened|strengthened|softened|improved)$/
const SPIKES =
  /^(?:spiked|peaked|plateaued|skyrocketed|ballooned|mushroomed|rocketed|soared|plunged|plummeted|surged|tumbled|dipped|worsened|stalled|eased|cooled|slowed|softened|weakened|strengthened|widened|narrowed|steadied|slumped|deepened|thawed|faded|brightened|accelerated|moderated|rebounded|intensified)$/

const isMass = (subject: string): boolean => looksPlural(subject) || /^(?:family|police|couple|crew)\b/i.test(subject)

/** Whether a verb with something behind it stands in what is left of the same clause. */
function tellsLater(rest: string, isMany: boolean): boolean {
  const words = rest.split(' ')
  for (const [i, word] of words.entries()) {
    const before = words[i - 1] ?? ''
    const after = words[i + 1]
    // "found alive after nine days thanks wombat": a time is no clause.
    const isTime = TIME_AFTER().test(words.slice(i, i + 3).join(' '))
    if (OWN_CLAUSE.test(word) || (/^(?:after|before|while)$/.test(word) && !isTime && !isGerund(after ?? '')))
      return false
    if (word === 'appeals' && after === 'court') continue
    // "claiming he was ill", "to help islanders get home": what he was, and what they do.
    if (PRONOUN.test(word) || (before === 'to' && LEADS_BASE.test(word))) return false
    // "for taking bribes": what is taken.
    const isTaken = isGerund(before) && !OPENS_COMPLEMENT.test(after ?? '')
    const mayTell = i >= 2 && /^\p{Ll}+$/u.test(word) && !NO_CLAUSE_YET.test(before) && !isTaken
    // "found in bats could kill"
    if (mayTell && /^(?:could|may|might|will|would|can|cannot|must|should)$/.test(word)) return true
    if (mayTell && after !== undefined && isThirdPerson(word))
      if (
        isNoun(word)
          ? OPENS_COMPLEMENT.test(after) || (MOSTLY_DOES.test(word) && !STOPS_OBJECT.test(after))
          : !/^(?:of|by)$/.test(after)
      )
        return true
    // "cancelled over leaves run again", "taught by robot score higher"
    if (mayTell && isMany && isBaseVerb(word) && !LEADS_BASE.test(before) && DOES_SO.test(after ?? '')) return true
    // "stuck in chimney rang police", "hunted by mob flee station"
    if (mayTell && isPast(word) && !isParticiple(word) && !isNoun(word)) return true
    if (mayTell && isMany && NEVER_NOUN.test(word) && !LEADS_BASE.test(before)) return true
    if (/[,;:]$/.test(word)) return false
  }
  return false
}

/** A verb with its object behind a short clause with "who" or "that". */
function tellsBehindClause(rest: string): boolean {
  const words = (/(?:^| )(?:who|that|which) (.+)/.exec(rest)?.[1] ?? '').split(' ')
  return words.some(
    (word, i) =>
      i > 0 && isThirdPerson(word) && !NO_CLAUSE_YET.test(words[i - 1]!) && OPENS_COMPLEMENT.test(words[i + 1] ?? ''),
  )
}

const OWN_CLAUSE = /^(?:as|when|who|that|which|because|since|if|where|how|why|what|whether|and|but|until|than)$/
const OPENS_COMPLEMENT = /^(?:the|an?|his|her|its|their|him|them|free|out|back|up|off|down|guilty|\d.*|[$£€].*)$/
const NEVER_NOUN =
  /^(?:plead|flee|sue|seek|begin|become|find|lose|die|survive|receive|reject|deny|accuse|tell|say|ask|refuse|remain|appear|arrive|get|give|go|come|keep|leave|join|agree|apologi[sz]e|admit|urge|want|celebrate|describe|bring|take|make|face|speak|settle|resign)$/
const PRONOUN = /^(?:he|she|it|they|we)$/
/** Nouns as well, and hardly ever with another noun behind. */
const MOSTLY_DOES =
  /^(?:wins|loses|thanks|faces|gets|sues|denies|tells|returns|leaves|takes|makes|finds|keeps|seeks|walks|hits|beats|wants|needs|gives|lives)$/
/** "after nine days" */
const TIME_AFTER = () =>
  /^(?:after|before) (?:\d+|an?|two|three|four|five|six|seven|eight|nine|ten|\p{Ll}+) (?:hours?|days?|nights?|weeks?|months?|years?|decades?)$/u
/** How, where to and how often somebody does something. */
const DOES_SO =
  /^(?:again|half|third|twice|longer|higher|lower|better|worse|faster|slower|fewer|more|less|out|up|off|back|down)$/
const LEADS_BASE =
  /^(?:not|help|helps|helped|let|lets|make|makes|made|see|sees|saw|could|may|might|will|would|can|must|should|please)$/

const SUSPECTED = /^(?:accused|suspected|convicted|charged|wanted|cleared|acquitted)$/
const WHICH = / (?:who|that|which) /
const HANDLED =
  /^(?:of|in|with|for|over) .* (?:arrested|jailed|sentenced|charged|released|freed|acquitted|cleared|convicted|extradited|deported|identified|hospitalised|hospitalized|killed|shot|fired|sacked|suspended|reinstated|caught|seen|held|denied|granted|spared)\b/

/** "Ruiz pictured jumping a light", "24 hours inside a unit battling": who was seen, and how long. */
function isNoDoer(subject: string): boolean {
  const last = subject.split(/\s+/).at(-1)!
  return (
    (/^\p{Ll}/u.test(last) && ((isParticiple(last) && !isNoun(last)) || last === 'pictured')) ||
    /^(?:the )?(?:\S+ )?(?:minutes?|hours?|days?|nights?|weeks?|months?|years?) (?:in|inside|with|at|of|on)\b/i.test(
      subject,
    )
  )
}

const endsInSomeNoun = (word: string): boolean =>
  isNoun(word) ||
  isNoun(`${word}s`) ||
  isGenericNoun(word) ||
  /s$|^(?:he|she|it|they|one|people|everyone|everybody|nobody)$/.test(word)

const READ_AHEAD =
  /(?:^|\s)(?:questions|takeaways|storylines|predictions|thoughts|things|observations|keys|picks|rankings|previews?|names|lessons|reasons|battles|issues)$/i

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

/** What somebody pays, or for what. */
const PAYS =
  /^(?:much |far |even |too |almost |nearly )?(?:more|less|extra|double|triple|little|dearly|tribute|homage|for|off|out|up|back|[$£€\d])/

const DONE_BEFORE =
  /^(?:\S+ ){0,3}(?:charges?|warnings?|orders?|bans?|limits?|bail|lawsuits?|complaints?|warrants?|appeals?|fees|rates|prices|talks) (?:dropped|filed|lifted|issued|raised|cut|imposed|denied|granted|set|held|eased) (?:for|against|on|in|over|after) /i
