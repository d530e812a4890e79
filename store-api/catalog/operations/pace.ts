import { setTimeout as pause } from 'node:timers/promises'

/** Most products written together. */
export const PRODUCTS_AT_ONCE = 25

/** Maximum time of a batch in the process of the shop, where requests wait for its end; in milliseconds. */
const IN_PROCESS_BATCH_MS = 15

/**
 * Maximum time of a batch outside of the shop's process, where requests share CPU and disks with it; in milliseconds.
 */
const BESIDE_BATCH_MS = 250

/** Pause after a batch, as a share of its duration. */
const REST = 1

/**
 * Keeps a running shop fast while many products are written: a batch is limited to some milliseconds, and requests are
 * handled between batches.
 */
export class Pace {
  /** Products of the next batch. */
  size = 1
  readonly #batchMs: number

  /** @param place where products are written: in the process of the shop, or by another beside it */
  constructor(place: 'in-process' | 'beside' = 'in-process') {
    this.#batchMs = place === 'beside' ? BESIDE_BATCH_MS : IN_PROCESS_BATCH_MS
  }

  /** Called after a batch. @param took milliseconds */
  async rest(took: number): Promise<void> {
    this.size = Math.max(1, Math.min(PRODUCTS_AT_ONCE, Math.floor((this.size * this.#batchMs) / Math.max(1, took))))
    await pause(took * REST)
  }
}
