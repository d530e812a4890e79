import { CALLS } from '../../../contract/calls'
import { readHome } from '../../catalog/home-page'
import { CardCache } from '../../catalog/product-cards'
import type { Shop } from '../context'
import type { AddRoute } from '../contract-router'

/** `GET /api/home` */
export const homeRoutes = (register: AddRoute, shop: Shop) => {
  const cards = new CardCache(shop)
  register(CALLS.getHome, async () => ({ sections: await readHome(shop, cards) }))
}
