import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keptShare, readFactWords } from './fact-words.ts'
import { inOtherWords } from './rephrase.ts'

/** Sentence, and a part that some other wording of it has. */
const SAID: readonly (readonly [sentence: string, other: string])[] = [
  ['Skerra fisherman shot dead in Corvale', 'fatally shot in Corvale'],
  ['Skerra fisherman stabbed to death in Corvale', 'fatally stabbed'],
  ['Quay closes despite protest', 'in spite of protest'],
  ['New quay toll takes effect in Skerra', 'goes into effect in Skerra'],
  ['Okafor took over as harbour master', 'became harbour master'],
  ['Okafor warned of tides', 'warned about tides'],
  ['Ferry line raises toll in bid to save quay', 'in an effort to save'],
  ['Third straight win for Skerra', 'consecutive win'],
  ['Okafor heckled at harbour rally', 'during harbour rally'],
  ['Okafor heckled during harbour hearing', 'at harbour hearing'],
  ['Harbour board criticized over quay toll', 'criticized for quay toll'],
  ['Row over quay toll', 'about quay toll'],
  ['Nine dead, including gunman, in Skerra', 'among them gunman'],
  ['Sailor hospitalized after fall', 'taken to a hospital after fall'],
  ['Death toll rises in Skerra', 'Number of deaths rises'],
  ['Skerra line rolls out new ferry card', 'introduces new ferry card'],
  ['Okafor calls for ban on trams', 'urges ban'],
  ['Okafor returns to Skerra', 'goes back to Skerra'],
  ['Skerra stocks rise after vote', 'stocks gain'],
  ['Storm toll rises to nine', 'toll increases to nine'],
  ['Appeals court upholds eel quota', 'Court of appeals'],
  ['Okafor goes on trial in Skerra', 'stands trial'],
  ['Sailor arrested while driving tram', 'when driving tram'],
]

for (const [sentence, other] of SAID)
  test(`${sentence} → ${other}`, () => {
    const forms = [...inOtherWords(sentence)]
    const form = forms.find((text) => text.includes(other))
    assert.ok(form !== undefined, forms.join(' | '))
    // The words that went are no fact lost.
    assert.equal(keptShare(readFactWords([sentence]), form.toLowerCase()), 1)
  })

/** Sentence, and what none of its wordings may have. */
const NOT_SAID: readonly (readonly [sentence: string, wrong: RegExp])[] = [
  ['Skerra rolls out the red carpet', /introduces/],
  ['Skerra update is rolling out worldwide', /introducing/],
  ['Missile fired over Corvale', /fired (?:for|about)/],
  ['Forty children taken into custody in Skerra', /arrested/],
  ['Fog leaves dozens hospitalized in Skerra', /taken to/],
  ['Skerra power station goes online', /internet/],
  ['Updates from Skerra, including in Corvale', /among them/],
  ['Police join the hunt for Okafor', /the search|the (?:seek|look)/],
  ['Okafor goes straight to Skerra', /consecutive/],
  ['Okafor hands Skerra over', /turns/],
  ['Skerra ferry death toll rises', /number of/],
  ['Tides raise concerns about quay', /worries/],
  ['Phone calls for help go unheard', /urges/],
  ['Forecast calls for rain in Skerra', /urges/],
  ['Okafor describes life in prison in a book', /imprisonment/],
  ['Okafor appeals court ruling on quay', /court of|appellate/],
  ['New fever pill goes on trial in Skerra', /stands/],
  ['Okafor criticized over radio by crews', /for radio/],
  ['Crews argue over lunch in Skerra', /about lunch/],
  ['Tram pulls out of depot and hits gate', /withdraws/],
  ['Police ID cards to change in May', /identify/],
  ['Ferry line files for bankruptcy protection', /declares bankruptcy protection/],
]

for (const [sentence, wrong] of NOT_SAID)
  test(`${sentence}: never ${wrong}`, () => {
    for (const form of inOtherWords(sentence)) assert.doesNotMatch(form, wrong)
  })
