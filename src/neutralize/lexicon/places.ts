/**
 * Names that stand for one another: countries, their people, capitals and governments; states and their short forms;
 * institutions and their initials. One cluster a line, `_` joins words. A headline of the one may be reworded with
 * another. Format: law-and-state.ts.
 */
export const PLACES = `
usa united_states american americans america u.s washington
uk britain united_kingdom british briton britons great_britain london
england english
scotland scottish scot scots
wales welsh
ireland irish dublin
russia russian russians moscow kremlin
ukraine ukrainian ukrainians kyiv kiev
china chinese beijing prc
hong_kong hongkong
taiwan taiwanese taipei
japan japanese tokyo
south_korea south_korean seoul korea korean
north_korea north_korean pyongyang dprk
india indian indians delhi new_delhi
pakistan pakistani pakistanis islamabad
bangladesh bangladeshi dhaka
sri_lanka sri_lankan colombo
nepal nepalese kathmandu
afghanistan afghan afghans kabul taliban
iran iranian iranians tehran
iraq iraqi iraqis baghdad
israel israeli israelis jerusalem
palestine palestinian palestinians
gaza gazan
lebanon lebanese beirut
syria syrian syrians damascus
turkey turkish turk turks ankara turkiye
saudi_arabia saudi saudis riyadh
uae emirates emirati united_arab_emirates abu_dhabi
qatar qatari doha
kuwait kuwaiti
oman omani muscat
yemen yemeni
jordan jordanian amman
egypt egyptian egyptians cairo
libya libyan tripoli
tunisia tunisian tunis
algeria algerian algiers
morocco moroccan rabat
sudan sudanese khartoum
ethiopia ethiopian ethiopians addis_ababa
eritrea eritrean eritreans
somalia somali somalis mogadishu
kenya kenyan kenyans nairobi
uganda ugandan kampala
tanzania tanzanian
rwanda rwandan kigali
congo congolese drc
car central_african_republic
chad chadian
nigeria nigerian nigerians abuja
ghana ghanaian accra
senegal senegalese dakar
mali malian bamako
niger nigerien
cameroon cameroonian
zimbabwe zimbabwean harare
zambia zambian lusaka
botswana batswana gaborone
namibia namibian windhoek
angola angolan luanda
malawi malawian lilongwe
lesotho basotho maseru
eswatini swaziland swazi
madagascar malagasy antananarivo
mauritius mauritian
seychelles seychellois
comoros comorian
burundi burundian bujumbura
djibouti djiboutian
liberia liberian monrovia
gambia gambian banjul
guinea-bissau bissau
benin beninese cotonou
togo togolese
gabon gabonese libreville
mauritania mauritanian nouakchott
cape_verde cape_verdean
equatorial_guinea malabo
bahrain bahraini manama
cyprus cypriot nicosia
malta maltese valletta
luxembourg luxembourgish
monaco monegasque
liechtenstein vaduz
andorra andorran
slovenia slovenian slovene ljubljana
montenegro montenegrin podgorica
moldova moldovan chisinau
uzbekistan uzbek tashkent
turkmenistan turkmen ashgabat
kyrgyzstan kyrgyz bishkek
tajikistan tajik dushanbe
bhutan bhutanese thimphu
maldives maldivian
laos laotian vientiane
brunei bruneian
timor-leste east_timor timorese dili
fiji fijian suva
samoa samoan apia
tonga tongan
vanuatu ni-vanuatu
solomon_islands honiara
kiribati i-kiribati
tuvalu tuvaluan
nauru nauruan
palau palauan
guyana guyanese georgetown
suriname surinamese paramaribo
belize belizean
bahamas bahamian nassau
barbados barbadian bridgetown
grenada grenadian
trinidad trinidad_and_tobago trinidadian
south_africa south_african pretoria
mozambique mozambican
france french frenchman paris
germany german germans berlin
italy italian italians rome
spain spanish spaniard spaniards madrid
portugal portuguese lisbon
netherlands dutch holland hague
belgium belgian belgians
switzerland swiss
austria austrian vienna
poland polish pole poles warsaw
hungary hungarian hungarians budapest
czech czechia prague czech_republic
slovakia slovak
romania romanian bucharest
bulgaria bulgarian sofia
greece greek greeks athens
serbia serbian serb belgrade
croatia croatian zagreb
bosnia bosnian
kosovo kosovar
albania albanian
sweden swedish swede swedes stockholm
norway norwegian norwegians oslo
denmark danish dane danes copenhagen
finland finnish finn helsinki
iceland icelandic reykjavik
estonia estonian
latvia latvian
lithuania lithuanian
belarus belarusian minsk
georgia georgian
armenia armenian
azerbaijan azerbaijani baku
kazakhstan kazakh
canada canadian canadians ottawa
mexico mexican mexicans
cuba cuban cubans havana
haiti haitian haitians
jamaica jamaican
guatemala guatemalan
honduras honduran
el_salvador salvadoran
nicaragua nicaraguan
panama panamanian
colombia colombian colombians bogota
venezuela venezuelan venezuelans caracas
brazil brazilian brazilians brasilia
argentina argentine argentinian argentines
chile chilean chileans
peru peruvian peruvians lima
bolivia bolivian
ecuador ecuadorian
paraguay paraguayan
uruguay uruguayan
australia australian australians canberra aussie
new_zealand new_zealander zealander wellington kiwi
wall_street us_stocks us_shares nyse nasdaq dow_jones
indonesia indonesian indonesians jakarta
malaysia malaysian
singapore singaporean
thailand thai thais bangkok
vietnam vietnamese hanoi
philippines filipino filipinos philippine manila
myanmar burma burmese
cambodia cambodian
mongolia mongolian
europe european europeans
eu european_union european_commission commission brussels
africa african africans
asia asian asians
middle_east mideast
un united_nations
nato alliance
who world_health_organization
imf monetary_fund
wto world_trade_organization
icc international_criminal_court
doj justice_department department_of_justice justice_dept
fbi federal_bureau bureau
dhs homeland_security
cdc centers_for_disease_control
fda food_and_drug_administration
epa environmental_protection
irs tax_agency
sec securities_and_exchange
fed federal_reserve
ecb european_central_bank
boe bank_of_england
nhs national_health_service
scotus supreme_court
gop republican republicans
mp member_of_parliament
dnc democratic_national_committee
aca affordable_care_act obamacare
nasa space_agency
nsw new_south_wales
nyc new_york new_yorkers new_yorker
la l.a los_angeles
dc d.c washington
sf san_francisco
california calif californian californians golden_state
texas texan texans tex lone_star
florida fla floridian sunshine_state
pennsylvania keystone_state
massachusetts mass bay_state
michigan mich
minnesota minn
wisconsin wis
illinois ill
arizona ariz
colorado colo
connecticut conn
georgia ga
virginia va
maryland md
alaska alaskan
hawaii hawaiian
ohio ohioan
oregon ore
tennessee tenn
alabama ala
pentagon defense_department department_of_defense dod
state_department foggy_bottom
white_house trump_administration
downing_street no_10
fifa football_body
nfl national_football_league
nba national_basketball_association
mlb major_league
mls major_league_soccer
vma video_music_award video_music_awards vmas
formula_one f1 formula_1
real_madrid madrid
manchester_united man_united man_utd
manchester_city man_city
barcelona barca
red_sox boston
yankees new_york
dodgers los_angeles
ai artificial_intelligence
vp vice_president
pm prime_minister premier
ceo chief_executive
gov governor
sen senator senate
rep representative congressman congresswoman
ag attorney_general
harry duke_of_sussex
meghan markle duchess_of_sussex
sussexes sussex
zelenskyy zelensky zelenskiy
netanyahu bibi
saudi_arabia saudi
jan january
feb february
aug august
sept september
oct october
nov november
dec december
usa american < pentagon nasa fbi cia dhs doj scotus gop senate congress republican democrat medicaid medicare trump biden obama nyse nasdaq federal fcc ftc faa nhtsa cdc fda irs epa sec ice tsa fema dea usps noaa medicaid
philippines filipino philippine < malacanang duterte marcos doh dilg dpwh pnp dole dswd deped ovp lgu lgus ecq mecq gcq manila luzon cebu davao
uk british < starmer sunak westminster nhs commons
russia russian < putin
china chinese < xi
india indian < modi
israel israeli < netanyahu knesset
ukraine ukrainian < zelensky zelenskyy
france french < macron
germany german < merz bundestag
turkey turkish < erdogan
argentina argentine < milei
brazil brazilian < lula
hungary hungarian < orban
canada canadian < carney trudeau
australia australian < albanese
eu european < eurozone ecb
kennedy < rfk jfk
buffalo < bills sabres
boston < patriots celtics bruins
miami < dolphins marlins heat
new_york < jets giants knicks mets yankees rangers islanders nets nypd
baltimore < ravens orioles
cincinnati < bengals reds
cleveland < browns cavaliers cavs guardians
pittsburgh < steelers penguins pirates
houston < texans astros rockets
indiana indianapolis < colts pacers
jacksonville < jaguars
tennessee < titans predators
denver colorado < broncos nuggets rockies avalanche
kansas_city < chiefs royals
las_vegas < raiders
los_angeles la < chargers rams lakers clippers dodgers lapd
dallas < cowboys mavericks mavs
philadelphia < eagles sixers phillies flyers
washington < commanders wizards nationals
chicago < bears bulls cubs blackhawks
detroit < lions pistons tigers
green_bay < packers
minnesota < vikings timberwolves twins
atlanta < falcons hawks braves
carolina < panthers
new_orleans < saints pelicans
tampa tampa_bay < buccaneers bucs rays
arizona phoenix < cardinals suns diamondbacks
san_francisco < giants
seattle < seahawks mariners kraken
milwaukee < bucks brewers
toronto < raptors
utah < jazz
portland < blazers
memphis < grizzlies
orlando < magic
san_antonio < spurs
charlotte < hornets
san_diego < padres
edmonton < oilers
calgary < flames
vancouver < canucks
montreal < canadiens
oklahoma < thunder
`
