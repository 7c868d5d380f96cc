/** Stories are found within a language, whatever its script, and across languages by embeddings alone. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { GroupingArticle } from '../domain/grouping.ts'
import { type GroupLine, groupLines } from './group-lines.ts'
import { createGrouper } from './grouper.ts'

interface Telling {
  title: string
  summary?: string
}

/** By language: two tellings of one event, one of another. */
const NEWS: Record<string, [Telling, Telling, Telling]> = {
  de: [
    {
      title: 'Fähre sinkt vor Lindos, Küstenwache rettet 40 Passagiere',
      summary: 'Die Fähre Maritsa ist in einem Sturm gesunken.',
    },
    {
      title: '40 Passagiere nach Untergang der Fähre Maritsa vor Lindos gerettet',
      summary: 'Die Küstenwache holte alle von Bord.',
    },
    {
      title: 'Stadtrat von Kelso schließt das alte Schwimmbad',
      summary: 'Nach dem Beschluss wird das Bad im Mai geschlossen.',
    },
  ],
  fr: [
    {
      title: 'Le ferry Maritsa coule au large de Lindos, 40 passagers secourus',
      summary: 'Les garde-côtes ont secouru tous les passagers du ferry.',
    },
    {
      title: 'Au large de Lindos, les garde-côtes secourent les 40 passagers du ferry Maritsa',
      summary: 'Le navire a coulé dans une tempête.',
    },
    {
      title: 'La mairie de Kelso ferme la vieille piscine',
      summary: 'Le conseil a voté la fermeture de la piscine pour le mois de mai.',
    },
  ],
  ru: [
    { title: 'Паром «Марица» затонул у берегов Линдоса', summary: 'Сорок пассажиров спасены береговой охраной.' },
    {
      title: 'У берегов Линдоса затонул паром «Марица», сорок человек спасены',
      summary: 'Береговая охрана сняла пассажиров.',
    },
    { title: 'Городской совет Келсо закрывает старый бассейн', summary: 'Решение принято на заседании в понедельник.' },
  ],
  uk: [
    { title: 'Пором «Маріца» затонув біля берегів Ліндоса', summary: 'Сорок пасажирів врятовані береговою охороною.' },
    {
      title: 'Біля берегів Ліндоса затонув пором «Маріца», сорок людей врятовано',
      summary: 'Берегова охорона зняла пасажирів.',
    },
    { title: 'Міська рада Келсо закриває старий басейн', summary: 'Рішення ухвалено на засіданні.' },
  ],
  zh: [
    { title: '渡轮“马里察”号在林多斯近海沉没，四十名乘客获救', summary: '海岸警卫队救起了全部乘客。' },
    { title: '林多斯近海渡轮沉没 海岸警卫队救出四十名乘客', summary: '“马里察”号在风暴中沉没。' },
    { title: '凯尔索市议会决定关闭旧游泳馆', summary: '投票于周一举行。' },
  ],
  ja: [
    { title: 'リンドス沖でフェリー沈没、四十人救助', summary: '沿岸警備隊が乗客を救助した。' },
    { title: 'フェリーがリンドス沖で沈没 乗客四十人を救助', summary: '沿岸警備隊が発表した。' },
    { title: 'ケルソ市議会が古いプールの閉鎖を決定', summary: '月曜日に採決が行われた。' },
  ],
  ko: [
    { title: '린도스 앞바다에서 여객선 마리차호 침몰, 승객 40명 구조', summary: '해안경비대가 승객 전원을 구조했다.' },
    { title: '여객선 마리차호 린도스 앞바다 침몰…승객 40명 전원 구조', summary: '해안경비대가 밝혔다.' },
    { title: '켈소 시의회, 낡은 수영장 폐쇄 결정', summary: '표결은 월요일에 있었다.' },
  ],
}

function linesOf(languages: readonly string[], declares: boolean): GroupLine[] {
  return languages
    .flatMap((lang) =>
      NEWS[lang]!.map((telling, index) => ({
        id: `${lang}${index}`,
        source: `${lang}-source-${index}`,
        published_at: `2026-11-20T0${index}:00:00Z`,
        ...(declares ? { lang } : {}),
        ...telling,
      })),
    )
    .sort((a, b) => (a.published_at < b.published_at ? -1 : 1))
}

function clustersOf(lines: GroupLine[]): Map<string, number> {
  return new Map(groupLines(lines).map(({ id, cluster }) => [String(id), cluster]))
}

