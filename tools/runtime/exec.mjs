#!/usr/bin/env node
// `npm start` is `exec node … src/start.mjs`: a POSIX shell then becomes the service, which so receives npm's signals
// itself. Where scripts run in cmd.exe, which has no `exec`, npm finds this command of the same name instead.
import { spawn } from 'node:child_process'

const [command, ...args] = process.argv.slice(2)
const child = spawn(command === 'node' ? process.execPath : command, args, { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => process.exit(code ?? 1))
