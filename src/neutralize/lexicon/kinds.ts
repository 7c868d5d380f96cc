/**
 * Kinds of things of which one is never another: what is told of a dentist is not told of a surgeon. A line is a kind;
 * words parted by `/` are one and the same. No wider word stands beside its narrower ones here.
 */
export const KINDS = `
economist psychologist/shrink psychiatrist sociologist historian philosopher biologist chemist physicist astronomer geologist archaeologist anthropologist mathematician statistician epidemiologist virologist botanist zoologist ecologist meteorologist climatologist linguist theologian paleontologist
dentist surgeon nurse midwife pharmacist paramedic veterinarian/vet optician physiotherapist radiologist cardiologist dermatologist pediatrician/paediatrician
plumber electrician carpenter mechanic welder builder bricklayer roofer painter
baker butcher chef/cook waiter/waitress bartender barista brewer winemaker
teacher professor principal librarian janitor coach
judge prosecutor juror lawyer/attorney bailiff
pilot sailor soldier marine astronaut cosmonaut
farmer fisherman/fisher miner logger rancher beekeeper
actor/actress singer dancer comedian painter sculptor novelist poet playwright composer pianist violinist guitarist drummer rapper magician photographer
quarterback linebacker cornerback receiver kicker punter
goalkeeper/keeper/goalie striker/forward midfielder defender winger
pitcher catcher shortstop outfielder infielder
cyclist swimmer sprinter golfer boxer gymnast skier skater surfer wrestler jockey runner
football soccer rugby cricket tennis golf basketball baseball hockey volleyball badminton boxing wrestling swimming cycling rowing surfing skiing skating snooker darts squash netball gymnastics
mother/mom/mum/mama father/dad/daddy grandmother/grandma/granny grandfather/grandpa aunt uncle stepmother stepfather
son daughter nephew niece stepson stepdaughter
boy girl
king queen prince princess duke duchess emperor
bishop/archbishop pastor priest rabbi imam monk nun
mayor governor senator president minister ambassador chancellor sheriff treasurer
dog/puppy cat/kitten horse/pony cow/cattle/bull pig sheep/lamb goat chicken/hen duck goose turkey rabbit fox wolf bear lion tiger leopard elephant giraffe rhino hippo monkey/ape gorilla chimpanzee deer elk moose kangaroo koala whale dolphin shark seal otter beaver rat/rats mouse/mice bat snake lizard crocodile alligator turtle/tortoise frog spider bee wasp ant mosquito butterfly eagle owl hawk parrot penguin crow pigeon swan salmon tuna cod octopus crab lobster
rose tulip lily daisy orchid peony sunflower dahlia lavender daffodil poppy/poppies cosmos cherry
oak pine maple birch willow cedar eucalyptus palm
apple banana orange lemon grape strawberry cherry peach pear plum mango pineapple avocado coconut olive tomato potato carrot onion garlic cabbage lettuce spinach broccoli pumpkin cucumber mushroom
bread rice pasta pizza burger/hamburger sandwich soup salad cake pie cheese butter egg bacon sausage noodle taco burrito sushi curry
beef pork chicken lamb fish turkey veal
coffee tea beer wine whisky/whiskey vodka gin rum milk juice water soda cider
wheat corn/maize soy/soybean barley oats cotton sugar cocoa
gold silver copper iron steel aluminum/aluminium zinc nickel lithium cobalt platinum uranium tin lead titanium
oil/crude/petroleum gas/petrol/gasoline coal hydrogen diesel uranium
car truck/lorry bus train/trains tram motorcycle/motorbike bicycle/bike plane/aircraft/airplane/jet helicopter ship/vessel boat/boats yacht ferry submarine tractor van scooter ambulance taxi/cab
bridge tunnel airport harbour/harbor/port station stadium/arena highway/motorway canal dam runway
school hospital prison/jail church mosque synagogue temple museum library theatre/theater cinema hotel restaurant pub/bar supermarket factory warehouse farm
kitchen bathroom bedroom garage basement attic balcony garden
gun/firearm/pistol/rifle/handgun knife/blade sword bomb grenade axe hammer arrow crossbow
earthquake/quake hurricane/typhoon/cyclone tornado/twister flood/flooding/floods wildfire/bushfire landslide/mudslide avalanche tsunami drought blizzard/snowstorm eruption hailstorm
fever cough rash headache nausea
cancer diabetes malaria measles tuberculosis cholera ebola hiv/aids flu/influenza asthma polio dengue hepatitis pneumonia stroke dementia/alzheimer arthritis epilepsy mumps rabies smallpox mpox
heart liver kidney lung brain stomach skin eye ear nose throat knee shoulder ankle wrist elbow hip thumb toe
vaccine/vaccination/jab respirator/ventilator mask/masks glove pill antibiotic painkiller antidepressant vitamin
remdesivir hydroxychloroquine/chloroquine ivermectin ozempic wegovy aspirin ibuprofen paracetamol/acetaminophen/tylenol insulin dexamethasone penicillin morphine fentanyl cocaine heroin methamphetamine cannabis/marijuana opium ketamine
red blue green yellow orange purple pink brown black white grey/gray
guitar piano violin drum trumpet flute cello saxophone harp
shirt trousers jacket coat hat shoe dress skirt scarf sock
inflation unemployment/jobless recession deflation productivity
tax/taxes tariff/tariffs subsidy/subsidies fine/fines fee/fees
treasury parliament/congress court/courts police army navy
christian/christians muslim/muslims jewish/jew/jews hindu/hindus buddhist/buddhists sikh/sikhs catholic/catholics
murder/homicide robbery/burglary rape arson kidnapping/abduction bribery embezzlement perjury tax-evasion shoplifting stalking
novel poem film/movie song album play musical opera podcast documentary painting sculpture photograph/photo
breakfast lunch dinner/supper
sun moon mars venus jupiter saturn mercury neptune pluto
algebra physics chemistry biology geography history
nursery kindergarten primary secondary university/college
newspaper/paper magazine television/tv radio
iphone ipad macbook
country/countries/nation/nations city/cities town/towns village/villages
`
