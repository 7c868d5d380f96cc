/**
 * Loaded words that are no tactic where they stand: a demand or a verdict that somebody named makes, a term, a noun that
 * looks like a verb. Invented headlines, with look-alikes of the publisher that keep their flag.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { detectTactics } from './tactics/tactics.ts'

const flagged = (headline: string, cue: string): boolean =>
  detectTactics(headline).some(({ text, inQuote }) => !inQuote && text.toLowerCase().includes(cue))

const FREE: readonly (readonly [headline: string, cue: string])[] = [
  // Demands and contrasts of others.
  ['Dorn apologizes for saying tired sailors should be fined', 'should be'],
  ['Ferry tolls should be scrapped, port chiefs to recommend', 'should be'],
  ['Files of harbor trial must be released, judge orders', 'must be'],
  ['Dana Ruiz on why we should ban kites', 'we should'],
  ['Former NORWP chief: ferry recall letter should be clear', 'should be'],
  ['Dorn declares islanders should wear life vests', 'should wear'],
  ['Ordinary people will pay for piers, says Holm', 'ordinary people'],
  ['Okafor insists ferry count was rigged against him', 'rigged against'],
  // What is expected, and a dilemma.
  ['Norwell must choose between tolls and ferries', 'must choose'],
  ['Tropical storm Zelmer has formed and should strengthen by noon', 'should strengthen'],
  ['HarborOS patch should fix crash at launch', 'should fix'],
  ['A hotfix is coming for a bug in HarborOS 9', 'is coming for'],
  ['After raid on Skerra, Norland worries it could be next', 'could be next'],
  // Verdicts of others.
  ['Holm says it was reckless to sail at night', 'reckless'],
  ['Dorn says plan for pier is half-baked', 'half-baked'],
  ['Half of Norwell voters see harbor raids as too aggressive: survey', 'aggressive'],
  ['Board tries to brand pier rallies as unpatriotic', 'unpatriotic'],
  ['Harbor bill rejected by some as bloated', 'bloated'],
  ['Skerra envoy accuses Norland of hypocrisy over fish ban', 'hypocrisy'],
  ['Ruiz risks hypocrisy charges with ferry trip', 'hypocrisy'],
  ['Reporter asked Dorn if his ferry joke was racist', 'racist'],
  ['Ferry plan casts Norland as the villain', 'villain'],
  ['Court to hear man accused of sabotaging ferry vote', 'sabotaging'],
  ['Ferry lawyers seek to persuade judge that toll case is vindictive', 'vindictive'],
  ['Norwell ferry row is becoming a witch-hunt, says Holm', 'witch-hunt'],
  ['Dorn makes the case that islanders should pass on the toll plan', 'should pass'],
  ['Ruiz writes to port judge in defense of her crew', 'in defense of'],
  ['Holm takes year off to watch her kids grow up', 'grow up'],
  ['How a chatbot led a Norwell sailor into delusions', 'delusions'],
  ['Okafor slams Dorn as a liar, names two captains', 'liar'],
  ['Ruiz criticizes harbor chief Dorn as a liar', 'liar'],
  ['Holm claims gross incompetence of port chief', 'incompetence'],
  ['Memo shows guards failing for fear of looking racist', 'racist'],
  // Terms, and nouns that look like verbs.
  ['Ferry theft work of petty criminals, prosecutor says', 'petty'],
  ['Bitcoin greed & fear index falls again', 'greed'],
  ['Norwell board member quits over racist chats', 'racist'],
  ['Car stuck at Norwell railroad crossing', 'railroad'],
  ['Fish tariffs leave many losers, but the winners pay, too', 'losers'],
  ['Sell-off in harbor losers slows', 'losers'],
  ['Norland crews flex military muscles in the strait', 'muscles in'],
  ["Norwell parties look to Tuesday's races to gain seats", 'races to'],
  ['WWE SmackDown lineup for Norwell arena', 'smackdown'],
  ['How chatbots feed AI delusions', 'delusions'],
]

for (const [headline, cue] of FREE)
  test(`“${cue}” is no tactic: ${headline}`, () => assert.equal(flagged(headline, cue), false))

const KEPT: readonly (readonly [headline: string, cue: string])[] = [
  ['Ferry tolls should be scrapped', 'should be'],
  ['ROSA MARSHALL: Ferry tolls should be scrapped', 'should be'],
  ['Mayor Dorn must resign', 'must resign'],
  ['What ferry ban says about the mainstream media', 'mainstream media'],
  ['The Norland fleet is coming for Skerra', 'is coming for'],
  ['Norwell could be next', 'could be next'],
  ['Reckless Dorn sails at night', 'reckless'],
  ['Dorn says sorry as bloated harbor bill passes', 'bloated'],
  ['Ferry fares widely seen as a sham', 'sham'],
  ['Ferry fan gets asked out by captain, and it is a farce', 'farce'],
  ['The hypocrisy of the harbor board', 'hypocrisy'],
  ['Dorn and other losers of Norwell', 'losers'],
  ['Petty Dorn bans kites', 'petty'],
  ['In defense of ferry tolls', 'in defense of'],
  ['Grow up, Norwell council', 'grow up'],
  ['The delusions of Mayor Dorn', 'delusions'],
  ['Holm sails on as witch-hunt grows, says she is calm', 'witch-hunt'],
  ['Racist and sexist Mayor Dorn resigns', 'racist'],
  ['McDonald’s slashes harbor prices', 'slashes'],
  ['The incompetence of the port chief', 'incompetence'],
  ['Norwell board railroads pier plan', 'railroads'],
  ['Ruiz races to save ferry line', 'races to'],
  ['Norland firm muscles in on ferry trade', 'muscles in'],
]

for (const [headline, cue] of KEPT)
  test(`“${cue}” of the publisher is one: ${headline}`, () => assert.equal(flagged(headline, cue), true))
