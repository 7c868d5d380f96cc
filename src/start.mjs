// What `npm start` runs. npm start bounds the young generation of every thread to 3 x 4 MB: a third less memory in all,
// at a few per cent more processor time.
import './loading.mjs'

// A stop that comes while the service's code is being read has nothing to close yet. The service has a way of its own.
const leave = () => process.exit(0)
process.on('SIGINT', leave).on('SIGTERM', leave)
const { runService } = await import('./main.ts')
const running = runService(process.env)
process.off('SIGINT', leave).off('SIGTERM', leave)
await running
