/**
 * Whether a label names what the article is about: a place, an event, a thing under discussion, somebody's things. Of any
 * other nobody knows whether it is a column ("The Gavel", "Office hours"), a body that speaks ("UNICEF"), a play on words
 * ("Full freight") or somebody's own: "A look at UNICEF: six boats" would be of the wrong thing.
 */
import { isCommonWord } from '../headline/true-case.ts'
import { isNoun, isPersonNoun, isPlace } from '../words/vocabulary.ts'

export function namesTopic(label: string): boolean {
  const words = label.replace(/[,’']s?(?=\s|$)/g, '').split(' ')
  const key = (at: number): string => (words.at(at) ?? '').toLowerCase()
  // "Predicting the prices": what the article does.
  if (/^\p{L}{2,}ing$/u.test(key(0)) && isCommonWord(key(0))) return words.length === 1
  if (
    words.some((word) => GENRE.test(word.toLowerCase())) ||
    /^["“”‘'](?:[^"“”‘’']|[’'](?=\p{L}))*["”’']$/u.test(label)
  )
    return false
  if (words.every((word) => isPlace(word.toLowerCase())) || isPlace(label.toLowerCase())) return true
  if (ILLNESS().test(label)) return true
  if (/^\p{Lu}.* (?:vs?\.?|versus) \p{Lu}/u.test(label)) return true
  const head = label.replace(HANGS_ON, '').replace(/ \d{4}$/, '')
  const last = head.split(' ').at(-1)!.toLowerCase()
  if (DISCUSSED.test(last) || (EVENT.test(last) && (words.length > 1 || EVENT_ALONE.test(last)))) return true
  // "Tides 4.2", "Gulls season 2", "UFC 330": a thing of several by the same name.
  if (
    !PART.test(key(0)) &&
    /^(?:(?:\p{L}*\p{Lu}[\p{L}.-]* )*\p{L}*\p{Lu}\p{L}* ?|\p{Lu}.* season )\d[\d.]*$/u.test(label)
  )
    return true
  // "Skerra's first hundred days", "Ruiz’s new plan".
  const [, owned = ''] = /^(?:\p{Lu}\S* )*\p{Lu}\S*(?:[’']s|s’) (\P{Lu}+)$/u.exec(label) ?? []
  if (owned !== '') return /\d (?:days|weeks|months|years)$/.test(owned) || isThing(owned.split(' ').at(-1)!)
  // "Weddings", "Boat weddings", "Masks on ferries": several things; "Short tacks" is a play on words.
  if (!/[^su’']s$/.test(last) || !isThing(last)) return false
  return (
    words.length === 1 ||
    isPlace(key(0)) ||
    (words.length === 2 && isCommonWord(`${key(0)}s`) && !DESCRIBES.test(key(0))) ||
    (HANGS_ON.test(label) && !/ .* /.test(head))
  )
}

const isThing = (noun: string): boolean =>
  (isNoun(noun) || isCommonWord(noun)) && !isPersonNoun(noun.replace(/s$/, '')) && !COLLECTED.test(noun)

export const HANGS_ON = / (?:of|in|at|for|on|from|with|by|to|about) .*$/

/** What a piece is, when it appears or what it collects, and not what it is about. */
const GENRE =
  /^(?:live|updates?|news|newsletters?|headlines?|review|recap|preview|spoilers?|round-?up|briefing|briefs?|wrap|report|podcast|quiz|crossword|puzzle|tracker|map|interactive|photos?|pictures?|pics|video|videos|gallery|gossip|diary|notes|notebook|digest|takeaways|predictions|picks|rankings|calendar|comment|opinion|analysis|q&a|explained|explainer|fact|hands-on|week|weekly|daily|morning|midday|tonight|best|worst|dear|my|our|your|sorry|open|special|scoop|roundup|mailbag|confidential|edition|episode|magazine|show|files|trailer|transcript|summary|timeline|list|guide|tips|hours?|story|stories)$/

/** "Drastic times", "First brands": no kind of thing. */
const DESCRIBES =
  /^(?:the|first|last|next|short|long|mad|bad|good|old|new|big|high|low|hard|soft|easy|top|odd|wild|full|dark|dead|lost|true|real|hot|cold|wet|dry|great|small|open|free|.*(?:ic|al|ous|ful|ive|ed|less|able))$/

const COLLECTED =
  /^(?:views?|turns?|thoughts|things?|letters?|shift|this|that|it|perspectives|observers|alerts?|futures|ratings|reviews|results|scores|highlights|numbers|voices|lessons|odysseys|days|minutes|moments|questions|answers|matters|words|lines|ways|reasons|rules|odds|ends|bits|pieces|takes|tales|notes)$/

/** "Week 3", "Day 12", "Part 2": of what, nobody knows. */
const PART =
  /^(?:week|day|part|chapter|episode|volume|phase|level|round|step|issue|no|number|page|season|game|time|top|best)$/i

const ILLNESS = () =>
  /^(?:the )?(?:novel )?(?:coronavirus|covid(?:[- ]?19)?|ebola|monkeypox|mpox|measles|bird flu|zika)(?: (?:crisis|pandemic|\P{Lu}+s|vaccine|in .*|\p{Lu}\S*|death rate|immunity|relief|tax))*$/iu

/** What is debated, made or counted. */
const DISCUSSED =
  /^(?:law|deal|sale|stock|problem|plan|policy|theory|reform|merger|takeover|outage|lawsuit|nominations|sentencing|prosecution|probe|robbery|heist|theft|murder|killings?|kidnapping|death|funeral|anniversary|launch|finale|premiere|season|earnings|ipo|price|prices|costs|tax|taxes|weather|heatwave|eclipse|quake|hurricane|cyclone|wildfires?|drought|league|cup|olympics|games|championships?|final|finals|marathon|primary|primaries|football|rugby|cricket|tennis|flotilla|deposition|documentary|independence|immigration|abortion|marijuana|cannabis|referendum|travel|housing|rents?|fares?|wages|pay|care|healthcare|education|schools?)$/

export const EVENT =
  /^(?:crisis|row|case|scandal|attack|bombing|blast|war|vote|election|referendum|race|debate|talks|trial|inquiry|investigation|fire|crash|collision|strike|shooting|storm|flood|flooding|earthquake|budget|summit|inflation|derailment|collapse|violence|unrest|shortage|outbreak|pandemic|hearing|ban|bill|inauguration|tariff|protest|rally|riot|demonetisation)s?$/
/** By itself none of the others says which: "Battle", "Race", "Case". */
const EVENT_ALONE = /^(?:inflation|elections?|earthquakes?|floods|flooding|tariffs|protests|pandemic|demonetisation)$/
