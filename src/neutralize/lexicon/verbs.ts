/**
 * Verbs of headlines, by base form and by who reads them, each word once.
 *
 *     verb       the clause reader: hardly ever anything else
 *     noun       the clause reader: nouns as often as verbs, it needs evidence before it reads them as a predicate
 *     detector   the detector of tactics and the realiser
 */
const LISTS: readonly (readonly [readers: string, words: string])[] = [
  [
    'verb detector',
    `abandon accept accuse achieve acknowledge acquire adapt add adjust admit adopt advise affect agree allege allow alter announce apologize appear
applaud apply appoint approve argue arrive ask assault assert assign assist attach attend attract authorize avert avoid beat become beg begin believe
blame borrow boycott brace breathe bring build burst buy calculate cancel capture carry caution cease celebrate choose circulate cite climb collapse
collect collide combine come commit compare compete complain concede conclude condemn confess confirm confront congratulate connect consider construct
consult consume contain continue contribute convert convict convince cooperate cope counter create criticize curb decide declare decline decrease
defeat defend defer define defy delete deliver demolish deny depart depend deploy deport describe deserve destroy detain detect determine develop die
differ dig disagree disappear disclose discover discuss dismiss disrupt divide divorce donate drift drown earn eat echo edit eliminate emerge employ
enable encourage endorse endure enforce engage enjoy enlist enter erase erupt establish evacuate evade examine exceed exclude execute expand expect
expel explain explode explore extend extradite fail feel fill find flee float follow forget forgive gather get give go grab greet grow guarantee hail
hang happen have hear hide hint hire identify ignore imagine impeach implement impose impress improve include indicate indict infect inflate inform
inherit inject injure inspect inspire install intend introduce invest investigate invite involve join keep kidnap know lean learn lend let like listen
lobby locate lose maintain make manage marry meet merge mount mourn narrow negotiate nominate note notify obtain occupy occur operate oppose organize
oust outline overcome overhaul overlook oversee overtake overturn owe participate perform persuade plead plow pose possess postpone pour predict
prefer prepare prevail prevent prohibit promote propose prosecute protect prove provide publish punish pursue put qualify quit raise react rebuff
rebuild rebuke recall receive reclaim recognize recommend recover reduce refer reflect regain register reject relate relax rely remain remember remind
remove rename renew reopen repeal replace represent require resign resist resolve respond restart restore restrict resume retain retire reunite reveal
reverse revise revive revoke roam sack save say scan scrutinize secure see seek seem seize select send serve settle shed shelve shrink shut sink sit
skip slash sleep solve speak spend spur stall stick strand strengthen strive submit succeed suffer suggest sue surpass surrender survive suspend swap
swear tackle take teach tell tempt testify thank think threaten tighten tilt toss trace transform trek trigger tweet uncover undergo understand unite
unveil uphold urge vacate violate warn weaken wear weigh widen withdraw withhold write yell advocate afford allocate amass amend amuse apprehend
arrange assemble assess assure await banish bankroll bash behave belong betray bless bolster bombard brand brave bully bury cater champion chant chat
coincide collaborate commemorate compel compensate compile comply compose comprise conceal conceive confuse conquer consist contemplate contend
convene convey creep cripple crown cultivate dare decorate dedicate deem demonstrate denounce designate detonate devote diagnose disband discard
discharge discourage discriminate dispose distribute ditch dive dodge dominate downgrade downplay drag dub dwarf elect elevate embark embed embrace
emit emphasize enact encounter endanger entertain entitle envision equip evaluate evict evolve exaggerate excel exempt exploit expose fade falter
fetch flash flaunt flock forge foster furlough garner generate glow govern groom halve hamper harass heal hinder hop humiliate hurl illustrate impair
imply imprison inch induct infiltrate inflict inhabit initiate innovate insist insure integrate interact intercept interfere interrogate interrupt
intervene invade invent isolate jeopardize juggle justify lag lament laud levy liberate linger liquidate loom loot lure manufacture mediate meditate
melt mend mimic mislead mobilize mock modify motivate multiply navigate nod nudge obey oblige observe obstruct offend offset omit ordain originate
overdose overhear overrule overthrow pardon peddle penalize perish persist plummet ponder portray pray preach precede preserve preside presume pretend
privatize proclaim prolong provoke publicize quash quarantine rage ramp ratify rattle rebrand recede reckon reconsider reconstruct recount rectify
redeem redesign redirect rediscover refute regard regulate reinforce reinstate relaunch relinquish relocate render renounce renovate repatriate
rescind reschedule resell resemble reshape reside restructure rethink retrieve revamp revel revisit revolt rewrite rig rob rout ruin sabotage salute
satisfy scatter scold scour scramble scrape shatter shield shine shorten shout shove shun simplify simulate sing skewer slay smash smuggle snag snap
snatch sneak soar soften solicit spare spoil squeeze stabilize stir straddle stroll subdue substitute summon supervise suppress swarm symbolize
tarnish tease tend terminate terrify thrive thwart tolerate topple torch torture transmit triumph tumble unearth unfold unify unleash unload unlock
unravel upend usher utilize vaccinate validate vanish vary vie vilify volunteer wander waive weave weep whip wield wipe withstand woo worsen wrap
wreck wrestle nix batter axe bare berate chide decry deride dine dispel elude espouse flout fumble jolt mull pinpoint pluck prod prop quell rap roil
wreak scupper upbraid flay hoodwink bilk bludgeon snarl paralyse
assassinate astonish blacklist bulldoze butcher censure collude compound confer cram customise defuse dehydrate disable disguise dislike disown
electrocute empower ensnare fatten gatecrash jeopardise legalise maximise mature minimise mistreat outgrow outsell overcharge oversleep penalise
popularise pulverise publicise radicalise recuperate redeploy reorganise reposition repossess resuscitate resurrect revolutionise satirise saturate
scandalise scrutinise skirmish solidify specialise spruce stabilise symbolise sympathise tamper unblock underpin unfreeze unhinge unnerve unpack
untangle unwind
anger vandalise thrill baffle euthanize euthanise incarcerate stymie surveil hospitalise hospitalize defame personalize acquit admire affirm
anticipate appreciate arise assail assume attain authorise broaden clarify commence deepen depict disturb divert educate embarrass enhance enrol exist
extinguish flounder fulfill invalidate maximize migrate misinterpret necessitate penetrate perceive realize recite reiterate reorganize repel
safeguard seduce specialize subsidize suffice suppose verify insulate overuse outrun co-write overbill reoffend dethrone undress unwrap dwell elope
flourish modernize modernise obsess overheat overpay pierce privatise pronounce refurbish regenerate rehearse reinvent relive remodel reroute restock
retrain rinse sculpt squabble sterilize subsidise summarize transcribe wrangle accelerate derive dishearten eject embezzle exact impound inaugurate
maim negate oppress outsmart perpetrate posit repay swindle terrorise abet abide abolish absorb abstain accentuate acclaim accommodate accompany
accomplish accredit accrue accumulate acquaint acquiesce activate actuate adhere adjoin adjourn administer adorn advertise agitate alienate align
alleviate allot amaze amplify amputate antagonize apportion arouse arraign ascertain ascribe assimilate astound augment awaken befall befit beguile
behold belabor belie beseech besmirch bestow bewilder brandish burgeon calibrate canvass capitalize captivate cavort centralize characterize cherish
choreograph chortle circumscribe clamber clench clobber clog clothe coalesce coddle communicate complicate comprehend concur condense confine confound
congeal connote consign consolidate consort construe consummate contrive converse convulse correlate cosponsor counteract crucify crystallize darken
declaim decompose deduce deduct defray democratize demythologize denote depress despatch despise destine detach detest deviate devise differentiate
dilate disabuse disapprove discern discontinue disentangle disintegrate dismount dispense disseminate dissipate distill distinguish distort distract
dramatize economize efface effectuate emancipate embody embroider emulate encamp enchant enclose endear endow engender enjoin enlarge enliven enmesh
enunciate envelop envisage epitomize equate equilibrate eradicate eschew eulogize exalt exclaim excommunicate exemplify expend expound extenuate
exterminate extirpate extrapolate extricate fasten flatter flicker forestall forsake fractionate fraternize frighten fulfil furnish generalize
germinate gesticulate glower gnash gratify grimace hanker hibernate hypothesize illuminate illumine imbed imitate impale impart impersonate improvise
impute incubate induce indulge infest inflame ingest inscribe insert instigate instruct interject interlace internalize interpose interpret intersect
intertwine interweave intone intrude inure irrigate itemize jabber juxtapose lacerate lionize loathe magnetize magnify marinate materialize memorize
misconstrue misjudge misrepresent mistrust misunderstand moisten molest monopolize muster nationalize nestle neutralize nourish officiate outdistance
outdo outweigh overemphasize overpower overreach overshoot paralyze permeate personify pertain pervade preclude predominate presuppose profess proffer
promulgate proscribe protrude pupate purify radiate rationalize reactivate readjust rearrange reassemble recapture reclassify recollect recreate recur
redistribute redouble reelect reexamine refine reinterpret relent remonstrate repress reproduce repudiate repulse reread restrain revere revolve rid
romanticize rotate segregate sensitize shamble situate smite stratify strew subtend subtract suffuse superimpose supplicate synthesize systematize
televise theorize transmute transpose typify underlie understate underwrite unhitch unscrew unwire visualize reenact cremate arbitrate countersue
filibuster horrify burgle carjack abduct
shutter sideline skirt spike spurn steer stoke trim trounce unseat upstage yank zap sicken besiege outperform outpace finalize sidestep backtrack fend
outduel facilitate wince annoy certify capsize ridicule criticise apologise organise underscore analyze analyse drench grieve rekindle escalate abort
annex appease ascend aspire attest bemoan beset coax coerce commend confide confiscate congregate conspire constitute contaminate contradict
correspond corroborate culminate dampen dazzle deceive defraud degrade deplore depose deprive descend deteriorate deter devastate devour diminish
disappoint disarm disconnect dislodge dismantle disobey disperse displace dissuade dwindle elapse elicit emigrate encompass engulf enrage enrich
enroll ensue ensure entail entice entrust erode evaporate evoke exacerbate excavate excite exert exhume exonerate expedite expire extort fabricate
falsify fascinate fathom flatten forbid foreclose foresee formulate fortify frustrate glorify grapple grumble harden hasten heed heighten hesitate
hijack hobble hover hurtle ignite immerse impede implore incite incorporate incur infer infuriate infringe inquire intensify intimidate invoke irk
irritate jostle kneel languish lessen liken loosen manipulate mingle minimize mishandle misread mitigate narrate nullify nurture obliterate obscure
outbid outlive outnumber outshine override overshadow overwhelm pacify persecute perpetuate plunder poach polarize pollute pounce prescribe procure
puncture quadruple ransack ravage reap reappear reassert reassure rebut recoil reconcile reconvene redefine refrain refuel rehire rejoice rejoin
relegate reminisce replenish replicate reprimand resent resonate retaliate retract revert scoff scorch scuttle secede sever shirk sideswipe skyrocket
smother soak soothe specify speculate squander stagger startle starve stifle stimulate stipulate straighten strangle subside substantiate succumb
suffocate supersede supplant surmount surround sustain taunt teeter terrorize thaw transact transcend translate traverse trample tremble underestimate
undercut undermine undertake undo unmask unsettle uproot usurp veer vandalize victimize wade wane wean yearn overrun restate handcuff outpoll resettle
reaffirm classify haunt sympathize recuse curtail encircle relieve distress derail shrug outrage plague stumble roar spy
lay dangle waver gear pin rip fling tweak wallop zoom herald buoy swell dash pivot upload thrash mix pepper audition spawn grind vault commute
pan premiere pile prep displease handpick deliberate boo leverage reemerge re-emerge dole reinstall sag tamp broach decode glue supercharge kickstart
entrap dial troll reappoint reoccupy hinge leapfrog churn reboot purge blockade re-create bleach smoulder gird decouple rake rue drub excoriate castigate pillory delist demerge crush spit`,
  ],
  [
    'verb',
    `buckle whisk email download rupture riddle affiliate funnel transition dent stockpile attribute span coordinate livestream bind bother
cling dupe fold glean honour moan mouth muse please poise practise propel reuse shoulder sprint sway taste venture humble
overlap ski sew squat sniff snore swallow sweat thicken tidy tiptoe trudge twirl wag weed whine whisper whistle wink wrinkle doze etch exile
exhale fidget flinch gallop giggle glide graze grin growl hatch heave howl hum inhale knit leash limp lurch manoeuvre marvel misplace mow munch nibble
ooze overflow overload paddle parachute pave pedal peel peer perch plough polish populate print-out prune quench recycle salvage scrub seep shave
shiver shovel skate skid skim slack slaughter sledge smear sneeze sober sprinkle sprout squash stain stare stitch stray surf tame tangle tow
trespass trot tuck unplug vacuum weld wither zip blink yawn barge bolt buy-out claw cluster duel ebb explain-away faint fare
flop fret fume gloat grasp groan harness harvest hold-up hustle lodge menace nab nag pique quarrel quarry rampage rev sap
savage silence sit-out snap-up sob sow stampede stash toil vent wed abound accord accost accustom affix aggravate amble appraise
babble badger bake balk barbecue bask baste bathe bawl beckon bevel beware blister blush brag chafe cheat chew clamp clasp compute conform
cough crave creak cringe croon crumble dart digest dribble drip duplicate err exhaust forego frown glisten gnaw gobble gouge grope grovel
gull gush haggle harrow instal jeer jilt lick lug lurk manifest masquerade matriculate mottle muffle mumble mutter ogle outface pelt pester
pilfer pinch plod plunk prance precondition prowl quicken ramble reek reload remake remand rend repent ripen rivet rouse rove ruffle rummage savor
scoot scribe scurry sharpen shimmy shudder shuffle sidle signify simmer skedaddle slacken smolder snicker snuggle sorb sprawl sputter squawk squint
squirm stammer stiffen stink stomp straggle submerge subscribe swagger swivel tabulate throb tingle totter transplant twitch underline untie vibrate
vivify wisecrack wrench wriggle blackmail raze douse taint`,
  ],
  [
    'verb noun detector',
    `address appeal arrest award ban bar bid block bomb boost break burn cast catch cause challenge chase cheer claim clash clear close coach complete
concern conduct contact contest contract cook correct crack crash cross cruise cut deal delay demand detail direct dispute double doubt draw drink
drive drop ease edge end escape exit export express face fall fear feature fight fine finish fire fix flood fly force form free freeze fuel fund gain
grant guard guess halt handle harm hate heat hit hold host house hunt hurt import increase influence issue jail judge jump kick kill lack land last
laugh launch lead leak leave lie lift light limit link list live load lock love lower mark match mean measure mention miss move murder name need
notice offer open order own pass pause pay permit pick place plan play pledge plot point poll post praise present press probe proceed produce project
promise prompt pull pump purchase push quote raid rally rank rate reach read rebound record recruit refuse regret release repair repeat reply report
request rescue retreat return review reward rise risk rule run rush scare schedule score scrap search sell sentence separate shake shape share shift
shoot show sign signal slam slide slip slow smoke spark split sponsor spread stab stage stand star start state stay steal step stop store stress
stretch strike strip struggle suit support surface surge suspect sweep swim switch talk target test throw tie touch tour track trade trail train
transfer travel treat trust try turn update upgrade use veto view visit voice vote vow wait walk want wash watch welcome win wish witness wonder work
worry wound yield arm bail bow breach cap cry dip display dump flag flip flow focus gamble grill grip harbor haul highlight insult mistake monitor
neglect object pack paint patch patrol peak pilot plunge profit refund ride rival rock sanction screen seal shelter shock shop slap slump snub spill
spin spot stem storm stun subpoena supply swing tap tout transport trap upset waste weather gut outlaw comfort joke leap
look strain wage knock tear quiz estimate`,
  ],
  [
    'verb noun',
    `blast count mandate panic range rape ship speed sting survey total twist wave roast row audit bust coast
compromise conflict copy log price profile tax tip toy trip warm`,
  ],
  [
    'noun detector',
    `act advance aid aim air answer approach attack attempt auction back battle board boast book brief broadcast bypass call campaign care change charge
check comment control cost cover dance date debate debut design draft dress exchange favor feed file forecast grade guide hand head help hike honor
hope impact kiss label level march matter near pitch plant poison power pressure process protest question race rent reserve rest result roll sail
scale set sound study surprise top triple value wake alarm ballot blow bounce bribe buzz chart chop clean credit desire drain exhibit frame interview
mask master mine murmur number park photograph police print ring scream seat sense spell stalk stamp stock subject warrant eye jab lunge pen ground
eclipse huddle swoop carve choke further rebel shadow forward
hack experience damage reset hammer lash budge punch`,
  ],
  [
    'noun',
    `abuse amount fare ward balance bank base bill bite border boss budget camp cash counsel court crowd cure discount doctor document dream drill effect
exercise experiment field figure film finance fish flight function game gap gift group gun interest journey jury lease line loan loss mail
major market means mind model network pace pain part party phone picture practice prize program progress rain reason reform remark research resort
respect riot role round season service shot spring stake steam stream task threat time title toll traffic trial trick trouble war warning water wind
lawsuit bond box bus can center charter chip cloud club code cool crop deck deposit dish dog dust ear egg fan farm fee fence finger firm fit fleet
foot grass iron joint key lab leg loop lunch machine man map milk mirror might mother nail nurse oil page paper path perfect pet plane plate
pocket pole pool port pot rail reading relay remote sample scene school second shore skill slice smart snow sort space standard stone street string
summer table tail term thread tire tool tree trend truck tune type wall premium shutdown worth dead left long better secret boom plea poke rant
spat swipe toast associate bat blend clutch curse delegate dictate dread extract hook hurry institute precipitate quiver ram reign retort
scratch sigh splash stoop suck swerve thrust tug bump catapult curl fry hug itch latch rub shuttle smack tack broker fault mentor escort drug
scam desert ransom bargain fete mug maroon petition`,
  ],
  [
    'detector',
    `be benefit bet clinch combat dissolve do net team void adore bear befriend bench breed cement chair chill clone comb commission compliment condition
conserve crawl debunk delight discipline dispatch disqualify distance empty equal fake fast filter foil gauge graduate immigrate jockey lecture
legalize license litigate opt orbit partner phase pioneer position prosper rack readmit rehabilitate reignite reimburse rephrase reshuffle resurface
retrofit reunify self-deport shell shower siege smell smile spray staff streamline sum swamp tally traumatize unionize clap debrief embroil flub goad
hound hype impugn maul mint parry peg pit quip rein rile rubbish scotch slate snipe spearhead spurt stave stump tee thwack tussle vindicate whack xi
suplex finalise recognise pummel dismember shrivel anoint articulate avenge bicker blindside bristle concoct condone converge covet crisscross curate
dabble debilitate decimate deflate deflect delve demote deplete deregulate devalue disavow disclaim discredit disembark disregard diversify divulge
elaborate emphasise encroach entangle exasperate fluctuate forgo galvanize gravitate hoist imperil implode implicate inhibit insinuate lambast
lambaste meddle misfire misstate mobilise mutilate nosedive optimize orchestrate outlast outscore outspend outwit overreact pander perplex pillage
predate preempt prioritize proliferate purport radicalize re-elect reassess reassign recant recoup redact redraw regroup reimagine reimpose renege
retell retool revolutionize seethe shred stagnate stigmatize subvert toughen transpire underperform unfurl unseal vanquish whittle wilt wobble
backfire backpedal eavesdrop fast-track gerrymander greenlight outmaneuver outsource outvote re-enter re-sign reenter rehear shoplift sidetrack
stonewall strong-arm cull sadden console thin notch preview brush alert showcase spotlight defect`,
  ],
]

/** The verbs of one reader. */
export const verbsOf = (reader: 'verb' | 'noun' | 'detector'): string[] =>
  LISTS.filter(([readers]) => readers.split(' ').includes(reader)).flatMap(([, words]) => words.split(/\s/))

/** Base past participle: forms that are read besides those of `words/word-forms.ts`, and not written. */
export const MORE_IRREGULAR =
  'get got gotten,leap leapt leapt,lie lay lain,overcome overcame overcome,weave wove woven,lean leant leant,learn learnt learnt,burn burnt burnt,spill spilt spilt,spell spelt spelt'
