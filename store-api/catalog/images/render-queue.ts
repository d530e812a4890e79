/** The queue is full: further tasks would wait too long. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

interface Waiting {
  cost: number
  start: () => void
}

/** Runs at most `width` tasks at a time; the others wait in order, up to a total cost of `mostWaiting`. */
export class RenderQueue {
  private running = 0
  private waitingCost = 0
  private readonly waiting: Waiting[] = []

  constructor(
    private readonly width: number,
    private readonly mostWaiting: number,
  ) {}

  /**
   * @param cost of the task while it waits, counted against `mostWaiting`
   * @throws QueueFull if the queue is full
   */
  async run<T>(task: () => Promise<T>, cost = 1): Promise<T> {
    await this.turn(cost)
    try {
      return await task()
    } finally {
      this.passOn()
    }
  }

  private turn(cost: number): Promise<void> | void {
    if (this.running < this.width) {
      this.running += 1
      return
    }
    if (this.waitingCost + cost > this.mostWaiting) throw new QueueFull()
    this.waitingCost += cost
    return new Promise((start) => this.waiting.push({ cost, start }))
  }

  /** The slot goes directly to the next in line, so that a new task cannot take it in between. */
  private passOn(): void {
    const next = this.waiting.shift()
    if (!next) return void (this.running -= 1)
    this.waitingCost -= next.cost
    next.start()
  }
}
