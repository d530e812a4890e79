import { setTimeout as pause } from 'node:timers/promises'
import { atMost } from '../figures'
import { type Fault, nameOf } from '../../harness/fault-proxy'
import type { Scenario } from '../scenario'
import type { FaultShop } from '../shop/fault-shop'
import { fillCache, findPages, FRESHNESS_MS, findUncachedProducts } from '../shop/pages'
import { LIVE_CALL } from '../shop/recover'

const FAULTS: Fault[] = [
  { kind: 'refuse' },
  { kind: 'cut' },
  { kind: 'wrong seal' },
  { kind: 'status', status: 500 },
  { kind: 'status', status: 503 },
  { kind: 'reset' },
  { kind: 'garbage' },
  { kind: 'code 500' },
]

/** Number of faults in every test run. */
const SHORT_RUN_FAULTS = 2

/** Longest time until a restarted storefront serves all cached pages itself. */
const MAX_SETTLE_MS = 10_000

const isPage = ({ text }: { text: string }) => text.includes('</html>') && /<h1[\s>]/.test(text)

/** Finds pages that a storefront does not serve, without nginx. */
async function findMissing({ requestStorefront, instances }: FaultShop, pages: string[]) {
  const missing: string[] = []
  for (const index of instances.storefronts.keys())
    for (const path of pages) {
      const response = await requestStorefront(index, path)
      if (response.status !== 200 || !isPage(response)) missing.push(`${path}: ${response.status}`)
    }
  return missing
}

export const storeApiBroken: Scenario = {
  id: 'R04',
  claim:
    'The store API fails in any of eight ways: cached pages are served unchanged, also by a restarted storefront; /api responds 502, 503 or 504 in JSON; an uncached page is no 200.',
  async run({ shop: open, figures, isFull, isShort }) {
    const shop = await open()
    const { pages } = await findPages(shop.request)
    const products = await findUncachedProducts(shop.request, 5)
    await fillCache(shop, pages)
    for (const [index, fault] of (isShort ? FAULTS.slice(0, SHORT_RUN_FAULTS) : FAULTS).entries()) {
      const name = nameOf(fault)
      await shop.heal()
      await shop.storeApi.break(fault)
      if (isFull) await pause(FRESHNESS_MS + 1000)
      figures.none(`${name}: cached pages that fail`, await findMissing(shop, pages))
      const call = await shop.requestStorefront(index % 2, LIVE_CALL)
      figures.check(
        `${name}: a call fails`,
        [500, 502, 503, 504].includes(call.status),
        `${call.status} ${call.text.slice(0, 80)}`,
      )
      figures.check(`${name}: in JSON`, /^\{"code":\d+/.test(call.text), call.text.slice(0, 80))
      const uncached = await shop.requestStorefront(index % 2, `/product/${products[index]}`)
      figures.check(`${name}: an uncached page is no 200`, uncached.status >= 500, `${uncached.status}`)
    }
    await shop.restart(...shop.instances.storefronts)
    // Right after its start a storefront may not listen to Redis yet: until then nginx serves its cached copies.
    const throughNginx = await Promise.all(pages.map((path) => shop.request(path)))
    figures.none(
      'after a restart: cached pages that fail through nginx',
      pages.flatMap((path, index) =>
        throughNginx[index]?.status === 200 ? [] : `${path}: ${throughNginx[index]?.status}`,
      ),
    )
    const startedAt = Date.now()
    let missing = await findMissing(shop, pages)
    while (missing.length > 0 && Date.now() - startedAt < MAX_SETTLE_MS) missing = await findMissing(shop, pages)
    figures.none('soon after, without nginx', missing)
    figures.time('after', Date.now() - startedAt, atMost(MAX_SETTLE_MS))
    if (!isFull) figures.skip('Stale pages are tested with --full only.')
  },
}
