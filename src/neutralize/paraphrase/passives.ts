/** What is done to somebody, by another participle and as what happens to him: "praised" → "commended", "receives praise". */
import { dictionary } from '../../text/dictionary.ts'
import { once } from '../../text/memoize.ts'
import { be, have, sentence } from '../plain/grammar.ts'
import type { Statement } from '../statement/kind.ts'
import { isClearSubject } from '../statement/sure.ts'
import { isPersonNoun } from '../words/vocabulary.ts'
import { verbForms } from '../words/word-forms.ts'

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
  banned: ['barred'],
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

const WAYS =
  /^(?:roads?|streets?|paths?|views?|access|accounts?|drains?|toilets?|borders?|rivers?|exits?|entrances?|routes?|bridges?|canals?|lanes?|tunnels?|highways?|motorways?|tracks?|lines?|arter(?:y|ies)|airways?|doors?|driveways?|pipes?|sewers?|users?|sites?|websites?|numbers?|calls?|shots?)$/
/** What strikes somebody and hits nobody. */
export const MOVED_BY =
  /^by (?:[a-z]+ )?(?:beauty|fear|grief|tragedy|illness|disaster|how|similarit(?:y|ies)|ideas?|thought|kindness|love|lack|silence|generosity|size|number|scale|calm)\b/

