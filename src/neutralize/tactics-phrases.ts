/**
 * Cue phrases of the tactics. Inside a phrase `a/b` stands for either word`_` for any one word`#` for a number, `#n` for one
 * with its sign;
 * `^` and `$` hold it to the start or the end of the headline. Possessive endings are ignored. All lists are our own.
 */
import type { TacticId } from './taxonomy.ts'

export interface PhraseBlock {
  tactic: TacticId
  severity: 1 | 2 | 3
  reason: string
  cues: string
}

export const phrases: PhraseBlock[] = [
  {
    tactic: 'curiosity-gap',
    severity: 3,
    reason: 'promises something and keeps it back',
    cues: `you won't/wont/will believe, you'll/will never believe/guess/forget, never guess, what happened/happens next, what happened/happens when/after/inside/to, here's what happened/happens, the/a real/true/actual/surprising/shocking/hidden/secret/untold/strange/dark/weird/terrifying/ugly/brutal/awkward reason/reasons/story/stories/truth/history/meaning/cost/price/message, real reason, the truth about/behind, the secret/secrets to/of/behind/that, secret/hidden meaning/message/ingredient/weapon/trick, salty secret, changes/changed/change everything, everything changed, changed my/your/his/her/their life, look who/what, guess who/what/which, wait until/till, see why/what, find out why/what/how/which/who, you need to see, have to see, got to see, gotta see, left/leaves everyone/fans/people/viewers, is/are not what, isn't/aren't what, not what you/they, made/makes me realize/realise, things got, got weird, it gets/got worse/weirder/better, the internet is, internet loses, goes/went/gone/going viral, go viral, breaks/broke/breaking his/her/their/its silence, breaks/broke/breaking silence, speaks/spoke/speaking out, opens/opened/opening up, comes/came clean, lifts/lifted the lid, sheds/shed light on, drops hint/hints, drops/dropped bombshell, makes/made a/an big/huge/major/shocking/surprise/heartbreaking/stunning/emotional announcement/admission/confession/revelation/decision/change/claim, makes/made big/huge/major/shocking/surprise/heartbreaking/stunning/emotional announcement/admission/confession/revelation/decision/change/claim, big/huge/major/massive/drastic change/changes $, one particular type/kind/food/habit/job/thing, a particular type/kind of, one-word/two-word/three-word/four-word/five-word/1-word/2-word/3-word/4-word/5-word response/reaction/message/reply/answer/text/tweet/post/statement, big/huge/major/massive/drastic announcement/announcements/update/reveal/twist, sends/sent/sending clear/strong/blunt/stark/bold/cryptic/message, sends/sent a/an clear/strong/blunt/stark/bold/cryptic/emotional message/warning, sends _ message, sends _ _ message, sends _ _ _ message, cryptic message/post, blunt/stark/cryptic message/warning, shares/offers/gives update, offers _ update, shares/gives _ update, one/this simple/weird/little/surprising/unusual thing/trick/reason/detail/word/mistake/question, exact number/amount/date/moment/reason, the biggest/worst/number-one mistake, biggest mistake, did you know, the one thing, the one _ you/that, little secret, dirty secret, doesn't/don't/didn't/won't/wont want you/people/anyone, wants/want you to, nobody/no-one/one is talking/talks about, no one talks about, what they/he/she/it found/did/said/saw/turned, what no one, what nobody, what it/he/she/they really/actually, just how, turns/turned out to, the internet can't, can't stop talking, can't get over, everything you/we know, all we know, this is getting, is/are getting strange/weird/interesting, getting strange/weird, has a secret, have a secret, one big/huge/major problem/catch/difference, there's a catch, here's the catch, with a twist, a twist, priceless reaction, perfect response, best part, most perfect thing, the internet's, under wraps, mystery surrounding, spill/spills the/all, tells/told all, tell-all, reveals/revealed/reveal/revealing why/how/what/where/who/when/whether/exact/secret/secrets/her/his/their/all/shocking/surprising/the, ^ revealed, exclusive reveal, what's really/lurking/inside/hiding/next, what is really/lurking/inside/hiding, inside the/a, a look inside, secrets`,
  },
  {
    tactic: 'curiosity-gap',
    severity: 2,
    reason: 'announces a fact and keeps it back',
    cues: `this is what happens, the surprising/shocking/strange/unexpected thing/way/ways/truth, surprise/surprising/shocking twist, wild/strange/weird/bizarre/unlikely story/tale/saga/case, could be about to, might surprise you, will surprise you, may surprise you, surprise you, the answer may/might/is, what comes next, shocking/surprise ending, has been answered, share/shares/shared/sharing why/what/how, confess/confesses/confessed/admit/admits/admitted why/what, show/shows/showed what/why/which, tell/tells/told us/me what/why/how, know/knows/knew why, what it's like, what it was/is like, what life is, names/picks/reveals her/his/their/its favorite/favourite, something major/big/unexpected/strange/special/amazing/remarkable/incredible/else, a different name, entirely/completely different way, not what it seems, more than you, than meets the, will never be, the untold, coming soon, ^ coming this, stay tuned, could/may/might make history, answered the question, ^ the question/thing/reason/mistake/trick/habit, a sure/simple/easy/surprising/genius/clever way, ^ proof that, to see if/what, some thoughts, some things to say, people are freaking/losing/loving/obsessed/divided, here's our first/best, curious case/cases, startling/surprising/unlikely/mysterious link/connection/twist/find/discovery`,
  },
  {
    tactic: 'forward-reference',
    severity: 2,
    reason: 'points at what only the article resolves',
    cues: `^ here's _, here's why/how/what/everything/when/where/who/which/exactly/your/every/a/the/all/one, here is/are why/how/what/everything/when/where/who/which/exactly/your/every/a/the/all/#, here are your/some/_/#, this is why/what/how/who/where/when/the/exactly/a/your, that's why/how/what, these are the/all, before reading this, read this, see this, watch this, because of this, like this, about this, this one, this is, for this reason, $ this`,
  },
  {
    tactic: 'numbers-bait',
    severity: 2,
    reason: 'uses a number as a lure',
    cues: `number # is/will/might/may, #n is/will/might/may, one weird/simple/easy trick/question, one trick, # trick, just one question, based on a single question, a single question, only #% of, #% of people/you, in # minutes/seconds flat, # minutes flat, you'll need just #`,
  },
  {
    tactic: 'second-person',
    severity: 2,
    reason: 'speaks to the reader',
    cues: `you, your, yours, yourself, yourselves, you're, you'll, you've, you'd, ^ meet, ^ stop scrolling, ^ look who/what/at, ^ take this quiz, ^ tell us, ^ guess, ^ say hello to, ^ say goodbye to, ^ move over, ^ forget, ^ think twice, ^ see the/how/why/what/all/inside, ^ test how, ^ pick/choose a/an/your/some, ^ try to`,
  },
  {
    tactic: 'hyperbole',
    severity: 2,
    reason: 'goes beyond the fact',
    cues: `of all time, all-time best/worst/greatest, ever made/seen/heard/recorded-ever, in the world ever, the most _ thing/things/way/moment/moments/part/people/photo/photos/video/videos/story/reaction/response/man/woman/person/place/places/car/dress/couple, most beautiful/amazing/incredible/hilarious/adorable/perfect/epic/awkward/ridiculous/insane/iconic/stunning/heartbreaking/shocking/outrageous/important/bizarre/terrifying/brilliant/memorable/popular/delicious/disturbing/embarrassing/infuriating/unforgettable/spectacular/powerful/scandal-plagued, very best/worst/worst-case, the very best/worst, the best/worst/greatest _, best/worst _ yet, best/worst _ _ yet, best/worst _ _ _ yet, best/worst _ _ _ _ yet, golden age, in the feels, as fuck/hell/af, forever $, than everyone/anyone/ever, in generations, in living memory, of your/her/his/their/our dreams, of a lifetime, dream come true, holy grail, just wonderful/perfect/amazing/fabulous/adorable/incredible, peak _ _ $, queen/king of everything, officially the, one-of-a-kind, best/worst of humanity, in the history of, of the century, # best/worst/greatest/craziest/weirdest/coolest/funniest/cutest/dumbest/hottest, blow your/my mind, blew my/our/their mind/minds, blows minds, blow your mind, mind blown, mind blowing, jaw dropping, game changing, change your/the life/world/game, changes/changed the game/world, change the way, life changing, everything we/they/you/physicists/scientists/experts thought, nobody/no-one asked/expected/wanted/cares/noticed, no one asked/expected/wanted/cares, everyone is/in/needs/loves/hates/should, everybody is/loves, are everywhere, is everywhere, like never before, once and for all, for the ages, to die for, over the moon, perfect way/example/response/answer/gift/reason, take your breath away, will take your, breath away, make you cry/laugh/cringe/smile/scream, hot new, brand-new must, off the charts, through the roof, out of control, next level, best thing ever/since, better than ever, worse than ever, best ever, worst ever, biggest ever, wins/won the internet, broke/breaks the internet, literally everything, a lot to handle, too real, of a lifetime, in history ever, makes/made history, as hell, as f, af $, on steroids, on fire, fever pitch, brought the heat, hits the fan, from hell, is the best/worst/greatest, total game-changer, beyond belief, defies belief, can't believe, we can't, great question, restore your faith, faith in humanity, everything wrong, all the feels, is life $, will make you, make history, historic breakthrough, latest casualty, looks doomed, is doomed, on the brink of, spectacular collapse, yes with a, for no reason, too good, shock win/win/result/exit/defeat/poll/decision, whole life, absolute best/worst`,
  },
  {
    tactic: 'emotional-language',
    severity: 2,
    reason: 'names or pushes a feeling',
    cues: `in tears, to tears, break/breaks/broke your/my/our heart/hearts, breaks hearts, will make you furious, cry your eyes, make your blood boil, restore your faith, warms/warm your/our/hearts heart, sparks/sparked/sparking outrage/fury/anger, sparks/sparked/sparking _ outrage/fury/anger, outrage as/over/after/at, fury as/over/after/at, horror as/at/after, loses/lost it, struck a nerve, strikes a nerve, dark season/days/chapter/secret, worst nightmare, living hell, their humanity, you suck, suck at, horrible for, gone too soon, so sad, so uneasy, final farewell, horribly/terribly wrong, goes/went/gone horribly/terribly, sigh of relief, sparks/sparking/sparked/raises/raising/raised fear/fears/panic/alarm, cannot hold back, last words, final words, final moments, final goodbye, in shock, stun fans, still reeling, reeling from/after, pulls/pulled at heartstrings`,
  },
  {
    tactic: 'loaded-label',
    severity: 2,
    reason: 'passes judgement',
    cues: `deportation machine, propaganda machine, war machine, caught red-handed/redhanded, red handed, from hell, illegal alien/aliens/immigrants/immigrant/migrant/migrants, fake news, so called, deep state, woke mob, the swamp, sucks, is/are flopping, flopping, gone woke, wokeness, wokeism, wokery, went woke, go woke, race card, real scandal, covid scandal, hit hard by scandal, conspiracy theory/theories, anti-working class, family drama, baby mama, love rat, dirty tricks, free stuff, at taxpayers expense, taxpayer-funded, trump derangement syndrome, hot mess, no-show, money grab, nothing burger, nothingburger, fantasy world, alternate reality, your tax dollars`,
  },
  {
    tactic: 'us-vs-them',
    severity: 2,
    reason: 'sets the reader against a group',
    cues: `they don't/dont/won't/didn't want you, don't want you to know/see, doesn't want you to know/see, wants you to forget/believe/think, elites, the elite, ruling class, coastal elites, real americans, ordinary americans, hardworking families/taxpayers/americans, while families/workers/americans/veterans/taxpayers struggle/suffer/pay, big pharma, big tech's war, mainstream media, liberal media, far-left mob, leftist mob, woke mob, our way of life, take back our, its own children/people/citizens, our own, of your money, your tax/hard-earned, forces/force cowardly, enemies of, we should all, globalists, fat cats, unelected bureaucrats, political class, washington insiders, the establishment, working/ordinary families/people/voters, everyday/ordinary americans/people, the far left, the radical left, the rich get, the establishment's, rigged against`,
  },
  {
    tactic: 'fear-appeal',
    severity: 2,
    reason: 'makes the threat larger or nearer than the fact',
    cues: `could/can/may/might/will/would kill you, could be killing/ruining/destroying/poisoning, killing you, destroying your, ruining your, poisoning your, coming for your, coming for you, are flooding in, flooding into, flooding our, killer heatwave/heat/storm/virus/flu/bug/bees/wasps/hornets/fungus/bacteria/disease/smog/fog/cold/freeze/robots/ai, silent killer, deadly cancer/virus/bug/disease/zombie/trend/ingredient/toxin/chemical/superbug/fungus/secret/mistake/habit, monster storm/hurricane/snowstorm/blizzard/asteroid, ticking time bomb/bomb, time bomb, perfect storm, warning signs/sign are/is, warning signs, red flags, could spark/trigger/unleash fresh/new/chaos/panic/a, raise/raises/raised/sound/sounds/sounded alarm/alarms, sound/sounds/sounded/raises/raise the alarm, world's deadliest/most-dangerous, most dangerous, spiral out of, nightmare scenario, worst-case scenario, is coming for, are coming for, world war iii/3, wwiii, ww3, nuclear armageddon/holocaust/apocalypse, civil war looms/brewing, on the brink, the end of the world, end is near, no one is safe, nobody is safe, not safe, be afraid, be very afraid, is toxic, worst is yet to come, how bad it/things, before it kills, stay inside or die, run for your, lurking in/inside/under/behind, everyone should fear, to be worried/concerned/afraid, dangerous rabid, scare you, terrified of`,
  },
  {
    tactic: 'false-urgency',
    severity: 2,
    reason: 'presses for attention or action at once',
    cues: `^ breaking news, ^ urgent, ^ alert, ^ just in, ^ developing, ^ attention, act fast/now, hurry up, ^ hurry, last chance, don't miss, do not miss, before it's/its too late, too late, stop scrolling, stop what, drop everything, delete it/this/them now, delete it, while you still can, while you can, running out of time, time is running out, clock is ticking, ends tonight/soon/today, only # hours left, sign up now, buy now, sell now, do this now, watch now, you need to _ now, must act now`,
  },
  {
    tactic: 'authority-bait',
    severity: 2,
    reason: 'leans on an unnamed authority',
    cues: `doctors/dentists/experts/teachers/mechanics hate, doctors/experts/scientists/physicists/astronomers/archaeologists/researchers/vets/police/cops stunned/baffled/shocked/puzzled/amazed/horrified/mystified/terrified/divided/perplexed, doctors/experts/scientists/physicists/astronomers/archaeologists/researchers/vets/police/cops are/were/left/remain stunned/baffled/shocked/puzzled/amazed/horrified/mystified/terrified, baffles/stuns/shocks/baffled/stumped doctors/experts/scientists/physicists/astronomers/archaeologists/researchers, insiders/insider reveal/reveals/say/says/claim/claims/spill/spills/tell/tells, sources/pals/friends/source/pal reveal/reveals/spill/spills, expert/doctor/dermatologist/nutritionist/dietitian/therapist/psychologist/trainer/chef/cardiologist/neurologist/dentist/vet/surgeon reveals/swears, experts/doctors/scientists/insiders/dietitians/chefs/stylists/nurses/dermatologists/trainers/organizers/organisers/designers reveal/swear, swear/swears by, experts/doctors say _ it now, experts agree, science says, scientists say you, according to science, doctors want you, top doctor/cancer/expert, royal expert/experts, body language expert/experts, a top _ doctor/expert/surgeon/chef`,
  },
  {
    tactic: 'cliffhanger',
    severity: 2,
    reason: 'breaks off before the fact',
    cues: `^ and then, ^ then, and then, then he/she/they/it/everything/this/the/came, until he/she/they/this realized/realised/saw, but then, but there's a, picked the wrong, little did he/she/they, was just the start/beginning, just the start/beginning/starting, that was just, it didn't work $, what he did next, what she did next`,
  },
  {
    tactic: 'moralizing',
    severity: 2,
    reason: 'tells the reader what to think or do',
    cues: `should be ashamed, should all be, we should, we must, we need to, we have to, should be outraged/worried/furious/concerned/sacked/fired/jailed/illegal/banned, you should never/always/be, you should, you shouldn't, you must, you need to see, everyone should, nobody should, no one should, everybody should, needs to stop/go/resign/apologize/watch, need to stop, must stop/resign/go/end/apologize/act, must be stopped, has to stop/go, have to stop, should resign/apologize/stop, should know better, how dare, shame on, it's time to/for, it is time to/for, deserve/deserves better/more, deserves to be, is/are not enough, isn't/aren't enough, ought to, has/have no business, let's not/stop/all, it's on us/all, there is no negotiating, there is no excuse, no excuse, is/are wrong to, isn't ok, is not ok, enough is enough, is wrong about, grow up, wake up, do better, time to stop`,
  },
  {
    tactic: 'editorial-adverb',
    severity: 1,
    reason: 'smuggles in a judgement',
    cues: `yet again, once again, for once, of course, at long last, at last, only now, somehow still, even worse, in the end of, ^ finally, has/have/had just, was/were/is just, even harder, will it even, even messier/worse/more, gets even, turns out, go figure, no surprise, to no one's surprise, surprise surprise, all of a sudden, out of nowhere, ^ wait, ^ yes, of all people`,
  },
]
