import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { agglomerate, type JoiningRule, joiningGain, type Link } from './agglomerate.ts'

const RULE: JoiningRule = {
  threshold: 0,
  sizeAllowance: 0.5,
  mostAllowance: 1,
  bestShare: 0.3,
  fade: 0.5,
  freeHours: 12,
  costPerDay: 1,
  mostSurer: 1.25,
  linksAsked: 10,
  missing: -3,
  most: 5,
}

const together = (count: number): number[] => Array.from({ length: count }, () => 0)

test('joins what is linked, and a weak link does not join two strong groups', () => {
  const links = [
    { a: 0, b: 1, logit: 4 },
    { a: 1, b: 2, logit: 4 },
    { a: 0, b: 2, logit: 4 },
    { a: 3, b: 4, logit: 4 },
    { a: 2, b: 3, logit: 0.5 },
  ]
  assert.deepEqual([...agglomerate(together(6), links, RULE)], [0, 0, 0, 3, 3, 5])
})

test('every article is in exactly one group, named by its lowest number, whatever the order of the links', () => {
  const link = fc.record({ a: fc.nat(14), b: fc.nat(14), logit: fc.double({ min: -6, max: 8, noNaN: true }) })
  fc.assert(
    fc.property(fc.uniqueArray(link, { selector: ({ a, b }) => Math.min(a, b) * 20 + Math.max(a, b) }), (all) => {
      const links = all.filter(({ a, b }) => a !== b)
      const groups = agglomerate(together(15), links, RULE)
      groups.forEach((group, index) => {
        assert.ok(group <= index)
        assert.equal(groups[group], group)
      })
      assert.deepEqual(agglomerate(together(15), [...links].reverse(), RULE), groups)
    }),
  )
})

test('the credit of a large group goes to a newcomer, not to another large group', () => {
  assert.ok(joiningGain({ sum: -0.5, count: 1, best: -0.5 }, 1, 1, 0, RULE) < 0)
  assert.ok(joiningGain({ sum: -5, count: 10, best: -0.5 }, 1, 10, 0, RULE) > 0)
  assert.ok(joiningGain({ sum: -50, count: 100, best: -0.5 }, 10, 10, 0, RULE) < 0)
})

test('a long silence between two groups keeps apart what a weak link would join', () => {
  const links = [{ a: 0, b: 1, logit: 0.5 }]
  assert.deepEqual([...agglomerate([0, 12], links, RULE)], [0, 0])
  assert.deepEqual([...agglomerate([0, 48], links, RULE)], [0, 1])
  assert.deepEqual([...agglomerate([48, 0], links, RULE)], [0, 1])
})

test('a twin comes before a large group, whatever the group is allowed', () => {
  const links = [
    ...[0, 1, 2, 3].flatMap((a) => [1, 2, 3].filter((b) => b > a).map((b) => ({ a, b, logit: 4 }))),
    ...[0, 1, 2, 3].map((a) => ({ a, b: 4, logit: 0.2 })),
    ...[0, 1, 2, 3].map((a) => ({ a, b: 5, logit: -2 })),
    { a: 4, b: 5, logit: 0.3 },
  ]
  assert.deepEqual([...agglomerate(together(6), links, RULE)], [0, 0, 0, 0, 4, 4])
})

test('two groups that are both much surer of themselves than of each other stay apart', () => {
  const within = (members: readonly number[], logit: number): Link[] =>
    members.flatMap((a) => members.filter((b) => b > a).map((b) => ({ a, b, logit })))
  const across = [0, 1, 2].flatMap((a) => [3, 4].map((b) => ({ a, b, logit: 1 })))
  const groupsOf = (surenessOfSecond: number): number[] => [
    ...agglomerate(together(5), [...within([0, 1, 2], 4), ...within([3, 4], surenessOfSecond), ...across], RULE),
  ]
  assert.deepEqual(groupsOf(4), [0, 0, 0, 3, 3])
  assert.deepEqual(groupsOf(2), [0, 0, 0, 0, 0])
})
