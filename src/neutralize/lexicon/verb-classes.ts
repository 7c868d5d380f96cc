/**
 * Nouns that show in which sense a loaded verb stands: what it meets (`objectClasses`) and what does it
 * (`subjectClasses`). Regular expressions of one word; `tactics/frames-of-verbs.ts` looks where they stand.
 */

export const objectClasses = {
  /** What is said and not proved: it is rejected, avoided, repeated. */
  rumour:
    'rumou?rs?|speculation|claims?|allegations?|accusations?|suggestions?|theor(?:y|ies)|chatter|gossip|notion|talk|reports?|complaints?|concerns?|fears?|worries|doubts?|criticisms?|calls?|demands?|questions?|backlash|comparisons?|arguments?|warnings?|threats?|taunts?',
  /** What one holds to. */
  belief:
    'claims?|belief|beliefs|theor(?:y|ies)|views?|doctrine|ideolog(?:y|ies)|dogma|narrative|lies?|myths?|falsehoods?',
  lead: 'lead|leads|gains?|majority|advantage|edge|seat|seats|margin|positions?',
  hope: 'hopes?|dreams?|ambitions?|illusions?|optimism|aspirations|prospects?|expectations?|chances?',
  fear: 'fears?|concerns?|worries|doubts?|anxiet(?:y|ies)|nerves|jitters|tensions?|panic|unease',
  /** What a deed or a remark brings about. */
  stir: 'anger|outrage|fury|backlash|outcry|uproar|controvers(?:y|ies)|debates?|rows?|feuds?|disputes?|criticism|condemnation|protests?|demonstrations?|unrest|riots?|rioting|violence|clashes|fears?|concerns?|worries|alarm|panic|anxiety|tensions?|hostility|resentment|hatred|divisions?|disagreements?|speculation|rumou?rs?|interest|excitement|confusion|calls?|demands?|questions?|doubts?|discussions?|conversations?|reactions?|responses?|inquir(?:y|ies)|investigations?|probes?|crackdowns?|reviews?|intervention|revolts?|rebellion|walkouts?|resignations?|exodus|evacuations?|lawsuits?|suits?|shortages?|sell-?offs?|rall(?:y|ies)|shutdowns?|cancellations?|closures?|delays?|searches|search|manhunts?|rescue|operations?|warnings?|complaints?|dramas?|cris[ie]s|scandals?|arguments?|battles?|fights?|standoffs?|showdowns?|chaos|mayhem|scrutiny|petitions?|boycotts?|movements?|comparisons?|support|opposition|inflation|nostalgia|memories|problems',
  blaze:
    'fires?|wildfires?|blazes?|explosions?|blasts?|brushfires?|bushfires?|outages?|blackouts?|floods?|flooding|landslides?|avalanches?|tsunamis?|quakes?|earthquakes?|tornado(?:es)?',
  /** What one makes less of. */
  mood: 'hopes?|fears?|enthusiasm|spirits?|speculation|expectations?|optimism|confidence|demand|morale|appetite|interest|excitement|inflation|tensions?|tourism|sentiment|joy|support|growth|turnout|spending|travel|sales|prospects?|appeal|trust|faith|credibility|authority|influence',
  trust:
    'trust|support|confidence|faith|credibility|authority|rights?|freedoms?|privacy|democracy|independence|protections?|standards?|legitimacy|power|influence|norms|institutions?|value|values|savings|profits?|profitability|margins?|lead|competition|popularity|gains?|sovereignty|diversity|resilience|morale|legacy|reputation|image',
  growth:
    'growth|economy|economies|recovery|comeback|trade|competition|innovation|investment|development|debate|dissent|speech|expression|criticism|opposition|progress|creativity|business|businesses|spending|tourism|demand|supply|supplies|production|exports|imports|variant|ambitions?|reforms?|talks|talent|movement|industry|industries|sector|markets?',
  /** What brings a country or a trade to a halt. */
  enterprise:
    'economy|economies|industry|industries|sector|businesses|business|trade|exports|production|operations?|services?|networks?|system|systems|finances|campaign|government|efforts?|program|programme|plans?|laundering|supply|supplies|recovery|investigations?|ability|military|army|firms?|companies|state|party',
  unrest:
    'riots?|rioting|protests?|unrest|violence|rebellion|uprising|dissent|disorder|revolt|mutiny|insurgency|demonstrations?|disturbances?|strikes?|controvers(?:y|ies)|feud|row|uproar',
  /** What somebody proposes or has begun. */
  scheme:
    'plans?|proposals?|bills?|deals?|talks|bids?|mergers?|takeovers?|nominations?|nominees?|candidac(?:y|ies)|campaigns?|agenda|projects?|efforts?|hopes|reforms?|legislation|amendments?|agreements?|pacts?|treaty|treaties|accords?|summit|summits|measures?|motions?|votes?|ceasefires?|truces?|negotiations|polic(?:y|ies)|launch|inquir(?:y|ies)|investigations?|expansion|development|referendum|sale|sales|schemes?|program(?:me)?s?|tax|bans?|budget|rules?|laws?|regulations?',
  /** What somebody has an eye on. */
  option:
    'plans?|bids?|deals?|bans?|cuts?|taxes|tax|moves?|runs?|roles?|returns?|sales?|purchases?|stakes?|takeovers?|mergers?|changes?|reforms?|options?|strikes?|expansion|powers?|tariffs?|sanctions?|limits?|restrictions?|rules?|overhaul|increases?|hikes?|settlements?|comebacks?|retirement|closures?|listing|ipo|charges|legislation|bailout|investments?|acquisitions?|partnerships?|transfers?|exits?|signings?|upgrades?|revamp|buyouts?|possibility|idea|ideas|proposals?|prospect|names?|theor(?:y|ies)|pay|delays?|pardons?|referendum',
  prize:
    'titles?|win|wins|victory|victories|medals?|golds?|records?|crowns?|trophy|trophies|cups?|history|glory|finals?|semi-?finals?|quarter-?finals?|spots?|places?|berths?|promotion|playoffs?|top|mansion|seats?|house|comeback|nomination|presidency|double|treble|hat-trick|championships?|pole',
  win: 'wins?|victory|victories|triumphs?|titles?|deals?|championships?|promotion|spots?|places?|berths?|nominations?|series|crowns?|medals?|points?|goals?|homers?|hits?|assists?|profits?|gains?|records?|successes|success|honou?rs?|approvals?|endorsements?|contracts?|transfers?|moves?|signings?|qualification|majority|survival|agreements?|pacts?',
  job: 'jobs?|roles?|parts?|deals?|contracts?|gigs?|spots?|posts?|positions?|invites?|invitations?|interviews?|tickets?|wins?|victory|victories|support|backing|approval|funding|investment|endorsements?|nominations?|awards?|grants?|sponsors?|partnerships?|seats?',
  scored:
    'wins?|victory|victories|triumphs?|deals?|contracts?|tickets?|invites?|invitations?|roles?|endorsements?|coup|success|successes|approval',
  pact: 'deals?|agreements?|bargains?|pacts?|truces?|ceasefires?|accords?|compromises?|partnerships?|contracts?|alliances?|settlements?|treaty|extensions?|mergers?|plea',
  /** What is firm and made firmer. */
  standing:
    'places?|status|lead|legacy|power|roles?|reputation|positions?|ties|breaks?|rule|dominance|support|relations|relationships?|alliances?|control|claims?|hold|gains|grip|rift|split|bonds?|deals?',
  debt: 'debts?|bodies|bills?|losses|costs?|wins?|points?|medals?|goals?|miles|fines?|views?|followers?|charges|victories|titles?|sales|injuries|penalties|yards|runs|likes|awards|nominations|profits|millions?|billions?|evidence|complaints?|lawsuits?|cases|deaths?|inventory|inventories|pressure|fees|tickets|offences|offenses|convictions|arrests|money|cash|rubbish|garbage|trash|backlogs?|applications|work|problems|delays',
  charged:
    'rates?|tax(?:es)?|prices?|fees?|fares?|tariffs?|spending|rents?|pay|wages?|dut(?:y|ies)|premiums?|tuition|bills|charges|costs?|payouts?|dividends?|salar(?:y|ies)|pensions?|levies|levy|tolls?|interest|fines?|bus|rail|budgets?|subsidies|minimum|bets|estimates?|forecasts?|target',
  /** Time that can be missed. */
  deadline: 'deadlines?|limits?|targets?|cut-?offs?',
  /** Rules that one keeps or not. */
  rule: 'rules?|laws?|bans?|orders?|lockdowns?|sanctions?|curfews?|restrictions?|regulations?|guidelines?|tariffs?|taxes|tax|duties|questions?|issues?|scrutiny|responsibilit(?:y|ies)|requirements?|controls?|limits?|oversight|accountability|procedures?|quarantine|advice|mandates?|conventions?|norms?|traditions?|decisions?|ruling|debates?|fees?|charges|regulators?|penalt(?:y|ies)|blame|recession|disaster|relegation|default|obligations?|subject|topic|inspections?|checks?',
  owned:
    'shares?|stocks?|bonds|stakes?|assets|holdings?|teams?|mansions?|propert(?:y|ies)|homes?|houses?|apartments?|estates?|penthouses?|portfolios?|business(?:es)?|units?|brands?|stores|dollars?|treasur(?:y|ies)|debt|loans|franchises?|clubs?|divisions?|subsidiar(?:y|ies)|companies|company|crypto|bitcoin|gold|real',
  /** What is used and need not be. */
  used: 'masks?|facemasks?|plastic|plastics|cars?|phones?|cash|petrol|diesel|meat|coal|heels|make-?up|smartphones?|apps?|windows|paper|sugar|alcohol|bras?|glasses|ties|suits|passwords?|cable|landlines?|bags|straws|chemicals|pesticides|gas|oil|social|google|facebook|twitter|instagram|tiktok|whatsapp|chatgpt|uniforms?',
  staff:
    'staff|workers?|employees|managers?|coach|coaches|executives?|players?|striker|star|stars|talent|engineers?|scientists?|researchers?|nurses?|doctors?|teachers|customers|clients|voters|rusher|midfielder|defender|goalkeeper|keeper|director|chief|boss|officer|ceo|sponsors?|advisers?|lawyers?|analysts?|bankers?|traders?|developers?|journalists?|editors?|presenters?|host',
  /** Whom one can overcharge. */
  buyers:
    'consumers?|customers?|drivers?|motorists|taxpayers?|shoppers?|savers?|families|households?|fans|tenants|renters|patients|investors?|passengers|travell?ers|commuters?|parents|students|buyers?|homeowners|farmers|users|the|tourists|borrowers|retailers?|businesses|exporters?|importers?|budgets?|profits?|margins?|incomes?|spending|middle|industry|economy|sector|manufacturers|carmakers|airlines|banks|lenders|landlords|pensioners|workers|supply|supplies|finances',
  critics:
    'critics?|press|media|dissent|scientists?|officials?|doctors?|staff|workers?|journalists?|reporters?|whistleblowers?|opponents?|opposition|experts|judges|teachers|academics|speech|students|employees|activists|civil',
  hate: 'hate|lies|nonsense|vitriol|rhetoric|misinformation|disinformation|theories|venom|propaganda|slurs|bile|hatred|insults|abuse|rubbish|falsehoods|racism|bigotry|conspiracy|claims|lines?|points?|myths?|falsehood|slogans',
  insult:
    'insults?|accusations?|jabs?|taunts?|allegations?|slurs?|abuse|blame|criticism|put-downs|attacks|claims|threats?|epithets|obscenities|expletives|profanities',
  plot: 'plans?|plots?|schemes?|deals?|strategy|strategies|plan|idea|ideas|conspiracy',
  tale: 'stor(?:y|ies)|tales?|claims?|lies?|excuses?|hoax|hoaxes|evidence|allegations?|charges|alibi|alibis|narrative|accusations?',
  writing:
    'letters?|notes?|memoirs?|books?|songs?|essays?|op-?eds?|tributes?|messages?|columns?|poems?|articles?|novels?|scripts?|autobiography|posts?|statements?|blog|plays?',
  column: 'columns?|stor(?:y|ies)|articles?|cartoons?|op-?eds?|editorials?|reports?|interviews?|investigations?',
  release: 'albums?|singles?|trailers?|songs?|mixtapes?|videos?|teasers?|podcasts?|ep|eps|tracks?|remix|tracklist',
  reminder: 'reminders?|clues?|revelations?',
  data: 'data|streams?|posts?|chats|conversations?|emails?|messages?|photos?|content|texts?|records?|information|profiles?|searches|videos?|books|archives?|details|history|tweets|recordings?|transcripts?|activity',
  rules:
    'rules?|regulations?|laws?|protections?|polic(?:y|ies)|program(?:me)?s?|standards?|restrictions?|requirements?|safeguards?|mandates?|limits?|systems?|education|learning|agency|agencies|department|bureau|institutions?|democracy|state|government|framework|oversight|administration|networks?|empire|services?|welfare|dei|diversity|barriers?|nhs|usaid|fema|epa',
  /** What is too much or too strong to be left alone. */
  force:
    'power|powers|prices?|inflation|spending|costs?|deficits?|debts?|budgets?|profits?|abuses?|influence|ai|growth|trump|companies|banks?|tech|giants|presidents?|government|police|militias?|content|wages|rents?|emissions|pollution|violence|gangs?|crime|lenders|landlords|regulators?|courts?|judges|corporations?|brain|bureaucracy|markets?',
  issue:
    'questions?|problems?|decisions?|issues?|dilemmas?|future|cris[ie]s|choices?|inflation|grief|guilt|demons?|rules?|debts?|deficits?|costs?|challenges?|changes?|polic(?:y|ies)|reforms?|legacy|loss|losses|identity|fallout|aftermath|consequences|implications|past|budgets?|shortages?|addiction|how|whether|what|ai|faith|politics|web|internet|smog|outbreaks?|waves?|pandemic|virus|coronavirus|covid|covid-19|drought|corruption|poverty|unemployment|recession|strikes|delays',
  /** A disaster on a large scale that is worked against. */
  trouble:
    'outbreaks?|waves?|pandemic|virus|coronavirus|covid|covid-19|shortages?|cris[ie]s|inflation|corruption|drought|recession|delays|floods?|flooding|smog|pollution|obesity|misinformation|disinformation|debts?|deficits?|unemployment|congestion|addiction|bureaucracy|backlogs?|rumou?rs|racism|sexism|crime|poverty|fatigue|headwinds|injuries|injury|illness|nerves|poaching|piracy',
  abstractPlace:
    'chaos|crisis|turmoil|uncertainty|recession|darkness|depression|debt|disarray|war|disorder|administration|poverty|despair|confusion|violence|anarchy|blackout|conflict|slump|bankruptcy|unrest',
  /** What one is drawn into. */
  quarrel:
    'rows?|disputes?|controvers(?:y|ies)|scandals?|feuds?|debates?|arguments?|lawsuits?|cases?|probes?|affairs?|wars?|fights?|battles?|litigation|politics|investigations?|inquir(?:y|ies)|allegations?|sagas?|conflicts?|cris[ie]s|storms?|drama|mess|trade|legal|bribery|spat|negotiations|talks|plots?|schemes?|fraud|turmoil|bureaucracy|uncertainty|debt|red|problems|troubles?|delays|doping|corruption|firestorms?|backlash|clashes|dispute|deadlock|stalemate|recession',
  /** What may trouble a person or a body for long. */
  burden:
    'scandals?|claims?|allegations?|accusations?|controvers(?:y|ies)|problems?|delays?|injury|injuries|criticism|rumou?rs?|doubts?|questions?|cris[ie]s|debts?|losses|shortages?|violence|corruption|strikes?|protests?|infighting|divisions?|complaints?|lawsuits?|costs?|uncertainty|fears?|guilt|grief|memories|mistakes?|errors?|technical|financial|legal|cancellations?|resignations?|unrest|conflict|war|poverty|defeats?|setbacks?|failures?|layoffs|inflation|sanctions|tariffs|pandemic|coronavirus|covid|covid-19|recession|crime|abuse|fraud|illness|absences?|poor|weather|leaks?|regulations?|bureaucracy|remorse|pain|deaths?|disasters?|attacks?|killings?|murders?|crashes|shootings?|bomb|bombs|blasts?|quakes?|earthquakes?|storms?|floods?|wildfires?|anxiety|regret|outages?|glitches|bugs|politics|rivalries|rivalry|disputes?|rows?|feuds?|bullying|hooliganism|turmoil|chaos|outbreaks?|disease|past|demons|history|downturn|slump|closures?|cuts|competition',
  pushed:
    'laws?|legislation|reforms?|bills?|plans?|tariffs?|sanctions?|cuts?|changes?|bans?|mandates?|agenda|deals?|proposals?|tax|taxes|polic(?:y|ies)|theor(?:y|ies)|overhaul|rules|investment|testing|vaccines?|measures?|amendments?|ideas?|message|narrative|claims?',
  sealed: 'deals?|moves?|transfers?|signings?|agreements?|pacts?|mergers?|takeovers?|switch',
  suit: 'lawsuits?|suits?|cases?|charges?|complaints?|indictments?|challenges?|counts?|appeals?|petitions?',
  law: 'bans?|laws?|rules?|orders?|mandates?|convictions?|verdicts?|sentences?|maps?|restrictions?|award|judgments?|fines?|limits',
  rift: 'divisions?|cris[ie]s|rifts?|splits?|divides?|mistrust|distrust|rows?|feuds?|fears?|concerns?|doubts?|uncertainty|slump|recession|inequality|tensions?|woes|gloom|deficit',
  foiled:
    'plots?|attacks?|plans?|schemes?|robber(?:y|ies)|escapes?|coup|kidnapping|abduction|bombing|ambush|deals?|merger|takeovers?|bill|nomination|ambitions',
  effort:
    'efforts?|pressure|patrols?|attacks?|enforcement|security|production|support|calls|inspections?|raids|checks|testing|investment|sanctions|strikes|demands|criticism|aid|spending|attempts',
  weakness:
    'cris[ie]s|loopholes?|fears?|weakness(?:es)?|pandemic|traged(?:y|ies)|coronavirus|gaps?|flaws?|chaos|divisions|system|rules|war|situation|vulnerabilit(?:y|ies)|bugs?',
  dwelling:
    'houses?|homes?|villages?|towns?|cit(?:y|ies)|embass(?:y|ies)|hospitals?|bases?|castles?|church|farms?|settlement|camp|headquarters|famil(?:y|ies)|residents|palestinians',
  pane: 'windows?|glass|windshields?|windscreens?|mirrors?|screens?|doors?',
  signalled: 'closures?|losses|cuts?|hit|delays?|rises?|falls?|slowdown|layoffs|increases?|hikes?|redundancies',
  risked: 'defeats?|disaster|controvers(?:y|ies)|danger|trouble|backlash',
  dish: 'burgers?|pizzas?|pies?|meals?|cakes?|sandwich(?:es)?|food|dogs|chips|fries|breakfast|lunch|dinner|doughnuts?|donuts?|pancakes?|steaks?|noodles|wings|chocolates?|snacks?|curry|cheese|desserts?',
  level: 'milestones?|highs?|lows?',
  combatted:
    'change|crime|terrorism|corruption|hate|fraud|violence|antisemitism|racism|sexism|loneliness|warming|inflation|misinformation|disinformation|poverty|unemployment|trafficking|thefts?|pollution|obesity|poaching|piracy|smog|addiction|bullying|discrimination|extremism|smuggling|abuse|doping|hunger|homelessness',
  securities: 'shares?|stocks?|bonds|stakes?|holdings?|assets|dollars?|treasur(?:y|ies)|crypto|bitcoin',
  posts: 'jobs|positions|posts|roles',
  praise:
    'praise|glory|victory|success|attention|spotlight|limelight|win|wins|glow|triumph|applause|fame|role|moment|chance|opportunity|challenge|freedom|afterglow|support|drama',
  garment:
    'dress(?:es)?|bikinis?|gowns?|suits?|looks?|outfits?|jeans|skirts?|shirts?|t-?shirts?|jumpers?|coats?|jackets?|boots|heels|sneakers|shorts|swimsuits?|jumpsuits?|hats?|glasses|sunglasses|trousers|leather|denim|sequins?|lace|crop|hairstyle|haircut|bob|tattoos?|beard|mo?ustache|uniform|kit|jersey|costume|ensemble|lingerie|blazer|minidress|sweater',
  soil: 'records?|finances|past|claims|data|history|emails|cases?|files|archives|background|details|numbers|allegations|causes?|origins|issue|issues|evidence|books|reasons|question|questions|relationship|ties|spending|taxes|documents',
  weatherable:
    'recession|cris[ie]s|pandemic|scandals?|downturn|inflation|criticism|slump|lockdowns?|tariffs?|backlash|controvers(?:y|ies)|shock|shocks|uncertainty|setbacks?|losses|injuries|coronavirus|covid|turbulence|slowdown|turmoil|cuts',
  averted:
    'defeat|bankruptcy|cris[ie]s|recession|strikes?|challenge|challenges|relegation|collapse|shutdowns?|default|disaster|insolvency|closures?|elimination|vote|war|conflict|shortages?|famine|invasion|takeover|lawsuit|impeachment|eviction|extinction|protests?|cuts?|layoffs|pressure|competition|critics|criticism|threats?|rivals?|administration|backlash|decline|hunger',
  quest:
    'votes?|titles?|records?|deals?|medals?|bargains?|buyers?|clues?|cause|causes|talent|coach|manager|managers?|profits?|growth|yields?|success|answers?|evidence|staff|workers|jobs?|work|homes?|donors?|investors?|money|cash|history|glory|victory|win|wins|approval|sponsors?|recruits|customers|partners?|successor|replacement|ceo|truth|gold|promotion|trophies|trophy|debt|debts|funds|funding|data|fame|cure|source|origins|vaccine',
  /** Who is looked for. */
  wanted:
    'suspects?|gunm[ae]n|killers?|attackers?|robbers?|thie(?:f|ves)|shooters?|drivers?|m[ae]n|wom[ae]n|boys?|girls?|teens?|teenagers?|escapees?|fugitives?|prisoners?|inmates?|burglars?|assailants?|knifem[ae]n|vandals?|arsonists?|hikers?|child|children|survivors?|victims?|bod(?:y|ies)|remains|motive|motives|wreckage|ship|plane|pranksters?|leaker|hackers?|hoaxer|hit-and-run|missing|weapons?|clues|murderer|rapist|flasher|witness|witnesses|gang|members?|owner|couple|mother|father|student|leaders?|militants?|terrorists?|criminals?',
  speechCause:
    'rights|causes?|equality|reforms?|polic(?:y|ies)|bill|plans?|workers|veterans|women|freedom|democracy|movement|law|diversity|transparency|protections?|issues?|trade|aid|education|science|care|approach|victims|artists|writers|charity|renewables?|energy|laws|measures?|children|farmers',
  /** What is done or made in public. */
  deed: 'deals?|decisions?|plans?|rulings?|rules?|laws?|bills?|polic(?:y|ies)|moves?|agreements?|pacts?|victor(?:y|ies)|wins?|results?|efforts?|progress|success|performances?|verdicts?|trials?|breakthroughs?|vaccines?|talks|response|work|role|roles|reforms?|launch|budgets?|jobs?|growth|recovery|arrests?|releases?|speech|appointments?|nominations?|choices?|steps?|actions?|deal|treaty|truce|ceasefire|courage|bravery|leadership|heroes|hero|workers|staff|nurses|teams?|players?|impact|contributions?|achievements?|year|season|start|change|changes|investment|operations?|drop|decline|fall|partnership|initiative|record|outcome|vote|project|proposals?|study|data|drugs?|book|film|album|show|crackdown|cuts?|support|ties|relations|relationship|statement|legacy|pilots?|rescue|rescuers|firefighters|visit|summit|apology|drawing|report|experience|milestone|return|comeback|display|effort|spirit',
  lament:
    'failures?|prices?|lack|decisions?|state|losses|missed|divisions?|decline|absence|injury|injuries|defeats?|treatment|errors?|mistakes?|costs?|rules?|changes?|cuts?|delays?|closures?|behaviou?r|conduct|culture|polic(?:y|ies)|performances?|fate|rise|chances?|standards?|conditions?',
  rows: 'differences|disputes?|details|issues?|rifts?|splits?|relations|relationships?|ties|quarrels?|feuds?|disagreements?|tensions?|wrinkles|problems?|cracks|dispute|divisions?|deal|compromise|agreements?',
  reputation:
    'reputations?|legacy|image|names?|brands?|records?|credibility|standing|memory|sport|game|career|status|party|legacies',
  waters:
    'debates?|picture|issue|outlook|talks|path|future|plans?|efforts?|relations|case|hopes|message|prospects?|chances|matters?|recovery|transition|race|deal',
  group:
    'part(?:y|ies)|famil(?:y|ies)|countr(?:y|ies)|communit(?:y|ies)|alliances?|nations?|coalitions?|towns?|cit(?:y|ies)|neighbou?rhood|marriages?|relationships?|church|union|gop|labour|tories|democrats|republicans|friendship|team|club|band|cabinet|government|society|movement|europe|america|britain',
  era: 'era|age|changes?|phase|period|future|generation|reforms?|rules?|system|laws?|season|decade|dawn|wave|shift|revolution',
  offer:
    'offers?|carrots?|prospects?|promises?|money|cash|deals?|incentives?|jobs?|bonus(?:es)?|prizes?|bribes?|possibility|hope|aid|relief|rewards?|tariff|visas?|bids?|payments?|checks',
  given:
    'fines?|punishment|punishments|penalt(?:y|ies)|praise|awards?|advice|bans?|cash|money|aid|sentences?|criticism|warnings?|loans?|grants?|contracts?|bonuses|prizes?|tickets|jobs|favou?rs|pardons?|funds|funding|compensation|insults?|justice|millions?|billions?|suspensions?|yellow|red|degrees|food',
  seizable:
    'control|power|majority|chance|opportunity|initiative|lead|house|senate|seats?|advantage|momentum|spotlight|crown|title|moment|top|territory|territories|reins|leadership|mantle',
  remarkOf:
    'remarks?|comments?|reports?|figures|data|polls?|results?|ruling|video|gaffe|mistakes?|scandals?|claims?|words|attacks?|controversy|findings|numbers',
  cancelable:
    'missions?|meetings?|talks|launch|launches|events?|concerts?|contracts?|orders?|flights?|services?|briefings?|visits?|trips?|tours?|games?|series|summits?|exams?|wedding|weddings|party|festival|appearance|speech|interview|hearing|classes|tournaments?|parade|ceremony|project|projects|debates?|dinner|rally|exercises|drills?|sequel|film|show|tests?|show',
  droppable:
    'plans?|rules?|polic(?:y|ies)|bids?|proposals?|bans?|caps?|fees?|tax(?:es)?|restrictions?|requirements?|limits?|targets?|laws?|mandates?|tariffs?|goals?|ideas?|schemes?|measures?|reforms?|charges?|cuts?|promises?|pledges?|levy|levies|tests?|quarantine|system|systems|protections?|guidance|penalty|penalties|exemptions?|perks?|benefits?|bonus(?:es)?|pact|pacts|deals?|agreements?|treaty|candidate|logo|name|regulations?|isolation|allowances?|discounts?|amendment|pay|clause|quota|quotas',
  killable:
    'learning|programs?|programmes?|funding|credits?|subsid(?:y|ies)|rules?|projects?|innovation|competition|deals?|bills?|laws?|plans?|filibuster|jobs|tax|taxes|project|merger|momentum|proposal|regulations?|measure|amendment|talks|investment|agency|agencies|industry|trade|scheme|schemes',
  carton:
    'deliver(?:y|ies)|attention|votes?|crowds?|tourists?|visitors?|investment|investors?|customers?|talent|business|businesses|companies|students|fans|voters|audiences?|shoppers|workers|players?|stars?|buyers|holidaymakers|readers|viewers|bids|interest|hollywood|money|capital|media|donors|staff|nurses|teachers|doctors|firms|events?|filmmakers|travell?ers|people|some|many|residents|crowd|gamers|tech|migrants|professionals|retirees|researchers|scientists|foreign|global',
  airedDeed: 'grievances|frustrations?|complaints?|concerns|doubts?|worries|disagreements?|misgivings|objections?',
  bravedDeed:
    'rain|snow|cold|heat|storms?|weather|temperatures|chill|winds?|elements|conditions|blizzards?|downpours?|heatwave|freeze|sun|showers',
  defusedDeed:
    'cris[ie]s|situation|stand-?offs?|tensions?|rows?|disputes?|conflicts?|anger|feuds?|controvers(?:y|ies)|scandal|impasse',
  begunDeed:
    'talks|campaigns?|seasons?|careers?|process|projects?|plans?|projects|negotiations|programme|program|debate|work|reforms?',
  undertakenDeed:
    'tours?|campaigns?|careers?|reforms?|plans?|projects?|expansion|program(?:me)?s?|overhaul|searches|search|spree|drive|missions?|quest|rebuild|diet|revamp|transformation|redevelopment|restoration|crusade|restructuring|upgrade',
  excessDeed: 'expectations?|forecasts?|estimates?|targets?|predictions',
  declinedDeed: 'invites?|invitations?|offers?|requests?|calls|proposals?|pleas?|advice|overtures?',
  skippedDeed:
    'awards?|meetings?|summits?|talks|ceremon(?:y|ies)|events?|dinner|parade|party|conference|visit|gala|festival|debates?|hearings?|wedding|funeral|inauguration',
  sownDeed:
    'divisions?|chaos|discord|doubts?|confusion|fear|fears|distrust|mistrust|discontent|hatred|panic|unrest|discontent|dissent|mayhem',
  violatedDeed: 'rights|freedoms?|laws?|constitution|rules?|liberties|norms|privacy|sovereignty',
  scrubbedDeed: 'references?|mentions?|content|posts?|photos?|images|videos?|names?|terms?|tweets|data|mention',
  awardedDeed:
    'awards?|prizes?|gongs?|oscars?|grammys?|grammies|baftas?|emmys?|medals?|trophy|trophies|honou?rs?|jackpot|lottery|accolades?|title|titles|crown',
  ruedDeed: 'loss|losses|missed|chances?|mistakes?|errors?|defeats?|decisions?|absence|misses',
  plottedDeed:
    'returns?|comebacks?|moves?|course|path|bids?|expansion|exit|revamp|overhaul|takeover|future|strategy|reunion|deal|transfer|swoop',
  shakenDeed:
    'cabinet|team|staff|leadership|industry|markets?|races?|politics|board|line-?ups?|system|sector|league|sport|world|contest|management|department|agency|rankings|standings|roster|map|campaign|schedule|government|squad|top|ranks',
  proppedDeed:
    'economy|regime|government|industr(?:y|ies)|prices?|currency|growth|banks?|markets?|firms?|compan(?:y|ies)|demand|sales|profits?|rouble|ruble|yen|lira|peso|rupee|shares|stocks|airlines?|coal|system|nhs|services|businesses|sector|plants?|dictators?',
  emittedDeed:
    'ash|smoke|lava|gas|gases|pollution|sewage|oil|fumes|toxins?|chemicals?|carbon|methane|emissions|steam|water|dust|exhaust|pollutants',
  hiddenDeed:
    'killers?|culprits?|hackers?|whistleblowers?|author|leaders?|trolls?|founder|informants?|source|mole|spy|spies|leaker|perpetrators?|attackers?|suspects?|ringleader|graffiti|vandal',
  coverDeed: 'covers?|stage|carpet|catwalk|runway|screens?|page',
  savedDeed:
    'talks|deals?|seasons?|careers?|marriage|relationships?|plans?|mergers?|win|campaign|reputation|treaty|truce|ceasefire|bid|hopes|trip|visit|summit|project|agreement|pride|pact|economy|business|bill|legislation|nomination|ties',
  chanceDeed: 'lead|advantage|chances?|opportunit(?:y|ies)',
  mythDeed: 'myths?|misconceptions?|stereotypes',
  lostDeed:
    'jobs|members?|customers|subscribers|users|voters|votes|support|staff|talent|viewers|cash|workers|advertisers',
  hurtDeed:
    'economy|economies|industry|industries|growth|sector|businesses|margins?|profits?|earnings|demand|exports?|trade|stocks|shares|sales|markets?|budgets?|currency|tourism|prices|bonds|dollar|yen|pound|euro|retail|revenues?|confidence|crops?|harvests?',
  carvedDeed:
    'districts?|maps?|state|city|county|countries|country|territory|market|estate|empire|land|park|firm|company|group|business|region|world|seat',
  bodyDeed:
    'legs?|abs|cleavage|midriff|curves|figure|tattoos?|ring|smile|body|underwear|knickers|bra|bump|shoulders?|stomach|torso',
  floodedDeed: 'floods|flooding|rain|rains|snow|winds?|tornado(?:es)?|hail|downpours?',
  snatchedDeed: 'wins?|victory|victories|draws?|title|lead|seats?|points?|equali[sz]er|winner|place|spot|berth|defeat',
  goalDeed: 'goals?|brace|hat-?tricks?|winner|equali[sz]er|opener|tries',
  cupDeed:
    'cup|tournament|championships?|open|competition|wimbledon|league|euros|europe|playoffs|masters|trophy|finals?|olympics|championship',
  arguedDeed:
    'debates?|hearings?|interviews?|parliament|senate|congress|meetings?|commons|townhall|testimony|pmqs|chamber',
  motivatedDeed:
    'voters?|base|party|movement|activists|democrats|republicans|supporters|opposition|fans|crowds?|conservatives|progressives|labour|left|right|grassroots|workers|donors|liberals|evangelicals',
  readiedDeed: 'lives|life|future|health|safety|economy|security|money|livelihoods|pensions',
  enteredDeed: 'races?|primar(?:y|ies)|contests?|election|runoff|campaign|bidding',
  crowdedDeed: 'debts?|bills|paperwork|complaints|trash|garbage|rubbish|emails|data|work|waste|litter|requests|cases',
  thrownDeed:
    'bottles?|stones?|rocks?|bricks?|eggs?|objects|projectiles|fireworks|chairs?|missiles?|flares|tomatoes|molotov|cans?|shoes?|soup',
  praisedDeed: 'sun|sunshine|rays|atmosphere|applause|views?|vibes|attention|glory|moment',
  flawDeed:
    'cracks?|divisions?|divides?|problems?|flaws?|tensions?|weakness(?:es)?|limits|gaps?|failures?|risks?|rifts?|strategy|vulnerabilit(?:y|ies)|dangers?|fault|faults|splits?|shortcomings|inequalit(?:y|ies)',
  previewedDeed:
    'features?|chips?|phones?|laptops?|cameras?|devices?|models?|season|seasons|episodes?|sequels?|spinoff|film|movie|tour|update|updates|show|content|designs?|products?|glasses|headset|generation|saga|finale|music|collection|collab|roadster|iphone|console|lineup|storyline|trailer|performance|setlist|wedding',
  scrappedDeed:
    'efforts?|votes?|raise|raises|commissions?|deliver(?:y|ies)|directive|accords?|orders?|fence|guidance|subsid(?:y|ies)|funding|service|project|law|lessons|licen[cs]e|licen[cs]es|permits?|increase|increases|rises?|contract|contracts|strategy|legislation|investigation|inquiry|probe|protections|safeguards|quotas?|grants?|scholarships?|exams?|levy|appeal|idea|version|pledge|programme|program|initiative|advice|mandate',
  clungDeed:
    'demands?|roles?|traditions?|past|values|identity|claims?|views?|norms|habits|nostalgia|filibuster|model|illusion',
  floatedDeed:
    'repeal|stimulus|troops|tax|taxes|ideas?|notion|cut|cuts|amnesty|boycott|deportations?|invasion|annexation|checks?|rebates?|theory|names?',
  attentionDeed: 'attention|headlines|spotlight|limelight|interest',
  eyedDeed:
    'revival|hires?|targets?|swoop|overhaul|crackdown|probe|shake-?up|lawsuit|appeal|routes?|tie-?up|venture|alliance|sites?',
  hailedDeed:
    'discover(?:y|ies)|meetings?|turnaround|order|orders|military|gains?|pick|pact|arsenal|court|army|troops|police|officers|firefighters|volunteers|victims|turnout|polls?|visit|launch|truce|ruling|law|peace|unity|strength|economy',
  cementedDeed: 'majority|control|hold|dominance|rule|rivalry|friendship|image|fame',
  calmDeed: 'peace|calm|silence|lull|truce|ceasefire|quiet|tranquillity|tranquility',
  unityDeed: 'unity|stability|confidence|illusions?|morale|relationship|economy|industry|prospects|bond|norms?',
  rattledDeed:
    'business(?:es)?|allies|europe|investors?|traders?|firms?|companies|nerves|voters|lawmakers|residents|officials|diplomats|donors|republicans|democrats|gop|dems|tories|labour|conservatives|leaders|world|establishment',
  testedDeed: 'tests?|exams?|interviews?|auditions?|sat|quiz|debut',
  uproarDeed:
    'anger|outrage|fury|rage|backlash|outcry|uproar|controvers(?:y|ies)|debates?|criticism|chaos|panic|speculation|condemnation|frenzy',
  /** What one campaigns against, and no state. */
  viceDeed:
    'corruption|crime|fraud|harassment|inflation|junk|litter|obesity|plastics?|pollution|poverty|racism|scams?|smoking|spam|waste',
  softwareDeed:
    'ios|ipados|macos|watchos|android|gpt\\S*|gemini|m\\d+|chips?|processors?|smartphones?|laptops?|tablets?|models?|updates?|upgrades?',
  attemptedDeed: 'efforts?|attempts?|approach|approaches|push|appeals?|demands?|petition|lawsuits?|challenge',
} as const

