/** Who a verb can be said of or meet: the nouns for people that every room shares, and those that only these frames ask for. */
import { once, wordSet } from '../../text/memoize.ts'
import { isPersonNoun } from '../words/vocabulary.ts'

const OTHERS = once(() =>
  wordSet(`traveller gamer foe opponent holidaymaker pensioner taxpayer borrower renter saver staffer colleague consumer co-star costar gran granny nana pundit follower viewer listener bystander onlooker protestor demonstrator goalie
umpire conman fraudster burglar crook thug scammer vlogger streamer tiktoker newsreader broadcaster journo baroness strategist forecaster lecturer headteacher undergraduate medic paramedic carer midwife pharmacist constable stewardess labourer electrician butcher grocer cleaner
grandson granddaughter stepdad stepmum fiancé fiancée bride groom orphan tot infant lad lass bloke lady gentleman rapist paedophile kidnapper robber smuggler extremist insurgent asylum-seeker islander townsfolk dweller squatter camper climber jogger biker olympian footballer cricketer
newcomer debutant finalist contender duke duchess earl aristocrat nobleman butler courtier emperor vicar imam preacher dj sculptor playwright diva heartthrob magnate inventor solicitor barrister informant negotiator mediator bureaucrat attendant partygoer reveller holiday-maker mum-of-two mum-of-three mom-of-two
mom-of-three dad-of-two dad-of-three father-of-two father-of-three homebuyer home-buyer househunter house-hunter dieter foodie bridesmaid maid mugger slugger doubter sceptic skeptic purist
vegan vegetarian motorcyclist smoker drinker vaper breadwinner homebody rower canoeist kayaker sprinter hurdler archer fencer jockey gymnast churchgoer theatregoer moviegoer concertgoer festivalgoer beachgoer`),
)

/** A noun for somebody, in singular or plural; "80-year-old" too. */
export const isSomebody = (key: string): boolean =>
  isPersonNoun(key) || OTHERS().has(key) || OTHERS().has(key.replace(/s$/, '')) || /^\d+-year-olds?$/.test(key)
