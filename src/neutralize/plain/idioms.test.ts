import assert from 'node:assert/strict'
import { test } from 'node:test'
import { detectTactics } from '../tactics/tactics.ts'
import { plainWording } from './plain-wording.ts'

const told = (cases: readonly (readonly [headline: string, plain: string])[]): void => {
  for (const [headline, plain] of cases) assert.equal(plainWording(headline).text, plain)
}
const tacticsOf = (headline: string): string[] => detectTactics(headline).map(({ tacticId }) => tacticId)

test('compounds of a part of the body and what a sight does to it evaluate, as do troubles, hatreds and hungers', () => {
  told([
    ['Ruiz wins jaw-clenching final', 'Ruiz wins final'],
    ['Dorn tells of blood-freezing night', 'Dorn tells of blood-freezing night'],
    ['Sleaze-mired council loses vote', 'Council loses vote'],
    ['Fame-hungry mayor opens pier', 'Mayor opens pier'],
    ['Rat-infested flats closed', 'Rat-infested flats closed'],
    ['Doctors try blood-thinning drug', 'Doctors try blood-thinning drug'],
  ])
  assert.ok(tacticsOf('Ruiz wins jaw-clenching final').includes('hyperbole'))
  assert.ok(tacticsOf('Dorn tells gut-twisting story of wreck').includes('emotional-language'))
  assert.ok(tacticsOf('Fame-hungry mayor opens pier').includes('loaded-label'))
})

test('an adverb of a loaded adjective judges, too, unless it has a sense of its own', () => {
  told([
    ['Mayor appallingly slow to close pier', 'Mayor slow to close pier'],
    ['Historically black college wins grant', 'Historically black college wins grant'],
  ])
  assert.ok(tacticsOf('Mayor appallingly slow to close pier').includes('editorial-adverb'))
})

test('idioms of anger are anger, of whoever can be angry', () => {
  told([
    ['Okafor hits the roof as council cuts ferry', 'Okafor expresses anger as council cuts ferry'],
    ['Tree hits the roof of school', 'Tree hits the roof of school'],
    ['Campaigners fume as pier shuts', 'Campaigners express anger as pier shuts'],
    ['Lorries fume as bridge shuts', 'Lorries fume as bridge shuts'],
    ['Tenants rage over mould', 'Tenants express anger over mould'],
    ['Wildfires rage near Norwell', 'Wildfires burn near Norwell'],
    ['Minister carpets harbour chiefs over waits', 'Minister reprimands harbour chiefs over waits'],
    ['Charity carpets flats in Norwell', 'Charity carpets flats in Norwell'],
    ['Unions tear strips off chancellor over pay', 'Unions criticize chancellor over pay'],
  ])
})

test('idioms of sums and of the law are told as what they mean, and things that fall or are locked up stay', () => {
  told([
    ['Pier firm shares fall off a cliff after recall', 'Pier firm shares fall sharply after recall'],
    ['Walker falls off a cliff near Norwell', 'Walker falls off a cliff near Norwell'],
    ['Chief pockets £9m as ferries stop', 'Chief receives £9m as ferries stop'],
    ['Skerra pockets phone in shop', 'Skerra pockets phone in shop'],
    ['Swindler caged for 14 years', 'Fraudster jailed for 14 years'],
    ['Bear caged for 20 years freed', 'Bear caged for 20 years freed'],
    ['Ferry firm slapped with fine over delay', 'Ferry firm issued with fine over delay'],
    ['Okafor slapped with wet fish on stage', 'Okafor slapped with wet fish on stage'],
    ['Truck maker slams plan for toll', 'Truck maker criticizes plan for toll'],
    ['Truck slams barrier near toll', 'Truck slams barrier near toll'],
  ])
})

test('idioms of winning and of being looked at', () => {
  told([
    ['Norwell put to the sword by Harwick in 6-1 loss', 'Norwell defeated by Harwick in 6-1 loss'],
    ['Harwick tear apart Norwell 5-0', 'Harwick defeat Norwell 5-0'],
    ['Harwick romp to 4-0 win over Norwell', 'Harwick record 4-0 win over Norwell'],
    ['Norwell slump to 3-0 defeat at home', 'Norwell suffer 3-0 defeat at home'],
    ['Ruiz stuns in red gown at gala', 'Ruiz appears in red gown at gala'],
    ['Okafor pours her heart out over split', 'Okafor talks about split'],
  ])
})

