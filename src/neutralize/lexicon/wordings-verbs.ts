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
    cues: `slam(nature)=hit,hammer(nature)=hit,batter(nature)=hit,lash across(nature)=move across,lash(nature)=hit,pummel(nature)=hit,pound(nature)=hit,
wallop(nature)=hit,blast(nature)=hit,ravage(nature)=damage,devastate(land)=cause severe damage in,devastate(nature)=hit`,
  },
  {
    tactic: 'sensational-verb',
    kind: 'verb',
    severity: 1,
    reason: 'theatrical verb for weather',
    cues: `roast(nature)=affect,bake(nature)=affect,fry(nature)=affect,terrorize(nature)=affect`,
  },
  {
    tactic: 'sensational-verb',
    kind: 'verb',
    severity: 2,
    reason: 'theatrical verb for criticism',
    cues: `slam=criticize,castigate=criticize,chastise=criticize,chide=criticize,deride=criticize,ridicule=make fun of,malign=criticize,
go nuclear on=criticize,pour cold water on(view)=question,pour cold water on(plan)=question,
come out swinging,butt heads with=disagree with,butt heads=disagree,
blast(object)=criticize,rip(object)=criticize,rip into=criticize,lambast=criticize,lambaste=criticize,bash(object)=criticize,hammer(object)=criticize,
torch(name)=criticize,roast(name)=criticize,skewer(object)=criticize,eviscerate=criticize,excoriate=criticize,berate=criticize,
savage(object)=criticize,shred(name)=criticize,trash(object)=criticize,scorch(name)=criticize,pillory=criticize,pummel(score)=defeat,
pummel(name)=criticize,obliterate(score)=defeat,obliterate(match)=defeat,obliterate(name)=criticize,annihilate(score)=defeat,
annihilate(name)=criticize,dismantle(abstract)=weaken,demolish(score)=defeat,demolish(name)=criticize,destroy(score)=defeat,destroy(name)=criticize,
crush(score)=defeat,dismantle(score)=defeat,unload on=criticize,unleash on=criticize,tear into=criticize,tear apart=criticize,lash out at=criticize,
lash out against=criticize,lash out over=comment on,lash out=voice criticism,lay into=criticize,go off on=criticize,rail against=criticize,
rail at=criticize,rant about=comment on,rant against=criticize,rant at=criticize,rant=speak,rage at=criticize,rage against=criticize,rage over=express anger over,
fume at=criticize,fume over=criticize,fume about=criticize,seethe over=criticize,snap at(order)=tell,snap at=speak sharply to,snap back at=respond to,
clap back at=respond to,clap back=respond,fire back at=respond to,fire back=respond,hit back at=respond to,hit back=respond,punch back at=respond to,
punch back=respond,shoot back at=respond to,hit out at=criticize,hit out=voice criticism,take aim at(insulted)=criticize,take aim at(plan)=criticize,
take a swipe at=criticize,take swipe at=criticize,take jab at=criticize,take dig at=criticize,take a dig at=criticize,
take a jab at=criticize,take a shot at(insulted)=criticize,swipe at=criticize,tee off on=criticize,sound off on=comment on,
sound off about=comment on,sound off=comment,pile on=criticize,call out(name)=criticize,blow up at=criticize,go ballistic on=criticize,
go ballistic over=criticize,go ballistic=object,go berserk=object,throw shade at=criticize,throw under the bus=blame,
read the riot act to=warn,chew out=criticize,dress down=criticize,own(shout)=criticize,troll(object)=make fun of,lampoon=ridicule,rag on=criticize,
heckle(name)=interrupt,needle(name),go toe-to-toe with=oppose,
go head-to-head with=compete with,spurn=reject,attack(judgedas)=criticize,attack(rights)=act against,put in his place=correct,put in her place=correct,
go after(judgedas)=criticize,mock=make fun of,grill(name)=question,corner(asked)=question,hound(name)=pursue,browbeat=pressure,strong-arm=pressure,
taunt=provoke,shade(name)=criticize,diss=criticize,scold=criticize,vilify=criticize,demonize=criticize,smear(name)=criticize,decry=criticize,
trade barbs=argue,melt down over=react to,melt down,lose it over=respond to,lose it with=express anger at,lose it at=respond to,freak out over=react to,freak out about=react to,
freak out=react,flip out over=react to,flip out=react,
squabble over=argue over,torch(judged)=criticize,savage(judged)=criticize,roast(judged)=criticize,rip(judged)=criticize,blast(judged)=criticize,
hammer(judged)=criticize,grill(judged)=question,skewer(judged)=criticize,trash(judged)=criticize,shred(judged)=criticize,bash(judged)=criticize,
pan(judged)=criticize,maul(judged)=criticize,scorch(judged)=criticize,smear(judged)=criticize,troll(judged)=make fun of,destroy(scorned)=criticize,
annihilate(scorned)=criticize,demolish(scorned)=criticize,obliterate(scorned)=criticize,pummel(scorned)=criticize,shame(scorned)=criticize,
crush(scorned)=criticize,drag(online)=criticize,unleash(levy)=impose,slap(levy)=impose,torch(verdict)=criticize,roast(verdict)=criticize,scorch(verdict)=criticize,
annihilate(verdict)=criticize,pummel(verdict)=criticize,lash(name)=criticize,vent about=complain about,tear strips off=criticize,tear a strip off=criticize,carpet(name)=reprimand,
haul over the coals=reprimand,rake over the coals=criticize,put the boot into=criticize,stick the boot into=criticize,pour scorn on=criticize,
heap scorn on=criticize,rip to shreds=criticize,rubbish(view)=dismiss,turn the screw on=put pressure on,pile pressure on=put pressure on,
heap pressure on=put pressure on,put the squeeze on=put pressure on,hit the roof(somebody)=express anger,blow a fuse=express anger,
blow a gasket=express anger,blow his top=express anger,blow her top=express anger,blow their top=express anger,go ape=express anger,
go mental=express anger,go off the deep end=express anger,throw a fit=express anger,throw a wobbly=express anger,spit feathers=express anger,
fume(somebody)=express anger,seethe(somebody)=express anger,rage(somebody)=express anger,erupt at(somebody)=express anger at,
explode at(somebody)=express anger at,vent fury at=express anger at,vent fury=express anger,drag through the mud=criticize,turn up the heat on=put pressure on,turn the heat up on=put pressure on,squabble=argue`,
  },
  {
    tactic: 'sensational-verb',
    kind: 'verb',
    severity: 2,
    reason: 'theatrical verb for a win or a loss',
    cues: `humiliate(score)=defeat,embarrass(score)=defeat,thrash out=work out,hammer out=work out,thrash(score)=defeat,thrash(match)=defeat,trounce(share)=lead,
trounce=defeat,rout(score)=defeat,rout(match)=defeat,rout,maul(score)=defeat,drub=defeat,whip(score)=defeat,clobber(score)=defeat,steamroll=defeat,stomp(score)=defeat,hammer(score)=defeat,
smash(score)=defeat,batter(score)=defeat,wallop=defeat,shellac=defeat,thump(match)=defeat,thump(score)=defeat,topple(name)=bring down,dethrone=defeat,
vanquish=defeat,flop=do poorly,blow out(score)=defeat,run riot=win,run roughshod over=defeat,squeak past=defeat,
edge out(object)=defeat,put to the sword(match)=defeat,put to the sword(score)=defeat,make mincemeat of=defeat,make light work of=defeat,
run rings around=outplay,run rings round=outplay,brush aside(score)=defeat,brush aside(match)=defeat,blow away(score)=defeat,
blow away(match)=defeat,tear apart(score)=defeat,tear apart(match)=defeat,rip apart(score)=defeat,rip apart(match)=defeat,romp past=defeat,
stun(score)=defeat,bulldoze(score)=defeat,spank(score)=defeat,humble(score)=defeat,humble(match)=defeat,humiliate=embarrass,snub(name)=ignore,snub(plan)=reject,demolish(match)=defeat,crush(match)=defeat,destroy(match)=defeat,hammer(match)=defeat,
smash(match)=defeat,outclass(match)=defeat,sweep aside=defeat,shatter(record)=break,smash(record)=break,obliterate(record)=break,crush(record)=break,
demolish(record)=break`,
  },
  {
    tactic: 'sensational-verb',
    kind: 'verb',
    severity: 2,
    reason: 'theatrical verb for a change',
    cues: `skyrocket=rise,fall off a cliff(figures)=fall sharply,drop off a cliff(figures)=fall sharply,go through the roof=rise sharply,
hit the roof(figures)=rise sharply,tank(figures)=fall,crater(figures)=fall,soar(figures)=rise,rocket(figures)=rise,tumble(figures)=fall,cough up(money)=pay,plunge(figures)=fall,
nosedive(tallied)=fall,balloon(figures)=rise,spiral(figures)=rise,explode(figures)=rise,
pocket(money)=receive,trouser(money)=receive,scoop(money)=win,plough(money)=put,plow(money)=put,splash out(money)=spend,splash(money)=spend,rocket(amount)=rise,soar(amount)=rise,soar(end)=rise,spike(end)=rise,plunge(amount)=fall,plunge(end)=fall,plummet=fall,nosedive=fall,
crater(amount)=fall,spiral out of control=worsen,gut(program)=cut,vanish from(business)=leave,slash=cut,axe(closed)=close,ax(closed)=close,axe(plan)=end,ax(plan)=end,
axe from=remove from,axe as=remove as,axe(fee)=abolish,ax(fee)=abolish,axe(cuttable)=cut,ax(cuttable)=cut,axe(cancelled)=cancel,ax(cancelled)=cancel,
axe(name)=drop,ax(name)=drop,axe=,ax=,ditch(name)=abandon,ditch(scorned)=abandon,ditch=drop,dump(name)=drop,rig(affairs)=manipulate,rig(poll)=manipulate,
rip through(blast)=hit,tear through(blast)=hit,torpedo(plan)=block,kneecap(abstract)=weaken,cripple(abstract)=weaken,kill(plan)=end,nuke(plan)=end,
upend(object)=disrupt,roil(affairs)=affect,rattle(affairs)=affect,rock(blast)=hit,rock(nature)=hit,rock(affairs)=affect,jolt(affairs)=affect,
fire up(affairs)=energize,roil=affect,rattle(name)=affect,jolt(name)=affect,wreak havoc on=disrupt,wreak havoc=cause damage,wreck=damage,ravage=damage,
decimate=greatly reduce,unleash(thing)=release,unleash=,spark(anger)=lead to,ignite(anger)=lead to,reignite(anger)=renew,trigger(anger)=lead to,
erupt(conflict)=rise,explode(conflict)=rise,boil over(conflict)=rise,vaporize(money),blow(money)=spend,squander(money)=spend,waste(money)=spend,
splurge=spend,lavish(money)=spend,burn through(money)=spend,rake in=bring in,haul in(money)=receive,wipe out(money)=erase,ram through=pass,
storm off=leave,storm out of=leave,storm out=leave,cave to=give in to,cave in to=give in to,cave on=change position on,backpedal on=change position on,
backpedal=change position,scramble to(doing)=work to,bail on=leave,bolt from=leave,snub(end)=pass over,double down on(view)=reaffirm position on,
double down on=commit further to,double down=repeat position,stoke(anger)=add to,roast(place)=affect,bake(place)=affect,hijack(talk)=take over,
swarm(object)=gather at,shame(object)=criticize,muscle in on,muscle in,muscle out,boot from=remove from,boot out=remove,sabotage,
backfire=have the opposite effect,implode=collapse,blow up in,bungle=mishandle,botch=mishandle,screw,flail=struggle,
gaslight,stonewall,railroad,bulldoze(abstract),run roughshod,duel over=dispute,duel for=compete for,spar over=argue over,
spar with=argue with,lock horns=argue,trade blows,cross swords=argue,scramble(affairs)=disrupt,plague(affairs)=affect,dog(affairs)=affect,
derail(affairs)=disrupt,doom(affairs),shake up(affairs)=change,engulf(affairs)=affect,swallow(nature)=cover,convulse(affairs)=affect,
fan the flames,stir up(anger)=cause,jack up=raise,slap tariffs on=impose tariffs on,plunder,bleed(money)=lose,scuttle(plan)=end,choke off=limit,starve(program)=cut,throw a wrench,
rip off,barrel toward,careen toward,teeter,spiral,claw back=recover,cash in,smear,wage war on(abstract)=campaign against,wage war on,wage war,declare war on(abstract),burn(partner)=hurt,
kowtow to=defer to,blink first=give in first,suck up to=seek favor with,cozy up to=seek closer ties with,cosy up to=seek closer ties with,lure away,supercharge=increase,
turbocharge=increase,kneecap`,
  },
  {
    tactic: 'sensational-verb',
    kind: 'verb',
    severity: 2,
    reason: 'theatrical verb for showing or telling',
    cues: `flaunt=show,stun in(worn)=appear in,wow in(worn)=appear in,dazzle in(worn)=appear in,sizzle in(worn)=appear in,slay in(worn)=appear in,
smoulder in(worn)=appear in,stun on(worn)=appear on,wow on(worn)=appear on,dazzle on(worn)=appear on,slay on(worn)=appear on,
turn heads in=appear in,set pulses racing=draw attention,make jaws drop=draw attention,make fans swoon=please fans,
go nuts over=react to,go nuts for=like,go bananas over=react to,go bonkers over=react to,go gaga over=like,go gaga for=like,
cage for(jailed)=jail for,cage over(jailed)=jail over,cage after(jailed)=jail after,slap with(penalty)=issue with,show the door=dismiss,turf out of=remove from,
give the boot=dismiss,haul before=bring before,haul into court=bring to court,drag into court=bring to court,
dish the dirt on=talk about,break cover(somebody)=appear in public,set tongues wagging=draw comment,expose(end)=make public,expose(bare)=reveal,hype(object)=emphasize,hype up=promote,tout=highlight,gush over=praise,gush about=praise,
swoon over=praise,rave about=praise,rave over=praise,fawn over=praise,drool over=like,obsess over=focus on,go wild over=react to,go wild for=like,
go crazy over=react to,go crazy for=like,brag about=mention,brag=say,boast about=mention,spill the tea on=talk about,spill the tea about=talk about,
spill the beans=talk,tease(thing)=preview,tease(plan)=preview,tease(coming)=hint at,sing the praises of=praise,peddle=promote,
whine about=complain about,whine=complain,moan about=complain about,cry foul over=object to,cry foul=object,bust(ring)=break up,
nab(policed)=arrest,collar(name)=arrest,fleece(object)=take money from,dupe=deceive,scam(name)=deceive,trick(uncounted)=deceive,hoodwink=deceive,swindle=deceive,tease out=mention,
stun=surprise,shock=surprise,wow(name)=impress,dazzle=impress,blindside=surprise,set the internet on fire=spread online,
steal the show=appear,turn heads=draw attention,
raise eyebrows=draw attention,make waves=draw attention,drop jaws=surprise,sneer at=criticize,gloat over=comment on,canoodle with=spend time with,
canoodle,smooch=kiss,snog=kiss,cower,squirm(somebody)=respond,squirm,brainwash,force-feed,backstab,
crash and burn=fail,gloat about=comment on,gloat,crow about=comment on,grovel to=defer to,whimper,moan,bristle at=object to,balk at=object to,
recoil at=react to,recoil from,scoff at=dismiss,dream up=devise,trot out=present,parade`,
  },
  {
    tactic: 'fear-appeal',
    kind: 'verb',
    severity: 2,
    reason: 'frames a threat',
    cues: `terrorize=frighten,terrify=scare,horrify=upset,lurk in=exist in,lurk,haunt(name)=affect,prey on=target,
spell doom for=affect,spell disaster for=affect,come for your=affect,ruin=harm,kill you`,
  },
  {
    tactic: 'emotional-language',
    kind: 'verb',
    severity: 2,
    reason: 'names or pushes a feeling',
    cues: `enrage=anger,infuriate=anger,outrage=anger,sadden=upset,appall=upset,appal=upset,thrill=please,enthrall=please,disgust=upset,delight(name)=please,
break down in tears=cry,burst into tears=cry,sob=cry,weep=cry,fight back tears=try not to cry,hold back tears=try not to cry,pour his heart out=talk,pour her heart out=talk,pour their hearts out=talk,cringe at=react to,swoon=react,panic over=react to,rejoice=celebrate,
rejoice over=celebrate,traumatize=affect,fear for=worry about`,
  },
  {
    tactic: null,
    kind: 'verb',
    severity: 1,
    reason: '',
    cues: `open up on=talk about,expose to=expose to,embrace(abstract)=accept,stymie=hold back,crave=want,unearth=find,woo=court,mull=consider,vow to=promise to,
grapple with=deal with,reel from=deal with,soldier on=continue,panned by=criticized by,erupt(outbreak)=begin,
explode(outbreak)=intensify,erupt over(outbreak)=begin over,erupt over=react to,erupt after=react after,explode to=rise to,balloon to=rise to,
rocket to=rise to,mushroom to=grow to,
bear down on(moves)=approach,
rip across(moves)=move across,slam into(moves)=hit,
plow into(moves)=hit,plough into(moves)=hit,smash into(moves)=hit,careen into(moves)=hit,plunge into(moves)=fall into,
plunge off(moves)=fall off,plunge from(moves)=fall from,plunge to(moves)=fall to,hurtle toward(moves)=move toward,hurtle towards(moves)=move toward,
hurtle into(moves)=move into,cash in on=profit from,fork out(money)=pay,shell out(money)=pay,hemorrhage(money)=lose,
haemorrhage(money)=lose,pump(money)=put,pour(money)=put,obliterate(moves)=destroy,
batter(market)=hurt,
hammer(market)=hurt,shake(market)=affect,lay bare=reveal,revolt over=protest over,
revolt against(party)=protest against,gun down=shoot,flock to=go to,pour into=enter,flood into=enter,flood across=cross,
pour across=cross,
weigh in(unfought)=comment,
fire off(messages)=send,fret over=worry about,
fuel fears of=raise concern about,fuel speculation=lead to speculation,
reignite debate=renew debate,ramp up(object)=increase,rally behind=support,
take a hit,take shot at(insulted)=criticize,push back on=object to,
brace for=prepare for,eye(plan)=consider,ogle=look at,oust(name)=remove,reveal(end)=make public,demonise=criticize,traumatise=affect,cower in=hide in,
reignite(object)=renew,rekindle(object)=renew,fuel(anger)=add to,strut=walk,sashay=walk,
poke fun at=joke about,zero in on=focus on,
splash out on=spend on,cruise past(score)=defeat,
dodge(object)=avoid,bawl=cry,spotlight(object)=highlight,smash through(money)=exceed,plague(object)=affect,
bicker over=argue over,bicker with=argue with,bicker=argue,wrangle over=argue over,clash over(party)=disagree over,
grind to a halt=come to a stop,snap up=buy,heat up(outbreak)=grow,bow to pressure=give in to pressure,
bend the knee to=give in to,bend knee to=give in to,pull the plug on(plan)=end,pull the plug on(cancelled)=end,
slap sanctions on=impose sanctions on,throw in the towel=give up,jump ship=leave,bury the hatchet=reconcile,
mend fences with=reconcile with,tie the knot=marry,pop the question=propose,pack on the pda=show affection,pack on pda=show affection,
steal the spotlight=draw attention,feel the heat=face pressure,take potshots at=criticize,
turn a blind eye to=ignore,kick the can down the road=delay,come to blows=fight,rise from the ashes=recover,
shine a light on=draw attention to,run out of steam=slow,hit a snag=meet a problem,
play hardball=negotiate,get the boot=be removed,get the ax=be cut,get the axe=be cut,
lap up=enjoy,jet off to=travel to,jet off=travel,hit rock bottom=reach a low`,
  },
  {
    // Said of or to somebody; the frame shows that it is said.
    tactic: null,
    kind: 'verb',
    severity: 1,
    reason: '',
    cues: `quash(rumour)=reject,
knock down(rumour)=dispute,wave off(rumour)=dismiss,wave away(rumour)=dismiss,wave aside(rumour)=dismiss,
brush aside(rumour)=dismiss,sweep aside(rumour)=dismiss,blow off(rumour)=dismiss,
scotch(rumour)=reject,tamp down(rumour)=reduce,tamp down(mood)=reduce,throw cold water on(rumour)=question,pour cold water on(rumour)=question,
dodge(rumour)=avoid,duck(rumour)=avoid,sidestep(rumour)=avoid,skirt(rumour)=avoid,sidestep(rule)=avoid,skirt(rule)=avoid,duck(rule)=avoid,shirk(rule)=avoid,flout=disregard,defy(disobeyed)=go against,
latch onto(remarkOf)=cite,latch on to(remarkOf)=cite,seize on(remarkOf)=cite,seize upon(remarkOf)=cite,
backtrack on=change position on,backtrack over=change position on,backtrack(said+objectless)=change position,walk back(rumour)=revise,walk back(droppable)=revise,walk back(remarkOf)=revise,walk back(hate)=revise,flip-flop on=change position on,do a u-turn on=change position on,
do u-turn on=change position on,u-turn on(agents)=change position on,dig in on(said+undated)=maintain position on,dig in against(said+verbal)=maintain opposition to,
bow out of=leave,break ranks with=disagree with,break with(agents+name)=differ from,break with(agents+group)=differ from,
denounce=criticize,rebuke(agents)=criticize,reprove=criticize,deplore=criticize,
knock(blamed)=criticize,hit(blamed)=criticize,attack(blamed)=criticize,go after(blamed)=criticize,hammer(blamed)=criticize,knock(said+scheme)=criticize,knock(said+law)=criticize,attack(said+remarkOf)=criticize,
point finger at(blamed)=blame,point the finger at(blamed)=blame,point fingers at(blamed)=blame,
hail(said+deed)=praise,laud=praise,extol=praise,champion(said+speechCause)=support,
brand(called)=call,lament(lament)=voice regret over,grumble about=complain about,grumble over=complain about,
quip=joke,retort=reply,float(option)=suggest,hatch(plot)=make,
trade(insult)=exchange,swap(insult)=exchange,vent(stir)=express,vent(moods)=express,vent at=express anger at,drop(reminder)=give,drop(release)=release,dish on(said)=talk about,dish about(said)=talk about,
pontificate about=comment on,pontificate on=comment on,mouth off about=comment on,mouth off over=comment on,gloss over=say little about,
push(urged)=urge,press(urged)=urge,beg(urged)=ask,prod(urged)=urge,nudge(urged)=urge,lean on(urged)=urge,pester(urged)=ask,plead with=ask,plead for=ask for,cry out for=ask for,clamor for=call for,clamour for=call for,push(said+pushed+unmoved)=promote,
quiz(policed)=question,probe(said+rule)=investigate,dig into(soil)=look into,
clash over(verbal+agents)=disagree over,clash with(blamed)=argue with,clash on(verbal+agents)=disagree on,face off over(verbal)=disagree over,
face off against(poll+verbal+undisputed)=compete against,face off with(poll+verbal+undisputed)=compete with,face off in(poll+verbal)=compete in,square off in(poll+verbal)=compete in,battle for(agents+verbal+unrescued+prize)=compete for,battle for(agents+verbal+unrescued+quest)=compete for,battle for(agents+verbal+unrescued+job)=compete for,
stump for(said)=campaign for,rub shoulders with=meet,hobnob with=meet,schmooze with=meet,schmooze(said+objectless)=meet people,troll(blamed)=mock`,
  },
  {
    // Done to plans, talks and rules, and by them.
    tactic: null,
    kind: 'verb',
    severity: 1,
    reason: '',
    cues: `crack down on=act against,clamp down on=act against,come down on(blamed)=criticize,get tough on=act against,get tough with=act against,
stymie(scheme)=hold back,thwart(foiled+untried)=prevent,foil(foiled+untried)=prevent,scrap(cancelable)=cancel,scrap(droppable)=drop,shelve(scheme)=put on hold,
shelve(cancelable)=put on hold,shelve(droppable)=put on hold,spike(said+column)=drop,kill(killable)=end,kill off(killable)=end,
unveil(unsculpted)=present,greenlight=approve,green-light=approve,step up(effort)=increase,shore up(standing)=strengthen,shore up(enterprise)=strengthen,shore up(trust)=strengthen,shore up(growth)=strengthen,combat(finite+combatted)=address,exploit(weakness)=take advantage of,besiege(dwelling)=surround,bombard(place)=attack,shatter(pane)=break,flag(said+signalled)=signal,tease(option)=hint at,probe(agents+unspatial+met)=investigate,bank(said+money)=receive,sack(said+name+unsacked)=dismiss,court(said+risked)=risk,slash(charged)=cut,slash(law)=cut,outduel=beat,outshine(name)=do better than,hit(level)=reach,ram into(moves)=hit,vow(object)=promise,beg for(said+unneedy)=ask for,grieve for=mourn,grieve=mourn,rush through(scheme)=pass quickly,ram through(scheme)=pass,force through(scheme)=pass,push through(scheme)=pass,fast-track(scheme)=speed up,resurrect(scheme)=revive,breathe new life into=revive,breathe life into(scheme)=revive,muddy the waters=complicate matters,muddy(waters)=complicate,cloud(waters)=affect,overshadow(unscenic)=draw attention away from,
cast shadow over(unscenic)=affect,cast a shadow over(unscenic)=affect,cast long shadow over(unscenic)=affect,cast a long shadow over(unscenic)=affect,cast pall over=affect,cast a pall over=affect,
strike(governed+pact)=reach,clinch(win)=secure,seal(sealed)=complete,seal(win)=secure,cement(standing)=strengthen,notch(win)=record,notch up(win)=record,rack up(debt)=accumulate,chalk up(win)=record,score(scored)=get,snag(job)=get,nab(job)=get,land(job)=get,bag(job)=get,bag(win)=win,ink(pact)=sign,pen(pact)=sign,pen(writing)=write,
eye(said+option)=consider,eye(said+prize)=aim for,eye up=consider,set sights on=focus on,set its sights on=focus on,set his sights on=focus on,set her sights on=focus on,set their sights on=focus on,mull over=consider,
home in on(win)=approach,home in on(pact)=approach,home in on(belief)=focus on,home in on(issue)=focus on,hone in on=focus on,close in on(pact)=approach,inch toward(pact)=approach,inch towards(pact)=approach,inch closer to(neared)=approach,edge closer to(neared)=approach,
stumble toward(abstractPlace)=move toward,plunge into(abstractPlace)=fall into,slide into(abstractPlace)=enter,drag into(quarrel)=bring into,rope into=involve in,
iron out(rows)=resolve,smooth over(rows)=ease,patch up(rows)=repair,hash out(pact)=work out,hash out(rows)=work out,thrash out(pact)=work out,thrash out(rows)=work out,pave way for=open the way for,pave the way for=open the way for,pave way to=open the way to,pave the way to=open the way to,pave way toward=open the way toward,usher in(era)=introduce,
spark(stir)=prompt,spark(blaze)=cause,ignite(stir)=prompt,ignite(fear)=prompt,trigger(stir)=prompt,provoke(stir)=prompt,set off(stir)=prompt,touch off(stir)=prompt,stir up(stir)=prompt,stir(stir)=prompt,fuel(governed+stir)=add to,
deepen(rift)=increase,
stifle(growth)=limit,stunt(growth)=slow,stunt(mood)=slow,
quell(unrest)=stop,quell(fear)=ease,crush(unrest)=suppress,crush(hope)=end,shatter(hope)=end,dampen(mood)=reduce,sap(mood)=reduce,sap(trust)=reduce,erode(trust)=weaken,chip away at(trust)=reduce,chip away at(rules)=reduce,
eat into(trust)=reduce,eat into(buyers)=reduce,rein in(force)=limit,rein in(buyers)=limit,rein in(name)=limit,tame(force)=limit,root out(hate)=remove,root out(burden)=remove,stamp out(hate)=end,stamp out(burden)=end,stamp out(trouble)=end,head off(averted)=prevent,stave off=avoid,ward off(averted)=avoid,weather(weatherable)=get through,
tighten grip on(ungripped)=increase control over,tighten its grip on(ungripped)=increase control over,tighten his grip on(ungripped)=increase control over,tighten their grip on(ungripped)=increase control over,mastermind(plot)=plan,spearhead(said)=lead,embolden=encourage,
tarnish(finite+reputation)=harm,stain(reputation)=harm,taint(reputation)=harm,mar(scheme)=affect,mar(prize)=affect,mar(cancelable)=affect,
battle(trouble)=deal with,battle(blaze)=fight,battle to(agents+doing)=work to,battle(said+droppable)=oppose,grapple(trouble)=deal with,wrestle with(issue)=deal with,tussle with(issue)=deal with,wrangle with(issue)=deal with,contend with=deal with,rush to(agents+doing)=hurry to,
dwarf(amount)=exceed,top(counted)=exceed,beef up=strengthen,bulk up(rules)=strengthen,crank up(force)=increase,ratchet up=increase,amp up=increase,dial up(force)=increase,crank up(stir)=increase,hike(charged)=raise,jack up(charged)=raise,
cede(seizable)=give up,hunt(wanted+unhunted)=search for,hunt for(wanted+unhunted)=search for,hunt for(quest+unhunted)=look for,hunt down(wanted+unhunted)=find,chase(quest+verbal)=seek,scour(undirty)=search,poach(staff)=hire,lure(carton+uncriminal)=attract,
lure away(staff)=hire,woo(carton)=appeal to,woo(staff)=appeal to,court(said+staff)=appeal to,court(said+carton)=appeal to,tap(chosen)=choose,eke out win=win narrowly,eke out a win=win narrowly,eke out victory=win narrowly,eke out a victory=win narrowly,snap up(owned)=buy,scoop up(owned)=buy,snap up(securities)=buy,siphon off(money)=divert,siphon(money)=divert,rip off(money)=take,rip off(buyers)=overcharge,
squeeze(buyers)=put pressure on,reap(money)=receive,reap(win)=receive,dole out=give,dish out(given)=give,shower with praise=praise,cobble together=assemble,serve up=offer,dangle(offer)=offer,sweeten(offer)=improve,
oust from=remove from,oust as=remove as,oust(said+name)=remove,unseat(elected)=defeat,whisk to=take to,whisk off to=take to,whisk away to=take to,
whisk away from=take from,whisk from=take from,whisk out of=take out of,throw out(said+benched+suit)=dismiss,toss(said+benched+suit)=dismiss,toss out(said+benched+suit)=dismiss,throw out(law)=overturn,toss(law)=overturn,toss out(law)=overturn,chase away(buyers)=drive away,descend on(moved)=arrive in,descend upon(moved)=arrive in,side with(court)=rule for,side with(name)=support,throw weight behind=support,throw its weight behind=support,
throw his weight behind=support,throw her weight behind=support,throw their weight behind=support,embrace(scheme)=accept,bask in(praise)=enjoy,revel in=enjoy,savor(win)=enjoy,savour(win)=enjoy,relish(praise)=enjoy,binge-watch=watch,wolf down(object)=eat,chow down on=eat,tuck into(dish)=eat,show off(object)=show,bounce back(unbounced)=recover,
pit against=set against,bend to(said+name)=yield to,bend to(stir)=yield to,bend to(force)=yield to,bow to(stir)=yield to,cut ties with=end ties with,sever ties with=end ties with,strip of(seizable)=deprive of,breeze through=pass easily,vie for=compete for,vie to=compete to,vie with=compete with,jockey for position=compete,jostle for position=compete,jostle for(job)=compete for`,
  },
  {
    // What moods, markets and talks do.
    tactic: null,
    kind: 'verb',
    severity: 1,
    reason: '',
    cues: `mount(mounting)=grow,pile up(debt)=accumulate,pile up(mounting)=accumulate,pour in(tributes)=arrive,flood in(tributes)=arrive,heat up(contest)=intensify,hot up(contest)=intensify,simmer(moods)=continue,spill over(moods)=spread,bubble over(moods)=grow,deepen(worsening)=grow,
rage(burning)=burn,rage on(burning)=burn,rage through(ongoing)=spread through,rage through(burning)=burn through,rage(ongoing)=continue,rage on(ongoing)=continue,drag on(ongoing)=continue,drag on(contest)=continue,linger(finite+mounting)=remain,erupt(outbreaks)=begin,break out(outbreaks)=begin,erupt(burning)=break out,
loom(event)=approach,loom(peril+afar+tensed)=appear likely,
rally(stocks)=rise,surge(stocks)=rise,surge(tallied)=rise,surge(measured)=rise,soar(measured)=rise,spike(measured)=rise,shoot up(measured)=rise,swell(measured)=grow,balloon(measured)=grow,plunge(measured)=fall,plummet(measured)=fall,tumble(measured)=fall,slump(measured)=fall,slide(measured)=fall,dive(measured)=fall,blossom(stocks)=rise,jump(stocks)=rise,jump(tallied)=rise,leap(stocks)=rise,leap(tallied)=rise,soar(stocks)=rise,shoot up(tallied)=rise,shoot up(stocks)=rise,spike(tallied)=rise,spike(stocks)=rise,swell(tallied)=grow,mushroom(tallied)=grow,snowball(tallied)=grow,balloon(mounting)=grow,
creep up(tallied)=rise,creep up(stocks)=rise,creep higher(tallied)=rise,creep higher(stocks)=rise,inch up(tallied)=rise,inch up(stocks)=rise,inch higher(stocks)=rise,inch higher(tallied)=rise,tick up(tallied)=rise,tick up(stocks)=rise,tick higher(stocks)=rise,tick down(tallied)=fall,tick down(stocks)=fall,
slump(stocks)=fall,slump(tallied)=fall,slide(stocks)=fall,slide(tallied)=fall,dive(stocks)=fall,dive(tallied)=fall,crash(stocks)=fall,crash(tallied)=fall,tumble(stocks)=fall,plunge(stocks)=fall,stumble(stocks)=fall,sputter(weak)=slow,
falter(weak)=weaken,wane(weak)=decline,wane(moods)=decline,wilt(weak)=weaken,fray(weak)=weaken,crack(strained)=weaken,buckle(weak)=weaken,teeter(weak)=weaken,collapse(failing)=fail,fall apart(failing)=fail,come unstuck(failing)=fail,fizzle out(ended)=end,fizzle(ended)=end,peter out(ended)=end,
evaporate(weak)=disappear,vanish(weak)=disappear,sour(weak)=worsen,kick off(event)=begin,kick in(charged)=take effect`,
  },
  {
    tactic: null,
    kind: 'verb',
    severity: 1,
    reason: '',
    cues: `unnerve(finite)=worry,unsettle(finite)=worry,perturb(finite)=worry,dismay(finite)=disappoint,irk(finite)=displease,annoy(finite+name)=displease,baffle(finite)=puzzle,stump(finite+name)=puzzle,befuddle(finite)=puzzle,bewilder(finite)=puzzle,captivate(finite)=interest,mesmerize(finite)=interest,mesmerise(finite)=interest,electrify(finite+buyers)=excite,alarm(finite+name)=worry,
fret about=worry about,stress over=worry about,stress about=worry about,fixate on=focus on,fangirl over=like,hanker for=want,hanker after=want,yearn for=want,yearn to(doing)=want to,
marred by(burden)=affected by,racked by(burden)=affected by,wracked by(burden)=affected by,shaken by(burden)=affected by,buffeted by=affected by,
entangled in(quarrel)=involved in,swept up in(quarrel)=involved in,tainted by(burden)=affected by,clouded by(burden)=affected by,overshadowed by=given less attention than,
saddled with(debt)=left with,fueled by(stir)=driven by,fuelled by(stir)=driven by,hit hard by(burden)=badly affected by,hailed as=described as,
heralded as=described as,unmasked as=identified as,tipped to(doing)=expected to,slated to(doing)=scheduled to,slated for=scheduled for,hauled before=brought before,bent on=intent on,taken to task=criticized,denounced as=criticized as,assailed as=criticized as`,
  },
  {
    // Weather and fire.
    tactic: null,
    kind: 'verb',
    severity: 1,
    reason: '',
    cues: `pelt(nature)=hit,clobber(nature)=hit,sock(nature)=hit,thrash(nature)=hit,menace(nature)=threaten,wreak destruction on=damage,scorch(nature)=affect,sear(nature)=affect,lay waste to=destroy,bear down on(nature)=approach,roar through(nature)=move through,roar ashore(nature)=come ashore,carve path through(nature)=move through`,
  },
  {
    // Readers who labelled headlines took these for manipulation, mild as they are.
    tactic: 'sensational-verb',
    kind: 'verb',
    severity: 1,
    reason: 'theatrical verb where a plain one says the same',
    cues: `barrel toward(moves)=move toward,barrel towards(moves)=move toward,barrel into(moves)=move into,barrel through(moves)=move through,
barrel down on(moves)=approach,tear through(moves)=move through,rip through(moves)=move through,unleash(weapon)=launch,unleash hell on=attack,
rattle(market)=affect,jolt(market)=affect,rock(market)=affect,roil(market)=affect,spook(market)=worry,spook=worry,rocked by=affected by,
blow the lid off=reveal,crash out of(match)=lose in,crash out(match)=lose,crash out in=lose in,cling to power=remain in office,
cling to office=remain in office,teeter on the brink of=come close to,plunge into chaos=become disorderly,descend into chaos=become disorderly,
lock horns with=argue with,come under fire(judged)=face criticism,spark fears of=raise concern about,spark fears=raise concern,
ignite debate=lead to debate,send shockwaves through=affect,slam the door on=reject,face the axe=face cuts,slap down=reject,shoot down(plan)=reject,
brush off(view)=dismiss,shrug off(view)=dismiss,gear up for=prepare for,gear up to=prepare to,roar back=come back,storm back=come back,
lurch from=move from,lurch to=move to,blow past(money)=exceed,shut down(rumour)=reject,swat away(rumour)=dismiss,swat down(rumour)=dismiss,
swat aside(rumour)=dismiss,bat away(rumour)=dismiss,bat aside(rumour)=dismiss,bat down(rumour)=dismiss,laugh off(rumour)=dismiss,
brush off(rumour)=dismiss,shrug off(rumour)=dismiss,shoot down(rumour+verbal)=reject,slap down(rumour)=reject,squash(rumour)=reject,
squelch(rumour)=reject,pooh-pooh=dismiss,thumb nose at=disregard,thumb its nose at=disregard,thumb his nose at=disregard,thumb her nose at=disregard,
thumb their nose at=disregard,cling to(belief)=stand by,cling to(lead)=keep,cling to(hope)=keep,pounce on(remarkOf)=cite,cave under(said)=give in under,
cave amid(said)=give in amid,cave after(said)=give in after,capitulate to=give in to,capitulate=give in,knuckle under to=give in to,
buckle under pressure(said)=give in to pressure,buckle to pressure(said)=give in to pressure,upbraid=criticize,assail(said)=criticize,lambast=criticize,
belittle=criticize,denigrate=criticize,disparage=criticize,snipe at=criticize,slate(blamed)=criticize,harangue=criticize,hector=criticize,
scapegoat=blame,put on blast=criticize,take to task=criticize,heap praise on=praise,heap praise upon=praise,lavish praise on=praise,
pile praise on=praise,shower praise on=praise,pour praise on=praise,sing praises of=praise,wax lyrical about=praise,trumpet(said+deed)=highlight,
bemoan=complain about,bewail=complain about,grouse about=complain about,grouse over=complain about,gripe about=complain about,gripe over=complain about,
carp about=complain about,parrot(belief)=repeat,parrot(hate)=repeat,spew(said+hate)=express,spout(hate)=express,peddle(hate)=repeat,
concoct(tale)=make up,concoct(plot)=devise,cook up(plot)=devise,dredge up(soil)=bring up,hurl(insult+verbal)=direct,sling(insult+verbal)=direct,
lob(insult+verbal)=direct,fling(insult+verbal)=direct,badger(urged)=urge,goad(urged)=urge,implore=ask,beseech=ask,grill(policed)=question,
pepper with questions=question,feud over(verbal+agents)=argue over,feud with(verbal+agents)=argue with,tussle over(verbal+agents)=argue over,
tangle with(blamed)=argue with,square off against(poll+verbal+undisputed)=compete against,square off over(verbal)=disagree over,
square off with(poll+verbal+undisputed)=compete with,battle over(verbal+agents)=argue over,
come down hard on=act against,shut down(unrest)=end,scupper(scheme)=block,scuttle(scheme)=block,torpedo(scheme)=block,sink(scheme)=block,
stonewall(said+stir)=resist,nix(cancelable)=cancel,nix(scheme)=reject,nix(droppable)=reject,ditch(used)=stop using,ditch(droppable)=drop,
dump(droppable)=drop,junk(droppable)=drop,jettison(droppable)=drop,jettison(scheme)=drop,derail(scheme)=disrupt,derail(stir)=disrupt,
derail(cancelable)=disrupt,upend(scheme)=disrupt,upend(enterprise)=disrupt,upend(market)=disrupt,torch(burned)=burn,devour(dish)=eat,spawn(blaze)=cause,
spawn(stir)=prompt,gun for(prize)=aim for,gun for(job)=aim for,flirt with(option)=consider,toy with(option)=consider,
careen toward(abstractPlace)=move toward,careen towards(abstractPlace)=move toward,lurch toward(abstractPlace)=move toward,
lurch towards(abstractPlace)=move toward,stumble into(abstractPlace)=enter,suck into(quarrel)=bring into,whip up(stir)=prompt,foment(unrest)=encourage,
stoke(stir)=add to,stoke(rumour)=add to,inflame(stir)=add to,inflame(moods)=add to,stoke(mood)=add to,stoke(fear)=add to,choke(growth)=limit,
choke(enterprise)=limit,choke off(growth)=limit,strangle(growth)=limit,throttle(growth)=limit,suffocate(growth)=limit,hobble(growth)=hinder,
hobble(enterprise)=hinder,hobble(scheme)=hinder,hobble(place)=hinder,hamstring(growth)=hinder,hamstring(enterprise)=hinder,hamstring(scheme)=hinder,
cripple(growth)=damage,cripple(enterprise)=damage,squelch(growth)=stop,squelch(unrest)=stop,dash(hope)=end,snuff out(hope)=end,extinguish(hope)=end,
hollow out(rules)=weaken,muzzle(critics)=restrict,gag(critics+uncriminal)=restrict,tear apart(group+verbal)=divide,rip apart(group+verbal)=divide,
drive wedge between=divide,drive a wedge between=divide,sully(reputation)=harm,besmirch(reputation)=harm,race to(agents+unraced+doing)=hurry to,
scurry to(agents+doing)=hurry to,blow through(deadline)=miss,blow past(deadline)=miss,blow by(deadline)=miss,sail past(deadline)=miss,
pale in comparison to(verbal)=fall short of,pale in comparison with(verbal)=fall short of,seize(seizable)=take,wrest(seizable)=take,grab(seizable)=take,
unload(traded)=sell,offload(traded)=sell,unload(owned)=sell,offload(owned)=sell,dump(securities)=sell,gobble up(owned)=buy,gouge(buyers)=overcharge,
squander(lead)=waste,squander(hope)=waste,squander(trust)=waste,erase(posts)=eliminate,wipe out(posts)=eliminate,churn out=produce,crank out=produce,
guzzle(force)=use,mine(data)=use,boot out of(agents)=remove from,chuck out of=remove from,toss out of(quarrel)=remove from,boot off(agents)=remove from,
yank from=remove from,yank off=remove from,seize(raided)=detain,haul off to=take to,haul away to=take to,swarm to=go to,rock(garment)=wear,
slug it out(undisputed)=compete,duke it out(undisputed)=compete,battle it out(undisputed)=compete,fester(moods)=continue,rocket(measured)=rise,
sink(measured)=fall,crater(measured)=fall,nosedive(measured)=fall,rocket(stocks)=rise,sink(stocks)=fall,sink(tallied)=fall,tank(stocks)=fall,
crater(stocks)=fall,nosedive(stocks)=fall,wither(weak)=weaken,crumble(weak)=weaken,unravel(failing)=fail,implode(failing)=fail,crumble(failing)=fail,
melt away(weak)=disappear,incense(finite)=anger,rile(finite)=anger,rile up(finite)=anger,rankle=displease,haunt(burden)=affect,agonize over=consider,
agonise over=consider,geek out over=enjoy,pine for=miss,itch to(doing)=want to,thirst for(job)=want,hunger for(job)=want,dogged by(burden)=affected by,
plagued by(burden)=affected by,beset by=affected by,haunted by(burden)=affected by,rattled by=affected by,roiled by=affected by,
hobbled by(burden)=hindered by,hamstrung by=hindered by,crippled by(burden)=damaged by,battered by(burden)=hit by,bruised by(burden)=hurt by,
stung by(burden)=hurt by,mired in(quarrel)=involved in,embroiled in=involved in,ensnared in(quarrel)=involved in,riven by=divided by,
torn by(burden)=divided by,bogged down in(quarrel)=delayed by,bogged down by(burden)=hindered by,gripped by(mounting)=affected by,
gripped by(burden)=affected by,rocked by=affected by,jolted by(burden)=affected by,blighted by(burden)=affected by,consumed by(burden)=affected by,
blindsided by=surprised by,blasted as=criticized as,slammed as=criticized as,derided as=criticized as,ridiculed as=criticized as,
lambasted as=criticized as,barrel through(nature)=move through,barrel across(nature)=move across`,
  },
]

