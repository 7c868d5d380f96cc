/**
 * Fixed terms that hold a loaded word and are no manipulation: names, titles of works, terms of law, war and sport.
 * `a/b` is either word.
 */

import { once } from '../../text/memoize.ts'
import { isCommonWord } from '../headline/true-case.ts'
import type { Headline } from '../headline/words.ts'
import { tellsFact } from '../lexicon/factual-adjectives.ts'
import { SUPERLATIVE } from '../words/superlative.ts'
import { isPersonNoun, isThirdPerson } from '../words/vocabulary.ts'
import { PREPOSITIONS } from './standing.ts'

const TERMS = `far-left/hard-left party/parties/candidate/candidates/politician/politicians/leader/leaders/bloc/coalition/alliance/list/government/president/mayor/lawmaker/lawmakers/senator/mp/mps/vote/voters/presidential/challenger/terrorism/extremism/extremist/extremists/militant/militants/guerrilla/guerrillas/group/groups/ticket|monster raving loony|american psycho|miracle cure/drug/pill claim/claims/scam/fraud/seller/ad|over/of/on/against/about miracle cure/cures/drug/drugs/pill/pills
petrified wood/forest|woolly/wooly mammoth|key west/largo/biscayne/lime|senile dementia|rambling club/group/association|smear test|witch hunt trials|clown school/doctor/fish
pay/savings/insurance/recycling/loyalty/apprenticeship/compensation/voucher scheme|propaganda poster/film/minister/ministry/speaker/speakers/loudspeaker/loudspeakers/broadcast/broadcasts/leaflet/leaflets/balloon/balloons
hottest day/year/month/summer/week/june/july/august/place/temperature|coolest/cruel summer|stars and stripes
set/sets/lit/lights/lighting/himself/herself/itself/themselves/car/house/home/building/caught on fire
nothing to fear from|sheer drop/drops/cliff/cliffs/face/curtain/curtains/rock|crooked teeth/tooth/finger/spine|corrupt file/files/data|shady tree/trees/spot/spots|sparkling water/wine|stellar explosion/mass/evolution/nursery|meteoric iron|sleepy driver/drivers|feverish patient/patients/child/children|catastrophic fire danger|massively multiplayer|smashing windows|roaring lion/lions|poisonous/toxic atmosphere/gas/fumes|white lie/lies|super hero/heroes/villain/villains/powers|wild primate/primates|garbage truck/trucks/barge/barges/can/cans/bin/bins/disposal/dump/collector/collectors/collection/bag/bags/patch
unreal engine/tournament|horror story/stories/film/films/movie/movies/novel/novels/game/games/show/shows/fiction/writer/author/director
devastating earthquake/quake/flood/flooding/wildfire/fire/hurricane/storm/tornado/tornadoes/injury
relentless rain/flooding|powerful magnitude/quake/storm/typhoon/hurricane/cyclone/blast/explosion
dire/dangerous conditions|breaking down/bad/news|breaks/break/broke/broken/lies down|final phase|bragging rights|grand slam
secret service/ballot/police/ingredient/recipe|war/hate/petty crime
shock wave/absorber/glove/collar/therapy/troop/value
supply/demand/price/oil/energy/economic/tariff/electric/shell/septic/toxic shock|stun/top gun
best picture/actor/actress/director/original/supporting|just stop oil|wild/crazy horse
wild pig/turkey/goat/salmon/elephant/bee/mushroom/camping/swimming/garlic/deer/wolf/wolves/card/west/boar/animal/bird/fish/atlantic/rice/beat/win
lame duck|lame-duck/miserables|wild/power plant|fury says/v/road/and|sham marriage|military/state/trade/nuclear secret
radical islamic/islamist/cleric/islam/party|radical left/right/centre party/parties/bloc/alliance/coalition|perfect start/record/game/season/attendance/score/match/pitch
panic alarm/button/buying/room|alarm system|deadly/powerful earthquake|massive attack/star/galaxies
rogue one/wave/river/state/trader/valley|emotional support/distress/wellbeing|raw milk/material/sewage/data|wwe/night raw
sick leave/pay/children|mass shooting|star wars/trek/tribune
super bowl/pac/league/tuesday/saturday/sunday/typhoon/eagles/mario/rugby/fund/funds/balance/savings/micro/glue/puma/heavy/withdrawal/withdrawals/payout/payouts/contribution/contributions/guarantee/account/returns/payment/sector/tax/changes/reforms/nintendo/hornet/cup/rich/tucano|early super|mad max/cow/men/hatter
crazy rich asians|brave new world|green new deal|real madrid/estate/sociedad|real salt lake|dark matter/energy/web
right now foundation|mystery shopper/writer/novel/series|death toll/row
historic site/district/england/preservation/landmark/building/places|free/hate speech|money laundering scheme
ponzi/pyramid/pension/fraud/kickback/bribery/marriage scheme|play/plays/played/playing villain|play/plays/played/playing a/the villain
movie/film/bond/comic-book/panto/pantomime/disney/marvel/screen/soap villain|villain role/part|regime change|monster energy/hunter/deals/truck/trucks/jam/high|doomsday clock/vault/prepper/preppers/cult|avengers doomsday|hollow knight|magnificent seven|battle royale|dumb money|shock tactics/jock/jocks/doctrine|head-shaking gesture/gestures|greatest showman/hits|monsters inc|cookie monster
radicals party|toxic waste/chemical/gas/smoke/algae/fumes/spill/metals/masculinity/avenger/assets/debt
dramatic arts/reading|drama school/film/teacher/desk|drama/horror series|crime/tv/period/legal/medical drama
explosive device/material/drone/vest|chilling effect|absolutely fabulous|love actually|hot spring/dog/weather/spot
hot/roast chicken|red hot chili peppers|perfect storm of|fantastic four|funny or die|funny girl|cute market
sister/circus act|blast radius/furnace|bomb/car/gas blast|rock band/music/star/hall|rock and roll|hammer throw
crash/dig site|trash/garbage collection|trash can/talk|roast beef/of/dinner/lamb/pork|sunday/pot roast|bash brothers
slam dunk contest|slam poetry|dangerous driving/goods/dog/weapon/offender/heat/liaisons|access to super
reckless driving/endangerment/homicide/conduct/manslaughter|aggressive driving|aggravated assault|dire straits
desperate housewives|les miserables|sad puppies|fox news alert|silent hill/film/auction|quiet quitting/place
fancy dress|popular vote/front/mobilization/science/mechanics/party/uprising/culture/music|sudden/unexpected death
sudden infant death|silently protest|dubious achievement|just mercy/eat/dance/transition|just for laughs|just say no
clear channel/eyes|really simple|obviously unconstitutional|still alice|super bowl shuffle
horror film/movie/novel/story/franchise/writer/author/genre/fan/comedy/flick/game/series/show/sequel/remake/director/classic/maze/podcast/book/fiction/festival
terror attack/group/plot/charges/suspect/list/threat|rage against the machine|rage room|road rage|delight ruth
tragedy/purge/creep of|mercy killing|killer whale/sudoku|serial/lady killer
natural/environmental/nuclear/federal disaster|disaster relief/area/zone/response/declaration/aid/recovery/strikes
panic/mob attack|panic at the disco
breakthrough infection/prize/starshot/season/year/role/performance/album/campaign/hit/therapy|no breakthrough
without a breakthrough|mess hall|tax return|plot of land|garden/burial plot
family/flying/picadilly/piccadilly/oxford circus|white trash|garbage truck/collectors/strike/patch
lies in/with/ahead/about/behind/dormant/beneath|who/body lies|invasion of ukraine/iraq/kuwait/privacy
ukraine/russian/iraq/land/ground/full-scale/home/us/soviet/chinese/normandy invasion|rebel moon
alien life/species/romulus|alien/lonely planet|alien enemies act|iconic duo|legendary pictures
amazing race/grace/spider-man|incredible hulk|the incredibles|wicked tuna/part/movie|evil dead/eye/genius/empire
resident evil|league of legends|weird al|stranger things|strange darling|doctor strange|strange new worlds|cruel intentions
ruthless people|brilliant minds|cruel and unusual|unusual punishment|lonely island/hearts|beautiful bill/game/mind
a beautiful mind|big beautiful/dig|sexy beast|sexiest man alive|this is us|this is spinal tap|that's what she said
you're the worst|you season|thank you|top chef/gear|dead or alive|meltdown and spectre|nuclear/reactor/market meltdown
miracle mile/mets|miracle on the hudson|miracle on ice|nightmare on elm street|nightmare before christmas
tragic heroine|massive open online|massive black hole|epic games/systems/fury/universe
shock tactic|doomsday clock/vault/seed|avengers doomsday|hollow knight|magnificent seven/7|mega million/evolution|battle royale|greatest days/hits/showman
head-shaking gesture|dumb money|culture war/wars/warrior/warriors|slippery slope|radical left/right/centre/center|crushing protest/protests/dissent/uprising/uprisings/rebellion|stand-your-ground law/laws
high-stakes poker/gambling/exam/exams|sob story/stories|monster/flash/lightning deals|operation epic fury
ultimate frisbee/fighting|ultimate fighting championship|extraordinary rendition/session/powers
extraordinary general meeting|outstanding warrant/debt/loans/bills/drama/comedy/lead|dirty bomb/dancing|finally home
once again|powerhouse museum|sensation exhibition|beloved toni|in/into the wild|where the wild things are|minnesota wild
surprise ariz/arizona|murder mystery|high-profile case|crossing guard|giant panda|new york giants
royal navy/family/mail/society/commission/college/assent/caribbean/bank|royal air force|kansas city royals
all-star game|pop/north/red/daily/toronto/michelin/lone star|rock star gaylord|star wars celebration
veteran affairs/status|veterans affairs/day|vietnam/army/marine/war/iraq/disabled veteran|world war ii veteran
witch hunt claims|mob boss/violence/justice/lynching/wives|alleged/armed mob|archaeological dig
seriously injured/hurt/ill/wounded/damaged|very/so/more/it/them/taken seriously
gross national/domestic/profit/income/margin/debt/negligence/misconduct/receipts/revenue/bookings|mega millions/million/evolution/drive
union busting|cold/civil/world/trade war|war on drugs/terror/terrorism/poverty/women/christmas|civil rights crusade
children's crusade|film the purge|chaos theory|deadly force/weapon/conduct|in tears of|tyson/dallas fury
outrage industry|cancer-causing chemicals lawsuit|life is beautiful|bizarre foods|infamous second son
notorious b.i.g/rbg|the notorious b.i.g|shady side/grove|slim shady|dumb and dumber|stupid cupid|divisive concepts
divisive concepts law|questionable doubt|suspicious death/fire|suspicious death investigation
mysterious island/benedict|rotten tomatoes|smashing pumpkins|juicy couture|dysfunctional uterine|bloated belly|petty cash/theft/officer|tom petty
entitled to|lazy susan|corrupt practices|foreign corrupt|useless machine|hip and/or knee
dumb speaker/phone/tv/terminal|kill switch|aerial/film/motorcycle/car stunt|thriller by/writer/novel/author
crime/spy/legal/psychological/political/action thriller|illegal/waste dumping|dumping ground/duties/duty
strongman contest/competition/title|stunt plane/double/performer/man/woman/pilot/coordinator/driver|queen/king gambit
mission/soil/scope creep|twisted ankle/knee|winner/winners and/or loser|speak/speaks/spoke/speaking out against
attention goes/turns/shifts/moves/returns|suicide/suicides/hallucinations/psychosis/paranoia delusion|suicide/suicides/hallucinations/psychosis/paranoia and/or delusion
delusions and/or suicide/hallucination/psychosis/paranoia|petty criminal/criminals/criminality/thief/thieves/offender/offenders/offence/offense/offences/offenses/larceny
fear/greed and greed/fear index|greed fear index|fear greed index|wwe smackdown
railroad crossing/crossings/track/tracks/bridge/bridges/worker/workers/union/unions/company/companies/museum/station/line/lines/merger/car/cars/employee/employees/strike/tie/ties/yard/commission
racist and antisemitic/offensive/sexist/homophobic/misogynistic group/text/chat/chats/message/messages/texts/email/emails/post/posts/comments/remarks|racist antisemitic group/text/chat/chats/message/messages/texts/email/emails/post/posts/comments/remarks|fear/fears of looking/appearing/seeming racist|racist chat/chats/text/texts/message/messages/email/emails|racist group chat/chats|ai/chatbot delusion|wind chills|brave/braves/braved/braving cold/heat/rain/snow/storm|brave/braves/braved/braving the cold/heat/rain/snow/storm/weather|oil/fuel/gas/storage tanks on fire|game pass ultimate|terror and/or state threats|next level games|china shock`

