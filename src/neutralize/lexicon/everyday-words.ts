/**
 * Everyday verbs, adjectives and nouns that reworded headlines say for one another, whatever the news is about. One
 * cluster a line, written as in `law-and-state.ts`.
 */
export const EVERYDAY_WORDS = `
expel eject ejection chuck_out throw_out kick_out force_out expulsion banish
revive restore renew regain reinstate rekindle bring_back put_back breathe_new_life
repair mend restore rebuild patch_up make_amends make_peace fix
reshape transform transformation remake change alter overhaul
cope get_through endure withstand manage
threaten endanger imperil jeopardize jeopardise put_at_risk menace threat at_risk
erase disappear vanish fade
repay pay_back hand_back give_back return refund
bailout lifeline rescue bail_out
abolish scrap eliminate do_away get_rid end
bypass get_around circumvent evade sidestep skirt dodge avoid
solve cure resolve fix remedy sort_out
unhappy dissatisfied disappointed displeased upset regret dismay dismayed
undecided unresolved unanswered up_in_the_air
unclear uncertain unsure limbo in_doubt guessing doubt
intensify escalate fierce intense stiff strengthen step_up heighten strong grow
respond response react reaction push_back answer
unchanged steady stable hold_steady on_hold keep hold
strain squeeze stretch burden weigh_on
confuse distort muddle disorient mess_with
disrupt disruption snarl interrupt interruption hamper outage
disable brick deactivate unusable stop_working
remember recall recount reminisce look_back memory
install put_up set_up bring_in erect
stabilize stabilise settle consolidate steady level_off
worsen deteriorate get_worse make_worse aggravate exacerbate worse compound
ease loosen lighten alleviate decongest
congestion crowding overcrowding decongest crowd jam
dress dressed clad costume cosplay wear
grieve grief mourning
choose choice decision decide option preference
grandmother grandma granny nan grandparent
grandfather grandpa granddad grandparent
ail trouble ill misery problem
identical same matching
clarity clear transparent transparency
fear afraid scared
unafraid fearless
perception concept sense notion idea understanding
gloomy grim bleak downbeat pessimistic
stranded sideline stuck maroon strand
position spot place situation stance standing
tighten toughen strengthen tight strict tough
importance need necessity
downplay play_down minimize minimise make_light
path course track route direction
sector industry business field
unemployment jobless jobs_lost lose_job out_of_work
debate question doubt
separate isolate isolation cut_off wall_off
bookmaker bookie
snowstorm blizzard snow
teach learn lesson
overstate exaggerate inflate overblown
tired weary exhausted fatigue
faction camp wing group
soon early premature prematurely
bejewel bejeweled jeweled jewelled embellished
handbag bag purse
gradual gradually step_by_step small_steps slow
restraint silence stoic silent quiet
overrun over_budget
harsh hardline tough strict
cooperate cooperation collaborate collaboration work_together ties
rival rivalry compete competition war battle
volatile volatility rollercoaster unstable unpredictable swing fluctuate
comply compliance obey follow_rules abide adhere observe
disobey defy ignore flout
influence clout sway
seizure seize grab
evening night
senior top leading high-ranking
litter rubbish trash garbage
puzzle crossword
honour honor pay_tribute salute tribute
unintentional unintentionally inadvertent inadvertently accidental accidentally by_mistake
restrict stifle curb constrain
philosophy approach thinking attitude
emphasise emphasize stress focus highlight underline underscore prioritize prioritise
reassure comfort calm put_at_ease
famous famed well-known celebrated renowned
rich well-off well-to-do wealthy
poor deprived low-income disadvantaged impoverished
finish finale wrap_up conclusion end
educate inform informative instruct teach
patience slow_and_steady
resident citizen local dweller people
measure gauge track monitor
estimate reckon calculate
ashamed shame disgust
confident confidence sure no_doubt trust faith
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
unsold surplus excess unwanted
lockdown stay-at-home quarantine
healthy alive_and_well fine well
ill sick unwell critical critically
recover bounce_back get_better emerge escape
audience viewer
eat dine
chef cook
dish recipe
clothing clothes apparel garment outfit
shoe footwear
exercise workout fitness
rest sleep
bet wager gamble
chance chances opportunity prospect odds hope
idea proposal suggestion
guarantee assure ensure mean
attract draw appeal
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
obsolete outdated out_of_date old-fashioned
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
create make invent devise develop
copy imitate mimic emulate
replace substitute swap supplant
combine combination merge takeover tie-up
attach fasten
fill occupy
empty clear
gather collect assemble meet
scatter disperse
spend splash_out shell_out
waste squander
earn make pocket
deserve merit
own possess have
contain hold
exploit use take_advantage
mistake error blunder slip-up clerical_error
foil thwart frustrate
outperform beat surpass exceed outshine better_than
collide hit crash strike
approach near close_in
film shoot record
compose write pen
draft draw_up write
edit revise
translate interpret
skilled skilful skillful talented talent
newcomer rookie novice beginner
veteran experienced
trailblazer trailblazing pioneer pioneering
specialist expert talent
bookseller
onlooker bystander spectator
youngster teenager youth
toddler infant
supplier vendor seller
founder creator
host presenter anchor
reviewer critic
signatory signer
watchdog regulator supervisor overseer
oversight supervision monitoring
guideline guidance rule
strategy approach way
method means way
purpose aim goal intention
hardship suffering suffer difficulty
exception exemption
imperfect imperfection flaw flawed not_perfect defect
coincide amid same_time
basis foundation grounds fact
outline sketch
journey trip voyage travel
stroll walk walking
pursuit chase
outskirts suburb
cellar basement
hideaway retreat refuge haven
lawn garden yard
thief robber burglar
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
emerge exit end leave come_out_of
fight_off beat overcome recover shake_off
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
undisclosed hushed-up hush_up unpublished secret
reward prize bounty
restrain keep_in_check rein_in hold_back restraint control
streamlined simple simplified easier
en_route on_way sail head
test strain challenge
adoption uptake take_up spread
illiterate cannot_read unable_to_read
swap exchange trade switch
hostile unfriendly
reluctant unwilling hesitant
eager keen willing ready
scold rebuke reprimand berate chide
encourage exhort
mislead misinform
forget ignore
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
retire step_down stand_down bow_out
inherit take_over
clash collide conflict
clinch secure win seal
edge narrow narrowly slim
landslide resounding decisive
milestone landmark
crunch decisive crucial
pundit commentator analyst
sitting current
outgoing departing
newly-elected incoming new
overnight night
dawn daybreak sunrise
dusk sunset
midday noon
fortnight two_weeks
decade ten_years
weekly every_week each_week
daily every_day each_day
`
