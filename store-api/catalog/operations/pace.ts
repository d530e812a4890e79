import { setTimeout as pause } from 'node:timers/promises'

/** Most products written together. */
export const PRODUCTS_AT_ONCE = 25

/** How long one batch may keep requests waiting, in milliseconds. */
const BATCH_MS = 15

/** Rest after a batch, as a share of what it took. */
const REST = 1

/**
 * Keeps a running shop fast while many products are written in its process: a batch is as large as can be written in
 * some milliseconds, and between two of them requests have their turn.
 */
export class Pace {
  /** Products of the next batch. */
  size = 1

  /** Called after a batch. @param took milliseconds */
  async rest(took: number): Promise<void> {
    this.size = Math.max(1, Math.min(PRODUCTS_AT_ONCE, Math.floor((this.size * BATCH_MS) / Math.max(1, took))))
    await pause(took * REST)
  }
}
