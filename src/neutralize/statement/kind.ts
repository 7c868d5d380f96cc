/** What kind of statement a verb group makes: present, past, passive, planned. A doubtful one is none. */

import { AUXILIARIES } from '../words/closed-classes.ts'
import { isNoun, isParticiple, isPast, isPersonNoun, isThirdPerson } from '../words/vocabulary.ts'
import type { VerbForms } from '../words/word-forms.ts'
import { INTRANSITIVE } from './verbs.ts'

export type StatementKind =
  | 'present'
  | 'past'
  | 'passive'
  | 'bare-passive'
  | 'progressive'
  | 'bare-progressive'
  | 'perfect'
  | 'modal'
  | 'future'
  | 'copula'
  /** "Captain dead at 61": a copula left out; the verb group is empty. */
  | 'bare-copula'
  /** Negated or otherwise not to be turned: said only as it stands. */
  | 'fixed'

export interface Statement {
  kind: StatementKind
  /** "In cutting joint drills" of "In cutting joint drills, Trump has …"; '' for none. */
  prefix: string
  subject: string
  /** The verb group as it stands: "has given", "to close", "slams". */
  group: string
  /** Everything after the verb group. */
  rest: string
  isPlural: boolean
  /** Forms of the main verb, its particle included; null when they are not known. */
  forms: VerbForms | null
  /** The object, when it reaches to a preposition, conjunction or the end: then a passive is possible. */
  object: string
  /** What follows the object. */
  tail: string
  /** Somebody announces or foresees it: what stands in the present may be to come. */
  isForeseen?: boolean
  /** A label in front may name whom it is told of. */
  isNamed?: boolean
  /** It goes on while it is told, before the reader's eyes. */
  isLive?: boolean
}

export interface MainVerb {
  lemma: string
  isPassive: boolean
  isOngoing: boolean
  /** No other word can be the verb: that it may be a noun elsewhere is no doubt here. */
  isSure?: boolean
}

/** A text cut at its verb group, before it is known what it tells. */
export interface Cut extends Pick<Statement, 'prefix' | 'subject' | 'group' | 'rest'> {
  main: MainVerb
}

/** A cut text with what is known of its verb group. */
export interface Parts extends Cut {
  /** The words of the group in small letters; the first is the auxiliary, or the verb itself. */
  words: readonly string[]
  first: string
  /** The word that is no auxiliary and no adverb. */
  mainVerb: string
  forms: VerbForms | null
}

/** What may stand in a verb group beside the main verb. */
export const AUX = new RegExp(
  `^(?:${AUXILIARIES}|be|been|being|to|not|n't|isn't|aren't|wasn't|weren't|hasn't|haven't|won't|can't|cannot|couldn't|wouldn't|doesn't|don't|didn't|never|also|still|now|already|reportedly|allegedly|nearly|almost|just|again|then|currently|once|later|soon|first|no|longer|both|all|only|get|gets|got)$`,
)

