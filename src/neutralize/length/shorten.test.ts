import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shortened, shortenedProse } from './shorten.ts'

test('an apostrophe is no quotation that a cut would lose', () => {
  assert.equal(
    shortened(
      'Satellite images show damage after strike on a rail depot serving the Dunmore harbor of Kelverton’s ferry rival',
    ),
    'Satellite images show damage after strike',
  )
})

test('a month is no verb left at the end', () => {
  assert.match(
    shortened('Okafor gives Skerra a ferry show at Norwell pier in May, harbor fans of old have now seen enough'),
    /in May$/,
  )
})

test('who says it is never cut', () => {
  const line = shortened(
    'Kelverton could double harbor fees for all ferries in Dunmore, port officials say; council promises free crossings',
  )
  assert.match(line, /port officials say/)
  assert.doesNotMatch(line, /council/)
})

test('what is done for a time is not told as done for good', () => {
  assert.equal(
    shortened('Skerra council will suspend all ferry tolls for 60 days on small boats of Norwell fishing crews'),
    '',
  )
})

test('no cut ends in half a contraction or splits a name', () => {
  assert.doesNotMatch(
    shortened('We traded our home in Dunmore for a ferry after the storm; three years later, we’re in no rush'),
    /we’re$/,
  )
  assert.doesNotMatch(
    shortened(
      'Okafor rejects Ferries for All as the Dunmore council calls its harbor plan the most important priority of the year',
    ),
    /Ferries as/,
  )
})

test('a phrase that another leans on is left out with it or not at all', () => {
  for (const [text, leaning] of [
    [
      'Mayor Okafor says officers have searched thirteen ferries on the coast in connection with thefts of fuel',
      /connection$/,
    ],
    [
      'An officer shot a man who tried to row a stolen boat full of fuel at the officers on the quay',
      /boat full of fuel$/,
    ],
    [
      'Okafor sails to Skerra to meet with ferry owners of four towns as the harbor strike in Norwell drags on',
      /strike$/,
    ],
    ['Ferry stocks of all four coast lines are steady in the morning after talks with the owners on hold', /owners$/],
  ] as const)
    assert.doesNotMatch(shortened(text), leaning)
})

test('what somebody says keeps its verb', () => {
  const said = 'report that army seized forty ferries in Skerra valley was written by rebels with links to a bank'
  for (const line of [
    `Norland minister says ${said}`,
    `According to Norland minister, ${said}`,
    `R${said.slice(1)}, Norland minister says`,
  ])
    assert.doesNotMatch(shortened(line), /ferries(?:$|,)/)
})

test('when it was goes before where it was', () => {
  assert.equal(
    shortened('Dozens of sailors have set up makeshift huts on beach of old Skerra, weeks after arrival of ships'),
    'Dozens of sailors have set up makeshift huts on beach of old Skerra',
  )
})

test('what is told of somebody beside the news does not stand for it', () => {
  assert.equal(
    shortened(
      'Accused ferry captain who fled Skerra during a short leave with two friends had access to publicly-funded harbor apartment',
    ),
    '',
  )
})

test('a mother keeps her daughter', () => {
  assert.match(
    shortened(
      'Port says guards in Norwell wrong for asking mother, daughter to cover shirts with names of old harbor club',
    ),
    /asking mother, daughter/,
  )
})

test('where something happened goes behind a name, and stays behind what it tells apart', () => {
  const line = 'Mayor blames gulls for dead grass'
  assert.equal(
    shortened(`${line} on Skerra Mall where he opened the annual fair of the harbor crews in May`),
    `${line} on Skerra Mall`,
  )
  assert.equal(shortened(`${line} in parks where he opened the annual fair of the harbor crews in May`), line)
})

test('who does something beside the news is not left without it', () => {
  assert.doesNotMatch(
    shortened('Okafor frees pilot held in Otavia as Ruiz, Lund and Whit prepare to host Dorn at Skerra House'),
    /as Ruiz$/,
  )
})

const CUT: readonly (readonly [why: string, text: string, line: string])[] = [
  [
    'what several do goes on beside the news',
    'Norwell enters second week of storms as crews warn not to walk barefoot on the old harbor wall',
    'Norwell enters second week of storms',
  ],
  [
    'and what they become',
    'Ruiz to order Norwell harbor ferries to sail on now, even as they become virus hot spots',
    'Ruiz to order Norwell harbor ferries to sail on now',
  ],
  [
    'the time in front goes before what is told',
    'Ahead of Okafor-Dorn summit, Skerra holds what it calls its largest ferry race in the sound since spring',
    'Skerra holds what it calls its largest ferry race in the sound since spring',
  ],
  [
    'how long it was after something goes with it',
    'Last section of new Norwell bridge slots into place two years after three were hurt when it fell',
    'Last section of new Norwell bridge slots into place',
  ],
  [
    'what comes of it goes as one',
    'Harbor court declines to take up the old ferry bathroom case, leaving in place a win for young crews',
    'Harbor court declines to take up the old ferry bathroom case',
  ],
  [
    'what is told beside it goes',
    'Tropical storm forms in the northern sound and a harbor watch is issued for the small isle of Skerra',
    'Tropical storm forms in the northern sound',
  ],
  [
    'what is asked before the end',
    'Okafor of the harbor board asks why is it so hard for crews to say they are late',
    'Okafor of the harbor board asks why is it so hard',
  ],
]
for (const [why, text, line] of CUT) test(`${why}: ${line}`, () => assert.equal(shortened(text), line))