/** By their first words, each part as the words that may stand there; read for the first headline that has a loaded word. */
const byFirst = once(() => {
  const read = new Map<string, string[][][]>()
  for (const term of TERMS.replaceAll('\n', '|').split('|')) {
    const parts = term.split(' ').map((part) => part.split('/'))
    for (const first of parts[0]!) {
      const list = read.get(first)
      if (list === undefined) read.set(first, [parts])
      else list.push(parts)
    }
  }
  return read
})

const LONGEST = 4

/** "Index opens up 1.4%", "opens up a lead", "Café opens up in town": nobody speaks. */
export function opensThing({ words, isTitleCase }: Headline, first: number, last: number): boolean {
  const [verb, before, next] = [words[first]!, words[first - 1], words[last + 1]]
  if (words[last]!.key !== 'up' || !/^open(?:s|ed|ing)?$/.test(verb.key)) return false
  if (next?.key === 'about') return false
  if (next !== undefined && /^\s*$/.test(next.gap) && !SPEAKING_ON.test(next.key)) return true
  return (
    before !== undefined &&
    !isPersonNoun(before.base) &&
    isCommonWord(before.base) &&
    (isTitleCase || /^\p{Ll}/u.test(before.text))
  )
}

/** "hottest January on record": a measure, and no praise. */
function isOnRecord({ words }: Headline, at: number): boolean {
  if (!SUPERLATIVE.test(words[at]!.key)) return false
  for (let i = at + 1; i <= at + 5; i++) {
    const word = words[i]
    if (word === undefined || !/^\s*$/.test(word.gap)) return false
    if (word.key === 'on') return words[i + 1]?.key === 'record'
    if (PREPOSITIONS.has(word.key)) return false
  }
  return false
}

