/** Whose it is and who is who: a committee is not its house, a lawyer for somebody is not he, nor a film about his murder his film. */
import { PREPOSITION } from '../clause/lexicon.ts'
import { SPEECH } from '../clause/verbs.ts'
import {
  AFTER_BREAK,
  AFTER_COMMA,
  CAPITAL,
  IN_QUOTES,
  isContent,
  JOINED,
  NAMED,
  POSSESSIVE,
  type Word,
} from '../clause/words.ts'
import { isPersonNoun } from '../words/vocabulary.ts'
import { type Finder, has, headBehind, keyAt, same, set } from './limit.ts'
import { lastOfPhrase } from './victims.ts'

const PEOPLE = set(
  'wife husband son daughter mother father brother sister widow backer supporter fan ally aide lawyer attorney critic rival opponent follower voter donor adviser advisor loyalist campaign family',
)
/** Of a house or a firm only a part. */
const ORGANS = set('union committee subcommittee panel subsidiary branch wing unit caucus faction')

const isOf = (whose: ReadonlySet<string>, { lexeme }: Word): boolean => whose.has(lexeme.singular ?? lexeme.key)

/** "Holm backers storm hall" told as "Holm storms hall", "Okafor campaign fires aide" as "aide fired by Okafor". */
const asHisPeople: Finder = (words, at) => {
  const people = words[at]!
  const name = words[at - 1]
  const verb = words[at + 1]
  if (name === undefined || verb === undefined || verb.lexeme.verbForms === 0 || !isContent(verb)) return null
  // "Without union deal": a word that opens a sentence has its capital for that.
  if (!isContent(name)) return null
  if (!(isOf(PEOPLE, people) ? (name.marks & NAMED) !== 0 : isOf(ORGANS, people) && (name.marks & CAPITAL) !== 0))
    return null
  return {
    rule: 'roles',
    message: 'is told of instead of his people',
    lostAt: (said) =>
      said.findIndex((word, i) => {
        if ((word.marks & POSSESSIVE) !== 0 || !same(name)(word)) return false
        const before = said[i - 1]
        const next = said[i + 1]
        // "aide fired by Okafor"
        if (keyAt(said, i - 1) === 'by')
          return said[i - 2] !== undefined && same(verb)(said[i - 2]!) && !(next !== undefined && isOf(PEOPLE, next))
        // "lawyer for Holm asks"
        if (next === undefined || (before !== undefined && (before.lexeme.flags & PREPOSITION) !== 0)) return false
        // "Holm and backers storm hall"
        const behind = said[/^(?:his|her|their)$/.test(keyAt(said, i + 2)) ? i + 3 : i + 2]
        return same(verb)(next) || (next.lexeme.key === 'and' && behind !== undefined && same(people)(behind))
      }),
  }
}

/** "father of missing girl joins search" told as "search for missing girl and father" */
const asKinOf: Finder = (words, at) => {
  const whose = keyAt(words, at + 1) === 'of' && isOf(PEOPLE, words[at]!) ? lastOfPhrase(words, at + 2) : undefined
  if (whose === undefined || whose === null || words.some(({ lexeme }) => lexeme.key === 'and')) return null
  return {
    rule: 'roles',
    message: 'is told of together with whom it is not',
    lostAt: (said) =>
      said.findIndex((word, i) => {
        const behind = said[/^(?:his|her|their)$/.test(keyAt(said, i + 1)) ? i + 2 : i + 1]
        return (
          word.lexeme.key === 'and' &&
          i > 0 &&
          same(whose)(said[i - 1]!) &&
          behind !== undefined &&
          same(words[at]!)(behind)
        )
      }),
  }
}

const RELATING = set('who whom whose of for to from against accused')

