import assert from 'node:assert/strict'
import { test } from 'node:test'
import { variationJudge } from '../variation-guard.ts'

const PASSES = 'passes'
const verdict = (headline: string, candidate: string): string =>
  variationJudge(headline)(candidate)
    .map(({ rule }) => rule)
    .join(' ') || PASSES

const FALSE: readonly (readonly [headline: string, candidate: string])[] = [
  ['Man jailed for threats to Senator Ruiz over ferry vote', 'Senator Ruiz made threats to man over ferry vote'],
  ['Police arrest man over murder of Professor Holm in Norwell', 'Professor Holm is arrested over murder in Norwell'],
  [
    'Assault on Ruiz outside harbor club under investigation',
    'Ruiz is under investigation over assault outside harbor club',
  ],
  [
    'Man accused of attack on Mayor Okafor pleads not guilty',
    'Mayor Okafor accused of attack on man, who pleads not guilty',
  ],
  ['Study links long naps to higher risk of stroke', 'Study finds long naps cause higher risk of stroke'],
  ['Storm destroys roof of church in Norwell, no one hurt', 'Storm destroys church in Norwell, with no one hurt'],
  ['Skerra votes on joining customs union today', 'Skerra votes to join customs union'],
  ['Doctors warn of shortage of insulin by spring', 'Doctors report a shortage of insulin this spring'],
  ['Ruiz family asks for privacy after singer dies', 'Ruiz asks for privacy after singer dies'],
  ['Some nurses in Norwell to get bonus in May', 'Nurses in Norwell to get bonus in May'],
  ['Dorn is first woman to lead coast guard', 'Dorn is the first to lead coast guard'],
  ['Norwell man arrested near home of Governor Okafor', 'Norwell man arrested in home of Governor Okafor'],
  ['Norwell bars smoking on beaches from July', 'Norwell bars smoking on beaches until July'],
  ['Judge blocks part of fishing law', 'Judge strikes down fishing law'],
  ['Island ferry makes first trip since storm', 'Island ferry makes first trip ever after storm'],
  ['Union leader: talks with port going nowhere', 'Union leader says talks with port are going well'],
  ['Harbor board delays decision on cruise ships', 'Harbor board decides on cruise ships after delay'],
  ['Police officer who shot teen to face trial', 'Teen who shot police officer to face trial'],
  ['Holm backers storm council hall', 'Holm storms council hall with backers'],
  ['Scientists hope vaccine will work in children', 'Vaccine works in children, scientists say'],
  ['Ex-wife of coach Holm says he never hit her', 'Ex-wife of coach Holm says he hit her'],
  ['Pilots reject pay offer but will not strike', 'Pilots reject pay offer and will strike'],
  ['Storm leaves 3,000 without power in Skerra', 'Storm leaves 3,000 homeless in Skerra'],
  ['Lind signs one-year deal with Norwell United', 'Lind signs multi-year deal with Norwell United'],
  ['Okafor wife denies role in land deal', 'Okafor denies role in land deal'],
  ['Ruiz vows to end tolls if elected', 'Ruiz vows to end tolls'],
  ['Two dead, five missing as boat sinks off Skerra', 'Seven dead as boat sinks off Skerra'],
  ['Skerra port strike ends after nine days', 'Skerra port strike enters ninth day'],
  ['Holm says he was told to lie by Dorn', 'Holm says he told Dorn to lie'],
  ['Teen charged in fire that destroyed chapel', 'Teen set fire that destroyed chapel'],
  ['Poll shows Dorn gaining on Okafor', 'Poll shows Dorn ahead of Okafor'],
  ['Norland rate cut seen as unlikely before June', 'Norland rate cut expected in June'],
  ['Crew of Norland ship refuse order to sail', 'Crew of Norland ship obey order to sail'],
  [
    'Coast guard blames fog, owner blames radar for collision',
    'Coast guard blames radar, owner blames fog for collision',
  ],
  ['More rain expected before floods ease', 'Floods ease before more rain'],
  ['Man who saved drowning dog fined for parking', 'Man fined for saving drowning dog'],
  ['Norland court lets Ruiz keep medal', 'Norland court strips Ruiz of medal'],
  ['Nurses win pay rise after threat to strike', 'Nurses win pay rise after strike'],
  ['Council votes on ferry plan Monday', 'Council votes in favor of ferry plan Monday'],
  ['Council votes on ferry plan Monday', 'Ferry plan is voted through by council Monday'],
  ['Dorn is first woman to lead coast guard', 'Dorn is first ever to lead coast guard'],
  ['Some nurses strike in Norwell', 'Norwell nurses go on strike'],
  ['Teen on trial for threats against Judge Holm', 'Judge Holm on trial for threats against teen'],
  ['Woman arrested after shooting of senator in Skerra', 'Senator faces arrest after shooting in Skerra'],
  ['Police seek man over stabbing of nurse in Norwell', 'Nurse sought by police over stabbing in Norwell'],
  ['Man arrested near home of Governor Okafor', 'Man arrested by police in home of Governor Okafor'],
  ['Bomb found near Norwell school', 'Bomb is found at Norwell school'],
  ['Bomb found near Norwell school', 'Bomb is found inside school, Norwell says'],
  ['Norwell pool open since May', 'Norwell pool open until May'],
  ['Ferry makes first trip in a decade', 'Ferry makes first trip ever'],
  ['Ferry makes first trip since storm', 'Ferry makes maiden trip after storm'],
  ['Harbor board delays decision on cruise ships', 'Harbor board makes decision on cruise ships'],
  ['Officer who shot teen to face trial', 'Teen shot officer who is to face trial'],
  ['Officer who shot teen to face trial', 'Officer shot by teen to face trial'],
  ['Okafor campaign fires aide over post', 'Okafor fires aide over post'],
]

