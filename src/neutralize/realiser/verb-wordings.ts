/**
 * Other ways to say what a plain verb of a headline says: as a noun, and by another verb of the same meaning and
 * strength. `verb | noun forms | verbs`, several separated by commas; `{s}` and `{o}` stand for subject and object,
 * `{t}` for what follows the object. A verb form without `{o}` serves where there is no object.
 */
import { type VerbForms, verbForms } from '../words/word-forms.ts'

const TABLE = `
criticize|criticism of {o} by {s}|object to, speak against, find fault with
praise|praise for {o} from {s}|speak well of, commend
question|questioning of {o} by {s}|
confront|confrontation of {o} by {s}|
blame|blame placed on {o} by {s}|hold responsible
respond to|response by {s} to {o}|react to, give a response to
respond|response by {s}|give a response
react to|reaction of {s} to {o}|respond to
comment on|comments by {s} on {o}|speak about, talk about, discuss
comment|comments by {s}|speak, talk
talk about|comments by {s} about {o}|speak about, discuss, comment on
speak about|comments by {s} about {o}|talk about, discuss
discuss|discussion of {o} by {s}|talk about, speak about
describe||give an account of
explain|explanation of {o} by {s}|give an explanation of
announce|announcement of {o} by {s}|make public
reject|rejection of {o} by {s}|turn down
approve|approval of {o} by {s}|give approval to
endorse|endorsement of {o} by {s}|give endorsement to
support|support for {o} from {s}|back, give support to
back|backing of {o} by {s}|support, give backing to
oppose|opposition of {s} to {o}|stand against
defend|defense of {o} by {s}|speak in defense of
defeat|defeat of {o} by {s}, win by {s} over {o}|beat, win against
beat|win by {s} over {o}|defeat, win against
win||
lose||
launch|launch of {o} by {s}|
release|release of {o} by {s}|publish, make public
publish|publication of {o} by {s}|release, make public
reveal|disclosure of {o} by {s}|make known, disclose
present||
show||
block||stop, halt
ban|ban on {o} by {s}|prohibit, put a ban on
cut|cut in {o} by {s}|reduce, lower
reduce|reduction of {o} by {s}|cut, lower
lower|lowering of {o} by {s}|reduce, cut
raise|increase in {o} by {s}|increase
increase|increase in {o} by {s}|raise
end|end of {o} by {s}|
stop|halt to {o} by {s}|halt
start||begin
begin|start of {o} by {s}|start
open|opening of {o} by {s}|
close|closure of {o} by {s}|shut
cancel|cancellation of {o} by {s}|call off
delay|delay of {o} by {s}|postpone
postpone|postponement of {o} by {s}|delay
buy|purchase of {o} by {s}|purchase, acquire
acquire|acquisition of {o} by {s}|buy, purchase
sell|sale of {o} by {s}|
sue|lawsuit by {s} against {o}|file a lawsuit against, take legal action against
arrest|arrest of {o} by {s}|
detain|detention of {o} by {s}|hold
appoint|appointment of {o} by {s}|name
name||
nominate|nomination of {o} by {s}|
dismiss|dismissal of {o} by {s}|
fire|dismissal of {o} by {s}|dismiss
visit|visit by {s} to {o}|pay a visit to
meet|meeting of {s} and {o}|hold a meeting with
attack|attack by {s} on {o}|
accuse|accusation by {s} against {o}|
warn||give a warning to
ask||
order||
deny||
confirm|confirmation of {o} by {s}|give confirmation of
admit|admission of {o} by {s}|acknowledge
threaten||
promise|promise of {o} by {s}|
pledge|pledge of {o} by {s}|
offer||
seek||look for
want||
review|review of {o} by {s}|look over
investigate|investigation of {o} by {s}|look into, examine
examine|examination of {o} by {s}|look at, study
study|study of {o} by {s}|examine
test|test of {o} by {s}|
restore|restoration of {o} by {s}|bring back
revive|revival of {o} by {s}|bring back
remove|removal of {o} by {s}|take away
replace|replacement of {o} by {s}|take the place of
seize|seizure of {o} by {s}|take
return to|return of {s} to {o}|go back to, come back to
return|return of {s}|come back, go back
resign|resignation of {s}|step down
retire|retirement of {s}|
die|death of {s}|
fall|fall in {s}|drop, decline, go down
drop in|drop of {s} in {o}|
rise|rise in {s}|increase, go up
grow|growth of {s}|increase
decline|decline of {s}|fall
move||
sign|signing of {o} by {s}|put a signature to
veto|veto of {o} by {s}|
vote||
vote on|vote by {s} on {o}|
face||
break||
set||
record||
receive||get
get||receive
spend|spending of {o} by {s}|pay out
pay|payment of {o} by {s}|
receive||be given
affect||
disrupt|disruption of {o} by {s}|interrupt
damage|damage by {s} to {o}|cause damage to
draw||
host|hosting of {o} by {s}|
join||become part of
leave|departure of {s} from {o}|depart from, go from
enter|entry of {s} into {o}|go into
use||
find||
help||assist
honor|honor for {o} from {s}|pay honor to
celebrate|celebration of {o} by {s}|
mark||
plan||
prepare|preparation of {o} by {s}|
call for|call by {s} for {o}|ask for, request
work with||cooperate with
agree||
apologize|apology by {s}|offer an apology
campaign|campaign by {s}|
testify|testimony by {s}|give testimony
appear|appearance of {s}|
perform|performance by {s}|
sing||
allow|permission by {s} for {o}|permit, let
permit|permission by {s} for {o}|allow
recommend|recommendation of {o} by {s}|give a recommendation for
list||
share||
repeat||say again
refer to|reference by {s} to {o}|mention
mention|mention of {o} by {s}|refer to
promote|promotion of {o} by {s}|advertise
frighten||scare
anger||upset
surprise||
force||compel
require||
lead||be ahead of
evict|eviction of {o} by {s}|
strike|strike by {s} on {o}|
hit||
target|targeting of {o} by {s}|
kill||
injure||
rescue|rescue of {o} by {s}|save
recover|recovery of {o} by {s}|
destroy|destruction of {o} by {s}|
build||construct
create|creation of {o} by {s}|make
make||
develop|development of {o} by {s}|
introduce|introduction of {o} by {s}|bring in
pass|passage of {o} by {s}|
post||publish
write||
read||
claim|claim by {s} of {o}|
object to|objection by {s} to {o}|speak against
argue||
convert|conversion of {o} by {s}|
restrict|restriction of {o} by {s}|limit
limit|limit on {o} by {s}|restrict
extend|extension of {o} by {s}|prolong
expand|expansion of {o} by {s}|
add||
upgrade|upgrade of {o} by {s}|
recall|recall of {o} by {s}|
deport|deportation of {o} by {s}|
convict|conviction of {o} by {s}|
sentence|sentencing of {o} by {s}|
charge||
indict|indictment of {o} by {s}|
extradite|extradition of {o} by {s}|
identify|identification of {o} by {s}|
uphold||let stand
condemn|condemnation of {o} by {s}|denounce
deploy|deployment of {o} by {s}|send
send||
suspend|suspension of {o} by {s}|
freeze|freeze of {o} by {s}|
tie||
quit||leave
unveil||present
oust|removal of {o} by {s}|remove
halt|halt to {o} by {s}|stop
scrap|cancellation of {o} by {s}|cancel
mull||consider
probe|investigation of {o} by {s}|investigate
curb||limit
prohibit|ban on {o} by {s}|ban
pick|choice of {o} by {s}|choose
discover|discovery of {o} by {s}|find
avert||prevent
prevent|prevention of {o} by {s}|avert
produce|production of {o} by {s}|make
exceed||surpass
surpass||exceed
disclose|disclosure of {o} by {s}|reveal
overturn|reversal of {o} by {s}|reverse
reverse|reversal of {o} by {s}|overturn
transform|transformation of {o} by {s}|change
alter||change
withdraw|withdrawal of {o} by {s}|pull
boost|increase in {o} by {s}|increase
trim|cut in {o} by {s}|cut
vanish||disappear
disappear||vanish
emerge||come out
jump||rise
threaten to|threat by {s} to {o}|make a threat to
plan to|plan by {s} to {o}|intend to, have plans to
refuse to|refusal by {s} to {o}|
vow to|pledge by {s} to {o}|promise to, pledge to
agree to|agreement by {s} to {o}|give agreement to
vote to|vote by {s} to {o}|
decide to|decision by {s} to {o}|
try to|attempt by {s} to {o}|attempt to, seek to
seek to|attempt by {s} to {o}|try to, aim to
aim to||seek to
fail to|failure of {s} to {o}|
offer to|offer by {s} to {o}|make an offer to
promise to|promise by {s} to {o}|pledge to, vow to
pledge to|pledge by {s} to {o}|promise to, vow to
begin to||start to
start to||begin to
prepare to||get ready to
head to||go to
plead guilty to|guilty plea by {s} to {o}|enter a guilty plea to
plead guilty in|guilty plea by {s} in {o}|enter a guilty plea in
call on||urge, appeal to
demand|demand by {s} for {o}|insist on
pause|pause in {o} by {s}|suspend, put on hold
warn of||caution about, give a warning of
warn about||caution about, give a warning about
push for|push by {s} for {o}|press for
press for||push for
weigh||consider, think about
eye||consider
consider||think about, weigh
resume|resumption of {o} by {s}|restart
renew|renewal of {o} by {s}|
impose|imposition of {o} by {s}|put in place
propose|proposal of {o} by {s}|put forward, suggest
sanction||impose sanctions on
outline||set out, describe
detail||set out, describe
nominate|nomination of {o} by {s}|put forward
send||dispatch
climb||rise
prepare for||get ready for, make preparations for
shut||close
reopen||open again
downplay||play down
play down||downplay
step up||increase, intensify
speak to||talk to, speak with
charge||bring charges against
need to||have to
refuse to||decline to
decline to||refuse to
use||make use of
remain||continue to be
intensify||step up
take part in||participate in
participate in||take part in
rely on||depend on
depend on||rely on
look into||investigate, examine
set up||establish
establish||set up
carry out||conduct, perform
conduct||carry out
find out||learn
take over||take control of
call off||cancel
put off||postpone
rule out||exclude
give up||abandon
abandon||give up
throw out||dismiss
hand over||turn over
turn down||reject
bring back||restore
back down||give way
send back||return
point to||indicate
deal with||handle
enter||go into
obtain||get
assist||help
slump||fall
slide||fall
surge||rise sharply
top||exceed
`

