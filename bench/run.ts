/**
 * Runs the benchmarks one after the other: `npm run bench [-- name …]`. Each `*.bench.ts` is a script that prints
 * its figures beside its peer's from the same run. Machines are noisy: read the ratios.
 */
import { spawnSync } from 'node:child_process'
import { glob } from 'node:fs/promises'
import { basename } from 'node:path'

const LONGEST_BENCHMARK_MS = 10 * 60_000

const wanted = process.argv.slice(2)
const files: string[] = []
for await (const file of glob('bench/*.bench.ts')) {
  if (wanted.length === 0 || wanted.includes(basename(file, '.bench.ts'))) files.push(file)
}
for (const file of files.sort()) {
  console.log(`\n── ${basename(file, '.bench.ts')} ──`)
  const { status } = spawnSync(process.execPath, [file], { stdio: 'inherit', timeout: LONGEST_BENCHMARK_MS })
  if (status !== 0) process.exitCode = 1
}
if (files.length === 0) {
  console.error(`no benchmark is called ${wanted.join(', ')}`)
  process.exitCode = 2
}
