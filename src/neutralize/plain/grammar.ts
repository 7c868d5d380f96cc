/** The small change of the realiser: casing inside a sentence, auxiliaries, and where a phrase ends. */
import { memoize } from '../../text/memoize.ts'
import { isCommonWord } from '../headline/true-case.ts'
import { firstNames, hardlyWords, nameHeads } from '../headline/true-case-names.ts'
import type { Statement } from '../statement/kind.ts'
import { CARDINALS } from '../words/closed-classes.ts'
import { isNoun, isPast, isPersonNoun, isThirdPerson, isVerbForm } from '../words/vocabulary.ts'
import { startsWithName } from './opening-names.ts'

export const capitalize = (text: string): string =>
  text.replace(/^([“‘"'(]?)(\p{Ll})(?!\p{L}*\p{Lu})/u, (_, mark: string, letter: string) => mark + letter.toUpperCase())

/** For the middle of a sentence: the first word small, unless it is a name. */
export function small(text: string): string {
  // Six words tell, as many as the longest names have; all wordings of a headline begin in a few ways.
  if (text.includes(';') && TITLES_IN_ROW().test(text)) return text
  let end = -1
  for (let i = 0; i < 6; i++) {
    end = text.indexOf(' ', end + 1)
    if (end < 0) return smallStart(text)
  }
  return smallStart(text.slice(0, end)) + text.slice(end)
}

const smallStart = memoize((text): string => {
  // What somebody believes; the body's name goes on with "of America".
  if (/^Democratic socialis(?:ts?|m)\b(?! of\b)/.test(text)) return `d${text.slice(1)}`
  if (
    startsWithName(text) ||
    /^House \p{Lu}/u.test(text) ||
    ALWAYS_CAPITAL().test(text) ||
    /^\p{Lu}[&\p{Lu}\d]/u.test(text) ||
    opensTitle(text) ||
    opensLongTitle(text) ||
    IS_OF_WORK().test(text) ||
    isNamedWith(text)
  )
    return text
  const first = /^[\p{L}’'.-]+/u.exec(text)?.[0] ?? ''
  return first !== '' && isOrdinary(first) ? text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()) : text
}, 256)

const ALWAYS_CAPITAL = () =>
  /^I(?![\p{L}.])|^(?:Her|His|Their|Your) (?:Majest|(?:Royal )?Highness|Holiness|Excellenc)|^\p{Lu}\p{Ll}+(?: Dept\b|(?:\/| & )\p{Lu})|^Pence\b|^(?:March|May) \d|^(?:Black (?=voters|Americans|people|women|men|students|communit|district|neighborhood|church)|Army|Navy|Congress|Parliament|Interior|Titan(?= sub)|Treasury|Teamsters|Pentagon|Met (?=chief|[Pp]olice|officers?\b)|Medicaid|Medicare|Opec|Afghans?|Wright|Paramount(?! (?:importance|concern))|Fed(?! (?:up|by|to|on|with)\b)|Marines?(?= (?:pilots?|[Cc]orps|veterans?|sergeants?|recruits?|captain|lieutenant|colonel|corporal)\b))(?:[’']s)?\b(?! of\b)|^(?:Energy|Defen[cs]e|Treasury|Transportation|Labor|Education|Health|Interior|Commerce|Agriculture|Housing|War|Press|Foreign|Home) Secretary \p{Lu}|^(?:Mother|Father|President|Veteran|Valentine|New Year)[’']?s[’']? (?:Day|Eve)\b|^\p{Lu}\p{Ll}+ (?:de|van|von|del|di|da|bin) (?:la |der |den )?\p{Lu}|^\p{Lu}\p{Ll}+, (?:the|an?|whose|which) |^\p{Lu}\p{Ll}+[’']s \p{Lu}\p{Ll}+ (?!\p{Lu})/u

/** "Harbor Lights; Spies; The Long Tack": programmes, each as it is called. */
const TITLES_IN_ROW = () => /^[^;:,.?]{2,40}; \p{Lu}[^;,.?]{1,40}; \p{Lu}/u

// Adjectives and roles that stand before a name without being part of it.
export const BEFORE_NAMES = new RegExp(
  `^(?:${CARDINALS}|eleven|twelve|dozens|former|retired|new|late|acting|top|senior|ex|old|young|longtime|current|would-be|rival|fellow|dozens|hundreds|thousands|the|a|an|as|at|in|on|for|by|with|after|before|when|while|how|why|what|where|who|more|most|no|all|some|many|both|his|her|their|its|and|but|if|is|are|was|were|will|can|could|should|does|do|did|has|have|had)$`,
  'i',
)

/** "Jolly and Okafor meet": with a name only a name is joined, or what is a noun. */
function isNamedWith(text: string): boolean {
  const first = /^(\p{Lu}\p{Ll}{3,}) and \p{Lu}\p{Ll}+$/u
    .exec(text.split(' ').slice(0, 3).join(' '))?.[1]
    ?.toLowerCase()
  return (
    first !== undefined &&
    !isNoun(first) &&
    !isNoun(first.replace(/s$/, '')) &&
    !isVerbForm(first) &&
    isCommonWord(first)
  )
}

/** "Wheel Talk Newsletter", "College Football’s": a second ordinary word with a capital makes a name of the two. */
function opensTitle(text: string): boolean {
  const [first = '', second = '', third = ''] = text.split(' ')
  const bare = second.replace(/[’']s?$|[,:;]$/, '')
  if (!/^\p{Lu}\p{Ll}+$/u.test(first) || !/^\p{Lu}\p{Ll}+$/u.test(bare)) return false
  if (BEFORE_NAMES.test(first) || /^(?:This|That|These|Those|Every|Each|Another|Any)$/.test(first)) return false
  // "Veterans Committee"
  if (isPersonNoun(first.toLowerCase())) return /^(?:Committee|Association|Society|Foundation|Museum)$/.test(bare)
  // "Pyramid Management Group"; "Second Riverside County": of a county there is one.
  if (
    !(/^(?:Second|Third|Fourth|Fifth)$/.test(first) && /^(?:County|City|Town|Borough)$/.test(third)) &&
    /^\p{Lu}\p{Ll}+$/u.test(third) &&
    nameHeads.has(third.toLowerCase()) &&
    isCommonWord(bare.toLowerCase())
  )
    return true
  // "Company Red Sea closes": a name of two words may follow any noun.
  return (
    (isCommonWord(bare.toLowerCase()) || nameHeads.has(bare.toLowerCase())) &&
    !startsWithName(`${second} ${third}`) &&
    !/^\p{Lu}/u.test(third)
  )
}

/** "Extreme Cold Warning", "Rusty Anchors Little Harbor, a song": capitals throughout, of words that are ordinary ones. */
function opensLongTitle(text: string): boolean {
  const [, title = '', mark = ''] = /^((?:\p{Lu}\p{Ll}+ ){2,5}\p{Lu}\p{Ll}+)(?:$|(, an? \p{Ll}))/u.exec(text) ?? []
  const [first = '', second = '', ...more] = title.toLowerCase().split(' ')
  return (
    title !== '' &&
    !BEFORE_NAMES.test(first) &&
    !isPersonNoun(first) &&
    [second, ...more].every((key) => isCommonWord(key) && !firstNames.has(key)) &&
    (mark !== '' || !isVerbForm(more.at(-1)!))
  )
}

/** "Lane from “Harbor Girls”": one without an article, out of a work, is a character. */
const IS_OF_WORK = () =>
  /^(?!(?:Scene|Clip|Cast|Song|Music|Footage|Trailer|Quote|Dialogue|Someone|Somebody|Everyone|Everybody|Nobody|Dress|Outfit|Advice|Inspiration|Art|Trivia|News|Teaser|Fresh|Straight|Away|Apart|Aside)\b)\p{Lu}\p{Ll}*[^s\P{L}] from ["“‘]\p{Lu}/u

function isOrdinary(word: string): boolean {
  const [start = '', ...parts] = word.split('-')
  if (parts.length > 0)
    return (
      // "E-commerce", "E-bikes": electronic.
      (/^E-\p{Ll}{3}/u.test(word) || /^\p{Lu}\p{Ll}+$/u.test(start)) &&
      (/^(?:E|Ex|Anti|Pro|Non|Pre|Post|Mid|Self)$/.test(start) ||
        (isCommonWord(start.toLowerCase()) && parts.every((part) => /^\p{Ll}/u.test(part))))
    )
  if (/^\p{Lu}{2,}|^\p{Lu}\.|\p{Ll}\p{Lu}/u.test(word) || word === 'I') return false
  // No list has every science, and whoever is at home in one has no name from it.
  const key = word.toLowerCase().replace(/[’'](?:s|re|ve|ll|d|m)?$/, '')
  return (isCommonWord(key) && !hardlyWords.has(key)) || /\p{Ll}{3}ologists?$/u.test(word)
}

export const join = (...parts: string[]): string =>
  parts.reduce(
    (told, part) => (part === '' ? told : told === '' || part.startsWith(',') ? told + part : `${told} ${part}`),
    '',
  )
export const lead = (statement: Statement): string => (statement.prefix === '' ? '' : `${statement.prefix},`)

export function sentence(statement: Statement, group: string, rest = statement.rest): string {
  if (statement.prefix === '') return capitalize(join(statement.subject, group, rest))
  return capitalize(join(lead(statement), statement.subject, group, rest))
}

export const be = (isPlural: boolean, isBefore: boolean): string =>
  isBefore ? (isPlural ? 'were' : 'was') : isPlural ? 'are' : 'is'
export const have = (isPlural: boolean): string => (isPlural ? 'have' : 'has')

export function inQuotes(text: string, at: number): boolean {
  return ((text.slice(0, at).match(/["“”]/g) ?? []).length & 1) === 1 || /[‘][^’]*$/.test(text.slice(0, at))
}

export function unbalanced(text: string): boolean {
  return (
    (text.match(/["“”]/g) ?? []).length % 2 === 1 ||
    (text.match(/‘/g) ?? []).length > (text.match(/’/g) ?? []).length ||
    (text.match(/(?<!\p{L})'|'(?!\p{L})/gu) ?? []).length % 2 === 1
  )
}

const LINKING =
  /^(?:looks?|looked|seems?|seemed|feels?|felt|sounds?|sounded|is|are|was|were|has|have|had|do|does|did|ca|wo|would|could)$/

/** A verb coordinated with the first ("kills 12 and injures 30"): it would keep the old tense. */
function secondVerb(rest: string): string | null {
  const match = /(?:\band|\bbut|,[’'”"]?|\bthen) (?:also |then |later )?([\p{L}’'-]+)/gu
  for (const [, word] of rest.matchAll(match)) {
    const key = word!.toLowerCase().replace(/n['’]t$/, '')
    if ((isThirdPerson(key) || isPast(key) || LINKING.test(key)) && /^\p{Ll}/u.test(word!)) return key
  }
  return null
}

/** The article before one of many: "an island", "a union", "an hour". */
export const indefinite = (phrase: string): 'a' | 'an' =>
  /^(?:[ai]|e(?!u)|o(?!ne|nce)|u(?!ni[tovqfc]|[sk]|[iy]g|ga|ta|r[aeiou])|8|11(?:$|-)|18(?:$|-)|hour|honest)/i.test(
    phrase,
  )
    ? 'an'
    : 'a'

export const hasSecondVerb = (rest: string): boolean => secondVerb(rest) !== null
export const startsAdjunct = (text: string): boolean =>
  /^(?:,|(?:of|in|on|at|to|for|from|by|with|as|after|before|over|about|amid|during|while|despite|against|into|near|when|because|since|following|ahead|under|through|between|among)\b)/i.test(
    text,
  )
export const startsClause = (text: string): boolean => /^(?:that|how|why|what|whether|if|who|when)\b/i.test(text)

export function splitAtAdjunct(text: string): { core: string; extra: string } {
  const match =
    /\s(?:in|at|after|before|over|amid|during|while|despite|as|when|since|following|ahead|with|because)\s/i.exec(text)
  return match === null
    ? { core: text, extra: '' }
    : { core: text.slice(0, match.index), extra: text.slice(match.index).trim() }
}
