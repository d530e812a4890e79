import { CALLS } from '../../../contract/calls'
import { attempts } from '../take-attempt'
import type { Shop } from '../context'
import { requireProduct } from '../../catalog/require-product'
import { addQuestion, listQuestions } from '../../feedback/questions'
import type { Register } from '../register'
import { requireCustomer } from '../require-customer'

/** What customers ask about a product. */
export const questionRoutes = (register: Register, shop: Shop) => {
  const desk = { ...shop, take: attempts(shop) }
  register(CALLS.listQuestions, ({ params, query }) => listQuestions(shop, params.key, query))
  register(CALLS.addQuestion, async ({ caller, params, body }) =>
    addQuestion(desk, requireCustomer(caller), { ...body, key: await requireProduct(shop.db, params.key) }),
  )
}
