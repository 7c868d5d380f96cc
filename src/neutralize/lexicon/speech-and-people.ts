/** Word senses of speech, thought, people, sport, arts and science. Format: law-and-state.ts. */
export const SPEECH_AND_PEOPLE = `
say state tell announce declare report claim comment remark note add argue assert says insist maintain explain describe write mention statement speak contend according announcement confirm said revealed reveal suggest testify indicate told assertion post tweet
claim allege assert allegation contend assertion maintain say argue
declare unveil reveal proclaim announcement
declare proclaim claim announce pronounce declaration
criticize criticise slam blast condemn denounce attack rip lambast bash hit_out fault chide lash_out criticism rebuke berate call_out take_aim slams blasts mock tear_into roast eviscerate scold complain trash condemnation skewer scorch savage excoriate unload unleash go_off question objection destroy torch hammer hit_back berates clap_back backlash deride ridicule knock pan decry rail rant tirade hit accuse take_down takedown pound shred slap_down rebukes jab barb drag chastise rage admonish upbraid take_shot | praise applaud commend hail laud compliment tout
praise commend hail laud applaud tribute acclaim celebrate compliment tout admire rave gush
apologize apologise apology say_sorry sorry regret
thank gratitude grateful
respond response react reply answer reaction clap_back fire_back hit_back lose_it
ask question query inquire
question query doubt ask uncertainty
doubt question skeptical skepticism uncertain sceptical unsure
discuss talk_about discussion consider debate talk conversation speak address cover explore
consider weigh mull examine ponder contemplate think_about explore discuss consideration
examine look_at explore study analyze analyse review assess consider analysis
explain explainer tell describe outline explanation
describe depict detail portray call outline recount
call describe label term brand dub refer
mention refer cite name
cite mention quote invoke
promise vow pledge commit swear commitment
agree consent concur agreement
tolerate accept stand | object refuse oppose
differ dispute
differ difference contrary shatter different
believe think feel view opinion consider see
think believe reckon
expect anticipate forecast likely set_to predict due
hope wish optimism
want wish desire seek
like enjoy love fond
love adore affection romance
hate dislike detest loathe
terrorize terrify frighten scare terrorise frightened scared scary creepy
fear worry concern afraid anxiety alarm unease scare uneasy anxious fears
angry anger enrage enraged infuriate outrage fury furious irate
sad grief mourn mourning sorrow
happy joy pleased delighted glad
laugh joke humor funny make_light humour comedy amused
joke quip jest
cry sob weep tears breakdown
surprise unexpected shock upset surprising
embarrass humiliate embarrassment shame red-faced
encourage urge back support
inspire inspiration motivate
forget overlook
know aware understand
understand know comprehend learn
learn find_out discover lesson
teach teacher educate
intend aim
decide choose opt decision
select choice
recommend advise suggest swear_by
practice practise training_session session
remark comment statement words quip
message note letter text
speech address remarks
interview speak_with talk_to sit_down
report study article story account paper document
report reported reportedly reports rumor rumour
report account version
column columnist op-ed opinion essay commentary
article story piece column report essay feature
writer author columnist journalist reporter
author writer novelist
journalist reporter correspondent press media
media press news outlets journalists
newspaper paper daily
editor paper newspaper
book novel title memoir
publish print release issue
photo picture image photograph pic
video footage clip film recording
film movie picture
screening showing show
footage video cctv recording
trailer teaser preview
show series programme program sitcom
episode edition instalment
star celebrity actor performer icon legend
actor actress star performer
singer musician artist vocalist rapper pop_star
band group
song track single hit tune
album record
music musical
concert gig show performance
tour concert
award prize honor honour trophy accolade
nominate nomination nominee shortlist
dance dancing
art artwork painting works
painting print artwork canvas
museum gallery
theatre theater stage
game match fixture contest
team side club squad
player athlete sportsman
athlete player competitor
coach manager trainer
fan supporter follower
captain skipper
season campaign year
league division
tournament competition championship cup event
compete race take_part ride play participate enter competition participation
race run
rival opponent competitor contender challenger foe
final decider
champion winner title
title championship crown
score goal net points
goal score strike
draw tie
straight consecutive in_a_row running successive row
streak run sequence
wedding marriage marry married wed bride
husband spouse wife partner
couple pair duo
girlfriend partner
boyfriend partner
mother mom mum mama mothers
father dad papa fathers
parent mother father mom dad mum
child kid youngster children kids son daughter boy girl baby toddler pupil kindergartener
baby infant newborn
teen teenager adolescent youth teenage student
young youth
elderly old senior older
brother sibling
sister sibling
family relatives loved_ones household kin
relative family_member family
friend pal buddy
man male guy
woman female lady
people person individuals folk humans
person someone individual somebody
student pupil undergraduate schoolchild
school academy college
university college campus
teacher educator
class lesson
professor academic scholar lecturer
scientist researcher physicist biologist
researcher scientist academic study
study research paper survey analysis
experiment test trial
test exam trial
result finding outcome
finding result discovery
evidence proof
prove show confirm
space nasa orbit
fly soar flight flew
restrain hold_down hold_facedown subdue
guess know
moon lunar
planet world
telescope observatory
king monarch royal
queen monarch royal
prince royal
royal royals palace monarchy royalty
duke duchess
pope pontiff vatican
church parish religious
priest clergy pastor bishop
pastor preacher minister reverend
religious religion faith
muslim islam islamic
jewish jew jews
christian christianity
black african_american
white caucasian
lgbt gay queer lgbtq homosexual
transgender trans
feminist women
part position character job
part role
act perform play
perform performance
event occasion ceremony
party celebration
holiday vacation break
christmas xmas festive
birthday anniversary
pool swimming_pool
beach shore coast seaside
coast shore coastline shoreline offshore
sea ocean waters
river stream waterway
lake reservoir
mountain peak
forest woods woodland
island isle
north northern
south southern
east eastern
west western
northeast northeastern
northwest northwestern
southeast southeastern
southwest southwestern
central centre center downtown
world global worldwide international
international global foreign world
foreign overseas abroad
national nationwide country nation
country nation state homeland
state statewide
local community regional
rural country
urban city
community neighborhood area
former ex ex- onetime previous then
previous earlier prior past
current present incumbent
new latest fresh another recent
another second additional more new
old former long-standing
next upcoming coming following
last previous past final
maiden debut inaugural
soon shortly
again repeat once_more another twice second_time double_down repeatedly
repeat again reiterate double_down
recently latest new
brief short temporary temporarily briefly interim provisional
temporary temporarily brief short-term interim
likely probable probably expected set poised
certain some specific particular
main key major chief principal primary
key crucial vital important main essential critical
important significant key notable
special particular
rare unusual uncommon
popular well-liked favourite favorite
common widespread frequent
public open
personal private
secretly quietly covertly
free no-cost
finish full conclude
true real genuine factual
false untrue fake incorrect wrong bogus sham mistaken erroneous inaccurate
mistake error wrong mistaken blunder gaffe miscommunication mistakenly
correct accurate right
fact truth
truth reality
way method manner technique
trick method tip hack
tip advice hint
problem issue trouble
issue matter topic
fact detail
aide aid assistant staffer adviser chief_of_staff
detail information specifics
lesson takeaway
habit practice
secret hidden
mystery unexplained puzzle
look appearance
view watch spot
watch view see monitor
attention spotlight focus notice
focus spotlight attention center
viral shared widely_shared spread_online popular_online
spread share circulate
share post
clash confrontation argue
relationship relation tie dating romance
date see
reunite reunion meet_again
try test
fight resist
free liberate
power influence control
sway power
control command
dominate control
surveillance monitoring spying camera
regulator regulatory watchdog
agency department bureau
department ministry agency
office bureau
headquarters base
camp encampment base
hut shelter
building structure
site place location
location spot
scene site
room hall
door entrance
wall barrier
bridge crossing
name identify call
unnamed anonymous unidentified
dress outfit
hair hairstyle
quote saying line
line queue
hold_on keep retain
reliable reliability trustworthy trust
comfort comfortable
acceptance tolerate
warming heating
tension friction strain unease
ideal recommended needed optimal
surprise_win upset
`
