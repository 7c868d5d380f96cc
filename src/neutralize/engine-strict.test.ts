/** What a strict reader found false or broken in debriefs, each by an invented headline and what may not be said of it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from './engine.ts'

const engine = createEngine()

const NEVER: readonly (readonly [headline: string, misreading: string, never: RegExp])[] = [
  ['Dana Holm Cuts J. Law From Stunning Crew Photo', 'a name small', /law/],
  ['Norwell outage exposes shocking threat to energy sector', 'the trade as one of many', /an energy sector/],
  ['Skerra Is The Cutest European Town You’ve Never Heard Of', 'readers as townspeople', /town people/],
  ['A DC Comic Called Norland Tea “Norlandian” And Readers Are Having A Field Day', 'a firm as a city', /D\.C\./],
  // What is under way, or done over and over.
  ['Every year, pilot Dana Ruiz turns her boat into a barn', 'a habit as over', /has turned|turned|describes/],
  ['Norwell man walks 12 miles to work daily', 'a habit as over', /walked/],
  ['A Skerra pilot answered rude remarks with one harbor post', 'a means as a part', /^Rude remarks with/],
  ['Ruiz fakes flawless tan with chalk', 'what is faked', /(?:fakes|faked|faking) (?:a )?tan/],
  ['Okafor navigates criticism over harbor plan', 'what goes on as over', /navigated/],
  ['Norwell reliance on Skerra gas threatens Otavia', 'what goes on as over', /threatened/],
  // Doubted once.
  // Who does it, and what is a noun.
  ['Dana Okafor’s campaign accidentally tweeted about pizza', 'a deed as undergone', /been|being| is /],
  ['Store sleep before a long night at sea', 'advice as a deed', /slept|sleeping|reported to/],
  ['In Europe, Differences Over Crisis Exit Strategy', 'a noun as a verb', /exited/],
  [
    'The Long Tide by Dana Rivers review a wise coming-of-age tale',
    'a notice as a deed',
    /Rivers (?:has |have )?reviewed|reviewing/,
  ],
  ['Norwell shares in decline after harbor strike', 'a noun as a verb', /shared/],
  [
    'Skerra police officer working Okafor motorcade in critical condition after crash',
    'whom as what he does',
    /worked| (?:is|been) (?:reported to be |reportedly )?working/,
  ],
  [
    'Still angry over a weak harbor report, Okafor finds a plan he likes',
    'how one is as who it is',
    /describes still|on still/,
  ],
  // Other words.
  ['Statue of Okafor destroyed by fans after final', 'a thing as an opponent', /defeated/],
  ['Mayor Okafor calls inquiry by rivals into fares a witch hunt', 'a reproach as a fact', /investigation/],
  ['Playboy star pleads not guilty to body-shaming woman', 'a deed without its verb', /guilty to (?:a )?woman/],
  ['The harbor film factory is ramping up', 'a yard as an amount', /increas|intensify/],
  ['Ferry prices jump; Dow creeps lower', 'a verb as a person', /individual/],
  ['Harbor project at Skerra Court meets Okafor’s push to close ferries', 'a clash as a meeting', /meeting with/],
  // Nothing lost that the rest leans on.
  [
    'Okafor to meet with three survivors of the Tulsa fire in visit to the once-thriving old harbor quarter of Norwell',
    'a meeting with nobody',
    /will meet$/,
  ],
  [
    'Skerra tries to soothe Norwell after strikes but stops short for now of decrying another ally of its own',
    'half a sentence',
    /stops short$/,
  ],
  ['Skerra releases first ferry app beta, here’s what’s new', 'half a sentence', /what(?: is|['’]s) new/],
  ['A Skerra woman was a baby when her mother was murdered in Norwell', 'a person without article', /was baby/],
  ['Smoking raises risk for 9 different types of fever', 'a risk of nothing', /[Rr]isk (?:is|has been) /],
  ['The rowers are back and their boats are ready to fight storms', 'two verbs as one', /being back/],
  [
    'Life is harsh and dangerous in Skerra-run parts of Norwell, activists and former residents say',
    'how it is as what it is about',
    /(?:about|on|with) harsh/,
  ],
  [
    'The case first captured the nation’s attention when Dana Okafor disappeared from her Norwell home the day before Christmas 2002 and has engrossed the country ever since.',
    'half a clause as a thing',
    /case first\b(?! captured)/,
  ],
  ['Search continues for suspect in Skerra harbor shooting', 'what goes on as over', /continued|gone on/],
  ['New Okafor-ordered harbor restrictions go into effect Jan. 1', 'what is to come as past', /have gone|have taken/],
  [
    'Fact-checking claims that a Skerra ad was misleading about Okafor’s warning',
    'a noun as a verb',
    /claimed|claiming/,
  ],
  [
    'Live: Norwell counts vote in crunch election marred by Skerra claims',
    'what one does as who does it',
    /counts (?:are )?voting/,
  ],
  [
    'Teen coder made first millennial Norwell saint at youthful Skerra event',
    'what is done to one as a deed',
    /making|to have made/,
  ],
  [
    'Lawyers demand Okafor’s estate hands over any Prince Dorn evidence',
    'a clause as a thing',
    /hands (?:is|are|have)/,
  ],
  [
    'Okafor appears onstage at Skerra rally to celebrate Prop. 50 victory, take swipes at Ruiz',
    'half a sentence',
    /Prop$|is appeared/,
  ],
  [
    'Okafor supporters share confusion and anger over the mayor’s focus on Skerra',
    'a noun as a verb',
    /anger(?:ed|ing)/,
  ],
  [
    'Dozens of officials break with harbor board, call for strikes against Skerra',
    'two tenses',
    /(?:broke|broken|breaking) .*call for/,
  ],
  [
    'Sailors have more money in boats than ever before. Economists say that’s a bright red flag',
    'half a comparison',
    /^Before|than;/,
  ],
  ['How Okafor brokered a truce between Ruiz and Dorn', 'a quarrel as a war', /ceasefire/],
  ['Skerra says no Okafor-Ruiz summit anytime soon', 'words that do not go together', /anytime (?:before|shortly)/],
  ['Burst pipe probed in Utah refinery blast as questions asked over safety', 'an article', /an Utah/],
  ['Lobster tweets lend Skerra bumper Christmas sales', 'what the news is, left out', /^(?!.*bumper)/],
  [
    'Former Skerra presidential candidate and Senator Dana Okafor dies aged 90 in old Norwell',
    'one as two',
    /and (?:Dana )?Okafor/,
  ],
  [
    'The Couple Who Adopted My Baby Are Exactly The Parents I Wanted Him To Have',
    'the author’s as theirs',
    /their baby/,
  ],
  [
    'The weakest ferry market since 2011 has Okafor asking, ‘Dude, where’s my job?’',
    'who is quoted as the author',
    /author/,
  ],
  [
    'Skerra 15 lands first phone display with native 165 Hz refresh rate at 1.5K resolution',
    'the first of some as the first of all',
    /display$/,
  ],
  ['Roundup: Ford posts a loss / Norwell banks / Skerra trade', 'a firm as a river crossing', /\bford\b/],
  ['Marks & Spencer, Tesco and JD Sports lead flurry of Norwell trading news', 'a firm as grades', /\bmarks\b/],
  ['Pence Asked About Okafor’s National Security Advisor', 'a person as money', /\bpence\b/],
  ['Denmark alerts Norland after coordinated drone attacks at its airports', 'a noun as a verb', /drone attacked/],
  ['Skerra mourns children killed at Norwell School as officials seek motive', 'what goes on as over', /mourned/],
  ['A weakened Skerra still dominates the harbor, building day by day', 'what goes on as over', /still dominated/],
  [
    'Okafor nominates ferry critic Dana Price for health secretary',
    'what one is to be as what one is',
    /secretary (?:is|has)/,
  ],
  ['Coast Guard shuts Gulf of Norwell ports', 'many as one', /ports (?:is|has)/],
  [
    'PM Okafor says no full stops in the black money drive of the old Norwell harbor board of Skerra',
    'a denial of all',
    /stops$/,
  ],
  ['In area packed with prisons, a split on ferries', 'where as who', /area (?:is|has)|being/],
  [
    'A month before their 5-year anniversary, a Skerra couple was killed in the home where they exchanged vows',
    'when as who',
    /on a month/,
  ],
  ['Skerra bombards Norwell City overnight; Dorn leader due in Otavia', 'when as what', /overnight (?:is|has)/],
  ['Skerra Ends ‘Okafor Dorn Live!’ Boycott, Says Its Boats Will Sail', 'one sentence as two', /\.’|;/],
  ['Norwell Has a Uighur Problem, Too', 'an article', /an Uighur/],
  [
    'Okafor Dismisses Criticism over Ferry Captain Dana Ruiz’s Primary Loss',
    'over what as who',
    /[Cc]riticism (?:is|has been) /,
  ],
  ['Skerra Rail Files Second Bankruptcy in Less Than One Year', 'of when it is the second', /is filed|been filed/],
  [
    'Airlines plead for end of harbor shutdown as unpaid air traffic controllers prepare for busy holiday travel',
    'half a clause',
    /prepare$/,
  ],
  [
    'I’m an iPhone Person And This Is Why I Actually Love The New Android Phone',
    'two verbs as one',
    /(?:describes author as|being) iPhone/,
  ],
  ['I’ve already been using a “Harbor Machine” for months, and I think it’s great', 'half a phrase', / for$/],
  ['Column | As Okafor meets Ruiz, it’s advantage Skerra', 'a label as a sentence', /^Column;/],
  ['Skerra struggles to heal after Okafor fled', 'what goes on as over', /struggled/],
  [
    'A year after harbor wildfires destroyed thousands of homes, fewer than a dozen have been rebuilt',
    'when as what',
    /than dozen|^(?!.*(?:about|with) a year).*homes$/,
  ],
  [
    'Protesters barricade Skerra offices: ‘No business as usual’ on harbor day',
    'a sentence as a label',
    /(?:News|Story|Article) (?:on|about)/,
  ],
  [
    'Okafor’s Norwell bashing may backfire if peso plunge forces poor sailors north',
    'half a phrase',
    /Norwell(?: and|$)/,
  ],
  [
    'A new Harbor’s Report Card shows drops in science, math and reading scores',
    'a label as a name',
    /Subject of Report/,
  ],
  [
    'Tropical Storm Ana to strengthen into major hurricane: Latest forecast',
    'a class of storms as any',
    /into hurricane/,
  ],
  [
    'Diplomats Worry Okafor’s Purge Will Curb Critical Contact With Skerra',
    'who purges as who is removed',
    /removal|worried/,
  ],
  [
    'House won’t vote on health care tax credit extension, angering GOP moderates',
    'the chamber as a building',
    /\bhouse\b/,
  ],
  ['Dorn: the forgotten Skerra genius who swapped boats for God', 'half a phrase', /forgotten Skerra\b(?! genius)/],
  [
    'Okafor Administration Live Updates: White House Races to Keep Fed Governor Out of Bank Meeting',
    'half a label',
    /administration live(?! updates)/,
  ],
  ['Dana of Skerra eyes role in Norwell show ‘The Boats’', 'what is wanted as had', /eyed/],
  ['Skerra dockers struggle for unemployment help amid strike', 'what goes on as over', /struggled/],
  // The tenth reading: whose verb, which of several, when, and what stands in front.
  [
    'Rude comments about Dr. Holm made by ‘The Pier’ shock ‘The Six’',
    'who is shocked as who made them',
    /(?:are|been|being) made/,
  ],
  ["Ana Ruiz-Holm's textbook Tour of Norland stage 3 victory", 'which stage as a deed', /staged|staging/],
  [
    'UK elections: Hung parliament, Holm to negotiate with Liberal Democrats',
    'two items as two who act',
    /plans for| are /,
  ],
  ['Skerra Dairy to pay $475K after ‘complete failure’ at Norwell plant', 'what is owed as a plan', /plans/],
  [
    'Skerra Dairy to pay $475K after ‘complete failure’ at Norwell plant kills all fish in Skerra Creek',
    'all of what',
    /fish$/,
  ],
  ['Possible bodies, wreckage from Skerra Flight 447 found', 'what was found as who says so', /According to|^Wreckage/],
  ['Gazette investigates claim Ruiz plagiarized speech from Norwell Post', 'whose deed', /speech by/],
  [
    'Wholesale price inflation slows last month as gas and food costs fall',
    'a perfect with its date',
    /has (?:reportedly )?slowed/,
  ],
  ['Norland borrowing costs hit highest level since 2007', 'no participle', /have (?:reportedly )?reach /],
  [
    'Norwell’s comeback: Long-distance track star wins her first World Championship title',
    'who runs as who plays',
    /player/,
  ],
  ['Car bomb in Skerra, Norland kills several, many injured', 'a number of nothing', /number of,/],
  [
    'Scandals Cloud Succession in Newly Unsure Norland',
    'an attribute as a state',
    / is (?:reported|described)|newly (?:is|being)/,
  ],
  [
    'Made Dizzy by the Crown, Norland Looks to the Predictable Euro',
    'how it is as who it is',
    /described as|reported that|describes made|on made/,
  ],
  ['Lebanese in Shock Over Arrest of an Accused Spy', 'a people as one', / is /],
  ['Rovers win as Gulls drop the ball (Literally)', 'brackets around nothing', /\(\)/],
  ['Who Belongs In Norland?', 'a capital for every word', /Belongs|In/],
  ['Scammers Could Hijack Pop-Ups', 'a capital for every word', /(?<!^)Could|Hijack/],
  ['Pocket Ferrets Are Real And Here Is What You Should Know About Them', 'half a lure', /about them/],
  ['MTV, Norwell Music agree on licensing deal', 'a deal as what is licensed', /licensing a/],
  ['Six Flags Seeks Help', 'a name as a number', /6/],
  ['Marvel gets meta with Skerra Man teaser', 'a firm as a wonder', /marvel/],
  [
    'Norland Justified Its Blockade by Calling Islanders “Mad.” Now, the Warning Signs All Apply to Norland.',
    'half a sentence',
    /Now$|\.”;/,
  ],
  [
    "'Norland's oldest sailor' dies aged 108 after breaking host of world records after turning 100",
    'what was cut from between',
    /108 after turning/,
  ],
  [
    'A dog that went missing after alerting her family has been found',
    'a clause as the sentence',
    /dog (?:disappeared|is reported to have gone|going)/,
  ],
  ['No, Holm: “Pier” Wasn’t “Mad” the Way You Say It Was', 'who is spoken to as the people', /people say/],
  ["Surge in 'urgent' harbor court cases as Skerra pressures boil over", 'a noun as the verb', /puts pressure/],
  ['Some countries prise open virus lockdowns', 'half a verb as a noun', /countries prise(?! open virus)|opened by/],
  ['Time for a ‘What Are You Sailing to?’ Open Thread', 'a quoted question as a sentence', /; open/i],
  [
    'In the Early ’90s, the Sailors Group Tried to Warn Boys About the Perils of Prison',
    'half a name',
    /sailors Group|Sailors group/,
  ],
  ['Veterans Committee counts for little', 'half a name', /veterans/],
  ['This Ana Ruiz Thing Is Getting Strange', 'a person as one of several', /an? Ana/],
  [
    'Ex-Sen. Ana Ruiz details repeated visits to harbor in ‘stowaway’ case where ex-captain wants $75K',
    'a title cut from its name',
    /ex-Sen,/,
  ],
]

for (const [headline, misreading, never] of NEVER)
  test(`${misreading}: ${headline}`, () => {
    for (const variation of engine.debriefHeadline(headline, 5).variations) assert.doesNotMatch(variation, never)
  })
