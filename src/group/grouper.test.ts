import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Grouper, Grouping, GroupingArticle } from '../domain/grouping.ts'
import { type GroupLine, groupLines } from './group-lines.ts'
import { createGrouper } from './grouper.ts'

/** A day of unrelated news, so that the window knows what is common. */
const BACKGROUND: [title: string, summary: string][] = [
  [
    'Council approves new tram line to the harbour',
    'Work on the line is to begin in spring, the transport department said.',
  ],
  ['Painter Ada Lindqvist wins national arts prize', 'The jury praised her large landscapes of the northern coast.'],
  ['Volcano on Mount Terevo sends ash over three villages', 'Residents were told to stay indoors and wear masks.'],
  ['Bakers worry as price of butter doubles', 'A kilo of butter costs twice what it did a year ago.'],
  [
    'Rare owl returns to Elmsford marsh after forty years',
    'Birdwatchers have come from all over the country to see it.',
  ],
  ['Court jails accountant who stole from hospital charity', 'The judge called it a cruel breach of trust.'],
  ['New telescope spots water on distant planet', 'Astronomers say the signal is the clearest yet.'],
  ['Teachers in Wexley vote to strike over class sizes', 'The union says classes of forty pupils cannot go on.'],
  ['Swimmer Jo Marek breaks the 400 metres record', 'She finished nearly a second ahead of the old mark in Ostrava.'],
  ['How to keep a kitchen garden through the winter', 'Five vegetables that do not mind the frost.'],
  ['Ferry company cancels night crossings until March', 'Too few passengers have booked the late boats.'],
  ['Museum returns bronze mask to island of Sorel', 'The mask was taken by a ship captain in 1897.'],
  [
    'Minister Orla Brandt defends her transport budget',
    'She told a committee that the railways would get their money.',
  ],
  ['Opinion: The case for longer school holidays', 'Children need time to be bored.'],
  ['School uniforms: what parents in Wexley pay', 'A blazer costs more than a pair of good shoes.'],
  ['Should pupils choose their own school uniforms?', 'Two heads and a tailor answer.'],
  ['Who decides where the trams go? A night with the planners', 'From a map on a kitchen table to the cabinet.'],
  ['Norvik Motors opens a test track in the desert', 'The carmaker wants to know how batteries stand the heat.'],
  ['Police warn of thieves at Cardiff bus station', 'Three phones were taken from travellers last week.'],
  ['Athletic sign goalkeeper from Danish club', 'He has played eleven times for his country.'],
]

const START = Date.UTC(2031, 4, 5, 6)

function lines(articles: { title: string; summary?: string; source?: string; hours?: number }[]): GroupLine[] {
  const all = [
    ...BACKGROUND.map(([title, summary], index) => ({
      title,
      summary,
      source: `paper-${index % 4}`,
      hours: index / 10,
    })),
    ...articles.map((article, index) => ({ hours: 2 + index / 2, ...article })),
  ]
  return all.map((article, index) => ({
    id: index - BACKGROUND.length,
    title: article.title,
    summary: article.summary ?? '',
    source: article.source ?? `outlet-${index}`,
    published_at: new Date(START + article.hours * 3_600_000).toISOString(),
  }))
}

/** Groups the articles among the background; the clusters of the articles only, numbered from 0 in order. */
function clustersOf(articles: { title: string; summary?: string; source?: string; hours?: number }[]): number[] {
  const found = groupLines(lines(articles)).slice(BACKGROUND.length)
  const order = [...new Set(found.map((line) => line.cluster))]
  return found.map((line) => order.indexOf(line.cluster))
}

