/**
 * Whether a verb of battle or of breaking is meant literally. "Senator torches rival" is criticism, "rioters torch
 * car" is a fire: the wording of the first would make the second false. In doubt it is literal, and then nothing is
 * flagged and nothing reworded.
 */

import { isCommonWord } from '../headline/true-case.ts'
import { firstNames } from '../headline/true-case-names.ts'
import type { Headline } from '../headline/words.ts'
import type { Wording } from '../lexicon/wording.ts'
import { isPersonNoun, isPlace, isThirdPerson } from '../words/vocabulary.ts'
import { SHOWN_BY_NOUN } from './frames-of-verbs.ts'
import { PREPOSITIONS } from './standing.ts'

const words = (text: string): Set<string> => new Set(text.trim().split(/\s+/))

/** Subjects that cannot speak: forces of nature, vehicles, weapons, animals, markets and diseases. */
const FORCES = words(`
  storm storms nor'easter noreaster derecho squall gale gales twister downpour
  snowstorm snowstorms thunderstorm thunderstorms hailstorm hurricane hurricanes typhoon typhoons cyclone
  cyclones tornado tornadoes quake quakes earthquake earthquakes aftershock flood floods flooding floodwaters tsunami
  fire fires wildfire wildfires blaze blazes heatwave heatwaves heat drought rain rains rainfall snow wind winds waves
  landslide landslides mudslide avalanche volcano lightning tide tides blizzard frost freeze weather monsoon meteor
  meteorite asteroid comet truck trucks lorry lorries car cars bus buses van suv tram train trains plane planes jet jets
  helicopter ship ships vessel tanker boat boats ferry yacht motorcycle bike tractor vehicle vehicles driver drivers
  motorist rocket rockets missile missiles drone drones bomb bombs bomber blast blasts explosion explosions shell shells
  shelling shrapnel strike strikes airstrike airstrikes gunfire bullet bullets dog dogs bear bears shark sharks bull
  elephant elephants lion lions tiger leopard coyote crocodile alligator bees virus disease outbreak pandemic epidemic
  recession crash crisis engine roof crane tree debris
  stag stags deer ram rams goat goats horse horses cow cows wolf wolves elk moose goose geese`)

/** Who acts on the street or in the field; what they do is done by hand. */
const DOERS = words(`
  police cops cop officers officer gunman gunmen shooter attacker attackers suspect suspects robber robbers thieves
  burglars intruder vandals rioters rioter protesters demonstrators looters mob crowd troops soldiers soldier army navy
  militants militant rebels insurgents terrorists fighters settlers forces firefighters crews workers militia commandos
  knifeman knifemen thief raider raiders boxer boxers wrestler man woman teen teenager boy girl passenger driver student fans villagers residents`)

/** What is worn, cooked, played with or held: of somebody's, it is handled and not criticized. */
const CONCRETE = words(`
  shirt shirts jersey jerseys trousers jeans dress dresses coat coats jacket hat hats shoe shoes shorts bag bags purse
  page pages paper papers photo photos poster posters ticket tickets ballot ballots
  pig pigs chicken chickens lamb beef turkey turkeys duck ducks goose meat steak potato potatoes pepper peppers beans
  chestnuts nuts marshmallow marshmallows coffee cake bread
  phone phones laptop tv guitar guitars piano ball balls puck net racket bat bats homer homers single double triple
  tree trees rock rocks pipe pipes car cars bike bikes van jet jets bed beds room rooms table tables chair chairs
  nail nails tunnel tunnels rock metal
  finger fingers hand hands leg legs arm arms head face nose jaw ribs ear ears ligament muscle muscles`)

/** Put in words: whoever is attacked "with" these is criticized. */
const SPOKEN = words(`
  comment comments remark remarks word words statement statements tweet tweets letter letters post posts video videos
  report ad ads advert song joke jokes meme memes nickname speech quip quips insult insults line message messages
  question questions response answer reply rant tirade outburst claim claims accusation accusations criticism
  takedown slur slurs put-down dig barb name names verdict review reviews poem cartoon sketch monologue column op-ed`)

