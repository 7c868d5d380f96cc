/**
 * Verbs of headlines, by base form. `VERBS`: hardly ever anything else. `NOUN_VERBS`: nouns as often as verbs, so the
 * clause reader needs evidence before it reads them as a predicate. `IRREGULAR`: base past participle.
 */
export const VERBS = `
furlough downplay champion garner echo caution buckle shutter whisk email tweet download rupture riddle anger encircle affiliate funnel pivot transition edit fabricate
vandalise vandalize thrill dent lament stockpile attribute baffle devour span buoy dismantle euthanize euthanise coordinate incarcerate stymie surveil spy quell amass hospitalise hospitalize ravage defame personalize livestream
abandon accept accuse achieve acknowledge acquire acquit add address adjust admire admit adopt advise affect affirm agree
allege allow alter amend announce annoy anticipate apologize apologise appear apply appoint appreciate apprehend approve argue arise arrange
arrive ask assail assemble assert assess assign assist assume assure attain attract authorize authorise avert avoid await axe backtrack
ban become beg begin behave believe belong berate bind blame blast block boost bolster borrow bother breach break bring broaden build burn
buy calculate cancel capture carry cast catch cause cease celebrate challenge choose cite clarify clear climb cling close collapse collect
collide combine come commemorate commence commit compare compel compensate compete compile complain complete comply compose concede conceive
concern conclude condemn conduct confess confirm confront confuse congratulate connect consider consist constitute consult consume contain contend
continue contradict contribute convene convert convey convict convince cook cooperate cope correct corroborate count counter create criticize criticise cross
crush curb curtail cut dare deal decide declare decline decrease dedicate deem deepen defeat defend defer defy degrade delay delete deliver demand
demolish demonstrate denounce deny depart depend depict deploy deport derail describe deserve destroy detail detain detect deter deteriorate
determine detonate devastate develop devote die differ dig diminish direct disagree disappear disappoint discharge disclose discourage discover
discuss dismiss display dispose dispute disrupt distress distribute disturb ditch dive divert divide divorce dodge dominate donate double doubt drag draw
drink drive drown dump dupe earn ease eat educate elect eliminate embark embarrass embrace emerge emphasize employ enable enact encounter encourage end
endanger endorse endure enforce engage enhance enjoy enlist enrol enroll ensure enter entertain erode erupt escalate escape establish estimate evacuate evade
evaluate evict evolve exaggerate examine exceed exclude execute exempt exist exit expand expect expel explain explode exploit explore expose express
extend extinguish extradite face facilitate fail fall fear feature feel fend fetch fight fill finalize find finish fire fix flee flip float flood flounder
fly focus fold follow forbid force foresee forge forget forgive form free freeze frustrate fuel fulfill fund gain gather generate get give
glean go govern grab grant grapple greet grill grow guarantee guess hail halt handle hang happen harass harm hasten hate have heal hear heat heed hide highlight
hijack hinder hire hit hold honour host house hunt hurt identify ignite ignore illustrate imagine impeach implement imply impose impress improve incite include
increase incur indicate indict infect inflict influence inform infringe inhabit inherit inject injure innovate inquire insist inspect inspire install insult
integrate intend intensify intercept interfere interrupt intervene introduce invade invalidate invent invest investigate invite involve issue jail
join joke judge jump justify keep kick kidnap kill knock know lack lag land languish last laud launch lead leak lean leap learn leave lend let liberate lie lift light
like limit linger link list listen live load lobby lock look loom loosen lose love lower lure maintain make manage mandate manufacture mark marry match
maximize mean measure mediate meet melt mention merge migrate minimize misinterpret mislead miss mistake moan mobilize modify monitor mount mourn mouth move mull
murder muse name narrow navigate necessitate need neglect negotiate nix nominate note notice notify nullify obey object oblige obscure observe obtain
occupy occur offend offer omit open operate oppose ordain order organize organise oust outlaw outline outpace outperform outrage overcome overhaul overlook overrule oversee overshadow
overtake overthrow overturn overwhelm owe own pack paint panic pardon participate pass pause pay penetrate perceive perform perish permit persist persuade pick pin place
plague plan play plead please pledge plot plummet plunder plunge point poise ponder portray pose possess post postpone pour practise praise pray preach precede predict prefer
prepare present preserve preside press presume pretend prevail prevent probe proceed proclaim procure produce prohibit project promise promote prompt propel propose prosecute
protect prove provide provoke publish pull punish purchase pursue push put qualify quash quell quit quiz quote raid raise rally ramp range ransack rank rap rape rate ratify reach
react read realize reap reappear reassure rebound rebuff rebuild rebuke recall receive recite reckon recognize recommend reconcile reconsider reconstruct record recount recover
recruit rectify recuse redeem redefine reduce refer reflect refrain refute regain regard register regret regulate reiterate reject rejoice relax release relieve relinquish
relocate rely remain remember remind remove rename render renew renounce renovate reopen reorganize repair repeal repeat repel replace reply replicate report represent request
require rescind rescue resemble resent reshape resign resist resolve resonate respond restore restrict resume retain rethink retire retract retreat retrieve return reunite reuse reveal
reverse review revise revive revoke rewrite ride rig rip rise risk rival rob roar rock roil rule run rush sabotage sack safeguard salute sanction save say scan scare scatter schedule scold score
scour scramble scrap scrutinize seal search secure seduce see seek seem seize select sell send separate serve settle shape share shatter shed shelve shift shine ship shoot shop
shorten shoulder shout show shrink shun shut sign signal simplify sink sit skip skyrocket slam slap slash slay sleep slide slow smash smuggle snap snatch soar solicit solve soothe speak
spark specialize speculate speed spend spike spill spin split spoil sponsor spot spread sprint spur squander squeeze stabilize stage stall stand star start startle starve
state stay steal steer stem step stick stimulate sting stoke stop store storm strain strand strengthen stress stretch strike strip strive struggle stumble stun submit subpoena subsidize substitute
succeed sue suffer suffice suggest suit summon supply support suppose suppress surface surge surpass surrender surround survey survive suspect suspend sustain swap sway
swear sweep swell swim swing switch sympathize tackle take talk tap target taste teach tear tease tell tempt tend terminate terrify terrorize test testify thank think thrash threaten thrive throw thwart
tie tighten topple torch torture total touch tour tout trace track trade trail train transfer transform translate transmit transport trap travel treat trigger trim triumph trounce trust try tumble turn twist uncover
undercut undergo undermine understand undertake undo unite unleash unload unseat unveil update upend upgrade uphold upset urge use usher utilize vacate vanish venture verify veto view violate visit voice volunteer
vote vow wade wage wait walk want warn wash waste watch wave weaken wear weather weave weigh welcome widen win wish withdraw withhold withstand witness wonder work worry worsen wound wrap wreck write yell yield zap
deceive deprive humble persecute insulate overlap stipulate overuse outrun deport resettle bankroll co-write handcuff overbill reoffend resell
dethrone annex displace spare sing ski sew sneak spit squat sniff snore swallow sweat tempt thicken tidy tiptoe trudge twirl undress unlock unwrap wag wander wean weed whine whisper whistle wink wrinkle yank dodge doze drench drown dwell elope etch evaporate excavate exile exhale fade fetch fidget flatten flinch flourish foster fumble gallop giggle glide glow graze grin grip growl grumble hatch heave hop howl hum hurl inflate inhale interrogate irritate juggle knit leap leash limp loosen lurch manoeuvre marvel mimic misplace misread mishandle modernize modernise mow munch nibble nod nominate obsess offset ooze outbid overflow overheat overpay overload paddle parachute patch pave pedal peel peer perch pierce plough pluck polish populate pounce prescribe print-out privatise proclaim prolong pronounce prune puncture quench rebrand rebut recycle redesign redirect refurbish refuel regenerate rehearse rehire reinstate reinvent relaunch relegate relive remodel reroute reschedule restart restock restructure retrain revamp revisit rinse roast row salvage scold scrub sculpt secede seep shave shiver shovel shrug skate skid skim skirt slack slaughter sledge smear sneeze soak sober soften spawn sprinkle sprout squabble squash stain stare starve sterilize stitch stray stroll stumble subsidise subside suffocate summarize surf swap swarm tame tangle tarnish taunt terminate thaw tilt topple tow trample transcribe trek tremble trespass trot tuck tweak unearth unify unplug upload upstage vacuum veer vilify waive ward weld wipe wither wrangle yearn zip blink flinch yawn shrug
accelerate advocate appeal arm arrest arrive ascend attend audit award bail bar barge bare bash batter beat bid bolt bomb bombard bow brace brand brave breathe burst bust buy-out cap chase cheer claim clash claw cluster coach coast
comfort compromise conflict contact contest contract copy crack crash creep cripple crown cruise cry dash decry defraud deride derive detonate dine dip dishearten drift drop duel ebb edge eject embezzle enrich entice
erase espouse exact excel excite exert exonerate expire explain-away export faint falter fare fathom fine flag flash flaunt flock flop flow fret fume gamble gear gloat grasp grieve grind groan groom guard gut halve hamper harbor harden harness harvest haul haunt
herald hint hobble hold-up hover humiliate hustle impede import impound inaugurate inch irk jeopardize jolt jostle juggle kneel laugh lay liken lodge log loot maim melt menace mend mingle mock nab nag narrate negate nudge nurture obstruct oppress outpoll outshine outsmart
overdose patrol peak peddle perpetrate pilot pinpoint pique plow poll posit pound prevail price privatize profile profit prolong prop pump quarantine quarrel quarry rage rampage rattle recede reckon refund refuse repay repatriate retaliate rev revel revolt reward ridicule
roam rout ruin salvage sap savage scorch scrape screen sentence settle shake shelter shield shock shove sideline silence sit-out skewer slip slump smear smoke snag snap-up snub sob sow stab stampede stash stem strand strangle strengthen strip subdue swindle
tangle target taunt tax terrorise threaten tip toil tolerate toss tow toy trample traverse trek trip trounce undercut unify unravel unsettle uproot usurp vandalize vault vaccinate vent vie wane warm wed whip wield wipe woo wrestle zoom
abet abide abolish abound absorb abstain accentuate acclaim accommodate accompany accomplish accord accost accredit accrue accumulate accustom
acquaint acquiesce activate actuate adapt adhere adjoin adjourn administer adorn advertise affix afford aggravate agitate alienate align alleviate
allocate allot amaze amble amplify amputate amuse analyse analyze antagonize appease applaud apportion appraise arouse arraign ascertain ascribe
aspire assimilate astound attach attest audition augment awaken babble badger bake balk banish barbecue bask baste bathe bawl beckon befall befit
beguile behold belabor belie bemoan beseech beset besiege besmirch bestow betray bevel beware bewilder bless blister blush boycott brag brandish
burgeon calibrate canvass capitalize captivate cater cavort centralize certify chafe chant characterize chat cheat cherish chew chide choreograph
chortle circulate circumscribe clamber clamp clasp classify clench clobber clog clothe coalesce coax coddle coerce coincide collaborate commend
communicate commute complicate comprehend comprise compute conceal concur condense confide confine confiscate conform confound congeal congregate
connote conquer consign consolidate consort conspire construct construe consummate contaminate contemplate contrive converse convulse correlate
correspond cosponsor cough counteract crave creak cringe croon crucify crumble crystallize culminate cultivate dampen dangle darken dart dazzle
declaim decompose decorate deduce deduct define defray democratize demythologize denote deplore depose depress descend designate despatch despise
destine detach detest deviate devise diagnose differentiate digest dilate disabuse disapprove disarm disband discard discern disconnect discontinue
discriminate disentangle disintegrate dislodge dismount disobey dispel dispense disperse disseminate dissipate dissuade distill distinguish distort
distract downgrade dramatize dribble drip dub duplicate dwindle economize efface effectuate elapse elevate elicit elude emancipate embed embody
embroider emigrate emit emulate encamp enchant enclose encompass endear endow engender engulf enjoin enlarge enliven enmesh ensue entail entitle
entrust enunciate envelop envisage envision epitomize equate equilibrate equip eradicate err eschew eulogize evoke exacerbate exalt exclaim
excommunicate exemplify exhaust expedite expend expound extenuate exterminate extirpate extrapolate extricate falsify fascinate fasten flatter
flicker fling flout foreclose forego forestall formulate forsake fortify fractionate fraternize frighten frown fulfil furnish generalize germinate
gesticulate glisten glorify glower gnash gnaw gobble gouge gratify grimace grope grovel gull gush haggle hanker harrow heighten hesitate hibernate
hurtle hypothesize illuminate illumine imbed imitate immerse impair impale impart impersonate implore imprison improvise impute incorporate incubate
induce induct indulge infer infest infiltrate inflame infuriate ingest initiate inscribe insert instal instigate instruct insure interact interject
interlace internalize interpose interpret intersect intertwine interweave intimidate intone intrude inure invoke irrigate isolate itemize jabber jeer
jilt juxtapose lacerate lessen levy lick lionize liquidate loathe locate lug lurk magnetize magnify manifest manipulate marinate masquerade
materialize matriculate meditate memorize misconstrue misjudge misrepresent mistrust misunderstand mitigate moisten molest monopolize motivate mottle
muffle multiply mumble muster mutter nationalize nestle neutralize nourish officiate ogle originate outdistance outdo outface outlive outnumber
outweigh overemphasize overhear overpower overreach override overrun overshoot pacify paralyze pelt penalize pepper permeate perpetuate personify
pertain pervade pester pilfer pinch plod plunk poach polarize prance preclude precondition predominate presuppose prod profess proffer promulgate
proscribe protrude prowl publicize pupate purify quicken radiate ramble rationalize reactivate readjust reaffirm rearrange reassemble reassert
recapture reclaim reclassify recoil recollect reconvene recreate recur rediscover redistribute redouble reek reelect reexamine refine reinforce
reinterpret rejoin relate relent reload remake remand reminisce remonstrate rend repent replenish repress reprimand reproduce repudiate repulse
reread reside restate restrain revere revert revolve rid ripen rivet romanticize rotate rouse rove ruffle rummage satisfy savor scoff scoot scribe
scurry scuttle segregate sensitize sever shamble sharpen shimmy shirk shudder shuffle sicken sidestep sidle signify simmer simulate situate skedaddle
slacken smite smolder smother snicker snuggle sorb specify sprawl spurn sputter squawk squint squirm stagger stammer stiffen stifle stink stir stomp
straddle straggle straighten stratify strew submerge subscribe substantiate subtend subtract succumb suffuse superimpose supersede supervise supplant
supplicate surmount swagger swivel symbolize synthesize systematize tabulate teeter televise theorize throb tingle totter transact transcend
transmute transplant transpose twitch typify underestimate underlie underline underscore understate underwrite unfold unhitch unscrew untie unwire
validate vibrate victimize visualize vivify wallop waver weep wince wisecrack wrench wriggle bury obliterate vary mix reenact
outduel extort blackmail raze exhume cremate arbitrate countersue filibuster abort rekindle douse horrify enrage unmask
burgle carjack abduct pollute taint sideswipe capsize dwarf quadruple assault bully
`
export const NOUN_VERBS = `
abuse act address advance aid aim air alarm amount answer appeal approach arm arrest attack attempt audit award back bail balance ban bank bar base battle bid bill bite block blow board bomb book boost border
boss bow break breach broadcast budget burn buzz call camp campaign cap care cash cast cause challenge change charge chart chase check cheer claim clash clean close coach coast comfort comment compromise concern conduct conflict contact contest contract
control cook cost count counsel court cover crack crash credit cross crowd cruise cry cure cut damage dance date deal debate delay demand design desire detail direct discount display dispute doctor document double doubt draft draw dream dress drill drink
drive drop dump ease edge effect end escape estimate exchange exercise exit experience experiment export express face fall favor fear feature feed field fight figure file film finance fine finish fire fish fix flag flight flood flow focus force forecast form
frame freeze fuel function fund gain game gamble gap gift grade grant grip ground group guard guess guide gun halt hand harm hate head heat help highlight hike hit hold honor hope host house hunt hurt impact import increase influence insult interest interview
issue jail joke journey judge jump jury kick kill kiss label lack land laugh launch lead leak lease leave lie lift light limit line link list load loan lock look loss love mail major mandate march mark market master match matter means measure mention mind miss
mistake model monitor move murder name need neglect network notice number object offer open order outlaw pace pack pain paint panic park part party pass patrol pause pay peak permit phone pick picture pilot place plan plant play pledge plot plunge point
police poll post power practice praise press price print prize probe process produce profile profit program progress project promise prompt protest pull pump purchase push question quote race raid rain rally range rank rape rate reach read reason rebel record recruit reform
refund regret release remark rent repair repeat reply report request rescue research reserve resort respect rest result retreat return review reward ride ring riot rise risk rival rock role roll round rule run rush sail sanction scale scare schedule score scrap screen
search season seat sense sentence service set shadow shape share shelter shift ship shock shoot shop shot show sign signal slam slide slip slump smoke snub sound spark speed spell spill spin split sponsor spot spread spring stage stake stand star start state stay steal
steam stem step stop store storm strain stream stress stretch strike strip struggle study subject suit supply support surge surprise survey suspect sweep swing switch talk tap target task tax test threat tie time title toll top total touch tour track trade traffic train transfer
transport travel treat trial trick trip trouble trust try turn twist update upgrade upset use value veto view visit voice vote vow wage wait walk want war warning waste watch water wave weather welcome win wind wish witness wonder work worry wound yield comment campaign
lawsuit debut audit bond box brief bus can care catch center charter chip clear cloud club code cool copy correct crop cut deck deposit dip dish dog drain dust ear egg eye fan farm fee fence file film finger firm fit fleet fly foot forward grass grill hammer handle harbor hold
iron joint key lab last leg level live log loop lunch machine man map mask mean milk mine mirror might mother nail nurse oil own page paper patch path pen perfect pet plane plate pocket pole pool port pot present pressure proceed program question quiz rail reading record
rebound refuse relay remote sample scene school score seal second sell shore skill slice slow smart snow sort space stamp standard stock stone store street string summer surface swim table tail tear term thread throw tip tire tool toy trail trap tree trend truck tune type wall warm wash watch
subpoena ballot premium shutdown worth dead free left long near better lower further second own complete present secret separate wake rival clash deal blast boom bust crack draw fire flip gut haul hit jab knock lash leap pitch plea poke rant roast row shake slap spat stab stun sting swipe toast top tout trail
associate bat blend boast bounce bypass clutch curse delegate dictate dread exhibit extract hook huddle hurry institute lunge murmur precipitate
punch quiver ram reign retort scratch scream sigh splash stoop suck swerve swoop thrust tug warrant budge bump carve catapult choke chop curl fry hug
itch latch rub shuttle smack stalk tack
broker fault mentor escort poison drug bribe scam desert photograph hack ransom auction bargain fete reset eclipse
triple mug maroon petition
`
export const IRREGULAR = `
arise arose arisen,awake awoke awoken,be was been,bear bore borne,beat beat beaten,become became become,begin began begun,bend bent bent,bet bet bet,bid bid bid,bind bound bound,bite bit bitten,
bleed bled bled,blow blew blown,break broke broken,breed bred bred,bring brought brought,broadcast broadcast broadcast,build built built,burst burst burst,buy bought bought,cast cast cast,catch caught caught,
choose chose chosen,cling clung clung,come came come,cost cost cost,creep crept crept,cut cut cut,deal dealt dealt,dig dug dug,draw drew drawn,drink drank drunk,drive drove driven,eat ate eaten,fall fell fallen,
feed fed fed,feel felt felt,fight fought fought,find found found,flee fled fled,fly flew flown,forbid forbade forbidden,forecast forecast forecast,foresee foresaw foreseen,forget forgot forgotten,forgive forgave forgiven,
freeze froze frozen,get got gotten,give gave given,go went gone,grind ground ground,grow grew grown,hang hung hung,have had had,hear heard heard,hide hid hidden,hit hit hit,hold held held,hurt hurt hurt,keep kept kept,
kneel knelt knelt,know knew known,lay laid laid,lead led led,leap leapt leapt,leave left left,lend lent lent,let let let,lie lay lain,light lit lit,lose lost lost,make made made,mean meant meant,meet met met,mistake mistook mistaken,
mislead misled misled,oversee oversaw overseen,overtake overtook overtaken,overcome overcame overcome,overthrow overthrew overthrown,pay paid paid,put put put,quit quit quit,read read read,rebuild rebuilt rebuilt,rethink rethought rethought,ride rode ridden,ring rang rung,rise rose risen,
run ran run,say said said,see saw seen,seek sought sought,sell sold sold,send sent sent,set set set,shake shook shaken,shed shed shed,shine shone shone,shoot shot shot,show showed shown,shrink shrank shrunk,shut shut shut,
sing sang sung,sink sank sunk,sit sat sat,slay slew slain,sleep slept slept,slide slid slid,speak spoke spoken,spend spent spent,spin spun spun,split split split,spread spread spread,spring sprang sprung,stand stood stood,
steal stole stolen,stick stuck stuck,sting stung stung,strike struck struck,strive strove striven,swear swore sworn,sweep swept swept,swell swelled swollen,swim swam swum,swing swung swung,take took taken,teach taught taught,
tear tore torn,tell told told,think thought thought,throw threw thrown,undergo underwent undergone,understand understood understood,undertake undertook undertaken,undo undid undone,uphold upheld upheld,upset upset upset,wake woke woken,
wear wore worn,weave wove woven,wed wed wed,win won won,wind wound wound,withdraw withdrew withdrawn,withhold withheld withheld,withstand withstood withstood,write wrote written,lean leant leant,learn learnt learnt,burn burnt burnt,
spill spilt spilt,spell spelt spelt,do did done
`