/** @returns null where it is doubtful what the verb group tells */
export function kindOf({ words, first, mainVerb, main, rest, subject }: Parts): StatementKind | null {
  if (/^(?:is|are|was|were|isn't|aren't|wasn't|weren't)$/.test(first)) {
    if (words.length === 1 || words.every((word) => AUX.test(word))) return 'copula'
    if (words.includes('to')) return 'future'
    // "Her legacy is opening the house": what it consists of, not what it does.
    if (
      /ing$/.test(mainVerb) &&
      /(?:legacy|goals?|plans?|aims?|job|problem|mistake|focus|priority|strategy|dream|challenge|solution|idea|answer|task|trick|key|point|thing|part|way)$/i.test(
        subject,
      )
    )
      return null
    return /ing$/.test(mainVerb) && !main.isPassive ? 'progressive' : main.isPassive ? 'passive' : null
  }
  // "has long list of questions": an adjective, and no verb behind it.
  if (/^(?:has|have|had) (?:long|little|first)$/.test(words.join(' ')) && rest !== '') return null
  if (/^(?:has|have|had|hasn't|haven't)$/.test(first))
    return words.length > 1 ? 'perfect' : first === 'had' ? 'past' : 'present'
  if (/^(?:will|would|can|could|may|might|must|should|won't|can't|cannot|couldn't|wouldn't)$/.test(first))
    return 'modal'
  if (first === 'to') return 'future'
  if (words.includes('to')) return null
  if (words.length > 1 && /^(?:does|do|did|doesn't|don't|didn't|not|never)$/.test(first)) return 'fixed'
  // "decision making quiz": a compound noun.
  if (/ing$/.test(mainVerb) && words.length === 1 && /^\p{Ll}+$/u.test(rest)) return null
  // "School shooting suspect's mother found …": a compound noun in front of the verb.
  if (/ing$/.test(first) && (words.length > 1 || hasVerbAhead(rest))) return null
  if (/ing$/.test(mainVerb) && main.isOngoing) return 'bare-progressive'
  // "Team humiliated 5-0 by rivals": the score tells nothing of who won, the agent does.
  if (/^\d+[-–]\d+\b/.test(rest) && words.length === 1 && isParticiple(mainVerb) && isPast(mainVerb))
    return / by /.test(rest) && !main.isPassive ? 'bare-passive' : main.isPassive ? 'bare-passive' : null
  // "homes swept away", "strike reported to kill six": done to them, and said of them.
  if (
    words.length === 1 &&
    isParticiple(mainVerb) &&
    SUFFERED.test(mainVerb) &&
    // "set aside differences" has an object of its own.
    /^(?:(?:away|aside|apart)(?=$| (?:by|in|on|at|as|after|from|for|during|amid|when|to|with)\b)|to \p{Ll}+(?<!ing)\b)/u.test(
      rest,
    )
  )
    return 'bare-passive'
  // "Arguments expected next week": nobody is named whom they would expect.
  if (
    words.length === 1 &&
    /^(?:expected|scheduled|planned|slated|postponed|projected)$/.test(mainVerb) &&
    !plansHimself(mainVerb, subject, rest) &&
    (rest === '' ||
      /^(?:next|last|this|in|on|at|by|for|after|before|during|until|from|to|over|soon|later|tomorrow|today|tonight|as|amid)\b/i.test(
        rest,
      ))
  )
    return 'bare-passive'
  // "Islanders warned not to travel": by somebody.
  if (
    words.length === 1 &&
    /^(?:warned|told|urged|asked|ordered|advised|instructed|reminded)$/.test(mainVerb) &&
    /^not to \p{Ll}/u.test(rest)
  )
    return 'bare-passive'
  // "Purchase delayed due to storm", "records revealed": of what is no person.
  if (
    words.length === 1 &&
    /^(?:delayed|cancell?ed|halted|suspended|scrapped|paused|revealed|unveiled|announced|blocked)$/.test(mainVerb) &&
    /^$|^(?:due to|because of|amid|until)\b/.test(rest) &&
    /^\p{Ll}/u.test(subject.split(' ').at(-1)!) &&
    !isPersonNoun(subject.split(' ').at(-1)!)
  )
    return 'bare-passive'
  // "Women erased from public life", "workers returned to port": only of a few verbs is it known who did it.
  if (
    main.isPassive &&
    words.length === 1 &&
    isActivePast(mainVerb, words, rest) &&
    !/^to \S+ing\b/i.test(rest) &&
    !MOVED.test(mainVerb)
  )
    return null
  // "providers created so many fees": an object, whoever did it.
  if (main.isPassive && words.length === 1 && /^(?:so|too) (?:many|much|few)\b/.test(rest)) return null
  // "begged for help": done by them; "searched for weapons" may be done to them.
  const sought = words.length === 2 && words[1] === 'for' ? `for ${rest}` : words.length === 1 ? rest : ''
  if (main.isPassive && SEEKS_BEHIND.test(sought)) {
    if (/^(?:searched|hunted|asked|scouted|combed)$/.test(mainVerb)) return null
    if (SEEKING.test(mainVerb)) return 'past'
  }
  if (words.length === 1 && leaksItself(mainVerb, subject)) return 'past'
  if (main.isPassive && !INTRANSITIVE.test(mainVerb) && !isActivePast(mainVerb, words, rest)) return 'bare-passive'
  if (isThirdPerson(mainVerb)) return 'present'
  if (isPast(mainVerb) && mainVerb !== main.lemma) return 'past'
  return mainVerb === main.lemma ? 'present' : isPast(mainVerb) ? 'past' : null
}

/** "Pipeline leaked for years": what holds something does, and is not let out. */
export const leaksItself = (verb: string, subject: string): boolean => verb === 'leaked' && HOLDS.test(subject)
const HOLDS =
  /(?:^| )(?:mine|pipe|pipeline|tank|tanker|roof|well|dam|boat|ship|ferry|vessel|reactor|plant|sewer|barrel|valve|tap|ceiling|hose|hull|drum|pump|refinery|factory|landfill|dump)s?$/i

/** Participles that tell of what is done to somebody, whatever follows. */
export const SUFFERED =
  /^(?:sent|taken|moved|linked|tied|forced|ordered|expected|set|told|allowed|urged|asked|sentenced|charged|committed|flown|rushed|transferred|extradited|deported|banned|barred|removed|pulled|thrown|ejected|expelled|released|freed|evacuated|driven|led|given|delivered|returned|sold|brought|dragged|carried|blocked|kicked|locked|known|caught|stolen|rescued|recovered|withdrawn|fired|dropped|cut|called|blown|swept|burned|knocked|shot|beaten|wiped|chased|left|connected|assigned|appointed|named|elected|exposed|limited|restored|promoted|added|awarded|offered|shown|subjected|traded|invited|warned|encouraged|scheduled|required|supposed|poised|slated|believed|said|thought|found|seen|drawn|made|born|reported|alleged|rumored|rumoured|feared|estimated|deemed|washed)$/

/** "admitted to killing", "returned to Texas": a past told actively, though the form could be a participle. */
function isActivePast(verb: string, words: readonly string[], rest: string): boolean {
  if (words.length > 1) return false
  if (/^to \S+ing\b/i.test(rest)) return true
  // "posted about": what one is asked or told about is done to one, what one posts is not.
  if (/^about\b/.test(rest)) return !TOLD_ABOUT.test(verb)
  return (
    /^(?:to|into|from|up|down|out|off|away|back|through|across|along|past|around)\b/i.test(rest) && !SUFFERED.test(verb)
  )
}

/** Whoever is done this "about" something hears or is asked of it; what one tweets or jokes about is not done to one. */
export const TOLD_ABOUT =
  /^(?:asked|told|questioned|warned|informed|briefed|quizzed|grilled|interviewed|confronted|contacted|misled|worried|concerned)$/

/** Pasts that tell what their subject did where a way follows: "returned to", "spilled into", "lined up". */
export const MOVED =
  /^(?:returned|moved|travell?ed|rushed|turned|pointed|agreed|admitted|confessed|responded|reacted|replied|switched|climbed|jumped|leaped|walked|marched|sailed|drifted|slipped|spilled|crashed|plunged|rolled|stepped|backed|headed|looked|listened|contributed|belonged|appealed|objected|adapted|resorted|defected|emigrated|immigrated|migrated|escaped|retired|resigned|recovered|benefited|suffered|departed|graduated|emerged|vanished|disappeared|poured|flowed|evolved|expanded|signed|teamed|lined|showed|stormed|passed|checked|logged|surged|soared|dipped|advanced|progressed|stemmed|shifted|hurried|hiked|waded|wandered|raced|fled|flocked|gathered|collapsed|exploded|erupted|burst|swerved|veered|pivoted|leaned|bowed|opened|signalled|pleaded)$/

const SEEKS_BEHIND = /^for (?!(?:by|at|in|on|as|after)\b)/

/** Pasts that with "for" tell what their subject wants or does for somebody. */
const SEEKING =
  /^(?:begged|pleaded|pled|pushed|waited|hoped|fought|campaigned|apologi[sz]ed|cared|longed|prayed|lobbied|rallied|marched|yearned|wished|looked|opted|vied|competed|called|applied|argued|bargained|rooted|strived|atoned|petitioned|agitated|clamou?red|appealed|mourned|wept|cried|screamed|shouted)$/

/** A word that can only be a verb stands in what is left of the same clause. */
export function hasVerbAhead(rest: string): boolean {
  const main = rest.split(
    /\s(?:as|after|before|while|who|that|which|when|if|because|since|amid|following|where)\s/i,
  )[0]!
  // "faster than expected" compares.
  return main
    .replace(/\bthan \p{Ll}+/gu, 'than')
    .split(/\s+/)
    .some(
      (word) =>
        /^\p{Ll}/u.test(word) &&
        (isPast(word) ||
          isParticiple(word) ||
          (isThirdPerson(word) && !isNoun(word)) ||
          /^(?:is|are|was|were|has|have|could|may|might|will)$/.test(word)),
    )
}

/** "Ruiz planned to meet the crew": he himself did. */
export function plansHimself(verb: string, subject: string, rest: string): boolean {
  const last = subject.split(' ').at(-1)!
  return verb === 'planned' && /^to\b/.test(rest) && (/^\p{Lu}\p{Ll}+$/u.test(last) || isPersonNoun(last))
}
