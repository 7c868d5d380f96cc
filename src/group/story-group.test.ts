import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { LiveArticle } from './live-window.ts'
import { EARLIEST_KEPT, StoryGroup } from './story-group.ts'

const article = (id: number, hours: number): LiveArticle => ({ id, hours }) as LiveArticle

test('knows its earliest members and its span, whoever comes and goes', () => {
  const change = fc.record({ leaves: fc.nat(3), id: fc.nat(100_000), hours: fc.nat(50), isAsked: fc.boolean() })
  fc.assert(
    fc.property(fc.array(change, { minLength: 150, maxLength: 400 }), (changes) => {
      const group = new StoryGroup()
      let members: LiveArticle[] = []
      for (const { leaves, id, hours, isAsked } of changes) {
        if (leaves === 0 && members.length > 0) {
          const gone = members[id % members.length]!
          members = members.filter((member) => member !== gone)
          group.delete(gone)
        } else if (!members.some((member) => member.id === id)) {
          members.push(article(id, hours))
          group.add(members.at(-1)!)
        }
        if (!isAsked || members.length === 0) continue
        const sorted = [...members].sort((a, b) => a.id - b.id)
        assert.deepEqual(group.earliest(), sorted.slice(0, EARLIEST_KEPT))
        const times = members.map((member) => member.hours)
        assert.deepEqual(group.span(), { from: Math.min(...times), to: Math.max(...times) })
      }
    }),
    { numRuns: 50 },
  )
})

test('chooses medoids anew when the earliest members change or are read again, and not before', () => {
  const group = new StoryGroup()
  let chosen = 0
  const choose = (asOf: number): number[] => group.medoidsOf(group.earliest(), asOf, () => [++chosen])
  for (let id = 1; id <= EARLIEST_KEPT + 5; id++) group.add(article(id, id))
  assert.deepEqual([choose(0), choose(0)], [[1], [1]])
  group.add(article(1000, 0))
  assert.deepEqual(choose(0), [1])
  assert.deepEqual(choose(1), [2])
  const first = group.earliest()[0]!
  group.delete(first)
  assert.deepEqual(choose(1), [3])
  group.add(first)
  assert.deepEqual(choose(1), [4])
})
