/** Classes of verbs that the readers of statements share. */

/** Participles that are as often pasts of what somebody does without an object. */
export const ACTS_ITSELF =
  /^(?:acted|advocated|agreed|aimed|apologi[sz]ed|appealed|applied|argued|arrived|atoned|backed|bargained|battled|begged|benefit(?:t)?ed|called|campaigned|cared|clashed|climbed|coincided|collaborated|collapsed|collided|competed|complained|conspired|contended|cooperated|coped|cracked|crashed|cried|dealt|debuted|defected|departed|deviated|differed|disagreed|disappeared|dissented|emerged|emigrated|escaped|evolved|fared|fasted|flirted|fled|fought|fretted|gambled|graduated|grappled|grieved|headed|hoped|interfered|intervened|joked|kicked|laboured|landed|laughed|leaped|lectured|lied|lived|lobbied|longed|looked|marched|meddled|merged|met|migrated|mourned|moved|negotiated|objected|operated|opted|parted|passed|performed|played|pleaded|pled|plotted|posed|prayed|preached|profited|protested|pushed|quarrelled|raced|rallied|reacted|rebelled|recovered|relocated|resigned|resulted|retired|retreated|returned|reunited|rooted|rowed|ruled|sailed|sat|searched|served|shopped|sided|signed|skated|skied|slept|slipped|smiled|spoke|sprinted|squabbled|starred|stayed|stemmed|stood|strayed|strived|struggled|succeeded|suffered|sympathi[sz]ed|talked|teamed|testified|toured|trained|travell?ed|vanished|vied|voted|waited|walked|wept|wished|worked|worried|wrestled|yearned)$/

/** Pasts that are never passives. */
export const INTRANSITIVE =
  /^(?:voted|pleaded|pled|died|fell|rose|resigned|arrived|returned|spoke|talked|apologized|agreed|won|lost|went|came|testified|appeared|happened|grew|worked|refused|declined|campaigned|rested|met)$/

/** Pasts of verbs that are done to nobody. */
export const DOES_ITSELF =
  /^(?:responded|reacted|replied|agreed|apologi[sz]ed|appealed|arrived|complained|collapsed|died|disappeared|emerged|failed|happened|hesitated|joked|laughed|lied|listened|lived|marched|objected|occurred|pleaded|prayed|protested|quarrell?ed|rallied|remained|resigned|retired|smiled|stayed|struggled|succeeded|surrendered|talked|testified|travell?ed|vanished|waited|wept|worked|declined|belonged|existed|lasted|tended|seemed|appeared|depended|hoped|insisted|volunteered)$/

/** "Ruiz handed a prison term", "Ruiz elected mayor": before a noun, done to them more often than by them. */
export const GIVEN =
  /^(?:granted|awarded|offered|handed|given|shown|taught|denied|refused|named|(?:re-?)?elected|appointed|crowned|dubbed|sworn|jailed|fined|booked)$/

/** "man held two weeks", "crews called heroes": before a noun, done to them as often as by them. */
export const EITHER = new RegExp(
  `${GIVEN.source}|^(?:declared|called|voted|left|held|caught|told|asked|paid|sent|allowed|issued|set)$`,
)

/** Who is told things: a court, an inquiry. */
export const HEARS =
  /^(?:court|jury|jurors|inquiry|inquest|tribunal|hearing|trial|panel|mps|committee|peers|senators|enquiry)$/

/** How somebody is or where something happens, behind a participle. */
export const STATE =
  /^(?:short|dead|guilty|alive|safe|unconscious|stranded|public|available|unharmed|injured|homeless|everywhere|elsewhere|nearby|nationwide|worldwide|statewide|online|abroad|overseas|today|tonight)$/

/** Participles of what happens to somebody and is then over. */
export const HAPPENS_TO =
  'arrested|killed|charged|shot|stabbed|hospitali[sz]ed|jailed|imprisoned|sentenced|convicted|indicted|detained|rescued|evacuated|acquitted|fined|sacked|suspended|deported|extradited|robbed|freed|cleared|cancell?ed|postponed|approved|rejected|stolen|seized|delayed'

/** Participles that without an object can only tell what is done to somebody. */
export const DONE_TO = new RegExp(
  `^(?:${HAPPENS_TO}|bitten|beaten|punched|tasered|injured|wounded|hurt|banned|sued|kidnapped|abducted|murdered|slain|executed|assassinated|buried|trapped|stranded|displaced|accused|appointed|nominated|expelled|evicted|quarantined|infected|diagnosed|vaccinated|destroyed|damaged|recovered|blocked|scrapped|halted)$`,
)

/** The same of what the list of passives without doubt does not have: read where the model holds them for likely. */
export const LIKELY_DONE_TO =
  /^(?:announced|apprehended|broken|criticised|criticized|disrupted|dismissed|disqualified|erased|honou?red|hailed|praised|mocked|booed|jeered|condemned|overturned|ousted|toppled|unseated|presumed|re-?elected|reinstated|revoked|restored|re-arrested|unearthed|discovered|spotted|identified|named|crowned|sworn|stripped|targeted|attacked|defeated|punished|carried|planned|scheduled|postponed|unveiled|published|leaked|linked|believed|disbarred|investigated|questioned|interviewed|demolished|desecrated|vandalised|vandalized|deluged|flooded|hacked|breached|exposed|released|rattled|transferred)$/

/** What is done to lost things and to the dead, which may be called remains. */
export const FOUND = /^(?:found|discovered|unearthed|uncovered|recovered|exhumed)$/
/** What is done to remains: any other participle tells how something stays. */
export const DONE_TO_DEAD = new RegExp(
  `${FOUND.source}|^(?:located|identified|named|buried|reburied|laid|cremated|returned|repatriated|brought|sent|flown|taken|removed|moved|stolen|seized|dug|sold|confirmed|scattered|examined|tested|dated|displayed|linked|believed|thought|handed|interred)$`,
)

/** With an infinitive behind them, told of whom it is expected or asked of: "ferry set to sail". */
export const BIDDEN = /^(?:set|told|ordered|expected|projected|slated|scheduled|forced|allowed|tipped|forecast)$/

/** "Okafor met with Ruiz", "Ruiz voted by mail": nobody is done that, or not with this behind it. */
export const isOfItself = (verb: string, rest: string): boolean =>
  (DOES_ITSELF.test(verb) && !/^by\b/.test(rest)) ||
  (verb === 'met' && /^(?:with|up)\b/.test(rest)) ||
  (verb === 'worked' && /^(?:with|at|as|for|in)\b/.test(rest)) ||
  (verb === 'voted' && /^by (?:mail|post|phone|proxy|text|email|ballot|absentee|secret)\b/.test(rest)) ||
  (verb === 'admitted' && /^to (?:\p{Ll}+ly )?\p{Ll}+ing\b/u.test(rest))
