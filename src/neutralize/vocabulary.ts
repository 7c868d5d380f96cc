/**
 * Small word classes that the detector and the realiser share: verbs of headlines, nouns for people, places, the
 * nouns that lists count. Membership only; no meaning.
 */
import { memoize, WORDS_KEPT } from '../text/memoize.ts'
import { basesOf, plural, verbForms } from './word-forms.ts'

const words = (text: string): string[] => text.trim().split(/[\s,]+/)

const VERBS = words(`
abandon accept accuse achieve acknowledge acquire act adapt add address adjust admit adopt advance advise affect agree aid aim air allege allow alter announce answer apologize appeal appear
applaud apply appoint approach approve argue arrest arrive ask assault assert assign assist attach attack attempt attend attract auction authorize avert avoid award back ban bar battle be beat become
beg begin believe benefit bet bid blame block board boast bomb book boost borrow boycott brace break breathe brief bring broadcast build burn burst buy bypass calculate call campaign cancel
capture care carry cast catch cause caution cease celebrate challenge change charge chase check cheer choose circulate cite claim clash clear climb clinch close coach collapse collect collide combat combine come
comment commit compare compete complain complete concede concern conclude condemn conduct confess confirm confront congratulate connect consider construct consult consume contact contain contest continue contract
contribute control convert convict convince cook cooperate cope correct cost counter cover crack crash create criticize cross cruise curb cut dance date deal debate debut decide declare decline decrease
defeat defend defer define defy delay delete deliver demand demolish deny depart depend deploy deport describe deserve design destroy detail detain detect determine develop die differ dig direct disagree disappear
disclose discover discuss dismiss dispute disrupt dissolve divide divorce do donate double doubt draft draw dress drift drink drive drop drown earn ease eat echo edge edit eliminate emerge employ enable encourage end endorse
endure enforce engage enjoy enlist enter erase erupt escape establish evacuate evade examine exceed exchange exclude execute exit expand expect expel explain explode explore export express extend extradite face fail
fall favor fear feature feed feel fight file fill find fine finish fire fix flee float flood fly follow force forecast forget forgive form free freeze fuel fund gain gather get give go grab grade grant greet grow guarantee
guard guess guide hail halt hand handle hang happen harm hate have head hear heat help hide hike hint hire hit hold honor hope host house hunt hurt identify ignore imagine impact impeach implement import impose impress
improve include increase indicate indict infect inflate influence inform inherit inject injure inspect inspire install intend introduce invest investigate invite involve issue jail join judge jump keep kick kidnap kill kiss know
label lack land last net laugh launch lead leak lean learn leave lend let level lie lift light like limit link list listen live load lobby locate lock lose love lower maintain make manage march mark marry match matter mean
measure meet mention merge miss mount mourn move murder name narrow near need negotiate nominate note notice notify obtain occupy occur offer open operate oppose order organize oust outline overcome overhaul overlook oversee
overtake overturn owe own participate pass pause pay perform permit persuade pick pitch place plan plant play plead pledge plot plow point poison poll pose possess post postpone pour power praise predict prefer
prepare present press pressure prevail prevent probe proceed process produce prohibit project promise promote prompt propose prosecute protect protest prove provide publish pull pump punish purchase pursue push put qualify question quit quote
race raid raise rally rank rate reach react read rebound rebuff rebuild rebuke recall receive reclaim recognize recommend record recover recruit reduce refer reflect refuse regain register regret reject relate relax release rely remain
remember remind remove rename renew rent reopen repair repeal repeat replace reply report represent request require rescue reserve resign resist resolve respond rest restart restore restrict result resume retain retire retreat return reunite
reveal reverse review revise revive revoke reward rise risk roam roll rule run rush sack sail save say scale scan scare schedule score scrap scrutinize search secure see seek seem seize select sell send sentence separate serve set settle shake
shape share shed shelve shift shoot show shrink shut sign signal sink sit skip slam slash sleep slide slip slow smoke solve sound spark speak spend split sponsor spread spur stab stage stall stand star start state stay
steal step stick stop store strand strengthen stress stretch strike strip strive struggle study submit succeed suffer suggest sue suit support surface surge surpass surprise surrender survive suspect suspend swap swear sweep swim switch tackle
take talk target teach team tell tempt test testify thank think threaten throw tie tighten tilt top toss touch tour trace track trade trail train transfer transform travel treat trek trigger triple trust try turn tweet uncover
undergo understand unite unveil update upgrade uphold urge use vacate value veto view violate visit voice void vote vow wait wake walk want warn wash watch weaken wear weigh welcome widen win wish withdraw withhold witness wonder work worry
wound write yell yield
adore advocate afford alarm allocate amass amend amuse apprehend arm arrange assemble assess assure await bail ballot banish bankroll bash battle bear befriend behave belong bench betray bless blow boast bolster bombard bounce bow brand brave breach breed bribe bully bury
buzz cap cater cement chair champion chant chart chat chill chop clean clone coincide collaborate comb commemorate commission compel compensate compile compliment comply compose comprise conceal conceive condition confuse conquer conserve consist contemplate contend convene convey crawl credit creep
cripple crown cry cultivate dare debunk decorate dedicate deem delight demonstrate denounce designate desire detonate devote diagnose dip disband discard discharge discipline discourage discriminate dispatch display dispose disqualify distance distribute ditch dive dodge dominate downgrade downplay drag drain
dub dump dwarf elect elevate embark embed embrace emit emphasize empty enact encounter endanger entertain entitle envision equal equip evaluate evict evolve exaggerate excel exempt exhibit exploit expose face fade fake falter fast fetch filter flag flash flaunt flip flock flow focus foil forge foster frame
furlough gamble garner gauge generate glow govern graduate grill grip groom guarantee halve hamper harass harbor haul heal highlight hinder hop humiliate hurl illustrate immigrate impair imply imprison inch induct infiltrate inflict inhabit initiate innovate insist insult insure integrate interact intercept
interfere interrogate interrupt intervene interview invade invent isolate jeopardize jockey juggle justify lag lament laud lecture legalize levy liberate license linger liquidate litigate loom loot lure manufacture mask master mediate meditate melt mend mimic mine mislead mistake mobilize mock modify monitor motivate multiply
murmur navigate neglect nod nominate nudge number obey object oblige observe obstruct offend offset omit opt orbit ordain originate overdose overhear overrule overthrow pack paint pardon park partner patch patrol peak peddle penalize perish persist phase photograph pilot pioneer plead plummet plunge police ponder portray position pray
preach precede preserve preside presume pretend print privatize proclaim profit prolong prosper provoke publicize qualify quash quarantine quash rack rage rally ramp ratify rattle react readmit rebrand recede reckon reconsider reconstruct recount rectify redeem redesign redirect rediscover refund refute regard regulate rehabilitate reignite reimburse reinforce reinstate
relaunch relinquish relocate render renounce renovate reopen repatriate rephrase rescind reschedule resell resemble reshape reshuffle reside restructure resurface rethink retrieve retrofit reunify revamp revel revisit revolt rewrite ride rig ring rival rob rock rout ruin sabotage salute sanction satisfy scale scatter scold scour scramble scrape scream
screen seal seat self-deport sense shatter shell shelter shield shine shock shop shorten shout shove shower shun siege simplify simulate sing skewer slap slay slump smash smell smile smuggle snag snap snatch sneak snub soar soften solicit spare spell spill spin spoil spot spray squeeze stabilize staff stalk stamp stem stir stock storm straddle
strand streamline stroll stun subdue subject subpoena substitute sum summon supervise supply suppress swamp swarm swing switch symbolize tally tap tarnish tease tend terminate terrify thrive thwart tolerate topple torch torture tout transmit transport trap traumatize triumph tumble unearth unfold unify unionize unleash unload unlock unravel upend upset usher utilize
vaccinate validate vanish vary vie vilify volunteer walk wander waive warrant waste weather weave weep whip wield wipe withstand woo worsen wrap wreck wrestle nix batter fine axe bare berate chide clap curb debrief decry deem defer denounce deride dine dispel dub elude embroil espouse eye flub flout fumble garner goad gut halt hound hype impugn inch jab jail jolt laud loot lunge maul mint mull oust overturn parry peg pen phase pinpoint pit plead pledge pluck prod prop quell quip rap rein rile roil rubbish rule scotch shun shutter sideline skirt slate snipe spearhead spike spurn spurt stave steer stoke stump tap tee thwack tout trim trounce tussle unseat upstage vie vindicate void weigh welcome whack woo xi yank zap reinstate designate propose delay testify sicken besiege mourn rattle ground loom eclipse surge relaunch suplex reshape outperform outpace outline overhaul oversee outlaw
finalize finalise sidestep backtrack fend outduel facilitate wince annoy certify capsize ridicule recognise criticise apologise organise underscore analyze analyse drench pummel grieve dismember rekindle shrivel escalate abort annex anoint appease articulate ascend aspire attest avenge bemoan beset bicker blindside bristle coax coerce commend concoct condone confide confiscate congregate conspire constitute contaminate contradict converge correspond corroborate covet crisscross culminate curate dabble dampen dazzle debilitate deceive decimate deflate deflect defraud degrade delve demote deplete deplore depose deprive deregulate descend deteriorate deter devalue devastate devour diminish disappoint disarm disavow disclaim disconnect discredit disembark dislodge dismantle disobey disperse displace disregard dissuade diversify divulge dwindle elaborate elapse elicit emigrate emphasise encompass encroach engulf enrage enrich enroll ensue ensure entail entangle entice entrust erode evaporate evoke exacerbate exasperate excavate excite exert exhume exonerate expedite expire extort fabricate falsify fascinate fathom flatten fluctuate forbid foreclose foresee forgo formulate fortify frustrate galvanize glorify grapple gravitate grumble harden hasten heed heighten hesitate hijack hobble hoist hover huddle hurtle ignite immerse impede imperil implode implore implicate incite incorporate incur infer infuriate infringe inhibit inquire insinuate intensify intimidate invoke irk irritate jostle kneel lambast lambaste languish lessen liken loosen manipulate meddle mingle minimize misfire mishandle misread misstate mitigate mobilise mutilate narrate nosedive nullify nurture obliterate obscure optimize orchestrate outbid outlast outlive outnumber outscore outshine outspend outwit override overreact overshadow overwhelm pacify pander persecute perpetuate perplex pillage plunder poach polarize pollute pounce predate preempt prescribe prioritize procure proliferate puncture purport quadruple radicalize ransack ravage re-elect reap reappear reassert reassess reassign reassure rebut recant recede recoil reconcile reconvene recoup redact redefine redraw refrain refuel regroup rehire reimagine reimpose rejoice rejoin relegate reminisce renege replenish replicate reprimand resent resonate retaliate retell retool retract revert revolutionize scoff scorch scuttle secede seethe sever shirk shred sideswipe skyrocket smother soak soothe specify speculate squander stagger stagnate startle starve stifle stigmatize stimulate stipulate straighten strangle strengthen subside substantiate subvert succumb suffocate supersede supplant surmount surround sustain swoop taunt teeter terrorize thaw toughen transact transcend translate transpire traverse trample tremble underestimate undercut undermine underperform undertake undo unfurl unmask unseal unsettle uproot usurp veer vandalize vanquish victimize wade wane wean whittle wilt wobble yearn overrun restate backfire backpedal eavesdrop fast-track gerrymander greenlight handcuff outmaneuver outpoll outsource outvote re-enter re-sign reenter resettle reaffirm classify rehear haunt sympathize carve choke enter intervene shoplift sidetrack stonewall strong-arm recuse cull curtail encircle sadden relieve distress comfort console derail thin further
notch preview joke shrug brush alert leap outrage plague rebel shadow showcase spotlight stumble defect roar partner forward spy`)

