import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { createHostQueue } from './host-queue.ts'

/** Tasks that end when told to, and a record of which have started. */
function createTasks() {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const task = (name: string) => () => {
    started.push(name)
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await settled()
  }
  return { started, task, end }
}

/** Lets everything that is ready happen. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

const QUEUE = { atOnce: 3, restMs: () => 0 }

test('runs the tasks of one host one after the other, and those of several side by side', async () => {
  const queue = createHostQueue(QUEUE)
  const { started, task, end } = createTasks()
  for (const name of ['a1', 'a2', 'b1', 'a3']) void queue.run(name[0]!, task(name))
  await settled()
  assert.deepEqual(started, ['a1', 'b1'])
  await end('a1')
  await end('a2')
  assert.deepEqual(started, ['a1', 'b1', 'a2', 'a3'])
})

test('runs no more than so many tasks at once, and gives every host its turn', async () => {
  const queue = createHostQueue(QUEUE)
  const { started, task, end } = createTasks()
  for (const name of ['a1', 'b1', 'c1', 'a2', 'a3', 'd1', 'e1']) void queue.run(name[0]!, task(name))
  await settled()
  assert.deepEqual(started, ['a1', 'b1', 'c1'])
  await end('a1')
  await end('a2')
  assert.deepEqual(started.slice(3), ['a2', 'd1'], 'a host just served goes behind those that have waited')
  await end('b1')
  await end('c1')
  assert.deepEqual(started.slice(3), ['a2', 'd1', 'e1', 'a3'])
})

test('lets a host rest between two tasks, from the end of the first', async (context: TestContext) => {
  context.mock.timers.enable({ apis: ['setTimeout'] })
  const queue = createHostQueue({ atOnce: 3, restMs: (host) => (host === 'a' ? 1_000 : 0) })
  const { started, task, end } = createTasks()
  for (const name of ['a1', 'a2', 'b1', 'b2']) void queue.run(name[0]!, task(name))
  await settled()
  context.mock.timers.tick(5_000)
  await end('b1')
  await end('a1')
  assert.deepEqual(started, ['a1', 'b1', 'b2'])
  context.mock.timers.tick(999)
  await settled()
  assert.deepEqual(started, ['a1', 'b1', 'b2'])
  context.mock.timers.tick(1)
  await settled()
  assert.deepEqual(started, ['a1', 'b1', 'b2', 'a2'])
  await end('a2')
  void queue.run('a', task('a3'))
  await settled()
  assert.equal(started.includes('a3'), false, 'a task that comes during the rest waits for its end')
  context.mock.timers.tick(1_000)
  await settled()
  assert.equal(started.includes('a3'), true)
})

test('an urgent task goes before those that wait, a task given up before its turn is never run', async () => {
  const queue = createHostQueue(QUEUE)
  const { started, task, end } = createTasks()
  const stop = new AbortController()
  void queue.run('a', task('a1'))
  void queue.run('a', task('a2'))
  const givenUp = queue.run('a', task('a3'), { signal: stop.signal })
  void queue.run('a', task('a4'), { isUrgent: true })
  stop.abort(new Error('enough'))
  await assert.rejects(givenUp, /enough/)
  await assert.rejects(queue.run('a', task('a5'), { signal: stop.signal }), /enough/)
  for (const name of ['a1', 'a4', 'a2']) await end(name)
  assert.deepEqual(started, ['a1', 'a4', 'a2'])
})

test('a task that fails frees its place and its host', async () => {
  const queue = createHostQueue({ atOnce: 1, restMs: () => 0 })
  const broken = queue.run('a', async () => {
    throw new Error('broken')
  })
  const next = queue.run('a', async () => 'a')
  const other = queue.run('b', async () => 'b')
  await assert.rejects(broken, /broken/)
  assert.deepEqual(await Promise.all([next, other]), ['a', 'b'])
})
