/** The same statement by another verb group: another verb, the past, the perfect, another auxiliary. */
import { dictionary } from '../../text/dictionary.ts'
import { adverbOf, joinedAs } from '../statement/joined.ts'
import type { Statement } from '../statement/kind.ts'
import { isClearSubject } from '../statement/sure.ts'
import { isNoun, isParticiple, isThirdPerson, verbLemma } from '../words/vocabulary.ts'
import { type VerbForms, verbForms } from '../words/word-forms.ts'
import { verbsInContext, verbWordingOf } from './verb-wordings.ts'
import { be, have, inQuotes, sentence, startsAdjunct } from './words.ts'

interface Wording {
  nouns: string[]
  verbs: VerbForms[]
  particle: string
  /** What follows has been looked at: no other check is needed. */
  isSure?: boolean
}

/** Wordings of the verb, with and without the preposition that begins the rest. */
export function wordingsOf(statement: Statement): Wording[] {
  const base = statement.forms!.base
  const particle =
    /^(?:to|on|at|in|for|with|about|against|over|of|after|from|into|up|off|out)\b/.exec(statement.rest)?.[0] ?? ''
  const bare = verbWordingOf(base)
  const found: Wording[] = [{ ...bare, particle: '' }]
  const here = verbsInContext(base, statement.rest)
  if (here.length > 0) found.unshift({ nouns: [], verbs: here, particle: '', isSure: true })
  if (particle !== '') found.unshift({ ...verbWordingOf(`${base} ${particle}`), particle })
  return found
}

/** The same deed by other verbs, and each of them in the past, the perfect and as what is reported. */
export function otherVerbs(statement: Statement): string[] {
  const { kind, forms, rest } = statement
  if (/passive$/.test(kind)) return otherParticiples(statement)
  if (forms === null || kind === 'copula' || statement.group.split(' ').length > 2) return []
  const adverb = adverbOf(statement.group)
  const told: string[] = []
  const retold: string[] = []
  for (const { verbs, particle, isSure } of wordingsOf(statement))
    for (const [i, verb] of verbs.entries()) {
      if (!isSure && particle === '' && statement.object === '' && rest !== '' && !startsAdjunct(rest)) continue
      // "admits to killing": the preposition belongs to the one verb and not to the other.
      if (!isSure && particle === '' && /^(?:to|of|about|against|into|with)\b/.test(rest)) continue
      const after = particle === '' ? rest : rest.slice(particle.length).trim()
      // "give a warning to" needs somebody to give it to.
      const wantsObject = / (?:to|for|on|with|against|at|of|from|into)$/.test(verb.base)
      if (!isSure && wantsObject && particle === '' && statement.object === '') continue
      // "warns family of fire": of what one is warned has no place behind "to".
      if (verb.base === 'give a warning to' && / of /.test(after)) continue
      // "holds a meeting with" before "with troops".
      if (verb.base.includes(' ') && after.split(' ')[0] === verb.base.split(' ').at(-1)) continue
      const group = groupWith({ ...statement, group: statement.group.slice(adverb.length) }, verb)
      if (group === null) continue
      told.push(sentence(statement, adverb + group, after))
      if (isEvent(statement)) {
        const isPerfect = i % 2 === 0
        const behind = joinedAs({ ...statement, rest: after }, isPerfect ? 'participle' : 'past')
        if (behind === null) continue
        retold.push(
          isPerfect
            ? sentence(statement, `${have(statement.isPlural)} ${adverb}${verb.participle}`, behind)
            : sentence(statement, adverb + verb.past, inPastTense(behind)),
        )
      }
    }
  return [...told, ...retold]
}

