/** The object of a statement, where it ends, and whether a noun phrase is one or many. */
import { memoize } from '../../text/memoize.ts'
import { isCommonWord, knownNames, TEAMS } from '../headline/true-case.ts'
import { firstNames } from '../headline/true-case-names.ts'
import { isBaseVerb, isNoun, isParticiple, isPast, isPersonNoun, isThirdPerson } from '../words/vocabulary.ts'

export const STOPS_OBJECT =
  /^(?:of|in|on|at|to|for|from|by|with|as|after|before|over|about|amid|during|while|despite|against|into|near|amongst|amidst|whilst|and|but|if|when|that|who|which|because|since|until|through|under|between|among|following|ahead|without|within|along|via|per|than|,|outside|inside|across|toward|towards|around|off|up|out|behind|beyond|upon|onto|past|alongside|throughout|below|above|beneath|like)$/i

/** "multiple times", "20 times over": how often. */
export const HOW_OFTEN = /^(?:[a-z]+|\d+) times\b(?! as\b)/

const A_DAY =
  /^(?:(?:this|next|last) )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|tonight|yesterday|week|month|year|weekend|spring|summer|autumn|fall|winter)(?: (?:morning|afternoon|evening|night))?$/i

/** Nouns that take an infinitive: "petition to expel the envoy" plans nothing, it is a thing. */
export const TAKES_INFINITIVE =
  /^(?:petition|plan|plans|bid|bids|effort|efforts|attempt|attempts|way|ways|push|deal|right|rights|ability|bill|law|order|orders|decision|chance|chances|move|time|need|fight|battle|campaign|race|project|call|calls|pressure|proposal|request|promise|pledge|threat|threats|offer|motion|vote|refusal|failure|desire|drive|scheme|plot|permission|power|reason|reasons|urge|willingness|agreement|choice|opportunity|deadline|mission|quest|demand|demands|struggle|tool|test)$/i

/** What may belong to the infinitive or to the verb before it: nobody can tell which. */
const EITHER_WAY =
  /\b(?:after|before|amid|while|as|when|because|since|despite|following|until|if|over|during|ahead|days?|weeks?|months?|years?|hours?)\b/i

/** A base form that nothing before it makes a noun, with something behind it: "union dismantle rules". */
function isDemandedDeed(word: string, at: number, words: string[]): boolean {
  return (
    at > 0 &&
    at < words.length - 1 &&
    /^\p{Ll}/u.test(word) &&
    isBaseVerb(word) &&
    !isNoun(word) &&
    !/^(?:of|and|or|the|an?|in|for|with|his|her|its|their|new|more)$/i.test(words[at - 1]!)
  )
}

const isManner = (word: string): boolean =>
  !isNoun(word) &&
  !/^(?:early|daily|weekly|monthly|yearly|hourly|deadly|costly|likely|elderly|only|friendly|ugly|lonely|lovely|lively|holy|family|orderly|unlikely|ghostly|heavenly|timely|scholarly)$/i.test(
    word,
  ) &&
  /^\p{Ll}/u.test(word)

