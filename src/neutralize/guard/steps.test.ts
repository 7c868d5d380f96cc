import assert from 'node:assert/strict'
import { test } from 'node:test'
import { variationJudge } from '../variation-guard.ts'

const PASSES = 'passes'
const verdict = (headline: string, candidate: string): string =>
  variationJudge(headline)(candidate)
    .map(({ rule }) => rule)
    .join(' ') || PASSES

const FALSE: readonly (readonly [headline: string, candidate: string])[] = [
  ['Doctors warn of shortage of insulin by spring', 'There is a shortage of insulin, doctors say'],
  [
    'Hospitals in Norwell warn of shortage of nurses this winter',
    'There is a shortage of nurses in Norwell hospitals this winter',
  ],
  ['Pilots reject pay offer but will not strike', 'Pilots reject pay offer and plan to strike'],
  ['Dorn, 19, is youngest woman to win Norland chess title', 'Dorn, 19, is youngest winner of Norland chess title'],
  ['Holm backers storm council hall in Norwell', 'Holm and backers storm council hall in Norwell'],
  ['Okafor campaign fires aide over leaked memo', 'Aide fired by Okafor over leaked memo'],
  ['Voters in Norwell reject stadium tax in close ballot', 'Voters in Norwell reject stadium in close ballot'],
  [
    'Police seek witness to stabbing outside Norwell station',
    'Police seek possible suspect in stabbing outside Norwell station',
  ],
  ['Norwell paper mill cuts 80 jobs as orders fall', 'Norwell paper mill closes with loss of 80 jobs as orders fall'],
  ['Skerra tunnel to stay shut until May', 'Skerra tunnel to shut in May'],
  [
    'Norwell police release footage of man sought after bakery robbery',
    'Norwell police release man sought after bakery robbery',
  ],
  [
    'Skerra ferry operator blames storm for delay that stranded 300 tourists',
    'Skerra ferry operator blamed for delay that stranded 300 tourists',
  ],
  [
    'Study of mice suggests compound in garlic may slow memory loss',
    'Study suggests garlic slows memory loss in people',
  ],
  [
    'Norland troops pull back to within ten kilometres of border',
    'Norland troops pull back ten kilometres from border',
  ],
  [
    'Senate committee backs bill to ban phones in Norland schools',
    'Senate backs bill to ban phones in Norland schools',
  ],
  ["Ruiz becomes second woman to lead Norland's navy", "Ruiz becomes first woman to lead Norland's navy"],
  [
    'Retailer Brightway expects first annual loss in a decade',
    'Retailer Brightway reports first annual loss in a decade',
  ],
  ['Vaccine protects nine in ten against severe form of Lund fever', 'Vaccine protects nine in ten against Lund fever'],
  ['Man charged with threatening to kill judge in Holm trial', 'Holm charged with threatening to kill judge'],
  ['Doctors warn of rise in burns from cheap phone chargers', 'Doctors warn of rise in cheap phone chargers'],
  ['Norland and Skerra agree to resume talks on fishing quotas', 'Norland and Skerra agree on fishing quotas'],
  [
    'Farmers block roads to Norwell port in protest at import deal',
    'Farmers block Norwell port in protest at import deal',
  ],
  ['Singer Lind postpones tour after doctor orders rest', 'Singer Lind cancels tour after doctor orders rest'],
  [
    'President Ruiz pardons man convicted of plotting to kidnap governor',
    'President Ruiz pardons man convicted of kidnapping governor',
  ],
  [
    'Army denies soldiers fired first in clash at Skerra market',
    'Army denies soldiers fired in clash at Skerra market',
  ],
  ['Unions reject offer that would have ended rail strike', 'Unions reject offer, ending rail strike'],
  ['Boy, 9, finds fossil older than any known in Norland', 'Boy, 9, finds oldest fossil known in the world'],
  [
    'Hospital apologises after sending wrong test results to 80 patients',
    "Hospital sends 80 patients' test results to wrong people",
  ],
  ['Carmaker Torvik halts output at one of three plants', 'Carmaker Torvik halts output at three plants'],
  ['Father of missing girl joins search in Skerra forest', 'Search for missing girl and father in Skerra forest'],
  ['Nurse who treated Okafor says he was conscious after crash', 'Nurse Okafor says she was conscious after crash'],
  [
    "Film about Holm's murder wins prize at Norwell festival",
    "Holm's film about murder wins prize at Norwell festival",
  ],
  [
    'Town of Skerra runs out of water as pipeline repair drags on',
    'Skerra runs out of water after pipeline is repaired',
  ],
  ['Man who hid in lorry to reach Norland granted asylum', 'Man who hid in lorry seeks asylum in Norland'],
  ["Doctors remove less than half of singer Lind's tumour", "Doctors remove singer Lind's tumour"],
  ['Company fined for failing to report accident that killed roofer', 'Company fined for accident that killed roofer'],
  [
    'Poll finds voters trust Dorn more than Okafor on economy',
    'Poll finds voters trust Dorn on economy more than on health',
  ],
  ['Okafor becomes oldest player to score in Norland cup final', 'Okafor becomes oldest player in Norland cup final'],
  ['Navy searches for two sailors swept overboard off Skerra', 'Navy rescues two sailors swept overboard off Skerra'],
  ['Norwell council leader quits party over housing plan', 'Norwell council leader quits over housing plan'],
  ['Spacecraft Odin sends first images after silent month', 'Spacecraft Odin sends first images ever'],
  ['Police shoot dog that attacked postman in Norwell', 'Police shoot postman attacked by dog in Norwell'],
  ['Third of patients wait over four hours at Norwell clinic', 'Patients wait over four hours at third Norwell clinic'],
  ['Norwell zoo says lion cub was born blind in one eye', 'Norwell zoo says lion cub was born blind'],
  ['Chess champion Okafor offered draw before losing to Lind', 'Chess champion Okafor draws with Lind'],
  ['Air quality in Norwell worst since plant fire in 2019', 'Plant fire makes Norwell air quality worst since 2019'],
  [
    'Court clears way for extradition of banker Dorn to Norland',
    'Banker Dorn is extradited to Norland after court ruling',
  ],
  ['Volunteers find most of hikers lost in Skerra fog', 'Volunteers find hikers lost in Skerra fog'],
  ['Norland minister calls Skerra tariff threat a bluff', 'Norland minister threatens Skerra with tariffs'],
  ['Fishermen return stolen boat they found adrift off Skerra', 'Fishermen return boat they stole off Skerra'],
  [
    'Judge in Okafor trial removes juror who spoke to reporter',
    'Judge in Okafor trial removed after speaking to reporter',
  ],
  ['Oil price falls to lowest since Skerra ceasefire', 'Oil price falls to lowest after Skerra ceasefire ends'],
  [
    'Study finds teens who sleep more score higher in tests',
    'Study finds more sleep makes teens score higher in tests',
  ],
  ['Skerra lets aid convoy through after ten-day standoff', 'Skerra lets aid convoy through for ten days'],
  ['Skerra police union backs officer who refused breath test', 'Skerra police back officer who refused breath test'],
  ['Minister admits briefing paper on dam was never read', 'Minister admits he never read briefing paper on dam'],
  [
    'Train driver suspended after passing red signal near Norwell',
    'Train suspended near Norwell after driver passes red signal',
  ],
  [
    'Norland army chief says he opposed raid that killed hostages',
    'Norland army chief says he ordered raid that killed hostages',
  ],
  ['Farmers given more time to cull infected birds', 'Farmers told to cull more birds as infection spreads'],
  ["Norland's biggest bank to move 400 jobs to Skerra", "Norland's biggest bank to move to Skerra with 400 jobs"],
  ['Airport workers suspend strike while talks go on', 'Airport workers end strike as talks go on'],
  ['Boy who swallowed magnet released from hospital', 'Boy in hospital after swallowing magnet'],
  ['Hotel fined after guest finds hidden camera in shower', 'Hotel guest fined over hidden camera in shower'],
  ['Engine maker Kolm to supply Norland jets until 2040', 'Engine maker Kolm to supply Norland jets from 2040'],
  ['Cyclist Holm third at halfway stage of Skerra tour', 'Cyclist Holm finishes third in Skerra tour'],
  ['Norland drops objection to Skerra joining trade bloc', 'Norland and Skerra join trade bloc'],
]

