/** A step towards a deed is not the deed: agreed to talk, plotting, expected, postponed, "would have", still under way. */
import { TIME_UNIT } from '../clause/lexicon.ts'
import { AFTER_COMMA, isContent, JOINED, type Word } from '../clause/words.ts'
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

const ALLOWING = set('allow approve permit greenlight authorize authorise back')

/** "clears way for extradition" told as "is extradited" */
const asWayFor: Finder = (words, at) => {
  const isWay = keyAt(words, at) === 'way' && keyAt(words, at + 1) === 'for'
  const deed = isWay ? words[at + 2] : ALLOWING.has(lemmaAt(words, at)) ? words[at + 1] : undefined
  if (deed === undefined || !isContent(deed) || !/(?:ion|al|ure|ment)$/.test(deed.lexeme.key)) return null
  return {
    rule: 'plan',
    message: 'tells as done what is only allowed',
    lostAt: (said) =>
      said.findIndex(
        (word, i) =>
          same(deed)(word) &&
          word.lexeme.key !== deed.lexeme.key &&
          /ed$/.test(word.lexeme.key) &&
          !/^(?:be|to|can|could|may|will)$/.test(keyAt(said, i - 1)),
      ),
  }
}

const GRANTING = set('grant give win get receive award secure obtain')
const REQUESTING = set('seek request demand want')

/** "granted asylum" told as "seeks asylum" */
const asGranted: Finder = (words, at) => {
  const what = words[at + 1]
  if (!GRANTING.has(lemmaAt(words, at)) || what === undefined || !isContent(what) || has(words, REQUESTING)) return null
  if (words.slice(Math.max(0, at - 2), at).some(({ lexeme }) => /^(?:to|not|may|could)$/.test(lexeme.key))) return null
  return {
    rule: 'plan',
    message: 'asks for what the source tells as granted',
    lostAt: (said) =>
      has(said, GRANTING)
        ? -1
        : said.findIndex(
            (_, i) => REQUESTING.has(lemmaAt(said, i)) && said[i + 1] !== undefined && same(what)(said[i + 1]!),
          ),
  }
}

/** "offered draw before losing" told as "draws" */
const asOffered: Finder = (words, at) => {
  const what = words[at + 1]
  if (!/^(?:offer|propose|request|demand)$/.test(lemmaAt(words, at)) || what === undefined || !isContent(what))
    return null
  if (what.lexeme.verbForms === 0 || words.some((word, i) => i !== at + 1 && same(what)(word))) return null
  return {
    rule: 'plan',
    message: 'tells as done what is only offered',
    lostAt: (said) =>
      said.findIndex(
        (word, i) =>
          same(what)(word) && word.lexeme.key !== what.lexeme.key && !/^(?:to|will|would)$/.test(keyAt(said, i - 1)),
      ),
  }
}

/** "after ten-day standoff" told as "for ten days" */
const asLongOf: Finder = (words, at) => {
  const span = words[at]!
  const what = words[at + 1]
  if (!words.slice(Math.max(0, at - 3), at).some(({ lexeme }) => lexeme.key === 'after')) return null
  if ((span.marks & JOINED) === 0 || (span.lexeme.flags & TIME_UNIT) === 0 || what === undefined || !isContent(what))
    return null
  return {
    rule: 'number',
    message: 'tells of something else how long it lasts',
    lostAt: (said) =>
      said.some(same(what))
        ? -1
        : said.findIndex((_, i) => keyAt(said, i) === 'for' && said.slice(i + 1, i + 4).some(same(span))),
  }
}

/** "blind in one eye" told as "blind" */
const asInOne: Finder = (words, at) => {
  const state = words[at - 1]
  const part = words[at + 2]
  if (
    !/^(?:in|on)$/.test(keyAt(words, at)) ||
    keyAt(words, at + 1) !== 'one' ||
    state === undefined ||
    part === undefined
  )
    return null
  if (state.lexeme.singular !== null || !isContent(state) || !isContent(part)) return null
  return {
    rule: 'scope',
    message: 'tells of all what the source tells of a part',
    lostAt: (said) =>
      said.some(same(part)) || has(said, set('one half partly partially')) ? -1 : said.findIndex(same(state)),
  }
}

