/** Who vouches for a headline: "…, police say", "According to the mayor, …". */
import { isPersonNoun, isThirdPerson } from '../words/vocabulary.ts'

export interface Attribution {
  who: string
  /** As it stands: "say", "finds". */
  verb: string
  /** One word with a capital inside the headline is a name, whatever else it may be: "…, Challenger says". */
  isName?: boolean
}

const SAY =
  'say|says|said|find|finds|found|show|shows|showed|suggest|suggests|report|reports|reveal|reveals|warn|warns|warned|claim|claims|claimed|argue|argues|announce|announces|confirm|confirms|indicate|indicates|hears|told|tell|estimate|estimates|predict|predicts|testify|testifies|testified|declares|understands'
const TRAILING = new RegExp(`^(.+?)(?:,|(?<=,[’”'"]))\\s+((?:[^,]|, (?=\\d)){2,60}?)\\s+(${SAY})$`, 'i')
const NOUN_TOO = /^(?:claims|reports|estimates|shows|finds)$/i
/** What is stated by papers; of anything else "state" is a noun. */
const STATED =
  /^(.{15,}?),\s+((?:(?:court|police|harbor|county|medical|public|official|autopsy|jail|state|federal|city|charging|legal) )?(?:records|documents|papers|filings|files|affidavits)) (state)$/i