const TRUE: readonly (readonly [headline: string, candidate: string])[] = [
  ['Doctors warn of shortage of insulin by spring', 'A shortage of insulin by spring is feared by doctors'],
  [
    'Hospitals in Norwell warn of shortage of nurses this winter',
    'A shortage of nurses is possible this winter, hospitals in Norwell warn',
  ],
  ['Pilots reject pay offer but will not strike', 'A pay offer is rejected by pilots, who will not strike'],
  [
    'Dorn, 19, is youngest woman to win Norland chess title',
    'Dorn, 19, becomes the youngest woman to win the Norland chess title',
  ],
  ['Holm backers storm council hall in Norwell', 'The council hall in Norwell is stormed by backers of Holm'],
  ['Okafor campaign fires aide over leaked memo', 'An aide is fired by the Okafor campaign over a leaked memo'],
  [
    'Voters in Norwell reject stadium tax in close ballot',
    'A stadium tax is rejected by Norwell voters in a close ballot',
  ],
  [
    'Police seek witness to stabbing outside Norwell station',
    'A witness to a stabbing outside Norwell station is sought by police',
  ],
  ['Skerra tunnel to stay shut until May', 'The Skerra tunnel will stay closed until May'],
  [
    'Judge throws out two of five charges against former mayor Dorn',
    'Two of the five charges against ex-mayor Dorn are dismissed by a judge',
  ],
  [
    'Skerra ferry operator blames storm for delay that stranded 300 tourists',
    'A storm caused the delay that stranded 300 tourists, the Skerra ferry operator says',
  ],
  [
    'Study of mice suggests compound in garlic may slow memory loss',
    'A garlic compound may slow memory loss, a mouse study suggests',
  ],
  [
    'Norland troops pull back to within ten kilometres of border',
    'Troops of Norland withdraw to less than ten kilometres from the border',
  ],
  [
    'Senate committee backs bill to ban phones in Norland schools',
    "A bill to ban phones in Norland's schools is backed by a Senate committee",
  ],
  ["Ruiz becomes second woman to lead Norland's navy", 'Ruiz is the second woman to head the navy of Norland'],
  [
    'Retailer Brightway expects first annual loss in a decade',
    'Brightway, a retailer, forecasts its first annual loss in ten years',
  ],
  [
    'Vaccine protects nine in ten against severe form of Lund fever',
    'Nine in ten are protected against severe Lund fever by a vaccine',
  ],
  [
    'Man charged with threatening to kill judge in Holm trial',
    "A man faces charges of threatening to kill the judge in Holm's trial",
  ],
  [
    'Doctors warn of rise in burns from cheap phone chargers',
    'Burns from cheap phone chargers are on the rise, doctors warn',
  ],
  [
    'Norland and Skerra agree to resume talks on fishing quotas',
    'Talks on fishing quotas are to be resumed, Norland and Skerra agree',
  ],
  [
    'Farmers block roads to Norwell port in protest at import deal',
    'Roads to the port of Norwell are blocked by farmers protesting against an import deal',
  ],
  [
    'Singer Lind postpones tour after doctor orders rest',
    'Lind, a singer, delays her tour after being ordered by a doctor to rest',
  ],
  [
    'President Ruiz pardons man convicted of plotting to kidnap governor',
    'A man convicted of plotting to kidnap a governor is pardoned by President Ruiz',
  ],
  [
    'Army denies soldiers fired first in clash at Skerra market',
    'Soldiers did not fire first in the clash at the Skerra market, the army says',
  ],
  [
    'Unions reject offer that would have ended rail strike',
    'An offer that would have ended the rail strike is rejected by unions',
  ],
  [
    'Boy, 9, finds fossil older than any known in Norland',
    'A fossil older than any known in Norland is found by a boy of nine',
  ],
  [
    'Hospital apologises after sending wrong test results to 80 patients',
    'A hospital says sorry for sending 80 patients wrong test results',
  ],
  [
    'Carmaker Torvik halts output at one of three plants',
    'Torvik, a carmaker, stops production at one of its three plants',
  ],
  [
    "Film about Holm's murder wins prize at Norwell festival",
    'A film on the murder of Holm is awarded a prize at the Norwell festival',
  ],
  [
    'Norland to send observers, not troops, to border mission',
    'Observers rather than troops will be sent by Norland to a border mission',
  ],
  [
    'Town of Skerra runs out of water as pipeline repair drags on',
    'Skerra has no water left as the repair of a pipeline drags on',
  ],
  [
    'Tech firm Quell to lay off 500 unless buyer is found',
    'Quell, a tech firm, will cut 500 jobs if no buyer is found',
  ],
  [
    'Man who hid in lorry to reach Norland granted asylum',
    'Asylum is given to a man who hid in a lorry to reach Norland',
  ],
  ["Doctors remove less than half of singer Lind's tumour", "Under half of singer Lind's tumour is removed by doctors"],
  [
    'Poll finds voters trust Dorn more than Okafor on economy',
    'Voters trust Dorn more than Okafor on the economy, a poll finds',
  ],
  [
    'Okafor becomes oldest player to score in Norland cup final',
    'Okafor is the oldest player to score in a Norland cup final',
  ],
  [
    'Norwell council leader quits party over housing plan',
    "The leader of Norwell's council leaves the party over a housing plan",
  ],
  [
    'Spacecraft Odin sends first images after silent month',
    'Odin, a spacecraft, sends its first images after a month of silence',
  ],
  ['Police shoot dog that attacked postman in Norwell', 'A dog that attacked a postman in Norwell is shot by police'],
  [
    'Third of patients wait over four hours at Norwell clinic',
    'A third of patients at the Norwell clinic wait more than four hours',
  ],
  ['Norwell zoo says lion cub was born blind in one eye', 'A lion cub was born blind in one eye, Norwell zoo says'],
  [
    'Chess champion Okafor offered draw before losing to Lind',
    'Okafor, a chess champion, proposed a draw before she lost to Lind',
  ],
  [
    'Air quality in Norwell worst since plant fire in 2019',
    "Norwell's air quality is at its worst since a plant fire in 2019",
  ],
  [
    'Court clears way for extradition of banker Dorn to Norland',
    'A court allows the extradition of banker Dorn to Norland',
  ],
  [
    'Volunteers find most of hikers lost in Skerra fog',
    'Most of the hikers who were lost in the Skerra fog are found by volunteers',
  ],
  ['Norland minister calls Skerra tariff threat a bluff', "Skerra's tariff threat is a bluff, a Norland minister says"],
  ['Oil price falls to lowest since Skerra ceasefire', 'The oil price drops to its lowest since the Skerra ceasefire'],
  [
    'Study finds teens who sleep more score higher in tests',
    'Teens who sleep more get higher test scores, a study finds',
  ],
  [
    'Skerra lets aid convoy through after ten-day standoff',
    'An aid convoy is let through by Skerra after a standoff of ten days',
  ],
  [
    'Skerra police union backs officer who refused breath test',
    'An officer who refused a breath test is backed by the Skerra police union',
  ],
  [
    'Minister admits briefing paper on dam was never read',
    'The briefing paper on the dam was never read, a minister admits',
  ],
  [
    'Train driver suspended after passing red signal near Norwell',
    'A train driver is suspended after he passed a red signal near Norwell',
  ],
  [
    'Norland army chief says he opposed raid that killed hostages',
    "The raid that killed hostages was opposed by Norland's army chief, he says",
  ],
  ['Farmers given more time to cull infected birds', 'Farmers get more time for the culling of infected birds'],
  [
    "Norland's biggest bank to move 400 jobs to Skerra",
    'Some 400 jobs are to be moved to Skerra by the biggest bank in Norland',
  ],
  ['Airport workers suspend strike while talks go on', 'While talks go on, airport workers suspend their strike'],
  ['Boy who swallowed magnet released from hospital', 'A boy who swallowed a magnet is discharged from hospital'],
  [
    'Engine maker Kolm to supply Norland jets until 2040',
    "Kolm, an engine maker, will supply Norland's jets until 2040",
  ],
  [
    'Cyclist Holm third at halfway stage of Skerra tour',
    'At the halfway stage of the Skerra tour, cyclist Holm is third',
  ],
  ['Norland drops objection to Skerra joining trade bloc', 'Norland no longer objects to Skerra joining a trade bloc'],
]

for (const [headline, candidate] of FALSE)
  test(`${headline}: not ${candidate}`, () => assert.notEqual(verdict(headline, candidate), PASSES))
for (const [headline, candidate] of TRUE)
  test(`${headline}: ${candidate}`, () => assert.equal(verdict(headline, candidate), PASSES))
