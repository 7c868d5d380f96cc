/** A label and somebody's words: "Flood: ‘We lost it all’", "Ruiz on the harbor vote: ‘No comment’", "Pilot Dana Whit: ‘…’". */
import { isCommonWord } from '../headline/true-case.ts'
import { firstNames, personTitles } from '../headline/true-case-names.ts'
import { small } from '../plain/grammar.ts'
import { hasFiniteVerb } from '../statement/finite-verbs.ts'
import { isBaseVerb, isNoun, isPersonNoun, isPlace, isThirdPerson } from '../words/vocabulary.ts'

const WHOLE = () => /^(?:‘[^‘’]*(?:’\p{L}[^‘’]*)*’|“[^“”]*”|"[^"]*"|'(?:[^']|'(?=\p{L}))*')[.,]?$/u
/** "Dana Whit to Mayor Ruiz": who says it to whom. */
const ADDRESSED = () =>
  /^((?:\p{Lu}[\p{L}’'.-]+ ?){1,3}) to ((?:\p{L}[\p{L}’'-]+ ){0,2}(?:\p{Lu}\p{Ll}[\p{L}’'-]*|\p{Ll}+))$/u

/** "Okafor to harbor crews": many who can be told something, or a name where both are whole. */
const mayHear = (from: string, to: string): boolean => {
  const [first = '', second] = to.split(' ')
  const last = to.split(' ').at(-1)!
  // "Okafor to wed sailors": a plan.
  if (
    second !== undefined &&
    /^\p{Ll}/u.test(first) &&
    (isBaseVerb(first) || !(isNoun(first) || /^(?:tech|young|fellow)$/.test(first)))
  )
    return false
  return /^\p{Lu}/u.test(last)
    ? / /.test(from)
    : /s$/.test(last)
      ? isPersonNoun(last.slice(0, -1)) ||
        /^(?:crews|troops|families|parents|supporters|Democrats|Republicans)$/.test(last)
      : /^(?:people|men|women|police)$/.test(last)
}
const HOLDS_OFFICE =
  /(?:^|\b)(?:president|leader|minister|chief|judge|mayor|governor|senator|coach|manager|ceo|director|spokes(?:man|woman|person)|ambassador|secretary|commissioner|sheriff|attorney|lawyer|professor|analyst|official|union boss|headteacher|principal)$/i
/** What words can stand in. */
const WRITTEN = /(?:column|diary|notebook|story|interview|letter|podcast|blog|memoir)$/i
/** A title of its own would be said of nothing. */
const NO_TOPIC =
  /^(?:from|in|on|at|what|why|how|who|when|the papers|today|about|inside|out|by|for|to|with|saving|\d+|week)\b/i
const REMARK = () =>
  /^((?:\p{Lu}[\p{L}.’'-]* ?){1,4}|.{0,40}\p{Lu}[\p{L}’'-]+ |(?:\p{L}[\p{L}’'-]* ){1,4})on (?=\S)(.{3,70})$/u
/** "Dana Whit at Skerra Fair": who, and where it was said. */
const OCCASION = () => /^((?:\p{L}[\p{L}.’'-]* ){1,5})((?:at|in) (?:the )?\p{Lu}.{2,40})$/u
/** "‘Tidelands’ season 2, episode 5", "Skerra review": what follows is what it is called, or what is said of it. */
const IS_WORK =
  /^["“‘']|\b(?:seasons?|episodes?|chapter|review|recap|trailer|teaser|single|song|album|lyrics?|video|premiere|finale|part|volume|vol|edition)\b/i

export const isQuotation = (text: string): boolean => WHOLE().test(text)

/** Whether a text without quotation marks is what the somebody before the colon says: "Dana Whit: I’m not leaving". */
export const isOwnSpeech = (label: string, text: string): boolean =>
  /^(?:I|I['’]\p{L}+|We|We['’]\p{L}+|My|Our)\b/u.test(text) &&
  (isSomebody(label) || isName(label)) &&
  isTheirs(label, text)

/** Who said it, of what, or in what report; the words as they are. @param label stands before the colon */
export function sayQuoted(label: string, words: string): string[] {
  const [bare = '', ...others] = waysOf(briefLabel(label, words), words)
  // Words that somebody said are not cut.
  return [bare, ...others.filter((way) => way.split(' ').length <= 16)]
}

/** Whether somebody's words have room behind who says them of what. */
export const hasRoom = (label: string, words: string): boolean =>
  wordsOf(briefLabel(label, words)) + wordsOf(words) <= MOST

const MOST = 15
/** Words that "comments on" and its like take. */
const FRAME = 2
const wordsOf = (text: string): number => text.split(' ').length

/** "Ruiz on Dorn’s return to the harbor cup": the words that are said need the room that the end of their topic takes. */
function briefLabel(label: string, words: string): string {
  let brief = label
  while (wordsOf(brief) + wordsOf(words) > MOST - FRAME) {
    const [, topic = ''] =
      / on (.*\p{Lu}\S* .*) (?:to|from|in|at|with|after|before|amid|during|over) .*$/u.exec(brief) ?? []
    if (topic === '') return brief
    brief = brief.slice(0, brief.indexOf(topic) + topic.length)
  }
  return brief
}

function waysOf(label: string, words: string): string[] {
  const bare = `${label}: ${words}`
  const [, from = '', to = ''] = ADDRESSED().exec(label) ?? []
  if (from !== '' && mayHear(from, to) && maySpeak(from))
    return [
      bare,
      `${from} tells ${to}: ${words}`,
      `${from} is quoted as saying to ${to}: ${words}`,
      `In the words of ${small(from)}, addressed to ${to}: ${words}`,
      `Message of ${small(from)} for ${to} reads: ${words}`,
    ]
  if (NO_TOPIC.test(label) || tells(label) || IS_WORK.test(label)) return [bare]
  const [, speaker = '', topic = ''] = REMARK().exec(label) ?? []
  if (speaker !== '' && !isPlural(speaker) && maySpeak(speaker.trim()) && !STATE.test(topic)) {
    const who = speaker.trim()
    return [
      bare,
      `${who} comments on ${topic}: ${words}`,
      `${who} has this to say about ${topic}: ${words}`,
      `Comment by ${small(who)} about ${topic}: ${words}`,
      `In words of ${small(who)} on ${topic}: ${words}`,
    ]
  }
  const inside = small(label)
  if (WRITTEN.test(label))
    return [
      bare,
      `Quoted in ${inside}: ${words}`,
      `Words taken from ${inside}: ${words}`,
      `${label} quotes this: ${words}`,
    ]
  if (isSomebody(label) && (isTheirs(label, words) || (HOLDS_OFFICE.test(label) && isSentenceOf(label, words))))
    return [
      bare,
      `${label} is quoted as saying: ${words}`,
      `In the words of ${inside}: ${words}`,
      `${label} has said: ${words}`,
      `Statement by ${inside} reads: ${words}`,
    ]
  const [, guest = '', occasion = ''] = OCCASION().exec(label) ?? []
  if (guest !== '' && !isPlural(guest) && maySpeak(guest.trim()) && mayBeTheirs(guest, words)) {
    const who = guest.trim()
    return [
      bare,
      `${who} is quoted ${occasion} as saying: ${words}`,
      `In the words of ${small(who)} ${occasion}: ${words}`,
      `${who} has said ${occasion}: ${words}`,
      `Statement by ${small(who)} ${occasion} reads: ${words}`,
    ]
  }
  // Whoever is named may have said it, and a country, too: then they are no words about him.
  if (
    label.split(' ').some((part) => isPersonNoun(part.toLowerCase()) || firstNames.has(part.toLowerCase())) ||
    isName(label) ||
    isPlace(label.toLowerCase())
  )
    return [bare]
  return [
    bare,
    `Quoted in an article about ${inside}: ${words}`,
    `Report on ${inside} with these words: ${words}`,
    `Words quoted regarding ${inside}: ${words}`,
  ]
}

/** "Bystander films tornado": a deed in front of the words. */
const tells = (label: string): boolean =>
  label
    .split(' on ')[0]!
    .split(' ')
    .some((word, i) => i > 0 && /^\p{Ll}/u.test(word) && isThirdPerson(word) && !/^(?:on|in|at)$/.test(word))

const isPlural = (who: string): boolean =>
  (/[^s’']s $/.test(who) && !firstNames.has(who.split(' ')[0]!.toLowerCase())) || / and /.test(who)

/** "Corvale on fire", "Pilot on trial": how it is, and nothing that is talked about. */
const STATE =
  /^(?:fire|alert|high alert|edge|hold|track|trial|strike|leave|lockdown|board|top|air|sale|tour|tv|stage|film|camera|parade|show|demand|duty|bail|parole|loan|course|(?:the )?(?:brink|verge|rise|run|road|move|way|up|ropes|march|job)|\d.*)(?:$| )/i

/** "Ruiz on the vote" speaks; "Spotlight on floods", "Norland on ferries" do not. */
const maySpeak = (who: string): boolean => isSomebody(who) || isName(who)

const isName = (text: string): boolean =>
  text
    .split(' ')
    .every((part) => /^\p{Lu}/u.test(part) && !isCommonWord(part.toLowerCase()) && !isPlace(part.toLowerCase()))

/** "Pilot Dana Whit: ‘I slept on board’" is what she says; "Missing pilot: ‘We want her home’" is what others say of her. */
const isTheirs = (label: string, words: string): boolean =>
  /\b(?:I|I['’]\p{L}+|my|me|we|we['’]\p{L}+|our|us)\b/iu.test(words) && mayBeTheirs(label, words)

/** "‘This is no boatyard’": said of nobody, as "‘A true sailor’" is. */
const isSentenceOf = (label: string, words: string): boolean =>
  mayBeTheirs(label, words) && hasFiniteVerb(words.replace(/^[‘“"']|[’”"'][.,]?$/g, ''))

const mayBeTheirs = (label: string, words: string): boolean =>
  !/\b(?:he|she|him|her|his|hers)\b/i.test(words) &&
  !/\b(?:missing|murdered|killed|dead|slain|late|lost|drowned|stabbed|shot|kidnapped|abducted|jailed|victim|suspect|tribute)\b/i.test(
    label,
  )

/** "Harbor pilot Dana Whit", "former pilot": one who can speak. */
function isSomebody(label: string): boolean {
  const parts = label.split(' ')
  const last = parts.at(-1)!
  if (/[’']s?$/.test(last) || parts.some((part) => /[’']s$/.test(part)) || /\d/.test(label)) return false
  if (isPersonNoun(last.toLowerCase()) && !/s$/.test(last)) return true
  return (
    /^\p{Lu}\p{Ll}/u.test(last) &&
    parts
      .slice(0, -1)
      .some(
        (part) =>
          firstNames.has(part.toLowerCase()) ||
          personTitles.has(part.toLowerCase().replace(/\.$/, '')) ||
          (/^\p{Ll}/u.test(part) && isPersonNoun(part)),
      )
  )
}
