/** Keeps the best of what it is offered: a heap with the worst on top. */
export class BestSlots {
  /** What an offer has to exceed. */
  worst = 0
  count = 0
  /** The first `count` are set, in no order. */
  readonly slots: Int32Array
  readonly #size: number
  #scores: Float32Array

  constructor(size: number) {
    this.#size = size
    this.slots = new Int32Array(size)
    this.#scores = new Float32Array(size)
  }

  clear(): void {
    this.count = 0
    this.worst = 0
  }

  offer(slot: number, score: number): void {
    const slots = this.slots
    const scores = this.#scores
    let place: number
    if (this.count < this.#size) {
      place = this.count++
      for (let parent = (place - 1) >> 1; place > 0; parent = (place - 1) >> 1) {
        if (!isWorse(score, slot, scores[parent]!, slots[parent]!)) break
        scores[place] = scores[parent]!
        slots[place] = slots[parent]!
        place = parent
      }
    } else {
      place = 0
      for (let child = 1; child < this.#size; child = 2 * place + 1) {
        if (child + 1 < this.#size && isWorse(scores[child + 1]!, slots[child + 1]!, scores[child]!, slots[child]!))
          child++
        if (!isWorse(scores[child]!, slots[child]!, score, slot)) break
        scores[place] = scores[child]!
        slots[place] = slots[child]!
        place = child
      }
    }
    scores[place] = score
    slots[place] = slot
    if (this.count === this.#size) this.worst = scores[0]!
  }
}

function isWorse(scoreA: number, slotA: number, scoreB: number, slotB: number): boolean {
  return scoreA < scoreB || (scoreA === scoreB && slotA > slotB)
}