const bases = new Set<string>(VERBS)
/** The verbs of forms that several verbs share. */
const LEMMAS = new Map([
  ['is', 'be'],
  ['are', 'be'],
  ['was', 'be'],
  ['were', 'be'],
  ['has', 'have'],
  ['had', 'have'],
  ['does', 'do'],
  ['did', 'do'],
  ['found', 'find'],
  ['fell', 'fall'],
  ['saw', 'see'],
  ['left', 'leave'],
  ['felt', 'feel'],
])

// Verb forms that are far more often nouns in headlines: only with a subject before and an object after are they verbs.
const NOUN_FORMS = new Set(
  words(`aids arms attacks backs bands banks bans bars bases battles bets bids bills boards bombs books boosts brands breaks briefs burns calls camps campaigns cards cares cases casts causes challenges changes charges charts
checks cheers claims clashes classes coaches colors comments companies concerns conditions contacts contests contracts controls costs covers cracks crashes credits crosses cuts dances dates deals debates debuts delays demands designs details
doubts drafts draws dreams dresses drinks drives drops echoes edges effects ends estimates events exchanges exits experts exports faces fears features feeds fights figures files films finals fines fires floods flows focuses forces forms
frames fuels functions funds gains gathers goods grabs grades grants guards guests guides halts hands heads hearts heats highlights hikes hints hits holds homes honors hopes hosts hotels hours houses hunts impacts imports increases interests interviews
investments issues jails jobs judges jumps keys kids kicks kills kisses labels lands laughs launches lawsuits leads leaks leaves lies lifts lights likes limits lines links lists lives loads loans locks looks losses lots loves marches marks markets masters matches matters measures meetings
members minds mines misses models mounts moves murders names nears needs notes numbers offers officers offices officials orders owners pages paints papers parks parts parties passes patients pays peaks pictures pilots places plans plants plays players plots points
polls ports positions posts powers presses prices prints prizes probes problems processes products profits projects promises protests purchases pushes queries questions quotes races raids rains rallies ranks rates reasons recalls records refunds regrets releases remains reports requests rescues reserves
rests results returns reviews rewards rides rings rises risks rivals roads rocks roles rolls rounds rules runs sales sanctions saves scales scams scares schedules schemes schools scores screens searches seats seconds secrets senses sentences services sets shakes shapes shares shells shelters shifts ships shocks shops
shots shows signals signs sites sizes skills slides sounds spaces sparks speaks spots spreads staffs stages stakes stands stars starts states stays steps sticks stocks stops stores stories storms strands streams streets strikes strips studies stuns styles subjects suits supplies supports surges surprises
suspects sweeps swings switches tables takes talks tanks targets taxes teams tests texts thanks things ties times titles tolls tops tours tracks trades trails trains transfers transports treats trends trials tributes tricks triggers trips troops trusts turns tweets types upgrades uses values vehicles views visits voices
votes walks wars warnings watches waters waves ways weighs welcomes wins wishes witnesses words workers works worlds worries wounds years yields zones
notches previews jokes shrugs brushes alerts leaps outrages plagues rebels shadows showcases spotlights stumbles defects roars partners spies comforts consoles`),
)

