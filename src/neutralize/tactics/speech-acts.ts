/**
 * Whether a theatrical verb stands for something said. "Senator blasts budget" is criticism; "striker blasts penalty",
 * "alarm goes off on ferry" and "neighbour fined for blasting music" are not, and "criticizes" would make them false.
 * Here the evidence must be positive: somebody who speaks in public, and something or somebody that is judged.
 */

import { isCommonWord } from '../headline/true-case.ts'
import type { Headline, Word } from '../headline/words.ts'
import type { Wording } from '../lexicon/wording.ts'
import { isNoun, isPersonNoun, isPlace, isThirdPerson } from '../words/vocabulary.ts'
import { singularOf } from '../words/word-spellings.ts'

const words = (text: string): Set<string> => new Set(text.trim().split(/\s+/))

/** Neutral verbs that say that something was said. */
const SAYING = words('criticize respond ridicule argue object disagree confront')
/** "drops" of a plan, not of a tractor in a river. */
const DROPPING = words('drop')

/** Bodies and writings that criticize. */
const SPEAKERS = words(`
  administration agency airline alliance ally association bank board body cabinet campaign charity chamber church club
  coalition column commission committee community company congress council country court department district editorial
  embassy employer federation firm foundation government group house industry institute league letter lobby magazine
  media ministry museum network newspaper office opposition organisation organization palace panel paper parliament party
  police press regulator report retailer review school senate society state studio team tribunal union university
  watchdog dem dems gop left right everyone internet public staff who voter nation city town maker operator brand carrier pundit viewer critic staffer aide giant saver villager resident commuter motorist homeowner tenant customer passenger parent
  supermarket platform startup head expert celebrity correspondent rival ex-rival gadfly negotiator envoy speaker shareholder family neighbor neighbour kremlin vatican pentagon
  caucus delegation ngo outlet podcast junta military country accuser advocate ally colleague conservative elected granddaughter
  grandson liberal moderate moderator progressive controller vet veteran admin strategy document`)

/** People who act by hand, or on a field, as often as they speak. */
const HANDS = words(`
  prisoner inmate suspect robber thief burglar gunman shooter attacker soldier boxer wrestler fighter striker forward
  midfielder defender winger goalkeeper keeper batsman batter bowler pitcher quarterback receiver golfer racer driver rider
  boy girl toddler child baby passenger militant rebel terrorist rioter vandal looter officer cop worker miner
  farmer sailor pilot firefighter hiker builder tenant comedian`)

/** What is judged in words: deeds of office, things said and things made for an audience. */
const JUDGED = words(`
  meltdown tantrum rant tirade outburst stunt gaffe blunder joke scandal mess rollout apology boast threat demand fine
  agenda agreement aid allegation amendment appointment approach argument attack attempt ban behavior behaviour bid bill
  bonus budget call candidate ceasefire charge choice claim clampdown comment compromise condition conduct coverage
  crackdown critic criticism culture cut deal decision delay design director disregard double-standard draft effort election
  excuse failure fare fee film handling hike hypocrisy idea inaction incompetence increase inquiry interview investigation
  invasion journalism judgment judgement lack law lawsuit leader leadership letter lie lifestyle lineup lockdown management
  mandate measure meeting merger mission move movie neglect nomination offer order pact pardon pay payment performance
  plan pledge police policy poll practice price pricing probe product program programme project proposal prosecution protest
  push question reaction record refereeing reform refusal regime regulation release remark report request response result
  return review rhetoric rise rule ruling sanction schedule scheme selection sentence service settlement show silence
  speech spending stance statement strategy strike subsidy suggestion system tactic talk tariff tax team theory timing
  trade transfer treatment treaty trend trial vaccine verdict version veto view visit vote war warning withdrawal work word
  abuse acquittal advert airstrike album antisemitism arrest austerity bailout bigotry blockade boycott budget bureaucracy cap
  censorship ceremony display guidance weight deadlock economy impasse stalemate chaos closure conspiracy construction corruption cost curfew deficit delay demolition deployment
  deportation detention discrimination disinformation dismissal division embargo endorsement episode expansion extremism
  favoritism finale firing freeze gerrymander gerrymandering greed harassment hiring impeachment indictment inequality
  interference layoff levy limit loophole map memo misinformation misogyny monopoly nationalism nepotism occupation
  extension freeze-out pause suspension officiating overhaul polarization populism post priority propaganda racism raid redistricting remake repeal requirement
  restriction rollback sacking secrecy sequel sexism shutdown siege smear takeover toll truce tweet video violence waste`)

/** Words alone do this, whatever they are about: who does it has only to be somebody. */
const OUTBURST =
  /^(?:(?:hit|lash) out (?:at|against)|(?:rail|rage|rant|fume) (?:at|against)|(?:balk|bristle) at|decry|scold)$/
const SOMEBODY =
  /^(?:he|she|they|we|who|insurers?|investors?|lenders?|developers?|traders?|suppliers?|bidders?|buyers?)$/

