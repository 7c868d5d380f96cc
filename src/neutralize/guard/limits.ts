/**
 * What limits a deed must stay with it: "all but", "nearly as", "but only in men", "not before June", "does not rule out",
 * "he claims", "thought extinct"; and who does it stays who does it. Each limit is found once in the headline and asked of
 * every candidate that tells the same.
 */
import { NEGATOR, PREPOSITION } from '../clause/lexicon.ts'
import { SPEECH } from '../clause/verbs.ts'
import { AFTER_COLON, IN_QUOTES, isContent, JOINED, NAMED, NUMERIC } from '../clause/words.ts'
import { oncePerSource, type SourceFacts } from '../facts/facts.ts'
import { isNoun, isThirdPerson } from '../words/vocabulary.ts'
import { denies, type Finder, has, keyAt, type Limit, lemmaAt, set } from './limit.ts'
import { COMPARED_LIMITS } from './limits-compared.ts'
import { DENIED_LIMITS } from './limits-denied.ts'
import { DOUBTED_LIMITS } from './limits-doubted.ts'
import { EDGE_LIMITS } from './limits-edges.ts'
import { OPEN_LIMITS } from './limits-open.ts'
import { PARTIAL_LIMITS } from './limits-partial.ts'
import { STEP_LIMITS } from './limits-steps.ts'
import { WHOSE_LIMITS } from './limits-whose.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

export function checkLimits(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  for (const { rule, message, lostAt } of limitsOf(facts)) {
    const at = lostAt(reading.words)
    if (at >= 0) findings.push(wordFinding(rule, reading, at, at, message))
  }
}

const limitsOf = oncePerSource(({ headline: { words } }): readonly Limit[] =>
  words.flatMap((_, at) => FINDERS.flatMap((find) => find(words, at) ?? [])),
)

const EXCEPTED = set(
  'still others rest but except excluding apart bar than remaining remain left leave keep spare save only',
)

/** "all but three": the three are what is left. */
const asExcepted: Finder = (words, at) => {
  const count = words[at + 2]
  if (keyAt(words, at) !== 'all' || keyAt(words, at + 1) !== 'but' || count === undefined) return null
  if ((count.marks & NUMERIC) === 0 && !NUMBERS.has(count.lexeme.key)) return null
  return {
    rule: 'scope',
    message: 'tells of the exceptions or of all',
    lostAt: (said) =>
      has(said, EXCEPTED)
        ? -1
        : said.findIndex(
            ({ lexeme, marks }) => lexeme.key === count.lexeme.key || lexeme.key === 'all' || (marks & NUMERIC) !== 0,
          ),
  }
}
const NUMBERS = set('one two three four five six seven eight nine ten eleven twelve')

const ALMOST = set('nearly almost about close not just roughly slightly approaching')

/** "nearly as big as" */
const asNearly: Finder = (words, at) =>
  /^(?:nearly|almost)$/.test(keyAt(words, at)) && keyAt(words, at + 1) === 'as'
    ? {
        rule: 'hedge',
        message: 'makes equal what is nearly so',
        lostAt: (said) =>
          has(said, ALMOST) ? -1 : said.findIndex(({ lexeme }) => lexeme.key === 'as' || lexeme.key === 'equal'),
      }
    : null

const ONLY = set('only just solely exclusively limited restricted confined alone merely unless except')

/** "but only in men", "though only if it rains" */
const asOnly: Finder = (words, at) =>
  /^(?:but|though|although|yet)$/.test(keyAt(words, at)) &&
  keyAt(words, at + 1) === 'only' &&
  /^(?:in|if|for|when|after|on|with|at|among|by|to|where|until)$/.test(keyAt(words, at + 2))
    ? {
        rule: 'scope',
        message: 'leaves out for whom or when alone it holds',
        lostAt: (said) => (has(said, ONLY) || denies(said) ? -1 : said.findIndex(isContent)),
      }
    : null

const WHEN = set('before until till earlier sooner by for yet now from after in')

/** "will not cut fees before June": afterwards it may. */
const asUntil: Finder = (words, at) => {
  if (!/^(?:before|until|till)$/.test(keyAt(words, at))) return null
  const front = words.slice(Math.max(0, at - 8), at)
  if (!front.some(({ lexeme }) => lexeme.key === 'not' || lexeme.key === 'never')) return null
  return {
    rule: 'scope',
    message: 'denies for ever what the source denies for a time',
    lostAt: (said) => (has(said, WHEN) ? -1 : said.findIndex(({ lexeme }) => (lexeme.flags & NEGATOR) !== 0)),
  }
}

const FOR_EVER = set('forever ever permanently permanent indefinitely')

