/**
 * What an author calls out to readers in front of the news or says of it behind, and which tells none of it.
 *
 *     "Drop whatever you're doing: ferry film opens in Norwell" → Ferry film opens in Norwell
 *     "New sailors, listen up: Skerra bans kites"      → For new sailors: Skerra bans kites
 *     "Ferry sinks… but nobody was hurt"               → Ferry sinks, but nobody was hurt
 *     "Crews strike in Norwell, and time is running out" → Crews strike in Norwell
 */

import { once } from '../../text/memoize.ts'
import { capitalize, small } from '../plain/grammar.ts'
import { isBaseVerb, isGerund } from '../words/vocabulary.ts'
import { verbForms } from '../words/word-forms.ts'

/** Whom one speaks to, in a few words. */
const NAME = `[^:!.—–…?]{2,30}`
const THINGS = `(?:brolly|brollies|umbrellas?|tissues|kleenex|popcorn|wallets?|bunting|sunscreen|sun ?cream|thermals|big coats?|barbecues?|bbqs?|flags?|wellies|shorts|shades|credit cards?|passports?|calculators?|violins?|kettle|champagne|smelling salts|pitchforks?|life ?jackets|sandbags|hankies|diar(?:y|ies)|calendars?|pencils?|pens?)`

/** Orders and exclamations. */
const CALLS = once(
  () =>
    new RegExp(
      `^(?:${[
        String.raw`(?:please |now )?(?:drop|stop|forget) (?:everything|(?:whatever|what) you(?:['’]re| are) (?:\p{L}+ing|up to))(?: (?:right )?now)?`,
        `run,? (?:don['’]t|do not) walk`,
        `(?:clear|cancel|free up) your (?:schedules?|calendars?|diar(?:y|ies)|plans|weekends?|evenings?|day)`,
        `(?:get|grab|dig|dust|bring|break|fetch|pack|ready) (?:out )?(?:the|your|some|those) ${THINGS}(?: (?:out|off|ready|down))?`,
        `pass (?:me )?the (?:popcorn|tissues|smelling salts|sick bag)`,
        String.raw`hold (?:the (?:phone|front page)|my beer|on(?:to| to)? your \p{L}+|your breath|tight|on(?: a (?:minute|second))?)`,
        `(?:you (?:might|may|will|['’]ll) (?:want|need) to )?sit down(?: for this(?: one)?)?`,
        `set your (?:alarms?|clocks?|dvrs?|reminders?)`,
        `lock up your (?:daughters|sons|grannies|valuables)`,
        `(?:look away|don['’]t look|look) now`,
        `say it (?:ain['’]t|isn['’]t) so`,
        'read it and weep',
        `eat your heart out,? ${NAME}`,
        `(?:move|step|stand) (?:over|aside),? ${NAME}`,
        `(?:buckle|saddle|strap|wise|lighten|cheer|listen|wake|pucker|hurry|man) up(?:,? ${NAME})?`,
        `(?:bow down|take that|not so fast|beware|rejoice|wake up|look out|watch out|shame on you|hands off|good riddance,?|farewell,|so long,|sorry,|bad luck,|tough luck,|congratulations,|congrats,)(?:,? ${NAME})?`,
        "mark my words|get this|get a load of this|get it while (?:it’s hot|it's hot|you can)",
        "enough(?: is enough| already)?|game over|mystery solved|problem solved|job done|mission accomplished|time['’]s up|fear not|never mind|be warned|be afraid(?:, be very afraid)?|be careful what you wish for",
        `here['’]s the (?:thing|deal|kicker|twist|catch|rub|problem)`,
        `don['’]?t (?:be (?:fooled|deceived|misled|surprised|alarmed|shy)|panic|get me wrong|say (?:we|i) didn['’]t warn you|hold your breath|blink|sleep on (?:this|it)|miss (?:this|out))`,
        'who knew|(?:oh,? )?the (?:irony|horror|shame|drama|humanity|audacity)|what a (?:time to be alive|week|mess|night|shame|joke|disgrace|difference)|so much for that|wait for it|wait, what|hang on(?: a (?:minute|second))?',
        `cue (?:the )?(?:outrage|violins?|panic|tears|memes|eye[- ]rolls?)`,
        `(?:(?:it['’]s|it is) )?(?:about|high) time|(?:(?:it['’]s|it is) )?time to (?:pull the trigger|act|panic|worry|face (?:it|(?:the )?facts|reality)|get real|wake up|celebrate|rejoice|be honest|say it|talk)`,
        `you (?:can(?:not|['’]t)|couldn['’]t) make (?:this|it|this stuff) up|stranger than fiction|truth is stranger than fiction`,
        `(?:are you )?(?:sitting down|sitting comfortably|ready for this)`,
        `forget (?:everything you (?:know|thought you knew)|what you(?:['’]ve)? (?:know|heard|read|thought))(?: about ${NAME})?`,
      ].join(
        '|',
      )})(?:[:!?.…]+|,? [—–-]) (?!(?:\\S+ ){0,3}(?:tells?|told|says?|said|shouts?|shouted|cries|cried|for)\\b)(?=(?:\\S+ ){3}\\S)`,
      'iu',
    ),
)

/** "Unrecognizable! …": one word of judgement. */
const CRY =
  /^(?:unrecogni[sz]able|incredible|amazing|shocking|disgusting|outrageous|horrifying|stunning|gorgeous|adorable|hilarious|terrifying|heart-?breaking|unbelievable|unreal|insane|savage|scandal(?:ous)?|shame(?:ful|less)?|disgrace(?:ful)?|tragic|horror|enough|boom|bam|gulp|ouch|yum|phew|sensational|bombshell|chaos|mayhem|drama|pathetic|ridiculous|vile|sick|hypocrites?|hypocrisy|traitors?|cowards?|finally|crazy|wild|epic|brutal|humiliating|humiliated|owned|slay|iconic|goals|jackpot|bingo|bravo|hooray|hallelujah)!+ (?=(?:\S+ ){3}\S)/i

/** "New sailors, listen up: …": whom it is for. */
const HAILED = () =>
  /^((?:[\p{L}’'-]+ ){0,3}[\p{L}’'-]+(?<!['’])s),? (?:listen up|rejoice|beware|take a bow|look away(?: now)?|brace (?:yourselves|yourself)|gather (?:round|around)|this one['’]s for you|we have (?:good|bad) news(?: for you)?|(?:hold|hang) on to your \p{L}+|get ready|stand by|good news|heads up|prepare yourselves|pay attention)(?:[:!.…]+|,? [—–-]) (?=(?:\S+ ){2}\S)/iu

/** "…, and time is running out", "… and they know it". */
const SAID_OF_IT = () =>
  new RegExp(
    String.raw`(?<=(?:\S+ ){2}\S*?)(?:,| –| —| -|\.|…|\.{3})? and (?:${[
      `(?:it['’]s|it is) (?:only |just )?a matter of time`,
      `(?:the )?(?:clock|time) (?:is|has|['’]s) (?:fast |quickly |rapidly )?(?:running out|run out|ticking(?: down)?)`,
      `(?:they|he|she|it) knows? it`,
      `(?:they|he|she|it) (?:has|have|had) every right to(?: be)?`,
      `(?:rightly|rightfully|quite rightly|deservedly) so`,
      `(?:who can|(?:we|you) (?:can['’]t|don['’]t)) blame (?:them|him|her)`,
      `(?:it|boy,? does it|boy,? did it) shows?`,
      String.raw`(?:(?:his|her|their|its|the|[\p{L}-]+['’]s?|(?:his|her|their) [\p{L}-]+['’]s?) )(?:\p{L}+ )?(?:reactions?|responses?|faces?|repl(?:y|ies)|comebacks?|answers?|expressions?|captions?) (?:is|was|are|were) (?:\p{L}+ly |so )?(?:everything|priceless|gold|perfect|hilarious|iconic|legendary|pure gold|the best|adorable|amazing|epic|brilliant|a mood|unforgettable)`,
      `(?:people|fans|the internet|twitter|viewers|everyone) (?:has|have|had) (?:(?:so many|so much|a lot of|lots of|strong|mixed|big|some|very strong|all the|many|serious) )?(?:feelings|thoughts|opinions|feels|theories)(?: about (?:it|this|that|them))?`,
    ].join('|')})[.!…]*$`,
    'iu',
  )

/** "Think Norwell is dear? Skerra beats it": of what it is said; "Got an old coin? It could fetch £9". */
const toldOf = (text: string): string =>
  text
    .replace(
      /^(?:so you |you )?think ([^?.!:]{3,40}?) (?:is|are|was|were) [^?.!:]{3,40}\? (?=\S+ \S+ \S)([^?]*?)\b(?:it|them|that)\b/iu,
      (_, what: string, between: string) => `${between}${what}`,
    )
    .replace(
      /^(?:do you (?:still )?(?:have|own)|have you (?:still )?got|have|got|own|still have|found) (an? [^?.!:]{3,50})\? (?:it|this|that|yours) (?=(?:could|might|may|can) )/iu,
      (_, what: string) => `${capitalize(what)} `,
    )
    .replace(
      /(?<=(?:\S+ ){4}\S+)\s*[(,–—-]?\s*(?:and|but) (?:no\.?|number|#) ?\d+ (?:is|will|may|might|really|could|made|has)\b[^.?!:()]*\)?[.!]*$/iu,
      '',
    )
    .replace(
      / so (?:divine|good|easy|delicious|tasty|simple|cute|moist|creamy|addictive|gorgeous|comfortable|soft|funny|beautiful) (?:that )?(?:you(?:['’]ll|['’]d)?|I(?:['’]ve|['’]m)?|we|it (?:made|makes) (?:me|my|us|you)|(?:even )?my|it(?:['’]ll| will)|even)\b [^.?!:;]*$/iu,
      '',
    )

/** Those who know, and nobody in need or in arms. */
const ADVISERS =
  /(?:^| )(?:experts?|pros|doctors?|gps?|physicians?|dentists?|vets?|chefs?|cooks?|bakers?|stylists?|hairdressers?|dermatologists?|nutritionists?|dietitians?|designers?|gardeners?|cleaners?|plumbers?|mechanics?|engineers?|trainers?|coaches|teachers?|lawyers?|accountants?|advis[eo]rs?|planners?|specialists?|scientists?|researchers?|psychologists?|therapists?|pharmacists?|opticians?|economists?|bankers?|firefighters?|sailors?|pilots?|attendants?|organi[sz]ers?|editors?|mums|moms|fans|shoppers|travellers|travelers)$/i

/** "Savers urged: grab this account", "Delete these apps now, experts plead": who is told to do what. */
const orderGiven = (text: string): string =>
  text
    .replace(
      /^(why )?((?:[\p{L}’'-]+ ){0,3}[\p{L}’'-]+?) (?:(?:is|are) )?(?:beg(?:s|ging)?|plead(?:s|ing)? with|implor(?:es?|ing)|urg(?:es?|ing)) (you|us|everyone|everybody) to (stop |never |not |please )?(\p{L}+)(?= \S)/iu,
      (match, why: string | undefined, who: string, whom: string, not: string | undefined, verb: string) => {
        // "urges US to sail": a country. "Kidnapper begs you to stop": no advice.
        if (whom === 'US' || !ADVISERS.test(who)) return match
        const advise = /(?:[^s]s|people|men|women)$/i.test(who) ? 'advise' : 'advises'
        const key = verb.toLowerCase()
        if (/^stop/i.test(not ?? '')) return isGerund(key) ? `${why ?? ''}${who} ${advise} against ${key}` : match
        return isBaseVerb(key)
          ? `${why ?? ''}${who} ${advise} people ${/^(?:never|not)/i.test(not ?? '') ? 'not ' : ''}to ${key}`
          : match
      },
    )
    .replace(
      /^([^:–—,“”"]{3,60} (?:urged|told|warned|advised|ordered|begged|asked))(?::| [–—-]) (don['’]t |do not |never |stop )?(\p{L}+)(?= \S)/iu,
      (match, who: string, not: string | undefined, verb: string) =>
        /^stop $/i.test(not ?? '')
          ? isGerund(verb.toLowerCase())
            ? `${who} to stop ${verb.toLowerCase()}`
            : match
          : isBaseVerb(verb.toLowerCase()) &&
              !/^(?:what|how|why|no|more|plan|report|study|poll|police|court|man|cut|rise)$/i.test(verb)
            ? `${who} ${not === undefined ? '' : 'not '}to ${verb.toLowerCase()}`
            : match,
    )
    .replace(
      /^(\p{L}+) ((?:these|this|those|your|the|all) [^,:;.?!“”"]+?)(?: (?:immediately|now|right now|asap|today|at once|right away|straight away))?, ((?:[\p{L}’'-]+ ){0,3}[\p{L}’'-]+s) (?:plead|beg|urge|warn|advise|insist|say)$/iu,
      (match, verb: string, what: string, who: string) =>
        ADVISERS.test(who) && isBaseVerb(verb.toLowerCase())
          ? /^\p{Lu}.* \p{Lu}/u.test(who) && / \p{Lu}/u.test(what)
            ? `${who} Advise ${capitalize(verbForms(verb.toLowerCase()).gerund)} ${what}`
            : `${capitalize(who)} advise ${verbForms(verb.toLowerCase()).gerund} ${small(what)}`
          : match,
    )

const MAY_CALL = /\b(?:beg|plead|implor|urg)|[:!?…,(]|\.{2,}|[.—–-] |\b(?:and|but|so)\b/i

/** @param text as published */
export function withoutCalls(text: string): string {
  if (!MAY_CALL.test(text)) return text
  const bare = text
    .replace(SAID_OF_IT(), '')
    .replace(/,? left,? right,? and cent(?:re|er)\b/gi, '')
    .replace(/,? and then ?(?:\.{2,}|…)$/i, '')
    .replace(/(?<=\p{L}) ?(?:\.{3}|…) ?(?=(?:but|and|or|so|because|until) \S)/giu, /["“”]/.test(text) ? '$&' : ', ')
  const opened = orderGiven(toldOf(bare))
    .replace(CALLS(), '')
    .replace(
      /^(?:good|bad|big|great|sad|exciting|amazing|happy|terrible|fantastic|huge) news for ((?:all )?[^!:,.]{3,40})[!:] (?=(?:\S+ ){2}\S)/iu,
      'For $1: ',
    )
    .replace(
      /^say (?:goodbye|farewell|bye) to ([^:!.,]{3,40})[:!] (?=(?:\S+ ){3}\S)/iu,
      (_, what: string) => `${capitalize(what)}: `,
    )
    .replace(CRY, '')
    .replace(HAILED(), (_, whom: string) => `For ${/^(?:\p{Lu}\S* )+\p{Lu}/u.test(whom) ? whom : small(whom)}: `)
  return opened === bare ? bare : capitalize(opened)
}
