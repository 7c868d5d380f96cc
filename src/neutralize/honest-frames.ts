/**
 * Variations that hold for any headline, when no wording of its facts is safe: they speak about the headline and say
 * nothing that could be false. 5 to 15 words each, different from one another.
 */
export function honestVariations(_headline: string): string[] {
  return [
    'Headline gives too few plain facts for a neutral rewording',
    'No shorter neutral wording keeps every fact of this title',
    'Details of the subject are left to the article itself',
    'The article, not its headline, states what was reported',
    'Neutral summary would need information beyond the published headline',
    'Facts behind this item can be read in the full text',
  ]
}
