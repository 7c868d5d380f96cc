/** Tactics on eighty invented headlines, labelled before the detector read them, and where the evidence stands. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import type { LabelledTitle } from '../../../tools/debrief/tactic-labels.ts'
import { scoreTactics } from '../../../tools/debrief/tactics.ts'
import { createEngine } from '../engine.ts'
import { tactics } from '../lexicon/taxonomy.ts'
import { detectTactics, tacticIds } from './tactics.ts'

const labelled = JSON.parse(
  readFileSync(new URL('../../../test/fixtures/tactic-headlines.json', import.meta.url), 'utf8'),
) as LabelledTitle[]
const loaded = labelled.filter((example) => example.tactics.length > 0)
const neutral = labelled.filter((example) => example.tactics.length === 0)

test('finds the tactics of invented headlines', () => {
  for (const { id } of tactics)
    assert.ok(loaded.filter((example) => example.tactics.includes(id)).length >= 2, `${id} stands in two headlines`)
  const { micro, macro, mistakes } = scoreTactics(loaded)
  assert.ok(micro >= 0.95 && macro >= 0.95, `micro ${micro}, macro ${macro}: ${JSON.stringify(mistakes)}`)
})

test('leaves neutral headlines alone, whatever loaded words they hold', () => {
  const engine = createEngine()
  assert.equal(neutral.length, 40)
  for (const { headline } of neutral) {
    const { neutralTitle, tactics: found } = engine.neutralizeTitle({ title: headline, summary: '', siblingTitles: [] })
    assert.deepEqual(tacticIds(found), [], headline)
    assert.equal(neutralTitle, headline)
  }
})

/** Each piece as `tactic start-end text`, of one tactic. */
const piecesOf = (headline: string, tactic: string): string[] =>
  detectTactics(headline)
    .filter((piece) => piece.tacticId === tactic)
    .map(({ start, end, text, inQuote }) => `${start}-${end} ${text}${inQuote ? ' (quoted)' : ''}`)

test('a script without small letters does not shout', () => {
  for (const headline of [
    'رئيس البلدية يهاجم منافسيه بسبب الترام',
    'महापौर ने प्रतिद्वंद्वियों पर हमला किया',
    '시장이 항구 노면전차 문제로 경쟁자들을 비판했다',
    'ראש העיר תקף את יריביו בגלל הרכבת הקלה',
  ])
    assert.deepEqual(detectTactics(headline), [], headline)
  assert.deepEqual(piecesOf('МЭР РАЗНЕС ВСЕХ СОПЕРНИКОВ', 'shouting'), ['0-26 МЭР РАЗНЕС ВСЕХ СОПЕРНИКОВ'])
})

test('marks, emoji and dots are their own evidence, counted in code points', () => {
  assert.deepEqual(piecesOf('Crowd greets ferry at the pier!!!', 'shouting'), ['30-33 !!!'])
  assert.deepEqual(piecesOf('The 𝒢oat of Cafe\u0301 Lune is back?!', 'shouting'), ['30-32 ?!'])
  assert.deepEqual(piecesOf('👩‍🚒🎉 Goat rescued 🇫🇮🇸🇪 (VIDEO)', 'shouting'), [
    '0-4 👩‍🚒🎉',
    '18-22 🇫🇮🇸🇪',
    '23-30 (VIDEO)',
  ])
  assert.deepEqual(piecesOf('🔥', 'shouting'), ['0-1 🔥'])
  assert.deepEqual(piecesOf('She opened the last crate and…', 'cliffhanger'), ['29-30 …'])
  assert.deepEqual(piecesOf('“We won!!!” shouts the goalkeeper of Turku', 'shouting'), ['7-10 !!! (quoted)'])
  assert.deepEqual(piecesOf('Bread up 3 % → milk ± 0 ™', 'shouting'), [])
})

test('every piece of evidence is cut from the headline where its offsets say', () => {
  for (const { headline } of labelled) {
    const text = `🎈 e\u0301 𝒳 ${headline}`
    for (const piece of detectTactics(text))
      assert.equal([...text].slice(piece.start, piece.end).join(''), piece.text, text)
  }
})

