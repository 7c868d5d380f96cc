/**
 * What a list promises its things will do, told as what they are meant to do, where it is more than that they please:
 *
 *     will make you feel like you're at sea        meant to make people feel like they are at sea
 *     will remind you of your first boat           meant to remind people of their first boat
 *     will only make sense to people with twins    for people with twins
 */
import { addresses, audienceOf, toPeople } from './list-reader.ts'
import { FORBIDDEN } from './list-words.ts'

/** @param clause from behind the pronoun, its auxiliary written out */
export function promiseOf(clause: string): string {
  const deed = clause.replace(MODAL, '')
  for (const read of PROMISES) {
    const said = read(deed)
    if (said !== '') return FORBIDDEN.test(said) || addresses(said) ? '' : said
  }
  return ''
}

const MODAL =
  /^(?:(?:just|totally|actually|definitely|probably|really) )?(?:(?:will|would|can|could|might|may|are (?:guaranteed|sure|bound|certain|going|about) to) )?(?:(?:probably|definitely|actually|always|just|totally|only|seriously|immediately|instantly) )*/i

const PROMISES: readonly ((deed: string) => string)[] = [
  moodOf,
  reminderOf,
  easedBy,
  impressedBy,
  /** "bring back memories for people who grew up in Norwell": for whom. */
  (deed) => audienceIn(/ for ((?:people|anyone|everyone|those|someone) (?:who|with|from|in) .+)$/i.exec(deed)?.[1]),
  /** "make sense to people with twins", "speak to anyone with a boat". */
  (deed) =>
    audienceIn(
      /^(?:make (?:perfect |total |complete )?sense|resonate|ring true|speak|hit home|appeal|matter) (?:to|with|for) ((?:(?:all|any|every|only) )?(?:people|anyone|everyone|those|fans|parents|moms|dads|women|men|students|teachers) (?:who|with|from|in|of) .+)$/i.exec(
        deed,
      )?.[1],
    ),
  /** "change every sailor's life": for sailors. */
  (deed) =>
    audienceIn(
      /^(?:change|save|rock|transform|improve|make) ((?:every|any) [^,]+?)['’]s (?:life|world|day|year|week|summer|winter|wardrobe|kitchen|home)\b/i.exec(
        deed,
      )?.[1],
    ),
]

const audienceIn = (whom = ''): string => {
  const audience = whom.replace(/^(?:everyone|those) (?=who|with|from|in)/i, 'people ')
  return audience === '' ? '' : `for ${toPeople(audienceOf(audience), true)}`
}

/** What somebody is made to feel or to want; that they laugh or cry tells nothing of the things. */
function moodOf(deed: string): string {
  const [, how = '', mood = '', rest = ''] =
    /^(make|have|leave) (?:you|any ?one|every ?one|any ?body|people) (feel(?:ing)?(?: like)?|want(?:ing)? to|think(?:ing)? (?:about|of)|question(?:ing)?|wish|rethink|reconsider|believe in) (\S.*)$/i.exec(
      deed,
    ) ?? []
  const isInIng = /^\p{L}+ing\b/iu.test(mood)
  if (rest === '' || PLEASED.test(rest) || /^make$/i.test(how) === isInIng) return ''
  return `meant to make people ${mood.toLowerCase().replace('ing', '')} ${toPeople(rest, true)}`
}

const PLEASED =
  /^(?:things|everything|all|good|great|better|amazing|awesome|cry|laugh|scream|smile|die|squeal|drool|puke|vomit|barf|live|be|go|do|it|them|more|so|very|too|like)\b|\b(?:boss|queen|king|goddess|million (?:bucks|dollars)|forever|right now|immediately|asap)\b/i

/** "remind you of your childhood", "take you back to 1999". */
function reminderOf(deed: string): string {
  const what =
    /^(?:remind you (?:of|about)|(?:take|bring|transport|send) you (?:right |straight |all the way )?back to) (\S.*)$/i.exec(
      deed,
    )?.[1]
  return what === undefined ? '' : `meant to remind people of ${toPeople(what, true)}`
}

/** "make your life easier", "make life with twins simpler". */
function easedBy(deed: string): string {
  const [, where = '', how = ''] =
    /^(?:help )?make (?:your |the )?(?:\p{L}+ )?(?:life|lives)( (?:with|as|in|at|on) [^,]+?)? (?:so much |a lot |a little |a bit |way |that much |just a little |infinitely |much |\p{L}+ly )*(easier|simpler)\b/iu.exec(
      deed,
    ) ?? []
  return how === '' ? '' : `meant to make life${toPeople(where)} ${how.toLowerCase()}`
}

/** "impress your guests". */
function impressedBy(deed: string): string {
  const whom = /^(?:impress|wow|please|delight) (?:all |even )?((?:your |the )(?:[\p{L}-]+ )?[\p{L}-]+)$/iu.exec(
    deed,
  )?.[1]
  return whom === undefined ||
    /\b(?:eyes?|mind|soul|heart|senses|stomach|belly|mouth|tastebuds|taste|palate)\b/i.test(whom)
    ? ''
    : `meant to impress ${toPeople(whom)}`
}