const APART: Record<string, { title: string; summary?: string; source?: string; hours?: number }[]> = {
  'the same person in another event': [
    {
      title: 'Minister Orla Brandt opens new bridge over the Tamsel',
      summary: 'The bridge took six years to build and links two counties.',
    },
    {
      title: 'Former driver sues Orla Brandt over unpaid wages',
      summary: 'The driver says he worked two hundred hours without pay.',
    },
  ],
  'the same two teams on another day': [
    {
      title: 'Rovers beat Athletic 2-1 with late header',
      summary: 'Danso scored in the 89th minute at Mill Lane on Saturday.',
    },
    {
      title: 'Athletic and Rovers draw 0-0 in cup replay',
      summary: 'Neither side found a way through on a wet Tuesday in Carrow.',
      hours: 66,
    },
  ],
  'the same company in another announcement': [
    {
      title: 'Norvik Motors recalls 40,000 vans over faulty brakes',
      summary: 'Owners are asked to visit a garage for a free repair.',
    },
    {
      title: 'Norvik Motors names Elena Sorge as chief executive',
      summary: 'She follows Paul Adair, who retires after eleven years.',
    },
  ],
  'a column that returns every day': [
    {
      title: 'Five things to know today',
      summary: 'The bank sets its rate, the tram drivers meet, and a comet passes.',
      source: 'morning-post',
    },
    {
      title: 'Five things to know today',
      summary: 'Budget day, a rugby final, and the return of the night bus.',
      source: 'morning-post',
      hours: 26,
    },
  ],
  'one programme on two days': [
    {
      title: 'Tamsel cathedral choir sings psalms with bishop Pavel Horst (May 3, 2031)',
      summary: 'Larsen organ, Tamsel cathedral, bishop Pavel Horst.',
      source: 'valley-video',
    },
    {
      title: 'Tamsel cathedral choir sings psalms with bishop Pavel Horst (May 4, 2031)',
      summary: 'Larsen organ, Tamsel cathedral, bishop Pavel Horst.',
      source: 'valley-video',
    },
  ],
  'weather warnings for other places': [
    {
      title: 'Storm warning for the Lindos coast as gales approach',
      summary: 'Ferries to the outer islands stay in port.',
    },
    {
      title: 'Snow warning for the Harz hills as cold front approaches',
      summary: 'Drivers are told to carry chains above 600 metres.',
    },
  ],
  'opinion pieces about one topic': [
    {
      title: 'Opinion: Zoos have had their day',
      summary: 'Films show children more of a lion than a cage does.',
    },
    {
      title: 'Why I still take my children to the zoo',
      summary: 'Nothing on a screen smells like an elephant.',
    },
  ],
  'live pages about different events': [
    {
      title: 'Live updates: Parliament votes on the Osei budget',
      summary: 'Follow the debate minute by minute.',
      source: 'globe',
    },
    {
      title: 'Live updates: Cable car stuck above the Rhune valley',
      summary: 'Follow the rescue minute by minute.',
      source: 'globe',
    },
  ],
  'crimes that look alike': [
    {
      title: 'Man arrested after stabbing outside Leeds nightclub',
      summary: 'A 24-year-old is in hospital with injuries to his arm.',
    },
    {
      title: 'Woman charged after stabbing at Cardiff bus station',
      summary: 'Police were called to the station shortly before midnight.',
    },
  ],
}

const TOGETHER: Record<string, { title: string; summary?: string; source?: string; hours?: number }[]> = {
  'a wire story in other words': [
    {
      title: 'Cargo ship runs aground off Kelso Point',
      summary: 'The Halvard, carrying grain to Oslo, struck rocks early on Monday. All nineteen crew are safe.',
    },
    {
      title: 'Nineteen sailors rescued from stranded Halvard',
      summary: 'A lifeboat took the crew off the grain carrier, which hit rocks near Kelso Point on Monday.',
    },
  ],
  'the same number written in another way': [
    {
      title: 'Twelve miners trapped after Pelham shaft collapses',
      summary: 'Rescuers are drilling towards the men at the Pelham colliery.',
    },
    {
      title: '12 miners trapped in Pelham colliery collapse',
      summary: 'Drilling has begun to reach the men below ground.',
    },
  ],
  'a figure that grows within hours': [
    {
      title: 'Earthquake kills 14 in Orvala province',
      summary: 'A quake of magnitude 6.1 struck the province at dawn, toppling houses.',
    },
    {
      title: 'Orvala earthquake: death toll rises to 23',
      summary: 'Rescuers search the rubble after the magnitude 6.1 quake at dawn.',
      hours: 6,
    },
  ],
}

