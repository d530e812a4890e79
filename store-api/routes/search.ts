import { CALLS } from '../../lib/contract/calls'
import type { Shop } from '../context'
import { KeptCards } from '../product/kept-cards'
import type { Register } from '../register'
import { Searches } from '../search/searches'
import { suggest } from '../suggest/suggest'

/** `GET /api/search`, `GET /api/search/suggest` */
export const searchRoutes = (register: Register, shop: Shop) => {
  const cards = new KeptCards(shop)
  const searches = new Searches(shop, cards)
  register(CALLS.suggest, ({ query }) => suggest(shop, cards, query.keyword))
  register(CALLS.searchProducts, ({ query }) => searches.search(query))
}