/** "rules out tax rise before election": not for ever. */
const asBefore: Finder = (words, at) =>
  /^(?:before|until|till)$/.test(keyAt(words, at)) && at > 0 && !has(words, FOR_EVER)
    ? {
        rule: 'scope',
        message: 'tells for ever what the source tells for a time',
        lostAt: (said) => said.findIndex(({ lexeme }) => FOR_EVER.has(lexeme.key)),
      }
    : null

const LEFT_OPEN = set('rule exclude open possible possibility may might could refuse decline dismiss deny not option')

/** "does not rule out tax rise": nothing is planned yet. */
const asOpen: Finder = (words, at) => {
  if (keyAt(words, at) !== 'not' || lemmaAt(words, at + 1) !== 'rule' || keyAt(words, at + 2) !== 'out') return null
  return {
    rule: 'plan',
    message: 'plans what the source only leaves open',
    lostAt: (said) =>
      has(said, LEFT_OPEN) ? -1 : said.findIndex(({ lexeme }) => PLANNED.has(lexeme.lemma) || lexeme.key === 'to'),
  }
}
const PLANNED = set('plan propose promise announce confirm pledge vow want seek back support intend prepare will')

const CLAIMS = set('claim allege say insist believe think hope fear suspect argue maintain')
/** Whoever says that he wants or backs something does. */
const AVOWED = set('want wish hope plan intend support back favor favour oppose like need expect regret vow promise')
const TOLD = set('according allegation allegations allege alleged allegedly reportedly claim account version quote')

/** "Okafor claims he was told to go": he says so of himself. */
const asClaimed: Finder = (words, at) => {
  if (!CLAIMS.has(lemmaAt(words, at)) || at === 0) return null
  const next = keyAt(words, at + 1) === 'that' ? at + 2 : at + 1
  if (!/^(?:he|she|they|it)$/.test(keyAt(words, next))) return null
  const claimed = words.slice(next + 1).filter(isContent)
  if (AVOWED.has(claimed[0]?.lexeme.lemma ?? '')) return null
  return {
    rule: 'attribution',
    message: 'tells as so what somebody says of himself',
    lostAt: (said) => {
      if (
        said.some(
          ({ lexeme, marks }) =>
            (SPEECH.has(lexeme.lemma) && !claimed.some((word) => word.lexeme.lemma === lexeme.lemma)) ||
            TOLD.has(lexeme.key) ||
            (marks & (IN_QUOTES | AFTER_COLON)) !== 0,
        )
      )
        return -1
      const shared = claimed.filter(({ lexeme }) => said.some((word) => word.lexeme.stem === lexeme.stem))
      return shared.length < 2 ? -1 : said.findIndex((word) => word.lexeme.stem === shared[0]!.lexeme.stem)
    },
  }
}

const CLAIM_NOUNS = set('claims allegations accusations rumours rumors suspicions')
const CLAIMED = set('claim allegation accusation rumour rumor suspicion accuse allege alleged allegedly suspect deny')

/** "resigns over plagiarism claims": what is claimed is not so. */
const asBareClaim: Finder = (words, at) => {
  const thing = words[at - 1]
  const next = words[at + 1]
  const isBehind = words.slice(Math.max(0, at - 3), at - 1).some(({ lexeme }) => (lexeme.flags & PREPOSITION) !== 0)
  if (!CLAIM_NOUNS.has(keyAt(words, at)) || !isBehind || thing === undefined || !isContent(thing) || at < 2) return null
  if ((next !== undefined && isContent(next)) || (thing.marks & NAMED) !== 0) return null
  if (words.some(({ lexeme }, i) => i !== at - 1 && lexeme.stem === thing.lexeme.stem)) return null
  return {
    rule: 'hedge',
    message: 'tells as so what the source only claims',
    lostAt: (said) =>
      has(said, CLAIMED) || has(said, SPEECH) ? -1 : said.findIndex(({ lexeme }) => lexeme.stem === thing.lexeme.stem),
  }
}

const INQUIRING = set('probe investigate examine seek explore inquire question search hunt')
const FOUND = set('find establish prove discover uncover rescue locate recover')

/** "Police probe link": they have found none yet. */
const asAsked: Finder = (words, at) =>
  INQUIRING.has(lemmaAt(words, at)) &&
  at > 0 &&
  !has(words, FOUND) &&
  // "search results"
  (lemmaAt(words, at) !== 'search' || keyAt(words, at + 1) === 'for')
    ? {
        rule: 'plan',
        message: 'finds what the source only looks into',
        lostAt: (said) => (has(said, INQUIRING) ? -1 : said.findIndex(({ lexeme }) => FOUND.has(lexeme.lemma))),
      }
    : null

const UNSAID = set('refuse decline will do would can fail')
const TELLING = set(
  'say comment tell reveal disclose confirm discuss answer question commit whether if quiet silent mum',
)

