import { CALLS } from '../../../contract/calls'
import type { Shop } from '../context'
import type { Register } from '../register'
import { KeptCards } from '../../catalog/kept-cards'
import { ProductDetails } from '../../catalog/product-details'
import { listProducts } from '../../catalog/product-list'

/** `GET /api/product`, `GET /api/product/{key}` */
export const productRoutes = (register: Register, shop: Shop) => {
  const cards = new KeptCards(shop)
  register(CALLS.listProducts, ({ query }) => listProducts(shop, cards, query))
  const details = new ProductDetails(shop)
  register(CALLS.getProduct, ({ params }) => details.read(params.key ?? ''))
}
