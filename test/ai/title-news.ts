/** Titles that need better words, with the words that a good model finds for them. */

export interface NewsTitle {
  title: string
  better: string
}

export const NEWS: readonly NewsTitle[] = [
  {
    title: 'Shocking report: Northport council may not sell 12 city buses before June',
    better: 'Northport council may not sell 12 city buses before June, report says',
  },
  {
    title: 'Westhaven museum SLAMS critics over 3 missing paintings',
    better: 'Westhaven museum answers critics over 3 missing paintings',
  },
  {
    title: 'BREAKING: Riverton bridge closes for 2 weeks after flood horror',
    better: 'Riverton bridge closes for 2 weeks after flood',
  },
  {
    title: 'Heartbreaking: Millbrook farm loses 30 cows in a barn fire',
    better: 'Millbrook farm loses 30 cows in barn fire',
  },
]

export interface AskedTitle {
  id: number
  title: string
  /** What was wrong with the last answer. */
  problems?: string[]
}

/** The items of a question about titles. */
export function readItems(user: string): AskedTitle[] {
  return (JSON.parse(user) as { items: AskedTitle[] }).items
}

/** What a good model answers for these titles; those it has not heard of come back as they are. */
export function betterTitles(items: readonly AskedTitle[]): { id: number; title: string }[] {
  return items.map(({ id, title }) => ({ id, title: NEWS.find((news) => news.title === title)?.better ?? title }))
}
