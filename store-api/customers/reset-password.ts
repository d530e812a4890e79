import type { ResetPassword } from '../../contract/entities/user'
import { forgetAttempts } from '../http/give-back'
import { loginKey } from '../http/attempt-limits'
import { audit } from '../admin/audit'
import type { Shop } from '../http/context'
import { useLink } from './links'
import { hashPassword, refuseUnfit } from './password'
import { setPassword } from './set-password'
import { markVerified } from './verify-email'

/**
 * Sets a new password by the link of a mail, which proves the email too, and lets its owner in again after too many
 * failed logins. The password is hashed only once the link is known to be good: a made-up one costs no work.
 * @throws Failure 400 for a common password, 4101, 4102
 */
export async function resetPassword(shop: Shop, { token, password }: ResetPassword): Promise<void> {
  refuseUnfit(password, 'password', shop.texts)
  const customerId = await shop.db.transaction(async (tx) => {
    const now = shop.now()
    const customerId = await useLink(tx, { token, purpose: 'reset', now })
    const email = await setPassword(tx, shop, { customerId, passwordHash: await hashPassword(password) })
    await markVerified(tx, customerId, now)
    await forgetAttempts(tx, [loginKey(email)])
    return customerId
  })
  audit(shop.logger, 'password reset', { customerId })
}
