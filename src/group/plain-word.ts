/**
 * Words that outlets write in two ways: numbers in letters and figures, a country and its people. Grouping reads both
 * as one word. A closed list: nothing that depends on the times.
 */

const NUMBERS =
  'one 1 two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10 eleven 11 twelve 12 thirteen 13 fourteen 14 fifteen 15 sixteen 16 seventeen 17 eighteen 18 nineteen 19 twenty 20 thirty 30 forty 40 fifty 50 sixty 60 seventy 70 eighty 80 ninety 90 dozen 12 hundred 100'

const PEOPLES: Record<string, string> = {
  afghanistan: 'afghan afghans',
  albania: 'albanian albanians',
  algeria: 'algerian algerians',
  argentina: 'argentine argentinian argentines',
  armenia: 'armenian armenians',
  australia: 'australian australians aussie aussies',
  austria: 'austrian austrians',
  azerbaijan: 'azerbaijani',
  bangladesh: 'bangladeshi bangladeshis',
  belarus: 'belarusian belarusians',
  belgium: 'belgian belgians',
  bolivia: 'bolivian bolivians',
  bosnia: 'bosnian bosnians',
  brazil: 'brazilian brazilians',
  bulgaria: 'bulgarian bulgarians',
  cambodia: 'cambodian cambodians',
  canada: 'canadian canadians',
  chile: 'chilean chileans',
  china: 'chinese',
  colombia: 'colombian colombians',
  croatia: 'croatian croatians',
  cuba: 'cuban cubans',
  czechia: 'czech czechs',
  denmark: 'danish dane danes',
  ecuador: 'ecuadorian ecuadorean',
  egypt: 'egyptian egyptians',
  estonia: 'estonian estonians',
  ethiopia: 'ethiopian ethiopians',
  europe: 'european europeans',
  finland: 'finnish finn finns',
  france: 'french frenchman',
  germany: 'german germans',
  greece: 'greek greeks',
  haiti: 'haitian haitians',
  hungary: 'hungarian hungarians',
  iceland: 'icelandic',
  india: 'indian indians',
  indonesia: 'indonesian indonesians',
  iran: 'iranian iranians',
  iraq: 'iraqi iraqis',
  ireland: 'irish',
  israel: 'israeli israelis',
  italy: 'italian italians',
  jamaica: 'jamaican jamaicans',
  japan: 'japanese',
  kenya: 'kenyan kenyans',
  korea: 'korean koreans',
  kosovo: 'kosovar',
  latvia: 'latvian latvians',
  lebanon: 'lebanese',
  libya: 'libyan libyans',
  lithuania: 'lithuanian lithuanians',
  malaysia: 'malaysian malaysians',
  mexico: 'mexican mexicans',
  morocco: 'moroccan moroccans',
  nepal: 'nepali nepalese',
  netherlands: 'dutch',
  nigeria: 'nigerian nigerians',
  norway: 'norwegian norwegians',
  pakistan: 'pakistani pakistanis',
  palestine: 'palestinian palestinians',
  peru: 'peruvian peruvians',
  philippines: 'philippine filipino filipinos',
  poland: 'pole poles',
  portugal: 'portuguese',
  qatar: 'qatari',
  queensland: 'qld',
  romania: 'romanian romanians',
  russia: 'russian russians',
  scotland: 'scottish scots',
  serbia: 'serbian serbs',
  singapore: 'singaporean singaporeans',
  slovakia: 'slovak slovaks',
  slovenia: 'slovenian',
  somalia: 'somali somalis',
  spain: 'spanish spaniard spaniards',
  sudan: 'sudanese',
  sweden: 'swedish swede swedes',
  switzerland: 'swiss',
  syria: 'syrian syrians',
  taiwan: 'taiwanese',
  thailand: 'thai thais',
  tunisia: 'tunisian tunisians',
  turkey: 'turkish',
  uganda: 'ugandan ugandans',
  uk: 'britain british briton britons',
  ukraine: 'ukrainian ukrainians',
  venezuela: 'venezuelan venezuelans',
  vietnam: 'vietnamese',
  wales: 'welsh',
  yemen: 'yemeni yemenis',
  zimbabwe: 'zimbabwean',
}

const PLAIN = new Map<string, string>()
const numbers = NUMBERS.split(' ')
for (let i = 0; i < numbers.length; i += 2) PLAIN.set(numbers[i]!, numbers[i + 1]!)
for (const [country, people] of Object.entries(PEOPLES)) for (const word of people.split(' ')) PLAIN.set(word, country)

/** Whether any of these words has the same ends and about the length: nearly all words are told by that not to be one. */
const MAYBE = new Uint8Array(1 << 12)
for (const word of PLAIN.keys()) MAYBE[endsOf(word)] = 1

/** @param token folded, not stemmed */
export function plainWord(token: string): string {
  return MAYBE[endsOf(token)] === 1 ? (PLAIN.get(token) ?? token) : token
}

function endsOf(word: string): number {
  return ((word.charCodeAt(0) & 31) << 7) | ((word.charCodeAt(word.length - 1) & 31) << 2) | (word.length & 3)
}
