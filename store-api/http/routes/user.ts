import { CALLS } from '../../../contract/calls'
import { readCustomer, toUser, updateProfile } from '../../customers/customers'
import { sendVerification } from '../../customers/registration'
import { endAllSessions } from '../../customers/sessions'
import { attempts } from '../take-attempt'
import type { Shop } from '../context'
import type { Register } from '../register'
import { requireCustomer } from '../require-customer'

/** The signed-in customer: `/api/user`, `POST /api/user/verification` and `DELETE /api/user/session`. */
export const userRoutes = (register: Register, shop: Shop) => {
  const { db } = shop
  const desk = { ...shop, take: attempts(shop) }
  register(CALLS.getUser, async ({ caller }) => toUser(await readCustomer(db, requireCustomer(caller))))
  register(CALLS.updateUser, async ({ caller, body }) => toUser(await updateProfile(db, requireCustomer(caller), body)))
  register(CALLS.sendVerification, async ({ caller }) => {
    await sendVerification(desk, requireCustomer(caller))
    return null
  })
  register(CALLS.endSessions, async ({ caller }) => {
    await endAllSessions(db, requireCustomer(caller))
    return null
  })
}