/** What is done to somebody by another participle: "is called off", "has been put off". */
export function otherParticiples(statement: Statement): string[] {
  const { kind, group, isPlural: isMany, rest } = statement
  const isBare = kind === 'bare-passive'
  const words = group.split(' ')
  if (!isBare && !(kind === 'passive' && /^(?:is|are|was|were)$/.test(words[0]!) && words.length === 2)) return []
  const participle = words.at(-1)!
  // "urged on by crowd": with its particle another verb.
  if (/^(?:on|out|off|up|down|over|away|back|in) (?:by|at|after|in|for)\b/.test(rest)) return []
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
  // "forced from home", "announced as captain", "sailor published", "road blocked by tree", "struck by her kindness"
  if (participle === 'forced' && !/^to \p{Ll}/u.test(rest)) return []
  if (participle === 'announced' && /^as\b/.test(rest)) return []
  const last = statement.subject.split(' ').at(-1)!.toLowerCase()
  if (participle === 'published' && isPersonNoun(last)) return []
  if (participle === 'blocked' && WAYS.test(last)) return []
  if (participle === 'struck' && MOVED_BY.test(rest)) return []
  // "revealed to be late": found to be.
  if (/^to be\b/.test(rest) && participle === 'revealed') return []
  // "hit by tariffs": so is nobody struck.
  if (
    participle === 'hit' &&
    /^by .*\b(?:tariffs?|tax(?:es)?|fees?|levy|levies|cuts?|sanctions?|costs?|prices?|fines?|bans?|rules?|strikes?|shortages?|delays?|recalls?|crisis|scandal|claims?|inflation|layoffs?|outages?)\b/i.test(
      rest,
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

/** Of a deed; fans are charged over the odds, and in euros. */
export const CHARGED_IN = once(
  () =>
    /^(?:in connection with |(?:in|over) (?!case of )(?:[\p{Ll}’'-]+ ){0,3}(?:deaths?|killings?|shootings?|attacks?|case|crash(?:es)?|murders?|assaults?|stabbings?|thefts?|fraud|robber(?:y|ies)|burglar(?:y|ies)|fires?|riots?|protests?|plots?|scandals?|leaks?|kidnappings?|bombings?|brawl|poisonings?|collapse|abuse)\b)/u,
)

/** By participle: what must follow, what is told instead, and what its preposition becomes. */
const UNDERGONE = once(
  (): readonly (readonly [participle: string, follows: RegExp, told: string, preposition?: string])[] => [
    ['criticized', /^(?:for|over|after) /, 'face criticism'],
    ['criticized', /^by /, 'face criticism', 'from'],
    ['praised', /^for /, 'receive praise'],
    ['praised', /^by /, 'receive praise', 'from'],
    ['backed', /^by /, 'have the backing', 'of'],
    [
      'supported',
      /^by (?!(?:\p{L}+ )?(?:beams?|columns?|pillars?|wheels|scaffolding|steel|walls|cables|legs|timbers?|concrete|arches|posts|poles|braces|stilts|ropes|chains)\b)/u,
      'have the support',
      'of',
    ],
    ['endorsed', /^by /, 'have the endorsement', 'of'],
    ['invited', /^to \p{Ll}/u, 'receive an invitation'],
    ['sentenced', /^to (?:\d|life\b)/, 'receive a sentence', 'of'],
    ['nominated', /^for /, 'receive a nomination'],
    ['ordered', /^to \p{Ll}/u, 'receive an order'],
    ['asked', /^to \p{Ll}/u, 'receive a request'],
    // "threatened with ban by chief": it would be his ban.
    ['threatened', /^with (?!.* by )/, 'face the threat', 'of'],
    ['investigated', /^(?:for|over) /, 'be under investigation'],
    ['blamed', /^for /, 'be held responsible'],
    ['charged', /^with \d+ (?:\p{Ll}+ )*counts?\b/u, 'face', ''],
    ['charged', /^with .*\band\b/, 'face charges', 'of'],
    ['charged', /^with (?!\d|.*\b(?:and|charges?|counts?|crimes|offen[cs]es)\b)\p{Ll}/u, 'face a charge', 'of'],
    ['charged', CHARGED_IN(), 'face charges'],
    ['indicted', /^(?:on|for|over) /, 'be under indictment'],
    ['sentenced', /^for /, 'receive a sentence'],
    ['injured', /^(?:in|when|as)\b/, 'suffer injuries'],
    ['forced', /^to \p{Ll}+(?!ing\b)\b/u, 'have', 'to'],
    ['required', /^to \p{Ll}+(?!ing\b)\b/u, 'have', 'to'],
    ['hit', /^with (?:[^\s,]+ ){0,3}(?:suspension|ban|fine|penalty|bill|sentence)\b/, 'receive', ''],
    ['hit', /^with (?:[^\s,]+ ){0,3}(?:lawsuits?|charges|sanctions|tariffs)\b/, 'face', ''],
    // "set to win", "set to fall": likely, and on no calendar.
    [
      'set',
      /^to (?!(?:win|lose|beat|fall|rise|drop|grow|gain|top|hit|miss|become|overtake|benefit|fail|dominate|remain|stay|sweep|secure|retain|keep|clinch|exceed|surpass|reach|soar|worsen|cost|be (?:the|an?|\p{Ll}+er|\p{Ll}+est|hit|beaten))\b)\p{Ll}/u,
      'be due',
    ],
    ['slated', /^to \p{Ll}/u, 'be set'],
    ['scheduled', /^to \p{Ll}/u, 'be due'],
  ],
)

/** By a name of two words or a noun for people. */
const isSomebody = (subject: string): boolean => {
  const last = subject.split(' ').at(-1)!.toLowerCase()
  return /^\p{Lu}\S*(?: \p{Lu}\S*)+$/u.test(subject) || isPersonNoun(last) || isPersonNoun(last.replace(/s$/, ''))
}

/** "Teacher criticized by mayor" → "Teacher faces criticism from mayor"; never of what is no longer so. */
export function asUndergone(statement: Statement): string[] {
  const { kind, group, rest, isPlural, subject } = statement
  const participle = kind === 'bare-passive' ? group : (/^(?:is|are) (\S+)$/.exec(group)?.[1] ?? '')
  if (!isClearSubject(subject)) return []
  return UNDERGONE().flatMap(([done, follows, told, preposition]) => {
    if (done !== participle || !follows.test(rest)) return []
    if (follows === CHARGED_IN() && !isSomebody(subject)) return []
    const after = preposition === undefined ? rest : `${preposition} ${rest.slice(rest.indexOf(' ') + 1)}`.trim()
    const verb =
      told === 'will'
        ? told
        : told.startsWith('be ')
          ? be(isPlural, false) + told.slice(2)
          : verbForms(told)[isPlural ? 'base' : 'third']
    return [sentence(statement, verb, after)]
  })
}
