/** Which way of asking for JSON a backend takes: tried from the strictest down, remembered while the process lives. */
import type { Structure } from './dialect.ts'

export class StructureLadder {
  readonly #structures: readonly Structure[]
  #best = 0

  /** @param structures the strictest first, at least one */
  constructor(structures: readonly Structure[]) {
    this.#structures = structures
  }

  /** The strictest that has not been found refused. */
  get best(): Structure {
    return this.#structures[this.#best]!
  }

  /** The next one down; null below the last. */
  below(structure: Structure): Structure | null {
    return this.#structures[this.#structures.indexOf(structure) + 1] ?? null
  }

  /** The backend took this one after refusing all above it. */
  settleOn(structure: Structure): void {
    this.#best = Math.max(this.#best, this.#structures.indexOf(structure))
  }
}