/** "historic Norwell dairy building": the noun stands further off. */
function isOldPlace({ words }: Headline, at: number): boolean {
  if (words[at]!.key !== 'historic') return false
  for (let i = at + 2; i <= at + 5; i++) {
    const word = words[i]
    if (word === undefined || !/^\s*$/.test(word.gap) || PREPOSITIONS.has(word.key) || isThirdPerson(word.key))
      return false
    if (tellsFact('historic', word.key)) return true
  }
  return false
}

/** "Slot machine horror among new indie games": a genre, where games and films are told of. */
const isGenre = ({ words, text }: Headline, first: number, last: number): boolean =>
  first === last && words[first]!.key === 'horror' && GENRES.test(text)

/** "SmackDown Spoiler", "hikes Ultimate to $29.99", "Rockstar delays GTA": a name, where its owner is told of. */
const isOfBrand = ({ words, text, isTitleCase }: Headline, first: number, last: number): boolean => {
  const { key, text: spelled } = words[first]!
  if (first !== last || !/^\p{Lu}/u.test(spelled)) return false
  if (key === 'smackdown') return spelled === 'SmackDown' || /\bWWE\b/.test(text)
  if (key === 'ultimate') return /\bgame pass\b/i.test(text) && (!isTitleCase || words[first + 1] === undefined)
  return key === 'rockstar' && /\b(?:GTA|Grand Theft Auto|Red Dead|Take-Two)\b/i.test(text)
}

