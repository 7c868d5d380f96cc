/**
 * Blame: a word for a wrong that somebody does stands in the source, itself or one of its near kin, and who does it there
 * does it here. "Withheld" is not "concealed", "four paintings stolen" names no thief.
 */
import type { Clause } from '../clause/clause.ts'
import { isAccusing } from '../clause/lexicon.ts'
import { hasTrait, lemmaTrait, occurs, trait } from '../clause/word-traits.ts'
import { IN_QUOTES, isContent, type Word } from '../clause/words.ts'
import { headOf, overlaps, sameStem } from '../facts/clause-match.ts'
import { oncePerSource, type SourceFacts } from '../facts/facts.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

/** Wrongs, kin on one line. */
const WRONGS = `
conceal hide whitewash suppress coverup cover-up
mismanage mishandle bungle botch mismanagement
misspend misuse squander embezzle misappropriate pilfer embezzlement
defraud swindle cheat dupe deceive mislead liar falsify fabricate forge fraud fraudulent deception deceit dishonest scam perjury
infect contaminate taint
libel slander defame smear defamation libelous defamatory
collude conspire connive collusion conspiracy
bribe corrupt corruption kickback graft extort blackmail bribery extortion
hateful hate racist racism racial bigot bigoted sexist sexism homophobic transphobic antisemitic anti-semitic xenophobic misogynist misogyny islamophobic antisemitism
steal theft rob burgle loot shoplift thief robbery burglary robber looter burglar heist stolen
molest harass grope rape harassment abuse assault
launder smuggle traffic trafficking smuggling laundering
insurrection sedition treason insurrectionist
plagiarize plagiarise plagiarism plagiarist
sabotage vandalize vandalise vandalism
rig manipulate manipulation
neglect negligence negligent
profiteer profiteering
intimidate bully intimidation
negligently recklessly
knowingly deliberately intentionally wilfully willfully purposely
`
const kinOf = new Map<string, number>()
WRONGS.trim()
  .split('\n')
  .forEach((line, kin) => {
    for (const word of line.split(' ')) kinOf.set(word, kin)
  })

const WRONG = trait(({ key, lemma, singular }) => kinOf.has(key) || kinOf.has(lemma) || kinOf.has(singular ?? key))

const KILLING = lemmaTrait(new Set(['kill', 'slay', 'murder']))

/** Of these one dies: who dies in one of them is killed. */
const DEADLY = new Set(
  'kill killer murder homicide shoot shot shooting gunfire gunman stab stabbing knife attack assault bomb bombing blast explosion explode airstrike strike raid shell shelling missile rocket drone war battle fighting clash crash collision collide accident wreck derail derailment fire blaze wildfire fall plunge collapse avalanche flood storm hurricane tornado typhoon cyclone earthquake quake tremor landslide mudslide eruption lightning wave heatwave heat poison poisoning electrocute drown sink capsize crush hit run gas leak execution execute violence unrest riot tsunami bear shark crocodile elephant dog train tram bus car truck lorry plane helicopter boat ferry virus covid coronavirus outbreak disease epidemic pandemic fatal victim slain deadly lethal'.split(
    ' ',
  ),
)

/** "Singer dies in hotel" told as "singer killed in hotel". */
function checkKilled({ parts, headline }: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const at = reading.words.findIndex((word) => hasTrait(word.lexeme, KILLING) && word.lexeme.key !== 'killer')
  if (at < 0 || !headline.words.some(({ lexeme }) => DYING.has(lexeme.lemma))) return
  if (
    parts.some((part) =>
      part.words.some(
        ({ lexeme }) => DEADLY.has(lexeme.lemma) || DEADLY.has(lexeme.key) || DEADLY.has(lexeme.singular ?? ''),
      ),
    )
  )
    return
  findings.push(wordFinding('accusation', reading, at, at, 'tells as killed who died'))
}

const DYING = new Set(['die', 'dead', 'death'])

const kinAt = ({ lexeme }: Word): number =>
  kinOf.get(lexeme.key) ?? kinOf.get(lexeme.lemma) ?? kinOf.get(lexeme.singular ?? lexeme.key) ?? -1

const kinsOf = oncePerSource(({ parts }) => new Set(parts.flatMap(({ words }) => words.map(kinAt))))

