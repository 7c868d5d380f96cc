/** People and houses told by their office alone, where a name would stand in a plain headline. */

import type { Cue, Headline, Spelling, Word } from '../headline/words.ts'
import { isBaseVerb, isFamousNoun, isGenericNoun, isPersonNoun, isVerbForm } from '../words/vocabulary.ts'
import { HINT, looksLikeName } from './withheld.ts'

const withheld = (first: number, last: number): Cue => ({
  tactic: 'withheld-subject',
  severity: 2,
  reason: 'keeps the name back',
  first,
  last,
})

/** Whoever holds one of these has a name that the public knows. */
const OFFICE =
  /^(?:actor|actress|adviser|advisor|aide|anchor|boss|candidate|ceo|champion|chef|coach|columnist|centrist|challenger|comedian|commentator|congressman|congresswoman|contestant|designer|director|doctor|editor|executive|fighter|footballer|founder|front-runner|frontrunner|governor|guru|host|incumbent|influencer|insider|journalist|lawmaker|lawyer|legislator|magician|mayor|megadonor|minister|mp|moderate|musician|newcomer|novelist|official|operative|pastor|pitcher|player|podcaster|politician|pollster|presenter|producer|professor|progressive|pundit|quarterback|rapper|senator|singer|socialist|songwriter|star|strategist|streamer|striker|surgeon|tycoon|winner|wrestler)$/
/** Trades of those whom readers know by face. */
const STAGE =
  /^(?:actor|actress|alum|alums|anchor|champion|coach|comedian|contestant|footballer|goalkeeper|host|judge|model|pitcher|player|presenter|quarterback|rapper|singer|star|striker|winner|wrestler)$/
const FIELD =
  /^(?:football|soccer|nfl|nba|wnba|mlb|nhl|ufc|wwe|nascar|baseball|basketball|hockey|tennis|golf|rugby|cricket|olympic|country|pop|rap|rock|tv|television|reality|hollywood|bollywood|broadway|disney|netflix|youtube|tiktok|premier|league|oscar|grammy|emmy)$/
const LINK = /^(?:of|in|on|for|to|at|and|or|with|from|by|as|after|over|the|a|an)$/

export const mayBeOffice = ({ base }: Spelling): boolean => OFFICE.test(base)

