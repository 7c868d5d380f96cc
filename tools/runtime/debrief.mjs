#!/usr/bin/env node
// The `debrief` command. Runs src/cli.ts on a Node.js new enough to run TypeScript: this one, or the one that
// npm brought into node_modules/.bin when the system's is older.
import { spawn } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const self = realpathSync(fileURLToPath(import.meta.url))
const root = join(dirname(self), '..', '..')
const [major] = process.versions.node.split('.').map(Number)

const isService = process.argv[2] === 'serve'

if (major >= 24) {
  if (isService) await import(pathToFileURL(join(root, 'src', 'early-stop.mjs')).href)
  await import(pathToFileURL(join(root, 'src', 'loading.mjs')).href)
  await import(pathToFileURL(join(root, 'src', 'cli.ts')).href)
} else {
  const packaged = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (!existsSync(packaged)) {
    process.stderr.write(
      `debrief: Node.js ${process.versions.node} is too old and no newer one is installed: run "npm ci" first\n`,
    )
    process.exit(1)
  }
  const child = spawn(packaged, ['--max-semi-space-size=4', self, ...process.argv.slice(2)], { stdio: 'inherit' })
  let isTold = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      isTold = true
      child.kill(signal)
    })
  }
  // A service that is told to stop before it can listen dies of the signal, and has stopped as told.
  child.on('exit', (code) => process.exit(code ?? (isService && isTold ? 0 : 1)))
}
