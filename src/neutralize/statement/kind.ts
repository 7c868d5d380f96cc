/** What kind of statement a verb group makes: present, past, passive, planned. A doubtful one is none. */

import {
  isBaseVerb,
  isGerund,
  isNoun,
  isParticiple,
  isPast,
  isPersonNoun,
  isThirdPerson,
  verbLemma,
} from '../words/vocabulary.ts'
import { britishForms, type VerbForms, verbForms } from '../words/word-forms.ts'
import type { VerbReading } from './main-verb-features.ts'
import { looksPlural, splitObject } from './object.ts'
import { TELLS } from './subject.ts'
import { hasMainVerbBehind, isPlanOf } from './sure.ts'
import { INTRANSITIVE } from './verbs.ts'

export type StatementKind =
  | 'present'
  | 'past'
  | 'passive'
  | 'bare-passive'
  | 'progressive'
  | 'bare-progressive'
  | 'perfect'
  | 'modal'
  | 'future'
  | 'copula'
  /** "Captain dead at 61": a copula left out; the verb group is empty. */
  | 'bare-copula'
  /** Negated or otherwise not to be turned: said only as it stands. */
  | 'fixed'

export interface Statement {
  kind: StatementKind
  /** "In cutting joint drills" of "In cutting joint drills, Trump has …"; '' for none. */
  prefix: string
  subject: string
  /** The verb group as it stands: "has given", "to close", "slams". */
  group: string
  /** Everything after the verb group. */
  rest: string
  isPlural: boolean
  /** Forms of the main verb, its particle included; null when they are not known. */
  forms: VerbForms | null
  /** The object, when it reaches to a preposition, conjunction or the end: then a passive is possible. */
  object: string
  /** What follows the object. */
  tail: string
  /** Somebody announces or foresees it: what stands in the present may be to come. */
  isForeseen?: boolean
}

export const AUX =
  /^(?:is|are|was|were|be|been|being|has|have|had|will|would|can|could|may|might|must|should|do|does|did|to|not|n't|isn't|aren't|wasn't|weren't|hasn't|haven't|won't|can't|cannot|couldn't|wouldn't|doesn't|don't|didn't|never|also|still|now|already|reportedly|allegedly|nearly|almost|just|again|then|currently|once|later|soon|first|no|longer|both|all|only|have|get|gets|got)$/

const INTRANSITIVE_BASE = /^(?:rise|fall|arrive|die|go|come|occur|happen|vanish|appear|disappear|sleep|arise|emerge)$/

/** Goes up or down without anybody who moves it. */
const MOVES_ITSELF =
  /^(?:closed|ended|finished|opened|traded|edged|drifted|settled|headed|moved|inched|slid|climbed|ticked|fell|rose|crept|jumped|turned|surged|slipped|dipped|swung)$/

const DONE_BEHIND = /^\p{Ll}+(?<![ef]e)ed (?:by|as|in|on|at|over|after|for|from|to|with|amid)\b/u

/** "prize awarded for …": a participle with a phrase of its own. */
const holdsParticiple = (subject: string): boolean =>
  subject
    .split(' ')
    .some(
      (word, i, words) =>
        i > 0 &&
        isParticiple(word) &&
        isPast(word) &&
        /^(?:for|over|after|in|by|at|from|with)$/.test(words[i + 1] ?? ''),
    )

const TOLD_BEHIND =
  /(?<!\b(?:and|who|was|were|been|being|is|are|after|by|of|the|a|in)) (?:found (?:dead|guilty|not guilty|alive|safe|in|at|on|near|under|\p{Ll}+ing)|dies|died|dead|pleads|pleaded|is|was|are|were|has|have|had|says|gets|got|wins|won|to be)\b(?!.*\b(?:found|who)$)/u

/** A form in -ing with what cannot follow an adjective. */
const GOING_ON =
  /^(?!(?:being|going|missing|lacking|wanting|willing|outstanding|pending|boring|interesting|worrying|alarming|exciting|challenging|promising|disappointing|misleading|becoming)\b)(\p{Ll}+ing)(?: (?:off|out|up|down|back|over|away))?(?= (?:again|the|an?|his|her|its|their|\d\S*|[$£€]\S+|to|at|by|from|into|through|toward)\b)/u

export interface MainVerb {
  lemma: string
  isPassive: boolean
  isOngoing: boolean
  /** No other word can be the verb: that it may be a noun elsewhere is no doubt here. */
  isSure?: boolean
}