/** What is given up by who drops it. */
const GIVEN_UP = words(`
  plan policy pledge promise target goal idea proposal bill scheme project rule ban requirement mandate deal bid
  feature tax fee name brand logo slogan programme program candidate strategy claim lawsuit appeal agreement pact
  treaty commitment dei support practice merger testing service sponsor sponsorship campaign cash habit diet coal
  bump raise perk bonus
  plastic petrol diesel affiliation fur uniform meat alcohol sugar gas oil crypto currency format mascot
  makeup twitter facebook`)

/** What is taken away from by deeds, and no word. */
const WEAKENED = words(`
  independence protection right safeguard funding workforce safety-net ability economy sovereignty biodiversity habitat
  morale confidence credibility savings trust`)

const DESTROYS = /^(?:destroy|demolish|obliterat|annihilat|shred|torch|pummel|hammer)/

/** Verbs that no hand and no ball can do. */
const ONLY_SAID =
  /^(?:lambaste?|castigate|chastise|chide|deride|berate|excoriate|rebuke|reprove|upbraid|vilify|denigrate|disparage|belittle|malign|demoni[sz]e|badmouth|bad-mouth|scold|decry)$/

/** "decries shooting": whoever says that it is wrong does not find fault with how it was done. */
const VIOLENCE =
  /^(?:attacks?|bombings?|collisions?|crash(?:es)?|deaths?|killings?|massacres?|murders?|shootings?|stabbings?|violence|war)$/

const LED =
  /^(?:to|have|and|will|would|could|may|might|can|should|must|for|of|by|after|before|while|without|in|from|not)$/
const ADVERB = /ly$|^(?:also|again|still|now|then|once|just|even|online)$/
const REASON = /^(?:over|for|as|after|amid|on|online|about|in)$/
const OPENS_PHRASE =
  /^(?:near|outside|inside|behind|beside|under|over|for|in|on|at|as|after|amid|while|when|during|before|by|with|to|from|against|that|who|if|is|are|was|were|has|have|had|will|would|could|may|might|must|should)$/

