/**
 * The conditions that a wording can name as its frame. Each says by a few neighbouring words, or by what else the headline
 * speaks of, whether the cue at words first..last has the sense that the wording means. Here are those that look at both
 * sides of the cue, or at other conditions.
 */

import { isCommonWord } from '../headline/true-case.ts'
import { type Headline, isCapital, type Word } from '../headline/words.ts'
import type { WordingFrame } from '../lexicon/wording.ts'
import {
  isBaseVerb,
  isNoun,
  isParticiple,
  isPersonNoun,
  isPlace,
  isThirdPerson,
  isVerbForm,
} from '../words/vocabulary.ts'
import { conditionsBehind, hasObject } from './frames-behind.ts'
import { conditionsOfHeadline } from './frames-of-headline.ts'
import { conditionsOfNouns } from './frames-of-nouns.ts'
import { conditionsOfVerbs } from './frames-of-verbs.ts'
import { isSomebody } from './somebody.ts'
import { DETERMINERS, type FrameCondition, nearby, next, PREPOSITIONS } from './standing.ts'
import { isNatureSubject } from './wordings-literal.ts'

const HEALTH =
  /\b(?:vaccin\w*|flu|covid\S*|doctors?|nurses?|gps?|nhs|health|patients?|clinics?|pharmac\w*|medical|weight|obesity|booster|virus|measles|hospitals?)\b/i

/** "Council blasted over fees", "ban ripped by campaigners": who is blamed stands in front. */
const isBlamed = (headline: Headline, first: number, last: number): boolean =>
  first > 0 &&
  /^(?:blasted|ripped|bashed|skewered|savaged)$/.test(headline.words[last]!.key) &&
  /^(?:by|over|for|as)$/.test(next(headline, last)?.key ?? '')

/** "tariff regime", "testing regime": a set of rules; "if regime falls": more than those who govern goes. */
function isSystem({ words, text }: Headline, first: number): boolean {
  const before = words[first - 1]
  return (
    /\bregimes? (?:fall|collapse|change|topple)|\b(?:fall|collapse|overthrow|toppling|end) of \S+ regime\b/i.test(
      text,
    ) ||
    (before !== undefined &&
      /^\s*$/.test(words[first]!.gap) &&
      /^(?:tariffs?|sanctions|tests|testing|trade|tax|trading|export|import|fees?|pricing|regulatory|rules|inspections?|licensing|visa|currency|policy|bail|border|quarantine|security|safety|surveillance|training|exercise|planning|legal|fiscal|monetary|verification|sentencing|disclosure|subsidy|quota|customs|emissions)$/.test(
        before.key,
      ))
  )
}

/** "of exercise", and no "of Norland". */
const isPlainOf = ({ words }: Headline, last: number): boolean =>
  words[last + 1]?.key === 'of' && /^\p{Ll}/u.test(words[last + 2]?.text ?? '')

/** What a storm or an earthquake goes over. */
const LAND =
  /^(?:towns?|villages?|cit(?:y|ies)|countr(?:y|ies)|count(?:y|ies)|states?|regions?|provinces?|islands?|coasts?|coastline|capital|communit(?:y|ies)|areas?|neighbou?rhoods?|districts?|harbou?rs?)$/

/** Who comes under fire from guns. */
const SHELLED =
  /\b(?:troops|soldiers|convoys?|ambulances?|civilians|villages?|villagers|aircraft|warplanes?|helicopters?|jets?|ships?|vessels?|tankers?|peacekeepers|embassy|base|bases|rebels|militants?|shell\w*|rockets?|missiles?|drones?|snipers?|gunm[ae]n)\b/i

const ARMED = /\b(?:guns?|gunm[ae]n|officers?|pistol|rifles?|shooting|shot|snipers?|soldiers?|troops|weapons?)\b/i

/** A span that somebody goes through. */
const SPANS =
  /^(?:days?|fortnight|months?|patch|run|schedule|seasons?|spell|starts?|stretch|summer|weeks?|weekend|winter|years?)$/

