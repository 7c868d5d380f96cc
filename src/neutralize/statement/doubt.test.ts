import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readStatement } from './statement.ts'

const UNREAD: readonly (readonly [headline: string, verb: string])[] = [
  ['More severe storms including hail possible in Norwell', 'including'],
  ['Skerra Village shopping center reopens, marking milestone for Norwell', 'shopping'],
  ['Okafor approval rating reportedly declines among dockers, as Dorn has island advantage', 'rating'],
  // A noun that as a verb would have an object.
  ['Skerra stocks to ebb as ferry rally stalls', 'stocks'],
  ['Skerra stocks in focus', 'stocks'],
  ['Round 16 picks for Rovers at Norwell', 'picks'],
  ['Live updates on the new boats at the harbor fair', 'updates'],
  ['Okafor brands to buy island rival', 'brands'],
  ['Ana Ruiz passing reins to Dorn at ferry firm', 'reins'],
  // Many, and a verb of one.
  ['Two arrests after fire in Norwell', 'arrests'],
  ['22 struggles for anyone who has been at sea for too long', 'struggles'],
  ['Norland readies to impose toughest sanctions on Skerra', 'to impose'],
  // What others did with help, and who helped them.
  ['Norwell’s first ferry pilot helped scientists develop a test', 'develop'],
  // The verb stands behind the noun.
  ['Harbor leaks fuelled debate on fares', 'leaks'],
  ['Skerra forecasts raised to highest since 2011', 'forecasts'],
  ['Okafor files end harbor careers across islands', 'files'],
  // Of two nouns the second is the verb, or none is.
  ["Otto One 'Orca' boat and UK fare drop hopes to sink rivals", 'drop'],
  ['Tropical Storm Ana Brings rip currents closing Norwell Beach and Skerra harbors', 'rip'],
  ['Days away from a closure, harbor’s contingency plans still unclear', 'plans'],
  // "Not" belongs to what he is to do, and the aside to whom it is told of.
  ['Mayor Holm not to blame for harbor fire', 'to blame'],
  ['Skerra, a town of 900, votes to leave Norland', 'to leave'],
  // The second participle tells, with its sum.
  ['Firm led by Ruiz fined $3 million', 'led'],
  ['Man wrongly accused of theft freed after 20 years', 'wrongly accused'],
  ['A sum Holm spent on lunch', 'spent'],
  // The verb stands at the end.
  ['New virus found in Norvik bats could kill millions', 'found'],
  ['Sailors crossing from Norwell to Skerra drown', 'crossing'],
  // By others, as often as not.
  ['Furloughed dockers pushed to sign new terms', 'pushed'],
  ['Boat key thief spared prison', 'spared'],
  ['Fare agreement signed in Norwell', 'signed'],
  ['Bright Sails eye drops recalled nationwide over contamination risk', 'drops'],
  ['Harbor light shows canceled due to wind', 'shows'],
  // How somebody is.
  ['Dana Okafor remains hospitalized', 'hospitalized'],
  ['Ruiz looks set for second term at harbor board', 'set'],
  // What describes the thing chased, and is said of no chaser.
  ['Skerra reportedly pursuing third oil boat linked to smugglers', 'linked'],
  ['Embark on a visual voyage of art inspired by whales', 'inspired'],
  // Part of a name.
  ['The Harbor Awards 2025', 'Awards'],
  ['Skerra adviser David Sacks under fire over vast boat orders', 'Sacks'],
  ['Skerra Harbor Champions League', 'Champions'],
  // A noun, and of whom it is.
  ['Okafor shares snap of newborn twins', 'snap'],
  ['Police probe into Norwell inquiry dropped', 'probe into'],
  ['Police search for gunman abandoned', 'search for'],
  ['Police appeal for witnesses ignored', 'appeal for'],
  ['Norwell face suspended captain dilemma', 'suspended'],
  ['Friendship ended in murder', 'ended'],
  ['Boy stabbed near school remains in critical condition', 'stabbed'],
  // The verb stands before, or behind an answer.
  ['Norwell rue missed chances as Skerra steal point', 'missed'],
  ['Norwell swallows rival Dorn Systems in $9bn deal', 'rival'],
  ['Water flows from Norwell taps again', 'taps'],
  ['No, Norwell did not ban fireworks', 'did not ban'],
  ['Five key questions heading into Norwell season', 'heading'],
  // Which of the two was found.
  ['Scientists surprised by creature found in Skerra trench', 'found'],
  // What things are for, and what is prepared.
  ['Deck shoes to improve style and gait', 'to improve'],
  ['Skerra, Norwell to blend, to create top harbor', 'to create'],
  ['Vandals to blame for damaged grass at Norwell pier', 'to blame'],
  ['Doctors, volunteers in place to give aid to island runners', 'volunteers'],
  // The verb of a clause that opened inside what stands before it.
  ['Tributes after ferry expert Ana Ruiz dies at 91', 'dies'],
  ['Norwell council race about who will fight for ferry act', 'will fight'],
  ['Swim test that presents young sailors with waves can predict skill', 'presents'],
  ['Every harbor speech Ana Ruiz has given during second term', 'has given'],
  ['One reason big ferry owners aren’t panicked about fare ban', 'aren’t panicked'],
  ['Dana Holm says this is moment of maximum risk', 'is'],
  ['Owners reportedly fear harbor criticism could cost them votes', 'could cost'],
  ['Norwell army in deadly clashes with rebels to regain port', 'deadly clashes'],
  ['Row beginning over ferry monitors between port and Norwell', 'monitors'],
  // The verb stands at the end, or what looks like an object is none.
  ['And Okafor files release deadline looms', 'files'],
  ['$90-a-week ferry benefits expire, posing danger to mayor', 'benefits'],
  ['Migrant children battle moves to Skerra', 'battle'],
  ['Tourists’ late wedding thanks to kindness of strangers', 'thanks'],
  ['Best of harbor side awards 2031', 'awards'],
  // What many do stands before, or a superlative describes.
  ['Skerra lawmakers pass immigration curbs like Norwell', 'curbs'],
  ['Best attempts at Dana Whit’s harbor jump', 'attempts'],
  ['World’s first fully regulated recreational ferry market', 'fully regulated'],
  ["Rumors surrounding Okafor not 'based on facts' says former Norwell pilot", 'says'],
  // An adjective behind "has".
  ['Rep. Okafor has long list of questions for Ruiz', 'has long'],
  // What an election is held for.
  ['Norwell’s special election to replace Ana Ruiz', 'to replace'],
  ['Skerra radio broadcasting now available', 'broadcasting'],
  ['Protests over Skerra preparations to deport island sailors', 'to deport'],
  // How something stays, and bones that are found.
  ['Road remains closed after storm', 'closed'],
  ['Norwell ferry service remains suspended over strike', 'suspended'],
  ['Viking remains also found below harbor', 'remains'],
  // A plural behind what somebody shares, of a range, or with what describes it.
  ['People share harbor snaps after seeing whales from old ferries', 'snaps'],
  ['Holm’s tour around Skerra, from street stalls to harbor kitchens', 'stalls'],
  ['Okafor’s incessant calls to Dana Ruiz, 28, made public', 'calls'],
  ['Officers blast harbor rules that ‘make no sense’', 'rules'],
  // What crews have or were told, and no sentence.
  ['Things pilots told their crews', 'told'],
  ['Questions sailors have for pilots', 'have'],
  // Forms in -ing that name something, and what was going on then.
  ['Pier reopening to be phased after storm', 'reopening'],
  ['Malaria testing in Norwell', 'testing'],
  ['Skerra emissions trading plan in trouble', 'trading'],
  ['Ana Holm suffering ‘harbor fever’ when she sank ferry', 'suffering'],
  // The verb stands before whom it readies.
  ['Norland readies 500 sailors to possibly sail to Skerra', 'to possibly sail'],
]

