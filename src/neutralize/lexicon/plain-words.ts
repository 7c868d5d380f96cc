/**
 * The plain word that a neutral wording says for a loaded or a pictorial one, before `<`; written as in
 * `law-and-state.ts`. The plain word stands for the loaded one, never the other way round.
 */
export const PLAIN_WORDS = `
disruption disorder confusion unrest < chaos mayhem turmoil havoc pandemonium riot anarchy bedlam
criticism < fury outrage uproar firestorm swipe dig barb tirade rant furor furore flak onslaught
complaint objection anger < fury outrage backlash uproar tirade rant
controversy < uproar flap brouhaha kerfuffle firestorm furor furore scandal storm row saga
dispute disagreement < saga drama spat showdown standoff feud clash fight flap brawl tussle
outburst < meltdown tirade rant rage tantrum
revelation disclosure news < bombshell shocker leak
difficulty problem trouble < nightmare headache mess hurdle roadblock snag hiccup woe ordeal plight predicament crunch crisis glitch bug disaster
obstacle < hurdle roadblock snag
setback loss < blow hit rout bloodbath drubbing
failure < disaster fiasco debacle flop dud bust meltdown collapse fail
accident incident < disaster tragedy horror crash collision smash
fatal < horror tragic deadly horrific death
violent < brutal savage gruesome grisly horrific vicious bloody
severe serious harsh < brutal savage dire grim horrific critical devastating acute crippling bad
sad < heartbreaking tragic
urgent < desperate dire emergency
unusual rare unexpected surprising < bizarre weird strange odd wild crazy shock shocking stunning jaw-dropping stunner shocker extraordinary unprecedented unlikely
large big high < massive huge giant gigantic enormous epic monster mega whopping staggering jumbo eye-watering colossal monumental sky-high hefty steep
new first < groundbreaking revolutionary game-changing landmark pioneering maiden
important major significant < landmark groundbreaking game-changing historic revolutionary pivotal crucial vital massive huge key
enforcement restriction < crackdown clampdown
concern worry anxiety nervousness < panic jitters angst gloom dread alarm scare paranoia hysteria
demand popularity interest attention < frenzy craze buzz hype rush mania boom
popular < craze viral hit sensation fad
departure leave < exodus exit defection walkout
instability uncertainty < turmoil limbo chaos crisis
plan program programme proposal < scheme ploy plot push bid gambit blueprint
tactic strategy move action step < ploy gambit stunt trick playbook
ally associate < crony buddy pal henchman
leader organiser organizer head < mastermind kingpin ringleader boss chief honcho baron captain
criminal < crook thug gangster mobster
businessman businesswoman executive < tycoon mogul magnate baron bigwig honcho billionaire boss
expert specialist adviser < guru whiz ace czar pundit boffin
official < czar bigwig honcho bureaucrat apparatchik mandarin
lawmaker politician < pol solon firebrand
commentator < pundit talking-head firebrand
spokesman spokesperson spokeswoman < mouthpiece flack
newcomer beginner < rookie newbie upstart novice
company firm business < behemoth startup upstart giant outfit titan goliath
group organisation organization < outfit gang mob crew clique cabal band
crowd people < horde swarm mob throng mass
many < scores droves hordes swarm flood wave slew raft myriad dozens hundreds thousands
area place location site < hotspot haunt hub mecca epicenter epicentre venue
center centre < hub mecca epicenter epicentre heart
impasse stalemate < logjam gridlock deadlock standoff stalemate
progress advance agreement < breakthrough
benefit gain < boon windfall bonanza perk dividend
surplus oversupply excess < glut
shortage < crunch drought famine
pressure < squeeze pinch strain
campaign effort < blitz crusade push drive offensive onslaught
attack < rampage onslaught maul savage mauling blitz raid
remark comment < jab swipe dig barb zinger quip outburst tirade rant gaffe jibe
mistake error < gaffe blunder flub snafu slip howler mishap
success achievement < hit smash sensation triumph feat coup win
warning < alarm alert
excitement publicity promotion < hype fanfare buzz
event matter < saga drama affair
experience situation < ordeal plight predicament mess saga drama
change reform reorganisation reorganization < shake-up shakeup overhaul revamp makeover facelift shift
redesign renovation < makeover facelift revamp
temporary < makeshift stopgap interim
support help aid assistance < lifeline bailout handout rescue subsidy relief
payment money < handout payout windfall bailout
spend pay < splurge splash lavish
earn make receive < rake pocket bank bag net
win < bag snag cruise clinch nab scoop
beat defeat < stun upset topple
damage < gut ravage cripple decimate devastate wreck batter
reduce cut < gut decimate slash gutting axe
remove removal < purge boot oust topple wipe axe yank scrub
attend visit < flock
show display wear < flaunt sport rock debut
mock criticize < troll diss shame roast
leave depart end < ditch dump bolt storm quit flee ghost
ignore < ghost snub shun
exclude omission omit < snub
fall decline < tank nosedive
grow increase rise < explode balloon mushroom snowball multiply proliferate blossom bloom burgeon
start begin happen < erupt flare
continue < rage drag linger
hit strike < ram plow plough smash mow slam
injure hurt < gore maul mow wallop
hurry rush try attempt seek < scramble race bid struggle scurry
concede yield agree accept < cave capitulate relent
admire praise < swoon gush rave drool fawn
travel go < jet trek flock
object oppose < fume rage balk baulk bristle
say argue < fume rant rail blast
report account < exposé expose
tell describe < dish spill
meet meeting < showdown powwow
government administration authorities < regime junta
illegal unauthorised unauthorized < illicit bootleg rogue
left left-wing progressive < leftist far-left radical socialist
right conservative right-wing < far-right hardline
send deploy dispatch < scramble rush
attract draw crowd visitor < flock throng
crowd visitor < many thousands
say report < warn rumour rumor gossip
injure hurt wound < bloody bloodied bruise batter maul
poor < deprived impoverished needy underprivileged
rich < wealthy affluent well-off
surprised < blindsided blindside stunned
retaliation < revenge vengeance
violence < bloodshed carnage bloodbath butchery
pass approve < ram ram_through push_through force_through
reject block < torpedo kill sink
weaken < gut hollow_out water_down
dismantle break_up < bust
tighten_enforcement increase_enforcement increased_enforcement enforcement < crack_down crackdown clampdown
dress < disguise
fall drop decline < crater
surround approach near < encircle close_in close_in_on
withdraw abandon leave < pull_out
contrary_to_expectations defy_expectations against_expectations despite_expectations < unexpected unexpectedly surprisingly
lower_expectations lower_hopes temper_expectations < downplay play_down
withdraw retreat drop abandon < back_off back_away back_down
depart differ < break_with break_ranks
seek_closer_ties < cozy_up cosy_up
expect expectation < bet bets
watchdog auditor < gao
`
