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

testSaid([
  ['Many ferries stop in Norwell', 'Numerous ferries'],
  ['Board opens probe into ferry fire', 'inquiry into ferry'],
  ['Ruiz hears testimony on ferry crash', 'testimony about ferry'],
  ['Skerra is one of the oldest ports', 'among the oldest'],
  ['A ferry panel plans to sail', 'intends to'],
])

testNotSaid([
  ['Ruiz has 80% chance to win race', /opportunity/],
  ['Norwell has no chance to win race', /opportunity/],
  ['Board asks how many ferries stop', /numerous|large/i],
  ['Norland sends probe into orbit', /investigation of|inquiry into/],
  ['Ferry is under investigation into fire', /under inquiry/],
  ['Board drops concerns over summer', /about summer/],
  ['Row over 40 miles of coast ends', /about/],
  ['Truck hits $2 million house in Skerra', /reaches/],
  ['Toll hits 25% of crews in May', /reaches/],
  ['Ferry hits Holm in Norwell', /reaches/],
  ['Ruiz sings during tour bus stop', /on tour/],
  ['Guests are going to hospital in Skerra', /will/],
  ['Crews are going to work in Skerra', /will/],
  ['Ruiz buys Dorn dinner in Norwell', /purchases/],
  ['Okafor buys time for ferry line', /purchases/],
  ['Row over, crews return to Norwell', /about/],
  ['Debate over in Norwell after ten days', /about/],
  ['Ruiz gets by chance to sail in May', /opportunity/],
  ['Lunar probe into crater is lost', /investigation of|inquiry into/],
  ['Ruiz has questions over phone in Norwell', /about/],
  ['Norwell buys silence of crews in Skerra', /purchases/],
  ['Dorn could play violin at four', /might/],
  ['Ferries could return to Skerra only by night', /might/],
  // What somebody was able to do, or would do, or what did not come about.
  ['Guns could be heard in Norwell', /might/],
  ['Ruiz could have been saved', /might/],
  ['Storm was so bad he could lead no crew', /might/],
  ['Dorn could not be reached in Skerra', /might/],
  ['Holm wishes ferry could be saved', /might/],
  ['Ruiz says when Dorn could lead crews', /might/],
  ['What could be next for Skerra', /might/],
])