/** Participles with another that says the same of whoever it is done to. */
const SUFFERED = dictionary<string[]>({
  arrested: ['taken into custody'],
  detained: ['taken into custody'],
  injured: ['hurt'],
  wounded: ['hurt'],
  rescued: ['saved'],
  convicted: ['found guilty'],
  postponed: ['delayed', 'put off'],
  canceled: ['called off'],
  cancelled: ['called off'],
  closed: ['shut'],
  banned: ['barred', 'prohibited'],
  hospitalized: ['taken to hospital'],
  jailed: ['sent to jail', 'put in jail'],
  revealed: ['made public', 'made known'],
  announced: ['made public', 'made known'],
  unveiled: ['presented', 'made public'],
  forced: ['compelled', 'made'],
  urged: ['called on', 'asked'],
  allowed: ['permitted'],
  chosen: ['selected', 'picked'],
  selected: ['chosen', 'picked'],
  picked: ['chosen', 'selected'],
  linked: ['tied', 'connected'],
  honored: ['recognized'],
  struck: ['hit'],
  hit: ['struck'],
  blocked: ['stopped', 'halted'],
  rejected: ['turned down'],
  approved: ['given approval'],
  discovered: ['found'],
  found: ['discovered'],
  spotted: ['seen', 'sighted'],
  bought: ['purchased'],
  built: ['constructed'],
  extended: ['prolonged'],
  warned: ['cautioned', 'given a warning'],
  praised: ['commended'],
  sued: ['taken to court'],
  stopped: ['halted'],
  released: ['made public'],
  published: ['released', 'made public'],
})

/** What is done to somebody by another participle: "is called off", "has been put off". */
function otherParticiples(statement: Statement): string[] {
  const { kind, group, isPlural: isMany, rest } = statement
  const isBare = kind === 'bare-passive'
  const words = group.split(' ')
  if (!isBare && !(kind === 'passive' && /^(?:is|are|was|were)$/.test(words[0]!) && words.length === 2)) return []
  const participle = words.at(-1)!
  // "found guilty", "hit hard", "released from jail": with a state or a way behind it the word means something else.
  if (/^(?:found|released|made|picked)$/.test(participle) && !/^(?:in|on|near|at|by|after|as)\b|^$/.test(rest))
    return []
  if (
    participle === 'released' &&
    !/(?:report|reports|documents?|files|video|footage|records|data|results|study|letter|memo|transcripts?|emails|images|photos)$/i.test(
      statement.subject,
    )
  )
    return []
  // A deal is struck and closed in another sense; a record is hit.
  if (/^(?:struck|hit)$/.test(participle) && !/^by\b/.test(rest)) return []
  if (
    /^(?:deal|deals|agreement|agreements|bargain|truce|case|markets?|shares|stocks)$/i.test(
      statement.subject.split(' ').at(-1)!,
    )
  )
    return []
  const isBefore = /^w/.test(words[0]!)
  return (SUFFERED[participle] ?? []).flatMap((other) => [
    sentence(statement, `${be(isMany, isBefore)} ${other}`),
    ...(isBefore ? [] : [sentence(statement, `${have(isMany)} been ${other}`)]),
  ])
}

/** An event told in the present tense, which is past when it is told. */
export function isEvent(statement: Statement): boolean {
  return inPast(statement) !== null && joinedAs(statement, 'past') !== null
}

/** "Only one firm is allowed": behind a frame it would be the only one reported. */
export const isRestricted = ({ subject }: Statement): boolean =>
  /^(?:only|just|even|not|few|hardly|barely)\b/i.test(subject)

/** Told as reported already, or not to be told so: two verbs, or what is to come. */
const isTold = (statement: Statement): boolean =>
  isScheduled(statement) ||
  isRestricted(statement) ||
  /\b(?:report(?:s|ed|edly)?|allegedly|said)\b/.test(statement.group)

const hasHedge = ({ rest }: Statement): boolean => /^(?:reportedly|allegedly)\b/.test(rest)

