/** Where a sentence can end: its phrases, those that cannot be left out alone joined to what they belong to. */

import { hasFiniteVerb, verbFormsIn } from '../statement/finite-verbs.ts'
import { CARDINALS } from '../words/closed-classes.ts'
import { isBaseVerb, isNoun, isParticiple, isPast, isPersonNoun, isThirdPerson } from '../words/vocabulary.ts'
import { SAYS_AT_END, SOMEWHERE } from './kept-phrases.ts'

/** The phrases of a sentence in their order; joined they are the sentence. */
export const phrasesOf = (text: string): string[] => bound(partsOf(text))

const MARK = new RegExp(
  `(?<=\\S)(?:, (?!\\d)|; | (?=(?:(?:nearly|almost|about|roughly|around|just|only|more than|over) )?(?:\\d+|${CARDINALS}|several) (?:minute|hour|day|week|month|year|decade)s? (?:after|before)\\b)| (?=and (?:(?:[^\\s,;:]+ ){1,3}(?:is|are|was|were|has|have|will)|wants|says|said|calls|called|urges|urged|vows|vowed|warns|warned|plans|asks|asked|seeks|sought|hopes|will|is|has|promises|promised)\\b)| (?=(?:as|while|after|before|amid|despite|during|when|following|where|with|in|on|at|for|by|over|about|from|ahead of|against|under|near|because of|due to(?= (?:an?|the|his|her|its|their|bad|high|low|insanity|weather|lack)))\\b))`,
  'gi',
)

// A claim is another without these: "under a new bill", "when people are poor", "votes against".
const BINDING = /^ (?:by|of|under|against|when|where|from)\b/i

