/** Classes of verbs by what they do to the clause beneath them. Base forms. */
const set = (words: string) => new Set(words.split(' '))

/** What follows is what somebody says, thinks or finds: he vouches for it, not the writer. */
export const SPEECH = set(
  'say tell state claim argue assert insist announce declare report warn note add explain believe think understand predict allege contend maintain suggest estimate vow promise pledge admit acknowledge concede confirm deny testify write complain reckon stress emphasize recall hint speculate indicate conclude remark reveal forecast call describe accuse assure swear caution propose fear expect project liken opine',
)
/** What follows is shown to be so: emails show, data reveal, study finds. */
export const FACTIVE = set(
  'show find reveal indicate see know learn discover prove demonstrate mean suggest ensure hear feel remember forget realize determine rule decide hope wish imagine let help watch',
)
/** "X asks Y to do": the one who would do it is the object. */
export const OBJECT_CONTROL = set(
  'ask urge tell order allow let permit force require press push pressure want invite encourage persuade convince help enable expect warn advise instruct request lobby beg compel direct cause lead prompt appoint name pick select nominate elect call get need teach train choose tap clear',
)
/** What follows is under way or done all the same. */
export const PHASE_VERBS = set(
  'begin start continue keep stop cease manage help come prove happen go be have use remember agree refuse decline fail get force cause lead make prompt',
)
/** Past forms without an object that are not passives. */
export const INTRANSITIVE = set(
  'die fall rise resign arrive return rally protest collapse crash appear disappear emerge agree apologize apologise remain stay live exist happen occur vote testify speak talk respond react reply travel flee escape retire succeed work fight lose win go come climb drop decline surge jump soar plunge slump tumble dip slide grow increase decrease shrink explode erupt burst sink drown vanish start begin end stop close open finish compete participate play race run walk march sleep wait sit stand lie laugh cry smile scream complain argue insist worry hope wonder think act behave serve last belong depend rely struggle survive suffer recover graduate debut expire lapse merge meet gather look listen pray swim depart exit quit leave move change swing turn qualify advance progress proceed continue persist push swipe lead point refer clash campaign rebound reappear reunite unite',
)
/** After a bare past participle these make it a passive: "found dead", "feared lost". */
export const SMALL_CLAUSE = set('dead alive safe guilty missing unharmed injured unconscious innocent open closed fit')
/** A verb in -ing may stand behind these. */
export const GERUND_PREPOSITIONS = set(
  'after before by for of in without from on at with about against while despite since into to over amid as during upon through like',
)
/** "accused of shooting a man": the deed follows as a verb. */
export const ACCUSING_OF = set('accuse suspect convict acquit clear charge blame arrest jail fine sue deny')
/** Too many meanings to be the opposite of anything. */
export const VAGUE_DIRECTIONS = set('let lead launch keep decline hold run take leave go back free over strike draw')

/** Behind a verb they belong to it: "drive up", "square off". */
export const PARTICLES: ReadonlySet<string> = new Set(['up', 'down', 'out', 'off', 'back'])

/** What there is none of where a clause behind it is not proven. */
export const PROOF: ReadonlySet<string> = new Set(
  'evidence proof sign signs indication indications suggestion guarantee'.split(' '),
)
