/** What a light rewording leans on: each true rewording stands beside a false one of nearly the same words. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkCandidate } from './guard.ts'

const OPTIONS = { minWords: 4, maxWords: 15 }

/** A headline, true rewordings, and false ones. */
const CASES: [string, string[], string[]][] = [
  [
    'Doctors cannot rule out that virus came from Norwell lake',
    ['Virus may have come from Norwell lake, doctors say'],
    ['Virus came from Norwell lake, doctors say'],
  ],
  [
    'No evidence ferry crew ignored storm warnings, inquiry finds',
    ['Inquiry finds nothing to show ferry crew ignored storm warnings'],
    ['Ferry crew ignored storm warnings, inquiry finds'],
  ],
  [
    'Two arrested over museum theft but stolen crown still missing',
    ['Crown still missing although two arrested over museum theft'],
    ['Two arrested over museum theft and stolen crown recovered'],
  ],
  [
    'Storm blamed for power cuts as thousands spend night without heating',
    ['Thousands spend night without heating amid power cuts blamed on storm'],
    ['Thousands spend night with heating despite power cuts blamed on storm'],
  ],
  [
    'Gene may explain why some people never catch colds',
    ['Why some people never catch colds may be explained by gene'],
    ['Gene explains why some people never catch colds'],
  ],
  [
    'Team doctor said to have warned club before collapse of striker',
    ['Club said to have been warned by team doctor before collapse of striker'],
    ['Club said to have warned team doctor before collapse of striker'],
  ],
  [
    "Firm linked to mayor's brother won road contract",
    ["Road contract won by firm linked to mayor's brother"],
    ["Mayor's brother won road contract"],
  ],
  [
    'Tourist boat sinks off Norwell after minister opens new harbour',
    ['Tourist boat sinks off Norwell after opening of new harbour'],
    ['New harbour sinks tourist boat off Norwell'],
  ],
  [
    'Rents fall for first time in six years as students leave Skerra',
    ['Rents fall as students leave Skerra for first time in six years'],
    ['Students leave Skerra over rents for first time in six years'],
  ],
  [
    'Report clears police of racism, but families are not convinced',
    ['Families unconvinced by report that clears police of racism'],
    ['Report clears families of racism, but police are not convinced'],
  ],
  [
    'Few residents took part in vote on merging Skerra and Norwell',
    ['Few residents took part in vote on merger of Skerra and Norwell'],
    ['Few residents took part as Skerra and Norwell merge'],
  ],
  [
    'Union leader says strike could last until spring if talks collapse',
    ['Strike may last until spring should talks collapse, union leader says'],
    ['Strike will last until spring should talks collapse, union leader says'],
  ],
  [
    'Governor vetoes bill that would have banned fishing with nets',
    ['Bill to ban fishing with nets vetoed by governor'],
    ['Governor bans fishing with nets after bill'],
  ],
  [
    'Mine operator disputes report that spill killed thousands of fish',
    ['Report that spill killed thousands of fish is disputed by mine operator'],
    ['Mine operator reports that spill killed thousands of fish'],
  ],
  [
    'Lawmakers in Norwell reject call for inquiry into prison deaths',
    ['Call for inquiry into prison deaths rejected by lawmakers in Norwell'],
    ['Lawmakers in Norwell open inquiry into prison deaths'],
  ],
  [
    'Scientists warn glacier could vanish within decade without emission cuts',
    ['Glacier could vanish within decade unless emissions fall, scientists warn'],
    ['Scientists warn glacier could vanish within decade despite emission cuts'],
  ],
  [
    'Tax office wrongly told 4,000 people they owed money',
    ['4,000 people mistakenly told by tax office they owed money'],
    ['Tax office told 4,000 people they owed money', '4,000 people wrongly told tax office it owed money'],
  ],
  [
    'Prosecutors drop one of three charges against ex-banker Holt',
    ['One of three charges against ex-banker Holt dropped by prosecutors'],
    ['Prosecutors drop charges against ex-banker Holt'],
  ],
  [
    'Central bank holds rates, dashing hopes of cheaper loans',
    ['Hopes of cheaper loans dashed as central bank holds rates'],
    ['Central bank cuts rates, raising hopes of cheaper loans'],
  ],
  ['Poll shows Lund ahead in Norwell', ['Lund ahead in Norwell, poll shows'], ['Lund behind in Norwell, poll shows']],
  [
    'Hospital trust to appeal against ruling on unpaid overtime',
    ['Hospital trust will appeal against ruling on unpaid overtime'],
    ['Hospital trust accepts ruling on unpaid overtime'],
  ],
  [
    'Two more villages evacuated as wildfire nears dam',
    ['Wildfire nears dam as two more villages evacuated'],
    ['Dam near two villages evacuated as wildfire spreads'],
  ],
  [
    'Startup says its battery may last 30 years without losing capacity',
    ['Battery may keep its capacity for 30 years, startup says'],
    ['Startup says its battery may lose capacity within 30 years'],
  ],
  [
    'Reports of gunfire at Norwell station turn out to be false',
    ['Gunfire at Norwell station did not happen; reports were false'],
    ['Gunfire at Norwell station reported'],
  ],
  [
    'Council leader denies knowing of asbestos in school before collapse',
    ['Council leader unaware of asbestos in school before collapse, he says'],
    ['Council leader knew of asbestos in school before collapse'],
  ],
  [
    'Rumours of merger between Kordex and Velta are unfounded, chief says',
    ['Chief dismisses rumours of merger between Kordex and Velta as baseless'],
    ['Chief confirms rumours of merger between Kordex and Velta'],
  ],
  [
    'Prison guard who befriended inmate could lose pension',
    ['Pension could be lost by prison guard who befriended inmate'],
    ['Prison guard who befriended inmate loses pension'],
  ],
  [
    'Okafor stops backing Ruiz after row over party funds',
    ['Okafor has stopped backing Ruiz after row over party funds'],
    ['Okafor keeps backing Ruiz after row over party funds'],
  ],
  [
    'Is the lake safe for swimming? Tests give conflicting answers',
    ['Tests give conflicting answers on whether lake is safe for swimming'],
    ['Lake is safe for swimming, tests say'],
  ],
  [
    'Ruiz asks Norwell rowers to share No. 5 boat before regatta',
    ['Norwell rowers asked by Ruiz to share No. 5 boat before regatta'],
    ['Ruiz asks Norwell rowers not to share No. 5 boat before regatta'],
  ],
  [
    'No, Holm: ferries aren’t ‘late’ the way you say they are',
    ['Opinion piece answers Holm about ferries'],
    ['Ferries are late, opinion piece tells Holm'],
  ],
  [
    'Facing Storm in Norwell, Holm Turns to an Old Friend: Skerra’s Mayor Ada Holm-Ruiz',
    ["Holm turns to Skerra's Mayor Ada Holm-Ruiz while facing storm in Norwell"],
    ['Holm turns to an old friend while facing storm in Skerra'],
  ],
  ['Norland Officer "Heroes" Clear Harbour of Flood Wrecks', ['Norland officers clear harbour of flood wrecks'], []],
  ['Norland Officer Clears Harbour of Flood Wrecks', [], ['Norland officers clear harbour of flood wrecks']],
  [
    "'I thought you had lost me': Ada Holm waves to crowd at Norwell regatta",
    ['Ada Holm greets crowd at Norwell regatta'],
    ['Crowd at Norwell regatta waves to Ada Holm'],
  ],
  [
    'Engineer who exposed alleged port fraud suspended by council over leaked letters',
    ['Council suspends engineer over leaked letters'],
    ['Council suspends engineer who exposed port fraud'],
  ],
  [
    'Ada Holm stuns in glossy harbour look for regatta opening',
    ['Ada Holm attends regatta opening at harbour'],
    ['Ada Holm may attend regatta opening at harbour'],
  ],
  [
    'A 15-year-old robbed Norwell bank — then got caught selling coins to harbour guards',
    ['15-year-old who robbed Norwell bank later caught selling coins to harbour guards'],
    ['15-year-old robbed harbour guards, later caught selling coins to Norwell bank'],
  ],
  [
    'Letters may be most useful for Dorn, lawyer says',
    ['Letters may help Dorn most, according to lawyer'],
    ['Letters help Dorn most, according to lawyer'],
  ],
  [
    'Who gained and lost in Norwell council vote: key takeaways',
    ['Who gained and who lost in the Norwell council vote'],
    ['Holm gained most in Norwell council vote'],
  ],
  [
    'Norwell ferry could be oldest still sailing, harbour chief warns',
    ['Warning from harbour chief: Norwell ferry could be oldest still sailing'],
    ['Norwell ferry could be the oldest still sailing'],
  ],
  [
    'Norwell rowers demand new boats',
    ['Group of Norwell rowers asks for new boats'],
    ['Group of Norwell teachers asks for new boats'],
  ],
  [
    'Boat Struck Bridge Before Rower Was Dragged Ashore, Report Says',
    ['Rower was pulled ashore after boat struck bridge, report says'],
    ['Rower was not dragged ashore after boat struck bridge, report says'],
  ],
  [
    'Sailor notches surprise win in Norwell council vote: 5 takeaways',
    ['Surprise result in Norwell council vote as sailor wins'],
    ['Sailor wins as a result of Norwell council vote'],
  ],
  [
    'Norwell: Judge dismisses Skerra port’s pollution lawsuit against ferry firm',
    ['Pollution lawsuit against ferry firm ends in dismissal in Norwell'],
    ['Norwell judge allows pollution lawsuit against ferry firm', 'Lawsuit ends in dismissal of Norwell judge'],
  ],
  [
    'A Strange Appeal to the Norland Court From a Cat Named Biscuit',
    ['A cat named Biscuit is behind a strange appeal to the Norland court'],
    ['A cat named Norland is behind a strange appeal to the Biscuit court'],
  ],
  [
    'Council votes to close Norwell Baths during repairs',
    ['Norwell council votes to close baths during repairs'],
    ['Norwell Baths have been closed by council during repairs'],
  ],
  [
    'Norwell’s harbour tolls are kicking in for good and fishermen grumble',
    ['Fishermen grumble as Norwell’s harbour tolls take effect'],
    [],
  ],
  [
    'Norwell plans harbour tolls as fishermen grumble',
    [],
    ['Fishermen grumble as Norwell’s harbour tolls take effect'],
  ],
  [
    'An unlikely rescue plea to the Norwell harbour board from a retired pilot',
    ['Norwell harbour board gets rescue plea from a retired pilot'],
    ['Norwell harbour board grants rescue plea from a retired pilot'],
  ],
  ['The unlikely sale of Norwell United to Dorn', [], ['The sale of Norwell United to Dorn']],
  ['Mayor sees an unlikely end to Norwell strike', [], ['Mayor sees end to Norwell strike']],
  ['Rate cut now most unlikely, Norland banker says', [], ['Rate cut now, Norland banker says']],
  ['Staff vote to strike unless pay rises', [], ['Staff will strike under vote']],
  ['Norland says Dorn spied; Kenya says it has no proof', [], ['Norland says it has no proof Dorn spied']],
  ['No, Holm, ferries aren’t free', [], ['Holm says ferries aren’t free']],
  ['Rescue of Norwell ferry firm unlikely before summer', [], ['Norwell ferry firm rescued before summer']],
  [
    "'I wanted a gate I could open': living in a Norwell lighthouse",
    ['Article on living in a lighthouse in Norwell'],
    [],
  ],
  ['Norwell lighthouse could open to visitors', [], ['Norwell lighthouse opens to visitors']],
  [
    'Fire crew on way to Skerra after leaks reported aboard ferry Ada Holm',
    ['Fire crew heads to Skerra'],
    ['Fire crew on way to Skerra after leaks aboard ferry Ada Holm'],
  ],
  [
    'Holm, in rare step, calls harbour inquiry in Norwell',
    ['Harbour inquiry is called by Holm in Norwell'],
    ['Norwell inquiry is called by harbour in Holm'],
  ],
  [
    'Thousands without water as fierce storms head to the north coast',
    ['North coast to see fierce storms while thousands are without water'],
    ['North coast may be evacuated as fierce storms head there'],
  ],
  [
    'Ferry delays show need for second pier, harbour users stress',
    ['Harbour users say ferry delays show need for second pier'],
    ['Harbour teachers say ferry delays show need for second pier'],
  ],
  [
    'Denmark says ice from broken pier has reached its harbour',
    ["Ice from broken pier has reached Denmark's harbour, the country says"],
    ["Ice from broken pier has reached Denmark's harbour, the union says"],
  ],
  [
    'Dust storm buried central Norwell in sand. But what exactly is one?',
    ['Sand from a dust storm buried central Norwell'],
    ['Norwell buried a dust storm in sand'],
  ],
  [
    'London: Federal judge rejects Holm harbour lawsuit against Norwell port',
    ['London judge rejects federal harbour lawsuit by Holm against Norwell port'],
    ['Norwell judge rejects Holm harbour lawsuit against London port'],
  ],
  [
    'Next winter looks grim for ferries, from Norwell to Skerra',
    ['Ferries, from Norwell to Skerra, may face a grim next winter'],
    ['Ferries, from Norwell to Skerra, have sunk in a grim winter'],
  ],
  [
    'Fleeing rower taunts freezing harbour officers; cop’s widow thanks crowd',
    ['Fleeing rower taunts freezing harbour officers; cop’s widow gives thanks to crowd'],
    ['Rower’s widow thanks crowd; fleeing officers taunted freezing harbour'],
  ],
  [
    'Did the harbour loan save Norwell ferries from bankruptcy?',
    ['Norwell ferries: article asks if harbour loan prevented bankruptcy'],
    ['Harbour loan prevented bankruptcy of Norwell ferries'],
  ],
]

