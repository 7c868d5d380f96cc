import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inOtherWords } from './rephrase.ts'

/** Sentence, and a part that some other wording of it has; null where it has none. */
const CASES: readonly (readonly [sentence: string, other: string | null])[] = [
  ['Ruiz is hurt in ferry crash', 'in a ferry crash'],
  ['Ruiz is hurt in mass shooting in Corvale', 'in a mass shooting in Corvale'],
  ['Tram kills officer in Corvale', 'kills an officer'],
  ['Ruiz is bitten by dog in Corvale', 'by a dog'],
  ['Man dies in Corvale', 'A man dies'],
  ['Norwegian man dies in Corvale', 'A Norwegian man dies'],
  ['Ruiz is mourned by angry boy', 'by an angry boy'],
  ['Ruiz is hit by tram in Corvale', 'by a tram'],
  ['Ruiz hangs lantern with knife', 'with a knife'],
  // How one travels, what one looks for, what is done.
  ['Ruiz sails to Corvale by ferry', null],
  ['Ruiz leaves in search of eels', null],
  ['Eels flee after shooting at quay', null],
  ['Quay shuts after crews fire on eels', null],
  ['Ruiz is hurt in open fire', null],
  // No noun phrase, more than one of them, or the one there is.
  ['Ruiz pleads with police chief', null],
  ['Ohio police seek suspect', null],
  ['Ruiz is seen with officers', null],
  ['Man cave draws crowds', null],
  ['Sailor Ruiz dies', null],
  ['Ruiz is hurt in latest attack', null],
  ['Ruiz is pregnant with fourth child', null],
  ['Okafor mourns killed officer', null],
]

for (const [sentence, other] of CASES)
  test(`${sentence} → ${other ?? 'as it is'}`, () => {
    const forms = [...inOtherWords(sentence)]
    if (other === null) for (const form of forms) assert.doesNotMatch(form, /\b[Aa]n? /)
    else
      assert.ok(
        forms.some((form) => form.includes(other)),
        forms.join(' | '),
      )
  })