/** "Country singer opens farm", "Top lawyer blasts court": an office without its name does something. */
export function unnamedOffice(headline: Headline, found: readonly Cue[]): Cue[] {
  const { words, isAllCapitals, text } = headline
  if (isAllCapitals) return []
  const from = startAfterLabel(words)
  for (let i = from; i <= from + 3 && i < words.length - 1; i++) {
    const word = words[i]!
    if (word.quote >= 0 || (i > from && word.gap !== ' ') || LINK.test(word.key)) return []
    if (!OFFICE.test(word.base) || word.key !== word.base) continue
    const verb = words[i + 1]!
    if (verb.gap !== ' ' || !/^(?:who|is|has|will|won't|just)$/.test(verb.key)) {
      const isLoaded = found.some(({ tactic, first }) => tactic === 'sensational-verb' && first === i + 1)
      if (verb.gap !== ' ' || !(isVerbForm(verb.key) || isLoaded)) continue
    }
    const isOfStage = i > from && STAGE.test(word.base) && words.slice(from, i).some(({ key }) => FIELD.test(key))
    // Police and courts name when they can; an office beside another tactic is kept nameless for effect.
    const isBeside = i > from && !isOnlyOne(headline, from, i) && found.some(({ tactic }) => LURING.has(tactic))
    // "GOP senator wants ban": told by the party, of the one who sits for it.
    const isPartisan =
      i > from && SEATED.test(word.base) && words.slice(from, i + 1).some(({ key }) => PARTISAN.test(key))
    if ((isOfStage || isBeside || isPartisan) && !ANONYMOUS.test(text)) return [withheld(from, i)]
    return []
  }
  return []
}

/** "SEC team signs striker": of a league, and which one the article says. */
const LEAGUE = /^(?:sec|acc|nfl|nba|wnba|mlb|nhl|mls|league|ten|liga|bundesliga|championship)$/

export function unnamedTeam({ words, isAllCapitals }: Headline): Cue[] {
  if (isAllCapitals) return []
  const at = words.findIndex(({ key }) => /^(?:team|club|franchise)$/.test(key))
  if (at < 1 || at > 3 || words.slice(0, at + 1).some(({ quote }) => quote >= 0)) return []
  const [league, verb] = [words[at - 1]!, words[at + 1]]
  if (!LEAGUE.test(league.key) || !/^\p{Lu}/u.test(league.text) || verb === undefined || verb.gap !== ' ') return []
  return isVerbForm(verb.key) || isBaseVerb(verb.key) ? [withheld(0, at)] : []
}

/** "Florida man wrestles gator": a figure of fun, unless police or a court keep his name. */
export function floridaMan({ words, text }: Headline): Cue[] {
  const [place, who, verb] = words
  if (place!.key !== 'florida' || who === undefined || verb === undefined || ANONYMOUS.test(text)) return []
  if (/\b(?:prison|years|months|plea|pleads?|attack|beating|murder\w*|charges)\b/i.test(text)) return []
  return /^(?:man|woman)$/.test(who.key) && verb.gap === ' ' && isVerbForm(verb.key) ? [withheld(0, 1)] : []
}

const LURING = new Set<string>([
  'sensational-verb',
  'curiosity-gap',
  'emotional-language',
  'hyperbole',
  'loaded-label',
  'shouting',
  'fear-appeal',
])
const SEATED = /^(?:congress(?:wo)?man|lawmaker|legislator|senator|socialist)$/
const PARTISAN =
  /^(?:conservative|dem|democrat|democratic|far-left|far-right|gop|liberal|maga|progressive|republican|socialist)$/
const SINGLE = /^(?:boss|ceo|coach|governor|mayor|minister)$/

/** "Harbour Bank boss": the house is named, and it has one. */
function isOnlyOne({ words, isTitleCase }: Headline, from: number, at: number): boolean {
  return (
    SINGLE.test(words[at]!.base) &&
    words.slice(from, at).some(({ text, key }, i) => /^\p{Lu}/u.test(text) && (isTitleCase || i > 0 || !HINT.test(key)))
  )
}

/** Reports of crime and of courts. */
const ANONYMOUS =
  /\b(?:arrested|charged|accused|sentenced|jailed|convicted|indicted|killed|dies|died|dead|shot|stabbed|injured|guilty|suspended|banned|fined|sues|sued|police|court|trial|missing)\b/i

/** "BREAKING: …", "WATCH — Oslo: …" */
function startAfterLabel(words: readonly Word[]): number {
  const colon = words.findIndex(({ gap }, i) => i > 0 && i <= 3 && /:\s/.test(gap))
  return colon > 0 && colon < words.length - 2 ? colon : 0
}

/** “‘Tide Pool’ winner signs deal”: the show is named, and who was in it is not. */
export function ofTitledWork(headline: Headline): Cue[] {
  const { words, quotes } = headline
  return quotes.flatMap((quote): Cue[] => {
    const isEarly = quote.firstWord <= 1 || /^(?:a|one|another|former|ex)$/.test(words[quote.firstWord - 1]!.key)
    if (!isEarly) return []
    const role = words[quote.lastWord + 1]
    const inside = words.slice(quote.firstWord, quote.lastWord + 1)
    if (role === undefined || role.gap.slice(-1) !== ' ' || /[:,.;?!]/.test(role.gap)) return []
    if (!inside.every(({ text }, i) => /^[\p{Lu}\p{N}#]/u.test(text) || (i > 0 && LINK.test(text)))) return []
    let last = quote.lastWord + 1
    if (role.key === 'cast' && /^members?$/.test(words[last + 1]?.key ?? '')) last++
    else if (!STAGE.test(role.base) || role.key !== role.base) return []
    const after = words[last + 1]
    const before = words[quote.firstWord - 1]
    // "Rosa Marsh, ‘Tide Pool’ winner", "winner Rosa Marsh": named beside it.
    const isNamed =
      (after !== undefined && /^,?\s*$/.test(after.gap) && !isVerbForm(after.key) && looksLikeName(headline, after)) ||
      (before !== undefined && /,/.test(words[quote.firstWord]!.gap) && /^\p{Lu}/u.test(before.text)) ||
      (before !== undefined && before.base !== before.key && /^\p{Lu}/u.test(before.text))
    return isNamed ? [] : [withheld(quote.firstWord, last)]
  })
}

/** "The reclusive baker behind the bridge", "The firm that sold it": an article that points, and no name. */
export function pointedAt(headline: Headline): Cue[] {
  const { words, isTitleCase } = headline
  if (words[0]!.key !== 'the' || words[0]!.quote >= 0) return []
  for (let i = 1; i <= 4 && i < words.length - 1; i++) {
    const word = words[i]!
    if (word.quote >= 0 || word.gap !== ' ' || LINK.test(word.key)) return []
    // "The Harbour hospital" is named.
    if (!isTitleCase && /^\p{Lu}\p{Ll}/u.test(word.text)) return []
    const after = words[i + 1]!
    if (after.gap !== ' ' || !/^(?:who|whose|behind|that|with)$/.test(after.key)) continue
    const isUnnamed = isGenericNoun(word.base) || isFamousNoun(word.base) || isPersonNoun(word.base)
    return isUnnamed ? [withheld(0, i)] : []
  }
  return []
}

/** "How a fishing village …", "Why one bakery …": the place of the story, unnamed. */
export function storyOf(headline: Headline): Cue[] {
  const { words } = headline
  if (!/^(?:how|why)$/.test(words[0]!.key) || !/^(?:a|an|one)$/.test(words[1]?.key ?? '')) return []
  for (let i = 2; i <= 5 && i < words.length; i++) {
    const word = words[i]!
    if (word.quote >= 0 || word.gap !== ' ' || LINK.test(word.key)) return []
    const after = words[i + 1]
    if (!isGenericNoun(word.base) && !/^business(?:wo)?man$/.test(word.key)) continue
    if (
      after !== undefined &&
      after.gap === ' ' &&
      (isVerbForm(after.key) || /^(?:is|who|that|could)$/.test(after.key))
    )
      return [withheld(1, i)]
  }
  return []
}

/** "Popular breakfast drink linked to …", "Common household item could …": what it is, the article says. */
export function commonThing(headline: Headline): Cue[] {
  const { words } = headline
  const from = words.findIndex(({ key, quote }) => quote < 0 && KNOWN.test(key))
  if (from < 0 || /^(?:most|more|very|less|so|as|how)$/.test(words[from - 1]?.key ?? '')) return []
  for (let i = from + 1; i <= from + 4 && i < words.length - 1; i++) {
    const word = words[i]!
    if (word.quote >= 0 || word.gap !== ' ' || LINK.test(word.key)) return []
    const isThing =
      THING.test(word.key) ||
      (LOVED.test(words[from]!.key) &&
        /^(?:character|mascot|chain|brand|series|sitcom|show|cartoon|franchise|candy|toy|soda|cereal|restaurant|store|retailer)$/.test(
          word.key,
        ))
    if (!isThing) continue
    const after = words[i + 1]!.key
    const goesOn =
      isVerbForm(after) || /^(?:could|can|may|might|will|is|are|has|linked|tied|found|that|which)$/.test(after)
    return goesOn || LOVED.test(words[from]!.key) ? [withheld(from > 1 ? from : 0, i)] : []
  }
  return []
}

const LOVED = /^(?:popular|beloved)$/
/** Said of what everybody knows by its name. */
const KNOWN = /^(?:popular|common|everyday|daily|household|beloved)$/
const THING =
  /^(?:habit|drink|snack|food|foods|fruit|vegetable|spice|breakfast|app|medication|medicine|drug|painkiller|ingredient|supplement|vitamin|diet|product|item|items|plant|appliance|breed|chemical|additive|sweetener|hobby|exercise)$/

/** "Disgraced senator quits": an office that the headline judges and does not name. */
export function judgedOffice(headline: Headline, found: readonly Cue[]): Cue[] {
  const { words } = headline
  return found.flatMap((cue): Cue[] => {
    const office = words[cue.last + 1]
    if (cue.tactic !== 'loaded-label' || office === undefined || office.gap !== ' ' || office.quote >= 0) return []
    if (!OFFICE.test(office.base) || office.key !== office.base) return []
    const after = words[cue.last + 2]
    const isNamed = after !== undefined && /^,?\s*$/.test(after.gap) && looksLikeName(headline, after)
    return isNamed || ANONYMOUS.test(headline.text) ? [] : [withheld(cue.first, cue.last + 1)]
  })
}

/** "Two goalkeepers open …": a count of faces that readers know. */
export function countedStars({ words }: Headline): Cue[] {
  const [count, noun, after] = words
  if (!/^(?:two|three|four|five)$/.test(count!.key) || noun === undefined || after === undefined) return []
  const single = noun.key.replace(/s$/, '')
  const isStars = noun.key.endsWith('s') && STAGE.test(single) && !/^judge$/.test(single)
  return isStars &&
    after.gap === ' ' &&
    /^(?:are|have|will|just|[a-z]+)$/.test(after.key) &&
    !ANONYMOUS.test(words.map(({ key }) => key).join(' '))
    ? [withheld(0, 1)]
    : []
}

const JUDGING = /^(?:mysterious|shadowy|secretive|reclusive|obscure)$/
const BODY =
  /^(?:agency|airline|app|bank|billionaire|brand|chain|charity|church|club|collective|company|developer|donor|figure|firm|foundation|fund|group|hotel|investor|landlord|law|nonprofit|organisation|organization|outfit|program|programme|project|startup|website)$/

/** "Controversial oil company", "Mysterious polling firm": a body that the headline judges and does not name. */
export function judgedBody(headline: Headline, found: readonly Cue[]): Cue[] {
  const { words, text } = headline
  if (ANONYMOUS.test(text)) return []
  return words.flatMap((word, at): Cue[] => {
    const isLabel = found.some(({ tactic, first, last }) => tactic === 'loaded-label' && first === at && last === at)
    if (word.quote >= 0 || !(isLabel || JUDGING.test(word.key))) return []
    // "Trump's shady company" belongs to somebody who is named.
    const owner = words[at - 1]
    if (owner !== undefined && (owner.key !== owner.base || /^(?:his|her|its|their)$/.test(owner.key))) return []
    for (let i = at + 1; i <= at + 3 && i < words.length; i++) {
      const noun = words[i]!
      if (noun.gap !== ' ' || noun.quote >= 0 || LINK.test(noun.key)) return []
      if (!headline.isTitleCase && /^\p{Lu}/u.test(noun.text)) return []
      if (!BODY.test(noun.base) || noun.key !== noun.base) continue
      const after = words[i + 1]
      // "club his family belongs to" says whose.
      if (/^(?:his|her|their|he|she|they)$/.test(after?.key ?? '')) return []
      if (after?.gap === ' ' && (BODY.test(after.base) || looksLikeName(headline, after))) continue
      return [withheld(at, i)]
    }
    return []
  })
}

const PLAYER =
  /^(?:all-star|backstop|captain|catcher|center|cornerback|defender|defenseman|forward|goalkeeper|goalie|guard|infielder|linebacker|midfielder|outfielder|pitcher|prospect|quarterback|receiver|shortstop|slugger|striker|veteran|winger)$/

/** "Club signs 29-year-old striker": told by age and place on the field, in a trade that names its players. */
export function unnamedPlayer(headline: Headline): Cue[] {
  const { words, text } = headline
  if (ANONYMOUS.test(text)) return []
  return words.flatMap((word, i): Cue[] => {
    if (i < 3 || word.quote >= 0 || !PLAYER.test(word.base) || word.key !== word.base) return []
    const from = words.findIndex(
      ({ key }, j) => j >= i - 3 && j < i && /^(?:rookie|veteran|former)$|-year(?:-old)?$/.test(key),
    )
    if (from < 1 || words.slice(from + 1, i + 1).some(({ gap }) => gap !== ' ')) return []
    const after = words[i + 1]
    const isNamed = after !== undefined && /^,?\s*["“‘']?$/.test(after.gap) && looksLikeName(headline, after)
    // "Rosa Marsh, a 29-year-old striker", "Marsh beats 19-year-old striker" are told of somebody.
    return isNamed || /,/.test(words[from]!.gap) || !TRADED.test(words[from - 1]!.key) ? [] : [withheld(from, i)]
  })
}

const TRADED =
  /^(?:acquires?|acquired|adds?|added|cuts?|drops?|dropped|lands?|landed|loses?|lost|lose|promotes?|promoted|releases?|released|signs?|signed|trades?|traded|waives?|waived|claims?|claimed|calls?|recalls?|demotes?|bench(?:es)?|benched|for|their|his|its|a|an)$/

/** "Famous crime writer's house for sale": whose it is, the article says. */
export function famousOwner({ words }: Headline): Cue[] {
  if (!/^(?:famous|legendary|iconic|beloved|popular)$/.test(words[0]!.key) || words[0]!.quote >= 0) return []
  for (let i = 1; i <= 3 && i < words.length - 1; i++) {
    const word = words[i]!
    if (word.gap !== ' ' || word.quote >= 0 || LINK.test(word.key)) return []
    if (word.base !== word.key) return isPersonNoun(word.base) ? [withheld(0, i)] : []
  }
  return []
}
