/** Where a place, a time, a part or a group ends: near is not in, from not until, a part not the whole, backers not their man, hope no fact. */
import { MONTH, RELATIVE_DATE, WEEKDAY } from '../clause/lexicon.ts'
import { isContent, NAMED, NUMERIC, POSSESSIVE, type Word } from '../clause/words.ts'
import { denies, type Finder, has, headBehind, keyAt, lemmaAt, same, set } from './limit.ts'

const CLOSE = set('near nearby close outside beside vicinity approach neighborhood')
const INSIDE = set('in inside into within')
const INSIDE_OR_AT = set('in inside into within at')

/** "near home of governor" told as "in home of governor" */
const asNear: Finder = (words, at) => {
  if (!/^(?:near|outside)$/.test(keyAt(words, at))) return null
  const inside = keyAt(words, at) === 'near' ? INSIDE_OR_AT : INSIDE
  const place = headBehind(words, at + 1)
  if (place === undefined || words.some((_, i) => inside.has(keyAt(words, i)) && headBehind(words, i + 1) === place))
    return null
  return {
    rule: 'place',
    message: 'puts inside what the source puts near',
    lostAt: (said) =>
      has(said, CLOSE)
        ? -1
        : said.findIndex((_, i) => {
            const within = inside.has(keyAt(said, i)) ? headBehind(said, i + 1) : undefined
            return within !== undefined && same(place)(within)
          }),
  }
}

const SHY = set('within less under closer nearer up')

/** "pull back to within ten kilometres" told as "pull back ten kilometres" */
const asWithin: Finder = (words, at) => {
  const number = words[at + 1]
  if (keyAt(words, at) !== 'within' || !/^(?:to|come|comes|came)$/.test(keyAt(words, at - 1)) || number === undefined)
    return null
  return {
    rule: 'place',
    message: 'tells as the way what is left of it',
    lostAt: (said) => (has(said, SHY) ? -1 : said.findIndex(({ lexeme }) => lexeme.key === number.lexeme.key)),
  }
}

const isTime = (word: Word | undefined): word is Word =>
  word !== undefined &&
  ((word.lexeme.flags & (MONTH | WEEKDAY | RELATIVE_DATE)) !== 0 ||
    (word.marks & NUMERIC) !== 0 ||
    /^(?:noon|midnight)$/.test(word.lexeme.key))
const BEGINS = set('from since after starting beginning')
const ENDS = set('until till before by through')

/** "from July" told as "until July", and the other way about */
const asFrom: Finder = (words, at) => {
  const key = keyAt(words, at)
  const time = words[at + 1]
  const turned = key === 'from' || key === 'since' ? ENDS : key === 'until' || key === 'till' ? BEGINS : null
  if (turned === null || !isTime(time)) return null
  // "from May until July"
  if (
    words.some((_, i) => i !== at && isTime(words[i + 1]) && (BEGINS.has(keyAt(words, i)) || ENDS.has(keyAt(words, i))))
  )
    return null
  return {
    rule: 'date',
    message: 'lets end what begins then, or begin what ends',
    lostAt: (said) => said.findIndex((word, i) => turned.has(keyAt(said, i - 1)) && same(time)(word)),
  }
}

const SHUT_OR_OPEN = set('close shut open')

/** "to stay shut until May" told as "to shut in May" */
const asStaying: Finder = (words, at) => {
  const state = words[at - 1]
  const time = words[at + 1]
  if (!/^(?:until|till)$/.test(keyAt(words, at)) || state === undefined || !isTime(time)) return null
  if (!SHUT_OR_OPEN.has(state.lexeme.lemma) || !has(words.slice(0, at), set('stay remain keep'))) return null
  return {
    rule: 'date',
    message: 'begins then what goes on till then',
    lostAt: (said) =>
      said.findIndex(
        (word, i) =>
          same(time)(word) &&
          /^(?:in|on|from|at)$/.test(keyAt(said, i - 1)) &&
          SHUT_OR_OPEN.has(lemmaAt(said, i - 2)) &&
          lemmaAt(said, i - 2) === state.lexeme.lemma,
      ),
  }
}

const PARTS = set(
  'part partly partial partially some section portion half certain several provision piece stretch segment key area district quarter zone lane clause',
)

/** "blocks part of law" told as "strikes down law" */
const asPartOf: Finder = (words, at) => {
  if (!/^parts?$/.test(keyAt(words, at)) || keyAt(words, at + 1) !== 'of') return null
  // "plays the part of king"
  if (words.slice(Math.max(0, at - 3), at).some(({ lexeme }) => lexeme.lemma === 'play')) return null
  if (/^(?:as|is|are|be|become|becomes|became|was|were|takes?|an?|integral|make|makes)$/.test(keyAt(words, at - 1)))
    return null
  const whole = headBehind(words, at + 2)
  if (whole === undefined || (whole.marks & NAMED) !== 0) return null
  return {
    rule: 'scope',
    message: 'tells of all what the source tells of a part',
    lostAt: (said) => (has(said, PARTS) || denies(said) ? -1 : said.findIndex(same(whole))),
  }
}

