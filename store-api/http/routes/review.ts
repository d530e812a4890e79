import { CALLS } from '../../../contract/calls'
import { attempts } from '../take-attempt'
import type { Shop } from '../context'
import { requireProduct } from '../../catalog/require-product'
import type { Register } from '../register'
import { requireCustomer } from '../require-customer'
import { addReview, listReviews, readOwnReview } from '../../feedback/reviews'

/** What customers say about a product. */
export const reviewRoutes = (register: Register, shop: Shop) => {
  const desk = { ...shop, take: attempts(shop) }
  register(CALLS.listReviews, ({ params, query }) => listReviews(shop, params.key, query))
  register(CALLS.getOwnReview, async ({ caller, params }) =>
    readOwnReview(shop, requireCustomer(caller), await requireProduct(shop.db, params.key)),
  )
  register(CALLS.addReview, async ({ caller, params, body }) =>
    addReview(desk, requireCustomer(caller), { ...body, key: await requireProduct(shop.db, params.key) }),
  )
}
