import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from './engine.ts'

const engine = createEngine()
const variationsOf = (headline: string): string[] => engine.debriefHeadline(headline, 5).variations

/** A headline, the loaded words that no variation may repeat, and a fact that the first one tells. */
const LOADED: [headline: string, loaded: RegExp, told: RegExp][] = [
  ['Dunmore mayor under pressure after latest debate stumble', /stumble/, /debate mistake/],
  ['Trial in Dunmore halted after witness has sudden breakdown', /breakdown/, /distress/],
  ['Ferry captain killed in horror harbor crash near Dunmore', /horror/, /killed in harbor crash/],
  ['Okafor celebrates birthday in plunging black gown in Dunmore', /plunging/, /in black gown/],
  ['Ruiz seeks to unseat embattled Mayor Okafor in Dunmore', /embattled/, /(?:unseat|defeat|beat) Mayor Okafor/],
  ['Okafor takes heat over ferry contract in Dunmore', /heat/, /criticism over ferry contract/],
  ['Ferry operator says the quiet part out loud in Dunmore', /quiet part|says part/, /speaks openly/],
  ['Kelverton retirement bombshell leaves fans reeling', /bombshell|reeling/, /retirement/],
  ['Panel plans to put Okafor in the hot seat over ferry contract', /hot seat/, /under scrutiny/],
  ['Kelverton fangirl defends ferry captain in Dunmore', /fangirl/, /supporter/],
  ['Ferry minister criticized over harbor junket to Dunmore', /junket/, /trip to Dunmore/],
  ['Breakthrough vaccine approved for use in Dunmore', /[Bb]reakthrough|[Aa]dvance/, /[Vv]accine approved/],
  ['Star athlete disqualified for doping in Dunmore', /star|athlete athlete/i, /athlete/i],
  ['Conditions on Dunmore ferry at sea for 90 days raise alarms', /alarms|warn/, /raise concerns/],
  ['Kelverton fans breathe sigh of relief after injury scare for captain', /sigh|be relieved/, /fans feel relief/],
  ['Skerra TV fires back at Dunmore White House over attacks on reporter', /fires|responds at/, /responds to Dunmore/],
  ['Okafor takes a fresh swipe at harbor unions', /swipe|takes a/, /criticized by Okafor|criticizes harbor unions/],
  ['Dunmore council votes to dump Ruiz from leadership', /dump|leave/, /drop Ruiz/],
  ["Ruiz's breakthrough 2031 season isn't about Dunmore results", /breakthrough/, /2031 season isn't about/],
  ['Okafor to ditch Ruiz as running mate in Dunmore', /ditch/, /abandon Ruiz/],
  ['Okafor courts sailors in deep-red Dunmore district', /deep-red|leaning/, /solidly red Dunmore/],
  ['Power Grab: Dunmore Mayor Takes Over Harbor Board', /[Mm]ove:/, /^Dunmore mayor takes over/],
  ["Suspect's sister revealed as Dunmore harbor judge", /revealed|public/, /identified as/],
  ['Ruiz touts unprecedented ferry contacts at Dunmore rally', /tout|promot/, /highlights ferry/],
  ['Okafor makes history with Dunmore walk of fame star', /history|achieve/, /milestone with/],
  [
    "Royal experts explain Skerra prince's planned move to Dunmore",
    /expert|[Cc]ommentator /,
    /Royal commentators explain/,
  ],
  ['Dunmore baker shares 4 bare minimum rules for rye bread', /bare/, /4 minimum rules/],
  ['Why the secret to a longer marriage might start with washing up', /secret/, /ways? to (?:a )?longer marriage/],
  ['Senator Ruiz preached climate action before 41 private jet flights', /preached/, /called for climate action/],
  ['Okafor slams Skerra mayor in rapid-fire TikTok roast', /roast/, /TikTok remarks/],
  ['Kelverton sell goalkeeper and two wingers to AL West contender', /contender/, /AL West team/],
  ['Skerra found funds for ferries. Why are its pupils being left behind?', /left behind/, /left out/],
  ["Okafor's plan puts harbor at risk, GOP firebrand warns", /firebrand|GOP warns/, /GOP figure warns/],
  ['As truce in Dunmore expires, Okafor lashes out', /lashes|speak/, /criticism/],
  ["Okafor's attack on mail voting looks doomed in Dunmore", /doomed|difficult/, /likely to fail/],
  ['The ferry war has exposed the limits of Dunmore sailors', /exposed|brought|disclosed/, /demonstrated/],
  ['Officials come under fire over ferry contract in Dunmore', /fire|is criticized/, /face criticism/],
  ['Tenants are rejoicing now that Dunmore rent cap has been extended', /rejoicing|react|marking/, /celebrating/],
  ["Dunmore's hottest ZIP codes are by the harbor", /hottest|Dunmore's ZIP/, /most in-demand ZIP/],
  ['Film that went viral for terrible animation becomes Dunmore hit', /terrible/, /poor animation/],
  ['Dunmore scales back drills, citing lackluster support on Skerra', /lackluster|citing support/, /weak support/],
  ['Sailors try to escape squalid conditions on Dunmore ferry', /squalid|escape conditions/, /poor conditions/],
  ['Kelverton cut captain amid brutal stretch at the plate', /brutal|amid stretch/, /difficult stretch/],
  ['Okafor ends blog, infuriated by measly readership', /measly|by readership/, /small readership/],
  [
    'Entrenched, embattled and defiant, the harbor union celebrates 5 years',
    /embattled|Entrenched defiant/,
    /Entrenched, and defiant/,
  ],
  ['Illegal alien arrested in Dunmore after ferry crash', /[Ii]llegal|\b[Mm]igrant/, /[Uu]ndocumented immigrant/],
  ['Okafor shows breakthrough salt battery at Dunmore fair', /breakthrough|advance/, /salt battery/],
  [
    "Fares are up. The harbor is closed. Here's why you shouldn't panic.",
    /reasons that not/,
    /fares (?:are|reported)/i,
  ],
  ['The new ferry tax coming to a harbor town near you', /near (?:you|people)/, /harbor town/],
]

for (const [headline, loaded, told] of LOADED)
  test(`no ${loaded}: ${headline}`, () => {
    const variations = variationsOf(headline)
    for (const variation of variations) assert.doesNotMatch(variation, loaded)
    assert.match(variations[0]!, told)
  })

/** A headline whose words are meant as they stand, and what its first variation keeps. */
const LITERAL: [headline: string, kept: RegExp][] = [
  ['Council publishes report with breakdown of ferry costs', /breakdown of ferry costs/],
  ['Kelverton shares stumble after weak ferry sales', /shares (?:stumble|fall)/],
  ['Bomb found under ferry terminal in Dunmore', /Bomb/],
  ['Rockets kill 2 in Skerra as truce talks stall', /^Rockets/],
  ['Navy deploys Soviet-era tanks near Skerra, officials say', /Soviet-era tanks/],
  ['Okafor has breakthrough season with Dunmore club', /breakthrough season/],
  ['Disney alum Maria Ruiz criticizes Hollywood after film', /Disney alum/],
  ['Report on sick staff at Dunmore lab adds to debate', /sick staff/],
  ['Dunmore reaches deal over rotten meat in warehouse', /rotten meat/],
  ['Pitcher ejected after back-to-back wild pitches in Dunmore', /wild pitches/],
  ["Golf pros meet new owner at season's sudden conclusion", /sudden conclusion/],
  ['Okafor is signaling this to Skerra by scaling back drills: expert', /signaling this to/],
  ['Arrests rose again in June to 188,000, topping 1M this fiscal year', /this fiscal year/],
  ['Okafor defends title against leading contender in Dunmore', /contender/],
]

for (const [headline, kept] of LITERAL)
  test(`as it stands: ${headline}`, () => assert.match(variationsOf(headline)[0]!, kept))

test('names keep their capitals behind a label, and the GOAT is no animal', () => {
  for (const [headline, name] of [
    ['Energy Secretary Jana Okelmo: Clock is ticking on Dunmore ferries', /Energy Secretary/],
    ["Mother's Day can be hard. It can also bring joy to Dunmore.", /Mother's Day/],
    ['Okelmo withdraws from Dunmore final, proving she is the GOAT', /^(?!.*goat)/],
  ] as const)
    for (const variation of variationsOf(headline)) assert.match(variation, name)
})

test('a sentence before a colon is told where nothing plain stands behind it', () => {
  for (const variation of variationsOf('Okafor questions effect of ferry tax: ‘You are all fools in Dunmore’'))
    assert.match(variation, /[Ee]ffect of ferry tax/)
})

test('no label in front takes the speaker from behind', () => {
  const headline = 'Man in ferry mask seen in Kelverton may be headed to Port Dunmore, police say'
  for (const variation of variationsOf(headline)) assert.match(variation, /police/i)
})

test('“more than they help” is no sum', () => {
  const headline =
    'Dunmore ferry pilots say the evening drills tire crews more than they help them, and want shorter ones from the spring'
  for (const variation of variationsOf(headline)) assert.doesNotMatch(variation, /over they/)
})

test('of two sentences that are too long together, what the second asks or is about is told', () => {
  const asked = variationsOf(
    'In opening two piers, Okafor has given Dunmore’s rowers what they asked. So why is Kelverton so uneasy?',
  )
  assert.match(asked[0]!, /asks why Kelverton is uneasy/)
  const dated = variationsOf(
    'Marsh: The Dunmore harbor ferry wasn’t ready for the 2031 Kelverton Cup. Will it even be ready for the 2033 Games?',
  )
  assert.match(dated[0]!, /2031 Kelverton Cup; .*2033 Games/)
  for (const variation of dated) assert.match(variation, /wasn|not/)
  const met = variationsOf(
    'A goat with a painted horn was butting joggers along Dunmore quay. Then it chased the wrong woman.',
  )
  assert.match(met[0]!, /woman/)
})
