/**
 * Statements that speak to the reader and tell of nothing but what it will do to him: told as what the article holds.
 *
 *     "These Photos Of Gulls Will Melt Your Heart"  → the photos of gulls
 *     "This Test Will Reveal Your Dominant Mood"    → a test meant to reveal readers' dominant mood
 *     "We Need To Talk About The Harbor"            → the harbor
 */

import { adoredThing, judgedThing } from '../lists/praise.ts'
import { capitalize, indefinite, small } from '../plain/grammar.ts'
import { manipulationIn, plainWording } from '../plain/plain-wording.ts'
import { addressesReader, tellOfReaders, unquoted } from '../plain/reader-person.ts'
import { looksPlural } from '../statement/object.ts'
import { isBaseVerb, isGerund, verbLemma } from '../words/vocabulary.ts'
import { aboutThing, asNoun, type ReaderPromise, toldWhat } from './about-thing.ts'
import { readKind } from './article-kind.ts'
import { readBait } from './bait-forms.ts'
import { readHeldBack } from './held-back.ts'
import { asPlain } from './reader-question.ts'
import { readShown } from './reader-shown.ts'

/** Most headlines are none, and need no closer look. */
const MAY_PROMISE =
  /\byou|^if |^this is (?:\S+ ){0,2}(?:the|an?) | missing | here$|^(?:here['’]s|here is|this is|see) what (?:happens|would) |\b(?:quiz|talk|talked|discuss|discussed|moment|minute|second|ode|toast|letter|tribute|eulogy|thank|salute|farewell|homage|hymn)\b|\beverything .*\bknow|^every(?:one|body) .*\bstop\b/i

/** @param text in sentence case */
export function readReaderPromise(text: string): ReaderPromise | null {
  const judged = judgedThing(text.replace(/[.!]+$/, ''))
  if (judged !== null) return aboutThing(judged, true)
  const adored = adoredThing(text.replace(/[.!]+$/, ''))
  if (adored !== null) return aboutThing(adored)
  const kind = readKind(text.replace(/[.!]+$/, ''))
  if (kind !== null) return kind
  const bait = readBait(text.trim().replace(/[.!]+$/, ''))
  if (bait !== null) return bait
  const shown = readShown(text.trim().replace(/[.!]+$/, ''))
  if (shown !== null) return shown
  const held = readHeldBack(text.trim().replace(/[.!]+$/, ''))
  if (held !== null) return held
  if (!MAY_PROMISE.test(text)) return null
  const said = text.trim().replace(/[.!]+$/, '')
  if (/[.?!;] |[^“"]: |\s[–—-]\s/.test(unquoted(said))) return null
  return (
    advice(said) ??
    missing(said) ??
    consequence(said) ??
    needed(said) ??
    bet(said) ??
    quiz(said) ??
    caption(said) ??
    ode(said) ??
    talk(said) ??
    praised(said) ??
    promise(said)
  )
}

/** "You should be drying your nets", "You need to try this soup": what the article recommends. */
function advice(text: string): ReaderPromise | null {
  const found =
    /^you (?:really |probably |definitely |all |just |absolutely |seriously )*(should|need to|have to|must|ought to|gotta) (?:really |probably |definitely |all |just |absolutely )*(never |not |always |stop |be )?(\p{L}+)( [^,]+?)?(?: (?:asap|right now|immediately|this instant))?$/iu.exec(
      text,
    )
  if (found === null) return null
  const adverb = (found[2] ?? '').trim().toLowerCase()
  const verb = found[3]!.toLowerCase()
  const rest = found[4] ?? ''
  const isDoing = /^(?:be|stop)$/.test(adverb)
  const base = isDoing ? (isGerund(verb) ? verbLemma(verb) : undefined) : isBaseVerb(verb) ? verb : undefined
  // "You need to see …": that is the lure.
  if (base === undefined || /^(?:see|know|hear|be|have|check|look|watch|meet|care|worry|believe)$/.test(base))
    return null
  const told = tellOfReaders(`${adverb === 'always' ? 'always ' : ''}${base}${rest}`)
  if (told === null) return null
  const they = asPlain(told.they)
  if (/\b(?:and|it|that|this)$/.test(they)) return null
  const not = /^(?:never|not|stop)$/.test(adverb) ? (adverb === 'never' ? 'never ' : 'not ') : ''
  return {
    core: `${not}${they}`,
    ways: [
      `Article advises readers ${not}to ${they}`,
      `Readers are advised ${not}to ${they}`,
      `Publisher advises readers ${not}to ${they}`,
      `Article recommends that readers ${not === 'never ' ? 'never ' : not}${they}`,
      `Advice to readers: ${not}to ${they}`,
    ],
  }
}

/** "There was one thing missing from the pier": what it was is not told. */
function missing(text: string): ReaderPromise | null {
  const found =
    /^there(?:['’]s| is| was) (?:only |just )?(?:one|an?|something) (?:[\p{L}-]+ ){0,4}?(?:(?:thing|piece|detail|person|item|ingredient) )?missing ((?:from|in) [^,]+)$/iu.exec(
      text.replace(/:$/, ''),
    )
  if (found === null) return null
  const be = /^there was/i.test(text) ? 'was' : 'is'
  const what = `what ${be} missing ${plainWording(found[1]!).text}`
  return toldWhat(what)
}

/** "This is what happens when you …": what comes of it is told, and nobody has done it. */
function consequence(text: string): ReaderPromise | null {
  const found =
    /^(?:here['’]s|here is|this is|see) what (?:happens|would happen) (when|if) ([^,]+(?:, and [^,]+)?)$/i.exec(text)
  const told =
    found === null
      ? null
      : tellOfReaders(small(found[2]!).replace(/^you(?:['’]re| are) (?=an? )/i, 'someone is '), 'people')
  if (told === null) return null
  const clause = asPlain(told.named)
  const when = found![1]!.toLowerCase()
  return {
    core: clause,
    ways: [
      `Article describes what follows ${when} ${clause}`,
      `Article is about cases in which ${clause}`,
      `Publisher tells what comes of it ${when} ${clause}`,
      `Report on the consequences ${when} ${clause}`,
      `Article discusses what results ${when} ${clause}`,
    ],
  }
}

/** "You need these hats in your life": they are what it is about. */
function needed(text: string): ReaderPromise | null {
  const found =
    /^you (?:really |absolutely |desperately |all )?(?:need|deserve|have to have|must have|want) ((?:this|these|an?) [^,]+?)(?: (?:in your (?:life|home|kitchen|closet)|right now|immediately|asap|this (?:season|summer|winter|year)))?$/i.exec(
      text,
    )
  return found === null || addressesReader(found[1]!) ? null : aboutThing(found[1]!)
}

/** "We bet you can't name this boat". */
function bet(text: string): ReaderPromise | null {
  const dare =
    /^(?:we|i) bet (?:that )?(you (?:can['’]?t|cannot|won['’]t|don['’]t|didn['’]t|haven['’]t|aren['’]t) .+)$/i.exec(
      text,
    )
  const told = dare === null ? null : tellOfReaders(dare[1]!)
  if (told === null) return null
  const clause = asPlain(told.named)
  return {
    core: clause,
    ways: [
      `Publisher bets that ${clause}`,
      `Article expects that ${clause}`,
      `Bet by publisher: ${clause}`,
      `Headline says that ${clause}`,
      `According to a bet by the publisher, ${clause}`,
      `Readers are told that ${asPlain(told.they)}`,
    ],
  }
}

/** "The hardest knot quiz you'll ever take": the article is one. */
function quiz(text: string): ReaderPromise | null {
  const found =
    /^(?:the|a|an|this|our) ((?:(?:\p{L}+est|most \p{L}+|ultimate|only|real|tricky|impossible) )*)(.*?\b(?:quiz|(?:test|exam)(?= you['’]ll ever))\b)(?: (?:that )?(?:you['’]ll|you will|you)\b.*)?$/iu.exec(
      text,
    )
  if (
    found === null ||
    / (?:is|are|was|were|will|has|have|in|on|at|for|after|of) /.test(unquoted(found[2]!)) ||
    addressesReader(found[2]!)
  )
    return null
  const plain = small(asPlain(found[2]!))
  const thing = `${indefinite(plain)} ${plain}`
  return {
    core: plain,
    ways: [
      `Article offers readers ${thing}`,
      `${capitalize(thing)} is published for readers`,
      `Publisher runs ${thing} in an article`,
      `Readers can take ${thing}`,
      `Article consists of ${thing} to be taken by readers`,
      `${capitalize(thing)} can be taken by readers of the article`,
    ],
  }
}

/** "This gull is all you need", "Your new favorite boat is the dory": what is praised is what it is about. */
function praised(text: string): ReaderPromise | null {
  const favourite =
    /^your (?:(?:new|next|latest|other) )+(?:favou?rite |\p{L}+ )*?\p{L}+ (?:is|are) ((?:the |a |an )?[^,]+)$/iu.exec(
      text,
    )
  if (favourite !== null && !/ (?:is|are|was|were|that|and|going|to) /.test(` ${favourite[1]!} `))
    return aboutThing(favourite[1]!)
  // "Ruiz and Dorn are your new favorite crew": what they are to readers is no news of them.
  const adopted =
    /^([^,]+?) (?:is|are) (?:actually |literally |basically |officially |now )?your (?:new|next|latest|ultimate|spirit|favou?rite|dream)\b[^,]+$/iu.exec(
      text,
    )?.[1]
  if (
    adopted !== undefined &&
    !/ (?:is|are|was|were|that|who|which|and why) |^(?:what|which|who|how|why|where|when|it|this|that|here)\b/i.test(
      adopted,
    )
  )
    return aboutThing(adopted)
  // "The best mashup of the year is finally here": it is what it is about.
  const here =
    /^(?:the (?:best|greatest|cutest|coolest|funniest|most \p{L}+) |your |this |these )([^,]+?) (?:is|are) (?:finally |officially |already )?here$/iu.exec(
      text,
    )?.[1]
  if (here?.includes(' ') === true && !/ (?:that|who|which|is|are|was|were) /.test(here))
    return aboutThing(`the ${here}`)
  // "This is the oldest boat you can sail": the boat is what it is about.
  const shown = /^this is (?:\*?(?:\p{L}+ly|hands down|perhaps|maybe)\*? )?((?:the|an?) [^,]+)$/iu.exec(text)?.[1]
  if (shown !== undefined && !/ (?:is|are|was|were|says|said|and) /.test(shown)) return aboutThing(shown)
  const best =
    /^([^,]+?) (?:is|are) (?:literally |basically |probably |officially )?(?:the (?:only|(?:single )?(?:best|greatest|cutest|\p{L}+est|most \p{L}+))\b[^,]*? (?:that )?you(?:['’](?:ll|ve)| will| need| have)\b.*|(?:all|everything) (?:that )?you(?:['’](?:ll|ve))? (?:need|want|ever|have|could).*)$/iu.exec(
      text,
    )
  if (
    best === null ||
    /^(?:you|your|i|we|it|there|here|what|which|who|why|how|when|where|they|he|she|that)\b/i.test(best[1]!) ||
    /\b(?:that|which|who|this|these|is|are|was|were)$/i.test(best[1]!)
  )
    return null
  return aboutThing(best[1]!)
}

/** "When you hate your neighbour's flag": a caption, and no time. */
function caption(text: string): ReaderPromise | null {
  // "If sailors were honest": what would be then is not told.
  if (
    /^if [^,]+ (?:were|had|could|was) [^,]+$/i.test(text) &&
    !addressesReader(text) &&
    !/\b(?:I|we|would|will)\b/i.test(text)
  ) {
    const clause = small(plainWording(text).text).replace(/^If /, 'if ')
    return {
      core: clause,
      ways: [
        `Article is about what it would be like ${clause}`,
        `Article imagines how things would be ${clause}`,
        `Scenario of an article: ${clause}`,
        `Publisher imagines a situation: ${clause}`,
        `Article plays with the idea: what ${clause}`,
        `Things as they would be ${clause} are subject of article`,
        `Readers are shown how things would be ${clause}`,
      ],
    }
  }
  const told =
    /^when you(?:['’]\p{L}+)? [^,]+$/iu.test(text) ||
    (/^when (?!.*\b(?:will|can|should|could|may|must)\b)[^,]+$/i.test(text) && addressesReader(text))
      ? tellOfReaders(small(text).replace(/^When/, 'when'), 'people')
      : null
  if (told === null) return null
  const clause = asPlain(told.named)
  return {
    core: clause,
    ways: [
      `Article is about what it is like ${clause}`,
      `Article informs readers about moments ${clause}`,
      `Article shows situations ${clause}`,
      `Headline refers to times ${clause}`,
      `Publisher describes cases ${clause}`,
      `Situation of the article: ${clause}`,
    ],
  }
}

/** "An ode to the ferry": the article is one. */
function ode(text: string): ReaderPromise | null {
  const praise =
    /^(an?) (ode|toast|love letter|tribute|eulogy|open letter|thank[- ]you(?: note| letter)?|salute|farewell|homage|hymn) (to|for) (.+)$/i.exec(
      text,
    )
  if (
    praise === null ||
    addressesReader(text) ||
    praise[4]!.split(' ').length > 9 ||
    / (?:is|are|was|were|has|have|will|that|who) /.test(praise[4]!)
  )
    return null
  const thing = small(plainWording(praise[4]!).text)
  const form = praise[2]!.toLowerCase()
  const a = praise[1]!.toLowerCase()
  return {
    core: `${form} ${praise[3]} ${thing}`,
    ways: [
      `Article is ${a} ${form} ${praise[3]} ${thing}`,
      `${capitalize(a)} ${form} ${praise[3]} ${thing} is published`,
      `Author writes ${a} ${form} ${praise[3]} ${thing}`,
      `${capitalize(thing)} ${looksPlural(thing) ? 'are' : 'is'} addressed in ${a} ${form}`,
      `Publisher runs ${a} ${form} ${praise[3]} ${thing}`,
      `Text takes the form of ${a} ${form} ${praise[3]} ${thing}`,
    ],
  }
}

/** "We need to talk about the harbor", "Can we all take a moment to appreciate …". */
function talk(text: string): ReaderPromise | null {
  const known =
    /^(?:here['’]s |here is )?(?:absolutely )?everything (?:(?:you|we|people) (?:need to |should |must |have to )?|to )know(?: so far)? about (.+)$/i.exec(
      text,
    )
  if (known !== null && !addressesReader(known[1]!)) return aboutThing(known[1]!)
  const call =
    /^(?:(?:ok(?:ay)?,? )?(?:(?:so )?(?:we|it['’]s time (?:we|to)|can we(?: all)?|let['’]s|we really|it['’]s time for us to))(?: all)?(?: just| really| please)? (?:(?:need|have|got|should|must) (?:to )?)?)(?:(?:take a (?:moment|second|minute) to )?(?:talk|talked) about|discuss|discussed|take a (?:moment|second|minute) (?:to (?:appreciate|talk about|admire|look at|recogni[sz]e)|for)) (.+?)(?: right now| for a (?:second|minute|moment))?$/i.exec(
      text,
    )
  // "Let's talk boats": about them.
  const named = /^let['’]s (?:all )?(?:talk|discuss) (?!about\b|to\b|with\b|it\b|this\b|again\b)(\S+(?: \S+)*)$/i.exec(
    text,
  )
  const admired =
    /^(?:everyone|everybody)(?: please)? stop(?: everything)? and (?:appreciate|admire|look at|enjoy) (.+)$/i.exec(text)
  const thing = (call ?? named ?? admired)?.[1]
  return thing === undefined || addressesReader(thing) ? null : aboutThing(thing)
}

/** What it does to whoever sees it, and nothing that happens: "makes you feel things", "blows your mind". */
const EFFECT = () =>
  /^(?:(?:make|have|leave|get|keep) (?:you (?:all |so |really |never |instantly |literally |absolutely )*(?:feel\w*|want\w*|wish\w*|cry\w*|sob\w*|laugh\w*|smile\w*|drool\w*|cringe|squeal|scream\w*|swoon|melt|weep\w*|question\w*|believe|say\w*|rethink|reconsider|enjoy|hungry|happy|proud|thirsty|jealous|content|hot|emotional|nostalgic|speechless|breathless|dancing|hooked|shook|giddy|gasp\w*|blush|squirm|think twice|look twice|appreciate|fall in love|in (?:tears|stitches|awe))\b|your (?:heart|jaw|day|week|year|life|pants|skin|mouth|eyes|head|soul|ovaries|(?:\p{L}+ ){0,2}dreams|blood|inner)\b)|give you (?:life|chills|goosebumps|all|the (?:feels|chills|creeps)|hope|nightmares|an? \p{L}*gasm|major|serious|feels|so many|every)|blow you|ease your|(?:either )?(?:ruin|destroy|slay|haunt|shock|amaze|inspire|surprise|soothe) you|ruin your|change (?:your life|the way you)|melt your|break your heart|warm (?:your|you)|restore your|brighten your|take your breath|knock your|touch your|mess with your|mesmeri[sz]e you|leave you (?:totally |completely |absolutely )?(?:mesmeri[sz]ed|speechless|stunned|in awe|wanting)|take you (?:back|to your|on a)|be the (?:highlight|best part|death|end) of y|steal your|bring you (?:joy|to tears)|freak you|crack you|speak to your|lift your|renew your|stop you in|blow your|help you (?:believe|feel|smile))/iu
const TESTS = /\b(?:test|quiz|question|questions|quizzes|puzzle|game|poll|chart|tests)$/i

/** "This test will reveal your mood", "These photos will melt your heart". */
function promise(text: string): ReaderPromise | null {
  const parts =
    /^(.+?) (?:will|['’]ll|(?:is|are) going to|(?:is|are) gonna|may(?= ruin| destroy)) (?:(?:\p{L}+ly|just|probably|either|also|finally|make) (?=\p{L}+ ))?(?=\p{L})(.+)$/iu.exec(
      text,
    )
  // "This quiz tells you which knot you are"
  const [, test = '', verb = '', answer = ''] =
    /^(this .*?\b(?:test|quiz)) (tells|reveals|shows|determines|guesses|knows|predicts) (.+)$/i.exec(text) ?? []
  if (test !== '') return tested(test, `${verbLemma(verb.toLowerCase()) ?? verb} ${answer}`)
  if (
    parts === null ||
    !addressesReader(parts[2]!) ||
    /^(?:you|your|i|we|they|it|he|she|that|there|if|when|why|how|what|who|which|where|whether)\b/i.test(parts[1]!)
  )
    return null
  const thing = parts[1]!
  if (
    /,|\b(?:that|which|who|it|they|this|these)$|(?<!\b(?:what|who|how|where|why) .*)\b(?:is|are|was|were)$|^(?:just|get|look|see|watch|here)\b/i.test(
      unquoted(thing),
    )
  )
    return null
  let predicate = parts[2]!
  if (/^(?:you|your)\b/i.test(predicate)) predicate = `make ${predicate}`
  if (TESTS.test(unquoted(thing))) return tested(thing, predicate)
  return EFFECT().test(predicate) ? aboutThing(thing) : null
}

function tested(thing: string, predicate: string): ReaderPromise | null {
  const verb = predicate.split(' ')[0]!
  const told = isBaseVerb(verb) ? tellOfReaders(predicate) : null
  if (told === null) return null
  const test = asNoun(thing)
  const be = looksPlural(test) ? 'are' : 'is'
  const clause = asPlain(told.named)
  // "a deep truth about them": only the test is left to tell of.
  if (manipulationIn(clause).some((piece) => piece.inQuote !== true)) return aboutThing(thing)
  return {
    core: `${test} ${clause}`,
    ways: [
      `${capitalize(test)} ${be} meant to ${clause}`,
      `Article offers ${test} to ${clause}`,
      `Publisher presents ${test} as a way to ${clause}`,
      `${capitalize(test)} ${be} said to ${clause}`,
      `Readers are offered ${test} meant to ${asPlain(told.they)}`,
      `Aim of ${test}: to ${clause}`,
    ],
  }
}
