/** What looks like a present and is none: a noun in -s, or a base form behind the verb proper. */
import { isCommonWord } from '../headline/true-case.ts'
import { CARDINALS } from '../words/closed-classes.ts'
import {
  isBaseVerb,
  isCountedNoun,
  isGenericNoun,
  isGerund,
  isNoun,
  isParticiple,
  isPast,
  isPersonNoun,
  isThirdPerson,
  verbLemma,
} from '../words/vocabulary.ts'
import { plural } from '../words/word-forms.ts'
import { type Doubt, lastTwo, NO_CLAUSE_YET } from './doubtful.ts'
import { looksPlural, STOPS_OBJECT, TAKES_INFINITIVE } from './object.ts'
import { NAMED_ING, TELLS } from './subject.ts'
import { FOUND, STATE } from './verbs.ts'

export const PRESENT_DOUBTS: readonly Doubt[] = [
  // "Some countries prise open lockdowns": what they do to them.
  ({ group, last }) => group === 'open' && OPENS_SO.test(last),
  // "Tour of Norland stage 3 victory", "Drug phase 3 trial": which of them.
  ({ group, rest }) =>
    /^(?:stage|phase|level|round|step|grade|group|size|type|page|rank)$/.test(group) && /^\d+\b/.test(rest),
  // "from harbor stalls to ferries": the first of a range.
  ({ subject, rest }) => / from \p{Ll}+$/u.test(subject) && /^to\b/.test(rest),
  // "Dorn's incessant calls to Ruiz": what describes the calls is nobody.
  ({ subject, group, rest, last }) =>
    isNoun(group) &&
    /[’']s \p{Ll}+(?:[scw]ant|stant|quent|tent|ive|ous|ful|less|able|ible)$/u.test(subject) &&
    !namesThing(last) &&
    STOPS_OBJECT.test(firstOf(rest)),
  // "Firm faces anger as …": the verb stands before what looks like one.
  ({ subject, rest }) => STIRS().test(subject) && !/^(?:(?:the|an?|his|her|its|their)\b|\d|\p{Lu})/u.test(rest),
  // "Ruiz lay in wait": a single one who lay there lays nothing.
  ({ subject, group, rest }) =>
    group === 'lay' && /^(?:in|on|under|there|near|beside|at|still)\b/.test(rest) && !looksPlural(subject),
  // "Islanders skeptical of ferry plan as …": how they are, and no verb before it.
  ({ subject }) => FEELS.test(subject),
  // "Ruiz ‘left too soon,’ says Okafor": who says it stands behind.
  ({ subject }) => /,[”"’']$|[”"’'],$/.test(subject),
  // "deploys 1,000 poll monitors": behind a number no single thing is many.
  ({ subject, group }) => isThirdPerson(group) && MANY_OF_ONE().test(subject),
  // "Human remains again found": nothing stays found.
  ({ group, rest }) => group === 'remains' && rest.split(' ', 2).some((word) => FOUND.test(word)),
  // "Port reports rise in thefts": what it reports a rise of.
  ({ subject, group, rest }) =>
    /^(?:rise|fall|drop|increase|decline|jump|surge)$/.test(group) &&
    / (?:reports|records|forecasts)$/.test(subject) &&
    /^in \p{Ll}/u.test(rest),
  // "series premiere recap": the first night, and what is told of it.
  ({ group, rest }) => /^premieres?$/.test(group) && /^(?:recap|review|date|ratings|night|party|episode)\b/.test(rest),
  // "Rovers top pick Dorn": which of theirs he is.
  ({ group, rest }) => group === 'top' && (isPersonNoun(firstOf(rest)) || /^(?:pick|prospect|seed|brass)\b/.test(rest)),
  // "Skerra hangs man": "hung" is another thing.
  ({ group, rest }) =>
    /^hangs?$/.test(group) &&
    /^(?:an? |the )?(?:\p{Ll}+ )?(?:men|man|woman|women|killers?|prisoners?|murderers?|convicts?|inmates?)\b/u.test(
      rest,
    ),
  // "Okafor shares snap of twins": a noun, unless the verb takes "of".
  ({ group, rest }) => /^of\b/.test(rest) && !/ /.test(group) && !TAKES_OF.test(verbLemma(group) ?? group),
  // "Jobless claims rise for second week": they are what rises.
  ({ group, subject }) =>
    group === 'claims' &&
    /\b(?:jobless|unemployment|insurance|benefits?|asylum|damage|disability|death|tax)$/i.test(subject),
  // "Police probe into fire": a noun, too.
  ({ group, rest }) => /^probe(?: into)?$/.test(group) && /^into\b/.test(sideOf(group, rest)),
  // "Skerra swallows rival Norwell": who it is, behind the verb.
  ({ group, rest, last }) =>
    isPersonNoun(group) && /^\p{Lu}/u.test(rest) && /[^s]s$/.test(last) && !isPersonNoun(last.slice(0, -1)),
  // "Water flows from Norwell taps again": the verb stands before its place.
  ({ subject, group, rest }) => isThirdPerson(group) && /^(?:again|too|now)?$/.test(rest) && flows(subject),
  // "Senator, safety advocates press agency": who presses stands behind the comma.
  ({ subject, group }) => isThirdPerson(group) && /^\p{L}+, \p{Ll}+$/u.test(subject),
  // "Harbor guards take on gangs": of two verbs the second has a particle.
  ({ group, rest }) =>
    isThirdPerson(group) &&
    /^(?:take|hold|hit|back|give|carry|break|stand|speak|walk|fight|push|pull|call) (?:on|over|up|out|off|down|back)\b/.test(
      rest,
    ),
  // "Phone renders hint at changes": of two verbs the second tells what the first, a plural, shows.
  ({ group, rest }) =>
    /^(?:renders|leaks|tests|reports|files|documents|images|results|records|ratings|talks)$/.test(group) &&
    /^(?:hint|point|signal|suggest|show|reveal|confirm|tease|indicate) \S/.test(rest),
  // "face masks feels": a plural before the verb.
  ({ group, rest }) =>
    isThirdPerson(group) && !NEVER_NOUN.test(group) && isThirdPerson(firstOf(rest)) && !isNoun(firstOf(rest)),
  // "mandates riders wear": a verb before whom it bids.
  ({ subject }) => BIDS().test(subject),
  // "passengers wearing face masks": what they wear.
  ({ subject }) => / (?:wears?|wearing|making|using) face$/i.test(subject),
  // "sales ban at match lifted": a noun, and what was done to it.
  ({ group, rest }) => {
    const [verb = ''] = group.split(' ')
    return !isThirdPerson(verb) && (isNoun(plural(verb)) || verb === 'appeal') && isDoneLater(sideOf(group, rest))
  },
  // "levels in river double limit": a plural, and the verb behind its place.
  ({ group, rest }) =>
    isThirdPerson(group) &&
    /^in \p{Ll}+(?: \p{Ll}+)? (?:double|triple|exceed|reach|fall|remain|vary|become) \p{Ll}/u.test(rest),
  // "on path to more rate hikes": one of many is no doer.
  ({ subject, group }) =>
    isThirdPerson(group) && / (?:more|fewer|many|several|few|these|those|such) \p{Ll}+$/u.test(subject),
  // "Trial volunteers fall ill": a plural and its verb.
  ({ group, rest }) => isThirdPerson(group) && FALLS_ILL.test(rest),
  // "Harbor guarantees to include tolls": a noun, and what belongs to it.
  ({ group, rest }) => NEVER_MEANS_TO.test(group) && /^to (?:include|cover|feature|cost|expire|last) /.test(rest),
  // "Tourist spots to be shut": a noun, unless the verb takes an infinitive.
  ({ group, rest }) => isNoun(group) && /^to be \p{Ll}/u.test(rest) && !TAKES_TO_BE.test(verbLemma(group) ?? group),
  // "Champion Okafor stacking shelves": the form in -ing has the noun behind it.
  ({ subject, group, rest, last }) =>
    isNoun(group) &&
    /\p{Lu}\S+ \p{Ll}+ing$/u.test(subject) &&
    isGerund(last) &&
    /^(?:in|at|on|for)\b/.test(rest) &&
    !NAMED_ING.test(last),
  // "hunter bags record stag", "shop offers cut price": the word before may be the verb, and this one a description.
  ({ subject, group, rest }) => {
    const [before, last] = lastTwo(subject)
    return (
      // "sales top $14 million": an amount is no stag.
      !/^(?:[$£€]?\d|views|estimates|forecasts|expectations)/.test(rest) &&
      /^(?:record|cut|double|key|close|top|lead)$/.test(group) &&
      /^\p{Ll}/u.test(last) &&
      /[^s]s$/.test(last) &&
      !/s$/.test(before) &&
      // "film stars lead tributes", "all three indexes close at records"
      !(group === 'lead' && isPersonNoun(last.replace(/s$/, ''))) &&
      !(group === 'close' && /^(?:at|lower|higher|up|down|over)\b/.test(rest) && looksPlural(subject))
    )
  },
  // "deadline day for a pledge": with nothing behind it, a noun.
  ({ subject, group, rest }) =>
    rest === '' &&
    /^(?:pledge|bid|plea|vow|probe|row|clash|crackdown|boost|snub|blow|plan|deal|ban|call)$/.test(group) &&
    / (?:of|for|in|on|over|after) /.test(subject),
  // "Two arrests after fire", "28 things every sailor needs": many, and a verb of one.
  ({ subject, group }) => isThirdPerson(group) && COUNTED.test(subject) && looksPlural(subject),
  // "Doctor struck off over fake passes bids to return": of what may be a noun and a verb, the verb.
  ({ subject, group, rest }) =>
    isThirdPerson(group) &&
    isNoun(group) &&
    /^(?:bids|vows|plans|hopes|fails|wants|agrees|refuses|offers|seeks) to \p{Ll}/u.test(rest) &&
    subject.split(' ').some((word, i) => i > 0 && isParticiple(word) && !isNoun(word)),
  // "Prisoner let out by mistake": of one, and so nothing he does now.
  ({ subject, group, last, before }) =>
    !group.split(' ').some((word) => isThirdPerson(word) || /^doesn['’]t$/.test(word)) &&
    !/,/.test(subject) &&
    isOnePerson(subject, last || before),
  // "Bars no longer serve cocktails": the verb stands behind, and in front of it who does it.
  ({ group, rest }) =>
    isThirdPerson(group) && isNoun(group) && isBaseVerb(/^no longer (\p{Ll}+)/u.exec(rest)?.[1] ?? ''),
  // "Pollies pocket pay rise": what they pocket.
  ({ subject, group, rest }) =>
    /^(?:rise|hike|cut|freeze|boost|increase)$/.test(group) &&
    / (?:pay|price|rent|fare|tax|rate|wage|fee|salary|cost)$/.test(subject) &&
    !/^(?:\d|by|to|from)/.test(rest),
  // "No-fault divorces rise": many of a kind.
  ({ subject, group, rest }) =>
    /^\p{L}+-\p{Ll}+$/u.test(subject) &&
    isThirdPerson(group) &&
    /^(?:rise|fall|drop|grow|climb|double|triple|soar|halve|stall|jump|slump|dip|surge)\b/.test(rest),
  // "Chat show host quits": half of what he hosts.
  ({ group, rest }) =>
    /^shows?$/.test(group) &&
    /^(?:host|star|presenter|judge|boss|winner|contestant|business|runner|trial)s?\b/.test(rest),
  // "Diet drinks no better than sugary ones": how they are.
  ({ group, rest }) => isNoun(group) && /^no (?:better|worse|safer|\p{Ll}{3,}er) than\b/u.test(rest),
  // "Fact-checking claims that ferries sank": what is checked.
  ({ subject, group, rest }) =>
    /^\p{Lu}\S*ing$/u.test(subject) &&
    /^(?:claims|reports|rumou?rs|beliefs|allegations|calls|demands|threats|suggestions|signs|hopes|fears|doubts)$/.test(
      group,
    ) &&
    /^(?:that|of|about|for)\b/.test(rest),
  // "Norwell counts vote", "Islanders cast ballots", "Ferry shares extend declines": what they count, cast and extend.
  ({ group, last }) =>
    /^(?:votes?|ballots?)$/.test(group)
      ? /^(?:(?:count|recount|cast|hold|delay|skip|rig)s?|tally|tallies|boycotts?)$/.test(last)
      : /^(?:declines?|gains?|slides?|drops?|falls?|cuts?|rallies|rally)$/.test(group) &&
        /^(?:extend|pare|trim|erase|reverse|post|add to)s?$/.test(last),
  // "Storm forces change to ferry rules": what it forces; of itself nothing of the sort changes.
  ({ group, last, rest }) =>
    /^(?:change|rethink|delay|review)$/.test(group) &&
    /^(?:forces|prompts|brings|sparks|spurs|drives|demands|sees)$/.test(last) &&
    /^(?:to|in|of|for|at|on)\b/.test(rest),
  // "Ferry group shares steady after outage": how they are.
  ({ group, rest }) =>
    /^(?:shares|stocks)$/.test(group) &&
    /^(?:steady|flat|mixed|muted)(?:$| (?:after|as|amid|before|ahead|in|on|at|despite|following)\b)/.test(rest),
  // "How Norland's export controls work": how they do.
  ({ group, rest }) => /^(?:controls|rules|checks|permits|limits)$/.test(group) && rest === 'work',
  // "Girl slays her impression of Ruiz": nobody dies of it.
  ({ group, rest }) => /^slays?$/.test(group) && /^(?:$|(?:her|his|their|the|this|in|at|on|with|it)\b)/.test(rest),
  // "The Long Tide by Dana Rivers review": what is thought of a work.
  ({ subject, group }) => group === 'review' && /\p{Lu}\S*$/u.test(subject),
  // "Rift over harbor exit strategy": what it is called.
  ({ group, rest }) =>
    group === 'exit' &&
    /^(?:strateg(?:y|ies)|polls?|interviews?|plans?|deals?|visas?|routes?|ramps?|rows?|signs?|tax|fees?|talks|clause|options?)\b/.test(
      rest,
    ),
  // "Store sleep before a night at sea": said to the reader, and no store does it.
  ({ subject, group }) =>
    !group.split(' ').some(isThirdPerson) && /^\p{Lu}\p{Ll}+$/u.test(subject) && isBid(subject.toLowerCase()),
  // "Okafor bags brace": what he scored.
  ({ subject, group, rest }) =>
    /^(?:brace|strike|double)$/.test(group) &&
    / (?:bags|nets|grabs|nabs|hits|scores)$/.test(subject) &&
    isOpenEnd(rest),
  // "LNG stocks in focus", "Rovers picks for Sunday", "Okafor Brands to close": a noun, where the verb would have an object.
  ({ group, rest }) => NEEDS_OBJECT.test(group) && isOpenEnd(rest) && !(TAKES_PHRASE.get(group)?.test(rest) ?? false),
  // "pier leaks fuelled a row", "fare forecasts raised to 3%", "Skerra files end careers": the verb is behind them.
  ({ group, rest }) => TELLS_BEHIND.test(group) && isToldBehind(rest),
  // "Harbor contingency plans still unclear": how they are.
  ({ group, rest }) => isThirdPerson(group) && isNoun(group) && STANDS().test(rest),
  // "fare drop hopes to …": of two nouns the second would be the verb.
  ({ group, rest, isPlural }) =>
    isPlural &&
    isNoun(plural(group)) &&
    !isThirdPerson(group) &&
    /^(?:hopes|fears|plans|needs|seeks|vows) to\b/.test(rest),
  // "Harbor best of awards 2031": a year is no object.
  ({ rest }) => /^(?:19|20)\d\d$/.test(rest),
  // "Migrant children battle moves to Skerra": what moves there is the battle.
  ({ group, rest }) =>
    isNoun(plural(group)) &&
    !isThirdPerson(group) &&
    /^(?:moves|shifts|heads|turns|returns|spreads) to \p{Lu}/u.test(rest),
  // "And Okafor files deadline looms": the verb comes at the end.
  ({ group, rest }) =>
    ENDS_TELLING().test(rest) &&
    !TELLS.test(verbLemma(group) ?? group) &&
    !/ (?:as|after|before|while|when|if|that|and|but|yet|who) /.test(` ${rest}`),
  // "Lawmakers pass fare curbs like those of Skerra": the verb stands behind those who act.
  ({ subject, group }) => isThirdPerson(group) && holdsDeedOfMany(subject),
  // "Rumors about Ruiz not 'based on facts' says pilot": who says it stands behind.
  ({ subject, group }) => group === 'says' && / not /.test(subject),
  // "Storm Ana Brings rip tides": a verb taken for part of the name.
  ({ subject }) => isVerbInName(subject),
  // Below, a particle of the verb speaks for it.
  (statement) => !/ /.test(statement.group) && BARE_VERB_DOUBTS.some((doubt) => doubt(statement)),
]

/** Of a verb without a particle. */
const BARE_VERB_DOUBTS: readonly Doubt[] = [
  // "Dorn conferred naval honors": what he was given.
  ({ subject, group }) => isNoun(group) && BESTOWED().test(subject),
  // "Rovers prop ruled out": who it was, and what was done to him.
  ({ group, rest }) => {
    const [next = '', behind = ''] = rest.split(' ')
    return (
      isBaseVerb(group) &&
      (isParticiple(next) || /ed$/.test(next)) &&
      /^\p{Ll}/u.test(next) &&
      /^(?:out|off|up|in|for|by|over|after|from|at|on|to|as)$/.test(behind)
    )
  },
  // "Skerra eye drops recalled nationwide": things, and what was done to them.
  ({ group, rest }) => {
    const [next = '', behind = ''] = rest.split(' ')
    return (
      isThirdPerson(group) &&
      (isNoun(group) || isCountedNoun(group)) &&
      !LINKS.test(group) &&
      isParticiple(next) &&
      isPast(next) &&
      !isNoun(next) &&
      (behind === '' || behind === 'due' || STATE.test(behind) || STOPS_OBJECT.test(behind))
    )
  },
  // "Rovers benches clear after foul": a plural, and the verb behind it.
  ({ group, rest }) => {
    const [next = '', behind = ''] = rest.split(' ')
    return (
      isThirdPerson(group) &&
      !TAKES_BASE.test(group) &&
      WITHOUT_OBJECT.test(next.replace(/,$/, '')) &&
      (behind === '' || /,$/.test(next) || STOPS_OBJECT.test(behind))
    )
  },
  // "Norwell Schools hosts open interviews": what could be a verb stands before what could be an adjective.
  ({ subject, group }) => {
    const [name, verb] = lastTwo(subject)
    return /^\p{Lu}/u.test(name) && /^\p{Ll}/u.test(verb) && isThirdPerson(verb) && DESCRIBES.test(group)
  },
  ({ subject }) => isBehindInfinitive(subject),
  // "People regret buying smart displays": the verb stands before the form in -ing.
  ({ subject }) => TAKES_GERUND().test(` ${subject} `) && !/ (?:to|who|that|which) /.test(subject),
  // "climate rules help towns": of two verbs the second has the object.
  ({ group, rest }) =>
    isNoun(group) &&
    /^\p{Ll}+ (?:\p{Lu}|the |a |an |his |her |its |their )/u.test(rest) &&
    isBaseVerb(firstOf(rest)) &&
    // "sounds like a storm", "posts record Q4 loss"
    !(group === 'sounds' && /^like\b/.test(rest)) &&
    !(/^(?:posts|reports)$/.test(group) && /^record Q[1-4]\b/.test(rest)),
  // "deadlock forces furloughs": of two forms in -s the first is the verb.
  ({ subject, group }) => {
    const [, last] = lastTwo(subject)
    return isThirdPerson(group) && looksPlural(subject) && /^\p{Ll}+s$/u.test(last) && !isPersonNoun(last)
  },
  // "Firms closing old piers plan …": with so much between them, nobody can tell.
  ({ subject, group, isPlural }) => !isThirdPerson(group) && isPlural && hasGoingOn(subject),
]

const OPENS_SO =
  /^(?:prise|prize|pry|prod|force|crack|break|swing|throw|push|wrench|tear|rip|split|burst|blow|kick|slice|cut|lever)$/

const TAKES_OF =
  /^(?:admit|approve|become|boast|come|complain|conceive|consist|despair|die|disapprove|dispose|dream|hear|know|learn|reek|rid|smell|speak|talk|taste|tell|think|tire|warn)$/

/** One thing, and what one may be told to do. */
const isBid = (word: string): boolean =>
  isBaseVerb(word) && isCommonWord(word) && !looksPlural(word) && !isPersonNoun(word)

const sideOf = (group: string, rest: string): string => `${group} ${rest}`.split(' ').slice(1).join(' ')

/** A form in -s before a preposition, and a place behind it. */
const flows = (subject: string): boolean =>
  subject
    .split(' ')
    .some(
      (word, i, words) =>
        i > 0 && isThirdPerson(word) && /^(?:from|into|through|across|onto|to)$/.test(words[i + 1] ?? ''),
    )

/** Common words for one person; a team, a couple or a name may have a verb of many. */
const isOnePerson = (subject: string, last: string): boolean =>
  /^\p{Ll}/u.test(
    subject
      .split(' ')
      .at(-1)!
      .replace(/^\p{Lu}(?=\p{Ll}+$)/u, (letter) => (subject.includes(' ') ? letter : letter.toLowerCase())),
  ) &&
  isPersonNoun(last) &&
  !/s$|men$|^(?:people|children|police|staff|crew|youth|public|family|couple|pair|trio|duo|team|jury|gang|mob|crowd|army|navy|band|board|cabinet|opposition|clergy|folk|kin|press|media)$/.test(
    last,
  ) &&
  !/ and /.test(subject)

/** "… 1,000 poll", "… two pier"; a number behind a name belongs to it: "Boeing 737 jet". */
const MANY_OF_ONE = () =>
  /(?:^| )(?!(?:season|episode|part|day|week|round|phase|game|act|volume|chapter|level|group|series|version|type|stage|grade|step|top|under|over) )\p{Ll}+ (?:[2-9]|\d[\d,]*\d|two|three|four|five|six|seven|eight|nine|ten) (?!(?:men|women|people|children|police|percent|million|billion|dead)$)\p{Ll}*[^s\P{Ll}]$/u

const COUNTED = new RegExp(
  `^(?:\\d[\\d,]*(?![\\d,.-])|${CARDINALS}|eleven|twelve|several|many|dozens|hundreds)\\b(?!-)`,
  'i',
)

/** Nouns that as verbs have an object. */
const NEEDS_OBJECT =
  /^(?:acts|answers|arrests|auditions|awards|bans|blames|boosts|brands|clashes|clips|covers|cures|cuts|deals|demands|designs|details|documents|estimates|eyes|files|fines|forecasts|guards|highlights|honou?rs|images|interviews|issues|labels|levels|links|lists|loans|logs|maps|measures|monitors|murders|names|numbers|objects|orders|paints|photographs|picks|pictures|plots|prices|prints|prizes|profiles|quotes|races|records|reins|releases|renders|reports|requests|reserves|results|reviews|rewards|rivals|schools|shares|shops|stocks|stores|supplies|surveys|talks|targets|tests|texts|thanks|ties|updates|views|wages|warrants)$/
/** Phrases that some of them take all the same. */
const TAKES_PHRASE = new Map([
  ['acts', /^(?:as|like|on|to|in|against|after|over|for)\b/],
  ['answers', /^(?:to|for|with)\b/],
  ['clashes', /^(?:with|over)\b/],
  ['cuts', /^(?:off|out|up|down|through|into|across|to|by)\b/],
  ['deals', /^with\b/],
  ['demands', /^that\b/],
  ['files', /^(?:for|against|to (?!be\b)|with|in (?:court|\p{Lu}))/u],
  ['levels', /^(?:off|up|out)\b/],
  ['links', /^(?:up|with)\b/],
  ['objects', /^to\b/],
  ['plots', /^(?:to|against|with)\b/],
  ['prices', /^(?:in|out|at)\b/],
  ['races', /^(?:to|against|past|through|across|into|ahead|for)\b/],
  ['reports', /^(?:from|on|to|that)\b/],
  ['results', /^in\b/],
  ['shares', /^(?:in (?:the|an?|his|her|its|their|[$£€\d])|with\b)/],
  ['shops', /^(?:for|at|around)\b/],
  ['stocks', /^up\b/],
  ['talks', /^(?:to|about|up|of|with|through|down|tough)\b/],
  ['tests', /^(?:for|positive|negative|out)\b/],
  ['ties', /^(?:for|with|up|at)\b/],
])

const isOpenEnd = (rest: string): boolean => rest === '' || (STOPS_OBJECT.test(firstOf(rest)) && !/^\S+ \d/.test(rest))

/** Happenings and papers that do something themselves. */
const TELLS_BEHIND =
  /^(?:attacks|clashes|cuts|fears|files|fires|floods|forecasts|hopes|leaks|orders|protests|rates|records|reports|sales|shares|stocks|strikes|talks|tests)$/

/** A past with an object or a phrase, or a verb in its base form with an object, behind what may be its subject. */
function isToldBehind(rest: string): boolean {
  // "fires in Peru kill three"
  if (
    /^(?:in|at|on|off|near|across) (?:\S+ ){1,3}(?:kill|injure|destroy|leave|force|hurt|wound|damage|threaten) \S/.test(
      rest,
    )
  )
    return true
  const [next = '', behind = ''] = rest.split(' ')
  // "hopes dented by loss": a participle that no list has.
  if (behind === 'by' && /^\p{Ll}{3,}ed$/u.test(next)) return true
  if (behind === '' || isNoun(next)) return false
  if (isPast(next)) return !isParticiple(next) || /^(?:to|by|as|after|amid|from|over|debate|anger|fears)$/.test(behind)
  return (
    /^(?:kill|end|cut|hit|burn|leave|force|push|raise|lift|fuel|spark|threaten|damage|destroy|injure|wound|hurt|show|reveal|continue|erupt|spread)$/.test(
      next,
    ) && !/^(?:with|for|in|of|over)$/.test(behind)
  )
}

const holdsDeedOfMany = (subject: string): boolean =>
  subject.split(' ').some(
    (word, i, words) =>
      i > 0 &&
      isBaseVerb(word) &&
      ((/s$/.test(words[i - 1]!) && isPersonNoun(words[i - 1]!.replace(/s$/, '').toLowerCase())) ||
        // "People share harbor snaps": with what they share.
        (/^(?:people|women|men)$/i.test(words[i - 1]!) && i < words.length - 1)),
  )

const namesThing = (word: string): boolean =>
  isNoun(word) || isNoun(plural(word)) || isPersonNoun(word) || isGenericNoun(word)

const ENDS_TELLING = () =>
  /^(?:(?:at|in|of|for|with|to|over|against) (?:\p{L}+ ){0,5}?\p{Lu}\S* (?:ends|stalls|resumes)|[^,]*\p{L} (?:looms|expires|continues|begins|nears|persists|mounts|fades|remains))$/u

const STANDS = () =>
  /^(?:still|now|yet|likely|unlikely|already) (?:un\p{Ll}+|in|on|at|to be|under|far|open|pending|available)\b/u

function isVerbInName(subject: string): boolean {
  const [before, last] = lastTwo(subject)
  const key = last.toLowerCase()
  // "Harbor Music Awards draws": what it is called.
  return (
    /^\p{Lu}/u.test(before) &&
    /^\p{Lu}\p{Ll}+s$/u.test(last) &&
    isThirdPerson(key) &&
    !isNoun(key) &&
    !/^(?:awards|games|brands|motors|stores|holdings|partners)$/.test(key)
  )
}

/** "wants answers", "asks appeals court": of two words in -s the second is the noun. */
const NEVER_NOUN = /^(?:wants|asks|gets)$/

const firstOf = (rest: string): string => rest.split(' ')[0]!

const STIRS = () => /\p{L} (?:faces|sparks|draws|meets|provokes|triggers|voices|expresses|vents|stirs)$/u

const BIDS = () =>
  /[\p{L}’'”"] (?:mandates|demands|asks|orders|requires|insists|proposes|recommends|suggests|lets|helps|helped|makes|wants) \p{Ll}+s$/u

/** A participle behind the first phrase, with nothing before it that has a verb of its own. */
function isDoneLater(rest: string): boolean {
  if (!/^(?:at|in|on|for|of|over|after|near) /.test(rest)) return false
  const words = rest.split(/ (?:as|after|before|while|who|that|which|when|if|because|since|by) |[,;]/)[0]!.split(' ')
  return words.some(
    (word, i) =>
      i > 1 &&
      isParticiple(word) &&
      isPast(word) &&
      !isNoun(word) &&
      !NO_CLAUSE_YET.test(words[i - 1]!) &&
      // "rise on rate cut hopes": a noun.
      !(word === 'cut' && /^(?:rates?|interest|tax|price|jobs?|budget|spending|pay|wage|fed)$/i.test(words[i - 1]!)),
  )
}

/** Forms in -s with no infinitive behind them as verbs. */
const NEVER_MEANS_TO =
  /^(?:guarantees|changes|measures|reports|upgrades|updates|tests|repairs|charges|cuts|supplies|costs|benefits|exercises|drills|shows|visits|tours|checks|awards|rates|talks|trials|terms)$/

const FALLS_ILL =
  /^(?:fall (?:ill|sick|short|silent|victim|apart|behind|asleep)|(?:get|go|come|find|seek|lose|die|become|ask|tell|flee|refuse) \S)/

export const TAKES_TO_BE =
  /^(?:plan|hope|want|need|claim|agree|seem|appear|ask|expect|deserve|refuse|vow|aim|seek|try|continue|start|begin|like|love|prepare|choose|decline|fail|fight|prove|turn|promise|pledge|threaten|offer|wait|look|bid|campaign|happen|have|pretend|demand|wish|learn|manage|tend|struggle)$/

const BESTOWED = () => /\p{L} (?:conferred|awarded|granted|accorded|given|handed|denied|promised|offered) \p{Ll}+$/u

/** "stands accused of", "remains closed on": behind these a participle is how somebody is. */
const LINKS = /^(?:looks|stands|remains|stays|rests|lies|sits|walks|returns|claims|gets|goes)$/

const TAKES_BASE =
  /^(?:keeps|stays|goes|comes|falls|gets|turns|makes|lets|helps|runs|stands|holds|breaks|sees|hears|steers|leaves)$/
const WITHOUT_OBJECT =
  /^(?:clear|meet|agree|disagree|differ|vary|begin|expire|remain|arrive|emerge|erupt|persist|reopen|resume|soar|suffer|survive|vanish|die)$/

const DESCRIBES =
  /^(?:open|clean|clear|dry|empty|free|secure|separate|slow|complete|perfect|direct|live|own|present|welcome|double|triple|narrow|lower|better|cool|warm|calm|close|mature|average|total|rival|fake)$/

/** "Norwell to provide more food benefits": the infinitive was the verb. */
function isBehindInfinitive(subject: string): boolean {
  const infinitive = /(\S+) to (\p{Ll}+)(?: |$)/u.exec(subject)
  return (
    infinitive !== null &&
    isBaseVerb(infinitive[2]!) &&
    !TAKES_INFINITIVE.test(infinitive[1]!) &&
    !isParticiple(infinitive[1]!) &&
    !/ (?:that|who|which) /.test(subject)
  )
}

/** Verbs with a form in -ing for their object: the first verb of the sentence is theirs. */
const TAKES_GERUND = () =>
  / (?:regrets?|stops?|starts?|keeps?|begins?|enjoys?|avoids?|considers?|denies|deny|finish(?:es)?|quits?|risks?|admits?) \p{Ll}+ing /u

/** A form in -ing with at least two words behind it. */
function hasGoingOn(subject: string): boolean {
  const words = subject.split(/\s+/)
  return words.some(
    (word, i) => i > 0 && i < words.length - 2 && /^\p{Ll}+ing$/u.test(word) && isGerund(word) && !NAMED_ING.test(word),
  )
}

const FEELS =
  /^(?:\S+ )*\S+s (?:s[ck]eptical|wary|critical|supportive|fearful|afraid|unsure|proud|hopeful|worried|optimistic|pessimistic|uneasy|cautious|nervous|confident) (?:of|about|over) /