test('a capital word is shouted only where it is no acronym, act or label', () => {
  assert.deepEqual(piecesOf('Ferry line to pay THOUSANDS back', 'shouting'), ['18-27 THOUSANDS'])
  for (const headline of [
    'START treaty talks resume in Oslo',
    'Dam levels fall again: ANALYSIS',
    'NASA probe lands',
    'OPEC cuts LGBTQ grant',
  ])
    assert.deepEqual(piecesOf(headline, 'shouting'), [], headline)
})

test('the reason told belongs to the cue shown', () => {
  const { tacticsFound } = createEngine().debriefHeadline('Harbor goat is BACK!!!', 1)
  assert.deepEqual(tacticsFound, ['Shouting: “BACK” – capitals for emphasis'])
  assert.deepEqual(createEngine().debriefHeadline('Harbor goat is home!!!', 1).tacticsFound, [
    'Shouting: “!!!” – repeated punctuation',
  ])
})

test('what is reported, meant as it says or a term of its own is no tactic', () => {
  for (const headline of [
    'Harbor master must go, say tenants of Lorne',
    'Families say council should be ‘ashamed’ of school roof',
    'Otavia shock Skerra to reach handball final',
    'Four hurt in ‘double-tap’ strike on depot',
    'Ministry weighs ‘economic isolation’ of border zone',
    'Police take electric shock gloves out of service',
    'City elects its first openly gay mayor',
    'High School Student of the Year Named in Turku',
    'Massive fire destroys warehouse near Ostrava',
    'Storm batters coast of Skerra, cutting power',
    'Plane lands after aerial stunt over Turku',
    'Skerra ends US mission in the strait',
    'Clerk arrested over alleged ticket scheme',
  ])
    assert.deepEqual(tacticIds(detectTactics(headline)), [], headline)
})

test('reads shapes: questions without their mark, superlatives and their “ever”, lists, contractions', () => {
  const idsOf = (headline: string) => tacticIds(detectTactics(headline))
  assert.ok(idsOf('Heres What the Otters Did in the Canal').includes('forward-reference'))
  assert.ok(idsOf('Did Rosa Marsh Choose the Right Lighthouse').includes('rhetorical-question'))
  assert.ok(idsOf('Which Lighthouse Are You on a Monday').includes('rhetorical-question'))
  assert.ok(idsOf('The Hardest Knot Quiz Sailors Took Ever').includes('hyperbole'))
  assert.ok(!idsOf('Hottest June Ever Recorded in Skerra').includes('hyperbole'))
  assert.ok(idsOf('9 Simple Knots Sailors Can Tie at Night').includes('listicle'))
  assert.ok(!idsOf('8 Clubs Threaten to Leave Ferry League').includes('listicle'))
})

const idsOf = (headline: string): string[] => tacticIds(detectTactics(headline))

/** Every headline of the first list has the tactic, none of the second. */
function tellsApart(tacticId: string, having: readonly string[], lacking: readonly string[]): void {
  for (const headline of having) assert.ok(idsOf(headline).includes(tacticId), headline)
  for (const headline of lacking) assert.ok(!idsOf(headline).includes(tacticId), headline)
}

test('an address of the web asks nothing and a script is no alert', () => {
  assert.ok(!idsOf('Ferry times moved to https://pier.example/times?day=1 from Monday').includes('rhetorical-question'))
  assert.ok(!idsOf('javascript:alert(1) council opens library').includes('false-urgency'))
  assert.ok(idsOf('Is the pier safe? pier.example/a?b').includes('rhetorical-question'))
})

test('a demand in its own voice moralizes; a rule, a forecast and a demand that is reported do not', () => {
  tellsApart(
    'moralizing',
    [
      'Islands should respect the vote on ferries',
      'Skerra must act before its piers rot',
      'Why the harbour vote should never be forgotten',
      'Praise the crew, but don’t glorify the captain',
      'Opinion: Skerra must stop selling its piers',
    ],
    [
      'Storm should weaken by Friday, bringing calmer seas',
      'Ferry passengers must wear life vests from May',
      'What tenants should know about the new rent rules',
      'Marsh: Skerra should act on piers',
      'Piers should not open before June: harbour chief',
      'Islands must act on ferries, says auditor',
    ],
  )
})

