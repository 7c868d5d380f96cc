/**
 * Constructions of headlines that lead a reader by rules astray: participles that only describe, nouns that are verbs
 * elsewhere, names that are words. Each by an invented headline and what may not be said of it.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from './engine.ts'

const engine = createEngine()

const NEVER: readonly (readonly [headline: string, misreading: string, never: RegExp])[] = [
  // What stands last is the verb.
  ['Sailor caught napping fined just £60', 'what describes him as what is done', /(?:is|been|being) caught/],
  ['Baker feared dead phones sister from quay', 'what somebody does as what he is', /(?:is|be|been|being) feared/],
  ['Cleaner held for killing aunt found hiding in shed', 'who is found as who is killed', /(?:is|been|being) held/],
  ['Norwell sailors taught by gull swim faster', 'what they do as what they learn', /(?:are|been|being) taught/],
  ['Boats recalled over leaks sail again', 'a plural and its verb as a reason', /(?:are|been|being) recalled/],
  ['Widow rescued by diver who feared ropes thanks him', 'two deeds as one', /(?:is|been|being) saved|rescue of/i],
  ['Bill to cap tolls passes first vote', 'what passes as what is capped', /will cap|capped|set to cap/],
  ['Norwell fires in Skerra kill two', 'fires as a deed', /fired|firing/],
  ['Harbour coach rues missed chances in goalless draw', 'the verb as who misses', /rues (?:are|is|have|has|missing)/],
  // Nobody does it, or somebody else.
  ['Ferry profit down 4% but beats forecast', 'nobody as who does it', /(?:is|been) beaten by/],
  [
    'Mayor in strife over taxpayer-funded yacht',
    'who pays as what the mayor did',
    /have publicly|funding for|has reportedly/,
  ],
  ['Tradie cops fine for speeding past quay', 'who is fined as who fines', /impose|fined|police officers/],
  ['Hull thump Norwell 4-0 to book quay cup spot', 'a deed as a plan', /\bhull thump|will book|be booked/],
  ['Okafor Ferries in talks to buy Ruiz Boats', 'talks as a settled plan', /will buy/],
  ['Okafor axed as Skerra coach after storm', 'who is removed as who cuts', /cutting|\bcut as/],
  ['Target blames snow for empty shelves', 'a company as a thing', /by target/],
  // What belongs to what.
  ['Harbour watchdog fines broker Rs 3 crore for hiding fees', 'a sum as who pays', /Rs 3 crore (?:is|are|has|have)\b/],
  ['Sailor who denied arson changes plea on day two', 'what is denied as what is refused', /turned down|rejected/],
  ['Council does not rule out toll before election', 'when the toll comes as when it is not ruled out', /^Before/],
  [
    'Ministers consider ban on sale of kites near quays',
    'where kites are sold as where it is considered',
    /by ministers/,
  ],
  // What a word means here.
  ['Tea tied to lower risk of gout, study says', 'how great a risk as a deed', /reduce|cut risk/],
  ['Fewer sailors die in storms than drown', 'a rule as what happened once', /died|have died/],
  ['Pubs bar pilot who sang at quay', 'people as things', /prohibit/],
  ['Teens who mocked drowning sailor will not face charges', 'a mocked man as a criticized one', /criticized/],
  ['Mayor told me to lie, ex-aide tells inquiry', 'who is “me” as anybody', /reported to have told me|telling me/],
  ['Okafor tells pilots to tell crews truth about debt', 'what is told as whom', /crews debt/],
  ['Star’s lawyer says police have no proof he was there', 'a star’s lawyer as any', /^(?!.*star)/i],
  ['Court told pilot asked for cash, not rum', 'a court that hears as one that tells', /have told|telling/],
  ['Only rain can save Skerra now', 'what cannot be otherwise as what can be', /possible for only/],
  ['Only Ruiz knew code to vault, court hears', 'what was then as what is now', /has known/],
  ['Just two of 90 ferries sold', 'two as one', /ferries has been|is sold/],
  ['Ruiz earns three times less than male pilot', 'how much as what', /are earned|been earned/],
  ['Crime on quays halves but raft attacks double', 'two deeds as one', /halving/],
  ['Questions remain over wreck of ferry', 'what stays as what goes on', /continue to be/],
  ['Okafor bags brace as boats edge race', 'goals as what bags do', /bracing|bags are/],
  ['Mayor drops bombshell by quitting Norwell', 'a deed as a remark', /comment/],
  ['Rovers to appeal Okafor’s red card', 'a club as those who rove', /\brovers\b/],
  ['Norwell in pole position to land Ruiz', 'a good chance as a plan', /will land|set to land|be landed/],
  [
    'Injured Ruiz rules out return before spring',
    'when she would return as when she says so',
    /by injured Ruiz before/,
  ],
  ['Gold eases as dollar firms', 'a rise as companies', /companies/],
  ['Regulator clears Ruiz takeover of Norwell Gas', 'what is taken over as what the regulator is of', /regulator of/],
  ['Chipmaker warns of lower sales after export curbs', 'a noun as what happened', /curbed/],
  [
    'Skerra to tax second boats from April',
    'a plan as a thing',
    /(?:report on|article on|about|deals with) Skerra to/i,
  ],
  ['Firm fined £2m after worker crushed by gate', 'a clause as a thing', /following/],
  ['Reading man killed by ferry lamp', 'a town as a pastime', /\breading\b/],
  ['Orange to buy Norwell ferry firm', 'a company as a fruit', /by orange/],
  ['Boots worn by Okafor in final sold for £9,000', 'many as one', /final (?:is|has)\b/],
  ['Nurse drowned in bath, inquest hears', 'nobody as who drowned her', /(?:is|been|was) drowned/],
  ['Major urges major rethink of ferry fares', 'a man as what describes a plan', /^(?:urges|.*: urges)/i],
  ['Ruiz robbed at knifepoint outside quay', 'how as what', /about .*knifepoint/],
  ["Bank 'deeply regrets' closing ferry account", 'half of what is quoted as a deed', /regrets [’']/],
  ['Unless it rains, Skerra will run out of eels by June', 'what may be as what is set', /are to|is to|set to/],
  ['Skerra is second-wettest port after Norwell', 'a place in a row as a time', /following/i],
  ['Okafor one of three to finish ferry race', 'what he is as a plan', /will finish|set to finish|be finished/],
  ['Biggest ever find of ferry coins made by toddler', 'the record as a description', /on record find/],
  ['Smoking kills more sailors than rowers in Skerra', 'a rule as what happened once', /killed/],
  [
    'Quays cleaner than in 1990 but worse than last year',
    'the second of two states as the only one',
    /but (?:is|are) /,
  ],
  ['Diet drinks no better than sugary ones for teeth', 'what is drunk as a deed', /drunk|drank/],
  ['Vaccine cuts ferry queues but does not stop spread', 'a denial as a deed', /done not|but did not/],
  ['Eating eels linked to longer life in gulls', 'a habit as many', /eels (?:are|have)\b/],
  ['Ferry killer unmasked in shock twist', 'how as what', /unmasked twist/],
  ['Chat show host Ruiz axed after ratings slump', 'half of a name as a deed', /showing|to show/],
  ["Death of rower hit by ferry 'avoidable'", 'what it was as what was hit', /(?:is|been|being) (?:hit|struck)/],
  ['Dozens hurt as quay stand collapses', 'who was hurt as who hurts', /harm|have hurt|hurting/],
  ['Two teens held over fire that destroyed pier bailed', 'who is bailed as what is destroyed', /been held/],
  ['Talks to end ferry strike break down after an hour', 'what talks are for as a plan', /will (?:put an )?end/],
  ['No-fault divorces rise as fares bite', 'many of a kind as a deed', /divorced|divorcing/],
  ['Council houses homeless in old ferry', 'many as one', /homeless (?:is|has)/i],
  ['Cat cafe bans dogs but not owners', 'who is not banned as who does not ban', /by cat cafe but/],
  ['Chef sues over claim he spat in soup', 'a deed of the mouth as a quarrel', /dispute/],
  [
    'Scans show brain shrinks in cold but recovers',
    'what is shown as what shows',
    /has shrunk|show brain shrinking|reported to have shrunk/,
  ],
  [
    'Minister sorry for saying poor should eat less eel',
    'what a minister said as what an author asks',
    /author|opinion|writer|column/i,
  ],
  ['Okafor wins quay seat by three votes after four recounts', 'a number of things as what happened', /four recounted/],
  [
    'Party suspends pilot who called rival a traitor',
    'what he called somebody as a thing',
    /called rival$|about called rival/,
  ],
  ['Treaty banning mines signed by all but four ports', 'one as many', /mines (?:are|have)\b/],
  [
    "Boy accused of murder 'acted in self-defence'",
    'what he did as what he is accused of',
    /(?:is|been|being) accused/,
  ],
  ['Doctor told family dead man was recovering', 'who was told as who recovers', /man recovering/],
  ['Waiting list falls but waits grow longer', 'a noun as what a list does', /waited|waiting grow/],
  ['Museum returns skull to tribe that never lost it', 'a thing lost as temper', /respond/],
  ['Woman sacked for knitting on ferry wins payout', 'who wins as why she was sacked', /(?:is|been|being) sacked/],
  [
    'Baker mistaken for burglar tasered by son-in-law',
    'what is done to him as what he is taken for',
    /(?:is|been|being) mistaken/,
  ],
  [
    'Tenant evicted over noise wins case against deaf landlord',
    'who wins as what noise does',
    /(?:is|been|being) evicted|^eviction/i,
  ],
  ['Okafor hints at return but will not name date', 'two deeds as what is done to one', /by Okafor/],
  [
    'Ruiz yet to sign contract Norwell offered in May',
    'who offered as whom it was offered',
    /Norwell (?:is|has|being)/,
  ],
  ['Norwell leapfrog Skerra with narrow win', 'a verb in a wrong form', /leapfroge|leapfrogi/],
  ['Two kids among five dead as wall falls on quay', 'the dead as a list', /list of|collected|presented/i],
  ['Pollies pocket pay rise as nurses miss out', 'what is pocketed as what rises', /pay (?:go|have|has|rose)/],
  ['Rower found alive after nine days thanks wombat', 'whom he thanks as whom days thank', /(?:is|been|being) found/],
  ['Dolphins name each other, recordings suggest', 'a habit as a deed', /named/],
  ['Councillors feud over who broke chair', 'a quarrel they have as a contest', /dispute|contest/],
  [
    'Police name man shot dead after stabbing rower',
    'the verb as who he is',
    /police name man (?:has|is|being|shot dead is)|describes police name/i,
  ],
  ['Robot dog sniffs out leaks humans miss', 'what it finds as what it does', /leaked|leaking/],
  ['Two drugs together slow tumour better than either alone', 'how as what', /tumour better (?:is|has)/i],
  ['Rower unseated in race as favourite falls', 'who falls as what describes him', /as falls/],
  [
    'Fed Chair Dana Ruiz may seriously disappoint traders at Skerra',
    'a sentence as what belongs to a thing',
    /possible which/,
  ],
  ['Why islanders now hate each other more than ever', 'what they do to each other as a thing', /each other more$/],
  ['Two sailors were kicked off a ferry for confronting Dana Ruiz', 'a deed as a state', /facing/],
  [
    'Dana Ruiz has power to promote ferries, but she hasn’t. She is nearly as bad as Okafor',
    'half of what is said as all',
    /promote ferries$/,
  ],
  [
    'Hearing shows harbor pilots should have warned ferry about crane before collision at Skerra quay, but didn’t',
    'half of what is said as all',
    /(?:quay|collision)$/,
  ],
]

for (const [headline, misreading, never] of NEVER)
  test(`does not read ${misreading}: ${headline}`, () => {
    for (const said of [
      ...engine.debriefHeadline(headline, 5).variations,
      engine.neutralizeTitle({ title: headline, summary: '', siblingTitles: [] }).neutralTitle,
    ])
      assert.doesNotMatch(said, never)
  })
