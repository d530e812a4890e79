/** The queue is full: further tasks would wait too long. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

/** The task was taken out of the queue before it was started. */
export class TakenOut extends Error {
  override readonly name = 'TakenOut'
}

interface Waiting {
  cost: number
  start: () => void
}

interface RunOptions {
  /** Of the task while it waits, counted against `mostWaiting`. Default: 1. */
  cost?: number
  /** Takes the task out of the queue, unless it has been started. */
  signal?: AbortSignal
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

  /** @throws QueueFull if the queue is full, TakenOut if the signal was aborted while the task waited */
  async run<T>(task: () => Promise<T>, { cost = 1, signal }: RunOptions = {}): Promise<T> {
    if (signal?.aborted) throw new TakenOut()
    await this.turn(cost, signal)
    try {
      return await task()
    } finally {
      this.passOn()
    }
  }

  private turn(cost: number, signal?: AbortSignal): Promise<void> | void {
    if (this.running < this.width) {
      this.running += 1
      return
    }
    if (this.waitingCost + cost > this.mostWaiting) throw new QueueFull()
    this.waitingCost += cost
    return new Promise((start, reject) => {
      const waiting = { cost, start }
      this.waiting.push(waiting)
      signal?.addEventListener('abort', () => this.takeOut(waiting) && reject(new TakenOut()), { once: true })
    })
  }

  /** @returns false if the task was started */
  private takeOut(waiting: Waiting): boolean {
    const place = this.waiting.indexOf(waiting)
    if (place === -1) return false
    this.waiting.splice(place, 1)
    this.waitingCost -= waiting.cost
    return true
  }

  /** The slot goes directly to the next in line, so that a new task cannot take it in between. */
  private passOn(): void {
    const next = this.waiting.shift()
    if (!next) return void (this.running -= 1)
    this.waitingCost -= next.cost
    next.start()
  }
}
