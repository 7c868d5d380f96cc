/** One piece of a headline read as what it is to a rewording: a statement, a question, reasons, or words that stay loaded. */

import { firstNames } from '../headline/true-case-names.ts'
import { tellOfAuthor } from '../plain/author-person.ts'
import { capitalize, small } from '../plain/grammar.ts'
import { plainWording } from '../plain/plain-wording.ts'
import { tellOfReaders } from '../plain/reader-person.ts'
import { verbFormsIn } from '../statement/finite-verbs.ts'
import { isWhatDidSo, readStatement } from '../statement/statement.ts'
import { AUXILIARY, hasFiniteVerb } from '../statement/sure.ts'
import { isToldThing } from '../topics/lone-thing.ts'
import { isNoun, isParticiple, isPast, isPersonNoun, isThirdPerson } from '../words/vocabulary.ts'
import { isFilmedAlone } from './filmed.ts'
import { whoJustDid } from './just-done.ts'

export interface PlanItem {
  /** `why`: a clause whose reasons the article gives; `how`: … whose way or course it tells; `loaded`: words stay that no wording is known for. */
  kind: 'statement' | 'why' | 'how' | 'question' | 'loaded'
  /** Sentence case, no end mark. For `why` and `how` without the question word; for `loaded` as published. */
  text: string
  /** For `loaded`: what stayed. */
  left: string[]
  /** A pronoun stood where somebody stands: behind it comes a deed. */
  isDoer?: boolean
  /** The reader is to meet or read it: a thing, whatever verb stands behind its noun. */
  isThing?: boolean
  /** Who just did it: the words before its verb. */
  did?: string
  /** Of several words one is left: "entertainment" of "“wholesome” entertainment". */
  isStump?: boolean
}

/**
 * Reads what stands as a statement; much of it is a question or an announcement.
 * @param isFirst nobody is named before it
 * @param isSaid by somebody who is named: "we" is not the author
 */
