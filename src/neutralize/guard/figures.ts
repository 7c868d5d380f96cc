/**
 * Figures of speech taken at their word: "pours cold water on plan" told with water, "TV war" told as a war, "fires
 * coach" told with shots. What betrays it stands in the candidate: a word of bodily harm, of an emergency, of a tool,
 * which nothing in the source means literally.
 */
import type { Clause, Range } from '../clause/clause.ts'
import { type Lexeme, PLACE_NAME, PREPOSITION } from '../clause/lexicon.ts'
import { hasTrait, lemmaTrait, occurs, trait } from '../clause/word-traits.ts'
import { AFTER_BREAK, AFTER_COMMA, isContent, JOINED, NAMED, NUMERIC, POSSESSIVE, type Word } from '../clause/words.ts'
import { AGENT, sameStem } from '../facts/clause-match.ts'
import { oncePerSource, type SourceFacts } from '../facts/facts.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

const set = (words: string) => new Set(words.split(' '))

/** Things that can be touched, hurt or seen to burn: a paraphrase has no need of them. */
const PHYSICAL = set(
  'armed physically literally bodily accident ambulance firefighter paramedic wreckage debris rubble corpse blaze inferno smoke earthquake tornado hurricane avalanche volcano landslide tsunami flood lightning thunder blade sword axe hammer spear arrow dagger knife rope broom shovel ladder bucket whip bullet grenade missile torpedo cannon gunfire gunshot blood bleeding bruise wound injury stitches fracture ankle knee elbow fist fistfight punch slap shove strangle stumble kneel vomit electrocute electric volt boxing wrestling chess kitchen oven stove cutlery furniture carpet ceiling bathtub candle matches lighter throne monarch crown jewel jeweled card dice poker casino boat ship hill raft animal dog cat horse bull bear lion tiger snake shark fish bird elephant',
)

/** Deeds that are done to rivals, plans and prices as well as to bodies, and the words of the bodily deed. */
const BODILY: readonly (readonly [figure: ReadonlySet<string>, literal: ReadonlySet<string>, ofPeople: boolean])[] = [
  ['upset', 'distress sadden offend anger annoy trouble insult', true],
  ['lose drop', 'missing vanish disappear misplace', true],
  ['shock stun jolt', 'electrocute electric unconscious', true],
  ['sweep', 'clean brush broom', true],
  ['beat rout thrash maul crush hammer demolish edge', 'batter assault attack punch injure wound', true],
  ['hit strike slam blast punch', 'punch injure wound explosion explode crash ram collide bomb', false],
  ['grill roast skewer', 'cook barbecue food meat kitchen', true],
  ['sack axe boot', 'axe kick', true],
  ['kill bury shoot torpedo', 'dead die death killer murder grave funeral burial corpse', false],
  ['bombard flood swamp besiege', 'bomb bombing shell shelling water siege', true],
  ['storm flood heat freeze chill thaw', 'weather rain water temperature ice snow wind', false],
].map(([figure, literal, ofPeople]) => [set(figure as string), set(literal as string), ofPeople as boolean] as const)
/** A part of the body or a tool that does what the verb of its name tells: "eyes listing". */
const DENOMINAL = set('eye hand head face back shoulder arm elbow nose foot thumb hammer axe shelf table floor rocket')

/** What fails or sinks as a verb, and is a thing as a noun: "film bombs". */
const DEVICES = set('bomb tank flop rocket torpedo mushroom snowball crater')

const OWNING = set('its his her their with by using')

const COUNTS = set(
  'one two three four five six seven eight nine ten dozen dozens scores hundreds thousands several many',
)

const HARMING = set('hurt hit injure wound strike shock crush bruise batter maul burn sting bite')

const HARMFUL = lemmaTrait(HARMING)

/** Strife of which there are many kinds: what stands before it makes it a figure. */
const STRIFE = set('war battle')

/** Wars all the same. */
const REAL_WAR = set(
  'civil ground proxy world nuclear air drone border gulf year long all out full scale shadow guerrilla gang',
)

export function checkFigures(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  let at = figureWord(facts, reading)
  if (at < 0) at = physicalWord(facts, reading)
  if (at < 0) at = bodilyWord(facts, reading)
  if (at < 0) at = bodyPart(facts, reading)
  if (at < 0) at = bareStrife(facts, reading)
  if (at >= 0) {
    findings.push(wordFinding('new-fact', reading, at, at, 'takes a figure of speech at its word'))
    return
  }
  if (!occurs(reading.traits, HARMFUL)) return
  for (const clause of reading.clauses) {
    const victim = harmedPerson(facts, reading, clause)
    if (victim >= 0) {
      findings.push(wordFinding('roles', reading, victim, victim, 'is harmed in the source by nobody'))
      return
    }
  }
}

