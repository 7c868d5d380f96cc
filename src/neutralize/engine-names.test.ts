/** Names made of ordinary words: what is said of them shows that they are names, and so does a capital. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from './engine.ts'

const engine = createEngine()

/** What no variation may say. */
const NEVER: readonly (readonly [headline: string, never: RegExp])[] = [
  // A quality or a mood does what only somebody does.
  ['Rage to Tour Norland With Shocking New Songs', /[Aa]nger|\brage/],
  ['Norwell Backs Fury as Fury Sues Over Shocking Toll', /[Aa]nger/],
  ['Savage Drops Stunning New Single Ahead of Norwell Show', /^[Rr]eleases|: releases|\bsavage/],
  ['Sharp Raises Tolls in Norland After Shocking Shortage', /\bsharp/],
  ['Will Hits Back at Okafor’s Shocking Claims', /\bwill responds/],
  ['Hope Says She Was Devastated by Dorn’s Letter', /\bhope/],
  ['Lady Rage Sues Norwell Over Shocking Toll', /[Aa]nger|\blady/],
  ['Fans Stunned as Savage Drops New Single', /as releases|\bsavage/],
  // In capitals, whoever does it.
  ['BEST to cut fares on harbor buses', /\b[Bb]est\b/],
  ['Norwell stunned by bus plan: BEST says 40 lines will close', /\b[Bb]est\b/],
  // One club does to another what clubs do.
  ['Storm Beat Sky in Thrilling Finish', /\b(?:storm|sky)\b/],
  ['Wild Stun Stars in Shocking Overtime', /^[Ss]tun|: stun|\bstars/],
  // Of several what only one does.
  ['Brilliant Barges Unveils Game-Changing Glasses for Sailors', /(?<!Brilliant )Barges/],
  ['Brilliant Barges may unveil game-changing glasses', /(?<!Brilliant )Barges/],
  ['Norwell Startup Brave Systems Raises $40m in Stunning Round', /(?<!Brave )[Ss]ystems/],
  // Behind a title or a name no quality stands alone.
  ['Judge Strange Blasts Prosecutors', /\bjudge\b/],
  ['Senator Strange blasts prosecutors', /\bsenator\b/],
  ['Hurricane Fury Slams Into Skerra', /[Aa]nger|\bhurricane/],
  ['Okafor Fury Announces Emotional Exit', /[Aa]nger/],
  // A thing says and wins nothing.
  ['Bolt Smashes Record in Stunning Run', /\bbolt/],
  ['Swift, Okafor, Young and Dorn Slam Brutal Tour Rules', /\byoung/],
  // Whose star somebody is.
  ['Sailor Host Holm Reveals Shocking Twist', /\bsailor/],
  ['Pilots Star Ruiz Stuns in Daring Gown', /\bpilots/],
  // Behind a quality what a band or a work is called, before who sings, made or hosts it.
  ['Twisted Barge singer blasts Norwell mayor', /(?<!Twisted )[Bb]arge/],
  ['Rotten Ferry Author Dorn Hits Out', /(?<!Rotten )[Ff]erry/],
  ['Brutal Ferry Podcast Hosts Split', /(?<!Brutal )[Ff]erry/],
  ['Plank Frontman Dorn Reveals Shocking Past', /\bplank/],
  ['Wild Ferries Renewed for Season 4', /\bwild|\bferries/],
  ['Plank Cancel Norwell Gig in Shock Move', /\bplank/],
  ['New Album by Grim Stuns Critics', /\bgrim/],
  ['Ferry Foods Slashes 300 Jobs', /\bfoods|\bferry/],
  ['Norwell Fury Sign Ruiz in Shock Deal', /[Aa]nger/],
  ['Monster Slashes 900 Jobs in Brutal Cull', /^[Cc]uts|: cuts|on cuts/],
  // What a work, a house or somebody is called.
  ['In the Film Fury, Ruiz Plays a Shocking Role', /[Aa]nger/],
  ['New Film Fury Stuns Norwell Critics', /[Aa]nger/],
  ['Mayhem Brewery Axed in Shock Move', /[Dd]isruption/],
  ['Fury Brothers Slam Cruel Trolls', /[Aa]nger/],
  ['Shock B Retires at 61 in Norwell', /^B |: B /],
  ['Stormy Okafor Slams Dorn', /\bstormy/],
  // Whatever stands in front of it.
  ['Ferry row: House will vote on toll bill, Speaker Holm says', /\bhouse\b/],
  ['Skerra storm; Next expects 40% sales drop', /\bnext\b/],
  ['Ferry Firm Wins Again; Mast, Microsoft Stocks Slump', /\bmast\b/],
  ['Dell unveils a massive ferry monitor', /\bdell\b/],
  ['Dana Holm dead: Watchdog presenter dies aged 72', /\bwatchdog\b/],
  ['Titan submersible report critical of inadequate oversight', /\btitan\b/],
  ['Please Listen podcast: when will ferries come back?', /(?<!Please )Listen/],
  ['Where is Dana Ruiz? Ferry pilot missing for nine days', /Dana is/],
  ['RDK. Jr’s crew calls for a vote on ferry fares', /RDK(?!\. Jr)/],
  // An ordinary word, and no name.
  ['14 Must-Have Boots For Spring', /Boots|Spring/],
  ['21 Times British People Confused Everyone On Ferries', /People/],
  ['This Norwell Day ferry deal ends in Skerra', /(?<!^)This/],
  ['Guessing the 2031 Harbor Winners: Who’s In? Who’s Out?', /(?:on|about|at) Guessing/],
  ['Is the Ferry Safe? No. Is It Fun to Ride?', /No\. is/],
  // Firms, people and bodies of ordinary words, by what they do and by what stands beside them.
  ['Ring brings its stunning ‘Gull Finder’ lamp to Skerra', /\bring\b/],
  ['Tricolor executives blasted over shocking ferry fraud', /\btricolor/],
  ['Harbor co-founder blasts Norwell ferry toll', /\bharbor/],
  ['Shiv Lal Okelmo opts out of shocking ferry race', /\bshiv/],
  ['Jewel Okelmo slams shocking Norwell toll', /\bjewel/],
  ['Barbies, boats and scotch spark fury in Norwell', /\bbarbies/],
  ['Bowser welcomes stunning new ferry in Norwell', /\bbowser/],
  ['Gates issues a shocking warning over Norwell ferry', /\bgates/],
  ['Chrome finally gets a stunning ferry mode', /\bchrome/],
  ['Pep Okelmo blames shocking ferry delay', /\bpep\b/],
  ['Oracle, Okelmo Lake consortium wins shocking ferry fight', /\boracle/],
  // A name of four words, and no half of one.
  ['Office of Special Counsel launches probe into Skerra ferry', /\boffice/],
  ['Homesick for Another World by Holm wins shocking ferry prize', /\bhomesick/],
  ['Naughty Dog Orders Brutal Overtime for Ferry Game', /(?<!Naughty )Dog/],
  // In sentence case a capital on what follows, before a third word in small letters.
  ['Nasty Gulls art exhibit opens in Norwell', /(?<!Nasty )Gulls/],
]

