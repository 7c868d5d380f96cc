/**
 * Other ways to say what a plain verb of a headline says: as a noun, and by another verb of the same meaning and
 * strength. `verb | noun forms | verbs`, several separated by commas; `{s}` and `{o}` stand for subject and object,
 * `{t}` for what follows the object. A verb form without `{o}` serves where there is no object.
 */
import { type VerbForms, verbForms } from '../words/word-forms.ts'

const TABLE = `
criticize|criticism of {o} by {s}|voice criticism of, find fault with
praise|praise for {o} from {s}|commend
question|questioning of {o} by {s}|
confront|confrontation of {o} by {s}|
blame|blame placed on {o} by {s}|
respond to|response by {s} to {o}|
respond|response by {s}|reply
react to|reaction of {s} to {o}|
comment on|comments by {s} on {o}|speak about, talk about, discuss
comment|comments by {s}|
talk about|comments by {s} about {o}|speak about, discuss, comment on
speak about|comments by {s} about {o}|talk about, discuss
discuss|discussion of {o} by {s}|talk about, speak about
explain|explanation of {o} by {s}|
announce|announcement of {o} by {s}|
reject|rejection of {o} by {s}|
approve|approval of {o} by {s}|
endorse|endorsement of {o} by {s}|
support|support for {o} from {s}|back
back|backing of {o} by {s}|support
oppose|opposition of {s} to {o}|object to
defend|defense of {o} by {s}|
defeat|defeat of {o} by {s}, win by {s} over {o}|beat, win against
beat|win by {s} over {o}|defeat, win against
launch|launch of {o} by {s}|
release|release of {o} by {s}|publish, make public
publish|publication of {o} by {s}|release, make public
reveal|disclosure of {o} by {s}|
block||stop
ban|ban on {o} by {s}|prohibit
cut|cut in {o} by {s}|reduce, lower
reduce|reduction of {o} by {s}|
lower|lowering of {o} by {s}|reduce, cut
raise|increase in {o} by {s}|increase
increase|increase in {o} by {s}|raise
end|end of {o} by {s}|
stop|halt to {o} by {s}|
begin|start of {o} by {s}|
open|opening of {o} by {s}|
close|closure of {o} by {s}|shut
cancel|cancellation of {o} by {s}|call off
delay|delay of {o} by {s}|postpone
postpone|postponement of {o} by {s}|put off, delay
buy|purchase of {o} by {s}|acquire
acquire|acquisition of {o} by {s}|buy
sell|sale of {o} by {s}|
sue|lawsuit by {s} against {o}|file a lawsuit against, take legal action against
arrest|arrest of {o} by {s}|
detain|detention of {o} by {s}|
appoint|appointment of {o} by {s}|name
nominate|nomination of {o} by {s}|put forward
dismiss|dismissal of {o} by {s}|
fire|dismissal of {o} by {s}|dismiss
visit|visit by {s} to {o}|pay a visit to
meet|meeting of {s} and {o}|hold a meeting with
attack|attack by {s} on {o}|
accuse|accusation by {s} against {o}|
confirm|confirmation of {o} by {s}|
admit|admission of {o} by {s}|acknowledge
promise|promise of {o} by {s}|
pledge|pledge of {o} by {s}|
review|review of {o} by {s}|
investigate|investigation of {o} by {s}|look into
examine|examination of {o} by {s}|look at, study
study|study of {o} by {s}|examine
test|test of {o} by {s}|
restore|restoration of {o} by {s}|bring back
revive|revival of {o} by {s}|
remove|removal of {o} by {s}|take away
replace|replacement of {o} by {s}|take the place of
seize|seizure of {o} by {s}|
return to|return of {s} to {o}|come back to
return|return of {s}|come back
resign|resignation of {s}|step down
retire|retirement of {s}|
die|death of {s}|
fall|fall in {s}|drop, decline, go down
drop in|drop of {s} in {o}|
rise|rise in {s}|increase, go up
grow|growth of {s}|increase
decline|decline of {s}|fall
sign|signing of {o} by {s}|
veto|veto of {o} by {s}|
vote on|vote by {s} on {o}|
spend|spending of {o} by {s}|
pay|payment of {o} by {s}|
disrupt|disruption of {o} by {s}|
damage|damage by {s} to {o}|cause damage to, do damage to
host|hosting of {o} by {s}|
leave|departure of {s} from {o}|
enter|entry of {s} into {o}|go into
honor|honor for {o} from {s}|pay tribute to
celebrate|celebration of {o} by {s}|mark
prepare|preparation of {o} by {s}|
call for|call by {s} for {o}|ask for
work with||cooperate with
apologize|apology by {s}|offer an apology
campaign|campaign by {s}|
testify|testimony by {s}|
appear|appearance of {s}|
perform|performance by {s}|
allow|permission by {s} for {o}|permit
permit|permission by {s} for {o}|allow
recommend|recommendation of {o} by {s}|
refer to|reference by {s} to {o}|mention
mention|mention of {o} by {s}|refer to
promote|promotion of {o} by {s}|advertise
frighten||scare
anger||upset
evict|eviction of {o} by {s}|
strike|strike by {s} on {o}|
target|targeting of {o} by {s}|
injure||hurt
rescue|rescue of {o} by {s}|save
recover|recovery of {o} by {s}|
destroy|destruction of {o} by {s}|
create|creation of {o} by {s}|
develop|development of {o} by {s}|
introduce|introduction of {o} by {s}|bring in
pass|passage of {o} by {s}|
claim|claim by {s} of {o}|
object to|objection by {s} to {o}|speak against, oppose
convert|conversion of {o} by {s}|
restrict|restriction of {o} by {s}|limit
limit|limit on {o} by {s}|restrict
extend|extension of {o} by {s}|prolong
expand|expansion of {o} by {s}|
upgrade|upgrade of {o} by {s}|
recall|recall of {o} by {s}|
deport|deportation of {o} by {s}|
convict|conviction of {o} by {s}|
sentence|sentencing of {o} by {s}|
indict|indictment of {o} by {s}|
extradite|extradition of {o} by {s}|
identify|identification of {o} by {s}|
uphold||let stand
condemn|condemnation of {o} by {s}|denounce
deploy|deployment of {o} by {s}|
suspend|suspension of {o} by {s}|
freeze|freeze of {o} by {s}|
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
prevent|prevention of {o} by {s}|
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
threaten to|threat by {s} to {o}|
plan to|plan by {s} to {o}|intend to
refuse to|refusal by {s} to {o}|decline to
vow to|pledge by {s} to {o}|promise to
agree to|agreement by {s} to {o}|
vote to|vote by {s} to {o}|
decide to|decision by {s} to {o}|choose to
try to|attempt by {s} to {o}|attempt to
seek to|attempt by {s} to {o}|aim to
aim to||seek to
fail to|failure of {s} to {o}|
offer to|offer by {s} to {o}|
promise to|promise by {s} to {o}|pledge to
pledge to|pledge by {s} to {o}|promise to
begin to||start to
start to||begin to
prepare to||get ready to
head to||go to
plead guilty to|guilty plea by {s} to {o}|enter a guilty plea to
plead guilty in|guilty plea by {s} in {o}|enter a guilty plea in
call on||urge
demand|demand by {s} for {o}|
pause|pause in {o} by {s}|suspend, put on hold
push for|push by {s} for {o}|press for
press for||push for
eye||consider
resume|resumption of {o} by {s}|restart
renew|renewal of {o} by {s}|
impose|imposition of {o} by {s}|put in place
propose|proposal of {o} by {s}|put forward, suggest
sanction||impose sanctions on
outline||set out, describe
detail||set out, describe
prepare for||get ready for
reopen||open again
downplay||play down
play down||downplay
step up||increase, intensify
speak to||talk to, speak with
need to||have to
decline to||refuse to
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
hand over||turn over
turn down||reject
bring back||restore
back down||give way
send back||return
point to||indicate
deal with||handle
abolish||do away with, get rid of
acknowledge||admit
aid||help, assist
alarm||worry, disturb
amend||change, revise
bar||ban
bolster||strengthen, reinforce
censure||reprimand
commemorate||mark, remember
commend||praise
complete||finish
conceal||hide
concede||admit, acknowledge
construct||build
criticise||find fault with
delight||please
demolish||tear down, knock down
depict||portray, show
dispute||contest
donate||give
endanger||put at risk, threaten
ensure||make sure of, guarantee
erect||put up, build
evaluate||assess, judge
exclude||leave out
forbid||prohibit, ban
found||establish, set up
gather||collect
generate||produce
grant||give
guarantee||ensure
guard||protect
harm||hurt
hide||conceal
hinder||hamper, impede
ignore||disregard, pay no attention to
imperil||endanger, put at risk
imply||suggest
inform||tell, notify
initiate||start, begin
inspect||examine
intend to||plan to
jeopardize||endanger, put at risk
jail||imprison
lack||have no
laud||praise
mandate||require
manufacture||make
modify||change, alter
mourn||grieve for
note||point out
notify||inform
obstruct||block
organize||arrange
oversee||supervise
persuade||convince
portray||depict
predict||forecast
prolong||extend
protect||safeguard
purchase|purchase of {o} by {s}|buy
rebuild||reconstruct
rebuke||reprimand
reinforce||strengthen
reinstate||restore, bring back
relocate||move
repair||fix, mend
request|request by {s} for {o}|ask for
rescind||revoke, withdraw
retain||keep, hold on to
revoke||withdraw, cancel
salute||honor
scold||reprimand
scrutinize||examine
select||choose, pick
shield||protect
startle||surprise
supply||provide
terminate||end
thwart||foil, prevent
tout||promote
transport||carry
undermine||weaken
undergo||go through
utilize||use
vote for||vote in favor of
ask for||request
attempt to||try to
apply for||ask for
apologize for||offer an apology for, say sorry for
arrive in||reach, come to
come from||originate from
cooperate with||work with
cope with||deal with
crash into||collide with
collide with||crash into
elect to||choose to
focus on||concentrate on
concentrate on||focus on
happen in||occur in
occur in||happen in
lead to||result in
result in||lead to
look for||search for, seek
search for||look for
opt to||choose to, decide to
choose to||decide to, opt to
opt for||choose
withdraw from||pull out of
reply to||respond to, answer
resign from||step down from
run for||stand for
switch to||change to
talk to||speak to, speak with
talk with||speak with, speak to
think about||consider
travel to||go to
turn into||become
wait for||await
want to||wish to
wish to||want to
favor||support
agree on||reach agreement on, come to terms on
appeal for||ask for, call for
push to||press to
rush to||hurry to
race to||hurry to
struggle to||find it hard to
compete for||vie for
vie for||compete for
live in||reside in
reside in||live in
stay in||remain in
remain in||stay in
seem to||appear to
appear to||seem to
resemble||look like
look after||care for, take care of
care for||look after, take care of
profit from||benefit from
stem from||come from, result from
result from||stem from
flee to||escape to
fly to||travel to
head for||go to
insist that||maintain that
deny that||dispute that
admit that||acknowledge that
acknowledge that||admit that
concede that||admit that
argue that||contend that
believe that||think that
think that||believe that
predict that||forecast that
contend||argue
need||require
hurt||harm
survive||live through
raid|raid by {s} on {o}|
search|search of {o} by {s}|
contact||get in touch with
affect||have an effect on
tax||impose a tax on
succeed||take over from
fund||provide funding for, provide money for
finance||provide the money for
pressure||put pressure on
build||construct
climb||rise
jump||rise
post||publish
seek||look for
shut||close
slide||fall
slump||fall
surge||rise sharply
throw out||dismiss
top||exceed
weigh||consider
`

