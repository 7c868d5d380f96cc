/** Headlines of sixteen words and more: the main news is told by cuts that leave it true, and what limits it stays. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from './engine.ts'
import { mainNewsOf } from './length/main-news.ts'

const engine = createEngine()
const said = (headline: string): readonly string[] => engine.debriefHeadline(headline, 5).variations

const TOLD: readonly (readonly [headline: string, told: string])[] = [
  // A setting at the end.
  [
    'Norland suspends ferry talks with Skerra as part of protest over arrest of two of its captains in March',
    'Norland suspends ferry talks with Skerra',
  ],
  [
    'Ruiz moves three hundred dock guards to Skerra to help with harbor patrols over Mayor Emil Dorn’s objections',
    'Ruiz moves three hundred dock guards to Skerra to help with harbor patrols',
  ],
  // What goes on beside it.
  [
    'Sailors said to be close to a strike over pay as Norwell ferry firm prepares to cut jobs next month',
    'Sailors said to be close to a strike over pay',
  ],
  [
    'Skerra council leader says she will be sworn in as harbor mayor as Norland recalls its envoy to the islands',
    'Skerra council leader says she will be sworn in as harbor mayor',
  ],
  // What came before it.
  [
    'Norwell holds talks with Skerra after Norland threatens to close the strait to all boats in the coming weeks',
    'Norwell holds talks with Skerra',
  ],
  // A second deed, a second clause.
  [
    'Okafor calls Skerra’s Dorn a ‘paper captain’ and announces an end to Norland aid to the whole island',
    'Okafor calls Skerra’s Dorn a ‘paper captain’',
  ],
  [
    'Storm Dora forms west of Skerra and a gale warning is issued for the north coast of Norland',
    'Storm Dora forms west of Skerra',
  ],
  // What it brings about.
  [
    'A loose cable appeared to cause a power failure, cutting off ferry ports from Norwell to Skerra Point',
    'A loose cable appeared to cause a power failure',
  ],
  // What only describes.
  [
    'Doctor who treated wounded sailors for free is accused of taking money from a Norwell charity for children',
    'Doctor is accused of taking money from a Norwell charity for children',
  ],
  [
    'Dana Okafor, the Norwell harbor director who twice defeated Dorn in open court, indicted by Skerra Justice Department',
    'Dana Okafor indicted by Skerra Justice Department',
  ],
  [
    'Norwell names a street for a captain who died when he went back to save a child from the flood',
    'Norwell names a street for a captain',
  ],
  // Where an accused is said to have done it.
  [
    'Woman accused of setting fire to three boats in Norwell Harbor Park says she was at home that night',
    'Woman accused of setting fire to three boats says she was at home that night',
  ],
  [
    'Norwell blocks four million in harbor aid the council had promised, using a rule last seen forty years ago',
    'Norwell blocks four million in harbor aid the council had promised',
  ],
  [
    'Skerra museum asks visitors to lend old nets to dress its boats and imitate a ‘real harbor day’',
    'Skerra museum asks visitors to lend old nets to dress its boats',
  ],
  // A label that the news can do without.
  [
    'Harbor strike live updates as Skerra council fails to pass a bill to pay the crews of rescue boats',
    'Skerra council fails to pass a bill to pay the crews of rescue boats',
  ],
]

for (const [headline, told] of TOLD)
  test(`tells the main news of “${headline}”`, () => {
    assert.ok(said(headline).includes(told), said(headline).join('\n'))
  })

/** Sentences of which a cut would leave something else: none of their cuts may look so. */
const KEPT: readonly (readonly [text: string, fault: string, never: RegExp])[] = [
  [
    'Norwell captain will return to work only after Skerra council agrees to pay for three new boats',
    'a condition',
    /work$/,
  ],
  [
    'Ruiz plans to close the Norwell pier after the harbor festival ends in the second week of September',
    'when',
    /pier$/,
  ],
  ['Skerra to free Norland captain after talks in Norwell that lasted until four in the morning', 'when', /captain$/],
  [
    'Skerra sailors win first title in thirty years after beating Norwell in a final watched by thousands',
    'a measure',
    /title$|years$/,
  ],
  [
    'Norland denies sending boats to Skerra as part of a secret plan to move crews across the border',
    'what is denied',
    /Skerra$/,
  ],
  [
    'Dana Ruiz sells stolen boats as part of police sting to catch thieves who work at the Norwell port',
    'a sting',
    /boats$/,
  ],
  [
    'Skerra court bars police from reading letters taken from the home of Ruiz as part of inquiry',
    'what is barred',
    /Ruiz$/,
  ],
  [
    'Norwell could join the Skerra trade pact, opening its markets to farmers, if its parliament backs it',
    'a condition',
    /pact$|farmers$/,
  ],
  [
    'Okafor calls the toll plan a mistake but says he will vote for it when the council meets on Monday',
    'a contrast',
    /mistake$/,
  ],
  [
    'Court clears Emil Dorn of theft and finds him guilty of lying to police about keys to the office',
    'half a verdict',
    /theft$/,
  ],
  [
    'Skerra ferry sinks in storm and all forty people on board are rescued by fishermen from the village',
    'how it came out',
    /storm$/,
  ],
  [
    'Mother who lost her son in the Norwell flood tells a Skerra court that he had called for help twice',
    'what is told',
    /court$/,
  ],
  [
    'Norwell to return a painting that was stolen in the war to the family of the man who owned it',
    'whose family',
    /man$/,
  ],
  [
    'Bus hits harbor wall in Norwell, killing two people and injuring nine, police in the city said on Tuesday',
    'whose word',
    /Norwell$/,
  ],
  [
    'Three sailors who survived the wreck of the Norwell ferry sue its owner over the lack of life jackets',
    'whose owner',
    /sailors sue its/,
  ],
  [
    'Nurse who lived with Emil Dorn describes an alleged plan to steal his boats and those of another captain',
    'whose boats',
    /Nurse describes/,
  ],
  [
    'Pair who rowed to Skerra for a short holiday have their boat seized for breaking harbor rules',
    'what was seized',
    /Pair seized/,
  ],
  [
    'Drivers who speed near schools in Norwell face higher fines under a plan put forward by Mayor Ruiz',
    'which drivers',
    /^Drivers face/,
  ],
  [
    'The only captain who refused to sail in the storm is dismissed by the Skerra ferry company after inquiry',
    'which captain',
    /captain is/,
  ],
  [
    'Dana Ruiz, the Skerra mayor accused of taking bribes from builders, wins a third term by a narrow margin',
    'an accusation',
    /Ruiz wins/,
  ],
  [
    'Emil Dorn, who is not a suspect in the case, questioned by police over missing harbor funds in Skerra',
    'a denial',
    /Dorn questioned/,
  ],
  [
    'Norwell bans boats that made noise at night after complaints from people who live at the old harbor',
    'which boats',
    /boats$/,
  ],
  [
    'Ruiz identified as the driver as police search for a second person seen leaving the car near the bridge',
    'what as',
    /identified$/,
  ],
  [
    'Ruiz as popular in Norwell as she was in May as voters seem to forgive her part in the affair',
    'half a comparison',
    /Norwell$/,
  ],
  [
    'Ruiz wants a deputy who has spoken Norland’s three languages and knows the harbor as well as he does',
    'whom',
    /deputy$/,
  ],
  ['Actor kills his crew as part of a new film shot on the coast of Norland this summer', 'a film', /crew$/],
]

