import type { Processes } from '../harness/processes'
import { seededRandom } from '../../store-api/demo/images/seeded-random'
import { Figures } from './figures'
import type { Options } from './options'
import type { Stage } from './row'
import { openFaultShop, type FaultShop } from './shop/fault-shop'

/** One shop for all rows: what a row broke is whole before the next one begins. */
export class OneShop {
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

export const stageOf = (one: OneShop, { isFull, isShort, seed }: Options, processes: Processes, id: string): Stage => ({
  shop: () => one.get(),
  figures: new Figures(),
  random: seededRandom(`${seed} ${id}`),
  isFull,
  isShort,
  processes,
})
