/** Who is known to say what stands behind his label: "Prosecutors: captain hid the log", "Pentagon: …". */

import { small } from '../plain/grammar.ts'
import { plainWording } from '../plain/plain-wording.ts'
import { type Attribution, splitAttribution } from '../realiser/attribution.ts'
import { readStatement } from '../statement/statement.ts'
import { isSpeaking } from './speaking-bodies.ts'

/** @param text behind the label: only what is stated is said */
export function speakerOf(label: string, text: string): Attribution | null {
  if (!isSpeaking(label) || splitAttribution(text).attribution !== null) return null
  if (readStatement(plainWording(text).text) === null) return null
  return {
    who: small(label).replace(/^(?=Pentagon|Kremlin)/, 'the '),
    verb: /(?:s|police)$/i.test(label) && label !== 'DHS' ? 'say' : 'says',
  }
}

/** "Lord Dorn: more than a sailor", "Lady Ruiz: a life at sea": what somebody is called, and nothing that he says. */
export const isCalled = (text: string): boolean =>
  /^(?:more than|from|inside|the|an?) /i.test(text) && readStatement(text) === null
