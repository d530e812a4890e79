import { CALLS } from '../../lib/contract/calls'
import { readCustomer, toUser, updateProfile } from '../accounts/customers'
import { endAllSessions } from '../accounts/sessions'
import type { Shop } from '../context'
import type { Register } from '../register'
import { requireCustomer } from '../require-customer'

/** The signed-in customer: `/api/user` and `DELETE /api/user/session`. */
export const userRoutes = (register: Register, { db }: Shop) => {
  register(CALLS.getUser, async ({ caller }) => toUser(await readCustomer(db, requireCustomer(caller))))
  register(CALLS.updateUser, async ({ caller, body }) => toUser(await updateProfile(db, requireCustomer(caller), body)))
  register(CALLS.endSessions, async ({ caller }) => {
    await endAllSessions(db, requireCustomer(caller))
    return null
  })
}
