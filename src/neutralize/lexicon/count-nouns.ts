/**
 * Whether one of a thing takes an article: what is counted, what is not, and what there is one of. Only words that are
 * so wherever headlines use them; what is missing here is doubtful: what is often a name (“Fox”, “Visa”), and what a verb takes bare
 * (“takes charge”, “sends word”). Nouns for people are in `words/vocabulary.ts`.
 */

/** Counted: one of them is "a …". */
export const COUNTED = `
accident account ad agreement aircraft airline airstrike album alert amendment announcement apartment app
area arrest assault attack attempt auction avalanche award backlash bag bailout ban bank bar barge
bear bed bid bird blackout blast blaze blog boat bomb bombing book boom boost box boycott breach
bridge briefing bubble budget bull bus business cake calendar camera camp campaign cap car card case casino
cat cease-fire ceasefire celebration ceremony chain chance change channel chart check chemical chicken
choice church claim clash climb clip closure cloud club coalition code collapse collision comeback comment
commission committee company competition complaint computer concert conference contract controversy
convention crackdown crash crisis crowd cup cut cyberattack cyclone dance date day
deadline deal debate decade decision defeat deficit delay demand device difference dinner dip disaster discount
discovery dispute disruption document documentary dog door dozen draft drama drawing dream dress drone drop
earthquake edition effect effort election email emergency engine episode error evacuation event exit
expansion explosion extension facility factory failure fake farm fee ferry festival feud field figure file
film final fine fish flag flat fleet flight flood flotilla forecast form formula forum foundation framework
freeze fund funeral gallery gamble game gang gift glacier goal grave group guide gun hearing hedge heist
helicopter highway hit hoax hole holiday horse hospital hotel hotline hunt hurricane idea image incident
increase index indictment inquiry interview investigation investment jet job joke kitchen
landing landslide laptop law lawsuit leak letter level library lie lighthouse limit line lineup list loan location
logo look lorry loss lottery machine magazine majority mall manhunt map marathon marriage massacre match medal
meeting memo memorial menu merger message mine missile mission moment monster month mosque motorway move movie
museum mystery newspaper nightmare nominee number offer operation option organization
outage outbreak outcry overhaul package pact panel parade pardon partnership patch path patrol peak
performance period person phone photo picture pier pill pipe pipeline pitch plan plane planet plant plea
pledge plot plunge policy poll prediction premiere present price prize probe problem product
profit program project promise proposal protest puppy purchase push puzzle quarry question quiz quote race raid
rally range rate reaction reason rebound rebuke recall recession record referendum refinery reform region reminder
report republic request resolution resort response restaurant retreat reunion review ride rift right rise
robbery robot rocket room row rule ruling rumor runoff runway sandwich satellite scam scandal scare scene schedule
scheme school screen search seat secret sector sell-off sentence series session settlement shake-up shark
shift shock shooting shop shortage show showdown shutdown sinkhole site slump smartphone snowstorm
solution song source speech spike spill spot spree squad stabbing stadium stake stampede stance standoff
startup statement step stick stone store storm story strategy streak strike struggle studio study
style submarine subway summit surge surprise survey switch synagogue system table tanker tariff tattoo test
text theme threat ticket tiger timeline title tool tornado tour toy track trail trailer train tram
transcript treaty tree trend tribute trick trip truce truck tsunami tweet typhoon university update upgrade
upset vaccine valuation van verdict version vessel victory video view village violation virus visit volcano
vote walk walkout wall warning warrant watchdog wave weapon website wedding week weekend well win
workaround year zone zoo`

/** Not counted: bare in full English as well. */
export const UNCOUNTED = `
abuse access advice aid air anger art attention autism bail bankruptcy behavior blood cancer cannabis care cash
chaos cheese chocolate clothing coal cocaine coffee confidence confusion construction contempt content cooperation
corruption coverage cricket criticism custody damage data democracy depression detention diplomacy education
electricity energy enforcement evidence flooding food footage football fraud freedom fuel fun funding furniture gas
golf growth guidance hardware hate healthcare history housing humanity hunger ice immigration independence inflation
information infrastructure insurance intelligence jail jewelry labor labour leadership legislation mail marijuana
meat money music news oil peace plastic power pride prison privacy progress proof protection rain redistricting
relief research retirement revenue rice rugby sabotage safety science scrutiny security sex shopping silver smoke
snow software spending staff starvation steel support surveillance terrorism testimony therapy torture trading
traffic trafficking training travel treatment trust truth turmoil unemployment unity unrest violence voting wealth
wine work`

/** There is one of it, or which one is meant is known without telling. */
export const UNIQUE = `
toll world internet moon sun public media press economy military government pope pandemic weather environment climate sky
universe ocean aftermath rest future past opposition presidency constitution stock-market middle-class`

/** Of these there are not several; alternatives of a pattern. */
export const MASS_NOUNS =
  'aid|alcohol|anger|borrowing|buying|competition|enforcement|hiring|instability|misconduct|opposition|publicity|questioning|speculation|spending|support|uncertainty|violence'