for (const [name, articles] of Object.entries(APART)) {
  test(`keeps apart ${name}`, () => assert.deepEqual(clustersOf(articles), [0, 1]))
}

for (const [name, articles] of Object.entries(TOGETHER)) {
  test(`brings together ${name}`, () => assert.deepEqual(clustersOf(articles), [0, 0]))
}

test('drops what a source says in every item', () => {
  const titles = [
    'Goat blocks motorway',
    'Mayor plants lime tree',
    'Choir sings at the opera',
    'Cyclist finds gold ring',
  ]
  const clusters = clustersOf(
    titles.map((title) => ({
      title: `${title} | Evening Patrol`,
      summary: 'Join Dana and Piet as they bring you the latest news from here and overseas daily at six.',
      source: 'evening-patrol',
    })),
  )
  assert.deepEqual(clusters, [0, 1, 2, 3])
})

test('keeps each script to itself and groups within it', () => {
  const clusters = clustersOf([
    { title: 'Паром затонул у берегов Линдоса', summary: 'Сорок пассажиров спасены береговой охраной.' },
    { title: 'У берегов Линдоса затонул паром, сорок спасены', summary: 'Береговая охрана сняла пассажиров.' },
    { title: 'リンドス沖でフェリー沈没、四十人救助', summary: '沿岸警備隊が乗客を救助した。' },
    { title: 'フェリーがリンドス沖で沈没 乗客四十人を救助', summary: '沿岸警備隊が発表した。' },
  ])
  assert.deepEqual(clusters, [0, 0, 1, 1])
})

function article(line: GroupLine, index: number): GroupingArticle {
  return {
    id: index + 1,
    title: line.title,
    summary: line.summary ?? '',
    source: line.source ?? '',
    seenAt: new Date(line.published_at!),
    language: '',
  }
}

const STREAM = lines([...Object.values(APART).flat(), ...Object.values(TOGETHER).flat()]).map(article)

function counter(): () => number {
  let last = 100
  return () => ++last
}

/** Applies what a grouper reports, checking that it is consistent. */
class Record_ {
  readonly groups = new Map<number, number>()

  take(grouping: Grouping): void {
    for (const { articleId, storyGroupId } of grouping.assignments) {
      assert.ok(!this.groups.has(articleId))
      this.groups.set(articleId, storyGroupId)
    }
    for (const { articleId, fromStoryGroupId, toStoryGroupId } of grouping.moves) {
      assert.equal(this.groups.get(articleId), fromStoryGroupId)
      this.groups.set(articleId, toStoryGroupId)
    }
    for (const { fromStoryGroupId, intoStoryGroupId } of grouping.merges) {
      assert.ok(intoStoryGroupId < fromStoryGroupId)
      for (const [id, group] of this.groups) if (group === fromStoryGroupId) this.groups.set(id, intoStoryGroupId)
    }
  }

  check(grouper: Grouper): void {
    const members = new Map<number, number[]>()
    for (const [id, group] of [...this.groups].sort((a, b) => a[0] - b[0])) {
      members.set(group, [...(members.get(group) ?? []), id])
    }
    for (const [group, ids] of members) assert.deepEqual(grouper.membersOf(group), ids)
  }
}

test('reports every article once, and every later change, so that a follower knows all groups', () => {
  const grouper = createGrouper()
  const record = new Record_()
  const next = counter()
  for (let start = 0; start < STREAM.length; start += 5)
    record.take(grouper.assign(STREAM.slice(start, start + 5), next))
  record.check(grouper)
  record.take(grouper.settle(next))
  record.check(grouper)
  assert.equal(record.groups.size, STREAM.length)
})