/** "fined for failing to report accident" told as "fined for accident" */
const asForFailing: Finder = (words, at) => {
  const isFailing = /^(?:failing|refusing|threatening|trying|offering|planning)$/.test(keyAt(words, at + 1))
  if (keyAt(words, at) !== 'for' || !isFailing) return null
  const behind = words.slice(at + 4).filter(isContent)
  return {
    rule: 'cause',
    message: 'gives another reason than the source',
    lostAt: (said) =>
      said.some(({ lexeme }) => /^(?:fail|refus|threat|try|tri|offer|plan|not$|without|attempt)/.test(lexeme.key))
        ? -1
        : said.findIndex(
            (_, i) => keyAt(said, i) === 'for' && said[i + 1] !== undefined && behind.some(same(said[i + 1]!)),
          ),
  }
}

/** "teens who sleep more score higher" told as "sleep makes teens score higher" */
const asWhoMore: Finder = (words, at) =>
  /^(?:more|less|longer|later)$/.test(keyAt(words, at)) &&
  words.slice(Math.max(0, at - 4), at).some(({ lexeme }) => lexeme.key === 'who') &&
  !has(words, MAKING)
    ? {
        rule: 'cause',
        message: 'ties cause and effect that the source does not tie',
        lostAt: (said) => said.findIndex((_, i) => MAKING.has(lemmaAt(said, i))),
      }
    : null
const MAKING = set('make help boost improve raise cause let lead')

/** "third of patients" told as "third clinic" */
const asFraction: Finder = (words, at) =>
  /^(?:third|quarter|fifth|tenth)$/.test(keyAt(words, at)) && keyAt(words, at + 1) === 'of'
    ? {
        rule: 'number',
        message: 'counts by place what the source tells as a share',
        lostAt: (said) =>
          said.findIndex(
            ({ lexeme }, i) =>
              lexeme.key === keyAt(words, at) &&
              said[i + 1] !== undefined &&
              isContent(said[i + 1]!) &&
              !/^(?:an?|one|two)$/.test(keyAt(said, i - 1)),
          ),
      }
    : null

/** A lesser deed, and the greater one it is not. */
const DEGREES: readonly (readonly [lesser: ReadonlySet<string>, greater: ReadonlySet<string>])[] = [
  [set('suspend pause'), set('end scrap abolish cancel abandon')],
  [set('contain'), set('extinguish douse')],
  [set('oppose condemn'), set('order lead launch approve')],
]

/** "suspend strike" told as "end strike" */
const asLesser: Finder = (words, at) => {
  const [lesser, greater] = DEGREES.find(([small]) => small.has(lemmaAt(words, at))) ?? []
  const what = words.slice(at + 1, at + 4).find(isContent) ?? words[at - 1]
  if (lesser === undefined || greater === undefined || what === undefined || has(words, greater)) return null
  return {
    rule: 'direction',
    message: 'tells of more than is done',
    lostAt: (said) =>
      has(said, lesser)
        ? -1
        : said.findIndex((_, i) => greater.has(lemmaAt(said, i)) && said.slice(i + 1, i + 4).some(same(what))),
  }
}

const KEPT_IN = set('hospital prison jail custody detention')
const RELEASING = set('release discharge free leave out')

/** "released from hospital" told as "in hospital" */
const asReleased: Finder = (words, at) => {
  if (!KEPT_IN.has(keyAt(words, at)) || !has(words.slice(Math.max(0, at - 3), at), RELEASING)) return null
  return {
    rule: 'direction',
    message: 'puts in whom the source lets out',
    lostAt: (said) =>
      has(said, RELEASING) || denies(said)
        ? -1
        : said.findIndex(({ lexeme }, i) => lexeme.key === keyAt(words, at) && keyAt(said, i - 1) === 'in'),
  }
}