/** "Nurse who treated Okafor" told as "Nurse Okafor" */
const asTitled: Finder = (words, at) => {
  const { lexeme } = words[at]!
  if (!isPersonNoun(lexeme.singular ?? lexeme.key) || !RELATING.has(keyAt(words, at + 1))) return null
  const isName = ({ marks }: Word) => (marks & (NAMED | POSSESSIVE)) === NAMED
  const named = words.slice(at + 2, at + 7).filter(isName)
  if (named.length === 0) return null
  return {
    rule: 'roles',
    message: 'gives somebody the title of another',
    lostAt: (said) =>
      said.findIndex((word, i) => {
        const next = said[i + 1]
        return (
          word.lexeme.key === lexeme.key &&
          next !== undefined &&
          (next.marks & (AFTER_BREAK | AFTER_COMMA)) === 0 &&
          named.some((name) => name.lexeme === next.lexeme) &&
          // "star's son suplexes opponent"
          (next.marks & (NAMED | POSSESSIVE)) === NAMED &&
          // "lawyer Holm hired"
          !/^(?:hired|hires|chose|named|of|for|to)$/.test(keyAt(said, i + 2))
        )
      }),
  }
}

const ABOUT = set('about on over into of for against')

/** "film about Holm's murder" told as "Holm's film about murder" */
const asAbout: Finder = (words, at) => {
  const owner = words[at]!
  const thing = words[at - 2]
  if ((owner.marks & POSSESSIVE) === 0 || thing === undefined || !isContent(thing) || !ABOUT.has(keyAt(words, at - 1)))
    return null
  if (words.some((word, i) => i !== at && same(owner)(word))) return null
  const own = headBehind(words, at + 1)
  return {
    rule: 'roles',
    message: 'belongs to whom it is about',
    lostAt: (said) =>
      said.findIndex((word, i) => {
        if (!same(owner)(word) || (word.marks & POSSESSIVE) === 0) return false
        const theirs = headBehind(said, i + 1)
        return theirs !== undefined && same(thing)(theirs) && own !== undefined && said.slice(i + 2).some(same(own))
      }),
  }
}

const STANDING_FOR = set(
  'footage video image photo photograph picture sketch recording name identity detail road route street bridge entrance gate',
)

/** "release footage of man" told as "release man", "block roads to port" as "block port": neither is the thing itself. */
const asShown: Finder = (words, at) => {
  const verb = words[at - 1]
  if (!isOf(STANDING_FOR, words[at]!) || !/^(?:of|to|into)$/.test(keyAt(words, at + 1)) || verb === undefined)
    return null
  const phrase = phraseFrom(words, at + 2)
  const common = phrase.filter(({ marks }) => (marks & NAMED) === 0)
  const things = common.length > 0 ? common : phrase
  if (!isContent(verb) || verb.lexeme.verbForms === 0) return null
  return {
    rule: 'scope',
    message: 'is done to what is only shown, or to where it only leads',
    lostAt: (said) =>
      said.some((word) => isOf(STANDING_FOR, word))
        ? -1
        : said.findIndex(
            (word, i) =>
              same(verb)(word) &&
              (BE.has(keyAt(said, i - 1)) ? said.slice(Math.max(0, i - 2), i - 1) : phraseFrom(said, i + 1)).some(
                (one) => things.some(same(one)),
              ),
          ),
  }
}

/** The content words up to the next preposition, comma or three words on. */
function phraseFrom(words: readonly Word[], from: number): Word[] {
  const end = words.findIndex(
    ({ lexeme, marks }, i) =>
      i >= from && ((lexeme.flags & PREPOSITION) !== 0 || (i > from && (marks & (AFTER_BREAK | AFTER_COMMA)) !== 0)),
  )
  return words.slice(from, Math.min(from + 3, end < 0 ? words.length : end)).filter(isContent)
}

const BE = set('is are was were be been being')
const DONE_TO = set(
  'blame accuse charge sue arrest fine sack fire jail criticize criticise praise detain reject defeat ban wound rob punish remove suspend thank honor honour investigate',
)

/** "operator blames storm for delay" told as "operator blamed for delay" */
const asBlaming: Finder = (words, at) => {
  const verb = words[at]!
  const doer = words[at - 1]
  const next = words[at + 1]
  if (!DONE_TO.has(verb.lexeme.lemma) || doer === undefined || next === undefined || BE.has(doer.lexeme.key))
    return null
  if (!isContent(doer) || /(?:ed|ing)$/.test(verb.lexeme.key) || (next.lexeme.flags & PREPOSITION) !== 0) return null
  // "judge in Okafor trial removes juror"
  const isFar = isPersonNoun(words[0]!.lexeme.key) && at > 1 && (words[1]!.lexeme.flags & PREPOSITION) !== 0
  return {
    rule: 'roles',
    message: 'is told to suffer what he does',
    lostAt: (said) =>
      said.findIndex(
        ({ lexeme }, i) =>
          lexeme.lemma === verb.lexeme.lemma &&
          lexeme.key.endsWith('ed') &&
          /^(?:for|over|by|in|after|at|with)$/.test(keyAt(said, i + 1)) &&
          (said.slice(Math.max(0, i - 2), i).some(same(doer)) || (isFar && same(words[0]!)(said[0]!) && i < 7)),
      ),
  }
}

