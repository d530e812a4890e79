import { atMost } from '../figures'
import type { Row } from '../row'
import { fill, findPages } from '../shop/pages'

export const coldStart: Row = {
  id: 'R20',
  claim:
    'A storefront starts while the store API is away: within five seconds it is alive, it is not ready, and it shows what the shop has seen.',
  async run({ shop: open, figures }) {
    const shop = await open()
    const { pages } = await findPages(shop.ask)
    await fill(shop, pages)
    const [storefront] = shop.instances.storefronts
    if (!storefront) throw new Error('there is no storefront')
    await storefront.stop()
    await shop.storeApi.break({ kind: 'refuse' })
    const begun = Date.now()
    await storefront.start()
    figures.time('until it answers', Date.now() - begun, atMost(5000))
    const [alive, ready] = [await shop.askStorefront(0, '/healthz'), await shop.askStorefront(0, '/readyz')]
    figures.that('/healthz says that it is alive', alive.status === 200, String(alive.status))
    figures.that('/readyz says that it is not ready', ready.status === 503, String(ready.status))
    const shown = await Promise.all(pages.map((path) => shop.askStorefront(0, path)))
    figures.none(
      'seen pages that are not shown',
      pages.filter((_, index) => shown[index]?.status !== 200),
    )
    await shop.heal()
    figures.that(
      '/readyz says it is ready when the store API is back',
      (await shop.askStorefront(0, '/readyz')).status === 200,
    )
  },
}
