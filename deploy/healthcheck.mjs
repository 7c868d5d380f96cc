// Whether this container should get requests: exit code 0 if so. A worker serves nobody, and is well while it runs.
// Blanks around a value, as a line of an env file may end in, are none of it: the service reads them so.
const { ROLE = '', PORT = '' } = process.env
if (ROLE.trim().toLowerCase() !== 'worker') {
  const answer = await fetch(`http://127.0.0.1:${PORT.trim() || 8001}/readyz`, { signal: AbortSignal.timeout(4_000) }).catch(
    () => null,
  )
  process.exitCode = answer?.ok === true ? 0 : 1
}
