import type { PasswordChange } from '../../contract/entities/user'
import { giveBack } from '../http/give-back'
import { passwordLimits } from '../http/attempt-limits'
import type { TakeAttempt } from '../http/take-attempt'
import { audit } from '../admin/audit'
import type { Shop } from '../http/context'
import { readCustomer } from './customers'
import { wrongPassword } from './failures'
import { hashPassword, isPassword, refuseUnfit } from './password'
import type { Session } from './sessions'
import { setPassword } from './set-password'

interface PasswordDesk extends Shop {
  take: TakeAttempt
}

/** Changes the password of who knows the old one; every other session ends. @throws Failure 400, 4001, 429 */
export async function changePassword(desk: PasswordDesk, session: Session, body: PasswordChange): Promise<void> {
  const { customerId, sessionHash: except } = session
  refuseUnfit(body.newPassword, 'newPassword', desk.texts)
  const tries = await desk.take(passwordLimits(customerId))
  const { passwordHash: oldHash } = await readCustomer(desk.db, customerId)
  if (!(await isPassword(body.oldPassword, oldHash))) throw wrongPassword()
  const passwordHash = await hashPassword(body.newPassword)
  await desk.db.transaction((tx) => setPassword(tx, desk, { customerId, passwordHash, oldHash, except }))
  await giveBack(desk.db, tries)
  audit(desk.logger, 'password changed', { customerId })
}
