import { CALLS } from '../../../contract/calls'
import type { Shop } from '../context'
import { KeptCards } from '../../catalog/kept-cards'
import type { Register } from '../register'
import { Searches } from '../../search/searches'
import { suggest } from '../../search/suggest'

/** `GET /api/search`, `GET /api/search/suggest` */
export const searchRoutes = (register: Register, shop: Shop) => {
  const cards = new KeptCards(shop)
  const searches = new Searches(shop, cards)
  register(CALLS.suggest, ({ query }) => suggest(shop, cards, query.keyword))
  register(CALLS.searchProducts, ({ query }) => searches.search(query))
}
