/** Words of scenes in which hardly any word is a figure of speech: wounds, courts, wards, war, beasts, and what burns, chokes or crushes. */
import { once } from '../../text/memoize.ts'

/** Where somebody is hurt, tried or treated, or a beast is at work, words are meant as they say as often as not. */
export const OF_HARM = once(
  () =>
    /^(?:dead|die[sd]?|dying|deaths?|deadly|fatal|kill(?:s|ed|ing|er|ers|ings)?|murder\w*|manslaughter|shots?|shoot\w*|gun\w*|stab\w*|kni(?:fe|ves|fepoint)|injur\w*|wound\w*|maim\w*|blood\w*|blasts?|bomb(?!shell|astic)\w*|explo\w*|crash\w*|wreck(?:age|s)?|fires?|blazes?|arson\w*|flames|flood\w*|quakes?|earthquakes?|tsunami|landslide|victims?|police|cops?|courts?|jail\w*|prison\w*|inquest|coroner|tribunal|jury|trial|charge[sd]|convict\w*|guilty|surge(?:ons?|ry)|surgical|hospital\w*|cancer|tumou?rs?|disease\w*|infect\w*|stroke|virus|fever|malaria|rabies|epileps\w*|transplant|transfusion|amputat\w*|attacks?|attacked|troops|soldiers?|army|militia\w*|rebels|war|sniper\w*|hostages?|kidnap\w*|abduct\w*|rap(?:e|es|ed|ist|ists)|abus\w*|tortur\w*|flogged|hang(?:ed|ing)|execut(?:ed|ion)|poison\w*|corpse|bodies|drown\w*|cyanide|alcohol|terror\w*|migrants|refugees|slaves?|gangs?|robber\w*|thie(?:f|ves)|burglar\w*|muggers?|arrest\w*|seized|sharks?|bears?|lions?|tigers?|wol(?:f|ves)|dogs?|bulls?|mastiff|husk(?:y|ies)|whales?|elephants?|crows?|eagles?|snakes?|bats|cheetah|gazelle|crabs?|wasps?|locusts?|species|sank|sinks|capsiz\w*|plane|helicopter|rescue\w*|tremors?|parkinson['’]s|sauna|smoke|gas|acid|frostbite|toes|pain|butcher|timber|tanker)$/,
)