test('an office without its name is withheld beside another tactic or on a stage, not in reports of courts', () => {
  tellsApart(
    'withheld-subject',
    [
      'Top lawyer blasts harbour plan',
      'Football player gives a month of pay to ferry museum',
      '“Tide Pool” winner opens bakery in Turku',
      'The reclusive baker behind the new bridge',
      'This 31-year-old retired on a lighthouse',
      'How a fishing village became home to six theatres',
    ],
    [
      'Top lawyer questions harbour plan',
      'Football player arrested after crash near pier',
      'Rosa Marsh, “Tide Pool” winner, opens bakery in Turku',
      'Harbour Bank boss blasts regulator',
      'The firm sold two ferries',
    ],
  )
})

test('words for all and for none go beyond the fact unless they count people or name things', () => {
  tellsApart(
    'hyperbole',
    [
      'Nobody is sure what the new ferry will look like',
      'Everyone in Turku is talking about the goat',
      '14 corniest jokes sailors tell',
      'This goat will make your day',
    ],
    [
      'Nobody hurt as ferry hits pier',
      'Library opens to everyone over 60',
      'Skerra bans forever chemicals in paint',
      '12 oldest bridges of Skerra to be repaired',
    ],
  )
})

test('asks of somebody, asks behind quoted words, and shouts numbers', () => {
  assert.ok(idsOf('Sailors, What Knots Do You Still Tie').includes('rhetorical-question'))
  assert.ok(idsOf('‘Good’ ferry or ‘bad’? Islanders wait').includes('rhetorical-question'))
  assert.ok(idsOf('Pier closes as SECOND ferry hits wall').includes('shouting'))
  assert.ok(!idsOf('FULL TEXT: Statement of the harbour council').includes('shouting'))
})

test('shapes of a name kept back: judged offices, common things, stars by number, works of others', () => {
  for (const headline of [
    'Disgraced senator opens lighthouse',
    'Common kitchen spice could ease seasickness',
    'Two goalkeepers open a bakery in Turku',
    'Guess which famous painter lives in the lighthouse',
    'Wait, a museum is moving to the pier?',
    'This state bans paper lanterns',
  ])
    assert.ok(
      idsOf(headline).some((id) => id === 'withheld-subject' || id === 'forward-reference'),
      headline,
    )
  for (const headline of [
    'Disgraced senator Rosa Marsh opens lighthouse',
    'Common terns return to Skerra',
    'Two ferries collide off Turku',
    'The Marsh hospital that closed in May reopens',
    'Star striker Dorn dropped by Norwell',
    'Black hole swallows star in far galaxy',
    '11 planets found drifting without a star',
    'Avoid this parking scam, drivers told',
  ])
    assert.ok(!idsOf(headline).includes('withheld-subject'), headline)
})

test('compounds judge by their second part', () => {
  assert.ok(idsOf('Mayor meets captain-turned-foe at pier').includes('loaded-label'))
  assert.ok(idsOf('Ferry-hating councillor loses vote').includes('loaded-label'))
  for (const headline of [
    'Injury-plagued sailor returns',
    'Baker-turned-painter shows boats',
    'Shark-infested bay closed',
  ])
    assert.ok(!idsOf(headline).includes('loaded-label'), headline)
})

test('a quoted predicate of the subject casts no doubt, a quoted name for it does', () => {
  assert.ok(!idsOf('Harbour club ‘appalled’ at ferry delay').includes('scare-quotes'))
  assert.ok(idsOf('Council’s ‘miracle’ ferry sinks').includes('scare-quotes'))
})

test('a question that says “you” only with something joined to it is read, too', () => {
  for (const headline of ["What three small habits you'd change", "Which old songs you've missed"])
    assert.ok(tacticIds(detectTactics(headline)).includes('second-person'), headline)
})

test('a list of tricks tricks nobody, works in a row are cited, and a mark behind a quotation asks', () => {
  assert.deepEqual(idsOf('9 Easy Knotting Tricks Sailors Will Use'), ['listicle'])
  assert.ok(idsOf('17 Pros And Cons Of Living On A Lighthouse').includes('listicle'))
  assert.ok(!idsOf('‘Lagoon’ And ‘Scream’ Painters Meet in Turku').includes('scare-quotes'))
  assert.ok(idsOf('“The pier is rotten”? The harbour chief has numbers').includes('rhetorical-question'))
  assert.ok(!idsOf('Tenants ask “Is the pier rotten?” at harbour meeting').includes('rhetorical-question'))
})

