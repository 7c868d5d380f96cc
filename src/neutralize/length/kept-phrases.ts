/** Phrases that a sentence may not lose: who says it, on what condition, what takes it back, in what story it is so. */

/** Who says it: without these words a claim would be a fact. */
export const SPEAKER =
  /\baccording to\b|^, [^,]{2,60} (?:says?|said|finds?|shows?|states?|warns?|suggests?|claims?|reveals?|estimates?|argues?|insists?)(?: (?:in|to|on|at) [^,]{2,40})?$/i

/** "…, a poll finds", where the speaker stands at the end. */
export const SAYS_AT_END =
  / (?:says?|said|finds?|shows?|states?|warns?|suggests?|claims?|reveals?|estimates?|argues?|insists?)$/i
export const DENIES =
  /\b(?:not|no|never|denie[sd]|deny|accused|alleged|allegedly|reportedly|if|unless|without|says?|said)\b|n['’]t\b/i

/** "unless someone may flee": without it more is said. */
export const CONDITION =
  /\b(?:unless|except|provided|on condition|(?<!\b(?:even|on|about|of|wonders?|asks?|asked|see|knows?|unsure) )if|only (?:after|when|once|with))\b(?! so)/i

/** ", but didn’t", "and was later cleared": it takes back what stands before. */
export const TAKES_BACK =
  /^, (?:but|yet|though|although) (?:\S+ )?(?:\S+n[’']t|not|never)$|(?:^, (?:but|then|later|only|since|yet|now)|^; (?:later|then|he|she|they|it|but|(?:an? |the )?(?:judge|jury|court))(?:[’']s|[’']re)?|\b(?:and|before|until|then)) (?![A-Z]).{0,40}\b(?:cleared|acquitted|exonerated|reinstated|rehired|freed|released|overturned|reversed|quashed|withdrawn|withdrew|withdraws|retracted|retracts|dropped|drops|dismissed|rescinded|revived|restored|pardoned|refunded|denied|denies|recanted|apologi[sz]ed|apologi[sz]es|survived|survives|recovered|recovers|found (?:alive|safe|innocent|unhurt|not guilty)|called off|cancelled|canceled|postponed|blocked|halted|hoax)\b/

/** "in some towns": not everywhere. */
export const SOMEWHERE =
  /^ ?(?:in|at|for|among|across) (?:some|parts of|certain|several|various|multiple|a few|a handful of|a number of|most|many|half of)\b(?!.*\b(?:minutes|hours|days|weeks|months|years|decades)$)/i

/** "in a new film", "in simulation", "in mice": without it what is told would be told of the world. */
export const UNREAL =
  /^ ?(?:in|on|for|from|during|at|with|as|of)\b(?: [^\s,;:]+){0,4} (?:films?|movies?|novels?|dreams?|simulations?|simulated|games?|polls?|polling|surveys?|models?|plays?|series|drama|comedy|musical|opera|episodes?|sketch(?:es)?|satire|parody|spoof|comics?|cartoons?|trailers?|pranks?|hoax|scenarios?|exercises?|drills?|mock|rehearsals?|experiments?|adverts?|ads?|commercials?|skits?|fantasy|remake|adaptation|biopic|thriller|sitcom|stud(?:y|ies)|trials?|tests?|mice|mouse|rats?|monkeys|pigs|dogs|rabbits|primates|animals|(?:lab|laboratory)|theory|fiction|forecasts?|projections?)\b/i

/** "on flights of less than six hours", "in all but two towns", "for pupils under 14": of those, and of no others. */
export const LIMITED =
  /\bof (?:(?:more|less|fewer) than|over|under|below|above|at least|up to) \S|\ball but\b|\b(?:under|over) (?:the age of )?\d+$|\baged \d|\b(?:only|solely) (?:in|on|at|for|to|from|with)\b/i

/** "and puts it on hold", "amid rumors", "in a drama shown in May", "of a draft": what stays is undone by it, in doubt, or only on paper. */
export const UNDOES =
  /\b(?:on hold|takes? (?:him|her|it|them) back|strip(?:s|ped)|disqualif\w+|banned|overrul\w+|annul\w*|exempts?|exempted|limits?|restricts?|conditional|lifts?|retract\w*|reverses?|stays|revers\w+|found to|shown to|turns? out|overtook|rumou?rs?|speculation|doubts?|disputed?|recount|false|sham|fraud\w*|imagined|predicted|episodes?|dramas?|films?|novels?|books?|simulat\w+|proposals?|proposed|offers?|drafts?|options?|scenarios?|due|satir\w+|jokes?|spoofs?|parod\w+|mock|would|could)\b/i

/** Before what describes somebody: whom one tells, or looks for; what is nobody in particular, and what is what it says. */
export const TELLS =
  /\b(?:tells?|told|warns?|warned|assures?|assured|informs?|informed|reminds?|reminded|shows?|showed|convinces?|convinced|persuades?|persuaded|promises?|promised)\b/i
export const SEEKS =
  /\b(?:wants?|needs?|seeks?|sought|lacks?|looks? for|calls? for|searches|search for|hunts? for|demands?|requires?|hopes? for|like|than|every|any|accused|alleg[a-z]*|charged|suspected|suspects?)\b/i
export const VAGUE =
  /^(?:man|woman|person|people|one|boy|girl|thing|kind|sort|type|place|way|time|day|something|someone|anything|anyone|those|world|case)$/
/** What they say is what they are: "a claim that ferries sink". */
export const CONTENT =
  /^(?:claim|report|fear|view|idea|evidence|sign|proof|warning|fact|hope|law|bill|rule|belief|theory|rumou?r|suggestion|statement|news|chance|risk|possibility|assumption|promise|pledge|threat|order|deal|condition|concern|notion|argument|allegation|bid|plan|so|remark|comment|speech|message|note|letter)$/
