/**
 * Frames of loaded nouns: told by the word in front that names their field ("trade battle", "pay row"), by what
 * stands behind, and by what the headline must not speak of. In doubt a noun is meant as it says. See frame-conditions.ts.
 */

import { type Headline, isCapital, type Word } from '../headline/words.ts'
import type { NounFrame } from '../lexicon/wording.ts'
import { isBaseVerb, isPlace, isThirdPerson } from '../words/vocabulary.ts'
import { DETERMINERS, type FrameCondition, next, PREPOSITIONS } from './standing.ts'

interface NounSense {
  /** A base form behind it: "the scramble to find". */
  isDoing?: boolean
  /** What `behind` finds heads its phrase: "slide in sales", and no "slide in sales office". */
  isPhraseEnd?: boolean
  /** No verb has its form. */
  isThing?: boolean
  /** It stands for one: its form in -s is a verb's or another noun's. */
  isOne?: boolean
  /** No country or town is named behind it. */
  isNoPlace?: boolean
  /** It stands as a noun, told by its neighbours. */
  isNoun?: boolean
  /** The word right in front. */
  before?: RegExp
  notBefore?: RegExp
  /** The word right behind; '' for none. */
  after?: RegExp
  notAfter?: RegExp
  /** One of the next four words. */
  behind?: RegExp
  notBehind?: RegExp
  /** One of the four words in front. */
  notAhead?: RegExp
  text?: RegExp
  notText?: RegExp
}

const WAR =
  /\b(?:kill(?:s|ed|ing|er)?|dead|deadly|deaths?|dies|died|wound\w*|injur\w*|hurt|shot|shoot\w*|gunm[ae]n|stab\w*|police|arrest\w*|troops|soldiers?|arm(?:y|ies)|navy|rebels?|militants?|militias?|insurgents?|taliban|isis|missiles?|rockets?|drones?|airstrikes?|bomb\w*|tanks?|fighters?|gangs?|cartels?|hamas|hezbollah|knife|punch\w*|box(?:er|ing)|bout|ufc|mma|wrestl\w*|knockout|heavyweights?|rounds?|belts?|barricad\w*|hostages?|armed|swat|surrender\w*|bruised|dogs?|animals?|bears?|swans?)\b/i

/** Fields in which people quarrel in words; "climate fight", "land battle" and "courtroom brawl" are other things. */
const QUARREL =
  /^(?:intra-[a-z]+|surrogacy|surrogate|credibility|trade|tariffs?|legal|court|custody|redistricting|gerrymander(?:ing)?|budget|funding|spending|tax|policy|political|ideological|immigration|abortion|privacy|patent|copyright|trademark|libel|defamation|contract|pay|wages?|pensions?|property|planning|zoning|inheritance|estate|divorce|succession|diplomatic|visa|extradition|antitrust|regulatory|licensing|compensation|insurance|healthcare|health-care|shutdown|debt-ceiling|debt-limit|ceiling|filibuster|confirmation|nomination|map|voting|curriculum|encryption|pipeline|ticket|monument|statue|naming|vaccine|mandate|ballroom|eligibility|merger|takeover|ownership|tenancy|eviction|asylum|brexit|fracking|free-speech|intra-party|intraparty|constitutional|jurisdiction(?:al)?|boardroom|shareholder|intellectual-property|building|development|infrastructure|stimulus|welfare|subsidy|farm-bill|royalt(?:y|ies)|refund|procurement|congressional|legislative|medicaid|medicare|obamacare|marijuana|cannabis|gun-control|data-center|datacenter|sponsorship|vanity|subpoena|speakership|snap|aca|toll|tolls|fare|fares|carriage|broadcast|streaming|credit-card|swipe-fee|drug-pricing|housing|rent|school-funding|book-ban|dei|childcare|appropriations|wind-farm|land-use|rezoning|alimony|child-support|conservatorship|probate|recount|files|care|deportation|birthright|judicial|tiktok|wealth-tax|emissions|water-rights|voter-id|impeachment|expulsion|ethics|abortion-pill|mifepristone|settlement|severance|union|unionization)$/

/** A row can be about more, for nobody is hit in one. */
const ROW =
  /^(?:race|racism|neighbour|neighbor|family|royal|party|school|schools|book|union|degree|commentator|jersey|disability|fishing|water|fees?|fares?|parking|noise|poppy|flag|kit|selection|captaincy|var|penalty|referee|sexism|trans|transgender|gender|women|religion|faith|hijab|veil|prayer|bullying|expenses|bonus|peerage|honours|lobbying|sleaze|leak|email|text|tweet|twitter|social-media|cash|money|oil|gas|border|migrant|migrants|refugee|prisoner|spy|embassy|ambassador|aid|arms|defen[cs]e|steel|beef|milk|bin|bins|rubbish|cladding|nhs|hospital|exam|exams|grades|uniform|uniforms|hs2|airport|runway|festival|song|anthem|casting|film|bbc|itv|content|moderation|public|nuclear|island|islands|plaza|land|boundary|climate|wealth|toll|reservation|quota|canal|cartoon|doping|plagiarism|censorship|antisemitism|transfer|broadcast|leadership|rights|education|health|lockdown|mask|internal|rent|debt|energy|bathroom|ai)$/

