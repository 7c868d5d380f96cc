/**
 * Frames of verbs, told by the noun that the verb meets or that does it: "mounting pressure", "talks unravel", and no
 * mounting block and no scarf. See frame-conditions.ts.
 */

import { isNameByDeed } from '../headline/names-by-deed.ts'
import { isCommonWord } from '../headline/true-case.ts'
import { type Headline, isCapital, type Word } from '../headline/words.ts'
import {
  type DoerClass,
  doerClasses,
  type ObjectClass,
  objectClasses,
  type SubjectClass,
  subjectClasses,
} from '../lexicon/verb-classes.ts'
import type { VerbFrame } from '../lexicon/wording.ts'
import {
  isBaseVerb,
  isGerund,
  isNoun,
  isParticiple,
  isPersonNoun,
  isPlace,
  isThirdPerson,
  isVerbForm,
} from '../words/vocabulary.ts'
import { conditionsBehind, hasObject } from './frames-behind.ts'
import { isSomebody } from './somebody.ts'
import { DETERMINERS, type FrameCondition, nearby, next, PREPOSITIONS } from './standing.ts'

/** No noun phrase goes past these. */
const ENDS_PHRASE =
  /^(?:he|she|they|it|we|you|i|what|how|why|where|whether|is|are|was|were|be|been|has|have|had|will|would|could|can|may|might|must|should|does|do|did|says?|said|amid|despite|about|between|since|until|without|within|because|following|via|behind|outside|inside|around|around|toward|towards|ahead|not|never|so|too|than|per|upon|among|beyond|unless|though|although|yet)$/

/** When, not what. */
const TIME =
  /^(?:again|also|already|now|today|tonight|tomorrow|yesterday|once|anew|online|further|early|late|soon|still|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|this|last|next|every|here|there|abroad|overnight|instead|anyway)$|ly$/