for (const [headline, verb] of UNREAD)
  test(`“${verb}” is not the verb of “${headline}”`, () => assert.notEqual(readStatement(headline)?.group, verb))

const READ: readonly (readonly [headline: string, verb: string])[] = [
  // Many by "men", what goes on behind a comma, a firm called by its owner, what is tried and what is covered up.
  ['Gunmen storm harbor office in Norwell', 'storm'],
  ['Storm Ana forms, joining another in the Atlantic', 'forms'],
  ["Lowe's reports loss for third quarter", 'reports'],
  ['A proposal in Norwell sought to sell off harbor land', 'sought'],
  ['Polls close across Norland on Tuesday', 'close'],
  // Rules are surer of plans than the model.
  ['Fuel prices to rise in Norwell', 'to rise'],
  // A noun that ends like "largest".
  ['Blood test is described as an advance', 'is described'],
  ['Interest rates to rise in Norwell', 'to rise'],
  ['Skerra protest attended by thousands', 'attended'],
  ['Ferry firm files for bankruptcy', 'files'],
  ['Ruiz clashes with senators over harbor', 'clashes'],
  ['Harbor patrol arrests over 130 in first 48 hours', 'arrests'],
  ['Two-day harbor fair draws crowds', 'draws'],
  ['Skerra bans hidden boat doors', 'bans'],
  ['Norwell fare row grows as search for pilots continues', 'grows'],
  ['Boats that fit on deck or pier are gaining ground in Skerra', 'are gaining'],
  // What stands at the end has a subject of its own, or belongs to what stands right before it.
  ['Old bones found in Lake Tara amid shrinking water levels', 'found'],
  ['Skerra chief shaken as rift with Norwell deepens', 'shaken'],
  ['Okafor set to sign paper that serves as basis for harbor law', 'set'],
  ['Skerra man sentenced to nine years for fraud tied to ferry gang', 'sentenced'],
  ['Skerra court urged to keep pier closed', 'urged'],
  ['Harbor plea expected to be announced', 'expected'],
  ['11 charged over sham deals to help sailors get cards', 'charged'],
  ['Nurse jailed for taking bribes to make false claims', 'jailed'],
  ['Skerra spy boat pointed lasers at Norland pilots tracking it', 'pointed'],
  ['Okafor sued the port over wages last week', 'sued'],
  ['Harbor stock falls on warning it may not survive another winter', 'falls'],
  ['Ruiz resigns following story claiming book was given to sailors', 'resigns'],
  // Of two forms in -s the second is a thing.
  ['Norwell asks appeals court to restore fare cap', 'asks'],
  ['Norwell appeals court halts ferry sale', 'halts'],
  ['Norwell mail rules restored by federal court', 'restored'],
  ['Skerra fares top $40 for first time', 'top'],
  // Nobody speaks of himself in "A.I.".
  ['Judge rules Norwell can’t scrap A.I. ferry plan', 'rules'],
  ['Okafor’s camera app can now stream directly to harbor screens', 'can now stream'],
  // Behind a clause in front, and a participle that is nothing else.
  ['As Skerra Month begins, councils reaffirm stance on night ferries', 'reaffirm'],
  ['Ferries between Norwell and Skerra disrupted as storm approaches', 'disrupted'],
  ['Suspect in Norwell theft found hiding in closet', 'found'],
  ['Harbor Department to send a record 1,000 monitors to midterm polling places', 'to send'],
  // What is done to remains, and how somebody remains.
  ['Human remains again found in Norwell reservoir', 'again found'],
  ['Skerra pilot remains detained in Norwell', 'remains'],
  // Beside what only looks like them.
  ['Ana Ruiz asking to be moved to Skerra', 'asking'],
  ['Navy testing drones over Norwell', 'testing'],
  ['Gulls Times columnist quits after row', 'quits'],
  ['Ruiz’s ferry calls at Skerra for first time', 'calls'],
  ['Okafor says Ruiz wants ‘more boats’', 'says'],
  ['Man arrested on a Norwell ferry', 'arrested'],
  ['Boss’s wife once asked Emil Dorn to fund harbor film', 'once asked'],
]
for (const headline of [
  'Ana Ruiz admitted to stealing her boats',
  'Man fired 180 shots at pier crowd',
  'Citizen Ruiz’s pay jumped to $42 million in 2031',
  'Okafor delivered on harbor promises before',
  'Crew chased off a gull by shouting at it',
  'Dana Holm sent out the harbor cards that could exist',
  'Two Norwell police officers killed by storm were brothers',
])
  test(`what somebody does is not done to him: ${headline}`, () =>
    assert.notEqual(readStatement(headline)?.kind, 'bare-passive'))

test('who is voted in does not vote', () =>
  assert.notEqual(readStatement('Okafor voted in as harbor board’s new chair')?.kind, 'past'))

for (const [headline, verb] of READ)
  test(`“${verb}” is the verb of “${headline}”`, () => assert.equal(readStatement(headline)?.group, verb))
