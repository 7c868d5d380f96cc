/**
 * Phrases of the newsroom that have a second name: how somebody comes to harm, when and how something is.
 * `phrase=put/put`, by what must hold of the place, as in `paraphrase/small-words.ts`.
 */

import { CARDINALS } from '../words/closed-classes.ts'
import { isBaseVerb, isNoun, isParticiple, isPast } from '../words/vocabulary.ts'
import { doer } from './other-words.ts'
import {
  after,
  all,
  any,
  atEnd,
  before,
  type Condition,
  inside,
  inTime,
  LEAVES,
  lower,
  near,
  not,
  noun,
  some,
} from './small-word-conditions.ts'

/** A base verb follows: "help end war". */
const infinitive: Condition = ({ keys, end }) => isBaseVerb(keys[end + 1] ?? '')

const BE = /^(?:is|are|was|were|be|been|being|remains?|remained)$/
/** Behind these it is where somebody is brought, and not what is done to him. */
const BRINGS = /\b(?:bring(?:s|ing)?|brought|c[ao]m(?:es?|ing)|keeps?|kept|place[ds]?|placing|puts?|putting)\b/
/** What opens a phrase of its own behind a participle or an adverb. */
export const CIRCUMSTANCE =
  /^(?:in|at|on|near|outside|inside|by|after|before|during|while|as|when|following|amid|over|from|with|to|for|and|but|since|until)$/
const ends = some(atEnd, after(CIRCUMSTANCE))
/** What many come to, or a court, a screen, a hall holds. */
const GATHERING =
  /^(?:debates?|hearings?|meetings?|rally|rallies|concerts?|ceremony|ceremonies|funerals?|weddings?|festivals?|summits?|protests?|matches|match|games?|conferences?|parades?|vigils?)$/
/** The phrase behind ends in one of these, with one word in front of it at most. */
const thingBehind =
  (thing: RegExp): Condition =>
  ({ keys, words, end }) => {
    for (let i = end + 1; i <= end + 3 && i < keys.length; i++) {
      if (thing.test(keys[i]!))
        return (
          (/[,;:]$/.test(words[i]!) || i === keys.length - 1 || CIRCUMSTANCE.test(keys[i + 1]!)) &&
          /^\p{Ll}/u.test(words[i]!)
        )
      if (/[,;:]$/.test(words[i]!) || CIRCUMSTANCE.test(keys[i]!)) return false
    }
    return false
  }
/** Who is told of for what he tried. */
const CAUGHT =
  /^(?:charge[sd]?|arrest(?:s|ed)?|convict(?:s|ed)?|indict(?:s|ed)?|sentenced|jailed|held|detained|accused|suspects?|guilty|killed|shot|caught|questioned)$/
const SHORT_ADVERB = /^(?:still|also|now|just|so|too|very|more)$/
const isDone = (key = ''): boolean => isPast(key) || isParticiple(key)
const ORDINAL = new RegExp(
  `^(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\\d+(?:st|nd|rd|th)|${CARDINALS})$`,
)
const PERIOD =
  /^(?:days?|weeks?|months?|years?|quarters?|seasons?|wins?|loss|losses|games?|titles?|defeats?|victory|sessions?|nights?|terms?|elections?)$/
const VEHICLE =
  /^(?:cars?|trucks?|train|bus|van|vehicles?|suv|lightning|bullets?|drones?|missiles?|tram|lorry|motorcycle|motorist|driver)$/
/** "criticized over remarks": what one is blamed or punished for. */
const FAULTED =
  /^(?:critici[sz](?:ed|es)|condemned|condemns|fined|fines|faulted|disciplined|reprimanded|rebuked|apologi[sz](?:es?|ed|ing))$/
/** Over which somebody is heard, or at which he sits. */
const MEANS =
  /^(?:radio|phone|telephone|loudspeakers?|intercom|lunch|dinner|breakfast|coffee|tea|drinks?|beers?|zoom|skype|video)$/
/** What is said or thought about something. */
const SPOKEN =
  /^(?:warn(?:s|ed|ing|ings)?|disputes?|rows?|arguments?|argu(?:e|es|ed|ing)|anger|outrage|complain(?:s|ed|ts?)?|disagree(?:s|d|ment|ments)?|criticism|worr(?:y|ied)|anxiety|unease|alarm|talks|negotiations|quarrels?|confusion|controversy|discontent|frustration|suspicions?|skepticism|differences)$/

