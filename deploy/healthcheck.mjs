// Whether this container should get requests: exit code 0 if so. A worker serves nobody, and is well while it runs.
const { ROLE = '', PORT = '' } = process.env
if (ROLE.toLowerCase() !== 'worker') {
  const answer = await fetch(`http://127.0.0.1:${PORT || 8001}/readyz`, { signal: AbortSignal.timeout(4_000) }).catch(
    () => null,
  )
  process.exitCode = answer?.ok === true ? 0 : 1
}
