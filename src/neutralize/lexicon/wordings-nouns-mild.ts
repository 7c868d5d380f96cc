/**
 * Loaded and chatty nouns that mean the same thing wherever they stand, but for the scenes named beside them. No tactic.
 */
import type { WordingBlock } from './wording.ts'

const mild = (cues: string, unless?: string, before?: string): WordingBlock => ({
  tactic: null,
  kind: 'noun',
  severity: 1,
  reason: '',
  isLast: true,
  ...(unless ? { unless: unless.replace(/\s+/g, ' ') } : {}),
  ...(before ? { before: before.replace(/\s+/g, ' ') } : {}),
  cues,
})

export const mildNouns: WordingBlock[] = [
  mild(
    `jaunt=trip,smirk(noun)=expression,scowl(noun)=expression,sneer(noun)=expression,grimace(noun)=expression,
    brekkie=breakfast,brolly=umbrella,brollies=umbrellas,telly=television,footie=football,footy=football,cuppa=tea,
    vino=wine,veggies=vegetables,chippy=chip shop,ciggie=cigarette,ciggies=cigarettes,pressie=present,
    pressies=presents,hols=holidays,nosh(noun)=food,scran=food,tipple=drink,bevvy=drink,bevvies=drinks,dosh=money,
    moolah=money,wonga=money,squillion=fortune,squillions=large sums,gazillions=large sums,zillions=large sums,
    tresses=hair,boozer=pub,bairn=child,nipper=child,tyke=child,kiddo=child,kiddie=child,kiddies=children,
    kiddos=children,rugrat=child,missus=wife,hubbies=husbands,chums=friends,besties=friends,toyboy=younger partner,
    toy boy=younger partner,oap=pensioner,oaps=pensioners,codger=older man,rabble=crowd,superfan=fan,superfans=fans,
    mega-fan=fan,godsend=benefit,crybabies=complainers,stushie=dispute,stooshie=dispute,set-to=argument,
    punch-up=fight,slap-down=rejection,slapdown=rejection,omnishambles=failure,clusterfuck=failure,shitshow=failure,
    s**tshow=failure,jinx(noun)=bad run,hopium=hope,copium=denial,doomscrolling=scrolling,must-have=item,
    must-haves=items,cheapskate=thrifty person,wonder drug=drug,wonder-drug=drug,wonder drugs=drugs,angst=worry,
    heebie-jeebies=unease,mercy dash=urgent trip,hospital dash=hospital trip,airport dash=airport trip,
    eurocrat=EU official,eurocrats=EU officials,quangocrat=official,sheeple=people,plebs=people,
    champagne socialist=left-winger,limousine liberal=liberal,anti-vaxxer=vaccine opponent,
    anti-vaxxers=vaccine opponents,warmist=climate campaigner,bible-basher=evangelical Christian,shyster=lawyer,
    ambulance chaser=injury lawyer,ambulance-chaser=injury lawyer,rozzers=police,squaddie=soldier,squaddies=soldiers,
    pollies=politicians,tradie=tradesperson,tradies=tradespeople,journo=journalist,journos=journalists,muso=musician,
    bikie=biker,bikies=bikers,fave=favorite,faves=favorites,vids=videos,convo=conversation,resto=restaurant,
    sesh=session,glow-up=makeover,comeuppance=punishment,custody war=custody dispute,
    redistricting war=redistricting contest,divorce war=divorce dispute,inheritance war=inheritance dispute,
    parking war=parking dispute,planning war=planning dispute,bin war=bin dispute,
    gerrymandering war=gerrymandering dispute,contract war=contract dispute,price war=price competition,
    parking wars=parking disputes,legal war=legal dispute,spending war=spending contest,chip war=chip dispute,
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
  mild(`grub=food`, `larva larvae beetle beetles insect insects moth lawn garden soil hub`),
  mild(`tucker=food`, `carlson bag bags`),
  mild(`bling=jewelry`, `ring`),
  mild(`boobs=breasts`, `tube`),
  mild(`rugrats=children`, `nickelodeon cartoon reboot series film show`),
  mild(`chum=friend`, `shark sharks bait fish salmon fishing dog`),
  mild(`hunk=man`, `of`),
  mild(`hottie=person`, `water bottle`),
  mild(`babe=woman`, `ruth pig film baby`),
  mild(`geezer=man`, `rock`),
  mild(`oldie=older person`, `song songs hit hits film films music`),
  mild(`oldies=older people`, `song songs hit hits film films music radio goldies`),
  mild(
    `hordes=crowds`,
    `mongol mongols golden zombie zombies orc orcs barbarian barbarians game games alliance warcraft`,
  ),
  mild(
    `horde=crowd`,
    `mongol mongols golden zombie zombies orc orcs barbarian barbarians game games alliance warcraft mode`,
  ),
  mild(`brainwave=idea`, `brainwaves eeg scan scans scientists study sleep brain neurons`),
  mild(`brainiac=expert`, `superman dc supergirl`),
  mild(
    `loyalist=supporter`,
    `ulster belfast northern ireland irish uvf uda paramilitary paramilitaries republican band bands march orange
      revolutionary brand customer customers syria syrian franco franc spain troops militia fighters forces brands`,
  ),
  mild(
    `loyalists=supporters`,
    `ulster belfast northern ireland irish uvf uda paramilitary paramilitaries republican republicans band bands
      march orange revolutionary brand customer customers syria syrian troops militia fighters forces spain`,
  ),
  mild(`crybaby=complainer`, `cry album film`),
  mild(`gripe(noun)=complaint`, `water`),
  mild(`ding-dong=argument`, `bell merrily song doorbell avon`),
  mild(`diss(noun)=insult`, `track`),
  mild(`broadside=criticism`, `ship ships navy naval warship warships ballad crash crashes collision tree car`),
  mild(`roasting=criticism`, `coffee beans chicken pan oven vegetables tin chestnuts beef pork potatoes turkey comedy`),
  mild(`savaging=criticism`, `dog dogs bear lion tiger attack`),
  mild(`clown car=group`, `circus`),
  mild(
    `implosion=collapse`,
    `titan submersible submarine demolition building stadium tower bridge chimney hotel demolished supernova star
      controlled casino sub ocean plant`,
  ),
  mild(`kryptonite=weakness`, `superman dc comics film lock locks bike`),
  mild(
    `treasures=items`,
    `museum museums buried sunken viking vikings roman royal ancient stolen looted national gold pirate pirates
      shipwreck wreck tomb egypt egyptian tutankhamun archaeologists archaeological cultural art hunters hunt island
      natural`,
  ),
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
  mild(`servo=petrol station`, `motor mechanism controller motors`),
  mild(`arvo=afternoon`, `part pärt`),
  mild(`vid=video`, `covid`),
  mild(`pics=photos`, `olympics epics`),
  mild(`deets=details`, `insect repellent`),
  mild(`goss=gossip`, `luke matt hospital`),
  mild(`streaming wars=streaming competition`, `star`),
  mild(`sacking of=dismissal of`, `museum vikings historic anniversary century rome city town`),
  mild(`gutting of=cuts to`, `fish building`),
  mild(`slashing of=cuts to`, `throat tyres tires knife`),
  mild(`savaging of=criticism of`, `dog dogs sheep`),
  mild(
    `secret to=method for`,
    `police keep keeps kept keeping court russia china top state open tell told sold sells spy hands handed passed
      pass`,
  ),
  mild(`secret behind=explanation for`, `keep keeps kept keeping`),
  mild(`secret sauce=method`, `burger mcdonald's restaurant recipe chicken food cook`),
  mild(`curveball=surprise,curve ball=surprise`, `pitch pitcher baseball innings batter`),
  mild(`strop(noun)=angry reaction`, `razor leather barber`),
  mild(`prodigy=talent`, `band keith firestarter`),
  mild(`limbo=uncertainty`, `contest dancers dancing dance dancer bar skirt party catholic`),
  mild(
    `brood(noun)=children`,
    `hens hen chick chicks bird birds eggs cicada cicadas spider film horror duck ducks ducklings owl swan mare`,
  ),
  mild(`ghouls=individuals`, `halloween ghost ghosts costume costumes fallout film game games`),
  mild(`stinker=poor performance`, `smell`),
  mild(`fudge(noun+alone)=compromise`, `chocolate recipe cake sweet sweets ice cream`),
  mild(`powwow=meeting,pow-wow=meeting`, `native tribe tribal dance indigenous nations`),
  mild(`bash(noun)=party`, `head heads hammer bat of street`),
]
