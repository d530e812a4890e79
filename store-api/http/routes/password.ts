import { CALLS } from '../../../contract/calls'
import { changePassword, forgotPassword, resetPassword } from '../../customers/change-password'
import { attempts } from '../take-attempt'
import type { Shop } from '../context'
import type { Register } from '../register'
import { requireCustomer } from '../require-customer'

/** `POST /api/forgot-password`, `POST /api/reset-password` and `PUT /api/user/password` */
export const passwordRoutes = (register: Register, shop: Shop) => {
  const desk = { ...shop, take: attempts(shop) }
  register(CALLS.forgotPassword, async ({ caller, body }) => {
    await forgotPassword(desk, caller, body.email)
    return null
  })
  register(CALLS.resetPassword, async ({ body }) => {
    await resetPassword(shop, body)
    return null
  })
  register(CALLS.changePassword, async ({ caller, body }) => {
    await changePassword(desk, { customerId: requireCustomer(caller), sessionHash: caller.sessionHash }, body)
    return null
  })
}
