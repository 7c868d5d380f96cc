/** What an author tells of himself or his newsroom, told of "the author" and "the writers", the whole clause in one person. */

import { dictionary } from '../../text/dictionary.ts'
import { isBaseVerb, isPast } from '../words/vocabulary.ts'
import { verbForms } from '../words/word-forms.ts'

const QUOTED = () => /"[^"]*"|“[^”]*”|‘[^‘’]*(?:’\p{L}[^‘’]*)*’(?!\p{L})|(?<![\p{L}\d])'[^' ]+'(?!\p{L})/gu

/** What comes after the story, as a lure: it is told, too. */
const TELLS =
  /,? (?:and|but|so) (?:(?:here|this|that)(?:['’]s| is| are|['’]re) )?(?:(?:just |exactly )?what|how) (I|we)\b|,? (?:and|but|so) (?:here|this|that)(?:['’]s| is| are) (?:just |exactly )?(what|how|why) /i

/**
 * Outside quotations: "I paid" → "Author paid". A text that somebody speaks in keeps its "I" where the verb behind it is
 * not known.
 * @param isNamed the author was told of before it: "I paid" → "they paid"
 */
export function tellOfAuthor(text: string, isNamed = false): string {
  // "It ruined the app for me"
  const bare = text.replace(QUOTED(), '')
  if (
    /^(?:An?|How|The|This|Why|how|why) .* for me$/.test(bare) &&
    !/\b(?:says?|said|tells?|told|admits?|claims?)\b/.test(bare) &&
    !/\b(?:I|my|we|us|ours?|you|your)\b|(?<![\p{L}\d])'(?=\p{L})/iu.test(bare)
  )
    return text.replace(/ me$/, ' the author')
  if (OF_ME.test(bare) && !OF_OTHERS.test(bare)) return text.replace(OF_ME, '$1 the author')
  const isOurs = OURS.test(text)
  if (!isInFirstPerson(text) || (!isOurs && !(isNamed ? /\b(?:I|my|My|me)\b/ : /\b(?:I|my|My)\b/).test(bare)))
    return text
  if (
    /\b(?:oh )?my (?:god|goodness|gosh|little pony|fair lady|chemical romance|neighbor totoro|cousin vinny)\b|\bI bet you\b/i.test(
      text,
    )
  )
    return text
  // "How do I tell": the verb in front would have to agree.
  if (/\b(?:do|does|am|was|were|have|has|don['’]t) (?:I|we)\b/i.test(text)) return text
  // A single quotation mark that is no apostrophe: who speaks in it is not known.
  if (/(?<![\p{L}\d])'(?=\p{L})/u.test(text)) return text
  let told = ''
  let from = 0
  const state = {
    isNamed,
    isOurs,
    mayBePresent:
      /^(?:why|how|what|when|where|(?:the |\d+ )?(?:things|ways|reasons|words|questions|thoughts|everything)(?: that)?) I\b/i.test(
        text,
      ),
  }
  const joined = joinTold(text, isOurs)
  for (const quote of joined.matchAll(QUOTED())) {
    told += tellPiece(joined.slice(from, quote.index), state) + quote[0]
    from = quote.index + quote[0].length
  }
  told += tellPiece(joined.slice(from), state)
  // "If I’d gone, the author …": all of it, or nothing.
  if (isInFirstPerson(told)) return text
  return told.replace(/^the (author|writers)\b/, (_, who: string) => who[0]!.toUpperCase() + who.slice(1))
}

/** Whether somebody speaks of himself outside quotations. */
export const isInFirstPerson = (text: string): boolean => FIRST.test(text.replace(QUOTED(), ''))

const FIRST = /\b(?:I|my|me|mine|myself|we|our|us|ourselves)\b(?!\.)|\bI['’]/i

/** "This boat makes me miss the sea": a reviewer speaks of himself alone. */
const OF_ME =
  /\b(ma(?:kes?|de)|lets?|help(?:s|ed)?|g(?:ives?|ave)|leaves?|left|reminds?|reminded|convince[sd]?|taught|teaches|saved?|saves|turned|turns|got|had|has|gets|disappoint(?:s|ed)|surprise[sd]|won) me\b/
const OF_OTHERS =
  /\b(?:I|my|mine|myself|we|us|ours?|you|your|says?|said|tells?|told|admits?|claims?|asks?|asked|describes?|recounts?|recalls?|reveals?|insists?|thanks?|alleges?|shares?|remembers?|explains?|writes?|letter|opens up)\b|\bme\b.*\bme\b|: /iu

/** What a newsroom does and not all of us do. */
const OURS =
  /^(?:We|we)(?:['’]re (?:asking|testing|tracking|following|trying|looking|giving|giving away|covering|sharing|reviewing|ranking|launching|hiring)\b| (?:just |finally |also )?(?:had|tried|asked|made|went|tested|ate|visited|spent|watched|bought|found|got|took|did|put|gave|let|sent|wore|ranked|rated|compared|interviewed|drank|cooked|built|hired|talked|spoke|met|tasted|played|surprised|tracked|taught|surveyed|polled|measured|analyzed|counted|drew|dressed|invited|quizzed|styled|attempted|reenacted|pranked|rode|demoed|scared|invaded|photoshopped|recreated|challenged|baked|lived|ordered|read|swapped|used)\b)/

/** "…, and here's what happened": nothing more is told. */
const ANNOUNCES = /,? (?:and|but|so) (?:here|this)(?:['’]s| is) what happened(?: next)?$/i

/** "…, and here's what I learned" → "… and tells what they learned". */
const joinTold = (text: string, isOurs: boolean): string =>
  text.replace(ANNOUNCES, '').replace(TELLS, (match, who: string | undefined, word: string | undefined) => {
    if (!/(?:here|this|that)/i.test(match)) return match
    const tell = isOurs ? 'tell' : 'tells'
    return who === undefined
      ? ` and ${tell} ${word!.toLowerCase()} `
      : ` and ${tell} ${/how [^ ]+$/i.test(match) ? 'how' : 'what'} they`
  })

const ASKED = /\b(?:did|had|can|could|should|would|will|may|must|might) $/i

function tellPiece(piece: string, state: { isNamed: boolean; isOurs: boolean; mayBePresent: boolean }): string {
  const { isOurs } = state
  const who = isOurs
    ? /\b([Ww]e)\b(['’](?:re|ve|ll|d))?(?= |$)( (?:also |never |just |finally |once |still |really |always |actually |literally |honestly |totally |secretly |accidentally )?[\p{L}'’]+)?/gu
    : /\b(I)\b(?!\.|-)(['’](?:m|ve|ll|d))?( (?:also |never |just |finally |once |still |really |always |actually |literally |honestly |totally |secretly |accidentally )?[\p{L}'’]+)?/gu
  let told = piece
  // "and I loved it": the same one goes on.
  if (!isOurs)
    told = told.replace(
      /(?<=\S.*) and I (?=\p{L}+ed\b|was\b|had\b|got\b|made\b|felt\b|went\b|(?:absolutely |really |fucking )?\p{L}+ed\b)/gu,
      ' and ',
    )
  // "My husband sold our boat and I …": whose he is comes first.
  if (!isOurs && !state.isNamed && /^My \p{Ll}/u.test(told) && /\b(?:I|our)\b/.test(told)) {
    told = told.replace(/^My/, "Author's").replace(/\b[Oo]ur\b/g, 'their')
  }
  // "The crew that bought my boat know I sing": whose it is comes first there, too.
  if (!isOurs && !state.isNamed && /^(?:(?!\bI\b).)*\bmy\b.*\bI\b/.test(told)) {
    told = told.replace(/\bmy\b/, "the author's")
    state.isNamed = true
  }
  // "It taught me who I am": he is named where he stands first.
  if (!isOurs && !state.isNamed && /^(?:(?!\b[Mm]y\b|\bI\b).)*\bme\b.*\b(?:I|my)\b/.test(told)) {
    told = told.replace(/\bme\b/, 'the author')
    state.isNamed = true
  }
  told = told.replace(who, (match, _: string, short: string | undefined, verb: string | undefined, at: number) => {
    const isFirst = !state.isNamed
    const asked = ASKED.exec(told.slice(0, at))
    // "can I get": nothing agrees.
    if (asked !== null) {
      state.isNamed = true
      return `${isFirst ? (isOurs ? 'the writers' : 'the author') : 'they'}${verb ?? ''}`
    }
    const agreed = agreeing(short ?? '', verb ?? '', isFirst && !isOurs, state.mayBePresent)
    if (agreed === null) return match
    state.isNamed = true
    return `${isFirst ? (isOurs ? 'the writers' : 'the author') : 'they'}${agreed}`
  })
  // Where somebody still says “I”, what is his stays his.
  if (/\bI\b(?!\.|-)/.test(told)) return told
  const isFree = isOurs ? state.isNamed : true
  if (!isFree) return told
  const owner = isOurs ? /\b([Oo]ur)\b/g : /\b([Mm]y)\b/g
  told = told.replace(owner, (_match, word: string, at: number) => {
    if (state.isNamed) return word[0] === word[0]!.toUpperCase() && at === 0 ? 'Their' : 'their'
    state.isNamed = true
    return at === 0 && word[0] === word[0]!.toUpperCase() ? "Author's" : "the author's"
  })
  if (!state.isNamed) return told
  return isOurs
    ? told
        .replace(/\bus\b/g, 'them')
        .replace(/\bourselves\b/g, 'themselves')
        .replace(/\bours\b/g, 'theirs')
    : told
        .replace(/\bme\b/g, 'them')
        .replace(/\bmyself\b/gi, 'themselves')
        .replace(/\bmine\b/g, 'theirs')
}

const SINGULAR = dictionary<string>({
  am: 'is',
  have: 'has',
  do: 'does',
  "don't": "doesn't",
  "haven't": "hasn't",
})
const PLURAL = dictionary<string>({ am: 'are', was: 'were', "wasn't": "weren't" })
const SHORT = dictionary<[string, string]>({
  m: ['is', 'are'],
  re: ['are', 'are'],
  ve: ['has', 'have'],
  ll: ['will', 'will'],
  d: ['would', 'would'],
})

/** The verb behind the pronoun as it stands behind "the author" or, plural, behind "they"; null for what is no verb. */
function agreeing(short: string, verb: string, isOne: boolean, mayBePresent: boolean): string | null {
  if (short !== '') {
    const said = SHORT[short.slice(1)]
    return said === undefined ? null : ` ${said[isOne ? 0 : 1]}${verb}`
  }
  const [, adverb = '', word = ''] =
    /^ (also |never |just |finally |once |still |really |always |actually |literally |honestly |totally |secretly |accidentally )?(.*)$/.exec(
      verb,
    ) ?? []
  if (word === '') return verb === '' ? null : verb
  const key = word.replace('’', "'")
  const known = (isOne ? SINGULAR : PLURAL)[key]
  if (known !== undefined) return ` ${adverb}${known}`
  if (
    isPast(word) ||
    /^\p{Ll}{2,}ed$/u.test(word) ||
    /^(?:could|would|can|will|might|may|should|must|had|did|was|were|have|do|am|can['’]t|won['’]t|couldn['’]t|didn['’]t|wouldn['’]t|hadn['’]t|wasn['’]t|don['’]t|haven['’]t)$/.test(
      word,
    )
  )
    return verb
  // "I feel like a prisoner" is said by whoever the news is about.
  if (!/^\p{Ll}/u.test(word) || !isBaseVerb(word) || (isOne && !mayBePresent)) return null
  return ` ${adverb}${isOne ? verbForms(word).third : word}`
}
