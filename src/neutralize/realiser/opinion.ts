/** Ways of reporting what a headline demands, as the demand of its author. */

import { once } from '../../text/memoize.ts'
import { capitalize, small } from '../plain/grammar.ts'
import { CARDINALS } from '../words/closed-classes.ts'
import { isBaseVerb, isNoun, isThirdPerson } from '../words/vocabulary.ts'
import { verbForms } from '../words/word-forms.ts'

/** "To win in May, …", "From Skerra to Norwell, …". */
const AIM = () => /^((?:To \p{Ll}|From \p{Lu}|Across |Before |After )[^,]*), (?=\S+ \S)(.+)$/u
const DEMAND =
  /^(.{2,80}?) (?:(?:simply|urgently|badly|desperately|really|just|now) )?(?:must|should|needs? to|has to|have to|ought to)( not| never|n['’]t)? (?:urgently |immediately |now |absolutely |finally |really |just )?(.+)$/i

const NO_DEED =
  /^(?:be(?! [a-z]+ed\b)|change|come|cost|deter|exist|feel|harm|have|hurt|keep|last|matter|need|prevent|scare|stop|surprise|take|worry)(?: |$)/i

/** "Storms crews should watch for before May": in front stands what they should do it with. */
const TWO_NOUNS = () => /\p{Ll}[^s’']s (?:every \p{Ll}+|\p{Ll}*[^s’']s)$/u
const NO_OBJECT = () =>
  /^\p{Ll}+(?: (?:out )?(?:for|about|of|with|from|to|on|at|in))?(?: (?:this|next|in|on|before|after|ahead of|when|while|during|today|tonight)\b.*)?$/u

/**
 * @param writer whose column it is; '' for one who is not named
 * @returns [] when the text demands nothing of anybody named
 */
export const sayDemand = (text: string, writer = ''): string[] =>
  writer === ''
    ? demandOf(text)
    : demandOf(text).map((way) =>
        way
          .replace(/^(?:Column|Author|Opinion piece|Writer)(?= )/, writer)
          .replace(/\b[Tt]he author['’]s view/, `${writer}'s view`)
          .replace(/\bauthor['’]s view/, `${writer}'s view`),
      )

function demandOf(text: string): string[] {
  const judged = sayJudgement(text)
  if (judged.length > 0) return judged
  const ours = OURS().exec(text)
  if (ours !== null) return sayOurs(ours[1]!, ours[2]!)
  const aimed = AIM().exec(text)
  // "To win the vote, Skerra needs to …": what for stands behind.
  if (aimed !== null)
    return demandOf(capitalize(aimed[2]!))
      .slice(0, 5)
      .map((way) =>
        isTooLong(`${way} ${aimed[1]}`) && /^(?:From|Across) /.test(aimed[1]!) ? way : `${way} ${small(aimed[1]!)}`,
      )
  const due = IN_TIME.exec(text)
  if (due !== null) return demandOf(`${capitalize(due[1]!)} should ${due[2]!}`)
  const match = DEMAND.exec(text)
  if (match === null) return []
  const [, whom, negation, what] = match as unknown as [string, string, string | undefined, string]
  // "should stop publishing ‘rumors’": one word in marks far behind what is demanded is the author's doubt.
  const own = what.split(' ').length > 4 ? text.replace(/ (?:'[\p{L}-]+'|[‘“][\p{L}-]+[’”]|"[\p{L}-]+")$/u, '') : text
  if (!isAuthorsOwn(whom, own) || (TWO_NOUNS().test(whom) && NO_OBJECT().test(what))) return []
  // "Valve should release it": what stands behind shows that a firm is meant.
  const who = small(`${whom} should`).slice(0, -' should'.length)
  const not = negation === undefined ? '' : 'not '
  // "ferries shouldn't exist", "fares shouldn't keep islanders at home": no deed that anybody is asked for.
  if (not !== '' && NO_DEED.test(what)) return []
  const first = what.split(' ')[0]!.toLowerCase()
  const ways = [
    `Column calls for ${who} ${not}to ${what}`,
    `Author argues in favor of ${who} ${not}${gerundOf(what)}`,
    // "asks sailors to be given a day off": they are not the ones who are asked.
    `Opinion piece asks ${first === 'be' ? 'for ' : ''}${who} ${not}to ${what}`,
    `Writer makes the case for ${who} ${not}${gerundOf(what)}`,
    `In the author's view, it is right for ${who} ${not}to ${what}`,
  ]
  // "Bubble should prompt banks to sell": nobody is called on.
  if (/^(?:prompt|remind|teach|worry|alarm|serve|ring|trigger|spark)$/.test(first)) return []
  // Behind the modal a noun by its looks is a verb: "should respect the tide".
  return first === 'be' ||
    isBaseVerb(first) ||
    (!/ly$/.test(first) && /^\p{Ll}\S* (?:the|an?|its|their|his|her|all|local|\p{Lu})/u.test(what))
    ? ways
    : []
}

/** "Families say the mayor should …": the demand is theirs, not the author's; and nobody knows who "we" are. */
const isAuthorsOwn = (whom: string, text: string): boolean =>
  !/\b(?:we|you|i|it|there|this|that|everyone|everybody|nobody|who|what|how|why|if|when)\b/i.test(whom) &&
  // "The one thing every sailor should carry": of the thing nothing is demanded.
  !/^(?:the )?(?:one |only |first |best |last )*(?:things?|ways?|places?|items?|words?|foods?|tools?|questions?|books?|habits?) (?:every|all|each|\p{L}+s) /iu.test(
    whom,
  ) &&
  !/[“‘"]|(?<!\p{L})'/u.test(text) &&
  // "Tolls should go, port chiefs to recommend": it is their advice.
  !/, (?:\p{L}+ ){1,4}to (?:recommend|say|tell|urge|argue|propose|advise|hear)\b[^,]*$/u.test(text) &&
  // "12 questions Ruiz must answer": of the questions nothing is demanded.
  !COUNTED_FOR().test(small(whom)) &&
  // "crews may have to leave": what may be.
  !/ (?:may|might|could|can|will|would)$/.test(whom) &&
  !whom
    .split(' ')
    .some(
      (word, i) =>
        /^(?:say|says|said|saying|claiming|insisting|suggesting|arguing|sorry|think|thinks|believe|believes|argue|argues|warn|warns|insist|insists|tell|tells|told)$/i.test(
          word,
        ) ||
        (i > 0 && /^\p{Ll}/u.test(word) && isThirdPerson(word) && !isNoun(word)),
    )

const COUNTED_FOR = once(
  () =>
    new RegExp(
      `^(?:the )?(?:\\d+|${CARDINALS}) (?:\\p{Ll}+ )*\\p{Ll}+s (?:(?:the|every|each|all|an?) \\S+|\\p{Lu}\\S*)$`,
      'u',
    ),
)

const isTooLong = (text: string): boolean => text.split(' ').length > 15

/** "We must close the harbor", "We must not close it": of whom it is demanded, nobody says; what is, the author favors or opposes. */
const OURS = () =>
  /^We (?:(?:really|urgently|all) )?(?:must|should|ought to)( not| never|n['’]t)? (?:be (?=\p{Ll}+ing\b))?(?!(?:be|talk|discuss|see|know|get|hear|expect|win|reach|find|learn|feel|live|have) )(\p{Ll}+ [^,;:?!“”"‘]+)$/u

function sayOurs(negation: string | undefined, what: string): string[] {
  const [verb = ''] = what.split(' ')
  const isDoing = /ing$/.test(verb)
  if (/\b(?:we|us|our|ourselves|you|your|it|they|them)\b|(?<!\p{L})'/iu.test(what)) return []
  if (!isDoing && !isBaseVerb(verb)) return []
  // "stop and think": two deeds.
  if (what.split(' ').some((word, i, all) => /^(?:and|or|but)$/.test(all[i - 1] ?? '') && isBaseVerb(word))) return []
  const doing = isDoing ? what : gerundOf(what)
  return negation === undefined
    ? [
        `Column calls for ${doing}`,
        `Author argues in favor of ${doing}`,
        `Opinion piece makes the case for ${doing}`,
        `Writer supports ${doing}`,
        `In the author's view, ${doing} is right`,
      ]
    : [
        `Column argues against ${doing}`,
        `Author opposes ${doing}`,
        `Opinion piece makes the case against ${doing}`,
        `Writer advises against ${doing}`,
        `In the author's view, ${doing} is wrong`,
      ]
}

/** "Don't buy fish on Monday", whoever says so: he advises against buying it. */
export function sayAdviceAgainst(text: string, who: string, verb: string): string[] {
  const [, does = '', rest = ''] = /^(?:Don['’]t|Do not|Never) (\p{Ll}+) ([^,;:?!“”"]+)$/u.exec(text) ?? []
  if (!isBaseVerb(does) || /\b(?:but|and|or|if|unless|until|you|your|we|us|our|me|my|I|him|her|them|it)\b/i.test(rest))
    return []
  // "Don't vote on Monday, gang warns": a threat is no advice.
  if (/\b(?:gangs?|militants?|rebels?|kidnappers?|hackers?|attackers?|terrorists?|mob)\b/i.test(who)) return []
  const what = `${does} ${rest}`
  const advises = verb.endsWith('s') ? 'advises' : 'advise'
  const named = small(who)
  return [
    `${capitalize(who)} ${advises} against ${gerundOf(what)}`,
    `${capitalize(who)} ${/^(?:warn|say|urge|advise)/.test(verb) ? verb : advises} ${/^urge/.test(verb) ? 'people ' : ''}not to ${what}`,
    `Advice against ${gerundOf(what)} comes from ${named}`,
  ]
}

/** "It is time for Skerra to close", "Time for Skerra to close". */
const IN_TIME = /^(?:(?:It['’]s|It is) (?:high |finally |past )?time|Time) for (.{2,50}?) to (.{3,})$/i
/** "Ferries are not enough", "Crews deserve better", "Night sailing is a bad idea". */
const FOUND =
  /^(.{2,60}?) ((?:is|are) (?:not enough|(?:right|wrong) to \S.*|an? (?:bad|good|terrible|great|dangerous) idea|a mistake)|(?:isn|aren)['’]t enough|deserves? (?:better|more))\b(.*)$/i

/** "Ruiz is wrong about fares", "There is no bargaining with the board": what the author holds, told as his. */
function sayJudgement(text: string): string[] {
  if (/[“‘"]|(?<!\p{L})'/u.test(text)) return []
  const wrong = /^((?:\p{Lu}[\p{L}.’'-]*(?: |$)){1,4})(?:is|are|was|were|got it) wrong (?:about|on) (.+)$/u.exec(text)
  if (wrong !== null) {
    const [, who, what] = wrong as unknown as [string, string, string]
    const whom = who.trim()
    return [
      `Author disagrees with ${whom} about ${what}`,
      `Column takes issue with ${whom} on ${what}`,
      `Opinion piece argues against ${whom} on ${what}`,
      `In the author's view, ${whom} errs on ${what}`,
      `Writer sees error in what ${whom} says about ${what}`,
    ]
  }
  const found = FOUND.exec(text)
  if (found !== null && isAuthorsOwn(found[1]!, text))
    return [
      `Column argues that ${small(text)}`,
      `In the author's view, ${small(text)}`,
      `Opinion piece holds that ${small(text)}`,
      `Author believes that ${small(text)}`,
      `Writer takes the view that ${small(text)}`,
    ]
  const futile = /^There(?: is|['’]s) no (\p{Ll}+ing (?:with|to|around|past|in|on|about)? ?.+)$/u.exec(text)
  if (futile === null) return []
  const deed = futile[1]!
  return [
    `Column argues that ${deed} is not possible`,
    `In the author's view, ${deed} is not possible`,
    `Opinion piece calls ${deed} impossible`,
    `Writer sees no way of ${deed}`,
    `Author does not believe in ${deed}`,
  ]
}

function gerundOf(what: string): string {
  const [verb, ...rest] = what.split(' ') as [string, ...string[]]
  return [verb === 'be' ? 'being' : verbForms(verb.toLowerCase()).gerund, ...rest].join(' ')
}
