/** What holds of a part only, or not at all in other words: few, hardly, not always, far from, too … to, except, in mice. */
import { PARTICIPLE } from '../clause/lexicon.ts'
import { isContent, JOINED, NAMED, NUMERIC, type Word } from '../clause/words.ts'
import { CARDINALS } from '../words/closed-classes.ts'
import { denies, type Finder, has, headBehind, keyAt, lemmaAt, set } from './limit.ts'

const same = (word: Word) => (other: Word) => other.lexeme.stem === word.lexeme.stem
const contentBehind = (words: readonly Word[], from: number, most: number): Word | undefined =>
  words.slice(from, from + most).find(isContent)

const FEW = set(
  'few fewer hardly barely scarcely little minority rare rarely scarce scarcely lack lacking seldom minimal only unpopular limited scant most doubt doubtful weak slim thin poor scarcity handful unlikely',
)
const SPANS = set('day week month year hour minute decade second moment time word step thing')

/** "Few pupils like", "hardly anyone uses", "little evidence": most do not. */
const asFew: Finder = (words, at) => {
  const key = keyAt(words, at)
  const isFew =
    key === 'few' &&
    !/^(?:a|the|first|next|last|past|these|those|every|with|of|so|very|too|as|no)$/.test(keyAt(words, at - 1))
  const isHardly = /^(?:hardly|barely|scarcely)$/.test(key) && /^any(?:one|body)?$/.test(keyAt(words, at + 1))
  const isLittle =
    key === 'little' &&
    /^(?:evidence|sign|proof|chance|hope|support|appetite|progress|doubt)$/.test(keyAt(words, at + 1))
  if (!isFew && !isHardly && !isLittle) return null
  const told = contentBehind(words, at + (isHardly ? 2 : 1), 4)
  if (told === undefined || SPANS.has(told.lexeme.singular ?? told.lexeme.key)) return null
  return {
    rule: 'scope',
    message: 'tells of many what the source tells of few',
    lostAt: (said) => (has(said, FEW) || denies(said) ? -1 : said.findIndex(same(told))),
  }
}

const FAR = set('far short nowhere long unlikely lack fail miss incomplete yet')

/** "far from safe", "far from finished" */
const asFarFrom: Finder = (words, at) => {
  const state = words[at + 2]
  if (keyAt(words, at) !== 'far' || keyAt(words, at + 1) !== 'from' || state === undefined || !isContent(state))
    return null
  const next = words[at + 3]
  const isState =
    STATES.has(state.lexeme.key) ||
    ((state.lexeme.verbForms & PARTICIPLE) !== 0 && (next === undefined || !isContent(next)))
  if (!isState || (state.marks & NAMED) !== 0) return null
  return {
    rule: 'negation',
    message: 'tells as so what is far from it',
    lostAt: (said) => (has(said, FAR) || denies(said) ? -1 : said.findIndex(same(state))),
  }
}
const STATES = set(
  'safe certain sure over perfect ideal dead ready clear complete easy simple happy normal alone new true fair equal guaranteed universal secure stable popular united finished done won settled resolved over',
)

const TOO = set(
  'too impossible difficult hard unable cannot unfit refuse fail stop prevent ban without over excessively insufficiently enough',
)

/** "too old to sail" */
const asToo: Finder = (words, at) => {
  const to = words.slice(at + 2, at + 5).findIndex(({ lexeme }) => lexeme.key === 'to')
  const verb = words[at + 2 + to + 1]
  if (keyAt(words, at) !== 'too' || to < 0 || verb === undefined || !isContent(verb)) return null
  if (/^(?:not|never|none|nothing|much)$/.test(keyAt(words, at - 1))) return null
  return {
    rule: 'negation',
    message: 'tells as done what is not possible',
    lostAt: (said) =>
      has(said, TOO) || denies(said) ? -1 : said.findIndex(({ lexeme }) => lexeme.lemma === verb.lexeme.lemma),
  }
}

const SOMETIMES = set(
  'always necessarily entirely fully completely wholly all every everyone exactly sometimes often partly some may might could can only alone just necessarily mere merely more besides',
)

/** "not always safe": sometimes it is. */
const asNotAlways: Finder = (words, at) => {
  const adverb = keyAt(words, at + 1)
  const told = contentBehind(words, at + 2, 3)
  if (keyAt(words, at) !== 'not' || told === undefined) return null
  if (!/^(?:always|necessarily|entirely|fully|completely|wholly|exactly|only)$/.test(adverb)) return null
  return {
    rule: 'scope',
    message: 'denies altogether what the source denies in part',
    lostAt: (said) =>
      has(said, SOMETIMES) || !denies(said) ? -1 : said.findIndex((word, i) => i > 0 && same(told)(word)),
  }
}