test('gives the same report when a stream is replayed', () => {
  const replay = (): string => {
    const grouper = createGrouper()
    const next = counter()
    return JSON.stringify([...STREAM.map((one) => grouper.assign([one], next)), grouper.settle(next)])
  }
  assert.equal(replay(), replay())
})

test('decides on a batch in parts as on the whole', () => {
  const replay = (parts: number): string => {
    const grouper = createGrouper()
    const next = counter()
    const size = Math.ceil(STREAM.length / parts)
    for (let start = 0; start < STREAM.length; start += size) grouper.arrive(STREAM.slice(start, start + size), next)
    return JSON.stringify(grouper.assign([], next))
  }
  assert.equal(replay(1), JSON.stringify(createGrouper().assign(STREAM, counter())))
  assert.equal(replay(7), replay(1))
})

test('goes on after a restart as if there had been none', () => {
  const half = Math.floor(STREAM.length / 2)
  const steady = createGrouper()
  const next = counter()
  const record = new Record_()
  record.take(steady.assign(STREAM.slice(0, half), next))
  const restarted = createGrouper()
  restarted.restore(STREAM.slice(0, half).map((one) => ({ ...one, storyGroupId: record.groups.get(one.id)! })))
  const both = [steady, restarted].map((grouper) => {
    let last = 500
    const own = new Record_()
    for (const [id, group] of record.groups) own.groups.set(id, group)
    own.take(grouper.assign(STREAM.slice(half), () => ++last))
    own.check(grouper)
    return [...own.groups]
  })
  assert.deepEqual(both[0], both[1])
})

test('forgets what is older than the live window', () => {
  const grouper = createGrouper()
  const [first] = STREAM
  const { assignments } = grouper.assign([first!], counter())
  grouper.expire(new Date(first!.seenAt.getTime() + 71 * 3_600_000))
  assert.deepEqual(grouper.membersOf(assignments[0]!.storyGroupId), [first!.id])
  grouper.expire(new Date(first!.seenAt.getTime() + 73 * 3_600_000))
  assert.deepEqual(grouper.membersOf(assignments[0]!.storyGroupId), [])
})

test('a retitled article keeps its group and is found by its new words', () => {
  const grouper = createGrouper()
  const next = counter()
  const [ship] = TOGETHER['a wire story in other words']!
  const stored = article(lines([ship!])[BACKGROUND.length]!, 900)
  grouper.assign(STREAM.slice(0, BACKGROUND.length), next)
  const group = grouper.assign([{ ...stored, title: 'Breaking news', summary: '' }], next).assignments[0]!.storyGroupId
  grouper.retitle(stored)
  assert.deepEqual(grouper.membersOf(group), [stored.id])
  const second = {
    ...stored,
    id: 950,
    source: 'other',
    title: 'Cargo ship Halvard aground off Kelso Point with 19 crew',
  }
  assert.equal(grouper.assign([second], next).assignments[0]!.storyGroupId, group)
})

test('an embedding is one more piece of evidence, and its absence changes nothing', () => {
  const same = Float32Array.from([1, 0, 0])
  const other = Float32Array.from([0, 1, 0])
  const likeness = (a: Float32Array | null, b: Float32Array | null): number => {
    const grouper = createGrouper()
    const next = counter()
    const [first, second] = lines(TOGETHER['a wire story in other words']!).slice(BACKGROUND.length).map(article)
    grouper.assign(STREAM.slice(0, BACKGROUND.length), next)
    grouper.assign([{ ...first!, id: 800, ...(a && { embedding: a }) }], next)
    return grouper.assign([{ ...second!, id: 801, ...(b && { embedding: b }) }], next).assignments[0]!.similarity
  }
  assert.equal(likeness(null, same), likeness(null, null))
  assert.ok(likeness(same, same) > likeness(null, null))
  assert.ok(likeness(same, other) < likeness(null, null))
})

