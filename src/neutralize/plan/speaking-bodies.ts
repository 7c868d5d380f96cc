/** Bodies and people that are told by what they say: "Police: captain hid the log", "…: Pentagon". */

/** Agencies and houses, by their names. */
const AGENCIES = 'Pentagon|Kremlin|FBI|D[Oo]J|CDC|FDA|DHS|NTSB|FEMA|U\\.?N\\.?'
/** They speak as often as they are spoken of: behind the news they say it, in front of it nobody knows. */
const OTHER_AGENCIES = 'White House|Downing Street|NASA|NATO|CENTCOM|IDF|CIA|EPA|FAA|NOAA|IAEA|IMF|UNICEF|U\\.?S\\.?'

const SPEAKING = new RegExp(
  `^(?:(?:[a-z.]+ ){0,2}(?:police|prosecutors|officials|authorities)|cops|feds|investigators|sheriff|coroner|witnesses|sources|insiders|lawyers?|attorney|court|judge|experts?|NYPD|LAPD|${AGENCIES})$`,
  'i',
)
/** What stands in front of a colon, or its last word: whoever it is says what follows. */
export const isSpeaking = (label: string): boolean => SPEAKING.test(label)

const SPEAKING_AGENCY = new RegExp(`^(?:${AGENCIES}|${OTHER_AGENCIES})$`)
/** Who says it behind the news: "Ferry thefts fall for third year: Pentagon". */
export const isSpeakingAgency = (text: string): boolean => SPEAKING_AGENCY.test(text)
