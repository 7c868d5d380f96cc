/**
 * Evaluations that are all that a headline says of its noun: "grim news", "dismal sales", "massive unemployment". Left out,
 * nothing is told, or another thing; the degree or the direction is said plainly instead.
 */
import type { Headline, Word } from '../headline/words.ts'
import { isParticiple, isPast, isPersonNoun, isThirdPerson } from '../words/vocabulary.ts'

interface Degree {
  adjectives: RegExp
  /** What heads the phrase. */
  nouns: RegExp
  put: string
  /** What the headline has to speak of. */
  topic?: RegExp
}

const AMOUNTS =
  /^(?:amounts?|fractions?|majorit(?:y|ies)|minorit(?:y|ies)|numbers?|percentages?|portions?|proportions?|quantit(?:y|ies)|shares?|sums?)$/

const DEGREES: readonly Degree[] = [
  {
    adjectives: /^(?:apocalyptic|calamitous|cataclysmic|catastrophic|crippling|devastating|dire|disastrous|ruinous)$/,
    nouns: /^(?:conditions|consequences?|effects?|flooding|impacts?|losses|shortages?|threats?|weather|winds?)$/,
    put: 'severe',
  },
  {
    adjectives: /^(?:alarming|awful|bleak|depressing|dire|dismal|disturbing|gloomy|grim|horrible|terrible|worst)$/,
    nouns: /^news$/,
    put: 'bad',
    topic: /^(?!.*\bdire wol)/i,
  },
  {
    adjectives: /^(?:apocalyptic|bleak|dire|dismal|doomsday|gloomy|grim)$/,
    nouns: /^(?:forecasts?|outlooks?|predictions?|projections?)$/,
    put: 'pessimistic',
  },
  {
    adjectives: /^(?:abysmal|bleak|dire|dismal|dreadful|grim|horrible|terrible|woeful)$/,
    nouns:
      /^(?:data|earnings|figures?|fundraising|gdp|growth|months?|numbers|quarters?|ratings|results?|sales|turnout)$/,
    put: 'weak',
  },
  { adjectives: /^(?:alarming|disturbing|scary|terrifying)$/, nouns: /^(?:signs?|trends?)$/, put: 'worrying' },
  {
    adjectives: /^(?:astronomical|colossal|enormous|huge|mass|massive|mega|sky-high|staggering)$/,
    nouns: /^(?:demand|inflation|turnout|unemployment)$/,
    put: 'high',
  },
  {
    adjectives: /^(?:blockbuster|colossal|enormous|gigantic|huge|mammoth|massive|mega|monster|staggering|whopping)$/,
    nouns:
      /^(?:audiences?|deficits?|downloads?|earthquakes?|gains?|installs?|layoffs|losses|packages?|protests?|quakes?|responses?|strains?)$/,
    put: 'large',
  },
  {
    adjectives: /^(?:astronomical|eye-watering|exorbitant|extortionate|sky-high)$/,
    nouns: /^(?:bills?|costs?|fees?|prices?|rents?)$/,
    put: 'very high',
  },
  {
    adjectives: /^wild$/,
    nouns: /^(?:days?|months?|rides?|sessions?|swings?|weeks?)$/,
    put: 'volatile',
    topic: /\b(?:wall street|stocks?|markets?|shares|investors?|bitcoin|crypto|trading)\b/i,
  },
  {
    adjectives: /^(?:astronomical|eye-popping|eye-watering|jaw-dropping|massive|sky-high|staggering|whopping)$/,
    nouns: /^(?:bonus(?:es)?|pay|salar(?:y|ies)|wages?)$/,
    put: 'very high',
  },
  // "a messy fall": bare, prices might fall.
  { adjectives: /^messy$/, nouns: /^(?:autumn|fall|spring|summer|winter|world)$/, put: 'complicated' },
  { adjectives: /^tiny$/, nouns: AMOUNTS, put: 'small' },
  // "phones with massive batteries": all have some.
  {
    adjectives: /^(?:colossal|enormous|gigantic|giant|huge|massive|monster)$/,
    nouns: /^(?:batteries|displays|engines|lenses|screens|wheels|windows)$/,
    put: 'large',
  },
  {
    adjectives: /^(?:enormous|gigantic|hefty|huge|immense|massive|staggering|whopping)$/,
    nouns: AMOUNTS,
    put: 'large',
  },
  { adjectives: /^lavish$/, nouns: /^lifestyles?$/, put: 'expensive' },
  { adjectives: /^(?:lecherous|lewd)$/, nouns: /^(?:acts?|conduct|exploits?|past|remarks?)$/, put: 'sexual' },
  { adjectives: /^murky$/, nouns: /^(?:deals?|pledges?|plans?|promises?|rules)$/, put: 'unclear' },
  { adjectives: /^shady$/, nouns: /^(?:history|past)$/, put: 'questionable' },
  { adjectives: /^(?:flailing|floundering)$/, nouns: /^(?:shares?|stocks?)$/, put: 'struggling' },
  {
    adjectives: /^mystery$/,
    nouns:
      /^(?:aircraft|balloons?|bidders?|bugs?|diseases?|drones?|illness(?:es)?|objects?|planes?|ships?|vessels?|virus(?:es)?)$/,
    put: 'unidentified',
    // "Mystery plane identified as …": it is known by now.
    topic: /^(?!.*\bidentif)/i,
  },
]

