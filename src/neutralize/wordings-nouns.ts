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
    cues: `regime(state)=government, cronies=associates, crony=associate, thug=person, goon, minion=associate, henchman=associate, henchmen=associates, stooge=associate, lackey=associate, lapdog=associate, flunky=associate, sycophant=associate, bootlicker=associate,
mob(people)=group, cabal=group, cult(figurative)=group, clique=group, gang of=group of, zealot=supporter, fanatic=supporter, diehard=supporter, radical=activist, leftist=activist, lefty=activist, libs=liberals, lib=liberal, rino=Republican, snowflake=person, illegal alien=migrant, illegal immigrant=migrant, illegal migrant=migrant, illegals=migrants, alien(people)=migrant,
bureaucrat=official, apparatchik=official, career politician=politician, elitist=figure, hypocrite=, liar=, idiot=, moron=, dipshit=figure, loser=, clown=, crackpot=, whack job=, wacko=, nutjob=, lunatic=, scumbag=, sleazebag=, creep=man, pervert=man, perv=man, monster(people)=man, fiend=man, brute=man, castoff=former employee, has-been=former star, nemesis=critic, fixer=associate, henchwoman=associate, overlord=owner, strongman=leader, tyrant=leader, warlord=leader, mastermind=organizer, kingpin=leader, puppet master=leader, clanker=robot, scrub=player,
power grab=move, land grab=move, money grab=move, cash grab=sale, witch hunt=investigation, witch-hunt=investigation, kangaroo court=court, sham trial=trial, slush fund=fund, gravy train=payments, pork=spending, boondoggle=project, vanity project=project, money pit=project, quagmire=conflict, debacle=failure, fiasco=failure, farce=event, circus=event, sideshow=event, charade=event, shambles=situation, mess=situation, chaos, train wreck=failure, trainwreck(figurative)=failure, dumpster fire=failure, disaster(figurative)=failure, catastrophe(figurative)=failure, cover-up=, coverup=, lies=false statements, tax scheme=tax plan, tax plot=tax plan, making scheme=making plan, scheme(state)=plan, ploy=plan, plot(policy)=plan, gambit=plan, stunt, antics=actions, shenanigans=actions, dirty trick=tactic, dirty tricks=tactics, meddling=involvement, crusade=campaign, war on(cause)=campaign against, war against(cause)=campaign against, vendetta=campaign, purge(figurative)=removal, propaganda=messaging, brainwashing=teaching, indoctrination=teaching, invasion(people)=arrival, hordes of=many, swarms of=many, floods of=many, wave of illegal=arrival of, scandal(real)=issue, no-show=absence, handout=payment, giveaway(policy)=benefit, sellout=, traitor=, tax grab=tax increase, tax hike=tax increase, drama(family)=dispute, hit job=report, hit piece=article, puff piece=article, hot mess=situation, tax raid=tax increase, death force one=the plane, resistance democrat=Democrat, nanny state=state regulation`,
  },
  {
    tactic: 'hyperbole',
    kind: 'noun',
    severity: 2,
    reason: 'describes beyond the fact',
    cues: `game-changer=development, game changer=development, gamechanger=development, masterpiece=performance, masterclass=performance, beatdown=win, drubbing=defeat, blowout=win, bloodbath, massacre(figurative)=loss, thrashing=defeat, demolition job=win, takedown=criticism, smackdown=criticism, clapback=response, bombshell=report, stunner, shocker=result, thriller(sport)=game, nail-biter=game, meltdown(people)=reaction, miracle=recovery, breakthrough=result, juggernaut=company, powerhouse=team, behemoth=company, sensation=figure, phenom=player, goat(shout)=player, frenzy=interest, mania=interest, craze=trend, hysteria=concern, fever pitch=peak, showdown=meeting, face-off=meeting, faceoff=meeting, slugfest=contest, war of words=dispute, clash of the titans=contest, firestorm=criticism, uproar=criticism, furor=criticism, furore=criticism, bonanza=increase, goldmine=source of income, gold mine(figurative)=source of income, whirlwind=period, rollercoaster=series of changes, roller coaster(figurative)=series of changes, tsunami of=many, avalanche of=many, flood of=many, torrent of=many, tidal wave of=many, explosion of=increase in, nostalgia bomb=place, wake-up call=warning, slam dunk=success, home run(figurative)=success, moonshot=project, spectacle=event, extravaganza=event, odyssey(figurative)=journey`,
  },
  {
    tactic: 'emotional-language',
    kind: 'noun',
    severity: 2,
    reason: 'names or pushes a feeling',
    cues: `outrage=criticism, fury=criticism, rage=anger, heartbreak=loss, heartache=loss, horror=, terror(figurative)=, nightmare=problem, tragedy=, agony=pain, anguish=grief, misery=hardship, despair=concern, panic=concern, meltdown=reaction, tantrum=complaint, hissy fit=complaint, tirade=remarks, roast(end)=remarks, jab at=remark about, dig at=remark about, swipe at=remark about, barb at=remark about, rant=remarks, outburst=remarks, diatribe=remarks, screed=statement, barb=remark, dig(remark)=remark, jab(remark)=remark, swipe(remark)=remark, zinger=remark, potshot=remark, blunder=mistake, gaffe=mistake, goof=mistake, snafu=problem, flub=mistake, stumble(figurative)=mistake, breakdown(people)=reaction, temper=, feud=dispute, spat=dispute, bust-up=dispute, dust-up=dispute, dustup=dispute, catfight=dispute, bitter row=dispute, shame=, disgrace=, goosebumps=, chills=, feels=, delight=, joy=, hell=, humanity=treatment`,
  },
  {
    tactic: null,
    kind: 'noun',
    severity: 1,
    reason: '',
    cues: `quest=effort, woes=problems, plight=situation, saga=case, ordeal=experience, gig=job, hub=center, bid=attempt, boost(end)=help, attack on(abstract)=action against, attack against(abstract)=action against, attacks on(abstract)=actions against, assault on(abstract)=action against, angle of attack against(abstract)=action against, assaults on(abstract)=actions against, escape route=route, clash(figurative)=dispute, standoff(figurative)=dispute, stand-off(figurative)=dispute, battle over=dispute over, fight over=dispute over, war over(figurative)=dispute over, row over=dispute over, deportation machine=deportation program, war chest=campaign fund, bombardment of(abstract)=many, grip on=control of, darling=favorite, crackdown on(abstract)=measures against, onslaught of=many, spree=series, blow to=setback for, lifeline=support, holy grail=goal, game plan=plan, hot take=opinion, insider look=look, deep dive=look`,
  },
]
