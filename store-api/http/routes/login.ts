import { CALLS } from '../../../contract/calls'
import { logIn } from '../../customers/log-in'
import { endSession } from '../../customers/sessions'
import { attempts } from '../take-attempt'
import type { Shop } from '../context'
import type { Register } from '../register'

/** `POST /api/login` and `POST /api/logout` */
export const loginRoutes = (register: Register, shop: Shop) => {
  const desk = { ...shop, take: attempts(shop) }
  register(CALLS.login, ({ caller, body }) => logIn(desk, caller, body))
  register(CALLS.logout, async ({ caller }) => {
    await endSession(shop.db, caller.sessionHash)
    return null
  })
}