test('one title and one summary in two outlets are one report, however short the title', () => {
  const article = {
    title: 'Bridge closed',
    summary: 'The old one over the Lohn.',
    seenAt: new Date(1_790_000_000_000),
    language: 'en',
  }
  const idsOf = (second: Partial<GroupingArticle>): number => {
    const grouper = createGrouper()
    let id = 0
    grouper.assign([{ ...article, id: 1, source: 'one' }], () => ++id)
    grouper.assign([{ ...article, id: 2, source: 'two', ...second }], () => ++id)
    grouper.settle(() => ++id)
    return grouper.membersOf(1).length
  }
  assert.equal(idsOf({}), 2)
  assert.equal(idsOf({ summary: 'A bypass north of Ostrava.' }), 1)
})

test('fifty copies of one report are one story, also where there is nothing else', () => {
  const grouper = createGrouper()
  let id = 0
  const copies = Array.from({ length: 50 }, (_, index) => ({
    id: index + 1,
    title: 'Volcano on Mount Terevo sends ash over three villages',
    summary: '',
    source: `outlet-${index}`,
    seenAt: new Date(1_790_000_000_000 + index * 60_000),
    language: 'en',
  }))
  for (const copy of copies) grouper.assign([copy], () => ++id)
  grouper.settle(() => ++id)
  const sizes = Array.from({ length: id }, (_, index) => grouper.membersOf(index + 1).length)
  assert.deepEqual(
    sizes.filter((size) => size > 0),
    [50],
  )
})

test('every newcomer comes with the link that brought it in', () => {
  const grouper = createGrouper()
  const told = lines([
    { title: 'Dam at Orsk bursts, thousands flee', summary: 'The dam on the river burst at night.' },
    { title: 'Thousands flee after dam at Orsk bursts', summary: 'People left their houses when the dam burst.' },
  ]).map(article)
  const next = counter()
  const links = told.flatMap((one) => grouper.assign([one], next).links)
  assert.deepEqual(
    links.map(({ articleId }) => articleId),
    told.map(({ id }) => id),
  )
  const [first, second] = links.slice(-2)
  assert.equal(first?.linkedArticleId, null)
  assert.equal(second?.linkedArticleId, first?.articleId)
  assert.equal(second?.basis, 'words')
  assert.ok(second !== undefined && second.likelihood > 0.5 && second.likelihood <= 1)
})

test('a link that the words alone would not have made is told as made by embeddings', () => {
  const grouper = createGrouper()
  const vector = new Float32Array([1, 0, 0])
  const tell = (id: number, title: string): GroupingArticle => {
    return { id, title, summary: '', source: `outlet-${id}`, seenAt: new Date(START), language: '', embedding: vector }
  }
  grouper.assign([tell(1, 'Erdbeben erschüttert die Insel Sorel und das ganze Land')], () => 1)
  const { assignments, links } = grouper.assign([tell(2, 'Quake shakes the island of Sorel')], () => 2)
  assert.equal(assignments[0]?.storyGroupId, 1)
  assert.deepEqual([links[0]?.linkedArticleId, links[0]?.basis], [1, 'embeddings'])
})

test('an article that ties two stored stories together merges them when it comes', () => {
  const grouper = createGrouper()
  const stream = lines([
    { title: 'Dam at Orsk bursts, thousands flee', summary: 'The dam on the river burst at night.' },
    { title: 'Thousands flee after dam at Orsk bursts', summary: 'People left their houses when the dam burst.' },
    { title: 'Dam at Orsk bursts at night and thousands flee', summary: 'The dam burst and people left their houses.' },
  ]).map(article)
  const tie = stream.pop()!
  grouper.restore(stream.map((one, index) => ({ ...one, storyGroupId: index + 1 })))
  const count = BACKGROUND.length
  assert.deepEqual(grouper.assign([tie], counter()).merges, [
    { fromStoryGroupId: count + 2, intoStoryGroupId: count + 1 },
  ])
  assert.equal(grouper.membersOf(count + 1).length, 3)
})
