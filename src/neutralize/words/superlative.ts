/** "largest", "second-wettest", "best" and "most" in small letters; "protest" and "interest" only end alike. */
export const SUPERLATIVE =
  /^(?:[a-z]+-)?(?!(?:test|protest|contest|(?:re)?arrest|interest|request|quest|conquest|inquest|bequest|(?:rain)?forest|harvest|guest|rest|unrest|nest|chest|vest|pest|crest|(?:mid|north|south)?west|priest|digest|[ds]?invest|suggest|wrest|fest|modest|(?:dis)?honest|earnest|manifest|everest|pinterest|budapest|bucharest)$)(?:[a-z]{2,}est|best|worst|most)$/
