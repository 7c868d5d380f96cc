/** What makes a deed or a state less than sure: it only seems so, somebody fears it, it holds on a condition. */
import { NEGATOR, PREPOSITION } from '../clause/lexicon.ts'
import {
  AFTER_BREAK,
  AFTER_COLON,
  AFTER_COMMA,
  IN_QUOTES,
  isContent,
  JOINED,
  NAMED,
  type Word,
} from '../clause/words.ts'
import { isListed } from '../facts/sureness.ts'
import { isPersonNoun } from '../words/vocabulary.ts'
import { denies, type Finder, has, keyAt, lemmaAt, set } from './limit.ts'

const SEEMING = set('appear seem look apparent apparently seemingly evidently may might could possible possibly likely')
const SIGNS = set('sign signal suggest indicate hint reportedly thought believed believe think say according')

/** "appears to be over", "seems stronger" */
const asSeeming: Finder = (words, at) => {
  if (!/^(?:appear|seem)$/.test(lemmaAt(words, at)) || at === 0) return null
  const isBe = keyAt(words, at + 1) === 'to' && /^(?:be|have)$/.test(keyAt(words, at + 2))
  const state = words[isBe ? at + 3 : at + 1]
  // "appears in court"
  if (state === undefined || !(isContent(state) || state.lexeme.key === 'over') || state.lexeme.key === 'to')
    return null
  if (!isBe && (state.marks & NAMED) !== 0) return null
  return {
    rule: 'hedge',
    message: 'tells as so what only seems so',
    lostAt: (said) =>
      has(said, SEEMING) || has(said, SIGNS) ? -1 : said.findIndex(({ lexeme }) => lexeme.key === state.lexeme.key),
  }
}

const FEARING = set('fear worry suspect')
const FEARED = set(
  'fear feared worry worried suspect suspicion suspected concern concerned alarm anxiety may might could possible possibly if whether risk danger threat warn claim allege say think believe according doubt',
)

/** "Some fear the bridge is unsafe" */
const asFeared: Finder = (words, at) => {
  if (!FEARING.has(lemmaAt(words, at)) || at === 0 || !isTold(words[at]!)) return null
  const feared = clauseFrom(words, at + 1)
  if (feared.length < 2 || (words[at + 1]!.lexeme.flags & PREPOSITION) !== 0) return null
  return {
    rule: 'hedge',
    message: 'tells as so what somebody only fears',
    lostAt: (said) => (has(said, FEARED) ? -1 : lostOf(feared, said)),
  }
}

const isTold = ({ lexeme }: Word): boolean => !/(?:ing|ed)$/.test(lexeme.key)

/** The content words up to the end of the clause. */
function clauseFrom(words: readonly Word[], from: number): Word[] {
  const end = words.findIndex(({ marks }, i) => i > from && (marks & (AFTER_BREAK | AFTER_COMMA)) !== 0)
  return words.slice(from, end < 0 ? words.length : end).filter(isContent)
}

/** Where a candidate tells two thirds of these words, or -1. */
function lostOf(theirs: readonly Word[], said: readonly Word[]): number {
  const shared = theirs.filter(({ lexeme }) => said.some((word) => word.lexeme.stem === lexeme.stem))
  return shared.length < 2 || shared.length * 3 < theirs.length * 2
    ? -1
    : said.findIndex((word) => word.lexeme.stem === shared[0]!.lexeme.stem)
}

const CONDITIONS = set('if provided providing unless')
const CONDITIONAL = set(
  'if case event long provided providing unless should once when until condition conditional conditionally depend depending hinge subject require pending only would could may might whether threaten threat warn warning without weigh consider examine ask question outcome scenario hypothetical prospect',
)

/** "if crews agree": nobody says that they do. */
const asConditional: Finder = (words, at) => {
  const isOpening =
    CONDITIONS.has(keyAt(words, at)) &&
    (!/^provid/.test(keyAt(words, at)) || (words[at]!.marks & AFTER_COMMA) !== 0 || keyAt(words, at + 1) === 'that')
  // "What if …", "asks if …", "as if …"
  if (
    !isOpening ||
    /^(?:what|as|even|and|see|wonder|ask|know|unclear|say|decide|check|question|doubt)$/.test(lemmaAt(words, at - 1))
  )
    return null
  const condition = clauseFrom(words, at + 1)
  if (condition.length < 2) return null
  return {
    rule: 'hedge',
    message: 'tells as so what the source makes a condition',
    lostAt: (said) => (has(said, CONDITIONAL) || isForWhom(said) ? -1 : lostOf(condition, said)),
  }
}

/** "List of knots for people who sail": if they do. */
const isForWhom = (said: readonly Word[]): boolean =>
  isListed(said) && said.some((_, i) => keyAt(said, i) === 'for' && /^(?:people|someone)$/.test(keyAt(said, i + 1)))

const WITHOUT = set('without unless if until need needs require lack lacking absent only before no')

