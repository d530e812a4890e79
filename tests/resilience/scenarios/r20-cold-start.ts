import { atMost, shortestDuration } from '../figures'
import type { Scenario } from '../scenario'
import { fillCache, findPages } from '../shop/pages'

/** Longest start of a storefront. */
const MAX_START_MS = 5000

export const coldStart: Scenario = {
  id: 'R20',
  claim:
    'A storefront starts while the store API is down: within five seconds it is live, not ready, and serves the pages that are cached.',
  async run({ shop: open, figures }) {
    const shop = await open()
    const { pages } = await findPages(shop.request)
    await fillCache(shop, pages)
    const [storefront] = shop.instances.storefronts
    if (!storefront) throw new Error('there is no storefront')
    await shop.storeApi.break({ kind: 'refuse' })
    const restart = async () => {
      await storefront.stop()
      const startedAt = Date.now()
      await storefront.start()
      return Date.now() - startedAt
    }
    figures.time('until its first response', await shortestDuration(restart, MAX_START_MS), atMost(MAX_START_MS))
    const [alive, ready] = [await shop.requestStorefront(0, '/healthz'), await shop.requestStorefront(0, '/readyz')]
    figures.check('/healthz returns 200', alive.status === 200, String(alive.status))
    figures.check('/readyz returns 503', ready.status === 503, String(ready.status))
    const responses = await Promise.all(pages.map((path) => shop.requestStorefront(0, path)))
    figures.none(
      'cached pages that fail',
      pages.filter((_, index) => responses[index]?.status !== 200),
    )
    await shop.heal()
    figures.check(
      '/readyz returns 200 once the store API is back',
      (await shop.requestStorefront(0, '/readyz')).status === 200,
    )
  },
}
