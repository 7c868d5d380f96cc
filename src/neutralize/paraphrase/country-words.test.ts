import { testNotSaid, testSaid } from './exchange-cases.ts'

testSaid([
  ['Okafor flies to US in May', 'to the US in May'],
  ['US has an eel quota', 'The US has'],
  ['Okafor lands in UK', 'in the U'],
  ['Quay closed by police in Corvale', 'by the police in'],
  ['Police arrested man in Corvale', 'The police arrested'],
])

testNotSaid([
  // The verb, and names that begin with it.
  ['US sanctions Corvale ferry line', /the US/i],
  ['US strikes Corvale', /the US/i],
  ['US Open begins in Corvale', /the US/i],
  ['Okafor joins US Airways', /the US/i],
  ['Let us go', /U\.S\./],
  ['Okafor thanks police chief', /the police/],
  ['Police station closes', /The police/],
  // Some of them.
  ['Police killed in ambush', /The police/],
  ['Police have been shot in Corvale', /The police/],
])
