/**
 * What is done to a headline before it is taken apart: what only leads in or calls goes, capitals that shout get small,
 * it is set in sentence case, and what is turned to readers or authors is turned to somebody else.
 */

import { trueCase } from '../headline/sentence-case.ts'
import { isCommonWord } from '../headline/true-case.ts'
import { firstNames } from '../headline/true-case-names.ts'
import { repairEnglish } from '../headline/typography.ts'
import { capitalize, small } from '../plain/grammar.ts'
import { plainWording } from '../plain/plain-wording.ts'
import { withQuestionToOne } from '../plain/reader-person.ts'
import { readStatement } from '../statement/statement.ts'
import { readTactics } from '../tactics/tactics.ts'
import { withAskedOnes, withItsDeed } from '../teasers/answered.ts'
import { askTersely } from '../teasers/question.ts'
import { isBaseVerb, isPast, isPersonNoun, isPlace, isThirdPerson } from '../words/vocabulary.ts'
import { verbForms } from '../words/word-forms.ts'
import { withoutCalls } from './calls.ts'
import { withoutOutlet } from './headline-labels.ts'
import { withoutLeadIn, withoutStanding } from './lead-ins.ts'
import { withoutReaderTail } from './reader-tails.ts'
import { joinPauses } from './segments.ts'

/** @returns the headline without what stands in front or behind for nothing but itself */
export const barePart = (headline: string): string =>
  withoutStanding(
    withoutLeadIn(withoutCalls(withEverything(withAddressee(withoutOutlet(withoutMarkInName(headline)))))),
  )

/** "Jeopardy! fans are cross": a mark inside a name ends no sentence, and is often left out. */
const withoutMarkInName = (text: string): string =>
  // "How strong is he? : Harbor Hour": the show it is of.
  text
    .replace(/\? : (?:\p{Lu}\S* ?){1,4}$/u, '?')
    .replace(
      /\b(?:Panic(?=! [Aa]t [Tt]he [Dd]isco)|Jeopardy(?=! \p{L})|Yahoo(?=! (?:[Nn]ews|[Ss]ports?|[Ff]inance|[Mm]ail|Japan|CEO)\b)|Mamma Mia(?=! [Hh]ere [Ww]e)|Wham(?=! (?:[Ss]tar|[Ss]inger|[Ff]rontman|[Cc]lassic)\b)|OK(?=! [Mm]agazine\b))!/gu,
      (name) => name.slice(0, -1),
    )

export const readied = (bare: string): string => READIED().reduce((text, ready) => ready(text), bare)

/** What is done to a headline before it is taken apart, in this order. */
const READIED = (): readonly ((text: string) => string)[] => [
  withoutTicker,
  withLetUs,
  withIWill,
  withoutCall,
  withoutExamples,
  repairEnglish,
  lowerShouting,
  trueCase,
  withQuestionToOne,
  withoutFlag,
  withoutOath,
  withVerb,
  joinPauses,
  withDeedBehind,
  withWhy,
  withoutDoer,
  withoutReminder,
  withoutReaderTail,
  withSpeaker,
  withAsker,
  withCourtAsking,
  withOwner,
  withTeller,
  withAskedOnes,
  withItsDeed,
]