const MATTERS = set('tax ban law bill deal levy fee rule toll fund merger inquiry boycott subsidy')
const JUDGING = set('reject back approve oppose support block scrap end sign pass defeat cut raise')

/** "reject stadium tax" told as "reject stadium" */
const asMatter: Finder = (words, at) => {
  const of = words[at - 1]
  const verb = words.slice(Math.max(0, at - 4), at).find(({ lexeme }) => JUDGING.has(lexeme.lemma))
  if (!isOf(MATTERS, words[at]!) || of === undefined || !isContent(of) || verb === undefined || verb === of) return null
  if (words.some((word, i) => i !== at - 1 && same(of)(word))) return null
  return {
    rule: 'scope',
    message: 'is told of the thing that the matter is about',
    lostAt: (said) =>
      said.findIndex((word, i) => {
        if (!same(verb)(word)) return false
        const object = phraseFrom(said, i + 1)
        return object.length > 0 && same(of)(object.at(-1)!) && !said.some(same(words[at]!))
      }),
  }
}

/** "Skerra tariff threat" told as "threatens Skerra with tariffs" */
const asHisThreat: Finder = (words, at) => {
  const owner = words.slice(Math.max(0, at - 2), at).find(({ marks }) => (marks & NAMED) !== 0)
  if (!/^threats?$/.test(keyAt(words, at)) || owner === undefined || keyAt(words, at + 1) === 'to') return null
  return {
    rule: 'roles',
    message: 'lets two change places',
    lostAt: (said) =>
      said.findIndex(
        ({ lexeme }, i) => lexeme.lemma === 'threaten' && said[i + 1] !== undefined && same(owner)(said[i + 1]!),
      ),
  }
}

const PARTY = set('party band group team club union race contest talks show panel cabinet alliance')

/** "quits party" told as "quits" */
const asQuitting: Finder = (words, at) => {
  const what = words.slice(at + 1, at + 4).find((word) => isOf(PARTY, word))
  if (!/^(?:quit|leave|exit)$/.test(words[at]!.lexeme.lemma) || what === undefined) return null
  return {
    rule: 'scope',
    message: 'leaves out what is left',
    lostAt: (said) => {
      if (said.some(same(what))) return -1
      return said.findIndex(
        (word, i) =>
          /^(?:quit|resign|leave)$/.test(word.lexeme.lemma) && (said[i + 1] === undefined || !isContent(said[i + 1]!)),
      )
    },
  }
}

const UNKNOWN_DOER = set('stolen hacked forged smuggled looted hijacked kidnapped abducted')

/** "return stolen boat they found" told as "boat they stole": who did it is not told. */
const asStolen: Finder = (words, at) => {
  const deed = words[at]!
  const thing = words[at + 1]
  if (!UNKNOWN_DOER.has(deed.lexeme.key) || thing === undefined || !isContent(thing)) return null
  if (words.some((word, i) => i !== at && same(deed)(word))) return null
  return {
    rule: 'accusation',
    message: 'gives a deed to somebody of whom the source does not tell it',
    lostAt: (said) =>
      said.findIndex(
        (word, i) =>
          word.lexeme.lemma === deed.lexeme.lemma &&
          word.lexeme.key !== deed.lexeme.key &&
          i > 0 &&
          (isContent(said[i - 1]!) || /^(?:he|she|they|it|who)$/.test(keyAt(said, i - 1))),
      ),
  }
}