test('a headline that is a noun and its clause, or ends in what was done, keeps its content back', () => {
  tellsApart(
    'curiosity-gap',
    [
      'The odd habit everyone in Turku is picking up',
      'One knot that should never hold a boat',
      'The one harbour rule you can’t forget',
      'Rosa Marsh gives a ‘Tide Pool’ season 2 update',
      'Rosa Marsh won’t forget what Anton Okafor did to her',
      'Find out where the new lighthouse stands',
      'Marsh retires to the pier for the sweetest reason',
      '‘Tide Pool’ premiere date revealed',
      'Old sailors open up on life at sea',
      'Divers mend piers in unexpected ways',
      'The four-letter word no sailor wants to hear',
      'The knots that are slowing your boat',
    ],
    [
      'The lawsuit that closed the pier ends',
      'The 7 sailors you meet at sea',
      'Norwell index opens up 2.4%',
      'Council moves to open up harbour land',
      'Can we guess which knot is your favorite',
    ],
  )
})

test('what a headline judges or calls common and does not name is withheld, a body with an owner is not', () => {
  tellsApart(
    'withheld-subject',
    [
      'One ferry chain had the best soup',
      'Ministers let controversial oil company drill again',
      'Secretive polling firm closes',
      'Marsh admits everyday habit led to surgery',
      'This popular soda could cure seasickness',
      'Your favorite bakery just moved',
      'WOW someone found a goat in the lighthouse',
      'Far-left socialist stuns harbour mayor in primary',
      'Beloved cartoon character moves to Turku',
      'Former Skerra slugger opens bakery',
      'Skerra Blues Sign 29-Year-Old Striker After Injury',
      'Skerra Former Striker Announces Retirement',
      'Famous crime writer’s lighthouse is for sale',
    ],
    [
      'Skerra cut rookie striker Rosa Marsh',
      'Rosa Marsh Is Dead: Star of ‘Tide Pool’ Was 36',
      '‘An insult’: Okafor’s family issues statement',
      'Marsh sells his shady company',
      'Controversial Norwell Oil Company drills again',
      'One sailor lands in Turku',
    ],
  )
})

test('lists behind an owner, with two qualities, with quoted things and with “here are the only”', () => {
  tellsApart(
    'listicle',
    [
      'Skerra’s 9 hottest beaches',
      '17 Sticky and Sweet Harbour Treats That’ll Make You Sail',
      '27 of the Best “Meanwhile in Skerra” Knots',
      'Here Are the Only 15 Knots You Need at Sea',
      'Nine of the oddest harbour traditions still alive',
    ],
    ['Skerra’s 9 new ferries sail on Monday'],
  )
  assert.deepEqual(idsOf('17 Ways to Trick Sailors'), ['listicle'])
  assert.deepEqual(piecesOf('13 Of The Most Random Christmas Ferry Songs', 'listicle'), [
    '0-43 13 Of The Most Random Christmas Ferry Songs',
  ])
})

test('a war of one state on another is declared, one on a broadcaster or by a team is theatre', () => {
  tellsApart(
    'sensational-verb',
    [
      'Okafor declares war on ferry unions',
      'Norwell club goes to war with France',
      'Okafor goes to war with Norland TV',
    ],
    ['Russia declares war on Finland', 'Hamas goes to war with Egypt'],
  )
})

test('verbs of politics are theatre where races, rights and hopes are their object', () => {
  tellsApart(
    'sensational-verb',
    [
      'Ferry row scrambles race for Norwell',
      'Scandal plagues Norwell campaign',
      'Marsh attacks rival as a liar',
      'New law attacks healthcare for sailors',
      'Skerra is dismantling public health',
      'Film reignites feud with Okafor',
      'Skerra slaps tariffs on boats',
      'Ferry fares soar 40%',
    ],
    ['Dogs attack sailor as ferry lands', 'Divers scramble eggs on ferry', 'Marsh attacks sailors’ rights leader'],
  )
})

