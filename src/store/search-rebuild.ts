/**
 * Rebuilds the search index when the analysis of texts has changed since it was written: a batch a transaction, to be
 * taken up again where it was left. Until it is done, searches find what is indexed so far.
 */
import { ANALYSIS_VERSION } from '../text/analyze.ts'
import type { ArticleRow } from './articles.ts'
import { type Database, forUpdate, type Queries } from './database.ts'
import { addDocuments, articleDocument, groupDocument, removeDocuments, type SearchDocument } from './search-index.ts'
import { bumpRevision } from './store-state.ts'
import type { GroupRow } from './story-groups.ts'

/** Documents written in one transaction. */
const BATCH = 500

/** @param version of the analysis that the index is to have */
export async function rebuildSearchIndex(db: Database, version: number = ANALYSIS_VERSION): Promise<void> {
  if ((await readProgress(db)).analysis_version === version) return
  while (!(await db.transaction((tx) => rebuildBatch(tx, version)))) {
    // Others get their turn between two batches.
    await new Promise((resolve) => setImmediate(resolve))
  }
}

interface Progress {
  analysis_version: number
  /** What a rebuild under way is to become; null when there is none. */
  rebuild_version: number | null
  /** The last document done: articles by id, then groups by negated id. */
  rebuild_after: number
}

async function readProgress(db: Queries, lock = ''): Promise<Progress> {
  const progress = await db.get<Progress>(
    `select analysis_version, rebuild_version, rebuild_after from store_state where id = 1${lock}`,
  )
  return progress!
}

/** @returns whether the index is of this version now */
async function rebuildBatch(tx: Queries, version: number): Promise<boolean> {
  const progress = await readProgress(tx, forUpdate(tx))
  if (progress.analysis_version === version) return true
  const isNew = progress.rebuild_version !== version
  if (isNew) await clearIndex(tx)
  // Searches find more with every batch: nobody may keep the answer of before.
  await bumpRevision(tx)
  const documents = await listDocumentsAfter(tx, isNew ? 0 : progress.rebuild_after)
  if (documents.length === 0) {
    await tx.run('update store_state set analysis_version = ?, rebuild_version = null where id = 1', [version])
    return true
  }
  // An ingestion going on meanwhile may have indexed some of them.
  await removeDocuments(
    tx,
    documents.map(({ id }) => id),
  )
  await addDocuments(tx, documents)
  await tx.run('update store_state set rebuild_version = ?, rebuild_after = ? where id = 1', [
    version,
    documents.at(-1)!.id,
  ])
  return false
}

async function clearIndex(tx: Queries): Promise<void> {
  await tx.all(CLEAR_SQL[tx.dialect])
  await tx.run('delete from search_words')
  tx.known.clear()
}

const CLEAR_SQL = {
  sqlite: `insert into search_documents (search_documents) values ('delete-all')`,
  postgres: 'delete from search_documents',
}

async function listDocumentsAfter(tx: Queries, after: number): Promise<SearchDocument[]> {
  if (after >= 0) {
    const articles = await tx.all<ArticleRow>('select * from articles where id > ? order by id limit ?', [after, BATCH])
    if (articles.length > 0) return articles.map(articleDocument)
  }
  const groups = await tx.all<GroupRow>(
    'select * from story_groups where has_search_document = 1 and id > ? order by id limit ?',
    [after < 0 ? -after : 0, BATCH],
  )
  return groups.map(groupDocument)
}