/**
 * Verbs whose object stands between the verb and the words that complete it: `verb / object / what follows = neutral
 * verb / neutral completion`. The object is any (`-`), ends in one of the words, or in none of them (`!`); in brackets
 * stand words of which one must follow.
 */
export const splitVerbs = `
kick / !ball balls football bottle door doors can cans stone habit stool chair leg legs feet teeth shins tyres tires window bucket / out of = remove / from
boot / !ball balls football door / out of = remove / from
boot / !ball balls football door / from = remove / from
chuck / !ball balls rubbish trash bottle bottles stone stones / out of (party club race school country tournament competition contest office court pub bar hotel) = remove / from
turf / - / out of = remove / from
throw / !baby towel man woman boy girl dog cat child ball body bottle / out of (party club race office tournament competition contest school court league pub bar) = remove / from
yank / - / off (air committee committees shelves stage ballot show panel market sale broadcast list) = remove / from
yank / - / from (committee committees shelves ballot broadcast show air sale list lineup panel) = remove / from
drag / - / into (row dispute controversy scandal feud debate lawsuit war fight politics argument conflict crisis) = bring / into
suck / - / into (row dispute controversy scandal feud debate war fight conflict crisis) = bring / into
slap / - / with (fine fines lawsuit lawsuits suit charges penalty penalties ban sanctions bill fee fees) = issue / with
hit / - / with (fine fines penalty penalties sanctions bill fee fees ban) = issue / with
throw / - / into doubt = put / in doubt
throw / - / into question = put / in question
put / - / on notice = warn /
put / - / on blast = criticize /
take / - / to task = criticize /
drag / - / through the mud = criticize /
drag / - / through mud = criticize /
hang / !washing clothes laundry / out to dry = abandon /
leave / !washing clothes laundry / out to dry = abandon /
throw / - / under the bus = blame /
throw / - / under bus = blame /
bring / country nation city capital economy industry sector network league club club's region system nhs service government company firm bank / to its knees = disrupt /
bring / nations economies industries cities companies firms countries services networks banks airlines / to their knees = disrupt /
bring / traffic travel city town service services network trains flights airport country nation capital region operations production / to a standstill = disrupt /
bring / traffic travel city town service services network trains flights airport country nation capital region operations production / to standstill = disrupt /
turn / life lives world industry politics race theory market business family election science / upside down = change /
turn / life lives world industry politics race theory market business family election science / on its head = change /
rein / !horse horses pony ponies / in = limit /
stop / - / in its tracks = stop /
stop / - / in their tracks = stop /
keep / costs prices inflation sales power spending virus deficit ambitions emissions growth / in check = limit /
keep / rivals inflation virus critics illness recession wolves / at bay = hold / off
plunge / - / into (darkness) = leave / in
plunge / - / into (chaos crisis turmoil uncertainty disarray recession) = put / into
tear / party family country community nation coalition government town alliance band marriage / apart = divide /
rip / party family country community nation coalition government town alliance band marriage / apart = divide /
send / - / into (meltdown frenzy overdrive raptures) = draw reaction from /
tip / - / to (win lead succeed replace become) = expect / to
beat / - / to the punch = act before /
give / - / the boot = dismiss /
give / - / the axe = end /
show / player players worker workers manager coach boss minister staff employee employees adviser director chief striker executive / the door = dismiss /
`