test('praise and blame: landmarks of diplomacy, machines of politics, tragedies, doubt sown, judged laws', () => {
  tellsApart(
    'hyperbole',
    ['Norwell announces landmark harbour alliance', 'Sailors rally for historic vote'],
    ['Ferry fares could be highest ever', 'Historic church reopens in Turku', 'Storm brings historic rainfall'],
  )
  tellsApart(
    'loaded-label',
    [
      'Norwell money machine backs Marsh',
      'Marsh and Okafor rekindle bromance',
      'Democrat Party meets in Norwell',
      'Skerra’s borrowing binge goes on',
    ],
    ['Slot machine stolen from pier', 'Sailor fined for racist remarks'],
  )
  tellsApart('emotional-language', ['Marsh: The Tragedy of the Pier', 'Ferry order sows confusion and doubt'], [])
  tellsApart('fear-appeal', ['Alarm in Norwell as piers crack', 'Skerra is out of time'], [])
  tellsApart('editorial-adverb', ['Settlers unjustly expel islanders'], [])
  tellsApart(
    'scare-quotes',
    ['Islands split over ‘barbaric’ new pier law'],
    ['Captain convicted of ‘barbaric’ counts in Turku'],
  )
})

test('what somebody needs to do is a demand, unless readers, sums or lists need it', () => {
  tellsApart(
    'moralizing',
    [
      'Okafor needs to listen to islanders',
      'To win, sailors’ union needs to drop its plan',
      'Stop selling piers to bankers',
      'Don’t ignore the harbour vote',
    ],
    [
      'Skerra needs to raise 4 million',
      'What Skerra needs to do now',
      '12 Things Every Sailor Needs to Do',
      'The urgent need to mend piers',
      'We still need to talk about piers',
      'Marsh: Skerra needs to drop its plan',
    ],
  )
})

test('asks by “which” in title case, and by “what” before its verb and the reader', () => {
  tellsApart(
    'rhetorical-question',
    ['Which Harbour Song Matches Your Boat', 'What Made You Move to Turku'],
    ['What Made Marsh Move to Turku', 'How technology will bring ferries back', 'How the storm is hurting bakers'],
  )
})

test('a label in capitals beside a name is part of it', () => {
  assert.deepEqual(tacticIds(detectTactics('NEXT Weather: storm expected in Norwell on Sunday')), [])
  assert.deepEqual(tacticIds(detectTactics('NEXT storm expected in Norwell on Sunday')), ['shouting'])
})

test('flags what readers flag as a rule, and nothing that is meant as it says', () => {
  const rows: [headline: string, tactic: string, isFlagged: boolean][] = [
    ['Norwell court slashes award to Ruiz', 'sensational-verb', true],
    ['Dorn faces council grilling over toll', 'sensational-verb', true],
    ['Man jailed for attack on law firm', 'sensational-verb', false],
    ['Rocket to Mars leaves Norwell', 'sensational-verb', false],
    ['Okafor calls ferry plan a ruse', 'loaded-label', true],
    ['Audit finds glaring error in toll plan', 'loaded-label', true],
    ['Dorn makes impressive debut', 'hyperbole', true],
    ['Smashing Pumpkins play Norwell', 'hyperbole', false],
    ['Toll plan suffers crushing blow', 'emotional-language', true],
    ['Storm nears coast, threatening to swallow towns', 'fear-appeal', true],
    ['WARNING: If Your Kettle Hums, Throw It Out', 'false-urgency', true],
    ['WARNING: Flood water rises in Norwell', 'false-urgency', false],
    ['Rich at 29: the boring trick that made Holm wealthy', 'curiosity-gap', true],
    ['Holm praises the ferry that carried troops', 'curiosity-gap', false],
    ['She left Norwell at 41. Her neighbours thought it odd', 'curiosity-gap', true],
    ['The $12-a-day habit of Norwell bakers', 'numbers-bait', true],
    ['Bakers pay $12-a-day fee in Norwell', 'numbers-bait', false],
    ['Can you spot the owl in 7 seconds?', 'numbers-bait', true],
    ['Dorn scores two goals in 28 seconds', 'numbers-bait', false],
    ['They opened a wall in the mill… and froze', 'cliffhanger', true],
    ['Utility raises bills while pensioners shiver', 'us-vs-them', true],
    ['Astrologers say March will be lucky', 'authority-bait', true],
    ['Ruiz turns tables on Dorn in debate', 'sensational-verb', true],
    ['Ruiz turns tables and chairs over', 'sensational-verb', false],
    ['Man swings the axe on neighbour', 'sensational-verb', false],
  ]
  for (const [headline, tactic, isFlagged] of rows)
    assert.equal(tacticIds(detectTactics(headline)).includes(tactic), isFlagged, `${tactic}: ${headline}`)
})