/** The classes that a word belongs to by its ending. */
interface Inflection {
  isThird: boolean
  isPast: boolean
  isParticiple: boolean
  isGerund: boolean
  isPerson: boolean
  lemma: string | undefined
}

/** Worked out when first asked: all forms of all verbs would be four times the table. */
const inflectionOf = memoize((key): Inflection => {
  const candidates = basesOf(key)
  const verbs = candidates
    .filter((base) => bases.has(base))
    .map(verbForms)
    .filter(({ third, past, participle, gerund }) => [third, past, participle, gerund].includes(key))
  // Of several verbs the one that the list names first.
  if (verbs.length > 1) verbs.sort((a, b) => VERBS.indexOf(a.base) - VERBS.indexOf(b.base))
  return {
    isThird: verbs.some((forms) => forms.third === key),
    isPast: verbs.some((forms) => forms.past === key),
    isParticiple: verbs.some((forms) => forms.participle === key),
    isGerund: verbs.some((forms) => forms.gerund === key),
    isPerson: people.has(key) || candidates.some((noun) => people.has(noun) && plural(noun) === key),
    lemma: LEMMAS.get(key) ?? (bases.has(key) ? key : verbs[0]?.base),
  }
}, WORDS_KEPT)

export const isThirdPerson = (key: string): boolean => inflectionOf(key).isThird
export const isPast = (key: string): boolean => inflectionOf(key).isPast
export function isVerbForm(key: string): boolean {
  const { isThird, isPast } = inflectionOf(key)
  return isThird || isPast
}
export const isParticiple = (key: string): boolean => inflectionOf(key).isParticiple
export const isGerund = (key: string): boolean => inflectionOf(key).isGerund
export const isBaseVerb = (key: string): boolean => bases.has(key)
export const verbLemma = (key: string): string | undefined => inflectionOf(key).lemma
/** A word that is a noun at least as often as a verb. */
export const isNoun = (key: string): boolean => NOUN_FORMS.has(key) || isPersonNoun(key)

