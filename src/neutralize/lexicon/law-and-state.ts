/**
 * Word senses of courts, crime, government and elections, one cluster a line. Words of one cluster may stand for one
 * another in a rewording. `a b | c d`: the two sides are opposites. `_` joins the words of a phrase. `!` in front
 * marks a cluster that accuses somebody: never said of anyone unless the source says the same.
 * `up < down …`: the left words are wider than the right ones and may stand for them, never the other way round.
 */
export const LAW_AND_STATE = `
investigate probe inquiry investigation investigator investigation examine scrutiny scrutinize look_into under_scrutiny disciplinary_proceedings
! accuse allege allegation allegedly accusation accuser alleged blame_for
! charge indict indictment prosecute prosecution arraign arraignment face_charges criminal_charges unseal
! convict conviction guilty find_guilty plead_guilty guilty_plea pleads_guilty | acquit acquittal not_guilty clear_of exonerate cleared innocent
death_penalty capital_punishment execution
! sentence jailed send_to_prison jail_term prison_term prison_sentence get_years jail_sentence
! jail imprison prison behind_bars incarcerate incarceration imprisonment jailed detention_center jail_time inmate prisoner | free release set_free freed
! arrest held detain detention custody apprehend take_into_custody detainee hold_in_custody handcuff in_custody arrestee
! sue lawsuit file_suit legal_action take_to_court sues suit litigation plaintiff bring_suit legal_challenge class_action
! fraud scam swindle defraud embezzle embezzlement con_artist hoax dupe deceive trick fool deception fooled hoaxer scammer deceptive
! bribe bribery corruption corrupt graft kickback
! steal theft rob robbery burglary thief stolen loot heist burgle shoplift robber larceny
! kill slay slain shoot_dead killing fatally_shoot leave_dead dead death fatal fatality fatally die deadly lethal claim_life lose_life death_toll claim_lives dies deaths lives_lost perish pass_away killer take_out body euthanize take_own_life casualty
! murder homicide manslaughter murderer assassinate assassination slaying
kill killing killer die death dead slay < murder homicide manslaughter murderer assassinate assassination slaying
! rape sexual_assault molest sexual_abuse sex_assault groom rapist sexually_assault
! abuse mistreat mistreatment maltreatment misconduct torture cruelty ill-treatment
! assault attack beat_up batter stab stabbing assail attacker assailant knife_attack
! poison poisoning toxic
! lie liar perjury false_statement false_statements mislead misleading misled untrue falsely falsehood
! smuggle smuggling traffick trafficking smuggler trafficker
! blackmail extort extortion ransom
! fine penalty penalize fined penalise levy
! guilty culprit perpetrator
! harass harassment stalk stalking bully bullying intimidate intimidation
! terrorism terrorist terror extremist militant
! violate violation breach infringe infringement flout break_law broke_law illegal unlawful illegally illicit break_rules
! sanction sanctions punish punishment punitive discipline disciplinary
! fire sack dismiss dismissal oust ouster axe remove removal removes terminate let_go dismisses kick_out unseat | appoint name hire nominate pick tap appointment choose select nominee recruit install nomination
! impeach impeachment
! vandalize vandalism deface
! spy espionage spying
! suspect suspected suspicion
! negligence negligent malpractice reckless
! cheat cheating doping
! plagiarize plagiarism
! racist racism bigot bigotry
! launder laundering
deport deportation expel expulsion remove_from_country
break_up split separate divide dissolve dismantle
evict eviction oust_from_home evictee
court judge ruling justice tribunal bench judicial judiciary magistrate supreme_court appeals_court jurist courtroom
rule ruling decide decision find verdict judgment judgement hold determine conclude conclusion adjudicate court_order
uphold back affirm support endorse sustain endorsement backing backer supporter supportive ally favor favour advocate champion | reject strike_down overturn oppose opposition dismiss block invalidate void throw_out throw_away quash nullify opponent rejection against defeat turn_down decline opposed
block spike reject dismiss halt bar stop prevent obstruct suspend suspension pause freeze stall hold_up delay put_on_hold stay thwart impede prohibit prevented | allow permit let clear clear_way clear_the_way approve authorize permission greenlight enable give_go-ahead green_light okay consent clearance go_ahead give_permission lets allows approval authorise sign_off
ban bar prohibit outlaw prohibition forbid banned exclude exclusion disallow | legalize allow permit lift_ban legalise legal
restrict limit < ban bar prohibit outlaw
restrict limit restriction curb cap rein_in clamp_down restrain tighten tough tougher strict stricter toughen regulate regulation limitation crack_down crackdown tightened constrain | loosen ease relax lift deregulate loosened unrestricted fewer_limits repeal
appeal petition challenge ask_court contest
ask request urge call_for seek demand appeal plea petition bid press push call_on want apply application lobby solicit beg exhort asks pressure request_for plead
seek look_for pursue try attempt aim bid effort struggle strive endeavor push work_to try_to fight campaign pursuit quest search_for
refuse decline reject rebuff turn_down spurn refusal snub rejection deny won't | accept agree take_up embrace acceptance welcome
deny denial dispute reject refute rebut contest disavow push_back disagree contradict | admit confirm acknowledge concede confess admission confirmation confession own_up
testify testimony witness tell_court give_evidence testifies deposition
trial hearing case proceeding court_case prosecution proceedings day_in_court stand_trial
lawyer attorney counsel legal_team barrister solicitor prosecutor advocate legal
prosecutor prosecution district_attorney da
law legislation act bill statute measure legal rule regulation legislative
order directive decree instruct executive_order mandate ordered command require instruction compel requirement
sign enact signature approve pass_into_law sign_off signing
vote ballot poll election referendum voting cast_ballot voter electorate elect electoral balloting polling
election race contest campaign primary runoff midterm primaries midterms elections
candidate contender hopeful nominee challenger rival seeking candidacy run_for bid running in_running
run_for campaign bid seek_election candidacy launch_bid stand_for term_bid
incumbent sitting officeholder
win victory humiliate demolish dismantle hammer obliterate annihilate beat defeat triumph prevail victorious winner upset edge_out clinch sweep topple outpoll rout secure win_over oust thrash crush trounce notch overcome breakthrough | lose loss defeat beaten fall_to losing eliminate eliminated knocked_out drop lose_to defeated loser trail flop go_down upset_loss drub
elect re-elect election win_election chosen elected | unseat vote_out
pass approve adopt passage clear enact ratify back approval adoption green-light pass_bill
lift end remove abolish repeal ease | impose extend keep introduce prolong
veto override
deny refuse withhold bar | offer give grant provide
repeal scrap rescind abolish revoke cancel end undo roll_back axe withdraw cancellation | restore reinstate revive renew bring_back reinstatement resume restoration revival
senator senate sen lawmaker upper_chamber
representative rep congressman congresswoman lawmaker house_member congress house
lawmaker legislator congressman congresswoman representative senator mp assembly member_of_congress politician mps parliament parliamentarian legislature lawmakers assemblyman assemblywoman rep sen
congress capitol_hill lawmakers congressional house_of_representatives
house lower_chamber
governor gov gubernatorial
president presidential presidency white_house potus commander-in-chief pres
prime_minister premier pm leader
minister secretary cabinet ministry
government administration officials state authorities regime white_house bureaucrats federal ministry cabinet official era
official authorities authority bureaucrat administrator officials spokesman spokeswoman spokesperson
republican gop republicans republican_party
democrat democratic dem democrats dems democratic_party
conservative tory tories conservatives right_wing rightwing
labour labour_party
liberal left_wing leftwing progressive leftist left_leaning left | conservative right_wing rightwing right_leaning
socialist democratic_socialist dsa
far_right right_wing hard_right rightwing extreme_right
police officers cops cop officer law_enforcement constable policeman policewoman deputies sheriff detectives detective trooper authorities
agent agents officers federal_agents ice immigration_agents
immigration alien aliens migrant migrants immigrant migration asylum border refugee asylum_seeker immigrants undocumented
citizen citizenship national nationality
passport visa travel_document
permit licence license permission authorization
policy plan proposal approach stance position agenda
aide adviser advisor staffer assistant envoy counselor
ambassador envoy diplomat diplomatic embassy emissary diplomacy
talks negotiation negotiate meeting discussions dialogue summit discuss negotiating negotiator in_talks discussion conversation talk
deal agreement accord pact treaty agree settlement contract sign_deal arrangement
ceasefire truce peace cessation
protest demonstrate demonstration rally march protester demonstrator demonstrators object objection rally_against picket activists
object protest oppose complain objection complaint denounce condemn
activist campaigner advocate advocates campaigners protester
resign quit abdicate abdication step_down leave resignation depart exit stand_down go departing departure leaving leaves stepping_down | join stay remain
retire retirement step_away
replace displace dethrone succeed successor replacement take_over take_place supersede swap substitute
visit trip travel tour stop_by arrive visiting visitor
summon call_in recall
threaten threat warn menace warning
plan propose proposal intend intention proposed scheme plot planned blueprint
scandal controversy row dispute furore affair
controversy dispute row debate feud contention disagreement clash spat tussle standoff deadlock tug-of-war rift tug_of_war fight argue argument conflict quarrel war_of_words tension beef impasse friction | reconcile reconciliation reunion
poll survey polling pollster surveyed questionnaire
campaign effort drive push
fundraise fundraising donation donate donor contribution funds appeal give
resident inhabitant local neighbor neighbour villager townspeople householder homeowner residents locals neighbours
voter electorate voters
public people citizens everyone population residents
nonpartisan nonpartisan_primary jungle_primary
redistrict redistricting map boundary gerrymander
shutdown close closure shut_down
leak leaked disclose divulge
secret covert clandestine classified undisclosed quietly
amend amendment revise change alter modify revision
recuse step_aside
subpoena summons
lawsuit legal_case complaint case claim
pardon clemency commute
parole probation bail bond
extradite extradition hand_over
witness onlooker bystander eyewitness
tariff duty levy import_tax tariffs duties
trade commerce import export trading
territory land region area soil
settlement outpost settler
independence independent sovereignty autonomy
constitution constitutional | unconstitutional
`
