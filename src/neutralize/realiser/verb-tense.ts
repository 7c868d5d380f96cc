/** Whether a statement tells an event, a state or what is to come, and how an event is told in the past. */
import { memoize } from '../../text/memoize.ts'
import { inQuotes } from '../plain/grammar.ts'
import { adverbOf, joinedAs } from '../statement/joined.ts'
import type { Statement } from '../statement/kind.ts'
import { looksPlural, STOPS_OBJECT } from '../statement/object.ts'
import { AUXILIARY } from '../statement/sure.ts'
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
import { verbForms } from '../words/word-forms.ts'

/** An event told in the present tense, which is past when it is told. */
export function isEvent(statement: Statement): boolean {
  const { kind, forms, group, prefix } = statement
  if (isScheduled(statement) || kind !== 'present' || forms === null || isLasting(statement)) return false
  const verb = group.slice(adverbOf(group).length)
  if (!sameFirstWord(verb, isPlural(statement) ? forms.base : forms.third)) return false
  // "As reservoirs fall, state orders …": the clause in front would keep the present.
  if (/^(?:as|while|when|because|since|now|today|tonight|tomorrow|this|next)\b/i.test(prefix)) return false
  return joinedAs(statement, 'past') !== null
}

/** Without a word on when it was: only then a past may be told in the perfect. */
export const isTimeless = ({ prefix, rest }: Pick<Statement, 'prefix' | 'rest'>): boolean =>
  hasNoTime(rest) && (prefix === '' || hasNoTime(prefix[0]!.toLowerCase() + prefix.slice(1)))

const hasNoTime = (rest: string): boolean =>
  !/\b(?:ago|yesterday|last|when|before|after|while|as|during|since|until|early|earlier|once|then|first|so (?:he|she|they|it|we))\b|\d{4}/i.test(
    rest,
  ) &&
  !/\bfor (?:\d|(?:an?|two|three|four|five|six|several|many|years|months|weeks|days|hours|decades)\b)/i.test(rest) &&
  !/\b(?:in|on|at|by) (?:\P{Lu}|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun)\p{Ll}*)/u.test(
    rest,
  )