/** "refuses to say whether she backs it": she may back it. */
const asUnsaid: Finder = (words, at) => {
  const verb = keyAt(words, at + 1) === 'to' || keyAt(words, at + 1) === 'not' ? at + 2 : at + 1
  if (
    !UNSAID.has(lemmaAt(words, at)) ||
    verb === at + 1 ||
    !/^(?:say|tell|reveal|disclose|confirm)$/.test(keyAt(words, verb))
  )
    return null
  if (!/^(?:if|whether|that)$/.test(keyAt(words, verb + 1))) return null
  return {
    rule: 'negation',
    message: 'denies what the source only leaves unsaid',
    lostAt: (said) =>
      has(said, TELLING)
        ? -1
        : said.findIndex(
            ({ lexeme }) =>
              (lexeme.flags & NEGATOR) !== 0 || /^(?:refuse|decline|fail|oppose|reject)$/.test(lexeme.lemma),
          ),
  }
}

const MUTUAL = set('meet marry wed face play fight date join match rival equal resemble follow precede speak talk')

/** "patient sues trust": not "trust sues". */
const asDoer: Finder = (words, at) => {
  const verb = words[at]!.lexeme
  const whom = words[at + 1]
  const isVerb = at > 0 && verb.key !== verb.lemma && isThirdPerson(verb.key) && !isNoun(verb.key)
  if (!isVerb || whom === undefined || !isContent(whom) || MUTUAL.has(verb.lemma)) return null
  // "…, says board": who speaks may stand on either side.
  if (SPEECH.has(verb.lemma)) return null
  const behind = words[at + 2]
  // "sues trust chief": who it is stands further on.
  if (behind !== undefined && isContent(behind)) return null
  if (words.slice(0, at).some(({ lexeme }) => lexeme.stem === whom.lexeme.stem)) return null
  return {
    rule: 'roles',
    message: 'makes the doer of whom it was done to',
    lostAt: (said) =>
      said.findIndex(
        ({ lexeme }, i) =>
          i > 0 &&
          lexeme.key === verb.key &&
          said[i - 1]!.lexeme.stem === whom.lexeme.stem &&
          !/^(?:who|that|which|by)$/.test(keyAt(said, i + 1)),
      ),
  }
}

/** What tells one of two apart: "ten-man", "unseeded". */
const APART = set(
  'unseeded injured suspended banned unbeaten promoted relegated disgraced bankrupt wrong false fake counterfeit faulty wounded expired',
)

/** "Rovers beat ten-man Town": not "ten-man Rovers". */
const asApart: Finder = (words, at) => {
  const isManned = keyAt(words, at) === 'man' && (words[at]!.marks & JOINED) !== 0
  const whose = words[at + 1]
  if ((!isManned && !APART.has(keyAt(words, at))) || whose === undefined || !isContent(whose)) return null
  const key = keyAt(words, at)
  return {
    rule: 'roles',
    message: 'says of one what the source says of another',
    lostAt: (said) =>
      said.findIndex(
        (word, i) =>
          word.lexeme.key === key &&
          said[i + 1] !== undefined &&
          isContent(said[i + 1]!) &&
          said[i + 1]!.lexeme.stem !== whose.lexeme.stem &&
          (words.some(({ lexeme }, j) => j !== at + 1 && lexeme.stem === said[i + 1]!.lexeme.stem) ||
            said.some(({ lexeme }) => lexeme.stem === whose.lexeme.stem)),
      ),
  }
}

const THOUGHT = set(
  'think believe fear presume assume suppose supposedly presumably once believed feared presumed thought',
)

/** "Frog thought extinct": it is none. */
const asThought: Finder = (words, at) => {
  const state = words[at + 1]?.lexeme
  if (!/^(?:thought|believed|feared|presumed|assumed)$/.test(keyAt(words, at)) || state === undefined) return null
  if (!/^(?:extinct|dead|lost|drowned|missing|stolen|destroyed|killed|safe|fake|innocent|guilty)$/.test(state.key))
    return null
  return {
    rule: 'hedge',
    message: 'tells as so what was only thought',
    lostAt: (said) => (has(said, THOUGHT) ? -1 : said.findIndex(({ lexeme }) => lexeme.key === state.key)),
  }
}

const FINDERS: readonly Finder[] = [
  ...DENIED_LIMITS,
  ...DOUBTED_LIMITS,
  ...PARTIAL_LIMITS,
  ...EDGE_LIMITS,
  ...OPEN_LIMITS,
  ...COMPARED_LIMITS,
  ...STEP_LIMITS,
  ...WHOSE_LIMITS,
  asExcepted,
  asNearly,
  asOnly,
  asUntil,
  asBefore,
  asOpen,
  asClaimed,
  asBareClaim,
  asAsked,
  asUnsaid,
  asDoer,
  asApart,
  asThought,
]
