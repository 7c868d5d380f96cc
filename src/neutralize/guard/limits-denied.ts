/** What undoes a deed: "fails to", "saved from", "cleared of", "but not gin", "do not"; without it the deed would be done. */
import { PREPOSITION } from '../clause/lexicon.ts'
import { isContent } from '../clause/words.ts'
import { denies, type Finder, has, keyAt, lemmaAt, set } from './limit.ts'

const UNDOING = set('fail refuse decline neglect')
const UNDONE = set(
  'fail failure deny refuse refusal decline neglect unable unsuccessful unwilling inability unsuccessfully without cannot',
)
const STRIVEN = set(
  'bid attempt effort try seek want hope plan aim ask apply appeal push campaign fight wish intend request may could plot conspire conspiracy scheme threaten threat attempted might if would',
)

const TRYING = set('try attempt struggle plot conspire scheme')

/** "fails to block": without the failure it would be blocked; "bids to return". */
const asUndone: Finder = (words, at) => {
  const lemma = lemmaAt(words, at)
  const isBid = keyAt(words, at) === 'bids' || TRYING.has(lemma)
  if ((!UNDOING.has(lemma) && !isBid) || keyAt(words, at + 1) !== 'to') return null
  const verb = words[at + 2]?.lexeme
  if (verb === undefined) return null
  return {
    rule: isBid ? 'plan' : 'negation',
    message: 'tells as done what the source says is not',
    lostAt: (said) => {
      const others = said.filter(({ lexeme }) => lexeme.lemma !== verb.lemma)
      if (isBid ? has(said, STRIVEN) : has(others, UNDONE) || denies(others)) return -1
      return said.findIndex(({ lexeme }, i) => lexeme.lemma === verb.lemma && !(isBid && keyAt(said, i - 1) === 'to'))
    },
  }
}

const CLEARED = set('clear acquit exonerate')

/** "grants bail": no verdict yet. */
const asBailed: Finder = (words, at) =>
  keyAt(words, at) === 'bail' && !has(words, CLEARED)
    ? {
        rule: 'new-fact',
        message: 'clears whom the source bails',
        lostAt: (said) => said.findIndex(({ lexeme }) => CLEARED.has(lexeme.lemma)),
      }
    : null

const UNLIKE = set('but unlike except unchanged while though although however')

/** "deaths fall but injuries do not": two joined by "and" would both fall. */
const asUnlike: Finder = (words, at) => {
  const last = words.length - 1
  if (at !== last || keyAt(words, last) !== 'not') return null
  const opening = words.findLastIndex(({ lexeme }) => /^(?:but|while|though|although|yet)$/.test(lexeme.key))
  const other = words[opening + 1]?.lexeme
  if (opening < 0 || other === undefined || last - opening > 5) return null
  return {
    rule: 'negation',
    message: 'tells of two what the source denies of one',
    lostAt: (said) =>
      has(said, UNLIKE) || denies(said) ? -1 : said.findIndex(({ lexeme }) => lexeme.stem === other.stem),
  }
}

const SPARED = set('save spare rescue protect from avoid escape')

/** "saved from bulldozers": they never came. */
const asSaved: Finder = (words, at) => {
  if (!/^(?:saved|spared|rescued)$/.test(keyAt(words, at)) || keyAt(words, at + 1) !== 'from') return null
  const peril = words[at + 2]?.lexeme
  if (peril === undefined) return null
  return {
    rule: 'negation',
    message: 'tells as done what somebody was saved from',
    lostAt: (said) =>
      has(said, SPARED) ? -1 : said.findIndex(({ lexeme }) => lexeme.stem === peril.stem || lexeme.root === peril.root),
  }
}

const REACHING = set('pass meet exceed reach hit top beat surpass')

/** "falls short of target" */
const asShort: Finder = (words, at) =>
  lemmaAt(words, at) === 'fall' && keyAt(words, at + 1) === 'short'
    ? {
        rule: 'direction',
        message: 'reaches what the source falls short of',
        lostAt: (said) =>
          denies(said) || has(said, set('short below miss fail under'))
            ? -1
            : said.findIndex(({ lexeme }) => REACHING.has(lexeme.lemma)),
      }
    : null

const TERMS = set('jail prison fine sentence penalty life execution deportation eviction')
const SENTENCED = set('gets got receives received sentenced jailed imprisoned fined serves given')
const MAY_BE = set('face may could might risk carry up maximum possible potential if')

