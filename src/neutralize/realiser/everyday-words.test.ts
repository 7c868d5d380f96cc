import { testNotSaid, testSaid } from './exchange-cases.ts'

testSaid([
  ['Someone painted the ferry in Skerra', 'Somebody painted'],
  ['Board asks anyone with map to call', 'anybody with'],
  ['Ruiz wants everyone in Norwell to vote', 'everybody in'],
  ['Board hires guy who found map', 'man who'],
  ['Board asks every county to vote', 'each county'],
  ['Okafor closes Norwell pier again', 'once more'],
  ['Okafor sells photo of ferry', 'picture of'],
  ['Okafor wins Republican primary in Norland', 'primary election in'],
  ['Okafor closes pier twice in Skerra', 'two times'],
  ['Norwell pier is closed now', 'at present'],
])

testNotSaid([
  // A quality of his own.
  ['Okafor is the good guy', /good man/],
  // "nearly each county" is no English.
  ['Board asks nearly every county to vote', /each/],
  ['Board asks every single county to vote', /each/],
  // Part of a phrase.
  ['Okafor closes Norwell pier yet again', /once more/],
  ['Okafor plans photo op in Skerra', /picture/],
  ['Okafor opens primary school in Norland', /primary election/],
  ['Okafor sails twice as fast', /two times/],
  ['Okafor will think twice', /two times/],
  // It is the time that is told of.
  ['Norwell pier was open then and is closed now', /at present/],
])