const PEOPLE = words(`
academic accountant activist actor actress adviser advisor agent aide ally ambassador analyst anchor announcer archbishop architect artist artiste assassin assistant astronaut astronomer athlete attorney aunt author baby babysitter baker band banker banksman barista bartender batsman
billionaire biologist bishop blogger bodyguard boss bowler boxer boy boyfriend brother builder bully bus-driver businessman businesswoman buyer cabbie cameraman candidate captain cardinal caregiver carpenter cashier catcher celebrity ceo chair chairman champion chancellor chef chemist chief child
chiropractor cleric clerk coach cofounder collector colonel columnist comedian comic commander commentator commissioner commuter conductor congressman congresswoman conservative consultant contestant contractor cook cop coroner councillor councilman councilwoman counsel couple cousin coworker creator critic customer cyclist
dad dancer daughter dealer dean debater defender defendant delegate democrat dentist deputy designer detective developer dictator diplomat director doctor donor driver drummer economist editor educator ejector elector employee employer engineer entrepreneur envoy exec executive expert family fan farmer father
fighter filmmaker firefighter fisherman founder friend fugitive gambler gangster gardener general genius geologist girl girlfriend goalkeeper golfer governor grandfather grandma grandmother grandpa guard guest guitarist gunman gymnast hacker hairdresser heir heiress hero hiker historian hitter homeowner host hostage
hunter husband hygienist ico immigrant influencer inmate inspector insider instructor investigator investor janitor jeweler jockey journalist judge juror justice keeper kid killer king knight landlord lawmaker lawyer leader legend legislator liberal lifeguard lobbyist lord lover magician magistrate maid mailman
man manager marine mayor mechanic member mentor merchant midfielder migrant militant millionaire miner minister mobster model mogul mom monarch monk mother motorist mp mum murderer musician nanny neighbor neighbour nephew newlywed niece novelist nun nurse nutritionist officer official operative organizer organiser
owner painter parent partner passenger pastor patient pediatrician performer philanthropist photographer physician physicist pianist pilot pitcher player plumber poet politician pope premier presenter president priest prime-minister prince princess principal prisoner producer professor programmer prosecutor protester
psychiatrist psychologist publisher pupil quarterback queen rabbi rancher rapper realtor rebel receptionist recruit ref referee refugee regulator relative reporter republican representative rescuer researcher resident responder retiree rider rival roommate rookie ruler runner runner-up sailor salesman scholar scientist screenwriter
secretary senator sergeant settler sheriff shooter shopkeeper shopper shortstop singer sister skater skier skipper sniper socialist socialite soldier son songwriter spokesman spokesperson spokeswoman spouse star starlet statesman stepfather stepmother striker stripper student stylist superintendent superstar supporter surfer surgeon surrogate survivor suspect
swimmer teacher teammate technician teen teenager tenant terrorist therapist thief tourist toddler trader trainer translator traveler treasurer trooper trucker trustee twin tycoon uncle undertaker user veteran veterinarian victim villager violinist visitor voter waiter waitress warden whistleblower widow widower wife winner witness woman
women men people children kids grandparents worker wrestler writer youngster youth youtuber zookeeper celeb alum alumni duo trio icon ex-wife ex-husband ex-girlfriend ex-boyfriend mother-in-law father-in-law sister-in-law brother-in-law mother-of-two mother-of-three dem gop democrats republicans`)
const people = new Set([...PEOPLE, 'admiral', 'wives', 'congressmen', 'gunmen', 'businessmen', 'spokesmen'])
export const isPersonNoun = (key: string): boolean => inflectionOf(key).isPerson