/** "not the only one" */
const asNotOnly: Finder = (words, at) =>
  keyAt(words, at) === 'not' && keyAt(words, at + 1) === 'the' && keyAt(words, at + 2) === 'only'
    ? {
        rule: 'negation',
        message: 'tells as alone what is not',
        lostAt: (said) => (denies(said) ? -1 : said.findIndex(({ lexeme }) => /^(?:only|sole)$/.test(lexeme.key))),
      }
    : null

const ALONE = set('only just single sole solely lone one alone')

/** "only one ferry sails" */
const asOnlyOne: Finder = (words, at) => {
  const count = keyAt(words, at + 1)
  const things = words.slice(at + 2, at + 5).filter(isContent)
  if (!/^(?:only|just)$/.test(keyAt(words, at)) || count !== 'one') return null
  return {
    rule: 'scope',
    message: 'tells of many what the source tells of one',
    lostAt: (said) =>
      has(said, ALONE) || said.some(({ marks }) => (marks & NUMERIC) !== 0)
        ? -1
        : said.findIndex((word) => word.lexeme.singular !== null && things.some(same(word))),
  }
}

const EXCEPT = set(
  'except excepting but apart other excluding bar not no without save exception exempt only unless never',
)

/** "except on Sunday" */
const asExcept: Finder = (words, at) => {
  const excepted = contentBehind(words, at + 1, 3)
  const isExcept = keyAt(words, at) === 'except' || (keyAt(words, at) === 'apart' && keyAt(words, at + 1) === 'from')
  if (!isExcept || excepted === undefined) return null
  return {
    rule: 'scope',
    message: 'tells of the exception what the source does not tell of it',
    lostAt: (said) => (has(said, EXCEPT) ? -1 : said.findIndex(same(excepted))),
  }
}

const ONLY = set('only solely exclusively just alone except limited')

/** "sails only on Sunday": not on Sunday "too". */
const asAlso: Finder = (words, at) => {
  const key = keyAt(words, at)
  if (!/^(?:only|solely|exclusively)$/.test(key) || /^(?:not|the|an?|his|her|its|their)$/.test(keyAt(words, at - 1)))
    return null
  return {
    rule: 'scope',
    message: 'adds to what the source says is alone',
    lostAt: (said) =>
      has(said, ONLY)
        ? -1
        : said.findIndex(({ lexeme }, i) => /^(?:too|also)$/.test(lexeme.key) && (i === said.length - 1 || i > 1)),
  }
}

const PART = set(
  'partly partially partway part partial some one among contribute contributor factor help somewhat may could',
)

/** "partly to blame" */
const asPartly: Finder = (words, at) => {
  const told = contentBehind(words, at + 1, 3)
  if (!/^(?:partly|partially)$/.test(keyAt(words, at)) || told === undefined) return null
  return {
    rule: 'hedge',
    message: 'tells as whole what the source tells in part',
    lostAt: (said) => (has(said, PART) ? -1 : said.findIndex(same(told))),
  }
}

/** "one cause of asthma": not "the cause". */
const asOneOf: Finder = (words, at) => {
  const thing = words[at + 1]
  if (
    keyAt(words, at) !== 'one' ||
    !/^(?:cause|reason|factor|source|answer|explanation)$/.test(thing?.lexeme.key ?? '')
  )
    return null
  return {
    rule: 'scope',
    message: 'tells as the only one what is one of several',
    lostAt: (said) => said.findIndex((word, i) => i > 0 && same(thing!)(word) && keyAt(said, i - 1) === 'the'),
  }
}

const SHARES = new RegExp(
  `^(?:half|third|quarter|fifth|tenth|percent|%|per|cent|most|majority|minority|many|some|dozens|hundreds|thousands|several|${CARDINALS}|\\d+)$`,
)
const PARTED = set(
  'half third quarter fifth tenth percent % per most majority minority many some dozens hundreds thousands several part parts few one fraction proportion share number up over under more fewer less nearly almost about two three four five six seven eight nine ten',
)

/** "half of rural surgeries", "three regions of Spain": not all of them, and not the whole. */
const asShare: Finder = (words, at) => {
  const before = keyAt(words, at - 1)
  const isShare = SHARES.test(before)
  const isRegion = REGIONS.has(before) && SHARES.test(keyAt(words, at - 2))
  const whole = contentBehind(words, at + 1, 4)
  if (keyAt(words, at) !== 'of' || whole === undefined || !(isShare || isRegion)) return null
  // "half of rural surgeries": the surgeries; "half of tumour": the tumour.
  const told = isShare
    ? (words.slice(at + 1, at + 4).find((word) => isContent(word) && word.lexeme.singular !== null) ??
      (SHARE_OF_ONE.test(before) ? headBehind(words, at + 1) : undefined))
    : whole
  if (told === undefined || words.some((word) => word !== told && same(told)(word))) return null
  return {
    rule: 'scope',
    message: 'tells of all what the source tells of a part',
    lostAt: (said) =>
      has(said, PARTED) || has(said, REGIONS) || said.some(({ marks }) => (marks & NUMERIC) !== 0)
        ? -1
        : said.findIndex(same(told)),
  }
}
const SHARE_OF_ONE = /^(?:half|third|quarter|most)$/
const REGIONS = set(
  'region regions province provinces district districts part parts area areas town towns city cities county counties state states',
)

