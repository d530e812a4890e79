import { atMost, shortest } from '../figures'
import type { Scenario } from '../scenario'
import { fill, findPages } from '../shop/pages'
import { newShopper } from '../shop/shopper'

const MAX_FIRST_BYTE_MS = 200

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
    figures.time('first byte of a cached page', await shortest(first, MAX_FIRST_BYTE_MS), atMost(MAX_FIRST_BYTE_MS))
    const shopper = newShopper(shop.ask, shop.urls.shop)
    await shopper.logIn()
    await shopper.see('/account')
    const addedByNginx = async () => {
      const throughNginx = await shopper.see('/account', { headers })
      const direct = await shopper.see(`${shop.instances.storefronts[0]?.url}/account`, { headers })
      return Math.max(0, throughNginx.began - direct.began)
    }
    figures.time(
      'first byte of the account: added by nginx',
      await shortest(addedByNginx, MAX_FIRST_BYTE_MS),
      atMost(MAX_FIRST_BYTE_MS),
    )
    figures.leaveOut(
      'No page of the shop waits for the store API after its first part: responses in parts are tested in deploy/nginx, with a storefront that sends them.',
    )
  },
}
