import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type GroupLine, groupLines, noteId, readGroupLine } from './group-lines.ts'

test('gives every line one cluster, in the order of the input, and puts two reports of one event together', () => {
  const lines = [
    { id: 'a', title: 'Ferry sinks off Lindos coast, 40 rescued', published_at: '2025-03-03T02:00:00Z' },
    { id: 7, title: 'Parliament passes budget after long night', published_at: '2025-03-03T02:10:00Z' },
    { id: 'c', title: 'Forty rescued as ferry sinks off coast of Lindos', published_at: '2025-03-03T03:00:00Z' },
  ]
  const clusters = groupLines(lines)
  assert.deepEqual(
    clusters.map((line) => line.id),
    ['a', 7, 'c'],
  )
  assert.equal(clusters[0]!.cluster, clusters[2]!.cluster)
  assert.notEqual(clusters[0]!.cluster, clusters[1]!.cluster)
})

test('refuses a line that is not JSON or lacks a field, naming the line', () => {
  assert.throws(() => readGroupLine('{', 3), /line 3: not JSON/)
  assert.throws(() => readGroupLine('{"id":"x"}', 4), /line 4: title: must be a string/)
  assert.throws(() => readGroupLine('{"title":"x"}', 5), /line 5: id: must be/)
  assert.throws(() => readGroupLine('{"id":"x","title":"y","lang":3}', 6), /line 6: lang: must be a string/)
  assert.throws(
    () =>
      groupLines([
        { id: 1, title: 'x' },
        { id: '1', title: 'y' },
      ]),
    /id: 1 occurs twice/,
  )
})

test('puts copies of one report together where no line names its source', () => {
  const title = 'Mayor criticizes rivals in tram row'
  const clusters = groupLines([
    { id: 1, title },
    { id: 2, title },
  ])
  assert.equal(clusters[0]!.cluster, clusters[1]!.cluster)
})

test('takes articles without a date in order of arrival', () => {
  const clusters = groupLines([
    { id: 1, title: 'Kestrel Air grounds fleet after software failure' },
    { id: 2, title: 'Software failure grounds fleet of Kestrel Air' },
  ])
  assert.equal(clusters[0]!.cluster, clusters[1]!.cluster)
})

test('undated articles at the beginning arrive with the first dated one', () => {
  const clusters = groupLines([
    { id: 1, title: 'Kestrel Air grounds fleet after software failure', source: 'a' },
    {
      id: 2,
      title: 'Software failure grounds fleet of Kestrel Air',
      source: 'b',
      published_at: '2025-03-03T02:00:00Z',
    },
  ])
  assert.equal(clusters[0]!.cluster, clusters[1]!.cluster)
})

test('tells after each article that it is grouped', () => {
  let grouped = 0
  groupLines(
    [
      { id: 1, title: 'Ferry sinks' },
      { id: 2, title: 'Ferry found' },
    ],
    {},
    () => grouped++,
  )
  assert.equal(grouped, 2)
})

test('never joins articles of different languages or scripts', () => {
  const clusters = groupLines([
    { id: 1, title: 'Kestrel Air Lindos 2025', lang: 'en' },
    { id: 2, title: 'Kestrel Air Lindos 2025', lang: 'de' },
    { id: 3, title: 'Паром затонул у берегов Линдоса' },
    { id: 4, title: 'Паром затонул у берегов Линдоса, десятки спасены' },
    { id: 5, title: 'リンドス沖でフェリー沈没' },
    { id: 6, title: 'フェリー沈没 リンドス沖で40人救助' },
  ])
  const [a, b, c, d, e, f] = clusters.map((line) => line.cluster)
  assert.notEqual(a, b)
  assert.equal(c, d)
  assert.equal(e, f)
  assert.equal(new Set([a, b, c, e]).size, 4)
})

test('an id that is taken is named with both its lines', () => {
  const seen = new Map<string, GroupLine>()
  noteId(seen, readGroupLine('{"id":7,"title":"Ferry sinks"}', 2))
  noteId(seen, readGroupLine('{"id":8,"title":"Ferry sinks"}', 3))
  assert.throws(
    () => noteId(seen, readGroupLine('{"id":"7","title":"Ferry found"}', 5)),
    /line 5: id: 7 stands in line 2/,
  )
})