export function classify(
  prefix: string,
  subject: string,
  words: string[],
  group: string,
  rest: string,
  main: MainVerb,
): Statement | null {
  const first = words[0]!
  const mainVerb = words.find((word) => !AUX.test(word) && !/ly$/.test(word)) ?? words.at(-1)!
  const particle = words.slice(words.indexOf(mainVerb) + 1).join(' ')
  const forms = formsOf(mainVerb, main.lemma, particle)
  // "Dozens left dead": a state after the verb, not what it is done to.
  if (
    mainVerb === 'left' &&
    /^(?:\S+(?:ed|en)\b|red-faced|speechless|homeless|dead|injured|hurt|homeless|stranded|without|in|wounded|ill)\b/i.test(
      rest,
    )
  )
    return null
  // A verb that only its ending makes one is never inflected.
  if (forms !== null && !isInflected(forms)) return null
  // "Firm is laying off 300 workers": taken for a state where the verb was not seen.
  const going = /^(?:is|are|was|were)$/.test(group) ? GOING_ON.exec(rest) : null
  if (going !== null && isGerund(going[1]!) && verbLemma(going[1]!) !== undefined) {
    const whole = `${group} ${going[0]}`
    const behind = rest.slice(going[0].length).trim()
    const lemma = verbLemma(going[1]!)!
    return classify(prefix, subject, whole.split(' '), whole, behind, {
      lemma,
      isPassive: false,
      isOngoing: true,
      isSure: true,
    })
  }
  let kind = kindOf(words, first, mainVerb, main, rest, subject)
  if (
    kind === null ||
    (kind === 'present' &&
      words.length === 1 &&
      main.isSure !== true &&
      !isThirdPerson(mainVerb) &&
      !takesBase(subject, rest, mainVerb))
  )
    return null
  if (main.isSure !== true && isNounRather(kind, mainVerb, rest)) return null
  // "products hit by tariffs": whatever is done by somebody is done to the one named first.
  const isDoneTo = /^by\b/.test(rest) || (mainVerb === 'hit' && /^with\b/.test(rest))
  if (isDoneTo && words.length === 1 && isParticiple(mainVerb) && kind !== 'bare-passive') return null
  // "hosts rose garden event", "egg freezing": a verb that takes no object has none, and a noun in -ing is no verb.
  if (
    INTRANSITIVE_BASE.test(main.lemma) &&
    splitObject(rest).object !== '' &&
    !/^(?:[$£€]?\d|(?:an?|the|to|by|more|less|about|nearly|almost|over|again|further|back)\b)/i.test(rest)
  )
    return null
  if (kind === 'bare-progressive' && rest === '') return null
  // "Minister to say party weakens nation": what is to be said is not yet told.
  if (/ to (?:say|tell|argue|warn|claim|announce|declare|admit|insist)\b/i.test(subject)) return null
  // "The sticking points to a deal": a compound, and nobody points.
  if (/^(?:the|an?) \S+ing$/i.test(subject) && isNoun(mainVerb) && isThirdPerson(mainVerb)) return null
  // "Maker shares rise 90%", "Home sales fall": the verb comes after.
  if (
    isNoun(mainVerb) &&
    isThirdPerson(mainVerb) &&
    /^(?:\p{Ll}+ly )?(?:rise|rose|fall|fell|(?:drop|dip)(?:ped)?|(?:jump|climb|soar|gain|hit|reach)(?:ed)?|(?:surge|plunge|tumble|decline)d?|slide|slid|slump(?:ed)?|sink|sank|rally|rallied)\b/u.test(
      rest,
    )
  )
    return null
  // "Professor caught using AI": found at it by others.
  if (isPast(mainVerb) && isParticiple(mainVerb) && words.length === 1 && /^\S+ing\b/.test(rest) && kind === 'past') {
    if (!/^(?:caught|filmed|spotted|photographed|pictured)$/.test(mainVerb)) return null
    kind = 'bare-passive'
  }
  // "Removing 50 objects from orbit would …": the verb comes after, unless it is what is said.
  if ((kind === 'present' || kind === 'past') && words.length === 1 && isBeforeAnother(main.lemma, rest)) return null
  // "Plant conditions assailed as nuisance": what is done to the things comes after them.
  if (isNoun(mainVerb) && isThirdPerson(mainVerb) && DONE_BEHIND.test(rest)) return null
  // "Prize awarded for building ordered polymers": either of the two may tell.
  if (kind === 'past' && isParticiple(mainVerb) && words.length === 1 && holdsParticiple(subject)) return null
  // "Teacher granted bail": to him as often as by him.
  if (
    isPast(mainVerb) &&
    words.length === 1 &&
    kind === 'past' &&
    (/^(?:granted|awarded|offered|handed|given|shown|taught)$/.test(mainVerb) ||
      (/^(?:denied|refused)$/.test(mainVerb) &&
        /^(?:an? |the |early |new )?(?:bail|parole|entry|visas?|access|treatment|care|permission|asylum|appeal|release|leave|trial)\b/.test(
          rest,
        )))
  )
    return null
  // "Buffer revised lower": done to it; "shares closed lower": of itself.
  if (
    isPast(mainVerb) &&
    words.length === 1 &&
    /^(?:lower|higher|upwards?|downwards?)\b/.test(rest) &&
    !MOVES_ITSELF.test(mainVerb)
  )
    return null
  // "Suspect stopped by police": who drops in somewhere, or what was done to them; nobody can tell.
  if (!/passive$/.test(kind) && / by$/.test(group)) return null
  // "Missionary kidnapped in Niger is said …": the first participle only describes.
  if (kind === 'bare-passive' && (hasAuxiliaryAhead(rest) || hasMainVerbBehind(rest))) return null
  // "Teacher accused of fraud found dead": the first participle describes, the second tells.
  if (kind === 'bare-passive' && TOLD_BEHIND.test(rest)) return null
  // "sparks double jeopardy concern": what doubles something has an article or a number behind it.
  if (/^(?:double|triple)$/.test(mainVerb) && !/^(?:the|a|an|its|his|her|their|down|as|in|on|\d|[$£€])/.test(rest))
    return null
  // "Plan to cut the budget made public": the infinitive belongs to the noun, the verb comes later.
  if (kind === 'future' && first === 'to' && (hasVerbAhead(rest) || !isPlanOf(subject, rest))) return null
  // "Three players to watch", "islands to visit before summer": for others to do.
  if (
    kind === 'future' &&
    first === 'to' &&
    (rest === '' || (FOR_OTHERS.test(mainVerb) && splitObject(rest).object === ''))
  )
    return null
  return assemble(kind, prefix, subject, words, group, rest, forms)
}