const TRUE: readonly (readonly [headline: string, candidate: string])[] = [
  ['Man jailed for threats to Senator Ruiz over ferry vote', 'Man is jailed over ferry vote threats to Senator Ruiz'],
  [
    'Police arrest man over murder of Professor Holm in Norwell',
    'Man is arrested by police over murder of Professor Holm in Norwell',
  ],
  ['Study links long naps to higher risk of stroke', 'Long naps are linked to higher risk of stroke, study finds'],
  [
    'Storm destroys roof of church in Norwell, no one hurt',
    'Roof of church in Norwell is destroyed by storm, no one hurt',
  ],
  ['Fire destroys dozens of boats in Skerra harbor', 'Dozens of boats in Skerra harbor are destroyed by fire'],
  ['Skerra votes to join customs union', 'Skerra has voted to join the customs union'],
  ['Dorn is first woman to lead coast guard', 'Coast guard to be led by a woman for first time as Dorn takes over'],
  ['Ruiz family asks for privacy after singer dies', 'Family of Ruiz asks for privacy after singer dies'],
  ['Norwell man arrested near home of Governor Okafor', 'Man is arrested close to home of Governor Okafor in Norwell'],
  ['Norwell bars smoking on beaches from July', 'Smoking on beaches is barred in Norwell from July'],
  ['Judge blocks part of fishing law', 'Part of fishing law is blocked by judge'],
  ['Harbor board delays decision on cruise ships', 'Harbor board puts off decision on cruise ships'],
  ['Police officer who shot teen to face trial', 'Officer who shot a teenager is to face trial'],
  ['Scientists hope vaccine will work in children', 'Scientists are hopeful vaccine will work in children'],
  ['Ex-wife of coach Holm says he never hit her', 'Coach Holm never hit her, ex-wife says'],
  ['Ruiz vows to end tolls if elected', 'Ruiz vows that tolls would end should he be elected'],
  ['Teen charged in fire that destroyed chapel', 'Teen faces charge in fire that destroyed chapel'],
  [
    'Coast guard blames fog, owner blames radar for collision',
    'Owner blames radar and coast guard blames fog for collision',
  ],
  ['Nurses win pay rise after threat to strike', 'Nurses win pay rise after they threatened to strike'],
  ['Council votes on ferry plan Monday', 'Ferry plan vote to take place Monday in council'],
  ['Senate votes on whether to extend tax break', 'Senate vote to determine whether tax break is extended'],
  ['Police seize cache of weapons in Skerra home', 'Police seize weapons in Skerra home'],
  ['Wildfire burns acres of forest near Dorn', 'Wildfire burns forest near Dorn'],
  ['Dorn becomes first person to swim across Norwell bay', 'Dorn becomes first to swim across Norwell bay'],
  ['Skerra is first country to ban plastic nets', 'Skerra becomes first to ban plastic nets'],
  ['Some nurses strike in Norwell', 'Some Norwell nurses go on strike'],
  ['Teen on trial for threats against Judge Holm', 'Teen who threatened Judge Holm on trial'],
  [
    'Police search for girl after kidnapping of girl from Dorn school',
    'Girl sought by police after she is kidnapped from Dorn school',
  ],
  ['Actor Holm to play part of king in new film', 'Actor Holm will play king in new film'],
  ['Power cut in parts of old town after storm', 'Areas of old town lose power after storm'],
  ['Holm lawyer asks court to drop case', 'Lawyer for Holm asks court to drop case'],
  ['Fire near Norwell station delays trains', 'Trains delayed at station in Norwell by nearby fire'],
  ['Harbor board delays decision on cruise ships', 'Harbor board holds off on decision on cruise ships'],
  ['Officer who shot teen to face trial', 'Teen was shot and officer is to face trial'],
  ['Ferry makes first trip in a decade', 'Ferry takes its first trip in ten years'],
]

for (const [headline, candidate] of FALSE)
  test(`${headline}: not ${candidate}`, () => assert.notEqual(verdict(headline, candidate), PASSES))
for (const [headline, candidate] of TRUE)
  test(`${headline}: ${candidate}`, () => assert.equal(verdict(headline, candidate), PASSES))