export function checkBlame(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const { words } = reading
  if (occurs(reading.traits, KILLING)) checkKilled(facts, reading, findings)
  if (occurs(reading.traits, WRONG))
    words.forEach((word, i) => {
      if (!hasTrait(word.lexeme, WRONG) || (word.marks & IN_QUOTES) !== 0 || word.lexeme.key === 'hidden') return
      // Who warns against misuse blames nobody for it.
      if (words[i - 1]?.lexeme.key === 'against') return
      if (facts.stems.has(word.lexeme.stem) || facts.roots.has(word.lexeme.root) || kinsOf(facts).has(kinAt(word)))
        return
      if (word.lexeme.senses.some((sense) => isAccusing(sense) && facts.senses.has(sense))) return
      findings.push(wordFinding('accusation', reading, i, i, 'blames somebody for what the source does not tell'))
    })
  if (occurs(reading.traits, BREAKING)) checkLaw(facts, reading, findings)
  if (!occurs(reading.traits, CRIMINAL)) return
  for (const clause of reading.clauses) {
    const at = blamedAt(facts, reading, clause)
    if (at < 0) continue
    findings.push(wordFinding('accusation', reading, at, at, 'names a culprit the source does not name'))
    return
  }
}

const BREAKING = lemmaTrait(new Set(['break', 'violate', 'breach', 'flout']))

const LAWS = new Set('law laws rule rules order orders ban code constitution regulation regulations act'.split(' '))

/** "breaks law by ending funding" where nothing of the source is against any law. */
function checkLaw(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  if (occurs(facts.traits, BREAKING) || occurs(facts.traits, UNLAWFUL)) return
  const { words } = reading
  const at = words.findIndex(
    (word, i) =>
      hasTrait(word.lexeme, BREAKING) && words.slice(i + 1, i + 5).some(({ lexeme }) => LAWS.has(lexeme.key)),
  )
  if (at >= 0)
    findings.push(wordFinding('accusation', reading, at, at, 'blames somebody for what the source does not tell'))
}

const UNLAWFUL = trait(({ key }) =>
  /^(?:illegal|unlawful|unconstitutional|illicit|crim|defy|defies|defied|flout|disobey|ignor|offen)/.test(key),
)

/** Where nobody is named, the thief is not known. */
const CRIMES = new Set(
  'steal rob burgle loot vandalize vandalise deface kidnap abduct murder stab assault rape molest hack torch ransack smuggle leak shoot behead strangle'.split(
    ' ',
  ),
)

const CRIMINAL = lemmaTrait(CRIMES)

/** Whoever does the wrong is meant by them, and nobody else. */
const CULPRITS =
  /^(?:thie(?:f|ves)|robbers?|burglars?|gunm[ae]n|shooters?|attackers?|assailants?|suspects?|criminals?|bandits?|raiders?|vandals?|looters?|gangs?|hackers?|scammers?|fraudsters?|killers?|murderers?|mobs?|militants?|rebels?|terrorists?|bombers?|arsonists?|rapists?|man|men|woman|women|people|someone|somebody|unknown|culprits?|perpetrators?|who|that|whoever|intruders?|kidnappers?|abductors?|smugglers?|traffickers?|pirates?|they|he|she|drivers?|drones?|missiles?|snakes?|virus|coronavirus|disease|fire|blaze|storm|crash)$/

/** Where the candidate tells a wrong of somebody which the source tells only as done, by nobody or by another. */
function blamedAt(facts: SourceFacts, { words }: CandidateReading, clause: Clause): number {
  const doer = clause.isPassive ? clause.agent : clause.subject
  const verb = words[clause.verb]!
  if (doer === null || clause.status === 'noun' || !CRIMES.has(clause.lemma)) return -1
  const head = headOf(words, doer) ?? doer
  let last = head.to - 1
  while (last > head.from && !isContent(words[last]!)) last--
  if (CULPRITS.test(words[last]!.lexeme.key)) return -1
  if (isTool(facts, words[last]!)) return -1
  let isDone = false
  for (const part of facts.parts)
    for (const other of part.clauses) {
      if (!sameStem(verb.lexeme, part.words[other.verb]!.lexeme)) continue
      if (!other.isPassive || other.agent !== null) return -1
      if (overlaps(words, doer, part.words, other.subject)) continue
      isDone = true
    }
  return isDone ? clause.verb : -1
}

/** "vandalized with paint": paint may do it. */
function isTool(facts: SourceFacts, { lexeme }: Word): boolean {
  return facts.parts.some(({ words }) =>
    words.some((word, i) => word.lexeme.stem === lexeme.stem && words.slice(Math.max(0, i - 3), i).some(isWith)),
  )
}

const isWith = ({ lexeme }: Word): boolean => lexeme.key === 'with'
