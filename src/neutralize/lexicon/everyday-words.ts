/**
 * Everyday verbs, adjectives and nouns that reworded headlines say for one another, whatever the news is about. One
 * cluster a line, written as in `law-and-state.ts`.
 */
export const EVERYDAY_WORDS = `
expel eject ejection chuck_out throw_out kick_out expulsion banish
revive restore renew regain reinstate rekindle bring_back put_back breathe_new_life
repair mend restore patch_up fix
mend patch_up make_amends make_peace
reshape transform transformation remake overhaul
change alter
cope get_through endure withstand manage
threaten endanger imperil jeopardize jeopardise put_at_risk menace threat at_risk
disappear vanish
disappear vanish < erase
vanish fade
repay pay_back refund
hand_back give_back return
bailout rescue lifeline
bailout bail_out
abolish scrap do_away end
abolish eliminate
eliminate do_away get_rid end
bypass get_around circumvent sidestep skirt avoid
evade dodge
solve resolve fix remedy sort_out
cure remedy
unhappy dissatisfied disappointed displeased upset dismay dismayed
unhappy < regret
undecided unresolved unanswered up_in_the_air
unclear uncertain unsure limbo in_doubt guessing
intensify escalate step_up heighten grow strengthen
intense fierce stiff strong
respond response react reaction
respond response answer
respond response < push_back
unchanged steady stable hold_steady keep hold
strain squeeze stretch burden weigh_on
confuse distort muddle disorient mess_with
disrupt disruption snarl interrupt interruption hamper
outage interruption disruption
disable deactivate
brick unusable stop_working
remember recall recount reminisce look_back memory
install put_up set_up
put_up erect
stabilize stabilise settle consolidate steady level_off
worsen deteriorate get_worse make_worse aggravate exacerbate worse compound
ease loosen lighten alleviate decongest
congestion crowding overcrowding decongest crowd jam
dress dressed clad costume cosplay wear
grieve grief mourning
choose choice option
choice decision decide
choice preference
grandmother grandma granny nan
grandparent < grandmother
grandfather grandpa granddad
grandparent < grandfather
ail trouble problem
identical same matching
clarity clear
transparent transparency
fear afraid scared
unafraid fearless
perception concept sense notion idea understanding
gloomy grim bleak downbeat pessimistic
stranded stuck maroon strand
position spot place situation stance standing
tighten toughen strengthen
tighten tight toughen tough
tight strict tough
need necessity
importance < need
downplay play_down make_light
path course track route direction
sector industry business field
unemployment jobless jobs_lost lose_job out_of_work
question doubt
isolate isolation cut_off wall_off
separate < isolate isolation cut_off wall_off
bookmaker bookie
snowstorm blizzard
snow < snowstorm blizzard
teach lesson
learn lesson
overstate exaggerate inflate overblown
tired weary exhausted fatigue
faction camp wing
group < faction
too_soon too_early premature prematurely
bejewel bejeweled jeweled jewelled embellished
handbag bag purse
gradual gradually step_by_step small_steps slow
restraint silence stoic silent quiet
overrun over_budget
harsh hardline tough strict
cooperate cooperation collaborate collaboration work_together
rival rivalry compete competition
volatile volatility rollercoaster unstable unpredictable swing fluctuate
comply compliance obey follow_rules abide adhere
disobey defy ignore flout
influence clout sway
seizure seize grab
evening night
senior top high-ranking
top leading
litter rubbish trash garbage
puzzle crossword
honour honor pay_tribute salute tribute
unintentional unintentionally inadvertent inadvertently accidental accidentally by_mistake
restrict stifle curb constrain
philosophy approach thinking attitude
emphasise emphasize stress focus highlight underline underscore
reassure comfort calm put_at_ease
famous famed well-known celebrated renowned
rich well-off well-to-do wealthy
poor deprived low-income disadvantaged impoverished
finish finale wrap_up conclusion end
educate inform informative instruct teach
patience slow_and_steady
resident local dweller people
measure gauge
track monitor
estimate reckon calculate
ashamed shame
confident confidence sure no_doubt
confidence trust faith
proud pride
weak weaken fragile
strong strength strengthen robust
empty vacant deserted unoccupied
full packed crowded
dirty filthy filth soiled grimy
annual annually yearly each_year a_year every_year per_year
neighbouring neighboring nearby close
further additional extra more
future upcoming coming ahead
current existing present
lasting permanent permanently
necessary essential needed need vital
private confidential
let_out release
accelerate speed_up pick_up quicken gain_pace faster fast
inflation price_growth
shortage lack short scarce scarcity
unsold surplus
unsold unwanted
surplus excess
lockdown stay-at-home
quarantine stay-at-home
healthy alive_and_well
ill sick unwell
recover bounce_back get_better
audience viewer
eat dine
chef cook
clothing clothes apparel garment outfit
shoe footwear
workout fitness
bet wager gamble
chance chances opportunity prospect odds
idea proposal suggestion
guarantee assure ensure
attract draw
important big key major significant crucial critical vital
reason cause why because
benefit help boon advantage good_news boost
disadvantage drawback downside
complex complicated complexity
simple easy straightforward
quarrel row argue argument fall_out
friendly affectionate loving fond warm tender
lovely beautiful gorgeous stunning
awful terrible dreadful horrible
angry furious irate livid incensed enraged outrage outraged fury
delighted thrilled overjoyed elated happy
nervous anxious worried concerned uneasy jittery
astonished amazed stunned shocked surprised
boring dull dreary
clever smart bright intelligent
brave courageous heroic courage bravery
careful cautious caution prudent wary
generous generosity kind kindness
strange odd unusual peculiar
popular favourite favorite beloved
modern contemporary
obsolete outdated out_of_date
obscure little-known
shady dubious murky questionable suspicious
contentious disputed controversial divisive
hasty hastily hurried hurriedly rushed
substantial considerable sizeable sizable
entire whole complete full
central key main core
original initial originally initially first
final last eighth_and_final
recent recently newly lately
eventual eventually ultimately
frequent frequently often regularly
rare rarely seldom
constant constantly continually
partial partly partially
mental psychological
wander stroll walk
run jog
shout yell scream cry_out
whisper murmur
laugh giggle chuckle
stare gaze
snatch grab take
throw toss hurl fling lob
drag haul pull tow
push shove
climb ascend scale
descend go_down
assemble put_together
create make devise develop
invent devise
copy imitate mimic emulate
replace substitute swap supplant
combine combination merge tie-up
attach fasten
empty clear
gather collect assemble meet
scatter disperse
spend splash_out shell_out
waste squander
earn make pocket
deserve merit
own possess have
contain hold
exploit take_advantage
mistake error blunder slip-up
error mistake < clerical_error
foil thwart frustrate
outperform beat surpass exceed outshine better_than
collide crash
hit < collide
hit strike
approach near close_in
film record
compose write pen
draft draw_up write
edit revise
translate interpret
skilled skilful skillful talented talent
newcomer rookie novice beginner
veteran experienced
trailblazer trailblazing pioneer pioneering
specialist expert
onlooker bystander spectator
teenager youth
youngster < teenager
supplier vendor seller
founder creator
host presenter anchor
reviewer critic
signatory signer
watchdog regulator overseer
supervisor < watchdog regulator
oversight supervision monitoring
guideline guidance
strategy approach way
method means way
purpose aim goal intention
hardship suffering suffer difficulty
exception exemption
imperfect imperfection flaw flawed not_perfect defect
coincide amid same_time
basis foundation grounds
outline sketch
journey trip voyage travel
stroll walk walking
pursuit chase
outskirts suburb
cellar basement
hideaway retreat refuge haven
lawn garden yard
thief < robber burglar
graveyard cemetery
covid covid-19 coronavirus
tv television televised
dept department
govt government
intl international
aged age
street st
avenue ave
road rd
mount mt
fort ft
saint st
north nth
south sth
university uni
doctor dr
professor prof
corporation corp
brothers bros
chevrolet chevy
mercedes merc
volkswagen vw
emerge exit leave come_out_of
fight_off beat overcome shake_off
recover overcome
procure buy purchase obtain acquire
furlough unpaid_leave
deadlock stalemate impasse gridlock standstill
junk debris scrap
busy packed crowded
vigilant watchful alert careful
agenda platform manifesto
unlock open pave_way
hobble hurt hamper hinder
shortcoming flaw failing weakness fault defect
undisclosed unpublished
hushed-up hush_up secret
reward prize bounty
restrain keep_in_check rein_in hold_back restraint control
streamlined simple simplified easier
en_route on_way sail head
test strain challenge
adoption uptake take_up
illiterate cannot_read unable_to_read
swap exchange trade switch
hostile unfriendly
reluctant unwilling hesitant
eager keen willing ready
scold rebuke reprimand berate chide
encourage exhort
mislead misinform
spot notice spotted see
vandalise vandalize deface
allocate earmark set_aside assign
donate give contribute
collapse fall_apart break_down unravel
flourish thrive prosper boom
contract dwindle diminish
linger persist
hire recruit enlist take_on sign_up
lay_off let_go job_cuts
step_down stand_down bow_out < retire
step_down stand_down bow_out
take_over < inherit
clash collide conflict
clinch secure win
clinch seal
edge narrow narrowly slim
resounding decisive < landslide
resounding decisive
milestone landmark
crunch decisive crucial
pundit commentator analyst
sitting current
outgoing departing
new < newly-elected incoming
overnight night
dawn daybreak sunrise
dusk sunset
midday noon
fortnight two_weeks
decade ten_years
weekly every_week each_week
daily every_day each_day
`
