/** Readings that an engine of rules gets wrong most easily, each by an invented headline and what may not be said of it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from './engine.ts'

const engine = createEngine()

const NEVER: readonly (readonly [headline: string, misreading: string, never: RegExp])[] = [
  ['Harbor Students, What Book Do You Really Want For School', 'whoever is asked as people', /people/],
  ['From the Harbor to the Pier to Your Phone, by Way of Skerra', 'whose it is as a verb', /to phone/],
  ['Okafor, Boyfriend Emil Dorn Engaged? Skerra Couple Seen ...', 'what is asked as told', /^(?!.*\?)/],
  ['Okafor, Ruiz and Dorn are shouting and waving, but at whom?', 'what is told as asked', /whether|\bif\b/],
  [
    'Dana Okafor seeks federal probe of Skerra ferry texts, slams furious Ruiz response and says Dorn “cannot steer”',
    'what is sought as there',
    /(?<!seek(?:s|ing) (?:an? |the )?)federal probe/,
  ],
  [
    "Lawyer: Emil Dorn, author of 'Harbor Night,' 'Tides of Skerra,' dies at ...",
    'a death as a description',
    /^(?!.*\bdie[sd])/,
  ],
  ['Tram crews are making their trams insanely cute to try and win over riders', 'a verb as a win', /win over/],
  ['Shop rare price drops on new ferry gear at Norwell’s spring sale', 'an order as a price', /dropped|dropping/],
  ['Okafor, Dana Ruiz in new film to win young voters', 'what a film is for as a plan', /\bwill\b|plans/],
  ['11 Calm Texts Your Period Would Send You', 'a period as an age', /the period/],
  ['17 Unforgettable Ferry Rides That Defined 2031', 'what defines a year as about it', /about 2031/],
  ['12 Harbor Soups That Are Basically Stew', 'what is nearly so as so', /are stew/],
  ['We Can Guess What Makes You Happiest At Sea', 'a guess as knowledge', /learn|be told|know/],
  ['What Happens When You Give Up Bread For A Week', 'what is given up as the subject', /about (?:bread|a week)/],
  [
    'Three Sailors Dropped By A Norwell Bar—And Dana Ruiz Paid For Dinner',
    'guests as let down',
    /been dropped|were dropped/,
  ],
  ['And Then There Were Two: Norwell Buys Holm', 'who is left as who there was', /[Tt]here|\bbeen two\b/],
  ['Norwell ferry boss sees harbor change while sailors count the tolls', 'a view as an event', /\b(?:saw|seen)\b/],
  ['Which Song About Ferries Helped You Through Your Winter', 'a question to readers as told', /^(?!.*\?)/],
  ['Norwell ferry strike: Could crews sue the new Norland for ...', 'what may be as done', /filed|have sued|by could/],
  ['Will Norwell Stock Rally After Its Ferry Report?', 'a noun as a verb', /will stock|stocking/],
  ['‘Tides of Skerra’: Get your fill of gulls with this new season trailer', 'a title as nothing', /^(?!.*Tides)/],
  [
    'Okafor’s long talk with Ruiz shows effect of Norland’s ‘toll fit’ | Dana Okafor',
    'whom it is about as who writes',
    /column/i,
  ],
  ['Six ways harbor fees are changing sailing habits', 'a change as arguments', /argument/],
  ['Norwell firm is offering free tolls for a year to crews', 'what lasts as what lasted', /been offering/],
  ['Thieves break into St. Holm vaults, claim the crew still has tokens ...', 'a short word as an end', /\bSt$/],
  ['Top 4 things we learned from Gulls vs. Terns | Week 3 - Norwell Gulls', 'a short word as an end', /\bvs$/],
  ['Norwell opens ferry again in May - How Did You First Sail It?', 'readers as people', /people/],
  [
    'Norwell is finally getting a highly requested ferry that its rivals have long had',
    'a cut verb as whole',
    /that Norwell getting/,
  ],
  [
    'Dorn sparks alarm with hint he could permit sales of Holm’s advanced GPS maps in Skerra',
    'whose it is as what is sold',
    /sales of Holm$/,
  ],
  [
    'The original trainwreck Dana Ruiz’s agent confirmed that the sailor Ruiz was admitted into Norwell Clinic in Skerra, Norland.',
    'one person as two',
    /(?:about|centers on|with|on) .*Ruiz.*Ruiz/,
  ],
  ['Holm asked Dorn: Are you the captain?', 'one who is asked as people', /people/],
  ['Witnesses say the officer took aim at the sailor', 'a gun as words', /critici/i],
  ['Emil Dorn (40-2, 30 KOs) blasted Otto Holm in Skerra to retain the heavyweight belt', 'blows as words', /critici/i],
  ['Harbor app now lets you share what you are sailing with friends', 'what is shared as what is said', /\bsay\b/],
  [
    'Here is how questions from crews will be handled in Norwell',
    'how as that',
    /^(?!.*\b(?:how|way|about|handling)\b)/i,
  ],
  ['Norland board drops blunt warning on Skerra ferries', 'what is given as what is given up', /drop/],
  ['Riding the wild wave of ferry coverage', 'who is in it as who gains by it', /benefit/i],
  ['Dorn storms out of Norwell harbor meeting', 'a protest as a departure', /\b(?:leaves?|left|leaving)\b/],
  ['Skerra has more money in boats than ever before', 'a record as a rise', /than before/],
  ['Ferry tolls are too high and must fall | Dana Dorn', 'what a writer thinks as what is so', /^(?!.*column)/i],
  ['Several killed in Skerra ferry crash', 'nobody as counted', /a number of (?:killed|are|were|have|being)/i],
  [
    'Backlash to data centers could cost Okafor a seat, Ruiz warns',
    'what is criticized as who is told',
    /criticism to/i,
  ],
  ['College loses its monopoly on harbor jobs', 'colleges as one', /a college/i],
  ['Norwell pilot jailed in Skerra in October is freed', 'what was done as to come', /to be freed|is reportedly freed/],
  ['Who is Dana Okafor? Bullhorn-wielding socialist upsets mayor in Norwell', 'a sentence as none', /\? [a-z]/],
  [
    'Norwell Center board votes again to renovate building and inscribe Okafor’s name on it – report',
    'one source as two',
    /: Report:/,
  ],
  ['Okafor says ferry will sail: ‘If the wind drops’', 'what depends on something as settled', /^(?!.*if the wind)/],
  [
    'Ruiz Says Port Is Hers — ‘After We Finish Beating Dorn’',
    'what is to come first as done with',
    /^(?!.*after we finish)/,
  ],
  ['Norwell to reopen harbor – once repairs are done', 'a condition as a sentence of its own', /; once/],
  [
    'Indictment alleges Skerra pilot was lying in wait before killing his brothers Otto and Emil Dorn',
    'waiting as a lie',
    /lying (?!in wait)/,
  ],
  [
    'Okafor highlights results of her Norwell harbor fare cap as crime continues to fall after record drop in 2031',
    'what a clause tells of as when it is told',
    /cap (?:after|following) record/,
  ],
  [
    'Rovers top pick Emil Dorn out for a week after injury, coach says',
    'which of them he is as what they did',
    /topped/,
  ],
  ['Norwell coroner IDs man found in harbor', 'who is identified as who does it', /IDs/],
  ['Skerra police ID pilot killed in crash', 'who is identified as whose he is', /ID pilot/],
  ['Norwell teacher admits to years of fare fraud: deputies', 'what is said as told by nobody', /[:;] deputies$/i],
  ['Skerra boats race to Norwell for island games – in pictures', 'how it is told as what is told', /in pictures/],
  [
    'Prince Dorn said returning to Norwell was ‘impossible’',
    'what is said as what somebody says',
    /Norwell (?:is|was) report/,
  ],
  ['ICE arrests captain in Skerra ferry accident that killed 2', 'who arrests as who kills', /killed 2 by/],
  [
    'State Dept. declares Skerra sailor in Norwell wrongfully detained',
    'what is declared of him as he',
    /is declared|state Dept/,
  ],
  [
    'Skerra rookie makes island history by hitting a home run in each of his first three career games',
    'half a feat as all of it',
    /a home run$/,
  ],
  ['Okafor hints at retirement at end of season', 'when she would go as when she says so', /by Okafor at/],
  ['Dorn quits as Norwell mayor – again', 'what goes along as a sentence of its own', /; (?:once )?again/],
  ['Norwell ferry is safe — maybe', 'a doubt as a sentence of its own', /; maybe|^(?!.*maybe)/i],
  [
    'Norwell harbor board reports rise in ferry thefts',
    'what is reported as what rises',
    /reports (?:rose|have risen|are)/,
  ],
  ['Skerra ferry inflation eased slightly in July', 'what eases as what is eased', /(?:been|is|being) eased/],
  ['Dorn’s ‘last words:’ Skerra opens new ferry pier', 'two marks where one stands', /:[’']?;|:’/],
  ['Okafor was aboard lost Norwell ferry: White House', 'who says it as what it is', /: White House/],
  ['Retired Marine colonel on Okafor threat to close Norwell pier', 'who he was as his name', /: Retired/],
  [
    'Skerra Cup Playoffs Begin: Here Are Three Players To Watch',
    'who is watched as who watches',
    /will watch|plans for/,
  ],
  [
    'Gov. Ana Ruiz: I Do Not Endorse or Support Emil Dorn',
    'whose words they are as ours',
    /(?:reported|writes) that I/,
  ],
  ['I Worked for Ana Ruiz. Norwell Is Turning Against the Ferries', 'what was as what is', /who works/],
  [
    'Gun stash in Norwell forest believed to be linked to Skerra, say reports',
    'a verb as who says it',
    /according to say/,
  ],
  [
    'Norwell ferry war heads to Skerra, Brenton and Dunmore and more top headlines',
    'what else there is as where it goes',
    /headlines/,
  ],
  ['Norwell paint prevents rust from returning', 'what is prevented as what prevents', /^Prevention/],
  [
    'Harbor cup 2031: Skerra Championship best bets at Norwell ferry club',
    'which of many as who bets',
    /has bet|is betting/,
  ],
  [
    'Ferry companies back away from Norwell straits threatened by Skerra',
    'what they do as who they are',
    /Skerra has|been threatened|being threatened/,
  ],
  ['Islands in ‘ferry conflict’ barred from hosting Norwell cup', 'many as one', /conflict’ (?:is|has) /],
  [
    '‘Gulls’ Series Premiere Recap And Review: Not That Super And Certainly No ‘Ferry Night’',
    'the first night as a deed',
    /premiered/,
  ],
  ['Flock revises ferry policies following criticism', 'a firm as birds', /by flock/],
  ['Skerra swimmer hid in ferry cart', 'one who hides as one who is hidden', /concealed in/i],
  ['Dorn takes fresh shot at title', 'a try as criticism', /critici|fault/i],
  ['Ruiz takes cheap shot at Dorn in bout', 'a blow as criticism', /critici|fault/i],
  ['Bear takes swipe at hiker', 'a paw as words', /remark|critici/i],
  ['Bear takes a vicious swipe at hiker', 'a paw as words', /remark|critici/i],
  ['Gang launches attack on Skerra tanker', 'a deed of arms as words', /critici|fault/i],
  ['Residents come under fire as they flee Skerra', 'shot at as blamed', /critici|fault/i],
  ['Sinkhole opens up in Norwell', 'the ground as who speaks', /talk/i],
  ['Okafor sold secrets to Norland', 'what is kept secret as how to do it', /ways/i],
  ['Okafor stays at home to care for son', 'where somebody is left out', /stays? care/],
  ['Skerra doctors ready to die for patients', 'what somebody is ready for left out', /ready (?:for )?patients/],
  ['Village devastated by flood', 'destroyed as sad', /upset/],
  ['Dozens sickened by Norwell oysters', 'ill as sad', /upset/],
  ['Surprise gift leaves mum in tears', 'tears of joy as grief', /upset/],
  ['Reunion of Skerra sisters ends in tears of joy', 'a good end as a bad one', /badly/],
  ['Police fire warning shot at crowd in Skerra', 'a shot as a word', /warns? crowd|warned/],
  ['Fresh battle for Skerra bridge kills 30', 'a fight as a debate', /dispute/],
  ['Regulator warns over miracle cures sold in Skerra', 'what is only promised as what it is', /over cures/],
  ['Residents furious at council over bin tax', 'a feeling as an opinion', /critici|fault/i],
  ['Okafor spreads conspiracy theory about ferries', 'a conspiracy as a theory not proven', /unproven/],
  ['Liberal Democrat party picks Okafor', 'a name as another', /Democratic/],
  ['Officials say you can swim at Norwell again', 'what one may as what one should', /say to swim/],
  ['No big changes to Norwell bin days', 'few as none', /no changes/i],
  ['Norwell puts on a drone display', 'what is shown as who is seen', /appear/i],
  ['Far left party wins Skerra seat', 'a wing as its half', /^(?:the )?left party/i],
  ['Beef over 20 days old seized in Skerra', 'meat as a quarrel', /dispute/],
  ['Killer heatwave hits Skerra', 'those who died of it left out', /^(?!.*(?:[Dd]eadly|[Kk]iller))/],
  ['Norwell house in tatters after blast', 'broken as short of money', /in difficulty/],
  ['Surgeon’s fatal mistake led to Norwell inquiry', 'a death left out', /^(?!.*fatal)/i],
  ['Dorn sends threatening message to judge', 'a threat as a speech', /address/],
  ['Plane spirals out of control over Skerra', 'how it flies as how it gets', /worse/],
  ['Okafor makes history as she wins Norwell vote', 'when it was as what she is', /becom/],
  ['Inside job at Norwell bank, police say', 'who did it as where it was', /within job/],
  ['Dorn becomes highest-paid sailor of all time', 'the most ever as the most now', /sailor$/],
  ['Blast guts Norwell school services building', 'ruined as made less', /\bcuts?\b/],
  ['Rioters torch 40 cars in Skerra', 'burnt as paid', /spen[dt]/],
  ['Okafor exposes crew to smoke, court hears', 'what is done to somebody as what is told', /reveal/],
  ['Okafor busts myths about Skerra', 'a myth as a thief', /catch|caught/],
  ['Oil rigs close off Skerra', 'a plural as a deed', /manipulat/],
  ['Norland invades Skerra', 'by force as by the door', /enter/],
  ['Couples thrashed for sitting in Norwell park', 'beaten as beaten in sport', /defeat/],
  ['Skeleton found in Norwell dig', 'a spade as words', /remark/],
  ['Coins found during dig at Norwell castle', 'a spade as words', /remark/],
  ['Man killed by blow to head in Norwell', 'a blow as bad luck', /setback/],
  ['Okafor, Dorn battle over ferries', 'a deed as a thing', /Dorn dispute/],
  ['Wildfires rage north of Norwell', 'a deed as a feeling', /anger/],
  ['Diver dies in deep dive off Skerra', 'under water as into a text', /look|review/],
  ['Fire escape route blocked at Norwell hotel', 'half of a name left out', /fire route/i],
  ['Useless masks sold to Norwell hospitals', 'what is wrong with them left out', /^masks|: masks/i],
  ['Spoiled ballots found in Skerra vote', 'which ones left out', /^ballots|: ballots/i],
  ['Gun-toting robber holds up Norwell bank', 'a weapon left out', /^(?!.*(?:armed|gun))/i],
  ['Norwell strongman lifts car', 'who lifts as who rules', /leader|ruler/],
  ['Hikers scramble to summit as storm nears', 'a climb as an effort', /\bwork/],
  ['Dorn tangles with shark off Skerra', 'caught as in a quarrel', /argu/],
  ['Baby weighs in at 5kg in Norwell', 'weight as words', /comment/],
  ['Norwell plunges into chaos after ferry strike', 'who is disturbed as who disturbs', /disrupts/],
  ['Regime silences critics in Skerra', 'silenced as answered', /respon/],
  ['Farmers mend fences after Skerra storm', 'fences as friendship', /reconcile/],
  ['Pork prices rise as Norwell government cuts aid', 'meat as money', /spending prices/i],
  ['Car giveaway at Norwell arena', 'a present as a benefit', /benefit/],
  ['Judge calls sham trial of Dorn illegal', 'that it was none left out', /calls trial/],
  ['Gang hit job in Skerra kills one', 'a killing as a text', /report in/],
  ['Okafor shrugs off ankle injury to win Norwell open', 'a pain as a claim', /dismiss/],
  ['Pastor invites flock to bring drums', 'who goes as going', /go to bring/],
  ['Tourists cruise past Skerra cliffs', 'at sea as in sport', /defeat/],
  ['Police outgunned by gang in Skerra', 'fewer guns as lost', /defeat/],
  ['Okafor dunks on Dorn in Norwell final', 'a ball as words', /critici|fault/],
  ['Norwell flip flops recalled', 'shoes as what failed', /failure/],
  ['Fish dishes on Norwell menu', 'food as words', /talk/],
  ['Oil gushes from well off Skerra', 'oil as who speaks', /speak|spoke/],
  ['Rebels pocket 3 villages in Skerra', 'taken as given', /receive/],
  ['Scandal topples Norwell police chief', 'an office as a match', /defeat/],
  ['Trial told of Norwell ordeal', 'what is borne as what is learnt', /experience/],
  ['Norwell lab weaponizes virus, report says', 'made a weapon as used', /\buses?\b/],
  ['Skydivers in free fall over Norwell collide', 'the air as a market', /decline/],
  ['Reactor has a meltdown in Skerra', 'a reactor as who answers', /\breact(?:s|ed|ing|ion)?\b/],
  ['Norwell raises barn rate as mum cooks up stew', 'a meal as a plan', /devise/],
  ['Norwell crowd stunned by final', 'surprised as beaten', /defeated/],
  ['Twisted metal litters Norwell street', 'what it is left out', /^(?!.*twisted)/i],
  ['Brain-dead woman gives birth in Skerra', 'what she is left out', /^(?!.*brain-dead)/i],
  ['Bogus doctor jailed in Norwell', 'one who is none as one who lies', /false/i],
  ['Okafor supposedly fled Skerra', 'doubted as reported', /\breportedly fled/],
  ['Extraordinary meeting called by Norwell council', 'a kind as praise', /^(?!.*extraordinary)/i],
  ['Colossal squid found off Skerra', 'a kind as a size', /^(?!.*colossal)/i],
  ['Okafor nabs gold in Skerra final', 'won as held by police', /arrest/],
  ['Patient hemorrhages in Norwell', 'bleeds as is beaten', /los(?:es|t)/],
  ['Thieves fleece Norwell widow', 'robbed as sold too dear', /overcharg/],
  ['Tower looms over Norwell street', 'stands as does something', /affect/],
  ['Doctors shock patient back to life in Norwell', 'what they do left out', /Doctors patient/],
  ['Crews crank up Norwell engine', 'started as made more', /increas/],
  ['Okafor snubs Norwell gala', 'stays away as is not asked', /pass/],
  ['Man fights for life after Norwell crash', 'what doctors call it made up', /critical/],
  ['Norwell tower imploded by crews', 'brought down as fallen', /collapsed by/],
  ['Rams butt heads in Skerra park', 'horns as views', /disagree/],
  ['Okafor gets another shot at Norwell title', 'a chance as a bullet', /gets shot/],
  ['Corrupt officials jailed in Skerra', 'what they were jailed for left out', /^(?!.*corrupt)/i],
  ['Corrupt Norwell mayor sentenced', 'what he is sentenced for left out', /^(?!.*corrupt)/i],
  ['Miracle cure claims draw warning from regulator', 'a promise left out', /^(?!.*miracle)/i],
  ['Regulator warns over miracle cures sold in Skerra', 'only promised', /^(?!.*miracle)/i],
  ['Child left out in the cold by mother, police say', 'a place as a feeling', /left out by/],
  ['Norwell boxer lands body blow', 'a blow as bad luck', /setback/i],
  ['Council axes tree in Norwell', 'felled as made less', /\bcuts?\b/i],
  ['Court axes appeal by Okafor', 'thrown out as made less', /\bcuts?\b/i],
  ['Disaster in Norwell as bridge collapses', 'a catastrophe as what did not work', /failure/i],
  ['Norwell disaster: 40 feared lost', 'a catastrophe as what did not work', /failure/i],
  ['Firestorm destroys 40 homes in Skerra', 'a fire as a debate', /controversy/i],
  ['Battle over Skerra bridge kills 30', 'a fight as a debate', /dispute/i],
  ['War over Skerra ends after 10 years', 'a war as a debate', /dispute/i],
  ['Red flag warning issued for Norwell hills', 'a fixed phrase by halves', /sign/i],
  ['Purge valve fails at Norwell plant', 'a part of a machine as a deed', /removal/i],
  ['Norwell regime of exercise cuts pain', 'a routine as who governs', /government/i],
  ['Aliens found in Skerra river', 'visitors from elsewhere as people', /migrants/i],
  ["Doctors treat Ruiz's nightmares", 'dreams as difficulties', /problem/i],
  ['Free radical study wins prize', 'half of a name left out', /free study/i],
  ['Crazy golf course shuts in Skerra', 'half of a name left out', /\b(?<!crazy )golf/i],
  ['Two Million Skip Second Flu Vaccine Shot in Dunmore', 'a dose as a deed', /shooting|been shot|being shot/i],
  ['Aussie rules teams out of cup after Norwell storm', 'a game as what somebody does', /has ruled|ruling/],
  [
    'Mayor lifts order on Skerra Fleet, opening door for tourists',
    'what follows from the deed as what it is done to',
    /opening door (?:is|are|has|have)\b/,
  ],
  ['Mayor promotes control over Skerra: ‘It is ours’', 'over what as who is promoted', /control (?:is|has been|by)\b/],
  ['Norwell boat displays fail in rain', 'a plural as what somebody does', /displayed|displaying/],
  [
    'Norwell Trams May Ring Bells at Night—For Now',
    'what holds for a time as settled',
    /night(?! for (?:now|the time being))/,
  ],
  [
    'If Norwell wins the ferry cup, the town gets a quay',
    'a condition as a deed',
    /\b(?:won|has won|to have won|winning)\b/,
  ],
  ['Norwell Harbor board OKs longer ferry', 'those who decide as who boards', /board(?:ed|ing)\b/],
  ['Norwell lab reports no breakthrough in salt battery tests', 'a small denial as a full one', /no advance/],
  ['Lib Dems choose Okafor to lead Norwell council', 'a party as a leaning', /liberal/],
  ['Okafor tells pupils what the lighthouse means to her', 'a sense as an aim', /intend/],
  ['Storm keeps country musician on Skerra', 'a kind of music as a state', /nation musician/],
  ['Divers spot anchor 90 metres below ferry', 'where a thing lies as where it is seen from', /by divers below/i],
  ['Boots porter pays tribute to Norwell baker', 'a shop as a deed', /removes/i],
  ['Norwell bridge works: There’s a sketch but no firm date and much doubt', 'what is fixed as a company', /company/i],
  [
    'Ada Dorn threatened to SUE her port chief during row',
    'who threatens as who is threatened',
    /been threatened|being threatened/i,
  ],
  [
    'Deaths spiked as ice closed the harbor, parish records show',
    'what rises as what is done to it',
    /been spiked|being spiked|(?:are|were) spiked/i,
  ],
  ['Sailors ‘afraid’ of Lunt as Norwell press secretary, Dorn says', 'a role as a time', /while|at a time when/i],
  [
    'Bronze oar discovered under pier declared ‘relic’ by museum',
    'what was found as all that was done',
    /(?:is|been|being) (?:discovered|found)/i,
  ],
  ['Mercury levels in river fish double limit', 'a plural as a deed', /level(?:ed|ing|led|ling)/i],
  ['Beer sales ban at match lifted for fans', 'a ban as a deed', /prohibit|banned|banning/i],
  ['Fans lift ban-hit Rovers to win', 'a lift as an end', /\bend(?:s|ed|ing)?\b/i],
  ['Marry at the zoo, couples urged', 'a call as a person', /couples (?:is|has|are|have|being)/i],
  ['Dorn ignores rants of harbor rivals', 'a plural of a plural', /remarkses/i],
  ['Norwell firm accused of union busting in mass firings', 'a fight as a catch', /catch/i],
  ['Okafor praises mayor’s charm offensive on Norwell crews', 'what wins people over as a contest', /campaign/i],
  ['Tariffs may start a Cold War Over Norwell harbor', 'a war by its name as a dispute', /dispute/i],
  ['Dorn says Okafor attacks on Norwell immigrants distract crews', 'words as deeds', /actions? against/i],
  ['Owners bet on Norwell fair boost', 'what comes of something as its help', /help/i],
  ['Guards taunted Norwell sailor to jump, lawyer says', 'a call as a verdict', /criticiz|find fault|found fault/i],
  [
    'Dorn says brokers hijacked harbor loophole to import nets',
    'a figure as a takeover',
    /t(?:ak(?:es?|en|ing)|ook) over/i,
  ],
  ['Okafor axes Dorn’s ferry loan plan', 'an end as a reduction', /cut/i],
  ['Norwell ferry launch didn’t break the internet', 'a figure of something else', /spread online/i],
  ['Officer asked to testify before Norwell court committee', 'where as when', /prior to|ahead of/i],
  ['Couples urged on by crowd kiss for record', 'a particle as a preposition', /called on on/i],
  ['School head to head with parents over phones', 'a quarrel as a plan', /head (?:will|is set to|is due to) head/i],
  ['Plan to oppose owners’ pier bid agreed', 'what is planned as what will be', /plan will|plan is set/i],
  ['Ban starts Monday, head says', 'what is to come as past', /started/i],
  ['Death of Dorn ruled accident', 'what is ruled as who rules', /by (?:death of )?Dorn|ruled by/i],
  ['300 chase jobs at new Norwell plant', 'people as a list', /list of 300|gathered|presented|puts together/i],
  ['Norwell Air mandates crews wear ear masks on deck', 'an order as a sort of crew', /crews (?:have|are) /i],
  ['Washing face masks feels like endless work', 'a plural as a deed', /masked|masking/i],
  ['Skerra shipyard may cut 1,400 jobs', 'how many as how much', /reduce 1,400/i],
  ['Otters rest two keepers for cup tie vs. Rovers', 'two marks as one', /against\./i],
  ['Bill de Marsh under attack over remarks on port crews and ferry rules', 'a name as a word', /bill de/],
  ['Queenslanders warned not to feed harbor gulls', 'a people as one', /Queenslanders (?:is|was|has)/],
  ['Americans can still get a free ferry seat', 'a people as one', /Americans (?:is|was|has)/],
  ['Divers stranded on Skerra reef plead for a boat', 'two verbs as one clause', /(?:are|been|being) stranded/i],
  ['Burglar stuck in chimney rang police himself', 'two verbs as one clause', /(?:is|been|being) stuck/i],
  ['Police hunted by mob flee station', 'two verbs as one clause', /(?:are|been|being) hunted/i],
  ['Family of girl killed by bus sue council', 'a girl as her family', /family of girl (?:has|is|being|are|have)/i],
  ['Baker among those hit by Norwell power cut', 'one of many as all', /those (?:is|has|are|have|being)/i],
  [
    'Ferry union opposes Norwell’s appointment of Ada Lunt as chair',
    'what she is appointed as how the union opposes',
    /by ferry union as chair/i,
  ],
  [
    'Five of Ada Lunt’s best friends could be asked to row',
    'friends as a list',
    /list of (?:five|5)|gathered|presented/i,
  ],
  ['Minister resigned to losing seat, aides say', 'a feeling as a deed', /has resigned|have resigned/i],
  ['Nurses back strike but doctors don’t', 'support as a strike', /struck|striking/i],
  [
    'Runaway pig bites officer trying to catch it',
    'whom it bites as who bites',
    /(?:is|be|has been) (?:trying|seeking|attempting)/i,
  ],
  ['Drug trial volunteers fall ill', 'people as a deed', /volunteered|volunteering/i],
  ['Viewers say new series lacks the ‘charm’ of the old one', 'two articles', /no the/i],
  ['Rovers hurry repairs as two teams return to training grounds', 'a place as a deed', /grounded/i],
  ['A FIFTH of Norwell boats failed in port safety check', 'a word as letters', /\ban fifth/i],
  ['40 years ago, a stranger saved two goats', 'one as many', /stranger (?:are|have)/i],
  ['Rovers hold nerve in shoot-out to reach final', 'a club as wanderers', /\brovers\b/],
  [
    'At least nine sailors lost off Norwell amid worst flooding in over 40 years, port pilots say',
    'the worst in years as the worst ever',
    /worst flooding(?! in over 30)/i,
  ],
  ['2 Norwell wardens reportedly shot, gunman at large', 'who is shot as who shoots', /shooting|have shot/i],
  [
    'Skerra’s captain promised to buy boats. So far, she’s waiting',
    'who promised as who is promised',
    /been promised|being promised|(?:is|was) promised/i,
  ],
  ['Locally made oars ready for the Norwell rowing club', 'how as who', /locally (?:is|has|making)/i],
  ['Four rowers dead and one wounded after Skerra squall', 'the dead as the wounded', /one (?:are|is|has|have)/i],
  ['Broncos prop rubbed out for two weeks', 'a player as a deed', /propped|propping/i],
  ['Pollies cop pay freeze as budget bites', 'a verb as an officer', /officer|paid|paying/i],
  ['Lunt’s agent: He will stay', 'somebody as anybody', /a man/i],
  ['Ferry chiefs call for cuts to stop', 'an end of cuts as cuts', /request(?:s|ed|ing)? cuts/i],
  ['Otters stand alone after the spring regatta', 'how as what', /alone (?:is|has been) stood/i],
  ['Norwell tides tracking even worse than feared', 'how as what', /worse is/i],
  ['Quitting Norwell can be hard. Try it in winter', 'what may be as who can', /able to be/i],
  ['Lunt: Islanders will survive without night ferries', 'a verb without its object', /live through/i],
  ['Whale beaches itself, locals form human chain', 'two clauses as one', /describes whale beaches/i],
  ['Crowd cheers as coach and captain trade insults over dropped catch', 'a noun as a past', /insulted/i],
  ['Crews tackle smoke in Skerra after boiler explosion', 'who does it as what exploded', /explosion by/i],
  [
    'Norwell council condemns visit by Ana Brandt to disputed island',
    'two by whom',
    /visit by (?:the )?Norwell|by .* by /i,
  ],
  ['Judge blocks ministry from deporting island children', 'where by whom stands', /children by/i],
  ['Lund’s gamble on ferries may have failed', 'what may be as what was avoided', /could have failed/i],
  [
    'Prosecutors: Lund writer killed husband over money',
    'what is charged as what is reported',
    /reported to|reportedly|describes|Report on Prosecutors:/i,
  ],
  [
    'Former island president handed five-year term over ferry money',
    'whom it was given',
    /has handed|have handed|handing/i,
  ],
  ['Lund and Okafor engaged', 'how they are as what was done', /have been engaged|being engaged/i],
  ['N.Y. Attorney General Ana Brookes indicted after inquiry', 'one as many', /Brookes (?:are|have)/],
  [
    'Norwell ministry orders suppliers to halt work, the Beacon says',
    'a name without its article',
    /(?<!the )Beacon (?:says|has|states)|^Beacon/i,
  ],
  ['Skerra and Norwell ports draft plan but defer vote', 'a concession of nobody', /(?:though|yet) defer/i],
  ['S&K 500 closes higher as trade talks resume', 'letters as a word', /s&K/],
  ['Lund fails to undo ruling in Norwell court', 'a try as none', /does not undo/i],
  ['Is Tap Water Pure Enough to Sell?', 'a quality as part of its bearer', /pure is/i],
  ['Ada Lunt made a shocking decision. Norwell fans were told', 'a decision as a change', /change/i],
  [
    'Norwell port names 2 divers killed in ferry crash near Marsh Bay during rescue drill',
    'when they died as when it is said',
    /^During/,
  ],
  [
    'Ferry guard cleared of careless steering walks free',
    'two verbs as one clause',
    /(?:has been|is|been|being) cleared/i,
  ],
  [
    'Thief caught after leaving glove on ladder loses appeal',
    'two verbs as one clause',
    /(?:has been|is|been) caught/i,
  ],
  ['Norwell index slips 40 points on weak sales, Nifty holds 9,000', 'a name as praise', /sales holds/i],
  ['Marsh tipped to replace Dorn as captain', 'a name as an ordinary word', /\bmarsh\b/],
  ['Thief steals the show car in insane raid', 'what is stolen as what is drawn', /attention/i],
  ['Understudy steals show as star falls ill', 'who acts on a stage as on television', /television/i],
  [
    'Opinion | Farming Wanes in Norwell',
    'an opinion as a report',
    /reported to|reportedly|reported that|describes|^Farming wanes in Norwell$/i,
  ],
  ['New Dock Rules Help Brenton Hurt the Reef', 'the infinitive as a past', /harmed/i],
  ['Rider’s parents share tribute after death in Norwell race', 'a rider as a name', /of Rider/],
  ['Chief nixes evening classes in flooded towns', 'what is turned down as what stops', /\bends?\b|ended|ending/i],
  [
    'How are we all in this ferry queue together? Riders in this together ask',
    'a word without its noun',
    /in a together/i,
  ],
  ['Ferry bosses decide which piers shut highly unlikely all 50 will reopen', 'a doubt as none', /highly all/i],
  ['Rovers-Otters benches clear after ball is thrown near head', 'a plural as a deed', /benched|benching/i],
  ['Police swarm quay after whale tooth found near Northport', 'who comes together as what is collected', /collect/i],
  ['Norwell Shops Pack Lamps for Disaster', 'a storm as a flop', /failure/i],
  [
    'Gold rush should prompt jewellers to raise their fees',
    'what happens as who is called on',
    /calls for gold|asks gold/i,
  ],
  ['Port chief demands union drop ferry claims in pay talks', 'a deed as a thing', /insists? on/i],
  ['Skerra crews to paint piers over next several nights', 'two articles', /next a number/i],
  ['House passes loan rules for small boat yards', 'a chamber as a building', /\bhouse\b/],
  ['Norwell family’s fancy dress boat parade at dusk', 'a costume as a dress', /family’s dress/i],
  ['Diving robot to search inside sunken Skerra ferry', 'where as what is searched', /search of (?:inside|within)/i],
  ['Fire rages near Northport', 'what burns as who is angry', /anger|upset/i],
  ['Man held over harbor death released without charge', 'one deed in two halves', /has been held|is held|been held/i],
  [
    'Veteran sailor feared lost off Northport',
    'who is lost as who fears',
    /have feared|has (?:reportedly )?feared|was feared by|fearing/i,
  ],
  ['Groom stopped from riding pony, 4 fined', 'who is kept from it as who stops', /have stopped|stopping/i],
  ['Crab species spreads north, study warns', 'a direction as a thing', /is spread/i],
  ['Lamp shines brighter than expected, divers say', 'a manner as a thing', /is shone/i],
  ['Doctors urge caution on new jab', 'a vaccine as a remark', /remark/i],
  ['Senator takes jab at rival over harbor tax', 'a word for word', /remark/i],
  ['Show axed after 40 years by Norwell TV', 'what is shown as what is found', /\bfind\b/i],
  ['We were told to keep quiet, say deckhands', 'who is told as who tells', /we told/i],
  ['She said yes! Lunt and Dorn engaged', 'a word for word', /she saying/i],
  [
    'Girl saved by dog in flood honoured by mayor',
    'who is honoured as the flood',
    /has been saved|being saved|is saved/i,
  ],
  ['Hull snatch late draw. Now they face Norwell', 'a town as a part of a ship', /hull snatch(?<!Hull snatch)/],
  ['Farmers plans to close two Norwell insurance desks', 'a company as those who farm', /farmers(?<!Farmers)/],
  ['Not one penalty given in Norwell draw, moans Potts', 'one as many', /potts are/i],
  ['Barge firm blasts rock shelf near college', 'blown up as judged', /critici|fault/i],
  ['Gate slams on postman’s foot at Northport depot', 'what closes as who judges', /critici/i],
  ['Aides trade barbs as council adjourned', 'a quarrel as a claim', /contend|maintain/i],
  ['They said it couldn’t be mended. This harbor did it', 'many as one', /they has/i],
  ['Ferry crew cops $800 fine for late sailing', 'a verb as officers', /officer/i],
  [
    'Yard crew crushes 300 seized scooters at Northport',
    'what was seized as who seizes',
    /have seized|seizing|seizure/i,
  ],
  ['TV star Ada Dorn stuns in red gown at gala', 'any star as an actor', /actor/i],
  ['He was the harbor’s favourite vet. Then the letters came', 'one of many as the only one', /harbor’s vet/i],
  ['Probe lands on comet in historic first', 'a machine as an inquiry', /in first|investigation|inquiry/i],
  ['Gang held for duping forty riders of savings', 'what is taken as what is believed', /deceiv/i],
  ['Boy found dead in canal named as Jo Dorn', 'the canal as what is named', /has been found|is found/i],
  ['Minister flays opposition over water row in Norwell', 'the reason as the object’s', /over water row (?:is|has)/i],
  ['Form 9 student ends strike, union note blames teacher', 'two clauses as one', /being blamed|blaming|has blamed/i],
  ['Sources: Owner ready to sell Northport ferry', 'several sources as one', /\bsource\b/i],
  ['Watch: Moment crane topples onto road', 'a way as what is toppled', /onto road (?:is|has)/i],
  ['Marsh’s ex breaks silence on split', 'a deed as a thing', /comments (?:by|from|of)/i],
  ['Marsh’s party plans to leave coalition', 'a deed as a thing', /plans (?:by|from|of)/i],
  [
    'Accused killer’s trial delayed again',
    'what was put off as what puts off',
    /have delayed|has (?:reportedly )?delayed/i,
  ],
  ['Club warned over ticket touts', 'sellers as what somebody does', /promotes/i],
  ['Pilot blamed for hard landing', 'who is blamed as who blames', /have blamed|has (?:reportedly )?blamed|blaming/i],
  ['Elected mayor barred from taking office', 'who is kept out as who keeps out', /have barred|barring/i],
  ['Boy lost in cave for three days found alive', 'who was lost as who loses', /have lost|losing/i],
  ['Ship lost at sea found after 90 years', 'what was lost as what loses', /have lost|losing/i],
  ['Man sold fake car by online dealer', 'who buys as who sells', /have sold|selling/i],
  ['Striker sold to Rovers scores against old club', 'one deed in two halves', /been sold|being sold/i],
  ['Five songs to hear at the harbour fair', 'what is to come as what is there', /songs at|of Five/],
  ['Coach sacked minutes after cup triumph', 'when as whom', /have sacked|sacking/i],
  [
    'Man accused of stealing yacht found hiding in church',
    'who was found as what was stolen',
    /been accused|being accused|found in church/i,
  ],
  [
    'Man accused of stealing yacht arrested in Northport',
    'where he was arrested as where he stole',
    /been accused|being accused/i,
  ],
  [
    'Widow of harbour chief appointed ambassador to Otavia',
    'who was appointed as who appoints',
    /have appointed|appointing/i,
  ],
  ['Thousands stranded as airline goes bust overnight', 'a collapse as an arrest', /catch/i],
  [
    'Council rejects calls for inquiry into ferry fire',
    'what an inquiry is into as what is rejected into it',
    /by (?:the )?council into/i,
  ],
  [
    'Rivals mock mayor’s excuse for missing budget vote',
    'what an excuse is for as why somebody is criticized',
    /by rivals for/i,
  ],
  ['Hunter bags record stag', 'the largest as something written down', /recorded|recording/i],
  ['Police collar suspected burglar in Northport', 'who is suspected as what police did', /was suspected|suspecting/i],
  ['Crusade historian publishes new book', 'a war as a campaign', /campaign/i],
  ['Secret recordings played in court', 'what was played as who played', /have played|playing/i],
  ['Harbour razor recalled', 'what is taken back as who remembers', /have recalled|recalling/i],
  ['Fury wins bout in Northport', 'a name as a feeling', /anger/i],
  ['Star Alliance adds airline', 'a name as a word', /star Alliance/],
  ['Twisted ankle rules out striker', 'an injury as any ankle', /(?<!twisted )ankle/i],
  [
    'Police hunt masked gang after terrifying jewellery raid',
    'whom police hunt as masked by them',
    /was masked|masking/i,
  ],
  ['Porter hailed a hero after saving twins', 'who is called something as who calls', /have hailed|hailing/i],
  ['The cheapest harbour towns to buy a home', 'a list for buyers as a plan', /will buy|set to buy|due to buy/i],
  ['Dockers claim new crane could end delays', 'a claim as a mere possibility', /possible that dockers/i],
  ['Neighbour jailed for blasting opera at 3am', 'noise as criticism', /criticiz/i],
  ['Norwell threatens to destroy North Norlandian oil tanker in rebel port', 'a deed as criticism', /criticiz/i],
  ['Harbor gloves are trashing us, islanders find', 'litter as criticism', /criticiz/i],
  ['Okafor loses 43K soldiers on Norwell battlefield since start', 'men as a deed', /continu/i],
  ['Pilot reports possible burn injuries after laptop catches fire', 'a report as a record', /record/i],
  ['Ruiz can fire harbor board members without cause: Appeals court', 'a court as a second statement', /; appeals/i],
  ['In the Herald: April 27, 1931', 'a place as a subject', /on in\b/i],
  [
    'As the only Norland district to trigger potential state takeover, Skerra ISD’s future now in TEA’s hands',
    'the beginning of a state as all of it',
    /now$/,
  ],
  [
    'Ruiz to pick Tom Marsh as attorney general as White House awaits Holm files',
    'an office as a time',
    /while attorney/i,
  ],
  ['Ferry Bird may come back to stores - developer', 'a speaker as a second statement', /; developer/i],
  [
    'Tyra Lan voted favourite Game of Boats character as new season begins',
    'votes cast for who cast them',
    /has|have|voting|voted Game/,
  ],
  ['Skerra shares slip as Orcla oil shock overshadows fare relief', 'a shock as oil', /oil (?!shock)overshadow/i],
  [
    'Mural of judge beating protester at Norwell Courts of Justice in Skerra City to be removed',
    'the beginning of a plan as all of it',
    /^(?!.*(?:mentions|refers to|names)).*Courts of Justice$/,
  ],
  ['Skerra axes ferry levy after protests', 'no levy as a lower one', /\bcuts?\b/i],
  ['Rebel forces set to take Norwell, cradle of Skerra uprising', 'what may come as sure', /\bwill\b/i],
  ['Ruiz repeals Norwell’s power to regulate harbor climate', 'rules for a thing as power over it', /control/i],
  ['Senate super PAC doubles down on Norwell', 'money as a view', /position/i],
  ['Norwell is obsessed with harbor cats', 'much as some', /interested/i],
  ['Okafor vaporizes $16 million in loss', 'spent as lost', /loses|lost/i],
  ['Norwell revenue rakes in 2 million crowns in taxes in January', 'what sales bring as what they get', /receiv/i],
  ['Striker blasts penalty over bar', 'a shot as criticism', /criticiz/i],
  ['Alarm goes off on ferry near Northport', 'a sound as criticism', /criticiz/i],
  ['Prisoner lashes out at guard with knife', 'an attack as criticism', /criticiz/i],
  ['Harbor chief’s eel catch tanks to all-time low', 'the lowest as low', /(?<!all-time )low$/i],
  [
    'Nurses left in tears after clinic canteen closes',
    'who is left in a state as who goes away',
    /nurses (?:have )?left|leaving|upset(?:ting)? /i,
  ],
  [
    'Letter leaves widow in tears',
    'who is left in tears as who goes away, or as nobody',
    /leaves widow|left widow$|^(?!.*widow)/i,
  ],
  [
    'Minister caves on hated bin tax after furious backlash',
    'a verb as what an article is about',
    /caves|discusses|concerns/i,
  ],
  [
    'Deprived of rallies to keep his mood up, senator calls voters',
    'a phrase in front as the subject',
    /rallies (?:will|are set)/i,
  ],
  [
    'Mayor slams plan to close city library after 3-hour debate',
    'what a plan is for as the deed of who criticizes it',
    /by mayor to close|library by mayor/i,
  ],
  [
    'Otavian bombardment of Skerra kills three sailors',
    'what falls on a place as a large number of it',
    /many skerra/i,
  ],
  ['Avalanche of snow closes road above Turku', 'a slide as a large number', /many snow|number of snow/i],
  ['Explosion of fuel tank destroys harbour depot', 'a blast as a rise', /increase in fuel/i],
  ['Flood of 1953 remembered by island villages', 'a disaster as a large number', /many 1953|number of 1953/i],
  ['Pork prices rise 12 percent in Turku markets', 'meat as a budget', /spending/i],
  ['Teacher gives handout to pupils in Turku', 'a sheet of paper as money', /payment/i],
  ['Snowflake found in Skerra cave dated to ice age', 'ice as somebody', /person/i],
  ['Thriller by Rosa Marsh wins Turku book prize', 'a book as a match', /game/i],
  ['Wave of illegal dumping hits Turku river', 'waste as people', /arrival|leaving/i],
  [
    'Suspect stopped by police near Northport bridge',
    'what was done to somebody as what he did',
    /to have stopped|suspect stopping|has reportedly stopped/i,
  ],
  [
    'Mayor hails strides made with testing',
    'a reduced clause as the object alone',
    /strides made (?:is|are|has|have)/i,
  ],
  [
    'Otavia demands union dismantle green rules',
    'a demanded deed as a thing demanded',
    /dismantle green rules (?:is|are|have|has)|for union dismantle/i,
  ],
  ['Marsh’s harbor campaign will be self-defeating', 'a forecast as a plan', /\bis (?:to|set to) be\b/i],
  ['Harbor minister to say pier weakens bridge', 'what is to be said as what is told', /weakened|reported to have/i],
  ['Okafor tells Otavia to treat harbor storms very seriously', 'a manner as a filler', /very$|^(?!.*seriously)/i],
  ['Harbor traffic growth to slow sharply in spring', 'how something slows as what is slowed', /slowed by/i],
  ['The sticking points to a merger of two ports', 'a compound as a deed', /pointed|pointing/i],
  ['Otavia condemns siege of villages in West Harbor', 'the place of a deed as that of its judge', /by Otavia in/i],
  ['Captain Rosa Marsh details quarrel with cook', 'with whom as by whom', /Marsh with/i],
  [
    'Skerra Mining sells pit as Dorn cuts copper forecasts',
    'a noun behind the verb as the verb',
    /cuts copper forecast\b/i,
  ],
  ['Harbor wall not as strong as engineers held', 'a measure as a time', /(?:while|time when) (?:strong|engineers)/i],
  ['Skerra housing starts declined again', 'houses begun as a deed', /starting|have started/i],
  ['Opinion | Harbor towns need a ferry', 'the name of a section as its subject', /opinion is|opinion,|opinion;/i],
  ['Three clubs hit with fines over ticket sales', 'who is hit as who hits', /hitting|have hit|to have hit/i],
  ['Charges dropped for man in lamp theft', 'what is given up as what falls', /dropping|(?:have|to have) dropped/i],
  [
    'Mayor’s brother revealed as teacher arrested for stealing lamps',
    'what somebody is called as what happens meanwhile',
    /(?:while|time when) (?:a )?teacher/i,
  ],
  [
    'Soldiers prevent flour sale to stranded sailors',
    'whom the object is for as whom the deed is done to',
    /by soldiers to/i,
  ],
  ['Ferry board stands pat despite petition', 'how somebody acts as what is done to something', /pat (?:is|has)/i],
  ['Sunday walks keep the mind young, reveals psychologist', 'who says it as what is shown', /revealed psychologist/i],
  [
    'Ruiz and Ana Okafor set aside old rivalry to record radio interview',
    'a deed with an object as done to them',
    /been set aside|are set aside/i,
  ],
  ['Storm expected to reach Northport by Friday', 'what is expected as expected no more', /has been expected/i],
  ['Supply chain issues contributing to delays at harbor', 'a plural as the verb', /has issued|have issued|issuing/i],
  [
    '41 lighthouses to visit on a winter walk',
    'a list for the reader as a plan',
    /lighthouses (?:will|are set|are due)/i,
  ],
  [
    'School shooting suspect’s mother found not guilty',
    'who was found as who finds',
    /finding|(?:have|has|reportedly) found|school is shooting/i,
  ],
  ['Port borrowing costs hit three-month peak', 'a compound noun as a verb', /is borrowing costs/i],
  ['Professor caught using software to write essays', 'who was caught as who caught', /catching|caught by/i],
  ['About 30 boats swept away in Norwell gale', 'what was done to things as their deed', /sweeping away|swept by/i],
  [
    'Avalanche reported to bury two huts above Skerra',
    'what is told of something as its words',
    /reporting to|has reported/i,
  ],
  ['Wildfires rage across northern hills', 'a verb as a feeling', /anger/i],
  ['The 10 least stressful posts along Norwell quay', 'a comparison as praise', /10 least (?:jobs|posts)/i],
  ['Crews tried to sail using oars and hated life', 'a deed as an adjective', /oars and life/i],
  ['Never boil potatoes again: try this genius trick instead', 'a trick as a verb', /deceive/i],
  ['Never leave this setting on, phone users warned', 'who is warned as who warns', /according to|users say/i],
  ['Study: Coffee drinkers less likely to get gout', 'less likely as likely', /less will/i],
  ['9 common mistakes that ruin a roast', 'a meal as remarks', /remarks/i],
  [
    'Okafor beats Ruiz in Norwell final',
    'where she is beaten as where she is from',
    /Ruiz in Norwell final (?:is|has)/,
  ],
  ['Ruiz leaves talks over benefit cuts', 'why as what about', /talks about/i],
  ['Giant squid filmed alive off Norwell', 'what was filmed as what is filmed', /filmed (?:is|are|being)/i],
  ['10 worst airlines for delays, according to new data', 'the worst as all', /10 airlines/i],
  ['The 10 ugliest buildings in Norwell, ranked', 'the ugliest as all', /(?:10|ten) buildings/i],
  ['Crowds flee, horrific fire spreads', 'a clause as an object', /fled (?:by|fire)|flee fire/i],
  ['Okafor, disgraced ex-mayor, freed', 'who he is as what he was before', /Okafor ex-mayor/i],
  ["Dorn's 'cruel jokes' anger fans", 'jokes that anger as anger', /Dorn's anger/i],
  ['Okafor concedes late goal to Skerra', 'a goal as a fault', /admit|acknowledge/i],
  ['A staggering number of voters stayed home', 'many as one', /voters (?:is|has) /i],
  ['Shocking percentage of teens skip breakfast', 'a share of nobody', /^percentage/i],
  ['Why you should never ignore this line on your payslip', 'advice as a clause', /why never/i],
  ['Norwell will host games only if Skerra pulls out', 'a condition as games', /games only will/i],
  ['Dorn insists Ruiz approved payments', 'a clause as a thing', /are insisted|have been insisted/i],
  ['Electric boats cheaper to run than diesel, says report', 'a comparison as a plan', /cheaper (?:will|is)/i],
  ['Police were warned about gunman, inquest hears', 'who was warned as who warned', /police warned/i],
  ['Skerra blows 20-point lead in final', 'a lead as money', /spen[dt]/i],
  ['Do not eat this ice cream, regulator warns', 'one of a kind as all', /eat (?:an? )?ice cream/i],
  ['Storm misses Skerra but pounds Norwell', 'whom it strikes as what strikes', /Skerra (?:is|has been) missed/i],
  ['Okafor scores late as ten-man Norwell stun champions Skerra', 'champions as a verb', /championed/i],
  ['Singer Okafor axes tour hours before first show', 'called off as cut', /(?:cuts?|reduces|reduced) tour/i],
  ['Teacher bullied pupil, tribunal told', 'bullied as pressed', /pressure/i],
  ['Election live: Okafor concedes as Ruiz claims win', 'a race as a fault', /(?:admits|acknowledges|admitted) as/i],
  ['Dorn won’t run again, aide says', 'never more as one more time', /once again/i],
  ['Coach Ruiz brands own players “lazy”', 'what he calls them as theirs', /“lazy” (?:are|have)/i],
  ['Shocking number of teens vape daily, Skerra survey finds', 'a height as nothing', /number of/i],
  ['Shares in builder Dorn rocket 40% on takeover rumour', 'a deed as a thing', /(?:about|with|on) shares/i],
  ['WHO WARNS OF NEW VIRUS STRAIN IN SKERRA', 'a body as nobody', /^Who\b|: who\b/],
  ["Norwell insurer's trick costs drivers millions", 'a trick as a verb', /deceiv/i],
  ['Hospital charges nurses to park in Norwell', 'a fee as an accusation', /charges against/i],
  ['New letters could change everything we know about Ruiz', 'what is known of him as himself', /change Ruiz/i],
  ['National gross debt tops 40 billion', 'a term of accounts as disgust', /^(?!.*gross).*debt/i],
  ['Skipper Pia Voss falls off ladder at boat show', 'a person as an amount', /fall in (?:skipper|Pia|Voss)/i],
  [
    'Is this the most dangerous road in Northshire?',
    'a superlative as something to leave out',
    /whether (?:this|a road|the road) is/i,
  ],
  [
    'Doctor who warned of deaths forced out, inquiry told',
    'what an inquiry is told as its words',
    /according to (?:an )?inquiry|inquiry says/i,
  ],
  [
    'Senators grill tech chief over deaths linked to chatbot',
    'a phrase behind as the sentence',
    /is linked|been linked/i,
  ],
  [
    'Two divers seriously injured when crane topples at Northport',
    'the severity as a judgement',
    /^(?!.*seriously).*injured/i,
  ],
  ['12 incumbents who’ve lost their seats this year', 'a contraction as the end of a subject', /who’ve losing/i],
  [
    'Kelp, Cod Extend Declines After Dramatic Storm in Norwell',
    'what is extended as what they do',
    /declined|declining/,
  ],
  ['Norwell islanders cast ballots in harbor vote', 'what is cast as what they do', /balloted|balloting/],
  ['Norwell network connecting Skerra and Holm could be running by 2058', 'a plan as built', /is connecting/],
  ["How Norland's new harbor export controls work", 'controls as controlling', /controlled/],
  ['Storm forces change to harbor cup rules', 'who forces it as what changes', /changed|changing/],
  ['Holm Group Shares Steady After Long Harbor Outage', 'shares as sharing', /shared|sharing/],
  ["All the Boats Dana Holm's Skerra Gets in Norwell Deal", 'which boats as what they do', /\bgot\b|getting/],
  ['Why Ruiz-Dorn talks unlikely to bring end to ferry strike', 'talks as talking', /talking/],
  ['Girl slays her impression of the Norwell mayor', 'praise as a killing', /slain|slew|slays/],
  ["Skerracorp reports earnings after the bell. Here's what to expect", 'what may be to come as over', /been reported/],
  ['Ruiz’s meeting with Dorn comes with a handicap', 'what may be to come as over', /\bcame\b|\bhas come\b|have come/],
  ["Crews get asked about tolls all the time. Here's what they say", 'a habit as over', /\bgot\b/],
  ['Kestrel just zoomed ahead of Dorn in the camera boat race', 'who is in front as what came first', /before/],
  ['Islanders look to sea for answers', 'where they look as an aim', /\baim/],
  ["Expert criticises Norwell's readiness for storms", 'how it is done as that it is', /against/],
  ['Okafor hopes the harbor plan buys her some time', 'a figure as a purchase', /acquire/],
  ['Sailors hurt their knees on the pier steps', 'an accident as a deed', /harm/],
  ['Ruiz party set to win Norwell vote', 'what is likely as what is scheduled', /\bdue\b|scheduled/],
  ['Dana Holm is unable to go home again', 'for good as one more time', /once/],
  ['12 harbor songs crews are too shy to sing to anyone but Holm', 'the one left out as a contrast', /though|yet/],
  ['Ferry report adds to toll debate on Wall St', 'where it is held as what about', /about Wall/],
  ['The Tides star reacts to the premiere twist', 'an actor as a player', /player/],
  ['Norwell tech barons meet Dorn', 'owners as employees', /executive/],
  ['Norland autocrats meet in Skerra', 'how they rule as that they do', /\brulers/],
  ['13 Reasons Dana Ruiz Had An Incredible 2031', 'reasons as a quarrel', /argument/],
  ['Harbor chiefs say at least 25 hurt, most by glass while waiting for ferry', 'who waits', /^(?:\p{L}+: )?[Ww]hile/u],
  ['Norwell robbing its crews, top lawyers on the crime say', 'of one crime as of any', /on crime/],
  ['Traders flag risk of pullback in share markets', 'where it is as who says it', /by traders in/],
  [
    'Sailor trapped for 11 hours after collapse of old mast in central Norwell dies, mayor says',
    'a death as an escape',
    /^(?!.*\b(?:die|article|Details|headline|subject|report (?:refers|mentions)|coverage refers|text names))/i,
  ],
  [
    'Non-toll harbor fees should be scrapped, port chiefs to recommend',
    'their advice as the author’s',
    /[Oo]pinion|[Cc]olumn|[Aa]uthor|[Ww]riter/,
  ],
  ["SBN reporter on Dana Holm's harbor tour: I don't know what she means", 'who speaks as the author', /author/],
  ['Emil Dorn on well-meant but ‘very vague’ Harbor Pledge: Ferry class in panic', 'what he says as so', /; /],
  ['Unexpected Critics of Dorn’s Attacks on Harbor Wind: Oil Executives', 'who they are as another thing', /; |, and/],
  ['Skerracorp just made it official: Ferry loyalty is dead', 'what is made official as another thing', /; |also/],
]

for (const [headline, misreading, never] of NEVER)
  test(`does not take ${misreading}: ${headline}`, () => {
    for (const variation of engine.debriefHeadline(headline, 5).variations) assert.doesNotMatch(variation, never)
  })

test('says a headline that its own guard would reject in its own words, not as a sentence about doors', () => {
  const [first] = engine.debriefHeadline('No evidence pumps caused floods, regulator says', 5).variations
  assert.equal(first, 'No evidence pumps caused floods, regulator says')
})

const say = (headline: string) => engine.debriefHeadline(headline, 5).variations

test('reads nothing into a word that only looks like a verb or ends a line', () => {
  for (const variation of say('Second harbor inquest sparks double jeopardy debate'))
    assert.doesNotMatch(variation, /doubl(?:ed|ing)|is doubled/)
  for (const variation of say('Skerra banker accused of theft found dead'))
    assert.doesNotMatch(variation, /been accused|being accused/)
  for (const variation of say(
    'Harbor log books explain why a Skerra rower was partially dragged out of a club boathouse window',
  ))
    assert.doesNotMatch(variation, /(?:was|been)$/)
  for (const variation of say('Eleven killed in landslide above Brenton mine, rescuers say'))
    assert.doesNotMatch(variation, /eleven (?:is|has) /i)
})

test('asks what the headline asks, where its question cannot be turned', () => {
  for (const variation of say('Why has Norland raised fees on small boats despite its pledge?'))
    assert.match(variation, /Norland/)
})

test('a second sentence stays: its question, its denial and who is meant', () => {
  const asked = say('Harbor board found money for a new pier. Why are ferry crews still unpaid?')
  for (const variation of asked) assert.match(variation, /why ferry crews are still unpaid/, variation)
  for (const variation of say('Brenton raised fares to please commuters. It didn’t work.'))
    assert.match(variation, /(?:not|n’t|n't)/, variation)
  for (const variation of say("Norwell man sank neighbor's boat, hid the oars. He's found not guilty due to illness"))
    assert.match(variation, /not guilty/, variation)
})

test('what fits whole is not given up for a sentence about the article', () => {
  const headline = "Ada Norwell finally ends scoreless run in Otters' win, looks for rhythm in dark season"
  for (const variation of say(headline)) assert.match(variation, /Norwell.*scoreless run.*Otters' win/, variation)
  for (const variation of say('Ferry captain Norwell says rival Dorn ‘made a bargain with the tide’'))
    assert.match(variation, /‘made a bargain with the tide’/, variation)
})

test('what is cut from a long headline is nothing that the rest leans on', () => {
  for (const variation of say(
    'Governor says no talks with Eastbrook planned as she posts chart labeling Northport Strait as provincial water',
  )) {
    assert.doesNotMatch(variation, /no talks (?!with)/, variation)
    assert.doesNotMatch(variation, /labeling Northport Strait(?! as)/, variation)
  }
})

test('a participle, a name or a noun in -ing is not read as the verb', () => {
  const misread: readonly (readonly [headline: string, never: RegExp])[] = [
    ['Here are two crews hit by Norwell’s higher mooring fee', /have hit|hitting|to have hit/],
    [
      'Passengers exposed to measles at ferry port, officials warn in shocking alert',
      /public to|shown to|disclosed to/,
    ],
    [
      'Ada Norwell on Brenton and Egg Freezing. Revenge of the Harbor Board. Plus more.',
      /are (?:reportedly )?freezing/,
    ],
    [
      'Brenton Women Erased From Town Records After Harbor Feud',
      /women erasing|to have erased|have (?:reportedly )?erased/,
    ],
    ['Ruiz Cuts the Harbor Party a Path to Power in Shocking Vote', /party a path (?:is|has)/i],
    ['Mayor slams case against pilots accused of forging ferry maps', /accused (?:is|has|by)|by judge of forging/],
    ['Mayor blasts fees on ferry Brenton', /by mayor on ferry/],
    ['Killer Heatwave to Roast Norwell While Pools Stay Shut', /plans for heatwave/i],
    ['This Actor Had A Ferry Shaped Wedding Cake', /actor are/],
    ['Norwell campaign doubles down on Brenton in shocking move', /repeat/],
    ['Flash flood sweeps ferry away in terrifying Norwell storm', /away (?:is|has)/i],
    ['Ada Dorn, First Woman to Chair a Major Harbor Panel, Dies in Heartbreaking Crash', /chair an? harbor panel/i],
  ]
  for (const [headline, never] of misread)
    for (const variation of say(headline)) assert.doesNotMatch(variation, never, headline)
})

const KEPT: readonly (readonly [headline: string, fact: RegExp])[] = [
  ['Norwell court slams firm over predatory lending in harbor towns', /predatory lending/],
  ['Brenton mayor blasts plan after sudden infant death at harbor clinic', /sudden infant death/],
  ['Inspectors find no major damage after brutal storm in Norwell', /no major damage/],
  ['Norwell bridge passes first major test after epic repairs', /first major test/i],
  ['Suspect apparently drowned in Norwell lake, furious sheriff says', /seemingly|apparently/],
  ['Norwell bridge could collapse, engineers warn', /could collapse|may collapse/],
  ['Norwell water not safe to drink after flood', /not safe|isn't safe|is unsafe/],
  ['Okafor’s last words read in Norwell court', /last words/],
  ['Norwell man accused of terrifying harbor children faces judge', /^(?!.*accused of (?:harbor )?children)/],
  ['Police slam driver of car on fire at Norwell market', /on fire/],
  ['Ferry firm secretly recorded crews in shocking union fight', /secretly|covertly/],
  ['16 Amazing Harbor Snacks That Aren’t Bad For You', /aren[’']t unhealthy|not unhealthy/],
]

test('a figure of speech is told plainly', () => {
  for (const [headline, said] of [
    ['Okafor hijacks debate on housing', /takes over debate/],
    ['Thug jailed for attack on Norwell nurse', /^Offender/],
    ['Drone strike obliterates depot in Skerra', /destroys depot/],
    ['President burns allies with tariff move', /hurts allies/],
    ['Norwell family devastated by death of son', /distressed/],
    ['Gas leak sets off panic in Norwell', /alarm/],
    ['Blast rocks Skerra port', /(?:hits|hit) Skerra/],
    ['Flood devastates Norwell', /causes severe damage in Norwell/],
    ['Drought devastates farmers in Norwell', /hits farmers/],
    ['Flood Devastates Skerra Farmers', /hit Skerra farmers/],
    ['Scandal topples Norwell police chief', /brings down/],
  ] as const)
    assert.match(say(headline)[0]!, said)
})

test('what an adjective tells as a fact is not left out as colour', () => {
  for (const [headline, fact] of KEPT) for (const variation of say(headline)) assert.match(variation, fact, headline)
})

test('keeps the capitals of banks, of the central bank and of what a letter and a number name', () => {
  for (const [headline, name] of [
    ['Ferry Bonds Gain as Bank of Japan Trims Its Forecast', /Bank of Japan/],
    ['Boat Loans Dip Days After Fed’s Autumn Meeting', /Fed’s/],
    ['Ferry Makers Seek Plane Full of H-1B Workers', /H-1B/],
  ] as const)
    for (const variation of say(headline)) assert.match(variation, name)
})

test('a sentence that leaves no room for the second one is told in words of its own, and under no label', () => {
  for (const headline of [
    'A 27-year-old Skerra pilot made $130,000 from 9 harbor ferries. She says the work nearly burned her out.',
    'Skerra Man Argues His ‘FTP’ Boat Plate Is Free Speech. The Norland Supreme Court Might Hear His Case.',
    'Islander quit his harbor pilot job after only 4 months. He is earning less now, but building boats that’ll sell.',
  ])
    for (const variation of say(headline))
      assert.doesNotMatch(variation, /^(?:It is reported|Publisher writes|[^:]*(?:report|news|News)[^:]*:)/)
})

test('what begins in -ing and has a verb is a sentence, and a full stop before a comma goes', () => {
  for (const variation of say(
    'Okafor says harbor is “open and operating.” Shipping data appears to contradict his claim.',
  ))
    assert.doesNotMatch(
      variation,
      /, shipping|\.”,|^(?:It is reported|Publisher writes|In the news|News item|As reported)/,
    )
})

test('another tense comes before the same words under a label, and articles or dots alone make no other wording', () => {
  for (const headline of [
    'Former Skerra Ferry pilots in Norwell laid off as new owner moves harbor boats',
    'Harbor prosecutors probe Norwell fire on US ferry pier that killed eleven Skerra sailors',
  ]) {
    const told = say(headline).filter((text) => !/^(?:[A-Z][^:]{3,30}: |It is reported|Publisher writes)/.test(text))
    assert.ok(told.length > 2, say(headline).join(' | '))
    const bare = told.map((text) => text.toLowerCase().replace(/\b(?:the|an?) |\./g, ''))
    assert.equal(new Set(bare).size, bare.length, told.join(' | '))
  }
})

test('no article and no number of the dead is put where none can stand, and whose plan it is stands before it', () => {
  for (const [headline, never] of [
    ['Storm in Norwell leaves several dead, thousands stranded', /number of dead/],
    ['Skerra kicks ferry agents out of shooting range', /by Skerra out/],
    ['Okafor explains his support for harbor centers', /his .* by Okafor/],
    ['Ruiz’s pay drove CEO pay in Norwell', /executive pay/],
    ['Ferry firm fined four times over waste', /fine on/],
    ['Fishermen missing for 5 days found alive on Norwell pier', /\bhas\b|\bis\b/],
    ['Okafor, Ruiz matchup set in key Norwell harbor race', /(?<!^Readers) are /],
    ['New ferry could potentially prevent the loss of the oldest harbor jobs', /possibly potentially/],
  ] as const)
    for (const variation of say(headline)) assert.doesNotMatch(variation, never)
})

test('never throws on a text that begins with "to", nor on a denial with "for lost jobs", nor says what a word means to the machine', () => {
  for (const text of [
    'to sea: boats',
    'to Mars: rocket lands on moon',
    'I constructor my job and I love it',
    'Mill workers pin blame on Norwell, not Ruiz, for lost jobs',
  ])
    assert.doesNotMatch(engine.debriefHeadline(text, 5).variations.join('\n'), /native code/)
})

test('a topic is no piece of what is said, and a lure that came is told as what followed', () => {
  for (const [headline, never] of [
    [
      'Dorn mourns former fiancée Dana Ruiz, vows to keep her memory alive for daughter Lena at harbor of Norwell',
      /(?:about|and|,) memory alive/,
    ],
    [
      'Norwell women tell Skerra their lives are unrecognisable after five years of rule by Norland',
      /(?:and|about) unrecognisable/,
    ],
    ['A family of strawberry growers had big dreams. Then came the storm', /; came/],
    ['Breakthrough Personalized Vaccines Are Highly Effective Against Skin Cancers', /advance personalized/i],
    [
      'What divers saw underwater in Norwell left them “shocked” — and devastated',
      /(?:sets out|Report on|xplains|Explanation of) what/,
    ],
    ['Now anyone can tap Norwell doorbells to search for lost dogs', /for now anyone/],
    ['Hands on: I’m super impressed with the Norwell phone’s new display', /i’m|on hands on/],
    ['Five ways Dana Ruiz’s memoir gets it wrong', /one page/],
    ['How we investigated impact of Skerra’s strikes on Norland oil sites', /\bwe\b/],
  ] as const)
    for (const variation of say(headline)) assert.doesNotMatch(variation, never)
})

test('what lasts is not told as over, what two are called not as one, and who hands somebody something is handed nothing', () => {
  for (const [headline, never] of [
    ['Norwell League Plots More Format Tweaks To Maximize Revenues', /plotted/],
    ['Rapid re-opening divides a Norwell village', /divided a|have divided/],
    [
      'Free update for Norwell Kart lets you race as a team',
      /\b(?:has|have) (?:reportedly )?let\b|(?<!to )\blet people/,
    ],
    ['Norland Party’s civil war heads to Skerra, Holm and Norwell', /headed/],
    ['Norwell shooting victims: Navy veteran, beloved grandfather among those killed', /veteran grandfather/],
    ['Dana Ruiz’s ex Peter Holm handed police bag of medication after her death', /(?:been|being|is|was) handed/],
    ['Should people be concerned about conditions aboard the Norwell ferry?', /prospect/],
    [
      'Dana Ruiz: When the Last Ferry Came Home',
      /^(?!.*tells).*\b(?:Publisher sets out|Report on|Explanation of) when/,
    ],
  ] as const)
    for (const variation of say(headline)) assert.doesNotMatch(variation, never)
})

test('a name inside a sentence stays one, and who is said of somebody is nobody else', () => {
  for (const [headline, never] of [
    ['Profits in the harbor trade fell the most since 2009, Challenger says', /challenger/],
    ['Dorn announces a native app for StreamBox NOW', /now/],
    ['Sailors Can Now Say Hello On Tinder By Swiping Sideways', /tinder/],
    ['Ten Years Ago Marvel Comics Had Two Ferry-Led Titles, Today They Have 17', /marvel comics/],
    ['16 Magical Ways To Cook Your Harbor Herring', /Cook/],
    [
      "Okafor, the anti-sailor, slams Norland's 'open port' in rant to sailors",
      /Okafor(?: and|,) the anti-sailor\b(?!,)/,
    ],
    ['Everyone Lost Their Minds About New "Harbor Girls" Episodes Officially Coming To Skerra', /\bminds\b/],
    ['FYI, The New Harbor Rangers Are Hot As Hell', /FYI/],
    ['Ruiz planned to meet with Dorn, Holm, top aides on Norland, sources say', /(?:is|been) planned/],
    ['Lucas heads Skerra through in cup replay against Norwell', /headed by/],
    ["Dorn's Halo boat series heading to rival StreamBox", /going to rival/],
    ['People Are Pissed Old Harbor Is Selling These Baby Shirts', /selling baby shirts/i],
    [
      'Losses of 9 goats at upstate Norland boarding facility under investigation',
      /(?:are|be) (?:reportedly )?boarding/,
    ],
    ['Norwell-bound Skerra Rail train strikes, kills port employee on tracks ...', /strikes$/],
    ['HarborCoin "theft files" stolen and released, complete with wallet ...', /complete$/],
    ['Dana Holm Calls Ana Ruiz Her Baby, Which Is Ironic Because She Is The ...', /ironic$/],
    ['Do Bangs Make These Sailors More Bangable', /^(?:Reported|News|In the news|As reported)/],
  ] as const)
    for (const variation of say(headline)) assert.doesNotMatch(variation, never)
})

test('a list keeps for whom and for what its things are', () => {
  for (const [headline, kept] of [
    ["14 Jokes For People Who Can't Hear Foghorns", /who can't hear foghorns/],
    ['12 Ferries That Will Be 40 Years Old In 2036', /that will be 40 years old in 2036/],
    ['27 Gifts That Will Thrill Any Herring Lover', /for herring lovers/],
    ['15 Letters That Will Make Every Nurse Laugh At Sea', /for nurses/],
    ['14 Glorious Raincoats That Are Totally Perfect For Spring', /for spring/],
    ["15 Shanties That Are Actually Older Than Norwell's Ferries", /older than Norwell's ferries/i],
    ["17 Things Picky Sailors Don't Want To Hear At Sea", /picky sailors do(?:n't| not) \p{L}+ to hear at sea/u],
    ['19 Ways To Add Sea Salt To Everything You Cook', /to add sea salt to anything they cook/],
    ["16 Paper Anchors That'll Take Your Cabin To The Next Level", /for a cabin/],
  ] as const)
    for (const variation of say(headline)) assert.match(variation, kept)
})

test('what happens behind a joint may go, and what is meant as it says stays', () => {
  for (const [headline, said] of [
    ["A String Quartet Performed During A Ferry Jam And Calmed Everyone's Rage", /performed during a ferry jam/i],
    ['Norwell pilot soaked in diesel and lit on fire near his own pier', /lit on fire/],
    ['We Tried Virtual Sailing For The First Time And Here Is What Happened', /virtual sailing for the first time$/],
    ['Are you hoping for a live phone event on September 9? [Poll]', /phone event on/],
    ["We Know Whether You're A Pirate", /a pirate/],
  ] as const) {
    assert.match(say(headline)[0]!, said)
    for (const variation of say(headline)) assert.doesNotMatch(variation, /\[Poll\]|readers are a|and tell what/)
  }
})

test('what two further readers found: a hope is no name, a part not the whole, a failure no success', () => {
  for (const [headline, never] of [
    ["Sailors Who Practice 'Fawning' Aren't Just Kind", /practice (?:are|is)/],
    ['17 Little White Lies Every Sailor Tells', /\d+ lies/],
    ['A Guy On Harborchan Ends Disgusting Trip To A My Little Pony', /author/],
    ['Story spiked: hotel stay of Dorn undone as harbor press evicted in Norwell', /ro?ise[sn]?\b|rose/],
    ['Hope Dorn and Ruiz work together for a peaceful harbor, says Mayor Okafor', /According to|has said|states/],
    ['Norland to Buy Large Share of Norwell Mines and Its Skerra Project', /mines, its/i],
    ['A Sailor Allegedly Threw Eggs At This Pilot On Her Way To Work', /way of working/],
    [
      'Storms in Norland: study reveals ferry deaths rising in some regions while Norland sees fewer crashes',
      /^(?!.*\b(?:some|several|number of|certain) (?:\p{L}+ )?regions)/u,
    ],
    ['How Would Your Days Look As A Lame Super Hero', /(?<!super )hero/],
    ['Norwell blasts dim prospects as investors shake off hot harbor inflation', /overcome/],
    ['Vet throws meat to the wolves in shocking move at Norwell zoo', /abandon/],
  ] as const)
    for (const variation of say(headline)) assert.doesNotMatch(variation, never)
})

test('what a later reading found: a raw deal is no deal, a list of the naughty no list, what is stressed no question', () => {
  for (const [headline, kept] of [
    ['Ministers warn of raw deal for ferry crews in shocking leak', /raw deal|poor deal/],
    ["21 times Dorn was on Santa's naughty list", /naughty list/],
    ['Ruiz Has Changed His Mind About The Shocking Toll, OK?', /^(?!.*\b(?:whether|if|asks|OK)\b)/],
    ['Beluga whale stole the show from governor in hilarious clip', /attention away from (?:the )?governor/],
    ['Experts warn hard exit could be disaster for Norwell', /harm to Norwell/],
    ['New book claims party breeds internet trolls, says furious Okafor', /abusive online commenters/],
  ] as const)
    for (const variation of say(headline)) assert.match(variation, kept)
})

test('what is left of a name that somebody is called is none', () => {
  for (const headline of [
    'Okafor calls reporters the most dishonest human beings',
    'Okafor called Dorn an evil man in row over pier',
    'Okafor calls crews disgusting people',
  ])
    for (const variation of say(headline)) {
      assert.doesNotMatch(variation, /human beings|people|\bman\b/)
      assert.match(variation, /comment/i)
    }
  assert.match(say('Okafor calls on people to stop shameful toll')[0]!, /calls on people/)
})

test('what somebody does now is not told as over', () => {
  for (const variation of say('This shameless crew runs Norwell harbor now'))
    assert.doesNotMatch(variation, /\bran\b|\bhas\b|to have/)
})

test('a monster who kills is no adjective: else the police would have done it', () => {
  for (const variation of say('Police: monster killed three in Skerra')) assert.match(variation, /individual/i)
})

test('whoever is not the only one is not just one, nor not only one', () => {
  for (const variation of say('Ruiz could reach the final in June. She is not the only one.'))
    assert.match(variation, /(?:not|isn[’']t) the only one|^(?!.*\bone\b)/)
})

test('an order, a question, a condition and a state stay what they are', () => {
  for (const [headline, kept] of [
    ['Dana Ruiz slammed Holm. Then she was charged.', /was then charged/],
    ['Skerra has sold no ferries for 12 weeks. Why?', /reason|background|why/i],
    ['What To Do After You Get Fired', /after getting fired/],
    ['Skerra crews avoided their ‘filthy’ harbor until 2031. On Sunday, they swam in it.', /on Sunday, they swam/],
    ['Norwell ferry races to open pier — and close Skerra harbor', /close Skerra harbor/],
    ['Which Song About Ferries Helped You Through The Winter', /which song .*\?$/],
    ['The Guy Who Pretended To Be Dana Ruiz In Skerra Just Put Out A Shanty', /who pretended/],
    ['Norland news at a glance: shameless Ruiz orders closing of pier', /^(?!.*glance)/],
  ] as const)
    for (const variation of say(headline)) assert.match(variation, kept, headline)
  for (const [headline, never] of [
    ['Holm boat line starts at $450 in crazy harbor deal', /started/],
    ['Crazy harbor app now lets crews draw maps', /\bhas now let|have now let/],
    ['Shocking new ferry takes just five days to Skerra', /taken|took/],
    ['Holm blasts Norland harbor ‘Blitz,’ extends curbs', /(?:criticized|to have) .* extends/],
    ['Sad: Norland Ferries Profits Down 7%, As Chief Promises Repairs', /profited/],
    ['Dana Ruiz slams ferry "bubble," while Holm expects "calm"', /bubble," (?:is|has|by)/],
    ['Norlandians blast harbor board', /Norlandians (?:is|has)/],
    ['Shocked sailor still stranded in Skerra after storm', /been still/],
    ['Nine of the largest Norland mills ink shocking deals with Ruiz', /compiles|list|Roundup/],
    ['Which Ferry Should You Team Up With', /to name/],
    ['You could buy a crazy ferry ticket this weekend', /tells how/],
    ['What’s next for crews after Norland’s ferry shock and Ruiz’s move', /ferry Ruiz/],
  ] as const)
    for (const variation of say(headline)) assert.doesNotMatch(variation, never, headline)
})

test('who is asked puts no question, and a plane that is identified is known', () => {
  for (const variation of say('Ruiz was asked twice: Did you lie?')) assert.doesNotMatch(variation, /a question$/)
  for (const variation of say('Mystery plane identified as Otavian jet'))
    assert.doesNotMatch(variation, /unidentified/i)
})

test('what is said of a sentence that cannot be told is not told alone, and who "I", "our" and "your" are is', () => {
  for (const [headline, never] of [
    ['Norland ferries are bigger than ever. Captains say that’s a clear red flag', /that(?:’s| is)/],
    ['Dana Ruiz Lashed Out for a Bizarre Reason. She’s Not Alone.', /alone/i],
    ['Fog, fires and $20 million ferries: What I saw at Norwell’s boat show', /\bI\b/],
    ['Three piers open in Norwell — plus seven our critic loved', /\bour\b/],
    ['The new ferry app ruined the Skerra coast for me', /\bme\b/],
    ['A cold storm is coming. Will your town feel it before May?', /whether town/],
    ['Why your water bill is rising faster than a ferry ticket', /that water bill/],
    ['When will the new Norwell ferry sail to Skerra again?', /readers are asked/i],
    ['What is on the Norland council agenda for May?', /readers are asked/i],
    ['18 Crews That Have NO IDEA Where Their Ferry Is', /IDEA/],
    ['Skerra Lines just made it official: the ferry is dead', /official[;,]|also says|publisher reports/],
  ] as const)
    for (const variation of say(headline)) assert.doesNotMatch(variation, never, headline)
})
