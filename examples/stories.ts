/**
 * Prints the newest stories that at least two outlets tell: each outlet's wording beside the neutral one.
 * Run: node examples/stories.ts [words to search for]
 */
import { createClient } from 'debrief/client'

const client = createClient({ baseUrl: process.env.DEBRIEF_URL ?? 'http://127.0.0.1:8001' })
const search = process.argv.slice(2).join(' ')

const page = await client.listStories({ min_sources: 2, per_page: 5, ...(search === '' ? {} : { search }) })
console.log(`${page.total} stories`)
for (const story of page.stories) {
  console.log(`\n${story.canonical_title}  (${story.article_count} articles)`)
  for (const article of story.articles) {
    console.log(`  ${article.source.name} [${article.source.bias_label}]`)
    console.log(`    was: ${article.original_title}`)
    console.log(`    now: ${article.neutral_title}`)
  }
}