// ", says minister", ", finds study": the speaker stands behind his verb.
const INVERTED =
  /^(.{15,}?),\s+(say|says|said|find|finds|reveals?|warns?|suggests?|shows?|claims?|argues?|confirms?|admits?|insists?|predicts?)\s+([^,“”"]{2,50})$/
const ACCORDING = /^(.+?),? according to ([^,(]{2,60})$/i
const LEADING = /^According to ((?:[^,]){2,60}), (.+)$/i

/** "…, police say": the statement and who makes it. */
export function splitAttribution(text: string): { text: string; attribution: Attribution | null } {
  const { text: core, attribution } = split(text)
  const isName = attribution !== null && /^\p{Lu}\p{Ll}+$/u.test(attribution.who)
  return { text: core, attribution: isName ? { ...attribution, isName } : attribution }
}

function split(text: string): { text: string; attribution: Attribution | null } {
  const trailing = TRAILING.exec(text)
  if (
    trailing !== null &&
    // "…, say reports", "…, according to report": who says it stands behind.
    !/^(?:says?|said|finds?|warns?|according)\b/i.test(trailing[2]!) &&
    !/\b(?:and|but|as|after|while|who|that|if|when|on|at|his|her|their)\b|^(?:it|they)$/i.test(trailing[2]!) &&
    !(trailing[3] === 'warned' && !WARNS().test(trailing[2]!)) &&
    // "Possible bodies, wreckage from ferry found": both were.
    !(trailing[3] === 'found' && !FINDS().test(trailing[2]!)) &&
    // "…, media scrutiny of plagiarism claims": a noun.
    !(NOUN_TOO.test(trailing[3]!) && / of \p{Ll}+$/u.test(trailing[2]!)) &&
    !trailing[2]!
      .split(' ')
      .some(
        (word) =>
          /^\p{Ll}/u.test(word) &&
          isThirdPerson(word) &&
          !/^(?:officials|reports|records|police|experts|sources|documents|emails|researchers|scientists)$/.test(word),
      )
  ) {
    return {
      text: trailing[1]!.replace(/,([’”'"])$/, '$1'),
      attribution: { who: trailing[2]!, verb: trailing[3]! },
    }
  }
  const stated = STATED.exec(text)
  if (stated !== null) return { text: stated[1]!, attribution: { who: stated[2]!, verb: stated[3]! } }
  const inverted = INVERTED.exec(text)
  if (inverted !== null && isSpeaker(inverted[3]!, inverted[2]!))
    return { text: inverted[1]!, attribution: { who: inverted[3]!, verb: inverted[2]! } }
  const according = ACCORDING.exec(text)
  if (according !== null)
    return {
      text: according[1]!.replace(/,([’”'"])$/, '$1'),
      attribution: { who: according[2]!, verb: verbFor(according[2]!) },
    }
  const leading = LEADING.exec(text)
  if (leading !== null) return { text: leading[2]!, attribution: { who: leading[1]!, verb: verbFor(leading[1]!) } }
  return { text, attribution: null }
}

/** "…, phone users warned": others are warned, who speak in the past as seldom as headlines do. */
const WARNS = () =>
  /\p{Lu}|\b(?:police|officials?|experts?|doctors?|scientists?|researchers?|economists?|analysts?|forecasters?|regulators?|watchdogs?|ministers?|unions?|charity|charities|campaigners|study|report|court|judge|chief|boss|bosses|leaders?|he|she|they)\b/u

const FINDS = () =>
  /\b(?:stud(?:y|ies)|reports?|research(?:ers)?|polls?|surveys?|analys[ie]s|audits?|reviews?|inquir(?:y|ies)|inquests?|investigat(?:ions?|ors?)|probes?|police|panels?|juror?s?|jury|courts?|judges?|tribunals?|watchdogs?|scientists?|doctors?|experts?|officials?|regulators?|commission|committee|trials?|tests?|review|jurors|he|she|they)\b/i

const SOURCE =
  /^(?:study|studies|report|reports|research|poll|survey|analysis|police|data|court|judge|inquiry|watchdog|charity|union|ministry|experts?|officials?|sources?)$/i

/** Whether a noun phrase can be who says it, and not what the subject says or shows: "plays down fears, shows restraint". */
function isSpeaker(who: string, verb: string): boolean {
  const words = who.split(' ')
  const last = words.at(-1)!
  if (
    words.some(
      (word) =>
        /^(?:that|how|why|what|to|not|no|it|he|she|they|his|her|their|its|is|are|was|were|will|has|have)$/i.test(
          word,
        ) ||
        (/^\p{Ll}/u.test(word) && isThirdPerson(word) && !isPersonNoun(word) && !SOURCE.test(word)),
    )
  )
    return false
  const isNamed =
    words.length < 5 &&
    words.every((word) => /^\p{Lu}/u.test(word)) &&
    (words.length > 1 ? /^sa/ : /^sa[iy][ds]$/).test(verb)
  const isMany = /[^s]s$|^(?:police|people|data)$/.test(last)
  // "…, say lenders", "…, says lender": nothing but a speaker stands so at the end.
  const isBareNoun =
    words.length <= 3 &&
    words.every((word) => /^\p{Ll}+$/u.test(word)) &&
    ((verb === 'say' && isMany) || (verb === 'warn' && isMany) || (verb === 'says' && !isMany)) &&
    !/^(?:sorry|goodbye|hello|farewell|thanks|enough|so|yes|no|thank|much|more|little|nothing|prayers|grace)$/.test(
      last,
    )
  if (isBareNoun) return true
  return (
    (isNamed || SOURCE.test(last) || isPersonNoun(last.toLowerCase())) &&
    (isNamed || verb === 'said' || isMany === !/s$/.test(verb))
  )
}

/** "researchers at Skerra", "charges filed Friday": what stands behind is no speaker. */
const verbFor = (who: string): string =>
  areMany(who) ||
  areMany(
    who.replace(
      / (?:of|in|at|from|by|with|on|close|familiar|filed|released|published|obtained|seen|reviewed|who|that)\b.*$/,
      '',
    ),
  )
    ? 'say'
    : 'says'

/** "firefighters", "Norland nurses": persons in the plural, whichever they are; one of theirs has an article. */
const areMany = (who: string): boolean => {
  const last = who.split(' ').at(-1)!
  if (!/^an? /i.test(who) && /^\p{Ll}+[^s]s$/u.test(last) && isPersonNoun(last.slice(0, -1))) return true
  return MANY.test(who)
}
const MANY =
  /^(?:[^,]*\b)?(?:officials|sources|insiders|researchers|scientists|doctors|prosecutors|reports|documents|filings|records|lawyers|analysts|experts|authorities|investigators|witnesses|activists|critics|leaders|lawmakers|police|people|data|charges|papers|figures)$/i
