import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readStatement } from '../statement/statement.ts'
import { sayAttributed, sayStatement } from './statement.ts'

const waysOf = (headline: string): string[] => sayStatement(readStatement(headline)!).map(({ text }) => text)

const TOGETHER = [
  [
    'Skerra airport reopens after balloon sightings halt flights',
    'Skerra airport reopened after balloon sightings halted flights',
  ],
  [
    'Skerra airport reopens after balloon sightings halt flights',
    'Skerra airport is reported to have reopened after balloon sightings halted flights',
  ],
  ['After balloon sightings halt flights, airport reopens', 'After balloon sightings halted flights, airport reopened'],
  [
    'Islanders celebrate as internet returns after blackout',
    'Islanders celebrated as internet returned after blackout',
  ],
  ['Okafor’s crew speaks after she pleads guilty', 'Okafor’s crew has spoken after she pleaded guilty'],
  ['Ferry crew arrested after captain pleads guilty', 'Ferry crew has been arrested after captain pleaded guilty'],
  ['Norcom pays fine after ferry hits pier', 'Norcom paid fine after ferry hit pier'],
  ['Ruiz wins while Dorn is sailing home', 'Ruiz won while Dorn was sailing home'],
  ['Norwell shuts pool after club says it is broke', 'Norwell shut pool after club said it is broke'],
  ['Shares rise as Norcom beat forecasts', 'Shares rose as Norcom beat forecasts'],
  ['Norland expels envoy after spy arrests', 'Norland is reported to have expelled envoy after spy arrests'],
  ['Norwell closes pier after drone attacks in Skerra', 'Norwell closed pier after drone attacks in Skerra'],
  ['Norwell trims fares as House holds out', 'Norwell trimmed fares as House held out'],
  ['Norwell sends aid after Norland ends daily raids', 'Norwell sent aid after Norland ended daily raids'],
  ['Okafor threatens to cut aid if Dorn wins vote', 'Okafor threatened to cut aid if Dorn wins vote'],
  ['Drones hit port as Dorn says Norland may have to yield', 'Drones hit port as Dorn said Norland may have to yield'],
  ['Norwell trims fares as costs rise', 'Norwell has trimmed fares as costs rise'],
  ['Sailors stage sit-in as crews remain stranded', 'Sailors have staged sit-in as crews remain stranded'],
  ['As costs rise, Norwell closes pier', 'As costs rise, Norwell has closed pier'],
  ['Norland backs plan because it saves money', 'Norland has backed plan because it saves money'],
] as const

for (const [headline, told] of TOGETHER)
  test(`a clause in the tense of its sentence: ${told}`, () =>
    assert.ok(waysOf(headline).includes(told), waysOf(headline).join('\n')))

const NO_PAST = [
  ['Ruiz closes pier before storm hits Skerra', /\bclosed pier before\b(?<!(?:has|have) .*)/],
  ['Ruiz discloses pier will close as he thanks crew', /as he thanked|(?<!(?:has|have|reportedly) )disclosed pier/],
  ['Dorn quits when term ends', /\bquit when\b/],
  ['Ruiz wins as Dorn concedes and Holm celebrates', /(?<!(?:has|have|reportedly) )won\b/],
  ['Crowds gather as ship docks', /(?<!(?:has|have|reportedly) )gathered\b/],
  ['Norland expels envoy after spy arrests', /arrested/],
  ['Okafor quits after price rises bite', /rose bite/],
  ['Norwell frees man after DNA tests clear him', /tested clear/],
  ['Okafor sues after EU bans take effect', /banned take/],
  ['Okafor quits after ferry supplies dry up', /supplied dry/],
  ['Holm wins prize after photo shows bear', /bore/],
  ['Okafor announces she leaves when term ends', /term ended/],
  ['Study finds boats rot when crews sleep', /crews slept/],
  ['Norwell loses ferries if pier closes', /\blost\b/],
  ['A year after storm kills 30, town rebuilds', /rebuilt/],
  ['Fares rise when banks borrow more', /\bborrowed\b/],
  ['Sailors suffer after council cuts fuel payments', /fueled payments/],
  ['Crews protest after council plans dump site', /dumped/],
  ['Norwell clears homes as dam risks collapse', /collapsed/],
  ['Norwell names crew as army exits Skerra in weeks', /exited/],
  ['Norwell sends ship as Norland builds bomb', /\bbuilt\b/],
  ['Guards flee as sailors lie dead', /\blied\b/],
  ['Norcom slides as Skerra forecasts shake trade', /forecast shake/],
  ['Okafor quits after audit shows funds go missing', /showed funds go/],
  ['Ruiz quits after abuse claims case', /claimed case/],
  ['Ruiz quits after spy arrests shake Norwell', /arrested shake/],
  ['Kelp found in Skerra lake as water levels drop amid drought', /leveled/],
  ['Ruiz leaves pier as she recovers from crash', /recovered/],
  ['Ruiz quits after bomb threats close schools', /\bhas quit\b/],
] as const

for (const [headline, wrong] of NO_PAST)
  test(`no past where a clause cannot follow it: ${headline}`, () => {
    for (const way of waysOf(headline)) assert.doesNotMatch(way, wrong)
  })

test('what somebody has said is in no tense that clashes, nor over because of it', () => {
  for (const way of sayAttributed('Eight die in Norland avalanches', { who: 'rescuers', verb: 'say' }))
    assert.doesNotMatch(way, /have said/)
  const fares = sayAttributed('fares are too high', { who: 'rescuers', verb: 'say' })
  const phone = sayAttributed('Norcom phone gets new camera', { who: 'leak', verb: 'says' })
  assert.ok(!phone.some((way) => way.includes('got')))
  assert.ok(fares.includes('Rescuers have said that fares are too high'))
})
