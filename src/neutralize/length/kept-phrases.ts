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
