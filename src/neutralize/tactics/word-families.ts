/**
 * Loaded words that their parts give away, so that no table need hold each of them: "jaw-clenching", "crisis-plagued",
 * "disgracefully".
 */
import type { Wording } from '../lexicon/wording.ts'

/** What a sight does to a part of the body: always a figure of speech. */
const STIRS =
  /^(?:awe|blood|bone|brain|breath|bum|cringe|drool|ear|eye|eyebrow|gut|hair|head|heart|heartstring|jaw|mind|nerve|panic|pulse|rage|rib|skin|soul|spine|stomach|swoon|tear|terror|toe|tummy)-(?:bending|blowing|boggling|breaking|busting|chilling|churning|clenching|crawling|crushing|curdling|curling|destroying|fluttering|gripping|pumping|quickening|searing|wringing|dropping|grabbing|inducing|jangling|jerking|melting|mending|numbing|opening|popping|pounding|racing|racking|raising|rending|scratching|shattering|shaking|shredding|spinning|splitting|stirring|stopping|taking|tickling|tingling|thumping|tugging|turning|twisting|warming|watering|wracking|wrenching)$/
const FELT =
  /^(?:awe|blood|bone|cringe|gut|heart|heartstring|nerve|panic|rage|skin|soul|spine|stomach|swoon|tear|terror)-/
const JUDGED =
  /-(?:hating|obsessed|loathing|peddling|mongering|addled|crazed|coddling|bashing|baiting|shaming|worshipping|worshiping|grabbing|grubbing|guzzling|dodging|plagued|riddled|infested|signall?ing|wringing|clutching|wagging)$|^(?:chaos|controversy|crisis|gaffe|scandal|sleaze|strife|trouble)-(?:hit|mired|prone|ridden|laden|marred|beset|dogged|embroiled|weary|rocked|scarred|stricken|tainted|tarred|torn)$|^(?:anger|ego|fury|hate|rage|testosterone)-(?:filled|fuell?ed)$|^(?:attention|cash|clout|fame|headline|limelight|money|publicity|ratings|war)-(?:crazed|hungry|seeking|grubbing|mad|thirsty)$|^(?:power|profit)-(?:crazed|grubbing|mad)$|^power-hungry$|^(?:ban|lawsuit|tariff|tax|trigger|veto)-happy$/
/** What a sight is full of, or worthy of, or thrown at: praise and no fact. */
const PRAISED =
  /^(?:action|adrenaline|angst|drama|emotion|fun|glamou?r|incident|joy|laugh|nostalgia|star|tension|thrill|twist)-(?:charged|crammed|drenched|filled|fuell?ed|jammed|laden|packed|soaked|stuffed)$|^(?:binge|cringe|crave|drool|envy|gasp|gif|insta|instagram|meme|squeal|swoon)-worthy$|^(?:age|belief|death|gravity|logic|odds)-defying$|^(?:earth|epoch|era|generation|history|paradigm|planet|world)-(?:altering|changing|defining|making|shaking|shattering)$|^(?:dread|envy|eye-?roll|fomo|gasp|giggle|groan|nightmare|yawn)-inducing$/
/** "much-hyped", "hotly-debated", "once-mighty": how it was spoken of. */
const SPOKEN_OF =
  /^(?:much|hotly|highly|eagerly|keenly|oft|over)-(?:admired|anticipated|awaited|ballyhooed|celebrated|coveted|criticized|criticised|derided|discussed|debated|dreaded|fancied|feared|feted|hated|heralded|hyped|lamented|lauded|loathed|loved|maligned|mocked|mythologized|pilloried|praised|publici[sz]ed|respected|revered|reviled|ridiculed|touted|treasured|trumpeted|vaunted)$|^once-(?:beloved|dominant|fearsome|feared|feted|formidable|glittering|glorious|golden|great|hallowed|high-flying|invincible|mighty|powerful|proud|revered|storied|stellar|unassailable|untouchable|vaunted)$/
/** What may befall anybody: plain descriptions. */
const PLAIN =
  /^(?:rat|mouse|cockroach|maggot|bullet|shrapnel|cancer|mine|shark|mosquito|termite|pest|injury|drought|flood|war|rain|land|crab|purse|carbon|oil|weather|illness|covid|virus|disease|hole|jelly|bed|horse|wheelchair)-|^(?:attention|headline)-grabbing$/

const droppable = (
  key: string,
  tactic: Wording['tactic'],
  kind: 'adjective' | 'adverb',
  reason: string,
): readonly Wording[] => [
  {
    tactic,
    kind,
    severity: 2,
    reason,
    words: [key],
    base: key,
    neutral: '',
    neutralBase: null,
    form: null,
    frame: null,
    also: [],
  },
]

/** What a compound of two words says about its thing; nothing for one that only describes it. */
export function compoundWordings(key: string, isJudgement: (adjective: string) => boolean): readonly Wording[] {
  if (!key.includes('-')) return []
  // "super-cute", "ultra-glamorous"
  if (isJudgement(/^(?:super|ultra|uber|mega|oh-so|all-too)-(.+)$/.exec(key)?.[1] ?? ''))
    return droppable(key, 'hyperbole', 'adjective', 'evaluates beyond the fact')
  if (STIRS.test(key))
    return FELT.test(key)
      ? droppable(key, 'emotional-language', 'adjective', 'names or pushes a feeling')
      : droppable(key, 'hyperbole', 'adjective', 'evaluates beyond the fact')
  if (JUDGED.test(key) && !PLAIN.test(key))
    return droppable(key, 'loaded-label', 'adjective', 'passes judgement on whom or what it describes')
  if (PRAISED.test(key)) return droppable(key, 'hyperbole', 'adjective', 'evaluates beyond the fact')
  if (SPOKEN_OF.test(key)) return droppable(key, null, 'adjective', '')
  return []
}

/** Adverbs with a sense of their own: "historically black college", "radically different", "grossly negligent". */
const OWN_SENSE = /^(?:deadly|grossly|historically|peacefully|radically|sickly|virally)$/

/** "brazenly", by the adjective that it is made of, where that passes judgement. */
export function adverbWordings(key: string, isJudgement: (adjective: string) => boolean): readonly Wording[] {
  if (!/.{4}ly$/.test(key) || OWN_SENSE.test(key)) return []
  const stem = key.slice(0, -2)
  const adjectives = [stem, `${stem}le`, stem.replace(/i$/, 'y'), stem.replace(/al$/, '')]
  return adjectives.some(isJudgement) ? droppable(key, 'editorial-adverb', 'adverb', 'smuggles in a judgement') : []
}

/** "bravest", by the adjective that it is made of. */
export function superlativeWordings(key: string, isJudgement: (adjective: string) => boolean): readonly Wording[] {
  if (!/.{3}est$/.test(key)) return []
  const stem = key.slice(0, -3)
  const adjectives = [stem, `${stem}e`, stem.replace(/i$/, 'y'), stem.replace(/(.)\1$/, '$1')]
  return adjectives.some(isJudgement) ? droppable(key, 'hyperbole', 'adjective', 'evaluates beyond the fact') : []
}
