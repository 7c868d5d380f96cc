/** The links that brought articles into their story groups. */
import type { JoiningLink } from '../domain/grouping.ts'
import { among, type Columns, type Queries } from './database.ts'

type LinkRow = { article_id: number; linked_article_id: number | null; likelihood: number; basis: JoiningLink['basis'] }

const LINK_COLUMNS: Columns = {
  article_id: 'bigint',
  linked_article_id: 'bigint',
  likelihood: 'double precision',
  basis: 'text',
}

/** Each in place of the article's earlier one; those of articles that are not stored are left out. */
export async function writeJoiningLinks(tx: Queries, links: readonly JoiningLink[]): Promise<void> {
  if (links.length === 0) return
  const ids = links.map(({ articleId }) => articleId)
  await tx.run(`delete from joining_links where ${among(tx, 'article_id', 'bigint')}`, [ids])
  const stored = await tx.all<{ id: number }>(`select id from articles where ${among(tx, 'id', 'bigint')}`, [ids])
  const present = new Set(stored.map(({ id }) => id))
  await insertJoiningLinks(
    tx,
    links.filter(({ articleId }) => present.has(articleId)),
  )
}

/** Of stored articles that have none. */
export async function insertJoiningLinks(tx: Queries, links: readonly JoiningLink[]): Promise<void> {
  const rows = links.map(({ articleId, linkedArticleId, likelihood, basis }): LinkRow => {
    return { article_id: articleId, linked_article_id: linkedArticleId, likelihood, basis }
  })
  await tx.insert('joining_links', LINK_COLUMNS, rows)
}

export async function listJoiningLinks(db: Queries, articleIds: readonly number[]): Promise<JoiningLink[]> {
  const rows = await db.all<LinkRow>(
    `select * from joining_links where ${among(db, 'article_id', 'bigint')} order by article_id`,
    [articleIds],
  )
  return rows.map((row) => ({
    articleId: row.article_id,
    linkedArticleId: row.linked_article_id,
    likelihood: row.likelihood,
    basis: row.basis,
  }))
}