export interface VerbWording {
  /** Noun forms with `{s}` and `{o}`. */
  nouns: string[]
  /** Verbs that say the same. */
  verbs: VerbForms[]
}

const lineOf = new Map(
  TABLE.trim()
    .split('\n')
    .map((line): [string, string] => [line.slice(0, line.indexOf('|')), line]),
)

const byVerb = new Map<string, VerbWording>()

function readWording(line: string): VerbWording {
  const [, nouns, verbs] = line.split('|').map((column) =>
    column
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  )
  return { nouns: nouns!, verbs: verbs!.map(verbForms) }
}

const NONE: VerbWording = { nouns: [], verbs: [] }

/** @param verb base form, with its particle or preposition where the table has it so */
export function verbWordingOf(verb: string): VerbWording {
  const line = lineOf.get(verb)
  if (line === undefined) return NONE
  const wording = byVerb.get(verb) ?? readWording(line)
  byVerb.set(verb, wording)
  return wording
}

/** The table has wordings for the verb. */
export const hasVerbWording = (verb: string): boolean => lineOf.has(verb)

/** The verbs of the table that begin with this one, whatever preposition or particle follows. */
export const wordedVerbsOf = (base: string): string[] =>
  [...lineOf.keys()].filter((verb) => verb === base || verb.startsWith(`${base} `))