const NEVER_CUT: readonly (readonly [why: string, text: string, never: RegExp])[] = [
  [
    'who died stays who died',
    'In the news: harbor nurse, 54, who treated sailors in same small harbor ward as Dana Ruiz dies',
    /54 as Dana/,
  ],
  [
    'what somebody did stays with her',
    'Dorn’s harbor chief, faulted for tough manner, built a name while working for Okafor in Norwell',
    /manner while/,
  ],
  [
    'a list keeps its end',
    'Court case blaming Norwell for not helping Skerran, Otavian crews dropped by judge who saw no cause',
    /Skerran$/,
  ],
  [
    'a place keeps its country',
    'After Ole Dorn died in rural Norwell, Otavia, on a May evening, crews found nine boats in his barn',
    /^Otavia/,
  ],
  [
    'what is called for',
    'Rowers push for fresh vote inquiry as they call for general meeting of all old Norwell clubs',
    /they call$/,
  ],
  [
    'who did it did more',
    'Norwell couple who left girl, 2, with nanny for 9 day holiday get caught in storm lockdown',
    /left girl/,
  ],
  ['what it is', 'The ferry strike is reportedly over and it may or may not be because crews gave up', /reportedly$/],
  [
    'who says it says something',
    'According to ferry owners and harbor groups, the changes will free old crews from any inquiry of their work',
    /^According to [^,]*$/,
  ],
  [
    'what stands in front is followed by something',
    'With the deaths of Dana Marsh and Ole T. Ruiz, the old harbor town seems to be sending a message',
    /Ruiz$/,
  ],
  [
    'what is warned of has its verb',
    'Crews warn that the extreme winds that tore sails in Norwell are a mark of a warming northern sea',
    /sails$/,
  ],
  [
    'a verb and its end',
    'Norwell Rowers hand over review of Sir Ole Marsh’s relationship with Dana Okafor to the harbor board of Skerra',
    /handed?$|relationship$/,
  ],
  [
    'how something went',
    'From ‘joy’ to ‘grim news’ in 10 minutes; article explains how confusion over missing walker Dana Ruiz unfolded',
    /how confusion$/,
  ],
]
for (const [why, text, never] of NEVER_CUT) test(`never cut: ${why}`, () => assert.doesNotMatch(shortened(text), never))

test('a deed that takes the first one back is never cut alone', () => {
  for (const text of [
    'Skerra captain was fired over the drowned ferry crew in March and was later cleared of all charges',
    'Skerra captain was jailed over the theft of forty barrels of ferry fuel in March before being pardoned by Okafor',
    'Skerra board fired ferry captain Dorn over the drowned crew at the northern pier in March, later reinstated him',
  ])
    assert.match(`${shortened(text)} cleared`, shortened(text) === '' ? / cleared/ : /cleared of|pardoned|reinstated/)
})

test('a film, a poll or a test in which something is told stays with it', () => {
  for (const [text, where] of [
    [
      'Okafor burns down the Skerra harbor and drowns the crew of the northern ferry line in a new film',
      /in a new film$/,
    ],
    [
      'Okafor leads Ruiz by nine points among the crews of the Skerra ferry line and the northern pier in poll',
      /in poll$/,
    ],
    ['Drug cures the eel fever of all crews within two weeks of the first dose at sea in trial', /in trial$/],
    [
      'Okafor, who sinks the northern ferry line and drowns forty of her crew in a dream, wakes up on the quay',
      /in a dream/,
    ],
  ] as const) {
    const line = shortened(text)
    if (line !== '') assert.match(line, where)
  }
})

test('a condition goes as far as its verb', () => {
  assert.doesNotMatch(
    shortened('Ferries may stop in May if talks on pay for the night crews of the northern coast line fail'),
    /if talks$/,
  )
})

test('a story in front is no circumstance', () => {
  assert.equal(
    shortenedProse('In a new novel, the mayor of Skerra drowns forty of the ferry crew and her own captain'),
    '',
  )
})

test('what went first comes back when all behind it had to go', () => {
  const responds = 'Kelverton is reported to have responded to the Norwell council over attacks on skippers'
  assert.equal(shortened(`${responds}, calls them ‘beneath the council’`), responds)
  assert.equal(shortened(`${responds} and called them ‘beneath the council’`), responds)
})

test('no cut ends in how much later something came', () => {
  for (const joint of ['; three', ', and three', '. Three'])
    assert.doesNotMatch(
      shortened(`Dorn lost a ferry in a storm off Skerra${joint} months later, crews are still looking for it`),
      /later$/,
    )
})

test('no cut loses what a later word may speak of', () => {
  assert.doesNotMatch(
    shortened('Dorn says crews would stay in Skerra under a wealth tax; papers asked ten of them if they would sail'),
    /stay;/,
  )
})

