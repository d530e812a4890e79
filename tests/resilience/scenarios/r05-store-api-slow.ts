import { percentile } from '../../harness/measure'
import { atMost } from '../figures'
import { nameOf, type Fault } from '../../harness/fault-proxy'
import type { Scenario } from '../scenario'
import type { FaultShop } from '../shop/fault-shop'
import { findPages } from '../shop/pages'
import { LIVE_CALL } from '../shop/recover'

const LATE: Fault = { kind: 'slow', delay: 200, jitter: 100 }
const VERY_LATE: Fault = { kind: 'slow', delay: 2000, jitter: 500 }
const THIN: Fault = { kind: 'thin', bytesPerSecond: 8000 }

/** Pages that are in no cache, and calls that are never cached. */
const freshOnes = (products: string[], round: number): string[] => [
  `/product/${products[round % products.length]}/review?page=${round + 2}`,
  `/search?keyword=shirt%20${round}`,
  '/cart',
  '/login',
  LIVE_CALL,
]

/** @returns milliseconds each took, and what failed */
async function askAll({ askStorefront }: FaultShop, paths: string[]) {
  const responses = await Promise.all(paths.map((path, index) => askStorefront(index % 2, path)))
  const wrong = paths.flatMap((path, index) => {
    const status = responses[index]?.status ?? 0
    return status === 200 || status === 404 ? [] : [`${path}: ${status}`]
  })
  return { took: responses.map(({ took }) => took), wrong }
}

export const storeApiSlow: Scenario = {
  id: 'R05',
  claim:
    'The store API responds 200 ± 100 ms late: nothing fails, and 99 of 100 uncached pages are there within a second. Two seconds late, or by a line of 64 kbit/s, nothing takes longer than its time-outs.',
  async run({ shop: open, figures, isFull }) {
    const shop = await open()
    const { products } = await findPages(shop.ask)
    await askAll(shop, freshOnes(products, 0))
    await shop.storeApi.break(LATE)
    const took: number[] = []
    const wrong: string[] = []
    for (let round = 1; round <= (isFull ? 100 : 10); round++) {
      const responses = await askAll(shop, freshOnes(products, round))
      took.push(...responses.took)
      wrong.push(...responses.wrong)
    }
    figures.none(`${nameOf(LATE)}: failed`, wrong)
    figures.time(`${nameOf(LATE)}: half of all`, percentile(took, 50), atMost(1000))
    figures.time(`${nameOf(LATE)}: 99 of 100`, percentile(took, 99), atMost(1000))
    for (const [at, fault] of [VERY_LATE, THIN].entries()) {
      await shop.heal()
      await shop.storeApi.break(fault)
      const responses = await askAll(shop, freshOnes(products, 200 + at))
      figures.none(`${nameOf(fault)}: failed`, responses.wrong)
      figures.time(`${nameOf(fault)}: slowest`, Math.max(...responses.took), atMost(8000))
    }
  },
}
