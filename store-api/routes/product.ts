import { CALLS } from '../../lib/contract/calls'
import type { Shop } from '../context'
import type { Register } from '../register'
import { readProduct } from './product-detail'
import { listProducts } from './product-list'

/** `GET /api/product`, `GET /api/product/{key}` */
export const productRoutes = (register: Register, shop: Shop) => {
  register(CALLS.listProducts, ({ query }) => listProducts(shop, query))
  register(CALLS.getProduct, ({ params }) => readProduct(shop, params.key ?? ''))
}
