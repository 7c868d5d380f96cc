/** What can go where room is short, with every fact kept: articles, titles and given names. */

import { dictionary } from '../../text/dictionary.ts'
import { memoize } from '../../text/memoize.ts'
import { isCommonWord } from '../headline/true-case.ts'
import { firstNames, nameHeads } from '../headline/true-case-names.ts'
import { isThing } from '../paraphrase/small-word-conditions.ts'
import { hasFiniteVerb } from '../statement/finite-verbs.ts'
import { readStatement } from '../statement/statement.ts'
import { isNoun, isPast, isPlace, isThirdPerson, isVerbForm } from '../words/vocabulary.ts'
import { outsideQuotes, withoutTitles } from './fewer-words.ts'

/** The text without articles, titles and given names: as brief as it gets with every fact in it. */
export function leanWording(text: string): string {
  return withoutGivenNames(withoutTitles(withoutArticles(text)))
}

/** "Police and rowers clash", "Storm and great heat hit town": headlines part two who do one thing by a comma. */
export function withoutAnd(text: string): string {
  if (!/^[^:“‘"]{3,60} and /.test(text)) return text
  // A word is looked up sooner than a sentence is read.
  if (!isNamed(lastWord(text.slice(0, text.indexOf(' and '))))) return text
  const subject = readStatement(text)?.subject ?? ''
  const [first, second, more] = subject.split(' and ')
  if (second === undefined || more !== undefined || !text.startsWith(`${first} and `)) return text
  // "the firm and its mine", "aide to Ruiz and widow of a banker": behind a comma the second would be the first.
  if (/^(?:its|his|her|their) /.test(second) || / (?:of|to|in|for|from|with|who) /.test(subject)) return text
  // "Stars and Stripes", "black and white photos" are one thing.
  const isOne = /^\p{Lu}/u.test(second) && !first!.includes(', ')
  return isOne || !isNamed(lastWord(second)) ? text : `${first}, ${text.slice(first!.length + ' and '.length)}`
}

const lastWord = (text: string): string => text.slice(text.lastIndexOf(' ') + 1)

/** A noun, a plural or a name. */
const isNamed = (word: string): boolean => isNoun(word.toLowerCase()) || /s$|^\p{Lu}/u.test(word)

/** "Now it’s a film", "he thought it was a joke", "once a week": without its article it would be broken. */
const PREDICATE_AHEAD =
  /(?:\b(?:is|was|are|were|be|been|being)|[’']s|\b(?:once|twice|becomes?|became))(?: (?:(?!officially|exactly)[a-z]+ly|again|now|still|also|once|never)){0,2} $/i

/** As headlines are written. */
export const withoutArticles = memoize(
  (text): string =>
    outsideQuotes(text, (part) =>
      part.replace(
        /(?=the |an? )(?<=(\S+)\s)(?:the|a|an) (?!\p{Lu}|only (?!\d)|real thing\b|(?:ones?|others?|rest|latter)\b|(?:second|minute)\b(?=$|[,.;]| (?:during|in|on|from|as|after|for|at|since|and)\b)|(?:hour|day|week|month|year|little|few|bit|lot|while|dozen|handful)\b|row\b|(?:number|minimum|maximum|period|time) (?:of|when)\b|(?:meeting with|visit to|end to|lawsuit against|fine on)\b|(?:articles?|column|news|list|subjects?)\b(?! \p{Ll}{4,}))(?=\p{L}|\d{4} \p{Lu})/gu,
        (article, before: string, at: number) =>
          /^(?:such|what|quite|half|many)$/i.test(before) ||
          // "not a boat"; "is not answer" is how headlines have it.
          (/^not$/i.test(before) && /^an? /.test(article)) ||
          PREDICATE_AHEAD.test(part.slice(0, at)) ||
          // "all of the boats": which they are all of.
          (before === 'of' &&
            /\b(?:all|most|some|many|none|one|two|half|any|few|several|each) of $/i.test(part.slice(0, at))) ||
          // "on the ground in Norwell": there, and on no ground.
          (/^on$/i.test(before) && /^\S+ (?:ground|run|rise|move|way|loose|brink|verge)\b/.test(part.slice(at))) ||
          // "asked all the time": always.
          (/^all$/i.test(before) && /^the time\b(?! of\b)/.test(part.slice(at))) ||
          // "lawyers on the crime say": on that one.
          (/^on$/i.test(before) &&
            /s on $/.test(part.slice(0, at)) &&
            /^the \S+ (?:say|warn|find|argue)\b/.test(part.slice(at))) ||
          // "at a glance", "like a hawk", "had a period"
          (/^like$/i.test(before) && /^\S+ (?:baby|boss|charm|dream|hawk|king|queen|rock)\b/.test(part.slice(at))) ||
          (/^at$/i.test(before) &&
            /^\S+ (?:crossroads|discount|glance|loss|premium|standstill|time)\b/.test(part.slice(at))) ||
          (/^ha(?:d|s|ve|ving)$/i.test(before) && /^\S+ period\b/.test(part.slice(at))) ||
          // "testing the waters": how things may go.
          (/^test(?:s|ed|ing)?$/i.test(before) && /^the waters\b/.test(part.slice(at))) ||
          // "making a mint"
          (/^ma(?:de|kes?|king)$/i.test(before) &&
            /^\S+ (?:fortune|killing|living|mint|name for)\b/.test(part.slice(at))) ||
          // "an estimated 200 ferries": one number.
          (/^an? /.test(article) && /^an? \p{Ll}+ [\d,.]+ /u.test(part.slice(at))) ||
          // "in the end", "in the midst of": a fixed phrase has its article.
          (/^in$/i.test(before) && /^\S+ end (?!of\b)/.test(part.slice(at))) ||
          (/^in$/i.test(before) && /^\S+ (?:(?:midst|wake|course|face) of|works)\b/.test(part.slice(at))) ||
          (/(?:^|: )there /i.test(text) && /^(?:is|be|been)$/.test(before)) ||
          (isBareNoun(before) && !hasFiniteVerb(withoutSpeaker(text))) ||
          partsTwo(part.slice(0, at))
            ? article
            : '',
      ),
    ),
  64,
)

/** "Toll plan a mistake, Ruiz says": the verb is hers who says so. */
const withoutSpeaker = (text: string): string =>
  text.replace(/, [^,;:]{2,50} (?:says?|said|tells?|told|warns?|argues?)$/, '')

/** "Small joys the highlight of the day", "flood a setback": without its verb, the article parts what is from what it is. */
const isBareNoun = (word: string): boolean =>
  /^\p{Ll}{2,}[^su]s$/u.test(word) || (isThing(word.toLowerCase()) && !isVerbForm(word.toLowerCase()))

/** "a gull bite | an accident", "shows the public | the data": of two nouns side by side the article begins the second. */
function partsTwo(front: string): boolean {
  const [before = '', word = ''] = front.trimEnd().split(' ').slice(-2)
  return isOnlyThing(word) && /^\p{L}+[^s\P{L}]$/u.test(before) && !LEADS_VERB.test(before)
}

/** Behind these the second may be what is done. */
const LEADS_VERB = /^(?:to|will|would|can|could|may|might|must|should|not|who|that|and|or|but|they|we|you|s?he|it|I)$/i

const isOnlyThing = (word: string): boolean =>
  /^\p{Ll}{3,}$/u.test(word) && isThing(word) && !isVerbForm(word) && !isPast(word) && !isThirdPerson(word)

/** "Natalie Harp" → "Harp": the surname says who, where room is short. */
export function withoutGivenNames(text: string): string {
  if (!TWO_CAPITALS().test(text)) return text
  const isShared = (surname: string) =>
    text.indexOf(surname) < text.lastIndexOf(surname) &&
    (text.match(/\p{Lu}\p{Ll}+(?=[’']s\b|\b)/gu) ?? []).filter((other) => other === surname).length > 1
  const withoutInitials = text.includes('. ')
    ? text.replace(/(?=\p{Lu}\. )(?<=\p{Lu}\p{Ll}+ )\p{Lu}\. (?=\p{Lu})/gu, '')
    : text
  return withoutInitials.replace(
    /(?=\p{Lu}\p{Ll}+ \p{Lu})(?<![\p{L}’'.“‘"-])(?<!\p{Lu}[\p{L}'’.-]* )(\p{Lu}\p{Ll}+) (?=\p{Lu}\p{Ll}+(?:[’']s |(?:[’']s)?(?:[ ,;:]|$)(?!\p{Lu})))/gu,
    (match, given: string, at: number, all: string) => {
      const name = /^\p{Lu}\p{Ll}+/u.exec(all.slice(at + match.length))![0]
      if (
        isShared(name) ||
        CALLED_BY.test(surname(name)) ||
        OF_FAMILY.test(surname(name)) ||
        // "George Washington", "Jim Jordan": what is left would be a place.
        isPlace(surname(name).toLowerCase()) ||
        isFirm(all, at, at + match.length + name.length) ||
        (FAMOUS[surname(name)] ?? given) !== given
      )
        return match
      const behind = all.slice(at + match.length + name.length)
      // "Prince Harry and Meghan Markle", "Zoe or Joe Sugg": two are named alike or not at all.
      if (/\p{Lu}\p{Ll}+ (?:and|or|&) $/u.test(all.slice(0, at)) || /^ (?:and|or|&) \p{Lu}/u.test(behind)) return match
      // "Ruiz, Dana Okafor’s move" is of both, "Jimmy Dana’s Subs" a shop.
      if (
        /^[’']s \p{Lu}/u.test(behind) &&
        (/\p{Lu}\p{Ll}+, $/u.test(all.slice(0, at)) || firstNames.has(name.toLowerCase()))
      )
        return match
      // "in Virginia Ridge": where it is.
      if (/(?:^| )(?:at|in|near|outside|across) $/i.test(all.slice(0, at))) return match
      const key = given.toLowerCase()
      const family = name.toLowerCase()
      // "Yale University", "Tata Motors", "sues Marion Tuesday": what follows is no surname.
      if (
        isCommonWord(family) ||
        isCommonWord(family.replace(/s$/, '')) ||
        nameHeads.has(family) ||
        /day$/.test(family)
      )
        return match
      // Only what is known for a given name: "Kapustin Yar" is a place, "Thaksin" all that he is called by.
      return firstNames.has(key) && !FAMILY_FIRST.test(key) && !FIRMS.has(`${key} ${family}`) ? '' : match
    },
  )
}

const surname = (name: string): string => name.replace(/[’']s$/, '')

/** Whom a surname alone names to everybody; with another given name it would say somebody else. */
const FAMOUS = dictionary<string>({
  Trump: 'Donald',
  Biden: 'Joe',
  Obama: 'Barack',
  Clinton: 'Hillary',
  Bush: 'George',
  Kennedy: 'John',
  Nixon: 'Richard',
  Reagan: 'Ronald',
  Carter: 'Jimmy',
  Kushner: 'Jared',
  Vance: 'JD',
  Harris: 'Kamala',
  Musk: 'Elon',
  Putin: 'Vladimir',
  Johnson: 'Boris',
  Thatcher: 'Margaret',
  Netanyahu: 'Benjamin',
  Murdoch: 'Rupert',
  Kardashian: 'Kim',
  Jackson: 'Michael',
  Swift: 'Taylor',
  Beckham: 'David',
  Epstein: 'Jeffrey',
  Maxwell: 'Ghislaine',
  Kirk: 'Charlie',
  Gibson: 'Mel',
})

/** Several of a family are known as well as each other. */
const OF_FAMILY = /^(?:Baldwin|Hadid|Hemsworth|Jenner|Jonas|Olsen|Osbourne)$/

/** "Dana John" by her surname alone would be a John. */
const CALLED_BY =
  /^(?:John|Michael|David|Peter|Robert|William|Richard|Joseph|Charles|Edward|Matthew|Andrew|Daniel|Stephen|Mary|Elizabeth|Anne|Sarah|Jennifer)$/

/** Known as given names, and the family's where the family is named first: "Xi Jinping". */
const FAMILY_FIRST = /^(?:xi|lin|kim|lee|will)$/

/** "Dana Okafor shares fall", "retailer Dana Okafor", "Dana Okafor stores": so may a firm be called. */
const isFirm = (text: string, start: number, end: number): boolean =>
  /\b(?:firm|company|retailer|chain|label|brand|brewer|bank|store|shop|boutique|airline|builder|maker|jeweller|jeweler|bookmaker) $/.test(
    text.slice(0, start),
  ) ||
  /^(?:[’']s)? (?:stores?|shops?|shares|stock|sales|profits?|earnings|branch(?:es)?|boutiques?|outlets?|IPO|customers|shoppers)\b/.test(
    text.slice(end),
  ) ||
  /^ (?:opens|closes|shuts|launches|plans|cuts|recalls)(?: \S+){0,2} (?:stores?|shops?|boutiques?|branch(?:es)?|outlets?|products?)\b/.test(
    text.slice(end),
  )

/** Bodies that are called by somebody's whole name. */
const FIRMS = new Set([
  'morgan stanley',
  'eli lilly',
  'charles schwab',
  'calvin klein',
  'ralph lauren',
  'tommy hilfiger',
  'michael kors',
  'kate spade',
  'john deere',
  'harvey nichols',
  'marks spencer',
  'john lewis',
  'ted baker',
  'paul smith',
  'tim hortons',
  'jimmy choo',
  'alexander mcqueen',
  'vera wang',
  'marc jacobs',
  'steve madden',
  'warner bros',
  'ernst young',
  'johnson controls',
  'smith wesson',
  'jack daniel',
  'johnnie walker',
  'jim beam',
  'ben sherman',
  'laura ashley',
  'tory burch',
  'kenneth cole',
  'donna karan',
  'thomas cook',
  'william hill',
  'paddy power',
  'edward jones',
  'raymond james',
  'jones lang',
  'austin reed',
  'peter jones',
])

const TWO_CAPITALS = () => /\p{Lu}\p{Ll}+ \p{Lu}/u