/** "is reported to have closed": the publisher is the one who reports. */
export function asReported(statement: Statement): string | null {
  const { kind, forms, group, isPlural: isMany } = statement
  const opening = `${be(isMany, false)} reported to`
  const rest = group.split(' ').slice(1).join(' ')
  const adverb = adverbOf(group)
  const isEvent = /^(?:present|past|perfect)$/.test(kind) || /passive$/.test(kind)
  const behind = joinedAs(statement, isEvent ? 'participle' : 'gerund')
  if (kind === 'bare-copula') return hasHedge(statement) ? null : sentence(statement, `${opening} be`)
  if (isTold(statement) || forms === null || behind === null) return null
  const isState = isLasting(statement)
  if (
    (kind === 'present' && !isState && inPast(statement) !== null) ||
    (kind === 'past' && group === adverb + forms.past)
  )
    return sentence(statement, `${opening} have ${adverb}${forms.participle}`, behind)
  // What lasts is told as lasting: "is reported to face charges".
  if (
    kind === 'present' &&
    isState &&
    behind === statement.rest &&
    forms.base !== 'be' &&
    isClearSubject(statement.subject)
  )
    return /^\S+$/.test(group) && !isParticiple(statement.rest.split(' ')[0]!)
      ? sentence(statement, ONGOING.test(forms.base) ? `${opening} be ${forms.gerund}` : `${opening} ${forms.base}`)
      : null
  if (kind === 'bare-passive')
    return sentence(statement, `${opening} ${LASTS.test(group) ? 'be' : 'have been'} ${group}`, behind)
  if (kind === 'passive' && /^(?:is|are|was|were) \S+$/.test(group))
    return sentence(statement, `${opening} have been ${rest}`, behind)
  if (kind === 'progressive' && PROGRESSIVE.test(group)) return sentence(statement, `${opening} be ${rest}`, behind)
  if (kind === 'bare-progressive' && GERUND_GROUP.test(group))
    return sentence(statement, `${opening} be ${group}`, behind)
  if (kind === 'perfect' && /^(?:has|have) \S+$/.test(group))
    return sentence(statement, `${opening} have ${rest}`, behind)
  if (behind !== statement.rest) return null
  // "Details explain why a passenger was …": the verb of a clause inside.
  if (kind === 'copula' && !isClearSubject(statement.subject)) return null
  if (kind === 'copula' && /^(?:is|are)$/.test(group)) return sentence(statement, `${opening} be`)
  if (kind === 'copula' && /^(?:was|were)$/.test(group)) return sentence(statement, `${opening} have been`)
  return null
}

/** "has reportedly closed", "is reportedly closing". */
export function asReportedly(statement: Statement): string | null {
  const { kind, forms, group, isPlural: isMany } = statement
  const behind = joinedAs(statement, /progressive$/.test(kind) ? 'gerund' : 'participle')
  const adverb = adverbOf(group)
  if (isTold(statement) || forms === null || behind === null) return null
  const rest = group.split(' ').slice(1).join(' ')
  if (kind === 'present' && !isLasting(statement) && inPast(statement) !== null)
    return sentence(statement, `${have(isMany)} reportedly ${adverb}${forms.participle}`, behind)
  if (kind === 'past' && group === adverb + forms.past && isTimeless(statement.rest))
    return sentence(statement, `${have(isMany)} reportedly ${adverb}${forms.participle}`, behind)
  if (kind === 'bare-passive')
    return sentence(
      statement,
      LASTS.test(group) ? `${be(isMany, false)} reportedly ${group}` : `${have(isMany)} reportedly been ${group}`,
      behind,
    )
  if (kind === 'bare-progressive' && GERUND_GROUP.test(group))
    return sentence(statement, `${be(isMany, false)} reportedly ${group}`, behind)
  if (kind === 'progressive' ? PROGRESSIVE.test(group) : kind === 'perfect' && /^(?:has|have) \S+$/.test(group))
    return sentence(statement, `${group.split(' ')[0]} reportedly ${rest}`, behind)
  return null
}

