/**
 * Judging adjectives that go before any noun: what they say is how the writer finds it, and no kind of thing is told by
 * them. No tactic. Those that also tell a kind ("cold", "dirty", "powerful") are in wordings-adjectives-placed.ts.
 */
import { mildOf } from './mild.ts'
import type { WordingBlock } from './wording.ts'

const mildWords = mildOf('adjective')
/** The words as written, parted by blanks. */
const mild = (words: string, unless?: string): WordingBlock => mildWords(words.trim().replace(/\s+/g, ','), unless)

export const mildAdjectives: WordingBlock[] = [
  {
    ...mild(`reluctantly grudgingly craftily cunningly slickly stylishly expertly genially charmingly disarmingly
    theatrically melodramatically timidly nobly gutsily ignominiously cringingly movingly sweetly tenderly lovingly
    cheerily merrily deliriously mockingly stingingly bitingly caustically acidly sassily sarcastically
    soul-destroyingly daringly sumptuously opulently glamorously pronto asap sharpish lickety-split`),
    kind: 'adverb',
  },
  // How something said or shown is found.
  mild(` emphatic impassioned fervent strident eloquent pugnacious bellicose acerbic sassy heavy-hearted
    heart-felt enigmatic enthralling engrossing unflinching soulful sumptuous exquisite ravishing tour-de-force
    provocative  buzzed-about much-discussed feel-good overwrought overblown ponderous plodding cloying
    saccharine mawkish insipid forgettable underwhelming tedious vapid turgid trite hackneyed zippy witty whimsical
    ethereal transcendent must-hear must-listen stylish toe-tapping eye-opening melodramatic over-heated
    long-winded weepy tear-jerking syrupy sappy cutesy insightful uproarious laugh-filled rib-tickling heartening
    soul-stirring soppy schmaltzy madcap trippy fun-filled thrill-packed star-packed splashy pulpy uninspired
    mediocre clunky joyless charmless humourless humorless portentous po-faced grandiose boastful snide catty
    grovelling groveling unvarnished irreverent iconoclastic comical cartoonish cringe-making cringe-inducing
    cringy gaggy corny jokey chirpy perky schmoozy twee naff try-hard tone-perfect shouty ranty gossipy chatty
    punchy pithy snappy zingy swoonworthy swoony intoxicating hair-raising heart-stopping heart-racing
    heart-melting pulse-pounding jaw-on-the-floor laugh-til-you-cry blink-and-you-miss-it blink-and-you'll-miss-it
    must-try must-know can't-miss cant-miss watercooler water-cooler scroll-stopping click-worthy share-worthy
    screenshot-worthy meme-worthy chef's-kiss mic-drop squirm-inducing eye-roll-inducing goosebump-inducing
    goosebumps-inducing chill-inducing tear-inducing rage-inducing panic-inducing anxiety-inducing vomit-inducing
    nausea-inducing sleep-inducing fomo-inducing smile-inducing`),
  // How great it is said to be.
  mild(`epochal epoch-making era-defining earth-shaking world-changing history-defining season-defining career-defining
    legacy-defining life-affirming superhuman once-in-a-century one-in-a-million god-given uncanny egregious
    unmitigated ignominious inglorious out-and-out full-on fully-fledged full-fledged unprecedented
    unequalled unequaled unimpeachable second-to-none best-in-class stop-the-presses stop-what-you're-doing
    drop-everything knock-your-socks-off sock-knocking head-spinning head-scratching head-turning mind-bending
     mind-expanding scarcely-believable barely-believable earthshaking earthshattering
    walloping blockbusting unquenchable   ironclad bombproof never-fail sure-fire surefire
    can't-fail can't-lose drastic wallet-emptying budget-breaking purse-friendly pocket-friendly
    too-close-for-comfort split-second nick-of-time blink-of-an-eye lightning-bolt hell-for-leather `),
  // How somebody is said to be.
  mild(`bad-tempered ill-tempered foul-tempered ill-natured hot-tempered short-tempered quick-tempered raucous rowdy
    have-a-go selfless sharp-eyed hawk-eyed hard-working hardworking thrifty cash-savvy money-savvy 
    doting crafty cunning frazzled harried stalwart ardent avid brash flamboyant camera-shy mercurial under-fire
     scandal-hit silver-tongued plain-speaking tough-talking straight-talking swaggering puffed-up
    self-important crisis-hit crisis-stricken crisis-ridden once-thriving cash-hungry cash-starved squeaky-clean
    bubbly vivacious ditzy shapely statuesque buxom voluptuous doe-eyed fresh-faced muscle-bound brainy
    hard-driving bad-boy motormouth loud-mouthed loudmouth hunky dapper dishy dreamy talismanic hotshot hot-shot
    goal-shy fleet-footed hulking unfancied unheralded much-fancied luckless bratty cosseted stuck-up uncaring
    money-grabbing money-grubbing profiteering unfeeling pen-pushing paper-pushing  black-hearted stone-cold
    baby-faced quixotic  tireless single-minded misbegotten fed-up  wide-eyed cherubic
    chubby-cheeked rambunctious adoring adulating starstruck star-struck bleary-eyed world-weary stupefied
    visionary  revered venerable far-fetched mindless shifty  dodgey gullible charismatic workaholic
    shopaholic commitment-phobic fame-obsessed looks-obsessed selfie-obsessed money-obsessed image-obsessed
    power-obsessed sex-obsessed celebrity-obsessed nosy nosey smirking glowering stony-faced straight-faced
    red-faced grim-faced ashen-faced poker-faced teary-faced tear-streaked sun-starved sun-seeking sun-worshipping
    rain-lashed sun-kissed publicity-hungry publicity-seeking attention-seeking attention-hungry thrill-seeking
    glory-hunting social-climbing name-dropping hard-partying hard-living champagne-swilling latte-sipping
    tofu-eating wine-swilling avocado-munching sandal-wearing pearl-clutching virtue-signalling virtue-signaling
    finger-wagging hand-wringing flag-waving sabre-rattling saber-rattling chest-thumping chest-beating
    tub-thumping table-thumping crowd-surfing pot-stirring smack-talking potty-mouthed dirty-mouthed big-mouthed
    gobby lippy mouthy stroppy sulky sullen surly snippy narky crabby cranky crotchety curmudgeonly cantankerous
    belligerent truculent recalcitrant obstreperous bolshie bolshy pushy bossy clingy  whinging carping
    gurning slobbering snoozing dozy dopey dippy ditsy scatty scatterbrained klutzy gangly gawky dorky nerdy geeky
    swotty preppy toffee-nosed plummy well-bred upper-crust blue-blooded silver-spoon trust-fund nepo nouveau-riche
    money-bags soft-touch softly-softly jelly-spined yellow-bellied chicken-hearted faint-hearted fainthearted
    hard-nosed hard-bitten hard-boiled steely-eyed steely iron-willed strong-willed headstrong bull-headed mulish
    sparky spunky ballsy gallant chivalrous angelic heaven-sent barrier-breaking glass-ceiling-smashing
    rule-breaking norm-shattering convention-defying all-action all-singing all-dancing all-powerful all-knowing
    all-seeing billionaire-bought bought-and-paid-for swamp-dwelling slam-dunk nailed-on open-and-shut
    cut-and-dried dead-cert bang-on spot-on laser-focused razor-sharp rapier-sharp gimlet-eyed beady-eyed lynx-eyed`),
  // Of people only: "a fire raging", "a sneering laugh" are other things.
  mild(
    [
      'smirking sneering grinning beaming pouting scowling glowering glaring leering preening gloating gawping gawking',
      'sulking ogling drooling slobbering snoozing slumbering snooping griping bleating moaning shrieking squealing whinging gurning',
    ]
      .join(' ')
      .replace(/ |$/g, '(adjWho) '),
  ),
  // How a thing looks, tastes and feels.
  mild(`luscious swish ritzy luxe delectable scrumptious yummy finger-licking finger-lickin lip-smacking decadent
    indulgent to-die-for scrummy moreish crave-worthy melt-in-your-mouth melt-in-the-mouth tastebud-tingling
    taste-bud-tingling gut-busting belly-busting  chic fab quaint kitschy funky jazzy super-easy
    super-cute super-simple statement-making idyllic picture-postcard postcard-perfect chocolate-box insta-perfect
    instagrammable bucolic sun-soaked sun-drenched unspoiled unspoilt godforsaken  unsavoury unsavory no-fuss
    easy-peasy  bleeding-edge whizzy whiz-bang whizz-bang feature-packed innovative must-own must-buy
    gotta-have holy-grail cult-favorite cult-favourite cult-classic fan-fave crowd-favourite crowd-favorite
    tiktok-famous insta-famous internet-famous tiktok-approved editor-approved celeb-approved celebrity-approved
    nutritionist-approved dermatologist-adored shopper-loved reviewer-loved buzz-worthy wish-list wishlist
    splurge-worthy swoon-inducing envy-inducing wild-looking odd-looking weird-looking strange-looking
    funny-looking alien-looking crazy-looking scary-looking futuristic-looking insane-looking cool-looking freaky
    nutty kooky offbeat out-there off-the-wall left-field topsy-turvy knockabout berserk bizarre-looking itsy-bitsy
    titchy weeny ickle ageless age-defying youthful-looking logic-defying belief-defying physics-defying
    odds-defying laws-of-physics-defying icky yucky gnarly nasty-looking stomach-turning vomit-worthy whiffy niffy
    pongy manky minging grotty skanky scuzzy tatty scruffy shabby  dilapidated-looking jaw-dropper stand-out
    rock-solid full-throttle full-tilt pedal-to-the-metal balls-to-the-wall bodge-it botched-up cobbled-together
    half-arsed half-assed back-of-an-envelope back-of-a-napkin fag-packet half-cocked muddled screwball
    ill-thought-out ill-thought-through cockeyed money-wasting cash-burning cash-guzzling money-draining
    job-destroying soul-sucking soul-sapping soul-crushing energy-sapping will-sapping life-sucking life-sapping
    joy-sucking brain-frying brain-rotting brain-scrambling brain-bending time-wasting time-sucking
    no-punches-pulled pull-no-punches take-no-prisoners knock-down-drag-out ego-driven below-the-belt 
    undignified unseemly name-calling tempestuous on-again-off-again hail-mary confidence-boosting
    morale-boosting morale-sapping spirit-crushing spirit-lifting lung-busting leg-sapping against-the-odds
    giant-killing chastening galling demoralising demoralizing dispiriting disjointed listless scrappy rip-snorting
    hammer-and-tongs  dreary enviable luxurious lovely elegant classy trendy clever thoughtful
    never-before-told never-before-heard rumour-filled rumor-filled gossip-fuelled gossip-fueled panic-fuelled
    panic-fueled drama-fuelled drama-fueled rage-filled hate-filled  bile-filled laughter-filled
    regret-filled guilt-ridden angst-ridden cliche-ridden cliché-ridden gaffe-filled gaffe-strewn gaffe-laden
    scandal-laden hype-filled hype-driven fad-driven ratings-grabbing vote-grabbing money-spinning cash-grabbing`),
  // Where the word tells a kind as well, another word of the headline shows it.
  mild('cryptic', 'crossword crosswords pregnancy pregnancies species clue clues puzzle puzzles setter'),
  mild('candid', 'camera cameras photo photos picture pictures shot shots'),
  mild(
    'ugly',
    'duckling ducklings fruit veg vegetables sweater sweaters jumper jumpers betty sisters stepsisters vegetable crab sea',
  ),
  mild('boring', 'machine machines company tunnel tunnels musk beetle beetles insect wood worm'),
  mild(
    'biblical',
    'bible scholar scholars scripture church study studies text texts site scrolls archaeologist archaeologists museum era times israel jerusalem teaching teachings hebrew prophet epic film',
  ),
  mild('delirious', 'patient patients hospital fever drug drugs ill illness doctors'),
  mild('precocious', 'puberty'),
  mild('cheesy', 'sauce pasta chips cheese pizza recipe bake fries bread dip toast cocktail snack'),
  mild('glittering', 'gold jewels diamond diamonds gems ice dress gown'),
  mild('obscure', 'view vision'),
  mild('utter'),
  mild('towering', 'tree trees building buildings skyscraper inferno'),
  mild('frosty', 'weather morning night nights forecast temperatures winter snow roads plants garden frost window'),
  mild(
    'sweetheart(opening)',
    'childhood high-school highschool college school teen marries married wed wedding valentine valentines',
  ),
  mild('ghostly', 'ghost ghosts halloween haunted pale'),
  mild('heartthrob(opening) heart-throb(opening) calamity(opening)', 'jane drama kdrama k-drama'),
  mild('sorry(adjNamed)'),
  mild(
    'killjoy(opening) busybody(opening) flabby frumpy posh-sounding plum(opening)',
    'tomato tomatoes tree trees jam colour color dress sauce pudding',
  ),
  mild('battling(opening)', 'troops soldiers firefighters crews cancer army rebels'),
  mild('glitchy selfie-snapping '),
  mild('full-blown', 'aids hiv disease'),
  mild('stony', 'beach ground path soil coast'),
  mild('thirsty', 'dog dogs animals crops plants water drought drink'),
]
