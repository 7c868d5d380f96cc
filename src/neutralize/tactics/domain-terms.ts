/** Fixed terms that hold a loaded word and are no manipulation: names, titles of works, terms of law, war and sport. */

import { isCommonWord } from '../headline/true-case.ts'
import type { Headline } from '../headline/words.ts'
import { tellsFact } from '../lexicon/factual-adjectives.ts'
import { isPersonNoun } from '../words/vocabulary.ts'

const TERMS = `hottest day|hottest year|hottest month|hottest summer|hottest week|hottest june|hottest july|hottest august
hottest place|hottest temperature|coolest summer|stars and stripes|set on fire|sets on fire|himself on fire
herself on fire|itself on fire|themselves on fire|car on fire|house on fire|home on fire|building on fire
caught on fire|devastating earthquake|devastating quake|devastating flood|devastating flooding|devastating wildfire
devastating fire|devastating hurricane|devastating storm|devastating tornado|devastating tornadoes|devastating injury
relentless rain|relentless flooding|powerful magnitude|dire conditions|breaking down|breaks down|break down|broke down
broken down|final phase|grand slam|secret service|secret ballot|war crime|shock wave|shock absorber|supply shock|demand shock|price shock|oil shock|energy shock|economic shock|tariff shock|stun gun
electric shock|shell shock|septic shock|best picture|best actor|best actress|best director|best original
best supporting|breaking bad|just stop oil|shock glove|shock collar|shock therapy|shock troop|shock value|wild horse
wild pig|lame duck|lame-duck|wild turkey|wild goat|wild salmon|wild elephant|wild bee|wild mushroom|wild plant|wild camping|wild swimming
wild garlic|wild deer|wild wolf|wild wolves|fury says|fury v|sham marriage|military secret|state secret|trade secret
nuclear secret|secret police|radical islamic|radical islamist|radical cleric|perfect start|perfect record|panic alarm
alarm system|deadly earthquake|wild card|wild west|wild boar|wild animal|wild bird|wild fish|massive attack|rogue one
power plant|powerful earthquake|powerful quake|powerful storm|powerful typhoon|powerful hurricane|powerful cyclone
powerful blast|powerful explosion|emotional support|emotional distress|raw milk|raw material|raw sewage|raw data
sick leave|sick pay|sick children|mass shooting|star wars|star trek|super bowl|super pac|super league|super tuesday
super typhoon|super eagles|super mario|super rugby|mad max|mad cow|mad men|crazy rich asians|crazy horse
brave new world|green new deal|real madrid|real estate|real sociedad|real salt lake|dark matter|dark energy|dark web
breaking news|right now foundation|mystery shopper|death toll|historic site|historic district|historic england
historic preservation|historic landmark|historic building|historic places|free speech|hate crime|hate speech
money laundering scheme|ponzi scheme|pyramid scheme|pension scheme|fraud scheme|kickback scheme|bribery scheme
regime change|monster energy|monster hunter|monsters inc|cookie monster|radical islam|radical party|radicals party
toxic waste|toxic shock|toxic chemical|toxic gas|toxic smoke|toxic algae|toxic fumes|toxic spill|toxic metals
dramatic arts|dramatic reading|drama school|drama series|drama film|drama teacher|crime drama|tv drama|period drama
legal drama|medical drama|drama desk|explosive device|explosive material|explosive drone|explosive vest|chilling effect|absolutely fabulous|love actually|hot spring
hot dog|hot weather|hot chicken|hot spot|red hot chili peppers|perfect game|perfect season|perfect storm of
fantastic four|funny or die|funny girl|cute market|sister act|blast radius|blast furnace|bomb blast|car blast
gas blast|rock band|rock music|rock star|rock hall|rock and roll|hammer throw|crash site|trash collection|trash can
roast beef|sunday roast|pot roast|bash brothers|slam dunk contest|slam poetry|dangerous driving|access to super|super fund|super funds|super balance|super savings|dangerous goods
dangerous dog|dangerous weapon|dangerous offender|dangerous heat|dangerous conditions|toxic masculinity
reckless driving|reckless endangerment|reckless homicide|reckless conduct|reckless manslaughter|aggressive driving
aggravated assault|dire straits|desperate housewives|miserables|les miserables|sad puppies|fox news alert|silent hill
silent film|silent auction|quiet quitting|fancy dress|popular vote|popular front|sudden death|sudden infant death|quiet place|silently protest|dubious achievement|just mercy|just eat
just dance|just transition|just for laughs|just say no|clear channel|clear eyes|really simple
obviously unconstitutional|still alice|super bowl shuffle|horror film|horror movie|horror novel|horror story
horror franchise|horror series|terror attack|terror group|terror plot|terror charges|terror suspect|terror list
terror threat|rage against the machine|rage room|road rage|delight ruth|tragedy of|shame on|mercy killing|killer whale
serial killer|killer sudoku|lady killer|natural disaster|disaster relief|disaster area|disaster zone|disaster response
disaster declaration|disaster aid|disaster recovery|environmental disaster|nuclear disaster|federal disaster
panic attack|panic button|panic at the disco|panic buying|panic room|breakthrough infection|breakthrough prize
breakthrough starshot|breakthrough season|breakthrough year|breakthrough role|breakthrough performance|breakthrough album|breakthrough campaign|breakthrough hit|super micro|super glue|breakthrough therapy|no breakthrough|without a breakthrough|mess hall|tax return|plot of land|garden plot|burial plot|family circus
flying circus|circus act|picadilly circus|piccadilly circus|oxford circus|white trash|trash talk|garbage truck
garbage collectors|garbage collection|garbage strike|garbage patch|lies in|lies with|lies ahead|lies about
lies dormant|lies beneath|lies down|who lies|body lies|invasion of ukraine|ukraine invasion|russian invasion
invasion of iraq|invasion of kuwait|iraq invasion|land invasion|ground invasion|full-scale invasion|home invasion
invasion of privacy|us invasion|soviet invasion|chinese invasion|normandy invasion|rebel moon|alien life|alien planet
alien species|alien romulus|alien enemies act|iconic duo|legendary pictures|amazing race|amazing grace
amazing spider-man|incredible hulk|the incredibles|wicked tuna|evil dead|resident evil|evil eye|dangerous liaisons
weird al|stranger things|strange darling|doctor strange|strange new worlds|cruel intentions|cruel summer
ruthless people|brilliant minds|cruel and unusual|unusual punishment|lonely planet|lonely island|lonely hearts
beautiful bill|beautiful game|beautiful mind|a beautiful mind|big beautiful|sexy beast|sexiest man alive|this is us
this is spinal tap|that's what she said|you're the worst|you season|thank you|top gun|top chef|top gear|dead or alive
meltdown and spectre|nuclear meltdown|reactor meltdown|market meltdown|miracle mile|miracle on the hudson
miracle on ice|miracle mets|nightmare on elm street|nightmare before christmas|tragic heroine|massive open online
massive star|massive black hole|massive galaxies|epic games|epic systems|epic fury|operation epic fury
ultimate frisbee|ultimate fighting|ultimate fighting championship|extraordinary rendition
extraordinary general meeting|extraordinary session|extraordinary powers|outstanding warrant|outstanding debt
outstanding loans|outstanding bills|outstanding drama|outstanding comedy|outstanding lead|dirty bomb|dirty dancing
finally home|once again|emotional wellbeing|powerhouse museum|sensation exhibition|beloved toni|wild atlantic
into the wild|where the wild things are|minnesota wild|wild rice|wild beat|wild win|surprise ariz|surprise arizona
mystery writer|mystery novel|mystery series|murder mystery|popular mobilization
popular science|popular mechanics|popular party|popular uprising|popular culture|popular music|high-profile case
unexpected death|crossing guard|giant panda|new york giants|royal navy|royal family|royal mail|royal society
royal commission|royal college|royal air force|royal assent|royal caribbean|royal bank|kansas city royals
all-star game|pop star|rock star gaylord|north star|red star|daily star|toronto star|michelin star
star wars celebration|star tribune|lone star|veteran affairs|veterans affairs|veterans day|veteran status
vietnam veteran|army veteran|marine veteran|war veteran|iraq veteran|world war ii veteran|disabled veteran
witch hunt claims|mob boss|mob violence|mob attack|mob justice|mob lynching|mob wives|alleged mob|armed mob|mad hatter
dig site|archaeological dig|big dig|secret ingredient|secret recipe|seriously injured|seriously hurt|very seriously|so seriously|more seriously|it seriously|them seriously|taken seriously|seriously ill
seriously wounded|seriously damaged|gross national|gross domestic|gross profit|gross income|gross margin|gross debt
gross negligence|gross misconduct|gross receipts|gross revenue|gross bookings|mega millions|epic universe|union busting|cold war|civil war|world war|trade war
war on drugs|war on terror|war on poverty|war on women|war on christmas|civil rights crusade|children's crusade
purge of|film the purge|chaos theory|death row|deadly force|deadly weapon|deadly conduct|in tears of|fury road
tyson fury|fury and|dallas fury|outrage industry|cancer-causing chemicals lawsuit|life is beautiful|perfect attendance
perfect score|perfect match|perfect pitch|bizarre foods|infamous second son|notorious b.i.g|the notorious b.i.g
notorious rbg|shady side|shady grove|slim shady|dumb and dumber|stupid cupid|toxic avenger|toxic assets|toxic debt
divisive concepts|divisive concepts law|questionable doubt|suspicious death|suspicious death investigation
suspicious fire|mysterious island|mysterious benedict|evil genius|evil empire|wicked part|wicked movie|rogue wave
rogue river|rogue state|rogue trader|rogue valley|rotten tomatoes|dysfunctional uterine|bloated belly|petty cash
petty crime|petty theft|tom petty|petty officer|entitled to|lazy susan|corrupt practices|foreign corrupt
useless machine|hip and knee|hip or knee|dumb speaker|dumb phone|dumb tv|dumb terminal|kill switch|disaster strikes|aerial stunt|thriller by|crime thriller|spy thriller|legal thriller|psychological thriller|political thriller
action thriller|thriller writer|thriller novel|thriller author|roast of|roast dinner|roast chicken|roast lamb|roast pork
illegal dumping|waste dumping|dumping ground|dumping duties|dumping duty|strongman contest|strongman competition
strongman title|stunt plane|queen gambit|king gambit|mission creep|soil creep|scope creep|creep of|stunt double|stunt performer|stunt man|stunt woman|stunt pilot|stunt coordinator|stunt driver|film stunt|motorcycle stunt|car stunt|twisted ankle|twisted knee|horror writer|horror author|horror genre|horror fan|horror comedy`

