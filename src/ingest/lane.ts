/** Tasks one after the other, in the order they were handed in; one that fails does not stop the next. */
export class Lane {
  #last: Promise<unknown> = Promise.resolve()

  run<T>(task: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(task)
    this.#last = turn.catch(() => undefined)
    return turn
  }
}