/** "Without pay, crews will not sail": with it they may. */
const asWithout: Finder = (words, at) => {
  if (at !== 0 || keyAt(words, at) !== 'without') return null
  const end = words.findIndex(({ marks }) => (marks & AFTER_COMMA) !== 0)
  if (end < 0 || !denies(words.slice(end))) return null
  return {
    rule: 'scope',
    message: 'denies for all cases what the source denies for one',
    lostAt: (said) =>
      has(said, WITHOUT) ? -1 : said.findIndex(({ lexeme }) => (lexeme.flags & NEGATOR) !== 0 && lexeme.key !== 'no'),
  }
}

const PENDING = set('await awaits pending hinge hinges subject depend depends needs require requires')
const AWAITED = set(
  'await awaiting wait waiting pending pend hinge subject depend need require if once until before conditional unless seek without may could yet still must decide',
)
const GRANTED = set('get gain win receive secure obtain approve grant give pass clear')
const CONSENTS = set('approval consent permission ruling verdict decision vote clearance backing ratification')

/** "subject to approval": it has none yet. */
const asPending: Finder = (words, at) => {
  if (!PENDING.has(keyAt(words, at))) return null
  const consent = words.slice(at + 1, at + 5).find(({ lexeme }) => CONSENTS.has(lexeme.key))
  if (consent === undefined) return null
  return {
    rule: 'plan',
    message: 'tells as granted what the source waits for',
    lostAt: (said) =>
      has(said, AWAITED) || denies(said) ? -1 : said.findIndex(({ lexeme }) => GRANTED.has(lexeme.lemma)),
  }
}

const RUNNING = set(
  'incoming designate candidate hopeful nominee contender aspirant run running race bid seek seeking vie stand standing campaign hope election primary challenger elect would',
)

/** "mayoral candidate", "mayor-elect", "would-be mayor": no mayor. */
const asCandidate: Finder = (words, at) => {
  const office = officeAt(words, at)
  if (office === undefined || words.some((word) => word !== office && word.lexeme.root === office.lexeme.root))
    return null
  return {
    rule: 'new-fact',
    message: 'gives an office to who only runs for it',
    lostAt: (said) =>
      has(said, RUNNING)
        ? -1
        : said.findIndex(({ lexeme }) => lexeme.root === office.lexeme.root && isPersonNoun(lexeme.key)),
  }
}

/** The office that the word at `at` says somebody does not have yet. */
function officeAt(words: readonly Word[], at: number): Word | undefined {
  const key = keyAt(words, at)
  const isJoined = (words[at]!.marks & JOINED) !== 0
  if (key === 'be' && isJoined && keyAt(words, at - 1) === 'would') return words[at + 1]
  return /^(?:candidate|hopeful|nominee|contender|aspirant)s?$/.test(key) || (key === 'elect' && isJoined)
    ? words[at - 1]
    : undefined
}

const ACCUSING = set('accuse suspect allege')
const SAID_SO = set(
  'accuse accusation accused suspect suspected suspicion allege alleged allegedly allegation claim claimed charge charged deny denies denied dispute trial sue sued lawsuit suit complaint complain over face faces say says said according reportedly report blame investigate investigation probe question inquiry tell told criticize criticise',
)

/** "Union accuses firm of underpaying staff": it says so. */
const asAccused: Finder = (words, at) => {
  if (!ACCUSING.has(lemmaAt(words, at))) return null
  const of = words.findIndex(({ lexeme }, i) => i > at && lexeme.key === 'of')
  if (of < 0 || of > at + 5) return null
  const whom = words.slice(at + 1, of).findLast(isContent)
  const deed = words.slice(of + 1).filter(isContent)
  if (whom === undefined || deed.length === 0) return null
  return {
    rule: 'attribution',
    message: 'tells as so what somebody is accused of',
    lostAt: (said) => {
      if (has(said, SAID_SO) || said.some(({ marks }) => (marks & (IN_QUOTES | AFTER_COLON)) !== 0)) return -1
      const isOfHim = said.some(({ lexeme }) => lexeme.stem === whom.lexeme.stem)
      return isOfHim
        ? said.findIndex((word) => isContent(word) && deed.some((theirs) => theirs.lexeme.stem === word.lexeme.stem))
        : -1
    },
  }
}

const LEAVING = set('resign quit step leave fire sack oust suspend dismiss arrest')
const CAUSES = set('over for because due cause blame follow amid')

/** "resigns days after crash": not "over" it. */
const asAfter: Finder = (words, at) => {
  const isBehind = words.slice(Math.max(0, at - 3), at).some(({ lexeme }) => LEAVING.has(lexeme.lemma))
  if (keyAt(words, at) !== 'after' || !isBehind || has(words, CAUSES)) return null
  const event = words.slice(at + 1, at + 5).filter(isContent)
  return {
    rule: 'cause',
    message: 'tells as the cause what only came before',
    lostAt: (said) =>
      said.findIndex(
        ({ lexeme }, i) =>
          /^(?:over|because)$/.test(lexeme.key) &&
          said.slice(i + 1, i + 4).some((word) => event.some((theirs) => theirs.lexeme.stem === word.lexeme.stem)),
      ),
  }
}

export const DOUBTED_LIMITS: readonly Finder[] = [
  asSeeming,
  asFeared,
  asConditional,
  asWithout,
  asPending,
  asCandidate,
  asAfter,
  asAccused,
]
