import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from '../engine.ts'

/** A bait as outlets post it, what each of its five wordings tells, and what none may repeat. */
const BAITS: [headline: string, told: RegExp, bait: RegExp][] = [
  [
    'Half of sailors believe this about the Norwell harbor',
    /what half of sailors believe about the Norwell harbor/i,
    /this/,
  ],
  [
    'Dana Ruiz did something huge for two boys who lost a home',
    /what Dana Ruiz did for (?:two|2) boys/i,
    /something|huge/,
  ],
  [
    'Norwell mayor just said this about the ferry fare',
    /what Norwell mayor said about (?:the )?ferry fare/i,
    /this|just/,
  ],
  ['The reason Ruiz sold her boat will surprise you', /why Ruiz sold her boat/i, /surprise|you\b/],
  ['Here’s the real reason Skerra sank the pier', /why Skerra sank (?:the )?pier/i, /real|[Hh]ere/],
  ['Remember when Dorn was a waiter?', /Dorn was a waiter/, /[Rr]emember when/],
  ['Remember Dana Ruiz? Here’s what she looks like now', /what Dana Ruiz looks like now/, /[Rr]emember|\bshe\b/],
  ['You’ll never look at seaweed the same way again', /seaweed|headline/i, /never|\byou/i],
  ['You have to see this gull’s dance', /gull[’']s dance/, /have to|\byou/i],
  ['Try not to cry watching this dog meet its owner', /dog meet its owner/, /cry|[Tt]ry/],
  ['Say hello to Skerra’s new ferry', /new ferry/, /hello/],
  ['Get yourself a cup of Skerra tea right now', /cup of Skerra tea/, /yourself|now/],
  ['Here are the gulls you should be following on Instagram', /follow on Instagram/, /[Hh]ere are|will|you\b/],
  ['Here are the 5 best towns to raise kids', /(?:5|five) towns to raise (?:kids|children)/i, /best|[Hh]ere/],
  ['This gull is the hero we all need', /gull/, /hero|we\b/],
  ['This is the only soup recipe you need in your life', /soup recipe/, /only|life|need/],
  ['We’ll sort you into a crew based on your favorite soup', /sort readers into a crew|quiz/i, /we[’']ll|\byou/i],
  [
    'Dear Norwell, please stop feeding the gulls',
    /Norwell .*to stop feeding (?:the )?gulls|to Norwell/,
    /[Dd]ear|please/,
  ],
  ['The one thing Ruiz never takes to sea', /thing Ruiz never takes to sea/, /the one/i],
  ['Here’s an honest look at some of the best knots of 2015', /knots of 2015/, /honest|best/],
  ['What they don’t tell you about ferry jobs', /ferry jobs/, /\bthey|don[’']t|you\b/],
  ['The best town for sailors is...', /town for sailors/, /best|\.\.\./],
  ['What’s at stake in Skerra’s vote', /Skerra[’']s vote/, /at stake/],
  ['Who could replace Dana Ruiz as mayor?', /possible replacements for (?:Dana )?Ruiz/i, /[Ww]ho could/],
  ['Who’s to blame for the ferry delays?', /responsible for (?:the )?ferry delays/, /blame/],
  ['7 genius ways to survive at sea you’d never think of', /(?:7|seven) ways to survive at sea/i, /genius|never|you\b/],
  // What stands before or behind the news.
  ['Holy cow, this gull stole a whole fish pie', /gull/, /[Hh]oly|cow\b/],
  ['It’s here and it’s huge: Council unveils $2M pier plan', /\$2(?:M| million) pier plan/, /[Ii]t[’']s|huge/],
  ['Harbor host makes not one but TWO announcements', /(?:two|2) announcements/, /\bone\b|TWO/],
  ['Okafor wins not one, not two, but three medals', /(?:three|3) medals/i, /\bnot\b|\btwo\b/],
  ['This is what happens when a city tries to sell ice. (Hint: It isn’t pretty.)', /sell ice/, /[Hh]int|pretty/],
  ['Norwell pianist’s home is up for sale...interested?', /Norwell pianist[’']s home/, /interested|\.\.\./],
  ['Red, white and what? Norwell parade has few flags', /few flags/, /[Rr]ed|what/],
  ['Tired of queues? Norwell opens a second ferry line', /queues.*second ferry line/i, /\?/],
  ['Want to Sail Faster? Skerra Has a New Boat', /new boat/i, /\?|Sail|New/],
  ['Ruiz quits the council... and you’ll never guess why', /Ruiz .*council/, /guess|why|you/],
  ['This town just banned kites and people have thoughts', /kites/i, /thoughts/],
  ['Dana Ruiz adopted the cutest dog ever', /\ba? ?dog\b/i, /the dog ever|cutest|ever$/],
  [
    'Mac attack! Dorn’s fans eat 300,000 burgers after the storm',
    /fans (?:eat|ate|.*eat(?:en|ing)).*300,000 burgers/,
    /attack/,
  ],
  ['For god’s sake, do your job: Norwell’s mayor struggles to cut the ribbon', /mayor/i, /sake|\bjob/],
  ['You had one job! Norwell’s mayor struggles to cut the ribbon', /mayor/i, /one job/],
  [
    'Here’s everything you need to know to start sailing with Skerra',
    /what to know to start sailing/i,
    /[Ee]verything|you\b/,
  ],
  ['13 Charts Every Harbor Girl Can Relate To', /(?:13|thirteen) charts for harbor girls/i, /[Ee]very/],
  ['19 Things That Happen When You’re Single AF During Winter', /single during winter/i, /AF|you\b/i],
  ['Five ways Dana Ruiz’s harbor plan is terrible for students', /harbor plan/, /terrible/],
  [
    '11 Times Otto Dorn Was The Champion Of Our Hearts In "Harbor Nights"',
    /Otto Dorn in "?Harbor Nights/i,
    /[Cc]hampion|hearts/,
  ],
  ['15 Pets You Didn’t Know It Was Legal To Own', /pets it is legal to own/i, /know|you\b/i],
  // Findings and outcomes that are announced.
  ['What happens when a ferry runs out of fuel', /when (?:a )?ferry runs out of fuel/, /[Ww]hat happens/],
  ['What’s next for Norland’s ferries?', /(?:ahead|outlook|prospects|steps) for Norland’s ferries/, /next/],
  [
    'Poll shows what islanders think of the mayor',
    /poll (?:on|about) what islanders think of (?:the )?mayor/i,
    /shows/,
  ],
  ['Dashcam reveals how the crash began', /dashcam footage (?:on|about) how (?:the )?crash began/i, /reveals/],
  ['How the harbor fire changed Norwell forever', /how (?:the )?harbor fire changed Norwell/, /forever/],
  // Orders and demands are what the article argues for.
  ['Don’t kill the night ferry. Workers need it.', /against ending (?:the )?night ferry.*orkers need it/, /kill/],
  ['Don’t overthink the new parking rules, Norwell', /against overthinking (?:the )?new parking rules/, /[Dd]on/],
  ['Stop telling women to smile', /(?:against|criticizes) telling women to smile/, /[Ss]top/],
  ['Bring back the night ferry', /bringing back (?:the )?night ferry/, /^Bring/],
  ['Swanson: Coach Dorn must stop playing Ruiz in goal', /Swanson.*Coach Dorn.*(?:stop|stopping) playing Ruiz/, /must/],
]

/** What looks like one of them and is none: what no wording may say. */
const TRAPS: [headline: string, never: RegExp][] = [
  ['This anchor hack will change sailing forever', /changed? sailing(?! forever)/],
  ['The one thing every sailor should carry', /Column|Author|argues/],
  ['Mayor wants this to end', /what (?:the )?mayor wants/i],
  ['Doctors believe this to be the oldest ferry', /what doctors believe/i],
  ['The real reason Ruiz left is debt', /^(?:Article|Publisher|Report|Readers).*why/],
  ['Ruiz did something about the pier', /what Ruiz did/i],
  ['Stop and search powers extended in Norland', /against|argues/],
  ['Stop Oil protesters block Norwell bridge', /against|argues/],
  ['Never swim alone, coast guard warns', /[Aa]rticle argues|Author/],
  ['Cancel the parade, Norwell mayor tells council', /[Aa]rticle calls|Author/],
  ['Let the games begin in Norwell', /calls for|argues/],
  ['Stop killing whales, Norland told', /argues|[Aa]uthor/],
  ['Tax the Rich rally draws 500', /calls for|argues/],
  ['We’ll give you a refund, Holm tells passengers', /Publisher offers|Quiz/],
  ['Don’t kill the gulls', /ending/],
  ['Stop working and play with this puppy video', /against working and play/],
  ['Want to save the sea? Have fewer boats', /^For readers/],
  ['The job Ruiz wants is hers', /Article describes the job/],
  ['Theresa May: I will tell Ruiz when I find it', /[Aa]uthor/],
  ['Otto Dorn insists he’s a captain: I’ve still got the cap', /[Aa]uthor/],
  ['Ruiz urged to reinstate aid: US ‘cannot stay away’ from it', /[Aa]uthor/],
  ['Dana Ruiz lost at sea: What we know about her last trip', /[Aa]uthor/],
  ['5 ways to greet the boss of someone you never met', /of someone(?:$| (?:are|in|:))/],
  ['9 pictures of Otto Dorn as you’ve never seen him before', /Dorn as(?:$| are|:)/],
  ['Dana Ruiz is the first sailor ever to win', /(?:is|as) a sailor/],
  ['Dana Ruiz had the biggest boat ever', /had a boat/],
  ['Ruiz is not the best sailor ever', /a sailor$/],
  ['Are you more House Holm or House Norwell', /House House/],
  ['Ruiz leaves the team (for now)', /^(?!.*for now).*leaves/],
  ['Norwell opens the pier (sort of)', /^(?!.*sort of).*opens the pier/],
  ['12 Times Dana Ruiz Was As Calm At Sea As She Is In "Harbor Nights"', /involving Dana Ruiz in "/],
  ['Yahoo! Launches A New Map For Skerra', /^Launches/],
  ['One girl tells of 13 charts in Norwell', /girls/],
  ['Be ready to sail: Skerra army chief to soldiers', /Article is about/],
  ['Ruiz has a plan, right?', /^Ruiz has a plan$/],
]

const engine = createEngine()
for (const [headline, told, bait] of BAITS)
  test(headline, () => {
    for (const text of engine.debriefHeadline(headline, 5).variations) {
      assert.match(text, told)
      assert.doesNotMatch(text, bait)
    }
  })
for (const [headline, never] of TRAPS)
  test(headline, () => {
    for (const text of engine.debriefHeadline(headline, 5).variations) assert.doesNotMatch(text, never)
  })
