import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { JoiningLink } from '../domain/grouping.ts'
import type { LiveArticle } from './live-window.ts'
import { Partition } from './partition.ts'
import type { StoryGroup } from './story-group.ts'

function article(id: number): LiveArticle {
  return { id, groupId: -1 } as LiveArticle
}

function setUp(groups: number[][]): { partition: Partition; live: Map<number, LiveArticle>; next: () => number } {
  const partition = new Partition()
  const live = new Map<number, LiveArticle>()
  groups.forEach((members, index) => {
    for (const id of members) {
      const one = article(id)
      live.set(id, one)
      partition.place(one, index + 1)
    }
  })
  partition.setSettled(false)
  let last = groups.length
  partition.newIdsLeft = 1
  return { partition, live, next: () => ++last }
}

const noLink = ({ id }: LiveArticle): JoiningLink => ({
  articleId: id,
  linkedArticleId: null,
  likelihood: 0,
  basis: 'words',
})
const firstMember = (group: StoryGroup): number[] => [group.earliest()[0]!.id]

test('two groups that join keep the lower id, and the other is reported as merged into it', () => {
  const { partition, live, next } = setUp([[1], [2, 3]])
  partition.arrange([[live.get(1)!, live.get(2)!, live.get(3)!]], next)
  const { moves, merges, changed } = partition.report('', firstMember, noLink)
  assert.deepEqual(moves, [])
  assert.deepEqual(merges, [{ fromStoryGroupId: 2, intoStoryGroupId: 1 }])
  assert.deepEqual(
    changed.map((change) => change.storyGroupId),
    [1],
  )
})

test('a group that divides keeps its id where most members are, and the others are reported as moved', () => {
  const { partition, live, next } = setUp([[1, 2, 3]])
  partition.arrange([[live.get(1)!], [live.get(2)!, live.get(3)!]], next)
  const { moves, merges } = partition.report('told apart', firstMember, noLink)
  assert.deepEqual(moves, [{ articleId: 1, fromStoryGroupId: 1, toStoryGroupId: 2, reason: 'told apart' }])
  assert.deepEqual(merges, [])
})

test('a group whose members go different ways is merged where most of them went', () => {
  const { partition, live, next } = setUp([
    [1, 2, 3],
    [4, 5, 6],
    [7, 8, 9],
  ])
  const all = (...ids: number[]): LiveArticle[] => ids.map((id) => live.get(id)!)
  partition.arrange([all(1, 2, 3, 7, 8), all(4, 5, 6, 9)], next)
  const { moves, merges } = partition.report('', firstMember, noLink)
  assert.deepEqual(
    moves.map((move) => [move.articleId, move.toStoryGroupId]),
    [[9, 2]],
  )
  assert.deepEqual(merges, [{ fromStoryGroupId: 3, intoStoryGroupId: 1 }])
})

test('a group emptied into a later one, step by step, takes that one instead: the lower id survives', () => {
  const { partition, live, next } = setUp([[1], [2, 3], [4], [5]])
  const all = (...ids: number[]): LiveArticle[] => ids.map((id) => live.get(id)!)
  partition.arrange([all(1, 2), all(3, 4)], next)
  partition.arrange([all(1), all(2, 5)], next)
  const { moves, merges } = partition.report('', firstMember, noLink)
  assert.deepEqual(
    moves.map((move) => [move.articleId, move.fromStoryGroupId, move.toStoryGroupId]),
    [[2, 2, 4]],
  )
  assert.deepEqual(merges, [{ fromStoryGroupId: 3, intoStoryGroupId: 2 }])
})

test('a group that came and went within one report is never mentioned', () => {
  const { partition, live, next } = setUp([[1]])
  const newcomers = [article(2), article(3)]
  for (const one of newcomers) {
    partition.arrive(one, 0)
    partition.arrange([[one]], next)
  }
  partition.arrange([[live.get(1)!, ...newcomers]], next)
  const { assignments, moves, merges } = partition.report('', firstMember, noLink)
  assert.deepEqual(
    assignments.map((assignment) => [assignment.articleId, assignment.storyGroupId, assignment.isNewGroup]),
    [
      [2, 1, false],
      [3, 1, false],
    ],
  )
  assert.deepEqual([moves, merges], [[], []])
})

test('asks for no more new ids than there are new articles: without one, a group stays undivided', () => {
  const { partition, live, next } = setUp([[1, 2, 3]])
  partition.newIdsLeft = 0
  const newcomer = article(4)
  partition.arrive(newcomer, 0)
  partition.arrange([[live.get(1)!], [live.get(2)!, live.get(3)!], [newcomer]], next)
  const { assignments, moves } = partition.report('', firstMember, noLink)
  assert.deepEqual([assignments[0]!.storyGroupId, moves], [2, []])
  assert.equal(partition.membersOf(1).size, 3)
})

test('settled groups do not merge, and the larger one takes a newcomer, until they are compared anew', () => {
  const { partition, live, next } = setUp([[1], [2, 3]])
  partition.setSettled(true)
  const newcomer = article(4)
  partition.arrive(newcomer, 0.9)
  const all = [...live.values(), newcomer]
  partition.arrange([all], next)
  const { assignments, moves, merges } = partition.report('', firstMember, noLink)
  assert.deepEqual([assignments[0]?.storyGroupId, moves, merges], [2, [], []])
  partition.setSettled(false)
  partition.arrange([all], next)
  const settled = partition.report('', firstMember, noLink)
  assert.deepEqual(settled.merges, [{ fromStoryGroupId: 2, intoStoryGroupId: 1 }])
})
