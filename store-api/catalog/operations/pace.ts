import { setTimeout as pause } from 'node:timers/promises'

/** Most products written together. */
export const PRODUCTS_AT_ONCE = 25

/**
 * Maximum time of a batch, in milliseconds: PGlite handles no request before its end, and a program beside the shop
 * shares CPU and disks with it. Five products take about as long as one: most statements are per batch.
 */
const BATCH_MS = 250

/**
 * Pause after a batch of products, as a share of its duration. In the shop's process a request waits for the batch to
 * end, so few requests may meet one; beside it they only become slower.
 */
const REST = { 'in-process': 7, beside: 1 }

/** Maximum pause, in milliseconds: a longer one would end the import for lists (store-api/jobs/list-spacing.ts). */
export const MAX_REST_MS = 5_000

/** Pause after a single document, as a share of its duration. */
const SHORT_REST = 1

/**
 * Keeps a running shop fast while many products are written: batches are limited in time, and requests are handled
 * between them.
 */
export class Pace {
  /** Products of the next batch. */
  size = 1
  /** When the next batch may begin, on the clock of `performance.now()`. */
  #freeAt = 0

  /** @param place where products are written: in the process of the shop, or by another beside it */
  constructor(private readonly place: keyof typeof REST = 'in-process') {}

  /** Waits until the next batch may begin: a first one may at once. */
  async begin(): Promise<void> {
    const wait = this.#freeAt - performance.now()
    if (wait > 0) await pause(wait)
  }

  /**
   * Notes the end of a batch.
   * @param took milliseconds
   * @param products their number; 0 for a single document
   */
  end(took: number, products: number): void {
    const rest = products > 0 ? REST[this.place] : SHORT_REST
    this.#freeAt = performance.now() + Math.min(MAX_REST_MS, took * rest)
    // Twice as many do not take twice as long, so the size that fits is found step by step.
    if (took > BATCH_MS) this.size = Math.max(1, Math.floor((products * BATCH_MS) / took))
    else if (products >= this.size) this.size = Math.min(PRODUCTS_AT_ONCE, this.size * 2)
  }
}
