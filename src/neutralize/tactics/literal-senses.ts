/**
 * Loaded words that are meant as they say, told by what stands beside them: a powder keg in a museum, the
 * barb of a stingray, a bombshell that sappers find. Then they are no tactic and are never reworded. The conditions of
 * single wordings (`wordings-frames.ts`) tell in which sense a word is a figure; here is what rules every figure out.
 */

import { once } from '../../text/memoize.ts'
import { isCommonWord } from '../headline/true-case.ts'
import { type Headline, isCapital, isJoined, type Word } from '../headline/words.ts'
import { basesOf } from '../words/word-forms.ts'

/** Cue (by its words in base form), and the words near which it is literal; `x*` is any word that begins so. */
const SENSES = `
grill: chef* pitmaster* cannibal* bbq barbecue fire restaurant meat steak* fish kitchen cook*
raw: beef chicken data dough egg* fish food* material* meat milk mussel* oyster* pork prawn* salmon sewage shellfish sushi vegetable*
woke: up
shock: oil-price inflation culture electric* gloves septic anaphylactic toxic
loser: winner*
secret: leak* trade nuclear military state classified stole* steal* sell* sold pass passed passing spy spies spied spying espionage official
sabotage: vulnerability suspected arson cable* pipeline* rail* grid
rollercoaster: passes stuck stranded rider* injur* theme
regime: patient* dosing diet fitness
mob: kangaroo* meerkat* cow cows deer emu*
alien: species weed* snake* turtle*
minion/minions: film* movie* sequel cinema* franchise
cover-up: bikini
scheme: irrigation drainage hydropower
quagmire: horse* cow cows mud bog tractor* cattle
drama: airs aired screen* bbc itv netflix
invasion: film* movie* novel* species crab* ants toads
fat cat: rescued vet tree obese diet
liar: liar
charade/charades: evening games
traitor/traitors: castle faithful* bbc contestant*
clique: bird birds apes
crook: arm shepherd* bishop* elbow sheep
smear: cervical screening grease
dud: shell shells bomb* grenade* mine mines missile* rocket* ammunition munition* firework* mortar* warhead*
flop: fosbury athlet*
dragnet: fishing trawl* seabed
whitewash: fence* paint* cottage* test odi cricket series t20*
bully: xl dog dogs breed* bites bitten mauls mauled beef kennel* owner owners
mouthpiece: trumpet* boxer* bout dental snorkel trombone* saxophone*
fascism/fascist: museum exhibition historian* mussolini franco 19[1-4]\\d 1930s 1940s
delusion: patient* psychos* psychot* schizo* dementia clinical chatgpt chatbot*
sensation: finger* legs nerve nerves tingling spinal prosthe* numb*
juggernaut: motorway overturns lorry devotee* puri chariot
tidal wave: island* coast* tsunami quake earthquake village* sea ocean
powder keg: museum gunpowder 1[5-9]\\d\\d shipwreck
knockout blow: boxer* bout ring round coma punch*
death blow: head skull axe hammer court inquest postmortem
mania: patient* bipolar psychiatr* disorder lithium
miracle: icon vatican pope shrine bishop* beatif* canoni* lourdes relic*
breakthrough: tunnel* boring drill* drills bleeding infection* army troops soldiers brigade*
masterpiece: museum gallery galleries auction* stolen painting* paint* sculpt* heist louvre canvas vermeer rembrandt
takedown: content request* wrestl* notice* copyright domain* dmca mod vr
fury/rage/wrath: waves gods grapes
meltdown: glacier* glacial snow reactor* nuclear alps permafrost polar
tantrum: toddler* autis* parenting preschool*
barb: stingray* wire fence* arrow* porcupine
jab at/swipe at: cat's tiger's lion's bear's dog's gate gates reader
dig at: villa mosaic* roman castle* viking* coins skeleton* ruins burial
chills: fever symptom* flu virus cough patient*
spat: oyster* shellfish mussel* hatchery
row over/row between: canoe* kayak* rowers oar oars
war chest: armour armor antique* auction* museum oak 1[4-9]\\d\\d
deep dive: lake sea ocean trench wreck* reef cave cenote diver* submersible* submarine* quarry
gold mine/goldmine: flood* collapse* miner* trapped shaft cave-in
bumpy ride: injur* flight turbulence passengers bus plane camel*
junket: pudding dessert rennet
wake-up call: guest*
lovebird/lovebirds: pet pets zoo aviary parrot* feather* species cage cages
silver bullet: auction* werewolf museum revolver
holy grail: arthur* templar* relic* cathedral python chalice
flak: jacket* vest vests 19[34]\\d raf luftwaffe
elephant in the room: zoo herd mahout*
upheaval: geolog* crust tectonic buckle*
misstep: ladder cliff hiker* climber* stairs hurdle* dancer*
tug of war/tug-of-war: rope ropes championship* tournament
boom: spill placed crane mic
hotbed: chillies chilli* garden* grown
fanfare: brass trumpet* composer* orchestra cathedral
downfall: rain rains snow rainfall
swan song: ornitholog* birdsong swan swans
flashpoint: temperature kerosene
poisoned chalice: museum grave tomb
warning shot: hit hits fire fires fired police officer* soldier* troops guard* gun bullet navy farmer* boat ship coastguard killed kills injur* wound* border
domino effect: domino dominoes tiles
snowball effect: skier* avalanche* snow
cakewalk: dance danced dancer* ragtime
double-edged sword: grave museum viking* archaeolog* stolen knight* blade* burial hoard
puppet master: theatre theater puppeteer* marionette* workshop
damp squib: firework* bonfire*
quantum leap: electron* physic* atom* photon* tv series episode*
timebomb/time bomb/ticking timebomb/ticking time bomb: defus* explod* disposal sappers planted evacuat*
ripple effect: pond puddle
linchpin: wheel axle cart tram wagon
u-turn: crash* collision motorway highway driver motorist cyclist* motorcycl* dies died killed junction
turf war: gang gangs gangster* cartel* dead killed kills murder* stab* shooting* magpie*
firestorm: suburb evacuat* hectares acres wildfire* dresden firefighter* 19[34]\\d
bombshell: unexploded sappers wwii defus*
carnage: road roads motorway highway crash* pile-up pileup train trains rail driver* lorry
monster: gila loch ness cookie truck
nightmare: disorder* rem
spook: horse horses dogs dog cattle cow cows sheep deer elephant* rider pets
cling to power: pole line lines cable pylon
lock horns/lock horns with: deer stag stags bull bulls goat goats elk moose antelope* rhino*
peddle: fruit drug drugs cocaine heroin fentanyl wares goods fakes counterfeit hawker* vendor* flowers snacks
soar: glider* paraglider* kite* eagle condor* vulture* falcon*
lash: whip* cane caned prison sharia mast strokes deck
roar back: lion* tiger* bear gorilla*
snipe at: sniper* rifle* troops
wreck: finds diver divers salvage* sonar sunken shipwreck* treasure
steal the spotlight: thief thieves burglar* lamp stolen lamps
hit rock bottom: diver divers drill* well shaft borehole anchor sub submarine
jack up: car truck van vehicle house bus mechanic* lorry tyre tire
rip off: mask roof roofs shirt clothes wig helmet* plaster bandage door doors tiles bandaid band-aid
climb down on/climb down over: rope ropes cliff ladder ladders climber* wall fence
ram through: door doors wall fence gate barrier* barricade* window crowd checkpoint roadblock
troll: salmon tuna fishing fishermen mackerel trout
slam the door: hand finger fingers wind
needle: nurse* acupunct* vein
tee off on: golf* hole course pga green fairway
fume: evacuat* chemical* exhaust diesel ammonia eye-watering
melt down: bracelet* coin* jewel* statue* stolen necklace* sword*
outburst: glacier* glacial lake*
muscle in: flex* military diplomatic economic financial
crooked: icon icons picture* nose spire*
aggressive: monkey* swan* seagull*
painful: electric* shocks injur* rash swelling sting* stings joints swallowing
cash in: barter cashless atm* wallet* envelope* suitcase* safe till tills
expose: excavat* drought erosion tide tides landslide* archaeolog*
`

