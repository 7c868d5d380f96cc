import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { Boilerplate, type FromSource, hashSource } from './boilerplate.ts'
import { NO_PLACE, readChunk, type Segment } from './chunks.ts'

const sentence = (number: number): Segment => ({
  text: `sentence ${number}`,
  hash: number * 7919,
  chunks: [],
  places: [],
})

const by = (source: string, slot: number): FromSource => ({ slot, source, sourceHash: hashSource(source) })

test('knows which sentences three live articles of one source have, whatever comes and goes', () => {
  const change = fc.record({
    leaves: fc.boolean(),
    source: fc.nat(2),
    sentences: fc.array(fc.nat(8), { maxLength: 4 }),
  })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 120 }), (changes) => {
      const boilerplate = new Boilerplate()
      const live: { slot: number; source: string; sentences: Set<number> }[] = []
      const countOf = (source: string, number: number): number =>
        live.filter((one) => one.source === source && one.sentences.has(number)).length
      changes.forEach(({ leaves, source: number, sentences }, slot) => {
        const first = leaves ? live.shift() : undefined
        if (first !== undefined) boilerplate.forget(first.slot)
        const source = `source ${number}`
        const revised = boilerplate.note(by(source, slot), [], sentences.map(sentence))
        const added = new Set(sentences)
        for (const other of revised) {
          const revisedArticle = live.find((one) => one.slot === other)!
          assert.equal(revisedArticle.source, source)
          assert.ok([...added].some((one) => revisedArticle.sentences.has(one) && countOf(source, one) === 2))
        }
        live.push({ slot, source, sentences: added })
        for (const one of added) {
          const kept = boilerplate.keep(
            by(source, slot),
            [{ ...sentence(one), chunks: [CHUNK], places: [NO_PLACE] }],
            false,
          )
          assert.equal(kept.length, countOf(source, one) < 3 ? 1 : 0, `sentence ${one} of ${source}`)
        }
      })
    }),
  )
})

const CHUNK = readChunk('word')
