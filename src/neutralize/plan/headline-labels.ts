/** What stands in front of a headline or behind it and states nothing: labels, sections, who speaks. */

import { once } from '../../text/memoize.ts'
import { firstNames, personTitles } from '../headline/true-case-names.ts'
import { capitalize } from '../plain/grammar.ts'

/** They tell nothing. */
export const DROPPED_LABEL =
  /^(?:breaking|breaking news|(?:yes, )?this (?:really |actually )?happened|by gum|fyi|psa|icymi|tbt|til|pro tip|just in|developing|urgent|alert|news alert|attention|watch|watch live|live|live updates?|live results?|video|photos?|pics|pictures|listen|read|read more|exclusive|scoop|update|updated|new|must[- ]read|must[- ]see|must[- ]watch|act (?:fast|now)|hurry|last chance|stop scrolling|don't miss(?: this)?|finally|surprise|revealed|exposed|shocking|wow|omg|yikes|psst|warning|fact check|factcheck|explainer|explained|q&a|live q&a|the memo|in photos|in pictures|first look|hands[- ]on|review|preview|recap|spoiler alert|spoilers|trending|viral|caught on (?:camera|video|tape)|report[: ]?no-show|no-show|mystery|heartbreaking|tragic|bombshell|the latest|(?:(?:here are|our|the|some|key|main|big|top|biggest|\d+|three|four|five|six|seven|eight|nine|ten|instant) )*takeaways|(?:here['’]s )?what(?:['’]s| is) (?:trending|next)|winners and losers|what to know|what we know(?: so far)?|what you need to know|here['’]s what to know|as it happened|timeline|live blog|liveblog|follow live|in brief|at a glance|full list|the list|list|full results|in full|(?:.* )?and more(?: top)? (?:headlines|news|stories)|map|tracker|gallery|interactive|morning briefing|podcast|newsletter)$/i

/** The part of the paper that it stands in: no loss where something else is told. */
export const PAPER_SECTION = () =>
  /^(?:sports?|cricket|boxing|football|soccer|rugby|tennis|golf|baseball|basketball|ice hockey|cycling|athletics|politics|business|markets?|stock markets? today|markets? (?:comment|report|wrap|update)|forex|stocks|business news|business news and markets|tech(?:nology)?|entertainment|lifestyle|food|(?:\p{Lu}+ )?news briefs?)$/iu

/** "Tonight's best TV: …", "Films of the week: …": behind it stand titles, and no words of ours. */
export const LISTS_TITLES = () =>
  /\b(?:(?:best|top|new) (?:\p{L}+ )?(?:tv|telly|television|radio|films?|movies|series|shows|albums|books|games)|(?:tv|films?|movies|shows|albums|books) (?:tonight|this week|of the (?:day|week|month|year)))$/iu

/** The name of a running report, behind the headline: "… – UK politics live". */
export const SECTION = () => /^(?:\p{L}+ ){0,3}(?:live|live updates?|live blog|news quiz|briefing)$/iu

/** What follows is an opinion. */
export const OPINION_LABEL =
  /^(?:opinion|op-ed|column|editorial|commentary|comment|viewpoint|analysis|contributor|letters?(?: to the editor)?|nolte|essay|view|voices|guest essay|perspective)$/i

/** The same behind the headline, where an analysis is no view and "perspective" a word like any other. */
export const OPINION_TAG =
  /^(?:opinion|op-ed|column|(?:[A-Z]\w+ )?editorial|comment|commentary|viewpoint|guest essay)$/i

