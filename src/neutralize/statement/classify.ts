/** Makes a statement of a text cut at its verb group. What only looks like one is none. */
import { isBaseVerb, isGerund, isNoun, isParticiple, isPast, isThirdPerson, verbLemma } from '../words/vocabulary.ts'
import { britishForms, type VerbForms, verbForms } from '../words/word-forms.ts'
import {
  AUX,
  type Cut,
  hasVerbAhead,
  kindOf,
  leaksItself,
  type Parts,
  plansHimself,
  type Statement,
  type StatementKind,
} from './kind.ts'
import type { VerbReading } from './main-verb-features.ts'
import { looksPlural, splitObject } from './object.ts'
import { TELLS } from './subject.ts'
import { hasMainVerbBehind, isPlanOf } from './sure.ts'

/** @returns null where it is doubtful that the verb group tells of this subject */
export function classify(cut: Cut): Statement | null {
  const parts = partsOf(cut)
  if (isLeftSo(parts) || areYields(parts)) return null
  // A verb that only its ending makes one is never inflected.
  if (parts.forms !== null && !isInflected(parts.forms)) return null
  const ongoing = ongoingOf(cut)
  if (ongoing !== null) return classify(ongoing)
  const likely = kindOf(parts)
  const kind = likely === 'past' && isFoundAt(parts) ? 'bare-passive' : likely
  if (kind === null) return null
  const told = { ...parts, kind }
  return NO_STATEMENTS.some((isNone) => isNone(told)) ? null : assemble(told)
}

/** The same of a verb whose place and reading are beyond doubt. */
export function classifySure(cut: Cut, reading: VerbReading): Statement | null {
  const known = partsOf(cut)
  // Behind a modal stands a verb, whether the word lists have it or not: "Okafor will chair the meeting".
  const parts =
    reading === 'auxiliary' && known.forms !== null && !isInflected(known.forms) && MODAL_GROUP().test(cut.group)
      ? { ...known, forms: null }
      : known
  if (isLeftSo(parts) || areYields(parts)) return null
  if (parts.forms === null ? reading !== 'auxiliary' : !isInflected(parts.forms)) return null
  if ((reading === 'present' || reading === 'past') && isBeforeAnother(parts)) return null
  const isOwnDeed =
    plansHimself(parts.mainVerb, parts.subject, parts.rest) || leaksItself(parts.mainVerb, parts.subject)
  const told = reading === 'passive' && isOwnDeed ? 'past' : reading
  const kind = told === 'auxiliary' ? kindOf(parts) : KIND_OF[told]
  return kind === null || (kind === 'bare-progressive' && PREMISES.test(parts.rest))
    ? null
    : assemble({ ...parts, kind })
}

