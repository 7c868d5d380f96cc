/**
 * The prepared answer of one story group: its wire JSON, written at ingestion, read by every request. Pure.
 *
 * Around the places that depend on the reader stands a mark that JSON text can never hold raw:
 *
 *     {"id":1,…,"articles":[{"id":5,"source":‖7‖"original_title":"…",‖"neutral_title":"…",‖"original_summary":…}]}
 *
 * Reading puts the source in (its name and bias label may change at any time) and leaves out the title that was not
 * asked for. Why one document with marks: docs/decisions/0022-story-documents.md
 */
import { toTimestamp } from '../domain/clock.ts'
import type { TitleFormat } from '../domain/story-group.ts'

const MARK = '\u0001'
/** Pieces between marks for each article: source id, original title, neutral title, what follows. */
const PIECES_PER_ARTICLE = 4

export interface DocumentGroup {
  id: number
  canonicalTitle: string
  canonicalSummary: string
  articleCount: number
  latestPublishedAt: Date
}

export interface DocumentArticle {
  id: number
  feedSourceId: number
  originalTitle: string
  neutralTitle: string
  originalSummary: string
  link: string
  publishedAt: Date
  imageUrl: string | null
}

/** @param articles all articles of the group in their order of showing */
export function writeDocument(group: DocumentGroup, articles: readonly DocumentArticle[]): string {
  const head =
    `{"id":${group.id},"canonical_title":${JSON.stringify(group.canonicalTitle)}` +
    `,"canonical_summary":${JSON.stringify(group.canonicalSummary)},"article_count":${group.articleCount}` +
    `,"latest_published_at":"${toTimestamp(group.latestPublishedAt)}","articles":[`
  return `${head}${articles.map(writeArticle).join(',')}]}`
}

function writeArticle(article: DocumentArticle): string {
  return [
    `{"id":${article.id},"source":`,
    article.feedSourceId,
    `"original_title":${JSON.stringify(article.originalTitle)},`,
    `"neutral_title":${JSON.stringify(article.neutralTitle)},`,
    `"original_summary":${JSON.stringify(article.originalSummary)},"link":${JSON.stringify(article.link)}` +
      `,"published_at":"${toTimestamp(article.publishedAt)}","image_url":${JSON.stringify(article.imageUrl)}}`,
  ].join(MARK)
}

/** The wire form of a source inside an article, with the comma that follows it. */
export function writeSource(source: { name: string; slug: string; biasLabel: string }): string {
  return `${JSON.stringify({ name: source.name, slug: source.slug, bias_label: source.biasLabel })},`
}

/**
 * Makes wire JSON of documents, joined by commas. A document may itself be several joined by commas.
 * @param sources `writeSource` of every source, by id
 */
export function renderDocuments(
  documents: readonly string[],
  sources: ReadonlyMap<string, string>,
  format: TitleFormat,
): string {
  const hasOriginal = format !== 'neutral'
  const hasNeutral = format !== 'original'
  let json = ''
  for (const document of documents) {
    const pieces = document.split(MARK)
    json += json === '' ? pieces[0]! : `,${pieces[0]!}`
    for (let i = 1; i + PIECES_PER_ARTICLE <= pieces.length; i += PIECES_PER_ARTICLE) {
      const source = sources.get(pieces[i]!)
      if (source === undefined) throw new Error(`a story document names the unknown feed source ${pieces[i]}`)
      json += source
      if (hasOriginal) json += pieces[i + 1]!
      if (hasNeutral) json += pieces[i + 2]!
      json += pieces[i + 3]!
    }
  }
  return json
}
