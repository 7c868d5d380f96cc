/** Readings that what stands behind the verb shows to be wrong: it was a noun, or a participle that only describes. */
import { firstNames } from '../headline/true-case-names.ts'
import { isBaseVerb, isGerund, isNoun, isParticiple, isPersonNoun, isThirdPerson } from '../words/vocabulary.ts'
import { plural } from '../words/word-forms.ts'
import type { Statement } from './kind.ts'
import { looksPlural, STOPS_OBJECT } from './object.ts'

export const isMisread = ({ kind, subject, group, rest }: Statement): boolean =>
  isNounTakenForVerb(kind, subject, group, rest) ||
  // "The harbor mistakes that are making crews late": mistakes, and nobody who makes them.
  (isThirdPerson(group) &&
    /^that [‘“"']?(?:are|were|have|make|help|keep|cost|let|show|could (?:be|make|cost|ruin))\b/.test(rest)) ||
  // "Monday's biggest analyst calls": what somebody says, and nobody who does.
  (rest === '' && isThirdPerson(group) && OF_MANY().test(subject)) ||
  // "Statue painted red in Norwell": how it was painted, and not what.
  (/^(?:painted|dyed|lit)$/.test(group) &&
    kind === 'past' &&
    /^(?:red|gold|white|brown|black|green|blue|pink|yellow|orange|purple|silver|gr[ae]y)\b/i.test(rest)) ||
  // "Harbor user numbers still growing": how many they are stands behind the verb.
  (/^numbers$/.test(group) && !/^(?:\S+ ){0,2}(?:\d|hundreds|thousands|millions|among|the)/.test(rest)) ||
  // "Piers shown in film “working as planned”, crews say": that they work is said of them.
  (kind === 'bare-passive' && /["“‘]\p{Ll}+ing\b/u.test(rest)) ||
  // "Logs show who the mayor says sold the pier": the first verb told it.
  ASKED_INSIDE().test(subject) ||
  // "Norwell angry at crews held as spies": who is angry, and at whom.
  (kind === 'bare-passive' && FEELS_ABOUT().test(subject)) ||
  // "The tactic Dorn and Ruiz are using against him": nobody's verb but theirs.
  (/^(?:progressive|perfect|present|past)$/.test(kind) && OWN_THING().test(subject)) ||
  // "Ahead of the vote Ruiz sails", without its comma: when, and nobody.
  /^(?:Ahead of|Amid|Despite|Because of|Due to|Thanks to) /.test(subject) ||
  // "Dragging values down": what is dragged.
  (kind === 'present' &&
    isThirdPerson(group) &&
    isNoun(group) &&
    isGerund(subject.toLowerCase()) &&
    /^(?:down|up|away|out|back|off|apart|together)\b/.test(rest)) ||
  // "Open or not, Norwell gets ready": an aside, and nobody.
  /^[^,]+ or not, /.test(subject) ||
  // "Pier leaks show all its decks": the leaks do.
  (kind === 'present' && isThirdPerson(group) && !LETS_DO.test(group) && isDeedBehind(rest)) ||
  // "Worries about a new arms race as talks end": a plural that only describes, and what it describes.
  (kind === 'present' && isNoun(plural(group)) && ENDS_DESCRIBING().test(subject) && isOpen(rest)) ||
  // "Skerra and Norland hammer out trade terms": the verb stands before its particle.
  (kind === 'present' && endsInDeed(subject)) ||
  // "Love sailing and never look back": said to the reader.
  (kind === 'bare-progressive' && BIDS_DOING.test(subject)) ||
  // "Holm aide said killed in raid": others say so.
  (group === 'said' && kind === 'past' && isDoneFirst(rest)) ||
  // "Ferry sinks so fast, Norwell ends the line": a clause before the subject.
  / so \p{Ll}+, \S/u.test(subject) ||
  // "Dorn likely to win race denies fraud", "Holm cast as pilot quits film": the verb stands behind.
  (/^bare-(?:copula|passive)$/.test(kind) && hasOwnVerb(GIVES_ROLE.test(group) ? rest.replace(/^as /, '') : rest))

/** A noun read as the verb, or the verb as part of who does it. */
const isNounTakenForVerb = (kind: Statement['kind'], subject: string, group: string, rest: string): boolean =>
  // "Ruiz says will raise tolls": it is he who says so.
  (/^(?:modal|future|copula|perfect|passive|progressive)$/.test(kind) && / (?:says|vows|claims he)$/.test(subject)) ||
  // "Holm's ferry jokes stir outrage": the jokes do.
  (kind === 'present' &&
    isThirdPerson(group) &&
    isNoun(group) &&
    /[’']s? /.test(subject) &&
    /^(?:stir|prompt|spark|trigger|provoke|divide|lead to) (?!(?:in|on|at|of|for|with|from|by|and|or)\b)\S/.test(
      rest,
    )) ||
  // "School inspector rates own ferry": whose it is.
  (group === 'own' && isThirdPerson(subject.split(' ').at(-1)!) && isPersonNoun(subject.split(' ').at(-2) ?? '')) ||
  // "Food and fuel costs cool": the costs do.
  (kind === 'present' &&
    isThirdPerson(group) &&
    isNoun(group) &&
    /^[\p{L}-]+ and [\p{L}-]+$/u.test(subject) &&
    /^\p{Ll}+[^s\P{L}]$/u.test(rest)) ||
  // "leaving users angry": of what stands before it.
  (kind === 'bare-copula' &&
    /^(?:leaving|making|sending|putting|keeping|driving|pushing|rendering|finding) /i.test(subject)) ||
  // "Sales boost for Norwell"
  (kind === 'present' && /^(?:boost|lift|blow|hit|threat|scare|deal)$/.test(group) && rest.startsWith('for ')) ||
  // "Ruiz, Jennifer Garner film advert": a name, and no deed.
  (/^\p{Lu}\p{Ll}+$/u.test(group) && firstNames.has(subject.split(' ').at(-1)!.toLowerCase()))

const ASKED_INSIDE = () =>
  / (?:shows?|showed|reveals?|revealed|says?|said|tells?|told|explains?|explained|details?|detailed|knows?|knew|asks?|asked|learns?|learned|determines?|decides?|discloses?|disclosed|suggests?|reports?) (?:who|whom|what|how|why|whether) (?:the |an? |his |her |its |their )?\p{L}/u

const FEELS_ABOUT = () =>
  /^(?!an? )(?:[\p{L}’'-]+ ){1,4}(?:angry|outraged|furious|upset|unhappy|shocked|stunned|alarmed|worried|concerned|horrified|appalled|dismayed|surprised|incensed|fuming|indignant|livid|irate|delighted) (?:at|about|over|by|with|for) /iu

/** Things that somebody uses, with only names behind them: "the tactic Dorn and Ruiz", and no "the ferry Norwell Star". */
const OWN_THING = () =>
  /^(?:The |This |These |An? )?(?:[\p{Ll}-]+ ){0,3}(?:strateg(?:y|ies)|tactics?|plans?|tricks?|tools?|words?|phrases?|methods?|techniques?|approach|arguments?|excuses?|playbook|loopholes?|laws?|language|moves?|threats?|promises?|lessons?|mistakes?|rules?) (?:\p{Lu}[\p{L}’'.-]+|and|of)(?: (?:\p{Lu}[\p{L}’'.-]+|and|of))*$/u

const LETS_DO = /^(?:helps|lets|makes|dares|needs|sees|watches|hears|goes|comes|has|gets|does)$/

/** "show all its decks": a verb of many with what it is done to. */
function isDeedBehind(rest: string): boolean {
  const [first = '', second = '', third = ''] = rest.split(' ')
  return (
    /^\p{Ll}+$/u.test(first) &&
    isBaseVerb(first) &&
    /^(?:the|its|his|her|their|all|both|how|why|what)$/.test(second) &&
    !/^(?:day|week|month|year|season|time|night|morning|same|next|summer|winter|spring|long)$/.test(third)
  )
}

/** Plurals that describe a noun, behind what somebody feels or says of it: "talk of new arms", "fears over jobs". */
const ENDS_DESCRIBING = () =>
  /^(?:[\p{L}-]+ )*(?:of|about|over|on|for) (?:an? |the )?(?:[\p{L}-]+ )?(?:arms|sports|goods|jobs|drugs|games|rights|savings|systems|services|communications|operations|parts|weapons|honours|honors)$/iu

const isOpen = (rest: string): boolean => rest === '' || STOPS_OBJECT.test(rest.split(' ')[0]!)

/** "Skerra and Norland hammer out": of many, a verb that no list of nouns has, and its particle. */
function endsInDeed(subject: string): boolean {
  const [, who = '', verb = ''] = /^(.+) (\p{Ll}{3,}) (?:out|up|off|down|away)$/u.exec(subject) ?? []
  return (
    who !== '' &&
    !/^(?:way|time|first|last|all|years?|days?|miles|just|not|far|long|step|day|night)$/.test(verb) &&
    !isParticiple(verb) &&
    !isGerund(verb) &&
    !isPersonNoun(verb) &&
    (looksPlural(who) || / and \S+$/.test(who)) &&
    (isBaseVerb(verb) || !isNoun(verb))
  )
}

const BIDS_DOING = /^(?:Love|Like|Enjoy|Hate|Avoid|Quit|Stop|Start|Keep|Try|Consider|Imagine|Practice|Practise|Fear)$/

/** "killed in raid", "to be dead": what is said of somebody, and no words of his. */
function isDoneFirst(rest: string): boolean {
  const [first = '', second = ''] = rest.split(' ')
  return (
    /^\p{Ll}+$/u.test(first) &&
    (first === 'to' ? isBaseVerb(second) || second === 'be' : isParticiple(first) && !isNoun(first)) &&
    // "said hurt islanders got help": whose words these are.
    (first === 'to' || second === '' || STOPS_OBJECT.test(second) || second === 'and')
  )
}

const GIVES_ROLE = /^(?:cast|named|picked|chosen|tapped|hired)$/

/** A form of one person's that is no noun, in no clause of its own. */
function hasOwnVerb(rest: string): boolean {
  const words = rest.split(' ')
  // Without an object it may be a noun that no list has: "amid falling water levels", "bribes to make false claims".
  const at = words.findIndex(
    (word, i) =>
      i > 0 &&
      HAS_OBJECT().test(words[i + 1] ?? '') &&
      isThirdPerson(word) &&
      !isNoun(word) &&
      !isNoun(word.slice(0, -1)),
  )
  return at > 0 && !words.slice(0, at).some((word) => OPENS_CLAUSE.test(word) || /[,;:–—]$/.test(word))
}

const HAS_OBJECT = () => /^(?!(?:to|in|of|for|at|on|by|from|with|over|amid|near|into|under|against)$)[\p{L}\d$£€]/u

const OPENS_CLAUSE =
  /^(?:that|which|who|whose|what|where|when|while|why|how|if|whether|as|because|since|after|before|until|once|than|and|or|but|it|he|she|they|there|says?|said|claims?|warns?|["“‘'].*)$/i

const OF_MANY = () =>
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun|to)day|(?:this |last )?(?:week|month|year|season|weekend))[’']s (?:\p{L}+est|best|worst|top|latest|most|new|key)\b/iu