/** "train driver suspended" told as "train suspended", "hotel fined after guest" as "hotel guest fined" */
const asHead: Finder = (words, at) => {
  const verb = words[at + 1]
  const head = words[at]!
  if (verb === undefined || !isContent(verb) || verb.lexeme.verbForms === 0 || !isContent(head)) return null
  if (SPEECH.has(verb.lexeme.lemma) || words.some((word, i) => i !== at + 1 && same(verb)(word))) return null
  const before = words[at - 1]
  const isPerson = isPersonNoun(head.lexeme.singular ?? head.lexeme.key) || isOf(ORGANS, head)
  const isVerbAt = (said: readonly Word[], i: number) => {
    const next = said[BE.has(keyAt(said, i)) ? i + 1 : i]
    return next !== undefined && same(verb)(next)
  }
  // "train driver", "six-month-old baby"
  const isNoun =
    before !== undefined &&
    isContent(before) &&
    (before.lexeme.verbForms === 0 || (at <= 2 && !/(?:ing|ed)$/.test(before.lexeme.key))) &&
    (before.marks & (JOINED | IN_QUOTES)) === 0
  if (isPerson && isNoun && (head.marks & NAMED) === 0)
    return {
      rule: 'roles',
      message: 'is told of instead of who belongs to it',
      lostAt: (said) =>
        said.findIndex(
          (word, i) =>
            same(before)(word) &&
            isVerbAt(said, i + 1) &&
            (i === 0 || (said[i - 1]!.lexeme.flags & PREPOSITION) === 0) &&
            // "guests at a Norwell hotel are rescued"
            !said.slice(0, i).some(same(head)),
        ),
    }
  if (isPerson || (head.marks & NAMED) !== 0 || !/ed$/.test(verb.lexeme.key)) return null
  return {
    rule: 'roles',
    message: 'is told of instead of whom it belongs to',
    lostAt: (said) =>
      said.findIndex(
        (word, i) =>
          same(head)(word) &&
          said[i + 1] !== undefined &&
          isPersonNoun(said[i + 1]!.lexeme.singular ?? said[i + 1]!.lexeme.key) &&
          words.some((other, k) => k > at + 1 && same(said[i + 1]!)(other)) &&
          isVerbAt(said, i + 2),
      ),
  }
}

/** "paper was never read" told as "he never read it": by whom is not told. */
const asByNobody: Finder = (words, at) => {
  const deed = words[at]!
  const isPassive =
    BE.has(keyAt(words, at - 1)) || (/^(?:never|not)$/.test(keyAt(words, at - 1)) && BE.has(keyAt(words, at - 2)))
  if (!isPassive || !isContent(deed) || deed.lexeme.verbForms === 0 || has(words.slice(at), new Set(['by'])))
    return null
  return {
    rule: 'roles',
    message: 'gives a deed to somebody of whom the source does not tell it',
    lostAt: (said) =>
      said.findIndex(
        (word, i) =>
          same(deed)(word) &&
          /^(?:he|she|they|never|not)$/.test(keyAt(said, i - 1)) &&
          said.slice(Math.max(0, i - 3), i).some(({ lexeme }) => /^(?:he|she|they)$/.test(lexeme.key)) &&
          !said.slice(Math.max(0, i - 3), i).some(({ lexeme }) => BE.has(lexeme.key)),
      ),
  }
}

const WITNESSES = set('witness victim bystander driver owner')
const SUSPECTS = set('suspect gunman attacker robber thief killer stabber shooter')

/** "seek witness to stabbing" told as "seek suspect" */
const asWitness: Finder = (words, at) =>
  !isOf(WITNESSES, words[at]!) || words.some((word) => isOf(SUSPECTS, word))
    ? null
    : {
        rule: 'accusation',
        message: 'makes a suspect of whom the source does not suspect',
        lostAt: (said) =>
          said.findIndex(
            (word, i) =>
              isOf(SUSPECTS, word) &&
              /^(?:seek|seeks|sought|hunt|hunts|for|possible|potential|a|the)$/.test(keyAt(said, i - 1)),
          ),
      }

export const WHOSE_LIMITS: readonly Finder[] = [
  asHisPeople,
  asKinOf,
  asTitled,
  asAbout,
  asShown,
  asBlaming,
  asMatter,
  asHisThreat,
  asQuitting,
  asStolen,
  asHead,
  asByNobody,
  asWitness,
]
