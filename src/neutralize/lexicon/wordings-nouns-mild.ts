/**
 * Loaded and chatty nouns that mean the same thing wherever they stand, but for the scenes named beside them. No tactic.
 */
import { mildOf } from './mild.ts'
import type { WordingBlock } from './wording.ts'

const mild = mildOf('noun')

export const mildNouns: WordingBlock[] = [
  mild(
    `jaunt=trip,smirk(noun)=expression,scowl(noun)=expression,sneer(noun)=expression,grimace(noun)=expression,
    brekkie=breakfast,brolly=umbrella,brollies=umbrellas,footie=football,footy=football,cuppa=tea,
    vino=wine,veggies=vegetables,ciggie=cigarette,ciggies=cigarettes,pressie=present,
    pressies=presents,hols=holidays,nosh(noun)=food,scran=food,tipple=drink,bevvy=drink,bevvies=drinks,dosh=money,
    moolah=money,wonga=money,squillion=fortune,squillions=large sums,gazillions=large sums,zillions=large sums,
    tresses=hair,bairn=child,kiddo=child,kiddos=children,rugrat=child,missus=wife,hubbies=husbands,besties=friends,toyboy=younger partner,
    toy boy=younger partner,oap=pensioner,oaps=pensioners,codger=older man,superfan=fan,superfans=fans,
    mega-fan=fan,godsend=benefit,crybabies=complainers,stushie=dispute,stooshie=dispute,punch-up=fight,slap-down=rejection,slapdown=rejection,omnishambles=failure,clusterfuck=failure,shitshow=failure,
    s**tshow=failure,jinx(noun)=bad run,hopium=hope,copium=denial,doomscrolling=scrolling,must-have=item,
    must-haves=items,cheapskate=thrifty person,wonder drug=drug,wonder-drug=drug,wonder drugs=drugs,angst=worry,
    heebie-jeebies=unease,mercy dash=urgent trip,hospital dash=hospital trip,airport dash=airport trip,
    eurocrat=EU official,eurocrats=EU officials,quangocrat=official,sheeple=people,plebs=people,
    champagne socialist=left-winger,limousine liberal=liberal,anti-vaxxer=vaccine opponent,
    anti-vaxxers=vaccine opponents,warmist=climate campaigner,bible-basher=evangelical Christian,shyster=lawyer,
    ambulance chaser=injury lawyer,ambulance-chaser=injury lawyer,rozzers=police,squaddie=soldier,squaddies=soldiers,
    pollies=politicians,tradie=tradesperson,tradies=tradespeople,journo=journalist,journos=journalists,muso=musician,
    bikie=biker,bikies=bikers,fave=favorite,faves=favorites,vids=videos,convo=conversation,resto=restaurant,
    sesh=session,glow-up=makeover,comeuppance=punishment,redistricting war=redistricting contest,inheritance war=inheritance dispute,
    parking war=parking dispute,gerrymandering war=gerrymandering dispute,parking wars=parking disputes,legal war=legal dispute,spending war=spending contest,chip war=chip dispute,
    axing of=dropping of,ousting of=removal of,booting of=removal of,trashing of=damage to,
    last-gasp winner=late winning goal,thunderbastard=shot,cash bonanza=windfall,misery for=hardship for,
    mortgage pain=mortgage costs,petrol pain=petrol costs,price pain=price rises,injury hell=injury,
    transfer saga=transfer matter,drug hell=drug addiction,drugs hell=drug addiction,drink hell=alcohol addiction,
    booze hell=alcohol addiction,addiction hell=addiction,gambling hell=gambling addiction,jollies=trips,
    doddle=easy task,cop-out=evasion,tearjerker=sad story,weepie=sad film,snoozefest=dull event,yawnfest=dull event,
    bore draw=goalless draw,bloodfest=violent film,slanging-match=argument,chinwag=chat,confab=meeting,
    tête-à-tête=meeting,tete-a-tete=meeting,heart-to-heart=conversation,drug den=drug house,crack den=drug house,
    gadget freak=gadget enthusiast,gadget freaks=gadget enthusiasts,selfie-snapper=tourist,selfie-snappers=tourists,
    gym bunny=gym-goer,gym bunnies=gym-goers,killjoy(label)=individual,grumbler=critic,grumblers=critics,
    boardroom putsch=board revolt`,
  ),
  mild(`tucker=food`, `carlson bag bags`),
  mild(`bling=jewelry`, `ring`),
  mild(`rugrats=children`, `nickelodeon cartoon reboot series film show`),
  mild(`hunk=man`, `of`),
  mild(`hottie=person`, `water bottle`),
  mild(`babe=woman`, `ruth pig film baby`),
  mild(`geezer=man`, `rock`),
  mild(`oldie=older person`, `song songs hit hits film films music`),
  mild(`oldies=older people`, `song songs hit hits film films music radio goldies`),
  mild(`brainiac=expert`, `superman dc supergirl`),
  mild(`crybaby=complainer`, `cry album film`),
  mild(`gripe(noun)=complaint`, `water`),
  mild(`ding-dong=argument`, `bell merrily song doorbell avon`),
  mild(`diss(noun)=insult`, `track`),
  mild(`roasting=criticism`, `coffee beans chicken pan oven vegetables tin chestnuts beef pork potatoes turkey comedy`),
  mild(`clown car=group`, `circus`),
  mild(
    `implosion=collapse`,
    `titan submersible submarine demolition building stadium tower bridge chimney hotel demolished supernova star
      controlled casino sub ocean plant`,
  ),
  mild(`kryptonite=weakness`, `superman dc comics film lock locks bike`),
  mild(
    `plague of=large number of`,
    `bubonic black death medieval`,
    `rats mice locusts flies ants wasps mosquitoes cockroaches pigeons gulls seagulls caterpillars snakes spiders
      jellyfish toads slugs moths frogs rat mouse midges`,
  ),
  mild(
    `erosion of=weakening of`,
    `coast coastline coastal beach beaches soil cliff cliffs river rivers land shoreline topsoil sea enamel tooth
      teeth rock rocks dune dunes bank banks hillside ice wetlands marsh`,
  ),
  mild(`whodunnit=mystery`, `novel film book series tv author play show`),
  mild(
    `inferno=fire`,
    `dante dante's towering disco film movie heat heatwave temperatures weather sun scorching game musical book novel
      netflix tower canto peak hell volcano summer pizza music`,
  ),
  mild(`pollie=politician`, `polly`),
  mild(`arvo=afternoon`, `part pärt`),
  mild(`pics=photos`, `olympics epics`),
  mild(`deets=details`, `insect repellent`),
  mild(`goss=gossip`, `luke matt hospital`),
  mild(`streaming wars=streaming competition`, `star`),
  mild(`secret sauce=method`, `burger mcdonald's restaurant recipe chicken food cook`),
  mild(`curveball=surprise,curve ball=surprise`, `pitch pitcher baseball innings batter`),
  mild(`strop(noun)=angry reaction`, `razor leather barber`),
  mild(`prodigy=talent`, `band keith firestarter`),
  mild(`ghouls=individuals`, `halloween ghost ghosts costume costumes fallout film game games`),
  mild(`stinker=poor performance`, `smell`),
  mild(`powwow=meeting,pow-wow=meeting`, `native tribe tribal dance indigenous nations`),
  mild(`bash(noun)=party`, `head heads hammer bat of street`),
]
