import type { Processes } from '../harness/processes'
import type { Figures } from './figures'
import type { FaultShop } from './shop/fault-shop'

/** What a row has to work with. */
export interface Stage {
  /** The shop, opened when it is first asked for; it is whole. */
  shop: () => Promise<FaultShop>
  figures: Figures
  /** From 0 to 1, the same for the same seed. */
  random: () => number
  /** As long as the goal says; else in short. */
  isFull: boolean
  /** In small, as in every test run. */
  isShort: boolean
  processes: Processes
}

/** A fault or a load, and what then has to hold. */
export interface Row {
  /** As in `R03`. */
  id: string
  /** A sentence that can be true or not. */
  claim: string
  run: (stage: Stage) => Promise<void>
}
