/**
 * A headline cut into the pieces that a rewording treats alike: labels in front, statements, questions, quotations,
 * the attribution at the end.
 *
 *     "BREAKING: Plant closes after fire — what we know: report"
 *      label     statement                 statement     attribution
 */

import { once } from '../../text/memoize.ts'
import { ABBREVIATION, isAnswer } from '../headline/abbreviations.ts'
import { small } from '../plain/grammar.ts'
import { AUXILIARIES } from '../words/closed-classes.ts'
import { isNoun, isPersonNoun, isVerbForm } from '../words/vocabulary.ts'
import { DROPPED_LABEL } from './headline-labels.ts'
import { hasRoom } from './quoted.ts'

export type SegmentKind = 'label' | 'statement' | 'question' | 'quotation' | 'attribution'

export interface Segment {
  kind: SegmentKind
  text: string
  /** The mark that ended it: one of . ? ! : ; — | or ''. */
  end: string
}

/**
 * A full stop after these ends no sentence: abbreviations, and what goes on in small letters ("in Wash. as it rains") or
 * with the rest of a name ("RDK. Jr").
 */
const goesOn = (text: string, stop: number): boolean =>
  (ABBREVIATION.test(text.slice(0, stop + 1)) &&
    !isAnswer(text.slice(0, stop + 1), text.slice(stop + 1)) &&
    !ASKS_OF_BEFORE.test(text.slice(stop - 3))) ||
  /^\s(?:Jr|Sr)\b/.test(text.slice(stop + 1)) ||
  (/(?<!\S)\p{Lu}\p{Ll}{1,4}$/u.test(text.slice(0, stop)) && /^\s\p{Ll}/u.test(text.slice(stop + 1)))

/** "… to sail to D.C. Can she?": behind initials, too, a question of its own ends the sentence before it. */
const ASKS_OF_BEFORE =
  /^[A-Z]\.[A-Z]\. (?:(?:Can|Could|Should|Will|Would|Is|Are|Was|Were|Does|Do|Did|Has|Have) (?:he|she|it|they|this|that|the|an?|his|her|its|their)\b|(?:What|Why|How|Who|When|Where)\b)[^.:]*\?/

const ASKED = once(
  () => new RegExp(`^(?:why|how|what|where|when|who|which) (?:${AUXILIARIES})\\b|^(?:${AUXILIARIES}) `, 'i'),
)

/** Cuts at sentence ends, colons, dashes, semicolons and bars outside quotations. */
export function readSegments(text: string): Segment[] {
  const pieces = cut(text)
  const segments: Segment[] = []
  // "…; UNICEF: crews crossed the line": who says it is told with it.
  for (const [i, { text: who, end }] of pieces.entries())
    if (
      i > 0 &&
      end === ':' &&
      i < pieces.length - 1 &&
      /^\p{Lu}{2,}$/u.test(who) &&
      !DROPPED_LABEL.test(who) &&
      pieces[i - 1]!.end === ';'
    )
      pieces.splice(i, 2, { ...pieces[i + 1]!, text: `${who}: ${pieces[i + 1]!.text}` })
  // "Why is the pier closed; when will it open?": both are asked.
  for (const [i, piece] of pieces.entries())
    if (piece.end === ';' && pieces[i + 1]?.end === '?' && ASKED().test(piece.text)) pieces[i] = { ...piece, end: '?' }
  // "… – analyst | Station": what stands behind the last bar is whose headline it is.
  let last = pieces.length - 1
  while (last > 1 && pieces[last - 1]!.end === '|' && pieces[last]!.text.split(/\s+/).length <= 4) last--
  pieces.forEach(({ text: piece, end }, i) => {
    if (piece === '') return
    const before = pieces[i - 1]
    // "Opinion | Skerra at sea": behind the section's name stands the headline.
    const isSection = i === 1 && before!.end === '|' && before!.text.split(/\s+/).length <= 2
    segments.push({
      kind: kindOf(
        piece,
        end,
        { at: i, count: pieces.length, isLast: i === last, next: i === last - 1 ? pieces[last]!.text : '' },
        isSection ? '' : (before?.end ?? ''),
      ),
      // "… in July. And, ferries stop": a page that is turned.
      text: i > 0 ? piece.replace(/^(?:Well, |(?:And|Plus|Also), (?=\p{Lu}))/u, '') : piece,
      end,
    })
  })
  return segments
}