/** By their first words; read for the first headline that has a loaded word. */
let byFirst: Map<string, string[][]> | null = null

function readTerms(): Map<string, string[][]> {
  const read = new Map<string, string[][]>()
  for (const term of TERMS.replaceAll('\n', '|').split('|')) {
    const parts = term.trim().split(' ')
    if (parts[0] === '') continue
    const list = read.get(parts[0]!)
    if (list === undefined) read.set(parts[0]!, [parts])
    else list.push(parts)
  }
  return read
}

const LONGEST = 4

/** "Index opens up 1.4%", "opens up a lead", "Café opens up in town": nobody speaks. */
export function opensThing({ words, isTitleCase }: Headline, first: number, last: number): boolean {
  const [verb, before, next] = [words[first]!, words[first - 1], words[last + 1]]
  if (words[last]!.key !== 'up' || !/^open(?:s|ed|ing)?$/.test(verb.key)) return false
  if (next?.key === 'about') return false
  if (next !== undefined && /^\s*$/.test(next.gap) && !SPEAKING_ON.test(next.key)) return true
  return (
    before !== undefined &&
    !isPersonNoun(before.base) &&
    isCommonWord(before.base) &&
    (isTitleCase || /^\p{Ll}/u.test(before.text))
  )
}

const SPEAKING_ON =
  /^(?:on|after|before|in|for|with|to|as|amid|and|at|during|following|over|of|like|online|again|publicly|why|how)$/

/** Whether words first to last lie inside such a term. */
export function isDomainTerm(headline: Headline, first: number, last: number): boolean {
  const next = headline.words[last + 1]
  if (first === last && next !== undefined && /^\s*$/.test(next.gap) && tellsFact(headline.words[first]!.key, next.key))
    return true
  if (opensThing(headline, first, last)) return true
  byFirst ??= readTerms()
  for (let start = Math.max(0, last - LONGEST + 1); start <= first; start++) {
    for (const parts of byFirst.get(headline.words[start]!.base) ?? byFirst.get(headline.words[start]!.key) ?? []) {
      // "cold war over": a term that ends in what was found holds its word as well.
      if (start + parts.length - 1 < (start < first ? first : last)) continue
      if (
        parts.every((part, i) => {
          const word = headline.words[start + i]
          return word !== undefined && (word.base === part || word.key === part || word.base === `${part}s`)
        })
      )
        return true
    }
  }
  return false
}
