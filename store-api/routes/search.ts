import { CALLS } from '../../lib/contract/calls'
import type { Shop } from '../context'
import type { Register } from '../register'
import { searchProducts } from '../search/search-products'
import { suggest } from '../suggest/suggest'

/** `GET /api/search`, `GET /api/search/suggest` */
export const searchRoutes = (register: Register, shop: Shop) => {
  register(CALLS.suggest, ({ query }) => suggest(shop, query.keyword))
  register(CALLS.searchProducts, ({ query }) => searchProducts(shop, query))
}
