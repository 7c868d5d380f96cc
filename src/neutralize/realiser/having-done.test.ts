import { testNotSaid, testSaid } from './exchange-cases.ts'

testSaid([
  ['Dorn praises harbor crews after drawing anger over tolls', 'harbor crews, having drawn anger over tolls'],
  [
    'Okafor prompts concern after suggesting he might sell the pier',
    'concern, having suggested he might sell the pier',
  ],
  ['Dorn ends a call with Holm after being told the pier is closed', 'with Holm, having been told the pier is closed'],
  ['Ruiz meets dockers after visiting the port of Skerra', 'dockers, having visited the port of Skerra'],
])

testNotSaid([
  // What describes a noun, and how long after it was.
  ['Norwell council meets after crushing losses', /having/],
  ['Harbor chief speaks after embarrassing leak', /having/],
  ['Dorn meets dockers months after visiting the port', /having/],
  // Who did it may be the one to whom something is done, or of whom a clause tells.
  ['Norwell court jails a pilot after hitting the pier', /having/],
  ['Okafor meets a docker who sued after losing the job', /having/],
  ['Praise for dockers from Ruiz after visiting the port', /having/],
  ['Dockers worry Ruiz will sell the pier after meeting with Holm', /having/],
  ['Sailor suing after being hit by a ferry testifies at trial', /having/],
  ['Council votes to name Holm after backing from Dorn', /having/],
  // A second deed would need its form.
  ['Ruiz meets dockers after visiting the port and closing the pier', /having/],
])
