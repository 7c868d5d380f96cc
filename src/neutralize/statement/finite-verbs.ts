/** Whether a text tells something: the verbs in it that can be nothing else. */
import { memoize } from '../../text/memoize.ts'
import { AUXILIARIES } from '../words/closed-classes.ts'
import { isBaseVerb, isNoun, isParticiple, isPast, isThirdPerson } from '../words/vocabulary.ts'
import { readStatement } from './statement.ts'

/** Whether a verb tells something; words that are nouns as often count as nouns. */
export const hasFiniteVerb = (text: string): boolean => finiteVerbs(text) > 0

const finiteVerbs = memoize(
  (text): number =>
    text
      .toLowerCase()
      .split(/[^\p{L}’'-]+/u)
      .filter(
        (word, i, words) =>
          i > 0 &&
          (AUXILIARY.test(word) ||
            (isThirdPerson(word) &&
              (!isNoun(word) || /^(?:to|the|a|an|his|her|its|their)$/.test(words[i + 1] ?? ''))) ||
            (isPast(word) && !isParticiple(word)) ||
            // "experts warn", "they become"
            (isBaseVerb(word) &&
              !isNoun(word) &&
              (/^(?:they|we)$/.test(words[i - 1]!) ||
                (!isParticiple(word) && /^(?:people|police)$|[^s’']s$/.test(words[i - 1]!))))),
      ).length,
  256,
)

/** Words that can be what somebody does or did. */
export const verbFormsIn = (text: string): number =>
  text.split(/[^\p{L}’'-]+/u).filter((word) => isThirdPerson(word) || isPast(word) || AUXILIARY.test(word)).length

const AUXILIARY = new RegExp(
  `^(?:(?:is|are|was|were|has|have|had|wo|would|ca|could|must|should|does|do|did)n['’]t|(?:he|she|it|they|we|you|i|who|that|there)['’](?:s|re|m|ll|ve|d)|${AUXILIARIES})$`,
)

/** The same, and what can be read as somebody who does something, or as what is asked or done before. */
export const tells = (text: string): boolean =>
  hasFiniteVerb(text) ||
  isParticiple(text.split(' ').at(-1)!.toLowerCase()) ||
  /^(?:(?:what|how|why|who) |(?:after|before|while) \p{L}+ing\b)/iu.test(text) ||
  readStatement(text.replace(/^(?:When|While|As|After|Before|If|Since) /, '')) !== null
