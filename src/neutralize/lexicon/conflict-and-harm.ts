/** Word senses of war, disaster, accidents, weather and health. The format is described in law-and-state.ts. */
export const CONFLICT_AND_HARM = `
! attack strike assault raid bombard bombardment offensive airstrike hit target shell bomb bombing shelling storm air_strike
bomb bombing explosive explosion blast explode detonate ignite device landmine land_mine blow_up
missile rocket projectile warhead
drone unmanned_aircraft uav unmanned
seize capture overrun take_over fall_to
put_out extinguish douse
battle fight tackle combat
withdraw retreat pull_back pull_out | advance
invade invasion incursion border_crossing storm occupy occupation
! shoot shooting gunfire gunman open_fire shot shooter fire_at
gun firearm weapon rifle handgun pistol arms weaponry silencer ammunition
weapon arms weapons weaponry armament munition
war conflict fighting hostilities warfare combat battle
battle fight combat clash fighting
troops soldiers forces military army servicemen gis personnel soldier marines troop servicemember serviceman gi
military armed_forces army defence defense troops naval
navy naval fleet warship
ship vessel boat warship carrier destroyer tanker frigate ferry yacht
warship destroyer carrier aircraft_carrier
sailor crew seaman mariner crewman
plane aircraft jet airliner airplane flight aeroplane helicopter
exercise drill manoeuvre war_game war_games exercises drills maneuvers
deploy deployment send dispatch station mobilize
withdraw withdrawal pull_out retreat pullout leave | advance enter deploy
! hostage captive abduct kidnap abduction kidnapping held captivity
rebel insurgent militant guerrilla fighter gunmen insurgency militia
blockade siege embargo stranglehold
border frontier
peace truce peaceful
nuclear atomic
enrich enrichment
injure wound hurt injury wounded harm casualty injured hospitalize maim wounds | unharmed unhurt uninjured
dead die death deaths lives_lost lost_lives killed fatal late deceased fatality lifeless deadly | alive survive survivor living survival
survivor survive survival survived escape
rescue save rescuer evacuate recover salvage rescued pull_from | abandon
rescuer rescue_team rescue_worker rescuers rescue_crew salvage_team crew emergency_services
search look hunt dig seek scour comb digging searching
missing disappear vanish lost disappearance unaccounted
crash collision collide accident smash wreck pile-up derail
accident incident mishap crash
fire blaze wildfire burn flame inferno arson burning
burn scorch blaze ablaze
firefighter fire_crew fire_service
flood flooding inundate deluge floodwater submerge
storm hurricane cyclone typhoon tempest tropical_storm
earthquake quake tremor seismic magnitude aftershock
heat heatwave hot temperature warm heat_wave warmth highs | cold chill freeze frost cool
weather forecast climate conditions
forecast predict expect prediction project projection anticipate outlook expectation foresee
landslide mudslide avalanche
drought dry arid
volcano eruption erupt lava
rubble ruins wreckage
collapse fall cave_in fail failure break_down fall_through crumble failing bust | succeed success hold
damage destroy harm ruin wreck devastate destruction hurt
disaster catastrophe emergency crisis tragedy calamity
evacuate evacuation flee leave_home
flee escape run_away run_from bolt abscond
refugee displaced flee
aid relief assistance help support humanitarian
help assist aid support assistance
spill leak oil_spill slick
ground run_aground aground grounded strand
contain control limit curb containment | spread
outage blackout power_loss without_power power_cut loss_of_power lose_power
power electricity grid energy
hospital clinic medical_centre medical_center infirmary
patient case sufferer
doctor physician medic medical clinician surgeon doctors gp
nurse caregiver carer
disease illness sickness virus infection condition outbreak ailment disorder syndrome
virus covid coronavirus pandemic flu variant
infect infection contract catch case
outbreak epidemic spread cluster
vaccine vaccination jab shot immunization vaccinate inoculation coverage immunize
cancer tumour tumor malignancy
diagnose diagnosis detect
treat treatment therapy cure medicine treated medication
drug medicine medication pharmaceutical pill tablet
drug_use overdose narcotic
surgery operation procedure operate
pregnant pregnancy expectant expecting
birth born give_birth deliver welcome
health medical wellbeing healthcare
mental_health psychological psychiatric
obesity obese overweight
weight pound
diet eat food nutrition
smoke smoking cigarette tobacco vape
sleep asleep slumber
symptom sign
safe safety security secure | unsafe danger dangerous hazard hazardous risky
risk danger threat hazard peril vulnerable at_risk
warn warning caution alert advise advisory urge notice cautious
advise advice tip tell recommend guidance recommendation counsel suggest suggestion
prevent stop avoid avert avoidance stave_off ward_off prevention
avoid evade dodge escape sidestep evasion
pollution pollute contaminate contamination emission
environment environmental climate green
shark bite
dog puppy canine pup
cat kitten feline
animal creature wildlife pet < dog cat donkey horse bear wolf shark lion tiger elephant monkey whale bird fox deer cow sheep pig goat puppy kitten snake alligator
relative < brother sister mother father son daughter wife husband uncle aunt cousin grandmother grandfather
sport < football soccer baseball basketball tennis golf cricket rugby hockey boxing swimming cycling
vehicle < car truck van bus motorcycle bicycle suv train tram lorry
fruit < apple orange banana grape lemon peach cherry
medal < gold silver bronze
vegetable < potato tomato carrot onion
insect < bee wasp ant mosquito fly moth
metal < steel aluminum copper iron
fuel < oil gas coal diesel petrol
drug < cocaine heroin fentanyl cannabis marijuana
drink < coffee tea wine beer
worker < nurse teacher driver doctor miner farmer
brawl fight scuffle clash melee altercation punch fistfight scrap
punch hit strike blow slap
shock stun surprise startle unexpected astonish surprising
crowd mob throng gathering people
suspect accused defendant alleged_killer man_on_trial
victim casualty injured
harmful harm damage hurt
toll tally
emergency urgent crisis
dump dispose discard waste
waste garbage trash rubbish refuse wastewater effluent
`
