/** Whole headlines: no scrap for a topic, no half of what is said, no word in a place that does not allow it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from './engine.ts'

const engine = createEngine()

/** A headline, what some variation says, and what none may. */
const CASES: [string, RegExp, RegExp][] = [
  // No verb, adverb, preposition or measure is a topic, and nothing that something was made.
  ['Basically everyone needs to try rowing with Dana Ruiz', /about Dana Ruiz/, /essentially/],
  ["Following Holm's win, lamp shops look to cash in", /lamp shops look to profit/, /about following/i],
  ['Skerra’s new lamp is not even 9mm thick', /about Skerra’s new lamp$/m, /9mm/],
  ['Last month was the worst January for harbor job cuts since 2009', /./, /about last month/],
  ['The Situation: Malice, Incompetence, and the Strange Case of Dana Holm', /case of Dana Holm/, /the situation/i],
  [
    'Ukraine wants a ‘pause,’ Dorn and Ruiz want a ‘harbor deal.’ Here’s the big difference',
    /./,
    /Dorn and Ruiz want$/m,
  ],
  [
    'Rowers are losing jobs due to chat posts about Dana Ruiz',
    /^Rowers are losing jobs due to/m,
    /jobs due[.,;]? (?:and|,)/m,
  ],
  // Half of what is said.
  [
    'A statue of Dorn and Ruiz holding hands in old Norwell harbor is removed as fast as it appeared',
    /is removed/,
    /as fast$/m,
  ],
  [
    'Norwell police chief identifies son as Norwell Army National Guard soldier killed in Skerra terrorist attack',
    /./,
    /identifie[sd] son$|^Son (?:is|has been) identified/m,
  ],
  [
    'Crew trapped for 11 hours after collapse of medieval tower in central Norwell dies, prime minister says',
    /./,
    /of medieval tower, (?:prime|according)|prime minister, crew trapped/i,
  ],
  [
    'Two crews held for 9 days after the sinking of a ferry in western Skerra die, police chief says',
    /two crews/,
    /of a ferry, (?:police|according)|chief, (?:two|2) crews held/i,
  ],
  [
    'Emil Dorn-Holm became the face of the strike in Skerra for millions. Then Norland jailed him',
    /then Norland jailed/,
    /millions$|article discusses/m,
  ],
  ['The council said it had no choice but to move them to an island. Then it sent them home', /./, /to an island$/m],
  ['Norwell ferries often fill up the week of the harbor gathering. Don’t count on it this year.', /./, /gathering$/m],
  [
    'A 10-year-old girl, a pilot and a Skerran citizen. These are the victims of the Norwell crash',
    /victims of the Norwell crash: a 10-year-old girl, a pilot/i,
    /crash;/,
  ],
  ['The harbor shutdown claims an unexpected victim: Lamp 15', /a victim: lamp 15/, /victim;/],
  ['Lamp Stock Falters on Hibernation Fix Flop, Unexpected Xbox Permaban', /fix failure, Xbox/, /failure Xbox/],
  // A superlative of those so far; an adjective that its noun needs.
  ['The most bizarre tech announced so far at Norwell Fair', /./, /The tech announced so far/],
  ['Norwell trial takes dramatic turn as key witness changes testimony', /takes new turn/, /takes turn/],
  ['These Sailors Reviewed Old Boats And They Hated Them', /boats/, /they them/],
  // Words that belong together, and forms that their place allows.
  ['Partial ferry strike begins as Skerra sends spending deal to House', /spending deal/, /spending a deal/],
  ['Mortgage demand drops nearly 10% to end 2031, despite lower rates', /ortgage demand/, /a mortgage demand/],
  ['Blind sailor found dead in Norwell after released by harbor authorities', /after released/, /ollowing released/],
  ['Floods are causing chaos in parts of Norland and Skerra. Here’s what they are', /what they are$/m, /they're$/m],
  ['Encouraged, Dorn allies embrace a label they once rejected', /embrace/, /describes encouraged/],
  [
    '15 Things Everyone With A Twin Is Guilty Of Doing',
    /people with a twin are guilty/,
    /any(?:one|body) with a twin are/,
  ],
  ['Harbor support has ended, but here’s how to get an extra year for free', /support has ended; /, /but how to get/],
  ['Was Dana Ruiz Obligated to Comply With an Agent’s Orders?', /Ruiz was obligated/, /obligated was/],
  ['Can the new harbor pact reshape trade and hurt Norland?', /reshape trade and hurt/, /reshaping trade and hurt/],
  [
    'Skerra President Holm to attend Norwell summit on ending war in Norland',
    /attend Norwell summit on ending war/,
    /by Skerra President Holm on ending/,
  ],
  [
    'Frontline pilot, 56, dies with malaria after his partner made him a father for the 11th time',
    /dies with malaria/,
    /(?:dies|died|dying|56) after/,
  ],
]

for (const [headline, says, never] of CASES)
  test(headline, () => {
    const ways = engine.debriefHeadline(headline, 5).variations.join('\n')
    assert.match(ways, says)
    assert.doesNotMatch(ways, never)
  })