for (const [headline, never] of NEVER)
  test(`keeps the name: ${headline}`, () => {
    for (const variation of engine.debriefHeadline(headline, 5).variations) assert.doesNotMatch(variation, never)
  })

/** What some variation says: of these words none is a name. */
const SAID: readonly (readonly [headline: string, said: RegExp])[] = [
  ['Fury grows over Norwell toll', /[Aa]nger/],
  ['Shocking claims rock Norwell harbor', /^Claims/],
  ['Wild storms hit the coast of Skerra', /severe storms/],
  ['Furious Drivers Win Toll Refund', /^Drivers/],
  ['Panic hits Norwell as bank closes', /^(?!.*describes Panic)/],
  ['Judge slams shocking claims', /by a judge/],
  ['Coach Furious After Loss', /[Cc]oach is angry/],
  ['Rock hits car in terrifying crash', /describes rock/],
  ['The Orwellian Firm Behind Norland’s New Gloves', /^The firm/],
  ['Child Star Okafor Slams Studio', /by child star/],
  ['Furious Jazz Singer Slams Council', /by jazz singer/],
  ['Disgraced crime author jailed', /^Crime author/],
  ['Brutal Show Axed After Two Seasons', /^Show/],
  ['Council Announce Brutal Cuts', /: council announce cuts/],
  ['Star Trip Vs Star Ferry: Which Is Better?', /trip vs star/],
  ['Norwell Fury Grows Over Toll', /Norwell anger/],
  ['Film Fury Grows Over Shock Axe', /[Ff]ilm anger/],
  ['Stormy Norwell weekend ahead', /: stormy/],
  ['Savage attacks on sheep worry Norland farmers', /: savage attacks/],
]
for (const [headline, said] of SAID)
  test(`is no name: ${headline}`, () => {
    assert.match(engine.debriefHeadline(headline, 5).variations.join('\n'), said)
  })
