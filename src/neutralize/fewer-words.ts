/**
 * The same with fewer words: what a headline of more than fifteen words says is better said tersely than not at all.
 * Quotations stay as they are.
 */

/** White space makes a word, as the contract counts them. */
export function wordsIn(text: string): number {
  let count = 1
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) count++
  return count
}

type Rule = readonly [RegExp, string]

/** What somebody is, before the name that says who. */
export const TITLE =
  /(?=[A-Z])(?<=^|[,;:] |\b(?:by|of|to|for|with|from|and|that|says|on|as|after) )(?:Vice President|President|Senator|Representative|Congresswoman|Congressman|Governor|Prime Minister|Secretary|Rep\.|Sen\.|Gov\.|Judge|Justice) (?!Department|Ministry|Minister|Committee|Secretary)(?=\p{Lu}\p{Ll})/gu

const BRIEFER: readonly Rule[] = [
  [
    /(?<!\b(?:ha[sd]|have|was|were|been|be|is|are) )\bset up\b(?= (?:\p{L}+ ){0,2}(?:meetings?|talks|calls?|interviews?|visits?|flights?|trips?|tours?|appointments?)\b)/gu,
    'arrange',
  ],
  [/ ([–—]) /g, '$1'],
  [/\bin order to\b/g, 'to'],
  [/\b(?:is|are) going to\b/g, 'will'],
  [/\bin the wake of\b/g, 'after'],
  [/\bahead of\b/g, 'before'],
  [/\bas well as\b/g, 'and'],
  [/\bmore than\b/g, 'over'],
  [/\ba number of\b/g, 'several'],
  [/\bin the course of\b/g, 'during'],
  [/\bin spite of\b/g, 'despite'],
  [/\bat a time of\b/g, 'amid'],
  [/\bfor (?:the )?first time\b/g, 'for first time'],
  [/\b(do|does|did|is|are|was|were|has|have|had|could|would|should) not\b/g, "$1n't"],
  [/\bwill not\b/g, "won't"],
  [/\b(it|he|she|that|there) is\b(?= \p{Ll})/gu, "$1's"],
  [/\b(they|we) are\b/g, "$1're"],
  [/\bthe (?=(?:UK|US|U\.K\.|U\.S\.|EU|UN|U\.N\.)(?![\p{L}-]))/gu, ''],
  [/\bUnited States\b/g, 'U.S.'],
  [/\bUnited Kingdom\b/g, 'U.K.'],
  [/\bEuropean Union\b/g, 'EU'],
  [/\bUnited Nations\b/g, 'U.N.'],
  [/(?<=\d) per ?cent\b/g, '%'],
  [/\bformer (?=\p{Ll}{3,}\b(?!-))/gu, 'ex-'],
  [/(?<=\b(?:says?|said|states?|stated|claims?|claimed) )that (?!of\b)/g, ''],
  [
    /(?<=\b(?:man|woman|boy|girl|men|women|people|teen|person|driver|suspect|officer|official)) who (?:is|was|were|are) (?=\p{Ll}+ed\b)/gu,
    ' ',
  ],
  [TITLE, ''],
]

/** Shorter words for the same: "set up" → "arrange", "President Trump" → "Trump". */
export const briefer = (text: string): string => applied(BRIEFER, text)

const CLIPPED: readonly Rule[] = [
  [/(?<=\$\d[\d.,]*) million\b/g, 'M'],
  [/(?<=\$\d[\d.,]*) billion\b/g, 'B'],
  [/\bare (say|ask|warn|claim)ing (?=\p{Ll})/gu, '$1 '],
  // As headlines write "and": "capsized, led to deaths", "father, son".
  [/(?<=\p{Ll}{2,}(?:ed|es|s)) and (?=\p{Ll}+(?:ed|es|s)\b)/gu, ', '],
  [/(?<=\b(?:mother|father|son|daughter|husband|wife|brother|sister|boy|girl|man|woman)) and (?=\p{Ll})/gu, ', '],
]

/** As terse as headlines get. */
export const clipped = (text: string): string => applied(CLIPPED, text)

function applied(rules: readonly Rule[], text: string): string {
  let line = text
  let parts = partsOf(line)
  for (const [pattern, put] of rules) {
    let isShorter = false
    for (let i = 0; i < parts.length; i += 2) {
      const part = parts[i]!.replace(pattern, put)
      if (part === parts[i]) continue
      parts[i] = part
      isShorter = true
    }
    if (!isShorter) continue
    line = parts.join('')
    if (wordsIn(line) <= 15) break
    parts = partsOf(line)
  }
  return line
}

const QUOTED = /(["“][^"“”]*["”]|(?<![\p{L}\p{N}])['‘][^'‘’]*(?:['’]\p{L}[^'‘’]*)*['’](?![\p{L}\p{N}]))/u

/** Every other part, the second first, is a quotation. */
const partsOf = (text: string): string[] => (/["“'‘]/.test(text) ? text.split(QUOTED) : [text])

/** Changes what no quotation holds. */
export function outsideQuotes(text: string, change: (part: string) => string): string {
  return partsOf(text)
    .map((part, i) => (i % 2 === 1 ? part : change(part)))
    .join('')
}
