import { atLeast } from '../figures'
import { failedOf, startClosedLoop } from '../shop/load'
import type { Scenario } from '../scenario'
import { findPages } from '../shop/pages'
import { LIVE_CALL } from '../shop/recover'

export const restartsUnderLoad: Scenario = {
  id: 'R11',
  claim: 'Every storefront and every store API is restarted under load: no request fails.',
  async run({ shop: open, figures, isFull }) {
    const shop = await open()
    const { products } = await findPages(shop.request)
    let count = 0
    const next = () => {
      count++
      const kinds = [`/product/${products[count % products.length]}?n=${count}`, LIVE_CALL, `/category?n=${count}`]
      const path = kinds[count % kinds.length] ?? '/'
      return { path, send: () => shop.request(path) }
    }
    const load = startClosedLoop({ shoppers: 4, next })
    const { storefronts, storeApis } = shop.instances
    for (let round = 0; round < (isFull ? 20 : 1); round++)
      for (const instance of [...storefronts, ...storeApis]) await instance.restart()
    const results = await load.stop()
    figures.none('failed', failedOf(results))
    figures.add({ name: 'requests', value: results.length, goal: atLeast(100) })
  },
}
