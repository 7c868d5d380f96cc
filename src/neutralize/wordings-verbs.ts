/**
 * Loaded verbs and the neutral verb that says the same fact. Written in base form; every inflected form follows.
 * `verb(frame)=neutral` holds only where the frame holds (see `WordingFrame`); a verb without a fitting entry keeps
 * its tactic but is never reworded: a wrong wording is worse than none.
 */
import type { WordingBlock } from './wording.ts'

export const verbs: WordingBlock[] = [
  {
    tactic: 'sensational-verb',
    kind: 'verb',
    severity: 1,
    reason: 'theatrical verb for weather',
    cues: 'slam(nature)=hit, hammer(nature)=hit, batter(nature)=hit, lash(nature)=hit, pummel(nature)=hit, pound(nature)=hit, wallop(nature)=hit, blast(nature)=hit, roast(nature)=affect, ravage(nature)=damage, devastate(nature)=damage',
  },
  {
    tactic: 'sensational-verb',
    kind: 'verb',
    severity: 2,
    reason: 'theatrical verb for criticism',
    cues: `slam=criticize, blast(object)=criticize, rip(object)=criticize, rip into=criticize, lambast=criticize, lambaste=criticize, bash(object)=criticize,
hammer(object)=criticize, torch(name)=criticize, roast(name)=criticize, skewer(object)=criticize, eviscerate=criticize, excoriate=criticize, berate=criticize, savage(object)=criticize,
shred(name)=criticize, trash(object)=criticize, scorch(name)=criticize, pillory=criticize, pummel(score)=defeat, pummel(name)=criticize, obliterate(score)=defeat, obliterate(name)=criticize, annihilate(score)=defeat, annihilate(name)=criticize,
demolish(score)=defeat, demolish(name)=criticize, destroy(score)=defeat, destroy(name)=criticize, crush(score)=defeat, dismantle(score)=defeat, unload on=criticize, unleash on=criticize, tear into=criticize, tear apart=criticize, lash out at=criticize, lash out against=criticize,
lash out over=comment on, lash out=speak out, lay into=criticize, go off on=criticize, rail against=criticize, rail at=criticize, rant about=comment on, rant against=criticize, rant at=criticize, rant=speak, rage at=criticize, rage against=criticize, rage over, fume at=criticize, fume over=criticize, fume about=criticize,
seethe over=criticize, snap at, snap back at=respond to, clap back at=respond to, clap back=respond, fire back at=respond to, fire back=respond, hit back at=respond to, hit back=respond, punch back at=respond to, punch back=respond, shoot back at=respond to,
hit out at=criticize, hit out=speak out, take aim at=criticize, take a swipe at=criticize, take swipe at=criticize, take a dig at=criticize, take a jab at=criticize, take a shot at=criticize, swipe at=criticize, lob insults at=criticize, tee off on=criticize, sound off on=comment on, sound off about=comment on, sound off=comment, pile on=criticize, dunk on=criticize, call out(name)=criticize,
blow up at=criticize,   go nuclear on=criticize, go ballistic on=criticize, go ballistic over=criticize, go ballistic=object, go berserk=object, throw shade at=criticize, throw under the bus=blame, clap down on=criticize, read the riot act to=warn, chew out=criticize, dress down=criticize, school(name)=correct, own(shout)=criticize, troll(name), mock=ridicule, grill(name)=question, corner(asked)=question, come for(name)=confront, hound(name)=pursue, browbeat=pressure, bully(name)=pressure, strong-arm=pressure, taunt=tease, shade(name)=criticize, diss=criticize, scold=criticize, vilify=criticize, demonize=criticize, smear(name)=criticize, decry=criticize, trade barbs=argue, melt down over=react to, melt down, lose it over=respond to, lose it at=respond to, lose it=respond, lose their mind over=respond to, lose his mind over=respond to, lose her mind over=respond to, freak out over=react to, freak out about=react to, freak out=react, flip out over=react to, flip out=react, wig out=react`,
  },
  {
    tactic: 'sensational-verb',
    kind: 'verb',
    severity: 2,
    reason: 'theatrical verb for a win or a loss',
    cues: `humiliate(score)=defeat, embarrass(score)=defeat, thrash=defeat, trounce(share)=lead, trounce=defeat, rout, maul(score)=defeat, drub=defeat, whip(score)=defeat, clobber(score)=defeat, steamroll=defeat, stomp(score)=defeat, hammer(score)=defeat, smash(score)=defeat, batter(score)=defeat, wallop=defeat, shellac=defeat, topple(name)=defeat, dethrone=defeat, oust(name)=remove, vanquish=defeat, flop, choke away=lose, blow out=defeat, run riot=win, run roughshod over=defeat, squeak past=defeat, edge out=defeat, humiliate=, embarrass(name)=, shatter(record)=break, smash(record)=break, obliterate(record)=break, crush(record)=break, demolish(record)=break`,
  },
  {
    tactic: 'sensational-verb',
    kind: 'verb',
    severity: 2,
    reason: 'theatrical verb for a change',
    cues: `skyrocket=rise, rocket(amount)=rise, plunge(amount)=fall, plunge(end)=fall, plummet=fall, nosedive=fall, crater(amount)=fall, crater(end)=fall, tank(end)=fall, tank(amount)=fall, spiral out of control=worsen, gut(program)=cut, vanish from(business)=leave, slash=cut, axe=cut, ax=cut, ditch=drop, dump(name)=leave, torpedo(plan)=block, kneecap(abstract)=weaken, cripple(abstract)=weaken, kill(plan)=end, nuke(plan)=end, upend=disrupt, roil=affect, rock(name)=affect, rattle(name)=affect, jolt(name)=affect, wreak havoc on=damage, wreak havoc=cause damage, wreck=damage, ravage=damage, decimate, unleash(thing)=release, unleash=, spark(anger)=lead to, ignite(anger)=lead to, trigger(anger)=lead to, erupt(conflict)=rise, explode(conflict)=rise, boil over(conflict)=rise, vaporize(amount)=lose, blow(amount)=spend, squander(amount)=spend, waste(amount)=spend, splurge=spend, lavish(amount)=spend, burn through=spend, torch(amount)=spend, rake in=receive, haul in=receive, wipe out(amount)=erase, wipe out=erase, ram through=pass, jam through=pass, steamroll through=pass, weaponize=use, storm off=leave, storm out of=leave, storm out=leave, cave to=agree with, cave in to=agree with, cave on=change position on, fold to=agree with, backpedal on=change position on, backpedal=change position, flip-flop on=change position on, flip-flop=change position, scramble to=work to, bail on=leave, bolt from=leave, snub=, ghost(name)=not reply to, double down on=repeat, double down=repeat position, stoke=increase, roast(place)=affect, bake(place)=affect, bombard(name)=send, flood(place)=enter, invade(figurative)=enter, hijack(figurative)=take over, rig=change, swarm=gather in, shame=criticize`,
  },
  {
    tactic: 'sensational-verb',
    kind: 'verb',
    severity: 2,
    reason: 'theatrical verb for showing or telling',
    cues: `flaunt=show, expose(end)=make public, expose(name)=, reveal(end)=make public, hype=mention, hype up=promote, tout=promote, gush over=praise, gush about=praise, gush=speak, swoon over=praise, rave about=praise, rave over=praise, fawn over=praise, drool over=like, obsess over=discuss, go wild over=react to, go wild for=like, go crazy over=react to, go crazy for=like, brag about=mention, brag=say, boast about=mention, dish on=talk about, dish about=talk about, dish=talk, spill on=talk about, spill the tea on=talk about, spill the tea about=talk about, spill the beans=talk, tease, sing the praises of=praise, peddle=promote, shill for=promote, parrot=repeat, whine about=comment on, whine=complain, moan about=complain about, gripe about=complain about, cry foul over=object to, cry foul=object, bust=arrest, nab=arrest, collar(name)=arrest, rob=, fleece=overcharge, dupe=deceive, scam(name)=deceive, trick=deceive, hoodwink=deceive, swindle=deceive, tease out=mention, stun, shock, wow=impress, dazzle=impress, blindside=surprise, stupefy=surprise, break the internet=spread online, set the internet on fire=spread online, set the internet ablaze=spread online, light up the internet=spread online, steal the show=appear, turn heads=attract attention, raise eyebrows=draw attention, make waves=draw attention, drop jaws=surprise`,
  },
  {
    tactic: 'fear-appeal',
    kind: 'verb',
    severity: 2,
    reason: 'frames a threat',
    cues: 'terrorize=frighten, terrorise=frighten, terrify=frighten, horrify=upset, lurk in, lurk, haunt(name), prey on=target, loom over=affect, spell doom for=affect, spell disaster for=affect, come for your=affect, ruin=affect, kill you',
  },
  {
    tactic: 'emotional-language',
    kind: 'verb',
    severity: 2,
    reason: 'names or pushes a feeling',
    cues: 'enrage=anger, infuriate=anger, outrage=anger, disgust=upset, delight(name)=please, break down in tears=cry, burst into tears=cry, sob=cry, weep=cry, cringe at=react to, melt hearts=please, swoon=react, panic over=react to, rejoice=react, rejoice over=react to, traumatize=affect, agonize over=consider, fear for=worry about',
  },
  {
    tactic: null,
    kind: 'verb',
    severity: 1,
    reason: '',
    cues: 'embrace=accept, stymie=hold back, crave=want, unearth=find, nix=end, woo=court, mull=consider, pen=write, vow to=promise to, grapple with=deal with, reel from=deal with, soldier on=continue, ',
  },
]