/** The senses by the words of their cue; read for the first loaded word. */
const senses = once(() => {
  const byCue = new Map<string, RegExp>()
  for (const line of SENSES.trim().split('\n')) {
    const [cues, words] = line.split(': ') as [string, string]
    const pattern = new RegExp(`^(?:${words.replaceAll('*', "[\\w'’-]*").split(' ').join('|')})$`)
    for (const cue of cues.split('/')) byCue.set(cue, pattern)
  }
  return byCue
})

/** Things: a loaded noun before one of these belongs to what the thing is called ("cover-up top", "craze lines"). */
const THINGS =
  /^(?:aunt|band|bar|blender|cakes?|camera|club|column|creams?|dances?|dress|drills?|fences?|guns?|hotel|jackets?|jeans|kits?|knife|lines?|machine|museum|pubs?|puddings?|shirts?|shoes?|shops?|sofas?|songs?|street|sweets?|tapes?|tops?|toys?|trains?|trousers|vests?|vines?|wires?)$/

/** What is done with a thing that lies somewhere. */
const HANDLED = /^(?:found|stolen|sold|recalled|unearthed|auctioned|excavated|defused|detonated|displayed|dug)$/

/** Whether the loaded words first to last are meant as they say. */
export function isMeantAsSaid(headline: Headline, first: number, last: number, isThing: boolean): boolean {
  if (isDestroyed(headline, first) || isHedged(headline, first) || isTestified(headline, first)) return true
  return (
    tellsItsSense(headline, first, last) ||
    isCountedLoser(headline, first, last) ||
    isOfChatbots(headline, first, last) ||
    (isThing && isNamedThing(headline, first, last))
  )
}

