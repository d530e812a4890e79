import { CALLS } from '../../lib/contract/calls'
import type { Shop } from '../context'
import type { Register } from '../register'
import { searchProducts } from '../search/search-products'

/** `GET /api/search` */
export const searchRoutes = (register: Register, shop: Shop) =>
  register(CALLS.searchProducts, ({ query }) => searchProducts(shop, query))
