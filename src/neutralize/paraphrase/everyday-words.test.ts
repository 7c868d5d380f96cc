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
  ['Once bitten Okafor is twice warned', /two times/],
  // Once more would say that it happened before.
  ['Norwell will never win the cup again', /once (?:more|again)/],
  ['Okafor is not able to sail ferry again', /once (?:more|again)/],
  ['Okafor is not to be mayor of Norwell again', /once (?:more|again)/],
  // It is asked for, and is not so yet.
  ['Fans demand ferry refund now', /at present|moment/],
  ['Norwell pier could sink now', /present|moment/],
])