/** The noun phrase right after the verb, up to the next preposition or conjunction; '' unless it ends cleanly. */
export function splitObject(rest: string): { object: string; tail: string } {
  const none = { object: '', tail: rest }
  const words = rest.split(/\s+/)
  let end = words.findIndex(
    (word, i) =>
      STOPS_OBJECT.test(word) &&
      !(word.toLowerCase() === 'of' && i > 0) &&
      !(/^and$/i.test(word) && i > 0 && isListed(words, i)),
  )
  if (end < 0) end = words.length
  // "slams plan to close the library": what is planned stays with the plan, or the object is not clear.
  if (
    end > 0 &&
    TAKES_INFINITIVE.test(words[end - 1]!) &&
    /^to$/i.test(words[end] ?? '') &&
    isBaseVerb(words[end + 1] ?? '')
  ) {
    if (EITHER_WAY.test(words.slice(end).join(' '))) return none
    end = words.length
  }
  const object = words.slice(0, end).join(' ')
  // "chooses ferries rather than a bridge", "ferries instead of one": what it does not choose.
  if (/ (?:rather|instead)(?: |$)/.test(object)) return none
  // "tariffs of up to 10%": what they are of comes after.
  if (object === '' || words[0] === 'of' || words[end - 1] === 'of' || HOW_OFTEN.test(object)) return none
  // "summer time ends Sunday": when it does.
  if (A_DAY.test(object)) return none
  if (
    /[,;:]["”’']?$/.test(object) ||
    (words.slice(0, end - 1).some((word) => /[,;:]$/.test(word) && !/^\d/.test(word)) &&
      !/, (?:\p{Lu}|and )/u.test(object))
  )
    return none
  // "got sucked out": a participle behind the verb is no object.
  if (/(?:ed|en|wn)$/.test(object.split(' ')[0]!) && isParticiple(object.split(' ')[0]!)) return none
  if (
    /^(?:each other|one another|it|him|her|them|himself|herself|itself|themselves|me|us|that|this|what|how|why|whether|if|to|more|less|most|lower|higher|upwards?|downwards?|not|no longer|dead|guilty|aged|alive|free|open|close|public|online|home|back|ahead|there|here|well|poorly|away|aside|apart|together)\b/i.test(
      object,
    )
  )
    return none
  // "demands the union end its strike": what is demanded is a clause.
  if (object.split(' ').some(isDemandedDeed)) return none
  // "to slow sharply next year": how, not what.
  if (/ly$/.test(words[0]!) && isManner(words[0]!)) return none
  // "exercises end early": when or where, not what.
  if (
    /^(?:early|late|later|earlier|soon|sooner|again|overnight|abroad|overseas|alone|twice|today|tonight|tomorrow|yesterday)$/.test(
      object,
    )
  )
    return none
  // "tests positive for", "stands pat": how, not what.
  if (
    /^(?:positive|negative|pat|firm|tall|strong|silent|quiet|idle|short|big|clear|clean|high|low|deep|hard|fast)$/.test(
      object.split(' ')[0]!,
    ) &&
    end <= 2
  )
    return none
  // "provisions linked to loans": what describes the object would stay behind.
  if (end > 1 && /^\p{Ll}/u.test(words[end - 1]!) && isParticiple(words[end - 1]!) && !isNoun(words[end - 1]!))
    return none
  const inner = words.slice(1, end)
  if (
    inner.some(
      (word) =>
        /^\p{Ll}+ly$/u.test(word) &&
        !/^(?:family|supply|assembly|ally|rally|bully|fly|daily|weekly|early|elderly|only|monthly|friendly|deadly|likely)$/.test(
          word,
        ),
    )
  )
    return none
  if (
    inner.some(
      (word) =>
        /^\p{Ll}/u.test(word) &&
        (/^(?:is|are|was|were|has|have|had|will|would|could|may|might|can|should)$/.test(word) ||
          (isThirdPerson(word) && !isNoun(word))),
    )
  )
    return none
  const quotes = (object.match(/["“”‘]|(?<!\p{L})'|'(?!\p{L})/gu) ?? []).length
  if (quotes % 2 === 1 && !/‘[^‘’]*’/.test(object)) return none
  return { object, tail: words.slice(end).join(' ') }
}

/** "punches and helmets", "Oman and South Korea": the conjunction joins two nouns of one object. */
function isListed(words: readonly string[], at: number): boolean {
  const after = words[at + 1] ?? ''
  return (
    !isThirdPerson(after.toLowerCase()) &&
    !isPast(after.toLowerCase()) &&
    !/^(?:is|are|was|to|will|then|it|he|she|they)$/i.test(after)
  )
}

/** "Ana Ruiz James", "Kyrgios": somebody, where no plural is known and no team. */
function isNameOfOne(subject: string, head: string): boolean {
  if (!/^\p{Lu}\p{Ll}+s$/u.test(head) || TEAMS.test(head.toLowerCase())) return false
  // "Americans", "Queenslanders": a people.
  const single = head.toLowerCase().slice(0, -1)
  if (
    (knownNames().has(single) && !firstNames.has(single)) ||
    /^\p{Lu}\p{Ll}{5,}(?:ers|ites|ians|eans|ies)$/u.test(head)
  )
    return false
  const words = subject.split(' ')
  // "Mayor Ana James": a given name is no plural.
  if (words.length > 1 && firstNames.has(head.toLowerCase())) return true
  const before = words[words.indexOf(head) - 1]?.toLowerCase() ?? ''
  return words.length === 1
    ? !isCommonWord(head.toLowerCase()) && !isCommonWord(head.toLowerCase().slice(0, -1))
    : firstNames.has(before)
}

/** "Ana Ruiz, Harbor Party council candidate", "boy from Norwell County, Skerra": what he is, and where that is. */
function isOneWithAside(subject: string): boolean {
  const [front = '', aside = '', more] = subject.split(', ')
  if (more !== undefined) return false
  const words = aside.split(' ')
  return (
    (/ /.test(front) && words.length > 2 && isPersonNoun(words.at(-1)!) && !/s$/.test(aside)) ||
    (/ (?:in|from|of|near) (?:\p{Lu}\S* ?)+$/u.test(front) && words.length < 3)
  )
}

/** "Dana Ruiz, Skerra mayor and Norland foe": what she is, twice; "Dana Ruiz, her pilot and cook" are three. */
function isOneOfTwoRoles(subject: string): boolean {
  const [, role = '', other = ''] =
    /^\p{Lu}\p{Ll}+ (?:\p{Lu}\S* )?\p{Lu}[\p{L}’'-]+, ([^,]+) and ([^,]+),$/u.exec(subject) ?? []
  return (
    / /.test(role) &&
    / /.test(other) &&
    !/^(?:his|her|their|\d|two|three)\b/i.test(`${role}`) &&
    !/\b(?:his|her|their)\b/i.test(other) &&
    [role, other].every((what) => {
      const last = what.split(' ').at(-1)!
      return isOneSomebody(last) && !BESIDE.test(last)
    })
  )
}

/** "general", "opponent" */
const isOneSomebody = (word: string): boolean =>
  /^\p{Ll}+[^s\P{L}]$/u.test(word) &&
  (isPersonNoun(word) ||
    /^(?:foe|opponent|critic|ally|rival|general|chief|head|icon|star|founder|chair|boss|legend|native|veteran)$/.test(
      word,
    ))

const PLURAL_NOUN =
  /^(?:people|men|women|children|mice|geese|feet|teeth|cattle|police|thousands|millions|dozens|hundreds|teens|officials|researchers|feds)$/i

const BELONGS = /\s(?:of|between|among|in|on|at|for|from|with|over|about|against|near|behind|after)\s/i

/** Whether a noun phrase takes a plural verb. */
export const looksPlural = memoize(countsAsMany, 256)

/** Who somebody else is to the one before, and no other name for him. */
const BESIDE =
  /^(?:friend|boyfriend|girlfriend|husband|wife|son|daughter|mother|father|brother|sister|baby|toddler|partner|colleague|neighbou?r|companion|lover|fiancee?)$/

function countsAsMany(phrase: string): boolean {
  // "I have", as "they have".
  if (phrase === 'I') return true
  if (/^a (?:large |small |growing |record )?number of \p{L}/iu.test(phrase)) return true
  // "Chicagoans": who lives there.
  if (/^\p{Lu}\p{Ll}{3,}(?:[cg]o|i)ans$/u.test(phrase)) return true
  // "airlines": firms, and none by name.
  if (/^(?:the )?airlines$/i.test(phrase)) return true
  // "ex-husband's ‘lies’": what is his is quoted.
  const owned = /[’'] ?s? (?:“([^”]+)”|"([^"]+)"|‘([^’]+)’|'([^']+)')$/.exec(phrase)
  if (owned !== null) return countsAsMany(owned.slice(1).find((words) => words !== undefined)!)
  const subject =
    phrase
      .replace(
        /^(?:just|only|nearly|almost|about|fewer than|less than|around|over|at least|more than|up to|all(?: of the| the)?) (?=\d|\p{Ll})/iu,
        '',
      )
      // "episodes of “Long Tide”": what they are of is quoted.
      .replace(/(?<=\S) (?:of|from|in|on|about|by|for) (?:[“"][^”"]*[”"]|[‘'][^’']*[’'])$/, '')
      .replace(/[“"][^”"]*[”"]|[‘'](?=\p{L})[^’']*[’'](?!\p{L})/gu, '')
      // "1,000 aftershocks": the comma parts nothing.
      .replace(/(?<=\d),(?=\d{3})/g, '')
      .trim() || phrase
  // "Fishermen missing for five days": they are missing.
  const missing = /^(.+?) (?:missing|lost|stranded|trapped) (?:for|since|after|in|at|on) /.exec(subject)?.[1]
  if (missing !== undefined) return countsAsMany(missing)
  // "Okafor, Ruiz matchup": of both, and one.
  if (
    /, \p{Lu}\S* (?:matchup|feud|rivalry|rematch|showdown|race|runoff|debate|meeting|summit|deal|merger|wedding|fight|clash)$/u.test(
      subject,
    )
  )
    return false
  if (/^\p{Lu}[^,]*(?:, \p{Lu}[^,]*)+$/u.test(subject) && !isOneWithAside(subject) && !isOneOfTwoRoles(subject))
    return true
  // "Debt, savings", "Norwell pilot, friend"
  if (/^[\p{L}-]+, \p{Ll}+$/u.test(subject)) return true
  const [, one = '', other = ''] = /^(?:[\p{L}-]+ ){1,2}(\p{Ll}+), (\p{Ll}+)$/u.exec(subject) ?? []
  if (isPersonNoun(one) && BESIDE.test(other)) return true
  // "Lebanese": the people.
  if (
    /^(?:the )?(?:British|Irish|Welsh|French|Dutch|Swiss|Spanish|Chinese|Japanese|Portuguese|\p{Lu}\p{Ll}{2,}[^e\P{L}]ese)$/u.test(
      subject,
    )
  )
    return true
  // "allies Oman, South Korea"
  if (/^\p{L}+s \p{Lu}[^,]*, \p{Lu}/u.test(subject)) return true
  // "fan Q's"
  if (/ \p{Lu}[’']s$/u.test(subject)) return true
  if (/(?:^|\s)news$/i.test(subject)) return false
  // "Treaty banning mines": one, and what it does.
  if (
    /^(?:\S+ )?\p{L}+[^s’'] (?:banning|barring|protecting|allowing|letting|giving|requiring|forcing|limiting|blocking|carrying|wearing|selling|using|holding|showing|making|containing) /u.test(
      subject,
    ) &&
    !/ (?:and|people|men|women|police) /.test(subject)
  )
    return false
  // "Eating nuts": one habit.
  if (/^(?:eating|drinking|taking|using|having|reading|watching|buying|selling) /i.test(subject)) return false
  if (/ (?:Islands|Isles|Brothers|Sisters|Twins)$/.test(subject)) return true
  if (
    /^(?:they|we|these|those|(?:the )?(?:homeless|poor|rich|elderly|unemployed|wounded|disabled|jobless|needy))$/i.test(
      subject,
    )
  )
    return true
  if (isOneOfTwoRoles(subject)) return false
  // "battle between parents and school": two behind the preposition make no two in front.
  if (/ and /i.test(subject.split(BELONGS)[0]!)) return true
  if (
    /^(?:\d+(?![\d-])(?!-)|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|both|several|many|some(?= (?:\d|of|in|on|at|from|with|under|over|who|are|hundred|thousand)|$)|dozens|hundreds|thousands|millions)\b(?!-(?!(?:one|two|three|four|five|six|seven|eight|nine|thirds|quarters|fifths|tenths)\b))/i.test(
      subject,
    ) &&
    // "2021 harbor law", "seventeen-year-old": a year counts nothing.
    !/^(?:1|one|20[12]\d)\b/i.test(subject) &&
    // "4.2 magnitude quake"
    !/^\d+(?:\.\d+)?[ -]magnitude \S*[^s]$/i.test(subject)
  )
    return true
  const head = subject
    .split(
      /\s+(?:of|in|on|at|to|for|from|by|with|between|among|who|that|which|over|about|against|near|behind|linked|under|after|,)\s+|,/i,
    )[0]!
    // "officials responding to …": what the plural does.
    // "boots worn by a striker": what is done to them.
    .replace(/(?<=[^s’']s) (\p{Ll}+)$/u, (whole, word: string) => (isParticiple(word) && !isNoun(word) ? '' : whole))
    .replace(/(?<=[^s’']s) \p{Ll}+ing (?:to|for|in|on|at|from|with|about|over|by|against|into)\b.*/u, '')
    .split(/\s+/)
    .at(-1)!
    .replace(/[’'”"]+$/, '')
  // "Ruiz's Strait of Skerra claims": the place stands before what is counted.
  if (/^(?:[^ ]+ )?(?:\p{Lu}\S* )*\p{Lu}\S* of (?:the )?\p{Lu}\S* \p{Ll}+[^s’']s$/u.test(subject)) return true
  // "U.S. ISPs"
  if (/^\p{Lu}{2,}s$/u.test(head)) return true
  if (PLURAL_NOUN.test(head) || /\p{Ll}men$/u.test(head)) return true
  if (isNameOfOne(subject, head)) return false
  return (
    /s$/.test(head) &&
    !/(?:ss|us|is|news|’s|'s|(?:polit|econom|phys|mathemat|athlet|eth|gymnast|logist|robot|genet|electron|analyt|opt|aerobat|linguist|acoust|dynam|forens|ballist)ics|asbestos|Paris|Texas|Kansas|series|species|Congress|Las Vegas|Netherlands|Philippines|States|Times|Airlines)$/.test(
      head,
    ) &&
    !(
      /^\p{Lu}/u.test(head) &&
      subject.split(' ').length <= 3 &&
      // "Temperatures of 40C": the plural stands before what belongs to it.
      subject.replace(/[’'”"]+$/, '').endsWith(head) &&
      !/^(?:Democrats|Republicans|Dems|Americans|Dodgers|Lakers|Chiefs|Raiders|Yankees|Sussexes)$/.test(head) &&
      subject !== head
    )
  )
}
