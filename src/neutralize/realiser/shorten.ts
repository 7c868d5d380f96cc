/**
 * A sentence of more than fifteen words without its last phrases. What the rest leans on is never left out: a
 * condition, what something is taken for, from when a time is counted, what is said of all that stands before.
 */

import { memoize } from '../../text/memoize.ts'
import { readStatement } from '../statement/statement.ts'
import { isBaseVerb, isGerund, isNoun, isParticiple, isPast, isThirdPerson } from '../words/vocabulary.ts'
import { wordsIn } from './fewer-words.ts'
import { capitalize } from './words.ts'

/** Whether a verb tells something; words that are nouns as often count as nouns. */
export const hasFiniteVerb = (text: string): boolean => finiteVerbs(text) > 0

const finiteVerbs = memoize(
  (text): number =>
    text
      .toLowerCase()
      .split(/[^\p{L}’'-]+/u)
      .filter(
        (word, i, words) =>
          i > 0 &&
          (AUXILIARY.test(word) ||
            (isThirdPerson(word) &&
              (!isNoun(word) || /^(?:to|the|a|an|his|her|its|their)$/.test(words[i + 1] ?? ''))) ||
            (isPast(word) && !isParticiple(word)) ||
            // "experts warn", "they become"
            (isBaseVerb(word) &&
              !isNoun(word) &&
              (/^(?:they|we)$/.test(words[i - 1]!) ||
                (!isParticiple(word) && /^(?:people|police)$|[^s’']s$/.test(words[i - 1]!))))),
      ).length,
  256,
)

/** Words that can be what somebody does or did. */
const verbFormsIn = (text: string): number =>
  text.split(/[^\p{L}’'-]+/u).filter((word) => isThirdPerson(word) || isPast(word) || AUXILIARY.test(word)).length

const AUXILIARY = /^(?:is|are|was|were|has|have|had|will|would|can|could|may|might|must|should|does|do|did)$/

/** The same, and what can be read as somebody who does something, or as what is asked or done before. */
const tells = (text: string): boolean =>
  hasFiniteVerb(text) ||
  isParticiple(text.split(' ').at(-1)!.toLowerCase()) ||
  /^(?:(?:what|how|why|who) |(?:after|before|while) \p{L}+ing\b)/iu.test(text) ||
  readStatement(text.replace(/^(?:When|While|As|After|Before|If|Since) /, '')) !== null

const MARK =
  /(?<=\S)(?:, (?!\d)|; | (?=(?:\d+|two|three|four|five|six|seven|eight|nine|ten|several) (?:minute|hour|day|week|month|year|decade)s? (?:after|before)\b)| (?=and (?:(?:[^\s,;:]+ ){1,3}(?:is|are|was|were|has|have|will)|wants|says|calls|urges|vows|warns|plans|asks|seeks|hopes|will|is|has|promises)\b)| (?=(?:as|while|after|before|amid|despite|during|when|following|where|which|with|in|on|at|for|by|over|about|from|ahead of|against|under|near)\b))/gi

// A claim is another without these: "under a new bill", "when people are poor", "votes against".
const BINDING = /^ (?:by|of|under|against|when|where|from)\b/i

const ASIDE =
  /^([^,;:“‘"]{3,60}), ([^,;:“‘"]{8,90}), ((?:is|are|was|were|has|have|had|will|would|could|may|might|can|says?|said)\b.*)$/
/** "Ahead of the summit, Ruiz …": a time in front; what stands behind "In" may be whose words they are. */
const OPENING = () =>
  /^(?:Ahead of|Amid|During|Following|After|Before|Despite) [^,;:“‘"]{4,50}, (?=(?:\p{Lu}|the |an? )[^,;:]*$)/u
/** A mark that opens a quotation; inside a word it is an apostrophe. */
const QUOTED = () => /[“‘"]|(?<![\p{L}\p{N}])'(?=\p{L})/u
/** Who says it: without these words a claim would be a fact. */
const SPEAKER = /\baccording to\b|^, [^,]{2,50} (?:says?|said|finds|states?|warns?|suggests?)$/i
const DENIES =
  /\b(?:not|no|never|denie[sd]|deny|accused|alleged|allegedly|reportedly|if|unless|without|says?|said)\b|n['’]t\b/i

/** "unless someone may flee": without it more is said. */
const CONDITION = /\b(?:unless|except|(?<!even )if)\b(?! so)/i

/** ", but didn’t", "and was later cleared": it takes back what stands before. */
const TAKES_BACK =
  /^, (?:but|yet|though|although) (?:\S+ )?(?:\S+n[’']t|not|never)$|(?:^, (?:but|then|later|only|since|yet|now)|^; (?:later|then|he|she|they|it|but)|\b(?:and|before|until|then)) (?![A-Z]).{0,40}\b(?:cleared|acquitted|exonerated|reinstated|rehired|freed|released|overturned|reversed|quashed|withdrawn|withdrew|withdraws|retracted|retracts|dropped|drops|dismissed|rescinded|revived|restored|pardoned|refunded|denied|denies|recanted|apologi[sz]ed|apologi[sz]es|survived|survives|recovered|recovers|found (?:alive|safe|innocent|unhurt|not guilty)|called off|cancelled|canceled|postponed|blocked|halted|hoax)\b/

/** "in a new film", "in simulation", "in mice": without it what is told would be told of the world. */
export const UNREAL =
  /^ ?(?:in|on|for|from|during|at|with|as|of)\b(?: [^\s,;:]+){0,4} (?:films?|movies?|novels?|dreams?|simulations?|simulated|games?|polls?|polling|surveys?|models?|plays?|series|drama|comedy|musical|opera|episodes?|sketch(?:es)?|satire|parody|spoof|comics?|cartoons?|trailers?|pranks?|hoax|scenarios?|exercises?|drills?|mock|rehearsals?|experiments?|adverts?|ads?|commercials?|skits?|fantasy|remake|adaptation|biopic|thriller|sitcom|stud(?:y|ies)|trials?|tests?|mice|mouse|rats?|monkeys|animals|theory|fiction|forecasts?|projections?)\b/i

/**
 * Leaves out phrases from the end, first those without names and numbers; '' when that is not enough. Wordings that are
 * too long have the same words once small ones are gone.
 */
export const shortened = memoize(shortenAfresh, 64)

function shortenAfresh(text: string): string {
  // "Shoppers, worried about costs, are …": what is only added goes before what is told.
  const aside = ASIDE.exec(text)
  if (aside !== null && !DENIES.test(aside[2]!) && !UNREAL.test(aside[2]!) && !TAKES_BACK.test(`, ${aside[2]!}`)) {
    const line = `${aside[1]} ${aside[3]}`
    if (wordsIn(line) <= 15) return line
  }
  const opened = text.replace(OPENING(), '')
  if (opened !== text && wordsIn(opened) <= 15) return capitalize(opened)
  const parts = bound(partsOf(text))
  for (const mayCostFacts of [false, true]) {
    for (let i = parts.length - 1; i > 0 && wordCount(parts) > 15; i--) {
      const part = parts[i]!
      const hasFacts = /[\p{Lu}\d“‘"]/u.test(part.slice(1)) || /\b(?:not|no|never|says?|said)\b/i.test(part)
      // What follows leans on what goes: only the last phrase, or one before a new clause, can be left out.
      const isFree =
        i === parts.length - 1 ||
        (/^(?:, |; | (?:as|while|after|before|amid|despite|during|when|following)\b)/i.test(parts[i + 1]!) &&
          // "futures in balance | as voters gather": without a verb, it is what is told.
          (/^ (?:over|about|from|with) /.test(part) || tells(parts.slice(0, i).join(''))))
      if (
        isFree &&
        !CONDITION.test(part) &&
        !SPEAKER.test(part) &&
        !UNREAL.test(part) &&
        !TAKES_BACK.test(part) &&
        (mayCostFacts || !hasFacts)
      )
        parts.splice(i, 1)
    }
  }
  const line = parts.join('').replace(/(?:,? even)?[,;:\s]*$/, '')
  if (wordCount(parts) > 15 || line.split(' ').length < 5) return ''
  // "as the battle | for the seat heats up": half a clause.
  const clause = / (?:as|while) ([^,;]+)$/.exec(line)?.[1]
  if (clause !== undefined && !hasFiniteVerb(`it ${clause}`) && /\b\p{Ll}+s (?:up|down|out|off|on|over)$/u.test(text))
    return ''
  // "A captain who fled Skerra": what she did is told of her and is not the news.
  const owner = /^(?:[^,:]{2,40}: )?([^,:]{2,60}) (?:who|that|which) /.exec(line)
  if (
    owner !== null &&
    !hasFiniteVerb(owner[1]!) &&
    verbFormsIn(line.slice(owner[0].length)) < 2 &&
    verbFormsIn(line) < verbFormsIn(text)
  )
    return ''
  // "explains how the confusion": what of it.
  const told = /\b(?:how|why|whether) (?!to\b)([^,;]*)$/.exec(line)?.[1]
  if (told !== undefined && !tells(`it ${told}`) && !/^(?:he|she|it|they|we) /i.test(told)) return ''
  // A question without its end asks something else.
  if (text.endsWith('?') && !line.endsWith('?')) return ''
  // "Decision to cut funds 'a mistake'": without what was said of it, nothing is said.
  const said = saidIn(line)
  // "says a plan | by the council was dropped": a verb that went takes its sentence along.
  if (said !== undefined && !isTold(said) && hasFiniteVerb(`it ${saidIn(text) ?? ''}`)) return ''
  if (
    QUOTED().test(text.slice(line.length)) &&
    !hasFiniteVerb(said === undefined ? line : `it ${said}`) &&
    // "Okafor closed the pier, crews call it ‘a mistake’": two sentences.
    !/^, (?:\p{L}+ ){1,3}(?:calls?|called|says?|said) /u.test(text.slice(line.length)) &&
    !/ (?:dead|injured|missing|killed|arrested|charged|sentenced) (?:at|in|on|after|over|with)\b/.test(line)
  )
    return ''
  // "never relying", "based": on whom.
  if (
    /\b(?:rel(?:y|ies|ied|ying)|count(?:s|ed|ing)?|depend\w*|focus\w*|based|insist\w*|consist\w*|according|aimed|accused|suspected|capable|stands?|stood|ranks?|ranked|hovers?|hovered|rav(?:es?|ed)|remains?|remained)$/.test(
      line,
    )
  )
    return ''
  // "belongings of a soldier killed | found": what was told of them went.
  if (/\bof (?:an? |the )?.*\b(?:killed|slain|lost|missing)$/.test(line) && !hasFiniteVerb(line)) return ''
  // "According to Okafor": and what?
  if (/^(?:[^,:]{2,60}: )?according to [^,]*$/i.test(line)) return ''
  if (SPEAKER.test(line.slice(Math.max(0, line.lastIndexOf(', '))))) return line
  // "Harbor games: report": on what.
  if (/(?:^|: )(?:article|discussion|explanation|publisher|report)$/i.test(line)) return ''
  // "hit by car going": where to.
  const last = line.slice(line.lastIndexOf(' ') + 1)
  if (isGerund(last) && !isNoun(last)) return ''
  // "to focus": on what, is what it is about.
  const infinitive = /\bto (\p{Ll}+)$/u.exec(line)
  if (infinitive !== null && isBaseVerb(infinitive[1]!)) return ''
  // "When the mayor spoke", "Despite two rows, a strike": only what happened then is news.
  const opening = OPENS_BESIDE.exec(line)
  if (
    opening !== null &&
    !line
      .slice(opening[0].length)
      .split(', ')
      .slice(1)
      .some((part) => tells(`it ${part}`) || tells(part))
  )
    return ''
  // "flashes dad 'I'm": half a quotation.
  if (/(?:^|\s)'(?!.*'(?:[\s,.;:]|$))/.test(line)) return ''
  // "…, killing": without whom it says nothing.
  return /[“‘][^”’]*$|['’](?:re|ll|ve|d)$/.test(line) ||
    /, \p{Ll}+ing$|, in (?:some|many|most) cases$|, this time$|^[^,;]{2,60}: according to [^,]*$/u.test(line) ||
    /\b(?:of|to|and|or|the|a|an|in|on|at|for|with|by|together|says|say|that|not|than|after|before|following|amid|during|as|while|from|into|over|about|against|when|where|who|which|why|how|is|are|was|were|be|been|being|has|have|had|will|could|may|might|both|either|neither|such)$/i.test(
      line,
    )
    ? ''
    : line
}

/** When and amid what it is told, in front; a condition or a denial is more. */
const LEAD = () =>
  /^(?:(?:but|yet|and|so) )?(?:(?:since|after|before|while|as|in|on|at|amid|during|following|for|with|by|from|over|across|like|while|despite)\b(?! (?:no|not|every|all|the absence)\b)(?![^,]* (?:films?|movies?|novels?|dreams?|simulations?|games?|polls?|surveys?|models?|scenarios?|sketch|trial|tests?|mice|stud(?:y|ies)|theory)\b)[^,;:“‘"]{4,90}, )(?=[\p{Lu}“"]|the |an? |his |her |their |its |many |some |more |most )/iu
/** "… and left the harbor": what the same one did besides. */
const BESIDES = () => /^(.{20,}?)(?:,)? and (\p{Ll}+) (?!and\b)[^,;:]*$/u

/** A long sentence of prose without what opens it, or without its second deed; '' where even so it is too long. */
export function shortenedProse(text: string): string {
  if (/["“”‘]|\?$|^\S+: /.test(text)) return ''
  const bare = text.replace(LEAD(), '').replace(/^(?:But|Yet|And|So) (?=\S)/, '')
  const main = bare === text ? text : bare.charAt(0).toUpperCase() + bare.slice(1)
  const [, deed = '', verb = ''] = BESIDES().exec(main) ?? []
  const isDeed =
    deed !== '' &&
    isPast(verb) &&
    !isNoun(verb) &&
    hasFiniteVerb(deed) &&
    !DENIES.test(deed) &&
    !TAKES_BACK.test(main.slice(deed.length))
  for (const line of [main, ...(isDeed ? [deed] : [])]) {
    if (line === text) continue
    const brief = wordsIn(line) <= 15 ? line : shortened(line)
    if (brief !== '') return brief
  }
  return ''
}

/** The phrases that cannot be left out alone joined to what they belong to. */
function bound(parts: readonly string[]): string[] {
  const joined: string[] = []
  for (const [i, part] of parts.entries()) {
    const before = joined.at(-1) ?? ''
    const isBound =
      (BINDING.test(part) && !(/^ where\b/.test(part) && /\p{Lu}\p{L}+$/u.test(before))) ||
      // "turning fees | for events into a fund": into what.
      (/^ \S.* into\b/.test(part) && /\b(?:turn|convert|transform|chang)\w*\b/.test(before)) ||
      // "infection | , or fly home": the other choice.
      (/^,? or\b/.test(part) && /\bwhether\b/.test(before)) ||
      // "36 days | on lockdown": days of what.
      (/^ (?:on|in|of|under|at)\b/.test(part) &&
        / (?:\d+|two|three|four|five|six|seven|eight|nine|ten|several) (?:minutes|hours|days|weeks|months|years)$/.test(
          before,
        )) ||
      // "won't arrive | on time": what is denied goes as far as the clause.
      (DENIED.test(before.split(', ').at(-1)!) && !/^(?:, |; | (?:and|as|while) )/.test(part)) ||
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
      // "if talks | on pay fail": a condition as far as its verb.
      (/\b(?:if|unless|once|until) [^,;]*$/i.test(before) &&
        !hasFiniteVerb(`it ${/\b(?:if|unless|once|until) ([^,;]*)$/i.exec(before)![1]}`)) ||
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
        isParticiple(part.split(' ').at(-1)!) &&
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
      (/^ (?:in|on|of|from|to) /.test(part) && LAST_OF().test(before)) ||
      (/^ in (?:\d|two|three|four|five|six|seven|eight|nine|ten)/.test(part) &&
        /(?:^|\s)(?:one|two|three|four|nine|\d+)$/i.test(before)) ||
      // "260 days with no port call": what there was none of.
      /^ with no\b/.test(part) ||
      // "Republicans are | in power", "the strike is | over": what they are.
      / (?:is|are|was|were|be|been|being)(?: \p{Ll}+ly)?$/u.test(before) ||
      // "hands over", "closes in": the end of the verb.
      (/^ over\b/.test(part) && /\b(?:hand|turn|t(?:ak|oo)|carr)\p{Ll}*$/u.test(before)) ||
      / (?:in|on|over|by|about)$/.test(part) ||
      (PREPOSITION.test(part) && isUnfinished(joined))
    if (isBound && i > 0) joined[joined.length - 1] += part
    else joined.push(part)
  }
  return joined
}

/** A clause or circumstance in front, and no sentence without another. */
const OPENS_BESIDE =
  /^(?:[^,:]{2,30}: )?(?:but |and |even )*(?:when|while|as|after|before|if|because|since|although|though|despite|with|amid|during|following)\b(?! (?:reported|published)\b)/i

/** A name and some words behind a comma. */
const LISTED = () => /^,(?: and| or)? \p{Lu}\S*(?: \S+){0,2}/u

/** "… as Ruiz", and no verb yet. */
const SUBJECT_ALONE = () => / (?:as|while|when|after|before)(?: \p{Lu}[\p{L}’'.-]*){1,3}$/u

/** Whether it is told of somebody or something, outside "… that tore sails". */
function isTold(text: string): boolean {
  const own = text.split(/ (?:that|who|which) /)[0]!
  return hasFiniteVerb(`it ${own}`) || readStatement(own) !== null
}

/** What somebody says, by the sentence that tells of him before it or behind it; undefined where nobody is told of. */
const saidIn = (text: string): string | undefined =>
  (/^According to [^,]+, (.*)$/.exec(text) ??
    /^(.*), (?:according to .*|[^,]* (?:says?|said|states?|stated))$/.exec(text) ??
    /\b(?:says?|said|saying|states?|stated|calls?|called|describes?|described|(?:warns?|warned|claims?|claimed|argues?|argued|finds|found|shows?|suggests?|admits?|admitted) that) (.*)$/.exec(
      text,
    ))?.[1]

const PREPOSITION = /^ (?:with|in|on|at|for|over|about|from|against|under|near)\b/i
/** "in connection | with", "has an excuse | for": of what. */
const NEEDS_MORE =
  /\b(?:access|eager|keen|ready|willing|unable|alternative|answer|connection|contrast|contribution|excuse|exception|fault|interest|key|lack|link|links|reaction|relation|response|responsible|solution|stake|success|ties|relationship|potential|worried|concerned|excited|nervous|confident|optimistic|skeptical|(?:push|press|fight|search|vie|compete|look|call|ask|wait|warn)(?:e?[sd]|ing)?)$/i
/** "puts the pilot | on leave": where is part of the deed. */
const PLACES = /\b(?:plac(?:e|es|ed|ing)|puts?|putting)\b [^,;]*$/i

/** Whether what stands so far says something else without the phrase behind it. */
function isUnfinished(joined: readonly string[]): boolean {
  const before = joined.at(-1) ?? ''
  const words = joined.join('').toLowerCase().split(' ')
  const last = words.at(-1)!
  return (
    NEEDS_MORE.test(before) ||
    // "says she is ‘set’ | on a deal": on what.
    /\b(?:is|are|was|were) [“‘"'][^“‘"']+[”’"']$/.test(before) ||
    PLACES.test(before) ||
    // "a man who tried to row | at officers": which one it was.
    / (?:who|whose|which) [^,;]*$/.test(before) ||
    // "as the strike | on Skerra drags on": a clause as far as its verb; "with talks | on hold": the two belong together.
    (/^ (?:as|while|when|where) /.test(before) && !hasFiniteVerb(before)) ||
    /^ with /.test(before) ||
    // "stop a march planned | for May": what is done to something tells which it is.
    (isParticiple(last) && words.slice(1, -1).some((word) => isThirdPerson(word) || isPast(word)))
  )
}

const LAST_OF = () => /\b(?:\p{Ll}{2,}est|last|only|first|worst|best|sole) (?:[\p{L}-]+ ){0,2}[\p{L}-]+$/u
const SPAN = /\b(?:hours|days|weeks|months|years?|decades?|century|centuries|generations?|history|(?:19|20)\d\d)\b/
const DENIED = /\b(?:not|never|cannot)\b|n['’]t\b/i
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

const wordCount = (parts: readonly string[]): number => wordsIn(parts.join('').trim())

function isInsideQuotes(text: string, at: number): boolean {
  const before = text.slice(0, at)
  return (before.match(/["“”]/g) ?? []).length % 2 === 1 || /(?:^|\s)[‘'][^’']*$/.test(before)
}
