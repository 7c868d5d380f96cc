/** Whether a statement can be turned round: "X does O" into "O is done by X". */

import { isBaseVerb, isNoun, isPast, isPersonNoun, isThirdPerson } from '../words/vocabulary.ts'
import type { Statement } from './kind.ts'
import { canTurn } from './sure.ts'

// Their object is a measure, a state or a reflexive part of the verb.
const NEVER =
  /^(?:appear|undergo|struggle|have|be|bring|cause|do|become|get|remain|seem|look|cost|weigh|lack|mean|equal|resemble|fit|suit|want|need|like|love|hate|say|tell|ask|urge|let|make|help|see|watch|hear|take|give|go|come|return|turn|stay|feel|sound|mark|set|hit|draw|show|near|top|reach|face|lose|win|lead|trail|leave|enter|join|suffer|die|fall|rise|call|name|find|keep|hold|put|run|play|star|post|claim|warn|deny|plead|vow|threaten|pledge|promise|agree|refuse|try|begin|start|continue|plan|hope|expect|fail|allow|force|order|require|permit|include|contain|involve|last|stop|end|test|grow|meet|marry|share|deserve|escape|flee|survive|resist|offer|hand|send|lend|pay|award|grant|serve|teach|owe|insist|believe|think|guarantee|assure|make changes|comment|speak|talk|react|respond|declare|deem|notch|quit|resign|point|spell|rest|rule|endure|upset|navigate|eye)$/

/** What somebody takes to be so may be told in a clause. */
const HOLDS =
  /^(?:know|believe|think|hear|learn|notice|recall|remember|realize|realise|admit|suspect|fear|regret|reveal|confirm|dispute|deny|acknowledge|concede|discover|understand)$/

const CALLS = /^(?:brand|consider|declare|deem|dub|find|judge|label|pronounce|prove|rate|render|rule|term)$/

const FOR_SOMEBODY =
  /^(?:buy|spare|charge|bill|tax|bet|wish|save|read|throw|toss|build|bake|cook|sew|knit|deal|feed|sell|refuse|fine|write|send|pass|secure|order|book|rent|quote)$/
