/** Verbs are exchanged where they stand, in any clause, and nouns that look like them are not. */
import { testNotSaid, testSaid } from './exchange-cases.ts'

testSaid([
  ['Harbor strike ends after owners accept demand to cut fares', 'to reduce fares'],
  ['Ferry that violated safety rules in Corvale', 'broke safety rules'],
  ['Lindhaven residents who criticized ferry plan', 'who voiced criticism of ferry plan'],
  ['Council set to extend ban as mayor seeks approval of loan', 'asks for approval'],
  ['Crews are fighting crime in Corvale harbor', 'are combating crime'],
  ['Officials decide to sell harbor land', 'choose to sell'],
  ['Owners have reached agreement on harbor', 'have concluded agreement'],
])

testNotSaid([
  // A form in -s behind an article is a noun.
  ['Mayor opposes the cuts fares brought', /reduces/],
  // Somebody between verb and object.
  ['Lindhaven sends Corvale aid after storm', /dispatches/],
  // A clause is no object.
  ['Mayor warns harbor bridge is unsafe', /warning to/],
  // A reflexive keeps its verb.
  ['Mayor limits herself to two terms', /limits on herself/],
  // An object of another kind.
  ['Crew cuts hair for charity in Corvale', /reduces|lowers/],
  // What our frames say of the article.
  ['Article discusses plans for Corvale harbor', /talks about/],
  // What is somebody’s is no opponent.
  ['Crews beat Corvale’s ferry plan', /wins? against|defeat/],
  // An order is given, and not carried out.
  ['Minister orders probe into ferry', /directs/],
  // A deed told with fewer words.
  ['Mayor confirms plan to visit Corvale', /confirmation|makes? (?:a )?visit/],
  // What a reader would miss.
  ['Ferry owners sue council over dredging', /lawsuit|court/],
])