/** The words of the noun phrase right behind the verb. */
function objectPhrase({ words }: Headline, last: number): Word[] {
  const phrase: Word[] = []
  for (let at = last + 1; at < words.length && phrase.length < 7; at++) {
    const word = words[at]!
    if (phrase.length > 0 && !/^\s*[“‘"'”’)]*\s*[“‘"'(]*$/.test(word.gap)) break
    if (phrase.length === 0 && !/^\s*[“‘"'(]*$/.test(word.gap)) break
    if (PREPOSITIONS.has(word.key) || ENDS_PHRASE.test(word.key)) break
    phrase.push(word)
  }
  return phrase
}

/** Whether the phrase has such a head: nothing behind it in the phrase but a time, a name or a verb. */
function hasHead(headline: Headline, phrase: readonly Word[], pattern: RegExp): boolean {
  // "lure back holidaymakers": another verb.
  if (/^(?:back|away|up|down|in|out|off|over|through|together|apart)$/.test(phrase[0]?.key ?? '')) return false
  return phrase.some((word, i) => {
    if (!pattern.test(word.key)) return false
    const after = phrase[i + 1]
    return (
      after === undefined ||
      TIME.test(after.key) ||
      /^\d/.test(after.key) ||
      /^(?:his|her|its|their|the|a|an|some|any|all)$/.test(after.key) ||
      (isCapital(after) && (headline.isTitleCase ? !isCommonWord(after.base) : !isCapital(word))) ||
      (!isNoun(after.key) && !isNoun(after.base) && (isVerbForm(after.key) || isBaseVerb(after.key)))
    )
  })
}

const AUXILIARY =
  /^(?:is|are|was|were|be|been|being|has|have|had|could|can|may|might|will|would|should|must|to|not|get|gets|got|still|again|also|now|then|already|never|further|finally|once|reportedly|suddenly|all|both|just|yet|increasingly|begins?|began|continues?|continued|starts?|started|set|likely|due|about)$|ly$|['’](?:s|re|ve)$/

/** The nouns that may do what the verb at `first` says: the one before it, and one before a phrase that hangs on it. */
function subjectsOf({ words }: Headline, first: number): Word[] {
  let at = first - 1
  if (at < 0 || !/^[”’"']?\s*[“‘"']?$/.test(words[first]!.gap)) return []
  while (at > 0 && AUXILIARY.test(words[at]!.key) && /^\s*$/.test(words[at]!.gap)) at--
  const nearest = words[at]
  if (nearest === undefined || PREPOSITIONS.has(nearest.key)) return []
  const subjects = [nearest]
  // "tensions in Norland simmer", "battle for Okafor's seat heats up"
  for (let i = at; i > 0 && i > at - 6; i--) {
    if (!/^\s*[“‘"'”’]*\s*$/.test(words[i]!.gap) || /^(?:as|while|when|because|after|before|if)$/.test(words[i]!.key))
      break
    if (/^(?:of|in|for|over|between|with|on|against|about|from|at|to|around|within|among|by)$/.test(words[i]!.key))
      subjects.push(words[i - 1]!)
  }
  return subjects
}

/** What was done to it: "rumours quashed by", "plan scuppered". */
function isUndergone(headline: Headline, first: number, last: number, pattern: RegExp): boolean {
  const { words } = headline
  if (!isParticiple(words[first]!.key)) return false
  // "trailer has dropped": what it did.
  if (/^(?:has|have|had|having)$|['’]ve$/.test(words[first - 1]?.key ?? '')) return false
  const after = words[last + 1]
  const isOpen =
    after === undefined ||
    !/^\s*$/.test(after.gap) ||
    /^(?:by|over|after|as|in|amid|at|on|for|ahead|despite|when|before|following|from|until|and|with|due|because)$/.test(
      after.key,
    ) ||
    TIME.test(after.key)
  return isOpen && subjectsOf(headline, first).some(({ key }) => pattern.test(key))
}

const byObject =
  (pattern: RegExp): FrameCondition =>
  (headline, first, last) =>
    hasHead(headline, objectPhrase(headline, last), pattern) || isUndergone(headline, first, last, pattern)

/** Of these the form in -ing stands before its noun, too: "mounting pressure", "raging debate". */
const DESCRIBED = new Set(['mounting', 'ongoing', 'worsening', 'moods', 'event', 'burning', 'weak'])

/** "amid mounting pressure", and no "rebels mounting attacks". */
const opensPhrase = ({ words }: Headline, first: number): boolean =>
  first === 0 ||
  // "sales fall, deepening worries": what the sales do.
  (/[^\s]/.test(words[first]!.gap) && !/^, $/.test(words[first]!.gap)) ||
  PREPOSITIONS.has(words[first - 1]!.key) ||
  DETERMINERS.has(words[first - 1]!.key) ||
  /^(?:amid|despite|faces?|faced|facing|cites?|citing|feels?|sees?|fuels?|meets?|shows?|against)$/.test(
    words[first - 1]!.key,
  )

const bySubject =
  (pattern: RegExp, id: string): FrameCondition =>
  (headline, first, last) => {
    const { words } = headline
    if (
      DESCRIBED.has(id) &&
      opensPhrase(headline, first) &&
      isGerund(words[first]!.key) &&
      first === last &&
      hasHead(headline, objectPhrase(headline, last).slice(0, 3), pattern)
    )
      return true
    // "has yet to rage": it does not yet, so it cannot continue.
    if (id === 'ongoing' && words[first - 1]?.key === 'to') return false
    const isOpen = PREPOSITIONS.has(words[last]!.key) || isIntransitive(headline, last)
    return isOpen && subjectsOf(headline, first).some(({ key }) => pattern.test(key))
  }

/** "scandal grips Norwell": it stands before, and what it does something to behind. */
const byDoer =
  (pattern: RegExp): FrameCondition =>
  (headline, first, last) =>
    hasObject(headline, last) && subjectsOf(headline, first).some(({ key }) => pattern.test(key))

/** Nothing that the verb could have for its object. */
function isIntransitive({ words }: Headline, last: number): boolean {
  const after = words[last + 1]
  return (
    after === undefined ||
    !/^\s*$/.test(after.gap) ||
    PREPOSITIONS.has(after.key) ||
    ENDS_PHRASE.test(after.key) ||
    TIME.test(after.key) ||
    /^(?:[\d$£€].*|about|again|further|sharply|slightly|amid|despite|back|higher|lower|during|nearly|almost|more|most)$/.test(
      after.key,
    )
  )
}

const compile = <Id extends string>(
  classes: Record<Id, string>,
  condition: (pattern: RegExp, id: string) => FrameCondition,
) =>
  Object.fromEntries(
    Object.entries<string>(classes).map(([id, list]) => {
      let made: FrameCondition | null = null
      const lazily: FrameCondition = (headline, first, last) => {
        made ??= condition(new RegExp(`^(?:${list})$`), id)
        return made(headline, first, last)
      }
      return [id, lazily]
    }),
  ) as Record<Id, FrameCondition>

/** Who is a body and no person. */
const BODY =
  /^(?:administration|agency|airline|association|bank|board|body|cabinet|campaign|chamber|charity|church|club|coalition|commission|committee|company|congress|council|court|department|dems?|democrats|embassy|eu|federation|firm|fda|fed|fbi|cdc|gop|government|group|house|judges?|justices?|league|media|minister|ministry|nato|office|officials?|opposition|palace|panel|parliament|party|police|press|regulators?|republicans|retailer|school|senate|senators?|society|state|team|tories|labour|union|unions|university|un|watchdog|who|he|she|they|we|states|nations|countries|cities|council|councils|firms|companies|lawmakers?|leaders?|mps?|families|fans|residents|parents|teachers|activists|campaigners|critics|experts|doctors|workers|staff|allies|voters|governors?|mayors?|investors?|banks?|critics)$/

/** Somebody who speaks and acts stands before the verb. */
function isDoneBySomebody(headline: Headline, first: number): boolean {
  const { words } = headline
  let at = first - 1
  while (at > 0 && AUXILIARY.test(words[at]!.key) && /^\s*$/.test(words[at]!.gap)) at--
  const before = words[at]
  if (before === undefined) return false
  // "Okafor plays down fears, pushes toll cuts": the second of two deeds.
  if (/^,\s*$/.test(words[at + 1]!.gap) && at === first - 1 && isThirdPerson(words[first]!.key))
    return words.slice(1, first).some(({ key }) => isThirdPerson(key))
  if (!/^\s*[“‘"']?$/.test(words[at + 1]!.gap)) return false
  // "baby's eyes return to normal": what it has.
  if (/['’]s?$/.test(before.text)) return false
  if (/^(?:to|and|by|for|of|after|before|while|without|in|from)$/.test(before.key)) return false
  return (
    BODY.test(before.key) ||
    isSomebody(before.base) ||
    isPlace(before.base) ||
    (/^\p{Lu}{2,}$/u.test(before.text) && !headline.isAllCapitals) ||
    (isCapital(before) && (!isCommonWord(before.base) || isNameByDeed(headline, at)))
  )
}

const MANY =
  /^(?:crews|officials|rescuers|scientists|firefighters|states|nations|countries|cities|councils|firms|companies|lawmakers|leaders|allies|democrats|republicans|attorneys|families|couples|teams|clubs|lawyers|clippers|fans|users|airlines|banks|carmakers|retailers|volunteers|doctors|residents|parents|senators|ministers|researchers|parties|unions|groups|agencies|organizers|organisers|neighbou?rs|heirs|siblings|brothers|sisters|owners|candidates|rivals|experts|medics|hospitals|schools|ranchers|businesses|investors|buyers)$/

const FOUGHT =
  /\b(?:police|troops|soldiers|army|armies|rebels?|militants?|militias?|gunm[ae]n|gangs?|mobs?|rioters?|riots?|kill\w*|dead|deaths?|dies|died|injur\w*|wound\w*|hurt|shot|shooting|stab\w*|arrest\w*|missiles?|drones?|war|wars|warships?|border guards?|protesters|demonstrators|hooligans?|knife|guns?|weapons?|violent\w*|violence|streets?|prison|inmates|prisoners|bout|boxing|ufc|mma|duel(?:s|ing)? pistols)\b/i

const CRIME =
  /\b(?:rap(?:e|es|ed|ist)|murder\w*|kidnap\w*|abduct\w*|abus\w+|traffick\w*|sex|sexual\w*|child|children|girls?|boys?|teens?|victims?|kill\w*|attack\w*|rob\w*|prey|predators?|police|arrest\w*|charged|convicted|accused|fish\w*|bait|animals?|bears?|birds?|mice|rats?|sharks?|trap|traps|death|scam\w*|lured (?:to|into) (?:his|her|a|flat|home|woods))\b/i

const PHYSICAL =
  /\b(?:head|face|car|bus|truck|ball|bat|stick|knife|gun|bullet|missiles?|rockets?|drones?|storm|hurricane|quake|net|goal|puck|homer|six|wicket|parade|hammer|axe|machete|scissors|sword|court|jury|trial|jailed|guilty|charged|convicted|sentenced|prison|assault\w*|bail)\b/i

const SPOKEN =
  /\b(?:debates?|interviews?|hearings?|speech|monologue|tweets?|rants?|on[ -]air|live tv|clips?|podcast|reviews?|twitter|takedown|fact-checks?|columnists?|critics?)\b/i

const RANKED =
  /\b(?:polls?|polling|rankings?|ranked|lists?|charts?|no\.? ?1|number one|world no|seeds?|finals?|semi-?finals?|quarter-?finals?|cup|open|league|titles?|games?|match|rounds?|sets?|championships?|box office|richest|record|top spot)\b/i

const OCCASION =
  /^(?:trips?|holidays?|vacations?|weddings?|honeymoons?|part(?:y|ies)|christmas|birthdays?|picnics?|dinner|evening|weekend|visits?|barbecues?|prom|celebrations?|festivals?|concerts?|cruises?|doses|food|meals?|crops?|games?|match|ceremony|getaway|surprise|appetite|seasons?|summer)$/

/** What a storm goes over. */
const LAND =
  /^(?:towns?|villages?|cit(?:y|ies)|countr(?:y|ies)|count(?:y|ies)|states?|regions?|provinces?|islands?|coasts?|coastline|capital|communit(?:y|ies)|areas?|neighbou?rhoods?|districts?|harbou?rs?|suburbs?|streets?|forests?|hills|valleys?|midwest|plains|southeast|northeast|northwest|southwest)$/

/** What comes to light by a leak or an accident. */
const LEAKED =
  /^(?:logins?|passwords?|accounts?|records?|data|details|credentials|emails?|numbers|files|risks?|dangers?|flaws?|gaps?|weakness(?:es)?|vulnerabilit(?:y|ies)|failings?|limits?)$/

const GAME =
  /\b(?:deer|ducks?|boars?|elk|fox(?:es)?|whales?|seals?|bears?|pheasants?|grouse|rabbits?|truffles?|turkeys?|lions?|elephants?|rhinos?|hunters|hunting season|moose|geese|wolves|wolf|easter eggs?|mushrooms?|tigers?|pythons?|sharks?|crabs?|prey|food|mice|rats)\b/i

const DETAINERS =
  /^(?:ice|police|agents?|officers?|cops|fbi|authorities|troops|immigration|officials|guards|soldiers|forces|deputies|customs|dhs|security|coastguard)$/

const DOCUMENT =
  /^(?:reports?|polls?|study|studies|emails?|records?|filings?|documents?|docs|files?|videos?|footage|data|surveys?|research|analysis|figures|audit|review|statistics|stats|messages|texts|letters?|memos?|tapes?|recordings?|images?|photos?|map|maps|census|transcripts?)$/

const MARKET =
  /\b(?:stocks?|shares|markets?|dow|nasdaq|s&p|wall st(?:reet)?|earnings|ftse|futures|selloff|sell-off|profits?|revenue|quarterly|bitcoin|crypto)\b/i

const POINTS =
  /\b(?:goals?|points?|runs?|homers?|touchdowns?|scores?|yards|innings?|innings|penalty|puck|ball|album|song|track|beat|rapper)\b/i

/** What casts a shadow by its height. */
const TALL =
  /^(?:towers?|buildings?|skyscrapers?|trees?|mountains?|blocks?|flats|cranes?|walls?|cliffs?|hotel|bridge|turbines?|stadium|cathedral|statue|peaks?|volcano|sun|moon|clouds?|eclipse|smoke|fog|planes?)$/

/** A name, or whoever speaks in public. */
function isPublic({ words }: Headline, first: number): boolean {
  const before = words[first - 1]
  return (
    before !== undefined &&
    (/^(?:senators?|lawmakers?|mps?|ministers?|mayors?|governors?|president|gop|dems?|democrats|republicans|labour|tories|campaigners|unions?|critics?|columnist|senate|house|white|watchdog|congress(?:man|woman))$/.test(
      before.key,
    ) ||
      (isCapital(before) && !isCommonWord(before.base) && !isPlace(before.base)))
  )
}

const HIDDEN =
  /^(?:leader|ringleader|founder|author|owner|culprits?|killers?|winners?|mastermind|man|woman|identit(?:y|ies)|names?|plots?|conspiracy|frauds?|secrets?|truth|evidence|scandal|links?|ties|past|source|mystery|corruption|abuse|cover-up)$/

/** What somebody is chosen to do. */
const LEADS =
  /^(?:lead|head|run|replace|serve|oversee|fill|chair|be|manage|become|succeed|coach|direct|take|represent|play|join|helm)$/

const others: Omit<Record<VerbFrame, FrameCondition>, ObjectClass | SubjectClass | DoerClass> = {
  said: (headline, first) => isDoneBySomebody(headline, first),
  // "rescuers race to free boy", "council races to save pier", and no "race to replace Okafor", "races to watch".
  agents: ({ words }, first, last) => {
    const [word, before, after] = [words[first]!, words[first - 1], words[last + 1]?.key ?? '']
    if (before === undefined || !/^\s*$/.test(word.gap) || /^(?:watch|follow|know|see|come)$/.test(after)) return false
    if (/^(?:to|will|would|could|may|might|can|must|should)$/.test(before.key)) return true
    if (isGerund(word.key)) return !DETERMINERS.has(before.key)
    const isMany =
      (/[^s]s$/.test(before.key) && (isPersonNoun(before.base) || MANY.test(before.key))) ||
      /^(?:police|people|men|women|children|staff|family|who|they|we)$/.test(before.key) ||
      // "Ruiz, Okafor clash over toll", "Ruiz and Okafor clash"
      (isCapital(before) &&
        words.slice(Math.max(0, first - 4), first).some(({ key, gap }) => key === 'and' || /^,/.test(gap)))
    // "led to Norwell, Skerra battle over tolls": what it led to is a noun.
    const start = words.findLastIndex(({ key, text }, i) => i < first && key !== 'and' && !/^\p{Lu}/u.test(text))
    if (
      /^(?:battle|feud|war|clash|fight)$/.test(word.key) &&
      /^(?:to|into|amid|over|after|in|of)$/.test(words[start]?.key ?? '')
    )
      return false
    if (isBaseVerb(word.key)) return isMany
    return (
      !/^(?:senate|house|governor|mayoral|primary|council|presidential)$/.test(before.key) &&
      !isMany &&
      (isPersonNoun(before.base) || BODY.test(before.key) || (isCapital(before) && !isCommonWord(before.base)))
    )
  },
  // Neither "annoying things" nor "delight and dismay".
  finite: ({ words }, first) => {
    const { key } = words[first]!
    if (isGerund(key)) return false
    return /(?:ed|s)$/.test(key) || /^(?:to|will|would|could|may|might|can)$/.test(words[first - 1]?.key ?? '')
  },
  // "hits Okafor over toll plan": in words, and no hit over the head.
  blamed: (headline, first, last) => {
    if (!conditionsBehind.name(headline, first, last) || !isPublic(headline, first)) return false
    if (FOUGHT.test(headline.text) || PHYSICAL.test(headline.text)) return false
    const behind = headline.words.slice(last + 2, last + 8)
    const at = behind.findIndex(({ key }) => key === 'over')
    const reason = behind[at + 1]
    return at >= 0 && reason !== undefined && !/^[\d$£€]/.test(reason.key) && !isPlace(reason.base)
  },
  // "presses Norland to open border", and no "pushes man to floor".
  urged: (headline, first, last) => {
    const { words } = headline
    if (!isGerund(words[first]!.key) && !isDoneBySomebody(headline, first)) return false
    const phrase = objectPhrase(headline, last)
    const [to, verb] = [words[last + 1 + phrase.length], words[last + 2 + phrase.length]]
    return (
      phrase.length > 0 &&
      to?.key === 'to' &&
      verb !== undefined &&
      isBaseVerb(verb.key) &&
      !/^(?:ground|floor|limits?|edge|brink|death|side|front|exit|hospital|school|bed|safety|water)$/.test(verb.key) &&
      phrase.some(
        ({ key, base, text }) =>
          /^(?:him|her|them|me|us)$/.test(key) ||
          isSomebody(base) ||
          isPlace(base) ||
          BODY.test(key) ||
          (/^\p{Lu}/u.test(text) && !isCommonWord(base)),
      )
    )
  },
  // "brands rival a liar", "brands plan ‘madness’"
  called: (headline, first, last) => {
    const behind = headline.words.slice(last + 1, last + 7)
    const end = behind.findIndex(({ key, quote }) => quote >= 0 || /^an?$/.test(key))
    return (
      isDoneBySomebody(headline, first) &&
      end >= 0 &&
      !behind.slice(0, end).some(({ key }) => PREPOSITIONS.has(key)) &&
      !/\b(?:cattle|cows?|sheep|iron|products?|logo)\b/i.test(headline.text)
    )
  },
  // "fears fuel debate", and no "food and fuel shortages".
  governed: ({ words }, first) => {
    const before = words[first - 1]?.key ?? ''
    if (/^(?:fossil|bio|jet|nuclear|aviation|clean|alternative|rocket|ship|marine|heating)$/.test(before)) return false
    return (
      !isBaseVerb(words[first]!.key) ||
      /^(?:to|will|would|could|may|might|can)$/.test(before) ||
      (/[^su]s$/.test(before) && isNoun(before)) ||
      // "Ruiz, Okafor strike deal"
      (isCapital(words[first - 1]!) &&
        words.slice(Math.max(0, first - 4), first).some(({ key, gap }) => key === 'and' || /^,/.test(gap)))
    )
  },
  // "crisis looms over Okafor" is there already.
  afar: ({ words }, _first, last) => !/^(?:over|behind|above|large|ahead)$/.test(words[last + 1]?.key ?? ''),
  // An office, and no saddle.
  elected: (headline) =>
    /\b(?:primar(?:y|ies)|elections?|incumbents?|senat\w+|rep|mps?|governors?|mayors?|congress\w*|gop|democrat\w*|republicans?|labour|tor(?:y|ies)|councillors?|ministers?|seats?|president|chancellor)\b/i.test(
      headline.text,
    ) && !/\b(?:horses?|jockeys?|riders?|races|racing|saddle|fences?)\b/i.test(headline.text),
  // "Ruiz and Dorn battle it out for seat", and no quarrel "over hedge".
  undisputed: (headline, _first, last) => !nearby(headline, last, 8, /^over$/),
  undirty: (headline, _first, last) =>
    !nearby(headline, last, 3, /^(?:pots?|pans?|dishes|floors?|sinks?|baths?|tiles?|ovens?)$/),
  unraced: (headline) =>
    !/\b(?:horses?|jockeys?|runners?|sprint\w*|marathon|laps?|grand prix|cups?|medals?|gold|finish|km|sled|yachts?|drivers?|cyclists?|swimmers?|rowers?|olympics?)\b/i.test(
      headline.text,
    ),
  // Nor who or what was hidden: "unveil leader of ring", "unveils plot" say that it is found out.
  unsculpted: (headline, _first, last) =>
    hasObject(headline, last) &&
    !objectPhrase(headline, last).some(({ key }) => HIDDEN.test(key)) &&
    !/\b(?:statues?|plaques?|monuments?|memorials?|portraits?|murals?|sculptures?|busts?|paintings?|trophy|headstone|tomb|banners?|mosaic|artwork)\b/i.test(
      headline.text,
    ),
  unspatial: (headline) =>
    !/\b(?:nasa|esa|mars|venus|moon|space|lunar|orbit|comets?|asteroids?|jupiter|saturn|sun|probes? to)\b/i.test(
      headline.text,
    ),
  unsacked: (headline) => !/\b(?:quarterbacks?|qb|nfl|yards?|rookie|linebacker)\b/i.test(headline.text),
  // "wildfires torch nature reserve"
  burned: ({ words }, first) =>
    words.slice(Math.max(0, first - 9), first).some(({ key }) => /^(?:wild|bush|brush)?fires?$|^blazes?$/.test(key)),
  unneedy: (headline, _first, last) =>
    !nearby(
      headline,
      last,
      3,
      /^(?:food|money|mercy|change|coins?|life|lives|scraps|bread|treats|forgiveness|alms|death|water)$/,
    ),
  // What is probed stands behind it; "probes minister on fares" asks him.
  met: (headline, _first, last) => {
    const phrase = objectPhrase(headline, last)
    // "bank probes find fraud": what they do.
    if (phrase.length > 1 && isBaseVerb(phrase[0]!.key)) return false
    return phrase.length > 0 && headline.words[last + 1 + phrase.length]?.key !== 'on'
  },
  // "no plans to sell club after unloading Skerra": a name, where it is told of sales.
  traded: (headline, _first, last) => {
    const after = next(headline, last)
    return (
      after !== undefined &&
      isCapital(after) &&
      !isCommonWord(after.base) &&
      /\b(?:sells?|sold|sales?|owners?|buyers?|stakes?|billion|million)\b/i.test(headline.text)
    )
  },
  undated: ({ words }, _first, last) =>
    !/day$|^(?:the|a|an|january|june|july|beach|land|site)$/.test(words[last + 1]?.key ?? 'day'),
  ungripped: (headline, _first, last) =>
    !nearby(
      headline,
      last,
      3,
      /^(?:ropes?|handles?|wheel|bats?|racket|balls?|hands?|arms?|bar|rails?|guns?|steering|trophy|title|cup)$/,
    ),
  unbounced: (headline) => !/\b(?:balls?|shots?|pucks?|crossbar|post|walls?|cheques?|emails?)\b/i.test(headline.text),
  // "pushes changes back to June"
  unmoved: (headline, _first, last) =>
    !nearby(headline, last, 6, /^(?:back|through|off|aside|forward|over|ahead|out|away)$/),
  verbal: (headline) => !FOUGHT.test(headline.text),
  uncriminal: (headline) => !CRIME.test(headline.text),
  // "toll tops 1,000", and no "tops 2019 exams", "top 10 songs".
  counted: (headline, first, last) => {
    const [amount, after] = [next(headline, last)?.key ?? '', headline.words[last + 2]?.key ?? '']
    if (nearby(headline, last, 3, /^(?:expectations|forecasts?|estimates)$/)) return true
    if (/^(?:19|20)\d\d$/.test(amount)) return false
    const isLarge = /[$£€%]|\d,\d{3}|\d{4}/.test(amount) || /^(?:[mb]illion|trillion|percent|%|per)$/.test(after)
    return isLarge || (/^\d/.test(amount) && others.finite(headline, first, last))
  },
  // "strike looming" stands for what is said of it.
  tensed: ({ words }, first) => !isGerund(words[first]!.key),
  // Rules and people; no odds and no gravity.
  disobeyed: (headline, _first, last) =>
    !nearby(
      headline,
      last,
      4,
      /^(?:odds|expectations?|gravity|logic|belief|description|death|age|ageing|aging|time|years|categori[sz]ation|category|forecasts?|predictions?|estimates?|explanation|gloom|slump|downturn|recession|stereotypes?|physics|nature|science|reason|sense|common|imagination|convention|genre|analysts?|pundits?|doctors?|pollsters?|polls?|bookmakers?|bookies|cancer|illness|injury|pain|rain|cold|heat|snow|storms?|weather|markets?|trends?|history)$/,
    ),
  // "inches closer to naming winner": no deed is approached.
  neared: ({ words }, _first, last) => !/ing$/.test(words[last + 1]?.key ?? ''),
  objectless: (headline, _first, last) => isIntransitive(headline, last),
  unscenic: (headline, first, last) =>
    hasObject(headline, last) && !headline.words.slice(Math.max(0, first - 4), first).some(({ key }) => TALL.test(key)),
  // "coach seized by ICE", "agents seize journalist", and no drugs.
  raided: (headline, first, last) => {
    const { words } = headline
    const isBy = words[last + 1]?.key === 'by'
    if (isBy)
      return (
        words.slice(last + 2, last + 6).some(({ key }) => DETAINERS.test(key)) &&
        subjectsOf(headline, first)
          .slice(0, 1)
          .some(({ base }) => isPersonNoun(base))
      )
    return (
      words.slice(Math.max(0, first - 3), first).some(({ key }) => DETAINERS.test(key)) &&
      isPersonNoun(objectPhrase(headline, last).at(-1)?.base ?? '')
    )
  },
  unhunted: (headline) => !GAME.test(headline.text),
  // "taps Okafor to lead", "taps banker as treasurer"
  chosen: (headline, first, last) => {
    const phrase = objectPhrase(headline, last)
    const after = headline.words[last + 1 + phrase.length]
    return (
      isDoneBySomebody(headline, first) &&
      phrase.length > 0 &&
      (after?.key === 'as' ||
        (after?.key === 'to' && LEADS.test(headline.words[last + 2 + phrase.length]?.key ?? ''))) &&
      conditionsBehind.name(headline, first, last)
    )
  },
  // A case that a court throws out, and no case of beer.
  benched: (headline) =>
    /\b(?:judges?|courts?|justices?|tribunal|magistrates?|panel|scotus|prosecutors?|jury|appeals)\b/i.test(
      headline.text,
    ) && !/\b(?:beers?|wine|luggage|suitcases?)\b/i.test(headline.text),
  // "crews battle for homes": they save them.
  unrescued: (headline) =>
    !/\b(?:firefighters|crews|doctors|medics|paramedics|rescuers|surgeons|nurses|lifeboats?|vets|fires?|floods?)\b/i.test(
      headline.text,
    ),
  // Of many who come to a place.
  moved: (headline, first, last) => {
    const after = next(headline, last)
    const before = headline.words[first - 1]
    return (
      after !== undefined &&
      before !== undefined &&
      (isPlace(after.base) ||
        isCapital(after) ||
        nearby(
          headline,
          last,
          3,
          /^(?:beach(?:es)?|parks?|cit(?:y|ies)|towns?|capital|village|island|shops?|stadium|resort)$/,
        )) &&
      (/^(?:thousands|hundreds|dozens|crowds?|fans|tourists|visitors|people|protesters|women|staff|students|delegates|pilgrims|supporters|revell?ers|shoppers|leaders|residents)$/.test(
        before.key,
      ) ||
        isPersonNoun(before.base))
    )
  },
  // "foundered", "fanning", and no founder and no fans.
  pastDeed: ({ words }, first) => /(?:ed|ing)$/.test(words[first]!.key),
  // "tariffs hammer exports", and no "Dorn hammers industry", "battered dollar recovers".
  unsaidDeed: (headline, first) =>
    first > 0 &&
    /^\s*$/.test(headline.words[first]!.gap) &&
    !PREPOSITIONS.has(headline.words[first - 1]!.key) &&
    !DETERMINERS.has(headline.words[first - 1]!.key) &&
    !isDoneBySomebody(headline, first),
  // "emails reveal", "poll reveals"
  documentDeed: (headline, first, last) =>
    // "after messages revealed": what is done to them.
    (!/ed$/.test(headline.words[first]!.key) || hasObject(headline, last)) &&
    subjectsOf(headline, first).some(({ key }) => DOCUMENT.test(key)),
  // "shares fall as Norwell Corp tumbles": a firm, where it is told of markets.
  tradedFirmDeed: (headline, first, last) => {
    const before = headline.words[first - 1]
    return (
      before !== undefined &&
      isCapital(before) &&
      // "AI rally": a noun.
      !isBaseVerb(headline.words[first]!.key) &&
      !isCommonWord(before.base) &&
      !isPlace(before.base) &&
      /^\s*$/.test(headline.words[first]!.gap) &&
      isIntransitive(headline, last) &&
      MARKET.test(headline.text)
    )
  },
  // "raps council over bins", and no plate over a table.
  overDeed: (headline, first, last) => {
    const phrase = objectPhrase(headline, last)
    const [over, reason] = headline.words.slice(last + 1 + phrase.length, last + 3 + phrase.length)
    return (
      isDoneBySomebody(headline, first) &&
      phrase.length > 0 &&
      /^(?:over|for)$/.test(over?.key ?? '') &&
      reason !== undefined &&
      !/^[\d$£€]/.test(reason.key) &&
      !isPlace(reason.base) &&
      !POINTS.test(headline.text) &&
      !FOUGHT.test(headline.text) &&
      !PHYSICAL.test(headline.text) &&
      phrase.some(({ key, base }) => BODY.test(key) || isPersonNoun(base) || /^(?:him|her|them)$/.test(key))
    )
  },
  armedDeed: ({ text }) =>
    FOUGHT.test(text) || /\b(?:shelling|bombardment|barrage|artillery|airstrikes?|strikes)\b/i.test(text),
  // "Norland pounds Skerra": with shells, with words or with goals.
  betweenOthers: ({ words }, first, last) =>
    !(isPlace(words[first - 1]?.base ?? '') && isPlace(words[last + 1]?.base ?? '')),
  unplayedDeed: ({ text }) =>
    !/\b(?:advances?|finals?|semi-?finals?|playoffs?|rounds?|cup|league|game|win|wins|beat|seed|open|match|tournament|series)\b/i.test(
      text,
    ),
  moneyNextDeed: ({ words }, _first, last) =>
    /^[$£€]\d/.test(words[last + 1]?.key ?? '') ||
    (/^(?:over|nearly|more|almost|about|around|some|up)$/.test(words[last + 1]?.key ?? '') &&
      words.slice(last + 2, last + 4).some(({ key }) => /^[$£€]\d/.test(key))),
  // "destroys Okafor in debate": in words, and no city and no claim in court.
  spokenDeed: ({ text }) => SPOKEN.test(text) && !FOUGHT.test(text) && !PHYSICAL.test(text),
  // "heckles Okafor", and no "heckles Okafor as a liar": what she is called.
  addressedDeed: ({ words }, _first, last) =>
    !words.slice(last + 2, last + 7).some(({ key }, i, all) => key === 'as' && /^an?$/.test(all[i + 1]?.key ?? '')),
  // "topples Okafor", and no "topples Okafor in poll": she only comes behind.
  unrankedDeed: ({ text }) => !RANKED.test(text),
  // "rain ruins picnic", "trip wrecked by fog"
  occasionDeed: (headline, first, last) => {
    const isDoneToIt =
      /ed$/.test(headline.words[first]!.key) &&
      (next(headline, last) === undefined || PREPOSITIONS.has(next(headline, last)!.key))
    const told = isDoneToIt ? headline.words.slice(Math.max(0, first - 3), first) : objectPhrase(headline, last)
    return told.some(({ key }) => OCCASION.test(key))
  },
  // "storm tears through town", and no "tears through tents": those it tears.
  crossedDeed: (headline, _first, last) =>
    objectPhrase(headline, last).some(
      ({ key, base }) => LAND.test(key) || isPlace(base) || isPlace(base.replace(/['’]s$/, '')),
    ),
  // "affair exposed", and no "passwords exposed in leak", "risk exposed": nobody publishes those.
  unleakedDeed: ({ words }, first) => !words.slice(Math.max(0, first - 8), first).some(({ key }) => LEAKED.test(key)),
  // "begs Okafor to stay", and no "begs nurses to save her".
  lifelessDeed: ({ words }, _first, last) =>
    !words
      .slice(last + 1, last + 8)
      .some(
        ({ key }, i, all) =>
          /^(?:life|lives|die|mercy|spare)$/.test(key) ||
          (/^(?:save|rescue)$/.test(key) && /^(?:her|him|them|me|us|it)$/.test(all[i + 1]?.key ?? '')),
      ),
  // "parties battle over budget", and no "Norland and Otavia battle over island's future": they want it for themselves.
  debatedDeed: (headline, _first, last) =>
    !nearby(headline, last, 5, /^(?:future|control|influence|power|territory|land|seats?|markets?|throne|crown)$/),
  // "fans swarm pitch": they go onto it.
  pitchedDeed: (headline, _first, last) =>
    /^(?:field|pitch|stage|court|runway|track)$/.test(objectPhrase(headline, last).at(-1)?.key ?? ''),
  // "police swarm house", and no "games swarm AppStore": nothing gathers at a product.
  settledDeed: (headline, _first, last) => {
    const head = objectPhrase(headline, last).at(-1)
    return head !== undefined && !/phones?$|pads?$|appstore$|android$|apps?$/.test(head.key)
  },
  // "surges 5%"
  percentDeed: ({ words }, _first, last) =>
    /^\d/.test(words[last + 1]?.key ?? '') &&
    words.slice(last + 1, last + 3).some(({ text, gap }) => /%$|^percent$|^pc$|^bps$/.test(text) && !/[,;:]/.test(gap)),
  // "‘I am done’, fumes Dorn", "Dorn thunders: ‘Enough’": what is said stands beside it.
  quotedDeed: ({ words, isTitleCase }, first, last) => {
    const [before, after] = [words[first - 1], words[last + 1]]
    if (before === undefined || after === undefined) return false
    if (after.quote >= 0) return /^[:,]?\s*[“‘"']$/.test(after.gap) && before.quote < 0
    const isBehindQuote = before.quote >= 0 && before.quote === words[0]!.quote && /,/.test(words[first]!.gap)
    const isBehindClause =
      !isTitleCase && /^, $/.test(words[first]!.gap) && first > 3 && isThirdPerson(words[first]!.key)
    return (isBehindQuote || isBehindClause) && isCapital(after) && words.length - last <= 4
  },
  // "inundated with calls", and no "with 300 calls".
  unmeasuredDeed: ({ words }, first, last) =>
    !/^(?:being|gets?|getting|got|left|become|becomes)$/.test(words[first - 1]?.key ?? '') &&
    !/^(?:\d.*|thousands|hundreds|dozens|scores|more|over|nearly|about|almost|millions|so|too|many|the|its|an?|these|those|his|her|their|up)$/.test(
      words[last + 1]?.key ?? 'a',
    ),
  // Somebody flies there; no fighter is sent.
  flownDeed: (headline, first, last) => {
    const after = next(headline, last)
    return (
      after !== undefined &&
      /^jett?(?:s|ed|ing)$/.test(headline.words[first]!.key) &&
      (isPlace(after.base) || isCapital(after)) &&
      others.personDeed(headline, first, last) &&
      !FOUGHT.test(headline.text)
    )
  },
  personDeed: (headline, first) => {
    const before = headline.words[first - 1]
    return before !== undefined && (isPersonNoun(before.base) || (isCapital(before) && !isCommonWord(before.base)))
  },
}

export const conditionsOfVerbs: Record<VerbFrame, FrameCondition> = {
  ...compile<ObjectClass>(objectClasses, byObject),
  ...compile<SubjectClass>(subjectClasses, bySubject),
  ...compile<DoerClass>(doerClasses, byDoer),
  ...others,
}

/** Frames by which the sense is shown: what stands in them is not meant literally. */
export const SHOWN_BY_NOUN: ReadonlySet<string> = new Set([
  ...Object.keys(objectClasses),
  ...Object.keys(subjectClasses),
  ...Object.keys(doerClasses),
  'blamed',
  'urged',
  'called',
  'verbal',
  'raided',
  'burned',
  'armedDeed',
  'overDeed',
])
