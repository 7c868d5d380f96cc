/** Texts of publishers in another language than the pages say so, for whoever has them read out (WCAG 3.1.2). */

/** The language of a title, its summary heard as well, as ISO 639-1; '' where it is not certain. */
export type ReadLanguage = (title: string, summary: string) => string

export const PAGE_LANGUAGE = 'en'

/** @returns the attribute for the element that holds the text; none where it is not called for */
export function inLanguage(language: string): { lang?: string } {
  return language === '' || language === PAGE_LANGUAGE ? {} : { lang: language }
}
