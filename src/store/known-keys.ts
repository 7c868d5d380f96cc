/** What transactions of this process have stored and nobody removes, remembered within a bound. */
import type { KnownKeys } from './database.ts'

const BOUND = 50_000

export class CommittedKeys implements KnownKeys {
  readonly #keys = new Set<string>()

  has(key: string): boolean {
    return this.#keys.has(key)
  }

  add(key: string): void {
    if (this.#keys.size >= BOUND) this.#keys.clear()
    this.#keys.add(key)
  }

  clear(): void {
    this.#keys.clear()
  }

  /** The keys as one transaction sees them: its own count for others only after `settle`. */
  begin(): KnownKeys & { settle(): void } {
    const own = new Set<string>()
    return {
      has: (key) => this.#keys.has(key) || own.has(key),
      add: (key) => own.add(key),
      clear: () => {
        this.clear()
        own.clear()
      },
      settle: () => {
        for (const key of own) this.add(key)
      },
    }
  }
}
