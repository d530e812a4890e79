import { CALLS } from '../../../contract/calls'
import { readHome } from '../../catalog/home-page'
import { readMenus } from '../../catalog/read-menus'
import { CardCache } from '../../catalog/product-cards'
import type { Shop } from '../context'
import type { AddRoute } from '../contract-router'

/** `GET /api/home`, `GET /api/menu` */
export const homeRoutes = (register: AddRoute, shop: Shop) => {
  const cards = new CardCache(shop)
  register(CALLS.getHome, async () => ({ sections: await readHome(shop, cards) }))
  register(CALLS.listMenus, () => readMenus(shop))
}
