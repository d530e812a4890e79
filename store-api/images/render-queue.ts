/** More tasks wait than can be done while anybody still cares. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

/** Runs at most `width` tasks at a time; the others wait in order, `mostWaiting` of them. */
export class RenderQueue {
  private running = 0
  private readonly waiting: (() => void)[] = []

  constructor(
    private readonly width: number,
    private readonly mostWaiting: number,
  ) {}

  async run<T>(task: () => Promise<T>): Promise<T> {
    await this.turn()
    try {
      return await task()
    } finally {
      this.passOn()
    }
  }

  private turn(): Promise<void> | void {
    if (this.running < this.width) {
      this.running += 1
      return
    }
    if (this.waiting.length >= this.mostWaiting) throw new QueueFull()
    return new Promise((resolve) => this.waiting.push(resolve))
  }

  /** The place goes straight to the next in line, so that no newcomer can slip in between. */
  private passOn(): void {
    const next = this.waiting.shift()
    if (next) next()
    else this.running -= 1
  }
}