/** Whether the plain verb of the wording would be true of what stands here. */
export function isSaidHere(headline: Headline, first: number, last: number, wording: Wording): boolean {
  const plain = wording.neutralBase?.split(' ')[0] ?? ''
  // "loses 43K soldiers on": behind a number stands a plural; a year ends a name.
  // "Dorn, 79, fawns over": how old somebody is, set off.
  if (
    wording.form === 'third' &&
    /^(?!(?:19|20)\d\d$)\d[\d.,]*[kmb]?$/.test(headline.words[first - 1]?.key ?? '') &&
    !/^,/.test(headline.words[first]!.gap)
  )
    return false
  if (DROPPING.has(plain) && wording.frame === null)
    return objectWords(headline, last).some(({ base }) => holds(GIVEN_UP, base))
  // "takes cheap shot at crowd": the frame has looked at whom it meets.
  if (wording.frame === 'insulted') return true
  // "spars over toys": an argument, whoever has it.
  if (!(SAYING.has(plain) || wording.neutralBase === 'make fun of') || wording.neutralBase!.endsWith(' over'))
    return true
  if (wording.base === 'decry' && objectWords(headline, last).some(({ key }) => VIOLENCE.test(key))) return false
  if (ONLY_SAID.test(wording.base)) return true
  if (OUTBURST.test(wording.base)) {
    const before = headline.words[first - 1]?.key ?? ''
    if (SOMEBODY.test(before) || (isSpokenBy(headline, first) && !holds(HANDS, before))) return true
  }
  // "tribe that never lost it": a thing.
  if (
    headline.words[last]!.key === 'it' &&
    /^(?:that|which|who|never|not|had|has|have|once)$/.test(headline.words[first - 1]?.key ?? '')
  )
    return false
  // "are trashing us": who does it stands before the auxiliary.
  if (
    plain === 'criticize' &&
    wording.form === 'gerund' &&
    /^(?:is|are|was|were|been)$/.test(headline.words[first - 1]?.key ?? '')
  ) {
    if (!isSpokenBy(headline, first - 1)) return false
  }
  // "Ruiz’s OWN film": no verb stands behind an owner.
  if (/[’']s$/.test(headline.words[first - 1]?.text ?? '')) return false
  // "destroy the Skerra tanker": by deeds, unless what stands last can be judged in words.
  const judged = objectWords(headline, last).findLast(({ key }) => !ADVERB.test(key))
  const next = headline.words[last + 1]
  const isTold = wording.form === 'past' || wording.form === 'participle'
  if (
    DESTROYS.test(headline.words[first]!.key) &&
    // "shredded for remarks": whom it meets stands in front.
    !(isTold && REASON.test(next?.key ?? '')) &&
    judged !== undefined &&
    judged.quote < 0 &&
    !isJudged(headline, judged)
  )
    return false
  // "slammed by MPs", not "by a storm", nor a place "by Zelmer": who does it speaks.
  if (next?.key === 'by' && next.quote < 0) {
    const end = last + 2 + objectWords(headline, last + 1).length
    const isOfPlace = isPlace(headline.words[first - 1]?.base ?? '')
    return isSpokenBy(headline, end) && !(isOfPlace && isNameLike(headline, headline.words[end - 1]!))
  }
  // "council blasted over fees", not "stocks slammed on fears": whoever is blamed can speak, or is judged.
  if (plain === 'criticize' && isTold && next !== undefined && REASON.test(next.key))
    return isSpokenBy(headline, first) || holds(JUDGED, headline.words[first - 1]?.base ?? '')
  // "would eviscerate the independence of the bank": what is weakened.
  if (
    plain === 'criticize' &&
    !/^slam/.test(wording.base) &&
    holds(WEAKENED, objectWords(headline, last).at(-1)?.base ?? '')
  )
    return false
  // "slammed over remarks", "rants about taxes": whom or what stands elsewhere.
  if (next === undefined || next.quote >= 0 || (REASON.test(next.key) && /^\s*$/.test(next.gap))) return true
  // "mocked drowning man": a person is not criticized for what happens to him.
  if (
    /^(?:mock|ridicul)/.test(headline.words[first]!.key) &&
    !objectWords(headline, last).some(
      (word) => word.quote >= 0 || holds(JUDGED, word.base) || PARTISANS.test(word.key) || isNameLike(headline, word),
    )
  )
    return false
  return isJudgedBehind(headline, last) && (isLed(headline, first, wording) || isSpokenBy(headline, first))
}

/** People by what they stand for. */
const PARTISANS = /(?:^|-)(?:activists|advocates|campaigners|critics|opponents|protesters|rivals|supporters|voters)$/

/** The words of the object: up to the next phrase. */
function objectWords({ words: all }: Headline, last: number): Word[] {
  const behind = all.slice(last + 1, last + 9)
  const end = behind.findIndex((word, i) => i > 0 && (OPENS_PHRASE.test(word.key) || !/^\s*[“‘"']?$/.test(word.gap)))
  return end < 0 ? behind : behind.slice(0, end)
}

function isJudgedBehind(headline: Headline, last: number): boolean {
  const object = objectWords(headline, last)
  if (object.some((word) => word.quote >= 0)) return true
  return object.some(
    (word, i) =>
      /^(?:him|her|them|it|us|me|himself|herself|themselves)$/.test(word.key) ||
      isJudged(headline, word) ||
      (i === object.length - 1 && isPlace(word.base)),
  )
}

const isJudged = (headline: Headline, word: Word): boolean =>
  holds(JUDGED, word.base) ||
  holds(SPEAKERS, word.base) ||
  PARTISANS.test(word.key) ||
  isPersonNoun(word.base) ||
  isNameLike(headline, word)

/** "to slam …", "fined for blasting …": who does it stands further off; then what is judged must tell. */
function isLed({ words: all }: Headline, first: number, wording: Wording): boolean {
  return first === 0 || wording.form === 'gerund' || LED.test(all[first - 1]!.key)
}

function isSpokenBy(headline: Headline, first: number): boolean {
  let at = first - 1
  // "family", "ally": no adverbs.
  while (at > 0 && ADVERB.test(headline.words[at]!.key) && !holds(SPEAKERS, headline.words[at]!.base)) at--
  const word = headline.words[at]
  if (word === undefined) return false
  const sooner = earlierVerb(headline, first)
  if (sooner > 0 && isSpokenBy(headline, sooner)) return true
  if (/^(?:he|she|they|who)$/.test(word.key)) return true
  // "Union, 'betrayed', slams deal", "mayor who slammed": what is set off is not read.
  if (word.quote >= 0) return true
  if (holds(HANDS, word.base)) return false
  return holds(SPEAKERS, word.base) || isPersonNoun(word.base) || isNameLike(headline, word) || isPlace(word.base)
}

/** "Ruiz praises crews, blasts board": who did the first thing did the second; where the first verb stands, or -1. */
function earlierVerb(headline: Headline, first: number): number {
  const { words: all } = headline
  const verb = all[first]
  if (verb === undefined || !/^[;,] $/.test(verb.gap) || !/s$/.test(verb.key)) return -1
  const at = all.findIndex(
    ({ key, quote }, i) => i > 0 && quote < 0 && isThirdPerson(key) && (!isNoun(key) || isSpokenBy(headline, i)),
  )
  return at > 0 && at < first && all.slice(1, at + 1).every(({ gap }) => /^\s$/.test(gap)) ? at : -1
}

function isNameLike(headline: Headline, word: Word): boolean {
  if (/^\p{Lu}{2,}s?$/u.test(word.text) && !headline.isAllCapitals) return true
  if (!/^\p{Lu}/u.test(word.text)) return false
  // In title case every word has a capital, and so has the first one.
  return headline.isTitleCase || word.start === 0 ? !isCommonWord(word.base) : true
}

/** As it stands or in the singular: the media are no medium. */
const holds = (nouns: ReadonlySet<string>, key: string): boolean => nouns.has(key) || nouns.has(singularOf(key) ?? key)