test('what happened to somebody accused is not cut out before what it was after', () => {
  assert.doesNotMatch(
    shortened(
      'Norwell nurse alleged to have killed six patients with insulin walks free from the court after jury finds her not guilty',
    ),
    /patients after/,
  )
})

test('of what somebody is accused of, the lesser deed is not told alone', () => {
  for (const text of [
    'Norwell council candidate apologizes at church after police report alleges he broke window on Sunday, stabbed guard',
    'Okafor is sued by a former harbor clerk who says he shouted at her in the office, groped her',
    'Skerra man arrested in a harbor raid stole a boat from a yard in Norwell, sank ferry',
  ])
    assert.doesNotMatch(shortened(text), /(?:window|shouted|stole)(?!.*(?:guard|groped|ferry))/)
  assert.equal(
    shortened('Okafor closed the old harbor pier in Norwell on Monday, opened a new ferry line across the bay'),
    'Okafor closed the old harbor pier in Norwell on Monday',
  )
})

test('how nearly something was goes with how long', () => {
  assert.equal(
    shortened(
      'Norwell ferry murder trial begins as Emil Dorn faces harbor jury nearly three decades after shooting that shook town',
    ),
    'Norwell ferry murder trial begins as Emil Dorn faces harbor jury',
  )
})

test('a condition with a verb in quotation marks ends with it, and a first time is told without being counted', () => {
  assert.equal(
    shortened("Okafor threatens to close harbor of her ally Norwell if it 'gets in the way' over Skerra ferry deal"),
    "Okafor threatens to close harbor of her ally Norwell if it 'gets in the way'",
  )
  assert.equal(
    shortened('Widow of slain union chief Otto Dorn comes face to face with pilot Emil Skerra for first time'),
    'Widow of slain union chief Otto Dorn comes face to face with pilot Emil Skerra',
  )
  assert.equal(
    shortened(
      'Harbor Stars editor says he’s worried about ferry censorship, after Norwell ferry owner fires him for ‘disloyalty’',
    ),
    'Harbor Stars editor says he’s worried about ferry censorship, after Norwell ferry owner fires him',
  )
})

test('nobody meets nobody', () => {
  assert.doesNotMatch(
    shortened(
      'Okafor has threatened to close Norwell pier over ferry toll rise; Skerra port captain meets with harbor crews',
    ),
    /meets$/,
  )
})

for (const [behaviour, text, cut] of [
  [
    'a condition keeps its limits',
    'Skerra bans foreigners from buying houses built before 1950 unless they have lived in the country for at least ten years',
    '',
  ],
  [
    'what something is exchanged for goes with it',
    'Okafor wants to swap his mansion in Norwell for a small farm with no running water near the border of Otavia',
    '',
  ],
  [
    'who says it is known by more than two words',
    'Ruiz would win the election against Dorn by eight points if it were held today, a poll for the Gazette finds',
    '',
  ],
  [
    'what a rule is limited to is not left out',
    'Skerra airline to charge passengers for water and blankets on all flights of less than six hours from next summer',
    '',
  ],
  [
    'a clause of the subject tells nothing of it',
    'Workers at the Skerra mine where nine men died in 2019 say that safety has only become worse under new owners',
    '',
  ],
  [
    'nor does one behind a clause in front',
    'After unions won a raise, hundreds of nurses who quit during the pandemic are returning to hospitals in Norland again',
    '',
  ],
  [
    'a noun is no news without what is said of it',
    'Okafor’s plan to tax second homes at five percent of their value a year wins support of Norwell’s fishing villages',
    '',
  ],
  [
    'those who have a limit keep it',
    'Norland to allow dogs on ferries for the first time since 1998, except those over 40 kilos and all fighting breeds',
    '',
  ],
  [
    'what somebody only will do after a hearing is not told as done',
    'Norwell council agrees to fire the teacher who slapped a pupil, but only after a full hearing in June next year',
    '',
  ],
  [
    'which one is meant stands behind it',
    'Norland raises tax on cigarettes by 20 percent while it lowers the one on beer and wine to help small pubs survive',
    '',
  ],
  [
    'a clause with “which” tells which, as one with “that” does',
    'Ruiz signs bill which bars schools from teaching boys about slavery before the end of the war in the south',
    'Ruiz signs bill which bars schools from teaching boys about slavery',
  ],
  // Beside these a phrase still goes.
  [
    'where a fine was paid may go',
    'Court clears Dorn of bribing judges but finds him guilty of lying to the inquiry about payments from a Skerra bank',
    'Court clears Dorn of bribing judges but finds him guilty of lying to the inquiry',
  ],
] as const)
  test(`${behaviour}: ${text}`, () => assert.equal(shortened(text), cut))

test('who is to do it stays with what is to be done', () => {
  assert.doesNotMatch(
    shortened(
      'Publisher sets out what it will take for Norwell Harbor Board to lift the ferry orders, according to officials',
    ),
    /take,/,
  )
  assert.match(
    shortened('Okafor opens three new piers for islanders after a long vote over tolls in the Norwell harbor board'),
    /piers for islanders after a long vote/,
  )
})
