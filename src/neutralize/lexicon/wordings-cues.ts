/**
 * Plain wordings of cue phrases of `tactics/phrases.ts` that are always tactics. Written as in `wordings-figures.ts`.
 */
export const cueWordings = `
to shop/grab/order now=|v:set the record straight on/about/over=comment on|v:turn tables on=gain the advantage over
dumped by boyfriend/girlfriend/wife/husband/fiance=left by %2|families/relatives/parents/residents/locals/farmers/workers/voters/fans/patients/nurses/doctors/teachers/villagers/survivors/owners/experts despair as/over/at=%0 lose hope %2|v:flop so hard/badly=do so poorly|racket/network/gang/cartel/syndicate/cell/scam/lab busted after/with/over=%0 broken up %2|busted after/with/over=caught %2|busted trying to=caught trying to
v:throw * to the wolves(no-beasts)=abandon %*|v:lecture/scold us about/on/over=comment on|threaten to swallow/engulf/overwhelm/devastate/obliterate/annihilate=threaten|threatens to swallow/engulf/overwhelm/devastate/obliterate/annihilate=threatens|threatened to swallow/engulf/overwhelm/devastate/obliterate/annihilate=threatened|threatening to swallow/engulf/overwhelm/devastate/obliterate/annihilate=threatening
v:get buried under=be covered by|v:cripple/paralyze/paralyse hospitals/schools/services/trains/airports/transport/travel=disrupt %2
v:go all out for=make a great effort for|v:go all out $=make a great effort|v:go all out with/on=make a great effort %2|^ holy shit/crap/cow/moly/hell=
and nobody/no-one knows why $=and the reason is not known|and no one knows why $=and the reason is not known|but nobody/no-one knows why $=but the reason is not known|but no one knows why $=but the reason is not known
`