/** Of these the word tells which kind there was, and no other word is plainer. */
const KINDS: readonly (readonly [adjectives: RegExp, nouns: RegExp])[] = [
  [/^(?:grim|sad|tragic)$/, /^(?:chapters?|twists?|turns?)$/],
  [/^painful$/, /^(?:memor(?:y|ies)|lessons?|reminders?|shocks?)$/],
  [/^mega$/, /^embass(?:y|ies)$/],
  [/^perfect$/, /^scores?$/],
  [/^petty$/, /^criminals?$/],
  [/^quiet$/, /^(?:days?|holidays?|nights?|summer|weeks?|weekends?|winter)$/],
  [/^(?:doomed|ruined)$/, /^business(?:es)?$/],
]

/** The plain word for the evaluation before its noun; null where it stays, undefined where nothing is known. */
export function degreeAt(headline: Headline, first: number, last: number): string | null | undefined {
  const { words, text } = headline
  if (first !== last) return undefined
  const head = headOf(words, last)
  if (head === undefined) return undefined
  const { key } = words[first]!
  const degree = DEGREES.find(
    ({ adjectives, nouns, topic }) =>
      adjectives.test(key) && nouns.test(head.key) && (topic === undefined || topic.test(text)),
  )
  if (degree !== undefined) return degree.put
  if (key === 'historic' && isMaybe(words, first)) return 'significant'
  if (key === 'mystery' && isPersonNoun(head.base) && !/^models?$/.test(head.key)) return 'unidentified'
  return KINDS.some(([adjectives, nouns]) => adjectives.test(key) && nouns.test(head.key)) ? null : undefined
}

/** "what could be a historic dissent": without the word the dissent itself were doubtful. */
const isMaybe = (words: readonly Word[], first: number): boolean =>
  /^(?:an?|the)$/.test(words[first - 1]?.key ?? '') &&
  words[first - 2]?.key === 'be' &&
  /^(?:could|may|might)$/.test(words[first - 3]?.key ?? '') &&
  words[first - 4]?.key === 'what'

const ENDS =
  /^(?:of|in|on|at|to|for|from|by|with|as|and|or|but|than|that|who|which|while|when|where|after|before|over|about|because|if|is|are|was|were|has|have|had|will|would|can|could|may|might|amid|against|into|during|despite|until|since|near|under|not|also|still|again|each|every|per)$/

/** "disturbing | job market trend": the last word of the phrase. */
export function headOf(words: readonly Word[], last: number): Word | undefined {
  let head: Word | undefined
  for (let at = last + 1; at <= last + 4; at++) {
    const word = words[at]
    if (word === undefined || !/^\s*$/.test(word.gap) || ENDS.test(word.key)) break
    const after = words[at + 1]
    const isLast = after === undefined || !/^\s*$/.test(after.gap) || ENDS.test(after.key)
    if (at > last + 1 && ((isThirdPerson(word.key) && !isLast) || isPast(word.key) || isParticiple(word.key))) break
    head = word
    if (word.key !== word.base) break
  }
  return head
}
