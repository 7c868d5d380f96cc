/**
 * Reads what a language model answered. The schema is a hint that many backends ignore, so this takes think-blocks,
 * code fences, prose around the JSON, JSON that can be repaired, nested and renamed shapes; what it gives back is
 * plain strings, bounded and cleaned. It judges form only; whether a text is true is the guard's question.
 */
import { jsonrepair } from 'jsonrepair'

export interface DebriefReply {
  variations: string[]
  /** null where the reply does not speak of tactics at all; empty where it says that there are none. */
  tactics: string[] | null
}

/** Longer replies are cut before reading; no honest answer comes near. */
const LONGEST_REPLY = 64_000
/** Longer texts are left out and never cut: half a sentence may say something else. */
const LONGEST_VARIATION = 1_000
const LONGEST_TACTIC = 600
const MOST_ITEMS = 25
const DEEPEST = 5
const MOST_VALUES = 20
/**
 * Of one piece, and of all pieces of a reply. What the repair takes grows with the cube of the text where its quotes do
 * not pair, and a model that repeats itself fills all that is read; no honest answer comes near here, either.
 */
const LONGEST_REPAIRED = 5_000
const MOST_REPAIRED = 2 * LONGEST_REPAIRED

const VARIATION_KEYS =
  /^(?:neutral_?)?(?:variations?|headlines?|alternatives?|rewrites?|titles?|versions?|options?)(?:_?list)?$/
const TACTIC_KEYS = /^(?:clickbait_?|manipulati(?:on|ve)_?)?tactics?(?:_?(?:found|list|identified|detected))?$/
const TEXT_KEYS = ['headline', 'title', 'text', 'variation', 'neutral_headline', 'neutral_title', 'value', 'content']
/** Of an object in the place of a variation, whatever else it says of it. */
const WORDING_KEY = /headline|title|text|variation|rewrit|rephras|version|alternative|neutral|wording/
const GIVEN_KEY = /^(?:original|source|input|given|context)/
/** What stands in a list of tactics where there are none. */
const NO_TACTICS =
  /^\W*(?:none|nothing|n\/a|no (?:\w+ )?tactics?)(?: (?:was|were|is|are))?(?: (?:found|detected|identified|present|used))?\W*$/i

/**
 * @param isCut the text ends before its end; JSON shows that by itself, a list does not
 * @returns null when no list of texts can be found
 */
export function readDebriefReply(text: string, isCut = false): DebriefReply | null {
  for (const { value, isCut: isOpen } of jsonValues(text)) {
    const variations = findList(value, VARIATION_KEYS, listIn) ?? (Array.isArray(value) ? value : numberedTexts(value))
    if (variations === null) continue
    const texts = withoutNumbers(textsOf(variations.flat(), isOpen, LONGEST_VARIATION, wordingOf))
      .map(cleanVariation)
      .filter((entry) => entry !== '')
    if (texts.length === 0) continue
    const tactics = findList(value, TACTIC_KEYS, listed)
    return {
      variations: texts,
      tactics:
        tactics &&
        withoutNumbers(textsOf(tactics, isOpen, LONGEST_TACTIC, textOf))
          .map(cleanLine)
          .filter((tactic) => !NO_TACTICS.test(tactic)),
    }
  }
  const body = withoutThinking(text.slice(0, LONGEST_REPLY))
  const lines = linesOf(isCut || text.length > LONGEST_REPLY ? body.slice(0, body.lastIndexOf('\n') + 1) : body)
  return lines.length > 0 ? { variations: lines.map(cleanVariation), tactics: null } : null
}

export interface TitleReply {
  id: number
  title: string
}

/** The items of a title batch; an id given twice is dropped both times, since nobody can say which is meant. */
export function readTitlesReply(text: string): TitleReply[] {
  for (const { value, isCut } of jsonValues(text)) {
    const list =
      findList(value, /^(?:items|titles|results?|headlines|answers?)$/) ?? (Array.isArray(value) ? value : null)
    const items = list !== null ? list : isRecord(value) ? [value] : []
    const found = (isCut ? items.slice(0, -1) : items).flatMap(titleOf)
    if (found.length > 0) return found.filter(({ id }) => found.filter((other) => other.id === id).length === 1)
  }
  return []
}

function titleOf(item: unknown): TitleReply[] {
  if (!isRecord(item)) return []
  const id = typeof item['id'] === 'string' && /^\d{1,15}$/.test(item['id']) ? Number(item['id']) : item['id']
  const title = ['title', ...TEXT_KEYS].map((key) => item[key]).find((entry) => typeof entry === 'string')
  if (typeof id !== 'number' || typeof title !== 'string' || title.length > LONGEST_VARIATION) return []
  return [{ id, title: cleanVariation(title) }]
}

