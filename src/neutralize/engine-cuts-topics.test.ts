/** Whole headlines: what is cut, what is named as a topic, and words that keep their sense. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from './engine.ts'

const engine = createEngine()

/** A headline, what some variation says, and what none may. */
const CASES: [string, RegExp, RegExp][] = [
  // What somebody is likened to or called is that word.
  ['Ruiz likens Norland president to a dictator', /likens Norland president to a dictator/, /ruler/],
  ['Ruiz calls Norland president a dictator', /president a dictator/, /ruler/],
  ['Norland dictator Holm dies at 90', /Norland ruler Holm/, /dictator/],
  // A gamble on something is no risk on it.
  ["Dorn's gamble on oil pays off", /gamble on oil/, /risk on/],
  ["Mayor's gamble could cost Norwell millions", /wager/, /gamble/],
  // Who wins is told in a clause inside.
  ['Okafor dreams he wins the cup', /Okafor dreams he wins the cup/, /he winning|he is reported|he has reportedly/],
  ['Holm and she win the cup', /Holm and she are reported to have won/, /winning they/],
  // What holds something leaks; what is held is leaked.
  ['Mine leaked for years', /mine leaked for years/i, /been leaked|being leaked|is leaked/],
  ['Memo leaked for weeks', /been leaked/, /Memo is reported to have leaked/],
  // What befell somebody is no subject of an article.
  ["Taken ill with malaria: one nurse's story", /Taken ill with malaria/, /(?:at|on|about) taken ill/],
  ['Lost at sea: ten days on a raft', /Lost at sea/, /(?:at|on|about) lost at sea/],
  ['Harbor crisis: boats and tides', /(?:at|on|about) harbor crisis/, /^$/],
  // Behind “we” stands a verb.
  [
    'Why should we trust police officers with our children after this disgrace?',
    /about police officers/,
    /trust police officers/,
  ],
  // A clause that is not closed has the verb behind it.
  [
    'Norwell mayor, who is accused of taking bribes from a casino on the quay in Skerra, denies it all in court',
    /Norwell mayor/,
    /^(?:\w+: )?Norwell mayor, who [^,]*$/m,
  ],
  // As fast as what, and with whom.
  [
    'Hospitals could run out of beds by Friday if numbers keep rising as fast as they have, doctors warn',
    /keep rising, doctors warn/,
    /as fast(?! as)/,
  ],
  [
    'Okafor refuses to shake hands with Dorn at the end of the stormy cup final in Skerra on Sunday evening',
    /shake hands with Dorn/,
    /shake hands(?! with)/,
  ],
]

for (const [headline, says, never] of CASES)
  test(headline, () => {
    const ways = engine.debriefHeadline(headline, 5).variations.join('\n')
    assert.match(ways, says)
    assert.doesNotMatch(ways, never)
  })