export const NEWSROOM_PHRASES = (): readonly (readonly [holds: Condition, lines: string])[] => [
  [
    all(lower, inside),
    `shot dead=fatally shot/shot and killed, shot and killed=fatally shot/shot dead, fatally shot=shot dead/shot and killed,
shot to death=fatally shot/shot and killed, fatally stabbed=stabbed to death, stabbed to death=fatally stabbed,
beaten to death=fatally beaten, fatally struck=struck and killed, struck and killed=fatally struck/hit and killed,
hit and killed=struck and killed/fatally struck, shot and wounded=shot and injured, found dead=discovered dead,
seriously injured=badly hurt/severely injured, badly injured=seriously hurt, severely injured=seriously hurt,
convicted of=found guilty of, acquitted of=cleared of/found not guilty of,
in connection to=in connection with, en route to=on the way to,
on way to=on the way to,
on the verge of=on the brink of/close to, on the brink of=on the verge of, on verge of=on the brink of,
on brink of=on the verge of, on eve of=on the eve of, off coast of=off the coast of, in face of=in the face of,
in hopes of=in the hope of, in hope of=in the hope of, in wake of=after/following, in midst of=in the middle of,
in the midst of=in the middle of, in the middle of=in the midst of, in recent years=over recent years/in the past few years,
in recent months=over recent months/in the past few months, in recent weeks=over recent weeks/in the past few weeks,
in recent days=over recent days/in the past few days, around the globe=around the world,
across the globe=around the world, across globe=around the world, all over the world=around the world,
the rest of=the remainder of, a lot of people=many people, lots of people=many people,
amongst=among, whilst=while, primarily=mainly/chiefly, compared to=compared with, compared with=compared to,
for second time=for the second time, for a second time=again,
for third time=for the third time, for fourth time=for the fourth time, for last time=for the last time,
with help from=with the help of, with help of=with help from, with the help of=with help from,
up for sale=on the market, despite=in spite of, no fewer than=at least, in excess of=more than,
elected to serve=chosen to serve, news conference=press conference, press conference=news conference, jobless claims=unemployment claims, jobless rate=unemployment rate,
heat wave=heatwave, heatwave=heat wave, airstrikes=air strikes, airstrike=air strike,
air strikes=airstrikes, air strike=airstrike, cell phone=mobile phone, cell phones=mobile phones, spokesman=spokesperson,
spokeswoman=spokesperson, policeman=police officer, policemen=police officers, firemen=firefighters, automaker=carmaker,
automakers=carmakers, carmaker=automaker, carmakers=automakers, startup=start-up, startups=start-ups`,
  ],
  // "Man charged in bid to sink ferry": the deed, and not what for.
  [
    all(lower, inside, not(near(6, CAUGHT))),
    `in bid to=in an effort to/in an attempt to, in a bid to=in an effort to/in an attempt to,
in an effort to=in an attempt to/in a bid to, in effort to=in an attempt to/in a bid to,
in an attempt to=in an effort to/in a bid to, in attempt to=in an effort to/in a bid to`,
  ],
  // "on the outside of the hall"
  [all(lower, inside, not(before(/^(?:the|on|from)$/))), `outside of=outside, inside of=inside`],
  [
    all(lower, inside, not(before(/^(?:is|are|seen|viewed|regarded|known|described|cast)$/))),
    `as opposed to=rather than`,
  ],
  // "set on fire safety cuts": on what somebody is set.
  [all(lower, inside, ends), `set on fire=set alight/set ablaze, set ablaze=set on fire/set alight`],
  [
    all(lower, inside, ends, not(before(/^(?:nearly|almost|virtually|practically)$/))),
    `op-ed=opinion piece, in secret=secretly, in private=privately, by mistake=mistakenly/in error,
on purpose=deliberately/intentionally, every day=each day, every week=each week/weekly, every month=each month/monthly,
every year=each year/annually`,
  ],
  [
    any,
    `he'll=he will, she'll=she will, it'll=it will, we'll=we will, you'll=you will, we're=we are, you're=you are,
we've=we have, you've=you have, hadn't=had not, shouldn't=should not`,
  ],
  [
    all(
      any,
      // "he's now won": he has.
      ({ keys, end }) => !(SHORT_ADVERB.test(keys[end + 1] ?? '') && isDone(keys[end + 2])),
      after(
        /^(?:an?|the|going|too|more|so|very|also|now|still|just|about|like|in|on|at|all|no|being|becoming|getting|your|my|our|his|her|their)$/,
      ),
    ),
    `it's=it is, that's=that is, he's=he is, she's=she is, there's=there is, what's=what is`,
  ],
  [
    all(lower, after(/^(?!(?:not|never|always|soon|only|also|still|be|[a-z]+ly)$)[a-z]/)),
    `he will=he is going to, she will=she is going to, it will=it is going to, they will=they are going to`,
  ],
  [
    all(
      lower,
      inside,
      not(({ keys, at }) => BRINGS.test(keys.slice(0, at).join(' '))),
    ),
    `under investigation=being investigated, under construction=being built,
under consideration=being considered`,
  ],
  [
    all(lower, near(4, /(?:^|-)(?:[a-z]+est|worst|best)$/), not(before(/^(?:goes?|went|going|is|are|puts?)$/))),
    `on record=ever recorded`,
  ],
  [
    all(lower, inside, noun, ({ words, end }) => /^[A-Z]/.test(words[end + 1] ?? ''), not(before(/^ha(?:s|ve|d)$/))),
    `headed to=bound for`,
  ],
  [
    all(
      lower,
      before(
        /^(?:primary|election|court|big|historic|legal|early|comeback|opening|home|away|super|bowl|cup|playoff|his|her|their|its|the|a|\S+['’]s)$/,
      ),
      after(/^(?:over|in|against|for|at|as|after|with)$/),
    ),
    `win=victory`,
  ],
  [
    all(lower, after(/^(?:about|over)$/), not(before(/^(?:it|this|that|which|who|what|rais(?:e|es|ed|ing))$/))),
    `concerns=worries`,
  ],
  [
    all(lower, inside, not(after(/^(?:protection|reorganization|court|as|of)$/))),
    `files for bankruptcy=declares bankruptcy, filed for bankruptcy=declared bankruptcy`,
  ],
  // "ferry death toll": with more in front the longer name reads badly.
  [
    ({ keys, at }) => at === 0 || /^(?:as|the|official|with|and|after|of|to|its|a|that|says?)$/.test(keys[at - 1]!),
    `death toll=number of deaths`,
  ],
  // "Ruiz appeals court ruling": a deed.
  [
    some(({ at }) => at === 0, before(/^(?:federal|state|u\.s\.|the|an?|by)$/)),
    `appeals court=court of appeals/appellate court`,
  ],
  // What a name or somebody does: "amid calls for", "the needs to" are things.
  [
    all(
      doer,
      noun,
      not(
        before(
          /^(?:phone|conference|distress|emergency|video|prank|fresh|new|renewed|growing|more|forecast|plan|recipe|weather)$/,
        ),
      ),
    ),
    `returns to=goes back to, heads to=goes to, braces for=prepares for`,
  ],
  // "calls for help" may be a cry.
  [
    all(
      doer,
      noun,
      not(
        before(
          /^(?:phone|conference|distress|emergency|video|prank|fresh|new|renewed|growing|more|forecast|plan|recipe|weather)$/,
        ),
      ),
      // "calls for crews to be paid": others pay them, and are called on.
      ({ keys, end }) => !keys.slice(end + 1, end + 7).some((key, i, all) => key === 'to' && all[i + 1] === 'be'),
      not(after(/^(?:help|backup|assistance|police|medics?|reinforcements|ambulances?|silence|papers|submissions)$/)),
    ),
    `calls for=urges`,
  ],
  [
    all(doer, infinitive),
    `needs to=has to, promises to=pledges to, pledges to=promises to, decides to=chooses to, opts to=chooses to`,
  ],
  [
    all(lower, inside, before(/^(?:to|will|could|may|can|would|might)$/), noun),
    `return to=go back to, brace for=prepare for`,
  ],
  [
    all(before(/^(?:shares|stocks|futures|markets)$/), ends),
    `fall=drop/decline, rise=gain/go up, drop=fall/decline, gain=rise/go up, decline=fall/drop`,
  ],
  [
    all(before(/^(?:dow|nasdaq|stock|index|bitcoin|dollar|500)$/), ends),
    `falls=drops/declines, rises=gains/goes up, drops=falls/declines, declines=falls/drops`,
  ],
  [
    all(
      lower,
      ({ keys, end }) => keys.slice(end + 1, end + 5).some((key) => /^(?:highs?|lows?|peak|level)$/.test(key)),
      after(/^(?:new|record|all-time|fresh|highest|lowest|an?|the|\S+-(?:year|month|week))$/),
      // "have hit": its participle.
      ({ keys, at }) => !keys.slice(Math.max(0, at - 2), at).some((key) => /^(?:has|have|had|having)$/.test(key)),
    ),
    `hits=reaches, hit=reach`,
  ],
  [all(doer, lower, inside), `goes on trial=stands trial, go on trial=stand trial, went on trial=stood trial`],
  [all(lower, inside), `drops bid=abandons bid, has no plans to=does not plan to, have no plans to=do not plan to`],
  [not(after(/^(?:to|of|if|and|nobody|no)$|^$/)), `make sure=ensure, makes sure=ensures`],
  [
    all(lower, not(before(/^(?:the|egg|easter|treasure|scavenger|witch|job|house|fox|man|bargain)$/)), noun),
    `hunt for=search for`,
  ],
  [all(lower, inside, after(/^to$/)), `faces calls=is faced with calls`],
  [all(lower, inside, atEnd), `immediately=at once`],
  // "is getting under way": it begins.
  [all(lower, inside, atEnd, not(before(/^g[eo]t/))), `underway=in progress, under way=in progress`],
  [
    all(lower, inside, ends, before(BE)),
    `hospitalized=in hospital, hospitalised=in hospital, on the rise=increasing, underway=in progress`,
  ],
  [
    all(
      lower,
      inside,
      not(before(BE)),
      not(before(/^(?:still|people|those|patients|and)$/)),
      not(near(4, /^(?:leaves?|left|leaving|sends?|sent)$/)),
      some(atEnd, after(/^(?:after|with|following|in|over)$/)),
    ),
    `hospitalized=taken to a hospital, hospitalised=taken to hospital`,
  ],
  [all(lower, before(ORDINAL), after(PERIOD)), `straight=consecutive/successive, consecutive=successive/straight`],
  [
    all(
      lower,
      inside,
      noun,
      thingBehind(GATHERING),
      // "hits out at rally", "good at games": whom and what, and not when.
      not(
        before(
          /^(?:look\p{L}*|stares?|stared|laugh\p{L}*|angry|anger|rage|fury|outrage|shock\p{L}*|fire\p{L}*|aim\p{L}*|out|back|swipes?|dig|digs|jabs?|blow|yell\p{L}*|scream\p{L}*|shout\p{L}*|points?|pointed|throw\p{L}*|threw|jeer\p{L}*|mock\p{L}*|good|better|best|bad|great|excels?|excelled)$/u,
        ),
      ),
    ),
    `at=during`,
  ],
  [
    all(
      lower,
      inside,
      thingBehind(
        /^(?:debates?|hearings?|meetings?|rally|rallies|concerts?|ceremony|funerals?|weddings?|festivals?|summits?|news conference|vigils?)$/,
      ),
    ),
    `during=at`,
  ],
  [all(lower, inside, ends, ({ keys, at }) => /^(?:in|during)$/.test(keys[at - 1]!)), `interview=an interview`],
  [
    all(lower, inside, ({ keys, end }) => VEHICLE.test(keys[end + 1] ?? '') && !isNoun(keys[end + 2] ?? '')),
    `hit by=struck by`,
  ],
  // "criticized over radio", "argue over lunch": by what, and at what.
  [all(lower, noun, not(after(MEANS)), not(inTime), before(FAULTED)), `over=for`],
  [
    all(
      lower,
      ({ words, end }) => words[end] === 'over',
      noun,
      not(after(MEANS)),
      not(inTime),
      before(SPOKEN),
      not(near(3, LEAVES)),
    ),
    `over=about`,
  ],
  [
    all(lower, inside, before(/^(?:rate|tax|price|fare|fee|wage|tariff|toll|fuel|cost|rent|rates|pay|premium)$/), ends),
    `hike=increase/rise, hikes=increases/rises`,
  ],
  // "nine dead, including gunman": of somebody counted.
  [
    all(
      ({ words, at }) => /,$/.test(words[at - 1] ?? ''),
      near(6, /^(?:dead|killed|dies?|died|people|injured|arrested|men|women|children|dozens|hundreds|others)$/),
      not(after(/^(?:in|at|on|one|some|many|those|by|for|with|from)$/)),
    ),
    `including=among them`,
  ],
  [
    all(
      lower,
      inside,
      ({ keys, end }) =>
        isBaseVerb(keys[end + 1] ?? '') &&
        /^(?:begin|start|speak|testify|appear|host|vote|launch|play|perform|visit|arrive|debate|air|premiere|depart|land|resume|hold)$/.test(
          keys[end + 1]!,
        ),
    ),
    `set to=due to/scheduled to`,
  ],
]
