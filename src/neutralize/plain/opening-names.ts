/** Names at the beginning of a sentence, where a capital says nothing: the words around them tell. */

import { BRAND_TOO } from '../headline/names-by-neighbours.ts'
import { showsClub } from '../headline/names-of-bodies.ts'
import { isBrandAmong, isFirmAtStart } from '../headline/names-of-brands.ts'
import { AIRLINE, COMPANY, FLOWN, isBeforeItsOwn } from '../headline/names-of-firms.ts'
import { GIVEN_TOO } from '../headline/names-of-people.ts'
import { isModelNumber, NUMBERED } from '../headline/names-of-products.ts'
import { mayBeShow } from '../headline/names-of-works.ts'
import { FUNCTION_WORD, HEAD_OF_NAME, isCommonWord, namesByFirst, REGION, TEAMS } from '../headline/true-case.ts'
import { firstNames, personTitles } from '../headline/true-case-names.ts'
import {
  isBaseVerb,
  isGerund,
  isNoun,
  isParticiple,
  isPast,
  isPersonNoun,
  isPlace,
  isThirdPerson,
} from '../words/vocabulary.ts'

/** The House, where what it does or is to do shows it. */
export const isChamber = (first: string, second: string, third = ''): boolean =>
  first === 'House' &&
  (CHAMBER_NEXT.test(second) || (/^(?:to|will|could|may|might|must|can)$/.test(second) && CHAMBER_WILL.test(third)))

