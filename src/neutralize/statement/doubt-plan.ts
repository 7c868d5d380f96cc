/** What looks like a plan and is none: "to" belongs to a noun or an adjective before it. */
import { isCommonWord } from '../headline/true-case.ts'
import { isBaseVerb, isNoun, isParticiple, isPersonNoun, isThirdPerson } from '../words/vocabulary.ts'
import type { Doubt } from './doubtful.ts'
import { TAKES_INFINITIVE } from './object.ts'

export const PLAN_DOUBTS: readonly Doubt[] = [
  // "; moves to evict crews": what somebody named before does.
  ({ subject }) => MEANS_TO.test(subject),
  // "Norland readies to impose": a verb in front of what it is readied for.
  ({ last }) => /^(?:readies|preps|aims|gears|readied|prepped)$/.test(last),
  // "Navy readies 500 sailors to possibly sail": what it does with them.
  ({ subject }) => /^\S+ (?:\S+ )??\p{Ll}+ies \d[\d,]* \p{Ll}/u.test(subject),
  // "Ferry now rumoured to cost millions": what is said of it.
  ({ last }) => /^rumou?red$/.test(last),
  // "Hung parliament, Holm to negotiate": two items, and no two who do it together.
  ({ subject }) => isThingBeforeName(subject),
  // "Holm (not) to blame for fire": how it stands; and what he will not do has "not" behind "will".
  ({ subject, group, rest }) =>
    / not$/.test(subject) || (group === 'to blame' && /^(?:$|for\b)/.test(rest)) || /^(?:un)?likely /.test(group),
  // "Skerra, a town of 900, votes to leave": what it does stands behind the aside.
  ({ subject }) => /, .+, \p{Ll}+$/u.test(subject),
  // "Three players to watch": whom a reader is to watch.
  ({ subject, group, rest }) =>
    /^to (?:watch|know|follow|consider|remember|avoid|target|meet)$/.test(group) &&
    /^$|^(?:for|in|at|this|out)\b/.test(rest) &&
    // "Dorn and Ruiz to meet in Skerra": they will, and nobody is to be met.
    !(group === 'to meet' && MEETS().test(subject)),
  // "designs to fight a virus": what things are for.
  ({ subject, group, last }) => /^\p{Lu}\p{Ll}+s$/u.test(subject) && !isPersonNoun(last) && SERVES.test(group),
  // "Electric boats cheaper to run than diesel ones": how they compare.
  ({ last, rest }) => /^(?:\p{Ll}{2,}er|better|worse|\p{Ll}+able)$/u.test(last) && / than\b|^than\b/.test(rest),
  // "Deck shoes to improve your style": what they are for.
  ({ subject, group }) => /\p{Ll}s$/u.test(subject) && ADORNS.test(group),
  // "Anger over preparations to close the pier": what is prepared.
  ({ last }) => /^(?:preparations?|readiness|intentions?|efforts?|ambitions?|hopes|pleas?|eagerness|urges)$/.test(last),
  // "Marsh to merge, to sell boats": the first of two plans.
  ({ subject }) => / to \p{Ll}+/u.test(subject),
  // "outbreak on track to become", "crews ready to": how things stand.
  ({ subject }) => ADJECTIVE_END().test(subject),
  // "head to head": how they stand.
  ({ group, last }) => group === `to ${last}`,
  // "plan to close pier agreed": what was done with the plan.
  ({ last, rest }) => TAKES_INFINITIVE.test(last) && isDoneAtEnd(rest),
  // "Plan to oppose owners’ pier bid": what the plan is.
  ({ subject, group }) =>
    TAKES_INFINITIVE.test(subject) && !/^to (?:be|go|take|come|begin|start|end|expire)$/.test(group),
  // "Ruiz decision to cut drills ‘a mistake’": what was decided, and nothing that the decision will do.
  ({ last, group }) =>
    /^(?:decision|choice|refusal|failure|willingness|desire|right|reasons?|chances?|need|ability|attempts?|bids?|moves?|pledge|promise|threats?|calls?|urge|agreement|proposal|request)$/.test(
      last,
    ) && !/^to (?:be|go|take|come|begin|start|end|expire)$/.test(group),
  // "Islanders gather in boats to honor pilots": what they do stands before what for.
  ({ subject }) => [...subject.matchAll(DOES_FIRST())].some(([, verb = '']) => isBaseVerb(verb)),
  // "Norwell's quest to save the pier": what the quest is for.
  ({ subject }) => NAMES_AIM.test(subject),
  // "Four fresh ideas to sleep better": what a reader may use them for.
  ({ subject, group }) => HELPS_SOMEBODY.test(subject) && !/^to (?:be|come|emerge)$/.test(group),
  // "Norwell's special election to replace Ruiz": what it is held for.
  ({ subject, group }) => IS_HELD.test(subject) && !HAPPENS.test(group),
  // "Rovers crush Town 5-0 to book final": what they did.
  ({ subject }) => / \d+[-–]\d+\b/.test(subject),
  // "Bill to cap bills passes hurdle": of a plural and a form in -s the second is the verb.
  ({ rest }) =>
    isThirdPerson(
      /(?:^| )\p{Ll}+[^su’']s (\p{Ll}+s) \p{L}/u.exec(rest.split(/ (?:as|while|after|when) /)[0]!)?.[1] ?? '',
    ),
  // "Ruiz one of three to finish race", "Okafor first pilot to cross sea": what they are.
  ({ subject }) =>
    /\p{L} (?:one of|among|the )?(?:one of|among|first|second|third|last|only|latest|next|youngest|oldest)\b/u.test(
      subject,
    ) && !/[’']s /.test(subject),
  // "A newsletter to help parents": what it is for.
  ({ subject, group, last }) => /^an? /i.test(subject) && FOR_SOMEBODY.test(group) && !isPersonNoun(last),
  // "The playlist to listen to on Monday": what it is for.
  ({ subject, group, last }) =>
    /^(?:the|these|those) /i.test(subject) && FOR_USE.test(group) && !isPersonNoun(last.replace(/s$/, '')),
]

/** By themselves verbs with an infinitive, or nouns with one, and nobody with a plan. */
const MEANS_TO =
  /^(?:moves|plans|seeks|vows|threatens|hopes|aims|fails|refuses|tries|wants|needs|offers|agrees|claims|pledges|promises|prepares|starts|begins|continues|attempts|votes|decides|opts|rushes|struggles|bids|demands|asks|looks|gets|proposes|intends|chooses|declines)$/i

/** Two who are named, or people of whom the news tells that they meet. */
const MEETS = () =>
  /^(?:\p{Lu}\S*(?: \p{Lu}\S*)*,? and \p{Lu}\S*(?: \p{Lu}\S*)*|(?:(?:Top|Senior|\p{Lu}\S*) )*(?:leaders|ministers|presidents|envoys|diplomats|negotiators|delegations|officials))$/u

function isThingBeforeName(subject: string): boolean {
  const head = /^(?:[\p{L}’'-]+ )*(\p{Ll}+[^s\P{L}]), \p{Lu}[^,]*$/u.exec(subject)?.[1] ?? ''
  return head !== '' && isCommonWord(head) && !isPersonNoun(head)
}

const FOR_USE = /^to (?:listen|watch|read|try|eat|drink|wear|visit|cook|bookmark|stream|binge)$/
const SERVES =
  /^to (?:fight|help|save|protect|improve|prevent|beat|keep|make|stop|avoid|tackle|treat|cure|solve|ease|celebrate|brighten)$/

const ADORNS = /^to (?:improve|brighten|elevate|upgrade|soothe|flatter|impress|inspire|delight|transform|refresh)$/

const ADJECTIVE_END = () =>
  /\b(?:on (?:track|course|pace|verge)|ready|poised|likely|unlikely|able|unable|free|bound|certain|sure|keen|eager|willing|unwilling|set|due|about|forced|afraid|reluctant|determined|desperate|raring|in (?:\p{Ll}+ )?(?:talks|line|position|race|contention|frame))$/iu

/** "… agreed", "… axed by council": the participle at the end tells. */
function isDoneAtEnd(rest: string): boolean {
  const [end = ''] = /(?<= )\p{Ll}+(?=$| (?:by|in|at|on|after|over|as|amid) )/u.exec(rest) ?? []
  return isParticiple(end) && !isNoun(end)
}

const DOES_FIRST = () => /\p{L}[^s’']s (\p{Ll}+) (?:in|at|on|for|from|with|outside|across|behind) /gu

const NAMES_AIM =
  /(?:^| )(?:blitz|mission|quest|scramble|rush|guides?|tips|recipes?|advice|demands?|calls?|requests?|refusal|failure|threats?|inability|willingness|reluctance|pressure|talks)$/i

const HELPS_SOMEBODY =
  /(?:^| )(?:ideas|hacks|tricks|strategies|steps|habits|exercises|workouts|stretches|routines|options|lessons|methods|techniques|tactics|secrets|snacks|foods|inspiration)$/i

const IS_HELD = / (?:election|runoff|primary|race|referendum|hearing|operation|lawsuit|session|contest)$/i
const HAPPENS =
  /^to (?:be|go|take|come|begin|start|end|open|close|resume|continue|proceed|last|include|feature|focus|cost|expand|return|move|have|get)$/

const FOR_SOMEBODY = /^to (?:help|save|make|get|keep|let|find|beat|avoid|stop|watch|read|try|buy|see)$/
