/** How far a comparison goes: than expected, second largest, largest of the region, slower growth, to or by how much. */
import { isContent, NAMED, NUMERIC, type Word } from '../clause/words.ts'
import { SUPERLATIVE } from '../words/superlative.ts'
import { denies, type Finder, has, keyAt, lemmaAt, set } from './limit.ts'

/** "rises less than expected": not "as expected". */
const asThanExpected: Finder = (words, at) =>
  keyAt(words, at) === 'than' && EXPECTED.has(keyAt(words, at + 1))
    ? {
        rule: 'comparison',
        message: 'makes equal what is more or less',
        lostAt: (said) =>
          denies(said) || has(said, THAN)
            ? -1
            : said.findIndex((_, i) => keyAt(said, i) === 'as' && EXPECTED.has(keyAt(said, i + 1))),
      }
    : null
const EXPECTED = set('expected forecast predicted anticipated estimated planned feared hoped')
const THAN = set('than below above beyond exceed beat miss')

/** "more than Okafor" told as "more than on health": another that the source does not compare with. */
const asThanWhom: Finder = (words, at) => {
  const whom = words[at + 1]
  if (keyAt(words, at) !== 'than' || whom === undefined || (whom.marks & NAMED) === 0) return null
  return {
    rule: 'comparison',
    message: 'compares with another than the source does',
    lostAt: (said) => {
      const than = said.findIndex((_, i) => keyAt(said, i) === 'than')
      const behind = said[than + 2]
      if (than < 0 || behind === undefined || !/^(?:on|in|at|over|for|before|after)$/.test(keyAt(said, than + 1)))
        return -1
      return words.some((word) => word.lexeme.stem === behind.lexeme.stem) ? -1 : than
    },
  }
}

const ORDINALS = set('second third fourth fifth sixth seventh eighth ninth tenth 2nd 3rd 4th 5th')
const PLACED = set(
  'second third fourth fifth sixth seventh eighth ninth tenth 2nd 3rd 4th 5th one among runner-up behind after',
)

const isMost = (word: Word | undefined): boolean =>
  word !== undefined && (SUPERLATIVE.test(word.lexeme.key) || word.lexeme.key === 'most' || word.lexeme.key === 'least')

/** "second largest": not the largest. */
const asOrdinal: Finder = (words, at) => {
  const most = words[at + 1]
  if (!ORDINALS.has(keyAt(words, at)) || !isMost(most)) return null
  return {
    rule: 'comparison',
    message: 'puts first what the source puts lower',
    lostAt: (said) => (has(said, PLACED) ? -1 : said.findIndex(({ lexeme }) => lexeme.key === most!.lexeme.key)),
  }
}

/** "second woman to lead navy" told as "first woman" */
const asNth: Finder = (words, at) =>
  !ORDINALS.has(keyAt(words, at)) || words.some(({ lexeme }) => /^(?:first|1st)$/.test(lexeme.key))
    ? null
    : {
        rule: 'comparison',
        message: 'puts first what the source puts lower',
        lostAt: (said) =>
          has(said, PLACED)
            ? -1
            : said.findIndex(({ lexeme }, i) => /^(?:first|1st)$/.test(lexeme.key) && keyAt(said, i - 1) !== 'at'),
      }

/** "worst since fire" told as "fire makes it worst" or "worst after fire" */
const asSinceThen: Finder = (words, at) => {
  const event = words.slice(at + 1, at + 4).findLast(isContent)
  if (keyAt(words, at) !== 'since' || event === undefined || (event.marks & NUMERIC) !== 0) return null
  if (!words.slice(0, at).some(isMost)) return null
  const isEvent = ({ lexeme }: Word) => lexeme.stem === event.lexeme.stem
  return {
    rule: 'cause',
    message: 'makes a cause of what it is compared with',
    lostAt: (said) =>
      !said.some(isMost) || said.some((_, i) => keyAt(said, i) === 'since' && said.slice(i + 1, i + 6).some(isEvent))
        ? -1
        : said.findIndex(isEvent),
  }
}

/** From the narrowest to the widest. */
const REALMS = [
  'street',
  'village',
  'town',
  'city',
  'district',
  'county',
  'state',
  'region',
  'province',
  'country',
  'nation',
  'continent',
  'world',
  'history',
]
const MORE_THAN_ONE = set('one among some')