test('who is torn to pieces online, by critics or for remarks is criticized; a village is not', () => {
  told([
    ['Mayor torched on social media after ferry trip', 'Mayor criticized on social media after ferry trip'],
    ['Okafor destroyed online for ferry photo', 'Okafor criticized online for ferry photo'],
    ['Okafor demolished by Democrats over pier', 'Okafor criticized by Democrats over pier'],
    ['Ruiz staffer shredded for remarks on pier', 'Ruiz staffer criticized for remarks on pier'],
    ['Union boss scorches budget cuts', 'Union leader criticizes budget cuts'],
    ['Village destroyed for dam', 'Village destroyed for dam'],
    ['Garlic roasted for two hours', 'Garlic roasted for two hours'],
    ['Okafor ditched by Democrats over pier', 'Okafor abandoned by Democrats over pier'],
    ['Dorn throws staff under the bus over ferry', 'Dorn blames staff over ferry'],
    ['Pundits savage clueless Norwell boss', 'Pundits criticize Norwell boss'],
    ['Skerra humiliated by rival in debate', 'Skerra embarrassed by rival in debate'],
    ['Ruiz snubs reporter at gala', 'Ruiz ignores reporter at gala'],
  ])
  assert.ok(tacticsOf('Council torched over bin fees').includes('sensational-verb'))
})

test('what may be judged and is a fact here is no loaded word', () => {
  for (const headline of [
    'Police investigate racist attack in Norwell',
    'Charity sends toys to sick children',
    'Otavia builds powerful engine',
    'Norwell to teach pupils about fake news',
    'Norwell marks anniversary of ferry tragedy',
    'Puppet theatre opens in Norwell',
  ])
    assert.deepEqual(tacticsOf(headline), [], headline)
  for (const headline of ['Ruiz gives powerful speech', 'Skerra plays sick joke on rival', 'Ruiz is a racist'])
    assert.notDeepEqual(tacticsOf(headline), [], headline)
})

test('an adjective of force measures the force that it stands before, and none behind another thing', () => {
  told([
    ['Brutal video shows ferry crash', 'Video shows ferry crash'],
    ['Okafor faces devastating criticism over fire', 'Okafor faces criticism over fire'],
    ['Devastating harbor fire kills two', 'Severe harbor fire kills two'],
    ["Okafor's embattled deputy quits", "Okafor's deputy quits"],
    ['Horror smash closes harbor road', 'Crash closes harbor road'],
    ['Horror festival opens in Norwell', 'Horror festival opens in Norwell'],
    ['Miracle toddler goes home', 'Toddler goes home'],
  ])
})

test('a superlative of a loaded adjective goes far, and so do stunned scientists', () => {
  assert.ok(tacticsOf('Skerra is the shadiest captain in Norwell').includes('hyperbole'))
  assert.deepEqual(tacticsOf('Skerra is the tallest captain in Norwell'), [])
  told([['Stunned scientists find blue seal', 'Scientists find blue seal']])
  assert.ok(tacticsOf('House prices rise in these 5 towns').includes('forward-reference'))
  assert.ok(!tacticsOf('House prices rise in these towns').includes('forward-reference'))
})

test('a word for somebody that only judges is an individual, where it tells who acts', () => {
  told([
    ['Thugs leave baker, 82, with broken leg', 'Individuals leave baker, 82, with broken leg'],
    ['Monster who robbed widows found guilty', 'Individual who robbed widows found guilty'],
    ['Dorn calls rival a thug', 'Dorn calls rival a thug'],
  ])
})

test('what makes readers feel is said of people, and no thing feels it', () => {
  told([
    ['Five cafes that will make you feel at home', 'Five cafes that will make people feel at home'],
    ['What police found under the pier will haunt you', 'What police found under the pier'],
    ['Biologists gobsmacked by blue seal', 'Biologists surprised by blue seal'],
  ])
})

test('what is kept back: links, catches, discoveries, unlikely guests, what somebody hints at', () => {
  for (const headline of [
    'Ruiz hints at what comes after the mayor',
    'Baker makes a huge discovery in cellar',
    'Okafor has two words for critics',
    'Norwell bus passes: there is a catch',
    "Dorn's unlikely ally in pier fight",
    'Fans think they know who leaves the show',
    'Ferry crew swam in the harbor and this is what happened',
  ])
    assert.ok(tacticsOf(headline).includes('curiosity-gap'), headline)
  assert.deepEqual(tacticsOf('Okafor speaks two words of Welsh'), [])
})

