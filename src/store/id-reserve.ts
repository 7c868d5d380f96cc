/** Ids of articles and groups, taken from the database a thousand at a time: one write in place of one for every feed. */
import type { Database } from './database.ts'
import { takeIds } from './store-state.ts'

const BLOCK = 1_000

export class IdReserve {
  readonly #db: Database
  #articles = { next: 0, end: 0 }
  #storyGroups = { next: 0, end: 0 }
  #turn: Promise<unknown> = Promise.resolve()

  constructor(db: Database) {
    this.#db = db
  }

  /** Those who ask at once are served one after the other, so that none takes what another was promised. */
  reserve(articles: number, storyGroups: number): Promise<{ firstArticleId: number; firstStoryGroupId: number }> {
    const turn = this.#turn.then(() => this.#take(articles, storyGroups))
    this.#turn = turn.catch(() => undefined)
    return turn
  }

  async #take(articles: number, storyGroups: number): Promise<{ firstArticleId: number; firstStoryGroupId: number }> {
    const isShort =
      this.#articles.end - this.#articles.next < articles ||
      this.#storyGroups.end - this.#storyGroups.next < storyGroups
    if (isShort) {
      const count = Math.max(BLOCK, articles, storyGroups)
      // Kept only once the transaction has committed.
      const [article, storyGroup] = await this.#db.transaction(async (tx) => [
        await takeIds(tx, 'article', count),
        await takeIds(tx, 'story_group', count),
      ])
      this.#articles = { next: article!, end: article! + count }
      this.#storyGroups = { next: storyGroup!, end: storyGroup! + count }
    }
    this.#articles.next += articles
    this.#storyGroups.next += storyGroups
    return {
      firstArticleId: this.#articles.next - articles,
      firstStoryGroupId: this.#storyGroups.next - storyGroups,
    }
  }
}