for (const declares of [true, false]) {
  test(`groups within each language, and keeps them apart, with languages ${declares ? 'declared' : 'detected'}`, () => {
    // What is written in one script by closely related languages is only told apart where it is declared.
    const languages = Object.keys(NEWS).filter((language) => declares || language !== 'uk')
    const clusters = clustersOf(linesOf(languages, declares))
    for (const language of languages) {
      assert.equal(clusters.get(`${language}0`), clusters.get(`${language}1`), `${language}: one event`)
      assert.notEqual(clusters.get(`${language}0`), clusters.get(`${language}2`), `${language}: two events`)
    }
    assert.equal(new Set(clusters.values()).size, 2 * languages.length)
  })
}

test('the very same words in two declared languages are two stories', () => {
  const line = {
    title: 'Maritsa Lindos ferry 40',
    summary: 'Kelso Ostrava Veldhaven',
    published_at: '2026-11-20T00:00:00Z',
  }
  const clusters = clustersOf([
    { id: 'a', lang: 'en', source: 'one', ...line },
    { id: 'b', lang: 'nl', source: 'two', ...line },
    { id: 'c', lang: 'en', source: 'three', ...line },
  ])
  assert.notEqual(clusters.get('a'), clusters.get('b'))
  assert.equal(clusters.get('a'), clusters.get('c'))
})

describe('across languages, with embeddings', () => {
  /** What an encoder would make of the ferry, of another sinking, and of the baths. */
  const FERRY = [1, 0, 0.1]
  const NEARLY_FERRY = [1, 0.9, 0.1]
  const BATHS = [0, 1, 0.1]

  const articleOf = (
    id: number,
    language: string,
    telling: Telling,
    embedding: number[],
    hour = 0,
  ): GroupingArticle => ({
    id,
    title: telling.title,
    summary: telling.summary ?? '',
    source: `${language}-source`,
    seenAt: new Date(Date.UTC(2026, 10, 20, hour)),
    language,
    embedding: Float32Array.from(embedding),
  })

  function groupsOf(arrivals: GroupingArticle[]): { groups: number[][]; settled: number[][] } {
    const grouper = createGrouper()
    let lastId = 0
    const next = (): number => ++lastId
    for (const arrival of arrivals) grouper.assign([arrival], next)
    const read = (): number[][] =>
      Array.from({ length: lastId }, (_, index) => grouper.membersOf(index + 1)).filter(({ length }) => length > 0)
    const groups = read()
    grouper.settle(next)
    return { groups, settled: read() }
  }

  const inTwoLanguages = (hours = 0): GroupingArticle[] => [
    articleOf(1, 'de', NEWS.de![0], FERRY),
    articleOf(2, 'de', NEWS.de![1], FERRY),
    articleOf(3, 'fr', NEWS.fr![2], BATHS),
    articleOf(4, 'fr', NEWS.fr![0], FERRY, hours),
    articleOf(5, 'ru', NEWS.ru![0], FERRY, hours),
  ]

  test('one event is one story', () => {
    const together = [[1, 2, 4, 5], [3]]
    assert.deepEqual(groupsOf(inTwoLanguages()), { groups: together, settled: together })
  })

  test('but not two days later, nor where the likeness is that of a topic, nor with other figures', () => {
    assert.deepEqual(groupsOf(inTwoLanguages(50)).groups.slice(0, 1), [[1, 2]])
    const topic = [articleOf(1, 'de', NEWS.de![0], FERRY), articleOf(2, 'fr', NEWS.fr![0], NEARLY_FERRY)]
    assert.deepEqual(groupsOf(topic).settled, [[1], [2]])
    const figures = [
      articleOf(1, 'de', { title: 'Erdbeben der Stärke 5,1 in Velmark' }, FERRY),
      articleOf(2, 'fr', { title: 'Un séisme de magnitude 6,3 secoue le Velmark' }, FERRY),
      articleOf(3, 'es', { title: 'Un terremoto de magnitud 5.1 sacude Velmark' }, FERRY),
    ]
    assert.deepEqual(groupsOf(figures).settled, [[1, 3], [2]])
  })

  test('an article that has gone is compared with nothing', () => {
    const grouper = createGrouper()
    let lastId = 0
    const next = (): number => ++lastId
    grouper.assign([articleOf(1, 'de', NEWS.de![0], FERRY)], next)
    grouper.expire(new Date(Date.UTC(2026, 10, 24)))
    grouper.assign([articleOf(2, 'fr', NEWS.fr![0], FERRY)], next)
    grouper.settle(next)
    assert.deepEqual([grouper.membersOf(1), grouper.membersOf(2)], [[], [2]])
  })
})