/** At least three behind a colon, each with a capital and short. */
const TITLES_IN_ROW = () => /^[^:;]{3,60}: (?:\p{Lu}[^;:.?]{1,40}; ){2,8}\p{Lu}[^;:.?]{1,40}$/u

interface Piece {
  text: string
  /** The mark that ended it: one of . ? ! : ; — | or ''. */
  end: string
}

function cut(text: string): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  let quote = ''
  let opened = 0
  // "Tuesday’s best TV: Harbor Lights; Spies; The Long Tack": titles are one piece.
  const isRow = TITLES_IN_ROW().test(text)
  const close = (at: number, end: string, next: number) => {
    pieces.push({
      text: text
        .slice(from, at)
        .trim()
        .replace(/[,\s]+$|\.{2,}$/, '')
        .replace(/(?<=^[^“"‘].*)\.(?=[”"’']$)/, (stop, at: number, piece: string) =>
          // "names it ‘Harbor Queen.’": the sentence ends there, and its piece does not.
          /[\p{L}\d]{2}$/u.test(piece.slice(0, at)) &&
          !ABBREVIATION.test(piece.slice(0, at + 1).replace(/[“"‘']/g, ' '))
            ? ''
            : stop,
        ),
      end,
    })
    from = next
  }
  for (let at = 0; at < text.length; at++) {
    const mark = text[at]!
    const after = text[at + 1] ?? ' '
    if (quote !== '') {
      if (mark === quote && !/[\p{L}\p{N}]/u.test(after)) {
        quote = ''
        // "an ‘Any questions?’ Hour": what sort of hour.
        if (
          !/\b(?:an?|the|his|her|its|their|this|that) $/i.test(text.slice(0, opened)) &&
          /[.?!:]/.test(text[at - 1] ?? '') &&
          /^\s+[\p{Lu}"“‘]/u.test(text.slice(at + 1))
        )
          close(at + 1, '.', at + 2)
      }
      continue
    }
    // "(He did. Here is the log.)": one aside, as many sentences as it has.
    if (mark === '(' && text.includes(')', at) && !/["“‘]/.test(text.slice(at, text.indexOf(')', at)))) {
      at = text.indexOf(')', at)
      continue
    }
    const closing = closingOf(text, at)
    if (closing !== '') {
      quote = closing
      opened = at
      continue
    }
    if ((mark === '.' || mark === '?' || mark === '!') && /^\s$/.test(after) && at + 1 < text.length) {
      if (mark === '.' && goesOn(text, at)) continue
      // The full stop of initials is theirs.
      close(/\.[A-Z]\.$/.test(text.slice(0, at + 1)) ? at + 1 : at, mark, at + 1)
    } else if (mark === '?' && at + 1 === text.length) close(at, '?', at + 1)
    else if ((mark === ':' || (mark === ';' && !isRow)) && /\s/.test(after)) close(at, mark, at + 1)
    else if (
      mark === '—' ||
      mark === '|' ||
      ((mark === '–' || mark === '-') && /\s/.test(text[at - 1] ?? '') && /\s/.test(after))
    )
      close(at, mark === '|' ? '|' : '—', at + 1)
  }
  close(text.length, '', text.length)
  return pieces
}

/** "… to bomb Oman – for a second time?": the dash stands for a pause, not for the end of a piece. */
function isContinued(text: string, at: number): boolean {
  return (
    !/^[–—-] in (?:pictures|photos|charts|maps|numbers|brief|full)$/i.test(text.slice(at)) &&
    // "…, study finds – and the harm lasts": who finds it ended there.
    !/, [^,]* (?:says?|said|finds?|found|shows?|warns?)$/.test(text.slice(0, at - 1)) &&
    /^[–—-] (?:for|in|on|at|with|after|to|by|from|or|not|and (?:an?|the|its|his|her|their)|but not|(?:and|but) (?:also |still )?(?:did|does|is|are|was|were|has|have|had|will|can|could|may|might)|without|again|including) /.test(
      text.slice(at),
    ) &&
    !/[—–:|]/.test(text.slice(at + 1, at + 60).replace(/^ [^—–]{1,25} [–—-] /, ''))
  )
}

/** "… will sail – if the wind drops": what it depends on is no sentence of its own. */
const ON_CONDITION = () =>
  /(?: [–—-] |(?<=[\p{L}\d])—)(?=(?:(?:but )?(?:only )?(?:if|unless|until|once|except)|provided|as long as) [^,:–—|]+$)/gu

/** "… will sail: ‘If the wind drops’": nor is it one when it is quoted. */
function joinQuotedCondition(text: string): string {
  const [, front = '', open = '', quoted = ''] =
    /^(\S+ \S+ \S.*?)(?::| ?[–—-]) ([“‘"'])([^,.;:!?–—|“”"]+[”’"'])$/u.exec(text) ?? []
  const [, only = '', clause = ''] = CONDITION.exec(quoted) ?? []
  // "After ten years I am tired", "If you build it they will come": a sentence of its own.
  if (clause === '' || AUXILIARY.test(clause) || / .*\b(?:I|you|we|he|she|they|it|there|this|that)\b/.test(clause))
    return text
  return `${front} ${open}${only.toLowerCase()}${clause}`
}

const CONDITION =
  /^((?:but )?(?:only |not )?(?:if|unless|until|once|except|provided|as long as|(?:after|before) (?=(?:I|you|we|he|she|they|it|the)\b)) ?)(.+)/i
const AUXILIARY = /^(?:I|you|we|he|she|they|it) .*\b(?:will|would|can|could|must|is|are|was|were|have|has)\b/

/** Takes the pauses out: " – for a second time" → " for a second time". */
export function joinPauses(text: string): string {
  // "stronger—and more alone—than ever": both are said.
  // "light their fire... with a show", " – Angie Nixon in Florida – ": a pause; two dashes hold an aside.
  // "strike goes on—for now": the end of the sentence.
  // "His ‘last words:’ harbor reopens": the mark belongs behind.
  let joined = joinQuotedCondition(text.replace(/:([’”"'])(?= \p{L})/gu, '$1:'))
    .replace(ON_CONDITION(), ' ')
    .replace(
      /(?<=\p{L})(?: ?— ?| – | - | ?\.{3} ?| ?… ?)(for now|so far|at least for now|for the time being|yet|(?:yet |once )?again)(?=[.!]?$|[.!] )/iu,
      ' $1',
    )
    // "Norwell hubs – or are they cages?": the doubt goes as far as what stands before it.
    .replace(
      /(?<=[\p{L}\d]) [–—-] (?=or (?:is|are|was|were|do|does|did|has|have|can|will) (?:he|she|it|they|this|that|there)\b)/gu,
      ', ',
    )
    // "… is safe — maybe": without it the sentence would say more.
    .replace(
      /(?<=\p{L})(?: ?— ?| – | - | ?\.{3} ?| ?… ?)(maybe|perhaps|probably|possibly|allegedly|reportedly|almost|nearly|mostly|partly|sort of|kind of|just about)(?=[.!]?$)/iu,
      (_, word: string) => `, ${word.toLowerCase()}`,
    )
    .replace(
      /(?<=[\p{L}\d])—(after|amid|despite|following|including|without) (?!.*—)/giu,
      (_, word: string) => `, ${word.toLowerCase()} `,
    )
    .replace(/(?<=[\p{L}”"’])—((?!and |but |or |if |not )[^—“"]{8,70})—(?=\p{L})/gu, ', $1, ')
    .replace(/(?<=\p{L})—((?:and|but|or|if not|not) [^—]{2,40})—(?=\p{L})/gu, ' $1 ')
    // "became about ... everything": what it is about.
    .replace(
      /(?<=\b(?:about|of|to|for|with|in|on|by|from|is|are|was|were|an?|the|some|many|his|her|their|its|our|my|(?:I|we) (?:love|hate|like|miss|want|need|loved|hated|liked|missed))) ?(?:\.{3}|…) ?(?=\p{L})/gu,
      ' ',
    )
    .replace(/(?<=\p{Ll})(?:\.{3}|…) (?=(?:with|for|in|on|at|after|by|from|to|and)\b)/gu, ' ')
    .replace(
      / [–—] (\S+(?: \S+){0,5}) [–—] | - ((?:and|but|or|not) \S+(?: \S+){0,4}) - /giu,
      (_, dashed?: string, hyphened?: string) => `, ${dashed ?? hyphened}, `,
    )
  // "Skerracorp makes it official: Ferries are dead": what it makes official.
  joined = joined.replace(
    /\b(m(?:ade|akes?|aking) it (?:official|clear|plain|public)): (?=\S+ \S+ \S)(?!.*[:?])(.+)$/i,
    (match, made: string, told: string) =>
      hasVerb(told) && !/^[“‘"']/.test(told) ? `${made} that ${small(told)}` : match,
  )
  for (let at = 0; at < joined.length; at++) {
    if (joined[at - 1] === ' ' && /[–—-]/.test(joined[at]!) && isContinued(joined, at))
      joined = joined.slice(0, at) + joined.slice(at + 2)
  }
  return joined
}

const CLOSING = new Map([
  ['“', '”'],
  ['‘', '’'],
  ['"', '"'],
  ["'", "'"],
])

function closingOf(text: string, at: number): string {
  const closing = CLOSING.get(text[at]!)
  if (closing === undefined || /[\p{L}\p{N}]/u.test(text[at - 1] ?? '') || !/\S/.test(text[at + 1] ?? '')) return ''
  return new RegExp(`${closing}(?![\\p{L}\\p{N}])`, 'u').test(text.slice(at + 1)) ? closing : ''
}

function hasVerb(piece: string): boolean {
  const words = piece.split(/\s+/).slice(1)
  return words.some(
    (word, i) =>
      (/^(?:is|are|was|were|has|have|had|will|can|could|may|might|must|should|does|do|did|won't|can't|isn't|aren't)$/i.test(
        word,
      ) &&
        // "Dana May", "Tom Will": nothing is said with a modal at the end.
        !(i === words.length - 1 && /^(?:May|Will)$/.test(word))) ||
      (isVerbForm(word.toLowerCase()) && !isNoun(word.toLowerCase())),
  )
}

const isQuotation = (piece: string): boolean =>
  /^["“‘'].*["”’'][.,]?$/.test(piece) && !/["”’'].+["“‘']/.test(piece.slice(1, -1))

const SOURCE_NOUN =
  /^(?:an? |the )?(?:new |internal |official |exclusive )?(?:reports?|study|studies|poll|survey|sources?|officials?|police|analysis|data|documents?|lawsuit|court|filing|cdc|fbi|who|un|doj|ap|reuters|military|us military|authorities|researchers|(?:\S+ ){0,2}(?:experts?|attorney|lawyers?|minister|spokes(?:man|woman|person)|officials?|analysts?|economists?|prosecutors?|ceo|chief|envoy|ambassador|mayor|governor|senator|watchdog|think[ -]tank|ministry|insiders?|witness(?:es)?|sources?|company|airline|union|court|judge|jury|tribunal|developer|maker|owner|founder|agency|regulator|operator|adviser|aide|chair|chairperson|chairman|chairwoman|coroner|state media|local media|hospital|director|boss|coach|professor|author|mother|father|wife|widow|family))$/i

/** "Gov. Dana Ruiz to Norland Captain Emil Dorn": who speaks to whom. */
const ADDRESSED = () => /^(?:\p{Lu}\S* ){1,6}to (?:the )?(?:\p{Lu}\S* ?){1,6}$/u

const speaksOn = (piece: string): boolean => {
  const speaker = /^((?:\p{Lu}\S* )+)((?:\p{Ll}+ )?)on \S/u.exec(piece)
  return speaker !== null && (speaker[2] === '' ? / \S/.test(speaker[1]!.trim()) : isPersonNoun(speaker[2]!.trim()))
}

const arePeople = (piece: string, next: string): boolean =>
  isPersonNoun(/^(?:\p{L}+ )?(\p{L}+)s (?:of|in|behind) /u.exec(piece)?.[1]?.toLowerCase() ?? '') &&
  isPersonNoun(/^(?:\p{L}+ )?(\p{L}+)s$/u.exec(next)?.[1]?.toLowerCase() ?? '')

function kindOf(
  piece: string,
  end: string,
  { at, count, isLast, next }: { at: number; count: number; isLast: boolean; next: string },
  before: string,
): SegmentKind {
  if (end === '?') return 'question'
  // "Ferry row: could crews sue Norland": its mark was cut off.
  if (
    at > 0 &&
    isLast &&
    before === ':' &&
    /^(?:could|would|should|can|does|did) (?:the |an? )?(?:\p{L}+s|\p{Lu}\S*) \p{Ll}/iu.test(piece)
  )
    return 'question'
  // "‘Harbor of Gulls’: get your fill …": a title, and nothing that is said.
  if (
    at === 0 &&
    end === ':' &&
    /^[‘'“"]\p{Lu}\S*(?: (?:of|the|and|in|on|\p{Lu}\S*)){1,4}[’'”"]$/u.test(piece) &&
    / \p{Lu}/u.test(piece) &&
    /^get\b/i.test(next)
  )
    return 'label'
  if (isQuotation(piece)) return 'quotation'
  const words = piece.split(/\s+/).length
  // "Coach Dana Whit on ferry crew’s return to the harbor cup: ‘…’": however long, what is said is told behind it.
  if (
    at === 0 &&
    end === ':' &&
    isQuotation(next) &&
    /^(?:\p{Lu}\S* ){1,4}on \S/u.test(piece) &&
    !hasVerb(piece) &&
    hasRoom(piece, next)
  )
    return 'label'
  if (isLast && at > 0 && (before === ':' || before === '—') && words <= 4 && SOURCE_NOUN.test(piece))
    return 'attribution'
  // "…: Lawmaker"
  if (isLast && at > 0 && before === ':' && isPersonNoun(piece.toLowerCase())) return 'attribution'
  if (
    at === 0 &&
    end === ':' &&
    (words <= 7 || /^For readers /.test(piece) || ADDRESSED().test(piece)) &&
    count > 1 &&
    (ADDRESSED().test(piece) ||
      /^For readers (?:who |\p{Ll}+)/u.test(piece) ||
      (words <= 6 && !hasVerb(piece) && !/ (?:already|still|now|back|ready|likely|dead|again) /.test(piece)) ||
      // "Okafor on proposed reopening: …"
      /^(?:\p{Lu}\S* ){1,3}on \p{L}/u.test(piece) ||
      /\blive(?: updates?| blog)?$/i.test(piece))
  )
    return 'label'
  // "SBN reporter on Dana Holm's harbor tour: I can't explain it": however long, it says whose words they are.
  if (at === 0 && end === ':' && count === 2 && words <= 10 && !hasVerb(piece) && speaksOn(piece)) return 'label'
  // "Critics of the harbor toll in Norwell: Pilots": who they are.
  if (at === 0 && end === ':' && count === 2 && words <= 10 && !hasVerb(piece) && arePeople(piece, next)) return 'label'
  if (at > 0 && end === ':' && words <= 3 && !hasVerb(piece) && !/\p{Lu}/u.test(piece.slice(1))) return 'label'
  // "Opinion | Rail strikes and rents": the section stands before the bar.
  if (at === 0 && (end === '—' || end === '|') && words <= 2 && count > 1) return 'label'
  if (before === '|' && words <= 4) return 'label'
  return 'statement'
}
