/**
 * What a verb must be about for its other wordings to say the same: a law is signed with a signature, a striker is
 * not; prices rise and increase, a sun only rises. A verb that is not listed means the same of anything.
 */
import { dictionary } from '../../text/dictionary.ts'
import { isBaseVerb, isGerund, isNoun, isPersonNoun } from '../words/vocabulary.ts'

export const AMOUNTS =
  /^(?:rates?|tax|taxes|tariffs?|jobs|costs?|spending|funding|budget|aid|prices?|emissions|staff|forecasts?|production|output|benefits|subsidies|workforce|bills?|deficit|risk|risks|fees|wages|pay|salaries|fares|rents|hours|debt|investment|imports|exports|penalties|sentence|sales|profits?|deaths|cases|numbers?|temperatures|shares|stocks|unemployment|inflation|turnout|demand|crime|population|revenues?|yields?|share|stock|index|currency|pound|dollar|euro|rouble|yen|earnings|income|traffic|support|ratings)$/i

const MORE_AMOUNTS =
  /^(?:limits?|age|minimum|threshold|targets?|estimates?|capacity|supply|supplies|stake|prices|toll|infections|losses|orders|starts|claims|pensions?|allowance)$/

/** The last word of the first phrase, and the whole phrase. */
interface About {
  head: string
  phrase: string
  subject: string
}

type Holds = (about: About) => boolean

const words = (list: string): Holds => {
  const heads = new Set(list.split(' '))
  return ({ head }) => heads.has(head.toLowerCase()) || heads.has(head.toLowerCase().replace(/s$/, ''))
}
const isSomebody: Holds = ({ head, phrase }) =>
  !/\d/.test(phrase) &&
  (/^\p{Lu}/u.test(head) ||
    isPersonNoun(head.toLowerCase()) ||
    /^(?:man|men|woman|women|people|teens?|couple)$/.test(head))
const isNamed: Holds = ({ head }) => /^\p{Lu}/u.test(head)
const isAmount: Holds = ({ head, phrase }) => (AMOUNTS.test(head) || MORE_AMOUNTS.test(head)) && !/\d/.test(phrase)
const isOfAmount: Holds = ({ subject }) => AMOUNTS.test(subject) || MORE_AMOUNTS.test(subject)
const isNothing: Holds = ({ phrase }) => phrase === ''
const never: Holds = () => false
const some =
  (...conditions: Holds[]): Holds =>
  (about) =>
    conditions.some((holds) => holds(about))

const HELD =
  'vote election trial hearing meeting decision visit match game launch release talks summit strike concert tour festival event wedding rollout rule deadline debate exam race'
const RULED = 'decision ruling ban conviction law rule verdict sentence order policy result'
const BUILT =
  'school shop store plant factory road bridge border port airport office beach park door restaurant pub bar hotel hospital clinic mine museum library church pool station site base centre center schools'
const PUBLISHED =
  'report result data video footage document file statement figure letter memo list plan study transcript email photo image book album trailer detail name record-book guidance guideline map survey audit findings'

const PROPOSED = 'plan bill bid deal call proposal reform ban policy move idea strike'
const OWNED = 'mistake error fault guilt failure wrongdoing defeat breach lie blame'
const DESCRIBED = 'plan charge case claim allegation finding cost evidence abuse policy proposal budget offer'