/** The phrases that cannot be left out alone joined to what they belong to. */
function bound(parts: readonly string[]): string[] {
  const joined: string[] = []
  for (const [i, part] of parts.entries()) {
    const before = joined.at(-1) ?? ''
    const isBound =
      (BINDING.test(part) &&
        !MAKES_HISTORY.test(before) &&
        !(/^ where\b/.test(part) && /\p{Lu}\p{L}+$/u.test(before))) ||
      // "kills all fish | in the creek": all of what.
      (/^ (?:in|at|on|of|from|for|with)\b/.test(part) && /\b(?:all|every|entire|whole)\b[^,;]*$/.test(before)) ||
      // "deaths rise | in some towns": not everywhere.
      SOMEWHERE.test(part) ||
      // "hits a home run | in each of three games": in how many.
      /^ \S+ (?:each|every)\b/.test(part) ||
      // "makes history | by hitting a home run in each of three games": whole, or not at all.
      MAKES_HISTORY_BY().test(joined.join('')) ||
      // "spending only 7% | on people": on what.
      (/^ on /.test(part) && /\bspen[dt]\w*\b[^,;]*\d(?:%| per ?cent)$/.test(before)) ||
      // "turning fees | for events into a fund": into what.
      (/^ \S.* into\b/.test(part) && /\b(?:turn|convert|transform|chang)\w*\b/.test(before)) ||
      // "refuses to shake hands | with Dorn": with nobody else, as far as is known.
      (/^ (?:with|to|for|in|at|from|on|over|about)\b/.test(part) && REFUSED.test(before)) ||
      // "blames the loss | on storms": on what.
      (/^ on\b/.test(part) && /\bblam(?:es?|ed|ing)\b[^,;]*$/.test(before)) ||
      // "dies | with malaria after": of what.
      (/^ (?:with|from)\b/.test(part) && /\b(?:die[sd]?|dying)$/.test(before)) ||
      // "describes pilot, 56 |, dying": what befell him.
      (/^, dying$/.test(part) && /^ (?:with|from)\b/.test(parts[i + 1] ?? '')) ||
      // "gives up the pier in exchange | for boats"
      (/^ for\b/.test(part) && / in (?:exchange|return)$/.test(before)) ||
      // "more money than | before"
      / than$/.test(before) ||
      // "will meet | with Dorn"
      (/^ with\b/.test(part) && /\bme(?:e?ts?|eting)$/.test(before)) ||
      // "infection | , or fly home": the other choice.
      (/^,? or\b/.test(part) && /\bwhether\b/.test(before)) ||
      // "36 days | on lockdown": days of what.
      (/^ (?:on|in|of|under|at)\b/.test(part) &&
        / (?:\d+|two|three|four|five|six|seven|eight|nine|ten|several) (?:minutes|hours|days|weeks|months|years)$/.test(
          before,
        )) ||
      // "won't arrive | on time": what is denied goes as far as the clause.
      (DENIED.test(before.split(', ').at(-1)!) &&
        // "found not guilty | due to insanity": that was denied with the word.
        !/\bnot guilty$/.test(before) &&
        !/^(?:, |; | (?:and|as|while) )/.test(part)) ||
      // "as Ruiz, Dorn stay quiet": two names before one verb.
      (part.startsWith(', ') && SUBJECT_ALONE().test(before)) ||
      // "Cocktails, bomb shelters: …": a list in front is one thing.
      (part.startsWith(', ') && parts.slice(i).some((other) => other.includes(': '))) ||
      // "mother, daughter": two that belong together.
      (/^, (?!\p{Ll}+ing$)\p{Ll}+$/u.test(part) && !TIME.test(part)) ||
      /^, (?:mother|father|son|daughter|husband|wife|brother|sister|boy|girl|man|woman)\b/.test(part) ||
      // "Jewish, Israeli crews", "Crete, Illinois": a list, or a place.
      (/\p{Lu}\p{L}+$/u.test(before) && LISTED().test(part) && !hasFiniteVerb(LISTED().exec(part)![0])) ||
      // "…, leaving | in place a rule": what it leaves.
      /^, \p{Ll}+ing$/u.test(before) ||
      // "unless he pays | for the pier": on that condition, and on no wider one.
      (/\b(?:unless|except|(?<!\b(?:even|as|on|about|of|wonders?|asks?|asked|see|knows?|unsure) )if|only (?:after|when|once|with))\b[^,;]*$/i.test(
        before,
      ) &&
        /^ (?:for|in|on|at|with|from|near|about|at least)\b/.test(part)) ||
      // "blames rain |, wind and tides": one list.
      (REST_OF_LIST().test(part) && !isVerbAhead(part)) ||
      // "with new nets |, turning lamps and bells": what describes a thing of the list is no deed.
      (/^ with (?:[\p{L}-]+ )*[\p{L}-]+s(?:, [^,]+)*$/u.test(before) &&
        /^, (?:[\p{L}-]+ ){0,3}[\p{L}-]+(?: and [^,]+)?$/u.test(part) &&
        !hasFiniteVerb(`it ${part.slice(2)}`)) ||
      // "is the latest | in a series": of what.
      (PREPOSITION.test(part) && /\b(?:the|its|his|her|their) (?:latest|newest|first|last|only|next)$/.test(before)) ||
      // "sales of Norwell's lamps | in Skerra": sold there, and not anywhere.
      (/^ (?:in|at|on|from)\b/.test(part) &&
        /\b(?:sales?|exports?|imports?|shipments?|deliveries|bans?|use) of [^,;]*$/.test(before)) ||
      // "600,000 have moved | in Norland": a total is that of its place.
      (/^ (?:in|at|on|across) (?:the )?\p{Lu}/u.test(part) && TOTAL.test(joined.join(''))) ||
      // "…, a poll | for the Gazette finds", "…, police say | in a report": who says it, to the last word.
      (/^, [^,]{2,60}$/.test(before) &&
        !/^[,;]/.test(part) &&
        (SAYS_AT_END.test(before) || SAYS_AT_END.test(parts.slice(i).join('').split(/[,;]/)[0]!))) ||
      // "if talks | on pay fail": a condition as far as its verb.
      (/\b(?:if|unless|once|until) [^,;]*$/i.test(before) &&
        !hasFiniteVerb(
          `it ${/\b(?:if|unless|once|until) ([^,;]*)$/i.exec(before)![1]}`.replace(/[‘'“"](?=\p{L})/gu, ''),
        )) ||
      // "nearly | three decades after": how long.
      /(?:^| )(?:nearly|almost|about|roughly|around|just|only|over|more than)$/.test(before) ||
      // "6 years after they left": how long, and from when.
      (/^ (?:after|before|since|following|into)\b/i.test(part) && TIME.test(before)) ||
      // "in the same ward as Ruiz": the same as what.
      (/^ as\b/i.test(part) && /\bsame\b[^,;]*$/i.test(before)) ||
      // "labels the strait as its own": what it is taken for.
      (/^ as\b/i.test(part) &&
        !hasFiniteVerb(part) &&
        !(SUBJECT_ALONE().test(part) && parts[i + 1]?.startsWith(', '))) ||
      // "no talks with Iran planned": the last word is what is said of all before.
      (i < parts.length - 1 &&
        !/^ and\b/.test(part) &&
        endsDone(part) &&
        // "changes fueled by …" has its own doer.
        !/^ (?:by|with|from)\b/.test(parts[i + 1]!)) ||
      // "Report on …", "Medicare for All": a frame of ours, a name.
      /^(?:(?:Published )?[Nn]ews|Report|Story|Item|Article|Plans|Explanation)$/.test(before) ||
      (/^ for \p{Lu}/u.test(part) && /\p{Lu}\p{L}+$/u.test(before)) ||
      // "worst flooding in | over 30 years", "first win | in a decade": in how long.
      / in$/.test(before) ||
      (/^ (?:in|for|since) /.test(part) &&
        SPAN.test(part) &&
        /\b(?:\p{L}+est|worst|best|first|last|only|record|most)\b/u.test(before)) ||
      // "last carrier | in Northland", "one | in four": of which it is the last, and of how many one.
      (/^ (?:at|by|for|from|in|of|on|to|under|with) /.test(part) && LAST_OF().test(before)) ||
      (/^ in (?:\d|two|three|four|five|six|seven|eight|nine|ten)/.test(part) &&
        /(?:^|\s)(?:one|two|three|four|nine|\d+)$/i.test(before)) ||
      // "260 days with no port call": what there was none of.
      /^ with no\b/.test(part) ||
      // "what it will take | for Skerra to reopen": who is to do it.
      (/\b(?:takes?|took|taken|needed|necessary|required|time|enough|ways?|plans?)$/.test(before) && isToDo(part)) ||
      // "Republicans are | in power", "the strike is | over": what they are.
      / (?:is|are|was|were|be|been|being)(?: \p{Ll}+ly)?$/u.test(before) ||
      // "hands over", "closes in": the end of the verb.
      (/^ over\b/.test(part) && /\b(?:hand|turn|t(?:ak|oo)|carr|w[io]n)\p{Ll}*$/u.test(before)) ||
      / (?:in|on|over|by|about)$/.test(part) ||
      (PREPOSITION.test(part) && isUnfinished(joined, part))
    const deed = Math.max(deedJoined(joined, part), twoSided(joined, part), asMuch(joined, part))
    // "Sailor trapped after fall | in Norwell dies": the verb of all before.
    if (ENDS_IN_VERB().test(part)) joined.splice(0, joined.length, joined.join('') + part)
    else if (deed >= 0) joined.push(joined.splice(deed).join('') + part)
    else if (isBound && i > 0) joined[joined.length - 1] += part
    else joined.push(part)
  }
  return joined
}

const ENDS_IN_VERB = () =>
  /^ (?:in|at|on|near|with|from|after|by|for) (?!.*\b(?:as|that|who|which|where|when|if|before|until|while|because)\b)[^,;:]+ (?:dies|died|survives|survived|quits|resigns|recovers|wakes|walks|reopens|collapses|returns|remains)$/

const TWO_SIDED =
  /\b(?:swap(?:s|ped|ping)?|exchang(?:es?|ed|ing)|mistakes?|mistook|mistaken|prefer(?:s|red)?|confus(?:es?|ed|ing)) [^,;]*$/i
/** "swaps a mansion | in Norwell | for a farm", "prefers pay | over leave": half of what is done; -1 for any other part. */
const twoSided = (joined: readonly string[], part: string): number =>
  /^ (?:for|with|over)\b/.test(part) ? joined.findLastIndex((before) => TWO_SIDED.test(before)) : -1

/** So many, and nothing told yet but what they do. */
const TOTAL =
  /(?:^|: |\b(?:on|that|how|describes|recounts|tells of) )(?:(?:over|more than|upwards of|in excess of|nearly|almost|about|at least|some|around) )?(?:\d+,\d{3}[\d,]*|\d[\d.]* (?:thousand|million|billion)|\d[\d.]*%|(?:hundreds|thousands|tens of thousands|millions) of)(?: (?!(?:as|while|after|before|amid|when|since)\b)[^,;]*)?$/i

const REST_OF_LIST = () => /^, (?:[\p{L}’'-]+ ){1,3}(?:and|or) [\p{L}’'-]+/u

/** ", kills two and closes a pier", ", killing two": what is done, and no name of a list. */
function isVerbAhead(part: string): boolean {
  const [first = ''] = part.slice(2).split(' ')
  return (
    (isThirdPerson(first) && !isNoun(first)) ||
    isPast(first) ||
    /^(?:but|and|yet|so|or|then|who|which|where|while|as|after|with|in|on|at|for|from|by|not)$|(?:ed|ing)$/.test(
      first,
    ) ||
    hasFiniteVerb(`it ${part.slice(2)}`)
  )
}

const MAKES_HISTORY = /\b(?:history|records?)$/
const MAKES_HISTORY_BY = () => /\b(?:history|records?) (?:by|through|with) \p{Ll}+ing\b/u

/** A name and some words behind a comma. */
const LISTED = () => /^,(?: and| or)? \p{Lu}\S*(?: \S+){0,2}/u

/** "… as Ruiz", and no verb yet. */
const SUBJECT_ALONE = () => / (?:as|while|when|after|before)(?: \p{Lu}[\p{L}’'.-]*){1,3}$/u

const PREPOSITION = /^ (?:with|in|on|at|for|over|about|from|against|under|near)\b/i
/** "in connection | with", "has an excuse | for": of what; "lying | in wait" is no lie. */
const NEEDS_MORE =
  /\b(?:access|eager|keen|ready|reasons?|willing|unable|alternative|answer|bans?|curbs?|restrictions?|connection|contrast|contribution|excuse|exception|fault|interest|key|lack|lay|lie[sd]?|lying|link|links|reaction|relation|response|responsible|solution|stake|success|ties|relationship|potential|worried|concerned|excited|nervous|confident|optimistic|skeptical|(?:push|press|fight|search|vie|compete|look|call|ask|wait|warn)(?:e?[sd]|ing)?|(?:prepar|brac)(?:es?|ed|ing)|(?:go(?:es|ing)?|com(?:es?|ing)) up|head(?:s|ed|ing)|headwinds?|tailwinds?|hurdles?)$/i
/** "puts the pilot | on leave": where is part of the deed. */
const PLACES = /\b(?:plac(?:e|es|ed|ing)|puts?|putting)\b [^,;]*$/i

/** Whether what stands so far says something else without the phrase behind it. */
function isUnfinished(joined: readonly string[], part: string): boolean {
  const before = joined.at(-1) ?? ''
  const words = joined.join('').toLowerCase().split(' ')
  return (
    NEEDS_MORE.test(before) ||
    // "says she is ‘set’ | on a deal": on what.
    /\b(?:is|are|was|were) [“‘"'][^“‘"']+[”’"']$/.test(before) ||
    PLACES.test(before) ||
    // "a man who tried to row | at officers": which one it was.
    / (?:who|whose|which) [^,;]*$/.test(before) ||
    // "as the strike | on Skerra drags on": a clause as far as its verb; "with talks | on hold": the two belong together.
    (/^ (?:as|while|when|where) /.test(before) && !hasFiniteVerb(before)) ||
    // "after a plan | for using ferries fails": the verb of that clause; a reaction is one without it.
    (/^ (?:after|before|since|until|because) /.test(before) &&
      verbFormsIn(before) === 0 &&
      !/(?:[st]ion|ment|ance|ence|sis|ing)\b/.test(before) &&
      isVerbOfBefore(part)) ||
    (/^ with /.test(before) && !/^ for (?:the )?first time$/.test(part)) ||
    // "stop a march planned | for May": what is done to something tells which it is.
    (endsDone(words.join(' ')) && words.slice(1, -1).some((word) => isThirdPerson(word) || isPast(word)))
  )
}

/** "rising as fast | as they have", "as good | at rowing | as at home", no "as captain": as much as what; -1 for any other part. */
function asMuch(joined: readonly string[], part: string): number {
  if (!/^ as\b/.test(part)) return -1
  const at = joined.findLastIndex((before) => !/^ (?:at|in|for|with|to|of|on)\b/.test(before))
  const how = / as (\p{L}+)$/u.exec(joined[at] ?? '')?.[1]
  return how === undefined || (at < joined.length - 1 && !MEASURE.test(how) && (isNoun(how) || isPersonNoun(how)))
    ? -1
    : at
}

const MEASURE = /^(?:bad|early|far|fast|good|hard|late|likely|long|many|much|often|soon|well)$/

/** "for using ferries fails", and not "for a pier that fails": a verb whose subject stands before the phrase. */
const isVerbOfBefore = (part: string): boolean =>
  !/ (?:who|which|that|what|how|why|where)\b/.test(part) && hasFiniteVerb(part)

function isToDo(part: string): boolean {
  const verb = /^ for (?:(?!to )[^\s,;:]+ ){1,4}to (\p{Ll}+)(?: |$)/u.exec(part)?.[1]
  return verb !== undefined && isBaseVerb(verb)
}

/** "talks planned"; "a home run" is a noun behind its article. */
function endsDone(text: string): boolean {
  const words = text.split(' ')
  const last = words.at(-1)!
  return isParticiple(last) && !(isBaseVerb(last) && words.slice(-3).some((word) => /^an?$/.test(word)))
}

/**
 * "he broke a door | at night | , punched a man": from where on a second deed of the same one belongs to the first, as
 * it does in a clause of its own and wherever somebody is accused; -1 for any other part.
 */
function deedJoined(joined: readonly string[], part: string): number {
  const verb = /^, (\p{Ll}+) (?!(?:by|in|on|at|from|with|after|during|over)\b)\p{L}/u.exec(part)?.[1]
  if (verb === undefined || !(isPast(verb) || verb.endsWith('ed'))) return -1
  const at = joined.findLastIndex((before) =>
    before.split(' ').some((word, i) => i > 0 && isPast(word) && !/^(?:was|were|had|said)$/.test(word)),
  )
  return at > 0 || ACCUSED.test(joined.join('')) ? at : -1
}

const ACCUSED =
  /\b(?:alleg|accus|charg|suspect|convict|arrest|jail|sentenc|police|guilty|sue|(?:says?|said) (?:he|she|they) )/i

const LAST_OF = () => /\b(?:\p{Ll}{2,}est|last|only|first|worst|best|sole) (?:[\p{L}-]+ ){0,2}[\p{L}-]+$/u
const SPAN = /\b(?:hours|days|weeks|months|years?|decades?|century|centuries|generations?|history|(?:19|20)\d\d)\b/
const REFUSED =
  /\b(?:refus|declin)(?:es?|ed|ing) to(?: (?!(?:with|to|for|in|at|from|on|over|about|after|before|amid)\b)[^\s,;]+)+$/i
const DENIED = /\b(?:not|never|cannot)\b|n['’]t\b|\b(?:says?|said|saying) no (?!(?:evidence|proof|sign)\b)/i
const TIME = /\b(?:minute|hour|day|week|month|year|decade|centurie)s?$/i

function partsOf(text: string): string[] {
  const parts: string[] = []
  const isQuoting = /["“”‘']/.test(text)
  let from = 0
  for (const { index } of text.matchAll(MARK)) {
    if (index === from || (isQuoting && isInsideQuotes(text, index))) continue
    // "Big Night In": a capital makes it part of a name.
    if (/^ \p{Lu}/u.test(text.slice(index, index + 2))) continue
    parts.push(text.slice(from, index))
    from = index
  }
  parts.push(text.slice(from))
  return parts
}

function isInsideQuotes(text: string, at: number): boolean {
  const before = text.slice(0, at)
  return (before.match(/["“”]/g) ?? []).length % 2 === 1 || /(?:^|\s)[‘'][^’']*$/.test(before)
}
