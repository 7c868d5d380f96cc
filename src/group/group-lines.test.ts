import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type GroupLine, groupLines, noteId } from './group-lines.ts'

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

test('refuses an id that occurs twice, whether as a number or as text', () => {
  const lines = [
    { id: 1, title: 'x' },
    { id: '1', title: 'y' },
  ]
  assert.throws(() => groupLines(lines), /id: 1 occurs twice/)
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

const CRANE = [
  'Harbour board approves new crane for container pier in Norwell',
  'Norwell harbour board approves crane for container pier',
  'New crane for container pier approved by Norwell harbour board',
  'Container pier in Norwell to get new crane after harbour board vote',
]

/** The clusters of reports of one event by different sources, with these dates. */
function clustersOf(dates: readonly (string | undefined)[]): number[] {
  const lines = dates.map((date, index): GroupLine => {
    const line = { id: index, title: CRANE[index % CRANE.length]!, source: `s${index}` }
    return date === undefined ? line : { ...line, published_at: date }
  })
  return groupLines(lines).map((line) => line.cluster)
}

test('a date that the lines before and after show to be forged moves nothing', () => {
  const day = '2025-03-03T02:00:00Z'
  for (const forged of ['2099-01-01T00:00:00Z', '1970-01-01T00:00:00Z', '+275760-09-13T00:00:00Z']) {
    assert.deepEqual(new Set(clustersOf([day, day, forged, day, undefined, day, day])), new Set([1]), forged)
    assert.deepEqual(new Set(clustersOf([day, day, day, forged, forged, day, day, day, day])), new Set([1]), forged)
  }
})

test('a forged date of the first line and of the last moves nothing where it is out of order', () => {
  const days = Array(5).fill('2025-03-03T02:00:00Z')
  assert.deepEqual(new Set(clustersOf(['2099-01-01T00:00:00Z', ...days])), new Set([1]))
  assert.deepEqual(new Set(clustersOf([...days, '1970-01-01T00:00:00Z'])), new Set([1]))
})

test('reports of one kind with a week between them are no story, also where nothing came in between', () => {
  const [march, later] = ['2025-03-03T02:00:00Z', '2025-03-10T02:00:00Z']
  for (const [first, second] of [
    [6, 1],
    [6, 2],
    [1, 6],
    [2, 6],
  ] as const) {
    const clusters = clustersOf([...Array(first).fill(march), ...Array(second).fill(later)])
    assert.deepEqual(new Set(clusters.slice(0, first)), new Set([clusters[0]]))
    assert.deepEqual(new Set(clusters.slice(first)), new Set([clusters[first]]))
    assert.notEqual(clusters[0], clusters[first])
  }
})

test('a number is no date, and a time without a zone is UTC wherever the machine is', (t) => {
  const { TZ } = process.env
  t.after(() => {
    if (TZ === undefined) delete process.env.TZ
    else process.env.TZ = TZ
  })
  process.env.TZ = 'Asia/Tokyo'
  const isOneStory = (first: string, second: string): boolean => {
    const [a, b] = groupLines([
      { id: 1, title: CRANE[0]!, source: 'a', published_at: first },
      { id: 2, title: CRANE[0]!, source: 'b', published_at: second },
    ])
    return a!.cluster === b!.cluster
  }
  assert.ok(isOneStory('2025-03-03T02:00:00Z', '0'))
  assert.ok(isOneStory('2025-03-03T02:00:00Z', '2025-03-04 02:00'))
  // 37 hours, and 28 where the second one is read as of Tokyo: few enough for one story.
  const zoneless = ['2025-03-04 15:00:00', '2025-03-04T15:00', 'Tue, 04 Mar 2025 15:00:00', '3/4/2025 3:00 PM']
  for (const time of zoneless) assert.ok(!isOneStory('2025-03-03T02:00:00Z', time), time)
  const zoned = ['2025-03-04T15:00:00+09:00', 'Tue, 04 Mar 2025 15:00:00 +0900', 'Tue, 4 Mar 2025 06:00:00 GMT']
  for (const time of zoned) assert.ok(isOneStory('2025-03-03T02:00:00Z', time), time)
})

test('tells after each article that it is grouped', () => {
  let grouped = 0
  groupLines(
    [
      { id: 1, title: CRANE[0]! },
      { id: 2, title: CRANE[1]! },
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
  noteId(seen, { id: 7, title: 'Ferry sinks', lineNumber: 2 })
  noteId(seen, { id: 8, title: 'Ferry sinks', lineNumber: 3 })
  assert.throws(() => noteId(seen, { id: '7', title: 'Ferry found', lineNumber: 5 }), /line 5: id: 7 stands in line 2/)
})
