import assert from 'node:assert/strict'
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { writeTo } from './archive.ts'

const folder = mkdtempSync(join(tmpdir(), 'debrief-backup-'))
after(() => rmSync(folder, { recursive: true, force: true }))

async function* broken(): AsyncGenerator<string> {
  yield 'half\n'
  throw new Error('the store is away')
}

async function* whole(): AsyncGenerator<string> {
  yield 'new\n'
}

describe('the file of an export', () => {
  test('stays as it was where an export fails half way', async () => {
    const file = join(folder, 'kept.ndjson')
    writeFileSync(file, 'old\n')
    await assert.rejects(writeTo(file, broken()), /the store is away/)
    assert.equal(readFileSync(file, 'utf8'), 'old\n')
    await assert.rejects(writeTo(join(folder, 'absent.ndjson'), broken()))
    assert.deepEqual(readdirSync(folder), ['kept.ndjson'], 'nothing is left of the half')
  })

  test('is replaced by the new one, keeps who may read it, and stays where a link leads', async () => {
    const file = join(folder, 'secret.ndjson')
    writeFileSync(file, 'old, and longer\n')
    chmodSync(file, 0o600)
    symlinkSync(file, join(folder, 'latest.ndjson'))
    await writeTo(join(folder, 'latest.ndjson'), whole())
    assert.equal(readFileSync(file, 'utf8'), 'new\n')
    assert.equal(statSync(file).mode & 0o777, 0o600)
  })

  test('is named where it cannot be made', async () => {
    const file = join(folder, 'nowhere', 'x.ndjson')
    await assert.rejects(writeTo(file, whole()), { code: 'invalid', message: `cannot write ${file} (ENOENT)` })
    await assert.rejects(writeTo(folder, whole()), { code: 'invalid', message: `cannot write ${folder} (EISDIR)` })
  })
})