const INSTEAD = set('instead rather not over replace')

/** "Instead of selling it, council repairs it" */
const asInstead: Finder = (words, at) => {
  const verb = words[at + 2]
  if (keyAt(words, at) !== 'instead' || keyAt(words, at + 1) !== 'of' || !/ing$/.test(verb?.lexeme.key ?? ''))
    return null
  return {
    rule: 'negation',
    message: 'tells as done what something else is done for',
    lostAt: (said) =>
      has(said, INSTEAD) || denies(said) ? -1 : said.findIndex(({ lexeme }) => lexeme.lemma === verb!.lexeme.lemma),
  }
}

const RESTRICTING = set(
  'older younger elderly poor poorer poorest low-income disabled pregnant unvaccinated unemployed part-time first-time rural',
)

/** "Older women earn less": not all women. */
const asGroup: Finder = (words, at) => {
  const whom = words[at + 1]
  if (!RESTRICTING.has(keyAt(words, at)) || (words[at]!.marks & JOINED) !== 0 || whom === undefined) return null
  if (whom.lexeme.singular === null || !isContent(whom) || words.some((word, i) => i !== at + 1 && same(whom)(word)))
    return null
  return {
    rule: 'scope',
    message: 'tells of all what the source tells of some of them',
    // Behind another word it may be said otherwise: "pensioners", "women over 60".
    lostAt: (said) =>
      has(said, RESTRICTING)
        ? -1
        : said.findIndex((word, i) => word.lexeme.key === whom.lexeme.key && isAlone(said, i)),
  }
}

/** Nothing before or behind it says which ones. */
const isAlone = (words: readonly Word[], at: number): boolean => {
  const before = words[at - 1]
  return (
    (before === undefined || !isContent(before) || before.lexeme.verbForms !== 0) &&
    !/^(?:who|with|on|over|under|aged|without|whose|from)$/.test(keyAt(words, at + 1))
  )
}

const GENDERED = set('man woman boy girl men women boys girls male female males females')
const COUNTS = new RegExp(`^(?:\\d.*|${CARDINALS}|dozens?|several)$`)
const ANY_GENDER = set('people persons person adults youths teens teenagers children kids everyone parents')

/** "young men": not all young people. */
const asGendered: Finder = (words, at) => {
  const { key, singular } = words[at]!.lexeme
  if (singular === null || !GENDERED.has(key) || has(words, ANY_GENDER)) return null
  return {
    rule: 'scope',
    message: 'tells of all what the source tells of one sex',
    // "two people" for "two women": so many and no more.
    lostAt: (said) =>
      has(said, GENDERED)
        ? -1
        : said.findIndex(({ lexeme }, i) => ANY_GENDER.has(lexeme.key) && !COUNTS.test(keyAt(said, i - 1))),
  }
}

const ANIMALS = set(
  'mouse mice rat rats monkey monkeys animal animals pig pigs rabbit worm worms fish lab laboratory cell cells rodent rodents',
)

/** "linked to asthma in mice" */
const asInMice: Finder = (words, at) => {
  if (!/^(?:in|of|on)$/.test(keyAt(words, at)) || !/^(?:mice|rats|monkeys|worms|rodents)$/.test(keyAt(words, at + 1)))
    return null
  return {
    rule: 'scope',
    message: 'tells of people what the source tells of animals',
    lostAt: (said) => (has(said, ANIMALS) ? -1 : said.findIndex(isContent)),
  }
}

const MOVES = set('rise increase fall drop surge jump decline growth spike cut reduction shortage lack')
const BEHIND = set('from of by among caused linked due over')

/** "rise in burns from chargers" told as "rise in chargers" */
const asRiseIn: Finder = (words, at) => {
  const moved = headBehind(words, at + 2)
  if (!MOVES.has(keyAt(words, at)) || keyAt(words, at + 1) !== 'in' || moved === undefined) return null
  const to = words.indexOf(moved) + 1
  if (!BEHIND.has(keyAt(words, to))) return null
  return {
    rule: 'scope',
    message: 'tells of something else what rises or falls',
    lostAt: (said) =>
      said.some(same(moved))
        ? -1
        : said.findIndex((_, i) => {
            const mine = keyAt(said, i) === 'in' && MOVES.has(keyAt(said, i - 1)) ? headBehind(said, i + 1) : undefined
            return mine !== undefined && words.slice(to).some(same(mine))
          }),
  }
}

