import { CALLS } from '../../../contract/calls'
import { registerCustomer, verifyEmail } from '../../customers/registration'
import { attempts } from '../take-attempt'
import type { Shop } from '../context'
import type { Register } from '../register'

/** `POST /api/register` and `POST /api/verify/email` */
export const registerRoutes = (register: Register, shop: Shop) => {
  const desk = { ...shop, take: attempts(shop) }
  register(CALLS.register, async ({ caller, body }) => {
    await registerCustomer(desk, caller, body)
    return null
  })
  register(CALLS.verifyEmail, async ({ body }) => {
    await verifyEmail(shop, body.token)
    return null
  })
}
