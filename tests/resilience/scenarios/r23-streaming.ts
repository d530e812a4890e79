import { atMost, shortest } from '../figures'
import type { Scenario } from '../scenario'
import { fill, findPages } from '../shop/pages'
import { newShopper } from '../shop/shopper'

/** Milliseconds. */
const AT_ONCE = 200

export const streaming: Scenario = {
  id: 'R23',
  claim: 'Nothing buffers a response: a page’s first byte comes through nginx as soon as the storefront sends it.',
  async run({ shop: open, figures }) {
    const shop = await open()
    const { pages } = await findPages(shop.ask)
    await fill(shop, pages)
    for (const path of pages) await shop.ask(path)
    const headers = { 'accept-encoding': 'gzip' }
    const first = async () => {
      const cached = await Promise.all(pages.map((path) => shop.ask(path, { headers })))
      return Math.max(...cached.map(({ began }) => began))
    }
    figures.time('first byte of a kept page', await shortest(first, AT_ONCE), atMost(AT_ONCE))
    const shopper = newShopper(shop.ask, shop.urls.shop)
    await shopper.logIn()
    await shopper.see('/account')
    const more = async () => {
      const near = await shopper.see('/account', { headers })
      const past = await shopper.see(`${shop.instances.storefronts[0]?.url}/account`, { headers })
      return Math.max(0, near.began - past.began)
    }
    figures.time(
      'first byte of the account: through nginx, more than past it',
      await shortest(more, AT_ONCE),
      atMost(AT_ONCE),
    )
    figures.leaveOut(
      'No page of the shop waits with its middle for the store API after its head was sent: what comes in parts is tried in deploy/nginx with a storefront that sends so.',
    )
  },
}