const SAYS = /^(?:criticize|respond|question|comment on|voice criticism|speak|make fun of|argue)/

/** Points of a game: "torches Dorn for three touchdowns". */
const POINTS = words(`
  touchdown touchdowns goal goals point points run runs homer homers hits inning innings try tries birdie birdies ace
  aces wicket wickets yards punch punches knockout hat-trick double century strikeouts`)
const BOUT = /\b(?:bouts?|box(?:er|ers|ing)|ring|knockouts?|sparring|heavyweights?|middleweights?|mma|ufc|gym|round)\b/i
const IN_RING = () =>
  /\bKOs?\b|\b(?:WB[AOC]|IBF)\b|weight (?:titles?|champion|belt)|\bto (?:win|retain|claim|defend|keep) (?:the |his |her )?(?:\p{L}+,? (?:and )?){0,6}(?:belts?|heavyweight|middleweight|welterweight)\b/iu
/** Who plunges into water or through the air, and what hangs. */
const DIVERS =
  /^(?:divers?|skydivers?|swimmers?|bathers?|submarines?|submersibles?|penguins?|seals?|whales?|necklines?|hemlines?|hundreds|thousands|dozens|fundraisers|revellers|students|runners|couples)$/

/** "Truck maker slams tariff": who makes or runs things is none of them. */
const FIRM =
  /^(?:agency|airline|banks?|bodies|body|brand|chains?|company|companies|councils?|dealerships?|firms?|giants?|group|industry|insurers?|lenders?|makers?|operators?|retailers?|suppliers?|unions?)$/

const WATER = words('river lake sea ocean water waters pool canal harbor harbour pond bay reservoir creek waterfall')

const NATURE = words(`
  storm storms snowstorm snowstorms thunderstorm thunderstorms hailstorm hurricane hurricanes typhoon typhoons cyclone
  cyclones tornado tornadoes blizzard blizzards monsoon rain rains rainfall snow snowfall wind winds waves weather flood
  floods flooding heatwave heatwaves earthquake quake drought dome plume downpour downpours deluge gale gales vortex hail
  hailstones squall squalls showers`)

/** What can be hit, burnt or torn with hands and is never criticized. */
const THINGS = words(`
  wall walls home homes house houses car cars truck building buildings coast shore street streets road roads bridge
  church mosque synagogue temple embassy consulate gate gates base village stadium airport port
  hospital prison shop shops store stores mall market hotel tower statue monument flag flags window windows door doors
  crops tree trees vehicle vehicles tent tents camp train bus plane ship boat toddler baby neighbourhood neighborhood
  economy economies markets exports exporters industry sector farmers consumers stocks shares trade currency profits
  sales growth retailers factories
  southeast northeast northwest southwest midwest region island islands beach beaches homeowners drivers`)

const VIOLENCE =
  /\b(?:shot|shoots?|shooting|stabb\w*|kill|killed|kills|killing|dead|dies|died|injur\w*|wound\w*|hurt|gun|guns|gunman|bomb\w*|missiles?|rockets?|drones?|airstrikes?|troops|soldiers|hostages?|arrest\w*|custody|taser|knife|blaze|flames|to death|murder\w*|quake|earthquake|crash\w*)\b/i

/** Verbs that a headline takes from the battlefield, the kitchen and the ring, and that are as often meant. */
const PHYSICAL = words(`
  blast rip rip-into bash hammer torch roast skewer savage shred trash scorch pummel obliterate annihilate demolish destroy crush
  dismantle unleash tear drag corner hound grill snap fire hit punch strike shoot take swipe blow go come pile own shade
  school smear bully strong-arm topple dethrone stun floor gut slash axe ax kneecap cripple kill nuke wreck ravage
  decimate upend rock rattle jolt torpedo vanish melt sneak spill spew tease bag nail collar pocket loot dump ditch burn
  explode erupt boil lurk prey stalk haunt break panic gasp cower weep trade spar cave fold shatter smash maul whip batter
  stomp clobber wallop steamroll storm scramble call dress rage`)

