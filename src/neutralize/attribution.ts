/** Who vouches for a headline: "…, police say", "According to the mayor, …". */
import { isThirdPerson } from './vocabulary.ts'

export interface Attribution {
  who: string
  /** As it stands: "say", "finds". */
  verb: string
}

const SAY =
  'say|says|said|find|finds|found|show|shows|showed|suggest|suggests|report|reports|reveal|reveals|warn|warns|warned|claim|claims|claimed|argue|argues|announce|announces|confirm|confirms|indicate|indicates|hears|told|tell|estimate|estimates|predict|predicts'
const TRAILING = new RegExp(`^(.+?),\\s+((?:[^,]|, (?=\\d)){2,60}?)\\s+(${SAY})$`, 'i')
const ACCORDING = /^(.+?),? according to ((?:[^,]){2,60})$/i
const LEADING = /^According to ((?:[^,]){2,60}), (.+)$/i

/** "…, police say": the statement and who makes it. */
export function splitAttribution(text: string): { text: string; attribution: Attribution | null } {
  const trailing = TRAILING.exec(text)
  if (
    trailing !== null &&
    !/\b(?:and|but|as|after|while|who|that|if|when|on|at|his|her|their)\b/i.test(trailing[2]!) &&
    !trailing[2]!
      .split(' ')
      .some(
        (word) =>
          /^\p{Ll}/u.test(word) &&
          isThirdPerson(word) &&
          !/^(?:officials|reports|records|police|experts|sources|documents|emails|researchers|scientists)$/.test(word),
      )
  ) {
    return { text: trailing[1]!, attribution: { who: trailing[2]!, verb: trailing[3]! } }
  }
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

const verbFor = (who: string): string =>
  /^(?:police|experts?|[^,]*\b(?:officials|sources|insiders|researchers|scientists|doctors|prosecutors|reports|documents|filings|records|lawyers|analysts|experts|authorities|investigators|witnesses|activists|critics|leaders|lawmakers|police|people|data))$/i.test(
    who,
  ) && !/^expert$/i.test(who)
    ? 'say'
    : 'says'
