/**
 * Loaded nouns and their neutral wording. `noun=other` is replaced in singular and plural; `noun=-` may be left out
 * as part of a longer name of the thing ("takedown video"); `noun=` has no neutral wording and is never reworded.
 */
import type { WordingBlock } from './wording.ts'

export const nouns: WordingBlock[] = [
  {
    tactic: 'loaded-label',
    kind: 'noun',
    severity: 2,
    reason: 'passes judgement on whom or what it names',
    cues: `regime(state)=government, cronies=associates, crony=associate, thug, minion=associate, henchman=associate, henchmen=associates, stooge=associate, lackey=associate, lapdog=, flunky=associate, sycophant=associate, bootlicker=associate,
cabal=group, clique=group, mob(people)=group, zealot, fanatic, radical, leftist=left-winger, lefty=left-winger, libs=liberals, lib=liberal, rino=Republican, snowflake(budget)=, illegal alien=migrant, illegal immigrant=migrant, illegal migrant=migrant, illegals=migrants, alien(people)=migrant,
bureaucrat=official, apparatchik=official, career politician=politician, elitist=figure, hypocrite=, liar=, idiot=, moron=, dipshit=figure, loser=, clown=, crackpot=, whack job=, wacko=, nutjob=, lunatic=, scumbag=, sleazebag=, creep, pervert, perv, has-been, nemesis=opponent, henchwoman=associate, overlord=owner, strongman=leader, tyrant, puppet master=, clanker=robot,
power grab=move, land grab=move, money grab=move, cash grab=sale, witch hunt=investigation, witch-hunt=investigation, kangaroo court=court, sham trial=trial, slush fund=fund, gravy train=payments, pork(budget)=spending, boondoggle=project, vanity project=project, money pit=project, farce, charade, shambles, dumpster fire, disaster(figurative)=failure, catastrophe(figurative)=failure, debacle=failure, fiasco=failure, cover-up=concealment, coverup=concealment, cover up of=concealment of, lies, tax scheme=tax plan, tax plot=tax plan, making scheme=making plan, scheme(state)=plan, ploy=plan, gambit=plan, plot(policy)=plan, stunt, antics, shenanigans, dirty trick=tactic, dirty tricks=tactics, meddling=involvement, crusade=campaign, war on(cause)=campaign against, war against(cause)=campaign against, vendetta=campaign, propaganda, brainwashing, indoctrination, castoff=former employee, quagmire=difficulties,  hordes of(crowd)=many, swarms of(crowd)=many, floods of(crowd)=many, wave of illegal(crowd)=arrival of, scandal(real)=controversy, handout(budget)=payment, giveaway(policy)=benefit, sellout=, traitor=, tax grab=tax increase, tax hike=tax increase, drama(family)=dispute, hit job=report, hit piece=article, puff piece=article, hot mess, tax raid=tax increase, resistance democrat=Democrat, nanny state=state regulation,
invasion(arrival)=arrival, dictator=leader, despot=leader, autocrat=leader, demagogue=, fascist=, fascism=,
ideologue=, troll=, bully=, villain=, goon=, bigot=, racist=, misogynist=, grifter=, grift=, charlatan=,
huckster=, buffoon=, clown show=, freak show=, circus(figurative)=, sideshow=, puppet=, shill=, mouthpiece=, crook=,
deadbeat=, freeloader=, fearmonger=, warmonger=, hothead=, busybody=, do-gooder=, tree hugger=, bible thumper=,
death cult=, cult following=followers, delusion=, self-delusion=, hypocrisy=, cowardice=, incompetence=, bungling=,
ineptitude=, depravity=, greed=, gimmick=, sham=, ruse=maneuver, smear=, smear campaign=, power play=move, shakedown=, dud=failure,
flop=failure, trainwreck=, train wreck(figurative)=, mockery=, travesty=, laughing stock=, laughingstock=, whitewash=,
ego trip=, hatchet job=, swindler=, rabble-rouser=, provocateur=, madman=, psycho=, weirdo=, turncoat=, backstabber=, scrounger=, wannabe=, bimbo=, cesspool=, hellhole=, hellscape=, grandstanding=, pandering=, fearmongering=, scaremongering=, groveling=, apologist=, truther=, wingnut=, busybody=, greed=, arrogance=, incompetence=, stupidity=, idiocy=, lunacy=, cowardice=, ineptitude=, hubris=, delusion=, gibberish=, drivel=, word salad=, cronyism=, obsession with=, fixation with=, whining=, whimpering=, memelord=, doomsayer=, culture war=dispute, war on woke=,
purge(figurative)=removal`,
  },
  {
    tactic: 'hyperbole',
    kind: 'noun',
    severity: 2,
    reason: 'describes beyond the fact',
    cues: `game-changer=development, game changer=development, gamechanger=development, masterpiece(sport)=performance, masterclass(sport)=performance, masterpiece, beatdown(score)=win, blowout(score)=win, demolition job(score)=win, drubbing=defeat, bloodbath, thrashing=defeat, takedown, smackdown, clapback=response, bombshell, shocker(match)=upset, shocker=surprise, stunner(match)=upset, stunner=surprise, thriller(match)=game, thriller(sport)=game, nail-biter=game, miracle, breakthrough=advance, juggernaut=, behemoth, sensation, phenom, goat(shout)=player, media feeding frenzy=media attention, feeding frenzy=attention, media frenzy=media attention, frenzy, mania=attention, craze=trend, hysteria, fever pitch=peak, showdown(match)=match, showdown=dispute, slugfest(match)=game, slugfest=contest, war of words=dispute, clash of the titans=contest, firestorm(figurative)=controversy, uproar=criticism, furor=criticism, furore=criticism, bonanza, rollercoaster, tsunami of(messages)=large number of, avalanche of(messages)=large number of, flood of(messages)=large number of, torrent of(messages)=large number of, tidal wave of(messages)=large number of, explosion of(messages)=increase in, extravaganza,
spectacle, powder keg, knockout blow, death blow, death knell, rockstar, powerhouse, hurricane of(messages)=large number of,
deluge of(messages)=large number of, onslaught of(messages)=large number of, tidal wave, media circus, free-for-all, bombardment of(messages)=large number of`,
  },
  {
    tactic: 'emotional-language',
    kind: 'noun',
    severity: 2,
    reason: 'names or pushes a feeling',
    cues: `bombshells=revelations, outrage=anger, fury=anger, rage=anger, heartbreak, heartache, horror=, nightmare=problem, nightmares=problems, tragedy=, agony=pain, anguish=grief, misery, despair, nuclear meltdown=meltdown, market meltdown=market fall, meltdown(party)=difficulties, meltdown, tantrum, hissy fit=complaint, tirade=remarks, roast(end)=remarks, jab at=remark about, dig at=remark about, swipe at=remark about, barb at=remark about, rant=remarks, outburst=remarks, diatribe=remarks, screed=statement, barb=remark, dig(remark)=remark, jab(remark)=remark, swipe(remark)=remark, zinger=remark, potshot=remark, blunder=mistake, gaffe=mistake, goof=mistake, snafu=problem, flub=mistake, bust-up=dispute, dust-up=dispute, dustup=dispute, catfight=dispute, bitter row=dispute, shame=, disgrace=, goosebumps=, chills=,
terror(dread)=, panic(figurative)=, shudder=, sorrow=, humiliation=, indignity=, wrath=, jitters=`,
  },
  {
    tactic: null,
    kind: 'noun',
    severity: 1,
    reason: '',
    cues: `feud=dispute, spat=dispute, quest=effort, woes=problems, boost(end)=help, attack on(abstract)=action against, attack against(abstract)=action against, attacks on(abstract)=actions against, assault on(abstract)=action against, angle of attack against(abstract)=action against, assaults on(abstract)=actions against, escape route=route, battle over=dispute over, fight over=dispute over, war over(figurative)=dispute over, row over=dispute over, deportation machine=deportation program, war chest=campaign fund, crackdown on(abstract)=measures against, blow to=setback for, game plan=plan, hot take=opinion, deep dive=look,
backlash=criticism, chaos(figurative)=disruption, mayhem(figurative)=disruption, at war over(figurative)=in dispute over, civil war(party)=internal dispute, bad blood=dispute, jobs bloodbath=job losses, jobs massacre=job losses, market rout=market fall, bitter pill=setback, bitter blow=setback, devastating blow=setback, crushing blow=setback, huge blow=setback, major blow=setback, crushing defeat=defeat, humiliating defeat=defeat, stinging defeat=defeat, crushing loss=loss, bitter feud=dispute, bitter row=dispute, bitter dispute=dispute, bitter battle=dispute, bitter fight=dispute, bitter divorce=divorce, bitter split=split, bitter rivalry=rivalry, bitter legal battle=legal dispute, bitter custody battle=custody dispute, heated exchange=exchange, fat cat boss=executive, fat cat=executive, pal=friend, red flag=warning sign, smoking gun=evidence, shot in the arm(figurative)=help, slap in the face=insult, u-turn(policy)=reversal, gold mine(figurative)=source of income`,
  },
]
