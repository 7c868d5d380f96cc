import assert from 'node:assert/strict'
import { test } from 'node:test'
import { indefinite, small } from './grammar.ts'

test('the article goes by the sound of the word', () => {
  for (const phrase of ['island ferry', 'hour', 'uncle', '18-year-old', 'Okafor novel'])
    assert.equal(indefinite(phrase), 'an', phrase)
  for (const phrase of ['union', 'useful tip', 'one-legged gull', 'European ferry', 'boat', 'uniform'])
    assert.equal(indefinite(phrase), 'a', phrase)
})

test('whoever is at home in a science has no name from it', () => {
  assert.equal(small('Neonatologist warns sailors'), 'neonatologist warns sailors')
  // Nor has who wins an election one from an insurer.
  assert.equal(small('Progressive wins Norwell seat'), 'progressive wins Norwell seat')
})

test('a name keeps its capital beside a name', () => {
  assert.equal(small('Jolly and Okafor meet'), 'Jolly and Okafor meet')
  assert.equal(small('Jolly and noisy sailors meet'), 'jolly and noisy sailors meet')
  assert.equal(small('Sailors and Okafor meet'), 'sailors and Okafor meet')
})

test('what is called by ordinary words with capitals throughout keeps them, and so does a character', () => {
  for (const text of [
    'Extreme Ferry Warning',
    'Rusty Anchors Little Harbor, a song of the sea',
    'Lane from “Harbor Girls” sails again',
  ])
    assert.equal(small(text), text)
  for (const text of [
    'Sailors Dorn, Holm and Ruiz',
    'Scene from “Harbor Girls” goes viral',
    'Quotes from “Harbor Girls” on a mug',
    'Lane from Norwell to Skerra opens',
    'New Harbor Warning',
  ])
    assert.equal(small(text), `${text[0]!.toLowerCase()}${text.slice(1)}`)
})

test('a word that is a given name, too, is none in front of a place or of a thing', () => {
  for (const text of [
    'Dawn Norwell raid kills two',
    'Dawn London wins',
    'Ruby Skerra ring is sold',
    'Dawn Norwell raids kill two',
  ])
    assert.equal(small(text), `${text[0]!.toLowerCase()}${text.slice(1)}`)
  for (const text of [
    'Dawn Ruiz',
    'Dawn Ruiz wins race',
    'Ivy Okafor’s ferry sinks',
    'Dawn Ruiz, pilot, quits',
    'Dick Holm to sail',
  ])
    assert.equal(small(text), text)
})

test('unions, towns, surnames and firms keep a capital that the beginning hides', () => {
  for (const text of [
    'Teamsters endorse Okafor',
    'Harbor S26 phones come early',
    'S26 phones come early',
    'Turning Quay USA meets',
    'La Norwella man admits theft',
    'Bass, Okafor spar over fares',
    'Flock’s answer to critics',
    'Democratic Socialists of America back Ruiz',
  ])
    assert.equal(small(text), text)
  assert.equal(small('Democratic socialist wins Norwell seat'), 'democratic socialist wins Norwell seat')
  assert.equal(small('Bass, salmon and cod return'), 'bass, salmon and cod return')
  assert.equal(small('Sky’s the limit for ferries'), 'sky’s the limit for ferries')
})

test('a word that describes or counts keeps its capital only where it names', () => {
  for (const text of [
    'Windows 11 update fails',
    'Fox host leaves Norwell',
    'Virgin trains stop in Skerra',
    'Battlefield 6 release delayed',
    'Flashback One35 review',
    'Strictly’s Dorn quits',
  ])
    assert.equal(small(text), text)
  for (const text of [
    'Windows break in storm',
    'Fox bites host',
    'Virgin forest felled',
    'Battlefield 7 miles off',
    'What Note7 recall',
    'Today’s ferry sinks',
    'Second Norwell County inmate dies',
  ])
    assert.equal(small(text), `${text[0]!.toLowerCase()}${text.slice(1)}`)
})

test('firms, shows, models and beasts keep a capital that the beginning hides', () => {
  for (const text of [
    'Dell presents a monitor',
    'Kiwis are told to wait',
    'United jet lands in Norwell',
    'Next expects fewer sales',
    'House will vote on fares',
    'Pixel 10 Pro sells out',
    'Watchdog presenter dies',
    'Fern the duck is found',
    'Mt Norwell erupts',
    'Her Majesty sails',
    'Titan submersible sinks',
  ])
    assert.equal(small(text), text)
  for (const text of [
    'Next week brings storms',
    'United front breaks',
    'House will cost more',
    'Weather presenter quits',
    'The actor quits',
    'Blame the horse',
    'Her ferry sails',
    'This Norwell Day deal ends',
  ])
    assert.equal(small(text), `${text[0]!.toLowerCase()}${text.slice(1)}`)
})
