/** Ordinary words that light rewordings say for one another, and the wider for a narrower one; as in `law-and-state.ts`. */
export const NEAR_WORDS = `
aboard board
sustain suffer
outline set_out lay_out
displace displaced displacement uproot flee evacuate evacuee
paramedic medic
medic < nurse doctor surgeon midwife
pensioner senior retiree
visitor < tourist sightseer holidaymaker
traveller traveler passenger commuter
rider < cyclist jockey biker
building property < tower skyscraper flat
neighbourhood neighborhood district suburb
area < neighbourhood neighborhood district suburb zone enclave
community < village neighbourhood neighborhood
population inhabitant people
shelter accommodation lodging housing
home house < mansion villa cottage bungalow
staff < crew nurse teacher
crew < firefighter sailor astronaut paramedic steward
military < navy army soldier troop
income < pay wage salary
payment < bonus cheque instalment
ticket < fare
charge cost < bill fee fare
tax < levy duty
discount rebate reduction
punishment < penalty fine sentence
policy rule guideline
guidance guideline
project scheme programme program initiative
study < trial experiment
review < audit inquiry
inform tell notify
proof evidence testimony
unearth dig_up excavate discover
crowd audience spectator attendance turnout
spectator < fan
attend attendance draw turnout
footballer < striker midfielder defender goalkeeper
goalkeeper keeper
goalless scoreless
inherit inheritance bequeath
collect raise gather pick_up amass accumulate
stock inventory
protect save defend guard shield
ratify endorse ratification
disposal sale divestment
trace find locate
fugitive escapee runaway
prisoner detainee inmate
raid search
abuse insult
squabble bicker argue wrangle quarrel
halve half
treble triple threefold
double twofold
impose introduce bring_in slap
renovate refurbish upgrade modernise modernize revamp
change < update revise reform
remorse regret
confidential secret
government < minister cabinet
official < minister
bike bicycle cycle
motorbike motorcycle
hillside hill slope
tree < oak pine elm
rural countryside
farmland farm
grower farmer
harvest crop
cattle cow livestock
species < bird fish animal insect
animal < species mouse rat monkey pig
contaminate tainted taint
substance < chemical
shot jab injection dose
flu influenza
infectious contagious
bar pub
drink < alcohol beer wine
dinner meal
food < meal diet
spending investment
organisation organization body group < charity agency union association federation movement bloc
body < commission watchdog regulator
panel committee
partnership alliance coalition
principal headteacher head_teacher headmaster
mark grade score
course programme program
writer author < poet novelist playwright
journalist < editor reporter
interview talk conversation
message < email post text letter
event < festival concert ceremony
statue sculpture
memorial monument
adviser < consultant
leader < mayor premier chancellor
cleric bishop priest
tomb grave
burial bury funeral
relic artefact artifact
ruins remains
unidentified unknown
device machine gadget
document record file
majority most
stake holding
portion share part
remainder rest
sufficient enough
lengthen extend extension prolong renewal renew | shorten curtail
walk hike trek
plot land
mine pit colliery
metal < steel gold copper iron
water < reservoir river lake
fuel < coal oil diesel petrol
perform performance concert gig < encore
difficult difficulty uphill
angry < fuming
reverse reversal u-turn
surprise unannounced unexpected
malfunction fault breakdown failure
congestion traffic
reroute divert diversion detour
counterfeit fake
deceive mislead deception
genuine authentic
capital city
permit visa
motion proposal
disparity inequality gap
difference gap
voting turnout
recommend propose suggest
copy replicate clone
speak speech
belief believe
poor poverty
deep depth
high height tall
loud noisy | quiet silent
effective < work begin start
compensate award < pay
long length
wide width
food feed
live life
demolish demolition
abolish abolition
reveal revelation
scientist science scientific
tourism tourist tour
employee employ
know knowledge
`
