/** Word senses of markets, companies, work, technology and everyday quantities. Format: law-and-state.ts. */
export const MONEY_AND_WORK = `
rise increase climb grow gain surge jump soar go_up up growth uptick spike rally boom swell mount rocket skyrocket boost higher raise edge_up expand expansion accelerate improve hike advance escalate gather gains add elevate highest_rising up_from | fall drop decline decrease dip slip plunge slide go_down down reduction slump tumble shrink sink lower plummet crash cut weaken recede ease fade subside fewer less wane dwindle shed diminish lose nosedive retreat reduce slow declining decreasing
raise increase lift hike boost up ramp_up step_up bump expand add | cut reduce lower slash trim scale_back slim pare shrink decrease curtail scale_down cut_back downsize reduction
expand widen broaden extend enlarge expansion extension | reduce narrow shrink scale_back
improve better enhance upgrade improvement strengthen recover recovery rebound pick_up | worsen deteriorate weaken decline degrade downgrade erode
more higher greater above over exceed surpass top in_excess_of larger extra additional | less fewer fewest lowest lower below under beneath smaller short_of
above over exceed | below under beneath lower short_of
high highest elevated peak record | low
strong robust powerful solid | weak feeble frail fragile
large big huge massive vast major giant sizable substantial | small tiny little minor slight
slight slightly small modest marginal edge minor
fast quick rapid swift quickly rapidly | slow slowly sluggish gradual
early premature ahead_of_time | late delayed overdue
good positive great better favorable favourable well | bad poor negative worse unfavorable harsh
expensive costly pricey | cheap inexpensive affordable low-cost
begin start restart launch open kick_off commence unveil initiate embark inaugurate get_under_way under_way underway launches set_off opening | end stop expire lapse finish halt close conclude cease terminate over complete discontinue finishing wind_down cut_off scrap ditch quit
launch unveil introduce release roll_out debut start announce present open bring_out
continue resume restart keep remain ongoing still persist carry_on proceed go_on stay maintain under_way resume last move_ahead go_ahead | stop end cease halt
stop halt end cease suspend quit drop pause discontinue call_off cut_off ditch | start begin resume continue
delay postpone push_back defer put_off hold_up late
introduce bring_in adopt establish | scrap abolish drop end remove discontinue
avoid spare escape evade
cancel scrap call_off drop abandon axe cancellation shelve
buy purchase acquire acquisition take_over bought buyer takeover | sell sale sold seller selling offload divest sells
sell_out sold_out sellout snap_up
sale sell sold purchase
buyer customer shopper consumer client purchaser
customer client shopper user consumer passenger guest patron
pay payment paid spend fund cover pay_for
spend expenditure spending pay outlay cost invest splash spent
cost price worth value expense priced fee charge
price cost rate pricing fare
fund finance bankroll pay_for money funding grant back invest
money cash funds funding sum finance financial
earn make profit income earnings revenue
profit earnings income gain quarterly_earnings | loss deficit losses red
lose losses
lose lost | keep retain save
difficult hard harder tough complicate complicated challenging difficulty tricky | easy easier simple ease
reach mark hit touch
revenue sales turnover income
share stock shares stocks equity
market markets trading stock_market
investor shareholder stakeholder invest investment
invest investment put_money
bank lender
loan lend credit mortgage borrow
debt borrow owe liability
tax levy taxation duty tax_hike
budget spending fiscal
rate percentage level
interest_rate rate rates borrowing_cost
inflation price consumer_price
economy economic gdp
recession downturn slump contraction
revival recovery rebound upturn | slowdown downturn slump collapse decline contraction
jobless unemployed unemployment out_of_work
job work employment position role post occupation
job_cut layoff lay_off redundancy cut_jobs job_loss redundancies dismiss
hire rehire recruit employ take_on | fire lay_off
worker employee staff workforce labor labour staffer personnel employees
labor labour workforce work
boss chief head ceo executive leader chair manager director president chief_executive
company firm business corporation maker manufacturer retailer group giant brand enterprise carmaker startup chain
retailer shop store chain supermarket
shop store outlet retailer
startup start-up firm
factory plant facility
maker manufacturer producer builder
make produce build manufacture create production output develop construct made build_up
produce output production generate yield
build construct construction building erect under_construction
develop development build create design
store save storage hold
owner own ownership proprietor hold possess owned belong
union trade_union labor_union
strike_deal agree reach_deal sign_deal
merge merger combine tie-up unite
bankrupt bankruptcy insolvency administration insolvent collapse fold
close vanish shut closure shut_down shutter closing shuttered | open reopen opening
open reopen | close shut
demand want appetite need | supply
supply provide provision delivery deliver
provide give offer supply deliver grant lend
offer give provide propose bid present
receive get obtain gain be_given accept earn win receives recipient
get receive gain obtain secure acquire land win
hand grant award donate present hand_over
share hand_over give offer transfer provide pass_on
hand_over transfer surrender give deliver share
send dispatch deploy ship deliver
deliver delivery bring drop
drop release let_fall lower
use utilize employ apply usage utilise user harness
app application software
software program code
computer machine pc laptop
phone smartphone mobile handset iphone
internet web online website net digital
online web internet digital virtual social_media
social_media platform online
ai artificial_intelligence machine_learning chatbot
robot bot machine android
chip semiconductor processor
technology tech technological
tech technology silicon_valley
data information figures statistics numbers
data_center data_centre server_farm
hack hacker cyberattack breach hacking cyber
privacy private
car vehicle automobile truck suv van auto
truck lorry pickup
drive driver motorist
road street highway motorway lane
train rail railway railroad
traveler traveller passenger tourist
flight plane aircraft airline flying
airline carrier
airport terminal
oil crude petroleum
gas fuel petrol gasoline
solar renewable green
house home property residence dwelling homes flat apartment
apartment flat unit
rent lease rental tenant
tenant renter lodger occupant
landlord owner property_owner
housing homes house
land property real_estate
area region zone place district
neighborhood neighbourhood suburb district
city town municipal council
council city_hall local_authority
hotel resort inn
restaurant diner eatery cafe
food meal dish eat
drink beverage
coffee cafe
farm farmer agriculture agricultural crop
warehouse depot
expert specialist analyst professional academic researcher scholar
analyst expert economist analysts
link tie connect connection associate tied linked association related relate
compare contrast comparison versus
match equal level tie
record high best all-time
average mean typical
double twice two-fold
half fifty_percent
several multiple some various many number_of handful
many lots numerous scores plenty
number count total tally figure
total overall combined sum
part portion section piece
list ranking rank guide roundup compilation compile
rank rate place list
top lead first best
lead top leader head ahead leads in_front frontrunner leading front_runner come_first | trail behind lag follow second
tight close neck_and_neck narrow even
beat exceed surpass more_than outperform outdo top | miss fall_short
miss fall_short lack short_of fail_to_reach | reach hit achieve make
reach hit achieve attain get_to arrive
return come_back go_back come_home move_back comeback head_back back returning revert head_home reverse | leave depart
move step action measure
leave depart exit go out_of departure quit walk_away | arrive come enter return
arrive come land reach enter
split divorce separate breakup part_ways | marry unite reunite
join enter sign_up
meet meeting hold_talks talk see encounter sit_down
host stage keep
host hold stage entertain
show reveal demonstrate indicate display exhibit see depict
reveal disclose show announce unveil expose uncover divulge say release disclosure tell detail
hide conceal cover_up withhold
find discover discovery uncover locate detect spot identify found
lose lost loss misplace
identify name recognize
change alter shift switch modify
reverse undo backtrack u-turn overturn revise
switch swap change convert turn
convert turn transform make_into
remove take_away strip take_off take_out clear removal
add include
include contain feature cover list involve among
exclude omit leave_out
need require want necessary must requirement
fail failure unable unsuccessful flop fail_to | succeed success manage
run oversee succeed
oversee supervise run manage
follow come_after trail pursue
lack without absent no shortage absence missing
wait await delay
keep retain hold maintain preserve
reuse recycle
repair mend solve
erase wipe_out eliminate delete wiping_out
clean tidy scrub
break shatter smash snap broken
record_breaking record
claim take
prompt spur cause lead_to trigger spark raise result draw bring
hurt harm damage dent affect
affect impact hit influence effect impact_on
effect impact consequence influence result
benefit gain advantage
enrol enroll enrollment enrollee sign_up
subsidy grant support
premium price cost
saving save savings
wealthy rich affluent billionaire millionaire | poor
billionaire tycoon magnate mogul
record_label label
`
