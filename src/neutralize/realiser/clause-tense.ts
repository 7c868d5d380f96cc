/**
 * The clauses beside the main verb ("after sightings halt flights") in the tense it is told in: "reopened after sightings
 * halted flights". A clause whose verb nobody can be sure of gets no such tense, nor does the sentence.
 */
import { memoize } from '../../text/memoize.ts'
import { capitalize, inQuotes, join, sentence } from '../plain/grammar.ts'
import { adverbOf, joinedAs, MOSTLY_VERB, PLURAL_IN_FRONT } from '../statement/joined.ts'
import type { Statement } from '../statement/kind.ts'
import { looksPlural } from '../statement/object.ts'
import { mayTell, readStatement } from '../statement/statement.ts'
import { isAuxiliary } from '../words/closed-classes.ts'
import { isBaseVerb, isGerund, isNoun, isPast, isPersonNoun, isThirdPerson, verbLemma } from '../words/vocabulary.ts'
import { plural, verbForms } from '../words/word-forms.ts'
import { inPastTense, isEvent, isScheduled, keepsPresent, NAMES_DEED, REPORTS, STATES } from './verb-tense.ts'

type Tense = 'past' | 'perfect'

/** A way of saying the statement, its clauses in the tense of its verb; null where one of them cannot be put so. */
export function inOneTense(text: string, statement: Statement): string | null {
  const clauses = clausesOf(`${withSmallStart(statement.prefix)}\n${statement.rest}`)
  // What somebody says, finds or announces has a tense of its own, and so have its clauses.
  if (clauses.length === 0 || saysClause(statement)) return text
  const tense = tenseOf(text, statement, clauses)
  if (tense === null) return text
  if (isUnfinished(statement) || isAsItEnds(statement)) return null
  // "is growing when prices are low"
  if (statement.kind === 'progressive' && clauses.some((clause) => clause.startsWith('when '))) return null
  let told = text
  for (const clause of clauses) {
    const at = placeOf(clause, told)
    if (at < 0) continue
    // "has ordered cuts as reservoirs fall": beside a perfect it may go on.
    if (tense === 'perfect' && /^(?:as|while|because|since) /i.test(clause)) continue
    const isAhead = COMES.test(told.slice(0, at))
    const then = isAhead && tense === 'perfect' ? clause : clauseThen(clause, tense)
    if (then === null || (isAhead && then !== clause)) return null
    told = told.slice(0, at + 1) + then.slice(1) + told.slice(at + clause.length)
  }
  // "have taken city after army fled as leader quits": one beside the other.
  const isMixed =
    tense === 'perfect' &&
    told !== text &&
    clauses.some((clause) => /^(?:as|while) /i.test(clause) && clause.split(' ').slice(1).some(mayBePresent))
  return isMixed ? null : told
}

/** Headlines tell the past in the present tense; a state or a habit is no event of the past. */
export function inPast(statement: Statement): string | null {
  if (!isEvent(statement) || isUnfinished(statement)) return null
  const joined = joinedAs(statement, 'past')!
  const behind = saysClause(statement) ? joined : clausesInPast(joined)
  if (behind === null || isAsItEnds(statement)) return null
  const then = secondInPast(inPastTense(behind))
  return keepsPresent(then) ? null : sentence(statement, adverbOf(statement.group) + statement.forms!.past, then)
}

/** "A year after the flood, town rebuilds", "loses jobs if pier closes": it is not done. */
const isUnfinished = ({ prefix, group, rest }: Statement): boolean =>
  REBUILDS.test(group) ||
  (/\b(?:if|unless|until|once)\b/i.test(`${prefix} ${rest}`) &&
    !/\bto \p{Ll}+ .*\b(?:if|unless|until|once)\b/u.test(rest))

const REBUILDS = /^(?:rebuild|recover|heal|grieve|mourn|wait|struggle)s?$/

/** "announces she leaves when term ends", "arrests man who sails as he plays". */
const saysClause = ({ forms, rest }: Statement): boolean =>
  SPEAKS.test(forms?.base ?? '') || / (?:who|that|which) .* (?:after|as|when|while|before|because|since) /.test(rest)

const SPEAKS =
  /^(?:say|tell|warn|vow|reveal|claim|report|show|find|suggest|confirm|announce|argue|insist|allege|admit|discover|rule|promise|learn|fear|think|believe|know|hope|expect|hear|predict|forecast|deny|prove|explain|pledge|agree|decide)$/

