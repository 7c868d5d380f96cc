import assert from 'node:assert/strict'
import { test } from 'node:test'
import { candidatesOf, MOST_CANDIDATES } from './candidates.ts'
import { planHeadline } from './headline-plan.ts'

const NEVER: readonly (readonly [headline: string, misreading: string, never: RegExp])[] = [
  ['Norwell parliament sacks harbor chief after rebels export oil', 'a clause as a noun', /following rebels/],
  ['Skerra forecasters say severe storms could hit Norwell and flood it', 'what may be as done', /flooded|flooding/],
  [
    'Ruiz administration cuts nearly $8B in harbor projects in states that backed Dorn',
    'half a clause',
    /states backed/,
  ],
  ['Skerra and Norwell to revise ferry strategy', 'a plan without its verb', /that (?:a |the )?ferry strategy to be/],
  ['There’s one insane reason why not all boats sail in Norwell', 'a clause behind two openings', /that why/],
  ['There is a strange reason that crews strike in Norwell', 'a clause behind “that” twice', /that that/],
  ['There is a reason given for insane toll', 'reasons of no clause', /that given|gives reasons/],
  ['Why insane ferries never sink, according to study', 'a source of the reasons', /gives reasons, according/],
  ['Why not all crews back the insane deal', '“not all” behind “by”', /by not/],
  ['Whose insane promises sank the ferry?', '“whose” behind “whether”', /whether|by whose/],
  ['Why Ruiz will sell the insane pier', 'what is behind a way', /behind how/],
  ['Why insane Norwell bank closed', 'what went of itself as done', /being closed/],
  ['Fresh protests over insane toll turn violent', 'a sentence as a thing', /readers about|deals with|[Tt]here are/],
  ['Here’s one pilot who flies barefoot', 'a way as what is done', /barefoot (?:is|has been|being) flown/i],
  ['The teacher who slapped insane pupil was sacked', 'a deed as a quality', /who a /],
  ['Six crews to use insane pier', 'a plan as a thing', /(?:article|[Rr]eport) on six|readers about/],
  ['Skiing: shop around to hit the insane slopes', 'an advice as a plan', /shop around (?:will|is)/],
  ['Court is told that Ruiz heard insane noise', 'what is told twice', /told that court is told/],
  ['Mayor made fun of over her boat', 'mockery as her own', /have made|has (?:reportedly )?made|making/],
]
/** Of what is said to readers little can be told. */
const NO_ADVICE: readonly (readonly [headline: string, misreading: string, never: RegExp])[] = [
  [
    'Protect your family with insane gun, says Dorn',
    'an advice of the article',
    /[Aa]dvice|[Gg]uide|explains|sets out/,
  ],
  ['Turn your back on insane moto racing today', 'how to turn', /[Aa]dvice|[Gg]uide|how to/],
  ['Turn your garden into a harbor', 'how to, without a way', /[Aa]dvice|[Gg]uide|how to|on turn|about turn/],
]
for (const [headline, misreading, never] of NO_ADVICE)
  test(`no candidate tells ${misreading}: ${headline}`, () => {
    for (const { text } of candidatesOf(planHeadline(headline))) assert.doesNotMatch(text, never)
  })

for (const [headline, misreading, never] of NEVER)
  test(`no candidate tells ${misreading}: ${headline}`, () => {
    const texts = [...candidatesOf(planHeadline(headline))].map(({ text }) => text)
    assert.ok(texts.length > 4)
    assert.deepEqual(
      texts.filter((text) => never.test(text)),
      [],
    )
  })

test('what is put together so that ever more of it could be cut is not cut in all those ways', () => {
  const headline =
    'Why did Dorn scale back boat games with Norwell? who former Skerra captain found dead after ferry scandal led to ' +
    'abrupt resignation says Holm in the harbor with the crew'
  // Without a bound on what is read to be cut it has as many candidates as are ever looked at, each hard to come by.
  assert.ok([...candidatesOf(planHeadline(headline))].length < MOST_CANDIDATES)
})
