/**
 * Word senses of newspaper idiom: what headlines say in pictures and short words, beside the plain words for it. One
 * cluster a line, written as in `law-and-state.ts`.
 */
export const NEWSROOM = `
open_to willing receptive amenable | opposed reluctant resistant
hoax fake false forged fabricated bogus sham untrue forgery
long lengthy prolonged extended protracted lengthen drawn-out | short brief
role duty function responsibility position job
unanimous all
spread expand grow proliferate multiply | decline shrink recede retreat contract
fail sink sunk defeat lose loss block blocked
autumn fall
soften ease relax moderate | harden toughen stiffen
wear don dress
panic flee fear scream chaos
capsize overturn sink turn_over
afloat floating
scuffle fight brawl altercation clash confrontation
haemorrhage hemorrhage bleed bleeding
abduct kidnap seize abduction kidnapping take_hostage
spill dump leak
fall_to captured taken seized
board enter seize search
nominee pick choice candidate nominate
pick nominate choose select name tap
reaffirm affirm uphold confirm maintain
jettison abandon drop
abandon end leave quit drop give_up | pursue continue resume
moratorium halt pause suspension stop
booster extra_dose additional_shot
shot vaccine jab dose injection vaccination
authorize approve clear allow
adolescent teen teenager child youth
comeback recovery return rebound
stunt slow hinder limit hurt
probe investigate investigation inquiry
assess believe think estimate judge evaluate assessment
signal suggest indicate hint sign show
reshuffle change reorganize overhaul
expect prepare anticipate ready
inflict cause impose put
pain hardship pressure
scuffle altercation
vie compete run seek
up_for_grabs contested open
fend_off beat_back hold_off see_off ward_off survive defeat beat | lose succumb fall
stave_off avert prevent avoid head_off forestall
annoy irritate anger upset irk bother provoke rile get_under_skin needle exasperate frustrate
donate donation gift present give
ire anger criticism displeasure objection condemnation backlash rebuke
draw_ire anger criticize object condemn
divide split divided differ disagree at_odds mixed | unite united agree
jackpot prize win payout
debut first launch start trading_debut begin first_day
soar jump surge rise climb gain rally skyrocket spike leap rocket up | plunge plummet tumble sink slump crash fall drop slide down
hometown home_city home_town native
stampede crush crowd_crush
pass exceed top surpass cross go_above rise_above climb_above
hit reach rise_to climb_to grow_to stand_at total number come_to
toll number count casualty
defense lawyer attorney counsel lawyers
elevate promote raise favor move_up upgrade | demote downgrade relegate lower
guilty_plea plead_guilty admit admission
debris fragment piece wreckage
pull_out suck_out eject
retire retirement end_career hang_up quit
ceded cede give_up relinquish hand_over surrender | keep retain
aesthetic taste style look preference design
revamp redesign overhaul renovate remodel revise reform
posthumous after_death late
absent miss skip boycott snub shun not_attend stay_away no_show | attend appear present
recall pull withdraw take_off_shelves
worsen deteriorate get_worse decline | improve recover get_better
stranded trapped stuck cut_off marooned isolated
besiege surround encircle trap siege blockade | lift free
rekindle renew revive restart resume restore
bromance friendship relationship rapport ties
hand give assign award entrust
skip miss avoid boycott stay_away
boast tout claim say brag trumpet
outbreak epidemic
outpace exceed overwhelm faster_than outstrip | lag trail fall_behind
vandalize deface damage graffiti spray
homer home_run homered
power lead help propel carry
sit-in protest demonstration occupation
weak slow sluggish low soft | strong fast high robust
magnitude strength size
survivor alive found_alive
adrift drift drifting lost_at_sea
spiked unpublished reject decline refuse_to_publish kill
piece story article column
hail praise laud applaud welcome commend celebrate tout salute acclaim compliment | criticize condemn slam blast denounce decry attack lambaste rebuke fault chide scold censure deride rip assail take_aim hit_out lash_out call_out bash
welcome support back embrace favor endorse | oppose resist sceptical skeptical doubt reject object against
sceptical skeptical doubt doubtful wary unconvinced question | confident convinced
mull consider weigh examine discuss contemplate look_at think_about
eye consider seek target want plan aim look_at
vow promise pledge say
ink sign agree
nab arrest catch capture
snag get win obtain secure
oust remove unseat dismiss replace force_out
woo court attract appeal seek
vie compete run contest
quell calm suppress end
foil stop prevent thwart block
thwart stop prevent block foil
bolster strengthen boost support reinforce increase | weaken undermine
boost increase raise lift improve strengthen help | cut reduce lower weaken hurt
curb limit restrict reduce control
stem stop slow limit reduce
dodge avoid escape evade
loom approach near threaten come
brace prepare ready expect
spar argue debate clash dispute
snub ignore exclude overlook refuse
spurn reject refuse decline
ramp_up increase step_up expand raise escalate intensify accelerate boost speed_up | scale_back cut reduce wind_down slow decrease trim
scale_back reduce cut decrease shrink limit trim pare_back cut_back downsize curtail | expand increase ramp_up extend
expand extend widen broaden grow enlarge increase more wider | shrink reduce cut limit narrow
roll_out introduce launch release unveil
crack_down restrict tighten enforce target
double_down repeat insist reaffirm maintain
walk_back retract withdraw reverse backtrack back_down
back_down yield give_in reverse retreat concede
weigh_in comment respond react give_opinion
open_up talk speak discuss describe tell
step_in intervene act
step_up increase intensify
come_under_fire criticized face_criticism
under_fire criticized criticism
throw_support endorse back support
face confront encounter meet
spark cause prompt trigger start lead_to
hamper slow hinder delay impede obstruct complicate
hinder slow hamper delay impede
ease reduce relieve lessen allay calm soften | worsen intensify tighten
quiet silent
silence quiet
mourn grieve remember honor commemorate vigil
vigil commemoration memorial
grapple struggle deal cope
cope deal manage handle
handle deal manage treat
struggle difficulty trouble
plight situation condition problem
woe problem difficulty trouble
clash conflict fight dispute disagree
bar ban exclude block prohibit | admit allow
axe cut scrap cancel remove
slash cut reduce lower | raise increase
trim cut reduce lower
hike increase raise rise | cut lower
probe investigation inquiry investigate examine
row dispute argument
rift dispute division disagreement split
bid attempt effort offer try
blaze fire wildfire burn
pact agreement deal treaty
plea appeal request
gaffe mistake error slip
ouster removal dismissal
surge increase rise jump growth
spree series string
string series several
slew many several series
raft many several series set
flurry series several many
barrage attack series wave strike
salvo attack barrage
onslaught attack assault
showdown meeting contest confrontation
faceoff contest meeting confrontation
battle fight contest dispute legal_battle legal_fight struggle
legal_battle lawsuit case court_case dispute
win_battle win court_win prevail upheld
uphold keep maintain back confirm
clear_way allow permit approve let
green_light approve allow permission
pave_way allow enable lead_to
stand_by support defend back
stand_firm refuse maintain hold
stand_trial face_trial trial try
face_trial stand_trial trial
behind_bars jailed prison
land get obtain secure win
score win get gain achieve
clinch win secure
notch win record achieve
post report record
report post announce
tap choose appoint name select use
appeal_to use invoke
helm lead head direct
pen write author
co-write write
craft make create write
tweak change adjust modify
shake_up change reorganize restructure
shakeup change reorganization
revive restart bring_back restore
shelve postpone cancel suspend delay
waive suspend drop exempt lift remove not_apply
exempt excuse waive spare
suspend pause stop halt freeze hold | resume restart continue
lapse expire end
near approach close_to nearly
spread expand extend reach
engulf spread cover hit
ravage damage destroy hit
batter hit damage strike
rock hit shake disrupt
roil disrupt disturb unsettle affect trouble
disrupt interrupt affect disturb
cripple damage disable harm
devastate destroy damage
wreak_havoc damage disrupt
sweep_through hit spread
tear_through hit damage
barrel approach move
graze pass_near skirt brush
make_landfall come_ashore land hit
weaken downgrade lose_strength | strengthen intensify
persist continue remain last
linger remain continue stay
flood flooding floodwater inundate
quake earthquake tremor temblor
aftershock tremor
rescue save recover pull_from evacuate
evacuate leave flee remove
flee escape leave run_away
hide conceal shelter
shelter refuge housing
rubble debris ruins
collapse fall give_way
explode blow_up blast detonate
shatter break smash
hospitalize hospital treat take_to_hospital
treat care hospital
condition state health
critical serious grave
death_toll dead killed deaths fatalities toll
wound injure hurt injury
hurt wounded injured
injure wound hurt harm < stab shoot maim burn
shooting gunfire shot gunman shoot
gunman shooter attacker suspect
stab knife slash
attacker assailant suspect
teen youth teenager
suspect accused man
man_arrested suspect_held
hold detain arrest custody keep
release free let_go
missing disappear unaccounted
search hunt look_for seek manhunt
hunt search manhunt pursue
find discover locate recover
remains body bodies skeleton bones
body corpse remains
bury funeral burial
die death dead pass_away
late dead former
star feature appear lead
cast actors lineup
role part character
unveil reveal show present announce
reveal say show announce disclose
tease preview hint
premiere debut open release
air broadcast show
broadcast air show
stream broadcast show
sell_out sold_out
top lead first
headline lead top
host present hold
guest visitor
wed marry wedding
engaged engagement
expect pregnant
welcome have
split separate divorce
dating relationship
feud dispute row
sue lawsuit take_to_court legal_action file_suit file_lawsuit
settle settlement agree resolve
drop withdraw dismiss end abandon
dismiss throw_out reject
overturn reverse strike_down
strike_down overturn invalidate void
block stop halt prevent bar
rule decide find
order direct command tell instruct require
direct order tell instruct command
tell order ask instruct
urge ask call_on press request
demand ask request call_for
ask request seek urge
press push urge ask
push urge press seek
call_for urge demand ask seek
seek ask request want
want seek wish hope
try attempt seek work
plan intend aim propose
propose suggest plan offer
offer propose give
reduce cut lower decrease limit fewer less shrink | raise increase more expand
fewer less reduced lower decline drop | more higher increase
lag trail behind underrepresented fall_behind fewer | lead ahead
high-paying well-paid lucrative top-paying
apparent appear seem possible
deliberately purposefully intentionally on_purpose
purposefully deliberately intentionally
unprecedented record never_before historic first
contact communication talks exchange
backchannel channel contact
oversight supervision scrutiny examine review monitor
outcry protest objection complaint criticism anger
backlash criticism opposition protest anger
morale spirit mood
deploy send station deployment
carrier warship ship vessel
tanker ship vessel
vessel ship boat
drill exercise training maneuver
exercise drill training
missile rocket projectile
strike attack hit bomb
raid attack operation search
seize take capture confiscate
capture take seize
advance move gain
retreat withdraw pull_back
withdraw pull_out leave retreat
curfew lockdown
truce ceasefire
hostage captive
captive hostage prisoner
envoy representative negotiator emissary
roadmap plan
blueprint plan
framework plan proposal outline
pitch propose offer proposal
hail_from come_from
reignite renew revive
resurface reappear emerge
emerge appear surface come_out
surface emerge appear
skip omit bypass avoid
bypass avoid skip circumvent
bar_from ban exclude
scrap cancel abandon drop end
move relocate shift transfer relocation
relocate move transfer
elect choose vote win
projected expected forecast
flip win gain switch
seat post place
runoff second_round
ballot vote
turnout voters
lawmaker politician
official authority
spokesman spokesperson
critic opponent
ally supporter partner
rival opponent challenger
challenger opponent rival
probe_into investigation
misstep mistake
flaw fault defect problem
glitch fault error problem
fault flaw defect
defect fault flaw
warn caution alert say
caution warn
alert warn notify
raise_alarm warn concern worry
raise_concern concern worry
sound_alarm warn
voice express say
express say voice
allege accuse claim
blame fault accuse attribute
fault blame criticize
credit attribute thank
attribute credit blame
`
