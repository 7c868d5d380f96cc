/**
 * What a headline tells its readers or somebody in office to do, in the imperative: told as what the article argues for
 * or against.
 *
 *     "Don't blame the gulls"             → the article argues against blaming the gulls
 *     "Bring back the night ferry"        → for bringing back the night ferry
 *     "Don't overthink the rules, Norwell" → advises Norwell against it
 */

import { small } from '../plain/grammar.ts'
import { plainWording } from '../plain/plain-wording.ts'
import { addressesReader, unquoted } from '../plain/reader-person.ts'
import { hasFiniteVerb } from '../statement/finite-verbs.ts'
import { readStatement } from '../statement/statement.ts'
import { isBaseVerb, isGerund, isNoun, isPersonNoun } from '../words/vocabulary.ts'
import { verbForms } from '../words/word-forms.ts'
import type { ReaderPromise } from './about-thing.ts'
import { asPlain } from './reader-question.ts'

/** "Don't expect the new ferry to sail this spring": what, to the last word. */
function notExpected(text: string): string | null {
  const found =
    /^(?:please )?(?:don['’]t|do not) expect ((?:(?!to )[\p{L}\p{N}’'.$%-]+ ){1,8}to (\p{Ll}+)(?: [^,;:?!“”"]+)?)$/iu.exec(
      text,
    )
  if (found === null || !isBaseVerb(found[2]!) || /\b(?:you|me|us|it|them|much|anything)\b/i.test(unquoted(found[1]!)))
    return null
  const plain = plainly(found[1]!)
  return plain === '' ? null : plain
}

/** What is said for or against a deed. */
interface Order {
  isAgainst: boolean
  /** In -ing: "blaming the gulls". */
  doing: string
  /** Whom it is told to: "Norwell"; '' for readers. */
  whom: string
}

/** Most headlines are none, and need no closer look. */
const MAY_ORDER =
  /^(?:please |everyone |let['’]s )?(?:stop|don['’]t|do not|never|let|bring|leave|give|keep|it['’]s|it is|time|ban|scrap|abolish|end|legali[sz]e|defund|cancel|tax|mask|get|stay|wear) /i

/** @param text in sentence case, without its end mark */
export function readOrder(text: string): ReaderPromise | null {
  const expected = notExpected(text)
  if (expected !== null)
    return {
      core: `expecting ${expected}`,
      ways: [
        `Article advises against expecting ${expected}`,
        `Author does not expect ${expected}`,
        `Readers are advised not to expect ${expected}`,
        `Article says not to expect ${expected}`,
        `According to the article, one should not count on ${expected.replace(/ to (\p{Ll}+)/u, (_, verb: string) => ` ${verbForms(verb).gerund}`)}`,
      ],
    }
  const order = orderOf(text)
  if (order === null) return null
  const { isAgainst, doing, whom } = order
  if (isAgainst)
    return {
      core: doing,
      ways: [
        `Article ${whom === '' ? 'argues' : `advises ${whom}`} against ${doing}`,
        `Author of article is against ${doing}`,
        `Opinion piece speaks out against ${doing}`,
        `Advice given in article${whom === '' ? '' : ` to ${whom}`}: against ${doing}`,
        `Writer makes the case against ${doing}`,
      ],
    }
  return {
    core: doing,
    ways: [
      `Article calls for ${doing}`,
      `Author argues in favor of ${doing}`,
      `Opinion piece makes the case for ${doing}`,
      `Writer of article is for ${doing}`,
      `Column supports ${doing}`,
    ],
  }
}

/** The first sentence of several, told as what the author is for or against: "Don't end the ferry. Crews need it." */
export function tellOrder(text: string): string {
  const [, first = '', rest = ''] = /^([^.!?:]+)[.!] (\S+ \S.*)$/u.exec(text) ?? []
  const order = first === '' ? null : orderOf(first)
  return order === null ? text : `Author argues ${order.isAgainst ? 'against' : 'for'} ${order.doing}. ${rest}`
}

function orderOf(text: string): Order | null {
  if (
    !MAY_ORDER.test(text) ||
    /[.?!;:]|\s[–—-]\s/.test(unquoted(text)) ||
    / (?:if|unless|until|before|or|when|says?) /i.test(text) ||
    // "Stop killing whales, Norland told": somebody else says so.
    /, .*\b(?:told|warn(?:s|ed)?|urge[sd]?|tells?|said|say|ask(?:s|ed)?|order(?:s|ed)?|advise[sd]?|plead(?:s|ed)?|beg(?:s|ged)?|demand(?:s|ed)?|remind(?:s|ed)?|insist(?:s|ed)?)\b/i.test(
      unquoted(text),
    ) ||
    // "Tax the Rich rally draws 500"
    (/^(?:ban|scrap|abolish|end|legali[sz]e|defund|cancel|tax) /i.test(text) && readStatement(text) !== null)
  )
    return null
  const [, body = '', whom = ''] =
    /^(.+?)(?:, ((?:\p{Lu}[\p{L}’'.-]*(?: |$)){1,3}))?$/u.exec(text.replace(/^(?:please|everyone) /i, '')) ?? []
  const against = opposed(body)
  const found = against ?? wanted(body)
  if (found === null) return null
  const doing = plainly(found)
  // "Stop killing gulls": of living things it is meant.
  return doing === '' ? null : { isAgainst: against !== null, doing, whom: whom.trim() }
}

/** "Stop telling women to smile", "Don't kill the night ferry". */
function opposed(text: string): string | null {
  const stop = /^stop (\p{L}+ing) (.+)$/iu.exec(text)
  if (stop !== null && isGerund(stop[1]!.toLowerCase()) && !/^(?:scrolling|reading|being)$/i.test(stop[1]!))
    return isObject(stop[2]!) ? `${ended(stop[1]!.toLowerCase(), stop[2]!)} ${stop[2]}` : null
  const not = /^(?:don['’]t|do not|never) (?:ever |just |let['’]s )?(\p{L}+) (.+)$/iu.exec(text)
  if (not === null) return null
  const verb = not[1]!.toLowerCase()
  if (
    !isBaseVerb(verb.replace(/^(?:over|under|re|mis)(?=\p{L}{4})/u, '')) ||
    NO_ADVICE.test(verb) ||
    !isObject(not[2]!)
  )
    return null
  return `${ended(verbForms(verb).gerund, not[2]!)} ${not[2]}`
}

/** What such a call of it says more than not to do it: "Don't look now", "Don't miss", "Don't expect". */
const NO_ADVICE =
  /^(?:know|look|miss|worry|forget|call|expect|get|be|go|mention|think|tell|have|need|want|say|ask|hate|make|sweat|mess|mind|stop|come|try|do|care|see|like|cry|panic|even|judge|you|we|they|i)$/

const isObject = (text: string): boolean =>
  // "Stop working and play": another order behind it.
  !isBaseVerb(/(?:^| )(?:and|but) (\p{L}+)(?: |$)/iu.exec(text)?.[1]?.toLowerCase() ?? '') &&
  !/^(?:it|this|that|him|her|them|me|us|everything|anything)$/i.test(text) &&
  !/\b(?:I|me|my|we|us|you|yourself)\b/i.test(unquoted(text)) &&
  !hasFiniteVerb(unquoted(`them ${text}`).replace(/ (?:who|that|which) .*$/, ''))

/** A service or a plan is not killed but ended. */
const ended = (doing: string, what: string): string => {
  const words = what.toLowerCase().split(' ')
  return doing === 'killing' && words.some((word) => ENDS.test(word)) && !words.some((word) => isPersonNoun(word))
    ? 'ending'
    : doing
}
const ENDS =
  /^(?:learning|programs?|programmes?|projects?|plans?|bills?|deals?|act|laws?|subsid(?:y|ies)|funding|filibuster|services?|lines?|routes?|ferry|ferries|bus(?:es)?|trains?|credits?|schemes?|reforms?|agreements?|polic(?:y|ies)|industry|tradition|exams?|tests?|lessons?|classes|talks|debate|conversation|tax|fund|grants?|jobs)$/

/** "Mask up (again) and get vaccinated". */
const CARE =
  /^(?:mask up|get (?:vaccinated|boosted|tested)|stay (?:home|inside)|wear (?:a )?masks?)(?: \([^)]*\))?(?: and (?:mask up|get (?:vaccinated|boosted|tested)|stay (?:home|inside)|wear (?:a )?masks?))?$/i

/** "Let children climb trees", "Bring back the night ferry", "It's time to scrap the fare". */
function wanted(text: string): string | null {
  const care = CARE.exec(text)
  if (care !== null)
    return text.replace(
      /(^| and )(mask|get|stay|wear)\b/gi,
      (_, joint: string, verb: string) => `${joint}${verbForms(verb.toLowerCase()).gerund}`,
    )
  const let_ =
    /^let ((?:the |our |all |more )?\p{L}+s|the \p{L}+(?: \p{L}+)?|people|women|men|children|kids) (\p{L}+)( .+)?$/iu.exec(
      text,
    )
  if (
    let_ !== null &&
    isBaseVerb(let_[2]!.toLowerCase()) &&
    !isNoun(let_[2]!.toLowerCase()) &&
    !/^(?:begin|commence|sink|roll|be|go|slip|loose)$/i.test(let_[2]!) &&
    isObject(`${let_[1]}${let_[3] ?? ''}`)
  )
    return `letting ${let_[1]} ${let_[2]}${let_[3] ?? ''}`
  const back = /^bring back (the .+|our .+)$/i.exec(text)?.[1]
  if (back !== undefined && isObject(back)) return `bringing back ${back.replace(/^our /i, 'the ')}`
  const alone = /^leave (.+) alone$/i.exec(text)?.[1]
  if (alone !== undefined && isObject(alone)) return `leaving ${alone} alone`
  const given = /^give ((?:the |our |all )?\p{L}+s|\p{L}+ \p{L}+s) ((?:an?|the|more|their|better|free)\b .+)$/iu.exec(
    text,
  )
  if (given !== null && isObject(`${given[1]} ${given[2]}`))
    return `giving ${given[1]!.replace(/^our /i, 'the ')} ${given[2]}`
  const hands = /^keep your hands off (.+)$/i.exec(text)?.[1]
  if (hands !== undefined && isObject(hands.replace(/^our /i, 'the ')))
    return `keeping hands off ${hands.replace(/^our /i, 'the ')}`
  const due = /^(?:it['’]s |it is )?(?:high |finally |past |about )?time to (\p{L}+) (.+)$/iu.exec(text)
  if (due !== null && isBaseVerb(due[1]!.toLowerCase()) && !NO_AIM.test(due[1]!) && isObject(due[2]!))
    return `${verbForms(due[1]!.toLowerCase()).gerund} ${due[2]}`
  // "Let's scrap the toll debates"
  const shared = /^let['’]s (?:all |just |finally )?(\p{L}+) (.+)$/iu.exec(text)
  if (shared !== null && isBaseVerb(shared[1]!.toLowerCase()) && !NO_PLAN.test(shared[1]!) && isObject(shared[2]!))
    return `${verbForms(shared[1]!.toLowerCase()).gerund} ${shared[2]!.replace(/^our /i, 'the ')}`
  const end =
    /^(ban|scrap|abolish|end|legali[sz]e|defund|cancel|tax) ((?:the|all|this|these|our|school|student)\b .+)$/i.exec(
      text,
    )
  return end !== null && isObject(end[2]!)
    ? `${verbForms(end[1]!.toLowerCase()).gerund} ${end[2]!.replace(/^our /i, 'the ')}`
    : null
}

/** "It's time to talk about": what it is about is told elsewhere. */
const NO_AIM =
  /^(?:talk|discuss|appreciate|admit|celebrate|reali[sz]e|face|say|get|go|meet|look|see|play|panic|shine|dance|eat|be|start|buy|sell|book|plan|think|vote|party|break|make|take|put|bring|wake|grow|pay|move|let)$/i

/** "Let's talk about", "let's see", "let's not", "let's compare": what the article does itself, or asks for no deed. */
const NO_PLAN = new RegExp(
  `${NO_AIM.source}|^(?:not|hope|hear|know|have|compare|explore|revisit|review|examine|break|dive|try|remember|ask|recap|check|rank|imagine|call|move|settle|unpack|forget|welcome|do)$`,
  'i',
)

function plainly(text: string): string {
  const { text: plain, left } = plainWording(text.replace(/\byour\b/gi, 'their'))
  return left.length > 0 || addressesReader(plain) ? '' : small(asPlain(plain))
}