/** Whether the first words of a sentence are a name whose capital says nothing there: "Premier League", "Judge Smith". */
export function startsWithName(text: string): boolean {
  const [first, behind = '', third = ''] = text.split(/\s+/, 3)
  const second = behind.replace(/[,;]$/, '')
  const key = (first ?? '').toLowerCase().replace(/[’']s?$|[.,]$/, '')
  if (personTitles.has(key) && /^\p{Lu}/u.test(second)) return true
  // "May can wait", "May says", "Mays speech", and as a whole subject: a modal has no verb of another before it, and no plural.
  if (first === 'May' && (second === '' || MODAL.test(second) || isThirdPerson(second))) return true
  if (first === 'Mays' && /^\p{Ll}/u.test(second)) return true
  // "Do Dorn pleads", "Do Dorn sentenced": of a question it would be the verb, and no other went with it.
  if (first === 'Do' && /^\p{Lu}/u.test(second) && (isThirdPerson(third) || /ed$/.test(third) || /[’']s$/.test(second)))
    return true
  // "Marvel or DC": one of two brands.
  if (BRAND_TOO.test(key) && /^(?:or|vs\.?|versus)$/.test(second) && /^\p{Lu}/u.test(third)) return true
  if (isSingleName(key, second) || (/^\p{Ll}+s,$/u.test(first!.toLowerCase()) && TEAMS.test(second.toLowerCase())))
    return true
  if (TEAMS.test(key) && ((second === '' && !BEAST.test(key)) || /[’']$/.test(first!) || /^(?:'|and$)/.test(second)))
    return true
  if (showsClub(key, second.toLowerCase())) return true
  if (firstNames.has(key) && /^\p{Lu}/u.test(second)) return true
  if (isBeforeItsOwn(key, second)) return true
  // "Harbor S26 phones", "Harbor One35", "Harbor USA": what bears a number or ends in initials is named so.
  if (
    /^\p{Lu}{1,2}\d/u.test(second) ||
    (!FUNCTION_WORD.test(key) && !isThirdPerson(key) && /^\p{Lu}\p{Ll}{2,}\d/u.test(second)) ||
    (/^\p{Lu}/u.test(second) && /^(?:USA|UK|UN|TV|FC|AI)$/.test(third)) ||
    second === 'OS'
  )
    return true
  // "United jet lands": an airline and what it flies.
  if (AIRLINE.test(key) && FLOWN.test(second)) return true
  // "Watchdog presenter dies"
  if (/^(?:presenter|actor|actress)$/.test(second) && mayBeShow(key)) return true
  // "Pixel 10 Pro sells out"
  if (NUMBERED.test(key) && isModelNumber(second)) return true
  // "Fern the toucan": which one it is.
  if (second === 'the' && BEAST_CALLED.test(third) && !isBaseVerb(key)) return true
  // "Battlefield 6 is out", "Harbor 7: …": so many of one thing there are not.
  if (
    /^\d{1,2}:?$/.test(second) &&
    !/^\p{L}+s$/u.test(key) &&
    !/^(?:about|nearly|almost|over|under|around|another|only|just|at|in|on|by|with|after|for|from|top|these|the|all|some|first|last|next|every|over|police|people)$/.test(
      key,
    ) &&
    (second.endsWith(':') ||
      /^(?:is|was|has|will|gets?|got|won[’']t|can|could|may|looks?|lets?|adds?|brings?|launches|release|beta|trailer|gameplay)$/.test(
        third,
      ))
  )
    return true
  // "Mangrove, Texas fire": a town by its state.
  if (/^\p{Lu}\p{Ll}+,$/u.test(first!) && STATES.test(second) && !isNoun(key) && !isPersonNoun(key) && !/s$/.test(key))
    return true
  // "Dick Okafor", "Dawn Ruiz": a word that somebody is called by, before a name that is no word.
  if (
    (GIVEN_TOO.test(key) || GIVEN_MORE.test(key)) &&
    /^\p{Lu}\p{Ll}/u.test(second) &&
    !isCommonWord(second.toLowerCase().replace(/[’']s?$/, '')) &&
    !isPlace(second.toLowerCase().replace(/[’']s?$/, '')) &&
    (/(?:[,;]|[’']s?)$/.test(behind) ||
      mayFollowName(key, third.replace(/[,;]$/, '')) ||
      // "Shiv Anand Ruiz": a name of three words.
      (/^\p{Lu}\p{Ll}+$/u.test(third) && !isCommonWord(third.toLowerCase())))
  )
    return true
  // "La Skerra pier", "Las Norwellas".
  if (/^(?:la|le|el|los|las|san|santa|en|mt)$/.test(key) && /^\p{Lu}/u.test(second)) return true
  // "Oracle, Silver Lake bid"
  if (COMPANY.test(key) && !MAY_OWN.test(key) && /,$/.test(first!) && /^\p{Lu}/u.test(second)) return true
  // "Marsh, Okafor clash"
  if (SURNAME.test(key) && /,$/.test(first!) && /^\p{Lu}/u.test(second)) return true
  // "Flock’s cameras", at the beginning of a sentence: the firm’s.
  if (COMPANY.test(key) && /[^s][’']s$/.test(first!) && !MAY_OWN.test(key)) return true
  // "Strictly’s Dorn": how something is done owns nothing.
  if (/^Strictly[’']s$/.test(first!)) return true
  // "Royal Skerra Lines", "National Guard"
  if (NAME_ADJECTIVE.test(key) && /^\p{Lu}\p{Ll}/u.test(second)) return true
  // "Hurricane Lala", "Lake Marsh"
  if (
    /^(?:hurricane|typhoon|cyclone|storm|tropical|lake|mount|operation|fort|cape)$/.test(key) &&
    /^\p{Lu}\p{Ll}/u.test(second)
  )
    return true
  // "Star Alliance", "Union Street"
  if (ENDS_NAME.test(second) && /^\p{Lu}\p{Ll}/u.test(first!)) return true
  // "West Seneca"
  if (REGION.test(key) && /^\p{Lu}/u.test(second)) return true
  // "House fails to pass bill": the chamber, where what it does shows it.
  if (isChamber(first!, second, third)) return true
  if (second === 'of' && HEAD_OF_NAME.test(key) && /^\p{Lu}/u.test(third)) return true
  const keys = text.split(/\s+/).map((word) =>
    word
      .toLowerCase()
      .replace(/’/g, "'")
      .replace(/^[“‘"(]+|[.,:;!?”")]+$/g, ''),
  )
  if (isBrandAmong(keys, 0) || isFirmAtStart(key, second.toLowerCase())) return true
  // "Office of Special Counsel", a name of four words and more.
  const start = [key, ...keys.slice(1, 7)].join(' ')
  const isPhrase =
    namesByFirst()
      .get(key)
      ?.some((parts) => opensWith(start, parts.join(' '))) ?? false
  // "Homesick for Another World": the first word that has a capital in names.
  const next = keys.findIndex((other, i) => i > 0 && !/^(?:a|an|and|at|by|for|from|in|of|on|the|to|with)$/.test(other))
  return isPhrase && /^["“‘(]?\p{Lu}/u.test(text.split(/\s+/)[Math.max(1, next)] ?? '')
}

const MODAL = /^(?:can|could|will|would|should|must|might|cannot|can[’']t|won[’']t|has|is|was|had|did|does)$/

/** With the name, or with what it owns. */
const opensWith = (start: string, name: string): boolean =>
  start.startsWith(name) && /^(?:s\b|\P{L}|$)/u.test(start.slice(name.length))

/** "Dawn Ruiz wins", "Dawn Ruiz on trial"; in "Dawn Norwell raid" and "Ruby Skerra ring" both belong to a noun. */
const mayFollowName = (key: string, next: string): boolean =>
  next === '' ||
  (!(key === 'dawn' && AT_DAWN.test(next)) &&
    (OPENS_NO_NOUN.test(next) || isThirdPerson(next) || isPast(next) || isParticiple(next) || isGerund(next)))

/** What happens early in the day, where one word could be what somebody does. */
const AT_DAWN =
  /^(?:raids|strikes|attacks|patrols|swims|walks|runs|marches|protests|searches|rides|flights|blasts|fires)$/
const OPENS_NO_NOUN =
  /^(?:in|on|at|of|for|from|with|by|to|after|before|as|over|amid|under|about|and|or|who|is|was|has|had|will|would|can|could|may|might|must|should|does|did|isn[’']t|won[’']t|not|never|also|still|now|back|out|dead|missing|ready|set|due)$/

/** "Bridges says", "Shell cuts dividend": a plural that acts as one, and a company, are names. */
export function isSingleName(key: string, second: string): boolean {
  // "Hull beat Leeds": of a town's team its word is a plural.
  if (TOWN.test(key) && (isBaseVerb(second) || BEATS.test(second))) return true
  // "Reading man jailed", "Nice attack": of a town.
  if (
    TOWN.test(key) &&
    (TOWNSFOLK.test(second) || (key === 'nice' && /^(?:attack|airport|terror|victims)$/.test(second)))
  )
    return true
  if (COMPANY.test(key) && ONE_DOES.test(second) && !(key === 'progressive' && ELECTED.test(second))) return true
  if (ONLY_TEAM.test(key) && !/^(?:on|find|finds|found|explore|roll|discover|land|landed)$/.test(second)) return true
  if (TEAM_WORD.test(key) && (isBaseVerb(second) || BEATS.test(second) || TEAM_NOUN.test(second))) return true
  // "Next to close branch", "Next expects losses", "Time names person of year"
  if (
    key === 'next' &&
    /^(?:to|announces|expects|plans|posts|profits?|raises|reports|says|sees|shares|warns)$/.test(second)
  )
    return true
  if (
    /^(?:sun|time|mirror|express)$/.test(key) &&
    /^(?:says|said|names|named|apologi[sz]es|editor|reporter)$/.test(second)
  )
    return true
  if (SURNAME.test(key) && PERSON_DOES.test(second)) return true
  return (
    (/^(?:says|has|is|was|wants|plans|calls|leaves|vows|meets)$/.test(second) ||
      (isThirdPerson(second) && !isNoun(second))) &&
    /(?:[^sui'’]s|pence)$/.test(key) &&
    !/^(?:news|gas|\p{L}+ics|series|means|lens|atlas|bias|canvas|chaos|christmas|cosmos|ethos|gallows|oasis|pancreas|pathos|headquarters|.*works|diabetes|measles|mumps|shingles|rabies|herpes|maths|billiards|darts)$/u.test(
      key,
    )
  )
}

/** What has a name of its own before it. */
const BEAST_CALLED =
  /^(?:bear|bulldog|camel|cat|celebrity|chimp|clown|corgi|cow|dog|dolphin|donkey|duck|elephant|giraffe|goat|goose|gorilla|hippo|horse|kitten|labrador|lion|llama|otter|owl|panda|parrot|penguin|pig|pony|puppy|rescue|robot|seal|shark|sheep|snake|swan|terrier|tiger|tortoise|toucan|turtle|walrus|whale)$/

/** Clubs that are beasts, or people who kill and rescue: what stands behind shows which. */
const BEAST =
  /^(?:bears|lions|eagles|dolphins|falcons|panthers|hawks|bulls|tigers|marlins|hornets|penguins|ducks|sharks|ravens|pirates|cubs|predators|hawks)$/

const GIVEN_MORE =
  /^(?:angel|archer|carter|castor|coco|colt|dale|dawn|denis|dick|glen|ivy|moxie|parker|pep|pierce|polly|willy)$/

const STATES =
  /^(?:Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|Ohio|Oklahoma|Oregon|Pennsylvania|Tennessee|Texas|Utah|Vermont|Virginia|Wisconsin|Wyoming)$/

/** Towns with a team that are ordinary words. */
const TOWN =
  /^(?:hull|bath|sale|cork|wells|deal|reading|derby|battle|march|nice|barking|rugby|ware|rye|riverside|oceanside)$/

/** Of whom a local paper says where they live. */
const TOWNSFOLK =
  /^(?:man|woman|boy|girl|teen|teenager|couple|pensioner|grandmother|nurse|police|residents?|mayor|MPs?|councillors?|council)$/

/** What teams do to each other, in words that are no verbs elsewhere. */
const BEATS = /^(?:crush|thump|pip|hammer|smash|blitz|floor|down|stun|drub|nick|bag)$/

/** Of these ordinary words something can be: "sky’s the limit". */
const MAY_OWN =
  /^(?:shell|block|square|reform|progressive|orange|sky|starship|steam|snap|signal|charter|compass|marsh)$/

/** Words that at the beginning of a headline are a club and hardly ever what they mean. */
const ONLY_TEAM = /^(?:rovers|wanderers|albion|toffees|gunners)$/

/** Clubs by the ordinary word that ends their name, and what stands behind one. */
const TEAM_WORD =
  /^(?:rovers|wanderers|saints|magpies|otters|foxes|hornets|canaries|toffees|gunners|spurs|villa|albion|wolves)$/
const TEAM_NOUN =
  /^(?:boss|coach|captain|striker|keeper|goalkeeper|defender|midfielder|winger|forward|fans?|star|manager|skipper|owner|chairman|ace|legend|youngster|prop|hooker|fly-half|board|squad)$/

/** Surnames that are ordinary words of no person, beast or body, and what only somebody does or has done to him. */
const SURNAME =
  /^(?:marsh|bass|brown|gray|grey|rice|love|price|rich|sharp|swift|strong|moon|snow|frost|day|page|bush|lane|rose|bacon|berry|field|hardy|noble|savage|wise|sweet|blunt|hale|boyd|stone|wood|hill|brook|long|short|bell|cross|pool|wall|hall|best|pound|hunt|french|english|root|stokes|broad|green|white|black|reed|west|north|moss|heath|dale|ash|hood|foot|penny|power|steel|street)$/
const PERSON_DOES =
  /^(?:says|said|admits|insists|vows|denies|tells|quits|resigns|scores|tipped|snubbed|sacked|jailed|apologi[sz]es|retires|hails|accused|appointed|elected|sworn|hopes|thinks|believes|urges|wants|confirms|defends|slams|benched|dropped|recalled|suspended|fined|cleared|arrested|re-elected|ousted|crowned)$/

/** What a politician does, too. */
const ELECTED = /^(?:wins|loses|leads|seeks|beats|to|has|is|was|says|wants)$/
const ONE_DOES =
  /^(?:acquires|announces|appoints|completes|confirms|considers|expands|expects|finalizes|introduces|invests|investigates|joins|names|pledges|promises|proposes|responds|revises|settles|signs|suspends|tests|updates|withdraws|says|has|is|was|wants|will|to|plans|cuts|faces|sues|agrees|seeks|sells|buys|raises|posts|reports|denies|warns|admits|wins|loses|takes|gets|makes|gives|leads|unveils|recalls|launches|opens|closes|ends|misses|beats|tops|swings|blames|scraps|fails|pulls|settles|accused|fined|told|ordered|slashes|doubles|halves|halts|pauses|tells|offers|blocks|rejects|hikes|eyes|weighs|defends|bans|accuses|apologi[sz]es|shuts|hires|fires|drops|adds|urges|vows|thinks|keeps|shares|may|could|might|would|should|can|UK|UK[’']s|chief|boss|CEO|executive|workers|employees|stock|profits?|cameras)$/

const CHAMBER_NEXT =
  /^(?:pass(?:es|ed)|won[’']t|votes|fail(?:s|ed)|vote[sd]?|approve[sd]|reject(?:s|ed)|adopt(?:s|ed)|advance[sd]|back(?:s|ed)|block(?:s|ed)|censure[sd]|impeach(?:es|ed)|subpoena(?:s|ed)|expel(?:s|led)|GOP|panel|committee|speaker|leaders?|lawmakers|members|of)$/

const CHAMBER_WILL = /^(?:vote|debate|reconvene|adjourn|impeach|censure)$/

/** Nouns that with a capital, behind another capital, end a name. */
const ENDS_NAME =
  /^(?:Alliance|Group|Bank|Foundation|Trust|Party|League|Institute|Press|Airlines|Airways|Motors|Energy|Capital|Holdings|Partners|Network|Studios|Records|Wars|Trek|Street|Road|Avenue|Island|Islands|Bridge|River|Valley|Bay|Beach|Hotel|Hospital|Stadium|Department|Dept\.)(?:[’']s)?$/

/** Adjectives that with a capital behind them begin a name. */
const NAME_ADJECTIVE =
  /^(?:royal|united|general|national|standard|universal|continental|southern|northern|western|eastern|pacific|atlantic|imperial|federal|international)$/
