/**
 * Closed classes of English words, as alternatives of a pattern: `new RegExp(`^(?:${AUXILIARIES})$`)`. Who leaves a
 * member out by intent writes his own list; who only needs the class takes it here.
 */

/** Modal verbs. */
const MODALS = 'will|would|can|could|may|might|must|should'

/** Finite auxiliaries, modal verbs among them. */
export const AUXILIARIES = `is|are|was|were|has|have|had|does|do|did|${MODALS}`

export const isModal = (word: string): boolean => MODAL.test(word)
const MODAL = new RegExp(`^(?:${MODALS})$`)

export const isAuxiliary = (word: string): boolean => AUXILIARY.test(word)
const AUXILIARY = new RegExp(`^(?:${AUXILIARIES})$`)

/** Articles and possessives: where one stands, a noun phrase begins. */
export const isDeterminer = (word: string): boolean => /^(?:the|a|an|his|her|its|their)$/.test(word)

/** What a question opens with. */
export const OPENS_QUESTION = new RegExp(`^(?:${AUXILIARIES}|what|why|how|who|when|where|which)\\b`, 'i')

/** Cardinal numbers that count several and are written out as a rule. */
export const CARDINALS = 'two|three|four|five|six|seven|eight|nine|ten'

export const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December'

export const WEEKDAYS = 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday'
