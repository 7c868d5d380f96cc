import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  agglomerate as agglomerateColumns,
  type JoiningRule,
  joiningGain,
  LinkColumns,
  silenceBetween,
} from './agglomerate.ts'

interface Link {
  a: number
  b: number
  logit: number
}

function agglomerate(hours: readonly number[], links: readonly Link[], rule: JoiningRule): Int32Array {
  const columns = new LinkColumns()
  for (const { a, b, logit } of links) columns.add(a, b, logit)
  return agglomerateColumns(hours, columns, rule)
}

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

/** The same rule, looking at all pairs of groups before every joining. */
function agglomeratePlainly(hours: readonly number[], links: readonly Link[], rule: JoiningRule): number[] {
  const groups = new Map(hours.map((_, index) => [index, [index]]))
  const within = (members: ReadonlySet<number>, others: ReadonlySet<number>): number[] =>
    links
      .filter(({ a, b }) => (members.has(a) && others.has(b)) || (members.has(b) && others.has(a)))
      .map(({ logit }) => Math.max(-rule.most, Math.min(rule.most, logit)))
  const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
  for (;;) {
    let best: { a: number; b: number; nearness: number } | undefined
    for (const [a, membersOfA] of groups) {
      for (const [b, membersOfB] of groups) {
        if (a >= b) continue
        const [setA, setB] = [new Set(membersOfA), new Set(membersOfB)]
        const values = within(setA, setB)
        if (values.length === 0) continue
        const bond = { sum: sumOf(values), count: values.length, best: Math.max(...values) }
        const span = (members: readonly number[]) => {
          const times = members.map((member) => hours[member]!)
          return { from: Math.min(...times), to: Math.max(...times) }
        }
        const silence = silenceBetween(span(membersOfA), span(membersOfB))
        const [sizeA, sizeB] = [setA.size, setB.size]
        if (joiningGain(bond, sizeA, sizeB, silence, rule) <= 0) continue
        const [innerA, innerB] = [within(setA, setA), within(setB, setB)]
        const surer = Math.min(sumOf(innerA) / innerA.length, sumOf(innerB) / innerB.length) - bond.sum / bond.count
        if (Math.min(sizeA, sizeB) > 1 && surer > rule.mostSurer * Math.min(sizeA, sizeB) ** 0.25) continue
        const asked = Math.max(bond.count, Math.min(sizeA, sizeB) * Math.min(Math.max(sizeA, sizeB), rule.linksAsked))
        const mean = (bond.sum + (asked - bond.count) * rule.missing) / asked
        const nearness = mean - (Math.max(0, silence - rule.freeHours) / 24) * rule.costPerDay
        if (best === undefined || nearness > best.nearness) best = { a, b, nearness }
      }
    }
    if (best === undefined) break
    groups.get(best.a)!.push(...groups.get(best.b)!)
    groups.delete(best.b)
  }
  const groupOf = hours.map(() => 0)
  for (const [group, members] of groups) for (const member of members) groupOf[member] = group
  return groupOf
}

test('joins whom a search of all pairs would join, also where all is equal and a group is large', () => {
  const articles = 24
  // Powers of two add up to the same in any order.
  const logit = fc.constantFrom(-4, -1.5, -1, -0.5, 0.25, 0.5, 1, 2, 2, 2)
  const pairs = Array.from({ length: articles }, (_, b) => Array.from({ length: b }, (_, a) => [a, b] as const)).flat()
  const rule = { ...RULE, most: 2, sizeAllowance: 1 }
  let largest = 0
  fc.assert(
    fc.property(
      fc.array(logit, { minLength: pairs.length, maxLength: pairs.length }),
      fc.constantFrom(0.05, 0.2, 0.6),
      fc.constantFrom(0, 1, 5),
      fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
      (logits, density, hoursApart, chances) => {
        const links = pairs.flatMap(([a, b], index) => {
          const value = logits[index]!
          return chances.next().value! < density ? [{ a, b, logit: value }] : []
        })
        const hours = Array.from({ length: articles }, (_, index) => ((index * 7) % articles) * hoursApart)
        const groups = [...agglomerate(hours, links, rule)]
        for (const group of groups) largest = Math.max(largest, groups.filter((other) => other === group).length)
        assert.deepEqual(groups, agglomeratePlainly(hours, links, rule))
      },
    ),
    { numRuns: 25 },
  )
  assert.ok(largest > 12, `no group had more than ${largest} articles`)
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