const HALFWAY = set('halfway halftime interim overnight midway provisional')
const FINISHING = set('finish end win lose')

/** "third at halfway stage" told as "finishes third" */
const asHalfway: Finder = (words, at) =>
  !HALFWAY.has(keyAt(words, at)) || has(words, FINISHING)
    ? null
    : {
        rule: 'plan',
        message: 'tells as the end what is not yet',
        lostAt: (said) => (has(said, HALFWAY) ? -1 : said.findIndex(({ lexeme }) => FINISHING.has(lexeme.lemma))),
      }

const OBSTACLES = set('objection opposition obstacle barrier resistance')

/** "drops objection to Skerra joining bloc" told as "Skerra joins bloc" */
const asObjection: Finder = (words, at) => {
  const isObstacle = OBSTACLES.has(words[at]!.lexeme.singular ?? keyAt(words, at)) && keyAt(words, at + 1) === 'to'
  const deed = words.slice(at + 2, at + 6).find(({ lexeme }) => /ing$/.test(lexeme.key))
  if (!isObstacle || deed === undefined || !isContent(deed)) return null
  return {
    rule: 'plan',
    message: 'tells as done what is only allowed',
    lostAt: (said) =>
      has(said, set('object objection opposition oppose obstacle barrier resistance let allow may can could'))
        ? -1
        : said.findIndex((word, i) => same(deed)(word) && !/ing$/.test(word.lexeme.key) && keyAt(said, i - 1) !== 'to'),
  }
}

/** "more time to cull birds" told as "cull more birds" */
const asMoreOf: Finder = (words, at) => {
  const what = words[at + 1]
  if (!/^(?:more|fewer|extra|additional)$/.test(keyAt(words, at)) || what === undefined || !isContent(what)) return null
  if (words.some((_, i) => i !== at && keyAt(words, i) === keyAt(words, at))) return null
  return {
    rule: 'scope',
    message: 'tells of more of something else',
    lostAt: (said) =>
      said.some(same(what))
        ? -1
        : said.findIndex(
            (_, i) =>
              keyAt(said, i) === keyAt(words, at) &&
              said[i + 1] !== undefined &&
              words.some((word, k) => k > at + 1 && isContent(word) && word.lexeme.key === keyAt(said, i + 1)),
          ),
  }
}

/** "to move 400 jobs to Skerra" told as "to move to Skerra" */
const asMoving: Finder = (words, at) => {
  const to = words.findIndex(({ lexeme }, i) => i > at && i < at + 5 && /^(?:to|from)$/.test(lexeme.key))
  const what = words.slice(at + 1, Math.max(at + 1, to)).findLast(isContent)
  const isMoved = /^(?:move|relocate|shift|transfer)$/.test(lemmaAt(words, at)) && what !== undefined
  if (!isMoved || /^(?:out|back|in|into|down|up|on|ahead|closer|quickly)$/.test(keyAt(words, at + 1))) return null
  return {
    rule: 'scope',
    message: 'moves as a whole of which the source moves something',
    lostAt: (said) =>
      said.findIndex(
        (_, i) =>
          lemmaAt(said, i) === lemmaAt(words, at) &&
          /^(?:to|from)$/.test(keyAt(said, i + 1)) &&
          i > 0 &&
          !said.slice(0, i).some(same(what!)),
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
  asLesser,
  asReleased,
  asHalfway,
  asObjection,
  asMoreOf,
  asMoving,
  asWayFor,
  asGranted,
  asOffered,
  asLongOf,
  asInOne,
  asForFailing,
  asWhoMore,
  asFraction,
  asAgreedToTalk,
  asPostponed,
  asWouldHave,
  asGoingOn,
  asWillNot,
]
