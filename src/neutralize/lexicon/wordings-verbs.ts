/**
 * Loaded verbs and the neutral verb that says the same fact. Written in base form; every inflected form follows.
 * `verb(frame)=neutral` holds only where the frame holds (see `WordingFrame`); a verb without a fitting entry keeps
 * its tactic but is never reworded: a wrong wording is worse than none.
 */
import type { WordingBlock } from './wording.ts'

export const verbs: WordingBlock[] = [
  {
    // Weather does what these verbs say; where a headline is reworded anyway, it hits and damages.
    tactic: null,
    kind: 'verb',
    severity: 1,
    reason: '',
    cues: 'slam(nature)=hit, hammer(nature)=hit, batter(nature)=hit, lash(nature)=hit, pummel(nature)=hit, pound(nature)=hit, wallop(nature)=hit, blast(nature)=hit, ravage(nature)=damage, devastate(nature)=damage',
  },
  {
    tactic: 'sensational-verb',
    kind: 'verb',
    severity: 1,
    reason: 'theatrical verb for weather',
    cues: `        roast(nature)=affect,
bake(nature)=affect, fry(nature)=affect, terrorize(nature)=affect`,
  },
  {
    tactic: 'sensational-verb',
    kind: 'verb',
    severity: 2,
    reason: 'theatrical verb for criticism',
    cues: `slam=criticize, castigate=criticize, chastise=criticize, chide=criticize, upbraid=criticize, deride=criticize, ridicule=criticize, malign=criticize, snipe at=criticize, put on blast=criticize, go nuclear on=criticize, throw cold water on=question, pour cold water on=question, bleat about=complain about, come out swinging, pull no punches, butt heads with=disagree with, butt heads over=disagree over, butt heads=disagree, blast(object)=criticize, rip(object)=criticize, rip into=criticize, lambast=criticize, lambaste=criticize, bash(object)=criticize,
hammer(object)=criticize, torch(name)=criticize, roast(name)=criticize, skewer(object)=criticize, eviscerate=criticize, excoriate=criticize, berate=criticize, savage(object)=criticize,
shred(name)=criticize, trash(object)=criticize, scorch(name)=criticize, pillory=criticize, pummel(score)=defeat, pummel(name)=criticize, obliterate(score)=defeat, obliterate(name)=criticize, annihilate(score)=defeat, annihilate(name)=criticize,
demolish(score)=defeat, demolish(name)=criticize, destroy(score)=defeat, destroy(name)=criticize, crush(score)=defeat, dismantle(score)=defeat, unload on=criticize, unleash on=criticize, tear into=criticize, tear apart=criticize, lash out at=criticize, lash out against=criticize,
lash out over=comment on, lash out=speak out, lay into=criticize, go off on=criticize, rail against=criticize, rail at=criticize, rant about=comment on, rant against=criticize, rant at=criticize, rant=speak, rage at=criticize, rage against=criticize, rage over, fume at=criticize, fume over=criticize, fume about=criticize,
seethe over=criticize, snap at=speak sharply to, snap back at=respond to, clap back at=respond to, clap back=respond, fire back at=respond to, fire back=respond, hit back at=respond to, hit back=respond, punch back at=respond to, punch back=respond, shoot back at=respond to,
hit out at=criticize, hit out=speak out, take aim at=criticize, take a swipe at=criticize, take swipe at=criticize, take a dig at=criticize, take a jab at=criticize, take a shot at=criticize, swipe at=criticize, lob insults at=criticize, tee off on=criticize, sound off on=comment on, sound off about=comment on, sound off=comment, pile on=criticize, dunk on=criticize, call out(name)=criticize,
blow up at=criticize,   go nuclear on=criticize, go ballistic on=criticize, go ballistic over=criticize, go ballistic=object, go berserk=object, throw shade at=criticize, throw under the bus=blame, clap down on=criticize, read the riot act to=warn, chew out=criticize, dress down=criticize,  own(shout)=criticize, troll(name)=ridicule, mock=ridicule, grill(name)=question, corner(asked)=question, come for(name)=confront, hound(name)=pursue, browbeat=pressure, bully(name)=pressure, strong-arm=pressure, taunt=ridicule, shade(name)=criticize, diss=criticize, scold=criticize, vilify=criticize, demonize=criticize, smear(name)=criticize, decry=criticize, trade barbs=argue, melt down over=react to, melt down, lose it over=respond to, lose it at=respond to, lose it=respond, lose their mind over=respond to, lose his mind over=respond to, lose her mind over=respond to, freak out over=react to, freak out about=react to, freak out=react, flip out over=react to, flip out=react, wig out=react,
shred for=criticize for, skewer for=criticize for, torch for=criticize for, roast for=criticize for,
squabble over=argue over, turn up the heat on=put pressure on, turn the heat up on=put pressure on, turn the tables on=respond to, turn tables on=respond to, rock the world of=affect the world of, squabble=argue`,
  },
  {
    tactic: 'sensational-verb',
    kind: 'verb',
    severity: 2,
    reason: 'theatrical verb for a win or a loss',
    cues: `humiliate(score)=defeat, embarrass(score)=defeat, thrash out=work out, hammer out=work out, thrash=defeat, trounce(share)=lead, trounce=defeat, rout, maul(score)=defeat, drub=defeat, whip(score)=defeat, clobber(score)=defeat, steamroll=defeat, stomp(score)=defeat, hammer(score)=defeat, smash(score)=defeat, batter(score)=defeat, wallop=defeat, shellac=defeat, topple(name)=defeat, dethrone=defeat,  vanquish=defeat, flop=do poorly, choke away=lose, blow out=defeat, run riot=win, run roughshod over=defeat, squeak past=defeat, edge out=defeat, humiliate=, embarrass(name)=, demolish(match)=defeat, crush(match)=defeat, destroy(match)=defeat, hammer(match)=defeat, smash(match)=defeat, outclass(match)=defeat, shock(match)=defeat, sweep aside=defeat, shatter(record)=break, smash(record)=break, obliterate(record)=break, crush(record)=break, demolish(record)=break`,
  },
  {
    tactic: 'sensational-verb',
    kind: 'verb',
    severity: 2,
    reason: 'theatrical verb for a change',
    cues: `skyrocket=rise, rocket(amount)=rise, plunge(amount)=fall, plunge(end)=fall, plummet=fall, nosedive=fall, crater(amount)=fall, crater(end)=fall, tank(end)=fall, tank(amount)=fall, spiral out of control=worsen, gut(program)=cut, vanish from(business)=leave, slash=cut, axe=cut, ax=cut, ditch=drop, dump(name)=leave, rig=manipulate, rip through(blast)=hit, tear through(blast)=hit, torpedo(plan)=block, kneecap(abstract)=weaken, cripple(abstract)=weaken, kill(plan)=end, nuke(plan)=end, upend=disrupt, roil=affect, rock(name)=affect, rattle(name)=affect, jolt(name)=affect, wreak havoc on=disrupt, wreak havoc=cause damage, wreck=damage, ravage=damage, decimate=greatly reduce, unleash(thing)=release, unleash=, spark(anger)=lead to, ignite(anger)=lead to, trigger(anger)=lead to, erupt(conflict)=rise, explode(conflict)=rise, boil over(conflict)=rise, vaporize(amount)=lose, blow(amount)=spend, squander(amount)=spend, waste(amount)=spend, splurge=spend, lavish(amount)=spend, burn through=spend, torch(amount)=spend, rake in=receive, haul in=receive, wipe out(amount)=erase, wipe out=erase, ram through=pass, jam through=pass, steamroll through=pass, weaponize=use, storm off=leave, storm out of=leave, storm out=leave, cave to=give in to, cave in to=give in to, cave on=change position on, fold to=give in to, backpedal on=change position on, backpedal=change position, flip-flop on=change position on, flip-flop=change position, scramble to=work to, bail on=leave, bolt from=leave, snub=pass over, ghost(name)=not reply to, double down on=reaffirm position on, double down=repeat position, stoke=increase, roast(place)=affect, bake(place)=affect, bombard(name)=send, flood(place)=enter, invade(figurative)=enter, hijack(figurative)=take over,  swarm=gather in,
shame(object)=criticize, muscle in on, muscle in, muscle out, yank=remove, boot=remove, sabotage, backfire=have the opposite effect, implode=collapse,
blow up in, bungle=mishandle, botch=mishandle, screw, flail=struggle, faceplant=fail, hamstring=hinder, gaslight, stonewall, railroad, bulldoze(abstract),
run roughshod, blink first=give in first, duel over=dispute, duel for=compete for, spar over=argue over, spar with=argue with, lock horns=argue, trade blows, cross swords=argue,
throw a wrench, rip off, barrel toward, careen toward, teeter, spiral, claw back=recover, cash in on, cash in, smear,
wage war on, wage war, declare war on(abstract), burn(name), kowtow to=defer to, suck up to=seek favor with, cozy up to=seek closer ties with, cosy up to=seek closer ties with,
lure away, supercharge=increase, turbocharge=increase, kneecap`,
  },
  {
    tactic: 'sensational-verb',
    kind: 'verb',
    severity: 2,
    reason: 'theatrical verb for showing or telling',
    cues: `flaunt=show, expose(end)=make public, expose=bring to light,  hype=mention, hype up=promote, tout=promote, gush over=praise, gush about=praise, gush=speak, swoon over=praise, rave about=praise, rave over=praise, fawn over=praise, drool over=like, obsess over=discuss, go wild over=react to, go wild for=like, go crazy over=react to, go crazy for=like, brag about=mention, brag=say, boast about=mention, dish on=talk about, dish about=talk about, dish=talk, spill on=talk about, spill the tea on=talk about, spill the tea about=talk about, spill the beans=talk, tease(thing)=preview, tease(plan)=preview, tease=mock, sing the praises of=praise, peddle=promote, shill for=promote, parrot=repeat, whine about=comment on, whine=complain, moan about=complain about, gripe about=complain about, cry foul over=object to, cry foul=object, bust(ring)=break up, bust=catch, nab=arrest, collar(name)=arrest, rob=, fleece=overcharge, dupe=deceive, scam(name)=deceive, trick=deceive, hoodwink=deceive, swindle=deceive, tease out=mention, stun(match)=defeat, stun=surprise, shock(match)=defeat, shock=surprise, wow=impress, dazzle=impress, blindside=surprise, stupefy=surprise, break the internet=spread online, set the internet on fire=spread online, set the internet ablaze=spread online, light up the internet=spread online, steal the show=appear, turn heads=attract attention, raise eyebrows=draw attention, make waves=draw attention, drop jaws=surprise,
sneer at, gloat over, canoodle with, canoodle, smooch, snog, cozy up to, cosy up to, cower, squirm, cave to=give in to, cave in to=give in to, cave on=give in on, brainwash, force-feed, backstab, crash and burn=fail, gloat about, gloat, crow about, grovel to, grovel before, whimper, moan, bristle at, balk at,
recoil at=react to, recoil from, snicker at=laugh at, scoff at=dismiss, vomit up, cook up=devise, dream up=devise, trot out=present, parade`,
  },
  {
    tactic: 'fear-appeal',
    kind: 'verb',
    severity: 2,
    reason: 'frames a threat',
    cues: 'terrorize=scare, terrorise=scare, terrify=scare, horrify=upset, lurk in=exist in, lurk=exist, haunt(name)=affect, prey on=target, loom over=affect, spell doom for=affect, spell disaster for=affect, come for your=affect, ruin=affect, kill you',
  },
  {
    tactic: 'emotional-language',
    kind: 'verb',
    severity: 2,
    reason: 'names or pushes a feeling',
    cues: 'enrage=anger, infuriate=anger, outrage=anger, sadden=upset, appall=upset, appal=upset, thrill=please, enthrall=please, disgust=upset, delight(name)=please, break down in tears=cry, burst into tears=cry, sob=cry, weep=cry, cringe at=react to, melt hearts=please, swoon=react, panic over=react to, rejoice=react, rejoice over=react to, traumatize=affect, agonize over=consider, fear for=worry about',
  },
  {
    tactic: null,
    kind: 'verb',
    severity: 1,
    reason: '',
    cues:
      'expose to=expose to, embrace(abstract)=accept, stymie=hold back, crave=want, unearth=find, nix=end, woo=court, mull=consider, pen=write, vow to=promise to, grapple with=deal with, reel from=deal with, soldier on=continue, ' +
      `torch(judged)=criticize, savage(judged)=criticize, roast(judged)=criticize, rip(judged)=criticize, blast(judged)=criticize, hammer(judged)=criticize, grill(judged)=question, skewer(judged)=criticize, trash(judged)=criticize, shred(judged)=criticize, bash(judged)=criticize, pan(judged)=criticize, panned by=criticized by, maul(judged)=criticize,
erupt(outbreak)=begin, explode(outbreak)=begin, erupt over(outbreak)=begin over, erupt over=react to, erupt after=react after, explode to=rise to, balloon to=rise to, rocket to=rise to, soar(amount)=rise, soar(end)=rise, mushroom to=grow to,
barrel toward(moves)=move toward, barrel towards(moves)=move toward, barrel into(moves)=move into, barrel through(moves)=move through, barrel across(moves)=move across, barrel down on(moves)=approach, bear down on(moves)=approach, tear through(moves)=move through, rip through(moves)=move through, rip across(moves)=move across, carve through(moves)=move through, slam into(moves)=hit, plow into(moves)=hit, plough into(moves)=hit, smash into(moves)=hit, careen into(moves)=hit, careen off(moves)=go off,
plunge into(moves)=fall into, plunge off(moves)=fall off, plunge from(moves)=fall from, plunge to(moves)=fall to, hurtle toward(moves)=move toward, hurtle towards(moves)=move toward, hurtle into(moves)=move into, cash in on=profit from, pocket(amount)=receive, fork out(amount)=pay, shell out(amount)=pay, hemorrhage(amount)=lose, haemorrhage(amount)=lose, hemorrhage=lose, pump(amount)=put, pour(amount)=put, unleash(weapon)=launch, unleash hell on=attack, obliterate(weapon)=destroy, rattle(market)=affect, jolt(market)=affect, rock(market)=affect, roil(market)=affect, spook(market)=worry, spook=worry, batter(market)=hurt, hammer(market)=hurt, shake(market)=affect, rocked by=affected by, lay bare=describe, blow the lid off=reveal, revolt over=protest over, revolt against(party)=protest against, gun down=shoot, mow down(moves)=hit, flock to=go to, pour into=enter, flood into=enter, flood across=cross, pour across=cross, crash out of(match)=lose in, crash out(match)=lose, crash out in=lose in, cling to power=remain in office, cling to office=remain in office, fight for life=be in critical condition, silence critics=respond to critics, silence doubters=respond to critics, sound alarm over=warn about, sound alarm on=warn about, sound alarm about=warn about, sound the alarm over=warn about, sound the alarm on=warn about, sound the alarm about=warn about, sound the alarm=warn, teeter on the brink of=be close to, teeter on brink of=be close to, spiral out of control=worsen, swirl around=surround, plunge into chaos=disrupt, throw into chaos=disrupt, descend into chaos=become disorderly, pounce on=respond to, weigh in=comment, fire off=send, fret over=worry about, spar over=argue over, lock horns with=argue with, come under fire for=be criticized for, come under fire over=be criticized over, come under fire after=be criticized after, come under fire from=be criticized by, come under fire=be criticized, face backlash over=be criticized over, face backlash after=be criticized after, spark backlash=draw criticism, spark controversy=draw criticism, spark fears of=raise concern about, spark fears=raise concern, fuel fears of=raise concern about, fuel speculation=lead to speculation, ignite debate=lead to debate, reignite debate=renew debate, reignite feud=renew dispute, send shockwaves through=affect, slam the door on=reject, ramp up=increase, rally behind=support, take a hit, take hit=decline, face the axe=face cuts, spill on=talk about, slap down=reject, shoot down(plan)=reject, balk at=object to, push back on=object to, brace for=prepare for, eye(plan)=consider, ogle=look at,
oust(name)=remove, reveal(end)=make public`,
  },
]