/** Without a word on when it was: only then a past may be told in the perfect. */
const isTimeless = (rest: string): boolean =>
  !/\b(?:ago|yesterday|last|when|before|after|while|as|during|since|until|early|earlier|once|then|first)\b|\d{4}/i.test(
    rest,
  ) &&
  !/\bfor (?:\d|(?:an?|two|three|four|five|six|several|many|years|months|weeks|days|hours|decades)\b)/i.test(rest) &&
  !/\b(?:in|on|at|by) (?:\P{Lu}|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun)\p{Ll}*)/u.test(
    rest,
  )

function groupWith({ kind, group, isPlural }: Statement, verb: VerbForms): string | null {
  if (/\b(?:not|never|n't)\b|n['’]t\b/.test(group)) return null
  if (kind === 'present') return isPlural ? verb.base : verb.third
  if (kind === 'past') return verb.past
  if (kind === 'perfect')
    return /^(?:has|have|had) \S+$/.test(group) ? `${group.split(' ')[0]} ${verb.participle}` : null
  if (kind === 'modal') return /^\S+ \S+$/.test(group) ? `${group.split(' ')[0]} ${verb.base}` : null
  if (kind === 'future') return /^to \S+$/.test(group) ? `to ${verb.base}` : null
  if (kind === 'progressive' && /^(?:is|are|was|were) \S+$/.test(group)) return `${group.split(' ')[0]} ${verb.gerund}`
  return null
}

/** "is selling", "are quietly selling", "is calling for". */
const PROGRESSIVE =
  /^(?:is|are) (?:(?:\p{Ll}+ly|now|still|also|again) )?\S+ing(?: (?:for|on|off|up|out|down|back|over|away|to))?$/u
const GERUND_GROUP =
  /^(?:(?:\p{Ll}+ly|now|still|also|again) )?\S+ing(?: (?:for|on|off|up|out|down|back|over|away|to))?$/u

/** Participles that tell how things stand: "is expected" is no "has been expected". */
const LASTS =
  /^(?:expected|believed|thought|said|set|poised|slated|scheduled|supposed|known|required|needed|feared|wanted|missing|known|estimated|projected|bound|prepared|meant|intended|located|based|loved|hated|married)$/

const STATES =
  /^(?:be|have|know|want|need|love|like|mean|seem|look|remain|belong|own|believe|think|contain|include|cost|deserve|prefer|loom|linger|fit|suit|feed|require|enable|help|teach|understand|exist|live|show|stay|hate|matter|depend|hope|fear|face|feature|view|care|lack|risk|seem|appear|resemble|aim|intend|expect|plan|tend|favor|prefer|prepare|brace|await|consider|weigh|mull|investigate|probe|search|hunt)$/
/** What a plan or a rule does is to come, what a thing for sale does it does for everybody: no event to be told as past. */
function isLasting({ forms, subject, rest, isForeseen }: Statement): boolean {
  const base = forms!.base.split(' ')[0]!
  if (isForeseen || STATES.test(base)) return true
  if (base === 'run' && /^(?:through|along|between|beneath|under|from|deep)\b/.test(rest)) return true
  const head = subject
    .split(/ (?:of|for|to|on|in|from|with|at|by|that|who|which|against)\b/)[0]!
    .split(' ')
    .at(-1)!
  return (PLANS.test(head) && EFFECTS.test(base)) || WARES.test(head)
}

const PLANS =
  /^(?:plan|proposal|bill|law|rule|polic(?:y|ie)|scheme|reform|measure|budget|deal|treaty|program(?:me)?|act|order)s?$/i
const EFFECTS =
  /^(?:give|put|let|allow|make|require|cut|raise|ban|force|create|offer|leave|bring|help|protect|expand|save|add|end|change|target|mean|limit|lower|reduce|boost|hurt|favor|favour|benefit|punish|reward|tax|fund|enable|open|close|restrict|threaten|risk|undermine|weaken|strengthen)$/
