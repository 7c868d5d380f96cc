import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { agglomerate, type JoiningRule } from './agglomerate.ts'

const RULE: JoiningRule = {
  threshold: 0,
  sizeAllowance: 0.5,
  mostAllowance: 1,
  bestShare: 0.3,
  linksAsked: 10,
  missing: -3,
  most: 5,
}

test('joins what is linked, and a weak link does not join two strong groups', () => {
  const links = [
    { a: 0, b: 1, logit: 4 },
    { a: 1, b: 2, logit: 4 },
    { a: 0, b: 2, logit: 4 },
    { a: 3, b: 4, logit: 4 },
    { a: 2, b: 3, logit: 0.5 },
  ]
  assert.deepEqual([...agglomerate(6, links, RULE)], [0, 0, 0, 3, 3, 5])
})

test('every article is in exactly one group, named by its lowest number, whatever the order of the links', () => {
  const link = fc.record({ a: fc.nat(14), b: fc.nat(14), logit: fc.double({ min: -6, max: 8, noNaN: true }) })
  fc.assert(
    fc.property(fc.uniqueArray(link, { selector: ({ a, b }) => Math.min(a, b) * 20 + Math.max(a, b) }), (all) => {
      const links = all.filter(({ a, b }) => a !== b)
      const groups = agglomerate(15, links, RULE)
      groups.forEach((group, index) => {
        assert.ok(group <= index)
        assert.equal(groups[group], group)
      })
      assert.deepEqual(agglomerate(15, [...links].reverse(), RULE), groups)
    }),
  )
})