/** By the verb in its base form, with its particle. */
const ABOUT = dictionary<Holds>({
  celebrate: words(
    'anniversary birthday day year milestone independence holiday christmas easter eid diwali ramadan hanukkah thanksgiving carnival festival centenary jubilee liberation victory win title championship success launch opening completion',
  ),
  // "supports resuming flights": nobody stands behind a deed.
  support: ({ phrase }) => !isGerund(phrase.split(' ')[0]!),
  fire: isSomebody,
  // Things are prohibited, people are banned.
  ban: (about) => !isSomebody(about),
  end: ({ head }) => !/^(?:life|lives)$/.test(head),
  charge: isSomebody,
  // "meets Friday": when, and not whom.
  meet: (about) => isSomebody(about) && !/^\p{Lu}\p{Ll}+day\b/u.test(about.phrase),
  reopen: isNothing,
  'respond to': ({ head }) =>
    !/^(?:fires?|blaze|calls?|crash|reports?|scene|emergency|emergencies|incidents?|shooting|accident|alarm)$/.test(
      head,
    ),
  // A threat in a figure of speech is made by nobody.
  'threaten to': ({ subject }) => /^\p{Lu}/u.test(subject) || isPersonNoun(subject.toLowerCase()),
  'arrive in': isNamed,
  beat: isNamed,
  defeat: isSomebody,
  leave: some(
    isNamed,
    words(
      'party team club show band job office post country city company group government cabinet hospital prison jail home house union alliance',
    ),
  ),
  sanction: some(isSomebody, words('company firm bank official country government minister entity ship tanker')),
  strike: isNamed,
  sign: words(
    'deal agreement bill law order pact treaty contract letter petition accord memorandum declaration legislation decree proclamation loan resolution',
  ),
  release: words(PUBLISHED),
  post: words('video photo picture message statement letter list clip image footage comment job'),
  raise: isAmount,
  increase: isAmount,
  boost: isAmount,
  lower: isAmount,
  cut: isAmount,
  trim: isAmount,
  enter: words(
    'house building school church city town village station room court cave harbor harbour port airport store shop park zone',
  ),
  join: words(
    'team club group alliance union coalition nato pact board cabinet government party band cast staff army force bloc league network',
  ),
  seek: some(
    isSomebody,
    words(
      'help survivor witness buyer volunteer clue answer deal solution way information evidence work investor alternative',
    ),
  ),
  weigh: ({ phrase }) => phrase !== '' && !/\d/.test(phrase),
  produce: words('car vaccine mask food energy film movie chip weapon'),
  climb: isOfAmount,
  jump: isOfAmount,
  surge: isOfAmount,
  slide: isOfAmount,
  slump: isOfAmount,
  fall: isOfAmount,
  rise: isOfAmount,
  drop: isOfAmount,
  'drop in': isOfAmount,
  grow: isOfAmount,
  decline: isOfAmount,
  'decline to': never,
  extend: words(
    'ban lockdown deadline contract truce ceasefire curfew detention stay deal agreement session leave emergency restriction closure mandate term season sanction war trip suspension shutdown freeze pause moratorium',
  ),
  'throw out': words('case lawsuit suit charge claim conviction appeal complaint verdict ruling sentence'),
  'give up': words('plan bid fight hope effort search attempt claim'),
  'put off': words(HELD),
  'bring back': words('rule law ban tax mandate restriction curfew'),
  'point to': never,
  replace: never,
  promote: never,
  remove: never,
  repeat: never,
  // "Questions remain over": they do not continue to be over.
  remain: ({ phrase }) => phrase !== '',
  introduce: words('bill law rule measure ban tax fee charge legislation restriction system scheme policy tariff'),
  top: words('expectation estimate forecast'),
  block: words(
    'bill law plan deal order merger sale ban rule effort attempt move bid policy tariff deportation release appointment nomination',
  ),
  halt: words(
    'work production sale trading construction service flight search talks deportation plan project trial vote',
  ),
  close: words(BUILT),
  shut: words(BUILT),
  open: words(`${BUILT} exhibition shelter account branch`),
  return: isNothing,
  reverse: words(RULED),
  overturn: words(RULED),
  uphold: words(RULED),
  delay: words(HELD),
  // "cancels $4m for piers": money and papers are not called off.
  cancel: ({ phrase }) =>
    !/^(?:(?:nearly|about|almost|over|up to|more than|at least) )?[$£€]|\b(?:debts?|loans?|grants?|funding|funds?|money|contracts?|subscriptions?|orders?|polic(?:y|ies)|leases?|visas?|permits?|licen[cs]es?|passports?|tickets?|accounts?)\b/.test(
      phrase,
    ),
  'carry out': words('test search raid inspection survey study review operation check audit work'),
  withdraw: words('troops bid support offer force funding ad nomination endorsement'),
  'set up': words('committee fund camp clinic group body panel hotline company base unit checkpoint commission office'),
  claim: never,
  recall: words('car vehicle ambassador product model suv truck toy drug food envoy'),
  pass: words('bill law measure resolution budget legislation reform act'),
  build: words(
    'bridge road house home plant factory wall hospital stadium base rail line tower center centre dam reactor ship school prison',
  ),
  pay: words('fine tax ransom fee wage compensation debt damages'),
  emerge: never,
  get: ({ phrase }) =>
    /^(?:an?|the|\d|\$|more|new|first) /.test(phrase) &&
    !/\b(?:chance|boost|look|start|grip|hold|job|taste|visit|makeover|life|point|hang|idea)$/.test(phrase),
  help: isSomebody,
  // Who survives a primary has won it.
  survive: words(
    'crash accident storm fire attack shooting fall war earthquake ordeal explosion hurricane flood avalanche shipwreck stabbing',
  ),
  // "has no the charm"
  lack: ({ phrase }) => !/^(?:the|an?|his|her|its|their|any|enough|sufficient|all|some)\b|^[“‘"']/.test(phrase),
  // "set to propose ‘within weeks’": marriage.
  propose: ({ phrase }) => /^\p{L}/u.test(phrase),
  // "backs truck into wall", "acquires infection", "picks apples", "averts eyes", "studies law", "guards hostages".
  back: some(isSomebody, words(`${PROPOSED} candidate`)),
  // "buys her time", "buys lunch": no purchase anybody would call so.
  buy: ({ head }) => !/^(?:time|silence|lunch|dinner|drinks?|rounds?|coffee|gifts?|presents?|peace|space)$/i.test(head),
  // "hurts his knee": his own.
  hurt: ({ phrase }) => !/^(?:his|her|their|its) /.test(phrase),
  acquire: words(
    'company firm stake share rival startup site land business chain club team bank brand building house property maker unit',
  ),
  pick: some(isSomebody, words('site venue date winner name')),
  avert: words('strike shutdown disaster crisis war crash attack default catastrophe tragedy walkout clash'),
  study: ({ head }) =>
    !/^(?:law|medicine|arts?|history|music|physics|english|engineering|economics|sciences?|chemistry|biology|theology|nursing)$/i.test(
      head,
    ),
  guard: (about) => !isSomebody(about),
  // A hospital admits patients, a keeper concedes goals, a star acknowledges fans, and a man honors his contract.
  admit: ({ phrase }) =>
    !/^(?:\p{Lu}\S*(?: \p{Lu}\S*)?|\d.*)$|\b(?:patients?|students?|pupils?|members?|refugees|visitors|guests|children|people|victims)\b/u.test(
      phrase,
    ),
  acknowledge: words(OWNED),
  honor: isSomebody,
  // "condemns tower as unsafe", "restores painting", "scraps old ferry", "details officer to gate".
  condemn: ({ head }) =>
    !/^(?:towers?|houses?|homes?|buildings?|blocks?|flats?|bridges?|hotels?|schools?|ships?|property|meat|families|millions|thousands)$/.test(
      head,
    ),
  restore: words('rule law ban power access right service order funding peace trust tie'),
  scrap: ({ head }) =>
    !/^(?:ferr(?:y|ies)|ships?|cars?|planes?|jets?|trains?|boats?|bus(?:es)?|vessels?|tanks|submarines?|machines?|metal|vehicles?|fleet)$/.test(
      head,
    ),
  abandon: words(`${PROPOSED} effort search attempt claim hope fight`),
  detail: words(DESCRIBED),
  outline: words(DESCRIBED),
  // "establishes link", "conducts orchestra", "turns down radio", "looks into camera".
  establish: words('committee fund camp clinic group body panel hotline company base unit commission office school'),
  conduct: words(
    'test search raid inspection survey study review operation check audit work investigation probe strike drill exercise trial interview',
  ),
  'turn down': words('offer bid request appeal plea invitation deal plan job proposal'),
  'look into': words('claim cause case death report complaint allegation fire crash incident'),
  // Where a road, a runner and a car go, and how people live.
  'lead to': words(
    'arrest change charge criticism debate delay loss shortage closure death injury fine surge rise fall increase decline fear call protest cut war crisis',
  ),
  'run for': words('office president mayor governor senate parliament council seat congress reelection'),
  'head for': isNamed,
  // "heading to rival Norwell": "going to rival" it would be what is to come.
  'head to': ({ phrase }) => !isBaseVerb(phrase.split(' ')[0]!.toLowerCase()),
  'live in': isNamed,
  'turn into': ({ head }) => !/^\p{Lu}|^(?:driveways?|lanes?|streets?|roads?|paths?|traffic)$/u.test(head),
  'crash into': words(
    'car truck bus train van ship boat vehicle tree wall house home building plane lorry tram ferry bridge',
  ),
  // Who votes for a president may choose one.
  'vote for': ({ phrase }) =>
    !/\b(?:president|mayor|leader|parliament|governor|senators?|candidates?|next|new|change)\b/i.test(phrase),
  // People gather; what is collected is a thing.
  gather: words('evidence data information signature sample material intelligence fund'),
  // "Okafor concedes as …": a race, and no fault.
  concede: ({ phrase }) =>
    phrase !== '' &&
    !/\b(?:defeat|goals?|points?|runs?|tries|penalt(?:y|ies)|race|election|seats?|power|ground|equali[sz]er|winner)\b|\d/.test(
      phrase,
    ),
  // "demands union cut fares": a deed, and no thing to insist on.
  demand: ({ phrase }) =>
    !phrase
      .split(' ')
      .slice(1)
      .some((word) => /^\p{Ll}+$/u.test(word) && isBaseVerb(word) && !isNoun(word)),
})

/** Whose noun says the same of anything: hostages are not published, and their release is one. */
export const SAME_AS_NOUN =
  /^(?:cancel|release|remove|sign|delay|withdraw|extend|reverse|overturn|introduce|promote|produce)$/

const ENDS_PHRASE =
  /[,;:]| (?:of|in|on|at|to|for|from|by|with|as|after|before|over|about|amid|during|while|despite|against|into|towards?|near|when|because|since|following|outside|inside|through|between|across|that|who|which|and)\b/i

/** @param rest what follows the verb, or the particle that goes with it */
export function saysTheSame(verb: string, subject: string, rest: string): boolean {
  const holds = ABOUT[verb]
  if (holds === undefined) return true
  const head = (text: string) => text.split(ENDS_PHRASE)[0]!.trim()
  const phrase = ENDS_PHRASE.test(` ${rest}`) && ENDS_PHRASE.exec(` ${rest}`)!.index === 0 ? '' : head(rest)
  return holds({ head: phrase.split(' ').at(-1)!, phrase, subject: head(subject).split(' ').at(-1)! })
}