/** Words of the figures of a text, each with the plain words of its figure, and those that stand outside of them. */
function figureStems(
  parts: readonly { words: readonly Word[] }[],
): [inside: Map<Word, readonly string[]>, outside: Word[]] {
  const inside = new Map<Word, readonly string[]>()
  const outside: Word[] = []
  for (const { words } of parts) {
    let to = 0
    let plain: readonly string[] = []
    words.forEach((word, i) => {
      if (word.phrase?.plain !== undefined && i + word.phrase.words.length > to) {
        to = i + word.phrase.words.length
        plain = word.phrase.plain
      }
      if (!isContent(word)) return
      if (i < to) inside.set(word, plain)
      else outside.push(word)
    })
  }
  return [inside, outside]
}

const figuresOf = oncePerSource(({ parts }) => figureStems(parts))

/** A word of a figure of the source that stands outside of any figure here: "crown jewel", "a jeweled crown". */
function figureWord(facts: SourceFacts, reading: CandidateReading): number {
  const [figures, plain] = figuresOf(facts)
  if (figures.size === 0) return -1
  const [mine] = figureStems([reading])
  const isPlain = (word: Word) =>
    plain.some((other) => sameStem(other.lexeme, word.lexeme)) ||
    facts.parts.some((part) =>
      part.words.some((other) =>
        other.phrase?.plain?.some((key) => key === word.lexeme.key || key === word.lexeme.lemma),
      ),
    )
  return reading.words.findIndex(
    (word, i) =>
      isContent(word) &&
      !mine.has(word) &&
      [...figures].some(
        ([other, meanings]) => sameStem(other.lexeme, word.lexeme) && !standsBeside(reading.words, i, meanings),
      ) &&
      !isPlain(word),
  )
}

/** "raises concerns" for "raises alarms", "comes under criticism": what the figure means goes with its verb. */
function standsBeside(words: readonly Word[], index: number, meanings: readonly string[]): boolean {
  return words
    .slice(Math.max(0, index - 2), index + 3)
    .some(({ lexeme }) => meanings.includes(nameOf(lexeme)) || meanings.includes(lexeme.key))
}

function hasStem(facts: SourceFacts, { lexeme }: Word): boolean {
  return facts.keys.has(lexeme.key) || facts.keys.has(lexeme.lemma) || facts.stems.has(lexeme.stem)
}

function hasSense(facts: SourceFacts, { lexeme }: Word): boolean {
  return (
    hasStem(facts, { lexeme } as Word) ||
    lexeme.senses.some((sense) => facts.senses.has(sense) || facts.narrower.has(sense))
  )
}

function nameOf({ singular, lemma }: Lexeme): string {
  return singular ?? lemma
}

/** "knife-edge vote" has no knife. */
function isOnlyJoined(facts: SourceFacts, { lexeme }: Word): boolean {
  let isFound = false
  for (const { words } of facts.parts)
    for (let i = 0; i < words.length; i++) {
      if (!sameStem(words[i]!.lexeme, lexeme)) continue
      if (((words[i + 1]?.marks ?? 0) & JOINED) === 0) return false
      isFound = true
    }
  return isFound
}

const TANGIBLE = trait(
  (lexeme) => PHYSICAL.has(lexeme.key) || PHYSICAL.has(lexeme.lemma) || PHYSICAL.has(nameOf(lexeme)),
)

function physicalWord(facts: SourceFacts, { words, traits }: CandidateReading): number {
  if (!occurs(traits, TANGIBLE)) return -1
  return words.findIndex(
    (word, i) =>
      hasTrait(word.lexeme, TANGIBLE) &&
      (word.marks & NAMED) === 0 &&
      ((isOnlyJoined(facts, word) && ((words[i + 1]?.marks ?? 0) & JOINED) === 0) ||
        (!hasSense(facts, word) && !facts.roots.has(word.lexeme.root))),
  )
}

interface Figure {
  verb: Word
  literal: ReadonlySet<string>
}

/** The verbs of the source that tell of rivals, plans and prices what others tell of bodies. */
const bodilyFigures = oncePerSource(({ parts }): readonly Figure[] =>
  parts.flatMap(({ words, clauses }) =>
    clauses.flatMap(({ isPassive, object, marker, lemma, verb }) =>
      isPassive || object === null || marker === 'label'
        ? []
        : BODILY.filter(([figures, , ofPeople]) => figures.has(lemma) && (ofPeople || !isBodily(words, object))).map(
            ([, literal]) => ({ verb: words[verb]!, literal }),
          ),
    ),
  ),
)

/** The bodily word has nothing in the source but the figure. */
function bodilyWord(facts: SourceFacts, { words }: CandidateReading): number {
  for (const { verb, literal } of bodilyFigures(facts)) {
    const at = words.findIndex(
      (word) =>
        (literal.has(word.lexeme.key) || literal.has(word.lexeme.lemma)) &&
        !hasStem(facts, word) &&
        !isMeantElsewhere(facts, word, verb),
    )
    if (at >= 0) return at
  }
  return -1
}