export const subjectClasses = {
  served: 'airlines?|apps?|networks?|servers?|services?|subways?|systems?|websites?',
  stocks:
    'shares?|stocks?|markets?|bonds?|bitcoin|crypto|oil|dollar|yen|pound|peso|euro|rupee|ruble|rouble|gold|silver|metals|street|ftse|asx|dow|nasdaq|nikkei|sensex|nifty|sterling|futures|equities|currencies|currency|yields?|indexes|index|s&p|sharemarkets?|ether|commodities|crude|brent|treasuries|yuan|won|lira|krone|sharemarket|exchange|gilts|peso|rand',
  /** What is counted or measured. */
  measured:
    'investments?|orders?|searches|infections|arrests|applications|downloads|traffic|complaints|claims|attacks|crime|homicides|deaths|temperatures?|hospitali[sz]ations|admissions|unemployment|births|evictions|openings|purchases|loans|pollution|emissions|volumes?|viewers|listeners|fatalities|injuries|losses|jobs|earnings|income|incomes|valuations?|bankruptcies|insolvencies|foreclosures|apprehensions|crossings|casualties|thefts|robberies|murders|energy|viewership|trade|exports|imports|profits?|revenues?|sales|deficits?|debts?|confidence|registrations|enrolment|enrollment|subscriptions|visits|arrivals|rents?|interest|views',
  tallied:
    'shares?|stocks?|sales|profits?|prices?|ratings?|polls|polling|demand|viewership|viewing|audiences?|bills|rents?|costs|rates|inflation|bitcoin|sterling|values?|bookings|enrolments?|enrollment|attendances?|approval|popularity|turnout|exports|imports|revenues?|earnings|numbers|figures|debts?|spending|fees|fares|wages|cases|output|premiums|subscriptions|tourism|donations|support',
  contest:
    'races?|battles?|fights?|debates?|campaigns?|rivalr(?:y|ies)|contests?|disputes?|feuds?|rows?|wars?|primar(?:y|ies)|elections?|competition|talks|negotiations|runoffs?|market|markets|season|clash|showdown|standoff|race|pressure|tensions?|arguments?|conflict|controvers(?:y|ies)|rhetoric|politics',
  moods:
    'tensions?|violence|tempers|anger|resentment|unrest|conflict|fighting|protests?|rivalr(?:y|ies)|divisions?|hostility|hostilities|grievances|discontent|feuds?|disputes?|frustrations?|concerns?|fears?|controvers(?:y|ies)|dispute|row|debate|clashes|rage|fury|outrage',
  mounting:
    'pressure|tensions?|concerns?|fears?|calls?|criticism|accusations?|allegations?|investigations?|probes?|evidence|frustrations?|anger|losses|debts?|deaths?|toll|tolls|cases|costs?|bills|opposition|backlash|speculation|doubts?|questions?|complaints?|protests?|casualt(?:y|ies)|outrage|fury|worries|anxiety|unrest|dissent|violence|attacks|problems|delays|scrutiny|alarm|discontent|demands?|uncertainty|expectations?|excitement|hopes|signs|challenges|threats?|lawsuits?|injuries|cris[ie]s|support|interest|panic|unease|disputes?|strain|inflation|deficits?|layoffs|liabilities|defaults|warnings|resistance',
  worsening:
    'cris[ie]s|split|rift|row|divide|divides|slump|recession|feud|dispute|conflict|divisions?|rifts|freeze|scandal|losses|gloom|woes|troubles?|problems?|shortages?|hunger|famine|drought|inequality|unrest|standoff|downturn|contraction|deficit|poverty|impasse|deadlock|concerns?|worries|fears?|doubts?|ties|probe|investigation|selloff|sell-off|rout|slide|decline|turmoil|tensions?|chill|mistrust|distrust',
  burning: 'fires?|wildfires?|blazes?|bushfires?|flames|inferno|infernos|forest',
  ongoing:
    'debates?|wars?|conflicts?|battles?|fighting|disputes?|pandemic|virus|coronavirus|outbreaks?|epidemic|protests?|storms?|controvers(?:y|ies)|rows?|feuds?|unrest|violence|cris[ie]s|riots?|clashes|arguments?|covid|covid-19|hurricane|measles|ebola|speculation|trade|inflation|cholera|flu|insurgency',
  outbreaks:
    'gunfire|shooting|celebrations?|arguments?|clash|brawls?|scuffles?|scandals?|controvers(?:y|ies)|fights?|debates?|rows?|disputes?|feuds?|words|protests?|demonstrations?|riots?|rioting|unrest|violence|fighting|clashes|altercations?|melee|rebellion|revolt|uprising|mutin(?:y|ies)|war|party|parties|panic|looting|disorder|hostilities|drama|backlash|criticism|speculation|tensions?|skirmish(?:es)?|conflict|battle|battles|furore?|outcry|crisis|confrontations?|chants?|cheers|applause|laughter',
  event:
    'deadlines?|elections?|midterms?|tests?|votes?|summits?|hearings?|trials?|decisions?|inaugurations?|qualifiers?|finals?|primar(?:y|ies)|date|dates|expiration|expiry|meetings?|exams?|winter|summer|end|season|referendum|budget|release|draft|launch|open|polls|holidays?|christmas|thanksgiving|appointment|anniversary|visit|derby|semi-?final|quarter-?final|playoffs?|tournament|championship|game|match|deal|departure|exit|retirement|runoff|verdict|sentencing|talks|layoffs|cuts|changes|review|takeover|sale|auction|world|cup|showdown|clash',
  peril:
    'cris[ie]s|recession|shortages?|threats?|gluts?|shutdowns?|wars?|strikes?|default|disaster|famine|storms?|conflict|bankruptcy|collapse|invasion|blackouts?|lockdowns?|drought|evictions?|challenges?|problems?|troubles?|danger|dangers|revolt|rebellion|row|rows|penalt(?:y|ies)|tariffs?|impeachment|lawsuits?|confrontation|hikes?|increases?|rises?|losses|risks?|deficit|shake-?up|split|pandemic|wave|cuts|closures?|sanctions?|charges|uncertainty|repeal|eviction|insolvency|job',
  weak: 'stocks?|shares?|economy|economies|markets?|recovery|growth|demand|campaigns?|bids?|testing|support|alliances?|plans?|efforts?|fronts?|relations|relationships?|coalitions?|unity|confidence|trust|truces?|ceasefires?|ties|case|cases|defen[cs]e|resistance|opposition|talks|resolve|consensus|sales|momentum|rally|program|programme|rollout|candidacy|popularity|approval|interest|enthusiasm|hopes?|optimism|democracy|influence|power|authority|faith|morale|empire|sector|industry|access|housing|property|street|regime|government|bank|banks|dollar|credibility|leadership|consensus|marriage|partnership|business|lawsuit|monopoly|system',
  /** What gives way under strain; a case is cracked when it is solved. */
  strained:
    'economy|economies|unity|fronts?|alliances?|support|coalitions?|resolve|resistance|consensus|regime|opposition|discipline|confidence',
  failing:
    'deals?|talks|plans?|efforts?|cases?|truces?|ceasefires?|mergers?|bids?|negotiations|coalitions?|alliances?|marriages?|agreements?|pacts?|campaigns?|takeovers?|schemes?|partnerships?|sales?|strategy|strategies|story|alibi|defen[cs]e|project|projects|peace|policy|policies|argument|theory|proposal|lawsuit|prosecution|romance|friendship|nomination|candidacy|launch|programme|program|ambitions|push|bids?|hopes?|challenge|revolt|rebellion|coup|drive|appeal|comeback|prosecution|case|relaunch|reset',
  ended:
    'hopes?|dreams?|protests?|talks|deals?|rally|plans?|career|campaigns?|storm|effort|efforts|bid|romance|challenge|revolt|rebellion|craze|trend|boom|recovery|comeback|investigation|probe|movement',
  tributes:
    'tributes?|condolences|reactions?|donations?|messages?|offers?|complaints?|calls?|votes|applications|entries|aid|orders|support|letters|congratulations|results|money|requests|cash|investments?|help|wishes|responses|messages',
  court:
    'court|courts|judge|judges|justices|tribunal|scotus|panel|jury|jurors|circuit|arbitrator|ombudsman|bench|appeals',
  /** What goes from mouth to mouth. */
  talkedDeed: 'rumou?rs?|speculation|theor(?:y|ies)|reports?|claims?|allegations?|gossip|talk|chatter|accusations',
  doubtedDeed: 'questions?|doubts?|concerns?|fears?|uncertainty|worries|controvers(?:y|ies)|suspicions?|mystery',
  brewedDeed:
    'rows?|feuds?|troubles?|battles?|fights?|cris[ie]s|wars?|scandals?|controvers(?:y|ies)|rebellion|revolt|discontent|tensions?|disputes?|showdowns?|rift|mutiny|unrest|backlash|rivalry|dispute',
  draggedDeed:
    'shutdowns?|moratorium|talks|negotiations|impasse|stand-?offs?|strikes?|trials?|cases?|lockdowns?|search|probes?|investigations?|inquir(?:y|ies)|stalemate|deadlock|saga|process|sagas?|recession|delays?|row|feud|count|recount|siege|drought|heatwave|closures?',
  loomedDeed:
    'contests?|cuts?|hikes?|layoffs?|strikes?|decisions?|changes|rise|increase|closures?|tests?|ban|bans|elections?|votes?',
  startedKickDeed:
    'festivals?|tours?|talks|campaigns?|marathon|conference|month|week|weekend|season|convention|celebrations?|tournament|summit|trial|negotiations|sale|hearings?|year|event|events|championships?|exhibition|parade|carnival|primary|strike|strikes|voting|drive',
  chargedDeed:
    'tariffs?|rules?|laws?|bans?|tax(?:es)?|fees?|cuts?|limits?|sanctions?|restrictions?|changes|increases?|hikes?|truce|ceasefire|measures?|benefits|subsid(?:y|ies)|rates|curfew|duties|levy|mandates?|requirements?',
  rampedDeed:
    'operations?|rumou?rs|enforcement|disputes?|crackdowns?|attacks?|protests?|pressure|efforts?|tensions?|calls|violence|strikes|speculation|criticism|raids?|threats?|war|race|campaigns?|rhetoric|feud|row',
  nervousDeed:
    'investors?|markets?|traders?|fans?|voters?|democrats|republicans|viewers|users|tories|labour|buyers|sellers|allies|lawmakers|mps|pundits|supporters|parents|economists|bosses|firms|retailers|officials|experts|banks',
} as const

/** What does something to that which stands behind the verb. */
export const doerClasses = {
  besetDeed:
    'fear|fears|panic|chaos|cris[ie]s|unrest|scandals?|violence|heatwave|drought|fever|terror|turmoil|uncertainty|anxiety|tensions?|protests?|strikes?|shortages?|mania|outrage|anger|mystery|debate|recession|inflation|pandemic|outbreak|freeze|fog|smog|cold|heat|temperatures?|heatwaves|humidity|rows?|controvers(?:y|ies)|allegations?|claims?|corruption|questions|doubts|feuds?|divisions|infighting|layoffs|problems|delays',
  quakeDeed: 'earthquakes?|quakes?|aftershocks?|tremors?|temblors?',
  probedDeed: 'scandals?|probes?|investigations?|inquir(?:y|ies)|affair|fraud|controvers(?:y|ies)|lawsuits?|crackdown',
} as const

export type DoerClass = keyof typeof doerClasses
export type ObjectClass = keyof typeof objectClasses
export type SubjectClass = keyof typeof subjectClasses
