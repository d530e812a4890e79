import { CALLS } from '../../../contract/calls'
import { addAddress, listAddresses, removeAddress, updateAddress } from '../../customers/addresses'
import { changePassword, forgotPassword, resetPassword } from '../../customers/change-password'
import { readCustomer, toUser, updateProfile } from '../../customers/customers'
import { logIn } from '../../customers/log-in'
import { registerCustomer, sendVerification, verifyEmail } from '../../customers/registration'
import { endAllSessions, endSession } from '../../customers/sessions'
import { subscribe } from '../../customers/subscribers'
import { requireCustomer } from '../authenticate'
import type { Shop } from '../context'
import type { AddRoute } from '../contract-router'
import { rateLimiter } from '../rate-limiter'
import { subscribeLimits } from '../rate-limits'

/** `POST /api/register` and `POST /api/verify/email` */
export const registerRoutes = (register: AddRoute, shop: Shop) => {
  const context = { ...shop, consume: rateLimiter(shop) }
  register(CALLS.register, async ({ caller, body }) => {
    await registerCustomer(context, caller, body)
    return null
  })
  register(CALLS.verifyEmail, async ({ body }) => {
    await verifyEmail(shop, body.token)
    return null
  })
}

/** `POST /api/login` and `POST /api/logout` */
export const loginRoutes = (register: AddRoute, shop: Shop) => {
  const context = { ...shop, consume: rateLimiter(shop) }
  register(CALLS.login, ({ caller, body }) => logIn(context, caller, body))
  register(CALLS.logout, async ({ caller }) => {
    await endSession(shop.db, caller.sessionHash)
    return null
  })
}

/** `POST /api/forgot-password`, `POST /api/reset-password` and `PUT /api/user/password` */
export const passwordRoutes = (register: AddRoute, shop: Shop) => {
  const context = { ...shop, consume: rateLimiter(shop) }
  register(CALLS.forgotPassword, async ({ caller, body }) => {
    await forgotPassword(context, caller, body.email)
    return null
  })
  register(CALLS.resetPassword, async ({ body }) => {
    await resetPassword(shop, body)
    return null
  })
  register(CALLS.changePassword, async ({ caller, body }) => {
    await changePassword(context, { customerId: requireCustomer(caller), sessionHash: caller.sessionHash }, body)
    return null
  })
}

/** The signed-in customer: `/api/user`, `POST /api/user/verification` and `DELETE /api/user/session`. */
export const userRoutes = (register: AddRoute, shop: Shop) => {
  const { db } = shop
  const context = { ...shop, consume: rateLimiter(shop) }
  register(CALLS.getUser, async ({ caller }) => toUser(await readCustomer(db, requireCustomer(caller))))
  register(CALLS.updateUser, async ({ caller, body }) => toUser(await updateProfile(db, requireCustomer(caller), body)))
  register(CALLS.sendVerification, async ({ caller }) => {
    await sendVerification(context, requireCustomer(caller))
    return null
  })
  register(CALLS.endSessions, async ({ caller }) => {
    await endAllSessions(db, requireCustomer(caller))
    return null
  })
}

/** The address book of the signed-in customer. */
export const addressRoutes = (register: AddRoute, shop: Shop) => {
  register(CALLS.listAddresses, ({ caller }) => listAddresses(shop, requireCustomer(caller)))
  register(CALLS.addAddress, ({ caller, body }) => addAddress(shop, requireCustomer(caller), body))
  register(CALLS.updateAddress, ({ caller, params, body }) =>
    updateAddress(shop, requireCustomer(caller), { ...body, id: params.id ?? '' }),
  )
  register(CALLS.removeAddress, async ({ caller, params }) => {
    await removeAddress(shop, requireCustomer(caller), params.id ?? '')
    return null
  })
}

/** `POST /api/subscribe`: the reply is the same for a subscribed address, so that subscribers cannot be probed. */
export const subscribeRoutes = (register: AddRoute, shop: Shop) => {
  const consume = rateLimiter(shop)
  register(CALLS.subscribe, async ({ caller, body }) => {
    await consume(subscribeLimits(caller))
    await subscribe(shop, body.email)
    return null
  })
}
