import { percentile } from '../../harness/measure'
import { atMost } from '../figures'
import { nameOf, type Fault } from '../../harness/fault-proxy'
import type { Scenario } from '../scenario'
import type { FaultShop } from '../shop/fault-shop'
import { findPages } from '../shop/pages'
import { LIVE_CALL } from '../shop/recover'

const SLOW: Fault = { kind: 'slow', delay: 200, jitter: 100 }
const VERY_SLOW: Fault = { kind: 'slow', delay: 2000, jitter: 500 }
const LOW_BANDWIDTH: Fault = { kind: 'thin', bytesPerSecond: 8000 }

/** Pages that are not cached yet, and calls that are never cached. */
const uncachedPaths = (products: string[], round: number): string[] => [
  `/product/${products[round % products.length]}/review?page=${round + 2}`,
  `/search?keyword=shirt%20${round}`,
  '/cart',
  '/login',
  LIVE_CALL,
]

/** @returns durations in milliseconds, and failed requests */
async function requestAll({ requestStorefront }: FaultShop, paths: string[]) {
  const responses = await Promise.all(paths.map((path, index) => requestStorefront(index % 2, path)))
  const failed = paths.flatMap((path, index) => {
    const status = responses[index]?.status ?? 0
    return status === 200 || status === 404 ? [] : [`${path}: ${status}`]
  })
  return { durations: responses.map(({ durationMs }) => durationMs), failed }
}

export const storeApiSlow: Scenario = {
  id: 'R05',
  claim:
    'The store API responds 200 ± 100 ms late: nothing fails, and 99 of 100 uncached pages are served within a second. Two seconds late, or at 64 kbit/s, nothing takes longer than its timeouts.',
  async run({ shop: open, figures, isFull }) {
    const shop = await open()
    const { products } = await findPages(shop.request)
    await requestAll(shop, uncachedPaths(products, 0))
    await shop.storeApi.break(SLOW)
    const durations: number[] = []
    const failed: string[] = []
    for (let round = 1; round <= (isFull ? 100 : 10); round++) {
      const responses = await requestAll(shop, uncachedPaths(products, round))
      durations.push(...responses.durations)
      failed.push(...responses.failed)
    }
    figures.none(`${nameOf(SLOW)}: failed`, failed)
    figures.time(`${nameOf(SLOW)}: half of all`, percentile(durations, 50), atMost(1000))
    figures.time(`${nameOf(SLOW)}: 99 of 100`, percentile(durations, 99), atMost(1000))
    for (const [at, fault] of [VERY_SLOW, LOW_BANDWIDTH].entries()) {
      await shop.heal()
      await shop.storeApi.break(fault)
      const responses = await requestAll(shop, uncachedPaths(products, 200 + at))
      figures.none(`${nameOf(fault)}: failed`, responses.failed)
      figures.time(`${nameOf(fault)}: slowest`, Math.max(...responses.durations), atMost(8000))
    }
  },
}