test('a team told by its league and a Republican by his rank keep their names back', () => {
  assert.ok(tacticsOf('SEC team signs striker from Otavia').includes('withheld-subject'))
  assert.deepEqual(tacticsOf('Norwell team signs striker from Otavia'), [])
  assert.ok(tacticsOf('Top Republican warns of shutdown').includes('withheld-subject'))
  assert.ok(tacticsOf('Florida man wrestles gator').includes('withheld-subject'))
  assert.deepEqual(tacticsOf('Florida man gets 8 months in prison'), [])
})

test('a regime at a prison governs nothing, and a mystery that deepens is a noun', () => {
  told([
    ['Court told of harsh regime at Norwell prison', 'Court told of harsh regime at Norwell prison'],
    ['Mystery deepens after sailor vanishes', 'Questions continue after sailor vanishes'],
    ['Blues rout Flyers 6-0', 'Blues defeat Flyers 6-0'],
    ['Okafor hurt by cruel internet trolls', 'Okafor hurt by abusive online commenters'],
    ['Dorn loses it with umpire', 'Dorn expresses anger at umpire'],
    ['Revolutionary jab approved for asthma', 'Jab approved for asthma'],
    ['Revolutionary council meets in Norwell', 'Revolutionary council meets in Norwell'],
  ])
  assert.ok(tacticsOf('9 castles you need to visit').includes('listicle'))
  assert.ok(tacticsOf("The real scandal behind Norwell's pier").includes('curiosity-gap'))
})

test('what is said to be a blow to feelings has its plain noun', () => {
  told([
    ['Ferry bombshell as crews strike', 'Ferry revelation as crews strike'],
    ['Heartbreak for Okafor as ferry sinks', 'Sadness for Okafor as ferry sinks'],
    ['Public humiliation for Ruiz as plan fails', 'Public embarrassment for Ruiz as plan fails'],
  ])
})

test('a lawmaker told by the party alone is withheld, one with a name is not', () => {
  assert.ok(tacticsOf('GOP senator wants to ban ferries').includes('withheld-subject'))
  assert.deepEqual(tacticsOf('GOP senator Ruiz wants to ban ferries'), [])
})

test('an adverb before a loaded adjective is no second judgement', () => {
  assert.deepEqual(tacticsOf('Okafor sings shamelessly corny song'), ['editorial-adverb'])
  assert.deepEqual(tacticsOf('Okafor sings shamelessly vulgar song'), ['loaded-label'])
})

test('a fight that explodes was there before, and a stunt is done on a board', () => {
  told([['Fight explodes over ferry fees', 'Fight intensifies over ferry fees']])
  assert.deepEqual(tacticsOf('Skater times stunt with eclipse'), [])
})

test('shame on somebody is a sermon', () => {
  assert.ok(tacticsOf('Shame on every councillor who closed the pier').includes('moralizing'))
})

test('what is flagged as a figure of deed or threat is told plainly', () => {
  told([
    ['Ruiz turns tables on Dorn in debate', 'Ruiz gains the advantage over Dorn in debate'],
    ['Ruiz turns tables and chairs over', 'Ruiz turns tables and chairs over'],
    ['Dorn dumped by boyfriend before wedding', 'Dorn left by boyfriend before wedding'],
    ['Storm threatens to engulf towns', 'Storm threatens towns'],
    ['Strike could cripple hospitals', 'Strike could disrupt hospitals'],
    ['Whales leave Norwell bay and nobody knows why', 'Whales leave Norwell bay and the reason is not known'],
    ['Nobody knows why whales leave bay, says Holm', 'Nobody knows why whales leave bay, says Holm'],
    ['SpaceX rival launches rocket to station', 'SpaceX rival launches rocket to station'],
    ['Man jailed for attack on law firm', 'Man jailed for attack on law firm'],
    ['7 Genius Ways To Camp In The Wild', '7 Ways To Camp In The Wild'],
  ])
  assert.ok(!tacticsOf('Holm rejects rumor she could be next mayor').includes('fear-appeal'))
})
