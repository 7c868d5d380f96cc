/**
 * Frames around a whole wording ("It is reported that …", "Report on …"). A frame changes no fact, so two wordings
 * that differ by one alone are the same wording: it is taken off before they are compared.
 */

const FRAMES: readonly RegExp[] = [
  /^(?:the )?(?:article|report|story|column|headline|news report|coverage|account|explanation|publisher) (?:describes|recounts|discusses|examines|explains|considers|concerns|mentions|asks|looks into|is about|tells of|tells how(?! (?:much|many|long|often|far|to)\b)|on|of|about) (?:reasons that |whether |how |if )?/i,
  /^(?:question of|whether) (?:whether )?/i,
  / (?:is|are) described as(?: (?:having(?: been)?|being))?(?= )/,
  /^published (?:article|column) on /i,
  /^(?:a look at|coverage centers on|publisher’s story on) /i,
  /^(?:(?:readers are told|it (?:has been reported|is stated in a column)|column(?:ist)? (?:argues|contends|makes the case)) that|according to (?:a )?published report,|in (?:a )?columnist’s view,) /i,
  /, (?:a )?columnist writes$/i,
]

export function hasFrame(text: string): boolean {
  return FRAMES.some((frame) => frame.test(text))
}

/** A wording without its frames. */
export function withoutFrames(text: string): string {
  let core = text
  for (const frame of FRAMES) core = core.replace(frame, '')
  return core
}

/** Openings with a colon, from long to short: what leaves room for four words differs by more than what leaves room for one. */
const OPENINGS = [
  'Headline in plain words',
  'As reported by publisher',
  'Subject of the report',
  'From the published report',
  'From published report',
  'In the news',
  'News item',
  'Reported',
  'Published',
]
/** The shorter ones, for wordings that leave no room: they hold what follows for news and add nothing. */
const LABELS = ['In the news', 'News item', 'Reported', 'Published', 'News', 'Summary', 'In brief']
/** A question is no news: who asks is what can be said of it. */
const ASKED = [
  'Question put by publisher',
  'Asked in the article',
  'Question in the article',
  'Asked by publisher',
  'Publisher asks',
  'Asked in article',
  'Article asks',
  'Question',
]
const ASKS = () =>
  /^(?:(?:why|how|when|where) (?:is|are|was|were|do|does|did|can|could|will|would|should|has|have)(?:n['’]t)? |(?:do|does|did) \S+ \S|(?:is|are|was|were|can|could|will|would|should|has|have) (?:the|an?|it|he|she|they|we|you|there|this|that|these|those|\p{Lu}\S*) \S|(?:who|which \S+|what) (?!(?:\S+ )+(?:is|are|was|were|says?|said|will|has)\b)(?:is|are|was|were|do|does|did|said|has|will|would|should)\b|who \S+ (?:it|this|that)\b)/u

/** "Can Yaman joins …", "Will Okafor wins …", "Do Dorn sentenced …": names. */
const asks = (text: string): boolean =>
  // "Okafor and Dorn engaged?": its mark asks, too.
  /^[^;:.?]+\?$/.test(text) ||
  // "What is reported about Norwell": a sentence of ours.
  (!/^what is reported\b/i.test(text) &&
    ASKS().test(text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())) &&
    !/^(?:Can|Do|Will|can|do|will) \p{Lu}\S* (?:\p{Lu}\S* )*\p{Ll}+(?:s|ed)\b/u.test(text))

/** The openings for a wording, the longer ones first. */
export const openingsFor = (text: string): readonly string[] => (asks(text) ? ASKED : OPENINGS)
export const labelsFor = (text: string): readonly string[] => (asks(text) ? ASKED : LABELS)
const OPENING = new RegExp(
  `^(?:(?:${[...OPENINGS, ...LABELS, ...ASKED].join('|')})(?::| –)|(?:It is reported|It has been reported|Publisher writes|Readers are told) that|According to a published report,) `,
)

/** A wording without what we put in front of it. */
export const withoutOpening = (text: string): string => text.replace(OPENING, '')

const FIRST_PERSON = /^[^“‘"]*(?<!\.)\b(?:I|we|my|our)\b(?!\.)/i

/** Another mark may stand for "and", or before whom it is called to. */
const MARKED =
  /[;:–—“‘"]|(?<!^(?:as|after|before|amid|despite|during|following|in|on|at) [^,]{4,60}), (?!(?:and|but) )/i
const OPENS_BESIDE = /^(?:as|after|before|amid|despite|during|following|in|on|at) [^,]{4,60}, /i

/** Ways to say a whole sentence inside another. @param inner its beginning in small letters, unless a name */
export function framed(inner: string, isClause: boolean): string[] {
  const colon = openingsFor(inner)
    .slice(0, 4)
    .map((opening) => `${opening}: ${inner}`)
  // "I do not endorse him": nobody but who says it, in his own words.
  if (!isClause || FIRST_PERSON.test(inner)) return colon
  return [
    `It is reported that ${inner}`,
    `Publisher writes that ${inner}`,
    ...(MARKED.test(inner) ? [] : [`Readers are told that ${inner}`, `It has been reported that ${inner}`]),
    ...(MARKED.test(inner) || OPENS_BESIDE.test(inner) ? [] : [`According to a published report, ${inner}`]),
    ...colon,
  ]
}
