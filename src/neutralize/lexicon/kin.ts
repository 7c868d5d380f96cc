/**
 * Word senses that rewordings need beside those of the other lists: the plain word for a deed or a thing in court,
 * market, match, storm and street, and the wider word for a narrower one. Written as in `law-and-state.ts`.
 */
export const KIN = `
clear exonerate acquit absolve
suit lawsuit case complaint legal_action
override overturn | uphold sustain
annul void nullify overturn quash invalidate
detain custody hold_in_custody
motion application request petition
unseal release publish disclose make_public open
pull_from pluck save rescue lift_from bring_to_safety
impound seize confiscate
smaller shrink cut reduce
turnover revenue sale takings
compensate compensation payout reimburse refund repay
denounce condemn attack criticise criticize decry deplore
negotiate meet confer
collapse end stall break_down | resume
join sign_for switch_to
trophy title championship cup
overtake pass outpace
drift float pass move sail fly
batter lash hit strike pummel pound
gust wind gale
hope expectation
delete remove erase take_down
abandon axe cancel ditch
first opener maiden inaugural
! attack assault < arson bombing shooting stabbing ambush
evict expel eject remove
deport remove expel send_back
inspect examine check inspection
establish found set_up
liftoff launch blast-off
verify confirm corroborate
assemble gather crowd rally
celebrate mark commemorate
force compel make oblige require
murder kill slay
advance qualify progress go_through | eliminate
eliminate knock_out exit beat
equalise level
jeer boo heckle
downpour rain rainfall shower
loan debt
destroy wreck ruin raze
tighten restrict limit | loosen ease
phase_out end stop
auction sale sell
chair lead
allow permit let clear clear_way go_ahead proceed | block bar prevent stop halt
evacuate evacuation move_out
edge narrowly beat pip | lose
sacked dismissed ousted lose_job
topple fall collapse knock_over bring_down
hit strike arrive < storm hurricane gale gust cyclone typhoon blizzard tornado flood heatwave
trial case < acquit convict clear jury verdict
deadlock no_verdict fail_to_reach_verdict
grill question
walk_out strike walkout stoppage industrial_action
award grant give < win
vehicle < sedan pickup taxi motorbike scooter tractor hatchback
animal < dolphin seal panda koala otter hedgehog badger rabbit
bird < eagle owl pigeon gull seagull parrot penguin goose duck swan heron stork
vessel ship boat < trawler freighter dinghy canoe barge lifeboat
ship < freighter
aircraft < glider drone bomber
building < house school library hotel church mosque temple hospital museum warehouse barn tower cottage factory station mansion hall apartment
drug < meth
medicine < antibiotic painkiller insulin aspirin statin
weapon arms < knife missile grenade bomb tank shell machete sword
storm < hurricane cyclone typhoon tornado blizzard thunderstorm
disaster < earthquake flood hurricane wildfire tsunami landslide
musician < drummer guitarist pianist violinist cellist saxophonist
performer < singer dancer comedian musician rapper
athlete < runner sprinter swimmer boxer cyclist gymnast golfer skier skater rower footballer
player < goalkeeper striker midfielder defender winger quarterback pitcher batter batsman bowler forward guard
footballer < goalkeeper striker midfielder winger defender
scientist researcher < chemist astronomer geologist botanist palaeontologist paleontologist ecologist oceanographer
doctor < cardiologist paediatrician pediatrician psychiatrist oncologist
politician < minister governor mayor councillor councilor premier deputy
official < minister mayor commissioner ambassador governor secretary envoy
lawmaker < deputy
worker staff employee < nurse teacher driver miner porter cleaner cashier waiter technician machinist baker
crew < firefighter pilot
relative family < son daughter mother father brother sister wife husband aunt uncle cousin nephew niece parent grandmother grandfather
artwork work < painting sculpture statue mural portrait drawing sketch
retailer shop store < grocer bakery pharmacy bookshop boutique
begin start commence go_on kick_off
overturn tip_over roll_over flip_over
regret lament deplore
mistake confuse mix_up
champion promote tout back
heat_up intensify escalate
insufficient shortage scarcity lack
measure curb restriction
operational running operating open
carmaker automaker car_company car_manufacturer
drugmaker pharmaceutical_company drug_company
tabloid newspaper paper
unrest disorder rioting < riot
shortfall deficit
tourist holidaymaker vacationer
visitor traveller traveler < tourist holidaymaker vacationer
representative spokesman spokeswoman spokesperson
highway motorway freeway expressway
port harbour harbor
wage pay salary
website site
recommend urge
evaluate review
violate break breach
deliver bring carry transport
defend justify
eat consume
clarify explain set_out
convey express voice
file submit lodge
occur happen take_place
disregard ignore
notify inform
persuade convince
safeguard protect guard shield
punish penalise penalize discipline
heal recover
decelerate slow cool slowdown
suffer endure bear experience undergo
merge combine join
participate take_part join
operate run
greet welcome
revise update
accident collision crash hit_by struck_by run_over
heavy torrential drenching
protective_equipment protective_gear ppe
organise organize arrange
artist < painter sculptor
player < footballer cricketer golfer
award < medal
spy surveillance reconnaissance
heat hot_weather heatwave hot
suspension ban
rumour rumor gossip speculation
pathogen virus
dominion control dominance
reassert restore
self-isolate self-isolation quarantine isolate isolation
regulator agency < fcc fda sec faa nhtsa ftc epa cftc fca ofcom ofgem cma asic accc apra osha
quarantine lockdown < ecq mecq gcq mgcq
achieve accomplish attain achievement accomplishment
taper scale_back wind_down reduce
align_with side_with align side
! shoot_dead gun_down
! arrest nab collar
temper downplay play_down | raise_expectations raise_hopes
launch fire test-fire
`