const FORMS = set('form type kind strain case version variant')
/** Done to all of them it is more. */
const TO_ALL = set('protect prevent cure treat ban outlaw halt end stop eradicate cut reduce lower halve detect')

/** "protects against severe form of fever" told as "protects against fever" */
const asFormOf: Finder = (words, at) => {
  const which = words[at - 1]
  const whole = headBehind(words, at + 2)
  if (!FORMS.has(words[at]!.lexeme.singular ?? keyAt(words, at)) || keyAt(words, at + 1) !== 'of') return null
  if (which === undefined || !isContent(which) || whole === undefined || !has(words, TO_ALL)) return null
  return {
    rule: 'scope',
    message: 'tells of all what the source tells of some of them',
    lostAt: (said) =>
      said.some(same(which)) || has(said, FORMS) || !has(said, TO_ALL) ? -1 : said.findIndex(same(whole)),
  }
}

const HALTS: readonly (readonly string[])[] = [
  ['call', 'off'],
  ['fall', 'through'],
  ['on', 'hold'],
  ['in', 'doubt'],
  ['fall', 'apart'],
  ['put', 'off'],
]
const ENDED = set('cancel postpone delay shelve suspend scrap stall defer')
const GOES_AHEAD: readonly (readonly string[])[] = [
  ['go', 'ahead'],
  ['go', 'through'],
  ['go', 'forward'],
  ['move', 'forward'],
  ['bring', 'forward'],
]
const PROCEEDS = set('proceed certain')

/** "sale called off" told as "sale goes ahead" */
const asHalted: Finder = (words, at) => {
  const isHalt = startsAt(HALTS, words, at) || (ENDED.has(lemmaAt(words, at)) && at > 0)
  if (!isHalt || words.some((_, i) => goesAhead(words, i)) || denies(words)) return null
  return {
    rule: 'direction',
    message: 'goes ahead with what the source says is halted',
    lostAt: (said) =>
      denies(said) || has(said, ENDED) || said.some((_, i) => startsAt(HALTS, said, i))
        ? -1
        : said.findIndex((_, i) => goesAhead(said, i)),
  }
}

const startsAt = (phrases: readonly (readonly string[])[], words: readonly Word[], at: number): boolean =>
  phrases.some((phrase) => phrase.every((word, i) => lemmaAt(words, at + i) === word || keyAt(words, at + i) === word))

const goesAhead = (words: readonly Word[], at: number): boolean =>
  startsAt(GOES_AHEAD, words, at) || PROCEEDS.has(lemmaAt(words, at))

const PARTS = set('some part most half several few another other remaining rest single lone first')

/** "one of three charges": not the charges. */
const asSomeOf: Finder = (words, at) => {
  const isCount = ({ lexeme, marks }: Word) => (marks & NUMERIC) !== 0 || COUNT_WORDS.has(lexeme.key)
  if (keyAt(words, at) !== 'of' || at === 0 || !isCount(words[at - 1]!)) return null
  const count = /^(?:the|its|his|her|their)$/.test(keyAt(words, at + 1)) ? at + 2 : at + 1
  const noun = words[count + 1]
  if (words[count] === undefined || !isCount(words[count]) || noun === undefined || !isContent(noun)) return null
  return {
    rule: 'scope',
    message: 'tells of all what the source tells of some',
    lostAt: (said) => {
      if (has(said, PARTS)) return -1
      // "one of three plants" told as "three plants"
      const counted = said.findIndex((word, i) => isCount(word) && i > 0 && same(noun)(said[i + 1] ?? word))
      if (
        counted >= 0 &&
        !said.some((word, i) => isCount(word) && i !== counted) &&
        !/^(?:of|the)$/.test(keyAt(said, counted - 1))
      )
        return said[counted]!.lexeme === words[count]!.lexeme ? counted : -1
      return said.some(isCount) ? -1 : said.findIndex((word) => word.lexeme.singular !== null && same(noun)(word))
    },
  }
}
const COUNT_WORDS = set('one two three four five six seven eight nine ten eleven twelve')

export const PARTIAL_LIMITS: readonly Finder[] = [
  asSomeOf,
  asFew,
  asFarFrom,
  asToo,
  asNotAlways,
  asNotOnly,
  asOnlyOne,
  asExcept,
  asAlso,
  asPartly,
  asOneOf,
  asShare,
  asInstead,
  asGroup,
  asGendered,
  asInMice,
  asHalted,
  asRiseIn,
  asFormOf,
]
