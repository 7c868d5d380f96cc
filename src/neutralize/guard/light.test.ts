/** Light rewordings, as a language model makes them: synonyms, nouns for deeds, the other side of a comparison. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkCandidate } from './guard.ts'

const judge = (headline: string, candidate: string) =>
  checkCandidate({ headline }, candidate, { minWords: 3, maxWords: 20 }).map(({ rule, text }) => `${rule}: ${text}`)

/** A headline, its true rewordings, and false ones. */
const CASES: [string, string[], string[]][] = [
  // Words of one family, and the wider word.
  [
    'Ruiz resolves row over urgent visa rule and describes fault',
    ['Resolution of row over urgency of visa rule and description of fault by Ruiz'],
    [],
  ],
  ['Norwell police trace escapee near colliery', ['Norwell police locate fugitive near pit'], []],
  // What is told side by side.
  [
    'Bus fares rise in Norwell as passenger numbers hit record',
    [],
    ['Record passenger numbers drive up bus fares in Norwell'],
  ],
  ['Hospital closes ward amid outbreak of norovirus', [], ['Closed ward causes outbreak of norovirus at hospital']],
  ['Norwell crime falls as street lighting is renewed', [], ['Renewed street lighting cuts crime in Norwell']],
  // Numbers.
  ['One in five adults skips dental checks', [], ['One in four adults skips dental checks']],
  ['Marathon runner covers 300 miles in eight days', ['Runner covers 300 miles over eight days'], []],
  [
    'Norland hands over 200 prisoners to Dorn in exchange',
    ['Dorn receives 200 prisoners from Norland in exchange'],
    [],
  ],
  // What a figure means goes with its verb; the verb alone is taken at its word.
  [
    'Conditions at Norwell prison raise alarms',
    ['Norwell prison conditions raise concerns', 'Concerns raised about conditions at Norwell prison'],
    ['Norwell prison raises its walls amid concern over conditions'],
  ],
  ['Ruiz comes under fire over harbor deal', ['Ruiz comes under criticism over harbor deal'], []],
  [
    'Dockers besieging families in Norwell village',
    ['Families in Norwell village besieged by dockers'],
    ['Dockers bomb families in Norwell village', 'Siege in Norwell village by dockers'],
  ],
  // A number that the source does not have is counted by nobody.
  [
    'Ruiz wins vote in Norwell council',
    ['Ruiz wins in Norwell council vote'],
    ['Ruiz wins one vote in Norwell council'],
  ],
  ['Norwell teachers may help Ruiz, lawyer says', [], ['One Norwell teacher may help Ruiz, lawyer says']],
  [
    'Minister spares Spain, Norway and Kenya from fishing cuts',
    ['Fishing cuts spare Spain, Norway and Kenya'],
    ['Minister spares three cities from fishing cuts', 'Minister spares four countries from fishing cuts'],
  ],
  [
    'Minister spares California, New Mexico, Nevada from ferry levy',
    ['Ferry levy spares California, New Mexico and Nevada'],
    ['Minister spares three countries from ferry levy'],
  ],
  [
    'Stray dogs attack 3 teens in Norwell, with 1 hospitalized',
    ['3 teens attacked by stray dogs in Norwell, with 1 hospitalized'],
    ['1 teen attacked by 3 stray dogs in Norwell'],
  ],
  [
    'Bus carrying 30 children hits tram, 4 injured',
    ['4 injured as bus carrying 30 children hits tram'],
    ['4 children injured as bus carrying 30 hits tram'],
  ],
  // What it is done with may do it.
  [
    'Norwell memorial vandalized with red paint',
    ['Red paint used to vandalize Norwell memorial'],
    ['Dockers vandalize Norwell memorial with red paint'],
  ],
  // Verbs that say no more than the noun beside them.
  [
    'Ruiz threatens Dorn over Norwell pier',
    ['Threat to Dorn over Norwell pier made by Ruiz'],
    ['Threat over Norwell pier made by Dorn'],
  ],
  [
    'Ruiz threatens to sue Dorn over Norwell pier',
    ['Threat to sue Dorn over Norwell pier made by Ruiz'],
    ['Lawsuit against Dorn over Norwell pier made by Ruiz'],
  ],
  ['Council fails to vote to close Norwell pier', [], ['Norwell pier closure approved by the council']],
  ['Minority votes to close Norwell pier', [], ['Closure of Norwell pier approved in vote']],
  [
    'Council votes to close Norwell pier',
    ['Closure of Norwell pier approved in council vote', 'Norwell pier closure approved by council'],
    ['Norwell pier repair approved by council', 'Norwell pier closure approved by mayor'],
  ],
  ['Council votes to reject Norwell pier plan', [], ['Norwell pier plan approved by council']],
  [
    'Abuse in Norland banker’s juvenile prisons stayed under wraps',
    ['Abuse in juvenile prisons of Norland banker stayed hidden'],
    ['Abuse in juvenile prisons run by Norland government stayed hidden'],
  ],
  [
    'Senators to vote to end fishing ban next week',
    ['Senators to vote next week to end fishing ban'],
    ['End of fishing ban approved by senators'],
  ],
  [
    'Dorn’s school ranked worst in Norland',
    ['School of Dorn ranked worst in Norland'],
    ['School owned by Dorn ranked worst in Norland', 'School run by Dorn ranked worst in Norland'],
  ],
  ['Dorn’s brother buys Norwell ferry', [], ['Norwell ferry run by Dorn bought by brother']],
  ['Why the winds have turned over Norland', ['Column outlines why the winds have turned over Norland'], []],
  ['How Norwell’s schools recover from the strike', [], ['Column recommends Norwell’s schools end strike']],
  ['Norwell pact signed for now', ['Norwell pact is signed temporarily'], ['Norwell pact is signed permanently']],
  // A title and a speaker keep their mark.
  [
    '‘Harbor Nights: Live!’ coming to Norwell this spring',
    ['Norwell to host ‘Harbor Nights: Live!’ this spring'],
    ['‘Harbor Nights: Live’ is coming to Norwell this spring!'],
  ],
  ['Ruiz calls tax plan ‘unfair’', ['Tax plan called ‘unfair’ by Ruiz'], ['Tax plan called ‘unfair!’ by Ruiz']],
  // What begins or is done together stays in doubt.
  ['Dorn and Ruiz may team up on bill', ['Dorn and Ruiz may cooperate on bill'], ['Dorn and Ruiz join forces on bill']],
  ['Skerra to break ground on tunnel if funds come', [], ['Skerra begins construction of tunnel']],
  ['Door kicked in at Norwell home of Ruiz', [], ['Ruiz kicked in door at Norwell home']],
  [
    'Norland sanctions ferries after Kenya imposes sanctions on firms',
    ['Ferries sanctioned by Norland after Kenya imposes sanctions on firms'],
    ['Norland sanctions firms after Kenya imposes sanctions on ferries'],
  ],
  ['Okafor loses to Ruiz in opening round', ['Ruiz beats Okafor in first round'], []],
  // The other side of a comparison.
  [
    'Women wait longer than men for heart surgery, study finds',
    ['Study finds men get heart surgery sooner than women'],
    [],
  ],
  ['Imports grew faster than exports this year', ['Exports grew more slowly than imports this year'], []],
  // Voice and infinitives.
  ['Judge calls conduct of Okafor ‘shameful’', ['Conduct of Okafor labelled ‘shameful’ by judge'], []],
  [
    'Two ministers reportedly offered to resign over tax row',
    ['Two ministers said to have offered resignations in tax row'],
    [],
  ],
  ['Skerra blames supplier for battery fires', ['Supplier to blame for battery fires, according to Skerra'], []],
  ['Dorn cancels planned visit to Brussels over storm', ['Dorn calls off Brussels trip because of storm'], []],
  ['Parents of pupils criticise teacher over phone ban', ['Teacher criticised by pupils’ parents over phone ban'], []],
  // Denied in another word, and told from the other side.
  [
    'Airline refuses to refund passengers stranded by snow',
    ['Passengers stranded by snow denied refunds by airline'],
    [],
  ],
  ['Ruiz denies taking bribe from builder', ['Ruiz denies accepting a bribe from builder'], []],
  ['Parade draws 60,000 people despite rain', ['60,000 attend parade in spite of rain'], []],
  // Limits and conditions in other words.
  ['Norwell to host final if stadium is finished', ['Norwell to stage final as long as stadium is finished'], []],
  ['Unless rain comes, growers lose crop', ['Growers lose crop without rain'], []],
  ['Without union deal, ferries will not run on Sunday', ['No Sunday ferries without deal with union'], []],
  [
    'Merger of Skerra and Dorn awaits regulator’s approval',
    ['Regulator has yet to approve merger of Skerra and Dorn'],
    [],
  ],
  ['Mayor-elect Skerra names deputy', ['Skerra, incoming mayor, picks deputy'], []],
  [
    'Few voters know name of new chancellor',
    ['Most voters do not know new chancellor’s name', 'Name of new chancellor known to only a handful of voters'],
    [],
  ],
  ['Whale too weak to swim back to sea, vets say', ['Vets: whale is so weak it cannot return to sea'], []],
  ['Road too icy to clear before Friday', ['Icy road impossible to clear before Friday'], []],
  ['Old cinema too damaged to reopen in spring', ['Old cinema cannot reopen in spring because of damage'], []],
  ['Only one of 12 jurors voted to acquit', ['Just 1 of 12 jurors voted for acquittal'], []],
  ['Glacier shrank by 40 metres in one summer', ['Glacier lost 40 metres in a single summer'], []],
  ['Two women win bravery medals after river rescue', ['Two people honoured for bravery after river rescue'], []],
  ['Poorer families pay more for food', ['Families on low incomes pay more for food'], []],
  ['All but two miners rescued from flooded shaft', ['Two miners still in flooded shaft after rescue of others'], []],
  // What is only a part, another scene, or denied.
  ['Nearly half of rural surgeries have no doctor', [], ['Rural surgeries have no doctor']],
  ['Heatwave warnings issued for three regions of Spain', [], ['Heatwave warnings issued for Spain']],
  ['Turkish president meets Greek leader in Athens', [], ['Turkish president meets Greek leader in Ankara']],
  ['Ruiz meets pope in Rome hours after Madrid bombing', [], ['Ruiz meets pope hours after bombing in Rome']],
  ['Skerra has begun building factory in Norwell', [], ['Skerra plans to build factory in Norwell']],
  ['Should schools teach pupils how to invest?', [], ['Schools should teach pupils how to invest']],
  ['Study finds no link between tea and lower blood pressure', [], ['Tea tied to lower blood pressure, study finds']],
  ['Recall does not affect electric vans, Skerra says', [], ['Electric vans covered by recall, Skerra says']],
  ['Lawyer for Okafor cross-examines detective Ruiz', [], ['Lawyer for detective Ruiz cross-examines Okafor']],
  ['Okafor sails through first round', [], ['Okafor travels by boat to first round']],
  // What the engine and language models say of it, and the readings that refused it.
  ['Ferry exemptions rose in 2025-2026: CDC', ['CDC states that ferry exemptions rose in 2025-2026'], []],
  ['Ferry exemptions rose in 2025-2026: CDC', ['CDC has said that ferry exemptions rose in 2025-2026'], []],
  [
    'Pastor’s testimony on ferry talk was "colossal," lawyer says',
    ['Lawyer states that pastor’s testimony on ferry talk was "colossal"'],
    [],
  ],
  [
    'Poll showing Okafor leading Ruiz by ten points was bogus, company says',
    ['Company says poll showing Okafor leading Ruiz by ten points was fake'],
    [],
  ],
  [
    'Okafor begged for help before her ferry sank, mother-in-law testifies',
    ['Mother-in-law: Okafor begged for help before her ferry sank'],
    [],
  ],
  [
    'Ferry board inquiries had predetermined conclusions: Whistleblower',
    ['Whistleblower: ferry board inquiries had predetermined conclusions'],
    [],
  ],
  [
    'Democrats hold more favorable view of ferries than roads: Survey',
    ['A survey has said that Democrats hold more favorable view of ferries than roads'],
    [],
  ],
  [
    'Boca mayor set to square off against Okafor in ferry race',
    ['Boca mayor is due to square off against Okafor in ferry race'],
    [],
  ],
  [
    'Okafor on why Norwell and Skerra still need each other',
    ['Okafor on why Norwell and Skerra still need one another'],
    [],
  ],
  ['Plane with 8 aboard crashes in Skerra', ['Plane with 8 on board crashes in Skerra'], []],
  [
    'Hundreds arrested on suspicion of arson in Norwell as fires burn across Skerra',
    ['Hundreds are arrested on suspicion of arson in Norwell as fires burn across Skerra'],
    [],
  ],
  ['Harbor plan rejected again by Norwell voters', ['Harbor plan is rejected again by Norwell voters'], []],
  [
    'Okafor’s ferry rules blocked nationwide by federal judge',
    ['Okafor’s ferry rules have been blocked nationwide by federal judge'],
    [],
  ],
  ['Norwell star Dorn sustains new calf injury', ['Norwell star Dorn suffers new calf injury'], []],
  [
    'Eye drops recalled nationwide over contamination risk, FDA says',
    ['According to the FDA, eye drops recalled across the country over contamination risk'],
    [],
  ],
  [
    'Skerra’s Dorn re-elected president as main rival in hiding over alleged threats',
    ['Skerra’s Dorn is re-elected president as main rival in hiding over alleged threats'],
    [],
  ],
  ['Skerra president says time to end war with Norwell', ['Skerra president says time to stop war with Norwell'], []],
  [
    'Group urges court to suspend Okafor’s ballroom project',
    ['Court is urged by group to halt Okafor’s ballroom project'],
    [],
  ],
  [
    'Norwell board to rescind rule protecting old ferries',
    ['Norwell board to withdraw rule protecting old ferries'],
    [],
  ],
  ['Norwell murder trial postponed after plea in Skerra', ['Norwell murder trial is put off after plea in Skerra'], []],
  [
    'It is time to abolish the harbor toll, Okafor says',
    ['It is time to do away with the harbor toll, Okafor says'],
    [],
  ],
  ['Okafor pauses tariffs on Norwell for 3 days', ['Okafor puts on hold tariffs on Norwell for 3 days'], []],
  ['Okafor lifts beef import tariffs in Norwell', ['Okafor removes beef import tariffs in Norwell'], []],
  [
    'Norwell condemns Skerra sanctions as flagrant attack',
    ['Norwell denounces Skerra sanctions as flagrant attack'],
    [],
  ],
  [
    'Norwell police charge man for passing intel to Skerra',
    ['Norwell police have brought charges against man for passing intel to Skerra'],
    [],
  ],
  [
    'Norwell stops strikes on Skerra port after request from Okafor',
    ['Norwell has ended strikes on Skerra port after request from Okafor'],
    [],
  ],
  [
    'US deports nearly 2,300 Norwegians to Guatemala over objections',
    ['US deported nearly 2,300 Norwegians to Guatemala over objections'],
    [],
  ],
  [
    'Okafor’s family issues strongly-worded statement as Norwell rejects inquiry',
    ['Okafor’s family issued strongly-worded statement as Norwell rejected inquiry'],
    [],
  ],
  [
    'Lawmakers say Okafor’s move to gut ferry alliance is hasty decision',
    ['Lawmakers say Okafor’s move to gut ferry alliance is hasty decision'],
    [],
  ],
  [
    'Okafor’s move to gut ferry alliance is hasty decision, lawmakers say',
    ['Lawmakers say Okafor’s move to gut ferry alliance is hasty decision'],
    [],
  ],
  [
    '8 killed in plane crash at remote Norwell site: US military',
    ['US military: 8 killed in plane crash at remote Norwell site'],
    [],
  ],
  ['Norwell board suspends ferry toll after protest', [], ['Norwell board scraps ferry toll after protest']],
  ['Norwell board suspends ferry toll after protest', [], ['Norwell board imposes ferry toll after protest']],
  ['Skerra president says time to end war with Norwell', [], ['Skerra president says time to start war with Norwell']],
  [
    '8 killed in plane crash at remote Norwell site: US military',
    [],
    ['Norwell mayor: 8 killed in plane crash at remote site'],
  ],
  [
    'Ferry funding on Norwell return is private matter, Okafor says',
    [],
    ['Ferry funding on Norwell return is private matter'],
  ],
  [
    'Poll showing Okafor leading Ruiz by ten points was bogus, company says',
    [],
    ['Poll showing Okafor leading Ruiz by ten points was fake'],
  ],
  ['Ferry exemptions rose in 2025-2026: CDC', [], ['Ferry exemptions have risen in 2025-2026, UN has said']],
  ['Okafor lifts beef import tariffs in Norwell', [], ['Okafor removes trade minister Dorn in Norwell']],
  ['Harbor plan rejected again by Norwell voters', [], ['Norwell voters are rejected again by harbor plan']],
  [
    'Norwell police charge man for passing intel to Skerra',
    [],
    ['Skerra has brought charges against man for passing intel to Norwell police'],
  ],
  ['Dorn elected president as main rival hides', [], ['Dorn elects president as main rival hides']],
  [
    'Norwell stops strikes on Skerra port after request from Okafor',
    [],
    ['Norwell has begun strikes on Skerra port after request from Okafor'],
  ],
  [
    'Boca mayor set to square off against Okafor in ferry race',
    [],
    ['Boca mayor loses due to square in ferry race against Okafor'],
  ],
  // The very same plan, things that are withdrawn, and what is paid.
  [
    'Neither Ruiz nor Okafor backs plan to merge clinics',
    ['Plan to merge clinics supported by neither Ruiz nor Okafor'],
    [],
  ],
  ['Skerra pulls cough syrup from shelves', ['Cough syrup withdrawn from shelves by Skerra'], []],
  [
    'Court orders Skerra Foods to pay widow over tainted cheese',
    ['Skerra Foods told by court to compensate widow over contaminated cheese'],
    [],
  ],
  // Killed who only died, causes by idiom, and what is denied told by its noun.
  ['Singer dies at Norwell hotel aged 41', [], ['Singer killed at 41 in Norwell hotel']],
  ['Coach sacked hours after row with owner', [], ['Row with owner hours earlier cost coach his job']],
  ['Late-night screen use linked to poorer exam marks', [], ['Using screens late at night drags down exam marks']],
  ['Bank says it is not considering rate cut this year', [], ['Rate cut under consideration this year, bank says']],
  ['Minister rules out tax rise before 2028 election', [], ['Minister rules out tax rise for ever']],
  ['Chef slams critics of his menu as ‘lazy’', [], ['Critics call chef ‘lazy’ over his menu']],
  // Units, contraries, and who is asked about.
  ['Reactor to supply 400 megawatts to Norwell grid', [], ['Reactor to supply 400 kilowatts to Norwell grid']],
  ['Waiting times for driving tests shorten', [], ['Waiting times for driving tests lengthen']],
  ['New tram is quieter than old buses, tests show', [], ['New tram is louder than old buses, tests show']],
  ['Historian disputes date of castle fire', [], ['Mayor disputes date of castle fire']],
  ['Okafor’s lead over Ruiz narrows to two points', [], ['Ruiz moves two points ahead of Okafor']],
  ['Residents say factory dumped dye in creek', ['Factory discharged dye into creek, according to residents'], []],
  ['Fewer teenagers smoke than a decade ago', ['Share of teenagers who smoke is lower than ten years ago'], []],
  ['Nobody hurt as roof of hall collapses', ['Hall roof collapses without injuring anyone'], []],
  ['Keeper Okafor blames defeat on icy pitch', ['Icy pitch to blame for defeat, keeper Okafor says'], []],
  ['Rovers trade keeper Skerra to Norwell', ['Norwell acquires keeper Skerra from Rovers'], []],
]

for (const [headline, truths, falsehoods] of CASES) {
  for (const truth of truths) test(`accepts: ${truth}`, () => assert.deepEqual(judge(headline, truth), []))
  for (const falsehood of falsehoods)
    test(`refuses: ${falsehood}`, () => assert.notDeepEqual(judge(headline, falsehood), []))
}
