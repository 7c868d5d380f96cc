/**
 * A sentence of more than fifteen words without its last phrases. What the rest leans on is never left out: a
 * condition, what something is taken for, from when a time is counted, what is said of all that stands before.
 */

import { memoize } from '../../text/memoize.ts'
import { capitalize } from '../plain/grammar.ts'
import { hasFiniteVerb, tells, verbFormsIn } from '../statement/finite-verbs.ts'
import { openingOf } from '../statement/split.ts'
import { readStatement } from '../statement/statement.ts'
import { isBaseVerb, isGerund, isNoun, isPast, isPersonNoun, isThirdPerson } from '../words/vocabulary.ts'
import { phrasesOf } from './cut-places.ts'
import { wordsIn } from './fewer-words.ts'
import { CONDITION, DENIES, LIMITED, SPEAKER, TAKES_BACK, UNREAL } from './kept-phrases.ts'

const ASIDE =
  /^([^,;:“‘"]{3,60}), ([^,;:“‘"]{8,90}), ((?:is|are|was|were|has|have|had|will|would|could|may|might|can|says?|said)\b.*)$/
/** "Ahead of the summit, Ruiz …": a time in front; what stands behind "In" may be whose words they are. */
const OPENING = () =>
  /^(?:Ahead of|Amid|During|Following|After|Before|Despite) [^,;:“‘"]{4,50}, (?=(?:\p{Lu}|the |an? )[^,;:]*$)/u
/** A mark that opens a quotation; inside a word it is an apostrophe. */
const QUOTED = () => /[“‘"]|(?<![\p{L}\p{N}])'(?=\p{L})/u
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
  const all = phrasesOf(text)
  const parts = [...all]
  for (const mayCostFacts of [false, true]) {
    for (let i = parts.length - 1; i > 0 && wordCount(parts) > 15; i--) {
      const part = parts[i]!
      const hasFacts = /[\p{Lu}\d“‘"]/u.test(part.slice(1)) || /\b(?:not|no|never|says?|said)\b/i.test(part)
      // What follows leans on what goes: only the last phrase, or one before a new clause, can be left out.
      // "as fares fall | after a record rise": behind a clause it is that clause's.
      const isClause = /^ (?:as|while|when|after|before) /.test(part) && hasFiniteVerb(part)
      const ends = /(?<!\b(?:the|an?|his|her|its|their) )\b\p{Ll}+$/u.exec(part)?.[0] ?? ''
      const isFree =
        i === parts.length - 1 ||
        // "over attacks, calls them": what they are is not left out before them.
        (!/\b(?:it|its|they|them|their)\b/.test(parts[i + 1]!) &&
          // "in flood |, wind event": the first of two things.
          !(/^ (?:in|on|at|with|for|from) /.test(part) && isThingsMore(parts[i + 1]!)) &&
          // "after breaking records | after turning 100": when those were broken.
          !(
            /^ (?:after|before|by|while) \p{Ll}+ing\b/u.test(part) && /^ (?:after|before|while)\b/.test(parts[i + 1]!)
          ) &&
          (isClause ? /^[,;] / : /^(?:, |; | (?:as|while|after|before|amid|despite|during|when|following)\b)/i).test(
            parts[i + 1]!,
          ) &&
          // "futures in balance | as voters gather": without a verb, it is what is told.
          (/^ (?:over|about|from|with) /.test(part) || tells(parts.slice(0, i).join(''))))
      if (
        isFree &&
        !CONDITION.test(part) &&
        // "Sailor trapped for hours | in a Norwell cave dies |, police say": what is told stands in it.
        (isClause ||
          !(/^die[sd]?$/.test(ends) || (isThirdPerson(ends) && !isNoun(ends))) ||
          !/^ (?:in|at|on|near|from|outside|inside) /.test(part)) &&
        !SPEAKER.test(part) &&
        !UNREAL.test(part) &&
        !(LIMITED.test(part) && !/ (?:to|that|who) /.test(part)) &&
        !TAKES_BACK.test(part) &&
        // "A nurse accused of theft | at a clinic walks free | after a trial": there stands what happened.
        (isClause ||
          /^(?:[,;]| (?:and|where|which|before|after)\b)/.test(part) ||
          !hasFiniteVerb(part) ||
          !/\b(?:accused|alleged|suspected|charged|convicted|acquitted|cleared)\b/.test(all.slice(0, i).join('')) ||
          hasFiniteVerb(all.slice(0, i).join('').replace(' to have ', ' '))) &&
        // "would stay | under a new tax": only then.
        !(/ (?:under|without|with) /.test(part) && /\bwould\b/.test(all.slice(0, i).join(''))) &&
        (mayCostFacts || !hasFacts)
      )
        parts.splice(i, 1)
    }
  }
  takeBack(parts, all)
  const line = parts.join('').replace(/(?:,? even)?[,;:\s]*$/, '')
  if (wordCount(parts) > 15 || line.split(' ').length < 5) return ''
  // "A year after fires destroyed the pier": when it was, and nothing of what was then.
  if (withoutLabel(line).length <= openingOf(withoutLabel(text)).length) return ''
  // "as the battle | for the seat heats up": half a clause.
  const clause = / (?:as|while) ([^,;]+)$/.exec(line)?.[1]
  const end = text.split(' ').at(-1)!.toLowerCase()
  if (
    clause !== undefined &&
    !hasFiniteVerb(`it ${clause}`) &&
    (/\b\p{Ll}+s (?:up|down|out|off|on|over)$/u.test(text) || ((isThirdPerson(end) || isPast(end)) && !isNoun(end)))
  )
    return ''
  // "Mayor, who is accused of theft |, resigns": his clause is not closed, and his verb stands behind it.
  if (/^(?:[^,:]{2,40}: )?[^,:]{2,60}, (?:who|which|whose|whom) [^,]*$/.test(line) && line.length < text.length)
    return ''
  // "A captain who fled Skerra": what she did is told of her and is not the news.
  const owner = /^(?:[^,:]{2,40}: )?([^,:]{2,60}) (?:who|that|which|where|whose|whom) /.exec(line)
  if (
    owner !== null &&
    !hasFiniteVerb(owner[1]!) &&
    verbFormsIn(line.slice(owner[0].length)) < 2 &&
    verbFormsIn(line) < verbFormsIn(text)
  )
    return ''
  // "as rain | , sleet and snow take over": the first of those that do it.
  if (
    clause !== undefined &&
    !hasFiniteVerb(`it ${clause}`) &&
    /^, (?:[\p{L}’'-]+ ){1,4}(?:and|or) /u.test(text.slice(line.length)) &&
    !isPersonNoun(clause.split(' ').at(-1)!.toLowerCase())
  )
    return ''
  // "Okafor sails; now its crews | in Skerra wait", "War or peace? The mayor's plan | for Skerra divides": half a sentence.
  const second = line.split(NEXT_SENTENCE).slice(1).at(-1)
  // "calls rivals mad; now"
  if (second !== undefined && !/ /.test(second) && !text.endsWith(second)) return ''
  if (
    second !== undefined &&
    !text.endsWith(second) &&
    !tells(second) &&
    !hasFiniteVerb(`it ${second}`) &&
    (tells(text.slice(line.length - second.length).split(NEXT_SENTENCE)[0]!) ||
      // Behind a question an answer, whatever its verb: "blurs the lines".
      (/[?!] /.test(line) && MAY_TELL().test(text.slice(line.length))))
  )
    return ''
  // "explains how the confusion", "explains what 40 captains": what of it.
  const told = /\b(?:how|why|whether|what) (?!to\b)([^,;]*)$/.exec(line)?.[1]
  if (told !== undefined && !tells(`it ${told}`) && !/^(?:he|she|it|they|we) /i.test(told)) return ''
  // "will lift tolls | for 60 days": without their end they would be lifted for good.
  if (isForATime(text) && !isForATime(line)) return ''
  // A question without its end asks something else.
  if (text.endsWith('?') && !line.endsWith('?')) return ''
  // "Decision to cut funds 'a mistake'": without what was said of it, nothing is said.
  const said = saidIn(line)
  // "says a plan | by the council was dropped": a verb that went takes its sentence along.
  if (said !== undefined && !isTold(said) && hasFiniteVerb(`it ${saidIn(text) ?? ''}`)) return ''
  if (
    QUOTED().test(text.slice(line.length)) &&
    !(said === undefined ? isTold(line) : hasFiniteVerb(`it ${said}`)) &&
    // "Okafor closed the pier, crews call it ‘a mistake’": two sentences.
    !/^, (?:\p{L}+ ){1,3}(?:calls?|called|says?|said) /u.test(text.slice(line.length)) &&
    !/ (?:dead|injured|missing|killed|arrested|charged|sentenced) (?:at|in|on|after|over|with)\b/.test(line)
  )
    return ''
  // "never relying", "based": on whom.
  if (
    /\b(?:rel(?:y|ies|ied|ying)|count(?:s|ed|ing)?|depend\w*|focus\w*|based|insist\w*|consist\w*|according|aimed|accused|suspected|(?<!\b(?:being|been|is|are|was|were) )held|capable|sits?|sat|stands?|stood|resides?|ranks?|ranked|hovers?|hovered|leans?|leaned|rav(?:es?|ed)|engag(?:es?|ed)|in love|remains?|remained)$/.test(
      line,
    )
  )
    return ''
  // "a new app asks |: ‘Are you home?’": what it asks.
  if (/\b(?:asks?|asked|wonders?|wondered)$/.test(line) && line.length < text.length) return ''
  // "belongings of a soldier killed | found": what was told of them went.
  if (/\bof (?:an? |the )?.*\b(?:killed|slain|lost|missing)$/.test(line) && !hasFiniteVerb(line)) return ''
  // "According to Okafor": and what?
  if (/^(?:[^,:]{2,60}: )?according to [^,]*$/i.test(line)) return ''
  const saying = line.lastIndexOf(', ')
  // "Two crews lost, according to Ruiz": what she says of them went.
  if (SPEAKER.test(line.slice(Math.max(0, saying)))) return tells(line.slice(0, Math.max(0, saying))) ? line : ''
  // "Plan to tax homes | at 5 % wins support": what was said of it went.
  if (!tells(withoutLabel(line)) && hasFiniteVerb(`it${text.slice(line.length).split(OPENS_CLAUSE)[0]!}`)) return ''
  // "instead of the one", "except those", "but leaves": which, and what.
  if (
    /\b(?:(?:the|that|this|instead of|rather than|except|only) ones?|those|but \S+|through|without|towards?)$/i.test(
      line,
    )
  )
    return ''
  // "Harbor games: report": on what.
  if (/(?:^|: )(?:article|discussion|explanation|publisher|report)$/i.test(line)) return ''
  // "removed as fast | as it came", "as they stay | in Norwell", "identifies son | as one of them", "there are fines | for
  // dirty boats", "It is possible that Norwell boats | on the river sail": half of what is said.
  const rest = text.slice(line.length)
  if (/^ as /.test(rest) && /(?: as \S+|\bidentif(?:y|ies|ied) [^,;]*)$/.test(line)) return ''
  if (/^ for /.test(rest) && /\bthere (?:is|are|was|were) [^,;]*$/.test(line)) return ''
  if (rest !== '' && /\b(?:as|while|after|before|when|because) (?:they|it|he|she|we) \S+$/.test(line)) return ''
  if (/^It is possible that (?:(?!\b(?:is|are|was|were|will|has|have|had)\b).)*$/.test(line) && !tells(line.slice(20)))
    return ''
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
      // "If Ruiz, and Dorn could stay": of the condition, too.
      .some((part) => !/^(?:and|or) /.test(part) && tellsItself(part))
  )
    return ''
  // "tells the crew: ‘…’": without the words nothing was told them.
  if (/\b(?:tells?|told) [^:]*: [“‘"']/.test(text) && !/[“‘"']/.test(line)) return ''
  // "flashes dad 'I'm": half a quotation.
  if (/(?:^|\s)'(?!.*'(?:[\s,.;:]|$))/.test(line)) return ''
  // "…, killing": without whom it says nothing.
  return /[“‘][^”’]*$|['’](?:re|ll|ve|d)$/.test(line) ||
    /[,;.] [^,;]*\b(?:hours|days|weeks|months|years|decades) later$|, \p{Ll}+ing$|, in (?:some|many|most) cases$|, this time$|^[^,;]{2,60}: according to [^,]*$/u.test(
      line,
    ) ||
    /\b(?!May$)(?:of|to|and|or|the|a|an|in|on|at|for|with|by|together|says|say|that|not|than|after|before|nearly|almost|roughly|approximately|merely|exactly|meets|met|following|amid|during|as|while|from|into|over|about|against|when|where|who|which|why|how|is|are|was|were|be|been|being|has|have|had|will|could|may|might|both|either|neither|such)$/i.test(
      line,
    )
    ? ''
    : line
}

/** Of what went first, for all that had to go behind it, as much as there is room for. */
function takeBack(parts: string[], all: readonly string[]): void {
  for (let i = 1; i < all.length; i++) {
    if (parts[i] === all[i]) continue
    // Behind the first gap that stays, a phrase would lean on what is gone.
    if (parts[i - 1] !== all[i - 1] || wordCount(parts.toSpliced(i, 0, all[i]!)) > 15) return
    parts.splice(i, 0, all[i]!)
  }
}

/** What the first clause tells is done for so long and no longer. */
const isForATime = (text: string): boolean =>
  /^(?:(?![,;]| (?:and|as|while|after|before|when|who|that|which) ).)* (?:for (?:(?:up to|about|at least) )?(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|several|\d+) (?:more )?(?:hour|day|week|month|year)s?|until \S)/.test(
    text,
  )

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

/** ", wind damage event": a thing, and nothing told of it. */
const isThingsMore = (part: string): boolean =>
  /^, (?!(?:and|but|or|who|which|where|as|while|after|before|with|in|on|at|for|from|by|two|three|four|five|six|seven|eight|nine|ten)\b)(?:\p{Ll}+ ){1,3}\p{Ll}+$/u.test(
    part,
  ) &&
  isNoun(part.split(' ').at(-1)!) &&
  !tells(`it ${part.slice(2)}`) &&
  !part.split(/[ ,]+/).some((word) => isPast(word) || isGerund(word) || (isThirdPerson(word) && !isNoun(word)))

const NEXT_SENTENCE = /; |[?!] /
const MAY_TELL = () => /\p{Ll}{2}s (?:the|an?|its|his|her|their) |\bdraws? attention/u
const OPENS_CLAUSE =
  /[,;]| (?:as|while|after|before|when|who|that|which|where|because|if|since|until|for|although|amid|despite) /

/** A clause or circumstance in front, and no sentence without another. */
const OPENS_BESIDE =
  /^(?:[^,:]{2,30}: )?(?:but |and |even )*(?:when|while|as|after|before|if|because|since|although|though|despite|with|amid|during|following)\b(?! (?:reported|published)\b)/i

/** "crews sail", and not "crews who sail": a clause of theirs tells nothing of them. */
function tellsItself(part: string): boolean {
  const [own = '', ...clauses] = part.split(/ (?:who|that|which|whose|where) /)
  return clauses.length > 0 && !tells(`it ${own}`)
    ? verbFormsIn(clauses.join(' ')) > 1
    : tells(`it ${part}`) || tells(part)
}

/** Whether it is told of somebody or something, outside "… that tore sails". */
function isTold(text: string): boolean {
  const own = text.split(/ (?:that|who|which) /)[0]!
  return hasFiniteVerb(`it ${own}`) || readStatement(own) !== null
}

/** What somebody says, by the sentence that tells of him before it or behind it; undefined where nobody is told of. */
const saidIn = (text: string): string | undefined =>
  (/^According to [^,]+, (.*)$/.exec(text) ??
    /^(.*), (?:according to .*|[^,]* (?:says?|said|states?|stated))$/.exec(text) ??
    /\b(?:says?|said|saying|states?|stated|calls?|called|describes?|described|(?:warns?|warned|claims?|claimed|argues?|argued|finds|found|shows?|suggests?|admits?|admitted) that|(?<=\b[A-Z]\S* )(?:claims|claimed|alleges|alleged|believes|thinks)) (.*)$/.exec(
      text,
    ))?.[1]

const withoutLabel = (text: string): string => text.replace(/^[^,:]{2,40}: /, '')

const wordCount = (parts: readonly string[]): number => wordsIn(parts.join('').trim())
