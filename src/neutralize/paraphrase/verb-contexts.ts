/**
 * Verbs that say the same only before certain objects, told by the object's last word: rates are lowered and flags are
 * not, a road is shut and a gap is not. And those that need something else behind them.
 */
import { once } from '../../text/memoize.ts'
import { isPersonNoun } from '../words/vocabulary.ts'
import { type VerbForms, verbForms } from '../words/word-forms.ts'

/** Whether a word is one of the list; the pattern is made for the first word. */
function oneOf(list: string): (word: string) => boolean {
  const pattern = once(() => new RegExp(`^(?:${list.trim().split(/\s+/).join('|')})$`, 'i'))
  return (word) => pattern().test(word)
}

/** `verb=verb/verb`, by the object's last word. */
const BY_OBJECT = (): readonly (readonly [isObject: (word: string) => boolean, lines: string])[] => [
  [
    oneOf(
      'rates? tax(?:es)? tariffs? costs? spending budgets? prices? emissions staff forecasts? production output benefits workforce deficit risks? fees wages salaries fares rents hours penalties sales temperatures turnout demand crime traffic waste use consumption pollution unemployment limits? thresholds? pressure chances capacity efficiency targets? fines premiums tuition',
    ),
    'cut=reduce/lower, reduce=cut/lower, lower=reduce/cut, trim=cut/reduce, raise=increase/push up, increase=raise/push up, boost=increase/raise, curb=limit/reduce',
  ],
  [oneOf('funding aid subsidies debt access'), 'cut=reduce, reduce=cut, boost=increase, increase=add to'],
  [
    oneOf(
      'schools? roads? bridges? borders? stores? shops? plants? offices? factory factories airports? lanes? streets? parks? beach(?:es)? restaurants? bars? embassy embassies consulates? branch(?:es)? stations? airspace hospitals? clinics? museums? mines? doors? playgrounds? universit(?:y|ies) facility facilities',
    ),
    'close=shut, shut=close',
  ],
  [
    oneOf(
      'reports? data documents? videos? footage statements? files results records transcripts? photos? images details plans? emails audio memos? guidelines findings stud(?:y|ies) schedules? recordings? texts surveys?',
    ),
    'release=publish, publish=release, unveil=present, disclose=reveal, reveal=disclose',
  ],
  [oneOf('photos? videos? pictures? images? messages? comments? clips? memes? selfies? snaps?'), 'post=publish/share'],
  [
    oneOf('bids? offers? requests? appeals? pleas? applications? petitions? invitations?'),
    'reject=turn down/refuse, refuse=turn down/reject, deny=reject/turn down, decline=turn down/refuse, dismiss=reject',
  ],
  [oneOf('plans? proposals? deals? amendments? nominations?'), 'reject=turn down, block=stop'],
  [
    oneOf('claims? allegations? criticism suggestions? rumou?rs reports complaints accusations? theor(?:y|ies)'),
    'reject=dismiss, dismiss=reject/brush aside, deny=reject/dispute',
  ],
  [
    oneOf(
      'concerns? questions? doubts? fears alarm tensions? anger outrage criticism debate protests? backlash controversy speculation worries outcry suspicion panic confusion',
    ),
    'spark=cause/lead to, trigger=cause/lead to, prompt=cause/lead to, provoke=cause/lead to, fuel=add to, stoke=add to, voice=express, express=voice, cause=lead to/give rise to, calm=ease',
  ],
  [oneOf('criticism attention interest praise scrutiny ire complaints'), 'draw=attract, attract=draw'],
  [
    oneOf(
      'evacuations? investigations? recalls? closures? delays? shortages? blackouts? outages? injuries flooding deaths search probe inquiry reviews?',
    ),
    'spark=prompt, trigger=prompt, prompt=lead to, cause=lead to/result in',
  ],
  [
    oneOf(
      'approval support praise recognition permission funding funds awards? money payments? treatment help aid assistance backing sentence grants? medal',
    ),
    'get=receive/obtain, receive=get, gain=get/obtain, obtain=get/receive, secure=obtain/get, grant=give',
  ],
  [
    oneOf(
      'extradition permission dismissal bail asylum damages compensation forgiveness answers clarity extension approval access probe investigation review inquiry release resignation removal reforms? injunction retrial relief waiver advice support funding aid help money',
    ),
    'seek=ask for/request, demand=call for, request=ask for/seek',
  ],
  [
    oneOf(
      'suspects? witness(?:es)? clues survivors? gunman bodies buyers? partners? volunteers owners? workers investors donors',
    ),
    'seek=look for/search for, hunt=search for/look for',
  ],
  [
    oneOf(
      'troops aid teams? envoys? delegation ships? warships? aircraft jets? forces? police officers? crews? investigators soldiers agents supplies rescuers firefighters inspectors',
    ),
    'send=dispatch, deploy=send/dispatch, dispatch=send',
  ],
  [
    oneOf(
      'homes? houses? plants? factory factories stadiums? walls? bridges? roads? towers? hospitals? schools? ballrooms? airports? tunnels? dams? apartments hotels? warehouses? prisons? reactors? pipelines?',
    ),
    'build=construct/put up, construct=build/put up, demolish=tear down/pull down',
  ],
  [
    oneOf('deadlines? bans? ceasefires? truces? lockdowns? curfews? detention sanctions restrictions closures?'),
    'extend=prolong, impose=put in place/introduce, introduce=bring in/put in place',
  ],
  [
    oneOf(
      'issues? concerns? problems? crisis crises shortages? challenges? threats? poverty homelessness violence crime inflation',
    ),
    'fight=combat/work against, combat=fight, solve=resolve',
  ],
  [
    oneOf('options? possibilit(?:y|ies) ways? links? causes? impact effects?'),
    'explore=examine/look at, examine=look at/study, study=examine/look at',
  ],
  [
    oneOf(
      'options? bans? moves? plans? proposals? changes deals? bids? measures? strikes? action offers? sanctions tariffs? appeal lawsuit response runs? possibility idea steps return cuts sale purchase',
    ),
    'weigh=consider, consider=weigh, eye=consider, mull=consider, contemplate=consider',
  ],
  [oneOf('race contest campaign tournament competition'), 'enter=join, quit=leave/drop out of, leave=quit/drop out of'],
  [
    oneOf('expectations? forecasts? estimates? predictions?'),
    'top=exceed/surpass, beat=exceed/surpass, exceed=surpass/go beyond, miss=fall short of',
  ],
  [
    oneOf('rulings? decisions? verdicts? convictions?'),
    'overturn=reverse, reverse=overturn, uphold=let stand, appeal=challenge/contest, challenge=contest/dispute',
  ],
  [oneOf('rules? laws? orders? agreement truce ceasefire treaty'), 'violate=break/breach, breach=violate/break'],
  [
    oneOf(
      'investigations? probes? inquiry inquiries review campaigns? search offensive operations? projects? program(?:me)?s? trials? construction work talks negotiations sales production strikes?',
    ),
    'launch=start/begin, open=start/begin, start=begin, begin=start, resume=restart, halt=stop, suspend=halt, pause=suspend/halt, stop=halt/end, end=stop/put an end to, conduct=carry out, complete=finish',
  ],
  [
    oneOf('talks meetings? discussions negotiations hearings? votes? elections? drills exercises'),
    'conduct=hold, cancel=call off, delay=postpone/put off, postpone=delay/put off, suspend=put on hold/halt',
  ],
  [
    oneOf(
      'summit trips? visits? launch trial game match shows? concerts? events? ceremony wedding parade rally rallies tour election',
    ),
    'cancel=call off, delay=postpone/put off, postpone=delay/put off, host=hold/stage, attend=go to, skip=stay away from/miss',
  ],
  [
    oneOf('deals? agreements? settlements? truces? accords? compromises? pacts? ceasefires?'),
    'reach=conclude, strike=reach, scrap=cancel/abandon, clinch=secure, seal=conclude',
  ],
  [
    oneOf('bills? laws? resolutions? budgets? legislation reforms?'),
    'introduce=put forward/present, unveil=present, adopt=approve',
  ],
  [
    oneOf('petitions? motions? applications? appeals? complaints? briefs? requests?'),
    'file=submit/lodge, submit=file/lodge, lodge=file/submit',
  ],
  [oneOf('lawsuits? suits? charges'), 'file=bring/lodge, drop=withdraw/abandon, settle=resolve'],
  [oneOf('deaths cases infections casualties arrests'), 'report=record/announce, record=report/register, see=record'],
  [oneOf('profits? loss losses earnings sales growth'), 'report=announce/post'],
  // A share index posts a loss as well, and announces nothing.
  [oneOf('profits? earnings sales'), 'post=report/announce'],
  [
    oneOf('damage injuries injury losses wounds'),
    'suffer=sustain, sustain=suffer, cause=bring about/result in, inflict=cause',
  ],
  [
    oneOf('violence attacks? strikes? killings? war bombings? hostilities fighting'),
    'condemn=speak out against, end=stop/put an end to, stop=end/halt, halt=stop/end',
  ],
  [
    oneOf('discounts? rewards? refunds? support services? shelter relief details information evidence proof'),
    'provide=offer/give, present=show/produce',
  ],
  [
    oneOf('decisions? plans? polic(?:y|ies) claims? motives? legality need value timing strategy results?'),
    'question=raise questions about, defend=stand by, criticize=object to/voice criticism of',
  ],
  [oneOf('role part'), 'play=have'],
  [oneOf('home homes country city house scene area capital region'), 'flee=escape from/run from'],
  [oneOf('photo photos interview access visa request'), 'refuse=deny'],
  [
    oneOf('caution calm restraint action patience unity vigilance investigation boycott ceasefire vote'),
    'urge=call for, demand=call for',
  ],
]

