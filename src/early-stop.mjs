// A stop that comes while the service's code is being read has nothing to close yet. `runService` takes these listeners
// away: the service has a way of its own.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(0))
