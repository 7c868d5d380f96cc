/** A step towards a deed is not the deed: agreed to talk, plotting, expected, postponed, "would have", still under way. */
import { TIME_UNIT } from '../clause/lexicon.ts'
import { AFTER_COMMA, isContent, type Word } from '../clause/words.ts'
import { denies, type Finder, has, keyAt, lemmaAt, same, set } from './limit.ts'

const TALKS = set('talk talks negotiation negotiations discussion discussions discuss negotiate meet consider dialogue')

/** "agree to resume talks on fishing" told as "agree on fishing" */
const asAgreedToTalk: Finder = (words, at) => {
  const isOfTalks =
    lemmaAt(words, at) === 'agree' &&
    /^(?:to|on)$/.test(keyAt(words, at + 1)) &&
    has(words.slice(at + 2, at + 6), TALKS)
  if (!isOfTalks) return null
  return {
    rule: 'plan',
    message: 'tells as agreed what is only to be talked about',
    lostAt: (said) =>
      has(said, TALKS)
        ? -1
        : said.findIndex(
            (_, i) =>
              (lemmaAt(said, i) === 'agree' && keyAt(said, i + 1) === 'on') ||
              /^(?:deal|agreement)$/.test(keyAt(said, i)),
          ),
  }
}

const POSTPONING = set('postpone delay defer reschedule')
const CANCELLING = set('cancel scrap abandon axe nix')
const PUT_OFF = set('postpone delay defer reschedule put later')

/** "postpones tour" told as "cancels tour" */
const asPostponed: Finder = (words, at) =>
  (!POSTPONING.has(lemmaAt(words, at)) && !(lemmaAt(words, at) === 'put' && keyAt(words, at + 1) === 'off')) ||
  has(words, CANCELLING) ||
  words.some((_, i) => isCalledOff(words, i))
    ? null
    : {
        rule: 'plan',
        message: 'cancels what the source puts off',
        lostAt: (said) =>
          has(said, PUT_OFF) || denies(said)
            ? -1
            : said.findIndex((_, i) => CANCELLING.has(lemmaAt(said, i)) || isCalledOff(said, i)),
      }
const isCalledOff = (words: readonly Word[], at: number): boolean =>
  lemmaAt(words, at) === 'call' && words.slice(at + 1, at + 5).some(({ lexeme }) => lexeme.key === 'off')

const UNREAL = set('would could might may if may to')

/** "offer that would have ended strike" told as "offer, ending strike" */
const asWouldHave: Finder = (words, at) => {
  const verb = words[at + 2]
  if (!/^(?:would|could|might)$/.test(keyAt(words, at)) || keyAt(words, at + 1) !== 'have' || verb === undefined)
    return null
  if (!isContent(verb) || words.some((word, i) => i !== at + 2 && same(verb)(word))) return null
  return {
    rule: 'plan',
    message: 'tells as done what would have been',
    lostAt: (said) =>
      has(said, UNREAL)
        ? -1
        : said.findIndex(
            (word, i) =>
              same(verb)(word) &&
              // "bill loosening gun laws": what it would do.
              (/ing$/.test(word.lexeme.key) ? (word.marks & AFTER_COMMA) !== 0 : isContent(said[i - 1] ?? word)),
          ),
  }
}

const LASTING = set('drag continue stall linger resume')
const BE = set('is are was were been being')

/** "as repair of pipeline drags on" told as "after pipeline is repaired" */
const asGoingOn: Finder = (words, at) => {
  const deed = words[at - 1]
  const isLasting = LASTING.has(lemmaAt(words, at)) || (lemmaAt(words, at) === 'go' && keyAt(words, at + 1) === 'on')
  if (!isLasting || deed === undefined || !isContent(deed)) return null
  return {
    rule: 'plan',
    message: 'tells as done what goes on',
    lostAt: (said) =>
      said.findIndex(
        (word, i) => same(deed)(word) && /e[dn]$/.test(word.lexeme.key) && BE.has(keyAt(said, i - 1)) && !denies(said),
      ),
  }
}

const NOT_DOING = set('not refuse decline avoid avert reject rule drop cancel without never no stop shun')

/** "but will not strike" told as "and plan to strike" */
const asWillNot: Finder = (words, at) => {
  const verb = words[at + 2]
  const isDenied = keyAt(words, at) === 'will' && /^(?:not|never)$/.test(keyAt(words, at + 1))
  if (!isDenied || verb === undefined || !isContent(verb)) return null
  if (words.some((word, i) => i !== at + 2 && same(verb)(word))) return null
  // "will not rise this year"
  if (
    words
      .slice(at + 3)
      .some(({ lexeme }) => (lexeme.flags & TIME_UNIT) !== 0 || /^(?:until|before|if|unless)$/.test(lexeme.key))
  )
    return null
  return {
    rule: 'negation',
    message: 'tells as planned what is denied',
    lostAt: (said) =>
      said.findIndex(
        (word, i) =>
          same(verb)(word) &&
          /^(?:to|will)$/.test(keyAt(said, i - 1)) &&
          !has(said.slice(Math.max(0, i - 5), i), NOT_DOING) &&
          !denies(said),
      ),
  }
}

const JOBS = set('job staff worker employee post position')
const CLOSING = set('close shut shutter fold')

/** "cuts 80 jobs" told as "closes" */
const asJobsCut: Finder = (words, at) => {
  const isCut = /^(?:cut|axe|shed|slash|lose)$/.test(lemmaAt(words, at))
  const isLaidOff = lemmaAt(words, at) === 'lay' && keyAt(words, at + 1) === 'off'
  const jobs = words.slice(at + 1, at + 5)
  if (!(isCut && jobs.some(({ lexeme }) => JOBS.has(lexeme.singular ?? lexeme.key))) && !isLaidOff) return null
  if (words.some(({ lexeme }) => CLOSING.has(lexeme.lemma) || lexeme.key === 'closure')) return null
  return {
    rule: 'new-fact',
    message: 'closes where jobs are cut',
    lostAt: (said) => said.findIndex(({ lexeme }) => CLOSING.has(lexeme.lemma)),
  }
}

export const STEP_LIMITS: readonly Finder[] = [
  asJobsCut,
  asAgreedToTalk,
  asPostponed,
  asWouldHave,
  asGoingOn,
  asWillNot,
]
