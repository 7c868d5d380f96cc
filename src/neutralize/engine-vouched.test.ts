/** Superlatives, words for all and figures that are meant as they say or that somebody vouches for; and their look-alikes. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { detectTactics } from './tactics/tactics.ts'

const isFlagged = (headline: string, word: string): boolean =>
  detectTactics(headline).some(
    ({ text, inQuote }) => !inQuote && text.toLowerCase().split(' ').includes(word.toLowerCase()),
  )

const TOLD: readonly (readonly [headline: string, word: string])[] = [
  // Somebody vouches for it.
  ['Harbor chair says it is the worst ferry in Norland history', 'worst'],
  ['Holm says no one would stop Norwell from closing the pier', 'no'],
  ['Okafor says she is one of the most popular mayors in Skerra', 'popular'],
  ['New pier may be the most important of all, engineer says', 'important'],
  ['The best ports to work for in 2031, according to new Skerra report', 'best'],
  ['Saturday was the snowiest March day in Norwell ever, forecasters say', 'snowiest'],
  ['Ranked among the best in Norland, the Skerra ferry returns', 'best'],
  ['Norland falls out of the 10 most powerful fleets list', 'powerful'],
  // It is measured or counted.
  ['More islanders than ever ride the Norwell ferry', 'ever'],
  ['The new Skerra ferry will be heavier than ever', 'ever'],
  ['Last month was the worst March for harbor jobs since 2009', 'worst'],
  ['Skerra reopens after most powerful cyclone in years', 'powerful'],
  ['The largest whale ever seen off Skerra swims home', 'ever'],
  ['Harbor damage so bad that crews will not return this year', 'bad'],
  ['Norwell trader is not so good with numbers', 'good'],
  ['Norwell shops expected to miss peak summer season', 'peak'],
  // It burns.
  ['Protesters in Norwell set two harbor sheds on fire', 'fire'],
  ['Norwell ferry catches on fire', 'fire'],
  ['Man accused of setting ferry rider on fire is charged', 'fire'],
  ['Ferry on fire off Skerra, police say', 'fire'],
  ['Oil tanks on fire after raid on Norland port', 'tanks'],
  // All and none as counts.
  ['Not everyone is on board with the Norwell toll', 'everyone'],
  ['Comparing fares in Norwell, Skerra and everyone else', 'everyone'],
  ['Holm bought everyone dinner in Norwell', 'everyone'],
  ['Everything announced at the Skerra boat show', 'everything'],
  ['Norwell lottery grows after no one wins Monday', 'no'],
  // Set phrases.
  ['Ferry crews are planning for the worst and hoping for the best', 'best'],
  ['Norwell islanders fear the worst as ferry goes missing', 'worst'],
  ['Skerra avoids the worst of the storm', 'worst'],
  ['Okafor told a tale too good to be true', 'good'],
  // Words meant as they say, and names.
  ['A new Skerra model is nearly perfect at reading charts', 'perfect'],
  ['Norwell crews do not have to be perfect', 'perfect'],
  ['Mayor Ruiz has perfect eye test score, doctor says', 'perfect'],
  ['Freed sailors describe horrors of Skerra jail', 'horrors'],
  ['Norland agency faces years of terror and state threats', 'terror'],
  ['Storm brings snow and dangerous wind chills to Norwell', 'chills'],
  ['Crowds brave the cold to sing in Skerra harbor', 'brave'],
  ['Gloves can give painful electric shocks, Norwell police learn', 'painful'],
  ['Glacier lake outburst floods Norwell', 'outburst'],
  ['Aid reaches Skerra villages devastated by the quake', 'devastated'],
  ['Court orders content takedown in Norwell', 'takedown'],
  ['Okafor wins title on WWE SmackDown', 'smackdown'],
]

const STILL_FLAGGED: readonly (readonly [headline: string, word: string])[] = [
  ['This is the worst ferry in Norland history', 'worst'],
  ['The best pier ever, fans say', 'best'],
  ['I found the 13 best ferry deals in Norwell', 'best'],
  ['Article says the Norwell pier is the most important in Norland', 'important'],
  ['What Holm says about the worst ferry in Norland', 'worst'],
  ['Agent praises the most incredible homes of Skerra', 'incredible'],
  ["Dorn's smirk in the dock says everything", 'everything'],
  ['The best harbor bags, according to pilots and crews', 'best'],
  ['Dana Holm is bigger than ever', 'ever'],
  ['Skerra has the most powerful mayor', 'powerful'],
  ['Norwell harbor food is so good', 'good'],
  ["Skerra's ferry business is on fire", 'fire'],
  ['Dorn sets the stage on fire in Norwell', 'fire'],
  ['Holm warns of setting money on fire', 'fire'],
  ['Everyone in Norwell loves the pier', 'everyone'],
  ['The ferry that will change everything', 'everything'],
  ['No one wants the Norwell pier', 'no'],
  ['The worst week for Dana Holm', 'worst'],
  ['Pier song gives chills in Norwell', 'chills'],
  ['The Norwell pier is perfect', 'perfect'],
  ['Horrors of the Skerra jail', 'Horrors'],
  ['Norwell harbor pie is too good', 'good'],
  ['A night of terror in Norwell', 'terror'],
  ['Brave sailor swims home to Skerra', 'brave'],
  ['Dana Holm family devastated by ferry loss', 'devastated'],
  ['Dorn takes aim in brutal takedown of Ruiz', 'takedown'],
  ['Ruiz delivers smackdown of Dorn', 'smackdown'],
]

for (const [headline, word] of TOLD)
  test(`finds no tactic in “${word}”: ${headline}`, () => assert.equal(isFlagged(headline, word), false))

for (const [headline, word] of STILL_FLAGGED)
  test(`still flags “${word}”: ${headline}`, () => assert.equal(isFlagged(headline, word), true))