const GENRES =
  /\b(?:(?:video|indie|board) games?|gam(?:ing|ers?)|films?|movies?|novels?|cinema|directors?|sequels?|genre)\b/i

const SPEAKING_ON =
  /^(?:on|after|before|in|for|with|to|as|amid|and|at|during|following|over|of|like|online|again|publicly|why|how)$/

/** Whether words first to last lie inside such a term. */
export function isDomainTerm(headline: Headline, first: number, last: number): boolean {
  const next = headline.words[last + 1]
  if (first === last && next !== undefined && /^\s*$/.test(next.gap) && tellsFact(headline.words[first]!.key, next.key))
    return true
  if (first === last && isOldPlace(headline, first)) return true
  if (first === last && isOnRecord(headline, first)) return true
  // "botched 2031 mission"
  if (
    first === last &&
    /^(?:19|20)\d\d$/.test(next?.key ?? '') &&
    tellsFact(headline.words[first]!.key, headline.words[last + 2]?.key ?? '')
  )
    return true
  if (opensThing(headline, first, last) || isGenre(headline, first, last) || isOfBrand(headline, first, last))
    return true
  for (let start = Math.max(0, last - LONGEST + 1); start <= first; start++) {
    for (const parts of byFirst().get(headline.words[start]!.base) ?? byFirst().get(headline.words[start]!.key) ?? []) {
      // "cold war over": a term that ends in what was found holds its word as well.
      if (start + parts.length - 1 < (start < first ? first : last)) continue
      if (
        parts.every((words, i) => {
          const word = headline.words[start + i]
          return (
            word !== undefined &&
            words.some((part) => word.base === part || word.key === part || word.base === `${part}s`)
          )
        })
      )
        return true
    }
  }
  return false
}