const CONTEST =
  /^(?:senate|governor|governor's|gubernatorial|mayoral|primary|election|electoral|presidential|runoff|leadership|midterm|general-election|by-election|byelection|referendum|ballot-box|re-election|reelection|caucus)$/

const POSITIONS =
  /^(?:qb|quarterback|roster|starting|back|receiver|goalkeeper|goalkeeping|selection|relegation|promotion|wild-card|mvp|batting|bullpen|rotation|midfield|top-four)$/

/** What goes up and down. */
const FIGURE =
  /^(?:prices?|sales|profits?|costs?|rents?|rates|cases|infections?|hospitali[sz]ations?|admissions|deaths|crimes?|thefts?|burglar(?:y|ies)|robber(?:y|ies)|carjackings?|murders?|homicides?|shootings|overdoses|arrests|demand|supply|inflation|unemployment|bookings|traffic|ridership|tourism|turnout|applications?|enrol?lments?|complaints?|reports?|calls|emissions|exports?|imports?|output|production|earnings|revenues?|income|incomes|shares?|stocks?|bonds?|yields?|crypto|bitcoin|fuel|petrol|gas|oil|energy|electricity|power|food|grain|wheat|egg|eggs|house|home|housing|property|rental|mortgage|fare|fares|premiums?|bills|spending|investment|investments|hiring|jobs|layoffs|bankruptcies|insolvencies|foreclosures|evictions|defaults|delinquencies|donations?|fundraising|subscribers?|subscriptions?|viewership|ratings|viewers|audience|popularity|approval|poll|polls|polling|support|interest|use|usage|consumption|attendance|visits|visitors|arrivals|crossings|migrants?|migration|immigration|asylum|deportations|detentions|encounters|covid|covid-19|coronavirus|virus|flu|measles|norovirus|rsv|antisemitism|antisemitic|hate|violence|abuse|fraud|scams|threats|attacks|accidents|crashes|collisions|fatalities|wait|waiting|births|marriages|divorces|searches|downloads|orders|deliveries|shipments|valuations?|wages|pay|salaries|turnover|volumes?|renewables?|solar|freight|shipping|insurance|tuition|population|numbers?|absences|absenteeism|vacancies|claims|jobless|retail|online)$/

/** What can only be counted or priced, and nobody lives or swims in. */
const COUNTED =
  /^(?:prices?|sales|profits?|costs?|rents|rates?|cases|infections?|hospitali[sz]ations?|admissions|deaths|crimes?|thefts?|burglaries|robberies|carjackings|murders?|homicides?|overdoses|arrests|demand|inflation|unemployment|bookings|ridership|tourism|turnout|applications?|enrol?lments?|complaints?|emissions|exports?|imports?|output|earnings|revenues?|yields|premiums|bills|spending|investment|layoffs|bankruptcies|insolvencies|foreclosures|evictions|defaults|delinquencies|donations?|fundraising|subscribers|subscriptions|viewership|ratings|popularity|approval|support|interest|usage|consumption|attendance|visitors|arrivals|crossings|migration|immigration|deportations|covid|covid-19|coronavirus|flu|measles|norovirus|antisemitism|violence|abuse|fraud|scams|threats|attacks|fatalities|births|divorces|deliveries|shipments|valuations?|salaries|turnover|renewables?|numbers|absences|absenteeism|vacancies|lawsuits|stocks?|shares?|confidence|value|productivity|hiring|losses|crashes|testing|illness|illnesses|injuries|accidents|incidents|collisions|tests|shootings|diagnoses)$/

const INDUSTRIES =
  /^(?:tech|technology|cable|media|retail|streaming|auto|automotive|car|energy|power|oil|gas|mining|shipping|e-commerce|ecommerce|pharma|pharmaceuticals?|drug|drugs|chip|chips|chipmaking|semiconductor|software|internet|web|online|food|beverage|drinks?|beer|brewing|tobacco|vaping|steel|cement|chemicals?|airline|aviation|aerospace|defen[cs]e|arms|logistics|delivery|parcel|insurance|finance|financial|investment|hedge-fund|private-equity|fashion|sportswear|clothing|apparel|luxury|cosmetics|beauty|furniture|toy|gaming|videogame|gambling|betting|entertainment|film|music|publishing|newspaper|advertising|marketing|consulting|accounting|accountancy|outsourcing|telecoms?|telecommunications|phone|wireless|mobile|smartphone|electronics|construction|housebuilding|engineering|property|real-estate|dairy|meat|poultry|beef|agriculture|agricultural|agribusiness|grain|fertili[sz]er|coffee|fast-food|grocery|supermarket|pharmacy|healthcare|health-care|biotech|solar|utility|utilities|trucking|crypto|cryptocurrency|payments?|ride-hailing|rideshare|search|ai|surveillance|data|cloud|security|cybersecurity|cruise|hotel|travel|theme-park|ticketing|diy|catering|cleaning|recycling|waste|railway|battery|ev|electric-vehicle|aluminium|aluminum|copper|lithium|uranium|coal|paper|packaging|plastics|rental|timeshare|storage|dating|education|edtech|college|fintech|medtech|weapons|social-media|news|broadcasting|tv)$/

/** Of these a growth is an expansion, and nothing bangs. */
const EXPANDING =
  /^(?:economic|ai|tech|housing|property|building|construction|homebuilding|oil|gas|mining|shale|energy|solar|data-center|datacenter|cent(?:er|re)|tourism|travel|investment|crypto|biotech|startup|cannabis|podcast|streaming|ev|lithium|infrastructure|manufacturing|industrial|agricultural|real-estate|credit|lending|ipo|merger|natural-gas|semiconductor|chip|cruise|gambling|betting|esports|e-commerce|fitness|pet|fracking|drilling|nuclear|space|drone|defen[cs]e|stock-market|stock|market|population)$/

/** Whom and what a political word is said of. */
const POLITICAL =
  /\b(?:president\w*|trump|white house|downing street|kremlin|government|ministers?|senat\w+|congress\w*|lawmakers?|legislat\w+|parliament\w*|mps?|lords|governors?|mayors?|mayoral|council\w*|elections?|electoral|midterms?|primar(?:y|ies)|campaign|candidates?|party|parties|labou?r|tor(?:y|ies)|conservatives?|liberals?|lib dems?|greens|reform uk|snp|gop|republicans?|democrat\w*|dems?|politic\w*|polic(?:y|ies)|cabinet|coalition|opposition|administration|doj|pentagon|fbi|attorney general|prime minister|pm|chancellor|premier|speaker|supreme court|bill|budget|tax(?:es)?|tariffs?|votes?|voters?)\b/i

const SCREEN =
  /\b(?:films?|movies?|series|tv|netflix|hbo|bbc|amazon prime|apple tv|disney|episodes?|seasons?|games?|gaming|novels?|books?|thriller|comedy|drama|genre|director|sequel|trailer|actors?|actress|cast|box office|playstation|xbox|nintendo)\b/i

const HEALTH =
  /\b(?:migraines?|pain|symptoms?|covid\S*|doctors?|tumou?r|pills?|patients?|cancer|treat\w*|medic\w*|brain|concussion|drug|vaccin\w*|fever|nausea|hospital\w*|ibuprofen|paracetamol|aspirin|tylenol|stress|sleep|caffeine|hangover|alcohol|wine|cure|falls?|flu|head)\b/i

const WEATHER =
  /\b(?:rain\w*|wind\w*|snow\w*|flood\w*|weather|forecast\w*|hurricane|typhoon|cyclone|tornado\w*|thunder\w*|lightning|power cuts?|outages?|coast\w*|met office|gale\w*|landfall|tropical|sea|ship|ferry|roofs?|trees?|damage\w*|batter\w*|lash\w*|tonight)\b/i

/** "death row", "third day in a row" and rows of things. */
const NO_ROW = /^(?:of|houses?|homes?|seats?|inmates?|prisoners?|z|boats?|boating|your|row)$/

const DISEASE =
  /^(?:cancer|leuka?emia|lymphoma|myeloma|melanoma|dementia|alzheimer['’]?s|parkinson['’]?s|mnd|als|disease|illness|tumou?r|pneumonia|covid|covid-19|coronavirus|lupus|sclerosis|diabetes|sepsis)$/

/** What fears are of, and what they are under. */
const DREAD =
  /^(?:|recession|inflation|security|safety|health|war|jobs?|ai|virus|covid|covid-19|coronavirus|default|tariff|contamination|privacy|supply|growth|debt|slowdown|shortage|stagflation|escalation|shutdown|cyber|market|economic|growing|mounting|amid|over|on|rising|renewed|new|public|investor|raises?|raised|raising|stokes?|stoked|fuels?|fuell?ed|sparks?|sparked|eases?|eased|calms?|allays?|heightens?|prompts?|prompting|sparking|stoking|fuell?ing|despite|after)$/

const NO_SCRAMBLE =
  /\b(?:eggs?|goalmouth|quarterback|qb|touchdown|hill climb|motorcycl\w*|tofu|fighter jets?|jets|interceptors?|raf|rubik\w*|letters)\b/i

const FLIPS =
  /\b(?:gymnast\w*|trampoline|skate\w*|swim\w*|div(?:e[sr]?|ing)|pool|ski\w*|snowboard\w*|bmx|stunts?|driv(?:er|ers|ing)|cars?|road|motorist|sandals?|shoes?|footwear|beach|wear\w*)\b/i

/** What comes one after another. */
const SERIES =
  /^(?:layoffs|cuts|resignations|closures|bankruptcies|departures|protests|attacks|arrests|thefts|burglaries|robberies|cancellations|mergers|deals|retirements|lawsuits|suits|complaints|scandals|setbacks|defeats|injuries|errors|mistakes|failures|problems|measures|changes|proposals|reforms|bills|orders|tariffs|sanctions|announcements|appointments|nominations|pardons|rulings|appeals|charges|allegations|accusations|claims|issues|shootings|stabbings|killings|murders|crashes|accidents|incidents|deaths|break-ins|carjackings|assaults|hacks|cyberattacks|outages|delays|strikes|walkouts|visits|meetings|calls|questions|reports|surveys|polls|studies|awards|offers|signings|releases|sales|acquisitions|investments|ipos|products|features|policies|laws|rules|regulations|promises|events|books|films|articles|interviews|statements|tweets|posts|messages|emails|letters|threats|warnings|evictions|foreclosures|defections|disputes|controversies)$/

const RADIOACTIVE =
  /\b(?:nuclear|radioactiv\w*|radiation|chernobyl|fukushima|atomic|reactor|shelters?|bunkers?|hiroshima|uranium|bomb tests?|ash|volcan\w*|pesticides?|fallout (?:\d|new|boy|game|tv|fans?|season)|bethesda|games?|gamers?)\b/i

const NO_FALLOUT = /^(?:boy|shelters?|game|fans|show|season|zone|\d+)$/

/** What hands hold. */
const HANDLED =
  /\b(?:bats?|clubs?|rackets?|hands?|golf\w*|ropes?|tyres?|tires?|roads?|balls?|steering|fingers?|guns?|knife|phone|cricket|tennis|shoes?|climb\w*|pen|pencil)\b/i

/** "tax revamp plan": no plan to change. */
const CHANGING =
  /^(?:projects?|plans?|bills?|proposals?|schemes?|ideas?|talks|deals?|teams?|efforts?|program(?:me)?s?|contracts?|push|bids?|jobs?|specialists?|expert)$/

/** Who quarrels in words, and over what. */
const ISSUE =
  /\b(?:lawsuits?|sues?|court|judges?|legal|funding|budgets?|tariffs?|tax(?:es)?|trade|mergers?|takeovers?|contracts?|streaming|patents?|copyright|trademark|royalties|regulat\w+|shutdown|senate|congress\w*|lawmakers?|legislat\w+|nominations?|confirmations?|redistricting|bill|policy|licen[cs]\w*|fees?|wages?|pay|pensions?|unions?|council|ministers?|white house|fed|federal reserve|parliament|mps?|governor|mayor|zoning|planning|subsid\w+|broadcast\w*|carriage|executives?|ceo|shareholders?|board|treasury|immigration|democrats?|republicans?|gop|dems|tor(?:y|ies)|labour|commission\w*|regulators?|watchdog|netflix|google|apple|meta|openai|disney|amazon|paramount)\b/i

const UNQUARRELED =
  /\b(?:protest\w*|border|fans|cancer|fires?|wildfires?|blaze|crews|students?|teens?|boys?|girls?|pub|bar|street|video|fists?|virus|covid\S*|pandemic|illness|drugs?|candidates?|primar(?:y|ies)|elections?|debates?|race|seats?|runoff|cup|league|title|match|games?|ufc|bears?|ukrain\w*|russia\w*|gaza|israel\w*|taliban|iran\w*|syria\w*|sudan\w*|films?|movies?|crime|terror\w*)\b/i

const MARKETS =
  /\b(?:dow|s&p|nasdaq|ftse|nikkei|kospi|sensex|nifty|hang seng|stocks?|shares?|bonds?|treasur(?:y|ies)|wall street|bitcoin|crypto|silver|gold prices?|gold and silver|oil prices?|crude|currenc(?:y|ies)|investors?|traders?|equities|yields)\b/i

const SENSES: Record<NounFrame, NounSense> = {
  // "ahead of Zebre clash": a match, where nobody is hurt.
  fixture: {
    isOne: true,
    isNoun: true,
    after: /^(?:|at|in|on|with|against|as|after|for|to|due|saturday|sunday|tonight)$/,
    text: /\b(?:cup|league|final|semi-final|quarter-final|derby|rugby|cricket|t20i?|odi|football|soccer|tennis|australian open|wimbledon|super rugby|premiership|championship|kick-off|playoff|straight sets|second round|third round)\b/i,
    notText:
      /\b(?:kill\w*|dead|injur\w*|police|fans|riots?|protest\w*|arrest\w*|militants?|troops|stewards|supporters|brawl|punch\w*|stab\w*|colou?rs|scheduling|dates?)\b/i,
  },
  gauged: {
    isOne: true,
    notAhead: /^violent$/,
    before:
      /^(?:crime|immigrant|alien|visa|homeless|homelessness|encampment|gambling|smoking|e-cigarette|littering|graffiti|shoplifting)$/,
    notText: /\b(?:kill(?:s|ed|ing)?|dead|deadly|deaths?|die[sd]?|bloody|shot|massacre)\b/i,
  },
  stranded: {
    before:
      /^(?:travel|airline|airport|flight|rail|train|trains|flights|airports|traffic|commuter|transport|ferry|port|supermarket|exam|weather|snow|holiday|passport|delivery|server|servers|service|it|computer|network|software|gps|banking|checkout|ticket|ticketing|school|schools|court|courts|bin|road|roads|motorway|tube|bus|parking|christmas|booking|timetable|supply-chain|shipping|postal|rubbish)$/,
    notText: /\b(?:kill(?:s|ed|ing)?|dead|deadly|deaths?|shot|bomb\w*)\b/i,
  },
  bargained: {
    before:
      /^(?:retail-trading|trading|property|buying|bidding|housing|investment|deal|merger|hiring|ipo|shopping|transfer)$/,
    notAfter: /^(?:ends?|over|fades?|cools?|slows?|dies)$/,
  },
  amid: { before: /^(?:amid|amidst|ethics|personal|recent|past|multiple|growing|latest)$/, notText: SCREEN },
  crowding: {
    isOne: true,
    before: /^(?:students?|tourists?|migrants?|refugees?|visitors?|patients?|holiday-maker|workers?|player)$/,
    notAfter: /^(?:is|was|has|of)$|[^si]s$/,
  },
  // Of a round or a show: nobody is removed from an office.
  eliminated: {
    text: /\b(?:open|cup|tournament|tennis|playoffs?|wimbledon|atp|wta|grand slam|survivor|idol)\b/i,
    notText: POLITICAL,
  },
  numbered: { before: /^\d+$/, after: /^(?:of|that|every|only|for|we|all|people)$/ },
  gripped: { notText: HANDLED },
  warned: {
    notText:
      /\b(?:navy|ships?|vessels?|boats?|fir(?:es|ed|ing)|guns?|police|soldiers?|troops|officers?|missiles?|jets?|helicopters?|trawlers?)\b/i,
  },
  teethed: { notText: /\b(?:bab(?:y|ies)|infants?|toddlers?|gel|pupp(?:y|ies)|dogs?)\b/i },
  collided: { before: /^(?:car|bus|lorry|truck|motorway|head-on|road|train|coach|van|bike|motorbike|taxi|tram|quad)$/ },
  wooed: { text: /\b(?:takeovers?|mergers?|bids?|bidd\w+|acqui\w+|buyouts?|offers?|deals?|firm|company|shares?)\b/i },
  unhatched: { notText: /\b(?:birds?|hatch\w*|eagles?|owls?|turtles?|penguins?|fossils?|hens?)\b/i },
  noun: { isNoun: true },
  unscreened: { notText: SCREEN },
  disputed: { before: QUARREL, notText: WAR, notAfter: /^(?:club|scenes?|royale?|rap|bus|dress|lines?|plan|of|cry)$/ },
  // "Row over fares", "pay row"; no death row, no third day in a row, no row of houses.
  quarrelsome: { before: ROW, notAfter: NO_ROW },
  quarreling: { before: QUARREL, notAfter: NO_ROW },
  openingTalks: { before: /^$/, after: /^(?:over|as|after|about|between)$/ },
  contested: { before: CONTEST, notText: WAR },
  position: { before: POSITIONS, notText: /\b(?:box(?:ing|er)|belt|ufc|mma|heavyweight|kill\w*|injur\w*)\b/i },
  // "dies after long battle with cancer"; nobody who wins or loses it.
  // "films his battle with cancer": not his illness with it.
  unowned: { notBefore: /^(?:his|her|my|their|our|your)$/ },
  illness: {
    behind: DISEASE,
    notAhead: /^(?:wins?|won|winning|los(?:es?|t|ing)|fights?|fighting|fought|join\w*|lead\w*|helps?|funds?|in)$/,
    notText: /\b(?:scientists?|research\w*|charit(?:y|ies)|vaccines?|countr(?:y|ies)|nations?|world|global|nhs)\b/i,
  },
  // "world's coronavirus fight", and nobody's own.
  epidemic: {
    before: /^(?:coronavirus|covid|covid-19|virus|ebola|pandemic|measles|malaria|polio|mpox|aids|hiv)$/,
    text: /\b(?:world|global|nations?|countr(?:y|ies)|government|uk|us|u\.s\.|states?|china|ministers?|mayor|governor|leaders?|officials)\b/i,
    notText: /\b(?:dies|died|death|recover\w*|his|her|my|patients?|nurse|star|dad|mum|mom|wife|husband|after)\b/i,
  },
  // Against armed men a fight is one.
  fought: {
    isNoun: true,
    notText: WAR,
    notBehind: new RegExp(
      `${DISEASE.source}|^(?:islamic|islamists?|jihadis?|jihadists?|isil|al-qaeda|insurgency|terror\\w*|boko)$`,
    ),
    notBefore: /^(?:his|her|my|in|the)$/,
  },
  sought: {
    isNoun: true,
    notText: WAR,
    behind:
      /^(?:justice|equality|equal|compensation|recognition|access|answers|reform|fairness|fair|wages|reparations|accountability|citizenship|asylum|housing|funding|statehood|suffrage)$/,
  },
  questioned: {
    text: /\b(?:house|senate|senators?|congress\w*|committee|hearing|mps?|lawmakers?|police|detectives?|lawyers?|court|judges?|prosecutors?|fbi|cbi|minister|ceo|interview\w*|reporters?|journalists?|media|press|parliament\w*|inquiry|testif\w*|testimony|deposition|questions?)\b/i,
    notText:
      /\b(?:bbq|barbecue|burgers?|steaks?|recipes?|chef|summer|backyard|charcoal|meats?|vegetables?|food|cook\w*|labor day|memorial day|july 4|fourth of july|grills?|sauce|kebabs?|tips?|hacks?|season)\b/i,
    notAfter: /^(?:up|him|her|them|the|a|an|his|over)$/,
  },
  gained: {
    notAfter: /^(?:tax|taxes|levy|levies|profits?|apples?|fruits?|plums?|trees?)$/,
    notBefore: /^(?:apple|no-strings)$/,
    notText: /\b(?:orchards?|apples?|pears?|cider|fruit|forests?)\b/i,
  },
  profited: { before: /^(?:cash|tax|oil|gas|profit|profits|revenue|lottery|jobs)$/ },
  // Not that of the condemned.
  // "onslaught on border towns": an attack by arms.
  armed: {
    text: /\b(?:missiles?|rockets?|drones?|airstrikes?|air|troops|army|military|bomb\w*|shell\w*|artillery|war|offensive|gaza|rebels?|militants?|militia|invasion|kill(?:s|ed)|civilians)\b/i,
    notText: /\b(?:ads?|lawsuits?|words|criticism|questions|goals?|innings|league|cup|virus|covid\S*|coronavirus)\b/i,
    notAfter: /^(?:of|balloons?|club|jacket|spirit|memorial|anniversary)$/,
    notBefore: /^(?:the|london|luftwaffe)$/,
  },
  campaigned: {
    before:
      /^(?:testing|vaccination|vaccine|ad|ads|advertising|media|pr|publicity|marketing|enforcement|deportation|speeding|parking|litter|lobbying|fundraising|recruitment|recruiting|tv|television|radio|online|social-media|promotional|diplomatic|campaign|press|cleaning|clean-up|safety|drug|drink-driving|compliance|inspection|health|jabs?|booster|legislative)$/,
    notText: /\b(?:quarterback|touchdowns?|sacks?|linebacker|nfl|chess|luftwaffe|nazi|hitler|1940|1941|wartime)\b/i,
    notAfter: /^spirit$/,
  },
  // Nothing radioactive, and no game of that name.
  following: {
    before:
      /^(?:political|economic|financial|legal|diplomatic|social|business|market|election|tariff|accounting|pandemic|brexit|reputational)$/,
    notText: RADIOACTIVE,
    notAhead: /^(?:first|only|as)$/,
    notAfter: NO_FALLOUT,
  },
  aftermath: { notText: RADIOACTIVE, notAhead: /^(?:first|only|as)$/, notAfter: NO_FALLOUT },
  // A crackdown on somebody may be of any force, and so may an action against him.
  acting: { notAfter: /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|its|hold|\d+)$/ },
  enforced: {
    before:
      /^(?:immigration|border|drugs?|tax|parking|speeding|piracy|gun|vaping|vape|litter|fraud|crypto|antitrust|traffic|drink-driving|drunk-driving|asylum|migrant|deportation|smuggling|trafficking|money-laundering|password|password-sharing|airbnb|e-bike|e-scooter|regulatory|copyright|tariff|export|truancy|benefits|licensing|noise|scam|scams|robocall|spam|tax-avoidance|tax-evasion|touting)$/,
    notText: /\b(?:kill(?:s|ed|ing)?|dead|deadly|deaths?|die[sd]?|bloody|shot|massacre)\b/i,
  },
  // "spike in cases"; no spike in a foot, no storm surge.
  increased: {
    isPhraseEnd: true,
    isNoun: true,
    after: /^(?:in|of)$/,
    behind: COUNTED,
    notBefore:
      /^(?:storm|tidal|troop|power|voltage|sea|ocean|water|railway|metal|steel|rail|quantum|ski|long|triple|high|baby)$/,
    notText: /\b(?:vault|gas leak|blaze|firefighters?|gas explosion|lakes?|rivers?|pools?|sea)\b/i,
  },
  burst: {
    isPhraseEnd: true,
    isNoun: true,
    after: /^(?:in|of)$/,
    behind:
      /^(?:prices|sales|profits|cases|demand|popularity|lawsuits|applications|scams|fraud|complaints|subscriptions|spending|debt|betting|gambling|diagnoses)$/,
    notText:
      /\b(?:kill\w*|dead|deaths?|lives|injur\w*|hurt|wound\w*|gas|bombs?|blast|fire|firefighters?|damag\w*|evacuat\w*)\b/i,
  },
  // Behind one figure no verb has that form: "crime surge", and no "sales surge".
  rising: {
    isOne: true,
    before: FIGURE,
    notBefore: /^(?:power|food|house|home)$|[^su]s$/,
    notAfter: /^(?:pricing|protectors?|lee|capacity|milligan|jonze|in|through|past|to|by|\d.*|above)$/,
  },
  fallen: {
    isPhraseEnd: true,
    isNoun: true,
    after: /^(?:in|of)$/,
    behind: COUNTED,
    notText:
      /\b(?:gorge|waterfall|bridge|divers?|dives?|landslides?|planes?|jets?|helicopters?|cliff|pool|lake|river|sea|playground|plants?|grids?|dams?|buildings?)\b/i,
  },
  dropped: {
    isOne: true,
    before: FIGURE,
    text: /\b(?:prices?|stocks?|shares?|markets?|bonds?|crypto|bitcoin|currency|oil|sales|profits?)\b/i,
    notText: /\b(?:nuclear|reactor|landslides?|mudslides?|playground|planes?|jets?|flights?)\b/i,
    notAfter: /^(?:in|to|by|below|from|after|as|on|\d.*)$/,
  },
  expanding: {
    before: EXPANDING,
    notAfter: /^(?:and|to|times?|towns?|years|mic|microphone|operator|box|boxes|gates?|barrier)$/,
    notText: /\b(?:sonic|explosions?|loud|heard|crane|bang|blast|spill\w*|slick|kill\w*|injur\w*)\b/i,
  },
  firm: {
    isThing: true,
    before: INDUSTRIES,
    // "once a telecom giant": a company it still is.
    notAhead: /^(?:once|formerly|former|ex|became|becomes?|becoming)$/,
    notAfter:
      /^(?:planets?|exoplanets?|squid|pandas?|slayers?|portions?|robots?|leap|steps?|shoulders?|screens?|balloon|causeway|killers?|tortoises?|hogweed|glass(?:es)?|sculptures?|statues?|waves?|hornets?|rats?|snails?|spiders?|eggs?|pumpkins?|kelp|otters?|clams?)$/,
    notText:
      /\b(?:nfl|touchdown|baseball|mlb|innings?|pitcher|super bowl|dies|died|founder|widow|wife|husband|billionaire|planets?|exoplanets?|astronom\w*|telescopes?|jupiter|saturn)\b/i,
    isNoPlace: true,
  },
  // "clinic is a lifeline for families": no rope and no number to call.
  supported: {
    notAhead: /^(?:throw\w*|threw|toss\w*|suicide|crisis)$/,
    notText:
      /\b(?:call|calls|callers?|hotline|counsell?ors?|suicide|988|ropes?|drown\w*|lifeboat|swimmers?|fcc|broadband|phones?|cellphones?|palm)\b/i,
  },
  // "goes on a spree" needs it.
  spree: {
    isNoun: true,
    notAhead: /^(?:go|goes|went|going|gone|on|embark\w*|starts?|started|begins?|began|continues?)$/,
  },
  searched: {
    isNoun: true,
    notText: SCREEN,
    notBefore: /^(?:product|in)$/,
    notAhead: /^on$/,
    notBehind:
      /^(?:deer|elk|whales?|seals?|fox(?:es)?|bears?|eggs?|truffles?|mushrooms?|boars?|pheasants?|grouse|rabbits?|moose|wol(?:f|ves)|turkeys?|ducks?|lions?)$/,
  },
  // "the scramble to find": what is tried, and no deed of many.
  obtained: {
    isNoun: true,
    notText: NO_SCRAMBLE,
    notBehind: /^(?:exits?|ball|africa|safety|cover|higher|ground|seats?|places?|shelter)$/,
  },
  tried: { isNoun: true, isDoing: true, notText: NO_SCRAMBLE },
  attempted: {
    isNoun: true,
    notText: NO_SCRAMBLE,
    notAfter: /^(?:to|for|of|eggs?|up|over|on|track|bikes?)$/,
    notBefore: /^(?:egg|goalmouth|motocross|word|tofu)$/,
  },
  stolen: {
    notAfter: /^(?:films?|movies?|thrillers?|dramas?|comed(?:y|ies)|series|game|story|genre|caper|show|flick)$/,
    notText: SCREEN,
  },
  acted: {
    isNoun: true,
    text: POLITICAL,
    // "denounced as a stunt"; "secret plane stunt": no plane that is moved.
    notBefore:
      /^(?:an?|as|mere|planes?|jets?|trucks?|cars?|buses|bus|vans?|trains?|boats?|ships?|ferry|tanks?|helicopter|chopper|drones?|rockets?|missiles?|troops?|army|border|flags?|money|cash|embassy|house|office|chair|chess|piano|furniture|motorcade|convoy)$/,
    notAfter:
      /^(?:doubles?|m[ae]n|wom[ae]n|planes?|pilots?|dogs?|performers?|drivers?|school|students?|coordinators?|sauce)$/,
    notText:
      /\b(?:films?|movies?|aerial|skat\w*|bikes?|motor\w*|cars?|acrobat\w*|circus|actors?|wing-?walk\w*|skydiv\w*|parachut\w*|recipes?|salmon|pasta)\b/i,
  },
  political: {
    text: POLITICAL,
    notText:
      /\b(?:stage|theatre|theater|films?|musical|opera|actors?|cars?|football|soccer|goals?|league|cup|match|striker|keeper|\d-\d)\b/i,
  },
  official: {
    isThing: true,
    before:
      /^(?:border|drugs?|testing|covid|covid-19|coronavirus|virus|vaccine|climate|ai|crypto|housing|pay|economic|energy|cyber|cybersecurity|rat|ebola|ethics|education|health|science|tech|manufacturing|water|food|trade|tariff|homelessness|traffic|transport|regulatory|reform|prisons?|recovery|supply-chain|shipping|ports?|infrastructure|budget|privacy|safety|anti-corruption|opioid|overdose|pardon)$/,
  },
  specialist: {
    isThing: true,
    before:
      /^(?:fitness|diet|wellness|marketing|tech|technology|investment|investing|style|lifestyle|fashion|beauty|health|nutrition|food|cooking|business|management|finance|financial|money|self-help|dating|relationship|parenting|gardening|diy|design|decluttering|tidying|cleaning|branding|pr|social-media|media|strategy|stock|market|property|real-estate|crypto|ai|longevity|sleep|workout|makeup|hair|productivity|campaign|polling|data)$/,
    notAfter: /^(?:nanak|granth|purnima|gobind)$/,
  },
  proprietor: {
    isThing: true,
    before:
      /^(?:property|media|shipping|oil|gas|mining|casino|steel|coal|gambling|betting|real-estate|fashion|tech|retail|hotel|newspaper|publishing|music|film|movie|hollywood|telecoms?|construction|banking|insurance|energy|airline|aviation|brewing|beer|crypto|internet|software|cosmetics|beauty|food|sugar|cement|palm-oil|nickel|diamond|logging|timber|pharma|pharmaceutical|restaurant|nightclub|sportswear|advertising|business)$/,
    notText: /\b(?:ski\w*|moguls? (?:event|final|gold|champion)|freestyle|olympic\w*|video game|rollercoaster)\b/i,
  },
  organized: {
    isNoun: true,
    text: /\b(?:attacks?|plots?|murders?|scams?|frauds?|heists?|thefts?|bomb\w*|robber(?:y|ies)|kidnap\w*|killings?|smuggling|trafficking|massacre|assassination|laundering|ponzi|shootings?)\b/i,
    notText: /\b(?:quiz|bbc|lego|taylor|games?|show)\b/i,
  },
  aspiring: {
    isThing: true,
    before:
      /^(?:presidential|senate|gubernatorial|governor|mayoral|democratic|gop|republican|congressional|leadership|house|cabinet|vice-presidential|vp|nomination|nominee|20\d\d)$/,
    notAfter: /^(?:of|about|that|for|signs?|signals?|on)$/,
    notText: /\b(?:cup|league|oscars?|grammys?|olympics?|title)\b/i,
  },
  // "Former strongman seeks presidency", and no contest of lifters.
  ruler: {
    notAfter: /^(?:ruler|rulers|leaders?|presidents?|politics|rule|image|tactics|regime)$/,
    text: POLITICAL,
    notText:
      /\b(?:lift\w*|deadlift\w*|competition|contest|world['’]s strongest|weights?|gym|circus|muscle|kilos?|pounds?)\b/i,
  },
  headed: {
    isThing: true,
    before:
      /^(?:bank|airline|rail|railway|oil|energy|water|tech|fashion|hospital|nhs|council|retail|supermarket|prison|charity|hotel|airport|bbc|itv|fifa|uefa|ioc|f1|fa|rfu|wto|imf|nato|vaccine|festival|insurance|factory|utility)$/,
    notAfter: /^(?:fights?|battles?|baby|level|key|lady|rush)$/,
  },
  fickle: {
    before: /^(?:policy|tariff|market|price|political|regulatory|tax|trade|budget|funding)$/,
    notText: /\b(?:crash\w*|neck|injur\w*|car|claims?|insur\w*|film)\b/i,
  },
  flown: {
    text: /\b(?:pilots?|crash\w*|rescu\w*|army|navy|military|police|fl(?:y|ies|ew|own|ight)|land(?:s|ed|ing)?|airlift\w*|hover\w*|soldiers?|marines?|medevac|coastguard|air|mountain\w*|helipad)\b/i,
    notText:
      /\b(?:motor(?:bike|cycle)s?|motorcyclists?|bikers?|bikes?|harley|rider|vegetables?|kitchen|onions?|meat|food|wood|tree|pork|wield\w*|hack\w*|weapons?|slash\w*|machetes?|cleavers?)\b/i,
  },
  exercised: {
    notText:
      /\b(?:video|films?|movie|tabletop|hobby|board|miniatures|players?|toys?|fans?|matthew broderick|ukrain\w*|convention|chess|computer|steam|release|reviews?|console)\b/i,
  },
  reversed: { isNoun: true, after: /^(?:|on|over|after|by|as|in)$/, text: POLITICAL, notText: FLIPS },
  // "cabinet shake-up", "tax revamp".
  changed: {
    isNoun: true,
    notAfter: CHANGING,
    notText: /\b(?:cocktails?|protein|kitchen|bathroom|bedroom|wardrobe|garden|living room|hair|makeover)\b/i,
  },
  reformed: {
    isNoun: true,
    before:
      /^(?:tax|taxes|pensions?|visa|policy|rules?|immigration|asylum|health|healthcare|welfare|benefits|budget|cabinet|management|board|tariff|law|voting|election|electoral|zoning|curriculum|education|school|schedule|pricing|fee|fees|fare|fares|regulatory|police|policing|prison|staff|coaching|squad)$/,
    notAfter: CHANGING,
  },
  // Nor is somebody removed whom voters turn out.
  removed: {
    notText:
      /\b(?:primar(?:y|ies)|voters?|elections?|open|cup|tournament|tennis|playoffs?|round|match|league|world series|championship|wimbledon|atp|wta|grand slam|survivor|reality|contestants?|dancing|idol)\b/i,
  },
  left: {
    before:
      /^(?:staff|talent|workers?|employees?|teachers?|doctors?|nurses?|executive|exec|management|leadership|donor|advertisers?|patients?|pilots?|hollywood|lawmakers?|officers?|engineers?|residents|business|house|investors?|members?|membership|customers?|subscriber|users?|wealth|millionaire|billionaire|corporate|cabinet|newsroom|senior|researchers?|scientists?|lawyers?)$/,
    notAfter: /^(?:is|was|has|of)$|[^si]s$/,
  },
  // "exodus of doctors", and no book.
  leaving: { notAfter: /^\d/, notText: /\b(?:moses|bible|biblical|egypt|israelites|scripture|book of|film|novel)\b/i },
  arriving: {
    behind:
      /^(?:migrants?|refugees?|tourists?|visitors?|students?|people|workers|patients|asylum|children|residents|buyers|newcomers|players|holidaymakers)$/,
  },
  campaigning: {
    isNoun: true,
    notText:
      /\b(?:christian\w*|medieval|crusaders?|church|evangel\w*|jerusalem|saladin|knights?|templars?|pope|century|centuries|1\d{3}|films?|movie|graham|holy)\b/i,
  },
  pursued: {
    isNoun: true,
    notText: /\b(?:meta quest|oculus|vr|headsets?|video games?|diagnostics|galaxy quest|console|vision quest)\b/i,
    // "quest for a missing mother": a search.
    notBehind:
      /^(?:missing|lost|fathers?|mothers?|m[ae]n|wom[ae]n|sons?|daughters?|killers?|parents?|husband|wife|boy|girl)$/,
    notAfter: /^(?:pro|\d+|diagnostics|labs)$/,
  },
  racing: {
    isNoun: true,
    behind:
      /^(?:find|save|develop|stop|contain|rescue|fix|secure|restore|repair|protect|cure|understand|identify|trace|prevent|vaccinate|evacuate|decode|solve|recover|locate)$/,
  },
  controversial: {
    isNoun: true,
    notText: WEATHER,
    behind:
      /^(?:remarks?|comments?|plans?|claims?|decision|tweets?|posts?|video|emails?|letter|speech|ad|advert|tax|taxes|tariffs?|cuts|bonus(?:es)?|pay|deal|contract|appointment|visit|invitation|statue|ban|policy|bill|law|vote|book|film|interview|jokes?|photos?|expenses|donations?|gifts?|leaks?|allegations?|ruling|report|name|firing|sacking|suspension)$/,
  },
  stormy: {
    before:
      /^(?:political|media|twitter|social-media|diplomatic|legal|pr|publicity|internet|constitutional|public-relations|ethics)$/,
    notText: WEATHER,
  },
  unaimed: {
    notText:
      /\b(?:guns?|rifles?|scopes?|snipers?|hunters?|hunting|shot|shoot\w*|weapons?|laser|missiles?|shells?|rockets?|film|games?)\b/i,
  },
  competing: {
    before: /^(?:bidding|ratings|fare|streaming|browser|console|burger|chatbot|supermarket|broadband)$/,
    notAfter: /^(?:is|are|was|were|has|have|heats?|hots?|rages?|films?|movies?|dramas?|series|epics?)$/,
  },
  staffed: { before: /^(?:talent|recruitment)$/, notText: WAR, notAfter: /^(?:films?|movies?|drama|series|show)$/ },
  sported: {
    before:
      /^(?:late-game|ninth-inning|fourth-quarter|second-half|third-quarter|bullpen|eighth-inning|final-round|late-inning|batting|back-nine)$/,
  },
  beaten: {
    isNoun: true,
    after: /^(?:|by|at|in|from|to|against|of|as|after)$/,
    text: /\b\d{1,3}\s?[-–]\s?\d{1,3}\b/,
    notText: /\b(?:bears?|dogs?|lions?|tigers?|sharks?|court|drugs?)\b/i,
  },
  // "preseason dig", "jibe at rival"; nothing is dug up.
  jibed: {
    isNoun: true,
    isOne: true,
    after: /^(?:|at|over|about|from)$/,
    notBefore: /^(?:archaeological|roman|viking|fossil|dinosaur|big|community|gold|excavation|latest)$/,
    notText:
      /\b(?:archaeolog\w*|bones?|coins?|skeletons?|fossils?|excavat\w*|unearth\w*|buried|treasure|tombs?|ruins|sail\w*|yacht\w*|boats?|fencing|swords?|discover\w*|found|site|graves?|museum|ancient)\b/i,
  },
  rammed: { notText: /\b(?:ships?|vessels?|boats?|cars?|trucks?|train|collision|crash\w*|guns?)\b/i },
  awarded: {
    before:
      /^(?:oscars?|emmys?|grammys?|baftas?|tonys?|globes?|all-star|draft|selection|squad|nomination|awards?|playoff|hall-of-fame|mvp|roster|team|brits?|mercury|booker|nobel|michelin)$/,
    notAfter: /^(?:nosed?|nose)$/,
  },
  // "likens the president to a dictator", "acts like a dictator": what is said of him is that word.
  inPower: {
    notAhead: /^(?:as|like)$/,
    notText:
      /\b(?:liken\w*|compar(?:e[sd]?|ing|isons?)|call(?:s|ed|ing)?|brand(?:s|ed|ing)|dub(?:s|bed)|label(?:s|l?ed)|accus\w+)\b/i,
  },
  atRisk: {
    isNoun: true,
    // "Dorn's gamble on oil": nobody has a risk on it.
    notAfter: /^on$/,
    notBefore: /^(?:and|amp)$/,
    notText:
      /\b(?:casinos?|bet|bets|betting|bookmakers?|lotter(?:y|ies)|poker|slots?|wagers?|jackpot|gambl(?:er|ers|ing)|horses?|racing|roulette|procter|blackjack|odds)\b/i,
  },
  objected: {
    isNoun: true,
    notText:
      /\b(?:migrants?|border|boats?|coast ?guards?|greek|greece|asylum|refugees?|frontex|airport|tug|aircraft|plane)\b/i,
  },
  // "attack on education minister", "on a press bus": on somebody, or where somebody is.
  unmannedThing: {
    notBehind:
      /^(?:ministers?|teachers?|activists?|officials?|workers?|leaders?|protesters?|students?|doctors?|nurses?|judges?|reporters?|journalists?|campaigners?|lawyers?|chiefs?|boss|secretary|officers?|troops|guards?|police|patrol|ministry|ministries|bus|buses|labs?|rally|march|offices?|buildings?|cent(?:er|re)s?|clinics?|schools?|camps?|convoys?|bases?|headquarters|hq|firms?|compan(?:y|ies))$/,
  },
  // No beach beauties.
  revealedThing: {
    notBefore: /^(?:beach|blonde?|brunette|bikini|swimsuit|screen|hollywood|sex|pin-?up)$/,
    notText: /\b(?:found|dug|unexploded|wartime|derby|garden|beach)\b/i,
  },
  unquiet: { notText: /\b(?:khan|titans|gods?|storms?|hurricane|grapes|nature|films?|ira|tax-free|isa)\b/i },
  voiced: {
    isNoun: true,
    notBefore: /^(?:formal|official|senate|house|congressional|electoral|voters?)$/,
    notText:
      /\b(?:primar(?:y|ies)|elections?|voters?|votes?|court|rulings?|judges?|ballots?|polls|property|buildings?|houses?|homes?|eminent|land|roads?)\b/i,
  },
  worried: { notText: /\b(?:wedding|caffeine|coffee)\b/i },
  scared: {
    before:
      /^(?:health|injury|fitness|security|safety|food|cancer|covid|covid-19|coronavirus|virus|contamination|terror|listeria|salmonella|asbestos)$/,
    notAfter: /^(?:people|children|voters|off|away|tactics?)$/,
  },
  feared: {
    before: DREAD,
    after: /^(?:|of|over|for|that|as|about|in|after|grow|mount|rise|ease|linger|persist|deepen|spread|amid|and|among)$/,
  },
  dreaded: { before: DREAD },
  troubled: {
    before:
      /^(?:legal|political|logistical|tax|travel|financial|big|bigger|biggest|major|new|another|further|pr|diplomatic|economic|fiscal|budget|supply|supply-chain|staffing|security|administrative|selection|defensive|potential|regulatory|more|policy)$/,
    notText: HEALTH,
  },
  vexing: { after: /^for$/, notText: HEALTH },
  hindered: {
    after: /^(?:|to|for|in|as|with|over|on|at|before|after|ahead)$/,
    notBefore: /^(?:to|will|would|could|runners|horses|police|border)$/,
    notText:
      /\b(?:hurdl(?:er|ers|ing|ed)|athletics|track|olympic\w*|metres?|meters|\d+m|sprint\w*|races?|horses?|chase|cheltenham|police|checkpoints?|traffic|drivers?|protest\w*|militants?|farmers|medals?|gold)\b/i,
  },
  snagged: {
    isNoun: true,
    after: /^(?:|in|over|as|with|on|after)$/,
    notText: /\b(?:fish\w*|nets?|anchor|hooks?|trees?|clothes|climb\w*)\b/i,
  },
  technical: {
    before:
      /^(?:tech|technical|it|supply|launch|early|minor|legal|small|production|software|scheduling|first|another)$/,
    notText: HEALTH,
  },
  jammed: {
    notText: /\b(?:rivers?|timber|beavers?|boats?|canoe\w*|creek|logs|flood\w*)\b/i,
    after: /^(?:|over|in|on|at|as|after|with|between|for)$/,
  },
  gridlocked: {
    before: /^(?:congressional|political|legislative|washington|partisan|budget|senate|capitol|policy|parliamentary)$/,
  },
  unsettled: {
    before:
      /^(?:legal|immigration|visa|political|regulatory|financial|brexit|transfer|contract|travel|funding|budget|diplomatic|housing)$/,
  },
  knotty: {
    before:
      /^(?:legal|political|policy|moral|ethical|diplomatic|tax|financial|economic|budget|fiscal|redistricting|staffing|tariff|trade|constitutional|pension|immigration|strategic|mortgage|election|ticketing|transport|rail|airport|customs|border|voting|ballot|health-care|subsidy|security)$/,
    notText: /\b(?:oil|spill|dogs?|clean-?up|kitchen)\b/i,
  },
  unnamed: { notText: /\b(?:oklahoma|rivalry|games?|hospital|asylum|museum|series|sooners|cowboys)\b/i },
  slain: {
    after: /^of$/,
    behind:
      /^(?:civilians|people|soldiers|troops|children|innocents?|women|men|families|villagers|protesters|christians|muslims|jews|palestinians|israelis|americans)$/,
  },
  shooting: {
    isNoun: true,
    notAhead: /^(?:go|goes|going|went|gone|on)$/,
    text: /\b(?:shoot\w*|gunm[ae]n|shot|stabb\w*|knife|machete|axe|sword|hammer|kill\w*|murder\w*|victims?|survivors?|dead|rifle)\b/i,
    notText:
      /\b(?:elephants?|bulls?|bears?|dogs?|horses?|cows?|boar|chimp\w*|monkeys?|fans|riots?|rioters|mob|films?|games?|movie|hippos?|tigers?|lions?|goats?)\b/i,
  },
  policing: {
    // "commuters cop fine": a verb.
    notBefore:
      /^(?:to|will|would|could|may|must|hills|mall|robo|robot|kindergarten|fair|traffic|good|bad|[^’' ]*[^sui’']s|pollies)$/,
    notAfter:
      /^(?:an?|the|ban|bans|flak|fine|fines|blame|plea|criticism|it|out|show|shows|drama|dramas|movie|film|thriller|comedy|series|land|rock|city|killers?|[$£€]?\d.*)$/,
    notText:
      /^feds:|\b(?:climate|cop ?\d+|emissions|summit|films?|movies?|series|tv|netflix|comedy|drama|box office|sitcom|novel|rates?|inflation|powell)\b/i,
  },
  sentenced: {
    notAfter: /^county$/,
    notBefore: /^(?:by|shepherd['’]?s?)$/,
    text: /\b(?:jail(?:ed)?|prison|sentenced|convicted|convictions?|guilty|offences?|imprisoned|behind bars)\b/i,
  },
  benefited: { isNoun: true, notAfter: /^(?:up|of being)$/, notText: /\b(?:coffee|central perk|wallflower)\b/i },
  poured: {
    after: /^of$/,
    behind:
      /^(?:support|grief|love|tributes?|sympathy|anger|emotion|sorrow|condolences|affection|solidarity|kindness|gratitude|goodwill|sadness)$/,
  },
  several: { after: /^of$/, behind: SERIES, notBehind: /^\d/ },
  amassed: {
    after: /^of$/,
    behind: /^(?:debts?|evidence|paperwork|bills|cash|money|data|documents|unpaid|files|emails|research|information)$/,
  },
  mixed: {
    after: /^of$/,
    behind:
      /^(?:drugs|chemicals|toxins|pills|factors|medications?|medicines?|substances|pesticides|problems|pollutants|hormones|antibodies)$/,
  },
  massed: {
    behind:
      /^(?:volunteers|bots|fans|lawyers|followers|supporters|robots|helpers|lobbyists|consultants|workers|nurses|influencers|assistants|admirers|contractors|advisers|advisors|trolls)$/,
    notText: WAR,
  },
  held: {
    before: /^(?:tight(?:ens?|ened|ening|er)|loosen(?:s|ed|ing)?|iron|firm|losing|loses|lost|its|his|their|strong)$/,
    notText: HANDLED,
  },
  clutched: { notText: /\b(?:eggs?|birds?|chickens?|hens?|ducks?|chicks?|bags?|handbags?|gears?|turtles?)\b/i },
  centered: {
    notText:
      /\b(?:quakes?|earthquakes?|magnitude|tremors?|seismic|fault|tsunami|9\/11|memorial|nuclear|hiroshima|atomic|bomb\w*|hajj|pilgrim\w*|muslim\w*|saudi|umrah|islam\w*|twin towers|world trade|explosion|blast)\b/i,
  },
  trading: {
    before:
      /^(?:[$£€]\S+|[mb]illion|business|tech|takeaway|food-truck|burger|pizza|coffee|bakery|skincare|makeup|fitness|property|media|fashion|restaurant|retail|hotel|publishing|real-estate|gambling|casino|beauty|music|food|tech|newspaper|cosmetics|crypto|pub|gym|porn|shipping|luxury|supplement|wellness|fast-food|podcast)$/,
    notAfter: /^(?:waist|waistline|line|gown)$/,
  },
  lineage: {
    before:
      /^(?:political|banking|motoring|media|publishing|oil|hotel|acting|shipping|newspaper|brewing|fashion|pharmaceutical|automotive)$/,
  },
  // "injury blow", and no blow to the head.
  unstruck: {
    before:
      /^(?:injury|fitness|transfer|title|jobs|economic|political|election|legal|financial|diplomatic|climate|brexit|tax|housing|funding|budget|leadership|promotion|relegation|playoff|cup|olympic|pensions?|mortgage|growth|export|tourism|reputational|pr|court|investment|merger|energy|selection|qualifying)$/,
    notAfter: /^(?:up|out|off|away|over|past|through|by|his|her|whistle|job|dryers?|dry|torch|pipe)$/,
    // "deals economic blow"
    notAhead: /^deal(?:s|ing)?$/,
    notText: /\b(?:box(?:er|ing)|bout|punch\w*|knockout|heavyweight|head injury|skull|drugs?|cocaine)\b/i,
  },
  forwhom: {
    isNoun: true,
    isOne: true,
    after: /^for$/,
    notAhead: /^str(?:ikes?|uck|iking)$/,
    notText: /\b(?:winds?|gales?|whistles?|box(?:er|ing)|bout|punch\w*|knockout|candles?|horns?|struck|striking)\b/i,
  },
  boosting: {
    notBehind:
      /^(?:all|everyone|everybody|children|kids|people|adults|seniors|teens|pupils|students|workers|staff|millions|us|you)$/,
    notText:
      /\b(?:vaccin\w*|jabs?|covid\S*|bullets?|shooting|gunm[ae]n|flu|doctors?|nurses?|doses?|syringe|needle|police|killed|died)\b/i,
  },
  goalless: {
    before: /^(?:title|trophy|goal|scoring|playoff|cup|medal|win|winning|wicket|silverware|postseason|championship)$/,
  },
  paid: {
    before: /^(?:big|bigger|biggest|bumper|large|record|hefty|multimillion-dollar|million|billion|bn|m)$|^[$£€]\d/,
    notAfter: /^(?:loans?|lenders?|lending|load|borrowing|super|effect)$/,
  },
  purged: {
    behind:
      /^(?:officials|generals|officers|judges|staff|staffers|members|lawmakers|mps|critics|rivals|opponents|employees|workers|prosecutors|agents|advisers|dissidents|moderates|leaders|ministers|commanders|executives|directors)$/,
    notText: /\b(?:stalin\w*|films?|movie|kill\w*|execut(?:ed|ion\w*)|century|1930s|mao|shot)\b/i,
  },
  culled: { before: /^(?:jobs?|staff|workforce|payroll|headcount)$/, notAfter: /^(?:is|was|has|of)$|[^si]s$/ },
  hyped: { isNoun: true, notAfter: /^(?:up|man|men|house|song|video|girl|williams|machine|squad)$/ },
  unmusical: { notText: /\b(?:music\w*|orchestra|trumpets?|copland|brass|bands?|magazine|bugle\w*|anthem)\b/i },
  rumored: { before: /^(?:oscars?|awards?|awards-season|grammys?|emmys?|transfer|trade)$/ },
  attached: { notText: /\b(?:ocd|disorder|therap\w*|stalk\w*|compulsive|murder\w*|kill\w*|psych\w*|fans?)\b/i },
  divided: {
    notText:
      /\b(?:valley|africa\w*|oculus|earth\S*|geolog\w*|tectonic\w*|volcan\w*|ice|glacier|magma|antarctic\w*|plates?|games?)\b/i,
    notAfter: /^(?:valley|zone|sawn|apart|s|cv1|lake)$/,
  },
  tilted: {
    before:
      /^(?:title|leadership|federal|senate|mayoral|presidential|premiership|cup|election|olympic|organi[sz]ation|finals)$/,
  },
  aimed: {
    behind:
      /^(?:title|leadership|federal|senate|presidency|premiership|cup|seat|politics|parliament|office|crown|mayoralty|governorship)$/,
  },
  // "outcry on benefits"
  undirected: { notAfter: /^(?:on|against)$/ },
  // Nobody who sings or plays: "pop starlet".
  filmed: {
    notBefore:
      /^(?:pop|music|singing|country|r&b|rap|soul|rock|punk|disco|k-pop|j-pop|folk|opera|ballet|dance|tennis|golf|football|soccer|sports?|gymnastics|reality|social-media|tiktok|instagram|youtube|fashion|modelling|modeling|tv|political)$/,
    notText: /\b(?:singers?|songs?|albums?|tours?|concerts?|grammys?|wimbledon|charts?)\b/i,
  },
  // "Okafor's fall" would be one down the stairs.
  collapsed: { notBefore: /['’]s?$|^(?:his|her|their|my|your)$/, notText: SCREEN },
  // "a Labour revolt is growing", "revolt against Okafor": no dispute does so.
  revolted: {
    after: /^(?:|over|on|in|as|after|amid|ahead|at|with)$/,
    before:
      /^(?:tory|labour|backbench|backbencher|mp|shareholder|investor|party|republican|gop|democratic|conservative|cabinet|senate|dup|snp|boardroom|board|donor|activist|member|caucus|internal|union|residents|members|grassroots|welfare|backbenchers|intraparty|coalition)$/,
    notText: WAR,
  },
  staged: {
    before: /^(?:pr|diplomatic|marketing|publicity|ratings|transfer|recruiting|casting|programming)$/,
    notText: /\b(?:army|military|soldiers|troops|junta)\b/i,
  },
  winning: {
    before:
      /^(?:election|electoral|cup|title|league|open|olympic|derby|playoff|ashes|masters|wimbledon|court|legal|ballot|primary)$/,
  },
  favored: {
    before:
      /^(?:media|street|market|tech|conservative|liberal|progressive|indie|festival|tiktok|internet|crypto|ai|stock-market|right-wing|left-wing|maga)$/,
    notAfter: /^(?:harbou?r|river|downs|buds)$/,
  },
  unlit: {
    after: /^(?:for|of|in|on|amid)$/,
    notText: /\b(?:buildings?|storms?|church|franklin|roofs?|house|struck|strikes?|tower|thunder\w*)\b/i,
  },
  kicked: { before: /^(?:political|favou?rite|convenient|media|rhetorical|maga|gop|partisan)$/ },
  economics: {
    text: /\b(?:profits?|sales|growth|econom\w+|markets?|tariffs?|stocks?|shares?|demand|inflation|earnings|investors?|revenue|outlook|forecast|banks?|industry|business\w*|retail\w*)\b/i,
    notText: /\b(?:planes?|flights?|pilots?|cyclists?|cycling|runners?|sail\w*|weather|stage)\b/i,
  },
  plagued: {
    behind:
      /^(?:violence|crime|drugs?|fentanyl|opioids?|knife|gun|litter|littering|poverty|corruption|terrorism|antisemitism|racism|homelessness|addiction|spam|scams?|disease|malaria|trafficking|slavery|inflation|unemployment)$/,
  },
  roads: {
    notText:
      /\b(?:ice cream|recipes?|chocolate|cakes?|fudge|dessert|drivers?|potholes?|vehicles?|trucks?|bus|closed|closes|reopen\w*|repair\w*|resurfac\w*|paved|bikes?|cyclists?|hikers?|quake|floods?)\b/i,
  },
  ministry: {
    before: /^(?:whitehall|treasury|government|civil-service|senior|foreign-office)$/,
    notText: /\b(?:oranges?|fruit|speak\w*|language|ducks?)\b/i,
  },
  offered: {
    after: /^(?:to|from|toward|towards)$/,
    notText: /\b(?:opera|orchestra|music\w*|1812|symphony|overture maps)\b/i,
  },
  domestic: {
    before:
      /^(?:beauty|life|cleaning|kitchen|travel|food|parenting|diy|cooking|packing|money|money-saving|decorating|makeup|laundry|gardening|storage)$/,
    notText: /\b(?:hackers?|cyber\w*|breach\w*|data|stolen|tips)\b/i,
  },
  short: {
    before: /^(?:staffing|housing|labou?r|cash|supply|chip|energy|water|worker|teacher|doctor|liquidity|childcare)$/,
  },
  squeezed: { before: /^(?:cost-of-living|living|budget|pay|wage|profit|margin|income|funding|mortgage|spending)$/ },
  // "oatmeal tricks you need to try": a noun.
  uncounted: { notAfter: /^(?:|you|to|and|or|for|from|of|that|every\w*|we|i)$/ },
  // "foils burglary bid": the bid there was.
  untried: { notBehind: /^(?:attempt(?:s|ed)?|bids?|efforts?)$/ },
  // "steps down on revamp": of what, it does not say.
  altered: {
    isNoun: true,
    notBefore: /^(?:on|in|amid|after|with|for|by|over|since|following|before|of|from|under)$/,
    notText: /\b(?:cocktails?|protein|kitchen|bathroom|bedroom|wardrobe|garden|living room|hair|makeover)\b/i,
  },
  // "booze up leftover candy": a verb.
  drunk: { notAfter: /^(?:up|it)$/, notBefore: /^to$/ },
  // A law of landmarks.
  unbuilt: {
    notText: /\b(?:preserv\w*|conservationists?|demoli\w*|architect\w*|buildings?|heritage|skyline|facades?)\b/i,
  },
  // "bear the brunt of housework": who does most of it need not suffer.
  borne: {
    notBehind:
      /^(?:work|labou?r|care|caregiving|caring|childcare|chores|housework|homeschooling|duties|responsibilit(?:y|ies)|parenting)$/,
  },
  between: { after: /^(?:between|with|in|over)$/ },
  unkilledThing: {
    notText: /\b(?:whales?|dolphins?|animals?|elephants?|stars?|galax\w+|killer|victims?|cancer|patients?|hospital)\b/i,
  },
  strikerThing: {
    text: /\b(?:goals?|scor(?:es?|ed|ing)|equali[sz]\w+|free[- ]kick|striker|midfielder|winger)\b/i,
    notText: /\b(?:lightning|storms?|rockets?|alarms?|radio|films?)\b/i,
  },
  groundedThing: { notText: /\b(?:embraer|aircraft|jets?|planes?|amd|chips?|processors?)\b/i },
  causedThing: {
    before:
      /^(?:causes?|caused|causing|creates?|created|creating|brings?|brought|spreads?|more|travel|transport|further)$/,
  },
  unhennedThing: { notText: /\b(?:hens?|chickens?|birds?|poultry|animals?|wolves|monkeys?)\b/i },
  woefulThing: {
    before:
      /^(?:injury|travel|housing|fuel|traffic|rail|airport|money|cash|economic|selection|parking|staffing|transport|supply)$/,
    isThing: true,
    isOne: true,
  },
  rowThing: {
    isOne: true,
    after: /^(?:with|deepens|escalates|erupts|rumbles|intensifies|brews|spreads)$/,
    notBefore:
      /^(?:death|second|front|back|one|a|same|top|bottom|first|third|fourth|fifth|middle|corn|skid|rose|to|will|and|they|who|savile|millionaires['’]?|last|terraced)$|[^s]s$/,
    notText:
      /\b(?:boats?|rowing|rowers?|oars|atlantic|nights|straight|consecutive|houses|seats?|death row|inmates?|cinema|theatre|theater|fashion week|table|spreadsheet|excel|lake|river)\b/i,
  },
  screenlessThing: {
    notText:
      /\b(?:films?|movies?|series|tv|netflix|hbo|bbc|episodes?|seasons?|novels?|books?|cast|stars?|starring|reviews?|actors?|actress|trailer|awards?)\b/i,
  },
  goaledThing: {
    text: /\b(?:goals?|scor(?:es?|ed|er)|league|cup|strikers?|midfielders?|defenders?|football\w*|soccer|rugby|match|fixtures?|win|wins|beats?|defeats?|draws?|final|equali[sz]er|volley|injur\w+|premiership|fans|squad|signs?)\b/i,
    notText:
      /\b(?:tape|horror|films?|movies?|lightning|storms?|museum|disney|pantomime|ballet|ancient|roman|egypt\w*|carved|theatre|theater|electric\w*|lighting|weather)\b/i,
  },
  dwelledThing: {
    before:
      /^(?:bachelor|luxury|penthouse|plush|swanky|lavish|malibu|hollywood|chelsea|manhattan|beachside|seaside|country|million|bn|m|£?\$?\d+m|nyc|london|la|tribeca|holiday|dream|marital|london)$|^[£$€]\d/,
    isOne: true,
    notText: /\b(?:launch|rocket|landing|tablets?|ipad|brake|mouse|wireless|crib notes|babies|baby)\b/i,
  },
  honorsThing: {
    text: /\b(?:honou?rs?|awards?|baftas?|oscars?|knighthood|king|queen|palace|obe|mbe|cbe|damehood|emmys?|brits?)\b/i,
    notText: /\b(?:chinese|temple|gong show|drum|bath|li gong|gong li|falun|gong yoo)\b/i,
    isNoun: true,
  },
  pollThing: {
    text: /\b(?:elections?|vote|votes|polls?|runoff|race|referendum|primary|recount|ballots?|count)\b/i,
    notText: SCREEN,
  },
  catThing: { before: /^[1-5]$/, text: /\b(?:hurricane|storm|cyclone|typhoon|category)\b/i },
  heldThing: {
    before:
      /^(?:museum|health|school|schools|transport|football|theatre|theater|university|college|zoo|network|studio|treasury|trust|store|supermarkets?|pub|cricket|rugby|racing|tech|tv|media|food|business|hall|home|defen[cs]e|ambulance|jail|care|gallery|library|town-hall|f1|gym|brewery|broadband|telecoms?|housing|social|council|nursery|exam|ferry|irs|dea|gsk|dvla|ofsted|ofgem|ofcom|hmrc|tfl|itv|bbc|sec|fda|cdc|epa|fema|tsa|nasa|nba|nfl|nhl|mlb|ufc|wwe|ecb|bp|hsbc|rbs|cbi|tuc|bt|ee|ups|gm|ibm|vw|bmw|apple|google|microsoft|amazon|facebook|instagram|tesla|openai|nvidia|netflix|disney|twitter|boeing|airbus|ryanair|easyjet|qantas|tesco|sainsbury's|asda|morrisons|aldi|lidl|waitrose|boots|barclays|lloyds|natwest|shell|spotify|uber|nissan|ford|volkswagen|toyota|sony|nintendo|samsung|android|xbox|playstation|telegram|tiktok|youtube|pfizer|astrazeneca|moderna|jpmorgan|interpol|eurovision|glastonbury|wimbledon|wetherspoons?|greggs|primark|ikea|woolworths|coles|telstra|optus|scotrail|eurostar|heathrow|gatwick|thames|centrica|vodafone|santander|unilever|nestle|starbucks|mcdonald's|roblox|reddit|snapchat|whatsapp|anthropic|deepmind|palantir|coinbase|binance|airbnb|deliveroo|ocado|debenhams|topshop|superdry|burberry|lufthansa|emirates|ba|virgin|hs2|fifa|uefa|fia|wada|opec|unesco|unicef|oxfam|rspca|nspcc|barnardo's|rnli)$/,
    isThing: true,
    notAfter: /^(?:fights?|battles?|baby|level|key|lady|rush|mode|monster|galaxy|monitor)$/,
    notBehind: /^around$/,
    notText: /\b(?:video games?|boss fights?|elden|raid|dlc|levels?)\b/i,
  },
  governedThing: {
    before:
      /^(?:migration|immigration|tax|tariff|net-zero|climate|eco|gender|trans|lockdown|border|energy|planning|spending|budget|woke|green|asylum|visa|parking|trade|welfare|housing|regulatory)$/,
    isThing: true,
    notText: /\b(?:march|films?|game|album|ncaa|quotes?)\b/i,
  },
  unmedaledThing: {
    notText:
      /\b(?:olymp\w*|medal\w*|golds?|boxing|promotions|hoya|games|championships?|swim\w*|sprint\w*|athlet\w*|gymnast\w*|golden girls|sitcom|musical|rugby|cup)\b/i,
  },
  estateThing: {
    notText: /\b(?:uk|britain|british|hmrc|chancellor|reeves|labour|tory|pensions?|inheritance|iht|australia\w*)\b/i,
  },
  chargedForThing: {
    text: /\b(?:fares?|fees?|prices?|charges?|bills?|parking|tickets?|fuel|petrol|energy|drivers|customers|cost|costs|rents?|motorists|passengers|roaming)\b/i,
    notAfter: /^(?:of|by|at|in)$/,
    notText:
      /\b(?:police|stole|stolen|armed|thie(?:f|ves)|arrest\w*|jewell?er\w*|gang|robbers?|copy|copied|plagiari\w*|film|charged with)\b/i,
  },
  costlyThing: {
    before:
      /^(?:budget|pension|pensions|mortgage|rate|rates|fuel|energy|bills|bill|benefit|benefits|inheritance|price|council-tax|jobs|job|travel|holiday|ticket|fees|fee|rent|wage|redundancy)$/,
    isThing: true,
    isOne: true,
    after: /^(?:|for|as|in|hits|with)$/,
  },
  confinedThing: {
    text: /\b(?:police|abus\w+|bod(?:y|ies)|tortur\w+|captive|kidnap\w*|murder\w*|killer|jailed|remains|victims?|rescued|chained|starved)\b/i,
    notText: SCREEN,
  },
  broadThing: {
    behind:
      /^(?:country|nation|state|states|city|region|us|u\.s|uk|britain|england|scotland|europe|africa|asia|america|australia|canada|florida|california|texas|south|north|east|west|midwest|northeast|southeast|economy|industry|government|population|voters|electorate|public|coast|territory|land|forest|workforce|country's|workers|midlands|midatlantic|globe|world)$/,
    isThing: true,
  },
  unservedThing: { notText: /\b(?:drinks?|soda|gatorade|flavou?rs?|gum|recall\w*|shower|menu|energy)\b/i },
  traffickedThing: {
    text: /\b(?:cartel|arrest\w*|jail\w*|held|extradit\w*|gangs?|kill\w*|sentenced|wanted|prison|police|captured|nabbed|el \w+)\b/i,
    notText: /\b(?:fda|pfizer|pharma\w*|watchdog|regulator|vaccin\w*|policy|health|agency)\b/i,
  },
  warnedThing: { after: /^(?:|for|to|on)$/, notText: SCREEN },
  undatedThing: { notText: /\b(?:dating|relationships?|dates?|tinder|partner|romance|marriage)\b/i },
  webbedThing: {
    behind:
      /^(?:companies|deals|contracts|offshore|shell|accounts|loans|firms|entities|trusts|donors|lobbyists|corporations|ties|connections|contacts)$/,
    notText: /\bspiders?\b/i,
  },
  leapThing: { notAfter: /^(?:forward|day)$/, notText: new RegExp(`${SCREEN.source}|\\bcomput\\w*`, 'i') },
  endedThing: {
    before:
      /^(?:shutdown|impeachment|debt-ceiling|negotiation|budget|redistricting|election|campaign|congressional|legislative)$/,
    notAfter: /^(?:is|unclear)$/,
    isThing: true,
  },
  // "clash with lawmakers over tolls": nobody is hurt, and nothing is won.
  quarrelThing: {
    isNoun: true,
    isOne: true,
    after: /^(?:over|with)$/,
    text: ISSUE,
    notText: new RegExp(`${WAR.source}|${UNQUARRELED.source}`, 'i'),
    notAhead: /^(?:wins?|won|los(?:es?|t)|picks?|picking|street|fist|snowball|food|pillow|title|dog|sword|gun)$/,
  },
  biddingThing: {
    isNoun: true,
    text: /\b(?:takeovers?|merger|buyout|acquisition|bids?|bidd\w+|shareholders?)\b/i,
    notText: WAR,
    notBehind: /^(?:survival|life|independence|freedom)$/,
  },
  politicalThing: {
    text: POLITICAL,
    notText: new RegExp(
      `${WAR.source}|${SCREEN.source}|\\b(?:nfl|quarterback|touchdown|pass|league|cup|match|chess|ukrain\\w*|gaza|war)\\b`,
      'i',
    ),
  },
  struggleThing: {
    isNoun: true,
    isDoing: true,
    before:
      /^(?:|an?|his|her|its|their|our|the|in|long|for|of|joins?|joined|joining|years-long|decade-long|decades-long|latest|lengthy|new|legal|court|two-year|three-year|amid|after)$|['’]s$/,
    isThing: true,
    // An effort is not lost or won.
    notAhead: /^(?:los(?:e|es|t|ing)|w[io]ns?|winning)$/,
    notBehind: /^(?:survive|live|breathe|walk|death|eat|stay|fit|rescue|contain|extinguish|beat|come|watch|remember)$/,
    notText: new RegExp(
      `${WAR.source}|\\b(?:ukrain\\w*|gaza|russia\\w*|cancer|leuk\\w*|disease|illness|hospital|fires?|wildfires?|blaze|flames|bout|title|cup|league)\\b`,
      'i',
    ),
  },
  scoldedThing: { before: /^(?:public|stern|severe|furious|angry|brutal|a|another|dramatic|televised|half-time)$/ },
  heatedThing: {
    isNoun: true,
    before: /^(?:faces?|facing|faced|takes?|taking|took|draws?|drew|catch(?:es)?|political|more)$/,
    after: /^(?:for|over|after)$/,
    notText:
      /\b(?:weather|temperatures?|record|degrees|summer|sun|climate|energy|homes?|boilers?|stove|oven|cook\w*|relief|workers|players)\b/i,
  },
  scathingThing: {
    before:
      /^(?:scathing|blistering|stinging|searing|withering|veiled|thinly-veiled|verbal|vitriolic|twitter|rhetorical|partisan|unprompted|expletive-laden|foul-mouthed)$/,
    isThing: true,
    notText: /\b(?:kill\w*|dead|missiles?|drones?|troops)\b/i,
  },
  chargedThing: {
    before:
      /^(?:latest|fresh|new|first|parting|tariff|trade|legal|verbal|redistricting|fight|battle|fed|rhetorical|opening)$/,
    isNoun: true,
    isOne: true,
    notText: new RegExp(
      `${WAR.source}|\\b(?:guns?|ukrain\\w*|russia\\w*|gaza|israel\\w*|fir(?:es|ed|ing)|artillery)\\b`,
      'i',
    ),
  },
  // "Alarm over ferry safety", and none that rings.
  alarmThing: {
    before:
      /^(?:|growing|mounting|rising|widespread|international|global|public|sparks?|prompts?|raises?|fuels?|causes?)$/,
    after: /^(?:over|about|as|at)$/,
    isOne: true,
    notText: /\b(?:fire|burglar\w*|smoke|clocks?|rings?|sirens?|evacuat\w*|system|wake\w*|sleep)\b/i,
  },
  mysteryThing: { notBefore: /^(?:murder|cozy|cosy)$/, notText: SCREEN },
  twistedThing: {
    before:
      /^(?:new|latest|another|dramatic|unexpected|surprise|surprising|shocking|bizarre|fresh|strange|final|tragic|late|redistricting|legal|shock|stunning)$/,
    after: /^(?:|in|to|as|after)$/,
    notBefore: /^(?:plot|oliver)$/,
    notAhead: /^(?:takes?|took|taken|taking|adds?|added|adding|with|gives?|puts?)$/,
    isOne: true,
    isThing: true,
    notText: new RegExp(
      `${SCREEN.source}|\\b(?:recipes?|pasta|dish(?:es)?|cuisine|yoga|braids?|hair|cocktails?|classic|menu|fashion|design|laptops?|plot|sibling|fans|music|album|dance|ankle|knee|tornado)\\b`,
      'i',
    ),
  },
  sagaThing: {
    before:
      /^(?:transfer|contract|divorce|injury|visa|eviction|extradition|custody|takeover|ownership|merger|trade|release|files|confirmation|bailout|planning|stadium|tattoo|email|emails|debt|citizenship|years-long|long-running|epstein|kavanaugh|speakership|debt-ceiling|impeachment|shutdown|brexit|sale|cladding|quarterback|coaching|captaincy|parking|bin|bins|cruise|ferry|pothole|laptop|hacking|lobbying|expenses|doping|cheating|coalition|pension|pensions|budget|tax|election|leadership)$/,
    notBefore:
      /^(?:an?|the|this|that|his|her|its|their|family|epic|norse|icelandic|viking|fantasy|crime|space|sci-fi|historical|rock|war|generational|multigenerational|coming-of-age|mob|gangster|love|romance|sweeping|new|latest|great|long|whole|entire)$/,
    isOne: true,
    notAfter: /^(?:novels?|films?|series|books?|games?)$/,
    isThing: true,
    notText:
      /\b(?:films?|movies?|novels?|netflix|twilight|skywalker|star wars|vampire|marvel|fantasy|books?|hbo|mafia|games?|documentary|series)\b/i,
  },
  hellishThing: {
    before:
      /^(?:holiday|travel|commuter|commuters|traffic|parking|airport|flight|rental|renting|housing|injury|admin|tax|roadworks|school-run|tourist|airline|rail|passport|a&e|hospital|queues?|customs|pothole|divorce|dating|tenancy|landlord|insurance|mortgage|debt|boiler|cladding|neighbou?r|noise|ferry|baggage|luggage|security|checkout|subscription|password|workplace|renovation|builder|cruise|visa|childcare|benefits|gridlock)$/,
    isThing: true,
    after: /^(?:|for|as|at|in|after|on|over|amid|with)$/,
    notText: SCREEN,
  },
  gloomyThing: {
    before:
      /^(?:economic|market|budget|recession|jobs|housing|retail|inflation|high-street|tariff|shutdown|financial|fiscal|mortgage|election|electoral|global|investor|property|business)$/,
    isThing: true,
    notAfter: /^(?:and|lifts?)$/,
  },
  marketThing: {
    isNoun: true,
    isOne: true,
    before:
      /^(?:|tech|market|ai|software|software-stock|stock|global|three-day|two-day|four-day|bond|crypto|bitcoin|silver|share|chip|equity|wall|market-wide|treasury|currency|peso|lira|rupee|oil|asian|asia|recent|historic|broad|broader|massive|sudden|sharp|worst|monday's|tuesday's|wednesday's|thursday's|friday's|yesterday's|last|latest|ai-fueled|ai-led|tech-led|tariff|post-tariff|street|trading|report)$/,
    after:
      /^(?:|on|as|after|amid|in|over|resumes|deepens|continues|extends|eases|spreads|wipes|worsens|since|that|this|with|hits|sends|leaves|from|to|weighs|pauses|halts|sparks|drags)$/,
    text: MARKETS,
    notText:
      /\b(?:nuclear|kill\w*|dead|troops|taliban|league|cup|innings|touchdowns?|win streak|ticket|concert|goal|roads?|flood\w*|building)\b/i,
  },
  // "a sudden surge in", "a 20% jump": what is counted grows.
  growthThing: {
    isThing: true,
    isOne: true,
    before:
      /^(?:sudden|sharp|recent|biggest|largest|huge|unexpected|dramatic|massive|steep|another|fresh|record|worrying|alarming|major|rapid|yearly|annual|monthly|post-pandemic|shocking|big|\d+(?:\.\d+)?%|percent|winter|summer|seasonal|holiday|christmas|worldwide|nationwide|global)$/,
    after: /^(?:in|of)$/,
    behind:
      /^(?:prices?|sales|profits?|costs?|rents|rates|cases|infections?|crimes?|thefts?|burglaries|robberies|shoplifting|murders?|homicides?|overdoses|arrests|demand|inflation|unemployment|bookings|applications?|complaints?|emissions|exports?|imports?|earnings|revenues?|bills|spending|layoffs|bankruptcies|donations?|subscribers|antisemitism|antisemitic|violence|abuse|fraud|scams|threats|attacks|visitors|arrivals|migration|claims|measles|flu|covid|illness|shares?|stocks?|viewers|popularity|shootings|stabbings|deaths|calls|reports|incidents|traffic|homelessness|crossings|gas|petrol|fuel|rent|food|house|energy|electricity)$/,
    notText: /\b(?:gas leak|gas explosion|blaze|firefighters?|pools?|lakes?|rivers?|high jump|long jump|volleyball)\b/i,
  },
  hikedThing: {
    isOne: true,
    before:
      /^(?:wage|salary|premium|toll|water|electricity|power|gas|fuel|bus|ticket|energy|rent|council-tax|vat|insurance|postage|stamp|subscription|minimum-wage|train|rail|parking|membership|licence|license|bill|duty|levy|cost|charge)$/,
    notText: /\b(?:trail|hikers?|mountain|canyon|national park|walk\w*|waterfall)\b/i,
    isThing: true,
  },
  boostedThing: {
    isOne: true,
    before:
      /^(?:pay|wage|salary|funding|budget|pension|profit|spending|price|revenue|income|benefit|dividend|defence|defense)$/,
    after: /^(?:|for|to|as|after|in|from|amid|at|by|with)$/,
  },
  collectedThing: {
    behind:
      /^(?:documents?|emails?|files?|data|photos?|photographs?|records?|texts?|messages?|letters?|art|artworks?|artifacts?|artefacts?|information|evidence|images?|videos?|papers|paintings?|clues|recordings|tapes|fossils?|coins?|gold|objects|items|treasures?|books|secrets|new|previously|unseen|classified|unreleased|internal|never-before-seen|lost|ancient|roman|rare)$/,
  },
  companyThing: {
    behind:
      /^(?:stars?|celebrities|reporters|journalists|photographers|models|lawyers|aides|bridesmaids|tourists|fans|politicians|candidates|contenders|experts|influencers|actors|singers|designers|friends|schoolgirls|women|men|girls|boys|teenagers|teens|new|young|famous|hollywood|republicans|democrats|lawmakers|awards|beauties|products|features|deals)$/,
    notText: /\b(?:swans?|geese|goose|quail|ducks?)\b/i,
  },
  mediaThing: { behind: /^(?:reporters|journalists|photographers|lawyers|aides)$/ },
  tangledThing: {
    notBefore: /^(?:tangled|secret|complex|dizzying|bewildering|confusing|vast)$/,
    behind:
      /^(?:rules|regulations?|laws|bureaucracy|paperwork|fees|tariffs|taxes|companies|deals|contracts|offshore|shell|accounts|lawsuits|procedures|restrictions|loans|subsidies|ownership|requirements|permits)$/,
    notText: /\b(?:spiders?|garden|hedges?|corn|streets)\b/i,
  },
  unfriendlyThing: {
    notBefore: /^(?:or|and|from)$/,
    notText:
      /\b(?:friend or foe|from foe|friends? (?:and|or|from) foes?|iff|games?|pokemon|ai foe|bird|elephants?|boss fight|rpg|claire foy)\b/i,
    isThing: true,
    notAfter: /^(?:hammer|fighters)$/,
  },
  starThing: {
    before: /^(?:soul|reggae|r&b|hip-hop|disco|jazz|blues|punk|salsa|motown|gospel|metal|grunge|afrobeats|dancehall)$/,
    isThing: true,
    notAfter: /^(?:status|has|hall|apps?|tour|awards?|is)$|^of$/,
    notText: /\b(?:urban legend|league of|apex|games?|apps?|dolls?|quiz|icon awards?|podcast)\b/i,
  },
  figureThing: {
    before:
      /^(?:wrestling|boxing|cycling|tennis|golf|cricket|rugby|football|soccer|basketball|baseball|hockey|snooker|darts|f1|nascar|motorsport|swimming|athletics|gymnastics|skating|surfing|skateboarding|ufc|mma|wwe|nfl|nba|mlb|nhl|sporting|soap|broadcasting|radio|hollywood|bollywood|fashion|literary|civil-rights|conservative|liberal|feminist|business|architecture|culinary|judo|broadcasting|journalism|lgbtq|advertising|publishing)$/,
    isThing: true,
    notAfter:
      /^(?:status|is|has|of|for|britain|deals?|to|place|way|tips?|escape|barrier|reset|outdoors|news|books?|apps?|films?|movies?|shows?|games?|gifts?|moments?|tour|awards?|park|party|start|day|weekend|night|year|season|time|that|about|value|idea|ideas|stories|story|options?|things?|in|on|at|and|job|jobs|hall|team|edition|pack|sound|wear|lines?)$/,
    notText:
      /\b(?:league of|apex|games?|apps?|dolls?|quiz|which|wwe 2k|fifa|ea sports|podcast|icon awards?|legends? (?:tour|league|match|cup|team|game|day|night)|home icon|icons? (?:pack|set))\b/i,
  },
  partyThing: {
    before:
      /^(?:tory|labour|backbench|gop|republican|house|party|conservative|senate|welfare|brexit|snp|democratic|maga|democrat|congress|bjp|liberal|nationals|coalition|winter-fuel|tax|whitehall|westminster|cabinet)$/,
    isThing: true,
    notText: /\b(?:kill\w*|dead|troops|soldiers|army|fighters|rebels? (?:wilson|yell|alliance|moon))\b/i,
    notAfter: /^(?:against|yell|wilson|group|held|army|mps?|lawmakers?)$/,
  },
  brassThing: {
    before:
      /^(?:police|military|party|network|army|navy|corporate|nfl|studio|team|nypd|lapd|fbi|pentagon|bbc|company|club|city|hospital|bank|union|airline|cricket|rugby|league|afl|nrl|ranking|wwe|defence|defense)$/,
    notText:
      /\b(?:bands?|music\w*|orchestra|trumpets?|trombones?|instruments?|copper|alloy|metal|shell|casings?|plaques?|fittings|knuckles)\b/i,
    notAfter: /^(?:bands?|section|instruments?|knuckles|monkey|plaque|quintet|ensemble)$/,
  },
  underworldThing: {
    before:
      /^(?:smuggling|trafficking|scam|fraud|gambling|crime|gang|mafia|underworld|cybercrime|ransomware|betting|people-smuggling|human-smuggling|extortion|counterfeit|counterfeiting|triad|organised-crime|organized-crime|poaching|money-laundering|drug-trafficking|gangland|racketeering|syndicate|botnet|hacking|piracy|narcotics)$/,
    isThing: true,
    notText: SCREEN,
  },
  buddyThing: {
    before:
      /^(?:golf|golfing|drinking|college|school|fraternity|poker|army|war|old|longtime|billionaire|trump|his|her|best|fishing|hunting|gym|maga)$/,
    notAfter: /^(?:holly|guy|cop|cops|system|comedy|film|movie|hield|up|bench|list|rich|carter|scheme|buddy|check)$/,
    isThing: true,
    notText: SCREEN,
  },
  childThing: {
    isNoun: true,
    notText:
      /\b(?:potato\w*|tater|recipes?|cheese\w*|coffee|rum|whisky|whiskey|tots? up|tiny|burgers?|food|menu|bacon|snacks?|hot tot)\b/i,
  },
  haterThing: {
    before:
      /^(?:|the|his|her|their|its|online|my|your|all|at|to|with|for|silences?|slams?|trump|taylor|anti|against|of|proves?|proving|tells?|shuts?|calls?|blasts?)$/,
    isThing: true,
  },
  beauThing: {
    before: /^(?:her|new|longtime|long-time|rumored|rumoured|former|current|ex|hollywood|nfl|younger|celebrity)$/,
    isThing: true,
    notAfter: /^(?:biden|bridges|is|brummell|geste|monde|garrett|ryan)$/,
  },
  flungThing: {
    isNoun: true,
    notBefore: /^(?:highland|spring|summer|final|horse|to|and|fall|retail|last)$/,
    notText: /\b(?:open|mud|food|paint|seeds)\b/i,
    after: /^(?:|with|after|as|was|is|in|and|that|turned|between)$/,
  },
  flickThing: {
    before:
      /^(?:horror|action|superhero|zombie|sci-fi|slasher|kung-fu|christmas|war|teen|romance|monster|indie|vampire|netflix|heist|marvel|thriller|spy|animated|pixar|disney|crime|comedy|sports|western|bond)$/,
    isThing: true,
    notAfter: /^(?:of|through|on|off)$/,
  },
  partiedThing: {
    isOne: true,
    isThing: true,
    before:
      /^(?:birthday|anniversary|wedding|charity|halloween|christmas|beach|launch|oscars?|farewell|retirement|lavish|star-studded|annual|street|pool|bachelor|bachelorette|engagement|\d+(?:st|nd|rd|th)|victory|election-night|crypto|inauguration|inaugural|holiday|garden|fundraising|celebrity|graduation|housewarming|glitzy|opening|premiere|superyacht|family)$/,
    notAfter:
      /^(?:league|cricket|final|him|her|them|the|street|t20|out|up|in|into|through|script|command|shell|clash|side|contract)$/,
    notText: /\b(?:big bash|cricket|head|skull|hammer|kill\w*|linux)\b/i,
  },
  swoopedThing: {
    text: /\b(?:clubs?|striker|midfielder|defender|winger|forward|goalkeeper|star|takeover|firm|rival|transfer)\b/i,
    notText: /\b(?:birds?|magpies?|seagulls?|eagles? swoop|police|owls?)\b/i,
    isNoun: true,
  },
  seizedThing: {
    before:
      /^(?:drugs?|cocaine|heroin|meth|methamphetamine|cannabis|fentanyl|ketamine|ivory|contraband|weapons|guns|narcotics|mdma|ecstasy|tobacco|cigarette|vape|gold-smuggling|fentanyl-laced|marijuana|crack)$/,
    isOne: true,
    isThing: true,
    notAfter: /^(?:away|them|it|him|truck|road)$/,
  },
  renewedThing: {
    text: /\b(?:parks?|stations?|streets?|buildings?|stadiums?|pier|towns?|airports?|hospitals?|bridges?|centres?|centers?|squares?|malls?|hotels?|museums?|theatres?|libraries|library|schools?|terminals?|high street|waterfront|riverfront|playgrounds?|plaza|promenade|lobby|home|house)\b/i,
    notText:
      /\b(?:surge\w+|cosmetic|plastic|face|wrinkles?|jenner|actress|model|skin|botox|doctors?|celebrit\w+|mini-?|patients?|iphone|cars?|suv|sedan|turn\w*|house of)\b/i,
    isNoun: true,
  },
  rushedThing: {
    before:
      /^(?:ai|crypto|cannabis|lithium|data-center|tech|streaming|chip|weed|nft|stablecoin|redistricting|facilities|spending|college|etf|green|subsidy|weight-loss|podcast|marijuana|cryptocurrency|bitcoin|bidding|talent|technology|space|nil|advertising|ozempic|sports-betting|gambling|center)$/,
    notText: /\b(?:nuclear|hypersonic|warheads?|weapons?|missiles?|1849|nuggets?|miners)\b/i,
    isThing: true,
  },
  gloriedThing: {
    before:
      /^(?:cup|title|olympic|league|ashes|grand-slam|european|derby|medal|championship|playoff|euro|euros|wimbledon|masters|slam|open|lions|super-bowl|bowl|trophy|wembley|gold-medal|premiership|ryder|paralympic)$/,
    notAfter: /^(?:days?|hunters?|hole|road|be|boys)$/,
    notText: /\b(?:perth glory|morning glory|films?|lost glory|glory days|nostalgia)\b/i,
    isThing: true,
  },
  skidThing: {
    before: /^(?:(?:\w+|\d+)-game|\w+-match|game)$/,
    isThing: true,
    notText: /\b(?:road|cars?|plane|ice|runway)\b/i,
  },
  datedThing: {
    notText: /\b(?:normandy|1944|veterans?|landings?|invasion|anniversary|allied|beach\w*|wwii|ww2|soldiers)\b/i,
  },
  unracedThing: {
    notText:
      /\b(?:races?|racing|grand prix|qualifying|f1|formula|session|practice|laps?|beach\w*|swimm\w*|communis\w*|soviet|warning|wildfires?|fire weather|waves?|act|laws?|lifeguards?|nascar|indy\w*|stops?|crash\w*|motogp)\b/i,
    isOne: true,
  },
  cloutThing: {
    before:
      /^(?:political|economic|financial|electoral|diplomatic|regional|global|military|voting|star|growing|social|buying|lobbying|its|their|his|her|more|international|legislative|cultural|online|marketing|rising|waning|geopolitical)$/,
    isThing: true,
    notAfter: /^(?:chas\w+|a|the|homers?)$/,
  },
  drunkThing: {
    before:
      /^(?:favorite|favourite|popular|local|neighborhood|neighbourhood|famous|historic|celebrity|hipster|downtown|westminster|after-work)$/,
    notText: /(?:elephants?|lions?|zebras?|animals?|wildlife|safari|cattle|deer|desert|jaguars?|cats?|bears?)/i,
  },
  coldThing: {
    text: /\b(?:weather|temperatures?|forecast\w*|snow\w*|cold|freez\w+|degrees|met office|storm|ice|icy|celsius|fahrenheit|heat|summer|sunny|record)\b/i,
    notText:
      /\b(?:freezers?|miners?|mine|bombs?|gas|injur\w*|fridge|meals?|turkey|food|chest|tests?|album|song|film|game|goal|pepper|chil\w+|relations|talks|funds?|funding|hiring)\b/i,
  },
  rainedThing: {
    isOne: true,
    isNoun: true,
    after:
      /^(?:|floods?|hits|leaves|causes|brings|drenches|soaks|swamps|in|on|across|as|forces|triggers|batters|cancels|closes|turns|kills|inundates|strands)$/,
    text: /\b(?:rain\w*|flood\w*|storms?|typhoon|monsoon|weather|river|streets|homes|evacuat\w*|downpour|landslides?|met office|forecast\w*)\b/i,
    notText: /\b(?:ai|data|earnings|ads?|lawsuits?|messages|boos|jobs)\b/i,
  },
  burnedThing: {
    before:
      /^(?:high-rise|apartment|tower|warehouse|nightclub|hotel|house|building|wildfire|block|factory|market|car|hospital|motorway|tanker|blazing|deadly|raging|massive|huge|fatal|forest|bar|pub|resort|discotheque|club|bus|flat|flats|mill|barn|petrol)$/,
    isThing: true,
    notText: /\b(?:dante\S*|films?|movie|towering inferno|disco inferno|game|musical|book|novel|netflix)\b/i,
    notAfter: /^(?:tower|of|canto|peak)$/,
  },
  surgeryThing: { text: /\b(?:surge\w+|cosmetic|plastic|face|celebrity|botox)\b/i },
  gladThing: {
    notText: /\b(?:bak\w+|oven|baked|sweet|cakes?|cookies|recipes?|halloween|festive|chocolate)\b/i,
    before: /^(?:free|tax|budget|election|pre-election|spending|new|more|festive-season|pork-barrel)$/,
  },
  dramaThing: {
    before:
      /^(?:political|royal|family|boardroom|contract|shutdown|budget|debt-ceiling|funding|leadership|party|cabinet|coalition|divorce|impeachment|speakership|marriage|relationship|campaign|custody|tariff|trade|confirmation|backstage|locker-room|front-office|greenland|workplace|office|palace)$/,
    isOne: true,
    isThing: true,
    notAfter:
      /^(?:series|films?|movies?|club|school|teacher|students?|class|free|queen|king|about|starring|set|based|thriller|on|free-|wins?|of|show|shows|from|review|premieres?|trailer|star|stars|returns|department|festival|award|awards|writer|actors?|actress)$/,
    notText:
      /\b(?:films?|movies?|series|tv|netflix|hbo|bbc|episodes?|seasons?|novels?|books?|cast|box office|stars?|starring|premi\w+|reviews?|stage|theatre|theater|channel|itv|sky|hulu|plays?|awards?|emmys?|oscars?|watch|cinema|school|actors?|actress|director|musical)\b/i,
  },
  partisanThing: {
    notText:
      /\b(?:mickelson|gomez|frizzell|golf|pga|pitcher|batters?|left-hand\w*|guitar|baseball|innings|spinner|golfers?|righty|desk|scissors|oosthuizen|bullpen|mlb|yankees|dodgers|mets)\b/i,
    text: POLITICAL,
    isThing: true,
  },
  clubbedThing: {
    notText: /\b(?:boys club of|boys and girls|girls club|america|youth|kids|children|football|rugby)\b/i,
    before: /^(?:old|an?|wall|street|tech|the|silicon|westminster|political)$/,
  },
  // "cancer breakthrough"; in talks and wars nobody advances, "in breakthrough" is not before, and without one there may be progress.
  undealtThing: {
    notBefore: /^(?:in|of|for)$/,
    notAhead: /^(?:without|no|not|never|elusive|lacks?|seeks?|await(?:s|ing)?)$|n['’]t$/,
    notText:
      /\b(?:talks|negotiat\w*|peace|truce|cease-?fire|wars?|troops|gaza|ukrain\w*|kremlin|hostages?|front|army|armies|offensive|border|diplomat\w*|elections?|senate|race|democrats|republicans|summit|nuclear|deals?|elude[sd]?)\b/i,
  },
  // "is no game-changer" denies more than that something is new.
  affirmedThing: { notAhead: /^(?:no|not|never|without|hardly)$|n['’]t$/ },
  // "chaos" in a country or where people are hurt: more than things that do not run.
  unrulyThing: {
    text: /\b(?:shot|shoot\w*|stab\w*|settlers?|siege|west bank|gaza|haiti|syria|libya|sudan|venezuela|ukrain\w*|iraq|afghanistan|lebanon|troops|protest\w*|riot\w*|border patrol|coups?|militias?|gangs?|mobs?|looting|streets|capitol|parliament|congress|fears of|spreads|anarchy|violence)\b/i,
    notText: /\b(?:airports?|flights?|trains?|travel\w*|traffic)\b/i,
  },
  // "turmoil" where people fight or march.
  restlessThing: {
    text: /\b(?:air-?strikes?|troops|wars?|militants?|coups?|protest\w*|riots?|violence|insurgen\w+|rebels?|clashes)\b/i,
    notText: /\b(?:markets?|stocks?|trade wars?|culture wars?|price war)\b/i,
  },
  versusThing: {
    text: /\b(?:vs|versus|race|primar(?:y|ies)|runoff|elections?|derby|title|playoffs?|bout|ufc|tennis|semi-?finals?|grand prix|final|coach|team)\b/i,
  },
  // "mob storms pier", and no "online mob": those stand together.
  gatheredThing: {
    notBefore: /^(?:online|internet|twitter|woke|social-media|left-wing|right-wing|far-left|far-right|maga)$/,
    text: /\b(?:torch\w*|storm\w*|incit\w*|attack\w*|riot\w*|loot\w*|beat\w*|burn\w*|smash\w*|surround\w*|chas\w*|streets?|police|capitol|fire|vandal\w*|kill\w*|injur\w*|thr[eo]w\w*|hurl\w*|ston(?:e[sd]?|ing)|lynch\w*)\b/i,
  },
  outburstThing: {
    before:
      /^(?:epic|online|twitter|public|on-air|live|emotional|raging|bizarre|furious|angry|late-night|social-media|tiktok|midnight|unhinged|full|on-court|his|her|maga|foul-mouthed|expletive-filled|racist|drunken|airport|mid-flight|televised|racist-rant|major|profanity-laced|wild|massive|sunday|morning)$/,
    isThing: true,
    notText:
      /\b(?:nuclear|reactor|markets?|stocks?|airlines?|travel|holiday|financial|economy|banks?|mortgage|ice|crypto|global|bond|it|systems?|outage|housing|fans|league|cup|innings|9th|ninth|quarter|game|lead|glaciers?)\b/i,
  },
}

/** Plurals in which several do it: "people scramble", "Tories fight". */
const SEVERAL =
  /^(?:people|men|women|children|police|staff|media|youth|crew|crowd|family|couple|pair|duo|trio|gop|labour|england|wales|united|city|government|council|nhs|bbc|team|board|public|who|they|we|you|i|he|she|it|that|which|to|will|would|could|can|cannot|may|might|must|should|shall|not|never|and|or|also|all|both|let|lets|help|helps|make|makes|didn't|don't|won't|can't|doesn't)$/

/** What has the noun for its object, though its own form is a noun's as well. */
const HAS =
  /^(?:sparks|triggers|causes|sees|faces|fuels|starts|begins|prompts|creates|brings|ends|wins|loses|makes|takes|gets|has|launches|leads|shows|joins|sets|suffers|needs|offers|gives|raises|stokes|eases|warns|fears|calms|draws|stirs|escapes|avoids|reignites|provokes|settles|hits|cites|reports|predicts|drives|records)$/

const DESCRIBES =
  /^(?:big|new|latest|recent|major|more|further|growing|sharp|legal|political|other|many|several|some|few|two|three|four|five|six|old|bitter|public|long|internal|early|late|past|own|real)$/

const isPlural = (key: string): boolean => /[^su]s$/.test(key)

const STANDS_BEHIND =
  /^(?:|are|were|have|will|would|could|can|may|might|must|should|that|who|which|grow|mount|rise|continue|ahead|say|says|deny|plan|want|face|urge|agree|promise|announce|warn)$/

/** Whether words first to last are a noun here; a form in -s only where nothing could do it. */
function isNounHere(headline: Headline, first: number, last: number): boolean {
  const [before, word, after] = [headline.words[first - 1], headline.words[last]!, next(headline, last)?.key ?? '']
  const isMany = isPlural(word.key)
  if (before === undefined || !/^\s*[“‘"']?$/.test(headline.words[first]!.gap))
    return last > first || after === '' || PREPOSITIONS.has(after) || (!isMany && isThirdPerson(after))
  const isOwner = before.key !== before.base && /['’]s?$/.test(before.text)
  if (isOwner || DETERMINERS.has(before.key) || /^\d+$/.test(before.key)) return true
  if (SEVERAL.test(before.key) || /n['’]t$/.test(before.key)) return false
  if (PREPOSITIONS.has(before.key) || HAS.test(before.key)) return true
  if (isMany) return DESCRIBES.test(before.key)
  if (/[^su]s$/.test(before.key)) return false
  // "Norwell scramble for", a team: in doubt several.
  const tail = last > first ? headline.words[first + 1]!.key : after
  return !(isCapital(before) && /^(?:to|for|over|with|against|back|in|on|past|through)$/.test(tail))
}

/** Whether the word behind a noun is no other noun of its phrase. */
const endsPhrase = (word: Word | undefined): boolean =>
  word === undefined ||
  !/^\s+$/.test(word.gap) ||
  PREPOSITIONS.has(word.key) ||
  isThirdPerson(word.key) ||
  /^(?:is|are|was|were|has|have|had|will|would|could|can|may|might|this|last|since|despite|amid|following|among|across|between|because|due|say|says)$/.test(
    word.key,
  )

function holds(sense: NounSense, headline: Headline, first: number, last: number): boolean {
  const isJoined = first > 0 && /^\s*[“‘"']?$/.test(headline.words[first]!.gap)
  const before = isJoined ? headline.words[first - 1]!.key : ''
  const after = next(headline, last)?.key ?? ''
  const has = (pattern: RegExp | undefined, key: string): boolean => pattern === undefined || pattern.test(key)
  const lacks = (pattern: RegExp | undefined, key: string): boolean => pattern === undefined || !pattern.test(key)
  const behind = headline.words.slice(last + 1, last + 5)
  return (
    has(sense.before, before) &&
    lacks(sense.notBefore, before) &&
    has(sense.after, after) &&
    lacks(sense.notAfter, after) &&
    (sense.behind === undefined ||
      behind.some(
        ({ key }, i) =>
          sense.behind!.test(key) && (sense.isPhraseEnd !== true || endsPhrase(headline.words[last + 2 + i])),
      )) &&
    (sense.isDoing !== true || isBaseVerb(after)) &&
    !behind.some(({ key }) => sense.notBehind?.test(key) === true) &&
    // "court battles Ruiz": a form in -s with something behind it may be what somebody does.
    (sense.before === undefined ||
      sense.isThing === true ||
      !isPlural(headline.words[last]!.key) ||
      STANDS_BEHIND.test(after) ||
      PREPOSITIONS.has(after)) &&
    !headline.words.slice(Math.max(0, first - 6), first).some(({ key }) => sense.notAhead?.test(key) === true) &&
    (sense.isOne !== true || !isPlural(headline.words[last]!.key)) &&
    // "oil giant Norway"
    !(
      sense.isNoPlace === true &&
      behind.slice(0, 2).some(({ base, key }) => isPlace(base) || /^(?:saudi|south|north)$/.test(key))
    ) &&
    has(sense.text, headline.text) &&
    lacks(sense.notText, headline.text) &&
    (sense.isNoun !== true || isNounHere(headline, first, last))
  )
}

export const conditionsOfNouns = Object.fromEntries(
  Object.entries(SENSES).map(([frame, sense]): [string, FrameCondition] => [
    frame,
    (headline, first, last) => holds(sense, headline, first, last),
  ]),
) as Record<NounFrame, FrameCondition>
