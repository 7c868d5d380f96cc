#!/usr/bin/env node
// `npm start` is `exec node … src/start.mjs`: a POSIX shell then becomes the service, which so receives npm's signals
// itself. Where scripts run in cmd.exe, which has neither `exec` nor `env`, npm finds this command instead.
import { spawn } from 'node:child_process'

const words = process.argv.slice(2)
const env = { ...process.env }
if (words[0] === 'env') {
  words.shift()
  for (let at = words[0].indexOf('='); at > 0; at = words[0].indexOf('=')) {
    const assignment = words.shift()
    env[assignment.slice(0, at)] = assignment.slice(at + 1)
  }
}
const [command, ...args] = words
const child = spawn(command === 'node' ? process.execPath : command, args, { stdio: 'inherit', env })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => process.exit(code ?? 1))