const hasTwoObjects = (object: string): boolean => {
  const [first = '', second = ''] = object.split(' ')
  // "charges drivers 4 dollars"
  if (/\p{L} \d/u.test(object)) return true
  return (
    (/^\p{Lu}.*[^’']$/u.test(first) || isPersonNoun(first.replace(/s$/, '')) || first === 'children') &&
    /^\p{Ll}/u.test(second) &&
    !/[’']s?$/.test(first)
  )
}

const OF_TIME = () =>
  /^(?:(?:about|nearly|over|up to|more than|\S+) )?(?:minutes|hours|days|nights|weeks|weekends|months|years|decades)(?: at \p{Lu}.*)?$|\b(?:every|each) (?:day|night|week|weekend|month|year|morning|evening|hour|minute|summer|winter|spring|autumn)$/u

/** A form in -ing whose doer is the subject of the sentence. */
const UNTOLD_DOER = () =>
  /(?:^| )(?:after|before|while|when|since|without|despite|upon) (?:being|having|\p{Ll}+ing (?:the|an?|his|her|its|their|that|to|\p{Lu}\S*)|(?:review|read|see|visit|watch|learn|discover|receiv|find|examin|stud|leav|return|tak|mak|los|winn|join|spend|receiv|fac|giv|tell|admitt|accus|promis|agree|fail|refus|sign|miss|driv|us|attack|criticiz|blam)ing) /u

export function canPassivize(statement: Statement): boolean {
  const { kind, forms, object, tail, subject, group, prefix } = statement
  // A verb with a particle comes here only where it is known to take its object with it.
  if (forms === null || object === '' || NEVER.test(forms.base)) return false
  // "brands its players “pathetic”": what he calls them.
  if (CALLS.test(forms.base) && /[^\s’'] ["“‘'][^"“‘']+["”’']$/.test(object)) return false
  // "spreads north", "shines brighter": where to and how, and no thing.
  if (
    /^(?:further |farther )?(?:north|south|east|west|(?:north|south)(?:east|west)|\p{Ll}+er than|brighter|louder|faster|longer|higher|lower|harder|deeper)\b(?! \p{Ll}+s\b)/u.test(
      object,
    )
  )
    return false
  if (isOverWhat(object, tail)) return false
  // "trades blows with Ruiz": two do it, and nobody is done anything.
  if (/^(?:trade|exchange|swap)$/.test(forms.base) && /^(?:with|over|in|on|at|as|$)/.test(tail)) return false
  // "Bill passes first vote": the bill is what is passed.
  if (forms.base === 'pass' && /\b(?:votes?|tests?|stages?|hurdles?|reading|exams?|inspections?|marks?)$/i.test(object))
    return false
  // "faces loss and hard road ahead": where the road is.
  if (/^ahead(?! of\b)/.test(tail)) return false
  // "knows the tide got too high": a clause.
  if (HOLDS.test(forms.base) && object.split(' ').some((word, i) => i > 1 && isPast(word) && !isNoun(word)))
    return false
  // "dismisses criticism over a loss": over which, and nobody over it.
  if (/\b(?:anger|backlash|charges|claims|criticism|fears|outrage|questions)$/.test(object) && /^over\b/.test(tail))
    return false
  // "shuts down comments with one post": what it is done with, and no part of the comments.
  if (/ with (?:just |only )?(?:one|a single|two|three) /.test(`${object} ${tail}`)) return false
  // "files second bankruptcy in a year": of the year it is the second.
  if (/^(?:first|second|third|fourth|fifth) /.test(object) && /^(?:in|since|for) /.test(tail) && SPAN.test(tail))
    return false
  // "enjoy day out": the word ends the object; "bares all": everything one has.
  if (
    /^(?:out|off|up|down|away|back|apart|together)(?= (?:with|in|on|at|for|after|as|to)\b|$)/.test(tail) ||
    /^(?:all|(?:the |its |his |her |their )?gap)(?: (?:in|on|at|for|to|with|between)\b|$)/.test(object)
  )
    return false
  // "bars countries at war from hosting": which countries; "lifts limits early", "now available": when, and no thing.
  if (/^(?:at (?:war|risk|sea|work|odds)|in (?:need|crisis|power|custody|debt|exile|hiding)|on strike)\b/.test(tail))
    return false
  if (
    / (?:early|only|alone|again|overnight|soon|today|tonight|tomorrow|yesterday|twice|once|forever)$|^(?:now|still|already) |^even\b/.test(
      object,
    )
  )
    return false
  // "demands estate hands over boats", "demands war end": what is to be done.
  if (
    forms.base === 'demand' &&
    (/^(?:over|up|out|back|off|down)\b/.test(tail) ||
      / (?:end|stop|cease|halt|pay|quit|resign|leave|go|return|stay)$/.test(object))
  )
    return false
  // "works nights", "sleeps ten hours", "delays trains every day": how long, when and how often, and no thing.
  if (OF_TIME().test(object) && !/^(?:add|cut|save|spend|waste)$/.test(forms.base)) return false
  // "buys wife boat", "spares Dorn jail": the first is whom it is done for, and no part of the thing.
  if (FOR_SOMEBODY.test(forms.base) && hasTwoObjects(object)) return false
  // "launches inquiry after being told": who was told is no longer in front of it.
  if (UNTOLD_DOER().test(tail)) return false
  // "stand alone", "is tracking worse", "flies barefoot": how, and no thing.
  if (
    /^(?:barefoot|solo|blind|naked|topless|bareback|non-?stop|upside|sideways|backwards?|forwards?|home|abroad|free|first|last|late|early|high|low|light|direct|drunk|sober)$/.test(
      object,
    ) ||
    /^(?:even |far |much |still )?(?:alone|long|hard|fast|badly|worse|better|apart|together|firm|still|tall|clear|ready|level|pat)$/.test(
      object,
    )
  )
    return false
  if (kind === 'progressive' && !/^(?:is|are|was|were) \S+$/i.test(group)) return false
  if (
    kind !== 'present' &&
    kind !== 'past' &&
    kind !== 'modal' &&
    kind !== 'progressive' &&
    kind !== 'bare-progressive' &&
    !(kind === 'perfect' && /^(?:has|have|had) \S+$/.test(group)) &&
    !(kind === 'future' && /^to \S+$/.test(group))
  )
    return false
  if (kind === 'modal' && !/^(?:could|may|might|will|can(?: now)?) \S+$/i.test(group)) return false
  if ((kind === 'present' || kind === 'past') && group.includes(' ')) return false
  // "We smell flowers": by whom, in another case.
  if (/^(?:we|i|you)$/i.test(subject)) return false
  // A verb joined to the first, or a pronoun, would change whom it speaks of.
  if (/\b(?:and|but|,|or) (?:also |then )?\p{Ll}+/u.test(tail) && joinsVerb(tail)) return false
  if (
    joinsVerb(object) ||
    /\b(?:he|she|they|his|her|their|its|him|them|it|who)\b/i.test(`${tail} ${object} ${subject}`)
  )
    return false
  // "proves Trump views sailors as": a clause.
  if (
    object
      .split(' ')
      .some(
        (word, i, all) =>
          i > 0 &&
          i < all.length - 1 &&
          /^\p{Ll}/u.test(word) &&
          isThirdPerson(word) &&
          /^\p{Lu}\S*[^s’']$|^(?:he|she|it|who)$/u.test(all[i - 1]!),
      )
  )
    return false
  if (/ \p{Ll}+ing\b/u.test(object)) return false
  // "deals Ruiz new setback", "fines Skerra $3 million", "surge another 3 cents": whom and what, and by how much.
  if (
    forms.base === 'deal' ||
    /\p{L} (?:[$£€₹]|Rs\.? ?)\d/u.test(object) ||
    /^(?:another|an extra|a further) \d/.test(object)
  )
    return false
  if (/\d[-–]\d/.test(object) || /[“‘"]/.test(group)) return false
  if (!canTurn(statement)) return false
  // "echo claims by quacks": a second "by" would leave open who did what.
  if (/\bby\b/.test(tail)) return false
  // "Worried about costs, mayor seeks audit": it is not the audit that is worried.
  if (/^\p{L}{3,}(?:ed|ing)\b/iu.test(prefix)) return false
  if (/[,]/.test(subject) || /^\d/.test(tail) || object.split(' ').length > 9) return false
  return true
}

const SPAN = /\b(?:minutes?|hours?|days?|weeks?|months?|years?|decades?|century|season|history|(?:19|20)\d\d)\b/

function joinsVerb(text: string): boolean {
  for (const [, word] of text.matchAll(/(?:\band|\bbut|,|\bor) (?:also |then |later )?([\p{L}’'-]+)/gu)) {
    const key = word!.toLowerCase()
    // "hints at return but will not name date", "cuts deaths but hasn’t met targets"
    if (/n['’]t$/.test(key) || /^(?:will|would|can|could|may|might|must|should|does|do|did|is|are|has|have)$/.test(key))
      return true
    if (/^\p{Ll}/u.test(word!) && (isThirdPerson(key) || isPast(key) || isBase(key))) return true
  }
  // "but pounds Norwell": a verb that no list has.
  return /\b(?:and|but) \p{Ll}+[^su’']s (?:(?:the|an?|his|her|its|their) |\p{Lu})/u.test(text)
}

function isBase(key: string): boolean {
  return isBaseVerb(key) && !isNoun(`${key}s`)
}

/** "touts control over the straits", "questions need for bridge": over and for what belongs to the object. */
export const isOverWhat = (object: string, tail: string): boolean =>
  (/\b(?:authority|concerns?|control|dominance|grip|influence|jurisdiction|lead|power|victory|win)$/.test(object) &&
    /^over\b/.test(tail)) ||
  (/\b(?:appetite|calls?|case|demand|desire|evidence|excuse|love|motive|need|reasons?|respect|talent|taste)$/.test(
    object,
  ) &&
    /^for\b/.test(tail))
