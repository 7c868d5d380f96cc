/**
 * Phrases that lure elsewhere and tell a fact here, by what stands beside them: "first major update" of a program,
 * "the harbor board's top lawyer", what investigators want to know, a party called Your Party.
 */
import type { Cue, Headline } from '../headline/words.ts'
import { isParticiple, isPast } from '../words/vocabulary.ts'

/** Whether the phrase keeps nothing back and speaks to nobody. */
export function isTold({ words, isTitleCase }: Headline, { tactic, first, last }: Cue): boolean {
  const [before, further] = [words[first - 1], words[first - 2]?.key ?? '']
  const behind = words[last + 1]
  switch (tactic) {
    case 'curiosity-gap':
      // "gets its first major update", "major update for HarborOS 7": which one, or of what.
      if (words[first]!.key === 'major' && words[last]!.key === 'update')
        return /^(?:first|second|third|next|last|latest|new|final)$/.test(before?.key ?? '') || behind?.key === 'for'
      // "Prosecutors want to know why the dam broke": asked by them.
      return (
        words[first]!.key === 'know' && before?.key === 'to' && /^want(?:s|ed)?$/.test(further) && !asksReader(words)
      )
    case 'authority-bait':
      // "the navy's top lawyer": there is one.
      return words[first]!.key === 'top' && before !== undefined && /['’]s?$/.test(before.text)
    case 'false-urgency':
      // "Alert dog foils burglary": what it is.
      return words[first]!.key === 'alert' && first === last && behind?.gap === ' '
    case 'fear-appeal':
      return isWorryOfNamed(words, first, last) || isUpdateComing(words, first, last)
    case 'moralizing':
      // "letter in defense of her crew", "watches his kids grow up": no heading of a column, and no order.
      return (
        (/^in (?:defen[cs]e|praise)$/.test(`${words[first]!.key} ${words[first + 1]?.key ?? ''}`) &&
          first > 2 &&
          /^[’”"']? $/.test(words[first]!.gap)) ||
        (words[first]!.key === 'grow' &&
          /^(?:kids?|children|sons?|daughters?|babies|who|they|to)$/.test(before?.key ?? ''))
      )
    case 'hyperbole':
      // "made more money than anyone else": counted.
      return (
        words[first]!.key === 'than' && behind?.key === 'else' && COUNTED.test(before?.key ?? '') && further === 'more'
      )
    case 'editorial-adverb':
      // "is just as safe as the old one", "is just about done": how much; "is just about money" belittles.
      return (
        words[last]!.key === 'just' &&
        behind?.gap === ' ' &&
        (behind.key === 'as' || (behind.key === 'about' && isAlmost(words[last + 2]?.key ?? '')))
      )
    case 'second-person':
      // "adopts Your Party as name": in sentence case its capital has no other reason.
      return (
        first === last &&
        words[first]!.text === 'Your' &&
        words[first]!.gap === ' ' &&
        !isTitleCase &&
        /^\p{Lu}/u.test(behind?.text ?? '')
      )
    default:
      return false
  }
}

const isAlmost = (key: string): boolean =>
  isPast(key) || isParticiple(key) || /^(?:ready|over|everything|every|there|enough)$/.test(key)

const COUNTED = /^(?:copies|goals|medals|money|points|runs|seats|tickets|titles|votes|wins)$/

const asksReader = (words: Headline['words']): boolean => words.some(({ key }) => /^you/.test(key))

/** "Norland worries it could be next": its own worry. */
const isWorryOfNamed = (words: Headline['words'], first: number, last: number): boolean =>
  words[last]!.key === 'next' &&
  words
    .slice(Math.max(0, first - 4), first)
    .some(({ key }, i) => i + first > 0 && /^(?:worr(?:y|ies|ied)|fears)$/.test(key))

/** "A fix is coming for a bug in HarborOS": nobody is hunted. */
const isUpdateComing = (words: Headline['words'], first: number, last: number): boolean =>
  /^(?:is|are) coming for$/.test(
    words
      .slice(first, last + 1)
      .map(({ key }) => key)
      .join(' '),
  ) &&
  /^(?:hotfix(?:es)?|fix(?:es)?|patch(?:es)?|updates?|upgrades?|features?|relief|help|support|refunds?)$/.test(
    words[first - 1]?.key ?? '',
  )
