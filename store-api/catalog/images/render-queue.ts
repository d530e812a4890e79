/** The queue is full: further tasks would wait too long. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

/** The task was cancelled before it was started. */
export class RenderCancelled extends Error {
  override readonly name = 'RenderCancelled'
}

interface QueuedTask {
  cost: number
  start: () => void
}

interface RunOptions {
  /** Of the task while it waits, counted against `maxQueuedCost`. Default: 1. */
  cost?: number
  /** Cancels the task, unless it has been started. */
  signal?: AbortSignal
}

/** Runs at most `maxConcurrent` tasks at a time; the others wait in order, up to a total cost of `maxQueuedCost`. */
export class RenderQueue {
  private running = 0
  private queuedCost = 0
  private readonly queued: QueuedTask[] = []

  constructor(
    private readonly maxConcurrent: number,
    private readonly maxQueuedCost: number,
  ) {}

  /** @throws QueueFull if the queue is full, RenderCancelled if the signal was aborted while the task waited */
  async run<T>(task: () => Promise<T>, { cost = 1, signal }: RunOptions = {}): Promise<T> {
    if (signal?.aborted) throw new RenderCancelled()
    await this.acquireSlot(cost, signal)
    try {
      return await task()
    } finally {
      this.releaseSlot()
    }
  }

  private acquireSlot(cost: number, signal?: AbortSignal): Promise<void> | void {
    if (this.running < this.maxConcurrent) {
      this.running += 1
      return
    }
    if (this.queuedCost + cost > this.maxQueuedCost) throw new QueueFull()
    this.queuedCost += cost
    return new Promise((start, reject) => {
      const queuedTask = { cost, start }
      this.queued.push(queuedTask)
      signal?.addEventListener('abort', () => this.cancel(queuedTask) && reject(new RenderCancelled()), { once: true })
    })
  }

  /** @returns false if the task was started */
  private cancel(queuedTask: QueuedTask): boolean {
    const place = this.queued.indexOf(queuedTask)
    if (place === -1) return false
    this.queued.splice(place, 1)
    this.queuedCost -= queuedTask.cost
    return true
  }

  /** The slot goes directly to the next in line, so that a new task cannot take it in between. */
  private releaseSlot(): void {
    const next = this.queued.shift()
    if (!next) return void (this.running -= 1)
    this.queuedCost -= next.cost
    next.start()
  }
}
