/**
 * Words that are a trade or a thing in small letters and often somebody's name: title case, and the start of a sentence,
 * do not tell "Carpenter cancels concert" from "Driver cancels trip". One word of them gets no article.
 */
import { wordSet } from '../../text/memoize.ts'
import { isPersonNoun } from '../words/vocabulary.ts'

/** A noun for a person, but for those that hardly anybody is called. */
export const mayBeSurname = (key: string): boolean => isPersonNoun(key) && !NOBODYS_NAME.has(key)

/** A thing after which firms, papers, teams and people are named. */
export const mayBeBrand = (key: string): boolean => OFTEN_NAMES.has(key)

const NOBODYS_NAME = wordSet(
  'man woman boy girl teen teenager toddler student pupil teacher nurse doctor officer soldier couple pilot prosecutor lawmaker politician firefighter paramedic passenger pedestrian cyclist motorcyclist motorist tourist hiker climber swimmer surfer worker employee resident activist protester migrant refugee witness gunman journalist reporter photographer scientist researcher lawyer judge driver sailor singer actor actress rapper comedian player author artist candidate official expert jury grandmother neighbor fisherman policeman',
)

const OFTEN_NAMES = wordSet(
  'storm discovery cloud band star magazine republic journal price bush rice rally cliff bolt rush echo hunt field flood rose bell book cap case chance cross dance day flag grant hall hand head king lane law light line love march may moon night page park past pope prince ray rock rule sea shell snow song stone street summer sun target tide tower trail tree union wall wave west winter wolf wood young',
)
