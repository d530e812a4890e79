import { atMost, shortestDuration } from '../figures'
import type { Scenario } from '../scenario'
import { fillCache, findPages } from '../shop/pages'
import { newShopper } from '../shop/shopper'

const MAX_FIRST_BYTE_MS = 200

export const streaming: Scenario = {
  id: 'R23',
  claim: 'Nothing buffers a response: a page’s first byte comes through nginx as soon as the storefront sends it.',
  async run({ shop: open, figures }) {
    const shop = await open()
    const { pages } = await findPages(shop.request)
    await fillCache(shop, pages)
    for (const path of pages) await shop.request(path)
    const headers = { 'accept-encoding': 'gzip' }
    const first = async () => {
      const cached = await Promise.all(pages.map((path) => shop.request(path, { headers })))
      return Math.max(...cached.map(({ firstByteMs }) => firstByteMs))
    }
    figures.time(
      'first byte of a cached page',
      await shortestDuration(first, MAX_FIRST_BYTE_MS),
      atMost(MAX_FIRST_BYTE_MS),
    )
    const shopper = newShopper(shop.request, shop.urls.shop)
    await shopper.logIn()
    await shopper.request('/account')
    const addedByNginx = async () => {
      const throughNginx = await shopper.request('/account', { headers })
      const direct = await shopper.request(`${shop.instances.storefronts[0]?.url}/account`, { headers })
      return Math.max(0, throughNginx.firstByteMs - direct.firstByteMs)
    }
    figures.time(
      'first byte of the account: added by nginx',
      await shortestDuration(addedByNginx, MAX_FIRST_BYTE_MS),
      atMost(MAX_FIRST_BYTE_MS),
    )
    figures.skip(
      'No page of the shop waits for the store API after its first part: responses in parts are tested in deploy/nginx, with a storefront that sends them.',
    )
  },
}
