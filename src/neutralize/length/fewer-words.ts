/**
 * The same with fewer words: what a headline of more than fifteen words says is better said tersely than not at all.
 * Quotations stay as they are.
 */

import { once } from '../../text/memoize.ts'
import { isCommonWord } from '../headline/true-case.ts'
import { firstNames } from '../headline/true-case-names.ts'
import { MONTHS } from '../words/closed-classes.ts'
import { isBaseVerb } from '../words/vocabulary.ts'

/** White space makes a word, as the contract counts them. */
export function wordsIn(text: string): number {
  let count = 1
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) count++
  return count
}

const QUOTE = /["“'‘]/
const QUOTED = () => /(["“][^"“”]*["”]|(?<![\p{L}\p{N}])['‘][^'‘’]*(?:['’]\p{L}[^'‘’]*)*['’](?![\p{L}\p{N}]))/u

/**
 * `hint` stands in every text that the pattern can match: most texts are spared most patterns. What must stand before a
 * match is looked at behind it, where few places are left.
 */
type Rule = readonly [hint: string, pattern: RegExp, put: string | ((match: string, ...parts: string[]) => string)]

/** What somebody is, before the name that says who. */
const TITLE = () =>
  /(?=[PVSRCGJ][a-z])(?<=^|[,;:] |\b(?:by|of|to|for|with|from|that|says|on|as|after) )(?:Vice President|President|Senator|Representative|Congresswoman|Congressman|Governor|Prime Minister|Secretary|Rep\.|Sen\.|Gov\.|Judge|Justice) (?!Department|Ministry|Minister|Committee|Secretary)(?=(\p{Lu}\p{Ll}+))/gu

/** "Justice League", "Judge Judy", "Justice Dept.": with an ordinary word behind, or known so, the title is part of the name. */
const withoutTitle = (title: string, name: string): string =>
  (isCommonWord(name.toLowerCase()) && !firstNames.has(name.toLowerCase())) || /^(?:Judy|Dredd|Rinder|Dept)$/.test(name)
    ? title
    : ''

/** The text without the titles of those whose names follow. */
export const withoutTitles = (text: string): string => text.replace(TITLE(), withoutTitle)

/** "is going to court", "to school": where somebody goes. */
const PLACE_GONE_TO =
  /^(?:court|work|school|bed|trial|war|prison|jail|church|college|press|market|print|sea|town|hell|heaven|waste|seed|sleep|space|auction|camp|rehab|extra|penalties|battle|market|pot|head|air|ground|post|plan)$/

const BRIEFER = (): readonly Rule[] => [
  [
    'set up',
    /\bset up\b(?<!\b(?:ha[sd]|have|was|were|been|be|is|are) set up)(?= (?:\p{L}+ ){0,2}(?:meetings?|talks|calls?|interviews?|visits?|flights?|trips?|tours?|appointments?)\b)/gu,
    'arrange',
  ],
  [' ', / ([–—]) /g, '$1'],
  ['in order to', /\bin order to\b/g, 'to'],
  [
    'going to',
    /\b(?:is|are) going to (\p{Ll}+)/gu,
    (match, next) => (isBaseVerb(next!) && !PLACE_GONE_TO.test(next!) ? `will ${next}` : match),
  ],
  ['in the wake of', /\bin the wake of\b/g, 'after'],
  // "poll shows Ruiz ahead of Dorn": in front of him.
  [
    'ahead of',
    /(?<!\b(?:polls?|survey|leads?|points?|ranks?|ranked|standings|finish\w*|puts?|shows?|finds?|pulls?|pulled|moves?|moved|moving|zoom\w*|surg\w+|jump\w*|leap\w*|leapt|race[sd]?|racing|forge[sd]?|edge[sd]?|inch\w*|stay\w*|keeps?|kept|puts)\b[^,;]*)(?<!\b(?:is|are|was|were|far|well|just) )\bahead of\b/g,
    'before',
  ],
  [
    'more than',
    /\bmore than\b(?= (?:[\d$£€]|an? \p{Ll}|half|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty)\b)/gu,
    'over',
  ],
  ['a number of', /\ba number of\b/g, 'several'],
  ['in the course of', /\bin the course of\b/g, 'during'],
  ['in spite of', /\bin spite of\b/g, 'despite'],
  ['at a time of', /\bat a time of\b/g, 'amid'],
  ['first time', /\bfor (?:the )?first time\b/g, 'for first time'],
  [' not', /(?<!\bto )\b(do|does|did|is|are|was|were|has|have|had|could|would|should) not\b/g, "$1n't"],
  ['will not', /\bwill not\b/g, "won't"],
  // "as good as he is at home", "what it is now": nothing follows there that "is" could lean on.
  [' is', /(?<!\b(?:as|than|what|where|who) )\b(it|he|she|that|there) is\b(?= \p{Ll})/gu, "$1's"],
  // "which boat they are", "which boat they are based on their sign": there it is no small word.
  [' are', /\b(they|we) are\b(?= (?!based\b)\S)/g, "$1're"],
  ['the ', /\bthe (?=(?:UK|US|U\.K\.|U\.S\.|EU|UN|U\.N\.)(?![\p{L}-]))/gu, ''],
  ['United States', /\bUnited States\b/g, 'U.S.'],
  ['United Kingdom', /\bUnited Kingdom\b/g, 'U.K.'],
  ['European Union', /\bEuropean Union\b/g, 'EU'],
  ['United Nations', /\bUnited Nations\b/g, 'U.N.'],
  [' years old', /(?<=\b(?:am|is|are|was|were|turn(?:s|ed)?) (?:just |only )?\d{1,2}) years old\b/g, ''],
  [' of ', new RegExp(`\\b(?:the )?(\\d{1,2})(?:st|nd|rd|th) of (${MONTHS})\\b`, 'g'), '$2 $1'],
  // "Mr. Okafor"
  [' ', /\b(?:Mr|Mrs|Ms)\. (?=\p{Lu}\p{Ll}{3})/gu, ''],
  // "poll that has been denounced", "recipe which was made"
  [
    ' ',
    / (?:that[’']s been|(?:that|which)(?: ha[sd]| have) been|(?:that|which) (?:is|are|was|were)) (?=\p{Ll}+ed\b)(?<=\p{Ll}{3} (?:that|which).*)/gu,
    ' ',
  ],
  [' per', / per ?cent\b(?<=\d per ?cent)/g, '%'],
  ['former ', /\bformer (?=\p{Ll}{3,}\b(?!-))/gu, 'ex-'],
  [
    'that ',
    /that (?<=\b(?:says?|said|states?|stated|claims?|claimed) that )(?<!\b(?:in|of|from|for|across|among|between|to|with|by|over|against|the|its|his|her|their|other|some|all|most|many|several|these|those|\d+) (?:states|claims) that )(?!of\b)/g,
    '',
  ],
  [
    'who ',
    / who (?:is|was|were|are) (?<=\b(?:man|woman|boy|girl|men|women|people|teen|person|driver|suspect|officer|official) who \p{Ll}+ )(?=\p{Ll}+ed\b)/gu,
    ' ',
  ],
  ['', TITLE(), withoutTitle],
]

/** Shorter words for the same: "set up" → "arrange", "President Trump" → "Trump". */
export const briefer = ruled(BRIEFER)

const CLIPPED = (): readonly Rule[] => [
  ['million', / million\b(?!-)(?<=\$\d[\d.,]* million)/g, 'M'],
  ['billion', / billion\b(?!-)(?<=\$\d[\d.,]* billion)/g, 'B'],
  // "Okafor reported to have closed pier": as headlines have it.
  [
    ' re',
    / (?:is|are) (?<=^(?!It |There |This |That |The |An? |Article |Publisher )(?:(?!who |that |which |what |how |why |and |but |is |are )[^\s,;:]+ ){1,7}(?:is|are) )(?=reported to (?:have|be) )/g,
    ' ',
  ],
  // "wants the Strait of Norwell", "a U.S. state"
  [
    'the ',
    /\bthe (?=\p{Lu}\p{Ll}+)(?<=\p{Ll} the )(?<!(?<!\p{L})\p{Lu}\p{Ll}+ the )(?<!\p{Lu}\S* (?:of|on|in|for) the )/gu,
    '',
  ],
  [' a', / an? (?=(?:U\.S\.|U\.K\.|US|UK|EU|UN|AI)\s)/g, ' '],
  ['ormer ', /\bFormer (?=\p{Lu}\p{Ll}+ \p{Lu})/gu, 'Ex-'],
  ['are ', /\bare (say|ask|warn|claim)ing (?=\p{Ll})/gu, '$1 '],
  [' and ', / and (?<=\p{Ll}{3,} and )(?<!\bbetween [^,;]* and )(?=[$£€]\d)/gu, ', '],
  // As headlines write "and": "capsized, led to deaths", "father, son".
  [' and ', / and (?<=\p{Ll}{2,}(?:ed|es|s) and )(?!(?:its|his|this|is|was|has|as)\b)(?=\p{Ll}+(?:ed|es|s)\b)/gu, ', '],
  [
    ' and ',
    / and (?<=\b(?:mother|father|son|daughter|husband|wife|brother|sister|boy|girl|man|woman) and )(?=(?:mother|father|son|daughter|husband|wife|brother|sister|boy|girl|man|woman|baby|child)\b)/gu,
    ', ',
  ],
]

const clippedWords = ruled(CLIPPED)

/** "plan is ‘terror by design’", "Ruiz, held on Skerra, is back": headlines do without the verb. */
const COPULA = () =>
  /(?<= (?!there\b|they\b|this\b|that\b|what\b|who\b|which\b|she\b|these\b|those\b|and\b|here\b)\p{L}{3,}) (?:is|are)(?= (?:[“"][^”".]+[”"]|[‘'][^’'.]+[’'])(?:$|[ ,;]))|(?<=^[^,;:“‘"]{3,60}, [^,;:“‘"]{8,90},) (?:is|are)(?= (?:back|in|on|at|under|among|set|due|out)\b)/u

const FRAMED = () =>
  /^(?:Article|Headline|In|News|Story|Column\p{L}*|Readers|Publish\p{L}*|Subject|Summary) |\b[Rr]eport/u

/** As terse as headlines get. */
export function clipped(text: string): string {
  const line = clippedWords(text)
  // A sentence that is cut all the same keeps its verb, and so does one that only a frame makes long.
  if (wordsIn(line) !== 16 || FRAMED().test(line)) return line
  // "said crews are ‘scaring us’": without their verb they would be what is said.
  return line.replace(COPULA(), (copula, at: number) =>
    /\band said\b/.test(line.slice(0, at)) && /^ \S+ [‘“'"]\p{Ll}+ing\b/u.test(line.slice(at)) ? copula : '',
  )
}

/** Applies one rule after another until the text is short enough. */
function ruled(makeRules: () => readonly Rule[]): (text: string) => string {
  const rules = once(makeRules)
  const any = once(
    () =>
      new RegExp(
        rules()
          .map(([, pattern]) => pattern.source)
          .join('|'),
        'u',
      ),
  )
  return (text) => {
    if (!any().test(text)) return text
    const isQuoting = QUOTE.test(text)
    let line = text
    for (const [hint, pattern, put] of rules()) {
      if (!line.includes(hint)) continue
      const shortened = (part: string): string =>
        typeof put === 'string' ? part.replace(pattern, put) : part.replace(pattern, put)
      const briefer = isQuoting ? outsideQuotes(line, shortened) : shortened(line)
      if (briefer === line) continue
      line = briefer
      if (wordsIn(line) <= 15) break
    }
    return line
  }
}

/** Changes what no quotation holds. */
export function outsideQuotes(text: string, change: (part: string) => string): string {
  if (!QUOTE.test(text)) return change(text)
  // Every other part, the second first, is a quotation.
  return text
    .split(QUOTED())
    .map((part, i) => (i % 2 === 1 ? part : change(part)))
    .join('')
}
