import { setTimeout as pause } from 'node:timers/promises'
import { atMost, exactly } from '../figures'
import type { Scenario } from '../scenario'
import type { FaultShop } from '../shop/fault-shop'
import { fillCache, findPages } from '../shop/pages'

const MAX_WAIT_MS = 90_000

/** @param price with two decimals, such as `79.00` */
async function setPrice({ request, instances }: FaultShop, key: string, price: string) {
  const [{ url } = { url: '' }] = instances.storeApis
  const body = new URLSearchParams({ key, price }).toString()
  const headers = { origin: url, 'content-type': 'application/x-www-form-urlencoded' }
  return (await request(`${url}/dev/orders/price`, { method: 'POST', headers, body })).status
}

export const consistentPrices: Scenario = {
  id: 'R24',
  claim:
    'A price is changed: every storefront, and nginx in front of them, shows it within 60 s, also while Redis is down; /api returns it at once.',
  async run({ shop: open, figures, random }) {
    const cases = [
      ['without a fault', async () => {}],
      ['without Redis', (shop: FaultShop) => shop.redis.break({ kind: 'refuse' })],
    ] as const
    for (const [name, injectFault] of cases) {
      const shop = await open()
      const { products, pages } = await findPages(shop.request)
      const key = products[0] ?? ''
      await fillCache(shop, pages)
      await injectFault(shop)
      const price = (60 + Math.floor(random() * 3000) / 100).toFixed(2)
      figures.add({
        name: `${name}: status of the change`,
        value: await setPrice(shop, key, price),
        goal: exactly(303),
      })
      const changedAt = Date.now()
      const addresses = [...shop.instances.storefronts.map(({ url }) => url), ''].map(
        (origin) => `${origin}/product/${key}`,
      )
      const waits = addresses.map(async (url) => {
        while (!(await shop.request(url)).text.includes(price) && Date.now() - changedAt < MAX_WAIT_MS) await pause(200)
        return Date.now() - changedAt
      })
      figures.time(`${name}: shown everywhere after`, Math.max(...(await Promise.all(waits))), atMost(60_000))
      const { text } = await shop.request(`/api/product/${key}`)
      figures.check(
        `${name}: /api returns it`,
        text.includes(String(Math.round(Number(price) * 100))),
        text.slice(0, 200),
      )
    }
  },
}
