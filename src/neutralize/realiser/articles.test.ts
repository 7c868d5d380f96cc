import { testNotSaid, testSaid } from './exchange-cases.ts'

const ARTICLE = /\b[Aa]n? /

testSaid([
  ['Ruiz is hurt in ferry crash', 'in a ferry crash'],
  ['Ruiz is hurt in mass shooting in Corvale', 'in a mass shooting in Corvale'],
  ['Tram kills officer in Corvale', 'kills an officer'],
  ['Ruiz is bitten by dog in Corvale', 'by a dog'],
  ['Man dies in Corvale', 'A man dies'],
  ['Norwegian man dies in Corvale', 'A Norwegian man dies'],
  ['Ruiz is mourned by angry boy', 'by an angry boy'],
  ['Ruiz is hit by tram in Corvale', 'by a tram'],
  ['Ruiz hangs lantern with knife', 'with a knife'],
])

testNotSaid([
  // How one travels, what one looks for, what is done.
  ['Ruiz sails to Corvale by ferry', ARTICLE],
  ['Ruiz leaves in search of eels', ARTICLE],
  ['Eels flee after shooting at quay', ARTICLE],
  ['Quay shuts after crews fire on eels', ARTICLE],
  ['Ruiz is hurt in open fire', ARTICLE],
  // No noun phrase, more than one of them, or the one there is.
  ['Ruiz pleads with police chief', ARTICLE],
  ['Ohio police seek suspect', ARTICLE],
  ['Ruiz is seen with officers', ARTICLE],
  ['Man cave draws crowds', ARTICLE],
  ['Sailor Ruiz dies', ARTICLE],
  ['Ruiz is hurt in latest attack', ARTICLE],
  ['Ruiz is pregnant with fourth child', ARTICLE],
  ['Okafor mourns killed officer', ARTICLE],
])
