/** Runs at most `width` tasks at a time; the others wait in order. */
export class RenderQueue {
  private running = 0
  private readonly waiting: (() => void)[] = []

  constructor(private readonly width: number) {}

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
    return new Promise((resolve) => this.waiting.push(resolve))
  }

  /** The place goes straight to the next in line, so that no newcomer can slip in between. */
  private passOn(): void {
    const next = this.waiting.shift()
    if (next) next()
    else this.running -= 1
  }
}
