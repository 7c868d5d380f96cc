/**
 * Lets requests go one at a time per host, with a rest between two of them, and only so many at once in all.
 * A host is what the Host header says: a name and, where it is not the usual one, a port.
 *
 *   lane a   ■■■■  ·rest·  ■■  ·rest·  …        ■ in flight, at most one per lane and `atOnce` over all lanes
 *   lane b      ■■■■■■■■  ·rest·  ■■■  …
 */

export interface HostQueue {
  /**
   * Runs `task` when its host is free.
   * @param isUrgent goes before whatever else waits for this host: the next hop of a fetch under way
   * @throws the signal's reason when it aborts before the turn came, and whatever `task` throws
   */
  run<T>(host: string, task: () => Promise<T>, options?: { signal?: AbortSignal; isUrgent?: boolean }): Promise<T>
  /** Forgets every rest under way. Waiting tasks are expected to be aborted by their signals. */
  close(): void
}

export interface HostQueueLimits {
  /** Tasks in flight over all hosts. */
  atOnce: number
  /** From the end of one task to the start of the next one of the same host. */
  restMs: (host: string) => number
}

interface Lane {
  host: string
  waiting: (() => void)[]
  isBusy: boolean
  rest: NodeJS.Timeout | null
}

export function createHostQueue(limits: HostQueueLimits): HostQueue {
  const lanes = new Map<string, Lane>()
  let inFlight = 0

  function laneOf(host: string): Lane {
    const known = lanes.get(host)
    if (known !== undefined) return known
    const lane: Lane = { host, waiting: [], isBusy: false, rest: null }
    lanes.set(host, lane)
    return lane
  }

  /** Starts what may start. A lane that was served moves to the end, so that every host gets its turn. */
  function startNext(): void {
    for (const lane of [...lanes.values()]) {
      if (inFlight >= limits.atOnce) return
      if (lane.isBusy || lane.rest !== null) continue
      const start = lane.waiting.shift()
      lanes.delete(lane.host)
      if (start === undefined) continue
      lanes.set(lane.host, lane)
      lane.isBusy = true
      inFlight += 1
      start()
    }
  }

  function finish(lane: Lane): void {
    inFlight -= 1
    lane.isBusy = false
    const restMs = limits.restMs(lane.host)
    if (restMs > 0) {
      lane.rest = setTimeout(() => {
        lane.rest = null
        startNext()
      }, restMs)
      // Nobody waits for a rest that nobody follows.
      if (lane.waiting.length === 0) lane.rest.unref()
    }
    startNext()
  }

  function turn(host: string, signal: AbortSignal | undefined, isUrgent: boolean): Promise<Lane> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted()
      const lane = laneOf(host)
      const start = () => {
        signal?.removeEventListener('abort', leave)
        resolve(lane)
      }
      const leave = () => {
        lane.waiting = lane.waiting.filter((other) => other !== start)
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', leave, { once: true })
      if (isUrgent) lane.waiting.unshift(start)
      else lane.waiting.push(start)
      lane.rest?.ref()
      startNext()
    })
  }

  return {
    async run(host, task, { signal, isUrgent = false } = {}) {
      const lane = await turn(host, signal, isUrgent)
      try {
        return await task()
      } finally {
        finish(lane)
      }
    },
    close() {
      for (const lane of lanes.values()) if (lane.rest !== null) clearTimeout(lane.rest)
      lanes.clear()
    },
  }
}