/** "faces a year in jail": nobody has sentenced him yet. */
const asFacing: Finder = (words, at) =>
  lemmaAt(words, at) === 'face' && has(words.slice(at + 1, at + 7), TERMS) && !has(words, SENTENCED)
    ? {
        rule: 'plan',
        message: 'tells as given what the source says somebody faces',
        lostAt: (said) => (has(said, MAY_BE) ? -1 : said.findIndex(({ lexeme }) => SENTENCED.has(lexeme.key))),
      }
    : null

const STATES = set('guilty liable safe armed alone alive dead ready able true fit responsible')

/** "found not guilty" */
const asNot: Finder = (words, at) => {
  const state = keyAt(words, at + 1)
  if (keyAt(words, at) !== 'not' || !STATES.has(state)) return null
  return {
    rule: 'negation',
    message: 'tells as so what the source denies',
    lostAt: (said) => (denies(said) || has(said, CLEARED) ? -1 : said.findIndex(({ lexeme }) => lexeme.key === state)),
  }
}

/** "runs out of milk but not gin" */
const asButNot: Finder = (words, at) => {
  const spared = words[at + 2]?.lexeme
  if (keyAt(words, at) !== 'but' || keyAt(words, at + 1) !== 'not' || spared === undefined || at + 2 < words.length - 1)
    return null
  return {
    rule: 'negation',
    message: 'tells of two what the source denies of one',
    lostAt: (said) =>
      has(said, UNLIKE) || denies(said) ? -1 : said.findIndex(({ lexeme }) => lexeme.stem === spared.stem),
  }
}

const ACCUSING = set(
  'clear acquit exonerate absolve vindicate accuse charge try deny trial allege claim suspect not drop dismiss',
)

/** "cleared of assault but fined for swearing": not fined for assault. */
const asCleared: Finder = (words, at) => {
  const crime = words[at + 2]?.lexeme
  if (!/^(?:cleared|acquitted)$/.test(keyAt(words, at)) || keyAt(words, at + 1) !== 'of' || crime === undefined)
    return null
  return {
    rule: 'accusation',
    message: 'blames for what the source clears of',
    lostAt: (said) =>
      has(said, ACCUSING) || denies(said) ? -1 : said.findIndex(({ lexeme }) => lexeme.stem === crime.stem),
  }
}

const IN_PART = set('first deliberately intentionally knowingly alone personally')

/** "denies soldiers fired first" told as "denies soldiers fired": the denial widened. */
const asDeniedIn: Finder = (words, at) => {
  const key = keyAt(words, at)
  const front = words.slice(Math.max(0, at - 7), at)
  const isDenied = denies(front) || has(front, set('deny refuse reject'))
  const deed = words[at - 1]
  if (!IN_PART.has(key) || !isDenied || deed === undefined || !isContent(deed)) return null
  return {
    rule: 'scope',
    message: 'denies altogether what the source denies in part',
    lostAt: (said) =>
      has(said, IN_PART) || has(said, set('accidental accident mistake start begin'))
        ? -1
        : said.findIndex(({ lexeme }) => lexeme.stem === deed.lexeme.stem),
  }
}

const DOUBTING = set(
  'doubt doubts doubtful question sceptical skeptical scepticism skepticism unsure uncertain unlikely whether dispute challenge deny unconvinced may might could',
)

/** "Analysts doubt firm will pay": nobody believes that it will. */
const asDoubted: Finder = (words, at) => {
  const next = words[at + 1]?.lexeme
  if (lemmaAt(words, at) !== 'doubt' || at === 0 || next === undefined || (next.flags & PREPOSITION) !== 0) return null
  if (denies(words.slice(Math.max(0, at - 2), at))) return null
  const doubted = words.slice(at + 1).filter(isContent)
  return {
    rule: 'hedge',
    message: 'tells as so what the source doubts',
    lostAt: (said) => {
      if (has(said, DOUBTING) || denies(said)) return -1
      const shared = doubted.filter(({ lexeme }) => said.some((word) => word.lexeme.stem === lexeme.stem))
      return shared.length < 2 || shared.length < doubted.length / 2
        ? -1
        : said.findIndex((word) => word.lexeme.stem === shared[0]!.lexeme.stem)
    },
  }
}

const LINKS = set('link connection association tie correlation evidence proof')
const LINKED = set(
  'link tie connect associate correlate cause lower raise reduce increase cut boost prove show confirm suggest prevent help harm',
)

/** "finds no link between tea and sleep": not "tied to". */
const asUnlinked: Finder = (words, at) => {
  const noun = words.slice(at + 1, at + 3).find(({ lexeme }) => LINKS.has(lexeme.singular ?? lexeme.key))
  if (keyAt(words, at) !== 'no' || noun === undefined) return null
  return {
    rule: 'negation',
    message: 'ties what the source does not',
    lostAt: (said) =>
      denies(said) || has(said, UNLINKED)
        ? -1
        : said.findIndex(({ lexeme }) => LINKED.has(lexeme.lemma) || LINKED.has(lexeme.key)),
  }
}
const UNLINKED = set(
  'lack reject rule dismiss refute unlinked unrelated unconnected unproven doubt without fail absence contradict disprove',
)

