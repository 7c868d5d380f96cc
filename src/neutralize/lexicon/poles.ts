/**
 * Poles: words that cannot be told of the same thing, told apart more loosely than the senses of the lexicon, where one
 * word may stand for another. A line is an axis, its two poles parted by `|`; within a pole nothing stands for anything.
 */
export const POLES = `
gain grow rise climb increase surge soar jump swell strengthen raise boost lift mount multiply skyrocket accelerate quicken expand broaden double triple upswing uptick growing rising increasing mounting strengthening | fall drop shrink decline lower slump sink plunge tumble weaken dwindle diminish lessen fade decrease subside wane slip slide plummet recede shed erode erase decongest deplete dip contract tumble falling declining shrinking dwindling fewer slash slow slowdown
more growing rising increasing mounting | less fewer declining shrinking dwindling falling
cut reduce lower trim slash halve shrink loss down | add raise increase hike up gain grow
unchanged steady stable freeze | cut slash raise hike lower
quicken accelerate hasten speed fast faster quick rapid swift brisk rapidly quickly | slow slower slowdown decelerate sluggish delay stall gradual slowly gradually
ease relax loosen soften calm cool relieve alleviate lighten lift | worsen intensify escalate deepen tighten stiffen harden fiercer strain aggravate exacerbate heighten
strengthen bolster reinforce sharpen cement solidify improve restore heal | weaken undermine erode unravel tear fray damage hurt harm cripple mess blunt ruin wreck spoil
benefit gain advantage boon profit improvement | damage harm loss cost toll pain detriment setback hurt
recovery rebound upturn revival boom expansion | decline downturn slump recession depression contraction slowdown bust collapse
inflation | deflation
surplus glut excess abundance oversupply | shortage lack scarcity dearth shortfall deficit
large big huge massive major substantial great enormous vast sweeping significant considerable giant | modest small minor slight limited tiny marginal negligible
deep deeper steep steeper sharp | shallow shallower gentle
severe harsh tough strict brutal serious grave toughest harshest strictest | mild lenient light gentle mildest
long-term permanent lasting long | short-term temporary brief interim fleeting
oldest longtime veteran | newest youngest novice rookie
highest largest biggest most record-high | lowest smallest fewest least record-low
cheap affordable inexpensive cut-price discounted bargain | expensive costly pricey luxury
over above exceed | under below within
ahead | behind
lead ahead | trail lag
acclaim praise applause admiration | outcry backlash condemnation criticism
near approach toward towards closer close nearer unlock | away farther further
attend join participate appear | skip boycott miss shun withdraw
obey comply follow respect heed honor honour observe abide | defy flout violate break breach disobey ignore disregard refuse
keep retain | strip forfeit
accept welcome approve praise applaud endorse embrace hail support backs backed backing favor favour celebrate tolerate | condemn reject denounce oppose criticize criticise decry deplore protest rebuff rebuke resent resist object refuse
allow permit let authorize authorise enable approve legalize clear | ban bar forbid prohibit block outlaw prevent stop disallow deny
add include join reinstate install admit insert | remove exclude drop delete omit oust evict expel strip eject erase
retain preserve uphold maintain continue extend protect save | scrap abolish end repeal reverse discard revoke rescind ditch abandon axe cancel lift remove drop
resume restart reopen proceed begin start launch | cancel scrap suspend halt postpone shelve abandon end stop close
impose adopt introduce enact | suspend freeze pause
open reopen unlock | close shut lock shutter seal
free release liberate parole bail | hold jail detain imprison keep incarcerate lock
issue publish release unveil disclose reveal share | withhold conceal suppress hide delay
stress emphasize emphasise highlight underscore underline exaggerate tout | downplay minimize minimise dismiss understate
local domestic homegrown native national | foreign imported overseas international external
mandatory compulsory required obligatory forced | voluntary optional
public | private
expected predictable anticipated | unexpected surprising surprise
connect connected | unconnected disconnected
complete full total entire | partial incomplete limited
regain recapture reclaim recover | lose surrender forfeit
succeed success manage achieve triumph | fail failure flop
profit earnings | loss deficit
simplify streamline ease | complicate
progress breakthrough advance headway | standstill deadlock stalemate impasse setback stall
hope optimism optimistic confident confidence | fear pessimism pessimistic gloom despair worry
trust confidence faith | distrust mistrust suspicion doubt
unite united unity | divide divided division split rift
peace ceasefire truce calm | war fighting escalation
friend ally partner | enemy foe rival adversary
safe safely unharmed unhurt | dangerous hurt injured harmed
hire recruit employ | fire dismiss
offer grant give provide award | refuse deny withhold
enrich nurture foster encourage promote bolster | ignore neglect discourage stifle hinder
looser weaker | tighter stricter
increase advance further | curb limit contain restrain rein check
agree consent | refuse decline disagree
vaccinated | unvaccinated
loyal | disloyal
majority most many | minority few
winner victor champion | loser
creditor lender | debtor borrower
supporter fan proponent advocate backer | opponent critic detractor
majority | minority
import | export
rural countryside village | urban city
day daytime | night overnight
summer | winter
innocent cleared acquitted | guilty convicted
alive survive survived | dead die died killed
healthy well fit | sick ill unwell injured
sunny dry drought | rainy wet flood
heat hot warm heatwave | cold chill freeze
brave | cowardly
proven confirmed verified | unproven unconfirmed unverified disputed
literal | figurative
`
