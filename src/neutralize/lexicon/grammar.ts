/**
 * The small words a headline is held together by, and the words that change how far a statement reaches:
 * hedges, scope, cause, comparison, time. Space-separated lists; `_` joins the words of a phrase.
 */
export const DETERMINERS =
  'a an the this that these those its his her their our my your some any each every no another both such'
export const PREPOSITIONS =
  'of in on at by for from with to into onto over under about against between among through during before after since until till amid amidst despite without within across along around behind beyond near off out outside inside toward towards upon via per than as like unlike following regarding concerning including versus vs up down throughout alongside except beside besides ahead because_of due_to according_to instead_of as_of in_front_of away_from'
export const CONJUNCTIONS =
  'and or but nor yet so as while when where if because though although whereas unless once whether that which who whom whose how why what after before since until than'
export const PRONOUNS =
  'i me we us you he him she her it they them who himself herself themselves itself myself yourself someone somebody anyone anybody everyone everybody nobody none one ones others other'
export const BE = 'be is are was were been being am'
export const HAVE = 'have has had having'
export const DO = 'do does did doing done'
export const MODALS = 'will would can could may might must should shall ought'
export const NEGATORS =
  'not no never nor neither none nobody nothing without hardly barely cannot lacks lack lacking nowhere'
export const WH = 'who what why how when where which whose whom'
/** Words that carry so little of their own that any rewording may use them. */
export const EMPTY_WORDS =
  'there here also too very just only even still now then so more most much many such own same other well rather quite really actually simply ever yet already again per upon onto etc s t d ll re ve m oh wait ok via plus minus vs mr mrs ms dr sir st jr sr inc corp co ltd'

/** Hedges: words by which a writer does not vouch for a statement. */
export const POSSIBILITY =
  'may might could possible possibly potential potentially perhaps maybe can would likely probably unlikely apparently seemingly appear appears appeared seem seems seemed appearing seeming suggest suggests suggested if whether hypothetical consider considers considering considered weigh weighs mull mulls risk risks feared fears fear doubt doubts doubted doubtful uncertain unclear signal signals signaled signalled hint hints hinted question questions would-be expected expects forecast forecasts predicted predicts feature in_talks discussing discusses hopes hope'
export const ALLEGATION =
  'alleged allegedly allege alleges alleging allegation allegations accused accuse accuses accusing suspected suspect suspects reportedly reported report reports reporting claim claims claimed claiming purported purportedly supposed supposedly unconfirmed unverified unproven attributed presumed rumored rumoured rumor rumors said so-called apparent apparently charged charges investigated indicted indictment accusation accusations suggest suggests'
export const APPROXIMATION =
  'nearly almost about around approximately roughly some up_to as_many_as at_least more_than over fewer_than less_than under close_to estimated at_most as_much_as no_more_than'
/** What is planned, asked, threatened or tried has not happened. */
export const PLANNING =
  'plan plans planned planning propose proposes proposed proposing proposal intend intends intended aim aims aimed seek seeks sought seeking ask asks asked asking want wants wanted hope hopes hoped expect expects expected threaten threatens threatened threatening vow vows vowed promise promises promised pledge pledges pledged try tries tried trying attempt attempts attempted attempting bid bids prepare prepares prepared preparing consider considers considered considering set poised due ready going draft drafts drafting urge urges urged demand demands demanded call calls called push pushes pushed pushing agree agrees agreed decide decides decided need needs struggle struggles struggling work works working fight fights effort efforts offer offers offered likely about help helps helping race races refuse refuses refused decline declines declined fail fails failed warn warns warned request requests order orders ordered tell tells told allow allows let lets permit appoint require requires threat eye eyes look looks looking move moves moving opt opts continue continues begin begins start starts enable enables able unable invite invites invited hesitate campaign campaigns run runs pressure press presses pressed tap taps force forces forced'

export const UNIVERSAL =
  'all every everyone everybody everything nobody none nothing always never only entire entirely whole wholly each any anyone completely total totally fully exclusively worldwide nationwide nowhere most mostly majority universal universally unanimous unanimously'
export const LIMITING = 'some several certain many few part partly partially mostly most one dozens sometimes often'
export const CAUSAL =
  'because because_of due_to cause causes caused causing lead_to force forces forced forcing drive drives driven drove driving trigger triggers triggered triggering result_in resulted_in spark sparks sparked sparking thanks_to owing_to blamed blame blames push_up result_of fuel fuels fueled fuelled as_a_result hence therefore'
export const COMPARATIVE =
  'more less better worse higher lower greater fewer bigger smaller larger longer shorter faster slower stronger weaker older younger earlier later cheaper richer poorer safer closer further farther harder easier deadlier hotter colder wider narrower'
export const MONTHS = 'january february march april may june july august september october november december'
export const WEEKDAYS = 'monday tuesday wednesday thursday friday saturday sunday'
export const RELATIVE_DATES =
  'today yesterday tomorrow tonight morning afternoon evening night weekend midnight noon spring summer autumn fall winter'
export const TIME_UNITS = 'second minute hour day week month year decade century quarter season fortnight'
/** Nobody says these of themselves or of others in a neutral title unless the source has the word. */
export const SECOND_PERSON = "you your yours yourself yourselves you're you've you'll you'd u ur"
