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
scuffle fight brawl altercation confrontation
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
adolescent teen teenager child youth
comeback recovery return rebound
stunt slow hinder limit hurt
assess believe think estimate judge evaluate assessment
signal suggest indicate hint sign show
reshuffle change reorganize overhaul
prepare anticipate ready
inflict cause impose put
pain hardship pressure
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
rekindle renew restart resume
bromance friendship relationship rapport ties
hand give assign award entrust
miss avoid boycott stay_away
boast tout claim say brag trumpet
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
hail praise laud applaud welcome commend celebrate tout salute acclaim compliment | criticize condemn slam blast denounce decry attack lambaste rebuke fault chide scold censure deride rip assail take_aim hit_out lash_out call_out bash
welcome support back embrace favor endorse | oppose resist sceptical skeptical doubt reject object against
sceptical skeptical doubt doubtful wary unconvinced question | confident convinced
mull weigh discuss contemplate look_at think_about
eye consider seek target want plan aim look_at
vow promise pledge say
ink sign agree
nab arrest catch capture
snag get win obtain secure
oust remove unseat dismiss replace force_out
woo court attract appeal seek
vie compete run contest
quell calm suppress end
stop prevent block foil
bolster strengthen boost support reinforce increase | weaken undermine
boost increase raise lift improve strengthen help | cut reduce lower weaken hurt
curb restrict reduce control
stem stop slow limit reduce
loom approach near threaten come
brace prepare ready expect
spar argue debate clash dispute
snub ignore exclude overlook refuse
ramp_up increase step_up expand raise escalate intensify accelerate boost speed_up | scale_back cut reduce wind_down slow decrease trim
scale_back reduce cut decrease shrink limit trim pare_back cut_back downsize curtail | expand increase ramp_up extend
expand extend widen broaden grow enlarge increase more wider | shrink reduce cut limit narrow
crack_down restrict tighten enforce target
double_down repeat insist reaffirm maintain
walk_back retract withdraw reverse backtrack back_down
back_down yield give_in reverse retreat concede
weigh_in comment respond react give_opinion
open_up talk speak discuss describe tell
step_in intervene act
come_under_fire criticized face_criticism
under_fire criticized criticism
throw_support endorse back support
face confront encounter meet
spark cause prompt trigger start lead_to
hamper slow hinder delay impede obstruct complicate
ease reduce relieve lessen allay calm soften | worsen intensify tighten
mourn grieve remember honor commemorate vigil
vigil commemoration memorial
grapple struggle deal cope
cope handle
handle deal manage treat
struggle difficulty trouble
plight situation condition problem
woe problem difficulty trouble
clash conflict fight disagree
bar ban exclude block prohibit | admit allow
axe cut scrap cancel remove
slash cut reduce lower | raise increase
hike increase raise rise | cut lower
rift dispute division disagreement split
attempt effort offer try
gaffe mistake error slip
ouster removal dismissal
spree series string
string several
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
pave_way allow enable lead_to
stand_by support defend back
stand_firm refuse maintain hold
stand_trial face_trial trial try
behind_bars jailed prison
score win get gain achieve
notch win record achieve
post report record
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
near approach close_to nearly
spread expand extend reach
engulf spread cover hit
ravage damage destroy hit
batter damage strike
rock hit shake disrupt
roil disrupt disturb unsettle affect trouble
interrupt affect disturb
cripple damage disable harm
wreak_havoc damage disrupt
sweep_through hit spread
tear_through hit damage
barrel approach move
graze pass_near skirt brush
make_landfall come_ashore land hit
weaken downgrade lose_strength | strengthen intensify
linger remain continue stay
quake earthquake tremor temblor
evacuate leave flee remove
escape leave run_away
hide conceal shelter
shelter refuge housing
rubble debris ruins
collapse fall give_way
hospitalize hospital treat take_to_hospital
treat care hospital
condition state health
critical serious grave
death_toll dead killed deaths fatalities toll
injure wound hurt harm < stab shoot maim burn
shooting gunfire shot gunman shoot
gunman shooter attacker suspect
stab knife slash
attacker assailant suspect
suspect accused man
man_arrested suspect_held
hold detain arrest custody keep
release free let_go
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
role character
reveal show present
tease preview hint
premiere debut open release
broadcast air show
stream broadcast show
headline lead top
host present hold
guest visitor
engaged engagement
expect pregnant
welcome have
sue lawsuit take_to_court legal_action file_suit file_lawsuit
settle settlement agree resolve
drop withdraw dismiss end abandon
reverse strike_down
direct tell require
direct order tell instruct command
tell order ask instruct
want seek hope
try attempt seek work
aim propose
propose suggest plan offer
reduce cut lower decrease limit fewer less shrink | raise increase more expand
fewer less reduced lower decline drop | more higher increase
lag trail behind underrepresented fall_behind fewer | lead ahead
high-paying well-paid lucrative top-paying
apparent appear seem possible
deliberately purposefully intentionally on_purpose
unprecedented record never_before historic first
contact communication talks exchange
backchannel channel contact
oversight supervision scrutiny examine review monitor
outcry protest objection complaint criticism anger
backlash criticism opposition protest anger
morale spirit mood
drill exercise training maneuver
strike attack hit bomb
raid attack operation search
take capture confiscate
take seize
advance move gain
curfew lockdown
captive hostage prisoner
envoy representative negotiator emissary
roadmap plan
framework plan proposal outline
pitch propose offer proposal
hail_from come_from
reignite renew revive
resurface reappear emerge
emerge appear surface come_out
for_now for_the_time_being temporarily temporary
team_up cooperate collaborate
gear_up brace_for prepare
shore_up beef_up bulk_up strengthen bolster
iron_out resolve settle
zero_in focus
cash_in profit benefit
set_in_motion start begin
skip omit bypass avoid
skip circumvent
bar_from ban exclude
move relocate shift transfer relocation
elect choose vote win
projected expected forecast
flip win gain switch
seat post place
runoff second_round
turnout voters
critic opponent
ally supporter partner
probe_into investigation
misstep mistake
flaw defect problem
glitch fault error problem
warn caution alert say
alert warn notify
raise_alarm warn concern worry
raise_concern concern worry
sound_alarm warn
express say voice
allege accuse claim
blame fault accuse attribute
blame criticize
credit attribute thank
credit blame
`