const PLACES = new Set(
  words(`afghanistan africa alabama alaska albania alberta algeria america amsterdam angola antarctica arabia argentina arizona arkansas armenia asia athens atlanta atlantic auckland austin australia austria azerbaijan baghdad bahamas bahrain baltimore bangkok bangladesh barcelona beijing
beirut belarus belfast belgium belize bengaluru berlin birmingham bolivia bosnia boston botswana brazil brisbane bristol britain brooklyn brussels bucharest budapest buffalo bulgaria burma burundi cairo california cambodia cameroon canada canberra cape-town cardiff caribbean chad charlotte chicago chile china cincinnati
cleveland colombia colorado congo connecticut copenhagen crimea croatia cuba cyprus czechia dakar dallas damascus darfur delaware delhi denmark denver detroit dhaka djibouti dubai dublin ecuador edinburgh egypt england eritrea estonia ethiopia eu europe fiji finland florida france gabon gaza geneva georgia germany ghana glasgow greece
greenland guam guatemala guinea guyana haiti hamburg hanoi harlem havana hawaii helsinki hiroshima holland hollywood honduras houston hungary iceland idaho illinois india indiana indianapolis indonesia iowa iran iraq ireland islamabad israel istanbul italy jakarta jamaica japan jerusalem johannesburg jordan kabul kansas karachi kashmir
kazakhstan kent kentucky kenya khartoum kiev korea kosovo kuwait kyiv kyrgyzstan lagos laos latvia lebanon leeds lesotho liberia libya lima lisbon lithuania liverpool london louisiana luxembourg madagascar madrid maine malawi malaysia maldives mali malta manchester manhattan manila maryland massachusetts mauritania mauritius melbourne memphis mexico miami michigan milan
milwaukee minneapolis minnesota mississippi missouri moldova monaco mongolia montana montenegro montreal morocco moscow mozambique mumbai munich myanmar nairobi namibia naples nashville nebraska nepal netherlands nevada newfoundland nicaragua niger nigeria norfolk norway oakland ohio oklahoma oman omaha ontario oregon orlando oslo ottawa oxford pakistan
palestine panama paraguay paris pennsylvania perth peru philadelphia philippines phoenix pittsburgh poland portland portugal prague puerto-rico qatar quebec queensland riyadh romania rome russia rwanda sacramento sahara samoa santiago saudi scotland seattle senegal seoul serbia shanghai siberia sicily singapore slovakia slovenia somalia spain stockholm sudan suriname
sweden switzerland sydney syria taipei taiwan tajikistan tampa tanzania tasmania tehran tennessee texas thailand tibet tokyo toronto tripoli tunisia turkey turkmenistan tuscany u.k. u.s. uae uganda uk ukraine uruguay us usa utah uzbekistan vancouver vatican venezuela venice vermont vienna vietnam virginia wales warsaw washington wellington
wisconsin wyoming yemen zambia zimbabwe zurich city town village county state country nation world region island coast border`),
)
export const isPlace = (key: string): boolean => PLACES.has(key)

