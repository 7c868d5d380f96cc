import { testNotSaid, testSaid } from './exchange-cases.ts'

testSaid([
  ['Ferry tolls in Norwell rise 25 percent', '25%'],
  ['Ferry tolls in Norwell rise 25.5 per cent', '25.5%'],
  ['Dorn leaves harbor board by Aug. 1', 'August 1'],
  ['Dorn leaves harbor board by August 1', 'Aug. 1'],
])

testNotSaid([
  // A name, or no count.
  ['Flight 11 missing over Norland', /eleven/],
  ['Norwell 20 missing since May', /twenty/],
  ['Route 30 closures anger Norwell', /thirty/],
  ['Top 40 songs of Skerra', /forty/],
  ['Group of 20 leaders meet in Norwell', /twenty/],
  ['Over 60s ride Norwell ferry', /sixty/],
  // One end of a span alone.
  ['Storm hits 5 to 10 towns in Norland', /ten/],
  ['Between 20 and 30 sailors leave', /thirty/],
  ['Tolls rise 5 percentage points', /%/],
  ['Dorn sells May 12 painting', /twelve/],
  ['Sat. 5 sailing is off', /Saturday/],
  ['Six flags sinks in Norwell', /^6/],
])
