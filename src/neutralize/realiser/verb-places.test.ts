/** Verbs are exchanged where they stand, in any clause, and nouns that look like them are not. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inOtherWords } from './rephrase.ts'

const TOLD = [
  ['Harbor strike ends after owners accept demand to cut fares', 'to reduce fares'],
  ['Ferry that violated safety rules in Corvale', 'broke safety rules'],
  ['Lindhaven residents who criticized ferry plan', 'who voiced criticism of ferry plan'],
  ['Council set to extend ban as mayor seeks approval of loan', 'asks for approval'],
  ['Crews are fighting crime in Corvale harbor', 'are combating crime'],
  ['Officials decide to sell harbor land', 'choose to sell'],
  ['Owners have reached agreement on harbor', 'have concluded agreement'],
] as const

for (const [text, told] of TOLD)
  test(`a verb has its other wordings in any clause: ${told}`, () => {
    const forms = [...inOtherWords(text)]
    assert.ok(
      forms.some((form) => form.includes(told)),
      forms.join('\n'),
    )
  })

const KEPT = [
  ['a form in -s behind an article is a noun', 'Mayor opposes the cuts fares brought', /reduces/],
  ['somebody between verb and object', 'Lindhaven sends Corvale aid after storm', /dispatches/],
  ['a clause is no object', 'Mayor warns harbor bridge is unsafe', /warning to/],
  ['a reflexive keeps its verb', 'Mayor limits herself to two terms', /limits on herself/],
  ['an object of another kind', 'Crew cuts hair for charity in Corvale', /reduces|lowers/],
  ['what our frames say of the article', 'Article discusses plans for Corvale harbor', /talks about/],
  ['what is somebody’s is no opponent', 'Crews beat Corvale’s ferry plan', /wins? against|defeat/],
  ['an order is given, and not carried out', 'Minister orders probe into ferry', /directs/],
  ['a deed told with fewer words', 'Mayor confirms plan to visit Corvale', /confirmation|makes? (?:a )?visit/],
  ['what a reader would miss', 'Ferry owners sue council over dredging', /lawsuit|court/],
] as const

for (const [why, text, wrong] of KEPT)
  test(`${why}: ${text}`, () => {
    for (const form of inOtherWords(text)) assert.doesNotMatch(form, wrong)
  })