const MODAL_GROUP = () =>
  /^(?:(?:will|would|can|could|may|might|must|should)|(?:can|could|won|wouldn|shouldn|couldn)['’]t)(?: (?:now|also|soon|still|again|no longer|not))? \p{Ll}+$/u

const KIND_OF: Record<Exclude<VerbReading, 'auxiliary'>, StatementKind> = {
  present: 'present',
  past: 'past',
  passive: 'bare-passive',
  progressive: 'bare-progressive',
  future: 'future',
}

function partsOf(cut: Cut): Parts {
  const words = cut.group.toLowerCase().replace(/’/g, "'").split(/\s+/)
  const mainVerb = words.find((word) => !AUX.test(word) && !/ly$/.test(word)) ?? words.at(-1)!
  const particle = words.slice(words.indexOf(mainVerb) + 1).join(' ')
  return { ...cut, words, first: words[0]!, mainVerb, forms: formsOf(mainVerb, cut.main.lemma, particle) }
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

/** Whether the forms are those of a verb that the word lists know. */
function isInflected({ base }: VerbForms): boolean {
  const verb = base.split(' ')[0]!
  return isBaseVerb(verb) || /^(?:be|have|do)$/.test(verb)
}

/** "Dozens left dead": a state after the verb, not what it is done to; "crew left stranded": and no "left" is. */
const isLeftSo = ({ mainVerb, rest, subject }: Parts): boolean =>
  (mainVerb === 'left' && LEFT_SO.test(rest)) ||
  /^(?!the |.*\b(?:far|hard|radical|political)[ -])\S.* left$/i.test(subject)

/** "Treasury yields tick higher": what bonds earn moves. */
const areYields = ({ mainVerb, rest, subject }: Parts): boolean =>
  mainVerb === 'yields' &&
  /\b(?:treasury|bonds?|gilts?|bunds?|notes?|debt|dividend|year)$/i.test(subject) &&
  (isBaseVerb(rest.split(' ')[0]!) || /^\p{Ll}+ (?:higher|lower|up|down)\b/u.test(rest))

const LEFT_SO =
  /^(?:\S+(?:ed|en)\b|red-faced|speechless|homeless|dead|reeling|fuming|seething|scrambling|struggling|wondering|waiting|guessing|injured|hurt|stranded|without|in|wounded|ill)\b/i

/** "Firm is laying off 300 workers": taken for a state where the verb was not seen. */
function ongoingOf({ prefix, subject, group, rest }: Cut): Cut | null {
  const [whole, verb = ''] = (/^(?:is|are|was|were)$/.test(group) ? GOING_ON().exec(rest) : null) ?? []
  const lemma = verbLemma(verb)
  if (whole === undefined || !isGerund(verb) || lemma === undefined) return null
  return {
    prefix,
    subject,
    group: `${group} ${whole}`,
    rest: rest.slice(whole.length).trim(),
    main: { lemma, isPassive: false, isOngoing: true, isSure: true },
  }
}

/** A form in -ing with what cannot follow an adjective. */
const GOING_ON = () =>
  /^(?!(?:being|going|missing|lacking|wanting|willing|outstanding|pending|boring|interesting|worrying|alarming|exciting|challenging|promising|disappointing|misleading|becoming)\b)(\p{Ll}+ing)(?: (?:off|out|up|down|back|over|away))?(?= (?:again|the|an?|his|her|its|their|\d\S*|[$£€]\S+|to|at|by|from|into|through|toward)\b)/u

/** "Professor caught using AI": found at it by others. */
const isFoundAt = ({ words, mainVerb, rest }: Parts): boolean =>
  words.length === 1 && /^(?:caught|filmed|spotted|photographed|pictured)$/.test(mainVerb) && /^\S+ing\b/.test(rest)

type Told = Parts & { kind: StatementKind }

/** What speaks against a statement; each says true where there is none. */
const NO_STATEMENTS: readonly ((told: Told) => boolean)[] = [
  ({ kind, words, mainVerb, main, subject, rest }) =>
    kind === 'present' &&
    words.length === 1 &&
    main.isSure !== true &&
    !isThirdPerson(mainVerb) &&
    !takesBase(subject, rest, mainVerb),
  ({ kind, mainVerb, main, rest }) => main.isSure !== true && isNounRather(kind, mainVerb, rest),
  // "products hit by tariffs": whatever is done by somebody is done to the one named first.
  ({ kind, words, mainVerb, rest }) =>
    kind !== 'bare-passive' &&
    words.length === 1 &&
    isParticiple(mainVerb) &&
    (/^by\b/.test(rest) || (mainVerb === 'hit' && /^with\b/.test(rest))),
  // "hosts rose garden event": a verb that takes no object has none.
  ({ main, rest }) =>
    INTRANSITIVE_BASE.test(main.lemma) &&
    splitObject(rest).object !== '' &&
    !/^(?:[$£€]?\d|(?:an?|the|to|by|more|less|about|nearly|almost|over|again|further|back)\b)/i.test(rest),
  // "egg freezing", "dog boarding facility": a noun in -ing is no verb.
  ({ kind, rest }) => kind === 'bare-progressive' && (rest === '' || PREMISES.test(rest)),
  // "Minister to say party weakens nation": what is to be said is not yet told.
  ({ subject }) => / to (?:say|tell|argue|warn|claim|announce|declare|admit|insist)\b/i.test(subject),
  // "The sticking points to a deal": a compound, and nobody points.
  ({ subject, mainVerb }) => /^(?:the|an?) \S+ing$/i.test(subject) && isNoun(mainVerb) && isThirdPerson(mainVerb),
  // "Maker shares rise 90%", "Home sales fall": the verb comes after.
  ({ mainVerb, rest }) => isNoun(mainVerb) && isThirdPerson(mainVerb) && MOVES_BEHIND().test(rest),
  // "Crew trained using charts": by others, and with them.
  ({ kind, words, mainVerb, rest }) =>
    kind === 'past' && words.length === 1 && isPast(mainVerb) && isParticiple(mainVerb) && /^\S+ing\b/.test(rest),
  // "Removing 50 objects from orbit would …": the verb comes after, unless it is what is said.
  (parts) => (parts.kind === 'present' || parts.kind === 'past') && parts.words.length === 1 && isBeforeAnother(parts),
  // "Plant conditions assailed as nuisance": what is done to the things comes after them.
  ({ mainVerb, rest }) => isNoun(mainVerb) && isThirdPerson(mainVerb) && DONE_BEHIND().test(rest),
  // "Prize awarded for building ordered polymers": either of the two may tell.
  ({ kind, words, mainVerb, subject }) =>
    kind === 'past' && isParticiple(mainVerb) && words.length === 1 && holdsParticiple(subject),
  // "Teacher granted bail": to him as often as by him.
  ({ kind, words, mainVerb, rest }) =>
    kind === 'past' &&
    words.length === 1 &&
    isPast(mainVerb) &&
    (GRANTED.test(mainVerb) || (/^(?:denied|refused)$/.test(mainVerb) && DENIED_TO.test(rest))),
  // "Buffer revised lower": done to it; "shares closed lower": of itself.
  ({ words, mainVerb, rest }) =>
    isPast(mainVerb) &&
    words.length === 1 &&
    /^(?:lower|higher|upwards?|downwards?)\b/.test(rest) &&
    !MOVES_ITSELF.test(mainVerb),
  // "Suspect stopped by police": who drops in somewhere, or what was done to them; nobody can tell.
  ({ kind, group }) => !/passive$/.test(kind) && / by$/.test(group),
  // "Missionary kidnapped in Niger is said …": the first participle only describes.
  ({ kind, rest }) => kind === 'bare-passive' && (hasAuxiliaryAhead(rest) || hasMainVerbBehind(rest)),
  // "Teacher accused of fraud found dead": the first participle describes, the second tells.
  ({ kind, rest }) => kind === 'bare-passive' && TOLD_BEHIND().test(rest),
  // "sparks double jeopardy concern": what doubles something has an article or a number behind it.
  ({ mainVerb, rest }) =>
    /^(?:double|triple)$/.test(mainVerb) && !/^(?:the|a|an|its|his|her|their|down|as|in|on|\d|[$£€])/.test(rest),
  // "Plan to cut the budget made public": the infinitive belongs to the noun, the verb comes later.
  ({ kind, first, subject, rest }) =>
    kind === 'future' && first === 'to' && (hasVerbAhead(rest) || !isPlanOf(subject, rest)),
  // "Three players to watch", "islands to visit before summer": for others to do.
  ({ kind, first, mainVerb, rest }) =>
    kind === 'future' &&
    first === 'to' &&
    (rest === '' || (FOR_OTHERS.test(mainVerb) && splitObject(rest).object === '')),
]

const PREMISES =
  /^(?:facility|facilities|schools?|cent(?:er|re)s?|house|home|homes|kennels?|lots?|garages?|rooms?|areas?|pools?|site|plant|grounds?|camps?|stations?|complex|halls?)(?= |$)/

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

const RISES =
  /^(?:kills?|injures?|wounds?|rises?|falls?|drops?|jumps?|surges?|slides?|slips?|gains?|rallies|rally|grows?|ends?|starts?|stops?|stalls?|works?|votes?|talks?|returns?|rests?|lives?|moves?|walks?|runs?|leads?|wins?|loses?|crashes?|strikes?|protests?|climbs?|tops?|looks?|looms?|clash|clashes|face|faces|march|marches|battle|battles|plan|plans|vows?|hits?|aims?|calls?|fights?|responds?|reports?|says?)$/

/** "Christmas lights in a village", "stumble spotlights break from …": a noun as often as a verb, with no object. */
function isNounRather(kind: StatementKind, verb: string, rest: string): boolean {
  if ((kind !== 'present' && kind !== 'past') || RISES.test(verb)) return false
  // "ferry profits down 8%": what is down.
  if (/^(?:costs|exports|imports|profits|sales)$/.test(verb) && /^(?:down|up|flat) /.test(rest)) return true
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

const INTRANSITIVE_BASE = /^(?:rise|fall|arrive|die|go|come|occur|happen|vanish|appear|disappear|sleep|arise|emerge)$/

const MOVES_BEHIND = () =>
  /^(?:\p{Ll}+ly )?(?:rise|rose|fall|fell|(?:drop|dip)(?:ped)?|(?:jump|climb|soar|gain|hit|reach)(?:ed)?|(?:surge|plunge|tumble|decline)d?|slide|slid|slump(?:ed)?|sink|sank|rally|rallied)\b/u

/** Whether an auxiliary comes behind that no clause of its own holds. */
const isBeforeAnother = ({ main, rest }: Parts): boolean =>
  !TELLS.test(main.lemma) && hasAuxiliaryAhead(` ${rest}`.split(SAID_BEHIND)[0]!)

/** "refuses to say port will close": what is said has a verb of its own. */
const SAID_BEHIND =
  /[“‘"]| (?:and|but|to (?:say|tell|admit|claim|prove|ensure|guarantee|show|think|know|hope|promise|pledge|believe|confirm|deny|argue|concede|reveal)) /

function hasAuxiliaryAhead(rest: string): boolean {
  const main = rest.split(
    /[,;]|\s(?:as|after|before|while|who|that|which|when|if|because|since|where|how|why|what|whether)\s|\s(?=(?:it|he|she|they|we|there)\s)|\s(?:claims?|claiming|saying|warnings?|arguing|alleging|insisting|suggesting|believing|fearing|showing|allegations|evidence|proof)\s(?!(?:of|from|by|over|about|on|in|for|to|against)\s)/i,
  )[0]!
  // "an option to have chats deleted": what it is for.
  return /\b(?:is|are|was|were|has|(?<!\bto )have|will|would|could|should|must|may|might)\b/.test(main)
}

const DONE_BEHIND = () => /^\p{Ll}+(?<![ef]e)ed (?:by|as|in|on|at|over|after|for|from|to|with|amid)\b/u

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

const GRANTED = /^(?:granted|awarded|offered|handed|given|shown|taught)$/
const DENIED_TO =
  /^(?:an? |the |early |new )?(?:bail|parole|entry|visas?|access|treatment|care|permission|asylum|appeal|release|leave|trial)\b/

/** Goes up or down without anybody who moves it. */
const MOVES_ITSELF =
  /^(?:closed|ended|finished|opened|traded|edged|drifted|settled|headed|moved|inched|slid|climbed|ticked|fell|rose|crept|jumped|turned|surged|slipped|dipped|swung)$/

const TOLD_BEHIND = () =>
  /(?<!\b(?:and|who|was|were|been|being|is|are|after|by|of|the|a|in)) (?:found (?:dead|guilty|not guilty|alive|safe|in|at|on|near|under|\p{Ll}+ing)|dies|died|dead|pleads|pleaded|is|was|are|were|has|have|had|says|gets|got|wins|won|to be)\b(?!.*\b(?:found|who)$)/u

const FOR_OTHERS =
  /^(?:visit|watch|see|read|know|try|buy|avoid|eat|follow|love|make|do|cook|wear|use|stream|consider|remember|expect|keep|ask|hear|play|explore|pack|order|drink|bring|take|give|get|look)$/

function assemble({ kind, prefix, subject, first, mainVerb, group, rest, forms }: Told): Statement {
  const isPlural =
    /^(?:are|were|have|aren't|weren't|haven't)$/.test(first) ||
    (/^(?:is|was|has|isn't|wasn't|hasn't)$/.test(first)
      ? false
      : kind === 'present' && forms !== null && forms.base !== forms.past
        ? forms.third.split(' ')[0] !== mainVerb
        : looksPlural(subject))
  return { kind, prefix, subject: subject.replace(/^[,;:\s]+/, ''), group, rest, isPlural, forms, ...splitObject(rest) }
}
