import { testNotSaid, testSaid } from './exchange-cases.ts'

testSaid([
  ['Ferry fares rise as officials seek bids for pier', 'Ferry fares rise, with officials seeking bids for pier'],
  ["Crews face 'chaos' as council aims to sell the pier", "'chaos', with council aiming to sell the pier"],
  ['Dorn keeps the ferry tolls as the harbor strike continues', ', with the harbor strike continuing'],
])

testNotSaid([
  // What befalls somebody then is no circumstance, nor is a blow.
  ['Two sailors killed as ferry hits the pier at Norwell', /with ferry/],
  ['Skerra closes the port as ferry hits the pier at Norwell', /with ferry/],
  // What somebody is, and how something is done.
  ['Board names Okafor as harbor chief', /, with/],
  ['Ferry line closes pier as well as harbor offices', /, with/],
  // A state, and no deed.
  ['Norwell council meets as ferry talks set to begin in Skerra', /, with/],
  // A clause of its own, or two deeds.
  ['Ferry fares rise as officials seek bids and crews weigh a strike', /, with/],
  ['Ferry fares rise as they seek bids for pier', /, with/],
  ['Harbor crews are angry as Okafor raises new tolls', /, with/],
  // In front it would be the reason.
  ['As Norland weighs a ban, dockers leave Skerra', /With Norland/],
  // No news beside it; how, and no time; part of what is said; who seems to do it, too.
  ['The only map as the harbor row grows', /, with/],
  ['Norland treats Holm as Ruiz treats Dorn', /, with/],
  ['Norland says ferries sail as Skerra contests the claim', /, with/],
  ['Dana Ruiz debunks ferry video as Emil Holm promotes it', /, with/],
  ['What to know as officials seek bids for pier', /, with/],
])
