import type { Bounds } from './bound-bounds'

/** So many at a time; a short line behind them, in which nobody stands for long. */
export class Line {
  readonly #bounds: Omit<Bounds, 'writes'>
  #running = 0
  /** Called when a place is theirs. */
  #waiting: (() => void)[] = []

  constructor(bounds: Omit<Bounds, 'writes'>) {
    this.#bounds = bounds
  }

  /** @returns how to give the place back; null when there is none in time */
  async enter(): Promise<(() => void) | null> {
    const { running, waiting } = this.#bounds
    if (this.#running < running) {
      this.#running++
      return this.#leave
    }
    if (this.#waiting.length >= waiting || !(await this.#wait())) return null
    return this.#leave
  }

  /** @returns whether it was one's turn */
  #wait(): Promise<boolean> {
    return new Promise((resolve) => {
      const go = () => {
        clearTimeout(timer)
        resolve(true)
      }
      const giveUp = () => {
        this.#waiting = this.#waiting.filter((other) => other !== go)
        resolve(false)
      }
      const timer = setTimeout(giveUp, this.#bounds.patience)
      this.#waiting.push(go)
    })
  }

  /** A place goes from hand to hand: who waits need not be faster than who comes. */
  readonly #leave = () => {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#running--
  }
}
