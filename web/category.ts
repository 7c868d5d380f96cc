/** Categories are slugs of the source list; the known ones have names and an order, any other gets its slug as name. */

const NAMES: Readonly<Record<string, string>> = {
  us_news: 'US news',
  international: 'International',
  business: 'Business',
  tech_science: 'Tech & science',
  original: 'Original',
}

export function categoryName(slug: string): string {
  const known = NAMES[slug]
  if (known !== undefined) return known
  const words = slug.replace(/[_-]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The categories there are, the known ones first and in their order. */
export function orderCategories(slugs: Iterable<string>): string[] {
  const known = Object.keys(NAMES)
  const rank = (slug: string) => (known.includes(slug) ? known.indexOf(slug) : known.length)
  return [...new Set(slugs)].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
}
