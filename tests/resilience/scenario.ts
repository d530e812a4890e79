import type { Processes } from '../harness/processes'
import { Figures } from './figures'
import { type FaultShop, openFaultShop } from './shop/fault-shop'
import { seededRandom } from '../../store-api/catalog/images/seeded-random'
import type { Options } from './options'

/** What a row has to work with. */
export interface ScenarioContext {
  /** The shop, opened on first use; all its programs run. */
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
export interface Scenario {
  /** As in `R03`. */
  id: string
  /** A sentence that can be true or not. */
  claim: string
  run: (stage: ScenarioContext) => Promise<void>
}

/** One shop for all rows: what a row broke is whole before the next one begins. */
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
  one: SharedShop,
  { isFull, isShort, seed }: Options,
  processes: Processes,
  id: string,
): ScenarioContext => ({
  shop: () => one.get(),
  figures: new Figures(),
  random: seededRandom(`${seed} ${id}`),
  isFull,
  isShort,
  processes,
})