/** People, places and numbers can be hit, hopes and budgets cannot. */
function isBodily(words: readonly Word[], { from, to }: Range): boolean {
  return words
    .slice(from, to)
    .some(
      (word) =>
        (word.marks & (NAMED | NUMERIC)) !== 0 ||
        COUNTS.has(word.lexeme.key) ||
        (word.lexeme.flags & PLACE_NAME) !== 0 ||
        isPerson(word),
    )
}

function isPerson(word: Word): boolean {
  return (word.marks & NAMED) === 0 && (hasTrait(word.lexeme, AGENT) || PEOPLE.has(word.lexeme.key))
}

/** Another word of the source than the figure shares a sense with it. */
function isMeantElsewhere(facts: SourceFacts, { lexeme }: Word, figure: Word): boolean {
  return facts.parts.some((part) =>
    part.words.some(
      (other) =>
        !sameStem(other.lexeme, figure.lexeme) && other.lexeme.senses.some((sense) => lexeme.senses.includes(sense)),
    ),
  )
}

const USED = trait((lexeme) => DENOMINAL.has(nameOf(lexeme)) || DEVICES.has(nameOf(lexeme)))

/** "eyes listing" told with "its eyes", "film bombs" with bombs: the source has the word as a verb only. */
function bodyPart(facts: SourceFacts, { words, clauses, traits }: CandidateReading): number {
  if (!occurs(traits, USED)) return -1
  return words.findIndex((word, i) => {
    if (!hasTrait(word.lexeme, USED)) return false
    const isOwned = DENOMINAL.has(nameOf(word.lexeme)) && i > 0 && OWNING.has(words[i - 1]!.lexeme.key)
    const isDevice = DEVICES.has(nameOf(word.lexeme))
    if ((!isOwned && !isDevice) || clauses.some((clause) => clause.verb === i)) return false
    let isFound = false
    for (const part of facts.parts)
      for (let at = 0; at < part.words.length; at++) {
        if (!sameStem(part.words[at]!.lexeme, word.lexeme)) continue
        const deed = part.clauses.find((clause) => clause.verb === at)
        if (deed === undefined || (isDevice && (deed.object !== null || deed.isPassive || deed.status !== 'done')))
          return false
        isFound = true
      }
    return isFound
  })
}

const FOUGHT = trait((lexeme) => STRIFE.has(nameOf(lexeme)))

/** "TV war" told as "war in India": nothing says any more which war it is. */
function bareStrife(facts: SourceFacts, { words, clauses, traits }: CandidateReading): number {
  if (!occurs(traits, FOUGHT)) return -1
  return words.findIndex((word, i) => {
    if (!STRIFE.has(nameOf(word.lexeme)) || clauses.some((clause) => clause.verb === i)) return false
    if (kindBefore(words, i)) return false
    const next = words[i + 1]
    // "war over television rights", "battle for control"
    if (
      next !== undefined &&
      (next.lexeme.flags & PREPOSITION) !== 0 &&
      next.lexeme.key !== 'in' &&
      next.lexeme.key !== 'at'
    )
      return false
    let isKnown = false
    for (const part of facts.parts)
      for (let k = 0; k < part.words.length; k++) {
        if (nameOf(part.words[k]!.lexeme) !== nameOf(word.lexeme)) continue
        isKnown = true
        if (!kindBefore(part.words, k)) return false
      }
    return isKnown
  })
}

/** A noun that is no place and no name says what kind it is. */
function kindBefore(words: readonly Word[], index: number): boolean {
  const before = words[index - 1]
  return (
    before !== undefined &&
    isContent(before) &&
    (words[index]!.marks & (AFTER_BREAK | AFTER_COMMA)) === 0 &&
    (before.marks & POSSESSIVE) === 0 &&
    // Television is an island state by its initials.
    ((before.lexeme.flags & PLACE_NAME) === 0 || before.lexeme.key === 'tv') &&
    !REAL_WAR.has(before.lexeme.key)
  )
}

/** "storm costs hurt profit" told as "storm hurts workers". */
function harmedPerson(facts: SourceFacts, { words }: CandidateReading, clause: Clause): number {
  const victims = clause.isPassive ? clause.subject : clause.object
  if (!HARMING.has(clause.lemma) || victims === null) return -1
  const person = victims.to - 1
  if (!isPerson(words[person]!) || hasStem(facts, words[person]!)) return -1
  let isFigure = false
  for (const part of facts.parts)
    for (const other of part.clauses) {
      if (!sameStem(part.words[other.verb]!.lexeme, words[clause.verb]!.lexeme)) continue
      const theirs = other.isPassive ? other.subject : other.object
      if (theirs === null) return -1
      if (isBodily(part.words, { from: theirs.to - 1, to: theirs.to })) return -1
      isFigure = true
    }
  return isFigure ? person : -1
}

const PEOPLE = set('people men women children staff crowd families man woman child boy girl police troops passengers')
