/**
 * What is done in a verb and its company ("takes effect", "calls off") by another verb: `phrase=put/put`, by what must
 * hold of the place, as in `paraphrase/small-words.ts`; in base form here, and inflected on both sides.
 */
import { verbForms } from '../words/word-forms.ts'
import { CIRCUMSTANCE } from './newsroom-phrases.ts'
import { after, all, type Condition, inside, not } from './small-word-conditions.ts'

export const VERB_PHRASES: readonly (readonly [holds: Condition, lines: string])[] = [
  [
    inside,
    `take effect=go into effect/come into force, go into effect=take effect/come into force, come into force=take effect,
go missing=disappear, fall ill=become ill, tie the knot=get married,
take over as=become,
take control of=gain control of, plead guilty to=enter a guilty plea to, plead not guilty to=enter a plea of not guilty to,
plead not guilty in=enter a plea of not guilty in, pay tribute to=honor,
warn of=warn about, put on hold=suspend, do away with=abolish,
call off=cancel, file lawsuit against=sue,
file a lawsuit against=sue, file suit against=sue,
make an appearance=appear, speak out against=criticize,
scale back=reduce/cut back, team up with=join forces with, join forces with=team up with`,
  ],
  // "passes away from goal": the ball.
  [all(inside, not(after(/^(?:from|to)$/))), `pass away=die`],
  // "boxer weighs in on Friday", "signs off on air"
  [
    all(
      inside,
      not(
        after(
          /day$|^(?:\d.*|air|television|radio|time|january|february|march|april|may|june|july|august|september|october|november|december)$/,
        ),
      ),
    ),
    `weigh in on=comment on, sign off on=approve`,
  ],
  // "rolls out the red carpet", "update is rolling out", "yard is ramping up": nothing is introduced, or by nobody.
  [
    all(
      inside,
      after(/^(?!(?:the|today|now|early|globally|widely|worldwide|soon|red|carpet)$)\p{L}/u),
      not(after(CIRCUMSTANCE)),
    ),
    `roll out=introduce, ramp up=intensify/step up`,
  ],
]

/** The lines of the verbs in every form, as `[phrase, puts]`; a form that may be two of its verb is left out. */
export function* inflected(lines: string): Generator<[string, string]> {
  for (const line of lines.split(/,\s/)) {
    const [phrase, puts] = line.split('=') as [string, string]
    const from = verbForms(phrase)
    const to = puts.split('/').map(verbForms)
    const put = (form: keyof typeof from): string => to.map((verb) => verb[form]).join('/')
    yield [from.third, put('third')]
    yield [from.gerund, put('gerund')]
    const isBaseClear = from.base !== from.past
    if (isBaseClear) yield [from.base, put('base')]
    if (from.past !== from.participle) yield [from.participle, put('participle')]
    if (isBaseClear && (from.past !== from.participle || put('past') === put('participle')))
      yield [from.past, put('past')]
  }
}