/** "a breakthrough season", and no "breakthrough could …": a noun or its adjective behind it. */
function isAttribute(headline: Headline, first: number, last: number): boolean {
  const after = next(headline, last)
  return (
    after !== undefined &&
    !PREPOSITIONS.has(after.key) &&
    (!isVerbForm(after.key) || isNounHere(headline, first, last) || describesNoun(headline, last)) &&
    !/^(?:will|would|could|may|might|can|should|is|are|was|were|has|had|yet|near|hopes?|likely|possible|elusive)$/.test(
      after.key,
    )
  )
}

/** "breakthrough personalized vaccines are": a participle before a plural, and the verb behind it. */
const describesNoun = ({ words }: Headline, last: number): boolean =>
  isParticiple(words[last + 1]!.key) &&
  words[last + 1]!.gap === ' ' &&
  /^\p{L}{3,}s$/u.test(words[last + 2]?.key ?? '') &&
  /^(?:is|are|was|were|has|have|had|can|could|may|might|will|would)$/.test(words[last + 3]?.key ?? '')

/** "since bombshell split", "face nightmare delays": behind these what may be a verb is none. */
function isNounHere({ words }: Headline, first: number, last: number): boolean {
  const [before, word, after] = [words[first - 1]?.key ?? '', words[last + 1]!, words[last + 2]]
  if (
    word.gap !== ' ' ||
    !/^(?:in|after|since|amid|over|following|with|faces?|facing|caus(?:es?|ed|ing)|suffers?)$/.test(before)
  )
    return false
  // "after nightmare ends": these open clauses, too.
  return isThirdPerson(word.key)
    ? !/^(?:after|since)$/.test(before) && (after === undefined || after.gap !== ' ' || PREPOSITIONS.has(after.key))
    : isBaseVerb(word.key) && !/^(?:hit|cut|put|set|let|cost)$/.test(word.key)
}

/** What there can be less of. */
const CUTTABLE =
  /^(?:aid|benefits?|bonus(?:es)?|budgets?|bus(?:es)?|classes|courses?|employees|flights?|funding|funds|grants?|hours|jobs?|lessons?|lines?|pay|perks?|positions?|posts?|roles?|routes?|services?|spending|staff|subsid(?:y|ies)|teachers?|trains?|workers|workforce)$/

/** What is called off. */
const CANCELLED =
  /^(?:concerts?|dramas?|events?|festivals?|podcasts?|series|shows?|sitcoms?|soaps?|tournaments?|tours?)$/

