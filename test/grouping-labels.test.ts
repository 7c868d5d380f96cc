/**
 * Holds the labels of docs/reading/grouping-labels to what they promise. What needs the recorded streams, which lie
 * beside the repository, is skipped where they are absent, but never in CI.
 */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, it } from 'node:test'
import { hasStreams, readLabelledWindow, readLabels, readWindow, WINDOWS } from '../tools/grouping/labelled-windows.ts'

const FOLDER = resolve(import.meta.dirname, '../docs/reading/grouping-labels')
const skip = hasStreams() || process.env.CI !== undefined ? false : '../shared/feeds is absent'

describe('labels for grouping', () => {
  it('have a window each, and a row in the README with their number', () => {
    const readme = readFileSync(`${FOLDER}/README.md`, 'utf8')
    const files = readdirSync(FOLDER).filter((name) => name.endsWith('.jsonl'))
    assert.deepEqual(
      files.sort(),
      Object.keys(WINDOWS)
        .map((name) => `${name}.jsonl`)
        .sort(),
    )
    for (const name of Object.keys(WINDOWS)) {
      const row = readme.split('\n').find((line) => line.startsWith(`| \`${name}.jsonl\` |`))
      assert.equal(row?.split('|')[3]?.trim(), String(readLabels(name).length), name)
    }
  })

  for (const name of Object.keys(WINDOWS)) {
    it(`${name}: give every article once, and say rightly which stories are shared`, () => {
      const labels = readLabels(name)
      assert.equal(new Set(labels.map(({ id }) => id)).size, labels.length)
      const sizes = Map.groupBy(labels, ({ cluster }) => cluster)
      for (const { id, cluster, multi } of labels) assert.equal(multi, sizes.get(cluster)!.length > 1, id)
    })

    it(`${name}: carry names of stories, no text`, () => {
      for (const line of readLabels(name)) {
        assert.deepEqual(Object.keys(line), ['id', 'cluster', 'sure', 'multi'])
        assert.match(line.id, /^(fd-[0-9a-f]{12}|wk-\d{6})$/)
        assert.match(line.cluster, /^[a-z0-9-]{1,70}$/)
      }
    })

    it(`${name}: each belong to an article of the window, and nearly all of the window is labelled`, { skip }, () => {
      const set = readLabelledWindow(name)
      assert.equal(set.articles.length, readLabels(name).length)
      for (const article of set.articles) assert.notEqual(article.title, '')
      assert.ok(set.articles.length >= 0.97 * readWindow(WINDOWS[name]!).length)
    })
  }
})