/** "is nearly perfect", "is not perfect", "perfect test score": how far from it, or a figure. */
const isHedged = ({ words }: Headline, at: number): boolean =>
  words[at]!.key === 'perfect' &&
  (/^(?:not|never|nearly|almost)$|n't$/.test(words[at - 1]?.key ?? '') ||
    (words[at - 1]?.key === 'be' && words.slice(Math.max(0, at - 5), at).some(({ key }) => /^not$|n't$/.test(key))) ||
    words.slice(at + 1, at + 4).some(({ key, gap }, i) => gap === ' ' && i > 0 && /^scores?$/.test(key)))

/** "Freed sailors describe horrors of Skerra jail": whoever was there says so. */
const isTestified = ({ words }: Headline, at: number): boolean =>
  /^horrors?$/.test(words[at]!.key) &&
  words
    .slice(Math.max(1, at - 4), at)
    .some(({ key }) =>
      /^(?:describ(?:e|es|ed|ing)|recall(?:s|ed|ing)?|recount(?:s|ed|ing)?|testif(?:y|ies|ied))$/.test(key),
    )

/** "a town devastated by the quake", "islands devastated in the war": damaged, and nobody's grief. */
const isDestroyed = ({ words }: Headline, at: number): boolean =>
  words[at]!.key === 'devastated' &&
  DEVASTATED.test(words[at - 1]?.key ?? '') &&
  /^(?:by|in|after|during)$/.test(words[at + 1]?.key ?? '') &&
  words.slice(at + 2, at + 5).some(({ key }) => DEVASTATES.test(key))
const DEVASTATED =
  /^(?:areas?|buildings|cit(?:y|ies)|coasts?|countr(?:y|ies|yside)|crops|farms|forests?|homes|islands?|nations?|ports?|regions?|towns?|villages?)$/
const DEVASTATES =
  /^(?:bombing|cyclones?|earthquakes?|fires?|flood(?:s|ing)?|hurricanes?|quakes?|storms?|tornado(?:es)?|tsunamis?|typhoons?|wars?|wildfires?)$/

function tellsItsSense({ words }: Headline, first: number, last: number): boolean {
  const near = [...upTo(words.slice(0, first).reverse(), NEAR_BEFORE), ...upTo(words.slice(last + 1), NEAR_BEHIND)]
  return cuesOf(words.slice(first, last + 1)).some((cue) => {
    const sense = senses().get(cue)
    return sense !== undefined && near.some(({ key, base }) => sense.test(key) || sense.test(base))
  })
}

/** "Tolls leave many losers. The winners pay, too", "sell-off in harbor losers": shares, or who comes off worse. */
const isCountedLoser = ({ words, text }: Headline, first: number, last: number): boolean =>
  first === last &&
  /^losers?$/.test(words[first]!.key) &&
  (words.some(({ key }) => /^winners?$/.test(key)) || (words[first]!.key === 'losers' && MARKETS.test(text)))

const MARKETS = /\b(?:dow|nasdaq|s&p|ftse|nikkei|futures|stocks?|shares|sell-?off|stock market|gainers)\b/i

/** "Chatbot led a sailor into delusions": an illness. */
const isOfChatbots = ({ words, text }: Headline, first: number, last: number): boolean =>
  first === last &&
  /^delusions?$/.test(words[first]!.key) &&
  /\b(?:chat-?bots?|chatgpt|gemini|claude|grok)\b/i.test(text)

/** "firestorm destroys Norwell suburb", and no "firestorm over homes": what is farther off or in another phrase tells nothing of the word. */
const NEAR_BEFORE = 2
const NEAR_BEHIND = 3
const OTHER_PHRASE =
  /^(?:about|after|against|amid|among|and|as|because|before|but|despite|during|for|if|on|or|over|since|that|until|when|which|while|who)$/

function upTo(words: readonly Word[], count: number): readonly Word[] {
  const near = words.slice(0, count)
  const end = near.findIndex(({ key }) => OTHER_PHRASE.test(key))
  return end < 0 ? near : near.slice(0, end)
}

/** The words as a cue may have them: verbs in base form, nouns in singular, with "of" or "to" at the end and without. */
function cuesOf(words: readonly Word[]): string[] {
  const [first, ...rest] = words as [Word, ...Word[]]
  const link = rest.at(-1)
  const behind = rest.map(({ key }) => key)
  const cues = [first.base, ...basesOf(first.key)].map((base) => [base, ...behind])
  if (link !== undefined) cues.push([first.key, ...behind.slice(0, -1), link.base])
  if (/^(?:of|to|over|with)$/.test(link?.key ?? '')) cues.push(...cues.map((cue) => cue.slice(0, -1)))
  return cues.map((cue) => cue.join(' '))
}

/** A noun that is part of a name or of what a thing is called, or that lies somewhere. */
function isNamedThing({ words, isTitleCase }: Headline, first: number, last: number): boolean {
  const [after, behind] = [words[last + 1], words[last + 2]]
  if (after === undefined || !isJoined(after) || after.quote >= 0) return false
  if (THINGS.test(after.key)) return true
  // "Misery Hotel sign sold": in sentence case an ordinary word with a capital behind it.
  if (
    !isTitleCase &&
    isCapital(words[first]) &&
    isCapital(after) &&
    /^.\p{Ll}/u.test(after.text) &&
    isCommonWord(after.base)
  )
    return true
  // "double-edged sword found in grave", and no "cover-up found in report", "debacle found by auditors".
  return (
    HANDLED.test(after.key) &&
    /^(?:in|at|under|beneath|near|from|on|off|for)$/.test(behind?.key ?? '') &&
    words.slice(last + 3, last + 7).some(({ key }) => PLACES.test(key))
  )
}

const PLACES =
  /^(?:attic|auction|barn|beach|bridge|cave|cellar|church|farm|field|garage|garden|grave|harbou?r|hedge|house|lake|market|museum|park|pond|river|sea|shed|ship|shop|store|temple|tomb|wreck|yard|zoo)$/
