/** Words that describe: the adjectives of the lexicon of loaded words, and plain ones that somebody is called by. */
import { once } from '../../text/memoize.ts'
import { adjectives } from '../lexicon/wordings-adjectives.ts'
import { placedAdjectives } from '../lexicon/wordings-adjectives-placed.ts'

const PLAIN =
  /^(?:sharp|swift|young|long|short|brown|gray|grey|rich|strong|noble|wise|sweet|hardy|blunt|black|green|white|bright|hale|bold|quick|meek|moody|loud|rude|red|blue|pink|golden|purple|silver)$/
/** Whether the word says of what kind something is. */
export const describes = (key: string): boolean => PLAIN.test(key) || describing().has(key)

/** Adjectives of the lexicon. */
const describing = once(
  () =>
    new Set(
      [...adjectives, ...placedAdjectives]
        .filter(({ kind }) => kind === 'adjective')
        .flatMap(({ cues }) => cues.split(',').map((cue) => cue.trim().replace(/[(=].*/, '')))
        .filter((cue) => /^\p{Ll}+$/u.test(cue)),
    ),
)