const TOUCHING = set('affect include cover apply extend involve hit concern reach')

/** "recall does not affect vans": they are not among those recalled. */
const asUntouched: Finder = (words, at) => {
  const whom = words.slice(at + 2, at + 6).filter(isContent)
  if (keyAt(words, at) !== 'not' || !TOUCHING.has(lemmaAt(words, at + 1)) || whom.length === 0) return null
  return {
    rule: 'negation',
    message: 'counts in what the source leaves out',
    lostAt: (said) =>
      denies(said) ||
      has(said, EXEMPT) ||
      !whom.some((word) => said.some(({ lexeme }) => lexeme.stem === word.lexeme.stem))
        ? -1
        : said.findIndex(({ lexeme }) => TOUCHING.has(lexeme.lemma)),
  }
}
const EXEMPT = set('exempt exclude exclusion spare unaffected untouched except outside omit escape only')

const CATCHING = set('catch arrest capture apprehend detain')
const FREE = set('free loose hunt manhunt sought search evade elude escape large run')

/** "suspect still at large": nobody has caught him. */
const asAtLarge: Finder = (words, at) => {
  const next = keyAt(words, at + 1)
  const isFree =
    keyAt(words, at) === 'at'
      ? next === 'large'
      : keyAt(words, at) === 'on' && next === 'the' && keyAt(words, at + 2) === 'run'
  if (!isFree || has(words, CATCHING)) return null
  return {
    rule: 'negation',
    message: 'tells as caught who is at large',
    lostAt: (said) =>
      denies(said) || has(said, FREE) ? -1 : said.findIndex(({ lexeme }) => CATCHING.has(lexeme.lemma)),
  }
}

const GOING_ON = set('keep continue remain resume still maintain')

/** "stops backing Ruiz": it goes on no more. */
const asStopped: Finder = (words, at) => {
  const deed = words[at + 1]
  if (!/^(?:stop|quit|cease)$/.test(lemmaAt(words, at)) || deed === undefined || !/ing$/.test(deed.lexeme.key))
    return null
  if (denies(words.slice(Math.max(0, at - 3), at))) return null
  return {
    rule: 'negation',
    message: 'tells as going on what the source says is over',
    lostAt: (said) =>
      denies(said)
        ? -1
        : said.findIndex(
            ({ lexeme }, i) => GOING_ON.has(lexeme.lemma) && said[i + 1]?.lexeme.stem === deed.lexeme.stem,
          ),
  }
}

const WRONGLY = set('wrongly falsely mistakenly incorrectly erroneously wrongfully')
const WRONG = set(
  'wrong false mistake mistaken incorrect error erroneous wrongful untrue inaccurate unjust unjustly miscarriage mislead misleading innocent',
)

/** "wrongly told 4,000 people": what they were told was not so. */
const asWrongly: Finder = (words, at) => {
  const verb = words[at + 1]
  if (!WRONGLY.has(keyAt(words, at)) || verb === undefined || !isContent(verb)) return null
  return {
    rule: 'negation',
    message: 'tells as right what was done wrongly',
    lostAt: (said) =>
      has(said, WRONGLY) || has(said, WRONG) || denies(said)
        ? -1
        : said.findIndex(({ lexeme }) => lexeme.stem === verb.lexeme.stem),
  }
}

const MISSED = set('missing lost unfound')
const RECOVERED = set('find recover locate retrieve trace return')

/** "crown still missing": nobody has found it. */
const asMissing: Finder = (words, at) => {
  if (keyAt(words, at) !== 'missing' || has(words, RECOVERED)) return null
  // "missing climber": which climber it is.
  const next = words[at + 1]
  if (next !== undefined && isContent(next)) return null
  return {
    rule: 'negation',
    message: 'tells as found what is missing',
    lostAt: (said) =>
      denies(said) || has(said, MISSED) ? -1 : said.findIndex(({ lexeme }) => RECOVERED.has(lexeme.lemma)),
  }
}

export const DENIED_LIMITS: readonly Finder[] = [
  asUndone,
  asBailed,
  asUnlike,
  asSaved,
  asShort,
  asFacing,
  asNot,
  asButNot,
  asCleared,
  asDoubted,
  asDeniedIn,
  asAtLarge,
  asMissing,
  asWrongly,
  asStopped,
  asUnlinked,
  asUntouched,
]
