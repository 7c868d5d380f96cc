/** Names the process that holds the lease of ingestion, and says of a name whether that process is gone for certain. */
import { hostname } from 'node:os'
import process from 'node:process'

/** The same in every thread of this process, and no other's: ids of processes come again, in a container at every start. */
export function nameHolder(): string {
  return `${hostname()}:${process.pid}:${Math.round(performance.timeOrigin)}`
}

/** Whether the holder was a process of this machine that has ended; false where nobody can tell. */
export function isGone(holder: string): boolean {
  const [, host, id] = /^(.+):(\d+):[^:]+$/.exec(holder) ?? []
  if (host !== hostname()) return false
  const pid = Number(id)
  if (pid === process.pid) return holder !== nameHolder()
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}
