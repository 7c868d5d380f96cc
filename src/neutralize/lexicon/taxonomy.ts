/**
 * The twenty manipulation tactics that a debrief can name, as data: what GET /api/tactics lists and what every
 * piece of evidence points to. Definitions and examples are our own.
 */
import type { Tactic } from '../../domain/debrief.ts'

const table = {
  'curiosity-gap': [
    'Curiosity gap',
    'Says that there is something worth learning and keeps back what it is.',
    'The Real Reason the Ferry Line Closed',
  ],
  'forward-reference': [
    'Forward reference',
    'Points with a word such as “this”, “here” or “why” at something that only the article resolves.',
    'This Is Why Your Tram Fare Rose',
  ],
  'withheld-subject': [
    'Withheld subject',
    'Replaces the main actor or object, whose name is known, by a general noun.',
    'Former Pop Star’s Confession Surprises Fans',
  ],
  listicle: ['Listicle', 'Makes a count of items the subject of the headline.', '14 Things Your Baker Won’t Tell You'],
  'numbers-bait': ['Numbers bait', 'Uses a number as a lure and not as information.', 'Number 6 Will Surprise You'],
  'second-person': [
    'Second-person address',
    'Speaks to the reader or gives the reader an order.',
    'Your Kettle Is Dirty',
  ],
  hyperbole: [
    'Hyperbole and superlative',
    'Uses extreme wording that goes beyond the fact reported.',
    'The Most Insane Penalty Shoot-Out Ever',
  ],
  'emotional-language': [
    'Emotional language',
    'Names a feeling, or pushes the reader towards one.',
    'Heartbreaking Scenes at the Harbour',
  ],
  'sensational-verb': [
    'Sensational verb',
    'Uses a violent or theatrical verb for speech, competition or change.',
    'Mayor SLAMS Rival Over Bus Lanes',
  ],
  'loaded-label': [
    'Loaded label',
    'Names a person, group or policy by a word that already passes judgement.',
    'Council Cronies Push Parking Scheme',
  ],
  'us-vs-them': [
    'Us versus them',
    'Sets the reader’s own side against a group drawn as the enemy.',
    'What the Elites Don’t Want Families to Know',
  ],
  'fear-appeal': [
    'Fear appeal',
    'Frames a threat as larger or nearer than the fact supports.',
    'The Silent Killer Hiding in Garden Soil',
  ],
  'false-urgency': ['False urgency', 'Demands attention or action at once.', 'Last Chance: Act Now on Tram Passes'],
  'authority-bait': [
    'Authority or celebrity bait',
    'Uses an unnamed or unrelated authority or celebrity as proof or lure.',
    'Experts Stunned by Backyard Find',
  ],
  'rhetorical-question': [
    'Rhetorical question',
    'Asks a question in order to lure or to insinuate, and leaves it open.',
    'Is the Tap Water in Leeds Safe?',
  ],
  shouting: [
    'Shouting',
    'Adds emphasis by capitals, repeated punctuation or emoji.',
    'Rivals DESTROYED in Spelling Final!!!',
  ],
  cliffhanger: ['Cliffhanger', 'Breaks off just before the fact.', 'She Opened the Door and Then...'],
  moralizing: ['Moralizing', 'Tells the reader what to think or to do.', 'We Should All Be Ashamed of This Bridge'],
  'scare-quotes': [
    'Scare quotes',
    'Puts a word or two in quotation marks to cast doubt or to dramatize, without saying who said it.',
    'Council’s ‘Plan’ for the Square',
  ],
  'editorial-adverb': [
    'Editorial adverb',
    'Slips a judgement in by an adverb such as “finally” or “quietly”.',
    'Minister Finally Admits Delay',
  ],
} as const satisfies Record<string, readonly [label: string, definition: string, example: string]>

export type TacticId = keyof typeof table

export const tactics: readonly Tactic[] = Object.entries(table).map(([id, [label, definition, example]]) => ({
  id,
  label,
  definition,
  example,
}))

/** The display name of a tactic, as `tacticsFound` strings begin. */
export function tacticLabel(id: TacticId): string {
  return table[id][0]
}