/** "quits when term ends": it is to come, as likely as not. */
const isAsItEnds = ({ forms, rest }: Statement): boolean =>
  clausesOf(rest).some((clause) => clause.startsWith('when ') && clause.split(' ').slice(1).some(mayBePresent)) &&
  /^(?:quit|resign|leave|retire|step down|return|open|close|launch|start|begin|end|expire|stop|go)$/.test(
    forms?.base ?? '',
  )

/** ", Dow falls 700 points" → ", Dow fell 700 points": of somebody else, by a verb that is no noun. */
const secondInPast = (behind: string): string =>
  behind.replace(
    /(, (?!(?:who|which|that|and|but|or|as|if|what|how)\b)\p{L}[\p{L}’'-]*(?: [\p{L}-]+)?) (\p{Ll}+s)(?= \S)/u,
    (whole, before: string, verb: string) => {
      const base = isThirdPerson(verb) && !isNoun(verb) ? verbLemma(verb) : undefined
      return base === undefined || STATES.test(base) || REPORTS.test(base) || inQuotes(behind, behind.indexOf(whole))
        ? whole
        : `${before} ${verbForms(base).past}`
    },
  )

/** What follows a verb that is told in the past, its clauses with it. */
function clausesInPast(behind: string): string | null {
  let told = behind
  for (const clause of clausesOf(behind)) {
    const then = clauseThen(clause, 'past')
    if (then === null || (then !== clause && COMES.test(told.slice(0, told.indexOf(clause))))) return null
    told = told.replace(clause, () => then)
  }
  return told
}

const OPENER = () =>
  /(?<![^\s])(?<!\b(?:such|so|as|than|long|soon|much|well|just|the|a|an|even) )(?:after|as|when|while|before|because|since)(?= (?!(?:well|much|many|soon|long|if|of|to|part|expected|planned|usual|ever|is|are|was|not)\b)[^\s‘'“"])/gi

/** "disclosed that pier will close as he thanks crew": the clause may be of what is to come. */
const COMES = /\b(?:will|can|cannot|won[’']t|may|must|shall)\b/

/** Each from the word that opens it to the next such word. */
const clausesOf = memoize((text): string[] => {
  const starts = [...text.matchAll(OPENER())].map(({ index }) => index).filter((at) => !inQuotes(text, at))
  return starts.map((at, i) => {
    const line = text.indexOf('\n', at)
    const end = Math.min(starts[i + 1] ?? text.length, line < 0 ? text.length : line)
    return text.slice(at, end).trim()
  })
}, 64)

/** As whole words: "as polls open" is not in "as polls opened". */
function placeOf(clause: string, text: string): number {
  const at = text.toLowerCase().indexOf(clause.toLowerCase())
  return /[\p{L}\p{N}]/u.test(text.charAt(at + clause.length)) ? -1 : at
}

const withSmallStart = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** The tense of a way that the headline itself is not in; null where it is told as it stood. */
function tenseOf(
  text: string,
  { prefix, subject, group, rest, forms, kind }: Statement,
  clauses: string[],
): Tense | null {
  const without = (told: string) =>
    clauses.reduce((left, clause) => {
      const at = placeOf(clause, left)
      return at < 0 ? left : left.slice(0, at) + left.slice(at + clause.length)
    }, told)
  const before = without(join(prefix, subject, group, rest))
  const after = without(text)
  const more = (mark: RegExp) => (after.match(mark) ?? []).length > (before.match(mark) ?? []).length
  if (more(/\b(?:was|were|did|had)\b/g)) return 'past'
  if (more(/\b(?:has|have|having)\b/g)) return 'perfect'
  const past = kind === 'present' && forms !== null && forms.past !== forms.base ? forms.past.split(' ')[0]! : ''
  const words = after.split(' ')
  const had = before.split(' ')
  // "went up" for "jump" as well.
  const isNew = (word: string) => !had.includes(word) && (word === past || (isPast(word) && !isBaseVerb(word)))
  return kind === 'present' && words.some((word, i) => isNew(word) && !isDone(words[i - 1])) ? 'past' : null
}

/** "is fired": no past. */
const isDone = (before = ''): boolean => /^(?:is|are|be|being|been|\p{Ll}+ly)$/u.test(before)

const clauseThen = (clause: string, tense: Tense): string | null => {
  const then = readThen(`${tense} ${clause}`)
  return then === '' ? null : then
}

/** '' for none. */
const readThen = memoize((key): string => {
  const at = key.indexOf(' ')
  const [tense, clause] = [key.slice(0, at) as Tense, key.slice(at + 1)]
  const gap = clause.indexOf(' ')
  const opener = clause.slice(0, gap).toLowerCase()
  const all = clause.slice(gap + 1)
  const words = all.split(' ')
  // "as ship docks": a verb that no list has.
  if (
    /^(?:as|when|while|because)$/.test(opener) &&
    /^(?:[\p{L}’'-]+ ){1,3}?\p{Ll}+[^su’']s(?:$| )/u.test(all) &&
    !words.some((word) => mayBePresent(word) || isPast(word))
  )
    return /^(?:an?|the|his|her|its|their|part) /.test(all) || / (?:of|for|in|on|to|with|at) /.test(all) ? clause : ''
  if (!words.some(mayBePresent)) return clause
  // What comes is not over: "before fans return", "as ferry opens Monday".
  if (opener === 'before') return tense === 'perfect' ? clause : ''
  if (AHEAD().test(all)) return ''
  if (isGerund(words[0]!) || /^[“"‘'].*[’”"']$/.test(all)) return clause
  // "after Ruiz quits; pier …", "…, council says": what stands behind is another clause.
  for (const core of [...(/[,;:]|[–—]/.test(all) ? [] : [all]), all.split(/(?<=\S)(?:[,;:]| [–—-])(?= )/)[0]!]) {
    const behind = all.slice(core.length)
    const then = putBack(core, opener, tense)
    if (then === undefined) continue
    if (then === '' || (behind !== '' && then !== core)) return ''
    return `${clause.slice(0, gap)} ${then}${behind}`
  }
  const known = inPastTense(clause)
  // "abuse claims case": with one bare word behind it, it may be a noun.
  if (known !== clause) {
    const at = known.split(' ').findIndex((word, i) => word !== clause.split(' ')[i])
    const next = clause.split(' ')[at + 1] ?? ''
    // "shows bear as it eats": a noun; "fan attacks shock city": the other word is the verb.
    if (!isThirdPerson(clause.split(' ')[at]!) || isBaseVerb(next)) return ''
    return clause.split(' ').length === at + 2 && /^\p{Ll}+$/u.test(next) && !next.endsWith('ly') ? '' : known
  }
  if (/^(?:he|she|it|they|we)$/.test(words[0]!)) return words.some(isPast) ? clause : ''
  // "have gathered as thousands remain stranded"
  const mayStay = (word: string) => tense === 'perfect' && opener !== 'after' && STATES.test(verbLemma(word) ?? '')
  return mayTell(all) &&
    words.some(
      (word, i) => !mayStay(word) && ((isOnlyVerb(word) && !isSameThen(words[i - 1] ?? '')) || isDeedOfMany(words, i)),
    )
    ? ''
    : clause
}, 64)

const AHEAD = () =>
  /\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|tomorrow|tonight|next|soon|by (?:Christmas|Easter|\p{Lu}\p{L}+|\d+)|within|midnight|in (?:\p{L}+ |\d+ )?(?:minutes|hours|days|weeks|months|years))\b/u

const mayBePresent = (word: string): boolean =>
  /^\p{Ll}+(?:n[’']t)?[,;:]?$/u.test(word) &&
  (isThirdPerson(word.replace(/[,;:]$/, '')) ||
    isBaseVerb(word.replace(/[,;:]$/, '')) ||
    isAuxiliary(word) ||
    /n[’']t$/.test(word))
const isOnlyVerb = (word: string): boolean =>
  /^(?:is|are|has|have|does|do|will|can)$/.test(word) ||
  (/^\p{Ll}+$/u.test(word) && isThirdPerson(word) && !isNoun(word) && !NAMES_DEED.test(word))

/** "beat forecasts", "hit targets": the present as the past. */
const isSameThen = (word: string): boolean => isBaseVerb(word) && isPast(word)

/** "after bomb threats close schools" */
const isDeedOfMany = (words: readonly string[], i: number): boolean =>
  i > 0 && isBaseVerb(words[i]!) && !isPast(words[i]!) && /^\p{L}+[^su’']s$/u.test(words[i - 1]!)

/** The clause in the past; as it is where it tells its own time; '' where that is unsure, undefined where it is not read. */
function putBack(core: string, opener: string, tense: Tense): string | undefined {
  const read = readStatement(capitalize(core))
  if (read === null) return undefined
  const { kind, group, subject, rest, prefix, forms } = read
  if (prefix !== '' || join(subject, group, rest).toLowerCase() !== core.toLowerCase()) return undefined
  const isReason = opener === 'because' || opener === 'since'
  const told = (verb: string, behind = rest) => join(core.slice(0, subject.length), verb, behind)
  if (kind === 'past' || kind.startsWith('bare')) return core
  const first = group.split(' ')[0]!.toLowerCase()
  if (kind === 'modal') return /^(?:would|could|might|should)$/.test(first) ? core : ''
  if (kind === 'future' || kind === 'fixed') return ''
  // "as army exits", "as Norland builds bomb": it goes on, or is to come.
  if (
    tense === 'past' &&
    /^(?:as|while)$/.test(opener) &&
    (GOES_ON.test(forms?.base ?? '') || (forms?.base === 'return' && /^to\b/.test(rest)))
  )
    return ''
  // "lie" has two pasts, "spit" is spelled in two ways.
  if (/^(?:lie|spit|hang)$/.test(forms?.base ?? '')) return ''
  // "after audit shows funds go missing": what is shown has a tense of its own.
  if (SAID.test(forms?.base ?? '') && AGREES().test(` ${rest}`)) return ''
  if (isReason && tense === 'past' && kind !== 'present') return ''
  // "when banks borrow more": a rule.
  if (opener === 'when' && !isThirdPerson(first)) return ''
  if (isScheduled(read) || /\b(?:now|still|today)\b/.test(`${group} ${rest}`)) return ''
  if (/^(?:was|were|had)$/.test(first)) return core
  if ((kind === 'copula' || kind === 'perfect') && tense === 'perfect' && opener !== 'after') return core
  if (/^(?:is|are|has|have)$/.test(first) && (kind !== 'present' || /^ha/.test(first)))
    return told(join(THEN[first]!, group.slice(first.length).trim()))
  if (kind !== 'present' || forms === null) return ''
  const adverb = adverbOf(group)
  // "backs plan because it saves fuel": as a rule.
  if (isReason || ((STATES.test(forms.base) || SAID.test(forms.base)) && opener !== 'after' && tense === 'perfect'))
    return core
  // "as she recovers": she has not yet.
  if (/^(?:recover|heal|struggle|wait|age|convalesce)$/.test(forms.base))
    return tense === 'perfect' && opener !== 'after' ? core : ''
  // "as Norcom beat forecasts"
  if (forms.past === forms.base && group === forms.base) return core
  const behind = joinedAs(read, 'past')
  if (behind === null || group.slice(adverb.length).split(' ').length !== forms.third.split(' ').length) return ''
  // "as Dorn concedes and Holm celebrates"
  const joint = ` ${behind}`.search(/,| and | but /)
  if (joint >= 0 && !SAID.test(forms.base) && ` ${behind}`.slice(joint).split(' ').some(isOnlyVerb)) return ''
  if (!isSureVerb({ ...read, subject: core.slice(0, subject.length) }, group.slice(adverb.length), opener))
    return isPhraseToo(group, opener, rest) ? core : ''
  return told(adverb + forms.past, behind)
}

/** "funds go missing": a verb of many, and none behind "may" or "to". */
const AGREES = () =>
  /(?<!\b(?:to|may|might|will|would|can|could|should|must|not))(?<= \p{Ll}+s) (?:go|are|have|remain|come|keep|face|need|want|make|run)\b/u

const GOES_ON =
  /^(?:appear|approach|await|build|consider|continue|depart|exit|head|hunt|launch|leave|look|loom|near|plan|prepare|seek|sell|target|try|weigh)$/

/** What somebody says is told in its own tense. */
const SAID =
  /^(?:say|tell|warn|claim|argue|insist|find|show|confirm|announce|admit|reveal|disclose|suggest|report|learn|hear|realize)$/

const THEN: Record<string, string> = { is: 'was', are: 'were', has: 'had', have: 'had' }

/** "after sightings halt flights", "as internet returns" are clauses; "after tax returns", "after bomb threats" may be none. */
function isSureVerb({ subject, rest }: Statement, group: string, opener: string): boolean {
  const verb = group.split(' ')[0]!
  const next = rest.split(' ')[0]!
  if (/^(?:he|she|it|they|we|you|I)$/i.test(subject)) return true
  // "after DNA tests clear him", "as rate rises bite", "after chip supplies dry up": what comes behind is the verb.
  if (
    isThirdPerson(verb) &&
    (isNoun(verb) ||
      isNoun(verbLemma(verb) ?? '') ||
      NAMES_DEED.test(verb) ||
      /^(?:claims|beats|forecasts|tests|taps)$/.test(verb)) &&
    !/^(?:short|down|up|back|over|out|off|away)$/.test(next) &&
    !TAKES_NOUN.test(verb) &&
    (isBaseVerb(next) ||
      /^\p{Ll}+ (?:up|out|off|down|away)$/u.test(rest) ||
      (verb !== 'hits' && /^\p{Ll}+$/u.test(rest)))
  )
    return false
  // "after Holm files release": what is released.
  if (
    /^(?:files|papers|records|tapes)$/.test(group) &&
    /^(?:case|dump|leak|probe|releases?|review|sale|search|theft)$/.test(rest)
  )
    return false
  if (
    group.includes(' ') ||
    ((MOSTLY_VERB.test(verb) || /^(?:misses|beats|joins|lifts)$/.test(verb)) && rest !== '' && !OPENS_PHRASE.test(rest))
  )
    return true
  const isCalled = /^(?!I$)\p{Lu}[\p{L}’'.-]*$/u.test(subject.split(' ').at(-1)!)
  const isName = isCalled || isPersonNoun(subject.split(' ').at(-1)!)
  const hasObject = /^(?:(?:the|an?|his|her|its|their|that|he|she|it|they)$|\p{Lu}|\d|[“‘"'$£€])/u.test(next)
  const needsClause = opener !== 'after' && opener !== 'since'
  if (isThirdPerson(verb)) {
    if (looksPlural(subject) && !isName) return false
    // "price rises bite", "water levels drop"; no "heat reaches peak".
    if (!isCalled && isBaseVerb(next) && !PARTICLE.test(next) && !TAKES_NOUN.test(verb)) return false
    if (hasObject || (!isNoun(verb) && !isNoun(verbLemma(verb) ?? '') && !NAMES_DEED.test(verb))) return true
    // "as House holds out", "after ship hits pier", "after Norland ends daily pauses": a particle or a thing behind it.
    if (PARTICLE.test(next)) return true
    if (rest !== '' && !OPENS_PHRASE.test(rest) && (!isNoun(verb) || isName || isOnlyVerbOf(rest))) return true
    // "as internet returns after": no part is played by that.
    return (
      needsClause &&
      (opener !== 'as' || /^(?:returns|rises|falls|drops|surges|begins|ends|turns|moves|makes|takes)$/.test(verb))
    )
  }
  if (!isBaseVerb(verb) || !looksPlural(subject)) return false
  // "after photo shows bear", "after council cuts fuel payments", "as dam risks collapse": the form in -s may be the verb.
  const last = subject.split(' ').at(-1)!
  if (isThirdPerson(last) && !MANY_THINGS.test(last)) return false
  // "as costs rise": no part is played by that either.
  if (needsClause && !PLURAL_IN_FRONT.test(subject.split(' ').at(-1)!)) return true
  const isNounToo = isNoun(verb) || isNoun(plural(verb))
  return !isNounToo || hasObject || (/^\p{Ll}/u.test(next) && /^\p{Ll}+[^su’']s$/u.test(next) && !isPast(next))
}

const MANY_THINGS =
  /^(?:costs|clashes|doubts|fears|hopes|polls|prices|profits|protests|rates|sales|shares|storms|talks|temperatures|votes)$/
const TAKES_NOUN = /^(?:reaches|makes|takes|gives|brings|sees|wins|loses|seeks)$/
const PARTICLE = /^(?:short|clear|down|up|back|over|out|off|away)$/

/** "toll surprises global market", and no "abuse claims case", "visits ban": nothing behind it is a verb, or of a compound. */
const isOnlyVerbOf = (rest: string): boolean =>
  (/ |s$/.test(rest) || isNoun(rest)) &&
  !rest.split(' ').some((word) => isBaseVerb(word) || isPast(word) || isThirdPerson(word)) &&
  !/^(?:\p{Ll}+ )?(?:case|row|scandal|crisis|deal|tax|law|bill|tour|team|trial|inquiry|fears|system|scheme|policy|rules|office|agency|programme|program)\b/u.test(
    rest,
  )

const OPENS_PHRASE = /^(?:in|on|at|by|of|from|over|against|near|for|to|across|during|amid|with|and|or|between|into)\b/

/** What is most likely no clause: "after drone attacks", "before tax cuts", "as storm shelters". */
const isPhraseToo = (group: string, opener: string, rest: string): boolean =>
  /^(?:after|before|since)$/.test(opener) && isThirdPerson(group) && (rest === '' || OPENS_PHRASE.test(rest))