/** Behind the headline, too: it sums up what readers write. */
export const LETTERS_TAG = /^(?:(?:brief |readers['’]? )?letters?|letters? to the editor)$/i

/** What sort of piece it is, or a word of farewell: nothing that a piece is about. */
export const NO_SUBJECT =
  /^(?:(?:book |film |tv |music |theatre |theater |game )?review|(?:photo |video )?essay|obituary|recipe|poem|song|cartoon|documentary|interview|quiz|poll|rest in peace|r\.?i\.?p\.?|in memoriam|farewell|correction)$/i

/** The source of what follows. */
export const REPORT_LABEL = /^(?:reports?|study|poll|survey|analysis|sources|.{2,20} poll)$/i

/** "Senator Ruiz: Rates must fall", "DANA WHITFIELD: …" as columnists are set. A bare name may be the subject. */
export function isPerson(label: string): boolean {
  const [first = '', second = '', ...more] = label.split(' ')
  if (
    /^\p{Lu}{2,}$/u.test(first) &&
    /^\p{Lu}{3,}$/u.test(second) &&
    more.length === 0 &&
    firstNames.has(first.toLowerCase())
  )
    return true
  // "DR Congo conflict": a country. "Major League Rowing 2031": a contest.
  if (!/^\p{Lu}/u.test(second) || more.length > 2 || first === 'DR' || /\d/.test(label)) return false
  return personTitles.has(first.toLowerCase().replace(/\.$/, ''))
}

/** A publisher by its name: "Skerra Gazette", "CBS News", "WSKR-TV 4, Skerra’s News Leader", "skerranews.com". */
const PUBLISHER = [
  "(?:The )?(?:\\p{Lu}[\\p{L}’'.&]* ){1,3}(?:Times|Post|Herald|Tribune|Gazette|Chronicle|Telegraph|Observer|Examiner|Courier|Inquirer|Dispatch|Broadcasting|Magazine|Newspapers?)",
  '(?:The )?Times of \\p{Lu}\\p{Ll}+',
  'The (?:Times|Post|Herald|Telegraph|Observer|Guardian|Independent|Nation|Atlantic|Athletic|Economist|Verge|Hill|New Yorker)',
  '(?:ABC|CBS|NBC|CBC|CTV|ITV|BBC|PBS|NPR|CNN|MSNBC|CNBC|FOX|Fox|Sky|Yahoo|USA)\\d*(?: (?:News|Sports?|Politics|Business|Money|TODAY|Today|\\p{Lu}\\p{Ll}+ \\d+|\\d+|New York|Los Angeles|\\p{Lu}\\p{Ll}+)){1,3}',
  '[WK][A-Z]{3}(?:[- ](?:TV|FM|AM)(?: \\d+)?(?:[:,] .*)?| \\d+|[:,] News\\b.*)',
  '(?:\\p{L}[\\p{L}\\d-]+\\.)+(?:com|org|net|co\\.uk|tv)(?: [Nn]ews)?',
  '(?:World|US|UK|Local|Health|Business|Sports?|Tech|Technology|Entertainment) News',
].join('|')
const OUTLET = once(
  () => new RegExp(`(?<=\\S \\S+ \\S+ .*\\S)(?: [-–—|]{1,2} ?| ?[–—|] |- (?=The ))(?:${PUBLISHER})[\\s.…]*$`, 'u'),
)

/** "Ferry sinks off Skerra - CBS News": whose headline it is, is no part of what it says. */
export const withoutOutlet = (text: string): string => text.replace(OUTLET(), '').replace(TAGS(), '')

/** Behind the sentence: "… over pay #ferrystrike #norwell", "… (via @skr)", "… (video)". */
const TAGS = () =>
  /(?:(?<=[.!?…]) +#[\p{L}\p{N}_]+|(?: +#[\p{L}\p{N}_]+){2,}| (?:via|h\/t) @\w{2,30}| \((?:via|h\/t) @\w{2,30}\)| \((?:video|photos?|pics|pictures|gallery|watch|updated?)\))\s*$/iu

/** "The best goals of the week: …": of what a list of names is, without the praise. */
export function withoutBest(label: string): string {
  const bare = label.replace(BEST_OF(), '')
  return bare === label ? label : capitalize(bare)
}
const BEST_OF = () =>
  /^(?:the )?(?:very )?(?:best|top|greatest|finest|funniest) (?=(?:\p{Ll}+ )?\p{Ll}+s of (?:the|this) \p{Ll}+$)/iu
