/**
 * What the guard refuses of the engine's own wordings of the development headlines: sentences that keep every fact and
 * stand without a frame are nearly always true, so most of what is printed is refused wrongly.
 *
 *     node tools/eval-guard-own.ts          how many headlines have a wording that a rule refuses
 *     node tools/eval-guard-own.ts --misses the first such wording of each headline and rule as well
 */
import { Choice } from '../src/neutralize/choice.ts'
import { readSource } from '../src/neutralize/guard/guard.ts'
import { candidatesOf } from '../src/neutralize/plan/candidates.ts'
import { withoutOpening } from '../src/neutralize/plan/frames.ts'
import { planHeadline } from '../src/neutralize/plan/headline-plan.ts'
import { ownWordings, sourceOf, variationProblems } from '../src/neutralize/variation-guard.ts'
import { hasDebriefData, readNewsTitles } from './debrief/data.ts'

if (!hasDebriefData()) {
  console.error('the development data is not beside the repository')
  process.exit(1)
}

/** Of one headline: what comes later differs by a word or two from what came before. */
const MOST_ASKED = 25
/** A candidate of a smaller share has lost a fact. */
const WHOLE = 0.999
const ABOUT_ARTICLE = /^(?:Article|Report on|Story on|News|Publisher)\b/

const refusals = new Map<string, string[]>()
let asked = 0
let refused = 0
for (const { title } of readNewsTitles()) {
  const plan = planHeadline(title)
  const choice = new Choice(title, plan, 5)
  const source = sourceOf(title)
  const facts = readSource(source)
  const own = ownWordings(source, plan)
  const seen = new Set<string>()
  for (const { text } of candidatesOf(plan).take(MOST_ASKED)) {
    if (ABOUT_ARTICLE.test(text) || withoutOpening(text) !== text || choice.read(text).share < WHOLE) continue
    asked++
    const violations = variationProblems(facts, text, () => own)
    if (violations.length > 0) refused++
    for (const { rule, text: span, message } of violations) {
      if (seen.has(rule)) continue
      seen.add(rule)
      refusals.set(rule, [...(refusals.get(rule) ?? []), `${title}\n    ${text}\n    “${span}” ${message}`])
    }
  }
}

console.log(`${asked} wordings, ${((100 * refused) / asked).toFixed(2)} % refused`)
for (const [rule, texts] of [...refusals].sort((a, b) => b[1].length - a[1].length)) {
  console.log(`${rule.padEnd(16)} ${texts.length}`)
  if (process.argv.includes('--misses')) for (const text of texts) console.log(text)
}