/** Whether an auxiliary comes behind that no clause of its own holds. */
const isBeforeAnother = (lemma: string, rest: string): boolean =>
  !TELLS.test(lemma) && hasAuxiliaryAhead(` ${rest}`.split(/[“‘"]| (?:and|but) /)[0]!)

/** Whether the forms are those of a verb that the word lists know. */
function isInflected({ base }: VerbForms): boolean {
  const verb = base.split(' ')[0]!
  return isBaseVerb(verb) || /^(?:be|have|do)$/.test(verb)
}

/** The same of a verb that is beyond doubt. */
export function classifySure(
  reading: VerbReading,
  prefix: string,
  subject: string,
  words: string[],
  group: string,
  rest: string,
  main: MainVerb,
): Statement | null {
  const first = words[0]!
  const mainVerb = words.find((word) => !AUX.test(word) && !/ly$/.test(word)) ?? words.at(-1)!
  const forms = formsOf(mainVerb, main.lemma, words.slice(words.indexOf(mainVerb) + 1).join(' '))
  if (forms === null ? reading !== 'auxiliary' : !isInflected(forms)) return null
  if ((reading === 'present' || reading === 'past') && isBeforeAnother(main.lemma, rest)) return null
  const kind = reading === 'auxiliary' ? kindOf(words, first, mainVerb, main, rest, subject) : KIND_OF[reading]
  return kind === null ? null : assemble(kind, prefix, subject, words, group, rest, forms)
}

const KIND_OF: Record<Exclude<VerbReading, 'auxiliary'>, StatementKind> = {
  present: 'present',
  past: 'past',
  passive: 'bare-passive',
  progressive: 'bare-progressive',
  future: 'future',
}

function assemble(
  kind: StatementKind,
  prefix: string,
  subject: string,
  words: readonly string[],
  group: string,
  rest: string,
  forms: VerbForms | null,
): Statement {
  const first = words[0]!
  const isPlural =
    /^(?:are|were|have|aren't|weren't|haven't)$/.test(first) ||
    (/^(?:is|was|has|isn't|wasn't|hasn't)$/.test(first)
      ? false
      : kind === 'present' && forms !== null && forms.base !== forms.past
        ? !isThirdOf(words.find((word) => !AUX.test(word) && !/ly$/.test(word)) ?? words.at(-1)!, forms)
        : looksPlural(subject))
  return { kind, prefix, subject: subject.replace(/^[,;:\s]+/, ''), group, rest, isPlural, forms, ...splitObject(rest) }
}

function kindOf(
  words: readonly string[],
  first: string,
  mainVerb: string,
  main: MainVerb,
  rest: string,
  subject: string,
): StatementKind | null {
  if (/^(?:is|are|was|were|isn't|aren't|wasn't|weren't)$/.test(first)) {
    if (words.length === 1 || words.every((word) => AUX.test(word))) return 'copula'
    if (words.includes('to')) return 'future'
    // "Her legacy is opening the house": what it consists of, not what it does.
    if (
      /ing$/.test(mainVerb) &&
      /(?:legacy|goals?|plans?|aims?|job|problem|mistake|focus|priority|strategy|dream|challenge|solution|idea|answer|task|trick|key|point|thing|part|way)$/i.test(
        subject,
      )
    )
      return null
    return /ing$/.test(mainVerb) && !main.isPassive ? 'progressive' : main.isPassive ? 'passive' : null
  }
  if (/^(?:has|have|had|hasn't|haven't)$/.test(first))
    return words.length > 1 ? 'perfect' : first === 'had' ? 'past' : 'present'
  if (/^(?:will|would|can|could|may|might|must|should|won't|can't|cannot|couldn't|wouldn't)$/.test(first))
    return 'modal'
  if (first === 'to') return 'future'
  if (words.includes('to')) return null
  if (words.length > 1 && /^(?:does|do|did|doesn't|don't|didn't|not|never)$/.test(first)) return 'fixed'
  // "decision making quiz": a compound noun.
  if (/ing$/.test(mainVerb) && words.length === 1 && /^\p{Ll}+$/u.test(rest)) return null
  // "School shooting suspect's mother found …": a compound noun in front of the verb.
  if (/ing$/.test(first) && (words.length > 1 || hasVerbAhead(rest))) return null
  if (/ing$/.test(mainVerb) && main.isOngoing) return 'bare-progressive'
  // "Team humiliated 5-0 by rivals": the score tells nothing of who won, the agent does.
  if (/^\d+[-–]\d+\b/.test(rest) && words.length === 1 && isParticiple(mainVerb) && isPast(mainVerb))
    return / by /.test(rest) && !main.isPassive ? 'bare-passive' : main.isPassive ? 'bare-passive' : null
  // "homes swept away", "strike reported to kill six": done to them, and said of them.
  if (
    words.length === 1 &&
    isParticiple(mainVerb) &&
    SUFFERED.test(mainVerb) &&
    // "set aside differences" has an object of its own.
    /^(?:(?:away|aside|apart)(?=$| (?:by|in|on|at|as|after|from|for|during|amid|when|to|with)\b)|to \p{Ll}+(?<!ing)\b)/u.test(
      rest,
    )
  )
    return 'bare-passive'
  // "Arguments expected next week": nobody is named whom they would expect.
  if (
    words.length === 1 &&
    /^(?:expected|scheduled|planned|slated|postponed|projected)$/.test(mainVerb) &&
    (rest === '' ||
      /^(?:next|last|this|in|on|at|by|for|after|before|during|until|from|to|over|soon|later|tomorrow|today|tonight|as|amid)\b/i.test(
        rest,
      ))
  )
    return 'bare-passive'
  // "Islanders warned not to travel": by somebody.
  if (
    words.length === 1 &&
    /^(?:warned|told|urged|asked|ordered|advised|instructed|reminded)$/.test(mainVerb) &&
    /^not to \p{Ll}/u.test(rest)
  )
    return 'bare-passive'
  // "Purchase delayed due to storm", "records revealed": of what is no person.
  if (
    words.length === 1 &&
    /^(?:delayed|cancell?ed|halted|suspended|scrapped|paused|revealed|unveiled|announced|blocked)$/.test(mainVerb) &&
    /^$|^(?:due to|because of|amid|until)\b/.test(rest) &&
    /^\p{Ll}/u.test(subject.split(' ').at(-1)!) &&
    !isPersonNoun(subject.split(' ').at(-1)!)
  )
    return 'bare-passive'
  // "Women erased from public life", "workers returned to port": only of a few verbs is it known who did it.
  if (
    main.isPassive &&
    words.length === 1 &&
    isActivePast(mainVerb, words, rest) &&
    !/^to \S+ing\b/i.test(rest) &&
    !MOVED.test(mainVerb)
  )
    return null
  // "providers created so many fees": an object, whoever did it.
  if (main.isPassive && words.length === 1 && /^(?:so|too) (?:many|much|few)\b/.test(rest)) return null
  // "begged for help": done by them; "searched for weapons" may be done to them.
  const sought = words.length === 2 && words[1] === 'for' ? `for ${rest}` : words.length === 1 ? rest : ''
  if (main.isPassive && SEEKS_BEHIND.test(sought)) {
    if (/^(?:searched|hunted|asked|scouted|combed)$/.test(mainVerb)) return null
    if (SEEKING.test(mainVerb)) return 'past'
  }
  if (main.isPassive && !INTRANSITIVE.test(mainVerb) && !isActivePast(mainVerb, words, rest)) return 'bare-passive'
  if (isThirdPerson(mainVerb)) return 'present'
  if (isPast(mainVerb) && mainVerb !== main.lemma) return 'past'
  return mainVerb === main.lemma ? 'present' : isPast(mainVerb) ? 'past' : null
}

/** "Senators reject plan": a base form needs a plural before it, and one that is a noun too an object after it. */
function takesBase(subject: string, rest: string, verb: string): boolean {
  const last = subject
    .split(/\s+/)
    .at(-1)!
    .replace(/[”"’']+$/, '')
  const isPlural =
    (/s$/.test(last) && !/[’']s$|ss$/.test(last)) || looksPlural(subject) || /^(?:GOP|Police|People)$/i.test(last)
  if (!isPlural || (/[’']s\s+\S+$/.test(subject) && !/s$/.test(last))) return false
  return (
    !isNoun(`${verb}s`) ||
    /^(?:the|a|an|his|her|its|their|to|for|in|on|at|over|against|as|after|with|that|from|off|up|out|\d|\p{Lu}|[“‘"'$£€])/u.test(
      rest,
    )
  )
}

function hasAuxiliaryAhead(rest: string): boolean {
  const main = rest.split(
    /[,;]|\s(?:as|after|before|while|who|that|which|when|if|because|since|where|how|why|what|whether)\s/i,
  )[0]!
  return /\b(?:is|are|was|were|has|have|will|would|could|should|must|may|might)\b/.test(main)
}

function hasVerbAhead(rest: string): boolean {
  const main = rest.split(
    /\s(?:as|after|before|while|who|that|which|when|if|because|since|amid|following|where)\s/i,
  )[0]!
  // "faster than expected" compares.
  return main
    .replace(/\bthan \p{Ll}+/gu, 'than')
    .split(/\s+/)
    .some(
      (word) =>
        /^\p{Ll}/u.test(word) &&
        (isPast(word) ||
          isParticiple(word) ||
          (isThirdPerson(word) && !isNoun(word)) ||
          /^(?:is|are|was|were|has|have|could|may|might|will)$/.test(word)),
    )
}

const FOR_OTHERS =
  /^(?:visit|watch|see|read|know|try|buy|avoid|eat|follow|love|make|do|cook|wear|use|stream|consider|remember|expect|keep|ask|hear|play|explore|pack|order|drink|bring|take|give|get|look)$/

const RISES =
  /^(?:kills?|injures?|wounds?|rises?|falls?|drops?|jumps?|surges?|slides?|slips?|gains?|rallies|rally|grows?|ends?|starts?|stops?|stalls?|works?|votes?|talks?|returns?|rests?|lives?|moves?|walks?|runs?|leads?|wins?|loses?|crashes?|strikes?|protests?|climbs?|tops?|looks?|looms?|clash|clashes|face|faces|march|marches|battle|battles|plan|plans|vows?|hits?|aims?|calls?|fights?|responds?|reports?|says?)$/

/** "Christmas lights in a village", "stumble spotlights break from …": a noun as often as a verb, with no object. */
function isNounRather(kind: StatementKind, verb: string, rest: string): boolean {
  if ((kind !== 'present' && kind !== 'past') || RISES.test(verb)) return false
  // "Championship picks" with nothing after it is a name for a thing.
  if (rest === '' && isThirdPerson(verb)) return true
  // "supply chain issues contributing to …": what the things do comes after them.
  if (
    isThirdPerson(verb) &&
    isNoun(verb) &&
    /^\p{Ll}+ing\b/u.test(rest) &&
    !/^(?:stops|keeps|starts|likes|loves|risks|regrets|fears|means)$/.test(verb)
  )
    return true
  if (
    isNoun(verb) &&
    isParticiple(rest.split(' ')[0]!.toLowerCase()) &&
    !/^(?:set|put|cut|hit|let)$/.test(rest.split(' ')[0]!)
  )
    return true
  const isEither = isNoun(verb) || isNoun(`${verb}s`)
  return (
    isEither &&
    (rest === '' || /^(?:in|on|at|from|of|with|for|by|about|over|near|after|before|during|amid|as|and|,)\b/i.test(rest))
  )
}

// Participles that tell of what is done to somebody, whatever follows.
const SUFFERED =
  /^(?:sent|taken|moved|linked|tied|forced|ordered|expected|set|told|allowed|urged|asked|sentenced|charged|committed|flown|rushed|transferred|extradited|deported|banned|barred|removed|pulled|thrown|ejected|expelled|released|freed|evacuated|driven|led|given|delivered|returned|sold|brought|dragged|carried|blocked|kicked|locked|known|caught|stolen|rescued|recovered|withdrawn|fired|dropped|cut|called|blown|swept|burned|knocked|shot|beaten|wiped|chased|left|connected|assigned|appointed|named|elected|exposed|limited|restored|promoted|added|awarded|offered|shown|subjected|traded|invited|warned|encouraged|scheduled|required|supposed|poised|slated|believed|said|thought|found|seen|drawn|made|born|reported|alleged|rumored|rumoured|feared|estimated|deemed|washed)$/

/** "admitted to killing", "returned to Texas": a past told actively, though the form could be a participle. */
function isActivePast(verb: string, words: readonly string[], rest: string): boolean {
  if (words.length > 1) return false
  if (/^to \S+ing\b/i.test(rest)) return true
  // "posted about": what one is asked or told about is done to one, what one posts is not.
  if (/^about\b/.test(rest))
    return !/^(?:asked|told|questioned|warned|informed|briefed|quizzed|grilled|interviewed|confronted|contacted|misled|worried|concerned)$/.test(
      verb,
    )
  return (
    /^(?:to|into|from|up|down|out|off|away|back|through|across|along|past|around)\b/i.test(rest) && !SUFFERED.test(verb)
  )
}

/** Pasts that tell what their subject did where a way follows: "returned to", "spilled into", "lined up". */
const MOVED =
  /^(?:returned|moved|travell?ed|rushed|turned|pointed|agreed|admitted|confessed|responded|reacted|replied|switched|climbed|jumped|leaped|walked|marched|sailed|drifted|slipped|spilled|crashed|plunged|rolled|stepped|backed|headed|looked|listened|contributed|belonged|appealed|objected|adapted|resorted|defected|emigrated|immigrated|migrated|escaped|retired|resigned|recovered|benefited|suffered|departed|graduated|emerged|vanished|disappeared|poured|flowed|evolved|expanded|signed|teamed|lined|showed|stormed|passed|checked|logged|surged|soared|dipped|climbed|advanced|progressed|stemmed|shifted|hurried|hiked|waded|wandered|raced|fled|flocked|gathered|collapsed|exploded|erupted|burst|swerved|veered|pivoted|leaned|bowed|opened|signalled|pleaded)$/

const SEEKS_BEHIND = /^for (?!(?:by|at|in|on|as|after)\b)/

/** Pasts that with "for" tell what their subject wants or does for somebody. */
const SEEKING =
  /^(?:begged|pleaded|pled|pushed|waited|hoped|fought|campaigned|apologi[sz]ed|cared|longed|prayed|lobbied|rallied|marched|yearned|wished|looked|opted|vied|competed|called|applied|argued|bargained|rooted|strived|atoned|petitioned|agitated|clamou?red|appealed|mourned|wept|cried|screamed|shouted)$/

function isThirdOf(word: string, forms: VerbForms): boolean {
  return forms.third.split(' ')[0] === word
}

/** The forms of the main verb, when the word in the text is one of them. */
function formsOf(word: string, lemma: string, particle: string): VerbForms | null {
  for (const base of [verbLemma(word), lemma, lemma.endsWith('e') ? undefined : `${lemma}e`]) {
    if (base === undefined) continue
    const forms = verbForms(particle === '' ? base : `${base} ${particle}`)
    const isFormOf = (all: VerbForms): boolean => Object.values(all).some((form: string) => form.split(' ')[0] === word)
    if (isFormOf(forms)) return forms
    const british = britishForms(forms)
    if (isFormOf(british)) return british
  }
  return null
}
