import { CALLS } from '../../lib/contract/calls'
import type { Shop } from '../context'
import type { Register } from '../register'
import { ProductDetails } from '../product/product-details'
import { listProducts } from './product-list'

/** `GET /api/product`, `GET /api/product/{key}` */
export const productRoutes = (register: Register, shop: Shop) => {
  register(CALLS.listProducts, ({ query }) => listProducts(shop, query))
  const details = new ProductDetails(shop)
  register(CALLS.getProduct, ({ params }) => details.read(params.key ?? ''))
}
