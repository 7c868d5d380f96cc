/** What the repository keeps: files of its own, and nothing that points at the machine it was made on. */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

const git = (...options: string[]): string[] =>
  execFileSync('git', options, { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '')

/** A copy without its history, such as an archive of a release, has nothing to ask; CI always has. */
const skip = !existsSync('.git') && process.env.CI === undefined ? 'this copy has no git' : false

test('no kept file is a link, which would lead elsewhere on another machine', { skip }, () => {
  assert.deepEqual(
    git('ls-files', '--stage').filter((line) => line.startsWith('120000')),
    [],
  )
})

test('nothing that is to be ignored is kept', { skip }, () => {
  assert.deepEqual(git('ls-files', '--cached', '--ignored', '--exclude-standard'), [])
})

test('the lock file names no place to download from', () => {
  assert.doesNotMatch(readFileSync('package-lock.json', 'utf8'), /"resolved": "(?!tools\/|client")/)
})
