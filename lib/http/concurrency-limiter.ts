/** So many at a time and no more: who comes when all places are taken is asked to come later. */
export class ConcurrencyLimiter {
  #free: number

  constructor(count: number) {
    this.#free = count
  }

  /** @returns how to give the place back, or null when none is free */
  take(): (() => void) | null {
    if (this.#free === 0) return null
    this.#free--
    return () => {
      this.#free++
    }
  }
}
