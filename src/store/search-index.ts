/**
 * The search index: one document per article (title in either wording, summary) and one per group (canonical text),
 * written in the transaction of what it indexes. How both dialects hold and ask it stands side by side here.
 */
import { among, type Columns, type Queries, writeFlag } from './database.ts'
import { afterPrefix, type SearchQuery } from './search-query.ts'
import { FILLER, type IndexedText, indexText } from './search-text.ts'

/** A text to be found. Its id is that of the article, or the negated one of the group. */
export interface SearchDocument {
  id: number
  storyGroupId: number
  title: string
  neutralTitle: string
  summary: string
}

const SQLITE_COLUMNS: Columns = { rowid: 'bigint', title: 'text', neutral: 'text', summary: 'text' }
const POSTGRES_COLUMNS: Columns = { id: 'bigint', story_group_id: 'bigint', tokens: 'tsvector' }
const WORD_COLUMNS: Columns = { word: 'text', stem: 'text', is_irregular: 'smallint' }
/** A last word that begins more words than this is asked as a prefix; for fewer, their stems are asked. */
const WORDS_OF_A_PREFIX = 40
/** PostgreSQL's positions of one field start this far after the last word of the field before. */
const FIELD_GAP = 10

export function articleDocument(article: {
  id: number
  story_group_id: number
  original_title: string
  neutral_title: string
  original_summary: string
}): SearchDocument {
  return {
    id: article.id,
    storyGroupId: article.story_group_id,
    title: article.original_title,
    neutralTitle: article.neutral_title,
    summary: article.original_summary,
  }
}

export function groupDocument(group: {
  id: number
  canonical_title: string
  canonical_summary: string
}): SearchDocument {
  return {
    id: -group.id,
    storyGroupId: group.id,
    title: '',
    neutralTitle: group.canonical_title,
    summary: group.canonical_summary,
  }
}

/** What the index has to forget, by id, and then to take in. */
export interface DocumentChange {
  removed: readonly number[]
  added: readonly SearchDocument[]
}

export async function replaceDocuments(tx: Queries, { removed, added }: DocumentChange): Promise<void> {
  await removeDocuments(tx, removed)
  await addDocuments(tx, added)
}

/** Adds documents. Those that are there already must be removed before. */
export async function addDocuments(tx: Queries, documents: readonly SearchDocument[]): Promise<void> {
  if (documents.length === 0) return
  const words = new Map<string, string>()
  const rows = documents.map((document) => {
    const text = indexText([document.title, document.neutralTitle, document.summary])
    for (const [word, stem] of text.words) words.set(word, stem)
    return { document, text }
  })
  await addWords(tx, words)
  if (tx.dialect === 'sqlite') {
    await tx.insert(
      'search_documents',
      SQLITE_COLUMNS,
      rows.map(({ document, text }) => writeSqliteDocument(document.id, text)),
    )
  } else {
    await tx.insert(
      'search_documents',
      POSTGRES_COLUMNS,
      rows.map(({ document, text }) => ({
        id: document.id,
        story_group_id: document.storyGroupId,
        tokens: writeTsvector(text),
      })),
    )
  }
}

export async function removeDocuments(tx: Queries, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  if (tx.dialect === 'sqlite') {
    // One row each: FTS5 finds a row by its id, but reads the whole table for a list of them.
    for (const id of ids) await tx.all('delete from search_documents where rowid = ?', [id])
  } else {
    await tx.run(`delete from search_documents where ${among(tx, 'id', 'bigint')}`, [ids])
  }
}

/** What the last word of a search stands for: any of these stems, or any stem that begins with the prefix. */
export interface LastWord {
  stems: string[]
  prefix: string | null
}

/**
 * Looks up which words the last word begins. "electio" is the beginning of no stem, but of "elections", whose stem
 * is "elect". A list of stems is asked several times faster than a prefix.
 */
export async function readLastWord(db: Queries, last: NonNullable<SearchQuery['last']>): Promise<LastWord> {
  const { stem, word } = last
  const range = [word, afterPrefix(word)]
  const words = await db.all<{ stem: string }>(
    'select stem from search_words where word >= ? and word < ? order by word limit ?',
    [...range, WORDS_OF_A_PREFIX + 1],
  )
  if (words.length <= WORDS_OF_A_PREFIX) return { stems: uniqueStems(stem, words), prefix: null }
  const irregular = await db.all<{ stem: string }>(
    `select stem from search_words where is_irregular = 1 and word >= ? and word < ?
       and substr(stem, 1, length(?)) <> ? order by word limit ?`,
    [...range, word, word, WORDS_OF_A_PREFIX],
  )
  return { stems: uniqueStems(stem, irregular).filter((one) => !one.startsWith(word)), prefix: word }
}

function uniqueStems(stem: string, rows: readonly { stem: string }[]): string[] {
  return [...new Set([stem, ...rows.map((row) => row.stem)])]
}

/**
 * The query in FTS5's language, as several whose finds are to be united: FTS5 joins long lists faster by themselves
 * than by OR. Every token is quoted: nothing in it is an operator.
 */
export function writeFtsQueries(query: SearchQuery, last: LastWord | null): string[] {
  const quote = (text: string) => `"${text.replaceAll('"', '""')}"`
  const needed = [
    ...query.stems.map(quote),
    ...query.phrases.map((phrase) => quote(phrase.join(' '))),
    ...query.characters.map((character) => `${quote(character)} *`),
  ]
  if (last === null) return [needed.join(' AND ')]
  const choices = last.stems.map(quote)
  if (last.prefix !== null) choices.push(`${quote(last.prefix)} *`)
  return choices.map((choice) => [...needed, choice].join(' AND '))
}

/** The query in PostgreSQL's language, as text to be cast to tsquery. */
export function writeTsquery(query: SearchQuery, last: LastWord | null): string {
  const parts = query.stems.map(quoteLexeme)
  for (const phrase of query.phrases) parts.push(`(${phrase.map(quoteLexeme).join(' <-> ')})`)
  for (const character of query.characters) parts.push(`${quoteLexeme(character)}:*`)
  if (last !== null) {
    const choices = last.stems.map(quoteLexeme)
    if (last.prefix !== null) choices.push(`${quoteLexeme(last.prefix)}:*`)
    parts.push(`(${choices.join(' | ')})`)
  }
  return parts.join(' & ')
}

async function addWords(tx: Queries, words: ReadonlyMap<string, string>): Promise<void> {
  const rows = [...words]
    .filter(([word]) => !tx.known.has(word))
    .map(([word, stem]) => ({
      word,
      stem,
      is_irregular: writeFlag(!stem.startsWith(word)),
    }))
  await tx.insert('search_words', WORD_COLUMNS, rows, 'on conflict (word) do nothing')
  for (const { word } of rows) tx.known.add(word)
}

function writeSqliteDocument(id: number, text: IndexedText) {
  const [title, neutral, summary] = text.fields.map((stems) => stems.join(' '))
  return { rowid: id, title: title!, neutral: neutral === title ? '' : neutral!, summary: summary! }
}

/** Lexemes with their positions: 'elect':1,7 'nation':2 */
function writeTsvector(text: IndexedText): string {
  const positions = new Map<string, number[]>()
  let position = 0
  for (const stems of text.fields) {
    for (const stem of stems) {
      position++
      if (stem === FILLER) continue
      const known = positions.get(stem)
      if (known === undefined) positions.set(stem, [position])
      else known.push(position)
    }
    position += FIELD_GAP
  }
  return [...positions].map(([stem, at]) => `${quoteLexeme(stem)}:${at.join(',')}`).join(' ')
}

function quoteLexeme(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}