export interface VerbWording {
  /** Noun forms with `{s}` and `{o}`. */
  nouns: string[]
  /** Verbs that say the same. */
  verbs: VerbForms[]
}

const linesByVerb = new Map<string, string[]>()
for (const line of TABLE.trim().split('\n')) {
  const verb = line.slice(0, line.indexOf('|'))
  const lines = linesByVerb.get(verb)
  if (lines === undefined) linesByVerb.set(verb, [line])
  else lines.push(line)
}

const byVerb = new Map<string, VerbWording>()

function readWording(lines: readonly string[]): VerbWording {
  const column = (at: number) =>
    lines.flatMap((line) =>
      line
        .split('|')
        [at]!.split(',')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== ''),
    )
  return { nouns: column(1), verbs: column(2).map(verbForms) }
}

const NONE: VerbWording = { nouns: [], verbs: [] }

/** Verbs that say the same only before certain objects, and what must follow them. */
const IN_CONTEXT = new Map<string, readonly (readonly [follows: RegExp, verbs: readonly string[]])[]>()
for (const [verb, follows, verbs] of [
  ['ask', /^(?!for\b|about\b|whether\b|if\b|how\b|why\b|what\b)(?:\S+ ){1,5}to \p{Ll}/u, ['request']],
  ['order', /^(?:\S+ ){1,5}to \p{Ll}/u, ['instruct', 'direct']],
  ['urge', /^(?:\S+ ){1,5}to \p{Ll}/u, ['call on']],
  [
    'launch',
    /^(?:\S+ ){0,3}(?:probe|investigation|inquiry|campaign|bid|review|program|programme|project|offensive|search|appeal)\b/,
    ['start', 'begin'],
  ],
  ['launch', /^(?:\S+ ){0,2}(?:missiles?|rockets?)\b/, ['fire']],
  ['open', /^(?:\S+ ){0,2}(?:probe|investigation|inquiry)\b/, ['start', 'begin', 'launch']],
  [
    'dismiss',
    /^(?:\S+ ){0,3}(?:concerns|criticism|claims|calls|fears|suggestions|allegations|complaints|reports)\b/,
    ['reject', 'brush aside'],
  ],
  ['deny', /^(?:\S+ ){0,3}(?:bail|request|motion|appeal|bid|petition)\b/, ['reject', 'turn down']],
  ['pass', /^(?:\S+ ){0,4}(?:bill|law|measure|resolution|budget|legislation|reform)\b/, ['approve', 'adopt']],
  [
    'record',
    /^(?:\S+ )?(?:\d\S*|two|three|four|five|six|seven|eight|nine|ten)\b.*\b(?:cases|deaths|infections)\b/,
    ['register'],
  ],
  [
    'lift',
    /^(?:\S+ ){0,4}(?:ban|tariffs?|restrictions|sanctions|lockdown|curbs|embargo|curfew|block|freeze)\b/,
    ['remove', 'end'],
  ],
  ['ease', /^(?:\S+ ){0,3}(?:lockdown|restrictions|rules|curbs|measures|sanctions|limits)\b/, ['relax', 'loosen']],
  ['deliver', /^(?:\S+ ){0,2}(?:speech|address|remarks|lecture|statement)\b/, ['give', 'make']],
  ['issue', /^(?:\S+ ){0,2}(?:statement|warning|alert|report|guidance|advice|recall|apology)\b/, ['put out']],
  [
    'challenge',
    /^(?:\S+ ){0,4}(?:law|rule|order|ruling|decision|victory|results?|conviction|convictions|verdict)\b/,
    ['contest'],
  ],
  [
    'end',
    /^(?:the |its |his |their |a )?(?:\S+ ){0,3}(?:war|ban|practice|program|programme|policy|dispute|strike|blockade|siege|deal|contract|partnership|search|boycott)\b/,
    ['put an end to', 'bring an end to'],
  ],
  ['reach', /^(?:\S+ ){0,3}(?:deal|agreement|settlement|truce|accord|compromise)\b/, ['come to']],
  ['file', /^(?:\S+ ){0,2}(?:request|petition|motion|application|appeal|complaint|brief)\b/, ['submit']],
  ['provide', /^(?!for\b)\S/, ['give', 'supply']],
  ['move', /^to \p{Ll}+ (?!\p{Lu})/u, ['take steps']],
  ['continue', /^$|^(?:as|after|in|on|despite|amid|for|at|into|while)\b/, ['go on']],
  ['go', /^to \p{Lu}/u, ['travel']],
] as const) {
  const entry = [follows, verbs] as const
  const entries = IN_CONTEXT.get(verb)
  IN_CONTEXT.set(verb, entries === undefined ? [entry] : [...entries, entry])
}

/** @param rest what follows the verb, from its object on */
export function verbsInContext(verb: string, rest: string): VerbForms[] {
  return (IN_CONTEXT.get(verb) ?? []).flatMap(([follows, verbs]) => (follows.test(rest) ? verbs.map(verbForms) : []))
}

/** @param verb base form, with its particle or preposition where the table has it so */
export function verbWordingOf(verb: string): VerbWording {
  const lines = linesByVerb.get(verb)
  if (lines === undefined) return NONE
  const wording = byVerb.get(verb) ?? readWording(lines)
  byVerb.set(verb, wording)
  return wording
}