for (const [text, fault, never] of KEPT)
  test(`keeps ${fault} in “${text}”`, () => {
    for (const line of mainNewsOf(text)) assert.doesNotMatch(line, never)
    // What only names topics claims nothing.
    for (const line of said(text)) if (!TOPICS.test(line)) assert.doesNotMatch(line, never)
  })

const TOPICS =
  /^(?:Article (?:is about|mentions|informs|on)|Report (?:on (?!.*ing\b)|refers to)|Publisher|What is reported|Readers|Published article|Headline names|Coverage refers)/

test('tells no part of a review as news', () => {
  for (const line of said(
    '‘The Gull’ Review: Dana Ruiz, Emil Dorn and a Dozen Sailors Teach Us a Slow, Plain Lesson About the Sea',
  ))
    assert.doesNotMatch(line, /^(?!.*review).*teach us/i)
})

test('cuts nobody from what is named after him', () => {
  assert.deepEqual(
    mainNewsOf('Norwell ferry named after a captain who never lost a boat in forty years at sea sinks in the harbor'),
    [],
  )
})

test('cuts no exercise from what is done in it', () => {
  assert.deepEqual(
    mainNewsOf('Norwell navy shoots at nine boats as part of a training exercise planned more than a year ago'),
    [],
  )
})

test('cuts nothing of a sentence that somebody says at its end', () => {
  assert.deepEqual(
    mainNewsOf('Norwell ferry hits whale an hour after leaving port, a passenger who filmed it told Skerra radio'),
    [],
  )
})

test('cuts nothing that undoes what stays, puts it in doubt or on paper only, or says who claims it', () => {
  for (const [headline, never] of [
    [
      'Storm Dorn: Ruiz took a gift from the port and paid her $130,000 to keep quiet about it before the Norwell election in November',
      /^(?!.*Storm Dorn).*took a gift/,
    ],
    [
      'Election official: Volunteer burned ballots from Norwell districts and hid ash in a bin behind the hall in Skerra County, Norland',
      /^(?!.*Election official).*burn/i,
    ],
    [
      'Norland returns frozen boats as part of a proposal discussed by envoys in Skerra and rejected by harbor chiefs on Sunday night',
      /return/,
    ],
    [
      'Skerra Motors buys Norwell Films amid rumors that experts in Norland dismissed as wishful thinking by owners of the firm on Monday',
      /b(?:uys|ought)\b/,
    ],
    [
      'Judge blocks Ruiz order on harbor tolls and puts his own ruling on hold for a week to allow the Norwell port to appeal',
      /block|stopped/,
    ],
    [
      'Norland approves jab for teenagers and limits it to those with a body mass index above 40 and two related illnesses in Skerra',
      /approve/,
    ],
    [
      'Footballer who left Norwell in January returns to a club his uncle owns in Norland and signs a deal until summer 2031',
      /Footballer (?:owns|has owned|signs)/,
    ],
    [
      'Police shot dead a man in Norwell after he had hurt three officers and taken a sailor hostage in a flat in Skerra',
      /[Pp]olice (?:have been|were|are|being|reported to have been) shot/,
    ],
    [
      'Ruiz buys harbor and sells it to Norland for twice what the town of Norwell had wanted for it in May',
      /b(?:uys|ought)|[Pp]urchase/,
    ],
    [
      'Captain frees gull from net and eats it with the whole crew on the way back to Norwell from Skerra Point',
      /free/,
    ],
    [
      'Nurse who lied about degrees for ten years is jailed after working at three hospitals in Norwell and in Skerra last year',
      /^Nurse is jailed after/,
    ],
  ] as const)
    for (const line of said(headline)) assert.doesNotMatch(line, never)
})

test('a comparison keeps its measure, and what one asks another is asked of no reader', () => {
  for (const line of said('Islanders have more money in boats than ever before. Bankers say that’s a bright red flag'))
    assert.doesNotMatch(line, /more money(?!.*\bthan\b)/)
  for (const line of said('MK Dorn asked Ruiz: Are You the Captain?')) assert.doesNotMatch(line, /people|reader/)
})
