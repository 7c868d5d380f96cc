/** Which two groups join next. */
export interface Offer<Bond> {
  nearness: number
  a: number
  b: number
  bond: Bond
}

/** The nearest first; ties by the lower numbers. */
export class OfferHeap<Bond> {
  #offers: Offer<Bond>[] = []

  push(offer: Offer<Bond>): void {
    const offers = this.#offers
    let index = offers.length
    offers.push(offer)
    while (index > 0) {
      const parent = (index - 1) >> 1
      if (!isBefore(offer, offers[parent]!)) break
      offers[index] = offers[parent]!
      index = parent
    }
    offers[index] = offer
  }

  pop(): Offer<Bond> | undefined {
    const offers = this.#offers
    const top = offers[0]
    const last = offers.pop()
    if (last === undefined || offers.length === 0) return top
    let index = 0
    for (;;) {
      let child = 2 * index + 1
      if (child >= offers.length) break
      if (child + 1 < offers.length && isBefore(offers[child + 1]!, offers[child]!)) child++
      if (!isBefore(offers[child]!, last)) break
      offers[index] = offers[child]!
      index = child
    }
    offers[index] = last
    return top
  }
}

function isBefore(x: Offer<unknown>, y: Offer<unknown>): boolean {
  return x.nearness !== y.nearness ? x.nearness > y.nearness : x.a !== y.a ? x.a < y.a : x.b < y.b
}
