import { setTimeout as pause } from 'node:timers/promises'

/** Maximum number of products in a batch. */
export const MAX_BATCH_PRODUCTS = 25

/**
 * Maximum time of a batch, in milliseconds: PGlite handles no request before its end, and a program beside the shop
 * shares CPU and disks with it. Five products take about as long as one: most statements are per batch.
 */
const MAX_BATCH_MS = 250

/**
 * Pause after a batch of products, as a share of its duration. In the shop's process a request waits for the batch to
 * end, so few requests may meet one; beside it they only become slower.
 */
const PAUSE_RATIOS = { 'in-process': 7, beside: 1 }

/** Maximum pause, in milliseconds: a longer one would end the import for lists (store-api/jobs/list-throttle.ts). */
export const MAX_PAUSE_MS = 5_000

/** Pause after a single document, as a share of its duration. */
const DOCUMENT_PAUSE_RATIO = 1

/**
 * Keeps a running shop fast while many products are written: batches are limited in time, and requests are handled
 * between them.
 */
export class Pace {
  /** Products of the next batch. */
  size = 1
  /** When the next batch may begin, on the clock of `performance.now()`. */
  #nextBatchAt = 0

  /** @param place where products are written: in the process of the shop, or by another beside it */
  constructor(private readonly place: keyof typeof PAUSE_RATIOS = 'in-process') {}

  /** Waits until the next batch may begin; the first one does not wait. */
  async begin(): Promise<void> {
    const wait = this.#nextBatchAt - performance.now()
    if (wait > 0) await pause(wait)
  }

  /**
   * Records the end of a batch.
   * @param durationMs milliseconds
   * @param products their number; 0 for a single document
   */
  end(durationMs: number, products: number): void {
    const pauseRatio = products > 0 ? PAUSE_RATIOS[this.place] : DOCUMENT_PAUSE_RATIO
    this.#nextBatchAt = performance.now() + Math.min(MAX_PAUSE_MS, durationMs * pauseRatio)
    // Twice as many do not take twice as long, so the size that fits is found step by step.
    if (durationMs > MAX_BATCH_MS) this.size = Math.max(1, Math.floor((products * MAX_BATCH_MS) / durationMs))
    else if (products >= this.size) this.size = Math.min(MAX_BATCH_PRODUCTS, this.size * 2)
  }
}
