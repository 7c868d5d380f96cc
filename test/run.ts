/**
 * Runs the tests and closes with the counts of all groups in one line. Unit and in-process tests share two processes: what
 * reads headlines, and all the rest. Files named `*.process.test.ts` kill, spawn or load, and get a process each, one after
 * the other. Where there are two cores, the rest runs beside the others.
 */
import { spawn } from 'node:child_process'
import { glob } from 'node:fs/promises'
import { availableParallelism } from 'node:os'

async function list(patterns: string[]): Promise<string[]> {
  const files: string[] = []
  for await (const file of glob(patterns, { exclude: (name) => name.includes('node_modules') })) files.push(file)
  return files.sort()
}

interface Counts {
  pass: number
  fail: number
  skipped: number
}

let aside = ''
function printAside(): void {
  process.stdout.write(aside)
  aside = ''
}

/** @param isAside what it prints is kept for `printAside`, so that it does not come between the lines of another group */
function runFiles(files: string[], options: string[], isAside = false): Promise<Counts> {
  return new Promise((resolve) => {
    const counts: Counts = { pass: 0, fail: 0, skipped: 0 }
    if (files.length === 0) return resolve(counts)
    const child = spawn(process.execPath, ['--test', '--test-reporter=spec', ...options, ...files], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let tail = ''
    child.stdout.setEncoding('utf8')
    child.stdout.on('data', (text: string) => {
      if (isAside) aside += text
      else process.stdout.write(text)
      tail = (tail + text).slice(-100_000)
    })
    child.on('close', (code) => {
      for (const key of ['pass', 'fail', 'skipped'] as const) {
        const found = [...tail.matchAll(new RegExp(`^\\S+ ${key} (\\d+)$`, 'gm'))].at(-1)
        counts[key] = Number(found?.[1] ?? 0)
      }
      // A runner that died without a summary counts as a failure, never as nothing.
      if (code !== 0 && counts.fail === 0) counts.fail = 1
      resolve(counts)
    })
  })
}

const only = process.argv.slice(2)
const all = only.length > 0 ? only : await list(['src/**/*.test.ts', 'test/**/*.test.ts', 'web/**/*.test.ts'])
const own = all.filter((file) => file.endsWith('.process.test.ts'))
const shared = all.filter((file) => !own.includes(file))
const headlines = shared.filter((file) => file.startsWith('src/neutralize/'))
const others = shared.filter((file) => !headlines.includes(file))
const SHARED = ['--test-isolation=none', '--test-timeout=120000']
const APART = ['--test-concurrency=1', '--test-timeout=300000']
const runRest = () => runFiles(others, SHARED, headlines.length + own.length > 0)
const beside = availableParallelism() > 1 ? runRest() : null
const counts = [await runFiles(headlines, SHARED), await runFiles(own, APART), await (beside ?? runRest())]
printAside()

const total = (key: keyof Counts) => counts.reduce((sum, group) => sum + group[key], 0)
process.stdout.write(`${total('pass')} passed, ${total('fail')} failed, ${total('skipped')} skipped\n`)
process.exitCode = total('fail') > 0 ? 1 : 0