export function statementItem(text: string, isFirst: boolean, isSaid = false): PlanItem {
  // "…; then came the storm": what is told before it is followed by it.
  const came = isFirst ? undefined : /^Then (?:came|comes) ([\p{L}\p{N}][^,;:?!“‘"]{2,60})$/u.exec(text)?.[1]
  if (came !== undefined) return itemOf('statement', `${capitalize(came)} came next`, isSaid)
  // "Holm sued Ruiz. Then he was charged": in this order.
  const then = isFirst
    ? null
    : /^Then (he|she|they|it) ((?:was|were|is|are|has|have|had|will|would|could|did) )?(\S+ \S.*|\S+)$/.exec(text)
  // "… Then Skerra fired him"
  const [, doer = '', deed = ''] = isFirst
    ? []
    : (/^Then (?!(?:I|We|You)\b)((?:the )?\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)?) (\p{Ll}+ [^,;:]+)$/u.exec(text) ??
      [])
  if (isPast(deed.split(' ')[0]!) && readStatement(`${capitalize(doer)} ${deed}`) !== null) {
    const item = statementItem(`${capitalize(doer)} then ${deed}`, isFirst, isSaid)
    if (item.kind === 'statement') return item
  }
  // "Then he met the wrong woman" withholds what she did.
  if (then !== null && then[3]!.split(' ').length < 8 && !/ wrong /.test(then[3]!)) {
    const item = statementItem(`${capitalize(then[1]!)} ${then[2] ?? ''}then ${then[3]!}`, isFirst, isSaid)
    if (item.kind === 'statement') return item
  }
  const open =
    /^(?:so |and |but )?(?:why|how|where|when) (?:is|are|was|were|do|does|did|has|have|will|would|can|could|should) /i.test(
      text,
    ) ||
    // "What did Ruiz and Dorn agree to": asked, with or without its mark.
    /^what (?:do|does|did|will|would|can|could) (?:the |an? )?\p{Lu}|^who (?:is|was) (?:\p{Lu}[\p{L}’'-]+ ){1,3}\p{Lu}[\p{L}’'-]+(?:$|, )/u.test(
      small(text),
    )
  if (open) return itemOf('question', text)
  // "Which crew is the better one": asked, with or without its mark.
  if (
    /^Which (?:[\p{L}’'-]+ ){1,4}(?:is|are|was|were|will|would|should|did|does) (?!\S+$)/u.test(text) &&
    !/,/.test(text)
  )
    return itemOf('question', text)
  const invited =
    INVITED().exec(text) ??
    (isFirst
      ? /^Here(?:[’']s| is| are) (?=the\b|\p{Lu}\p{Ll}+ (?:\p{Lu}\S* )?(?:and \p{Lu}\p{Ll}+ (?:\p{Lu}\S* )?)?\p{Ll}+ing\b)/u.exec(
          text,
        )
      : null)
  // "Here are all of the harbor's boats", "These are the oldest ferries in the world": a thing.
  const shown = isFirst
    ? /^(?:Here(?:[’']s| is| are) (?=all of |an? (?:photo|picture|video|map|list|recap|timeline|guide|look) of |(?:\p{Lu}[\p{L}.]+ ){0,2}\p{Lu}\p{L}+[’']s (?:full )?(?:reaction|response|speech|interview|statement|letter|remarks|comments)\b)|These are (?=the (?:\p{Ll}+ )?\p{Ll}{3,}(?:est)? \p{Ll}+ (?:in|of|on|from) ))/u.exec(
        text,
      )
    : null
  if (shown !== null && !/[,;:?!]| and it\b|\byou\b/.test(text))
    return {
      ...itemOf('statement', `${text[shown[0].length]!.toUpperCase()}${text.slice(shown[0].length + 1)}`),
      isThing: true,
    }
  // "This is Gull for Home": shown, and not reported to be so.
  const presented = isFirst && !isSaid ? /^This is (?=\p{Lu}(?!s\b)[^,;:?!“”"]+$)/u.exec(text) : null
  if (presented !== null) return { ...itemOf('statement', text.slice(presented[0].length)), isThing: true }
  // "Here's another harbor film", "Here's every boat Ruiz has sailed": a thing as well.
  const given = isFirst ? GIVEN().exec(text) : null
  if (given !== null && !/[,;:?!“”"]|\b(?:it|we|I|my|our)\b/.test(text)) {
    const thing = text.slice(given[0].length).replace(/^your /, 'a ')
    return { ...itemOf('statement', capitalize(thing)), isThing: true }
  }
  if (invited !== null) {
    const item = statementItem(text[invited[0].length]!.toUpperCase() + text.slice(invited[0].length + 1), isFirst)
    return item.kind === 'statement' && IS_THING.test(text) ? { ...item, isThing: true } : item
  }
  // "Here's everything announced at the harbor": what was.
  const all = isFirst ? /^Here(?:[’']s| is) (?:\(?almost\)? )?everything (?:that )?(.+)$/iu.exec(text)?.[1] : undefined
  if (all !== undefined && !/[;:?!“”"]|\b(?:it|we|I|you|your)\b/i.test(all)) {
    const [first = ''] = all.split(' ')
    const isDone = isParticiple(first) && /^\S+ (?:at|in|on|by|during|from) /.test(all)
    if (isDone) return itemOf('how', `what was ${all}`)
    if (/^\p{Lu}/u.test(first)) return itemOf('how', `what ${all}`)
  }
  // "Here's one pilot who flies barefoot": one who does.
  const one = /^Here(?:[’']s| is) (?:a|one) (?=\p{Ll}+ who \p{Ll})/u.exec(text)
  if (one !== null && !/ seriously\b/.test(text)) return statementItem(`A ${text.slice(one[0].length)}`, isFirst)
  // "Make your soup better using these tips": how to.
  const advice =
    /^(Make|Change|Turn|Improve|Clean|Boost|Protect|Store|Organi[sz]e|Decorate|Upgrade) (?=(?:your |\p{Ll}+ \p{Ll}+ to (?:\p{Ll}+ )?your ))(?!.*\byour (?:back|mind|nose|eyes?)\b).*(?<!\p{L})(?:using|with|by \p{Ll}+ing|to \p{Ll}+) /u.exec(
      text,
    )
  // "Hide from gulls with a new hat": how to.
  if (isFirst && !isSaid && TOLD_HOW().test(text) && readStatement(text) === null)
    return itemOf('how', `how to ${text[0]!.toLowerCase()}${text.slice(1)}`)
  // Whoever is named gives it, and not the article.
  if (advice !== null && !isSaid && !/[,;:?!“”"]/.test(text))
    return itemOf('how', `how to ${text[0]!.toLowerCase()}${text.slice(1)}`)
  if (/^(?:are|is|can|could|will|would|should|do|does|did|have|has) (?:you|people|the|a|an) /i.test(text))
    return itemOf('question', text)
  // "Inside the court as Ruiz pleaded guilty": where it is told from.
  const inside = /^inside ((?:the|an?) (?:[\p{L}’'-]+ ){1,4}?as \p{L}\S* \S.*)$/iu.exec(text)
  if (inside !== null) return itemOf('how', `how things went in ${inside[1]!}`)
  const told = isFirst && !isSaid ? thingToldOf(text) : ''
  if (told !== '') return { ...itemOf('statement', told), isThing: true }
  // "WHO chief warns": the body, and no question.
  if (/^WHO\b/.test(text)) return itemOf('statement', text, isSaid)
  const why = tellsWhy(text)
  if (why !== null) return itemOf('why', withoutOthers(text.slice(why[0].length)))
  const known = KNOWN.exec(text)?.[1]
  if (known !== undefined) return itemOf('how', `what is known about ${known}`)
  const how = TELLS_HOW.exec(text)
  if (
    how !== null &&
    !TIMED.test(text) &&
    !RECALLED().test(text) &&
    (!/^(?:what|who)$/i.test(how[1]!) ||
      /^(?:here(?: is|['’]s) )?what (?:to|is known|is at stake|is (?:in|inside|behind|next|ahead)(?= (?:the|an?|for|of|\p{Lu})))\b/iu.test(
        text,
      ) ||
      ANNOUNCED().test(text))
  )
    return itemOf('how', `${how[1]!.toLowerCase()} ${text.slice(how[0].length)}`)
  const named = isFirst ? withoutOpeningPronoun(text) : text
  const item = itemOf('statement', named, isSaid)
  return named !== text || /^I \p{Ll}/u.test(text) ? { ...item, isDoer: true } : item
}

/**
 * "Inside Norland’s push to sell its ferries", "Here’s Dana Holm in a sailor’s hat", "Here’s my best boat of the year":
 * what such a word opens is a thing, if nothing in it can be its verb.
 */
function thingToldOf(text: string): string {
  if (isFilmedAlone(text)) return text
  const [, opens = '', thing = ''] =
    /^(Inside|Here[’']s(?: my)?) ((?:the |an? |\p{Lu}|(?<=my )\p{Ll}).*\S)$/u.exec(text) ?? []
  if (
    thing === '' ||
    /[,;:?!()“”"‘]|(?:^|\s)['’]|['’](?:\s|$)|\b(?:I|we|us|our|you|your)\b/.test(thing.replace(/s[’'] /g, 's '))
  )
    return ''
  // "Inside the raid that killed three shocks Norland"
  if (!isToldThing(thing) || readStatement(capitalize(thing)) !== null) return ''
  if (opens === 'Inside') return capitalize(thing)
  if (/my$/.test(opens)) return `The author’s ${thing}`
  // "Here’s Norland on the brink": nobody who is shown.
  const isShown = /^(?:\p{Lu}[\p{L}’'.-]* ){2,3}(?:in|with) (?:an?|his|her) \S/u.test(thing)
  return isShown && firstNames.has(thing.split(' ', 1)[0]!.toLowerCase()) ? thing : ''
}

/**
 * Words that are hardly ever a noun in front of what follows them, and a thing that is taken for it: "with Skerra" may
 * be who else takes part, "with cracks" what it is like, as "with a mayor" behind talks.
 */
const TOLD_HOW = () =>
  /^(?:Hide (?=from )|Enjoy (?=an? |the )|Stay (?=safe|warm|cool)|Protect (?=an? |the )|Embrace |Prepare (?=for )|Celebrate |Cook |Bake |Transform )[^;:?!“”"]+? (?:with|using) (?<!\b(?:talks?|wars?|deals?|trade|meetings?|match|games?|fights?|clash|battle|feud|dispute|dinner|lunch|day|night|dates?|evening|ties|relations|interview|summit|race|debate|life|people|those|someone|patients|children) with )(?:(?:an?|these|this|your|two|three|four|five|six|seven|eight|nine|ten|\d+) |(?<=using )the |(?:[\p{L}-]+ )?[\p{L}-]+(?:[’']s|s’) )[^;:?!“”"]+$/u

const GIVEN = () =>
  /^Here(?:[’']s| is) (?=(?:another|every|the latest|an?) (?!(?:chance|simple|quick|better|good|great|real|look|little|hint|thought|reason|thing|way|tip|trick)\b)\S+ \S|(?:your|an?) chance to \p{Ll}+ \S)/u

/** "Watch the race", "See Dana Whit's reaction": the reader is asked in; "watch Dana Whit's boat sink" tells what it does. */
const INVITED = () =>
  /^(?:Read|Watch|See|Hear) (?=(?:this [\p{L}-]+['’]s|the|a|an|footage of|photos of|pictures of|video of)\b|(?:[\p{Lu}][\p{L}.]+ ){0,2}\p{Lu}\p{L}+[’']s (?:full )?(?:reaction|response|speech|interview|statement|letter|remarks|comments)\b)/u

const IS_THING = /^(?:Read|Here['’]s|Here is) the (?!(?:man|woman|moment|time|day|truth|thing|latest)\b)/

/** "Dana Whit opens up about regret, says she sails too much": what she says, where it is told of nobody else. */
function withoutLoadedStart(text: string): string | null {
  const statement = readStatement(text)
  if (statement?.kind !== 'present' || statement.prefix !== '') return null
  const [, before = '', later = ''] =
    /^([^,“‘"']+), ((?:says|admits|claims|warns|insists|denies) .+)$/.exec(statement.rest) ?? []
  const mayBeOther = /\p{Lu}/u.test(before) || before.split(' ').some((word) => isPersonNoun(word))
  const core = `${statement.subject} ${later}`
  return later === '' || mayBeOther || plainWording(core).left.length > 0 ? null : core
}

/** The words as plain as they can be said; `loaded` where some cannot. */
export function itemOf(kind: PlanItem['kind'], said: string, isSaid = false): PlanItem {
  // "Will Congress do anything about it": whether it acts.
  const told =
    kind === 'question'
      ? said.replace(/ (?:actually |ever |finally )?do (?:any|some)thing about it$/i, ' act on it')
      : said
  const own = kind === 'question' && !isSaid ? askedOfOwn(told) : told
  const text = withoutStill(isSaid ? told : tellOfAuthor(own))
  const { text: bare, left } = plainWording(text)
  // "Why I favor Dorn": "why" lets the verb be of now.
  const isOwnWhy = kind === 'why' && !isSaid && /^I \p{Ll}/u.test(bare)
  const plain = isOwnWhy ? tellOfAuthor(`why ${bare}`).slice('why '.length) : bare
  const core = left.length > 0 && kind === 'statement' ? (withoutLoadedEnd(text) ?? withoutLoadedStart(text)) : null
  if (core !== null) return { kind, text: core, left: [] }
  if (left.length > 0)
    return {
      kind: kind === 'question' ? 'question' : 'loaded',
      text: kind === 'question' ? plain : text,
      left,
    }
  // "This is what it's like to sail alone": a thing that is told of.
  if (kind === 'how' && /^the experience of /.test(plain))
    return { kind: 'statement', text: capitalize(plain), left, isThing: true }
  if (kind !== 'statement') return { kind, text: plain, left }
  // "What made Ruiz quit shocked fans": the word that showed it may have gone.
  const read = isWhatDidSo(text) ? { kind, text: plain, left: [] } : explained(plain)
  const item = { ...read, isStump: text.includes(' ') && !plain.includes(' ') }
  const did = text.includes(' just ') && item.kind === 'statement' ? whoJustDid(text, plain) : ''
  return did === '' ? item : { ...item, did }
}

/** "Is your company watching you" → "Is readers' company watching them": of any company nothing is asked. */
export const askedOfOwn = (text: string): string =>
  OF_READERS_OWN().test(text) ? (tellOfReaders(text)?.named ?? text) : text

const OF_READERS_OWN = () =>
  /^(?:(?:so|and|but) )?(?:why |how |when |where )?(?:is|are|was|were|does|do|did|will|would|can|could|should|has|have) your \p{Ll}+ \S/iu

/** "Council still hasn't replied": that it has not says as much, and blames nobody. */
const withoutStill = (text: string): string =>
  /["“”‘]/.test(text)
    ? text
    : text.replace(
        /\bstill (?=(?:ha(?:s|ve|d)|is|are|was|were|do|does|did|could|would)(?:n['’]t| not)\b|(?:can|won)['’]t\b|(?:can|will) ?not\b)/gi,
        '',
      )

/** What is joined to a sentence that stands without it; a phrase behind a verb may be what the verb is about. */
const JOINT =
  /,? (?:and|but|so|as|while|leaving|sparking|prompting|after|amid|following|over|(?<=(?<!\bin an? )\b(?:plans?|bids?|efforts?|proposals?|moves?|decisions?|pledges?|threats?|attempts?) )to) (?=\S+ \S)/g
const SOURCE = /, (?:\S+ ){1,6}?(?:says?|said|finds?|found|shows?|claims?|warns?|reports?|suggests?)$|\baccording to\b/i
/** What is told only of a part, or not told: without its end it would be told of all. */
const BOUND =
  /\b(?:not|never|no|none|nobody|nothing|neither|only|just|few|hardly|without|unless|if|than|so|such|too|both|either|between|how|what|why|whether|should|must|same)\b|n['’]t\b|[“”"‘?]/i

/** "Battery charges in 90 seconds and could change everything": the end stays loaded, what stands before it is plain. */
function withoutLoadedEnd(text: string): string | null {
  for (const joint of [...text.matchAll(JOINT)].toReversed()) {
    const head = text.slice(0, joint.index)
    const tail = text.slice(joint.index + joint[0].length)
    // Who says it, says all of it.
    if (SOURCE.test(tail)) continue
    // "Okafor did not sell a boat, so rivals bought everything": two sentences, and the first is whole.
    if (/^,? (?:so|but|and) /.test(joint[0]) && DENIED.test(head) && isSentenceBehind(tail)) {
      const { text: plain, left } = plainWording(head)
      if (left.length === 0 && readStatement(plain)?.prefix === '') return plain
    }
    if (/so /.test(joint[0])) continue
    if (
      BOUND.test(head) ||
      / (?:all|anything|everything|last|even|more|one)$/i.test(head) ||
      // "is as bright as it is light": what it is stands behind.
      / (?:is|are|was|were|be|been|being|has|have|had|will|would|can|could|may|might|seems?|looks?)$/i.test(head) ||
      head.split(' ').length < 4 ||
      !isClauseOrDeed(joint[0].trim(), tail) ||
      (/^ and /.test(joint[0]) && REPORTED.test(head) && !isDeedAhead(tail))
    )
      continue
    const { text: plain, left } = plainWording(head)
    const read = left.length > 0 ? null : readStatement(plain)
    if (read !== null && read.prefix === '' && !/^(?:bare-progressive|fixed)$/.test(read.kind)) return plain
  }
  return null
}

const DENIED =
  /^[^“”"‘?]*(?:\b(?:not|never|cannot)\b|n['’]t\b)(?!.*(?:\b(?:so|such|only|just|if|unless|than|either|whether|because)\b))[^“”"‘?]*$/i

/** "amid reports Norland | and Skerra have met": two who do it. */
const REPORTED =
  /\b(?:reports?|claims?|fears?|hopes?|rumou?rs?|signs|news|evidence|says?|said|believes?|thinks?|that|as|after|while|when|because|before) (?:[^\s,;:]+ ){0,2}[^\s,;:]+$/

const isDeedAhead = (tail: string): boolean => {
  const [first = ''] = tail.split(' ')
  return AUXILIARY.test(first) || isThirdPerson(first) || isPast(first)
}

/** With somebody of its own: no second deed that is denied, too. */
function isSentenceBehind(tail: string): boolean {
  const [first = '', second = ''] = tail.split(' ')
  const isWho = /^\p{Lu}/u.test(first) || isPersonNoun(first.toLowerCase()) || /^\p{Ll}+[^s]s$/u.test(first)
  return isWho && !isThirdPerson(first) && !isPast(first) && (isPast(second) || hasFiniteVerb(tail))
}

/** A verb behind the joint: "ships and trains" are one object. */
function isClauseOrDeed(joint: string, tail: string): boolean {
  if (/ing$|(?:after|amid|over|to)$/.test(joint)) return true
  const words = tail.split(' ').slice(0, 6)
  if (/(?:as|while)$/.test(joint)) return hasFiniteVerb(tail)
  // "and calmed everyone": whatever verb it is.
  if (/^(?:and|but)$/.test(joint) && /^\p{Ll}{2,}[^aeiou]ed$/u.test(words[0]!) && !isNoun(words[0]!)) return true
  return AUXILIARY.test(words[0]!) || isThirdPerson(words[0]!) || isPast(words[0]!) || hasFiniteVerb(tail)
}

/** A clause behind a question word is what the article explains, whatever stood before it: "what a teacher found". */
export function explained(text: string): PlanItem {
  const why =
    /^why (?!(?:is|are|was|were|do|does|did|has|have|had|wo|will|would|ca|can|could|should|not)(?:n['’]?t)?\b)/i.exec(
      text,
    )
  if (why !== null) return { kind: 'why', text: withoutOthers(text.slice(why[0].length)), left: [] }
  // "What gift should every sailor get": asked without a mark.
  if (
    /^(?:what|which) (?:[\p{L}-]+ ){1,3}(?:should|would|could|can|will|does|do) (?:every|the|an?|you|people|they|he|she|it)\b/iu.test(
      text,
    )
  )
    return { kind: 'question', text, left: [] }
  // "The story of how Okafor lost his boat": how he did.
  const told = /^(?:the |an? )(?:\p{Ll}+ )?(?:story|tale) (?:of|behind) (?=how \S+ \S)/iu.exec(text)
  if (told !== null) return { kind: 'how', text: text.slice(told[0].length), left: [] }
  const isClause =
    !/^WHO\b/.test(text) &&
    !TIMED.test(text) &&
    !RECALLED().test(text) &&
    !isWhatDidSo(text) &&
    /^(?:how|what|who|where|when) (?!(?:a|an) \S+$)/i.test(text) &&
    (text.split(' ').some((word, i) => i > 1 && (isPast(word) || isThirdPerson(word) || AUXILIARY.test(word))) ||
      // "What harbor gulls say about Norwell"
      /^what (?:\S+ ){1,8}?(?:say|think|mean|tell|reveal|want|need|expect) (?:about|of|for|to|from) \S/i.test(text)) &&
    !isWhatItIs(text) &&
    !/^(?:what|who) (?:is|are|was|were|do|does|did|has|have|will|would|can|could|should) /i.test(text)
  return isClause
    ? { kind: 'how', text: text[0]!.toLowerCase() + text.slice(1), left: [] }
    : { kind: 'statement', text, left: [] }
}

const DOES_SO =
  'makes|made|sets|keeps|kept|drives|drove|caused|causes|triggered|prompted|sank|killed|ended|led|lies|changes|convinced|brought|brings'

/** "What Norwell needs is a pier", "What keeps crews awake could harm them": what it is or does, is told. */
const isWhatItIs = (text: string): boolean =>
  /^what (?:is|was) \p{L}+ (?:is|was) (?:that|how|not)\b/iu.test(text) ||
  /^what (?!(?:is|are|was|were)\b)[^,:;?!]+? (?:is|are|was|were) that\b/iu.test(text) ||
  /^what (?!(?:is|are|was|were)\b)[^,:;?!]*?(?:(?:wants?|needs?|matters|did|does|found|got|saw) (?:is|are|was|were) |(?<! (?:say|says|said|think|thinks|thought|believes?|believed|calls?|called|hopes?|hoped|fears?|feared)) (?:is|are|was|were) (?:not |just |only |really )?(?:an?|the|its|his|her|their|this|to|more|less|what|how)\b)/iu.test(
    text,
  ) ||
  new RegExp(
    `^what (?:${DOES_SO}|matters|happened|happens|went|began|started|looks|looked|seems|seemed) (?:(?!(?:that|who|which|when|if|as|because|where)\\b)\\S+ )*?(?:is|are|was|were|will|would|can|could|may|might|should|has|had)\\b`,
    'iu',
  ).test(text)

/** "He bought …" with nobody named before it. */
function withoutOpeningPronoun(text: string): string {
  if (/["“”‘]/.test(text)) return text
  return text
    .replace(/^He['’]s (?=\p{Ll}+ing\b)/u, 'A man is ')
    .replace(/^She['’]s (?=\p{Ll}+ing\b)/u, 'A woman is ')
    .replace(/^He\b(?! (?:said|says)\b)(?= \S+ \S)/, 'A man')
    .replace(/^She\b(?! (?:said|says)\b)(?= \S+ \S)/, 'A woman')
}

/** "This is what the port looks like", "Look who won": what it is or who it was is shown. */
const ANNOUNCED = () =>
  /^(?:(?:this is|look|see) (?:what|who)|here(?: is|['’]s) (?:what(?! happen)|who)) (?!\p{Ll}+ (?:to|in|of|on)\b)/iu

/** "When the mayor spoke, she …": when it was, and no question. */
const TIMED = /^when\b[^,]*, \S/i

/** "When the last ferry came home", "When Sailing Is a Family Affair": a time is told of, and none is asked for. */
const RECALLED = () =>
  /^when (?!(?:is|are|was|were|do|does|did|has|have)\b)(?!.*\b(?:will|would|can|could|should|may|might|must|to|do|does|did|has|have)\b)(?!.*\b(?:is|are|was|were)(?:$| (?:back|closed|due|next|open|over|likely|set|\p{L}+ed)\b))/iu

/** "What we know so far about the fire". */
const KNOWN = /^what (?:we know|is known)(?: so far)? (?:about|of) (.+?)(?:,? so far)?$/i

/** "Here's why …", "The real reason why …": reasons are announced. */
const TELLS_WHY =
  /^(?:(?:(?:this|that|here)(?: is|['’]s) )?(?:the (?:real |surprising )?reasons? )?why|there(?: is|['’]s) (?:an?|one) (?:(?:very |really )?[a-z]+ )?reason(?= (?:why |that )?(?!(?:why|that|for|to|behind|not(?! (?:all|every|everyone|many)\b)|of|and)\b))(?: why| that)?) /i

/** "Why crews are happier, and other effects of the flood": the effects have no reasons of their own. */
const withoutOthers = (clause: string): string => {
  const others = /(?<=\S \S.*), (?:and|plus) (?:other|more) [^,]+$/i.exec(clause)?.[0] ?? ''
  return verbFormsIn(others) > 0 ? clause : clause.slice(0, clause.length - others.length)
}

/** "There's a reason ferries stop" has a clause behind it, "There is a reason given for …" has none. */
export function tellsWhy(text: string): RegExpExecArray | null {
  const why = TELLS_WHY.exec(text)
  // "Why didn’t Okafor sail": asked, and not told.
  if (/^why (?:is|are|was|were|do|does|did|has|have|had|wo|would|ca|could|should)n['’]?t\b/i.test(text)) return null
  return why !== null &&
    /^there.* reason(?: that)? $/i.test(why[0]) &&
    readStatement(capitalize(text.slice(why[0].length))) === null
    ? null
    : why
}

/** "This is how …", "Where to …". */
export const TELLS_HOW =
  /^(?:(?:this|that|here)(?: is|['’]s) )?(?:exactly )?(how|what|when|where|who|(?<= )which|(?<= )whose) /i