const WARES =
  /^(?:app|kit|gadget|device|tool|machine|laptop|phone|smartphone|tablet|camera|robot|vacuum|mattress|pillow|jacket|shoe|boot|sneaker|dress|bag|cream|serum|lotion|recipe|meal|burger|drink|menu|headphone|earbud|speaker|charger|bike|scooter|car|suv|truck|sedan|watch|smartwatch|toy|game|guide|book|novel|memoir|documentary|podcast|show|series|film|movie|exhibition|exhibit|app|website|map|chart|graph|calculator)s?$/i

/** Deeds that go on while they are told: "is preparing for". */
const ONGOING = /^(?:prepare|brace|await|consider|weigh|mull|investigate|probe|search|hunt)$/

/** "goes on trial in September", "opens on Friday": the present tense may stand for what is to come. */
function isScheduled({ forms, rest }: Statement): boolean {
  // What somebody says now may be about next year.
  if (
    /^(?:say|claim|warn|tell|announce|argue|insist|believe|predict|suggest|reveal|vow|promise|threaten|pledge|confirm|propose|unveil)$/.test(
      forms?.base ?? '',
    )
  )
    return false
  return /\b(?:in|on|by|until|from|this|next|late|early) (?:early |late |mid-)?(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|\d{4}|week|weekend|month|year|fall|autumn|spring|summer|winter|season)\b|\b(?:tomorrow|tonight|soon|next)\b/.test(
    rest,
  )
}

/** Headlines tell the past in the present tense; a state or a habit is no event of the past. */
export function inPast(statement: Statement): string | null {
  const { kind, forms } = statement
  if (isScheduled(statement)) return null
  if (kind !== 'present' || forms === null || isLasting(statement)) return null
  const adverb = adverbOf(statement.group)
  if (!sameFirstWord(statement.group.slice(adverb.length), isPlural(statement) ? forms.base : forms.third)) return null
  // "As reservoirs fall, state orders …": the clause in front would keep the present.
  if (/^(?:as|while|when|because|since|if)\b/i.test(statement.prefix)) return null
  const behind = joinedAs(statement, 'past')
  return behind === null ? null : sentence(statement, adverb + forms.past, inPastTense(behind))
}