const EVER = set('ever maiden')
const OF_ALL_TIMES = set('record history never unprecedented time anyone anybody')

/** "first trip since storm" told as "first trip ever" */
const asSince: Finder = (words, at) =>
  at !== 0 || has(words, EVER) || has(words, OF_ALL_TIMES)
    ? null
    : {
        rule: 'scope',
        message: 'tells as for ever what the source tells since a time',
        lostAt: (said) =>
          said.findIndex((_, i) => EVER.has(keyAt(said, i)) && !/^(?:than|as|not|nobody)$/.test(keyAt(said, i - 1))),
      }

/** "talks going nowhere" told as "talks going well" */
const asNowhere: Finder = (words, at) =>
  keyAt(words, at) !== 'nowhere' || lemmaAt(words, at - 1) !== 'go'
    ? null
    : {
        rule: 'negation',
        message: 'tells as going well what goes nowhere',
        lostAt: (said) => (denies(said) ? -1 : said.findIndex((_, i) => lemmaAt(said, i) === 'go')),
      }

const DEEDS: Readonly<Record<string, string>> = {
  decision: 'decide',
  vote: 'vote',
  ruling: 'rule',
  launch: 'launch',
  opening: 'open',
  release: 'release',
  start: 'start',
}
const MAKES = set('make reach hold issue deliver')

/** "delays decision on ships" told as "decides on ships after delay" */
const asDelayed: Finder = (words, at) => {
  if (!/^(?:delay|postpone|defer|shelve)$/.test(lemmaAt(words, at))) return null
  const noun = headBehind(words, at + 1)
  const deed = noun === undefined || !Object.hasOwn(DEEDS, noun.lexeme.key) ? undefined : DEEDS[noun.lexeme.key]
  if (deed === undefined) return null
  const isSameNoun = (word: Word | undefined) => word !== undefined && same(noun!)(word)
  return {
    rule: 'plan',
    message: 'tells as done what the source tells as put off',
    lostAt: (said) =>
      said.findIndex(
        ({ lexeme }, i) =>
          (MAKES.has(lexeme.lemma)
            ? isSameNoun(headBehind(said, i + 1)) && !denies(said)
            : lexeme.lemma === deed && lexeme.key !== noun!.lexeme.key) &&
          !lexeme.key.endsWith('ing') &&
          !/^(?:to|not|will|yet|be)$/.test(keyAt(said, i - 1)),
      ),
  }
}

/** "officer who shot teen" told as "teen who shot officer" */
const asWhoDid: Finder = (words, at) => {
  const doer = words[at - 1]
  const verb = words[at + 1]
  const done = headBehind(words, at + 2)
  if (!/^(?:who|that)$/.test(keyAt(words, at)) || doer === undefined || verb === undefined || done === undefined)
    return null
  if (verb.lexeme.verbForms === 0 || !isContent(verb) || !isContent(doer)) return null
  // "shoot dog that attacked postman" told as "shoot postman"
  const outer = words[at - 2]
  const isDone = outer !== undefined && outer.lexeme.verbForms !== 0 && isContent(outer) ? same(outer) : () => false
  return {
    rule: 'roles',
    message: 'lets two change places',
    lostAt: (said) =>
      said.findIndex((word, i) => {
        if (isDone(word) && said[i + 1] !== undefined && same(done)(said[i + 1]!)) return true
        if (!same(verb)(word)) return false
        const isPassive = keyAt(said, i + 1) === 'by'
        const isTied = (isPassive ? /^(?:is|was)$/ : /^(?:who|that)$/).test(keyAt(said, i - 1))
        const before = said[isTied ? i - 2 : i - 1]
        const behind = headBehind(said, isPassive ? i + 2 : i + 1)
        if (before === undefined || behind === undefined || (before.marks & POSSESSIVE) !== 0) return false
        return same(isPassive ? doer : done)(before) && same(isPassive ? done : doer)(behind)
      }),
  }
}

const HOPES = set(
  'hope hopeful may might could would expect if aim want wish seek plan aspire optimistic possible possibly',
)

/** "scientists hope drug will work" told as "drug works, scientists say" */
const asHoped: Finder = (words, at) => {
  if (lemmaAt(words, at) !== 'hope') return null
  const modal = words.findIndex((_, i) => i > at && i < at + 7 && /^(?:will|can|would|could)$/.test(keyAt(words, i)))
  const deed = words[modal + 1]
  if (modal < 0 || deed === undefined || !isContent(deed)) return null
  return {
    rule: 'hedge',
    message: 'tells as so what is hoped for',
    lostAt: (said) => (has(said, HOPES) ? -1 : said.findIndex(same(deed))),
  }
}

export const EDGE_LIMITS: readonly Finder[] = [
  asNear,
  asFrom,
  asWithin,
  asStaying,
  asPartOf,
  asSince,
  asNowhere,
  asDelayed,
  asWhoDid,
  asHoped,
]
