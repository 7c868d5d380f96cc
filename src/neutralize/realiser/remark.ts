/** Who speaks of what, in a headline without a verb: "Dana Whit on ferry fares and the harbor vote". */
import { firstNames, personTitles } from '../headline/true-case-names.ts'
import { hasFiniteVerb } from '../statement/sure.ts'

const REMARK = /^((?:\S+ ){0,5}\S+) on (\S.{3,70})$/u
const SPEAKS =
  /^(?:spokes(?:man|woman|person)|experts?|analyst|professor|minister|secretary|ambassador|economist|scientist|senator|governor|mayor|lawyer|attorney|historian|rancher|researcher|critic|columnist|author|director|ceo|cto|cfo|coo|cofounder|co-founder|founder|boss|chief)$/i

/** Where one is, or how things stand with him: nothing that is spoken of. */
const WHERE =
  /^(?:fire|target|form|song|point|guard|standby|shortlist|longlist|agenda|watch|waivers|ir|alert|edge|hold|track|trial|strike|leave|lockdown|board|top|air|sale|tour|tv|television|radio|stage|film|camera|screen|parade|display|demand|duty|bail|parole|bond|probation|remand|loan|course|brink|verge|cusp|eve|rise|run|road|move|way|up|ropes|march|mission|quest|journey|patrol|visit|trip|vacation|holiday|honeymoon|break|row|support|floor|lines?|sidelines|bench|carpet|cover|trail|broadway|beach|yacht|boat|ship|island|islands|street|streets|hill|moon|mars|mound|field|pitch|court|horseback|foot|crutches|path|pace|fence|hook|defensive|offensive|warpath|ballot|ticket|list|roster|stand|podium|podcast|show|program|programme|channel|network|news|sunday|monday|tuesday|wednesday|thursday|friday|saturday|instagram|twitter|x|tiktok|facebook|netflix|youtube|snl|espn|cnn|msnbc|fox|bbc|nbc|cbs|abc|live|day|night|weekend|purpose|time|paper|record|tape|end|menu|map|table|job|payroll|loose|low|off|set)$/

/** "on target", "on his short list", "on Okafor's podcast", "on Monday": the first noun tells. */
function isWhere(topic: string): boolean {
  for (const word of topic.split(/[ ,]+/)) {
    if (WHERE.test(word.toLowerCase().replace(/^[‘']|[’']$/g, ''))) return true
    if (!BEFORE_NOUN().test(word)) return false
  }
  return false
}

const BEFORE_NOUN = () =>
  /^(?:the|an?|his|her|their|new|high|death|life|dance|front|red|campaign|long|short)$|[’']s$|^\p{Lu}/u

/** Sentences that hold wherever somebody is heard on something; nothing for any other headline. */
export function sayRemark(text: string): string[] {
  const [, who = '', topic = ''] = REMARK.exec(text) ?? []
  // Who tells why or how can speak, whatever his name.
  const mayBeNamed = isTold(who, topic)
  // "Norland Rail's Dana Whit on why …", "Norland Rail's founder on …": whose he is stands in front.
  const own = who.replace(/^(?:\p{Lu}[\p{L}.&-]* ){0,2}\p{Lu}[\p{L}.&-]*[’']s (?=\S+ \S|\S+$)/u, '')
  const isOfBody =
    own !== who && (SPEAKS.test(own.split(' ').at(-1)!) ? isTrade(own) : isSpeaker(own) || isTold(own, topic))
  if (
    who === '' ||
    !(isSpeaker(who) || mayBeNamed || isOfBody) ||
    isWhere(topic) ||
    /[:;?!()“”"–—]/.test(`${who} ${topic}`) ||
    (/\d/.test(`${who} ${topic}`) && !/^(?:why|how|whether) \D/.test(topic))
  )
    return []
  // "Dana Whit on ferry plan upsets islanders": a verb of something else.
  // "… on fares, and why crews are few": what is asked has its own.
  const things = topic.replace(/(?:^|,? and |, )(?:why|how|whether|what(?:[’']s)?|who|where) .*$/, '')
  if (hasFiniteVerb(`it ${things}`) || / on /.test(things)) return []
  return [
    `${who} speaks about ${topic}`,
    `${who} comments on ${topic}`,
    `Comments by ${who} regarding ${topic}`,
    `${who} discusses ${topic}`,
    `Article presents what ${who} says about ${topic}`,
  ]
}

const isTold = (who: string, topic: string): boolean => /^(?:why|how|whether) /.test(topic) && TWO_NAMES().test(who)

/** "female founder", "CTO": one of a body that is named. */
const isTrade = (own: string): boolean => /^(?:\p{Ll}+ ){0,2}(?:\p{Ll}+|CEO|CTO|CFO|COO)$/u.test(own) && !/s$/.test(own)

const TWO_NAMES = () => /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u

/** "Dana Whit", "Gov. Ruiz", "State Department spokesman": one who can speak, by name or by trade. */
function isSpeaker(who: string): boolean {
  const words = who.split(' ')
  const last = words.at(-1)!
  if (/[’']s?(?:$| )|,|\band\b/.test(who)) return false
  if (SPEAKS.test(last)) return /^\p{Ll}/u.test(last) && words.length > 1 && !/s$/.test(last)
  const name = words.findIndex(
    (word, i) =>
      firstNames.has(word.toLowerCase()) || (i < 2 && personTitles.has(word.toLowerCase().replace(/\.$/, ''))),
  )
  // "Kids taught Dana Whit": what stands before the name is what she is.
  return (
    name >= 0 &&
    name < words.length - 1 &&
    words.every((word, i) => /^\p{Lu}/u.test(word) || (i < name && /^(?:former|ex-\p{Ll}+)$/u.test(word))) &&
    words.slice(0, name).every((word) => !/s$/.test(word) || word === 'US')
  )
}
