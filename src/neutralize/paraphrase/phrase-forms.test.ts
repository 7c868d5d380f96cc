import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testNotSaid, testSaidOrKept } from './exchange-cases.ts'
import { ownerFirst } from './owners.ts'

testSaidOrKept([
  // How old somebody is.
  ['Ferry line sued by sailor, 18, who fell', 'by 18-year-old sailor who fell'],
  ['Ferry line is sued by Dana Whit, 41, over fall', '41-year-old Dana Whit over fall'],
  ['Harbour crew of sailors, 18, wins', null],
  // Whose something is.
  ["Board discusses Dana Whit's dredging plan", 'dredging plan by Dana Whit'],
  ["Crowds gather after Dana Whit's wedding", 'wedding of Dana Whit'],
  ['Crowds gather after the wedding of Dana Whit', 'after Dana Whit’s wedding'],
  ["Board questions Dana Whit's support", null],
  ["Crowds cheer for Dana Whit's husband and son", null],
  ["Dana Whit's aide, 35, leaves", null],
  // What something is called, seen or used as is no time.
  ["Raft classed as 'old' is sunk", null],
  ['Board reinvents barge as home for lost art', null],
  ['A time to be extra cautious', null],
  ["Crowds cheer Dana Whit's son Will", null],
  ["Crowds gather with Dana Whit's son Will", null],
  ["Board discusses Dana Whit's visit to island", 'visit by Dana Whit to island'],
  ["Crowds gather with Dana Whit's critics", 'critics of Dana Whit'],
  // What something is for.
  ['Board backs new measures to protect eels', 'new measures for protecting eels'],
  ['Three ways to protect eels', 'Three ways of protecting eels'],
  // When it is.
  ['Tide times for Friday, May 22', 'Friday, the 22nd of May'],
  ['Best of cartoons, May 3, 2019', 'cartoons, May 3rd, 2019'],
  ['Ferry opens after the May 3 vote', null],
  ['Ferry opens in May 2019', null],
  // Where it is, and the article at its head.
  ['Article is about the primaries in Norway', 'about Norway’s primaries'],
  ['Article is about the primaries in Norway and Sweden', null],
  ['The costs of harbour tolls', 'Costs of harbour tolls'],
  ['The last of harbour tolls', null],
  ['Life for harbour crews in lockdown', 'under lockdown'],
  // What a clause tells of somebody.
  ['Harbour fines residents who live on barges', 'residents living on barges'],
  ['Harbour fines residents living on barges', 'residents who live on barges'],
  ['Judge frees sailor accused of arson', 'sailor who is accused of arson'],
  ['Sailors accused of arson', null],
  ['Crews find raft that carried eels', 'raft which carried'],
  ['Board bans nets that harm eels', 'nets harming eels'],
  ['Board fears that ferries will stop', null],
  // Bounds and times.
  ['Council to spend up to $4m on canal', 'as much as $4'],
  ['Council to spend most in 2019 budget', null],
  // What goes on meanwhile.
  ['Ferries stop as crews seek higher pay', 'while crews'],
  ['Ferries stop as storm looms', 'while storm'],
  ['Ferries stop as raft hits quay', null],
  ['Account of what ferries would look like as fashion models is given', null],
  ['Dana Whit stays on as crew chief', null],
])

// No purpose of a thing.
testNotSaid([
  ['Board plans to protect eels', /for protecting/],
  ['Board has no plan to close harbour', /for closing/],
  ['Board backs plan to close and sell harbour', /for closing/],
])

test('whose a thing is that stands last, nobody knows', () => {
  assert.equal(ownerFirst(['mayor', 'of'], ['mayor', 'of'], 0), null)
})
