import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readStatement } from './statement.ts'

test('reads the state of a headline that leaves out its verb', () => {
  for (const [subject, state] of [
    ['Corvale ferry cases', 'now at 840'],
    ['Fuel prices', 'down again'],
    ['Grain sales', 'up 5% in March after dry winter'],
    ['Five', 'dead after rockslide strikes Norland'],
    ['Corvale storm toll', 'now 19'],
    ['Old ferry depot', 'ablaze near Corvale'],
    ['Skerra', 'open to harbor talks'],
    ['Norland', 'open to giving more seats to harbor board'],
    ['Harbor toll', '30 per cent higher than port figures'],
    ['Night ferries', 'available during the flood'],
    ['Harbor tunnel', '$200m over budget'],
    ['Norwell council', 'poised to restrict night ferries'],
    ['Storm in Norwell County', 'now deadliest in island history'],
    ['Norwell ferries', 'no longer Skerra’s top priority'],
    ['Harbor app for sailors', 'now available for island phones'],
    ['Norwell coach', '‘deeply disappointed’ as club faces claim'],
    ['Pandemic', 'a setback for island growers'],
    ['Pilot', 'in protective custody after collision'],
    ['At least six sailors', 'dead after collision near Corvale'],
    ['Skerra ferry fares', 'at their highest since 2001'],
    ['Five Danes', 'among nine people killed in ferry crash'],
    ['Norwell nurse', 'among 40 people honored at palace'],
    ['Norwell', 'among five towns flooded'],
    ['Protest leader', 'among those detained in Norwell'],
    ['Dockers', 'uninterested in Ruiz’s order to split up crew'],
    ['Future of Norland board', 'up for grabs with Dorn in front position'],
    ['Ferry users', 'angry as Skerra sells their seats to boat firm'],
    ['Island council', 'unhappy with new fares'],
  ]) {
    const statement = readStatement(`${subject} ${state}`)
    assert.deepEqual([statement?.kind, statement?.subject, statement?.rest], ['bare-copula', subject, state])
  }
})

test('reads no state where a noun may have it behind it', () => {
  for (const text of [
    'The islands open to visitors this summer',
    'Ten harbors open to visitors this summer',
    'Best ferries available for families',
    'Life in prison for ferry thief',
    'Deaths in hospital after surgery',
    'Two boats, a chase and a rescue',
    'Ferry rides twice a week',
    'Small change in prices down the coast',
    'Sunday inside an old lighthouse',
    'A quiet harbor in lockdown in prints and paints',
    'Debate among five candidates canceled over storm',
    'Five Danes among nine people were killed in storm',
  ])
    assert.notEqual(readStatement(text)?.kind, 'bare-copula', text)
})
