/** What a headline leaves open or bounds by words of their own: conditions, threats, gains, reasons, who told whom. */
import { isContent, NAMED, NUMERIC } from '../clause/words.ts'
import { denies, type Finder, has, keyAt, lemmaAt, same, set } from './limit.ts'

const BE = set('is are was were be been being am')

const IFS = set(
  'if unless whether provided should would could may might conditional condition conditionally pending possible possibly potential potentially when once depend depends case would-be threat threaten warn ready prepared risk further',
)
const ASKING = set('what ask wonder question see examine consider know decide unclear sure as even only')

/** "vows to end tolls if elected" told as "vows to end tolls" */
const asIf: Finder = (words, at) => {
  const key = keyAt(words, at)
  if ((key !== 'if' && key !== 'unless') || at < 2 || words.slice(0, at).some(({ lexeme }) => ASKING.has(lexeme.lemma)))
    return null
  // "if you are a beginner": for beginners.
  if (/^(?:you|your|we|i|it|there)$/.test(keyAt(words, at + 1))) return null
  // What depends on it: the last verb in front.
  const deed = words.slice(0, at).findLast((word) => isContent(word) && word.lexeme.verbForms !== 0)
  if (deed === undefined) return null
  return {
    rule: 'hedge',
    message: 'drops the condition',
    lostAt: (said) => (has(said, IFS) ? -1 : said.findIndex(same(deed))),
  }
}

const MOST = set(
  'most majority part some half much mostly largely bulk nearly almost percent percentage share third quarter',
)

/** "most of $5m unspent" told as "$5m unspent" */
const asMostOf: Finder = (words, at) => {
  const sum = words[at + 2]
  if (
    !/^(?:most|half|some|much|part|bulk)$/.test(keyAt(words, at)) ||
    keyAt(words, at + 1) !== 'of' ||
    sum === undefined
  )
    return null
  if ((sum.marks & NUMERIC) === 0 && !/\d/.test(sum.raw)) return null
  return {
    rule: 'scope',
    message: 'tells of the whole sum what the source tells of a part',
    lostAt: (said) => (has(said, MOST) ? -1 : said.findIndex(({ raw }) => raw === sum.raw)),
  }
}

const TELLING = set('tell ask order urge force pressure pay advise instruct invite warn teach help')

/** "was told to lie by Dorn" told as "told Dorn to lie" */
const asToldBy: Finder = (words, at) => {
  const verb = words[at]!
  if (!TELLING.has(verb.lexeme.lemma) || !BE.has(keyAt(words, at - 1))) return null
  const by = words.findIndex((_, i) => i > at && i < at + 7 && keyAt(words, i) === 'by')
  const teller = words[by + 1]
  if (by < 0 || teller === undefined || (teller.marks & NAMED) === 0) return null
  return {
    rule: 'roles',
    message: 'lets two change places',
    lostAt: (said) =>
      said.findIndex(
        (word, i) =>
          same(verb)(word) && !BE.has(keyAt(said, i - 1)) && said[i + 1] !== undefined && same(teller)(said[i + 1]!),
      ),
  }
}

const AHEAD = set('ahead lead overtake pass beat surpass top')

/** "gaining on Okafor" told as "ahead of Okafor" */
const asGaining: Finder = (words, at) =>
  !(
    (lemmaAt(words, at) === 'gain' && keyAt(words, at + 1) === 'on') ||
    (lemmaAt(words, at) === 'close' && keyAt(words, at + 1) === 'in')
  ) || has(words, AHEAD)
    ? null
    : {
        rule: 'comparison',
        message: 'puts ahead who only gains',
        lostAt: (said) => said.findIndex((_, i) => AHEAD.has(keyAt(said, i)) || AHEAD.has(lemmaAt(said, i))),
      }

const DOUBTS = set('unlikely doubt doubtful improbable remote slim rule hardly')
const FORESEEN = set('expected likely set due will scheduled poised to')

/** "unlikely before June" told as "expected in June" */
const asUnlikely: Finder = (words, at) =>
  keyAt(words, at) !== 'unlikely'
    ? null
    : {
        rule: 'hedge',
        message: 'tells as expected what is unlikely',
        lostAt: (said) =>
          has(said, DOUBTS) || denies(said) ? -1 : said.findIndex((_, i) => FORESEEN.has(keyAt(said, i))),
      }

const OPEN_NOUNS = set('threat plan bid attempt plot offer promise pledge vow proposal')
const OPEN = set(
  'threat threaten plan bid attempt plot offer call push effort promise pledge vow proposal propose seek aim try want may might could would possible potential prepare consider refuse fail intend set urge demand wish hope announce support back oppose favor favour coming upcoming next future',
)

/** "after threat to strike" told as "after strike" */
const asOpenNoun: Finder = (words, at) => {
  const noun = words[at]!
  const deed = words[at + 2]
  if (!OPEN_NOUNS.has(noun.lexeme.singular ?? noun.lexeme.key) || keyAt(words, at + 1) !== 'to' || deed === undefined)
    return null
  if (!isContent(deed) || deed.lexeme.verbForms === 0) return null
  if (words.some((word, i) => i !== at + 2 && same(deed)(word))) return null
  return {
    rule: 'plan',
    message: 'tells as done what is only threatened or planned',
    lostAt: (said) =>
      has(said, OPEN)
        ? -1
        : said.findIndex((word, i) => same(deed)(word) && !/^(?:to|will|not|no)$/.test(keyAt(said, i - 1))),
  }
}

const PUNISHED = set(
  'fine fire sack jail charge sue arrest suspend ban praise criticize criticise honor honour award thank dismiss sentence convict punish reprimand expel convict detain',
)
const FOR = set('for over')

/** "man who saved dog fined for parking" told as "fined for saving dog" */
const asReason: Finder = (words, at) => {
  const verb = words[at - 1]
  const reason = words[at + 1]
  if (!FOR.has(keyAt(words, at)) || verb === undefined || reason === undefined || !isContent(reason)) return null
  if (!PUNISHED.has(verb.lexeme.lemma)) return null
  const told = words.slice(0, at - 1)
  return {
    rule: 'cause',
    message: 'gives another reason than the source',
    lostAt: (said) => {
      if (words.slice(at + 1, at + 6).some((word) => isContent(word) && said.some(same(word)))) return -1
      return said.findIndex(
        (_, i) =>
          FOR.has(keyAt(said, i)) &&
          said[i - 1] !== undefined &&
          same(verb)(said[i - 1]!) &&
          said[i + 1] !== undefined &&
          told.some(same(said[i + 1]!)),
      )
    },
  }
}

const SPANS = set('day week month year hour')

/** "strike ends after nine days" told as "strike enters ninth day" */
const asEnded: Finder = (words, at) =>
  !/^(?:end|finish|conclude|stop)$/.test(lemmaAt(words, at))
    ? null
    : {
        rule: 'direction',
        message: 'goes on in place of ending',
        lostAt: (said) =>
          said.findIndex(
            (_, i) =>
              lemmaAt(said, i) === 'enter' && said.slice(i + 1, i + 4).some(({ lexeme }) => SPANS.has(lexeme.lemma)),
          ),
      }

export const OPEN_LIMITS: readonly Finder[] = [
  asIf,
  asMostOf,
  asToldBy,
  asGaining,
  asUnlikely,
  asOpenNoun,
  asReason,
  asEnded,
]
