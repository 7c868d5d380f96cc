/** Idioms and figures of speech are said plainly where they are figures, and stay where they are meant. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from './engine.ts'
import { trueCase } from './headline/sentence-case.ts'
import { plainWording } from './plain/plain-wording.ts'
import { detectTactics } from './tactics/tactics.ts'

const FIGURES: [headline: string, plain: string][] = [
  ['Holm looks the other way over abuse', 'Holm ignores abuse'],
  ['Ruling paves way for deportations', 'Ruling opens the way for deportations'],
  ['Okafor shuts down retirement rumours', 'Okafor rejects retirement rumours'],
  ['Judge tosses out Ruiz’s appeal over pier', 'Judge dismisses Ruiz’s appeal over pier'],
  ['Norwell council under fire for pier cuts', 'Norwell council criticized for pier cuts'],
  ['Coach on thin ice after third loss', 'Coach in difficulty after third loss'],
  ['Writing is on the wall for Norwell pier firm', 'End is likely for Norwell pier firm'],
  ['Pier scandal comes back to haunt mayor', 'Pier scandal causes problems for mayor'],
  ['Strike brings Norwell network to its knees', 'Strike disrupts Norwell network'],
  ['Council swings the axe on library jobs', 'Council cuts library jobs'],
  ['Hopes of pier deal go up in smoke', 'Hopes of pier deal fail'],
  ['Board pulls the plug on pier project', 'Board ends pier project'],
  ['Judge gives bank a slap on the wrist', 'Judge gives bank a light penalty'],
  ['Regulator asleep at the wheel as pier sank, report says', 'Regulator inattentive as pier sank, report says'],
  ['Pier costs pale in comparison with ferry bill', 'Pier costs are less than ferry bill'],
  ['Okafor called the cops to his house', 'Okafor called the police to his house'],
  ['Okafor put staff on notice over leaks', 'Okafor warned staff over leaks'],
  ['Okafor has put staff on notice over leaks', 'Okafor has warned staff over leaks'],
  ['Ministers put staff on notice over leaks', 'Ministers warn staff over leaks'],
  ['Okafor has thrown her hat into the ring', 'Okafor has become a candidate'],
  ['Ruiz forces Okafor’s hand over pier', 'Ruiz pressures Okafor over pier'],
  ['Norwell bank stares down the barrel of recession', 'Norwell bank faces recession'],
  ['Report leaves council in the dark over cost', 'Report leaves council uninformed over cost'],
  ['Tariff threat sends shares tumbling', 'Tariff threat pushes down shares'],
  ['Mayor kicks ferry firm out of harbor', 'Mayor removes ferry firm from harbor'],
  ['Deal is dead in the water, says Dorn', 'Deal is unlikely to proceed, says Dorn'],
  ['Okafor vows to get to the bottom of vote rumours', 'Okafor promises to find out about vote rumours'],
  ['Union leader goes all in on pier vote', 'Union leader commits fully to pier vote'],
  ['Sheriff says not so fast', 'Sheriff objects'],
  ['Norwell fans lose their collective marbles over Ruiz’s hat', 'Norwell fans react strongly to Ruiz’s hat'],
  ['Okafor loses his rag with referee', 'Okafor gets angry with referee'],
  ['Ferry bill has taxpayers seeing red', 'Ferry bill angers taxpayers'],
  ['Tax plan has Norwell retailers sweating', 'Tax plan worries Norwell retailers'],
  ['Ghost ship gives harbor crew the willies', 'Ghost ship unsettles harbor crew'],
  ['Holm’s new boat makes last year’s look like a toy', 'Holm’s new boat outdoes last year’s'],
  ['Errors costing families a fortune', 'Errors costing families much money'],
  ['Striking pilots hold passengers to ransom', 'Striking pilots put pressure on passengers'],
  ['Ministers have sold out our fishing towns', 'Ministers have acted against the interests of our fishing towns'],
  ['Appeals court smacks down Skerra ferry rule', 'Appeals court rejects Skerra ferry rule'],
  ['Who carries the can for the pier?', 'Who takes the blame for the pier?'],
  ['Norwell couple calls it quits', 'Norwell couple separates'],
  ['Lobbying row just got a whole lot worse', 'Lobbying dispute got much worse'],
  ['Vets wouldn’t own these dogs in a million years', 'Vets wouldn’t own certain dogs'],
  ['Ferry tickets fly off the shelves', 'Ferry tickets sell quickly'],
  ['Nurses pushed to limit during strike', 'Nurses under strain during strike'],
  ['Norwell shop declares war on plastic', 'Norwell shop acts against plastic'],
  ['Gulls don’t give a damn about crumbs', 'Gulls don’t care about crumbs'],
  ['Locals have had enough', 'Locals are dissatisfied'],
  ['Tip clears ice in seconds flat', 'Tip clears ice within seconds'],
]

const MEANT = [
  'Boy loses his marbles in school game',
  'Baby throws toys out of pram in Norwell park',
  'Paint mix-up has teachers seeing red',
  'Heatwave has commuters sweating in Norwell',
  'Hackers hold hospital to ransom',
  'Militants turn Norland town into a war zone',
  'Girl carries the can to the shop',
  'Coldest day in a million years, crews say',
  'Goods fly off shelves as quake hits Norwell',
  'Firefighters called out for blaze in Norwell',
  'Boy sleepwalks into lake at night',
  'Bear hits hunter where it hurts',
  'Farmer milks cow dry',
  'Women are bearing the brunt of front-line work',
  'Norwell will get off lightly over testing rules',
  'Ruiz given seal of approval for Norwell Open',
  'Skaters on thin ice at Norwell pond rescued',
  'Driver asleep at the wheel hits bus in Norwell',
  'Boy in hot water after bath scald',
  'Witch burned at stake in reenactment',
  'Police under fire for two hours in Norwell siege',
  'Crew under fire from snipers near Skerra',
  'Chicken on the chopping block at Norwell market',
  'Hunter puts deer in the crosshairs',
  'Swimmer throws friend a lifeline',
  'Firefighters fight fire with fire in Norland bush',
  'House goes up in smoke, hopes lost',
  'Fisherman let fish off the hook',
  'Okafor kicks ball out of stadium',
  'Man kicked out of window dies',
  'Shop throws out case after water damage',
  'Nurse gives patient a shot in the arm for flu',
  'Boxer takes a beating in Norwell',
  'Body put on ice at Norwell morgue',
  'Car hits a wall as talks end',
  'Family pulls plug on life support machine',
  'Boy hit with bat over head',
  'Sailors weather the storm off Skerra',
  'Ruiz takes the reins of horse',
  'Cat out on a limb rescued',
  'Man opens door to police',
  'Storm sends car tumbling into river',
  'Man takes an axe to health centre',
  'Dorn takes a knife to school',
  'Cows come home to roost',
  'Skydiver goes into freefall',
  'Pupil throws the book at teacher',
  'Man points finger at camera',
  'Okafor loses her cool bag',
  'Okafor gives up the ghost story',
  'Dancers in limbo contest',
  'Man keeps dog at bay with stick',
  'Tower casts shadow over park',
  'Referee blows the whistle on foul',
  'Clerk lifts lid on bin',
  'Troops face off with rebels',
  'Dorn faced off with Okafor on ferry radio',
  'Dorn faces off with Okafor over harbor tolls',
  'Whale found dead in the water',
  'Man dead on arrival at hospital',
  'Rebels shoot down plane, report says',
  'Mother fighting for her life in court',
  'Storm leaves town in the dark',
  'Cyclone leaves islands in the dark',
  'Cargo goes overboard',
  'Company goes up in smoke',
  'Okafor walks back to report a theft',
  'Governor comes under fire at rally, two hurt',
  'Jet shot down over threat fears',
  'Storm brewing over Atlantic',
  'Tide is turning against Norland in war',
  'Poster girl for 1950s swimwear dies',
  'Builders break new ground for stadium',
  'Singer stands under the spotlight',
  'Dancer is off the charts',
  'Climber is over the top of hill',
  'Police clear the way to help stranded hikers',
  'Firms forced to hand back pier grants',
  'Okafor on Thin Ice tour in Norwell',
  'Dorn still on the hook for murder',
]

for (const [headline, plain] of FIGURES)
  test(`a figure: ${headline}`, () => assert.equal(plainWording(trueCase(headline)).text, plain))

for (const headline of MEANT)
  test(`meant: ${headline}`, () => assert.equal(plainWording(trueCase(headline)).text, headline))

test('every variation is told without the figure', () => {
  const engine = createEngine()
  for (const [headline, figure] of [
    ['Norwell council under fire for pier cuts', /under fire/],
    ['Okafor shuts down retirement rumours', /shut/],
    ['Pier scandal comes back to haunt mayor', /haunt/],
    ['Board pulls the plug on pier project', /plug/],
    ['Okafor put staff on notice over leaks', /notice/],
  ] as const)
    for (const variation of engine.debriefHeadline(headline, 5).variations) assert.doesNotMatch(variation, figure)
})

const TURNS: [headline: string, plain: string][] = [
  ['Okafor is to play it safe over pier', 'Okafor is to avoid risks over pier'],
  ['Crisis ripples through bank sector', 'Crisis affects bank sector'],
  ['Scandal sends shock waves through Norwell council', 'Scandal affects Norwell council'],
  ['Council pulls the plug on pier show', 'Council ends pier show'],
  ['Ruiz owns up to error', 'Ruiz admits error'],
  ['Hike leaves tenants fuming', 'Hike angers tenants'],
  ['Okafor dishes on romance with Ruiz', 'Okafor talks about romance with Ruiz'],
  ['Mayor gambles on ferry tolls', 'Mayor takes a risk on ferry tolls'],
  ['Mayor shrugs off tariff warning', 'Mayor dismisses tariff warning'],
  ['Nurse called out sexism on ferry', 'Nurse criticized sexism on ferry'],
  ['Fees eat into ferry profits', 'Fees reduce ferry profits'],
]

const MEANT_TURNS = [
  'Boy owns up to 20 cats',
  'Norwell digs in for storm',
  'Divers hold breath for record',
  'Village comes under attack for third night',
  'Striker rushes to defence',
  'Lawyer comes to the defence of client in trial',
  'Fireworks fizzle out at Norwell show',
  'Blast brings down the house',
  'Quake sends shock waves through Norwell',
  'Yacht changes tack in storm',
  'Nurse pulls the plug on machine',
  'Jury seals envelope',
  'Ruiz slapped with fish',
  'Eagles swoop for fish',
  'Thief takes a page from library book',
  'Mother sends boy packing boxes',
  'Tariffs hit stores in Norwell',
  'Bottles fly off shelves in quake',
  'Norwell pony up for sale',
  'Nurse pays patients crying in pain',
  'Police keep an eye on Okafor',
  'Rebels shoot up bar',
  'Zoo puts tiger behind bars',
  'War leaves city in ruins',
  'Kidnapper ties victim’s hands',
  'Chandelier hangs over pier stage',
]

for (const [headline, plain] of TURNS)
  test(`a turn: ${headline}`, () => assert.equal(plainWording(trueCase(headline)).text, plain))

for (const headline of MEANT_TURNS)
  test(`meant, no turn: ${headline}`, () => assert.equal(plainWording(trueCase(headline)).text, headline))

test('theatrical turns are found, and their literal kin is not', () => {
  const found = (headline: string) => detectTactics(headline).some(({ inQuote }) => !inQuote)
  for (const headline of [
    'Firm pulled a fast one on Norwell council',
    'Tax leaves drivers fuming',
    'Voters send Norwell mayor packing',
    'Council lowers the boom on landlords',
    'Dorn lets rip at council over pier',
  ])
    assert.ok(found(headline), headline)
  for (const headline of ['Tax leaves drivers poorer', 'Norwell council sends letters', 'Ferry lowers the ramp'])
    assert.ok(!found(headline), headline)
})
