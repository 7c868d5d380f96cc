/**
 * The United States, the United Kingdom and the police with the article that headlines leave out, as
 * `paraphrase/small-words.ts` has other words: `phrase=put/put`, by what must hold of the place. “American” for “US” would
 * say the same, but a name that the headline does not have looks like a new one.
 */

import { CARDINALS } from '../words/closed-classes.ts'
import { isNoun, isThirdPerson } from '../words/vocabulary.ts'
import { all, before, type Condition, some } from './small-word-conditions.ts'

const PREPOSITION =
  /^(?:in|to|from|by|with|across|outside|inside|into|between|against|for|of|at|over|after|before|despite|amid|near|through|throughout|leaves|enters|under|via)$/
const isVerb = (key = ''): boolean =>
  /^(?:is|was|has|had|will|would|could|may|might|can|must|should|says|said|does|did|wants|needs|seeks|tells)$/.test(
    key,
  ) ||
  (isThirdPerson(key) && !isNoun(key))

/** Behind it the phrase ends, or a verb follows that can be nothing else. */
const isAlone: Condition = ({ keys, words, end }) =>
  end === words.length - 1 ||
  /[,;:]$/.test(words[end]!) ||
  /^(?:and|or|in|at|after|before|as|from|to|over|on|for|during|with|by|amid|while|if|until|since|but|when|who|despite)$/.test(
    keys[end + 1]!,
  ) ||
  isVerb(keys[end + 1])

const isNation = some(
  all(before(PREPOSITION), isAlone),
  // "US imposes tariffs", "as US imposes tariffs"
  ({ keys, words, at, end }) =>
    (at === 0 || /^(?:as|if|while|because|that|says|when|after|until|before)$/.test(keys[at - 1]!)) &&
    !/[,;:]$/.test(words[end]!) &&
    isVerb(keys[end + 1]),
)
const written =
  (text: RegExp): Condition =>
  ({ words, at }) =>
    text.test(words[at]!)

/** "police" behind a preposition with nothing of theirs behind, or before a verb that many take. */
const isPolice = some(
  all(
    before(/^(?:by|from|with|against)$/),
    ({ keys, words, end }) =>
      end === words.length - 1 ||
      /,$/.test(words[end]!) ||
      /^(?:in|on|at|after|before|during|over|for|as|and|near|outside|while|following|amid|who|when|say|said)$/.test(
        keys[end + 1]!,
      ),
  ),
  ({ keys, words, at }) => {
    const [, verb = '', next = ''] = keys
    if (at > 0 || !TOLD_OF_POLICE.test(verb)) return false
    // "Police killed in ambush", "Police have been shot": some of them.
    if (SUFFERS.test(verb)) return STARTS_OBJECT.test(next) || /^\p{Lu}/u.test(words[2] ?? '')
    return (
      !/^(?:are|were|have|had|will|would|could|may)$/.test(verb) || !keys.slice(2, 5).some((key) => HARMED.test(key))
    )
  },
)

const TOLD_OF_POLICE =
  /^(?:say|said|seek|sought|are|were|have|had|will|would|could|may|investigate|investigating|arrest|arrested|detain|detained|believe|identify|identified|confirm|confirmed|want|warn|find|found|release|released|begin|began|continue|tell|told|kill|killed|seize|seized|evacuate|rescue|rescued)$/
/** What is done by the police, and to them. */
const SUFFERS = /^(?:arrested|detained|identified|confirmed|found|released|told|killed|seized|rescued|sought)$/
const STARTS_OBJECT = new RegExp(
  `^(?:an?|the|${CARDINALS}|dozens|hundreds|\\d.*|man|woman|men|women|suspects?|gunman|drivers?|body|no|new|more|that|it|he|she|his|her|their|whether|why|how|who)$`,
)
const HARMED = /^(?:killed|shot|injured|wounded|hurt|dead|attacked|stabbed|ambushed|slain|murdered)$/

export const COUNTRY_WORDS = (): readonly (readonly [holds: Condition, lines: string])[] => [
  [all(written(/^(?:US|U\.S\.),?$/), isNation), 'us=the US/the U.S., u.s=the U.S./the US'],
  [all(written(/^(?:UK|U\.K\.),?$/), isNation), 'uk=the UK/the U.K., u.k=the U.K./the UK'],
  [isPolice, 'police=the police'],
]