/** Every JSON value in the text, likeliest first. `isCut`: the text ended inside it, so its last entry is doubtful. */
function* jsonValues(text: string): Generator<{ value: unknown; isCut: boolean }> {
  const body = withoutThinking(text.slice(0, LONGEST_REPLY)).trim()
  const pieces = [body]
  const fences = [...body.matchAll(/```[a-z0-9]*\s*([\s\S]*?)(?:```|$)/gi)].map((fence) => fence[1]!.trim())
  // Of several the last is the answer: what comes before is talk about it.
  pieces.push(...fences.toReversed(), ...balancedValues(body).toReversed())
  const opening = body.search(/[[{]/)
  if (opening >= 0) pieces.push(body.slice(opening))
  for (const piece of pieces) {
    const value = parse(piece)
    if (value !== undefined) yield { value, isCut: false }
  }
  let left = MOST_REPAIRED
  for (const piece of new Set(pieces.toReversed())) {
    if (!/^[[{]/.test(piece) || piece.length > Math.min(left, LONGEST_REPAIRED)) continue
    left -= piece.length
    const value = repair(piece)
    if (value !== undefined) yield { value, isCut: balancedValue(piece) === null }
  }
}

function withoutThinking(text: string): string {
  const closed = /^[\s\S]*(?:<\/think(?:ing)?>|\[\/THINK\])/.exec(text)
  if (closed !== null) return text.slice(closed[0].length)
  return text.replace(/^\uFEFF/, '')
}

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    // A model may answer JSON inside a JSON string.
    return typeof value === 'string' ? JSON.parse(value) : value
  } catch {
    return undefined
  }
}

function repair(text: string): unknown {
  try {
    const value: unknown = JSON.parse(jsonrepair(text))
    return typeof value === 'object' ? value : undefined
  } catch {
    return undefined
  }
}

/** Objects and arrays that close, one after the other, so many at most. */
function balancedValues(text: string): string[] {
  const found: string[] = []
  let rest = text
  while (found.length < MOST_VALUES) {
    const value = balancedValue(rest)
    if (value === null) break
    found.push(value)
    rest = rest.slice(rest.indexOf(value) + value.length)
  }
  return found
}

/** The first object or array that closes, strings respected; null when none does. */
function balancedValue(text: string): string | null {
  const start = text.search(/[[{]/)
  if (start < 0) return null
  let depth = 0
  let inString = false
  for (let at = start; at < text.length; at++) {
    const character = text[at]!
    if (inString) {
      if (character === '\\') at++
      else if (character === '"') inString = false
    } else if (character === '"') inString = true
    else if (character === '{' || character === '[') depth++
    else if ((character === '}' || character === ']') && --depth === 0) return text.slice(start, at + 1)
  }
  return null
}

/** Variations that a model wrote into one text; null where that is a single one, such as the headline given back. */
function listIn(text: string): unknown[] | null {
  // Some models write the values of a tool call as JSON once more.
  const value = /^\s*\[/.test(text) ? parse(text) : null
  if (Array.isArray(value)) return value
  const lines = linesOf(text)
  return lines.length > 1 ? lines : null
}

/** Tactics that a model wrote into one text. A comma parts bare names; elsewhere it belongs to what is said of one. */
function listed(text: string): unknown[] {
  const marks = /[:–“"]/.test(text) ? /[;\n]/ : /[;\n]|,(?=\s)/
  return listIn(text) ?? text.split(marks).filter((part) => part.trim() !== '')
}

/**
 * The first array under a matching key, breadth first.
 *
 * @param split makes one of a text there, or null where that is none
 */
function findList(value: unknown, keys: RegExp, split?: (text: string) => unknown[] | null): unknown[] | null {
  let level: unknown[] = [value]
  for (let depth = 0; depth < DEEPEST && level.length > 0; depth++) {
    const next: unknown[] = []
    for (const node of level.slice(0, 200)) {
      if (!isRecord(node)) continue
      for (const [key, child] of Object.entries(node)) {
        next.push(child)
        if (!keys.test(key.toLowerCase().replace(/[ -]/g, '_'))) continue
        if (Array.isArray(child)) return child
        const parts = split !== undefined && typeof child === 'string' ? split(child) : null
        if (parts !== null) return parts
        if (isRecord(child) && Object.values(child).every((entry) => typeof entry === 'string')) {
          return Object.values(child)
        }
      }
    }
    level = next
  }
  return null
}

function textsOf(
  list: readonly unknown[],
  isCut: boolean,
  longest: number,
  read: (entry: Record<string, unknown>) => string | null,
): string[] {
  return (isCut ? list.slice(0, -1) : list).slice(0, MOST_ITEMS).flatMap((entry) => {
    const text = typeof entry === 'string' ? entry : isRecord(entry) ? read(entry) : null
    return text === null || text.length > longest ? [] : [text]
  })
}

/** The text of a variation, by the usual keys first; a label ("version": "1") and the headline given back are none. */
function wordingOf(entry: Record<string, unknown>): string | null {
  const keys = [...TEXT_KEYS, ...Object.keys(entry).filter((key) => WORDING_KEY.test(key) && !GIVEN_KEY.test(key))]
  const found = keys.map((key) => entry[key]).find((part) => typeof part === 'string' && /\S\s+\S/.test(part))
  return found === undefined ? textOf(entry) : String(found)
}

/** Where each variation has a key of its own: `variation_1`, `headline2`. */
function numberedTexts(value: unknown): unknown[] | null {
  if (!isRecord(value)) return null
  const texts = Object.entries(value).flatMap(([key, text]) =>
    typeof text === 'string' && /^[a-z_ ]*(?:variation|headline|title|version|option)_? ?\d{1,2}$/i.test(key)
      ? [text]
      : [],
  )
  return texts.length > 0 ? texts : null
}

function textOf(entry: Record<string, unknown>): string | null {
  for (const key of TEXT_KEYS) if (typeof entry[key] === 'string') return entry[key]
  const parts = Object.values(entry).filter((part) => typeof part === 'string')
  return parts.length > 0 ? parts.join(' – ') : null
}

const cleanLine = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()

/** “1. …”, “(1) …”, “Variation 1: …” */
const NUMBERED = /^\s*(?:(?:variation|headline|version|option) )?\(?(\d{1,2})[.):]\s+(.*)$/is

/** Without the numbers that models put before entries, which count their places; "1. FC Norwell" begins with a name. */
function withoutNumbers(texts: readonly string[]): string[] {
  const entries = texts.filter((text) => text.trim() !== '')
  const numbered = entries.map((text) => NUMBERED.exec(text))
  const starts = numbered.flatMap((entry, at) => (entry === null ? [] : [Number(entry[1]) - at]))
  const isCounted = starts.length > 1 && starts.every((start) => start === starts[0])
  return isCounted ? entries.map((text, at) => numbered[at]?.[2] ?? text) : entries
}

/** Without the bullet, the emphasis and quotation marks around and the full stop that models like to add. */
function cleanVariation(text: string): string {
  const line = text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[-*•]\s+/, '')
    .replace(/^(\*\*|__|\*|_|`)(?=\S)(.*\S)\1$/, '$2')
  const unquoted =
    /^(?:["“](?=[^"“”]*["”]$)(.*)["”]|[‘'](?=[^‘’']*[’']$)(.*)[’'])$/.exec(line)?.slice(1).join('') ?? line
  return /\b\p{Lu}\.$/u.test(unquoted) ? unquoted : unquoted.replace(/(?<!\.)\.$/, '')
}

/** Angles of the prompt and words of praise: what models put before a wording to say which one it is. */
const LABEL =
  /^\**(actor|person|thing|object|subject|number|place|location|time|timing|source|angle|focus|neutral|factual)(?: [a-z/]+){0,3} ?\d{0,2}\**:\**\s+/i
const REMARK = /[([]([^\s()[\]]+(?: [^\s()[\]]+){0,2} ?)[)\]]$/

/** Without what a model says of its own wording: "Actor: …", "… (neutral)". What the source says too is no such thing. */
export function withoutRemarks(text: string, source: string): string {
  const known = source.toLowerCase()
  const unless = (remark: string, words: string) =>
    words.split(/[ -]/).some((word) => word !== '' && known.includes(word.slice(0, 5).toLowerCase())) ? remark : ''
  return cleanVariation(text.replace(LABEL, unless).replace(REMARK, unless))
}

/** Models that ignore the format often answer as a list, with numbers or with bullets; the first one, if there are several. */
function linesOf(text: string): string[] {
  const items = [...text.matchAll(/^[ \t]*(\d{1,2})[.)]\s+(.+)$/gm)]
  const restart = items.findIndex(([, number], at) => at > 0 && Number(number) <= Number(items[at - 1]![1]))
  const lines =
    items.length > 0 ? (restart < 0 ? items : items.slice(0, restart)).map((item) => item[2]!) : bullets(text)
  return lines.filter((line) => line.length <= LONGEST_VARIATION).slice(0, MOST_ITEMS)
}

function bullets(text: string): string[] {
  const list = /(?:^[ \t]*[-*•][ \t]+.+\s*)+/m.exec(text)?.[0] ?? ''
  return list.split('\n').flatMap((line) => /^\s*[-*•]\s+(.+)$/.exec(line)?.[1] ?? [])
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