/** "largest in region" told as "largest in country" */
const asFirstOf: Finder = (words, at) => {
  const realm = realmOf(words, at)
  if (realm < 0) return null
  return {
    rule: 'scope',
    message: 'makes it first of more than the source does',
    lostAt: (said) => {
      if (has(said, MORE_THAN_ONE) && !has(words, MORE_THAN_ONE)) return -1
      return said.findIndex((_, i) => {
        const mine = realmOf(said, i)
        const key = REALMS[mine]
        return mine > realm && key !== undefined && !words.some(({ lexeme }) => (lexeme.singular ?? lexeme.key) === key)
      })
    },
  }
}

/** Where the superlative at `at` holds: an index of `REALMS`, or -1. */
function realmOf(words: readonly Word[], at: number): number {
  if (!isMost(words[at]) && !(keyAt(words, at) === 'than' && keyAt(words, at + 1) === 'any')) return -1
  const behind = words.slice(at + 1, at + 6)
  const realm = behind.find(({ lexeme }) => REALMS.includes(lexeme.singular ?? lexeme.key))
  if (realm !== undefined) return REALMS.indexOf(realm.lexeme.singular ?? realm.lexeme.key)
  // "oldest in Norland": a country, or less.
  return behind.some(({ marks }, i) => (marks & NAMED) !== 0 && behind[i - 1]?.lexeme.key === 'in')
    ? REALMS.indexOf('country')
    : -1
}

const PACE = set('growth inflation increase rise gain expansion')
const SLOWING = set('slow ease cool moderate slip dip soften')
const FALLING = set('fall drop decline decrease shrink')
const OF_PACE = set('growth inflation increase rise gain expansion pace rate slow ease cool moderate speed slower')

/** "rent growth slows": rents still rise. */
const asSlower: Finder = (words, at) => {
  if (!PACE.has(words[at]!.lexeme.singular ?? keyAt(words, at)) || !SLOWING.has(lemmaAt(words, at + 1))) return null
  return {
    rule: 'direction',
    message: 'tells as falling what only rises more slowly',
    lostAt: (said) => {
      const fall = said.findIndex(({ lexeme }) => FALLING.has(lexeme.lemma))
      const subject = said.slice(0, Math.max(0, fall)).findLast(isContent)
      return fall < 0 ||
        denies(said) ||
        (subject !== undefined && OF_PACE.has(subject.lexeme.singular ?? subject.lexeme.key))
        ? -1
        : fall
    },
  }
}

const CHANGING = set(
  'rise fall drop increase decrease grow shrink climb jump decline cut raise lower reduce slip surge up down soar plunge',
)

/** "falls to 4 %": not "by 4 %". */
const asUpTo: Finder = (words, at) => {
  const key = keyAt(words, at)
  const number = words[at + 1]
  if ((key !== 'to' && key !== 'by') || number === undefined || (number.marks & NUMERIC) === 0) return null
  if (!CHANGING.has(lemmaAt(words, at - 1))) return null
  const other = key === 'to' ? 'by' : 'to'
  const standsBehind = (texts: readonly Word[], preposition: string) =>
    texts.findIndex((word, i) => i > 0 && word.lexeme.key === number.lexeme.key && keyAt(texts, i - 1) === preposition)
  if (standsBehind(words, other) >= 0) return null
  return {
    rule: 'direction',
    message: 'takes the level for the change, or the change for the level',
    lostAt: (said) => (standsBehind(said, key) >= 0 ? -1 : standsBehind(said, other)),
  }
}

const CLOSING = set('close narrow cut reduce shrink')
const OVERTAKING = set('overtake surpass exceed outperform outstrip')
const GETTING = set('move go pull edge get stay')

/** "close gap on rivals": they are still behind. */
const asClosing: Finder = (words, at) =>
  CLOSING.has(lemmaAt(words, at)) &&
  (has(words.slice(at + 1, at + 4), set('gap deficit')) ||
    has(words.slice(Math.max(0, at - 4), at), set('gap deficit lead')))
    ? {
        rule: 'comparison',
        message: 'puts ahead what only catches up',
        lostAt: (said) =>
          denies(said)
            ? -1
            : said.findIndex(
                ({ lexeme }, i) =>
                  OVERTAKING.has(lexeme.lemma) ||
                  (lexeme.key === 'ahead' && has(said.slice(Math.max(0, i - 3), i), GETTING)),
              ),
      }
    : null

export const COMPARED_LIMITS: readonly Finder[] = [
  asThanExpected,
  asThanWhom,
  asSinceThen,
  asOrdinal,
  asNth,
  asFirstOf,
  asSlower,
  asUpTo,
  asClosing,
]