/** They may have somebody between them and what they bring: "sends Ukraine aid". */
const GIVES = /^(?:send|deny|refuse|offer|cause|get|grant|build|provide)$/

/** Verbs that say the same where what follows says so. */
const BY_REST = (): readonly (readonly [verb: string, follows: RegExp, verbs: string])[] => [
  ['order', /^(?:\S+ ){1,5}to \p{Ll}/u, 'direct'],
  ['urge', /^(?!for\b)(?:\S+ ){1,5}to \p{Ll}/u, 'call on'],
  ['force', /^(?:(?:\p{Lu}\S* ){1,3}|him |her |them )to \p{Ll}/u, 'compel'],
  ['request', /^(?:\S+ ){1,5}to \p{Ll}/u, 'ask'],
  ['launch', /^(?:\S+ ){0,2}(?:missiles?|rockets?)\b/, 'fire'],
  ['deny', /^(?:(?!to\b)\p{Ll}\S* |\S+[’']s? ){0,3}(?:request|motion|appeal|bid|petition)\b/u, 'reject/turn down'],
  ['pass', /^(?:\S+ ){0,4}(?:bill|law|measure|resolution|budget|legislation|reform)\b/, 'approve/adopt'],
  [
    'lift',
    /^(?:\S+ ){0,4}(?:ban|tariffs?|restrictions|sanctions|lockdown|curbs|embargo|curfew|block|freeze)\b(?!-)/,
    'remove/end',
  ],
  ['ease', /^(?:\S+ ){0,3}(?:lockdown|restrictions|rules|curbs|measures|sanctions|limits)\b/, 'relax/loosen'],
  ['deliver', /^(?:\S+ ){0,2}(?:speech|address|remarks|lecture|statement)\b/, 'give/make'],
  ['give', /^(?:a |an |the |his |her )?(?:\p{Ll}+ )?(?:speech|lecture|testimony|statement)\b/u, 'deliver'],
  ['issue', /^(?:\S+ ){0,2}(?:statement|warning|alert|report|guidance|advice|recall|apology)\b/, 'put out'],
  ['challenge', /^(?:\S+ ){0,4}(?:law|rule|order|ruling|decision|victory|results?|convictions?|verdict)\b/, 'contest'],
  [
    'end',
    /^(?:the |its |his |their |a )?(?:\S+ ){0,3}(?:war|ban|practice|program|programme|policy|dispute|strike|blockade|siege|deal|contract|partnership|search|boycott|lockdown|shutdown|support|funding)\b/,
    'put an end to/bring an end to',
  ],
  ['provide', /^(?!for\b)(?!.* with\b)\S/, 'give/supply'],
  ['move', /^to \p{Ll}+ (?!\p{Lu})/u, 'take steps'],
  ['continue', /^$|^(?:as|after|in|on|despite|amid|for|at|into|while) /, 'go on'],
  ['return', /^$|^(?:after|from|as|this|with|next)\b/, 'come back/go back'],
  ['end', /^$|^(?:after|as|without|amid|on)\b/, 'come to an end'],
  ['begin', /^$|^(?:in|on|after|as|at|amid)\b/, 'start/get under way'],
  ['start', /^$|^(?:in|on|after|as|at|amid)\b/, 'begin/get under way'],
  ['go', /^to \p{Lu}/u, 'travel'],
  [
    'rise',
    /^(?:(?:by|to|nearly|almost|about) )*[$£€]?\d[\d.,]*(?:%|\b(?! ?-?(?:feet|ft|miles|meters)))/,
    'increase/go up',
  ],
  ['climb', /^(?:by |to )?\d[\d.,]*(?:%| per ?cent\b)/, 'rise/go up'],
  ['jump', /^(?:by |to )?\d[\d.,]*(?:%| per ?cent\b)/, 'rise/go up'],
  ['grow', /^(?:by |to )?\d[\d.,]*(?:%| per ?cent\b)/, 'increase/expand'],
  ['fall', /^(?:by |to )?\d[\d.,]*(?:%| per ?cent\b)/, 'decline/go down'],
  ['drop', /^(?:by |to )?\d[\d.,]*(?:%| per ?cent\b)/, 'fall/decline'],
  ['decline', /^(?:by |to )?\d[\d.,]*(?:%| per ?cent\b)/, 'fall/go down'],
  [
    'fire',
    /^(?:\S+ ){0,3}(?:coach|manager|director|chief|employees?|staff|workers|officers?|teacher|aide|official|officials|adviser|commissioner|ceo|executive)\b/i,
    'dismiss/remove',
  ],
  ['name', /^(?:new|interim|acting)\b/, 'appoint/choose'],
  ['blame', /^(?!.* on\b).* for\b/, 'put the blame on'],
  // "beats Norwell’s tax plan": what is somebody's is no opponent.
  ['defeat', /^\p{Lu}(?![^,;]*[’']s? [\p{Ll}\d])/u, 'beat/win against'],
  ['beat', /^\p{Lu}(?![^,;]*[’']s? [\p{Ll}\d])(?!.* (?:to|with|up|unconscious|score|level)\b)/u, 'defeat/win against'],
  [
    'meet',
    /^(?!\p{Lu}\p{Ll}+day\b)\p{Lu}(?![^,;]*[’']s? [\p{Ll}\d])(?!.* (?:demand|deadline|target|goal|need|standard|challenge))/u,
    'hold a meeting with/have a meeting with',
  ],
  ['prevent', /^(?!.* from\b)/, 'avert/stop'],
  ['find', /^(?:\S+ ){0,3}(?:body|bodies|remains|wreckage|fossils?|skeletons?|treasure)\b/, 'discover'],
  ['keep', /^(?:interest |key )?rates? (?:unchanged|steady|on hold|at)\b/, 'hold/leave'],
  ['hold', /^(?:interest |key )?rates? (?:unchanged|steady|at)\b/, 'keep/leave'],
  ['show', /^signs\b/, 'give'],
  ['mark', /^(?:\S+ ){0,4}anniversary\b/, 'observe'],
  ['fine', /^(?!.*[$£€\d])(?!\S+ times\b)/, 'impose a fine on'],
  ['stay', /^(?:closed|open|home|silent|away|in|at)\b/, 'remain'],
  ['tell', /^(?:\p{Ll}+ |\p{Lu}\S+ ){1,3}that\b/u, 'inform'],
  ['detain', /^(?!.* as\b)/, 'hold'],
  ['win', /^(?:\S+ ){0,2}(?:praise|approval|support|backing|permission)\b/, 'gain/get'],
]

type Holds = (rest: string, object: ObjectPhrase | null) => boolean
interface Entry {
  holds: Holds
  puts: string
  /** The forms of those verbs, worked out when first asked. */
  verbs: readonly VerbForms[] | null
}

const byVerb = once(() => {
  const byVerb = new Map<string, Entry[]>()
  const add = (verb: string, holds: Holds, puts: string): void => {
    const entries = byVerb.get(verb) ?? []
    entries.push({ holds, puts, verbs: null })
    byVerb.set(verb, entries)
  }
  for (const [isObject, lines] of BY_OBJECT())
    for (const line of lines.split(', ')) {
      const [verb, puts] = line.split('=') as [string, string]
      const gives = GIVES.test(verb)
      add(verb, (_, phrase) => phrase !== null && isObject(phrase.head) && !(gives && phrase.hasOthers), puts)
    }
  for (const [verb, follows, puts] of BY_REST()) add(verb, (rest) => follows.test(rest), puts)
  return byVerb
})

interface ObjectPhrase {
  head: string
  /** Somebody stands in front of the last word: "Ukraine" of "Ukraine aid". */
  hasOthers: boolean
}

/** What no noun phrase goes past. */
export const ENDS_OBJECT = () =>
  /^(?:in|on|at|to|for|of|from|up|down|out|off|back|over|into|with|by|as|after|before|amid|during|despite|when|while|if|because|since|until|and|or|but|that|than|who|which|how|why|what|whether|away|ahead|against|about|around|through|under|is|are|was|were|has|have|had|will|would|could|may|might|can|must|should|not|again|alone|too|so|near|toward|towards|without|within|inside|outside|across|along|alongside|onto|throughout|beside|beneath|below|above|amongst|past|per|via|there|here|home|abroad|online|together|among|between|behind|beyond|following|today|this|next|last|more|\p{Ll}+ly|\p{Ll}+ing)$/u

function objectOf(rest: string): ObjectPhrase | null {
  let head = ''
  let hasOthers = false
  for (const word of rest.split(' ', 7)) {
    const bare = word.replace(/[,;:.]+$/, '')
    if (/[“”"‘]|^['’]/.test(word) || ENDS_OBJECT().test(word) || bare === '') break
    if (head !== '' && (/^\p{Lu}/u.test(head) || isPersonNoun(head) || /^(?:him|her|them|us|it)$/.test(head)))
      hasOthers = true
    head = bare
    if (bare !== word) break
  }
  return head === '' ? null : { head, hasOthers }
}

const NONE: readonly VerbForms[] = []

/** @param rest what follows the verb, from its object on */
export function verbsInContext(verb: string, rest: string): readonly VerbForms[] {
  const entries = byVerb().get(verb)
  if (entries === undefined) return NONE
  const object = objectOf(rest)
  const entry = entries.find(({ holds }) => holds(rest, object))
  return entry === undefined ? NONE : verbsOf(entry)
}

/** Whatever the verb may be said by, before some object. */
export const verbsInSomeContext = (verb: string): VerbForms[] => (byVerb().get(verb) ?? []).flatMap(verbsOf)

function verbsOf(entry: Entry): readonly VerbForms[] {
  entry.verbs ??= entry.puts.split('/').map(verbForms)
  return entry.verbs
}
