import type { Processes } from '../harness/processes'
import { Figures } from './figures'
import { type FaultShop, openFaultShop } from './shop/fault-shop'
import { seededRandom } from '../../store-api/catalog/images/seeded-random'
import type { Options } from './options'

/** Context of a row. */
export interface ScenarioContext {
  /** Returns the shop without faults; it is started on first use. */
  shop: () => Promise<FaultShop>
  figures: Figures
  /** Returns 0 to 1, determined by the seed. */
  random: () => number
  /** Whether the row runs as long as its goal requires. */
  isFull: boolean
  /** Whether to run with smaller numbers, as in every test run. */
  isShort: boolean
  processes: Processes
}

/** A fault or a load, and a claim that must hold. */
export interface Scenario {
  /** For example `R03`. */
  id: string
  /** A testable sentence. */
  claim: string
  run: (context: ScenarioContext) => Promise<void>
}

/** One shop for all rows, healed before each row. */
export class SharedShop {
  #opened: Promise<FaultShop> | undefined

  constructor(private readonly random: () => number) {}

  async get(): Promise<FaultShop> {
    this.#opened ??= openFaultShop(this.random)
    const shop = await this.#opened
    await shop.heal()
    return shop
  }

  async close(): Promise<void> {
    await (await this.#opened)?.close()
  }
}

export const contextOf = (
  sharedShop: SharedShop,
  { isFull, isShort, seed }: Options,
  processes: Processes,
  id: string,
): ScenarioContext => ({
  shop: () => sharedShop.get(),
  figures: new Figures(),
  random: seededRandom(`${seed} ${id}`),
  isFull,
  isShort,
  processes,
})