for (const [headline, truths, falsehoods] of CASES) {
  for (const candidate of truths)
    test(`“${headline}” may be told as “${candidate}”`, () =>
      assert.deepEqual(checkCandidate({ headline }, candidate, OPTIONS), []))
  for (const candidate of falsehoods)
    test(`“${headline}” is not told as “${candidate}”`, () =>
      assert.notDeepEqual(checkCandidate({ headline }, candidate, OPTIONS), []))
}

test('the summary tells of whom it speaks', () => {
  const check = (headline: string, summary: string, candidate: string) =>
    checkCandidate({ headline, summary }, candidate, OPTIONS).map(({ message }) => message)
  const race = 'Ada Holm says this is ‘probably my last race’ as rower looks ahead'
  const told = 'In a talk with the paper, the Dutch athlete told it the race would be “probably my last race of note”.'
  assert.deepEqual(check(race, told, 'Ada Holm says this is ‘probably my last race’ of note'), [])
  const ban = 'Norland sanctions Skerra sea shanty ‘The Grey Gull’'
  const decree = 'Dorn signs a decree imposing sanctions on printers of the shanty.'
  assert.notDeepEqual(check(ban, decree, 'Skerra sanctions printers of Norland sea shanty ‘The Grey Gull’'), [])
})

test('who faces a protest leaves nothing else open', () => {
  const found = (headline: string, candidate: string) =>
    checkCandidate({ headline }, candidate, OPTIONS).map(({ message }) => message)
  const open = 'tells as possible what the source tells as so'
  assert.ok(
    found(
      'Ruiz faces protest as Dorn buys Norwell ferries',
      'Dorn could buy Norwell ferries as Ruiz faces protest',
    ).includes(open),
  )
  assert.deepEqual(
    found('Okafor faces a year in jail over ferry fraud', 'Okafor could get a year in jail over ferry fraud'),
    [],
  )
})
