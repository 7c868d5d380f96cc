/**
 * Adjectives that heighten before most nouns and tell a fact before some: toxic waste, predatory lending, a peaceful
 * protest. Before those they are neither a manipulation nor left out. The lists are our own.
 */
import { dictionary } from '../../text/dictionary.ts'

/** What fails by its own measure, whoever judges. */
const OPERATIONS =
  'operation mission surger procedure execution transplant implant facelift circumcision abortion birth delivery raid robber burglar heist kidnap coup arrest autopsy rescue landing nose hip knee cosmetic plastic breast jab injection filler'

/** Beginnings of the nouns, by the adjectives that tell a fact of them. */
const FACTS_OF: readonly (readonly [adjectives: string, nouns: string])[] = [
  // Of all things but moods and company: a list of those is short, one of what can be poisonous has no end.
  [
    'toxic',
    '(?!mascul|feminin|positiv|cultur|work|office|environment|atmospher|climate|relation|friend|love|roman|marriage|famil|boss|manager|leader|co-?worker|colleague|ex|partner|parent|mother|father|mom|mum|mate|men|man|women|woman|people|person|guy|fan|debate|politic|rhetoric|discourse|legac|feud|row|divorc|brand|media|social|online|internet|web|twitter|celebrit|trait|behavio|attitude|ideolog|racis|sexis|nationalis|individual|player|dressing|locker|mix|combination|talk|comment|remark|message|campaign|regime|rule|party|spiral|dynamic|energy|trolls?).',
  ],
  ['botched', OPERATIONS],
  ['bungled', OPERATIONS],
  [
    'aggressive',
    'cancer tumor tumour form strain breast prostate brain melanoma leukemia lymphoma treatment chemotherapy dog bear driver driving shark bird monkey behavior behaviour panhandling bee coyote moose testing',
  ],
  ['catastrophic', 'injur failure implosion flood damage collapse loss health illness brain risk insurance event'],
  [
    'predatory',
    'lend loan pricing man men male adult teacher coach priest doctor bird fish animal behavior behaviour offender marriage insect towing journal',
  ],
  ['sudden', 'death infant cardiac stop braking unintended acceleration onset illness deafness'],
  [
    'historic',
    'church town site district building home house landmark village center centre chapel cemetery inn bridge theater theatre school hotel mill mansion neighborhood downtown courthouse property monument barn lighthouse synagogue mosque temple cathedral warehouse dairy ship tree magnolia garden black low high level drought flood rain heat preservation register route england',
  ],
  [
    'peaceful',
    'protest demonstrat march transfer assembly resolution settlement rally coexistence nuclear vigil election',
  ],
  [
    'emotional',
    'abuse distress support damages harm intelligence trauma disorder neglect labor needs health wellbeing',
  ],
  ['obscene', 'phone call gesture material image publication display'],
  ['radical', 'surgery prostatectomy mastectomy'],
  ['lazy', 'eye river'],
  ['lonely', 'people adult senior pensioner elderly older heart island'],
  ['parasitic', 'worm infection disease wasp fly insect mite plant'],
  ['viral', 'infection load hepatitis disease illness meningitis pneumonia fever outbreak vector strain encephalitis'],
  ['hip', 'replacement surgery injur fracture hop joint implant operation problem bone flexor'],
  ['heated', 'pool seat tobacco blanket floor steering sidewalk garment'],
  ['hollow', 'point tree bullet log block core'],
  [
    'sick',
    'child children kid passenger patient bay leave pay day days note building people man woman worker animal cow bird prisoner staff employee crew sailor soldier troops student pupil teacher nurse baby babies infant toddler mother father mom mum dad parent husband wife brother sister relative resident inmate detainee migrant pensioner veteran firefighter dog cat calf calves seal whale sea pet horse',
  ],
  ['naughty', 'list lists step'],
  [
    'raw',
    'deal meat fish egg oyster snake liver gallbladder beef chicken pork salmon vegetable sugar sewage milk data material video footage pet vote score cotton',
  ],
  [
    'wild',
    'pitch throw turkey mushroom berries fire animal dog cat cattle parrot monkey polio type oyster bison buffalo crocodile alligator snake bear horse chimpanzee gorilla tiger lion leopard whale dolphin seal',
  ],
  ['rotten', 'meat food egg fruit vegetable potato tomato fish apple timber wood tree tooth teeth floor corpse flesh'],
  ['monumental', 'church building gate arch sculpture tomb mosque cathedral statue art'],
  ['mammoth', 'tusk bone tooth hunter fossil dna cave tooth'],
  ['monster', 'truck hunter beverage'],
  ['perfect', 'game score season record bracket attendance pitch crime'],
  ['vicious', 'dog dogs cycle'],
  ['rogue', 'wave state trader agent planet cop officer trader websites elephant'],
  [
    'racist',
    'remark comment slur attack abuse tweet text message post video graffiti chant gesture language statement meme joke email incident harassment bullying violence crime stereotype term',
  ],
  ['satanic', 'temple verses ritual panic'],
  ['evil', 'spirit eye dead'],
  ['corrupt', 'organization practice'],
  ['tiny', 'home house'],
  ['twisted', 'metal ankle knee steel'],
  ['bloated', 'body bodies corpse carcass stomach'],
  ['colossal', 'squid'],
  ['extraordinary', 'meeting session general rendition circumstance'],
  ['exceptional', 'circumstance'],
  ['outstanding', 'debt warrant balance loan payment fine bill'],
  ['dramatic', 'society'],
  ['magical', 'realis'],
  ['steamy', 'window room bath'],
  ['stressful', 'job life event'],
  ['miraculous', 'medal'],
  ['bold', 'text type'],
  ['quiet', 'zone room hours quitting car carriage'],
  ['popular', 'vote election front party uprising mobilization forces'],
  [
    'major',
    'hurricane league crimes general junction incident depressive surgery artery disaster histocompatibility crime award party parties',
  ],
  ['painful', 'condition disorder disease injury rash sex'],
  ['crippling', 'injur disease arthritis'],
  ['real', 'estate wages terms income time'],
  ['randomly', 'select attack assign chosen shot stab target pick'],
  ['abruptly', 'resign halt stop end clos cancel'],
  ['silently', 'protest'],
  ['completely', 'destroy closed'],
  ['totally', 'blind'],
  ['hysterical', 'pregnan'],
  ['delusional', 'disorder'],
  // How badly somebody is hurt or ill, as the police and doctors put it.
  ['life-changing', 'injur'],
  ['crushing', 'injur machine'],
  ['crippling', 'polio arthritis'],
  // What is so with things, and a judgement with people and plans.
  ['bloated', 'whale carcass corpse stomach'],
  ['chilling', 'plant unit'],
  ['crazed', 'pottery glaze china'],
  ['crooked', 'house'],
  ['dazzling', 'headlight headlamp'],
  ['dramatic', 'monologue'],
  ['dumb', 'waiter bell'],
  ['embattled', 'castle parapet tower'],
  ['greedy', 'algorithm'],
  ['grim', 'reaper'],
  ['ground-breaking', 'ceremon'],
  ['hard-hitting', 'batsm batter opener'],
  ['lame', 'horse cow sheep dog'],
  ['murky', 'lake river pond canal pool'],
  ['nail-biting', 'habit'],
  ['roaring', 'forties'],
  ['sizzling', 'oil fat'],
  ['slimy', 'algae salad'],
  ['spineless', 'cact creature'],
  ['stunning', 'gun device'],
  ['sweeping', 'bend curve brush'],
  ['touching', 'wire cable'],
  ['unhinged', 'door gate'],
  ['whirlwind', 'damages kills hits rips tears'],
]

const nounsOf = dictionary<RegExp>(
  Object.fromEntries(FACTS_OF.map(([adjective, nouns]) => [adjective, new RegExp(`^(?:${nouns.replace(/ /g, '|')})`)])),
)

/** @param next the word behind the adjective or adverb, in small letters */
export function tellsFact(word: string, next: string): boolean {
  return nounsOf[word]?.test(next) ?? false
}