/** Nouns that a list headline counts ("17 ways", "9 photos"). */
const COUNTED = new Set(
  words(`things ways reasons facts tips tricks hacks photos pictures pics images videos gifs memes tweets posts moments signs secrets confessions questions times words lessons habits mistakes myths ideas gifts recipes dishes foods snacks desserts drinks cocktails cookies
movies films shows episodes songs hits albums books quotes characters celebrities celebs stars people products items finds deals outfits dresses looks hairstyles tattoos places destinations cities towns beaches hotels restaurants bars steps rules strategies theories predictions takeaways thoughts stages types kinds
jokes texts messages comments responses reactions problems struggles similarities differences examples stories tales inventions gadgets apps games toys websites costumes crafts projects diys jobs careers exercises workouts stretches remedies symptoms benefits uses life-hacks alternatives essentials must-haves winners losers
commandments truths lies details easter-eggs references cameos scenes lines lyrics impressions tributes details portraits illustrations drawings maps charts graphs puns pranks fails wins pets puppies dogs cats kittens animals babies dads moms parents couples women men guys girls boys kids teens students teachers siblings friends bffs cats gifts podcasts newsletters accounts tumblr
instagrams vines snapchats charts trends headlines issues storylines players teams prospects picks goals plays trades matchups duos villains heroes superheroes princesses actors actresses singers rappers bands artists writers authors politicians presidents brands companies startups cars phones shoes bags jackets sweaters coats accessories skills`),
)
export const isCountedNoun = (key: string): boolean => COUNTED.has(key)

/** Nouns for the famous: without a name beside them they keep one back. */
const FAMOUS = new Set(
  words(`star stars superstar legend legends icon icons actor actress singer rapper celebrity celeb celebs celebrities pop-star rockstar heartthrob influencer influencers youtuber tiktoker billionaire tycoon mogul alum alums heavyweight heavyweights contender favourite starlet supermodel socialite royal royals frontman hitmaker
castoff fan-favorite veteran ex-star a-lister idol superfan powerhouse giant titan`),
)
export const isFamousNoun = (key: string): boolean => FAMOUS.has(key)

/** Ordinary nouns that stand for an unnamed actor after "this" or "a". */
const GENERIC = new Set(
  words(`actor actress adult airline app artist athlete author baby band bank billionaire blogger book bot boy brand bride business cafe café car celebrity ceo chain chef child city club coach college comedian comic company couple country county cop cosplayer dad dancer daughter designer director doctor dog drink driver engineer expert family fan father film firm food
founder gadget game girl governor grandma grandmother grandpa grad groom group guy habit hotel husband ingredient island kid lawmaker lawyer library man mansion mayor mcdonald's mom model mother movie mum musician neighborhood network nurse owner parent park passenger personality pet phone photographer place plant player politician priest product program puppy restaurant republican democrat
retailer school scientist secret senator show singer sister site snack software son song spot start-up startup state store student study supplement teacher team tech teen teenager town toy trailer trick university user vet video vitamin voter waitress website wife winner woman worker elector candidate reboot member anchor congressman congresswoman magazine newspaper journalist writer streamer podcaster professor surgeon barista landlord roommate neighbor neighbour factory festival hospital museum village farm bakery church charity nonprofit tribe island`),
)
export const isGenericNoun = (key: string): boolean => GENERIC.has(key)