/** "as costs rise" → "as costs rose", "and injures two" → "and injured two": what happened along with it. */
function inPastTense(rest: string): string {
  const words = rest.split(' ')
  return words
    .map((word, i) => {
      const before = (words[i - 1] ?? '').toLowerCase()
      if (!/^\p{Ll}+$/u.test(word) || inQuotes(rest, words.slice(0, i).join(' ').length + 1)) return word
      const base = verbLemma(word)
      if (base === undefined || STATES.test(base)) return word
      // "after repairs": a clause would have a subject there.
      if (/^(?:as|after|while|when|before|since|because)$/.test(before)) return word
      // "her comments", "seeks answers": after an owner or another verb it is a noun.
      if (
        /[’']s?$/.test(before) ||
        isThirdPerson(before) ||
        /^(?:the|a|an|his|her|its|their|of|for|in|on|with|to|from|by|no|any|some|more)$/.test(before)
      )
        return word
      const isJoined = /^(?:and|then|also|later)$/.test(before) || /,$/.test(before)
      const opening = words
        .slice(0, i)
        .findLastIndex((other) => /^(?:as|after|while|when|before|since|because|who)$/i.test(other))
      const follows = opening >= 0
      // "as Teck cuts copper forecasts": one of the two is the verb, and as a rule the first.
      if (follows && !isJoined && words.slice(opening + 1, i).some((other) => isThirdPerson(other))) return word
      const hasObject = /^(?:the|a|an|his|her|its|their|\p{Lu}|\d|[“‘"'$])/u.test(words[i + 1] ?? '')
      // "as appeals court lifts block": a noun stands between it and the verb.
      if (/^\p{Ll}/u.test(words[i + 1] ?? '') && isThirdPerson(words[i + 2] ?? '')) return word
      if (isThirdPerson(word) && (!isNoun(word) || (follows && hasObject)) && (isJoined || follows))
        return verbForms(base).past
      return word
    })
    .join(' ')
}

const isPlural = (statement: Statement): boolean => statement.isPlural
const sameFirstWord = (a: string, b: string): boolean => a.toLowerCase().split(' ')[0] === b.split(' ')[0]

/** "has given", "is being", "will", "could": the same certainty by other auxiliaries. */
export function otherGroups(statement: Statement): string[] {
  const { kind, group, forms } = statement
  const many = statement.isPlural
  const rest = group.split(' ').slice(1).join(' ')
  const adverb = adverbOf(group)
  const joined = joinedAs(statement, 'participle')
  const ways: string[] = []
  const add = (other: string, behind = statement.rest) => ways.push(sentence(statement, other, behind))
  if (
    kind === 'present' &&
    !isScheduled(statement) &&
    forms !== null &&
    !isLasting(statement) &&
    joined !== null &&
    group.slice(adverb.length).split(' ').length === forms.third.split(' ').length
  )
    add(`${have(many)} ${adverb}${forms.participle}`, joined)
  if (
    kind === 'present' &&
    forms !== null &&
    ONGOING.test(forms.base) &&
    joined === statement.rest &&
    !isScheduled(statement)
  )
    add(`${be(many, false)} ${forms.gerund}`)
  if (
    kind === 'past' &&
    forms !== null &&
    group === adverb + forms.past &&
    isTimeless(statement.rest) &&
    joined !== null
  )
    add(`${have(many)} ${adverb}${forms.participle}`, joined)
  if (kind === 'bare-passive') {
    add(`${be(many, false)} ${group}`)
    if (!LASTS.test(group)) add(`${have(many)} been ${group}`)
  }
  if (kind === 'passive' && /^(?:is|are) /.test(group) && !/\bbeing\b/.test(rest)) {
    add(rest)
    add(`${have(many)} been ${rest}`)
  }
  if (kind === 'passive' && /^(?:was|were) /.test(group)) add(rest)
  if (kind === 'bare-progressive') add(`${be(many, false)} ${group}`)
  if (kind === 'bare-copula') {
    add(be(many, false))
    // "dead at 61" → "has died at 61".
    const dead = /^dead\b(?!,| (?:heat|end|set|against|serious|wrong|broke|silent|center))/.exec(statement.rest)
    if (dead !== null) {
      add(`${have(many)} died`, statement.rest.slice(4).trim())
      add(many ? 'die' : 'dies', statement.rest.slice(4).trim())
    }
  }
  if (kind === 'progressive' && PROGRESSIVE.test(group)) add(rest)
  if (kind === 'future' && /^to /.test(group)) {
    add(`will ${rest}`)
    add(`${be(many, false)} set to ${rest}`)
    add(`${be(many, false)} due to ${rest}`)
  }
  if (kind === 'modal') {
    const first = group.split(' ')[0]!.toLowerCase()
    if (first === 'could' || first === 'may' || first === 'might')
      // "may not" leaves open what "could not" rules out.
      for (const other of /\b(?:not|never)\b/.test(rest) ? ['may', 'might'] : ['could', 'may', 'might'])
        if (other !== first && (first !== 'could' || !/\b(?:not|never)\b/.test(rest))) add(`${other} ${rest}`)
    // "islanders cut off by floods fear crews will leave": another verb came before.
    // "will be self-defeating", "people will survive" foresee, and plan nothing.
    const isForeseen =
      /^(?:be|have|become|survive|know|see|feel|love|like|hate|need|want|miss|never|not|soon|always|still|regret|remember|mean|matter|last|live|thrive)\b/.test(
        rest,
      ) || /^people$/i.test(statement.subject)
    if (
      first === 'will' &&
      !isForeseen &&
      isClearSubject(statement.subject) &&
      !/ (?:in|by|at|on|near) /.test(statement.subject)
    ) {
      add(`${be(many, false)} to ${rest}`)
      add(`${be(many, false)} set to ${rest}`)
    }
  }
  return ways
}
