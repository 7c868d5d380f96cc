/**
 * Makes the two tables that grouping ships, from the development sets beside the repository: counts of single words,
 * and the trained model of pairs. The same sets give the same bytes.
 *
 *     npm run train:group
 */
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { countWords } from './grouping/count-words.ts'
import { hasSets, SETS_FOLDER } from './grouping/sets.ts'

const ROOM = resolve(import.meta.dirname, '../src/group')

if (!hasSets()) {
  console.error(`the development sets are not at ${SETS_FOLDER}`)
  process.exit(1)
}
writeFileSync(`${ROOM}/word-prior.model.json`, `${JSON.stringify(countWords())}\n`)
// The model of pairs is trained on features that are made with the counts just written.
const { trainPairModel } = await import('./grouping/train-pairs.ts')
const table = trainPairModel([])
writeFileSync(`${ROOM}/pair.model.json`, `${JSON.stringify(table)}\n`)
console.log(`${table.trees.length} trees over ${table.features.length} features`)
