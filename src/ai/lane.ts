/** So many at once, so many more in line; each leaves the line when its signal says so. */

export class Lane {
  readonly #places: number
  readonly #mostWaiting: number
  #taken = 0
  readonly #line: Set<() => void> = new Set()

  constructor(limits: { places: number; mostWaiting: number }) {
    this.#places = limits.places
    this.#mostWaiting = limits.mostWaiting
  }

  /** @returns what gives the place back; or why there is none */
  enter(signal: AbortSignal): Promise<(() => void) | 'full' | 'abandoned'> {
    if (signal.aborted) return Promise.resolve('abandoned')
    if (this.#taken < this.#places) {
      this.#taken += 1
      return Promise.resolve(this.#leaveOnce())
    }
    if (this.#line.size >= this.#mostWaiting) return Promise.resolve('full')
    return new Promise((resolve) => {
      const step = () => {
        signal.removeEventListener('abort', leaveLine)
        resolve(this.#leaveOnce())
      }
      const leaveLine = () => {
        this.#line.delete(step)
        resolve('abandoned')
      }
      this.#line.add(step)
      signal.addEventListener('abort', leaveLine, { once: true })
    })
  }

  #leaveOnce(): () => void {
    let hasLeft = false
    return () => {
      if (hasLeft) return
      hasLeft = true
      const [next] = this.#line
      if (next === undefined) {
        this.#taken -= 1
      } else {
        // The place goes over to the next in line.
        this.#line.delete(next)
        next()
      }
    }
  }
}