const BE = /^(?:is|are|was|were|be|been|being|becomes?|became|as|into|proves?|turns?|turned|remains?)$|['’]s$/

/** Adjectives that stand between another and its noun. */
const DESCRIBES =
  /^(?:new|old|joint|first|second|final|early|late|long|short|public|private|own|little|big|small|further|overnight|online|daily|open|closed|double|single|cross-border|last-minute|\w+-(?:day|week|month|year|hour)|anti-\w+)$|(?:[^n]al|ary|ic|ous|ive|ful|ese|ish|ian|ean)$/

const IS_SO =
  /^(?:is|are|was|were|be|been|being|left|leaves|leaving|feels?|felt|feeling|looks?|looked|remains?|remained|seems?|becomes?|became|grew)$|^(?:he|she|it|they|we|i|who|that)['’](?:s|re|m)$/

const CALLS =
  /^(?:calls?|called|calling|brands?|branded|labels?|labelled|labeled|declares?|declared|dubs?|dubbed|makes?|made)$/

/** Behind nothing, or behind what a noun phrase stands behind. */
function opensPhrase({ words }: Headline, first: number): boolean {
  const before = words[first - 1]
  return (
    before === undefined ||
    /[^\s“‘"'(]/.test(words[first]!.gap) ||
    before.key !== before.base ||
    /['’]s?$/.test(before.text) ||
    DETERMINERS.has(before.key) ||
    // "discuss nail biting finale", "conducting stealth operation"
    ((isBaseVerb(before.key) || /ing$/.test(before.key)) && !isNoun(before.base)) ||
    PREPOSITIONS.has(before.key) ||
    /^\d/.test(before.key) ||
    (isThirdPerson(before.key) && !isPersonNoun(before.base) && !isPersonNoun(before.base.replace(/s$/, '')))
  )
}

export const frameConditions: Record<WordingFrame, FrameCondition> = {
  ...conditionsBehind,
  ...conditionsOfHeadline,
  ...conditionsOfVerbs,
  ...conditionsOfNouns,
  object: (headline, first, last) => hasObject(headline, last) || isBlamed(headline, first, last),
  // "axes tour hours before show": what stands nearest behind it.
  cuttable: ({ words }, first, last) => {
    const isCut = ({ key, base }: Word) => CUTTABLE.test(key) || CUTTABLE.test(base)
    const behind = words.slice(last + 1, last + 5).find((word) => isCut(word) || CANCELLED.test(word.key))
    return behind === undefined ? words.slice(Math.max(0, first - 3), last).some(isCut) : !CANCELLED.test(behind.key)
  },
  cancelled: (headline, first, last) =>
    headline.words.slice(Math.max(0, first - 2), last + 4).some(({ key }) => CANCELLED.test(key)),
  // A shot that is said: at somebody, and at no goal, title or deer.
  insulted: (headline, first, last) =>
    (frameConditions.name(headline, first, last) || nearby(headline, last, 4, /^(?:crowds?|fans|media|press)$/)) &&
    frameConditions.unfought(headline, first, last) &&
    // "officer took aim at the boy": with a gun.
    !(headline.words[last - 1]?.key === 'aim' && ARMED.test(headline.text)) &&
    !nearby(
      headline,
      last,
      4,
      /^(?:cup|open|crown|title|league|bowl|trophy|olympics|derby|final|championship|record|job)$/,
    ),
  // "calls plan a disaster", and no "disaster in Norwell", "was hit by disaster".
  judgement: (headline, first, last) => {
    const before = headline.words.slice(Math.max(0, first - 6), first).map(({ key }) => key)
    const isSaid =
      (BE.test(before.at(-1) ?? '') && before.at(-1) !== 'be') ||
      // "a $600M disaster"
      /^[$£€]\d|^[mb]illion$/.test(before.at(-1) ?? '') ||
      (/^(?:an?|total|complete|utter|absolute|unmitigated)$/.test(before.at(-1) ?? '') &&
        before.some((key) => BE.test(key) || CALLS.test(key)))
    return isSaid && frameConditions.figurative(headline, first, last)
  },
  // Nobody boxes, digs or is hit on the head, and no animal strikes.
  unfought: (headline, first, last) =>
    // "takes a swipe at hiker": the deed, where it is no criticism, and no remark.
    !headline.words.slice(Math.max(0, first - 3), first).some(({ key }) => /^t(?:akes?|ook|aken|aking)$/.test(key)) &&
    !/\b(?:bouts?|box(?:er|ers|ing)|knockouts?|heavyweights?|mma|ufc|round|archaeolog\w*|bones?|coins?|skeletons?|fossils?|excavat\w*|unearth\w*|buried)\b/i.test(
      headline.text,
    ) &&
    !nearby(headline, last, 3, /^(?:head|face|chest|neck|stomach|jaw|body|skull|back|ribs?|leg|knee|arm)$/) &&
    // "weighs in at 90 kilos"
    !(headline.words[last]!.key === 'in' && headline.words[last + 1]?.key === 'at') &&
    !/^(?:bear|cat|dog|lion|tiger|shark|cow|bull|swan|goose|eagle|owl|monkey|elephant|moose|leopard)s?$/.test(
      headline.words[first - 2]?.key ?? '',
    ),
  end: (headline, first, last) =>
    !hasObject(headline, last) &&
    // "reveals ‘67’ is the word": what it reveals.
    !/^[\d$£€]/.test(next(headline, last)?.key ?? '') &&
    // "fares revealed to be high": what they are found to be.
    !(headline.words[last + 1]?.key === 'to' && headline.words[last + 2]?.key === 'be') &&
    // "… have died, Labor Secretary Ann Poe reveals": what stands before is told.
    !(headline.words[last]!.key === 'reveals' && headline.words[last + 1] === undefined) &&
    !/^(?:emails?|records?|documents?|reports?|study|studies|data|sources|analysis|filings?|police|officials|texts|messages|court|video|photos|investigation|audit|poll|survey)$/.test(
      headline.words[first - 1]?.key ?? '',
    ),
  state: (headline, first, last) =>
    !(/^regimes?$/.test(headline.words[last]!.key) && isSystem(headline, first)) &&
    // "a regime of exercise"
    !(
      /^regimes?$/.test(headline.words[last]!.key) &&
      (isPlainOf(headline, last) || /^(?:at|for|inside)$/.test(headline.words[last + 1]?.key ?? ''))
    ) &&
    !/\b(?:guilty|charged|indicted|convicted|sentenced|arrested|arrests|alleged|fraud|prosecutors?|accused)\b/i.test(
      headline.text,
    ) &&
    !/^(?:tax|training|exercise|pension|treatment|inspection|colou?r|skincare|dosing|test|ponzi|pyramid|fraud|corruption|bribery|kickback|laundering|embezzlement|extortion|smuggling|trafficking|money-laundering|housing|buyback|loan|loans|bonus|savings|voucher|insurance|refund|grant|compensation|visa|renewal|extension|licensing|permit|discount|ticketing|energy|solar|recycling|repayment|benefit|worker|workers|care|deposit|trial|pilot|rebate|apprenticeship|amnesty|free|new|childcare|government|relief|wage|subsidy|furlough|sharing|bike|parking|rental|rent|job|jobs|nhs|eu|resettlement|support)$/.test(
      headline.words[first - 1]?.key ?? '',
    ),
  people: (headline, first, last) =>
    (!/^aliens?$/.test(headline.words[last]!.key) ||
      /\b(?:im)?migra|\b(?:border|deport\w*|ice|visas?|asylum|refugees?|illegal|criminal|undocumented|detain\w*|uscis|dhs)\b/i.test(
        headline.text,
      )) &&
    !/^(?:flash|lynch|the)$/.test(headline.words[first - 1]?.key ?? '') &&
    !/^(?:boss|bosses|ties|violence|hit|killing|wife|wives|justice|attack|kills|killed|lynches|sex|life|invasions?|abductions?|technology|planets?|worlds?|movies?|films?|spacecraft|ships?|species|encounters?|signals?|civili[sz]ations?|conspiracy)$/.test(
      headline.words[last + 1]?.key ?? '',
    ),
  remark: (headline, first, last) => {
    const after = headline.words[last + 1]
    // "caution on new jab": the doctor's.
    if (/^jabs?$/.test(headline.words[last]!.base) && (after === undefined || HEALTH.test(headline.text))) return false
    return (
      (after === undefined || /^(?:at|over|about|on|from|against)$/.test(after.key)) &&
      frameConditions.unfought(headline, first, last)
    )
  },
  // "torched over …", "savaged by critics": said of what somebody did.
  judged: (headline, first, last) => {
    if (frameConditions.online(headline, first, last)) return true
    const after = next(headline, last)?.key ?? ''
    if (/^(?:over|for)$/.test(after)) {
      const behind = headline.words.slice(last + 2, last + 5)
      return (
        !/^\d/.test(behind[0]?.key ?? '') &&
        !isPlace(behind[0]?.base ?? '') &&
        !behind.some(({ base }) => /^(?:hour|day|night|week|month|year|time)$/.test(base)) &&
        !SHELLED.test(headline.text)
      )
    }
    return (
      /^(?:by|from)$/.test(after) &&
      nearby(
        headline,
        last,
        4,
        /^(?:critics?|fans?|viewers|mps?|senators?|republicans?|democrats?|tories|labour|judges?|watchdog|reviewers|users|readers|lawmakers?|experts?|colleagues|rivals|opposition|coach|pundits?|allies|teachers|unions?|campaigners|charities|twitter|internet|media|press)$/,
      )
    )
  },
  // "destroyed by critics", and no statue, and no club by another.
  scorned: (headline, first, last) =>
    frameConditions.somebody(headline, first, last) &&
    frameConditions.judged(headline, first, last) &&
    !frameConditions.match(headline, first, last) &&
    !frameConditions.sport(headline, first, last),
  dread: (headline, first, last) =>
    /^(?:in|of|with)$/.test(headline.words[first - 1]?.key ?? '') &&
    !/^(?:war|acts?)$/.test(headline.words[first - 2]?.key ?? '')
      ? !hasObject(headline, last)
      : /['’]s?$/.test(headline.words[first - 1]?.text ?? '') ||
        /^(?:as|after|when|for)$/.test(next(headline, last)?.key ?? ''),
  // "attacks rival as a liar".
  judgedas: (headline, first, last) =>
    frameConditions.name(headline, first, last) &&
    headline.words
      .slice(last + 2, last + 8)
      .some(({ key }, i, all) => key === 'as' && /^(?:a|an|out|too|not)$/.test(all[i + 1]?.key ?? '')),
  // "devastates Norwell", "devastates coastal towns", and no "devastates farmers".
  land: (headline, first, last) => {
    if (!isNatureSubject(headline, first)) return false
    const behind = headline.words.slice(last + 1, last + 4)
    const end = behind.findIndex(({ key, gap }, i) => PREPOSITIONS.has(key) || (i > 0 && gap !== ' '))
    const hit = behind.slice(0, end < 0 ? 3 : end)
    return (
      !hit.some(({ key }) => isPersonNoun(key)) &&
      hit.some(
        (word) =>
          LAND.test(word.key) || isPlace(word.base) || (isCapital(word) && !headline.isTitleCase && !isNoun(word.base)),
      )
    )
  },
  // "is devastated after", "left absolutely stunned": said of the subject, and not denied.
  predicate: ({ words }, first, last) => {
    let at = first - 1
    while (at > 0 && /ly$|^(?:so|very|too|quite|just|still|now|also|all|both|reportedly)$/.test(words[at]!.key)) at--
    const [before, after] = [words[at], words[last + 1]]
    return (
      before !== undefined &&
      at > 0 &&
      /^\s*$/.test(words[first]!.gap) &&
      IS_SO.test(before.key) &&
      // In the ring.
      !(words[last]!.key === 'stunned' && after?.key === 'by') &&
      !/^(?:not|never|nobody|nothing)$|n['’]t$/.test(words[at - 1]!.key) &&
      (after === undefined ||
        /[^\s]/.test(after.gap) ||
        PREPOSITIONS.has(after.key) ||
        /^(?:about|because|despite|if|how|again|today|yesterday|tonight|following|since|until)$/.test(after.key))
    )
  },
  // "her dream job", "Giant crane falls", and no "Americans dream", "tech giant".
  opening: opensPhrase,
  // "…, admits disappointed Okafor"
  speaker: ({ words }, first, last) =>
    /^(?:says?|said|admit(?:s|ted)?|insist(?:s|ed)?|claim(?:s|ed)?|jokes?|joked|vows?|vowed|warn(?:s|ed)?|reveal(?:s|ed)?|declare[sd]?)$/.test(
      words[first - 1]?.key ?? '',
    ) &&
    /^\p{Lu}\p{Ll}/u.test(words[last + 1]?.text ?? '') &&
    first > 3,
  // "Emboldened Ruiz", and no "Angry Birds", "nervous investors".
  adjNamed: (headline, first, last) => {
    const after = next(headline, last)
    return (
      after !== undefined &&
      opensPhrase(headline, first) &&
      // "an emboldened Ruiz": without it no article may stand.
      !/^(?:an?|the|this|that|and|or|but|has|have|had|who)$/.test(headline.words[first - 1]?.key ?? '') &&
      /^\p{Lu}\p{Ll}/u.test(after.text) &&
      !isCommonWord(after.base) &&
      !isNoun(after.base) &&
      !/(?:ing|ed)$/.test(after.key)
    )
  },
  // "Grinning Ruiz", "grinning robber"
  adjWho: (headline, first, last) =>
    frameConditions.adjNamed(headline, first, last) ||
    (opensPhrase(headline, first) && isSomebody(next(headline, last)?.base ?? '')),
  // "a staggering number of pupils"
  adjCounted: ({ words }, _first, last) =>
    /^(?:numbers?|amounts?|sums?|quantit(?:y|ies)|proportion|share|percentage)$/.test(words[last + 1]?.key ?? '') &&
    words[last + 2]?.key === 'of',
  // "leaves residents livid", "voters furious, with", and no "told the furious mayor".
  adjBehind: ({ words }, first, last) => {
    const [before, after] = [words[first - 1], words[last + 1]]
    return (
      before !== undefined &&
      /^\s*$/.test(words[first]!.gap) &&
      isSomebody(before.base) &&
      (after === undefined ||
        /\S/.test(after.gap) ||
        PREPOSITIONS.has(after.key) ||
        /^(?:about|because)$/.test(after.key)) &&
      after?.key !== 'by'
    )
  },
  // "is perfect for fall", and no "too perfect for words", "intensely awesome".
  adjUngraded: ({ words }, first) =>
    first === 0 ||
    (!/ly$|^(?:too|so|how|as|more|most|less|least|very|quite|not|never)$/.test(words[first - 1]!.key) &&
      !words.slice(Math.max(0, first - 4), first).some(({ key }) => key === 'as')),
  // "unfortunately misses ferry", and no "unfortunately for Ruiz", "and, unfortunately, we".
  adjSentence: ({ words }, first, last) =>
    words[last + 1] !== undefined &&
    !/^(?:for|enough)$/.test(words[last + 1]!.key) &&
    (first === 0 || !/,/.test(words[last + 1]!.gap)),
  // "rare tweet", and no "rare bird video": no thing between that can be so.
  adjacent: (headline, first, last) => {
    const [after, behind] = [headline.words[last + 1], headline.words[last + 2]]
    return (
      opensPhrase(headline, first) &&
      after !== undefined &&
      (DESCRIBES.test(after.key) ||
        behind === undefined ||
        /\S/.test(behind.gap) ||
        PREPOSITIONS.has(behind.key) ||
        isVerbForm(behind.key) ||
        (isBaseVerb(behind.key) && /s$/.test(after.key)) ||
        /^(?:is|are|was|were|has|have|had|will|would|could|may|might|can|should|today|again|about|between|during)$|(?:ly|ing)$/.test(
          behind.key,
        ))
    )
  },
  attribute: isAttribute,
  alone: (headline, first, last) => !isAttribute(headline, first, last),
  span: (headline, first, last) => {
    const [before, after] = [headline.words[first - 1]?.key ?? '', headline.words[last + 1]?.key ?? '']
    return SPANS.test(after) && !/^(?:\d+|two|three|four|five|six|seven|eight|nine|ten)$/.test(before)
  },
  poll: (headline, first, last) =>
    headline.words
      .slice(Math.max(0, first - 4), last + 5)
      .some(({ base }) =>
        /^(?:auction|ballot|bid|contest|draw|election|game|lottery|market|match|poll|price|primary|quiz|race|raffle|referendum|result|runoff|test|vote)s?$/.test(
          base,
        ),
      ),
  // Somebody, and no town.
  mourner: ({ words }, first, last) =>
    (isPersonNoun(words[first - 1]?.base ?? '') ||
      /^(?:family|families|fans?|mum|mom|dad)$/.test(words[first - 1]?.base ?? '')) &&
    /^(?:after|as|by|over|at)$/.test(words[last + 1]?.key ?? 'after'),
  // "Police nab thief", "nabbed in Norwell", and no gold nabbed by a swimmer.
  policed: (headline, first, last) =>
    headline.words
      .slice(Math.max(0, first - 3), first)
      .some(({ key }) =>
        /^(?:police|cops?|feds|fbi|ice|officers?|agents?|detectives?|sheriff|deput(?:y|ies)|marshals?|customs)$/.test(
          key,
        ),
      ) ||
    (headline.words[last]!.key === 'nabbed' && !hasObject(headline, last)),
  // A word for somebody that only judges, where the sentence tells what he does: not "is a thug", "thug life".
  label: (headline, first, last) => {
    const after = headline.words[last + 1]
    return (
      !headline.words
        .slice(Math.max(0, first - 4), first)
        .some(({ key }) => BE.test(key) || CALLS.test(key) || /^(?:like|no|not|such|than)$/.test(key)) &&
      (after === undefined ||
        !/^\s*$/.test(after.gap) ||
        PREPOSITIONS.has(after.key) ||
        isVerbForm(after.key) ||
        isBaseVerb(after.key))
    )
  },
}
