import assert from 'node:assert/strict'
import { test } from 'node:test'
import { leanWording, withoutAnd, withoutArticles } from './lean-wording.ts'

test('whose surname is a given name keeps both', () => {
  assert.equal(leanWording('Tommy John sails to Norwell'), 'Tommy John sails to Norwell')
  assert.equal(leanWording('Tommy Okafor sails to Norwell'), 'Okafor sails to Norwell')
})

test('as headlines are written, a rate and a number keep their article', () => {
  assert.equal(
    withoutArticles('Ferry takes the 500 rowers a week to an island'),
    'Ferry takes the 500 rowers a week to island',
  )
  assert.equal(withoutArticles('Pier safe for a little longer'), 'Pier safe for a little longer')
  assert.equal(withoutArticles('Decision a setback for the port'), 'Decision a setback for port')
  assert.equal(withoutArticles('Board finds a number of leaks in a hull'), 'Board finds a number of leaks in hull')
})

test('an article stays where a predicate or a measure would break', () => {
  assert.equal(withoutArticles('Ruiz sold the boat in May; now it’s a café'), 'Ruiz sold boat in May; now it’s a café')
  assert.equal(withoutArticles('Otters lose for the third time in a row'), 'Otters lose for third time in a row')
})

test('a fixed phrase and a number keep their article', () => {
  for (const text of [
    'Skerra will in the end use fees',
    'Norland news at a glance',
    'Crews watch gulls like a hawk',
    'Last ferry for a while',
    'Crews always on the move',
    'Storm hits an estimated 2,000 ferries',
  ])
    assert.equal(withoutArticles(text), text)
})

test('only what is known for a given name goes, and only where the rest is somebody’s', () => {
  assert.equal(leanWording('Dana Okafor opens pier'), 'Okafor opens pier')
  assert.equal(leanWording('Dana Okafor’s Norwell pier opens'), 'Okafor’s Norwell pier opens')
  for (const kept of [
    'Rockets tested at Kapustin Dorn',
    'Xi Jinping opens pier',
    'Skerra Okafor opens pier',
    'Morgan Stanley opens pier',
    'Choose between Dana or Marion Okafor',
    'Dana Okafor and Ruiz open pier',
    'Marion, Dana Okafor’s UK move',
    'Jimmy Dana’s Subs opens on pier',
    'Storm in Virginia Ridge',
    // A firm.
    'Harvey Nichols joins pier',
    'Dana Okafor shares fall',
    'Retailer Dana Okafor sails',
    'Dana Okafor opens pier store',
  ])
    assert.equal(leanWording(kept), kept)
})

test('a fixed phrase keeps its article', () => {
  assert.equal(withoutArticles('Ruiz leaves in the midst of a storm'), 'Ruiz leaves in the midst of storm')
  assert.equal(withoutArticles('Ruiz pays a visit to the harbor'), 'Ruiz pays a visit to harbor')
})

test('what is ours keeps its article', () => {
  for (const kept of [
    'Norwell is the subject of an article',
    'In the news: Norwell',
    'Eels are discussed in an article',
  ])
    assert.equal(withoutArticles(kept), kept)
})

test('a surname that everybody gives to another keeps its given name', () => {
  assert.equal(leanWording('Melania Trump opens a garden'), 'Melania Trump opens garden')
  assert.equal(leanWording('Donald Trump opens a garden'), 'Trump opens garden')
})

test('two who do one thing are parted by a comma, one thing of two words is not', () => {
  assert.equal(withoutAnd('Police and rowers clash in Norwell'), 'Police, rowers clash in Norwell')
  assert.equal(withoutAnd('Okafor, Ruiz and Marsh open pier'), 'Okafor, Ruiz, Marsh open pier')
  for (const kept of [
    'Sails and Oars editor resigns',
    'Ruiz opens pier and sails home',
    'Police say pier and quay close',
  ])
    assert.equal(withoutAnd(kept), kept)
})