/** "… the big deal? (HARB:NASDAQ)": by which letters a firm is listed, behind the last sentence. */
const withoutTicker = (text: string): string => text.replace(/(?<=[.?!][’”'"]?) \([A-Z.]{1,9}: ?[A-Z.]{1,9}\)$/, '')

/** "Lets move to Skerra": an apostrophe left out, and nobody who lets. */
const withLetUs = (text: string): string =>
  // "Lets move to Norwell, Skerra: where boats began": a column on that place.
  text
    .replace(/^Let[’']?s move to (?=\p{Lu}[^:]{2,60}: \S)/u, '')
    .replace(
      /^Lets (?=(?:move|go|talk|make|face|hope|keep|start|bring|not|hear|celebrate|remember|admit|explore)\b)/i,
      'Let’s ',
    )

/** "Ill judge Dorn after the vote: Ruiz": whoever says it is not ill. */
const withIWill = (text: string): string =>
  text.replace(
    /^Ill (?=(?:never|not|always|be|do|go|judge|fight|continue|support|accept|take|make|give|win|run|resign|quit|retire|keep|tell|show|stay|stand|follow|work|try|leave|return)\b.*: \S)/,
    'I’ll ',
  )

/** "Dude, you can rent it": somebody is called, who does nothing. */
const withoutCall = (text: string): string =>
  text.replace(
    /^(?:Dude|Dudes|Guys|Folks|Y[’']all|Bro|Fam|Girl|Friends|Peeps), (?=(?:you|your|we|I|this|these|here[’']s|it[’']s|that[’']s)\b)(.)/i,
    (_, letter: string) => letter.toUpperCase(),
  )

/** "A knife, a net and a lamp: 25 things to do with your boat": examples, and what they are examples of. */
const withoutExamples = (text: string): string =>
  text.replace(
    /^An? [^:;.?!,“‘"]+, [^:;.?!“‘"]+ and [^:;.?!“‘"]+: (?=\d{1,3} (?:[\p{L}-]+ ){0,3}(?:things|ways|uses|tricks|tips|ideas|jobs|features|functions) (?:that )?(?:you|to|people|every\S*)\b)/u,
    '',
  )

/** "This is a reminder that …": what one is reminded of is told; "… and more top headlines" is none. */
const withoutReminder = (text: string): string =>
  text
    .replace(
      /(?<=\S \S.*),? and here(?:[’']s| is) what (?:you|we) (?:should|need to|have to) know(?: about (?:it|them|him|her))?$/i,
      '',
    )
    // "…, and here are the best lamps we found": of its own.
    .replace(
      /(?<=^[^.:;?!]{15,}),? (?:and|so) here are (?=(?:\S+ ){0,4}(?:best|top|greatest|biggest|coolest|favou?rite)\b[^.:;?!]+$)/i,
      '. Here are ',
    )
    // "… has ended, but here's how to go on": what it goes into besides.
    .replace(/(?<=^[^.:;?!]{15,}),? but here(?:[’']s| is) (?=(?:how|what|why|where)\b)/i, '. Here’s ')
    // "offers this advice: ‘Sail on’"
    .replace(/ this (?=(advice|warning|message|verdict): [“‘"'])/i, (_, what: string) =>
      what === 'advice' ? ' ' : ' a ',
    )
    // "Two sailors and a pilot. These are the dead of …": the same ones.
    .replace(
      /^([^.:;?!]+ and [^.:;?!]+)\. These are (the \p{Ll}+ (?:of|in|from) [^.:;?!]+)\.?$/u,
      (match, who: string, what: string) =>
        readStatement(who) === null ? `${capitalize(what)}: ${small(who)}` : match,
    )
    // "… — plus seven our critic loved": what else there is to read.
    .replace(/(?<=^[^.:;?!]{20,}?)(?: [—–-]|,|;) plus [^—–.:;?!“"]*\b(?:our|we)\b[^—–.:;?!“"]*$/i, '')
    .replace(/^([^:]+?),? (?:and|plus) more(?: top)? (?:headlines|news|stories)$/i, '$1')
    .replace(
      /^(?:(?:this is |here['’]s )?(?:just |yet )?(?:your |an? |another )?(?:\p{L}+ )?(?:reminder|psa) that|psa:) (?=\S+ \S+ \S)([\p{L}"“])/iu,
      (_, letter: string) => letter.toUpperCase(),
    )

/** "No, Dorn: it is not as you say": he is spoken to, and no reader. */
const withAddressee = (text: string): string =>
  text.replace(/^(?:No|Yes),? (\p{Lu}[^:,]{1,30})[:,] (.*)$/u, (whole, name: string, said: string) => {
    const told = said.replace(
      /\b[Yy]ou ([Ss]ay|[Tt]hink|[Ww]ant|[Cc]laim|[Kk]now|[Bb]elieve|[Nn]eed)\b/gu,
      `${name} $1s`,
    )
    return told === said || /\byou/i.test(told) ? whole : told
  })

/** "Here's everything announced at the boat show", "Everything Skerra plans to show": what it is. */
const withEverything = (text: string): string =>
  text
    .replace(/^(?:here(?:['’]s| is) )?everything announced (?=(?:in|at|during) [^?!]+$)/i, 'Announcements ')
    .replace(
      /^(?:[Hh]ere(?:['’]s| is) )?(?:\(?(?:[Aa]lmost|[Nn]early)\)? )?[Ee]verything (?=(?:the )?\p{Lu}(?!.*\b(?:[Yy]ou|[Ww]e|I)\b)(?:\S+ ){1,6}?(?:[Pp]lans|[Ee]xpects|[Ww]ants|[Ww]ill) (?:\p{L}))(?!About |New |That |In |Is |Was |To |Coming |Announced |Wrong |Else )/u,
      'What ',
    )

/** "Our Favorite Ferries": those of the publisher. */
const withOwner = (text: string): string =>
  text.replace(/(?<=^|: )[Oo]ur (?=(?:(?:top|all-time|\d+|\p{L}+) )?(?:favou?rites?|picks)\b)/gu, 'The publisher’s ')

/** "… --Okafor", "… -HMC": a name that a dash without a space ties to the end says it. */
const withSpeaker = (text: string): string =>
  text.replace(/(?<=[\p{L}\d’'”")])[,.]? (?:--?|—)(\p{Lu}[\p{L}.]+(?: [\p{L}.]+){0,2})$/u, ', $1 says')

/** "Why do fares rise? — Okafor", "Could crews swim? Should they, asks DANA HOLM": whose question it is. */
const withAsker = (text: string): string => {
  const [, first = '', who = ''] =
    /^([^?:;“‘"]{12,})\?(?: ?— ?| [^?:;“‘"]+, asks )((?:\p{Lu}[\p{L}’'.-]+ ?){1,3})$/u.exec(text) ?? []
  const name = who.replace(/(?<=\p{Lu})\p{Lu}+(?= |$)/gu, (rest) => (/ /.test(who) ? rest.toLowerCase() : rest))
  if (
    name === '' ||
    NO_ASKER.test(name) ||
    name.split(' ').some((word) => isCommonWord(word.toLowerCase()) || isPlace(word.toLowerCase()))
  )
    return text
  // "Could Nightingale ferries …": behind "whether" it is a name still.
  const names: string[] = first.match(/(?<= )\p{Lu}\p{Ll}+/gu) ?? []
  const asked = askTersely(first, `${name} asks`)?.replace(/(?<= )\p{Ll}+/gu, (word) => {
    const capital = capitalize(word)
    return names.includes(capital) ? capital : word
  })
  return asked ?? text
}

/** "Is it theft, asks Norwell court to higher bench" → "Norwell court asks whether it is theft": whose question it is, and to whom. */
const withCourtAsking = (text: string): string => {
  const [, first = '', who = ''] = ASKED_AT_END().exec(text) ?? []
  if (who === '' || NO_ASKER.test(who) || OF_SPEAKERS.test(first)) return text
  return askTersely(first, `${who} asks`) ?? text
}

/** A body or somebody named, with or without whom it asks. */
const ASKED_AT_END = () =>
  /^((?:Is|Are|Was|Were|Can|Could|Should|Will|Would|Does|Do|Did|Has|Have|Why|How|What) [^?:;“”‘"]{8,}?)(?:,|\?,?) asks ((?:the )?\p{Lu}[\p{L}.’'-]*(?: \p{Lu}[\p{L}.’'-]*){0,3}(?: (?:court|bench|judge|panel|council|bureau|ministry|board|union))?)(?: (?:to|of) [^,:;?]+)?$/u

const OF_SPEAKERS = /\b(?:you|your|we|our|us|I|my)\b/

const NO_ASKER = /^(?:Reuters|Bloomberg|Axios|Politico|Forbes|Vox|Slate|BBC|CNN|CNBC|MSNBC|NPR|CBS|ABC|NBC)\b/

/** "Measles nightmare: cases rise": what it is about stays in front of the colon. */
export const withPlainLabel = (text: string): string =>
  text.replace(
    /^((?:[\p{L}-]+ ){0,2}[\p{L}-]+) (?:nightmare|horror|misery|hell|shocker|bloodbath|madness|frenzy): (?=\p{L})/iu,
    '$1: ',
  )

/** "Power grab: mayor takes over board": a label that says nothing but what the publisher thinks of it. */
export function withoutVerdict(text: string): string {
  const [, label = '', rest = ''] = /^((?:\p{L}[\p{L}’'-]* ){0,2}\p{L}[\p{L}’'-]*): (\S+ \S.*)$/u.exec(text) ?? []
  if (label === '') return text
  const { text: plain, left } = plainWording(label)
  const words = label.toLowerCase().split(' ')
  const others = plain.toLowerCase().split(' ')
  const isVerdict = left.length === 0 && !others.some((word) => words.includes(word) || isPersonNoun(word))
  return isVerdict ? capitalize(rest) : text
}

/** "Exclusive — Dana Ruiz: …", "*** Live *** …", "…: From the Harbor Desk": the flag goes, whose words these are stays. */
const withoutFlag = (text: string): string =>
  text
    .replace(/^\*{2,}[^*]{2,40}\*{2,}\s*(?=\S)/, '')
    .replace(/(?<=\S \S.*)(?::| [|–—-]) From the (?:\p{L}+ ){1,2}Desk$/iu, '')
    // "Norland at a glance: …"
    .replace(/^(?:[\p{L}’'-]+ ){1,4}at a glance: (?=\S+ \S+ \S)/iu, '')
    .replace(/^(Column|Opinion|Editorial|Commentary) \| (?=\S)/, '$1: ')
    .replace(/^(?:Exclusive|Breaking|Scoop|Watch|Video) ?[—–|] ?(?=\p{Lu}[^:]{3,40}: )/u, '')

/** "Where the hell is the ferry?": it is asked where it is. */
const withoutOath = (text: string): string =>
  text.replace(
    /\b(who|what|where|when|why|how) (?:in )?the (?:hell|heck|fuck|f[*-]+k?) (?=(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|happened)\b)/gi,
    '$1 ',
  )

/** "Police ID man", "coroner IDs pilot": a verb that looks like a name. */
const withVerb = (text: string): string =>
  text
    .replace(
      /(?<=\b(?:police|cops|officers|officials|authorities|deputies|detectives|investigators|coroners) )ID(?= (?!cards?|checks?|laws?|numbers?|badges?|theft|fraud|rules?|systems?|photos?)\p{L})/giu,
      'identify',
    )
    .replace(/(?<=\b(?:police|coroner|sheriff|examiner|office|department|family|FBI) )IDs(?= \p{L})/giu, 'identifies')

/** "Board hurries to finish pier — and close harbor": of the same, what else it does. */
const withDeedBehind = (text: string): string =>
  text.replace(
    /^([^—–:;.?!]+?) ?[—–] ?and (?=(?!(?:be|get|have|let|make) )(\p{Ll}+) \S)(?!.*\byou)(?=[^—–:;.?!]+$)/u,
    (match, front: string, verb: string) =>
      isThirdPerson(verb) || (isBaseVerb(verb) && / to \p{Ll}+ /u.test(front)) ? `${front} and ` : match,
  )

/** "Skerra has sold no boats. Why?" → "Why has Skerra sold no boats?": what is asked. */
const withWhy = (text: string): string =>
  text.replace(/^([^.?!:;“‘"]{15,})\. Why\?$/, (match, told: string) => {
    const statement = readStatement(told)
    if (statement === null || statement.prefix !== '') return match
    const { kind, group, rest, isPlural, forms } = statement
    const subject = small(statement.subject)
    const [aux = '', ...more] = group.split(' ')
    if (/^(?:is|are|was|were|has|have|had|will|would|can|could)$/.test(aux))
      return `Why ${[aux, subject, ...more, rest].join(' ')}?`
    if (forms === null || more.length > 0 || !/^(?:present|past)$/.test(kind)) return match
    return `Why ${kind === 'past' ? 'did' : isPlural ? 'do' : 'does'} ${subject} ${forms.base} ${rest}?`
  })

/** "What to do after you get fired" → "… after getting fired": people are others. */
const withoutDoer = (text: string): string =>
  text.replace(
    /^((?:what|how|where) to [^,.:;?]+? (?:after|before|when) )you (?=(\p{L}+)(?!.*\b(?:your?|we|i|they|he|she|it)\b))\2/iu,
    (match, start: string, verb: string) => {
      const key = verb.toLowerCase().replace(/^are$/, 'be')
      return key === 'be' || isBaseVerb(key) ? start + verbForms(key).gerund : match
    },
  )

/** "Dana Ruiz: Why I quit": who tells of himself is named, and no author; only where nothing else is said of him. */
const withTeller = (text: string): string =>
  text.replace(
    /^((?:\p{Lu}[\p{L}’'.-]+ ){1,2}\p{Lu}[\p{L}’'.-]+): (why|how) I (?=(\p{Ll}+) )(?!.*\b(?:I|my|me|mine|myself|we|our|us)\b)/iu,
    (match, who: string, word: string, verb: string) =>
      (firstNames.has(who.split(' ')[0]!.toLowerCase()) || !isCommonWord(who.split(' ').at(-1)!.toLowerCase())) &&
      (isPast(verb) || /^(?:will|would|can|could|won['’]t|didn['’]t)$/.test(verb))
        ? `${word} ${who} `
        : match,
  )

/** Words in capitals for emphasis, as the detector finds them, in small letters. */
function lowerShouting(text: string): string {
  const { headline, cues } = readTactics(text)
  if (headline.isAllCapitals) return text
  let lowered = text
  // From the end, so that offsets hold.
  for (const cue of cues.toReversed()) {
    if (cue.tactic !== 'shouting' || cue.first !== cue.last || !cue.reason.startsWith('capitals')) continue
    const word = headline.words[cue.first]!
    // "proves she is the GOAT": the greatest of all time, and no animal.
    if (word.text === 'GOAT') continue
    // "your SO": a significant other.
    if (word.text === 'SO' && /^(?:your|my|his|her|their|our|an)$/.test(headline.words[cue.first - 1]?.key ?? ''))
      continue
    if (word.key === 'another') {
      lowered = `${lowered.slice(0, word.start)}${cue.first === 0 ? 'A' : 'a'}${lowered.slice(word.end)}`
      continue
    }
    const small =
      headline.isTitleCase || cue.first === 0
        ? word.text[0] + word.text.slice(1).toLowerCase()
        : word.text.toLowerCase()
    lowered = lowered.slice(0, word.start) + small + lowered.slice(word.end)
  }
  return lowered
}