/** "slows last month": when it was, of which no perfect is told. */
export const isDated = ({ rest }: Pick<Statement, 'rest'>): boolean =>
  /(?<!\b(?:since|than|over|in|from|of|the|for|to|on) )\b(?:yesterday|last (?:night|week|weekend|month|year|season|quarter|summer|autumn|fall|winter|spring|\p{Lu}\p{Ll}+day|\p{Lu}\p{Ll}+)|earlier (?:today|this \p{Ll}+)|\S+ (?:hours|days|weeks|months|years) ago)\b(?![’'])/u.test(
    rest,
  )

export const STATES =
  /^(?:be|have|know|want|need|love|like|mean|seem|look|sound|remain|belong|own|believe|think|trust|distrust|contain|include|cost|deserve|prefer|loom|linger|fade|wane|dwindle|represent|embody|feel|constitute|symbolize|fit|suit|feed|require|enable|help|teach|understand|exist|live|show|stay|hate|matter|depend|hope|fear|face|feature|view|care|lack|risk|appear|resemble|aim|seek|intend|expect|plan|tend|favor|prepare|brace|await|consider|weigh|mull|investigate|probe|search|hunt|navigate|juggle|grapple|wrestle|continue|persist|affect|mourn|grieve|pose|worry|eye|plot|divide|lead|head|dominate|rival|hinge|fuel|power|grip|belie|covet|shield|foster|maintain|protect|support|focus|besiege|pit|provide|work|avoid|oppose|value|wage|pursue|scour|count|bank|center|languish|sync|race|rush|hurry|scramble|burn|rage)$/

/** What is said or asked about a condition is said whether it comes true or not. */
const SPOKEN =
  /^(?:ask|wonder|decide|check|test|examine|study|say|tell|warn|threaten|vow|promise|offer|pledge|agree|predict|demand|debate|question|discuss|advise|urge)(?: |$)/

/** What a plan or a rule does is to come, what a thing for sale does it does for everybody: no event to be told as past. */
export function isLasting({ forms, group, subject, rest, prefix, isForeseen, isLive }: Statement): boolean {
  const base = forms!.base.split(' ')[0]!
  if (isForeseen || isLive || STATES.test(base) || /^still\b/.test(group)) return true
  if (isStanding({ forms, prefix, subject, rest }) || isOnCondition({ forms, prefix, subject, rest })) return true
  // "crews get tea when they sail": as often as they do.
  if (isBaseVerb(/\bwhen(?:ever)? (?:they|people|you|we) (\p{Ll}+)/u.exec(rest)?.[1] ?? '')) return true
  // "runs the harbor now": and before, somebody else did.
  if (/\bnow(?=$|[,;])/.test(rest)) return true
  // "app now lets cooks draw", "series starts at $450", "pill takes just five days", "sails like people do": for as long as it is so.
  if (/^now\b/i.test(group) && GOES_ON.test(base)) return true
  // "Ruiz's visit comes with a price": as it is laid out, before it as after it.
  if (base === 'come' && /^with (?:an?|no|its|their|some|many|few|new|strings|risks?|conditions)\b/.test(rest))
    return true
  if (base === 'start' && /^(?:at|from) (?:just |only )?[$£€]\d/.test(rest)) return true
  if (
    base === 'take' &&
    /^(?:(?:just|only|about|around|under) )?\S+ (?:minutes|hours|days|weeks|months|years)\b/i.test(rest)
  )
    return true
  if (/\blike (?:people|humans|an? \p{Ll}+(?: do(?:es)?)?|\p{Ll}+s do)$|\bfor \p{Ll}+ before an? /u.test(rest))
    return true
  // "Smoking kills more men than women", "More people leave than arrive": as a rule.
  if (/\b(?:more|fewer) \p{Ll}+ than \p{Ll}|^each other\b/u.test(rest)) return true
  if (isBaseVerb(/ than (\p{Ll}+)$/u.exec(rest)?.[1] ?? '')) return true
  // "Eating kelp cuts fares", "Photographs warn of storms", "app lets people sail": for as long as it is so.
  if (
    (AS_A_RULE().test(subject) && !subject.includes(',') && !IS_ONCE().test(rest)) ||
    (SHOWS.test(base) && PICTURES.test(subject)) ||
    (GIVES_WAY.test(base) && ANYBODY.test(rest))
  )
    return true
  // "struggles to heal": it goes on.
  if (base === 'struggle' && /^(?:to|for|with)\b/.test(rest)) return true
  // "makes good sense"
  if (base === 'make' && /^(?:\p{Ll}+ )?sense\b/u.test(rest)) return true
  // "sees prices falling" is a forecast.
  if (/^(?:see|treat|regard)$/.test(base) && / as |^\S+ \p{Ll}+ing\b/u.test(rest)) return true
  // "Norland sees no harm from tolls", "some see a plot in the vote": how they judge it.
  if (base === 'see' && (isForecast(rest) || /^(?:some|many|most|few|others|critics|experts)$/i.test(subject)))
    return true
  if (base === 'run' && /^(?:through|along|between|beneath|under|from|deep)\b/.test(rest)) return true
  // "boss sees change in trade": what he takes it for.
  if (base === 'see' && isPersonNoun(subject.split(' ').at(-1)!.toLowerCase())) return true
  const head = subject
    .split(/ (?:of|for|to|on|in|from|with|at|by|that|who|which|against|between)\b/)[0]!
    .split(' ')
    .at(-1)!
  // "crews tackle blaze": it burns yet.
  if (/^(?:tackle|battle|fight)$/.test(base) && /^(?:\S+ )?(?:blazes?|fires?|flames|wildfires?|inferno)\b/.test(rest))
    return true
  // "reliance on tides threatens ferry": it does as long as it lasts; who threatens a strike said so.
  if (base === 'threaten' && LASTS.test(head)) return true
  return (PLANS.test(head) && EFFECTS.test(base)) || (WARES.test(head) && SERVES.test(base))
}

/** What is seen to come or judged: "$90 a barrel", "no harm", "higher fares", "growth of 3% next year". */
const isForecast = (rest: string): boolean =>
  /^(?:(?:an? |the |US|about |up to |over |nearly )*[$£€¥₹]?\d[\d.,]*(?! \p{Ll}+ (?:die|killed|hurt)\b)|(?:no|little|limited|some|much|more|less|further|higher|lower|stronger|weaker|slower|faster|better|worse) |(?:an? |the )?(?:\p{Ll}+ )?(?:risks?|chances?|odds|need|room|scope|potential|opportunit(?:y|ies)|reasons?|impact|effects?|benefits?|upside|downside|signs?|hope|path|case|future|threats?|value|profits?|plot|conspiracy|hand|parallels?|drama)\b)/u.test(
    rest,
  ) || /\b(?:next (?:year|quarter|month|decade)|this year|in 20\d\d|by (?:20\d\d|year-end|end of)|ahead)\b/.test(rest)

/** Of these no form in -ing can tell: a verb left out behind the first, a forecast, a clause of what came of it. */
export const needsFiniteVerb = (base: string, rest: string): boolean =>
  (base === 'warn' && /\bahead(?! of\b)/.test(rest)) ||
  (base === 'see' && isForecast(rest)) ||
  / so (?:he|she|they|it|we|I) \p{Ll}/u.test(rest)

/** What is so for good, by habit or as a measure: "tunnel links A and B", "bees sleep five hours a night". */
function isStanding({
  forms,
  prefix,
  subject,
  rest,
}: Pick<Statement, 'forms' | 'prefix' | 'subject' | 'rest'>): boolean {
  const { base } = forms!
  const verb = base.split(' ')[0]!
  if (isHabit(prefix + subject, rest)) return true
  // "employs 300", "owes rent"
  if (/^(?:employ|owe|comprise|account for|consist of|house)$/.test(base)) return true
  if (verb === 'account' && /^for\b/.test(rest)) return true
  if (verb === 'chair' && !/\b(?:meetings?|talks|sessions?|hearings?|debate|summit)\b/.test(rest)) return true
  if (/^(?:link|connect|join|separate|divide|span|cross|carry|circle|serve)$/.test(verb) && WAYS.test(subject))
    return true
  if (
    /^(?:carry|seat|hold|fit)$/.test(verb) &&
    OF_NUMBER().test(rest) &&
    !/ (?:to|into|from|over|after|at)\b/.test(rest)
  )
    return true
  // "makes up 12 percent of exports", "hold 40 percent of seats"
  if (
    /^(?:make|make up|hold|produce|control|spend|earn|fill|cover|supply|provide)$/.test(base) &&
    IS_SHARE().test(rest)
  )
    return true
  if (verb === 'earn' && /\b(?:less|more) than\b/.test(rest)) return true
  if (verb === 'stand' && /^(?:\p{Ll}+ )?\S+ (?:met(?:er|re)s|feet|foot|storeys|stories)\b/u.test(rest)) return true
  if (verb === 'apply' && /^(?:only )?to\b/.test(rest) && RULES.test(subject)) return true
  if (verb === 'heat' && /^(?:\S+ )?(?:homes|houses|buildings|water|schools|pools?)\b/.test(rest)) return true
  // "coffee lowers risk of stroke"
  if (/^(?:cut|lower|raise|increase|reduce)$/.test(verb) && /^(?:\S+ )?risk of (?!\p{Lu})/u.test(rest)) return true
  // "runs cafe with sister": no race.
  if (
    verb === 'run' &&
    /^(?:(?:an?|the|own|family|\p{Ll}+) )?(?:cafe|café|shop|store|firm|company|business|hotel|school|bar|pub|restaurant|bakery|farm|clinic|club|charity|hostel|gym|studio|kennel|website|blog)s?\b/u.test(
      rest,
    )
  )
    return true
  // "bees eat moss", "villagers drink rainwater": nothing tells when they did.
  return HABITS.test(base) && looksPlural(subject) && !/\b(?:after|at|as|during|before|amid|when)\b/.test(rest)
}

/** "Even if Ruiz wins, Dorn keeps seat", "loses grant if it sells park": it has not happened. */
const isOnCondition = ({ forms, prefix, subject, rest }: Pick<Statement, 'forms' | 'prefix' | 'subject' | 'rest'>) =>
  /^(?:even |only )?(?:if|unless|whenever|wherever)\b/i.test(`${prefix} ${subject}`.trim()) ||
  (/(?<! as) (?:if(?! not\b)|unless|whenever) /.test(rest) &&
    !/^(?:not )?(?:to|that) /.test(rest) &&
    !SPOKEN.test(forms!.base))

/** How often, or how many of one kind against another, is said of no single event: "Every year, pilot paints boat", "walks 12 miles daily". */
export const isHabit = (opening: string, rest: string): boolean =>
  /^(?:every|each|(?:once|twice) (?:an?|every)) (?:\w+ )?(?:day|night|morning|evening|week|weekend|month|year|spring|summer|autumn|fall|winter|season|Christmas|\w+day),|^(?:more|fewer) \w+ than \w/i.test(
    opening,
  ) ||
  /\b(?:every|each) (?:\S+ )?(?:minutes?|hours?|days?|nights?|weeks?|months?|years?|morning|evening|summer|winter|spring|autumn)\b|\bon (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days\b|\b(?:an hour|a day|a night|a week|a month|a year)(?=$|,| (?:on|in|at|for|to|from|by|with)\b)|\b(?:daily|weekly|annually|all the time)(?=$|[,;])/.test(
    rest.replace(
      /\b(?:after|before|for|in|within|once|half|over|than|of|nearly|almost|about) an? (?:hour|day|night|week|month|year)\b/g,
      '',
    ),
  )

/** "kills two in Norwell": so it was, once. */
const IS_ONCE = () =>
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|dozens?|hundreds|\d[\d,]*)\b| (?:in|at|near|off) \p{Lu}/u
/** What anybody may do, with its object. */
const AS_A_RULE = () =>
  /^(?:Eating|Drinking|Taking|Using|Wearing|Smoking|Keeping|Making|Having|Getting|Watching|Skipping|Swapping|Quitting|Blocking|Adding|Avoiding|Owning|Chewing|Petting|Climbing) (?!(?:disorder|water|age|game|ban|room|area|gun|gear|habit|wall|holiday)s?\b)(?:out |up |off )?\p{L}/u
const PICTURES = /(?:^| )(?:photos|photographs|pictures|images|maps|charts|graphs|paintings|drawings)$/i
const SHOWS = /^(?:warn|capture|tell|remind|illustrate|depict|document)$/
const GIVES_WAY = /^(?:let|allow|enable|help)$/
const ANYBODY = /^(?:people|you|users|readers|viewers|listeners|anyone|everyone|anybody)\b/

const WAYS =
  /(?:^|[ -])(?:tunnel|bridge|road|motorway|highway|line|route|railway|rail|path|cable|cableway|pipeline|river|wall|canal|trail|train|tram|bus|ferry|border|fence|corridor|street|service|lift|metro)(?:s|es)?$/i
const RULES =
  /(?:^|[ -])(?:tax|rule|law|ban|fee|charge|toll|limit|discount|offer|levy|duty|tariff|fine|price|guarantee|warranty|exemption|code)(?:s|es)?$/i
const OF_NUMBER = () => /^(?:up to |about |nearly |over |more than )?\d[\d,.]* \p{Ll}/u
const IS_SHARE = () =>
  /^(?:up )?(?:just |only |about |nearly |almost |over |more than |less than |at least )?(?:an? |one |two |three )?(?:\d[\d.,]* ?(?:%|per ?cent\b)|half|third|thirds|quarters?|fifth|tenth|most)\b/
const HABITS = /^(?:sleep|eat|drink|wear|earn|breathe|smoke|hibernate|migrate|breed)$/

const GOES_ON =
  /^(?:accept|allow|charge|cost|hold|include|lead|let|live|make|offer|own|pay|permit|run|sell|serve|stand|support|use|work)$/
const LASTS =
  /(?:[st]ion|ment|ence|ance|ity|ness|age|ade|ism)s?$|^(?:war|clash|conflict|row|crisis|drought|storm|strike|price|cost|cut|tariff|revenue|debt|disease|virus|outbreak|flood|fire|heat|rain|deal|rise|fall|growth|protest|delay|plan|law|bill|rule)(?:e?s)?$/i
const PLANS =
  /^(?:plan|proposal|bill|law|rule|polic(?:y|ie)|scheme|reform|measure|budget|deal|treaty|program(?:me)?|act|order|calendar|schedule|timetable|agenda|roadmap|blueprint|draft|guideline)s?$/i
const EFFECTS =
  /^(?:give|put|let|allow|make|require|cut|raise|ban|force|create|offer|leave|bring|help|protect|expand|save|add|end|change|target|mean|limit|lower|reduce|boost|hurt|favor|favour|benefit|punish|reward|tax|fund|enable|open|close|restrict|threaten|risk|undermine|weaken|strengthen)$/
const WARES =
  /^(?:app|battery|kit|gadget|device|tool|machine|laptop|phone|smartphone|tablet|camera|robot|vacuum|mattress|pillow|jacket|shoe|boot|sneaker|dress|bag|cream|serum|lotion|recipe|meal|burger|drink|menu|headphone|earbud|speaker|charger|bike|scooter|car|suv|truck|sedan|watch|smartwatch|toy|game|guide|book|novel|memoir|documentary|podcast|show|series|film|movie|exhibition|exhibit|website|map|chart|graph|calculator|update|upgrade|feature|mode|setting|patch|version|software|browser)s?$/i

const SERVES =
  /^(?:give|let|make|turn|keep|offer|come|work|do|save|cut|clean|hold|promise|bring|put|tell|explore|follow|star|use|cover|add|boost|play|track|serve|provide|deliver|combine|pack|fold|cook|wash|protect|cool|heat|measure|monitor|reduce|pay|get|run|last|charge|warn|carry|seat|fit|weigh|stop|detect|spot)$/

/** States that go on while they are told, and are reported as going on: "is reported to be preparing for". */
export const ONGOING =
  /^(?:seek|prepare|brace|await|consider|weigh|mull|investigate|probe|search|hunt|navigate|juggle|grapple|wrestle|tackle|battle)$/
/** Stances, efforts and troubles: whoever "urges" or "faces" something is urging or facing it while it is told. */
const HELD =
  /^(?:call (?:for|on)|(?:face|risk|hope|aim|plan|seek|urge|warn|ask|demand|push|press|appeal|argue|claim|insist|question|criticize|blame|accuse|deny|dispute|challenge|defend|oppose|back|sue|threaten|try|attempt|fight|struggle|campaign|offer|propose|explore|study|review|monitor|mourn|celebrate|protest|compete|promote|pursue|navigate|juggle|grapple|wrestle)(?: (?:for|of|about|against|over|with|to))?)$/
export const isHeld = ({ forms, rest, isLive }: Statement): boolean => {
  const base = forms?.base ?? ''
  if (isLive && !STATES.test(base)) return true
  const next = rest.split(' ')[0]!
  // "considers Ruiz unfit": what he takes her for.
  if (base === 'consider' && /^(?:\p{Lu}\S* )+(?:an?|the|too|un\p{Ll}+|guilty|innocent)\b/u.test(rest)) return false
  // "denies Ruiz bail": a decision, and no stance.
  if (base === 'deny' && (/^\p{Lu}/u.test(next) || isPersonNoun(next.replace(/s$/, '')))) return false
  // "warns more cuts ahead": a clause without its verb.
  if (base === 'warn' && /\bahead(?! of\b)/.test(rest)) return false
  // "weighs 5kg": a measure.
  if (base === 'weigh' && /\d/.test(next)) return false
  return (ONGOING.test(base) || HELD.test(base)) && !isParticiple(next) && !isGerund(next)
}

const BY_THE_BELL = /\b(?:after|before) (?:the |(?:the )?(?:closing|opening|market) )?(?:bell|close|open)(?=$|[,;])/

/** "goes on trial in September", "opens on Friday": the present tense may stand for what is to come. */
export function isScheduled({ kind, forms, prefix, rest }: Statement): boolean {
  // What somebody says now may be about next year.
  if (
    /^(?:say|claim|warn|tell|announce|argue|insist|believe|predict|suggest|reveal|vow|promise|threaten|pledge|confirm|propose|unveil)$/.test(
      forms?.base ?? '',
    )
  )
    return false
  // "Ban starts Monday": of what begins or ends, the day is to come.
  if (
    /^(?:start|begin|open|end|close|go|return|resume|launch|expire|kick off|take effect)$/.test(forms?.base ?? '') &&
    /^(?:\p{Ll}+ )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/u.test(rest)
  )
    return true
  // "Skerracorp reports earnings after the bell": as often tonight as last night.
  if (/^(?:report|release|post|publish|announce)$/.test(forms?.base ?? '') && BY_THE_BELL.test(rest)) return true
  // "Okafor and Ruiz meet today": they may not have met yet.
  if (kind === 'present' && /(?<!\b(?:of|than|until|like|earlier) )\btoday\b(?![’'])/i.test(`${prefix} ${rest}`))
    return true
  return /\b(?:in|on|by|until|from|this|next|late|early) (?:early |late |mid-)?(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|\d{4}|week|weekend|month|year|fall|autumn|spring|summer|winter|season)\b|\b(?:Jan|Feb|March|April|May|June|July|Aug|Sept?|Oct|Nov|Dec)\.? \d{1,2}(?=$|[,;]| (?:at|after|as|amid|by|despite|for|in|on|with)\b)|\b(?:tomorrow|tonight|soon|next)\b/.test(
    `${prefix.charAt(0).toLowerCase()}${prefix.slice(1)} ${rest}`,
  )
}

/** "rose as fares climb", "defied curfew, council lifts ban": a verb that did not go with the first. */
export function keepsPresent(behind: string): boolean {
  const clauses = (/^[,;]/.test(behind) ? behind : ` ${behind}`).split(
    /(?=(?: (?:as|while|when|because|so) |[,;] \p{L}))/u,
  )
  return clauses.some((clause) => {
    const [opening = ''] = /^(?:[,;]| (?:as|while|when|because|so)) /.exec(clause) ?? []
    return opening !== '' && tellsPresent(clause.slice(opening.length), /[,;]/.test(opening))
  })
}

/** Whether a clause has a verb in the present; behind a comma also one whose form may be a noun's. */
function tellsPresent(clause: string, isSecond: boolean): boolean {
  const words = clause.split(' ')
  if (/^(?:who|which|that|and|but|or|for|in|on|at|to|by|with|from|of|if)$/.test(words[0]!) || /ing$/.test(words[0]!))
    return false
  // A clause that has a past, or a verb that stays, tells its own time.
  const past = words.findIndex((word, i) => i > 0 && (isPast(word) || AUXILIARY.test(word)))
  return words.slice(0, past < 0 ? 6 : Math.min(past, 6)).some((word, i) => {
    const [before, next] = [words[i - 1] ?? '', words[i + 1] ?? '']
    const base = verbLemma(word)
    if (i === 0 || base === undefined || !/^\p{Ll}+$/u.test(word) || STATES.test(base) || REPORTS.test(base))
      return false
    if (inQuotes(clause, words.slice(0, i).join(' ').length + 1)) return false
    if (!isThirdPerson(word))
      return isBaseVerb(word) && (OF_MANY.test(before) || (isMany(before) && (next === '' || opensNext(next))))
    if (STOPS_OBJECT.test(before)) return false
    return !isNoun(word) || (isSecond && !isMany(before) && !isBaseVerb(before) && /^(?!(?:and|or)$)\p{L}/u.test(next))
  })
}

export const REPORTS =
  /^(?:say|tell|warn|vow|reveal|claim|report|show|find|suggest|confirm|announce|argue|insist|allege|admit)$/
const OF_MANY = /^(?:you|we|they|people|police|I)$/
const isMany = (word: string): boolean => /^\p{L}+[^su’']s$/u.test(word) && (isNoun(word) || !isThirdPerson(word))
const opensNext = (word: string): boolean =>
  STOPS_OBJECT.test(word) || /^(?:the|an?|his|her|its|their|\d.*)$/.test(word)

/** "have defied ban, council reopens pier": what somebody else does is told in its own tense. */
export const goesOnInPresent = (behind: string): boolean => keepsPresent(/[,;] .*$/.exec(behind)?.[0] ?? '')

/** "as costs rise" → "as costs rose", "and injures two" → "and injured two": what happened along with it. */
export const inPastTense = memoize((rest): string => {
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
        /^(?:the|a|an|his|her|its|their|of|for|in|on|with|to|from|by|over|about|against|amid|at|near|under|into|despite|without|between|through|across|during|no|any|some|more|several|many|two|three|four|five|six|seven|eight|nine|ten|\d+)$/.test(
          before,
        )
      )
        return word
      // "as Norcom beat forecasts": what it beat.
      if (isBaseVerb(before) && isPast(before)) return word
      // "as ten stun champions": whom they stun.
      if (isBaseVerb(before) && isPersonNoun(word.slice(0, -1))) return word
      const isJoined = /^(?:and|then|also|later)$/.test(before) || /,$/.test(before)
      const opening = words
        .slice(0, i)
        .findLastIndex((other) => /^(?:as|after|while|when|before|since|because|who)$/i.test(other))
      const follows = opening >= 0
      // "as coach and captain trade insults": of two no verb ends in -s.
      const inClause = words.slice(opening + 1, i)
      // "as some rowers return to boat grounds": behind a plural neither.
      if (
        follows &&
        !isJoined &&
        isThirdPerson(word) &&
        inClause.some((other) => /^and$|^\p{Ll}+[^sui'’]s$/u.test(other))
      )
        return word
      // "as Teck cuts copper forecasts": one of the two is the verb, and as a rule the first.
      if (follows && !isJoined && words.slice(opening + 1, i).some((other) => isThirdPerson(other))) return word
      // "after seeing boats in closed harbors": behind a form in -ing no clause has a verb of its own.
      if (
        follows &&
        !isJoined &&
        /^(?:after|before|since|while|when)$/i.test(words[opening]!) &&
        isGerund(inClause[0] ?? '')
      )
        return word
      // "who led protests": it stands behind "who" already.
      if (follows && !isJoined && words[opening] === 'who' && isPast(inClause[0] ?? '')) return word
      // "after drone attacks at a pier": no object.
      const hasObject = /^(?:(?:the|an?|his|her|its|their)$|\p{Lu}|\d|[“‘"'$])/u.test(words[i + 1] ?? '')
      // "as some ramps reopen": the verb comes behind its noun.
      if (/s$/.test(word) && isBaseVerb(words[i + 1] ?? '')) return word
      // "as appeals court lifts block": a noun stands between it and the verb.
      if (/^\p{Ll}/u.test(words[i + 1] ?? '') && isThirdPerson(words[i + 2] ?? '')) return word
      // "after export curbs": at its end a phrase has its noun.
      if (
        follows &&
        !isJoined &&
        i === words.length - 1 &&
        inClause.length > 0 &&
        /^(?:after|before|since|because)$/.test(words[opening]!) &&
        isBaseVerb(base) &&
        /s$/.test(word) &&
        NAMES_DEED.test(word)
      )
        return word
      if (isThirdPerson(word) && (!isNoun(word) || (follows && hasObject)) && (isJoined || follows))
        return verbForms(base).past
      return word
    })
    .join(' ')
}, 64)

/** Forms in -s that name deeds of state and of firms as often as they tell them. */
export const NAMES_DEED =
  /^(?:arrests|murders|killings|curbs|cuts|hikes|bans|raids|probes|fines|rises|falls|strikes|delays|recalls|closures|protests|clashes|attacks|leaks|swaps|buys|sells|hits)$/

const isPlural = (statement: Statement): boolean => statement.isPlural
const sameFirstWord = (a: string, b: string): boolean => a.toLowerCase().split(' ')[0] === b.split(' ')[0]