/** Verbs of plain criticism with no literal sense but one: something slams into a wall, a storm slams a coast. */
const HITTING = words('slam batter hammer pummel lash pound wallop clobber blast bash')

/** Frames that have shown already in which sense the verb stands. */
const PROVEN = new Set<string>([
  'nature',
  'land',
  'conflict',
  'record',
  'score',
  'amount',
  'plan',
  'abstract',
  'anger',
  'business',
  'program',
  'asked',
  'share',
  'judged',
  'match',
  'weapon',
  'outbreak',
  'market',
  'party',
  'moves',
  'blast',
  'ring',
  'affairs',
  'judgedas',
  'rights',
  'ofplan',
  'insulted',
  'money',
  'doing',
  'talk',
  'partner',
  'poll',
  'penalty',
  'closed',
  'figures',
  ...SHOWN_BY_NOUN,
])

/** What armies do to places, unless something shows that it is said and not shot. */
const BOMBARDING = words(
  'blast hammer pummel batter bash torch scorch hit strike punch destroy crush rock demolish annihilate obliterate',
)
const CRITICAL =
  /\b(?:over|for|remarks?|comments?|decision|tariffs?|policy|ruling|claims?|stance|plan|vote|speech|statement)\b|[:,] ?[‘“'"]/i

/** How strong a force was: a measure, where a force of nature or of arms is meant. */
const STRENGTH = words(
  'powerful massive monster mammoth colossal fiery devastating ferocious brutal savage wild relentless',
)
const MASSES = words('traffic crowd crowds attack attacks power outage outages sinkhole cleanup')

/** "Massive fire", "powerful car bomb": the adjective says how large, and evaluates nothing. */
export function measuresForce({ words }: Headline, at: number): boolean {
  if (!STRENGTH.has(words[at]!.key)) return false
  for (let i = at + 1; i <= at + 3 && i < words.length; i++) {
    const { key, base, gap } = words[i]!
    // "brutal video of crash", "savage tale shows ferry": behind a preposition or a verb stands another thing.
    if (PREPOSITIONS.has(key) || (i > at + 1 && isThirdPerson(key) && !FORCES.has(base)) || /[,:;–—]/.test(gap))
      return false
    if (FORCES.has(base) || MASSES.has(base)) return true
  }
  return false
}

/** Whether nature is the subject: then "slams" is "hits". */
export function isNatureSubject(headline: Headline, first: number): boolean {
  return headline.words.slice(Math.max(0, first - 2), first).some((word) => NATURE.has(word.base))
}

/** "Mayor Delia Crane": a word for a thing with the capital of a name behind another capital. */
function isSurname(headline: Headline, at: number): boolean {
  const word = headline.words[at]!
  const before = headline.words[at - 1]
  if (before === undefined || !/^\p{Lu}\p{Ll}/u.test(word.text) || !/^\p{Lu}/u.test(before.text)) return false
  return (
    firstNames.has(before.base) || (!headline.isTitleCase && !isCommonWord(before.base) && !FORCES.has(before.base))
  )
}

const SCORED = /^(?:homers?|dunks?|equali[sz]ers?|headers?|volleys?|touchdowns?|birdies?)$/

const FROM_AFAR = /\b(?:yards|metres|meters|range|box|stoppage|injury time|late|corner)\b/i

/** "blasts Dorn with shotgun", "rips Dorn's shirt", "torches Dorn for three touchdowns", "spars ahead of bout". */
function isDoneByHand({ words, text }: Headline, first: number, last: number, wording: Wording): boolean {
  const verb = wording.base.split(' ')[0]!
  if (verb === 'plunge' && DIVERS.test(words[first - 1]?.base ?? '')) return true
  if (verb === 'plunge' && DIVERS.test(words[first - 1]?.key ?? '')) return true
  if (!SAYS.test(wording.neutralBase ?? '')) return false
  if (verb === 'spar') return BOUT.test(text)
  // "Ruiz (52-3) blasted Dorn to retain the title": in the ring.
  if (IN_RING().test(text)) return true
  const object = untilNextPhrase(words.slice(last + 1, last + 7))
  if (object.length === 0) return false
  // "slams three-run homer"
  if (object.some(({ key }) => SCORED.test(key) || (key === 'winner' && FROM_AFAR.test(text)))) return true
  // "slams home winner"
  if (verb === 'slam' && object[0]!.text === 'home') return true
  const head = object.at(-1)!
  if (object.length > 1 && head.quote < 0 && CONCRETE.has(head.key) && /['’]s?$/.test(object.at(-2)!.text)) return true
  const at = last + 1 + object.length
  const phrase = words.slice(at + 1, at + 5)
  if (words[at]?.key === 'for') return phrase.slice(0, 3).some(({ key }, i) => i > 0 && POINTS.has(key))
  if (words[at]?.key !== 'with' || phrase.length === 0) return false
  // "slams deal with Norland": what holds between two.
  const isSomebody =
    isPersonNoun(head.base) || /^(?:him|her|them|us|me|police)$/.test(head.key) || /^\p{Lu}\p{Ll}/u.test(head.text)
  const isTalk = phrase.some(({ key, quote }) => SPOKEN.has(key) || quote >= 0)
  return isSomebody && !isTalk && !/^\p{Lu}/u.test(phrase[0]!.text)
}

/** The words before the next phrase or clause: "bank slashes jobs | as profits fall". */
function untilNextPhrase(words: Headline['words']): Headline['words'] {
  const end = words.findIndex(
    (word, i) =>
      i > 0 &&
      (/^(?:as|after|over|for|in|on|at|amid|while|when|with|during|before|by)$/.test(word.key) ||
        // "…, challenges House": what comes next.
        (/^,\s/.test(word.gap) && isThirdPerson(word.key))),
  )
  return end < 0 ? words : words.slice(0, end)
}

/** "slams worker over head with spanner": where somebody is hit. */
const ON_BODY =
  /(?<!\b(?:slap|kick|punch|smack|egg) )\b(?:over|on|in|across|round) (?:the |his |her |their )?(?:head|face|chest|skull|neck|stomach|jaw|ribs|nose|groin)\b(?! of\b)/i

/**
 * The words of the verb's own clause: "drivers suffer as | petrol prices rocket", "Gulls in crisis: | Ruiz hits out"; without
 * what stands before the verb itself: "car insurers (are) fleecing".
 */
function clauseBefore(words: Headline['words']): Headline['words'] {
  const at = words.findLastIndex(({ key }) => /^(?:as|while|when|because)$/.test(key))
  const from = words.findLastIndex(({ gap }, i) => i > 0 && /[:;.!?—–]/.test(gap))
  const clause = words.slice(Math.max(at + 1, from))
  const end = clause.findLastIndex(({ key }) => !HELPS.test(key))
  return clause.slice(0, end + 1)
}

const HELPS =
  /^(?:is|are|was|were|be|been|being|has|have|had|will|would|could|can|may|might|must|should|to|now|still|again|just|also|already|not)$/

/** Who attacks with words alone, where it says over what: "judge tears into prosecutors over murder case". */
const SPEAKERS =
  /^(?:judges?|magistrates?|coroner|ministers?|mayor|senators?|governor|congress(?:man|woman)|lawmakers?|mps?|watchdog|campaigners?|charit(?:y|ies)|unions?|critics?|coach|manager|boss|commissioner|prosecutors?|lawyers?|celebrit(?:y|ies)|columnist|pundits?)$/

/** Whether the verb at first..last is meant as it says. */
export function isMeantLiterally(headline: Headline, first: number, last: number, wording: Wording): boolean {
  if (isDoneByHand(headline, first, last, wording)) return true
  const verb = wording.base.split(' ')[0]!
  // "Norland obliterates Otavia": a country, and by deeds.
  if (
    wording.frame === 'name' &&
    /^(?:destroy|demolish|obliterate|annihilate)$/.test(verb) &&
    isPlace(headline.words[first - 1]?.base ?? '')
  )
    return true
  if (wording.frame !== null && PROVEN.has(wording.frame)) {
    // "Fire guts school library": a force cuts no programme.
    const isForce = headline.words.slice(Math.max(0, first - 3), first).some(({ base }) => FORCES.has(base))
    return isForce && /^(?:program|plan|abstract|rights)$/.test(wording.frame)
  }
  const subject = clauseBefore(headline.words.slice(Math.max(0, first - 8), first))
  const objects = untilNextPhrase(headline.words.slice(last + 1, last + 6))
  const isBy = headline.words[last + 1]?.key === 'by'
  const isPassive =
    (wording.form === 'past' || wording.form === 'participle') &&
    /^(?:by|over|for|as)$/.test(headline.words[last + 1]?.key ?? '')
  // "blasts Northgate church protesters": whom it meets stands at the end.
  const isPerson = isPersonNoun(objects.at(-1)?.base ?? '')
  // "Train bosses slam union", "train slammed by MPs": who speaks, and whom or what it is said of.
  const doers =
    (isPersonNoun(subject.at(-1)?.base ?? '') || FIRM.test(subject.at(-1)?.key ?? '')) &&
    !FORCES.has(subject.at(-1)!.base)
      ? []
      : isPassive
        ? subject.slice(-1).filter(() => !isBy)
        : subject
  if (doers.some((word, i) => FORCES.has(word.base) && !isSurname(headline, first - doers.length + i))) return true
  // "slammed by Hurricane Zelmer"
  if (
    isBy &&
    headline.words
      .slice(last + 2, last + 5)
      .some((word, i) => FORCES.has(word.base) && !isSurname(headline, last + 2 + i))
  )
    return true
  // "hundreds plunge in river" swim.
  if (verb === 'plunge' && headline.words.slice(last + 1, last + 6).some(({ base }) => WATER.has(base))) return true
  if (HITTING.has(verb) && /^(?:into|through|onto|against|off)$/.test(objects[0]?.key ?? '')) return true
  // "gate slams on hand": of who speaks it is "slams" with an object, or "slammed on air".
  if (
    verb === 'slam' &&
    wording.form !== 'past' &&
    wording.form !== 'participle' &&
    /^(?:on|shut|closed|to)$/.test(objects[0]?.key ?? '')
  )
    return true
  // "dupes widow of savings" takes something from her; to deceive takes nothing.
  if (verb === 'dupe' && headline.words.slice(last + 1, last + 6).some(({ key }) => key === 'of')) return true
  if (SAYS.test(wording.neutralBase ?? '') && ON_BODY.test(headline.text.slice(headline.words[last]!.end))) return true
  if (!PHYSICAL.has(verb)) return false
  if (subject.slice(-3).some((word) => DOERS.has(word.base))) return true
  if (
    !isPerson &&
    objects
      .slice(0, 3)
      .some(
        (word, i) =>
          ((THINGS.has(word.base) && !/^white house/i.test(`${objects[i - 1]?.text ?? ''} ${word.text}`)) ||
            (i === 0 && isPlace(word.base) && BOMBARDING.has(verb) && !CRITICAL.test(headline.text))) &&
          word.quote < 0,
      )
  )
    return true
  if (
    SAYS.test(wording.neutralBase ?? '') &&
    SPEAKERS.test(subject.at(-1)?.key ?? '') &&
    headline.words[last + 1 + objects.length]?.key === 'over'
  )
    return false
  // "takes a shot at rival": its own word tells of no violence.
  const around = [...headline.words.slice(0, first), ...headline.words.slice(last + 1)]
  return VIOLENCE.test(/^(?:take|kill)$/.test(verb) ? around.map(({ text }) => text).join(' ') : headline.text)
}
