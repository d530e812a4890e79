import { setTimeout as pause } from 'node:timers/promises'

/** Most products written together. */
export const PRODUCTS_AT_ONCE = 25

/** How long a batch may take where requests wait for its end, in the process of the shop; in milliseconds. */
const IN_PROCESS_BATCH_MS = 15

/** How long one may take beside the shop's process: requests share processors and disks with it; in milliseconds. */
const BESIDE_BATCH_MS = 250

/** Rest after a batch, as a share of what it took. */
const REST = 1

/**
 * Keeps a running shop fast while many products are written: a batch is as large as can be written in some milliseconds,
 * and between two of them requests have their turn.
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
