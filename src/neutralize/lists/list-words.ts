/** Words that only lists use so: fillers, promises, and what no list of items needs. */

/** Adverbs that strengthen and tell nothing, each with its space. */
export const ADVERBS = `(?:(?:actually|totally|literally|basically|definitely|seriously|really|absolutely|completely|truly|perfectly|secretly|honestly|hilariously|beautifully|flawlessly|brilliantly|accurately|undeniably|simply|obviously|legitimately|legit|desperately|instantly|immediately|painfully|somehow|super(?! bowl)|insanely|ridiculously|incredibly|extremely|unbelievably|fully|wholeheartedly|majorly|genuinely|fucking|freaking|freakin['’]?|frickin['’]?|f['’]in|damn|goddamn),? )`

const FILLERS = new RegExp(`(?<!\\b(?:not|never|so|too|as|more|most|how)\\s|n['’]t\\s)(?<=^|\\s)${ADVERBS}+`, 'giu')

/** Ends that only press. */
const PRESSING =
  /,?\s+(?:AF|as fuck|as hell|of all time|right now|asap|immediately|ever|for real|stat|in (?:your|their|our) (?:life|lives)|right this (?:second|minute)|at least once|every single time|once and for all|at this point)(?=$|\s+(?:that|who|if|when|during)\b)/giu

export const withoutFillers = (text: string): string =>
  text
    // "is basically a repeat": it is none.
    .replace(/\b((?:is|are|was|were) )(?:basically|practically) (?=\S)/gi, '$1essentially ')
    .replace(FILLERS, '')
    .replace(PRESSING, '')
    .replace(GUSHING(), '$1')
    .replace(/\byour (?!best\b)(?:\p{L}+est|favou?rite) (?=\p{L})/giu, 'your ')
    .replace(/^(?:just|probably) (?=(?:might|may|for|to)\b)/i, '')
    .trim()

/** "for a badass wedding": before its noun an oath or praise can go. */
const GUSHING = () =>
  /(?<=\b(?:an?|the|of|for|with|in|from|and|your|his|her|their) )((?:\p{L}+ )?)(?:(?:badass|fucking|freaking|damn|goddamn|perfect|amazing|awesome|epic|iconic|legendary|hilarious|glorious|ultimate|adorable|incredible) )+(?=\p{L})/giu

/** Oaths: the clause around them goes. */
export const FORBIDDEN =
  /\b(?:f[u*]ck\w*|sh[i*!]t\w*|bitch\w*|asshole\w*|badass|goddamn|damn|wtf|omg|lol|af|bae|goals|on fleek|on point|slay\w*|no chill|zero chill|zero fucks|winning|nailing|killing it|crushing (?:it|this)|nailed it|life-changing|hilarious|amazing|awesome|epic|perfect|perfection|iconic|legendary|glorious|badassery|squad|all the feels|feels(?! like\b)|thirst|thirsty)\b/i

const GETS =
  'understand|get|relate|relate to|recogni[sz]e|remember|appreciate|love|adore|enjoy|know|need|want|miss|regret|crave|covet|laugh at|cry over|drool over|feel|identify with|sympathi[sz]e with|empathi[sz]e with|agree on|agree with|lose it over|lust after|be obsessed with|be able to relate to|hate|fear|dread|find (?:funny|hilarious|relatable|hysterical|helpful|useful)|go crazy (?:for|over)|be familiar with|be jealous of|understands|gets|relates to|recogni[sz]es|remembers|appreciates|loves|knows|needs|wants|will get'

/** Who will do with the things what lists promise. */
export const PROMISE = new RegExp(
  `^(?:that |which )?(?<who>\\S.*?)(?<how>(?:['’]ll|,? (?:will|would|can|could|should|may|might|do|just|all|always|never|not|even|only|probably|too|both|still|possibly|instantly|won['’]t|can['’]t|don['’]t|couldn['’]t|${ADVERBS.replace(
    /\)$/,
    '',
  )
    .replace(/^\(\?:/, '')
    .replace(
      /,\? $/,
      '',
    )}))*) (?:${GETS})(?<rest>(?: (?:all |only )?too well| well| to be (?:\\d+ ?% )?true| is true| are true| in (?:their|his|her|your|our) (?:life|lives|home|homes|kitchen|closet|wardrobe)| on a (?:\\w+ )*level| right now| immediately| instantly| so hard| deeply| about .+| this (?:year|season|summer|winter|fall|spring|christmas|halloween))*)$`,
  'iu',
)

const PREPOSITION =
  /^(?:about|above|across|after|against|among|around|as|at|before|behind|between|by|despite|during|for|from|in|inside|inspired|into|involving|like|near|of|off|on|out|over|since|through|throughout|under|until|via|with|within|without|featuring|including|according)$/
export const isPhrase = (word: string): boolean => PREPOSITION.test(word)
