import { UserError } from '../../harness/user-error'
import type { Scenario } from '../scenario'
import { cartRace } from './cart-race'
import { couponLimit, couponPerEmail } from './coupon-limit'
import { foreignAccess } from './foreign-access'
import { forged } from './forged'
import { orderLifecycle } from './order-lifecycle'
import { loginLimit } from './login-limit'
import { mix } from './mix'
import { oneOrderManyKeys, oneOrderSameKey } from './one-order'
import { signatures } from './signatures'
import { stock } from './stock'
import { partialStock } from './partial-stock'
import { webhooks } from './webhooks'

export const SCENARIOS: Scenario[] = [
  stock,
  partialStock,
  oneOrderSameKey,
  oneOrderManyKeys,
  couponLimit,
  couponPerEmail,
  cartRace,
  webhooks,
  orderLifecycle,
  foreignAccess,
  signatures,
  loginLimit,
  forged,
  mix,
]

/** @throws UserError for an unknown name */
export function scenariosCalled(names: string[]): Scenario[] {
  if (names.length === 0) return SCENARIOS
  return names.map((name) => {
    const scenario = SCENARIOS.find((candidate) => candidate.name === name)
    if (!scenario)
      throw new UserError(
        `There is no scenario ${name}. Scenarios: ${SCENARIOS.map((known) => known.name).join(', ')}.`,
      )
    return scenario
  })
}
